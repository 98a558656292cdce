import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountEndpoints } from '@zaino/contracts/identity';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { addChild, clear, getCart, removeChild } from '@zaino/web/cart';
import { fakeService } from '@zaino/web/fake-service';
import { makeFakeSession } from '@zaino/web/fake-session';
import { beginSession, closeSession, openSession } from '@zaino/web/session';
import { act } from 'react';
import { makeSchool } from '../testing/factories';
import { openPage } from '../testing/open-page';
import { class2B, list2B, serveSchool } from '../testing/serve-school';

const user = userEvent.setup();
const ofClass = {
  schoolCode: 'CRMM8ZZ01L',
  schoolName: 'Scuola media Irma Valsecchi',
  classe: '2',
  sezione: 'B',
};
const whom = () => screen.findByRole('combobox', { name: 'Per chi sono?' });
const nickname = () => screen.findByRole('textbox', { name: /^Soprannome/ });
const options = async () =>
  within(await whom())
    .getAllByRole('option')
    .map((option) => option.textContent);

async function addTwo() {
  const [button] = await screen.findAllByRole('button', { name: 'Aggiungi 2 al carrello' });
  if (!button) throw new Error('no button');
  await user.click(button);
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation();
  act(() => beginSession(null));
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  act(() => {
    closeSession();
    clear();
    for (const { id } of getCart().children) removeChild(id);
  });
});

describe('"Per chi sono?"', () => {
  it('need not be answered', async () => {
    serveSchool();
    openPage(list2B);
    expect(await whom()).toHaveDisplayValue('Nessuno in particolare');
    await addTwo();
    expect(getCart().children).toEqual([]);
    expect(getCart().items.some(({ children }) => children)).toBe(false);
  });

  it('takes a nickname, and the class with its cap along', async () => {
    serveSchool();
    openPage(list2B);
    await user.selectOptions(await whom(), 'Un’altra persona…');
    await user.type(await nickname(), ' Marco ');
    await addTwo();
    expect(await screen.findByText(/2 libri aggiunti al carrello per Marco/)).toBeVisible();
    const [marco] = getCart().children;
    expect(marco).toMatchObject({ ...ofClass, nickname: 'Marco', tetto: 119 });
    expect(getCart().items).toMatchObject([
      { quantity: 1, children: [{ childId: marco?.id, quantity: 1 }] },
      { quantity: 1, children: [{ childId: marco?.id, quantity: 1 }] },
    ]);
    expect(await whom()).toHaveDisplayValue('Marco, 2ª B');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(getCart().items).toEqual([]);
  });

  it('asks for the nickname where it is missing, and adds nothing before', async () => {
    serveSchool();
    openPage(list2B);
    await user.selectOptions(await whom(), 'Un’altra persona…');
    await addTwo();
    expect(getCart().items).toEqual([]);
    expect(await nickname()).toHaveFocus();
    expect(await nickname()).toHaveAccessibleDescription(/Scrivi un soprannome/);
  });

  it('is answered already where the cart knows a child of this class', async () => {
    addChild({ ...ofClass, nickname: 'Lia', sezione: 'A', tetto: null });
    addChild({ ...ofClass, nickname: 'Marco', tetto: null });
    serveSchool();
    openPage(list2B);
    expect(await whom()).toHaveDisplayValue('Marco, 2ª B');
    await addTwo();
    expect(getCart().children.map(({ nickname: name, tetto }) => [name, tetto])).toEqual([
      ['Lia', null],
      ['Marco', 119],
    ]);
  });

  it('ticks the books again for another child, and says of each what is in the cart', async () => {
    addChild({ ...ofClass, nickname: 'Marco', tetto: null });
    addChild({ ...ofClass, nickname: 'Lia', tetto: null });
    serveSchool();
    openPage(list2B);
    await addTwo();
    expect(screen.getAllByText('Nel carrello ✓')).toHaveLength(2);
    await user.selectOptions(await whom(), 'Lia, 2ª B');
    expect(screen.queryByText('Nel carrello ✓')).not.toBeInTheDocument();
    await addTwo();
    expect(await screen.findByText(/aggiunti al carrello per Lia/)).toBeVisible();
    expect(screen.queryByText(/C’erano già/)).not.toBeInTheDocument();
    expect(getCart().itemCount).toBe(4);
    await user.selectOptions(await whom(), 'Marco, 2ª B');
    expect(screen.getAllByText('Nel carrello ✓')).toHaveLength(2);
  });

  it('offers the children that a family has saved, each once', async () => {
    const saved = [
      { ...ofClass, id: crypto.randomUUID(), nickname: 'Marco' },
      { ...ofClass, id: crypto.randomUUID(), nickname: 'Lia', classe: '1', sezione: '*' },
    ];
    addChild({ ...ofClass, nickname: 'marco', tetto: null });
    fakeService(
      { ...schoolsEndpoints, ...accountEndpoints },
      {
        school: () => ({ scuole: [makeSchool()] }),
        adoptions: () => ({
          success: true as const,
          adozioni: class2B,
          annoScolastico: 2025,
          anniScolastici: [2025],
          tetti: [],
        }),
        children: () => ({ children: saved }),
      },
    );
    act(() => openSession(makeFakeSession('ada')));
    openPage(list2B);
    expect(await screen.findByRole('option', { name: 'Lia, 1ª' })).toBeInTheDocument();
    expect(await options()).toEqual([
      'Nessuno in particolare',
      'marco, 2ª B',
      'Lia, 1ª',
      'Un’altra persona…',
    ]);
    await user.selectOptions(await whom(), 'Lia, 1ª');
    await addTwo();
    expect(getCart().children.at(-1)).toEqual({ ...saved[1], sezione: '', tetto: null });
  });
});
