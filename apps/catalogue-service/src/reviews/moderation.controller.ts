import { Controller, Header } from '@nestjs/common';
import { adminReviewEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ModerationService } from './moderation.service';
import { ReviewAnswersService } from './review-answers.service';
import { ReviewDecisionsService } from './review-decisions.service';
import { ReviewQueueService } from './review-queue.service';

@Controller()
export class ModerationController {
  constructor(
    private readonly reviewQueue: ReviewQueueService,
    private readonly moderation: ModerationService,
    private readonly answers: ReviewAnswersService,
    private readonly latest: ReviewDecisionsService,
  ) {}

  @Header('cache-control', 'private, no-store')
  @Route(endpoints.queue)
  queue(@Input() wanted: QueryOf<typeof endpoints.queue>) {
    return this.reviewQueue.page(wanted);
  }

  @Route(endpoints.moderate)
  moderate(
    @CurrentSession() { session }: SignedIn,
    @Input('body') decision: BodyOf<typeof endpoints.moderate>,
  ) {
    return this.moderation.moderate(session.user.uid, decision);
  }

  @Header('cache-control', 'private, no-store')
  @Route(endpoints.decisions)
  decisions() {
    return this.latest.latest();
  }

  @Route(endpoints.undo)
  undo(@Input('params') { id }: ParamsOf<typeof endpoints.undo>) {
    return this.moderation.undo(id);
  }

  @Route(endpoints.answer)
  answer(
    @Input('params') { id }: ParamsOf<typeof endpoints.answer>,
    @Input('body') { text }: BodyOf<typeof endpoints.answer>,
  ) {
    return this.answers.answer(id, text);
  }
}
