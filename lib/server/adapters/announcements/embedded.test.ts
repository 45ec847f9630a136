import { describeAnnouncements } from '../../ports/announcements.suite';
import { createEmbeddedLine } from './embedded';

describeAnnouncements('embedded', async () => {
  const line = createEmbeddedLine();
  const [one, other] = [line.join(), line.join()];
  return {
    one,
    other,
    close: async () => {
      await one.close();
      await other.close();
    },
  };
});
