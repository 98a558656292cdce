import type { schoolsQuerySchema } from '@zaino/contracts/schools';
import type { z } from 'zod';
import type { School } from '@zaino/contracts/schools';
import type { JsonBytes } from '@zaino/service/json-bytes';
import { placeKey } from '../directory/place-key';
import type { ListedSchool, SchoolDirectory } from '../directory/school-directory';

export type SchoolsFilter = z.output<typeof schoolsQuerySchema>;

interface Selection {
  schools: JsonBytes<School>[];
  totale: number;
  tipologie: string[];
  caratteristiche: string[];
}

/**
 * The schools that match, at most as many as the limit. Those with adoptions come first: a family can buy nothing from
 * the others.
 * The options of the two filters are those of all schools of the place: choosing one does not hide the others.
 */
export function selectSchools(directory: SchoolDirectory, filter: SchoolsFilter): Selection {
  const ofPlace = schoolsOfPlace(directory, filter);
  const tipologie = options(ofPlace, 'tipologia');
  const caratteristiche = options(ofPlace, 'caratteristica');
  const shown = (choice = '') => directory.shownKinds.get(choice.toUpperCase()) ?? choice;
  const isType = chosen(tipologie, shown(filter.tipologia));
  const isCharacteristic = chosen(caratteristiche, shown(filter.caratteristica));
  const matching = ofPlace.filter(
    (school) => isType(school.tipologia) && isCharacteristic(school.caratteristica),
  );
  return {
    schools: firstOf(matching, filter.limit).map(({ number }) => directory.fragments.at(number)),
    totale: matching.length,
    tipologie,
    caratteristiche,
  };
}

/** Without a name in alphabetical order, with one best match first. */
function schoolsOfPlace(directory: SchoolDirectory, filter: SchoolsFilter): ListedSchool[] {
  const { places, schools, names } = directory;
  const inPlace = places.schoolsIn(filter);
  if (filter.nome) {
    return pick(schools, names.find(filter.nome, inPlace && new Set(inPlace)).numbers);
  }
  return inPlace ? pick(schools, inPlace) : schools;
}

function pick(schools: ListedSchool[], numbers: number[]): ListedSchool[] {
  const picked: ListedSchool[] = [];
  for (const number of numbers) {
    const school = schools[number];
    if (school) picked.push(school);
  }
  return picked;
}

/** Whether a school's value is the one that was chosen; every value is, where none was. */
function chosen(values: string[], choice: string): (value: string | null) => boolean {
  if (!choice) return () => true;
  const meant = new Set<string | null>(
    values.filter((value) => placeKey(value) === placeKey(choice)),
  );
  return (value) => meant.has(value);
}

/** Both kinds stay in the order in which they come. */
function firstOf(schools: ListedSchool[], limit: number): ListedSchool[] {
  const first: ListedSchool[] = [];
  const others: ListedSchool[] = [];
  for (const school of schools) {
    if (first.length === limit) return first;
    if (school.conAdozioni) first.push(school);
    else if (others.length < limit) others.push(school);
  }
  return [...first, ...others.slice(0, limit - first.length)];
}

const collator = new Intl.Collator('it');

function options(schools: ListedSchool[], kind: 'tipologia' | 'caratteristica'): string[] {
  const values = new Set<string | null>();
  for (const school of schools) values.add(school[kind]);
  return [...values].filter((value) => value !== null).sort(collator.compare);
}
