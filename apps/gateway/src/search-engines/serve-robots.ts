import type { FastifyInstance } from 'fastify';
import type { Site, SiteOf } from '../sites';

/** Images and feeds below `/api` belong to pages; all else there is for programs. */
const ofShop = [
  'User-agent: *',
  'Allow: /api/covers/',
  'Allow: /api/media/',
  'Allow: /api/blog/media/',
  'Allow: /api/books/media/',
  'Allow: /api/share-images/',
  'Disallow: /api/',
];

/** Its pages say `noindex` themselves; nothing of it is to be asked for. */
const ofAdmins = ['User-agent: *', 'Disallow: /'];

const ONE_HOUR_S = 3_600;

/**
 * What programs may ask for (RFC 9309). What they may keep is said by the pages: one that must not be asked for could not
 * say so (docs/decisions/sitemap.md).
 */
export function serveRobots(app: FastifyInstance, siteOf: SiteOf): void {
  app.get('/robots.txt', (request, reply) => {
    const lines = linesOf(siteOf(request));
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${ONE_HOUR_S}`)
      .send(`${lines.join('\n')}\n`);
  });
}

/** A bookshop's pages name those of the main site as theirs, which stand in the sitemap there. */
function linesOf({ origin, shop, front }: Site): string[] {
  if (shop !== undefined) return ofAdmins;
  return front ? ofShop : [...ofShop, '', `Sitemap: ${origin}/sitemap.xml`];
}
