import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { adminBookEndpoints, type BookRow, bookStates } from '@zaino/contracts/schools';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { makeBookRow } from './make-book';

/** Calls of the page and of a book. Paths with a parameter last: the others are more specific. */
export const booksEndpoints = {
  verify: adminEndpoints.verify,
  list: adminBookEndpoints.list,
  undo: adminBookEndpoints.undo,
  previewOnix: adminBookEndpoints.previewOnix,
  importOnix: adminBookEndpoints.importOnix,
  fetcher: adminBookEndpoints.fetcher,
  previewBulk: adminBookEndpoints.previewBulk,
  changeBulk: adminBookEndpoints.changeBulk,
  schools: adminBookEndpoints.schools,
  read: adminBookEndpoints.read,
};

const fetcher = { fonte: null, inAttesa: 0, trovati: 0, nonTrovati: 0, falliti: 0 };

export const changeId = '4f5b2f1e-6a53-4d0e-9a39-0d1c8f6a2b10';

/** One that is enriched. */
export const atlas = makeBookRow({
  isbn: '9788800000024',
  titolo: 'Atlante',
  enriched: true,
  conCopertina: true,
  conDescrizione: true,
  scuole: 1,
  classi: 1,
});
/** One whose code has a wrong check digit. */
const broken = makeBookRow({
  isbn: '9788800000009',
  titolo: 'Rotto',
  tipo: 'dummy',
  prezzo: null,
});

/** A page of the list. */
export const listOf = (libri: BookRow[], more: object = {}) => ({
  libri,
  totale: libri.length,
  stati: bookStates.map((stato) => ({ stato, libri: stato === 'arricchiti' ? 1 : 0 })),
  annoScolastico: 2026,
  scuola: null,
  scuole: [],
  ...more,
});

/** Opens the list of books: an ordinary one, one that is enriched, and one that is none. */
export async function openBooks(handlers: FakeHandlers<typeof booksEndpoints> = {}, search = '') {
  installFakeDialog();
  fakeLayout();
  setAdminToken(newToken());
  const asked = fakeService(booksEndpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    list: () => listOf([makeBookRow(), atlas, broken]),
    fetcher: () => fetcher,
    ...handlers,
  });
  const area = openAdminArea(`/admin/books${search}`);
  await screen.findByRole('heading', { name: 'Libri', level: 1 });
  const queries = () =>
    asked.mock.calls
      .map(([path]) => new URL(path as string, 'http://localhost'))
      .filter(({ pathname }) => pathname === adminBookEndpoints.list.path)
      .map(({ searchParams }) => Object.fromEntries(searchParams));
  return { ...area, asked, queries, user: userEvent.setup() };
}

/** The line of a book. */
export const line = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
