import type { ChildChanges } from '@zaino/contracts/identity';

/** Input for a child of its own. */
export const aChild = (fields: Partial<ChildChanges> = {}): ChildChanges => ({
  nickname: 'Ada',
  schoolCode: 'TNMM00001A',
  schoolName: 'Scuola Media Prati',
  schoolYear: 2026,
  classe: '2',
  sezione: 'B',
  ...fields,
});
