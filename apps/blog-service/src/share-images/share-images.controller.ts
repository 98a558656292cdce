import { Controller } from '@nestjs/common';
import { articleImageEndpoint } from '@zaino/contracts/blog';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { ShareImagesService } from './share-images.service';

@Controller()
export class ShareImagesController {
  constructor(private readonly images: ShareImagesService) {}

  @Route(articleImageEndpoint)
  ofArticle(@Input('params') { slug }: ParamsOf<typeof articleImageEndpoint>) {
    return this.images.ofArticle(slug);
  }
}
