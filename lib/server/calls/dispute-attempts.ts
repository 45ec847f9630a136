/** A stranger's attempts on an order's dispute; each call answers that it is not theirs. */
export function toDisputeAttempts(taskid: number) {
  const words = [[{ taskid, text: 'a', reason: 'damage', rial: 1, visitatms: null }, 'not-yours']] as const;
  return {
    'dispute/opendispute': words,
    'dispute/contestfee': words,
    'dispute/getdispute': words,
    'dispute/adddisputewords': words,
    'dispute/offersettlement': words,
    'dispute/acceptoffer': words,
    'dispute/askdesk': words,
    'dispute/withdrawdispute': words,
    'dispute/appealdecision': words,
  };
}
