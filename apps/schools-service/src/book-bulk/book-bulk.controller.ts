import { Controller } from '@nestjs/common';
import { adminBookEndpoints } from '@zaino/contracts/schools';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { BookBulkService } from './book-bulk.service';

const { previewBulk, changeBulk } = adminBookEndpoints;

@Controller()
export class BookBulkController {
  constructor(private readonly bulks: BookBulkService) {}

  @Route(previewBulk)
  preview(@Input('body') body: BodyOf<typeof previewBulk>) {
    return this.bulks.preview(body);
  }

  @Route(changeBulk)
  change(@CurrentSession() { session }: SignedIn, @Input('body') body: BodyOf<typeof changeBulk>) {
    return this.bulks.change(session.user.uid, body);
  }
}
