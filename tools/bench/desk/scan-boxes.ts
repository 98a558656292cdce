import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { arrivalApi } from '@zaino/contracts/orders';
import type { SignedInBuyer } from '@zaino/tools/buyers/sessions';
import { quantile } from '../identity/quantile';
import type { MeasuredLoad } from '../stack/load';

interface Boxes {
  origin: string;
  clerks: readonly SignedInBuyer[];
  /** What comes out of the boxes, in this order. */
  isbns: readonly string[];
  /** Of all clerks together. */
  perSecond: number;
}

/**
 * Clerks scan one copy after the other, each scan at its own moment whether or not earlier ones were answered; measured
 * from that moment on.
 */
export async function scanBoxes({
  origin,
  clerks,
  isbns,
  perSecond,
}: Boxes): Promise<MeasuredLoad> {
  const latencies: number[] = [];
  let failures = 0;
  const start = performance.now();
  const scan = async (index: number) => {
    const intended = start + (index * 1_000) / perSecond;
    await delay(Math.max(0, intended - performance.now()));
    const headers = clerks[index % clerks.length]?.headers ?? {};
    const isTaken = await receive(origin, headers, isbns[index] ?? '');
    if (!isTaken) failures += 1;
    latencies.push(performance.now() - intended);
  };
  await Promise.all(isbns.map((_, index) => scan(index)));
  return {
    requests: isbns.length,
    failures,
    perSecond: (isbns.length * 1_000) / (performance.now() - start),
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    largestBytes: 0,
  };
}

async function receive(
  origin: string,
  headers: Record<string, string>,
  code: string,
): Promise<boolean> {
  const { method, path } = arrivalApi.receive;
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ scans: [{ id: randomUUID(), code }] }),
  });
  const { outcomes } = (await answer.json()) as { outcomes?: { refusal: string | null }[] };
  return answer.ok && outcomes?.[0]?.refusal === null;
}
