import { Injectable } from '@nestjs/common';
import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { DAY_MS } from '@zaino/rules/durations';
import { Allowance } from '@zaino/service/allowance';
import { DomainError } from '@zaino/service/domain-error';
import { shortHash } from '@zaino/service/short-hash';

/** A teacher of several classes writes some lists on one day; each is a mail to a school. */
const windows = [
  { lengthMs: DAY_MS, most: 10 },
  { lengthMs: 30 * DAY_MS, most: 30 },
];

/** How often an account may propose a list; rejects while Redis is away. */
@Injectable()
export class ProposalAllowance {
  constructor(private readonly allowance: Allowance) {}

  async use(uid: string): Promise<void> {
    const key = `catalogue:teacher-lists:${shortHash(uid)}`;
    if ((await this.allowance.use({ key, windows })) === undefined) return;
    throw new DomainError('limited', catalogueErrorCodes.teacherListsLimited, {
      detail: 'Hai già proposto molti elenchi: riprova tra qualche giorno.',
    });
  }
}
