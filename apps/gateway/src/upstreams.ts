import {
  adminBlogEndpoints,
  articleImageEndpoint,
  blogEndpoints,
  blogMediaEndpoint,
} from '@zaino/contracts/blog';
import {
  adminBookshopEndpoints,
  bookshopMediaEndpoint,
  bookshopsEndpoints,
} from '@zaino/contracts/bookshops';
import {
  adminCatalogueEndpoints,
  adminReviewEndpoints,
  catalogueEndpoints,
  catalogueStatsEndpoints,
  mediaEndpoint,
  productImageEndpoint,
  reviewEndpoints,
} from '@zaino/contracts/catalogue';
import {
  accountEndpoints,
  adminEndpoints,
  adminFactorEndpoints,
  approvalEndpoints,
  auditLogEndpoints,
  authEndpoints,
  colleagueEndpoints,
  identityStatsEndpoints,
  ownFactorEndpoints,
  handoverEndpoints,
  mainHandoverEndpoints,
  redirectEndpoints,
  securityLogEndpoints,
} from '@zaino/contracts/identity';
import {
  adminArrivalEndpoints,
  adminOrderEndpoints,
  adminToOrderEndpoints,
  arrivalEndpoints,
  cartEndpoints,
  cedolaEndpoints,
  checkoutEndpoints,
  counterEndpoints,
  deskEndpoints,
  droppedBookEndpoints,
  orderEndpoints,
  orderStatsEndpoints,
  printEndpoints,
  shippingEndpoints,
  staffOrderEndpoints,
  supportEndpoints,
  toOrderEndpoints,
  webhookEndpoint,
} from '@zaino/contracts/orders';
import {
  adminBookEndpoints,
  adminImportEndpoints,
  adminQualityEndpoints,
  adminRejectEndpoints,
  adminSupplyEndpoints,
  bookMediaEndpoint,
  schoolImageEndpoints,
  schoolsEndpoints,
  schoolStatsEndpoints,
} from '@zaino/contracts/schools';
import { analyticsEndpoints, visitStatsEndpoints } from '@zaino/contracts/analytics';
import type { Endpoint } from '@zaino/contracts/shared';
import type { Config } from './config';

/** A service behind the gateway and the public paths that are its. */
export interface Upstream {
  name: string;
  /** Origins of its copies. */
  urls: string[];
  /** The calls of its contract. */
  endpoints: Endpoint[];
  /** Path prefixes, as whole segments, below which all else is forwarded too. */
  prefixes: string[];
}

interface Domain {
  name: string;
  urls: string[];
  endpoints: Endpoint[];
  /** Paths beside those of the contract. */
  others: string[];
}

function upstream({ name, urls, endpoints, others }: Domain): Upstream {
  const paths = [...others, ...endpoints.map(({ path }) => path.replace(/\/:.*$/, ''))];
  const isBelowAnother = (path: string) => paths.some((other) => path.startsWith(`${other}/`));
  const prefixes = [...new Set(paths)].filter((path) => !isBelowAnother(path));
  return { name, urls, endpoints, prefixes };
}

const ofIdentity: Record<string, Endpoint>[] = [
  authEndpoints,
  accountEndpoints,
  colleagueEndpoints,
  adminEndpoints,
  ownFactorEndpoints,
  adminFactorEndpoints,
  handoverEndpoints,
  mainHandoverEndpoints,
  redirectEndpoints,
  securityLogEndpoints,
  identityStatsEndpoints,
  auditLogEndpoints,
  approvalEndpoints,
];

/** One line a domain: its service's address and the calls of its contract. */
export function upstreams(config: Config): Upstream[] {
  return [
    upstream({
      name: 'schools',
      urls: config.SCHOOLS_URL,
      endpoints: [
        ...Object.values(schoolsEndpoints),
        ...Object.values(schoolStatsEndpoints),
        ...Object.values(schoolImageEndpoints),
        ...Object.values(adminSupplyEndpoints),
        ...Object.values(adminBookEndpoints),
        ...Object.values(adminImportEndpoints),
        ...Object.values(adminQualityEndpoints),
        ...Object.values(adminRejectEndpoints),
        bookMediaEndpoint,
      ],
      others: ['/api/covers'],
    }),
    upstream({
      name: 'identity',
      urls: config.IDENTITY_URL,
      endpoints: ofIdentity.flatMap((part) => Object.values(part)),
      others: ['/api/auth', '/api/identity'],
    }),
    upstream({
      name: 'bookshops',
      urls: config.BOOKSHOPS_URL,
      endpoints: [
        ...Object.values(bookshopsEndpoints),
        ...Object.values(adminBookshopEndpoints),
        bookshopMediaEndpoint,
      ],
      others: ['/api/bookshops'],
    }),
    upstream({
      name: 'catalogue',
      urls: config.CATALOGUE_URL,
      endpoints: [
        ...Object.values(catalogueEndpoints),
        ...Object.values(adminCatalogueEndpoints),
        ...Object.values(reviewEndpoints),
        ...Object.values(adminReviewEndpoints),
        ...Object.values(catalogueStatsEndpoints),
        mediaEndpoint,
        productImageEndpoint,
      ],
      others: ['/api/catalogue'],
    }),
    upstream({
      name: 'orders',
      urls: config.ORDERS_URL,
      endpoints: [
        ...Object.values(cartEndpoints),
        ...Object.values(checkoutEndpoints),
        ...Object.values(orderEndpoints),
        ...Object.values(supportEndpoints),
        ...Object.values(adminOrderEndpoints),
        ...Object.values(orderStatsEndpoints),
        ...Object.values(staffOrderEndpoints),
        ...Object.values(deskEndpoints),
        ...Object.values(droppedBookEndpoints),
        ...Object.values(arrivalEndpoints),
        ...Object.values(toOrderEndpoints),
        ...Object.values(adminArrivalEndpoints),
        ...Object.values(adminToOrderEndpoints),
        ...Object.values(cedolaEndpoints),
        ...Object.values(counterEndpoints),
        ...Object.values(printEndpoints),
        ...Object.values(shippingEndpoints),
        webhookEndpoint,
      ],
      others: [],
    }),
    upstream({
      name: 'blog',
      urls: config.BLOG_URL,
      endpoints: [
        ...Object.values(blogEndpoints),
        ...Object.values(adminBlogEndpoints),
        blogMediaEndpoint,
        articleImageEndpoint,
      ],
      others: ['/api/blog'],
    }),
    upstream({
      name: 'analytics',
      urls: config.ANALYTICS_URL,
      endpoints: [...Object.values(analyticsEndpoints), ...Object.values(visitStatsEndpoints)],
      others: [],
    }),
  ];
}
