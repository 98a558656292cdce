import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints, type OwnTenant, type TenantChanges } from '@zaino/contracts/bookshops';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { openDesk } from './open-desk';

const found = answer(schoolsEndpoints.schools, () => ({
  scuole: [
    {
      codiceScuola: 'CRMM8ZZ01L',
      nomeScuola: 'Scuola media Irma Valsecchi',
      indirizzo: 'Via dei Tigli 14',
      cap: '26100',
      comune: 'Cremona',
      provincia: 'Cremona',
      siglaProvincia: 'CR',
      regione: 'Lombardia',
      tipologiaGrado: 'Scuola primo grado',
      caratteristica: null,
      regioneAutonoma: false,
      codiceIstituto: null,
      nomeIstituto: null,
      conAdozioni: true,
      scuoleConLista: 0,
    },
  ],
  totale: 1,
  tipologie: [],
  caratteristiche: [],
}));

/** Opens the bookshop's page; the service keeps what it is sent, and gives it to see. */
export async function openShop(tenant: OwnTenant, ...more: Parameters<typeof fakeNetwork>) {
  const sent: TenantChanges[] = [];
  let now = tenant;
  const update = answer(bookshopsEndpoints.updateTenant, ({ body, params }) => {
    expect(params.id).toBe(tenant.id);
    sent.push(body);
    const { schools, ...rest } = body;
    const named = schools?.map((code) => ({ code, name: `Scuola ${code}` }));
    now = { ...now, ...rest, ...(named && { schools: named }) };
    return now;
  });
  fakeNetwork(
    answer(bookshopsEndpoints.tenant, () => now),
    found,
    update,
    ...more,
  );
  await openDesk('/dashboard/negozio');
  return sent;
}

/** What the service answers a change with, whatever it is. */
export const changing = (
  handler: Parameters<typeof answer<typeof bookshopsEndpoints.updateTenant>>[1],
) => answer(bookshopsEndpoints.updateTenant, handler);

/** A section of the page by its title. */
export const section = (name: string) => within(screen.getByRole('region', { name }));

export const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
