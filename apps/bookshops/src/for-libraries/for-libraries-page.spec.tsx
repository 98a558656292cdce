import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { answer } from '@zaino/web/fake-network';
import { bookshopsAreDown, fakeBookshops } from '../testing/fake-bookshops';
import { makePlans } from '../testing/make-bookshop';
import { openPage } from '../testing/open-page';

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('/for-libraries', () => {
  afterEach(() => jest.restoreAllMocks());

  it('leads to the registration of a bookshop, from its beginning and its end', async () => {
    fakeBookshops();
    await openPage('/for-libraries');
    await screen.findByRole('table');
    const links = screen.getAllByRole('link', { name: 'Registra la tua libreria' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill('/auth/register?da=%2Ffor-libraries'),
    );
  });

  it('says what plans cost and have, and what is not there yet', async () => {
    fakeBookshops();
    await openPage('/for-libraries');
    await screen.findByRole('table', { name: 'I piani per le librerie' });
    expect(screen.getByRole('columnheader', { name: 'Plus (in arrivo)' })).toBeVisible();
    expect(cellsOf(/^Quanto costa/)).toEqual(['Gratis', '19,00\u00a0€ al mese, IVA esclusa']);
    expect(cellsOf(/^Commissione .* \(in arrivo\)/)).toEqual(['5\u00a0%', '3\u00a0%']);
    expect(cellsOf(/^Punto di ritiro/)).toEqual(['Sì', 'In arrivo']);
    expect(cellsOf(/^Il banco/)).toEqual(['In arrivo', 'In arrivo']);
    expect(cellsOf(/^Previsione/)).toEqual(['No', 'In arrivo']);
    expect(screen.getByText(/non si può ancora attivare/)).toHaveTextContent(/30 giorni/);
  });

  it('calls what is there by nothing else', async () => {
    const { plans } = makePlans();
    const all = plans.map((plan) => ({ ...plan, isAvailable: true }));
    fakeBookshops(answer(bookshopsEndpoints.plans, () => ({ plans: all, coming: [] })));
    await openPage('/for-libraries');
    await screen.findByRole('table');
    expect(screen.queryByText(/in arrivo/i)).toBeNull();
    expect(screen.queryByText(/non si può ancora attivare/)).toBeNull();
  });

  it('answers questions', async () => {
    fakeBookshops();
    await openPage('/for-libraries');
    const question = await screen.findByText('Chi vende i libri?');
    await userEvent.click(question);
    expect(screen.getByText(/Quello che si paga al tuo banco lo vendi tu/)).toBeVisible();
  });

  it('says all but the prices where the service is down, and asks for them again', async () => {
    bookshopsAreDown();
    await openPage('/for-libraries');
    expect(await screen.findByText('I prezzi ora non arrivano')).toBeVisible();
    expect(screen.getByText('Chi vende i libri?')).toBeVisible();
    fakeBookshops();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
