import { requireSamePage, type ShownPage } from './shown-page';

const cart: ShownPage = { text: 'Carrello Il carrello è vuoto', height: 300, failures: [] };

const compare = (other: Partial<ShownPage>, one: Partial<ShownPage> = {}) =>
  requireSamePage('/cart', 'è vuoto', {
    federated: { ...cart, ...one },
    'single bundle': { ...cart, ...other },
  });

describe('two variants of a page', () => {
  it('are compared where they show the same', () => {
    expect(() => compare({})).not.toThrow();
    expect(() => compare({ height: 301 })).not.toThrow();
  });

  it.each<[string, Partial<ShownPage>, RegExp]>([
    ['one shows nothing', { text: '' }, /single bundle does not show “è vuoto”, but nothing/],
    ['one shows another page', { text: 'Pagina non trovata' }, /but “Pagina non trovata”/],
    [
      'one tells of a failure',
      { failures: ['Il carrello non risponde.'] },
      /single bundle says that something failed: Il carrello non risponde/,
    ],
    [
      'one shows more',
      { text: `${cart.text} Suggerimenti` },
      /federated shows “ Il carrello è vuoto” where single bundle shows “ Il carrello è vuoto Suggerimenti”/,
    ],
    ['one is drawn in other styles', { height: 340 }, /300 px high, of single bundle 340 px/],
  ])('are not where %s', (_, other, words) => {
    expect(() => compare(other)).toThrow(words);
  });

  it('are not where both tell of the same failure, and neither is to blame alone', () => {
    const failed = { text: 'Non siamo riusciti a caricare la pagina' };
    expect(() => compare(failed, failed)).toThrow('no variant shows “è vuoto”, but “Non siamo');
  });
});
