import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeDemoData } from './write-demo-data.ts';

const usage = 'Usage: node tools/demo/generate.ts --out <folder> [--scale demo|italy]';

function main(): void {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, scale: { type: 'string', default: 'demo' } },
  });
  const { out, scale } = values;
  if (out === undefined || (scale !== 'demo' && scale !== 'italy')) throw new Error(usage);
  const workspace = resolve(import.meta.dirname, '../..');
  const summary = writeDemoData({
    ...{ folder: resolve(out), workspace, scale },
    // A second's work needs no progress.
    onRegion: (region) => scale === 'italy' && process.stderr.write(`Writing ${region}\n`),
  });
  const { schools, classes, adoptionRows, enrichedBooks } = summary;
  process.stdout.write(
    `${schools} schools with ${classes} classes, ${adoptionRows} adoption rows, ${enrichedBooks} enriched books in ${out}\n`,
  );
}

try {
  main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
