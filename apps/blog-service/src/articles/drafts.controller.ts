import { Controller } from '@nestjs/common';
import { adminBlogEndpoints as endpoints } from '@zaino/contracts/blog';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { DraftsService } from './drafts.service';

const adminOf = ({ session }: SignedIn) => session.user.uid;

@Controller()
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Route(endpoints.drafts)
  async list(@CurrentSession() who: SignedIn) {
    return { success: true as const, drafts: await this.drafts.list(adminOf(who)) };
  }

  @Route(endpoints.saveDraft)
  async save(
    @CurrentSession() who: SignedIn,
    @Input('params') { key }: ParamsOf<typeof endpoints.saveDraft>,
    @Input('body') body: BodyOf<typeof endpoints.saveDraft>,
  ) {
    return {
      success: true as const,
      savedAt: await this.drafts.save({ adminId: adminOf(who), key }, body),
    };
  }

  @Route(endpoints.dropDraft)
  async drop(
    @CurrentSession() who: SignedIn,
    @Input('params') { key }: ParamsOf<typeof endpoints.dropDraft>,
  ) {
    await this.drafts.drop(adminOf(who), key);
    return { success: true } as const;
  }
}
