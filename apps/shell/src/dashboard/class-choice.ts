import type { Adoption } from '@zaino/contracts/schools';
import { EVERY_SECTION } from '@zaino/rules/class-list';

export interface ChosenClass {
  classe: string;
  /** A section, or `EVERY_SECTION`. */
  sezione: string;
  /** First calendar year of the list that has it, where it was chosen from one. */
  schoolYear?: number | undefined;
}

const italian = new Intl.Collator('it', { numeric: true });

/** The school's classes in order; each year ends with its section not being known yet. */
export function classesOf(
  adozioni: readonly Pick<Adoption, 'classe' | 'sezione'>[],
): ChosenClass[] {
  const pairs = new Map(
    adozioni.flatMap(({ classe, sezione }) =>
      [sezione, EVERY_SECTION].map((each) => {
        const one = { classe, sezione: each };
        return [classKey(one), one] as const;
      }),
    ),
  );
  const isOpen = ({ sezione }: ChosenClass) => Number(sezione === EVERY_SECTION);
  return [...pairs.values()].sort(
    (a, b) =>
      italian.compare(a.classe, b.classe) ||
      isOpen(a) - isOpen(b) ||
      italian.compare(a.sezione, b.sezione),
  );
}

/** Tells the classes of a school apart. */
export function classKey({ classe, sezione }: ChosenClass): string {
  return JSON.stringify([classe, sezione]);
}

/** `2ª B` */
export function className({ classe, sezione }: ChosenClass): string {
  return sezione === EVERY_SECTION
    ? `${classe}ª, sezione non ancora nota`
    : `${classe}ª ${sezione}`;
}

/** The address of the list. */
export function listPath({ schoolCode, classe, sezione }: ChosenClass & { schoolCode: string }) {
  const query = new URLSearchParams({ classe, sezione }).toString();
  return `/scuola/${encodeURIComponent(schoolCode)}?${query}`;
}
