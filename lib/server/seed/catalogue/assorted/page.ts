import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const assortedPage: ProductPageSeed = {
  title: {
    fa: 'خدمات گوناگون: باغچه، خیاطی، آشپزی، خرید',
    en: 'Other services: gardens, sewing, cooking, errands',
    de: 'Weitere Leistungen: Garten, Nähen, Kochen, Besorgungen',
    ar: 'خدمات أخرى: بستنة وخياطة وطبخ ومشاوير',
  },
  summary: {
    fa: 'برای کارهایی که در دسته‌های دیگر جا نمی‌شود و با این حال کسی باید انجامشان دهد. کار را با چند خط و عکس شرح می‌دهید؛ هر چه روشن‌تر بنویسید، پیشنهادها به هم نزدیک‌تر و اختلاف کمتر است.',
    en: 'For work that fits nowhere else and still has to be done. Describe it in a few lines with pictures: the clearer the description, the closer the quotes and the smoother the work.',
    de: 'Für Arbeiten, die sonst nirgends passen und doch getan werden müssen. Sie beschreiben sie in ein paar Zeilen mit Fotos: je klarer die Beschreibung, desto besser lassen sich die Angebote vergleichen.',
    ar: 'لأعمال لا تندرج تحت غيرها ولا بد من إنجازها. صفها في أسطر مع صور، فكلما كان الوصف أوضح تقاربت العروض وسهل العمل.',
  },
  metaTitle: {
    fa: 'خدمات گوناگون: باغبانی، خیاطی، خرید | پلاکفن',
    en: 'Other services: gardens, sewing, errands | Pelakfan',
    de: 'Weitere Leistungen: Garten, Nähen, Einkauf | Pelakfan',
    ar: 'خدمات متنوعة: بستنة وخياطة وتسوق | بلاكفن',
  },
  metaDescription: {
    fa: 'باغبانی، خیاطی، کمک آشپز و خرید روزانه در تهران و کرج. کار را با عکس و چند خط شرح دهید و تا ده پیشنهاد ببینید؛ پول تا انجام کار نگه داشته می‌شود.',
    en: 'Gardening, sewing, cooking help and errands in Tehran and Karaj. Describe the job with photos and see up to ten quotes; the money is held until it is done.',
    de: 'Gartenarbeit, Nähen, Kochhilfe und Besorgungen in Teheran und Karadsch. Bis zu zehn Angebote zur Auswahl; bezahlt wird erst nach getaner Arbeit.',
    ar: 'بستنة وخياطة ومساعدة في الطبخ ومشاوير في طهران وكرج. صف العمل بصور واطلع على عشرة عروض كحد أقصى، والمال محفوظ حتى الإنجاز.',
  },
  done: [
    {
      fa: 'هرس، کاشت و رسیدگی به باغچه و گلدان',
      en: 'Pruning, planting and the care of gardens and pots',
      de: 'Schneiden, Pflanzen und Pflege von Garten und Töpfen',
      ar: 'التقليم والزرع والعناية بالحديقة والأصص',
    },
    {
      fa: 'تعمیر و اندازه کردن لباس و پرده',
      en: 'Mending and altering clothes and curtains',
      de: 'Kleidung und Vorhänge ausbessern und anpassen',
      ar: 'إصلاح الملابس والستائر وتعديل مقاسها',
    },
    {
      fa: 'آشپزی و آماده‌سازی در آشپزخانهٔ خودتان',
      en: 'Cooking and preparation in your own kitchen',
      de: 'Kochen und Vorbereiten in der eigenen Küche',
      ar: 'الطبخ والتحضير في مطبخك',
    },
    {
      fa: 'خرید روزانه، رساندن بسته و گرفتن نوبت',
      en: 'Daily shopping, delivering parcels, holding a place in a queue',
      de: 'Tägliche Einkäufe, Pakete bringen, Anstehen',
      ar: 'المشتريات اليومية وإيصال الطرود وحجز الدور',
    },
    {
      fa: 'کارهای کوچک دیگر که در «کار دیگر» شرح می‌دهید: چیدن کتابخانه، بسته‌بندی هدیه، آب دادن گلدان هنگام سفر',
      en: 'Small things described under “Something else”: arranging a library, wrapping presents, watering plants while you travel',
      de: 'Kleines unter „Etwas anderes“: Bücher ordnen, Geschenke verpacken, im Urlaub gießen',
      ar: 'أعمال صغيرة تصفها في «عمل آخر»: ترتيب مكتبة وتغليف هدايا وسقي النبات أثناء سفرك',
    },
  ],
  notDone: [
    {
      fa: 'کاری که پروانه می‌خواهد: پزشکی، حقوقی، جابه‌جایی مسافر',
      en: 'Work that needs a licence: medical, legal, carrying passengers',
      de: 'Arbeiten, die eine Zulassung brauchen: Medizin, Recht, Personenbeförderung',
      ar: 'ما يحتاج ترخيصًا: الطب والقانون ونقل الركاب',
    },
    {
      fa: 'پرستاری از بیمار و نگهداری از کودک',
      en: 'Nursing and child care',
      de: 'Kranken- und Kinderbetreuung',
      ar: 'التمريض ورعاية الأطفال',
    },
    {
      fa: 'حمل پول نقد زیاد، طلا و اسناد در وجه حامل',
      en: 'Carrying large sums of cash, gold or bearer cheques',
      de: 'Transport größerer Bargeldbeträge, von Gold oder Inhaberschecks',
      ar: 'حمل مبالغ نقدية كبيرة أو ذهب أو أوراق لحاملها',
    },
    {
      fa: 'هر کار غیرقانونی یا کاری که در شرح سفارش نیامده است',
      en: 'Anything unlawful, or not named in the order',
      de: 'Verbotenes und alles, was nicht im Auftrag steht',
      ar: 'كل ما يخالف القانون أو لم يُذكر في الطلب',
    },
  ],
  steps: [
    {
      title: { fa: 'شرح و عکس', en: 'Words and pictures', de: 'Worte und Bilder', ar: 'وصف وصور' },
      text: {
        fa: 'بنویسید چه، کجا، چند تا و تا چه ساعتی. پیام صوتی تا دو دقیقه هم می‌شود گذاشت.',
        en: 'Say what, where, how many and by when. A voice note of up to two minutes is possible too.',
        de: 'Schreiben Sie, was, wo, wie viel und bis wann. Auch eine Sprachnachricht bis zwei Minuten ist möglich.',
        ar: 'اكتب ماذا وأين وكم وإلى متى. ويمكن إضافة رسالة صوتية حتى دقيقتين.',
      },
    },
    {
      title: { fa: 'زمان پیشنهادها', en: 'Time for quotes', de: 'Zeit für Angebote', ar: 'مهلة العروض' },
      text: {
        fa: 'مجری‌ها ۲ ساعت وقت دارند قیمت بدهند، یا ۴۵ دقیقه اگر کار تا ۲۴ ساعت دیگر است.',
        en: 'Those interested have 2 hours to quote, or 45 minutes when the work is less than 24 hours away.',
        de: 'Für Angebote bleiben 2 Stunden, oder 45 Minuten, wenn die Arbeit in weniger als 24 Stunden ansteht.',
        ar: 'للراغبين ساعتان لتقديم أسعارهم، أو ٤٥ دقيقة إن كان العمل خلال ٢٤ ساعة.',
      },
    },
    {
      title: { fa: 'یکی را انتخاب کنید', en: 'Choose one', de: 'Eine Person wählen', ar: 'اختر واحدًا' },
      text: {
        fa: 'قیمت تنها معیار نیست: نظرها، فاصله و گواهی‌ها کنار آن نوشته شده است.',
        en: 'Price is not everything: reviews, distance and certificates are shown beside it.',
        de: 'Der Preis ist nicht alles: Rezensionen, Entfernung und Zeugnisse stehen daneben.',
        ar: 'السعر ليس كل شيء، فالآراء والمسافة والشهادات بجانبه.',
      },
    },
    {
      title: {
        fa: 'پرداخت، کار، تأیید',
        en: 'Pay, work, approve',
        de: 'Zahlen, arbeiten, bestätigen',
        ar: 'ادفع ثم العمل ثم الموافقة',
      },
      text: {
        fa: 'مبلغ را می‌پردازید، کار انجام می‌شود و پس از پذیرش شما، یا ۴۸ ساعت بعد، به حساب مجری می‌رود.',
        en: 'You pay, the work is done, and the money goes on once you agree, or 48 hours later.',
        de: 'Sie zahlen, die Arbeit wird gemacht, und mit Ihrer Bestätigung oder 48 Stunden später wird ausgezahlt.',
        ar: 'تدفع فيُنجز العمل، ويُحوَّل المبلغ بعد قبولك أو بعد ٤٨ ساعة.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'از پذیرش تا پایان، یک نفر مشخص با نام و امتیاز مسئول کار شماست.',
      en: 'From acceptance to the end one named person with a rating answers for your job.',
      de: 'Von der Annahme bis zum Ende ist eine namentlich genannte, bewertete Person zuständig.',
      ar: 'من القبول حتى النهاية شخص واحد معروف الاسم والتقييم مسؤول عن عملك.',
    },
    {
      fa: 'لغو تا پیش از تعیین مجری، و پس از آن تا ۳ ساعت مانده به شروع، هزینه ندارد.',
      en: 'Cancelling costs nothing before anyone is assigned, and afterwards until 3 hours before the start.',
      de: 'Die Absage ist kostenlos, bevor jemand zugeteilt ist, danach bis 3 Stunden vor Beginn.',
      ar: 'لا كلفة للإلغاء قبل تعيين المنفذ، ولا بعده حتى ٣ ساعات قبل البدء.',
    },
    {
      fa: 'اگر کار آن نبود که نوشته بودید، پولتان را پس می‌گیرید.',
      en: 'If it was not done as you wrote, your money is returned.',
      de: 'Wurde es nicht so ausgeführt wie beschrieben, wird Ihr Geld erstattet.',
      ar: 'إن لم يكن العمل كما كتبت استرددت مالك.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'چه کاری پذیرفته نیست؟',
        en: 'What is not accepted?',
        de: 'Was wird nicht angenommen?',
        ar: 'ما الذي لا يُقبل؟',
      },
      answer: {
        fa: 'هر کاری که پروانه می‌خواهد (پزشکی، حقوقی، حمل مسافر) یا قانونی نیست. اگر دسته‌ای برای کارتان هست، مانند لوله‌کشی یا اسباب‌کشی، همان را سفارش دهید؛ اهل آن فن آنجا هستند.',
        en: 'Anything that needs a licence (medical, legal, carrying passengers) or is unlawful. If a category of its own exists, such as plumbing or moving, order there: that is where the trade is.',
        de: 'Alles, was eine Zulassung braucht (Medizin, Recht, Personenbeförderung) oder verboten ist. Gibt es eine eigene Kategorie, etwa Sanitär oder Umzug, bestellen Sie dort: Dort finden Sie die Fachkräfte.',
        ar: 'كل ما يحتاج ترخيصًا (طبي أو قانوني أو نقل ركاب) أو يخالف القانون. وإن كانت لعملك فئة خاصة كالسباكة أو النقل فاطلبه فيها، فأهل الصنعة هناك.',
      },
    },
    {
      question: {
        fa: 'پول خرید را چطور می‌دهم؟',
        en: 'How do I pay for purchases?',
        de: 'Wie bezahle ich Einkäufe?',
        ar: 'كيف أدفع ثمن المشتريات؟',
      },
      answer: {
        fa: 'دستمزد در سفارش است و پول خرید با رسید، جدا از آن. برای خریدهای بزرگ، خودتان تلفنی با کارت به فروشنده بپردازید تا کسی از جیب خود پولی نگذارد.',
        en: 'The order covers the work; purchases are paid separately, against the receipt. For large ones pay the shop yourself by card over the phone, so that nobody has to advance money.',
        de: 'Der Auftrag umfasst die Arbeit; Einkäufe zahlen Sie getrennt gegen Beleg. Größeres zahlen Sie dem Laden am besten selbst, damit niemand etwas auslegen muss.',
        ar: 'الأجرة ضمن الطلب، أما المشتريات فتُدفع منفصلة بإيصال. والكبيرة منها ادفعها للمتجر بنفسك كي لا يدفع أحد عنك مقدمًا.',
      },
    },
    {
      question: {
        fa: 'اگر هیچ پیشنهادی نرسید چه کنم؟',
        en: 'What if no quote comes?',
        de: 'Und wenn kein Angebot kommt?',
        ar: 'ماذا لو لم يصل عرض؟',
      },
      answer: {
        fa: 'شرح را کامل‌تر کنید یا ساعت دیگری بگذارید و دوباره بخواهید؛ تا سه بار ممکن است. تا پیشنهادی را نپذیرفته‌اید چیزی نمی‌پردازید.',
        en: 'Say more in the description or choose another hour and ask again; this is possible three times. You pay nothing until you accept a quote.',
        de: 'Beschreiben Sie genauer oder wählen Sie eine andere Zeit und fragen Sie erneut an, bis zu dreimal. Sie zahlen erst, wenn Sie ein Angebot annehmen.',
        ar: 'وضّح الوصف أو اختر ساعة أخرى وأعد الطلب، حتى ثلاث مرات. ولا تدفع شيئًا قبل قبول عرض.',
      },
    },
    {
      question: {
        fa: 'چطور شرح خوبی بنویسم؟',
        en: 'How do I describe it well?',
        de: 'Wie beschreibe ich es gut?',
        ar: 'كيف أكتب وصفًا جيدًا؟',
      },
      answer: {
        fa: 'عدد بیاورید: «هرس دو درخت زیتون سه‌متری و بردن شاخه‌ها» بهتر از «رسیدگی به حیاط» است. وسیله‌ای را که خودتان دارید هم بنویسید.',
        en: 'With figures: “prune two olive trees of three metres and take the branches away” beats “see to the yard”. Say which tools you have.',
        de: 'Mit Zahlen: „Zwei drei Meter hohe Olivenbäume schneiden, Äste mitnehmen“ ist besser als „Hof pflegen“. Nennen Sie vorhandenes Werkzeug.',
        ar: 'بالأرقام: «تقليم شجرتي زيتون بارتفاع ثلاثة أمتار وأخذ الأغصان» خير من «العناية بالفناء». واذكر ما لديك من أدوات.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'برای کاری که حد آن روشن است قیمت یک‌جا بخواهید و برای کار کشدار، نرخ ساعت با سقف ساعت.',
      en: 'Ask for a lump sum where the extent is clear, and an hourly rate with a ceiling where it is not.',
      de: 'Bitten Sie bei klarem Umfang um einen Festpreis, sonst um einen Stundensatz mit Obergrenze.',
      ar: 'للعمل المحدود اطلب سعرًا مقطوعًا، ولغيره أجرة ساعة بسقف للساعات.',
    },
    {
      fa: 'فاصله، ساعت شلوغ و روز تعطیل پیشنهادها را بالا می‌برد.',
      en: 'Distance, rush hours and holidays raise the quotes.',
      de: 'Entfernung, Stoßzeiten und Feiertage treiben die Preise.',
      ar: 'المسافة وساعات الزحام والعطل ترفع العروض.',
    },
    {
      fa: 'چند کار کوچک را در یک سفارش بنویسید تا یک بار رفت‌وآمد حساب شود.',
      en: 'Put several small jobs into one order, so that the journey counts once.',
      de: 'Fassen Sie kleine Arbeiten zusammen, dann zählt die Fahrt nur einmal.',
      ar: 'اجمع الأعمال الصغيرة في طلب واحد ليُحسب التنقل مرة.',
    },
  ],
};
