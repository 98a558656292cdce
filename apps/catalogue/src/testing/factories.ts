import {
  type ClassSupplies,
  type ClassSupply,
  type OwnReview,
  type Product,
  type ProductDetail,
  productDetailSchema,
  type ProductList,
  type Review,
  type ReviewSummary,
  type TeacherList,
} from '@zaino/contracts/catalogue';

/** A product as the service sends it; invented. */
export function makeProduct(changes: Partial<ProductDetail> = {}): ProductDetail {
  return productDetailSchema.parse({
    id: 'P-0412',
    nome: 'Zaino Sentiero 28 litri',
    descrizione: 'Schienale imbottito e tre tasche. Pesa 640 grammi.',
    categoria: 'zaini',
    immagini: [imageUrl(1), imageUrl(2), 'https://images.example/retro.jpg'],
    sconto: 20,
    prezzoVendita: 54.9,
    prezzoScontato: 43.92,
    prezzoMinimo30Giorni: 54.9,
    prezzoMinimoDal: null,
    urlAliexpress: 'https://fornitore.example/zaino?id=7',
    active: true,
    pezzi_disponibili: 40,
    pezzi_singolo_acquisto: 1,
    valutazione: 4.4,
    numeroRecensioni: 212,
    recensioni: null,
    tags: ['impermeabile', 'Nuovo'],
    disponibile: true,
    sicurezza: { produttore: null, avvertenze: '', marcaturaCe: 'da-verificare' },
    createdAt: '2026-09-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...changes,
  } satisfies ProductDetail);
}

/** Without a discount, reviews, tags and images. */
export function makePlain(changes: Partial<ProductDetail> = {}): ProductDetail {
  return makeProduct({
    id: 'P-0077',
    nome: 'Compasso Arco con balaustrone',
    categoria: 'disegno',
    descrizione: '',
    immagini: [],
    sconto: 0,
    prezzoVendita: 16.8,
    prezzoScontato: 16.8,
    prezzoMinimo30Giorni: null,
    urlAliexpress: '',
    valutazione: 0,
    numeroRecensioni: 0,
    tags: [],
    ...changes,
  });
}

/** That cannot be bought now. */
export function makeSoldOut(changes: Partial<ProductDetail> = {}): ProductDetail {
  return makePlain({
    id: 'P-0100',
    nome: 'Squadra 45°',
    disponibile: false,
    pezzi_disponibili: 0,
    ...changes,
  });
}

/** The address of an image that we keep. */
export function imageUrl(number: number): string {
  return `/api/media/${String(number).padStart(32, '0')}`;
}

/** A thing that a class needs, with a product that serves; invented. */
export function makeSupply(changes: Partial<ClassSupply> = {}): ClassSupply {
  return {
    nome: 'Compasso',
    quantita: 1,
    nota: '',
    prodotti: [makePlain()],
    ...changes,
  };
}

/** The materials of a year: of one thing there are three brands, one is sold out, one has gone. */
export function makeSupplies(changes: Partial<ClassSupplies> = {}): ClassSupplies {
  const quaderno = { categoria: 'quaderni', pezzi_disponibili: 30 };
  return {
    grado: 'media',
    anno: 1,
    modificato: '2026-11-01T08:00:00.000Z',
    voci: [
      makeSupply(),
      makeSupply({
        nome: 'Quaderno a righe',
        quantita: 5,
        nota: 'Uno per materia',
        prodotti: [
          makePlain({ id: 'P-0201', nome: 'Quaderno Bosco', prezzoScontato: 1.2, ...quaderno }),
          makePlain({ id: 'P-0202', nome: 'Quaderno Duna', prezzoScontato: 2, ...quaderno }),
          makeSoldOut({ id: 'P-0203', nome: 'Quaderno Prato' }),
        ],
      }),
      makeSupply({ nome: 'Squadra', prodotti: [makeSoldOut()] }),
      makeSupply({ nome: 'Flauto dolce', prodotti: [] }),
    ],
    ...changes,
  };
}

/** What the teachers of a class ask for, of a school that nobody has. */
export function makeTeacherList(changes: Partial<TeacherList> = {}): TeacherList {
  const ofClass = { codiceScuola: 'TNMM00001A', nomeScuola: 'Scuola Prati', sezione: 'B' };
  return { ...makeSupplies(), ...ofClass, ...changes };
}

export function makeList(products: Product[], changes: Partial<ProductList> = {}): ProductList {
  const names = [...new Set(products.map(({ categoria }) => categoria))];
  return {
    products,
    total: products.length,
    next: null,
    corretto: null,
    facets: {
      categorie: names.map((nome) => ({
        nome,
        prodotti: products.filter(({ categoria }) => categoria === nome).length,
      })),
      prezzo: { min: 3, max: 60 },
      valutazioni: [4, 3, 2, 1].map((min) => ({
        min,
        prodotti: products.filter(({ valutazione }) => valutazione >= min).length,
      })),
      disponibili: products.filter(({ disponibile }) => disponibile).length,
    },
    ...changes,
  };
}

/** A published review; invented. */
export function makeReview(changes: Partial<Review> = {}): Review {
  return {
    id: '7',
    stars: 4,
    text: 'Regge bene anche i libri di seconda.\nLe cerniere scorrono.',
    image: null,
    name: 'Maria R.',
    // In Italy it is the 15th already.
    createdAt: '2026-10-14T22:30:00.000Z',
    editedAt: null,
    answer: null,
    ...changes,
  };
}

/** Of two reviews. */
export function makeSummary(changes: Partial<ReviewSummary> = {}): ReviewSummary {
  return { average: 4.5, count: 2, byStars: [0, 0, 0, 1, 1], ...changes };
}

/** A review as its author sees it. */
export function makeOwnReview(changes: Partial<OwnReview> = {}): OwnReview {
  const { id, stars, text, image, createdAt, editedAt, answer } = makeReview();
  const shown = { id, stars, text, image, createdAt, editedAt, answer };
  return { ...shown, firstName: 'Ada', initial: 'L', state: 'pending', refusal: null, ...changes };
}
