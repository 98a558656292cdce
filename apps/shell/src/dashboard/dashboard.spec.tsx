import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { accountEndpoints, type Child } from '@zaino/contracts/identity';
import { orderEndpoints, type Order } from '@zaino/contracts/orders';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { servePage } from '@zaino/web/served-page';
import { addChild as nameChild, removeChild as forgetChild } from '@zaino/web/cart';
import { beginSession } from '@zaino/web/session';
import { makeChild, makeSession, makeTenant } from '../testing/account-factories';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { accountPages, forgetSession, openAccountPage } from '../testing/open-account-page';
import { makeOrder, makeOrderLine, makeOrderSummary } from '../testing/order-factories';
import { makeAdoption, makeSchool } from '../testing/school-factories';

const session = makeSession();
const wanted = '/dashboard?scuola=CRMM8ZZ01L&classe=2&sezione=B&nome=Scuola+media+Irma+Valsecchi';
const away = () => refusal(503, 'unavailable');

/** The identity service with what is saved so far, and the schools service with one school. */
function serve(children: Child[], ...more: Parameters<typeof fakeNetwork>) {
  let saved = children;
  fakeNetwork(
    answer(accountEndpoints.children, () => ({ children: saved })),
    answer(accountEndpoints.addChild, ({ body }) => {
      const child = makeChild({ ...body, id: crypto.randomUUID() });
      saved = [...saved, child];
      return child;
    }),
    answer(accountEndpoints.updateChild, ({ body, params }) => {
      saved = saved.map((child) => (child.id === params.id ? { ...child, ...body } : child));
      return makeChild({ ...body, id: params.id });
    }),
    answer(accountEndpoints.removeChild, ({ params }) => {
      saved = saved.filter(({ id }) => id !== params.id);
      return { success: true as const };
    }),
    answer(orderEndpoints.orders, () => ({ orders: [], total: 0 })),
    answer(schoolsEndpoints.school, () => ({ scuole: [makeSchool()] })),
    answer(schoolsEndpoints.schools, () => ({
      scuole: [makeSchool()],
      totale: 1,
      tipologie: [],
      caratteristiche: [],
    })),
    answer(schoolsEndpoints.adoptions, () => ({
      success: true,
      adozioni: [makeAdoption('2', 'B'), makeAdoption('3', 'B')],
      annoScolastico: 2025,
      anniScolastici: [2025],
      tetti: [],
    })),
    ...more,
  );
  return { saved: () => saved };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('saved classes', () => {
  it('greets, and leads to each list', async () => {
    serve([makeChild(), makeChild({ id: crypto.randomUUID(), nickname: 'Ugo', sezione: '*' })]);
    await openAccountPage('/dashboard', session);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ciao, Ada Bonetti');
    expect(screen.getByRole('link', { name: 'Lista della 2ª B' })).toHaveAttribute(
      'href',
      '/scuola/CRMM8ZZ01L?classe=2&sezione=B',
    );
    expect(screen.getByRole('link', { name: /2ª, sezione non ancora nota/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Il tuo profilo' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('says what to do while there is none', async () => {
    serve([]);
    await openAccountPage('/dashboard', session);
    expect(await screen.findByText(/Salva questa classe/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cerca la scuola' })).toHaveAttribute(
      'href',
      '/search',
    );
  });

  it('adds one by the school’s name and its classes', async () => {
    const { saved } = serve([]);
    await openAccountPage('/dashboard', session);
    await press('Aggiungi qui scuola e classe');
    await press('Salva la classe');
    expect(await screen.findByLabelText('Soprannome')).toBeInvalid();
    await userEvent.type(screen.getByLabelText('Soprannome'), 'Teo');
    await userEvent.type(screen.getByLabelText('Nome della scuola'), 'valsecchi{Enter}');
    await press(/Scuola media Irma Valsecchi/);
    await screen.findByRole('option', { name: '3ª B' });
    await userEvent.selectOptions(screen.getByLabelText('Classe'), '3ª B');
    await press('Salva la classe');
    expect(await screen.findByRole('link', { name: 'Lista della 3ª B' })).toBeVisible();
    expect(screen.getByText('La classe di Teo è salvata.')).toBeVisible();
    expect(saved()).toMatchObject([
      { nickname: 'Teo', schoolCode: 'CRMM8ZZ01L', classe: '3', sezione: 'B' },
    ]);
  });

  it('lets the class be written where nobody knows the school’s classes', async () => {
    const { saved } = serve([], answer(schoolsEndpoints.adoptions, away));
    await openAccountPage('/dashboard', session);
    await press('Aggiungi qui scuola e classe');
    await userEvent.type(await screen.findByLabelText('Soprannome'), 'Teo');
    await userEvent.type(screen.getByLabelText('Nome della scuola'), 'valsecchi{Enter}');
    await press(/Scuola media Irma Valsecchi/);
    await userEvent.type(await screen.findByLabelText('Classe'), '1');
    await userEvent.type(screen.getByLabelText('Sezione'), 'c');
    await press('Salva la classe');
    await waitFor(() => expect(saved()).toMatchObject([{ classe: '1', sezione: 'C' }]));
  });

  it('changes one', async () => {
    const { saved } = serve([makeChild()]);
    await openAccountPage('/dashboard', session);
    await press('Modifica Teo');
    expect(screen.getByLabelText('Soprannome')).toHaveFocus();
    await screen.findByRole('option', { name: '3ª B' });
    await userEvent.selectOptions(screen.getByLabelText('Classe'), '3ª B');
    await press('Salva le modifiche');
    expect(await screen.findByRole('link', { name: 'Lista della 3ª B' })).toBeVisible();
    expect(saved()).toHaveLength(1);
  });

  it('takes one away, and that back', async () => {
    const { saved } = serve([makeChild()]);
    await openAccountPage('/dashboard', session);
    await press('Rimuovi Teo');
    expect(await screen.findByText(/non è più salvata/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Annulla' })).toHaveFocus());
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Lista della 2ª B' })).not.toBeInTheDocument(),
    );
    expect(saved()).toEqual([]);
    await press('Annulla');
    expect(await screen.findByRole('link', { name: 'Lista della 2ª B' })).toBeVisible();
    expect(saved()).toMatchObject([{ nickname: 'Teo', sezione: 'B' }]);
  });

  it('keeps it and says so where taking away fails', async () => {
    serve([makeChild()], answer(accountEndpoints.removeChild, away));
    await openAccountPage('/dashboard', session);
    await press('Rimuovi Teo');
    expect(await screen.findByText(/momentaneamente non disponibile/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lista della 2ª B' })).toBeVisible();
  });

  it('keeps what was written where saving fails', async () => {
    serve([], answer(accountEndpoints.addChild, away));
    await openAccountPage(wanted, session);
    await userEvent.type(await screen.findByLabelText('Soprannome'), 'Teo');
    await press('Salva la classe');
    expect(await screen.findByRole('alert')).toHaveTextContent(/ancora qui/);
    expect(screen.getByLabelText('Soprannome')).toHaveValue('Teo');
  });

  it('is away by itself', async () => {
    serve([], answer(accountEndpoints.children, away));
    await openAccountPage('/dashboard', session);
    expect(await screen.findByRole('alert')).toHaveTextContent(/momentaneamente non disponibile/);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

describe('the last orders', () => {
  const serveOrders = (...orders: Order[]) =>
    serve(
      [makeChild()],
      answer(orderEndpoints.orders, () => ({ orders: orders.map(makeOrderSummary), total: 7 })),
      answer(orderEndpoints.order, ({ params }) => {
        const found = orders.find(({ id }) => id === params.id);
        return found ?? refusal(404, 'not-found');
      }),
    );

  it('are there with the state of each book', async () => {
    const first = makeOrder([
      makeOrderLine('Atlante'),
      makeOrderLine('Squadra', { state: 'ready' }),
    ]);
    const second = makeOrder([makeOrderLine('Diario', { state: 'delivered' })], {
      id: '00000000-0000-4000-8000-000000000002',
      number: 'ZN-4444-5555',
    });
    serveOrders(first, second);
    await openAccountPage('/dashboard', session);
    const row = (await screen.findByRole('link', { name: /ZN-2222-3333/ })).closest('li');
    expect(row).toHaveTextContent('Ordine ZN-2222-3333 del 2 settembre 2026');
    expect(row).toHaveTextContent('SpeditoAtlantePronto per il ritiroSquadra');
    expect(screen.getByRole('link', { name: /ZN-4444-5555/ })).toHaveAttribute(
      'href',
      '/orders/00000000-0000-4000-8000-000000000002',
    );
    const all = screen.getByRole('link', { name: 'Tutti i 7 ordini' });
    expect(all).toHaveAttribute('href', '/orders');
  });

  it('are nothing for who has not ordered yet', async () => {
    serve([makeChild()]);
    await openAccountPage('/dashboard', session);
    expect(await screen.findByRole('link', { name: 'Lista della 2ª B' })).toBeVisible();
    expect(screen.queryByText(/ultim/)).toBeNull();
  });

  it('are away by themselves', async () => {
    serve([makeChild()], answer(orderEndpoints.orders, away));
    await openAccountPage('/dashboard', session);
    expect(await screen.findByRole('alert')).toHaveTextContent(/momentaneamente non disponibile/);
    expect(screen.getByRole('link', { name: 'Lista della 2ª B' })).toBeVisible();
  });
});

describe('children named while shopping', () => {
  const school = { schoolCode: 'CRMM8ZZ01L', schoolName: 'Scuola media Irma Valsecchi' };
  const teo = { nickname: 'Teo', ...school, classe: '2', sezione: 'B', tetto: null };
  const ida = { nickname: 'Ida', ...school, classe: '3', sezione: '', tetto: null };

  let inCart: string;
  beforeEach(() => (inCart = nameChild(ida)));
  afterEach(() => act(() => forgetChild(inCart)));

  it('are there, and are saved by one press', async () => {
    const order = makeOrder([makeOrderLine('Atlante')], { children: [{ id: 'c', ...teo }] });
    const { saved } = serve(
      [],
      answer(orderEndpoints.orders, () => ({ orders: [makeOrderSummary(order)], total: 1 })),
      answer(orderEndpoints.order, () => order),
    );
    await openAccountPage('/dashboard', session);
    expect(await screen.findByRole('link', { name: /3ª, sezione non ancora nota/ })).toBeVisible();
    await press('Salva la classe di Teo');
    expect(await screen.findByText('La classe di Teo è salvata.')).toBeVisible();
    expect(saved()).toMatchObject([{ nickname: 'Teo', classe: '2', sezione: 'B' }]);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Salva la classe di Teo' })).toBeNull(),
    );
    await press('Salva la classe di Ida');
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]).toMatchObject({ nickname: 'Ida', sezione: '*' });
  });
});

describe('a class that the address asks to save', () => {
  it('has only the nickname left to give, and leaves the address', async () => {
    const { saved } = serve([]);
    const { address } = await openAccountPage(wanted, session);
    await userEvent.type(await screen.findByLabelText('Soprannome'), 'Teo');
    expect(screen.getByText('Scuola media Irma Valsecchi')).toBeVisible();
    expect(screen.getByLabelText('Classe')).toHaveDisplayValue('2ª B');
    await press('Salva la classe');
    expect(await screen.findByRole('link', { name: 'Lista della 2ª B' })).toBeVisible();
    expect(saved()).toMatchObject([{ nickname: 'Teo', classe: '2', sezione: 'B' }]);
    expect(address()).toBe('/dashboard');
  });

  it('can be let go', async () => {
    serve([makeChild()]);
    const { address } = await openAccountPage(wanted, session);
    await press('Annulla');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(screen.queryByLabelText('Soprannome')).not.toBeInTheDocument();
  });

  it('shows the school’s real name, not the address’s', async () => {
    serve([]);
    await openAccountPage(wanted.replace(/nome=.*/, 'nome=Chiama+subito+il+numero'), session);
    expect(await screen.findByText('Scuola media Irma Valsecchi')).toBeVisible();
    expect(screen.queryByText(/Chiama subito/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'a school that does not exist',
      wanted,
      answer(schoolsEndpoints.school, () => ({ scuole: [] })),
    ],
    ['an invalid code', '/dashboard?scuola=%3Cb%3E&classe=2&sezione=B&nome=x', undefined],
  ])('is not offered for %s', async (_, address, more) => {
    serve([], ...(more ? [more] : []));
    await openAccountPage(address, session);
    expect(await screen.findByRole('link', { name: 'Cerca la scuola' })).toBeVisible();
    expect(screen.queryByLabelText('Soprannome')).not.toBeInTheDocument();
  });

  it('waits for a guest beyond the sign-in', async () => {
    serve([]);
    beginSession(null);
    const { address } = await servePage(accountPages(null), wanted);
    const { pathname, searchParams } = new URL(address, 'http://shop');
    expect([pathname, searchParams.get('da')]).toEqual(['/auth/login', wanted]);
  });
});

describe('the bookshop of an owner', () => {
  const openAs = async (tenant: ReturnType<typeof makeTenant> | null) => {
    const owner = makeSession({ role: 'bookshop', tenantId: makeTenant().id });
    serve(
      [],
      answer(bookshopsEndpoints.tenant, () => tenant ?? away()),
    );
    await openAccountPage('/dashboard', owner);
  };

  it.each([
    [makeTenant({ state: 'open' }), /Libreria Portici: aperta/],
    [makeTenant(), /in preparazione.*Per aprirla manca: l’indirizzo/],
    [null, /momentaneamente non disponibile/],
  ])('shows its state', async (tenant, words) => {
    await openAs(tenant);
    const link = await screen.findByRole('link', { name: 'Vai alla tua libreria' });
    expect(link).toHaveAttribute('href', '/profile#libreria');
    const notice = link.closest<HTMLElement>('[role="status"]');
    expect(notice).toHaveTextContent(words);
    expect(notice && within(notice).queryByRole('alert')).toBeNull();
  });
});
