import { describedPicture, describedPicturesIn, frenchNeeds, hasAddress, realTitle, rule } from '../rule-kit';
import { isBlank, textOf } from '../values.rules';
import type { Rule } from '../guard.model';

/** News and posts of the blog: dated texts with a picture. */
function datedText(uid: string, noun: string): Rule[] {
  return [
    realTitle(),
    hasAddress,
    ...frenchNeeds(uid, ['summary', 'publishDate', 'body']),
    rule('blocks', 'publishDate', {
      id: 'to-come',
      sentence: `${noun} serait en ligne tout de suite, avec une date à venir\u00a0: mettez celle du jour, ou programmez la publication.`,
      when: (document, { today }) => textOf(document, 'publishDate') > today,
    }),
    describedPicture(),
    describedPicturesIn('body'),
    rule('warns', 'focusImage', {
      id: 'without-picture',
      sentence: 'Sans image, une couverture est dessinée à sa place.',
      when: (document) => isBlank(document.focusImage),
    }),
  ];
}

export const NEWS_RULES = datedText('api::news.news', 'L’actualité');
export const BLOG_POST_RULES = datedText('api::blog-post.blog-post', 'Le billet');
