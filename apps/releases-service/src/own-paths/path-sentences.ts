import { isDeepStrictEqual } from 'node:util';
import { isBelowMount, type Release } from '@zaino/contracts/shared';
import type { EntityManager } from 'typeorm';
import { OutsideAppEntity } from './outside-app.entity';

/**
 * Why builds may not stand where they do, a sentence each: an app of a team outside has the one path that it was given,
 * and no other app has it.
 */
export async function pathSentences(
  manager: EntityManager,
  releases: readonly Release[],
): Promise<string[]> {
  const outside = await manager.find(OutsideAppEntity, { order: { app: 'ASC' } });
  return releases.flatMap((release) => sentencesOf(release, outside));
}

function sentencesOf(release: Release, outside: readonly OutsideAppEntity[]): string[] {
  const { name, mounts, frontMounts = [], guarded } = release;
  const own = outside.find(({ app }) => app === name);
  const paths = [...mounts, ...frontMounts];
  if (!own) return outside.flatMap((other) => takenSentences(name, paths, other));
  if (own.path === null) return [`${name} è stata tolta dal sito: prima serve un percorso nuovo.`];
  if (guarded) return [`${name} non può avere pagine riservate al personale.`];
  if (isDeepStrictEqual(paths, [own.path])) return [];
  return [`${name} può stare solo a ${own.path}, e la sua build sta a ${paths.join(', ')}.`];
}

function takenSentences(name: string, paths: string[], { app, path }: OutsideAppEntity): string[] {
  if (path === null || !paths.some((one) => isBelowMount(one, path))) return [];
  return [`${path} è il percorso di ${app}: ${name} non può stare lì.`];
}
