import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { parseCommand, withBuild } from './command';
import { ownApp } from './own-app';
import { runCommand } from './run-command';

function build(): void {
  const webpack = join(workspaceRoot, 'node_modules/webpack/bin/webpack.js');
  try {
    execFileSync(process.execPath, [webpack], { cwd: workspaceRoot, stdio: 'inherit' });
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
  const complete = withBuild(args, join(workspaceRoot, 'dist'));
  const command = parseCommand(complete);
  if (complete !== args) build();
  await runCommand(command);
  return 0;
});
