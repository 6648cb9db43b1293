import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useParams } from 'react-router-dom';
import { useRefusal } from './use-refusal';

const WRITES = new Set(['publish', 'update', 'unpublish', 'discard', 'delete']);

/** The buttons of a document that is not hers are there, and closed: the service would refuse them. */
export function withinReach(action: DocumentActionComponent): DocumentActionComponent {
  if (!action.type || !WRITES.has(action.type)) return action;
  const Closed: DocumentActionComponent = (props) => {
    const description = action(props);
    // In a list each document would be asked about: there the service answers the click.
    const { id } = useParams();
    const refusal = useRefusal(props.model, id === props.documentId ? props.documentId : undefined);
    return description && refusal ? { ...description, disabled: true } : description;
  };
  return Object.assign(Closed, { type: action.type, position: action.position });
}
