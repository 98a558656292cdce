import jsxA11y from 'eslint-plugin-jsx-a11y';
import { importBoundaries, sharedModulesByName } from './tools/eslint/import-boundaries.mjs';
import { tests, typedRules } from './tools/eslint/typed-rules.mjs';

const source = ['**/*.{ts,tsx}'];
const services = ['apps/*-service/src/**/*.ts', 'libs/service/src/**/*.ts'];

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

/** What ESLint recommends. */
const recommended = [
  'for-direction',
  'no-async-promise-executor',
  'no-case-declarations',
  'no-compare-neg-zero',
  'no-cond-assign',
  'no-constant-binary-expression',
  'no-constant-condition',
  'no-control-regex',
  'no-debugger',
  'no-delete-var',
  'no-dupe-else-if',
  'no-duplicate-case',
  'no-empty',
  'no-empty-character-class',
  'no-empty-pattern',
  'no-empty-static-block',
  'no-ex-assign',
  'no-extra-boolean-cast',
  'no-fallthrough',
  'no-global-assign',
  'no-invalid-regexp',
  'no-irregular-whitespace',
  'no-loss-of-precision',
  'no-misleading-character-class',
  'no-nonoctal-decimal-escape',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-self-assign',
  'no-shadow-restricted-names',
  'no-sparse-arrays',
  'no-unassigned-vars',
  'no-unexpected-multiline',
  'no-unsafe-finally',
  'no-unsafe-optional-chaining',
  'no-unused-labels',
  'no-unused-private-class-members',
  'no-unused-vars',
  'no-useless-assignment',
  'no-useless-backreference',
  'no-useless-catch',
  'no-useless-escape',
  'preserve-caught-error',
  'require-yield',
  'use-isnan',
  'valid-typeof',
];

/** What it recommends for JavaScript alone: in TypeScript the compiler says so. */
const recommendedWithoutTypes = [
  'constructor-super',
  'getter-return',
  'no-class-assign',
  'no-const-assign',
  'no-dupe-class-members',
  'no-dupe-keys',
  'no-func-assign',
  'no-import-assign',
  'no-new-native-nonconstructor',
  'no-obj-calls',
  'no-redeclare',
  'no-setter-return',
  'no-this-before-super',
  'no-undef',
  'no-unreachable',
  'no-unsafe-negation',
  'no-with',
];

/** typescript-eslint's `strict`, those of its rules that ask for no types. */
const strict = [
  'no-array-constructor',
  'no-unused-expressions',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'typescript/no-duplicate-enum-values',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-new',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-function-type',
  'typescript/no-wrapper-object-types',
  'typescript/prefer-as-const',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-namespace-keyword',
  'typescript/triple-slash-reference',
  'typescript/unified-signatures',
];

const errors = (names) => Object.fromEntries(names.map((name) => [name, 'error']));
const accessibility = Object.fromEntries(
  Object.entries(jsxA11y.flatConfigs.strict.rules).map(([name, level]) => [
    name.replace('jsx-a11y', 'jsx-a11y-js'),
    level,
  ]),
);

/** All rules of the linter: docs/decisions/checks.md. */
export default {
  plugins: ['typescript', 'react'],
  jsPlugins: [
    './tools/eslint/plugin.mjs',
    { name: 'jsx-a11y-js', specifier: 'eslint-plugin-jsx-a11y' },
  ],
  categories: { correctness: 'off' },
  ignorePatterns: ['dist', 'node_modules', '.local', '.nx', '**/*.d.ts'],
  rules: {
    ...errors(recommended),
    'eslint-js/no-restricted-syntax': ['error', ...literalSpreads, ...zonelessDays],
  },
  overrides: [
    {
      files: source,
      rules: {
        ...errors(strict),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/consistent-type-imports': 'error',
        'eslint-js/no-extraneous-class': ['error', { allowWithDecorator: true }],
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
      rules: {
        ...accessibility,
        'max-lines-per-function': ['error', { max: 120, skipComments: true }],
      },
    },
    {
      files: services,
      rules: {
        // Where there are decorators: oxlint's own rule knows nothing of the types that they keep.
        'typescript/consistent-type-imports': 'off',
        'eslint-js/consistent-type-imports': 'error',
        // A use case's collaborators: more than five says that the class does too much.
        'max-params': 'off',
        'eslint-js/no-restricted-syntax': [
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
    { files: tests, rules: { 'max-lines-per-function': 'off' } },
    {
      files: ['**/*.mjs'],
      rules: errors(recommendedWithoutTypes),
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
    ...typedRules,
    importBoundaries,
    sharedModulesByName,
    {
      // The same sources without federation, to compare with.
      files: ['tools/bench/pages/single-bundle/*.tsx'],
      rules: { 'eslint-js/enforce-module-boundaries': 'off', 'no-restricted-imports': 'off' },
    },
    {
      files: ['libs/web/src/{router,memory-router,server-router}.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
  ],
};
