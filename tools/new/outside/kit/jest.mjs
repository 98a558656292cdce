import { fileURLToPath } from 'node:url';
import { compilation, styles } from './jest/compiled.mjs';

const folder = fileURLToPath(new URL('./jest', import.meta.url));

/** jest configuration of a remote that renders React, as those of the shop itself have it. */
export function remoteTests(name) {
  return {
    displayName: name,
    testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
    testEnvironment: `${folder}/browser-environment.mjs`,
    testTimeout: 30_000,
    setupFilesAfterEnv: [`${folder}/dom-matchers.mjs`, '@zaino/web/fake-company'],
    moduleNameMapper: styles(folder),
    ...compilation(['@zaino']),
  };
}
