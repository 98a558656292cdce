import { Dice, fraction, hashText, pickAt } from '../chance';
import type { Town } from '../places/provinces';
import type { DemoSchool } from './school';
import type { SchoolMaker, SchoolWish } from './school-maker';
import { showcaseSchools } from './showcase-schools';
import { upperKinds } from './school-types';

/** Institutes and lone schools in the registry's proportions; the numbers add up to 100. */
const unitShares = [
  ['comprensivo', 23],
  ['superiore', 7],
  ['upper', 13],
  ['infanzia paritaria', 37],
  ['primaria paritaria', 6],
  ['media paritaria', 3],
  ['upper paritaria', 8],
  ['adulti', 3],
] as const;

type UnitKind = (typeof unitShares)[number][0];

/** So that also the smallest provinces have something of everything. */
const firstUnits: UnitKind[] = ['comprensivo', 'upper', 'infanzia paritaria'];

/** Spreads draws evenly (golden ratio). */
const EVEN_STEP = 0.6180339887;

export interface SchoolsWish {
  maker: SchoolMaker;
  /** How many schools there should be, kindergartens and seats included. */
  count: number;
  towns: Town[];
  /** Institutes have more schools in the real proportions than in a small demo. */
  isCompact: boolean;
}

export function* provinceSchools(wish: SchoolsWish): Generator<DemoSchool> {
  const { maker, count } = wish;
  let made = 0;
  for (const school of showcaseSchools(maker)) {
    made += 1;
    yield school;
  }
  for (let unit = 0; made < count; unit += 1) {
    for (const school of new Unit(wish, unit).schools()) {
      if (made >= count) return;
      made += 1;
      yield school;
    }
  }
}

/** An institute with its schools, or a school of its own. */
class Unit {
  private readonly maker: SchoolMaker;
  private readonly dice: Dice;
  private readonly isCompact: boolean;
  private readonly kind: UnitKind;
  private readonly town: Town;

  constructor({ maker, towns, isCompact }: SchoolsWish, number: number) {
    const key = hashText(maker.province.name);
    this.maker = maker;
    this.isCompact = isCompact;
    this.dice = new Dice(key, number, 21);
    this.kind = firstUnits[number] ?? kindAt((fraction(key) + number * EVEN_STEP) % 1);
    // Rovereto's schools are all written out by hand.
    const free = towns.filter(({ name }) => name !== 'ROVERETO');
    const around =
      this.kind.startsWith('upper') || this.kind === 'superiore' ? free.slice(0, 4) : free;
    const [chief = pickAt(free, 0)] = free;
    this.town = number < 2 || this.dice.chance(0.3) ? chief : this.dice.pick(around);
  }

  schools(): Iterable<DemoSchool> {
    switch (this.kind) {
      case 'comprensivo':
        return this.comprehensive();
      case 'superiore':
        return this.upperInstitute();
      case 'upper':
        return [this.upper()];
      case 'adulti':
        return [this.adultCentre()];
      default:
        return [this.privateSchool()];
    }
  }

  private *comprehensive(): Generator<DemoSchool> {
    const { town, dice, maker, isCompact } = this;
    const { seat, istituto } = maker.institute({
      town,
      kind: 'comprensivo',
      codeKind: 'IC',
      tipologia: 'ISTITUTO COMPRENSIVO',
    });
    yield seat;
    const spare = isCompact ? 0 : 2;
    const wishes: SchoolWish[] = [
      ...this.several(dice.between(1, 2 + spare), () => ({
        town,
        kind: 'infanzia',
        codeKind: 'AA',
        tipologia: 'SCUOLA INFANZIA',
      })),
      ...this.several(dice.between(2, 2 + spare), () => ({
        town,
        kind: 'primaria',
        codeKind: 'EE',
        tipologia: 'SCUOLA PRIMARIA',
        grade: 'EE',
        sections: dice.pick([1, 1, 1, 2, 2, 3 + spare]),
      })),
      ...this.several(dice.between(1, 2), () => ({
        town,
        kind: 'media',
        codeKind: 'MM',
        tipologia: 'SCUOLA PRIMO GRADO',
        grade: 'MM',
        sections: dice.pick([1, 2, 3, 3, 4, 6 + spare]),
      })),
    ];
    for (const wish of wishes) yield maker.make({ ...wish, istituto });
  }

  private several(count: number, make: () => SchoolWish): SchoolWish[] {
    return Array.from({ length: count }, make);
  }

  private *upperInstitute(): Generator<DemoSchool> {
    const { town, maker, dice } = this;
    const { seat, istituto } = maker.institute({
      town,
      kind: 'superiore',
      codeKind: 'IS',
      tipologia: 'ISTITUTO SUPERIORE',
    });
    yield seat;
    const count = dice.between(2, 4);
    for (let index = 0; index < count; index += 1) yield this.upper({ istituto, index });
  }

  private upper(of: { istituto: DemoSchool['istituto']; index: number } | null = null): DemoSchool {
    const { town, maker, dice, isCompact } = this;
    const kind = pickAt(upperKinds, (dice.next() + (of?.index ?? 0) * EVEN_STEP) % 1);
    const isEvening = dice.chance(0.06);
    return maker.make({
      town,
      kind: 'upper',
      codeKind: kind.codeKind,
      tipologia: kind.tipologia,
      grade: 'SS',
      opening: kind.opening,
      istituto: of?.istituto ?? null,
      courses: kind.courses.slice(0, isEvening ? 1 : dice.between(1, kind.courses.length)),
      sections: isEvening ? 1 : dice.pick(isCompact ? [1, 1, 2, 2, 3] : [1, 2, 2, 3, 5]),
      ...(isEvening && { caratteristica: 'PERCORSO II LIVELLO' }),
    });
  }

  private adultCentre(): DemoSchool {
    const { town, maker } = this;
    return maker.make({
      town,
      kind: 'adulti',
      codeKind: 'CT',
      tipologia: 'CENTRO TERRITORIALE',
      caratteristica: 'CPIA',
    });
  }

  private privateSchool(): DemoSchool {
    const { town, maker, dice } = this;
    const shared = { town, kind: 'paritaria', isPrivate: true, sections: 1 } as const;
    const isLyceum = dice.chance(0.6);
    const wishes: Partial<Record<UnitKind, SchoolWish>> = {
      'primaria paritaria': {
        ...shared,
        codeKind: '1E',
        tipologia: 'SCUOLA PRIMARIA NON STATALE',
        grade: 'EE',
        opening: 'SCUOLA PRIMARIA PARITARIA ',
      },
      'media paritaria': {
        ...shared,
        codeKind: '1M',
        tipologia: 'SCUOLA SEC. PRIMO GRADO NON STATALE',
        grade: 'MM',
        opening: 'SCUOLA MEDIA ',
      },
      'upper paritaria': {
        ...shared,
        grade: 'SS',
        tipologia: 'SCUOLA SEC. SECONDO GRADO NON STATALE',
        codeKind: isLyceum ? 'PS' : 'TD',
        opening: isLyceum ? 'LICEO ' : 'ISTITUTO ',
        courses: [isLyceum ? 'scientifico' : 'economico'],
      },
    };
    return maker.make(
      wishes[this.kind] ?? {
        ...shared,
        codeKind: '1A',
        tipologia: 'SCUOLA INFANZIA NON STATALE',
        opening: 'SCUOLA MATERNA ',
      },
    );
  }
}

function kindAt(at: number): UnitKind {
  let left = at * 100;
  for (const [kind, share] of unitShares) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'comprensivo';
}
