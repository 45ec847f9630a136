/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, enter, get, getButton, press, unmount } from '@/components/forms/testing';
import { TextilesCard } from '@/components/order-following/textiles-card';
import type { TaskDetail } from '@/components/order-following/task-detail';
import { callFromBrowser } from '@/lib/client/browser';
import { uploadFromBrowser } from '@/lib/client/upload';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import words from '@/messages/en/textiles.json';
import units from '@/messages/en/units.json';

import type { WorkDetail } from '../work-move';
import { WorkCustody } from './work-custody';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

jest.mock('@/lib/client/upload', () => ({ uploadFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const upload = uploadFromBrowser as unknown as jest.Mock<Promise<unknown>>;
const render = createRender({ textiles: words, common, units, errors });
const shirt = { pieceid: 1, tag: 'A1', pieceName: 'Shirts', count: 5, defects: '', fileurl: null, lstScan: [] };
const custody: NonNullable<WorkDetail['custody']> = {
  lstPiece: [shirt],
  pieceCount: 5,
  lstOrdered: [
    { item: 'laundryItems.shirt', label: 'Shirt', orderedCount: 5, listedCount: 5 },
    { item: 'laundryItems.trousers', label: 'Trousers', orderedCount: 3, listedCount: 0 },
  ],
  signedAtMs: null,
  takesPieces: true,
  nextStage: null,
  missingCount: 0,
};

afterEach(unmount);
beforeEach(() => jest.clearAllMocks());

/** The camera's picture of the one kind that is not on the list. */
async function photograph(): Promise<void> {
  const file = document.querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(file, 'files', { value: [new File(['a'], 'piece.png', { type: 'image/png' })] });
  await act(async () => {
    file.dispatchEvent(new Event('change', { bubbles: true }));
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
}

it('lists three trousers by one photo of them: nothing is typed, pressed or forgotten', async () => {
  upload.mockResolvedValue({ lstFileDocument: [{ fileid: 7, fileurl: '/7' }] });
  call.mockResolvedValue({});
  const change = jest.fn();
  await render(<WorkCustody work={{ taskid: 1, custody } as WorkDetail} onChange={change} />);
  expect(document.body.textContent).toContain('Trousers 0 instead of 3');
  expect(document.body.textContent).not.toContain('Shirt 5 instead of');
  await press(document.querySelector(`[aria-label="${words.work.fewer}"]`) as HTMLElement);
  await photograph();
  expect(call).toHaveBeenCalledWith('custody/addpiece', {
    taskid: 1,
    pieceName: 'Trousers',
    item: 'laundryItems.trousers',
    count: 2,
    fileid: 7,
  });
  expect(change).toHaveBeenCalled();
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Trousers is entered');
});

it('keeps the count of what could not be listed, and sends its photo again', async () => {
  upload.mockRejectedValueOnce(new CallError('network-failed'));
  upload.mockResolvedValue({ lstFileDocument: [{ fileid: 8, fileurl: '/8' }] });
  call.mockResolvedValue({});
  await render(<WorkCustody work={{ taskid: 1, custody } as WorkDetail} onChange={() => undefined} />);
  await press(document.querySelector(`[aria-label="${words.work.fewer}"]`) as HTMLElement);
  await photograph();
  expect(document.querySelector('[role="spinbutton"]')?.getAttribute('aria-valuenow')).toBe('2');
  await press(getButton(common.retry));
  expect(call).toHaveBeenCalledWith('custody/addpiece', expect.objectContaining({ count: 2, fileid: 8 }));
});

it('describes a kind with a defect in words, with the count that was set', async () => {
  await render(<WorkCustody work={{ taskid: 1, custody } as WorkDetail} onChange={() => undefined} />);
  await press(getButton('Has a defect or its own tag: Trousers'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  await press(document.body);
  expect(get(HTMLInputElement, words.work.name).value).toBe('Trousers');
  expect(document.querySelector('[role="dialog"] [role="spinbutton"]')?.getAttribute('aria-valuenow')).toBe('3');
});

it('enters a typed tag with its last letter, and waits where a longer tag begins with it', async () => {
  call.mockResolvedValue({ pieceid: 1, custody });
  const pieces = ['A1', 'A12', 'K7P3QX'].map((tag, index) => ({ ...shirt, pieceid: index + 1, tag }));
  const atWork: NonNullable<WorkDetail['custody']> = {
    ...custody,
    lstPiece: pieces,
    takesPieces: false,
    nextStage: 'workshop',
    missingCount: 3,
  };
  await render(<WorkCustody work={{ taskid: 1, custody: atWork } as WorkDetail} onChange={() => undefined} />);
  await enter(get(HTMLInputElement, words.work.tagField), 'a1');
  expect(call).not.toHaveBeenCalled();
  await enter(get(HTMLInputElement, words.work.tagField), 'k7p3qx');
  expect(call).toHaveBeenCalledWith('custody/scantag', { taskid: 1, tag: 'k7p3qx', stage: 'workshop' });
});

it('tells the customer what differs before the code is said', async () => {
  await render(<TextilesCard task={{ custody, state: 'EN_ROUTE' } as TaskDetail} />);
  expect(document.body.textContent).toContain('Trousers 0 instead of 3');
  await unmount();
  const agreed = { ...custody, lstOrdered: custody.lstOrdered.slice(0, 1) };
  await render(<TextilesCard task={{ custody: agreed, state: 'EN_ROUTE' } as TaskDetail} />);
  expect(document.body.textContent).not.toContain('instead of');
});
