/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { keepMove, type WaitingMove } from '@/lib/client/offline/waiting-moves';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import common from '@/messages/en/common.json';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';
import offline from '@/messages/en/work-offline.json';

import { WaitingMoves } from './waiting-moves';

jest.mock('uuid', () => ({ v4: () => 'key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));

const render = createRender({ 'work-offline': offline, provider, units, common });
const text = () => document.body.textContent ?? '';
const FIRST = { key: 'key-1', taskId: 50_001, workName: 'Regular cleaning', move: 'start', opensAtMs: null } as const;

async function shows(refused: Pick<WaitingMove, 'refusal' | 'refusalKey' | 'refusalLanguage'>): Promise<void> {
  window.localStorage.clear();
  storeUserAccount(account);
  keepMove(account.userId, { ...FIRST, ...refused, madeAtMs: Date.now() });
  await render(<WaitingMoves />);
}
afterEach(() => unmount());

describe('a waiting move that the server refuses', () => {
  it('is said in its own words to who reads their language', async () => {
    await shows({ refusal: 'Two tries are left.', refusalKey: 'start-code-wrong', refusalLanguage: 'en' });
    expect(text()).toContain('Two tries are left.');
  });

  it('is said in the reader’s language to who has changed it since', async () => {
    await shows({ refusal: 'این کد درست نیست.', refusalKey: 'start-code-wrong', refusalLanguage: 'fa' });
    expect(text()).toContain(offline.refusals['start-code-wrong']);
    expect(text()).not.toContain('این کد');
  });

  it('is said in words where a host sent none, or a name that is not known here', async () => {
    await shows({ refusal: 'UnknownError', refusalKey: 'UnknownError', refusalLanguage: 'en' });
    expect(text()).toContain(offline.refusals.other);
    expect(text()).not.toContain('UnknownError');
  });
});

describe('without a network', () => {
  it('one line says that nothing is lost, and how much waits', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.localStorage.clear();
    storeUserAccount(account);
    keepMove(account.userId, { ...FIRST, refusal: null, madeAtMs: Date.now() });
    await render(<WaitingMoves />);
    expect(document.querySelector('[role=status] summary')?.textContent).toBe(`${offline.strip}1 in line`);
    expect(document.querySelectorAll('details li')).toHaveLength(1);
    online.mockRestore();
  });
});
