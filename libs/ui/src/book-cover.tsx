import { useRef, useEffect, useState } from 'react';
import css from './book-cover.module.css';
import { classNames } from './class-names';
import { subjectColour } from '@zaino/rules/subject-colour';

interface BookCoverProps {
  title: string;
  subject: string;
  publisher?: string | null;
  /** Address of the cover's image; the drawn cover shows until it is there, and when it never comes. */
  image?: string | null;
  /** In use since earlier years: paler. */
  isOwned?: boolean;
  /** No particular edition is adopted: the grey "A–Z". */
  isAnyEdition?: boolean;
  className?: string;
}

/** A book's cover, drawn in its subject's colour where there is no image. Decorative: the row says it all. */
export function BookCover({
  title,
  subject,
  publisher,
  image,
  isOwned = false,
  isAnyEdition = false,
  className,
}: BookCoverProps) {
  const look = isAnyEdition ? css.anyEdition : css[subjectColour(subject)];
  return (
    <span
      className={classNames(css.cover, look, isOwned && css.owned, className)}
      aria-hidden="true"
    >
      {isAnyEdition ? (
        <>
          <span className={css.letters}>A–Z</span>
          <span className={css.choice}>a scelta</span>
        </>
      ) : (
        <>
          <span className={css.label}>
            <span className={css.subject}>{subject}</span>
            <span className={css.title}>{title}</span>
          </span>
          <span className={css.publisher}>{publisher}</span>
        </>
      )}
      {image && !isAnyEdition && <CoverImage key={image} address={image} />}
    </span>
  );
}

function CoverImage({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // An image in the server's HTML may have failed before anybody listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);

  if (isBroken) return null;
  return (
    <img
      ref={image}
      className={css.image}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
