import { useProviderCall } from '../use-provider-call';

/** A new provider's done steps before the first job; undefined until the host has answered. */
export function useFirstSteps() {
  return useProviderCall('provider/getfirststeps', {});
}
