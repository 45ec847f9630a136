import type { CategoryTypeSeed } from '../types';

export const drillingAndHanging: CategoryTypeSeed = {
  id: 1202,
  seopath: 'drilling-and-hanging',
  hasPage: true,
  name: { fa: 'دریل‌کاری و نصب', en: 'Drilling and hanging', de: 'Bohren und Aufhängen', ar: 'الثقب والتعليق' },
  description: {
    fa: 'نصب تلویزیون، پرده، تابلو، آینه و شلف روی دیوار.',
    en: 'Televisions, curtains, pictures, mirrors and shelves on the wall.',
    de: 'Fernseher, Vorhänge, Bilder, Spiegel und Regale an die Wand.',
    ar: 'تعليق التلفاز والستائر واللوحات والمرايا والرفوف.',
  },
  page: {
    title: {
      fa: 'دریل‌کاری و نصب روی دیوار و سقف',
      en: 'Drilling, and hanging things on walls and ceilings',
      de: 'Bohren und Aufhängen an Wand und Decke',
      ar: 'الثقب والتعليق على الجدران والأسقف',
    },
    summary: {
      fa: 'برای تلویزیون، پرده، آینه، شلف و هر چیزی که باید صاف و محکم روی دیوار بماند. جنس دیوار، وزن وسیله و یک عکس از جای نصب را می‌نویسید و نصاب‌ها با همان‌ها قیمت می‌دهند.',
      en: 'For televisions, curtains, mirrors, shelves and whatever has to hang straight and stay up. You note the wall, the weight and a photo of the spot, and fitters quote on that.',
      de: 'Für Fernseher, Vorhänge, Spiegel, Regale und alles, was gerade und sicher hängen soll. Sie nennen Wandart und Gewicht und schicken ein Foto der Stelle; danach richten sich die Angebote.',
      ar: 'للتلفاز والستائر والمرايا والرفوف وكل ما ينبغي أن يُعلَّق مستويًا ومتينًا. تذكر نوع الجدار والوزن وترسل صورة المكان، فيعرض الفنيون أسعارهم على أساسها.',
    },
    metaTitle: {
      fa: 'نصب تلویزیون، پرده، آینه و شلف روی دیوار | پلاکفن',
      en: 'TV mounting, curtain rails, mirrors and shelves | Pelakfan',
      de: 'TV-Wandmontage, Vorhänge, Spiegel, Regale | Pelakfan',
      ar: 'تعليق التلفاز والستائر والمرايا والرفوف | بلاكفن',
    },
    metaDescription: {
      fa: 'نصب پایهٔ تلویزیون، ریل و میل پرده، لوستر، آینه، شلف و هود با تراز و رول‌پلاک درست برای آجر، بتن و پنل گچی. عکس بفرستید و چند قیمت بگیرید.',
      en: 'Television brackets, curtain rails, mirrors, shelves and pictures hung level, with the right plug for brick, concrete or plasterboard. Compare quotes.',
      de: 'TV-Halter, Gardinenschienen, Spiegel, Regale und Bilder gerade montiert, mit passendem Dübel für Ziegel, Beton oder Gipskarton. Preise vergleichen.',
      ar: 'تركيب حامل التلفاز وسكك الستائر والمرايا والرفوف واللوحات باستواء تام وبمقابس تناسب الطوب أو الخرسانة أو الجبس. أرسل صورة وقارن العروض.',
    },
    done: [
      {
        fa: 'پایهٔ ثابت، زاویه‌ای و بازویی تلویزیون، با جا دادن کابل‌ها در داکت',
        en: 'Fixed, tilting and arm brackets for televisions, cables led in a duct',
        de: 'Starre, neigbare und schwenkbare TV-Halter, Kabel im Kanal geführt',
        ar: 'حوامل التلفاز الثابتة والمائلة والمتحركة مع إخفاء الأسلاك في مجرى',
      },
      {
        fa: 'ریل و میل پرده، پرده‌کرکره و شید، از سقف یا دیوار',
        en: 'Curtain rails and poles, blinds and roller shades, from ceiling or wall',
        de: 'Gardinenschienen und -stangen, Jalousien und Rollos an Decke oder Wand',
        ar: 'سكك الستائر وقضبانها والستائر المعدنية والرول، في السقف أو الجدار',
      },
      {
        fa: 'آینه، تابلو، ساعت و قاب عکس، تک یا چند تا در یک ردیف',
        en: 'Mirrors, paintings, clocks and frames, singly or in a row',
        de: 'Spiegel, Gemälde, Uhren und Rahmen, einzeln oder in Reihe',
        ar: 'المرايا واللوحات والساعات والإطارات، منفردة أو في صف واحد',
      },
      {
        fa: 'شلف و کتابخانهٔ دیواری، آویز لباس و جالباسی پشت در',
        en: 'Wall shelves and bookcases, coat racks and hooks behind doors',
        de: 'Wandregale, Garderoben und Haken hinter der Tür',
        ar: 'الرفوف والمكتبات الجدارية وعلّاقات الملابس وخطاطيف الأبواب',
      },
      {
        fa: 'بند رخت سقفی بالکن، بارفیکس و قلاب تاب، در سقف و دیواری که توانش را دارد',
        en: 'Ceiling clothes airers, pull-up bars and swing hooks, where the ceiling or wall can bear them',
        de: 'Deckenwäschetrockner, Klimmzugstangen und Schaukelhaken, wo Decke oder Wand es tragen',
        ar: 'منشر الشرفة السقفي وعارضة التمرين وخطاف الأرجوحة حيث يتحمل السقف أو الجدار',
      },
      {
        fa: 'آزمودن مسیر با دستگاه سیم‌یاب پیش از سوراخ کردن کنار کلید، پریز و شیر آب',
        en: 'Checking with a detector before drilling near switches, sockets and taps',
        de: 'Prüfung mit dem Leitungssucher vor dem Bohren neben Schaltern, Steckdosen und Wasserhähnen',
        ar: 'فحص المكان بكاشف الأسلاك والأنابيب قبل الثقب قرب المفاتيح والمقابس والحنفيات',
      },
    ],
    notDone: [
      {
        fa: 'سیم‌کشی تازه برای پریز پشت تلویزیون یا چراغ؛ این را از برق‌کار بخواهید',
        en: 'New wiring for a socket behind the television or a lamp; ask an electrician',
        de: 'Neue Leitungen für Steckdose oder Lampe; das übernimmt die Elektrofachkraft',
        ar: 'تمديد كهرباء جديد لمقبس خلف التلفاز أو لمصباح، فهو عمل الكهربائي',
      },
      {
        fa: 'کنده‌کاری و شیار زدن دیوار و پوشاندنش با گچ',
        en: 'Chasing channels into a wall and plastering them over',
        de: 'Schlitze in die Wand stemmen und verputzen',
        ar: 'حفر مجارٍ في الجدار وتغطيتها بالجبس',
      },
      {
        fa: 'نصب روی نمای بیرون ساختمان و کار بالاتر از دسترس نردبان خانگی',
        en: 'Fixing anything to the façade, or beyond the reach of a household ladder',
        de: 'Montage an der Fassade oder oberhalb einer Haushaltsleiter',
        ar: 'التعليق على واجهة المبنى أو أعلى مما يبلغه السلم المنزلي',
      },
      {
        fa: 'سوراخ کردن تیر و ستون باربر، و سقف کاذبی که زیرسازی ندارد',
        en: 'Drilling into load-bearing beams and columns, or false ceilings without a frame',
        de: 'Bohren in tragende Balken und Stützen oder in abgehängte Decken ohne Unterkonstruktion',
        ar: 'ثقب الأعمدة والجسور الحاملة أو السقف المستعار الذي لا هيكل له',
      },
    ],
    steps: [
      {
        title: {
          fa: 'دیوار و وزن را بگویید',
          en: 'Name the wall and the weight',
          de: 'Wand und Gewicht angeben',
          ar: 'اذكر الجدار والوزن',
        },
        text: {
          fa: 'به دیوار بزنید: صدای توخالی یعنی پنل گچی یا سفال. وزن تلویزیون پشت آن یا در دفترچه نوشته است؛ برای پایه، فاصلهٔ سوراخ‌های پشت آن را هم اندازه بگیرید.',
          en: 'Knock on it: a hollow sound means plasterboard or hollow block. The television’s weight is given on its back; for the bracket, measure the holes there as well.',
          de: 'Klopfen Sie: Klingt es hohl, ist es Gipskarton oder Hohlblock. Das Gewicht steht hinten am Fernseher; messen Sie für den Halter auch den Lochabstand.',
          ar: 'انقر على الجدار: الصوت الأجوف يعني جبسًا أو طوبًا مفرغًا. وزن التلفاز مكتوب خلفه، وقِس أيضًا المسافة بين ثقوبه للحامل.',
        },
      },
      {
        title: {
          fa: 'نشان‌گذاری با شما',
          en: 'Marking it with you',
          de: 'Gemeinsam anzeichnen',
          ar: 'تحديد المكان معك',
        },
        text: {
          fa: 'نصاب جای سوراخ‌ها را با تراز لیزری و مداد نشان می‌زند؛ روی مبل بنشینید و بلندی تلویزیون را پیش از سوراخ شدن دیوار بپسندید.',
          en: 'The holes are marked with a laser level and pencil. Sit on your sofa and approve the height of the screen before anything is drilled.',
          de: 'Die Löcher werden mit Laser und Bleistift angezeichnet. Setzen Sie sich aufs Sofa und bestätigen Sie die Bildhöhe, bevor gebohrt wird.',
          ar: 'تُعلَّم الثقوب بالليزر والقلم. اجلس على الأريكة ووافق على ارتفاع الشاشة قبل الثقب.',
        },
      },
      {
        title: {
          fa: 'سوراخ، رول‌پلاک، آزمایش بار',
          en: 'Drill, plug, load test',
          de: 'Bohren, dübeln, belasten',
          ar: 'الثقب والمقبس واختبار الحمل',
        },
        text: {
          fa: 'گرد گچ با جاروبرقی کنار مته گرفته می‌شود. پس از نصب، نصاب پایه را با دست می‌کشد و بعد وسیله را آویزان می‌کند.',
          en: 'A vacuum cleaner beside the bit takes up the dust. Once the bracket is up it is pulled by hand before the weight goes on.',
          de: 'Ein Sauger am Bohrer fängt den Staub. Der Halter wird erst von Hand belastet, dann kommt das Gewicht daran.',
          ar: 'تُشفط الغبرة بالمكنسة عند رأس المثقاب، ويُشدّ الحامل باليد بعد تركيبه قبل تعليق الوزن عليه.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'اگر قاب کج است یا پایه بازی دارد، همان‌جا بخواهید درست کند و تا درست نشده پایان کار را تأیید نکنید؛ پول تا تأیید شما یا ۴۸ ساعت نگه داشته می‌شود.',
        en: 'If the frame is crooked or the bracket has play, have it put right on the spot and do not confirm before: the money is held for your approval or 48 hours.',
        de: 'Hängt der Rahmen schief oder wackelt der Halter, lassen Sie es gleich richten und bestätigen erst danach: Das Geld wird bis zur Zustimmung oder 48 Stunden einbehalten.',
        ar: 'إن كان الإطار مائلًا أو الحامل رخوًا فاطلب إصلاحه في الحال ولا تؤكد قبل ذلك؛ فالمبلغ محفوظ حتى موافقتك أو ٤٨ ساعة.',
      },
      {
        fa: 'قیمتی که برای تعداد سوراخ‌ها و وسیله‌های نوشته‌شده انتخاب کرده‌اید، بدون موافقت شما در محل بیشتر نمی‌شود.',
        en: 'The price you chose for the pieces you listed does not rise at your door unless you approve it.',
        de: 'Der gewählte Preis für die genannten Stücke steigt vor Ort nicht, es sei denn, Sie stimmen zu.',
        ar: 'السعر الذي اخترته للقطع المذكورة لا يزيد في المكان إلا بموافقتك.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'تلویزیون سنگین روی دیوار گچی می‌ماند؟',
          en: 'Will plasterboard carry a heavy television?',
          de: 'Hält Gipskarton einen schweren Fernseher?',
          ar: 'هل يحمل جدار الجبس تلفازًا ثقيلًا؟',
        },
        answer: {
          fa: 'روی خود پنل، چیزهای سبک تا حدود ده کیلو با رول‌پلاک چتری می‌ماند. پایهٔ تلویزیون باید به سازهٔ فلزی پشت پنل یا به تختهٔ پشت‌بند بسته شود؛ با پایهٔ بازویی، بار چند برابر می‌شود.',
          en: 'The board itself holds light things, up to about 10 kg on toggle plugs. A television bracket has to reach the metal studs or a backing board; an extending arm multiplies the load.',
          de: 'Die Platte selbst trägt Leichtes, bis etwa 10 kg an Kippdübeln. Ein TV-Halter muss an die Metallständer oder eine Verstärkung; ein Schwenkarm vervielfacht die Last.',
          ar: 'يحمل اللوح نفسه الأشياء الخفيفة حتى نحو عشرة كيلوغرامات بمقابس فراشية. أما حامل التلفاز فيجب أن يُثبَّت في الهيكل المعدني أو في لوح خشبي خلفه، والذراع المتحركة تضاعف الحمل.',
        },
      },
      {
        question: {
          fa: 'مرکز تلویزیون چه ارتفاعی باشد؟',
          en: 'How high should the screen be?',
          de: 'Wie hoch soll der Fernseher hängen?',
          ar: 'ما الارتفاع المناسب للشاشة؟',
        },
        answer: {
          fa: 'هم‌سطح چشم وقتی نشسته‌اید؛ برای مبل معمولی مرکز صفحه ۱۰۰ تا ۱۱۰ سانتی‌متر از کف. بالای شومینه گرم و برای گردن بد است.',
          en: 'Level with your eyes when seated: for an ordinary sofa the middle of the screen is 100 to 110 cm above the floor. Above a fireplace it gets warm, and your neck suffers.',
          de: 'Auf Augenhöhe im Sitzen: bei einem üblichen Sofa liegt die Bildmitte 100 bis 110 cm über dem Boden. Über dem Kamin ist es warm und schlecht für den Nacken.',
          ar: 'بمستوى العين جلوسًا: مع أريكة عادية يكون منتصف الشاشة على ١٠٠ إلى ١١٠ سنتيمترات من الأرض. أما فوق المدفأة فالمكان حار ومتعب للرقبة.',
        },
      },
      {
        question: {
          fa: 'اگر مته به لوله یا سیم بخورد چه؟',
          en: 'What if the drill meets a pipe or a cable?',
          de: 'Was, wenn der Bohrer eine Leitung trifft?',
          ar: 'ماذا لو أصاب المثقاب أنبوبًا أو سلكًا؟',
        },
        answer: {
          fa: 'سیم‌ها بیشتر عمودی از بالای کلید و پریز می‌گذرند و لوله‌ها از پشت شیر و رادیاتور. اگر نقشه یا عکسی از زمان ساخت دارید بفرستید و جای شیر اصلی آب و جعبه‌فیوز را نشان دهید.',
          en: 'Cables mostly run straight up from switches and sockets, pipes behind taps and radiators. If you have plans or photos from when it was built, send them, and show where the main valve and the fuse box are.',
          de: 'Kabel laufen meist senkrecht über Schaltern und Steckdosen, Rohre hinter Armaturen und Heizkörpern. Schicken Sie Baupläne oder alte Fotos, falls vorhanden, und zeigen Sie Haupthahn und Sicherungskasten.',
          ar: 'تمر الأسلاك غالبًا عموديًا فوق المفاتيح والمقابس، والأنابيب خلف الحنفيات والمشعات. أرسل المخططات أو صور البناء إن وُجدت، وبيّن مكان الصمام الرئيسي ولوحة الكهرباء.',
        },
      },
      {
        question: {
          fa: 'سوراخ‌های قدیمی را هم پر می‌کنند؟',
          en: 'Are the old holes filled?',
          de: 'Werden alte Löcher geschlossen?',
          ar: 'هل تُسدّ الثقوب القديمة؟',
        },
        answer: {
          fa: 'پر کردن با بتونه چند دقیقه است و می‌توانید بخواهید؛ ولی هم‌رنگ شدن با دیوار کار نقاش است. اگر از رنگ قبلی مانده، دم دست بگذارید.',
          en: 'Filling takes minutes and can be asked for; matching the colour is a painter’s work. If any of the old paint is left, have it at hand.',
          de: 'Zuspachteln dauert Minuten und lässt sich mitbestellen; den Farbton trifft nur der Maler. Stellen Sie einen Rest der alten Farbe bereit.',
          ar: 'حشوها بالمعجون يأخذ دقائق ويمكن طلبه، أما مطابقة اللون فعمل الدهّان. جهّز ما بقي من الدهان القديم إن وُجد.',
        },
      },
      {
        question: {
          fa: 'از کاشی می‌شود سوراخ کرد بی‌آنکه بشکند؟',
          en: 'Can tiles be drilled without cracking?',
          de: 'Kann man Fliesen bohren, ohne dass sie springen?',
          ar: 'هل يمكن ثقب البلاط دون أن ينكسر؟',
        },
        answer: {
          fa: 'با متهٔ الماسه یا سرنیزه‌ای، بی‌ضربه و با سرعت کم، بله. در درز یا وسط کاشی سوراخ می‌کنند، نه نزدیک لبه. کاشی توخالی با این حال ممکن است ترک بخورد؛ یکی دو کاشی یدک نگه دارید.',
          en: 'With a diamond or spear-point bit, no hammer action and low speed, yes: in the joint or the middle, not near an edge. A tile with a hollow behind it may still crack, so keep a spare or two.',
          de: 'Ja, mit Diamant- oder Glasbohrer, ohne Schlag und langsam: in der Fuge oder mittig, nie am Rand. Hohl liegende Fliesen können dennoch reißen; heben Sie ein paar Ersatzfliesen auf.',
          ar: 'نعم، بمثقاب ماسي أو رمحي دون طرق وبسرعة منخفضة، في الفاصل أو الوسط لا قرب الحافة. أما البلاطة المفرغة من خلفها فقد تتشقق، فاحتفظ ببلاطة أو اثنتين احتياطًا.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'تلویزیون و هود را معمولاً تکی قیمت می‌دهند و پرده و شلف را به ازای هر شاخه یا هر متر.',
        en: 'Televisions and hoods are usually priced singly, curtain rails and shelves by the piece or metre.',
        de: 'Fernseher und Hauben werden meist einzeln berechnet, Schienen und Regale je Stück oder Meter.',
        ar: 'يُسعَّر التلفاز والشفاط عادةً بالقطعة، وسكك الستائر والرفوف بالقطعة أو المتر.',
      },
      {
        fa: 'بتن، سقف بلند، کاشی و پایهٔ بازویی وقت بیشتری می‌گیرد؛ در عکس معلوم باشد.',
        en: 'Concrete, high ceilings, tiles and arm brackets take longer; let the photo show them.',
        de: 'Beton, hohe Decken, Fliesen und Schwenkarme brauchen länger; zeigen Sie sie auf dem Foto.',
        ar: 'الخرسانة والسقف العالي والبلاط والحامل المتحرك تحتاج وقتًا أطول، فأظهرها في الصورة.',
      },
      {
        fa: 'پایه، ریل و آینه را خودتان می‌خرید؛ پیچ و رول‌پلاک معمول را بیشتر نصاب‌ها همراه دارند.',
        en: 'Bracket, rail and mirror you buy yourself; ordinary screws and plugs most fitters carry.',
        de: 'Halter, Schiene und Spiegel kaufen Sie selbst; übliche Schrauben und Dübel haben die meisten dabei.',
        ar: 'تشتري الحامل والسكة والمرآة بنفسك، أما البراغي والمقابس العادية فيحملها أغلب الفنيين.',
      },
    ],
  },
};
