import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountEndpoints, type Child } from '@zaino/contracts/identity';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { italianDay } from '@zaino/rules/italian-day';
import { schoolYearOn } from '@zaino/rules/school-year-on';
import { answer } from '@zaino/web/fake-network';
import { makeChild, makeSession } from '../testing/account-factories';
import { away, press, serveDashboard } from '../testing/dashboard-answers';
import { forgetSession, openAccountPage } from '../testing/open-account-page';
import { makeAdoption } from '../testing/school-factories';

const YEAR = schoolYearOn(italianDay(new Date()));
const lists = (names: string[], year = YEAR) =>
  answer(schoolsEndpoints.adoptions, () => ({
    success: true,
    adozioni: names.map((name) => makeAdoption(name.slice(0, 1), name.slice(1))),
    annoScolastico: year,
    anniScolastici: [year],
    annoInCorso: year,
    tetti: [],
  }));
const media = lists(['1B', '2B', '3B']);
const anna = (changes: Partial<Child> = {}) =>
  makeChild({ nickname: 'Anna', classe: '2', sezione: 'B', schoolYear: YEAR - 1, ...changes });

async function open(children: Child[], ...more: Parameters<typeof serveDashboard>[1][]) {
  const served = serveDashboard(children, media, ...more);
  await openAccountPage('/dashboard', makeSession());
  await screen.findByRole('heading', { name: 'I miei figli' });
  return served;
}
const proposal = () => within(screen.getByRole('region', { name: 'Il nuovo anno scolastico' }));

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('when new lists are out', () => {
  it('a child of last year goes on to the next class by one press, and back by another', async () => {
    const { saved } = await open([anna()]);
    expect(proposal().getByText('Dalla 2ª B alla 3ª B')).toBeVisible();
    await press('Anna: passa alla 3ª B');
    expect(await screen.findByRole('link', { name: 'Lista della 3ª B' })).toBeVisible();
    expect(screen.getByText('Anna passa alla 3ª B.')).toBeVisible();
    expect(saved()).toEqual([anna({ classe: '3', schoolYear: YEAR })]);
    expect(screen.queryByRole('region', { name: 'Il nuovo anno scolastico' })).toBeNull();
    const undo = screen.getByRole('button', { name: 'Annulla' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(await screen.findByText('Dalla 2ª B alla 3ª B')).toBeVisible();
    expect(saved()).toEqual([anna()]);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/nuovo anno|figli/));
  });

  it('leaves the keyboard among the children once the notice is closed', async () => {
    await open([anna()]);
    await press('Anna: resta in 2ª B');
    await userEvent.click(await screen.findByRole('button', { name: 'Chiudi l’avviso' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'I miei figli' })).toHaveFocus(),
    );
  });

  it('leaves the keyboard there, too, where the notice is closed before the question has gone', async () => {
    let known = [anna()];
    let show: () => void = () => undefined;
    const shown = new Promise<void>((resolve) => (show = resolve));
    await open(
      [anna()],
      answer(accountEndpoints.updateChild, ({ body }) => {
        known = [anna({ ...body })];
        return anna({ ...body });
      }),
      answer(accountEndpoints.children, async () => {
        if (known[0]?.schoolYear === YEAR) await shown;
        return { children: known };
      }),
    );
    await press('Anna: resta in 2ª B');
    await userEvent.click(await screen.findByRole('button', { name: 'Chiudi l’avviso' }));
    expect(screen.getByRole('heading', { name: 'Il nuovo anno scolastico' })).toHaveFocus();
    show();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'I miei figli' })).toHaveFocus(),
    );
  });

  it('a child that repeats the year stays in its class', async () => {
    const { saved } = await open([anna()]);
    await press('Anna: resta in 2ª B');
    expect(await screen.findByText('Anna resta in 2ª B.')).toBeVisible();
    expect(saved()).toEqual([anna({ schoolYear: YEAR })]);
  });

  it('asks for each child by itself, and for none whose class is of this year', async () => {
    await open([
      anna(),
      makeChild({ id: crypto.randomUUID(), nickname: 'Bice', schoolYear: YEAR }),
    ]);
    expect(
      proposal()
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['Anna']);
  });

  it('guesses no new school at the end of one: the form asks for it', async () => {
    await open([anna({ classe: '3' })]);
    expect(proposal().getByText(/era l’ultimo anno in questa scuola/)).toBeVisible();
    expect(proposal().queryByRole('button', { name: /passa/ })).toBeNull();
    await press('Anna: scegli la nuova scuola');
    expect(await screen.findByRole('heading', { name: 'La nuova classe di Anna' })).toBeVisible();
    const nickname = await screen.findByRole('textbox', { name: 'Soprannome' });
    expect(nickname).toHaveValue('Anna');
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(screen.getByRole('heading', { name: 'Il nuovo anno scolastico' })).toHaveFocus();
  });

  it('guesses no section where there is none of that name: the form asks for it', async () => {
    const { saved } = await open([anna({ sezione: 'D' })]);
    expect(proposal().getByText(/una sezione D nelle nuove liste non c’è/)).toBeVisible();
    await press('Anna: scegli la sezione');
    await screen.findByRole('option', { name: '3ª B' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Classe' }), '3ª B');
    await press('Salva la classe');
    expect(await screen.findByText('La classe di Anna è aggiornata.')).toBeVisible();
    expect(saved()).toEqual([anna({ classe: '3', sezione: 'B', schoolYear: YEAR })]);
  });

  it('asks for the class where more than a year has gone by', async () => {
    await open([anna({ schoolYear: YEAR - 2 })]);
    expect(proposal().getByText(`La 2ª B è del ${YEAR - 2}-${YEAR - 1}.`)).toBeVisible();
    expect(proposal().getByRole('button', { name: 'Anna: scegli la classe' })).toBeEnabled();
  });

  it.each([
    ['the school has none yet', lists(['2B', '3B'], YEAR - 1)],
    ['the school has no such class', lists(['1B', '2B'])],
    ['nobody says so', answer(schoolsEndpoints.adoptions, away)],
  ])('proposes nothing where %s', async (_, adoptions) => {
    await open([anna()], adoptions);
    expect(screen.queryByRole('region', { name: 'Il nuovo anno scolastico' })).toBeNull();
  });
});
