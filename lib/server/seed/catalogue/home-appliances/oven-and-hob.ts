import type { CategoryTypeSeed } from '../types';

export const ovenAndHob: CategoryTypeSeed = {
  id: 1805,
  seopath: 'oven-and-hob',
  hasPage: true,
  name: {
    fa: 'اجاق، فر و هود',
    en: 'Ovens, hobs and hoods',
    de: 'Herd, Ofen, Abzug',
    ar: 'المواقد والأفران والشفاطات',
  },
  description: {
    fa: 'تعمیر فندک، ترموستات، هود و تنظیم شعله.',
    en: 'Igniters, thermostats, hoods and flame adjustment.',
    de: 'Zünder, Thermostat, Abzug und Flammeneinstellung.',
    ar: 'الإشعال ومنظم الحرارة والشفاط وضبط اللهب.',
  },
  page: {
    title: {
      fa: 'تعمیر اجاق گاز، فر و هود',
      en: 'Hobs, ovens and cooker hoods repaired',
      de: 'Reparatur von Kochfeld, Backofen und Abzugshaube',
      ar: 'إصلاح مواقد الغاز والأفران والشفاطات',
    },
    summary: {
      fa: 'برای شعله‌ای که زرد می‌سوزد، فندکی که پشت سر هم می‌زند، فری که یک سو را می‌سوزاند یا هودی که بو را نمی‌کشد. گازی یا برقی بودن، صفحه‌ای یا مبله بودن و عکس عیب را بفرستید.',
      en: 'For a flame that burns yellow, an igniter that keeps clicking, an oven that burns one side or a hood that no longer draws. Say gas or electric, built-in or free-standing, and add a photo of the fault.',
      de: 'Wenn die Flamme gelb brennt, der Zünder dauernd tickt, der Ofen einseitig verbrennt oder die Haube nicht mehr zieht. Gas oder elektrisch, Einbau- oder Standgerät, dazu ein Foto: Das genügt.',
      ar: 'للهب يحترق أصفر، أو قادح لا يكف عن الطقطقة، أو فرن يحرق جهة واحدة، أو شفاط لا يسحب الرائحة. اذكر هل هو غازي أم كهربائي، مدمج أم مستقل، وأرفق صورة.',
    },
    metaTitle: {
      fa: 'تعمیر اجاق گاز، فر و هود؛ فندک و ترموستات | پلاکفن',
      en: 'Hob, oven and cooker hood repair at home | Pelakfan',
      de: 'Herd, Backofen und Abzugshaube reparieren | Pelakfan',
      ar: 'إصلاح الموقد والفرن والشفاط في المنزل | بلاكفن',
    },
    metaDescription: {
      fa: 'تنظیم شعلهٔ گاز شهری، فندک و ترموکوپل سرشعله، ترموستات و المنت فر، لاستیک در، موتور و کلید هود. بیشتر تعمیرها در یک بازدید یک‌ساعته تمام می‌شود.',
      en: 'Flames set for mains gas, igniters and burner thermocouples, oven thermostats and elements, door seals, hood motors and switches. Most repairs take an hour.',
      de: 'Flammen auf Erdgas eingestellt, Zünder und Zündsicherung, Ofenthermostat und Heizstab, Türdichtung, Haubenmotor. Die meisten Reparaturen dauern eine Stunde.',
      ar: 'ضبط اللهب على غاز المدينة، القادح ومزدوجة الشعلة، منظم حرارة الفرن وعنصره، مطاط الباب، محرك الشفاط. أغلب الإصلاحات تنتهي في زيارة من ساعة.',
    },
    done: [
      {
        fa: 'باز کردن و تمیز کردن نازل و سرشعله، و تنظیم هوا تا شعله آبی شود',
        en: 'Clearing jets and burner heads, and setting the air until the flame is blue',
        de: 'Düsen und Brennerköpfe reinigen, Luft einstellen, bis die Flamme blau ist',
        ar: 'فتح فوهات الغاز ورؤوس الشعلة وضبط الهواء حتى يصير اللهب أزرق',
      },
      {
        fa: 'تبدیل نازل از گاز مایع به گاز شهری یا برعکس',
        en: 'Changing jets from bottled to mains gas, or back',
        de: 'Düsen von Flüssig- auf Erdgas umstellen oder zurück',
        ar: 'تبديل فوهات الغاز من غاز الأسطوانة إلى غاز المدينة أو العكس',
      },
      {
        fa: 'فندک، شمعک جرقه، ترانس و میکروسوییچ زیر ولوم‌ها',
        en: 'Igniter, spark plugs, transformer and the microswitches under the knobs',
        de: 'Zünder, Zündkerzen, Trafo und die Mikroschalter unter den Knebeln',
        ar: 'القادح وشمعاته ومحوّله والمفاتيح الصغيرة تحت المقابض',
      },
      {
        fa: 'ترموکوپل ایمنی که شعلهٔ خاموش‌شده را می‌بندد',
        en: 'The safety thermocouple that shuts off a flame gone out',
        de: 'Zündsicherung, die das Gas bei erloschener Flamme sperrt',
        ar: 'المزدوجة التي تقطع الغاز إذا انطفأت الشعلة',
      },
      {
        fa: 'المنت، ترموستات، فن و چراغ فر، و لاستیک و لولای در',
        en: 'Oven element, thermostat, fan and lamp; door seal and hinges',
        de: 'Heizstab, Thermostat, Gebläse und Lampe des Ofens, Türdichtung, Scharniere',
        ar: 'عنصر الفرن ومنظمه ومروحته ومصباحه، ومطاط الباب ومفصلاته',
      },
      {
        fa: 'موتور، کلید لمسی، لامپ و دریچهٔ یک‌طرفهٔ هود',
        en: 'Motor, touch switch, lamp and non-return flap of the hood',
        de: 'Motor, Sensortasten, Lampe und Rückstauklappe der Haube',
        ar: 'محرك الشفاط ومفتاحه اللمسي ومصباحه وصمام عدم الرجوع',
      },
    ],
    notDone: [
      {
        fa: 'لولهٔ گاز توکار و علمک؛ برای آن لوله‌کش گاز مجاز لازم است',
        en: 'Concealed gas pipes and the riser, which need a licensed gas fitter',
        de: 'Gasleitungen in der Wand und der Hausanschluss; dafür braucht es einen Gasinstallateur',
        ar: 'أنابيب الغاز داخل الجدار وعمود التغذية، فتلزمها رخصة',
      },
      {
        fa: 'تعویض شیشهٔ شکسته‌ای که کارخانه دیگر نمی‌سازد',
        en: 'Broken glass that the maker no longer supplies',
        de: 'Zerbrochenes Glas, das der Hersteller nicht mehr liefert',
        ar: 'الزجاج المكسور الذي لم يعد المصنع يوفره',
      },
      {
        fa: 'چربی‌زدایی کامل هود و فر؛ این نظافت عمیق است',
        en: 'Degreasing hood and oven thoroughly, which is deep cleaning',
        de: 'Gründliches Entfetten von Haube und Ofen; das ist Grundreinigung',
        ar: 'إزالة دهون الشفاط والفرن كاملة، فهذا تنظيف عميق',
      },
      {
        fa: 'اجاق صنعتی رستوران و تنور',
        en: 'Restaurant ranges and tandoors',
        de: 'Gastronomieherde und Tandure',
        ar: 'مواقد المطاعم والتنانير',
      },
    ],
    steps: [
      {
        title: {
          fa: 'صدا و رنگ شعله',
          en: 'Sound and colour of the flame',
          de: 'Klang und Farbe der Flamme',
          ar: 'صوت اللهب ولونه',
        },
        text: {
          fa: 'از شعلهٔ روشن در تاریکی عکس بگیرید: نوک زرد هوای کم است، پریدن از سرشعله هوای زیاد. مدل روی برچسب زیر صفحه یا داخل کشو نوشته است.',
          en: 'Photograph the flame in the dark: yellow tips mean too little air, lifting off means too much. The model is on a label under the hob or inside the drawer.',
          de: 'Fotografieren Sie die Flamme im Dunkeln: Gelbe Spitzen heißen zu wenig, Abheben zu viel Luft. Das Modell steht unter dem Kochfeld oder in der Schublade.',
          ar: 'صوّر اللهب في الظلام: الأطراف الصفراء نقص هواء، وارتفاعه عن الرأس زيادته. الطراز مكتوب تحت السطح أو داخل الدرج.',
        },
      },
      {
        title: {
          fa: 'گاز بسته، اجاق سرد',
          en: 'Gas off, hob cold',
          de: 'Gas zu, Kochfeld kalt',
          ar: 'الغاز مغلق والموقد بارد',
        },
        text: {
          fa: 'یک ساعت پیش از آمدن آشپزی نکنید و روی صفحه و داخل فر را خالی کنید. برای اجاق توکار، کشوی زیرش هم بیرون باشد.',
          en: 'Do not cook for an hour before, and clear the hob and the oven. For a built-in hob take out the drawer beneath.',
          de: 'Kochen Sie eine Stunde vorher nicht und räumen Sie Kochfeld und Ofen leer. Bei Einbaufeldern nehmen Sie die Schublade darunter heraus.',
          ar: 'لا تطبخ قبل الموعد بساعة وأخلِ السطح والفرن. وفي الموقد المدمج أخرج الدرج الذي تحته.',
        },
      },
      {
        title: {
          fa: 'کف صابون و دماسنج',
          en: 'Soap suds and a thermometer',
          de: 'Seifenschaum und Thermometer',
          ar: 'رغوة الصابون وميزان الحرارة',
        },
        text: {
          fa: 'سر شلنگ و اتصال‌ها با کف امتحان می‌شود. فر را روی ۱۸۰ می‌گذارند و پس از بیست دقیقه با دماسنج می‌سنجند؛ پانزده درجه اختلاف طبیعی است.',
          en: 'Hose ends and joints are tested with suds. The oven is set to 180 °C and measured after twenty minutes; fifteen degrees of difference is normal.',
          de: 'Schlauch und Anschlüsse werden abgeschäumt. Der Ofen läuft zwanzig Minuten auf 180 °C und wird gemessen; fünfzehn Grad Abweichung sind normal.',
          ar: 'تُفحص أطراف الخرطوم والوصلات بالرغوة. ويُضبط الفرن على ١٨٠ ويُقاس بعد عشرين دقيقة، وفرق خمس عشرة درجة طبيعي.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'تا پایان آزمایش نشت، کار روی اجاق تمام‌شده به حساب نمی‌آید؛ پیش از دیدن آن تأیید نزنید.',
        en: 'Work on the hob is not over before the leak test: do not confirm until you have seen it.',
        de: 'Vor der Dichtheitsprobe ist die Arbeit am Herd nicht zu Ende; bestätigen Sie erst danach.',
        ar: 'لا يُعد العمل على الموقد منتهيًا قبل فحص التسرب، فلا تؤكد حتى تراه.',
      },
      {
        fa: 'پولی که برای تعمیر فر یا هود داده‌اید پیش پلاکفن می‌ماند و ناراضی که باشید برمی‌گردد.',
        en: 'What you paid for the oven or hood repair is kept by Pelakfan and returned if you are dissatisfied.',
        de: 'Ihr Geld für die Reparatur von Ofen oder Haube verwahrt Pelakfan; sind Sie unzufrieden, kommt es zurück.',
        ar: 'ما دفعته لإصلاح الفرن أو الشفاط محفوظ لدى بلاكفن ويعود إليك إن لم ترضَ.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'فندک بی‌وقفه جرقه می‌زند؛ چرا؟',
          en: 'The igniter will not stop sparking. Why?',
          de: 'Der Zünder tickt ununterbrochen. Warum?',
          ar: 'القادح لا يتوقف عن إطلاق الشرر، لماذا؟',
        },
        answer: {
          fa: 'آب یا مایع شوینده زیر ولوم رفته و میکروسوییچ را وصل نگه می‌دارد. دوشاخه را بکشید، ولوم‌ها را بیرون آورید و یک شب بگذارید خشک شود؛ اگر ماند، دستهٔ سیم میکروسوییچ عوض می‌شود.',
          en: 'Water or cleaner under a knob keeps a microswitch closed. Unplug the hob, pull off the knobs and let it dry overnight; if it goes on, the switch harness is replaced.',
          de: 'Wasser oder Reiniger unter dem Knebel hält einen Mikroschalter geschlossen. Stecker ziehen, Knebel abnehmen, über Nacht trocknen; sonst wird der Schaltersatz getauscht.',
          ar: 'ماء أو منظف تحت المقبض يبقي المفتاح موصولًا. انزع القابس والمقابض واتركها تجف ليلة، فإن استمر فتُبدَّل ضفيرة المفاتيح.',
        },
      },
      {
        question: {
          fa: 'ته قابلمه سیاه می‌شود؛ از گاز است؟',
          en: 'My pans turn black. Is it the gas?',
          de: 'Die Töpfe werden schwarz. Liegt es am Gas?',
          ar: 'يسودّ قاع القدر، هل السبب الغاز؟',
        },
        answer: {
          fa: 'از سوختن ناقص است: نازل بزرگ یا گشادشده، دریچهٔ هوای بسته یا سرشعلهٔ کج. نازل گاز مایع و شهری یکی نیست؛ اجاق آورده از شهر یا کشور دیگر را پیش از وصل کردن بررسی کنید.',
          en: 'It burns badly: a jet too large or worn, an air shutter closed, a burner cap askew. Jets for bottled and mains gas differ, so have a hob brought from elsewhere checked before it is joined up.',
          de: 'Sie verbrennt unvollständig: Düse zu groß oder ausgeweitet, Luftblende zu, Brennerdeckel schief. Flüssig- und Erdgasdüsen sind verschieden; mitgebrachte Herde vor dem Anschluss prüfen lassen.',
          ar: 'هو احتراق ناقص: فوهة كبيرة أو متسعة أو فتحة هواء مغلقة أو رأس مائل. فوهات الأسطوانة وغاز المدينة مختلفة، فافحص الموقد المنقول من مكان آخر قبل وصله.',
        },
      },
      {
        question: {
          fa: 'شلنگ گاز را کی باید عوض کرد؟',
          en: 'When is the gas hose due?',
          de: 'Wann ist der Gasschlauch fällig?',
          ar: 'متى يُبدَّل خرطوم الغاز؟',
        },
        answer: {
          fa: 'هر پنج سال، یا زودتر اگر با خم کردن ترک نشان دهد. کوتاه‌تر از یک و نیم متر باشد، از پشت فر داغ رد نشود و دو سرش بست فلزی داشته باشد، نه سیم.',
          en: 'Every five years, sooner if it cracks when bent. Keep it under 1.5 m, away from the hot back of the oven, with metal clips at both ends, never wire.',
          de: 'Alle fünf Jahre, früher bei Rissen beim Biegen. Unter 1,5 m lang, nicht hinter dem heißen Ofen, mit Schellen an beiden Enden, nie mit Draht.',
          ar: 'كل خمس سنوات، أو قبلها إن تشقق عند ثنيه. ليكن أقصر من متر ونصف بعيدًا عن ظهر الفرن الساخن، وبمشبك معدني في طرفيه لا بسلك.',
        },
      },
      {
        question: {
          fa: 'هود روشن است ولی بو می‌ماند؛ چه کنم؟',
          en: 'The hood runs but smells remain. What now?',
          de: 'Die Haube läuft, doch es riecht weiter. Was tun?',
          ar: 'الشفاط يعمل والرائحة باقية، ما العمل؟',
        },
        answer: {
          fa: 'فیلتر فلزی را با آب داغ و مایع ظرفشویی بشویید؛ زغالی شسته نمی‌شود و سه تا شش ماه بعد باید نو شود. لولهٔ آکاردئونی له‌شده یا خم تند هم نیمی از مکش را می‌گیرد.',
          en: 'Wash the metal filter in hot water with detergent; a charcoal one cannot be washed and is renewed after three to six months. A crushed or sharply bent duct takes half the draught.',
          de: 'Metallfilter in heißem Spülwasser waschen; Kohlefilter nicht, sie werden nach drei bis sechs Monaten ersetzt. Ein geknickter Schlauch kostet den halben Zug.',
          ar: 'اغسل المرشح المعدني بماء ساخن وسائل جلي، أما الفحمي فلا يُغسل ويُجدد بعد ثلاثة إلى ستة أشهر. والأنبوب المضغوط أو حاد الانثناء يأخذ نصف السحب.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'تنظیم و باز کردن شعله به تعداد شعله، و تعویض قطعه با اجرت جدا پیشنهاد می‌شود.',
        en: 'Setting flames is priced by the number of burners, replacing a part by labour and part.',
        de: 'Das Einstellen der Flammen wird je Brenner berechnet, ein Teiletausch nach Arbeit und Teil.',
        ar: 'ضبط الشعلات بحسب عددها، وتبديل القطع بأجرة وثمن القطعة.',
      },
      {
        fa: 'بیرون آوردن فر توکار از کابینت و هود از دیوار وقت می‌گیرد و در قیمت پیداست.',
        en: 'Taking a built-in oven or a hood down takes time, and shows in the price.',
        de: 'Der Ausbau von Einbauofen oder Haube kostet Zeit und steht im Preis.',
        ar: 'إخراج الفرن المدمج أو إنزال الشفاط يأخذ وقتًا ويظهر في السعر.',
      },
      {
        fa: 'قطعهٔ اجاق‌های ایرانی فراوان و ارزان است؛ برای مارک خارجی گاهی چند روز باید صبر کرد.',
        en: 'Parts for Iranian makes are plentiful and cheap; foreign ones may take days to arrive.',
        de: 'Teile für iranische Marken sind gut und günstig zu haben, für ausländische dauert es oft Tage.',
        ar: 'قطع المواقد الإيرانية متوفرة ورخيصة، والأجنبية قد تستغرق أيامًا.',
      },
    ],
  },
};
