import { CookieTable } from '../../consent/cookie-table';
import { PageSection } from '../../text-page/text-page';

/** All cookies, one by one: they follow the shop, not the version of the text. */
export function CookieList() {
  return <PageSection id="elenco" title="Quali sono e quanto durano" body={<CookieTable />} />;
}
