import type { ServedShopFront } from '@zaino/contracts/shared';
import { Outlet, type RouteObject } from '@zaino/web/router';
import { routes } from '../routes';
import { makeBookshop } from './make-bookshop';

/** A bookshop as the pages at its own address are told of it. */
export function makeServedFront(front: Partial<ServedShopFront> = {}): ServedShopFront {
  const { id, name, url, address, city, postalCode, province, phone } = makeBookshop();
  const { openingHours, closures, offersPickup, notes } = makeBookshop();
  return {
    id,
    name,
    url,
    address,
    city,
    postalCode,
    province,
    phone,
    openingHours,
    closures,
    offersPickup,
    notes,
    vatNumber: '00000120196',
    schools: [
      { code: 'CRPC010001', name: 'Liceo classico Manin' },
      { code: 'CRMM80101X', name: 'Scuola media Virgilio' },
    ],
    notice: '',
    picture: null,
    accent: '',
    version: 1,
    mainSite: 'http://localhost:4200',
    ...front,
  };
}

/** This remote's pages at a bookshop's own address. */
export const pagesAt = (shopFront: ServedShopFront): RouteObject[] => [
  { id: 'layout', handle: { shopFront }, element: <Outlet />, children: routes },
];
