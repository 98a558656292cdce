import type { IncomingMessage } from 'node:http';
import { bookListAddress, LIST_TEXT, noteAddress } from '@zaino/rules/book-list-address';
import { bookListPath } from '@zaino/rules/book-list-path';
import { isbnsInText } from '@zaino/rules/isbns-in-text';
import { plainPage, plainPageHeaders } from '@zaino/service/plain-page';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { sendProblem } from '../gateway-problem';

/** Bytes of the largest form: a class's list has some 5 kB, and it is read on the thread that serves everybody. */
const BODY_LIMIT = 64 * 1024;
/** Bytes of a larger one that are let go by before the answer: a browser that is cut off while it sends shows none. */
const MOST_PASSED = 4 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A browser sends it by itself: a person reads the answer, and refusals are pages. */
    isForm?: true;
  }
}

/**
 * Takes the text of a list that a browser without a script sends as a form, and leads to the page of its codes. The text
 * itself goes nowhere: neither into an address nor into a log, nor to a service.
 */
export const receiveBookLists: FastifyPluginCallback = (scope, _options, done) => {
  scope.setErrorHandler(async ({ statusCode = 500 }: { statusCode?: number }, { raw }, reply) => {
    if (statusCode !== 413) return sendProblem(reply, { statusCode });
    await letPass(raw);
    return leadTo(reply, noteAddress('grande'));
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, parsed) => parsed(null, new URLSearchParams(body)),
  );
  const options = { bodyLimit: BODY_LIMIT, config: { isForm: true as const } };
  scope.post(bookListPath, options, ({ body }, reply) => {
    const text = body instanceof URLSearchParams ? body.get(LIST_TEXT) : null;
    return leadTo(reply, bookListAddress(isbnsInText(text ?? '')));
  });
  done();
};

/** Waits for the end of a body that nobody reads. Over HTTP/2 an answer needs no such wait. */
function letPass(raw: IncomingMessage): Promise<void> {
  if (raw.httpVersionMajor > 1 || raw.readableEnded || raw.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let passed = 0;
    raw.on('data', ({ length }: Buffer) => {
      passed += length;
      if (passed <= MOST_PASSED) return;
      raw.pause();
      resolve();
    });
    raw.once('end', resolve).once('close', resolve).resume();
  });
}

const leadTo = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-store').redirect(address, 303);

const foreignPage = plainPage({
  title: 'La lista non è arrivata da qui',
  words: [
    'Il tuo browser dice che il modulo stava su un’altra pagina. ' +
      'Per sicurezza non lo leggiamo: apri la nostra e incolla di nuovo il testo.',
  ],
  ways: [
    { text: 'Apri la pagina della lista', href: bookListPath },
    { text: 'Torna alla home', href: '/' },
  ],
});

/** Answers a form that another site may have sent. */
export function refuseForeignForm(reply: FastifyReply): FastifyReply {
  return reply.code(403).headers(plainPageHeaders).send(foreignPage);
}
