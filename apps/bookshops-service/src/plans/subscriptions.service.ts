import { Inject, Injectable } from '@nestjs/common';
import { bookshopsErrorCodes, type bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { ordersInternalEndpoints, SUBSCRIPTION_PAGE_HOURS } from '@zaino/contracts/orders';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Config, PlanSettings } from '../config';
import { noTenant } from '../tenants/no-tenant';
import type { OwnedTenant } from '../tenants/own-tenant';
import { TenantEntity } from '../tenants/tenant.entity';
import { OrdersClient } from '../upstreams/orders-client';
import { SubscriptionEntity } from './subscription.entity';

type Wish = BodyOf<typeof bookshopsEndpoints.createSubscription>;

/** For so long a page is open: two that are open at once could be paid twice. */
const ATTEMPT_MS = SUBSCRIPTION_PAGE_HOURS * HOUR_MS;

/** The paid plan of a bookshop, which is paid at the provider, by way of the service that speaks with it. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly orders: OrdersClient,
    @Inject(CONFIG) private readonly config: Pick<Config, keyof PlanSettings>,
  ) {}

  /** The page on which the plan is taken. A press more, at the same moment or later, leads to the same subscription. */
  async open({ id }: OwnedTenant, { priceId, customerEmail }: Wish): Promise<{ url: string }> {
    if (this.config.BOOKSHOP_PLAN_PRICE_ID === '' || priceId !== this.config.BOOKSHOP_PLAN_PRICE_ID)
      throw refused(
        'priceId',
        bookshopsErrorCodes.priceUnknown,
        'Questo piano non si può scegliere',
      );
    const { attemptId, attemptedAt, customerId, status } = await this.attempt(id);
    if (attemptId === null || attemptedAt === null) throw new Error(`${id} has no attempt.`);
    return this.orders.call(ordersInternalEndpoints.openSubscriptionPage, {
      body: {
        attemptId,
        attemptedAt: attemptedAt.toISOString(),
        tenantId: id,
        priceId,
        email: customerEmail,
        customerId,
        // Who had the plan before has tried it.
        trialDays: status === null ? this.config.BOOKSHOP_PLAN_TRIAL_DAYS : 0,
      },
    });
  }

  async openPortal({ id }: OwnedTenant): Promise<{ url: string }> {
    const found = await this.dataSource.manager.findOneBy(SubscriptionEntity, { tenantId: id });
    if (!found?.customerId) {
      throw new DomainError('conflict', bookshopsErrorCodes.subscriptionMissing, {
        detail: 'Non hai ancora un piano a pagamento.',
      });
    }
    const { customerId } = found;
    return this.orders.call(ordersInternalEndpoints.openBillingPortal, { body: { customerId } });
  }

  /**
   * Writes what the provider says now, however many messages come and in which order: the row is held from before the
   * question on, so that an older answer never overwrites a newer one.
   */
  async follow(tenantId: string, subscriptionId: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const known = await this.locked(manager, tenantId);
      const told = await this.orders.call(ordersInternalEndpoints.subscription, {
        params: { id: subscriptionId },
      });
      if (told.tenantId !== tenantId) throw noTenant();
      // What is said of one that was before the present one is no news.
      const isOther = known.subscriptionId !== null && known.subscriptionId !== subscriptionId;
      if (isOther && told.status === 'ended') return;
      const isPastDue = told.status === 'past-due';
      await manager.save(
        Object.assign(known, {
          attemptId: null,
          attemptedAt: null,
          subscriptionId,
          customerId: told.customerId,
          status: told.status,
          trialEnd: dateOf(told.trialEnd),
          periodEnd: dateOf(told.periodEnd),
          cancelsAt: dateOf(told.cancelsAt),
          pastDueSince: isPastDue ? (known.pastDueSince ?? this.now()) : null,
        }),
      );
    });
  }

  /** The one that is under way, or a new one. */
  private attempt(id: string): Promise<SubscriptionEntity> {
    return inTransaction(this.dataSource, async (manager) => {
      const known = await this.locked(manager, id);
      if (known.status !== null && known.status !== 'ended') {
        throw new DomainError('conflict', bookshopsErrorCodes.subscriptionRunning, {
          detail: 'Hai già questo piano.',
        });
      }
      const since = known.attemptedAt?.getTime() ?? -Infinity;
      if (this.clock.now() - since < ATTEMPT_MS) return known;
      return manager.save(
        Object.assign(known, { attemptId: randomUUID(), attemptedAt: this.now() }),
      );
    });
  }

  /** The bookshop's row, held until the end of the transaction; an empty one where there is none yet. */
  private async locked(manager: EntityManager, tenantId: string): Promise<SubscriptionEntity> {
    const tenant = await manager.findOne(TenantEntity, {
      select: { id: true },
      where: { id: tenantId, releasedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (tenant === null) throw noTenant();
    const found = await manager.findOneBy(SubscriptionEntity, { tenantId });
    const none = { subscriptionId: null, customerId: null, status: null, pastDueSince: null };
    const empty = { tenantId, attemptId: null, attemptedAt: null, ...none };
    return found ?? Object.assign(new SubscriptionEntity(), empty);
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

export function refused(path: string, code: string, message: string): DomainError {
  return new DomainError('invalid', code, { detail: message, errors: [{ path, message }] });
}
