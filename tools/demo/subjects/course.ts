import { readSubjects } from './subject';
import type { SchoolSubject } from './subject';

/** What an upper secondary school teaches. */
export interface Course {
  /** COMBINAZIONE of years 1-2 and of years 3-5. */
  combinazioni: [string, string];
  /** Behind the section's letter where a school has several courses. */
  suffix: string;
  subjects: SchoolSubject[];
}

const shared = readSubjects(`
LINGUA E LETTERATURA ITALIANA | antologia | 1:2690 2:2590 | 97 | 3
LINGUA E LETTERATURA ITALIANA | grammatica | 1-2:2890 | 92 | 3
LINGUA E LETTERATURA ITALIANA | epica | 1-2:1490 | 84 | 14
LINGUA E LETTERATURA ITALIANA | letteratura | 3:4190 4:4090 5:4290 | 99 | 2
LINGUA E LETTERATURA ITALIANA | commedia | 3-5:1990 | 62 | 22
LINGUA E LETTERATURA ITALIANA | narrativa | 1:990 2:990 3:1190 4:1190 5:1090 | 55 | 75
LINGUA INGLESE | inglese | 1-2:3250 3-4:3190 | 98 | 3
LINGUA INGLESE | grammatica inglese | 1-5:3390 | 78 | 14
MATEMATICA | matematica | 1:2790 2:2840 3:3290 4:3390 5:3180 | 100 | 2
RELIGIONE CATTOLICA/ATTIVITA' ALTERNATIVA | religione | 1-5:1890 | 81 | 30
SCIENZE MOTORIE E SPORTIVE | motoria | 1-5:2290 | 78 | 32
EDUCAZIONE CIVICA | civica | 1-2:1050 3-5:1190 | 12 | 45
`);

const licei = readSubjects(`
STORIA E GEOGRAFIA | storia | 1:2990 2:3050 | 98 | 1
STORIA | storia | 3:3150 4:3290 5:3490 | 99 | 2
FILOSOFIA | filosofia | 3:3490 4:3990 5:4190 | 97 | 2
LINGUA INGLESE | letteratura inglese | 3:2990 4-5:3190 | 92 | 3
STORIA DELL'ARTE | arte | 3:3090 4:3190 5:3390 | 92 | 4
SCIENZE NATURALI (BIOLOGIA, CHIMICA, SCIENZE DELLA TERRA) | scienze | 1:2390 2:2490 3:2890 4:3090 5:2890 | 98 | 3
`);

const technical = readSubjects(`
STORIA | storia | 1:2490 2:2490 3:2690 4:2790 5:2890 | 99 | 2
GEOGRAFIA | geografia | 1:1560 | 90 | 5
DIRITTO ED ECONOMIA | diritto | 1-2:2590 | 96 | 3
SCIENZE INTEGRATE (SCIENZE DELLA TERRA E BIOLOGIA) | scienze | 1-2:2640 | 92 | 3
TECNOLOGIE INFORMATICHE | informatica | 1-2:2590 | 86 | 8
LINGUA INGLESE | inglese tecnico | 3-5:3090 | 90 | 3
`);

