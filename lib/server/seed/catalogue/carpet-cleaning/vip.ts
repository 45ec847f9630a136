import type { GradeSeed } from '../types';

export const vipGrade: GradeSeed = {
  grade: 'VIP',
  seopath: 'vip',
  hasPage: true,
  name: { fa: 'قالیشویی ویژه', en: 'Special carpet wash', de: 'Teppichwäsche Spezial', ar: 'غسيل سجاد خاص' },
  description: {
    fa: 'شست‌وشوی دستی و لکه‌بری جداگانه برای فرش دستباف و ابریشم.',
    en: 'Hand wash and separate stain care for hand-woven and silk rugs.',
    de: 'Handwäsche mit eigener Fleckbehandlung für handgeknüpfte und seidene Teppiche.',
    ar: 'غسيل يدوي ومعالجة بقع للسجاد اليدوي والحريري.',
  },
  page: {
    title: {
      fa: 'قالیشویی ویژه، با دست',
      en: 'Special carpet wash, by hand',
      de: 'Teppichwäsche Spezial, von Hand',
      ar: 'غسيل السجاد الخاص باليد',
    },
    summary: {
      fa: 'برای فرشی که جانشین ندارد: دستباف، ابریشم، کهنه یا یادگاری. یک استادکار آن را می‌بیند، رنگ هر گوشه را امتحان می‌کند و تنها از آغاز تا پایان با همان فرش است.',
      en: 'For a carpet that cannot be replaced: hand-woven, silk, old or handed down. One master looks at it, tests the dye in every corner and stays with that piece from start to end.',
      de: 'Für Teppiche, die sich nicht ersetzen lassen: handgeknüpft, aus Seide, alt oder geerbt. Ein Meister begutachtet, testet die Farben an jeder Ecke und begleitet das Stück bis zum Schluss.',
      ar: 'لسجادة لا بديل لها: يدوية أو حريرية أو قديمة أو موروثة. يفحصها معلّم ويختبر ألوان كل زاوية ويلازمها من البداية إلى النهاية.',
    },
    metaTitle: {
      fa: 'قالیشویی ویژه برای دستباف و ابریشم | پلاکفن',
      en: 'Hand wash for silk and fine rugs | Pelakfan',
      de: 'Seidenteppiche und Edles von Hand waschen | Pelakfan',
      ar: 'غسيل يدوي للحرير والسجاد الثمين | بلاكفن',
    },
    metaDescription: {
      fa: 'شست‌وشوی دستی فرش ابریشم، کهنه و دستباف با آب سرد، لکه‌بری جداگانه و خشک شدن دور از آفتاب. پیش از شستن متراژ و وضع فرش به شما گزارش می‌شود.',
      en: 'Silk, antique and hand-woven rugs washed by hand in cold water, stains treated singly, dried out of the sun. Size and condition are reported to you first.',
      de: 'Seide, alte und handgeknüpfte Teppiche kalt von Hand gewaschen, Flecken einzeln behandelt, im Schatten getrocknet. Maß und Zustand erfahren Sie vorher.',
      ar: 'غسل يدوي بماء بارد للحرير والسجاد القديم واليدوي، ومعالجة البقع منفردة، وتجفيف بعيدًا عن الشمس. يصلك تقرير بالقياس والحالة قبل الغسل.',
    },
    done: [
      {
        fa: 'عکس و یادداشت پارگی، بیدخوردگی و رنگ‌پریدگی پیش از کار',
        en: 'Photos and notes of tears, moth damage and fading beforehand',
        de: 'Fotos und Notiz zu Rissen, Mottenfraß und Verblassen vorab',
        ar: 'صور وتدوين للتمزق وأثر العث وبهتان اللون قبل العمل',
      },
      {
        fa: 'آزمایش ثبات رنگ با پنبهٔ نم‌دار روی هر رنگ',
        en: 'A colour test with damp cotton on each dye',
        de: 'Farbprobe mit feuchter Watte an jeder Farbe',
        ar: 'اختبار ثبات كل لون بقطن رطب',
      },
      {
        fa: 'گردگیری از پشت با فشار کم',
        en: 'Dust taken out from the back at low force',
        de: 'Staub von der Rückseite mit wenig Druck entfernt',
        ar: 'نفض الغبار من الظهر بضغط خفيف',
      },
      {
        fa: 'شست‌وشو با آب سرد، شویندهٔ خنثی و پاروی چوبی در جهت پرز',
        en: 'Cold water, neutral soap and a wooden paddle along the pile',
        de: 'Kaltes Wasser, neutrale Seife und Holzschaber in Florrichtung',
        ar: 'ماء بارد وصابون متعادل ومجرفة خشبية في اتجاه الوبر',
      },
      {
        fa: 'لکه‌های چای، جوهر و شمع، هر یک با شیوهٔ خودش',
        en: 'Tea, ink and wax, each in its own manner',
        de: 'Tee, Tinte und Wachs, jedes auf seine Art',
        ar: 'الشاي والحبر والشمع، لكل بقعة طريقتها',
      },
      {
        fa: 'آب سرکهٔ رقیق برای نگه داشتن رنگ در آب‌کشی پایانی',
        en: 'A weak vinegar bath in the last rinse to hold the dye',
        de: 'Schwaches Essigbad in der letzten Spülung, das die Farbe hält',
        ar: 'شطف أخير بماء مع قليل من الخل لتثبيت اللون',
      },
      {
        fa: 'شانه کردن پرز و ریشه و پیچیدن در کاغذ',
        en: 'Pile and fringe combed, then wrapped in paper',
        de: 'Flor und Fransen gekämmt, in Papier gewickelt',
        ar: 'تمشيط الوبر والأهداب واللف بالورق',
      },
    ],
    notDone: [
      {
        fa: 'رنگ کردن دوبارهٔ بخش‌های رنگ‌پریده',
        en: 'Redyeing of faded parts',
        de: 'Nachfärben verblasster Stellen',
        ar: 'إعادة صبغ المواضع الباهتة',
      },
      {
        fa: 'بافت و رفوی پارگی، که با پیشنهاد جداست',
        en: 'Reweaving and mending, which are agreed separately',
        de: 'Nachknüpfen und Stopfen, das gesondert vereinbart wird',
        ar: 'النسج والرفو، ويُتفق عليهما على حدة',
      },
      {
        fa: 'قول برگشتن سفیدی ریشه‌ای که زرد سوخته است',
        en: 'A promise that yellowed fringe turns white again',
        de: 'Das Versprechen, vergilbte Fransen würden wieder weiß',
        ar: 'الوعد بعودة الأهداب المصفرّة بيضاء',
      },
      {
        fa: 'کارشناسی قیمت و سن فرش',
        en: 'Valuing or dating the rug',
        de: 'Schätzung von Wert und Alter',
        ar: 'تقدير قيمة السجادة وعمرها',
      },
    ],
    steps: [
      {
        title: { fa: 'گزارش وضع', en: 'Condition report', de: 'Zustandsbericht', ar: 'تقرير الحالة' },
        text: {
          fa: 'پس از رسیدن فرش به کارگاه، عکس‌ها، اندازه و هر ایراد برایتان می‌آید تا بدانید چه شسته می‌شود.',
          en: 'Once in the workshop, photos, size and every flaw come to you, so that you know what is being washed.',
          de: 'Im Betrieb angekommen, erhalten Sie Fotos, Maße und jeden Mangel, damit Sie wissen, was gewaschen wird.',
          ar: 'بعد وصول السجادة إلى المغسلة تصلك الصور والقياس وكل عيب لتعرف ما يُغسل.',
        },
      },
      {
        title: { fa: 'آزمایش و تصمیم', en: 'Test and decision', de: 'Probe und Entscheidung', ar: 'الاختبار والقرار' },
        text: {
          fa: 'اگر رنگی پس داد، استادکار شست‌وشوی خشک یا نیمه‌خشک را پیشنهاد می‌کند و شما می‌گویید بشود یا نه.',
          en: 'If a dye bleeds, the master suggests a dry or semi-dry clean, and you say yes or no.',
          de: 'Blutet eine Farbe aus, schlägt der Meister Trocken- oder Halbtrockenreinigung vor; Sie entscheiden.',
          ar: 'إن نفض لون يقترح المعلم تنظيفًا جافًا أو شبه جاف، والقرار لك.',
        },
      },
      {
        title: { fa: 'شست‌وشوی تکی', en: 'Washed alone', de: 'Einzelwäsche', ar: 'الغسل منفردًا' },
        text: {
          fa: 'فرش تنها روی سکوی شیب‌دار شسته می‌شود تا آب زیر آن نماند؛ هیچ فرش دیگری کنارش نیست.',
          en: 'It lies alone on a sloping platform so that no water stands under it; nothing else is near.',
          de: 'Der Teppich liegt allein auf einer geneigten Fläche, damit kein Wasser darunter steht.',
          ar: 'تُغسل وحدها على منصة مائلة كي لا يبقى ماء تحتها ولا شيء بجانبها.',
        },
      },
      {
        title: { fa: 'خشک شدن آرام', en: 'Slow drying', de: 'Langsames Trocknen', ar: 'التجفيف البطيء' },
        text: {
          fa: 'سه تا شش روز در سایه و باد، بسته به ضخامت؛ حرارت تند ابریشم را خشک و شکننده می‌کند.',
          en: 'Three to six days in shade and moving air, by thickness; strong heat makes silk brittle.',
          de: 'Drei bis sechs Tage im Schatten und Luftzug, je nach Dicke; starke Hitze macht Seide brüchig.',
          ar: 'ثلاثة إلى ستة أيام في الظل والهواء بحسب السماكة؛ فالحرارة الشديدة تجعل الحرير هشًا.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'هزینهٔ لکه‌بری یا رفویی که پس از دیدن فرش لازم شود، ردیف جداست و بدون موافقت شما انجام نمی‌شود.',
        en: 'Stain work or mending found necessary on inspection stands as its own line and is done only if you accept.',
        de: 'Zeigt die Prüfung weiteren Bedarf, steht er als eigener Posten da und wird nur mit Ihrer Zustimmung ausgeführt.',
        ar: 'ما يظهر لزومه من معالجة أو رفو بعد الفحص بند مستقل لا يُنفذ إلا بقبولك.',
      },
      {
        fa: 'دستمزد شست‌وشو تا ۴۸ ساعت پس از بازگشت فرش به قالیشویی پرداخت نمی‌شود، مگر زودتر تأیید کنید.',
        en: 'The money is not paid out until 48 hours after the rug is back, unless you confirm sooner.',
        de: 'Ausgezahlt wird erst 48 Stunden nach Rückgabe des Teppichs, es sei denn, Sie bestätigen früher.',
        ar: 'لا تُدفع الأجرة للمغسلة إلا بعد ٤٨ ساعة من عودة السجادة، ما لم تؤكد قبل ذلك.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'فرش ابریشم خانه را هر چند وقت بشویم؟',
          en: 'How often should silk be washed?',
          de: 'Wie oft gehört Seide gewaschen?',
          ar: 'كل كم يُغسل الحرير؟',
        },
        answer: {
          fa: 'اگر زیر پا نیست، هر پنج تا هفت سال؛ اگر در رفت‌وآمد است، هر سه سال. میان آن، جارو با دهانهٔ بی‌برس و کمترین مکش.',
          en: 'Where nobody walks, every five to seven years; in use, every three. Between, vacuum without a brush at the lowest suction.',
          de: 'Wo niemand geht, alle fünf bis sieben Jahre, sonst alle drei. Saugen Sie dazwischen ohne Bürste und mit geringster Saugkraft.',
          ar: 'إن لم يُداس فكل خمس إلى سبع سنوات، وإلا فكل ثلاث. وبينهما شفط دون فرشاة وبأقل قوة.',
        },
      },
      {
        question: {
          fa: 'چای روی فرش ریخت؛ تا آمدن شما چه کنم؟',
          en: 'Tea was spilt. What until it is collected?',
          de: 'Tee ist verschüttet. Was tun bis zur Abholung?',
          ar: 'انسكب شاي، فماذا أفعل؟',
        },
        answer: {
          fa: 'با دستمال سفید فشار دهید و نمالید، سپس کمی آب سرد و باز دستمال. نمک، آب داغ و سفیدکننده نریزید؛ لکه را می‌نشاند. نوع لکه را هنگام سفارش بنویسید.',
          en: 'Press with a white cloth without rubbing, a little cold water, and press again. No salt, hot water or bleach, which set the stain. Say what it was in the order.',
          de: 'Drücken Sie mit einem weißen Tuch, ohne zu reiben, geben Sie etwas kaltes Wasser dazu und drücken Sie wieder. Kein Salz, kein heißes Wasser, kein Bleichmittel. Nennen Sie im Auftrag die Art des Flecks.',
          ar: 'اضغط بقماش أبيض دون فرك، ثم قليل من الماء البارد واضغط ثانية. لا ملح ولا ماء ساخن ولا مبيّض فهي تثبّت البقعة. واذكر نوعها في الطلب.',
        },
      },
      {
        question: {
          fa: 'رنگ فرش پس بدهد چه؟',
          en: 'What if the colours run?',
          de: 'Und wenn die Farbe ausläuft?',
          ar: 'وماذا لو نفض اللون؟',
        },
        answer: {
          fa: 'آزمایش پیش از شستن برای همین است. رنگ‌های قرمز نو بیشتر از رنگ گیاهی کهنه پس می‌دهند؛ در این حال آب سردتر و نوبت شستن کوتاه‌تر می‌شود.',
          en: 'That is what the test is for. New reds bleed more than old plant dyes; then the water is colder and the wash shorter.',
          de: 'Dafür gibt es die Probe. Neue Rottöne bluten eher als alte Pflanzenfarben; dann wird kälter und kürzer gewaschen.',
          ar: 'لهذا يُجرى الاختبار. الأحمر الجديد ينفض أكثر من الأصباغ النباتية القديمة؛ وعندها يُبرَّد الماء ويُقصَّر الغسل.',
        },
      },
      {
        question: {
          fa: 'فرش بیدخورده را هم می‌پذیرند؟',
          en: 'Is a moth-eaten rug accepted?',
          de: 'Wird ein Teppich mit Mottenfraß angenommen?',
          ar: 'هل تُقبل سجادة أكلها العث؟',
        },
        answer: {
          fa: 'بله، ولی اول جدا نگه داشته، خوب تکانده و تخم‌ها گرفته می‌شود. در سفارش بنویسید تا پیش از بردن در کیسه بگذارند و به فرش‌های دیگر نرسد.',
          en: 'Yes, but it is kept separate, beaten well and freed of eggs first. Say so in the order, so that it travels bagged.',
          de: 'Ja, aber zunächst getrennt, gründlich geklopft und von Eiern befreit. Bitte angeben, damit er im Sack transportiert wird.',
          ar: 'نعم، لكنها تُعزل أولًا وتُنفض جيدًا وتُزال بيوضها. اذكر ذلك لتُنقل في كيس مغلق.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نرخ ویژه هر متر مربع بالاتر از اقتصادی است، چون هر فرش جدا و با دست شسته می‌شود.',
        en: 'The special square metre costs more, because each rug is washed singly and by hand.',
        de: 'Der Quadratmeter kostet hier mehr, weil jedes Stück einzeln von Hand gewaschen wird.',
        ar: 'متر الدرجة الخاصة أعلى لأن كل قطعة تُغسل وحدها باليد.',
      },
      {
        fa: 'لکهٔ سنگین و جوهر، کاری است با ردیف جداگانه در پیش‌فاکتور.',
        en: 'Heavy stains and ink are a line of their own in the order summary.',
        de: 'Starke Flecken und Tinte sind ein eigener Posten der Auftragsübersicht.',
        ar: 'البقع الشديدة والحبر بند مستقل في الفاتورة المبدئية.',
      },
    ],
  },
};
