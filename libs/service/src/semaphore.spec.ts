import { Semaphore } from './semaphore';

const refuse = () => new Error('full');

/** Jobs that end when they are told to. */
function heldJobs() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const job = (n: number) => () => {
    started.push(n);
    return new Promise<number>((resolve) => ends.push(() => resolve(n)));
  };
  return { started, job, endFirst: () => ends.shift()?.() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('Semaphore', () => {
  it('runs no more jobs at once than there are permits, the others in order', async () => {
    const lanes = new Semaphore({ permits: 2, waiting: 10, refuse });
    const { started, job, endFirst } = heldJobs();
    const results = [1, 2, 3, 4].map((n) => lanes.run(job(n)));
    await settle();
    expect(started).toEqual([1, 2]);
    endFirst();
    await settle();
    expect(started).toEqual([1, 2, 3]);
    for (let i = 0; i < 3; i += 1) {
      endFirst();
      await settle();
    }
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  });

  it('refuses what does not fit, and takes jobs again once there is room', async () => {
    const lanes = new Semaphore({ permits: 1, waiting: 1, refuse });
    const { job, endFirst } = heldJobs();
    const [first, second] = [lanes.run(job(1)), lanes.run(job(2))];
    await expect(lanes.run(job(3))).rejects.toThrow('full');
    endFirst();
    await first;
    const fourth = lanes.run(job(4));
    endFirst();
    await second;
    await settle();
    endFirst();
    expect(await fourth).toBe(4);
  });

  it('frees the lane of a job that fails', async () => {
    const lanes = new Semaphore({ permits: 1, waiting: 0, refuse });
    await expect(lanes.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lanes.run(() => Promise.resolve('fine'))).toBe('fine');
  });
});
