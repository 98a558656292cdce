import type { Dice } from '../chance';
import { inventPerson } from '../people';
import type { Province, Town } from '../places/provinces';

/** The state's registry cuts names here. */
const LONGEST_NAME = 40;

export type NameKind =
  | 'infanzia'
  | 'primaria'
  | 'media'
  | 'comprensivo'
  | 'superiore'
  | 'upper'
  | 'paritaria'
  | 'adulti';

export interface NameWish {
  kind: NameKind;
  town: Town;
  province: Province;
  /** How upper secondary schools of that kind begin. */
  opening: string;
  /** Bolzano's German schools have German names. */
  isGerman: boolean;
}

const trees = [
  'I TIGLI',
  'GLI OLMI',
  'LE QUERCE',
  'IL MELOGRANO',
  'I GELSI',
  'LE BETULLE',
  'IL NOCE',
  "L'ARCOBALENO",
  "L'AQUILONE",
  'IL GIRASOLE',
  'LE RONDINI',
  'LA COCCINELLA',
  'IL PETTIROSSO',
];
const quarters = [
  'CAPOLUOGO',
  'BORGO NUOVO',
  'PONTE ALTO',
  'MULINI',
  'FORNACI',
  'PIAZZA VECCHIA',
  'COLLE',
  'SAN ROCCO',
  'SANTA LUCIA',
  "SANT'ANTONIO",
  'SAN MARTINO',
  'STAZIONE',
  'LUNGOFIUME',
];
const saints = [
  'SAN ROCCO',
  'SANTA LUCIA',
  'SAN GREGORIO',
  "SANT'ORSOLA",
  'SAN BIAGIO',
  'SANTA MARTA',
  'SACRA FAMIGLIA',
  'MADONNA DELLA NEVE',
  "SANT'AGATA",
  'SAN VITO',
  'SANTA CATERINA',
];
const streets = [
  'VIA DEI TIGLI',
  'VIA FORNACI',
  'VIALE DELLE ROBINIE',
  'VIA DEL MULINO',
  'VIA SAN ROCCO',
  'P.ZZA DEL POZZO',
  'CORSO DEI PLATANI',
  'VIA DELLE SCUOLE',
  'V.LE STAZIONE',
  'LOC. PONTE ALTO',
  "VIA DELLA LIBERTA'",
  'VIA XXV APRILE',
  'LARGO DELLE ERBE',
  'VICOLO DEL TORCHIO',
  'VIA CAVOUR',
  'VIA DEL GELSO',
  'STRADA DEI PRATI',
  'VIA PIAVE',
  'PIAZZA SANTA LUCIA',
  "VIA DELL'ARGINE",
];

/** A name as the registry has them: capitals, abbreviations, quotes, cut; the autonomous regions write as people do. */
export function schoolName(dice: Dice, wish: NameWish): string {
  if (wish.isGerman) return germanName(dice, wish);
  if (wish.kind !== 'comprensivo' && dice.chance(0.001)) return 'Non Disponibile';
  const name = templates[wish.kind](dice, wish);
  if (isAutonomous(wish.province)) return mixedCase(name);
  return name.slice(0, LONGEST_NAME).trimEnd();
}

export function isAutonomous({ region }: Province): boolean {
  return region === 'TRENTINO-ALTO ADIGE' || region.startsWith('VALLE');
}

