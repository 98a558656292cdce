import { isBelowMount, type ReleaseSet } from '@zaino/contracts/shared';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './gateway-problem';
import { pageTag, remoteAt, renderPage } from './page';
import type { ReleaseStore } from './release-store';
import { securityHeaders } from './security-headers';

interface Page {
  html: string;
  tag: string;
}

/** Serves every page: one HTML per release set and remote, made once. */
export function servePages(
  app: FastifyInstance,
  store: ReleaseStore,
  isDevelopment: boolean,
): void {
  let pages = new Map<string, Page>();
  let madeFor: ReleaseSet | undefined;
  const headers = { ...securityHeaders(isDevelopment), 'cache-control': 'no-cache' };

  function pageAt(path: string): (Page & { status: number }) | undefined {
    const active = store.active();
    if (!active) return undefined;
    if (madeFor !== active.set) {
      pages = new Map();
      madeFor = active.set;
    }
    const remote = remoteAt(path, active.set);
    const key = remote?.name ?? '';
    const html = pages.get(key)?.html ?? renderPage(active.shell, active.set, remote);
    const page = pages.get(key) ?? { html, tag: pageTag(html) };
    pages.set(key, page);
    const isShellPage = active.shell.mounts.some((mount) => isBelowMount(path, mount));
    return { ...page, status: remote || isShellPage ? 200 : 404 };
  }

  app.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) return sendProblem(reply, 'notFound');
    const page = pageAt(path);
    if (!page) return sendProblem(reply, 'unavailable');
    void reply.headers(headers).header('etag', page.tag);
    if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
    return reply.code(page.status).type('text/html; charset=utf-8').send(page.html);
  });
}
