import { Inject, Injectable, Logger } from '@nestjs/common';
import { type OrderObstacle, ordersErrorCodes } from '@zaino/contracts/orders';
import type { SessionUser } from '@zaino/contracts/shared';
import type { CallingGuest } from '@zaino/service/calling-guest';
import type { CartLine } from '@zaino/rules/cart-line';
import { CONFIG } from '@zaino/service/config.module';
import { isConnectionFailure } from '@zaino/service/connection-failure';
import { DomainError } from '@zaino/service/domain-error';
import type { EntityManager } from 'typeorm';
import {
  type Extent,
  type LimitSettings,
  obstacleOf,
  type OpenOrders,
  type ChosenPaymentWay,
  type BuyerStanding,
} from './obstacle-of';
import { obstacleRefusal } from './obstacle-refusal';
import { OpenOrdersReader } from './open-orders';

/** Who orders, as their session says: a proof counts in all sessions from the moment at which it is made. */
export interface Orderer {
  id: string;
  isEmailProven: boolean;
  /** Who has no account. */
  guest?: CallingGuest;
}

export function ordererOf({ uid, isEmailVerified }: SessionUser): Orderer {
  return { id: uid, isEmailProven: isEmailVerified };
}

/** What of a quote limits look at. */
interface Priced {
  lines: readonly { line: CartLine; pieces: number }[];
  totals: { totalCents: number };
}

interface Ordered {
  payment: ChosenPaymentWay;
  quote: Priced;
}

const nothingOpen: OpenOrders = { orders: 0, cents: 0, articles: [] };
/** Of somebody who is not signed in: what they have ordered shows once they are. */
const anybody: BuyerStanding = {
  isEmailProven: true,
  open: { card: nothingOpen, shop: nothingOpen },
};

/** What nobody may order more of before it is paid (docs/decisions/order-limits.md). */
@Injectable()
export class OrderLimits {
  private readonly logger = new Logger('OrderLimits');

  constructor(
    private readonly openOrders: OpenOrdersReader,
    @Inject(CONFIG) private readonly config: LimitSettings,
  ) {}

  /** Of each of these ways to pay what keeps a quote from being ordered in it, if anything does. */
  async obstacles(
    orderer: Orderer | null,
    quote: Priced,
    ways: readonly ChosenPaymentWay[],
  ): Promise<OrderObstacle[]> {
    const standing = orderer === null ? anybody : await this.standingIfKnown(orderer);
    const wanted = extentOf(quote);
    return ways.flatMap(
      (payment) => obstacleOf({ payment, wanted, standing, limits: this.config }) ?? [],
    );
  }

  /**
   * Rejects as `conflict` with the obstacle's code, at the field `payment`. What is decided by `manager`, whose
   * transaction holds the customer's lock, is so for good; without it somebody may be ordering at the same time.
   */
  async assertAllowed(
    orderer: Orderer,
    { payment, quote }: Ordered,
    manager?: EntityManager,
  ): Promise<void> {
    const { isEmailProven, guest } = orderer;
    const open = await this.openOrders.read(orderer, manager);
    const standing = { isEmailProven, open };
    const wanted = extentOf(quote);
    const obstacle = obstacleOf({ payment, wanted, standing, limits: this.config });
    if (obstacle !== null) throw obstacleRefusal(obstacle);
    if (guest) await this.assertRoomInNetwork(guest, manager);
  }

  /** Who makes up an address for each order still has one connection. */
  private async assertRoomInNetwork({ network }: CallingGuest, manager?: EntityManager) {
    const open = await this.openOrders.countOfNetwork(network, manager);
    if (open >= this.config.GUEST_NETWORK_MOST_ORDERS) throw networkFull();
  }

  /** A quote needs no database but for this, and is given without it. */
  private async standingIfKnown(orderer: Orderer): Promise<BuyerStanding> {
    const { isEmailProven } = orderer;
    try {
      return { isEmailProven, open: await this.openOrders.read(orderer) };
    } catch (error) {
      if (!isConnectionFailure(error)) throw error;
      this.logger.warn(`A quote without the open orders: ${(error as Error).name}`);
      return { ...anybody, isEmailProven };
    }
  }
}

function networkFull(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.guestOrdersOpen, {
    detail:
      'Da questa connessione aspettano già il pagamento molti ordini senza account. Accedi per ordinare subito, o riprova tra mezz’ora.',
  });
}

function extentOf({ lines, totals }: Priced): Extent {
  return {
    cents: totals.totalCents,
    articles: lines.map(({ line, pieces }) => ({
      id: line.type === 'book' ? `book ${line.isbn}` : `product ${line.id}`,
      pieces,
      isInStock: line.type === 'product',
    })),
  };
}
