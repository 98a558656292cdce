import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { cycloneDx } from './cyclone-dx';
import { readLock } from './locked-packages';

const usage = `Usage:
  npm run sbom                    writes a bill of materials (CycloneDX) of package-lock.json to dist/sbom.cdx.json
  npm run sbom -- --out <file>    to another file
  npm run sbom -- --production    without what only development needs`;

function main(): Promise<number> {
  const { out, production = false } = readArguments();
  const file =
    out === undefined
      ? join(workspaceRoot, 'dist/sbom.cdx.json')
      : resolve(config.callerFolder, out);
  const locked = readLock(workspaceRoot);
  const packages = locked.packages.filter(({ isDev }) => !production || !isDev);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, cycloneDx({ ...locked, packages }));
  console.log(`${packages.length} packages: ${file}`);
  return Promise.resolve(0);
}

function readArguments() {
  try {
    const options = { out: { type: 'string' }, production: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}

await runMain(main);
