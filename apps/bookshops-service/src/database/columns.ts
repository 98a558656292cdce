export { moment, uuid } from '@zaino/service/database-columns';

/** Of text that a person wrote; empty where nothing was. */
export function words(name: string, length: number) {
  return { type: 'varchar', length, name, default: '' } as const;
}

/** Compared letter by letter: `domainSchema` has left lower case and no accents. */
export const domainName = {
  type: 'varchar',
  length: 40,
  charset: 'ascii',
  collation: 'ascii_bin',
} as const;

/** Id of an account at the payment provider. */
export const accountId = {
  type: 'varchar',
  length: 64,
  charset: 'ascii',
  collation: 'ascii_bin',
} as const;

/** A word of our own. */
export function keyword(name: string, length: number) {
  return { type: 'varchar', length, name, charset: 'ascii', collation: 'ascii_bin' } as const;
}

/** Of percent with a tenth. */
export const percent = {
  type: 'decimal',
  precision: 4,
  scale: 1,
  transformer: {
    to: (value: number | null) => value,
    from: (text: string | null) => (text === null ? null : Number(text)),
  },
} as const;
