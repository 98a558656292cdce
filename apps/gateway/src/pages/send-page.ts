import { acceptedEncoding, hasAlready } from '@zaino/service/send-answers';
import { COPY_HEADER } from '@zaino/rules/page-copies';
import type { FastifyReply } from 'fastify';
import { compressHtml, usedEncoding } from './compress-html';
import type { PageAnswer } from './page-answer';

/** Sends a page, or 304 to a client that has it already. */
export async function sendPage(reply: FastifyReply, page: PageAnswer): Promise<FastifyReply> {
  const { request } = reply;
  const { headers } = request;
  void reply.code(page.status).headers(page.headersFor(request));
  if (page.isRedirect) return reply.send();
  const isToKeep = headers[COPY_HEADER] !== undefined;
  if (headers['sec-fetch-dest'] === 'empty' && !isToKeep) return sendToScript(reply, page);
  if (page.status === 200 && page.tag && hasAlready(headers['if-none-match'], page.tag)) {
    return reply.code(304).removeHeader('content-type').send();
  }
  const encoding = page.encodingFor(acceptedEncoding(headers['accept-encoding']));
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(await page.encoded(encoding));
}

const styleElements = /<style[^>]*>.*?<\/style>/gs;

/**
 * For a script that reads a page, the shell's where code did not come (`askForPage`): without styles, which the browser
 * would judge, and report, by the policy of the page that asks. Kept by nobody in the place of the page itself.
 */
async function sendToScript(reply: FastifyReply, page: PageAnswer): Promise<FastifyReply> {
  const html = (await page.encoded(undefined)).toString('utf8');
  const body = Buffer.from(html.replace(styleElements, ''));
  const encoding = usedEncoding(body, acceptedEncoding(reply.request.headers['accept-encoding']));
  void reply.removeHeader('etag').header('cache-control', 'no-store');
  if (!encoding) return reply.send(body);
  return reply
    .header('content-encoding', encoding)
    .send(await compressHtml(body, encoding, 'once'));
}
