const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The month (`2026-09`) that an address names; that of `today`, the day in Italy, where it names none that can be. */
export function readMonth(parameters: URLSearchParams, today: string): string {
  const month = parameters.get('mese') ?? '';
  return MONTH.test(month) ? month : today.slice(0, 7);
}

/** The month before, or after. */
export function monthLater(month: string, months: 1 | -1): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
