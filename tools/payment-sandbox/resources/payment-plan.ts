import type { LedgerChange } from '../ledger/change';
import type { PaymentPlan } from '../ledger/kinds';
import { invalidParameter } from '../ledger/api-error';
import type { Params } from '../protocol/params';
import { merchantAccount, payableAccount } from './accounts';

const nothing: PaymentPlan = {
  metadata: {},
  description: null,
  receiptEmail: null,
  statementDescriptorSuffix: null,
  onBehalfOf: null,
  transferGroup: null,
  applicationFeeAmount: null,
  transferData: null,
};

/** Reads `payment_intent_data`; `total` is what will be paid, in cents. */
export function readPaymentPlan(
  change: LedgerChange,
  params: Params | undefined,
  total: number,
): PaymentPlan {
  if (params === undefined) return nothing;
  params.ignore('capture_method', 'setup_future_usage', 'statement_descriptor', 'shipping');
  const transferData = readTransferData(change, params, total);
  const applicationFeeAmount = params.integer('application_fee_amount') ?? null;
  if (applicationFeeAmount !== null)
    requireFittingFee(params, { applicationFeeAmount, transferData, total });
  return {
    metadata: params.metadata(),
    description: params.string('description') ?? null,
    receiptEmail: params.string('receipt_email') ?? null,
    statementDescriptorSuffix: params.string('statement_descriptor_suffix', 22) ?? null,
    onBehalfOf: params.has('on_behalf_of')
      ? merchantAccount(change, params, 'on_behalf_of').id
      : null,
    transferGroup: params.string('transfer_group') ?? null,
    applicationFeeAmount,
    transferData,
  };
}

function readTransferData(
  change: LedgerChange,
  params: Params,
  total: number,
): PaymentPlan['transferData'] {
  const data = params.object('transfer_data');
  if (data === undefined) return null;
  const destination = payableAccount(change, data, 'destination').id;
  const amount = data.integer('amount');
  if (amount === undefined) return { destination };
  if (amount < 1 || amount > total) {
    const message = `Invalid amount: must be at least 1 and at most the payment's amount (${total})`;
    throw data.invalid('amount', message, amount > total ? 'amount_too_large' : 'amount_too_small');
  }
  return { destination, amount };
}

function requireFittingFee(
  params: Params,
  plan: Pick<PaymentPlan, 'transferData'> & { applicationFeeAmount: number; total: number },
): void {
  const { applicationFeeAmount, transferData, total } = plan;
  const name = params.nameOf('application_fee_amount');
  if (transferData === null) {
    const message =
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).';
    throw invalidParameter(name, message);
  }
  if (transferData.amount !== undefined) {
    const message =
      'You may not provide the application_fee_amount parameter and the transfer_data[amount] parameter at the same time.';
    throw invalidParameter(name, message);
  }
  if (applicationFeeAmount < 0 || applicationFeeAmount > total) {
    throw invalidParameter(
      name,
      'Your application fee must be less than or equal to the payment amount.',
    );
  }
}
