import { setTimeout as delay } from 'node:timers/promises';
import {
  type Call,
  type CallInput,
  type Endpoint,
  type Nothing,
  SERVICE_KEY_HEADER,
  sharedErrorCodes,
} from '@zaino/contracts/shared';
import { SERVICE_CALL_LIMIT_MS } from '@zaino/rules/time-limits';
import type { z } from 'zod';
import { callPath, type Sent } from './call-path';
import { timeLeft } from './deadline';
import { DomainError } from './domain-error';
import type { MovedAddresses } from './moved-addresses';
import { readServiceAnswer } from './service-answer';
import { wasNotConnected } from './was-not-connected';

export interface ServiceClientOptions {
  /** Where the service listens; several copies are separated by commas. */
  baseUrl: string;
  serviceKey: string;
  /** Where it listens now, if it may have moved. */
  moved?: MovedAddresses;
}

/** What the endpoint takes; may be left out where it needs nothing. */
type InputOf<Bound extends Endpoint> =
  Nothing extends CallInput<Bound> ? [input?: CallInput<Bound>] : [input: CallInput<Bound>];

const PAUSE_BEFORE_RETRY_MS = 200;

/**
 * Calls another service of ours by its contract. A service has a class of its own for each that it asks
 * (`class BookshopsClient extends ServiceClient {}` in its `upstreams/`), which is also what is injected.
 */
export class ServiceClient {
  private readonly origins: string[];
  private readonly serviceKey: string;
  private readonly moved: MovedAddresses | undefined;

  constructor({ baseUrl, serviceKey, moved }: ServiceClientOptions) {
    this.origins = baseUrl.split(',').map((url) => url.trim().replace(/\/+$/, ''));
    this.serviceKey = serviceKey;
    this.moved = moved;
  }

  /** Rejects with the `DomainError` that the service answered, or with `unavailable` where it gave no answer. */
  async call<Bound extends Endpoint>(
    endpoint: Bound,
    ...inputs: InputOf<Bound>
  ): Promise<z.output<Bound['response']>> {
    const input: Sent = inputs[0] ?? {};
    const path = callPath(endpoint, input);
    const request = requestOf(endpoint, input, this.serviceKey);
    try {
      return await readServiceAnswer(endpoint, await send(() => this.urlsOf(path), request));
    } catch (cause) {
      if (cause instanceof DomainError) throw cause;
      throw new DomainError('unavailable', sharedErrorCodes.unavailable, { cause });
    }
  }

  private urlsOf(path: string): string[] {
    const origins = this.origins.flatMap((origin) => this.moved?.of(origin) ?? [origin]);
    return origins.map((origin) => `${origin}${path}`);
  }
}

function requestOf(
  { method }: Call,
  { body }: Sent,
  serviceKey: string,
): RequestInit & { method: string } {
  return {
    method,
    headers: {
      accept: 'application/json',
      [SERVICE_KEY_HEADER]: serviceKey,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeLeft(SERVICE_CALL_LIMIT_MS)),
  };
}

/** What may be sent twice waits a moment and tries once more: a service that restarts is soon back. */
async function send(
  urls: () => string[],
  request: RequestInit & { method: string },
): Promise<Response> {
  try {
    return await sendToAny(urls(), request);
  } catch (error) {
    const isIdempotent = request.method !== 'POST' && request.method !== 'PATCH';
    if (!isIdempotent || !wasNotConnected(error)) throw error;
    await delay(PAUSE_BEFORE_RETRY_MS);
    return sendToAny(urls(), request);
  }
}

/** The first copy that accepts the connection gets the call. */
async function sendToAny([url = '', ...others]: string[], request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    if (others.length === 0 || !wasNotConnected(error)) throw error;
    return sendToAny(others, request);
  }
}
