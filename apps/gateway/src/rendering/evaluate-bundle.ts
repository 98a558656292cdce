import { Script } from 'node:vm';
import type { BundleSource } from './worker-messages';

type Wrapped = (
  module: { exports: unknown },
  exports: unknown,
  require: (name: string) => unknown,
) => void;

/**
 * Runs a server bundle's text and gives its exports. It can require what `allowed` lists and nothing else.
 * This keeps honest bundles apart, it is no sandbox: the text must have passed its integrity check. One that
 * never ends is cut off by whoever started the worker.
 */
export function evaluateBundle(
  { app, text }: BundleSource,
  allowed: Record<string, unknown>,
): unknown {
  const require = (name: string): unknown => {
    if (!Object.hasOwn(allowed, name)) throw new Error(`${name} may not be required`);
    return allowed[name];
  };
  const script = new Script(`(module, exports, require) => {${text}\n}`, {
    filename: `${app}/server.js`,
  });
  const module: { exports: unknown } = { exports: {} };
  (script.runInThisContext() as Wrapped)(module, module.exports, require);
  return module.exports;
}
