import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountEndpoints, contactEndpoints } from '@zaino/contracts/identity';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { servePage, showWithoutScript } from '@zaino/web/served-page';
import { beginSession } from '@zaino/web/session';
import { makePreference, makeProfile } from '../../testing/account-factories';
import { accountPages, forgetSession } from '../../testing/open-account-page';
import { openProfile as open, section } from '../../testing/open-profile';
import { calm, session } from '../../testing/profile-answers';

const { preferences, setPreference } = contactEndpoints;
const TITLE = makePreference().title;
const away = () => refusal(503, 'unavailable');

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

const tick = async () => (await section('Avvisi')).getByRole('checkbox', { name: TITLE });

describe('for what somebody is written to', () => {
  it('is off until it is pressed, each with what it is for', async () => {
    const set = jest.fn((purpose: string, isOn: boolean) =>
      makePreference({ purpose, since: isOn ? '2026-11-28T10:00:00.000Z' : null }),
    );
    await open(answer(setPreference, ({ params, body }) => set(params.purpose, body.isOn)));
    const box = await tick();
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/Una sola e-mail/);
    await userEvent.click(box);
    expect(await screen.findByText('Avviso acceso.')).toBeVisible();
    expect(box).toBeChecked();
    expect(set).toHaveBeenLastCalledWith('new-lists', true);
    box.focus();
    await userEvent.keyboard(' ');
    expect(await screen.findByText('Avviso spento.')).toBeVisible();
    expect(box).not.toBeChecked();
    expect(box).toHaveFocus();
    expect(set).toHaveBeenLastCalledWith('new-lists', false);
  });

  it('stands as before where it could not be saved, and says so', async () => {
    await open(answer(setPreference, away));
    const box = await tick();
    await userEvent.click(box);
    const part = await section('Avvisi');
    expect(await part.findByRole('alert')).toHaveTextContent(
      /Non è stato salvato\. .*è rimasto com’era/,
    );
    await waitFor(() => expect(box).not.toBeChecked());
    expect(box).toBeEnabled();
  });

  it('says that nothing goes out before the address is confirmed', async () => {
    await open(answer(accountEndpoints.profile, () => makeProfile({ isEmailVerified: false })));
    const part = await section('Avvisi');
    expect(part.getByRole('link', { name: /indirizzo è confermato/ })).toHaveAttribute(
      'href',
      '#email',
    );
  });

  it('costs itself alone where it cannot be read', async () => {
    await open(answer(preferences, away));
    const part = await section('Avvisi');
    expect(part.getByText(/restano come li hai lasciati/)).toBeVisible();
    expect(part.getByRole('button', { name: 'Riprova' })).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'I tuoi dati' })).toBeVisible();
  });

  it('is read without JavaScript, with what it takes to change it', async () => {
    fakeNetwork(
      ...calm,
      answer(preferences, () => ({
        preferences: [makePreference({ since: '2026-11-28T10:00:00.000Z' })],
      })),
    );
    beginSession(session);
    showWithoutScript(await servePage(accountPages(session), '/profile'));
    const part = within(screen.getByRole('region', { name: 'Avvisi' }));
    expect(part.getByRole('checkbox', { name: TITLE })).toBeChecked();
    expect(part.getByRole('checkbox', { name: TITLE })).toBeDisabled();
    expect(part.getByText(/serve JavaScript/)).toBeInTheDocument();
    document.body.replaceChildren();
  });
});
