import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { openPool } from '../testing/open-pool';

const shell = readFileSync(
  resolve(import.meta.dirname, '../../../../dist/apps/shell/server/server.js'),
  'utf8',
);

const remote = `
  const { createElement } = require('react');
  const { useLoaderData } = require('@zaino/web/router');
  const Words = () => createElement('p', null, useLoaderData());
  const kept = [];
  exports.routes = [
    { path: '/good', Component: Words, loader: () => 'Pagina' },
    { path: '/good/leak', Component: Words, loader: () => String(kept.push(new Array(2000).fill(0.5))) },
    { path: '/good/heap', Component: Words, loader: () => {
      gc();
      return 'heap ' + process.memoryUsage().heapUsed;
    } },
  ];`;

/** Far above what caches and compiled code take, far below what a thousand kept pages would. */
const MAX_GROWTH_BYTES = 4 * 2 ** 20;

describe('memory of a render worker', () => {
  beforeAll(() => setFlagsFromString('--expose-gc'));

  async function growthOver(path: string): Promise<number> {
    const { pool, page } = await openPool({ shell, bundles: { good: remote } });
    const heap = async () => Number(/heap (\d+)/.exec((await page('/good/heap')).html)?.[1]);
    const render = async (count: number) => {
      for (let done = 0; done < count; done += 1) await page(`${path}?page=${done}`);
    };
    await render(200);
    const before = await heap();
    await render(1000);
    const growth = (await heap()) - before;
    await pool.retire();
    return growth;
  }

  it('does not grow with the pages it has rendered', async () => {
    expect(await growthOver('/good')).toBeLessThan(MAX_GROWTH_BYTES);
  });

  it('would be seen to grow', async () => {
    expect(await growthOver('/good/leak')).toBeGreaterThan(MAX_GROWTH_BYTES);
  });
});
