import { type Child, type ChildChanges, MAX_CHILDREN } from '@zaino/contracts/identity';
import type { CartChild } from '@zaino/rules/cart-child';
import { bookListPath } from '@zaino/rules/book-list-path';
import { isSectionUnknown } from '@zaino/rules/unknown-section';
import { usedBooksPath } from '@zaino/rules/used-books-path';
import { Button, buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { lazyPart } from '@zaino/ui/lazy-part';
import { MarginList } from '@zaino/ui/margin-list';
import { Toast } from '@zaino/ui/toast';
import { useCart } from '@zaino/web/cart';
import type { Outcome } from '@zaino/web/outcome';
import { Link } from '@zaino/web/router';
import { useEffect, useRef } from 'react';
import { ServiceAway } from '../forms/service-away';
import { AddAllMissing } from './add-missing';
import { ChildSheet } from './child-sheet';
import type { ChildSheets } from './child-sheets.api';
import { ChildTools } from './child-tools';
import css from './children.module.css';
import { NamedChildRow } from './named-child-row';
import { namedChildren } from './named-children';
import { UnknownParts } from './unknown-parts';
import { type FamilyMarks, handedDownBy } from './sheet-rules';
import { useBookMarks } from './use-book-marks';
import { NEW_CHILD, useChildren } from './use-children';
import { isOfUnknownSection, type WantedClass } from './wanted-class';

/** A chunk of its own, with the contract's rules: most only look. */
const ChildForm = lazyPart(
  async () => (await import(/* webpackChunkName: 'child-form' */ './child-form')).ChildForm,
);

interface ChildrenProps {
  saved: Outcome<Child[]>;
  sheets: ChildSheets;
  /** Whom the last orders were for. */
  named: readonly CartChild[];
  wanted: WantedClass | null;
}

/** The saved children, each with the way to its list, those named while shopping, and how to save one more. */
export function Children({ saved, sheets, named, wanted }: ChildrenProps) {
  const { children: inCart } = useCart();
  const kept = useBookMarks(sheets.marks);
  const handedDown = handedDownBy(saved.value ?? [], sheets.lists, kept.of);
  const marks = { ...kept, handedDown };
  const isThere = (saved.value ?? []).some((child) => isOfUnknownSection(child, wanted));
  const editor = useChildren(isThere ? null : wanted, marks);
  const { editing, edit, done, dismiss, undo } = editor;
  const toast = useRef<HTMLDivElement>(null);
  const isUndoable = undo !== null;

  // The row that had the focus is gone.
  useEffect(() => {
    if (isUndoable) toast.current?.querySelector('button')?.focus();
  }, [isUndoable]);

  if (saved.failure) return <ServiceAway failure={saved.failure} />;

  const unsaved = namedChildren(saved.value, [...inCart, ...named]);
  const isEmpty = saved.value.length + unsaved.length === 0;
  return (
    <>
      {isEmpty && editing !== NEW_CHILD ? (
        <NoChildren onAdd={() => edit(NEW_CHILD)} />
      ) : (
        <SavedChildren
          saved={saved.value}
          sheets={sheets}
          marks={marks}
          named={unsaved}
          wanted={wanted}
          editor={editor}
        />
      )}
      <div ref={toast}>
        <Toast
          message={done}
          action={undo ? { text: 'Annulla', onPress: undo } : undefined}
          onClose={dismiss}
        />
      </div>
    </>
  );
}

interface SavedChildrenProps {
  saved: Child[];
  sheets: ChildSheets;
  marks: FamilyMarks;
  named: ChildChanges[];
  wanted: WantedClass | null;
  editor: ReturnType<typeof useChildren>;
}

function SavedChildren({ saved, sheets, marks, named, wanted, editor }: SavedChildrenProps) {
  const { editing, edit, stop, add, save, update, remove, heading, sections } = editor;
  const isAdding = editing === NEW_CHILD;
  const isFull = saved.length >= MAX_CHILDREN;
  return (
    <section className={css.children} aria-labelledby="i-miei-figli">
      <div className={css.head}>
        <h2 id="i-miei-figli" ref={heading} tabIndex={-1}>
          I miei figli
        </h2>
        {!isAdding && !isFull && (
          <Button variant="outline" size="small" onClick={() => edit(NEW_CHILD)}>
            Aggiungi
          </Button>
        )}
      </div>
      <AddAllMissing saved={saved} sheets={sheets} marks={marks} />
      <p>
        Hai un’altra lista dalla scuola?{' '}
        <Link to={bookListPath}>Incollala, o fotografa i codici</Link>. Libri che non servono più?{' '}
        <Link to={usedBooksPath}>Offrili usati</Link>.
      </p>
      {saved.length > 0 && <UnknownParts sheets={sheets} marks={marks} />}
      {isFull && <p>Hai salvato {MAX_CHILDREN} classi, il massimo per un account.</p>}
      {isAdding && !isFull && (
        <MarginList>
          <div className={css.form}>
            <h3>{formTitle(wanted)}</h3>
            <ChildForm
              isFocused={!wanted}
              initial={wanted}
              submit="Salva la classe"
              onSend={add}
              onCancel={stop}
            />
          </div>
        </MarginList>
      )}
      {saved.map((child) =>
        editing === child.id ? (
          <MarginList key={child.id}>
            <div className={css.form}>
              <ChildForm
                isFocused
                initial={child}
                submit="Salva le modifiche"
                onSend={(changes) => update(child.id, changes)}
                onCancel={stop}
              />
            </div>
          </MarginList>
        ) : (
          <ChildSheet
            key={child.id}
            child={child}
            list={sheets.lists[child.id]}
            marks={marks}
            onSection={sections}
            tools={
              <ChildTools
                child={child}
                onEdit={() => edit(child.id)}
                onRemove={() => remove(child)}
              />
            }
          />
        ),
      )}
      {!isFull && named.length > 0 && (
        <MarginList>
          <ul>
            {named.map((child) => (
              <NamedChildRow key={JSON.stringify(child)} child={child} onSave={() => save(child)} />
            ))}
          </ul>
        </MarginList>
      )}
    </section>
  );
}

function formTitle(wanted: WantedClass | null): string {
  if (!wanted) return 'Una classe da ritrovare qui';
  return isSectionUnknown(wanted.sezione)
    ? 'Per chi teniamo il resto della lista?'
    : 'Salva questa classe';
}

function NoChildren({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="I libri dei tuoi figli, a un passo"
      action={
        <div className={css.ways}>
          <Link to="/search" className={buttonClass()}>
            Cerca la scuola
          </Link>
          <Button variant="outline" onClick={onAdd}>
            Aggiungi qui scuola e classe
          </Button>
        </div>
      }
    >
      Apri la lista di una classe e premi “Salva questa classe”: qui vedi che cosa manca, che cosa è
      in arrivo e che cosa c’è già in casa, per ogni figlio.
    </EmptyState>
  );
}
