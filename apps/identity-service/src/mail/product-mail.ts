import { contactPurposes, type ToldProduct } from '@zaino/contracts/identity';
import { formatEuro } from '@zaino/rules/money';
import { FAVOURITES_PATH, productPath } from '@zaino/rules/page-path';
import {
  greetingFor,
  type Mail,
  type MailAction,
  type MailEnding,
  type MailRow,
  pageUrl,
  type Sender,
} from '@zaino/service/mail/mail';

interface Told {
  kind: 'back-in-stock' | 'price-drop';
  firstName: string;
  /** One or more. */
  products: ToldProduct[];
  ending: MailEnding;
}

const words = {
  'back-in-stock': {
    title: 'È di nuovo disponibile',
    preview: 'Hai chiesto di saperlo.',
    paragraph:
      'è tornato il prodotto che aspettavi. Non lo teniamo da parte: quando i pezzi finiscono, finiscono.',
    note: 'Di questo prodotto non ti scriviamo più, se non premi di nuovo “Avvisami quando torna”.',
  },
  'price-drop': {
    title: 'Un preferito costa meno',
    preview: 'Costa meno di quando l’hai salvato.',
    paragraph: 'tra i tuoi preferiti c’è qualcosa che costa meno di quando l’hai salvato.',
    note: 'I prezzi sono quelli di quando ti scriviamo: possono cambiare.',
  },
} as const;

/** Tells of products that are there again, or cost less, and of nothing else. */
export function productMail(sender: Sender, { kind, firstName, products, ending }: Told): Mail {
  const { title, preview, paragraph, note } = words[kind];
  const [first] = products;
  const isOne = products.length === 1 && first !== undefined;
  return {
    subject: isOne ? `${title}: ${first.nome}` : title,
    preview,
    title,
    greeting: greetingFor(firstName),
    paragraphs: [paragraph],
    tables: [{ caption: isOne ? 'Il prodotto' : 'I prodotti', rows: products.map(productRow) }],
    action: isOne ? toProduct(sender, first) : toFavourites(sender),
    notes: [note, `Ti scriviamo perché hai acceso l’avviso “${contactPurposes[kind].title}”.`],
    ending,
  };
}

const toProduct = (sender: Sender, { id }: ToldProduct): MailAction => ({
  words: 'Guarda il prodotto',
  url: pageUrl(sender, productPath(id)),
});

const toFavourites = (sender: Sender): MailAction => ({
  words: 'Guarda i tuoi preferiti',
  url: pageUrl(sender, FAVOURITES_PATH),
});

function productRow({ nome, prezzo, prezzoAllora, prezzoMinimo30Giorni }: ToldProduct): MailRow {
  const details = [
    ...(prezzoAllora === null ? [] : [`Quando l’hai salvato: ${formatEuro(prezzoAllora)}`]),
    // Directive 98/6/CE, article 6 bis: beside a reduction that is announced.
    ...(prezzoMinimo30Giorni === null
      ? []
      : [`Prezzo più basso nei 30 giorni prima dello sconto: ${formatEuro(prezzoMinimo30Giorni)}`]),
  ];
  return {
    name: nome,
    value: formatEuro(prezzo),
    ...(details.length > 0 && { detail: details.join('. ') }),
  };
}
