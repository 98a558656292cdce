import {
  type BookshopCommand,
  type BookshopDecision,
  bookshopsErrorCodes,
  type LoggedFacts,
  type OpeningStep,
  reviewedFields,
} from '@zaino/contracts/bookshops';
import { DomainError } from '@zaino/service/domain-error';
import { isApproved, missingEvidence, wishOf } from '../tenants/opening-steps';
import type { TenantEntity } from '../tenants/tenant.entity';

/** A row as plain values. */
type Facts = Omit<TenantEntity, never>;

/** What a decision comes to. */
export interface DecisionOutcome {
  decision: BookshopDecision;
  columns: Partial<TenantEntity>;
  before: LoggedFacts;
  after: LoggedFacts;
}

const evidenceWords: Partial<Record<OpeningStep, string>> = {
  email: 'l’indirizzo e-mail confermato',
  'vat-number': 'la partita IVA',
  details: 'l’indirizzo completo, l’e-mail per i clienti e gli orari',
};

/** What an admin's command makes of a bookshop; throws as `conflict` where it fits nothing that is there. */
export function decide(tenant: Facts, command: BookshopCommand, now: Date): DecisionOutcome {
  switch (command.kind) {
    case 'approve':
      return approve(tenant, now);
    case 'refuse':
      return refuse(tenant, command.reason);
    case 'pause':
      return takeAway(tenant, 'paused', command.reason);
    case 'close':
      return takeAway(tenant, 'closed', command.reason);
  }
}

/** All that waits: what an admin reads is what becomes public. A pause by an admin ends without the owner's asking again. */
function approve(tenant: Facts, now: Date): DecisionOutcome {
  const isHeld = tenant.state === 'paused' && tenant.approvedAt === null;
  if (wishOf(tenant) === null && !isHeld) throw nothingToDecide();
  if (tenant.appliedAt !== null || isHeld) checkEvidence({ ...tenant, ...tenant.pendingChanges });
  const columns: Partial<TenantEntity> = {
    ...tenant.pendingChanges,
    approvedAt: now,
    appliedAt: null,
    changesSince: null,
    pendingChanges: null,
    decisionReason: '',
    ...(!isApproved(tenant) && { state: 'open' as const }),
  };
  return { columns, ...approvalOf(tenant, columns) };
}

/** What is told and logged of an approval: of changes these alone, else all that customers see from now on. */
function approvalOf(
  tenant: Facts,
  columns: Partial<TenantEntity>,
): Omit<DecisionOutcome, 'columns'> {
  const { pendingChanges, state } = tenant;
  if (pendingChanges !== null && isApproved(tenant)) {
    const before = factsOf(tenant, Object.keys(pendingChanges));
    return { decision: 'changes-approved', before, after: pendingChanges };
  }
  return { decision: 'approved', before: { state }, after: factsOf({ ...tenant, ...columns }) };
}

/** The wish is gone, and what customers see stays; the owner may ask again. */
function refuse(tenant: Facts, reason: string): DecisionOutcome {
  const wish = wishOf(tenant);
  if (wish === 'opening') {
    return {
      columns: { appliedAt: null, decisionReason: reason },
      decision: 'refused',
      before: factsOf(tenant),
      after: {},
    };
  }
  const { pendingChanges } = tenant;
  if (wish !== 'changes' || pendingChanges === null) throw nothingToDecide();
  return {
    columns: { changesSince: null, pendingChanges: null, decisionReason: reason },
    decision: 'changes-refused',
    before: pendingChanges,
    after: factsOf(tenant, Object.keys(pendingChanges)),
  };
}

/** With the approval: the owner has to ask for it again. What waited is refused with it. */
function takeAway(tenant: Facts, to: 'paused' | 'closed', reason: string): DecisionOutcome {
  const { state } = tenant;
  const isDone = state === to && tenant.approvedAt === null && tenant.appliedAt === null;
  const mayPause = state === 'open' || state === 'paused';
  if (isDone || (to === 'paused' && !mayPause)) throw nothingToDecide();
  return {
    columns: {
      state: to,
      appliedAt: null,
      approvedAt: null,
      changesSince: null,
      pendingChanges: null,
      decisionReason: reason,
    },
    decision: to,
    before: { ...tenant.pendingChanges, state },
    after: { state: to },
  };
}

function checkEvidence(tenant: Facts): void {
  const missing = missingEvidence(tenant).map((step) => evidenceWords[step]);
  if (missing.length === 0) return;
  throw new DomainError('conflict', bookshopsErrorCodes.notReady, {
    detail: `Per approvare la libreria manca ancora: ${missing.join(', ')}.`,
  });
}

/** What customers go by; empty fields are left out, and so are all contacts. */
function factsOf(tenant: Facts, names?: string[]): LoggedFacts {
  const fields = names ? reviewedFields.filter((field) => names.includes(field)) : reviewedFields;
  const facts = fields.map((field) => [field, tenant[field]] as const);
  const kept = names ? facts : facts.filter(([, value]) => value !== '');
  return { ...Object.fromEntries(kept), ...(!names && { state: tenant.state }) };
}

function nothingToDecide(): DomainError {
  return new DomainError('conflict', bookshopsErrorCodes.nothingToDecide, {
    detail: 'Per questa libreria non c’è nulla da decidere.',
  });
}
