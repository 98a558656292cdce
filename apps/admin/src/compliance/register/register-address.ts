import type { RegisterQuery } from '@zaino/contracts/orders';
import { REGISTER_PATH } from '../register-path';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the address asks for; `today` is the day in Italy, whose month is shown unless told. What makes no sense is as good as left out. */
export function readRegister(parameters: URLSearchParams, today: string): RegisterQuery {
  const month = parameters.get('mese') ?? '';
  const seller = parameters.get('venditore') ?? '';
  return {
    month: MONTH.test(month) ? month : today.slice(0, 7),
    ...(UUID.test(seller) && { seller }),
  };
}

/** The address of the register of a month and a seller, the shop unless told. */
export function registerPath({ month, seller = '' }: RegisterQuery): string {
  const parameters = new URLSearchParams({ mese: month });
  if (seller !== '') parameters.set('venditore', seller);
  return `${REGISTER_PATH}?${parameters.toString()}`;
}

/** The month before, or after. */
export function monthLater(month: string, months: 1 | -1): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
