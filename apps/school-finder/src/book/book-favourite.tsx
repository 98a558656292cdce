import { favouriteApi } from '@zaino/contracts/catalogue';
import { FAVOURITES_PATH } from '@zaino/rules/page-path';
import { HeartButton } from '@zaino/ui/heart-button';
import { Toast } from '@zaino/ui/toast';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useLocation, useNavigate } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { signInPath } from '@zaino/web/sign-in-path';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The book whose heart a guest has pressed, who was led to the sign-in. */
let wished: string | null = null;

interface BookFavouriteProps {
  book: { isbn: string; titolo: string };
}

/** Keeps a book for later, or no longer, and says what has come of it; a guest is led to the sign-in first, and back. */
export function BookFavourite({ book }: BookFavouriteProps) {
  const owner = useSession().user?.uid;
  const { isOn, words, save, close } = useBookMark(book, owner);
  const navigate = useNavigate();
  const place = useLocation();
  const toggle = () => {
    if (owner !== undefined) {
      void save(!isOn);
      return;
    }
    wished = book.isbn;
    void navigate(signInPath(place));
  };
  const seeAll = () => {
    close();
    void navigate(FAVOURITES_PATH);
  };
  return (
    <>
      <HeartButton isOn={isOn} onPress={toggle}>
        Preferito
      </HeartButton>
      <div data-late="">
        <Toast
          message={words}
          onClose={close}
          action={{ text: 'Vedi i preferiti', onPress: seeAll }}
        />
      </div>
    </>
  );
}

/** Whether somebody keeps a book; what was pressed meanwhile holds against what was asked before. */
function useBookMark({ isbn, titolo }: BookFavouriteProps['book'], owner: string | undefined) {
  const [isOn, setOn] = useState<boolean | null>(null);
  const [words, setWords] = useState<string | null>(null);

  /** The last write: the next one waits for it, so that the service has them in the order of the presses. */
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const save = async (next: boolean) => {
    setOn(next);
    const write = () => saveBook(isbn, next);
    const written = last.current.then(write, write);
    last.current = written;
    const failure = await written;
    // Pressed again since, it is as that press has it.
    if (last.current !== written) return;
    if (failure) setOn(!next);
    const done = next ? 'salvato nei preferiti' : 'tolto dai preferiti';
    setWords(failure ? `Non è stato salvato. ${failureWords(failure)}` : `${titolo}: ${done}.`);
  };

  const saveWish = useEffectEvent(() => save(true));

  useEffect(() => {
    if (owner === undefined) return;
    let isWanted = true;
    const begin = async () => {
      const isWished = wished === isbn;
      const params = { isbn };
      const { isFavourite } = await fetchJson(favouriteApi.book, { params, isEndExpected: true });
      if (!isWanted) return;
      wished = null;
      if (isWished && !isFavourite) await saveWish();
      else setOn((before) => before ?? isFavourite);
    };
    begin().catch(reportError);
    return () => {
      isWanted = false;
      // Whoever signs in next has marks of their own.
      setOn(null);
    };
  }, [owner, isbn]);

  return { isOn: owner !== undefined && isOn === true, words, save, close: () => setWords(null) };
}

async function saveBook(isbn: string, isOn: boolean): Promise<ApiError | null> {
  const params = { isbn };
  try {
    await (isOn
      ? fetchJson(favouriteApi.keepBook, { params })
      : fetchJson(favouriteApi.dropBook, { params }));
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
