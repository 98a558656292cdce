import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Whether these files are the packed copy of a team outside this repository (docs/decisions/outside-teams.md). */
export const isOutside = here.includes('/node_modules/@zaino/');

/** The repository whose apps are built, with a slash at its end: a team outside builds in its own. */
export const workspaceRoot = isOutside ? `${process.cwd()}/` : join(here, '../../');

/** The folder with a folder for each domain's contract. */
export const contractsFolder = `${workspaceRoot}${isOutside ? 'node_modules/@zaino' : 'libs'}/contracts`;

/**
 * Digits of the hash in a file's name: a release has an address of its own, so they tell files of one build apart, no
 * more. Each name stands in the entry, where a hash is what does not compress.
 */
export const HASH_LENGTH = 8;
