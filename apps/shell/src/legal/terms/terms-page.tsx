import type { PublicPage } from '../../text-page/public-page';
import { LegalPage } from '../legal-page';
import { loadLegalText } from '../legal.api';
import { terms20261123 } from './terms-2026-11-23';
import { terms20261201 } from './terms-2026-12-01';
import { terms20261210 } from './terms-2026-12-10';
import { terms20261215 } from './terms-2026-12-15';
import { terms20261220 } from './terms-2026-12-20';
import { terms20261221 } from './terms-2026-12-21';
import { terms20261222 } from './terms-2026-12-22';

export const termsVersions = {
  '2026-11-23': terms20261123,
  '2026-12-01': terms20261201,
  '2026-12-10': terms20261210,
  '2026-12-15': terms20261215,
  '2026-12-20': terms20261220,
  '2026-12-21': terms20261221,
  '2026-12-22': terms20261222,
};

function TermsPage() {
  return <LegalPage name="terms" versions={termsVersions} />;
}

export const page: PublicPage = {
  Page: TermsPage,
  load: loadLegalText('terms', {
    title: 'Termini di servizio',
    description:
      'Chi vende, come si ordina, consegna, recesso entro 14 giorni e garanzia di due anni.',
  }),
};
