import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { makeRows, serviceDown } from './testing/fake-catalogue';
import { few, line, names, openProducts } from './testing/open-products';

afterEach(() => jest.restoreAllMocks());

describe('the table of products', () => {
  it('shows all that an admin needs of each product', async () => {
    await openProducts(few);
    const grid = screen.getByRole('grid', { name: 'Prodotti' });
    expect(grid).toHaveAttribute('aria-rowcount', '4');
    const cells = [...line('Zaino blu').children];
    const texts = cells.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    expect(texts.slice(1, 10)).toEqual([
      'Zaino blu',
      'P-0001',
      'Zaini',
      'Originale 40,00 €',
      'Vendita 50,00 €',
      'Scontato 40,00 €',
      'Pezzi 17',
      'Disponibile',
      'Attivo',
    ]);
    expect(line('Diario')).toHaveTextContent('Non disponibileInattivo');
    expect(line('Diario')).toHaveAttribute('aria-rowindex', '4');
    expect(line('Penna')).toHaveTextContent('Scontato –');
  });

  it('searches name and description in the browser, and keeps the search in the address', async () => {
    const { user, catalogue, address } = await openProducts(few);
    const calls = catalogue.asked.length;
    await user.type(
      screen.getByRole('searchbox', { name: 'Cerca per nome o descrizione' }),
      'COSI',
    );
    await waitFor(() => expect(names()).toEqual(['Penna']));
    expect(screen.getByText('1 di 3 prodotti', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('?cerca=COSI'));
    expect(screen.getByRole('searchbox')).toHaveValue('COSI');
    expect(catalogue.asked).toHaveLength(calls);
    await user.click(screen.getByRole('button', { name: 'Togli i filtri' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('says so where nothing is found', async () => {
    await openProducts(few, { search: '?cerca=compasso' });
    expect(await screen.findByText('Nessun prodotto trovato', { selector: 'p' })).toBeVisible();
  });

  it('filters by category with its count, status and availability, from the address too', async () => {
    const { user, router } = await openProducts(few, { search: '?stato=attivi' });
    expect(names()).toEqual(['Zaino blu', 'Penna']);
    const category = screen.getByRole('combobox', { name: 'Categoria' });
    expect(
      within(category)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tutte (2)', 'Diari (0)', 'Penne (1)', 'Zaini (1)']);
    await user.selectOptions(category, 'Penne');
    await waitFor(() => expect(names()).toEqual(['Penna']));
    await act(() => router.navigate('/admin/products?disponibilita=non-disponibili'));
    await waitFor(() => expect(names()).toEqual(['Diario']));
    expect(category).toHaveValue('');
  });

  it('sorts by the heads, upwards, downwards and not at all', async () => {
    const { user, address } = await openProducts(few);
    const head = screen.getByRole('columnheader', { name: 'Nome' });
    const button = within(head).getByRole('button');
    expect(head).not.toHaveAttribute('aria-sort');
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Diario', 'Penna', 'Zaino blu']));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(address()).toBe('?ordine=-nome'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Zaino blu', 'Penna', 'Diario']));
  });

  it('draws only the lines near the window, and the focused one wherever it is', async () => {
    const { user } = await openProducts(makeRows(2_000), {
      prepare: (catalogue) => (catalogue.pageSize = 500),
    });
    const drawn = () => screen.getAllByRole('row').length;
    expect(drawn()).toBeLessThan(60);
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '2001'));
    await user.keyboard('jj');
    expect(line('P-0002 ')).toHaveFocus();
    act(() => window.scrollTo({ top: 60_000 }));
    await waitFor(() => expect(screen.queryByText('P-0010')).not.toBeInTheDocument());
    expect(line('P-0002 ')).toHaveFocus();
    await user.keyboard('{End}');
    expect(line('P-2000')).toHaveFocus();
    expect(line('P-2000')).toHaveAttribute('aria-rowindex', '2001');
    expect(drawn()).toBeLessThan(60);
  });
});

describe('loading', () => {
  it('says what failed, and loads when it is tried again', async () => {
    const { user, catalogue } = await openProducts(few, {
      prepare: (fake) => (fake.override = serviceDown),
    });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
    catalogue.override = null;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.queryByText('Errore nel caricamento dei dati')).not.toBeInTheDocument();
  });

  it('keeps the rows that came, and goes on from there', async () => {
    let pages = 0;
    const { user, catalogue } = await openProducts(makeRows(6), {
      prepare: (fake) => {
        fake.pageSize = 3;
        fake.override = () => ((pages += 1) > 1 ? serviceDown() : undefined);
      },
    });
    expect(await screen.findByText(/Qui sotto ci sono i 3 arrivati su 6/)).toBeVisible();
    expect(names()).toHaveLength(3);
    catalogue.override = null;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(names()).toHaveLength(6));
  });

  it('leads to the sign-in without a token', async () => {
    const { router, catalogue } = await openProducts(few);
    const { setAdminToken } = await import('@zaino/web/session');
    setAdminToken(null);
    const calls = catalogue.asked.length;
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/admin/products'));
    expect(router.state.location.pathname).toBe('/admin/login');
    expect(catalogue.asked).toHaveLength(calls);
  });
});

