import { Logger } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { isProviderPage, type PageHosts } from './provider-page';

const logger = new Logger('Payments');

/** Whoever is sent to a page of the provider is sent nowhere else, whatever an answer says. */
export function listedPage(url: string | null, hosts: PageHosts): { url: string } {
  if (url !== null && isProviderPage(url, hosts)) return { url };
  logger.error('The provider names a page on a host that STRIPE_PAGE_HOSTS does not have');
  throw new DomainError('unavailable', sharedErrorCodes.unavailable);
}
