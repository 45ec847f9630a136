import type { CategoryTypeSeed } from '../types';

export const officeCleaning: CategoryTypeSeed = {
  id: 303,
  seopath: 'office-cleaning',
  hasPage: true,
  name: { fa: 'نظافت دفتر و شرکت', en: 'Office cleaning', de: 'Büroreinigung', ar: 'تنظيف المكاتب' },
  description: {
    fa: 'نظافت دفتر، مطب، آموزشگاه و مغازه، پیش یا پس از ساعت کار.',
    en: 'Offices, surgeries, classrooms and shops, before or after working hours.',
    de: 'Büros, Praxen, Unterrichtsräume und Läden, vor oder nach der Arbeitszeit.',
    ar: 'تنظيف المكاتب والعيادات وقاعات التعليم والمحال قبل الدوام أو بعده.',
  },
  page: {
    title: { fa: 'نظافت دفتر و محل کار', en: 'Cleaning for offices and shops', de: 'Reinigung für Büro, Praxis und Laden', ar: 'تنظيف المكاتب والمحال' },
    summary: {
      fa: 'میز کار، اتاق جلسه، آبدارخانه و سرویس‌ها، در ساعتی که مزاحم کسی نباشد؛ با فاکتور به نام شرکت.',
      en: 'Desks, meeting rooms, kitchenette and toilets, at an hour that disturbs nobody, with an invoice in the company’s name.',
      de: 'Schreibtische, Besprechungsräume, Teeküche und Toiletten, wenn es niemanden stört; Rechnung auf die Firma.',
      ar: 'المكاتب وقاعات الاجتماع والمطبخ الصغير ودورات المياه في وقت لا يزعج أحدًا، مع فاتورة باسم الشركة.',
    },
    metaTitle: {
      fa: 'نظافت دفتر، مطب و مغازه با نیروی ثابت | پلاکفن',
      en: 'Office, surgery and shop cleaning | Pelakfan',
      de: 'Büro- und Praxisreinigung mit fester Kraft | Pelakfan',
      ar: 'تنظيف المكاتب والعيادات والمحال | بلاكفن',
    },
    metaDescription: {
      fa: 'نظافت محل کار بیرون از ساعت اداری، یک‌باره یا هفتگی، با فاکتور شرکتی و نیروی ثابتی که با محل آشناست.',
      en: 'Workplace cleaning outside office hours, once or weekly, with a company invoice and a cleaner who knows the place.',
      de: 'Reinigung außerhalb der Bürozeiten, einmalig oder wöchentlich, mit Firmenrechnung und einer Kraft, die die Räume kennt.',
      ar: 'تنظيف مكان العمل خارج أوقات الدوام، مرة واحدة أو أسبوعيًا، مع فاتورة للشركة وعامل يعرف المكان.',
    },
    done: [
      {
        fa: 'میزها بدون دست زدن به کاغذ و پرونده، گوشی تلفن، پشتی و دستهٔ صندلی',
        en: 'Desks without touching papers, telephones, backs and arms of chairs',
        de: 'Schreibtische, ohne Papiere anzufassen, Telefone, Stuhllehnen',
        ar: 'المكاتب دون لمس الأوراق، والهواتف، ومساند الكراسي',
      },
      {
        fa: 'میز و تختهٔ اتاق جلسه و پاک کردن جای انگشت از درهای شیشه‌ای',
        en: 'Meeting table and whiteboard; fingerprints off glass doors',
        de: 'Besprechungstisch und Tafel, Fingerabdrücke von Glastüren',
        ar: 'طاولة الاجتماعات واللوح وآثار الأصابع على الأبواب الزجاجية',
      },
      {
        fa: 'آبدارخانه: استکان و فنجان، سماور و چای‌ساز از بیرون، یخچال کوچک از بیرون',
        en: 'Kitchenette: glasses and cups, kettle and small fridge outside',
        de: 'Teeküche: Gläser und Tassen, Wasserkocher und kleiner Kühlschrank außen',
        ar: 'المطبخ الصغير: الأكواب والفناجين، والغلاية والثلاجة الصغيرة من الخارج',
      },
      {
        fa: 'سرویس‌ها، و گذاشتن دستمال و مایع دستشویی از انبار شما',
        en: 'Toilets, and refilling paper and soap from your store',
        de: 'Toiletten; Papier und Seife aus Ihrem Vorrat auffüllen',
        ar: 'دورات المياه، وتعبئة المناديل والصابون من مخزنكم',
      },
      {
        fa: 'خالی کردن سطل‌ها و جدا گذاشتن کاغذ باطله',
        en: 'Emptying bins, keeping waste paper apart',
        de: 'Papierkörbe leeren, Altpapier getrennt sammeln',
        ar: 'تفريغ السلال وفصل الورق المهمل',
      },
      {
        fa: 'جارو و تی راهرو، اتاق انتظار و ورودی',
        en: 'Sweeping and mopping corridors, waiting room and entrance',
        de: 'Flure, Wartezimmer und Eingang fegen und wischen',
        ar: 'كنس الممرات وغرفة الانتظار والمدخل ومسحها',
      },
    ],
    notDone: [
      {
        fa: 'باز کردن رایانه، چاپگر و تابلوی برق یا کشیدن سیم از پریز',
        en: 'Opening computers, printers or electrical boxes, or pulling plugs',
        de: 'Öffnen von Rechnern, Druckern oder Schaltkästen, Ziehen von Steckern',
        ar: 'فتح الحواسيب والطابعات ولوحات الكهرباء أو نزع المقابس',
      },
      {
        fa: 'پسماند پزشکی و وسایل تیز مطب',
        en: 'Medical waste and sharps',
        de: 'Medizinische Abfälle und spitze Gegenstände',
        ar: 'النفايات الطبية والأدوات الحادة',
      },
      {
        fa: 'کارگاه صنعتی، انبار مواد شیمیایی و آشپزخانهٔ رستوران',
        en: 'Industrial workshops, chemical stores and restaurant kitchens',
        de: 'Werkhallen, Chemikalienlager und Restaurantküchen',
        ar: 'الورش الصناعية ومخازن المواد الكيميائية ومطابخ المطاعم',
      },
      {
        fa: 'پذیرایی و آبدارچی‌گری در ساعت کار',
        en: 'Serving tea and guests during working hours',
        de: 'Bewirtung während der Arbeitszeit',
        ar: 'تقديم الشاي والضيافة أثناء الدوام',
      },
    ],
    steps: [
      {
        title: { fa: 'قرار ورود', en: 'How to get in', de: 'Zugang klären', ar: 'ترتيب الدخول' },
        text: {
          fa: 'نام مسئول، ساعت باز بودن ساختمان و قانون نگهبانی را در توضیح بنویسید.',
          en: 'Note the contact person, the building’s hours and the rules of its porter.',
          de: 'Notieren Sie Ansprechperson, Öffnungszeiten und Regeln der Pforte.',
          ar: 'اكتب اسم المسؤول وساعات فتح المبنى وتعليمات الحراسة.',
        },
      },
      {
        title: { fa: 'فهرست کار', en: 'The list', de: 'Die Liste', ar: 'قائمة الأعمال' },
        text: {
          fa: 'اتاق‌هایی که نباید وارد شد و کارهای هر نوبت یک‌بار نوشته می‌شود و نوبت‌های بعد همان است.',
          en: 'Rooms that are off limits and the tasks of a visit are written once and hold for the next ones.',
          de: 'Gesperrte Räume und Aufgaben werden einmal notiert und gelten für die folgenden Termine.',
          ar: 'تُكتب الغرف الممنوعة وأعمال كل زيارة مرة واحدة وتسري على الزيارات اللاحقة.',
        },
      },
      {
        title: { fa: 'پایان نوبت', en: 'Closing up', de: 'Abschluss', ar: 'نهاية الزيارة' },
        text: {
          fa: 'چراغ و پنجره بسته می‌شود و مسئول شما کار را تحویل می‌گیرد؛ فاکتور در صفحهٔ سفارش است.',
          en: 'Lights off, windows closed, your contact takes over; the invoice is on the order’s page.',
          de: 'Licht aus, Fenster zu, Ihre Ansprechperson nimmt ab; die Rechnung liegt auf der Auftragsseite.',
          ar: 'تُطفأ الأنوار وتُغلق النوافذ ويستلم المسؤول العمل، والفاتورة في صفحة الطلب.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'کاغذ، پرونده و صفحهٔ نمایش جابه‌جا یا خوانده نمی‌شود؛ این شرط پذیرش هر نیروست.',
        en: 'Papers, files and screens are neither moved nor read; every cleaner agrees to this on joining.',
        de: 'Papiere, Akten und Bildschirme werden weder bewegt noch gelesen; dazu verpflichtet sich jede Kraft.',
        ar: 'لا تُحرَّك الأوراق والملفات والشاشات ولا تُقرأ، وهذا شرط لقبول كل عامل.',
      },
      {
        fa: 'مشخصات حقوقی شرکت را یک‌بار در پروفایل بنویسید؛ روی فاکتورها می‌آید.',
        en: 'Enter the company’s particulars once in your profile and they appear on the invoices.',
        de: 'Die Firmendaten stehen einmal im Profil und dann auf den Rechnungen.',
        ar: 'أدخل بيانات الشركة القانونية مرة واحدة في ملفك فتظهر في الفواتير.',
      },
    ],
    questions: [
      {
        question: { fa: 'صبح زود یا شب هم می‌آیند؟', en: 'Early mornings or evenings?', de: 'Auch früh oder abends?', ar: 'هل يأتون مبكرًا أو مساءً؟' },
        answer: {
          fa: 'ساعت‌های باز در تقویم دیده می‌شود و به نیروها بستگی دارد. نوبت‌های آغاز صبح و پس از ساعت چهار بعدازظهر برای دفترها پرخواهان‌تر است؛ آن‌ها را زودتر بگیرید.',
          en: 'The calendar shows what is open; it depends on the cleaners. Early mornings and after four in the afternoon are what offices like most, so book them sooner.',
          de: 'Der Kalender zeigt, was frei ist; es hängt von den Kräften ab. Früh am Morgen und nach 16 Uhr ist die Nachfrage der Büros am größten, buchen Sie zeitig.',
          ar: 'يعرض التقويم المواعيد المتاحة بحسب العاملين. أول الصباح وما بعد الرابعة عصرًا أكثر طلبًا من المكاتب، فاحجز مبكرًا.',
        },
      },
      {
        question: { fa: 'پارتیشن و دیوار شیشه‌ای هم جزو شیشه‌هاست؟', en: 'Are glass partitions included?', de: 'Gehören Glastrennwände dazu?', ar: 'هل تشمل الحواجز الزجاجية؟' },
        answer: {
          fa: 'تا ۲٫۵ متر بله. هر دهنهٔ پارتیشن را یک پنجره حساب کنید تا ساعت درست درآید.',
          en: 'Yes, up to 2.5 metres. Count each panel as a window so that the hours come out right.',
          de: 'Ja, bis 2,5 m Höhe. Zählen Sie jedes Feld als Fenster, dann stimmt die Stundenzahl.',
          ar: 'نعم حتى ارتفاع ٢٫٥ متر. احسب كل لوح نافذة واحدة ليصح عدد الساعات.',
        },
      },
      {
        question: { fa: 'برای هر اتاق اداری چه عددی وارد کنم؟', en: 'What counts as a room?', de: 'Was zählt als Zimmer?', ar: 'ما الذي يُعد غرفة؟' },
        answer: {
          fa: 'هر اتاق در‌دار یک اتاق است، سالن باز با هر چهار میز یک اتاق. آبدارخانه را هم یک اتاق بگیرید.',
          en: 'Each room with a door is one; in an open hall, every four desks are one. Count the kitchenette as a room too.',
          de: 'Jeder Raum mit Tür ist einer; im Großraum zählen je vier Tische als einer. Auch die Teeküche zählt.',
          ar: 'كل غرفة ذات باب غرفة، وفي القاعة المفتوحة كل أربعة مكاتب غرفة. واحسب المطبخ الصغير غرفة أيضًا.',
        },
      },
      {
        question: { fa: 'برای چند شعبه می‌شود یک‌جا قرارداد بست؟', en: 'Can several branches be arranged together?', de: 'Geht ein Vertrag für mehrere Standorte?', ar: 'هل يمكن الاتفاق لعدة فروع معًا؟' },
        answer: {
          fa: 'از صفحهٔ «ثبت‌نام سازمانی» درخواست بدهید تا تماس بگیریم. هر شعبه نشانی، نوبت و صورت‌حساب خودش را خواهد داشت.',
          en: 'Apply on the page for businesses and we will call you. Each branch keeps its own address, visits and account.',
          de: 'Fragen Sie über die Seite für Unternehmen an, wir rufen zurück. Jeder Standort behält Adresse, Termine und Abrechnung.',
          ar: 'قدّم طلبًا من صفحة الشركات لنتصل بك. ويكون لكل فرع عنوانه ومواعيده وحسابه.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نرخ هر ساعت ۵٪ بالاتر از نظافت عادی منزل است.',
        en: 'The hour costs 5% more than regular home cleaning.',
        de: 'Die Stunde kostet 5 % mehr als die Unterhaltsreinigung.',
        ar: 'سعر الساعة أعلى بنسبة ٥٪ من تنظيف المنزل العادي.',
      },
      {
        fa: 'برای نوبت صبح زود یا عصر، نرخ دیگری نیست.',
        en: 'Early and late visits cost the same.',
        de: 'Frühe und späte Termine kosten dasselbe.',
        ar: 'الزيارات المبكرة والمسائية بالسعر نفسه.',
      },
    ],
  },
};
