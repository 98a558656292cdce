import { catalogueEndpoints } from '@zaino/contracts/catalogue';
import { type FakeHandlers, fakeService } from '@zaino/web/fake-service';
import { makeList, makePlain, makeProduct, makeSoldOut } from './factories';

type CatalogueHandlers = FakeHandlers<typeof catalogueEndpoints>;

export const shelf = [
  makeProduct(),
  makePlain(),
  makeSoldOut(),
  makePlain({
    id: 'P-0200',
    nome: 'Quaderni A4 a righe B',
    categoria: 'quaderni',
    pezzi_singolo_acquisto: 10,
    prezzoVendita: 1.25,
    prezzoScontato: 1.25,
  }),
];

/** A few products, filtered by the words of their names and by category. */
export const calls: CatalogueHandlers = {
  products: ({ search = '', categoria }) =>
    makeList(
      shelf.filter(
        ({ nome, categoria: own }) =>
          nome.toLowerCase().includes(search.toLowerCase()) &&
          (categoria.length === 0 || categoria.includes(own)),
      ),
    ),
  categories: () => ({ categories: ['disegno', 'penne', 'quaderni', 'zaini'] }),
  product: (_query, params) => {
    const product = shelf.find((one) => one.id === params.id);
    return product
      ? { product }
      : Response.json({ code: 'not-found', detail: 'Prodotto non trovato' }, { status: 404 });
  },
};

/** The catalogue service as its contract describes it; calls without a handler are down. */
export function fakeCatalogue(handlers: CatalogueHandlers = calls) {
  return fakeService(catalogueEndpoints, handlers);
}
