import type { RegisterQuery } from '@zaino/contracts/orders';
import { readMonth } from '../address-month';
import { REGISTER_PATH } from '../register-path';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the address asks for; a seller that cannot be is as good as left out. */
export function readRegister(parameters: URLSearchParams, today: string): RegisterQuery {
  const seller = parameters.get('venditore') ?? '';
  return { month: readMonth(parameters, today), ...(UUID.test(seller) && { seller }) };
}

/** The address of the register of a month and a seller, the shop unless told. */
export function registerPath({ month, seller = '' }: RegisterQuery): string {
  const parameters = new URLSearchParams({ mese: month });
  if (seller !== '') parameters.set('venditore', seller);
  return `${REGISTER_PATH}?${parameters.toString()}`;
}
