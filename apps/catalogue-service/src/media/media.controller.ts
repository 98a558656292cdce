import { Controller } from '@nestjs/common';
import { adminCatalogueEndpoints, mediaEndpoint } from '@zaino/contracts/catalogue';
import { MediaForms } from '@zaino/service/media/media-forms';
import { MediaStore } from '@zaino/service/media/media-store';
import { Input, type ParamsOf, Route } from '@zaino/service/route';

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
    const { url, width, height } = await this.store.keepUpload(bytes);
    return { success: true as const, url, larghezza: width, altezza: height };
  }
}
