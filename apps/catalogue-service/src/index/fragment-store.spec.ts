import { array, assert, constant, integer, oneof, property, record, string } from 'fast-check';
import { FragmentStore } from './fragment-store';

const MEGABYTE = 1 << 20;

describe('FragmentStore', () => {
  it('gives back what was put in last, whatever was replaced and deleted', () => {
    const change = record({
      slot: integer({ min: 0, max: 12 }),
      piece: oneof(
        string().map((text) => `${text}ì☃`),
        integer({ min: 1, max: 400_000 }).map((length) => 'à'.repeat(length)),
        constant(null),
      ),
    });
    assert(
      property(array(change, { maxLength: 60 }), (changes) => {
        const store = new FragmentStore<unknown>();
        const expected = new Map<number, string>();
        for (const { slot, piece } of changes) {
          if (piece === null) store.delete(slot);
          else store.set(slot, piece);
          expected.set(slot, piece ?? '');
        }
        for (const [slot, piece] of expected) {
          expect(store.at(slot).toString() === piece).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('does not grow while pieces are replaced again and again', () => {
    const store = new FragmentStore<unknown>();
    for (let round = 0; round < 40; round += 1) {
      for (let slot = 0; slot < 10; slot += 1) {
        store.set(slot, String(slot).repeat(100_000 + round));
      }
    }
    expect(store.bytes).toBeLessThan(5 * MEGABYTE);
    expect(store.at(7).toString() === '7'.repeat(100_039)).toBe(true);
  });
});
