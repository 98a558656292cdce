import { useQuery } from '@tanstack/react-query';
import { DataTable } from '@zaino/data-table/data-table';
import { type OwnKey, useShortcuts } from '@zaino/data-table/shortcuts';
import { ShortcutsButton } from '@zaino/data-table/shortcuts-button';
import { ShortcutsDialog } from '@zaino/data-table/shortcuts-dialog';
import { tableCommands } from '@zaino/data-table/table-commands';
import { TableFoot } from '@zaino/data-table/table-foot';
import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import { buttonClass } from '@zaino/ui/button';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { Link, useLoaderData, useNavigate, useNavigation } from '@zaino/web/router';
import { useState } from 'react';
import { AdminPage } from '../layout/admin-page';
import { useUsersPage } from './use-users-page';
import { pathOfUser, UserLine } from './user-line';
import { userNoun } from './user-words';
import { type FirstUsers, waitingRequestsQuery } from './users.api';
import css from './users-page.module.css';

/** This table has none but those of all. */
const noKeys: readonly OwnKey<never>[] = [];

/** The accounts of the shop: families, bookshops and who works there. */
export function UsersPage() {
  const { table } = useUsersPage(useLoaderData<FirstUsers>());
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isLoading = useNavigation().state === 'loading';
  const navigate = useNavigate();
  const [hasCharacters, setHasCharacters] = useCharacterKeys('adminCharacterKeys');
  const commands = tableCommands(table, {
    open: ({ user }) => void navigate(pathOfUser(user)),
    help: () => setHelpOpen(true),
  });
  useShortcuts({ hasCharacters, own: noKeys }, (command) => commands[command]());
  return (
    <AdminPage title="Utenti" actions={<PageActions onHelp={() => setHelpOpen(true)} />}>
      <div className={css.table} aria-busy={isLoading}>
        <DataTable state={table} line={(line) => <UserLine {...line} toggle={table.toggle} />} />
      </div>
      <TableFoot state={table} actions={[]} />
      {isHelpOpen && (
        <ReturnFocus otherwise={() => table.grid.current?.focus()}>
          <ShortcutsDialog
            noun={userNoun}
            own={noKeys}
            hasCharacters={hasCharacters}
            onChange={setHasCharacters}
            onClose={() => setHelpOpen(false)}
          />
        </ReturnFocus>
      )}
    </AdminPage>
  );
}

function PageActions({ onHelp }: { onHelp: () => void }) {
  const { data: waiting } = useQuery(waitingRequestsQuery);
  return (
    <div className={css.actions}>
      <ShortcutsButton onPress={onHelp} />
      <Link
        to="/admin/users/requests"
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        Richieste sui dati{waiting && waiting.open > 0 && ` (${waiting.open})`}
        {waiting && waiting.late > 0 && `, ${waiting.late} in ritardo`}
      </Link>
      <Link to="/admin/admins" className={buttonClass({ variant: 'outline', size: 'small' })}>
        Amministratori
      </Link>
    </div>
  );
}
