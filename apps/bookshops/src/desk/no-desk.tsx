import { EmptyState } from '@zaino/ui/empty-state';
import { Link } from '@zaino/web/router';
import { DeskPage } from './desk-page';

/** For a family that has come to a page of the desk by its address. */
export function NoDesk({ title }: { title: string }) {
  return (
    <DeskPage title={title}>
      <EmptyState action={<Link to="/dashboard">Vai alla tua bacheca</Link>}>
        Questa pagina è per le librerie.
      </EmptyState>
    </DeskPage>
  );
}
