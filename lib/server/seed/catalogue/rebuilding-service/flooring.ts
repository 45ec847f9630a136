import type { CategoryTypeSeed } from '../types';

export const flooring: CategoryTypeSeed = {
  id: 3203,
  seopath: 'flooring',
  hasPage: true,
  name: { fa: 'پارکت و کف‌پوش', en: 'Flooring', de: 'Bodenbeläge', ar: 'الأرضيات' },
  description: {
    fa: 'لمینت، پارکت، موکت و کف‌پوش پلاستیکی.',
    en: 'Laminate, parquet, carpet and vinyl.',
    de: 'Laminat, Parkett, Teppichboden und Vinyl.',
    ar: 'الأرضيات الخشبية والموكيت والفينيل.',
  },
  page: {
    title: {
      fa: 'نصب پارکت، لمینت و کف‌پوش',
      en: 'Laying parquet, laminate and other floors',
      de: 'Parkett, Laminat und andere Böden verlegen',
      ar: 'تركيب الباركيه والأرضيات',
    },
    summary: {
      fa: 'برای کفی که سرد و کهنه شده یا پارکتی که باد کرده است. متراژ، جنس کف زیرین و نوع کف‌پوش را بگویید؛ یک اتاق دوازده‌متری معمولاً نصف روز کار دارد.',
      en: 'For floors that are cold and worn, or parquet that has swollen. Give the area, what lies beneath and the covering you chose; a room of twelve square metres usually takes half a day.',
      de: 'Für kalte, abgenutzte Böden oder aufgequollenes Parkett. Nennen Sie Fläche, Untergrund und Belag; ein Zimmer mit zwölf Quadratmetern braucht meist einen halben Tag.',
      ar: 'لأرضية باردة بالية أو باركيه انتفخ. اذكر المساحة وما تحتها ونوع الأرضية، فغرفة من اثني عشر مترًا تحتاج عادةً نصف يوم.',
    },
    metaTitle: {
      fa: 'نصب پارکت لمینت و کف‌پوش، قیمت متری | پلاکفن',
      en: 'Laminate, parquet and vinyl floors laid | Pelakfan',
      de: 'Laminat, Parkett und Vinyl verlegen lassen | Pelakfan',
      ar: 'تركيب الباركيه والفينيل والموكيت بالمتر | بلاكفن',
    },
    metaDescription: {
      fa: 'نصب لمینت، پارکت چوب، کف‌پوش پی‌وی‌سی و موکت با زیرسازی، فوم و قرنیز. کف باید خشک و تراز باشد؛ مصالح ۴۸ ساعت در همان اتاق بماند.',
      en: 'Laminate, wood parquet, vinyl and carpet laid with levelling, underlay and skirting. The base must be dry; the boards rest in the room for 48 hours first.',
      de: 'Laminat, Holzparkett, Vinyl und Teppichboden mit Ausgleich, Unterlage und Leisten. Der Untergrund muss trocken sein; Ware 48 Stunden im Raum lagern.',
      ar: 'تركيب اللامينيت وباركيه الخشب والفينيل والموكيت مع التسوية والإسفنج والحواف. يجب أن تكون الأرض جافة وتبقى الألواح ٤٨ ساعة في الغرفة.',
    },
    done: [
      {
        fa: 'برداشتن موکت یا پارکت کهنه و تراشیدن چسب آن',
        en: 'Lifting old carpet or parquet and scraping off the glue',
        de: 'Alten Teppich oder Parkett aufnehmen, Kleber abkratzen',
        ar: 'رفع الموكيت أو الباركيه القديم وكشط لاصقه',
      },
      {
        fa: 'سنجش تراز با شمشهٔ دومتری و پر کردن گودی‌های بیش از ۳ میلی‌متر',
        en: 'Checking with a two-metre straight edge and filling hollows deeper than 3 mm',
        de: 'Prüfen mit der Zwei-Meter-Latte, Mulden über 3 mm ausgleichen',
        ar: 'فحص الاستواء بمسطرة مترين وملء ما زاد انخفاضه على ٣ ملم',
      },
      {
        fa: 'نایلون رطوبت‌گیر و فوم دو تا سه میلی‌متری زیر لمینت',
        en: 'A moisture film and two to three millimetres of foam under laminate',
        de: 'Dampfsperre und zwei bis drei Millimeter Dämmung unter Laminat',
        ar: 'طبقة مانعة للرطوبة وإسفنج من مليمترين إلى ثلاثة تحت اللامينيت',
      },
      {
        fa: 'چیدن با ده میلی‌متر فاصله از دیوار و سرهای جابه‌جا',
        en: 'Laying with ten millimetres to the wall and staggered ends',
        de: 'Verlegen mit zehn Millimeter Wandabstand und versetzten Stößen',
        ar: 'التركيب بعشرة مليمترات عن الجدار ونهايات متخالفة',
      },
      {
        fa: 'نصب قرنیز، تبدیل میان دو کف و پروفیل لبهٔ پله',
        en: 'Fitting skirting, threshold strips and stair nosings',
        de: 'Fußleisten, Übergangsprofile und Treppenkanten anbringen',
        ar: 'تركيب الحواف ووصلات الأرضيات وزوايا الدرج',
      },
      {
        fa: 'کوتاه کردن زیر در، اگر به کف تازه گیر کند',
        en: 'Trimming a door that catches on the new floor',
        de: 'Türblatt kürzen, wenn es am neuen Boden schleift',
        ar: 'قص أسفل الباب إن احتك بالأرضية الجديدة',
      },
    ],
    notDone: [
      {
        fa: 'جابه‌جایی کمد پر و یخچال در روز کار',
        en: 'Moving full wardrobes and fridges on the day',
        de: 'Volle Schränke und Kühlschrank am Arbeitstag rücken',
        ar: 'تحريك الخزائن الممتلئة والثلاجة يوم العمل',
      },
      {
        fa: 'خشک کردن کف نم‌دار و یافتن نشتی',
        en: 'Drying out damp floors or finding leaks',
        de: 'Feuchte Böden trocknen oder Lecks suchen',
        ar: 'تجفيف أرضية رطبة أو البحث عن تسرب',
      },
      {
        fa: 'شستن فرش و قالی روی کف',
        en: 'Washing the rugs that lie on the floor',
        de: 'Waschen der Teppiche, die darauf liegen',
        ar: 'غسل السجاد المفروش فوقها',
      },
    ],
    steps: [
      {
        title: {
          fa: 'مصالح را زودتر بیاورید',
          en: 'Bring the boards in early',
          de: 'Ware früh ins Zimmer',
          ar: 'أحضر الألواح مبكرًا',
        },
        text: {
          fa: 'تخته‌ها دو روز در بستهٔ بسته و خوابیده در همان اتاق بماند، با دمای ۱۸ تا ۲۵ درجه.',
          en: 'Leave them flat in their packs for two days in the same room, at 18 to 25 °C.',
          de: 'Lassen Sie die Dielen zwei Tage liegend und verpackt im selben Raum, bei 18 bis 25 °C.',
          ar: 'اتركها يومين مستلقية في عبواتها داخل الغرفة بحرارة ١٨ إلى ٢٥ درجة.',
        },
      },
      {
        title: { fa: 'خالی کردن اتاق', en: 'Empty the room', de: 'Raum leeren', ar: 'أخلِ الغرفة' },
        text: {
          fa: 'هر چه پایه دارد بیرون برود؛ نیم‌نیم کردن اتاق، زمان کار را دو برابر می‌کند.',
          en: 'Everything with legs goes out; working around furniture doubles the time.',
          de: 'Alles mit Beinen muss hinaus; um Möbel herum zu verlegen verdoppelt die Zeit.',
          ar: 'كل ما له أرجل يخرج، فالعمل نصفًا نصفًا يضاعف الوقت.',
        },
      },
      {
        title: {
          fa: 'از پنجره به سمت در',
          en: 'From the window inwards',
          de: 'Vom Fenster weg',
          ar: 'من النافذة نحو الباب',
        },
        text: {
          fa: 'تخته‌ها هم‌جهت نور چیده می‌شود تا درزها سایه نیندازند؛ تکهٔ آخر زیر ۵ سانتی‌متر نشود.',
          en: 'Boards follow the light so that joints cast no shadow; no last strip narrower than 5 cm.',
          de: 'Dielen laufen mit dem Licht, damit Fugen keinen Schatten werfen; keine Reststreifen unter 5 cm.',
          ar: 'تُصف الألواح باتجاه الضوء كي لا تظهر ظلال الفواصل، ولا تقل القطعة الأخيرة عن ٥ سنتيمترات.',
        },
      },
      {
        title: { fa: 'راه رفتن', en: 'Walk over it', de: 'Ablaufen', ar: 'امشِ عليها' },
        text: {
          fa: 'همه‌جا راه بروید؛ صدا و فرورفتن یعنی زیر آن خالی است. بعد تأیید کنید.',
          en: 'Walk everywhere: creaking or giving means a hollow beneath. Then approve.',
          de: 'Gehen Sie alles ab: Knarren oder Nachgeben heißt Hohlraum. Erst dann bestätigen.',
          ar: 'امشِ في كل موضع، فالصرير أو الهبوط يعني فراغًا تحتها، ثم وافق.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'قیمت انتخابی شما برای متراژ گفته‌شده می‌ماند؛ متر بیشتر یا زیرسازی تازه را جدا می‌پذیرید یا رد می‌کنید.',
        en: 'The quote you chose stands for the area you named; more metres or extra levelling you accept or refuse separately.',
        de: 'Das gewählte Angebot gilt für die genannte Fläche; mehr Meter oder Ausgleich nehmen Sie eigens an oder lehnen ab.',
        ar: 'يثبت العرض الذي اخترته للمساحة المذكورة، أما أمتار أو تسوية إضافية فتقبلها أو ترفضها على حدة.',
      },
      {
        fa: 'دو روز پس از تحویل راه بروید و گوش کنید؛ پول نصاب تا ۴۸ ساعت یا تأیید شما نگه داشته می‌شود.',
        en: 'Walk and listen for two days: the floor-layer’s money is kept for 48 hours or until you approve.',
        de: 'Zwei Tage lang gehen und horchen: Das Geld des Bodenlegers wird 48 Stunden oder bis zu Ihrer Bestätigung einbehalten.',
        ar: 'امشِ وأنصت يومين، فمال المركّب محفوظ ٤٨ ساعة أو حتى موافقتك.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'لمینت بخرم یا پارکت چوب یا پی‌وی‌سی؟',
          en: 'Laminate, wood or vinyl?',
          de: 'Laminat, Holz oder Vinyl?',
          ar: 'لامينيت أم خشب أم فينيل؟',
        },
        answer: {
          fa: 'برای اتاق با فرش، لمینت هشت میلی‌متری با درجهٔ سایش ای‌سی‌چهار بس است. چوب را می‌شود دو سه بار سابید ولی آب نمی‌خواهد. پی‌وی‌سی برای آشپزخانه است.',
          en: 'For rooms with rugs 8 mm laminate of wear class AC4 will do. Wood can be sanded two or three times but hates water. Vinyl suits kitchens.',
          de: 'Für Zimmer mit Teppichen reicht 8-mm-Laminat der Klasse AC4. Holz lässt sich zwei-, dreimal schleifen, verträgt aber kein Wasser. Vinyl passt in die Küche.',
          ar: 'لغرفة فيها سجاد يكفي لامينيت ٨ ملم بدرجة مقاومة رابعة. والخشب يُصنفر مرتين أو ثلاثًا لكنه لا يحتمل الماء. والفينيل للمطبخ.',
        },
      },
      {
        question: {
          fa: 'روی سرامیک می‌شود نصب کرد؟',
          en: 'Can it go over ceramic tiles?',
          de: 'Geht es auf Fliesen?',
          ar: 'هل يُركّب فوق السيراميك؟',
        },
        answer: {
          fa: 'بله، اگر لق نیست و درزها گود نیست. کف ۱۰ تا ۱۲ میلی‌متر بالا می‌آید؛ در ورودی و زیر یخچال توکار را اندازه بگیرید.',
          en: 'Yes, if none are loose and the joints not deep. The floor rises 10 to 12 mm, so measure the front door and any built-in fridge.',
          de: 'Ja, wenn keine lose und die Fugen flach sind. Der Boden wird 10 bis 12 mm höher: Wohnungstür und Einbaukühlschrank messen.',
          ar: 'نعم إن لم يكن متخلخلًا ولا فواصله عميقة. ترتفع الأرض ١٠ إلى ١٢ ملم، فقس باب الدخول والثلاجة المدمجة.',
        },
      },
      {
        question: {
          fa: 'با گرمایش از کف جور است؟',
          en: 'Does it work with underfloor heating?',
          de: 'Passt es zur Fußbodenheizung?',
          ar: 'هل يناسب التدفئة الأرضية؟',
        },
        answer: {
          fa: 'لمینت و پی‌وی‌سیِ نازک بله، به‌شرط آنکه سطح کف از ۲۷ درجه بالاتر نرود و فوم مخصوص به کار رود. پیش از نصب سه روز خاموش و بعد آرام روشن شود.',
          en: 'Thin laminate and vinyl do, if the surface stays below 27 °C and a suitable underlay is used. Heating off for three days before, then up slowly.',
          de: 'Dünnes Laminat und Vinyl ja, wenn die Oberfläche unter 27 °C bleibt und die Unterlage geeignet ist. Drei Tage vorher aus, danach langsam hoch.',
          ar: 'اللامينيت والفينيل الرقيقان نعم بشرط ألا يتجاوز السطح ٢٧ درجة وأن تُستعمل طبقة خاصة. تُطفأ ثلاثة أيام قبل التركيب ثم ترفع ببطء.',
        },
      },
      {
        question: {
          fa: 'پارکتم باد کرده؛ همه باید عوض شود؟',
          en: 'My laminate has swollen. Must all of it go?',
          de: 'Mein Laminat ist aufgequollen. Muss alles neu?',
          ar: 'انتفخت أرضيتي، هل تُبدل كلها؟',
        },
        answer: {
          fa: 'اگر آب ریخته، تخته‌های آسیب‌دیده از نزدیک‌ترین دیوار باز و عوض می‌شود؛ از همان مدل چند تخته نگه دارید. اگر بی‌آب بالا آمده، فاصلهٔ کنار دیوار کم بوده است.',
          en: 'After a spill the boards are unlocked from the nearest wall and replaced; keep some spare ones. If it rose without water, the gap at the wall was too small.',
          de: 'Nach Wasser werden die Dielen von der nächsten Wand her gelöst und getauscht; heben Sie Reserve auf. Ohne Wasser war der Wandabstand zu klein.',
          ar: 'إن انسكب ماء تُفك الألواح من أقرب جدار وتُبدل، فاحتفظ ببعض منها. وإن ارتفعت بلا ماء فالمسافة عند الجدار كانت قليلة.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نصب به متر مربع، قرنیز به متر طول؛ فوم و پیچ را بپرسید که در کدام آمده است.',
        en: 'Laying goes by the square metre, skirting by the running metre; ask where underlay and screws are counted.',
        de: 'Verlegung je Quadratmeter, Leisten je laufenden Meter; fragen Sie, wo Unterlage und Schrauben stecken.',
        ar: 'التركيب بالمتر المربع والحواف بالطولي، واسأل أين حُسب الإسفنج والبراغي.',
      },
      {
        fa: 'طرح مورب و جناغی پانزده تا بیست درصد دورریز دارد، طرح راست پنج تا هشت درصد.',
        en: 'Diagonal and herringbone waste fifteen to twenty percent, straight laying five to eight.',
        de: 'Diagonal und Fischgrät haben fünfzehn bis zwanzig Prozent Verschnitt, gerade fünf bis acht.',
        ar: 'النقش المائل والمتعرج يهدر خمسة عشر إلى عشرين بالمئة، والمستقيم خمسة إلى ثمانية.',
      },
      {
        fa: 'تراز کردن کف جدا قیمت می‌خورد؛ با عکس شمشه روی کف، پیشنهادها واقعی‌تر می‌شود.',
        en: 'Levelling is priced separately; a photo of a straight edge on the floor makes quotes more exact.',
        de: 'Ausgleichen wird extra berechnet; ein Foto der Latte am Boden macht Angebote genauer.',
        ar: 'تسوية الأرض تُسعّر على حدة، وصورة المسطرة عليها تجعل العروض أدق.',
      },
    ],
  },
};
