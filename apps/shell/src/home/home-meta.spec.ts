import { structuredDataErrors } from '@zaino/web/structured-data-errors';
import { homeMeta } from './home-meta';
import { homeStructuredData } from './home-structured-data';

const data = homeStructuredData('https://zaino.example');

describe('the home page’s description of itself', () => {
  it('has one address and at most 160 characters', () => {
    const { canonical, description = '', noindex } = homeMeta;
    expect(canonical).toBe('/');
    expect(description).toMatch(/^Trova la tua scuola/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(noindex).toBeUndefined();
  });

  it('tells search engines who the shop is and how to search it', () => {
    expect(data).toMatchObject([
      {
        '@type': 'WebSite',
        url: 'https://zaino.example/',
        potentialAction: {
          '@type': 'SearchAction',
          target: { urlTemplate: 'https://zaino.example/cerca?q={parole}' },
          'query-input': 'required name=parole',
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
    expect(structuredDataErrors(data)).toEqual([]);
  });
});
