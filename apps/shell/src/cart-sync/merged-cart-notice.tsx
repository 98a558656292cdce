import type { CartLine } from '@zaino/rules/cart-line';
import { Toast } from '@zaino/ui/toast';
import { cartStore } from '@zaino/web/cart-kept';
import { keptOnce, mergedIn, withoutMergeNews } from '@zaino/web/cart-sync-state';
import { type MergedCart, stillDoubled } from '@zaino/web/merged-cart';
import { useLocation } from '@zaino/web/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import css from './merged-cart-notice.module.css';

/** Names the changes of this notice in the stored cart. */
const LABEL = 'merged:';

/** What was merged at the sign-in, on whatever page it was; "Tieni una copia" takes back what is there twice by it. */
export function MergedCartNotice() {
  const [merged, dismiss] = useMergedCart();
  const [isOnce, setOnce] = useState(false);

  const close = () => {
    setOnce(false);
    dismiss();
  };
  const keepOnce = () => {
    cartStore.changeKept(keptOnce, LABEL);
    dismiss();
    setOnce(true);
  };

  const doubled = merged ? stillDoubled(cartStore.getSnapshot(), merged) : [];
  const words = merged && mergedWords(merged, doubled);
  useForgottenOnLeaving(words !== null && doubled.length === 0, dismiss);
  return (
    <div className={css.place}>
      <Toast
        message={words ?? (isOnce && 'Fatto: nel carrello è rimasta una copia sola.')}
        action={doubled.length > 0 ? { text: 'Tieni una copia', onPress: keepOnce } : undefined}
        onClose={close}
      />
    </div>
  );
}

/** The news as they are stored, read anew with every change of the cart, and how to have them forgotten. */
function useMergedCart(): [merged: MergedCart | null, dismiss: () => void] {
  const [merged, setMerged] = useState<MergedCart | null>(null);
  useEffect(() => {
    const read = () => setMerged(mergedIn(cartStore.readKept()));
    // The sign-in may have been before this code came.
    const first = setTimeout(read);
    const stop = cartStore.subscribe(read);
    return () => {
      clearTimeout(first);
      stop();
    };
  }, []);
  const dismiss = useCallback(() => {
    cartStore.changeKept(withoutMergeNews, LABEL);
    setMerged(null);
  }, []);
  return [merged, dismiss];
}

/** News that ask nothing are over once the page on which they were read is left; a question waits for its answer. */
function useForgottenOnLeaving(isPlainNews: boolean, forget: () => void): void {
  const { pathname } = useLocation();
  const readAt = useRef<string | null>(null);
  // The sign-in's own page is left at once, before anybody has read.
  const isRead = isPlainNews && !pathname.startsWith('/auth/');
  useEffect(() => {
    if (!isRead) return;
    if (readAt.current !== null && readAt.current !== pathname) forget();
    readAt.current = pathname;
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, [isRead, pathname, forget]);
}

function mergedWords(
  { before, doubled: all }: MergedCart,
  doubled: readonly CartLine[],
): string | null {
  const start = 'Abbiamo unito il carrello di prima a quello del tuo account';
  if (doubled.length > 0) {
    const pieces = doubled.reduce((sum, { quantity }) => sum + quantity, 0);
    const noun = doubled.every(({ type }) => type === 'book') ? booksOf(pieces) : articles(pieces);
    return pieces === 1
      ? `${start}: ${noun} c’era già, e ora è doppio.`
      : `${start}: ${noun} c’erano già, e ora sono doppi.`;
  }
  // Whoever took the second copies out has read the cart.
  if (all.length > 0) return null;
  return `${start}, dove ${before === 1 ? 'c’era' : 'c’erano'} già ${articles(before)}.`;
}

const booksOf = (count: number) => (count === 1 ? '1 libro' : `${count} libri`);
const articles = (count: number) => (count === 1 ? '1 articolo' : `${count} articoli`);
