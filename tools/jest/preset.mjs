import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Packages that ship ES modules only: jest's own loader needs them compiled. */
const esmOnly = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'openid-client',
  'oauth4webapi',
  'jose',
  '@tanstack',
  'htmlparser2',
];

/** The aliases of tsconfig.base.json. */
const { paths } = JSON.parse(readFileSync(`${root}tsconfig.base.json`, 'utf8')).compilerOptions;
const moduleNameMapper = Object.fromEntries(
  Object.entries(paths).map(([name, [target]]) => [
    `^${name.replace('*', '(.*)')}$`,
    root + target.replace('./', '').replace('*', '$1'),
  ]),
);

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
};

function base(name) {
  return {
    displayName: name,
    testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
    moduleNameMapper,
    transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
    reporters: ['default', [`${root}tools/jest/result-reporter.mjs`, { name }]],
  };
}

/** jest configuration of a project that runs in Node: services, contracts, rules, tools. */
export function nodeProject(name) {
  return { ...base(name), testEnvironment: 'node', testTimeout: 60_000 };
}

/** jest configuration of a project that renders React: remotes, the shell, ui and web libs. */
export function webProject(name) {
  const config = base(name);
  return {
    ...config,
    testEnvironment: `${root}tools/jest/browser-environment.mjs`,
    testTimeout: 30_000,
    setupFilesAfterEnv: [`${root}tools/jest/dom-matchers.mjs`],
    moduleNameMapper: {
      '\\.module\\.css$': `${root}tools/jest/css-module.mjs`,
      '\\.(css|svg|woff2)$': `${root}tools/jest/empty-module.mjs`,
      ...config.moduleNameMapper,
    },
  };
}
