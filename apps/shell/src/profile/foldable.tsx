import { Button } from '@zaino/ui/button';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

interface FoldableProps {
  /** Words of the button that opens it. */
  open: string;
  /** Of that button, outlined and of usual size unless told. */
  button?: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'aria-label' | 'disabled'>;
  children: (close: () => void) => ReactNode;
}

/** Something that is done now and then: a button, and in its place what it opens. The focus goes along. */
export function Foldable({ open, button, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    place.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus();
  }, [isOpen]);

  return (
    <div ref={place}>
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Button variant="outline" {...button} onClick={() => setOpen(true)}>
          {open}
        </Button>
      )}
    </div>
  );
}
