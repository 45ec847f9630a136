import type { CategoryTypeSeed } from '../types';

export const kilimAndGabbeh: CategoryTypeSeed = {
  id: 703,
  seopath: 'kilim-and-gabbeh',
  hasPage: true,
  name: { fa: 'گلیم و گبه', en: 'Kilims and gabbehs', de: 'Kelims und Gabbehs', ar: 'الكليم والغبة' },
  description: {
    fa: 'شست‌وشوی بافته‌های تخت و گبه بی‌آنکه از شکل بیفتند.',
    en: 'Flat weaves and gabbehs, washed without losing their shape.',
    de: 'Flachgewebe und Gabbehs, gewaschen ohne Formverlust.',
    ar: 'غسل المنسوجات المسطحة دون أن تفقد شكلها.',
  },
  page: {
    title: {
      fa: 'شست‌وشوی گلیم، گبه و جاجیم',
      en: 'Kilims, gabbehs and jajims',
      de: 'Kelims, Gabbehs und Dschadschims',
      ar: 'غسيل الكليم والغبة والجاجيم',
    },
    summary: {
      fa: 'برای بافته‌های عشایری که یا پرز ندارند یا پرزشان بلند و شل است. هر کدام جور دیگری شسته و خشک می‌شود تا گلیم آب نرود و گبه سنگین نشود.',
      en: 'For tribal weaves, either without pile or with a long loose one. Each is washed and dried in its own way, so that the kilim does not shrink and the gabbeh does not sag.',
      de: 'Für Nomadengewebe ohne Flor oder mit langem, losem. Jedes wird auf seine Art gewaschen und getrocknet, damit der Kelim nicht eingeht und der Gabbeh nicht hängt.',
      ar: 'لمنسوجات العشائر التي بلا وبر أو بوبر طويل مرتخٍ. تُغسل كل قطعة وتُجفف بطريقتها كي لا ينكمش الكليم ولا تترهل الغبة.',
    },
    metaTitle: {
      fa: 'شست‌وشوی گلیم، گبه و جاجیم | پلاکفن',
      en: 'Kilim and gabbeh washing, kept in shape | Pelakfan',
      de: 'Kelim und Gabbeh formtreu waschen | Pelakfan',
      ar: 'غسيل الكليم والغبة دون تغير الشكل | بلاكفن',
    },
    metaDescription: {
      fa: 'شستن گلیم، جاجیم، سوزنی و گبه با آب سرد و دست؛ خشک شدن پهن‌شده تا شکل نیفتد. اندازه پیش از شستن یادداشت می‌شود و برای تأیید شما می‌آید.',
      en: 'Kilim, jajim, soumak and gabbeh washed cold by hand and dried flat, so that they keep their shape. Size is noted before washing and sent for your approval.',
      de: 'Kelim, Dschadschim, Sumak und Gabbeh kalt von Hand gewaschen und liegend getrocknet. Die Maße werden vorher notiert und Ihnen zur Zustimmung geschickt.',
      ar: 'غسل الكليم والجاجيم والسوماك والغبة بماء بارد وباليد وتجفيفها مبسوطة لتحفظ شكلها. يُدوَّن القياس قبل الغسل ويُرسل لموافقتك.',
    },
    done: [
      {
        fa: 'اندازه‌گیری هر چهار ضلع پیش از آب',
        en: 'All four sides measured before water',
        de: 'Alle vier Seiten vor dem Wasser messen',
        ar: 'قياس الأضلاع الأربعة قبل الماء',
      },
      {
        fa: 'تکاندن آرام از پشت، بی کوبیدن',
        en: 'Gentle shaking from the back, without beating',
        de: 'Sanftes Ausschütteln von hinten, ohne Klopfen',
        ar: 'نفض لطيف من الظهر دون ضرب',
      },
      {
        fa: 'شست‌وشوی گلیم در حوضچه با آب زیر ۲۵ درجه',
        en: 'Kilims washed in a basin below 25 °C',
        de: 'Kelims im Becken unter 25 °C gewaschen',
        ar: 'غسل الكليم في حوض بماء دون ٢٥ درجة',
      },
      {
        fa: 'باز کردن پرز گبه با انگشت و شانهٔ چوبی',
        en: 'Opening the gabbeh’s pile with fingers and a wooden comb',
        de: 'Gabbeh-Flor mit Fingern und Holzkamm lockern',
        ar: 'فتح وبر الغبة بالأصابع ومشط خشبي',
      },
      {
        fa: 'خشک شدن روی تور، هر دو رو با چرخاندن',
        en: 'Dried on netting and turned over',
        de: 'Auf Netzen getrocknet und gewendet',
        ar: 'تجفيف فوق شبكة مع التقليب',
      },
      {
        fa: 'گره زدن منگوله و سرنخ‌های باز',
        en: 'Tying open tassels and ends',
        de: 'Offene Quasten und Enden knoten',
        ar: 'ربط الأهداب والخيوط المفكوكة',
      },
    ],
    notDone: [
      { fa: 'بافتن جای پاره', en: 'Reweaving torn places', de: 'Risse nachweben', ar: 'نسج المواضع الممزقة' },
      {
        fa: 'گلیم‌های نقاشی یا چاپ‌شده',
        en: 'Painted or printed flat weaves',
        de: 'Bemalte oder bedruckte Gewebe',
        ar: 'المنسوجات المرسومة أو المطبوعة',
      },
      { fa: 'پوست گوسفند و نمد', en: 'Sheepskins and felt', de: 'Schaffell und Filz', ar: 'جلود الأغنام واللباد' },
    ],
    steps: [
      {
        title: { fa: 'نوع بافت', en: 'Which weave', de: 'Welches Gewebe', ar: 'نوع النسج' },
        text: {
          fa: 'نوع را انتخاب می‌کنید؛ اگر نمی‌شناسید، یک عکس از رو و یک عکس از پشت کافی است.',
          en: 'You choose the kind; if you do not know it, one photo of each side will do.',
          de: 'Sie wählen die Art; sonst genügt je ein Foto beider Seiten.',
          ar: 'تختار النوع؛ فإن لم تعرفه كفت صورة لكل وجه.',
        },
      },
      {
        title: { fa: 'آزمایش و شستن', en: 'Test and wash', de: 'Probe und Wäsche', ar: 'الاختبار والغسل' },
        text: {
          fa: 'گلیم رنگ‌های تند دارد و پیش از همه امتحان می‌شود؛ قرمز و سرمه‌ای اول.',
          en: 'Kilims have strong colours and are tested first, reds and navy before the rest.',
          de: 'Kelims haben kräftige Farben und werden zuerst geprüft, Rot und Dunkelblau vorweg.',
          ar: 'ألوان الكليم قوية فتُختبر أولًا، والأحمر والكحلي قبل غيرهما.',
        },
      },
      {
        title: { fa: 'خشک شدن آزاد', en: 'Free drying', de: 'Freies Trocknen', ar: 'التجفيف الحر' },
        text: {
          fa: 'گلیم در یک تا دو روز و گبهٔ کلفت در چهار تا شش روز خشک می‌شود، دور از آفتاب تند.',
          en: 'A kilim dries in one to two days, a thick gabbeh in four to six, out of strong sun.',
          de: 'Ein Kelim trocknet in ein bis zwei Tagen, ein dicker Gabbeh in vier bis sechs, ohne pralle Sonne.',
          ar: 'يجف الكليم في يوم إلى يومين والغبة السميكة في أربعة إلى ستة بعيدًا عن الشمس الشديدة.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'روز بردن گلیم و روز بازگشتش را پیش از پرداخت خودتان انتخاب کرده‌اید و در سفارش نوشته است.',
        en: 'The day the kilim leaves and the day it returns are yours to choose before paying; both are shown in the order.',
        de: 'Den Tag der Abholung und den der Rückgabe wählen Sie vor der Zahlung; beide stehen im Auftrag.',
        ar: 'يوم خروج الكليم ويوم عودته تختارهما قبل الدفع وهما مدوّنان في الطلب.',
      },
      {
        fa: 'بافتهٔ عشایری در فهرست جدا شمرده می‌شود و هر شمارش تازه تا تأیید شما تنها یک پیشنهاد است.',
        en: 'Each weave is counted by itself, and a recount remains a proposal until you approve it.',
        de: 'Jedes Gewebe wird einzeln gezählt, und eine Nachzählung ist bis zu Ihrer Zustimmung nur ein Vorschlag.',
        ar: 'تُعد كل قطعة على حدة، وأي إعادة عدّ تبقى اقتراحًا حتى توافق.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'گلیم با ماشین لباسشویی خراب می‌شود؟',
          en: 'Does a washing machine ruin a kilim?',
          de: 'Schadet die Waschmaschine dem Kelim?',
          ar: 'هل تُفسد الغسالة الكليم؟',
        },
        answer: {
          fa: 'بله، پشم در چرخش و آب گرم نمدی می‌شود و تا ده درصد کوتاه می‌شود. تنها گلیم پنبه‌ای کوچک را با آب سرد و دور کم می‌شود شست.',
          en: 'Yes: in warm water and motion wool felts and may shrink by a tenth. Only small cotton ones can go in cold at low speed.',
          de: 'Ja: Wolle verfilzt in Wärme und Bewegung und geht bis zu zehn Prozent ein. Nur kleine Baumwollkelims kalt und langsam.',
          ar: 'نعم، فالصوف يتلبد بالحركة والدفء وينكمش حتى عُشره. وحده الكليم القطني الصغير يُغسل باردًا وبسرعة بطيئة.',
        },
      },
      {
        question: {
          fa: 'گبه چرا دیر خشک می‌شود؟',
          en: 'Why does a gabbeh dry so slowly?',
          de: 'Warum trocknet der Gabbeh so langsam?',
          ar: 'لماذا تتأخر الغبة في الجفاف؟',
        },
        answer: {
          fa: 'پرز آن دو تا سه سانتی‌متر و پشمش زنده است و دو برابر وزن خودش آب می‌گیرد. شتاب با گرما پشم را زرد می‌کند؛ زمستان یک روز بیشتر بگذارید.',
          en: 'Its pile is two to three centimetres and drinks twice its weight. Hastening with heat yellows the wool; allow a day more in winter.',
          de: 'Der Flor misst zwei bis drei Zentimeter und nimmt das Doppelte seines Gewichts auf. Hitze vergilbt die Wolle; im Winter ein Tag mehr.',
          ar: 'وبرها سنتيمتران إلى ثلاثة ويمتص ضعف وزنه ماءً. والتعجيل بالحرارة يصفّر الصوف؛ فأضف يومًا في الشتاء.',
        },
      },
      {
        question: {
          fa: 'زیر گلیم چه بیندازم که سر نخورد؟',
          en: 'What keeps it from slipping?',
          de: 'Was hält den Kelim rutschfest?',
          ar: 'ما الذي يمنع انزلاقه؟',
        },
        answer: {
          fa: 'توری لاستیکی نازک، دو سانتی‌متر کوچک‌تر از گلیم. چسب دوطرفه پشم را می‌کند و در شست‌وشو هم پاک نمی‌شود.',
          en: 'Thin rubber netting, two centimetres smaller all round. Double-sided tape pulls the wool and does not wash out.',
          de: 'Dünnes Gumminetz, ringsum zwei Zentimeter kleiner. Doppelklebeband reißt Wolle und lässt sich nicht auswaschen.',
          ar: 'شبكة مطاطية رقيقة أصغر بسنتيمترين من كل جهة. أما اللاصق ذو الوجهين فينتف الصوف ولا يزول بالغسل.',
        },
      },
      {
        question: {
          fa: 'جاجیم و پشتی را هم می‌شویند؟',
          en: 'Are jajims and floor cushions washed?',
          de: 'Werden Dschadschims und Bodenkissen gewaschen?',
          ar: 'هل يُغسل الجاجيم والمساند؟',
        },
        answer: {
          fa: 'جاجیم بله، مانند گلیم. رویهٔ پشتی را پیش از بردن بکنید؛ خود پشتی چون لایه‌اش خشک نمی‌شود، شسته نمی‌شود.',
          en: 'Jajims yes, like kilims. Take the cover off the cushion first; the filled cushion would not dry.',
          de: 'Dschadschims ja, wie Kelims. Ziehen Sie beim Kissen vorher den Bezug ab; das gefüllte Kissen würde nicht trocknen.',
          ar: 'الجاجيم نعم كالكليم. وانزع غطاء المسند قبل الاستلام، فالمسند المحشو لا يجف.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'گلیم و جاجیم به‌خاطر نازکی ارزان‌تر و گبهٔ پرز بلند گران‌تر از فرش پشمی هم‌اندازه است.',
        en: 'Thin kilims cost less, long-pile gabbehs more than a wool rug of equal size.',
        de: 'Dünne Kelims kosten weniger, Gabbehs mit hohem Flor mehr als ein gleich großer Wollteppich.',
        ar: 'الكليم الرقيق أرخص والغبة طويلة الوبر أغلى من سجادة صوفية بالمقاس نفسه.',
      },
      {
        fa: 'متراژ گلیم‌های نامنظم از میانگین دو ضلع گرفته می‌شود.',
        en: 'For irregular pieces the area is taken from the mean of the sides.',
        de: 'Bei unregelmäßigen Stücken gilt der Mittelwert der Seiten.',
        ar: 'للقطع غير المنتظمة يؤخذ متوسط الضلعين.',
      },
    ],
  },
};
