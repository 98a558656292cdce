import type { ChangedPlace, DifferenceKind } from '@zaino/contracts/schools';
import type { EntityManager } from 'typeorm';
import type { ChangedSchoolFilter } from './changed-schools';
import { ImportPlaceEntity } from './import-place.entity';

/** Adds up by province what an import changed in its schools, once all of them are compared. */
export async function recordPlaces(manager: EntityManager, runId: number): Promise<void> {
  await manager.delete(ImportPlaceEntity, { runId });
  await manager.query(
    `INSERT INTO import_place (run_id, regione, provincia, changed_schools, new_schools,
       gone_schools, classes, added, dropped, volumes, prices, over_cap, over_cap_before,
       with_added, with_dropped, with_volumes, with_prices, with_over_cap)
     SELECT run_id, regione, provincia, SUM(state = 'changed'), SUM(state = 'new'),
            SUM(state = 'gone'), SUM(classes), SUM(added), SUM(dropped), SUM(volumes), SUM(prices),
            SUM(over_cap), SUM(over_cap_before), SUM(added > 0), SUM(dropped > 0),
            SUM(volumes > 0), SUM(prices > 0), SUM(over_cap > 0)
       FROM import_school WHERE run_id = ? GROUP BY run_id, regione, provincia`,
    [runId],
  );
}

type Wanted = Pick<ChangedSchoolFilter, 'region' | 'province'>;

/** In the order of the alphabet. */
function readPlaces(
  manager: EntityManager,
  runId: number,
  { region, province }: Wanted,
): Promise<ImportPlaceEntity[]> {
  return manager.find(ImportPlaceEntity, {
    where: {
      runId,
      ...(region !== undefined && { regione: region }),
      ...(province !== undefined && { provincia: province }),
    },
    order: { regione: 'ASC', provincia: 'ASC' },
  });
}

/** The regions of an import, or the provinces of one; none before all of its schools are compared. */
export async function changedPlaces(
  manager: EntityManager,
  runId: number,
  region: string | undefined,
): Promise<ChangedPlace[]> {
  const byName = new Map<string, ImportPlaceEntity[]>();
  for (const place of await readPlaces(manager, runId, { region })) {
    const name = region === undefined ? place.regione : place.provincia;
    byName.set(name, [...(byName.get(name) ?? []), place]);
  }
  return [...byName].map(([name, places]) => ({ ...sumOfPlaces(places), name }));
}

/** All places together. */
export function sumOfPlaces(places: readonly Omit<ChangedPlace, 'name'>[]): ChangedPlace {
  const sum = (part: Exclude<keyof ChangedPlace, 'name'>) =>
    places.reduce((all, place) => all + place[part], 0);
  return {
    name: '',
    changedSchools: sum('changedSchools'),
    newSchools: sum('newSchools'),
    goneSchools: sum('goneSchools'),
    classes: sum('classes'),
    added: sum('added'),
    dropped: sum('dropped'),
    volumes: sum('volumes'),
    prices: sum('prices'),
    overCap: sum('overCap'),
    overCapBefore: sum('overCapBefore'),
  };
}

const schoolsOfKind: Record<DifferenceKind, (place: ImportPlaceEntity) => number> = {
  added: ({ withAdded }) => withAdded,
  dropped: ({ withDropped }) => withDropped,
  volume: ({ withVolumes }) => withVolumes,
  price: ({ withPrices }) => withPrices,
  'over-cap': ({ withOverCap }) => withOverCap,
};
const allSchools = ({ changedSchools, newSchools, goneSchools }: ImportPlaceEntity) =>
  changedSchools + newSchools + goneSchools;

/** How many schools there are of a place and with a kind of changes, without looking at each. */
export async function countSchools(
  manager: EntityManager,
  runId: number,
  { kind, ...place }: Omit<ChangedSchoolFilter, 'search'>,
): Promise<number> {
  const countOf = kind === undefined ? allSchools : schoolsOfKind[kind];
  const places = await readPlaces(manager, runId, place);
  return places.reduce((all, one) => all + countOf(one), 0);
}
