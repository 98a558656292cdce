import { ordersErrorCodes } from '@zaino/contracts/orders';
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
  const ofRole =
    user?.role === 'colleague'
      ? 'Questa pagina è di chi ha la libreria.'
      : 'Questa pagina è per le librerie.';
  return (
    <DeskPage title={title}>
      <EmptyState action={<Link to="/dashboard">Vai alla tua bacheca</Link>}>
        {failure?.code === ordersErrorCodes.planRests ? failure.message : ofRole}
      </EmptyState>
    </DeskPage>
  );
}
