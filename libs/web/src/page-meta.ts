/** What a page says of itself to search engines and social networks, beside its title. */
export interface PageMeta {
  /** One or two sentences, at most about 160 characters. */
  description?: string;
  /** Path (with its query) of the one address of this content; the page's own path where unset. */
  canonical?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Open Graph type; `website` where unset. */
  type?: 'website' | 'article' | 'product';
  /** Path or URL of a picture. */
  image?: string;
  /** Structured data of schema.org, one object each. */
  jsonLd?: Record<string, unknown>[];
}
