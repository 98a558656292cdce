import type { Company } from '@zaino/contracts/shared';
import type { LegalContent } from '../legal-content';
import { terms20261201 } from './terms-2026-12-01';

/** As of 1 December, and until when an order is kept that is paid where it is picked up. */
export function terms20261210(company: Company): LegalContent {
  const { sections, ...content } = terms20261201(company);
  const own = {
    id: 'pagare-in-libreria',
    title: 'Ordini da pagare in libreria',
    body: payingInTheShop,
  };
  return {
    ...content,
    sections: sections.flatMap((section) => (section.id === 'ritiro' ? [section, own] : section)),
  };
}

/** No number of days: the shop sets it, and the day is said before and after each order. */
const payingInTheShop = (
  <>
    <p>
      Per pagare in libreria serve un indirizzo e-mail confermato. Quanto si può ordinare senza aver
      ancora pagato ha un limite: se lo superi te lo diciamo alla cassa, prima dell’ordine, insieme
      a quello che puoi fare.
    </p>
    <p>
      Teniamo da parte gli articoli fino al giorno scritto alla cassa, nella conferma e nella pagina
      dell’ordine. Se li aspettiamo dal fornitore o se spostiamo noi una data, quel giorno si sposta
      in avanti, mai indietro.
    </p>
    <p>
      Un paio di giorni prima te lo ricordiamo per e-mail. Passato il giorno, ciò che non hai
      ritirato si annulla da solo: non devi pagarlo, e non ti costa niente. Ciò che hai già ritirato
      resta come è.
    </p>
  </>
);
