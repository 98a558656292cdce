/** All that the page of favourites needs beside its route. */
export { loadFavourites } from './favourites.api';
export { FavouritesPage } from './favourites-page';
