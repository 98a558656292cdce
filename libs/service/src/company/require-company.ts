import { z } from 'zod';
import { isOnThisMachine } from '../is-on-this-machine';
import { companyVariables } from './company-config';

const STRIPE_API_URL = 'https://api.stripe.com';

/** What tells a shop for customers from the demo; each process has it in its environment, whether it uses it or not. */
export const realShopVariables = {
  /** The demo's company will not do; the images of containers set it, and a start that was given real keys. */
  COMPANY_REQUIRED: z.stringbool().default(false),
  SMTP_URL: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_API_URL: z.string().default(STRIPE_API_URL),
};

type Settings = Partial<Record<string, unknown>>;

/** A company outside Italy has no certified mail. */
const isNeeded = (name: string) => name !== 'COMPANY_PEC';

/** Names of the settings of the company that are not there. */
export function missingCompanySettings(settings: Settings): string[] {
  const isMissing = (name: string) => (settings[name] ?? '') === '';
  return Object.keys(companyVariables).filter((name) => isNeeded(name) && isMissing(name));
}

/**
 * Refuses a configuration with the demo's company where mails leave this machine, where payments are made at a provider
 * outside it, or where it is told to; all that is missing is named at once, beside whatever else is wrong:
 * `schema.superRefine(requireCompany, evenWhereOthersFail)`.
 */
export function requireCompany(settings: Settings, context: z.core.$RefinementCtx): void {
  const message = reasonFor(settings);
  if (message === undefined) return;
  for (const name of missingCompanySettings(settings)) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
}

export const evenWhereOthersFail = { when: () => true };

/** Whether these are the settings of a shop for customers. */
export function isRealShop(settings: Settings): boolean {
  return reasonFor(settings) !== undefined;
}

function reasonFor(settings: Settings): string | undefined {
  const { COMPANY_REQUIRED, SMTP_URL, STRIPE_SECRET_KEY } = settings;
  if (isElsewhere(SMTP_URL)) return 'needed where SMTP_URL sends real mails';
  if (isSet(STRIPE_SECRET_KEY) && isElsewhere(settings.STRIPE_API_URL ?? STRIPE_API_URL)) {
    return 'needed where STRIPE_SECRET_KEY takes real payments';
  }
  return COMPANY_REQUIRED === true ? 'needed for a shop with customers' : undefined;
}

const isSet = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isElsewhere = (url: unknown) => isSet(url) && URL.canParse(url) && !isOnThisMachine(url);
