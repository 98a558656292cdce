import { LegalPage } from '../legal-page';
import { CookieList } from './cookie-list';
import { cookies20261123 } from './cookies-2026-11-23';

export const cookiesVersions = { '2026-11-23': cookies20261123 };

export function CookiesPage() {
  return (
    <LegalPage name="cookies" versions={cookiesVersions}>
      <CookieList />
    </LegalPage>
  );
}
