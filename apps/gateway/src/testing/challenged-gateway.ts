import { CHALLENGE_HEADER } from '@zaino/contracts/shared';
import type { FastifyInstance } from 'fastify';
import { notingService } from './noting-service';
import { openGateway } from './open-gateway';
import { PublishedReleases } from './published-releases';

/** Where calls come from unless told. */
const HERE = '203.0.113.9';

export const placeOrder = { method: 'POST', url: '/api/orders' } as const;
export const signUp = { method: 'POST', url: '/api/auth/register' } as const;
export const likeArticle = { method: 'POST', url: '/api/likeBlogArticle?articleId=a' } as const;

/** A key for challenges, made of one letter. */
export const keyOf = (letter: string) => letter.repeat(40);

interface SentCall {
  method: 'POST';
  url: string;
  headers?: Record<string, string>;
  payload?: object;
}

/** Gateways before one service that takes everything, and calls to them. */
export class ChallengedGateways {
  /** Empty: calls need no pages, and no render worker starts. */
  private readonly releases = new PublishedReleases();
  private readonly closing: (() => unknown)[] = [];

  async open(env: Record<string, string> = {}) {
    const service = await notingService();
    this.closing.push(service.close);
    const gateway = await openGateway(this.releases.folder, {
      IDENTITY_URL: service.url,
      ORDERS_URL: service.url,
      BLOG_URL: service.url,
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    });
    this.closing.push(() => gateway.close());
    return { gateway, calls: service.calls };
  }

  /** One that challenges from the second call on. */
  openStrict(env: Record<string, string> = {}) {
    return this.open({ CHALLENGE_FACTOR: '0.001', ...env });
  }

  async close(): Promise<void> {
    for (const close of this.closing.splice(0).reverse()) await close();
  }

  remove(): void {
    this.releases.remove();
  }
}

interface How {
  solution?: string;
  from?: string;
}

export function send(
  gateway: FastifyInstance,
  { headers, ...call }: SentCall,
  { solution, from = HERE }: How = {},
) {
  const own = solution === undefined ? {} : { [CHALLENGE_HEADER]: solution };
  return gateway.inject({ ...call, headers: { 'x-forwarded-for': from, ...own, ...headers } });
}

/** What so many calls one after another are answered with. */
export async function statuses(gateway: FastifyInstance, call: SentCall, count: number) {
  const all: number[] = [];
  for (let sent = 0; sent < count; sent += 1) all.push((await send(gateway, call)).statusCode);
  return all;
}
