import type { CategoryTypeSeed } from '../types';

export const prescribedTests: CategoryTypeSeed = {
  id: 2402,
  seopath: 'prescribed-tests',
  hasPage: true,
  name: { fa: 'آزمایش با نسخه', en: 'Tests on prescription', de: 'Tests auf Rezept', ar: 'تحاليل بوصفة' },
  description: {
    fa: 'نمونه‌گیری برای نسخهٔ پزشک شما.',
    en: 'Sampling for your doctor’s prescription.',
    de: 'Probenahme nach ärztlicher Verordnung.',
    ar: 'أخذ العينات بحسب وصفة طبيبك.',
  },
  page: {
    title: {
      fa: 'نمونه‌گیری برای نسخهٔ پزشک',
      en: 'Sampling for your doctor’s prescription',
      de: 'Probenahme nach ärztlicher Verordnung',
      ar: 'أخذ العينات بوصفة الطبيب',
    },
    summary: {
      fa: 'نسخه‌ای در دست دارید، کاغذی یا الکترونیک، و می‌خواهید بیمار از جایش تکان نخورد. عکس نسخه را به سفارش اضافه می‌کنید تا نمونه‌گیر با لولهٔ درست بیاید.',
      en: 'You hold a prescription, on paper or electronic, and the patient should not have to move. Add a picture of it to the order, so that the sampler brings the right tubes.',
      de: 'Sie haben eine Verordnung, auf Papier oder elektronisch, und der Patient soll sich nicht bewegen müssen. Ein Foto davon im Auftrag, und die richtigen Röhrchen kommen mit.',
      ar: 'لديك وصفة ورقية أو إلكترونية ولا تريد أن يتحرك المريض من مكانه. أضف صورتها إلى الطلب ليأتي المختص بالأنابيب المناسبة.',
    },
    metaTitle: {
      fa: 'انجام آزمایش نسخهٔ پزشک در منزل | پلاکفن',
      en: 'Prescribed lab tests, sampled at home | Pelakfan',
      de: 'Verordnete Laborwerte zu Hause abnehmen | Pelakfan',
      ar: 'تحاليل وصفة الطبيب في المنزل | بلاكفن',
    },
    metaDescription: {
      fa: 'عکس نسخه یا کد رهگیری نسخهٔ الکترونیک را بفرستید؛ نمونه‌گیر با لوله و ظرف همان آزمایش‌ها به خانه می‌آید. برای بیمار بستری در خانه و سالمند هم ممکن است.',
      en: 'Send a picture of the prescription or its tracking code; the sampler brings the tubes those tests need. Possible for bedridden and elderly patients too.',
      de: 'Foto der Verordnung oder Code des elektronischen Rezepts schicken; die passenden Röhrchen kommen mit. Auch für bettlägerige und ältere Patienten.',
      ar: 'أرسل صورة الوصفة أو رمز تتبع الوصفة الإلكترونية، فيأتي المختص بالأنابيب اللازمة لتلك التحاليل. متاح أيضًا لطريح الفراش وكبير السن.',
    },
    done: [
      {
        fa: 'خواندن نسخه پیش از آمدن و پرسیدن از شما اگر خط آن روشن نباشد',
        en: 'Reading the prescription beforehand and asking you where the handwriting is unclear',
        de: 'Verordnung vorab lesen und bei unklarer Schrift nachfragen',
        ar: 'قراءة الوصفة قبل المجيء وسؤالك إن لم يكن خطها واضحًا',
      },
      {
        fa: 'خون‌گیری روی تخت برای بیماری که نمی‌نشیند',
        en: 'Taking blood in bed from patients who cannot sit',
        de: 'Blutabnahme im Bett, wenn Sitzen nicht möglich ist',
        ar: 'سحب الدم في السرير لمن لا يستطيع الجلوس',
      },
      {
        fa: 'رعایت ترتیب لوله‌ها و تکان دادن آرام آن‌ها تا خون لخته نشود',
        en: 'Filling tubes in the right order and turning them gently, so that nothing clots',
        de: 'Röhrchen in der richtigen Reihenfolge füllen und sanft schwenken, damit nichts gerinnt',
        ar: 'ملء الأنابيب بالترتيب الصحيح وتقليبها برفق حتى لا يتخثر الدم',
      },
      {
        fa: 'نمونه‌گیری سر ساعت، مانند خون دو ساعت پس از غذا یا پیش از قرص صبح',
        en: 'Sampling by the clock, such as two hours after a meal or before the morning tablet',
        de: 'Abnahme zur bestimmten Zeit, etwa zwei Stunden nach dem Essen oder vor der Morgentablette',
        ar: 'السحب في وقته المحدد، كساعتين بعد الطعام أو قبل دواء الصباح',
      },
      {
        fa: 'تحویل گرفتن ادرار ۲۴ ساعته با نوشتن ساعت آغاز و پایان',
        en: 'Taking over 24-hour urine, with the start and end time written down',
        de: 'Annahme von 24-Stunden-Urin mit notierter Anfangs- und Endzeit',
        ar: 'استلام بول ٢٤ ساعة مع تدوين ساعة البدء والانتهاء',
      },
    ],
    notDone: [
      {
        fa: 'کم یا زیاد کردن آزمایش‌های نسخه به صلاحدید نمونه‌گیر',
        en: 'Adding or leaving out tests at the sampler’s own discretion',
        de: 'Tests nach eigenem Ermessen weglassen oder ergänzen',
        ar: 'إضافة تحاليل أو حذفها باجتهاد المختص',
      },
      {
        fa: 'گازهای خون شریانی و کشت خون، که در درمانگاه گرفته می‌شود',
        en: 'Arterial blood gases and blood cultures, which belong in a clinic',
        de: 'Arterielle Blutgase und Blutkulturen, die in die Klinik gehören',
        ar: 'غازات الدم الشرياني وزرع الدم، فمكانها العيادة',
      },
      {
        fa: 'تمدید نسخه یا گرفتن نسخه به‌جای شما',
        en: 'Renewing a prescription or obtaining one for you',
        de: 'Rezepte verlängern oder für Sie besorgen',
        ar: 'تجديد الوصفة أو استخراجها نيابة عنك',
      },
    ],
    steps: [
      {
        title: { fa: 'نسخه را بفرستید', en: 'Send the prescription', de: 'Verordnung schicken', ar: 'أرسل الوصفة' },
        text: {
          fa: 'عکسی صاف و کامل از نسخه، با نام پزشک و تاریخ، به توضیح سفارش اضافه کنید؛ در نسخهٔ الکترونیک، کد رهگیری بس است.',
          en: 'Add a straight, complete picture showing doctor and date; for an electronic one the tracking code will do.',
          de: 'Ein gerades, vollständiges Foto mit Arztname und Datum; beim elektronischen Rezept genügt der Code.',
          ar: 'صورة مستقيمة كاملة يظهر فيها اسم الطبيب والتاريخ، ويكفي رمز التتبع للوصفة الإلكترونية.',
        },
      },
      {
        title: {
          fa: 'هماهنگی شرایط',
          en: 'Settling the conditions',
          de: 'Bedingungen klären',
          ar: 'الاتفاق على الشروط',
        },
        text: {
          fa: 'اگر آزمایشی ناشتا، ساعت خاص یا قطع غذایی می‌خواهد، پیش از آمدن با شما هماهنگ می‌شود.',
          en: 'Where a test needs fasting, a set hour or a diet, this is agreed with you beforehand.',
          de: 'Braucht ein Test Nüchternheit, eine feste Uhrzeit oder Diät, wird das vorher besprochen.',
          ar: 'إن احتاج تحليل إلى صيام أو ساعة معينة أو حمية فيُتفق معك على ذلك قبل المجيء.',
        },
      },
      {
        title: { fa: 'نمونه و برچسب', en: 'Sample and label', de: 'Probe und Etikett', ar: 'العينة والملصق' },
        text: {
          fa: 'هر لوله پیش چشم شما برچسب نام می‌خورد و با برگهٔ آزمایشگاه یک‌جا می‌رود.',
          en: 'Every tube is labelled before your eyes and travels together with the laboratory form.',
          de: 'Jedes Röhrchen wird vor Ihren Augen beschriftet und geht mit dem Laborschein mit.',
          ar: 'يُلصق الاسم على كل أنبوب أمامك، وتذهب الأنابيب مع نموذج المختبر.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'اگر آزمایشگاه نمونه‌ای را به‌خاطر لخته یا کمی حجم نپذیرفت، پایان سفارش را تأیید نکنید؛ پول تا ۴۸ ساعت پس از نوبت نزد پلاکفن است و فرصت گفتن دارید.',
        en: 'If the laboratory refuses a sample because it clotted or was too small, do not confirm the end: the money stays with Pelakfan for 48 hours after the visit, which leaves time to say so.',
        de: 'Lehnt das Labor eine Probe wegen Gerinnseln oder zu geringer Menge ab, bestätigen Sie das Ende nicht: Das Geld liegt noch 48 Stunden nach dem Termin bei Pelakfan, Zeit genug, es zu melden.',
        ar: 'إن رفض المختبر عينة لتخثرها أو قلة حجمها فلا تؤكد انتهاء الطلب، فالمال يبقى لدى بلاكفن ٤٨ ساعة بعد الزيارة ولديك وقت للإبلاغ.',
      },
      {
        fa: 'اگر نسخه‌تان عوض شد، تا پیش از تعیین نمونه‌گیر می‌توانید سفارش را رایگان لغو کنید و از نو بدهید.',
        en: 'Should the prescription change, you can cancel free of charge before a sampler is assigned and order again.',
        de: 'Ändert sich die Verordnung, sagen Sie vor der Zuteilung kostenlos ab und bestellen neu.',
        ar: 'إن تغيرت الوصفة فلك أن تلغي مجانًا قبل تعيين المختص ثم تطلب من جديد.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'نسخهٔ من مال یک ماه پیش است؛ هنوز به کار می‌آید؟',
          en: 'My prescription is a month old. Is it still good?',
          de: 'Meine Verordnung ist einen Monat alt. Gilt sie noch?',
          ar: 'وصفتي مضى عليها شهر، فهل تصلح؟',
        },
        answer: {
          fa: 'برای نمونه‌گیری بله، ولی اگر برای بیمه می‌خواهید، اعتبار نسخه را از بیمه بپرسید.',
          en: 'For sampling, yes. If you need it for insurance, ask your insurer how long it stays valid.',
          de: 'Für die Abnahme ja. Für die Erstattung fragen Sie bei der Versicherung nach der Gültigkeit.',
          ar: 'للسحب نعم، أما للتأمين فاسأل شركتك عن مدة صلاحيتها.',
        },
      },
      {
        question: {
          fa: 'پدرم بستری در خانه و بدرگ است؛ می‌آیید؟',
          en: 'My father is bedridden and has difficult veins. Can it be done?',
          de: 'Mein Vater ist bettlägerig und hat schlechte Venen. Geht das?',
          ar: 'والدي طريح الفراش وأوردته صعبة، فهل يمكن؟',
        },
        answer: {
          fa: 'بله، در توضیح بنویسید تا کسی را انتخاب کنید که سوزن پروانه‌ای و تجربهٔ سالمند دارد. یک نفر از خانواده دست بیمار را نگه دارد.',
          en: 'Yes. Note it, and choose somebody with butterfly needles and experience of older people. One of the family should steady the arm.',
          de: 'Ja. Notieren Sie es und wählen Sie jemanden mit Flügelkanülen und Erfahrung bei Älteren. Ein Angehöriger hält den Arm ruhig.',
          ar: 'نعم. اكتب ذلك واختر من لديه إبر الفراشة وخبرة بكبار السن، وليُثبّت أحد أفراد الأسرة ذراعه.',
        },
      },
      {
        question: {
          fa: 'قرص صبح را بخورم یا نه؟',
          en: 'Should I take my morning tablet?',
          de: 'Soll ich die Morgentablette nehmen?',
          ar: 'هل أتناول دواء الصباح؟',
        },
        answer: {
          fa: 'برای سطح دارو در خون و برخی هورمون‌ها، نمونه پیش از قرص گرفته می‌شود و قرص را پس از آن می‌خورید. اگر نسخه چیزی ننوشته است از پزشک بپرسید.',
          en: 'For drug levels and some hormones the sample comes before the tablet, which you take afterwards. If the prescription is silent, ask your doctor.',
          de: 'Bei Medikamentenspiegeln und manchen Hormonen wird vorher abgenommen, die Tablette folgt danach. Steht nichts auf der Verordnung, fragen Sie den Arzt.',
          ar: 'لقياس مستوى الدواء وبعض الهرمونات يُسحب الدم قبله ثم تتناوله. وإن لم تذكر الوصفة شيئًا فاسأل الطبيب.',
        },
      },
      {
        question: {
          fa: 'ادرار ۲۴ ساعته را چطور جمع کنم؟',
          en: 'How do I collect 24-hour urine?',
          de: 'Wie sammle ich 24-Stunden-Urin?',
          ar: 'كيف أجمع بول ٢٤ ساعة؟',
        },
        answer: {
          fa: 'ادرار اول صبح را دور بریزید و ساعت را بنویسید؛ از آن پس همه را تا همان ساعت فردا در ظرف سه‌لیتری و در یخچال نگه دارید.',
          en: 'Discard the first of the morning and write down the time; collect all that follows until the same hour next day, in a three-litre container in the fridge.',
          de: 'Verwerfen Sie den ersten Morgenurin und notieren Sie die Zeit; sammeln Sie alles Weitere bis zur selben Uhrzeit am nächsten Tag in einem Drei-Liter-Behälter im Kühlschrank.',
          ar: 'تخلّص من أول بول الصباح ودوّن الساعة، ثم اجمع كل ما بعده حتى الساعة نفسها من الغد في وعاء سعته ثلاثة لترات داخل الثلاجة.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'قیمت از جمع آزمایش‌های نسخه می‌آید؛ هر چه فهرست بلندتر یا هورمونی‌تر، گران‌تر.',
        en: 'The price adds up from the tests on the prescription: the longer the list and the more hormones on it, the higher.',
        de: 'Der Preis ergibt sich aus den verordneten Tests: je länger die Liste und je mehr Hormone, desto teurer.',
        ar: 'يتكون السعر من مجموع تحاليل الوصفة، فكلما طالت القائمة أو كثرت هرموناتها ارتفع.',
      },
      {
        fa: 'نمونه‌گیری دوباره در ساعتی دیگر، مانند قند دو ساعته، یک رفت‌وآمد دیگر است و حق ویزیت جدا دارد.',
        en: 'A second sample at another hour is another journey and has a visit fee of its own.',
        de: 'Eine zweite Abnahme zu anderer Stunde ist eine weitere Fahrt und wird als eigene Anfahrt berechnet.',
        ar: 'السحب الثاني في ساعة أخرى مشوار جديد وله أجرة زيارة مستقلة.',
      },
    ],
  },
};
