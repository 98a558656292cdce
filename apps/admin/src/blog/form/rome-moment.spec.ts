import { romeMoment, romeWall } from './rome-moment';

describe('the shop’s own time', () => {
  it.each([
    ['2026-01-15T08:30:00.000Z', '2026-01-15T09:30'],
    ['2026-07-15T08:30:00.000Z', '2026-07-15T10:30'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01T00:30'],
  ])('of %s is %s', (iso, wall) => {
    expect(romeWall(iso)).toBe(wall);
    expect(romeMoment(wall)).toBe(iso);
  });

  it('takes the first of the two moments of the night that summer time ends in', () => {
    expect(romeWall(romeMoment('2026-10-25T02:30'))).toBe('2026-10-25T02:30');
  });

  it('takes a moment for the hour that the other night leaves out', () => {
    expect(romeWall(romeMoment('2026-03-29T02:30'))).toBe('2026-03-29T03:30');
  });

  it.each(['', 'domani', '2026-13-01T10:00'])('is none of “%s”', (text) => {
    expect(romeMoment(text)).toBe('');
    expect(romeWall(text)).toBe('');
  });
});
