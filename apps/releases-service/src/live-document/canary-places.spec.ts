import { freeSlot, MOST_CANARIES, placesOf, shareOf } from './canary-places';

const canary = (slot: number, share: number) => ({ slot, share, isForStaff: false });
const placesIn = (one: ReturnType<typeof canary>) => {
  const { from, to } = placesOf(one);
  return Array.from({ length: to - from }, (_, at) => from + at);
};

describe('the places of canaries', () => {
  it('are as many as their share says', () => {
    for (const slot of [0, 1, 2]) {
      for (const share of [1, 10, 50])
        expect(placesIn(canary(slot, share))).toHaveLength(share * 100);
    }
  });

  it('are never those of two, whatever shares they have', () => {
    const shares = [1, 7, 16, 25, 48];
    const sets = shares.flatMap((one) =>
      shares.flatMap((other) => shares.map((third) => [one, other, third])),
    );
    const allowed = sets.filter((set) => set.reduce((sum, share) => sum + share, 0) <= 50);
    expect(allowed.length).toBeGreaterThan(20);
    for (const set of allowed) {
      const places = set.flatMap((share, slot) => placesIn(canary(slot, share)));
      expect(new Set(places).size).toBe(places.length);
      expect(Math.max(...places)).toBeLessThan(10_000);
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    }
  });

  it('stay the same ones while the share grows', () => {
    for (const slot of [0, 1, 2]) {
      const larger = new Set(placesIn(canary(slot, 30)));
      expect(placesIn(canary(slot, 5)).every((place) => larger.has(place))).toBe(true);
    }
  });

  it('are none of one for staff alone', () => {
    const forStaff = { ...canary(0, 50), isForStaff: true };
    expect(placesOf(forStaff)).toEqual({ from: 0, to: 0 });
    expect(shareOf([forStaff, canary(1, 20)])).toBe(20);
  });

  it('are taken slot by slot', () => {
    expect(freeSlot([])).toBe(0);
    expect(freeSlot([canary(0, 1), canary(2, 1)])).toBe(1);
    const all = Array.from({ length: MOST_CANARIES }, (_, slot) => canary(slot, 1));
    expect(freeSlot(all)).toBeUndefined();
  });
});
