import { installed } from './installed.mjs';

/**
 * Our own modules that shell and remotes share at run time. Raise the version by semantic versioning when
 * the surface of a module changes: a remote that asks for more than the shell has is refused in its own area.
 */
const ownModules = {
  '@zaino/web/router': '1.0.0',
  '@zaino/web/cart': '1.2.0',
  '@zaino/web/company': '1.0.0',
  '@zaino/web/consent': '1.0.0',
  '@zaino/web/session': '1.0.0',
};

const versions = {
  react: installed('react'),
  'react/jsx-runtime': installed('react'),
  'react-dom': installed('react-dom'),
  ...ownModules,
};

const mapVersions = (describe) =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, describe(version)]));

const singleton = { singleton: true, strictVersion: true };

/** What a remote takes from the shell, in versions of these ranges: it carries no copy of its own. */
export const takenFromShell = (ranges) =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, requiredVersion]) => [
      name,
      { ...singleton, requiredVersion, import: false },
    ]),
  );

/** The versions that the shell gives; the modules are in apps/shell/src/shared-modules.ts. */
export const providedVersions = () => mapVersions((version) => version);

/** The ranges that a remote asks for, for its `release.json`. */
export const requiredVersions = () => mapVersions((version) => `^${version}`);

/** What a remote would carry if it went past the shared modules: a second React, router or store. */
export const givenByShell = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  ...Object.keys(ownModules).map((name) => name.replace('@zaino/web/', 'libs/web/src/') + '.ts'),
];
