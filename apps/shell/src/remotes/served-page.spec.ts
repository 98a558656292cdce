import { pageMarkup } from '../testing/fake-server-page';
import { servedPage } from './served-page';

const readPage = (markup: string) =>
  servedPage(new DOMParser().parseFromString(markup, 'text/html'), new URL('http://x.it/search'));

describe('what the server said of a page', () => {
  it('is its title, its description and where it stands for good', () => {
    expect(readPage(pageMarkup())).toMatchObject({
      pathname: '/search',
      title: 'Cerca la tua scuola',
      meta: { description: 'Scuole', canonical: '/search', noindex: false },
    });
  });

  it('is the address with its query, whatever the origin', () => {
    const canonical = 'https://zaino.example/scuola/CR1?classe=2&amp;sezione=B';
    expect(readPage(pageMarkup({ canonical }))?.meta.canonical).toBe(
      '/scuola/CR1?classe=2&sezione=B',
    );
  });

  it('is nothing where a part failed', () => {
    expect(readPage(pageMarkup({ data: '{"loaderData":{},"errors":{"0":{}}}' }))).toBeUndefined();
  });
});
