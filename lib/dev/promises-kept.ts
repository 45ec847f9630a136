import { REFUND_PROMISES, type KeptPromises } from './refund-promises';

/**
 * Every sentence that promises a move, with what carries it out today. A sentence that nothing carries out leaves its
 * page until something does.
 */
export const KEPT_PROMISES: readonly KeptPromises[] = [
  ...REFUND_PROMISES,
  {
    how: 'The lists of what moved name what came back.',
    by: { calls: ['wallet/getturnover', 'payout/getstatement'] },
    keeps: ['money-back', 'pays-out'],
    places: [
      'account.wallet.empty.text',
      'account.wallet.kinds.REFUND',
      'account.wallet.names.order-refund',
      'account.wallet.names.order-return',
      'pay.statement.kinds.PAYOUT',
      'pay.statement.names.payout',
      'pay.statement.names.payout-return',
      'privacy.sections.1.paragraphs.0',
    ],
  },
  {
    how: 'The professional is paid as the customer confirms, or when the time to object is over; until then nobody is.',
    by: { calls: ['reqandpay/confirmtask'], moves: ['complete', 'completeByTime'], timers: ['completeByTime'] },
    keeps: ['pays-out'],
    places: [
      'assorted.page.steps.3.text',
      'camera-repair.types.cctv.page.guarantees.1',
      'carpet-cleaning.grades.vip.page.guarantees.1',
      'handyman.types.painting.page.guarantees.1',
      'home-appliances.types.fridge.page.guarantees.0',
      'home-service.types.bathroom-fittings.page.guarantees.1',
      'orders.finish.text',
      'rebuilding-service.page.guarantees.0',
    ],
  },
  {
    how: 'What is free is put into the queue of payouts, on demand and each Saturday. A run takes it to the bank, whose answer is read back.',
    by: {
      calls: ['payout/requestpayout', 'payout/getpayouts', 'payout/saverhythm', 'operator/importpayoutreturn'],
      timers: ['weekly payouts', 'daily payouts'],
    },
    keeps: ['pays-out', 'money-back'],
    places: [
      'desk.audit.acts.approvepayoutrun',
      'desk.audit.acts.dissolvepayoutrun',
      'desk.audit.acts.makepayoutrun',
      'errors.nothing-due',
      'notifications.inbox.payout-requested.title',
      'notifications.inbox.payout-returned.body',
      'notifications.inbox.payout-returned.title',
      'notifications.sms.payout-returned',
      'notifications.sms.withdrawal-returned',
      'pay.balance.available',
      'pay.balance.rules.daily',
      'pay.balance.rules.from-sum',
      'pay.balance.rules.weekly',
      'pay.balance.submit',
      'pay.balance.submitAmount',
      'pay.balance.sure',
      'pay.balance.sureText',
      'pay.balance.sureTitle',
      'pay.balance.title',
      'pay.payouts.empty',
      'pay.payouts.methods.paya',
      'pay.payouts.methods.satna',
      'pay.payouts.again',
      'pay.payouts.reasons.AG01',
      'pay.payouts.states.paid',
      'pay.payouts.title',
      'pay.rhythm.title',
      'provider.money.payable',
    ],
  },
  {
    how: 'Own money goes from the wallet to the bank by the same runs, and what the bank returns is in the wallet again.',
    by: {
      calls: ['payout/requestwithdrawal', 'payout/getwithdrawals', 'user/eraseaccount', 'operator/importpayoutreturn'],
    },
    keeps: ['pays-out', 'money-back', 'removes'],
    places: [
      'account.personalData.erase.pay',
      'account.personalData.erase.payout',
      'account.personalData.erase.wallet',
      'errors.payout-under-way',
      'notifications.inbox.payout-owed.body',
      'notifications.inbox.payout-owed.title',
      'pay.payouts.due',
      'withdrawal.returned.account',
      'withdrawal.returned.again',
      'withdrawal.sureText',
      'withdrawal.text',
    ],
  },
  {
    how: 'A payout is refused for a while, or for good, with its reason.',
    by: { calls: ['payout/requestpayout', 'payout/savesheba'] },
    keeps: ['pays-out'],
    places: [
      'errors.payout-blocked',
      'errors.payout-exceeds',
      'errors.payout-too-small',
      'notifications.inbox.sheba-changed.body',
      'pay.balance.obstacles.password-changed',
      'pay.balance.obstacles.sheba-blocked',
      'pay.balance.obstacles.sheba-changed',
      'pay.balance.tooLittle',
      'pay.bank.hold',
    ],
  },
  {
    how: 'An operator reads the application and its papers and decides.',
    by: { calls: ['joinus/sendapplication', 'operator/getapplicationdetail', 'operator/decideapplication'] },
    keeps: ['hears-both'],
    places: [
      'application.lead.text',
      'application.review.checkingText',
      'home.why.vetted.text',
      'joinus.steps.list.2.text',
      'joinus.steps.list.2.title',
      'notifications.inbox.application-sent.body',
      'notifications.sms.application-sent',
      'places.service.questions.who.answer',
    ],
  },
  {
    how: 'An operator decides an appeal, with a reason.',
    by: { calls: ['provider/appealsanction', 'operator/getallappeal', 'operator/decideappeal'] },
    keeps: ['hears-both', 'suspends'],
    places: [
      'notifications.inbox.sanction-appeal.body',
      'notifications.sms.sanction-upheld',
      'provider.sanctions.appealText',
    ],
  },
  {
    how: 'Points below the least hold offers back for some days; then time ends it.',
    by: { calls: ['expert/movetask', 'provider/getsanctions'], timers: ['ending sanctions'] },
    keeps: ['suspends'],
    places: [
      'notifications.inbox.sanction-offers-held.body',
      'notifications.inbox.sanction-offers-held.title',
      'notifications.sms.sanction-offers-held',
      'provider.held.offers-held',
      'provider.newHeld',
      'provider.standing.near',
      'provider.standing.urgent',
      'provider.withdrawal.held',
    ],
  },
  {
    how: 'Work that needs a vehicle is offered while an approved one is there; a removed one goes with its papers.',
    by: { calls: ['workvehicle/saveworkvehicle', 'workvehicle/removeworkvehicle', 'operator/decideworkvehicle'] },
    keeps: ['suspends', 'removes'],
    places: ['work-vehicles.changeHint', 'work-vehicles.removeText'],
  },
  {
    how: 'The message, with name and number, reaches the operators’ inbox and mail; they answer by telephone.',
    by: { calls: ['+b2b/register', 'boot/docontactus', 'boot/addApplyJob'] },
    keeps: ['calls-back', 'hears-both'],
    places: [
      'b2b.form.sentText',
      'b2b.metaDescription',
      'b2b.sections.1.paragraphs.0',
      'careers.form.sentText',
      'careers.sections.0.paragraphs.1',
      'contact.form.sentText',
    ],
  },
  {
    how: 'An erased account takes what is its own with it.',
    by: { calls: ['user/eraseaccount'] },
    keeps: ['removes'],
    places: ['account.personalData.erase.text', 'joinus.questions.list.6.answer', 'privacy.sections.0.paragraphs.5'],
  },
  {
    how: 'A number on a list of those who wait, or of a recipient, leaves it by the link, by the word of its owner, and by time.',
    by: {
      calls: ['boot/stoptellmewhenopen', 'orderrecipient/refusevisit', 'user/adddeliveryaddress'],
      timers: ['opened services'],
    },
    keeps: ['removes'],
    places: [
      'opening.privacy',
      'opening.stop.stoppedText',
      'opening.stop.text',
      'privacy.sections.0.paragraphs.1',
      'privacy.sections.3.paragraphs.1',
      'privacy.sections.3.paragraphs.2',
    ],
  },
];

