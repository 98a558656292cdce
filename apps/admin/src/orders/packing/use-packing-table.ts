import { playSound } from '@zaino/scanning/sounds';
import { useKeptSwitch } from '@zaino/web/use-kept-switch';
import { useRef, useState } from 'react';
import { piecesOf } from './packed-pieces';
import type { OnTable, PackingDesk } from './packing-desk';
import type { Said } from './packing-words';

/** What lies on the table, what was said last, and whether it is heard. */
export function usePackingTable(onMoved: () => void) {
  const [table, setTable] = useState<OnTable | null>(null);
  const [said, setSaid] = useState<(Said & { id: number }) | null>(null);
  const [hasSounds, setHasSounds] = useKeptSwitch('deskSounds');
  // Scans come faster than the screen is drawn.
  const onTable = useRef<OnTable | null>(null);

  const show = (next: OnTable | null) => {
    onTable.current = next;
    setTable(next);
  };
  const desk: PackingDesk = {
    at: () => onTable.current,
    lay: (parcel) => {
      const next = { parcel, pieces: piecesOf(parcel), isKept: true };
      show(next);
      return next;
    },
    put: ({ parcel }, pieces) => show({ parcel, pieces, isKept: false }),
    keep: (at) => {
      if (onTable.current === at) show({ parcel: at.parcel, pieces: at.pieces, isKept: true });
    },
    clear: () => show(null),
    say: (next) => {
      setSaid((before) => ({
        tone: next.tone,
        title: next.title,
        words: next.words,
        sound: next.sound,
        id: (before?.id ?? 0) + 1,
      }));
      if (hasSounds) playSound(next.sound);
    },
    moved: onMoved,
  };
  return { table, said, hasSounds, setHasSounds, desk };
}
