import type { variables } from './configuration-variables';
import type { VariableWords } from './variable-words';

type Variable = keyof typeof variables.shape;

const addressOf = (partner: string): VariableWords => ({
  part: 'partners',
  does: `Another address of ${partner}, for a relay or a rehearsal. \`http://\` is accepted for this computer alone.`,
  without: `${partner}’s own.`,
  example: 'http://127.0.0.1:8090',
});
const contact = { part: 'pages', without: 'Not shown.' } as const;
const pageOf = (name: string, example: string): VariableWords => ({
  ...contact,
  does: `Our ${name}, in the footer.`,
  example,
});
const appAt = (place: string, example: string): VariableWords => ({
  part: 'pages',
  does: `The app ${place}.`,
  without: 'Not shown; `/web-app/` says how to install the site itself.',
  example,
});

/**
 * Words about each variable: `lib/docs/configuration.md` and `.env.example` are made from them. TEST_CLOCK belongs to
 * the tests.
 */
export const VARIABLE_GUIDE: Readonly<Record<Exclude<Variable, 'TEST_CLOCK'>, VariableWords>> = {
  SITE_URL: {
    part: 'site',
    does: 'The public address. Links, the way back from the bank and search engines use it. A request under another host name gets 421, except for `HOST`, this computer, and `/healthz` and `/readyz`. Required outside the demo.',
    without: 'The address on which it listens.',
    example: 'https://pelakfan.example',
  },
  PORT: { part: 'site', does: 'The port on which the server listens; 0 picks a free one.', example: '8080' },
  HOST: {
    part: 'site',
    does: 'The address on which the server listens.',
    without: 'This computer alone in the demo, every address otherwise.',
    example: '0.0.0.0',
  },
  TRUSTED_PROXIES: {
    part: 'site',
    does: 'The number of proxies before the site. Each adds its visitor to `X-Forwarded-For`; the visitor is that many places from the right. `X-Request-Id` is then taken over. With 0 both headers are ignored.',
    example: '1',
  },
  NOINDEX_HOSTS: {
    part: 'site',
    does: 'Hosts that the site serves and search engines must not index. `provider.*` means `provider.` before the host of `SITE_URL`, also without its `www.`; write other domains out.',
    example: 'provider.*,front.example',
  },
  SERVICE_WORKER: {
    part: 'site',
    does: '`off` removes what browsers store for use without a network, at their next visit.',
    example: 'off',
  },
  DRAIN_SECONDS: {
    part: 'site',
    does: 'Seconds after SIGTERM in which requests are still served while `/readyz` answers 503.',
    example: '10',
  },
  DATA_DIR: {
    part: 'data',
    does: 'The folder of embedded data; one process a folder. Required outside the demo while the database or uploaded files are in it.',
    example: '/var/lib/pelakfan',
  },
  DATABASE_URL: {
    part: 'data',
    does: 'PostgreSQL 15 or newer, shared by any number of processes. A pooler in between has to keep sessions, because the processes use LISTEN. `SESSION_SECRET` is then required.',
    without: 'The embedded database.',
    example: 'postgresql://pelakfan:password@localhost:5432/pelakfan',
  },
  SESSION_SECRET: {
    part: 'data',
    does: 'Seals session cookies and keys the password hashes; at least 32 characters, such as `openssl rand -hex 32` prints. A start with another secret than that of the data stops.',
    without: 'Made in `DATA_DIR`.',
  },
  SESSION_SECRET_REPLACED: {
    part: 'data',
    does: '`true` says that the old secret is lost: then every password is invalid.',
    example: 'true',
  },
  PAYMENTS: {
    part: 'partners',
    does: '`cash-and-wallet`: the site has no bank. [What follows](../operations/partners.md).',
    without: 'Outside the demo a bank is required.',
    example: 'cash-and-wallet',
  },
  SMS: {
    part: 'partners',
    does: '`none`: the site sends no SMS. [What follows](../operations/partners.md).',
    without: 'Outside the demo an SMS provider is required.',
    example: 'none',
  },
  MAILS: {
    part: 'partners',
    does: '`none`: the site sends no e-mail. [What follows](../operations/partners.md).',
    without: 'Outside the demo a mail server is required.',
    example: 'none',
  },
  KAVENEGAR_API_KEY: {
    part: 'partners',
    does: 'The key of Kavenegar, which sends the SMS.',
    without: 'The SMS outbox in the demo.',
  },
  KAVENEGAR_TEMPLATE: {
    part: 'partners',
    does: 'Kavenegar’s template for codes. Its text replaces ours, so it cannot say that a registration’s code becomes the password; the page says it.',
    without: 'Codes go out as plain SMS.',
    example: 'pelakfan-code',
  },
  KAVENEGAR_URL: addressOf('Kavenegar'),
  ROUTING_URL: {
    part: 'partners',
    does: 'The address of a routing service that speaks OSRM’s protocol: it measures how far professionals have to their jobs, and is told where both are. Run your own.',
    without: 'Ways are estimated from the straight line, and said to be.',
    example: 'http://127.0.0.1:5000',
  },
  SMS_INBOUND_SECRET: {
    part: 'partners',
    does: 'At least 32 letters and digits, such as `openssl rand -hex 32` prints. The SMS provider delivers incoming SMS to `/api/hooks/sms/{secret}`; professionals answer work by SMS and customers ask for their order’s state. [How to set it up](../operations/partners.md#answers-by-sms).',
    without: 'With Kavenegar, no SMS offers an answer.',
  },
  ZARINPAL_MERCHANT_ID: {
    part: 'partners',
    does: 'The terminal’s id at Zarinpal, which takes payments.',
    without: 'The test bank in the demo.',
    example: '1344b5d4-0048-11e8-94db-005056a205be',
  },
  ZARINPAL_SANDBOX: { part: 'partners', does: '`true` uses Zarinpal’s sandbox.', example: 'true' },
  ZARINPAL_URL: addressOf('Zarinpal'),
  ZIBAL_MERCHANT: { part: 'partners', does: 'The merchant’s id at Zibal, which takes payments.', example: 'zibal' },
  ZIBAL_URL: addressOf('Zibal'),
  PAYOUT_SHEBA: {
    part: 'partners',
    does: 'The Sheba of the account that pay and withdrawals leave from. The bank’s `.ccti` files name it, and a payee at the same bank is paid by a transfer within it.',
    without: 'The bank’s files are tables (CSV) alone.',
    example: 'IR062960000000100324200001',
  },
  S3_ENDPOINT: {
    part: 'partners',
    does: 'Object storage for uploaded files, with S3’s contract and the bucket in the path. Set all five `S3_` variables or none.',
    without: 'Files are in `DATA_DIR`, which all processes must then share.',
    example: 'https://s3.example',
  },
  S3_REGION: { part: 'partners', does: 'Its region.', without: 'No object storage.', example: 'us-east-1' },
  S3_BUCKET: { part: 'partners', does: 'Its bucket.', without: 'No object storage.', example: 'pelakfan' },
  S3_ACCESS_KEY_ID: { part: 'partners', does: 'Its key.', without: 'No object storage.' },
  S3_SECRET_ACCESS_KEY: {
    part: 'partners',
    does: 'Its secret.',
    without: 'No object storage.',
  },
  SMTP_URL: {
    part: 'partners',
    does: 'The mail server: `smtp://…:587` with STARTTLS, which a password requires, or `smtps://…`. Set it with `MAIL_FROM`.',
    without: 'The mail outbox in the demo.',
    example: 'smtp://user:password@mail.example:587',
  },
  MAIL_FROM: {
    part: 'partners',
    does: 'The sender of e-mails.',
    without: 'No e-mail.',
    example: 'Pelakfan <no-reply@pelakfan.example>',
  },
  VAPID_PUBLIC_KEY: {
    part: 'partners',
    does: 'Browser notifications while no page is open (web push): the public key that `npx web-push generate-vapid-keys` prints. Set all three `VAPID_` variables or none.',
    without: 'The outbox of notifications in the demo; not offered elsewhere.',
  },
  VAPID_PRIVATE_KEY: {
    part: 'partners',
    does: 'The private key that belongs to it.',
    without: 'Not offered.',
  },
  VAPID_SUBJECT: {
    part: 'partners',
    does: 'Where push services reach you: `mailto:…` or `https://…`.',
    without: 'Not offered.',
    example: 'mailto:desk@pelakfan.example',
  },
  MQTT_URL: {
    part: 'broker',
    does: 'The broker as this server reaches it. How to set up EMQX, Mosquitto or RabbitMQ: [adapters/broker](../server/adapters/broker/README.md).',
    without: 'The embedded broker at `/mqtt`.',
    example: 'mqtts://broker.example',
  },
  MQTT_PUBLIC_URL: {
    part: 'broker',
    does: 'The broker as browsers reach it.',
    without: 'The embedded broker at `/mqtt`.',
    example: 'wss://broker.example/mqtt',
  },
  MQTT_CREDENTIALS: {
    part: 'broker',
    does: '`jwt` (EMQX), `dynamic-security` (Mosquitto) or `rabbitmq`. With the last two `MQTT_URL` contains a user and a password.',
    without: '`jwt`',
    example: 'dynamic-security',
  },
  MQTT_MANAGEMENT_URL: {
    part: 'broker',
    does: 'RabbitMQ’s management plugin, as the site reaches it.',
    without: 'Required with `rabbitmq` alone.',
    example: 'http://broker.example:15672',
  },
  MQTT_JWT_SECRET: {
    part: 'broker',
    does: 'Signs the broker’s tokens; at least 32 characters, such as `openssl rand -hex 32` prints. The broker gets the same text.',
    without: 'Required with `MQTT_URL` and `jwt`.',
  },
  MAIN_API_URL: {
    part: 'api',
    does: 'The main part of the API at another host, such as another instance of this site. All three addresses are then needed, and no database and no broker run here. Pages reach the host’s embedded broker through this site’s `/mqtt`; `MQTT_PUBLIC_URL` names an outer one. While the host is away, `/readyz` lists `host` as degraded. The host’s `SITE_URL` is this site’s address, and its `TRUSTED_PROXIES` counts this site.',
    without: 'The embedded marketplace.',
    example: 'https://api.example/api/main',
  },
  FILE_API_URL: {
    part: 'api',
    does: 'The files’ part of the API.',
    without: 'The embedded marketplace.',
    example: 'https://api.example/api/file',
  },
  PAYMENT_API_URL: {
    part: 'api',
    does: 'The payments’ part of the API.',
    without: 'The embedded marketplace.',
    example: 'https://api.example/api/ipg',
  },
  MAP_TILES_URL: {
    part: 'pages',
    does: 'Tiles for the maps on which a place is chosen.',
    without: 'The map is drawn from the neighbourhoods’ points, as it is below tiles until they arrive.',
    example: 'https://tiles.example/{z}/{x}/{y}.png',
  },
  MAP_TILES_ATTRIBUTION: {
    part: 'pages',
    does: 'The owner of the tiles, written on the map.',
    without: '© OpenStreetMap, with a link to its licence.',
    example: '© Tiles Ltd',
  },
  CONTACT_EMAIL: {
    part: 'pages',
    does: 'Shown in the footer and on the contact page. Messages from there and enquiries of businesses go to it.',
    without: 'They wait in the inboxes of the operators, as with `MAILS=none`.',
    example: 'info@pelakfan.example',
  },
  CONTACT_PHONES: { ...contact, does: 'Phone numbers, with commas in between.', example: '+98 21 1234 5678' },
  CONTACT_HOURS: {
    ...contact,
    does: 'When people answer phones and messages, in Tehran’s time; never on public holidays.',
    example: 'sat-wed 9-18, thu 9-13',
  },
  CONTACT_ADDRESS: { ...contact, does: 'The address in Persian letters (fa, ar).', example: 'تهران، خیابان ولیعصر' },
  CONTACT_ADDRESS_EN: { ...contact, does: 'The address in Latin letters (en, de).', example: 'Valiasr Street, Tehran' },
  SOCIAL_INSTAGRAM: pageOf('page at Instagram', 'https://instagram.com/pelakfan'),
  SOCIAL_TELEGRAM: pageOf('channel at Telegram', 'https://t.me/pelakfan'),
  SOCIAL_WHATSAPP: pageOf('number at WhatsApp', 'https://wa.me/982112345678'),
  SOCIAL_LINKEDIN: pageOf('page at LinkedIn', 'https://linkedin.com/company/pelakfan'),
  SOCIAL_APARAT: pageOf('channel at Aparat', 'https://aparat.com/pelakfan'),
  BLOG_URL: pageOf('blog', 'https://blog.pelakfan.example'),
  TRUST_ENAMAD_URL: pageOf('page at Enamad', 'https://trustseal.enamad.ir/?id=1'),
  TRUST_SAMANDEHI_URL: pageOf('page at Samandehi', 'https://logo.samandehi.ir/Verify.aspx?id=1'),
  APP_APK_URL: appAt('as a file', 'https://pelakfan.example/pelakfan.apk'),
  APP_BAZAAR_URL: appAt('in Cafe Bazaar', 'https://cafebazaar.ir/app/ir.pelakfan'),
  APP_MYKET_URL: appAt('in Myket', 'https://myket.ir/app/ir.pelakfan'),
  APP_GOOGLE_PLAY_URL: appAt('in Google Play', 'https://play.google.com/store/apps/details?id=ir.pelakfan'),
  APP_STORE_URL: appAt('in the App Store', 'https://apps.apple.com/app/id1'),
  LOG_LEVEL: {
    part: 'watching',
    does: '`debug`, `info` (a line for each request), `warn` or `error`.',
    example: 'info',
  },
  METRICS_PORT: {
    part: 'watching',
    does: 'Prometheus metrics at `/metrics` on a port of its own.',
    without: 'No metrics.',
    example: '9100',
  },
  METRICS_HOST: {
    part: 'watching',
    does: 'The address of the metrics. Any other than this computer requires a token.',
    example: '10.0.0.5',
  },
  METRICS_TOKEN: {
    part: 'watching',
    does: 'The token that a reader of the metrics sends; at least 16 characters, such as `openssl rand -hex 16` prints.',
    without: 'None is asked for.',
  },
};
