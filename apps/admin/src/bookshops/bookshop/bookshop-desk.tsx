import { useQueryClient } from '@tanstack/react-query';
import type { AdminBookshop } from '@zaino/contracts/bookshops';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { Toast } from '@zaino/ui/toast';
import { useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { moment } from '../../layout/moment-words';
import { stateWords, wishWords } from '../bookshop-words';
import css from './bookshop-desk.module.css';
import { bookshopQuery } from './bookshop.api';
import { CommandDialog } from './command-dialog';
import { type CommandKind, commandsFor, commandWords } from './command-words';
import { Evidence } from './evidence';
import { History } from './history';
import { Wish } from './wish';

export const trail = [{ text: 'Librerie', to: '/admin/bookshops' }];

/** The desk at which an admin decides on one bookshop. */
export function BookshopDesk({ bookshop }: { bookshop: AdminBookshop }) {
  const [command, setCommand] = useState<CommandKind | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const readAgain = () => void queryClient.invalidateQueries(bookshopQuery(bookshop.id));
  const { wish, opening, state } = bookshop;

  return (
    <AdminPage
      title={bookshop.name}
      trail={trail}
      actions={
        <p className={css.state}>
          <Badge kind={state === 'open' ? 'enriched' : 'plain'}>{stateWords[state]}</Badge>
          {wish && <Badge kind="suggested">{wishWords[wish]}</Badge>}
          {opening.appliedAt && <span>dal {moment(opening.appliedAt)}</span>}
        </p>
      }
    >
      <Wish bookshop={bookshop} />
      <div role="group" aria-label="Comandi" className={css.commands}>
        {commandsFor(bookshop).map((kind) => (
          <Button
            key={kind}
            variant={kind === 'approve' ? 'primary' : 'outline'}
            onClick={() => setCommand(kind)}
          >
            {commandWords(kind, bookshop).title}
          </Button>
        ))}
      </div>
      <Evidence bookshop={bookshop} />
      <History history={bookshop.history} />
      {command && (
        <CommandDialog
          bookshop={bookshop}
          kind={command}
          onClose={() => setCommand(null)}
          onDone={(words) => {
            setCommand(null);
            setDone(words);
            readAgain();
          }}
          onStale={() => {
            setCommand(null);
            readAgain();
          }}
        />
      )}
      <Toast message={done} onClose={() => setDone(null)} />
    </AdminPage>
  );
}
