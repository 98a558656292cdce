import { releasesErrorCodes } from '@zaino/contracts/releases';
import type { Release } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { EntityManager } from 'typeorm';
import type { Releaser } from '../acts/releaser';
import { OutsideAppEntity } from '../own-paths/outside-app.entity';
import { pathSentences } from '../own-paths/path-sentences';
import { localTeam } from '../teams/local-team';

interface Build {
  manifest: Release;
  /** Whether it is the first of its app. */
  isFirst: boolean;
}

/** Refuses a build that stands where its app may not, and a team's new app that nobody has given a path. */
export async function requirePath(
  manager: EntityManager,
  { manifest, isFirst }: Build,
  { team }: Releaser,
): Promise<void> {
  const sentences = await pathSentences(manager, [manifest]);
  const app = manifest.name;
  const isOfTeam = team !== null && team !== localTeam;
  if (isFirst && isOfTeam && !(await manager.existsBy(OutsideAppEntity, { app }))) {
    sentences.push(`${app} è nuova: prima un amministratore le dà un percorso.`);
  }
  if (sentences.length === 0) return;
  throw new DomainError('conflict', releasesErrorCodes.wrongPath, { detail: sentences.join(' ') });
}
