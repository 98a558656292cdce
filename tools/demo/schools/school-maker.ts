import { Dice, hashText } from '../chance';
import type { Province, Town } from '../places/provinces';
import type { Institute, DemoSchool } from './school';
import type { SchoolCodes } from './school-codes';
import { isAutonomous, schoolAddress, schoolName } from './school-names';
import type { NameKind } from './school-names';

type Optional = 'istituto' | 'grade' | 'courses' | 'sections' | 'isPrivate' | 'caratteristica';

export interface SchoolWish extends Partial<Pick<DemoSchool, Optional>> {
  town: Town;
  kind: NameKind;
  /** Third and fourth letter of the code. */
  codeKind: string;
  tipologia: string;
  opening?: string;
}

/** Facts that a showcase school has of its own. */
export type SchoolFacts = Partial<
  Pick<DemoSchool, 'nome' | 'indirizzo' | 'cap' | 'showcase' | 'isSeat'>
>;

/** Makes the schools of one province. */
export class SchoolMaker {
  readonly province: Province;
  private readonly codes: SchoolCodes;

  constructor(province: Province, codes: SchoolCodes) {
    this.province = province;
    this.codes = codes;
  }

  make(wish: SchoolWish, facts: SchoolFacts = {}): DemoSchool {
    const { province } = this;
    const codice = this.codes.give(this.codePrefix(wish), wish.codeKind);
    const dice = new Dice(hashText(codice), 5);
    const { kind, town, opening = '', tipologia } = wish;
    return {
      codice,
      province,
      town,
      tipologia,
      nome: schoolName(dice, { kind, town, province, opening, isGerman: codice.startsWith('TB') }),
      indirizzo: schoolAddress(dice, province),
      cap: registryCap(dice, town),
      istituto: wish.istituto ?? null,
      caratteristica: wish.caratteristica ?? this.characteristic(dice),
      isPrivate: wish.isPrivate ?? false,
      isSeat: kind === 'comprensivo' || kind === 'superiore',
      grade: wish.grade ?? null,
      courses: wish.courses ?? [],
      sections: wish.sections ?? 0,
      showcase: null,
      ...facts,
    };
  }

  institute(wish: SchoolWish, facts: SchoolFacts = {}): { seat: DemoSchool; istituto: Institute } {
    const seat = this.make(wish, facts);
    const istituto = { codice: seat.codice, nome: seat.nome };
    return { seat: { ...seat, istituto }, istituto };
  }

  /** Bolzano's Italian, German and Ladin schools have codes of their own. */
  private codePrefix({ town }: SchoolWish): string {
    if (this.province.carPlate !== 'BZ') return this.province.codePrefix;
    const languages = ['TB', 'TB', 'TB', 'IB', 'TB', 'IB', 'LB'];
    return languages[hashText(town.code) % languages.length] ?? 'TB';
  }

  private characteristic(dice: Dice): string {
    const at = dice.next();
    if (at < 0.01 && isAutonomous(this.province)) return 'Non Disponibile';
    if (at < 0.018) return 'DI MONTAGNA';
    if (at < 0.022) return 'C/O IST. OSPEDALIERO';
    return at < 0.026 ? 'ANNESSO A CONVITTO' : 'NORMALE';
  }
}

/** Some CAPs of the registry are missing, some are none. */
function registryCap(dice: Dice, { cap }: Town): string {
  const at = dice.next();
  if (at < 0.015) return 'Non Disponibile';
  if (at < 0.02) return dice.pick(['-----', '.', '1']);
  return cap;
}
