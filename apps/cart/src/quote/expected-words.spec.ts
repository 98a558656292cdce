import { makeQuote } from '../testing/checkout-factories';
import { sampleLines } from '../sample-lines';
import { wantedLines } from './quote-request';
import { expectedWords, sameDays } from './expected-words';

const request = (count: number) => ({
  lines: wantedLines(sampleLines.slice(0, count)),
  shippingMethod: 'standard' as const,
  deliveries: 'several' as const,
  voucher: '',
});

const words = (quote: ReturnType<typeof makeQuote>, isPickup = false) =>
  sameDays(quote).map((days) => expectedWords(days, isPickup));

describe('when the lines of a quote come', () => {
  it('is said once for all that come together, most lines first', () => {
    const quote = makeQuote(request(4));
    quote.lines.reverse();
    expect(words(quote)).toEqual([
      '3 libri: consegna tra il 3 e il 9 dicembre',
      '2 prodotti: consegna tra il 25 e il 26 novembre',
    ]);
  });

  it('counts the pieces that can be had, and nothing that cannot', () => {
    const quote = makeQuote(request(4), { changed: { 0: { pieces: 0 }, 3: { pieces: 1 } } });
    expect(words(quote)).toEqual([
      '2 libri: consegna tra il 3 e il 9 dicembre',
      '1 prodotto: consegna tra il 25 e il 26 novembre',
    ]);
  });

  it.each([
    [1, '1 libro: pronto in libreria tra il 3 e il 9 dicembre'],
    [2, '2 libri: pronti in libreria tra il 3 e il 9 dicembre'],
  ])('says of %d that it is ready in the bookshop', (count, said) => {
    expect(words(makeQuote(request(count)), true)).toEqual([said]);
  });
});
