import type { DomainHolder } from '@zaino/contracts/bookshops';
import { escapeHtml } from '@zaino/rules/escape-html';
import { plainPage, plainPageHeaders } from '@zaino/service/plain-page';
import type { FastifyReply } from 'fastify';
import { RETRY_AFTER_S } from '../gateway-problem';

/** A sub-domain at which no shop is shown now. */
export type ClosedFront = Exclude<DomainHolder, { standing: 'open' }> | 'unavailable';

interface ClosedPage {
  status: number;
  title: string;
  words: string[];
}

/** Of a pause nobody knows the end. */
const ASK_AGAIN_S = String(24 * 3_600);

/**
 * Answers in the place of a bookshop's pages, in the shop's look and with a way on. No cache keeps it. One that has
 * another address now is gone to; for how long nobody else may have the old one, no browser is told.
 */
export function sendClosedFront(
  reply: FastifyReply,
  closed: ClosedFront,
  mainSite: string,
): FastifyReply {
  if (closed !== 'unavailable' && closed.standing === 'moved') {
    const { url } = reply.request;
    return reply.header('cache-control', 'no-store').redirect(closed.url + url);
  }
  const { status, title, words } = pageOf(closed);
  const isAway = closed === 'unavailable';
  return reply
    .code(status)
    .headers({
      ...plainPageHeaders,
      'x-robots-tag': 'noindex',
      ...(status === 503 && { 'retry-after': isAway ? RETRY_AFTER_S : ASK_AGAIN_S }),
    })
    .send(
      plainPage({
        title,
        words,
        ways: [
          ...(isAway ? [{ text: 'Riprova', href: '' }] : []),
          { text: 'Cerca una libreria', href: `${mainSite}/librerie` },
          { text: 'Vai al sito', href: `${mainSite}/` },
        ],
      }),
    );
}

function pageOf(closed: Exclude<ClosedFront, { standing: 'moved' }>): ClosedPage {
  if (closed === 'unavailable') return away;
  switch (closed.standing) {
    case 'unknown':
      return nobody;
    case 'closed':
      return notOpen;
    case 'paused':
      return closed.name === null ? suspended : pausedPage(closed.name);
  }
}

const onMainSite =
  'Sul sito trovi i libri di tutte le scuole, da ricevere a casa o ritirare vicino.';

const away: ClosedPage = {
  status: 503,
  title: 'Servizio momentaneamente non disponibile',
  words: ['In questo momento non sappiamo quale libreria c’è a questo indirizzo.', onMainSite],
};

const nobody: ClosedPage = {
  status: 404,
  title: 'Qui non c’è nessuna libreria',
  words: ['Controlla l’indirizzo: nessuna libreria ha questo.', onMainSite],
};

const notOpen: ClosedPage = {
  status: 404,
  title: 'Questa libreria non è aperta',
  words: ['Al momento a questo indirizzo non si può ordinare.', onMainSite],
};

const suspended: ClosedPage = {
  status: 503,
  title: 'Questa libreria è sospesa',
  words: [
    'Al momento a questo indirizzo non si può ordinare. Un ordine già fatto resta valido: lo trovi sul sito, tra i tuoi.',
    onMainSite,
  ],
};

const pausedPage = (name: string): ClosedPage => ({
  status: 503,
  title: `${escapeHtml(name)} è in pausa`,
  words: [
    'La libreria per ora non prende ordini da questo indirizzo. Un ordine già fatto resta valido: lo trovi sul sito, tra i tuoi.',
    onMainSite,
  ],
});
