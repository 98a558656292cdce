import { Link } from '@zaino/web/router';

export const payments = (
  <>
    <p>
      Quando paghi online passi alla pagina sicura di Stripe, il fornitore di servizi di pagamento,
      che tratta i dati del pagamento come titolare autonomo e ti chiede la conferma della tua
      banca. A Stripe diciamo il numero dell’ordine, l’importo e la tua e-mail; non quali articoli
      compri, né per chi.
    </p>
    <p>
      Se scegli un altro modo, per esempio PayPal, Satispay o Klarna, i dati del pagamento li tratta
      anche chi lo offre, come titolare autonomo e secondo la sua informativa. Chi fa pagare a rate
      può valutare lui se concederle.
    </p>
    <p>
      Noi non vediamo e non conserviamo il numero della carta o del conto: riceviamo l’esito,
      l’importo, il riferimento del pagamento, con quale modo hai pagato e le ultime quattro cifre,
      che servono per ricevute e rimborsi. Base: il contratto (articolo 6.1.b).
    </p>
  </>
);

/** GDPR, art. 7. */
export const savedCards = (
  <p>
    Solo se lo chiedi tu, Stripe custodisce la tua carta per la prossima volta. Base: il tuo
    consenso (articolo 6.1.a). Da noi restano soltanto il codice con cui Stripe ti riconosce e il
    giorno in cui hai detto di sì; circuito, ultime quattro cifre e scadenza li chiediamo a Stripe
    quando apri la pagina, e non li conserviamo. Le togli quando vuoi, una carta o tutte, alla voce
    “Carte salvate” in fondo ai <Link to="/orders">tuoi ordini</Link>. Se le togli tutte o elimini
    l’account, le facciamo cancellare anche a Stripe.
  </p>
);

export const recipients = (
  <>
    <p>Non vendiamo i tuoi dati. Li riceve solo chi serve per quello che ci hai chiesto:</p>
    <ul>
      <li>il corriere, per la consegna, o la libreria che hai scelto, per il ritiro;</li>
      <li>il fornitore dei pagamenti online, il modo di pagare che scegli e la tua banca;</li>
      <li>il servizio di notifiche del tuo browser, solo se accendi le notifiche;</li>
      <li>
        chi ci fornisce server, posta elettronica e contabilità, nominato responsabile del
        trattamento (articolo 28 del GDPR);
      </li>
      <li>le autorità, quando la legge lo impone.</li>
    </ul>
  </>
);
