import { Inject, Injectable } from '@nestjs/common';
import type { PaymentWay } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { ShortMemory } from '../upstreams/short-memory';
import { Provider } from './provider';
import { namedWays } from './way-words';

/** What is switched on at the provider is asked for so often. */
const RECENT_MS = 10 * MINUTE_MS;
const KEY = 'ways';

/** Which ways to pay there are: the provider's setting, and nobody else's. */
@Injectable()
export class PaymentWays {
  private readonly recent: ShortMemory<PaymentWay[]>;
  private asked: Promise<PaymentWay[]> | undefined;

  constructor(
    @Inject(Provider) private readonly provider: Pick<Provider, 'ways'>,
    clock: Clock,
  ) {
    this.recent = new ShortMemory({ clock, lifeMs: RECENT_MS, most: 1 });
  }

  /**
   * However many want them at a time, the provider is asked once. Rejects as `unavailable` while it is away and nothing is
   * remembered.
   */
  async list(): Promise<PaymentWay[]> {
    const known = this.recent.find(KEY);
    if (known !== undefined) return known;
    this.asked ??= this.ask().finally(() => {
      this.asked = undefined;
    });
    return this.asked;
  }

  private async ask(): Promise<PaymentWay[]> {
    const ways = namedWays(await this.provider.ways());
    this.recent.keep(KEY, ways);
    return ways;
  }
}
