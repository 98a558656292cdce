import { placeKey } from '../directory/place-key';
import type { ListedSchool, SchoolDirectory } from '../directory/school-directory';
import type { SchoolsFilter } from './schools.service';

interface Selection {
  schools: Buffer[];
  totale: number;
  tipologie: string[];
  caratteristiche: string[];
}

/**
 * The schools that match, at most as many as the limit: where more are in a place, those with adoptions come first.
 * The options of the two filters are those of all schools of the place: choosing one does not hide the others.
 */
export function selectSchools(directory: SchoolDirectory, filter: SchoolsFilter): Selection {
  const ofPlace = schoolsOfPlace(directory, filter);
  const matching = ofPlace.filter((school) => hasKind(school, filter));
  return {
    schools: firstOf(matching, filter).map((school) => school.fragment),
    totale: matching.length,
    tipologie: options(ofPlace.map((school) => school.tipologia)),
    caratteristiche: options(ofPlace.map((school) => school.caratteristica)),
  };
}

/** Without a name in alphabetical order, with one best match first. */
function schoolsOfPlace(directory: SchoolDirectory, filter: SchoolsFilter): ListedSchool[] {
  const { places, schools, names } = directory;
  const inPlace = places.schoolsIn(filter);
  if (!filter.nome) return inPlace?.flatMap((number) => schools[number] ?? []) ?? schools;
  const found = names.search(filter.nome, inPlace && new Set(inPlace));
  return found.flatMap((number) => schools[number] ?? []);
}

function hasKind(school: ListedSchool, { tipologia, caratteristica }: SchoolsFilter): boolean {
  return isOption(school.tipologia, tipologia) && isOption(school.caratteristica, caratteristica);
}

function isOption(value: string | null, wanted: string | undefined): boolean {
  return !wanted || placeKey(value ?? '') === placeKey(wanted);
}

function firstOf(schools: ListedSchool[], { limit, nome }: SchoolsFilter): ListedSchool[] {
  if (schools.length <= limit || nome) return schools.slice(0, limit);
  const withLists = schools.filter((school) => school.conAdozioni);
  const others = schools.filter((school) => !school.conAdozioni);
  return [...withLists, ...others].slice(0, limit);
}

function options(values: (string | null)[]): string[] {
  return [...new Set(values)]
    .filter((value) => value !== null)
    .sort(new Intl.Collator('it').compare);
}
