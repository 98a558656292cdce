import { createHash } from 'node:crypto';
import { type RenderedPage, SESSION_COOKIE } from '@zaino/contracts/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../gateway-problem';
import type { ActiveReleases, ReleaseStore } from '../releases/release-store';
import type { RenderPool } from '../rendering/render-pool';
import { pageDocument } from './document';
import { securityHeaders } from './security-headers';

/** Longest wait for a page's data, in milliseconds. */
const DATA_LIMIT_MS = 3000;

type Releases = ActiveReleases<RenderPool>;

interface Options {
  store: ReleaseStore<RenderPool>;
  /** The shop's own address, as search engines know it. */
  origin: string;
  isDevelopment: boolean;
}

const emptyPage: RenderedPage = {
  status: 500,
  html: '',
  head: '',
  data: '',
  chunks: [],
  failures: [],
};

/** Serves every page, rendered by the shell and the remotes of the active releases. */
export function servePages(app: FastifyInstance, { store, origin, isDevelopment }: Options): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) return sendProblem(reply, 'notFound');
    const releases = store.active();
    if (!releases) return sendProblem(reply, 'unavailable');
    const page = await renderPage(releases, request, new URL(request.url, origin));
    for (const failure of page.failures) request.log.warn(failure, 'part of a page failed');
    if (page.location !== undefined) {
      return reply.code(page.status).header('location', page.location).send();
    }
    const { body, styleHashes } = pageDocument(releases, path, page);
    const tag = pageTag(body);
    void reply
      .headers(securityHeaders({ request, isDevelopment, styleHashes }))
      .header('cache-control', page.status < 500 ? 'no-cache' : 'no-store')
      .header('etag', tag);
    if (page.status === 200 && request.headers['if-none-match'] === tag) {
      return reply.code(304).send();
    }
    return reply.code(page.status).type('text/html; charset=utf-8').send(body);
  }

  app.get('/*', answer);
}

/** Where the page cannot be rendered here, what stands around it is, and the browser does the rest. */
async function renderPage(
  { renderer }: Releases,
  request: FastifyRequest,
  url: URL,
): Promise<RenderedPage> {
  const order = { url: url.href, headers: headersOf(request), timeLimitMs: DATA_LIMIT_MS };
  try {
    return await renderer.render(order);
  } catch (error) {
    request.log.error({ reason: String(error), path: url.pathname }, 'page not rendered');
  }
  try {
    return await renderer.render({ ...order, isFrameOnly: true });
  } catch {
    return emptyPage;
  }
}

/** Nothing that says who asks, unless there is a session. */
function headersOf(request: FastifyRequest): Record<string, string> {
  const { cookie } = request.headers;
  const requestId = { 'x-request-id': request.id };
  return cookie?.includes(`${SESSION_COOKIE}=`) ? { ...requestId, cookie } : requestId;
}

/** A strong ETag of a page. */
function pageTag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
