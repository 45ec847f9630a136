import type { Announcement, AnnouncementsPort } from './announcements';

/** Two processes of one site, each with its end of the line. */
export interface JoinedProcesses {
  readonly one: AnnouncementsPort;
  readonly other: AnnouncementsPort;
  close(): Promise<void>;
}

/** The behaviour of every line between processes of ours. */
export function describeAnnouncements(adapter: string, open: () => Promise<JoinedProcesses>): void {
  describe(`announcements: ${adapter}`, () => {
    let joined: JoinedProcesses;
    beforeAll(async () => {
      joined = await open();
    });
    afterAll(() => joined.close());

    const publication = (payload: string): Announcement => ({ kind: 'publication', topic: 'user/7', payload });
    /** The announcements that a process hears, up to the last of these. */
    const hearUntil = (port: AnnouncementsPort, last: string) =>
      new Promise<Announcement[]>((resolve) => {
        const heard: Announcement[] = [];
        const stop = port.listen({
          hear: (announcement) => {
            heard.push(announcement);
            if (announcement.kind !== 'publication' || announcement.payload !== last) return;
            stop();
            resolve(heard);
          },
          miss: () => undefined,
        });
      });

    it('sends the others every announcement in order, once, and the announcer none of its own', async () => {
      const [atOne, atOther] = [hearUntil(joined.one, 'end of the other'), hearUntil(joined.other, 'end of the one')];
      const told: readonly Announcement[] = [
        { kind: 'catalogue-changed' },
        { kind: 'sessions-ended', userId: '7' },
        { kind: 'sessions-ended', userId: '7', sessionId: 'abc' },
        publication('سلام «'),
        publication('سلام «'),
        publication('end of the one'),
      ];
      for (const announcement of told) await joined.one.announce(announcement);
      expect(await atOther).toEqual(told);
      await joined.other.announce(publication('end of the other'));
      expect(await atOne).toEqual([publication('end of the other')]);
    });

    it('stops reaching a listener that has stopped', async () => {
      const heard: Announcement[] = [];
      joined.other.listen({ hear: (announcement) => void heard.push(announcement), miss: () => undefined })();
      const heardByAnother = hearUntil(joined.other, 'afterwards');
      await joined.one.announce(publication('afterwards'));
      await heardByAnother;
      expect(heard).toEqual([]);
    });
  });
}
