/** @jest-environment jsdom */
import { createRender, enter, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import provider from '@/messages/en/provider.json';

import { CustomerNotes } from './customer-notes';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
let mockNotes: object;
const mockMutate = jest.fn();
jest.mock('@/lib/client/use-call', () => ({ useCall: () => ({ data: { notes: mockNotes }, mutate: mockMutate }) }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ provider, common, errors });
const words = provider.notes;
const NOTES = { rating: null, canRate: true, addressNote: 'The bell is broken', canWrite: true, isApart: false };

beforeEach(() => {
  mockNotes = NOTES;
  call.mockReset();
  call.mockResolvedValue({ notes: NOTES });
});
afterEach(unmount);

describe('a provider’s notes on a customer', () => {
  it('shows the note on the address, says who sees it, and saves another one', async () => {
    await render(<CustomerNotes taskId={5} />);
    expect(document.body.textContent).toContain(words.private);
    const field = get(HTMLTextAreaElement, words.address);
    expect(field.value).toBe('The bell is broken');
    await enter(field, 'Ring twice');
    await press(getButton(words.save));
    expect(call).toHaveBeenCalledWith('customernote/writenote', {
      taskid: 5,
      text: 'Ring twice',
      seen: { text: 'The bell is broken' },
    });
  });

  it('rates the customer by what is ticked', async () => {
    mockNotes = { ...NOTES, canWrite: false };
    await render(<CustomerNotes taskId={5} />);
    const ready = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent === words.words.isReady,
    );
    const box = ready?.querySelector('input');
    if (!box) throw new Error('There is nothing to tick.');
    await press(box);
    await press(getButton(words.rate));
    const seen = { isReady: null, hasPaid: null, isRespectful: null };
    const said = { taskid: 5, isReady: true, hasPaid: false, isRespectful: false, seen };
    expect(call).toHaveBeenCalledWith('customernote/ratecustomer', said);
  });

  it('says once it is asked that the customer is not wanted again, and takes that back', async () => {
    await render(<CustomerNotes taskId={5} />);
    await press(getButton(provider.regulars.parting.open));
    await press(getButton(provider.regulars.parting.confirm));
    expect(call).toHaveBeenCalledWith('regular/keepapart', { taskid: 5, isApart: true });
    await unmount();
    mockNotes = { ...NOTES, isApart: true };
    await render(<CustomerNotes taskId={5} />);
    await press(getButton(provider.regulars.meeting.open));
    await press(getButton(provider.regulars.meeting.confirm));
    expect(call).toHaveBeenCalledWith('regular/keepapart', { taskid: 5, isApart: false });
  });

  it('is not there before the work is accepted', async () => {
    mockNotes = { ...NOTES, canWrite: false, canRate: false };
    await render(<CustomerNotes taskId={5} />);
    expect(document.body.textContent).toBe('');
  });
});
