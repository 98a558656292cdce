import { extname } from 'node:path';

/** What builds of browser apps consist of. */
const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Media type of a release's file, for whoever has it straight from a public bucket. */
export function contentTypeOf(path: string): string {
  return contentTypes[extname(path)] ?? 'application/octet-stream';
}

/** A version never changes; what lies beside the versions, the live document, may at any time. */
export function cachingOf(path: string): string {
  const [, , ...file] = path.split('/');
  return file.length > 0 ? 'public, max-age=31536000, immutable' : 'no-cache';
}
