import {
  type AdminClassSupplies,
  adminClassSuppliesApi,
  catalogueApi,
  type ChosenProduct,
  type ClassSuppliesInput,
} from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';
import { teacherListsQuery } from './teacher-lists.api';

/** Products that a search for one that serves shows. */
const MOST_FOUND = 8;

/** All lists of materials, by grade and year. */
export const classSuppliesQuery = pageQuery(adminClassSuppliesApi.list, {}, async (options) => {
  const { elenchi } = await fetchJson(adminClassSuppliesApi.list, options);
  return elenchi;
});

/** Which page of the teachers' lists. */
export interface SuppliesPlace {
  page: number;
}

/** The page that the address names; what it says that makes no sense is as good as left out. */
export async function loadClassSupplies({ request }: LoaderFunctionArgs): Promise<SuppliesPlace> {
  const asked = Number(new URL(request.url).searchParams.get('pagina') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked <= 1_000 ? asked : 1;
  await Promise.all([loadQuery(classSuppliesQuery), loadQuery(teacherListsQuery(page))]);
  return { page };
}

/** Makes a list, or saves one in the version that was opened; gives it as it is now. */
export async function saveClassSupplies(
  input: ClassSuppliesInput,
  opened: AdminClassSupplies | null,
): Promise<AdminClassSupplies> {
  if (opened === null) {
    return (await fetchJson(adminClassSuppliesApi.create, { body: input })).elenco;
  }
  const { id, versione } = opened;
  const options = { params: { id }, body: { voci: input.voci, versione } };
  return (await fetchJson(adminClassSuppliesApi.save, options)).elenco;
}

/** The products that what was typed finds, those that can be bought first. */
export async function findProducts(q: string): Promise<ChosenProduct[]> {
  const { products } = await fetchJson(catalogueApi.siteSearch, {
    query: { q, limit: MOST_FOUND },
  });
  return products.results.map(({ id, name, price, isAvailable }) => ({
    id,
    nome: name,
    prezzo: price,
    disponibile: isAvailable,
  }));
}
