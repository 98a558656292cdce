import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Semaphore } from '@zaino/service/semaphore';
import { acceptedEncoding, hasAlready } from '@zaino/service/send-answers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../gateway-problem';
import type { SiteOf } from '../sites';
import { SitemapSection, unavailable } from './sitemap-section';
import type { SitemapSource } from './sitemap-sections';
import { type SitemapFile, tagOf, writeSitemapIndex } from './write-sitemap';

const MINUTE_MS = 60_000;

/** Products change with every sale, search engines ask some times a day. */
const PAUSE_MS = 5 * MINUTE_MS;
const OLD_MS = 60 * MINUTE_MS;
/** Below the silence after which a connection is cut (create-server.ts). */
const WAIT_MS = 20_000;

/** Clients may keep a file, but ask whether it still holds. */
const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
};

interface Options {
  sources: SitemapSource[];
  siteOf: SiteOf;
  /** Tests wait less. */
  waitMs?: number;
  pauseMs?: number;
}

/**
 * Serves `/sitemap.xml`, the list of all files, and the files themselves (docs/decisions/sitemap.md). Gives what is to
 * be told of changes: the domain whose data changed, or nothing where any may have.
 */
export function serveSitemap(app: FastifyInstance, options: Options): (domain?: string) => void {
  const { sources, siteOf, waitMs = WAIT_MS, pauseMs = PAUSE_MS } = options;
  const shop = siteOf({ host: '' }).origin;
  const turns = new Semaphore({ permits: 1, waiting: sources.length, refuse: unavailable });
  const settings = { origin: shop, log: app.log, turns, pauseMs, oldMs: OLD_MS, waitMs };
  const sections = sources.map((source) => new SitemapSection(source, settings));
  app.addHook('onClose', () => sections.forEach((section) => section.close()));

  /** The admin area's own origin has none, nor has a bookshop's. */
  const isShop = (request: FastifyRequest) => {
    const { shop: ofAdmins, front } = siteOf(request);
    return ofAdmins === undefined && front === undefined;
  };

  app.get('/sitemap.xml', async (request, reply) => {
    if (!isShop(request)) return sendProblem(reply, 'notFound');
    const files = await Promise.all(sections.map((section) => filesOf(section, shop)));
    return sendIndex(reply, writeSitemapIndex(files.flat()));
  });

  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', async (request, reply) => {
    const { name, number } = partOf(request.params.file);
    const section = sections.find((one) => one.name === name);
    if (!section || !isShop(request)) return sendProblem(reply, 'notFound');
    const files = await section.current().catch(() => null);
    if (files === null) return sendProblem(reply, 'unavailable');
    const file = files[number - 1];
    return file ? sendFile(reply, file) : sendProblem(reply, 'notFound');
  });

  return (domain) => sections.forEach((section) => section.changed(domain));
}

/** A section that could not be had is named by its first file: whoever asks for that is told to come again. */
async function filesOf(section: SitemapSection, origin: string) {
  const urlOf = (number: number) => `${origin}/sitemap-${section.name}-${number}.xml`;
  const files = await section.current().catch(() => null);
  if (files === null) return [{ url: urlOf(1), modified: null }];
  return files.map(({ modified }, index) => ({ url: urlOf(index + 1), modified }));
}

/** `scuole-1` is the first file of the schools. */
function partOf(file: string): { name: string; number: number } {
  const [, name = '', number = ''] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(file) ?? [];
  return { name, number: Number(number) };
}

function sendIndex(reply: FastifyReply, xml: string): FastifyReply {
  const tag = tagOf(xml);
  void reply.headers(headers).header('etag', tag);
  if (hasAlready(reply.request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.send(xml);
}

function sendFile(reply: FastifyReply, { packed, tag, modified }: SitemapFile): FastifyReply {
  const { headers: asked } = reply.request;
  void reply.headers(headers).header('etag', tag);
  if (modified !== null) void reply.header('last-modified', new Date(modified).toUTCString());
  if (hasAlready(asked['if-none-match'], tag)) return reply.code(304).send();
  const takesGzip = acceptedEncoding(gzipAlone(asked['accept-encoding'])) === 'gzip';
  if (!takesGzip) return reply.send(Readable.from([packed]).pipe(createGunzip()));
  return reply.header('content-encoding', 'gzip').send(packed);
}

/** What a client says of brotli is of no use here. */
function gzipAlone(header: string | string[] | undefined): string {
  return String(header ?? '')
    .split(',')
    .filter((entry) => /^\s*gzip\b/i.test(entry))
    .join();
}
