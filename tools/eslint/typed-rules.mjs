/** Files of tests. */
export const tests = [
  '**/*.spec.{ts,tsx}',
  'apps/e2e/**',
  'apps/blog-e2e/**',
  'libs/browser-testing/**',
];

/** The rules that need types, typescript-eslint's `strict-type-checked`. */
const typed = {
  'typescript/await-thenable': 'error',
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': 'error',
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-deprecated': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-generated-empty-object-type': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-meaningless-void-operator': 'error',
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-misused-spread': 'error',
  'typescript/no-mixed-enums': 'error',
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unnecessary-type-parameters': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-assignment': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  'typescript/no-useless-default-assignment': 'error',
  // Loaders answer with a Response to throw: the router's own way.
  'typescript/only-throw-error': [
    'error',
    {
      allow: [
        { from: 'lib', name: 'Response' },
        {
          from: 'package',
          package: 'react-router',
          name: ['UNSAFE_DataWithResponseInit', 'DataWithResponseInit'],
        },
      ],
    },
  ],
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/unbound-method': 'error',
  'typescript/use-unknown-in-catch-callback-variable': 'error',
};

/** Overrides of oxlint's with the rules that need types, and those of React's compiler. */
export const typedRules = [
  { files: ['**/*.{ts,tsx}'], rules: typed },
  {
    // What eslint-plugin-react-hooks recommends.
    files: ['**/*.tsx', '**/use-*.ts'],
    rules: {
      'react/error-boundaries': 'error',
      'react/exhaustive-deps': 'error',
      'react/globals': 'error',
      'react/immutability': 'error',
      'react/incompatible-library': 'error',
      'react/preserve-manual-memoization': 'error',
      'react/purity': 'error',
      'react/refs': 'error',
      'react/rules-of-hooks': 'error',
      'react/set-state-in-effect': 'error',
      'react/set-state-in-render': 'error',
      'react/static-components': 'error',
      'react/unsupported-syntax': 'error',
      'react/use-memo': 'error',
    },
  },
  {
    files: tests,
    rules: { 'typescript/unbound-method': 'off' },
  },
  {
    // React's compiler, which takes no part in the build, would leave such a hook as it is.
    files: ['**/use-*.ts'],
    rules: { 'react/incompatible-library': 'off' },
  },
  {
    // A click that does not wait for what is loaded after it: Playwright marks the option only because it will become the default.
    files: ['apps/e2e/src/remote-faults.spec.ts'],
    rules: { 'typescript/no-deprecated': 'off' },
  },
];
