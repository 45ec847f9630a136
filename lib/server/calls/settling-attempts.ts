/** A stranger's attempts on the settlement of completed work, and on the desk's page of the order. */
export function toSettlingAttempts(taskid: number) {
  const ofDesk = { taskid, ispaid: true, reason: 'because' };
  const moved = { taskid, way: 'refund', rial: 1, seenRial: 1, reason: 'because' } as const;
  const tip = [[{ taskid, amountRial: 500_000 }, 'not-yours']] as const;
  const taken = { taskid, measure: 'hidden', reason: 'because' } as const;
  return {
    'operator/moderatereview': [[taken, 'operators-only']],
    'review/appealreview': [[{ taskid, text: 'because' }, 'not-yours']],
    'accounting/getinvoices': [[{ taskid }, 'not-yours']],
    'accounting/getinvoicefile': [[{ taskid }, 'not-yours']],
    'accounting/gettaxrecords': [[{ taskid }, 'not-yours']],
    'tip/gettip': [[{ taskid }, 'not-yours']],
    'tip/givetip': tip,
    'ipg/starttippayment': tip,
    'reqandpay/payheldfee': [[{ taskid }, 'not-yours']],
    'expert/recordcash': [[{ taskid, outcome: 'none', seenRial: 0 }, 'not-yours']],
    'reqandpay/contestcash': [[{ taskid, text: 'a' }, 'not-yours']],
    'reqandpay/paycashdebt': [[{ taskid }, 'not-yours']],
    'operator/decidecashclaim': [[ofDesk, 'operators-only']],
    'operator/confirmcashclaim': [[{ taskid, isconfirmed: true }, 'operators-only']],
    'operator/getorder': [[{ taskid }, 'operators-only']],
    'operator/getallbooking': [[{ taskid }, 'operators-only']],
    'operator/planordermoney': [[{ taskid, way: 'refund', rial: 1 }, 'operators-only']],
    'operator/moveordermoney': [[moved, 'operators-only']],
    'operator/confirmordermoney': [[{ taskid, isconfirmed: true }, 'operators-only']],
    'operator/planreassign': [[{ taskid }, 'operators-only']],
    'operator/reassign': [[{ taskid, isagreed: true, reason: 'because' }, 'operators-only']],
    'operator/writetoorder': [[{ taskid, reader: 'customer', text: 'a' }, 'operators-only']],
  } as const;
}
