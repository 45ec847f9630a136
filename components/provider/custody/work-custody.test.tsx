/** @jest-environment jsdom */
import { createRender, get, getButton, press, unmount } from '@/components/forms/testing';
import { TextilesCard } from '@/components/order-following/textiles-card';
import type { TaskDetail } from '@/components/order-following/task-detail';
import common from '@/messages/en/common.json';
import words from '@/messages/en/textiles.json';
import units from '@/messages/en/units.json';

import type { WorkDetail } from '../work-move';
import { WorkCustody } from './work-custody';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const render = createRender({ textiles: words, common, units });
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

it('begins with what was ordered, so that three trousers are neither typed nor forgotten', async () => {
  await render(<WorkCustody work={{ taskid: 1, custody } as WorkDetail} onChange={() => undefined} />);
  expect(document.body.textContent).toContain('Trousers 0 instead of 3');
  expect(document.body.textContent).not.toContain('Shirt 5 instead of');
  await press(getButton('List Trousers'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  await press(document.body);
  expect(get(HTMLInputElement, words.work.name).value).toBe('Trousers');
  expect(document.querySelector('[role="spinbutton"]')?.getAttribute('aria-valuenow')).toBe('3');
});

it('tells the customer what differs before the code is said', async () => {
  await render(<TextilesCard task={{ custody, state: 'EN_ROUTE' } as TaskDetail} />);
  expect(document.body.textContent).toContain('Trousers 0 instead of 3');
  await unmount();
  const agreed = { ...custody, lstOrdered: custody.lstOrdered.slice(0, 1) };
  await render(<TextilesCard task={{ custody: agreed, state: 'EN_ROUTE' } as TaskDetail} />);
  expect(document.body.textContent).not.toContain('instead of');
});
