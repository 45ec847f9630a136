import { captureLog } from '../testing/captured-log';
import { waitUntil } from '../testing/wait-until';
import { watchOwnBuild } from './own-build';
import { NO_PROBLEMS } from './readiness';

const COMPLAINT = 'the build was changed under this process';

describe('a process whose build is changed under it', () => {
  it.each([
    ['while another is made', null],
    ['once another is there', '{"version":"0.2.0"}'],
  ])('is not ready %s, stays so until it ends, and logs it once', async (_when, after) => {
    const { log, getText } = captureLog();
    let text: string | null = '{"version":"0.1.0"}';
    const own = watchOwnBuild({ log, readText: () => text });
    const check = own.guard(() => Promise.resolve({ ...NO_PROBLEMS, degraded: ['broker'] }));
    expect(await check()).toEqual({ reasons: [], degraded: ['broker'] });
    text = after;
    expect(await check()).toEqual({ reasons: ['build'], degraded: ['broker'] });
    text = '{"version":"0.1.0"}';
    expect((await check()).reasons).toEqual(['build']);
    expect(getText().split(COMPLAINT)).toHaveLength(2);
    own.stop();
  });

  it('notices it while nobody asks', async () => {
    const { log, getText } = captureLog();
    let text: string | null = 'before';
    const own = watchOwnBuild({ log, readText: () => text, everyMs: 5 });
    text = null;
    await waitUntil(() => getText().includes(COMPLAINT));
    own.stop();
  });
});
