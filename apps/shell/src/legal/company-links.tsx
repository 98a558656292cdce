import { phoneUrl } from '@zaino/web/company';

/** An e-mail address of the company as a link. */
export function MailLink({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}

/** A telephone number as a link. */
export function PhoneLink({ to }: { to: string }) {
  return <a href={phoneUrl(to)}>{to}</a>;
}
