import type { CategoryTypeSeed } from '../types';

export const bathroomFittings: CategoryTypeSeed = {
  id: 2805,
  seopath: 'bathroom-fittings',
  hasPage: true,
  name: { fa: 'نصب شیرآلات و چینی', en: 'Bathroom fittings', de: 'Sanitärobjekte', ar: 'تركيب الأدوات الصحية' },
  description: {
    fa: 'نصب توالت فرنگی، روشویی، شیر و کابین دوش.',
    en: 'Toilets, basins, taps and shower screens fitted.',
    de: 'WC, Waschtisch, Armaturen und Duschwand montieren.',
    ar: 'تركيب المراحيض والمغاسل والحنفيات وحواجز الدش.',
  },
  page: {
    title: {
      fa: 'نصب شیرآلات، توالت فرنگی و روشویی',
      en: 'Toilets, basins, taps and showers fitted',
      de: 'WC, Waschtisch, Armaturen und Dusche montieren',
      ar: 'تركيب المراحيض والمغاسل والحنفيات والدش',
    },
    summary: {
      fa: 'برای توالت فرنگی، روشویی، شیر یا کابین دوشی که خریده‌اید و باید درست و بی‌نشت نشانده شود. فاصلهٔ خروجی از دیوار، عکس جای نصب و مدل را می‌فرستید و نصاب‌ها با برداشتن کهنه یا بدون آن قیمت می‌دهند.',
      en: 'For the toilet, basin, tap or shower screen you have bought and want fitted without leaks. Send the outlet’s distance from the wall, a photo of the place and the model; fitters quote with or without removing the old one.',
      de: 'Für das gekaufte WC, Waschbecken, die Armatur oder Duschwand, die dicht montiert werden sollen. Sie schicken Abflussabstand, Foto und Modell; die Angebote gelten mit oder ohne Ausbau des alten.',
      ar: 'للمرحاض أو المغسلة أو الحنفية أو حاجز الدش الذي اشتريته وتريد تركيبه دون تسرب. ترسل بُعد المخرج عن الجدار وصورة المكان والطراز، فتأتي العروض مع فك القديم أو دونه.',
    },
    metaTitle: {
      fa: 'نصب شیرآلات، توالت فرنگی، روشویی و کابین دوش | پلاکفن',
      en: 'Bathroom fitting: toilets, taps, showers | Pelakfan',
      de: 'Montage von WC, Waschtisch und Armaturen | Pelakfan',
      ar: 'تركيب المرحاض والمغسلة والحنفية وحاجز الدش | بلاكفن',
    },
    metaDescription: {
      fa: 'نصب توالت فرنگی و وال‌هنگ، روشویی کابینتی، شیر اهرمی و توکار، علم دوش، سینک و کابین شیشه‌ای با آب‌بندی. تعویض یک شیر روشویی نیم تا یک ساعت است.',
      en: 'Floor and wall-hung toilets, vanity basins, lever and concealed taps, shower columns, sinks and glass screens, sealed. A basin tap takes half to one hour.',
      de: 'Stand- und Wand-WC, Waschtischmöbel, Einhebel- und Unterputzarmaturen, Duschsäulen, Spülen, Glaswände. Ein Waschtischhahn dauert 30 bis 60 Minuten.',
      ar: 'تركيب المرحاض الأرضي والمعلق والمغسلة بخزانتها والحنفيات العادية والمخفية وعمود الدش والحوض والحاجز الزجاجي. تبديل حنفية نصف ساعة إلى ساعة.',
    },
    done: [
      {
        fa: 'توالت فرنگی با کاسهٔ نو، نوار آب‌بندی، پیچ کف و تنظیم فلاش‌تانک',
        en: 'Floor-standing toilets with new seal, floor bolts and the cistern adjusted',
        de: 'Stand-WC mit neuer Dichtung, Bodenschrauben und eingestelltem Spülkasten',
        ar: 'المرحاض الإفرنجي مع حشية جديدة وبراغي الأرض وضبط خزان الماء',
      },
      {
        fa: 'وال‌هنگ روی فریم آماده، با صفحه‌کلید و آزمایش بار',
        en: 'Wall-hung pans on a ready frame, with flush plate and load test',
        de: 'Wand-WC auf vorhandenem Rahmen, mit Drückerplatte und Belastungsprobe',
        ar: 'المرحاض المعلق على إطار جاهز مع لوحة الضغط واختبار الحمل',
      },
      {
        fa: 'روشویی پایه‌دار، سنگی و کابینتی، با تراز، سیفون و سیلیکون',
        en: 'Pedestal, countertop and vanity basins, levelled, with trap and silicone',
        de: 'Säulen-, Aufsatz- und Möbelwaschtische, ausgerichtet, mit Siphon und Silikon',
        ar: 'المغاسل ذات القاعدة والسطحية والخزانية مع التسوية والسيفون والسيليكون',
      },
      {
        fa: 'شیر روشویی، سینک، حمام و شلنگ توالت، با شیر پیسوار نو',
        en: 'Taps for basin, sink and bath, and the toilet’s hand spray, with new angle valves',
        de: 'Armaturen für Waschtisch, Spüle, Wanne und WC-Handbrause, neue Eckventile',
        ar: 'حنفيات المغسلة والحوض والحمام وشطاف المرحاض مع صمامات زاوية جديدة',
      },
      {
        fa: 'علم دوش، دوش سقفی و رویهٔ شیر توکار',
        en: 'Shower columns, rain showers and trim for concealed valves',
        de: 'Duschsäulen, Regenbrausen und Blenden für Unterputzventile',
        ar: 'عمود الدش والدش السقفي وغطاء الحنفية المخفية',
      },
      {
        fa: 'کابین و پاراوان شیشه‌ای، نوار لاستیک و ریل',
        en: 'Glass screens and cabins, their seals and runners',
        de: 'Duschwände und -kabinen, Dichtungen und Laufschienen',
        ar: 'حواجز الدش الزجاجية وشرائطها وسككها',
      },
      {
        fa: 'جاحوله‌ای، آینه، جامایع و جاکاغذی، با سوراخ کردن کاشی',
        en: 'Towel rails, mirrors, soap and paper holders, drilled into the tile',
        de: 'Handtuchhalter, Spiegel, Seifen- und Papierhalter in Fliesen',
        ar: 'حوامل المناشف والمرآة والصابون والورق مع ثقب البلاط',
      },
    ],
    notDone: [
      {
        fa: 'کاشی‌کاری، شیب‌بندی و عایق کف؛ در «بازسازی» سفارش دهید',
        en: 'Tiling, floor fall and waterproofing, which belong to renovation',
        de: 'Fliesen, Gefälle und Abdichtung; siehe Renovierung',
        ar: 'البلاط والميول والعزل، فهي ضمن الترميم',
      },
      {
        fa: 'جابه‌جا کردن خروجی فاضلاب در کف',
        en: 'Moving the waste outlet in the floor',
        de: 'Verlegen des Bodenabflusses',
        ar: 'نقل مخرج الصرف في الأرضية',
      },
      {
        fa: 'برق جکوزی و سونا',
        en: 'Electrics of whirlpools and saunas',
        de: 'Elektrik von Whirlpool und Sauna',
        ar: 'كهرباء الجاكوزي والساونا',
      },
      {
        fa: 'تعویض چینیِ لب‌پریده از فروشگاه؛ پیش از نصب وارسی کنید',
        en: 'Exchanging chipped ceramics at the shop: inspect them before fitting',
        de: 'Umtausch angeschlagener Keramik; prüfen Sie vor der Montage',
        ar: 'استبدال الخزف المكسور من المتجر، فافحصه قبل التركيب',
      },
    ],
    steps: [
      {
        title: { fa: 'سه اندازه', en: 'Three measurements', de: 'Drei Maße', ar: 'ثلاثة قياسات' },
        text: {
          fa: 'فاصلهٔ دیوار تمام‌شده تا وسط خروجی (معمولاً ۲۰ تا ۳۰ سانتی‌متر)، جای آب ورودی و پهنای آزاد. پیش از خرید یا دست‌کم در سفارش بنویسید.',
          en: 'From the finished wall to the middle of the outlet (usually 20 to 30 cm), the water inlet, and the free width. Best before you buy, at least in the order.',
          de: 'Von der fertigen Wand bis Mitte Abfluss (meist 20 bis 30 cm), Wasseranschluss und freie Breite. Am besten vor dem Kauf, spätestens im Auftrag.',
          ar: 'من الجدار النهائي إلى وسط المخرج (عادة ٢٠ إلى ٣٠ سنتيمترًا)، ومدخل الماء، والعرض المتاح. قبل الشراء إن أمكن أو في الطلب.',
        },
      },
      {
        title: {
          fa: 'کهنه بیرون، لوله تمیز',
          en: 'Old one out, pipe clean',
          de: 'Altes raus, Rohr sauber',
          ar: 'إخراج القديم وتنظيف الأنبوب',
        },
        text: {
          fa: 'آب بسته می‌شود و چینی کهنه بیرون می‌آید؛ سیمان و نوار قبلی تا ته تراشیده می‌شود، وگرنه آب‌بندی نو جا نمی‌افتد.',
          en: 'The water is shut off and the old piece comes out; cement and the former seal are scraped away, or the new one will not sit.',
          de: 'Wasser aus, altes Stück heraus; Zement und alte Dichtung werden restlos entfernt, sonst sitzt die neue nicht.',
          ar: 'يُغلق الماء ويُخرج القديم ويُكشط الإسمنت والحشية السابقة تمامًا وإلا لا تستقر الجديدة.',
        },
      },
      {
        title: {
          fa: 'دستمال خشک و ۲۴ ساعت',
          en: 'Dry tissue, then 24 hours',
          de: 'Trockenes Tuch, dann 24 Stunden',
          ar: 'منديل جاف ثم ٢٤ ساعة',
        },
        text: {
          fa: 'ده بار فلاش و پنج دقیقه آب داغ و سرد؛ زیر همهٔ اتصال‌ها دستمال خشک گذاشته می‌شود. روی سیلیکون تازه تا فردا آب نریزید.',
          en: 'Ten flushes and five minutes of hot and cold, with dry tissue under every joint. Keep water off the fresh silicone until the next day.',
          de: 'Zehn Spülungen, fünf Minuten warm und kalt, unter jeder Verbindung ein trockenes Tuch. Halten Sie frisches Silikon bis zum nächsten Tag trocken.',
          ar: 'عشر دفعات ماء وخمس دقائق ساخن وبارد مع منديل جاف تحت كل وصلة. ولا تبلل السيليكون الجديد حتى الغد.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'نصاب پیش از پرداخت می‌گوید آب‌بندی، شیر پیسوار و بردن چینی کهنه در قیمت هست یا نه.',
        en: 'Before you pay, the fitter’s quote states whether sealing, angle valves and removal of the old ceramics are in the price.',
        de: 'Vor der Zahlung sagt das Angebot, ob Abdichtung, Eckventile und Abtransport der alten Keramik enthalten sind.',
        ar: 'قبل الدفع يبيّن العرض هل يشمل السعر الإحكام وصمامات الزاوية ونقل الخزف القديم.',
      },
      {
        fa: 'پس از دو روز استفاده و دیدن کف خشک تأیید کنید؛ پیش از آن دستمزد نصب آزاد نمی‌شود و اگر کار بد باشد، پولتان برمی‌گردد.',
        en: 'Use it for two days, see the floor dry and then confirm: until then the fitting is not paid out, and poor work earns your money back.',
        de: 'Benutzen Sie es zwei Tage, prüfen Sie den Boden und bestätigen dann: Vorher wird nicht ausgezahlt, und für schlechte Arbeit erhalten Sie Ihr Geld zurück.',
        ar: 'استعمله يومين وتأكد من جفاف الأرض ثم أكّد، فقبل ذلك لا يُصرف أجر التركيب، وإن ساء العمل استرددت مالك.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'توالت ایرانی را می‌شود فرنگی کرد؟',
          en: 'Can a squat toilet become a sitting one?',
          de: 'Lässt sich ein Hock-WC durch ein Sitz-WC ersetzen?',
          ar: 'هل يمكن استبدال المرحاض الأرضي بإفرنجي؟',
        },
        answer: {
          fa: 'بله، اگر خروجی دست‌کم بیست سانتی‌متر از دیوار فاصله داشته باشد. کاسه برداشته، کف پر و لولهٔ صد میلی‌متری تا هم‌سطح کف بالا آورده می‌شود؛ یک تا دو روز با خشک شدن. کاشی‌کار هم لازم است.',
          en: 'Yes, if the outlet is at least 20 cm from the wall. The pan comes out, the floor is filled and the 100 mm pipe raised to its level; one to two days with drying, and a tiler too.',
          de: 'Ja, wenn der Abfluss mindestens 20 cm von der Wand liegt. Das Becken kommt heraus, der Boden wird aufgefüllt und das 100er-Rohr bündig gesetzt: mit Trocknung ein bis zwei Tage, dazu ein Fliesenleger.',
          ar: 'نعم إن بعُد المخرج عشرين سنتيمترًا على الأقل عن الجدار. يُرفع القديم ويُردم ويُرفع الأنبوب إلى مستوى الأرض: يوم إلى يومين مع الجفاف، ويلزم مبلّط.',
        },
      },
      {
        question: {
          fa: 'شیر تازه چکه می‌کند؛ خراب است؟',
          en: 'My new tap drips. Is it faulty?',
          de: 'Der neue Hahn tropft. Defekt?',
          ar: 'حنفيتي الجديدة تقطر، هل هي معيبة؟',
        },
        answer: {
          fa: 'بیشتر، خرده سنگ زیر کارتریج نشسته است: پس از لوله‌کشی پیش از بستن شیر باید لوله را شست. کارتریج ۳۵ و ۴۰ میلی‌متری جابه‌جا نمی‌شود؛ مدل را نگه دارید.',
          en: 'Mostly grit sits under the cartridge: pipes should be flushed before the tap goes on. Cartridges of 35 and 40 mm are not interchangeable, so keep the model’s name.',
          de: 'Meist liegt ein Steinchen unter der Kartusche: Leitungen sind vor der Montage zu spülen. 35er- und 40er-Kartuschen sind nicht austauschbar; Modell aufheben.',
          ar: 'غالبًا حصاة تحت الخرطوشة، فيجب غسل الأنبوب قبل التركيب. خرطوشة ٣٥ و٤٠ مليمترًا لا تتبادلان، فاحتفظ باسم الطراز.',
        },
      },
      {
        question: {
          fa: 'پیچ کنم یا سیمان زیر توالت بریزم؟',
          en: 'Bolts or cement under the toilet?',
          de: 'Schrauben oder Zement unters WC?',
          ar: 'براغٍ أم إسمنت تحت المرحاض؟',
        },
        answer: {
          fa: 'پیچ و سیلیکون. سیمان سفت زیر چینی آن را می‌ترکاند و روزی که نوار عوض شود، شکستنش لازم می‌شود. پشت توالت را سیلیکون نزنید تا نشت پنهان نماند.',
          en: 'Bolts and silicone. Hard cement cracks the china and forces it to be broken one day. Leave the back unsealed, so that a leak shows.',
          de: 'Schrauben und Silikon. Harter Zement sprengt die Keramik, und beim Dichtungswechsel muss sie zerstört werden. Hinten nicht versiegeln, damit ein Leck sichtbar wird.',
          ar: 'براغٍ وسيليكون. فالإسمنت الصلب يشقق الخزف ويوجب كسره يومًا. واترك خلفه دون سيليكون ليظهر التسرب.',
        },
      },
      {
        question: {
          fa: 'برای وال‌هنگ دیوار باید چه باشد؟',
          en: 'What wall does a wall-hung pan need?',
          de: 'Welche Wand braucht ein Wand-WC?',
          ar: 'أي جدار يلزم المرحاض المعلق؟',
        },
        answer: {
          fa: 'فریم فلزی که به کف و دیوار بسته می‌شود بار نزدیک ۴۰۰ کیلو را می‌گیرد؛ خود دیوار گچی نه. عمق پنل پشتش ۱۵ تا ۲۰ سانتی‌متر است و روی کابین نازک، دریچهٔ بازدید همان صفحه‌کلید.',
          en: 'A steel frame fixed to floor and wall takes about 400 kg; plasterboard alone does not. Allow 15 to 20 cm of depth; the flush plate serves as the hatch.',
          de: 'Ein Stahlrahmen an Boden und Wand trägt rund 400 kg, Gipskarton allein nicht. 15 bis 20 cm Tiefe einplanen; die Drückerplatte dient als Revisionsöffnung.',
          ar: 'إطار معدني مثبت في الأرض والجدار يحمل نحو ٤٠٠ كيلوغرام، أما الجبس وحده فلا. احسب عمق ١٥ إلى ٢٠ سنتيمترًا، ولوحة الضغط هي فتحة الصيانة.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نصب هر قطعه مبلغ یک‌جا دارد؛ برداشتن کهنه و بردنش جداست.',
        en: 'Each fitting is a lump sum; removing and carrying off the old is extra.',
        de: 'Jede Montage hat einen Festpreis; Ausbau und Abtransport kommen hinzu.',
        ar: 'تركيب كل قطعة بمبلغ مقطوع، وفك القديم ونقله على حدة.',
      },
      {
        fa: 'توکار، وال‌هنگ، شیشهٔ سفارشی و دیوار سنگی گران‌تر از شیر ساده است.',
        en: 'Concealed valves, wall-hung pans, made-to-measure glass and stone walls cost more than a plain tap.',
        de: 'Unterputz, Wand-WC, Maßglas und Natursteinwände kosten mehr als ein einfacher Hahn.',
        ar: 'المخفي والمعلق والزجاج حسب المقاس والجدار الحجري أغلى من حنفية عادية.',
      },
      {
        fa: 'همهٔ قطعه‌های یک حمام را با هم سفارش دهید تا آب یک بار بسته شود.',
        en: 'Have the whole bathroom fitted at once: the water is shut off one time only.',
        de: 'Bestellen Sie alles für ein Bad zusammen, dann wird nur einmal abgesperrt.',
        ar: 'اطلب تركيب الحمام كله معًا ليُغلق الماء مرة واحدة.',
      },
    ],
  },
};
