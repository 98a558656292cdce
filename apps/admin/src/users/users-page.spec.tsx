import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminEndpoints,
  dataRequestEndpoints,
  type ListedUser,
  STAFF_USER_LIMIT,
  staffUserEndpoints,
} from '@zaino/contracts/identity';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { grantAccess } from '../login/access';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';
import { makeListedUser } from './testing/make-user';

const endpoints = {
  verify: adminEndpoints.verify,
  list: staffUserEndpoints.list,
  requests: dataRequestEndpoints.list,
};

const shop = makeListedUser({
  id: '6f0e2f52-64f1-4f5c-9d4b-1f5b1c2d3e4f',
  kind: 'bookshop',
  name: 'Paolo Ricci',
  isEmailVerified: false,
  createdAt: '2026-08-01T08:00:00.000Z',
});
const late = makeListedUser({
  id: '4f0e2f52-64f1-4f5c-9d4b-1f5b1c2d3e4f',
  name: 'Luca Verdi',
  isSuspended: true,
  requestDueOn: '2026-10-14',
  createdAt: '2026-07-01T08:00:00.000Z',
});

const listOf = (users: ListedUser[], more: object = {}) => ({
  users,
  total: users.length,
  next: null,
  kinds: [
    { kind: 'family' as const, users: 1_200 },
    { kind: 'bookshop' as const, users: 12 },
  ],
  ...more,
});

async function open(handlers: FakeHandlers<typeof endpoints> = {}, search = '') {
  installFakeDialog();
  fakeLayout();
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    list: () => listOf([makeListedUser(), shop, late]),
    requests: () => ({ requests: [], total: 0, open: 3, late: 1 }),
    ...handlers,
  });
  const area = openAdminArea(`/admin/users${search}`);
  await screen.findByRole('heading', { name: 'Utenti', level: 1 });
  const queries = () =>
    asked.mock.calls
      .map(([path]) => new URL(path as string, 'http://localhost'))
      .filter(({ pathname }) => pathname === staffUserEndpoints.list.path)
      .map(({ searchParams }) => Object.fromEntries(searchParams));
  return { ...area, queries, user: userEvent.setup() };
}

const line = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the list of accounts', () => {
  it('shows who there is, with addresses masked, and what is to be known of each', async () => {
    await open();
    expect(screen.getByRole('grid', { name: 'Utenti' })).toBeVisible();
    expect(line('Maria Rossi')).toHaveTextContent('m•••@p•••.example');
    expect(line('Maria Rossi')).toHaveTextContent('Famiglia');
    expect(line('Paolo Ricci')).toHaveTextContent('E-mail da confermare');
    expect(line('Luca Verdi')).toHaveTextContent('Sospeso');
    expect(line('Luca Verdi')).toHaveTextContent('Richiesta entro il 14 ott 2026');
    const link = within(line('Paolo Ricci')).getByRole('link', { name: 'Apri Paolo Ricci' });
    expect(link).toHaveAttribute('href', `/admin/users/${shop.id}`);
  });

  it('leads to the requests, with how many wait, and to the admins', async () => {
    await open();
    expect(
      await screen.findByRole('link', { name: 'Richieste sui dati (3), 1 in ritardo' }),
    ).toHaveAttribute('href', '/admin/users/requests');
    expect(screen.getByRole('link', { name: 'Amministratori' })).toHaveAttribute(
      'href',
      '/admin/admins',
    );
  });

  it('is searched and filtered by the service, and the address keeps it', async () => {
    const { user, router, queries } = await open();
    const search = screen.getByRole('searchbox', { name: /Nome, e-mail intera/ });
    await user.type(search, 'maria@posta.example');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Libreria (12)');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stato' }), 'Sospesi');
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?cerca=maria%40posta.example&tipo=bookshop&stato=suspended',
      ),
    );
    await waitFor(() =>
      expect(queries().at(-1)).toEqual({
        search: 'maria@posta.example',
        kind: 'bookshop',
        state: 'suspended',
        limit: '100',
      }),
    );
  });

  it('reads the next page behind the last line', async () => {
    const total = STAFF_USER_LIMIT + 1;
    const full = Array.from({ length: STAFF_USER_LIMIT }, (_, at) =>
      makeListedUser({ id: makeListedUser().id.slice(0, -3) + String(100 + at) }),
    );
    const next = `2026-09-01T08:00:00.000Z~${makeListedUser().id}`;
    const { user, queries } = await open({
      list: ({ after }) =>
        after === undefined ? listOf(full, { total, next }) : listOf([shop], { total }),
    });
    const counted = { selector: 'p' };
    expect(
      screen.getByText(`${total} utenti, ${STAFF_USER_LIMIT} mostrati`, counted),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mostra altri utenti' }));
    expect(await screen.findByText(`${total} utenti`, counted)).toBeVisible();
    expect(queries().at(-1)).toMatchObject({ after: next });
    expect(screen.queryByRole('button', { name: 'Mostra altri utenti' })).toBeNull();
  });

  it('opens an account by Enter, and an admin where admins are', async () => {
    const admin = makeListedUser({ kind: 'admin', name: 'direzione', maskedEmail: null });
    const { user, address } = await open({ list: () => listOf([admin], { kinds: [] }) });
    expect(within(line('direzione')).getByRole('link')).toHaveAttribute('href', '/admin/admins');
    await user.keyboard('j{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/admins'));
  });

  it('shows the keys', async () => {
    const { user } = await open();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Scorciatoie da tastiera' })).toBeVisible();
  });

  it('says that nothing was found', async () => {
    await open({ list: () => listOf([]) }, '?cerca=niente');
    expect(screen.getByText('Nessun utente trovato', { selector: 'p' })).toBeVisible();
  });

  it('says that it did not come, and stands without the count of requests', async () => {
    await open({ list: serviceDown, requests: serviceDown });
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Richieste sui dati' })).toBeVisible();
  });

  it('is not for admins who may not do everything', async () => {
    fakeService(endpoints, {});
    grantAccess(newToken(), { ...ADMIN, areas: ['catalogue', 'orders', 'blog', 'money'] });
    openAdminArea('/admin/users');
    expect(
      await screen.findByRole('heading', { name: 'Questa pagina è per altri incarichi' }),
    ).toBeVisible();
  });
});
