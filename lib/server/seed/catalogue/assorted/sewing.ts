import type { CategoryTypeSeed } from '../types';

export const sewing: CategoryTypeSeed = {
  id: 2602,
  seopath: 'sewing',
  hasPage: true,
  name: { fa: 'خیاطی و تعمیر لباس', en: 'Sewing and alterations', de: 'Schneiderei', ar: 'الخياطة والتعديل' },
  description: {
    fa: 'کوتاه و تنگ کردن، زیپ و تعمیر پرده.',
    en: 'Shortening, taking in, zips and curtain repairs.',
    de: 'Kürzen, enger machen, Reißverschlüsse, Vorhänge.',
    ar: 'تقصير وتضييق وسحابات وإصلاح ستائر.',
  },
  page: {
    title: {
      fa: 'خیاطی و تعمیر لباس',
      en: 'Sewing and clothes alterations',
      de: 'Änderungs\u00ADschneiderei und Näharbeiten',
      ar: 'الخياطة وتعديل الملابس',
    },
    summary: {
      fa: 'برای شلواری که بلند است، مانتویی که گشاد شده، زیپی که درآمده یا پرده‌ای که باید کوتاه شود. خیاط برای اندازه می‌آید، کار را در خانهٔ شما یا کارگاه انجام می‌دهد و برای پرو برمی‌گردد.',
      en: 'For trousers too long, a coat too wide, a zip come out or a curtain to shorten. A tailor comes to measure, works at your home or in the workshop, and returns for the fitting.',
      de: 'Für zu lange Hosen, zu weite Mäntel, gerissene Reißverschlüsse oder Vorhänge. Die Schneiderin kommt zum Maßnehmen, näht bei Ihnen oder in der Werkstatt und kommt zur Anprobe wieder.',
      ar: 'لبنطال طويل أو معطف واسع أو سحاب انفلت أو ستارة تُقصَّر. يأتي الخياط لأخذ المقاس ويعمل عندك أو في ورشته ثم يعود للتجربة.',
    },
    metaTitle: {
      fa: 'خیاطی و تعمیر لباس و پرده در خانه | پلاکفن',
      en: 'Clothes alterations and curtain sewing | Pelakfan',
      de: 'Kleidung ändern, Vorhänge nähen lassen | Pelakfan',
      ar: 'تعديل الملابس وخياطة الستائر | بلاكفن',
    },
    metaDescription: {
      fa: 'کوتاه کردن شلوار و آستین، تنگ کردن مانتو و کت، تعویض زیپ و آستر، رفو و دوخت پرده. قیمت برای هر تکه؛ پارچه را پیش از اندازه یک بار بشویید.',
      en: 'Hems and sleeves shortened, coats taken in, zips and linings replaced, darning, curtains sewn. Priced per piece; wash the fabric once before measuring.',
      de: 'Hosen und Ärmel kürzen, Mäntel enger, Reißverschluss und Futter neu, Stopfen, Vorhänge nähen. Preis je Stück; Stoff vor dem Maßnehmen einmal waschen.',
      ar: 'تقصير البناطيل والأكمام وتضييق المعاطف وتبديل السحاب والبطانة والرفو وخياطة الستائر. السعر بالقطعة، واغسل القماش مرة قبل القياس.',
    },
    done: [
      {
        fa: 'کوتاه کردن پاچه با لبهٔ مخفی یا نگه داشتن دوخت اصلی جین',
        en: 'Hems shortened by blind stitch, or keeping the original edge of jeans',
        de: 'Saum kürzen mit Blindstich oder erhaltener Jeanskante',
        ar: 'تقصير الحافة بغرزة مخفية أو مع إبقاء حافة الجينز',
      },
      {
        fa: 'تنگ و گشاد کردن مانتو، کت، پیراهن و چادر تا جایی که درز اجازه دهد',
        en: 'Taking in or letting out coats, jackets and shirts as far as the seams allow',
        de: 'Mäntel, Sakkos und Hemden enger oder weiter, soweit die Naht reicht',
        ar: 'تضييق المعطف والسترة والقميص والعباءة أو توسيعها بقدر ما تسمح الدرزة',
      },
      {
        fa: 'تعویض زیپ، دکمه، کش، آستر و جیب پاره',
        en: 'Replacing zips, buttons, elastic, linings and torn pockets',
        de: 'Reißverschluss, Knöpfe, Gummi, Futter und gerissene Taschen erneuern',
        ar: 'تبديل السحاب والأزرار والمطاط والبطانة والجيب الممزق',
      },
      {
        fa: 'رفوی سوراخ و پارگی با نخ خود پارچه',
        en: 'Darning holes with thread drawn from the cloth itself',
        de: 'Löcher mit Faden aus dem Stoff kunststopfen',
        ar: 'رفو الثقوب بخيط من القماش نفسه',
      },
      {
        fa: 'کوتاه کردن پرده، دوخت نوار و چین و کوسن',
        en: 'Shortening curtains, sewing tape and pleats, cushion covers',
        de: 'Vorhänge kürzen, Band und Falten nähen, Kissenbezüge',
        ar: 'تقصير الستائر وخياطة الشريط والكسرات وأغطية الوسائد',
      },
    ],
    notDone: [
      {
        fa: 'دوخت لباس عروس و شب از صفر',
        en: 'Making wedding and evening dresses from scratch',
        de: 'Braut- und Abendkleider neu anfertigen',
        ar: 'خياطة فساتين الزفاف والسهرة من الصفر',
      },
      {
        fa: 'چرم ضخیم، پوست و کیف و کفش',
        en: 'Thick leather, fur, bags and shoes',
        de: 'Dickes Leder, Pelz, Taschen und Schuhe',
        ar: 'الجلد السميك والفرو والحقائب والأحذية',
      },
      {
        fa: 'بردن لک و شستن لباس',
        en: 'Removing stains or washing clothes',
        de: 'Flecken entfernen und Waschen',
        ar: 'إزالة البقع وغسل الملابس',
      },
    ],
    steps: [
      {
        title: { fa: 'شسته و اتوکرده', en: 'Washed and ironed', de: 'Gewaschen und gebügelt', ar: 'مغسولة ومكوية' },
        text: {
          fa: 'پارچهٔ نخی و جین را پیش از اندازه یک بار بشویید؛ تا سه درصد آب می‌رود.',
          en: 'Wash cotton and jeans once before measuring: they shrink by up to three percent.',
          de: 'Baumwolle und Jeans vor dem Maßnehmen einmal waschen: Sie laufen bis drei Prozent ein.',
          ar: 'اغسل القطن والجينز مرة قبل القياس، فقد ينكمش حتى ثلاثة بالمئة.',
        },
      },
      {
        title: { fa: 'اندازه با کفش', en: 'Measured in your shoes', de: 'Maßnehmen mit Schuhen', ar: 'القياس بالحذاء' },
        text: {
          fa: 'با همان کفشی بایستید که با آن لباس می‌پوشید؛ سوزن‌ها جلوی آینه و با نظر شما زده می‌شود.',
          en: 'Stand in the shoes you will wear; pins go in before the mirror as you say.',
          de: 'Ziehen Sie die passenden Schuhe an; abgesteckt wird vor dem Spiegel nach Ihrem Wunsch.',
          ar: 'قف بالحذاء الذي ستلبسه، وتُغرز الدبابيس أمام المرآة برأيك.',
        },
      },
      {
        title: { fa: 'پرو و تحویل', en: 'Fitting', de: 'Anprobe', ar: 'التجربة والتسليم' },
        text: {
          fa: 'لباس را بپوشید، بنشینید و دست‌ها را بالا ببرید؛ اگر می‌کشد، همان روز نیم سانت باز می‌شود.',
          en: 'Put it on, sit down, raise your arms; if it pulls, half a centimetre is let out the same day.',
          de: 'Anziehen, hinsetzen, Arme heben; spannt es, wird gleich ein halber Zentimeter ausgelassen.',
          ar: 'البسها واجلس وارفع ذراعيك، فإن شدّت وُسّعت نصف سنتيمتر في اليوم نفسه.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'قیمت هر تکه را پیش از قیچی خوردن پارچه می‌دانید و پرداخت کرده‌اید؛ در پرو پولی خواسته نمی‌شود.',
        en: 'The price of each piece is known before the scissors touch it; nothing is asked for at the fitting.',
        de: 'Den Stückpreis kennen Sie, bevor die Schere ansetzt; bei der Anprobe wird nichts verlangt.',
        ar: 'سعر كل قطعة معلوم قبل أن يمسها المقص، ولا يُطلب شيء عند التجربة.',
      },
      {
        fa: 'تا لباس را در پرو نپسندیده‌اید، یا ۴۸ ساعت از تحویل نگذشته است، پول خیاط نزد ماست.',
        en: 'Until you like it at the fitting, or 48 hours after the clothes are back, we hold the tailor’s money.',
        de: 'Bis es Ihnen bei der Anprobe gefällt oder 48 Stunden nach der Rückgabe halten wir das Geld zurück.',
        ar: 'يبقى مال الخياط لدينا حتى يعجبك الثوب عند التجربة أو تمضي ٤٨ ساعة على التسليم.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'لباس را چقدر می‌شود گشاد کرد؟',
          en: 'How far can a garment be let out?',
          de: 'Wie viel lässt sich auslassen?',
          ar: 'كم يمكن توسيع الثوب؟',
        },
        answer: {
          fa: 'به‌اندازهٔ اضافهٔ درز: کت و مانتوی خوب دو تا چهار سانتی‌متر در کل، شلوار پشت دو تا سه، لباس آماده‌های ارزان تقریباً هیچ.',
          en: 'As far as the seam allowance: a good jacket two to four centimetres in all, trousers two or three at the back, cheap ready-made almost none.',
          de: 'So viel, wie die Nahtzugabe hergibt: bei einem guten Sakko zwei bis vier Zentimeter, bei der Hose hinten zwei bis drei, bei billiger Konfektion fast nichts.',
          ar: 'بقدر زيادة الدرزة: السترة الجيدة سنتيمتران إلى أربعة، والبنطال من الخلف سنتيمتران إلى ثلاثة، والجاهز الرخيص لا شيء تقريبًا.',
        },
      },
      {
        question: {
          fa: 'کار خیاطی چند روز می‌کشد؟',
          en: 'How soon is it ready?',
          de: 'Wie schnell geht es?',
          ar: 'متى تجهز؟',
        },
        answer: {
          fa: 'پاچه و زیپ در همان نشست، بیست تا چهل دقیقه برای هر کدام. تنگ کردن کت آستردار دو تا چهار روز. پیش از عید ده روز زودتر بدهید.',
          en: 'Hems and zips are done on the spot, twenty to forty minutes each. Taking in a lined jacket takes two to four days. Before Nowruz allow ten days more.',
          de: 'Saum und Reißverschluss sofort, je zwanzig bis vierzig Minuten. Ein gefüttertes Sakko dauert zwei bis vier Tage. Geben Sie vor Nouruz zehn Tage früher ab.',
          ar: 'الحافة والسحاب في الجلسة نفسها، عشرون إلى أربعين دقيقة لكل منهما. وتضييق سترة مبطنة يومان إلى أربعة. وقبل النوروز سلّم قبل عشرة أيام.',
        },
      },
      {
        question: {
          fa: 'چرخ خیاطی لازم است در خانه داشته باشم؟',
          en: 'Do I need a sewing machine?',
          de: 'Brauche ich eine Nähmaschine?',
          ar: 'هل أحتاج ماكينة خياطة؟',
        },
        answer: {
          fa: 'نه، خیاطی که پیشنهاد «در محل» می‌دهد چرخ سبک خود را می‌آورد؛ یک میز محکم، پریز و نور خوب کافی است.',
          en: 'No. A tailor who works at your home brings a light one; a firm table, a socket and good light are enough.',
          de: 'Nein. Wer bei Ihnen näht, bringt eine leichte mit; stabiler Tisch, Steckdose und gutes Licht genügen.',
          ar: 'لا، فمن يعمل عندك يحضر ماكينته الخفيفة، ويكفي طاولة ثابتة ومقبس وضوء جيد.',
        },
      },
      {
        question: {
          fa: 'پردهٔ حریر را کوتاه می‌کنند بی‌آنکه کج شود؟',
          en: 'Can sheer curtains be shortened straight?',
          de: 'Lassen sich Stores gerade kürzen?',
          ar: 'هل تُقصّر ستائر الشيفون مستقيمة؟',
        },
        answer: {
          fa: 'بله، اگر یک هفته آویخته مانده باشد؛ پارچه کش می‌آید. از میله تا کف را در سه جا اندازه می‌گیرند و یک سانت بالاتر از کف می‌دوزند.',
          en: 'Yes, after hanging for a week, since the cloth stretches. It is measured in three places and sewn one centimetre clear of the floor.',
          de: 'Ja, nach einer Woche Hängen, denn der Stoff dehnt sich. Gemessen wird an drei Stellen, genäht einen Zentimeter über dem Boden.',
          ar: 'نعم بعد تعليقها أسبوعًا لأن القماش يتمدد. يُقاس في ثلاثة مواضع وتُخاط أعلى من الأرض بسنتيمتر.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'قیمت برای هر تکه است؛ شمار تکه‌ها و عکس هر کدام را بنویسید.',
        en: 'Each piece has its price; give their number and a photo of each.',
        de: 'Bezahlt wird je Stück; nennen Sie die Zahl und zeigen Sie jedes auf einem Foto.',
        ar: 'السعر بالقطعة، فاذكر عددها وصورة كل منها.',
      },
      {
        fa: 'آستر، پارچهٔ لیز مانند ساتن و حریر، و راه‌راه و چهارخانه که باید جفت شود گران‌تر است.',
        en: 'Linings, slippery satin and chiffon, and stripes or checks that must match cost more.',
        de: 'Futter, rutschiger Satin und Chiffon sowie passgenaue Streifen und Karos kosten mehr.',
        ar: 'البطانة والأقمشة الزلقة كالساتان والشيفون والمقلم والمربعات التي يجب أن تتطابق أغلى.',
      },
      {
        fa: 'از پنج تکه به بالا یک‌جا بخواهید؛ رفت‌وآمد روی همه پخش می‌شود.',
        en: 'From five pieces up ask for one sum: the journey is shared among them.',
        de: 'Ab fünf Stücken lohnt ein Gesamtpreis: Die Anfahrt verteilt sich.',
        ar: 'من خمس قطع فأكثر اطلب سعرًا واحدًا، فيتوزع التنقل عليها.',
      },
    ],
  },
};
