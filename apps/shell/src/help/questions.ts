import type { Topic } from './question';
import { afterOrderTopics } from './questions-after-order';

const findingBooks: Topic = {
  title: 'Trovare i libri',
  questions: [
    {
      id: 'trovare-classe',
      question: 'Come trovo i libri della classe?',
      answer: [
        'Scrivi il nome della scuola, oppure scegli regione, provincia e comune. Poi scegli la classe e la sezione: vedi i libri adottati, con quelli da acquistare già spuntati.',
      ],
      links: [{ text: 'Cerca la tua scuola', to: '/search' }],
    },
    {
      id: 'sezione-non-nota',
      question: 'Non so ancora la sezione: posso ordinare lo stesso?',
      answer: [
        'Sì. Scegli “Non so ancora la sezione”: vedi i libri che tutte le sezioni di quell’anno hanno in comune. Con “Tienimi il resto della lista” te la chiediamo a settembre, e la lista si completa con un tocco.',
      ],
    },
    {
      id: 'scuola-senza-lista',
      question: 'Perché la mia scuola non ha la lista?',
      answer: [
        'Le liste vengono dai dati aperti del Ministero dell’Istruzione e del Merito. Alcune scuole le comunicano tardi o non le comunicano. Le nuove liste compaiono quando il ministero le pubblica.',
      ],
      links: [{ text: 'Chiedi all’assistenza', to: '/support' }],
    },
    {
      id: 'gia-in-uso-consigliati',
      question: 'Che cosa vuol dire “già in uso” e “consigliato”?',
      answer: [
        '“Già in uso” sono i libri che la classe usa dagli anni scorsi: di solito li hai già, quindi non sono spuntati. “Consigliati” sono libri facoltativi: non contano nel tetto di spesa e li scegli tu.',
      ],
    },
    {
      id: 'tetto-di-spesa',
      question: 'Che cos’è il tetto di spesa?',
      answer: [
        'È il limite che il ministero fissa per i libri obbligatori di ogni classe delle scuole medie e superiori. Lo confrontiamo con il totale della lista, perché tu possa vederlo a colpo d’occhio.',
      ],
    },
    {
      id: 'edizione-giusta',
      question: 'Come so che l’edizione è quella giusta?',
      answer: [
        'Ogni libro ha il suo ISBN, il codice di 13 cifre che la scuola ha comunicato: confrontalo con la lista della scuola. Se un libro non si trova più, non lo sostituiamo mai senza il tuo permesso.',
      ],
    },
  ],
};

const ordering: Topic = {
  title: 'Ordinare e pagare',
  questions: [
    {
      id: 'account-necessario',
      words: ['registrarsi', 'registrazione', 'iscriversi'],
      question: 'Serve un account per ordinare?',
      answer: [
        'No: se paghi online ordini anche senza, e segui l’ordine dal link che ti arriva per e-mail. Un account è gratuito, serve per pagare in libreria o con la cedola, e tiene insieme tutti i tuoi ordini. Il carrello resta com’è anche dopo la registrazione.',
      ],
      links: [{ text: 'Registrati', to: '/auth/register' }],
    },
    {
      id: 'piu-bambini',
      question: 'Posso ordinare per più bambini insieme?',
      answer: [
        'Sì. Nella pagina della classe indica per chi sono i libri: basta un soprannome. Nel carrello vedi il totale di ciascuno e paghi una volta sola.',
      ],
    },
    {
      id: 'come-pagare',
      words: [
        'bancomat',
        'prepagata',
        'contanti',
        'bonifico',
        'contrassegno',
        'rate',
        'paypal',
        'satispay',
        'apple pay',
        'google pay',
        'klarna',
      ],
      question: 'Come posso pagare?',
      answer: [
        'Con carta, con la conferma della tua banca, o con gli altri modi che vedi alla cassa e sulla pagina sicura del fornitore dei pagamenti. Se ritiri in libreria e hai confermato il tuo indirizzo e-mail puoi pagare anche lì. Nessun modo di pagare costa di più.',
        'Con alcuni modi, come l’addebito sul conto, il denaro arriva dopo qualche giorno: intanto teniamo tutto da parte e non devi pagare di nuovo.',
      ],
    },
    {
      id: 'pagare-in-due',
      words: ['dividere', 'metà', 'separati', 'due genitori', 'due carte'],
      question: 'Possiamo pagare in due i libri di un figlio?',
      answer: [
        'Un ordine si paga con un pagamento solo: con due, uno potrebbe non arrivare, e i rimborsi andrebbero divisi tra persone diverse. Potete però fare due ordini: condividi il carrello con un link, e ciascuno tiene i libri che paga. Ognuno riceve la sua ricevuta.',
      ],
    },
    {
      id: 'carta-salvata',
      words: ['memorizzare', 'salvare'],
      question: 'Posso salvare la carta per la prossima volta?',
      answer: [
        'Sì, se hai un account e lo chiedi tu: la carta la custodisce il fornitore dei pagamenti, da noi il numero non passa mai. La vedi e la togli quando vuoi in fondo ai tuoi ordini, alla voce “Carte salvate”.',
      ],
      links: [{ text: 'I miei ordini', to: '/orders' }],
    },
    {
      id: 'pagamento-non-riuscito',
      question: 'Il pagamento non è riuscito: ho perso l’ordine?',
      answer: [
        'No. L’ordine resta fermo per il tempo scritto nella sua pagina: da lì puoi riprovare, anche in un altro modo. Se il tempo passa, l’ordine si annulla da solo e non paghi niente.',
      ],
      links: [{ text: 'I miei ordini', to: '/orders' }],
    },
    {
      id: 'fattura',
      question: 'Posso avere la fattura?',
      answer: [
        'Sì, se la chiedi alla cassa prima di inviare l’ordine: servono il codice fiscale o la partita IVA e, se l’hai, la PEC o il codice destinatario. Dopo l’ordine non possiamo più farla.',
      ],
    },
    {
      id: 'rimborsi-pubblici',
      words: ['bonus', 'contributo', 'detrazione'],
      question: 'Come chiedo il rimborso del Comune o della Regione?',
      answer: [
        'Dopo il pagamento trovi nella pagina dell’ordine la dichiarazione di spesa, con i titoli, gli ISBN e la scuola. La cedola della primaria e la Carta della Cultura si usano alla cassa, al posto del pagamento: se lì non le trovi, per quell’ordine non valgono.',
      ],
      links: [{ text: 'I miei ordini', to: '/orders' }],
    },
    {
      id: 'buono-sconto',
      words: ['coupon', 'voucher', 'sconto'],
      question: 'Dove scrivo il codice di un buono?',
      answer: [
        'Nel carrello o alla cassa, alla voce “Hai un buono?”. Sui libri lo sconto non può superare i limiti di legge.',
      ],
    },
  ],
};

/** All questions, in the order in which a family meets them. */
export const topics: readonly Topic[] = [findingBooks, ordering, ...afterOrderTopics];
