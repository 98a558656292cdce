import { isBetterOffer, rankedOffer, type SupplyOffer, supplyRefusal } from './best-offer';

const today = '2026-11-27';
const quick = { daysFrom: 1, daysTo: 2, cutOff: 11 };
const slow = { daysFrom: 3, daysTo: 5, cutOff: null };
const anOffer = (offer: Partial<SupplyOffer> & Pick<SupplyOffer, 'state'>): SupplyOffer => ({
  expectedOn: null,
  newIsbn: null,
  ...offer,
});
const newIsbn = '9788800000027';

describe('an offer', () => {
  it.each([
    [
      anOffer({ state: 'available' }),
      { state: 'in-stock', days: { from: 1, to: 2 }, cutOff: 11 },
      null,
    ],
    [
      anOffer({ state: 'on-order', expectedOn: '2026-12-03' }),
      { state: 'on-order', days: { from: 1, to: 2 }, date: '2026-12-03' },
      null,
    ],
    [
      anOffer({ state: 'reprint', expectedOn: '2026-12-03' }),
      { state: 'reprint', days: { from: 1, to: 2 }, date: '2026-12-03' },
      null,
    ],
    [
      anOffer({ state: 'not-there', expectedOn: '2026-12-03' }),
      { state: 'on-order', days: { from: 1, to: 2 }, date: '2026-12-03' },
      null,
    ],
    [anOffer({ state: 'reprint' }), { state: 'reprint' }, 'in-ristampa'],
    [anOffer({ state: 'reprint', expectedOn: '2026-11-26' }), { state: 'reprint' }, 'in-ristampa'],
    [anOffer({ state: 'replaced', newIsbn }), { state: 'replaced', newIsbn }, 'sostituito'],
    [anOffer({ state: 'out-of-print' }), { state: 'out-of-print' }, 'fuori-catalogo'],
  ] as const)('of %j is told as %j', (offer, expected, reason) => {
    const { availability } = rankedOffer(offer, quick, today);
    expect(availability).toEqual(expected);
    expect(availability && supplyRefusal(availability)).toBe(reason);
  });

  it('that can be ordered without a day leaves the general promise', () => {
    expect(rankedOffer(anOffer({ state: 'on-order' }), quick, today).availability).toBeNull();
    expect(rankedOffer(anOffer({ state: 'not-there' }), quick, today).availability).toBeNull();
  });
});

describe('the best offer', () => {
  const inOrder = [
    ['in stock, quickly', rankedOffer(anOffer({ state: 'available' }), quick, today)],
    ['in stock', rankedOffer(anOffer({ state: 'available' }), slow, today)],
    ['soon', rankedOffer(anOffer({ state: 'reprint', expectedOn: '2026-12-01' }), slow, today)],
    ['later', rankedOffer(anOffer({ state: 'on-order', expectedOn: '2026-12-20' }), quick, today)],
    ['to order', rankedOffer(anOffer({ state: 'on-order' }), slow, today)],
    ['in reprint', rankedOffer(anOffer({ state: 'reprint' }), quick, today)],
    ['replaced', rankedOffer(anOffer({ state: 'replaced', newIsbn }), quick, today)],
    ['out of print', rankedOffer(anOffer({ state: 'out-of-print' }), quick, today)],
    ['not there', rankedOffer(anOffer({ state: 'not-there' }), quick, today)],
  ] as const;

  it.each(inOrder.slice(1).map(([name, offer], index) => [name, offer, inOrder[index]] as const))(
    'is not the one that is %s where there is a better one',
    (_, offer, better) => {
      if (better === undefined) throw new Error('no better one');
      expect(isBetterOffer(better[1], offer)).toBe(true);
      expect(isBetterOffer(offer, better[1])).toBe(false);
      expect(isBetterOffer(offer, offer)).toBe(false);
    },
  );
});
