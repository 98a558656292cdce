/** An image that is seen at once, as `<source>` has it. */
export interface ImagePreload {
  /** Browsers that do not know this type leave it alone. */
  type: string;
  srcSet: string;
  sizes: string;
}

/** Another address that has to do with a page, as the head of the server's page names it. */
export interface PageLink {
  /** What it is: `alternate` for a feed, `prev` and `next` for a list's other pages. */
  rel: 'alternate' | 'prev' | 'next';
  /** Path with its query. */
  path: string;
  type?: string;
  title?: string;
}

/** What a page says of itself to search engines and social networks, beside its title. */
export interface PageMeta {
  /** One or two sentences, at most about 160 characters. */
  description?: string;
  /** Path (with its query) of the one address of this content; the page's own path where unset. */
  canonical?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Its address may hold a secret, as the links of mails do: nothing that the page asks for tells of it. */
  isAddressSecret?: boolean;
  /** Open Graph type; `website` where unset. */
  type?: 'website' | 'article' | 'product';
  /** Path of the image that is shown with links to it, 1,200 by 630 pixels; the shop's where unset. */
  image?: string;
  /** Images that the server's page names ahead of all others. */
  preloads?: ImagePreload[];
  /** Feeds, and the pages before and after. */
  links?: PageLink[];
  /** For the type `article`: when it appeared and was changed, in ISO 8601, by whom, and where it belongs. */
  article?: { published: string; modified: string; author: string; section: string };
  /** Structured data of schema.org, one object each. */
  jsonLd?: Record<string, unknown>[];
}

/** Search engines cut what is longer. */
const LONGEST_DESCRIPTION = 160;

/** A description of at most 160 characters: the first sentence, and each further one that still fits. */
export function describePage(first: string, ...more: string[]): string {
  return more.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return longer.length <= LONGEST_DESCRIPTION ? longer : text;
  }, shorten(first));
}

function shorten(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const words = text.slice(0, LONGEST_DESCRIPTION).split(' ').slice(0, -1).join(' ');
  return `${words || text.slice(0, LONGEST_DESCRIPTION - 1)}…`;
}
