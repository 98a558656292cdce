import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@zaino/tools/buyers/random';
import type { Victim } from './victim';

const PAUSE_MS = { least: 50, most: 800 };
const DEATH_MS = { least: 0, most: 700 };

export interface Killing {
  random: Random;
  /** Half of them are killed a second time. */
  isAgain: boolean;
}

/**
 * Kills servers and starts them again at random moments: each of them once, and some again where that is wished.
 * Nothing is waited for meanwhile: several may be away at once. Gives how often each was killed.
 */
export async function killAtRandom(
  victims: Victim[],
  { random, isAgain }: Killing,
): Promise<Record<string, number>> {
  const kills = Object.fromEntries(victims.map(({ name }) => [name, 0]));
  const again = victims.filter(() => isAgain && random.isOneOf(0.5));
  const turns = [...random.shuffled(victims), ...random.shuffled(again)];
  const away = new Map<Victim, Promise<void>>();
  for (const victim of turns) {
    await delay(random.between(PAUSE_MS.least, PAUSE_MS.most));
    const deathMs = random.between(DEATH_MS.least, DEATH_MS.most);
    await away.get(victim);
    kills[victim.name] = (kills[victim.name] ?? 0) + 1;
    const back = killFor(victim, deathMs).finally(() => away.delete(victim));
    away.set(victim, back);
  }
  await Promise.all(away.values());
  return kills;
}

async function killFor(victim: Victim, deathMs: number): Promise<void> {
  await victim.kill();
  await delay(deathMs);
  await victim.start();
}
