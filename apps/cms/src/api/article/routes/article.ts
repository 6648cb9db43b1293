import { readRoute } from '../../../read-api/read-routes';

const ownPrefix = { policies: ['global::own-prefix'] };

export default {
  routes: [
    readRoute('/:prefix-articles', 'article.find', ownPrefix),
    readRoute('/:prefix-articles/:rubrique', 'article.findOne', ownPrefix),
    readRoute('/:prefix-articles/:rubrique/:slug', 'article.findOne', ownPrefix),
  ],
};
