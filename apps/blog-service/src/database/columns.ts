export { hash, json, moment, number, uuid } from '@zaino/service/database-columns';

/** Of a name as it stands in an address. */
export const slug = {
  type: 'varchar',
  length: 120,
  charset: 'ascii',
  collation: 'ascii_bin',
} as const;

/** Of a word of articles, as the search knows it. */
export const searchWord = {
  type: 'varchar',
  length: 40,
  charset: 'ascii',
  collation: 'ascii_bin',
} as const;
