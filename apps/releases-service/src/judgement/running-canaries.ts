import type { VersionRole } from '@zaino/contracts/releases';
import type { EntityManager } from 'typeorm';

/** A version that some visitors get, and what all others have meanwhile. */
export interface RunningCanary {
  id: string;
  app: string;
  version: string;
  stableVersion: string;
  startedAt: Date;
}

/** What the judgement knows of canaries, and does with them; the module of canaries gives it. */
export abstract class RunningCanaries {
  /** Those that visitors get now. */
  abstract running(): Promise<RunningCanary[]>;

  /**
   * Ends a canary as the registry itself, with a sentence for the history; `also` is done in the same transaction. Nothing
   * happens where it runs no more.
   */
  abstract takeBack(
    id: string,
    reason: string,
    also: (manager: EntityManager) => Promise<void>,
  ): Promise<void>;

  /** What figures are drawn of: the live version, its canary, and the latest ones of before, at most ten. */
  abstract versionsOf(app: string): Promise<{ version: string; role: VersionRole }[]>;
}
