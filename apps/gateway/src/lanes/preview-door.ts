import { escapeHtml } from '@zaino/rules/escape-html';
import { plainPage, plainPageHeaders } from '@zaino/service/plain-page';
import type { FastifyReply } from 'fastify';
import type { LaneCookies } from './lane-cookies';
import { PREVIEW_END, PREVIEW_PARAMETER } from './preview-bar';
import type { PreviewEnd, PreviewTokens } from './preview-tokens';

interface Options {
  cookies: LaneCookies;
  tokens: PreviewTokens;
}

/** The way into previews and out of them, which any address may carry. */
export class PreviewDoor {
  constructor(private readonly options: Options) {}

  /** Answers an address that leads in or out; undefined for all others. */
  answer(reply: FastifyReply, url: URL): FastifyReply | undefined {
    const token = url.search.includes(PREVIEW_PARAMETER)
      ? url.searchParams.get(PREVIEW_PARAMETER)
      : null;
    if (token === null) return undefined;
    const { cookies, tokens } = this.options;
    if (token === PREVIEW_END) {
      cookies.clearPreview(reply);
      cookies.clearStaff(reply);
    } else if (tokens.isOfStaff(token)) {
      cookies.setStaff(reply, token);
    } else {
      const preview = tokens.preview(token);
      if (typeof preview === 'string') return this.tellEnd(reply, url, preview);
      cookies.setPreview(reply, token);
    }
    return reply.header('cache-control', 'no-store').redirect(withoutToken(url));
  }

  /** In the place of a page whose preview is over: the next one is what everybody gets. */
  tellEnd(reply: FastifyReply, url: URL, end: PreviewEnd): FastifyReply {
    this.options.cookies.clearPreview(reply);
    const { status, title, words } = ends[end];
    const ways = [
      { text: 'Vai al sito', href: escapeHtml(withoutToken(url)) },
      { text: 'Torna alla home', href: '/' },
    ];
    return reply
      .code(status)
      .headers({ ...plainPageHeaders, 'x-robots-tag': 'noindex' })
      .send(plainPage({ title, words: [words, 'Il carrello è al suo posto.'], ways }));
  }
}

const ends = {
  expired: {
    status: 410,
    title: 'Questa anteprima è scaduta',
    words: 'Per vederla ancora chiedi un link nuovo a chi te lo ha mandato.',
  },
  revoked: {
    status: 410,
    title: 'Questa anteprima è stata chiusa',
    words: 'Chi l’ha preparata l’ha chiusa prima del tempo: puoi chiedergli un link nuovo.',
  },
  'local-over': {
    status: 410,
    title: 'La prova dalla tua macchina è finita',
    words:
      'È scaduta, oppure è stata chiusa prima del tempo. Per continuare apri di nuovo il link che il comando ha stampato.',
  },
  unknown: {
    status: 404,
    title: 'Questa anteprima non c’è',
    words:
      'Il link non è intero, o non viene da noi. Aprilo di nuovo dal messaggio che hai ricevuto.',
  },
} satisfies Record<PreviewEnd, { status: number; title: string; words: string }>;

/** The same page, on the same host: two slashes at the begin would be another. */
function withoutToken({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  others.delete(PREVIEW_PARAMETER);
  const query = others.size > 0 ? `?${others.toString()}` : '';
  return pathname.replace(/^\/{2,}/, '/') + query;
}
