import dynamic from 'next/dynamic';
import { useState, type ComponentType, type ReactNode } from 'react';

import { toPatientLoader } from '@/lib/client/patient-loader';

interface FetchedPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches it ahead of its turn. */
  readonly load: () => Promise<unknown>;
}

/**
 * A part that comes when it is reached. One place asks for it, because the bundler makes a file for every place that
 * asks. The file that was fetched ahead has to be the one that is then needed.
 */
export function toFetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: () => ReactNode,
): FetchedPart<Props> {
  const patientLoad = toPatientLoader(load);
  const Late = dynamic(patientLoad, { loading });
  let fetched: ComponentType<Props> | null = null;
  /**
   * A part that was fetched ahead is there at once. By its promise it would be late, if only by a moment, and React
   * leaves what stands for it for 300 ms.
   */
  function Part(props: Props) {
    // The one that it began as: another would begin anew, and lose what was typed.
    const [Chosen] = useState(() => fetched ?? Late);
    return <Chosen {...props} />;
  }
  return { Part, load: async () => void (fetched = await patientLoad()) };
}
