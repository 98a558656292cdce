/** The colours that book covers come in, one for each school subject of the visual language. */
export type SubjectColour =
  | 'italiano'
  | 'storia'
  | 'geografia'
  | 'matematica'
  | 'scienze'
  | 'inglese'
  | 'francese'
  | 'tecnologia'
  | 'arte'
  | 'musica'
  | 'religione'
  | 'motoria';

/** First match wins: the ministry has some 300 disciplines, and many name two subjects. */
const rules: readonly (readonly [RegExp, SubjectColour])[] = [
  [/INGLESE/, 'inglese'],
  [/^(GEO)?STORIA( \(| E |$)/, 'storia'],
  [
    /FRANCESE|SPAGNOLO|TEDESCO|CINESE|RUSSO|GIAPPONESE|LADINO|STRANIERA|COMUNITARIA|ALTRE LINGUE/,
    'francese',
  ],
  [/MUSICA|COMPOSIZIONE|DANZA|COREUTIC/, 'musica'],
  [/RELIGIONE/, 'religione'],
  [/MOTORI|SPORT/, 'motoria'],
  [/MATEMATICA|GEOMETRI|AMBITO SCIENTIFICO|CONTABILITA|STATISTICA/, 'matematica'],
  [/^TECNOLOGI|INFORMATIC|MECCANIC|ELETTR|TELECOMUNICAZIONI|ROBOTICA|AUTOMA/, 'tecnologia'],
  [/GEOGRAFIA|TURIS|TOPOGRAFIA|ACCOGLIENZA|NAVIGAZIONE|RELAZIONI INTERNAZIONALI/, 'geografia'],
  [
    /\bART[EI]\b|ARTISTIC|DISEGNO|GRAFIC|PLASTIC|PITT|FOTO|AUDIOVISIV|DESIGN|MODA|SCENO|ARCHITETTURA|OREFICERIA|COMUNICAZIONE VISIVA|MULTIMEDIAL/,
    'arte',
  ],
  [
    /UMAN|FILOSOFIA|PSICO|PEDAGOG|SOCIO|SOCIAL|EDUCAZIONE|ANTROPO|DIRITTO|ECONOMI|AZIENDAL|AMMINISTRATIV|LEGISLAZIONE|MARKETING|COMMERCIAL|ESTIMO|^STORIA/,
    'storia',
  ],
  [
    /SCIENZ|CHIMICA|FISICA|BIOLOG|ANATOMIA|IGIENE|ALIMENT|AGR[AIO]|VEGETAL|ANIMAL|FOREST|BOTANICA|COLTUR|ECOLOGIA|PEDOLOGIA|RURALE|BIOTEC|GEOLOG|MEDIC|SANITARI|VITICOL/,
    'scienze',
  ],
  [
    /ITALIAN|LETTERATURA|LATIN|GREC|LINGUAGGI|GRAMMATICA|NARRATIVA|ANTOLOGIA|EPICA|LIBRO|SUSSIDIARIO|UMANISTIC/,
    'italiano',
  ],
];

const accents = /\p{M}/gu;

/** The cover colour of a subject, in the ministry's spelling or as shown; the grey of Tecnologia for the unknown. */
export function subjectColour(subject: string): SubjectColour {
  const name = subject.normalize('NFD').replace(accents, '').toUpperCase();
  return rules.find(([pattern]) => pattern.test(name))?.[1] ?? 'tecnologia';
}
