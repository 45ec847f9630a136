import type { CategoryTypeSeed } from '../types';

export const curtainsAndBedding: CategoryTypeSeed = {
  id: 503,
  seopath: 'curtains-and-bedding',
  hasPage: true,
  name: { fa: 'پرده و کالای خواب', en: 'Curtains and bedding', de: 'Vorhänge und Bettzeug', ar: 'الستائر والمفروشات' },
  description: {
    fa: 'پرده، روتختی، پتو و لحاف؛ اندازه پیش از شستن ثبت می‌شود.',
    en: 'Curtains, bedspreads, blankets and quilts; the size is noted before washing.',
    de: 'Vorhänge, Tagesdecken, Decken und Bettdecken; die Maße werden vorher notiert.',
    ar: 'الستائر وأغطية الأسرّة والبطانيات واللحف، ويُسجَّل المقاس قبل الغسل.',
  },
  page: {
    title: {
      fa: 'شستن پرده، پتو، لحاف و روتختی',
      en: 'Curtains, blankets and quilts cleaned',
      de: 'Vorhänge, Decken und Bettzeug reinigen',
      ar: 'غسل الستائر والبطانيات واللحف وأغطية الأسرّة',
    },
    summary: {
      fa: 'برای پارچه‌هایی که در ماشین خانه جا نمی‌شوند: پردهٔ سه‌متری، پتوی گلبافت، لحاف پشمی و روتختی کارشده. طول و عرض پیش از شستن ثبت می‌شود تا پس از آن بدانید آب رفته یا نه.',
      en: 'For what a home machine cannot hold: three-metre curtains, mink blankets, wool quilts and bedspreads. Length and width are noted before washing, so that you know afterwards whether anything shrank.',
      de: 'Für alles, was nicht in die Haushaltsmaschine passt: drei Meter hohe Vorhänge, Plüschdecken, Wolldecken und Tagesdecken. Länge und Breite werden vorher notiert, damit Einlaufen auffällt.',
      ar: 'لما لا تسعه غسالة المنزل: ستائر بطول ثلاثة أمتار وبطانيات المخمل ولحف الصوف وأغطية الأسرّة. يُسجَّل الطول والعرض قبل الغسل لتعرف بعده هل انكمشت.',
    },
    metaTitle: {
      fa: 'شستن پرده، پتو و لحاف، با ثبت اندازه | پلاکفن',
      en: 'Curtain, blanket and quilt cleaning | Pelakfan',
      de: 'Vorhänge, Decken und Bettzeug waschen | Pelakfan',
      ar: 'غسل الستائر والبطانيات واللحف مع قياسها | بلاكفن',
    },
    metaDescription: {
      fa: 'پردهٔ حریر و مخمل، پتوی گلبافت، لحاف پنبه و پر و روتختی؛ اندازه پیش از شستن، آب ملایم، خشک‌کردن کامل. پرده نیم‌نم آویخته می‌شود و چروک نمی‌شود.',
      en: 'Sheer and velvet curtains, mink blankets, quilts and bedspreads: measured first, washed mildly, dried through. Curtains are hung damp to fall flat.',
      de: 'Gardinen, Samtvorhänge, Plüschdecken, Steppbetten, Tagesdecken: vorher gemessen, mild gewaschen, ganz getrocknet. Vorhänge hängen halbfeucht glatt.',
      ar: 'ستائر الشيفون والمخمل وبطانيات الوبر ولحف القطن والريش وأغطية الأسرّة: قياس أولًا وغسل لطيف وتجفيف كامل. تُعلق الستائر رطبة فتنسدل ملساء.',
    },
    done: [
      {
        fa: 'شستن حریر و تور در توری و با آب ۳۰ درجه، بدون چلاندن',
        en: 'Sheers and nets washed in a mesh bag at 30 °C, unwrung',
        de: 'Gardinen und Stores im Netz bei 30 °C, ungeschleudert',
        ar: 'غسل الشيفون والتل في كيس شبكي عند ٣٠ درجة دون عصر',
      },
      {
        fa: 'خشک‌شویی مخمل، ساتن و پردهٔ آستردار',
        en: 'Dry-cleaning velvet, satin and lined curtains',
        de: 'Chemische Reinigung von Samt, Satin und gefütterten Vorhängen',
        ar: 'تنظيف جاف للمخمل والساتان والستائر المبطنة',
      },
      {
        fa: 'پتوی گلبافت و نمدی در ماشین بزرگ، با آبکشی دوباره',
        en: 'Mink and fleece blankets in a large drum, rinsed twice',
        de: 'Plüsch- und Fleecedecken in großer Trommel, doppelt gespült',
        ar: 'بطانيات الوبر والفليس في حوض كبير وشطفتان',
      },
      {
        fa: 'لحاف پنبه و پشم با چرخش ملایم، تا حلاجی لازم نشود',
        en: 'Cotton and wool quilts tumbled so gently that they need no recarding',
        de: 'Baumwoll- und Wollsteppdecken so schonend, dass kein Auflockern nötig wird',
        ar: 'لحف القطن والصوف برفق حتى لا تحتاج إلى تنجيد',
      },
      {
        fa: 'اتوی گرم روتختی و روبالشی، و تا زدن به اندازهٔ کمد',
        en: 'Bedspreads and pillowcases pressed and folded to shelf size',
        de: 'Tagesdecken und Kissenbezüge mangeln und schrankgerecht falten',
        ar: 'كيّ أغطية الأسرّة والمخدات وطيّها بمقاس الخزانة',
      },
    ],
    notDone: [
      {
        fa: 'باز کردن و نصب پرده؛ آن را از دستهٔ «نصب، تعمیر و کارهای خانه» بخواهید',
        en: 'Taking curtains down and hanging them, which a handyman does',
        de: 'Ab- und Aufhängen der Vorhänge; dafür gibt es den Handwerker',
        ar: 'فك الستائر وتعليقها، فاطلبهما من «تركيب وتعليق وإصلاحات صغيرة»',
      },
      {
        fa: 'تشک، بالش پر و مبل',
        en: 'Mattresses, feather pillows and sofas',
        de: 'Matratzen, Federkissen und Sofas',
        ar: 'المراتب ومخدات الريش والأرائك',
      },
      {
        fa: 'شیدهای رول، پرده‌کرکره و زبرا',
        en: 'Roller, venetian and zebra blinds',
        de: 'Rollos, Jalousien und Doppelrollos',
        ar: 'ستائر الرول والمعدنية والزيبرا',
      },
      {
        fa: 'برگرداندن پارچهٔ پوسیده از آفتاب که با دست می‌شکافد',
        en: 'Cloth so rotted by sun that it tears in the hand',
        de: 'Von der Sonne mürber Stoff, der bei Berührung reißt',
        ar: 'قماش أتلفته الشمس حتى يتمزق باليد',
      },
    ],
    steps: [
      {
        title: { fa: 'گیره‌ها و سرب', en: 'Hooks and weights', de: 'Haken und Beschwerung', ar: 'المشابك والأثقال' },
        text: {
          fa: 'گیره، حلقه و سرب پایین پرده را بردارید. اندازه را ساده بنویسید: سه تخته، هر کدام دو متر و هشتاد در یک و نیم.',
          en: 'Take out hooks, rings and weights. Note the size plainly: three panels, 2.8 × 1.5 m each.',
          de: 'Nehmen Sie Haken, Ringe und Bleiband heraus. Geben Sie die Größe einfach an: drei Bahnen, je 2,8 × 1,5 m.',
          ar: 'انزع المشابك والحلقات والأثقال. واكتب المقاس ببساطة: ثلاث قطع كل منها ٢٫٨ في ١٫٥ متر.',
        },
      },
      {
        title: {
          fa: 'اندازه‌گیری در حضور شما یا کارگاه',
          en: 'Measured with you or in the workshop',
          de: 'Messen mit Ihnen oder in der Werkstatt',
          ar: 'القياس بحضورك أو في الورشة',
        },
        text: {
          fa: 'اگر متراژ با آنچه نوشته‌اید نخواند، مبلغ تازه با ریز آن می‌آید و تا تأیید نکنید شسته نمی‌شود.',
          en: 'If it differs from what you wrote, a new sum arrives itemised, and washing waits for your approval.',
          de: 'Weicht es von Ihrer Angabe ab, kommt eine neue, aufgeschlüsselte Summe; gewaschen wird erst nach Ihrem Ja.',
          ar: 'إن خالف ما كتبت جاء مبلغ مفصّل جديد، ولا يُغسل حتى توافق.',
        },
      },
      {
        title: { fa: 'نم‌دار بیاویزید', en: 'Hang them damp', de: 'Feucht aufhängen', ar: 'علّقها رطبة' },
        text: {
          fa: 'حریر و نخ را همان نیم‌نم به میل برگردانید؛ وزن پارچه چروک را می‌گیرد و اتو نمی‌خواهد.',
          en: 'Put sheers and cotton back on the pole still damp: their weight smooths them and no iron is needed.',
          de: 'Hängen Sie Gardinen und Baumwolle noch feucht auf: Das Eigengewicht glättet, Bügeln entfällt.',
          ar: 'أعد الشيفون والقطن إلى السكة وهي رطبة، فوزنها يُملّسها دون كيّ.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'مبلغ پرده و پتو پس از اندازه‌گیری فقط وقتی عوض می‌شود که ریز اندازه‌ها را دیده و پذیرفته باشید.',
        en: 'The sum for curtains and blankets changes after measuring only when you have seen the sizes and accepted them.',
        de: 'Nach dem Messen ändert sich der Preis für Vorhänge und Decken nur, wenn Sie die Maße gesehen und angenommen haben.',
        ar: 'لا يتغير ثمن الستائر والبطانيات بعد القياس إلا إذا رأيت المقاسات وقبلتها.',
      },
      {
        fa: 'پرده را آویزان کنید و ببینید به زمین می‌رسد؛ تا دو روز می‌توانید تأیید نکنید و پول نگه داشته می‌شود.',
        en: 'Hang the curtain and see that it still meets the floor: you have two days before the money moves.',
        de: 'Hängen Sie den Vorhang auf und prüfen Sie die Länge: Zwei Tage lang ruht das Geld.',
        ar: 'علّق الستارة وتأكد أنها تصل إلى الأرض: أمامك يومان قبل أن يُصرف المال.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'پرده آب می‌رود؟',
          en: 'Will the curtains shrink?',
          de: 'Laufen Vorhänge ein?',
          ar: 'هل تنكمش الستائر؟',
        },
        answer: {
          fa: 'حریر پلی‌استر نه؛ نخ و لینن نشسته تا ۳ تا ۵٪، یعنی پردهٔ دو و هشتاد شاید ده سانتی‌متر کوتاه شود. با آب سرد و آویختن نم‌دار کمتر می‌شود و لبهٔ دوبل پایین چاره است.',
          en: 'Polyester sheers no; unwashed cotton and linen 3 to 5%, so a 2.8 m curtain may lose ten centimetres. Cool water and hanging damp limit it, and a deep hem gives a reserve.',
          de: 'Polyester nicht; ungewaschene Baumwolle und Leinen 3 bis 5 %, bei 2,8 m also zehn Zentimeter. Kaltes Wasser und feuchtes Aufhängen mildern es, ein breiter Saum gibt Reserve.',
          ar: 'الشيفون الصناعي لا، والقطن والكتان غير المغسول ٣ إلى ٥٪، أي إن ستارة ٢٫٨ متر قد تقصر عشرة سنتيمترات. الماء البارد والتعليق رطبة يخففان ذلك.',
        },
      },
      {
        question: {
          fa: 'لحاف پشمی را می‌شود شست؟',
          en: 'Can a wool quilt be washed?',
          de: 'Kann man eine Wollsteppdecke waschen?',
          ar: 'هل يُغسل لحاف الصوف؟',
        },
        answer: {
          fa: 'آسترش خشک‌شویی می‌شود، درونش نه با آب داغ: پشم نمد می‌شود. اگر ده‌ها سال دارد، نخ‌دوزی‌اش را پیش از شستن ببینید؛ اگر وا بدهد، پنبه جمع می‌شود.',
          en: 'Dry-cleaned, yes; in hot water no, for wool felts. If it is decades old, look at the quilting first: where threads have gone, the filling gathers.',
          de: 'Chemisch ja; in heißem Wasser nicht, Wolle verfilzt. Ist sie jahrzehntealt, prüfen Sie die Steppung: Wo Fäden fehlen, ballt sich die Füllung.',
          ar: 'تنظيفه جافًا نعم، أما بالماء الساخن فلا لأنه يتلبّد. وإن كان قديمًا فافحص خياطته أولًا، فحيث تنحلّ يتكتل الحشو.',
        },
      },
      {
        question: {
          fa: 'پتو را سالی چند بار؟',
          en: 'How often blankets?',
          de: 'Wie oft Decken waschen?',
          ar: 'كم مرة تُغسل البطانيات؟',
        },
        answer: {
          fa: 'سالی یک بار پایان زمستان، و اگر روی ملافه نیست دو بار. پیش از کنار گذاشتن باید تا مغز خشک باشد؛ پتوی گلبافت را در کیسهٔ وکیوم نفشارید که خوابش می‌شکند.',
          en: 'Once a year after winter, twice if used without a sheet. Dry right through before storing, and not in a vacuum bag, which crushes the pile.',
          de: 'Einmal im Jahr nach dem Winter, ohne Laken zweimal. Lagern Sie sie ganz trocken und nicht vakuumiert, sonst leidet der Flor.',
          ar: 'مرة كل سنة بعد الشتاء، ومرتان دون ملاءة. لتكن جافة تمامًا قبل خزنها ولا تضغطها في كيس تفريغ.',
        },
      },
      {
        question: {
          fa: 'به مایت گرد و غبار حساسیت دارم؛ چه دمایی لازم است؟',
          en: 'I am allergic to mites. Which temperature?',
          de: 'Hausstauballergie: Welche Temperatur?',
          ar: 'عندي حساسية من العث المنزلي، أي حرارة تلزم؟',
        },
        answer: {
          fa: 'ملافه و روبالشی در ۶۰ درجه بشویید. پتو و لحاف پر تاب آن را ندارد و خشک‌شویی می‌شود؛ روکش ضدمایت تشک مؤثرتر از شست‌وشوی مکرر است.',
          en: 'Wash sheets and pillowcases at 60 °C. Blankets and down cannot bear it and are dry-cleaned; a mite-proof mattress cover does more than frequent washing.',
          de: 'Laken und Bezüge bei 60 °C. Decken und Daunen vertragen das nicht und werden gereinigt; ein milbendichter Matratzenbezug bringt mehr als häufiges Waschen.',
          ar: 'اغسل الملاءات والأغطية عند ٦٠ درجة. أما البطانيات والريش فلا تتحملها وتُنظف جافًا، وغطاء المرتبة الواقي أنفع من الغسل المتكرر.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'پرده به متر مربع و جنس، پتو و لحاف دانه‌ای با نوع و اندازه قیمت می‌خورد.',
        en: 'Curtains go by square metre and cloth, blankets and quilts by the piece, kind and size.',
        de: 'Vorhänge werden nach Quadratmeter und Stoff berechnet, Decken je Stück nach Art und Größe.',
        ar: 'الستائر بالمتر المربع والقماش، والبطانيات واللحف بالقطعة والنوع والمقاس.',
      },
      {
        fa: 'آستر، ریشه و والان جدا حساب می‌شود؛ دوبرابری چین را در متراژ بیاورید.',
        en: 'Linings, fringes and pelmets are charged separately; measure the cloth, not the width of the window.',
        de: 'Futter, Fransen und Schabracken extra; gemessen wird der Stoff, nicht das Fenster.',
        ar: 'البطانة والشراشيب والكرانيش على حدة؛ ويُقاس القماش لا عرض النافذة.',
      },
    ],
  },
};
