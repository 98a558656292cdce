import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import type { Dice } from '@zaino/service/testing/fuzz/dice';
import type { Machine, MachineCommand } from '@zaino/service/testing/fuzz/fuzz-machine';
import type Stripe from 'stripe';
import { EventSweep } from '../../sweeps/event-sweep';
import { LateLineSweep } from '../../sweeps/late-line-sweep';
import { OpenPaymentSweep } from '../../sweeps/open-payment-sweep';
import { RefundSweep } from '../../sweeps/refund-sweep';
import { UnpaidOrderSweep } from '../../sweeps/unpaid-order-sweep';
import type { OrderWorld } from './order-world';

type Command = MachineCommand<OrderWorld>;

/** Longer than an order by card waits for its payment, and a part of how long a shop keeps one. */
const CARD_MS = 41 * MINUTE_MS;
const SHOP_MS = 6 * DAY_MS;

/** The provider's messages about the orders of a run, oldest first. */
async function messagesOf({ paying, placed }: OrderWorld): Promise<Stripe.Event[]> {
  const { events } = await paying.ledger();
  return events.filter(({ data }) => {
    const { metadata } = data.object as { metadata?: Stripe.Metadata };
    return placed.has(metadata?.orderId ?? '');
  });
}

/** Some messages, the newest first or the oldest, and the first of them once more. */
const tell: Command = async (world, dice) => {
  const events = dice.some(await messagesOf(world));
  const [first] = events;
  if (first === undefined) return undefined;
  const told = dice.isOneIn(2) ? events : events.toReversed();
  const answers = await Promise.all([...told, first].map((event) => world.paying.deliver(event)));
  return answers.find(({ status }) => status >= 300) ?? answers[0];
};

interface Sweep {
  run: () => Promise<unknown>;
}

/** Time goes by, and the worker looks after what it has ended. */
async function goBy(world: OrderWorld, ms: number): Promise<void> {
  const { service, worker } = world.paying;
  service.advance(ms);
  lapse(world);
  for (const sweep of [
    UnpaidOrderSweep,
    OpenPaymentSweep,
    LateLineSweep,
    RefundSweep,
    EventSweep,
  ]) {
    await worker.app.get<Sweep>(sweep, { strict: false }).run();
  }
}

function lapse({ paying, placed }: OrderWorld): void {
  const { catalogue, now } = paying.service;
  for (const id of placed.keys()) {
    const expiresAt = catalogue.reservations.get(id)?.expiresAt;
    if (expiresAt !== undefined && Date.parse(expiresAt) <= now()) catalogue.lapse(id);
  }
}

const wait = (world: OrderWorld, dice: Dice) =>
  goBy(world, dice.isOneIn(2) ? MINUTE_MS : world.isByCard ? CARD_MS : SHOP_MS);

export const providerCommands: Machine<OrderWorld>['actors'][string] = { tell };
export const clockCommands: Machine<OrderWorld>['actors'][string] = {
  wait: async (world, dice) => {
    await wait(world, dice);
    return { status: 200 };
  },
};

/** All pages that are open are paid, and the shop is told of it. */
export async function payAll(world: OrderWorld): Promise<void> {
  for (const page of world.pages.values()) await world.paying.pay(page);
  for (const event of await messagesOf(world)) await world.paying.deliver(event);
}

/** All that must follow has happened: every message has come, and what it has caused is done. */
export async function settle(world: OrderWorld): Promise<void> {
  const { paying } = world;
  // For what was placed while the clock went on.
  await goBy(world, 0);
  let told = -1;
  for (;;) {
    const events = await messagesOf(world);
    if (events.length === told) return;
    told = events.length;
    for (const event of events) await paying.deliver(event);
    await paying.settled();
  }
}
