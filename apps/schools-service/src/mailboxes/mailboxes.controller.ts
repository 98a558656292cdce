import { Controller } from '@nestjs/common';
import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { MailboxesService } from './mailboxes.service';

const { mailbox } = schoolsInternalEndpoints;

@Controller()
export class MailboxesController {
  constructor(private readonly mailboxes: MailboxesService) {}

  @Route(mailbox)
  of(@Input('params') { codice }: ParamsOf<typeof mailbox>) {
    return this.mailboxes.of(codice);
  }
}
