import type { Tenant } from '@zaino/contracts/bookshops';
import { Notice } from '@zaino/ui/notice';
import { Link } from '@zaino/web/router';
import { missingToOpen, stateWords } from '../profile/bookshop/tenant-words';

/** How the owner's bookshop stands; null where its service did not answer. */
export function BookshopSummary({ tenant }: { tenant: Tenant | null }) {
  const way = <Link to="/profile#libreria">Vai alla tua libreria</Link>;
  if (!tenant) {
    return (
      <Notice action={way}>
        <strong>La tua libreria.</strong> Servizio momentaneamente non disponibile: il resto della
        pagina funziona.
      </Notice>
    );
  }
  const { name, meaning } = stateWords[tenant.state];
  const missing = tenant.state === 'open' ? [] : missingToOpen(tenant);
  return (
    <Notice tone={tenant.state === 'open' ? 'success' : 'plain'} action={way}>
      <strong>
        {tenant.name}: {name.toLowerCase()}.
      </strong>{' '}
      {meaning}
      {missing.length > 0 && ` Per aprirla manca: ${missing.join(', ')}.`}
    </Notice>
  );
}
