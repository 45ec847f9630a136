import { BIDS_AN_HOUR, BID_QUESTIONS_AN_HOUR } from '@/lib/domain/constants/bidding';
import { WRONG_GIFT_CODES_AN_HOUR } from '@/lib/domain/constants/gifts';
import {
  ACTIVATION_CODE,
  ADDRESS_BUDGETS_AN_HOUR,
  DEVICE_BUDGETS_AN_HOUR,
  ONE_TIME_PASSWORD_TRIES,
  PROVED_CODES_AN_HOUR,
  STRANGE_ADDRESS_FAILURES,
  STRANGE_DEVICE_FAILURES,
  UNANSWERED_CODES,
  WRONG_PASSWORD,
} from '@/lib/domain/constants/identity';
import { TEST_RESULT_LIMITS } from '@/lib/domain/constants/medical-tests';
import {
  ENQUIRIES_A_MOBILE_AN_HOUR,
  MESSAGE_BUDGETS,
  OPENING_NOTICES_AN_HOUR,
  PUSH_MOST_DEVICES,
} from '@/lib/domain/constants/messages';
import {
  APOLOGY_LIMITS,
  DEPART_OPENS_BEFORE_MS,
  FINISH_AFTER_PERCENT,
  PRICE_CHANGE_LIMITS,
  START_CODE,
  START_OPENS_BEFORE_MS,
  UNPAID_ORDER_LIMIT,
} from '@/lib/domain/constants/orders';
import { BROKER_NEWCOMERS, LARGEST_BROKER_PACKET_BYTES, OVERLOAD } from '@/lib/domain/constants/process';
import { APPLICATIONS_A_DAY, SMS_LANE } from '@/lib/domain/constants/providers';
import { RECIPIENT_ORDERS_A_DAY, RECIPIENT_SMS, RECIPIENT_STOP_DAYS } from '@/lib/domain/constants/recipients';
import { BANK_PAYMENTS_AN_HOUR } from '@/lib/domain/constants/timers';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';

import { sayTime } from './call-limits';

