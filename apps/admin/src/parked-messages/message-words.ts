import type { QueueOwner } from './parked-messages.api';

const topicWords: Partial<Record<string, string>> = {
  'order-mail': 'Un’e-mail al cliente',
  'bookshop-mail': 'Un’e-mail a una libreria su un ordine',
  'bookshop-digest': 'L’e-mail del giorno a una libreria',
  'order-stock': 'Le scorte di un ordine',
  'order-refund': 'Un rimborso',
  mail: 'Un’e-mail di un account',
  'account.deleted': 'La cancellazione di un account',
  'tenant.confirm': 'L’apertura di una libreria',
  'tenant.release': 'La chiusura di una libreria',
  'tenant.address-proof': 'La conferma dell’e-mail di una libreria',
  'owner.notice': 'Un avviso a una libreria',
  'sessions.refresh': 'I dati di chi è connesso',
  'canary-taken-back': 'L’e-mail su un canary tolto da solo',
  'audit.act': 'Una riga del registro delle operazioni',
};

/** What a message is about. */
export const messageWords = (topic: string) => topicWords[topic] ?? topic;

export const ownerWords: Record<QueueOwner, string> = {
  orders: 'degli ordini',
  accounts: 'degli account',
  bookshops: 'delle librerie',
  catalogue: 'del catalogo',
  blog: 'del blog',
  books: 'dei libri',
  releases: 'dei rilasci',
};
