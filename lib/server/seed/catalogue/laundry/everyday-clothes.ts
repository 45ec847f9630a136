import type { CategoryTypeSeed } from '../types';

export const everydayClothes: CategoryTypeSeed = {
  id: 501,
  seopath: 'everyday-clothes',
  hasPage: true,
  name: { fa: 'لباس روزمره', en: 'Everyday clothes', de: 'Alltagskleidung', ar: 'الملابس اليومية' },
  description: {
    fa: 'پیراهن، شلوار، مانتو و بلوز، شسته و اتوکشیده.',
    en: 'Shirts, trousers, light coats and blouses, washed and ironed.',
    de: 'Hemden, Hosen, Mäntel und Blusen, gewaschen und gebügelt.',
    ar: 'القمصان والسراويل والمعاطف والبلوزات مغسولة ومكوية.',
  },
  page: {
    title: {
      fa: 'شستن و اتوی لباس روزمره',
      en: 'Everyday clothes washed and ironed',
      de: 'Alltagskleidung gewaschen und gebügelt',
      ar: 'غسل الملابس اليومية وكيّها',
    },
    summary: {
      fa: 'پیراهن اداری، شلوار، مانتو، بلوز و لباس بچه، شسته و آماده برای کمد. خانواده‌ای چهارنفره معمولاً هفته‌ای یک کیسهٔ پانزده تا بیست‌تکه می‌دهد و آخر هفته پس می‌گیرد.',
      en: 'Office shirts, trousers, light coats, blouses and children’s things, washed and ready for the wardrobe. A family of four usually hands over a bag of fifteen to twenty pieces a week and has it back before the weekend.',
      de: 'Bürohemden, Hosen, Mäntel, Blusen und Kindersachen, gewaschen und schrankfertig. Eine vierköpfige Familie gibt meist einen Beutel mit fünfzehn bis zwanzig Teilen pro Woche ab.',
      ar: 'قمصان العمل والسراويل والمعاطف والبلوزات وملابس الأطفال، مغسولة وجاهزة للخزانة. أسرة من أربعة تسلّم عادةً كيسًا من خمس عشرة إلى عشرين قطعة كل أسبوع.',
    },
    metaTitle: {
      fa: 'شستن و اتوی پیراهن، مانتو و لباس روزمره | پلاکفن',
      en: 'Shirts, trousers, coats: wash and iron | Pelakfan',
      de: 'Hemden, Hosen, Blusen: waschen und bügeln | Pelakfan',
      ar: 'غسل القمصان والسراويل والمعاطف وكيّها | بلاكفن',
    },
    metaDescription: {
      fa: 'پیراهن، شلوار، مانتو، بلوز و لباس بچه با شست‌وشوی ۳۰ تا ۴۰ درجه و اتوی بخار؛ قیمت دانه‌ای، انتخاب روز گرفتن و آوردن و شمارش جلوی در خانه.',
      en: 'Shirts, trousers, coats, blouses and children’s clothes washed at 30 to 40 °C and steam-ironed. Priced by the piece, fetched on days you choose.',
      de: 'Hemden, Hosen, Mäntel, Blusen, Kinderkleidung bei 30 bis 40 °C gewaschen und dampfgebügelt. Preis je Stück, Abholung und Rückgabe an Wunschtagen.',
      ar: 'القمصان والسراويل والمعاطف والبلوزات وملابس الأطفال تُغسل عند ٣٠ إلى ٤٠ درجة وتُكوى بالبخار. السعر بالقطعة، ويوم الأخذ والإرجاع باختيارك.',
    },
    done: [
      {
        fa: 'پیراهن با یقه و سرآستین پیش‌شسته و دکمه‌های بسته تا خط بیفتد',
        en: 'Shirts with collars and cuffs pre-treated, buttoned so that they keep their line',
        de: 'Hemden mit vorbehandeltem Kragen, zugeknöpft, damit sie Form behalten',
        ar: 'القمصان بعد معالجة الياقة والأساور، مزررة حتى تحفظ شكلها',
      },
      {
        fa: 'شلوار پارچه‌ای با خط اتو و جین بدون خط',
        en: 'Trousers with a crease, jeans without one',
        de: 'Stoffhosen mit Bügelfalte, Jeans ohne',
        ar: 'السراويل بثنية، والجينز دونها',
      },
      {
        fa: 'مانتو، تونیک و روسری با دمای مناسب هر پارچه',
        en: 'Light coats, tunics and scarves at the heat each cloth bears',
        de: 'Mäntel, Tuniken und Tücher bei passender Temperatur',
        ar: 'المعاطف والتونيك والأوشحة بحرارة تناسب كل قماش',
      },
      {
        fa: 'تی‌شرت و لباس ورزشی، پشت و رو و بی‌نرم‌کننده تا عرق را باز کند',
        en: 'T-shirts and sports clothes inside out, without softener, so that they go on breathing',
        de: 'T-Shirts und Sportkleidung auf links, ohne Weichspüler, damit sie atmen',
        ar: 'القمصان القطنية وملابس الرياضة مقلوبة ودون منعّم لتبقى مسامية',
      },
      {
        fa: 'لباس نوزاد و کودک با شویندهٔ بی‌بو',
        en: 'Baby and children’s clothes with unscented detergent',
        de: 'Baby- und Kindersachen mit unparfümiertem Mittel',
        ar: 'ملابس الرضّع والأطفال بمنظف بلا عطر',
      },
    ],
    notDone: [
      {
        fa: 'اتوی دانه‌ای لباس زیر و جوراب',
        en: 'Underwear and socks, which are not ironed singly',
        de: 'Unterwäsche und Socken; sie werden nicht einzeln gebügelt',
        ar: 'كيّ الملابس الداخلية والجوارب بالقطعة',
      },
      {
        fa: 'لباس کار روغنی تعمیرگاه و لباس آغشته به بنزین',
        en: 'Garage overalls soaked in oil or petrol',
        de: 'Ölige oder benzingetränkte Arbeitskleidung',
        ar: 'ملابس الورش المشبعة بالزيت أو البنزين',
      },
      {
        fa: 'لباس سنگ‌دوزی، مخمل و پلیسه؛ با «لباس مجلسی» بفرستید',
        en: 'Beading, velvet and pleats: send them as formal dresses',
        de: 'Besatz, Samt und Plissee; bitte als Abendkleid senden',
        ar: 'المطرز والمخمل والبليسيه، فأرسلها ضمن فساتين السهرة',
      },
    ],
    steps: [
      {
        title: { fa: 'جدا کنید و بشمارید', en: 'Sort and count', de: 'Sortieren und zählen', ar: 'افرز وعُدّ' },
        text: {
          fa: 'لکه‌دارها را روی همه بگذارید و با نوار کاغذی نشان کنید. جیب‌ها را خالی کنید و سنجاق سینه و کمربند را بردارید.',
          en: 'Put stained pieces on top and mark them with paper tape. Empty pockets and remove pins and belts.',
          de: 'Legen Sie Fleckiges obenauf, mit Kreppband markiert. Leeren Sie die Taschen und nehmen Sie Nadeln und Gürtel ab.',
          ar: 'ضع المبقّع في الأعلى وعلّمه بشريط ورقي. وأفرغ الجيوب وانزع الدبابيس والأحزمة.',
        },
      },
      {
        title: { fa: 'شست‌وشو و بخار', en: 'Wash and steam', de: 'Waschen und dämpfen', ar: 'الغسل والبخار' },
        text: {
          fa: 'سفیدها در ۴۰ و رنگی‌ها در ۳۰ درجه شسته و نیم‌خشک اتو می‌شوند؛ نخ کاملاً خشک دیگر صاف نمی‌شود.',
          en: 'Whites at 40 °C, colours at 30, ironed while half dry: cotton dried through no longer lies flat.',
          de: 'Weißes bei 40, Buntes bei 30 °C, halbfeucht gebügelt: Ganz trockene Baumwolle wird nicht mehr glatt.',
          ar: 'الأبيض عند ٤٠ والملون عند ٣٠ درجة، ويُكوى نصف رطب، فالقطن الجاف تمامًا لا يستوي.',
        },
      },
      {
        title: { fa: 'آویخته یا تاشده', en: 'Hung or folded', de: 'Auf Bügel oder gefaltet', ar: 'معلّق أم مطوي' },
        text: {
          fa: 'در توضیح بنویسید پیراهن‌ها آویخته بیاید یا تاشده در کیسه؛ برای سفر تاشده بهتر است.',
          en: 'Say in the notes whether shirts come on hangers or folded in a bag; for travelling, folded is better.',
          de: 'Vermerken Sie, ob Hemden auf Bügel oder gefaltet kommen sollen; für Reisen besser gefaltet.',
          ar: 'اذكر في الملاحظات هل تعود القمصان معلقة أم مطوية في كيس، وللسفر الطيّ أفضل.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'شمارشی که جلوی در خانه ثبت شد مبنای تحویل است؛ کم‌وزیاد در کارگاه با ریز تکه‌ها به شما نشان داده می‌شود.',
        en: 'The return is checked against the number noted at your door; any difference in the workshop is shown to you piece by piece.',
        de: 'Die an der Tür notierte Zahl gilt bei der Rückgabe; Abweichungen in der Wäscherei werden Ihnen Stück für Stück gezeigt.',
        ar: 'العدد المسجل عند الباب هو أساس التسليم، وأي فرق في المغسلة يُعرض عليك قطعة قطعة.',
      },
      {
        fa: 'کیسهٔ لباس را نپسندیدید؟ تا سه ساعت پیش از رسیدن راننده می‌توانید رایگان لغو کنید.',
        en: 'Second thoughts about the bag? Cancelling is free until three hours before the driver comes.',
        de: 'Doch nicht? Bis drei Stunden vor Ankunft des Fahrers ist die Absage kostenlos.',
        ar: 'غيّرت رأيك؟ الإلغاء مجاني حتى ثلاث ساعات قبل وصول السائق.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'پیراهن سفید زرد شده؛ سفید می‌شود؟',
          en: 'My white shirt has yellowed. Will it be white again?',
          de: 'Mein weißes Hemd ist vergilbt. Wird es wieder weiß?',
          ar: 'اصفرّ قميصي الأبيض، هل يعود أبيض؟',
        },
        answer: {
          fa: 'زردی عرق و اسپری از آهن و چربی است و با سفیدکنندهٔ اکسیژنی در آب ۴۰ درجه بسیار کم می‌شود. وایتکس نزنید: روی پلی‌استر و نخ‌های اسپان زردترش می‌کند.',
          en: 'Yellow from sweat and deodorant is much reduced by oxygen bleach at 40 °C. Keep chlorine bleach away: on polyester and stretch yarns it makes matters worse.',
          de: 'Gelb von Schweiß und Deo geht mit Sauerstoffbleiche bei 40 °C weitgehend zurück. Kein Chlor: Polyester und Elastan werden davon gelber.',
          ar: 'الاصفرار من العرق ومزيله يخفّ كثيرًا بمبيّض أكسجيني عند ٤٠ درجة. تجنب الكلور فهو يزيد صفرة البوليستر والخيوط المطاطية.',
        },
      },
      {
        question: {
          fa: 'جین را هر چند وقت یک بار بدهم؟',
          en: 'How often should jeans be washed?',
          de: 'Wie oft gehören Jeans in die Wäsche?',
          ar: 'كم مرة يُغسل الجينز؟',
        },
        answer: {
          fa: 'پنج شش بار پوشیدن، پشت و رو و با آب سرد. جین تیرهٔ تازه بار اول رنگ می‌دهد؛ جدا بودنش را در توضیح بنویسید.',
          en: 'After five or six wearings, inside out and cold. New dark denim bleeds the first time, so ask for it to be washed separately.',
          de: 'Nach fünf- bis sechsmaligem Tragen, auf links und kalt. Neues dunkles Denim färbt zuerst ab; bitten Sie im Auftrag um getrennte Wäsche.',
          ar: 'بعد خمس أو ست مرات لبس، مقلوبًا وبماء بارد. الجينز الغامق الجديد يُطلق لونه أولًا، فاطلب فصله.',
        },
      },
      {
        question: {
          fa: 'برق افتادن شلوار تیره از چیست؟',
          en: 'Why do dark trousers get shiny?',
          de: 'Warum glänzen dunkle Hosen?',
          ar: 'لماذا تلمع السراويل الغامقة؟',
        },
        answer: {
          fa: 'از اتوی داغ مستقیم روی الیاف مصنوعی. شلوار تیره باید از پشت یا زیر پارچهٔ نم‌دار اتو شود؛ برق کهنه با بخار و برس نرم کم می‌شود ولی همیشه نمی‌رود.',
          en: 'From a hot iron straight on synthetic fibres. Dark trousers are ironed from inside or under a damp cloth; an old shine is softened with steam and brush, not always removed.',
          de: 'Von der heißen Sohle direkt auf Kunstfaser. Dunkles wird von links oder unter feuchtem Tuch gebügelt; alter Glanz mildert sich mit Dampf, verschwindet aber nicht immer.',
          ar: 'من المكواة الساخنة مباشرة على الألياف الصناعية. يُكوى الغامق من باطنه أو تحت قماش رطب، واللمعة القديمة تخفّ بالبخار ولا تزول دائمًا.',
        },
      },
      {
        question: {
          fa: 'لباس نوزاد را با چه می‌شویند؟',
          en: 'What are baby clothes washed with?',
          de: 'Womit wird Babykleidung gewaschen?',
          ar: 'بماذا تُغسل ملابس الرضيع؟',
        },
        answer: {
          fa: 'شویندهٔ بی‌بو و بی‌نرم‌کننده و دو بار آبکشی. اگر کودک حساسیت دارد شویندهٔ خودتان را در کیسه بگذارید و بنویسید.',
          en: 'Unscented detergent, no softener, two rinses. If the child is sensitive, put your own detergent into the bag and note it.',
          de: 'Unparfümiert, ohne Weichspüler, zweimal gespült. Bei empfindlicher Haut legen Sie Ihr Mittel bei und vermerken es.',
          ar: 'منظف بلا عطر ولا منعّم وشطفتان. وإن كان حساسًا فضع منظفك في الكيس واذكره.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'هر پیراهن، شلوار و مانتو قیمت دانه‌ای دارد و درجهٔ شست‌وشو آن را تعیین می‌کند.',
        en: 'Shirt, trousers and coat each have a unit price, set by the grade.',
        de: 'Hemd, Hose und Mantel haben je einen Stückpreis nach Stufe.',
        ar: 'لكل قميص وسروال ومعطف سعر قطعة تحدده الدرجة.',
      },
      {
        fa: 'مانتوی آستردار یا بلند گران‌تر از مانتوی نخی است؛ در سبد جدا انتخاب می‌شود.',
        en: 'A lined or long coat costs more than a cotton one and is chosen separately in the basket.',
        de: 'Gefütterte oder lange Mäntel kosten mehr als leichte und werden im Korb getrennt gewählt.',
        ar: 'المعطف المبطن أو الطويل أغلى من القطني ويُختار منفصلًا في السلة.',
      },
    ],
  },
};
