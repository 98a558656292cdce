import { Injectable } from '@nestjs/common';
import { type Compliance, type ComplianceEvidence, MOST_FINDINGS } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { complianceCheck } from '@zaino/service/compliance/compliance-check';
import { DataSource, In } from 'typeorm';
import { TenantEntity } from '../tenants/tenant.entity';
import { sellerReport, sellerStates } from './seller-report';

/** What customers are told of a trader before they buy (Codice del consumo, art. 49; DSA, art. 30). */
const fields = [
  ['name', 'nome'],
  ['address', 'indirizzo'],
  ['city', 'comune'],
  ['postalCode', 'CAP'],
  ['province', 'provincia'],
  ['email', 'e-mail'],
  ['phone', 'telefono'],
  ['vatNumber', 'partita IVA'],
] as const;

type Trader = Pick<TenantEntity, (typeof fields)[number][0] | 'id' | 'vatFoundAt'>;

/** Whether each bookshop that sells says who it is. */
@Injectable()
export class ComplianceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<Compliance> {
    // By ix_tenant_state; there are thousands at most.
    const sellers = await this.dataSource.manager.findBy(TenantEntity, { state: In(sellerStates) });
    const open = sellers.filter(({ state }) => state === 'open');
    const findings = open.flatMap(findingOf).slice(0, MOST_FINDINGS);
    const now = this.clock.now();
    return {
      computedAt: new Date(now).toISOString(),
      checks: [
        complianceCheck('trader-data', { looked: open.length, findings }),
        sellerReport(sellers, now),
      ],
      retention: [],
    };
  }
}

function findingOf(trader: Trader): ComplianceEvidence[] {
  const about = { kind: 'bookshop' as const, id: trader.id, label: trader.name || 'Senza nome' };
  const missing = fields.filter(([field]) => trader[field] === '').map(([, words]) => words);
  if (missing.length > 0) {
    return [{ ...about, state: 'broken', words: `Manca: ${missing.join(', ')}` }];
  }
  if (trader.vatFoundAt !== null) return [];
  return [{ ...about, state: 'look', words: 'Partita IVA non trovata nel registro europeo' }];
}
