/** All in which our images may be named: products, deleted ones too, what an undo would bring back, and reviews. */
export const namedIn = `
  SELECT images AS text FROM product WHERE images LIKE '%/api/media/%'
  UNION ALL SELECT before_change FROM product_change_item
    WHERE before_change LIKE '%/api/media/%'
  UNION ALL SELECT image FROM review WHERE image IS NOT NULL`;
