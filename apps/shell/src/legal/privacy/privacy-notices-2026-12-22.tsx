import { Link } from '@zaino/web/router';

/** GDPR, art. 6, 1, a and art. 7. Each kind with what is looked at for it. */
export const notices = (
  <>
    <p>
      Oltre alle e-mail dei tuoi ordini e dell’account ti scriviamo solo ciò che accendi tu alla
      voce <Link to="/profile">Avvisi del profilo</Link>. All’inizio è tutto spento. Base: il tuo
      consenso (articolo 6.1.a).
    </p>
    <dl>
      <div>
        <dt>La lista nuova della classe</dt>
        <dd>Guardiamo la scuola e la classe che hai salvato per tuo figlio. Una volta all’anno.</dd>
      </div>
      <div>
        <dt>La sezione che ancora manca</dt>
        <dd>Guardiamo se di tuo figlio hai salvato la classe senza la sezione. A settembre.</dd>
      </div>
      <div>
        <dt>Un prodotto che torna</dt>
        <dd>Guardiamo quali prodotti aspetti. Una volta per prodotto.</dd>
      </div>
      <div>
        <dt>Un preferito che costa meno</dt>
        <dd>
          Guardiamo i tuoi preferiti e quanto costavano quando li hai salvati. Al massimo una volta
          al giorno.
        </dd>
      </div>
      <div>
        <dt>A che punto sono i tuoi ordini</dt>
        <dd>
          Guardiamo i tuoi ordini in corso. Al massimo una volta alla settimana, dal 15 agosto al 31
          ottobre.
        </dd>
      </div>
    </dl>
    <p>
      Di ogni avviso acceso conserviamo da quando lo è e le parole che hai letto accanto; quando lo
      spegni cancelliamo tutte e due le cose. Ogni e-mail ha un link che spegne quell’avviso con un
      clic, senza entrare nell’account, e funziona per due anni. Preferiti e prodotti che aspetti
      restano finché non li togli; con l’account spariscono anche loro.
    </p>
  </>
);

/** GDPR, art. 6, 1, a; d.lgs. 196/2003, art. 122: what is kept in the browser is asked for first. */
export const push = (
  <>
    <p>
      Dove il tuo browser lo permette puoi ricevere notifiche sul dispositivo: a che punto è un
      ordine e, se lo aspetti, che un prodotto è tornato. Sono spente finché non le accendi e dai il
      permesso al browser. Base: il tuo consenso (articolo 6.1.a).
    </p>
    <p>
      Quando le accendi, il servizio di notifiche del browser (di Google, Mozilla, Apple o di chi
      altro lo fornisce) crea un indirizzo per quel dispositivo. Lo conserviamo con le chiavi per
      cifrare. A quel servizio, che può trovarsi fuori dall’Unione europea, mandiamo un messaggio
      cifrato che non può leggere: vede solo l’indirizzo, quando e quanto è lungo il messaggio. Nel
      testo non ci sono nomi di bambini o di scuole.
    </p>
    <p>
      Si spengono con un clic dalla stessa voce del profilo, o dal browser. Cancelliamo l’indirizzo
      quando le spegni, quando esci dall’account su quel dispositivo, quando il servizio ci dice che
      non vale più e quando elimini l’account.
    </p>
  </>
);

export const usedBooks = (
  <p>
    Di un libro usato che proponi conserviamo il codice ISBN, il titolo, come è tenuto, se il codice
    digitale è stato usato e il prezzo indicativo. Base: la tua richiesta (articolo 6.1.b). La
    libreria a cui dici il codice della proposta vede quei libri, non chi sei. Una proposta finisce
    dopo 90 giorni, o prima se la ritiri; 30 giorni dopo la cancelliamo, e con l’account la
    cancelliamo subito.
  </p>
);
