import { Controller, Header } from '@nestjs/common';
import { adminBlogEndpoints as endpoints } from '@zaino/contracts/blog';
import { type BodyOf, Input, type QueryOf, Route } from '@zaino/service/route';
import { ModerationService } from './moderation.service';

@Controller()
export class ModerationController {
  constructor(private readonly moderation: ModerationService) {}

  /** It has e-mails, which no browser is to keep. */
  @Header('cache-control', 'private, no-store')
  @Route(endpoints.moderationQueue)
  queue(@Input() wanted: QueryOf<typeof endpoints.moderationQueue>) {
    return this.moderation.queue(wanted);
  }

  @Route(endpoints.moderate)
  moderate(@Input('body') decision: BodyOf<typeof endpoints.moderate>) {
    return this.moderation.moderate(decision);
  }
}
