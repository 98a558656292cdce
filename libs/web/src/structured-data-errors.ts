import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packages = join(process.cwd(), 'node_modules');
const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    // Structured data is made of literals: the language's own types are enough.
    lib: ['es5'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    paths: { 'schema-dts': [join(packages, 'schema-dts')] },
  },
  files: ['things.ts'],
};

/**
 * For tests: what of structured data is not as schema.org defines it, as types that do not exist, properties that a type has
 * not, values of another type. Its vocabulary is schema-dts, which is made of schema.org's own definitions; who finds the
 * errors is TypeScript.
 */
export function structuredDataErrors(things: readonly unknown[] = []): string[] {
  const lines = things.map((thing, index) => `const t${index}: Thing = ${literal(thing)};`);
  const folder = mkdtempSync(join(tmpdir(), 'zaino-structured-data-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const text = [`import type { Thing } from 'schema-dts';`, ...lines].join('\n');
    writeFileSync(join(folder, 'things.ts'), text);
    return errorsOf(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a user fills in stands as `<property>-input` in an action (schema.org/docs/actions.html): no property of its own. */
function literal(thing: unknown): string {
  const asked = (name: string, value: unknown) => (name.endsWith('-input') ? undefined : value);
  return JSON.stringify(thing, asked);
}

/** The compiler's words, each error with what it says below it. */
function errorsOf(folder: string): string[] {
  const compiler = join(packages, 'typescript-native/bin/tsc');
  const run = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  const errors = run.stdout.split(/^(?=\S)/m).filter((error) => error.trim() !== '');
  if ((run.status === 0) !== (errors.length === 0)) {
    throw new Error(`The compiler ended with ${run.status}: ${run.stdout}${run.stderr}`);
  }
  return errors;
}
