import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { Semaphore } from '@zaino/service/semaphore';

/** Drawing blocks the process: one at a time, and about as long a pause behind each. */
const WAITING = 40;
const RETRY_AFTER_S = 5;

/** Where all that is drawn for somebody who waits takes its turn, so that other calls never wait for it. */
@Injectable()
export class DrawingQueue {
  private readonly drawing = new Semaphore({ permits: 1, waiting: WAITING, refuse: busy });

  /** Rejects as `unavailable` (`documents-busy`) where too many wait already. */
  run<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
    return this.drawing.run(async () => {
      const begin = performance.now();
      const drawn = await draw();
      // The others' turn: half of the time, at least, is for all other calls.
      await delay(performance.now() - begin);
      return drawn;
    });
  }
}

function busy(): DomainError {
  return new DomainError('unavailable', ordersErrorCodes.documentsBusy, {
    detail: 'In questo momento stiamo preparando molti documenti: riprova tra qualche secondo.',
    retryAfterS: RETRY_AFTER_S,
  });
}
