import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** One import between two of our files; both paths count from the workspace's root. */
export interface Import {
  from: string;
  line: number;
  to: string;
}

/** Tests may know both sides; migrations and the data source know every topic's tables. */
const apart = /(^|\/)(node_modules|dist|database|testing)\/|\.spec\.tsx?$/;

/** Every import, also of types alone, between the sources of apps, libs and tools. */
export function readImports(root: string): Import[] {
  const options = compilerOptions(root);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const files = globSync('{apps,libs,tools}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !apart.test(file),
  );
  const known = new Set(files);

  return files.flatMap((from) => {
    const path = join(root, from);
    const text = readFileSync(path, 'utf8');
    return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
      const { resolvedModule } = ts.resolveModuleName(fileName, path, options, ts.sys, cache);
      const to = resolvedModule && relative(root, resolvedModule.resolvedFileName);
      return to !== undefined && known.has(to) ? [{ from, line: lineAt(text, pos), to }] : [];
    });
  });
}

function compilerOptions(root: string): ts.CompilerOptions {
  const file = join(root, 'tsconfig.base.json');
  const config: unknown = ts.readConfigFile(file, (path) => readFileSync(path, 'utf8')).config;
  return ts.parseJsonConfigFileContent(config, ts.sys, root, undefined, file).options;
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
