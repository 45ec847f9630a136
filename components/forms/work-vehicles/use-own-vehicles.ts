import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';

export type OwnVehicles = CallAnswer<'workvehicle/getworkvehicles'>;
export type WorkVehicle = OwnVehicles['lstVehicle'][number];

const NOTHING = {};

/** The person's vehicles for work, and the truck that they drive. `keep`: what a call has answered since. */
export function useOwnVehicles() {
  const { data, error, mutate } = useCall('workvehicle/getworkvehicles', NOTHING);
  return {
    data,
    error,
    retry: () => void mutate(),
    keep: (answer: OwnVehicles) => void mutate(answer, { revalidate: false }),
  };
}
