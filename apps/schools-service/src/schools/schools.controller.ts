import { Controller } from '@nestjs/common';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { SchoolsService } from './schools.service';

@Controller()
export class SchoolsController {
  constructor(private readonly schools: SchoolsService) {}

  @Route(schoolsEndpoints.schools)
  find(@Input() query: QueryOf<typeof schoolsEndpoints.schools>) {
    return this.schools.find(query);
  }

  @Route(schoolsEndpoints.school)
  byCode(@Input() query: QueryOf<typeof schoolsEndpoints.school>) {
    return this.schools.byCode(query.codiceScuola);
  }
}
