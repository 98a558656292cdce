import type { Question, Topic } from './question';

/** Words that say nothing of what is looked for. */
const empty = new Set(
  'a al alla come con cosa da dal del della di e è gli ho i il in io la le lo ma mi mio mia miei mie nel non o per piu posso quando quanto questo se si sono su un una'.split(
    ' ',
  ),
);

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Without the ending that singular and plural, or verb and noun, differ by: `rimborso` finds `rimborsi`. */
const stem = (word: string) => (word.length > 4 ? word.replace(/[aeiou]+$/, '') : word);

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The topics with the questions in which every word that was typed begins a word; all of them for a blank search. */
export function findQuestions(topics: readonly Topic[], search: string): Topic[] {
  const typed = wordsOf(search);
  const telling = typed.filter((word) => !empty.has(word));
  const wanted = (telling.length > 0 ? telling : typed).map(stem);
  return topics
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter((one) => hasAll(one, title, wanted)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function hasAll(one: Question, title: string, wanted: string[]): boolean {
  const { question, answer, words: others = [] } = one;
  const words = wordsOf([title, question, ...answer, ...others].join(' '));
  return wanted.every((stemmed) => words.some((word) => word.startsWith(stemmed)));
}
