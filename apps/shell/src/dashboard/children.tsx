import { type Child, type ChildChanges, MAX_CHILDREN } from '@zaino/contracts/identity';
import type { CartChild } from '@zaino/rules/cart-child';
import { Button, buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { MarginHead, MarginList } from '@zaino/ui/margin-list';
import { Toast } from '@zaino/ui/toast';
import { useCart } from '@zaino/web/cart';
import type { Outcome } from '@zaino/web/outcome';
import { Link } from '@zaino/web/router';
import { useEffect, useRef } from 'react';
import { ServiceAway } from '../forms/service-away';
import { ChildForm } from './child-form';
import css from './children.module.css';
import { NamedChildRow } from './named-child-row';
import { namedChildren } from './named-children';
import { SavedChildRow } from './saved-child-row';
import { NEW_CHILD, useChildren } from './use-children';
import type { WantedClass } from './wanted-class';

interface ChildrenProps {
  saved: Outcome<Child[]>;
  /** Whom the last orders were for. */
  named: readonly CartChild[];
  wanted: WantedClass | null;
}

/** The saved children, each with the way to its list, those named while shopping, and how to save one more. */
export function Children({ saved, named, wanted }: ChildrenProps) {
  const { children: inCart } = useCart();
  const editor = useChildren(wanted !== null);
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
        <SavedChildren saved={saved.value} named={unsaved} wanted={wanted} editor={editor} />
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
  named: ChildChanges[];
  wanted: WantedClass | null;
  editor: ReturnType<typeof useChildren>;
}

function SavedChildren({ saved, named, wanted, editor }: SavedChildrenProps) {
  const { editing, edit, stop, add, save, update, remove, heading } = editor;
  const isAdding = editing === NEW_CHILD;
  const isFull = saved.length >= MAX_CHILDREN;
  return (
    <MarginList>
      <MarginHead className={css.head}>
        <h2 ref={heading} tabIndex={-1}>
          Le tue classi
        </h2>
        {!isAdding && !isFull && (
          <Button variant="outline" size="small" onClick={() => edit(NEW_CHILD)}>
            Aggiungi
          </Button>
        )}
      </MarginHead>
      {isFull && (
        <p className={css.full}>Hai salvato {MAX_CHILDREN} classi, il massimo per un account.</p>
      )}
      {isAdding && !isFull && (
        <div className={css.form}>
          <h3>{wanted ? 'Salva questa classe' : 'Una classe da ritrovare qui'}</h3>
          <ChildForm
            isFocused={!wanted}
            initial={wanted}
            submit="Salva la classe"
            onSend={add}
            onCancel={stop}
          />
        </div>
      )}
      <ul>
        {saved.map((child) =>
          editing === child.id ? (
            <li key={child.id} className={css.form}>
              <ChildForm
                isFocused
                initial={child}
                submit="Salva le modifiche"
                onSend={(changes) => update(child.id, changes)}
                onCancel={stop}
              />
            </li>
          ) : (
            <SavedChildRow
              key={child.id}
              child={child}
              onEdit={() => edit(child.id)}
              onRemove={() => remove(child)}
            />
          ),
        )}
        {!isFull &&
          named.map((child) => (
            <NamedChildRow key={JSON.stringify(child)} child={child} onSave={() => save(child)} />
          ))}
      </ul>
    </MarginList>
  );
}

function NoChildren({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="Le liste dei tuoi figli, a un passo"
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
      Apri la lista di una classe e premi “Salva questa classe”: la ritrovi qui, ogni volta.
    </EmptyState>
  );
}
