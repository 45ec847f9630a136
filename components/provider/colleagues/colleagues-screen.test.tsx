/** @jest-environment jsdom */
import { createRender, getInput, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';

import { ColleaguesScreen } from './colleagues-screen';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('../use-provider-call', () => ({
  useProviderCall: jest.requireActual<typeof import('@/lib/client/use-call')>('@/lib/client/use-call').useCall,
}));

type Answer = CallAnswer<'provider/getinvitedcolleagues'>;
type Colleague = Answer['lstColleague'][number];

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>>;
const render = createRender({ ...fillNumbers({ provider, errors, common }, 'en'), units });
const NOON_MS = Date.UTC(2026, 10, 28, 8, 30);
const { colleagues } = provider;

const aColleague = (more: Partial<Colleague>): Colleague => ({
  firstName: 'Nika',
  invitedAtMs: NOON_MS,
  state: 'working',
  jobCount: 2,
  why: null,
  endsAtMs: NOON_MS + 15_552_000_000,
  ...more,
});
async function shows(more: Partial<Answer>) {
  call.mockResolvedValue({ inviteCode: 'PELAK0002', lstColleague: [], givenCount: 0, givenRial: 0, ...more });
  await render(<ColleaguesScreen />);
}
const text = () => document.body.textContent ?? '';

afterEach(unmount);

it('gives a link that carries the code into the referral cookie', async () => {
  await shows({});
  expect(text()).toContain(colleagues.none);
  expect(getInput(colleagues.invite.link).value).toMatch(/\/en\/joinus\/\?utm_source=takhfifan&token=PELAK0002$/);
});

it('says of each colleague how many jobs are done, or why no credit came', async () => {
  await shows({
    givenCount: 1,
    givenRial: 500_000,
    lstColleague: [
      aColleague({}),
      aColleague({ firstName: 'Sara', invitedAtMs: 1, state: 'given', jobCount: 5 }),
      aColleague({ firstName: 'Mina', invitedAtMs: 2, state: 'none', why: 'one-person' }),
      aColleague({ firstName: 'Tara', invitedAtMs: 3, state: 'applied', jobCount: 0 }),
    ],
  });
  expect(document.querySelectorAll('progress')).toHaveLength(1);
  expect(text()).toContain('2 of 5 jobs done');
  expect(text()).toContain('You got credit once, 50,000');
  expect(text()).toContain(colleagues.why['one-person']);
  expect(text()).toContain(colleagues.states.applied);
});
