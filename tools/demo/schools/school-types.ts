import type { CourseName } from '../subjects/course';

/** A kind of upper secondary school. */
export interface UpperKind {
  /** Third and fourth letter of its codes. */
  codeKind: string;
  tipologia: string;
  /** How its schools begin their names. */
  opening: string;
  courses: CourseName[];
}

/** In the proportions of the registry, roughly. */
export const upperKinds: UpperKind[] = [
  {
    codeKind: 'PS',
    tipologia: 'LICEO SCIENTIFICO',
    opening: 'LICEO SCIENTIFICO ',
    courses: ['scientifico', 'applicate', 'linguistico'],
  },
  {
    codeKind: 'TD',
    tipologia: 'ISTITUTO TECNICO COMMERCIALE',
    opening: 'I.T.C. ',
    courses: ['economico', 'costruzioni'],
  },
  {
    codeKind: 'TF',
    tipologia: 'ISTITUTO TECNICO INDUSTRIALE',
    opening: 'I.T.I.S. ',
    courses: ['informatica', 'meccanica'],
  },
  {
    codeKind: 'PS',
    tipologia: 'LICEO SCIENTIFICO',
    opening: 'LICEO ',
    courses: ['applicate', 'scientifico'],
  },
  {
    codeKind: 'RI',
    tipologia: 'IST PROF INDUSTRIA E ARTIGIANATO',
    opening: 'I.P.S.I.A. ',
    courses: ['manutenzione'],
  },
  {
    codeKind: 'RH',
    opening: 'I.P.S.S.E.O.A. ',
    courses: ['alberghiero'],
    tipologia: 'IST PROF PER I SERVIZI ALBERGHIERI E RISTORAZIONE',
  },
  {
    codeKind: 'PC',
    tipologia: 'LICEO CLASSICO',
    opening: 'L.CLASSICO ',
    courses: ['classico', 'linguistico'],
  },
  {
    codeKind: 'PM',
    tipologia: 'ISTITUTO MAGISTRALE',
    opening: 'LICEO DELLE SCIENZE UMANE ',
    courses: ['umane', 'linguistico'],
  },
  {
    codeKind: 'SL',
    tipologia: 'LICEO ARTISTICO',
    opening: 'LICEO ARTISTICO ',
    courses: ['artistico'],
  },
  {
    codeKind: 'TA',
    tipologia: 'ISTITUTO TECNICO AGRARIO',
    opening: 'I.T.A. ',
    courses: ['agraria'],
  },
  {
    codeKind: 'RF',
    tipologia: 'IST PROF PER I SERVIZI SOCIALI',
    opening: 'I.P.S. ',
    courses: ['sociale'],
  },
  {
    codeKind: 'TL',
    tipologia: 'ISTITUTO TECNICO PER GEOMETRI',
    opening: 'I.T.G. ',
    courses: ['costruzioni'],
  },
];
