import type { AttackClass } from '../attack-class';
import type { AttackedShop } from '../shop/attacked-shop';
import { inTurns } from '../shop/in-turns';

const roots = [
  '/',
  '/releases/',
  '/releases/shell/',
  '/api/media/',
  '/api/blog/media/',
  '/api/covers/',
  '/api/share-images/products/',
  '/icons/',
  '/.well-known/',
];

/** Ways up, as they are written where a filter looks for two dots. */
const ups = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '..%c0%af',
  '.%00./',
  '/',
];
const targets = ['etc/passwd', 'proc/self/environ', 'package.json'];
const DEPTH = 8;

const isInside = (body: string) =>
  /root:[x*]:0:0|SERVICE_KEY|MYSQL_URL|"devDependencies"|"workspaces"/.test(body);

export const pathTraversal: AttackClass = {
  name: 'path traversal',
  proves: 'ASVS 5.3.2, 5.3.3',
  tried: 'ways up from release files, images, covers and pages to files of the machine',
  holds: 'nothing of a file outside is answered',
  run: async ({ people }: AttackedShop, tally) => {
    const guest = people.guest();
    const hidden = ['/.env', '/.git/config', '/package.json', '/releases/live.json', '/server.js'];
    const climbing = roots.flatMap((root) =>
      ups.flatMap((up) => targets.map((target) => root + up.repeat(DEPTH) + target)),
    );
    await inTurns([...hidden, ...climbing], async (path) => {
      const { status, body } = await guest.get(path);
      const isRefused = status >= 400 && status < 500;
      tally.note(path, isRefused && !isInside(body), [status, body.slice(0, 100)]);
    });
  },
};
