import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import { importBoundaries, sharedModulesByName } from './tools/eslint/import-boundaries.mjs';

const source = ['**/*.{ts,tsx}'];
const tests = ['**/*.spec.{ts,tsx}', 'apps/e2e/**', 'apps/blog-e2e/**', 'libs/browser-testing/**'];

/** A literal that is spread to save lines: its members are written out where it stands. */
const literalSpreads = [
  'SpreadElement > :matches(ObjectExpression, ArrayExpression).argument',
  'SpreadElement > TSAsExpression > :matches(ObjectExpression, ArrayExpression).expression',
  'JSXSpreadAttribute > ObjectExpression.argument',
].map((selector) => ({ selector, message: 'Write the members of the literal out.' }));

/** Days and moments are Italy's on the server, in every browser and in tests: what writes one says of which zone. */
const withoutZone = ':not(:has(Property[key.name="timeZone"])):not(:has(SpreadElement))';
const zonelessDays = [
  `NewExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat']${withoutZone}`,
  `CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]${withoutZone}`,
  `CallExpression[callee.object.callee.name='Date'][callee.property.name='toLocaleString']${withoutZone}`,
  "CallExpression[callee.property.name='toLocaleString'][arguments.length=0]",
].map((selector) => ({
  selector,
  message: 'Name the zone (`timeZone`), or use the words that are there for days and numbers.',
}));

export default defineConfig(
  globalIgnores(['dist', 'node_modules', '.local', '.nx', '**/*.d.ts']),
  js.configs.recommended,
  { rules: { 'no-restricted-syntax': ['error', ...literalSpreads, ...zonelessDays] } },
  {
    files: source,
    // Rules that need types are in .oxlintrc.json: they run on the native compiler (docs/decisions/checks.md).
    extends: [ts.configs.strict],
    languageOptions: {
      parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      complexity: ['error', 10],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipComments: true }],
      'max-params': ['error', 3],
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Configuration is parsed once, in config.ts.',
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipComments: true }] },
  },
  {
    files: ['apps/*-service/src/**/*.ts', 'libs/service/src/**/*.ts'],
    rules: {
      // A use case's collaborators: more than five says that the class does too much.
      'max-params': 'off',
      '@typescript-eslint/max-params': 'off',
      'no-restricted-syntax': [
        'error',
        ...literalSpreads,
        ...zonelessDays,
        {
          selector: "MethodDefinition[kind='constructor'] > FunctionExpression[params.length>5]",
          message: 'At most five constructor dependencies.',
        },
        {
          selector: 'FunctionDeclaration[params.length>3]',
          message: 'At most three parameters: pass an object.',
        },
        {
          selector: "MethodDefinition[kind='method'] > FunctionExpression[params.length>3]",
          message: 'At most three parameters: pass an object.',
        },
      ],
    },
  },
  {
    files: ['**/config.ts', 'tools/**/*.{ts,mjs}', '**/*-config.ts', ...tests],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['tools/**/*.{ts,mjs}', 'apps/*-service/src/cli.ts'], rules: { 'no-console': 'off' } },
  {
    files: [...tests],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        globalThis: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
  { plugins: { '@nx': nx }, ...importBoundaries },
  sharedModulesByName,
  {
    // The same sources without federation, to compare with.
    files: ['tools/bench/pages/single-bundle/*.tsx'],
    rules: { '@nx/enforce-module-boundaries': 'off', 'no-restricted-imports': 'off' },
  },
  {
    files: ['libs/web/src/{router,memory-router,server-router}.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
);
