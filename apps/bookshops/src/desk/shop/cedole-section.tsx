import type { CedolaTerms } from '@zaino/contracts/orders';
import { AccountSection } from '@zaino/ui/account-section';
import { Link } from '@zaino/web/router';

interface CedoleSectionProps {
  /** Null where nobody can say. */
  terms: CedolaTerms | null;
}

/** Which cedole the bookshop takes, and the way to where that is said: beside its ledger, which goes by it. */
export function CedoleSection({ terms }: CedoleSectionProps) {
  return (
    <AccountSection id="cedole" title="Cedole librarie">
      {terms && <p>{words(terms)}</p>}
      <p>
        <Link to="/dashboard/cedole#cedole-prese">Scegli le cedole che prendi</Link>
      </p>
    </AccountSection>
  );
}

function words({ isAccepted, comuni }: CedolaTerms): string {
  if (!isAccepted) return 'Per ora non ritiri cedole: le famiglie non possono usarle qui.';
  const names = comuni.map(({ comune, provincia }) => `${comune} (${provincia})`).join(', ');
  return `Ritiri le cedole della scuola primaria di: ${names}.`;
}
