/** A class that was typed among other words: `2B Valsecchi`, `liceo galilei 3ª`. */
export interface TypedClass {
  /** 1 to 5. */
  year: string;
  /** In capitals, as the ministry writes it; blank where none was typed. */
  section: string;
  /** The other words: those of the school. */
  school: string;
}

const yearWords: Partial<Record<string, string>> = {
  prima: '1',
  seconda: '2',
  terza: '3',
  quarta: '4',
  quinta: '5',
};

/** `2b`, `2ªB`, `2^ b`, `2a`; the mark of an ordinal may stand between. */
const classForm = /^([1-5])(?:[ª°º^]|\^a)?([a-z]{0,3})$/i;
const ordinalForm = /^[1-5][ª°º^]$/;
const sectionForm = /^[a-z]$/i;

/**
 * The class that a text names beside a school; null where it names none, or nothing else. An `a` behind the digit may be
 * a section or an ordinal (`3a liceo`): the caller knows which sections there are.
 */
export function typedClassOf(text: string): TypedClass | null {
  const words = text.trim().split(/[\s,;]+/);
  for (const [at, word] of words.entries()) {
    const found = classAt(words, at);
    if (found === null) continue;
    const school = [...words.slice(0, at), ...words.slice(at + found.words)].join(' ');
    if (school === '') return null;
    return { year: found.year, section: found.section.toUpperCase(), school };
  }
  return null;
}

interface FoundClass {
  year: string;
  section: string;
  /** How many words name it. */
  words: number;
}

function classAt(words: string[], at: number): FoundClass | null {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const hasSection = sectionForm.test(next);
  const spoken = yearWords[word.toLowerCase()];
  if (spoken !== undefined || /^[1-5]$/.test(word) || ordinalForm.test(word)) {
    const year = spoken ?? word.slice(0, 1);
    if (hasSection) return { year, section: next, words: 2 };
    // A number alone is part of many names: `Circolo 3`.
    return /^\d$/.test(word) ? null : { year, section: '', words: 1 };
  }
  const [, year = '', section = ''] = classForm.exec(word) ?? [];
  return year === '' ? null : { year, section, words: 1 };
}
