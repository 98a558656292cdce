import { readFileSync } from 'node:fs';
import { workspaceRoot } from './base.mjs';

const installed = (name) =>
  JSON.parse(readFileSync(`${workspaceRoot}node_modules/${name}/package.json`, 'utf8')).version;

/**
 * Our own modules that shell and remotes share at run time. Raise the version by semantic versioning when
 * the surface of a module changes: a remote that asks for more than the shell has is refused in its own area.
 */
const ownModules = {
  '@zaino/web/router': '1.0.0',
  '@zaino/web/cart': '1.0.0',
  '@zaino/web/consent': '1.0.0',
};

function packages() {
  return {
    react: installed('react'),
    'react/jsx-runtime': installed('react'),
    'react-dom': installed('react-dom'),
  };
}

const singleton = (version) => ({
  singleton: true,
  strictVersion: true,
  version,
  requiredVersion: `^${version}`,
});

/** What the shell provides: everything once, ready before any remote asks. */
export function providedByShell() {
  return Object.fromEntries(
    Object.entries({ ...packages(), ...ownModules }).map(([name, version]) => [
      name,
      { ...singleton(version), eager: true },
    ]),
  );
}

/** What a remote takes from the shell: it carries no copy of its own. */
export function takenFromShell() {
  return Object.fromEntries(
    Object.entries({ ...packages(), ...ownModules }).map(([name, version]) => [
      name,
      { ...singleton(version), import: false },
    ]),
  );
}
