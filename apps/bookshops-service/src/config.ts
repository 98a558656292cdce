import { USUAL_BOOKSHOP_FEE_PERCENT } from '@zaino/contracts/bookshops';
import { parseConfig, serviceConfigSchema, serviceKeySchema } from '@zaino/service/parse-config';
import { z } from 'zod';

const percent = z.coerce.number().min(0).max(50);

/** What bookshops pay, and what for (`GET /api/bookshop-plans`). */
export const planVariables = {
  /** Of the books that a bookshop with a payment account sells; the orders service takes it, as it is told with the bookshop. */
  BOOKSHOP_FEE_PERCENT: percent.default(USUAL_BOOKSHOP_FEE_PERCENT),
  /** The same for a bookshop with the paid plan. */
  BOOKSHOP_PLAN_FEE_PERCENT: percent.default(3),
  /** The paid plan a month, in cents before VAT. */
  BOOKSHOP_PLAN_MONTHLY_CENTS: z.coerce.number().int().min(0).max(100_000).default(1_900),
  /** Its price at the payment provider (`price_…`); nobody can take the plan while it is empty. */
  BOOKSHOP_PLAN_PRICE_ID: z.string().max(64).default(''),
  /** Days before its first payment. */
  BOOKSHOP_PLAN_TRIAL_DAYS: z.coerce.number().int().min(0).max(365).default(30),
  /** Colleagues with an account of their own. */
  BOOKSHOP_PLAN_COLLEAGUES: z.coerce.number().int().min(0).max(100).default(5),
};
export type PlanSettings = z.infer<z.ZodObject<typeof planVariables>>;

/** Of the figures of a bookshop. */
export const figureVariables = {
  /** What a bookshop keeps of a book before any discount, in percent, where it has not said so itself. */
  BOOKSHOP_MARGIN_PERCENT: z.coerce.number().min(0).max(60).default(20),
};
export type FigureSettings = z.infer<z.ZodObject<typeof figureVariables>>;

const schema = serviceConfigSchema.extend({
  ...planVariables,
  ...figureVariables,
  PORT: z.coerce.number().int().min(0).max(65535).default(4303),
  /** Memory for pictures that were served lately, in MB. */
  ANSWER_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  /** `mysql://user:password@host:port/schema` of the bookshops schema. */
  MYSQL_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Bookshops live at sub-domains of this, with its port where it has one. */
  PUBLIC_URL: z.url(),
  /** Where the identity service listens: it knows the owners, and writes to them. */
  IDENTITY_URL: z.url().default('http://127.0.0.1:4302'),
  /** Where the orders service listens: it asks the payment provider about accounts. */
  ORDERS_URL: z.url().default('http://127.0.0.1:4305'),
  /** Where the schools service listens: it knows the schools that a bookshop chooses. */
  SCHOOLS_URL: z.url().default('http://127.0.0.1:4301'),
  /** The European register of partite IVA; none is asked while it is empty. */
  VIES_URL: z
    .literal('')
    .transform(() => undefined)
    .or(z.url({ protocol: /^https?$/ }))
    .optional(),
  SERVICE_KEY: serviceKeySchema,
});
export type Config = z.infer<typeof schema>;

export function readConfig(): Config {
  return parseConfig(schema);
}
