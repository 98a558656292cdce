import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ImportError } from '../import-error';

/** Endings under which the ministry's files are kept in folders. */
export const usableName = /\.csv(\.gz)?$/i;

/** The files named and those in the folders named, in a stable order, each once. */
export async function findFiles(inputs: readonly string[]): Promise<string[]> {
  if (inputs.length === 0) {
    throw new ImportError('Name at least one file or folder to import.', { code: 'file-missing' });
  }
  const found: string[] = [];
  for (const input of inputs) found.push(...(await filesOf(input)));
  return [...new Set(found)];
}

async function filesOf(input: string): Promise<string[]> {
  const status = await stat(input).catch(() => null);
  if (status === null) {
    throw new ImportError(`${input} does not exist.`, { code: 'file-missing', path: input });
  }
  if (status.isFile()) return [input];
  if (!status.isDirectory()) throw new ImportError(`${input} is neither a file nor a folder.`);
  const entries = await readdir(input, { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory() && usableName.test(entry.name));
  if (files.length === 0) {
    throw new ImportError(`${input} holds no .csv or .csv.gz files.`, { code: 'file-missing' });
  }
  return files.map(({ name }) => join(input, name)).sort();
}
