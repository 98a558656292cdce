/** A class that was typed among other words: `2B Valsecchi`, `liceo galilei 3ª`. */
export interface TypedClass {
  /** 1 to 5. */
  year: string;
  /** In capitals, as the ministry writes it; blank where none was typed. */
  section: string;
  /** The other words: those of the school. */
  school: string;
}

const spokenYears = ['prima', 'seconda', 'terza', 'quarta', 'quinta'];

/** What names a class, what tells most first; a number alone is part of many names: `Circolo 3`. */
const forms = [
  String.raw`([1-5])(?:[ªº°^]|\^a)?([a-z]{1,3})`,
  String.raw`([1-5])[ªº°^]?\s+([a-z])`,
  String.raw`(${spokenYears.join('|')})\s+([a-z])`,
  String.raw`([1-5])[ªº°^]`,
  `(${spokenYears.join('|')})`,
].map((form) => new RegExp(String.raw`(?<=^|[\s,;])${form}(?=$|[\s,;])`, 'i'));

/**
 * The class that a text names beside a school; null where it names none, or nothing else. An `a` behind the digit may be
 * a section or an ordinal (`3a liceo`): the caller knows which sections there are.
 */
export function typedClassOf(text: string): TypedClass | null {
  const form = forms.find((one) => one.test(text));
  const [typed = '', year = '', section = ''] = form?.exec(text) ?? [];
  const school = text
    .replace(typed, ' ')
    .replaceAll(/[\s,;]+/g, ' ')
    .trim();
  return typed === '' || school === ''
    ? null
    : { year: digitOf(year), section: section.toUpperCase(), school };
}

function digitOf(year: string): string {
  const spoken = spokenYears.indexOf(year.toLowerCase());
  return spoken === -1 ? year : String(spoken + 1);
}
