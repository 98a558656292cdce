import {
  type ObstacleCode,
  obstacleSentences,
  type OrderObstacle,
  type OrderRequest,
} from '@zaino/contracts/orders';
import { formatEuro, toCents } from '@zaino/rules/money';
import type { Config } from '../config';

/** All that limits are set by. */
export type LimitSettings = Pick<
  Config,
  | 'SHOP_ORDER_MOST_EURO'
  | 'SHOP_ORDER_MOST_ARTICLE_PIECES'
  | 'SHOP_OPEN_MOST_ORDERS'
  | 'SHOP_OPEN_MOST_EURO'
  | 'SHOP_OPEN_MOST_PIECES'
  | 'SHOP_OPEN_MOST_ARTICLE_PIECES'
  | 'CARD_OPEN_MOST_ORDERS'
  | 'CARD_OPEN_MOST_PIECES'
  | 'GUEST_NETWORK_MOST_ORDERS'
>;

export type ChosenPaymentWay = OrderRequest['payment'];

/** Pieces of one book or product. */
export interface OrderedArticle {
  /** With its type: an ISBN is no product's id. */
  id: string;
  pieces: number;
  /** Whether its pieces are taken out of the stock; books are ordered from suppliers. */
  isInStock: boolean;
}

/** An order as limits look at it: one that is wanted, or all of a kind that are open. */
export interface Extent {
  cents: number;
  articles: readonly OrderedArticle[];
}

/** What a customer has not paid yet in one way. */
export interface OpenOrders extends Extent {
  orders: number;
}

/** What is known of who orders. */
export interface BuyerStanding {
  isEmailProven: boolean;
  open: Record<ChosenPaymentWay, OpenOrders>;
}

interface Wish {
  payment: ChosenPaymentWay;
  wanted: Extent;
  standing: BuyerStanding;
  limits: LimitSettings;
}

/** A limit that was met, with what it allows as it is to be read. */
type Met = [code: ObstacleCode, most: string] | false;

/**
 * What keeps an order from being paid in a way, null for nothing. First what no waiting mends: who proves an address
 * for an order that is too large anyway would have done so in vain.
 */
export function obstacleOf(wish: Wish): OrderObstacle | null {
  const { payment } = wish;
  const met = (payment === 'shop' ? shopLimits(wish) : cardLimits(wish)).find((one) => one);
  if (!met) return null;
  const [code, most] = met;
  return { payment, code, text: obstacleSentences[code](most) };
}

function shopLimits({ wanted, standing, limits }: Wish): Met[] {
  const open = standing.open.shop;
  const own = piecesByArticle(wanted);
  const together = piecesByArticle(open, own);
  const orderMost = limits.SHOP_ORDER_MOST_EURO;
  const openMost = limits.SHOP_OPEN_MOST_EURO;
  return [
    wanted.cents > toCents(orderMost) && ['shop-order-value', formatEuro(orderMost)],
    mostOf(own) > limits.SHOP_ORDER_MOST_ARTICLE_PIECES && [
      'shop-article-pieces',
      String(limits.SHOP_ORDER_MOST_ARTICLE_PIECES),
    ],
    open.orders >= limits.SHOP_OPEN_MOST_ORDERS && [
      'shop-open-orders',
      String(limits.SHOP_OPEN_MOST_ORDERS),
    ],
    wanted.cents + open.cents > toCents(openMost) && ['shop-open-value', formatEuro(openMost)],
    sumOf(together) > limits.SHOP_OPEN_MOST_PIECES && [
      'shop-open-pieces',
      String(limits.SHOP_OPEN_MOST_PIECES),
    ],
    // Of what is wanted now: more of another article was ordered before the limit was lowered.
    [...own.keys()].some(
      (id) => (together.get(id) ?? 0) > limits.SHOP_OPEN_MOST_ARTICLE_PIECES,
    ) && ['shop-open-article-pieces', String(limits.SHOP_OPEN_MOST_ARTICLE_PIECES)],
    !standing.isEmailProven && ['email-unproven', ''],
  ];
}

function cardLimits({ wanted, standing, limits }: Wish): Met[] {
  const open = standing.open.card;
  const held = sumOf(piecesByArticle(inStock(open), piecesByArticle(inStock(wanted))));
  return [
    open.orders >= limits.CARD_OPEN_MOST_ORDERS && [
      'card-open-orders',
      String(limits.CARD_OPEN_MOST_ORDERS),
    ],
    held > limits.CARD_OPEN_MOST_PIECES && [
      'card-open-pieces',
      String(limits.CARD_OPEN_MOST_PIECES),
    ],
  ];
}

const inStock = ({ cents, articles }: Extent): Extent => ({
  cents,
  articles: articles.filter(({ isInStock }) => isInStock),
});

function piecesByArticle(
  { articles }: Extent,
  before: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const sums = new Map(before);
  for (const { id, pieces } of articles) sums.set(id, (sums.get(id) ?? 0) + pieces);
  return sums;
}

const sumOf = (pieces: ReadonlyMap<string, number>) =>
  [...pieces.values()].reduce((sum, one) => sum + one, 0);

const mostOf = (pieces: ReadonlyMap<string, number>) => Math.max(0, ...pieces.values());
