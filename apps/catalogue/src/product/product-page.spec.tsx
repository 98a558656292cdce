import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, getCart } from '@zaino/web/cart';
import { makePlain, makeProduct } from '../testing/factories';
import { calls, fakeCatalogue } from '../testing/fake-catalogue';
import { openPage } from '../testing/open-page';

async function open(product = makeProduct()) {
  fakeCatalogue({ ...calls, product: () => ({ product }) });
  openPage(`/products/${product.id}`);
  await screen.findByRole('heading', { level: 1, name: product.nome });
}

const user = userEvent.setup();
const quantity = () => screen.getByRole('textbox', { name: /^Quantità/ });
const addButton = () => screen.getByRole('button', { name: /carrello/ });

beforeEach(() => {
  localStorage.clear();
  clear();
});
afterEach(() => jest.restoreAllMocks());

describe('a product’s page', () => {
  it('says all of the product', async () => {
    await open();
    expect(screen.getByText('Schienale imbottito e tre tasche. Pesa 640 grammi.')).toBeVisible();
    expect(screen.getByText('43,92 €')).toBeVisible();
    expect(screen.getByText('54,90 €')).toBeVisible();
    expect(
      screen.getByText('Prezzo più basso nei 30 giorni prima dello sconto: 54,90 €'),
    ).toBeVisible();
    expect(screen.getByText('−20%')).toBeVisible();
    expect(screen.getByText('Disponibile')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Caratteristiche' })).toBeVisible();
    expect(screen.getByText('impermeabile')).toBeVisible();
    const category = screen.getAllByRole('link', { name: 'Zaini' });
    expect(category.map((link) => link.getAttribute('href'))).toEqual([
      '/products?categoria=zaini',
      '/products?categoria=zaini',
    ]);
  });

  it('announces no reduction that would not hold against the lowest price before it', async () => {
    await open(makeProduct({ prezzoMinimo30Giorni: null }));
    expect(screen.getByText('43,92 €')).toBeVisible();
    expect(screen.queryByText(/−\d+%|54,90|30 giorni|scontato/)).not.toBeInTheDocument();
    expect(document.querySelector('s')).toBeNull();
  });

  it('has no part for what the product lacks', async () => {
    await open(makePlain());
    expect(screen.queryByRole('heading', { name: 'Caratteristiche' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Descrizione' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Sicurezza/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Acquista ora/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Compasso Arco con balaustrone' })).toBeVisible();
  });

  it('says who made it, who answers for it in the Union, and what to be careful of', async () => {
    const produttore = {
      nome: 'Lontana Ltd',
      indirizzo: '1 Prova Road, Shenzhen, Cina',
      contatto: 'https://lontana.example/sicurezza',
      paese: 'CN',
      responsabile: {
        nome: 'Importa Srl',
        indirizzo: 'Via del Porto 3, 34100 Trieste (TS)',
        contatto: 'info@importa.example',
      },
    };
    const avvertenze = 'Non adatto ai bambini sotto i 3 anni.';
    await open(makeProduct({ sicurezza: { produttore, avvertenze, marcaturaCe: 'presente' } }));
    const section = within(screen.getByRole('region', { name: 'Sicurezza e conformità' }));
    expect(section.getByText(/Lontana Ltd/)).toHaveTextContent('1 Prova Road, Shenzhen, Cina');
    expect(section.getByRole('link', { name: produttore.contatto })).toHaveAttribute(
      'href',
      produttore.contatto,
    );
    expect(section.getByText('Persona responsabile nell’Unione europea')).toBeVisible();
    expect(section.getByRole('link', { name: 'info@importa.example' })).toHaveAttribute(
      'href',
      'mailto:info@importa.example',
    );
    expect(section.getByText(avvertenze)).toBeVisible();
    expect(section.getByText('Presente sul prodotto')).toBeVisible();
  });

  it('says where its safety cannot be read now', async () => {
    await open(makeProduct({ sicurezza: null }));
    expect(screen.getByText(/non riusciamo a mostrare questi dati/)).toBeVisible();
  });

  it('shares its address, and shows it where the clipboard is refused', async () => {
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await open();
    await user.click(screen.getByRole('button', { name: 'Condividi' }));
    const link = `http://localhost/products/${makeProduct().id}`;
    expect(writeText).toHaveBeenCalledWith(link);
    expect(await screen.findByText('Link copiato negli appunti!')).toBeVisible();
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Condividi' }));
    expect(await screen.findByText(`Il link da copiare è questo: ${link}`)).toBeVisible();
  });

  it('leads to the supplier in a new tab that cannot reach this one', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Acquista ora (si apre in una nuova scheda)' });
    expect(link).toHaveAttribute('href', 'https://fornitore.example/zaino?id=7');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('leads nowhere where the supplier’s address is none', async () => {
    await open(makeProduct({ urlAliexpress: 'javascript:alert(1)' }));
    expect(screen.queryByRole('link', { name: /Acquista ora/ })).not.toBeInTheDocument();
  });

  it('shows text as text', async () => {
    const nome = '<img src=x onerror=alert(1)>';
    await open(makeProduct({ nome, descrizione: '<script>alert(1)</script>', tags: ['<b>x</b>'] }));
    expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
    expect(screen.getByText('<b>x</b>')).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('buying', () => {
  it('begins at the fewest pieces, and stays between them and the stock', async () => {
    await open(makePlain({ pezzi_singolo_acquisto: 10, pezzi_disponibili: 12 }));
    expect(quantity()).toHaveValue('10');
    expect(quantity()).toHaveAccessibleDescription('Da 10 a 12 pezzi');
    expect(screen.getByRole('button', { name: /^Diminuisci/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Aumenta/ }));
    await user.click(screen.getByRole('button', { name: /^Aumenta/ }));
    expect(quantity()).toHaveValue('12');
    expect(screen.getByRole('button', { name: /^Aumenta/ })).toBeDisabled();
  });

  it.each([
    ['20', '20'],
    ['7', '10'],
    ['0', '10'],
    ['-3', '10'],
    ['99999', '40'],
    ['due', '10'],
    ['', '10'],
    ['1e2', '10'],
  ])('takes typed %s as %s', async (typed, taken) => {
    await open(makePlain({ pezzi_singolo_acquisto: 10 }));
    await user.clear(quantity());
    if (typed) await user.type(quantity(), typed);
    await user.click(addButton());
    expect(quantity()).toHaveValue(taken);
    expect(getCart().items).toMatchObject([{ quantity: Number(taken) }]);
  });

  it('puts the pieces into the cart, and says so for two seconds', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: /^Aumenta/ }));
    jest.useFakeTimers();
    try {
      const button = screen.getByRole('button', { name: 'Aggiungi al carrello' });
      fireEvent.click(button);
      expect(button).toHaveTextContent('Aggiunto al carrello!');
      act(() => jest.advanceTimersByTime(1999));
      expect(button).toHaveTextContent('Aggiunto al carrello!');
      act(() => jest.advanceTimersByTime(1));
      expect(button).toHaveTextContent('Aggiungi al carrello');
    } finally {
      jest.useRealTimers();
    }
    expect(getCart().items).toEqual([
      {
        type: 'product',
        id: 'P-0412',
        nome: 'Zaino Sentiero 28 litri',
        prezzo: 43.92,
        categoria: 'zaini',
        immagini: makeProduct().immagini,
        quantity: 2,
      },
    ]);
  });

  it('says where the cart has all that there is', async () => {
    await open(makePlain({ pezzi_disponibili: 1 }));
    await user.click(addButton());
    await user.click(addButton());
    expect(addButton()).toHaveTextContent('Sono già tutti nel carrello');
    expect(getCart().items).toMatchObject([{ quantity: 1 }]);
  });

  it('is not possible while the product is not available', async () => {
    await open(makeProduct({ disponibile: false }));
    expect(screen.getByText('Non disponibile')).toBeVisible();
    expect(screen.queryByRole('button', { name: /carrello/ })).not.toBeInTheDocument();
  });

  it('is by letter where one purchase is more than the cart takes', async () => {
    await open(makePlain({ pezzi_singolo_acquisto: 120, pezzi_disponibili: 999 }));
    expect(screen.getByText(/Si vende da 120 pezzi in su/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /carrello/ })).not.toBeInTheDocument();
  });
});

describe('the gallery', () => {
  const shown = () => screen.getByRole('tabpanel').querySelector('img')?.alt;

  it('shows the image that is chosen', async () => {
    await open();
    expect(shown()).toBe('Zaino Sentiero 28 litri, immagine 1 di 3');
    await user.click(screen.getByRole('tab', { name: 'Immagine 3' }));
    expect(shown()).toBe('Zaino Sentiero 28 litri, immagine 3 di 3');
    expect(screen.getByRole('tab', { name: 'Immagine 3', selected: true })).toBeVisible();
  });

  it('is led by keys alone', async () => {
    await open();
    screen.getByRole('tab', { selected: true }).focus();
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowDown', 3],
      ['ArrowRight', 1],
      ['ArrowLeft', 3],
      ['Home', 1],
      ['End', 3],
      ['ArrowUp', 2],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(shown()).toBe(`Zaino Sentiero 28 litri, immagine ${number} di 3`);
      expect(screen.getByRole('tab', { name: `Immagine ${number}` })).toHaveFocus();
    }
    await user.tab();
    expect(screen.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
  });
});

describe('a product that is not there', () => {
  it('is said so, with the way back to all', async () => {
    fakeCatalogue();
    openPage('/products/P-9999');
    expect(await screen.findByRole('heading', { name: 'Prodotto non trovato' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Torna ai prodotti' })).toHaveAttribute(
      'href',
      '/products',
    );
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  });

  it('may be there later where nobody could say', async () => {
    fakeCatalogue({});
    openPage('/products/P-0412');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Prodotto non trovato');
    expect(alert).toHaveTextContent('Servizio momentaneamente non disponibile');
    fakeCatalogue();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Zaino Sentiero 28 litri' })).toBeVisible();
  });
});
