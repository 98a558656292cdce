import { sentenceCase } from './sentence-case';

/**
 * A class's timetable or course (COMBINAZIONE) in words:
 * `30 ORE  DI ORARIO ORDINARIO (INGLESE_FRANCESE)` becomes 30 ore di orario ordinario (inglese-francese).
 */
export function displayCourse(combinazione: string): string {
  return sentenceCase(combinazione.replaceAll('_', '-').replaceAll('ESABAC', 'EsaBac'));
}
