import { plainPage, plainPageHeaders } from '@zaino/service/plain-page';
import type { FastifyReply } from 'fastify';

/** Answers in place of a page that may not be had now: a page of its own, which costs nothing. */
export function refusePage(reply: FastifyReply, retryAfterS: number): FastifyReply {
  return reply
    .code(429)
    .headers({ ...plainPageHeaders, 'retry-after': String(retryAfterS) })
    .send(refusals.get(retryAfterS) ?? makeRefusal(retryAfterS));
}

/** By the seconds to wait, ready to be sent. */
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
