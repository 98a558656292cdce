// For the figures of versions: every app whose pages anybody may open. The shell first, as in main.tsx.
import { openShop } from './open-shop';
import { routes as blog } from '../../../../apps/blog/src/routes';
import { routes as cart } from '../../../../apps/cart/src/routes';
import { routes as catalogue } from '../../../../apps/catalogue/src/routes';
import { routes as schools } from '../../../../apps/school-finder/src/routes';

openShop([...schools, ...catalogue, ...cart, ...blog]);
