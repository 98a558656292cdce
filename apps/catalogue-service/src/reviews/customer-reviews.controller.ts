import { Controller } from '@nestjs/common';
import { catalogueInternalEndpoints } from '@zaino/contracts/catalogue';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CustomerReviewsService } from './customer-reviews.service';

const { exportReviews, forgetReviews } = catalogueInternalEndpoints;

@Controller()
export class CustomerReviewsController {
  constructor(private readonly reviews: CustomerReviewsService) {}

  @Route(exportReviews)
  export(@Input('params') { uid }: ParamsOf<typeof exportReviews>) {
    return this.reviews.export(uid);
  }

  @Route(forgetReviews)
  async forget(@Input('params') { uid }: ParamsOf<typeof forgetReviews>) {
    await this.reviews.forget(uid);
    return {};
  }
}
