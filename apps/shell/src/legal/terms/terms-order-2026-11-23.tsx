import { formatEuro } from '@zaino/rules/money';
import { FREE_SHIPPING_THRESHOLD, STANDARD_SHIPPING_COST } from '@zaino/rules/shipping';
import { Link } from '@zaino/web/router';

export const prices = (
  <>
    <p>
      I prezzi sono in euro e comprendono l’IVA. I libri hanno il prezzo di copertina fissato
      dall’editore; gli sconti sui libri rispettano i limiti di legge (Legge 15/2020). Quando
      annunciamo uno sconto su un altro articolo indichiamo anche il prezzo più basso dei 30 giorni
      precedenti.
    </p>
    <p>
      Vale il prezzo che vedi quando invii l’ordine. Se nel frattempo un prezzo, una quantità o una
      data sono cambiati, te lo diciamo prima e decidi tu.
    </p>
  </>
);

/** Codice del consumo, art. 51; d.lgs. 70/2003, art. 12. */
export const order = (
  <>
    <ol>
      <li>Metti gli articoli nel carrello e passi alla cassa.</li>
      <li>
        Scrivi i dati per la consegna o scegli la libreria del ritiro. Fino all’ultimo momento puoi
        correggere tutto, nella stessa pagina.
      </li>
      <li>
        Con il pulsante <strong>“Ordine con obbligo di pagare”</strong> accetti questi termini e ci
        mandi l’ordine.
      </li>
      <li>
        Ti confermiamo l’ordine per e-mail, con gli articoli, le date e il link a questi termini: in
        quel momento il contratto è concluso.
      </li>
    </ol>
    <p>
      Se un articolo non si trova più, te lo diciamo appena possibile e ti rimborsiamo ciò che hai
      pagato per quello. Conserviamo l’ordine, che ritrovi nel tuo account.
    </p>
    <p>Se ti serve la fattura, chiedila alla cassa: dopo l’ordine non possiamo più emetterla.</p>
  </>
);

/** Codice del consumo, art. 62: nothing more to pay for a way to pay. */
export const payment = (
  <>
    <p>
      Puoi pagare con carta, sulla pagina sicura del fornitore dei pagamenti, con la conferma della
      tua banca. Se ritiri in libreria puoi anche pagare lì, al ritiro. Nessun modo di pagare costa
      di più.
    </p>
    <p>
      Un ordine non ancora pagato con carta resta fermo per il tempo scritto nella sua pagina; poi
      si annulla da solo e non ti costa niente.
    </p>
  </>
);

/** Codice del consumo, art. 61 and 63. */
export const delivery = (
  <>
    <p>
      Spediamo solo in Italia. La spedizione costa {formatEuro(STANDARD_SHIPPING_COST)} ed è
      gratuita da {formatEuro(FREE_SHIPPING_THRESHOLD)} in su. Gli articoli disponibili arrivano in
      2-3 giorni lavorativi dalla spedizione; quelli che ordiniamo all’editore hanno una data più
      lunga, scritta accanto a ciascuno prima dell’ordine e nella pagina dell’ordine.
    </p>
    <p>
      Ogni articolo ha la sua data. Se non arriva in tempo ti scriviamo; puoi aspettare, fissarci un
      nuovo termine o annullare l’articolo e riavere quanto hai pagato. Senza una data concordata la
      consegna avviene al massimo entro 30 giorni dall’ordine.
    </p>
    <p>
      Il rischio che un pacco si perda o si rovini è nostro fino a quando lo ricevi. Se è
      danneggiato, scrivici: una foto ci aiuta, ma non è obbligatoria.
    </p>
  </>
);

export const pickup = (
  <p>
    Il ritiro in una libreria convenzionata è gratuito. Ti avvisiamo per e-mail quando gli articoli
    sono pronti; indirizzo e orari sono nella <Link to="/orders">pagina dell’ordine</Link>. Porta il
    numero dell’ordine. Se non puoi passare subito, chiama la libreria: il suo telefono è lì
    accanto.
  </p>
);
