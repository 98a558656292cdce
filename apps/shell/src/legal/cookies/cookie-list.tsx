import { CookieTable } from '../../consent/cookie-table';
import css from '../legal-page.module.css';

/** All cookies, one by one: they follow the shop, not the version of the text. */
export function CookieList() {
  return (
    <section id="elenco" aria-labelledby="elenco-titolo" className={css.versions}>
      <h2 id="elenco-titolo" className={css.heading}>
        Quali sono e quanto durano
      </h2>
      <CookieTable />
    </section>
  );
}
