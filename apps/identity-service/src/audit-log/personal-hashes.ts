import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AuditAct } from '@zaino/contracts/shared';
import { HASHED, isHashed } from '@zaino/service/audit-log/hashed';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';

type State = AuditAct['before'];

/** Puts keyed hashes in the place of personal values: the same for the same value, and nothing without the key. */
@Injectable()
export class PersonalHashes {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'AUDIT_LOG_KEY'>) {}

  /** The act as it may be kept for ever. */
  in(act: AuditAct): AuditAct {
    return { ...act, before: this.inState(act.before), after: this.inState(act.after) };
  }

  private inState(state: State): State {
    if (isHashed(state)) return { hmac: this.hash(state[HASHED]) };
    if (Array.isArray(state)) return state.map((one) => this.inState(one));
    if (typeof state !== 'object' || state === null) return state;
    const members = Object.entries(state).map(([name, value]) => [name, this.inState(value)]);
    return Object.fromEntries(members) as State;
  }

  private hash(value: string): string {
    return createHmac('sha256', this.config.AUDIT_LOG_KEY).update(value).digest('base64url');
  }
}
