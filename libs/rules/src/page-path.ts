/** A path with its query; what is blank is left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const present = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) present.set(name, value);
  return present.size > 0 ? `${path}?${present.toString()}` : path;
}

/** Which list of a school is meant; blank where nothing is chosen. */
interface SchoolList {
  classe?: string;
  sezione?: string;
  combinazione?: string;
  anno?: string;
}

/** The address of a school, or of a list of it. */
export function schoolPath(code: string, list: SchoolList = {}): string {
  const { classe, sezione, combinazione, anno } = list;
  return withQuery(`/scuola/${encodeURIComponent(code)}`, { classe, sezione, combinazione, anno });
}

/** A book's page; with the class for which it is looked at, where one is chosen. */
export function bookPath(
  isbn: string,
  { scuola, classe, sezione }: { scuola?: string; classe?: string; sezione?: string } = {},
): string {
  return withQuery(`/libro/${encodeURIComponent(isbn)}`, { scuola, classe, sezione });
}

/** The finder's page of a place. */
export function placePath(place: { regione: string; provincia?: string; comune?: string }): string {
  const { regione, provincia, comune } = place;
  return withQuery('/search', { regione, provincia, comune });
}

/** A product's page. */
export const productPath = (id: string) => `/products/${encodeURIComponent(id)}`;

/** Of the reviews on a product's page. */
export const REVIEWS_ID = 'recensioni';

/** The reviews on a product's page, where who has received it writes one. */
export const productReviewsPath = (id: string) => `${productPath(id)}#${REVIEWS_ID}`;

/** The list of a category of products, by its name. */
export const productCategoryPath = (categoria: string) => withQuery('/products', { categoria });

/** What a customer keeps for later. */
export const FAVOURITES_PATH = '/preferiti';

/** The materials of all years of school. */
export const ALL_SUPPLIES_PATH = '/materiale';

/** An article's page. */
export const articlePath = (slug: string) => `/blog/${encodeURIComponent(slug)}`;

/** The list of a category of articles, by its id. */
export const articleCategoryPath = (categoria: string) => withQuery('/blog', { categoria });

/** The list of a province's bookshops, by its car-plate code. */
export const bookshopProvincePath = (provincia: string) => withQuery('/librerie', { provincia });

/** Where the image is that social networks show with a link: that of the shop, of a school or a class, and so on. */
export const shopImagePath = '/api/share-images/shop.jpg';

export function schoolImagePath(
  code: string,
  { classe, sezione }: Pick<SchoolList, 'classe' | 'sezione'> = {},
): string {
  const path = `/api/share-images/schools/${encodeURIComponent(code)}.jpg`;
  return withQuery(path, { classe, sezione });
}

export const bookImagePath = (isbn: string) =>
  `/api/share-images/books/${encodeURIComponent(isbn)}.jpg`;

export const productImagePath = (id: string) =>
  `/api/share-images/products/${encodeURIComponent(id)}.jpg`;

export const articleImagePath = (slug: string) =>
  `/api/share-images/articles/${encodeURIComponent(slug)}.jpg`;
