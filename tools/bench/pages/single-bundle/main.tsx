// For the benchmark of pages: shell, school finder and cart.
import { routes as cart } from '../../../../apps/cart/src/routes';
import { routes as schools } from '../../../../apps/school-finder/src/routes';
import { openShop } from './open-shop';

openShop([...schools, ...cart]);
