import { Script } from 'node:vm';
import type { BundleSource } from './worker-messages';

/** A bundle that computes for longer than this while it loads (milliseconds) is cut off. */
const LOAD_LIMIT_MS = 2000;

const PLACE = '__zaino_bundle__';

/**
 * Runs a server bundle's text and gives its exports. It can require what `allowed` lists and nothing else.
 * This keeps honest bundles apart, it is no sandbox: the text must have passed its integrity check.
 */
export function evaluateBundle<Exports>(
  { app, text }: BundleSource,
  allowed: Record<string, unknown>,
): Exports {
  const module = { exports: {} };
  const require = (name: string): unknown => {
    if (!Object.hasOwn(allowed, name)) throw new Error(`${name} may not be required`);
    return allowed[name];
  };
  const script = new Script(
    `(({ module, exports, require }) => {${text}\n})(globalThis.${PLACE})`,
    { filename: `${app}/server.js` },
  );
  Object.assign(globalThis, { [PLACE]: { module, exports: module.exports, require } });
  try {
    script.runInThisContext({ timeout: LOAD_LIMIT_MS });
  } finally {
    Reflect.deleteProperty(globalThis, PLACE);
  }
  return module.exports as Exports;
}
