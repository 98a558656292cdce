import type { MailSubject } from './mail-subject';

/** Where it goes. */
export function deliveryWords({ file }: MailSubject): string {
  const { address, pickupPoint } = file.order;
  if (pickupPoint !== null) {
    const { name, address: street, city } = pickupPoint;
    return `Ritiro in libreria: ${name}, ${street}, ${city}.`;
  }
  if (address === null) return '';
  return `Consegna a: ${address.address}, ${address.postalCode} ${address.city}.`;
}
