import { mediaFileUrl, mediaIdOf } from '@zaino/contracts/shared';
import { foldLetters } from '@zaino/service/text-search/fold-letters';
import { type ReadArticle, summaryOf } from '../read-articles';
import { withAbsoluteLinks } from './absolute-links';
import type { FeedSettings } from './feed-settings';

/** An article as both formats tell of it. */
export interface FeedEntry {
  /** The same for ever, though the slug may change (RFC 4151). */
  id: string;
  url: string;
  title: string;
  author: string;
  summary: string;
  html: string;
  /** Category and tags. */
  topics: string[];
  /** Address of an image. */
  image: string | null;
  published: Date;
  updated: Date;
}

interface Read {
  article: ReadArticle;
  content: string;
  now: number;
}

export function toFeedEntry({ article, content, now }: Read, settings: FeedSettings): FeedEntry {
  const { publicUrl } = settings;
  const { id, slug, title, author, preview, category, tags, ...rest } = summaryOf(article, now);
  const published = new Date(rest.publishedAt ?? rest.updatedAt);
  const updated = new Date(rest.updatedAt);
  return {
    id: `tag:${new URL(publicUrl).hostname},2025:blog/${id}`,
    url: `${publicUrl}/blog/${slug}`,
    title,
    author,
    summary: preview,
    published,
    html: withAbsoluteLinks(content, publicUrl),
    topics: withoutRepeats([category, ...tags]),
    image: imageOf(rest.featuredImage, publicUrl),
    // A scheduled article was written before it appeared.
    updated: updated > published ? updated : published,
  };
}

/** A tag is often called as the category. */
function withoutRepeats(topics: readonly string[]): string[] {
  const known = new Map(topics.toReversed().map((topic) => [foldLetters(topic), topic]));
  return topics.filter((topic) => topic !== '' && known.get(foldLetters(topic)) === topic);
}

function imageOf(address: string, origin: string): string | null {
  if (address === '') return null;
  return mediaIdOf(address) === null ? address : origin + mediaFileUrl(address, 960, 'jpg');
}
