import { LegalPage } from '../legal-page';
import { terms20261123 } from './terms-2026-11-23';

export const termsVersions = { '2026-11-23': terms20261123 };

export function TermsPage() {
  return <LegalPage name="terms" versions={termsVersions} />;
}
