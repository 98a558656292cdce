import { DAY_MS } from '@zaino/rules/durations';
import type { DistintaEntity } from './distinta.entity';

/** For how long a step can be taken back: a mistake is seen on the same day. */
const TAKE_BACK_MS = DAY_MS;

type Distinta = Pick<DistintaEntity, 'state' | 'sentAt' | 'paidAt'>;

/** Whether the last step of a distinta can be taken back now. */
export function canTakeBack({ state, sentAt, paidAt }: Distinta, now: Date): boolean {
  if (state === 'undone') return false;
  const since = state === 'paid' ? paidAt : sentAt;
  return since !== null && now.getTime() - since.getTime() < TAKE_BACK_MS;
}
