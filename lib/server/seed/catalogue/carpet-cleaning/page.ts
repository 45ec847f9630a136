import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const carpetCleaningPage: ProductPageSeed = {
  title: {
    fa: 'قالیشویی و مبل‌شویی',
    en: 'Carpet and upholstery cleaning',
    de: 'Teppich- und Polsterreinigung',
    ar: 'غسيل السجاد والمفروشات',
  },
  summary: {
    fa: 'فرش را از خانه می‌برند، متر می‌کنند، می‌شویند و خشک و لوله‌شده پس می‌آورند. قیمت اول برآورد است؛ فرش که متر شد قیمت نهایی برایتان می‌آید و بدون تأیید شما شسته نمی‌شود.',
    en: 'Rugs are taken from your home, measured, washed and brought back dry and rolled. The first price is an estimate; once measured, the final one comes to you, and nothing is washed before you approve.',
    de: 'Teppiche werden abgeholt, vermessen, gewaschen und trocken gerollt zurückgebracht. Der erste Preis ist eine Schätzung; nach dem Aufmaß kommt der endgültige, ohne Ihre Zustimmung wird nichts gewaschen.',
    ar: 'يؤخذ السجاد من المنزل ويُقاس ويُغسل ويعود جافًا ملفوفًا. السعر الأول تقديري، وبعد القياس يصلك السعر النهائي ولا يُغسل السجاد دون موافقتك.',
  },
  metaTitle: {
    fa: 'قالیشویی با قیمت متری و تحویل در خانه | پلاکفن',
    en: 'Carpet cleaning, priced after measuring | Pelakfan',
    de: 'Teppichwäsche, Preis nach Aufmaß | Pelakfan',
    ar: 'غسيل السجاد بسعر بعد القياس | بلاكفن',
  },
  metaDescription: {
    fa: 'قالیشویی در دو درجهٔ اقتصادی و ویژه برای فرش ماشینی، دستباف، گلیم و مبل. روز بردن و آوردن را خودتان می‌گویید؛ پول تا تحویل امانت است.',
    en: 'Carpet cleaning in two grades, economy and special, for machine-made, hand-woven and flat-woven rugs and sofas. You name both days; payment is held.',
    de: 'Teppichwäsche in zwei Stufen für Maschinenteppiche, Handgeknüpftes, Kelims und Polster. Abhol- und Bringtag bestimmen Sie; das Geld bleibt so lange verwahrt.',
    ar: 'غسيل السجاد بدرجتين اقتصادية وخاصة للآلي واليدوي والكليم والأرائك. تحدد يومي الاستلام والإعادة ويبقى المال محفوظًا حتى التسليم.',
  },
  done: [
    {
      fa: 'بردن و آوردن از در خانه در دو روزی که گفته‌اید',
      en: 'Collection and return at your door on two days you name',
      de: 'Abholung und Rückgabe an der Tür an zwei Tagen Ihrer Wahl',
      ar: 'الاستلام والإعادة من بابك في يومين تحددهما',
    },
    {
      fa: 'گردگیری خشک پیش از آب، چون شن خیس گل می‌شود',
      en: 'Dry dusting before water, for wet grit turns to mud',
      de: 'Trocken entstauben vor dem Wasser, denn nasser Sand wird Schlamm',
      ar: 'نفض جاف قبل الماء لأن الرمل المبلل يصير طينًا',
    },
    {
      fa: 'شست‌وشو به شیوهٔ هر جنس: ماشینی، دستباف، گلیم یا مبل',
      en: 'Washing to suit each kind: machine-made, hand-woven, flat-woven, sofa',
      de: 'Waschen je nach Art: Maschine, Handknüpfung, Flachgewebe, Polster',
      ar: 'غسل يناسب كل نوع: آلي ويدوي وكليم وأرائك',
    },
    {
      fa: 'خشک کردن کامل پیش از لوله کردن',
      en: 'Full drying before rolling up',
      de: 'Ganz trocken, ehe gerollt wird',
      ar: 'تجفيف كامل قبل اللف',
    },
    {
      fa: 'متر کردن و گزارش متراژ',
      en: 'Measuring and reporting the area',
      de: 'Aufmaß und Meldung der Fläche',
      ar: 'القياس والإبلاغ بالمساحة',
    },
    {
      fa: 'ریشه، شیرازه و رفوی کوچک با پیشنهاد جدا',
      en: 'Fringe, selvedge and small mending, agreed separately',
      de: 'Fransen, Kanten, kleine Reparaturen nach Absprache',
      ar: 'الأهداب والحاشية والرفو البسيط باتفاق منفصل',
    },
  ],
  notDone: [
    {
      fa: 'شستن موکت چسبیده و کف‌پوش',
      en: 'Glued fitted carpet and floor coverings',
      de: 'Verklebte Böden',
      ar: 'الموكيت الملصوق وأغطية الأرضيات',
    },
    {
      fa: 'پرده و لباس؛ برای آن خشک‌شویی را انتخاب کنید',
      en: 'Curtains and clothes, which belong to the laundry',
      de: 'Vorhänge und Kleidung; dafür gibt es die Wäscherei',
      ar: 'الستائر والملابس، فلها المغسلة',
    },
    {
      fa: 'خرید، فروش و ارزش‌گذاری فرش',
      en: 'Buying, selling and valuing rugs',
      de: 'Handel mit Teppichen und deren Schätzung',
      ar: 'بيع السجاد وشراؤه وتقييمه',
    },
    {
      fa: 'بالا بردن فرش از بیرون ساختمان',
      en: 'Hauling carpets up outside the building',
      de: 'Teppiche außen am Haus hochziehen',
      ar: 'رفع السجاد من خارج المبنى',
    },
  ],
  steps: [
    {
      title: { fa: 'نوع، تعداد، درجه', en: 'Kind, number, grade', de: 'Art, Zahl, Stufe', ar: 'النوع والعدد والدرجة' },
      text: {
        fa: 'نوع فرش و اندازه‌اش را می‌گویید و اقتصادی یا ویژه را انتخاب می‌کنید؛ برآورد همان لحظه می‌آید.',
        en: 'You give kind and size and choose economy or special; the estimate appears at once.',
        de: 'Sie nennen Art und Größe und wählen Spar oder Spezial; die Schätzung erscheint sofort.',
        ar: 'تذكر النوع والمقاس وتختار الاقتصادية أو الخاصة فيظهر التقدير فورًا.',
      },
    },
    {
      title: {
        fa: 'دو روز و یک قالیشویی',
        en: 'Two days and a laundry',
        de: 'Zwei Tage, ein Betrieb',
        ar: 'يومان ومغسلة',
      },
      text: {
        fa: 'روز بردن، روز بازگشت و قالیشویی دلخواه را از میان آن‌هایی که جا دارند انتخاب می‌کنید.',
        en: 'You choose pick-up day, return day and a laundry that has room.',
        de: 'Sie wählen Abholung, Rückgabe und einen Betrieb mit freiem Platz.',
        ar: 'تختار يوم الاستلام ويوم الإعادة ومغسلة لديها متسع.',
      },
    },
    {
      title: { fa: 'متر و تأیید', en: 'Measuring and approval', de: 'Aufmaß und Zustimmung', ar: 'القياس والموافقة' },
      text: {
        fa: 'کارگاه متراژ واقعی را می‌فرستد. شما می‌پذیرید، یا فرش همان‌طور برمی‌گردد.',
        en: 'The workshop sends the true area; you accept, or the rug returns as it was.',
        de: 'Der Betrieb meldet die wahre Fläche; Sie stimmen zu, oder der Teppich kommt ungewaschen zurück.',
        ar: 'ترسل المغسلة المساحة الفعلية؛ فتقبل أو تعود السجادة كما كانت.',
      },
    },
    {
      title: {
        fa: 'شستن، خشک کردن، پس آوردن',
        en: 'Wash, dry, return',
        de: 'Waschen, trocknen, bringen',
        ar: 'الغسل والتجفيف والإعادة',
      },
      text: {
        fa: 'پیشرفت را در سفارش می‌بینید و پس از پهن کردن و دیدن تأیید می‌کنید.',
        en: 'You follow it in the order, lay the rug out, look, and confirm.',
        de: 'Sie verfolgen den Stand, legen aus, sehen nach und bestätigen.',
        ar: 'تتابع التقدم في الطلب وتفرش وتنظر ثم تؤكد.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'تا فرش به خانه برنگشته و ندیده‌اید، پول نزد پلاکفن است و ۴۸ ساعت برای اعتراض دارید.',
      en: 'Until the rug is back and seen, the money stays with Pelakfan, with 48 hours to object.',
      de: 'Bis der Teppich zurück ist, bleibt das Geld bei Pelakfan; 48 Stunden haben Sie für Einwände.',
      ar: 'حتى تعود السجادة وتراها يبقى المال لدى بلاكفن ولك ٤٨ ساعة للاعتراض.',
    },
    {
      fa: 'شمارش و متراژ تازه همیشه ردیف به ردیف است و بدون تأیید شما به قیمت اضافه نمی‌شود.',
      en: 'A new count or area is always itemised and never added without your approval.',
      de: 'Neue Zahlen oder Flächen sind stets aufgeschlüsselt und gelten nie ohne Ihre Zustimmung.',
      ar: 'أي عدّ أو قياس جديد مفصَّل دائمًا ولا يُضاف دون موافقتك.',
    },
    {
      fa: 'اگر از کار راضی نبودید، پولتان برمی‌گردد؛ تا قالی درست نشده پایان کار را تأیید نکنید.',
      en: 'If you are not satisfied, your money comes back; while a carpet is not right, do not accept the end.',
      de: 'Sind Sie nicht zufrieden, bekommen Sie Ihr Geld zurück; bestätigen Sie nicht, solange am Teppich etwas nicht stimmt.',
      ar: 'إن لم ترضَ عاد مالك؛ فلا تقبل الانتهاء ما دامت السجادة غير مرضية.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'فرش چند روز بیرون می‌ماند؟',
        en: 'How long is a rug away?',
        de: 'Wie lange ist der Teppich weg?',
        ar: 'كم يبقى السجاد خارج المنزل؟',
      },
      answer: {
        fa: 'روز بازگشت را هنگام سفارش می‌بینید. فرش دستباف بیشتر می‌ماند، چون آرام‌تر خشک می‌شود.',
        en: 'The day of return is shown in the order. Hand-woven rugs stay longer because they dry more slowly.',
        de: 'Der Rückgabetag steht im Auftrag. Handgeknüpftes bleibt länger, weil es langsamer trocknet.',
        ar: 'يظهر يوم الإرجاع في الطلب. ويبقى السجاد اليدوي أطول لأنه يجف ببطء.',
      },
    },
    {
      question: {
        fa: 'چرا قیمت نهایی پس از متر کردن است؟',
        en: 'Why is the price final only after measuring?',
        de: 'Warum erst nach dem Aufmaß?',
        ar: 'لماذا السعر النهائي بعد القياس؟',
      },
      answer: {
        fa: 'اندازهٔ واقعی فرش با شابلونش چند سانتی‌متر فرق دارد و قیمت به ازای متر مربع است.',
        en: 'Rugs differ by some centimetres from their nominal size, and the price goes by the square metre.',
        de: 'Teppiche weichen um einige Zentimeter vom Nennmaß ab, und der Preis gilt je Quadratmeter.',
        ar: 'تختلف السجادات بضعة سنتيمترات عن مقاسها الاسمي، والسعر بالمتر المربع.',
      },
    },
    {
      question: {
        fa: 'اقتصادی یا ویژه؟',
        en: 'Economy or special?',
        de: 'Spar oder Spezial?',
        ar: 'الاقتصادية أم الخاصة؟',
      },
      answer: {
        fa: 'ماشینی بی‌لک، اقتصادی. دستباف، ابریشم، گلیم رنگ‌تند و هر فرشی که یادگار است، ویژه. در شک، پشت فرش را عکس بگیرید و در توضیح بگذارید.',
        en: 'Machine-made without bad stains: economy. Hand-woven, silk, strong-coloured kilims and heirlooms: special. If in doubt, add a photo of the back.',
        de: 'Maschinenteppich ohne grobe Flecken: Spar. Handgeknüpftes, Seide, farbkräftige Kelims und Erbstücke: Spezial. Legen Sie im Zweifel ein Foto der Rückseite bei.',
        ar: 'آلية بلا بقع شديدة: اقتصادية. يدوية أو حرير أو كليم بألوان قوية أو موروثة: خاصة. وعند الشك أرفق صورة للظهر.',
      },
    },
    {
      question: {
        fa: 'فرش را خودم آماده کنم؟',
        en: 'Do I have to prepare anything?',
        de: 'Muss ich etwas vorbereiten?',
        ar: 'هل أجهز شيئًا؟',
      },
      answer: {
        fa: 'وسایل روی آن را بردارید، یک جارو بکشید و لکه‌ها را به راننده نشان دهید. لوله کردن کار اوست.',
        en: 'Clear it, vacuum once and show the driver the stains. Rolling is the driver’s work.',
        de: 'Räumen Sie den Teppich frei, saugen Sie ihn einmal und zeigen Sie dem Fahrer die Flecken. Das Einrollen übernimmt er.',
        ar: 'أخلها واشفطها مرة وأرِ السائق البقع. واللف عليه.',
      },
    },
    {
      question: {
        fa: 'پیش از نوروز چه کنم؟',
        en: 'What about the weeks before Nowruz?',
        de: 'Und vor Nouruz?',
        ar: 'وماذا قبل النوروز؟',
      },
      answer: {
        fa: 'از نیمهٔ بهمن کارگاه‌ها پر می‌شوند و فرش خیس در سرما دیرتر خشک می‌شود. تا آغاز اسفند بدهید تا با خیال راحت برگردد.',
        en: 'Workshops fill from mid-Bahman, early in February, and wet rugs dry slowly in the cold. Hand them in by the beginning of Esfand, about 20 February.',
        de: 'Ab Anfang Februar (Mitte Bahman) sind die Betriebe voll, und in der Kälte trocknet es langsamer. Geben Sie bis Anfang Esfand ab, um den 20. Februar.',
        ar: 'تمتلئ المغاسل منذ منتصف بهمن أوائل فبراير ويبطؤ التجفيف في البرد. سلّم حتى بداية إسفند نحو ٢٠ فبراير.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'دو درجه، دو نرخ برای هر متر مربع؛ برآورد پیش از پرداخت نوشته می‌شود.',
      en: 'Two grades, two rates a square metre, and the estimate stands before you pay.',
      de: 'Zwei Stufen, zwei Sätze je Quadratmeter; die Schätzung steht vor der Zahlung.',
      ar: 'درجتان وسعران للمتر المربع، والتقدير ظاهر قبل الدفع.',
    },
    {
      fa: 'ابریشم، پرز بلند و لکه‌بری گران‌تر است.',
      en: 'Silk, long pile and stain work cost more.',
      de: 'Seide, hoher Flor und Fleckenarbeit kosten mehr.',
      ar: 'الحرير والوبر الطويل ومعالجة البقع أغلى.',
    },
    {
      fa: 'اگر متراژ کمتر از برآورد شد، تفاوت به شما برمی‌گردد.',
      en: 'If the area proves less than estimated, the difference goes back to you.',
      de: 'Ist die Fläche kleiner als geschätzt, erhalten Sie die Differenz zurück.',
      ar: 'إن قلّت المساحة عن التقدير عاد الفرق إليك.',
    },
  ],
};
