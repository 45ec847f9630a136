import { pino } from 'pino';

import { createOldTestDatabase } from '../testing/database';
import { migrateTelling, takeConsole, tellAbsences, tellStart, toLifeLog } from './life-log';
import { tellReady } from './start-greeting';
import { readVersion } from './version';

const collect = (level: string) => {
  const lines: string[] = [];
  const log = pino({ level }, { write: (line: string) => void lines.push(line) });
  return { log, read: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) };
};

describe('the lines of a process’s life', () => {
  it.each(['info', 'warn', 'error'])('are logged on a real site, also with LOG_LEVEL=%s', (level) => {
    const { log, read } = collect(level);
    const life = toLifeLog(log, { isEmbeddedDemo: false });
    tellStart(life, { SESSION_SECRET: 'hidden-secret', PORT: '3001', PATH: '/bin' }, [
      'PORT',
      'SESSION_SECRET',
      'HOST',
    ]);
    tellReady(life, { siteUrl: 'https://pelakfan.example', isWithoutOperator: true });
    expect(read()).toMatchObject([
      {
        msg: 'a process of the site starts',
        version: readVersion(),
        node: process.version,
        configured: ['PORT', 'SESSION_SECRET'],
      },
      { msg: 'people can come', siteUrl: 'https://pelakfan.example/' },
      { msg: expect.stringContaining('npm run operator') },
    ]);
    expect(JSON.stringify(read())).not.toContain('hidden-secret');
  });

  it('are lines like others in the demo', () => {
    const { log, read } = collect('warn');
    tellStart(toLifeLog(log, { isEmbeddedDemo: true }), {}, []);
    expect(read()).toEqual([]);
  });

  it('name at each start the missing partners', () => {
    const { log, read } = collect('warn');
    tellAbsences(log, { PAYMENTS: 'cash-and-wallet', SMS: 'none', MAILS: undefined });
    expect(read().map(({ msg }) => msg)).toEqual([
      expect.stringContaining('nothing is paid or topped up at a bank'),
      expect.stringContaining('nobody can register'),
    ]);
  });

  it('take the framework’s prints, without its colours, so that the output is the log alone', () => {
    const { log, read } = collect('info');
    const printed: unknown[] = [];
    const print = (...said: unknown[]) => void printed.push(said);
    const own = { log: print, info: print, debug: print };
    const giveBack = takeConsole(log, own);
    own.log('\u001B[32m ✓\u001B[39m %s in %d ms', 'Ready', 12);
    giveBack();
    own.log('again');
    expect(read()).toMatchObject([{ source: 'framework', msg: '✓ Ready in 12 ms' }]);
    expect(printed).toEqual([['again']]);
  });

  it('count a start’s migrations, and leave the line out without any', async () => {
    const database = await createOldTestDatabase('0000_tables', '');
    const { log, read } = collect('info');
    await migrateTelling(database, log);
    await migrateTelling(database, log);
    const [first, second] = read();
    expect(first?.applied).toBe(Number(first?.total) - 1);
    expect(second).toMatchObject({ applied: 0, total: first?.total, msg: 'the database has its migrations' });
    await database.close();
  });
});
