import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module';
import { BooksComparison } from '../reconciliation/books-comparison';
import { NightlyReconciliation } from '../reconciliation/nightly-reconciliation';
import { OpenMoney } from '../reconciliation/open-money';
import { ProviderLedger } from '../reconciliation/provider-ledger';
import { Reconcile } from '../reconciliation/reconcile';
import { EventSweep } from './event-sweep';
import { LateLineSweep } from './late-line-sweep';
import { OpenPaymentSweep } from './open-payment-sweep';
import { RefundSweep } from './refund-sweep';
import { UnpaidOrderSweep } from './unpaid-order-sweep';

/** Of the worker alone. */
@Module({
  imports: [PaymentsModule],
  providers: [
    EventSweep,
    LateLineSweep,
    OpenPaymentSweep,
    RefundSweep,
    UnpaidOrderSweep,
    BooksComparison,
    NightlyReconciliation,
    OpenMoney,
    ProviderLedger,
    Reconcile,
  ],
})
export class SweepsModule {}
