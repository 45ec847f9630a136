import { callFromBrowser } from '@/lib/client/browser';
import { saveCsvFile } from '@/lib/client/csv-file';
import type { CallRequest } from '@/lib/contract';

import type { AuditEntry } from './audit-row';

const HEADER = [
  'id',
  'at',
  'who',
  'for',
  'action',
  'subject',
  'subject id',
  'input',
  'before',
  'after',
  'why',
  'outcome',
];

/** Has the browser save every entry of a filter as a file for spreadsheets. That is logged like any read. */
export async function saveAudit(filter: CallRequest<'operator/getaudit'>): Promise<void> {
  const entries: AuditEntry[] = [];
  let beforeId: number | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(filter, beforeId);
    entries.push(...page.lstEntry);
    beforeId = page.nextBeforeId;
  } while (beforeId !== null);
  saveCsvFile('audit.csv', [HEADER, ...entries.map(toRow)]);
}

function readPage(filter: CallRequest<'operator/getaudit'>, beforeId: number | null) {
  return callFromBrowser('operator/getaudit', { ...filter, isExport: true, ...(beforeId !== null && { beforeId }) });
}

function toRow(entry: AuditEntry) {
  const { entryid, atMs, actor, behalf, action, subject, subjectid, input, before, after, reason, outcome } = entry;
  return [
    entryid,
    new Date(atMs).toISOString(),
    `${actor.userid} ${actor.fullname}`,
    behalf ? `${behalf.userid} ${behalf.fullname}` : '',
    action,
    subject,
    subjectid ?? '',
    input,
    before ?? '',
    after ?? '',
    reason ?? '',
    outcome,
  ];
}
