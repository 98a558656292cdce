import { useLateParts } from '@zaino/ui/use-late-parts';

const load = () => import(/* webpackChunkName: 'favourite-parts' */ './favourite-parts');

/** The buttons for favourites; null until their code is there. */
export const useFavouriteParts = () => useLateParts(load);
