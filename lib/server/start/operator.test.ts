import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { toPasswordDigest } from '@/lib/domain/person/password';

import { createTestService, type TestService } from '../testing/call';
import { createServerDatabase } from '../testing/database';
import { registerPerson } from '../testing/person';
import { runProgram } from '../testing/run-program';
import { openControl } from './control';
import { createReadiness } from './readiness';

const MOBILE = '09121110001';

describe('npm run operator, while the site runs on its embedded database', () => {
  let service: TestService;
  let dataDirectory: string;
  let control: Awaited<ReturnType<typeof openControl>>;
  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'operator-'));
    service = await createTestService();
    control = await openControl(service.context, dataDirectory);
  });
  afterAll(async () => {
    await control.close();
    await service.close();
    await rm(dataDirectory, { recursive: true, force: true });
  });
  const run = (...given: string[]) => runProgram('operator', given, { DATA_DIR: dataDirectory });
  const readDegraded = async () => (await createReadiness(service.context.ports)()).degraded;

  it('makes the first operator, who reads messages from before their time, and logs in with the password of the terminal', async () => {
    await service.call('boot/docontactus', { name: 'Nika', mobile: '09123000001', text: 'Is anybody there?' });
    expect(await readDegraded()).toEqual(['operator']);

    expect(await run(MOBILE)).toContain(`${MOBILE} has no account yet`);
    expect(await readDegraded()).toEqual(['operator']);
    const told = await run(MOBILE, '--name', 'Sara Ahmadi');
    expect(told).toContain(`${MOBILE} is an operator now, with the role "owner".`);
    expect(told).toContain('Messages that had waited for an operator: 1.');
    expect(await readDegraded()).toEqual([]);

    // Missed, or closed with its terminal: the same command makes another.
    const password = /^Password: (\d{4})$/m.exec(await run(MOBILE))?.[1] ?? '';
    expect(told).toMatch(/^Password: \d{4}$/m);
    const login = { mobile: MOBILE, password: toPasswordDigest(MOBILE, password) };
    const as = (await service.call('security/login', login)).account?.userId ?? 0;
    expect((await service.call('operator/getallapplication', {}, { as })).lstApplication).toEqual([]);
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as });
    expect(userInboxLst[0]?.body).toContain('Is anybody there?');
  });

  it('gives a person with an account the desk and no new password, and changes the role at the desk on request', async () => {
    await registerPerson(service, '09121110002');
    const told = await run('+98 912 111 0002');
    expect(told).toContain('with the role "support"');
    expect(told).toContain('log out and in again');
    const again = await run('09121110002', '--role', 'finance');
    expect(again).toContain('with the role "finance"');
    expect(told + again).not.toContain('Password');
    expect(await run('09121110002')).toContain('with the role "finance"');
  });

  it.each([
    [[], 'Whom to make an operator is not said: npm run operator --'],
    [['0912'], '"0912" is no mobile number'],
    [[MOBILE, '--role', 'king'], '"king" is no role at the desk: it is one of owner, finance, support, catalogue.'],
    [[MOBILE, '--name', 'Sara'], '"Sara" is no given name and family name'],
  ])('names the fault of %j, and changes nothing', async (given, sentence) => {
    expect(await run(...given)).toContain(sentence);
  });

  it('[C-security] is for the user of the data directory alone', async () => {
    expect((await stat(join(dataDirectory, 'control.sock'))).mode & 0o777).toBe(0o600);
  });
});

const server = process.env.DATABASE_URL_TEST;

describe('npm run operator, while the site does not run', () => {
  let dataDirectory: string;
  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'operator-'));
  });
  afterAll(() => rm(dataDirectory, { recursive: true, force: true }));
  const makesTheFirst = async (more: Readonly<Record<string, string>>) => {
    const environment = { DATA_DIR: dataDirectory, SITE_URL: 'https://pelakfan.example', ...more };
    expect(await runProgram('operator', [MOBILE, '--name', 'Sara Ahmadi'], environment)).toContain(
      'with the role "owner"',
    );
  };

  it('makes the first operator of an embedded database before any start', () => makesTheFirst({}));

  (server === undefined ? it.skip : it)(
    'makes the first operator of a PostgreSQL database that nothing has started on',
    async () => {
      const { url, drop } = await createServerDatabase(server ?? '');
      await makesTheFirst({ DATABASE_URL: url, SESSION_SECRET: 'a-secret-that-only-the-tests-know-of-0123456789' });
      await drop();
    },
  );
});
