import { SESSION_COOKIE } from './session';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;
const YEAR_S = 365 * DAY_S;

/** What a cookie is for; all but the necessary ones need consent. */
export type CookiePurpose = 'necessary' | 'analytics' | 'marketing';

/** A cookie as it is set and as people are told of it: setters, the cookie page and the consent dialog read it here. */
export interface Cookie {
  name: string;
  purpose: CookiePurpose;
  /** Longest time that a browser keeps it, in seconds (specification, point 9). */
  maxAgeS: number;
  /** Words for `maxAgeS`. */
  lifetime: string;
  /** What it holds and why. */
  what: string;
}

/** Every cookie of the shop. Those that are necessary live for the session, or 30 days at most from their last use. */
export const cookies = {
  session: {
    name: SESSION_COOKIE,
    purpose: 'necessary',
    maxAgeS: 30 * DAY_S,
    lifetime: 'Fino alla chiusura del browser; con “Ricordami” 30 giorni dall’ultima visita',
    what: 'Ti tiene collegato dopo l’accesso.',
  },
  guest: {
    name: 'zaino_guest',
    purpose: 'necessary',
    maxAgeS: 7 * DAY_S,
    lifetime: 'Fino alla chiusura del browser',
    what: 'Solo se ordini senza account: apre la pagina del tuo ordine.',
  },
  device: {
    name: 'zaino_device',
    purpose: 'necessary',
    maxAgeS: 30 * DAY_S,
    lifetime: '30 giorni dall’ultima visita da collegato',
    what: 'Riconosce il dispositivo da cui hai già fatto l’accesso: chi prova password altrove non può bloccarti.',
  },
  adminDevice: {
    name: 'zaino_admin_device',
    purpose: 'necessary',
    maxAgeS: 30 * DAY_S,
    lifetime: '30 giorni dall’ultimo accesso',
    what: 'Solo per chi gestisce il sito: riconosce il dispositivo da cui ha già fatto l’accesso.',
  },
  providerJourney: {
    name: 'zaino_oidc',
    purpose: 'necessary',
    maxAgeS: 10 * MINUTE_S,
    lifetime: '10 minuti',
    what: 'Lega a questo browser un accesso cominciato presso un altro servizio.',
  },
  handover: {
    name: 'zaino_handover',
    purpose: 'necessary',
    maxAgeS: MINUTE_S,
    lifetime: '1 minuto',
    what: 'Lega a questo browser il passaggio di chi è collegato fra il sito e la vetrina di una libreria.',
  },
  place: {
    name: 'zaino_place',
    purpose: 'necessary',
    maxAgeS: 30 * DAY_S,
    lifetime: '30 giorni',
    what: 'Un numero a caso, solo mentre proviamo una versione nuova del sito: ne vedi sempre la stessa.',
  },
  preview: {
    name: 'zaino_preview',
    purpose: 'necessary',
    maxAgeS: 7 * DAY_S,
    lifetime: '7 giorni',
    what: 'Solo per chi apre il link di un’anteprima del sito.',
  },
  staffPreview: {
    name: 'zaino_staff',
    purpose: 'necessary',
    maxAgeS: 7 * DAY_S,
    lifetime: '7 giorni',
    what: 'Solo per chi gestisce il sito: mostra le versioni che proviamo.',
  },
  firstVisit: {
    name: 'zaino_first_visit',
    purpose: 'analytics',
    maxAgeS: 2 * YEAR_S,
    lifetime: '2 anni',
    what: 'Il mese della tua prima visita: dice se sei già stato qui, non chi sei.',
  },
  lastVisit: {
    name: 'zaino_last_visit',
    purpose: 'analytics',
    maxAgeS: YEAR_S,
    lifetime: '1 anno',
    what: 'Il giorno della tua ultima visita: dice quando ne comincia un’altra.',
  },
  firstCampaign: {
    name: 'zaino_first_campaign',
    purpose: 'marketing',
    maxAgeS: 90 * DAY_S,
    lifetime: '90 giorni',
    what: 'Il nome della campagna che ti ha fatto conoscere il sito.',
  },
  lastCampaign: {
    name: 'zaino_last_campaign',
    purpose: 'marketing',
    maxAgeS: 30 * DAY_S,
    lifetime: '30 giorni',
    what: 'Il nome dell’ultima campagna da cui sei arrivato.',
  },
} as const satisfies Record<string, Cookie>;

/** A cookie that only a service sets, and no script reads. */
export type NecessaryCookie = Extract<
  (typeof cookies)[keyof typeof cookies],
  { purpose: 'necessary' }
