import type { AnnouncementListener, AnnouncementsPort } from '../../ports/announcements';

/**
 * The line of an embedded database, which one process has for itself. Each that joins hears all the others; in the
 * product there is one.
 */
export function createEmbeddedLine(): { join(): AnnouncementsPort } {
  const members = new Set<Set<AnnouncementListener>>();
  return {
    join: () => {
      const own = new Set<AnnouncementListener>();
      members.add(own);
      return {
        announce: async (announcement) => {
          for (const member of members) if (member !== own) for (const listener of member) listener.hear(announcement);
        },
        listen: (listener) => {
          own.add(listener);
          return () => void own.delete(listener);
        },
        close: async () => void members.delete(own),
      };
    },
  };
}
