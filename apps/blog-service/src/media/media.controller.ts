import { Controller, Res } from '@nestjs/common';
import { adminBlogEndpoints, blogMediaEndpoint } from '@zaino/contracts/blog';
import { MediaForms } from '@zaino/service/media/media-forms';
import { MediaStore } from '@zaino/service/media/media-store';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import type { FastifyReply } from 'fastify';

@Controller()
export class MediaController {
  constructor(
    private readonly store: MediaStore,
    private readonly forms: MediaForms,
  ) {}

  @Route(blogMediaEndpoint)
  form(
    @Input('params') params: ParamsOf<typeof blogMediaEndpoint>,
    @Input() { turn }: QueryOf<typeof blogMediaEndpoint>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.forms.send({ ...params, turn }, reply);
  }

  @Route(adminBlogEndpoints.uploadImage)
  async upload(@Input('body') bytes: Buffer) {
    const { url, width, height } = await this.store.keepUpload(bytes);
    return { success: true, url, width, height };
  }
}
