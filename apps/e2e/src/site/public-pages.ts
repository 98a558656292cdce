import type { APIRequestContext } from '@playwright/test';
import { findDemoClass, schoolsNearby } from '../demo-school';

/**
 * Pages that links name and that are not there yet. Each must still be missing: whoever adds one takes it out here,
 * and from then on every link to it counts.
 */
export const pagesToCome: readonly string[] = [];

/** Pages of a domain that has browser tests of its own (apps/blog-e2e), and is not started for these. */
export const isElsewhere = (path: string): boolean => /^\/blog(?:\/|$)/.test(path);

/** The public pages, one of each kind and state, by their names. */
export async function publicPages(request: APIRequestContext): Promise<Map<string, string>> {
  const { school, classe, sezione, toBuy } = await findDemoClass(request);
  const { codiceScuola } = school;
  return new Map([
    ['home', '/'],
    ['search', '/search'],
    ['search in a place', schoolsNearby(school)],
    ['search of everything', '/cerca'],
    ['search by name', '/search?nome=valsecchi'],
    ['school', `/scuola/${codiceScuola}`],
    ['class', `/scuola/${codiceScuola}?classe=${classe}&sezione=${sezione}`],
    ['book', `/libro/${toBuy[0]}`],
    [
      'book for a class',
      `/libro/${toBuy[0]}?scuola=${codiceScuola}&classe=${classe}&sezione=${sezione}`,
    ],
    ['unknown book', '/libro/9788899999999'],
    ['list on paper', '/lista-libri'],
    ['used books', '/libri-usati'],
    ['unknown school', '/scuola/ZZMM00000X'],
    ['products', '/products'],
    ['products that nobody has', '/products?search=zzzz'],
    ['product', `/products/${await firstProduct(request)}`],
    ['materials of all years', '/materiale'],
    ['materials of a year', '/materiale/media/1'],
    ['unknown year', '/materiale/media/4'],
    [
      'class without a teacher’s list',
      `/materiale/scuola/${codiceScuola}?classe=${classe}&sezione=${sezione}`,
    ],
    ['school’s link that does not count', `/materiale?token=${'x'.repeat(43)}`],
    ['unknown product', '/products/P-99999999'],
    ['cart', '/cart'],
    ['sign-in', '/auth/login?da=%2Fcart'],
    ['registration', '/auth/register'],
    ['bookshop’s registration', '/auth/register?da=%2Ffor-libraries'],
    ['forgotten password', '/auth/reset'],
    ['admins’ sign-in', '/admin/login'],
    ['privacy', '/privacy-policy'],
    ['terms', '/terms-of-service'],
    ['cookies', '/cookie-policy'],
    ['how it works', '/how-it-works'],
    ['support', '/support'],
    ['questions', '/faq'],
    ['accessibility', '/accessibility'],
    ['bookshops', '/librerie'],
    ['bookshops of a province', '/librerie?provincia=CR'],
    ['bookshops near a postal code', '/librerie?cap=26100'],
    ['no bookshops', '/librerie?cap=90100'],
    ['for bookshops', '/for-libraries'],
    ['unknown address', '/nowhere'],
  ]);
}

/** Pages of somebody who is signed in. */
export const ownPages: ReadonlyMap<string, string> = new Map([
  ['dashboard', '/dashboard'],
  ['profile', '/profile'],
  ['orders', '/orders'],
  ['favourites', '/preferiti'],
  ['proposal of materials', '/materiale/proponi'],
  ['checkout', '/checkout'],
]);

export async function firstProduct(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/getproducts?limit=1');
  const { products } = (await answer.json()) as { products: { id: string }[] };
  return products[0]?.id ?? '';
}
