import { EmptyState } from '@zaino/ui/empty-state';
import type { Failure } from '@zaino/web/outcome';
import { Link } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { DeskPage } from './desk-page';

interface NoDeskProps {
  title: string;
  /** Why the page's call was refused, where there was one. */
  failure?: Failure | null | undefined;
}

/** For somebody who has come by its address to a page of the desk that is not theirs, or not now. */
export function NoDesk({ title, failure }: NoDeskProps) {
  const { user } = useSession();
  // The service says why a colleague may not now: the plan rests.
  const ofColleague = failure?.message ?? 'Questa pagina è di chi ha la libreria.';
  return (
    <DeskPage title={title}>
      <EmptyState action={<Link to="/dashboard">Vai alla tua bacheca</Link>}>
        {user?.role === 'colleague' ? ofColleague : 'Questa pagina è per le librerie.'}
      </EmptyState>
    </DeskPage>
  );
}
