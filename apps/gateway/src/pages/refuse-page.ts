import { setTimeout as delay } from 'node:timers/promises';
import { plainPage, plainPageHeaders } from '@zaino/service/plain-page';
import type { FastifyReply } from 'fastify';
import type { Refusal } from './page-budget';

/** Whoever asks again and again waits so long (milliseconds) for each refusal: it would cost more than it gives. */
const INSISTENT_WAIT_MS = 1000;
/** So many may wait. */
const MOST_WAITING = 5000;

let waiting = 0;

/** Answers in place of a page that may not be had now: a page of its own, which costs nothing. */
export async function refusePage(
  reply: FastifyReply,
  { retryAfterS, isInsistent }: Refusal,
): Promise<FastifyReply> {
  if (isInsistent) await holdUp();
  return reply
    .code(429)
    .headers({ ...plainPageHeaders, 'retry-after': String(retryAfterS) })
    .send(refusals.get(retryAfterS) ?? makeRefusal(retryAfterS));
}

async function holdUp(): Promise<void> {
  if (waiting >= MOST_WAITING) return;
  waiting += 1;
  await delay(INSISTENT_WAIT_MS);
  waiting -= 1;
}

/** By the seconds to wait: as bytes, since what is sent most should cost least. */
const refusals = new Map<number, Buffer>();

function makeRefusal(retryAfterS: number): Buffer {
  const when = retryAfterS === 1 ? 'un secondo' : `${retryAfterS} secondi`;
  const page = plainPage({
    title: 'Troppe richieste',
    words: [
      'Dalla tua rete stanno arrivando troppe richieste tutte insieme. ' +
        `Aspetta ${when}, poi riprova.`,
      'Il carrello è al suo posto.',
    ],
    ways: [
      { text: 'Riprova', href: '' },
      { text: 'Torna alla home', href: '/' },
    ],
  });
  const bytes = Buffer.from(page);
  refusals.set(retryAfterS, bytes);
  return bytes;
}
