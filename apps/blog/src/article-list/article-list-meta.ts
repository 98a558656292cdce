import { sourceSet } from '@zaino/ui/image-sources';
import { isServerBuild } from '@zaino/web/is-server-build';
import type { RouteHandle } from '@zaino/web/lazy-route';
import {
  describePage,
  type ImagePreload,
  type PageLink,
  type PageMeta,
} from '@zaino/web/page-meta';
import { type BlogFilters, blogPath, categoryPath, noFilters, PAGE } from '../blog-filters';
import type { ArticleListData } from './article-list.api';
import { articleListStructuredData } from './article-list-structured-data';
import { cardImage, leadImage } from './card-image';
import { eagerCards, hasLead } from './first-row';

/** What the list says of itself; without data, or where they could not be had, nothing to be found by. */
export const articleListHandle: Pick<RouteHandle, 'title' | 'meta' | 'searchParams'> = {
  title: (data) => titleOf(data as ArticleListData | null),
  meta: (data, { url }) => metaOf(data as ArticleListData | null, url.origin),
  searchParams: { get: [...Object.keys(noFilters), PAGE] },
};

/** The feeds, for programs that read them. */
export const feeds: PageLink[] = [
  { rel: 'alternate', path: '/blog/rss.xml', type: 'application/rss+xml', title: 'Blog (RSS)' },
  { rel: 'alternate', path: '/blog/atom.xml', type: 'application/atom+xml', title: 'Blog (Atom)' },
];

/** A category's name; its id where nobody could say. */
export function categoryName({ categories, filters }: ArticleListData): string {
  return categories.find(({ id }) => id === filters.categoria)?.name ?? filters.categoria;
}

function titleOf(data: ArticleListData | null): string {
  if (!data) return 'Blog';
  const { cerca, tag } = data.filters;
  const words = [cerca && `“${cerca}”`, categoryName(data), tag && `Tag “${tag}”`, 'Blog'];
  const title = words.filter((word) => word !== '').join(' · ');
  return data.page > 1 ? `${title}, pagina ${data.page}` : title;
}

function metaOf(data: ArticleListData | null, origin: string): PageMeta {
  if (!data) return { canonical: '/blog', noindex: true };
  const { filters, page, found } = data;
  const meta: PageMeta = {
    description: descriptionOf(data),
    canonical: blogPath(filters, page),
    links: [...feeds, ...neighbours(data)],
    preloads: preloadsOf(data),
  };
  if (!found || found.total === 0 || !isWorthFinding(filters)) return { ...meta, noindex: true };
  const category = { id: filters.categoria, name: categoryName(data) };
  return isServerBuild
    ? {
        ...meta,
        jsonLd: articleListStructuredData(
          {
            name: titleOf(data),
            path: blogPath(filters, page),
            steps: filters.categoria ? categorySteps(category) : [],
            articles: found.articles,
          },
          origin,
        ),
      }
    : meta;
}

/** All articles or one category: other filters lead to what another address shows too. */
function isWorthFinding(filters: BlogFilters): boolean {
  return blogPath(filters) === categoryPath(filters.categoria);
}

function neighbours({ filters, page, found }: ArticleListData): PageLink[] {
  return [
    ...(page > 1 ? [{ rel: 'prev' as const, path: blogPath(filters, page - 1) }] : []),
    ...(found && page < found.pages
      ? [{ rel: 'next' as const, path: blogPath(filters, page + 1) }]
      : []),
  ];
}

function preloadsOf(data: ArticleListData): ImagePreload[] {
  const first = data.found?.articles.slice(0, eagerCards(data)) ?? [];
  return first.flatMap(({ featuredImage: url }, index) => {
    const drawn = index === 0 && hasLead(data) ? leadImage : cardImage;
    return sourceSet({ url, ...drawn }, 'avif') ?? [];
  });
}

function descriptionOf(data: ArticleListData): string {
  const name = data.filters.categoria && categoryName(data);
  return describePage(
    name
      ? `${name}: articoli e consigli per le famiglie e la scuola.`
      : 'Guide, consigli e novità su libri di testo, classi e materiali per la scuola.',
    'Scritti da chi prepara gli ordini ogni giorno.',
  );
}

/** The steps to a category's list, for pages and for search engines. */
export function categorySteps(category: { id: string; name: string } | null) {
  const blog = { name: 'Blog', path: blogPath(noFilters) };
  return category ? [blog, { name: category.name, path: categoryPath(category.id) }] : [blog];
}
