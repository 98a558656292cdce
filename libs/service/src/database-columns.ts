/** Of a moment, to the millisecond, in UTC. */
export const moment = { type: 'datetime', precision: 3 } as const;

/** Of a number that a table gives to its rows. */
export const number = { type: 'int', unsigned: true } as const;

/** Of a sum in whole cents. */
export const cents = { type: 'int', unsigned: true } as const;

/** Of a UUID in lower case. */
export const uuid = {
  type: 'char',
  length: 36,
  charset: 'ascii',
  collation: 'ascii_bin',
} as const;

/** Of the first 32 hexadecimal digits of a hash. */
export const hash = {
  type: 'char',
  length: 32,
  charset: 'ascii',
  collation: 'ascii_bin',
} as const;

/** Of JSON that may be longer than the 64 kB of `simple-json`. */
export const json = {
  type: 'mediumtext',
  transformer: {
    to: (value: unknown) => JSON.stringify(value),
    from: (text: string) => JSON.parse(text) as unknown,
  },
} as const;
