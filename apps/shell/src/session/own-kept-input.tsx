import { KeptInput } from '@zaino/ui/kept-input/kept-input';
import { useSession } from '@zaino/web/session';

/** Of the forms of whoever is signed in. */
export function OwnKeptInput() {
  return <KeptInput whose="customer" account={useSession().user?.uid} />;
}
