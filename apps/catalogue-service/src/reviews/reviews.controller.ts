import { Controller, Header, Req } from '@nestjs/common';
import { reviewEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { clientAddress } from '@zaino/service/client-address';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { OwnReviewsService } from './own-reviews.service';
import { ReviewImagesService } from './review-images.service';
import { ReviewReportsService } from './review-reports.service';
import { ReviewsService } from './reviews.service';

const uidOf = ({ session }: SignedIn) => session.user.uid;

/** What customers read, write and report. */
@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly ownReviews: OwnReviewsService,
    private readonly images: ReviewImagesService,
    private readonly reports: ReviewReportsService,
  ) {}

  @Route(endpoints.list)
  list(
    @Input('params') { id }: ParamsOf<typeof endpoints.list>,
    @Input() { page }: QueryOf<typeof endpoints.list>,
  ) {
    return this.reviews.list(id, page);
  }

  @Header('cache-control', 'private, no-store')
  @Route(endpoints.own)
  own(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.own>,
  ) {
    return this.ownReviews.read(uidOf(signedIn), id);
  }

  @Route(endpoints.save)
  save(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.save>,
    @Input('body') input: BodyOf<typeof endpoints.save>,
  ) {
    return this.ownReviews.save(uidOf(signedIn), id, input);
  }

  @Route(endpoints.remove)
  remove(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.remove>,
  ) {
    return this.ownReviews.remove(uidOf(signedIn), id);
  }

  @Route(endpoints.uploadImage)
  uploadImage(@CurrentSession() signedIn: SignedIn, @Input('body') bytes: Buffer) {
    return this.images.keep(uidOf(signedIn), bytes);
  }

  @Route(endpoints.report)
  report(
    @Input('params') { id }: ParamsOf<typeof endpoints.report>,
    @Input('body') report: BodyOf<typeof endpoints.report>,
    @Req() request: FastifyRequest,
  ) {
    return this.reports.report(id, report, clientAddress(request));
  }
}
