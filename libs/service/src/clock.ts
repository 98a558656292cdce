import { Injectable } from '@nestjs/common';

/** The time for rules that depend on it; a test puts another in its place. */
@Injectable()
export class Clock {
  /** Milliseconds since 1970. */
  now(): number {
    return Date.now();
  }
}
