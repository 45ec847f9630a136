import type { CategoryTypeSeed } from '../types';

export const checkUp: CategoryTypeSeed = {
  id: 2401,
  seopath: 'check-up',
  hasPage: true,
  name: { fa: 'چکاپ عمومی', en: 'General check-up', de: 'Allgemeiner Check-up', ar: 'فحص عام' },
  description: {
    fa: 'شمارش خون، قند، چربی، کبد و کلیه.',
    en: 'Blood count, sugar, lipids, liver and kidneys.',
    de: 'Blutbild, Zucker, Fette, Leber und Nieren.',
    ar: 'تعداد الدم والسكر والدهون والكبد والكلى.',
  },
  page: {
    title: {
      fa: 'چکاپ عمومی در منزل',
      en: 'General check-up at home',
      de: 'Allgemeiner Check-up zu Hause',
      ar: 'الفحص العام في المنزل',
    },
    summary: {
      fa: 'برای کسی که شکایتی ندارد و می‌خواهد سالی یک بار از قند، چربی، کبد و کلیهٔ خود خبر داشته باشد. یک نوبت خون‌گیری ناشتا و یک نمونهٔ ادرار کافی است.',
      en: 'For people without complaints who want to know once a year how their sugar, lipids, liver and kidneys stand. One fasting blood sample and one of urine are enough.',
      de: 'Für alle ohne Beschwerden, die einmal im Jahr Zucker, Fette, Leber und Nieren prüfen lassen möchten. Eine Blutabnahme nüchtern und eine Urinprobe genügen.',
      ar: 'لمن لا يشكو من شيء ويريد أن يطمئن مرة في السنة على السكر والدهون والكبد والكلى. تكفي عينة دم على الريق وعينة بول.',
    },
    metaTitle: {
      fa: 'چکاپ کامل خون در منزل، صبح و ناشتا | پلاکفن',
      en: 'General blood check-up at home | Pelakfan',
      de: 'Blut-Check-up zu Hause, nüchtern am Morgen | Pelakfan',
      ar: 'فحص دم عام في المنزل صباحًا | بلاكفن',
    },
    metaDescription: {
      fa: 'شمارش کامل خون، قند ناشتا، چربی‌ها، آنزیم‌های کبد، کراتینین، اوره و ادرار در یک نوبت. ۱۲ ساعت ناشتا بمانید؛ نمونه‌گیری صبح زود، ده دقیقه برای هر نفر.',
      en: 'Blood count, fasting sugar, lipids, liver enzymes, creatinine, urea and urine in one visit. Fast for 12 hours; sampling early, ten minutes a person.',
      de: 'Blutbild, Nüchternzucker, Fette, Leberwerte, Kreatinin, Harnstoff und Urin in einem Termin. 12 Stunden nüchtern bleiben; Abnahme früh, zehn Minuten.',
      ar: 'تعداد الدم وسكر الصيام والدهون وإنزيمات الكبد والكرياتينين واليوريا والبول في زيارة واحدة. صُم ١٢ ساعة، والسحب في الصباح الباكر عشر دقائق للشخص.',
    },
    done: [
      {
        fa: 'شمارش کامل خون: گلبول سرخ و سفید، هموگلوبین و پلاکت',
        en: 'A full blood count: red and white cells, haemoglobin and platelets',
        de: 'Großes Blutbild: rote und weiße Zellen, Hämoglobin, Blutplättchen',
        ar: 'تعداد الدم الكامل: الكريات الحمراء والبيضاء والهيموغلوبين والصفائح',
      },
      {
        fa: 'قند ناشتا در لولهٔ جدا، تا عدد در راه افت نکند',
        en: 'Fasting sugar in a tube of its own, so that the figure does not drop on the way',
        de: 'Nüchternzucker im eigenen Röhrchen, damit der Wert unterwegs nicht sinkt',
        ar: 'سكر الصيام في أنبوب منفصل حتى لا ينخفض الرقم في الطريق',
      },
      {
        fa: 'کلسترول کل، چربی خوب و بد، و تری‌گلیسیرید',
        en: 'Total cholesterol, HDL, LDL and triglycerides',
        de: 'Gesamtcholesterin, HDL, LDL und Triglyzeride',
        ar: 'الكوليسترول الكلي والنافع والضار والدهون الثلاثية',
      },
      {
        fa: 'آنزیم‌های کبد، و اوره و کراتینین برای کلیه',
        en: 'Liver enzymes, and urea and creatinine for the kidneys',
        de: 'Leberenzyme sowie Harnstoff und Kreatinin für die Nieren',
        ar: 'إنزيمات الكبد، واليوريا والكرياتينين للكلى',
      },
      {
        fa: 'آزمایش کامل ادرار از نمونهٔ میانهٔ ادرار صبح',
        en: 'A urine analysis from a midstream morning sample',
        de: 'Urinstatus aus dem Mittelstrahl am Morgen',
        ar: 'تحليل بول كامل من منتصف بول الصباح',
      },
    ],
    notDone: [
      {
        fa: 'نوار قلب، سونوگرافی و عکس‌برداری',
        en: 'ECG, ultrasound and X-rays',
        de: 'EKG, Ultraschall und Röntgen',
        ar: 'تخطيط القلب والتصوير بالأمواج والأشعة',
      },
      {
        fa: 'معاینهٔ بدنی و گواهی سلامت برای استخدام',
        en: 'A physical examination, or a health certificate for an employer',
        de: 'Körperliche Untersuchung oder Gesundheitszeugnis für den Arbeitgeber',
        ar: 'الفحص السريري أو شهادة اللياقة للتوظيف',
      },
      {
        fa: 'نشانگرهای سرطان، که بی‌نظر پزشک بیشتر نگران می‌کند تا روشن',
        en: 'Tumour markers, which without a doctor’s advice worry more than they tell',
        de: 'Tumormarker, die ohne ärztlichen Rat mehr beunruhigen als klären',
        ar: 'دلالات الأورام التي تقلق أكثر مما توضح ما لم يطلبها طبيب',
      },
    ],
    steps: [
      {
        title: { fa: 'عصر روز پیش', en: 'The evening before', de: 'Am Abend davor', ar: 'مساء اليوم السابق' },
        text: {
          fa: 'شام سبک را تا ساعت ۸ بخورید، ورزش سنگین نکنید و ظرف ادرار را دم دست بگذارید.',
          en: 'Eat lightly before 8 pm, skip hard exercise and have the urine cup ready.',
          de: 'Essen Sie vor 20 Uhr leicht, treiben Sie keinen anstrengenden Sport und legen Sie den Urinbecher bereit.',
          ar: 'تعشَّ خفيفًا قبل الثامنة ولا ترهق نفسك بالرياضة، وجهّز وعاء البول.',
        },
      },
      {
        title: { fa: 'صبح نمونه‌گیری', en: 'On the morning', de: 'Am Morgen', ar: 'صباح السحب' },
        text: {
          fa: 'دو سه لوله خون، روی هم کمتر از پانزده میلی‌لیتر، گرفته می‌شود و ظرف ادرار تحویل می‌شود.',
          en: 'Two or three tubes are taken, less than fifteen millilitres in all, and the urine cup is handed over.',
          de: 'Zwei bis drei Röhrchen werden abgenommen, zusammen unter fünfzehn Milliliter, dazu geben Sie den Urinbecher ab.',
          ar: 'تؤخذ أنبوبتان أو ثلاث، مجموعها أقل من خمسة عشر مليلترًا، ويُسلَّم وعاء البول.',
        },
      },
      {
        title: { fa: 'جواب', en: 'The result', de: 'Das Ergebnis', ar: 'النتيجة' },
        text: {
          fa: 'بیشتر این آزمایش‌ها در همان روز کاری یا روز بعد آماده می‌شود و آزمایشگاه برگه را آنلاین می‌فرستد.',
          en: 'Most of these tests are ready the same or the next working day, and the laboratory sends the sheet online.',
          de: 'Die meisten Werte liegen am selben oder nächsten Werktag vor; das Labor schickt das Blatt online.',
          ar: 'معظم هذه التحاليل يجهز في يوم العمل نفسه أو الذي يليه، ويرسل المختبر الورقة إلكترونيًا.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'پولی که آنلاین داده‌اید تا تأیید شما، یا ۴۸ ساعت پس از پایان نوبت، نزد ما می‌ماند.',
        en: 'Money paid online for the check-up stays with us until you confirm, or 48 hours after the visit.',
        de: 'Was Sie für den Check-up online zahlen, bleibt bei uns, bis Sie bestätigen oder 48 Stunden nach dem Termin.',
        ar: 'ما تدفعه إلكترونيًا للفحص يبقى لدينا حتى تؤكد أو تمضي ٤٨ ساعة على الزيارة.',
      },
      {
        fa: 'فهرست آزمایش‌های بسته پیش از سفارش روشن است؛ چیزی بدون اجازهٔ شما به آن اضافه نمی‌شود.',
        en: 'The contents of the panel are clear before you order; nothing is added without your consent.',
        de: 'Was das Paket enthält, steht vorher fest; ohne Ihre Zustimmung kommt kein Test dazu.',
        ar: 'محتوى الفحص معروف قبل الطلب، ولا يُضاف إليه تحليل دون إذنك.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'چند ساعت ناشتا بمانم؟',
          en: 'How long should I fast?',
          de: 'Wie lange soll ich nüchtern bleiben?',
          ar: 'كم ساعة أصوم؟',
        },
        answer: {
          fa: '۱۲ ساعت برای چربی بهترین است و بیش از ۱۴ ساعت نشود. آب بنوشید؛ سیگار، قهوه و ورزش صبحگاهی را بگذارید برای بعد.',
          en: 'Twelve hours is best for the lipids, and not more than fourteen. Drink water; leave cigarettes, coffee and morning exercise until afterwards.',
          de: 'Für die Fettwerte am besten zwölf Stunden, nicht mehr als vierzehn. Trinken Sie Wasser; Zigarette, Kaffee und Frühsport gibt es erst danach.',
          ar: 'اثنتا عشرة ساعة هي الأنسب للدهون، ولا تتجاوز أربع عشرة. اشرب الماء واترك التدخين والقهوة والرياضة إلى ما بعد السحب.',
        },
      },
      {
        question: {
          fa: 'هر چند وقت یک بار چکاپ لازم است؟',
          en: 'How often is a check-up sensible?',
          de: 'Wie oft ist ein Check-up sinnvoll?',
          ar: 'كل كم يلزم الفحص؟',
        },
        answer: {
          fa: 'برای بزرگسال سالم سالی یک بار رایج است؛ با قند یا چربی بالا یا سابقهٔ خانوادگی، پزشک فاصله را می‌گوید.',
          en: 'Once a year is usual for healthy adults; with raised sugar or lipids or a family history, your doctor sets the interval.',
          de: 'Bei gesunden Erwachsenen ist einmal im Jahr üblich; bei erhöhten Werten oder familiärer Belastung bestimmt der Arzt den Abstand.',
          ar: 'المعتاد للبالغ السليم مرة في السنة، ومع ارتفاع السكر أو الدهون أو وجود تاريخ عائلي يحدد الطبيب المدة.',
        },
      },
      {
        question: {
          fa: 'ظرف ادرار را از کجا بیاورم؟',
          en: 'Where do I get a urine cup?',
          de: 'Woher bekomme ich den Urinbecher?',
          ar: 'من أين أحصل على وعاء البول؟',
        },
        answer: {
          fa: 'از هر داروخانه‌ای ظرف استریل درپیچ بگیرید. قسمت اول و آخر ادرار را نریزید و ظرف را بیش از دو ساعت بیرون یخچال نگذارید.',
          en: 'Any pharmacy sells sterile screw-top cups. Leave out the first and last part of the stream, and do not keep the cup out of the fridge for more than two hours.',
          de: 'Sterile Becher mit Schraubdeckel gibt es in jeder Apotheke. Lassen Sie den ersten und letzten Teil des Strahls weg und den Becher nicht länger als zwei Stunden ungekühlt stehen.',
          ar: 'من أي صيدلية: وعاء معقم بغطاء لولبي. اترك أول البول وآخره، ولا تدع الوعاء خارج الثلاجة أكثر من ساعتين.',
        },
      },
      {
        question: {
          fa: 'سرما خورده‌ام؛ عقب بیندازم؟',
          en: 'I have a cold. Should I wait?',
          de: 'Ich bin erkältet. Soll ich warten?',
          ar: 'أنا مصاب بالزكام، هل أؤجل؟',
        },
        answer: {
          fa: 'بهتر است یک تا دو هفته صبر کنید. تب و عفونت، گلبول سفید و چند عدد دیگر را موقت جابه‌جا می‌کند.',
          en: 'Better to wait a week or two: fever and infection shift the white cells and some other figures for a while.',
          de: 'Warten Sie besser ein bis zwei Wochen: Fieber und Infekt verschieben die weißen Zellen und einige andere Werte vorübergehend.',
          ar: 'الأفضل أن تنتظر أسبوعًا أو اثنين، فالحمى والعدوى تغيران الكريات البيضاء وأرقامًا أخرى مؤقتًا.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'بسته برای هر نفر یک قیمت دارد و زن و شوهر در یک نوبت، یک حق ویزیت می‌دهند.',
        en: 'The panel has one price a person, and a couple sampled together pays one visit fee.',
        de: 'Das Paket kostet je Person einen festen Preis; ein Paar zahlt beim gemeinsamen Termin nur eine Anfahrt.',
        ar: 'للفحص سعر واحد للشخص، والزوجان في موعد واحد يدفعان أجرة زيارة واحدة.',
      },
      {
        fa: 'آزمایشی که پزشک جدا خواسته است در این بسته نیست؛ آن را با نوع «آزمایش با نسخه» بگیرید.',
        en: 'A test your doctor wants besides is not in the panel; order it as a prescribed test.',
        de: 'Was Ihr Arzt zusätzlich möchte, ist nicht im Paket; bestellen Sie es als Test auf Rezept.',
        ar: 'ما يطلبه الطبيب فوق ذلك ليس ضمن الفحص، فاطلبه تحت «تحاليل بوصفة».',
      },
    ],
  },
};
