import type { AnnouncementsPort } from '../../ports/announcements';
import type { BrokerPort } from '../../ports/broker';

/**
 * Embedded brokers, one a process, as one broker: a publication or a revocation of any process reaches the clients of
 * all. A publication that could not reach the others rejects, so that the outbox tries it again.
 */
export function announceBroker(
  own: BrokerPort,
  announcements: AnnouncementsPort,
  onError: (error: unknown) => void,
): BrokerPort {
  const stopListening = announcements.listen({
    hear: (announcement) => {
      if (announcement.kind === 'publication')
        void own.publish(announcement.topic, announcement.payload).catch(onError);
      if (announcement.kind === 'sessions-ended')
        void own.revoke(announcement.userId, announcement.sessionId).catch(onError);
    },
    // Messages come again until they are acknowledged; sessions are looked up in the database (broker-sessions.ts).
    miss: () => undefined,
  });
  return {
    ...own,
    publish: async (topic, payload) => {
      await Promise.all([own.publish(topic, payload), announcements.announce({ kind: 'publication', topic, payload })]);
    },
    revoke: async (userId, sessionId) => {
      await own.revoke(userId, sessionId);
      await announcements.announce({
        kind: 'sessions-ended',
        userId,
        ...(sessionId === undefined ? {} : { sessionId }),
      });
    },
    close: async () => {
      stopListening();
      await own.close();
    },
  };
}
