import { Injectable } from '@nestjs/common';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { DirectoryKeeper } from '../directory/directory-keeper';

const noRegions = PreparedAnswer.json({ regioni: [] });
const noProvinces = PreparedAnswer.json({ province: [] });
const noMunicipalities = PreparedAnswer.json({ comuni: [] });

/** The lists of places, in alphabetical order; an unknown place has none below it. */
@Injectable()
export class PlacesService {
  constructor(private readonly keeper: DirectoryKeeper) {}

  regions() {
    return this.keeper.current().places.regionList() ?? noRegions;
  }

  provinces(regione: string) {
    return this.keeper.current().places.provincesOf(regione) ?? noProvinces;
  }

  municipalities(provincia: string) {
    return this.keeper.current().places.municipalitiesOf(provincia) ?? noMunicipalities;
  }
}
