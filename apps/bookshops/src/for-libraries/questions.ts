import { BRAND_NAME } from '@zaino/web/brand';
import { ownCompany } from '@zaino/web/company';

interface Question {
  question: string;
  answer: string;
}

/** What booksellers ask, with answers that hold today. */
export const questionsOfBookshops = (): Question[] => [
  {
    question: 'Quanto costa iscriversi?',
    answer:
      'Niente. La registrazione, il tuo indirizzo sul sito e il punto di ritiro sono gratuiti, e non ti chiediamo una carta.',
  },
  {
    question: 'Devo installare un programma?',
    answer: 'No: basta un browser, anche quello del telefono.',
  },
  {
    question: 'Chi vende i libri?',
    answer: `Quello che si paga al tuo banco lo vendi tu. Di quello che si paga online vendi tu i libri ritirati da te, se hai attivato gli incassi: fatture e ricevute le prepariamo noi a tuo nome. Tutto il resto lo vende ${ownCompany().name}.`,
  },
  {
    question: 'Come pagano le famiglie?',
    answer:
      'Online quando ordinano, oppure da te quando ritirano, se hanno confermato il loro indirizzo e-mail.',
  },
  {
    question: 'Posso ricevere io i pagamenti online?',
    answer:
      'Sì: attivi un conto presso il servizio di pagamento, che verifica chi sei, e la tua parte dei libri arriva lì. Finché non lo fai, i pagamenti online li riceviamo noi.',
  },
  {
    question: 'Che cosa vedono le famiglie della mia libreria?',
    answer:
      'Nome, indirizzo, telefono, orari, giorni di chiusura e, nella tua vetrina, la partita IVA e le scuole che scegli. Se offri il ritiro, anche le tue note: ingresso, parcheggio, che cosa portare.',
  },
  {
    question: 'Perché controllate i dati prima di mostrarmi?',
    answer: `Perché nessuno si presenti su ${BRAND_NAME} con il nome di un’altra libreria. Controlliamo e-mail, partita IVA, indirizzo e orari, poi ti scriviamo.`,
  },
  {
    question: 'Posso chiudere per ferie?',
    answer:
      'Sì. Alla pagina “Negozio” scrivi in quali giorni sei chiuso, e le famiglie lo leggono. Per non ricevere nuovi ordini metti la libreria in pausa: finché dura non compari nell’elenco. La riapri quando vuoi.',
  },
];
