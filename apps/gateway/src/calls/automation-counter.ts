import type { AutomationClass } from '@zaino/contracts/shared';
import type { Redis } from '@zaino/service/redis-client';
import { shortHash } from '@zaino/service/short-hash';
import { AUTOMATION_WINDOW_S, automationLimits, challengeLevel } from './automation-limits';
import type { Caller } from './callers';
import { WindowCounter } from './window-counter';

interface Options {
  redis: Redis | undefined;
  /** Multiplies all limits. */
  factor: number;
}

interface CountedCall {
  class: AutomationClass;
  callers: Caller[];
  /** What it is about, where only different ones count. */
  value?: string;
}

/** A call after it was counted, before it is let through. */
export interface CountedAutomation {
  /** How much is to be computed first (`challengeLevel`); undefined where nothing is. */
  level: number | undefined;
  /** Seconds until nothing is asked any more. */
  resetS: number;
  /** It was let through: the same value again costs nothing. */
  keep: () => Promise<void>;
  /** It was not: only what is done counts, or others behind the address would compute for a program that does nothing. */
  giveBack: () => Promise<void>;
}

/** Counts what programs do in masses, by address, device and account. */
export class AutomationCounter {
  private readonly factor: number;
  private readonly uses: WindowCounter;
  private readonly values: WindowCounter;

  constructor({ redis, factor }: Options) {
    this.factor = factor;
    // The limit is looked at here: it is another for each class and kind of caller.
    const counted = { most: 1, windowS: AUTOMATION_WINDOW_S, redis };
    this.uses = new WindowCounter({ ...counted, name: 'automation' });
    this.values = new WindowCounter({ ...counted, name: 'automation-value' });
  }

  async count({ class: name, callers, value }: CountedCall): Promise<CountedAutomation> {
    const keyOf = ({ key }: Caller) => `${name}:${key}`;
    const valueKeyOf = (caller: Caller) => `${keyOf(caller)}:${shortHash(value ?? '')}`;
    const isNew = async (caller: Caller) =>
      value === undefined || !(await this.values.isUsed(valueKeyOf(caller)));
    const all = await Promise.all(
      callers.map(async (caller) => {
        if (!(await isNew(caller))) return undefined;
        const counted = await this.uses.count(keyOf(caller));
        return {
          ...counted,
          caller,
          level: this.levelOf(counted.used, name, caller.kind),
        };
      }),
    );
    const counted = all.filter((one) => one !== undefined);
    const asking = counted.filter(({ level }) => level !== undefined);
    return {
      level: asking.length === 0 ? undefined : Math.max(...asking.map(({ level = 0 }) => level)),
      resetS: Math.max(1, ...asking.map(({ resetS }) => resetS)),
      keep: async () => {
        if (value === undefined) return;
        await Promise.all(counted.map(({ caller }) => this.values.count(valueKeyOf(caller))));
      },
      giveBack: async () => {
        await Promise.all(counted.map(({ giveBack }) => giveBack()));
      },
    };
  }

  private levelOf(used: number, name: AutomationClass, kind: Caller['kind']) {
    const limit = Math.max(1, Math.round(automationLimits[name][kind] * this.factor));
    return challengeLevel(used, { limit, kind });
  }
}
