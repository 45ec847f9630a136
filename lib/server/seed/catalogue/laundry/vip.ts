import type { GradeSeed } from '../types';

export const laundryVip: GradeSeed = {
  grade: 'VIP',
  seopath: 'vip',
  hasPage: true,
  name: { fa: 'خشک‌شویی ویژه', en: 'Special dry-cleaning', de: 'Reinigung Spezial', ar: 'تنظيف جاف خاص' },
  description: {
    fa: 'لکه‌بری با دست، اتوی دستی و بسته‌بندی جداگانه برای لباس‌های حساس.',
    en: 'Stains treated by hand, hand ironing and separate packing for delicate clothes.',
    de: 'Fleckbehandlung und Bügeln von Hand, einzeln verpackt, für empfindliche Kleidung.',
    ar: 'معالجة البقع والكيّ يدويًا والتغليف المنفرد للملابس الحساسة.',
  },
  page: {
    title: {
      fa: 'خشک‌شویی ویژه با لکه‌بری و اتوی دستی',
      en: 'Special dry-cleaning, spotted and ironed by hand',
      de: 'Reinigung Spezial: Flecken und Bügeln von Hand',
      ar: 'التنظيف الجاف الخاص بمعالجة وكيّ يدويين',
    },
    summary: {
      fa: 'برای لباسی که دوستش دارید یا گران است: ابریشم، کشمیر، کت‌وشلوار مجلسی، مانتوی کارشده. هر تکه جدا بررسی، لکه‌بری، شسته و با دست اتو می‌شود و در کاور خودش برمی‌گردد.',
      en: 'For what you love or what cost you a lot: silk, cashmere, an evening suit, an embroidered coat. Each piece is inspected, spotted, cleaned and hand-ironed on its own and comes back in its own cover.',
      de: 'Für Lieblings- und teure Stücke: Seide, Kaschmir, Festanzug, bestickter Mantel. Jedes wird einzeln geprüft, detachiert, gereinigt, von Hand gebügelt und kommt in eigener Hülle zurück.',
      ar: 'لما هو عزيز عليك أو غالي الثمن: الحرير والكشمير وبدلة السهرة والمعطف المطرز. تُفحص كل قطعة وتُعالج بقعها وتُنظف وتُكوى يدويًا وحدها وتعود في غلافها.',
    },
    metaTitle: {
      fa: 'خشک‌شویی ویژه: لکه‌بری دستی و کاور جدا | پلاکفن',
      en: 'Special dry-cleaning, each piece alone | Pelakfan',
      de: 'Reinigung Spezial: jedes Stück einzeln | Pelakfan',
      ar: 'تنظيف جاف خاص لكل قطعة على حدة | بلاكفن',
    },
    metaDescription: {
      fa: 'ابریشم، کشمیر، پشم و لباس کارشده: بررسی برچسب و دکمه، لکه‌بری با دست، شست‌وشوی جداگانه، اتوی دستی و کاور. قیمت هر تکه را پیش از پرداخت می‌بینید.',
      en: 'Silk, cashmere, wool and embroidery: label and buttons inspected, stains treated by hand, cleaned alone, ironed by hand, covered. Priced by the piece.',
      de: 'Seide, Kaschmir, Wolle, Stickerei: Etikett und Knöpfe geprüft, Flecken von Hand behandelt, einzeln gereinigt, handgebügelt, verhüllt. Preis je Stück.',
      ar: 'الحرير والكشمير والصوف والمطرز: فحص الملصق والأزرار ومعالجة البقع يدويًا وتنظيف منفرد وكيّ يدوي وتغليف. ترى سعر كل قطعة قبل الدفع.',
    },
    done: [
      {
        fa: 'نگاه کردن به برچسب، آستر، درز و دکمه و یادداشت هر ایراد از پیش بوده',
        en: 'Label, lining, seams and buttons looked over, and earlier damage written down',
        de: 'Etikett, Futter, Nähte und Knöpfe prüfen, Vorschäden festhalten',
        ar: 'فحص الملصق والبطانة والدرزات والأزرار وتسجيل العيوب السابقة',
      },
      {
        fa: 'آزمودن ثبات رنگ روی درز پنهان پیش از لکه‌بر',
        en: 'Colour-fastness tried on a hidden seam before any spotter',
        de: 'Farbechtheit an verdeckter Naht testen, dann erst Fleckmittel',
        ar: 'اختبار ثبات اللون على درزة خفية قبل مزيل البقع',
      },
      {
        fa: 'لکه‌بری نقطه‌به‌نقطه: چربی، قهوه، آدامس، رنگ مو',
        en: 'Spot by spot: grease, coffee, chewing gum, hair dye',
        de: 'Punktgenau: Fett, Kaffee, Kaugummi, Haarfarbe',
        ar: 'معالجة كل بقعة وحدها: الدهن والقهوة والعلكة وصبغة الشعر',
      },
      {
        fa: 'شست‌وشوی جداگانه با حلال یا آب سرد، بسته به الیاف',
        en: 'Cleaned alone, in solvent or cool water, as the fibre asks',
        de: 'Einzelreinigung in Lösemittel oder kühlem Wasser, je nach Faser',
        ar: 'تنظيف منفرد بمذيب أو ماء بارد بحسب الألياف',
      },
      {
        fa: 'اتوی دستی از پشت پارچه، روی میز بخار و بدون برق انداختن',
        en: 'Hand ironing from the wrong side on a steam table, without a shine',
        de: 'Handbügeln von links auf dem Dampftisch, ohne Glanzstellen',
        ar: 'كيّ يدوي من ظهر القماش على طاولة بخار دون لمعة',
      },
      {
        fa: 'بازدوختن دکمه‌ای که شل شده و گذاشتن لباس در کاور و چوب‌لباسی پهن',
        en: 'A loose button sewn on again; a cover and a broad hanger',
        de: 'Lockeren Knopf annähen; Hülle und breiter Bügel',
        ar: 'تثبيت الزر المرتخي والتغليف وشماعة عريضة',
      },
    ],
    notDone: [
      {
        fa: 'برگرداندن رنگی که آفتاب یا سفیدکننده برده است',
        en: 'Bringing back colour taken by sun or bleach',
        de: 'Rückholen von Farbe, die Sonne oder Bleiche nahm',
        ar: 'إعادة لون أذهبته الشمس أو المبيّض',
      },
      {
        fa: 'چرم و خز، که کارگاه ویژهٔ خود را دارد',
        en: 'Leather and fur, which have workshops of their own',
        de: 'Leder und Pelz; dafür gibt es eigene Werkstätten',
        ar: 'الجلد والفرو، فلهما ورش خاصة',
      },
      {
        fa: 'تنگ و گشاد کردن و تعمیر آستر',
        en: 'Taking in, letting out, relining',
        de: 'Ändern, Weiten, neues Futter',
        ar: 'التضييق والتوسيع وتبديل البطانة',
      },
    ],
    steps: [
      {
        title: {
          fa: 'داستان لکه را بگویید',
          en: 'Tell the stain’s story',
          de: 'Fleck beschreiben',
          ar: 'احكِ قصة البقعة',
        },
        text: {
          fa: 'بنویسید لکه چیست، چند روزه است و چه به آن زده‌اید؛ لکهٔ چایِ آب‌داغ‌خورده کار دیگری می‌خواهد تا چای تازه. عکس هم بگذارید.',
          en: 'Write what it is, how old, and what you have put on it: tea set by hot water wants other care than fresh tea. Add a photo.',
          de: 'Schreiben Sie, woher er stammt, wie alt er ist und was schon darauf kam: Mit heißem Wasser fixierter Tee braucht anderes als frischer. Foto dazu.',
          ar: 'اكتب ما هي وكم عمرها وماذا وُضع عليها: الشاي المثبت بماء ساخن يحتاج غير ما يحتاجه الطازج. وأرفق صورة.',
        },
      },
      {
        title: {
          fa: 'بررسی پیش از پذیرفتن',
          en: 'Inspected before it is accepted',
          de: 'Prüfung vor der Annahme',
          ar: 'فحص قبل القبول',
        },
        text: {
          fa: 'در کارگاه هر تکه زیر نور دیده می‌شود. اگر لکه با خطر همراه است یا اندازه و نوعش با سفارش نمی‌خواند، پیش از شستن از شما می‌پرسند.',
          en: 'In the workshop each piece is seen under a lamp. If a stain means a risk, or the piece is not what was ordered, you are asked before cleaning.',
          de: 'In der Werkstatt wird jedes Stück unter Licht geprüft. Ist ein Fleck riskant oder das Stück anders als bestellt, werden Sie vorher gefragt.',
          ar: 'تُفحص كل قطعة تحت الضوء في الورشة. فإن كانت البقعة خطرة أو القطعة غير ما طُلب سُئلت قبل التنظيف.',
        },
      },
      {
        title: { fa: 'تحویل در کاور', en: 'Returned in its cover', de: 'Rückgabe in der Hülle', ar: 'تسليم مغلف' },
        text: {
          fa: 'کاور را همان روز باز کنید تا بوی حلال برود و لباس نفس بکشد؛ پشت پنجره آویزان نکنید. سپس تحویل را تأیید کنید.',
          en: 'Open the cover that same day to let solvent and steam out, away from the window; then confirm the return.',
          de: 'Öffnen Sie die Hülle am selben Tag, nicht am Fenster, damit Lösemittel und Dampf entweichen; dann bestätigen Sie.',
          ar: 'افتح الغلاف في اليوم نفسه ليخرج المذيب والبخار بعيدًا عن النافذة، ثم أكّد التسليم.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'خشک‌شو را خودتان انتخاب می‌کنید، با دیدن امتیاز و نظر کسانی که لباس‌های حساسشان را به او سپرده‌اند.',
        en: 'You choose the cleaner yourself, by the rating and reviews of people who entrusted their best pieces to them.',
        de: 'Sie wählen die Reinigung selbst, nach Bewertung und Rezensionen anderer Kunden.',
        ar: 'تختار المغسلة بنفسك بحسب التقييم وآراء من سلّموها ثيابهم الثمينة.',
      },
      {
        fa: 'اگر لباسی آسیب دید تأیید نکنید: مبلغ آن نگه داشته شده است و با ضمانت بازگشت پول پلاکفن پس می‌گیرید.',
        en: 'If a garment comes back damaged, do not confirm: the sum is held, and Pelakfan’s money-back promise applies.',
        de: 'Kommt ein Stück beschädigt zurück, bestätigen Sie nicht: Der Betrag wird einbehalten, und es gilt das Geld-zurück-Versprechen.',
        ar: 'إن عادت قطعة متضررة فلا تؤكد: المبلغ محفوظ ويسري وعد بلاكفن بإعادة المال.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'همهٔ لکه‌ها پاک می‌شود؟',
          en: 'Does every stain come out?',
          de: 'Geht jeder Fleck heraus?',
          ar: 'هل تزول كل البقع؟',
        },
        answer: {
          fa: 'نه. لکهٔ تازهٔ چربی، قهوه و آب‌میوه بیشتر وقت‌ها می‌رود؛ جوهر خودنویس، زعفران، رنگ مو و لکه‌ای که اتو خورده گاهی کمرنگ می‌ماند. راستش را پیش از کار می‌گویند.',
          en: 'No. Fresh grease, coffee or juice mostly goes; fountain-pen ink, saffron, hair dye and whatever has been ironed in may stay as a shadow. You are told beforehand.',
          de: 'Nein. Frisches Fett, Kaffee und Saft meist; Tinte, Safran, Haarfarbe und Eingebügeltes bleiben mitunter als Schatten. Sie erfahren es vorher.',
          ar: 'لا. الدهن والقهوة والعصير الطازج يزول غالبًا، أما الحبر والزعفران وصبغة الشعر وما كُوي فوقه فقد يبقى أثره. وتُخبَر بذلك قبل العمل.',
        },
      },
      {
        question: {
          fa: 'خشک‌شویی یعنی بی‌آب؟',
          en: 'Does dry-cleaning mean no water?',
          de: 'Heißt chemische Reinigung ohne Wasser?',
          ar: 'هل التنظيف الجاف بلا ماء؟',
        },
        answer: {
          fa: 'بله: حلال به جای آب می‌چرخد و دوباره تقطیر می‌شود؛ پس پشم جمع نمی‌شود و چین شلوار می‌ماند. لکهٔ عرق و شربت ولی در آب حل می‌شود و جدا با دست گرفته می‌شود.',
          en: 'Yes: solvent circulates instead of water and is distilled again, so wool keeps its size and pleats stay. Sweat and syrup dissolve in water, though, and are taken out by hand.',
          de: 'Ja: Statt Wasser läuft Lösemittel um, das destilliert wird; Wolle behält Form, Falten bleiben. Schweiß und Sirup lösen sich dagegen in Wasser und werden von Hand entfernt.',
          ar: 'نعم: يدور مذيب بدل الماء ثم يُقطَّر، فلا ينكمش الصوف وتبقى الثنيات. أما العرق والشراب فيذوبان في الماء ويُعالجان يدويًا.',
        },
      },
      {
        question: {
          fa: 'روسری ابریشم را خودم بشویم؟',
          en: 'Can I wash a silk scarf myself?',
          de: 'Kann ich ein Seidentuch selbst waschen?',
          ar: 'هل أغسل وشاح الحرير بنفسي؟',
        },
        answer: {
          fa: 'ابریشم یک‌رنگ با آب سرد و شامپوی ملایم، بی‌چلاندن، در سایه. نقش‌دار و باتیک رنگ پس می‌دهد: نم‌دار روی پارچهٔ سفید بگذارید، اگر رنگ داد، به درجهٔ ویژه بسپارید.',
          en: 'Plain silk yes: cold water, mild shampoo, no wringing, dried in the shade. Printed or batik silk bleeds: press a damp corner on white cloth, and if colour shows, leave it to us.',
          de: 'Einfarbig ja: kaltes Wasser, mildes Shampoo, nicht wringen, im Schatten trocknen. Bedrucktes blutet aus: feuchte Ecke auf weißes Tuch drücken; färbt sie, lieber geben Sie es ab.',
          ar: 'الأحادي اللون نعم: ماء بارد وشامبو خفيف دون عصر وفي الظل. أما المنقوش فيُطلق لونه: اضغط زاوية رطبة على قماش أبيض، فإن لوّنته فسلّمه للتنظيف الخاص.',
        },
      },
      {
        question: { fa: 'بید را هم می‌کشد؟', en: 'Does it kill moths?', de: 'Tötet es Motten?', ar: 'هل يقتل العث؟' },
        answer: {
          fa: 'حلال و بخار تخم و لارو را از میان می‌برد، ولی جلوی بید تازه را نمی‌گیرد. پشم تمیز را در کیسهٔ دربسته با چوب سدر نگه دارید؛ بید لباس چرک را بیشتر دوست دارد.',
          en: 'Solvent and steam destroy eggs and larvae but keep no new moth away. Store clean wool in a sealed bag with cedar: moths prefer what was worn.',
          de: 'Lösemittel und Dampf töten Eier und Larven, schützen aber nicht auf Dauer. Lagern Sie saubere Wolle in dichten Beuteln mit Zedernholz; Motten mögen Getragenes.',
          ar: 'يقضي المذيب والبخار على البيض واليرقات لكنهما لا يمنعان عثًّا جديدًا. احفظ الصوف النظيف في كيس محكم مع خشب الأرز.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'هر تکه در درجهٔ ویژه گران‌تر است، چون دست بیشتری به آن می‌رسد و جدا شسته می‌شود.',
        en: 'A piece costs more in Special: more handwork, and a cleaning of its own.',
        de: 'Ein Stück kostet in Spezial mehr: mehr Handarbeit und eigene Reinigung.',
        ar: 'القطعة في الدرجة الخاصة أغلى لكثرة العمل اليدوي وتنظيفها وحدها.',
      },
      {
        fa: 'همهٔ لباس‌ها درجهٔ ویژه نمی‌خواهد: تکه‌های حساس را ویژه و بقیه را در سفارشی دیگر اقتصادی بدهید.',
        en: 'Not everything needs it: send the fine pieces as Special and order the rest in Economy.',
        de: 'Nicht alles braucht Spezial: Feines so bestellen, den Rest in einem zweiten Auftrag mit der Stufe Spar.',
        ar: 'ليس كل شيء يحتاجها: اطلب الثمين بالخاصة والباقي بطلب آخر اقتصادي.',
      },
    ],
  },
};
