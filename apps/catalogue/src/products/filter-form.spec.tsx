import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serviceDown } from '@zaino/web/fake-service';
import { calls, fakeCatalogue } from '../testing/fake-catalogue';
import { openPage } from '../testing/open-page';

/** Specification, point 9. */
const DEBOUNCE_MS = 500;

const box = () => screen.findByRole('searchbox', { name: 'Cerca un prodotto' });
const select = (name: string) => screen.findByRole('combobox', { name });
/** A filter waits for half a second before it asks. */
const count = (words: string) =>
  screen.findByRole('heading', { level: 2, name: words }, { timeout: 5000 });

afterEach(() => jest.restoreAllMocks());

describe('the filters', () => {
  const user = userEvent.setup();

  it('offer categories with a capital and how many products each choice would show', async () => {
    fakeCatalogue();
    openPage('/products');
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await count('4 prodotti trovati');
    expect(options('Categoria')).toEqual([
      'Tutte le categorie',
      'Disegno (2)',
      'Penne (0)',
      'Quaderni (1)',
      'Zaini (1)',
    ]);
    expect(options('Valutazione minima')).toEqual([
      'Tutte le valutazioni',
      '4+ stelle (1)',
      '3+ stelle (1)',
      '2+ stelle (1)',
      '1+ stella (1)',
    ]);
    expect(screen.getByRole('checkbox', { name: 'Solo disponibili (3)' })).not.toBeChecked();
  });

  it('are in the address and in the form alike', async () => {
    fakeCatalogue();
    openPage(
      '/products?search=zaino&categoria=zaini&minPrezzo=3,5&maxPrezzo=60&minValutazione=3&soloDisponibili=true&ordine=valutazione',
    );
    expect(await box()).toHaveValue('zaino');
    expect(await select('Categoria')).toHaveValue('zaini');
    expect(screen.getByRole('textbox', { name: 'Prezzo min, €' })).toHaveValue('3,5');
    expect(screen.getByRole('textbox', { name: 'Prezzo max, €' })).toHaveValue('60');
    expect(await select('Valutazione minima')).toHaveValue('3');
    expect(await select('Ordina per')).toHaveValue('valutazione');
    expect(screen.getByRole('checkbox')).toBeChecked();
    const active = within(screen.getByRole('list', { name: 'Filtri attivi' }));
    expect(active.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Togli il filtro: “zaino”',
      'Togli il filtro: Zaini',
      'Togli il filtro: da 3,5 €',
      'Togli il filtro: fino a 60 €',
      'Togli il filtro: 3+ stelle',
      'Togli il filtro: Solo disponibili',
    ]);
  });

  it('are taken back one by one, or all at once', async () => {
    fakeCatalogue();
    const { address } = openPage('/products?search=zaino&categoria=zaini&ordine=valutazione');
    await count('1 prodotto trovato per “zaino”');
    await user.click(screen.getByRole('link', { name: 'Togli il filtro: “zaino”' }));
    await waitFor(() => expect(address()).toBe('/products?categoria=zaini&ordine=valutazione'));
    await waitFor(async () => expect(await box()).toHaveValue(''));
    await user.click(screen.getByRole('link', { name: 'Cancella filtri' }));
    await count('4 prodotti trovati');
    expect(address()).toBe('/products');
    expect(await select('Categoria')).toHaveValue('');
  });

  it('wait for half a second without a change, then ask once and replace the address', async () => {
    const products = jest.fn(calls.products);
    fakeCatalogue({ ...calls, products });
    const { router, address } = openPage('/products');
    await count('4 prodotti trovati');
    products.mockClear();
    jest.useFakeTimers();
    try {
      fireEvent.change(await box(), { target: { value: 'comp' } });
      act(() => jest.advanceTimersByTime(DEBOUNCE_MS - 1));
      fireEvent.change(await box(), { target: { value: 'compasso' } });
      act(() => jest.advanceTimersByTime(DEBOUNCE_MS - 1));
      expect(products).not.toHaveBeenCalled();
      await act(() => jest.advanceTimersByTimeAsync(1));
    } finally {
      jest.useRealTimers();
    }
    await count('1 prodotto trovato per “compasso”');
    expect(products).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/products?search=compasso');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Prima' })).toBeVisible();
  });

  it('ask at once by Enter', async () => {
    fakeCatalogue();
    const { address } = openPage('/products');
    jest.useFakeTimers();
    try {
      await act(() => jest.advanceTimersByTimeAsync(0));
      fireEvent.change(await box(), { target: { value: 'squadra' } });
      fireEvent.keyDown(await box(), { key: 'Enter' });
      await act(() => jest.advanceTimersByTimeAsync(0));
    } finally {
      jest.useRealTimers();
    }
    await count('1 prodotto trovato per “squadra”');
    expect(address()).toBe('/products?search=squadra');
  });

  it('keep what was typed while an answer was on its way, and old products until the new come', async () => {
    fakeCatalogue();
    const { address } = openPage('/products');
    await count('4 prodotti trovati');
    const answers: (() => void)[] = [];
    fakeCatalogue({
      ...calls,
      products: async (query) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return (calls.products ?? serviceDown)(query);
      },
    });
    fireEvent.change(await box(), { target: { value: 'qua' } });
    fireEvent.keyDown(await box(), { key: 'Enter' });
    const results = screen.getByRole('heading', { level: 2 }).closest('section');
    await waitFor(() => expect(results).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    fireEvent.change(await box(), { target: { value: 'quade ' } });
    answers[0]?.();
    await count('2 prodotti trovati per “qua”');
    expect(await box()).toHaveValue('quade ');
    expect(address()).toBe('/products?search=qua');
    await waitFor(() => expect(answers).toHaveLength(2), { timeout: 5000 });
    answers[1]?.();
    await count('1 prodotto trovato per “quade”');
    expect(address()).toBe('/products?search=quade');
    // The blank after the word may be followed by another word.
    expect(await box()).toHaveValue('quade ');
    expect(results).toHaveAttribute('aria-busy', 'false');
  });

  it('say of a price that is none what is wrong', async () => {
    fakeCatalogue();
    openPage('/products?minPrezzo=poco');
    const field = await screen.findByRole('textbox', { name: 'Prezzo min, €' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Scrivi un prezzo, come 12,50');
    expect(await count('4 prodotti trovati')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Filtri attivi' })).not.toBeInTheDocument();
  });

  it('unfold on a narrow screen', async () => {
    fakeCatalogue();
    openPage('/products?categoria=zaini&ordine=valutazione');
    const button = await screen.findByRole('button', { name: /^Filtri/ });
    expect(button).toHaveTextContent('Filtri: categoria, prezzo, voto (1)');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const unfolded = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(unfolded).toContainElement(await select('Categoria'));
  });
});