const templates: Record<NameKind, (dice: Dice, wish: NameWish) => string> = {
  infanzia: (dice, { town }) =>
    dice.pick([
      `SCUOLA DELL'INFANZIA ${dice.pick(trees)}`,
      `SC.INF."${dice.pick(trees)}"`,
      `INFANZIA ${dice.pick(quarters)}`,
      `${plainTown(town)} - ${dice.pick(quarters)}`,
    ]),
  primaria: (dice, { town }) =>
    dice.pick([
      `SCUOLA PRIMARIA ${inventPerson(dice)}`,
      `"${inventPerson(dice)}"`,
      `PRIMARIA ${dice.pick(quarters)}`,
      `${plainTown(town)} - ${dice.pick(quarters)}`,
      `SC. PRIM. "${inventPerson(dice)}" ${plainTown(town)}`,
    ]),
  media: (dice, { town }) =>
    dice.pick([
      `SCUOLA MEDIA ${inventPerson(dice)}`,
      `S.M.S. "${inventPerson(dice)}"`,
      `SC.SEC.I GR. "${inventPerson(dice)}"`,
      `"${inventPerson(dice)}" - ${plainTown(town)}`,
    ]),
  comprensivo: (dice, { town }) =>
    dice.pick([
      `I.C. ${plainTown(town)} ${dice.pick(['NORD', 'SUD', 'CENTRO', 'EST', 'OVEST'])}`,
      `I.C. "${inventPerson(dice)}"`,
      `IC ${inventPerson(dice)}`,
      `ISTITUTO COMPRENSIVO ${dice.pick(quarters)}`,
    ]),
  superiore: (dice, { town }) =>
    dice.pick([`I.I.S. "${inventPerson(dice)}"`, `IIS ${inventPerson(dice)} - ${plainTown(town)}`]),
  upper: (dice, { opening, province }) =>
    dice.pick([
      `${opening}"${inventPerson(dice)}"`,
      `${opening}"${inventPerson(dice)}" ${province.carPlate}`,
      `${opening}${inventPerson(dice)}`,
    ]),
  paritaria: (dice, { opening }) =>
    dice.pick([`${opening}"${dice.pick(saints)}"`, `${opening}${dice.pick(saints)}`]),
  adulti: (_dice, { town }) => `CENTRO TERRITORIALE ${plainTown(town)}`,
};

export function schoolAddress(dice: Dice, province: Province): string {
  if (dice.chance(0.017)) return 'Non Disponibile';
  const number = dice.between(1, 98);
  const street = dice.pick(streets);
  const address = dice.pick([
    `${street} ${number}`,
    `${street}, ${number}`,
    `${street} ${number}`,
    `${street} SNC`,
  ]);
  if (!isAutonomous(province)) return address;
  const spelledOut = address
    .replace('P.ZZA', 'PIAZZA')
    .replace('V.LE', 'VIALE')
    .replace(' SNC', '');
  return mixedCase(spelledOut.replace('LOC.', "LOCALITA'"));
}

const germanKinds: Partial<Record<NameKind, string>> = {
  infanzia: 'Kindergarten',
  primaria: 'Grundschule',
  media: 'Mittelschule',
  comprensivo: 'Schulsprengel',
};
const germanTrees = ['Linde', 'Esche', 'Lärche', 'Ahorn', 'Buche', 'Birke', 'Zirbe', 'Weide'];

const germanFlowers = [
  'Enzian',
  'Edelweiß',
  'Arnika',
  'Primel',
  'Krokus',
  'Malve',
  'Salbei',
  'Thymian',
];

function germanName(dice: Dice, { kind, town: { name } }: NameWish): string {
  const town = mixedCase(name.split(' * ')[1] ?? name);
  const school = germanKinds[kind];
  if (school === undefined) return `Oberschule "${dice.pick(germanFlowers)}" ${town}`;
  return `${school} "${dice.pick(germanTrees)}" ${town}`;
}

/** Of bilingual names the Italian half. */
function plainTown({ name }: Town): string {
  return name.split(' * ')[0] ?? name;
}

const small = new Set([
  'di',
  'dei',
  'del',
  'della',
  'delle',
  'e',
  'primaria',
  'media',
  'scientifico',
  'tecnico',
]);

function mixedCase(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[aeiou]'(?!\p{L})/gu, (ending) =>
      `${ending.charAt(0)}\u0300`.normalize(),
    )
    .replaceAll(/\p{L}+/gu, (word, at: number) =>
      small.has(word) && at > 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    );
}
