import { readRoute } from '../../../read-api/read-routes';

const ownPrefix = { policies: ['global::own-prefix'] };

export default {
  routes: [
    readRoute('/:prefix-news', 'news.find', ownPrefix),
    readRoute('/:prefix-news/:slug', 'news.findOne', ownPrefix),
  ],
};
