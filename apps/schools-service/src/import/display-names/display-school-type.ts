import { collapseBlanks } from './letters';
import { sentenceCase } from './sentence-case';

const UNKNOWN_TYPE = 'Altro tipo di scuola';

const types = new Map(
  Object.entries({
    'SCUOLA INFANZIA': "Scuola dell'infanzia",
    'SCUOLA INFANZIA NON STATALE': "Scuola dell'infanzia paritaria",
    'SCUOLA PRIMARIA NON STATALE': 'Scuola primaria paritaria',
    'SCUOLA PRIMO GRADO': 'Scuola secondaria di primo grado',
    'SCUOLA SEC. PRIMO GRADO NON STATALE': 'Scuola secondaria di primo grado paritaria',
    'SCUOLA SEC. SECONDO GRADO NON STATALE': 'Scuola secondaria di secondo grado paritaria',
    "ISTITUTO TECNICO PER ATTIVITA' SOCIALI (GIA' ITF)": 'Istituto tecnico per attività sociali',
    'CRIA CENTRO REGIONALE ISTRUZIONE ADULTI': 'Centro regionale istruzione adulti (CRIA)',
    'IST PROF PER I SERVIZI COMMERCIALI E TUR':
      'Istituto professionale per i servizi commerciali e turistici',
    'IST PROF PER I SERVIZI COMM TUR E DELLA PUBB':
      'Istituto professionale per i servizi commerciali, turistici e della pubblicità',
  }),
);

const characteristics = new Map(
  Object.entries({
    NORMALE: 'Normale',
    'PERCORSO II LIVELLO': 'Percorso di secondo livello',
    'SPEC. PER CARCERARI': 'In istituto penitenziario',
    'C/O IST. OSPEDALIERO': 'In ospedale',
    CPIA: "Centro provinciale per l'istruzione degli adulti",
    ISOLANO: "Su un'isola minore",
    SLOVENO: 'Di lingua slovena',
    'ANN. A EDUCANDATO': 'Annessa a educandato',
    'ANNESSO A CONVITTO': 'Annessa a convitto',
    'ANNESSO A ISTITUTO': 'Annessa a istituto',
    'SPERIMENTALE PER DM': 'Sperimentale per decreto ministeriale',
    'SPEC. PER SORDOMUTI': 'Speciale per sordi',
    'PER SORDOMUTI': 'Per sordi',
  }),
);

/** The kind of school in words; abbreviations of the ministry are spelled out. */
export function displaySchoolType(type: string): string {
  const clean = collapseBlanks(type);
  if (clean === '') return UNKNOWN_TYPE;
  const known = types.get(clean.toUpperCase());
  if (known !== undefined) return known;
  const spelled = clean
    .replace(/^IST /, 'ISTITUTO ')
    .replace(/^ISTITUTO PROF /, 'ISTITUTO PROFESSIONALE ')
    .replace(/^ISTITUTO TEC /, 'ISTITUTO TECNICO ');
  return sentenceCase(spelled);
}

export function displayCharacteristic(characteristic: string | null): string | null {
  const clean = collapseBlanks(characteristic ?? '');
  if (clean === '') return null;
  return characteristics.get(clean.toUpperCase()) ?? sentenceCase(clean);
}
