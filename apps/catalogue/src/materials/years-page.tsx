import { classSuppliesPath, gradeYearName, schoolGrades } from '@zaino/rules/school-grade';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import { ProposalLink } from '../class-supplies/proposal-link';
import { SUPPLIES_TITLE } from '../class-supplies/supplies-title';
import css from './years-page.module.css';
import type { YearsData } from './years.api';

const gradeTitles = {
  primaria: 'Scuola primaria',
  media: 'Scuola media',
  superiore: 'Scuola superiore',
} as const;

/** The years that have a list, by grade. */
export function YearsPage({ years, failure }: YearsData) {
  return (
    <Container className={css.missing}>
      <h1>{SUPPLIES_TITLE}</h1>
      <p className={css.fine}>
        Quello che di solito serve in ogni classe, oltre ai libri: scegli la classe e metti tutto
        nel carrello in una volta. <ProposalLink ofClass={{}} />
      </p>
      {failure && <ServiceFailure failure={failure} />}
      {years?.length === 0 && (
        <EmptyState action={<Link to="/products">Vedi tutti i prodotti</Link>}>
          Non c’è ancora nessun elenco.
        </EmptyState>
      )}
      {years && years.length > 0 && (
        <Sheet className={css.years}>
          {schoolGrades.map((grade) => {
            const own = years.filter(({ grado }) => grado === grade);
            return (
              own.length > 0 && (
                <section key={grade} aria-label={gradeTitles[grade]}>
                  <h2>{gradeTitles[grade]}</h2>
                  <ul>
                    {own.map(({ grado, anno, voci }) => (
                      <li key={anno}>
                        <Link to={classSuppliesPath(grado, anno)} className={css.year}>
                          {gradeYearName(grado, anno)}
                        </Link>{' '}
                        <span className={css.fine}>{voci === 1 ? '1 cosa' : `${voci} cose`}</span>
                      </li>
                    ))}
                  </ul>
                </section>
              )
            );
          })}
        </Sheet>
      )}
    </Container>
  );
}
