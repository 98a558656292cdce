/** Columns of what a `DeviceRegister` keeps; the account's foreign key is the table's own. */
export const deviceColumns = {
  /** Hash of the token in the browser's cookie. */
  hash: {
    type: 'char',
    length: 43,
    name: 'device_hash',
    charset: 'ascii',
    collation: 'ascii_bin',
  },
  seenAt: { type: 'datetime', precision: 3, name: 'seen_at' },
} as const;
