import { answersOk } from './answers-ok';
import { mayBeDebugged } from './hang-watch';
import type { ProcessPlan } from './managed-process';

/** A process that is ready once it answers, and is asked from then on; one at a breakpoint is left alone. */
export function watched(url: string): Pick<ProcessPlan, 'isReady' | 'isAlive'> {
  const answers = () => answersOk(`${url}/health/live`);
  return { isReady: answers, ...(!mayBeDebugged() && { isAlive: answers }) };
}