const science = readSubjects(`
FISICA | fisica | 1-2:2590 3:3290 4:3490 5:3390 | 99 | 2
DISEGNO | disegno | 1-2:2460 3-5:2690 | 70 | 12
`);
const latin = readSubjects(`
LINGUA LATINA | latino | 1-2:3290 | 96 | 8
LINGUA LATINA | letteratura latina | 3:3090 4:2890 5:3190 | 97 | 4
`);
const greek = readSubjects(`
LINGUA E CULTURA GRECA | greco | 1-2:3890 | 99 | 4
LINGUA E CULTURA GRECA | letteratura greca | 3:3690 4:4290 5:4390 | 98 | 6
FISICA | fisica | 3-4:3190 5:2790 | 97 | 2
`);
const languages = readSubjects(`
LINGUA E CULTURA STRANIERA (FRANCESE) | francese | 1-2:2890 3-5:3090 | 96 | 6
LINGUA E CULTURA STRANIERA (SPAGNOLO) | spagnolo | 1-2:2690 3-5:2890 | 82 | 6
LINGUA E CULTURA STRANIERA (TEDESCO) | tedesco | 1-2:2990 3-5:3090 | 50 | 8
`);
const human = readSubjects(`
SCIENZE UMANE | scienze umane | 1-2:3390 3-4:3990 5:3190 | 99 | 2
DIRITTO ED ECONOMIA | diritto | 1-2:2490 | 92 | 4
`);
const arts = readSubjects(`
STORIA DELL'ARTE | arte | 1-2:2690 | 95 | 2
DISCIPLINE GRAFICHE E PITTORICHE | disegno | 1-2:2590 3-5:2790 | 74 | 14
LABORATORIO ARTISTICO | arte | 1-2:1990 | 40 | 25
`);
const computing = readSubjects(`
INFORMATICA | informatica | 3:2990 4:3090 5:2890 | 98 | 2
SISTEMI E RETI | informatica | 3:2490 4:2590 5:2690 | 96 | 3
TELECOMUNICAZIONI | elettronica | 3-4:3490 | 90 | 3
FISICA | fisica | 1-2:2690 | 96 | 2
CHIMICA | chimica | 1-2:2490 | 96 | 2
TECNOLOGIE E TECNICHE DI RAPPRESENTAZIONE GRAFICA | disegno | 1-2:2790 | 92 | 4
`);
const mechanics = readSubjects(`
MECCANICA E MACCHINE | meccanica | 3:3490 4:3490 5:3590 | 97 | 6
ELETTROTECNICA ED ELETTRONICA | elettronica | 3-4:3190 | 82 | 6
FISICA | fisica | 1-2:2590 | 96 | 2
CHIMICA | chimica | 1-2:2390 | 94 | 2
TECNOLOGIE E TECNICHE DI RAPPRESENTAZIONE GRAFICA | disegno | 1-2:2690 | 94 | 4
`);
const business = readSubjects(`
ECONOMIA AZIENDALE | economia | 1:1850 2:1890 3:3990 4:4190 5:4290 | 99 | 2
DIRITTO | diritto | 3-4:3290 5:2890 | 98 | 3
ECONOMIA POLITICA | economia | 3-4:3390 5:2990 | 97 | 2
SECONDA LINGUA COMUNITARIA (FRANCESE) | francese | 1-2:2790 3-5:2890 | 92 | 5
INFORMATICA | informatica | 3-4:2690 | 88 | 4
`);
const hotel = readSubjects(`
LABORATORIO DI SERVIZI ENOGASTRONOMICI - SETTORE CUCINA | cucina | 1-2:2590 3-5:2690 | 97 | 2
LABORATORIO ENOGASTRONOMIA  BAR-SALA E VENDITA | cucina | 1-2:2360 3-5:2490 | 94 | 3
LABORATORIO DI SERVIZI DI ACCOGLIENZA TURISTICA | accoglienza | 1-2:2790 | 95 | 2
SCIENZA DEGLI ALIMENTI | alimentazione | 1-2:3190 | 96 | 2
SCIENZA E CULTURA DELL'ALIMENTAZIONE | alimentazione | 3:2690 4:2890 5:2890 | 96 | 3
DIRITTO E TECNICHE AMMINISTRATIVE DELLA STRUTTURA RICETTIVA | economia | 3:2590 4:2640 5:2790 | 94 | 2
LINGUA E CULTURA STRANIERA (FRANCESE) | francese | 1-2:2790 3-5:2890 | 88 | 5
`);
const farming = readSubjects(`
CHIMICA | chimica | 1-2:2390 | 95 | 2
PRODUZIONI VEGETALI | agraria | 3:2790 4:2890 5:2690 | 97 | 3
ENOLOGIA | agraria | 5:2690 6:2890 | 60 | 10
ECONOMIA, ESTIMO, MARKETING E LEGISLAZIONE | economia | 3-4:3190 5:2890 | 94 | 3
`);
const building = readSubjects(`
FISICA | fisica | 1-2:2590 | 95 | 2
TECNOLOGIE E TECNICHE DI RAPPRESENTAZIONE GRAFICA | disegno | 1-2:2790 | 94 | 4
PROGETTAZIONE, COSTRUZIONI E IMPIANTI | costruzioni | 3:3390 4:3390 5:3490 | 97 | 4
TOPOGRAFIA | costruzioni | 3:2890 4:2990 5:2890 | 95 | 3
`);
const care = readSubjects(`
SCIENZE UMANE E SOCIALI | scienze umane | 1-2:3390 3-5:3490 | 97 | 2
IGIENE E CULTURA MEDICO-SANITARIA | scienze | 3:2690 4:2790 5:2790 | 95 | 3
DIRITTO | diritto | 3-5:3190 | 92 | 3
`);

