import { Controller, Res } from '@nestjs/common';
import { accountEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { NoStore } from '../sessions/no-store';
import { BookshopOpeningService } from './bookshop-opening.service';

@Controller()
@NoStore()
export class BookshopOpeningController {
  constructor(private readonly bookshopOpening: BookshopOpeningService) {}

  @Route(accountEndpoints.openBookshop)
  open(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') opening: BodyOf<typeof accountEndpoints.openBookshop>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.bookshopOpening.open(signedIn, opening, { request: reply.request, reply });
  }
}
