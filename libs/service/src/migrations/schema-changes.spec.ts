import { SchemaChanges } from './schema-changes';

const before = `CREATE TABLE book (
  id int unsigned NOT NULL AUTO_INCREMENT, title varchar(100) NOT NULL, note varchar(40) NULL,
  state enum('new','old') NOT NULL DEFAULT 'new', price decimal(8,2) NOT NULL, pieces smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (id), KEY ix_book_title (title)) ENGINE=InnoDB`;

function judge(...statements: string[]): string[] {
  const changes = new SchemaChanges();
  changes.read(before);
  changes.beginRelease();
  return statements.flatMap((sql) => changes.read(sql));
}

describe('a change that the version before bears', () => {
  it.each([
    'ALTER TABLE book ADD COLUMN maker varchar(20) NULL',
    "ALTER TABLE `book` ADD maker varchar(20) NOT NULL DEFAULT 'it''s, fine'",
    'ALTER TABLE book ADD COLUMN double_price decimal(9,2) AS (price * 2) STORED NOT NULL',
    'ALTER TABLE book ADD (a int NULL, b int NOT NULL DEFAULT 0)',
    'ALTER TABLE book ADD INDEX ix_book_note (note), DROP INDEX ix_book_title',
    'ALTER TABLE book MODIFY title varchar(200) NOT NULL',
    'ALTER TABLE book MODIFY COLUMN title text NOT NULL',
    'ALTER TABLE book CHANGE COLUMN pieces pieces int NOT NULL DEFAULT 0',
    "ALTER TABLE book MODIFY state enum('new','old','lost') NOT NULL DEFAULT 'new'",
    'ALTER TABLE book MODIFY price decimal(9,2) NULL',
    'CREATE TABLE shelf (id int NOT NULL, place varchar(9) NOT NULL, UNIQUE KEY ux_shelf (place))',
    "UPDATE book SET note = 'DROP TABLE book'",
    'CREATE INDEX ix_book_state ON book (state)',
  ])('%s', (sql) => expect(judge(sql)).toEqual([]));

  it('is any of a table that is new with it', () => {
    const added = 'CREATE TABLE shelf (id int NOT NULL)';
    const more = 'ALTER TABLE shelf ADD place int NOT NULL, ADD UNIQUE KEY ux (place)';
    expect(judge(added, more, 'DROP TABLE shelf')).toEqual([]);
  });

  it('is a unique index on what is new and empty', () => {
    const sql = 'ALTER TABLE book ADD token char(8) NULL, ADD UNIQUE INDEX ux_book (token)';
    expect(judge(sql)).toEqual([]);
  });
});

describe('a change that the version before does not bear', () => {
  it.each([
    ['DROP TABLE IF EXISTS book', 'takes book away'],
    ['TRUNCATE TABLE book', 'takes book away'],
    ['RENAME TABLE book TO volume', 'renames a table: RENAME TABLE book TO volume'],
    ['ALTER TABLE book RENAME TO volume', 'renames book or a column of it: RENAME TO volume'],
    ['ALTER TABLE book DROP note', 'drops of book: note'],
    ['ALTER TABLE book ADD x int NULL, DROP COLUMN note', 'drops of book: note'],
    ['ALTER TABLE book CHANGE note remark varchar(40) NULL', 'renames book.note to remark'],
    [
      'ALTER TABLE book ADD maker varchar(20) NOT NULL',
      'adds book.maker NOT NULL without a default: the version before inserts without it',
    ],
    ['ALTER TABLE book MODIFY note varchar(40) NOT NULL', 'makes book.note NOT NULL'],
    [
      'ALTER TABLE book MODIFY title varchar(80) NOT NULL',
      'narrows book.title from varchar(100) to varchar(80)',
    ],
    [
      "ALTER TABLE book MODIFY state enum('new') NOT NULL DEFAULT 'new'",
      "narrows book.state from enum('new','old') to enum('new')",
    ],
    [
      'ALTER TABLE book MODIFY price decimal(9,4) NOT NULL',
      'narrows book.price from decimal(8,2) to decimal(9,4)',
    ],
    ['ALTER TABLE book MODIFY pieces smallint NOT NULL', 'takes the default of book.pieces away'],
    [
      'ALTER TABLE book ALTER pieces DROP DEFAULT',
      'takes a default away in book: ALTER pieces DROP DEFAULT',
    ],
    [
      'CREATE UNIQUE INDEX ux_book ON book (title, note)',
      'makes book (title, note) unique: rows there are may be in the way',
    ],
    [
      'ALTER TABLE book ADD CONSTRAINT ux UNIQUE (title)',
      'makes book (title) unique: rows there are may be in the way',
    ],
    [
      'ALTER TABLE book ADD CONSTRAINT c CHECK (price > 0)',
      'makes book refuse rows that the version before may write: ADD CONSTRAINT c CHECK (price > 0)',
    ],
    [
      'ALTER TABLE other MODIFY x int NULL',
      'changes other.x, of which it is not known what it was',
    ],
  ])('%s', (sql, why) => expect(judge(sql)).toEqual([why]));
});
