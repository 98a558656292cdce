import { dataOf, servedHead } from '@zaino/web/served-head';
import { structuredDataErrors } from '@zaino/web/structured-data-errors';
import { routes } from './routes';
import {
  imageUrl,
  makeList,
  makePlain,
  makeProduct,
  makeReview,
  makeSoldOut,
  makeSummary,
} from './testing/factories';
import { calls, fakeCatalogue } from './testing/fake-catalogue';

const headOf = (address: string) => servedHead(routes, address);
const ORIGIN = 'https://zaino.example';

const showing = (product = makeProduct()) => {
  fakeCatalogue({ ...calls, product: () => ({ product }) });
  return headOf(`/products/${product.id}`);
};

/** A product with two reviews, one of which is on this page. */
const reviewed = () => {
  const product = makeProduct({ recensioni: { media: 4.5, numero: 2 } });
  const reviews = () => ({ reviews: [makeReview()], summary: makeSummary() });
  fakeCatalogue({ ...calls, product: () => ({ product }), reviews });
  return headOf(`/products/${product.id}`);
};

afterEach(() => jest.restoreAllMocks());

describe('the list and search engines', () => {
  it.each([
    ['all products', '/products', '/products', 'Prodotti per la Scuola'],
    [
      'a category',
      '/products?categoria=zaini',
      '/products?categoria=zaini',
      'Zaini · Prodotti per la Scuola',
    ],
    [
      'the blanks of a plain form',
      '/products?search=&categoria=zaini',
      '/products?categoria=zaini',
      'Zaini · Prodotti per la Scuola',
    ],
    ['what it does not know', '/products?utm_source=x', '/products', 'Prodotti per la Scuola'],
  ])('finds %s at one address', async (...[, address, canonical, title]) => {
    fakeCatalogue();
    const meta = await headOf(address);
    expect(meta).toMatchObject({ canonical, title });
    expect(meta.noindex).toBeUndefined();
    expect(meta.description?.length).toBeLessThanOrEqual(160);
  });

  it.each([
    ['a search', '?search=zaino'],
    ['prices', '?categoria=zaini&minPrezzo=3'],
    ['a rating', '?minValutazione=4'],
    ['an order', '?ordine=valutazione'],
    ['what is available', '?soloDisponibili=true'],
    ['a further page', '?cursor=a'],
  ])('does not find %s, which has its own address', async (_case, query) => {
    fakeCatalogue();
    const meta = await headOf(`/products${query}`);
    expect(meta).toMatchObject({ noindex: true, canonical: `/products${query}` });
    expect(meta.jsonLd).toBeUndefined();
  });

  it.each([
    ['nothing is', { ...calls, products: () => makeList([]) }],
    ['the list cannot be had', {}],
  ])('does not find a category where %s', async (_case, handlers) => {
    fakeCatalogue(handlers);
    expect((await headOf('/products?categoria=zaini')).noindex).toBe(true);
  });

  it('names the products of a category and the way to it', async () => {
    fakeCatalogue();
    const meta = await headOf('/products?categoria=disegno');
    expect(dataOf(meta, 'ItemList')).toMatchObject({
      numberOfItems: 2,
      itemListElement: [{ position: 1, url: `${ORIGIN}/products/P-0077` }, { position: 2 }],
    });
    expect(dataOf(meta, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { name: 'Prodotti per la Scuola', item: `${ORIGIN}/products` },
        { name: 'Disegno', item: `${ORIGIN}/products?categoria=disegno` },
      ],
    });
  });

  it('names the images of the first row ahead, of those that we keep', async () => {
    const immagini = [
      [imageUrl(1)],
      [],
      ['https://images.example/a.jpg'],
      [imageUrl(4)],
      [imageUrl(5)],
    ];
    const products = immagini.map((urls, index) =>
      makeProduct({ id: `P-100${index}`, immagini: urls }),
    );
    fakeCatalogue({ ...calls, products: () => makeList(products) });
    const { preloads = [] } = await headOf('/products');
    expect(preloads.map(({ type, srcSet }) => [type, srcSet.split(' ')[0]])).toEqual([
      ['image/avif', `${imageUrl(1)}/160.avif`],
      ['image/avif', `${imageUrl(4)}/160.avif`],
    ]);
  });
});

