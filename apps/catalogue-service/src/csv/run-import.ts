import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '@zaino/service/command-error';
import { NOT_UTF8 } from '@zaino/service/csv/csv-records';
import { DomainError } from '@zaino/service/domain-error';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { importFile, type ProductImportReport } from './import-file';

/** Problems that are told one by one. */
const MOST_TOLD = 50;

interface Arguments {
  path: string;
  images?: string;
  at?: Date;
}

/** `import <file.csv> [--images <folder>] [--at <ISO moment>]`; throws before anything is read where they are wrong. */
export function readImportArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args);
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) {
    throw new CommandError('Name one file to import, as in: import products.csv');
  }
  const { images, at } = values;
  return { path, ...(images !== undefined && { images }), ...(at !== undefined && readMoment(at)) };
}

function parse(args: string[]) {
  try {
    const options = { images: { type: 'string' }, at: { type: 'string' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

function readMoment(text: string): { at: Date } {
  const moment = z.iso.datetime({ offset: true }).safeParse(text);
  const at = new Date(text);
  if (moment.success && at.getTime() <= Date.now()) return { at };
  throw new CommandError('--at takes a moment of the past, such as 2026-01-31T12:00:00Z.');
}

/** Imports the file and says what it did; throws where lines were left out. */
export async function runImport(dataSource: DataSource, args: Arguments): Promise<string> {
  const { path, images } = args;
  if (images !== undefined && !(await isFolder(images))) {
    throw new CommandError(`${images} is no folder.`);
  }
  const csv = await readText(path);
  const report = await importFile(dataSource, { csv, ...args }).catch((error: unknown) => {
    throw error instanceof DomainError ? new CommandError(`${path}: ${error.message}`) : error;
  });
  return summaryOf(basename(path), report);
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CommandError(`${path} does not exist.`);
    if (code === 'EISDIR') throw new CommandError(`${path} is a folder.`);
    throw error;
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError(`${path}: ${NOT_UTF8}`);
  }
}

function summaryOf(name: string, report: ProductImportReport): string {
  const { lines, made, changed, unchanged, images, problems, leftOut } = report;
  const written = `${made} new, ${changed} changed, ${unchanged} unchanged`;
  const wrong = new Set(problems.map(({ riga }) => riga)).size + leftOut.length;
  const summary = `${name}: ${lines} lines: ${written}, ${wrong} left out; ${images} images`;
  if (wrong === 0) return summary;
  const told = [
    ...problems.map(
      ({ riga, campo, messaggio }) => `line ${riga}, ${campo || 'cells'}: ${messaggio}`,
    ),
    ...leftOut.map(({ id, motivo }) => `${id}: ${motivo}`),
  ];
  const more = told.length > MOST_TOLD ? [`and ${told.length - MOST_TOLD} more`] : [];
  throw new CommandError([summary, ...told.slice(0, MOST_TOLD), ...more].join('\n'));
}
