import { randomUUID } from 'node:crypto';
import { type CedolaComune, ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { isDuplicate } from '@zaino/service/is-duplicate';
import type { EntityManager } from 'typeorm';
import { activeKeyOf, codeKeyOf } from './cedola-key';
import { CedolaEntity } from './cedola.entity';

/** Of a cedola that is given for an order. */
interface GivenCedola extends CedolaComune {
  code: string;
  schoolName: string;
  classe: string;
  sezione: string;
}

interface Where {
  orderId: string;
  bookshopId: string;
  now: Date;
}

const MOST_SCHOOL_NAME = 200;

/** The row of a cedola that waits for the bookshop. */
export function newCedola(given: GivenCedola, { orderId, bookshopId, now }: Where): CedolaEntity {
  const { code, comune, provincia, schoolName, classe, sezione } = given;
  const codeKey = codeKeyOf(code, given);
  return Object.assign(new CedolaEntity(), {
    id: randomUUID(),
    orderId,
    bookshopId,
    code,
    comune,
    provincia,
    codeKey,
    activeKey: activeKeyOf(bookshopId, codeKey),
    state: 'entered',
    reason: null,
    schoolName: schoolName.slice(0, MOST_SCHOOL_NAME),
    className: classe,
    sectionName: sezione,
    enteredAt: now,
    decidedAt: null,
    distintaId: null,
    sentCents: null,
  } satisfies Pick<CedolaEntity, keyof CedolaEntity>);
}

/** In the transaction of the order. Rejects as `conflict` (`cedola-refused`) for a code that the bookshop has already. */
export async function insertCedole(
  manager: EntityManager,
  cedole: readonly CedolaEntity[],
): Promise<void> {
  for (const [index, cedola] of cedole.entries()) {
    try {
      await manager.insert(CedolaEntity, cedola);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw codeUsed(index);
    }
  }
}

function codeUsed(index: number): DomainError {
  const message = 'Questo codice è già stato usato in questa libreria';
  return new DomainError('conflict', ordersErrorCodes.cedolaRefused, {
    detail: `${message}: controlla di averlo scritto bene.`,
    errors: [{ path: `cedole.${index}.code`, message }],
  });
}
