import type { FrontSchool } from '@zaino/contracts/shared';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { useState } from 'react';
import { FrontSchools } from './front-schools';
import type { ShopSectionProps } from './own-shop';
import { SectionForm } from './section-form';

/** The schools that the bookshop works for. */
export function SchoolsSection({ shop }: ShopSectionProps) {
  const [schools, setSchools] = useState<FrontSchool[]>(shop.tenant.schools);
  return (
    <SectionForm
      shop={shop}
      id="scuole"
      title="Scuole"
      submit="Salva le scuole"
      changes={() => ({ schools: schools.map(({ code }) => code) })}
      onSaved={(tenant) => setSchools(tenant.schools)}
    >
      {(errorOf) => (
        <>
          <KeptState
            name="schools"
            state={schools}
            begun={shop.tenant.schools}
            onBack={setSchools}
          />
          <FrontSchools schools={schools} onChange={setSchools} error={errorOf('schools')} />
        </>
      )}
    </SectionForm>
  );
}
