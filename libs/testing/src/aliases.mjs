// Lets plain Node run the workspace's TypeScript as it is written: imports by the aliases of tsconfig.base.json, and
// without endings. Preloaded by `node --import`; the types are stripped by Node itself.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const workspace = new URL('../../../', import.meta.url);
const { compilerOptions } = JSON.parse(
  readFileSync(new URL('tsconfig.base.json', workspace), 'utf8'),
);
const aliases = Object.entries(compilerOptions.paths).map(([name, [target]]) => ({
  prefix: name.replace('*', ''),
  target,
}));

/** Where the sources stand that a specifier means; undefined for a package, or a file that is named with its ending. */
function sourceOf(specifier, parent) {
  const alias = aliases.find(({ prefix }) => specifier.startsWith(prefix));
  if (alias) {
    const path = alias.target.replace('*', specifier.slice(alias.prefix.length));
    return new URL(path.endsWith('.ts') ? path : `${path}.ts`, workspace);
  }
  // A runner of tests adds a query to have a file anew.
  if (!specifier.startsWith('.') || !/\.ts(\?|$)/.test(parent ?? '')) return undefined;
  const url = new URL(`${specifier}.ts`, parent);
  return existsSync(url) ? url : undefined;
}

registerHooks({
  resolve: (specifier, context, next) =>
    next(sourceOf(specifier, context.parentURL)?.href ?? specifier, context),
});