describe('a product and search engines', () => {
  it('is described with its price', async () => {
    const meta = await showing();
    expect(meta).toMatchObject({
      title: 'Zaino Sentiero 28 litri',
      type: 'product',
      canonical: '/products/P-0412',
      image: '/api/share-images/products/P-0412.jpg',
      description:
        'Zaino Sentiero 28 litri, 43,92\u00a0€. Schienale imbottito e tre tasche. Consegna in 2-3 giorni lavorativi.',
    });
    expect(meta.noindex).toBeUndefined();
    expect(meta.preloads).toHaveLength(1);
  });

  it('has its offer, images and way, and nothing of what a supplier says of it', async () => {
    const meta = await showing();
    expect(dataOf(meta, 'Product')).toEqual({
      '@type': 'Product',
      name: 'Zaino Sentiero 28 litri',
      sku: 'P-0412',
      url: `${ORIGIN}/products/P-0412`,
      category: 'zaini',
      description: 'Schienale imbottito e tre tasche. Pesa 640 grammi.',
      image: [
        `${ORIGIN}${imageUrl(1)}/1280.jpg`,
        `${ORIGIN}${imageUrl(2)}/1280.jpg`,
        'https://images.example/retro.jpg',
      ],
      offers: {
        '@type': 'Offer',
        url: `${ORIGIN}/products/P-0412`,
        price: '43.92',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(dataOf(meta, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: `${ORIGIN}/products` },
        { position: 2, item: `${ORIGIN}/products?categoria=zaini` },
        { position: 3, name: 'Zaino Sentiero 28 litri' },
      ],
    });
  });

  it('has the rating and the reviews of those who have bought it', async () => {
    const product = dataOf(await reviewed(), 'Product');
    expect(product).toMatchObject({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.5,
        reviewCount: 2,
        bestRating: 5,
        worstRating: 1,
      },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Maria R.' },
          datePublished: '2026-10-15',
          reviewBody: makeReview().text,
          reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
        },
      ],
    });
  });

  it('is valid as schema.org defines it', async () => {
    const pages = [await showing(), await showing(makeSoldOut()), await reviewed()];
    fakeCatalogue();
    pages.push(await headOf('/products?categoria=zaini'));
    const things = pages.flatMap(({ jsonLd = [] }) => jsonLd);
    expect(things).toHaveLength(8);
    expect(structuredDataErrors(things)).toEqual([]);
  });

  it('tells of no rating, image or stock that there is not', async () => {
    const meta = await showing(makeSoldOut());
    const product = dataOf(meta, 'Product');
    expect(product).not.toHaveProperty('aggregateRating');
    expect(product).not.toHaveProperty('image');
    expect(product).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock', price: '16.80' },
    });
    expect(dataOf(await showing(makePlain()), 'Product')).not.toHaveProperty('image');
  });

  it.each([
    ['there is none', calls],
    ['nobody can say', {}],
  ])('is not found where %s', async (_case, handlers) => {
    fakeCatalogue(handlers);
    expect(await headOf('/products/P-9999')).toEqual({
      title: 'Prodotto non trovato',
      noindex: true,
    });
  });
});

describe('the materials of a class and search engines', () => {
  it('are described with their total, and name what is proposed and the way to them', async () => {
    fakeCatalogue();
    const meta = await headOf('/materiale/media/1');
    expect(meta).toMatchObject({
      title: 'Il materiale per la 1ª media',
      canonical: '/materiale/media/1',
      description:
        'Il materiale per la 1ª media: 4 cose da avere, 22,80\u00a0€ in tutto. Marche da scegliere, consegna in 2-3 giorni lavorativi.',
    });
    expect(dataOf(meta, 'ItemList')).toMatchObject({
      numberOfItems: 3,
      itemListElement: [
        { position: 1, url: `${ORIGIN}/products/P-0077` },
        { position: 2, url: `${ORIGIN}/products/P-0201` },
        { position: 3 },
      ],
    });
    expect(dataOf(meta, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { name: 'Materiale per la scuola', item: `${ORIGIN}/materiale` },
        { name: '1ª media', item: `${ORIGIN}/materiale/media/1` },
      ],
    });
  });

  it('are found at one address for all years', async () => {
    fakeCatalogue();
    const meta = await headOf('/materiale');
    expect(meta).toMatchObject({ canonical: '/materiale', title: 'Materiale per la scuola' });
    expect(meta.noindex).toBeUndefined();
  });

  it.each([
    ['a year without any', '/materiale/media/2', calls],
    ['an address that no school has', '/materiale/media/4', calls],
    ['a list that cannot be had', '/materiale/media/1', {}],
    ['years that nobody could say', '/materiale', {}],
    ['no list at all', '/materiale', { years: () => ({ elenchi: [] }) }],
  ])('are not found for %s', async (_case, address, handlers) => {
    fakeCatalogue(handlers);
    expect((await headOf(address)).noindex).toBe(true);
  });
});
