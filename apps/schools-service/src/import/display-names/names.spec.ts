import fc from 'fast-check';
import { displayAddress } from './display-address';
import { displayAuthors } from './display-authors';
import { displayTitle } from './display-title';
import { displayCourse } from './display-course';
import { displayDiscipline } from './display-discipline';
import { displayProvince, displayRegion, findComune } from './comune';
import { displayPublisher } from './display-publisher';
import { displaySchoolName } from './display-school-name';
import { displayCharacteristic, displaySchoolType } from './display-school-type';

describe('school names', () => {
  it.each([
    [`L.CLASSICO "GABRIELE D'ANNUNZIO" PE`, `Liceo Classico "Gabriele D'Annunzio" PE`],
    ['LICEO SCIENTIFICO "G. GALILEI"', 'Liceo Scientifico "G. Galilei"'],
    ['IC BRONI - PAOLO BAFFI', 'Istituto Comprensivo Broni - Paolo Baffi'],
    ['I.C. "G.GALILEI"', 'Istituto Comprensivo "G. Galilei"'],
    ['I. C. LIVORNO - TRONZANO', 'Istituto Comprensivo Livorno - Tronzano'],
    ['IST.COMPR. ALLERONA', 'Istituto Comprensivo Allerona'],
    ['TRECASE I.C. - VIA VESUVIO', 'Trecase IC - Via Vesuvio'],
    ["I.I.S. GIOSUE' CARDUCCI", 'IIS Giosuè Carducci'],
    ['I.I.S." TELESI@ "', 'IIS "Telesi@"'],
    ['ISTITUTO COMPRENSIVO ""DON MILANI""', 'Istituto Comprensivo "Don Milani"'],
    ['"GIANNI RODARI"', 'Gianni Rodari'],
    ['" DON MAURILIO DE ROSA"', 'Don Maurilio De Rosa'],
    ['" E. GUERRA " - ASIGLIANO -', '"E. Guerra" - Asigliano'],
    ['SCUOLA MEDIA"J.F.KENNEDY"', 'Scuola Media "J.F. Kennedy"'],
    ['SC.ELEM.CAP.S.SEVERINA', 'Scuola Elementare Cap. S. Severina'],
    ['S.MAT. LA NUVOLA OLGA', 'Scuola Materna la Nuvola Olga'],
    ['SC SEC. I GRADO "G. GALILEI"', 'Scuola Secondaria I Grado "G. Galilei"'],
    ['"7 F.LLI CERVI" BONEMERSE', '"7 F.lli Cervi" Bonemerse'],
    ['I.C. 1^ PONTECORVO', 'Istituto Comprensivo 1° Pontecorvo'],
    ["SCUOLA MATERNA SAMORE'", 'Scuola Materna Samorè'],
    ["FORLI' - CA' ROSSA", "Forlì - Ca' Rossa"],
    ['SCUOLA DELL’INFANZIA PIO XII', "Scuola dell'Infanzia Pio XII"],
    ['L. EINAUDI - L. DA VINCI', 'L. Einaudi - L. da Vinci'],
    ['G. DI VITTORIO', 'G. Di Vittorio'],
    ['I CUCCIOLI - ASSOCIAZIONE', 'I Cuccioli - Associazione'],
    ["MONTEGROSSO D'ASTI", "Montegrosso d'Asti"],
    ["SANT'ALBANO STURA", "Sant'Albano Stura"],
    ["'PIAN DEL MUGNONE'", 'Pian del Mugnone'],
    ["'PIAN DI S. BARTOLO' - FIRENZE", '"Pian di S. Bartolo" - Firenze'],
    ["'L'AQUILONE'", "L'Aquilone"],
    // Cut after forty characters.
    [
      "SCUOLA DELL'INFANZIA 'X' \"SACRO CUORE DI GES",
      'Scuola dell\'Infanzia "X" "Sacro Cuore di Ges…"',
    ],
    ['ISTITUTO COMPRENSIVO STATALE SAN MARCO DI', 'Istituto Comprensivo Statale San Marco di…'],
    // Written by a person: kept.
    ['infanzia St-Marcel', 'infanzia St-Marcel'],
    ['ULTIMO - ULTEN', 'Ultimo - Ulten'],
    ['SALTUSIO/SALTAUS', 'Saltusio/Saltaus'],
  ])('shows %s as %s', (name, shown) => {
    expect(displaySchoolName(name, '?')).toBe(shown);
  });

  it('gives a school without a name the one it is told', () => {
    expect(displaySchoolName(null, 'Scuola primaria di Marino')).toBe('Scuola primaria di Marino');
    expect(displaySchoolName(' " " ', 'Scuola primaria di Marino')).toBe(
      'Scuola primaria di Marino',
    );
  });
});

