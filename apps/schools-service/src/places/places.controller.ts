import { Controller } from '@nestjs/common';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { PlacesService } from './places.service';

@Controller()
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Route(schoolsEndpoints.regions)
  regions() {
    return this.places.regions();
  }

  @Route(schoolsEndpoints.provinces)
  provinces(@Input() query: QueryOf<typeof schoolsEndpoints.provinces>) {
    return this.places.provinces(query.regione);
  }

  @Route(schoolsEndpoints.municipalities)
  municipalities(@Input() query: QueryOf<typeof schoolsEndpoints.municipalities>) {
    return this.places.municipalities(query.provincia);
  }
}
