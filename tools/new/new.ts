import { parseArgs } from 'node:util';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { makeDomain } from './make-domain';

const usage = `Usage:
  npm run new -- domain <name>                makes the contract, the service and the remote of a domain, e.g. npm run new -- domain loans
  npm run new -- domain <name> --no-remote    makes one without pages of its own`;

async function main(): Promise<number> {
  const { positionals, hasRemote } = readArguments();
  const [kind, name, ...rest] = positionals;
  if (kind !== 'domain' || name === undefined || rest.length > 0) throw new UserError(usage);
  console.log(await makeDomain(workspaceRoot, name, { hasRemote }));
  return 0;
}

/** Throws the usage for an option that there is not. */
function readArguments(): { positionals: string[]; hasRemote: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'no-remote': { type: 'boolean', default: false } },
    });
    return { positionals, hasRemote: !values['no-remote'] };
  } catch {
    throw new UserError(usage);
  }
}

await runMain(main);
