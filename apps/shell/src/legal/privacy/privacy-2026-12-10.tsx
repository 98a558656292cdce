import type { Company } from '@zaino/contracts/shared';
import { Link } from '@zaino/web/router';
import type { LegalContent } from '../legal-content';
import { privacy20261123 } from './privacy-2026-11-23';

/** As of 23 November, and what is done with the addresses of colleagues whom bookshops invite (GDPR, art. 14). */
export function privacy20261210(company: Company): LegalContent {
  const { sections, ...content } = privacy20261123(company);
  const own = { id: 'colleghi', title: 'Chi lavora in una libreria', body: colleagues };
  return {
    ...content,
    sections: sections.flatMap((section) => (section.id === 'dati' ? [section, own] : section)),
  };
}

const colleagues = (
  <>
    <p>
      Chi ha una libreria può invitare chi lavora al banco. Per farlo ci dà il suo indirizzo e-mail:
      lo usiamo solo per mandare l’invito, e per nient’altro. Base: l’interesse legittimo della
      libreria a dare a ciascuno un accesso proprio (articolo 6.1.f). Se ricevi un invito,
      l’indirizzo ce lo ha dato la libreria che l’invito nomina.
    </p>
    <p>
      Un invito che nessuno accetta lo cancelliamo, con l’indirizzo, dopo 30 giorni; anche prima se
      la libreria lo ritira o se ce lo chiedi.
    </p>
    <p>
      Se accetti, la libreria vede il tuo nome e il tuo indirizzo e-mail, e accanto agli ordini il
      nome di chi ha fatto ogni passo; di quello che compri tu non vede niente. Puoi smettere quando
      vuoi dalla pagina <Link to="/profile">Profilo</Link>: il tuo account resta, e nella storia
      degli ordini resta il nome di chi ha fatto ogni passo.
    </p>
  </>
);
