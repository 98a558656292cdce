import { foldLetters } from '@zaino/service/text-search/fold-letters';
import type { ProductText } from './product-words';

const words = /[\p{L}\p{M}\p{N}]+/gu;

/** How a folded word is written in a product's text, in lower case: `attività` for `attivita`. */
export function spellingIn({ nome, tags, categoria, descrizione }: ProductText, word: string) {
  const text = [nome, ...tags, categoria, descrizione].join(' ');
  const written = text.match(words)?.find((candidate) => foldLetters(candidate) === word);
  return written?.toLowerCase() ?? word;
}

/** A text with other words in the place of some, which are named as they are without case and accents. */
export function withCorrections(text: string, meant: Map<string, string>): string {
  return text.replace(words, (word) => meant.get(foldLetters(word)) ?? word);
}
