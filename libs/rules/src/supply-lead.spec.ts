import { leadOf, leadText } from './supply-lead';

describe('a distributor’s lead', () => {
  it.each([
    [{ days: { from: 1, to: 2 } }, '1-2'],
    [{ days: { from: 1, to: 2 }, cutOff: 11 }, '1-2h11'],
    [{ days: { from: 0, to: 12 }, date: '2026-12-10' }, '0-12d2026-12-10'],
    [{ days: { from: 1, to: 2 }, cutOff: 0, date: '2026-12-10' }, '1-2h0d2026-12-10'],
  ])('%j is written %s, and read again', (lead, text) => {
    expect(leadText(lead)).toBe(text);
    expect(leadOf(text)).toEqual(lead);
  });

  it.each(['', '1', '1-', '1-2-3', '1-2d10/12/2026', '100-200', ' 1-2'])('is not %j', (text) => {
    expect(leadOf(text)).toBeNull();
  });
});
