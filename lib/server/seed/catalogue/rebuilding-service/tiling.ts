import type { CategoryTypeSeed } from '../types';

export const tiling: CategoryTypeSeed = {
  id: 3201,
  seopath: 'tiling',
  hasPage: true,
  name: { fa: 'کاشی و سرامیک', en: 'Tiling', de: 'Fliesenarbeiten', ar: 'البلاط والسيراميك' },
  description: {
    fa: 'تعویض کاشی، درزگیری و کف‌سازی.',
    en: 'Tiles replaced, joints filled, floors levelled.',
    de: 'Fliesen tauschen, verfugen, Böden ausgleichen.',
    ar: 'تبديل البلاط وسد الفواصل وتسوية الأرضيات.',
  },
  page: {
    title: {
      fa: 'کاشی‌کاری و نصب سرامیک',
      en: 'Tiling of walls and floors',
      de: 'Fliesenarbeiten an Wand und Boden',
      ar: 'تركيب البلاط والسيراميك',
    },
    summary: {
      fa: 'برای حمام، دیوار آشپزخانه، تراس یا کفی که کاشی‌اش پوک و لق شده است. متراژ، اندازهٔ کاشی و عکس زیرسازی را می‌دهید و کاشی‌کاران برای متر مربع یا کل کار قیمت می‌دهند.',
      en: 'For bathrooms, kitchen walls, balconies or floors whose tiles sound hollow. Give the area, the tile size and a photo of the base, and tilers price the square metre or the whole.',
      de: 'Für Bad, Küchenwand, Balkon oder Böden mit hohl klingenden Fliesen. Sie nennen Fläche, Format und zeigen den Untergrund; Fliesenleger rechnen je Quadratmeter oder pauschal.',
      ar: 'لحمام أو جدار مطبخ أو شرفة أو أرضية بلاطها مجوف متخلخل. تذكر المساحة ومقاس البلاط وصورة الأساس فيسعّر المبلطون بالمتر المربع أو العمل كله.',
    },
    metaTitle: {
      fa: 'کاشی‌کاری حمام و آشپزخانه، قیمت متری | پلاکفن',
      en: 'Tiling for bathrooms and kitchens per m² | Pelakfan',
      de: 'Fliesenleger für Bad und Küche, je m² | Pelakfan',
      ar: 'تبليط الحمام والمطبخ بسعر المتر | بلاكفن',
    },
    metaDescription: {
      fa: 'نصب کاشی، سرامیک و پرسلان با چسب یا ملات، شیب‌بندی کف حمام تا ۲٪، درزگیری و تعویض کاشی شکسته. دوش پس از سه روز. در تهران، کرج و شیراز.',
      en: 'Ceramic and porcelain tiles set in adhesive or mortar, shower floors sloped up to 2%, joints filled, broken tiles replaced. Shower usable after three days.',
      de: 'Fliesen und Feinsteinzeug in Kleber oder Mörtel, Duschboden mit bis zu 2 % Gefälle, Verfugung, Austausch gebrochener Fliesen. Dusche nach drei Tagen.',
      ar: 'تركيب البلاط والسيراميك والبورسلان باللاصق أو المونة، وميل أرضية الدش حتى ٢٪، وسد الفواصل وتبديل المكسور. الدش بعد ثلاثة أيام.',
    },
    done: [
      {
        fa: 'کندن کاشی کهنه و ملات آن تا بستر محکم',
        en: 'Chipping off old tiles and their mortar to firm ground',
        de: 'Alte Fliesen samt Mörtel bis auf festen Grund abschlagen',
        ar: 'تكسير البلاط القديم ومونته حتى السطح الصلب',
      },
      {
        fa: 'عایق رطوبت کف حمام، ده سانتی‌متر بالا آمده روی دیوار',
        en: 'Waterproofing the bathroom floor, turned ten centimetres up the walls',
        de: 'Abdichtung des Badbodens, zehn Zentimeter an der Wand hochgezogen',
        ar: 'عزل أرضية الحمام ورفعه عشرة سنتيمترات على الجدار',
      },
      {
        fa: 'شیب یک تا دو درصد به سمت کف‌شور',
        en: 'A fall of one to two percent towards the drain',
        de: 'Ein bis zwei Prozent Gefälle zum Bodenablauf',
        ar: 'ميل واحد إلى اثنين بالمئة نحو المصرف',
      },
      {
        fa: 'چیدن از محور دیوار، تا تکهٔ باریک در گوشهٔ پنهان بیفتد',
        en: 'Setting out from the middle, so that slivers fall into hidden corners',
        de: 'Einteilung von der Wandmitte, schmale Stücke in die verdeckte Ecke',
        ar: 'البدء من محور الجدار حتى تقع القطع الضيقة في زاوية مخفية',
      },
      {
        fa: 'برش گرد برای شیر و پریز با متهٔ الماسه',
        en: 'Round cuts for taps and sockets with a diamond bit',
        de: 'Runde Ausschnitte für Armaturen und Dosen mit Diamantkrone',
        ar: 'قص دائري للحنفيات والمقابس بمثقاب الماس',
      },
      {
        fa: 'درزگیری پس از ۲۴ ساعت و سیلیکون ضدقارچ در گوشه‌ها',
        en: 'Grouting after 24 hours, and mould-proof silicone in the corners',
        de: 'Verfugen nach 24 Stunden, schimmelfestes Silikon in den Ecken',
        ar: 'سد الفواصل بعد ٢٤ ساعة وسيليكون مقاوم للفطر في الزوايا',
      },
    ],
    notDone: [
      {
        fa: 'عوض کردن لولهٔ فرسودهٔ پشت کاشی، که لوله‌کش می‌خواهد',
        en: 'Renewing worn pipes behind the tiles, which is a plumber’s work',
        de: 'Marode Rohre hinter den Fliesen erneuern; das macht der Installateur',
        ar: 'تبديل الأنابيب البالية خلف البلاط، فهو عمل السباك',
      },
      {
        fa: 'ساییدن و صیقل سنگ کف',
        en: 'Grinding and polishing stone floors',
        de: 'Schleifen und Polieren von Steinböden',
        ar: 'جلي أرضيات الحجر وتلميعها',
      },
      {
        fa: 'ساخت کاشی از مدلی که تولیدش قطع شده است',
        en: 'Remaking tiles that are out of production',
        de: 'Nachfertigung ausgelaufener Fliesen',
        ar: 'تصنيع بلاط توقف إنتاجه',
      },
      {
        fa: 'کاشی روی دیوار نم‌دار پیش از رفع نشتی',
        en: 'Tiling over damp walls before the leak is stopped',
        de: 'Fliesen auf feuchter Wand, bevor das Leck behoben ist',
        ar: 'التبليط على جدار رطب قبل إصلاح التسرب',
      },
    ],
    steps: [
      {
        title: { fa: 'خرید کاشی', en: 'Buying tiles', de: 'Fliesen kaufen', ar: 'شراء البلاط' },
        text: {
          fa: 'ده درصد بیشتر از متراژ بخرید و ببینید شمارهٔ رنگ روی همهٔ کارتن‌ها یکی باشد؛ دو شماره روی دیوار دو رنگ می‌شود.',
          en: 'Buy ten percent more than the area and see that all boxes bear the same shade number: two numbers look like two colours on the wall.',
          de: 'Kaufen Sie zehn Prozent mehr als die Fläche, auf allen Kartons mit derselben Farbnummer: Zwei Nummern sieht man an der Wand.',
          ar: 'اشترِ عشرة بالمئة زيادة وتحقق من أن رقم اللون واحد على كل الصناديق، فالرقمان يظهران لونين على الجدار.',
        },
      },
      {
        title: {
          fa: 'زیرسازی و خشک شدن',
          en: 'Base and drying',
          de: 'Untergrund und Trocknung',
          ar: 'التأسيس والجفاف',
        },
        text: {
          fa: 'عایق و سیمان کف یک تا سه روز زمان می‌خواهد؛ در این مدت کسی روی آن راه نرود.',
          en: 'Waterproofing and screed need one to three days, during which nobody walks on them.',
          de: 'Abdichtung und Estrich brauchen ein bis drei Tage, in denen niemand darauf geht.',
          ar: 'يحتاج العزل وإسمنت الأرض من يوم إلى ثلاثة أيام لا يمشي أحد عليه خلالها.',
        },
      },
      {
        title: { fa: 'چیدن و بند', en: 'Laying and grouting', de: 'Verlegen und verfugen', ar: 'التركيب والفواصل' },
        text: {
          fa: 'یک کاشی‌کار روزی ۸ تا ۱۲ متر مربع کاشی معمولی می‌چیند؛ اسلب بزرگ دو نفره است و نصف این.',
          en: 'A tiler lays 8 to 12 m² of ordinary tiles a day; large slabs need two people and go half as fast.',
          de: 'Ein Fliesenleger schafft 8 bis 12 m² am Tag; Großformate brauchen zwei Leute und die doppelte Zeit.',
          ar: 'يركب المبلط ٨ إلى ١٢ مترًا مربعًا في اليوم، والألواح الكبيرة تحتاج شخصين ونصف هذه السرعة.',
        },
      },
      {
        title: { fa: 'تحویل با ضربه', en: 'Handover by tapping', de: 'Klopfprobe', ar: 'التسليم بالنقر' },
        text: {
          fa: 'با دستهٔ پیچ‌گوشتی روی کاشی‌ها بزنید: صدای پوک یعنی ملات خالی است. بعد یک سطل آب بریزید و رفتنش را نگاه کنید.',
          en: 'Tap with a screwdriver handle: a hollow sound means no bedding. Then pour a bucket of water and watch it leave.',
          de: 'Klopfen Sie mit dem Schraubendrehergriff: Hohl heißt, es fehlt Mörtel. Gießen Sie dann einen Eimer Wasser aus und sehen Sie zu, wie er abfließt.',
          ar: 'انقر بمقبض المفك: الصوت المجوف يعني فراغًا تحت البلاط. ثم صب دلو ماء وراقب تصريفه.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'تا ۴۸ ساعت پس از تمام شدن بند، پول آزاد نمی‌شود مگر بخواهید؛ فرصتی برای آزمایش آب و ضربه.',
        en: 'The money rests for 48 hours after grouting unless you release it: time for the tap and water tests.',
        de: 'Nach dem Verfugen ruht das Geld 48 Stunden, sofern Sie es nicht freigeben: Zeit für Klopf- und Wasserprobe.',
        ar: 'يبقى المال ٤٨ ساعة بعد سد الفواصل ما لم تصرفه، وهي مهلة لاختبار النقر والماء.',
      },
      {
        fa: 'کاشی‌کاران قیمت متر را بی‌خبر از هم می‌دهند و شما همه را یک‌جا کنار امتیازشان می‌بینید.',
        en: 'Tilers quote per metre unaware of each other, and you see all the sums together with the ratings.',
        de: 'Fliesenleger nennen ihren Meterpreis, ohne die anderen zu kennen; Sie sehen alle Preise samt Bewertung.',
        ar: 'يقدم المبلطون سعر المتر دون علم بعضهم ببعض، وترى الأسعار كلها مع التقييمات.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'روی کاشی قدیمی می‌شود کاشی زد؟',
          en: 'Can new tiles go over the old?',
          de: 'Geht Fliese auf Fliese?',
          ar: 'هل يُركّب بلاط فوق القديم؟',
        },
        answer: {
          fa: 'اگر کهنه محکم و شاقول باشد، با پرایمر و چسب مخصوص بله. یک سانتی‌متر از فضا کم می‌شود، درِ حمام شاید کوتاه شود و شیرها رابط می‌خواهند.',
          en: 'If these are firm and plumb, yes, with primer and the right adhesive. You lose a centimetre, the door may need trimming, and taps want extensions.',
          de: 'Sitzt die alte fest und im Lot, ja, mit Haftgrund und passendem Kleber. Ein Zentimeter geht verloren, die Tür muss vielleicht gekürzt, die Armatur verlängert werden.',
          ar: 'إن كان القديم ثابتًا مستقيمًا فنعم بطبقة أساس ولاصق خاص. تخسر سنتيمترًا وقد يُقص الباب وتحتاج الحنفيات وصلة.',
        },
      },
      {
        question: {
          fa: 'چسب بهتر است یا ملات ماسه و سیمان؟',
          en: 'Adhesive or sand-and-cement mortar?',
          de: 'Kleber oder Mörtel?',
          ar: 'اللاصق أم مونة الرمل والإسمنت؟',
        },
        answer: {
          fa: 'پرسلان آب نمی‌مکد و با ملات جدا می‌شود، پس چسب می‌خواهد. کف ناصاف با ملات ارزان‌تر تراز می‌شود. روی کناف فقط چسب.',
          en: 'Porcelain absorbs no water and comes off mortar, so it needs adhesive. An uneven floor is levelled more cheaply in mortar. On drywall only adhesive.',
          de: 'Feinsteinzeug saugt nicht und löst sich vom Mörtel, braucht also Kleber. Unebene Böden gleicht Mörtel billiger aus. Auf Trockenbau nur Kleber.',
          ar: 'البورسلان لا يمتص الماء وينفصل عن المونة فيلزمه لاصق. والأرض غير المستوية تُسوّى بالمونة أرخص. وعلى ألواح الجبس لاصق فقط.',
        },
      },
      {
        question: {
          fa: 'بعد از چند روز می‌توانم دوش بگیرم؟',
          en: 'When can I shower?',
          de: 'Wann darf ich duschen?',
          ar: 'متى أستحم؟',
        },
        answer: {
          fa: 'راه رفتن پس از ۲۴ ساعت، دوش پس از سه روز، و کابینت یا لباسشویی روی کف تازه پس از یک هفته.',
          en: 'Walk on it after 24 hours, shower after three days, and put a cabinet or washing machine on it after a week.',
          de: 'Begehen nach 24 Stunden, duschen nach drei Tagen, Schrank oder Waschmaschine aufstellen nach einer Woche.',
          ar: 'المشي بعد ٢٤ ساعة، والدش بعد ثلاثة أيام، ووضع خزانة أو غسالة بعد أسبوع.',
        },
      },
      {
        question: {
          fa: 'بند کاشی سیاه شده؛ باید همه را کند؟',
          en: 'The joints are black. Must all be torn out?',
          de: 'Die Fugen sind schwarz. Muss alles raus?',
          ar: 'اسودّت الفواصل، هل يُقلع كل شيء؟',
        },
        answer: {
          fa: 'نه. بند را تا دو سه میلی‌متر می‌تراشند و از نو پر می‌کنند؛ یک حمام یک روز کار دارد. اگر بند می‌ریزد، نشتی زیر آن را بررسی کنید.',
          en: 'No. They are scraped two or three millimetres deep and filled anew, a day’s work for a bathroom. If they crumble, look for a leak beneath.',
          de: 'Nein. Sie werden zwei, drei Millimeter tief ausgekratzt und neu gefüllt, ein Tag je Bad. Bröseln sie, nach einem Leck darunter suchen.',
          ar: 'لا. تُكشط بعمق مليمترين أو ثلاثة وتُملأ من جديد، وهو عمل يوم للحمام. فإن تفتتت فابحث عن تسرب تحتها.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'متر مربع، پایهٔ حساب است؛ قرنیز، لبهٔ پنجره و فارسی‌بر به متر طول حساب می‌شود.',
        en: 'The square metre is the measure; skirting, sills and mitred edges go by the running metre.',
        de: 'Gerechnet wird je Quadratmeter; Sockel, Laibung und Gehrung je laufenden Meter.',
        ar: 'الأساس المتر المربع، أما الحواف وأطراف النوافذ والقطع المائل فبالمتر الطولي.',
      },
      {
        fa: 'کاشی ریز، موزاییک و طرح جناغی بیشتر از کاشی ۳۰ در ۶۰ دستمزد می‌برد؛ اسلب ۱۲۰ از همه بیشتر.',
        en: 'Small tiles, mosaic and herringbone cost more labour than 30 × 60; slabs of 120 cm most of all.',
        de: 'Kleinformat, Mosaik und Fischgrät kosten mehr als 30 × 60; Platten ab 120 cm am meisten.',
        ar: 'القطع الصغيرة والفسيفساء والتعريج أعلى أجرة من ٣٠ × ٦٠، وألواح ١٢٠ أعلاها.',
      },
      {
        fa: 'تخریب و بردن نخاله را جدا بپرسید؛ گاهی به اندازهٔ خود کاشی‌کاری است.',
        en: 'Ask separately for demolition and rubble: at times they equal the tiling itself.',
        de: 'Fragen Sie Abbruch und Schutt getrennt an; manchmal kosten sie so viel wie das Verlegen.',
        ar: 'اسأل عن الهدم ونقل الأنقاض على حدة، فقد يعادلان التبليط نفسه.',
      },
    ],
  },
};
