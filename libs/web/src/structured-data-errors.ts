import ts from 'typescript';

/** Nowhere on the disk, and where packages are found from. */
const checked = `${ts.sys.getCurrentDirectory()}/structured-data.ts`;
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  skipDefaultLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/** The vocabulary is large: read once for all tests of a file. */
const files = new Map<string, ts.SourceFile | undefined>();

/**
 * For tests: what of structured data is not as schema.org defines it, as types that do not exist, properties that a type has
 * not, values of another type. Its vocabulary is schema-dts, which is made of schema.org's own definitions; who finds the
 * errors is TypeScript.
 */
export function structuredDataErrors(things: readonly unknown[] = []): string[] {
  const lines = things.map((thing, index) => `const t${index}: Thing = ${literal(thing)};`);
  const text = [`import type { Thing } from 'schema-dts';`, ...lines].join('\n');
  const program = ts.createProgram([checked], options, hostOf(text));
  const source = program.getSourceFile(checked);
  return ts
    .getPreEmitDiagnostics(program, source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** What a user fills in stands as `<property>-input` in an action (schema.org/docs/actions.html): no property of its own. */
function literal(thing: unknown): string {
  const asked = (name: string, value: unknown) => (name.endsWith('-input') ? undefined : value);
  return JSON.stringify(thing, asked);
}

function hostOf(text: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (name, ...rest) => {
    if (name === checked) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    if (!files.has(name)) files.set(name, host.getSourceFile(name, ...rest));
    return files.get(name);
  };
  return Object.assign(Object.create(host) as ts.CompilerHost, { getSourceFile });
}
