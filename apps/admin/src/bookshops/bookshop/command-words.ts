import type { AdminBookshop, BookshopCommand } from '@zaino/contracts/bookshops';

export type CommandKind = BookshopCommand['kind'];

interface CommandWords {
  title: string;
  /** What follows from it. */
  effect: string;
  done: string;
}

/** What a command is called and does here. */
export function commandWords(kind: CommandKind, { wish }: AdminBookshop): CommandWords {
  switch (kind) {
    case 'approve':
      return wish === 'changes'
        ? {
            title: 'Approva le modifiche',
            effect: 'Le famiglie vedono subito i nuovi dati.',
            done: 'Modifiche approvate.',
          }
        : {
            title: 'Approva la libreria',
            effect: 'Da subito le famiglie la vedono e, se offre il ritiro, possono sceglierla.',
            done: 'Libreria approvata.',
          };
    case 'refuse':
      return wish === 'changes'
        ? {
            title: 'Rifiuta le modifiche',
            effect: 'Le famiglie continuano a vedere i dati di prima.',
            done: 'Modifiche rifiutate.',
          }
        : {
            title: 'Rifiuta l’apertura',
            effect: 'La libreria resta in preparazione; chi l’ha registrata può chiedere di nuovo.',
            done: 'Apertura rifiutata.',
          };
    case 'pause':
      return {
        title: 'Metti in pausa',
        effect:
          'Le famiglie non possono più sceglierla. Per riaprirla serve una nuova approvazione.',
        done: 'Libreria in pausa.',
      };
    case 'close':
      return {
        title: 'Chiudi la libreria',
        effect: 'Le famiglie non la vedono più. Per riaprirla serve una nuova approvazione.',
        done: 'Libreria chiusa.',
      };
  }
}

/** What can be decided on a bookshop as it is. */
export function commandsFor({ wish, state, opening }: AdminBookshop): CommandKind[] {
  const isHeld = state === 'paused' && opening.approvedAt === null;
  const commands: [CommandKind, boolean][] = [
    ['approve', wish !== null || isHeld],
    ['refuse', wish === 'opening' || wish === 'changes'],
    ['pause', opening.approvedAt !== null && (state === 'open' || state === 'paused')],
    ['close', state !== 'closed' || opening.approvedAt !== null],
  ];
  return commands.filter(([, isPossible]) => isPossible).map(([kind]) => kind);
}
