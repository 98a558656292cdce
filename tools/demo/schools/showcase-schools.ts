import type { CourseName } from '../subjects/course';
import type { Town } from '../places/provinces';
import type { DemoSchool } from './school';
import type { SchoolMaker, SchoolWish } from './school-maker';

const byProvince: Partial<Record<string, (maker: SchoolMaker) => Iterable<DemoSchool>>> = {
  CR: cremona,
  TN: rovereto,
  NA: (maker) => [largest(maker)],
  TV: (maker) => [sixthYear(maker)],
};

/** Schools that home, README and tests show: always there, the same in every scale. */
export function showcaseSchools(maker: SchoolMaker): Iterable<DemoSchool> {
  return byProvince[maker.province.carPlate]?.(maker) ?? [];
}

const media: Omit<SchoolWish, 'town'> = {
  kind: 'media',
  codeKind: 'MM',
  tipologia: 'SCUOLA PRIMO GRADO',
  grade: 'MM',
};

function* cremona(maker: SchoolMaker): Generator<DemoSchool> {
  const town = townOf(maker, 'CREMONA');
  const { seat, istituto } = maker.institute(
    { town, kind: 'comprensivo', codeKind: 'IC', tipologia: 'ISTITUTO COMPRENSIVO' },
    { nome: 'I.C. VALSECCHI', indirizzo: 'VIA DEI TIGLI 14', cap: town.cap },
  );
  yield seat;
  yield maker.make(
    { ...media, town, istituto, sections: 5, caratteristica: 'NORMALE' },
    {
      nome: 'SCUOLA MEDIA IRMA VALSECCHI',
      indirizzo: 'VIA DEI TIGLI 14',
      cap: town.cap,
      showcase: 'cremona',
    },
  );
  yield maker.make(
    {
      town,
      kind: 'primaria',
      codeKind: 'EE',
      tipologia: 'SCUOLA PRIMARIA',
      grade: 'EE',
      istituto,
      sections: 2,
      caratteristica: 'NORMALE',
    },
    { nome: 'SCUOLA PRIMARIA "GLI OLMI"', indirizzo: 'VIA DEI TIGLI 16', cap: town.cap },
  );
}

function* rovereto(maker: SchoolMaker): Generator<DemoSchool> {
  const town = townOf(maker, 'ROVERETO');
  const { seat, istituto } = maker.institute(
    {
      town: townOf(maker, 'TRENTO'),
      kind: 'comprensivo',
      codeKind: 'IC',
      tipologia: 'ISTITUTO COMPRENSIVO',
      caratteristica: 'NORMALE',
    },
    { nome: 'I.C. Colline del Leno', indirizzo: 'Via delle Fornaci 2', cap: '38122' },
  );
  yield seat;
  for (const { nome, indirizzo, ...wish } of roveretoSchools) {
    const school = {
      kind: 'upper',
      caratteristica: 'NORMALE',
      town,
      sections: 2,
      ...wish,
    } as const;
    const isOfInstitute = school.grade === 'EE';
    yield maker.make(
      { ...school, istituto: isOfInstitute ? istituto : null },
      { nome, indirizzo, cap: town.cap },
    );
  }
}

type RoveretoSchool = Omit<SchoolWish, 'town' | 'kind'> & { nome: string; indirizzo: string };

const roveretoSchools: RoveretoSchool[] = [
  {
    nome: 'Scuola primaria Lina Bortolotti',
    indirizzo: 'Via del Gelso 3',
    codeKind: 'EE',
    tipologia: 'SCUOLA PRIMARIA',
    grade: 'EE',
  },
  {
    nome: 'Liceo Adele Frizzera',
    indirizzo: 'Corso dei Platani 41',
    ...upper('PS', 'LICEO SCIENTIFICO', ['scientifico', 'applicate']),
  },
  {
    nome: 'Istituto tecnico Piero Zandonà',
    indirizzo: 'Via Fornaci 18',
    ...upper('TF', 'ISTITUTO TECNICO INDUSTRIALE', ['informatica', 'meccanica']),
  },
  {
    nome: 'Scuola media Mulini di Sopra',
    indirizzo: 'Piazza dei Mulini 2',
    codeKind: 'MM',
    tipologia: 'SCUOLA PRIMO GRADO',
    grade: 'MM',
  },
  {
    nome: 'Scuola media Giuditta Leoni',
    indirizzo: 'Via San Rocco 77',
    codeKind: 'MM',
    tipologia: 'SCUOLA PRIMO GRADO',
    grade: 'MM',
    caratteristica: 'DI MONTAGNA',
  },
  {
    nome: 'Liceo artistico Bottega Nuova',
    indirizzo: 'Vicolo del Torchio 5',
    ...upper('SD', "ISTITUTO D'ARTE", ['artistico']),
  },
  {
    nome: 'Istituto alberghiero Ponte Vecchio',
    indirizzo: 'Lungo Leno 12',
    ...upper('RR', 'IST PROF ALBERGHIERO', ['alberghiero']),
    caratteristica: 'PERCORSO II LIVELLO',
  },
];

function upper(codeKind: string, tipologia: string, courses: CourseName[]) {
  return { codeKind, tipologia, courses, grade: 'SS' } as const;
}

/** 97 classes, most of them in sections with odd names. */
function largest(maker: SchoolMaker): DemoSchool {
  const town = townOf(maker, 'NAPOLI');
  return maker.make(
    {
      town,
      kind: 'upper',
      codeKind: 'PS',
      tipologia: 'LICEO SCIENTIFICO',
      grade: 'SS',
      courses: ['scientifico', 'applicate', 'linguistico'],
      sections: 1,
      caratteristica: 'NORMALE',
    },
    {
      nome: 'LICEO SCIENTIFICO "ISOTTA MORGANTELLI"',
      indirizzo: 'VIA DEL MULINO 1',
      showcase: 'largest',
    },
  );
}

/** Years of specialisation follow the fifth in a few agricultural schools. */
function sixthYear(maker: SchoolMaker): DemoSchool {
  const town = townOf(maker, 'CONEGLIANO');
  return maker.make(
    {
      town,
      kind: 'upper',
      codeKind: 'TA',
      tipologia: 'ISTITUTO TECNICO AGRARIO',
      grade: 'SS',
      courses: ['agraria'],
      sections: 2,
      caratteristica: 'NORMALE',
    },
    { nome: 'I.T.A. "REMIGIO VALDAGNESI"', indirizzo: 'VIA DELLE VIGNE 5', showcase: 'sixth year' },
  );
}

function townOf({ province }: SchoolMaker, name: string): Town {
  const town = province.towns.find((candidate) => candidate.name === name);
  if (town === undefined) throw new Error(`${name} is missing from the towns of ${province.name}.`);
  return town;
}
