import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { authEndpoints } from '@zaino/contracts/identity';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { makeSession } from './account-factories';

/** Who has registered. */
export const ada = makeSession();
export const made = () => ({ ...ada, tenant: null });

const passwords = answer(authEndpoints.provider, () => ({
  kind: 'password' as const,
  startPath: null,
  name: null,
}));

type RegisterHandler = Parameters<typeof answer<typeof authEndpoints.register>>[1];
export type DomainHandler = Parameters<
  typeof answer<typeof bookshopsEndpoints.domainAvailability>
>[1];

/** Of a domain that nobody has. */
export const free = () => ({ isAvailable: true, reason: null });

/** What the services answer to the form. */
export const registrationNetwork = (
  register: RegisterHandler = made,
  domain: DomainHandler = free,
) =>
  fakeNetwork(
    passwords,
    answer(authEndpoints.register, register),
    answer(bookshopsEndpoints.domainAvailability, domain),
  );

export const tab = (name: string) => screen.findByRole('tab', { name });
export const field = (name: string) => screen.getByLabelText(name);
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Registrati' }));

/** Into each field of the form. */
export const typed = {
  'Nome e cognome': 'Ada Maria Bonetti',
  'E-mail': 'ada@posta.example',
  'Nome della libreria': 'Libreria Portici',
  'Dominio della libreria': 'portici',
  Password: 'segreta',
  'Conferma password': 'segreta',
};

/** As a bookshop, whose form has all fields. */
export async function fill(changes: Partial<typeof typed> = {}) {
  await userEvent.click(await tab('Libreria'));
  for (const [name, text] of Object.entries({ ...typed, ...changes })) {
    const found = screen.queryByLabelText(name);
    if (!found || text === '') continue;
    await userEvent.click(found);
    await userEvent.paste(text);
  }
}
