import { ProductImage } from '@zaino/ui/product-image';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { galleryImage, thumbnailImage } from './gallery-image';
import css from './gallery.module.css';

interface GalleryProps {
  /** Of the product. */
  name: string;
  images: readonly string[];
}

/** The product's images: a large one, and a small one of each to choose by pointer or arrow keys. */
export function Gallery({ name, images }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const current = images[chosen];
  const hasSeveral = images.length > 1;
  const words = hasSeveral ? `${name}, immagine ${chosen + 1} di ${images.length}` : name;

  return (
    <div className={css.gallery}>
      <div {...(hasSeveral && { role: 'tabpanel', id, 'aria-labelledby': `${id}-${chosen}` })}>
        <ProductImage url={current} alt={words} isEager {...galleryImage} />
      </div>
      {hasSeveral && (
        <>
          <Thumbnails id={id} images={images} chosen={chosen} onChoose={setChosen} />
          <noscript>
            <div className={css.others}>
              {images.slice(1).map((url, index) => (
                <ProductImage
                  key={url}
                  url={url}
                  alt={`${name}, immagine ${index + 2} di ${images.length}`}
                  {...galleryImage}
                />
              ))}
            </div>
          </noscript>
        </>
      )}
    </div>
  );
}

interface ThumbnailsProps {
  /** Of the large image. */
  id: string;
  images: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** By arrow key; the last is followed by the first. */
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

function Thumbnails({ id, images, chosen, onChoose }: ThumbnailsProps) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const ends: Partial<Record<string, number>> = { Home: 0, End: images.length - 1 };
    const target =
      step === undefined ? ends[event.key] : (chosen + step + images.length) % images.length;
    if (target === undefined) return;
    event.preventDefault();
    onChoose(target);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label="Immagini del prodotto" className={css.thumbnails}>
      {images.map((url, index) => (
        <button
          key={url}
          type="button"
          role="tab"
          id={`${id}-${index}`}
          className={css.thumbnail}
          aria-label={`Immagine ${index + 1}`}
          aria-selected={index === chosen}
          aria-controls={id}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
          onKeyDown={onKeyDown}
        >
          <ProductImage url={url} alt="" {...thumbnailImage} />
        </button>
      ))}
    </div>
  );
}
