import type { PublicPage } from '../../text-page/public-page';
import { LegalPage } from '../legal-page';
import { loadLegalText } from '../legal.api';
import { CookieList } from './cookie-list';
import { cookies20261123 } from './cookies-2026-11-23';

export const cookiesVersions = { '2026-11-23': cookies20261123 };

function CookiesPage() {
  return (
    <LegalPage name="cookies" versions={cookiesVersions}>
      <CookieList />
    </LegalPage>
  );
}

export const page: PublicPage = {
  Page: CookiesPage,
  load: loadLegalText('cookies', {
    title: 'Cookie',
    description: 'Quali cookie usiamo, quanto durano e come cambiare la tua scelta.',
  }),
};
