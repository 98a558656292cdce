import { readFileSync } from 'node:fs';
import { releasesInternalEndpoints } from '@zaino/contracts/releases';
import { serviceContractSchema } from '@zaino/contracts/shared';
import { CommandError } from '@zaino/service/command-error';
import { ServiceKeys } from '@zaino/service/service-keys';
import type { readJudgeConfig } from '../config';
import { PartnerClient } from '../upstreams/partner-client';

const usage = 'Usage: cli.js judge-service <name> <gives.json of its build>';
const REGISTRY = 'releases';

/**
 * Has the running registry judge a service as it was built, before any of it runs: for a job ahead of a rollout. Fails
 * with a sentence for each partner that would break, and for what nobody can tell now.
 */
export async function runJudgeCommand(
  args: string[],
  config: ReturnType<typeof readJudgeConfig>,
): Promise<void> {
  const [service, file, ...more] = args;
  if (service === undefined || file === undefined || more.length > 0) throw new CommandError(usage);
  const registry = new PartnerClient({
    baseUrl: config.RELEASES_URL,
    serviceKey: new ServiceKeys(config.SERVICE_KEY).sent(REGISTRY, REGISTRY),
  });
  const body = { service, contract: builtContract(file) };
  const { broken, unknown } = await registry
    .call(releasesInternalEndpoints.judgeService, { body })
    .catch((error: unknown) => {
      throw new CommandError(
        `The registry at ${config.RELEASES_URL} says nothing: ${String(error)}`,
      );
    });
  const sentences = [...broken, ...unknown];
  if (sentences.length > 0) throw new CommandError(sentences.join('\n'));
  process.stdout.write(`${service} fits what is live.\n`);
}

function builtContract(file: string) {
  try {
    return serviceContractSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new CommandError(`${file} is no gives.json of a build: ${(error as Error).message}`);
  }
}
