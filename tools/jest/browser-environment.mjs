import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compile-once.mjs';
import { answerPlainStyles } from './plain-styles.mjs';

compileOnce();

const fromNode = [
  'AbortController',
  'AbortSignal',
  'fetch',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
];

/** jsdom with the platform's own fetch: the router hands the loader's signal to it, so they must match. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    answerPlainStyles(this.global);
    // No page was loaded over a network.
    this.global.performance.getEntriesByType = () => [];
  }
}
