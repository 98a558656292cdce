import { productFields, type ProductRow } from '@zaino/contracts/catalogue';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type QuickField, readNumber, writtenAs } from './quick-fields';

/** What stands in a field of a row that is being edited. */
export interface Draft {
  id: string;
  field: QuickField;
  text: string;
  /** What stood there when the editing began. */
  seen: number;
  /** Why it was not saved. */
  error: string | null;
}

export interface DraftActions {
  begin: (row: ProductRow, field: QuickField) => void;
  type: (draft: Draft, text: string) => void;
  save: (draft: Draft, row: ProductRow) => void;
  cancel: (draft: Draft) => void;
}

type Numbers = { [Field in QuickField]?: number };
type Save = (id: string, fields: Numbers, seen: Numbers) => Promise<string | null>;

const isSameCell = (one: Pick<Draft, 'id' | 'field'>, other: Pick<Draft, 'id' | 'field'>) =>
  one.id === other.id && one.field === other.field;

const put = (drafts: readonly Draft[], draft: Draft) => [
  ...drafts.filter((one) => !isSameCell(one, draft)),
  draft,
];

/** Whether something would be lost with a draft. */
export const isChanged = (draft: Draft, row: ProductRow): boolean =>
  draft.text.trim() !== writtenAs(row, draft.field);

/** Drafts by their products. */
export function draftsByProduct(drafts: readonly Draft[]): Map<string, Draft[]> {
  const byId = new Map<string, Draft[]>();
  for (const draft of drafts) byId.set(draft.id, [...(byId.get(draft.id) ?? []), draft]);
  return byId;
}

/** Id of a cell's button and of the field that takes its place: the focus goes from one to the other. */
export const cellId = ({ id, field }: Pick<Draft, 'id' | 'field'>): string => `${field}-${id}`;

const focusCell = (cell: Pick<Draft, 'id' | 'field'>) => {
  const control = document.getElementById(cellId(cell));
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement) control.select();
};

/** Fields of rows that are being edited. They stay open, with what was typed, until they are saved or cancelled. */
export function useDrafts(save: Save): [readonly Draft[], DraftActions] {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);

  const actions = useMemo((): DraftActions => {
    const drop = (draft: Draft) =>
      flushSync(() => setDrafts((all) => all.filter((one) => !isSameCell(one, draft))));
    return {
      begin(row, field) {
        const text = writtenAs(row, field);
        const draft = { id: row.id, field, text, seen: row[field], error: null };
        flushSync(() =>
          setDrafts((all) => (all.some((one) => isSameCell(one, draft)) ? all : put(all, draft))),
        );
        focusCell(draft);
      },
      type(draft, text) {
        setDrafts((all) => all.map((one) => (isSameCell(one, draft) ? { ...one, text } : one)));
      },
      save(draft, row) {
        const value = readNumber(draft.text, productFields[draft.field]);
        if (typeof value === 'string') {
          setDrafts((all) => put(all, { ...draft, error: value }));
          focusCell(draft);
          return;
        }
        drop(draft);
        focusCell(draft);
        if (value === row[draft.field]) return;
        const seen = { [draft.field]: draft.seen };
        void save(draft.id, { [draft.field]: value }, seen).then((error) => {
          // What was typed comes back, unless somebody types there again.
          const restore = (all: readonly Draft[]) =>
            all.some((one) => isSameCell(one, draft)) ? all : put(all, { ...draft, error });
          if (error !== null) setDrafts(restore);
        });
      },
      cancel(draft) {
        const hadFocus = document.activeElement?.id === cellId(draft);
        drop(draft);
        if (hadFocus) focusCell(draft);
      },
    };
  }, [save]);

  return [drafts, actions];
}
