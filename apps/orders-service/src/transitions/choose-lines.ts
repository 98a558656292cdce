import type { OrderCommandName } from '@zaino/contracts/orders';
import { cedolaStateOf } from '../orders/cedola-state';
import type { Command } from '../orders/command';
import { commandRules, isAllowed } from '../orders/command-rules';
import type { LockedOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { isUndone } from '../orders/order-state';
import { isUnpaidByCard, LEAST_CARD_CENTS, owedCents } from '../orders/owed';
import { commandRefused } from '../orders/refused';

/** The lines that a command is for; throws `command-refused` where one of them does not allow it. */
export function chooseLines(locked: LockedOrder, command: Command, now: Date): OrderLineEntity[] {
  const { order, lines } = locked;
  // A withdrawal from the contract is the law's, and goes further than what a customer may cancel.
  const who = command.data?.cause === 'withdrawal' ? 'system' : command.actor.who;
  const allows = (line: OrderLineEntity) =>
    isAllowed(command.command, { order, lines, line, who, now });
  const { lineIds } = command;
  const isOfAll = commandRules[command.command].isOfOrder === true || lineIds === undefined;
  const chosen = isOfAll ? lines.filter(allows) : named(lines, lineIds);
  if (chosen.length === 0 || !chosen.every(allows)) {
    throw commandRefused(refusal(command.command, isOfAll ? lines : chosen));
  }
  checkTogether(locked, command.command, chosen);
  if (command.command === 'cancel' && who !== 'system') checkAwaited(locked, chosen);
  checkSameChange(command.command, chosen);
  return chosen;
}

function named(lines: OrderLineEntity[], lineIds: readonly string[]): OrderLineEntity[] {
  const wanted = new Set(lineIds);
  const chosen = lines.filter(({ id }) => wanted.has(id));
  if (chosen.length === wanted.size) return chosen;
  throw commandRefused('L’ordine non ha questa riga.');
}

/** What goes for the lines of an order together. */
function checkTogether(
  { order, lines }: LockedOrder,
  command: OrderCommandName,
  chosen: OrderLineEntity[],
): void {
  const others = lines.filter((line) => !chosen.includes(line));
  if (command === 'cancel' && isUnpaidByCard(order)) {
    checkVoucher(order, others);
    checkStillPayable(order, others);
  }
  if (order.deliveries === 'one') checkOneDelivery(command, chosen, others);
}

/** What remains of an order by card is paid on the provider's page, or nothing remains. */
function checkStillPayable(order: LockedOrder['order'], others: readonly OrderLineEntity[]): void {
  const kept = others.filter((line) => !isUndone(line));
  if (kept.length === 0 || owedCents(order, kept) >= LEAST_CARD_CENTS) return;
  throw commandRefused('Online si pagano almeno 0,50 €: annulla l’ordine per intero.');
}

/** What a voucher of the State is to pay was agreed for the order as it is. */
function checkVoucher(order: LockedOrder['order'], others: readonly OrderLineEntity[]): void {
  if (order.stateVoucherCents === 0 || others.every(isUndone)) return;
  throw commandRefused(
    'Questo ordine si paga in parte con un buono: finché non è pagato si può annullare solo per intero.',
  );
}

/** An order takes the sum that it asks for, or nothing: what is on its way is for all of it. */
function checkAwaited({ order, lines }: LockedOrder, chosen: readonly OrderLineEntity[]): void {
  if (order.moneyAwaitedUntil === null) return;
  if (lines.every((line) => chosen.includes(line) || isUndone(line))) return;
  throw commandRefused(
    'Il pagamento di questo ordine è in corso: per ora si può annullare solo per intero, e il denaro torna indietro appena arriva.',
  );
}

/** Here, but for what the bookshop is to do to it. */
const isToBeDone = ({ state, extraState }: OrderLineEntity) =>
  state === 'reserved' && extraState === 'wanted';

const EXTRAS_FIRST =
  'Prima segna come fatto, o togli, il servizio chiesto per questi libri (per esempio la copertinatura).';

/** What is taken back is one step, not several. */
function checkSameChange(command: OrderCommandName, chosen: readonly OrderLineEntity[]): void {
  const steps = new Set(chosen.map(({ before }) => before?.command));
  if (command === 'take-back' && steps.size > 1) {
    throw commandRefused(
      'Queste righe hanno fatto passi diversi: riportale indietro una alla volta.',
    );
  }
}

/** "Una volta sola, quando c’è tutto": one parcel of each seller, or one way to the bookshop. */
function checkOneDelivery(
  command: OrderCommandName,
  chosen: readonly OrderLineEntity[],
  others: readonly OrderLineEntity[],
): void {
  const waiting = others.filter(isBeforeDelivery);
  const sellers = new Set(chosen.map(({ sellerId }) => sellerId));
  if (command === 'ship' && waiting.some(({ sellerId }) => sellers.has(sellerId))) {
    throw commandRefused('Il cliente ha scelto una consegna sola: spedisci tutto insieme.');
  }
  // All of it is fetched in one place, whoever sells it.
  if (command === 'mark-ready' && waiting.length > 0) {
    if (waiting.every(isToBeDone)) throw commandRefused(EXTRAS_FIRST);
    throw commandRefused(
      'Il cliente ha scelto di ritirare una volta sola: segna tutto pronto insieme, quando c’è tutto.',
    );
  }
}

const isBeforeDelivery = (line: OrderLineEntity) =>
  !isUndone(line) && !['ready', 'shipped', 'delivered'].includes(line.state);

/** What comes before: until it is known who pays, nobody pays or goes with the books. */
const needsDecision: readonly OrderCommandName[] = ['deliver', 'register-shop-payment'];

function refusal(command: OrderCommandName, lines: readonly OrderLineEntity[]): string {
  if (needsDecision.includes(command) && cedolaStateOf(lines) === 'entered') {
    return 'Prima accetta o rifiuta la cedola libraria di questo ordine.';
  }
  if (command === 'mark-ready' && lines.some(isToBeDone)) return EXTRAS_FIRST;
  const sentences: Partial<Record<OrderCommandName, string>> = {
    cancel: 'Questi articoli non si possono più annullare.',
    ship: 'Si può spedire solo ciò che è pronto in magazzino.',
    'mark-ready': 'Si può consegnare in libreria solo ciò che è arrivato.',
    refund: 'Per questi articoli non c’è nulla da rimborsare.',
    'receive-return': 'Per questi articoli non è stato chiesto il recesso.',
    'enter-cedola':
      'Per questi libri non si può usare una cedola: si usa prima di pagare e di consegnare.',
    'accept-cedola': 'Questa cedola non si può più accettare.',
    'refuse-cedola':
      'Questa cedola non si può più rifiutare: l’ordine è già pagato o i libri sono già consegnati.',
    'pay-without-cedola': 'Questi libri non aspettano più il tuo pagamento.',
    'perform-extra': 'Non c’è nulla da fare a questi libri, o non sono ancora arrivati.',
    'reopen-extra': 'Questo servizio non si può più riaprire.',
    'drop-extra': 'Questo servizio è già fatto, o non si può più togliere.',
    'take-back': 'L’ultimo passo non si può più riportare indietro.',
    'substitute-edition': 'Il cliente non ha accettato un’altra edizione.',
  };
  return sentences[command] ?? 'Lo stato dell’ordine non lo permette.';
}
