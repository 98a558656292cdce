// For the benchmark of pages: shell, school finder and cart. The shell first: its styles say how the layers of the others count.
import { openShop } from './open-shop';
import { routes as cart } from '../../../../apps/cart/src/routes';
import { routes as schools } from '../../../../apps/school-finder/src/routes';

openShop([...schools, ...cart]);
