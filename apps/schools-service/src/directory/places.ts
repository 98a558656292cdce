import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { placeKey } from './place-key';
import type { SchoolRow } from './school-rows';

interface Place {
  name: string;
  /** Numbers of its schools, ascending: that is alphabetical. */
  schools: number[];
  parent?: Place;
}

/** A municipality with its schools. */
export interface Comune {
  /** As the ministry and the tax office have it (`H612`). */
  code: string;
  name: string;
  provincia: string;
  /** Their numbers, ascending. */
  schools: readonly number[];
}

export interface PlaceFilter {
  regione?: string;
  provincia?: string;
  comune?: string;
}

/** A place with those around it. */
interface NamedPlace {
  regione: string;
  provincia?: string;
  comune?: string;
}

type Index = Map<string, Set<Place>>;

/** Regions, provinces and municipalities, found by either spelling; their lists are made once. */
export class SchoolPlaces {
  private readonly regions: Index = new Map();
  private readonly provinces: Index = new Map();
  private readonly municipalities: Index = new Map();
  private readonly known = new Map<string, Place>();
  private readonly comuneCodes = new Map<Place, string>();
  /** Spellings that are in the indexes already: most schools share their place with others. */
  private readonly named = new Set<string>();
  private regionsAnswer?: PreparedAnswer<{ regioni: string[] }>;
  private readonly provinceAnswers = new Map<Place, PreparedAnswer<{ province: string[] }>>();
  private readonly municipalityAnswers = new Map<Place, PreparedAnswer<{ comuni: string[] }>>();

  addSchool(row: SchoolRow, school: number): void {
    const region = this.place(`r ${row.regioneMostrata}`, row.regioneMostrata);
    const province = this.place(`p ${row.provinciaMostrata}`, row.provinciaMostrata, region);
    const comune = this.place(`c ${row.comuneCodice}`, row.comuneMostrato, province);
    for (const place of [region, province, comune]) place.schools.push(school);
    this.comuneCodes.set(comune, row.comuneCodice);
    const names = [row.regione, row.provincia, row.comuneCodice, row.comune].join('|');
    if (this.named.has(names)) return;
    this.named.add(names);
    addNames(this.regions, region, [row.regione, row.regioneMostrata]);
    addNames(this.provinces, province, [row.provincia, row.provinciaMostrata, row.sigla]);
    addNames(this.municipalities, comune, [row.comune, row.comuneMostrato]);
  }

  /** To be called once, when all schools were added. */
  prepareLists(): void {
    for (const [parent, places] of groupByParent(this.known.values())) {
      const names = sortedNames(places);
      if (!parent) this.regionsAnswer = PreparedAnswer.json({ regioni: names });
      else if (!parent.parent) {
        this.provinceAnswers.set(parent, PreparedAnswer.json({ province: names }));
      } else this.municipalityAnswers.set(parent, PreparedAnswer.json({ comuni: names }));
    }
  }

  /** The answer that lists the regions. */
  regionList() {
    return this.regionsAnswer;
  }

  /** The answer that lists the provinces of a region, if it is known. */
  provincesOf(regione: string) {
    const [region] = this.regions.get(placeKey(regione)) ?? [];
    return region && this.provinceAnswers.get(region);
  }

  /** The answer that lists the municipalities of a province, if it is known. */
  municipalitiesOf(provincia: string) {
    const [province] = this.provinces.get(placeKey(provincia)) ?? [];
    return province && this.municipalityAnswers.get(province);
  }

  /**
   * Numbers of the schools in the places that a filter means, ascending: none where a name is unknown,
   * undefined where the filter names no place.
   */
  schoolsIn({ regione, provincia, comune }: PlaceFilter): number[] | undefined {
    const [innermost, ...outer] = [
      namedPlaces(this.municipalities, comune),
      namedPlaces(this.provinces, provincia),
      namedPlaces(this.regions, regione),
    ].filter((places) => places !== undefined);
    if (innermost === undefined) return undefined;
    const meant = [...innermost].filter((place) =>
      outer.every((allowed) => isWithin(place, allowed)),
    );
    const [only] = meant;
    if (only !== undefined && meant.length === 1) return only.schools;
    return meant.flatMap((place) => place.schools).sort((a, b) => a - b);
  }

  /** Every region, province and municipality, by the names that people read. */
  all(): NamedPlace[] {
    return [...this.known.values()].map(namesOf);
  }

  /** Every municipality. */
  comuni(): Comune[] {
    return [...this.comuneCodes].map(([place, code]) => toComune(place, code));
  }

  /** The municipality of this name in a province; undefined where there is none, or more than one. */
  comuneOf({ provincia, comune }: PlaceFilter): Comune | undefined {
    const provinces = namedPlaces(this.provinces, provincia);
    const [only, ...others] = [...(namedPlaces(this.municipalities, comune) ?? [])].filter(
      (place) => provinces === undefined || isWithin(place, provinces),
    );
    const code = only && this.comuneCodes.get(only);
    return code === undefined || others.length > 0 ? undefined : toComune(only as Place, code);
  }

  private place(id: string, name: string, parent?: Place): Place {
    const known = this.known.get(id);
    if (known) return known;
    const place = { name, schools: [], parent };
    this.known.set(id, place);
    return place;
  }
}

/** Bilingual names (`Bolzano * Bozen`) are found by each half too. */
function addNames(index: Index, place: Place, names: string[]): void {
  for (const name of names.flatMap((full) => [full, ...full.split(/[*/]/)])) {
    const key = placeKey(name);
    const places = index.get(key) ?? new Set();
    if (key !== '') index.set(key, places.add(place));
  }
}

function namedPlaces(index: Index, name: string | undefined): Set<Place> | undefined {
  return name ? (index.get(placeKey(name)) ?? new Set()) : undefined;
}

function namesOf(place: Place): NamedPlace {
  const [regione = '', provincia, comune] = withinPlaces(place).map(({ name }) => name);
  return { regione, provincia, comune };
}

function toComune(place: Place, code: string): Comune {
  return { code, name: place.name, provincia: place.parent?.name ?? '', schools: place.schools };
}

/** From the widest to the place itself. */
function withinPlaces(place: Place): Place[] {
  return place.parent ? [...withinPlaces(place.parent), place] : [place];
}

function isWithin(place: Place, allowed: Set<Place>): boolean {
  if (place.parent === undefined) return false;
  return allowed.has(place.parent) || isWithin(place.parent, allowed);
}

function groupByParent(places: Iterable<Place>): Map<Place | undefined, Place[]> {
  const groups = new Map<Place | undefined, Place[]>();
  for (const place of places) {
    const siblings = groups.get(place.parent);
    if (siblings) siblings.push(place);
    else groups.set(place.parent, [place]);
  }
  return groups;
}

function sortedNames(places: Place[]): string[] {
  return [...new Set(places.map((place) => place.name))].sort(new Intl.Collator('it').compare);
}
