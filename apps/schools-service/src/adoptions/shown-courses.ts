import { displayCourse } from '../import/display-names/display-course';
import { remember } from '../import/display-names/remember';

/** Italy's classes share some hundred courses. */
const courseName = remember(displayCourse);

interface ClassOfSchool {
  classId: number;
  annoCorso: number;
  sezione: string;
  combinazione: string;
}

/**
 * The readable combinazione of each class. Where two classes of a section would read the same, both keep the
 * ministry's spelling: the combinazione tells classes apart, and lists are never merged.
 */
export function shownCourses(classes: ClassOfSchool[]): Map<number, string> {
  const owners = new Map<string, number>();
  const shown = new Map<number, string>();
  for (const { classId, annoCorso, sezione, combinazione } of classes) {
    if (shown.has(classId)) continue;
    const name = courseName(combinazione);
    const owner = owners.get(`${annoCorso} ${sezione} ${name}`);
    owners.set(`${annoCorso} ${sezione} ${name}`, classId);
    shown.set(classId, owner === undefined ? name : combinazione);
    const other = classes.find((known) => known.classId === owner);
    if (other) shown.set(other.classId, other.combinazione);
  }
  return shown;
}
