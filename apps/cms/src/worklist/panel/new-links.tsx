import { Flex, LinkButton } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';

const CREATE = 'plugin::content-manager.explorer.create';
const FORM = '/content-manager/collection-types';

/** What is written most often. In French: the form would keep the last language that was looked at. */
const OFTEN_WRITTEN = [
  { uid: 'api::news.news', label: 'Écrire une actualité' },
  { uid: 'api::event.event', label: 'Annoncer un événement' },
  { uid: 'api::job-offer.job-offer', label: 'Publier une offre' },
];

/** WORK-09: from the home to an empty form in one click, for whoever may fill it. */
export function NewLinks() {
  const permissions = useAuth('NewLinks', (state) => state.permissions);
  const mayWrite = (uid: string) =>
    permissions.some(({ action, subject }) => action === CREATE && subject === uid);
  return (
    <Flex gap={2} wrap="wrap">
      {OFTEN_WRITTEN.filter(({ uid }) => mayWrite(uid)).map(({ uid, label }) => (
        <LinkButton
          key={uid}
          tag={NavLink}
          variant="secondary"
          to={`${FORM}/${uid}/create?plugins[i18n][locale]=fr`}
        >
          {label}
        </LinkButton>
      ))}
    </Flex>
  );
}
