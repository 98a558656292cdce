import { type TestPerson } from '@zaino/browser-testing/account';
import type { Hands } from '@zaino/browser-testing/hands';
import { expect, type Page } from '@playwright/test';

const contact = { firstName: 'Anna Maria', lastName: 'Rossi', phone: '0372 123456' };

/** A part of the checkout under its heading. */
const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Fills what a new customer has to say: whom to write to and where the parcel goes. */
export async function fillCheckout(page: Page, hands: Hands, { email }: TestPerson): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Cassa' })).toBeVisible();
  const contacts = part(page, 'I tuoi contatti');
  await hands.write(contacts.getByLabel('Nome', { exact: true }), contact.firstName);
  await hands.write(contacts.getByLabel('Cognome'), contact.lastName);
  await hands.write(contacts.getByLabel('E-mail'), email);
  await hands.write(contacts.getByLabel('Telefono'), contact.phone);
  const delivery = part(page, 'Consegna');
  await hands.write(delivery.getByLabel('CAP'), '26100');
  // The only comune of its postal code.
  await expect(delivery.getByLabel('Comune')).toHaveValue('Cremona');
  await hands.write(delivery.getByLabel('Via e numero civico'), 'Via Dante 7');
}

/** Fills whom to write to where the account's proven e-mail stands there already. */
export async function writeContacts(page: Page, hands: Hands): Promise<void> {
  const contacts = part(page, 'I tuoi contatti');
  await hands.write(contacts.getByLabel('Nome', { exact: true }), contact.firstName);
  await hands.write(contacts.getByLabel('Cognome'), contact.lastName);
  await hands.write(contacts.getByLabel('Telefono'), contact.phone);
}

/** Asks for an invoice to a person, at the address of the delivery. */
export async function askForInvoice(page: Page, hands: Hands): Promise<void> {
  const invoice = part(page, 'Fattura');
  await hands.use(invoice.getByRole('checkbox', { name: 'Mi serve la fattura' }));
  await hands.write(invoice.getByLabel('Nome e cognome'), 'Anna Maria Rossi');
  await hands.write(invoice.getByLabel('Codice fiscale'), 'RSSNMR80A41D150P');
}

/** The button that obliges to pay, once prices were checked. */
export async function sendOrder(page: Page, hands: Hands): Promise<void> {
  const button = page.getByRole('button', { name: 'Ordine con obbligo di pagare' });
  await expect(button).toBeEnabled();
  await hands.use(button);
}
