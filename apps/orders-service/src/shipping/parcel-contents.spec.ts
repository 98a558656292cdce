import type { DomainError } from '@zaino/service/domain-error';
import { aBookLine, anOrder } from '../testing/placed-order';
import { checkComplete, checkContents, contentsOf, stands } from './parcel-contents';

const { lines } = anOrder({
  lines: [
    aBookLine({ state: 'reserved', quantity: 2 }),
    aBookLine({ state: 'waiting', reference: '9788800000022' }),
  ],
});
const [here, awaited] = lines;
const one = { deliveries: 'one' } as const;
const several = { deliveries: 'several' } as const;
const idOf = (line: typeof here) => line?.id ?? '';
const refusedAs = (code: string) => expect.objectContaining({ code }) as DomainError;
const of = (line: typeof here, quantity: number) => ({ lineId: idOf(line), quantity });

describe('what may lie in a parcel', () => {
  it.each([
    ['nothing', []],
    ['some copies', [of(here, 1)]],
    ['all of it', contentsOf(lines)],
  ])('is %s', (_, contents) => {
    expect(() => checkContents(contents, lines)).not.toThrow();
  });

  it.each([
    ['a copy too many', [of(here, 3)], 'command-refused'],
    ['a line that may not go', [{ lineId: 'another', quantity: 1 }], 'order-moved'],
  ])('is not %s', (_, contents, code) => {
    expect(() => checkContents(contents, lines)).toThrow(refusedAs(code));
  });
});

describe('a complete parcel', () => {
  it.each([
    ['of one delivery has all', one, contentsOf(lines), true],
    ['of one delivery has not only what lies aside', one, [of(here, 2)], false],
    ['of several has what lies aside', several, [of(here, 2)], true],
    ['of several may have what comes later', several, contentsOf(lines), true],
    ['of several has not only what comes later', several, [of(awaited, 1)], false],
    ['has each article as a whole', several, [of(here, 1)], false],
    ['is not empty', several, [], false],
  ])('%s', (_, order, contents, isComplete) => {
    const check = () => checkComplete(contents, { order, packable: lines });
    if (isComplete) expect(check).not.toThrow();
    else expect(check).toThrow(refusedAs('command-refused'));
  });
});

describe('a packed parcel', () => {
  const contents = [of(here, 2)];

  it.each([
    ['stands', {}, true],
    ['does not once a copy was taken out', { quantity: 1 }, false],
    ['does not once it was cancelled', { state: 'cancelled' as const }, false],
    ['does not once it has left', { state: 'shipped' as const }, false],
  ])('%s', (_, change, expected) => {
    const now = lines.map((line) => (line === here ? Object.assign({}, line, change) : line));
    expect(stands(contents, now)).toBe(expected);
  });

  it('does not without its line', () => expect(stands(contents, [])).toBe(false));
});
