import { Link } from '@zaino/web/router';
import { MailLink } from '../company-links';

/** Purposes with their legal bases (GDPR, art. 6). */
export const dataUses = (
  <dl>
    <div>
      <dt>Account</dt>
      <dd>
        Nome, e-mail, password in forma cifrata e, se li aggiungi, telefono e indirizzo: per farti
        entrare e tenere insieme i tuoi ordini. Base: il contratto con te (articolo 6.1.b).
      </dd>
    </div>
    <div>
      <dt>Ordini, consegne, resi e assistenza</dt>
      <dd>
        Contatto, indirizzo o libreria del ritiro, articoli, scuola e classe, pagamenti, messaggi:
        per vendere, consegnare, rimborsare e risponderti. Base: il contratto (articolo 6.1.b).
      </dd>
    </div>
    <div>
      <dt>Fatture e contabilità</dt>
      <dd>
        I dati delle ricevute e, se la chiedi, della fattura (codice fiscale, partita IVA, PEC o
        codice destinatario). Base: gli obblighi di legge (articolo 6.1.c).
      </dd>
    </div>
    <div>
      <dt>Sicurezza</dt>
      <dd>
        Indirizzo IP, tipo di browser, tentativi di accesso ed errori tecnici: per proteggere gli
        account e far funzionare il sito. Base: il nostro legittimo interesse (articolo 6.1.f).
      </dd>
    </div>
    <div>
      <dt>Statistiche e marketing</dt>
      <dd>
        Le pagine visitate e, se lo accetti a parte, dati per mostrarti comunicazioni adatte. Base:
        il tuo consenso (articolo 6.1.a), che puoi ritirare in ogni momento.
      </dd>
    </div>
    <div>
      <dt>Commenti del blog</dt>
      <dd>
        Nome, e-mail (che non si vede) e testo: per pubblicarli dopo averli letti. Base: la tua
        richiesta (articolo 6.1.b).
      </dd>
    </div>
    <div>
      <dt>Librerie</dt>
      <dd>
        I dati della libreria e di chi la rappresenta: per mostrarla e gestire i ritiri. Base: il
        contratto con la libreria e gli obblighi di legge.
      </dd>
    </div>
  </dl>
);

export const recipients = (
  <>
    <p>Non vendiamo i tuoi dati. Li riceve solo chi serve per quello che ci hai chiesto:</p>
    <ul>
      <li>il corriere, per la consegna, o la libreria che hai scelto, per il ritiro;</li>
      <li>il fornitore dei pagamenti con carta e la tua banca;</li>
      <li>
        chi ci fornisce server, posta elettronica e contabilità, nominato responsabile del
        trattamento (articolo 28 del GDPR);
      </li>
      <li>le autorità, quando la legge lo impone.</li>
    </ul>
  </>
);

/** Specification, point 9. */
export const retention = (
  <ul>
    <li>
      <strong>Dati di fatturazione e documenti degli ordini</strong>: 10 anni, come chiede la legge
      (articolo 2220 del codice civile).
    </li>
    <li>
      <strong>Dati di navigazione e statistiche</strong>: al massimo 2 anni.
    </li>
    <li>
      <strong>Account e bambini</strong>: finché non li elimini. Con l’account spariscono anche
      carrello, bambini e indirizzi; degli ordini resta solo ciò che serve per legge.
    </li>
    <li>
      <strong>Carrello</strong>: nel tuo browser, e con un account anche da noi.
    </li>
    <li>
      <strong>Messaggi all’assistenza</strong>: per il tempo di risponderti e al massimo 2 anni,
      salvo che riguardino un ordine ancora aperto o una controversia.
    </li>
    <li>
      <strong>Registro di sicurezza</strong>: 7 giorni.
    </li>
    <li>
      <strong>Scelta sui cookie</strong>: 6 mesi, poi te la richiediamo.
    </li>
  </ul>
);

/** GDPR, art. 15-22 and 77. */
export function rights(privacyEmail: string) {
  return (
    <>
      <p>Puoi chiederci in ogni momento, gratis:</p>
      <ul>
        <li>di sapere quali dati abbiamo e di averne una copia;</li>
        <li>di correggerli o di cancellarli;</li>
        <li>di limitarne l’uso o di opporti a quello fondato sul nostro interesse;</li>
        <li>di riceverli in un formato leggibile da un programma, anche per portarli altrove;</li>
        <li>di ritirare il consenso, senza effetti su ciò che è già stato fatto.</li>
      </ul>
      <p>
        Con un account puoi scaricare i tuoi dati ed eliminarlo da solo, nella pagina{' '}
        <Link to="/profile">Profilo</Link>. Per il resto scrivi a <MailLink to={privacyEmail} />:
        rispondiamo entro un mese.
      </p>
      <p>
        Se pensi che qualcosa non vada, puoi rivolgerti al Garante per la protezione dei dati
        personali (
        <a href="https://www.garanteprivacy.it" rel="noreferrer">
          garanteprivacy.it
        </a>
        ) o al giudice.
      </p>
      <p>
        Alcuni dati sono necessari: senza e-mail, contatto e indirizzo (o libreria) non possiamo
        accettare un ordine. Tutti gli altri sono facoltativi.
      </p>
    </>
  );
}
