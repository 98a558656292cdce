// Lets plain Node run the contracts that a team outside this repository has as a package: Node itself runs no TypeScript
// of packages.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Options, transformSync } from '@swc/core';

const packed = /\/node_modules\/@zaino\/.*\.ts$/;
const options: Options = {
  jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
  module: { type: 'es6' },
};

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !packed.test(context.parentURL ?? '')) {
      return next(specifier, context);
    }
    const url = new URL(`${specifier}.ts`, context.parentURL);
    return next(existsSync(url) ? url.href : specifier, context);
  },
  load(url, context, next) {
    if (!packed.test(url)) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    return { format: 'module', source: transformSync(source, options).code, shortCircuit: true };
  },
});
