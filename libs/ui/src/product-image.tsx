import { mediaFileUrl, mediaFormats, mediaIdOf } from '@zaino/contracts/shared';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { type ImageSource, sourceSet } from './image-sources';
import css from './product-image.module.css';

/** Of browsers that know neither AVIF nor a set of sources. */
const PLAIN_WIDTH = 480;

interface ProductImageProps extends Omit<ImageSource, 'url'> {
  /** None, as for a product without images, is drawn as a pencil. */
  url: string | undefined;
  /** Empty where words beside it say it all. */
  alt: string;
  /** For what is seen at once; all others are loaded when they come near. */
  isEager?: boolean;
  /** Drawn in place of an image that is not there, or does not come; a pencil unless told. */
  fallback?: ReactNode;
  /** Said in place of an image that does not come. */
  failureText?: string;
  /** Sets the size of its box, which is as wide as its place and 7 : 6 otherwise. */
  className?: string | undefined;
}

/** A product's image in a box that keeps its size, whatever comes. */
export function ProductImage(props: ProductImageProps) {
  const { url, alt, failureText, fallback, className } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = url !== undefined && url !== '' && url !== broken;
  return (
    <span className={classNames(css.box, className)}>
      {isShown ? (
        <Picture key={url} {...props} url={url} onFailure={() => setBroken(url)} />
      ) : (
        <>
          {fallback ?? <Pencil alt={failureText ? '' : alt} />}
          {failureText && url === broken && <span className={css.failure}>{failureText}</span>}
        </>
      )}
    </span>
  );
}

type PictureProps = ProductImageProps & { url: string; onFailure: () => void };

function Picture({ url, alt, widths, sizes, isEager = false, onFailure }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const fail = useRef(onFailure);
  // An image in the server's HTML may have failed before anybody listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail.current();
  }, []);

  const isKept = mediaIdOf(url) !== null;
  const picture = (
    <img
      ref={image}
      className={css.image}
      src={isKept ? mediaFileUrl(url, PLAIN_WIDTH, 'jpg') : url}
      alt={alt}
      width="700"
      height="600"
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      referrerPolicy={isKept ? undefined : 'no-referrer'}
      onError={onFailure}
    />
  );
  // Also around an image elsewhere: the server's renderer announces what stands in no picture ahead of the page.
  return (
    <picture className={css.picture}>
      {mediaFormats.map((format) => {
        const set = sourceSet({ url, widths, sizes }, format);
        return set && <source key={format} {...set} />;
      })}
      {picture}
    </picture>
  );
}

function Pencil({ alt }: { alt: string }) {
  return (
    <svg
      className={css.pencil}
      viewBox="0 0 24 24"
      width="32"
      height="32"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <path d="m4 20 1-4.5L16.5 4a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19 4 20ZM14.5 6l3.5 3.5" />
    </svg>
  );
}
