import { counted, type Noun } from '@zaino/data-table/count-words';

/** What has become of so many rows: `1 ordine consegnato`, `3 ordini consegnati`. */
export const doneWords = (noun: Noun) => (one: string, many: string) => (count: number) =>
  `${counted(noun, count)} ${count === 1 ? one : many}`;
