/** Articles of one page of the public list. */
export const BLOG_PAGE_SIZE = 12;

/** Most articles that one answer carries, and as many as it does where nothing is said (specification, point 9). */
export const ARTICLE_LIMIT = 50;

/** Comments of one page of the admins' queue. */
export const COMMENT_PAGE_SIZE = 50;

/** Length of an excerpt that is made of the text, in the public list and in the admins' (specification, point 9). */
export const PUBLIC_EXCERPT = 150;
export const ADMIN_EXCERPT = 100;

/** Of texts, in characters. */
export const LONGEST_TITLE = 200;
export const LONGEST_SLUG = 120;
export const LONGEST_EXCERPT = 500;
export const LONGEST_CONTENT = 200_000;
export const LONGEST_AUTHOR = 100;
export const LONGEST_CATEGORY_NAME = 60;
export const LONGEST_ARTICLE_TAG = 40;
export const LONGEST_IMAGE_URL = 2_000;
export const LONGEST_BLOG_SEARCH = 100;
export const MOST_ARTICLE_TAGS = 20;

export const LONGEST_COMMENT = 2_000;
export const LONGEST_COMMENT_NAME = 80;
export const LONGEST_COMMENT_EMAIL = 254;

/** More versions than this no article can have: a table's number ends there. */
export const LARGEST_VERSION = 2_147_483_647;

/** Name of a field that people do not see: what fills it is no person. */
export const COMMENT_TRAP = 'website';

/** Words that people read in a minute. */
export const WORDS_PER_MINUTE = 200;

/** As many headings make a table of contents worth its place. */
export const FEWEST_LISTED_HEADINGS = 3;

/** For how long a deleted article can be brought back, in days. */
export const RESTORE_DAYS = 30;
