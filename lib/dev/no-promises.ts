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
    'notifications.inbox.number-changed.body',
    'policy.sections.6.paragraphs.0',
    'privacy.sections.1.paragraphs.0',
    'privacy.sections.1.paragraphs.1',
  ],
  'A certificate says what its sums count.': ['certificate.notes.sums'],
  'An operator reads what was done or how somebody stands.': [
    'desk.case.act.lineBack',
    'desk.case.act.refund',
    'desk.case.money.back',
    'desk.case.moves.refundByOperator',
    'desk.case.postings.desk-refund',
    'desk.case.postings.dispute-refund',
    'desk.case.postings.order-refund',
    'desk.person.held',
    'desk.search.providerStatuses.suspended',
  ],
  'An operator looks at the paper of one person; there is no other side.': [
    'notifications.inbox.paper-lapsed.body',
    'notifications.sms.paper-lapsed',
    'paper-requests.late',
    'paper-requests.sent',
  ],
  'An empty list, or a break that the professional chose.': [
    'provider.lists.newworks.emptyTitle',
    'provider.newEmpty',
    'schedule.pause.pausedText',
  ],
};
