import { Controller } from '@nestjs/common';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { AdoptionsService } from './adoptions.service';
import { SpendingCapsService } from './spending-caps.service';

@Controller()
export class AdoptionsController {
  constructor(
    private readonly adoptions: AdoptionsService,
    private readonly caps: SpendingCapsService,
  ) {}

  @Route(schoolsEndpoints.adoptions)
  ofSchool(@Input() query: QueryOf<typeof schoolsEndpoints.adoptions>) {
    return this.adoptions.ofSchool(query.codiceScuola, query.annoScolastico);
  }

  @Route(schoolsEndpoints.cap)
  cap(@Input() query: QueryOf<typeof schoolsEndpoints.cap>) {
    return this.caps.ofClass(query);
  }
}
