/** What comes once a page is alive, and is marked so (`data-late`): the buttons by which products are kept and waited for. */
export { FavouriteButton } from './favourite-button';
export { FavouriteToast } from './favourite-toast';
export { StockWaitButton } from './stock-wait-button';
