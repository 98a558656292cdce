import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DevCommand } from '@zaino/browser-testing/dev-command';
import { installPacked } from '@zaino/testing/install-packed';
import { keptPort } from '@zaino/testing/kept-port';
import { waitUntil } from '@zaino/testing/processes';
import { makeRemote } from './make-remote';

const LONGEST_MS = 60_000;
const FIRST = 'Book swap';
const CHANGED = 'Libri già letti';

const SHELL = {
  name: 'shell',
  version: 's1',
  mounts: ['/'],
  entry: ['shell.js', 'shell.css'],
  chunks: {},
  integrity: { 'shell.js': 'sha256-a', 'shell.css': 'sha256-b' },
  shared: {},
  federation: '2.0.0',
};

/** A shell that does nothing: a browser's test has the real one. */
function builtShell(): Promise<string> {
  const build = join(work, 'shell');
  mkdirSync(build);
  writeFileSync(join(build, 'release.json'), JSON.stringify(SHELL));
  for (const file of SHELL.entry) writeFileSync(join(build, file), `/* ${file} */`);
  return Promise.resolve(build);
}

/** All that the command asks of it is whether it is there. */
const shop = createServer((_request, response) => response.writeHead(404).end());

let work: string;
let folder: string;
let source: string;
let shopUrl: string;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'zaino-outside-'));
  folder = join(work, 'book-swap');
  await makeRemote('book-swap', folder, builtShell);
  source = readFileSync(page(), 'utf8');
  await installPacked(folder);
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  shopUrl = `http://localhost:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => {
  shop.closeAllConnections();
  shop.close();
  rmSync(work, { recursive: true });
});

const page = () => join(folder, 'src/regions/regions-page.tsx');
const rewrite = (from: string, to: string) => writeFileSync(page(), source.replace(from, to));

async function served(port: number, file: string): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/${file}`).catch(() => undefined);
  return answer?.ok ? answer.text() : '';
}

describe('npm run dev of a team outside', () => {
  it('serves its app to the shop that releases go to, and what is changed in the sources, until it is ended', async () => {
    const port = await keptPort();
    const dev = new DevCommand(folder, [], { RELEASES_URL: shopUrl, INTO_PORT: String(port) });
    const says = (words: string) => waitUntil(() => dev.output.includes(words), LONGEST_MS);
    const serves = (words: string) =>
      waitUntil(async () => (await served(port, 'regions-page.js')).includes(words), LONGEST_MS);
    try {
      const confirmed = `from=http%3A%2F%2Flocalhost%3A${port}`;
      expect(await says(`${shopUrl}/admin/releases/previews?app=book-swap&${confirmed}`)).toBe(
        true,
      );
      const entry = await fetch(`http://localhost:${port}/entry.js`);
      expect(entry.headers.get('access-control-allow-origin')).toBe(shopUrl);
      expect(await entry.text()).toContain('regions-page');
      expect(await serves(FIRST)).toBe(true);

      rewrite(FIRST, CHANGED);
      expect(await serves(CHANGED)).toBe(true);

      rewrite(`<h1>${FIRST}`, '<h1');
      expect(await says('book-swap has the errors above: what is served is still')).toBe(true);
      expect(await serves(CHANGED)).toBe(true);
    } finally {
      await dev.end();
      writeFileSync(page(), source);
    }
    expect(await served(port, 'entry.js')).toBe('');
  });

  it('serves it without any shop, in the shell of the packages, with the answers that it says', async () => {
    const [port, shopPort] = [await keptPort(), await keptPort()];
    const ports = { INTO_PORT: String(port), PORT: String(shopPort) };
    const dev = new DevCommand(folder, ['--alone'], ports);
    const alone = `http://localhost:${shopPort}`;
    try {
      await waitUntil(() => dev.output.includes('Ctrl-C'), LONGEST_MS);
      expect(dev.output).toContain(`book-swap is served at ${alone}/book-swap`);
      const html = await served(shopPort, 'book-swap');
      expect(html).toContain(
        `"remotes":[{"name":"book-swap","mounts":["/book-swap"],"version":"local","base":"http://localhost:${port}/","entry":"entry.js","integrity":{}}]`,
      );
      const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
      expect(files).toEqual([
        '/releases/shell/s1/shell.css',
        `http://localhost:${port}/answers.js`,
        '/releases/shell/s1/shell.js',
      ]);
      expect(await served(shopPort, 'releases/shell/s1/shell.js')).toBe('/* shell.js */');
      expect(await served(port, 'answers.js')).toContain('Lombardia');
      expect(await served(port, 'entry.js')).toContain('regions-page');
      expect((await fetch(`${alone}/api/regions`)).status).toBe(503);
      expect((await fetch(`${alone}/releases/shell/s1/release.json`)).status).toBe(404);
    } finally {
      await dev.end();
    }
    expect(await served(shopPort, 'book-swap')).toBe('');
  });

  it.each<[string, () => Promise<string[]> | string[], string]>([
    ['no shop', () => [], 'No shop is named.\nUsage:\n  npm run dev -- --into <address'],
    ['another app', () => ['cart', '--into', shopUrl], 'This repository is book-swap, not cart.'],
    ['no address', () => ['--into', 'shop'], 'shop is not the address of a shop: it begins with'],
    ['both', () => ['--alone', '--into', shopUrl], 'Usage:\n  npm run dev -- --into'],
    ['an option of others', () => ['--hot'], 'npm run dev -- --alone   '],
    [
      'a shop that does not answer',
      async () => ['--into', `http://localhost:${await keptPort()}`],
      'Nobody answers at http://localhost',
    ],
  ])('says what is wrong where it is given %s', async (_what, args, sentence) => {
    const dev = new DevCommand(folder, await args());
    expect(await dev.ended).toBe(1);
    expect(dev.output).toContain(sentence);
  });
});
