/** All in which images of products may be named: products, deleted ones too, and what an undo would bring back. */
export const namedIn = `
  SELECT images AS text FROM product WHERE images LIKE '%/api/media/%'
  UNION ALL SELECT before_change FROM product_change_item
    WHERE before_change LIKE '%/api/media/%'`;
