import { screen, waitFor } from '@testing-library/react';
import { adminEndpoints } from '@zaino/contracts/identity';
import { fakeService, serviceDown } from '@zaino/web/fake-service';
import { getAdminToken, setAdminToken } from '@zaino/web/session';
import { mayEnter } from '../login';
import { hasAccessEnded } from './access';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('who may enter', () => {
  it('is nobody without a token, and nobody is asked', async () => {
    const asked = fakeService(adminEndpoints, {});
    expect(await mayEnter()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is an admin, who is asked for once', async () => {
    setAdminToken(newToken());
    const asked = fakeService(adminEndpoints, {
      verify: () => ({ success: true as const, user: ADMIN }),
    });
    expect([await mayEnter(), await mayEnter()]).toEqual([true, true]);
    expect(asked).toHaveBeenCalledTimes(1);
    setAdminToken(newToken());
    await mayEnter();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is unknown', () => ({ success: false as const, error: 'Credenziali non valide' })],
    ['is none', () => Response.json({ code: 'invalid-input' }, { status: 400 })],
  ])('is nobody whose token %s; it is removed', async (_what, verify) => {
    setAdminToken(newToken());
    fakeService(adminEndpoints, { verify });
    expect(await mayEnter()).toBe(false);
    expect(getAdminToken()).toBeNull();
    expect(hasAccessEnded()).toBe(true);
  });

  it('is nobody for now while nobody can say; the token stays', async () => {
    const token = newToken();
    setAdminToken(token);
    fakeService(adminEndpoints, { verify: serviceDown });
    expect(await mayEnter()).toBe(false);
    expect(getAdminToken()).toBe(token);
  });

  it('does not lose the token of another tab that has signed in meanwhile', async () => {
    setAdminToken(newToken());
    const newer = newToken();
    fakeService(adminEndpoints, {
      verify: () => {
        setAdminToken(newer);
        return { success: false as const, error: 'Credenziali non valide' };
      },
    });
    expect(await mayEnter()).toBe(false);
    expect(getAdminToken()).toBe(newer);
  });
});

describe('the gate', () => {
  it.each([
    ['/admin', '/admin/login'],
    ['/admin/products?categoria=Zaini', '/admin/login?da=%2Fadmin%2Fproducts%3Fcategoria%3DZaini'],
  ])('leads from %s to %s', async (path, target) => {
    const { address } = openAdminArea(path, { isLetIn: false });
    await waitFor(() => expect(address()).toBe(target));
  });

  it('says that nobody can say', async () => {
    setAdminToken(newToken());
    openAdminArea('/admin/products', { isLetIn: false });
    expect(await screen.findByText('Servizio momentaneamente non disponibile')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Verifica accesso...' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
  });
});
