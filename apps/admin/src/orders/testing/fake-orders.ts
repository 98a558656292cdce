import { adminBlogEndpoints } from '@zaino/contracts/blog';
import { adminBookshopEndpoints } from '@zaino/contracts/bookshops';
import { adminCatalogueEndpoints } from '@zaino/contracts/catalogue';
import { adminEndpoints } from '@zaino/contracts/identity';
import {
  adminOrderEndpoints,
  type OwnView,
  staffOrderEndpoints,
  type StaffOrderSummary,
} from '@zaino/contracts/orders';
import { releaseDeskEndpoints } from '@zaino/contracts/releases';
import { adminBookEndpoints } from '@zaino/contracts/schools';
import { sampleOrder } from '@zaino/order-commands/testing/sample-order';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { ADMIN } from '../../testing/open-admin-area';

type Answered = Parameters<typeof fakeNetwork>[number];

const { id, number, createdAt, contact } = sampleOrder();

/** A paid order of two pieces that is sent home, unless told. */
export function sampleSummary(changes: Partial<StaffOrderSummary> = {}): StaffOrderSummary {
  return {
    id,
    number,
    createdAt,
    contact,
    version: 3,
    state: 'paid',
    paymentState: 'paid',
    paymentMethod: 'card',
    shippingMethod: 'standard',
    canPay: false,
    itemCount: 2,
    total: 44.8,
    titles: ['Le parole in cammino 2', 'Penne a sfera'],
    lineStates: [{ state: 'paid', lines: 2 }],
    expected: { from: '2026-09-08', to: '2026-09-14' },
    bookshop: null,
    isLate: false,
    isRefundPending: false,
    commands: ['order-from-supplier', 'reserve', 'cancel'],
    ...changes,
  };
}

/** So many orders, each a minute older than the one before. */
export const manySummaries = (count: number): StaffOrderSummary[] =>
  Array.from({ length: count }, (_, index) => {
    const suffix = String(index + 1).padStart(4, '0');
    return sampleSummary({
      id: `${id.slice(0, -4)}${suffix}`,
      number: `ZN-AAAA-${suffix}`,
      createdAt: new Date(Date.UTC(2026, 8, 1, 8) - index * 60_000).toISOString(),
    });
  });

/** The shop's orders, as their service keeps them: filtered by their state alone, and in pages of a hundred. */
export class FakeOrders {
  readonly orders: StaffOrderSummary[];
  own: OwnView[] = [];
  /** What the list was asked for, one after the other. */
  readonly asked: Record<string, unknown>[] = [];
  /** Bodies of commands. */
  readonly commands: unknown[] = [];
  /** What a command waits for. */
  gate: () => Promise<void> = () => Promise.resolve();
  /** What changes have left, by their ids and the orders'. */
  private readonly moved = new Map<string, { version: number; lineIds: string[] }>();

  constructor(orders: readonly StaffOrderSummary[]) {
    this.orders = [...orders];
  }

  /** Begins to answer; what is told wins. */
  listen(...others: Answered[]) {
    return fakeNetwork(
      answer(adminEndpoints.verify, () => ({ success: true as const, user: ADMIN })),
      answer(adminEndpoints.parkedMessages, () => ({ messages: [] })),
      answer(adminBookshopEndpoints.parkedMessages, () => ({ messages: [] })),
      answer(adminOrderEndpoints.parkedMessages, () => ({ messages: [] })),
      answer(adminCatalogueEndpoints.parkedMessages, () => ({ messages: [] })),
      answer(adminBlogEndpoints.parkedMessages, () => ({ messages: [] })),
      answer(adminBookEndpoints.parkedMessages, () => ({ messages: [] })),
      answer(releaseDeskEndpoints.parkedMessages, () => ({ messages: [] })),
      answer(adminOrderEndpoints.orders, ({ query }) => this.page(query)),
      answer(staffOrderEndpoints.views, () => ({ standing: this.standing(), own: this.own })),
      answer(staffOrderEndpoints.bookshops, () => ({
        bookshops: [{ id: BOOKSHOP, name: 'Il Segnalibro' }],
      })),
      answer(staffOrderEndpoints.preview, ({ body }) => ({
        outcomes: body.orders.map((one) => this.previewOf(one, body.command.command)),
      })),
      answer(staffOrderEndpoints.commands, async ({ body }) => {
        await this.gate();
        this.commands.push(body);
        return this.give(body);
      }),
      answer(staffOrderEndpoints.changes, () => ({ changes: [] })),
      ...others,
    );
  }

