import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { classSuppliesEndpoints } from '@zaino/contracts/catalogue';
import { accountEndpoints } from '@zaino/contracts/identity';
import { addChild, addLines, clear, getCart, removeChild } from '@zaino/web/cart';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { beginSession, closeSession, openSession } from '@zaino/web/session';
import { toProductLine } from '../buying/product-line';
import { makePlain, makeSoldOut, makeSupplies, makeSupply } from '../testing/factories';
import { calls, fakeCatalogue } from '../testing/fake-catalogue';
import { openPage } from '../testing/open-page';

const user = userEvent.setup();
const TITLE = 'Il materiale per la 1ª media';

async function open(list = makeSupplies()) {
  fakeCatalogue({ ...calls, supplies: () => ({ elenco: list }) });
  const page = openPage('/materiale/media/1');
  await screen.findByRole('heading', { level: 1, name: TITLE });
  return page;
}

const row = (name: string) => {
  const found = screen.getByRole('checkbox', { name }).closest('li');
  if (!found) throw new Error(`There is no ${name}`);
  return within(found);
};
const total = () => within(screen.getByRole('complementary', { name: 'Totale' }));
const add = () => total().getByRole('button', { name: /carrello$/ });

beforeEach(() => {
  act(() => beginSession(null));
  localStorage.clear();
  sessionStorage.clear();
  clear();
  for (const { id } of getCart().children) removeChild(id);
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => closeSession());
});

