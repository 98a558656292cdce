import type { AutomationClass, RateClass } from '@zaino/contracts/shared';
import { Counter, type Registry } from 'prom-client';
import type { ChallengeVerdict } from './challenges';

/** What is measured of calls that are kept off: too many of an address, or what programs do in masses. */
export class DoorMetrics {
  private readonly challenges: Counter<'class' | 'outcome'>;
  private readonly limited: Counter<'class'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.challenges = new Counter({
      name: 'gateway_challenges_total',
      help: 'Calls that had something to compute: asked, then solved; wrong, or refused as late, too easy or used before',
      labelNames: ['class', 'outcome'],
      registers,
    });
    this.limited = new Counter({
      name: 'gateway_calls_limited_total',
      help: 'Calls refused since their address makes too many of their class',
      labelNames: ['class'],
      registers,
    });
  }

  countChallenge(name: AutomationClass, outcome: ChallengeVerdict): void {
    this.challenges.inc({ class: name, outcome });
  }

  countLimited(name: RateClass): void {
    this.limited.inc({ class: name });
  }
}
