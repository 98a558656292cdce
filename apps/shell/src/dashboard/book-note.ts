import { schoolYear } from '@zaino/rules/list-parts';
import type { StoodBook } from './sheet-rules';

interface Context {
  /** Of the list: what was carried over is of the class before. */
  classe: string;
  year: number;
  nickname: string;
}

/** Why a book stands where it does, as a family reads it; blank where its group says it all. */
export function noteOf(book: StoodBook, about: Context): string {
  const { standing, mark, prezzo, part } = book;
  if (standing === 'proposed') return reasonOf(book, about);
  if (standing === 'owned') return mark ? markedWords(book, about) : reasonOf(book, about);
  if (standing === 'missing' && prezzo === null) {
    return 'Non in vendita: il motivo è nella lista della scuola.';
  }
  if (standing === 'in-use') return 'La classe lo usa già: non è tra i libri da acquistare.';
  return part === 'a-scelta' ? 'Va bene qualsiasi edizione.' : '';
}

/** What speaks for the family having it; of what was bought the order is told beside it. */
function reasonOf({ bought, handedDown, isCarried }: StoodBook, about: Context): string {
  if (bought) return '';
  if (handedDown) {
    const { nickname, by } = handedDown;
    return {
      bought: `Comprato qui per ${nickname}, che quest’anno non lo usa.`,
      mark: `${nickname} ce l’ha, e quest’anno non lo usa.`,
      list: `L’anno scorso era nella lista di ${nickname}, che quest’anno non lo usa.`,
    }[by];
  }
  if (!isCarried) return '';
  const classBefore = `${Number(about.classe) - 1}ª`;
  return `Era già nella lista della ${classBefore} del ${schoolYear(about.year - 1)}: vale per più anni.`;
}

function markedWords({ handedDown, bought }: StoodBook, { nickname }: Context): string {
  if (bought) return '';
  return handedDown ? `Passa da ${handedDown.nickname} a ${nickname}.` : 'Segnato da te.';
}
