import { useSearchParams } from '@zaino/web/router';
import { useState } from 'react';
import { lazyPart } from '@zaino/ui/lazy-part';
import type { AskedListProps } from './asked-list';
import css from './share.module.css';
import { SHARED_LIST } from './shared-list-parameter';

/** A chunk of its own: most carts are opened without such a link. */
const AskedList = lazyPart<AskedListProps>(
  async () => (await import(/* webpackChunkName: 'shared-list' */ './asked-list')).AskedList,
);

/** The list of a link that somebody shared: shown, and put into the cart only by whoever asks for it. */
export function ReceivedList() {
  const [parameters, setParameters] = useSearchParams();
  const [done, setDone] = useState('');
  const id = parameters.get(SHARED_LIST);

  const close = (words: string) => {
    setDone(words);
    setParameters(
      (present) => {
        present.delete(SHARED_LIST);
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <>
      {id !== null && <AskedList key={id} id={id} onClose={close} />}
      <p role="status" className={css.done}>
        {done}
      </p>
    </>
  );
}
