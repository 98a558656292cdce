import type { Company } from '@zaino/contracts/shared';
import { Link } from '@zaino/web/router';
import type { ReactNode } from 'react';
import type { TextSection } from '../../text-page/text-page';
import type { LegalContent } from '../legal-content';
import { Sellers } from './terms-2026-12-15';
import { accountRules, terms20261221 } from './terms-2026-12-21';

/** As of 21 December, and the ways to pay on line, saved cards (docs/decisions/ways-to-pay.md) and used books. */
export function terms20261222(company: Company): LegalContent {
  const { sections, ...content } = terms20261221(company);
  const bodies: Partial<Record<string, ReactNode>> = {
    'chi-vende': <Sellers company={company}>{whoSells}</Sellers>,
    account,
    pagamento: payment,
  };
  return {
    ...content,
    sections: sections.flatMap((section) => {
      const { id, body } = section;
      return [{ ...section, body: bodies[id] ?? body }, ...(after[id] ?? [])];
    }),
  };
}

const whoSells = (
  <ul>
    <li>Ciò che ti spediamo lo vendiamo noi.</li>
    <li>Ciò che ritiri e paghi in libreria lo vende la libreria.</li>
    <li>
      Se ritiri in libreria e paghi online, i libri li vende la libreria quando il suo conto presso
      il fornitore dei pagamenti è verificato. Altrimenti li vendiamo noi, come tutti gli altri
      articoli.
    </li>
  </ul>
);

const account = (
  <>
    <p>
      Puoi ordinare senza account, pagando online: scrivi un indirizzo e-mail, e il link per seguire
      l’ordine, scaricare i documenti e recedere dal contratto arriva lì. Chi ha quel link vede
      l’ordine: non passarlo ad altri. Per pagare in libreria o con la cedola serve un account,
      gratuito; un ordine fatto senza lo puoi aggiungere dopo.
    </p>
    {accountRules}
  </>
);

/** Codice del consumo, art. 56 and 62: back by the same means, and nothing more to pay for a way to pay. */
const payment = (
  <>
    <p>
      Online paghi sulla pagina sicura di Stripe, il fornitore dei pagamenti: con carta, con la
      conferma della tua banca, o con gli altri modi che la cassa elenca prima dell’ordine, per
      esempio Apple Pay, Google Pay, PayPal, Satispay, Klarna o l’addebito sul conto (SEPA). Quali
      ci sono dipende anche dall’importo e dal tuo dispositivo. Se ritiri in libreria puoi anche
      pagare lì, al ritiro. Nessun modo di pagare costa di più.
    </p>
    <p>
      Se paghi con PayPal, Satispay, Klarna o un altro servizio confermi il pagamento da loro, alle
      loro condizioni. Se paghi a rate, il contratto per le rate è con chi te le concede: noi
      riceviamo il prezzo intero.
    </p>
    <p>
      Un ordine non ancora pagato online resta fermo per il tempo scritto nella sua pagina; poi si
      annulla da solo e non ti costa niente.
    </p>
    <p>
      I rimborsi tornano con lo stesso mezzo con cui hai pagato. Partono da noi nei tempi scritti in
      questi termini; per vederli sul conto possono servire alcuni giorni in più, secondo il mezzo.
    </p>
  </>
);

const laterMoney = (
  <>
    <p>
      Con alcuni modi, come l’addebito sul conto, il denaro arriva dopo qualche giorno: la cassa lo
      dice prima dell’ordine. Li offriamo a chi ha un account con l’indirizzo e-mail confermato.
      Intanto teniamo da parte gli articoli e non devi pagare di nuovo; i libri li chiediamo al
      fornitore quando il denaro è arrivato.
    </p>
    <p>
      Se il denaro non arriva ti scriviamo: fino al giorno scritto nella pagina dell’ordine puoi
      pagare in un altro modo, poi l’ordine si annulla da solo. Mentre lo aspettiamo puoi annullare
      l’ordine, tutto insieme. Il denaro che arriva per un ordine annullato te lo rimandiamo per
      intero.
    </p>
  </>
);

const savedCards = (
  <p>
    Se hai un account e lo chiedi tu, il fornitore dei pagamenti custodisce la tua carta per la
    prossima volta: lo decidi nella sua pagina, carta per carta. Una carta salvata serve solo per
    gli ordini che fai tu: non la addebitiamo mai da soli. La togli quando vuoi, una carta o tutte,
    alla voce “Carte salvate” in fondo ai <Link to="/orders">tuoi ordini</Link>.
  </p>
);

const usedBooks = (
  <p>
    Nella pagina <Link to="/libri-usati">Libri usati</Link> puoi proporre i tuoi: ti diciamo dove
    servono e un prezzo indicativo, che non impegna nessuno. Comprarli e venderli è cosa tra te e la
    libreria che li prende, al suo banco e al prezzo che concordate. Noi non compriamo e non
    vendiamo libri usati, e il loro denaro non passa da noi. Una proposta vale 90 giorni e la ritiri
    quando vuoi.
  </p>
);

/** What follows a section of the version before. */
const after: Partial<Record<string, TextSection[]>> = {
  pagamento: [
    { id: 'denaro-che-arriva-dopo', title: 'Pagamenti che arrivano dopo', body: laterMoney },
    { id: 'carte-salvate', title: 'Carte salvate', body: savedCards },
  ],
  'servizi-sui-libri': [{ id: 'libri-usati', title: 'Libri usati', body: usedBooks }],
};
