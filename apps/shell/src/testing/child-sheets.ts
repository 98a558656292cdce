import type { Child } from '@zaino/contracts/identity';
import { type BoughtBook, orderEndpoints } from '@zaino/contracts/orders';
import { type Adoption, type AdoptionsResponse, schoolsEndpoints } from '@zaino/contracts/schools';
import { clear, getCart, removeChild as forgetChild } from '@zaino/web/cart';
import { answer, type fakeNetwork } from '@zaino/web/fake-network';
import { act, screen, within } from '@testing-library/react';
import { makeChild, makeSession } from './account-factories';
import { serveDashboard } from './dashboard-answers';
import { forgetSession, openAccountPage } from './open-account-page';
import { makeAdoption } from './school-factories';

export const session = makeSession();
export const teo = makeChild();
export const ida = makeChild({
  id: '0f1d6f5e-2f5c-4a53-8d69-97d1c4f1a002',
  nickname: 'Ida',
  classe: '3',
});

export const GRAMMAR = makeAdoption('2', 'B');
export const ATLAS = makeAdoption('2', 'B', {
  isbn: '9788899002228',
  titolo: 'Atlante',
  materia: 'Geografia',
  prezzo: 30.1,
});
export const HISTORY = makeAdoption('3', 'B', {
  isbn: '9788899003331',
  titolo: 'Storia 3',
  materia: 'Storia',
  prezzo: 25,
});

type Answer = Partial<AdoptionsResponse>;

/** Lists of this year, and of the year before by its year. */
export const lists = (adozioni: Adoption[], before: Adoption[] = [], more: Answer = {}) =>
  answer(schoolsEndpoints.adoptions, ({ query }) => ({
    success: true,
    adozioni: query.annoScolastico === 2025 ? before : adozioni,
    annoScolastico: query.annoScolastico ?? 2026,
    anniScolastici: [2026, 2025],
    annoInCorso: 2026,
    tetti: [{ annoCorso: 2, combinazione: null, indirizzo: 'Scuola media', tetto: 120 }],
    ...more,
  }));

/** What the family has bought here. */
export const bought = (...books: BoughtBook[]) =>
  answer(orderEndpoints.boughtBooks, () => ({ books }));

/** Opens the dashboard of a family that is signed in; gives what it asks and where it is. */
export async function openSheets(children: Child[], ...more: Parameters<typeof fakeNetwork>) {
  const served = serveDashboard(children, ...more);
  const page = await openAccountPage('/dashboard', session);
  await screen.findByRole('heading', { name: 'I miei figli' });
  return { ...served, ...page };
}

/** After each test: nothing of the family stays on the device. */
export function forgetFamily(): void {
  forgetSession();
  jest.restoreAllMocks();
  act(() => {
    clear();
    for (const { id } of getCart().children) forgetChild(id);
  });
  localStorage.clear();
}

export const sheetOf = (nickname: string) => within(screen.getByRole('region', { name: nickname }));
/** A group of a sheet's books. */
export const group = (nickname: string, name: RegExp) =>
  within(sheetOf(nickname).getByRole('region', { name }));
