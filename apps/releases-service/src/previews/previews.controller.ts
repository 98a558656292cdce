import { Controller, Header, Res } from '@nestjs/common';
import { releaseDeskEndpoints } from '@zaino/contracts/releases';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import type { FastifyReply } from 'fastify';
import { releaserOf } from '../acts/releaser';
import { LocalRemotesService } from './local-remotes.service';
import { PreviewsService } from './previews.service';
import { ShopLinksService } from './shop-links.service';

@Controller()
export class PreviewsController {
  constructor(
    private readonly previews: PreviewsService,
    private readonly links: ShopLinksService,
    private readonly local: LocalRemotesService,
  ) {}

  @Route(releaseDeskEndpoints.previews)
  @Header('cache-control', 'no-store')
  list() {
    return this.previews.list();
  }

  @Route(releaseDeskEndpoints.addPreview)
  @Header('cache-control', 'no-store')
  add(@Input('body') input: BodyOf<typeof releaseDeskEndpoints.addPreview>) {
    return this.previews.add(input, releaserOf(null).name);
  }

  @Route(releaseDeskEndpoints.openLocal)
  @Header('cache-control', 'no-store')
  openLocal(
    @Input('body') input: BodyOf<typeof releaseDeskEndpoints.openLocal>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.local.open(input, releaserOf(null), reply);
  }

  @Route(releaseDeskEndpoints.staffLink)
  @Header('cache-control', 'no-store')
  staffLink() {
    return this.links.forStaff();
  }

  @Route(releaseDeskEndpoints.revokePreview)
  @Header('cache-control', 'no-store')
  revoke(@Input('params') { id }: ParamsOf<typeof releaseDeskEndpoints.revokePreview>) {
    return this.previews.revoke(id);
  }
}
