import type { SpendingCapEntity } from '../dataset/spending-cap.entity';
import { capsOfClasses } from '../adoptions/spending-caps';
import type { ImportSchoolEntity } from '../import/import-school.entity';
import {
  type ComparedBook,
  type ComparedClass,
  compareLists,
  type ListChange,
  totalOf,
} from './compare-lists';
import type { ImportChangeEntity } from './import-change.entity';
import type { SchoolLists } from './read-lists';

type Counts = Pick<
  ImportSchoolEntity,
  'classes' | 'added' | 'dropped' | 'volumes' | 'prices' | 'overCap' | 'overCapBefore' | 'changes'
>;

interface Compared {
  counts: Counts;
  changes: Omit<ImportChangeEntity, 'id'>[];
}

interface Known {
  books: ReadonlyMap<number, ComparedBook>;
  caps: readonly SpendingCapEntity[];
}

/**
 * What an import changed in the lists of a school. Of one that had no lists before, or has none any more, its classes
 * are counted and no book is told: that is said by the school itself.
 */
export function compareSchool(
  school: ImportSchoolEntity,
  lists: SchoolLists,
  { books, caps }: Known,
): Compared {
  const counts = { ...none };
  const changes: Compared['changes'] = [];
  const ofYear = caps.filter(({ schoolYear }) => schoolYear === school.schoolYear);
  for (const key of new Set([...lists.before.keys(), ...lists.after.keys()])) {
    const before = lists.before.get(key) ?? null;
    const after = lists.after.get(key) ?? null;
    const one = after ?? before;
    if (one === null) continue;
    const capCents = capOf(one, ofYear);
    if (isOver(before, 'beforeCents', { books, capCents })) counts.overCapBefore += 1;
    if (isOver(after, 'afterCents', { books, capCents })) counts.overCap += 1;
    if (school.state !== 'changed') {
      counts.classes += 1;
      continue;
    }
    const ofClass = compareLists({ before, after, books, capCents });
    if (ofClass.length > 0) counts.classes += 1;
    for (const change of ofClass) {
      count(counts, change);
      changes.push(placed(school, one, change));
    }
  }
  counts.changes = school.state === 'changed' ? changes.length : counts.classes;
  return { counts, changes };
}

const none: Counts = {
  classes: 0,
  added: 0,
  dropped: 0,
  volumes: 0,
  prices: 0,
  overCap: 0,
  overCapBefore: 0,
  changes: 0,
};

function capOf(ofClass: ComparedClass, caps: SpendingCapEntity[]): number | null {
  const { annoCorso, sezione, tipoGrado, combinazione } = ofClass;
  const one = { classId: 1, annoCorso, sezione, tipoGrado, combinazione };
  const [cap] = capsOfClasses([one], caps);
  return cap === undefined ? null : Math.round(cap.tetto * 100);
}

function isOver(
  list: ComparedClass | null,
  price: 'beforeCents' | 'afterCents',
  { books, capCents }: { books: Known['books']; capCents: number | null },
): boolean {
  return list !== null && capCents !== null && totalOf(list, books, price) > capCents;
}

function count(counts: Counts, { kind }: ListChange): void {
  if (kind === 'added') counts.added += 1;
  else if (kind === 'dropped') counts.dropped += 1;
  else if (kind === 'volume') counts.volumes += 1;
  else if (kind === 'price') counts.prices += 1;
}

function placed(
  { runId, schoolCodice, schoolYear }: ImportSchoolEntity,
  { annoCorso, sezione, combinazione }: ComparedClass,
  change: ListChange,
): Omit<ImportChangeEntity, 'id'> {
  return { runId, schoolCodice, schoolYear, annoCorso, sezione, combinazione, ...change };
}
