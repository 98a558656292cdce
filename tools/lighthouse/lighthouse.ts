import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { pages } from '@zaino/tools/bench/pages/targets';
import { startShopStack } from '@zaino/tools/bench/stack/shop-stack';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { audit, type PageReport } from './audit-page';
import { type AuditedPage, printReports } from './report';

const everything = ['performance', 'accessibility', 'best-practices', 'seo'];
const audited: Record<string, AuditedPage> = {
  home: { path: pages.home, categories: everything },
  search: { path: pages.search, categories: everything },
  school: { path: pages.school, categories: everything },
  products: { path: '/products', categories: everything },
  product: { path: '/products/P-0001', categories: everything },
  blog: { path: '/blog', categories: everything },
  article: { path: '/blog/libri-usati', categories: everything },
  // Search engines are to leave it alone.
  cart: { path: '/cart', categories: everything.filter((category) => category !== 'seo') },
};
const usage = `Usage: npm run lighthouse -- [--runs <number>] [--only ${Object.keys(audited).join('|')}]`;

/** Audits the production build with Lighthouse: mobile, simulated throttling, the median of several runs. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  });
  const runs = Number(values.runs);
  const chosen = Object.entries(audited).filter(([name]) =>
    [name, undefined].includes(values.only),
  );
  if (chosen.length === 0 || !(runs >= 1)) throw new UserError(usage);
  const stack = await startShopStack();
  try {
    await withProgress('Importing school supplies', stack.openCatalogue);
    await withProgress('Importing articles', stack.openBlog);
    const gateway = await stack.openGateway();
    // The name that the pages' canonical addresses have.
    const origin = gateway.url.replace('127.0.0.1', 'localhost');
    console.log(`Load average ${(loadavg()[0] ?? 0).toFixed(2)}; ${runs} runs of each page`);
    const reports: Record<string, PageReport[]> = {};
    for (const [name, { path, categories }] of chosen) {
      reports[name] = await withProgress(`Auditing ${name}`, () =>
        audit(origin + path, { categories, runs }),
      );
    }
    return printReports(reports, audited) ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

await runMain(main);
