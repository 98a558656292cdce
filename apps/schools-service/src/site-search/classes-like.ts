import type { TypedClass } from '../directory/search/typed-class';
import type { ClassWithList } from './classes-of-schools';

interface NamedClass {
  year: string;
  /** Blank for all sections. */
  section: string;
}

/**
 * Which classes of one school were meant: the section as typed, else those that begin so; `3a` may also mean the third
 * year, whose sections are then chosen on the page. None where the school has no such year.
 */
export function classesLike(
  classes: readonly ClassWithList[],
  { year, section }: TypedClass,
): NamedClass[] {
  const ofYear = classes.filter(({ annoCorso }) => String(annoCorso) === year);
  if (ofYear.length === 0) return [];
  const sections = [...new Set(ofYear.map(({ sezione }) => sezione))].filter((name) => name !== '');
  const wholeYear = { year, section: '' };
  if (section === '') return [wholeYear];
  const named = (meant: string[]) => meant.sort().map((name) => ({ year, section: name }));
  const same = sections.filter((name) => name.toUpperCase() === section);
  const longer = sections.filter((name) => name.toUpperCase().startsWith(section));
  const meant = named(same.length > 0 ? same : longer);
  return section === 'A' || meant.length === 0 ? [...meant, wholeYear] : meant;
}
