import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import {
  adminImportEndpoints,
  type ChangedClass,
  type ChangedPlace,
  type ChangedSchool,
} from '@zaino/contracts/schools';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { makeImport } from '../testing/make-import';

// Paths with a parameter last: the others are more specific.
const endpoints = {
  verify: adminEndpoints.verify,
  differencesCsv: adminImportEndpoints.differencesCsv,
  differences: adminImportEndpoints.differences,
  changedSchools: adminImportEndpoints.changedSchools,
  changedLists: adminImportEndpoints.changedLists,
};

const counts = {
  classes: 4,
  added: 5,
  dropped: 6,
  volumes: 1,
  prices: 12,
  overCap: 3,
  overCapBefore: 2,
};
const piemonte: ChangedPlace = {
  name: 'Piemonte',
  changedSchools: 2,
  newSchools: 1,
  goneSchools: 0,
  ...counts,
};
const verdi: ChangedSchool = {
  codice: 'TOMM8Z0001',
  schoolYear: 2026,
  nome: 'Scuola Media "G. Verdi"',
  comune: 'Torino',
  provincia: 'Torino',
  regione: 'Piemonte',
  state: 'changed',
  ...counts,
};
const ofClass: ChangedClass = {
  schoolYear: 2026,
  classe: 1,
  sezione: 'A',
  combinazione: '30 ORE SETTIMANALI',
  differences: [
    {
      kind: 'dropped',
      subject: 'Storia',
      before: { isbn: '9788899000004', title: 'Le parole', volume: '1', publisher: 'Vela' },
      after: null,
      euroBefore: 12.5,
      euroAfter: null,
      cap: null,
    },
    {
      kind: 'over-cap',
      subject: '',
      before: null,
      after: null,
      euroBefore: 290,
      euroAfter: 310,
      cap: 299,
    },
  ],
};

function open(path: string, handlers: FakeHandlers<typeof endpoints> = {}) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    differences: () => ({ run: makeImport(), total: piemonte, places: [piemonte] }),
    changedSchools: () => ({ schools: [verdi], total: 1 }),
    ...handlers,
  });
  return { ...openAdminArea(path), asked };
}

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('what an import changed', () => {
  it('is shown by region and by school', async () => {
    open('/admin/books/imports/7');
    await screen.findByRole('heading', { name: /^Differenze del 9 lug 2026/, level: 1 });
    const region = within(screen.getByRole('table', { name: 'Per regione' }));
    expect(region.getByRole('link', { name: 'Piemonte' })).toHaveAttribute(
      'href',
      '/admin/books/imports/7?regione=Piemonte',
    );
    expect(region.getByText('3 (prima 2)')).toBeVisible();
    const school = await screen.findByRole('link', { name: /G\. Verdi/ });
    expect(school).toHaveAttribute('href', '/admin/books/imports/7/TOMM8Z0001');
  });

  it('is asked for as the address says', async () => {
    const queries: object[] = [];
    open('/admin/books/imports/7?regione=Piemonte&provincia=Torino&tipo=dropped&cerca=verdi', {
      changedSchools: (query) => {
        queries.push(query);
        return { schools: [], total: 0 };
      },
    });
    await screen.findByText('Nessuna scuola con queste differenze.');
    expect(queries[0]).toEqual({
      region: 'Piemonte',
      province: 'Torino',
      kind: 'dropped',
      search: 'verdi',
      page: 1,
    });
    const kinds = within(screen.getByRole('navigation', { name: 'Tipi di differenze' }));
    expect(kinds.getByRole('link', { name: /Libri tolti/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('is not there yet while it is compared', async () => {
    open('/admin/books/imports/7', {
      differences: () => ({
        run: makeImport({ comparison: 'pending' }),
        total: piemonte,
        places: [],
      }),
    });
    expect(await screen.findByText('Il confronto è in corso.')).toBeVisible();
  });

  it('is nothing where there was nothing to compare', async () => {
    open('/admin/books/imports/7', {
      differences: () => ({ run: makeImport({ comparison: 'none' }), total: piemonte, places: [] }),
    });
    expect(await screen.findByText(/non c’è niente da confrontare/)).toBeVisible();
  });

  it('says that it did not come, or that there is no such import', async () => {
    const { router } = open('/admin/books/imports/7', { differences: serviceDown });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
    jest.restoreAllMocks();
    fakeService(endpoints, {
      verify: () => ({ success: true as const, user: ADMIN }),
      differences: () => Response.json({ code: 'not-found', detail: 'Non c’è.' }, { status: 404 }),
      changedSchools: serviceDown,
    });
    await router.navigate('/admin/books/imports/8');
    expect(await screen.findByText('Importazione non trovata')).toBeVisible();
  });

  it('is exported as it is filtered', async () => {
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    const { asked } = open('/admin/books/imports/7?tipo=dropped', {
      differencesCsv: () => new Response('a;b', { headers: { 'content-type': 'text/csv' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Esporta CSV' }));
    const path = '/api/admin/book-imports/7/differences.csv?kind=dropped';
    await waitFor(() => expect(asked.mock.calls.map(([one]) => one)).toContain(path));
  });
});

describe('what an import changed in a school', () => {
  it('is shown class by class', async () => {
    open('/admin/books/imports/7/TOMM8Z0001', {
      changedLists: () => ({ run: makeImport(), schools: [verdi], classes: [ofClass] }),
    });
    await screen.findByRole('heading', { name: 'Scuola Media "G. Verdi"', level: 1 });
    const first = within(screen.getByRole('region', { name: /^Classe 1 A/ }));
    expect(first.getByRole('row', { name: /Tolto/ })).toHaveTextContent('Le parole 1');
    const cap = first.getByRole('row', { name: /Oltre il tetto/ });
    expect(cap).toHaveTextContent(/310,00/);
    expect(cap).toHaveTextContent(/299,00/);
  });

  it('is nothing of a school that was not touched', async () => {
    open('/admin/books/imports/7/TOMM8Z9999', {
      changedLists: () => Response.json({ code: 'not-found', detail: 'Non c’è.' }, { status: 404 }),
    });
    expect(await screen.findByText(/non ha cambiato liste di questa scuola/)).toBeVisible();
  });
});
