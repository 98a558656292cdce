import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { classSuppliesEndpoints, teacherListEndpoints } from '@zaino/contracts/catalogue';
import { answer as answering, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { openPage } from '../testing/open-page';

const { answer, question } = teacherListEndpoints;
const token = 'a'.repeat(43);
const user = userEvent.setup();
const domanda = {
  nomeScuola: 'Scuola Prati',
  anno: 1,
  sezione: 'B',
  voci: [{ nome: 'Compasso', quantita: 1, nota: '' }],
};
const years = answering(classSuppliesEndpoints.known, () => ({ elenchi: [] }));
const asking = answering(question, () => ({ domanda }));

afterEach(() => jest.restoreAllMocks());

describe('the link of a school’s mail', () => {
  it.each([
    ['Sì, è nostro', true, /^Prepariamo l’elenco/],
    ['No, non è nostro', false, 'Non lo pubblichiamo.'],
  ])('answers by the press on “%s”, and leaves the address at once', async (name, isOurs, said) => {
    const bodies: unknown[] = [];
    const sent = answering(answer, ({ body }) => {
      bodies.push(body);
      return { success: true as const };
    });
    fakeNetwork(years, asking, sent);
    const { address } = openPage(`/materiale?token=${token}`);
    expect(await screen.findByText('Compasso')).toBeVisible();
    expect(screen.getByText(/^Scuola Prati, classe 1ª B\./)).toBeVisible();
    expect(address()).toBe('/materiale');
    expect(bodies).toEqual([]);
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(bodies).toEqual([{ token, isOurs }]);
  });

  it('says that it has ended', async () => {
    fakeNetwork(
      years,
      answering(question, () => refusal(404, 'teacher-list-link-ended')),
    );
    openPage(`/materiale?token=${token}`);
    expect(await screen.findByRole('heading', { name: 'Il link non vale più' })).toBeVisible();
  });

  it('says that it has ended meanwhile, and that it is of no token’s form', async () => {
    fakeNetwork(
      years,
      asking,
      answering(answer, () => refusal(404, 'teacher-list-link-ended')),
    );
    openPage(`/materiale?token=${token}`);
    await user.click(await screen.findByRole('button', { name: 'Sì, è nostro' }));
    expect(await screen.findByRole('heading', { name: 'Il link non vale più' })).toBeVisible();
    document.body.replaceChildren();
    openPage('/materiale?token=corto');
    expect(await screen.findByRole('heading', { name: 'Il link non vale più' })).toBeVisible();
  });

  it('can be asked again where nobody could say', async () => {
    fakeNetwork(
      years,
      answering(question, () => refusal(503, 'unavailable')),
    );
    openPage(`/materiale?token=${token}`);
    const again = await screen.findByRole('button', { name: 'Riprova' });
    const answers: (() => void)[] = [];
    const held = answering(question, async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return answers.length === 1 ? refusal(503, 'unavailable') : { domanda };
    });
    fakeNetwork(years, held);
    await user.click(again);
    const status = screen.getByText('Caricamento...');
    expect(status).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(again);
    expect(answers).toHaveLength(1);

    answers[0]?.();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(status).toBeEmptyDOMElement();
    expect(again).toHaveFocus();
    await user.click(again);
    answers[1]?.();
    expect(await screen.findByText('Compasso')).toBeVisible();
  });
});
