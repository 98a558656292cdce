import type { ArticleInput } from '@zaino/contracts/blog';
import {
  LONGEST_ARTICLE_TAG,
  LONGEST_AUTHOR,
  LONGEST_TITLE,
  MOST_ARTICLE_TAGS,
} from '@zaino/contracts/blog';
import { injections } from '@zaino/testing/injections';

export const injectedTexts = injections.map(({ text }) => text);

/** Takes in whatever comes after it: only the last of several may. */
const takesIn = (text: string) =>
  /<(?:plaintext|textarea|title|xmp|style|script|select|svg|math|template|noscript|!--)/i.test(
    text,
  );

/** Those first that are hard to place, so that few articles hold them all. */
const byRoom = (one: string, other: string) =>
  Number(takesIn(other)) - Number(takesIn(one)) || other.length - one.length;

/** As many texts together as an author's name has room for. */
function packs(): string[][] {
  const filled: string[][] = [];
  for (const text of injectedTexts.toSorted(byRoom)) {
    const pack = filled.find(
      (texts) =>
        [...texts, text].join(' ').length <= LONGEST_AUTHOR &&
        !(takesIn(text) && texts.some(takesIn)),
    );
    if (!pack) filled.push([text]);
    else if (takesIn(text)) pack.push(text);
    else pack.unshift(text);
  }
  return filled;
}

const pieces = (text: string) =>
  text.match(new RegExp(`.{1,${LONGEST_ARTICLE_TAG}}`, 'gsu'))?.slice(0, MOST_ARTICLE_TAGS) ?? [];

/**
 * Articles that have every injection in each of their fields, in a category of this name; old ones, so that no other
 * list begins with them.
 */
export function injectedArticles(category: string): ArticleInput[] {
  return packs().map((texts, index) => {
    const text = texts.join(' ');
    return {
      title: `${category} ${text}`.slice(0, LONGEST_TITLE),
      content: `<p>inizio ${text}</p>${texts.join('<p>fra</p>')}<p>fine</p>`,
      excerpt: text,
      author: text.slice(0, LONGEST_AUTHOR),
      tags: pieces(text),
      category,
      featuredImage: `https://attacker.example/${texts[0]}`,
      publishedAt: new Date(Date.UTC(2020, 0, 1 + index)).toISOString(),
    };
  });
}
