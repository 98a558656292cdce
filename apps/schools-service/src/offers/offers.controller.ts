import { Controller } from '@nestjs/common';
import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { OffersService } from './offers.service';

@Controller()
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @Route(schoolsInternalEndpoints.offers)
  async find(@Input('body') { books }: BodyOf<typeof schoolsInternalEndpoints.offers>) {
    return { offers: await this.offers.find(books) };
  }
}
