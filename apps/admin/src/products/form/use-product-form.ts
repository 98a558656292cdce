import { type AdminProduct, catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { ApiError } from '@zaino/web/api-client';
import { type FieldErrors, useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { productErrors } from './product-errors';
import { loadProduct, type SavedProduct, saveProduct } from './product-form.api';
import {
  differences,
  inputOf,
  merge,
  newProductValues,
  type ProductField,
  type ProductFormValues,
  valuesOf,
} from './product-values';

/** Somebody else has saved while the form was open. */
interface Conflict {
  /** What both have changed, with their value. */
  contested: ProductField[];
  theirs: ProductFormValues;
}

const valuesOrDefaults = (product: AdminProduct | null) =>
  product ? valuesOf(product) : newProductValues;

/** The service names fields as they stand in the body: `product.nome`. */
const ownNames = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, words]) => [path.replace(/^product\./, ''), words]),
  );

const isOf = (field: string) => (path: string) => path === field || path.startsWith(`${field}.`);

/** The state of the form: what was opened, what stands in it, and how its save goes. */
export function useProductForm(
  product: AdminProduct | null,
  onSaved: (saved: SavedProduct) => void,
) {
  const [opened, setOpened] = useState(product);
  const [values, setValues] = useState(() => valuesOrDefaults(product));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const submission = useSubmission();
  const errors = ownNames(submission.errors);

  const change = (changes: Partial<ProductFormValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    const changed = Object.keys(changes).map(isOf);
    const left = Object.entries(errors).filter(([path]) => !changed.some((is) => is(path)));
    if (left.length < Object.keys(errors).length) submission.refuse(Object.fromEntries(left));
  };

  const takeIn = (theirs: AdminProduct) => {
    const merged = merge(valuesOrDefaults(opened), values, valuesOf(theirs));
    setOpened(theirs);
    setValues(merged.values);
    setConflict({ contested: merged.contested, theirs: valuesOf(theirs) });
  };

  /** Saves; where somebody else was faster, the form goes on from what they have saved. */
  const save = async () => {
    const wrong = productErrors(values);
    if (Object.keys(wrong).length > 0) {
      submission.refuse(wrong);
      return;
    }
    setConflict(null);
    let saved: SavedProduct | undefined;
    let theirs: AdminProduct | undefined;
    const isSaved = await submission.send(async () => {
      try {
        saved = await saveProduct(inputOf(values), opened);
      } catch (error) {
        if (opened && isConflict(error)) theirs = await loadProduct(opened.id);
        throw error;
      }
    });
    if (isSaved && saved) onSaved(saved);
    else if (theirs) takeIn(theirs);
  };

  const changed = differences(valuesOrDefaults(opened), values);
  const isDirty = changed.length > 0;
  const unsaved = isDirty
    ? (Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<typeof values>)
    : null;
  return { opened, values, change, errors, conflict, isDirty, unsaved, submission, save };
}

export type ProductFormState = ReturnType<typeof useProductForm>;

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.code === catalogueErrorCodes.productChanged;
