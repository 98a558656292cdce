import { pastDueWords } from './past-due-words';

const restsAt = '2026-10-15T08:00:00.000Z';

describe('a plan that was not paid', () => {
  it.each([
    [
      true,
      'Cambia la carta entro il 15 ottobre 2026: dopo, le funzioni del piano Plus si fermano.',
    ],
    [false, 'Le funzioni del piano Plus sono ferme: ripartono appena il pagamento riesce.'],
  ])('says when its features rest, while they work: %s', (hasPaidFeatures, words) => {
    expect(pastDueWords({ hasPaidFeatures, restsAt })).toBe(
      `${words} Gli ordini delle famiglie, il ritiro e il tuo indirizzo restano come sono.`,
    );
  });
});
