import { resolve } from 'node:path';
import { describeCycle } from './describe-cycle';
import { findCycles } from './import-cycles';
import { readImports } from './import-graph';

const root = resolve(import.meta.dirname, '../..');

const imports = readImports(root);
const cycles = findCycles(imports);
for (const cycle of cycles) console.log(`${describeCycle(cycle)}\n`);
console.log(
  cycles.length === 0
    ? `No circle among ${imports.length} imports.`
    : `Circles: ${cycles.length}. Move what both sides need to where it belongs, or let one side register a handler.`,
);
process.exitCode = cycles.length === 0 ? 0 : 1;
