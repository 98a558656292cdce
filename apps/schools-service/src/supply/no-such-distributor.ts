import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

export const noSuchDistributor = () =>
  new DomainError('not-found', sharedErrorCodes.notFound, {
    detail: 'Questo distributore non c’è.',
  });
