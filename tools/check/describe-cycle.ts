import type { ImportCycle } from './import-cycles';

const IMPORTS_SHOWN = 5;

/** Which entries import one another, and the imports of the shortest circle, the thinnest step marked. */
export function describeCycle({ folder, entries, steps }: ImportCycle): string {
  const [thinnest] = [...steps].sort((one, other) => one.imports.length - other.imports.length);
  const lines = steps.flatMap((step) => {
    const { from, to, imports } = step;
    const hint = step === thinnest ? ': look here first' : '';
    const shown = imports.slice(0, IMPORTS_SHOWN);
    return [
      `  ${from} imports ${to} (${imports.length}${hint})`,
      ...shown.map((one) => `    ${one.from}:${one.line} imports ${one.to}`),
    ];
  });
  return [`${folder}: ${entries.join(', ')} import one another in a circle`, ...lines].join('\n');
}
