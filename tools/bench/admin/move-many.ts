import { randomUUID } from 'node:crypto';
import {
  type adminOrderEndpoints,
  adminOrderApi,
  STAFF_BULK_LIMIT,
  STAFF_BULK_PART,
  staffOrderApi,
  type staffOrderEndpoints,
} from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';

interface Desk {
  origin: string;
  headers: Record<string, string>;
}

type Page = AnswerOf<typeof adminOrderEndpoints.orders>;
type Outcomes = AnswerOf<typeof staffOrderEndpoints.commands>;
type Previews = AnswerOf<typeof staffOrderEndpoints.preview>;

interface AskedOrder {
  id: string;
  version: number;
  lineIds?: string[];
}

/** One change of five hundred orders. */
interface ManyMoved {
  what: string;
  done: number;
  /** Of all parts; the longest wait for the progress to go on. */
  ms: number;
  longestMs: number;
}

/** Puts five hundred orders aside and takes that back, in the parts in which the page does it. */
export async function moveMany(desk: Desk): Promise<ManyMoved[]> {
  const orders = await awaited(desk);
  const command = { command: 'reserve' };
  const begun = performance.now();
  const body = { orders, command };
  const { outcomes } = await post<Previews>(desk, staffOrderApi.preview.path, body);
  const preview = {
    what: 'preview',
    done: outcomes.filter(({ outcome }) => outcome === 'possible').length,
    ms: performance.now() - begun,
    longestMs: performance.now() - begun,
  };
  const reserved = await give(desk, 'put aside', { orders, command });
  const back = await give(desk, 'taken back', {
    orders: reserved.moved,
    command: { command: 'take-back' },
  });
  return [preview, reserved.many, back.many];
}

/** Orders as the page has them, a hundred at a time. */
async function awaited({ origin, headers }: Desk): Promise<AskedOrder[]> {
  const orders: AskedOrder[] = [];
  for (let after: string | null = ''; after !== null && orders.length < STAFF_BULK_LIMIT;) {
    const query = new URLSearchParams({ state: 'waiting', limit: '100', ...(after && { after }) });
    const answer = await fetch(`${origin}${adminOrderApi.orders.path}?${query.toString()}`, {
      headers,
    });
    const page = (await answer.json()) as Page;
    orders.push(...page.orders.map(({ id, version }) => ({ id, version })));
    after = page.next;
  }
  return orders.slice(0, STAFF_BULK_LIMIT);
}

async function give(
  desk: Desk,
  what: string,
  { orders, command }: { orders: AskedOrder[]; command: object },
): Promise<{ many: ManyMoved; moved: AskedOrder[] }> {
  const changeId = randomUUID();
  const moved: AskedOrder[] = [];
  const waits: number[] = [];
  for (let from = 0; from < orders.length; from += STAFF_BULK_PART) {
    const begun = performance.now();
    const part = orders.slice(from, from + STAFF_BULK_PART);
    const body = { changeId, orders: part, command };
    const { outcomes } = await post<Outcomes>(desk, staffOrderApi.commands.path, body);
    moved.push(...outcomes.flatMap(({ id, change }) => (change ? [{ id, ...change }] : [])));
    waits.push(performance.now() - begun);
  }
  const ms = Math.round(waits.reduce((sum, wait) => sum + wait, 0));
  return {
    many: { what, done: moved.length, ms, longestMs: Math.round(Math.max(...waits)) },
    moved,
  };
}

async function post<Answer>(
  { origin, headers }: Desk,
  path: string,
  body: object,
): Promise<Answer> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  return (await answer.json()) as Answer;
}
