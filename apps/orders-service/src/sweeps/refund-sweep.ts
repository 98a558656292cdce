import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, IsNull, LessThan, Not } from 'typeorm';
import { Provider } from '../payments/provider';
import { RefundEntity } from '../payments/refund.entity';
import { RefundSettlement } from '../payments/refund-settlement';
import { eachQuietly } from './each-quietly';

const GRACE_MS = MINUTE_MS;
const BATCH = 50;

/** Asks the provider about refunds that it has taken and not told the end of; the outbox looks after the others. */
@Injectable()
export class RefundSweep {
  private after = new Date(0);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly provider: Provider,
    private readonly settlement: RefundSettlement,
  ) {}

  @Scheduled({ pauseMs: MINUTE_MS, copies: 'one' })
  async run(): Promise<number> {
    const found = await this.dataSource.manager
      .createQueryBuilder(RefundEntity, 'refund')
      .where({ state: 'pending', providerId: Not(IsNull()) })
      .andWhere({ createdAt: LessThan(new Date(this.clock.now() - GRACE_MS)) })
      .andWhere('refund.created_at > :after', { after: this.after })
      .orderBy('refund.created_at')
      .limit(BATCH)
      .getMany();
    this.after = (found.length === BATCH && found.at(-1)?.createdAt) || new Date(0);
    return eachQuietly('RefundSweep', found, (refund) => this.ask(refund));
  }

  private async ask({ id: refundId, orderId, providerId }: RefundEntity): Promise<void> {
    const answer = await this.provider.retrieveRefund(providerId ?? '');
    await this.settlement.settle({ ...answer, metadata: { orderId, refundId } });
  }
}
