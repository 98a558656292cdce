import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { makeSchool } from '../testing/factories';
import { fakeSchoolsService, serviceDown } from '../testing/fake-service';
import { openPage } from '../testing/open-page';
import { calls, cremona, nothingFound, select } from '../testing/place-search';

describe('school finder', () => {
  const user = userEvent.setup();

  beforeEach(() => fakeSchoolsService(calls));
  afterEach(() => jest.restoreAllMocks());

  it('enables each place after the one before it and keeps all of them in the address', async () => {
    const { address } = openPage('/search');
    expect(await select('Provincia')).toBeDisabled();
    expect(await select('Comune')).toBeDisabled();

    await user.selectOptions(await select('Regione'), 'Lombardia');
    await screen.findByRole('option', { name: 'Milano' });
    expect(await select('Provincia')).toBeEnabled();
    expect(await select('Comune')).toBeDisabled();

    await user.selectOptions(await select('Provincia'), 'Cremona');
    await screen.findByRole('option', { name: 'Crema' });
    await user.selectOptions(await select('Comune'), 'Cremona');

    expect(await screen.findByRole('heading', { name: 'Scuole trovate (2)' })).toBeVisible();
    expect(address()).toBe(cremona);
  });

  it('clears province onward when the region changes', async () => {
    const { address } = openPage(`${cremona}&tipologia=Liceo`);
    await user.selectOptions(await select('Regione'), 'Lazio');
    await screen.findByRole('option', { name: 'Roma' });
    expect(address()).toBe('/search?regione=Lazio');
    expect(await select('Provincia')).toHaveDisplayValue('Scegli la provincia');
    expect(await select('Comune')).toBeDisabled();
    expect(screen.queryByRole('combobox', { name: 'Tipologia Scuola' })).not.toBeInTheDocument();
  });

  it('opens a shared address with everything chosen, and Back goes one choice back', async () => {
    const { router, address } = openPage(cremona);
    expect(await select('Comune')).toHaveDisplayValue('Cremona');
    await user.selectOptions(await select('Comune'), 'Crema');
    await screen.findByText('Scuole trovate (2)');
    expect(address()).toContain('comune=Crema');
    await act(() => router.navigate(-1));
    expect(await select('Comune')).toHaveDisplayValue('Cremona');
    expect(address()).toBe(cremona);
  });

  it('shows what a school is and leads to its page', async () => {
    openPage(cremona);
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('two schools expected');
    expect(first).toHaveTextContent('Scuola media Irma Valsecchi');
    expect(first).toHaveTextContent('I.C. Valsecchi');
    expect(first).toHaveTextContent('Via dei Tigli 14');
    expect(first).toHaveTextContent('Cremona (CR)');
    expect(first).toHaveTextContent('Scuola primo grado');
    expect(first).toHaveTextContent('Ordinaria');
    expect(within(first).getByText('Regione Autonoma')).toBeVisible();
    expect(within(second).queryByText('Regione Autonoma')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('Senza lista dei libri');
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/scuola/CRMM8ZZ01L');
  });

  it('offers the filters that the service names, and filters by them', async () => {
    const { address } = openPage(cremona);
    await user.selectOptions(await select('Tipologia Scuola'), 'Liceo');
    expect(await screen.findByRole('heading', { name: 'Scuole trovate (1)' })).toBeVisible();
    expect(address()).toBe(`${cremona}&tipologia=Liceo`);
    expect(await select('Caratteristica')).toBeVisible();
  });

  it('says which place is looked at once it is chosen, and folds it away on a narrow screen', async () => {
    openPage('/search?regione=Lombardia&provincia=Cremona');
    const place = (await screen.findByText('In Cremona · Cambia luogo')).closest('details');
    expect(place).toHaveAttribute('open');
    // As a finger does it: where no select has the keyboard.
    fireEvent.change(await select('Comune'), { target: { value: 'Crema' } });
    expect(await screen.findByText('In Crema · Cambia luogo')).toBeVisible();
    expect(place).not.toHaveAttribute('open');
  });

  it('does not fold away what a keyboard is in: the next letter may choose another place', async () => {
    openPage('/search?regione=Lombardia&provincia=Cremona');
    const place = (await screen.findByText('In Cremona · Cambia luogo')).closest('details');
    await user.selectOptions(await select('Comune'), 'Crema');
    expect(await screen.findByText('In Crema · Cambia luogo')).toBeVisible();
    expect(place).toHaveAttribute('open');
  });

  it('says of an institute that its schools have the lists', async () => {
    const institute = makeSchool({ conAdozioni: false, scuoleConLista: 3 });
    fakeSchoolsService({
      ...calls,
      schools: () => ({ ...calls.schools({}), scuole: [institute], totale: 1 }),
    });
    openPage(cremona);
    expect(
      await screen.findByText('Istituto: le liste dei libri sono delle sue 3 scuole'),
    ).toBeVisible();
  });

  it('leads from page to page of many schools, and a new search begins at the first', async () => {
    const scuole = Array.from({ length: 150 }, (_, index) =>
      makeSchool({ codiceScuola: `CRMM8${String(index).padStart(5, '0')}` }),
    );
    fakeSchoolsService({
      ...calls,
      schools: () => ({ ...calls.schools({}), scuole, totale: 150 }),
    });
    const { address } = openPage(cremona);
    expect(await screen.findByText('Pagina 1 di 2')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(100);
    await user.click(screen.getByRole('link', { name: 'Pagina successiva' }));
    expect(await screen.findByText('Pagina 2 di 2')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    expect(address()).toBe(`${cremona}&pagina=2`);
    expect(screen.getByRole('heading', { name: 'Scuole trovate (150)' })).toHaveFocus();
    await user.selectOptions(await select('Tipologia Scuola'), 'Liceo');
    expect(await screen.findByText('Pagina 1 di 2')).toBeVisible();
    expect(address()).toBe(`${cremona}&tipologia=Liceo`);
    expect(screen.queryByRole('link', { name: 'Pagina precedente' })).not.toBeInTheDocument();
  });

  it('says how many schools it cannot show', async () => {
    fakeSchoolsService({ ...calls, schools: () => ({ ...calls.schools({}), totale: 2150 }) });
    openPage(cremona);
    expect(await screen.findByRole('heading', { name: 'Scuole trovate (2150)' })).toBeVisible();
    expect(screen.getByText('2 di 2150: affina la ricerca')).toBeVisible();
  });

  it.each([
    [cremona, 'Nessuna scuola trovata per questo comune', 'Ricomincia la ricerca'],
    [`${cremona}&tipologia=Liceo`, 'Nessuna scuola trovata per questo comune', 'Togli i filtri'],
    ['/search?nome=zzz', 'Nessuna scuola trovata', 'Ricomincia la ricerca'],
  ])('says at %s that nothing was found, with a way on', async (address, words, action) => {
    fakeSchoolsService({ ...calls, schools: nothingFound });
    openPage(address);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toBeVisible();
  });

  it('says that it is loading while schools are asked for', async () => {
    openPage(cremona);
    await select('Comune');
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    fakeSchoolsService({ ...calls, schools: () => waiting.then(nothingFound) });
    await user.selectOptions(await select('Comune'), 'Crema');
    expect(await screen.findByText('Caricamento...')).toBeVisible();
    answer();
    expect(await screen.findByText('Nessuna scuola trovata per questo comune')).toBeVisible();
  });
});

describe('school finder while the service is down', () => {
  const user = userEvent.setup();
  afterEach(() => jest.restoreAllMocks());

  it('keeps the form, says so and recovers by itself', async () => {
    fakeSchoolsService({ ...calls, schools: serviceDown });
    openPage(cremona);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nessuna scuola trovata per questo comune');
    expect(alert).toHaveTextContent('Servizio momentaneamente non disponibile');
    expect(await select('Comune')).toHaveDisplayValue('Cremona');
    fakeSchoolsService(calls);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Scuole trovate (2)' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows what was chosen also where no list can be had', async () => {
    fakeSchoolsService({});
    openPage(cremona);
    expect(await select('Regione')).toHaveDisplayValue('Lombardia');
    expect(await select('Comune')).toHaveDisplayValue('Cremona');
  });

  it('does not claim that schools were not found where none were asked for', async () => {
    fakeSchoolsService({});
    openPage('/search');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Servizio momentaneamente non disponibile',
    );
    expect(screen.queryByText(/Nessuna scuola/)).not.toBeInTheDocument();
  });
});
