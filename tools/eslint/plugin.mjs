import nx from '@nx/eslint-plugin';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import ts from 'typescript-eslint';

const { 'no-extraneous-class': extraneousClass, 'consistent-type-imports': typeImports } =
  ts.plugin.rules;

/** What typescript-eslint's parser tells of decorators, which keep the types of what is injected: oxlint has no word for it. */
const parserServices = {
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  program: null,
  esTreeNodeToTSNodeMap: new WeakMap(),
  tsNodeToESTreeNodeMap: new WeakMap(),
};

function createTypeImports(context) {
  const sourceCode = Object.create(context.sourceCode, {
    parserServices: { value: parserServices },
  });
  return typeImports.create(Object.create(context, { sourceCode: { value: sourceCode } }));
}

/** The rules that oxlint has not in its own language, as ESLint and its plugins have them. */
export default {
  meta: { name: 'eslint-js' },
  rules: {
    'enforce-module-boundaries': nx.rules['enforce-module-boundaries'],
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
    'no-extraneous-class': extraneousClass,
    'consistent-type-imports': { ...typeImports, create: createTypeImports },
  },
};
