import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@zaino/service/database.module';
import { OutboxModule } from '@zaino/service/outbox/outbox.module';
import { RedisModule } from '@zaino/service/redis.module';
import { AdminModule } from './admin/admin.module';
import { AfterSaleCallsModule } from './after-sale/after-sale-calls.module';
import { CartsModule } from './carts/carts.module';
import { CheckoutModule } from './checkout/checkout.module';
import { KeySweepModule } from './checkout/key-sweep.module';
import type { Config } from './config';
import { ConfigModule } from '@zaino/service/config.module';
import { DataRetentionModule } from './customers/data-retention.module';
import { dataSourceOptions } from './database/data-source';
import { MailsModule } from './mails/mails.module';
import { OrderMailHandler } from './mails/order-mail-handler';
import { MailEffects } from './mails/mail-effects';
import { TransitionsModule } from './orders/transitions/transitions.module';
import { PaymentCallsModule } from './payments/payment-calls.module';
import { PaymentsModule } from './payments/payments.module';
import { RefundEffects } from './payments/refund-effects';
import { RefundHandler } from './payments/refund-handler';
import { RefundsModule } from './payments/refunds.module';
import type { ProcessRole } from './process-role';
import { ReadingCallsModule } from './reading/reading-calls.module';
import { StockEffects } from './stock/stock-effects';
import { StockHandler } from './stock/stock-handler';
import { SweepsModule } from './sweeps/sweeps.module';
import { UpstreamsModule } from './upstreams/upstreams.module';
import { VoucherEffects } from './vouchers/voucher-effects';

@Module({})
export class AppModule {
  static with(config: Config, role: ProcessRole): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
        UpstreamsModule.connect(config),
        CartsModule.for(role),
        TransitionsModule.with({
          subscribers: [MailEffects, RefundEffects, StockEffects, VoucherEffects],
          imports: [RefundsModule],
        }),
        OutboxModule.with({
          handlers: [RefundHandler, OrderMailHandler, StockHandler],
          imports: [MailsModule, PaymentsModule],
          relays: role === 'worker',
        }),
        ...(role === 'main'
          ? [
              AdminModule,
              AfterSaleCallsModule,
              CheckoutModule,
              PaymentCallsModule,
              ReadingCallsModule,
            ]
          : [DataRetentionModule, KeySweepModule, SweepsModule]),
      ],
      providers: [{ provide: 'role', useValue: role }],
    };
  }
}
