import { job } from '../testing';
import { findWork } from './find-work';

const JOBS = [
  job(50_001, 9, { serviceName: 'نظافت منزل', deliveryPlace: 'تهران، تجریش', deliveryStreet: 'کوچهٔ یاس، پلاک ۱۲' }),
  job(50_002, 13, { serviceName: 'House cleaning', deliveryPlace: 'Tehran, Elahieh', deliveryStreet: 'No. 41' }),
];
const names = new Map([[50_002, 'Bahram Tehrani']]);
const find = (text: string) => findWork(JOBS, text, (id) => names.get(id) ?? '').map(({ taskid }) => taskid);

it.each([
  ['', [50_001, 50_002]],
  ['   ', [50_001, 50_002]],
  // Arabic letters and Latin digits find what is written with Persian ones.
  ['تجريش', [50_001]],
  ['پلاک 12', [50_001]],
  ['۴۱', [50_002]],
  ['bahram', [50_002]],
  ['۵۰۰۰۱', [50_001]],
  ['elahieh cleaning', [50_002]],
  ['elahieh carpet', []],
  ['x'.repeat(10_000), []],
])('“%.20s” finds the jobs that have all of its words', (text, found) => {
  expect(find(text)).toEqual(found);
});
