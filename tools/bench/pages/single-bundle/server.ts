import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import replyFrom from '@fastify/reply-from';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

/**
 * Serves the single bundle as a good host would: one small document for every address, files for ever and
 * compressed when they were built, `/api` (images that are kept, too) from the service that is named.
 */
const { ASSETS = '', API_URL = '', PORT, HOST = '127.0.0.1' } = process.env;
const { TLS_CERT_FILE, TLS_KEY_FILE } = process.env;
const assets = readdirSync(ASSETS);
const asset = (pattern: RegExp) => {
  const found = assets.find((file) => pattern.test(file));
  if (found === undefined) throw new Error(`${ASSETS} has no file like ${String(pattern)}`);
  return `/assets/${found}`;
};

const html = [
  '<!doctype html><html lang="it"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="light dark"><title>Zaino</title>',
  `<link rel="icon" type="image/svg+xml" href="${asset(/^icon\.svg$/)}">`,
  `<link rel="preload" as="font" type="font/woff2" href="${asset(/\.woff2$/)}" crossorigin>`,
  `<link rel="stylesheet" href="${asset(/^main\..*\.css$/)}">`,
  `<script defer src="${asset(/^main\..*\.js$/)}"></script>`,
  '</head><body><div id="root"></div></body></html>',
].join('');
const compressed = brotliCompressSync(html);
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const app = createServer();
await app.register(replyFrom, { base: API_URL });
app.all('/api/*', (_request, reply) => reply.from());
await app.register(staticFiles, {
  root: ASSETS,
  prefix: '/assets/',
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false,
});
app.get('/health/live', () => ({ status: 'up' }));
app.get('/*', (_request, reply) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-encoding', 'br')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .send(compressed),
);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen({ port: Number(PORT), host: HOST });

/** HTTP/1.1, or TLS with HTTP/2 like the gateway. */
function createServer(): FastifyInstance {
  if (TLS_CERT_FILE === undefined || TLS_KEY_FILE === undefined) return fastify();
  const certificate = { cert: readFileSync(TLS_CERT_FILE), key: readFileSync(TLS_KEY_FILE) };
  const app = fastify({ http2: true, https: { ...certificate, allowHTTP1: true } });
  return app as unknown as FastifyInstance;
}
