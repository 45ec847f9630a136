import { describeMail } from '../ports/mail.suite';
import type { MailMessage } from '../ports/mail';
import { describePush } from '../ports/push.suite';
import type { PushMessage } from '../ports/push';
import { describeSms } from '../ports/sms.suite';
import type { SmsMessage } from '../ports/sms';
import { describeStorage } from '../ports/storage.suite';
import {
  createMemoryStorage,
  createRecordingMail,
  createRecordingPush,
  createRecordingSms,
  TEST_PUSH_SERVICE,
} from './ports';

const close = async () => undefined;

describeStorage('memory of the tests', async () => createMemoryStorage());

describeSms('recording of the tests', async () => {
  const sent: SmsMessage[] = [];
  return {
    sms: createRecordingSms(sent),
    listSent: async (mobile) => sent.filter((message) => message.mobile === mobile).map(({ text }) => text),
    refusedMobile: '09120000500',
    close,
  };
});

describeMail('recording of the tests', async () => {
  const sent: MailMessage[] = [];
  return {
    mail: createRecordingMail(sent),
    listReceived: async (recipient) =>
      sent.filter((message) => message.recipient === recipient).map(({ subject, text }) => ({ subject, text })),
    refusedAddress: 'nobody@example.invalid',
    close,
  };
});

describePush('recording of the tests', async () => {
  const sent: PushMessage[] = [];
  const device = (name: string) => ({ endpoint: `${TEST_PUSH_SERVICE}/${name}`, p256dh: '', auth: '' });
  return {
    push: createRecordingPush(sent),
    device: device('1'),
    goneDevice: device('gone'),
    unreachableDevice: device('unreachable'),
    listTold: ({ endpoint }) => sent.filter((message) => message.endpoint === endpoint).map(({ text }) => text),
    close,
  };
});
