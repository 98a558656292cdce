import type { SandboxOptions } from './start-payment-sandbox';

/** An empty line in a file of settings is as good as none. */
function setting(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

function numberSetting(name: string): number | undefined {
  const value = setting(name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0) throw new Error(`${name} must be a number.`);
  return number;
}

function listSetting(name: string): string[] | undefined {
  return setting(name)
    ?.split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** `price_…:1900` with commas between. */
function pricesSetting(): SandboxOptions['prices'] {
  return listSetting('PRICES')?.map((entry) => {
    const [id = '', cents] = entry.split(':');
    const monthlyCents = Number(cents);
    if (!Number.isSafeInteger(monthlyCents) || monthlyCents < 0) {
      throw new Error('PRICES must be ids with their cents a month, as price_plus:1900.');
    }
    return { id, monthlyCents };
  });
}

/** What the environment says; docs/decisions/payment-sandbox.md lists it. */
export function readConfig(): SandboxOptions {
  return {
    port: numberSetting('PORT') ?? 4235,
    publicUrl: setting('PUBLIC_URL'),
    ledgerFile: setting('LEDGER_FILE'),
    secretKey: setting('SECRET_KEY'),
    webhook: {
      url: setting('WEBHOOK_URL'),
      secret: setting('WEBHOOK_SECRET'),
      events: listSetting('WEBHOOK_EVENTS'),
      retryMs: numberSetting('WEBHOOK_RETRY_MS'),
    },
    accounts: listSetting('ACCOUNTS'),
    prices: pricesSetting(),
    ways: listSetting('PAYMENT_WAYS'),
    settlesAfter: numberSetting('SETTLES_AFTER_SECONDS') ?? 60,
    faults: {
      slowMs: numberSetting('SLOW_MS'),
      failRate: numberSetting('FAIL_RATE'),
      loseAnswerRate: numberSetting('LOSE_ANSWER_RATE'),
      webhookCopies: numberSetting('WEBHOOK_COPIES'),
      webhookDelayMs: numberSetting('WEBHOOK_DELAY_MS'),
      webhookShuffleMs: numberSetting('WEBHOOK_SHUFFLE_MS'),
      holdWebhooks:
        setting('HOLD_WEBHOOKS') === undefined ? undefined : setting('HOLD_WEBHOOKS') === 'true',
    },
  };
}
