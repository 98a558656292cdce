import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { plainFormHeaders } from '@zaino/service/plain-page';
import { toProblem } from '@zaino/service/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endingAwayPage, unknownLinkPage } from './ending-pages';

/** People open these by a link: whoever cannot have what they came for gets a page, and a program the status. */
@Catch()
export class EndingPageFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { status } = toProblem(error, request.id);
    if (status >= 500) request.log.error({ err: error }, 'A purpose was not ended');
    const page = status >= 500 ? endingAwayPage() : unknownLinkPage();
    void reply.code(status).headers(plainFormHeaders).send(page);
  }
}
