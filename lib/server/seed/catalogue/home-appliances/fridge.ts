import type { CategoryTypeSeed } from '../types';

export const fridge: CategoryTypeSeed = {
  id: 1802,
  seopath: 'fridge',
  hasPage: true,
  name: { fa: 'یخچال و فریزر', en: 'Fridges and freezers', de: 'Kühl- und Gefriergeräte', ar: 'الثلاجات والمجمدات' },
  description: {
    fa: 'خنک نمی‌کند، برفک می‌زند یا صدا می‌دهد.',
    en: 'Does not cool, ices up or makes a noise.',
    de: 'Kühlt nicht, vereist oder macht Geräusche.',
    ar: 'لا تبرد أو يتراكم فيها الثلج أو تصدر صوتًا.',
  },
  page: {
    title: {
      fa: 'تعمیر یخچال، فریزر و ساید در خانه',
      en: 'Fridge and freezer repair at home',
      de: 'Kühl- und Gefriergeräte vor Ort repariert',
      ar: 'إصلاح الثلاجات والمجمدات في المنزل',
    },
    summary: {
      fa: 'برای یخچالی که گرم شده، برفک می‌گیرد، آب پس می‌دهد یا یکسره کار می‌کند. بنویسید سرما کجا هست و کجا نیست، موتور صدا دارد یا نه، تا تعمیرکار بداند گاز بیاورد یا رله.',
      en: 'For a fridge that has gone warm, ices up, leaks or never stops running. Say where it is still cold and whether the compressor hums, so that the technician knows whether to bring gas or a relay.',
      de: 'Für Geräte, die warm werden, vereisen, tropfen oder nie abschalten. Schreiben Sie, wo es noch kalt ist und ob der Kompressor brummt; dann ist klar, ob Kältemittel oder Relais gebraucht wird.',
      ar: 'لثلاجة سخنت أو تراكم فيها الثلج أو تسرّب ماؤها أو لا تتوقف عن العمل. اذكر أين ما زال التبريد وهل يعمل الضاغط، ليعرف الفني هل يُحضر غازًا أم مرحّلًا (ريليه).',
    },
    metaTitle: {
      fa: 'تعمیر یخچال و فریزر: شارژ گاز، ترموستات، برفک | پلاکفن',
      en: 'Fridge repair: not cooling, ice, gas refill | Pelakfan',
      de: 'Kühlschrank reparieren: kühlt nicht, vereist | Pelakfan',
      ar: 'إصلاح الثلاجة: التبريد والغاز والثلج | بلاكفن',
    },
    metaDescription: {
      fa: 'یخچال سرد نمی‌کند؟ نشت‌یابی و شارژ گاز، تعویض ترموستات، رله، فن و هیتر دیفراست، لاستیک در. تا آمدن تعمیرکار در را باز نکنید؛ فریزر پر یک روز سرد می‌ماند.',
      en: 'Fridge not cooling? Leaks found and gas refilled, thermostats, relays, fans, defrost heaters and door seals replaced. A full freezer stays cold for a day.',
      de: 'Kühlschrank kühlt nicht? Lecksuche und Kältemittel, Thermostat, Relais, Lüfter, Abtauheizung, Türdichtung. Ein voller Gefrierschrank hält einen Tag kalt.',
      ar: 'الثلاجة لا تبرد؟ كشف التسرب وتعبئة الغاز وتبديل منظم الحرارة والمرحّل والمروحة وسخان إذابة الثلج ومطاط الباب. المجمدة الممتلئة تبقى باردة يومًا.',
    },
    done: [
      {
        fa: 'اندازه‌گیری دما، جریان موتور و فشار گاز برای یافتن علت',
        en: 'Measuring temperature, compressor current and gas pressure to find the cause',
        de: 'Temperatur, Kompressorstrom und Druck messen, um die Ursache zu finden',
        ar: 'قياس الحرارة وتيار الضاغط وضغط الغاز لمعرفة السبب',
      },
      {
        fa: 'نشت‌یابی، جوش، وکیوم و شارژ گاز با ترازو',
        en: 'Finding the leak, brazing, evacuating and charging by weight',
        de: 'Lecksuche, Löten, Evakuieren und Befüllen nach Gewicht',
        ar: 'كشف التسرب واللحام والتفريغ وتعبئة الغاز بالميزان',
      },
      {
        fa: 'ترموستات، حسگر، رله، اورلود و خازن موتور',
        en: 'Thermostat, sensor, start relay, overload and capacitor',
        de: 'Thermostat, Fühler, Anlassrelais, Überlastschutz und Kondensator',
        ar: 'منظم الحرارة والحساس والمرحّل وواقي الحمل والمكثف',
      },
      {
        fa: 'فن، هیتر و تایمر دیفراست در یخچال بدون برفک',
        en: 'Fan, defrost heater and timer of frost-free models',
        de: 'Lüfter, Abtauheizung und Zeitschalter bei No-Frost-Geräten',
        ar: 'المروحة وسخان الإذابة ومؤقتها في الثلاجات عديمة الثلج',
      },
      {
        fa: 'لاستیک و لولای در، و باز کردن راه تخلیهٔ آب برفک',
        en: 'Door gasket and hinges, and clearing the defrost drain',
        de: 'Türdichtung und Scharniere, Tauwasserablauf freimachen',
        ar: 'مطاط الباب ومفصلاته وفتح مجرى ماء الإذابة',
      },
      {
        fa: 'شیر، فیلتر و یخ‌ساز ساید بای ساید',
        en: 'Water valve, filter and ice maker of side-by-side fridges',
        de: 'Wasserventil, Filter und Eisbereiter von Side-by-Side-Geräten',
        ar: 'صمام الماء والمرشح وصانع الثلج في ثلاجات البابين',
      },
    ],
    notDone: [
      {
        fa: 'کار روی موتورِ دستگاهی که پلمب گارانتی دارد',
        en: 'Work on a compressor whose warranty seal is intact',
        de: 'Arbeiten am Kompressor mit unversehrtem Garantiesiegel',
        ar: 'العمل على ضاغط عليه ختم الضمان',
      },
      {
        fa: 'یخچال ویترینی، سردخانه و تجهیزات فروشگاهی',
        en: 'Display fridges, cold rooms and shop equipment',
        de: 'Kühltheken, Kühlräume und Ladeneinrichtungen',
        ar: 'ثلاجات العرض وغرف التبريد ومعدات المتاجر',
      },
      {
        fa: 'تعویض بدنه، نقاشی در و صاف کردن فرورفتگی',
        en: 'New casings, repainting doors or beating out dents',
        de: 'Gehäusetausch, Lackieren oder Ausbeulen',
        ar: 'تبديل الهيكل ودهان الباب وإزالة الانبعاج',
      },
      {
        fa: 'فرو کردن چاقو یا سیخ در برفک؛ لوله‌ای که سوراخ شود بدنه را از کار می‌اندازد',
        en: 'Chipping ice with a knife: a pierced pipe can be the end of the fridge',
        de: 'Eis mit dem Messer lösen; eine durchstochene Leitung kann das Gerät zerstören',
        ar: 'كسر الثلج بسكين؛ فثقب الأنبوب قد يُنهي عمر الثلاجة',
      },
    ],
    steps: [
      {
        title: {
          fa: 'یک دماسنج در لیوان آب',
          en: 'A thermometer in a glass of water',
          de: 'Thermometer im Wasserglas',
          ar: 'ميزان حرارة في كوب ماء',
        },
        text: {
          fa: 'لیوان آب را یک شب وسط یخچال بگذارید: ۳ تا ۵ درجه درست است. این عدد، برچسب مدل و نوع گاز نوشته‌شده پشت دستگاه را بفرستید.',
          en: 'Leave a glass of water on the middle shelf overnight: 3 to 5 °C is right. Send that figure, the model label and the gas named on the back.',
          de: 'Stellen Sie ein Glas Wasser über Nacht in die Mitte: 3 bis 5 °C sind richtig. Schicken Sie diesen Wert, das Typenschild und die Kältemittelangabe mit.',
          ar: 'ضع كوب ماء في الرف الأوسط ليلة: ٣ إلى ٥ درجات هي الصحيحة. أرسل الرقم وملصق الطراز ونوع الغاز المكتوب خلف الثلاجة.',
        },
      },
      {
        title: {
          fa: 'خوراکی‌ها را جابه‌جا کنید',
          en: 'Move the food',
          de: 'Lebensmittel umlagern',
          ar: 'انقل الأطعمة',
        },
        text: {
          fa: 'داروی یخچالی را نزد همسایه بگذارید. اگر کار به گاز می‌رسد، یخچال باید خالی و از دیوار نیم متر جلو باشد و پنجره باز.',
          en: 'Take medicines that need cold to a neighbour. For gas work the fridge stands empty, half a metre off the wall, with a window open.',
          de: 'Bringen Sie kühlpflichtige Medikamente zu Nachbarn. Für Arbeiten am Kältekreis steht das Gerät leer, einen halben Meter von der Wand, bei offenem Fenster.',
          ar: 'ضع الأدوية المبردة عند جارك. وإن لزم العمل على الغاز فلتكن الثلاجة فارغة وبعيدة نصف متر عن الجدار والنافذة مفتوحة.',
        },
      },
      {
        title: { fa: 'پس از تعمیر صبر کنید', en: 'Wait afterwards', de: 'Danach warten', ar: 'انتظر بعد الإصلاح' },
        text: {
          fa: 'سرما نیم ساعته نمی‌آید: فریزر چهار تا شش ساعت و یخچال تا فردا صبح به دمای خود می‌رسد. تعمیرکار افت نخستین دما را به شما نشان می‌دهد.',
          en: 'Cold does not come at once: a freezer needs four to six hours, a fridge until morning. Before leaving, the technician shows you the first drop in temperature.',
          de: 'Kälte kommt nicht sofort: Der Gefrierteil braucht vier bis sechs Stunden, der Kühlteil bis zum Morgen. Dass die Temperatur sinkt, zeigt Ihnen die Fachkraft noch vor Ort.',
          ar: 'لا يعود البرد فورًا: المجمدة تحتاج أربع إلى ست ساعات والثلاجة حتى الصباح. ويُريك الفني أول انخفاض في الحرارة.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'یخچال را یک شبانه‌روز امتحان کنید و بعد تأیید کنید؛ دستمزد ۴۸ ساعت پس از پایان کار خودبه‌خود آزاد می‌شود، نه زودتر.',
        en: 'Try the fridge for a day and a night before confirming: without your confirmation the money is released only 48 hours after the end.',
        de: 'Prüfen Sie das Gerät einen Tag und eine Nacht: Ohne Ihre Bestätigung wird erst nach 48 Stunden ausgezahlt.',
        ar: 'جرّب الثلاجة يومًا وليلة قبل التأكيد؛ فالأجر لا يُصرف من دون موافقتك إلا بعد ٤٨ ساعة من الانتهاء.',
      },
      {
        fa: 'شارژ گاز بدون موافقت شما بر مبلغ، آغاز نمی‌شود.',
        en: 'No gas is charged before you have agreed to the sum.',
        de: 'Kältemittel wird erst eingefüllt, wenn Sie der Summe zugestimmt haben.',
        ar: 'لا تبدأ تعبئة الغاز قبل موافقتك على المبلغ.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'فریزر سرد است و یخچال گرم؛ چرا؟',
          en: 'The freezer is cold and the fridge warm. Why?',
          de: 'Gefrierteil kalt, Kühlteil warm. Warum?',
          ar: 'المجمدة باردة والثلاجة ساخنة، لماذا؟',
        },
        answer: {
          fa: 'در مدل بدون برفک، یخ راه باد را بسته یا فن نمی‌چرخد؛ هیتر دیفراست یا حسگر آن خراب است. در مدل ساده، گاز کم شده یا ترموستات زود قطع می‌کند.',
          en: 'In frost-free models ice blocks the air duct or the fan stands still, because of the defrost heater or its sensor. In plain ones gas is low or the thermostat cuts out early.',
          de: 'Bei No-Frost verstopft Eis den Luftkanal oder der Lüfter steht, weil Abtauheizung oder Fühler defekt ist. Bei einfachen Geräten fehlt Kältemittel oder der Thermostat schaltet zu früh ab.',
          ar: 'في عديمة الثلج يسدّ الجليد مجرى الهواء أو تقف المروحة بسبب سخان الإذابة أو حساسه. وفي العادية نقص الغاز أو يقطع منظم الحرارة مبكرًا.',
        },
      },
      {
        question: {
          fa: 'هر سال باید گاز شارژ کرد؟',
          en: 'Does gas need refilling every year?',
          de: 'Muss jedes Jahr Kältemittel nachgefüllt werden?',
          ar: 'هل يجب تعبئة الغاز كل سنة؟',
        },
        answer: {
          fa: 'نه. مدار بسته است و گاز مصرف نمی‌شود؛ اگر کم شده، جایی نشت دارد. شارژ بدون نشت‌یابی چند هفته بیشتر دوام نمی‌آورد، پس نشت‌یابی را در پیشنهاد بخواهید.',
          en: 'No. The circuit is sealed and uses none up; if some is missing, it leaks. Charging without finding the leak lasts weeks, so ask for the search in the quote.',
          de: 'Nein. Der Kreislauf ist dicht und verbraucht nichts; fehlt etwas, ist ein Leck da. Nachfüllen ohne Lecksuche hält Wochen, also bitten Sie um ein Angebot mit Lecksuche.',
          ar: 'لا. الدائرة مغلقة ولا تستهلك غازًا، فإن نقص ففيها تسرب. التعبئة دون كشفه تدوم أسابيع، فاطلب الكشف ضمن العرض.',
        },
      },
      {
        question: {
          fa: 'تا آمدن تعمیرکار غذاها سالم می‌ماند؟',
          en: 'Will the food keep until then?',
          de: 'Hält das Essen so lange?',
          ar: 'هل يبقى الطعام سليمًا حتى يصل الفني؟',
        },
        answer: {
          fa: 'در بسته، یخچال نزدیک چهار ساعت و فریزر پر یک تا دو روز سرد می‌ماند. گوشتی که هنوز بلور یخ دارد می‌شود دوباره منجمد کرد؛ گوشت و شیری که بیش از دو ساعت گرم مانده را نخورید.',
          en: 'Closed, a fridge keeps cold about four hours, a full freezer one to two days. Meat with ice crystals may be refrozen; meat or milk that has been warm for over two hours should go.',
          de: 'Geschlossen hält der Kühlschrank etwa vier Stunden, ein voller Gefrierschrank ein bis zwei Tage. Fleisch mit Eiskristallen darf wieder gefrieren; was über zwei Stunden warm war, werfen Sie weg.',
          ar: 'مغلقةً تبرد الثلاجة نحو أربع ساعات والمجمدة الممتلئة يومًا أو يومين. اللحم الذي فيه بلورات جليد يُعاد تجميده، وما بقي دافئًا أكثر من ساعتين يُترك.',
        },
      },
      {
        question: {
          fa: 'یخچال پس از اسباب‌کشی روشن نمی‌شود؛ خراب شد؟',
          en: 'It will not start after the move. Is it broken?',
          de: 'Nach dem Umzug startet er nicht. Kaputt?',
          ar: 'لا تعمل بعد الانتقال، هل تعطلت؟',
        },
        answer: {
          fa: 'اگر خوابیده حمل شده، چند ساعت ایستاده بگذارید تا روغن به موتور برگردد و بعد به برق بزنید. پریز و محافظ را هم با یک چراغ امتحان کنید؛ محافظ چند دقیقه دیر وصل می‌کند.',
          en: 'If it lay down in the van, let it stand some hours so that the oil runs back, then plug it in. Try the socket with a lamp; a surge protector waits some minutes before switching on.',
          de: 'Lag er beim Transport, lassen Sie ihn einige Stunden stehen, damit das Öl zurückläuft. Prüfen Sie die Steckdose mit einer Lampe; ein Spannungsschutz schaltet erst nach Minuten ein.',
          ar: 'إن نُقلت ممددة فاتركها واقفة ساعات ليعود الزيت إلى الضاغط ثم صلها. وافحص المقبس بمصباح، فواقي التيار يتأخر دقائق قبل الوصل.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'عیب‌یابی، قطعه و گاز سه ردیف جداست و شارژ باید نشت‌یابی و وکیوم را هم در بر بگیرد.',
        en: 'Diagnosis, part and gas are three lines, and a refill should include leak search and evacuation.',
        de: 'Diagnose, Teil und Kältemittel sind drei Posten; Befüllen sollte Lecksuche und Evakuieren enthalten.',
        ar: 'الفحص والقطعة والغاز ثلاثة بنود، وينبغي أن تشمل التعبئة كشف التسرب والتفريغ.',
      },
      {
        fa: 'تعویض موتور گران‌ترین کار است؛ برای یخچال بالای پانزده سال پیش از آن حساب کنید.',
        en: 'A new compressor is the most expensive repair; do the sums first if the fridge is over fifteen years old.',
        de: 'Ein neuer Kompressor ist am teuersten; rechnen Sie bei Geräten über fünfzehn Jahren erst nach.',
        ar: 'تبديل الضاغط أغلى إصلاح، فاحسب قبله إن جاوز عمر الثلاجة خمس عشرة سنة.',
      },
      {
        fa: 'ساید بای ساید و یخچال اینورتر قطعهٔ گران‌تر و وقت بیشتری می‌خواهد.',
        en: 'Side-by-side and inverter models need more expensive parts and more time.',
        de: 'Side-by-Side- und Invertergeräte brauchen teurere Teile und mehr Zeit.',
        ar: 'ثلاجات البابين والمحرك العاكس تحتاج قطعًا أغلى ووقتًا أطول.',
      },
    ],
  },
};
