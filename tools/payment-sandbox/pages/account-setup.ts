import type { LedgerChange } from '../ledger/change';
import { html, seeOther } from '../protocol/answer';
import type { Answer } from '../protocol/answer';
import type { SandboxRequest } from '../protocol/request';
import { type SandboxStanding, standingOf } from '../resources/account-standing';
import { setStanding } from '../resources/accounts';
import { accountPage } from './account-page';
import { closedPage } from './closed-page';

const outcomes: Partial<Record<string, SandboxStanding>> = {
  incompleto: 'due',
  verifica: 'review',
};

/** Where a bookshop tells Stripe who it is, by a link that leads on to the shop once its time is over. */
export function accountSetup(change: LedgerChange, id: string, request: SandboxRequest): Answer {
  const link = change.find('accountLinks', id);
  if (link === undefined) return html(closedPage(undefined), 404);
  if (link.isSpent || link.expiresAt <= change.now) return seeOther(link.refreshUrl);
  const account = change.require('accounts', link.account);
  if (request.method !== 'POST') return html(accountPage(account, link.returnUrl));
  const chosen = new URLSearchParams(request.body).get('esito') ?? 'completo';
  const standing = outcomes[chosen] ?? 'active';
  if (standing !== 'active' || !account.charges_enabled) {
    setStanding(change, account.id, standingOf(standing));
  }
  change.put('accountLinks', { ...link, isSpent: true });
  return seeOther(link.returnUrl);
}
