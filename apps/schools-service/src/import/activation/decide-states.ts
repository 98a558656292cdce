import type { SourceKind, SourceState } from '../../dataset/source-file.entity';
import { dateOfFileName } from '../reading/school-year';

/** What decides between two files that say something about the same thing. */
export interface Source {
  id: number;
  kind: SourceKind;
  schoolYear: number;
  sourceKey: string;
  fileName: string;
  state: SourceState;
}

/** Newest last: by the date in the name, then by the order of arrival. */
export function byAge(a: Source, b: Source): number {
  const dateA = dateOfFileName(a.fileName) ?? '';
  const dateB = dateOfFileName(b.fileName) ?? '';
  if (dateA !== dateB) return dateA < dateB ? -1 : 1;
  return a.id - b.id;
}

export interface StateChange {
  activated: Source[];
  superseded: Source[];
  /** All that are active afterwards, newest last. */
  active: Source[];
}

/** Of the files with one key and year the newest is active; the others are superseded. */
export function decideStates(sources: readonly Source[]): StateChange {
  const newest = new Map<string, Source>();
  const ordered = [...sources].sort(byAge);
  for (const source of ordered) newest.set(groupOf(source), source);
  const active = ordered.filter((source) => newest.get(groupOf(source)) === source);
  return {
    active,
    activated: active.filter(({ state }) => state !== 'active'),
    superseded: ordered.filter((source) => !active.includes(source)),
  };
}

function groupOf({ kind, schoolYear, sourceKey }: Source): string {
  return JSON.stringify([kind, schoolYear, sourceKey]);
}
