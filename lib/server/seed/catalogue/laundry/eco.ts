import type { GradeSeed } from '../types';

export const laundryEco: GradeSeed = {
  grade: 'ECO',
  seopath: 'eco',
  hasPage: true,
  name: { fa: 'خشک‌شویی اقتصادی', en: 'Economy dry-cleaning', de: 'Reinigung Spar', ar: 'تنظيف جاف اقتصادي' },
  description: {
    fa: 'شست‌وشوی روزمره با ماشین و اتوی معمول، با تحویل چند روزه.',
    en: 'Everyday machine cleaning and ordinary ironing, back within a few days.',
    de: 'Alltägliche Maschinenreinigung mit normalem Bügeln, Rückgabe nach einigen Tagen.',
    ar: 'تنظيف يومي بالآلة وكيّ عادي مع التسليم خلال بضعة أيام.',
  },
  page: {
    title: {
      fa: 'خشک‌شویی و اتوشویی اقتصادی',
      en: 'Economy laundry and dry-cleaning',
      de: 'Wäsche und Reinigung in der Stufe Spar',
      ar: 'الغسيل والتنظيف الجاف الاقتصادي',
    },
    summary: {
      fa: 'برای پیراهن، شلوار، مانتو و ملافه‌ای که هر هفته کثیف می‌شود و مراقبت ویژه نمی‌خواهد. لباس‌ها را از در خانه می‌گیرند، با هم‌رنگ‌های خودشان در ماشین می‌شویند و با پرس و اتوی معمول در روزی که انتخاب کرده‌اید پس می‌آورند.',
      en: 'For shirts, trousers, light coats and sheets that are soiled every week and need no special care. They are fetched from your door, machine-washed with their own colours, pressed in the usual way and returned on the day you chose.',
      de: 'Für Hemden, Hosen, Mäntel und Bettwäsche, die jede Woche anfallen und keine Sonderbehandlung brauchen. Sie werden an der Tür abgeholt, nach Farben in der Maschine gewaschen, normal gebügelt und am gewählten Tag zurückgebracht.',
      ar: 'للقمصان والسراويل والمعاطف الخفيفة والملاءات التي تتسخ كل أسبوع ولا تحتاج عناية خاصة. تؤخذ من باب المنزل وتُغسل بالآلة مع ألوانها وتُكوى كيًّا عاديًا وتعود في اليوم الذي اخترته.',
    },
    metaTitle: {
      fa: 'خشک‌شویی اقتصادی با گرفتن و آوردن لباس | پلاکفن',
      en: 'Economy laundry, fetched and returned | Pelakfan',
      de: 'Wäscherei Spar: abgeholt und gebracht | Pelakfan',
      ar: 'غسيل اقتصادي من باب المنزل وإليه | بلاكفن',
    },
    metaDescription: {
      fa: 'شست‌وشوی ماشینی و اتوی معمول برای لباس روزمره و ملافه؛ قیمت هر تکه پیش از پرداخت، روز گرفتن و روز آوردن با انتخاب شما و شمارش جلوی در.',
      en: 'Machine wash and ordinary ironing for clothes and sheets. A price for each piece before you pay, pick-up and return days of your choice.',
      de: 'Maschinenwäsche und normales Bügeln für Alltag und Bettzeug. Stückpreis vor der Zahlung, Abhol- und Rückgabetag nach Wahl, an der Tür gezählt.',
      ar: 'غسيل بالآلة وكيّ عادي للملابس اليومية والملاءات. سعر كل قطعة قبل الدفع، ويوما الأخذ والإرجاع باختيارك، والعدّ عند الباب.',
    },
    done: [
      {
        fa: 'جدا کردن سفید، روشن، تیره و رنگ‌ده پیش از ماشین',
        en: 'Sorting whites, lights, darks and colours that run before the wash',
        de: 'Vorsortieren nach Weiß, Hell, Dunkel und abfärbend',
        ar: 'فرز الأبيض والفاتح والغامق وما يُطلق لونه قبل الغسل',
      },
      {
        fa: 'شست‌وشو با آب یا خشک‌شویی، هر کدام که برچسب لباس گفته باشد',
        en: 'Water wash or dry-cleaning, whichever the care label says',
        de: 'Wasserwäsche oder chemische Reinigung, je nach Pflegeetikett',
        ar: 'الغسل بالماء أو التنظيف الجاف بحسب ملصق العناية',
      },
      {
        fa: 'لکه‌بری ماشینی با پیش‌شوی روی یقه، سرآستین و زیر بغل',
        en: 'Pre-treating collars, cuffs and underarms before the machine',
        de: 'Vorbehandlung von Kragen, Manschetten und Achseln',
        ar: 'معالجة الياقة والأساور وتحت الإبط قبل الآلة',
      },
      {
        fa: 'خشک کردن و اتوی بخار یا پرس',
        en: 'Drying, then steam iron or press',
        de: 'Trocknen, dann Dampfbügeln oder Pressen',
        ar: 'التجفيف ثم الكيّ بالبخار أو المكبس',
      },
      {
        fa: 'تا کردن ملافه و حوله، و آویختن پیراهن و مانتو',
        en: 'Sheets and towels folded, shirts and coats on hangers',
        de: 'Bettwäsche und Handtücher gefaltet, Hemden und Mäntel auf Bügel',
        ar: 'طيّ الملاءات والمناشف وتعليق القمصان والمعاطف',
      },
    ],
    notDone: [
      {
        fa: 'لکه‌بری نقطه‌ای با دست و شست‌وشوی جداگانهٔ یک تکه؛ این‌ها در درجهٔ ویژه است',
        en: 'Spotting by hand or washing one piece alone, which are the Special grade',
        de: 'Detachieren von Hand oder Einzelwäsche; dafür gibt es die Stufe Spezial',
        ar: 'معالجة البقع يدويًا أو غسل قطعة منفردة، فهما من الدرجة الخاصة',
      },
      {
        fa: 'چرم، خز، ابریشم خالص، سنگ‌دوزی و لباس عروس',
        en: 'Leather, fur, pure silk, beading and wedding dresses',
        de: 'Leder, Pelz, reine Seide, Perlenbesatz, Brautkleider',
        ar: 'الجلد والفرو والحرير الخالص والتطريز وفساتين الزفاف',
      },
      {
        fa: 'رفوگری، دوخت دکمه و تعویض زیپ',
        en: 'Darning, buttons and zips',
        de: 'Stopfen, Knöpfe, Reißverschlüsse',
        ar: 'الرفو والأزرار والسحّابات',
      },
      {
        fa: 'لباس آلوده به قارچ، شپش یا فضولات',
        en: 'Clothes soiled by mould, lice or excrement',
        de: 'Kleidung mit Schimmel, Läusen oder Fäkalien',
        ar: 'الملابس المصابة بالعفن أو القمل أو الفضلات',
      },
    ],
    steps: [
      {
        title: { fa: 'سبد را می‌چینید', en: 'Fill the basket', de: 'Korb füllen', ar: 'املأ السلة' },
        text: {
          fa: 'از فهرست، هر تکه را با تعدادش اضافه می‌کنید: پیراهن سه، شلوار دو، ملافهٔ دونفره یک. جمع و حداقل سفارش همان‌جا روشن است.',
          en: 'From the list add each kind with its number: shirts three, trousers two, one double sheet. The total and the minimum order are shown at once.',
          de: 'Fügen Sie aus der Liste jede Art mit Anzahl hinzu: drei Hemden, zwei Hosen, ein Doppelbettlaken. Summe und Mindestwert sehen Sie sofort.',
          ar: 'أضف من القائمة كل نوع بعدده: ثلاثة قمصان وسروالان وملاءة مزدوجة. فيظهر المجموع والحد الأدنى في الحال.',
        },
      },
      {
        title: {
          fa: 'جیب‌ها خالی، در کیسه‌ای ساده',
          en: 'Pockets empty, one plain bag',
          de: 'Taschen leer, ein einfacher Beutel',
          ar: 'الجيوب فارغة وكيس بسيط',
        },
        text: {
          fa: 'خودکار و دستمال کاغذی را از جیب بردارید. راننده کیسه را جلوی شما می‌شمارد و شمارش ثبت می‌شود.',
          en: 'Take pens and tissues out of pockets. The driver counts the bag in front of you and the number is noted.',
          de: 'Stifte und Taschentücher herausnehmen. Der Fahrer zählt vor Ihnen, die Zahl wird eingetragen.',
          ar: 'أخرج الأقلام والمناديل. يعدّ السائق القطع أمامك ويُسجَّل العدد.',
        },
      },
      {
        title: {
          fa: 'آماده و پس در خانه',
          en: 'Ready, back at your door',
          de: 'Fertig und zurück',
          ar: 'جاهزة وعند بابك',
        },
        text: {
          fa: 'در روز برگشت، لباس‌های آویخته و تاشده تحویل می‌شود. با فهرست مقایسه کنید و بعد تأیید کنید.',
          en: 'On the return day you receive them hung and folded: check against the list, then confirm.',
          de: 'Am Rückgabetag erhalten Sie alles auf Bügeln und gefaltet: mit der Liste vergleichen, dann bestätigen.',
          ar: 'في يوم الإرجاع تتسلمها معلقة ومطوية: قارنها بالقائمة ثم أكّد.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'اگر کارگاه تعداد دیگری شمرد، ریزش را می‌بینید و تا موافقت نکنید چیزی اضافه نمی‌شود.',
        en: 'If the workshop counts otherwise, you see the list, and nothing is added until you agree.',
        de: 'Zählt die Wäscherei anders, sehen Sie die Aufstellung; ohne Ihr Einverständnis kommt nichts hinzu.',
        ar: 'إن عدّت المغسلة عددًا آخر رأيت التفصيل ولا يُضاف شيء حتى توافق.',
      },
      {
        fa: 'پول لباس‌های هفتگی پیش پلاکفن می‌ماند تا برگشتشان را تأیید کنید یا ۴۸ ساعت از تحویل بگذرد.',
        en: 'The money for your weekly wash stays with Pelakfan until you confirm its return or 48 hours have passed since.',
        de: 'Das Geld für die Wochenwäsche bleibt bei Pelakfan, bis Sie die Rückgabe bestätigen oder 48 Stunden vergangen sind.',
        ar: 'ثمن غسيلك الأسبوعي يبقى لدى بلاكفن حتى تؤكد عودته أو تمضي ٤٨ ساعة على التسليم.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'لباس‌ها چند روز دیگر به دستم می‌رسد؟',
          en: 'How many days does it take?',
          de: 'Wie viele Tage dauert es?',
          ar: 'كم يومًا يستغرق؟',
        },
        answer: {
          fa: 'هنگام سفارش روز گرفتن و روز پس آوردن را از تقویم انتخاب می‌کنید و فقط روزهای ممکن باز است. لباس معمولی در چند روز آماده می‌شود؛ پیش از نوروز روز دورتری را انتخاب کنید.',
          en: 'You choose the days of pick-up and return from the calendar, and only feasible ones are open. Ordinary clothes take a few days; before Nowruz allow longer.',
          de: 'Abhol- und Rückgabetag wählen Sie im Kalender; nur mögliche Tage sind offen. Übliches dauert einige Tage, vor Nouruz länger.',
          ar: 'تختار يوم الأخذ ويوم الإرجاع من التقويم، والأيام الممكنة وحدها مفتوحة. الملابس العادية بضعة أيام، وقبل النوروز خذ يومًا أبعد.',
        },
      },
      {
        question: {
          fa: 'لباسم با لباس دیگران شسته می‌شود؟',
          en: 'Is my washing mixed with others’?',
          de: 'Kommt meine Wäsche mit fremder zusammen?',
          ar: 'هل تُغسل ملابسي مع غيرها؟',
        },
        answer: {
          fa: 'در درجهٔ اقتصادی بله، ماشین با هم‌رنگ و هم‌جنس پر می‌شود و هر تکه برچسب خودش را دارد. اگر نمی‌پسندید، در درجهٔ ویژه هر تکه جدا شسته می‌شود.',
          en: 'In this grade yes: the drum is filled with like colours and fabrics, each piece tagged. If you prefer not, the Special grade cleans every piece alone.',
          de: 'In dieser Stufe ja: gleiche Farben und Stoffe in einer Trommel, jedes Stück etikettiert. Möchten Sie das nicht, wird in der Stufe Spezial einzeln gereinigt.',
          ar: 'في هذه الدرجة نعم: تُملأ الآلة بألوان وأقمشة متشابهة ولكل قطعة بطاقة. وإن لم ترغب فالدرجة الخاصة تغسل كل قطعة وحدها.',
        },
      },
      {
        question: {
          fa: 'لباس پنبه‌ای آب می‌رود؟',
          en: 'Will cotton shrink?',
          de: 'Läuft Baumwolle ein?',
          ar: 'هل ينكمش القطن؟',
        },
        answer: {
          fa: 'نخ خالص بار اول در آب داغ تا ۵٪ جمع می‌شود. در آب ۳۰ تا ۴۰ درجه شسته می‌شود؛ پارچهٔ نوی ناشسته را در توضیح بنویسید تا در خشک‌کن داغ نرود.',
          en: 'Pure cotton shrinks up to 5% in its first hot wash. It is washed at 30 to 40 °C; mention new, unwashed cloth in the notes, to keep it out of a hot dryer.',
          de: 'Reine Baumwolle läuft bei der ersten heißen Wäsche bis zu 5 % ein. Gewaschen wird bei 30 bis 40 °C; neue, ungewaschene Stücke bitte vermerken, damit sie nicht heiß getrocknet werden.',
          ar: 'ينكمش القطن الخالص حتى ٥٪ في أول غسلة ساخنة. يُغسل عند ٣٠ إلى ٤٠ درجة، واذكر القطع الجديدة في الملاحظات كي لا تُجفف بحرارة عالية.',
        },
      },
      {
        question: {
          fa: 'حداقل سفارش چیست و چرا هست؟',
          en: 'What is the minimum order?',
          de: 'Wozu ein Mindestwert?',
          ar: 'ما الحد الأدنى للطلب ولماذا؟',
        },
        answer: {
          fa: 'چون راننده دو بار به در خانه می‌آید، جمع سبد باید از مبلغی که در همان صفحه نوشته شده بیشتر شود. با افزودن دو سه پیراهن یا ملافه‌ها معمولاً می‌رسید.',
          en: 'The driver comes to your door twice, so the basket has to reach the sum shown on its page. A few shirts or the sheets usually fill the gap.',
          de: 'Der Fahrer kommt zweimal; deshalb muss der Korb die dort genannte Summe erreichen. Ein paar Hemden oder die Bettwäsche genügen meist.',
          ar: 'لأن السائق يأتي مرتين ينبغي أن تبلغ السلة المبلغ الظاهر في صفحتها. وبضعة قمصان أو ملاءات تكفي عادةً.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'قیمت هر تکه در درجهٔ اقتصادی از همان تکه در درجهٔ ویژه پایین‌تر است.',
        en: 'Each piece costs less in this grade than the same piece in Special.',
        de: 'Jedes Stück kostet in der Stufe Spar weniger als in Spezial.',
        ar: 'سعر كل قطعة في الدرجة الاقتصادية أقل منه في الخاصة.',
      },
      {
        fa: 'سبد بزرگ‌تر، رفت‌وآمد را میان تکه‌های بیشتری سرشکن می‌کند و از حداقل می‌گذرد.',
        en: 'A larger basket passes the minimum and makes better use of the two journeys.',
        de: 'Ein größerer Korb überschreitet den Mindestwert und nutzt die zwei Fahrten besser.',
        ar: 'السلة الأكبر تتجاوز الحد الأدنى وتستفيد أكثر من الرحلتين.',
      },
    ],
  },
};