describe('addresses', () => {
  it.each([
    ['P.ZZA G.MARCONI, 85', 'Piazza G. Marconi, 85'],
    ['VIALE DEI TIGLI19', 'Viale dei Tigli 19'],
    ['VIA DON MINZONI N.17', 'Via Don Minzoni n. 17'],
    ["VIA MARTIRI DELLA LIBERTA'", 'Via Martiri della Libertà'],
    ['V.PALLAVICINO 20', 'Via Pallavicino 20'],
    ['V.LE UMBERTO I 7', 'Viale Umberto I 7'],
    ['VIA ESEGUITI SNC', 'Via Eseguiti s.n.c.'],
    ['VIA XXIV MAGGIO', 'Via XXIV Maggio'],
    ['C.SO ITALIA 3/A', 'Corso Italia 3/A'],
    ['Loc. Sinsein, 58', 'Loc. Sinsein, 58'],
    ['', null],
    [null, null],
  ])('shows %s as %s', (address, shown) => {
    expect(displayAddress(address)).toBe(shown);
  });
});

describe('places', () => {
  it.each([
    ['EMILIA ROMAGNA', 'Emilia-Romagna'],
    ['FRIULI-VENEZIA G.', 'Friuli-Venezia Giulia'],
    ['TRENTINO-ALTO ADIGE', 'Trentino-Alto Adige'],
    ["VALLE D' AOSTA", "Valle d'Aosta"],
    ['LAZIO', 'Lazio'],
  ])('shows the region %s as %s', (region, shown) => {
    expect(displayRegion(region)).toBe(shown);
  });

  it.each([
    ["FORLI'-CESENA", 'Forlì-Cesena'],
    ['REGGIO EMILIA', 'Reggio Emilia'],
    ['MONZA E DELLA BRIANZA', 'Monza e della Brianza'],
    ['PESARO E URBINO', 'Pesaro e Urbino'],
    ['VERBANO-CUSIO-OSSOLA', 'Verbano-Cusio-Ossola'],
    ["L'AQUILA", "L'Aquila"],
    ['LA SPEZIA', 'La Spezia'],
    ['ASCOLI PICENO', 'Ascoli Piceno'],
  ])('shows the province %s as %s', (province, shown) => {
    expect(displayProvince(province)).toBe(shown);
  });

  it('finds comuni by their cadastral code, whatever the ministry calls them', () => {
    expect(findComune('A952', 'BOLZANO * BOZEN')).toEqual({ name: 'Bolzano', sigla: 'BZ' });
    expect(findComune('D704', "FORLI'")).toEqual({ name: 'Forlì', sigla: 'FC' });
    expect(findComune('H501', 'ROMA')).toEqual({ name: 'Roma', sigla: 'RM' });
    expect(findComune('F839', 'NAPOLI')).toEqual({ name: 'Napoli', sigla: 'NA' });
  });

  it("falls back to the ministry's name, in Italian, where the code is unknown", () => {
    expect(findComune('Z999', "CITTA' NUOVA * NEUSTADT")).toEqual({
      name: 'Città Nuova',
      sigla: '',
    });
  });
});

