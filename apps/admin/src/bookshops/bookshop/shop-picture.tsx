import { ProductImage } from '@zaino/ui/product-image';
import css from './bookshop-desk.module.css';

interface ShopPictureProps {
  url: string;
  alt: string;
}

/** A picture of a bookshop's front, as an admin looks at it. */
export function ShopPicture({ url, alt }: ShopPictureProps) {
  return (
    <ProductImage
      url={url}
      alt={alt}
      sizes="16rem"
      failureText="La foto non si carica."
      className={css.picture}
    />
  );
}
