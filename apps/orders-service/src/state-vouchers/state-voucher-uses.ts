import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { PermanentFailure } from '@zaino/service/outbox/permanent-failure';
import { DataSource, In } from 'typeorm';
import { STATE_VOUCHER_PROVIDER, type StateVoucherProvider } from './state-voucher-provider';
import { StateVoucherEntity } from './state-voucher.entity';

/** What becomes of vouchers that orders hold. All of it can be done again. */
@Injectable()
export class StateVoucherUses {
  private readonly logger = new Logger('StateVouchers');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(STATE_VOUCHER_PROVIDER)
    private readonly stateVoucherProvider: StateVoucherProvider | null,
  ) {}

  /** Spends that of a paid order. Rejects for good, and notes that it is lost, where the provider does not let it. */
  async confirm(orderId: string): Promise<void> {
    const use = await this.find(orderId);
    if (use.state === 'confirmed') return;
    const answer = await this.asked().confirm(use.reference);
    if (answer === 'confirmed') return this.note(use, 'confirmed');
    await this.note(use, 'lost');
    this.logger.error(
      `State voucher ${use.id} of order ${orderId} was not taken: ${answer.refused}`,
    );
    throw new PermanentFailure(`state-voucher-${answer.refused}`);
  }

  /** Frees that of an order which came to nothing before it was paid. */
  async free(orderId: string): Promise<void> {
    const use = await this.find(orderId);
    if (use.state === 'released') return;
    await this.release(use, { id: orderId, cents: use.amountCents });
    await this.note(use, 'released');
  }

  /** Gives a part back for a refund, once it is spent. Rejects for good where the provider does not take it back. */
  async giveBack(orderId: string, back: { id: string; cents: number }): Promise<void> {
    const use = await this.find(orderId);
    // It was never spent: the family has it still.
    if (use.state === 'lost') return;
    await this.confirm(orderId);
    await this.release(use, back);
  }

  private async release(
    { reference }: StateVoucherEntity,
    back: { id: string; cents: number },
  ): Promise<void> {
    const answer = await this.asked().release({ reference, ...back });
    if (answer !== 'released') throw new PermanentFailure(`state-voucher-${answer.refused}`);
  }

  private find(orderId: string): Promise<StateVoucherEntity> {
    return this.dataSource.manager.findOneByOrFail(StateVoucherEntity, { orderId });
  }

  /** It was switched off while orders hold some: what they wait for is tried again until it is on. */
  private asked(): StateVoucherProvider {
    if (this.stateVoucherProvider === null)
      throw new Error('No provider of state vouchers is set.');
    return this.stateVoucherProvider;
  }

  private async note(
    { id }: StateVoucherEntity,
    state: StateVoucherEntity['state'],
  ): Promise<void> {
    const open = In(['reserved', 'lost'] satisfies StateVoucherEntity['state'][]);
    const settledAt = new Date(this.clock.now());
    await this.dataSource.manager.update(
      StateVoucherEntity,
      { id, state: open },
      { state, settledAt },
    );
  }
}
