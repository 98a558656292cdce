import type { Company } from '@zaino/contracts/shared';
import { Link } from '@zaino/web/router';
import { MailLink } from '../company-links';
import css from './withdrawal-form-text.module.css';

/** Codice del consumo, art. 52-59; the online function of art. 54-bis. */
export function Withdrawal({ company }: { company: Company }) {
  return (
    <>
      <p>
        Hai <strong>14 giorni</strong> per cambiare idea, senza dire perché. I giorni si contano da
        quando tu, o chi hai indicato, ricevete l’ultimo pacco dell’ordine (o ritirate l’ultimo
        articolo). Puoi recedere anche prima della consegna, e anche solo per una parte.
      </p>
      <h3>Come si fa</h3>
      <ul>
        <li>
          Online, nel modo più rapido: apri l’ordine in <Link to="/orders">I miei ordini</Link>,
          scegli <strong>“Recedi dal contratto qui”</strong>, indica gli articoli e premi “Conferma
          recesso”. Ricevi subito una ricevuta per e-mail con data e ora.
        </li>
        <li>
          Oppure scrivi a <MailLink to={company.email} /> o a {company.returnsAddress}, anche con il{' '}
          <a href="#modulo-recesso">modulo</a> qui sotto. Basta spedire prima che i 14 giorni
          finiscano.
        </li>
      </ul>
      <h3>Che cosa succede dopo</h3>
      <p>
        Rispedisci gli articoli entro 14 giorni dal recesso a {company.returnsAddress}, o riportali
        alla libreria dove li hai ritirati. La spedizione del reso è a tuo carico; se l’articolo è
        difettoso o sbagliato la paghiamo noi.
      </p>
      <p>
        Ti rimborsiamo entro 14 giorni da quando riceviamo gli articoli, o la prova che li hai
        spediti, con lo stesso mezzo con cui hai pagato e senza costi. Se recedi da tutto l’ordine
        rimborsiamo anche la spedizione standard. Rispondi solo di una diminuzione di valore dovuta
        a un uso che va oltre il guardare e provare l’articolo, per esempio un libro scritto.
      </p>
      <p>
        Il recesso non vale per gli articoli fatti su misura e per quelli sigillati che per igiene
        non si possono restituire, una volta aperti (articolo 59 del Codice del consumo).
      </p>
    </>
  );
}

/** Codice del consumo, Allegato I, part B: to be printed or copied; nobody has to use it. */
export function WithdrawalFormText({ company }: { company: Company }) {
  return (
    <>
      <p>Copia o stampa questo testo e mandacelo solo se vuoi recedere dal contratto.</p>
      <div className={css.form}>
        <p>
          Destinatario: {company.name}, {company.returnsAddress}, e-mail {company.email}
        </p>
        <p>
          Con la presente io/noi notifico/notifichiamo il recesso dal mio/nostro contratto di
          vendita dei seguenti beni:
        </p>
        <p>Articoli: ______________________________</p>
        <p>Numero dell’ordine: ____________________</p>
        <p>Ordinato il / ricevuto il: _________________</p>
        <p>Nome del/dei consumatore/i: _____________</p>
        <p>Indirizzo del/dei consumatore/i: __________</p>
        <p>Firma (solo se il modulo è inviato su carta): ______</p>
        <p>Data: __________</p>
      </div>
    </>
  );
}

/** Codice del consumo, art. 128-135-septies. */
export const guarantee = (
  <>
    <p>
      Ogni articolo nuovo ha la garanzia legale di conformità di due anni dalla consegna. Se un
      libro ha pagine mancanti o stampate male, o un astuccio si rompe per un difetto, hai diritto
      alla riparazione o alla sostituzione senza spese; se non è possibile, alla riduzione del
      prezzo o al rimborso.
    </p>
    <p>
      Scrivici dalla pagina <Link to="/support">Assistenza</Link> con il numero dell’ordine e, se
      puoi, una foto. Nel primo anno si presume che il difetto ci fosse già. La garanzia del
      produttore, se c’è, si aggiunge a questa e non la sostituisce.
    </p>
  </>
);
