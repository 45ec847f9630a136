import type { CategoryTypeSeed } from '../types';

export const homeDisinfection: CategoryTypeSeed = {
  id: 2001,
  seopath: 'home-disinfection',
  hasPage: true,
  name: { fa: 'ضدعفونی منزل', en: 'Home disinfection', de: 'Wohnungsdesinfektion', ar: 'تعقيم المنازل' },
  description: {
    fa: 'مه‌پاشی و ضدعفونی سطح‌ها پس از بیماری یا پیش از سکونت.',
    en: 'Fogging and surfaces, after an illness or before moving in.',
    de: 'Vernebelung und Flächen, nach Krankheit oder vor dem Einzug.',
    ar: 'رش ضبابي وتعقيم الأسطح بعد مرض أو قبل السكن.',
  },
  page: {
    title: { fa: 'ضدعفونی منزل', en: 'Disinfecting a home', de: 'Desinfektion der Wohnung', ar: 'تعقيم المنزل' },
    summary: {
      fa: 'برای خانه‌ای که کسی در آن بیمار بوده، تازه اجاره شده یا مدتی خالی مانده است. سطح‌های پرتماس یکی‌یکی دستمال کشیده و فضا مه‌پاشی می‌شود و پس از تهویه همان روز برمی‌گردید.',
      en: 'For a home where somebody was ill, that has just been rented or has stood empty. Surfaces touched most are wiped one by one, rooms are fogged, and after airing you return the same day.',
      de: 'Für Wohnungen nach einer Krankheit, vor dem Einzug oder nach Leerstand. Häufig berührte Flächen werden einzeln gewischt, Räume vernebelt; nach dem Lüften kehren Sie am selben Tag zurück.',
      ar: 'لمنزل كان فيه مريض أو استُؤجر حديثًا أو بقي خاليًا. تُمسح الأسطح الأكثر لمسًا واحدًا واحدًا وتُرش الغرف رذاذًا، وبعد التهوية تعود في اليوم نفسه.',
    },
    metaTitle: {
      fa: 'ضدعفونی منزل پس از بیماری یا پیش از سکونت | پلاکفن',
      en: 'Home disinfection, room by room | Pelakfan',
      de: 'Wohnung desinfizieren lassen | Pelakfan',
      ar: 'تعقيم المنزل بعد مرض أو قبل السكن | بلاكفن',
    },
    metaDescription: {
      fa: 'ضدعفونی دستگیره، کلید، سرویس بهداشتی، تشک و فضای اتاق‌ها با مادهٔ مناسب هر سطح. صد متر حدود دو ساعت؛ قیمت چند متخصص را مقایسه می‌کنید.',
      en: 'Handles, switches, bathrooms, mattresses and room air treated with the right product for each surface. A hundred square metres takes about two hours.',
      de: 'Griffe, Schalter, Bad, Matratzen und Raumluft mit dem passenden Mittel behandelt. Hundert Quadratmeter dauern rund zwei Stunden; mehrere Angebote.',
      ar: 'تعقيم المقابض والمفاتيح والحمامات والمراتب وهواء الغرف بمادة تناسب كل سطح. مئة متر في نحو ساعتين، وتقارن عروض عدة مختصين.',
    },
    done: [
      {
        fa: 'دستمال کشیدن دستگیره، کلید برق، نرده، کنترل و در یخچال',
        en: 'Wiping handles, switches, banisters, remote controls and the fridge door',
        de: 'Türgriffe, Lichtschalter, Geländer, Fernbedienungen und Kühlschranktür abwischen',
        ar: 'مسح المقابض ومفاتيح الإنارة والدرابزين وأجهزة التحكم وباب الثلاجة',
      },
      {
        fa: 'شست‌وشو و ضدعفونی توالت، روشویی و کف حمام با ماندن ماده روی سطح',
        en: 'Toilet, basin and bathroom floor treated, with the product left to work',
        de: 'WC, Waschbecken und Badboden behandelt, das Mittel wirkt dabei ein',
        ar: 'تعقيم المرحاض والمغسلة وأرضية الحمام مع ترك المادة لتعمل',
      },
      {
        fa: 'مه‌پاشی سرد اتاق‌ها با ذره‌های ریز، از انتها به سوی در',
        en: 'Cold fogging of the rooms, from the far end towards the door',
        de: 'Kaltvernebelung der Räume, vom hinteren Ende zur Tür',
        ar: 'رش الغرف برذاذ بارد من آخرها نحو الباب',
      },
      {
        fa: 'تشک، بالش و مبل با مادهٔ زودخشک که لک نمی‌گذارد',
        en: 'Mattress, pillows and sofa with a quick-drying product that leaves no stain',
        de: 'Matratze, Kissen und Sofa mit schnell trocknendem, fleckfreiem Mittel',
        ar: 'المرتبة والوسائد والأريكة بمادة سريعة الجفاف لا تترك أثرًا',
      },
      {
        fa: 'درون کابینت و یخچال خالی پیش از چیدن',
        en: 'Insides of empty cupboards and fridge before they are filled',
        de: 'Leere Schränke und Kühlschrank von innen vor dem Einräumen',
        ar: 'داخل الخزائن والثلاجة الفارغة قبل ملئها',
      },
      {
        fa: 'دریچهٔ کولر و فن حمام از بیرون',
        en: 'Vents of the cooler and bathroom fan, from outside',
        de: 'Lüftungsgitter von Kühler und Badlüfter von außen',
        ar: 'فتحات المكيف وشفاط الحمام من الخارج',
      },
    ],
    notDone: [
      {
        fa: 'نظافت گردوخاک و چربی؛ سطح باید پیش از ضدعفونی تمیز باشد',
        en: 'Cleaning dust and grease: a surface should be clean beforehand',
        de: 'Staub und Fett entfernen: Flächen müssen vorher sauber sein',
        ar: 'تنظيف الغبار والدهون؛ فالسطح يجب أن يكون نظيفًا مسبقًا',
      },
      {
        fa: 'درون کانال کولر و تهویه',
        en: 'The inside of ventilation ducts',
        de: 'Innenreinigung der Lüftungskanäle',
        ar: 'داخل مجاري التكييف',
      },
      {
        fa: 'درمان کپک دیوار و رفع نم',
        en: 'Treating wall mould and damp',
        de: 'Schimmel und Feuchte in der Wand beheben',
        ar: 'علاج عفن الجدران ورطوبتها',
      },
      {
        fa: 'پاک کردن خون یا ترشح زیاد از کف',
        en: 'Removing larger amounts of blood or fluids',
        de: 'Beseitigung größerer Mengen Blut oder Körperflüssigkeit',
        ar: 'إزالة كميات كبيرة من الدم أو الإفرازات',
      },
    ],
    steps: [
      {
        title: { fa: 'گفتن دلیل', en: 'Giving the reason', de: 'Anlass nennen', ar: 'ذكر السبب' },
        text: {
          fa: 'می‌نویسید پس از چه بیماری، در چند اتاق و با چه کسانی در خانه؛ ماده از روی آن انتخاب می‌شود.',
          en: 'You note which illness it follows, how many rooms and who lives there; the product is chosen from that.',
          de: 'Sie nennen Krankheit, Zimmerzahl und Mitbewohner; danach richtet sich das Mittel.',
          ar: 'تكتب نوع المرض وعدد الغرف ومن يسكنها؛ وعليه تُختار المادة.',
        },
      },
      {
        title: {
          fa: 'خانه را آماده می‌کنید',
          en: 'You prepare the home',
          de: 'Wohnung vorbereiten',
          ar: 'تجهيز المنزل',
        },
        text: {
          fa: 'خوراک و مسواک در کیسه، گیاه در بالکن، اسباب‌بازی شستنی کنار، و سطح‌ها خالی از وسیله.',
          en: 'Food and toothbrushes bagged, plants on the balcony, washable toys aside, surfaces clear.',
          de: 'Packen Sie Lebensmittel und Zahnbürsten in Tüten, stellen Sie Pflanzen auf den Balkon und räumen Sie waschbares Spielzeug und die Flächen frei.',
          ar: 'الطعام وفرش الأسنان في أكياس والنباتات في الشرفة والألعاب القابلة للغسل جانبًا والأسطح خالية.',
        },
      },
      {
        title: {
          fa: 'دستمال، مه، انتظار',
          en: 'Wipe, fog, wait',
          de: 'Wischen, nebeln, warten',
          ar: 'مسح ورذاذ وانتظار',
        },
        text: {
          fa: 'هر سطح به اندازهٔ زمان برچسب ماده خیس می‌ماند، معمولاً ده دقیقه؛ پاک کردن زود، کار را بی‌اثر می‌کند.',
          en: 'Each surface stays wet as long as the label asks, usually ten minutes; wiping too soon undoes it.',
          de: 'Jede Fläche bleibt so lange nass, wie das Etikett verlangt, meist zehn Minuten; zu frühes Wischen macht es unwirksam.',
          ar: 'يبقى كل سطح رطبًا المدة المذكورة على الملصق، عادةً عشر دقائق؛ والمسح المبكر يبطل الأثر.',
        },
      },
      {
        title: { fa: 'بازگشت', en: 'Coming home', de: 'Rückkehr', ar: 'العودة' },
        text: {
          fa: 'یک تا دو ساعت بیرون می‌مانید، نیم ساعت همهٔ پنجره‌ها باز است، سپس سطح آشپزخانه را یک بار آب می‌کشید و تأیید می‌کنید.',
          en: 'You stay out one to two hours, windows open for half an hour, then rinse the worktop once and confirm.',
          de: 'Sie bleiben ein bis zwei Stunden draußen, lüften eine halbe Stunde, spülen die Arbeitsplatte einmal ab und bestätigen.',
          ar: 'تبقى خارجًا ساعة إلى ساعتين ثم تُفتح النوافذ نصف ساعة، وتشطف سطح المطبخ مرة وتؤكد.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'هر پیشنهاد را با قیمت، توضیح متخصص و امتیازش کامل می‌خوانید و بعد انتخاب می‌کنید؛ تا آن لحظه پولی نمی‌دهید.',
        en: 'You read each quote whole, with price, the specialist’s note and rating, before you choose; until then you pay nothing.',
        de: 'Sie lesen jedes Angebot vollständig, mit Preis, Erläuterung und Bewertung, und wählen erst dann; bis dahin zahlen Sie nichts.',
        ar: 'تقرأ كل عرض كاملًا بسعره وشرح المختص وتقييمه ثم تختار؛ وحتى ذلك الحين لا تدفع شيئًا.',
      },
      {
        fa: 'قیمت پذیرفته‌شده برای همان متراژ و اتاق‌هاست و بدون رضایت شما چیزی به آن اضافه نمی‌شود.',
        en: 'The accepted price holds for those rooms, and nothing is added without your consent.',
        de: 'Der vereinbarte Preis gilt für diese Räume; ohne Ihr Einverständnis kommt nichts dazu.',
        ar: 'السعر المقبول لتلك الغرف ولا يُزاد عليه شيء دون رضاك.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'ضدعفونی با نظافت چه فرقی دارد؟',
          en: 'How does it differ from cleaning?',
          de: 'Was ist anders als bei einer Reinigung?',
          ar: 'بم يختلف عن التنظيف؟',
        },
        answer: {
          fa: 'نظافت خاک و چربی را برمی‌دارد، ضدعفونی میکروب روی سطح پاک را کم می‌کند. روی چربی ماده کار نمی‌کند؛ برای همین نظافت را روز پیش انجام دهید.',
          en: 'Cleaning takes off dirt; disinfecting lowers the germs on a clean surface. On grease the product does not work, so clean the day before.',
          de: 'Reinigen entfernt Schmutz, Desinfizieren senkt Keime auf sauberer Fläche. Auf Fett wirkt das Mittel nicht; putzen Sie am Vortag.',
          ar: 'التنظيف يزيل الأوساخ، والتعقيم يقلل الجراثيم على سطح نظيف. على الدهن لا تعمل المادة؛ فنظّف قبل يوم.',
        },
      },
      {
        question: {
          fa: 'رنگ دیوار و چوب را خراب می‌کند؟',
          en: 'Does it harm paint or wood?',
          de: 'Leiden Wände oder Holz?',
          ar: 'هل تتضرر الجدران أو الخشب؟',
        },
        answer: {
          fa: 'مه ریز دیوار را خیس نمی‌کند. آب ژاول رنگ پارچه و نیکل شیرها را می‌برد و تنها در توالت به کار می‌رود؛ برای میز چوبی و وسایل برقی دستمال الکل ۷۰ درصد.',
          en: 'A fine fog does not wet walls. Bleach attacks fabric and nickel and stays in the toilet; wood and electronics get a cloth with 70% alcohol.',
          de: 'Feiner Nebel nässt Wände nicht. Chlorbleiche greift Stoff und Nickel an und bleibt im WC; Holz und Geräte bekommen ein Tuch mit 70 % Alkohol.',
          ar: 'الرذاذ الناعم لا يبلل الجدران. والكلور يؤذي القماش والنيكل فيبقى للمرحاض؛ وللخشب والأجهزة فوطة بكحول ٧٠٪.',
        },
      },
      {
        question: {
          fa: 'بعدش باید همه‌چیز را بشویم؟',
          en: 'Must we wash everything afterwards?',
          de: 'Müssen wir danach alles abwaschen?',
          ar: 'هل نغسل كل شيء بعدها؟',
        },
        answer: {
          fa: 'نه. آنچه با دهان یا خوراک تماس دارد: میز آشپزخانه، ظرف بیرون‌مانده و اسباب‌بازی کودک. بقیه همان‌طور خشک می‌ماند.',
          en: 'No: only what meets mouth or food, that is worktop, dishes left out and baby toys. The rest stays as it is.',
          de: 'Nein, nur was Mund oder Essen berührt: Arbeitsplatte, offenes Geschirr, Babyspielzeug. Alles andere kann so bleiben.',
          ar: 'لا، إلا ما يمس الفم أو الطعام: سطح المطبخ والأواني المكشوفة وألعاب الرضيع. والباقي كما هو.',
        },
      },
      {
        question: {
          fa: 'بوی ماده تا کی هست؟',
          en: 'How long does it smell?',
          de: 'Wie lange riecht es?',
          ar: 'كم تبقى الرائحة؟',
        },
        answer: {
          fa: 'مواد پایهٔ آب‌اکسیژنه پس از نیم ساعت تهویه بو ندارند، کلر تا چند ساعت. اگر کسی در خانه آسم دارد، هنگام سفارش بنویسید تا مادهٔ بی‌کلر پیشنهاد شود.',
          en: 'Peroxide products have no smell after half an hour of airing, chlorine lasts some hours. If someone has asthma, say so, and a chlorine-free one is offered.',
          de: 'Mittel mit Wasserstoffperoxid sind nach einer halben Stunde Lüften geruchlos, Chlor nach Stunden. Hat jemand Asthma, geben Sie es an; dann wird chlorfrei gearbeitet.',
          ar: 'مواد بيروكسيد الهيدروجين بلا رائحة بعد نصف ساعة من التهوية، والكلور بضع ساعات. إن كان أحدكم مصابًا بالربو فاذكره ليُعرض ما لا كلور فيه.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'بیشتر متخصصان بر پایهٔ متر مربع قیمت یک‌جا می‌دهند و نوبت زیر پنجاه متر کف قیمت دارد.',
        en: 'Most quote a sum based on square metres; below fifty a minimum applies.',
        de: 'Meist wird pauschal nach Quadratmetern gerechnet; unter fünfzig gilt ein Mindestpreis.',
        ar: 'غالبًا مبلغ مقطوع بحسب المتر المربع، ودون خمسين مترًا حد أدنى.',
      },
      {
        fa: 'تشک و مبل، دانه‌ای و جدا نوشته می‌شود.',
        en: 'Mattresses and sofas are listed by the piece.',
        de: 'Matratzen und Sofas stehen einzeln im Angebot.',
        ar: 'المراتب والأرائك بالقطعة على حدة.',
      },
      {
        fa: 'خانهٔ خالی، چون وسیله‌ای برای جابه‌جا کردن ندارد، زودتر و ارزان‌تر تمام می‌شود.',
        en: 'An empty home, with nothing to move, is done sooner.',
        de: 'Eine leere Wohnung ohne Umräumen geht schneller.',
        ar: 'المنزل الخالي أسرع لعدم الحاجة إلى تحريك شيء.',
      },
    ],
  },
};
