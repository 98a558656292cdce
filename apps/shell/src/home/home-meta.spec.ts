import type { PageMeta } from '@zaino/web/page-meta';
import { structuredDataErrors } from '@zaino/web/structured-data-errors';
import { homeHandle } from './home-meta';

function meta(): PageMeta {
  if (typeof homeHandle.meta !== 'function') throw new Error('made from the address');
  return homeHandle.meta(null, { url: new URL('https://zaino.example/?utm_source=x'), params: {} });
}

describe('the home page’s description of itself', () => {
  it('has one address and at most 160 characters', () => {
    const { canonical, description = '', noindex } = meta();
    expect(canonical).toBe('/');
    expect(description).toMatch(/^Trova la tua scuola/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(noindex).toBeUndefined();
  });

  it('tells search engines who the shop is and how to search it', () => {
    expect(meta().jsonLd).toMatchObject([
      {
        '@type': 'WebSite',
        url: 'https://zaino.example/',
        potentialAction: {
          '@type': 'SearchAction',
          target: { urlTemplate: 'https://zaino.example/search?nome={nome}' },
          'query-input': 'required name=nome',
        },
      },
      {
        '@type': 'Organization',
        url: 'https://zaino.example/',
        contactPoint: { telephone: '+390372000000' },
      },
    ]);
  });

  it('is valid as schema.org defines it', () => {
    expect(structuredDataErrors(meta().jsonLd)).toEqual([]);
  });
});
