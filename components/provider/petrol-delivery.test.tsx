/** @jest-environment jsdom */
import { createRender, getButton, getInput, press, type, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import petrol from '@/messages/en/petrol.json';
import photos from '@/messages/en/photos.json';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';

import { PetrolDelivery } from './petrol-delivery';
import type { WorkDetail } from './work-move';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ petrol, photos, provider: fillNumbers(provider, 'en'), common, units });
const words = petrol.delivery;
const work = {
  taskid: 1,
  state: 'IN_PROGRESS',
  priceRial: 2_100_000,
  priceChange: null,
  workPhotos: null,
  petrol: { litreVolume: 30, deliveredLitres: null, litreRial: 30_000 },
} as WorkDetail;
const show = (handed: WorkDetail['handed'] = null) =>
  render(<PetrolDelivery work={{ ...work, handed }} onDone={() => undefined} />);

beforeEach(() => {
  window.sessionStorage.clear();
  storeUserAccount(account);
  call.mockReset().mockResolvedValue({});
});
afterEach(unmount);

it('the driver reads the litres once more, with what the price becomes and what goes back, before money moves', async () => {
  await show();
  await type(words.litres, '2.45');
  // A tenth of a litre is the least that counts.
  await press(getButton(words.isRight.replace('{litres}', '2.5')));
  expect(call).not.toHaveBeenCalled();
  const text = () => document.body.textContent?.replaceAll('\u00a0', ' ');
  expect(text()).toContain('Is 2.5 litres right?');
  expect(text()).toContain('becomes 127,500 tomans, and the difference of 82,500 tomans goes back');
  await type(words.litres, '24.5');
  await press(getButton(words.isRight.replace('{litres}', '24.5')));
  await press(getButton(words.confirm));
  expect(call.mock.calls).toEqual([['gas/adddelivery', { taskid: 1, litreVolume: 24.5 }]]);
});

it('typed litres stay while the page is read anew, until they are entered', async () => {
  await show();
  await type(words.litres, '24.5');
  await unmount();
  await show();
  expect(getInput(words.litres).value).toBe('24.5');
  await press(getButton(words.isRight.replace('{litres}', '24.5')));
  await press(getButton(words.confirm));
  expect(getInput(words.litres).value).toBe('');
});

it('the keys on the page type the litres, with one point', async () => {
  await show();
  expect(getInput(words.litres).inputMode).toBe('none');
  const key = (name: string) => {
    const found = document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
    if (!found) throw new Error(`There is no key ${name}.`);
    return found;
  };
  expect(key(provider.keypad.point).disabled).toBe(true);
  await press(getButton('2'));
  await press(getButton('1'));
  await press(key(provider.keypad.point));
  await press(getButton('5'));
  expect([getInput(words.litres).value, key(provider.keypad.point).disabled]).toEqual(['21.5', true]);
  await press(key(provider.keypad.delete));
  expect(getInput(words.litres).value).toBe('21.');
  expect(getButton(words.isRight.replace('{litres}', '21')).disabled).toBe(false);
});

it('the photo of the nozzle comes before the litres', async () => {
  await render(
    <PetrolDelivery
      work={{
        ...work,
        handed: null,
        workPhotos: { lstPhoto: [], takes: ['after'] } as unknown as WorkDetail['workPhotos'],
      }}
      onDone={() => undefined}
    />,
  );
  const text = document.body.textContent ?? '';
  expect(text).toContain(words.photo.add);
  expect(text.indexOf(words.photo.add)).toBeLessThan(text.indexOf(words.litres));
});

it('a driver for a company confirms the litres and reads no sum', async () => {
  await show({ isForCompany: true } as WorkDetail['handed']);
  await type(words.litres, '20');
  await press(getButton(words.isRight.replace('{litres}', '20')));
  expect(document.body.textContent).not.toContain('toman');
});
