import type { Page } from '@playwright/test';
import { register, signOut } from '@zaino/browser-testing/account';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { type PushStatus, pushWords } from '@zaino/contracts/identity';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const switchOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Avvisi' })
    .getByRole('checkbox', { name: pushWords.title, exact: true });

/** Somebody who stays signed in, on a device whose service worker runs. */
async function openProfile(page: Page): Promise<void> {
  const { email, password } = await register(page.request);
  const data = { email, password, remember: true };
  await page.request.post('/api/auth/login', { data });
  await page.goto('/profile');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const isOn = async (page: Page) => {
  const answer = await page.request.get('/api/profile/push');
  return ((await answer.json()) as PushStatus).isOn;
};

/** In the place of the browser's own push service, which tests cannot reach: an address that nothing is sent to. */
async function standInForPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = 'test-is-subscribed';
    const subscription = {
      toJSON: () => ({
        endpoint: `https://fcm.googleapis.com/fcm/send/${localStorage.getItem(key)}`,
        keys: {
          p256dh:
            'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: () => {
        localStorage.removeItem(key);
        return Promise.resolve(true);
      },
    };
    // Chromium without a screen shows no notices, whatever it was permitted.
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(localStorage.getItem(key) && subscription),
      subscribe: () => {
        localStorage.setItem(key, crypto.randomUUID());
        return Promise.resolve(subscription);
      },
    });
  });
}

test('a browser that reaches no push service says so, and pushes stay off @phone', async ({
  page,
}) => {
  await openProfile(page);
  const box = switchOf(page);
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription(pushWords.text);
  await box.press('Space');
  await expect(page.getByRole('alert')).toContainText('Le notifiche restano spente.');
  await expect(box).not.toBeChecked();
  await expectAccessible(page);
  expect(await isOn(page)).toBe(false);
});

test('pushes are switched on for a device, are on there the next time, and end with the sign-out', async ({
  page,
  problems,
}) => {
  await standInForPushService(page);
  await openProfile(page);
  await switchOf(page).press('Space');
  await expect(page.getByText('Notifiche accese.')).toBeVisible();
  await page.reload();
  await expect(switchOf(page)).toBeChecked();
  expect(await isOn(page)).toBe(true);
  await expectAccessible(page);
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('test-is-subscribed')))
    .toBeNull();
  expect(problems).toEqual([]);
});
