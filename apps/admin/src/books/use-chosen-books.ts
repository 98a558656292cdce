import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminBooksApi, MOST_CHOSEN_BOOKS } from '@zaino/contracts/schools';
import { counted } from '@zaino/data-table/count-words';
import { formatCount } from '@zaino/rules/format-count';
import { saveFailureWords } from '@zaino/data-table/save-words';
import type { BarAction } from '@zaino/data-table/selection-bar';
import { allOf } from '../queries';
import { bookNoun } from './book-words';
import { askFetcher, fetcherQuery } from './books.api';
import type { BooksPageState } from './use-books-page';

/** What can be done with the chosen books, and where they may be looked for. */
export function useChosenBooks({ table, setDialog }: BooksPageState) {
  const { selected, changes } = table;
  const queryClient = useQueryClient();
  const { data: fetcher } = useQuery(fetcherQuery);
  const codes = selected.map(({ id }) => id);

  const ask = async () => {
    if (codes.length > MOST_CHOSEN_BOOKS) {
      const most = formatCount(MOST_CHOSEN_BOOKS);
      changes.say(`Si cercano al massimo ${most} libri alla volta: scegline meno.`);
      return;
    }
    try {
      const { inAttesa } = await askFetcher(codes);
      changes.say(askedWords(inAttesa));
      await queryClient.invalidateQueries(allOf(adminBooksApi.fetcher));
    } catch (error) {
      changes.say(`Ricerca non richiesta. ${saveFailureWords(error)}`);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      changes.say(`Codici di ${counted(bookNoun, codes.length)} copiati`);
    } catch {
      changes.say('Il browser non permette di copiare');
    }
  };

  const actions: BarAction[] = [
    { text: 'Modifica…', onPress: () => setDialog({ kind: 'bulk', rows: selected }) },
    { text: 'Copia i codici', onPress: () => void copy() },
  ];
  if (fetcher && fetcher.fonte !== null) {
    actions.push({ text: 'Cerca i dati', onPress: () => void ask() });
  }
  return { fetcher, actions };
}

function askedWords(waiting: number): string {
  if (waiting === 0) return 'Nessuno dei libri scelti ha un ISBN da cercare';
  return `${counted(bookNoun, waiting)} da cercare: i dati arrivano nei prossimi minuti`;
}
