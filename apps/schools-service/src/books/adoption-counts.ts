import type { Book, BookUse, School } from '@zaino/contracts/schools';
import { inSlices } from '@zaino/service/in-slices';
import type { SchoolDirectory } from '../directory/school-directory';

type Adoptions = Pick<Book['adozioni'], 'scuole' | 'classi' | 'regioni'>;

interface Counted {
  code: string;
  classes: number;
}

interface RegionCount extends BookUse {
  provinces: Map<string, BookUse>;
}

/** A school of the directory; undefined where the lists name one that no registry knows. */
export function schoolOf({ byCode, fragments }: SchoolDirectory, code: string): School | undefined {
  const number = byCode.get(code);
  if (number === undefined) return undefined;
  return JSON.parse(fragments.at(number).toString()) as School;
}

/** Schools and classes that have a book, by region and province; schools of no registry are in the sums alone. */
export async function countByPlace(
  directory: SchoolDirectory,
  adopters: Counted[],
): Promise<Adoptions> {
  const regions = new Map<string, RegionCount>();
  let classi = 0;
  await inSlices(adopters, ({ code, classes }) => {
    classi += classes;
    const school = schoolOf(directory, code);
    if (school === undefined) return;
    const region = placeIn<RegionCount>(regions, school.regione, (use) => ({
      ...use,
      provinces: new Map<string, BookUse>(),
    }));
    count(region, classes);
    count(
      placeIn<BookUse>(region.provinces, school.provincia, (use) => use),
      classes,
    );
  });
  return {
    scuole: adopters.length,
    classi,
    regioni: mostClassesFirst(regions).map(({ provinces, ...region }) => ({
      ...region,
      province: mostClassesFirst(provinces),
    })),
  };
}

function placeIn<Place extends BookUse>(
  places: Map<string, Place>,
  nome: string,
  make: (use: BookUse) => Place,
): Place {
  const place = places.get(nome) ?? make({ nome, scuole: 0, classi: 0 });
  places.set(nome, place);
  return place;
}

function count(place: BookUse, classes: number): void {
  place.scuole += 1;
  place.classi += classes;
}

const italian = new Intl.Collator('it');

function mostClassesFirst<Place extends BookUse>(places: Map<string, Place>): Place[] {
  return [...places.values()].sort(
    (one, other) => other.classi - one.classi || italian.compare(one.nome, other.nome),
  );
}
