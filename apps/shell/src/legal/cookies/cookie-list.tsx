import css from '../legal-page.module.css';

/** Place of the table of all cookies, one by one: it follows the shop, not the version of the text. */
export function CookieList() {
  return (
    <section id="elenco" aria-labelledby="elenco-titolo" className={css.versions}>
      <h2 id="elenco-titolo" className={css.heading}>
        Quanto durano
      </h2>
      <ul className={css.list}>
        <li>Necessari: la sessione, o al massimo 30 giorni.</li>
        <li>Statistiche: 2 anni, o 1 anno.</li>
        <li>Marketing: 90 giorni, o 30 giorni.</li>
      </ul>
    </section>
  );
}
