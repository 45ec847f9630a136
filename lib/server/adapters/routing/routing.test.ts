import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ROUTING } from '@/lib/domain/constants/travel';
import { estimateWay } from '@/lib/domain/place/travel';

import { describeRouting } from '../../ports/routing.suite';
import { createFixedClock } from '../clock/test';
import { createEstimatedRouting } from './estimated';
import { createOsrmRouting } from './osrm';

const NOW = new Date('2026-11-21T08:00:00Z');
const HOME = { latitude: 35.8045, longitude: 51.4336 };
const DOOR = { latitude: 35.7575, longitude: 51.4098 };

/** Speaks the documented `table` service: seconds and metres from the first point to all. */
let host: Server;
let baseUrl: string;
let asked: string[] = [];
let answers: (goalCount: number) => { readonly status: number; readonly body: unknown };

const toTable = (goalCount: number) => {
  const row = [0, ...Array.from({ length: goalCount }, (_, index) => (index + 1) * 600.4)];
  return { status: 200, body: { code: 'Ok', durations: [row], distances: [row.map((seconds) => seconds * 7)] } };
};

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push(request.url ?? '');
    const goalCount = (request.url ?? '').split(';').length - 1;
    const { status, body } = answers(goalCount);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => host.close(resolve)));
beforeEach(() => {
  asked = [];
  answers = toTable;
});

const open = () => {
  const clock = createFixedClock(NOW);
  const failures: string[] = [];
  const onFailure = (reason: string) => void failures.push(reason);
  return { clock, failures, routing: createOsrmRouting({ baseUrl, clock, onFailure }) };
};

describeRouting('estimated', () => Promise.resolve(createEstimatedRouting()));
describeRouting('OSRM', () => {
  answers = toTable;
  return Promise.resolve(open().routing);
});

it('asks a routing service once for all goals, longitude first, and its ways are no estimates', async () => {
  expect(await open().routing.measure(HOME, [DOOR, HOME])).toEqual([
    { metres: 4_200, minutes: 10, isEstimate: false },
    { metres: 8_400, minutes: 20, isEstimate: false },
  ]);
  expect(asked).toEqual([
    '/table/v1/driving/51.4336,35.8045;51.4098,35.7575;51.4336,35.8045?sources=0&annotations=duration,distance',
  ]);
});

it('asks for more goals than a table holds in parts', async () => {
  const goals = Array.from({ length: ROUTING.goalsAtOnce + 1 }, () => DOOR);
  expect(await open().routing.measure(HOME, goals)).toHaveLength(goals.length);
  expect(asked).toHaveLength(2);
});

it.each([
  ['a refusal', () => ({ status: 400, body: { code: 'InvalidQuery', message: 'no' } })],
  ['an answer that cannot be read', () => ({ status: 200, body: { code: 'Ok' } })],
])('estimates ways after %s, and asks again only after a while', async (_name, given) => {
  answers = given;
  const { routing, clock, failures } = open();
  const estimate = [estimateWay(HOME, DOOR)];
  expect(await routing.measure(HOME, [DOOR])).toEqual(estimate);
  expect(await routing.measure(HOME, [DOOR])).toEqual(estimate);
  expect(asked).toHaveLength(1);
  expect(failures).toHaveLength(1);
  answers = toTable;
  clock.advance(ROUTING.silentForMs);
  expect(await routing.measure(HOME, [DOOR])).toMatchObject([{ isEstimate: false }]);
});

it('estimates a goal without a street beside the others', async () => {
  answers = () => ({ status: 200, body: { code: 'Ok', durations: [[0, null]], distances: [[0, null]] } });
  expect(await open().routing.measure(HOME, [DOOR])).toEqual([estimateWay(HOME, DOOR)]);
});
