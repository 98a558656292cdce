import type { FastifyReply } from 'fastify';

/** Answers in place of a page that may not be rendered now: a page of its own, which costs nothing. */
export function refusePage(reply: FastifyReply, retryAfterS: number): FastifyReply {
  const when = retryAfterS === 1 ? 'un secondo' : `${retryAfterS} secondi`;
  return reply
    .code(429)
    .headers({
      'retry-after': String(retryAfterS),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="it"><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        '<meta name="color-scheme" content="light dark"><title>Troppe richieste</title></head>' +
        '<body><main><h1>Troppe richieste</h1>' +
        '<p>Dalla tua rete stanno arrivando troppe richieste tutte insieme. ' +
        `Aspetta ${when}, poi riprova.</p><p><a href="">Riprova</a></p></main></body></html>`,
    );
}
