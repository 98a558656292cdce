import { createHash } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import type { Challenge } from '@zaino/contracts/shared';
import { solveChallenge } from '@zaino/web/challenge';
import { act } from 'react';
import { guardReleasedFiles } from '../remotes/released-files';
import { followChallenges } from './follow-challenges';
import type { PuzzleTask } from './puzzle';
import { solveVisibly } from './solve-visibly';

const challengeOf = (number: number, most = 3_000): Challenge => ({
  token: 'said.signed',
  salt: 'salt',
  target: createHash('sha256').update(`salt${number}`).digest('hex'),
  most,
});
const words = 'Un momento: controlliamo che la richiesta non arrivi da un programma.';

/** A worker as a browser has it. */
class FakeWorker {
  static answer: (worker: FakeWorker, puzzle: PuzzleTask) => void;
  static started: string[] = [];
  static ended = 0;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  constructor(url: string) {
    FakeWorker.started.push(url);
  }
  postMessage(puzzle: PuzzleTask) {
    FakeWorker.answer(this, puzzle);
  }
  terminate() {
    FakeWorker.ended += 1;
  }
}

const page = globalThis as { Worker?: unknown };

describe('a challenge', () => {
  beforeAll(() => {
    // No release names its files: as while developing, all below its folder will do.
    const base = new URL('./', import.meta.url).href;
    guardReleasedFiles({
      shell: { name: 'shell', version: 's1', base, entry: [], integrity: {} },
      remotes: [],
    } as unknown as Parameters<typeof guardReleasedFiles>[0]);
  });
  beforeEach(() => {
    FakeWorker.started = [];
    FakeWorker.ended = 0;
  });
  afterEach(() => {
    delete page.Worker;
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is solved by a worker, and nobody hears of it', async () => {
    page.Worker = FakeWorker;
    FakeWorker.answer = (worker, { target }) =>
      worker.onmessage?.({ data: target === challengeOf(7).target ? 7 : null });
    const said = jest.spyOn(document.body, 'appendChild');
    expect(await solveVisibly(challengeOf(7))).toBe('said.signed.7');
    expect(FakeWorker.started).toEqual([expect.stringMatching(/\/puzzle-worker\.ts$/)]);
    expect(FakeWorker.ended).toBe(1);
    expect(said).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([0, 1, 999, 1_000, 2_500, 3_000])(
    'is solved without a worker too, whatever its number: %d',
    async (number) => {
      expect(await solveVisibly(challengeOf(number))).toBe(`said.signed.${number}`);
    },
  );

  it('is solved without a worker where that one does not run', async () => {
    page.Worker = FakeWorker;
    FakeWorker.answer = (worker) => worker.onerror?.();
    expect(await solveVisibly(challengeOf(2_000))).toBe('said.signed.2000');
    expect(FakeWorker.ended).toBe(1);
  });

  it('without a solution is given up', async () => {
    expect(await solveVisibly({ ...challengeOf(5), target: '0'.repeat(64) })).toBeNull();
  });

  it('that takes long is told of calmly, until it is solved', async () => {
    jest.useFakeTimers();
    page.Worker = FakeWorker;
    let finish: () => void = () => undefined;
    FakeWorker.answer = (worker) => {
      finish = () => worker.onmessage?.({ data: 7 });
    };
    let solving: Promise<string | null> | undefined;
    await act(async () => {
      solving = solveVisibly(challengeOf(7));
      await jest.advanceTimersByTimeAsync(1_400);
    });
    expect(screen.getByRole('status').textContent).toBe('');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status').textContent).toContain(words);
    await act(async () => {
      finish();
      await solving;
    });
    expect(await solving).toBe('said.signed.7');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('that takes too long is given up', async () => {
    page.Worker = FakeWorker;
    FakeWorker.answer = () => undefined;
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      expect(limit).toBe(45_000);
      const end = new AbortController();
      setTimeout(() => end.abort(new Error('late')));
      return end.signal;
    });
    expect(await solveVisibly(challengeOf(7))).toBeNull();
    expect(FakeWorker.ended).toBe(1);
  });

  it('of any call on the page is solved', async () => {
    followChallenges();
    const solution = solveChallenge(challengeOf(7));
    await waitFor(async () => expect(await solution).toBe('said.signed.7'));
  });
});
