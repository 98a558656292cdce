/** Of a moment, to the millisecond, in UTC. */
export const moment = { type: 'datetime', precision: 3 } as const;

/** Of a sum in whole cents. */
export const cents = { type: 'int', unsigned: true } as const;

const exact = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** Of a UUID in lower case. */
export const uuid = { type: 'char', length: 36, ...exact } as const;

/** Of a word of our own or of the payment provider, compared letter by letter. */
export const token = (length: number) => ({ type: 'varchar', length, ...exact }) as const;

/** Of text that a person wrote. */
export const words = (length: number) => ({ type: 'varchar', length }) as const;

/** Of JSON that may be longer than the 64 kB of `simple-json`. */
export const json = {
  type: 'mediumtext',
  transformer: {
    to: (value: unknown) => JSON.stringify(value),
    from: (text: string) => JSON.parse(text) as unknown,
  },
} as const;
