import { queryOptions } from '@tanstack/react-query';
import { adminMakerApi, type Maker, type MakerInput } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { keyOf, loadQuery, pageQuery, partOfPage } from '../../queries';

/** All makers, by name. */
export const makersQuery = pageQuery(adminMakerApi.list, {}, async (options) => {
  const { produttori } = await fetchJson(adminMakerApi.list, options);
  return produttori;
});

/** The same, as a part of another page chooses from them. */
export const makersOfTable = queryOptions({
  queryKey: keyOf(adminMakerApi.list, { isPart: true }),
  queryFn: async () => (await fetchJson(adminMakerApi.list)).produttori,
  ...partOfPage,
});

export const loadMakers = () => loadQuery(makersQuery);

/** Makes a maker, or saves one in the version that was opened. */
export function saveMaker(input: MakerInput, opened: Maker | null) {
  if (opened === null) return fetchJson(adminMakerApi.create, { body: input });
  const { id, versione } = opened;
  return fetchJson(adminMakerApi.save, { params: { id }, body: { ...input, versione } });
}
