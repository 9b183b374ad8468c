// What one's own hand is sorted by: a choice that the browser keeps.

import type { Order } from "./hands";
import { kept } from "../server/tokens";

class HandOrder {
  by = $state<Order>(kept.preference("order") === "number" ? "number" : "color");

  toggle(): void {
    this.by = this.by === "color" ? "number" : "color";
    kept.keepPreference("order", this.by === "color" ? null : this.by);
  }
}

export const handOrder = new HandOrder();
