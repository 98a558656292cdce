import { join } from 'node:path';

/** What Node is told before a TypeScript file of the workspace, so that it knows the aliases. */
export const typescriptFlags = ['--import', join(import.meta.dirname, 'aliases.mjs')];