type CourseParts = Omit<Course, 'subjects'> & { subjects: SchoolSubject[][] };

function course({ combinazioni, suffix, subjects }: CourseParts): Course {
  return { combinazioni, suffix, subjects: [...shared, ...subjects.flat()] };
}

function sameName(name: string): [string, string] {
  return [name, name];
}

export const courses = {
  scientifico: course({
    combinazioni: sameName('LICEO SCIENTIFICO'),
    suffix: 'S',
    subjects: [licei, science, latin],
  }),
  applicate: course({
    combinazioni: sameName('LICEO SCIENTIFICO - OPZIONE SCIENZE APPLICATE'),
    suffix: 'SA',
    subjects: [licei, science, computing.slice(0, 1)],
  }),
  classico: course({
    combinazioni: sameName('LICEO CLASSICO'),
    suffix: 'C',
    subjects: [licei, latin, greek],
  }),
  linguistico: course({
    combinazioni: sameName('LICEO LINGUISTICO'),
    suffix: 'L',
    subjects: [licei, languages],
  }),
  umane: course({
    combinazioni: sameName('LICEO DELLE SCIENZE UMANE'),
    suffix: 'U',
    subjects: [licei, latin.slice(0, 1), human],
  }),
  artistico: course({
    combinazioni: ['LICEO ARTISTICO - BIENNIO COMUNE', 'LICEO ARTISTICO - INDIRIZZO GRAFICA'],
    suffix: 'A',
    subjects: [licei, arts],
  }),
  informatica: course({
    combinazioni: ['INFORMATICA E TELECOMUNICAZIONI - BIENNIO COMUNE', 'INFORMATICA'],
    suffix: 'I',
    subjects: [technical, computing],
  }),
  meccanica: course({
    combinazioni: [
      'MECCANICA, MECCATRONICA E ENERGIA - BIENNIO COMUNE',
      'MECCANICA E MECCATRONICA',
    ],
    suffix: 'M',
    subjects: [technical, mechanics],
  }),
  economico: course({
    combinazioni: [
      'AMMINISTRAZIONE, FINANZA, MARKETING',
      'AMMINISTRAZIONE FINANZA E MARKETING (TRIENNIO)',
    ],
    suffix: 'AFM',
    subjects: [technical, business],
  }),
  costruzioni: course({
    combinazioni: [
      'COSTRUZIONI AMBIENTE E TERRITORIO - BIENNIO',
      'COSTRUZIONI AMBIENTE E TERRITORIO',
    ],
    suffix: 'CAT',
    subjects: [technical, building],
  }),
  agraria: course({
    combinazioni: ['AGRARIA, AGROLIMENTARE AGROINDUSTRIA - BIENNIO', 'PRODUZIONI E TRASFORMAZIONI'],
    suffix: 'AG',
    subjects: [technical, farming],
  }),
  manutenzione: course({
    combinazioni: sameName('MANUTENZIONE E ASSISTENZA TECNICA'),
    suffix: 'MA',
    subjects: [technical, mechanics],
  }),
  alberghiero: course({
    combinazioni: sameName("ENOGASTRONOMIA E OSPITALITA' ALBERGHIERA"),
    suffix: 'E',
    subjects: [technical, hotel],
  }),
  sociale: course({
    combinazioni: sameName("SERVIZI PER LA SANITA' E L'ASSISTENZA SOCIALE"),
    suffix: 'SS',
    subjects: [technical, care],
  }),
};

export type CourseName = keyof typeof courses;
