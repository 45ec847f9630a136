import type { ServiceKind } from '@/lib/contract/enumerations';

import { carpet } from './carpet/kind';
import { carwash } from './carwash/kind';
import { cleaning } from './cleaning/kind';
import { gas } from './gas/kind';
import { laundry } from './laundry/kind';
import { medicalTests } from './medical-tests/kind';
import { moving } from './moving/kind';
import { task } from './task/kind';
import { upholstery } from './upholstery/kind';
import type { ServerKind } from './server-kind';

/** The server's manifest of each kind of service. */
const KINDS: { readonly [Kind in ServiceKind]: ServerKind<Kind> } = {
  cleaning,
  laundry,
  carpet,
  upholstery,
  carwash,
  task,
  moving,
  gas,
  testing: medicalTests,
};

/** The server's manifest of a kind. */
export function getServerKind<Kind extends ServiceKind>(kind: Kind): ServerKind<Kind> {
  return KINDS[kind];
}