/** The server's defences, by part: the test that attacks it, from the root, and the defence. */
export const DEFENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'People, passwords and codes': {
    'lib/server/identity/login/login.test.ts': `After ${WRONG_PASSWORD.tries} wrong passwords in ${sayTime(WRONG_PASSWORD.windowMs)} a mobile is locked. Each further lock is twice as long, up to ${sayTime(WRONG_PASSWORD.longestLockMs)}.`,
    'lib/server/identity/guessing.test.ts': `An address (IPv6: a /64) has ${ADDRESS_BUDGETS_AN_HOUR.wrongPassword} wrong passwords an hour, a device ${DEVICE_BUDGETS_AN_HOUR.wrongPassword}. A device that its account knows has counters of its own. After ${STRANGE_ADDRESS_FAILURES.inTenMinutes} wrong passwords from strange devices in ten minutes, or ${STRANGE_ADDRESS_FAILURES.aDay} a day, an address needs a code by SMS before its password is checked (\`sms-code-required\`). After ${STRANGE_DEVICE_FAILURES.inTenMinutes} wrong passwords from all strange devices in ten minutes, or ${STRANGE_DEVICE_FAILURES.aDay} a day, every strange device needs a code by SMS. Wrong codes and requests for codes are counted by address and by device. A hundred at once count a hundred times.`,
    'lib/server/identity/code-attacks.test.ts': `Strangers who ask for codes take nothing from a device that the account knows: it has its own ${ACTIVATION_CODE.perHour} codes an hour and ${ACTIVATION_CODE.perDay} a day. They cannot replace its one-time password.`,
    'lib/server/identity/locked-out.test.ts': `A one-time password by SMS opens a locked account. The device that asked for it has ${ONE_TIME_PASSWORD_TRIES} tries, all other devices together ${ONE_TIME_PASSWORD_TRIES}. The code of the SMS step has a lock of its own.`,
    'lib/server/identity/made-up-mobiles.test.ts': `Codes for one mobile are decided one at a time, under a lock. The newest SMS has the right code. After ${UNANSWERED_CODES.inTenMinutes} unanswered codes to new mobiles in ten minutes, ${UNANSWERED_CODES.anHour} an hour, or ${UNANSWERED_CODES.ofAPrefixAnHour} of one prefix an hour, a new mobile needs a proof of work. Operators get a message. Proofs have budgets: ${PROVED_CODES_AN_HOUR.ofANetwork} an hour a network (IPv6: a /48), ${PROVED_CODES_AN_HOUR.inAll} in all.`,
    'lib/server/identity/login/chosen-password.test.ts':
      'A password that is guessed first is refused. A code that would become such a password is drawn again.',
    'lib/server/identity/codes/phone-proof.test.ts':
      'A person who enters the last code of a new mobile, even an expired one, holds the phone, and gets budgets that strangers cannot use up.',
    'lib/server/identity/changed-password.test.ts':
      'A changed password makes every other device a stranger. A login, a change and an erasure hold only while the checked password is still the current one.',
    'lib/server/identity/login/register.test.ts': `A code lives ${sayTime(ACTIVATION_CODE.lifetimeMs)} and has ${ACTIVATION_CODE.tries} tries. A mobile gets one in ${sayTime(ACTIVATION_CODE.resendAfterMs)}, ${ACTIVATION_CODE.perHour} an hour, ${ACTIVATION_CODE.perDay} a day.`,
    'lib/server/throttles/throttle.test.ts': 'A hundred requests at once are counted a hundred times.',
    'lib/server/identity/equal-answers.test.ts':
      'Every refused login has one answer and costs the same work: two verifications.',
    'lib/server/identity/code-secrecy.test.ts': 'A code holds for one mobile and one purpose, and stands in no log.',
    'lib/server/session/session-over-http.test.ts':
      'Each login makes a new token. Cookies are HttpOnly, SameSite=Lax, and over https Secure; only the mark that there is a session can be read by scripts (`lib/domain/site/session-mark.ts`).',
    'lib/server/identity/login/passwords.test.ts':
      'A guess at a stolen password hash costs 19 MiB and two passes, and needs the secret.',
  },
  'The door: requests, files, hosts and the broker': {
    'lib/server/calls/foreign-ids.test.ts':
      'A row of somebody else is 403 in every call that takes an id: orders, bids, prices, results and messages among them.',
    'lib/server/calls/hostile-input.test.ts':
      'No input causes a fault: numbers beyond a column, NUL, half letters, impossible days, wrong shapes. Every call is tried.',
    'lib/server/http/door-input.test.ts': 'No body, header or query that is not a call’s input causes a fault.',
    'lib/server/adapters/audio/thread.test.ts':
      'A voice note is measured by its packets, never by its header. Measuring stops after 3 s: of made-up files one in 250 keeps the library in a loop for ever. What cannot be measured is refused.',
    'lib/server/http/edge/origin-check.test.ts': 'A call that changes something must come from a page of this site.',
    'lib/server/http/edge/refuse-ambiguous-paths.test.ts':
      'An address that reads as another (`/x/../y`, `%2e%2e`, `%2f`, backslashes, each encoded again) reaches no page and no call.',
    'lib/server/http/edge/byte-range.test.ts':
      'A range outside a file is 416. A malformed range or condition causes no fault.',
    'lib/server/http/attacked-edge.test.ts':
      'A client that hangs up in the middle of a body leaves no error in the log. Two Host headers are 400.',
    'lib/server/http/edge/request-facts.test.ts':
      'The visitor’s address is the connection’s. `X-Forwarded-For` counts only as far as our own proxies wrote it (`TRUSTED_PROXIES`).',
    'lib/server/http/poisoned-host.test.ts':
      'A Host header reaches no SMS, mail, bank, page, redirect or kept answer. Outside the demo `SITE_URL` is required.',
    'lib/server/alerts/foreign-topics.test.ts':
      'A session reads its own topics of the broker. Topics of providers are for providers. Every topic of `alerts/topics.ts` is tried.',
    'lib/server/http/door/short-links.test.ts':
      'A short link of an SMS (`/o/…`, `/w/…`) leads to a page of this site, which asks who comes.',
    'lib/server/media/media.test.ts': `A person uploads ${UPLOAD_LIMITS.perPersonADay} files a day.`,
    'lib/server/adapters/broker/packet-meter.test.ts': `An MQTT packet has at most ${LARGEST_BROKER_PACKET_BYTES} bytes. A larger one is refused before the broker stores a byte.`,
    'lib/server/http/broker-attacks.test.ts': `Connections to the broker without a good login: ${BROKER_NEWCOMERS.anAddress} an address (IPv6: a /64), ${BROKER_NEWCOMERS.inAll} in all, ${BROKER_NEWCOMERS.bytes} bytes each. Beyond ${BROKER_NEWCOMERS.refusedAMinute} wrong logins a minute an address is refused at the door.`,
    'lib/server/http/edge/admission.test.ts': `A process works on ${OVERLOAD.fewestUnderWay} to ${OVERLOAD.mostUnderWay} requests at a time, and ${OVERLOAD.mostWaiting.first} payments and moves wait, and ${OVERLOAD.mostWaiting.other} others. Any other is 503 with Retry-After before it begins.`,
    'lib/server/http/overload.test.ts':
      'Twice the load that a process carries is refused in time (measured by `npm run bench -- overload`). A slow body takes no place.',
    'lib/server/http/upload-flood.test.ts': `${OVERLOAD.uploads.inAll} files are on their way in at a time, ${OVERLOAD.uploads.anAddress} of an address (IPv6: a /64). A further one is 503, unread.`,
    'lib/server/http/edge/own-hosts.test.ts':
      'A name that is not the server’s is 421, on sockets as well: no other site reaches the server by DNS rebinding. `/healthz` and `/readyz` answer under any name.',
    'lib/server/http/edge/security-headers.test.ts':
      'The content policy and the other security headers stand on every answer.',
    'e2e/flows/bad-input.e2e.ts': 'A wrong range of a file causes no fault in the framework either.',
    'e2e/flows/attacked-login.e2e.ts': 'The cookie of a referral is HttpOnly.',
    'e2e/flows/poisoned-host.e2e.ts': 'A page that was made for a wrong Host is not kept for the next visitor.',
  },
  'Orders, bids and messages': {
    'lib/server/orders/payments/price-link.test.ts': `An address has ${ADDRESS_BUDGETS_AN_HOUR.wrongPriceKey} wrong keys of price links an hour. A right key always opens.`,
    'lib/server/orders/disputes/problem-link.test.ts': `An address has ${ADDRESS_BUDGETS_AN_HOUR.wrongProblemKey} wrong keys of problem links an hour. A link takes one report and ${UPLOAD_LIMITS.byProblemLinkADay} photos a day, and no other file of the customer’s.`,
    'lib/server/provider-applications/applications.test.ts': `Only their owner reads the papers of an application until they are sent, then operators, too. An application is sent ${APPLICATIONS_A_DAY} times a day, also when many requests come at once.`,
    'lib/server/orders/payments/silent-gateway.test.ts': `An order has ${BANK_PAYMENTS_AN_HOUR.anOrder} payments at a bank an hour, a person ${BANK_PAYMENTS_AN_HOUR.aPerson}. A bank that hangs keeps one person at a time waiting.`,
    'lib/server/orders/moves/order-times.test.ts': `A provider sets off at most ${sayTime(DEPART_OPENS_BEFORE_MS)} and starts at most ${sayTime(START_OPENS_BEFORE_MS)} before the booked hour; an earlier start needs the customer’s code, which has ${START_CODE.tries} tries. Work finishes after ${FINISH_AFTER_PERCENT} % of its time, or by the customer’s word. Work is paid after its booked end at the earliest. A provider who declined, did not answer or lost an order sees nothing of the home or the person.`,
    'lib/server/orders/moves/disputes.test.ts': 'No timer pays an order whose customer reported a problem.',
    'lib/server/orders/bids/bids.test.ts': `A provider has ${BIDS_AN_HOUR} bids and ${BID_QUESTIONS_AN_HOUR} questions an hour. A provider who may not bid learns nothing of an order, and a rival nothing of a bid.`,
    'lib/server/conversations/conversation.test.ts': `A person writes ${MESSAGE_BUDGETS.aMinute} messages a minute, ${MESSAGE_BUDGETS.aDay} a day, and reports ${MESSAGE_BUDGETS.reportsADay} a day. Strangers, blocked people and people who come long after the end write none.`,
    'lib/server/orders/payments/price-changes.test.ts': `Only the provider of an order proposes a price, with photos of their own, and only its customer decides. An order has ${PRICE_CHANGE_LIMITS.anOrder} proposals.`,
    'lib/server/kinds/medical-tests/medical-tests.test.ts': `Only the provider who did the work hands over results, ${TEST_RESULT_LIMITS.filesAPerson} a person and for ${TEST_RESULT_LIMITS.daysAfterVisit} days. Only the customer reads them.`,
    'lib/server/orders/calls/recipients/recipients.test.ts': `The recipient of an order gets ${RECIPIENT_SMS} SMS about it. A number and a customer have ${RECIPIENT_ORDERS_A_DAY} such orders a day. A number that refused gets none for ${RECIPIENT_STOP_DAYS} days.`,
    'lib/server/orders/sms-lane/sms-lane.test.ts': `An SMS that comes in needs the secret of its address. A mobile has ${SMS_LANE.messagesAnHour} an hour and ${SMS_LANE.wrongCodes} wrong codes; each lock is longer. The HTTP answer is always the same.`,
    'lib/server/app-link/sharelink.test.ts': 'The app’s link goes to a mobile and from an address a few times an hour.',
    'lib/server/enquiries/enquiries.test.ts': `A mobile leaves ${ENQUIRIES_A_MOBILE_AN_HOUR} messages to the marketplace an hour.`,
    'lib/server/availability/tellmewhen.test.ts': 'A person has a budget of wishes for a free hour.',
    'lib/server/orders/placing/unpaid-orders.test.ts': `A customer has ${UNPAID_ORDER_LIMIT.withoutCompletedOrder} unpaid or cash orders, after a completed one ${UNPAID_ORDER_LIMIT.otherwise}, and no two at the same time.`,
    'lib/server/opening-notices/opening-notices.test.ts': `A mobile has ${OPENING_NOTICES_AN_HOUR} wishes an hour to be told that a service opens, an address ${ADDRESS_BUDGETS_AN_HOUR.tellmewhenopen}, and ${ADDRESS_BUDGETS_AN_HOUR.stoptellmewhenopen} requests to stop.`,
    'lib/server/messages/push.test.ts': `A notification goes to ${PUSH_MOST_DEVICES} browsers of a person, with a title and a path alone, while the session goes on.`,
    'lib/server/adapters/push/web-push.test.ts': 'A notification goes only to the address of a known push service.',
  },
  Money: {
    'lib/server/money/welcome-gift.test.ts':
      'A mobile gets one welcome gift ever. The mark of it says nothing of the number without SESSION_SECRET.',
    'lib/server/money/redeemgift.test.ts': `A person has ${WRONG_GIFT_CODES_AN_HOUR} wrong gift codes an hour in all calls together.`,
    'lib/server/money/apologies.test.ts': `An apology becomes money when an order that was paid online is completed: one an order, one a pair in ${sayTime(APOLOGY_LIMITS.pairEveryMs)}, ${APOLOGY_LIMITS.aYear} a year. Two sides that share a device, network or card get none.`,
  },
  'Start, disk and data': {
    'lib/server/start/processes.test.ts':
      'A session that ends in one process ends in all of them, with its lines to the broker, within a second.',
    'lib/server/start/attacked-timers.test.ts':
      'A bank that hangs, or a row that fails, stops no timer, in several processes neither.',
    'lib/server/jobs.test.ts':
      'A row that fails stops neither its batch nor another job. The rows of every batch are poisoned once.',
    'lib/server/start/installation.test.ts':
      'A database is a demo’s or a real one for good: samples never meet real people. No sample’s password holds outside the demo. A secret that the passwords were not made with stops the start.',
    'lib/server/adapters/database/embedded-template.test.ts': 'A damaged template of the database is not used.',
    'lib/server/adapters/write-whole.test.ts': 'A file of the first start is whole as soon as it has its name.',
    'lib/server/start/damaged-files.test.ts': 'A database that is gone from beside its files stops the start.',
    'lib/server/adapters/database/directory-lock.test.ts':
      'Two processes never share a data directory, through bind mounts and in containers neither. It is free at once after kill -9.',
    'lib/server/start/full-disk.test.ts':
      '`/readyz` is 503 while the disk takes no writes or has less room than the database needs.',
    'lib/server/start/readiness.test.ts':
      '`/readyz` is 503 while PostgreSQL is a standby. It names a storage that keeps no file.',
    'e2e/flows/damaged-data.e2e.ts':
      'Damaged data (a secret, a database file, half a backup) stops a start or a restore with a sentence that names the file and what to do. Thirteen kinds are tried.',
    'e2e/flows/killed-server.e2e.ts': 'The pages under `/dev/` never meet real data.',
  },
};
