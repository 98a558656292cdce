import { releasesInternalEndpoints, type ServiceJudgement } from '@zaino/contracts/releases';
import {
  type CallInput,
  type Endpoint,
  SERVICE_KEY_HEADER,
  serviceContractEndpoint,
} from '@zaino/contracts/shared';
import { callPath, type Sent } from '@zaino/service/call-path';
import { UserError } from '@zaino/tools/machine/user-error';
import { z } from 'zod';

/** The registry asks every other service before it answers. */
const ANSWER_LIMIT_MS = 20_000;
/** Sentences that a refusal names; the rest of them it counts. */
const MOST_NAMED = 20;

/** A version that is ready, and not called by anybody yet. */
interface NewVersion {
  name: string;
  origin: string;
}

/** Whoever releases it. */
interface Asker {
  /** Hears what was not checked. */
  say: (sentence: string) => void;
  /** Why it is released even where nobody can tell whether it fits what is live. */
  unchecked?: string | undefined;
}

/** Has the registry judge new versions of services by what is live (docs/decisions/contract-changes.md). */
export class PartnerCheck {
  private readonly registry: () => string;
  private readonly serviceKey: string;

  /** `registry` gives where it listens now. */
  constructor(registry: () => string, serviceKey: string) {
    this.registry = registry;
    this.serviceKey = serviceKey;
  }

  /**
   * Fails with a sentence for each call of a live partner that would break; where nobody can tell, too, unless there is
   * a reason to go on `unchecked`.
   */
  async require(version: NewVersion, asker: Asker): Promise<void> {
    const { broken, unknown } = await this.judge(version);
    if (broken.length > 0) {
      throw refusal(`${version.name} was not released: it would break what is live.`, broken, [
        'docs/decisions/contract-changes.md tells how such a change is made in two releases.',
      ]);
    }
    if (unknown.length === 0) return;
    if (asker.unchecked === undefined) {
      const title = `${version.name} was not released: nobody can tell whether it fits what is live.`;
      throw refusal(title, unknown, ['--unchecked "<reason>" releases it all the same.']);
    }
    asker.say(`Not checked by its partners (${asker.unchecked}). ${unknown.join(' ')}`);
  }

  private async judge({ name, origin }: NewVersion): Promise<ServiceJudgement> {
    try {
      const contract = await this.call(origin, serviceContractEndpoint, {});
      const body = { service: name.replace(/-service$/, ''), contract };
      return await this.call(this.registry(), releasesInternalEndpoints.judgeService, { body });
    } catch (error) {
      const { message, cause } = error as Error;
      const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
      return { broken: [], unknown: [`The registry does not judge it: ${code}`] };
    }
  }

  private async call<Bound extends Endpoint>(
    origin: string,
    endpoint: Bound,
    input: CallInput<Bound>,
  ): Promise<z.output<Bound['response']>> {
    const sent: Sent = input;
    const path = callPath(endpoint, sent);
    const answer = await fetch(`${origin}${path}`, {
      method: endpoint.method,
      headers: { [SERVICE_KEY_HEADER]: this.serviceKey, 'content-type': 'application/json' },
      body: sent.body === undefined ? null : JSON.stringify(sent.body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`${origin}${path} answers with ${answer.status}.`);
    return z.parse<Bound['response']>(endpoint.response, await answer.json());
  }
}

function refusal(title: string, sentences: readonly string[], advice: string[]): UserError {
  const named = sentences.slice(0, MOST_NAMED).map((sentence) => `  ${sentence}`);
  const others = sentences.length - named.length;
  const more = others > 0 ? [`  … and ${others} more`] : [];
  return new UserError([title, ...named, ...more, ...advice].join('\n'));
}
