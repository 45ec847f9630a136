import { useProviderCall } from '../use-provider-call';

/** What a new provider has done before the first job; undefined until the host has answered. */
export function useFirstSteps() {
  return useProviderCall('provider/getfirststeps', {});
}
