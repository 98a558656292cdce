import { DAC7_FIRST_YEAR } from '@zaino/contracts/orders';
import { DAC7_PATH } from '../dac7-path';

/** The year that an address names; the one that is reported next where it names none that can be: in January the year before. */
export function readYear(parameters: URLSearchParams, today: string): number {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const asked = Number(parameters.get('anno'));
  if (Number.isInteger(asked) && asked >= DAC7_FIRST_YEAR && asked <= year) return asked;
  return month === 1 ? year - 1 : year;
}

/** The address of a year. */
export function dac7Path(year: number): string {
  return `${DAC7_PATH}?anno=${year}`;
}
