import { lookChangesSchema } from '@zaino/contracts/bookshops';
import { accentFault, accentFaultWords } from '@zaino/rules/accent-colour';
import { AccountSection } from '@zaino/ui/account-section';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { Link } from '@zaino/web/router';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import { useState } from 'react';
import { AccentField } from './accent-field';
import type { ShopSectionProps } from './own-shop';
import { PictureField } from './picture-field';
import { SectionForm, type ShopChanges } from './section-form';
import { setLook } from './shop.api';

interface LookSectionProps extends ShopSectionProps {
  /** Whether the plan gives it; null where nobody can say. */
  hasLook: boolean | null;
}

/** What the front shows of the bookshop's own: a picture and a colour. */
export function LookSection({ shop, hasLook }: LookSectionProps) {
  if (hasLook) return <LookForm shop={shop} />;
  const { picture, accent } = shop.tenant;
  return (
    <AccountSection id="aspetto" title="Aspetto">
      {hasLook === null ? (
        <p>Per ora non sappiamo quale piano hai: ricarica la pagina tra poco.</p>
      ) : (
        <p>
          Una foto del negozio e il tuo colore sulla vetrina: fa parte del piano Plus.{' '}
          <Link to="/dashboard/piano">Vai al piano</Link>
        </p>
      )}
      {(picture !== '' || accent !== '') && (
        <p>La foto e il colore che avevi scelto restano salvati: tornano con il piano.</p>
      )}
    </AccountSection>
  );
}

function LookForm({ shop }: ShopSectionProps) {
  const { opening, ...tenant } = shop.tenant;
  const begun = opening.pending?.picture ?? tenant.picture;
  const [picture, setPicture] = useState(begun);
  const [accent, setAccent] = useState(tenant.accent);
  return (
    <SectionForm
      shop={shop}
      id="aspetto"
      title="Aspetto"
      intro="Una foto nuova la guardiamo prima di mostrarla; il colore si vede subito."
      submit="Salva l’aspetto"
      changes={(field) => ({
        picture,
        pictureAlt: picture === '' ? '' : field('pictureAlt').trim(),
        accent,
      })}
      check={checkLook}
      send={setLook}
    >
      {(errorOf) => {
        // What is wrong with the colour its field says by itself, as soon as it is chosen: the form need not.
        errorOf('accent');
        return (
          <>
            <KeptState
              name="look"
              state={{ picture, accent }}
              begun={{ picture: begun, accent: tenant.accent }}
              onBack={(look) => {
                setPicture(look.picture);
                setAccent(look.accent);
              }}
            />
            <PictureField
              picture={picture}
              words={opening.pending?.pictureAlt ?? tenant.pictureAlt}
              onChange={setPicture}
              errorOf={errorOf}
            />
            <AccentField accent={accent} onChange={setAccent} />
          </>
        );
      }}
    </SectionForm>
  );
}

function checkLook(changes: ShopChanges): FieldErrors {
  const { picture, pictureAlt, accent } = changes;
  const fault = accent ? accentFault(accent) : null;
  return {
    ...validateForm(lookChangesSchema, { picture, pictureAlt, accent }),
    ...(fault && { accent: accentFaultWords(fault) }),
  };
}
