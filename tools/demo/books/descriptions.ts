import { Dice, hashText } from '../chance';
import type { DemoBook } from './book';

/** What a book offers, by family; the first line serves all others. */
const table = `
altri | Spiegazioni brevi e tanti esempi presi dalla vita di ogni giorno.|Un corso che parte dai problemi e arriva alle regole.|Ogni capitolo si apre con una domanda e si chiude con una sintesi.
antologia | Racconti, poesie e testi di oggi, ordinati per temi vicini ai ragazzi.|Con il laboratorio di scrittura e pagine dedicate alla lettura ad alta voce.
grammatica | Regole in poche righe, molti esercizi graduati e schede per il ripasso.|La lingua si impara usandola: si parte sempre da frasi vere.
epica | I grandi racconti dell'antichità, con note che li rendono facili da leggere.
letteratura | Autori e opere nel loro tempo, con testi annotati e confronti fra epoche.
narrativa | Una storia di amicizia e di coraggio, da leggere in classe o da soli.|Un racconto breve con schede per parlarne insieme.
storia | Fonti, carte e linee del tempo accompagnano il racconto dei fatti.|Le pagine sulla vita quotidiana aiutano a capire chi ci ha preceduto.
geografia | Carte chiare, dati recenti e itinerari per conoscere luoghi e persone.
matematica | Esempi svolti passo per passo ed esercizi su tre livelli.|Ogni regola nasce da un problema concreto, con giochi per allenarsi.
scienze | Esperimenti da fare con poco e disegni che spiegano a colpo d'occhio.|Il metodo delle scienze raccontato attraverso le scoperte.
fisica | Problemi guidati e misure da fare in laboratorio.
chimica | Modelli, reazioni e sicurezza in laboratorio spiegati con chiarezza.
inglese | Dialoghi di tutti i giorni, ascolti e tante occasioni per parlare.
francese | Situazioni reali e canzoni per imparare a conversare da subito.
spagnolo | Unità brevi con ascolti, giochi di ruolo e civiltà.
tedesco | Lessico per immagini e strutture presentate una alla volta.
latino | Lessico di base, versioni graduate e pagine sulla vita a Roma.
tecnologia | Progetti da costruire e disegno tecnico spiegato a mano e al computer.
arte | Grandi immagini, schede di lettura e idee per disegnare.
musica | Ascolti, brani da suonare insieme e una breve storia della musica.
religione | Domande, testimonianze e confronto fra culture e fedi.
motoria | Giochi, allenamento e buone abitudini per stare bene.
diritto | Le regole della convivenza spiegate con casi veri.
economia | Documenti, bilanci e scelte delle imprese con esercizi guidati.
informatica | Dal problema al programma, con esercizi da provare subito.
filosofia | Le grandi domande e i testi dei filosofi, con lessico a margine.
sussidiario | Letture, esperimenti e mappe per le materie della classe.
primo libro | Le prime lettere con illustrazioni, filastrocche e tanto spazio per scrivere.
`;

const sentences = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [family = '', texts = ''] = line.split(' | ');
      return [family, texts.split('|')];
    }),
);

const endings = [
  "Comprende l'edizione digitale.",
  'Con mappe per lo studio e testi ad alta leggibilità.',
  'Con verifiche e soluzioni in fondo al volume.',
  '',
  '',
];

/** One or two sentences about a book, in our own words. */
export function descriptionOf({ isbn, family }: DemoBook): string {
  const dice = new Dice(hashText(isbn), 81);
  const words = family.split(' ');
  const texts = [family, ...words].map((name) => sentences.get(name)).find((found) => found);
  return `${dice.pick(texts ?? sentences.get('altri') ?? [])} ${dice.pick(endings)}`.trim();
}
