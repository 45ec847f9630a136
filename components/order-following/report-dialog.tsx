import { sendOwnPhoto } from '@/components/shared/dispute/own-photo';
import { ReportDialog as SharedReportDialog } from '@/components/shared/dispute/report-dialog';
import { callFromBrowser } from '@/lib/client/browser';

import type { TaskDetail } from './task-detail';

interface ReportDialogProps {
  readonly task: TaskDetail;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** The customer reports a problem with an order of their own. */
export function ReportDialog({ task, ...dialog }: ReportDialogProps) {
  const { taskid } = task;
  return (
    <SharedReportDialog
      keptAs={`report-${taskid}`}
      order={task}
      sendPhoto={sendOwnPhoto}
      onReport={(report, fileids) =>
        callFromBrowser('dispute/opendispute', { taskid, ...report, fileids: [...fileids] })
      }
      {...dialog}
    />
  );
}
