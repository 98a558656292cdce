import { readJson, writeJson } from './local-state';
import type { Servers } from './servers';

/** An account to look around with. */
export interface DemoAccount {
  kind: 'family' | 'bookshop' | 'admin';
  /** E-mail, or an admin's name. */
  name: string;
  /** Of this machine alone. */
  password: string;
  /** There for certain. */
  isMade: boolean;
  /** What it was made to be by then; one of an earlier kind is gone over once more. */
  revision?: number;
}

/** What was already done to a database. */
interface Stamps {
  /** Hash of the service's command that last migrated and seeded. */
  migrated?: Record<string, string>;
  /** Hash of the generator whose data was imported. */
  demo?: string;
  /** How many of the demo's school supplies an import has begun with, and has brought in. */
  supplies?: { begun: number; done: number };
  /** How far the import of the demo's articles came. */
  blog?: 'begun' | 'done';
  /** Files of the user's own were imported: the demo data stays out of their way. */
  hasOwnData?: boolean;
  demoAccounts?: DemoAccount[];
}

type StampFile = Pick<Servers, 'stampFile'>;

export function readStamps({ stampFile }: StampFile): Stamps {
  return readJson<Stamps>(stampFile, {});
}

export function addStamps(servers: StampFile, more: Stamps): void {
  writeJson(servers.stampFile, { ...readStamps(servers), ...more });
}
