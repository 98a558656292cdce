import { useState } from 'react';
import { checkContact } from './check-draft';
import type { FormState } from './form';
import { FormSection, Saved } from './form-section';
import { PersonFields } from './person-fields';

const isComplete = (contact: FormState['draft']['contact']) =>
  Object.keys(checkContact(contact)).length === 0;

const fieldNames = ['firstName', 'lastName', 'email', 'phone'];

/** Whom to write to about the order. */
export function ContactSection({ draft, change, errorOf }: FormState) {
  const { contact } = draft;
  const [isEditing, setEditing] = useState(() => !isComplete(contact));
  const isWrong = fieldNames.some((name) => errorOf(`contact.${name}`));
  // Its fields stay open once they were wrong: they would go while they are mended.
  if (isWrong && !isEditing) setEditing(true);
  return (
    <FormSection id="contatti" title="I tuoi contatti">
      {isEditing ? (
        <PersonFields
          prefix="contact"
          autoComplete=""
          value={contact}
          onChange={(changes) =>
            change((last) => ({ ...last, contact: { ...last.contact, ...changes } }))
          }
          errorOf={errorOf}
          phoneHint="Solo per la consegna o il ritiro."
        />
      ) : (
        <Saved changes="i contatti" onEdit={() => setEditing(true)}>
          <p>
            {contact.firstName} {contact.lastName}
          </p>
          <p>
            {contact.email} · {contact.phone}
          </p>
        </Saved>
      )}
    </FormSection>
  );
}
