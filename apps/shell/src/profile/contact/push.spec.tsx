import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pushEndpoints, type PushStatus, pushTexts, pushWords } from '@zaino/contracts/identity';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { servePage, showWithoutScript } from '@zaino/web/served-page';
import { beginSession } from '@zaino/web/session';
import { accountPages, forgetSession } from '../../testing/open-account-page';
import { openProfile, section } from '../../testing/open-profile';
import { calm, session } from '../../testing/profile-answers';
import {
  installPushBrowser,
  type PushBrowser,
  removePushBrowser,
  subscribed,
} from '../../testing/push-browser';
import { forgetPerson } from '../../session/forget-person';

const { status, switchOff, switchOn } = pushEndpoints;
const known: PushStatus = {
  publicKey: `B${'K'.repeat(86)}`,
  isRemembered: true,
  isOn: false,
  ...pushWords,
};
const away = () => refusal(503, 'unavailable');

afterEach(() => {
  removePushBrowser();
  Reflect.deleteProperty(navigator, 'standalone');
  forgetSession();
  jest.restoreAllMocks();
});

/** The profile in a browser with pushes, by what the shop knows of this device. */
async function open(
  said: Partial<PushStatus> = {},
  { browser = {}, answers = [] }: Partial<Opening> = {},
) {
  const installed = installPushBrowser(browser);
  const sent: unknown[] = [];
  await openProfile(
    answer(status, () => ({ ...known, ...said })),
    answer(switchOn, ({ body }) => {
      sent.push(body);
      return { ...known, isOn: true };
    }),
    answer(switchOff, () => {
      sent.push('off');
      return known;
    }),
    ...answers,
  );
  return { browser: installed, sent };
}

interface Opening {
  browser: Partial<PushBrowser>;
  answers: Parameters<typeof openProfile>;
}

/** Once it can be pressed: the page comes with one that says what the shop knows. */
const tick = async () => {
  const part = await section('Avvisi');
  const box = () => part.getByRole('checkbox', { name: pushWords.title });
  await waitFor(() => expect(box()).toBeEnabled());
  return box();
};
const alertOf = async () => (await section('Avvisi')).findByRole('alert');

describe('pushes to this device', () => {
  it('are off until they are switched on, with what they are for, and end by the same switch', async () => {
    const { browser, sent } = await open();
    const box = await tick();
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(pushWords.text);
    box.focus();
    await userEvent.keyboard(' ');
    expect(await screen.findByText('Notifiche accese.')).toBeVisible();
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    expect(browser.keys).toEqual([known.publicKey]);
    await userEvent.click(box);
    expect(await screen.findByText('Notifiche spente.')).toBeVisible();
    expect(box).not.toBeChecked();
    expect(sent).toEqual([subscribed, 'off']);
    expect(browser.isSubscribed).toBe(false);
  });

  it('come with the page as the shop knows them, so that nothing moves for the switch', async () => {
    fakeNetwork(
      ...calm,
      answer(status, () => ({ ...known, isOn: true })),
    );
    beginSession(session);
    showWithoutScript(await servePage(accountPages(session), '/profile'));
    const box = screen.getByRole('checkbox', { name: pushWords.title });
    expect(box).toBeChecked();
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription(pushWords.text);
    document.body.replaceChildren();
  });

  it('are on where shop and browser say so, and there alone', async () => {
    const has = { isSubscribed: true, permission: 'granted' } as const;
    await open({ isOn: true }, { browser: has });
    expect(await tick()).toBeChecked();
  });

  it.each([
    ['the browser has no address any longer', { permission: 'granted' }],
    ['its permission was taken back', { isSubscribed: true, permission: 'denied' }],
  ] as const)('are off where %s', async (_why, browser) => {
    await open({ isOn: true }, { browser });
    expect(await tick()).not.toBeChecked();
  });

  it.each([
    ['the question was closed', { choice: 'default' }, /scegli “Consenti”/],
    ['the browser blocks them', { permission: 'denied' }, /nelle sue impostazioni/],
    ['the service worker does not run yet', { isPrepared: false }, /tra qualche secondo/],
    ['the browser’s push service is away', { isAway: true }, /servizio di notifiche/],
  ] as const)('stay off where %s, which is said', async (_why, browser, words) => {
    const { sent } = await open({}, { browser });
    const box = await tick();
    await userEvent.click(box);
    expect(await alertOf()).toHaveTextContent(words);
    await waitFor(() => expect(box).not.toBeChecked());
    expect(sent).toEqual([]);
  });

  it.each([
    ['is away', away, /Servizio momentaneamente non disponibile/],
    [
      'does not know the browser’s push service',
      () => refusal(400, 'push-service-unknown', { detail: pushTexts.serviceUnknown }),
      /non sono ancora supportate/,
    ],
  ])('leave no address in the browser where the shop %s', async (_why, refuse, words) => {
    const { browser } = await open({}, { answers: [answer(switchOn, refuse)] });
    const box = await tick();
    await userEvent.click(box);
    expect(await alertOf()).toHaveTextContent(words);
    await waitFor(() => expect(box).not.toBeChecked());
    expect(browser.isSubscribed).toBe(false);
  });

  it('stay on where they could not be switched off', async () => {
    const browser = { isSubscribed: true, permission: 'granted' } as const;
    const opened = await open({ isOn: true }, { browser, answers: [answer(switchOff, away)] });
    const box = await tick();
    await userEvent.click(box);
    expect(await alertOf()).toHaveTextContent(/Non è stato salvato\. .*è rimasto com’era/);
    expect(box).toBeChecked();
    expect(opened.browser.isSubscribed).toBe(true);
  });

  it('cost themselves alone where nobody can say how they stand, and are asked for again', async () => {
    let isAway = true;
    await open({}, { answers: [answer(status, () => (isAway ? away() : known))] });
    const part = await section('Avvisi');
    expect(await part.findByText(/restano come le hai lasciate/)).toBeVisible();
    isAway = false;
    await userEvent.click(part.getByRole('button', { name: 'Riprova' }));
    expect(await tick()).not.toBeChecked();
  });

  it('are for where somebody stays signed in, which is said', async () => {
    await open({ isRemembered: false });
    const part = await section('Avvisi');
    await waitFor(() => expect(part.getByText(/dove accedi con “Ricordami”/)).toBeVisible());
    expect(part.queryByRole('checkbox', { name: pushWords.title })).toBeNull();
  });

  it('are not spoken of where the shop sends none', async () => {
    await open({ publicKey: null });
    const part = await section('Avvisi');
    await waitFor(() => expect(part.queryByRole('status')).toBeNull());
    expect(part.queryByText(/[Nn]otific/)).toBeNull();
  });

  it('are not spoken of where the browser cannot show them', async () => {
    await openProfile();
    expect((await section('Avvisi')).queryByText(/[Nn]otific/)).toBeNull();
  });

  it('take an installed page on iPhone and iPad, which is said', async () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    await openProfile();
    expect(await (await section('Avvisi')).findByText(/alla schermata Home/)).toBeVisible();
  });

  it('end in the browser when somebody signs out', async () => {
    const browser = installPushBrowser({ isSubscribed: true });
    forgetPerson('anna');
    await waitFor(() => expect(browser.isSubscribed).toBe(false));
  });
});
