import { readRoute } from '../../../read-api/read-routes';

export default {
  routes: [
    readRoute('/crm-links/actions', 'crm-link.actions'),
    readRoute('/crm-links/:action/:course/campuses', 'crm-link.campuses'),
    readRoute('/crm-links/:action/:course/:campus', 'crm-link.link'),
  ],
};
