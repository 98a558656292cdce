import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { buildApp } from '@zaino/tools/release/build-app';
import { makeDomain } from './make-domain';
import { makeRemote } from './outside/make-remote';

const usage = `Usage:
  npm run new -- domain <name>                      makes the contract, the service and the remote of a domain, e.g. npm run new -- domain loans
  npm run new -- domain <name> --no-remote          makes one without pages of its own
  npm run new -- remote <name> --outside <folder>   makes a repository for a team outside this one, with a remote and the shop's packages
    --shell <folder>                                with a shell that is built already`;

async function main(): Promise<number> {
  const [kind, name, { hasRemote, outside, shell }] = readArguments();
  if (kind === 'domain' && outside === undefined && shell === undefined) {
    console.log(await makeDomain(workspaceRoot, name, { hasRemote }));
    return 0;
  }
  if (kind !== 'remote' || outside === undefined || !hasRemote) throw new UserError(usage);
  const shellBuild =
    shell === undefined
      ? () => withProgress('Building the shell', () => buildApp('shell'))
      : () => Promise.resolve(resolve(config.callerFolder, shell));
  console.log(await makeRemote(name, resolve(config.callerFolder, outside), shellBuild));
  return 0;
}

interface Options {
  hasRemote: boolean;
  outside: string | undefined;
  shell: string | undefined;
}

/** Throws the usage for an option that there is not. */
function readArguments(): [kind: string, name: string, options: Options] {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        'no-remote': { type: 'boolean', default: false },
        outside: { type: 'string' },
        shell: { type: 'string' },
      },
    });
    const [kind, name, ...rest] = positionals;
    if (kind === undefined || name === undefined || rest.length > 0) throw new UserError(usage);
    const { outside, shell } = values;
    return [kind, name, { hasRemote: !values['no-remote'], outside, shell }];
  } catch {
    throw new UserError(usage);
  }
}

await runMain(main);
