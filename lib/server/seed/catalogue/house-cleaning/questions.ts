import type { QuestionSeed } from '../types';

export const houseCleaningQuestions: QuestionSeed[] = [
  {
    question: {
      fa: 'مواد شوینده و وسایل را چه کسی می‌آورد؟',
      en: 'Who brings the products and the equipment?',
      de: 'Wer bringt Mittel und Geräte mit?',
      ar: 'من يُحضر مواد التنظيف وأدواته؟',
    },
    answer: {
      fa: 'شوینده، دستمال، تی، جاروبرقی و چهارپایه از شماست و دستکش و لباس کار از نیرو. اگر چیزی در خانه ندارید در توضیح سفارش بنویسید تا پیش از آمدن هماهنگ شود؛ خرید با رسید و به حساب شماست.',
      en: 'Products, cloths, mop, vacuum cleaner and step stool are yours; gloves and work clothes are the cleaner’s. If something is missing, note it in the order so that it can be agreed beforehand; purchases are at your cost, against a receipt.',
      de: 'Mittel, Tücher, Wischer, Staubsauger und Tritt stellen Sie; Handschuhe und Arbeitskleidung bringt die Kraft mit. Fehlt etwas, schreiben Sie es in die Bestellung, dann wird es vorher abgesprochen; Einkäufe gehen gegen Beleg auf Ihre Rechnung.',
      ar: 'المواد والفوط والممسحة والمكنسة الكهربائية والسلم الصغير عليك، والقفازات وملابس العمل على العامل. إن نقصك شيء فاكتبه في الملاحظات ليُتفق عليه مسبقًا، والشراء على حسابك بإيصال.',
    },
  },
  {
    question: {
      fa: 'از کجا بدانم چند ساعت لازم است؟',
      en: 'How do I know how many hours I need?',
      de: 'Woher weiß ich, wie viele Stunden nötig sind?',
      ar: 'كيف أعرف عدد الساعات اللازمة؟',
    },
    answer: {
      fa: 'ساعت پیشنهادی از متراژ، اتاق، سرویس، پنجره و حیوان خانگی حساب می‌شود و برای خانه‌ای است که رسیدگی معمولی داشته است. خانه‌ای با دو اتاق و هشتاد متر معمولاً ۴ ساعت نظافت عادی می‌خواهد. اگر مدت‌هاست تمیز نشده، یک ساعت بیشتر بگیرید یا نظافت عمیق را انتخاب کنید.',
      en: 'The suggestion is worked out from area, rooms, bathrooms, windows and pets, for a home in ordinary condition. Eighty square metres with two bedrooms usually take 4 hours of regular cleaning. If it has been a long time, add an hour or choose deep cleaning.',
      de: 'Der Vorschlag ergibt sich aus Fläche, Zimmern, Bädern, Fenstern und Haustieren und gilt für eine normal gepflegte Wohnung. Achtzig Quadratmeter mit zwei Zimmern brauchen meist 4 Stunden. Liegt die letzte Reinigung lange zurück, buchen Sie eine Stunde mehr oder eine Grundreinigung.',
      ar: 'يُحسب المقترح من المساحة والغرف والحمامات والنوافذ والحيوانات الأليفة، لمنزل بحالة عادية. شقة من ثمانين مترًا بغرفتين تحتاج عادةً ٤ ساعات. وإن مضى وقت طويل على آخر تنظيف فأضف ساعة أو اختر التنظيف العميق.',
    },
  },
  {
    question: {
      fa: 'اگر وقت تمام شد و کار ماند چه؟',
      en: 'What if time runs out before the work is done?',
      de: 'Was, wenn die Zeit nicht reicht?',
      ar: 'ماذا لو انتهى الوقت قبل انتهاء العمل؟',
    },
    answer: {
      fa: 'نیرو پیش از پایان وقت خبر می‌دهد. شما در صفحهٔ سفارش تمدید را می‌پذیرید یا رد می‌کنید؛ اگر رد کنید، در ساعت مقرر و از مهم‌ترین بخش‌ها که خودتان گفته‌اید کار تمام می‌شود. تمدید به آزاد بودن ساعت بعدی نیرو هم بستگی دارد.',
      en: 'The cleaner tells you before the end. You accept or refuse more time on the order’s page; if you refuse, the work ends on time, with what you called most important done first. More time also depends on the cleaner’s next booking.',
      de: 'Die Kraft meldet sich vor Ablauf. Sie nehmen die Verlängerung auf der Auftragsseite an oder lehnen sie ab; dann endet die Arbeit pünktlich, das Wichtigste zuerst erledigt. Möglich ist sie nur, wenn die Kraft danach frei ist.',
      ar: 'يخبرك العامل قبل نهاية الوقت، فتقبل التمديد في صفحة الطلب أو ترفضه. إن رفضت انتهى العمل في موعده بعد إنجاز ما وصفته بالأهم. والتمديد مشروط بألا يكون للعامل موعد بعده.',
    },
  },
  {
    question: {
      fa: 'اگر چیزی بشکند یا آسیب ببیند چه می‌شود؟',
      en: 'What happens if something is broken or damaged?',
      de: 'Was geschieht, wenn etwas beschädigt wird?',
      ar: 'ماذا يحدث إذا انكسر شيء أو تضرر؟',
    },
    answer: {
      fa: 'تا ۴۸ ساعت پس از پایان کار، با عکس و شرح، در صفحهٔ سفارش اعتراض ثبت کنید. پول همان سفارش تا نتیجه نگه داشته می‌شود، حرف هر دو طرف شنیده می‌شود و خسارتی که از کوتاهی نیرو باشد بر عهدهٔ اوست. پول نقد، طلا و چیزهای بسیار شکستنی را پیش از آمدن او کنار بگذارید.',
      en: 'Report it on the order’s page within 48 hours of the end, with a photo and a few words. That order’s money is held until it is settled, both sides are heard, and damage caused by carelessness is the cleaner’s to make good. Put cash, jewellery and very fragile things away beforehand.',
      de: 'Melden Sie es binnen 48 Stunden nach Ende mit Foto und kurzer Beschreibung auf der Auftragsseite. Das Geld des Auftrags wird bis zur Klärung zurückgehalten, beide Seiten werden gehört; für Schäden durch Nachlässigkeit haftet die Kraft. Bargeld, Schmuck und sehr Zerbrechliches bitte vorher wegräumen.',
      ar: 'سجّل اعتراضك في صفحة الطلب خلال ٤٨ ساعة من انتهاء العمل مع صورة ووصف. يُحجز مبلغ الطلب حتى البت فيه، ويُسمع الطرفان، ويتحمل العامل الضرر الناتج عن إهماله. ويُرجى إبعاد النقود والحلي والقطع شديدة الهشاشة قبل حضوره.',
    },
  },
  {
    question: {
      fa: 'آیا باید هنگام کار در خانه باشم؟',
      en: 'Do I have to be at home?',
      de: 'Muss ich zu Hause sein?',
      ar: 'هل يجب أن أكون في المنزل؟',
    },
    answer: {
      fa: 'برای باز کردن در، نشان دادن خانه و تحویل گرفتن کار، خود شما یا کسی که می‌شناسید باید باشد. در میان کار می‌توانید بیرون بروید. کلید را دست نیرو نسپارید.',
      en: 'You, or somebody you trust, should open the door, show the place and take over the finished work. In between you may go out. Please do not hand over keys.',
      de: 'Sie oder eine Person Ihres Vertrauens sollten öffnen, alles zeigen und die Arbeit abnehmen. Dazwischen können Sie gehen. Bitte geben Sie keine Schlüssel aus der Hand.',
      ar: 'ينبغي أن تكون أنت أو من تثق به حاضرًا لفتح الباب وبيان المطلوب واستلام العمل. ويمكنك الخروج أثناء ذلك، لكن لا تسلّم المفتاح للعامل.',
    },
  },
  {
    question: {
      fa: 'می‌توانم نیروی خانم یا آقا انتخاب کنم؟',
      en: 'Can I choose a woman or a man?',
      de: 'Kann ich zwischen Frau und Mann wählen?',
      ar: 'هل يمكنني اختيار عاملة أو عامل؟',
    },
    answer: {
      fa: 'بله. در مرحلهٔ انتخاب نیرو جنسیت هر نفر نوشته شده است. اگر نیرویی را پیش‌تر پسندیده‌اید و در آن ساعت آزاد باشد، او را هم در همان فهرست می‌بینید.',
      en: 'Yes. The list of cleaners says who is who. Somebody you liked before is on the same list whenever they are free at that hour.',
      de: 'Ja. In der Liste steht es bei jeder Person dabei. Wer Ihnen früher gefallen hat, steht ebenfalls dort, sofern zu dieser Zeit frei.',
      ar: 'نعم، فالقائمة تذكر ذلك لكل شخص. ومن أعجبك عمله سابقًا تجده في القائمة نفسها إن كان متاحًا في تلك الساعة.',
    },
  },
  {
    question: {
      fa: 'لغو سفارش چقدر هزینه دارد؟',
      en: 'What does cancelling cost?',
      de: 'Was kostet eine Absage?',
      ar: 'كم يكلف إلغاء الطلب؟',
    },
    answer: {
      fa: 'تا پیش از تعیین نیرو، تا ۵ دقیقه پس از تأیید او، یا تا ۳ ساعت مانده به شروع، هیچ. پس از آن ۱۵٪ قیمت و دست بالا بهای یک ساعت؛ اگر نیرو راه افتاده باشد یا پشت در بماند، ۲۰٪ و دست بالا یک ساعت. مبلغ دقیق را پیش از تأیید لغو می‌بینید.',
      en: 'Nothing before a cleaner is assigned, within 5 minutes of their confirmation, or until 3 hours before the start. Later it is 15% of the price, at most one hour; once the cleaner is on the way or finds nobody in, 20%, at most one hour. You see the exact sum before you confirm.',
      de: 'Nichts, solange niemand zugeteilt ist, bis 5 Minuten nach der Zusage und bis 3 Stunden vor Beginn. Danach 15 % des Preises, höchstens eine Stunde; ist die Kraft unterwegs oder steht vor verschlossener Tür, 20 %, höchstens eine Stunde. Den genauen Betrag sehen Sie vor der Bestätigung.',
      ar: 'لا شيء قبل تعيين العامل، أو خلال ٥ دقائق من تأكيده، أو حتى ٣ ساعات قبل البدء. بعد ذلك ١٥٪ من السعر وبحد أقصى أجرة ساعة؛ وإذا كان العامل في الطريق أو لم يُفتح له الباب ٢٠٪ وبحد أقصى ساعة. وترى المبلغ الدقيق قبل تأكيد الإلغاء.',
    },
  },
  {
    question: {
      fa: 'داخل فر، یخچال و کابینت هم تمیز می‌شود؟',
      en: 'Are the insides of oven, fridge and cupboards cleaned?',
      de: 'Werden Backofen, Kühlschrank und Schränke innen gereinigt?',
      ar: 'هل يُنظف داخل الفرن والثلاجة والخزائن؟',
    },
    answer: {
      fa: 'در نظافت عادی فقط بیرونشان. داخل فر و یخچالِ خاموش و خالی و داخل کابینت خالی در نظافت عمیق و نظافت پس از اسباب‌کشی جزو کار است.',
      en: 'With regular cleaning only the outside. The inside of the oven, of a fridge that is off and empty, and of empty cupboards belong to deep and after-move cleaning.',
      de: 'Bei der Unterhaltsreinigung nur außen. Der Backofen, ein ausgeschalteter leerer Kühlschrank und leere Schränke gehören zur Grund- und Umzugsreinigung.',
      ar: 'في التنظيف العادي من الخارج فقط. أما داخل الفرن، والثلاجة المطفأة الفارغة، والخزائن الفارغة فضمن التنظيف العميق وما بعد الانتقال.',
    },
  },
  {
    question: {
      fa: 'حیوان خانگی دارم؛ چه کنم؟',
      en: 'I have a pet. What should I do?',
      de: 'Ich habe ein Haustier. Was ist zu beachten?',
      ar: 'لديّ حيوان أليف، فماذا أفعل؟',
    },
    answer: {
      fa: 'هنگام سفارش بگویید چه حیوانی دارید: سگ و گربه هر کدام نیم ساعت و پرنده یا خرگوش یک ربع به زمان می‌افزایند. هنگام کار حیوان را در اتاقی جدا نگه دارید و شوینده‌ای بگذارید که برایش بی‌خطر است.',
      en: 'Say so in the order: a dog or a cat adds half an hour each, a bird or a rabbit a quarter. Keep the animal in a separate room during the work and leave out products that are safe for it.',
      de: 'Geben Sie es bei der Bestellung an: Hund oder Katze verlängern um je eine halbe, Vogel oder Kaninchen um eine Viertelstunde. Halten Sie das Tier während der Arbeit in einem anderen Zimmer und stellen Sie unbedenkliche Mittel bereit.',
      ar: 'اذكر ذلك في الطلب: الكلب أو القطة يضيف كل منهما نصف ساعة، والطائر أو الأرنب ربع ساعة. أبقِ الحيوان في غرفة أخرى أثناء العمل، وجهّز مواد آمنة له.',
    },
  },
  {
    question: {
      fa: 'چطور شکایت کنم و پولم کی برمی‌گردد؟',
      en: 'How do I complain, and when do I get my money back?',
      de: 'Wie beschwere ich mich, und wann bekomme ich mein Geld?',
      ar: 'كيف أشتكي، ومتى يعود مالي؟',
    },
    answer: {
      fa: 'در صفحهٔ سفارش مشکل را گزارش کنید و بنویسید چه چیزی درست انجام نشده است. اگر حق با شما باشد، هدیه به هدیه، کیف پول به کیف پول و پرداخت بانکی به همان کارت یا به کیف پولتان برمی‌گردد.',
      en: 'On the order’s page, report a problem and write what was not done well. If you are right, a gift goes back to your gifts, wallet money to your wallet, and a bank payment to the same card or to your wallet.',
      de: 'Melden Sie auf der Auftragsseite ein Problem und schreiben Sie, was nicht gut war. Bei berechtigter Beschwerde geht Geschenkguthaben ins Geschenkguthaben, Guthaben ins Guthaben, eine Bankzahlung auf dieselbe Karte oder ins Guthaben zurück.',
      ar: 'أبلغ عن المشكلة في صفحة الطلب واكتب ما لم يُنجز جيدًا. وإن كان الحق معك عادت الهدية إلى رصيد الهدايا، ومبلغ المحفظة إلى المحفظة، والدفع المصرفي إلى البطاقة نفسها أو إلى محفظتك.',
    },
  },
];
