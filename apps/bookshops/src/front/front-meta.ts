import type { ServedShopFront } from '@zaino/contracts/shared';
import { bookStore } from '@zaino/web/book-store';
import { BRAND_NAME } from '@zaino/web/brand';
import { isServerBuild } from '@zaino/web/is-server-build';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { describePage, type PageMeta } from '@zaino/web/page-meta';

/** What a bookshop's front says of itself: it stands nowhere else, so search engines find it there. */
export const frontHandle: Omit<RouteHandle, 'chunk'> = {
  title: (_data, place) =>
    place?.shopFront ? `${place.shopFront.name}, ${place.shopFront.city}` : 'Libreria',
  meta: (_data, { shopFront }) => (shopFront ? metaOf(shopFront) : { noindex: true }),
  searchParams: {},
  isOfFront: true,
  isEntrance: true,
};

function metaOf(shopFront: ServedShopFront): PageMeta {
  const { name, address, city, offersPickup } = shopFront;
  return {
    canonical: '/',
    description: describePage(
      `${name}, ${address}, ${city}: orari, contatti e libri di scuola su ${BRAND_NAME}.`,
      offersPickup
        ? 'Ordini online e ritiri in negozio, gratis.'
        : 'Ordini online e ricevi a casa.',
    ),
    ...(isServerBuild ? { jsonLd: [bookStore(shopFront)] } : {}),
  };
}
