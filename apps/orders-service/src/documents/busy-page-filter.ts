import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { plainPage, plainPageHeaders } from '@zaino/service/plain-page';
import { sendProblem } from '@zaino/service/problem-filter';
import type { FastifyReply, FastifyRequest } from 'fastify';

type DocumentRequest = FastifyRequest<{ Params: { id?: string } }>;

/** Documents are opened by a link: who cannot have one at once gets a page of the shop, and a program the problem. */
@Catch(DomainError)
export class BusyPageFilter implements ExceptionFilter<DomainError> {
  catch(error: DomainError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<DocumentRequest>();
    const reply = http.getResponse<FastifyReply>();
    const isBusy = error.code === ordersErrorCodes.documentsBusy;
    if (!isBusy || !isOpenedByLink(request)) {
      sendProblem(error, request, reply);
      return;
    }
    const { detail = '', retryAfterS = 1 } = error.details;
    void reply
      .code(503)
      .headers({ ...plainPageHeaders, 'retry-after': String(retryAfterS) })
      .send(pageOf(detail, wayBack(request)));
  }
}

const isOpenedByLink = ({ headers: { accept = '' } }: FastifyRequest) =>
  accept.includes('text/html');

/** To the order whose document it is; of what a bookshop prints for many, to its orders or its cedole. */
function wayBack({ url, params: { id = '' } }: DocumentRequest): { text: string; href: string } {
  if (/^\/api\/desk\/(?:cedole|distinte)\//.test(url)) {
    return { text: 'Torna alle cedole', href: '/dashboard/cedole' };
  }
  const orders = url.startsWith('/api/desk/') ? '/dashboard/ordini' : '/orders';
  if (id === '') return { text: 'Torna agli ordini', href: orders };
  return { text: 'Torna all’ordine', href: `${orders}/${encodeURIComponent(id)}` };
}

function pageOf(words: string, back: { text: string; href: string }): string {
  return plainPage({
    title: 'Il documento non è ancora pronto',
    words: [words, 'Non cambia niente: il documento resta a tua disposizione.'],
    ways: [{ text: 'Riprova', href: '' }, back],
  });
}
