import { screen, waitFor, within } from '@testing-library/react';
import type { ProductRow } from '@zaino/contracts/catalogue';
import { pressEscape } from '@zaino/ui/fake-dialog';
import { act } from 'react';
import { makeRows } from './testing/fake-catalogue';
import { few, line, names, openProducts } from './testing/open-products';

afterEach(() => jest.restoreAllMocks());

describe('many at once', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name: `Seleziona ${name}` });

  it('are chosen by ticks, by a range with Shift, and all that are shown', async () => {
    const { user } = await openProducts(makeRows(5));
    await user.click(box('Prodotto 1'));
    await user.keyboard('{Shift>}');
    await user.click(box('Prodotto 4'));
    await user.keyboard('{/Shift}');
    const bar = screen.getByRole('group', { name: 'Prodotti selezionati' });
    expect(bar).toHaveTextContent('4 selezionati');
    expect(line('P-0003')).toHaveAttribute('aria-selected', 'true');
    await user.click(within(bar).getByRole('button', { name: 'Seleziona tutti i 5' }));
    expect(bar).toHaveTextContent('5 selezionati');
    await user.type(screen.getByRole('searchbox'), 'carta');
    await waitFor(() => expect(bar).toHaveTextContent('5 selezionati, 4 fuori dai filtri'));
    await user.click(within(bar).getByRole('button', { name: 'Deseleziona' }));
    expect(bar).not.toBeInTheDocument();
  });

  it('change by a percentage only after a preview, and all of it can be undone', async () => {
    const { user, catalogue } = await openProducts(few);
    await user.click(screen.getByRole('checkbox', { name: 'Seleziona tutti i prodotti mostrati' }));
    await user.click(screen.getByRole('button', { name: 'Modifica…' }));
    const dialog = screen.getByRole('dialog', { name: 'Modifica 3 prodotti' });
    expect(within(dialog).getByRole('button', { name: 'Modifica 3 prodotti' })).toBeDisabled();
    await user.type(within(dialog).getByLabelText(/Variazione/), '-50');
    expect(within(dialog).getByRole('region', { name: 'Anteprima' })).toHaveTextContent(
      /Zaino blu Originale 40,00\s€ → 20,00\s€, Vendita 50,00\s€ → 25,00\s€/,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Modifica 3 prodotti' }));
    expect(await screen.findByText('3 prodotti modificati')).toBeVisible();
    expect(catalogue.rows.get('P-0001')?.prezzoOriginale).toBe(20);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(catalogue.rows.get('P-0001')?.prezzoOriginale).toBe(40));
    expect(line('Zaino blu')).toHaveTextContent(/Originale 40,00/);
  });

  it('get a maker out of those that lack one, after a preview', async () => {
    const known = { produttore: 'Lontana Ltd', marcaturaCe: 'non-dovuta' } as const;
    const [bag, pen, diary] = few as [ProductRow, ProductRow, ProductRow];
    const rows = [bag, { ...pen, ...known }, diary];
    const { user, catalogue } = await openProducts(rows, { search: '?sicurezza=mancanti' });
    expect(names()).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Seleziona tutti i prodotti mostrati' }));
    await user.click(screen.getByRole('button', { name: 'Modifica…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Modifica 2 prodotti' }));
    await user.selectOptions(dialog.getByLabelText('Che cosa fare'), 'produttore');
    await user.type(dialog.getByLabelText('Produttore'), 'Cartiera del Lago');
    expect(dialog.getByRole('region', { name: 'Anteprima' })).toHaveTextContent(
      /Zaino blu Produttore nessuno → Cartiera del Lago/,
    );
    await user.click(dialog.getByRole('button', { name: 'Modifica 2 prodotti' }));
    expect(await screen.findByText('2 prodotti modificati')).toBeVisible();
    expect(catalogue.rows.get('P-0001')?.produttore).toBe('Cartiera del Lago');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(catalogue.rows.get('P-0001')?.produttore).toBe(''));
  });

  it('say before a discount in which of them customers will not be told of it', async () => {
    const { user, catalogue } = await openProducts(few);
    // The backpack is reduced since it is there; the pen was cheaper last week.
    catalogue.lowestPrices.set('P-0002', 2);
    await user.click(screen.getByRole('checkbox', { name: 'Seleziona tutti i prodotti mostrati' }));
    await user.click(screen.getByRole('button', { name: 'Modifica…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Modifica 3 prodotti' }));
    await user.selectOptions(dialog.getByLabelText('Che cosa fare'), 'sconto');
    expect(dialog.queryByText(/annunciare/)).toBeNull();
    await user.type(dialog.getByLabelText('Sconto, %'), '25');
    expect((await dialog.findByText(/annunciare/)).parentElement).toHaveTextContent(
      /In 2 prodotti lo sconto non si potrà annunciare.*Zaino blu, Penna\.$/,
    );
    expect(dialog.getByRole('button', { name: 'Modifica 3 prodotti' })).toBeEnabled();
  });

  it('are switched on, and say which were so already', async () => {
    const { user, catalogue } = await openProducts(few);
    await user.click(screen.getByRole('checkbox', { name: 'Seleziona tutti i prodotti mostrati' }));
    await user.click(screen.getByRole('button', { name: 'Attiva' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Attiva: 1 prodotto. 2 prodotti sono già così.');
    expect(dialog).toHaveTextContent('Diario Inattivo → Attivo');
    await user.click(within(dialog).getByRole('button', { name: 'Attiva 1 prodotto' }));
    await waitFor(() => expect(catalogue.rows.get('P-0003')?.active).toBe(true));
  });

  it('are deleted after a question that says how many', async () => {
    const { user, catalogue } = await openProducts(few);
    await user.click(box('Penna'));
    await user.click(box('Diario'));
    await user.click(screen.getByRole('button', { name: 'Elimina…' }));
    const dialog = screen.getByRole('dialog', { name: 'Elimina 2 prodotti' });
    await user.click(within(dialog).getByRole('button', { name: 'Elimina 2 prodotti' }));
    await waitFor(() => expect(names()).toEqual(['Zaino blu']));
    expect([...catalogue.rows.keys()]).toEqual(['P-0001']);
    expect(screen.queryByRole('group', { name: 'Prodotti selezionati' })).not.toBeInTheDocument();
  });

  it('stay in the dialog where the call fails', async () => {
    const { user, catalogue } = await openProducts(few);
    await user.click(box('Diario'));
    catalogue.override = () => Promise.reject(new TypeError('failed'));
    await user.click(screen.getByRole('button', { name: 'Attiva' }));
    await user.click(screen.getByRole('button', { name: 'Attiva 1 prodotto' }));
    expect(await screen.findByText('Errore di connessione.')).toBeVisible();
    expect(line('Diario')).toHaveTextContent('Inattivo');
  });
});

describe('by keyboard', () => {
  it('moves, selects and edits without a mouse', async () => {
    const { user, catalogue } = await openProducts(makeRows(5));
    await user.keyboard('j');
    expect(line('P-0001')).toHaveFocus();
    await user.keyboard('{ArrowDown}k{ArrowDown}');
    expect(line('P-0002')).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(screen.getByRole('group', { name: 'Prodotti selezionati' })).toHaveTextContent(
      '3 selezionati',
    );
    await user.keyboard('{Escape}q');
    expect(screen.getByRole('textbox', { name: 'Pezzi disponibili di Prodotto 4' })).toHaveFocus();
    await user.keyboard('42{Enter}');
    await waitFor(() => expect(catalogue.rows.get('P-0004')?.pezzi_disponibili).toBe(42));
    // The next line in the same column.
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: /pezzi disponibili di Prodotto 5/ })).toHaveFocus();
  });

  it('focuses the search, the new product and the list of keys', async () => {
    const { user } = await openProducts(few);
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('n?/');
    expect(screen.getByRole('searchbox')).toHaveValue('n?/');
    act(() => screen.getByRole('searchbox').blur());
    await user.keyboard('?');
    const list = screen.getByRole('dialog', { name: 'Scorciatoie da tastiera' });
    expect(list).toHaveTextContent('Nuovo prodotto');
    await user.click(within(list).getByRole('checkbox'));
    await user.keyboard('{Tab}{Tab}');
    act(() => pressEscape(list));
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    localStorage.clear();
  });

  it('opens a product, and gives the focus back', async () => {
    const { user } = await openProducts(few);
    await user.keyboard('j{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Modifica prodotto' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(line('Zaino blu')).toHaveFocus());
  });

  it('deletes the focused product and goes on at the next, and undoes', async () => {
    const { user, catalogue } = await openProducts(few);
    await user.keyboard('jj{Delete}');
    await waitFor(() => expect(catalogue.rows.has('P-0002')).toBe(false));
    await waitFor(() => expect(line('Diario')).toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(names()).toEqual(['Zaino blu', 'Penna', 'Diario']));
  });

  it('duplicates and deletes from the menu of a line', async () => {
    const { user } = await openProducts(few);
    await user.click(screen.getByRole('button', { name: 'Altre azioni per Penna' }));
    expect(screen.getByRole('menuitem', { name: 'Duplica' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Elimina' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByText('Penna (copia)')).toBeVisible();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
