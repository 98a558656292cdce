import { Controller } from '@nestjs/common';
import { adminBlogEndpoints, blogMediaEndpoint } from '@zaino/contracts/blog';
import { MediaForms } from '@zaino/service/media/media-forms';
import { MediaStore } from '@zaino/service/media/media-store';
import { Input, type ParamsOf, Route } from '@zaino/service/route';

@Controller()
export class MediaController {
  constructor(
    private readonly store: MediaStore,
    private readonly forms: MediaForms,
  ) {}

  @Route(blogMediaEndpoint)
  form(@Input('params') { id, file }: ParamsOf<typeof blogMediaEndpoint>) {
    return this.forms.answer(id, file);
  }

  @Route(adminBlogEndpoints.uploadImage)
  async upload(@Input('body') bytes: Buffer) {
    const { url, width, height } = await this.store.keepUpload(bytes);
    return { success: true as const, url, width, height };
  }
}
