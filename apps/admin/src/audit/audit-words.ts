/** What the log is filtered by: the beginnings of acts, in the order of the admin area. */
export const groupWords: Record<string, string> = {
  'orders.': 'Ordini',
  'products.': 'Prodotti',
  'books.': 'Libri',
  'vouchers.': 'Buoni sconto',
  'articles.': 'Articoli del blog',
  'categories.': 'Categorie del blog',
  'comments.': 'Commenti',
  'reviews.': 'Recensioni',
  'bookshops.': 'Librerie',
  'accounts.': 'Account',
  'admins.': 'Amministratori',
  'approvals.': 'Conferme in due',
  'messages.': 'Messaggi in sospeso',
};

const actWords: Partial<Record<string, string>> = {
  'orders.order-from-supplier': 'Libri ordinati al fornitore',
  'orders.change-dates': 'Date previste cambiate',
  'orders.substitute-edition': 'Edizione sostituita',
  'orders.reserve': 'Righe messe da parte',
  'orders.mark-ready': 'Righe pronte per il ritiro',
  'orders.packed': 'Pacco chiuso',
  'orders.parcel-reopened': 'Pacco riaperto',
  'orders.labelled': 'Pacco comunicato al corriere',
  'orders.ship': 'Righe spedite',
  'orders.deliver': 'Righe consegnate',
  'orders.take-back': 'Passo riportato indietro',
  'orders.cancel': 'Righe annullate',
  'orders.receive-return': 'Reso ricevuto',
  'orders.refund': 'Rimborso',
  'orders.register-shop-payment': 'Pagamento registrato',
  'orders.noted': 'Nota interna salvata',
  'orders.shelved': 'Copie messe a scaffale',
  'orders.unshelved': 'Copie tolte dallo scaffale',
  'orders.shelf-counted': 'Copie a scaffale corrette',
  'orders.distributor-named': 'Distributore di un editore indicato',
  'products.created': 'Prodotto creato',
  'products.saved': 'Prodotto modificato',
  'products.bulk-changed': 'Più prodotti modificati insieme',
  'products.deleted': 'Prodotto eliminato',
  'products.duplicated': 'Prodotto duplicato',
  'products.undone': 'Modifica annullata',
  'products.imported': 'Prodotti importati da un file',
  'books.saved': 'Scheda di un libro modificata',
  'books.bulk-changed': 'Più schede di libri modificate insieme',
  'books.imported': 'Schede di libri importate da un file',
  'books.undone': 'Modifica di libri annullata',
  'books.fetch-asked': 'Dati di libri cercati',
  'vouchers.added': 'Buono creato',
  'vouchers.ended': 'Buono terminato',
  'articles.created': 'Articolo creato',
  'articles.saved': 'Articolo modificato',
  'articles.deleted': 'Articolo eliminato',
  'articles.restored': 'Articolo ripristinato',
  'articles.imported': 'Articoli importati',
  'categories.renamed': 'Categoria rinominata',
  'categories.removed': 'Categoria eliminata',
  'comments.approved': 'Commento approvato',
  'comments.hidden': 'Commento nascosto',
  'comments.deleted': 'Commento eliminato',
  'reviews.approved': 'Recensione pubblicata',
  'reviews.refused': 'Recensione rifiutata',
  'reviews.decision-undone': 'Decisione su recensioni annullata',
  'reviews.answered': 'Risposta a una recensione',
  'reviews.answer-removed': 'Risposta a una recensione tolta',
  'bookshops.approved': 'Libreria approvata',
  'bookshops.changes-approved': 'Modifiche di una libreria approvate',
  'bookshops.refused': 'Libreria respinta',
  'bookshops.changes-refused': 'Modifiche di una libreria respinte',
  'bookshops.paused': 'Libreria sospesa',
  'bookshops.closed': 'Libreria chiusa',
  'accounts.signed-out': 'Account disconnesso ovunque',
  'admins.created': 'Amministratore creato',
  'admins.areas-changed': 'Incarichi di un amministratore cambiati',
  'admins.address-changed': 'E-mail di un amministratore cambiata',
  'admins.password-changed': 'Password di un amministratore cambiata',
  'admins.disabled': 'Amministratore disattivato',
  'admins.factor-added': 'Verifica in due passaggi aggiunta',
  'admins.factor-removed': 'Verifica in due passaggi tolta',
  'admins.codes-renewed': 'Codici di recupero rinnovati',
  'approvals.proposed': 'Richiesta per due persone',
  'approvals.confirmed': 'Richiesta confermata da un’altra persona',
  'approvals.refused': 'Richiesta respinta da un’altra persona',
  'messages.retried': 'Messaggio in sospeso ritentato',
  'messages.discarded': 'Messaggio in sospeso scartato',
};

/** What was done; an act that is not known here by its own name. */
export const wordsOfAct = (act: string) => actWords[act] ?? act;

interface SubjectKind {
  words: string;
  /** Where it can be seen; the id is part of an address. */
  pathOf?: (id: string) => string;
}

const subjectKinds: Partial<Record<string, SubjectKind>> = {
  order: { words: 'Ordine', pathOf: (id) => `/admin/orders/${id}` },
  book: { words: 'Libro', pathOf: (id) => `/admin/books/${id}` },
  publisher: { words: 'Editore' },
  bookshop: { words: 'Libreria', pathOf: (id) => `/admin/bookshops/${id}` },
  product: { words: 'Prodotto' },
  'product-change': { words: 'Modifica di prodotti' },
  book: { words: 'Libro', pathOf: (id) => `/admin/books/${id}` },
  'book-change': { words: 'Modifica di libri' },
  'book-source': { words: 'Fonte' },
  voucher: { words: 'Buono' },
  article: { words: 'Articolo' },
  category: { words: 'Categoria' },
  comment: { words: 'Commento' },
  review: { words: 'Recensione' },
  'review-change': { words: 'Decisione su recensioni' },
  import: { words: 'Importazione' },
  account: { words: 'Account' },
  admin: { words: 'Amministratore' },
  approval: { words: 'Richiesta' },
  message: { words: 'Messaggio' },
};

/** What something was done to, in words, and the way to it where there is one. */
export function subjectOf({ kind, id }: { kind: string; id: string }) {
  const known = subjectKinds[kind];
  const path = known?.pathOf?.(encodeURIComponent(id)) ?? null;
  return { words: `${known?.words ?? kind} ${id}`, path };
}
