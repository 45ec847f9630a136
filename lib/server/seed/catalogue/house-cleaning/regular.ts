import type { CategoryTypeSeed } from '../types';

export const regularCleaning: CategoryTypeSeed = {
  id: 301,
  seopath: 'regular-cleaning',
  hasPage: true,
  name: { fa: 'نظافت عادی منزل', en: 'Regular home cleaning', de: 'Unterhaltsreinigung', ar: 'التنظيف العادي للمنزل' },
  description: {
    fa: 'نظافت هفتگی یا گاه‌به‌گاه خانه: گردگیری، کف، آشپزخانه و سرویس‌ها.',
    en: 'The weekly or occasional clean of a lived-in home: dusting, floors, kitchen and bathrooms.',
    de: 'Die wöchentliche oder gelegentliche Reinigung der bewohnten Wohnung: Staub, Böden, Küche und Bad.',
    ar: 'تنظيف المنزل أسبوعيًا أو من حين إلى آخر: الغبار والأرضيات والمطبخ والحمامات.',
  },
  page: {
    title: {
      fa: 'نظافت عادی منزل',
      en: 'Regular home cleaning',
      de: 'Unterhalts\u00ADreinigung für die Wohnung',
      ar: 'التنظيف العادي للمنزل',
    },
    summary: {
      fa: 'برای خانه‌ای که مرتب به آن می‌رسید و می‌خواهید همین‌طور بماند. هر وقت لازم بود یک نوبت سفارش دهید و روز، ساعت و نیرو را خودتان انتخاب کنید.',
      en: 'For a home that is looked after and should stay that way. Order a visit whenever one is due, and choose the day, the hour and the cleaner yourself.',
      de: 'Für eine gepflegte Wohnung, die es bleiben soll. Bestellen Sie einen Termin, wann immer einer ansteht, und wählen Sie Tag, Stunde und Reinigungskraft selbst.',
      ar: 'لمنزل تعتني به وتريده أن يبقى كذلك. اطلب زيارة متى احتجت إليها، واختر اليوم والساعة والعامل بنفسك.',
    },
    metaTitle: {
      fa: 'نظافت عادی و هفتگی منزل، با قیمت روشن | پلاکفن',
      en: 'Regular and weekly home cleaning, priced up front | Pelakfan',
      de: 'Regelmäßige Wohnungsreinigung zum klaren Preis | Pelakfan',
      ar: 'تنظيف المنزل العادي والأسبوعي بسعر واضح | بلاكفن',
    },
    metaDescription: {
      fa: 'گردگیری، جارو و تی، آشپزخانه و سرویس بهداشتی از ۳ ساعت. قیمت را پیش از پرداخت می‌بینید و نیرو را خودتان انتخاب می‌کنید، بدون تعهد برای بار بعد.',
      en: 'Dusting, floors, kitchen and bathrooms from 3 hours. You see the price before you pay and choose the cleaner yourself, with no commitment to a next visit.',
      de: 'Staub, Böden, Küche und Bad ab 3 Stunden. Den Preis sehen Sie vor der Zahlung, die Reinigungskraft wählen Sie selbst, ohne Bindung.',
      ar: 'إزالة الغبار والأرضيات والمطبخ والحمامات ابتداءً من ٣ ساعات. ترى السعر قبل الدفع وتختار العامل بنفسك، دون التزام بزيارة بعدها.',
    },
    done: [
      {
        fa: 'گردگیری میز و کنسول، تلویزیون با دستمال خشک و روی کابینت‌ها تا جایی که دست می‌رسد',
        en: 'Tables and sideboards, the television with a dry cloth, and cupboard fronts within reach',
        de: 'Tische und Anrichten, Fernseher mit trockenem Tuch, Schrankfronten in Reichweite',
        ar: 'الطاولات والخزائن المنخفضة والتلفاز بقطعة جافة وواجهات الخزائن التي تصل إليها اليد',
      },
      {
        fa: 'جاروبرقی همهٔ اتاق‌ها و زیر تخت و مبلی که بدون بلند کردن کنار می‌رود',
        en: 'Vacuuming every room, also under beds and sofas that slide aside',
        de: 'Staubsaugen in allen Räumen, auch unter Betten und Sofas, die sich schieben lassen',
        ar: 'شفط الغبار في كل الغرف وتحت الأسرّة والأرائك التي تُزاح دون رفع',
      },
      {
        fa: 'شستن ظرف‌های روی سینک یا چیدن ماشین ظرفشویی، تا نیم ساعت از وقت',
        en: 'Washing up or loading the dishwasher, up to half an hour of the visit',
        de: 'Abwasch oder Einräumen der Spülmaschine, bis zu einer halben Stunde',
        ar: 'غسل الأواني الموجودة أو ترتيب غسالة الصحون بما لا يتجاوز نصف ساعة',
      },
      {
        fa: 'کاسهٔ توالت، روشویی، دوش و کف حمام، و خشک کردن آینه و شیرها',
        en: 'Toilet bowl, basin, shower and bathroom floor; mirror and taps wiped dry',
        de: 'WC, Waschbecken, Dusche und Badboden; Spiegel und Armaturen trocken gewischt',
        ar: 'المرحاض والمغسلة والدش وأرضية الحمام، مع تجفيف المرآة والحنفيات',
      },
      {
        fa: 'تعویض ملافه‌ای که روی تخت گذاشته‌اید',
        en: 'Changing bed linen that you have laid out',
        de: 'Bettwäsche wechseln, die Sie bereitgelegt haben',
        ar: 'تبديل أغطية السرير التي تضعها جاهزة',
      },
      {
        fa: 'پهن کردن یا تا کردن یک نوبت لباس شسته',
        en: 'Hanging up or folding one load of laundry',
        de: 'Eine Ladung Wäsche aufhängen oder zusammenlegen',
        ar: 'نشر دفعة واحدة من الغسيل أو طيّها',
      },
    ],
    notDone: [
      {
        fa: 'لکه‌ها و رسوب‌های کهنه؛ این‌ها وقت و شویندهٔ نظافت عمیق می‌خواهد',
        en: 'Old stains and limescale, which need the time and products of a deep clean',
        de: 'Alte Flecken und Kalk; dafür braucht es eine Grundreinigung',
        ar: 'البقع والترسبات القديمة، فهي تحتاج وقت التنظيف العميق ومواده',
      },
      {
        fa: 'داخل یخچال، فر و کابینت پر',
        en: 'The inside of fridge, oven and filled cupboards',
        de: 'Kühlschrank, Backofen und gefüllte Schränke von innen',
        ar: 'داخل الثلاجة والفرن والخزائن الممتلئة',
      },
      {
        fa: 'اتوکشی و شستن لباس با دست',
        en: 'Ironing and hand-washing clothes',
        de: 'Bügeln und Handwäsche',
        ar: 'الكيّ وغسل الملابس باليد',
      },
      {
        fa: 'آشپزی و خرید خانه',
        en: 'Cooking and shopping',
        de: 'Kochen und Einkaufen',
        ar: 'الطبخ وشراء حاجات المنزل',
      },
    ],
    steps: [
      {
        title: {
          fa: 'پنج دقیقهٔ اول',
          en: 'The first five minutes',
          de: 'Die ersten fünf Minuten',
          ar: 'الدقائق الخمس الأولى',
        },
        text: {
          fa: 'خانه را نشان می‌دهید و می‌گویید کدام بخش مهم‌تر است و به چه چیزی نباید دست زد.',
          en: 'You show the home and say what matters most and what should not be touched.',
          de: 'Sie zeigen die Wohnung und sagen, was am wichtigsten ist und was nicht angefasst werden soll.',
          ar: 'تُري العامل المنزل وتبيّن له الأهم وما لا ينبغي لمسه.',
        },
      },
      {
        title: {
          fa: 'از بالا به پایین',
          en: 'From top to bottom',
          de: 'Von oben nach unten',
          ar: 'من الأعلى إلى الأسفل',
        },
        text: {
          fa: 'اول گردگیری، بعد آشپزخانه و سرویس‌ها و در پایان کف‌ها، تا جایی دوباره کثیف نشود.',
          en: 'Dust first, then kitchen and bathrooms, floors last, so that nothing is soiled twice.',
          de: 'Erst Staub, dann Küche und Bad, zuletzt die Böden, damit nichts zweimal schmutzig wird.',
          ar: 'الغبار أولًا، ثم المطبخ والحمامات، وأخيرًا الأرضيات حتى لا يتسخ شيء مرتين.',
        },
      },
      {
        title: { fa: 'تحویل خانه', en: 'Handing over', de: 'Abnahme', ar: 'التسليم' },
        text: {
          fa: 'با هم دور می‌زنید؛ اگر چیزی مانده باشد همان‌جا انجام می‌شود و بعد پایان کار را تأیید می‌کنید.',
          en: 'You walk through together, what was missed is done on the spot, and then you approve.',
          de: 'Sie gehen gemeinsam durch, Vergessenes wird gleich erledigt, dann bestätigen Sie.',
          ar: 'تتفقدان المكان معًا، ويُنجز ما فات في الحال، ثم توافق على انتهاء العمل.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'اگر نیروی انتخابی کار را نپذیرد، سفارش تنها با اجازهٔ شما به کس دیگری پیشنهاد می‌شود.',
        en: 'If the cleaner you chose declines, the order goes to somebody else only when you say so.',
        de: 'Lehnt die gewählte Reinigungskraft ab, geht der Auftrag nur mit Ihrer Zustimmung an jemand anderen.',
        ar: 'إن اعتذر العامل الذي اخترته لا يُعرض الطلب على غيره إلا بموافقتك.',
      },
      {
        fa: 'هر نوبت جداگانه پرداخت و تأیید می‌شود؛ پول چند نوبت را از پیش نمی‌گیریم.',
        en: 'Each visit is paid and approved on its own; we never charge several in advance.',
        de: 'Jeder Termin wird einzeln bezahlt und bestätigt; wir kassieren nie im Voraus für mehrere.',
        ar: 'تُدفع كل زيارة وتُعتمد على حدة، ولا نأخذ ثمن عدة زيارات مقدمًا.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'سفارش یک نوبت، تعهدی برای نوبت‌های بعد می‌آورد؟',
          en: 'Does one order commit me to further visits?',
          de: 'Verpflichtet mich eine Bestellung zu weiteren Terminen?',
          ar: 'هل يُلزمني طلب واحد بزيارات أخرى؟',
        },
        answer: {
          fa: 'نه. هر سفارش یک نوبت است و نوبت بعد را هر وقت خواستید از نو سفارش می‌دهید. نیروی قبلی شما، اگر آن ساعت آزاد باشد، اول فهرست است.',
          en: 'No. Each order is one visit, and you order the next one anew whenever you like. If your earlier cleaner is free at that hour, they stand first in the list.',
          de: 'Nein. Jeder Auftrag ist ein Termin, den nächsten bestellen Sie neu, wann Sie möchten. Ist Ihre frühere Reinigungskraft dann frei, steht sie in der Liste an erster Stelle.',
          ar: 'لا. كل طلب زيارة واحدة، وتطلب التالية من جديد متى شئت. وإن كان عاملك السابق متاحًا في تلك الساعة جاء أول القائمة.',
        },
      },
      {
        question: { fa: 'اتو هم می‌کنند؟', en: 'Is ironing possible?', de: 'Wird auch gebügelt?', ar: 'هل يشمل الكيّ؟' },
        answer: {
          fa: 'نه، اتوکشی جزو این خدمت نیست. تا کردن و پهن کردن لباس در وقت نوبت انجام می‌شود.',
          en: 'No, ironing is not part of this service. Folding and hanging clothes fit into a visit.',
          de: 'Nein, Bügeln gehört nicht dazu. Aufhängen und Zusammenlegen ist möglich.',
          ar: 'لا، الكيّ ليس ضمن هذه الخدمة. أما نشر الملابس وطيّها فممكن ضمن الوقت.',
        },
      },
      {
        question: {
          fa: 'نوبت اول چه فرقی با نوبت‌های بعد دارد؟',
          en: 'How does the first visit differ?',
          de: 'Ist der erste Termin anders?',
          ar: 'بم تختلف الزيارة الأولى؟',
        },
        answer: {
          fa: 'نیرو خانه را نمی‌شناسد و معمولاً کار بیشتری مانده است. بهتر است نوبت اول را یک ساعت بلندتر بگیرید؛ برای نوبت‌های بعد معمولاً همان ساعت پیشنهادی بس است.',
          en: 'The cleaner does not know the home yet and there is usually more to do. It is better to book an hour more the first time; after that the suggested hours are usually enough.',
          de: 'Die Reinigungskraft kennt die Wohnung noch nicht, und meist ist mehr zu tun. Buchen Sie beim ersten Mal besser eine Stunde mehr; danach genügt meist der Vorschlag.',
          ar: 'لا يعرف العامل المنزل بعد، وعادةً ما يكون العمل أكثر. فالأفضل أن تحجز ساعة إضافية في المرة الأولى، ويكفي بعدها المقترح عادةً.',
        },
      },
      {
        question: {
          fa: 'ظرف شستن هم جزو کار است؟',
          en: 'Does it include washing up?',
          de: 'Gehört der Abwasch dazu?',
          ar: 'هل يشمل غسل الأواني؟',
        },
        answer: {
          fa: 'تا نیم ساعت بله. اگر ظرف‌های یک مهمانی مانده است، نوبت مهمانی را بگیرید که وقتش را دارد.',
          en: 'Up to half an hour, yes. After a party, choose the party visit, which has the time for it.',
          de: 'Bis zu einer halben Stunde, ja. Nach einem Fest wählen Sie besser die Party-Reinigung.',
          ar: 'نعم، حتى نصف ساعة. أما بعد الضيافة فاختر زيارة الضيافة، ففيها وقت كافٍ.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نرخ جدول، همان نرخ نظافت عادی است؛ قیمت بقیهٔ انواع از روی آن حساب می‌شود.',
        en: 'The rates in the table are those of regular cleaning; the other types are worked out from them.',
        de: 'Der Stundensatz der Tabelle gilt für die Unterhaltsreinigung; die anderen Arten leiten sich davon ab.',
        ar: 'سعر الجدول هو سعر التنظيف العادي، وتُحسب منه أسعار الأنواع الأخرى.',
      },
    ],
  },
};
