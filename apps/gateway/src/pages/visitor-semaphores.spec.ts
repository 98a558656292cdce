import { setImmediate } from 'node:timers/promises';
import { VisitorSemaphores } from './visitor-semaphores';

/** Pages that are done when the test says so, by their names. */
function aShop(atOnce: number) {
  const semaphores = new VisitorSemaphores(atOnce);
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const make = (visitor: string, name: string) =>
    semaphores.run(visitor, () => {
      begun.push(name);
      return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
    });
  return { make, begun, finish: (name: string) => finish.get(name)?.() };
}

describe('the pages of an address', () => {
  it('are made so many at once, the others in their order', async () => {
    const { make, begun, finish } = aShop(2);
    const pages = ['a', 'b', 'c', 'd'].map((name) => make('mallory', name));
    await setImmediate();
    expect(begun).toEqual(['a', 'b']);
    finish('b');
    await setImmediate();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) finish(name);
    await setImmediate();
    finish('d');
    expect(await Promise.all(pages)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('do not keep those of another waiting', async () => {
    const { make, begun } = aShop(1);
    for (let at = 0; at < 100; at += 1) void make('mallory', `flood ${at}`);
    void make('anna', 'home');
    await setImmediate();
    expect(begun).toEqual(['flood 0', 'home']);
  });

  it('go on after one that failed', async () => {
    const semaphores = new VisitorSemaphores(1);
    const failed = semaphores.run('anna', () => Promise.reject(new Error('no page')));
    const next = semaphores.run('anna', () => Promise.resolve('page'));
    await expect(failed).rejects.toThrow('no page');
    expect(await next).toBe('page');
  });

  it('wait for nothing where none are counted', async () => {
    const { make, begun } = aShop(0);
    for (const name of ['a', 'b', 'c']) void make('anna', name);
    await setImmediate();
    expect(begun).toEqual(['a', 'b', 'c']);
  });
});
