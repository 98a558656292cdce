import { Controller } from '@nestjs/common';
import { catalogueEndpoints } from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { OptionalAdmin, type SignedIn } from '@zaino/service/sessions/current-session';
import { AdminCatalogue } from './admin-catalogue';
import { questionOf } from './products-question';
import { PublicCatalogue } from './public-catalogue';

@Controller()
export class ReadingController {
  constructor(
    private readonly catalogue: PublicCatalogue,
    private readonly adminCatalogue: AdminCatalogue,
  ) {}

  @Route(catalogueEndpoints.products)
  products(
    @Input() query: QueryOf<typeof catalogueEndpoints.products>,
    @OptionalAdmin() admin: SignedIn | null,
  ) {
    const question = questionOf(query);
    if (query.active !== false) return this.catalogue.products(question);
    if (admin) return this.adminCatalogue.products(question);
    throw new DomainError('unauthenticated', sharedErrorCodes.unauthenticated);
  }

  @Route(catalogueEndpoints.product)
  product(
    @Input('params') { id }: ParamsOf<typeof catalogueEndpoints.product>,
    @OptionalAdmin() admin: SignedIn | null,
  ) {
    return admin ? this.adminCatalogue.product(id) : this.catalogue.product(id);
  }

  @Route(catalogueEndpoints.categories)
  categories(@OptionalAdmin() admin: SignedIn | null) {
    return admin ? this.adminCatalogue.categories() : this.catalogue.categories();
  }
}
