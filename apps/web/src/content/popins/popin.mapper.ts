import type { ActionLinkWire } from '@meridia/contract/component.wire';
import type { PopinWire } from '@meridia/contract/popins.wire';
import { toPictureImage } from '@/content/image.mapper';
import type { Popin, PopinLink } from './popin.model';

/** An action goes before an address; a link with neither leads nowhere and is left out. */
function toLink(link: ActionLinkWire | null): PopinLink[] {
  if (link?.action) return [{ label: link.label, target: { action: link.action } }];
  return link?.url ? [{ label: link.label, target: { href: link.url } }] : [];
}

export function toPopin(popin: PopinWire): Popin {
  return {
    id: popin.slug,
    title: popin.title,
    text: popin.body,
    // Without a text of the popin's own the image is decoration: the file's text speaks of another page.
    image: toPictureImage(popin.image, popin.imageAlt ?? ''),
    delayMs: (popin.delaySeconds ?? 0) * 1000,
    links: [...toLink(popin.primaryAction), ...toLink(popin.secondaryAction)],
    closeLabel: popin.closeLabel,
    campuses: popin.ofCampuses ? popin.campuses.map(({ slug }) => slug) : null,
  };
}
