/** No foreign keys: the holder is of one of two tables, and the deletion of an account names these tables itself. */
export const holderKindColumn = {
  type: 'varchar',
  length: 8,
  name: 'holder_kind',
  charset: 'ascii',
  collation: 'ascii_bin',
} as const;

export const holderIdColumn = { type: 'char', length: 36, name: 'holder_id' } as const;

export const moment = (name: string) => ({ type: 'datetime', precision: 3, name }) as const;

export const ascii = (name: string, length: number) =>
  ({ type: 'varchar', length, name, charset: 'ascii', collation: 'ascii_bin' }) as const;
