import type { ListedAdmin } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { RowsTable } from '@zaino/ui/rows-table';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { dayOf } from '../layout/moment-words';
import { areaList } from './area-words';

interface AdminsTableProps {
  admins: ListedAdmin[];
  onChange: (admin: ListedAdmin) => void;
}

/** All admins; a disabled one has nothing to change. */
export function AdminsTable({ admins, onChange }: AdminsTableProps) {
  return (
    <RowsTable
      caption="Amministratori"
      columns={[
        { head: 'Nome', cell: ({ username }) => username },
        { head: 'Incarichi', cell: ({ areas }) => areaList(areas) },
        {
          head: 'Stato',
          cell: ({ isDisabled, createdAt }) =>
            isDisabled ? 'Disattivato' : `Dal ${dayOf(createdAt)}`,
        },
        {
          head: 'Cambia',
          cell: (admin) =>
            admin.isDisabled ? (
              '—'
            ) : (
              <Button variant="text" size="small" onClick={() => onChange(admin)}>
                Cambia incarichi<VisuallyHidden> di {admin.username}</VisuallyHidden>
              </Button>
            ),
        },
      ]}
      rows={admins}
      keyOf={({ id }) => id}
      isStacked
    />
  );
}
