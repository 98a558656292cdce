/** Products of one page (specification, points 7 and 9). */
export const PRODUCT_PAGE_SIZE = 50;

/** Most products that one public answer carries. */
export const PRODUCT_LIMIT = 100;

/** Most rows of one page of the admin's table. */
export const TABLE_LIMIT = 2_000;

/** Most products that one bulk change, import or export touches. */
export const BULK_LIMIT = 100_000;

/** Of texts, in characters. */
export const LONGEST_NAME = 200;
export const LONGEST_DESCRIPTION = 20_000;
export const LONGEST_CATEGORY = 60;
export const LONGEST_SEARCH = 100;
export const LONGEST_URL = 2_000;
export const LONGEST_TAG = 40;
export const LONGEST_MAKER = 120;
export const LONGEST_ADDRESS = 300;
export const LONGEST_WARNINGS = 2_000;

export const MOST_IMAGES = 20;
export const MOST_TAGS = 30;

/** Largest price in euro. */
export const HIGHEST_PRICE = 99_999.99;
/** Largest margin in percent. */
export const HIGHEST_MARGIN = 1_000;
/** Largest number of pieces. */
export const MOST_PIECES = 1_000_000;

/** Largest CSV file of an import, in bytes. */
export const CSV_BYTES = 16 * 1024 * 1024;

/** Reviews of one page of a product, and of one page of the moderation. */
export const REVIEW_PAGE_SIZE = 10;
export const MODERATION_PAGE_SIZE = 50;

/** Lists of teachers of one page, as staff reads them. */
export const TEACHER_LIST_PAGE_SIZE = 50;

/** Of what a review says, in characters. */
export const SHORTEST_REVIEW = 20;
export const LONGEST_REVIEW = 2_000;
export const LONGEST_REVIEWER = 30;

/** Of the shop's answer, of why a review is not published, and of what somebody reports. */
export const LONGEST_ANSWER = 2_000;
export const LONGEST_REFUSAL = 500;
export const LONGEST_REPORT = 500;

/** Largest file of a review's picture, in bytes. */
export const REVIEW_IMAGE_BYTES = 5 * 1024 * 1024;

/** Most products that one account keeps as favourites, and most that it waits for. */
export const MOST_FAVOURITES = 200;
export const MOST_STOCK_WAITS = 50;

/** Most books that one account keeps: as many as the schools service is asked about in one call. */
export const MOST_FAVOURITE_BOOKS = 100;

/** For how long a decision about reviews can be taken back, in days. */
export const REVIEW_UNDO_DAYS = 30;

/** Of a list of materials: things that a class needs, products that serve for one, pieces of it. */
export const MOST_SUPPLIES = 40;
export const MOST_SUPPLY_PRODUCTS = 12;
export const MOST_SUPPLY_PIECES = 50;

/** Of what such a line says, in characters. */
export const LONGEST_SUPPLY = 80;
export const LONGEST_SUPPLY_NOTE = 160;
