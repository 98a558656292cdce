import type { DomainError } from '@zaino/service/domain-error';
import { commandRefused } from '../orders/refused';

/** Somebody else has taken a step with a distinta, or with one of its cedole. */
export function distintaMoved(): DomainError {
  return commandRefused('Nel frattempo qualcosa è cambiato: ricarica la pagina e guarda di nuovo.');
}
