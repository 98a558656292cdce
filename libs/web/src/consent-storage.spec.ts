import {
  CONSENT_VERSION,
  type ConsentChoices,
  readConsent,
  readProof,
  writeConsent,
} from './consent-storage';

const now = new Date('2026-03-15T10:00:00Z');
const onlyMarketing: ConsentChoices = { analytics: false, marketing: true, social: false };

function storageOf(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

describe('stored consent', () => {
  it('keeps the choice by purpose, and analytics under the specified key', () => {
    const storage = storageOf();
    writeConsent(storage, onlyMarketing, now);
    expect(storage.held.get('analytics-consent')).toBe('false');
    expect(readConsent(storage, now)).toEqual(onlyMarketing);
  });

  it('holds for six months', () => {
    const storage = storageOf();
    writeConsent(storage, onlyMarketing, now);
    expect(readConsent(storage, new Date('2026-09-14T10:00:00Z'))).toEqual(onlyMarketing);
    expect(readConsent(storage, new Date('2026-09-16T10:00:00Z'))).toBeNull();
  });

  it('can be shown: what was chosen, when, and by which version of the text', () => {
    const storage = storageOf();
    expect(readProof(storage, now)).toBeNull();
    writeConsent(storage, onlyMarketing, now);
    expect(JSON.parse(storage.held.get('zaino.consent') ?? '')).toEqual({
      ...onlyMarketing,
      decidedAt: now.toISOString(),
      version: CONSENT_VERSION,
    });
    expect(readProof(storage, now)).toEqual({ decidedAt: now, version: CONSENT_VERSION });
    expect(readProof(storage, new Date('2026-09-16T10:00:00Z'))).toBeNull();
  });

  it.each([
    ['agreed to something', onlyMarketing, null],
    [
      'refused all',
      { ...onlyMarketing, marketing: false },
      { analytics: false, marketing: false, social: false },
    ],
  ])('of another text is asked for anew where one %s', (_what, choices, read) => {
    const storage = storageOf({
      'analytics-consent': String(choices.analytics),
      'zaino.consent': JSON.stringify({
        ...choices,
        decidedAt: now.toISOString(),
        version: '2025-01-01',
      }),
    });
    expect(readConsent(storage, now)).toEqual(read);
  });

  it.each([
    ['true', { analytics: true, marketing: false, social: false }],
    ['false', { analytics: false, marketing: false, social: false }],
  ])('takes the specified key alone for an answer: %s', (text, choices) => {
    expect(readConsent(storageOf({ 'analytics-consent': text }), now)).toEqual(choices);
  });

  it.each([
    ['nothing', {}],
    ['another value', { 'analytics-consent': 'yes' }],
    ['broken choices', { 'analytics-consent': 'true', 'zaino.consent': '{"analytics":' }],
    ['choices of another form', { 'analytics-consent': 'true', 'zaino.consent': '7' }],
    ['choices without a date', { 'analytics-consent': 'true', 'zaino.consent': '{}' }],
    [
      'choices of an unreadable date',
      { 'analytics-consent': 'true', 'zaino.consent': '{"decidedAt":"ieri"}' },
    ],
  ])('has the visitor asked again after %s', (_what, entries) => {
    expect(readConsent(storageOf(entries), now)).toBeNull();
  });
});
