/** @jest-environment jsdom */
import { createRender, findButton, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import team from '@/messages/en/team.json';
import vehicles from '@/messages/en/work-vehicles.json';

import { ConcernedPlaces } from '../shell/concerned-places';
import { MissingVehicle } from '../vehicles/missing-vehicle';
import type { WorkDetail } from '../work-move';
import { HandOn } from './hand-on';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('next/dynamic', () => () => jest.requireActual('./assign-dialog').AssignDialog);

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ team, common, 'work-vehicles': vehicles });
const NOBODY = { team: null, lstMember: [], lstInvitation: [] };
const COMPANY = { ...NOBODY, team: { companyName: 'Shining Homes', place: 'company' } };
const NO_VEHICLES = { lstVehicle: [], lstUse: [], truck: null, serverNowMs: 0 };
const work = {
  taskid: 50_001,
  state: 'CONFIRMED',
  kind: 'cleaning',
  handed: null,
  serviceTypeName: 'Regular cleaning',
  gDate: '2026-11-28',
  startHour: 9,
  endHour: 12,
  startsAtMs: 0,
  arrivesUntilMs: null,
} as unknown as WorkDetail;

afterEach(() => unmount());

const answers = (given: Readonly<Record<string, unknown>>) =>
  call.mockReset().mockImplementation(async (name) => given[name] ?? {});
const read = () => document.body.textContent ?? '';

it('an accepted work of a company offers to hand it to somebody, with who is free, and goes to the one who is pressed', async () => {
  const travel = { metres: 3400, minutes: 9, from: 'base', isEstimate: true };
  const member = {
    userId: 7,
    fullname: 'Maryam',
    userImage: null,
    workerRate: 4.8,
    travel,
    isFree: true,
    isAssigned: false,
    hasReturned: false,
  };
  answers({ 'team/getteam': COMPANY, 'team/getfreemember': { lstMember: [member], isCompanyFree: true } });
  const onChange = jest.fn();
  await render(<HandOn work={work} onChange={onChange} />);
  expect(getButton(team.assign.open).className).toContain('bg-saffron-500');
  await press(getButton(team.assign.open));
  expect(read()).toContain('4.8');
  expect(read()).toContain('About 3.4 km, 9 min away (an estimate)');
  await press(getButton('Hand over to Maryam'));
  expect(call).toHaveBeenCalledWith('team/assignwork', { taskid: 50_001, userId: 7 });
  expect(onChange).toHaveBeenCalledTimes(1);
});

it.each([
  ['who has no team', NOBODY, {}],
  ['a worker of a team', { ...COMPANY, team: { companyName: 'Shining Homes', place: 'worker' } }, {}],
  ['a company whose work has begun', COMPANY, { state: 'IN_PROGRESS' }],
  ['a company of whom petrol was ordered', COMPANY, { kind: 'gas' }],
] as const)('%s is not offered to hand a work on', async (_who, own, changes) => {
  answers({ 'team/getteam': own });
  await render(<HandOn work={{ ...work, ...changes } as WorkDetail} onChange={() => undefined} />);
  expect(findButton(team.assign.open)).toBeUndefined();
});

const places = (
  <ul>
    <ConcernedPlaces place="dashboard" words={{ team: 'Team', vehicles: 'Work vehicles' }} className="" />
  </ul>
);

it('the menu of the area leads a company to its team and a mover to the vehicles, and others to neither', async () => {
  answers({ 'team/getteam': COMPANY, 'workvehicle/getworkvehicles': { ...NO_VEHICLES, lstUse: ['nissan'] } });
  await render(places);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/pelakman/team/'),
    expect.stringContaining('/pelakman/vehicles/'),
  ]);
  await unmount();
  answers({ 'team/getteam': NOBODY, 'workvehicle/getworkvehicles': NO_VEHICLES });
  await render(places);
  expect(document.querySelector('a')).toBeNull();
});

it('a mover without a vehicle here learns why no such work comes', async () => {
  answers({ 'workvehicle/getworkvehicles': { ...NO_VEHICLES, lstUse: ['nissan'] } });
  await render(<MissingVehicle />);
  expect(read()).toContain(vehicles.missing);
});
