import { Module } from '@nestjs/common';
import { BooksComparison } from './books-comparison';
import { NightlyReconciliation } from './nightly-reconciliation';
import { OpenMoney } from './open-money';
import { ProviderLedger } from './provider-ledger';
import { Reconcile } from './reconcile';

/** The comparison of our books with the payment provider's. */
@Module({
  providers: [BooksComparison, NightlyReconciliation, OpenMoney, ProviderLedger, Reconcile],
})
export class ReconciliationModule {}
