import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSupplies } from './supplies/write-supplies.ts';
import { writeDemoData } from './write-demo-data.ts';

const usage =
  'Usage: node tools/demo/generate.ts --out <folder> [--scale demo|italy] [--supplies <number>|<first>-<last>] [--only schools|supplies]';

function main(): void {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      scale: { type: 'string', default: 'demo' },
      supplies: { type: 'string', default: '600' },
      only: { type: 'string' },
    },
  });
  const { out, scale, only } = values;
  const range = rangeOf(values.supplies);
  const isPart = only === undefined || only === 'schools' || only === 'supplies';
  if (out === undefined || (scale !== 'demo' && scale !== 'italy') || !range || !isPart) {
    throw new Error(usage);
  }
  if (only !== 'supplies') writeSchools(resolve(out), scale);
  if (only !== 'schools') {
    const { products, pictures } = writeSupplies({
      folder: join(resolve(out), 'supplies'),
      ...range,
    });
    process.stdout.write(
      `${products} school supplies with ${pictures} pictures in ${out}/supplies\n`,
    );
  }
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
    ...{ folder, workspace, scale },
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
