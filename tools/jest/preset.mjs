import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compilation, styles } from './compiled.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The aliases of tsconfig.base.json. */
const { paths } = JSON.parse(readFileSync(`${root}tsconfig.base.json`, 'utf8')).compilerOptions;
const moduleNameMapper = Object.fromEntries(
  Object.entries(paths).map(([name, [target]]) => [
    `^${name.replace('*', '(.*)')}$`,
    root + target.replace('./', '').replace('*', '$1'),
  ]),
);

function base(name) {
  return {
    displayName: name,
    testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
    reporters: ['default', [`${root}tools/jest/result-reporter.mjs`, { name }]],
  };
}

/** What jest's own loader asks for beside that. */
function compiled(name) {
  return {
    ...base(name),
    moduleNameMapper,
    ...compilation(),
  };
}

/** jest configuration of a project whose files each need modules of their own, as those that read the environment. */
export function isolatedNodeProject(name) {
  return { ...compiled(name), testEnvironment: 'node', testTimeout: 60_000 };
}

/**
 * jest configuration of a project that runs in Node: services, contracts, rules. Its tests run in plain Node, which
 * loads TypeScript by `libs/testing/src/typescript-hooks.mjs`: the packages of a service are evaluated once for all
 * files instead of once for each (docs/decisions/checks.md).
 */
export function nodeProject(name) {
  const config = base(name);
  const reporters = [...config.reporters, `${root}tools/jest/watchdog-reporter.mjs`];
  // More than one worker loses the settings of one that begins late, and waits for it for ever (docs/decisions/checks.md).
  return { ...config, reporters, runner: 'jest-light-runner', maxWorkers: 1 };
}

/** jest configuration of a project that renders React: remotes, the shell, ui and web libs. */
export function webProject(name) {
  const config = compiled(name);
  return {
    ...config,
    testEnvironment: `${root}tools/jest/browser-environment.mjs`,
    testTimeout: 30_000,
    setupFilesAfterEnv: [
      `${root}tools/jest/dom-matchers.mjs`,
      `${root}libs/web/src/fake-company.ts`,
    ],
    moduleNameMapper: { ...styles(`${root}tools/jest`), ...config.moduleNameMapper },
  };
}
