// An edition within a link: its file, compressed, behind the "#", which browsers send to nobody.

import { at } from "../lib/server/links";
import { LARGEST_FILE } from "../lib/server/protocol";

export const PLACE = "/make";

export async function linkTo(text: string): Promise<string> {
  return `${location.origin}${at(PLACE)}#${await pack(text)}`;
}

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const plain = btoa(String.fromCharCode(...bytes));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The file within a link; raises if it is damaged, or larger than an edition may be. */
export async function unpack(packed: string): Promise<string> {
  const plain = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(await readAll(stream));
}

/** A few bytes can become a great many: no more is taken than an edition may have. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const found: number[] = [];
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (found.length + part.value.length > LARGEST_FILE) {
      await reader.cancel();
      throw new RangeError("larger than an edition may be");
    }
    for (const byte of part.value) found.push(byte);
  }
  return Uint8Array.from(found);
}
