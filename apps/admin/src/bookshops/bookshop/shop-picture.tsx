import { mediaFileUrl } from '@zaino/contracts/shared';
import { ProductImage } from '@zaino/ui/product-image';
import { fetchFile } from '@zaino/web/api-client';
import { useEffect, useState } from 'react';
import css from './bookshop-desk.module.css';

interface ShopPictureProps {
  url: string;
  alt: string;
}

/** A picture of a bookshop's front, as an admin looks at it. */
export function ShopPicture({ url, alt }: ShopPictureProps) {
  const shown = useFetchedPicture(url);
  return (
    <ProductImage
      url={shown}
      alt={alt}
      sizes="16rem"
      failureText="La foto non si carica."
      className={css.picture}
    />
  );
}

/**
 * An address in this page: what an image asks for by itself carries no bearer, and a picture that waits is shown to
 * admins alone. Undefined until it is there; the picture's own where it does not come, which then says so.
 */
function useFetchedPicture(url: string): string | undefined {
  const [fetched, setFetched] = useState<{ of: string; address: string } | null>(null);

  useEffect(() => {
    let isGone = false;
    let made: string | null = null;
    const path = mediaFileUrl(url, 480, 'jpg');
    void fetchFile({ method: 'GET', path }).then(
      (file) => {
        if (isGone) return;
        made = URL.createObjectURL(file);
        setFetched({ of: url, address: made });
      },
      () => {
        if (!isGone) setFetched({ of: url, address: url });
      },
    );
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [url]);

  return fetched?.of === url ? fetched.address : undefined;
}
