import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  ordersErrorCodes,
  type StateVoucherKind,
  stateVoucherNames,
} from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { toEuro } from '@zaino/rules/money';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { VoucherTries } from '../vouchers/voucher-tries';
import {
  STATE_VOUCHER_PROVIDER,
  type StateVoucherProvider,
  type WantedUse,
} from './state-voucher-provider';
import { StateVoucherEntity } from './state-voucher.entity';
import { voucherRefused } from './voucher-refused';

/** A voucher that an order is to be paid with in part. */
interface Given {
  code: string;
  cents: number;
  customerId: string;
  /** Until when the order's money can come. */
  until: Date;
}

/** Holds of one order that a call can have lost to time or to a refusal before it gives up. */
const MOST_ROUNDS = 5;
/** A worker that was away for a while still finds it held when it is to be spent. */
const LONGER_MS = DAY_MS;
const ENDING = 4;

/** Vouchers of the State before an order is paid with them. */
@Injectable()
export class StateVouchersService {
  private readonly logger = new Logger('StateVouchers');

  constructor(
    @Inject(STATE_VOUCHER_PROVIDER)
    private readonly stateVoucherProvider: StateVoucherProvider | null,
    private readonly tries: VoucherTries,
    private readonly clock: Clock,
  ) {}

  /** Which the shop takes; null for none. */
  offer(): { kind: StateVoucherKind; name: string } | null {
    if (this.stateVoucherProvider === null) return null;
    const { kind } = this.stateVoucherProvider;
    return { kind, name: stateVoucherNames[kind] };
  }

  /**
   * What a code can pay. Rejects as `conflict` (`voucher-refused`) with the reason, as `limited` where too many
   * codes were tried, and as `unavailable` while the provider is away.
   */
  async check(code: string, customerId: string) {
    const provider = this.taken();
    await this.assertMayTry(code, customerId);
    const found = await provider.check(code);
    if ('refused' in found) throw voucherRefused(found.refused);
    const { kind } = provider;
    return { kind, name: stateVoucherNames[kind], value: toEuro(found.valueCents) };
  }

  /** Holds it for an order that is about to be written; the same order gets the same. Rejects as `check` does. */
  async hold(orderId: string, given: Given): Promise<StateVoucherEntity> {
    const provider = this.taken();
    const { code, cents, customerId, until } = given;
    await this.assertMayTry(code, customerId);
    const longer = new Date(until.getTime() + LONGER_MS);
    const held = await reserve(provider, orderId, { code, cents, until: longer });
    return Object.assign(new StateVoucherEntity(), {
      id: randomUUID(),
      orderId,
      kind: provider.kind,
      reference: held.reference,
      ending: code.slice(-ENDING),
      amountCents: cents,
      state: 'reserved' as const,
      createdAt: new Date(this.clock.now()),
      settledAt: null,
    });
  }

  /** Of an order that came to nothing for certain. What cannot be let go now is free once its time is over. */
  async letGo({ orderId, reference, amountCents }: StateVoucherEntity): Promise<void> {
    try {
      await this.taken().release({ reference, id: orderId, cents: amountCents });
    } catch (error) {
      this.logger.warn(`A voucher stays reserved for a while: ${(error as Error).name}`);
    }
  }

  private taken(): StateVoucherProvider {
    if (this.stateVoucherProvider !== null) return this.stateVoucherProvider;
    throw new DomainError('conflict', ordersErrorCodes.voucherRefused, {
      detail: 'Qui non si paga con i buoni dello Stato.',
    });
  }

  /** Without Redis nobody can tell how often somebody has tried. */
  private async mayTry(code: string, id: string): Promise<boolean> {
    try {
      return await this.tries.mayTry(code, { id, address: null });
    } catch (cause) {
      throw new DomainError('unavailable', sharedErrorCodes.unavailable, { cause });
    }
  }

  private async assertMayTry(code: string, id: string): Promise<void> {
    if (await this.mayTry(code, id)) return;
    throw new DomainError('limited', sharedErrorCodes.limited, {
      detail: 'Hai provato troppi codici diversi: riprova tra un’ora.',
    });
  }
}

/** The hold of an order; a new one where that has ended: it was let go, or its time was over. */
async function reserve(
  provider: StateVoucherProvider,
  orderId: string,
  wanted: Omit<WantedUse, 'id'>,
): Promise<{ reference: string }> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const id = round === 0 ? orderId : `${orderId}.${round}`;
    const held = await provider.reserve({ ...wanted, id });
    if (!('refused' in held)) return held;
    if (held.refused !== 'ended') throw voucherRefused(held.refused);
  }
  throw voucherRefused('ended');
}
