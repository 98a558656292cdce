import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DevCommand } from '@zaino/testing/dev-command';
import { installPacked } from '@zaino/testing/install-packed';
import { keptPort } from '@zaino/testing/kept-port';
import { waitUntil } from '@zaino/testing/processes';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { makeRemote } from './make-remote';

const LONGEST_MS = 60_000;
const FIRST = 'Used books';
const CHANGED = 'Libri già letti';

/** The shell is the shop's own here. */
const noShell = () => Promise.resolve(join(workspaceRoot, 'tools/new/outside'));
/** All that the command asks of it is whether it is there. */
const shop = createServer((_request, response) => response.writeHead(404).end());

let folder: string;
let shopUrl: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zaino-outside-'));
  await makeRemote('used-books', folder, noShell);
  await installPacked(folder);
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  shopUrl = `http://localhost:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => {
  shop.closeAllConnections();
  shop.close();
  rmSync(folder, { recursive: true });
});

const page = () => join(folder, 'src/regions/regions-page.tsx');
const rewrite = (from: string, to: string) =>
  writeFileSync(page(), readFileSync(page(), 'utf8').replace(from, to));

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
      expect(await says(`${shopUrl}/admin/releases/previews?app=used-books&${confirmed}`)).toBe(
        true,
      );
      const entry = await fetch(`http://localhost:${port}/entry.js`);
      expect(entry.headers.get('access-control-allow-origin')).toBe(shopUrl);
      expect(await entry.text()).toContain('regions-page');
      expect(await serves(FIRST)).toBe(true);

      rewrite(FIRST, CHANGED);
      expect(await serves(CHANGED)).toBe(true);

      rewrite(`<h1>${CHANGED}`, '<h1');
      expect(await says('used-books has the errors above: what is served is still')).toBe(true);
      expect(await serves(CHANGED)).toBe(true);
    } finally {
      await dev.end();
    }
    expect(await served(port, 'entry.js')).toBe('');
  });

  it.each<[string, () => Promise<string[]> | string[], string]>([
    ['no shop', () => [], 'No shop is named.\nUsage: npm run dev -- --into <address of a shop>'],
    ['another app', () => ['cart', '--into', shopUrl], 'This repository is used-books, not cart.'],
    ['no address', () => ['--into', 'shop'], 'shop is not the address of a shop: it begins with'],
    ['an option of others', () => ['--hot'], 'Usage: npm run dev -- --into'],
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
