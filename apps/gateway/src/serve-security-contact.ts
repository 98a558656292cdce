import type { FastifyInstance } from 'fastify';
import type { SiteOf } from './sites';

const ONE_DAY_S = 86_400;
/** Whoever kept a copy asks again by then; RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

interface Options {
  siteOf: SiteOf;
  /** Whom to write to, an e-mail address. */
  contact: string;
  now?: () => Date;
}

/** `security.txt` (RFC 9116): whom to tell of a weakness, in which languages. */
export function serveSecurityContact(app: FastifyInstance, options: Options): void {
  const { siteOf, contact, now = () => new Date() } = options;
  app.get('/.well-known/security.txt', (request, reply) => {
    const expires = new Date(now().getTime() + VALID_DAYS * ONE_DAY_S * 1_000);
    const lines = [
      `Contact: mailto:${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: it, en',
      `Canonical: ${siteOf(request).origin}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${ONE_DAY_S}`)
      .send(`${lines.join('\n')}\n`);
  });
}
