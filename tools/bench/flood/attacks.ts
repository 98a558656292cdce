import { randomBytes } from 'node:crypto';

const random = () => randomBytes(8).toString('hex');
const letters = () =>
  random()
    .replaceAll(/[0-9]/g, (digit) => 'GHIJKLMNOP'.charAt(Number(digit)))
    .toUpperCase();

/** What an attacker asks for, another page each time. */
export const attacks: Record<string, () => string> = {
  'unread parameter': () => `/products?search=zaino&x=${random()}`,
  'random search': () => `/products?search=${random()}`,
  'random school': () => `/scuola/RM${letters().slice(0, 8)}`,
  'random call': () => `/api/getproducts?search=${random()}`,
};

export const attackNames = Object.keys(attacks);

/** What an attack was answered with: how often, by status; 0 is a connection that was cut. */
export type AnswersByStatus = Record<number, number>;
