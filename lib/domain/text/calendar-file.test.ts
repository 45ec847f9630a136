/** @jest-environment node */
import { toDeliveryTimeId, toVisitInterval } from '@/lib/domain/order/delivery-time';

import { createCalendarFile, type CalendarVisit } from './calendar-file';

const interval = toVisitInterval('2026-11-26', toDeliveryTimeId(9), 3);
const visit = {
  uid: '12345678@pelakfan',
  sequence: 1,
  title: 'نظافت عادی، پلاکفن',
  description: 'سفارش ۱۲۳۴۵۶۷۸',
  url: 'https://pelakfan.example/my-order-list/current_order/?taskid=7',
  place: 'تهران، تجریش، خیابان مقصودبیک، کوچهٔ یاس، پلاک ۱۲؛ واحد ۳, زنگ 2; پشت\\در\nطبقهٔ اول',
  startsAtMs: interval.startsAtMs,
  endsAtMs: interval.endsAtMs,
  isConfirmed: true,
};

/** Reads the file as a calendar does: lines unfolded, by name. */
async function read(wishes: Partial<CalendarVisit> = {}): Promise<ReadonlyMap<string, string>> {
  const file = await createCalendarFile({ ...visit, ...wishes });
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

describe('the calendar file of a visit', () => {
  it('begins at nine in Tehran, wherever it is opened', async () => {
    const lines = await read();
    expect([lines.get('DTSTART'), lines.get('DTEND')]).toEqual(['20261126T053000Z', '20261126T083000Z']);
    expect(lines.get('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
  });

  it('breaks lines at 75 octets with CRLF, inside no letter', async () => {
    const file = await createCalendarFile(visit);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = file.split('\r\n');
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(1);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\ufffd');
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('escapes the format’s characters, and loses no part of the address', async () => {
    const written = (await read()).get('LOCATION') ?? '';
    expect(written).toContain('\\;');
    const plain = written.replace(/\\([\\;,nN])/g, (_all, letter: string) =>
      letter.toLowerCase() === 'n' ? '\n' : letter,
    );
    expect(plain).toBe(visit.place);
  });

  it('replaces the file of the former hour, and stays tentative until a provider has accepted', async () => {
    const before = await read({ sequence: 0, isConfirmed: false });
    const after = await read();
    expect(after.get('UID')).toBe(before.get('UID'));
    expect([before.get('SEQUENCE') ?? '0', after.get('SEQUENCE')]).toEqual(['0', '1']);
    expect([before.get('STATUS'), after.get('STATUS')]).toEqual(['TENTATIVE', 'CONFIRMED']);
    expect(after.get('TRIGGER')).toBe('-PT120M');
  });

  it('strikes a visit out that does not take place', async () => {
    expect((await read({ isCancelled: true })).get('STATUS')).toBe('CANCELLED');
  });
});
