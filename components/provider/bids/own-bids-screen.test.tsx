/** @jest-environment jsdom */
import { createRender, get, press, unmount } from '@/components/forms/testing';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';
import words from '@/messages/en/work-bids.json';

import { OwnBidsScreen } from './own-bids-screen';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const mockAnswers: Record<string, unknown> = {};
const mockMutate = jest.fn(() => Promise.resolve());
jest.mock('@/lib/client/use-call', () => ({
  useCall: (name: string, input: { list?: string }) => ({
    data: mockAnswers[input.list ? `${name} ${input.list}` : name],
    mutate: mockMutate,
  }),
}));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender(fillNumbers({ 'work-bids': words, provider, common, errors, units }, 'en'));
const NONE = { lstOwn: [], ownCount: 0, serverNowMs: 0 };
const getText = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

beforeEach(() => {
  mockAnswers['suggestion/getbidnumber'] = {
    liveCount: 0,
    wonCount: 11,
    lostCount: 21,
    endedCount: 0,
    hitPercent: 34,
    won: { leastRial: 6_200_000, mostRial: 8_100_000 },
    lstRange: [
      { fromRial: null, toRial: 6_500_000, wonCount: 5, decidedCount: 10 },
      { fromRial: 6_500_000, toRial: null, wonCount: 6, decidedCount: 22 },
    ],
    lstWinning: [{ srvcategoryid: 1, srvcattypeid: 2, name: 'Shelves', leastRial: 5_000_000, mostRial: 9_000_000 }],
  };
  mockAnswers['suggestion/getownsuggestion live'] = NONE;
  mockAnswers['suggestion/getownsuggestion lost'] = NONE;
  mockAnswers['suggestion/getbidtemplate'] = {
    lstTemplate: [{ templateid: 3, title: 'Wardrobe', sgtype: 'lump', sgamount: 5_000_000, hourneed: 2, sgDesc: '' }],
  };
  call.mockReset();
});
afterEach(unmount);

describe('the page of the own bids', () => {
  it('says how many won, by price, and which prices won of everybody', async () => {
    await render(<OwnBidsScreen />);
    for (const part of ['34', '11 won of 32', '5 of 10', '6 of 22', 'Shelves', '500,000', '900,000'])
      expect(getText()).toContain(part);
  });

  it('orders live bids by the way there, and says how long it is', async () => {
    const own = (sgid: number, serviceName: string, minutes: number) => ({
      bid: { sgid, price: 5_000_000, sgstate: 1, canEdit: true },
      task: {
        taskid: sgid,
        state: 'BIDDING',
        serviceName,
        serviceTypeName: '',
        gradeName: '',
        gDate: '2026-12-02',
        startHour: 9,
        endHour: 11,
        startsAtMs: 0,
        arrivesUntilMs: null,
        returnVisit: null,
        deliveryPlace: 'Tehran, Tajrish',
      },
      windowEndsAtMs: null,
      travel: { metres: minutes * 400, minutes, from: 'base', isEstimate: true },
    });
    const lstOwn = [own(1, 'Painting', 40), own(2, 'Shelves', 10)];
    mockAnswers['suggestion/getownsuggestion live'] = { lstOwn, ownCount: 2, serverNowMs: 0 };
    await render(<OwnBidsScreen />);
    const names = () => [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent);
    expect(names()).toEqual(['Painting', 'Shelves']);
    expect(getText()).toContain('40 min');
    await press(document.querySelector<HTMLElement>('input[value="nearest"]') ?? document.body);
    expect(names()).toEqual(['Shelves', 'Painting']);
  });

  it('shows one list at a time, and says where it is empty', async () => {
    await render(<OwnBidsScreen />);
    expect(getText()).toContain(words.mine.empty.live);
    const lost = document.querySelector<HTMLInputElement>('input[value="lost"]');
    if (!lost) throw new Error('There is no list of lost bids.');
    await press(lost);
    expect(getText()).toContain(words.mine.empty.lost);
  });

  it('removes a template', async () => {
    call.mockResolvedValue({});
    await render(<OwnBidsScreen />);
    const remove = [...document.querySelectorAll('button')].find((button) =>
      button.getAttribute('aria-label')?.includes('Wardrobe'),
    );
    await press(remove ?? get(HTMLButtonElement, words.mine.remove));
    expect(call).toHaveBeenCalledWith('suggestion/removebidtemplate', { templateid: 3 });
  });
});
