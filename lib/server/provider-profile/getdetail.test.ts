import { eq } from 'drizzle-orm';

import { providers, reviews } from '../schema';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';

describe('workerprofile/getDetail', () => {
  const service = useMarket({ holds: 'people' });
  const connection = () => service.context.ports.database.connection;

  it('[C-provider] [E-13] [E-24] answers a provider’s public page, every field', async () => {
    const at = service.clock.now();
    const profile = {
      about: 'Ten years of experience',
      slogan: 'Clean',
      hasSkillCertificate: true,
      officeAddress: 'Valiasr',
      officePhone: '02188888888',
      warranty: '7 days',
      doneTaskCount: 12,
    };
    await connection().update(providers).set(profile).where(eq(providers.userId, market.providerId));
    const taskId = await putTask(service, { state: 'COMPLETED', startsAt: at, endsAt: at });
    await connection().insert(reviews).values({
      taskId,
      providerId: market.providerId,
      customerId: market.customerId,
      stars: 4,
      reasons: [],
      text: 'Good',
      createdAt: at,
      updatedAt: at,
    });
    expect(await service.call('workerprofile/getDetail', { id: market.providerId })).toEqual({
      userId: 201,
      workerCode: 'W201',
      fullname: 'Maryam Rezaei',
      writtenName: 'Maryam Rezaei',
      userImage: '/images/default-profile.svg',
      aboutWorker: 'Ten years of experience',
      slogan: 'Clean',
      statusEnum: 'ACTIVE',
      warranty: '7 days',
      tariff: null,
      officeAddr: 'Valiasr',
      officeTel: '02188888888',
      lstLocation: [{ id: 1001, name: 'Tajrish' }],
      lstCity: [{ id: 1, name: 'Tehran' }],
      lstService: [
        {
          id: 301,
          name: 'Regular home cleaning',
          icon: '/illustrations/house-cleaning.svg',
          seopath: 'house-cleaning/regular-cleaning',
          newFunnel: true,
          hasPDP: true,
          srvcategoryid: '3',
          serviceName: 'House cleaning',
          isBookable: true,
        },
        {
          id: 302,
          name: expect.any(String),
          icon: '/illustrations/house-cleaning.svg',
          seopath: 'house-cleaning/deep-cleaning',
          newFunnel: true,
          hasPDP: true,
          srvcategoryid: '3',
          serviceName: 'House cleaning',
          isBookable: true,
        },
      ],
      images: [],
      hasBusinessCertificate: false,
      hasSkillCertificate: true,
      hasCriminalRecord: false,
      lstCertificate: [
        { kind: 'identity', checkedAtMs: expect.any(Number), validUntilMs: null },
        { kind: 'skill', checkedAtMs: expect.any(Number), validUntilMs: null },
      ],
      totalTasks: 12,
      inTimePercent: null,
      workerRate: 4,
      reviewCount: 10,
      reviews: [
        {
          stars: 4,
          text: 'Good',
          name: 'Sara A.',
          createdAtMs: at.getTime(),
          answer: null,
          answeredAtMs: null,
          lstPhoto: [],
        },
      ],
      lstStarCount: [],
      lstQuality: [],
      registrationDate: '2026-11-21',
      experienceMonth: 6,
      experienceYear: 2,
      lstFreeDay: expect.arrayContaining([{ gDate: '2026-11-22', hours: expect.arrayContaining([8, 17]) }]),
    });
  });

  it('[X-08] answers RecordNotFound without a profile', async () => {
    const missing = { key: 'RecordNotFound', status: 200 };
    await expect(service.call('workerprofile/getDetail', { id: market.customerId })).rejects.toMatchObject(missing);
    await expect(service.call('workerprofile/getDetail', { id: 999_999 })).rejects.toMatchObject(missing);
    await connection()
      .update(providers)
      .set({ status: 'suspended' })
      .where(eq(providers.userId, market.otherProviderId));
    await expect(service.call('workerprofile/getDetail', { id: market.otherProviderId })).rejects.toMatchObject(
      missing,
    );
  });
});
