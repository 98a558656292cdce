export { cents, json, moment, number, uuid } from '@zaino/service/database-columns';

const exact = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** Of a word of our own or of the payment provider, compared letter by letter. */
export const token = (length: number) => ({ type: 'varchar', length, ...exact }) as const;

/** Of text that a person wrote. */
export const words = (length: number) => ({ type: 'varchar', length }) as const;
