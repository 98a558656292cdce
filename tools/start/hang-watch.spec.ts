import { HangWatch } from './hang-watch';

function watch(answers: boolean[]) {
  const seen = { hung: 0 };
  const isAlive = () => Promise.resolve(answers.shift() ?? false);
  return { seen, hang: new HangWatch({ isAlive, onHung: () => void (seen.hung += 1) }) };
}

it('says that a process hangs after several misses in a row, and not before', async () => {
  const { seen, hang } = watch([]);
  for (const now of [0, 5_000, 10_000]) await hang.ask(now);
  expect(seen.hung).toBe(0);
  await hang.ask(15_000);
  expect(seen.hung).toBe(1);
});

it('forgets misses at an answer', async () => {
  const { seen, hang } = watch([false, false, false, true, false, false, false]);
  for (let beat = 0; beat < 7; beat += 1) await hang.ask(beat * 5_000);
  expect(seen.hung).toBe(0);
});

it('does not blame a process for a machine that was suspended', async () => {
  const { seen, hang } = watch([]);
  for (const now of [0, 5_000, 10_000, 3_600_000, 3_605_000, 3_610_000]) await hang.ask(now);
  expect(seen.hung).toBe(0);
});
