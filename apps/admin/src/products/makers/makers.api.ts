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

/** Makes a maker, or saves one in the version that was opened; gives it as it is now. */
export async function saveMaker(input: MakerInput, opened: Maker | null): Promise<Maker> {
  if (opened === null) return (await fetchJson(adminMakerApi.create, { body: input })).produttore;
  const { id, versione } = opened;
  const options = { params: { id }, body: { ...input, versione } };
  return (await fetchJson(adminMakerApi.save, options)).produttore;
}

/** Takes a save back, as long as nobody has saved since. */
export function restoreMaker(before: Maker, saved: Maker): Promise<Maker> {
  const { nome, indirizzo, contatto, paese, responsabile } = before;
  return saveMaker({ nome, indirizzo, contatto, paese, responsabile }, saved);
}
