import { Dice, fraction, hashText, pickAt } from '../chance';
import type { DemoSchool } from '../schools/school';
import { courses } from '../subjects/course';
import type { Course, CourseName } from '../subjects/course';
import { lowerSubjects, primarySubjects } from '../subjects/school-subjects';
import type { SchoolSubject } from '../subjects/subject';

/** A class of the ministry's lists: year, section and COMBINAZIONE. */
export interface DemoClass {
  anno: number;
  sezione: string;
  /** TIPOGRADOSCUOLA: upper secondary schools have NO in years 1 and 2, NT above. */
  tipoGrado: 'EE' | 'MM' | 'NO' | 'NT';
  combinazione: string;
  subjects: SchoolSubject[];
  /** The draw for its second foreign language. */
  language: number;
}

const primaryTimetables = [
  '40 ORE A TEMPO PIENO',
  '40 ORE A TEMPO PIENO',
  '27 ORE SETTIMANALI',
  '27 ORE SETTIMANALI',
  'CORSO A ORARIO ORDINARIO',
  '30 ORE SETTIMANALI',
  'CORSO A TEMPO MODULARE',
  '29 ORE',
];
const lowerTimetables = [
  '30 ORE SETTIMANALI',
  '30 ORE DI ORARIO ORDINARIO',
  '36 ORE A TEMPO PROLUNGATO',
];

/** Second foreign languages as the lower secondary timetable names them, with the draws they go up to. */
const languages = [
  { upTo: 0.67, name: 'FRANCESE', draw: 0.2 },
  { upTo: 0.91, name: 'SPAGNOLO', draw: 0.8 },
  { upTo: 1, name: 'TEDESCO', draw: 0.95 },
];

const letters = 'ABCDEFGHILMNOPQRSTUVZ';

export function* classesOf(school: DemoSchool): Generator<DemoClass> {
  if (school.grade === 'EE') yield* primaryClasses(school);
  if (school.grade === 'MM') yield* lowerClasses(school);
  if (school.grade === 'SS') yield* upperClasses(school);
}

function* primaryClasses({ codice, sections }: DemoSchool): Generator<DemoClass> {
  const dice = new Dice(hashText(codice), 31);
  const combinazione = dice.pick(primaryTimetables);
  const only = dice.chance(0.3) ? 'U' : 'A';
  for (let section = 0; section < sections; section += 1) {
    const sezione = sections === 1 ? only : letters.charAt(section);
    for (let anno = 1; anno <= 5; anno += 1) {
      yield {
        anno,
        sezione,
        tipoGrado: 'EE',
        combinazione,
        subjects: primarySubjects,
        language: 0,
      };
    }
  }
}

function* lowerClasses({ codice, sections }: DemoSchool): Generator<DemoClass> {
  const key = hashText(codice);
  const dice = new Dice(key, 32);
  const usual = dice.next();
  const timetable = dice.chance(0.5) ? null : dice.pick(lowerTimetables);
  for (let section = 0; section < sections; section += 1) {
    const sectionDice = new Dice(key, section, 33);
    const language = sectionDice.chance(0.8) ? usual : sectionDice.next();
    const choices = sectionDice.chance(0.05) ? [0.2, 0.8] : [language];
    const blank = sectionDice.chance(0.01) ? ' ' : '';
    for (let anno = 1; anno <= 3; anno += 1) {
      for (const choice of choices) {
        const hasChoice = choices.length > 1;
        yield {
          anno,
          sezione: letters.charAt(section) + blank,
          tipoGrado: 'MM',
          language: choice,
          combinazione: hasChoice ? withLanguage(choice) : (timetable ?? withLanguage(choice)),
          subjects: lowerSubjects,
        };
      }
    }
  }
}

function withLanguage(draw: number): string {
  const language = languages.find(({ upTo }) => draw < upTo);
  return `30 ORE  DI ORARIO ORDINARIO (INGLESE_${language?.name ?? 'FRANCESE'})`;
}

function* upperClasses(school: DemoSchool): Generator<DemoClass> {
  if (school.showcase === 'largest') {
    yield* largestSchool(school.courses);
    return;
  }
  for (const [index, name] of school.courses.entries()) {
    const course = courses[name];
    for (let section = 0; section < school.sections; section += 1) {
      const isFirst = index === 0;
      const sezione = `${letters.charAt(section)}${isFirst ? '' : course.suffix}`.slice(0, 4);
      for (let anno = 1; anno <= 5; anno += 1) yield upperClass({ course, anno, sezione });
    }
  }
  if (school.showcase === 'sixth year') {
    yield upperClass({ course: courses.agraria, anno: 6, sezione: 'A' });
  }
}

function upperClass(of: { course: Course; anno: number; sezione: string }): DemoClass {
  const { course, anno, sezione } = of;
  const tipoGrado = anno < 3 ? 'NO' : 'NT';
  const combinazione = course.combinazioni[anno < 3 ? 0 : 1];
  return { anno, sezione, tipoGrado, combinazione, subjects: course.subjects, language: 0.1 };
}

/** Names that a table of years and letters has no place for. */
const oddSections = [
  'C SA',
  'A/B',
  'A_AA',
  'A-LS',
  '1A',
  'BIS',
  'ESA',
  'Q1',
  'S+M',
  'ALS1',
  'B/C',
  'I°B',
  'N',
  'P',
  'RR',
];
const plainSections = ['A', 'B', 'C', 'D'];

/** 19 sections of five years and two classes more: 97. */
function* largestSchool(names: CourseName[]): Generator<DemoClass> {
  const sections = [...plainSections, ...oddSections];
  for (const [index, sezione] of sections.entries()) {
    const course = courses[pickAt(names, fraction(index, 34))];
    for (let anno = 1; anno <= 5; anno += 1) yield upperClass({ course, anno, sezione });
  }
  yield upperClass({ course: courses.linguistico, anno: 1, sezione: 'A_BB' });
  yield upperClass({ course: courses.linguistico, anno: 2, sezione: 'A_BB' });
}
