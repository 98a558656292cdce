import { LOCAL_ENTRY, type LocalRemote } from '@zaino/contracts/releases';
import type { ActiveReleases } from '../releases/release-store';
import type { RenderPool } from '../rendering/render-pool';

type Releases = ActiveReleases<RenderPool>;

/** What the shell calls a version that nobody has published. */
const LOCAL_VERSION = 'local';

/**
 * The same versions, with one app from the machine of the browser that asks: without integrity, as its files change by
 * the second, and nothing of it is read or run here. Undefined where the app has no pages.
 */
export function withLocalRemote(
  releases: Releases,
  { app, origin }: LocalRemote,
): Releases | undefined {
  const { set } = releases;
  const live = set.remotes.find(({ name }) => name === app);
  if (!live) return undefined;
  const local = {
    ...live,
    version: LOCAL_VERSION,
    base: `${origin}/`,
    entry: LOCAL_ENTRY,
    integrity: {},
  };
  return {
    ...releases,
    remotes: releases.remotes.filter(({ release }) => release.name !== app),
    set: { ...set, remotes: set.remotes.map((remote) => (remote === live ? local : remote)) },
  };
}
