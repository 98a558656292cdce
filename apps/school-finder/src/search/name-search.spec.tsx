import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSchoolsService, serviceDown } from '../testing/fake-service';
import { openPage } from '../testing/open-page';
import { calls, cremona, select } from '../testing/place-search';

describe('a school by its name', () => {
  const user = userEvent.setup();

  beforeEach(() => fakeSchoolsService(calls));
  afterEach(() => jest.restoreAllMocks());

  it('shows no filters for a name search outside a municipality', async () => {
    openPage('/search?nome=galilei');
    await screen.findByRole('heading', { name: 'Scuole trovate (2)' });
    expect(screen.queryByRole('combobox', { name: 'Tipologia Scuola' })).not.toBeInTheDocument();
  });

  it('searches a name with Enter, and not while it is blank', async () => {
    const { address } = openPage('/search');
    const box = await select('Nome della scuola, in tutta Italia');
    const button = screen.getByRole('button', { name: 'Cerca' });
    expect(button).toBeDisabled();
    await user.type(box, '   {Enter}');
    expect(button).toBeDisabled();
    expect(address()).toBe('/search');
    await user.type(box, 'frizzera{Enter}');
    await screen.findByRole('heading', { name: 'Scuole trovate (2)' });
    expect(address()).toBe('/search?nome=frizzera');
  });

  it('searches a name within the chosen place and offers all of Italy', async () => {
    const { address } = openPage('/search?regione=Lombardia');
    await user.type(await select('Nome della scuola, in Lombardia'), 'frizzera');
    await user.click(screen.getByRole('button', { name: 'Cerca' }));
    expect(await screen.findByText('Nome “frizzera” in Lombardia')).toBeVisible();
    expect(address()).toBe('/search?regione=Lombardia&nome=frizzera');
    await user.click(screen.getByRole('link', { name: 'Cerca in tutta Italia' }));
    expect(await screen.findByText('Nome “frizzera” in tutta Italia')).toBeVisible();
    expect(address()).toBe('/search?nome=frizzera');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /Scuole trovate/ })).toHaveFocus(),
    );
  });

  it('suggests schools while one types, and leads to the one that is chosen', async () => {
    const asked = jest.fn(calls.schools);
    fakeSchoolsService({ ...calls, schools: asked });
    const { address } = openPage('/search?regione=Lombardia');
    const box = await select('Nome della scuola, in Lombardia');
    await user.type(box, 'fr');
    await user.type(box, 'izz');
    const suggested = await screen.findByRole('option', { name: /Liceo Adele Frizzera/ });
    expect(suggested).toHaveTextContent('Cremona (CR) · Senza lista dei libri');
    expect(screen.getByText('2 scuole suggerite')).toBeInTheDocument();
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ nome: 'frizz', regione: 'Lombardia', limit: 6 }),
    );
    // Two letters are too few to ask, however slowly they are typed.
    expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ nome: 'fr' }));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/scuola/CRPS00000X'));
  });

  it('leads from the suggestions to all that there are', async () => {
    fakeSchoolsService({ ...calls, schools: () => ({ ...calls.schools({}), totale: 31 }) });
    const { address } = openPage('/search');
    await user.type(await select('Nome della scuola, in tutta Italia'), 'liceo');
    await user.click(await screen.findByRole('option', { name: 'Mostra tutte le 31 scuole' }));
    expect(await screen.findByRole('heading', { name: 'Scuole trovate (31)' })).toBeVisible();
    expect(address()).toBe('/search?nome=liceo');
  });

  it('goes on without suggestions where they cannot be had', async () => {
    openPage('/search');
    const box = await select('Nome della scuola, in tutta Italia');
    const told = jest.fn();
    window.addEventListener('zaino:error', told, { once: true });
    fakeSchoolsService({ ...calls, schools: serviceDown });
    await user.type(box, 'frizzera');
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('frizzera');
  });

  it.each([
    ['/search', 'es. liceo Roma'],
    ['/search?regione=Lombardia', 'es. liceo'],
    [cremona, 'es. Scuola media Irma Valsecchi'],
  ])('gives an example that there is at %s', async (address, example) => {
    openPage(address);
    expect(await screen.findByPlaceholderText(example)).toBeVisible();
  });
});
