import { blogInternalEndpoints } from '@zaino/contracts/blog';
import { bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import { catalogueInternalEndpoints } from '@zaino/contracts/catalogue';
import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import type { SitemapSlice } from '@zaino/contracts/shared';
import { ServiceKeys } from '@zaino/service/service-keys';
import { MovedAddresses } from '@zaino/service/moved-addresses';
import { ServiceClient } from '@zaino/service/service-client';
import type { Config } from '../config';

/** A part of the sitemap: its files are `/sitemap-<name>-1.xml` and so on. */
export interface SitemapSource {
  name: string;
  /** Whose data it shows, as that says of its changes; none for what changes with a release. */
  domain?: string;
  /** The pages from a place on; 0 is the beginning. */
  read: (after: number) => Promise<SitemapSlice>;
}

/** Pages that are the same whatever the services say. When their words were changed nobody keeps. */
const staticPages = [
  '/',
  '/search',
  '/lista-libri',
  '/libri-usati',
  '/products',
  '/materiale',
  '/blog',
  '/how-it-works',
  '/librerie',
  '/for-libraries',
  '/support',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/accessibility',
];

const ownPages: SitemapSource = {
  name: 'pagine',
  read: () =>
    Promise.resolve({
      pages: staticPages.map((path) => ({ path, modified: null })),
      next: null,
    }),
};

type Addresses = Pick<
  Config,
  | 'SCHOOLS_URL'
  | 'CATALOGUE_URL'
  | 'BLOG_URL'
  | 'BOOKSHOPS_URL'
  | 'SERVICE_KEY'
  | 'MOVED_ADDRESSES_FILE'
>;

/** All that search engines may take, by who knows of it; a new kind of page is one entry here. */
export function sitemapSources(config: Addresses): SitemapSource[] {
  const keys = new ServiceKeys(config.SERVICE_KEY);
  const moved = new MovedAddresses(config.MOVED_ADDRESSES_FILE);
  const clientOf = (name: string, urls: string[]) => {
    const serviceKey = config.SERVICE_KEY === undefined ? '' : keys.sent('gateway', name);
    return new ServiceClient({ baseUrl: urls.join(','), serviceKey, moved });
  };
  const schools = clientOf('schools', config.SCHOOLS_URL);
  const catalogue = clientOf('catalogue', config.CATALOGUE_URL);
  const blog = clientOf('blog', config.BLOG_URL);
  const bookshops = clientOf('bookshops', config.BOOKSHOPS_URL);
  const { sitemapOfPlaces, sitemapOfSchools, sitemapOfClasses, sitemapOfBooks } =
    schoolsInternalEndpoints;
  const ofSchools = [
    { name: 'luoghi', endpoint: sitemapOfPlaces },
    { name: 'scuole', endpoint: sitemapOfSchools },
    { name: 'classi', endpoint: sitemapOfClasses },
    { name: 'libri', endpoint: sitemapOfBooks },
  ].map(({ name, endpoint }) => ({
    name,
    domain: 'schools',
    read: (after: number) => schools.call(endpoint, { query: { after } }),
  }));
  return [
    ownPages,
    ...ofSchools,
    {
      name: 'prodotti',
      domain: 'catalogue',
      read: (after) => catalogue.call(catalogueInternalEndpoints.sitemap, { query: { after } }),
    },
    {
      name: 'articoli',
      domain: 'blog',
      read: (after) => blog.call(blogInternalEndpoints.sitemap, { query: { after } }),
    },
    {
      name: 'librerie',
      domain: 'bookshops',
      read: (after) => bookshops.call(bookshopsInternalEndpoints.sitemap, { query: { after } }),
    },
  ];
}