  /** As another admin's change. */
  moveElsewhere(orderId: string): void {
    this.replace(orderId, {});
  }

  private standing() {
    return [
      { view: 'to-ship' as const, orders: 17 },
      { view: 'late' as const, orders: 1 },
      { view: 'refunding' as const, orders: 0 },
      { view: 'disputed' as const, orders: 0 },
    ];
  }

  private page({ state, after, limit, ...query }: Record<string, unknown>) {
    this.asked.push({ state, after, ...query });
    const all = this.orders.filter((order) => state === undefined || order.state === state);
    const begin = after === undefined ? 0 : all.findIndex((order) => placeOf(order) === after) + 1;
    const orders = all.slice(begin, begin + Number(limit));
    const last = orders.at(-1);
    const isEnd = begin + orders.length >= all.length;
    return {
      orders,
      total: all.length,
      next: isEnd || !last ? null : placeOf(last),
      states: [{ state: 'paid' as const, orders: this.orders.length }],
    };
  }

  private previewOf({ id: orderId, version }: { id: string; version: number }, command: string) {
    const order = this.orders.find((one) => one.id === orderId);
    const nothing = { id: orderId, lines: 0, refund: 0 };
    if (order?.version !== version) {
      return {
        ...nothing,
        outcome: 'moved' as const,
        reason: 'L’ordine è cambiato nel frattempo.',
      };
    }
    if (!(order.commands as string[]).includes(command)) {
      return { ...nothing, outcome: 'refused' as const, reason: 'Lo stato non lo permette.' };
    }
    const refund = command === 'cancel' ? order.total : 0;
    return { ...nothing, outcome: 'possible' as const, reason: null, lines: 2, refund };
  }

  /** Moves orders; what the same change has moved already is as it was answered then. */
  give(body: {
    changeId: string;
    orders: readonly { id: string; version: number }[];
    command: { command: string };
  }) {
    const outcomes = body.orders.map(({ id: orderId, version }) => {
      const part = `${body.changeId} ${orderId}`;
      const known = this.moved.get(part);
      if (known) return { id: orderId, outcome: 'done' as const, reason: null, change: known };
      const order = this.orders.find((one) => one.id === orderId);
      if (order?.version !== version) {
        const reason = 'L’ordine è cambiato nel frattempo.';
        return { id: orderId, outcome: 'moved' as const, reason, change: null };
      }
      const isBack = body.command.command === 'take-back';
      this.replace(orderId, { state: isBack ? 'paid' : 'reserved' });
      const change = { version: version + 1, lineIds: [LINE] };
      this.moved.set(part, change);
      return { id: orderId, outcome: 'done' as const, reason: null, change };
    });
    const done = outcomes.filter(({ outcome }) => outcome === 'done').map((one) => one.id);
    return { outcomes, orders: this.orders.filter((order) => done.includes(order.id)) };
  }

  private replace(orderId: string, changes: Partial<StaffOrderSummary>): void {
    const index = this.orders.findIndex((one) => one.id === orderId);
    const order = this.orders[index];
    if (order) this.orders[index] = { ...order, ...changes, version: order.version + 1 };
  }
}

export const BOOKSHOP = '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0b001';
const LINE = '8d7ef2a0-4a5a-4c47-9d0f-000000000001';

const placeOf = ({ createdAt: at, id: orderId }: StaffOrderSummary) => `${at}~${orderId}`;
