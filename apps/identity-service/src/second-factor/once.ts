import { Injectable } from '@nestjs/common';
import { hashOfToken } from '@zaino/service/sessions/session';
import { OneTimeStore } from '../one-time/one-time-store';
import { signInUnavailable } from '../sessions/sign-in-unavailable';

/** How long a setup may take, or the look at a passkey: ten minutes. */
const LIFE_S = 10 * 60;

/** What waits for one answer of somebody with a second factor. */
@Injectable()
export class Once {
  constructor(private readonly store: OneTimeStore) {}

  keep(name: string, content: string): Promise<void> {
    return this.store.keep(keyOf(name), content, LIFE_S).catch(signInUnavailable);
  }

  /** Null where there is none, or none any more. */
  read(name: string): Promise<string | null> {
    return this.store.read<string>(keyOf(name)).catch(signInUnavailable);
  }

  /** As `read`, for one caller alone. */
  take(name: string): Promise<string | null> {
    return this.store.take<string>(keyOf(name)).catch(signInUnavailable);
  }
}

const keyOf = (name: string) => `second-factor:${hashOfToken(name)}`;