>;

/** Something that the shop keeps in the browser beside cookies, which the law treats alike. */
export interface StoredEntry {
  /** Several are separated by commas. */
  key: string;
  /** Says something of whoever is signed in: it goes when they sign out. */
  isPersonal?: true;
  /** Kept by account: what another person left at the same device stays when one signs out. */
  isByAccount?: true;
  place: 'local' | 'tab' | 'copies' | 'push';
  lifetime: string;
  what: string;
}

const UNTIL_DELETED = 'Finché non svuoti i dati del sito';
const UNTIL_TAB_CLOSED = 'Fino alla chiusura della scheda';
const UNTIL_SIGNED_OUT = 'Fino alla chiusura della scheda o all’uscita dall’account';

/** What is necessary of what a browser keeps beside cookies: nothing there needs consent. */
export const storedEntries: readonly StoredEntry[] = [
  {
    key: 'zaino.cart',
    place: 'local',
    lifetime: UNTIL_DELETED,
    what: 'Il tuo carrello.',
  },
  {
    key: 'analytics-consent, zaino.consent',
    place: 'local',
    lifetime: '6 mesi, poi te lo chiediamo di nuovo',
    what: 'La tua scelta sui cookie, quando l’hai fatta e con quale testo.',
  },
  {
    key: 'customerToken, adminToken',
    place: 'local',
    lifetime: 'Fino all’uscita dall’account',
    what: 'Riconoscono la tua sessione insieme al cookie di accesso.',
  },
  {
    key: 'zaino.renewed',
    place: 'local',
    lifetime: UNTIL_DELETED,
    what: 'Il giorno in cui abbiamo rinnovato i cookie di chi è collegato.',
  },
  {
    key: 'blogDeviceToken',
    place: 'local',
    lifetime: UNTIL_DELETED,
    what: 'Un numero a caso, solo se metti “Mi piace” senza account: vale un voto solo.',
  },
  {
    key: 'zaino.security-log',
    place: 'local',
    lifetime: 'Finché l’errore non è stato inviato',
    what: 'Errori tecnici di una pagina, da inviare alla prossima visita.',
  },
  {
    key: 'zaino.last-order',
    place: 'local',
    isPersonal: true,
    lifetime: 'Fino al prossimo ordine o all’uscita dall’account; conta per mezz’ora',
    what: 'Il numero dell’ultimo ordine, perché anche le altre schede dicano che è fatto.',
  },
  {
    key: 'zaino.marks-waiting',
    place: 'local',
    isPersonal: true,
    isByAccount: true,
    lifetime: 'Finché non sono inviati o all’uscita dall’account',
    what: 'I libri che hai spuntato nella bacheca senza rete, da inviare quando torna.',
  },
  {
    key: 'zaino-pages, zaino-files',
    place: 'copies',
    lifetime: UNTIL_DELETED,
    what: 'Le ultime liste e pagine che hai aperto, per leggerle senza rete.',
  },
  {
    key: 'zaino-own-…',
    place: 'copies',
    isPersonal: true,
    lifetime: 'Fino all’uscita dall’account o per 30 giorni',
    what: 'Solo con “Ricordami”: la tua bacheca e i tuoi ordini, per leggerli senza rete.',
  },
  {
    key: 'PushSubscription',
    place: 'push',
    isPersonal: true,
    lifetime: 'Finché non spegni le notifiche o all’uscita dall’account',
    what: 'L’indirizzo di questo browser per le notifiche, solo se le accendi nel profilo.',
  },
  {
    key: 'zaino-ticks:…',
    place: 'tab',
    lifetime: UNTIL_TAB_CLOSED,
    what: 'I libri che hai spuntato in una lista.',
  },
  {
    key: 'zaino.typed, zaino.typed-admin',
    place: 'tab',
    isPersonal: true,
    lifetime: UNTIL_SIGNED_OUT,
    what: 'Quello che avevi scritto quando l’accesso è scaduto, senza password e carte, per te solo.',
  },
  {
    key: 'zaino.fallen-back',
    place: 'tab',
    lifetime: UNTIL_TAB_CLOSED,
    what: 'Le pagine che abbiamo già richiesto intere perché il loro codice non arrivava.',
  },
  {
    key: 'zaino.checkout, zaino.voucher, zaino.last-order, zaino.order-unanswered',
    place: 'tab',
    isPersonal: true,
    lifetime: UNTIL_SIGNED_OUT,
    what: 'Quello che scrivi alla cassa, perché un ricaricamento non lo perda.',
  },
];
