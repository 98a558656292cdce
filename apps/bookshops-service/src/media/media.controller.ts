import { Controller } from '@nestjs/common';
import { bookshopMediaEndpoint } from '@zaino/contracts/bookshops';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import {
  OptionalAdmin,
  OptionalSession,
  type SignedIn,
} from '@zaino/service/sessions/current-session';
import { ShownPicturesService } from './shown-pictures.service';

@Controller()
export class MediaController {
  constructor(private readonly pictures: ShownPicturesService) {}

  @Route(bookshopMediaEndpoint)
  form(
    @OptionalSession() customer: SignedIn | null,
    @OptionalAdmin('all') admin: SignedIn | null,
    @Input('params') params: ParamsOf<typeof bookshopMediaEndpoint>,
  ) {
    return this.pictures.answer(params, { customer, admin });
  }
}
