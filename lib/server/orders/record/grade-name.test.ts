import { eq } from 'drizzle-orm';

import { toWorkName } from '@/lib/domain/order/work-name';

import { tasks } from '../../schema';
import { aPaidLaundryOrder } from '../../testing/laundry-order';
import { useMarket } from '../../testing/use-market';

const NAMES = {
  fa: 'خشک‌شویی اقتصادی: لباس روزمره',
  en: 'Economy dry-cleaning: Everyday clothes',
  de: 'Reinigung Spar: Alltagskleidung',
  ar: 'تنظيف جاف اقتصادي: الملابس اليومية',
} as const;
const LOCALES = ['fa', 'en', 'de', 'ar'] as const;

describe('the grade of a laundry order', () => {
  const service = useMarket();
  let placed: Awaited<ReturnType<typeof aPaidLaundryOrder>>;

  beforeAll(async () => {
    placed = await aPaidLaundryOrder(service);
  });

  it.each(LOCALES)(
    '[E-14] is in the order’s name for its customer and its provider, on its page, in the lists and the schedule: %s',
    async (locale) => {
      const { story, taskid } = placed;
      const customer = { as: story.customer.userId, locale };
      const provider = { as: story.provider.userId, locale };
      for (const by of [customer, provider]) {
        const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, by);
        expect(toWorkName(taskDetail)).toBe(NAMES[locale]);
      }
      const ordered = await service.call('clean/getallcurrenttaskbyuserid', {}, customer);
      expect(ordered.lstTask.map(toWorkName)).toEqual([NAMES[locale]]);
      const asked = await service.call('expert/getalltask', { list: 'newworks' }, provider);
      expect(asked.lstTask.map(toWorkName)).toEqual([NAMES[locale]]);
      const { schedule } = await service.call('provider/getschedule', {}, provider);
      expect(schedule.lstBooked.map(({ workName }) => workName)).toEqual([NAMES[locale], NAMES[locale]]);
    },
  );

  it('[E-14] is special dry-cleaning for VIP; an order without a grade keeps its service’s plain name', async () => {
    const { story, taskid } = placed;
    const { connection } = service.context.ports.database;
    const readName = async () => {
      const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, { as: story.customer.userId });
      return toWorkName(taskDetail);
    };
    await connection.update(tasks).set({ grade: 'VIP' }).where(eq(tasks.id, taskid));
    expect(await readName()).toBe('Special dry-cleaning: Everyday clothes');
    await connection.update(tasks).set({ grade: null }).where(eq(tasks.id, taskid));
    expect(await readName()).toBe('Laundry: Everyday clothes');
  });
});
