import type { CallRequest } from '@/lib/contract';

import { aCustomerWithAnAddress } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';

const CAR = { gasTypeEnum: 'REGULAR', litreVolume: 40, vehicleType: 'AUTOMOBILE' } as const;
const CITY_WITHOUT_PETROL = 6;

describe('before petrol is ordered', () => {
  const service = useMarket();

  const ask = (wishes: Partial<CallRequest<'gaslog/gasprice'>> = {}, as?: number) =>
    service.call('gaslog/gasprice', { ...CAR, ...wishes }, as === undefined ? {} : { as });

  it.each([
    [{}, 1_200_000, 2_400_000],
    [{ gasTypeEnum: 'SUPER', litreVolume: 10 }, 6_500_000, 7_700_000],
    [{ vehicleType: 'MOTORCYCLE', litreVolume: 12 } as const, 360_000, 1_560_000],
  ])('[C-gas] gaslog/gasprice is litres × unit and the delivery: %j', async (wishes, netAmount, totalAmount) => {
    expect(await ask(wishes)).toMatchObject({
      netAmount,
      comissionAmount: 1_200_000,
      totalAmount,
      amountToPay: totalAmount,
      priceRial: totalAmount,
      payableRial: totalAmount,
    });
  });

  it('[C-gas] gaslog/gasprice leaves to pay the rest after gift and wallet, where they are used', async () => {
    const wishes = { hasWelcomeGift: true, cashRials: 500_000 };
    const { userId } = await aCustomerWithAnAddress(service.context, wishes);
    expect(await ask({}, userId)).toMatchObject({ totalAmount: 2_400_000, amountToPay: 2_400_000 });
    expect(await ask({ usesGift: true }, userId)).toMatchObject({ amountToPay: 2_200_000 });
    expect(await ask({ usesGift: true, usesWallet: true }, userId)).toMatchObject({
      totalAmount: 2_400_000,
      amountToPay: 1_700_000,
    });
  });

  it.each([
    [{ litreVolume: 9 }, 'litreVolume'],
    [{ litreVolume: 20.5 }, 'litreVolume'],
    [{ vehicleType: 'MOTORCYCLE', litreVolume: 13 } as const, 'litreVolume'],
    [{ gasTypeEnum: 'DIESEL' }, 'gasTypeEnum'],
  ])('[C-gas] gaslog/gasprice names the field without a price: %j', async (wishes, field) => {
    await expect(ask(wishes)).rejects.toMatchObject({ key: 'invalid-input', fields: [{ field }] });
  });

  it('[C-gas] gaslog/gasprice is service-not-available where no truck drives', async () => {
    await expect(ask({ cityid: CITY_WITHOUT_PETROL })).rejects.toMatchObject({ key: 'service-not-available' });
  });

  it.each([
    ['fa', 'سایپا'],
    ['en', 'Saipa'],
    ['ar', 'سايبا'],
  ] as const)(
    '[C-gas] gas/getallauto names the brands in the language of %s, each with an id of its own',
    async (locale, name) => {
      const { lstAuto: brands } = await service.call('gas/getallauto', {}, { locale });
      expect(brands).toContainEqual({ autoBrandId: 2, autoBrandName: name });
      expect(new Set(brands.map(({ autoBrandId }) => autoBrandId)).size).toBe(brands.length);
    },
  );
});
