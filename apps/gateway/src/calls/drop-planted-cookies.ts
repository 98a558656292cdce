import { cookies } from '@zaino/contracts/shared';
import { needsSecureCookies } from '@zaino/service/cookie';
import type { FastifyInstance } from 'fastify';

/** The cookies by whose names services know somebody, without the prefix that only the shop's own host can give. */
const bareNames = new Set<string>(
  Object.values(cookies)
    .filter(({ purpose }) => purpose === 'necessary')
    .map(({ name }) => name),
);

/**
 * Takes from every request, where the shop is reached by HTTPS, the cookies that have one of our names without its
 * prefix: a page of a sub-domain may have planted them. Neither a service nor a page that is rendered hears of them.
 */
export function dropPlantedCookies(app: FastifyInstance, publicUrl: string | undefined): void {
  if (publicUrl === undefined || !needsSecureCookies(publicUrl)) return;
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const { cookie } = headers;
    if (cookie !== undefined) {
      const kept = cookie.split(';').filter((pair) => !bareNames.has(nameOf(pair)));
      headers.cookie = kept.join(';');
    }
    done();
  });
}

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=');
  return name.trim();
}
