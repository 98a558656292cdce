import { fork } from 'node:child_process';
import { join } from 'node:path';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import type { AnswersByStatus } from './attacks';

/** Each attack comes from one address, another than those before: their budgets are spent. */
let attacks = 0;
const nextAddress = () => `203.0.113.${(attacks += 1)}`;

interface Attacked {
  origin: string;
  name: string;
  connections: number;
}

/** Attacks from a process of its own while `work` is under way: it must not slow down what measures. */
export async function underAttack<Result>(
  attacked: Attacked,
  work: () => Promise<Result>,
): Promise<{ result: Result; answered: AnswersByStatus }> {
  const order = JSON.stringify({ ...attacked, address: nextAddress() });
  const child = fork(join(import.meta.dirname, 'attack.ts'), [order], {
    execArgv: typescriptFlags,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const result = await work();
    const answered = await new Promise<AnswersByStatus>((resolve, reject) => {
      child.once('message', (message) => resolve(message as AnswersByStatus));
      child.once('exit', () => reject(new Error('the attack ended early')));
      child.send('end');
    });
    return { result, answered };
  } finally {
    child.kill();
    await ended;
  }
}
