import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DeskOrder, ScanOutcome } from '@zaino/contracts/orders';
import { type Answered, PatientCalls } from '@zaino/tools/buyers/patient-calls';
import type { Random } from '@zaino/tools/buyers/random';
import type { SignedInBuyer } from '@zaino/tools/buyers/sessions';
import type { ChaosShop } from './shop';
import type { ClerkAct } from './clerk-plans';

/** What a clerk was told. */
export interface ClerkTale {
  scans: { id: string; isbn: string; copies: number }[];
  /** Arrivals that are taken back. */
  takenBack: string[];
  /** Lines that are handed over. */
  handedOver: string[];
  /** Why nothing goes on at this screen; left out where all was answered. */
  reason?: string;
}

const PATIENCE_MS = 90_000;

/** Works through what was planned, whatever breaks meanwhile. */
export async function work(
  shop: ChaosShop,
  { person, acts, random }: { person: SignedInBuyer; acts: ClerkAct[]; random: Random },
): Promise<ClerkTale> {
  const tale: ClerkTale = { scans: [], takenBack: [], handedOver: [] };
  const clerk = new Clerk(shop, person, { random, tale });
  try {
    for (const act of acts) {
      await delay(act.lookMs);
      await clerk.take(act);
    }
  } catch (error) {
    tale.reason = error instanceof Error ? error.message : String(error);
  }
  return tale;
}

class Clerk {
  private readonly shop: ChaosShop;
  private readonly person: SignedInBuyer;
  private readonly calls: PatientCalls;
  private readonly tale: ClerkTale;
  /** Arrivals that this screen shows. */
  private readonly arrivals: string[] = [];

  constructor(
    shop: ChaosShop,
    person: SignedInBuyer,
    { random, tale }: { random: Random; tale: ClerkTale },
  ) {
    this.shop = shop;
    this.person = person;
    this.calls = new PatientCalls(random, PATIENCE_MS);
    this.tale = tale;
  }

  async take(act: ClerkAct): Promise<void> {
    switch (act.kind) {
      case 'scan':
        return this.scan(act);
      case 'hand-over':
        return this.handOver(act.place);
      case 'take-back':
        return this.takeBack(act.place);
      case 'cancel':
        return this.cancel(act.place);
    }
  }

  /** One id for all tries; some come twice at the same moment, as from a page that was opened twice. */
  private async scan(act: ClerkAct & { kind: 'scan' }): Promise<void> {
    const { isbn, copies, comesTwice } = act;
    const id = randomUUID();
    const body = { scans: [{ id, code: isbn, copies }] };
    const tries = Array.from({ length: comesTwice ? 2 : 1 }, () =>
      this.call('/api/desk/arrivals', body),
    );
    const [answer] = await Promise.all(tries);
    const { outcomes } = expected(answer, 'a scan') as { outcomes: ScanOutcome[] };
    const arrivals = outcomes[0]?.arrivals ?? [];
    this.tale.scans.push({ id, isbn, copies });
    this.arrivals.push(...arrivals.map((arrival) => arrival.id));
  }

  private async handOver(place: number): Promise<void> {
    const order = await this.open('ready', place);
    const ready = order?.lines.filter(({ state }) => state === 'ready') ?? [];
    if (order === undefined || ready.length === 0) return;
    const lineIds = ready.map(({ id }) => id);
    const payment = order.paymentState === 'due' && { payment: { tender: 'cash' } };
    const body = { version: order.version, lineIds, ...payment };
    const answer = await this.call(`/api/desk/orders/${order.id}/hand-over`, body);
    // Somebody else was there first, or a try of ours whose answer was lost.
    if (isRefused(answer)) return;
    expected(answer, 'a hand-over');
    this.tale.handedOver.push(...lineIds);
  }

  private async takeBack(place: number): Promise<void> {
    const id = this.arrivals[place % Math.max(1, this.arrivals.length)];
    if (id === undefined) return;
    const answer = await this.call(`/api/desk/arrivals/${id}/take-back`, {});
    // It was handed over, or has gone on otherwise.
    if (isRefused(answer)) return;
    expected(answer, 'what is taken back');
    this.tale.takenBack.push(id);
  }

  /** A family that has changed its mind: its copies are others'. */
  private async cancel(place: number): Promise<void> {
    const order = await this.open('awaited', place);
    const line = order?.lines.find(({ commands }) => commands.includes('cancel'));
    if (order === undefined || line === undefined) return;
    const command = { command: 'cancel', lineIds: [line.id], reason: 'Non serve più' };
    const body = { version: order.version, command };
    const answer = await this.call(`/api/desk/orders/${order.id}/commands`, body);
    if (!isRefused(answer)) expected(answer, 'a cancellation');
  }

  /** One of the orders of a stage; undefined where there is none. */
  private async open(stage: string, place: number): Promise<DeskOrder | undefined> {
    const list = await this.call(`/api/desk/orders?stage=${stage}&limit=200`);
    const { orders } = expected(list, 'a list') as { orders: { id: string }[] };
    const id = orders[place % Math.max(1, orders.length)]?.id;
    if (id === undefined) return undefined;
    return expected(await this.call(`/api/desk/orders/${id}`), 'an order') as DeskOrder;
  }

  private call(path: string, body?: object): Promise<Answered> {
    const { headers } = this.person;
    return this.calls.send({ origins: this.shop.ordersUrls, path, headers, ...(body && { body }) });
  }
}

const isRefused = ({ status }: Answered) => status === 409;

function expected(answer: Answered | undefined, what: string): unknown {
  if (answer?.status === 200) return answer.body;
  throw new Error(`${what}: ${answer?.status ?? 0} ${JSON.stringify(answer?.body)}`);
}
