import { type Heading, WORDS_PER_MINUTE } from '@zaino/contracts/blog';
import { addressWords } from '@zaino/rules/article-slug';
import { allowedHtml } from './allowed-html';
import { elementsOf, type Piece, textOf, toHtml } from './html-piece';
import { readHtml, type ContentContext } from './read-html';

/** A text as it is kept and shown. */
export interface PreparedContent {
  /** HTML of the allow-list: prepared again, it is the same. */
  content: string;
  /** The same without tags, a line for each block. */
  plainText: string;
  headings: Heading[];
  /** At least 1. */
  readingMinutes: number;
}

/** Longest words of a heading in its id. */
const LONGEST_ID = 60;

/** Bad nesting is in order after one or two rounds. */
const MOST_ROUNDS = 6;

/**
 * HTML that anybody may have written, made safe and regular (docs/decisions/article-html.md): images that the blog
 * keeps are shown where `sizes` knows them.
 */
export function prepareContent(
  html: string,
  context: ContentContext = { sizes: new Map() },
): PreparedContent {
  const pieces = regular(allowedHtml(html), context);
  const headings = nameHeadings(pieces);
  const plainText = textOf(pieces);
  const words = plainText.split(/\s+/).filter((word) => word !== '').length;
  const readingMinutes = Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
  return { content: toHtml(pieces), plainText, headings, readingMinutes };
}

/** What a browser reads from it again as it was written. */
function regular(html: string, context: ContentContext): Piece[] {
  let written = html;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const pieces = readHtml(written, context);
    const next = toHtml(pieces);
    if (next === written) return pieces;
    written = next;
  }
  // Nobody writes that by accident: the words are kept.
  const lines = textOf(readHtml(written, context)).split('\n');
  return lines.filter(Boolean).map((line) => ({ tag: 'p', attributes: {}, children: [line] }));
}

/** Gives the headings their ids, no two the same, and lists them. */
function nameHeadings(pieces: Piece[]): Heading[] {
  const taken = new Map<string, number>();
  const headings: Heading[] = [];
  for (const element of elementsOf(pieces)) {
    const level = element.tag === 'h2' ? 2 : 3;
    if (element.tag !== `h${level}`) continue;
    const text = textOf(element.children).replaceAll('\n', ' ');
    const words = `s-${addressWords(text, LONGEST_ID) || 'sezione'}`;
    let [id, number] = [words, taken.get(words) ?? 1];
    for (; taken.has(id); id = `${words}-${number}`) number += 1;
    taken.set(words, number).set(id, taken.get(id) ?? 1);
    element.attributes = { id };
    headings.push({ id, text, level });
  }
  return headings;
}
