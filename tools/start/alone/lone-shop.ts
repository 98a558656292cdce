import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { LOCAL_ENTRY } from '@zaino/contracts/releases';
import { type Release, releaseSchema, type RemoteRelease } from '@zaino/contracts/shared';
import { lonePage, notBuiltPage } from './lone-page';

const types: Partial<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const HTML = 'text/html; charset=utf-8';

const noService = JSON.stringify({
  code: 'unavailable',
  detail: 'Qui non risponde nessun servizio.',
  requestId: '',
});

interface ServedElsewhere {
  name: string;
  /** Where its dev server is. */
  origin: string;
}

/** A shop of a shell and one app, for who works on that: the browser draws its pages, and no service answers. */
export class LoneShop {
  private readonly shell: string;
  private readonly app: ServedElsewhere;
  private readonly release: Release;

  /** `shell` is the folder of a built one. */
  constructor(shell: string, app: ServedElsewhere) {
    this.shell = shell;
    this.app = app;
    this.release = readRelease(readFileSync(join(shell, 'release.json'), 'utf8'));
  }

  /** Listens on this machine alone; gives the shop's origin. */
  async open(port: number): Promise<string> {
    const server = createServer((request, response) => void this.answer(request, response));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return `http://localhost:${port}`;
  }

  private async answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = '/'] = url.split('?');
    const file = pathname.startsWith(this.base) ? pathname.slice(this.base.length) : undefined;
    if (pathname.startsWith('/api/')) send(response, 503, ['application/problem+json', noService]);
    else if (file !== undefined) this.sendFile(response, file);
    else await this.sendPage(response);
  }

  private get base(): string {
    return `/releases/${this.release.name}/${this.release.version}/`;
  }

  private sendFile(response: ServerResponse, file: string): void {
    if (Object.hasOwn(this.release.integrity, file)) {
      const type = types[extname(file)] ?? 'application/octet-stream';
      send(response, 200, [type, readFileSync(join(this.shell, file))]);
    } else {
      send(response, 404, ['text/plain', '']);
    }
  }

  private async sendPage(response: ServerResponse): Promise<void> {
    const app = await this.builtApp();
    if (app) send(response, 200, [HTML, lonePage(this.release, this.base, app)]);
    else send(response, 503, [HTML, notBuiltPage(this.app.name)]);
  }

  /** As the dev server tells of its last build; undefined before the first good one. */
  private async builtApp(): Promise<RemoteRelease | undefined> {
    const { origin } = this.app;
    const answer = await fetch(`${origin}/release.json`).catch(() => undefined);
    if (!answer?.ok) return undefined;
    const { name, mounts } = readRelease(await answer.text());
    const base = `${origin}/`;
    return { name, mounts, version: 'local', base, entry: LOCAL_ENTRY, integrity: {} };
  }
}

const readRelease = (text: string): Release => releaseSchema.parse(JSON.parse(text));

function send(
  response: ServerResponse,
  status: number,
  [type, body]: [type: string, body: string | Buffer],
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
