import type { CourseName } from '../subjects/course';
import type { Province, Town } from '../places/provinces';

/** Whose lists a school has: primary, lower secondary, upper secondary; null where it has none. */
export type Grade = 'EE' | 'MM' | 'SS' | null;

/** A school in the registry's words. */
export interface DemoSchool {
  codice: string;
  nome: string;
  istituto: Institute | null;
  province: Province;
  town: Town;
  indirizzo: string;
  cap: string;
  tipologia: string;
  caratteristica: string;
  isPrivate: boolean;
  isSeat: boolean;
  grade: Grade;
  courses: CourseName[];
  /** Sections of each course, or of the school. */
  sections: number;
  /** A school whose classes are written out by hand. */
  showcase: 'cremona' | 'largest' | 'sixth year' | null;
}

export interface Institute {
  codice: string;
  nome: string;
}
