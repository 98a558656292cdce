import { Controller, Req } from '@nestjs/common';
import { blogEndpoints as endpoints } from '@zaino/contracts/blog';
import { clientAddress } from '@zaino/service/client-address';
import { type BodyOf, Input, type QueryOf, Route } from '@zaino/service/route';
import type { FastifyRequest } from 'fastify';
import { CommentsService } from './comments.service';
import { CurrentReader, type Reader } from './current-reader';
import { LikesService } from './likes.service';
import { VisitsService } from './visits.service';

/** What readers see and leave behind beside the articles. */
@Controller()
export class ReadersController {
  constructor(
    private readonly comments: CommentsService,
    private readonly likes: LikesService,
    private readonly visits: VisitsService,
  ) {}

  @Route(endpoints.comments)
  listComments(@Input() { articleId }: QueryOf<typeof endpoints.comments>) {
    return this.comments.list(articleId);
  }

  @Route(endpoints.addComment)
  addComment(
    @Input() { articleId }: QueryOf<typeof endpoints.addComment>,
    @Input('body') input: BodyOf<typeof endpoints.addComment>,
    @Req() request: FastifyRequest,
  ) {
    return this.comments.add(articleId, input, clientAddress(request));
  }

  @Route(endpoints.like)
  like(
    @Input() { articleId }: QueryOf<typeof endpoints.like>,
    @Input('body') { liked }: BodyOf<typeof endpoints.like>,
    @CurrentReader() reader: Reader,
  ) {
    return this.likes.like(articleId, liked, reader);
  }

  @Route(endpoints.visit)
  visit(@Input() { articleId }: QueryOf<typeof endpoints.visit>, @CurrentReader() reader: Reader) {
    return this.visits.visit(articleId, reader);
  }
}
