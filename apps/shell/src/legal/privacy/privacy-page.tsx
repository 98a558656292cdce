import { LegalPage } from '../legal-page';
import { privacy20261123 } from './privacy-2026-11-23';

export const privacyVersions = { '2026-11-23': privacy20261123 };

export function PrivacyPage() {
  return <LegalPage name="privacy" versions={privacyVersions} />;
}
