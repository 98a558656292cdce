/**
 * For calls of the public pages: an admin who reads the blog sees what everybody does, though the bearer would show
 * drafts too.
 */
export const asEverybody = { headers: { authorization: '' } };
