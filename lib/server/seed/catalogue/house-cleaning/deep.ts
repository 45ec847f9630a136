import type { CategoryTypeSeed } from '../types';

export const deepCleaning: CategoryTypeSeed = {
  id: 302,
  seopath: 'deep-cleaning',
  hasPage: true,
  name: { fa: 'نظافت عمیق', en: 'Deep cleaning', de: 'Grundreinigung', ar: 'التنظيف العميق' },
  description: {
    fa: 'خانه‌تکانی: چربی و رسوب، داخل فر و یخچال، پشت و زیر وسایل و همهٔ شیشه‌ها.',
    en: 'Spring cleaning: grease and limescale, inside oven and fridge, behind and under things, all the windows.',
    de: 'Frühjahrsputz: Fett und Kalk, Backofen und Kühlschrank innen, hinter und unter den Möbeln, alle Fenster.',
    ar: 'تنظيف شامل: الدهون والترسبات وداخل الفرن والثلاجة وخلف الأثاث وتحته وكل النوافذ.',
  },
  page: {
    title: {
      fa: 'نظافت عمیق و خانه‌تکانی',
      en: 'Deep and spring cleaning',
      de: 'Grundreinigung und Frühjahrsputz',
      ar: 'التنظيف العميق والشامل',
    },
    summary: {
      fa: 'برای خانه‌ای که ماه‌ها فقط ظاهرش تمیز شده است: جاهایی که در نوبت عادی به آن‌ها نمی‌رسند، یکی‌یکی و با حوصله.',
      en: 'For a home that has only had its surface cleaned for months: every place an ordinary visit does not reach, one by one.',
      de: 'Für Wohnungen, die monatelang nur oberflächlich gereinigt wurden: alle Stellen, zu denen ein normaler Termin nicht kommt.',
      ar: 'لمنزل لم يُنظف منه منذ أشهر إلا ظاهره: كل موضع لا تبلغه الزيارة العادية، واحدًا بعد واحد.',
    },
    metaTitle: {
      fa: 'نظافت عمیق و خانه‌تکانی با داخل فر و یخچال | پلاکفن',
      en: 'Deep cleaning, inside oven and fridge included | Pelakfan',
      de: 'Grundreinigung mit Backofen und Kühlschrank | Pelakfan',
      ar: 'التنظيف العميق مع داخل الفرن والثلاجة | بلاكفن',
    },
    metaDescription: {
      fa: 'چربی‌گیری آشپزخانه، رسوب‌زدایی حمام، شیشه‌ها، داخل فر، یخچال و کابینت خالی. از ۴ ساعت؛ هشتاد متر معمولاً ۶ تا ۸ ساعت.',
      en: 'Kitchen degreasing, bathroom limescale, windows, inside oven, fridge and empty cupboards. From 4 hours; 80 m² usually takes 6 to 8.',
      de: 'Küche entfetten, Bad entkalken, Fenster, Backofen, Kühlschrank und leere Schränke innen. Ab 4 Stunden; 80 m² meist 6 bis 8.',
      ar: 'إزالة دهون المطبخ وترسبات الحمام والنوافذ وداخل الفرن والثلاجة والخزائن الفارغة. من ٤ ساعات، و٨٠ مترًا تحتاج عادةً ٦ إلى ٨.',
    },
    done: [
      {
        fa: 'داخل و شیشهٔ فر، سینی‌ها و شبکه‌های اجاق پس از خیساندن',
        en: 'Inside and glass of the oven, trays and hob grates after soaking',
        de: 'Backofen innen samt Scheibe, Bleche und Kochfeldroste nach dem Einweichen',
        ar: 'داخل الفرن وزجاجه والصواني وشبكات الموقد بعد نقعها',
      },
      {
        fa: 'رو و فیلتر قابل‌شستن هود',
        en: 'Outside and washable filter of the cooker hood',
        de: 'Dunstabzug außen und waschbarer Filter',
        ar: 'خارج شفاط المطبخ ومرشحه القابل للغسل',
      },
      {
        fa: 'داخل یخچال و فریزری که از شب پیش خاموش و خالی شده',
        en: 'Inside of a fridge or freezer switched off and emptied the night before',
        de: 'Kühl- und Gefrierschrank innen, am Vorabend abgeschaltet und geleert',
        ar: 'داخل الثلاجة أو المجمّدة المطفأة والمفرغة منذ الليلة السابقة',
      },
      {
        fa: 'کاشی آشپزخانه و حمام از کف تا سقف، درز کاشی با برس',
        en: 'Kitchen and bathroom tiles from floor to ceiling, joints with a brush',
        de: 'Fliesen in Küche und Bad bis zur Decke, Fugen mit der Bürste',
        ar: 'بلاط المطبخ والحمام من الأرض إلى السقف والفواصل بالفرشاة',
      },
      {
        fa: 'رسوب شیر، سردوش، کابین دوش و سنگ توالت',
        en: 'Limescale on taps, shower head, shower screen and toilet',
        de: 'Kalk an Armaturen, Duschkopf, Duschwand und WC',
        ar: 'ترسبات الحنفيات ورأس الدش وحاجزه والمرحاض',
      },
      {
        fa: 'شیشه، قاب و ریل پنجره‌ها از داخل، و توری‌هایی که باز می‌شوند',
        en: 'Glass, frames and tracks of windows from inside, and screens that come off',
        de: 'Fensterglas, Rahmen und Schienen von innen, abnehmbare Fliegengitter',
        ar: 'زجاج النوافذ وإطاراتها ومجاريها من الداخل، والشبك القابل للفك',
      },
      {
        fa: 'درها و چارچوب‌ها، قرنیز، رادیاتور و روی کمدها',
        en: 'Doors and frames, skirting, radiators and the tops of wardrobes',
        de: 'Türen und Zargen, Fußleisten, Heizkörper und Schrankoberseiten',
        ar: 'الأبواب وإطاراتها والحواف السفلية والمشعات وأعلى الخزائن',
      },
    ],
    notDone: [
      {
        fa: 'شستن دیوار رنگ‌شده و کاغذدیواری؛ لک دست دور کلیدها فقط با دستمال نم‌دار گرفته می‌شود',
        en: 'Washing painted or papered walls; marks around switches are only wiped with a damp cloth',
        de: 'Abwaschen gestrichener oder tapezierter Wände; nur Griffspuren an Schaltern werden feucht abgewischt',
        ar: 'غسل الجدران المدهونة أو المغطاة بورق؛ تُمسح فقط آثار الأيدي حول المفاتيح بقطعة رطبة',
      },
      {
        fa: 'ساییدن سنگ، واکس پارکت و کار با دستگاه کف‌ساب',
        en: 'Stone grinding, parquet waxing or work with floor machines',
        de: 'Stein schleifen, Parkett wachsen, Arbeiten mit Bodenmaschinen',
        ar: 'جلي الحجر وتلميع الباركيه والعمل بآلات الأرضيات',
      },
      {
        fa: 'داخل کمد و کابینتی که پر است',
        en: 'Insides of wardrobes and cupboards that are full',
        de: 'Volle Schränke von innen',
        ar: 'داخل الخزائن الممتلئة',
      },
    ],
    steps: [
      {
        title: { fa: 'شب پیش', en: 'The night before', de: 'Am Vorabend', ar: 'في الليلة السابقة' },
        text: {
          fa: 'یخچال را خاموش و خالی کنید و درِ کابینت‌هایی را که باید شسته شود خالی بگذارید؛ یک ساعت از کار جلو می‌افتید.',
          en: 'Switch off and empty the fridge, and empty the cupboards to be washed. It saves an hour.',
          de: 'Schalten Sie den Kühlschrank ab und leeren Sie ihn, räumen Sie die zu waschenden Schränke aus. Das spart eine Stunde.',
          ar: 'أطفئ الثلاجة وأفرغها وأفرغ الخزائن المراد غسلها، فتوفر بذلك ساعة.',
        },
      },
      {
        title: {
          fa: 'خیساندن و چربی‌گیری',
          en: 'Soaking and degreasing',
          de: 'Einweichen und entfetten',
          ar: 'النقع وإزالة الدهون',
        },
        text: {
          fa: 'شوینده روی فر، هود و کاشی می‌نشیند و در این فاصله اتاق‌ها گردگیری می‌شود.',
          en: 'While the degreaser soaks in on oven, hood and tiles, the rooms are dusted.',
          de: 'Während das Mittel auf Ofen, Abzug und Fliesen einwirkt, wird in den Zimmern Staub gewischt.',
          ar: 'تُترك المادة على الفرن والشفاط والبلاط، وفي الأثناء يُزال غبار الغرف.',
        },
      },
      {
        title: { fa: 'اتاق به اتاق', en: 'Room by room', de: 'Raum für Raum', ar: 'غرفة بعد غرفة' },
        text: {
          fa: 'هر اتاق کامل می‌شود و بعد نوبت اتاق بعدی است؛ اگر وقت کم بیاید چیزی نیمه‌کاره نمی‌ماند.',
          en: 'A room is finished before the next begins, so that nothing stands half done if time runs short.',
          de: 'Ein Raum wird fertig, bevor der nächste beginnt; so bleibt bei knapper Zeit nichts halb getan.',
          ar: 'تُنجز الغرفة كاملة قبل بدء التالية، فلا يبقى شيء غير مكتمل إن ضاق الوقت.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'برای این نوبت فقط نیروهایی را می‌بینید که نظافت عمیق جزو خدماتشان است.',
        en: 'For this visit the list shows only cleaners who offer deep cleaning.',
        de: 'Für diesen Einsatz zeigt die Liste nur Reinigungskräfte, die Grundreinigung anbieten.',
        ar: 'لا يظهر في القائمة لهذه الزيارة إلا من يقدّم التنظيف العميق.',
      },
      {
        fa: 'لکه‌ای که با شویندهٔ معمول نرود، پیش از آزمودن راه دیگر به شما گفته می‌شود تا سطح خراب نشود.',
        en: 'If a stain resists ordinary products, you are asked before anything stronger is tried, so that no surface is spoiled.',
        de: 'Widersteht ein Fleck üblichen Mitteln, werden Sie gefragt, bevor Stärkeres versucht wird, damit keine Fläche leidet.',
        ar: 'إذا لم تزل البقعة بالمواد المعتادة تُستأذن قبل تجربة مادة أقوى حفاظًا على السطح.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'چه شوینده‌هایی لازم است؟',
          en: 'Which products are needed?',
          de: 'Welche Mittel werden gebraucht?',
          ar: 'ما المواد اللازمة؟',
        },
        answer: {
          fa: 'چربی‌زدای آشپزخانه، رسوب‌بر، شیشه‌شوی، مایع ظرفشویی، یک برس درز و هشت تا ده دستمال. برای سنگ طبیعی رسوب‌بر اسیدی نگذارید؛ سنگ را مات می‌کند.',
          en: 'Kitchen degreaser, limescale remover, glass cleaner, washing-up liquid, a joint brush and eight to ten cloths. Do not provide acidic remover for natural stone; it dulls the surface.',
          de: 'Küchenentfetter, Kalklöser, Glasreiniger, Spülmittel, eine Fugenbürste und acht bis zehn Tücher. Stellen Sie für Naturstein keinen sauren Kalklöser bereit, er macht ihn stumpf.',
          ar: 'مزيل دهون للمطبخ ومزيل ترسبات ومنظف زجاج وسائل جلي وفرشاة فواصل وثماني إلى عشر فوط. لا تضع مزيلًا حمضيًا للحجر الطبيعي لأنه يفقده لمعانه.',
        },
      },
      {
        question: {
          fa: 'پشت یخچال و گاز هم تمیز می‌شود؟',
          en: 'Is behind the fridge and cooker cleaned?',
          de: 'Wird hinter Kühlschrank und Herd gereinigt?',
          ar: 'هل يُنظف خلف الثلاجة والموقد؟',
        },
        answer: {
          fa: 'اگر چرخ دارند یا با کمک شما جابه‌جا می‌شوند، بله. اجاق وصل به لولهٔ گاز جابه‌جا نمی‌شود.',
          en: 'Yes, if they stand on wheels or you help to move them. A cooker connected to a gas pipe is not moved.',
          de: 'Ja, wenn sie auf Rollen stehen oder Sie beim Schieben helfen. Ein an die Gasleitung angeschlossener Herd wird nicht bewegt.',
          ar: 'نعم إن كانت على عجلات أو ساعدت في تحريكها. أما الموقد الموصول بأنبوب الغاز فلا يُحرَّك.',
        },
      },
      {
        question: {
          fa: 'یک نیرو کافی است یا دو نفر بگیرم؟',
          en: 'One cleaner or two?',
          de: 'Eine Reinigungskraft oder zwei?',
          ar: 'هل يكفي عامل واحد أم اثنان؟',
        },
        answer: {
          fa: 'تا حدود صد متر یک نفر در یک روز تمام می‌کند. برای خانهٔ بزرگ‌تر دو سفارش هم‌زمان با دو نیرو ثبت کنید یا کار را در دو روز پشت سر هم بگذارید.',
          en: 'Up to about a hundred square metres one person finishes in a day. For more, place two orders for the same hour with two cleaners, or spread the work over two days running.',
          de: 'Bis etwa hundert Quadratmeter schafft es eine Person an einem Tag. Bei mehr erteilen Sie zwei Aufträge für dieselbe Zeit oder verteilen die Arbeit auf zwei Tage.',
          ar: 'حتى نحو مئة متر ينجز شخص واحد العمل في يوم. ولما هو أكبر سجّل طلبين في الساعة نفسها لعاملين، أو وزّع العمل على يومين متتاليين.',
        },
      },
      {
        question: {
          fa: 'پیش از نوروز از کی باید وقت بگیرم؟',
          en: 'When should I book before Nowruz?',
          de: 'Wann sollte ich vor Nouruz buchen?',
          ar: 'متى أحجز قبل النوروز؟',
        },
        answer: {
          fa: 'روزهای اسفند زود پر می‌شود، به‌ویژه پنجشنبه و جمعه. روزهای آغاز هفته و هفته‌های اول اسفند انتخاب بیشتری دارد. ساعت‌ها تا یک ماه جلوتر باز است.',
          en: 'The days of Esfand, the last month before the new year, fill early, Thursdays and Fridays first. The start of the week and the first weeks of the month leave more choice. Hours open a month ahead.',
          de: 'Im Esfand, dem letzten Monat vor dem neuen Jahr, sind die Tage früh vergeben, zuerst Donnerstag und Freitag. Am Wochenanfang und in den ersten Wochen ist die Auswahl größer. Gebucht wird bis zu einem Monat im Voraus.',
          ar: 'تمتلئ أيام شهر إسفند مبكرًا وخاصة الخميس والجمعة. وبداية الأسبوع والأسابيع الأولى من الشهر أوسع خيارًا. تُفتح المواعيد قبل شهر.',
        },
      },
      {
        question: {
          fa: 'یک ساعت اضافهٔ نوبت اول برای چیست؟',
          en: 'What is the extra first hour for?',
          de: 'Wofür ist die zusätzliche Stunde beim ersten Mal?',
          ar: 'ما سبب الساعة الإضافية في المرة الأولى؟',
        },
        answer: {
          fa: 'خانه‌ای که تا به حال یا در شش ماه گذشته نظافت عمیق نشده، به‌تجربه یک ساعت بیشتر می‌خواهد. وقتی ساعت از روی خانه حساب می‌شود، با علامت زدن «نظافت عمیق بار اول» این ساعت اضافه می‌شود.',
          en: 'A home never deep-cleaned, or not within six months, takes an hour more in our experience. When the hours are worked out from your home, ticking “First deep clean” adds it.',
          de: 'Wurde noch nie oder länger als sechs Monate nicht grundgereinigt, dauert es erfahrungsgemäß eine Stunde länger. Wenn Sie die Stunden berechnen lassen, kommt sie mit dem Häkchen bei „Erste Grundreinigung“ hinzu.',
          ar: 'المنزل الذي لم يُنظف تنظيفًا عميقًا قط أو منذ أكثر من ستة أشهر يحتاج بالتجربة ساعة أكثر. وحين تُحسب الساعات من بيانات المنزل تُضاف باختيار «تنظيف عميق للمرة الأولى».',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نرخ هر ساعت ۲۰٪ بالاتر از نظافت عادی و کوتاه‌ترین نوبت ۴ ساعت است.',
        en: 'The hour costs 20% more than regular cleaning; the shortest visit is 4 hours.',
        de: 'Die Stunde kostet 20 % mehr als die Unterhaltsreinigung; der kürzeste Einsatz dauert 4 Stunden.',
        ar: 'سعر الساعة أعلى بنسبة ٢٠٪ من التنظيف العادي وأقصر زيارة ٤ ساعات.',
      },
      {
        fa: 'داخل فر و یخچال هزینهٔ جدا ندارد؛ فقط وقت می‌گیرد، نزدیک به چهل دقیقه برای هر کدام.',
        en: 'Inside oven and fridge has no price of its own; it only takes time, about forty minutes each.',
        de: 'Backofen und Kühlschrank innen kosten nichts extra, nur Zeit: je etwa vierzig Minuten.',
        ar: 'ليس لداخل الفرن والثلاجة سعر منفصل، وإنما يأخذ كل منهما نحو أربعين دقيقة.',
      },
    ],
  },
};
