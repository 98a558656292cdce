import { createHmac } from 'node:crypto';
import type { Challenge } from '@zaino/contracts/shared';
import type { Clock } from '@zaino/service/clock';
import type { Redis } from '@zaino/service/redis-client';
import { isSameSecret } from '@zaino/service/same-secret';
import { largestNumber } from './automation-limits';
import { isSolution, type Puzzle, type PuzzleSource } from './puzzles';
import { WindowCounter } from './window-counter';

/** A slow phone needs some seconds; whoever left the page open begins anew. */
const LIFETIME_S = 5 * 60;
/** As far apart as the clocks of two copies of the gateway may be. */
const TOLERANCE_S = 60;

interface Options {
  /** The first one signs, all of them are accepted: a key changes without a stop. */
  keys: string[];
  puzzles: PuzzleSource;
  redis: Redis | undefined;
  clock: Clock;
}

/**
 * What a call has brought: nothing (`asked`), a solution that counts, one that is none of ours or not the number
 * (`wrong`), or a right one that does not count, since it is late, too easy or was used before (`refused`).
 */
export type ChallengeVerdict = 'asked' | 'solved' | 'wrong' | 'refused';

/** What a challenge is good for. */
export interface ChallengeScope {
  /** Of the call. */
  class: string;
  /** Block of the caller's address. */
  address: string;
  /** How hard it is to be. */
  level: number;
}

/** What the token says, and nobody else can: it is signed together with class and address. */
interface Terms extends Puzzle {
  level: number;
  /** Seconds since 1970. */
  expires: number;
}

/** Challenges are remembered by nobody: a token says all, and only that it was used is kept, until it expires. */
export class Challenges {
  private readonly spent: WindowCounter;

  constructor(private readonly options: Options) {
    const windowS = LIFETIME_S + 2 * TOLERANCE_S;
    const { redis } = options;
    this.spent = new WindowCounter({ name: 'challenge-spent', most: 1, windowS, redis });
  }

  async issue(scope: ChallengeScope): Promise<Challenge> {
    const { keys, puzzles } = this.options;
    const puzzle = await puzzles.make(largestNumber(scope.level));
    const terms: Terms = { ...puzzle, level: scope.level, expires: this.nowS() + LIFETIME_S };
    const said = Buffer.from(JSON.stringify(terms)).toString('base64url');
    return { ...puzzle, token: `${said}.${signatureOf(said, scope, keys[0] ?? '')}` };
  }

  /**
   * Whether a solution counts (`solved`): ours, for this class and address, not expired, right, not used before, and not of a time
   * when much less was to be computed. One step easier will do: the count may have gone on meanwhile.
   */
  async judge(
    solution: string | string[] | undefined,
    scope: ChallengeScope,
  ): Promise<ChallengeVerdict> {
    if (solution === undefined) return 'asked';
    const solved = this.solved(solution, scope);
    if (solved === undefined) return 'wrong';
    const { terms, number, signature } = solved;
    if (terms.expires + TOLERANCE_S < this.nowS() || terms.level < scope.level - 1) {
      return 'refused';
    }
    const { isWithin: isFirst } = await this.spent.count(signature);
    return isFirst && (await this.options.puzzles.confirms(terms, number)) ? 'solved' : 'refused';
  }

  /** What was to be found; undefined where it is none of ours, or something else was found. */
  private solved(solution: string | string[], scope: ChallengeScope) {
    const { keys } = this.options;
    const [, said = '', signature = '', number = ''] = solutionForm.exec(String(solution)) ?? [];
    const isOurs = keys.some((key) => isSameSecret(signature, signatureOf(said, scope, key)));
    if (!isOurs) return undefined;
    const terms = JSON.parse(Buffer.from(said, 'base64url').toString()) as Terms;
    return isSolution(terms, number) ? { terms, number, signature } : undefined;
  }

  private nowS(): number {
    return Math.floor(this.options.clock.now() / 1000);
  }
}

const solutionForm = /^([\w-]{1,2000})\.([\w-]{43})\.(\d{1,12})$/;

function signatureOf(said: string, { class: name, address }: ChallengeScope, key: string): string {
  return createHmac('sha256', key)
    .update(`challenge ${name} ${address} ${said}`)
    .digest('base64url');
}
