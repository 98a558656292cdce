import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SavedCard, SavedCards } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { CardKeeperEntity } from '../payments/card-keeper.entity';
import { CardKeepers } from '../payments/card-keepers';
import { madeAtProvider } from '../payments/made-at-provider';
import { answered, idOf, STRIPE } from '../payments/provider';

/** Nobody has more. */
const MOST_CARDS = 20;

/** Cards that the payment provider keeps for a customer who has asked for it; off until then. */
@Injectable()
export class SavedCardsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly keepers: CardKeepers,
    @Inject(STRIPE) private readonly stripe: Stripe,
  ) {}

  /** Rejects as `unavailable` while the provider is away. */
  async read(customerId: string): Promise<SavedCards> {
    const providerId = await this.providerIdOf(customerId);
    if (providerId === null) return { isOn: false, cards: [] };
    const cards = await this.cardsOf(providerId);
    return cards === null ? { isOn: false, cards: [] } : { isOn: true, cards };
  }

  /** Idempotent. Rejects as `unavailable` while the provider is away; sending it again goes on. */
  async turnOn({ customerId, email }: { customerId: string; email: string }): Promise<SavedCards> {
    const { manager } = this.dataSource;
    await manager.query(
      'INSERT IGNORE INTO card_keeper (customer_id, attempt_id, agreed_at) VALUES (?, ?, ?)',
      [customerId, randomUUID(), new Date(this.clock.now())],
    );
    const { attemptId, providerId } = await manager.findOneByOrFail(CardKeeperEntity, {
      customerId,
    });
    if (providerId === null) {
      const wanted = { email, metadata: { customerId } };
      const made = await madeAtProvider(() =>
        this.stripe.customers.create(wanted, { idempotencyKey: attemptId }),
      );
      await this.keepers.keep({ customerId, attemptId, providerId: made.id });
    }
    return this.read(customerId);
  }

  /** Cards go with it, within moments. Idempotent. */
  async turnOff(customerId: string): Promise<SavedCards> {
    await this.keepers.release(customerId);
    return { isOn: false, cards: [] };
  }

  /** Another's card is as good as none: rejects as `not-found`, and as `unavailable` while the provider is away. */
  async remove(customerId: string, cardId: string): Promise<SavedCards> {
    const providerId = await this.providerIdOf(customerId);
    const kept = providerId === null ? [] : await this.cardsOf(providerId);
    if (!kept?.some(({ id }) => id === cardId)) {
      throw new DomainError('not-found', sharedErrorCodes.notFound);
    }
    await madeAtProvider(() => this.stripe.paymentMethods.detach(cardId));
    return { isOn: true, cards: kept.filter(({ id }) => id !== cardId) };
  }

  private async providerIdOf(customerId: string): Promise<string | null> {
    const keeper = await this.dataSource.manager.findOneBy(CardKeeperEntity, { customerId });
    return keeper?.providerId ?? null;
  }

  /** Null where the provider knows the customer no more. */
  private async cardsOf(providerId: string): Promise<SavedCard[] | null> {
    const wanted = { type: 'card', limit: MOST_CARDS } as const;
    try {
      const { data } = await answered(() =>
        this.stripe.customers.listPaymentMethods(providerId, wanted),
      );
      return data.flatMap((method) => (idOf(method.customer) === providerId ? cardOf(method) : []));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      await this.keepers.lose(providerId);
      return null;
    }
  }
}

function cardOf({ id, card }: Stripe.PaymentMethod): SavedCard[] {
  if (!card) return [];
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return [{ id, brand, last4, expMonth, expYear }];
}
