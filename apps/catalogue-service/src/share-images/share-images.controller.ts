import { Controller } from '@nestjs/common';
import { productImageEndpoint } from '@zaino/contracts/catalogue';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { ShareImagesService } from './share-images.service';

@Controller()
export class ShareImagesController {
  constructor(private readonly images: ShareImagesService) {}

  @Route(productImageEndpoint)
  ofProduct(@Input('params') { id }: ParamsOf<typeof productImageEndpoint>) {
    return this.images.ofProduct(id);
  }
}