describe('editing in the row', () => {
  const price = () => screen.getByRole('textbox', { name: 'Prezzo originale di Penna' });
  const open = (user: { click: (element: Element) => Promise<void> }) =>
    user.click(screen.getByRole('button', { name: /cambia prezzo originale di Penna/ }));

  it('saves a price by Enter, with the prices for sale while one types, and keeps the focus', async () => {
    const { user, catalogue } = await openProducts(few);
    await open(user);
    expect(price()).toHaveFocus();
    await user.keyboard('10,5');
    expect(line('P-0002')).toHaveTextContent(/Vendita 13,13/);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /^10,50.*di Penna/ })).toHaveFocus();
    await waitFor(() => expect(catalogue.rows.get('P-0002')?.prezzoOriginale).toBe(10.5));
    expect(await screen.findByText('Penna: salvato')).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(catalogue.rows.get('P-0002')?.prezzoOriginale).toBe(2));
    expect(await screen.findByText('Annullato: Penna: salvato')).toBeVisible();
  });

  it('is cancelled by Esc', async () => {
    const { user, catalogue } = await openProducts(few);
    const calls = catalogue.asked.length;
    await open(user);
    await user.keyboard('99{Escape}');
    expect(screen.getByRole('button', { name: /^2,00.*di Penna/ })).toHaveFocus();
    expect(catalogue.asked).toHaveLength(calls);
  });

  it('says what is wrong and saves nothing', async () => {
    const { user, catalogue } = await openProducts(few);
    await open(user);
    for (const [typed, words] of [
      ['abc', 'Scrivi un numero'],
      ['-1', 'Non può essere negativo'],
      ['100000', 'Al massimo 99.999,99'],
      ['1,005', 'Al massimo due decimali'],
    ] as const) {
      await user.clear(price());
      await user.keyboard(`${typed}{Enter}`);
      expect(price()).toHaveAccessibleDescription(words);
    }
    expect(catalogue.rows.get('P-0002')?.versione).toBe(3);
  });

  it('takes the value back where the save fails, with what was typed and why', async () => {
    const { user, catalogue } = await openProducts(few);
    catalogue.override = serviceDown;
    await open(user);
    await user.keyboard('10{Enter}');
    await waitFor(() => expect(price()).toHaveValue('10'));
    expect(price()).toHaveAccessibleDescription('Servizio momentaneamente non disponibile');
  });

  it('explains a conflict with the newer values, and saves over them only when asked', async () => {
    const { user, catalogue } = await openProducts(few);
    catalogue.saveElsewhere('P-0002', { pezzi_disponibili: 3 });
    await open(user);
    await user.keyboard('10{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Prodotto cambiato nel frattempo' });
    expect(dialog).toHaveTextContent('Pezzi 17 → 3');
    expect(dialog).toHaveTextContent(/Prezzo originale: 10,00/);
    await user.click(within(dialog).getByRole('button', { name: 'Salva il mio valore' }));
    await waitFor(() =>
      expect(catalogue.rows.get('P-0002')).toMatchObject({
        prezzoOriginale: 10,
        pezzi_disponibili: 3,
      }),
    );
  });

  it('warns before what was typed is left behind', async () => {
    const { user, router } = await openProducts(few);
    await open(user);
    await user.keyboard('10');
    act(() => screen.getByRole('searchbox').focus());
    expect(price()).toHaveValue('10');
    expect(screen.getByText('1 modifica non salvata')).toBeVisible();
    await act(() => router.navigate('/'));
    const dialog = await screen.findByRole('dialog', { name: 'Modifiche non salvate' });
    await user.click(within(dialog).getByRole('button', { name: 'Resta qui' }));
    expect(price()).toHaveValue('10');
    await act(() => router.navigate('/'));
    await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    expect(await screen.findByText('Home')).toBeVisible();
  });
});

it('opens an empty form for a new product', async () => {
  const { user } = await openProducts(few);
  await user.click(screen.getByRole('button', { name: 'Nuovo Prodotto' }));
  expect(await screen.findByRole('dialog', { name: 'Nuovo Prodotto' })).toBeVisible();
});
