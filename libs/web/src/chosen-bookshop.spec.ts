import { chosenBookshop, chosenOf } from './chosen-bookshop';
import type { ServedShopFront } from '@zaino/contracts/shared';

const own = { id: 'own', name: 'Libreria Aurora', adoptedBookDiscount: 10, otherBookDiscount: 5 };
const other = { id: 'other', name: 'Libreria Corso', adoptedBookDiscount: 4, otherBookDiscount: 0 };
const front = { ...own, offersPickup: true } as ServedShopFront;

const filled = { itemCount: 2, shippingMethod: 'pickup' as const };
const empty = { ...filled, itemCount: 0 };

describe('the bookshop where a cart is picked up', () => {
  it.each([
    ['the one that was chosen', { ...filled, bookshop: other }, undefined, other],
    [
      'the one that was chosen, also for an empty cart',
      { ...empty, bookshop: other },
      undefined,
      other,
    ],
    ['none before one is chosen', filled, undefined, null],
    ['none once it was given up', { ...filled, bookshop: null }, undefined, null],
    [
      'none where it is sent home',
      { ...filled, shippingMethod: 'standard' as const, bookshop: other },
      undefined,
      null,
    ],
    ['the one at whose address one is', filled, front, own],
    [
      'that one for what comes into an empty cart',
      { ...empty, shippingMethod: 'standard' as const, bookshop: other },
      front,
      own,
    ],
    ['another one that was chosen there', { ...filled, bookshop: other }, front, other],
    [
      'none at an address where nothing is picked up',
      empty,
      { ...front, offersPickup: false },
      null,
    ],
  ])('is %s', (...[, cart, shopFront, expected]) => {
    expect(chosenBookshop(cart, shopFront)).toEqual(expected);
  });

  it('takes nothing off where it tells of no discount', () => {
    expect(chosenOf({ id: 'old', name: 'Libreria' })).toEqual({
      id: 'old',
      name: 'Libreria',
      adoptedBookDiscount: 0,
      otherBookDiscount: 0,
    });
  });
});
