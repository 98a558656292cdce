import { USED_BOOKS_KM, type UsedBooks } from '@zaino/contracts/schools';
import { kilometresBetween } from '@zaino/rules/great-circle';
import { schoolOf } from '../books/adoption-counts';
import type { Comune, PlaceFilter, SchoolPlaces } from '../directory/places';
import type { SchoolDirectory } from '../directory/school-directory';
import { comunePoints } from './comune-points';

/** Where used books are wanted. */
export interface AskedPlace extends Pick<PlaceFilter, 'provincia' | 'comune'> {
  codiceScuola?: string | undefined;
}

interface SchoolsAround {
  luogo: UsedBooks['luogo'];
  /** Their numbers in the directory. */
  schools: ReadonlySet<number>;
}

/** Null where no place was asked for, or none is known by that name. */
export function schoolsAround(directory: SchoolDirectory, asked: AskedPlace): SchoolsAround | null {
  const comune = askedComune(directory, asked);
  if (comune === undefined) return null;
  const { name, provincia, code } = comune;
  const schools = new Set(near(directory.places, comune).flatMap((one) => one.schools));
  const ambito = comunePoints.has(code) ? 'raggio' : 'provincia';
  return { luogo: { comune: name, provincia, ambito }, schools };
}

function askedComune(directory: SchoolDirectory, asked: AskedPlace): Comune | undefined {
  if (asked.codiceScuola !== undefined) {
    const school = schoolOf(directory, asked.codiceScuola);
    return school && directory.places.comuneOf(school);
  }
  return asked.comune ? directory.places.comuneOf(asked) : undefined;
}

/** Of those that nobody knows the place of, the ones of the same province. */
function near(places: SchoolPlaces, chosen: Comune): Comune[] {
  const here = comunePoints.get(chosen.code);
  return places.comuni().filter(({ code, provincia }) => {
    const there = comunePoints.get(code);
    if (here === undefined || there === undefined) return provincia === chosen.provincia;
    return kilometresBetween(here, there) <= USED_BOOKS_KM;
  });
}
