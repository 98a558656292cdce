import { endOfItalianDay } from '@zaino/rules/italian-day';

/** Until when a family can pay the books of a cedola that was refused at a moment: the end of a day in Italy. */
export function cedolaPayEnd(refusedAt: Date, payDays: number): Date {
  return endOfItalianDay(refusedAt, payDays);
}
