import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH, SHOP_META } from '@zaino/contracts/shared';
import { escapeHtml } from '@zaino/rules/escape-html';
import { shopImagePath } from '@zaino/rules/page-path';
import { BRAND_NAME } from '@zaino/web/brand';
import type { ImagePreload, PageLink, PageMeta } from '@zaino/web/page-meta';
import { addressOf, type PageHead } from './page-head';

/**
 * The head's elements as the server writes them; `url` gives their origin, `shop` the shop's where that is another.
 */
export function headMarkup(head: PageHead, { origin }: URL, shop?: string): string {
  const address = (path: string) => escapeHtml(addressOf(path, origin));
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${content}">`;
  const { title, description, canonical, noindex, type = 'website', jsonLd = [] } = head;
  const { image = shopImagePath } = head;
  return [
    // Before all that is asked for. Without any referrer a form's `Origin` would be empty too.
    head.isAddressSecret ? '<meta name="referrer" content="strict-origin">' : '',
    shop === undefined ? '' : `<meta name="${SHOP_META}" content="${escapeHtml(shop)}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    noindex ? '<meta name="robots" content="noindex">' : '',
    `<link rel="canonical" href="${address(canonical)}">`,
    property('type', type),
    property('site_name', escapeHtml(BRAND_NAME)),
    property('locale', 'it_IT'),
    property('title', escapeHtml(title)),
    property('description', escapeHtml(description)),
    property('url', address(canonical)),
    property('image', address(image)),
    property('image:type', 'image/jpeg'),
    property('image:width', String(SHARE_IMAGE_WIDTH)),
    property('image:height', String(SHARE_IMAGE_HEIGHT)),
    property('image:alt', escapeHtml(title)),
    '<meta name="twitter:card" content="summary_large_image">',
    ...ofArticle(head.article),
    ...(head.links ?? []).map((link) => pageLink(link, address(link.path))),
    ...(head.preloads ?? []).map(imagePreload),
    ...jsonLd.map(structuredData),
  ].join('');
}

function ofArticle(article: PageMeta['article']): string[] {
  if (!article) return [];
  const { published, modified, author, section } = article;
  const said = { published_time: published, modified_time: modified, author, section };
  return Object.entries(said)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta property="article:${name}" content="${escapeHtml(content)}">`);
}

function pageLink({ rel, type, title }: PageLink, href: string): string {
  const said = Object.entries({ type, title }).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<link rel="${rel}" href="${href}"${said.join('')}>`;
}

function imagePreload({ type, srcSet, sizes }: ImagePreload): string {
  return `<link rel="preload" as="image" type="${escapeHtml(type)}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
}

function structuredData(object: Record<string, unknown>): string {
  // `<` would let a value end the script element early.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...object });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
