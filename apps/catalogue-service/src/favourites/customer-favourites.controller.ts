import { Controller } from '@nestjs/common';
import { catalogueInternalEndpoints } from '@zaino/contracts/catalogue';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CustomerFavouritesService } from './customer-favourites.service';

const { exportFavourites, forgetFavourites } = catalogueInternalEndpoints;

@Controller()
export class CustomerFavouritesController {
  constructor(private readonly favourites: CustomerFavouritesService) {}

  @Route(exportFavourites)
  export(@Input('params') { uid }: ParamsOf<typeof exportFavourites>) {
    return this.favourites.export(uid);
  }

  @Route(forgetFavourites)
  async forget(@Input('params') { uid }: ParamsOf<typeof forgetFavourites>) {
    await this.favourites.forget(uid);
    return {};
  }
}
