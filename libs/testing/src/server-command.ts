import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** How one private server is started and asked whether it answers. */
export interface ServerCommand {
  file: string;
  args: string[];
  /** With the administrator's name and password. */
  url: string;
  isReady: () => Promise<boolean>;
}

/** The password kept in a file that only its owner can read; made at the first call. */
export function keptPassword(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('hex');
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${password}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
  return password;
}
