import type { CartLine } from '@zaino/rules/cart-line';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { TextField } from '@zaino/ui/text-field';
import { copyText } from '@zaino/web/share';
import { reportError } from '@zaino/web/telemetry';
import { useConfirmation } from '@zaino/web/use-confirmation';
import { type ComponentType, useRef, useState } from 'react';
import css from './share.module.css';
import { shareList } from './share.api';

/** A chunk of its own: few share, and the code is drawn by them alone. */
const loadQrCode = () => import(/* webpackChunkName: 'qr-code' */ '@zaino/ui/qr-code');

interface Shared {
  url: string;
  /** Null where it could not be loaded: the link does as well. */
  QrCode: ComponentType<{ text: string; label: string }> | null;
}

/** "Condividi la lista": a link that puts the same books into somebody else's cart, once they say so. */
export function ShareCart({ items }: { items: readonly CartLine[] }) {
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [shared, setShared] = useState<Shared | null>(null);

  const share = async () => {
    setSending(true);
    setFailed(false);
    try {
      const [{ path }, QrCode] = await Promise.all([shareList(items), qrCode()]);
      setShared({ url: new URL(path, location.href).href, QrCode });
    } catch (error) {
      reportError(error);
      setFailed(true);
    }
    setSending(false);
  };

  return (
    <div className={css.share}>
      <Button variant="text" disabled={isSending} onClick={() => void share()}>
        Condividi la lista
      </Button>
      {hasFailed && (
        <span role="alert">La lista non si può condividere ora: riprova tra poco.</span>
      )}
      <Dialog isOpen={shared !== null} title="Condividi la lista" onClose={() => setShared(null)}>
        {shared && <Link shared={shared} />}
      </Dialog>
    </div>
  );
}

async function qrCode(): Promise<Shared['QrCode']> {
  try {
    return (await loadQrCode()).QrCode;
  } catch (error) {
    reportError(error);
    return null;
  }
}

function Link({ shared: { url, QrCode } }: { shared: Shared }) {
  const [isCopied, confirmCopy] = useConfirmation();
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const hasCopied = await copyText(url);
    setRefused(!hasCopied);
    if (hasCopied) confirmCopy();
    // Not allowed: the address is marked for copying by hand.
    else field.current?.focus();
  };
  return (
    <div className={css.link}>
      <p>
        Chi apre il link vede libri e prodotti e può aggiungerli al suo carrello. I nomi dei bambini
        non ci sono. Il link vale sei mesi.
      </p>
      <TextField
        ref={field}
        label="Link"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <p className={css.copy}>
        <Button variant="outline" onClick={() => void copy()}>
          Copia il link
        </Button>
        <span role="status">
          {isCopied && 'Link copiato negli appunti!'}
          {isRefused && 'Il browser non lo permette. Copialo da qui sopra.'}
        </span>
      </p>
      {QrCode && <QrCode label="Codice QR del link" text={url} />}
    </div>
  );
}
