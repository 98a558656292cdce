import { type ConsentChoices, readConsent, writeConsent } from './consent-storage';

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