describe('kinds of school', () => {
  it.each([
    ['SCUOLA PRIMARIA', 'Scuola primaria'],
    ['SCUOLA INFANZIA', "Scuola dell'infanzia"],
    ['SCUOLA PRIMO GRADO', 'Scuola secondaria di primo grado'],
    ['SCUOLA PRIMARIA NON STATALE', 'Scuola primaria paritaria'],
    ['LICEO SCIENTIFICO', 'Liceo scientifico'],
    ["ISTITUTO D'ARTE", "Istituto d'arte"],
    ['IST PROF INDUSTRIA E ARTIGIANATO', 'Istituto professionale industria e artigianato'],
    ['IST TEC COMMERCIALE E PER GEOMETRI', 'Istituto tecnico commerciale e per geometri'],
    ['IST TECNICO COMMERCIALE', 'Istituto tecnico commerciale'],
    ["ISTITUTO TECNICO PER ATTIVITA' SOCIALI (GIA' ITF)", 'Istituto tecnico per attività sociali'],
    ['', 'Altro tipo di scuola'],
  ])('shows %s as %s', (type, shown) => {
    expect(displaySchoolType(type)).toBe(shown);
  });

  it.each([
    ['NORMALE', 'Normale'],
    ['PERCORSO II LIVELLO', 'Percorso di secondo livello'],
    ['DI MONTAGNA', 'Di montagna'],
    ['C/O IST. OSPEDALIERO', 'In ospedale'],
    [null, null],
  ])('shows the characteristic %s as %s', (characteristic, shown) => {
    expect(displayCharacteristic(characteristic)).toBe(shown);
  });
});

describe('titles', () => {
  it.each([
    ["STRADA CON L'ALTRO (LA)", "La strada con l'altro"],
    ['PROMESSI SPOSI', 'Promessi sposi'],
    ['IMPORTANCE OF BEING EARNEST ( THE )', 'The importance of being earnest'],
    ["ARTE SVELATA (L'). ESAME DI STATO VOL. 2", "L'arte svelata. Esame di stato vol. 2"],
    ["ALTRA STORIA (UN')  LIBRO DIGITALE", "Un'altra storia libro digitale"],
    ["CITTA' DELLA SCIENZA(LA)", 'La città della scienza'],
    ['PENSIERO (IL) VOL.3A+3B', 'Il pensiero vol.3A+3B'],
    ['SOMMERSI E I SALVATI (I)', 'I sommersi e i salvati'],
    ['VOI SIETE IL SALE DELLA TERRA 1 + DVD', 'Voi siete il sale della terra 1 + DVD'],
    ['PROMESSI SPOSI (I ) PERCORSO BES', 'I promessi sposi percorso BES'],
    ['TOLC E INVALSI CON LIM E CD', 'Tolc e INVALSI con LIM e CD'],
    ['STORIA XX SECOLO - VOL. II', 'Storia XX secolo - Vol. II'],
    ['VOLUME A + QUADERNO', 'Volume A + quaderno'],
    ['CAMBRIDGE PRIMARY ENGLISH B2', 'Cambridge primary English B2'],
    ['DIVINA COMMEDIA DI DANTE', 'Divina commedia di Dante'],
    ["VERSO L'ITALIA", "Verso l'Italia"],
    ['REPORTER 3 - (MODALITà DIGITALE C)', 'Reporter 3 - (Modalità digitale C)'],
    ['Ma a te non piace dormire?', 'Ma a te non piace dormire?'],
    ["PERCHE' NO", 'Perché no'],
    ['DALLA METÃ DEL SEICENTO', 'Dalla metà del seicento'],
    ['101 LEZIONI', '101 lezioni'],
  ])('shows %s as %s', (title, shown) => {
    expect(displayTitle(title)).toBe(shown);
  });
});

