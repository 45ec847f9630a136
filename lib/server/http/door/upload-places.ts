import { toNetwork } from '../../throttles';
import { OVERLOAD } from '@/lib/domain/constants/process';

/** Limits concurrent uploads: each takes memory while it comes, and a slow line holds it for minutes. */
export interface UploadPlaces {
  /**
   * Takes a place and returns its release; null when all places, or those of this address (IPv6: its /64), are taken.
   */
  take(address: string): (() => void) | null;
}

export function createUploadPlaces(): UploadPlaces {
  const taken = new Map<string, number>();
  let inAll = 0;
  return {
    take: (address) => {
      const network = toNetwork(address);
      const own = taken.get(network) ?? 0;
      if (inAll >= OVERLOAD.uploads.inAll || own >= OVERLOAD.uploads.anAddress) return null;
      const add = (count: number) => {
        inAll += count;
        const left = (taken.get(network) ?? 0) + count;
        if (left === 0) taken.delete(network);
        else taken.set(network, left);
      };
      add(1);
      let isLeft = false;
      return () => {
        if (!isLeft) add(-1);
        isLeft = true;
      };
    },
  };
}
