export interface HolidayFacts {
  /** Gregorian, `2026-03-21`; stands once. */
  readonly date: string;
  /** Its name in content/shared/<locale>.json, under `holidays`. */
  readonly key: string;
  /** Announced by moon sighting, may move by a day. */
  readonly isLunar: boolean;
}

const solar = (date: string, key: string): HolidayFacts => ({ date, key, isLunar: false });
const lunar = (date: string, key: string): HolidayFacts => ({ date, key, isLunar: true });

/**
 * Official holidays of 1405 and 1406, 2026-03-21 to 2028-03-19; each day once.
 * The lunar days of 1406 are reckoned from the visibility of the new moon and wait for the printed calendar.
 */
export const holidays: readonly HolidayFacts[] = [
  lunar('2026-03-21', 'nowruzAndFitr'),
  lunar('2026-03-22', 'nowruzAndFitrSecondDay'),
  solar('2026-03-23', 'nowruz'),
  solar('2026-03-24', 'nowruz'),
  solar('2026-04-01', 'republicDay'),
  solar('2026-04-02', 'natureDay'),
  lunar('2026-05-27', 'adha'),
  solar('2026-06-04', 'khomeiniAndGhadir'),
  solar('2026-06-05', 'khordad15'),
  lunar('2026-06-24', 'tasua'),
  lunar('2026-06-25', 'ashura'),
  lunar('2026-08-04', 'arbaeen'),
  lunar('2026-08-12', 'prophetPassing'),
  lunar('2026-08-13', 'reza'),
  lunar('2026-08-21', 'askari'),
  lunar('2026-08-30', 'prophetBirth'),
  lunar('2026-11-13', 'fatima'),
  lunar('2026-12-23', 'aliBirth'),
  lunar('2027-01-06', 'mabas'),
  lunar('2027-01-24', 'mahdiBirth'),
  solar('2027-02-11', 'revolutionDay'),
  lunar('2027-02-28', 'aliMartyrdom'),
  lunar('2027-03-10', 'fitr'),
  lunar('2027-03-11', 'fitrSecondDay'),
  solar('2027-03-20', 'oilDay'),
  solar('2027-03-21', 'nowruz'),
  solar('2027-03-22', 'nowruz'),
  solar('2027-03-23', 'nowruz'),
  solar('2027-03-24', 'nowruz'),
  solar('2027-04-01', 'republicDay'),
  solar('2027-04-02', 'natureDay'),
  lunar('2027-05-17', 'adha'),
  lunar('2027-05-25', 'ghadir'),
  solar('2027-06-04', 'khomeini'),
  solar('2027-06-05', 'khordad15'),
  lunar('2027-06-14', 'tasua'),
  lunar('2027-06-15', 'ashura'),
  lunar('2027-07-25', 'arbaeen'),
  lunar('2027-08-02', 'prophetPassing'),
  lunar('2027-08-03', 'reza'),
  lunar('2027-08-11', 'askari'),
  lunar('2027-08-20', 'prophetBirth'),
  lunar('2027-11-02', 'fatima'),
  lunar('2027-12-12', 'aliBirth'),
  lunar('2027-12-26', 'mabas'),
  lunar('2028-01-13', 'mahdiBirth'),
  solar('2028-02-11', 'revolutionDay'),
  lunar('2028-02-17', 'aliMartyrdom'),
  lunar('2028-02-27', 'fitr'),
  lunar('2028-02-28', 'fitrSecondDay'),
  solar('2028-03-19', 'oilDay'),
];
