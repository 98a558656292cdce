import { Injectable } from '@nestjs/common';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';

const noRegions = PreparedAnswer.json({ regioni: [] });
const noProvinces = PreparedAnswer.json({ province: [] });
const noMunicipalities = PreparedAnswer.json({ comuni: [] });

/** The lists of places, in alphabetical order; an unknown place has none below it. */
@Injectable()
export class PlacesService {
  constructor(private readonly holder: SchoolDirectoryHolder) {}

  regions() {
    return this.holder.current().places.regionList() ?? noRegions;
  }

  provinces(regione: string) {
    return this.holder.current().places.provincesOf(regione) ?? noProvinces;
  }

  municipalities(provincia: string) {
    return this.holder.current().places.municipalitiesOf(provincia) ?? noMunicipalities;
  }
}
