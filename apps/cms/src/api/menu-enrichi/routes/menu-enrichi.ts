import { readRoute } from '../../../read-api/read-routes';

export default { routes: [readRoute('/menu-enrichis', 'menu-enrichi.find')] };
