import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { fakeService, serviceDown } from '@zaino/web/fake-service';
import { openAdminArea } from '../testing/open-admin-area';

const TOKEN = 'x'.repeat(43);
const PAGE = '/admin/login/link';
const done = () => ({ success: true as const });
const invalidLink = () =>
  Response.json(
    { type: 'about:blank', title: 'x', status: 400, code: 'invalid-link', error: 'x' },
    { status: 400 },
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (asked: ReturnType<typeof fakeService>) =>
  asked.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the way back of a locked admin', () => {
  it('is offered at the sign-in', async () => {
    fakeService(adminEndpoints, {});
    openAdminArea('/admin/login');
    const name = 'Accesso bloccato? Ricevi un link via e-mail';
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', PAGE);
  });

  it('says the same of every name', async () => {
    const asked = fakeService(adminEndpoints, { requestAccess: done });
    openAdminArea(PAGE);
    await userEvent.type(await screen.findByLabelText('Username'), ' direzione ');
    await press('Inviami il link');
    expect(await heading('Controlla la posta')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(/Se questo username è di/);
    expect(bodies(asked)).toEqual([{ username: 'direzione' }]);
    await press('Usa un altro username');
    expect(await screen.findByLabelText('Username')).toHaveValue('');
  });

  it('wants a name', async () => {
    const asked = fakeService(adminEndpoints, {});
    openAdminArea(PAGE);
    await press('Inviami il link');
    const field = screen.getByLabelText('Username');
    expect(field).toHaveAccessibleDescription('Scrivi il tuo username');
    expect(field).toHaveFocus();
    await userEvent.type(field, 'd');
    expect(field).toBeValid();
    expect(asked.mock.calls.map(([u]) => u)).toEqual([]);
  });

  it('says where the service is away, and keeps the name', async () => {
    fakeService(adminEndpoints, { requestAccess: serviceDown });
    openAdminArea(PAGE);
    await userEvent.type(await screen.findByLabelText('Username'), 'direzione');
    await press('Inviami il link');
    expect(await screen.findByRole('alert')).toHaveTextContent(/momentaneamente/);
    expect(screen.getByLabelText('Username')).toHaveValue('direzione');
  });

  it('opens with a press on the button alone, and takes the link out of the address', async () => {
    const asked = fakeService(adminEndpoints, { openAccess: done });
    const { address } = openAdminArea(`${PAGE}?token=${TOKEN}`);
    await heading('Sblocca l’accesso');
    expect(address()).toBe(PAGE);
    expect(asked).not.toHaveBeenCalled();
    await press('Sblocca l’accesso');
    expect(await heading('Accesso sbloccato')).toHaveFocus();
    expect(bodies(asked)).toEqual([{ token: TOKEN }]);
    expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/admin/login');
  });

  it('offers another link where one is no longer valid', async () => {
    fakeService(adminEndpoints, { openAccess: invalidLink });
    openAdminArea(`${PAGE}?token=${TOKEN}`);
    await press('Sblocca l’accesso');
    expect(await heading('Il link non è più valido')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Inviami il link' })).toBeEnabled();
  });
});
