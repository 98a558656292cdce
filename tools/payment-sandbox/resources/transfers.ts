import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { idOf } from '../ledger/id-of';
import { newId } from '../ledger/ids';
import { invalidParameter, refused } from '../ledger/api-error';
import { listOf, listRoute, retrieveRoute } from '../protocol/list';
import type { Route } from '../protocol/route';
import { payableAccount } from './accounts';
import { refundFeeInProportion } from './application-fees';
import { book, moneyText } from './money';
import { readCurrency } from './prices';

interface NewTransfer {
  amount: number;
  currency: string;
  destination: string;
  /** The charge that it is a part of. */
  source: string | null;
  group: string | null;
  metadata?: Stripe.Metadata;
  description?: string | null;
  /** What the platform takes back of it. */
  fee?: Stripe.BalanceTransaction.FeeDetail;
}

/** Moves money to a connected account; both balances show it. */
export function makeTransfer(change: LedgerChange, fields: NewTransfer): Stripe.Transfer {
  const { amount, currency, destination, source, group, fee } = fields;
  const id = newId('tr');
  const paymentId = newId('py');
  book(change, {
    type: 'payment',
    amount,
    fees: fee ? [fee] : [],
    currency,
    source: paymentId,
    owner: destination,
  });
  const transfer: Stripe.Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: book(change, { type: 'transfer', amount: -amount, currency, source: id }),
    created: change.now,
    currency,
    description: fields.description ?? null,
    destination,
    destination_payment: paymentId,
    livemode: false,
    metadata: fields.metadata ?? {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: source,
    source_type: 'card',
    transfer_group: group,
  };
  change.put('transfers', transfer);
  change.emit('transfer.created', transfer);
  return transfer;
}

interface NewReversal {
  transfer: Stripe.Transfer;
  amount: number;
  /** The refund that it comes with. */
  refund: string | null;
  metadata?: Stripe.Metadata;
}

/** Takes money back from a connected account. */
export function reverseTransfer(
  change: LedgerChange,
  fields: NewReversal,
): Stripe.TransferReversal {
  const { transfer, amount, refund, metadata = {} } = fields;
  const { id: transferId, currency, destination } = transfer;
  const left = transfer.amount - transfer.amount_reversed;
  if (amount > left) {
    const message = `Transfer reversal amount (${moneyText(amount, currency)}) is greater than unreversed amount on transfer (${moneyText(left, currency)})`;
    throw refused(message, left === 0 ? 'transfer_already_reversed' : undefined, 'amount');
  }
  const id = newId('trr');
  const reversal: Stripe.TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: book(change, { type: 'transfer_refund', amount, currency, source: id }),
    created: change.now,
    currency,
    destination_payment_refund: null,
    metadata,
    source_refund: refund,
    transfer: transferId,
  };
  book(change, {
    type: 'payment_refund',
    amount: -amount,
    currency,
    source: idOf(transfer.destination_payment),
    owner: idOf(destination),
  });
  const reversed = change.put('transfers', {
    ...transfer,
    amount_reversed: transfer.amount_reversed + amount,
    reversed: amount === left,
    reversals: { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] },
  });
  change.put('transferReversals', reversal);
  change.emit('transfer.reversed', reversed);
  return reversal;
}

export const transferRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/transfers',
    answer: ({ change, params }) => {
      const amount = params.integer('amount');
      if (amount === undefined) throw params.missing('amount');
      if (amount < 1)
        throw invalidParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer');
      const source = params.string('source_transaction');
      if (source !== undefined)
        requireChargeCovers(change.require('charges', source, 'source_transaction'), amount);
      return makeTransfer(change, {
        amount,
        currency: readCurrency(params),
        destination: payableAccount(change, params, 'destination').id,
        source: source ?? null,
        group: params.string('transfer_group') ?? null,
        metadata: params.metadata(),
        description: params.string('description') ?? null,
      });
    },
  },
  listRoute({
    kind: 'transfers',
    path: '/v1/transfers',
    filters: ['destination', 'transfer_group'],
  }),
  retrieveRoute('transfers', '/v1/transfers/:id'),
  {
    method: 'POST',
    path: '/v1/transfers/:id/reversals',
    answer: ({ change, params, ids: [id = ''] }) => {
      params.ignore('description');
      const transfer = change.require('transfers', id);
      const left = transfer.amount - transfer.amount_reversed;
      const amount = params.integer('amount') ?? left;
      const metadata = params.metadata();
      const reversal = reverseTransfer(change, { transfer, amount, refund: null, metadata });
      if (params.boolean('refund_application_fee') === true && transfer.source_transaction) {
        const charge = change.require('charges', idOf(transfer.source_transaction));
        const back = transfer.amount_reversed + amount;
        refundFeeInProportion(change, charge, { back, of: transfer.amount });
      }
      return reversal;
    },
  },
  {
    method: 'GET',
    path: '/v1/transfers/:id/reversals',
    answer: ({ change, params, ids: [id = ''] }) =>
      listOf(
        change.require('transfers', id).reversals.data,
        `/v1/transfers/${id}/reversals`,
        params,
      ),
  },
  retrieveRoute('transferReversals', '/v1/transfers/*/reversals/:id'),
];

function requireChargeCovers(charge: Stripe.Charge, amount: number): void {
  if (amount <= charge.amount && charge.paid) return;
  throw refused(
    'You cannot create a transfer with an amount greater than its source transaction.',
    'amount_too_large',
    'amount',
  );
}
