import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const movingServicePage: ProductPageSeed = {
  title: {
    fa: 'اسباب‌کشی و حمل بار',
    en: 'Moving and transport',
    de: 'Umzug und Transport',
    ar: 'نقل الأثاث والبضائع',
  },
  summary: {
    fa: 'مبدأ، مقصد، طبقه و آسانسور را می‌گویید؛ باربری‌ها قیمت می‌دهند و کنار پیشنهادها یک قیمت راهنما هم می‌بینید. از یک یخچال با وانت تا خانهٔ سه‌خوابه با خاور، خودرو و کارگر را خودتان انتخاب می‌کنید.',
    en: 'You name origin, destination, floors and lifts; movers quote, and you see a guide price beside the quotes. From one fridge on a pickup to three bedrooms in a truck, vehicle and crew are your choice.',
    de: 'Sie nennen Start, Ziel, Etagen und Aufzüge; Umzugsfirmen machen Angebote, und daneben steht ein Richtpreis. Vom Kühlschrank auf der Pritsche bis zu drei Schlafzimmern im Lkw wählen Sie Wagen und Helfer selbst.',
    ar: 'تذكر المصدر والوجهة والطوابق والمصاعد فتقدم شركات النقل عروضها، وترى بجانبها سعرًا إرشاديًا. من ثلاجة واحدة إلى منزل بثلاث غرف، تختار المركبة والعمال بنفسك.',
  },
  metaTitle: {
    fa: 'اسباب‌کشی، اتوبار و باربری با پیشنهاد قیمت | پلاکفن',
    en: 'Moving with quotes to choose from | Pelakfan',
    de: 'Umzug mit Angeboten zur Wahl | Pelakfan',
    ar: 'نقل الأثاث بعروض أسعار للاختيار | بلاكفن',
  },
  metaDescription: {
    fa: 'وانت، نیسان، خاور یا فقط کارگر برای اسباب‌کشی در شهر و میان شهرها. تا ده پیشنهاد قیمت در دو ساعت، با قیمت راهنما و پرداخت امانی.',
    en: 'Pickup, light truck, large truck or movers only, in town and between cities. Up to ten quotes in two hours, a guide price, and payment held until it is done.',
    de: 'Transporter, leichter oder großer Lkw oder nur Helfer, in der Stadt und fern. Bis zu zehn Angebote in zwei Stunden, Richtpreis, Auszahlung erst danach.',
    ar: 'شاحنة صغيرة أو خفيفة أو كبيرة أو عمال فقط، داخل المدينة وبين المدن. حتى عشرة عروض خلال ساعتين وسعر إرشادي ودفع محفوظ حتى الإنجاز.',
  },
  done: [
    {
      fa: 'خودرو با راننده به اندازهٔ بار: وانت، نیسان یا خاور',
      en: 'A vehicle with driver to suit the load: pickup, light or large truck',
      de: 'Ein Wagen mit Fahrer, passend zur Ladung: Transporter, leichter oder großer Lkw',
      ar: 'مركبة مع سائق بحجم الحمولة: صغيرة أو خفيفة أو كبيرة',
    },
    {
      fa: 'کارگر به تعدادی که می‌خواهید؛ معمولاً دو تا چهار نفر',
      en: 'As many movers as you ask for, usually two to four',
      de: 'So viele Helfer, wie Sie möchten, meist zwei bis vier',
      ar: 'عدد العمال الذي تريده، وعادةً اثنان إلى أربعة',
    },
    {
      fa: 'بردن اثاث از پله و آسانسور در هر دو نشانی',
      en: 'Carrying by stairs or lift at both addresses',
      de: 'Tragen über Treppe oder Aufzug an beiden Adressen',
      ar: 'الحمل بالدرج أو المصعد في العنوانين',
    },
    {
      fa: 'باز و بسته کردن اثاث ساده مانند تخت و میز',
      en: 'Dismantling and reassembling simple furniture such as beds and tables',
      de: 'Zerlegen und Aufbauen einfacher Möbel wie Bett und Tisch',
      ar: 'فك الأثاث البسيط كالسرير والطاولة وتركيبه',
    },
    {
      fa: 'بسته‌بندی با کارتن و ضربه‌گیر، اگر جدا بخواهید',
      en: 'Packing in boxes with padding, if you ask for it separately',
      de: 'Packen in Kartons mit Polsterung, wenn Sie es gesondert wünschen',
      ar: 'التغليف بالصناديق والمواد الواقية إن طلبته على حدة',
    },
    {
      fa: 'حمل بین‌شهری از شش شهر بزرگی که این خدمت در آن‌هاست',
      en: 'Long-distance moves out of the six large cities in which the service is active',
      de: 'Fernumzüge aus den sechs Großstädten, in denen es die Leistung gibt',
      ar: 'النقل بين المدن انطلاقًا من المدن الست الكبرى التي تتوفر فيها الخدمة',
    },
  ],
  notDone: [
    {
      fa: 'نگهداری اثاث در انبار میان دو خانه',
      en: 'Storage of furniture between two homes',
      de: 'Einlagern der Möbel zwischen zwei Wohnungen',
      ar: 'تخزين الأثاث بين منزلين',
    },
    {
      fa: 'حمل مواد خطرناک، حیوان و کالای غیرقانونی',
      en: 'Dangerous goods, animals or anything unlawful',
      de: 'Gefahrgut, Tiere und Verbotenes',
      ar: 'نقل المواد الخطرة أو الحيوانات أو ما يخالف القانون',
    },
    {
      fa: 'بالابر و جرثقیل از بیرون ساختمان',
      en: 'Outside hoists and cranes',
      de: 'Außenaufzug und Kran',
      ar: 'الرافعات الخارجية',
    },
    {
      fa: 'جدا کردن آب، گاز و برق لوازم خانگی',
      en: 'Taking appliances off water, gas and power',
      de: 'Geräte von Wasser, Gas und Strom trennen',
      ar: 'فصل الأجهزة عن الماء والغاز والكهرباء',
    },
    {
      fa: 'نظافت خانهٔ خالی؛ برای آن نظافت پس از اسباب‌کشی را سفارش دهید',
      en: 'Cleaning the empty home; order after-move cleaning for that',
      de: 'Reinigung der leeren Wohnung; dafür gibt es die Umzugsreinigung',
      ar: 'تنظيف المنزل الخالي؛ فلذلك خدمة التنظيف بعد الانتقال',
    },
  ],
  steps: [
    {
      title: {
        fa: 'خودرو و نشانی‌ها',
        en: 'Vehicle and addresses',
        de: 'Fahrzeug und Adressen',
        ar: 'المركبة والعنوانان',
      },
      text: {
        fa: 'خودرو و تعداد کارگر را انتخاب می‌کنید و برای هر نشانی طبقه و بودن آسانسور را می‌گویید.',
        en: 'You choose the vehicle and number of movers, and give floor and lift for each address.',
        de: 'Sie wählen Wagen und Helferzahl und geben je Adresse Etage und Aufzug an.',
        ar: 'تختار المركبة وعدد العمال وتذكر لكل عنوان الطابق ووجود المصعد.',
      },
    },
    {
      title: { fa: 'شرح، عکس، صدا', en: 'Notes, photo, voice', de: 'Text, Foto, Sprachnachricht', ar: 'نص وصورة وصوت' },
      text: {
        fa: 'اثاث سنگین و شکستنی را می‌نویسید یا در یک پیام صوتی می‌گویید؛ عکس هر اتاق بیش از هر شرحی کمک می‌کند.',
        en: 'Heavy and fragile things go into the notes or a voice note; a photo of each room helps more than any description.',
        de: 'Schweres und Zerbrechliches schreiben oder sprechen Sie ein; ein Foto je Zimmer hilft mehr als jede Beschreibung.',
        ar: 'تكتب القطع الثقيلة والقابلة للكسر أو تذكرها في رسالة صوتية؛ وصورة لكل غرفة أنفع من أي وصف.',
      },
    },
    {
      title: { fa: 'پیشنهادها می‌رسند', en: 'Quotes arrive', de: 'Angebote treffen ein', ar: 'وصول العروض' },
      text: {
        fa: 'دو ساعت، یا اگر اسباب‌کشی تا ۲۴ ساعت دیگر است ۴۵ دقیقه، پیشنهادها یکی‌یکی می‌آید و قیمت راهنما بالای آن‌هاست.',
        en: 'For two hours, or 45 minutes when the move is within a day, quotes come in one by one below the guide price.',
        de: 'Zwei Stunden lang, oder 45 Minuten, wenn der Umzug binnen 24 Stunden ist, treffen Angebote ein; darüber steht der Richtpreis.',
        ar: 'خلال ساعتين، أو ٤٥ دقيقة إن كان النقل في غضون ٢٤ ساعة، تصل العروض تباعًا وفوقها السعر الإرشادي.',
      },
    },
    {
      title: { fa: 'انتخاب و پرداخت', en: 'Choice and payment', de: 'Wahl und Zahlung', ar: 'الاختيار والدفع' },
      text: {
        fa: 'یکی را می‌پذیرید، همهٔ ردیف‌های قیمت را می‌بینید و می‌پردازید؛ باربری تا سی دقیقه بعد قرار را قطعی می‌کند.',
        en: 'You accept one, see every line of the price and pay; the mover confirms within thirty minutes.',
        de: 'Sie nehmen eines an, sehen alle Posten und zahlen; die Firma bestätigt binnen dreißig Minuten.',
        ar: 'تقبل عرضًا وترى كل بنود السعر وتدفع، فتؤكد الشركة الموعد خلال ثلاثين دقيقة.',
      },
    },
    {
      title: { fa: 'جابه‌جایی', en: 'The move itself', de: 'Der Umzug', ar: 'النقل' },
      text: {
        fa: 'راه افتادن خودرو، شروع و پایان را دنبال می‌کنید و وقتی اثاث سر جایش بود، تأیید می‌کنید.',
        en: 'You follow setting out, start and end, and confirm when the furniture is where it belongs.',
        de: 'Sie verfolgen Abfahrt, Beginn und Ende und bestätigen, wenn alles an seinem Platz steht.',
        ar: 'تتابع انطلاق المركبة والبدء والنهاية، وتؤكد حين يستقر الأثاث في مكانه.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'اگر کار آن نبود که قرار گذاشته‌اید، پولتان برمی‌گردد؛ تا درست نشده پایان اسباب‌کشی را تأیید نکنید.',
      en: 'If the move was not what you agreed on, your money comes back; do not confirm the end until it is put right.',
      de: 'War der Umzug nicht wie vereinbart, erhalten Sie Ihr Geld zurück; bestätigen Sie das Ende erst, wenn alles stimmt.',
      ar: 'إن لم يكن النقل كما اتُّفق عليه يعود إليك مالك؛ فلا تؤكد الانتهاء حتى يُصلح الخلل.',
    },
    {
      fa: 'پیشنهادها محرمانه‌اند: هیچ باربری قیمت دیگری را نمی‌بیند و بیش از ده پیشنهاد هم به شما نمی‌رسد.',
      en: 'Quotes are sealed: no mover sees another’s, and you are never buried under more than ten.',
      de: 'Angebote sind verdeckt: Keine Firma sieht das der anderen, und Sie erhalten nie mehr als zehn.',
      ar: 'العروض مغلقة: لا ترى شركة عرض غيرها، ولا يصلك أكثر من عشرة.',
    },
    {
      fa: 'لغو تا سه ساعت پیش از قرار رایگان است؛ پس از آن حداکثر ۱۵٪ قیمت یا دستمزد یک ساعت، هر کدام کمتر باشد.',
      en: 'Cancelling is free until three hours before; later it costs 15% of the price or the price of one hour, whichever is less.',
      de: 'Absagen ist bis drei Stunden vorher kostenlos; danach kostet es 15 % des Preises oder den Preis einer Stunde, je nachdem, was weniger ist.',
      ar: 'الإلغاء مجاني حتى ثلاث ساعات قبل الموعد؛ وبعدها لا يتجاوز ١٥٪ من السعر أو أجرة ساعة، أيهما أقل.',
    },
    {
      fa: 'پرداخت شما تا پایان کار به باربری نمی‌رسد و ۴۸ ساعت پس از آن هم فرصت اعتراض دارید.',
      en: 'Your payment does not reach the mover before the work is done, and you have 48 hours after it to object.',
      de: 'Ihre Zahlung geht erst nach getaner Arbeit an die Firma; danach haben Sie noch 48 Stunden für Einwände.',
      ar: 'لا يصل ما دفعته إلى الشركة قبل إنجاز العمل، ولك بعده ٤٨ ساعة للاعتراض.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'قیمت راهنما از چه ساخته می‌شود؟',
        en: 'What is the guide price made of?',
        de: 'Woraus besteht der Richtpreis?',
        ar: 'ممّ يتكون السعر الإرشادي؟',
      },
      answer: {
        fa: 'از تعداد کارگر و ساعت، طبقه‌های بدون آسانسور، وسایل سنگین و بسته‌بندی. پیشنهاد می‌تواند کمتر یا بیشتر باشد؛ اگر خیلی کمتر است ببینید خودرو یا کارگری از قلم نیفتاده باشد.',
        en: 'Of movers and hours, floors without a lift, heavy pieces and packing. A quote may be lower or higher; if it is far lower, look whether a vehicle or a mover has been left out.',
        de: 'Aus Helfern und Stunden, Etagen ohne Aufzug, schweren Stücken und Packen. Angebote können darunter oder darüber liegen; bei sehr niedrigen prüfen Sie, ob Wagen oder Helfer fehlen.',
        ar: 'من عدد العمال والساعات والطوابق بلا مصعد والقطع الثقيلة والتغليف. قد يكون العرض أقل أو أكثر؛ فإن كان أقل بكثير فتحقق من أن مركبة أو عاملًا لم يسقط منه.',
      },
    },
    {
      question: {
        fa: 'چند کارگر بگیرم؟',
        en: 'How many movers do I need?',
        de: 'Wie viele Helfer brauche ich?',
        ar: 'كم عاملًا أحتاج؟',
      },
      answer: {
        fa: 'برای یک‌خوابه معمولاً دو نفر، برای دو تا سه‌خوابه سه تا چهار نفر. پیانو و گاوصندوق را جدا بنویسید.',
        en: 'Usually two for one bedroom, three or four for two to three. Mention a piano or a safe.',
        de: 'Meist zwei bei einem Schlafzimmer, drei bis vier bei zwei bis drei. Geben Sie Klavier oder Tresor bitte an.',
        ar: 'عادةً اثنان لغرفة واحدة وثلاثة أو أربعة لغرفتين أو ثلاث. واذكر البيانو أو الخزنة.',
      },
    },
    {
      question: {
        fa: 'چه خودرویی به کارم می‌آید؟',
        en: 'Which vehicle suits me?',
        de: 'Welcher Wagen passt?',
        ar: 'أي مركبة تناسبني؟',
      },
      answer: {
        fa: 'وانت تا حدود ۶۰۰ کیلو و چند تکه، نیسان تا دو تن و یک‌خوابه، خاور تا چهار تن و دو تا سه‌خوابه. برای چهارخوابه دو نوبت یا دو خودرو حساب کنید.',
        en: 'A pickup for a few pieces up to 600 kg, a light truck for one bedroom up to two tonnes, a large truck for two or three bedrooms up to four. For four bedrooms allow two trips or two vehicles.',
        de: 'Ein Transporter für wenige Stücke bis 600 kg, ein leichter Lkw für ein Schlafzimmer bis zwei Tonnen, ein großer für zwei bis drei Schlafzimmer bis vier Tonnen. Bei vier Schlafzimmern rechnen Sie mit zwei Fuhren oder zwei Wagen.',
        ar: 'الصغيرة لبضع قطع حتى ٦٠٠ كيلوغرام، والخفيفة لغرفة نوم حتى طنين، والكبيرة لغرفتين أو ثلاث حتى أربعة أطنان. ولأربع غرف قدّر رحلتين أو مركبتين.',
      },
    },
    {
      question: {
        fa: 'کارتن و چسب را چه کسی می‌آورد؟',
        en: 'Who brings boxes and tape?',
        de: 'Wer bringt Kartons und Klebeband?',
        ar: 'من يحضر الصناديق والشريط؟',
      },
      answer: {
        fa: 'اگر بسته‌بندی نخواسته‌اید، خودتان. برای یک خانهٔ دوخوابه نزدیک پنجاه کارتن، شش رول چسب پهن و سه کیلو روزنامه یا کاغذ بس است؛ کتاب را در کارتن کوچک بگذارید.',
        en: 'You do, unless you ordered packing. For two bedrooms about fifty boxes, six rolls of wide tape and three kilos of paper will do; put books into small boxes.',
        de: 'Sie selbst, wenn Sie kein Packen bestellt haben. Für zwei Schlafzimmer reichen etwa fünfzig Kartons, sechs Rollen Klebeband und drei Kilo Papier; Bücher in kleine Kartons.',
        ar: 'أنت ما لم تطلب التغليف. يكفي لغرفتي نوم نحو خمسين صندوقًا وست لفات شريط عريض وثلاثة كيلوغرامات من الورق؛ وضع الكتب في صناديق صغيرة.',
      },
    },
    {
      question: {
        fa: 'چند روز جلوتر سفارش بدهم؟',
        en: 'How far ahead should I order?',
        de: 'Wie früh sollte ich bestellen?',
        ar: 'قبل كم يوم أطلب؟',
      },
      answer: {
        fa: 'برای روز معمولی سه تا چهار روز. برای پایان ماه، پنجشنبه‌ها و تابستان که قراردادهای اجاره عوض می‌شود، یک تا دو هفته.',
        en: 'Three or four days for an ordinary day; one to two weeks for month ends, Thursdays and the summer, when leases change.',
        de: 'Für einen gewöhnlichen Tag drei bis vier Tage; zum Monatsende, donnerstags und im Sommer, wenn Mietverträge wechseln, ein bis zwei Wochen.',
        ar: 'ثلاثة أيام إلى أربعة ليوم عادي؛ وأسبوع إلى أسبوعين لأواخر الشهر وأيام الخميس والصيف حين تتبدل عقود الإيجار.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'قیمت از پیشنهاد باربری می‌آید: مبلغ یک‌جا یا نرخ ساعتی در تعداد ساعت.',
      en: 'The price comes from the mover’s quote: a lump sum, or a rate times hours.',
      de: 'Der Preis kommt aus dem Angebot der Firma: Pauschale oder Satz mal Stunden.',
      ar: 'يأتي السعر من عرض الشركة: مبلغ مقطوع أو سعر الساعة في عدد الساعات.',
    },
    {
      fa: 'طبقهٔ بدون آسانسور، راه دور تا خودرو و وسیلهٔ سنگین بیش از فاصلهٔ دو خانه اثر دارد.',
      en: 'Floors without a lift, a long walk to the vehicle and heavy pieces weigh more than the distance.',
      de: 'Etagen ohne Aufzug, weite Wege zum Wagen und schwere Stücke zählen mehr als die Entfernung.',
      ar: 'الطوابق بلا مصعد وبعد المركبة والقطع الثقيلة تؤثر أكثر من المسافة بين المنزلين.',
    },
    {
      fa: 'بسته‌بندی جدا نوشته می‌شود و به تعداد کارتن و ظرف‌های شکستنی بستگی دارد.',
      en: 'Packing is quoted separately and depends on boxes and breakables.',
      de: 'Packen wird gesondert angeboten, je nach Kartons und Zerbrechlichem.',
      ar: 'يُعرض التغليف على حدة بحسب الصناديق والقطع القابلة للكسر.',
    },
  ],
};
