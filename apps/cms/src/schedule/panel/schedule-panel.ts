import type { Capability } from '../../admin/panel-app';
import { ScheduleIcon } from './schedule-icon';

export const schedulePanel: Capability = {
  register(app) {
    app.addMenuLink({
      to: 'calendrier',
      icon: ScheduleIcon,
      intlLabel: { id: 'schedule.title', defaultMessage: 'Calendrier' },
      permissions: [],
      Component: () => import('./schedule-page').then(({ SchedulePage }) => ({ default: SchedulePage })),
    });
  },
};
