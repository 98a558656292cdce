import type { BookshopFeature } from '@zaino/contracts/bookshops';
import { makePlans } from '../testing/make-bookshop';
import { featureOf, percentWords, priceWords } from './plan-words';

const { plans, coming } = makePlans();
const [free, plus] = plans;
if (!free || !plus) throw new Error('Two plans are needed');

describe('a plan in words', () => {
  it.each([
    [free, 'Gratis'],
    [plus, '19,00\u00a0€ al mese, IVA esclusa'],
  ])('says what it costs', (plan, words) => expect(priceWords(plan)).toBe(words));

  it.each([
    [5, '5\u00a0%'],
    [2.5, '2,5\u00a0%'],
  ])('says %d percent', (percent, words) => expect(percentWords(percent)).toBe(words));

  it.each<[string, string, BookshopFeature]>([
    ['what is there', 'Sì', 'pickup'],
    ['what is not there yet', 'In arrivo', 'desk'],
    ['what another plan has', 'No', 'forecast'],
  ])('says of the free one: %s', (_case, words, feature) => {
    expect(featureOf({ plan: free, feature, coming })).toBe(words);
  });

  it.each<[string, boolean, BookshopFeature[]]>([
    ['In arrivo, fino a 5', false, []],
    ['In arrivo, fino a 5', true, coming],
    ['Sì, fino a 5', true, []],
  ])('says how many colleagues it has: %s', (words, isAvailable, still) => {
    const plan = { ...plus, isAvailable };
    expect(featureOf({ plan, feature: 'colleagues', coming: still })).toBe(words);
  });
});
