import type { ActionChoice } from '@/lib/paths';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import type { IconName } from '@/ui/icon-names';

type ActionLink = {
  name: 'brochure' | 'contact' | 'agenda' | 'registration';
  icon: IconName;
  label: string;
  href: string;
};

const ICONS = {
  brochure: 'brochure',
  contact: 'message',
  agenda: 'calendar',
  registration: 'flag',
} as const satisfies Record<ActionLink['name'], IconName>;

/** NAV-02: the four actions of the navbar, of the sidebar and of the mobile bottom bar, in order. */
export function actionLinks({ text, href }: SiteContext, choice: ActionChoice = {}): ActionLink[] {
  const toLink = (name: ActionLink['name'], path: string) => ({
    name,
    icon: ICONS[name],
    label: text(`action.${name}`),
    href: href(path),
  });
  return [
    toLink('brochure', paths.action('brochure', choice)),
    toLink('contact', paths.action('contact', choice)),
    toLink('agenda', paths.agenda),
    toLink('registration', paths.action('registration', choice)),
  ];
}
