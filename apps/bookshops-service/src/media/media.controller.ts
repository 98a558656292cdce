import { Controller } from '@nestjs/common';
import { bookshopMediaEndpoint } from '@zaino/contracts/bookshops';
import { MediaForms } from '@zaino/service/media/media-forms';
import { Input, type ParamsOf, Route } from '@zaino/service/route';

@Controller()
export class MediaController {
  constructor(private readonly forms: MediaForms) {}

  @Route(bookshopMediaEndpoint)
  form(@Input('params') { id, file }: ParamsOf<typeof bookshopMediaEndpoint>) {
    return this.forms.answer(id, file);
  }
}
