import { NO_PROBLEMS } from '../../start/readiness';
import { createTestService, type TestService } from '../../testing/call';
import { loadTestMarket } from '../../testing/market';
import { createDoor } from '../door/door';
import { listen, type Listening } from '../edge/listen';

const CATALOGUE = '/api/main/boot/getallcategoryv3';
const CITIES = '/api/main/geo/province-and-city';

describe('the catalogue’s answers from memory', () => {
  let service: TestService;
  let listening: Listening;
  let calls = 0;
  beforeAll(async () => {
    service = await createTestService();
    await loadTestMarket(service);
    const door = createDoor(service.app);
    const options = {
      app: service.app,
      demo: null,
      host: '127.0.0.1',
      port: 0,
      brokerSocket: null,
      getServicePaths: () => new Map(),
    };
    listening = await listen({
      ...options,
      door: (request, connection) => ((calls += 1), door(request, connection)),
      checkReadiness: async () => NO_PROBLEMS,
    });
  });
  afterAll(async () => {
    await listening.close();
    await service.close();
  });

  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${listening.port}${path}`, { headers });
  /** Asks until an answer did not need the door. */
  const getFromMemory = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    for (let tries = 0; tries < 1000; tries += 1) {
      const before = calls;
      const response = await get(path, headers);
      if (calls === before) return response;
      await response.arrayBuffer();
    }
    throw new Error(`${path} always went to the door`);
  };

  it('are the door’s own bytes, headers of security included, in each language', async () => {
    for (const path of [CATALOGUE, CITIES]) {
      for (const language of ['fa', 'de']) {
        const fromDoor = await get(path, { 'accept-language': language, authorization: 'unknown' });
        const kept = await getFromMemory(path, { 'accept-language': language });
        expect(await kept.json()).toEqual(await fromDoor.json());
        for (const name of ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options'])
          expect([name, kept.headers.get(name)]).toEqual([name, fromDoor.headers.get(name)]);
        expect(kept.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      }
    }
  });

  it('answer 304 to clients that have them', async () => {
    const first = await getFromMemory(CITIES);
    const again = await getFromMemory(CITIES, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('are not for callers with a token or a session cookie, nor for other methods and queries', async () => {
    await getFromMemory(CITIES);
    const asked = [
      get(CITIES, { authorization: 'unknown' }),
      get(CITIES, { cookie: 'pelakfan_session=unknown' }),
      get(`${CITIES}?a=1`),
      fetch(`http://127.0.0.1:${listening.port}${CITIES}`, { method: 'POST' }),
    ];
    const before = calls;
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect([statuses, calls - before]).toEqual([[200, 200, 200, 405], 4]);
  });

  it('are requested anew after a minute and when the catalogue changed', async () => {
    await getFromMemory(CITIES);
    const countCalls = async () => {
      const before = calls;
      await (await get(CITIES)).arrayBuffer();
      return calls - before;
    };
    expect(await countCalls()).toBe(0);
    listening.purgePages();
    expect(await countCalls()).toBeGreaterThan(0);
    await getFromMemory(CITIES);
    service.clock.advance(60_000);
    expect(await countCalls()).toBeGreaterThan(0);
  });
});
