'use client';

import { Queue } from '../queue';
import { useQueue } from '../use-queue';
import { PaperRequestCard } from './paper-request-card';

/** Papers that were asked for and have come, or did not come in time. */
export function PaperQueue() {
  const { data, readAgain, queue } = useQueue('operator/getallpaperrequest', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="papers" rows={data?.lstPaperRequest} {...queue}>
        {(request) => <PaperRequestCard key={request.requestid} request={request} hasOwner onDone={readAgain} />}
      </Queue>
    </div>
  );
}
