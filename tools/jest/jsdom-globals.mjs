import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has none of these, and the router and the api client need them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
for (const name of ['Request', 'Response', 'Headers', 'fetch', 'AbortController', 'AbortSignal']) {
  if (!(name in globalThis)) throw new Error(`jest lacks ${name}`);
}
