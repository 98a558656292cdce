import { z } from 'zod';
import { type CompanyConfig, companyVariables } from '../company/company-config';

/** What a service that sends mails is told by its environment; its `config.ts` takes these in. */
export const mailVariables = {
  // Mails name an address to write to.
  ...companyVariables,
  /** The shop's own address: links in mails begin with it, whatever a request says of itself. */
  PUBLIC_URL: z.url(),
  /** `smtp://user:password@host:port`, or `smtps://`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The shop's name in mails. */
  BRAND_NAME: z.string().trim().min(1).max(60).default('Zaino'),
  /** Sender of all mails. */
  MAIL_FROM: z.string().min(3).default('Zaino <noreply@zaino.example>'),
  /** Multiplies how many mails a sender may cause and a mailbox get, for tests and benchmarks. */
  MAIL_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
};

export interface MailConfig extends CompanyConfig {
  PUBLIC_URL: string;
  SMTP_URL: string;
  BRAND_NAME: string;
  MAIL_FROM: string;
  MAIL_LIMIT_FACTOR: number;
}
