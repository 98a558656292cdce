// Lets plain Node run a service's sources: tests kill such a process, or look at its exit code.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const options = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
};

const libraries = new URL('../../', import.meta.url);

/** As in tsconfig.base.json. */
function libraryFile(specifier) {
  const [, contract] = /^@zaino\/contracts\/(\w+)$/.exec(specifier) ?? [];
  if (contract !== undefined) return `contracts/${contract}/src/index.ts`;
  const [, library, file] = /^@zaino\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  return library && `${library}/src/${file}.ts`;
}

/** Bundlers take JSON that is imported without its type; Node asks for it. */
function isImportWithoutType({ conditions, importAttributes }) {
  return conditions.includes('import') && importAttributes?.type === undefined;
}

registerHooks({
  resolve(specifier, context, next) {
    const file = libraryFile(specifier);
    if (file) return next(new URL(file, libraries).href, context);
    if (!specifier.startsWith('.') || specifier.endsWith('.json')) return next(specifier, context);
    const url = new URL(`${specifier}.ts`, context.parentURL);
    return existsSync(url) ? next(url.href, context) : next(specifier, context);
  },
  load(url, context, next) {
    if (url.endsWith('.json') && isImportWithoutType(context)) {
      const text = readFileSync(fileURLToPath(url), 'utf8');
      return { format: 'module', source: `export default ${text}`, shortCircuit: true };
    }
    // A runner of tests adds a query to have a file anew.
    if (!/\.ts(\?|$)/.test(url)) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    return { format: 'module', source: transformSync(source, options).code, shortCircuit: true };
  },
});
