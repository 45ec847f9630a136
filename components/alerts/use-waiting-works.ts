import { useEffect, useState } from 'react';

import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';

export type WaitingWork = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

const NONE: ReadonlyMap<number, WaitingWork> = new Map();

/** The works of several alerts by their number. One that cannot be read is left out: its alert stands without it. */
export function useWaitingWorks(taskIds: readonly number[]): ReadonlyMap<number, WaitingWork> {
  const [works, setWorks] = useState(NONE);
  const asked = taskIds.join();
  useEffect(() => {
    let isGone = false;
    const read = async (taskid: number) => {
      const { taskDetail } = await callFromBrowser('clean/gettaskdetail', { taskid });
      if (!isGone) setWorks((known) => new Map(known).set(taskid, taskDetail));
    };
    const ids = asked === '' ? [] : asked.split(',').map(Number);
    for (const taskid of ids) void read(taskid).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [asked]);
  return works;
}
