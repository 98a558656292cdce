import type { DataSource } from 'typeorm';
import { DatasetEntity } from '../dataset/dataset.entity';
import { SchoolEntity } from '../dataset/school.entity';
import type { SchoolRow } from '../directory/school-rows';
import { SourceFileEntity } from '../dataset/source-file.entity';

let lastNumber = 0;

/** Invented schools and files; a test names only what it is about. */
export function aSchool(school: Partial<SchoolEntity> = {}): SchoolEntity {
  const number = String((lastNumber += 1)).padStart(6, '0');
  const nomeMostrato = school.nomeMostrato ?? `Scuola Primaria di prova ${number}`;
  const comuneMostrato = school.comuneMostrato ?? 'Rovereto';
  const provinciaMostrata = school.provinciaMostrata ?? 'Trento';
  const regioneMostrata = school.regioneMostrata ?? 'Trentino-Alto Adige';
  const tipologiaMostrata = school.tipologiaMostrata ?? 'Scuola primaria';
  const caratteristicaMostrata = school.caratteristicaMostrata ?? null;
  const values: Partial<SchoolEntity> = {
    schoolYear: 2025,
    codice: `TNEE${number}`,
    sourceId: 1,
    istitutoCodice: null,
    istitutoNome: null,
    istitutoNomeMostrato: null,
    nome: nomeMostrato.toUpperCase(),
    nomeMostrato,
    indirizzo: null,
    indirizzoMostrato: null,
    cap: '38068',
    comuneCodice: 'H612',
    comune: comuneMostrato.toUpperCase(),
    comuneMostrato,
    provincia: provinciaMostrata.toUpperCase(),
    provinciaMostrata,
    sigla: 'TN',
    regione: regioneMostrata.toUpperCase(),
    regioneMostrata,
    tipologia: tipologiaMostrata.toUpperCase(),
    tipologiaMostrata,
    caratteristica: caratteristicaMostrata?.toUpperCase() ?? null,
    caratteristicaMostrata,
    sedeDirettivo: false,
    regioneAutonoma: false,
    email: null,
    pec: null,
    sito: null,
    outdatedBy: null,
    ...school,
  };
  return entity(SchoolEntity, values);
}

/** A school as the directory reads it from the database. */
export function aSchoolRow(row: Partial<SchoolRow> = {}): SchoolRow {
  const { regioneAutonoma = 0, sourceKey = 'SCUANAGRAFESTAT', ...school } = row;
  return Object.assign({}, aSchool(school), { regioneAutonoma, sourceKey });
}

export function aSourceFile(file: Partial<SourceFileEntity> = {}): SourceFileEntity {
  const values: Partial<SourceFileEntity> = {
    id: 1,
    schoolYear: 2025,
    kind: 'registry',
    sourceKey: 'SCUANAGRAFESTAT',
    fileName: 'SCUANAGRAFESTAT20252620250901.csv',
    sha256: '0'.repeat(64),
    state: 'active',
    rowsImported: 0,
    rowsDuplicate: 0,
    rowsRejected: 0,
    createdAt: new Date('2025-09-01'),
    activatedAt: new Date('2025-09-01'),
    ...file,
  };
  return entity(SourceFileEntity, values);
}

/** Writes rows and raises the data set's version, as an import does in its last transaction. */
export async function publish(database: DataSource, rows: object[]): Promise<void> {
  await database.transaction(async (manager) => {
    await manager.save(rows);
    await manager.increment(DatasetEntity, { id: 1 }, 'version', 1);
  });
}

/** An entity of a kind with these values. */
export function entity<Row extends object>(kind: new () => Row, values: Partial<Row>): Row {
  return Object.assign(new kind(), values);
}
