import { type DynamicModule, Module } from '@nestjs/common';
import { DeliverAct } from '@zaino/service/audit-log/deliver-act';
import { StaffActsModule } from '@zaino/service/audit-log/staff-acts.module';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { DayCountsModule } from '@zaino/service/day-counts/day-counts.module';
import { OutboxModule } from '@zaino/service/outbox/outbox.module';
import { RedisModule } from '@zaino/service/redis.module';
import { AdminModule } from './admin/admin.module';
import { AfterSaleModule } from './after-sale/after-sale.module';
import { BookshopDigestHandler } from './bookshop-mails/bookshop-digest-handler';
import { BookshopMailHandler } from './bookshop-mails/bookshop-mail-handler';
import { BookshopMailsModule } from './bookshop-mails/bookshop-mails.module';
import { BookshopCopiesModule } from './bookshop-copies/bookshop-copies.module';
import { ArrivalsModule } from './arrivals/arrivals.module';
import { FreedCopiesHandler } from './arrivals/freed-copies-handler';
import { ShelfEffects } from './arrivals/shelf-effects';
import { CartsModule } from './carts/carts.module';
import { CedolaEffects } from './cedole/cedola-effects';
import { CedoleModule } from './cedole/cedole.module';
import { CedoleDeskModule } from './cedole-desk/cedole-desk.module';
import { CHECKOUT_COUNT } from './checkout/checkout-count';
import { CheckoutModule } from './checkout/checkout.module';
import { ComplianceModule } from './compliance/compliance.module';
import type { Config } from './config';
import { CounterModule } from './counter/counter.module';
import { CustomersModule } from './customers/customers.module';
import { Dac7Module } from './dac7/dac7.module';
import { dataSourceOptions } from './database/data-source';
import { DeskModule } from './desk/desk.module';
import { DocumentsModule } from './documents/documents.module';
import { DroppedBooksModule } from './dropped-books/dropped-books.module';
import { TellDroppedHandler } from './dropped-books/tell-dropped-handler';
import { EInvoicesModule } from './e-invoices/e-invoices.module';
import { FiguresModule } from './figures/figures.module';
import { GuestLinkHandler } from './guest-orders/guest-link-handler';
import { GuestOrdersModule } from './guest-orders/guest-orders.module';
import { GuestsModule } from './guests/guests.module';
import { LimitsModule } from './limits/limits.module';
import { MailEffects } from './mails/mail-effects';
import { MailsModule } from './mails/mails.module';
import { OrderMailHandler } from './mails/order-mail-handler';
import { OrderPushHandler } from './mails/order-push-handler';
import { NotesModule } from './notes/notes.module';
import { AccountHandler } from './payment-accounts/account-handler';
import { PaymentAccountsModule } from './payment-accounts/payment-accounts.module';
import { PaymentsModule } from './payments/payments.module';
import { RefundEffects } from './payments/refund-effects';
import { RefundHandler } from './payments/refund-handler';
import { PrintsModule } from './prints/prints.module';
import type { ProcessRole } from './process-role';
import { QuotesModule } from './quotes/quotes.module';
import { ReadingModule } from './reading/reading.module';
import { ReconciliationModule } from './reconciliation/reconciliation.module';
import { RegisterModule } from './register/register.module';
import { CardRemovalHandler } from './saved-cards/card-removal-handler';
import { SavedCardsModule } from './saved-cards/saved-cards.module';
import { StateVoucherEffects } from './state-vouchers/state-voucher-effects';
import { StateVoucherHandler } from './state-vouchers/state-voucher-handler';
import { StateVouchersModule } from './state-vouchers/state-vouchers.module';
import { SalesModule } from './sales/sales.module';
import { ShippingModule } from './shipping/shipping.module';
import { StockEffects } from './stock/stock-effects';
import { StockHandler } from './stock/stock-handler';
import { StockModule } from './stock/stock.module';
import { SubscriptionHandler } from './subscriptions/subscription-handler';
import { SubscriptionsModule } from './subscriptions/subscriptions.module';
import { SupportMailHandler } from './support/support-mail-handler';
import { SupportModule } from './support/support.module';
import { SweepsModule } from './sweeps/sweeps.module';
import { ToOrderModule } from './to-order/to-order.module';
import { TrackingModule } from './tracking/tracking.module';
import { TransitionsModule } from './transitions/transitions.module';
import { IdentityClient } from './upstreams/identity-client';
import { UpstreamsModule } from './upstreams/upstreams.module';
import { UsedBooksModule } from './used-books/used-books.module';
import { WeeklyMailHandler } from './weekly-mails/weekly-mail-handler';
import { WeeklyMailsModule } from './weekly-mails/weekly-mails.module';
import { VoucherEffects } from './vouchers/voucher-effects';
import { VouchersModule } from './vouchers/vouchers.module';

/** Topics of the process that answers calls alone. */
const callModules = [
  AdminModule,
  AfterSaleModule,
  BookshopCopiesModule,
  CedoleDeskModule,
  ComplianceModule,
  CounterModule,
  Dac7Module,
  DeskModule,
  FiguresModule,
  LimitsModule,
  NotesModule,
  PaymentAccountsModule,
  PrintsModule,
  QuotesModule,
  ReadingModule,
  RegisterModule,
  ShippingModule,
  SupportModule,
  ToOrderModule,
  TrackingModule,
];

/** Two years, as navigation data (specification, point 9). */
const dayCountKinds = { [CHECKOUT_COUNT]: { keptDays: 730 } };

/** Topics of the worker alone. */
const workerModules = [BookshopMailsModule, ReconciliationModule, SweepsModule, WeeklyMailsModule];

@Module({})
export class AppModule {
  static with(config: Config, role: ProcessRole): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
        DayCountsModule.with({ kinds: dayCountKinds, sweeps: role === 'worker' }),
        UpstreamsModule.connect(config),
        StaffActsModule.toldTo(IdentityClient),
        ArrivalsModule.for(role),
        CartsModule.for(role),
        CedoleModule.for(role),
        CheckoutModule.for(role),
        CustomersModule.for(role),
        DocumentsModule.for(role),
        DroppedBooksModule.for(role),
        EInvoicesModule.for(role),
        GuestOrdersModule.for(role),
        GuestsModule,
        MailsModule.for(role),
        PaymentsModule.for(role),
        SalesModule.for(role),
        SavedCardsModule.for(role),
        StateVouchersModule.for(role),
        StockModule,
        SubscriptionsModule.for(role),
        UsedBooksModule.for(role),
        VouchersModule.for(role),
        TransitionsModule.with([
          CedolaEffects,
          MailEffects,
          RefundEffects,
          ShelfEffects,
          StateVoucherEffects,
          StockEffects,
          VoucherEffects,
        ]),
        OutboxModule.with({
          handlers: [
            AccountHandler,
            BookshopDigestHandler,
            BookshopMailHandler,
            CardRemovalHandler,
            DeliverAct,
            FreedCopiesHandler,
            GuestLinkHandler,
            OrderMailHandler,
            OrderPushHandler,
            RefundHandler,
            StateVoucherHandler,
            StockHandler,
            SubscriptionHandler,
            SupportMailHandler,
            TellDroppedHandler,
            WeeklyMailHandler,
          ],
          imports: [BookshopMailsModule],
          relays: role === 'worker',
        }),
        ...(role === 'main' ? callModules : workerModules),
      ],
    };
  }
}
