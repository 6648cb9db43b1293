import type { Capability } from '../../admin/panel-app';
import { sendEditSessions } from './edit-session';
import { HistoryPanel } from './history-panel';
import { JournalIcon } from './journal-icon';

export const historyPanel: Capability = {
  register(app) {
    app.addMenuLink({
      to: 'journal',
      icon: JournalIcon,
      intlLabel: { id: 'history.journal', defaultMessage: 'Journal' },
      permissions: [],
      position: 3,
      Component: async () => ({ default: (await import('./journal-page')).JournalPage }),
    });
  },
  bootstrap({ contentManager }) {
    sendEditSessions();
    contentManager.addEditViewSidePanel([HistoryPanel]);
  },
};
