import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT_PAGE_SIZE } from '@zaino/contracts/catalogue';
import { Images } from '@zaino/tools/demo/supplies/images';
import { supplies } from '@zaino/tools/demo/supplies/supplies';
import { pagesOf } from './measured-pages';

/** As many as the demo has. */
const SUPPLIES = 600;

it('looks in the list of products for one of its first page: the newest come first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-figures-'));
  try {
    const newest: string[] = [];
    let number = 0;
    for (const { nome, active, past } of supplies(new Images(folder))) {
      if (active && past.length === 0) newest.unshift(nome);
      number += 1;
      if (number === SUPPLIES) break;
    }
    const list = pagesOf('catalogue').find(({ path }) => path === '/products');
    expect(newest.slice(0, PRODUCT_PAGE_SIZE)).toContain(list?.words);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
