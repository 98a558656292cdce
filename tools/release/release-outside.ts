import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { parseCommand, withBuild } from './command';
import { runCommand } from './run-command';

const root = process.cwd();

/** The app that this repository is. */
function ownApp(): string {
  const file = readFileSync(join(root, 'package.json'), 'utf8');
  return (JSON.parse(file) as { name: string }).name;
}

function build(): void {
  const webpack = join(root, 'node_modules/webpack/bin/webpack.js');
  try {
    execFileSync(process.execPath, [webpack], { cwd: root, stdio: 'inherit' });
  } catch {
    throw new UserError(`${ownApp()} was not built, nothing was released.`);
  }
}

/** The release command of a team outside this repository, for its one app, which need not be named. */
await runMain(async () => {
  const [first, ...others] = process.argv.slice(2);
  const app = ownApp();
  const given = first === undefined || first === app ? others : [first, ...others];
  const args = [app, ...given];
  const complete = withBuild(args, join(root, 'dist'));
  const command = parseCommand(complete);
  if (complete !== args) build();
  await runCommand(command);
  return 0;
});
