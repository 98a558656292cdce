import { z } from 'zod';

const address = (port: number) => z.url().default(`http://127.0.0.1:${port}`);

/** Where each domain's service listens, which is asked what it gives: the name before `_URL` is the domain's. */
export const partnerVariables = {
  SCHOOLS_URL: address(4301),
  /** It keeps the audit log, too. */
  IDENTITY_URL: address(4302),
  BOOKSHOPS_URL: address(4303),
  CATALOGUE_URL: address(4304),
  ORDERS_URL: address(4305),
  /** The worker makes calls too; where it is unset they are taken to be those of the orders service. */
  ORDERS_WORKER_URL: z.url().optional(),
  BLOG_URL: address(4306),
  /** It tells how visits went, too. */
  ANALYTICS_URL: address(4307),
  /** The registry's own: it asks itself like all others. */
  RELEASES_URL: address(4308),
};

/** Where each service listens by its domain, workers by their names (`orders-worker`). */
export function partnersOf(
  config: z.output<z.ZodObject<typeof partnerVariables>>,
): Record<string, string> {
  const names = Object.keys(partnerVariables) as (keyof typeof partnerVariables)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const url = config[name];
      return url === undefined ? [] : [[domainOf(name), url]];
    }),
  );
}

/** As in `gift-cards` of `GIFT_CARDS_URL`. */
export const domainOf = (variable: string) =>
  variable.replace(/_URL$/, '').toLowerCase().replaceAll('_', '-');
