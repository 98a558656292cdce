import { Injectable, Logger } from '@nestjs/common';
import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, IsNull, LessThan, Not } from 'typeorm';
import { AccountKeeper } from './account-keeper';
import { PaymentAccountEntity } from './payment-account.entity';

const PAUSE_MS = 10 * MINUTE_MS;
const BATCH = 100;

/** So many in a row that cannot be asked about: it is the provider, and no single account. */
const MOST_FAILURES = 3;

/** What was said so long ago is asked for again: a message may have been lost. */
const KNOWN_FOR_MS = 12 * HOUR_MS;

/** Asks the provider about accounts of which it has said nothing for half a day. */
@Injectable()
export class KnownAccountSweep {
  private readonly logger = new Logger('PaymentAccounts');

  constructor(
    private readonly dataSource: DataSource,
    private readonly keeper: AccountKeeper,
    private readonly clock: Clock,
  ) {}

  /** Gives how many were asked about: no more once the provider is away. */
  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async run(): Promise<number> {
    const before = new Date(this.clock.now() - KNOWN_FOR_MS);
    const accountId = Not(IsNull());
    const old = await this.dataSource.manager.find(PaymentAccountEntity, {
      where: [
        { accountId, checkedAt: IsNull() },
        { accountId, checkedAt: LessThan(before) },
      ],
      order: { checkedAt: 'ASC' },
      take: BATCH,
    });
    let asked = 0;
    let failures = 0;
    for (const account of old) {
      if (await this.follow(account.accountId ?? '')) {
        asked += 1;
        failures = 0;
      } else {
        failures += 1;
      }
      if (failures === MOST_FAILURES) break;
    }
    return asked;
  }

  private async follow(accountId: string): Promise<boolean> {
    try {
      await this.keeper.follow(accountId);
      return true;
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error;
      this.logger.warn(`${accountId} could not be followed: ${String(error)}`);
      return false;
    }
  }
}
