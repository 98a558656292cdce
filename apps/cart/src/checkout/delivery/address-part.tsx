import { Checkbox } from '@zaino/ui/tick';
import { useState } from 'react';
import { checkStreet } from '../check-draft';
import type { FormState } from '../form';
import { Saved } from '../form-section';
import { PersonFields } from '../person-fields';
import { StreetFields } from './street-fields';

const isComplete = ({ address }: FormState['draft']) =>
  Object.keys(checkStreet('address', address)).length === 0;

const fieldNames = ['postalCode', 'city', 'province', 'address', 'firstName', 'lastName', 'phone'];

/** Where the parcel goes, and to whom. */
export function AddressPart({ draft, change, errorOf }: FormState) {
  const { address, contact, isForOther } = draft;
  const [isEditing, setEditing] = useState(() => !isComplete(draft));
  const isWrong = fieldNames.some((name) => errorOf(`address.${name}`));
  // Its fields stay open once they were wrong: they would go while they are mended.
  if (isWrong && !isEditing) setEditing(true);
  if (!isEditing) {
    const { firstName, lastName } = isForOther ? address : contact;
    return (
      <Saved changes="l’indirizzo" onEdit={() => setEditing(true)}>
        <p>
          {firstName} {lastName}
        </p>
        <p>
          {address.address}, {address.postalCode} {address.city} ({address.province})
        </p>
      </Saved>
    );
  }
  return (
    <>
      <StreetFields
        prefix="address"
        autoComplete="shipping"
        value={address}
        onChange={(apply) =>
          change((last) => ({ ...last, address: { ...last.address, ...apply(last.address) } }))
        }
        errorOf={errorOf}
      />
      <Checkbox
        checked={isForOther}
        onChange={({ target }) => change((last) => ({ ...last, isForOther: target.checked }))}
      >
        La riceve un’altra persona
      </Checkbox>
      {isForOther && (
        <PersonFields
          prefix="address"
          autoComplete="shipping"
          value={{
            firstName: address.firstName,
            lastName: address.lastName,
            phone: address.phone,
          }}
          onChange={(changes) =>
            change((last) => ({ ...last, address: { ...last.address, ...changes } }))
          }
          errorOf={errorOf}
          phoneHint="Per il corriere, se non trova la strada."
        />
      )}
    </>
  );
}
