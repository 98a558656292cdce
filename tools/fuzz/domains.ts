import { globSync } from 'node:fs';
import { join } from 'node:path';
import { endpointsNamed, endpointsOf } from '@zaino/service/testing/fuzz/endpoints-of';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';

/** The domains that have a contract; `shared` is a part of all of them. */
export function domains(): string[] {
  return globSync('*/project.json', { cwd: join(workspaceRoot, 'libs/contracts') })
    .map((file) => file.split(/[\\/]/)[0] ?? '')
    .filter((domain) => domain !== 'shared')
    .sort();
}

/** Those with an endpoint of that name; where none has it, those with it as a part of one; else an error. */
export async function domainsWith(name: string, among: readonly string[]): Promise<string[]> {
  const contracts = await Promise.all(
    among.map(async (domain) => {
      const contract = (await import(`@zaino/contracts/${domain}`)) as object;
      return { domain, endpoints: endpointsOf(contract) };
    }),
  );
  const named = endpointsNamed(
    contracts.flatMap(({ endpoints }) => endpoints),
    name,
  );
  const owners = contracts.filter(({ endpoints }) => endpoints.some((one) => named.includes(one)));
  if (owners.length === 0) {
    const where = `No endpoint in the contracts of ${among.join(', ')}`;
    throw new UserError(`${where} has "${name}" in its name, which is as in "POST /api/orders"`);
  }
  return owners.map(({ domain }) => domain);
}