/**
 * The guarantee that SPEC itself promises (S-29), with its headings. It leads to the order's own button, which freezes
 * the money; what gives it back comes with the desk.
 */
export const SPECS_OWN_PROMISE = {
  by: 'dispute',
  sentences: ['home.why.guarantee.text', 'layout.footer.promise'],
  headings: ['home.why.guarantee.title', 'layout.footer.promiseTitle'],
} as const;

/** Texts with such words that promise nothing, by the reason. */
export const NO_PROMISES: Readonly<Record<string, readonly string[]>> = {
  'A thing comes back, not money.': [
    'assorted.types.errands.page.steps.1.text',
    'carpet-cleaning.grades.vip.page.guarantees.1',
    'carpet-cleaning.page.guarantees.0',
    'laundry.grades.eco.page.guarantees.1',
    'laundry.types.suits-and-coats.page.summary',
    'notifications.inbox.work-answer-reminder.body',
  ],
  'It says what is not done: a gift is not paid out, a password cannot be read, the books are not rewritten.': [
    'faq.groups.5.questions.2.answer',
    'faq.groups.6.questions.0.answer',
    'policy.sections.6.paragraphs.0',
    'privacy.sections.1.paragraphs.0',
    'privacy.sections.1.paragraphs.1',
  ],
  'An operator reads what was done or how somebody stands.': [
    'desk.case.act.lineBack',
    'desk.case.act.refund',
    'desk.case.money.back',
    'desk.case.moves.refundByOperator',
    'desk.case.postings.desk-refund',
    'desk.case.postings.dispute-refund',
    'desk.case.postings.order-refund',
    'desk.search.providerStatuses.suspended',
  ],
  'An empty list, or a break that the professional chose.': [
    'provider.lists.newworks.emptyTitle',
    'provider.newEmpty',
    'schedule.pause.pausedText',
  ],
};
