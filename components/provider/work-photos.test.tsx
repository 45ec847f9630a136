/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { uploadFromBrowser } from '@/lib/client/upload';
import { CallError } from '@/lib/contract/call-error';
import { WORK_PHOTOS_A_MOMENT } from '@/lib/domain/constants/providers';
import common from '@/messages/en/common.json';
import photos from '@/messages/en/photos.json';

import type { WorkDetail } from './work-move';
import { WorkPhotos } from './work-photos';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/upload', () => ({ uploadFromBrowser: jest.fn() }));

const render = createRender({ photos, common });
const upload = uploadFromBrowser as unknown as jest.Mock<
  Promise<unknown>,
  [name: string, file: File, fileName: string]
>;
const work = {
  taskid: 7,
  state: 'IN_PROGRESS',
  workPhotos: { lstPhoto: [], takes: ['before'] },
} as unknown as WorkDetail;
const sentNames = () => upload.mock.calls.map(([, , fileName]) => fileName);

async function takes(count: number): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No photo is taken here.');
  const files = Array.from({ length: count }, (_none, index) => new File(['a photo'], `${index + 1}.jpg`));
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  Object.defineProperty(input, 'value', { configurable: true, value: '', writable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await act(async () => undefined);
}

beforeEach(async () => {
  jest.clearAllMocks();
  upload.mockReset().mockResolvedValue({ lstFileDocument: [{ fileid: 1 }] });
  await render(<WorkPhotos work={work} onChange={() => undefined} />);
});
afterEach(() => unmount());

it('takes several photos in one go, sends them in their order, and no more than are kept', async () => {
  expect(document.querySelector<HTMLInputElement>('input[type="file"]')?.multiple).toBe(true);
  await takes(WORK_PHOTOS_A_MOMENT + 2);
  expect(sentNames()).toEqual(Array.from({ length: WORK_PHOTOS_A_MOMENT }, (_none, index) => `${index + 1}.jpg`));
  expect(callFromBrowser).toHaveBeenCalledTimes(WORK_PHOTOS_A_MOMENT);
});

it('a photo that fails holds the others until it is sent again', async () => {
  upload.mockRejectedValueOnce(new CallError('network-failed'));
  await takes(2);
  expect(sentNames()).toEqual(['1.jpg']);
  const again = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === common.retry);
  await act(async () => again?.click());
  await act(async () => undefined);
  expect(sentNames()).toEqual(['1.jpg', '1.jpg', '2.jpg']);
});
