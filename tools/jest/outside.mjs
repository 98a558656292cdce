import { fileURLToPath } from 'node:url';
import { compilation, styles } from './compiled.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/**
 * jest configuration of a remote outside this repository, as those in it have theirs (preset.mjs): these files are part of
 * its kit.
 */
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