describe('authors, publishers, subjects and courses', () => {
  it.each([
    ['AA VV', 'AA. VV.'],
    ['AA.VV.', 'AA. VV.'],
    ['ROSSI M / BIANCHI L', 'Rossi M., Bianchi L.'],
    ['BERTARINI MARIAGRAZIA  ', 'Bertarini Mariagrazia'],
    ['CUTNELL JOHN D - YOUNG D', 'Cutnell John D., Young D.'],
    ['GALIMBERTI A  MELCHIORRE S', 'Galimberti A., Melchiorre S.'],
    ['F  FOSTER - B  BROWN ', 'F. Foster, B. Brown'],
    ['MASINI PAOLO E PAOLINI LUCA', 'Masini Paolo e Paolini Luca'],
    ['CURTIS H E ALTRI', 'Curtis H. e altri'],
    ["MARCIANO' GIOVANNI", 'Marcianò Giovanni'],
    ["D'INTINO IRENE", "D'Intino Irene"],
    ['GONZÁLEZ JOSÉ', 'González José'],
    ['MCCARTHY MICHAEL', 'McCarthy Michael'],
    ['Susi Cazzaniga', 'Susi Cazzaniga'],
    ['', ''],
  ])('shows the authors %s as %s', (authors, shown) => {
    expect(displayAuthors(authors)).toBe(shown);
  });

  it.each([
    ['ZANICHELLI EDITORE', 'Zanichelli Editore'],
    ['B.MONDADORI', 'B. Mondadori'],
    ['SEI', 'SEI'],
    ["D'ANNA", "D'Anna"],
    ['ELLE DI CI', 'Elle di Ci'],
    ['EDIZIONE LIBERA (A SCELTA)', 'Edizione libera (a scelta)'],
    ['GHISETTI & CORVI EDITORI', 'Ghisetti & Corvi Editori'],
    ['VOLONTÈ & CO', 'Volontè & Co'],
  ])('shows the publisher %s as %s', (publisher, shown) => {
    expect(displayPublisher(publisher)).toBe(shown);
  });

  it.each([
    ['LINGUA INGLESE', 'Lingua inglese'],
    ["RELIGIONE CATTOLICA/ATTIVITA' ALTERNATIVA", 'Religione cattolica/attività alternativa'],
    ['SUSSIDIARIO (1° BIENNIO)', 'Sussidiario (1° biennio)'],
    ['LINGUA E CULTURA STRANIERA (FRANCESE)', 'Lingua e cultura straniera (francese)'],
    ['ADOZIONE ALTERNATIVA ART. 156 D.L. 297/94', 'Adozione alternativa art. 156 D.L. 297/94'],
  ])('shows the subject %s as %s', (discipline, shown) => {
    expect(displayDiscipline(discipline)).toBe(shown);
  });

  it.each([
    [
      '30 ORE  DI ORARIO ORDINARIO (INGLESE_FRANCESE)',
      '30 ore di orario ordinario (inglese-francese)',
    ],
    [
      'LICEO SCIENTIFICO - OPZIONE SCIENZE APPLICATE',
      'Liceo scientifico - Opzione scienze applicate',
    ],
    ["ENOG. E OSPITALITA' ALBERG ART. SALA", 'Enog. e ospitalità alberg art. sala'],
  ])('shows the course %s as %s', (course, shown) => {
    expect(displayCourse(course)).toBe(shown);
  });
});

describe('any text', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...Array.from(`AEI' ."-()/,;ÀÈ1^&+*Xx`)) }),
  );
  const displays = [
    displayAuthors,
    displayTitle,
    displayCourse,
    displayDiscipline,
    displayProvince,
    displayRegion,
    displayPublisher,
    displaySchoolType,
    (text: string) => displaySchoolName(text, '?'),
    (text: string) => displayAddress(text) ?? '',
    (text: string) => findComune('Z999', text).name,
  ];

  it('never throws, and leaves no blanks at the ends or in pairs', () => {
    fc.assert(
      fc.property(odd, (text) => {
        for (const display of displays) expect(display(text)).not.toMatch(/^\s|\s$|\s\s/);
      }),
    );
  });

  it('changes nothing when it is shown a name that was made readable before', () => {
    const words = fc.array(fc.constantFrom('SCUOLA', 'DI', 'ROMA', "CITTA'", '"G. VERDI"', 'IIS'), {
      minLength: 2,
    });
    fc.assert(
      fc.property(words, (parts) => {
        const shown = displaySchoolName(parts.join(' '), '?');
        fc.pre(/[a-z]/.test(shown));
        expect(displaySchoolName(shown, '?')).toBe(shown);
      }),
    );
  });
});
