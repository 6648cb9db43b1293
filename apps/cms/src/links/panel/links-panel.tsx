import type { ComponentType } from 'react';
import type { Capability } from '../../admin/panel-app';
import { LINK_FIELD } from '../link-field';
import { TextLink } from './text-link';

const LABEL = { id: 'links.field', defaultMessage: 'Lien' };

export const linksPanel: Capability = {
  register({ customFields }) {
    customFields.register({
      name: LINK_FIELD.name,
      type: LINK_FIELD.type,
      intlLabel: LABEL,
      intlDescription: LABEL,
      components: {
        Input: async () => ({ default: (await import('./link-input')).LinkInput as ComponentType }),
      },
    });
  },
  bootstrap({ contentManager }) {
    contentManager.addRichTextBlocks((blocks) => {
      const { link } = blocks;
      if (!link) throw new Error('Strapi’s rich text has no link any more.');
      return { ...blocks, link: { ...link, renderElement: (props) => <TextLink {...props} /> } };
    });
  },
};
