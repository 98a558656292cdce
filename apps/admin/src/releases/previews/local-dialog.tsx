import { LOCAL_ORIGIN, LOCAL_REMOTE_HOURS } from '@zaino/contracts/releases';
import { FormDialog } from '@zaino/ui/form-dialog';
import { Notice } from '@zaino/ui/notice';
import { useSubmission } from '@zaino/web/use-submission';
import { useShopOrigin } from '../../layout/shop-origin';
import { appWords } from '../release-words';
import { PREVIEWS_PATH } from '../releases-path';
import { localAddress, type LocalAsked } from './local-asked';
import { openLocal } from './previews.api';

interface LocalDialogProps {
  asked: LocalAsked;
  onClose: () => void;
}

/** Asks before this browser takes an app from the machine that it runs on. */
export function LocalDialog({ asked, onClose }: LocalDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();
  const elsewhere = useElsewhere(asked);
  const name = appWords(asked.app);
  const isLocal = LOCAL_ORIGIN.test(asked.from);
  return (
    <FormDialog
      title={`${name} dalla tua macchina`}
      submit={isLocal && elsewhere === null ? 'Apri il sito' : null}
      isSending={isSending}
      failure={Object.keys(errors).length > 0 ? null : failure}
      onSubmit={async () => {
        await send(async () => location.assign(await openLocal(asked.app, asked.from)));
      }}
      onClose={onClose}
    >
      {!isLocal && (
        <Notice tone="error">
          <strong>{asked.from}</strong> non è un indirizzo di questo computer: da lì non si prende
          niente. Apri il link che ha stampato il comando.
        </Notice>
      )}
      {isLocal && elsewhere !== null && (
        <p>
          Qui c’è solo l’area riservata. <a href={elsewhere}>Continua all’indirizzo del sito</a>.
        </p>
      )}
      {isLocal && elsewhere === null && <Words name={name} from={asked.from} />}
      {errors.app !== undefined && <Notice tone="error">{errors.app}</Notice>}
    </FormDialog>
  );
}

/** What will happen, where, how long, and how to leave. */
function Words({ name, from }: { name: string; from: string }) {
  return (
    <>
      <p>
        Il sito vero mostra “{name}” com’è adesso su <strong>{from}</strong>, cioè su questo
        computer, al posto della versione attiva. Tutto il resto è quello di sempre.
      </p>
      <p>
        Succede <strong>solo in questo browser</strong>, per {LOCAL_REMOTE_HOURS} ore. Non c’è un
        link da dare ad altri, e gli altri non vedono niente. Ordini e dati sono però quelli veri.
      </p>
      <p>
        Per uscire premi “Esci” nella barra in alto, o revoca l’anteprima in questo elenco. Se il
        browser chiede di accedere ai dispositivi della rete, rispondi di sì.
      </p>
      <Notice>
        <strong>Continua solo se hai avviato tu il comando</strong> su questo computer: quel codice
        può fare nel sito tutto quello che puoi fare tu.
      </Notice>
    </>
  );
}

/** The same page at the shop's own address: a cookie of the admin area's counts there alone. Null where it counts. */
function useElsewhere(asked: LocalAsked): string | null {
  const shop = useShopOrigin();
  const isOfAdmins = asked.app === 'admin';
  return shop === undefined || isOfAdmins ? null : shop + PREVIEWS_PATH + localAddress(asked);
}
