import { escapeHtml } from '@zaino/rules/escape-html';
import { plainPage } from '@zaino/service/plain-page';

const toPreferences = { text: 'Scegli quali avvisi ricevere', href: '/profile#avvisi' };
const toShop = { text: 'Torna al negozio', href: '/' };

/** Asks for a press: opening a link ends nothing. */
export function askPage(): string {
  return plainPage({
    title: 'Non vuoi più questi avvisi?',
    words: [
      'Premi il pulsante e non ti scriviamo più per questo motivo. Non serve accedere.',
      'Le e-mail dei tuoi ordini e del tuo account continuano ad arrivare.',
    ],
    press: 'Non scrivetemi più',
    ways: [toPreferences],
  });
}

/** Says what was ended, in the words of its switch. */
export function endedPage(title: string): string {
  return plainPage({
    title: 'Fatto: non ti scriviamo più',
    words: [
      `Abbiamo spento l’avviso “${escapeHtml(title)}”.`,
      'Se cambi idea lo riaccendi dal tuo profilo, quando vuoi.',
    ],
    ways: [toShop, toPreferences],
  });
}

/** For a link that no mail has. */
export function unknownLinkPage(): string {
  return plainPage({
    title: 'Questo link non è valido',
    words: [
      'Forse nel copiarlo si è perso un pezzo, oppure l’account non c’è più.',
      'Nel tuo profilo vedi quali avvisi sono accesi, e li spegni con un tocco.',
    ],
    ways: [toPreferences, toShop],
  });
}

/** Nothing was ended yet. */
export function endingAwayPage(): string {
  return plainPage({
    title: 'Servizio momentaneamente non disponibile',
    words: ['L’avviso non è ancora spento. Di solito basta riprovare tra qualche minuto.'],
    press: 'Riprova',
    ways: [toShop],
  });
}
