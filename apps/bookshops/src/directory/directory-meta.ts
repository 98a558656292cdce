import type { BookshopList } from '@zaino/contracts/bookshops';
import { BRAND_NAME } from '@zaino/web/brand';
import { isServerBuild } from '@zaino/web/is-server-build';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { describePage, type PageMeta } from '@zaino/web/page-meta';
import type { DirectoryData } from './directory.api';
import { directoryParams, directoryPath } from './directory-place';
import { directoryStructuredData } from './directory-structured-data';
import { countWords, listTitle } from './directory-words';

const TITLE = 'Librerie';

/** What the list of bookshops says of itself. */
export const directoryHandle: Omit<RouteHandle, 'chunk'> = {
  title: (data) => titleOf(data as DirectoryData | null),
  meta: (data, { url }) => metaOf(data as DirectoryData | null, url.origin),
  searchParams: { get: directoryParams },
};

function titleOf(data: DirectoryData | null): string {
  if (!data) return TITLE;
  const { cap, provincia } = data.place;
  const title = cap === '' && provincia === '' ? TITLE : listTitle(data);
  const page = data.list?.page ?? 1;
  return page > 1 ? `${title}, pagina ${page}` : title;
}

function metaOf(data: DirectoryData | null, origin: string): PageMeta {
  if (!data?.list) return { canonical: '/librerie', noindex: true };
  const { place, list } = data;
  const province = list.province?.code ?? '';
  const canonical = directoryPath({ cap: place.cap, provincia: province }, list.page);
  const meta = { description: descriptionOf(data, list), canonical };
  // What is near a postal code stands in the list of its province too.
  if (place.cap !== '' || list.total === 0) return { ...meta, noindex: true };
  const pathOf = (page: number) => directoryPath({ provincia: province }, page);
  return {
    ...meta,
    links: [
      ...(list.page > 1 ? [{ rel: 'prev' as const, path: pathOf(list.page - 1) }] : []),
      ...(list.page < list.pages ? [{ rel: 'next' as const, path: pathOf(list.page + 1) }] : []),
    ],
    ...(isServerBuild ? { jsonLd: directoryStructuredData(list, stepsTo(list), origin) } : {}),
  };
}

function stepsTo({ province }: BookshopList) {
  return [
    { name: 'Home', path: '/' },
    { name: TITLE, path: '/librerie' },
    ...(province
      ? [{ name: province.name, path: directoryPath({ provincia: province.code }) }]
      : []),
  ];
}

function descriptionOf({ place }: DirectoryData, list: BookshopList): string {
  const count = countWords(list.total);
  const where = list.province ? ` in provincia di ${list.province.name}` : '';
  const near = place.cap === '' ? where : ` vicino al CAP ${place.cap}`;
  return describePage(
    `${count} su ${BRAND_NAME}${near}: orari, telefono e come arrivare.`,
    'Dove puoi ritirare gratis i libri di scuola che ordini online.',
  );
}
