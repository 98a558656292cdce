import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { searchPath } from './config';

/** Servers often stand in folders that an ordinary user's PATH leaves out. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/usr/local/bin', '/usr/bin'];

/** Full path of a program, or undefined when the machine does not have it. */
export function findBinary(name: string): string | undefined {
  const folders = [...searchPath().split(delimiter), ...serverFolders];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program, or an error that says how to get it. */
export function requireBinary(name: string): string {
  const file = findBinary(name);
  if (file === undefined) {
    throw new Error(`${name} was not found: run "npm test" or "npm start" once, they install it.`);
  }
  return file;
}
