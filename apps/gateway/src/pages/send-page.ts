import { acceptedEncoding, hasAlready } from '@zaino/service/send-answers';
import type { FastifyReply } from 'fastify';
import type { PageAnswer } from './page-answer';

/** Sends a page, or 304 to a client that has it already. */
export async function sendPage(reply: FastifyReply, page: PageAnswer): Promise<FastifyReply> {
  const { request } = reply;
  const { headers } = request;
  void reply.code(page.status).headers(page.headersFor(request));
  if (page.isRedirect) return reply.send();
  if (page.status === 200 && page.tag && hasAlready(headers['if-none-match'], page.tag)) {
    return reply.code(304).removeHeader('content-type').send();
  }
  const encoding = page.encodingFor(acceptedEncoding(headers['accept-encoding']));
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(await page.encoded(encoding));
}
