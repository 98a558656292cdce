import { Injectable } from '@nestjs/common';

/**
 * What must follow a write at once, beyond its transaction. Who keeps the rows in memory registers here, so that
 * who writes them need not know of it. Handlers never reject: the write is done whatever becomes of them.
 */
@Injectable()
export class AfterCommit {
  private readonly handlers: (() => Promise<void>)[] = [];

  register(handler: () => Promise<void>): void {
    this.handlers.push(handler);
  }

  /** To be called after the commit; resolves when all have followed, so that who has written reads it. */
  async run(): Promise<void> {
    await Promise.all(this.handlers.map((handler) => handler()));
  }
}
