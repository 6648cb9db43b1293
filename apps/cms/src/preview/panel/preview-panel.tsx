import { Flex, LinkButton } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { PAGE_TYPES } from '@meridia/domain/page-types.data';
import { DEFAULT_LOCALE, isLocale } from '@meridia/domain/locales';
import type { Capability } from '../../admin/panel-app';
import { useGetOnSiteQuery, type Version } from './preview-links-api';
import { ShareButton, StandingLink } from './shared-link';

/** PREVIEW-04, PREVIEW-06: beside every document that has a page, once it is saved. */
const OnSitePanel: PanelComponent = ({ model, documentId = '', document }) => {
  const locale = isLocale(document?.locale) ? document.locale : DEFAULT_LOCALE;
  const version: Version = { uid: model, documentId, locale };
  const isSkipped = !PAGE_TYPES.includes(model) || !document?.documentId;
  const { data } = useGetOnSiteQuery(version, { skip: isSkipped });
  if (isSkipped || !data?.canShare) return null;
  const { publicAddress, link } = data;
  return {
    title: 'Sur le site',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {publicAddress && (
          <LinkButton variant="tertiary" fullWidth isExternal href={publicAddress}>
            Voir sur le site
          </LinkButton>
        )}
        {link ? <StandingLink version={version} link={link} /> : <ShareButton version={version} />}
      </Flex>
    ),
  };
};

export const previewPanel: Capability = {
  bootstrap({ contentManager }) {
    contentManager.addEditViewSidePanel((panels) => {
      // Behind what publishes and Strapi's own « Aperçu ».
      const place = panels.findIndex(({ type }) => type === 'actions') + 2;
      return [...panels.slice(0, place), OnSitePanel, ...panels.slice(place)];
    });
  },
};
