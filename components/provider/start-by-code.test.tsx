/** @jest-environment jsdom */
import type { ComponentProps } from 'react';

import { createRender, enter, findButton, getButton, getInput, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';

import { StartByCode } from './start-by-code';
import { useStartCode } from './use-start-code';
import type { WorkDetail } from './work-move';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('uuid', () => ({ v4: () => 'a-key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ provider: fillNumbers(provider, 'en'), common, units });
const words = provider.startCode;
const onMoved = jest.fn();
const work = {
  taskid: 50_001,
  serviceTypeName: 'Regular cleaning',
  serviceName: 'House cleaning',
  recipientName: null,
  custody: null,
  doorWait: null,
} as unknown as WorkDetail;
function Form(props: Pick<ComponentProps<typeof StartByCode>, 'work' | 'move' | 'opensAt'>) {
  return <StartByCode {...props} typed={useStartCode(props.move)} onMissing={onMoved} onMoved={onMoved} />;
}
const field = () => getInput(words.label);
const type = (digits: string) => enter(field(), digits);

beforeEach(async () => {
  jest.clearAllMocks();
  call.mockReset().mockResolvedValue({});
  await render(<Form work={work} move="start" opensAt="8:45" />);
});
afterEach(() => unmount());

it('says until when the customer’s code is needed, and starts the job with the fourth digit, in any script', async () => {
  expect(document.body.textContent).toContain(`before 8:45, ask the customer for the 4 digits`);
  await type('۱۲۳');
  expect(call).not.toHaveBeenCalled();
  await type('۱۲۳۴');
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith(
    'expert/movetask',
    { taskid: 50_001, move: 'start', startCode: '1234', madeAtMs: expect.any(Number) },
    expect.anything(),
  );
  expect(onMoved).toHaveBeenCalledTimes(1);
});

it('asks the person that it is for, who has the code by SMS, and not the customer, who has none', async () => {
  await unmount();
  const guest = { ...work, recipientName: 'Mina' } as WorkDetail;
  await render(<Form work={guest} move="start" opensAt="8:45" />);
  expect(document.body.textContent).toContain('Mina\u2069 for the 4 digits of their SMS');
  await unmount();
  await render(<Form work={guest} move="pickUp" opensAt={null} />);
  expect(document.body.textContent).toContain('Mina\u2069 the list');
});

it('says why a code was refused, and waits for other digits with the focus', async () => {
  call.mockRejectedValueOnce(new CallError('start-code-wrong', { words: 'You can try 4 more times.' }));
  await type('1234');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    '4 more times',
  );
  expect([field().value, document.activeElement]).toEqual(['', field()]);
});

it('the keys of the page type it at the door: no keyboard comes over them, and the fourth starts the job', async () => {
  expect(field().inputMode).toBe('none');
  const erase = document.querySelector<HTMLElement>(`[aria-label="${provider.keypad.delete}"]`) ?? document.body;
  for (const key of ['1', '2', '9'].map(getButton)) await press(key);
  await press(erase);
  await press(getButton('3'));
  expect(field().value).toBe('123');
  expect(call).not.toHaveBeenCalled();
  await press(getButton('4'));
  expect(call).toHaveBeenCalledWith(
    'expert/movetask',
    expect.objectContaining({ startCode: '1234' }),
    expect.anything(),
  );
});

it('on the way, before the arrival, there are no keys, and the phone’s own keyboard comes', async () => {
  await unmount();
  const onTheWay = { ...work, doorWait: { arrivedAtMs: null } } as WorkDetail;
  await render(<Form work={onTheWay} move="start" opensAt="8:45" />);
  expect([findButton('1'), field().inputMode]).toEqual([undefined, 'numeric']);
});

it('the return of textiles names the receipt, and what cash to take before one leaves', async () => {
  await unmount();
  const back = { ...work, pay: null, handed: { cashDueRial: 9_600_000 } } as unknown as WorkDetail;
  await render(<Form work={back} move="handBack" opensAt="Sunday, 12:45" />);
  const text = document.body.textContent ?? '';
  expect(text).toContain('To hand back before Sunday, 12:45');
  expect(text).toContain('Take 960,000');
  await unmount();
  await render(<Form work={{ ...back, recipientName: 'Mina' } as WorkDetail} move="handBack" opensAt={null} />);
  expect(document.body.textContent).toContain('Mina\u2069 for the 4 digits of their SMS');
});
