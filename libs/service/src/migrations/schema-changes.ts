import { type ColumnDefinition, isAsWide, readColumn } from './column-definition';
import { plainSql, splitAtCommas } from './split-sql';

/**
 * Reads a schema's statements one after another and tells what of each the version before would not bear: it still
 * runs, and reads and writes the schema as it knows it (docs/decisions/service-releases.md).
 */
export class SchemaChanges {
  private readonly columns = new Map<string, ColumnDefinition>();
  private newTables = new Set<string>();
  private newColumns = new Set<string>();

  /** What was read until now is how the version before knows the schema. */
  beginRelease(): void {
    this.newTables = new Set();
    this.newColumns = new Set();
  }

  /** Sentences, none where the statement is borne. */
  read(statement: string): string[] {
    const sql = plainSql(statement);
    const created = /^create table (?:if not exists )?(\w+) ?\((.*)\)[^)]*$/i.exec(sql);
    if (created) return this.create(created[1] ?? '', created[2] ?? '');
    const altered = /^alter (?:ignore )?table (?:if exists )?(\w+) (.*)$/i.exec(sql);
    if (altered) return this.alter(altered[1] ?? '', altered[2] ?? '');
    const unique = /^create unique index (?:if not exists )?\w+ on (\w+) ?(\(.*\))/i.exec(sql);
    if (unique) return this.addUnique(unique[1] ?? '', unique[2] ?? '');
    return this.dropOrRename(sql);
  }

  private create(table: string, body: string): string[] {
    this.newTables.add(table);
    for (const part of splitAtCommas(body)) this.note(table, readColumn(part));
    return [];
  }

  private alter(table: string, actions: string): string[] {
    const found = splitAtCommas(actions).flatMap((action) => this.act(table, action));
    return this.newTables.has(table) ? [] : found;
  }

  private act(table: string, action: string): string[] {
    const [verb = ''] = action.split(' ', 1);
    const rest = action.slice(verb.length).trim();
    switch (verb.toLowerCase()) {
      case 'add':
        return this.add(table, rest);
      case 'drop':
        return refuseDrop(table, rest);
      case 'rename':
        return /^(index|key) /i.test(rest) ? [] : [`renames ${table} or a column of it: ${action}`];
      case 'modify':
        return this.redefine(table, withoutWord(rest));
      case 'change':
        return this.change(table, withoutWord(rest));
      case 'alter':
        return / drop default$/i.test(rest) ? [`takes a default away in ${table}: ${action}`] : [];
      default:
        return [];
    }
  }

  private add(table: string, rest: string): string[] {
    if (/^(constraint \w+ )?unique\b/i.test(rest)) return this.addUnique(table, rest);
    if (/^(constraint( \w+)? )?(foreign key|check|primary key)\b/i.test(rest)) {
      return [`makes ${table} refuse rows that the version before may write: ADD ${rest}`];
    }
    if (/^(index|key|fulltext|spatial)\b/i.test(rest)) return [];
    const several = /^\((.*)\)$/.exec(withoutWord(rest));
    const definitions = several ? splitAtCommas(several[1] ?? '') : [withoutWord(rest)];
    return definitions.flatMap((text) => this.addColumn(table, readColumn(text)));
  }

  private addColumn(table: string, column: ColumnDefinition | undefined): string[] {
    this.note(table, column);
    if (column === undefined) return [];
    this.newColumns.add(`${table}.${column.name}`);
    const name = `${table}.${column.name}`;
    if (!column.isFilled) {
      return [`adds ${name} NOT NULL without a default: the version before inserts without it`];
    }
    return column.isUnique && !column.isNullable
      ? [`makes ${name} unique in the rows there are`]
      : [];
  }

  /** Where one of its columns is new and may be empty, the rows there are cannot be in one another's way. */
  private addUnique(table: string, text: string): string[] {
    const names = splitAtCommas(/\((.*)\)/.exec(text)?.[1] ?? '').map((one) => one.split(/\W/)[0]);
    const isNewAndEmpty = names.some((name) => {
      const key = `${table}.${name}`;
      return this.newColumns.has(key) && this.columns.get(key)?.isNullable === true;
    });
    if (isNewAndEmpty || this.newTables.has(table)) return [];
    return [`makes ${table} (${names.join(', ')}) unique: rows there are may be in the way`];
  }

  private change(table: string, rest: string): string[] {
    const [before = '', after = ''] = rest.split(' ', 2);
    if (before !== after) return [`renames ${table}.${before} to ${after}`];
    return this.redefine(table, rest.slice(before.length).trim());
  }

  private redefine(table: string, text: string): string[] {
    const column = readColumn(text);
    if (column === undefined) return [];
    const name = `${table}.${column.name}`;
    const before = this.columns.get(name);
    this.note(table, column);
    if (this.newColumns.has(name)) return [];
    if (before === undefined) return [`changes ${name}, of which it is not known what it was`];
    const found: string[] = [];
    if (!isAsWide(before.type, column.type)) {
      found.push(`narrows ${name} from ${before.type} to ${column.type}`);
    }
    if (before.isNullable && !column.isNullable) found.push(`makes ${name} NOT NULL`);
    else if (before.isFilled && !column.isFilled) found.push(`takes the default of ${name} away`);
    return found;
  }

  private dropOrRename(sql: string): string[] {
    const dropped = /^(?:drop table (?:if exists )?|truncate (?:table )?)(.*)$/i.exec(sql);
    if (dropped) {
      const tables = splitAtCommas(dropped[1] ?? '').filter((table) => !this.newTables.has(table));
      return tables.map((table) => `takes ${table} away`);
    }
    return /^rename table /i.test(sql) ? [`renames a table: ${sql}`] : [];
  }

  private note(table: string, column: ColumnDefinition | undefined): void {
    if (column) this.columns.set(`${table}.${column.name}`, column);
  }
}

function refuseDrop(table: string, rest: string): string[] {
  if (/^(index|key|foreign key|constraint|check) /i.test(rest)) return [];
  return [`drops of ${table}: ${rest.replace(/^column /i, '')}`];
}

const withoutWord = (rest: string) => rest.replace(/^column (if (not )?exists )?/i, '');
