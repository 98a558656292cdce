import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { CommandError } from '@zaino/service/command-error';
import { type CliCommand, withDataSource } from '@zaino/service/database-commands';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { DataSource } from 'typeorm';
import { readHoldConfig, readPaymentConfig } from '../config';
import { CedolaEffects } from '../cedole/cedola-effects';
import { ShelfEffects } from '../arrivals/shelf-effects';
import { MailEffects } from '../mails/mail-effects';
import { EffectHandlers } from '../transitions/effect-handlers';
import { OrderCommands } from '../transitions/order-commands';
import { OrderLog } from '../transitions/order-log';
import { AwaitedMoney } from '../payments/awaited-money';
import { Disputes } from '../payments/disputes';
import { EventActs } from '../payments/event-acts';
import { PaymentEvents } from '../payments/payment-events';
import { RefundEffects } from '../payments/refund-effects';
import { RefundSettlement } from '../payments/refund-settlement';
import { Refunds } from '../payments/refunds';
import { Settlement } from '../payments/settlement';
import { createStripeClient } from '../payments/stripe-client';
import { SurplusMoney } from '../payments/surplus-money';
import { StateVoucherEffects } from '../state-vouchers/state-voucher-effects';
import { StockEffects } from '../stock/stock-effects';
import { checkConsistency } from './check-consistency';
import { BooksComparison, differencesOf } from './books-comparison';
import { OpenMoney } from './open-money';
import { ProviderLedger } from './provider-ledger';
import { Reconcile } from './reconcile';
import { VoucherEffects } from '../vouchers/voucher-effects';

type Open = () => Promise<DataSource>;

/** What a person, or a timer at night, can ask about the money. */
export function paymentCommands(open: Open): Record<string, CliCommand> {
  return {
    reconcile: (args) =>
      withDataSource(open, (dataSource) => reconcile(dataSource, optionOf(args, '--day'))),
    'settle-day': (args) =>
      withDataSource(open, (dataSource) => settleDay(dataSource, optionOf(args, '--day'))),
    'replay-events': (args) =>
      withDataSource(open, (dataSource) => replay(dataSource, optionOf(args, '--since'))),
    check: (args) =>
      withDataSource(open, async (dataSource) => {
        optionOf(args);
        const found = await checkConsistency(dataSource);
        if (found.length > 0) throw new CommandError(found.join('\n'));
        say('All orders, payments and refunds agree with one another.');
      }),
  };
}

async function reconcile(dataSource: DataSource, day: string | undefined): Promise<void> {
  const books = await booksOf(dataSource).run(new Date(), day);
  for (const { day: compared, payments, refunds, transfers } of books.days) {
    const counted = `${payments} payments, ${refunds} refunds, ${transfers} transfers to bookshops`;
    say(`${compared}: ${counted}`);
  }
  const differences = differencesOf(books);
  if (differences.length === 0) {
    say('The provider says the same.');
    return;
  }
  throw new CommandError([`${differences.length} differences:`, ...differences].join('\n  '));
}

async function settleDay(dataSource: DataSource, day: string | undefined): Promise<void> {
  if (day === undefined) throw new CommandError('It takes --day <value>.');
  await booksOf(dataSource).settle(day);
  say(`${day} is settled.`);
}

function booksOf(dataSource: DataSource): BooksComparison {
  const ledger = new ProviderLedger(createStripeClient(readPaymentConfig()));
  const openMoney = new OpenMoney(dataSource, ledger);
  return new BooksComparison(dataSource, new Reconcile(dataSource, ledger), openMoney);
}

async function replay(dataSource: DataSource, moment: string | undefined): Promise<void> {
  const since = moment === undefined ? undefined : new Date(moment);
  if (since && Number.isNaN(since.getTime())) {
    throw new CommandError(`${moment} is no moment, as in 2026-09-14T08:00:00Z.`);
  }
  const { done, failed } = await paymentEventsOf(dataSource).replay({ since });
  say(`${done} messages of the provider were acted on.`);
  if (failed > 0) throw new CommandError(`${failed} could not be acted on.`);
}

/** Without a process around them; the worker finds within seconds what is added to the outbox. */
function paymentEventsOf(dataSource: DataSource): PaymentEvents {
  const clock = new Clock();
  const outbox = new Outbox(dataSource, { wake: () => undefined }, clock);
  const refunds = new Refunds(clock);
  const effects = new EffectHandlers([
    new CedolaEffects(clock),
    new MailEffects(),
    new RefundEffects(refunds),
    new ShelfEffects(clock),
    new StateVoucherEffects(),
    new StockEffects(),
    new VoucherEffects(),
  ]);
  const auditLog = new AuditLog(outbox, clock, { serviceName: 'orders' });
  const log = new OrderLog(outbox, clock, effects, auditLog);
  const holdConfig = readHoldConfig();
  const commands = new OrderCommands(dataSource, clock, log, effects, holdConfig);
  const surplus = new SurplusMoney(clock, commands, log, refunds, effects);
  const awaited = new AwaitedMoney(clock, log, effects, holdConfig);
  const settlement = new Settlement(dataSource, clock, commands, surplus, awaited);
  const refundSettlement = new RefundSettlement(dataSource, clock, commands, log);
  const disputes = new Disputes(clock, log);
  const acts = new EventActs(settlement, refundSettlement, disputes, outbox);
  return new PaymentEvents(dataSource, clock, acts);
}

/** Value of the one option that a command takes, if it was given; anything else is a mistake. */
function optionOf(args: string[], name?: string): string | undefined {
  const [given, value, ...others] = args;
  if (given === undefined) return undefined;
  if (given === name && value !== undefined && others.length === 0) return value;
  throw new CommandError(name ? `It takes ${name} <value> and nothing else.` : 'It takes nothing.');
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
