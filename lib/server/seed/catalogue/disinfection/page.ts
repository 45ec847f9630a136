import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const disinfectionPage: ProductPageSeed = {
  title: {
    fa: 'ضدعفونی و سم‌پاشی محل',
    en: 'Disinfection and pest control on site',
    de: 'Desinfektion und Schädlings\u00ADbekämpfung',
    ar: 'التعقيم ومكافحة الحشرات',
  },
  summary: {
    fa: 'برای خانه یا محل کاری که پس از بیماری باید پاک شود یا در آن حشره و موش لانه کرده است. نوع آفت، متراژ و بودن کودک یا حیوان را می‌نویسید تا متخصصان مادهٔ درست را پیشنهاد دهند.',
    en: 'For homes and workplaces to be made safe after an illness, or where insects or mice have settled. Note the pest, the area, and any children or pets, and specialists quote with the right product.',
    de: 'Für Wohnung und Arbeitsplatz nach Krankheit oder bei Insekten und Mäusen. Nennen Sie Schädling, Fläche, Kinder und Tiere; Fachleute nennen Mittel und Preis.',
    ar: 'للمنزل أو مكان العمل بعد مرض أو حين تسكنه الحشرات أو الفئران. اكتب النوع والمساحة ووجود أطفال أو حيوانات ليعرض المختصون المادة المناسبة.',
  },
  metaTitle: {
    fa: 'ضدعفونی و سم‌پاشی خانه و محل کار | پلاکفن',
    en: 'Disinfection and pest control | Pelakfan',
    de: 'Desinfektion und Schädlingsbekämpfung | Pelakfan',
    ar: 'التعقيم ومكافحة الحشرات | بلاكفن',
  },
  metaDescription: {
    fa: 'ضدعفونی خانه و محل کار، سم‌پاشی سوسک، ساس و مورچه و موش‌گیری در تهران، اصفهان و مشهد. تا ده پیشنهاد، زمان بازگشت روشن، پرداخت امانی.',
    en: 'Home and workplace disinfection, cockroach, bedbug and ant control, mice, in Tehran, Isfahan and Mashhad. Up to ten quotes with the time to stay out.',
    de: 'Desinfektion, Schaben, Wanzen, Ameisen und Mäuse in Teheran, Isfahan und Maschhad. Bis zu zehn Angebote mit Sperrzeit; Auszahlung erst nach Abschluss.',
    ar: 'تعقيم المنازل والمكاتب ومكافحة الصراصير والبق والنمل والفئران في طهران وأصفهان ومشهد. حتى عشرة عروض مع مدة البقاء خارجًا ودفع محفوظ.',
  },
  done: [
    {
      fa: 'مه‌پاشی فضا و دستمال کشیدن سطح‌های پرتماس',
      en: 'Fogging and wiping of surfaces touched often',
      de: 'Vernebeln und Wischen häufig berührter Flächen',
      ar: 'الرذاذ ومسح الأسطح كثيرة اللمس',
    },
    {
      fa: 'ژل، طعمه یا پاشش متناسب با حشره',
      en: 'Gel, bait or spray to suit the insect',
      de: 'Gel, Köder oder Spritzmittel je nach Insekt',
      ar: 'جل أو طعم أو رش بحسب الحشرة',
    },
    {
      fa: 'تله، جعبهٔ قفل‌دار و بستن سوراخ برای موش',
      en: 'Traps, locked boxes and sealed holes against mice',
      de: 'Fallen, verschlossene Boxen und dichte Löcher gegen Mäuse',
      ar: 'مصائد وعلب مقفلة وسد الثقوب للفئران',
    },
    {
      fa: 'شست‌وشو و ضدعفونی مخزن آب، با سفارش جدا',
      en: 'Washing and disinfecting water tanks, ordered separately',
      de: 'Wassertanks waschen und desinfizieren, gesondert bestellt',
      ar: 'غسل خزان الماء وتعقيمه بطلب مستقل',
    },
    {
      fa: 'گفتن نام ماده و زمان بازگشت پیش از کار',
      en: 'Product named and time to stay out stated before work',
      de: 'Mittel und Sperrzeit vor Beginn genannt',
      ar: 'ذكر المادة ومدة البقاء خارجًا قبل العمل',
    },
  ],
  notDone: [
    {
      fa: 'سم‌پاشی باغ، مزرعه و درخت خیابان',
      en: 'Gardens, farmland and street trees',
      de: 'Gärten, Felder und Straßenbäume',
      ar: 'الحدائق والمزارع وأشجار الشارع',
    },
    {
      fa: 'گرفتن سگ، گربه و مار، و لانهٔ زنبور در بلندی',
      en: 'Catching dogs, cats or snakes, or high wasp nests',
      de: 'Einfangen von Hunden, Katzen, Schlangen, hohe Wespennester',
      ar: 'إمساك الكلاب والقطط والأفاعي وأعشاش الدبابير العالية',
    },
    {
      fa: 'قول ریشه‌کن شدن هر آفتی با یک نوبت',
      en: 'A promise that one visit ends every pest',
      de: 'Das Versprechen, ein Termin beende alles',
      ar: 'الوعد بأن زيارة واحدة تكفي',
    },
    {
      fa: 'مادهٔ بی‌برچسب یا دست‌ساز',
      en: 'Products without a label or home-made',
      de: 'Mittel ohne Etikett oder selbst gemischt',
      ar: 'المواد بلا ملصق أو المصنوعة يدويًا',
    },
  ],
  steps: [
    {
      title: { fa: 'آفت و جا', en: 'Pest and place', de: 'Schädling und Ort', ar: 'النوع والمكان' },
      text: {
        fa: 'می‌گویید چیست، کجاست و از کی؛ یک عکس و تعدادی که شب‌ها دیده‌اید کمک می‌کند.',
        en: 'You say what it is, where and since when; a photo, and how many you saw at night, help.',
        de: 'Sie schreiben, was es ist, wo und seit wann; ein Foto und die Zahl der nachts gesehenen Tiere helfen.',
        ar: 'تكتب ما هو وأين ومنذ متى؛ وتفيد صورة وعدد ما رأيته ليلًا.',
      },
    },
    {
      title: { fa: 'پیشنهادهای محرمانه', en: 'Sealed quotes', de: 'Verdeckte Angebote', ar: 'عروض مغلقة' },
      text: {
        fa: 'در دو ساعت تا ده متخصص پیشنهاد می‌دهند؛ ماده، نوبت و زمان بیرون ماندن را بخوانید.',
        en: 'Within two hours up to ten specialists reply; read product, visits and time to stay out.',
        de: 'Binnen zwei Stunden antworten bis zu zehn Fachleute; lesen Sie Mittel, Termine, Sperrzeit.',
        ar: 'خلال ساعتين يرد حتى عشرة مختصين؛ اقرأ المادة والزيارات والمدة.',
      },
    },
    {
      title: {
        fa: 'آماده کردن و کار',
        en: 'Preparing and treating',
        de: 'Vorbereiten und behandeln',
        ar: 'التجهيز والعمل',
      },
      text: {
        fa: 'خوراک، ظرف، کودک و حیوان را بیرون می‌برید؛ متخصص با دستکش و ماسک کار می‌کند.',
        en: 'You take out food, dishes, children and pets; the specialist works in gloves and mask.',
        de: 'Sie bringen Essen, Geschirr, Kinder und Tiere hinaus; gearbeitet wird mit Handschuhen und Maske.',
        ar: 'تخرج الطعام والأواني والأطفال والحيوانات؛ ويعمل المختص بقفازات وكمامة.',
      },
    },
    {
      title: { fa: 'بازگشت و تأیید', en: 'Return and confirm', de: 'Rückkehr und Bestätigung', ar: 'العودة والتأكيد' },
      text: {
        fa: 'تهویه می‌کنید، سطح‌های آشپزخانه را می‌شویید و پایان کار را تأیید می‌کنید.',
        en: 'Air the rooms, wash food surfaces, and confirm.',
        de: 'Lüften Sie, waschen Sie Flächen für Lebensmittel ab und bestätigen Sie.',
        ar: 'تهوّي وتغسل أسطح الطعام وتؤكد.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'تا ده پیشنهاد محرمانه می‌گیرید و هیچ پولی پیش از انتخاب از شما گرفته نمی‌شود.',
      en: 'You get up to ten sealed quotes and are charged nothing before choosing.',
      de: 'Sie erhalten bis zu zehn verdeckte Angebote und zahlen vor der Wahl nichts.',
      ar: 'تحصل على عشرة عروض مغلقة كحد أقصى ولا يؤخذ منك شيء قبل الاختيار.',
    },
    {
      fa: 'پول تا ۴۸ ساعت پس از کار نزد پلاکفن است، چون اثر سم همان روز دیده نمی‌شود.',
      en: 'Money stays with Pelakfan for 48 hours after, because the effect is not seen the same day.',
      de: 'Das Geld bleibt 48 Stunden bei Pelakfan, weil die Wirkung nicht gleich zu sehen ist.',
      ar: 'يبقى المال ٤٨ ساعة لدى بلاكفن لأن الأثر لا يُرى فورًا.',
    },
    {
      fa: 'لغو تا پیش از انتخاب متخصص و تا سه ساعت پیش از قرار رایگان است.',
      en: 'Cancelling is free before a specialist is chosen and until three hours before the visit.',
      de: 'Absagen ist vor der Wahl und bis drei Stunden vor dem Besuch kostenlos.',
      ar: 'الإلغاء مجاني قبل اختيار المختص وحتى ثلاث ساعات قبل الموعد.',
    },
    {
      fa: 'اگر کار آن نبود که قرار گذاشته بودید، پولتان برمی‌گردد؛ پایان را تأیید نکنید و دلیلش را در سفارش بنویسید.',
      en: 'If the work is not what was agreed, your money comes back; do not confirm the end, and give the reason in the order.',
      de: 'Entspricht die Arbeit nicht der Vereinbarung, erhalten Sie Ihr Geld zurück; bestätigen Sie nicht und nennen Sie im Auftrag den Grund.',
      ar: 'إن لم يكن العمل كما اتُّفق عليه عاد إليك مالك؛ لا تؤكد الانتهاء واذكر السبب في الطلب.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'چقدر باید بیرون بمانیم؟',
        en: 'How long must we stay out?',
        de: 'Wie lange müssen wir draußen bleiben?',
        ar: 'كم يجب أن نبقى خارج المنزل؟',
      },
      answer: {
        fa: 'به ماده بستگی دارد؛ پس از سم‌پاشی معمول چند ساعت و سپس تهویهٔ کامل. متخصص در پیشنهادش می‌نویسد.',
        en: 'It depends on the product: after ordinary spraying some hours, then full airing. The quote says so.',
        de: 'Das hängt vom Mittel ab: nach üblichem Spritzen einige Stunden, danach gründlich lüften. Es steht im Angebot.',
        ar: 'بحسب المادة: بعد الرش المعتاد بضع ساعات ثم تهوية كاملة، ويُذكر ذلك في العرض.',
      },
    },
    {
      question: {
        fa: 'آکواریوم و پرنده چه می‌شود؟',
        en: 'What about aquariums and birds?',
        de: 'Was ist mit Aquarium und Vögeln?',
        ar: 'ماذا عن حوض الأسماك والطيور؟',
      },
      answer: {
        fa: 'پیش از کار از خانه بیرون ببرید؛ ماهی و پرنده به سم حساس‌ترند.',
        en: 'Take them out beforehand; fish and birds are the most sensitive.',
        de: 'Vorher aus der Wohnung bringen; Fische und Vögel sind am empfindlichsten.',
        ar: 'أخرجها قبل العمل، فالأسماك والطيور أشد تأثرًا.',
      },
    },
    {
      question: {
        fa: 'همسایه هم باید سم‌پاشی کند؟',
        en: 'Must the neighbour treat as well?',
        de: 'Müssen Nachbarn mitmachen?',
        ar: 'هل يلزم الجيران أيضًا؟',
      },
      answer: {
        fa: 'برای سوسک ریز و ساس، بله اگر راه مشترک هست؛ وگرنه ظرف یک ماه برمی‌گردد. هماهنگی با مدیر ساختمان را پیش از سفارش انجام دهید.',
        en: 'For small roaches and bedbugs yes, where walls or pipes are shared, or it comes back within a month. Speak to the manager first.',
        de: 'Bei kleinen Schaben und Wanzen ja, wenn Schächte geteilt sind, sonst kommt es binnen eines Monats zurück. Sprechen Sie zuerst mit der Hausverwaltung.',
        ar: 'للصراصير الصغيرة والبق نعم إن كانت المجاري مشتركة، وإلا عادت خلال شهر. نسّق مع مدير المبنى أولًا.',
      },
    },
    {
      question: {
        fa: 'سرکه یا اسپری خانگی بس نیست؟',
        en: 'Are vinegar or a shop spray enough?',
        de: 'Reichen Essig oder Spray?',
        ar: 'هل يكفي الخل أو البخاخ؟',
      },
      answer: {
        fa: 'اسپری همان را که می‌بینید می‌کشد و بقیه را پراکنده می‌کند. سرکه بو را می‌پوشاند. از سه روز پیش از آمدن متخصص چیزی نزنید تا رد حشره بماند.',
        en: 'Spray kills the one you see and scatters the rest; vinegar only covers smells. Use nothing for three days before, so that traces stay.',
        de: 'Spray trifft nur das sichtbare Tier und treibt den Rest auseinander; Essig überdeckt Gerüche. Verwenden Sie drei Tage vorher nichts, damit Spuren bleiben.',
        ar: 'البخاخ يقتل ما تراه ويفرق الباقي؛ والخل يغطي الروائح. لا تستعمل شيئًا ثلاثة أيام قبلها.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'متراژ، نوع آفت و تعداد نوبت قیمت را می‌سازد.',
      en: 'Area, kind of pest and number of visits make the price.',
      de: 'Fläche, Schädling und Termine ergeben den Preis.',
      ar: 'المساحة والنوع وعدد الزيارات تصنع السعر.',
    },
    {
      fa: 'ضدعفونی بر پایهٔ متراژ و سم‌پاشی بر پایهٔ نوع آفت سنجیده می‌شود؛ موش بیش از همه به تعداد راه‌های ورود بستگی دارد.',
      en: 'Disinfection is judged by area, insects by their kind, and mice most of all by the number of ways in.',
      de: 'Desinfektion richtet sich nach der Fläche, Insekten nach der Art, Mäuse vor allem nach der Zahl der Zugänge.',
      ar: 'يُقدَّر التعقيم بالمساحة والحشرات بنوعها والفئران خاصةً بعدد منافذ الدخول.',
    },
    {
      fa: 'هر چه کابینت‌ها و گوشه‌ها را پیش‌تر خالی کرده باشید، زمان و هزینهٔ کار کمتر است.',
      en: 'The more cupboards and corners you clear beforehand, the shorter and cheaper the work.',
      de: 'Je mehr Schränke und Ecken Sie vorher freiräumen, desto kürzer und günstiger wird es.',
      ar: 'كلما أخليت الخزائن والزوايا مسبقًا قصر العمل ورخص.',
    },
  ],
};
