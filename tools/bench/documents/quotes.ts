import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { quoteRequest } from '@zaino/tools/buyers/order-request';
import type { SignedInBuyer } from '@zaino/tools/buyers/sessions';
import { postJson, wishOf } from '../checkout/buyers';
import type { CheckoutStack } from '../checkout/stack';
import { quantile } from '../identity/quantile';

const A_SECOND = 20;

export interface Quotes {
  count: number;
  failures: number;
  /** What the first of them was answered. */
  firstFault: string | null;
  /** Milliseconds. */
  p50: number;
  p95: number;
  longest: number;
}

/** Asks for prices at a steady pace until `isOver`; each call is measured from the moment at which it was due. */
export async function askQuotes(
  stack: CheckoutStack,
  person: SignedInBuyer,
  isOver: () => boolean,
): Promise<Quotes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const url = `${stack.gateway.url}/api/quotes`;
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  let failures = 0;
  let firstFault: string | null = null;
  const fail = (error: unknown) => {
    failures += 1;
    firstFault ??= String(error);
  };
  const ask = async (place: number, due: number) => {
    const body = quoteRequest(wishOf(stack, place, 'card'));
    await postJson({ agent, url, body, headers: person.headers }).catch(fail);
    times.push(performance.now() - due);
  };
  const begin = performance.now();
  for (let place = 0; !isOver(); place += 1) {
    const due = begin + (place * 1000) / A_SECOND;
    const early = due - performance.now();
    if (early > 0) await delay(early);
    asked.push(ask(place, due));
  }
  await Promise.all(asked);
  agent.destroy();
  const [p50, p95, longest] = [0.5, 0.95, 1].map((share) => quantile(times, share));
  const taken = { p50: p50 ?? 0, p95: p95 ?? 0, longest: longest ?? 0 };
  return { count: times.length, failures, firstFault, ...taken };
}
