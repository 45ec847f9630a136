/** A stranger's attempts on a conversation's report, and on the measure that followed. */
export function toReportAttempts(reportid: number) {
  const ofDesk = [[{ reportid, measure: 'warned', decision: 'lifted', reason: 'Because' }, 'operators-only']] as const;
  return {
    'ordermessage/appealmeasure': [[{ reportid, text: 'a' }, 'not-yours']] as const,
    'operator/getreport': ofDesk,
    'operator/getreportedconversation': ofDesk,
    'operator/decidereport': ofDesk,
    'operator/decidemeasureappeal': ofDesk,
  };
}
