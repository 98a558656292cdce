import { Controller, Res, UseFilters } from '@nestjs/common';
import { contactEndpoints } from '@zaino/contracts/identity';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { plainFormHeaders } from '@zaino/service/plain-page';
import type { FastifyReply } from 'fastify';
import { ContactLinks } from './contact-links';
import { askPage, endedPage } from './ending-pages';
import { EndingPageFilter } from './ending-page-filter';

/** What the link of a mail leads to: pages that need no script and no sign-in. */
@Controller()
@UseFilters(EndingPageFilter)
export class ContactEndingsController {
  constructor(private readonly links: ContactLinks) {}

  @Route(contactEndpoints.endingPage)
  async ask(@Res() reply: FastifyReply) {
    await reply.headers(plainFormHeaders).send(askPage());
  }

  @Route(contactEndpoints.end)
  async end(
    @Input('params') { token }: ParamsOf<typeof contactEndpoints.end>,
    @Res() reply: FastifyReply,
  ) {
    const { title } = await this.links.end(token);
    await reply.headers(plainFormHeaders).send(endedPage(title));
  }
}
