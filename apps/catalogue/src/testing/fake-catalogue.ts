import {
  catalogueEndpoints,
  classSuppliesEndpoints,
  reviewEndpoints,
  teacherListEndpoints,
} from '@zaino/contracts/catalogue';
import { type FakeHandlers, fakeService } from '@zaino/web/fake-service';
import {
  imageUrl,
  makeList,
  makePlain,
  makeProduct,
  makeReview,
  makeSoldOut,
  makeSummary,
  makeSupplies,
  makeTeacherList,
} from './factories';

const endpoints = {
  ...catalogueEndpoints,
  reviews: reviewEndpoints.list,
  years: classSuppliesEndpoints.known,
  supplies: classSuppliesEndpoints.list,
  teacherList: teacherListEndpoints.list,
};
type CatalogueHandlers = FakeHandlers<typeof endpoints>;

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

/** In no list: what twelve of those who have bought it have said. */
const reviewed = makePlain({
  id: 'P-0300',
  nome: 'Astuccio tre zip',
  recensioni: { media: 4.5, numero: 12 },
});

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
    const product = [...shelf, reviewed].find((one) => one.id === params.id);
    return product
      ? { product }
      : Response.json({ code: 'not-found', detail: 'Prodotto non trovato' }, { status: 404 });
  },
  years: () => ({
    elenchi: [
      { grado: 'media', anno: 1, voci: 4 },
      { grado: 'superiore', anno: 3, voci: 1 },
    ],
  }),
  supplies: (_query, params) =>
    params.grado === 'media' && params.anno === '1'
      ? { elenco: makeSupplies() }
      : Response.json({ code: 'not-found', detail: 'Non c’è' }, { status: 404 }),
  teacherList: ({ scuola, classe, sezione }) =>
    scuola === 'TNMM00001A' && classe === '1' && sezione === 'B'
      ? { elenco: makeTeacherList() }
      : { elenco: null },
  reviews: ({ page }) => ({
    reviews: page > 2 ? [] : [makeReview({ id: String(page), image: imageUrl(7) })],
    summary: makeSummary({ count: 12, byStars: [0, 0, 0, 6, 6] }),
  }),
};

/** The catalogue service as its contract describes it; calls without a handler are down. */
export function fakeCatalogue(handlers: CatalogueHandlers = calls) {
  return fakeService(endpoints, handlers);
}
