import { PGlite } from '@electric-sql/pglite';

import { openCounters } from './counters';
import { EmbeddedDatabaseProblem } from './problem';
import { testDurability } from './self-test';

// PGlite's own file layer, which has no fsync: what an upgrade that lost ours would leave.
describe('the self-test of a start', () => {
  const test = async (startParams: readonly string[]) => {
    const client = await PGlite.create({ startParams: [...startParams] });
    const outcome = await testDurability(client, openCounters()).then(
      () => null,
      (error: unknown) => error,
    );
    await client.close();
    return outcome;
  };

  it('refuses a database whose setting does not wait for the disk', async () => {
    const outcome = await test(PGlite.defaultStartParams);
    expect(outcome).toBeInstanceOf(EmbeddedDatabaseProblem);
    expect(String(outcome)).toContain('its setting fsync is off and not on');
  });

  it('refuses one whose settings promise it and whose commit does not reach the disk', async () => {
    const settings = [
      '-c',
      'wal_sync_method=fsync',
      '-c',
      'full_page_writes=on',
      '-c',
      'synchronous_commit=on',
      '-c',
      'fsync=on',
    ];
    const outcome = await test([...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), ...settings]);
    expect(outcome).toBeInstanceOf(EmbeddedDatabaseProblem);
    expect(String(outcome)).toContain('a commit did not write through to the disk');
  });
});
