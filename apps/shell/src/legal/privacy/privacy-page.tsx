import type { PublicPage } from '../../text-page/public-page';
import { LegalPage } from '../legal-page';
import { loadLegalText } from '../legal.api';
import { privacy20261123 } from './privacy-2026-11-23';
import { privacy20261210 } from './privacy-2026-12-10';
import { privacy20261220 } from './privacy-2026-12-20';
import { privacy20261222 } from './privacy-2026-12-22';

export const privacyVersions = {
  '2026-11-23': privacy20261123,
  '2026-12-10': privacy20261210,
  '2026-12-20': privacy20261220,
  '2026-12-22': privacy20261222,
};

function PrivacyPage() {
  return <LegalPage name="privacy" versions={privacyVersions} />;
}

export const page: PublicPage = {
  Page: PrivacyPage,
  load: loadLegalText('privacy', {
    title: 'Informativa sulla privacy',
    description: 'Quali dati raccogliamo, perché, per quanto tempo e quali sono i tuoi diritti.',
  }),
};
