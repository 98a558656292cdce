import { Controller } from '@nestjs/common';
import { catalogueEndpoints } from '@zaino/contracts/catalogue';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { OptionalAdmin, type SignedIn } from '@zaino/service/sessions/current-session';
import { AdminCatalogueService } from './admin-catalogue.service';
import { questionOf } from './products-question';
import { PublicCatalogueService } from './public-catalogue.service';

@Controller()
export class ReadingController {
  constructor(
    private readonly catalogue: PublicCatalogueService,
    private readonly adminCatalogue: AdminCatalogueService,
  ) {}

  @Route(catalogueEndpoints.products)
  products(
    @Input() query: QueryOf<typeof catalogueEndpoints.products>,
    @OptionalAdmin('catalogue') admin: SignedIn | null,
  ) {
    const question = questionOf(query);
    return query.active === false
      ? this.adminCatalogue.products(question, admin)
      : this.catalogue.products(question);
  }

  @Route(catalogueEndpoints.product)
  product(
    @Input('params') { id }: ParamsOf<typeof catalogueEndpoints.product>,
    @OptionalAdmin('catalogue') admin: SignedIn | null,
  ) {
    return admin ? this.adminCatalogue.product(id) : this.catalogue.product(id);
  }

  @Route(catalogueEndpoints.categories)
  categories(@OptionalAdmin('catalogue') admin: SignedIn | null) {
    return admin ? this.adminCatalogue.categories() : this.catalogue.categories();
  }
}
