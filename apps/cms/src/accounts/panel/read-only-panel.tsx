import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { useRefusal } from './use-refusal';

/** Said before she writes, not after. */
export const ReadOnlyPanel: PanelComponent = ({ model, documentId }) => {
  const refusal = useRefusal(model, documentId);
  return refusal ? { title: 'Lecture seule', content: <Typography>{refusal}</Typography> } : null;
};
