import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBlog } from './blog/write-blog';
import { writeSupplies } from './supplies/write-supplies';
import { writeDemoData } from './write-demo-data';

const usage =
  'Usage: node --import ./libs/testing/src/aliases.mjs tools/demo/generate.ts --out <folder> [--scale demo|italy] [--supplies <number>|<first>-<last>] [--only schools|supplies|blog] [--at <moment>]';

const parts = ['schools', 'supplies', 'blog'] as const;

function main(): void {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      scale: { type: 'string', default: 'demo' },
      supplies: { type: 'string', default: '600' },
      only: { type: 'string' },
      at: { type: 'string' },
    },
  });
  const { out, scale, only } = values;
  const range = rangeOf(values.supplies);
  const at = values.at === undefined ? new Date() : new Date(values.at);
  const wanted = only === undefined ? parts : parts.filter((part) => part === only);
  const isScale = scale === 'demo' || scale === 'italy';
  if (out === undefined || !isScale || !range || wanted.length === 0 || Number.isNaN(+at)) {
    throw new Error(usage);
  }
  const folder = resolve(out);
  const write = {
    schools: () => writeSchools(folder, scale),
    supplies: () =>
      tellSupplies(writeSupplies({ folder: join(folder, 'supplies'), ...range }), out),
    blog: () => tellBlog(writeBlog({ folder: join(folder, 'blog'), at }), out),
  };
  for (const part of wanted) write[part]();
}

function tellSupplies({ products, images }: ReturnType<typeof writeSupplies>, out: string): void {
  process.stdout.write(`${products} school supplies with ${images} images in ${out}/supplies\n`);
}

function tellBlog({ articles, images }: ReturnType<typeof writeBlog>, out: string): void {
  process.stdout.write(`${articles} articles with ${images} images in ${out}/blog\n`);
}

/** `600` or `601-10000`. */
function rangeOf(text: string): { first: number; last: number } | null {
  const [, first, last] = /^(?:(\d+)-)?(\d+)$/.exec(text) ?? [];
  const range = { first: Number(first ?? 1), last: Number(last) };
  return range.first >= 1 && range.last >= range.first ? range : null;
}

function writeSchools(folder: string, scale: 'demo' | 'italy'): void {
  const workspace = resolve(import.meta.dirname, '../..');
  const summary = writeDemoData({
    folder,
    workspace,
    scale,
    // A second's work needs no progress.
    onRegion: (region) => scale === 'italy' && process.stderr.write(`Writing ${region}\n`),
  });
  const { schools, classes, adoptionRows, enrichedBooks } = summary;
  process.stdout.write(
    `${schools} schools with ${classes} classes, ${adoptionRows} adoption rows, ${enrichedBooks} enriched books in ${folder}\n`,
  );
}

try {
  main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
