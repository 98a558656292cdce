import { Clock } from '@zaino/service/clock';
import { ShortMemory } from './short-memory';

let time = 0;
const clock = new Clock();
clock.now = () => time;
const memory = (most = 10) => new ShortMemory<string>({ clock, lifeMs: 1_000, most });

describe('ShortMemory', () => {
  it('believes a value for as long as it is told, and not a moment longer', () => {
    time = 5_000;
    const known = memory();
    known.keep('a', 'one');
    time = 5_999;
    expect(known.find('a')).toBe('one');
    time = 6_000;
    expect(known.find('a')).toBeUndefined();
  });

  it('counts from the last time that a value was heard', () => {
    time = 0;
    const known = memory();
    known.keep('a', 'one');
    time = 900;
    known.keep('a', 'two');
    time = 1_800;
    expect(known.find('a')).toBe('two');
  });

  it('makes room by forgetting what it heard first', () => {
    const known = memory(2);
    for (const key of ['a', 'b']) known.keep(key, key);
    known.keep('a', 'again');
    known.keep('c', 'c');
    expect([known.find('a'), known.find('b'), known.find('c')]).toEqual(['again', undefined, 'c']);
  });

  it('forgets what it is told to', () => {
    const known = memory();
    known.keep('a', 'one');
    known.forget('a');
    expect(known.find('a')).toBeUndefined();
  });
});
