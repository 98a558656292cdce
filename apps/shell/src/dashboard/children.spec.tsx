import { accountEndpoints } from '@zaino/contracts/identity';
import { orderEndpoints } from '@zaino/contracts/orders';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { addChild as nameChild, removeChild as forgetChild } from '@zaino/web/cart';
import { answer } from '@zaino/web/fake-network';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { makeChild, makeSession } from '../testing/account-factories';
import { away, press, serveDashboard } from '../testing/dashboard-answers';
import { forgetSession, openAccountPage } from '../testing/open-account-page';
import { makeOrder, makeOrderLine, makeOrderSummary } from '../testing/order-factories';

const session = makeSession();
const wanted = '/dashboard?scuola=CRMM8ZZ01L&classe=2&sezione=B&nome=Scuola+media+Irma+Valsecchi';

// Compiling it is no part of what a test waits for.
beforeAll(() => import('./child-form'));
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('saved classes', () => {
  it('greets, and leads to each list', async () => {
    serveDashboard([
      makeChild(),
      makeChild({ id: crypto.randomUUID(), nickname: 'Ugo', sezione: '*' }),
    ]);
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
    serveDashboard([]);
    await openAccountPage('/dashboard', session);
    expect(await screen.findByText(/Salva questa classe/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cerca la scuola' })).toHaveAttribute(
      'href',
      '/search',
    );
  });

  it('adds one by the school’s name and its classes', async () => {
    const { saved } = serveDashboard([]);
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
    const { saved } = serveDashboard([], answer(schoolsEndpoints.adoptions, away));
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
    const { saved } = serveDashboard([makeChild()]);
    await openAccountPage('/dashboard', session);
    await press('Modifica Teo');
    await waitFor(() => expect(screen.getByLabelText('Soprannome')).toHaveFocus());
    await screen.findByRole('option', { name: '3ª B' });
    await userEvent.selectOptions(screen.getByLabelText('Classe'), '3ª B');
    await press('Salva le modifiche');
    expect(await screen.findByRole('link', { name: 'Lista della 3ª B' })).toBeVisible();
    expect(saved()).toHaveLength(1);
  });

  it('takes one away, and that back', async () => {
    const { saved } = serveDashboard([makeChild()]);
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
    const heading = screen.getByRole('heading', { name: 'I miei figli' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('keeps it and says so where taking away fails', async () => {
    serveDashboard([makeChild()], answer(accountEndpoints.removeChild, away));
    await openAccountPage('/dashboard', session);
    await press('Rimuovi Teo');
    expect(await screen.findByText(/momentaneamente non disponibile/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lista della 2ª B' })).toBeVisible();
  });

  it('keeps what was written where saving fails', async () => {
    serveDashboard([], answer(accountEndpoints.addChild, away));
    await openAccountPage(wanted, session);
    await userEvent.type(await screen.findByLabelText('Soprannome'), 'Teo');
    await press('Salva la classe');
    expect(await screen.findByRole('alert')).toHaveTextContent(/ancora qui/);
    expect(screen.getByLabelText('Soprannome')).toHaveValue('Teo');
  });

  it('is away by itself', async () => {
    serveDashboard([], answer(accountEndpoints.children, away));
    await openAccountPage('/dashboard', session);
    expect(await screen.findByRole('alert')).toHaveTextContent(/momentaneamente non disponibile/);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
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
    const { saved } = serveDashboard(
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
