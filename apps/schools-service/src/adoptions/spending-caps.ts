import type { SpendingCap } from '@zaino/contracts/schools';
import type { SpendingCapEntity } from '../dataset/spending-cap.entity';
import { courseOfClass } from './course-of-class';
import { shownCourses } from './shown-courses';

interface ClassOfSchool {
  classId: number;
  sezione: string;
  annoCorso: number;
  tipoGrado: string;
  combinazione: string;
}

/**
 * The caps known for the classes of a school: one for a year of lower secondary school, one for a year of
 * each course of upper secondary school, none for primary school. Source: the ministry's spending caps.
 */
export function capsOfClasses(classes: ClassOfSchool[], caps: SpendingCapEntity[]): SpendingCap[] {
  const courses = shownCourses(classes);
  const found = new Map<string, SpendingCap>();
  // Rows of adoptions name their class again and again.
  for (const ofClass of new Map(classes.map((one) => [one.classId, one])).values()) {
    const cap = capOfClass(ofClass, caps);
    if (cap === undefined) continue;
    const { classId, annoCorso, tipoGrado } = ofClass;
    const combinazione = isOneForAll(tipoGrado) ? null : (courses.get(classId) ?? null);
    const { indirizzo, tettoCents } = cap;
    const shown = { annoCorso, combinazione, indirizzo, tetto: tettoCents / 100 };
    found.set(`${annoCorso} ${combinazione ?? ''}`, shown);
  }
  return [...found.values()];
}

function capOfClass(
  ofClass: ClassOfSchool,
  caps: SpendingCapEntity[],
): SpendingCapEntity | undefined {
  const { annoCorso, tipoGrado, combinazione } = ofClass;
  const ofYear = caps.filter((cap) => cap.tipoGrado === tipoGrado && cap.annoCorso === annoCorso);
  if (isOneForAll(tipoGrado)) return ofYear[0];
  const course = courseOfClass(combinazione);
  return ofYear.find((cap) => cap.indirizzo === course);
}

/** Lower secondary schools have one cap a year, whatever the timetable. */
function isOneForAll(tipoGrado: string): boolean {
  return tipoGrado === 'MM';
}
