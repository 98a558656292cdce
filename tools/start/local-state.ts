import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { config } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';

/** Stops with a sentence when another user's copy has left its data here. */
export function requireOwnFolder(): void {
  mkdirSync(config.localFolder, { recursive: true, mode: 0o700 });
  if (statSync(config.localFolder).uid === process.getuid?.()) return;
  throw new UserError(
    `${config.localFolder} belongs to another user: run this as that user, or remove the folder.`,
  );
}

/** A path among the things that a running copy keeps: data, logs, passwords, notes about its processes. */
export function localPath(...parts: string[]): string {
  const path = join(config.localFolder, ...parts);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return path;
}

export function readJson<T>(file: string, fallback: T): T {
  if (!existsSync(file)) return fallback;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return fallback;
  }
}

/** Whole or not at all, and for its owner only. */
export function writeJson(file: string, value: unknown): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
}

/** The password of one schema's user; made once, kept in a file that only its owner reads. */
export function schemaPassword(user: string): string {
  const file = localPath('passwords.json');
  const passwords = readJson<Record<string, string>>(file, {});
  const password = passwords[user] ?? randomBytes(24).toString('hex');
  if (passwords[user] === undefined) writeJson(file, { ...passwords, [user]: password });
  return password;
}

export function hashOf(...contents: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, 16);
}
