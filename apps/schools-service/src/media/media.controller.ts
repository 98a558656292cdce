import { Controller } from '@nestjs/common';
import { adminBookEndpoints, bookMediaEndpoint } from '@zaino/contracts/schools';
import { MediaForms } from '@zaino/service/media/media-forms';
import { MediaStore } from '@zaino/service/media/media-store';
import { Input, type ParamsOf, Route } from '@zaino/service/route';

@Controller()
export class MediaController {
  constructor(
    private readonly store: MediaStore,
    private readonly forms: MediaForms,
  ) {}

  @Route(bookMediaEndpoint)
  form(@Input('params') { id, file }: ParamsOf<typeof bookMediaEndpoint>) {
    return this.forms.answer(id, file);
  }

  @Route(adminBookEndpoints.uploadImage)
  async upload(@Input('body') bytes: Buffer) {
    const { url, width, height } = await this.store.keepUpload(bytes);
    return { url, larghezza: width, altezza: height };
  }
}
