import { mergeAll } from '@/lib/funnel/merge-all';

import { carpet } from './carpet';
import { carwash } from './carwash';
import { cleaning } from './cleaning';
import { gas } from './gas';
import { laundry } from './laundry';
import { medicalTests } from './medical-tests';
import { moving } from './moving';
import { task } from './task';
import { textiles } from './textiles';
import { upholstery } from './upholstery';

/** Each kind's own parts. A kind with only common questions has no row. */
const KINDS = {
  cleaning,
  task,
  carpet,
  upholstery,
  carwash,
  gas,
  laundry,
  textiles,
  moving,
  medicalTests,
};

/** A screen for each question that they ask. */
export const kindScreens = mergeAll(Object.values(KINDS).map(({ screens }) => screens));
export const kindAnswers = mergeAll(Object.values(KINDS).map(({ answers }) => answers));
