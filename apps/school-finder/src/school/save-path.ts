import type { ListChoice } from './school-address';
import type { ShownSchool } from './school.api';

/** Where a class is saved with the nickname of a child; guests come back there from the sign-in. */
export function savePath(
  school: Pick<ShownSchool, 'codiceScuola' | 'nomeScuola'>,
  { classe, sezione }: Pick<ListChoice, 'classe' | 'sezione'>,
): string {
  const { codiceScuola: scuola, nomeScuola: nome } = school;
  return `/dashboard?${new URLSearchParams({ scuola, classe, sezione, nome }).toString()}`;
}
