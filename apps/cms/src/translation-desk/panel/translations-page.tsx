import { Page, useAuth } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { schoolsSeenBy } from '../../fence/editor-schools.rules';
import { DocumentView } from './document-view';
import { ListView } from './list-view';

/** TRAD: the list of a school, or, once a document is named, its French and its English. */
export function TranslationsPage() {
  const user = useAuth('TranslationsPage', (state) => state.user);
  const [search] = useSearchParams();
  const schools = user ? schoolsSeenBy(user) : [];
  const site = schools.find((school) => school === search.get('ecole')) ?? schools[0];
  const [uid, documentId] = [search.get('modele'), search.get('contenu')];
  if (!site) return <Page.NoPermissions />;
  return (
    <Page.Main>
      <Page.Title>Traductions</Page.Title>
      {uid && documentId ? (
        <DocumentView key={`${uid} ${documentId}`} uid={uid} documentId={documentId} />
      ) : (
        <ListView schools={schools} site={site} />
      )}
    </Page.Main>
  );
}
