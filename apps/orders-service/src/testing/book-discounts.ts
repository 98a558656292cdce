import { SECOND_MS } from '@zaino/rules/durations';
import type { TestService } from './test-service';

/** What the law allows a bookshop to take off. */
export const mostDiscounts = { adoptedBookDiscount: 15, otherBookDiscount: 5 };

export const noDiscounts = { adoptedBookDiscount: 0, otherBookDiscount: 0 };

/** What the orders service was told of a bookshop a moment ago is over. */
export const forgetBookshops = ({ advance }: Pick<TestService, 'advance'>) =>
  advance(11 * SECOND_MS);
