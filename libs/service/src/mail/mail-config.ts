import { z } from 'zod';

/** What a service that sends mails is told by its environment; its `config.ts` takes these in. */
export const mailVariables = {
  /** The shop's own address: links in mails begin with it, whatever a request says of itself. */
  PUBLIC_URL: z.url(),
  /** `smtp://user:password@host:port`, or `smtps://`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The shop's name in mails. */
  BRAND_NAME: z.string().trim().min(1).max(60).default('Zaino'),
  /** Where people write to: mails name an address at it. */
  BRAND_DOMAIN: z.string().trim().min(1).max(200).default('zaino.example'),
  /** Sender of all mails. */
  MAIL_FROM: z.string().min(3).default('Zaino <noreply@zaino.example>'),
};

export interface MailConfig {
  PUBLIC_URL: string;
  SMTP_URL: string;
  BRAND_NAME: string;
  BRAND_DOMAIN: string;
  MAIL_FROM: string;
}
