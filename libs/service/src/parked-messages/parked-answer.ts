import { type ParkedMessage as ParkedAnswer, sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '../domain-error';
import type { ParkedOutboxMessage } from '../outbox/outbox-admin';

/** A parked message as the contract has it. */
export function parkedAnswer(message: ParkedOutboxMessage): ParkedAnswer {
  const { id, topic, attempts, lastError, parkedAt } = message;
  return { id, topic, attempts, lastError, parkedAt: parkedAt.toISOString() };
}

/** Refuses to retry or discard what is parked no more. */
export function messageNotParked(): DomainError {
  const detail = 'Questa operazione non è più in attesa.';
  return new DomainError('not-found', sharedErrorCodes.notFound, { detail });
}
