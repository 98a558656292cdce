import type { FieldErrors, Submission } from '@zaino/web/use-submission';
import { useState } from 'react';
import type { CheckoutDraft } from '../draft';

/** All that is filled in: where it is picked up stands in the cart. */
type Filled = CheckoutDraft & { pickupPointId: string | null };

type Refused = Pick<Submission, 'errors' | 'failure'>;

/**
 * The errors of the last sending that still hold: one that the form found itself goes, or says what is wrong now, as
 * soon as its field is mended, one of the service as soon as its field is changed.
 */
export function useOpenErrors(
  { errors, failure }: Refused,
  filled: Filled,
  faults: FieldErrors,
): FieldErrors {
  const [refused, setRefused] = useState({ errors, filled });
  if (refused.errors !== errors) setRefused({ errors, filled });
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, words]) => {
      if (failure === null) return faults[name] ? [[name, faults[name]]] : [];
      return isSame(name, refused.filled, filled) ? [[name, words]] : [];
    }),
  );
}

/** Fields that are right or wrong together. */
const ofPlace = ['postalCode', 'city', 'province'];

function isSame(name: string, before: Filled, now: Filled): boolean {
  if (name === 'preferences') {
    return before.preference === now.preference && before.preferences === now.preferences;
  }
  const [part = '', field = ''] = name.split('.');
  const fields = ofPlace.includes(field) ? ofPlace : [field];
  return fields.every((one) => valueAt(before, part, one) === valueAt(now, part, one));
}

function valueAt(filled: Filled, part: string, field: string): unknown {
  const value: unknown = Object.entries(filled).find(([name]) => name === part)?.[1];
  if (typeof value !== 'object' || value === null || field === '') return value;
  return Object.entries(value).find(([name]) => name === field)?.[1];
}
