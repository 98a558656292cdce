import { Module } from '@nestjs/common';
import { AwaitedMoneySweep } from './awaited-money-sweep';
import { EventSweep } from './event-sweep';
import { HoldReminderSweep } from './hold-reminder-sweep';
import { LateLineSweep } from './late-line-sweep';
import { OpenPaymentSweep } from './open-payment-sweep';
import { OwedPartSweep } from './owed-part-sweep';
import { RefundSweep } from './refund-sweep';
import { RefusedCedolaSweep } from './refused-cedola-sweep';
import { StaffChangeSweep } from './staff-change-sweep';
import { UnpaidOrderSweep } from './unpaid-order-sweep';

/** What is looked after again and again, since nobody may come to tell of it. */
@Module({
  providers: [
    AwaitedMoneySweep,
    EventSweep,
    HoldReminderSweep,
    LateLineSweep,
    OpenPaymentSweep,
    OwedPartSweep,
    RefundSweep,
    RefusedCedolaSweep,
    StaffChangeSweep,
    UnpaidOrderSweep,
  ],
})
export class SweepsModule {}
