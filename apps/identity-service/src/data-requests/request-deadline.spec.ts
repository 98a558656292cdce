import { daysUntil, requestDeadline } from './request-deadline';

describe('the deadline of a request about personal data', () => {
  it.each([
    ['2026-09-14', '2026-10-14'],
    ['2026-12-01', '2027-01-01'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-08-31', '2026-09-30'],
    ['2026-02-28', '2026-03-28'],
  ])('of %s is %s', (receivedOn, dueOn) => {
    expect(requestDeadline(receivedOn)).toBe(dueOn);
  });

  it.each([
    ['2026-10-14', '2026-10-14', 0],
    ['2026-10-14', '2026-10-04', 10],
    ['2026-10-14', '2026-10-15', -1],
    // Clocks are put back on the 25th.
    ['2026-10-26', '2026-10-24', 2],
  ])('until %s from %s on it is %i days', (day, today, days) => {
    expect(daysUntil(day, today)).toBe(days);
  });
});
