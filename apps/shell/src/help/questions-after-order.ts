import { KEPT_SHIPPING_SINCE } from '@zaino/rules/kept-shipping';
import { formatEuro } from '@zaino/rules/money';
import { FREE_SHIPPING_THRESHOLD, STANDARD_SHIPPING_COST } from '@zaino/rules/shipping';
import { longDay } from '../legal/long-day';
import type { Topic } from './question';

const delivery: Topic = {
  title: 'Consegna e ritiro',
  questions: [
    {
      id: 'costo-spedizione',
      words: ['corriere', 'trasporto', 'gratuita'],
      question: 'Quanto costa la spedizione?',
      answer: [
        `${formatEuro(STANDARD_SHIPPING_COST)}, gratis da ${formatEuro(FREE_SHIPPING_THRESHOLD)} in su. Il ritiro in libreria è sempre gratuito. Spediamo solo in Italia.`,
      ],
    },
    {
      id: 'quando-arriva',
      question: 'Quando arrivano i libri?',
      answer: [
        'Gli articoli disponibili arrivano in 2-3 giorni lavorativi dalla spedizione. Quelli che ordiniamo all’editore hanno una data più lunga, scritta accanto a ciascuno prima che tu ordini. Ti scriviamo a ogni passo e se una data cambia.',
      ],
    },
    {
      id: 'dove-e-il-libro',
      words: ['pacco', 'tracking', 'tracciare', 'corriere'],
      question: 'Dov’è il mio libro?',
      answer: [
        'Apri l’ordine: per ogni libro vedi a che punto è e quando arriva. Quando un pacco parte trovi il link per seguirlo. Puoi anche dare a un’altra persona il link dell’ordine, che non mostra i tuoi dati.',
      ],
      links: [{ text: 'I miei ordini', to: '/orders' }],
    },
    {
      id: 'libri-in-ritardo',
      question: 'Un libro è in ritardo: che cosa posso fare?',
      answer: [
        'Puoi aspettare oppure annullare solo quel libro dalla pagina dell’ordine: ti rimborsiamo quanto hai pagato. Alla cassa puoi anche dirci prima fino a quando aspettare.',
      ],
    },
    {
      id: 'ritiro-libreria',
      question: 'Come funziona il ritiro in libreria?',
      answer: [
        'Alla cassa scegli la libreria più comoda. Ti scriviamo quando gli articoli sono pronti: indirizzo, telefono e orari sono nell’e-mail e nella pagina dell’ordine. Porta il numero dell’ordine. Se lo paghi lì, teniamo tutto da parte fino al giorno scritto alla cassa e nella pagina dell’ordine: poi l’ordine si annulla da solo.',
      ],
      links: [{ text: 'Librerie', to: '/librerie' }],
    },
    {
      id: 'copertinatura',
      words: ['coprire', 'copertina', 'foderare', 'servizi'],
      question: 'La libreria può coprire i libri?',
      answer: [
        'Alcune librerie lo fanno per i libri che ritiri da loro: lo scegli alla cassa, per ogni copia, al prezzo della libreria. Finché non è fatto puoi toglierlo dalla pagina dell’ordine, e ti torna quello che hai pagato. Una volta fatto non si rimborsa, anche se restituisci il libro.',
      ],
    },
  ],
};

const returns: Topic = {
  title: 'Annullare, recedere, garanzia',
  questions: [
    {
      id: 'annullare',
      words: ['cancellare', 'disdire', 'disdetta', 'eliminare'],
      question: 'Posso annullare un ordine?',
      answer: [
        'Sì, finché un articolo non è partito: apri l’ordine e scegli “Annulla”. Puoi annullare anche solo alcuni articoli o alcune copie.',
        `Se restano meno di ${formatEuro(FREE_SHIPPING_THRESHOLD)}, la spedizione non è più gratuita: dal rimborso togliamo ${formatEuro(STANDARD_SHIPPING_COST)}, e lo vedi prima di confermare. Non succede se annulli tutto, se recedi dal contratto o se annulliamo noi. Vale per gli ordini dal ${longDay(KEPT_SHIPPING_SINCE)}.`,
      ],
      links: [
        { text: 'I miei ordini', to: '/orders' },
        { text: 'La regola per intero', to: `/terms-of-service/${KEPT_SHIPPING_SINCE}#annullare` },
      ],
    },
    {
      id: 'recesso',
      words: [
        'reso',
        'rendere',
        'restituire',
        'restituzione',
        'indietro',
        'cambiato idea',
        'ripensamento',
      ],
      question: 'Come faccio a recedere dal contratto?',
      answer: [
        'Hai 14 giorni dall’ultimo pacco, senza dire perché. Apri l’ordine, scegli “Recedi dal contratto qui”, indica gli articoli e premi “Conferma recesso”: ricevi subito la ricevuta per e-mail. Poi rispedisci gli articoli entro 14 giorni, o riportali alla libreria del ritiro.',
      ],
      links: [
        { text: 'I miei ordini', to: '/orders' },
        { text: 'Le regole e il modulo', to: '/terms-of-service#recesso' },
      ],
    },
    {
      id: 'quando-rimborso',
      words: ['reso', 'soldi', 'indietro', 'restituire'],
      question: 'Quando arriva il rimborso?',
      answer: [
        'Entro 14 giorni da quando riceviamo gli articoli, con lo stesso mezzo con cui hai pagato. Per ciò che annulli prima della partenza il rimborso parte subito; la banca può metterci qualche giorno in più a mostrarlo.',
      ],
    },
    {
      id: 'libro-difettoso',
      words: ['rotto', 'difettoso', 'danneggiato', 'cambio', 'sostituire'],
      question: 'Il libro è rovinato o sbagliato: che cosa faccio?',
      answer: [
        'Scrivici con il numero dell’ordine e, se puoi, una foto. Lo sostituiamo o ti rimborsiamo, e la spedizione del reso la paghiamo noi. La garanzia legale dura due anni.',
      ],
      links: [{ text: 'Scrivi all’assistenza', to: '/support' }],
    },
  ],
};

const accounts: Topic = {
  title: 'Account, dati, librerie',
  questions: [
    {
      id: 'password-dimenticata',
      question: 'Ho dimenticato la password',
      answer: ['Chiedi un link per sceglierne una nuova: arriva per e-mail e vale un’ora.'],
      links: [{ text: 'Password dimenticata', to: '/auth/reset' }],
    },
    {
      id: 'dati-bambini',
      words: ['privacy', 'figli'],
      question: 'Che cosa sapete dei miei bambini?',
      answer: [
        'Solo il soprannome che scegli tu e la classe con la sua scuola. I link delle liste condivise non contengono soprannomi.',
      ],
      links: [{ text: 'Informativa sulla privacy', to: '/privacy-policy#bambini' }],
    },
    {
      id: 'eliminare-account',
      question: 'Come elimino l’account?',
      answer: [
        'Dal profilo, alla voce “Elimina l’account”. Cancelliamo i tuoi dati; restano solo le fatture e i documenti degli ordini, per i dieci anni chiesti dalla legge.',
      ],
      links: [{ text: 'Profilo', to: '/profile' }],
    },
    {
      id: 'sono-una-libreria',
      question: 'Ho una libreria: posso partecipare?',
      answer: [
        'Sì: registra la libreria, scegli il suo indirizzo sul nostro sito e indica orari e note per il ritiro. Non c’è nessun costo di iscrizione.',
      ],
      links: [{ text: 'Per le librerie', to: '/for-libraries' }],
    },
  ],
};

export const afterOrderTopics: readonly Topic[] = [delivery, returns, accounts];
