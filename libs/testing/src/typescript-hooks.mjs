// Lets plain Node run a service's sources: tests kill such a process, or look at its exit code.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import './aliases.mjs';

const options = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
};

/** Bundlers take JSON that is imported without its type; Node asks for it. */
function isImportWithoutType({ conditions, importAttributes }) {
  return conditions.includes('import') && importAttributes?.type === undefined;
}

registerHooks({
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
