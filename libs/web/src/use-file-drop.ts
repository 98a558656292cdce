import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Lets files be dropped on an element; true while some are held over it. The same is done by a button too. */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const element = place.current;
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const letGo = () => setOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    element?.addEventListener('dragover', hold);
    element?.addEventListener('dragleave', letGo);
    element?.addEventListener('drop', drop);
    return () => {
      element?.removeEventListener('dragover', hold);
      element?.removeEventListener('dragleave', letGo);
      element?.removeEventListener('drop', drop);
    };
  }, [place]);
  return isOver;
}
