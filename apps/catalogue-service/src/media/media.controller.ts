import { Controller } from '@nestjs/common';
import { adminCatalogueEndpoints, MEDIA_PATH, mediaEndpoint } from '@zaino/contracts/catalogue';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { MediaForms } from './media-forms';
import { MediaStore } from './media-store';

@Controller()
export class MediaController {
  constructor(
    private readonly store: MediaStore,
    private readonly forms: MediaForms,
  ) {}

  @Route(mediaEndpoint)
  form(@Input('params') { id, file }: ParamsOf<typeof mediaEndpoint>) {
    return this.forms.answer(id, file);
  }

  @Route(adminCatalogueEndpoints.uploadImage)
  async upload(@Input('body') bytes: Buffer) {
    const { id, width, height } = await this.store.keepUpload(bytes);
    return { success: true, url: `${MEDIA_PATH}${id}`, larghezza: width, altezza: height };
  }
}
