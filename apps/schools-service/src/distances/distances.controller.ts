import { Controller } from '@nestjs/common';
import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { DistancesService } from './distances.service';

@Controller()
export class DistancesController {
  constructor(private readonly distances: DistancesService) {}

  @Route(schoolsInternalEndpoints.distances)
  between(@Input('body') asked: BodyOf<typeof schoolsInternalEndpoints.distances>) {
    return this.distances.between(asked);
  }
}
