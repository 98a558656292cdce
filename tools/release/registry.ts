import { UPLOAD_TYPE } from '@zaino/contracts/releases';
import { type CallInput, type Endpoint, problemSchema } from '@zaino/contracts/shared';
import { callPath, type Sent } from '@zaino/service/call-path';
import { wasNotConnected } from '@zaino/service/was-not-connected';
import { UserError } from '@zaino/tools/machine/user-error';
import { z } from 'zod';
import type { RegistryAccess } from './registry-access';

/** Beside the time that the endpoint itself may take: for slow lines. */
const ANSWER_LIMIT_MS = 120_000;
const UNAUTHENTICATED = 401;

/** The registry said no, by a code of its contract; nothing was changed. */
export class Refused extends UserError {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** Calls the registry of releases by its contract; all that fails is a `UserError`. */
export class Registry {
  private readonly access: RegistryAccess;

  constructor(access: RegistryAccess) {
    this.access = access;
  }

  /** Publishing has an archive instead of a body in JSON. */
  async call<Bound extends Endpoint>(
    endpoint: Bound,
    input: CallInput<Bound>,
    archive?: Buffer<ArrayBuffer>,
  ): Promise<z.output<Bound['response']>> {
    const sent: Sent = input;
    const body = archive ?? (sent.body === undefined ? null : JSON.stringify(sent.body));
    const type = archive ? UPLOAD_TYPE : 'application/json';
    const { status, text } = await this.send(`${this.access.url}${callPath(endpoint, sent)}`, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${this.access.token}`,
        ...(body !== null && { 'content-type': type }),
      },
      body,
      redirect: 'error',
    });
    if (status >= 400) throw this.refusal(status, text);
    const answer = z.safeParse<Bound['response']>(endpoint.response, parsedJson(text));
    if (answer.success) return answer.data;
    throw new UserError(`${this.access.url} answers as no registry of this version does.`);
  }

  private async send(url: string, request: RequestInit): Promise<{ status: number; text: string }> {
    try {
      const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
      const response = await fetch(url, { ...request, signal });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new UserError(this.sentenceOf(error));
    }
  }

  private sentenceOf(error: unknown): string {
    const { url, isOfThisMachine } = this.access;
    const { name, cause } = error as Error;
    const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
    if (!wasNotConnected(error)) {
      return [
        `The connection to ${url} broke before it had answered (${code}).`,
        'What was asked for was done whole or not at all; --list tells. To do it again does no harm.',
      ].join('\n');
    }
    return isOfThisMachine
      ? `No shop runs at ${url}: start it by npm start, or name another one by RELEASES_URL.`
      : `Nobody answers at ${url} (${code}): RELEASES_URL names the shop.`;
  }

  private refusal(status: number, text: string): UserError {
    const { url, tokenFrom } = this.access;
    const { success, data } = problemSchema.safeParse(parsedJson(text));
    if (!success) return new UserError(`What answers at ${url} is no registry (status ${status}).`);
    const details = (data.errors ?? []).map(({ path, message }) => `  ${path}: ${message}`);
    const lines = [data.detail, ...details];
    if (status === UNAUTHENTICATED) {
      lines.push(`The token of ${tokenFrom} is none of this shop's, or was revoked.`);
    }
    return new Refused(data.code, lines.join('\n'));
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
