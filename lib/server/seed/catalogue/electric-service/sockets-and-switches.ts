import type { CategoryTypeSeed } from '../types';

export const socketsAndSwitches: CategoryTypeSeed = {
  id: 1602,
  seopath: 'sockets-and-switches',
  hasPage: true,
  name: { fa: 'کلید و پریز', en: 'Sockets and switches', de: 'Steckdosen und Schalter', ar: 'المقابس والمفاتيح' },
  description: {
    fa: 'نصب و تعویض کلید، پریز و سیم‌کشی روکار.',
    en: 'Fitting and replacing sockets, switches and surface wiring.',
    de: 'Einbau und Tausch von Dosen, Schaltern und Aufputzleitungen.',
    ar: 'تركيب المقابس والمفاتيح وتبديلها والتمديد الظاهر.',
  },
  page: {
    title: {
      fa: 'نصب و تعویض کلید و پریز',
      en: 'Sockets and switches fitted',
      de: 'Steckdosen und Schalter einbauen',
      ar: 'تركيب المقابس والمفاتيح وتبديلها',
    },
    summary: {
      fa: 'برای پریز شکسته، کلید لق یا جایی که پریز کم دارد: پشت تلویزیون، کنار تخت، روی کابینت. تعداد و جایشان را می‌گویید و کار در یک نوبت تمام می‌شود.',
      en: 'For a broken socket, a wobbly switch or a spot with too few of them: behind the television, by the bed, above the worktop. You give number and place, and it is done in one visit.',
      de: 'Für kaputte Dosen, lose Schalter oder Stellen, an denen Anschlüsse fehlen: hinter dem Fernseher, am Bett, über der Arbeitsplatte. Sie nennen Zahl und Ort, erledigt wird es in einem Termin.',
      ar: 'لمقبس مكسور أو مفتاح مرتخٍ أو موضع تنقصه المقابس: خلف التلفاز أو بجانب السرير أو فوق سطح المطبخ. تذكر العدد والمكان ويُنجز في زيارة واحدة.',
    },
    metaTitle: {
      fa: 'نصب و تعویض کلید و پریز، توکار و روکار | پلاکفن',
      en: 'Fitting sockets and switches, neatly | Pelakfan',
      de: 'Steckdosen und Schalter vom Elektriker | Pelakfan',
      ar: 'تركيب مقابس ومفاتيح مخفية وظاهرة | بلاكفن',
    },
    metaDescription: {
      fa: 'تعویض کلید و پریز، افزودن پریز تازه با داکت، پریز کولر و ظرفشویی با خط جدا. هر عدد حدود پانزده دقیقه؛ قیمت از چند برق‌کار.',
      en: 'Switches and sockets replaced, new ones added in trunking, a separate circuit for cooler or dishwasher. About fifteen minutes each; several quotes.',
      de: 'Schalter und Dosen tauschen, neue im Kabelkanal setzen, eigener Kreis für Klimagerät oder Spülmaschine. Je etwa fünfzehn Minuten; mehrere Angebote.',
      ar: 'تبديل المفاتيح والمقابس وإضافة جديدة بقناة ظاهرة ودائرة مستقلة للمكيف أو غسالة الصحون. نحو ربع ساعة للواحد، مع عروض عدة.',
    },
    done: [
      {
        fa: 'عوض کردن کلید یک‌پل، دوپل، تبدیل و دیمر',
        en: 'Replacing one-gang, two-gang, two-way and dimmer switches',
        de: 'Ein-, Serien- und Wechselschalter sowie Dimmer tauschen',
        ar: 'تبديل المفاتيح المفردة والمزدوجة وذات الاتجاهين والمخفّتات',
      },
      {
        fa: 'پریز تازه از نزدیک‌ترین جعبه با سیم درون داکت سفید',
        en: 'A new socket from the nearest box, its wire in white trunking',
        de: 'Neue Dose von der nächsten Abzweigung im weißen Kabelkanal',
        ar: 'مقبس جديد من أقرب علبة بسلك داخل قناة بيضاء',
      },
      {
        fa: 'پریز ارت‌دار برای آشپزخانه، لباسشویی و رایانه',
        en: 'Earthed sockets for kitchen, washing machine and computer',
        de: 'Schutzkontaktdosen für Küche, Waschmaschine und Rechner',
        ar: 'مقابس مؤرضة للمطبخ والغسالة والحاسوب',
      },
      {
        fa: 'پریز تلفن، آنتن و شبکه در کنار پریز برق',
        en: 'Telephone, aerial and network sockets beside the power ones',
        de: 'Telefon-, Antennen- und Netzwerkdosen neben dem Strom',
        ar: 'مقابس الهاتف والهوائي والشبكة بجانب مقابس الكهرباء',
      },
      {
        fa: 'خط جدا با سیم ۴ برای کولر گازی یا اجاق برقی',
        en: 'A separate circuit in 4 mm² wire for an air conditioner or electric cooker',
        de: 'Eigener Kreis mit 4-mm²-Leitung für Klimagerät oder Elektroherd',
        ar: 'دائرة مستقلة بسلك ٤ لمكيف أو موقد كهربائي',
      },
      {
        fa: 'قوطی لق توی دیوار با گچ محکم می‌شود',
        en: 'A loose wall box set firm again in plaster',
        de: 'Lockere Unterputzdose wieder eingipsen',
        ar: 'تثبيت العلبة المرتخية في الجدار بالجص',
      },
      {
        fa: 'تراز کردن قاب‌ها و آزمودن هر پریز با تستر',
        en: 'Levelling the frames and testing each socket',
        de: 'Rahmen ausrichten und jede Dose prüfen',
        ar: 'تسوية الإطارات وفحص كل مقبس',
      },
    ],
    notDone: [
      {
        fa: 'شیار زدن در کاشی، سنگ و بتن',
        en: 'Chasing tile, stone or concrete',
        de: 'Schlitze in Fliesen, Stein oder Beton',
        ar: 'الحفر في البلاط والحجر والخرسانة',
      },
      {
        fa: 'خرید کلید و پریز برند خاص، اگر در توضیح ننوشته باشید',
        en: 'Buying a particular brand, unless your notes say so',
        de: 'Besorgen einer bestimmten Marke ohne Hinweis im Auftrag',
        ar: 'شراء ماركة معينة ما لم تذكرها في الملاحظات',
      },
      {
        fa: 'پریز درون فاصلهٔ ۶۰ سانتی‌متری وان و دوش',
        en: 'Sockets within 60 cm of bath or shower',
        de: 'Steckdosen näher als 60 cm an Wanne oder Dusche',
        ar: 'مقابس على أقل من ٦٠ سنتيمترًا من حوض الاستحمام أو الدش',
      },
      {
        fa: 'خانهٔ هوشمند و برنامه‌ریزی آن',
        en: 'Smart-home systems and their programming',
        de: 'Smart-Home-Systeme und deren Programmierung',
        ar: 'أنظمة المنزل الذكي وبرمجتها',
      },
    ],
    steps: [
      {
        title: { fa: 'شمارش و عکس', en: 'Count and photograph', de: 'Zählen und fotografieren', ar: 'العدّ والتصوير' },
        text: {
          fa: 'از هر کلید و پریز یک عکس از روبه‌رو بگیرید؛ مدل قدیمی یا قوطی گرد از روی عکس پیداست.',
          en: 'Take one photo of each from the front; an old model or a round box shows in the picture.',
          de: 'Fotografieren Sie jede Stelle von vorn; alte Modelle oder runde Dosen erkennt man im Bild.',
          ar: 'التقط صورة أمامية لكل منها؛ فالطراز القديم أو العلبة المستديرة يظهران فيها.',
        },
      },
      {
        title: { fa: 'تهیهٔ قطعه', en: 'Getting the parts', de: 'Material besorgen', ar: 'توفير القطع' },
        text: {
          fa: 'یا خودتان خریده‌اید یا برق‌کار می‌آورد و فاکتورش را نشان می‌دهد؛ رنگ و مارک را از پیش بگویید.',
          en: 'Either you have bought them, or the electrician brings them and shows the receipt; say colour and make beforehand.',
          de: 'Sie haben es gekauft, oder der Elektriker bringt es mit Beleg; Farbe und Marke bitte vorher nennen.',
          ar: 'إما أن تكون قد اشتريتها أو يحضرها الكهربائي مع فاتورتها؛ فاذكر اللون والماركة مسبقًا.',
        },
      },
      {
        title: {
          fa: 'قطع برق و نصب',
          en: 'Power off, then fitting',
          de: 'Abschalten und einbauen',
          ar: 'الفصل والتركيب',
        },
        text: {
          fa: 'فیوز همان خط پایین می‌آید، بی‌برق بودن با تستر دیده می‌شود و بعد پیچ‌ها باز می‌شود.',
          en: 'That circuit’s breaker goes down, the tester shows it is dead, and only then are screws undone.',
          de: 'Die Sicherung des Kreises geht aus, Spannungsfreiheit wird gemessen, erst dann wird geschraubt.',
          ar: 'يُفصل قاطع الدائرة ويُتحقق بالفاحص من انقطاعها ثم تُفك البراغي.',
        },
      },
      {
        title: {
          fa: 'جمع کردن و تحویل',
          en: 'Tidying and handing over',
          de: 'Aufräumen und übergeben',
          ar: 'الترتيب والتسليم',
        },
        text: {
          fa: 'خاک سوراخ‌ها با جاروبرقی گرفته می‌شود و هر پریز با یک وسیلهٔ روشن به شما نشان داده می‌شود.',
          en: 'Drilling dust is vacuumed up and each socket is shown to you working.',
          de: 'Bohrstaub wird abgesaugt, und jede Dose wird Ihnen mit einem Gerät vorgeführt.',
          ar: 'يُشفط غبار الثقوب ويُعرض عليك كل مقبس وهو يعمل.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'هر پیشنهاد را با امتیاز و گواهی مهارت برق‌کار یک‌جا می‌بینید و تا نپذیرید چیزی از شما گرفته نمی‌شود.',
        en: 'You see each quote together with the electrician’s rating and skill certificate, and nothing is charged until you accept.',
        de: 'Jedes Angebot steht bei Bewertung und Qualifikationsnachweis; belastet wird erst, wenn Sie annehmen.',
        ar: 'ترى كل عرض مع تقييم الكهربائي وشهادة مهارته، ولا يُؤخذ منك شيء حتى تقبل.',
      },
      {
        fa: 'قیمت برای تعدادی است که نوشته‌اید؛ اگر در محل دو پریز دیگر خواستید، ردیف آن پیش از کار به تأیید شما می‌رسد.',
        en: 'The price is for the number you wrote; if you want two more on the spot, that line reaches you for approval first.',
        de: 'Der Preis gilt für die genannte Zahl; wollen Sie vor Ort zwei mehr, bestätigen Sie diesen Posten vorher.',
        ar: 'السعر للعدد الذي كتبته؛ فإن أردت اثنين آخرين في المكان عُرض بندهما عليك قبل العمل.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'نصب یک پریز چقدر طول می‌کشد؟',
          en: 'How long does a socket take?',
          de: 'Wie lange dauert eine Steckdose?',
          ar: 'كم يستغرق تركيب مقبس؟',
        },
        answer: {
          fa: 'عوض کردن، ده تا پانزده دقیقه. پریز تازه با سه متر داکت حدود چهل دقیقه، و خط جدا از تابلو یک تا سه ساعت بسته به فاصله.',
          en: 'Replacing, ten to fifteen minutes. A new one with three metres of trunking about forty, a separate circuit from the box one to three hours by distance.',
          de: 'Ein Tausch zehn bis fünfzehn Minuten. Eine neue mit drei Metern Kanal rund vierzig, ein eigener Kreis vom Kasten je nach Weg eine bis drei Stunden.',
          ar: 'التبديل عشر دقائق إلى خمس عشرة. والجديد مع ثلاثة أمتار قناة نحو أربعين، والدائرة المستقلة ساعة إلى ثلاث حسب البعد.',
        },
      },
      {
        question: {
          fa: 'چند پریز می‌توانم از یک خط بگیرم؟',
          en: 'How many sockets may one circuit carry?',
          de: 'Wie viele Dosen verträgt ein Kreis?',
          ar: 'كم مقبسًا يمكن لدائرة واحدة؟',
        },
        answer: {
          fa: 'پریز اتاق معمولاً شش تا هشت تا روی یک فیوز ۱۶ آمپر با سیم ۲٫۵ است. لباسشویی، ظرفشویی، فر برقی و کولر گازی هر کدام خط خودشان را می‌خواهند.',
          en: 'In living rooms usually six to eight on a 16 A breaker in 2.5 mm² wire. Washing machine, dishwasher, oven and air conditioner each want their own.',
          de: 'In Wohnräumen meist sechs bis acht an 16 A mit 2,5 mm². Waschmaschine, Spülmaschine, Backofen und Klimagerät brauchen je einen eigenen.',
          ar: 'في الغرف عادةً ستة إلى ثمانية على قاطع ١٦ أمبير بسلك ٢٫٥. أما الغسالة وغسالة الصحون والفرن والمكيف فلكل منها دائرته.',
        },
      },
      {
        question: {
          fa: 'خانه‌ام سیم ارت ندارد؛ پریز ارت‌دار فایده دارد؟',
          en: 'There is no earth wire. Does an earthed socket help?',
          de: 'Ohne Schutzleiter: Hilft eine Schutzkontaktdose?',
          ar: 'لا سلك تأريض في بيتي، فهل يفيد المقبس المؤرض؟',
        },
        answer: {
          fa: 'تنها ظاهرش ارت‌دار است و کاری نمی‌کند. راه درست کشیدن سیم سبز و زرد تا تابلو و چاه ارت ساختمان است؛ تا آن روز کلید محافظ جان در تابلو از برق‌گرفتگی جلوگیری می‌کند.',
          en: 'It only looks earthed. The proper way is a green-and-yellow wire to the fuse box and the building’s earth; until then a residual-current device in the box protects against shock.',
          de: 'Sie sieht nur so aus. Richtig ist ein grün-gelber Leiter bis zum Kasten und zur Hauserdung; bis dahin schützt ein Fehlerstromschalter vor Stromschlag.',
          ar: 'شكله مؤرض فقط ولا ينفع. الصحيح سلك أخضر وأصفر حتى اللوحة وتأريض المبنى، وحتى ذلك الحين يحمي قاطع التسرب من الصعق.',
        },
      },
      {
        question: {
          fa: 'روی دیوار آشپزخانه تا سقف کاشی است؛ پریز تازه ممکن است؟',
          en: 'My kitchen is tiled to the ceiling. Is a new socket possible?',
          de: 'Meine Küche ist bis oben gefliest. Geht eine neue Dose?',
          ar: 'مطبخي مبلط حتى السقف، هل يمكن مقبس جديد؟',
        },
        answer: {
          fa: 'بله، با داکت باریک زیر کابینت بالا یا پریز رومیزی جمع‌شو. کندن کاشی کار این خدمت نیست، چون کاشی هم‌رنگ قدیمی به‌سختی پیدا می‌شود.',
          en: 'Yes, in slim trunking below the wall units or as a pop-up socket in the worktop. Tiles are not cut here, for a matching old one is hard to find.',
          de: 'Ja, im schmalen Kanal unter den Oberschränken oder als versenkbare Dose in der Platte. Fliesen werden nicht geöffnet, passender Ersatz ist kaum zu finden.',
          ar: 'نعم، بقناة ضيقة تحت الخزائن العلوية أو بمقبس منبثق في السطح. ولا يُكسر البلاط هنا لأن مثيله القديم يصعب إيجاده.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'برق‌کارها برای هر عدد قیمت می‌دهند؛ شش عدد در یک نوبت، هر کدام ارزان‌تر از یک عدد تنها می‌شود.',
        en: 'Electricians quote per piece; six in one visit cost less each than a single one.',
        de: 'Geboten wird pro Stück; sechs in einem Termin sind je Stück günstiger als eine einzelne.',
        ar: 'يُعرض السعر للقطعة؛ وستة في زيارة واحدة أرخص للواحدة من قطعة منفردة.',
      },
      {
        fa: 'کشیدن سیم تازه متری حساب می‌شود و راه توکار گران‌تر از داکت است.',
        en: 'New wiring is priced by the metre; a concealed run costs more than trunking.',
        de: 'Neue Leitung wird je Meter gerechnet; unter Putz kostet mehr als im Kanal.',
        ar: 'يُحسب السلك الجديد بالمتر، والتمديد المخفي أغلى من القناة الظاهرة.',
      },
      {
        fa: 'قیمت خود کلید و پریز از دستمزد جداست.',
        en: 'The fittings themselves come on top of the labour.',
        de: 'Schalter und Dosen selbst kommen zum Preis der Arbeit hinzu.',
        ar: 'ثمن المفاتيح والمقابس منفصل عن الأجرة.',
      },
    ],
  },
};
