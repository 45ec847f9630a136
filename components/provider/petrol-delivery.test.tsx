/** @jest-environment jsdom */
import { createRender, getButton, press, type, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import petrol from '@/messages/en/petrol.json';
import units from '@/messages/en/units.json';

import { PetrolDelivery } from './petrol-delivery';
import type { WorkDetail } from './work-move';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ petrol, common, units });
const words = petrol.delivery;
const work = {
  taskid: 1,
  state: 'IN_PROGRESS',
  priceRial: 2_100_000,
  priceChange: null,
  petrol: { litreVolume: 30, deliveredLitres: null, litreRial: 30_000 },
} as WorkDetail;
const show = (handed: WorkDetail['handed'] = null) =>
  render(<PetrolDelivery work={{ ...work, handed }} onDone={() => undefined} />);

beforeEach(() => call.mockReset().mockResolvedValue({}));
afterEach(unmount);

it('the driver reads the litres once more, large, with what the price becomes, before money moves', async () => {
  await show();
  await type(words.litres, '2.45');
  await press(getButton(words.send));
  expect(call).not.toHaveBeenCalled();
  const dialog = document.querySelector('[role="dialog"]');
  // A tenth of a litre is the least that counts.
  expect(dialog?.textContent).toContain('2.5 litres');
  expect(dialog?.textContent?.replaceAll('\u00a0', ' ')).toContain('127,500 tomans');
  await press(getButton(words.back));
  await type(words.litres, '24.5');
  await press(getButton(words.send));
  await press(getButton(words.confirm));
  expect(call.mock.calls).toEqual([['gas/adddelivery', { taskid: 1, litreVolume: 24.5 }]]);
});

it('a driver for a company confirms the litres and reads no sum', async () => {
  await show({ isForCompany: true } as WorkDetail['handed']);
  await type(words.litres, '20');
  await press(getButton(words.send));
  expect(document.body.textContent).not.toContain('toman');
});
