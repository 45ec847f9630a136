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
      fa: 'شوینده، دستمال، تی، جاروبرقی و چهارپایه از شماست و دستکش و لباس کار از نیرو. اگر چیزی در خانه ندارید در توضیح سفارش بنویسید و پس از تأیید سفارش، تلفنی با نیرو قرار بگذارید؛ خرید با رسید و به حساب شماست.',
      en: 'Products, cloths, mop, vacuum cleaner and step stool are yours; gloves and work clothes are the cleaner’s. If something is missing, note it in the order and agree on it with the cleaner by phone once the order is confirmed; purchases are at your cost, against a receipt.',
      de: 'Mittel, Tücher, Wischer, Staubsauger und Tritt stellen Sie; Handschuhe und Arbeitskleidung bringt die Reinigungskraft mit. Fehlt etwas, schreiben Sie es in den Auftrag und sprechen Sie es nach der Zusage telefonisch ab; Einkäufe gehen gegen Beleg auf Ihre Rechnung.',
      ar: 'المواد والفوط والممسحة والمكنسة الكهربائية والسلم الصغير عليك، والقفازات وملابس العمل على العامل. إن نقصك شيء فاكتبه في الملاحظات واتفق عليه هاتفيًا مع العامل بعد تأكيد الطلب، والشراء على حسابك بإيصال.',
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
      fa: 'کار در ساعت مقرر تمام می‌شود و قیمت همان است. از آغاز بگویید کدام بخش‌ها مهم‌تر است تا اول انجام شود. برای آنچه مانده است نوبت دیگری سفارش دهید؛ نیرویی که پیش‌تر نزد شما بوده است، اگر آن ساعت آزاد باشد، بالای فهرست است.',
      en: 'The visit ends at the hour you booked, and the price stays as it was. Say at the start what matters most, so that it is done first. For the rest, order another visit; a cleaner who has worked for you before stands first in the list when free at that hour.',
      de: 'Der Einsatz endet zur gebuchten Zeit, und der Preis bleibt gleich. Sagen Sie zu Beginn, was am wichtigsten ist, damit es zuerst erledigt wird. Für den Rest bestellen Sie einen weiteren Termin; wer schon bei Ihnen war und dann frei ist, steht in der Liste oben.',
      ar: 'تنتهي الزيارة في الساعة المحجوزة ويبقى السعر كما هو. بيّن من البداية ما هو الأهم ليُنجز أولًا. ولما تبقّى اطلب زيارة أخرى؛ ومن عمل لديك من قبل وكان متاحًا في تلك الساعة تجده في أعلى القائمة.',
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
      fa: 'از آن عکس بگیرید، پایان کار را تأیید نکنید و با نیرو تماس بگیرید؛ شماره‌اش در صفحهٔ سفارش است. آنچه آنلاین یا از کیف پول پرداخته‌اید تا ۴۸ ساعت پس از پایان کار نزد پلاکفن می‌ماند. خسارتی که از کوتاهی نیرو باشد بر عهدهٔ اوست. پول نقد، طلا و چیزهای بسیار شکستنی را پیش از آمدن او کنار بگذارید.',
      en: 'Take a photo of it, do not confirm the end of the work, and call the cleaner: the number is on the order’s page. What you paid online or by wallet stays with Pelakfan until 48 hours after the end. Damage caused by carelessness is the cleaner’s to make good. Put cash, jewellery and very fragile things away beforehand.',
      de: 'Machen Sie ein Foto, bestätigen Sie das Ende nicht und rufen Sie die Reinigungskraft an; die Nummer steht auf der Auftragsseite. Was Sie online oder aus dem Guthaben gezahlt haben, bleibt bis 48 Stunden nach dem Ende bei Pelakfan. Für Schäden durch Nachlässigkeit haftet die Reinigungskraft. Bargeld, Schmuck und sehr Zerbrechliches bitte vorher wegräumen.',
      ar: 'صوّره ولا تؤكد انتهاء العمل واتصل بالعامل، فرقمه في صفحة الطلب. وما دفعته عبر الإنترنت أو من المحفظة يبقى لدى بلاكفن حتى ٤٨ ساعة بعد الانتهاء. ويتحمل العامل الضرر الناتج عن إهماله. ويُرجى إبعاد النقود والحلي والقطع شديدة الهشاشة قبل حضوره.',
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
      fa: 'نیرو را خودتان از روی نام، امتیاز و تعداد نظرها انتخاب می‌کنید؛ گزینهٔ جداگانه‌ای برای خانم یا آقا نیست. کسی که پیش‌تر نزد شما کار کرده است، اگر در آن ساعت آزاد باشد، اول فهرست می‌آید.',
      en: 'You choose the person yourself, by name, rating and number of reviews; there is no separate choice of women or men. Somebody who has worked for you before comes first in the list whenever they are free at that hour.',
      de: 'Sie wählen die Person selbst, nach Name, Bewertung und Zahl der Rezensionen; eine eigene Auswahl nach Frau oder Mann gibt es nicht. Wer schon bei Ihnen gearbeitet hat und dann frei ist, steht zuerst in der Liste.',
      ar: 'تختار الشخص بنفسك بحسب الاسم والتقييم وعدد الآراء، ولا يوجد خيار مستقل لعاملة أو عامل. ومن عمل لديك من قبل يأتي أول القائمة إن كان متاحًا في تلك الساعة.',
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
      fa: 'تا پیش از پذیرش نیرو، تا ۵ دقیقه پس از تأیید او، یا تا ۳ ساعت مانده به شروع، هیچ. پس از آن ۱۵٪ قیمت و حداکثر دستمزد یک ساعت؛ اگر نیرو راه افتاده باشد، ۲۰٪ و حداکثر یک ساعت. مبلغ دقیق را پیش از تأیید لغو می‌بینید.',
      en: 'Nothing before the cleaner has accepted, within 5 minutes of their confirmation, or until 3 hours before the start. Later it is 15% of the price, at most the price of one hour; once the cleaner is on the way, 20%, again at most the price of one hour. You see the exact sum before you confirm.',
      de: 'Nichts, solange niemand zugesagt hat, bis 5 Minuten nach der Zusage und bis 3 Stunden vor Beginn. Danach 15 % des Preises, höchstens den Preis einer Stunde; ist die Reinigungskraft schon unterwegs, 20 %, ebenfalls höchstens den Preis einer Stunde. Den genauen Betrag sehen Sie vor der Bestätigung.',
      ar: 'لا شيء قبل قبول العامل، أو خلال ٥ دقائق من تأكيده، أو حتى ٣ ساعات قبل البدء. بعد ذلك ١٥٪ من السعر وبحد أقصى أجرة ساعة؛ وإذا كان العامل في الطريق ٢٠٪ وبحد أقصى ساعة. وترى المبلغ الدقيق قبل تأكيد الإلغاء.',
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
      fa: 'هنگام سفارش بگویید چه حیوانی دارید: سگ و گربه هر کدام نیم ساعت و پرنده یا حیوانی دیگر یک ربع به زمان اضافه می‌کند و جمع زمان، رو به بالا به ساعت کامل گرد می‌شود. هنگام کار حیوان را در اتاقی جدا نگه دارید و شوینده‌ای بگذارید که برایش بی‌خطر است.',
      en: 'Say so in the order: a dog or a cat adds half an hour each, a bird or another animal a quarter, and the visit is rounded up to whole hours. Keep the animal in a separate room during the work and leave out products that are safe for it.',
      de: 'Geben Sie es beim Bestellen an: Hund oder Katze verlängern um je eine halbe, Vogel oder ein anderes Tier um eine Viertelstunde; die Summe wird auf volle Stunden aufgerundet. Halten Sie das Tier während der Arbeit in einem anderen Zimmer und stellen Sie unbedenkliche Mittel bereit.',
      ar: 'اذكر ذلك في الطلب: الكلب أو القطة يضيف كل منهما نصف ساعة، والطائر أو غيره ربع ساعة، ويُقرَّب المجموع إلى الساعة الكاملة التالية. أبقِ الحيوان في غرفة أخرى أثناء العمل، وجهّز مواد آمنة له.',
    },
  },
  {
    question: {
      fa: 'اگر از کار راضی نباشم چه کنم و پولم به کجا برمی‌گردد؟',
      en: 'What if I am not happy, and where does my money come back to?',
      de: 'Was, wenn ich nicht zufrieden bin, und wohin kommt mein Geld zurück?',
      ar: 'ماذا لو لم أرضَ عن العمل، وإلى أين يعود مالي؟',
    },
    answer: {
      fa: 'پایان کار را تأیید نکنید و با نیرو تماس بگیرید؛ شماره‌اش پس از تأیید سفارش در صفحهٔ آن است. آنچه آنلاین یا از کیف پول پرداخته‌اید تا ۴۸ ساعت پس از پایان کار نزد پلاکفن می‌ماند. اگر راضی نباشید پولتان را پس می‌گیرید: هدیه به هدیه، کیف پول به کیف پول و پرداخت بانکی به همان کارت یا به کیف پولتان برمی‌گردد.',
      en: 'Do not confirm the end, and call the cleaner: from the confirmation on, the number is on the order’s page. What you paid online or by wallet stays with Pelakfan until 48 hours after the end. If you are not happy, you get your money back: a gift goes back to your gifts, wallet money to your wallet, and a bank payment to the same card or to your wallet.',
      de: 'Bestätigen Sie das Ende nicht und rufen Sie die Reinigungskraft an; nach der Zusage steht die Nummer auf der Auftragsseite. Was Sie online oder aus dem Guthaben gezahlt haben, bleibt bis 48 Stunden nach dem Ende bei Pelakfan. Sind Sie nicht zufrieden, erhalten Sie Ihr Geld zurück: Geschenkguthaben zurück zum Geschenkguthaben, Guthaben zum Guthaben, eine Bankzahlung auf dieselbe Karte oder als Guthaben.',
      ar: 'لا تؤكد انتهاء العمل واتصل بالعامل، فرقمه في صفحة الطلب بعد تأكيده. وما دفعته عبر الإنترنت أو من المحفظة يبقى لدى بلاكفن حتى ٤٨ ساعة بعد الانتهاء. وإن لم ترضَ استرددت مالك: تعود الهدية إلى رصيد الهدايا، ومبلغ المحفظة إلى المحفظة، والدفع المصرفي إلى البطاقة نفسها أو إلى محفظتك.',
    },
  },
];
