import type { DemoBook } from '../books/book';
import type { DemoCatalogue } from '../books/catalogue';
import { fraction, hashText } from '../chance';
import type { DemoSchool } from '../schools/school';
import type { DemoClass } from './school-class';
import { volumeOfYear } from '../subjects/subject';
import type { SchoolSubject } from '../subjects/subject';

/** One row of a class's list. */
export interface DemoAdoption {
  disciplina: string;
  book: DemoBook;
  nuova: boolean;
  daAcquistare: boolean;
  consigliato: 'No' | 'Ap' | 'Mo' | 'Si';
}

/** Share of the schools that choose another series in a year: primary schools do it all the time. */
const CHANGE_SHARE = { EE: 0.75, MM: 0.24, NO: 0.24, NT: 0.2 };

/** Years after which every school has chosen anew. */
const OLDEST_CHOICE = 6;

/** Share of a school's sections that go their own way with a subject. */
const OWN_WAY_SHARE = 0.16;

/** Almost always in the first year of a book, almost never afterwards. */
function isBought(draw: number, isFirstYear: boolean): boolean {
  return isFirstYear ? draw > 0.05 : draw < 0.015;
}

/** Share of the volumes that are used for one more year. */
const KEPT_SHARE = 0.24;

/** Share of the classes that have nothing to buy. */
const NOTHING_TO_BUY_SHARE = 0.008;

/** One volume of one subject in one class. */
interface Place {
  subject: SchoolSubject;
  volume: number;
  /** Stands for the section. */
  section: number;
  schoolClass: DemoClass;
}

/**
 * The lists of one school in one school year. A class keeps the series that the school had chosen when
 * the class began, so that a list of last year goes on in this year's.
 */
export class SchoolLists {
  private readonly catalogue: DemoCatalogue;
  private readonly key: number;
  private readonly schoolYear: number;

  constructor(catalogue: DemoCatalogue, { codice }: DemoSchool, schoolYear: number) {
    this.catalogue = catalogue;
    this.key = hashText(codice);
    this.schoolYear = schoolYear;
  }

  listOf(schoolClass: DemoClass): DemoAdoption[] {
    const section = hashText(`${schoolClass.sezione} ${schoolClass.combinazione}`);
    const hasNothingToBuy =
      fraction(this.key, section, schoolClass.anno, 41) < NOTHING_TO_BUY_SHARE;
    const rows: DemoAdoption[] = [];
    for (const subject of schoolClass.subjects) {
      const volume = volumeOfYear(subject, schoolClass.anno);
      if (volume < 0 || !this.teaches(subject, schoolClass)) continue;
      const row = this.adopt({ subject, volume, section, schoolClass });
      rows.push(hasNothingToBuy ? { ...row, nuova: false, daAcquistare: false } : row);
      const kept = this.keptVolume({ subject, volume, section, schoolClass });
      if (kept !== null) rows.push(kept);
    }
    return rows;
  }

  private teaches({ share }: SchoolSubject, { language }: DemoClass): boolean {
    const draw = share.isLanguage ? language : fraction(this.key, share.key, 42);
    return share.from <= draw && draw < share.to;
  }

  /** Upper secondary classes often go on with last year's volume beside the new one. */
  private keptVolume(of: Place): DemoAdoption | null {
    const { subject, volume, section, schoolClass } = of;
    const isUpper = schoolClass.tipoGrado === 'NO' || schoolClass.tipoGrado === 'NT';
    const draw = fraction(this.key, subject.id, section, schoolClass.anno, 47);
    if (!isUpper || volume === 0 || draw >= KEPT_SHARE) return null;
    const kept = this.adopt({ ...of, volume: volume - 1 });
    return { ...kept, nuova: false, daAcquistare: false };
  }

  private adopt(of: Place): DemoAdoption {
    const { subject, volume, section, schoolClass } = of;
    const { anno, tipoGrado } = schoolClass;
    const began = this.schoolYear - (anno - (subject.volumes[0]?.from ?? anno));
    const choice = this.chosen(subject, { began, tipoGrado, way: this.wayOf(subject, section) });
    const span = subject.volumes[volume];
    const isFirstYear = span?.from === anno;
    const draw = fraction(this.key, subject.id, section, anno, 43);
    const isRecommended = fraction(choice.key, 44) < subject.recommended;
    const isNew = choice.year === this.schoolYear && isFirstYear;
    return {
      disciplina: subject.disciplina,
      book: this.catalogue.find(subject, choice.series, volume),
      nuova: isNew || (isFirstYear && draw > 0.985),
      ...(isRecommended
        ? this.recommendation(draw)
        : { daAcquistare: isBought(draw, isFirstYear), consigliato: 'No' }),
    };
  }

  /** Recommended books are never to be bought; older files sometimes only say `Si`. */
  private recommendation(draw: number): Pick<DemoAdoption, 'daAcquistare' | 'consigliato'> {
    if (this.schoolYear < 2025 && draw < 0.05) return { daAcquistare: false, consigliato: 'Si' };
    return { daAcquistare: false, consigliato: draw < 0.3 ? 'Mo' : 'Ap' };
  }

  /** Most sections follow the school; the others choose by themselves. */
  private wayOf(subject: SchoolSubject, section: number): number {
    return fraction(this.key, subject.id, section, 45) < OWN_WAY_SHARE ? section : 0;
  }

  /** The series that the school had when the class began, and since when. */
  private chosen(
    subject: SchoolSubject,
    of: { began: number; tipoGrado: DemoClass['tipoGrado']; way: number },
  ): { year: number; series: number; key: number } {
    const { began, tipoGrado, way } = of;
    let year = began;
    const oldest = began - (began % OLDEST_CHOICE);
    while (year > oldest && fraction(this.key, subject.id, year, way) >= CHANGE_SHARE[tipoGrado]) {
      year -= 1;
    }
    const at = fraction(this.key, subject.id, year, way, 46);
    return { year, series: this.catalogue.seriesAt(at), key: Math.floor(at * 4294967296) };
  }
}
