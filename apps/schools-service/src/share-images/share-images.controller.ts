import { Controller } from '@nestjs/common';
import { schoolImageEndpoints } from '@zaino/contracts/schools';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { ShareImagesService } from './share-images.service';

@Controller()
export class ShareImagesController {
  constructor(private readonly images: ShareImagesService) {}

  @Route(schoolImageEndpoints.shop)
  ofShop() {
    return this.images.ofShop();
  }

  @Route(schoolImageEndpoints.school)
  ofSchool(
    @Input('params') { codiceScuola }: ParamsOf<typeof schoolImageEndpoints.school>,
    @Input() query: QueryOf<typeof schoolImageEndpoints.school>,
  ) {
    return this.images.ofSchool(codiceScuola, query);
  }

  @Route(schoolImageEndpoints.book)
  ofBook(@Input('params') { isbn }: ParamsOf<typeof schoolImageEndpoints.book>) {
    return this.images.ofBook(isbn);
  }
}
