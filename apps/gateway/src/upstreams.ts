import {
  adminBlogEndpoints,
  articleImageEndpoint,
  blogEndpoints,
  blogMediaEndpoint,
} from '@zaino/contracts/blog';
import {
  adminBookshopEndpoints,
  bookshopMediaEndpoint,
  bookshopsComplianceEndpoints,
  bookshopsEndpoints,
} from '@zaino/contracts/bookshops';
import {
  adminCatalogueEndpoints,
  adminClassSuppliesEndpoints,
  adminMakerEndpoints,
  adminReviewEndpoints,
  adminTeacherListEndpoints,
  catalogueComplianceEndpoints,
  catalogueEndpoints,
  catalogueStatsEndpoints,
  classSuppliesEndpoints,
  favouriteEndpoints,
  mediaEndpoint,
  productImageEndpoint,
  reviewEndpoints,
  teacherListEndpoints,
} from '@zaino/contracts/catalogue';
import {
  accountEndpoints,
  adminEndpoints,
  adminFactorEndpoints,
  approvalEndpoints,
  auditLogEndpoints,
  authEndpoints,
  colleagueEndpoints,
  contactEndpoints,
  dataRequestEndpoints,
  identityComplianceEndpoints,
  identityStatsEndpoints,
  ownFactorEndpoints,
  pushEndpoints,
  handoverEndpoints,
  mainHandoverEndpoints,
  redirectEndpoints,
  securityLogEndpoints,
  staffUserEndpoints,
} from '@zaino/contracts/identity';
import {
  adminArrivalEndpoints,
  adminOrderEndpoints,
  adminToOrderEndpoints,
  arrivalEndpoints,
  cartEndpoints,
  cedolaEndpoints,
  checkoutEndpoints,
  complianceEndpoints,
  counterEndpoints,
  deskEndpoints,
  droppedBookEndpoints,
  guestEndpoints,
  orderEndpoints,
  orderStatsEndpoints,
  printEndpoints,
  savedCardEndpoints,
  stateVoucherEndpoints,
  shippingEndpoints,
  staffOrderEndpoints,
  supportEndpoints,
  toOrderEndpoints,
  usedBookEndpoints,
  usedDeskEndpoints,
  webhookEndpoint,
} from '@zaino/contracts/orders';
import {
  adminBookEndpoints,
  adminImportEndpoints,
  adminQualityEndpoints,
  adminRejectEndpoints,
  adminSupplyEndpoints,
  bookEndpoints,
  bookMediaEndpoint,
  schoolImageEndpoints,
  schoolsEndpoints,
  schoolStatsEndpoints,
} from '@zaino/contracts/schools';
import {
  analyticsEndpoints,
  visitComplianceEndpoints,
  visitStatsEndpoints,
} from '@zaino/contracts/analytics';
import { releaseDeskEndpoints, releasesEndpoints } from '@zaino/contracts/releases';
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

type Group = Record<string, Endpoint>;

const callsOf = (groups: Group[]): Endpoint[] => groups.flatMap((group) => Object.values(group));

const ofSchools: Group[] = [
  schoolsEndpoints,
  bookEndpoints,
  schoolStatsEndpoints,
  schoolImageEndpoints,
  adminSupplyEndpoints,
  adminBookEndpoints,
  adminImportEndpoints,
  adminQualityEndpoints,
  adminRejectEndpoints,
];

const ofIdentity: Group[] = [
  authEndpoints,
  accountEndpoints,
  colleagueEndpoints,
  contactEndpoints,
  pushEndpoints,
  adminEndpoints,
  ownFactorEndpoints,
  adminFactorEndpoints,
  handoverEndpoints,
  mainHandoverEndpoints,
  redirectEndpoints,
  securityLogEndpoints,
  identityComplianceEndpoints,
  identityStatsEndpoints,
  auditLogEndpoints,
  approvalEndpoints,
  staffUserEndpoints,
  dataRequestEndpoints,
];

const ofCatalogue: Group[] = [
  catalogueEndpoints,
  adminCatalogueEndpoints,
  reviewEndpoints,
  favouriteEndpoints,
  adminMakerEndpoints,
  adminReviewEndpoints,
  catalogueStatsEndpoints,
  catalogueComplianceEndpoints,
  classSuppliesEndpoints,
  adminClassSuppliesEndpoints,
  teacherListEndpoints,
  adminTeacherListEndpoints,
];

const ofOrders: Group[] = [
  cartEndpoints,
  guestEndpoints,
  checkoutEndpoints,
  orderEndpoints,
  savedCardEndpoints,
  stateVoucherEndpoints,
  supportEndpoints,
  adminOrderEndpoints,
  orderStatsEndpoints,
  complianceEndpoints,
  staffOrderEndpoints,
  deskEndpoints,
  droppedBookEndpoints,
  arrivalEndpoints,
  toOrderEndpoints,
  adminArrivalEndpoints,
  adminToOrderEndpoints,
  cedolaEndpoints,
  counterEndpoints,
  printEndpoints,
  shippingEndpoints,
  usedBookEndpoints,
  usedDeskEndpoints,
];

/** One line a domain: its service's address and the calls of its contract. */
export function upstreams(config: Config): Upstream[] {
  return [
    upstream({
      name: 'schools',
      urls: config.SCHOOLS_URL,
      endpoints: [...callsOf(ofSchools), bookMediaEndpoint],
      others: ['/api/covers'],
    }),
    upstream({
      name: 'identity',
      urls: config.IDENTITY_URL,
      endpoints: callsOf(ofIdentity),
      others: ['/api/auth', '/api/identity'],
    }),
    upstream({
      name: 'bookshops',
      urls: config.BOOKSHOPS_URL,
      endpoints: [
        ...Object.values(bookshopsEndpoints),
        ...Object.values(adminBookshopEndpoints),
        ...Object.values(bookshopsComplianceEndpoints),
        bookshopMediaEndpoint,
      ],
      others: ['/api/bookshops'],
    }),
    upstream({
      name: 'catalogue',
      urls: config.CATALOGUE_URL,
      endpoints: [...callsOf(ofCatalogue), mediaEndpoint, productImageEndpoint],
      others: ['/api/catalogue'],
    }),
    upstream({
      name: 'orders',
      urls: config.ORDERS_URL,
      endpoints: [...callsOf(ofOrders), webhookEndpoint],
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
      endpoints: [
        ...Object.values(analyticsEndpoints),
        ...Object.values(visitStatsEndpoints),
        ...Object.values(visitComplianceEndpoints),
      ],
      others: [],
    }),
    upstream({
      name: 'releases',
      urls: config.RELEASES_URL,
      endpoints: [...Object.values(releasesEndpoints), ...Object.values(releaseDeskEndpoints)],
      others: [],
    }),
  ];
}
