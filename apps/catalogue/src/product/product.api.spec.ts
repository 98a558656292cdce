import type { LoaderFunctionArgs } from '@zaino/web/router';
import { makeProduct } from '../testing/factories';
import { calls, fakeCatalogue } from '../testing/fake-catalogue';
import { loadProduct, webAddress } from './product.api';

async function load(id: string) {
  const request = new Request(`http://127.0.0.1:4200/products/${id}`);
  const answer = await loadProduct({ request, params: { id } } as unknown as LoaderFunctionArgs);
  return { status: answer.init?.status, ...answer.data };
}

afterEach(() => jest.restoreAllMocks());

describe('loadProduct', () => {
  it('gives the product, however its id is written', async () => {
    fakeCatalogue();
    expect(await load('p-0412')).toMatchObject({
      status: 200,
      product: { nome: 'Zaino Sentiero 28 litri', isNew: true },
    });
  });

  it('takes of an admin’s answer only what everybody may see', async () => {
    const secrets = { prezzoOriginale: 1, margine: 25, fornitore: 'aliexpress', versione: 3 };
    fakeCatalogue({
      product: () => Response.json({ product: { ...makeProduct(), ...secrets } }),
    });
    const { product } = await load('P-0412');
    expect(Object.keys(product ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/prezzoOriginale|margine|fornitore|versione/)]),
    );
  });

  it.each([
    ['there is no such product', 404, calls],
    [
      'it is no id',
      404,
      { product: () => Response.json({ code: 'invalid-input' }, { status: 400 }) },
    ],
    ['nobody could say', 503, {}],
  ])('has status where %s: %d', async (_case, status, handlers) => {
    fakeCatalogue(handlers);
    expect(await load('P-9999')).toMatchObject({ status, product: null });
  });
});

describe('webAddress', () => {
  it.each([
    ['https://fornitore.example/a?b=c', 'https://fornitore.example/a?b=c'],
    ['http://fornitore.example', 'http://fornitore.example/'],
    ['javascript:alert(1)', null],
    [' JAVASCRIPT:alert(1)', null],
    ['data:text/html,x', null],
    ['//fornitore.example', null],
    ['', null],
  ])('lets %s be %s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });
});
