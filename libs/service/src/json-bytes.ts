/**
 * JSON as bytes, with the type of what it says. Bytes that were put together of pieces are what they are declared to be:
 * the tests over HTTP, which parse every answer, hold them to it.
 */
export type JsonBytes<Value> = Buffer & { readonly value?: Value };

export function jsonBytes<Value>(value: Value): JsonBytes<Value> {
  return Buffer.from(JSON.stringify(value));
}
