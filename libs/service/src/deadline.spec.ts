import { answeredWithin, timeLeft, TooLate, withDeadline, withoutDeadline } from './deadline';

const never = () => new Promise<never>(() => undefined);

describe('a deadline', () => {
  it('leaves a call its own limit where there is none', () => {
    expect(timeLeft(5_000)).toBe(5_000);
  });

  it('leaves what is left of it, and never more than the call’s own limit', () => {
    withDeadline(1_000, () => {
      expect(timeLeft(5_000)).toBeLessThanOrEqual(1_000);
      expect(timeLeft(10)).toBe(10);
    });
  });

  it('is not moved by a later one within it', () => {
    withDeadline(1_000, () =>
      withDeadline(60_000, () => expect(timeLeft(60_000)).toBeLessThanOrEqual(1_000)),
    );
  });

  it('goes along with all that is awaited', async () => {
    const left = await withDeadline(1_000, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return timeLeft(5_000);
    });
    expect(left).toBeLessThanOrEqual(1_000);
  });

  it('is nothing to a job that outlives what has begun it', async () => {
    const left = await withDeadline(1_000, () =>
      withoutDeadline(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return timeLeft(5_000);
      }),
    );
    expect(left).toBe(5_000);
  });

  it('ends the wait for an answer that does not come', async () => {
    await withDeadline(20, async () => {
      await expect(answeredWithin(60_000, never)).rejects.toThrow(TooLate);
      // A timer may be early by the part of a millisecond that it does not count.
      while (timeLeft(60_000) > 0) await new Promise((resolve) => setImmediate(resolve));
      const asked = jest.fn(never);
      await expect(answeredWithin(60_000, asked)).rejects.toThrow(TooLate);
      expect(asked).not.toHaveBeenCalled();
    });
  });

  it('leaves answers and failures as they are', async () => {
    await expect(answeredWithin(60_000, () => Promise.resolve('answer'))).resolves.toBe('answer');
    const failing = answeredWithin(60_000, () => Promise.reject(new Error('No.')));
    await expect(failing).rejects.toThrow('No.');
  });
});
