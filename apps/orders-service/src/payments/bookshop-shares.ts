import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentEntity } from './payment.entity';
import { RefundEntity } from './refund.entity';
import { ShareProvider, type ShareIds } from './share-provider';

type Share = 'reversalCents' | 'feeCents';

interface Back {
  payment: PaymentEntity;
  isRepeated: boolean;
}

/** A bookshop's share of refunds: what comes back from it, and of the fee what it gets back. */
@Injectable()
export class BookshopShares {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: ShareProvider,
  ) {}

  /** Each once, however often it is called. What was never sent to the bookshop need not come back. */
  async takeBack(refund: RefundEntity, { payment, isRepeated }: Back): Promise<void> {
    const { reversalCents, feeCents } = refund;
    if (payment.chargeKind === 'owed' || reversalCents + feeCents === 0) return;
    const { transferId, feeId } = await this.known(payment, { needsFee: feeCents > 0 });
    if (reversalCents > 0 && !(await this.isBack(refund, 'reversalCents', transferId))) {
      await this.provider.reverse(refund, { transferId, isRepeated });
    }
    if (feeCents > 0 && !(await this.isBack(refund, 'feeCents', feeId))) {
      await this.provider.giveFeeBack(refund, { feeId, isRepeated });
    }
  }

  /** The provider's ids of both; a fee that nothing comes back of need not be known. */
  private async known(payment: PaymentEntity, { needsFee }: { needsFee: boolean }) {
    const isKnown = payment.transferId !== null && (payment.feeId !== null || !needsFee);
    const { transferId, feeId } = isKnown ? payment : await this.lookUp(payment);
    if (transferId === null) throw new Error('The bookshop has not been paid yet.');
    if (needsFee && feeId === null) throw new Error('The fee has not been taken yet.');
    return { transferId, feeId: feeId ?? '' };
  }

  private async lookUp({ id, intentId }: PaymentEntity): Promise<ShareIds> {
    const shares = await this.provider.sharesOf(intentId ?? '');
    await this.dataSource.manager.update(PaymentEntity, { id }, { ...shares });
    return shares;
  }

  /** A refund of the same payment that failed later has brought it back already. */
  private async isBack(refund: RefundEntity, share: Share, id: string): Promise<boolean> {
    const paymentId = refund.paymentId ?? '';
    const all = await this.dataSource.manager.findBy(RefundEntity, { paymentId });
    if (!all.some((one) => one.state === 'failed' && one[share] > 0)) return false;
    const wanted = all
      .filter((one) => one.state === 'done' || one.id === refund.id)
      .reduce((sum, one) => sum + one[share], 0);
    const isReversal = share === 'reversalCents';
    const back = await (isReversal ? this.provider.reversedOf(id) : this.provider.feeBackOf(id));
    return back >= wanted;
  }
}
