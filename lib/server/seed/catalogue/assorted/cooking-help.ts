import type { CategoryTypeSeed } from '../types';

export const cookingHelp: CategoryTypeSeed = {
  id: 2603,
  seopath: 'cooking-help',
  hasPage: true,
  name: { fa: 'کمک آشپز در خانه', en: 'Cooking help', de: 'Kochhilfe', ar: 'مساعدة في الطبخ' },
  description: {
    fa: 'آماده کردن مواد و پختن غذا در آشپزخانهٔ شما.',
    en: 'Preparing and cooking in your own kitchen.',
    de: 'Vorbereiten und kochen in Ihrer Küche.',
    ar: 'تحضير الطعام وطبخه في مطبخك.',
  },
  page: {
    title: {
      fa: 'کمک آشپز در خانهٔ شما',
      en: 'Cooking help in your kitchen',
      de: 'Kochhilfe in Ihrer Küche',
      ar: 'مساعدة في الطبخ في مطبخك',
    },
    summary: {
      fa: 'برای مهمانی بیست نفره، نذری، افطار یا هفته‌ای که وقت آشپزی ندارید. منو، تعداد نفر و ساعت سرو را می‌گویید؛ آشپز در آشپزخانهٔ شما می‌پزد و آن را تمیز تحویل می‌دهد.',
      en: 'For twenty guests, a votive meal, a fast-breaking dinner, or a week without time to cook. Give the menu, the number of guests and the serving time; the cook works in your kitchen and leaves it clean.',
      de: 'Für zwanzig Gäste, ein gespendetes Festessen, das Fastenbrechen oder eine Woche ohne Zeit zum Kochen. Sie nennen Menü, Personenzahl und Essenszeit; gekocht wird in Ihrer Küche, die danach wieder sauber ist.',
      ar: 'لعشرين ضيفًا أو طعام نذر أو إفطار أو أسبوع بلا وقت للطبخ. تذكر القائمة والعدد وساعة التقديم، فيطبخ الطباخ في مطبخك ويسلّمه نظيفًا.',
    },
    metaTitle: {
      fa: 'آشپز و کمک آشپز برای مهمانی خانگی | پلاکفن',
      en: 'Cook at home for guests and everyday meals | Pelakfan',
      de: 'Kochhilfe für Gäste und Alltag zu Hause | Pelakfan',
      ar: 'طباخ للضيافة والوجبات في منزلك | بلاكفن',
    },
    metaDescription: {
      fa: 'پختن خورش، پلو و کباب تابه‌ای، خرد کردن و پاک کردن سبزی، آماده‌سازی برای فریزر. بیست نفر با دو خورش حدود پنج تا شش ساعت؛ مواد با شماست.',
      en: 'Stews, rice and pan kebab cooked, herbs cleaned and chopped, meals made for the freezer. Two stews for twenty people take five to six hours; you buy the food.',
      de: 'Eintöpfe, Reis und Pfannenkebab, Kräuter putzen und hacken, Vorkochen für den Gefrierschrank. Zwanzig Personen, zwei Gerichte: fünf bis sechs Stunden.',
      ar: 'طبخ المرق والأرز وكباب المقلاة وتنظيف الخضار وفرمها وتحضير وجبات للتجميد. عشرون شخصًا بطبقين خمس إلى ست ساعات، والمواد عليك.',
    },
    done: [
      {
        fa: 'پاک کردن، شستن و خرد کردن سبزی، گوشت و حبوبات',
        en: 'Cleaning, washing and chopping herbs, meat and pulses',
        de: 'Kräuter, Fleisch und Hülsenfrüchte putzen, waschen, schneiden',
        ar: 'تنقية الخضار واللحم والبقول وغسلها وتقطيعها',
      },
      {
        fa: 'خورش، پلو آبکشی با ته‌دیگ، آش، کوفته و کباب تابه‌ای',
        en: 'Stews, steamed rice with its crust, thick soups, meatballs and pan kebab',
        de: 'Schmorgerichte, gedämpfter Reis mit Kruste, dicke Suppen, Fleischklöße und Pfannenkebab',
        ar: 'المرق والأرز المفوّر بقشرته والحساء والكفتة وكباب المقلاة',
      },
      {
        fa: 'سالاد، ماست‌وخیار، سبزی خوردن و دسر ساده',
        en: 'Salad, yoghurt with cucumber, fresh herbs and a simple dessert',
        de: 'Salat, Joghurt mit Gurke, frische Kräuter und ein einfaches Dessert',
        ar: 'السلطة واللبن بالخيار والخضار الطازجة وحلوى بسيطة',
      },
      {
        fa: 'بسته‌بندی و نوشتن تاریخ غذای فریزری',
        en: 'Portioning and dating meals for the freezer',
        de: 'Portionieren und Beschriften fürs Gefrierfach',
        ar: 'تقسيم وجبات التجميد وكتابة تاريخها',
      },
      {
        fa: 'شستن ظرف و قابلمهٔ پخت و پاک کردن اجاق',
        en: 'Washing the pots used and wiping the cooker',
        de: 'Kochgeschirr spülen, Herd abwischen',
        ar: 'غسل قدور الطبخ ومسح الموقد',
      },
    ],
    notDone: [
      {
        fa: 'پذیرایی از مهمان و چیدن میز',
        en: 'Waiting on guests or laying tables',
        de: 'Gäste bedienen und Tisch decken',
        ar: 'خدمة الضيوف وتجهيز المائدة',
      },
      {
        fa: 'خرید مواد؛ فهرست را زودتر می‌گیرید',
        en: 'Buying the food; you get the list beforehand',
        de: 'Einkauf der Zutaten; die Liste erhalten Sie vorher',
        ar: 'شراء المواد، وتصلك القائمة مسبقًا',
      },
      {
        fa: 'پخت در آشپزخانهٔ بیرون و آوردن غذا',
        en: 'Cooking elsewhere and bringing it',
        de: 'Kochen an anderem Ort und Anliefern',
        ar: 'الطبخ خارج المنزل وإحضاره',
      },
      {
        fa: 'رژیم درمانی بیماران بی‌دستور نوشته',
        en: 'Therapeutic diets without a written plan',
        de: 'Krankendiät ohne schriftlichen Plan',
        ar: 'حميات المرضى بلا تعليمات مكتوبة',
      },
    ],
    steps: [
      {
        title: {
          fa: 'منو و فهرست خرید',
          en: 'Menu and shopping list',
          de: 'Menü und Einkaufsliste',
          ar: 'القائمة ولائحة الشراء',
        },
        text: {
          fa: 'با آشپز بر سر منو توافق کنید؛ برای هر نفر ۱۰۰ تا ۱۲۰ گرم برنج خام و ۱۰۰ تا ۱۵۰ گرم گوشت خورشتی حساب می‌شود.',
          en: 'Agree on the menu; allow 100 to 120 g of raw rice and 100 to 150 g of stewing meat a head.',
          de: 'Sprechen Sie das Menü ab; rechnen Sie je Person mit 100 bis 120 g rohem Reis und 100 bis 150 g Schmorfleisch.',
          ar: 'اتفق على القائمة، ويُحسب للشخص ١٠٠ إلى ١٢٠ غرامًا من الأرز و١٠٠ إلى ١٥٠ من اللحم.',
        },
      },
      {
        title: { fa: 'شب پیش', en: 'The evening before', de: 'Der Vorabend', ar: 'ليلة اليوم السابق' },
        text: {
          fa: 'حبوبات و برنج را خیس کنید و گوشت یخ‌زده را از فریزر به یخچال ببرید، نه روی پیشخان.',
          en: 'Soak pulses and rice, and move frozen meat to the fridge, not onto the counter.',
          de: 'Weichen Sie Hülsenfrüchte und Reis ein und lassen Sie Gefrorenes im Kühlschrank auftauen, nicht auf der Arbeitsplatte.',
          ar: 'انقع البقول والأرز وانقل اللحم المجمد إلى الثلاجة لا إلى سطح المطبخ.',
        },
      },
      {
        title: { fa: 'پخت تا سرو', en: 'Cooking', de: 'Kochen', ar: 'الطبخ' },
        text: {
          fa: 'آشپز سه تا شش ساعت پیش از غذا می‌رسد؛ برنج آخر دم می‌کشد تا داغ سر سفره برود.',
          en: 'The cook comes three to six hours before the meal; rice steams last, so that it is served hot.',
          de: 'Beginn drei bis sechs Stunden vor dem Essen; der Reis dämpft zuletzt, damit er heiß auf den Tisch kommt.',
          ar: 'يصل الطباخ قبل الوجبة بثلاث ساعات إلى ست، ويُفوَّر الأرز أخيرًا ليُقدَّم ساخنًا.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'نظر خانواده‌هایی که دست‌پخت آشپز را خورده‌اند پیش از انتخاب خوانده می‌شود.',
        en: 'Before you choose, you read what families who have eaten the cook’s food say.',
        de: 'Vor der Wahl lesen Sie, was Familien schreiben, für die diese Person schon gekocht hat.',
        ar: 'قبل الاختيار تقرأ رأي أسر ذاقت طبخه.',
      },
      {
        fa: 'اگر مهمانی به هم خورد، تا ۳ ساعت پیش از رسیدن آشپز بی‌جریمه لغو می‌کنید؛ دیرتر، ۱۵٪ قیمت و نه بیشتر از یک ساعت دستمزد.',
        en: 'Should the party fall through, cancelling is free until 3 hours before the cook arrives; later it costs 15% of the price, at most the price of one hour.',
        de: 'Fällt das Fest aus, ist die Absage bis 3 Stunden vorher kostenlos; danach kostet sie 15 % des Preises, höchstens den Preis einer Stunde.',
        ar: 'إن أُلغيت الدعوة فالإلغاء مجاني حتى ٣ ساعات قبل وصول الطباخ، وبعدها ١٥٪ من السعر وبحد أقصى أجرة ساعة.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'برای پنجاه نفر هم یک آشپز بس است؟',
          en: 'Is one cook enough for fifty?',
          de: 'Reicht eine Person für fünfzig Gäste?',
          ar: 'هل يكفي طباخ واحد لخمسين؟',
        },
        answer: {
          fa: 'تا سی نفر با دو غذا بله. بیشتر از آن کمک‌دست، اجاق پایه‌بلند و قابلمهٔ بزرگ می‌خواهد؛ در شرح بنویسید چند شعله و قابلمهٔ چند لیتری دارید.',
          en: 'Up to thirty with two dishes, yes. Beyond that a helper, a floor burner and large pots are needed; say how many flames and litres you have.',
          de: 'Bei zwei Gerichten bis dreißig Gäste, ja. Darüber braucht es eine Hilfe, einen Standkocher und große Töpfe; geben Sie Zahl der Kochstellen und Topfgrößen an.',
          ar: 'حتى ثلاثين بطبقين نعم. وما زاد يحتاج مساعدًا وموقدًا أرضيًا وقدورًا كبيرة، فاذكر عدد الشعلات وسعة القدور.',
        },
      },
      {
        question: {
          fa: 'غذای مانده را چطور نگه دارم؟',
          en: 'How should leftovers be kept?',
          de: 'Wie hebe ich Reste auf?',
          ar: 'كيف أحفظ ما بقي؟',
        },
        answer: {
          fa: 'تا دو ساعت پس از سرو در ظرف کم‌عمق به یخچال ببرید. برنج و خورش سه روز در یخچال و دو تا سه ماه در فریزر می‌ماند.',
          en: 'In shallow boxes in the fridge within two hours. Rice and stew keep three days there, two to three months frozen.',
          de: 'Füllen Sie Reste flach in Behälter und stellen Sie sie binnen zwei Stunden in den Kühlschrank. Reis und Eintopf halten dort drei Tage, gefroren zwei bis drei Monate.',
          ar: 'خلال ساعتين في وعاء ضحل داخل الثلاجة. يبقى الأرز والمرق ثلاثة أيام فيها وشهرين إلى ثلاثة مجمدًا.',
        },
      },
      {
        question: {
          fa: 'به آجیل یا گلوتن حساسیت داریم؛ به آشپز بسپاریم؟',
          en: 'We have a nut or gluten allergy. Can this be handled?',
          de: 'Wir haben eine Nuss- oder Glutenallergie. Geht das?',
          ar: 'لدينا حساسية من المكسرات أو الغلوتين، هل يصح؟',
        },
        answer: {
          fa: 'در شرح سفارش و دوباره روز کار بگویید و مواد را خودتان بخرید. آشپزخانهٔ شما کنترل بهتری دارد، ولی تختهٔ جدا و قاشق جدا هم بگذارید.',
          en: 'Yes. Say so in the order and again on the day, and buy the ingredients yourself. Set out a separate board and spoons.',
          de: 'Ja. Sagen Sie es im Auftrag und am Tag selbst noch einmal, und kaufen Sie die Zutaten selbst. Legen Sie ein eigenes Brett und eigene Löffel bereit.',
          ar: 'اذكرها في الطلب ومرة أخرى يوم العمل واشترِ المواد بنفسك، وخصص لوح تقطيع وملاعق منفصلة.',
        },
      },
      {
        question: {
          fa: 'سبزی پاک کردن به‌تنهایی هم می‌پذیرند؟',
          en: 'Is cleaning herbs alone accepted?',
          de: 'Kann ich nur Kräuter putzen lassen?',
          ar: 'هل يُقبل تنظيف الخضار وحده؟',
        },
        answer: {
          fa: 'بله. ده کیلو سبزی قورمه پاک و شسته و خرد شود، حدود سه تا چهار ساعت زمان می‌برد؛ سرخ کردنش یک تا دو ساعت دیگر.',
          en: 'Yes. Ten kilos of stewing herbs, cleaned, washed and chopped, take three to four hours, frying one or two more.',
          de: 'Ja. Zehn Kilo Kräuter putzen, waschen und hacken dauert drei bis vier Stunden, Anbraten ein bis zwei mehr.',
          ar: 'نعم. عشرة كيلوغرامات من خضار المرق تنقيةً وغسلًا وفرمًا تأخذ ثلاث إلى أربع ساعات، والقلي ساعة أو اثنتين.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'برای مهمانی قیمت یک‌جا بر پایهٔ منو و نفر می‌گیرید؛ برای کمک روزانه، نرخ ساعت.',
        en: 'For guests cooks quote a lump sum by menu and number; for everyday help, an hourly rate.',
        de: 'Für Gäste nennt man einen Festpreis nach Menü und Personenzahl, für den Alltag einen Stundensatz.',
        ar: 'للضيافة سعر مقطوع بحسب القائمة والعدد، وللمساعدة اليومية أجرة ساعة.',
      },
      {
        fa: 'غذای دست‌وپاگیر مانند دلمه، کوفته تبریزی و ته‌چین، از قیمه و کباب تابه‌ای گران‌تر است.',
        en: 'Laborious dishes such as dolma, Tabriz meatballs and tahchin cost more than gheymeh or pan kebab.',
        de: 'Aufwendiges wie Dolme, Täbriser Klöße und Tahtschin kostet mehr als Gheyme oder Pfannenkebab.',
        ar: 'الأطباق المتعبة كالدولمة والكفتة التبريزية وأرز القالب أغلى من القيمة وكباب المقلاة.',
      },
      {
        fa: 'شب‌های تعطیل، افطار و ماه محرم زودتر پر می‌شود و پیشنهادها بالاتر است.',
        en: 'Holiday evenings, Ramadan and the month of Muharram fill sooner, and quotes are higher.',
        de: 'Feiertagsabende, Ramadan und Muharram sind früh ausgebucht und teurer.',
        ar: 'ليالي العطل والإفطار وشهر محرم تمتلئ باكرًا وترتفع فيها العروض.',
      },
    ],
  },
};
