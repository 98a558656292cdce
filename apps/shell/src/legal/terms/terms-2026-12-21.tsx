import type { Company } from '@zaino/contracts/shared';
import { Link } from '@zaino/web/router';
import type { LegalContent } from '../legal-content';
import { terms20261220 } from './terms-2026-12-20';

/** As of 20 December, and what is ordered without an account (docs/decisions/guest-checkout.md). */
export function terms20261221(company: Company): LegalContent {
  const { sections, ...content } = terms20261220(company);
  return {
    ...content,
    sections: sections.map((section) =>
      section.id === 'account' ? { ...section, body: account } : section,
    ),
  };
}

/** Who may open an account, and how it ends. */
export const accountRules = (
  <p>
    Chi apre un account ha almeno 14 anni; chi è minorenne compra con il consenso di un genitore.
    Tieni segreta la password e avvisaci se pensi che qualcuno la conosca. Puoi eliminare l’account
    quando vuoi dal <Link to="/profile">profilo</Link>.
  </p>
);

const account = (
  <>
    <p>
      Puoi ordinare senza account, pagando con carta: scrivi un indirizzo e-mail, e il link per
      seguire l’ordine, scaricare i documenti e recedere dal contratto arriva lì. Chi ha quel link
      vede l’ordine: non passarlo ad altri. Per pagare in libreria o con la cedola serve un account,
      gratuito; un ordine fatto senza lo puoi aggiungere dopo.
    </p>
    {accountRules}
  </>
);
