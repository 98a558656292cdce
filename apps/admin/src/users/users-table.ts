import { listedKinds } from '@zaino/contracts/identity';
import { formatCount } from '@zaino/rules/format-count';
import type { TableDefinition } from '@zaino/data-table/table-definition';
import { type KindCounts, type UserRow, userSearch } from './user-rows';
import { kindWords, stateWords, userNoun } from './user-words';
import css from './users-table.module.css';

/** The shop's accounts, which the server searches and filters. */
export function usersTable(kinds: KindCounts): TableDefinition<UserRow> {
  const counts = new Map<string, number>(kinds.map(({ kind, users }) => [kind, users]));
  const options = listedKinds.map((kind) => [kind, optionWords(kindWords[kind], counts.get(kind))]);
  return {
    words: {
      ...userNoun,
      search: 'Nome, e-mail intera o codice dell’account',
      unsorted: 'I più recenti',
    },
    nameOf: ({ name }) => name,
    search: userSearch,
    isPaged: true,
    columns: {
      name: 'Nome',
      kind: 'Tipo',
      email: 'E-mail',
      since: 'Registrato',
      standing: 'Da sapere',
    },
    filters: {
      tipo: {
        kind: 'choice',
        label: 'Tipo',
        all: 'Famiglie, librerie e colleghi',
        options: Object.fromEntries(options) as Record<string, string>,
      },
      stato: { kind: 'choice', label: 'Stato', all: 'Tutti', options: stateWords },
    },
    layout: { className: css.table ?? '', cardPx: 150 },
  };
}

/** Admins are not counted beside the others. */
const optionWords = (words: string, count: number | undefined) =>
  count === undefined ? words : `${words} (${formatCount(count)})`;
