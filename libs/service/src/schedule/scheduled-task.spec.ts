import { Logger } from '@nestjs/common';
import { ScheduledTask } from './scheduled-task';

const PAUSE_MS = 1_000;

describe('ScheduledTask', () => {
  let run: jest.Mock<Promise<void>, []>;
  let task: ScheduledTask;
  let warnings: jest.SpyInstance;

  beforeEach(() => {
    jest.useFakeTimers();
    warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    run = jest.fn(() => Promise.resolve());
    task = new ScheduledTask({ name: 'Test', pauseMs: PAUSE_MS, run });
  });
  afterEach(async () => {
    await task.stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** What waits for a run that has ended goes on between two pauses. */
  const pass = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      jest.advanceTimersByTime(PAUSE_MS);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  };

  it('runs after each pause until it is stopped', async () => {
    task.start();
    expect(run).not.toHaveBeenCalled();
    await pass(3);
    expect(run).toHaveBeenCalledTimes(3);
    await task.stop();
    await pass(3);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('does not begin anew before the last run has ended, and waits for it when it stops', async () => {
    let end: () => void = () => undefined;
    run.mockImplementation(() => new Promise((resolve) => (end = resolve)));
    task.start();
    await pass(5);
    expect(run).toHaveBeenCalledTimes(1);
    let isStopped = false;
    const stopping = task.stop().then(() => (isStopped = true));
    await pass(1);
    expect(isStopped).toBe(false);
    end();
    await stopping;
    await pass(2);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('goes on after a failure, and tells of it once until it works again', async () => {
    run.mockRejectedValueOnce(new Error('no')).mockRejectedValueOnce(new Error('no'));
    task.start();
    await pass(3);
    expect([run.mock.calls.length, warnings.mock.calls.length]).toEqual([3, 1]);
    run.mockRejectedValueOnce(new Error('no'));
    await pass(1);
    expect(warnings).toHaveBeenCalledTimes(2);
  });
});
