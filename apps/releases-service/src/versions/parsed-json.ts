/** What a file of an upload says; undefined where it is no JSON. */
export function parsedJson(content: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(content).toString('utf8'));
  } catch {
    return undefined;
  }
}
