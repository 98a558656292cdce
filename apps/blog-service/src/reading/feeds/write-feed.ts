import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import type { FeedEntry } from './feed-entry';
import type { FeedSettings } from './feed-settings';

interface FeedHead {
  title: string;
  description: string;
  /** The page that the feed tells of. */
  url: string;
  updated: Date;
}

/** Of a blog without articles: an answer that does not change has no time of its own. */
const LONG_AGO = new Date(0);

function headOf(entries: readonly FeedEntry[], { publicUrl, brand }: FeedSettings): FeedHead {
  const times = entries.map(({ updated }) => updated.getTime());
  return {
    title: `${brand}: il blog`,
    description: 'Guide, consigli e novità sulla scuola e sui libri di testo',
    url: `${publicUrl}/blog`,
    updated: times.length === 0 ? LONG_AGO : new Date(Math.max(...times)),
  };
}

/** RSS 2.0; authors as `dc:creator`, since its own element asks for an e-mail address. */
export function writeRssFeed(entries: readonly FeedEntry[], settings: FeedSettings): string {
  const { title, description, url, updated } = headOf(entries, settings);
  return generateRssFeed({
    title,
    description,
    link: url,
    language: 'it',
    lastBuildDate: updated,
    atom: { links: [{ href: `${url}/rss.xml`, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      description: entry.summary,
      guid: { value: entry.id, isPermaLink: false },
      pubDate: entry.published,
      categories: entry.topics.map((name) => ({ name })),
      dc: { creators: [entry.author] },
      content: { encoded: entry.html },
      media: mediaOf(entry),
    })),
  });
}

/** RFC 4287. */
export function writeAtomFeed(entries: readonly FeedEntry[], settings: FeedSettings): string {
  const { title, description, url, updated } = headOf(entries, settings);
  return generateAtomFeed({
    id: url,
    title: { value: title },
    subtitle: { value: description },
    updated,
    xml: { lang: 'it' },
    // Whoever wrote nothing still has an author (RFC 4287, 4.1.1).
    authors: [{ name: settings.brand }],
    links: [
      { href: url, rel: 'alternate', type: 'text/html' },
      { href: `${url}/atom.xml`, rel: 'self', type: 'application/atom+xml' },
    ],
    entries: entries.map((entry) => ({
      id: entry.id,
      published: entry.published,
      updated: entry.updated,
      title: { value: entry.title, type: 'text' },
      links: [{ href: entry.url, rel: 'alternate', type: 'text/html' }],
      authors: [{ name: entry.author }],
      categories: entry.topics.map((term) => ({ term })),
      summary: { value: entry.summary, type: 'text' },
      content: { value: entry.html, type: 'html' },
      media: mediaOf(entry),
    })),
  });
}

function mediaOf({ image }: FeedEntry) {
  return image === null ? undefined : { contents: [{ url: image, medium: 'image' }] };
}
