import { Controller } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { ContactRecipientsService } from './contact-recipients.service';

const { beginMail, whoWants } = identityInternalEndpoints;

/** For services that write mails of a purpose themselves. */
@Controller()
export class ContactRecipientsController {
  constructor(private readonly recipients: ContactRecipientsService) {}

  @Route(whoWants)
  async whoWants(@Input('body') { purpose, uids }: BodyOf<typeof whoWants>) {
    return { uids: await this.recipients.among(uids, purpose) };
  }

  @Route(beginMail)
  async begin(
    @Input('params') { uid }: ParamsOf<typeof beginMail>,
    @Input('body') { purpose }: BodyOf<typeof beginMail>,
  ) {
    return { recipient: await this.recipients.begin(uid, purpose) };
  }
}