describe('the materials of a class', () => {
  it('are ticked where they can be had, with what they cost', async () => {
    await open();
    expect(screen.getByRole('checkbox', { name: 'Compasso' })).toBeChecked();
    expect(row('Quaderno a righe').getByText('5 × 1,20 €')).toBeVisible();
    expect(row('Quaderno a righe').getByText('6,00 €')).toBeVisible();
    expect(row('Quaderno a righe').getByText('Uno per materia')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Squadra' })).toBeDisabled();
    expect(row('Squadra').getByText('Esaurito per ora.')).toBeVisible();
    expect(row('Flauto dolce').getByText('Ora non è in vendita.')).toBeVisible();
    expect(total().getByText('22,80 €')).toBeVisible();
    expect(total().getByText('2 prodotti, 2 ora non si possono ordinare.')).toBeVisible();
  });

  it('are put into the cart by one press, which is told and taken back', async () => {
    const { address } = await open();
    await user.click(add());
    expect(getCart().items).toMatchObject([
      { type: 'product', id: 'P-0077', quantity: 1 },
      { type: 'product', id: 'P-0201', quantity: 5 },
    ]);
    expect(screen.getByText('2 prodotti aggiunti al carrello.')).toBeVisible();
    expect(row('Quaderno a righe').getByText('Nel carrello ✓')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Compasso' })).not.toBeChecked();
    expect(add()).toHaveTextContent('Vai al carrello');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(getCart().items).toEqual([]);
    expect(screen.getByRole('checkbox', { name: 'Compasso' })).toBeChecked();
    expect(address()).toBe('/materiale/media/1');
  });

  it('are exchanged for another brand, and left out; both are kept for the tab', async () => {
    await open();
    await user.selectOptions(
      row('Quaderno a righe').getByRole('combobox', { name: /Cambia marca/ }),
      'P-0202',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Compasso' }));
    expect(total().getByText('10,00 €')).toBeVisible();
    expect(row('Quaderno a righe').getByRole('link', { name: 'Quaderno Duna' })).toHaveAttribute(
      'href',
      '/products/P-0202',
    );
    document.body.replaceChildren();
    await open();
    expect(screen.getByRole('checkbox', { name: 'Compasso' })).not.toBeChecked();
    expect(row('Quaderno a righe').getByRole('combobox')).toHaveValue('P-0202');
  });

  it('say of a brand that is sold out, and offer the others', async () => {
    await open();
    const brands = row('Quaderno a righe').getByRole('combobox');
    await user.selectOptions(brands, 'P-0203');
    expect(row('Quaderno a righe').getByText('Esaurito: scegli un’altra marca.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Quaderno a righe' })).toBeDisabled();
  });

  it.each([
    ['fewer than needed', { pezzi_disponibili: 2 }, 'Se ne possono ancora ordinare 2 soltanto.'],
    ['one alone', { pezzi_disponibili: 1 }, 'Se ne può ancora ordinare 1 soltanto.'],
    ['a purchase of more', { pezzi_singolo_acquisto: 10 }, 'Si vende da 10 pezzi in su.'],
  ])('say where there is %s', async (_case, changes, words) => {
    const voci = [makeSupply({ quantita: 5, prodotti: [makePlain(changes)] })];
    await open(makeSupplies({ voci }));
    expect(row('Compasso').getByText(words)).toBeVisible();
  });

  it('are not ticked where the cart has them already, nor more than there are', async () => {
    const only = makePlain({ pezzi_disponibili: 1 });
    addLines([toProductLine(only, 1)]);
    await open(makeSupplies({ voci: [makeSupply({ prodotti: [only] })] }));
    expect(row('Compasso').getByText('Nel carrello ✓')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Compasso' })).toBeDisabled();
    expect(add()).toHaveTextContent('Vai al carrello');
  });

  it('cannot be ordered where all are sold out', async () => {
    await open(makeSupplies({ voci: [makeSupply({ prodotti: [makeSoldOut()] })] }));
    expect(add()).toBeDisabled();
  });

  it('are for a child of the cart where one is chosen', async () => {
    const place = { schoolCode: 'CRMM001', schoolName: 'Prova', classe: '1', sezione: 'B' };
    const id = addChild({ nickname: 'Marco', ...place, tetto: null });
    await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Per chi è?' }), 'Marco, 1ª B');
    await user.click(add());
    expect(screen.getByText('2 prodotti aggiunti al carrello per Marco.')).toBeVisible();
    expect(getCart().items[1]?.children).toEqual([{ childId: id, quantity: 5 }]);
  });

  it('are for a child that the family has saved', async () => {
    act(() => openSession(makeFakeSession('ada')));
    const place = { schoolCode: 'CRMM001', schoolName: 'Prova', classe: '1', sezione: 'B' };
    const child = { id: 'a0000000-0000-4000-8000-000000000001', nickname: 'Lea', ...place };
    fakeNetwork(
      answer(classSuppliesEndpoints.list, () => ({ elenco: makeSupplies() })),
      answer(accountEndpoints.children, () => ({ children: [child] })),
    );
    openPage('/materiale/media/1');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Per chi è?' }), child.id);
    await user.click(add());
    expect(getCart().children).toMatchObject([{ nickname: 'Lea', classe: '1', sezione: 'B' }]);
  });
});

describe('what the teachers of a class ask for', () => {
  it('says whose it is, and leads to the standard list; its choices are its own', async () => {
    fakeCatalogue();
    openPage('/materiale/scuola/TNMM00001A?classe=1&sezione=B');
    await screen.findByRole('heading', { level: 1, name: 'Il materiale della 1ª B' });
    expect(screen.getByText(/^Scuola Prati\. È l’elenco degli insegnanti/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Compasso' }));
    expect(total().getByText('6,00 €')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Vedi l’elenco di partenza/ }));
    await screen.findByRole('heading', { level: 1, name: TITLE });
    expect(screen.getByRole('checkbox', { name: 'Compasso' })).toBeChecked();
  });

  it('is proposed by who teaches it, from the page of the class', async () => {
    fakeCatalogue();
    openPage('/materiale/media/1?scuola=TNMM00001A&sezione=C');
    expect(await screen.findByRole('link', { name: /^Sei un insegnante\?/ })).toHaveAttribute(
      'href',
      '/materiale/proponi?scuola=TNMM00001A&classe=1&sezione=C',
    );
  });
});

describe('materials that are not there', () => {
  it('are said so, with the way to other classes', async () => {
    fakeCatalogue();
    openPage('/materiale/media/3');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Il materiale per la 3ª media');
    await user.click(screen.getByRole('link', { name: 'Vedi le altre classi' }));
    expect(await screen.findByRole('link', { name: '3ª superiore' })).toHaveAttribute(
      'href',
      '/materiale/superiore/3',
    );
  });

  it('may come later where nobody could say', async () => {
    fakeCatalogue({});
    openPage('/materiale/media/1');
    expect(await screen.findByRole('alert')).toHaveTextContent(TITLE);
    fakeCatalogue();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Quaderno a righe')).toBeVisible();
  });

  it('are of no year at all', async () => {
    fakeCatalogue({ ...calls, years: () => ({ elenchi: [] }) });
    openPage('/materiale');
    expect(await screen.findByText('Non c’è ancora nessun elenco.')).toBeVisible();
  });
});
