import type { CategoryTypeSeed } from '../types';

export const waterHeater: CategoryTypeSeed = {
  id: 1804,
  seopath: 'water-heater',
  hasPage: true,
  name: { fa: 'آبگرمکن', en: 'Water heaters', de: 'Warmwassergeräte', ar: 'سخانات الماء' },
  description: {
    fa: 'روشن نمی‌شود، آب را گرم نمی‌کند یا نشتی دارد.',
    en: 'Does not light, does not heat, or leaks.',
    de: 'Zündet nicht, heizt nicht oder leckt.',
    ar: 'لا يشتعل أو لا يسخن أو يسرب الماء.',
  },
  page: {
    title: {
      fa: 'تعمیر و سرویس آبگرمکن گازی و برقی',
      en: 'Gas and electric water heaters repaired',
      de: 'Gas- und Elektro-Warmwassergeräte reparieren',
      ar: 'إصلاح سخانات الماء الغازية والكهربائية',
    },
    summary: {
      fa: 'برای آبگرمکن دیواری، زمینی یا برقی که پیلوتش نمی‌ماند، آب را ولرم می‌دهد یا زیرش خیس است. مدل، نوع دودکش و روزی را که آخرین بار سرویس شده بنویسید تا تعمیرکار با ترموکوپل، دیافراگم یا المنت بیاید.',
      en: 'For a wall-hung, floor-standing or electric heater whose pilot goes out, whose water stays lukewarm or which stands in a puddle. Note the model, the kind of flue and the last service, and the thermocouple, membrane or element comes along.',
      de: 'Für Durchlauferhitzer, Gasspeicher oder Elektroboiler, deren Zündflamme ausgeht, die nur lauwarm liefern oder tropfen. Mit Modell, Abgasführung und letzter Wartung bringt die Fachkraft Thermoelement, Membran oder Heizstab mit.',
      ar: 'لسخان جداري أو أرضي أو كهربائي تنطفئ شعلته الدليلية أو يبقى ماؤه فاترًا أو يتسرب منه الماء. اكتب الطراز ونوع المدخنة وآخر صيانة ليُحضر الفني المزدوجة الحرارية أو الغشاء أو عنصر التسخين.',
    },
    metaTitle: {
      fa: 'تعمیر آبگرمکن دیواری، زمینی و برقی در محل | پلاکفن',
      en: 'Water heater repair: gas and electric | Pelakfan',
      de: 'Warmwassergerät reparieren: Gas und Elektro | Pelakfan',
      ar: 'إصلاح سخان الماء الجداري والأرضي والكهربائي | بلاكفن',
    },
    metaDescription: {
      fa: 'پیلوت، ترموکوپل، دیافراگم، رسوب‌زدایی مبدل، المنت و ترموستات برقی، آزمایش دودکش و نشت. سرویس آبگرمکن دیواری یک تا یک ساعت و نیم زمان می‌برد.',
      en: 'Pilot, thermocouple, membrane, descaled exchanger, electric element and thermostat, flue and leak test. A wall heater’s service takes 60 to 90 minutes.',
      de: 'Zündflamme, Thermoelement, Membran, Entkalkung, Heizstab und Thermostat, Prüfung von Abgasweg und Dichtheit. Wartung eines Wandgeräts: 60 bis 90 Minuten.',
      ar: 'الشعلة الدليلية والمزدوجة الحرارية والغشاء وإزالة ترسبات المبادل وعنصر التسخين وفحص المدخنة والتسرب. صيانة السخان الجداري من ساعة إلى ساعة ونصف.',
    },
    done: [
      {
        fa: 'شعله‌بینی و تنظیم گاز، باز کردن نازل و تمیز کردن مشعل از دوده',
        en: 'Checking and setting the flame, clearing jets, cleaning soot off the burner',
        de: 'Flamme prüfen und einstellen, Düsen freimachen, Brenner entrußen',
        ar: 'فحص اللهب وضبطه وفتح فوهات الغاز وتنظيف الموقد من السخام',
      },
      {
        fa: 'ترموکوپل، پیلوت و مگنت زمینی، باتری و جرقه‌زن دیواری',
        en: 'Thermocouple, pilot and magnet of storage heaters; battery and igniter of wall heaters',
        de: 'Thermoelement, Zündflamme und Magnet beim Speicher, Batterie und Zünder beim Wandgerät',
        ar: 'المزدوجة والشعلة والمغناطيس في السخان الأرضي، والبطارية والقادح في الجداري',
      },
      {
        fa: 'دیافراگم، میکروسوییچ و صافی آب در آبگرمکنی که با فشار کم روشن نمی‌شود',
        en: 'Membrane, microswitch and water strainer, when it will not light at low pressure',
        de: 'Membran, Mikroschalter und Wassersieb, wenn es bei wenig Druck nicht zündet',
        ar: 'الغشاء والمفتاح الصغير ومصفاة الماء حين لا يشتعل مع الضغط الضعيف',
      },
      {
        fa: 'رسوب‌زدایی مبدل و خالی کردن لجن ته مخزن',
        en: 'Descaling the heat exchanger, draining sludge from the tank',
        de: 'Wärmetauscher entkalken, Schlamm aus dem Speicher ablassen',
        ar: 'إزالة ترسبات المبادل وتفريغ الرواسب من قاع الخزان',
      },
      {
        fa: 'المنت، ترموستات و میلهٔ آند آبگرمکن برقی',
        en: 'Element, thermostat and anode of electric heaters',
        de: 'Heizstab, Thermostat und Anode beim Elektroboiler',
        ar: 'عنصر التسخين ومنظم الحرارة وقضيب الأنود في الكهربائي',
      },
      {
        fa: 'شیر اطمینان، شیر یک‌طرفه و شلنگ‌های دو سر',
        en: 'Safety valve, check valve and both hoses',
        de: 'Sicherheits- und Rückschlagventil, beide Schläuche',
        ar: 'صمام الأمان وصمام عدم الرجوع والخرطومان',
      },
      {
        fa: 'آزمایش کشش دودکش و نشت گاز با کف صابون در پایان کار',
        en: 'At the end, a test of the flue’s draught, and of the gas joints with soap suds',
        de: 'Zum Schluss Prüfung des Kaminzugs und der Gasanschlüsse mit Seifenschaum',
        ar: 'في النهاية فحص سحب المدخنة ووصلات الغاز برغوة الصابون',
      },
    ],
    notDone: [
      {
        fa: 'نصب آبگرمکن گازی در حمام، اتاق خواب یا جایی بدون دودکش',
        en: 'Fitting a gas heater in a bathroom, a bedroom or anywhere without a flue',
        de: 'Einbau von Gasgeräten in Bad, Schlafzimmer oder Räumen ohne Abgasleitung',
        ar: 'تركيب سخان غازي في الحمام أو غرفة النوم أو حيث لا مدخنة',
      },
      {
        fa: 'جابه‌جا کردن لولهٔ گاز؛ این کار مجری مجاز و تأیید شرکت گاز می‌خواهد',
        en: 'Moving the gas pipe, which takes a licensed fitter and the gas company’s consent',
        de: 'Verlegen der Gasleitung; das braucht einen zugelassenen Betrieb und die Gasgesellschaft',
        ar: 'نقل أنبوب الغاز، فهو يحتاج منفذًا مرخصًا وموافقة شركة الغاز',
      },
      {
        fa: 'جوش مخزنی که از بدنه سوراخ شده؛ دوام ندارد و زیر فشار خطرناک است',
        en: 'Welding a tank that has rusted through: it does not last and is unsafe under pressure',
        de: 'Schweißen durchgerosteter Speicher; das hält nicht und ist unter Druck gefährlich',
        ar: 'لحام خزان ثقبه الصدأ، فهو لا يدوم وخطر تحت الضغط',
      },
      {
        fa: 'پکیج دیواری و رادیاتور؛ این‌ها در دستهٔ «تأسیسات، لوله و گرمایش» است',
        en: 'Combi boilers and radiators, listed under plumbing and heating',
        de: 'Kombithermen und Heizkörper; sie gehören zu Sanitär und Heizung',
        ar: 'السخان المركزي والمشعات، وهي ضمن السباكة والتدفئة',
      },
    ],
    steps: [
      {
        title: {
          fa: 'شعله، آب، دودکش',
          en: 'Flame, water, flue',
          de: 'Flamme, Wasser, Abgas',
          ar: 'اللهب والماء والمدخنة',
        },
        text: {
          fa: 'از پنجرهٔ شعله، از زیر دستگاه و از راه دودکش تا دیوار عکس بگیرید و بنویسید آب در کدام شیر سرد است: همهٔ خانه یا فقط یکی.',
          en: 'Photograph the flame window, the underside and the flue up to the wall, and say whether every tap runs cold or only one.',
          de: 'Fotografieren Sie Schauglas, Unterseite und Abgasrohr bis zur Wand; schreiben Sie, ob jeder Hahn kalt bleibt oder nur einer.',
          ar: 'صوّر نافذة اللهب وأسفل الجهاز ومسار المدخنة حتى الجدار، واذكر هل الماء بارد في كل الحنفيات أم في واحدة.',
        },
      },
      {
        title: {
          fa: 'خاموش تا آمدن تعمیرکار',
          en: 'Off until somebody comes',
          de: 'Bis zum Termin aus',
          ar: 'أبقه مطفأً حتى يصل الفني',
        },
        text: {
          fa: 'شیر گاز آبگرمکن را ببندید؛ در مخزنی آب را نیم ساعت باز بگذارید خنک شود. برقی را از فیوز قطع کنید، نه با کشیدن دوشاخهٔ خیس.',
          en: 'Close its gas tap and run a tank cool for half an hour. Switch an electric heater off at the fuse; do not pull a wet plug.',
          de: 'Schließen Sie den Gashahn und lassen Sie den Speicher eine halbe Stunde kaltlaufen. Schalten Sie einen Elektroboiler an der Sicherung ab, ziehen Sie nie am nassen Stecker.',
          ar: 'أغلق صمام غازه ودع الماء يجري نصف ساعة ليبرد الخزان. وافصل الكهربائي من القاطع لا بنزع قابس مبلل.',
        },
      },
      {
        title: {
          fa: 'شعلهٔ آبی و آینهٔ سرد',
          en: 'A blue flame and a cold mirror',
          de: 'Blaue Flamme, kalter Spiegel',
          ar: 'لهب أزرق ومرآة باردة',
        },
        text: {
          fa: 'پس از کار، شعله باید آبی و آرام باشد. آینه‌ای که زیر کلاهک دودکش بخار بگیرد یعنی دود به اتاق برمی‌گردد و دستگاه تا درست شدن خاموش می‌ماند.',
          en: 'Afterwards the flame should burn blue and steady. A mirror that mists under the draught hood means fumes return to the room, and the heater stays off until that is cured.',
          de: 'Die Flamme soll blau und ruhig brennen. Beschlägt ein Spiegel an der Strömungssicherung, tritt Abgas aus, und das Gerät bleibt aus, bis das behoben ist.',
          ar: 'ينبغي أن يكون اللهب أزرق هادئًا. وإن تكاثف البخار على مرآة تحت غطاء المدخنة فالدخان يرتد إلى الغرفة، ويبقى الجهاز مطفأً حتى يُعالج.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'گواهی‌های فنی هر تعمیرکار در صفحهٔ اوست و پیش از پذیرفتن قیمت می‌شود آن‌ها را دید.',
        en: 'The technical certificates of each heater technician are shown on their page; read them before you accept a price.',
        de: 'Die Fachnachweise stehen auf der Seite jeder Fachkraft; lesen Sie sie, bevor Sie ein Angebot annehmen.',
        ar: 'شهادات فني السخانات الفنية في صفحته، ويمكن الاطلاع عليها قبل قبول السعر.',
      },
      {
        fa: 'اگر آب تا فردا دوباره سرد شد، هنوز در مهلت ۴۸ ساعته‌اید: تأیید نکنید و با تعمیرکار تماس بگیرید.',
        en: 'If the water is cold again next day you are still within the 48 hours: do not confirm, and call the technician.',
        de: 'Ist das Wasser am nächsten Tag wieder kalt, laufen die 48 Stunden noch: nicht bestätigen und die Fachkraft anrufen.',
        ar: 'إن برد الماء ثانية في الغد فأنت ما زلت ضمن ٤٨ ساعة: لا تؤكد واتصل بالفني.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'آبگرمکن دیواری فقط با شیر تا آخر باز روشن می‌شود؛ چرا؟',
          en: 'My wall heater lights only with the tap full open. Why?',
          de: 'Das Gerät zündet nur bei voll geöffnetem Hahn. Warum?',
          ar: 'لا يشتعل السخان الجداري إلا بفتح الحنفية كاملة، لماذا؟',
        },
        answer: {
          fa: 'برای روشن شدن نزدیک ۲٫۵ تا ۳ لیتر آب در دقیقه می‌خواهد. صافی ورودی، سردوش رسوب‌گرفته یا دیافراگم خشک آب را کم می‌کند؛ در طبقهٔ بالا گاهی پمپ لازم است.',
          en: 'It needs about 2.5 to 3 litres a minute to light. A blocked strainer, a scaled shower head or a stiff membrane takes that away; on top floors a pump may be needed.',
          de: 'Zum Zünden braucht es etwa 2,5 bis 3 Liter je Minute. Verstopftes Sieb, verkalkter Duschkopf oder spröde Membran nehmen den Druck; in oberen Stockwerken hilft manchmal nur eine Pumpe.',
          ar: 'يحتاج للاشتعال نحو ٢٫٥ إلى ٣ لترات في الدقيقة. المصفاة المسدودة أو رأس الدش المترسب أو الغشاء اليابس يقللها، وفي الطوابق العليا قد تلزم مضخة.',
        },
      },
      {
        question: {
          fa: 'پیلوت روشن می‌شود ولی با رها کردن دکمه خاموش می‌شود؛ چیست؟',
          en: 'The pilot goes out when I let go. What is it?',
          de: 'Die Zündflamme erlischt beim Loslassen. Was ist das?',
          ar: 'تنطفئ الشعلة عند رفع إصبعي، ما السبب؟',
        },
        answer: {
          fa: 'معمولاً ترموکوپل: میلهٔ نازک کنار شعله که دوده گرفته یا سوخته است. تعویضش یک ربع کار دارد. اگر شعله زرد و کوتاه است، اول نازل پیلوت باید باز شود.',
          en: 'Mostly the thermocouple, the thin rod in the flame, sooted or burnt out; changing it takes a quarter of an hour. If the flame is short and yellow, the pilot jet has to be cleared first.',
          de: 'Meist das Thermoelement, der dünne Stab in der Flamme, verrußt oder durchgebrannt; der Tausch dauert eine Viertelstunde. Ist die Flamme kurz und gelb, zuerst die Zünddüse reinigen.',
          ar: 'غالبًا المزدوجة الحرارية، القضيب الرفيع بجانب اللهب، وقد اسودّت أو احترقت، وتبديلها ربع ساعة. وإن كان اللهب قصيرًا أصفر فتُفتح فوهة الشعلة أولًا.',
        },
      },
      {
        question: {
          fa: 'از کجا بفهمم منوکسید کربن در خانه است؟',
          en: 'How would I notice carbon monoxide?',
          de: 'Woran merke ich Kohlenmonoxid?',
          ar: 'كيف أعرف وجود أول أكسيد الكربون؟',
        },
        answer: {
          fa: 'بو و رنگ ندارد. شعلهٔ زرد، دودهٔ دور دستگاه و شیشهٔ عرق‌کرده نشانه‌اند و سردرد و تهوع هم‌زمان چند نفر هشدار. همه بیرون بروید، پنجره را باز بگذارید و به ۱۱۵ و ۱۲۵ زنگ بزنید.',
          en: 'It has neither smell nor colour. A yellow flame, soot and sweating panes are signs; headache and nausea in several people at once are an alarm. Get everyone out, leave windows open and call 115 and 125.',
          de: 'Es ist geruch- und farblos. Gelbe Flamme, Ruß und beschlagene Scheiben sind Zeichen, Kopfschmerz und Übelkeit bei mehreren ein Alarm. Bringen Sie alle hinaus, lassen Sie die Fenster offen und rufen Sie 115 und 125 an.',
          ar: 'لا رائحة له ولا لون. اللهب الأصفر والسخام والزجاج المتعرق علامات، والصداع والغثيان لدى عدة أشخاص معًا إنذار. اخرجوا جميعًا واتركوا النوافذ مفتوحة واتصلوا بالرقمين ١١٥ و١٢٥.',
        },
      },
      {
        question: {
          fa: 'ترموستات را روی چند بگذارم؟',
          en: 'What temperature should I set?',
          de: 'Welche Temperatur soll ich einstellen?',
          ar: 'على أي درجة أضبط الحرارة؟',
        },
        answer: {
          fa: 'مخزنی نزدیک ۶۰ درجه: پایین‌تر جای باکتری و بالاتر جای رسوب و سوختگی است. دیواری تابستان ۴۰ تا ۴۲، تا لازم نباشد با آب سرد قاطی کنید.',
          en: 'A tank at about 60 °C: lower suits bacteria, higher brings scale and scalds. A wall heater at 40 to 42 °C in summer, so that no cold need be mixed in.',
          de: 'Speicher etwa 60 °C: darunter vermehren sich Keime, darüber drohen Kalk und Verbrühung. Durchlauferhitzer im Sommer 40 bis 42 °C, dann muss nicht beigemischt werden.',
          ar: 'الخزان نحو ٦٠ درجة: الأقل يناسب الجراثيم والأكثر يزيد الترسب والحروق. والجداري صيفًا ٤٠ إلى ٤٢ فلا تحتاج إلى مزجه بالبارد.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'سرویس دوره‌ای یک‌جا و تعمیر به اجرت و قطعه پیشنهاد می‌شود.',
        en: 'A routine service is a lump sum; a repair is labour plus part.',
        de: 'Die Wartung hat einen Festpreis, die Reparatur kostet Arbeit plus Teil.',
        ar: 'الصيانة الدورية بمبلغ مقطوع، والإصلاح أجرة مع ثمن القطعة.',
      },
      {
        fa: 'مبدل سوراخ، برد دیجیتال و دودکش بلند گران‌تر است؛ ترموکوپل و دیافراگم ارزان.',
        en: 'Pierced exchangers, control boards and long flues cost more; thermocouple and membrane little.',
        de: 'Durchlöcherte Wärmetauscher, Platinen und lange Abgasrohre kosten mehr, Thermoelement und Membran wenig.',
        ar: 'المبادل المثقوب واللوحة الرقمية والمدخنة الطويلة أغلى، والمزدوجة والغشاء رخيصان.',
      },
      {
        fa: 'مخزنی را اگر از بدنه نشت دارد تعویض می‌کنند؛ بپرسید بردن کهنه در قیمت هست یا نه.',
        en: 'A tank leaking from its shell is replaced: ask whether taking the old one away is included.',
        de: 'Ein leckender Speicher wird ersetzt; fragen Sie, ob die Mitnahme des alten enthalten ist.',
        ar: 'الخزان المتسرب من جسمه يُبدَّل، فاسأل هل يشمل السعر أخذ القديم.',
      },
    ],
  },
};
