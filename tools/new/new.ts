import { workspaceRoot } from '@zaino/tools/machine/config';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { makeDomain } from './make-domain';

const usage = `Usage:
  npm run new -- domain <name>    makes the contract, the service and the remote of a domain, e.g. npm run new -- domain loans`;

async function main(): Promise<number> {
  const [kind, name, ...rest] = process.argv.slice(2);
  if (kind !== 'domain' || name === undefined || rest.length > 0) throw new UserError(usage);
  console.log(await makeDomain(workspaceRoot, name));
  return 0;
}

await runMain(main);
