import { dac7Fields } from '@zaino/contracts/orders';
import type { ComplianceCheck, ComplianceEvidence } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { complianceCheck } from '@zaino/service/compliance/compliance-check';
import type { TenantEntity } from '../tenants/tenant.entity';

/** Those that have sold, or may have. */
export const sellerStates: TenantEntity['state'][] = ['open', 'paused', 'closed'];

const words: Readonly<Record<(typeof dac7Fields)[number], string>> = {
  name: 'nome',
  address: 'indirizzo',
  postalCode: 'CAP',
  city: 'comune',
  province: 'provincia',
  vatNumber: 'partita IVA',
};

type Seller = Pick<TenantEntity, (typeof dac7Fields)[number] | 'id' | 'state'>;

/** Whether what has to be told of each seller is known (d.lgs. 32/2023), and in January until when. */
export function sellerReport(sellers: readonly Seller[], now: number): ComplianceCheck {
  const findings = [...deadline(now), ...sellers.flatMap(findingOf)];
  return complianceCheck('seller-report', { looked: sellers.length, findings });
}

function deadline(now: number): ComplianceEvidence[] {
  const [year = 0, month = 0] = italianDay(now).split('-').map(Number);
  if (month !== 1) return [];
  return [
    {
      state: 'look',
      kind: 'text',
      id: String(year - 1),
      label: `Comunicazione per il ${year - 1}`,
      words: `da inviare entro il 31 gennaio ${year}`,
    },
  ];
}

/** Who is not open may have sold nothing in the year. */
function findingOf(seller: Seller): ComplianceEvidence[] {
  const missing = dac7Fields.filter((field) => seller[field] === '');
  if (missing.length === 0) return [];
  return [
    {
      state: seller.state === 'open' ? 'broken' : 'look',
      kind: 'bookshop',
      id: seller.id,
      label: seller.name || 'Senza nome',
      words: `Manca: ${missing.map((field) => words[field]).join(', ')}`,
    },
  ];
}
