import type { CategoryTypeSeed } from '../types';

export const formalDresses: CategoryTypeSeed = {
  id: 504,
  seopath: 'formal-dresses',
  hasPage: true,
  name: {
    fa: 'لباس مجلسی و عروس',
    en: 'Formal and wedding dresses',
    de: 'Abend- und Brautkleider',
    ar: 'فساتين السهرة والزفاف',
  },
  description: {
    fa: 'بررسی سنگ‌دوزی و پارچه پیش از پذیرش و شست‌وشوی جداگانه.',
    en: 'Beading and fabric are checked before acceptance; each piece is cleaned alone.',
    de: 'Besatz und Stoff werden vor der Annahme geprüft; jedes Stück wird einzeln gereinigt.',
    ar: 'يُفحص التطريز والقماش قبل القبول وتُنظف كل قطعة على حدة.',
  },
  page: {
    title: {
      fa: 'شستن لباس مجلسی و لباس عروس',
      en: 'Formal and wedding dresses cleaned',
      de: 'Abend- und Brautkleider reinigen',
      ar: 'تنظيف فساتين السهرة والزفاف',
    },
    summary: {
      fa: 'برای لباسی با سنگ، پولک، دنباله یا ژپون که جای اشتباه ندارد. پیش از پذیرش سنگ‌دوزی و چسب‌ها امتحان می‌شود و دامن، بالاتنه و دنباله هر کدام به شیوهٔ خود تمیز می‌شود.',
      en: 'For dresses with stones, sequins, train or underskirt that allow no mistake. Beading and glue are tested before acceptance; skirt, bodice and train are each cleaned in their own way.',
      de: 'Für Kleider mit Steinen, Pailletten, Schleppe oder Unterrock, bei denen nichts schiefgehen darf. Besatz und Kleber werden vor der Annahme getestet; Rock, Oberteil und Schleppe einzeln behandelt.',
      ar: 'لفساتين فيها أحجار أو ترتر أو ذيل أو تنورة داخلية لا تحتمل الخطأ. يُختبر التطريز والغراء قبل القبول، وتُنظف التنورة والصدر والذيل كل بطريقته.',
    },
    metaTitle: {
      fa: 'شستن لباس عروس و مجلسی سنگ‌دوزی‌شده | پلاکفن',
      en: 'Wedding and evening dress cleaning | Pelakfan',
      de: 'Brautkleid und Abendkleid reinigen | Pelakfan',
      ar: 'تنظيف فستان الزفاف والسهرة المطرز | بلاكفن',
    },
    metaDescription: {
      fa: 'شست‌وشوی لباس عروس با دنباله و تور، لباس شب پولکی، گیپور و ساتن؛ آزمایش سنگ و چسب، لکه‌بری لب دامن، بخار و جعبه. هر لباس به‌تنهایی تمیز می‌شود.',
      en: 'Wedding gowns with train and veil, sequined, lace and satin dresses: stones and glue tested, hem spotted, steamed and boxed. Each dress is cleaned by itself.',
      de: 'Brautkleider mit Schleppe und Schleier, Pailletten, Spitze, Satin: Steine und Kleber getestet, Saum detachiert, gedämpft und verpackt. Jedes Kleid einzeln.',
      ar: 'فساتين الزفاف بذيلها وطرحتها والترتر والدانتيل والساتان: اختبار الأحجار والغراء، ومعالجة حافة التنورة، وبخار وعلبة. كل فستان وحده.',
    },
    done: [
      {
        fa: 'عکس از سنگ‌های لق، پارگی و لکه پیش از شروع، و فرستادن آن برای شما',
        en: 'Photographs of loose stones, tears and stains before starting, shared with you',
        de: 'Fotos loser Steine, Risse und Flecken vor Beginn, Ihnen gezeigt',
        ar: 'تصوير الأحجار الرخوة والتمزق والبقع قبل البدء وإطلاعك عليها',
      },
      {
        fa: 'آزمایش چسب و رنگ پولک در آب و حلال',
        en: 'Testing glue and sequin colour in water and solvent',
        de: 'Test von Kleber und Paillettenfarbe in Wasser und Lösemittel',
        ar: 'اختبار الغراء ولون الترتر في الماء والمذيب',
      },
      {
        fa: 'لکه‌بری دستی لب دامن و دنباله: خاک، چمن، شربت، لوازم آرایش',
        en: 'Hem and train by hand: earth, grass, drinks, make-up',
        de: 'Saum und Schleppe von Hand: Erde, Gras, Getränke, Schminke',
        ar: 'معالجة حافة التنورة والذيل يدويًا: التراب والعشب والعصير ومساحيق التجميل',
      },
      {
        fa: 'شست‌وشوی ملایم لایه‌های تور و ژپون، جدا از بالاتنه',
        en: 'Tulle layers and underskirt washed gently, away from the bodice',
        de: 'Tüll und Unterrock sanft gewaschen, getrennt vom Oberteil',
        ar: 'غسل طبقات التل والتنورة الداخلية برفق منفصلة عن الصدر',
      },
      {
        fa: 'دوختن سنگ و مروارید افتاده‌ای که در کیسهٔ لباس باشد',
        en: 'Sewing on stones and pearls that have fallen and lie in the bag',
        de: 'Annähen abgefallener Steine und Perlen, die im Beutel liegen',
        ar: 'خياطة الأحجار واللآلئ الساقطة الموجودة في الكيس',
      },
      {
        fa: 'بخار دستی و جا دادن در جعبه با کاغذ بی‌اسید',
        en: 'Steamed by hand and boxed in acid-free paper',
        de: 'Handgedämpft und in säurefreiem Papier verpackt',
        ar: 'كيّ بالبخار ووضعه في علبة بورق خالٍ من الحموضة',
      },
    ],
    notDone: [
      {
        fa: 'بازسازی سنگ‌دوزیِ ریخته‌ای که سنگش نیست',
        en: 'Rebuilding lost beadwork whose stones are missing',
        de: 'Neuaufbau von Stickerei, deren Steine fehlen',
        ar: 'إعادة تطريز فُقدت أحجاره',
      },
      {
        fa: 'سفید کردن پارچهٔ زردشدهٔ کهنه تا حد نو',
        en: 'Making an old yellowed gown white as new',
        de: 'Vergilbtes wieder neuweiß machen',
        ar: 'إعادة بياض فستان قديم مصفرّ كالجديد',
      },
      {
        fa: 'تنگ کردن، کوتاه کردن و تعویض زیپ',
        en: 'Taking in, shortening, changing zips',
        de: 'Enger machen, kürzen, Reißverschluss',
        ar: 'التضييق والتقصير وتبديل السحاب',
      },
    ],
    steps: [
      {
        title: { fa: 'عکس بفرستید', en: 'Send photographs', de: 'Fotos schicken', ar: 'أرسل صورًا' },
        text: {
          fa: 'از جلو، دنباله، برچسب و هر لکه؛ بگویید شب عروسی بوده یا سال پیش. لکهٔ قند در سال دوم قهوه‌ای می‌شود.',
          en: 'Front, train, label and every stain; say whether the wedding was last night or last year. Sugar turns brown in its second year.',
          de: 'Vorderseite, Schleppe, Etikett, jeder Fleck; war die Hochzeit gestern oder voriges Jahr? Zucker wird im zweiten Jahr braun.',
          ar: 'الأمام والذيل والملصق وكل بقعة، وهل الزفاف أمس أم العام الماضي. فالسكر يصير بنيًّا في سنته الثانية.',
        },
      },
      {
        title: {
          fa: 'پذیرش یا برگشت',
          en: 'Accepted or returned',
          de: 'Annahme oder Rückgabe',
          ar: 'القبول أو الإعادة',
        },
        text: {
          fa: 'کارگاه می‌گوید چه می‌شود کرد و چه نه. اگر کار شدنی نباشد لباس دست‌نخورده برمی‌گردد؛ اگر بیشتر از سفارش باشد، مبلغش منتظر تأیید شماست.',
          en: 'The workshop says what can be done. If it cannot, the dress returns untouched; if it takes more than ordered, the sum waits for your approval.',
          de: 'Die Werkstatt sagt, was geht. Geht es nicht, kommt das Kleid unberührt zurück; ist es mehr als bestellt, wartet die Summe auf Ihr Ja.',
          ar: 'تبين الورشة الممكن. فإن تعذر عاد الفستان كما هو، وإن زاد على الطلب انتظر المبلغ موافقتك.',
        },
      },
      {
        title: {
          fa: 'از چوب‌لباسی تا جعبه',
          en: 'From hanger to box',
          de: 'Vom Bügel in die Schachtel',
          ar: 'من الشماعة إلى العلبة',
        },
        text: {
          fa: 'لباس سنگ‌دار را خوابیده نگه دارید، نه آویزان؛ وزن سنگ سرشانه را می‌کشد. جعبه را سالی یک بار باز کنید و تا را عوض.',
          en: 'Keep beaded gowns lying down: the weight pulls the shoulders. Open the box once a year and fold elsewhere.',
          de: 'Lagern Sie Besticktes liegend, das Gewicht zieht an den Trägern. Öffnen Sie die Schachtel einmal im Jahr und falten Sie anders.',
          ar: 'احفظ المطرز مسطحًا لا معلقًا، فوزن الأحجار يشد الكتف. وافتح العلبة مرة كل سنة وبدّل موضع الطيّ.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'لباس عروس را باز کنید و سنگ‌ها را بشمارید؛ ۴۸ ساعت فرصت دارید و تا آن وقت مبلغ در اختیار کارگاه نیست.',
        en: 'Unwrap the gown and look over the stones: you have 48 hours, and until then the workshop has not been paid.',
        de: 'Packen Sie das Kleid aus und prüfen Sie den Besatz: 48 Stunden Zeit, vorher erhält die Werkstatt nichts.',
        ar: 'افتح فستان الزفاف وعُدّ أحجاره: لديك ٤٨ ساعة وقبلها لا تتسلم الورشة شيئًا.',
      },
      {
        fa: 'اگر پس از پذیرش، خود خشک‌شویی سفارش شما را لغو کند، پول کامل برمی‌گردد.',
        en: 'If the cleaner itself cancels after accepting, the money returns whole.',
        de: 'Sagt die Reinigung nach der Annahme ab, kommt das Geld vollständig zurück.',
        ar: 'إن ألغت المغسلة طلبك بعد قبوله عاد المبلغ كاملًا.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'لباس عروس را چند روز پس از عروسی بدهم؟',
          en: 'How soon after the wedding?',
          de: 'Wie bald nach der Hochzeit?',
          ar: 'متى بعد الزفاف أرسل الفستان؟',
        },
        answer: {
          fa: 'هر چه زودتر، حداکثر دو هفته. شربت، عرق و کیک در آغاز پیدا نیست ولی در چند ماه قهوه‌ای می‌شود. پیش از آن در کیسهٔ نخی بیاویزید، نه نایلون.',
          en: 'Soon, within two weeks at most. Juice, sweat and cake are invisible at first and brown within months. Until then hang it in cotton, not plastic.',
          de: 'Bald, spätestens nach zwei Wochen. Saft, Schweiß und Kuchen sind zuerst unsichtbar und nach Monaten braun. Hängen Sie es bis dahin in Baumwolle, nicht in Folie.',
          ar: 'سريعًا، خلال أسبوعين على الأكثر. فالعصير والعرق والكعك لا تُرى أولًا ثم تصير بنية بعد أشهر. وإلى ذلك الحين علّقه في كيس قطني لا نايلون.',
        },
      },
      {
        question: {
          fa: 'سنگ‌های چسبی چه می‌شوند؟',
          en: 'What about glued stones?',
          de: 'Was geschieht mit geklebten Steinen?',
          ar: 'ماذا عن الأحجار الملصقة؟',
        },
        answer: {
          fa: 'چسب در حلال خشک‌شویی نرم می‌شود؛ پس اول یکی دو سنگ امتحان می‌شود و بقیه با آب سرد و دست تمیز می‌شود. چند سنگ افتادن طبیعی است و همان‌ها دوباره چسبانده می‌شود.',
          en: 'Glue softens in dry-cleaning solvent, so a stone or two are tested and the rest cleaned by hand in cool water. A few may drop and are put back.',
          de: 'Kleber erweicht im Lösemittel; darum wird an ein, zwei Steinen getestet, der Rest von Hand in kühlem Wasser. Einige können abfallen und werden wieder angebracht.',
          ar: 'يلين الغراء في مذيب التنظيف، فتُجرَّب حبة أو اثنتان ويُنظف الباقي يدويًا بماء بارد. وقد تسقط بعضها وتُلصق ثانية.',
        },
      },
      {
        question: {
          fa: 'یک روز پیش از مراسم می‌رسد؟',
          en: 'Can it be ready the day before an event?',
          de: 'Geht es noch zum Tag vor dem Fest?',
          ar: 'هل يُنجز قبل الحفل بيوم؟',
        },
        answer: {
          fa: 'لباس سنگ‌دار چند روز کار دارد. تقویم سفارش فقط روزهای ممکن را باز می‌گذارد؛ برای مراسم، دست‌کم یک هفته جلوتر بسپارید.',
          en: 'A beaded dress takes several days. The calendar opens only days that are feasible; allow a week before the event.',
          de: 'Bestickte Kleider brauchen Tage. Der Kalender öffnet nur Machbares; planen Sie eine Woche vor dem Fest ein.',
          ar: 'المطرز يحتاج أيامًا. والتقويم لا يفتح إلا الأيام الممكنة، فخذ أسبوعًا قبل الحفل.',
        },
      },
      {
        question: {
          fa: 'لباس شب مخمل و پلیسه را هم می‌شویند؟',
          en: 'Velvet and pleats too?',
          de: 'Auch Samt und Plissee?',
          ar: 'وهل يُغسل المخمل والبليسيه؟',
        },
        answer: {
          fa: 'مخمل با حلال و بخار از پشت، بی‌فشار، وگرنه خوابش می‌شکند. پلیسهٔ پلی‌استر ثابت است؛ پلیسهٔ ابریشم چین خود را در آب از دست می‌دهد و باید از نو زده شود، جای دیگر.',
          en: 'Velvet in solvent, steamed from behind, never pressed, or the pile breaks. Polyester pleats hold; silk ones lose their folds in water and have to be pleated again elsewhere.',
          de: 'Samt in Lösemittel, von hinten gedämpft, nie gepresst. Polyesterplissee hält; Seidenplissee verliert in Wasser die Falten und muss anderswo neu gelegt werden.',
          ar: 'المخمل بالمذيب وبخار من ظهره دون ضغط وإلا انكسر زغبه. البليسيه الصناعي ثابت، والحريري يفقد ثنياته في الماء.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'هر لباس بسته به لایه، دنباله و مقدار سنگ‌دوزی در ردیف جدا انتخاب می‌شود و مبلغش پیش از پرداخت پیداست.',
        en: 'Each dress is chosen by layers, train and amount of beading, and its price shows before payment.',
        de: 'Jedes Kleid wird nach Lagen, Schleppe und Besatz gewählt; der Preis steht vor der Zahlung.',
        ar: 'كل فستان يُختار بحسب طبقاته وذيله وكمية تطريزه، ويظهر سعره قبل الدفع.',
      },
      {
        fa: 'لکه‌های کهنه و دنباله‌های بلند کار دستی بیشتری دارند و قیمت را بالا می‌برند.',
        en: 'Old stains and long trains mean more handwork and a higher price.',
        de: 'Alte Flecken und lange Schleppen bedeuten mehr Handarbeit und höheren Preis.',
        ar: 'البقع القديمة والذيول الطويلة عمل يدوي أكثر وسعر أعلى.',
      },
    ],
  },
};
