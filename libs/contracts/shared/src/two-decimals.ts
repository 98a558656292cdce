import * as z from 'zod/mini';

/** A check of numbers: euro in whole cents, per cent in hundredths. */
export const twoDecimals = () =>
  z.refine<number>((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), {
    error: 'Scrivi al massimo due decimali',
  });
