/** What a stream of deflated bytes becomes, up to `most` bytes: a small one may hold gigabytes. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader();
  let text = '';
  try {
    while (text.length < most) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += latin1(value);
    }
  } catch {
    // One that ends too soon or too late is read as far as it goes, as every reader of PDFs does.
    return text;
  }
  await reader.cancel();
  return text.slice(0, most);
}

/** At once: more would be too many arguments. */
const SLICE = 8192;

/** One character a byte. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE) {
    text += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  }
  return text;
}
