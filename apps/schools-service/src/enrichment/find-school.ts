import type { FoundSchool, School } from '@zaino/contracts/schools';
import type { SchoolDirectory } from '../directory/school-directory';

/** Most schools that a name is said to mean. */
const MOST_CHOICES = 8;

/** The school that a text means; where several may be meant, some of them. */
export interface SchoolFinding {
  chosen: FoundSchool | null;
  choices: FoundSchool[];
}

/** By its code, or by words of its name; schools without a list have no books. */
export function findSchool(directory: SchoolDirectory, text: string): SchoolFinding {
  if (text === '') return { chosen: null, choices: [] };
  const byCode = directory.byCode.get(text.toUpperCase());
  if (byCode !== undefined) return { chosen: foundAt(directory, byCode), choices: [] };
  const numbers = directory.names
    .find(text)
    .numbers.filter((number) => directory.schools[number]?.conAdozioni === true)
    .slice(0, MOST_CHOICES);
  const [only, ...others] = numbers.map((number) => foundAt(directory, number));
  if (only === undefined) return { chosen: null, choices: [] };
  return others.length === 0
    ? { chosen: only, choices: [] }
    : { chosen: null, choices: [only, ...others] };
}

/** The school's code and name, with its place where names repeat. */
function foundAt({ fragments }: SchoolDirectory, number: number): FoundSchool {
  const school = JSON.parse(fragments.at(number).toString()) as School;
  const { codiceScuola, nomeScuola, comune, siglaProvincia } = school;
  return { codice: codiceScuola, nome: `${nomeScuola}, ${comune} (${siglaProvincia})` };
}
