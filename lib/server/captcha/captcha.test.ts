import { PROOF_OF_WORK } from '@/lib/domain/constants/identity';
import { solvePuzzle, toCaptchaResponse } from '@/lib/domain/person/proof-of-work';

import { jobApplications } from '../schema';
import { anOperator } from '../seed/stories/people';
import { useMarketOverHttp } from '../testing/use-market';
import { makeChallenge } from './challenge';

const EASY = { puzzleCount: 2, zeroBits: 1 };
const application = { fullName: 'Nika Rad', mobile: '09123000021', text: 'Ten years of support by telephone.' };

const { service, site } = useMarketOverHttp({ holds: 'nothing' });
let operatorId: number;
beforeAll(async () => {
  operatorId = await anOperator(service.context);
});
// Each test begins with budgets of its own.
beforeEach(() => service.clock.advance(3_600_000));

interface Answer {
  readonly status: number;
  readonly name: string;
  readonly body: Record<string, unknown>;
}

async function post(call: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${site.url}/api/main/boot/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown> & { responseStatus: { name: string } };
  return { status: response.status, name: answer.responseStatus.name, body: answer };
}

const apply = (captchaResponse: string | null, more: object = {}) =>
  post(
    'addApplyJob',
    { ...application, ...more },
    captchaResponse === null ? {} : { 'captcha-response': captchaResponse },
  );
const askChallenge = async () => String((await post('getcaptcha', {})).body.challenge);
const solve = (
  challenge: string,
  { puzzleCount, zeroBits }: { puzzleCount: number; zeroBits: number } = PROOF_OF_WORK,
) =>
  toCaptchaResponse(
    challenge,
    Array.from({ length: puzzleCount }, (_, puzzle) => solvePuzzle(challenge, puzzle, zeroBits)),
  );
/** Signed by us and solved in no time. */
const solveEasy = () =>
  solve(
    makeChallenge(
      EASY,
      service.clock.now().getTime() + PROOF_OF_WORK.lifetimeMs,
      String(service.context.configuration.SESSION_SECRET),
    ),
    EASY,
  );
const countApplications = () => service.context.ports.database.connection.$count(jobApplications);

describe('boot/addApplyJob', () => {
  it('[C-boot] takes an application with the solved challenge in its captcha-response header, and puts it into the operator’s inbox', async () => {
    const asked = await post('getcaptcha', {});
    expect(asked.body).toMatchObject({
      puzzleCount: 8,
      zeroBits: 14,
      expiresAtMs: service.clock.now().getTime() + 600_000,
    });
    const answer = await apply(solve(String(asked.body.challenge)), { mobile: '۰۹۱۲۳۰۰۰۰۲۱' });
    expect(answer).toMatchObject({ status: 200, body: { desc: 'Success', responseStatus: { value: 9999 } } });
    expect(await service.context.ports.database.connection.select().from(jobApplications)).toMatchObject([
      { fullName: 'Nika Rad', mobile: '09123000021', text: application.text, userId: null },
    ]);
    const [message] = (await service.call('user/getuserinbox', {}, { as: operatorId })).userInboxLst;
    expect(message?.body).toContain('09123000021');
    expect(message?.body).toContain(application.text);
  });

  it('[C-boot] refuses it without one, and with an invalid one', async () => {
    const before = await countApplications();
    expect(await apply(null)).toMatchObject({ status: 400, name: 'captcha-required' });
    for (const text of ['x', 'x~1', `${'x'.repeat(5000)}~1`, `${await askChallenge()}~`])
      expect(await apply(text)).toMatchObject({ status: 400, name: 'captcha-wrong' });
    expect(await countApplications()).toBe(before);
  });

  it('[C-boot] accepts a proof once, also of concurrent ones', async () => {
    const response = solveEasy();
    const before = await countApplications();
    const answers = await Promise.all(
      ['0', '1', '2', '3'].map((digit) => apply(response, { mobile: `0912300003${digit}` })),
    );
    expect(answers.map(({ name }) => name).filter((name) => name === 'captcha-used')).toHaveLength(3);
    expect(await countApplications()).toBe(before + 1);
    service.clock.advance(PROOF_OF_WORK.lifetimeMs - 1);
    expect(await apply(response)).toMatchObject({ status: 409, name: 'captcha-used' });
    service.clock.advance(1);
    expect(await apply(response)).toMatchObject({ status: 409, name: 'captcha-expired' });
  });

  it('[C-boot] accepts it within ten minutes and no later', async () => {
    const response = solveEasy();
    service.clock.advance(PROOF_OF_WORK.lifetimeMs);
    expect(await apply(response)).toMatchObject({ status: 409, name: 'captcha-expired' });
  });

  it('[C-boot] refuses less work than asked, and work at another challenge', async () => {
    const challenge = await askChallenge();
    const [, numbers = ''] = solve(challenge).split('~');
    expect(await apply(solve(challenge, { puzzleCount: 8, zeroBits: 4 }))).toMatchObject({
      status: 400,
      name: 'captcha-wrong',
    });
    expect(await apply(`${challenge}~${numbers.split('-').slice(1).join('-')}`)).toMatchObject({
      name: 'captcha-wrong',
    });
    expect(await apply(`${await askChallenge()}~${numbers}`)).toMatchObject({ name: 'captcha-wrong' });
    // What was refused has not been used up.
    expect(await apply(`${challenge}~${numbers}`)).toMatchObject({ status: 200 });
  });

  it('[C-boot] refuses a challenge that was made easier, longer or by the caller', async () => {
    const challenge = await askChallenge();
    const expiresAtMs = service.clock.now().getTime() + 86_400_000;
    const own = makeChallenge(EASY, expiresAtMs, 'a secret that somebody else thought of');
    for (const forged of [
      challenge.replace('.8x14.', '.2x1.'),
      challenge.replace(/\.\d+\.(?=[^.]+$)/, `.${expiresAtMs}.`),
      challenge.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
      own,
    ]) {
      expect(forged).not.toBe(challenge);
      expect(await apply(solve(forged, EASY))).toMatchObject({ status: 400, name: 'captcha-wrong' });
    }
  });

  it('[C-boot] names the wrong field before any proof is checked', async () => {
    const answer = await apply(null, { fullName: ' ', text: '' });
    expect(answer).toMatchObject({
      status: 400,
      name: 'invalid-input',
      body: { fields: [{ field: 'fullName' }, { field: 'text' }] },
    });
  });

  it('[C-boot] accepts five of a mobile in an hour, and limits an address’s challenges', async () => {
    const mobile = '09123000044';
    for (let sent = 0; sent < 5; sent += 1) expect((await apply(solveEasy(), { mobile })).status).toBe(200);
    expect(await apply(solveEasy(), { mobile })).toMatchObject({ status: 429, name: 'TooMuchRequest' });
    service.clock.advance(3_600_000);
    for (let asked = 0; asked < 120; asked += 1) await service.call('boot/getcaptcha', {});
    await expect(service.call('boot/getcaptcha', {})).rejects.toMatchObject({ key: 'TooMuchRequest', status: 429 });
  });

  it('a challenge is not stored between the server and the caller', async () => {
    const response = await fetch(`${site.url}/api/main/boot/getcaptcha`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: '{}',
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await askChallenge()).not.toBe(await askChallenge());
  });

  it('is refused from another site', async () => {
    expect(
      await post('addApplyJob', application, { 'sec-fetch-site': 'cross-site', 'captcha-response': 'x' }),
    ).toMatchObject({ status: 403, name: 'other-origin' });
  });
});
