/** The digits of a phone number as people in Italy say it: without the country's own prefix. */
export function phoneDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^(?:00)?39(?=\d{9})/, '');
}
