/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, enter, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { uploadFromBrowser } from '@/lib/client/upload';
import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';

import { SureDialog } from '../sure-dialog';
import { OwnEvents } from './own-events';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/upload', () => ({ uploadFromBrowser: jest.fn() }));

type Event = CallAnswer<'provider/getsanctions'>['lstReliability'][number];

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const upload = uploadFromBrowser as unknown as jest.Mock<Promise<unknown>>;
const render = createRender({ ...fillNumbers({ provider, errors, common }, 'en'), units });
const NOON_MS = Date.UTC(2026, 10, 28, 8, 30);
const event: Event = {
  taskid: 50_001,
  reqcode: 'A1',
  serviceName: 'Cleaning',
  gDate: '2026-11-30',
  reason: 'withdrawn',
  points: -5,
  atMs: NOON_MS,
  liftedAtMs: null,
  excuse: null,
  excuseDueAtMs: NOON_MS + 3_600_000,
};

async function addsAPhoto(fileid: number) {
  upload.mockResolvedValueOnce({ lstFileDocument: [{ fileid, fileurl: `/${fileid}` }] });
  const file = document.querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(file, 'files', { value: [new File(['a'], 'note.png', { type: 'image/png' })] });
  await act(async () => void file.dispatchEvent(new window.Event('change', { bubbles: true })));
}

const choose = (words: string) =>
  press(
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(words)) ?? document.body,
  );

beforeEach(() => {
  call.mockReset().mockImplementation(async (name) => (name === 'provider/getsanctions' ? { reliability: 64 } : {}));
});
afterEach(unmount);

it('a withdrawal with papers carries its cause, words and photos, and says that the points are held', async () => {
  const confirmed: unknown[] = [];
  await render(
    <SureDialog
      move="withdraw"
      withdrawalReason="withdrawn"
      cashRial={0}
      isRunning={false}
      onConfirm={(said) => confirmed.push(said)}
      onClose={() => undefined}
    />,
  );
  await choose(provider.withdrawal.reasons['customer-asked']);
  expect(document.querySelector('input[type=file]')).toBeNull();
  await choose(provider.withdrawal.reasons.bereavement);
  expect(document.body.textContent).toContain('After this you will have 59 points.');
  await addsAPhoto(7);
  expect(document.body.textContent).toContain(provider.excuse.held);
  expect(document.body.textContent).not.toContain('After this you will have');
  await enter(get(HTMLTextAreaElement, provider.excuse.words), 'My father');
  await press(getButton(provider.confirm.withdraw));
  expect(confirmed).toEqual([
    {
      withoutCode: undefined,
      reason: provider.withdrawal.reasons.bereavement,
      excuse: { cause: 'bereavement', text: 'My father', fileids: [7] },
    },
  ]);
});

it('papers after a withdrawal ask for cause and photo, and a failure keeps both', async () => {
  const onSent = jest.fn();
  await render(<OwnEvents events={[event]} nowMs={NOON_MS} onSent={onSent} />);
  await press(getButton(provider.excuse.add));
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  await press(getButton(provider.excuse.send));
  expect(document.body.textContent).toContain(provider.excuse.causeMissing);
  expect(document.body.textContent).toContain(provider.excuse.paperMissing);
  expect(call).not.toHaveBeenCalled();
  await choose(provider.excuse.causes.accident);
  await addsAPhoto(8);
  call.mockRejectedValueOnce(new CallError('network-failed'));
  await press(getButton(provider.excuse.send));
  expect(document.body.textContent).toContain(common.networkFailed);
  expect(onSent).not.toHaveBeenCalled();
  await press(getButton(provider.excuse.send));
  expect(call).toHaveBeenLastCalledWith('provider/sendexcuse', {
    taskid: 50_001,
    cause: 'accident',
    text: '',
    fileids: [8],
  });
  expect(onSent).toHaveBeenCalled();
});

it('an event says where its papers stand, and takes none when its time is over', async () => {
  const excuse = { excuseid: 1, cause: 'illness', text: '', lstPaperUrl: ['/9'], sentAtMs: NOON_MS } as const;
  const open = { decision: null, decisionReason: null, decidedAtMs: null };
  const refused = { decision: 'refused', decisionReason: 'It is of last year', decidedAtMs: NOON_MS } as const;
  await render(
    <OwnEvents
      events={[
        { ...event, taskid: 1, excuse: { ...excuse, ...open, lstPaperUrl: ['/9'] }, excuseDueAtMs: null },
        { ...event, taskid: 2, excuse: { ...excuse, ...refused, lstPaperUrl: [] }, excuseDueAtMs: null },
        { ...event, taskid: 3, excuseDueAtMs: NOON_MS - 1 },
      ]}
      nowMs={NOON_MS}
      onSent={() => undefined}
    />,
  );
  expect(document.body.textContent).toContain(provider.excuse.states.waiting);
  expect(document.body.textContent).toContain('It is of last year');
  expect(document.querySelector('a[href="/9"] img')).not.toBeNull();
  expect(document.body.textContent).not.toContain(provider.excuse.add);
});
