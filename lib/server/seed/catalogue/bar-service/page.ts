import type { ProductPageSeed } from '../types';

export const barServicePage: ProductPageSeed = {
  title: {
    fa: 'پذیرایی در مهمانی و مراسم',
    en: 'Serving at gatherings',
    de: 'Bewirtung bei Feiern',
    ar: 'الضيافة في المناسبات',
  },
  summary: {
    fa: 'این خدمت از فهرست برداشته شده است و سفارشی برای آن پذیرفته نمی‌شود. برای مهمانی خود می‌توانید نظافت پیش و پس از آن را سفارش دهید.',
    en: 'This service has been withdrawn; no orders are taken. For your party you can still book the cleaning before and after it.',
    de: 'Diese Leistung wurde eingestellt; Bestellungen werden nicht angenommen. Die Reinigung vor und nach Ihrem Fest können Sie weiterhin buchen.',
    ar: 'سُحبت هذه الخدمة ولا تُقبل طلبات لها. ويمكنك لضيافتك أن تطلب التنظيف قبلها وبعدها.',
  },
  metaTitle: {
    fa: 'خدمات پذیرایی مهمانی و مراسم | پلاکفن',
    en: 'Serving at parties and ceremonies | Pelakfan',
    de: 'Bewirtung bei Festen und Trauerfeiern | Pelakfan',
    ar: 'خدمات الضيافة في المناسبات | بلاكفن',
  },
  metaDescription: {
    fa: 'مهماندار برای مهمانی خانگی، ترحیم، جلسه و میز چای و قهوه. این خدمت اکنون ارائه نمی‌شود؛ نظافت پیش و پس از مهمانی را می‌توانید سفارش دهید.',
    en: 'Waiting staff for parties at home, memorials, meetings and tea stands. Not offered at present; cleaning before and after a party can be booked.',
    de: 'Servicekräfte für Feste zu Hause, Trauerfeiern, Sitzungen und Teestände. Derzeit nicht im Angebot; Reinigung vor und nach dem Fest ist buchbar.',
    ar: 'مقدمو ضيافة للمناسبات المنزلية والعزاء والاجتماعات وركن الشاي والقهوة. الخدمة غير متاحة حاليًا، ويمكن طلب التنظيف قبل الضيافة وبعدها.',
  },
  done: [],
  notDone: [],
  steps: [],
  guarantees: [],
  questions: [
    {
      question: {
        fa: 'چرا نمی‌توانم مهماندار سفارش بدهم؟',
        en: 'Why can I not book waiting staff?',
        de: 'Warum kann ich keine Servicekraft buchen?',
        ar: 'لماذا لا أستطيع حجز مقدم ضيافة؟',
      },
      answer: {
        fa: 'این خدمت فعلاً در هیچ شهری ارائه نمی‌شود و در فهرست خدمات هم نیست؛ این صفحه فقط برای کسانی مانده است که نشانی آن را از پیش داشته‌اند.',
        en: 'The service is offered in no city at present and is not in the list; this page remains only for those who already had its address.',
        de: 'Die Leistung wird derzeit in keiner Stadt angeboten und steht nicht in der Liste; die Seite bleibt nur für alle bestehen, die ihre Adresse schon hatten.',
        ar: 'الخدمة غير متاحة الآن في أي مدينة وليست في القائمة، وبقيت هذه الصفحة لمن كان يعرف عنوانها.',
      },
    },
    {
      question: {
        fa: 'خانه را پیش و پس از مهمانی چه کسی مرتب کند؟',
        en: 'Who tidies the home before and after?',
        de: 'Wer räumt vorher und nachher auf?',
        ar: 'من يرتب البيت قبل الضيافة وبعدها؟',
      },
      answer: {
        fa: 'در نظافت منزل، نوع «پیش و پس از مهمانی» را بگیرید: چیدن و گردگیری پیش از آمدن مهمان، یا شستن ظرف‌ها و کف پس از رفتنش.',
        en: 'In house cleaning choose “Before and after a party”: dusting and arranging before the guests, or washing-up and floors once they have gone.',
        de: 'Wählen Sie bei der Hausreinigung „vor und nach dem Fest“: Staub und Ordnung vor den Gästen oder Abwasch und Böden danach.',
        ar: 'في تنظيف المنزل اختر «قبل الضيافة وبعدها»: ترتيب وإزالة غبار قبل الضيوف، أو غسل الأواني والأرضيات بعدهم.',
      },
    },
    {
      question: {
        fa: 'اگر خودم پذیرایی کنم چند نفر کمک لازم دارم؟',
        en: 'How many helpers do I need if I serve myself?',
        de: 'Wie viele Helfer brauche ich, wenn ich selbst bewirte?',
        ar: 'كم مساعدًا أحتاج إن ضيّفت بنفسي؟',
      },
      answer: {
        fa: 'برای میز سلف‌سرویس هر ۲۰ تا ۲۵ مهمان یک نفر، و برای سینی گرداندن هر ۱۲ تا ۱۵ مهمان یک نفر. یک نفر هم فقط برای چای و شستن استکان بگذارید.',
        en: 'With a buffet one for every 20 to 25 guests, with trays carried round one for every 12 to 15. Keep one more for tea and glasses alone.',
        de: 'Beim Buffet eine Person für 20 bis 25 Gäste, beim Servieren mit Tabletts eine für 12 bis 15. Dazu eine nur für Tee und Gläser.',
        ar: 'للمائدة المفتوحة شخص لكل ٢٠ إلى ٢٥ ضيفًا، ولحمل الصواني شخص لكل ١٢ إلى ١٥، وآخر للشاي والأكواب وحدها.',
      },
    },
    {
      question: {
        fa: 'برای پنجاه مهمان چقدر چای و یخ بگذارم؟',
        en: 'How much tea and ice for fifty guests?',
        de: 'Wie viel Tee und Eis für fünfzig Gäste?',
        ar: 'كم شايًا وثلجًا لخمسين ضيفًا؟',
      },
      answer: {
        fa: 'در دو ساعت هر نفر دو تا سه استکان می‌نوشد: سماور ده‌لیتری یک بار پر و نیمه‌کاره دوباره پر شود. یخ، نیم کیلو برای هر نفر در تابستان.',
        en: 'Each guest drinks two or three glasses in two hours: fill a ten-litre samovar once and top it up halfway. In summer allow half a kilo of ice a head.',
        de: 'In zwei Stunden trinkt jeder zwei bis drei Gläser: Füllen Sie einen Zehn-Liter-Samowar und füllen Sie ihn einmal zur Hälfte nach. Im Sommer rechnen Sie mit einem halben Kilo Eis pro Kopf.',
        ar: 'يشرب كل منهم كوبين أو ثلاثة في ساعتين: املأ سماورًا سعته عشرة لترات ثم زده في منتصف الوقت. وفي الصيف نصف كيلوغرام ثلج للشخص.',
      },
    },
  ],
  priceNotes: [],
};
