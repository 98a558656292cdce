import { Script } from 'node:vm';
import type { BundleSource } from './worker-messages';

type Wrapped = (
  module: { exports: unknown },
  exports: unknown,
  require: (name: string) => unknown,
) => void;

interface EvaluatedBundle {
  exports: unknown;
  /** What V8 has made of it by now, for the next thread; undefined where that was given. */
  compiled: () => Uint8Array | undefined;
}

/**
 * Runs a server bundle's text. It can require what `allowed` lists and nothing else.
 * This keeps honest bundles apart, it is no sandbox: the text must have passed its integrity check. One that
 * never ends is cut off by whoever started the worker.
 */
export function evaluateBundle(
  { app, text, compiled }: BundleSource,
  allowed: Record<string, unknown>,
): EvaluatedBundle {
  const require = (name: string): unknown => {
    if (!Object.hasOwn(allowed, name)) throw new Error(`${name} may not be required`);
    return allowed[name];
  };
  const script = new Script(`(module, exports, require) => {${text}\n}`, {
    filename: `${app}/server.js`,
    // V8 looks whether it is its own, and compiles the text where it is not.
    cachedData: compiled,
  });
  const module: { exports: unknown } = { exports: {} };
  (script.runInThisContext() as Wrapped)(module, module.exports, require);
  const isKnown = compiled !== undefined && script.cachedDataRejected !== true;
  return {
    exports: module.exports,
    compiled: () => (isKnown ? undefined : script.createCachedData()),
  };
}
