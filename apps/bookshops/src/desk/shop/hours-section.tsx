import type { Closure, OpeningHours } from '@zaino/contracts/shared';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { useState } from 'react';
import { ClosuresEditor } from './closures-editor';
import { OpeningHoursEditor } from './opening-hours-editor';
import type { ShopSectionProps } from './own-shop';
import { SectionForm } from './section-form';

/** When families can come. */
export function HoursSection({ shop }: ShopSectionProps) {
  const [openingHours, setHours] = useState<OpeningHours>(shop.tenant.openingHours);
  const [closures, setClosures] = useState<Closure[]>(shop.tenant.closures);
  return (
    <SectionForm
      shop={shop}
      id="orari"
      title="Orari e chiusure"
      submit="Salva gli orari"
      changes={() => ({ openingHours, closures })}
      onSaved={(tenant) => setClosures(tenant.closures)}
    >
      {(errorOf) => (
        <>
          <KeptState
            name="hours"
            state={openingHours}
            begun={shop.tenant.openingHours}
            onBack={setHours}
          />
          <KeptState
            name="closures"
            state={closures}
            begun={shop.tenant.closures}
            onBack={setClosures}
          />
          <OpeningHoursEditor
            hours={openingHours}
            onChange={setHours}
            errorOf={(day) => errorOf(`openingHours.${day}`)}
          />
          <ClosuresEditor
            closures={closures}
            onChange={setClosures}
            errorOf={(name) => errorOf(`closures.${name}`)}
          />
        </>
      )}
    </SectionForm>
  );
}
