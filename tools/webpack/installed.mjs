import { readFileSync } from 'node:fs';
import { workspaceRoot } from './layout.ts';

/** Version of an installed package. */
export const installed = (name) =>
  JSON.parse(readFileSync(`${workspaceRoot}node_modules/${name}/package.json`, 'utf8')).version;
