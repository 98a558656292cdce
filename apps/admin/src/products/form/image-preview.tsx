import { isImageUrl, mediaFileUrl, mediaIdOf } from '@zaino/contracts/shared';
import { useState } from 'react';
import css from './image-fields.module.css';

/** A small image of what stands in the field; 'Errore caricamento' where it does not come. */
export function ImagePreview({ url }: { url: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = url.trim();
  // An empty entry is not looked at (specification, point 5).
  if (address === '') return <span className={css.preview} />;
  if (address === broken || !isImageUrl(address)) {
    return (
      <span role="status" className={css.preview}>
        Errore caricamento
      </span>
    );
  }
  const isKept = mediaIdOf(address) !== null;
  return (
    <span className={css.preview}>
      <img
        src={isKept ? mediaFileUrl(address, 160, 'webp') : address}
        alt="Anteprima"
        width={80}
        height={80}
        referrerPolicy="no-referrer"
        onError={() => setBroken(address)}
      />
    </span>
  );
}
