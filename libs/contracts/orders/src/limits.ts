/** Most pieces of one line (the same as in the rules of the cart). */
export const MOST_PIECES_OF_A_LINE = 99;

/** Most lines of a cart and of an order. */
export const MOST_LINES = 300;

/** Most children of a family's cart. */
export const MOST_CHILDREN = 12;

/** Header that makes a call once: the same key again gives the same answer (docs/decisions/checkout.md). */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Days after the last parcel within which a customer may withdraw (specification, point 9; Codice del consumo, art. 52). */
export const WITHDRAWAL_DAYS = 14;

/** Most lines of books that one answer about what a family has bought carries, the newest. */
export const BOUGHT_BOOK_LIMIT = 500;

/** Orders of one page of a list. */
export const ORDER_PAGE_SIZE = 20;

/** Most orders that one page of the admin's table carries. */
export const ADMIN_ORDER_LIMIT = 100;

/** Most orders that staff moves by one change, and of these in one call: what has been done is told between the calls. */
export const STAFF_BULK_LIMIT = 500;
export const STAFF_BULK_PART = 50;

/** Most views that an admin can save, and the longest name of one. */
export const MOST_OWN_VIEWS = 20;
export const MOST_VIEW_CHARACTERS = 40;

/** Longest note of staff about an order. */
export const MOST_NOTE_CHARACTERS = 2_000;

/** For how many days it is kept what an admin did to orders. */
export const STAFF_CHANGE_DAYS = 30;

/** Most orders that one page of a bookshop's list carries, and that one of its commands is for. */
export const DESK_ORDER_LIMIT = 200;

/** Most orders that one list of those to be shipped carries, and that one print or one call for labels is for. */
export const SHIPPING_LIMIT = 200;

/** Longest file of tracking numbers, in characters: some thousands of parcels. */
export const MOST_TRACKING_CHARACTERS = 500_000;

/** For how many days a bookshop sees who an order was for after it ended: withdrawal (14 days) and refund (14), and some to spare. */
export const DESK_CONTACT_DAYS = 30;

/** Most schools that the shop's figures name: those where most was sold. */
export const MOST_SALES_SCHOOLS = 200;

/** What is ready and was not collected for so many days is told as such. */
export const UNCOLLECTED_DAYS = 7;

/** How long a page on which a subscription is taken is open: the provider keeps what was made by a key for a day. */
export const SUBSCRIPTION_PAGE_HOURS = 23;

/** Working days of a standard delivery once all is in the shop (specification, point 9). */
export const DELIVERY_DAYS = { from: 2, to: 3 } as const;

/** How long the link of a shared list works, in days: from July, when lists come out, until past the beginning of school. */
export const SHARED_LIST_DAYS = 180;

/** How long it is known that a change of a cart was made, in days: a device that sends one again later might have it made twice. */
export const CART_CHANGE_DAYS = 90;

/** The latest orders that are told of a customer. */
export const CUSTOMER_ORDER_LIMIT = 10;

/** Electronic invoices of one page of their list. */
export const E_INVOICES_PAGE = 50;

/** Most electronic invoices that are sent by one call. */
export const E_INVOICES_AT_ONCE = 200;

/** Years of the yearly report of bookshops (DAC7). */
export const DAC7_FIRST_YEAR = 2023;
export const DAC7_LAST_YEAR = 2099;

/** A seller with fewer sales and at most so many euro of goods in a year is not reported (Directive (EU) 2021/514, annex V). */
export const DAC7_LEAST_SALES = 30;
export const DAC7_MOST_EXCLUDED_EURO = 2_000;

/** Longest reason that a command gives the customer. */
export const LONGEST_COMMAND_REASON = 200;
