import { SHORTEST_REVIEW } from '@zaino/contracts/catalogue';
import { sentences } from '@zaino/contracts/shared';
import { fieldRefused } from '@zaino/service/field-refused';
import { isVisible, plainLine, plainLines } from '@zaino/service/plain-lines';
import type { ReviewRow } from './review-rows';

/** What an author says, as it is kept. */
export type ReviewWords = Pick<ReviewRow, 'stars' | 'text' | 'image' | 'firstName' | 'initial'>;

/** Brings what was typed into the form in which it is kept; refuses a text that is too short once nothing invisible is in it. */
export function reviewWords({ stars, text, image, firstName, initial }: ReviewWords): ReviewWords {
  const words = {
    stars,
    text: plainLines(text),
    image,
    firstName: plainLine(firstName),
    initial: plainLine(initial).toLocaleUpperCase('it'),
  };
  if (words.text.length < SHORTEST_REVIEW || !isVisible(words.text))
    throw fieldRefused('text', `Almeno ${SHORTEST_REVIEW} caratteri`);
  if (!isVisible(words.firstName)) throw fieldRefused('firstName', sentences.ownName);
  return words;
}

/** Whether a review says that already. */
export function isSaid(review: ReviewWords, words: ReviewWords): boolean {
  const fields = ['stars', 'text', 'image', 'firstName', 'initial'] as const;
  return fields.every((field) => review[field] === words[field]);
}
