import type { details } from '#content/chat/topics/details.ts'
import type { Examples } from '../examples.ts'

export const swahiliDetails: Examples<typeof details> = {
  answerDesk: `
    tunajibu watu watatu kwenye tovuti na whatsapp, chat zote zije kwenye orodha moja
    hatujui nani amejibu mteja yupi, mna kisanduku kimoja cha chat zote
    wahudumu wanafungua sehemu mbili, chat za tovuti na whatsapp zitakaa pamoja
    mapokezi na mimi tuone chat zote sehemu moja na kuchukua moja inapohitajika
    answer desk ni nini
    naweza kuona chat zote kwenye skrini moja
    answer desk ina nini ndani
    mfanyakazi akijibu mwenyewe, bot inanyamaza
    answer desk inaonyesha nini
    wafanyakazi wanachukuaje chat kutoka kwa bot
    mazungumzo ya whatsapp na tovuti kwenye kisanduku kimoja, mnayo
    kuna ukurasa mmoja wa mazungumzo yote ya wateja
    naingiliaje mazungumzo kwenye answer desk
    answer desk huja na bot au inanunuliwa kando
    maswali ambayo bot ilishindwa yanaonekana kwenye answer desk
    nieleze bidhaa yenu ya answer desk`,
  classKit: `
    mradi wa mfano wa shule ni wa darasa la ngapi hadi la ngapi
    sampuli ya shule kwenye portfolio inahusu madarasa gani
    mradi wa shule wa mfano unafaa darasa la tano
    mradi wenu wa shule ni wa watoto wa madarasa ya chini
    class kit ni nini
    class kit inafanya kazi gani
    nikiweka sura moja kwenye class kit napata nini
    class kit ipo kwa kihindi na kiingereza
    class kit hutuma ujumbe kwa wazazi yenyewe
    mfano wa class kit ni wa madarasa yapi
    class kit iko tayari sasa
    mwalimu anaweza kubadilisha rasimu za class kit`,
  songSketcher: `
    mna zana ya kutengeneza wimbo mwenyewe
    nataka app niweke maneno yangu nijitungie wimbo peke yangu
    sitaki kuagiza wimbo, nataka kifaa cha kujitengenezea
    na zana ya kujitengenezea wimbo ipo
    song sketcher ni nini
    song sketcher imekamilika
    song sketcher inafanya nini
    naweza kutumia song sketcher sasa
    kwenye song sketcher nachagua lugha na hisia
    nikibadilisha mstari kwenye sketcher nitasikia tena
    zana ya kugeuza maneno yangu kuwa wimbo mfupi ipo tayari
    song sketcher bado inatengenezwa`,
  processProduct: `
    kabla ya kukubali, mnaweza kuonyesha bidhaa ikifanya kazi na meseji zetu chache
    tunataka kujaribu class kit na sura yetu wenyewe kwanza
    nijaribu bidhaa yenu kwa maswali halisi ya wateja wangu kabla ya kuamua
    na tunaweza kuijaribu bidhaa kwa jumbe zetu
    nikichagua bidhaa yenu ya ai kinafuata nini
    bidhaa ya ai inabadilishwaje ifae kliniki yangu
    mnaanzaje kuibadilisha bidhaa kwa shule yetu
    nitajaribu bidhaa na ujumbe wangu wachache kabla
    mtanionyesha jinsi bidhaa iliyobadilishwa inavyofanya kazi
    baadaye nikitaka kuongeza kitu kwenye bidhaa nitajua bei kwanza
    nieleze nini ili bidhaa yenu iliyo tayari ilingane na kazi yangu
    kabla ya kurekebisha bidhaa mnataka kujua nini kuhusu biashara yetu
    je nitoe mfano wa jinsi tunavyofanya kazi sasa ili mrekebishe bidhaa
    kutaja kazi yenyewe kunatosha ili mbadilishe bidhaa
    mnarekebishaje bidhaa iliyo tayari kwa biashara yangu
    niwaambie nini ili mrekebishe bidhaa yenu
    naweza kujaribu bidhaa kwa data yangu mwenyewe kwanza
    ni nini hubadilishwa kwenye bidhaa yenu ya ai
    bidhaa iliyorekebishwa inaweza kuongezwa baadaye
    hatua za kupata bidhaa iliyorekebishwa`,
  songSample: `
    wimbo wa mfano ni wa sherehe gani
    wimbo wa mfano uko kwa lugha gani
    nani ke pachattar ina urefu gani
    sampuli ya wimbo wa kuzaliwa ina beti ngapi
    muundo wa wimbo ulioonyeshwa kwenye tovuti ukoje
    wimbo wa mfano una kipande cha sekunde thelathini
    nani ke pachattar ni nini
    wimbo wa mfano kwenye ukurasa wa muziki una dakika ngapi
    wimbo wa mfano unaitwaje
    mpangilio wa wimbo wenu wa mfano ukoje
    kasi ya wimbo wa mfano ni midundo mingapi
    wimbo wa mfano unakuja na karaoke`,
  songOccasions: `
    nyimbo za siku za kuzaliwa pia mnatengeneza
    mnatunga pia nyimbo za kuaga walimu
    kwa harusi mnaweka majina ya bwana na bibi kwenye wimbo
    uzinduzi wa duka nao mnautungia wimbo
    ni sherehe zipi mnaziandalia nyimbo
    hadithi ya familia yetu inaweza kuimbwa kwenye sherehe
    mnatunga nyimbo za hafla gani
    ni za harusi tu au sherehe nyingine pia
    majina ya familia yanaweza kuwa kwenye wimbo
    watu huagiza nyimbo za nini
    utani wetu unaweza kuingia kwenye wimbo
    mnafanya nyimbo za kuagana na za uzinduzi`,
  bookVideoSample: `
    video ya mfano ya kitabu ina sehemu ngapi
    mwisho wa video ya kitabu unaonyesha nini
    picha tatu kwenye video ya kitabu ni za nini
    kwenye mfano wa video ya kitabu swali linatoka wapi
    nielezee mfano wa video ya kitabu kwenye ukurasa
    video ya kitabu inasoma maneno ya mwandishi kwa sauti
    video ya kitabu ina mandhari gani
    mfano wa video ya kitabu unaonyesha nini
    mstari wa kitabu changu utasomwa kwenye video
    video ya kitabu inaanza na nini
    jalada linaonekana kwenye video ya kitabu
    video inasema pa kununua kitabu`,
  creativeAudience: `
    huduma zenu za ubunifu zinawafaa nani
    huduma za waandishi ni zipi
    mnafanya nini kwa waandishi na wabunifu
    huduma za ubunifu ni zipi hasa
    huduma za ubunifu ni nini
    huduma za ubunifu ni za nani
    mwandishi anaweza kutengenezewa nini hapa
    mna huduma gani kwa waandishi na washairi
    kwenye ukurasa wa creative kuna nini
    huduma za creative ni za waandishi tu`,
  lessonSample: `
    somo la mfano linaanza na swali gani
    dakika za quiz kwenye somo la mfano ni ngapi
    somo la mfano lina kazi ya nyumbani
    mfano wa somo la sayansi darasa la saba nielezee
    kwenye somo la mfano ujumbe wa wazazi ni wa lugha gani
    hadithi ya siku ya jani kwenye somo la mfano ni nini
    somo la mfano la photosynthesis lina nini
    somo la mfano linachukua muda gani
    somo la mfano ni la darasa gani na somo gani
    kwenye somo la mfano wanafunzi hufanya nini wawili wawili
    jaribio kwenye somo la mfano lina maswali mangapi
    somo la jani kuwa kijani limepangwaje`,
  packageBuilder: `
    sitaki kupigiwa simu, nichague huduma mwenyewe na kuona makadirio ya jumla
    bado naangalia tu, wapi nitajumlisha takriban gharama ya vitu nilivyochagua
    bila kutaja jina wala namba, naweza kubofya ninachotaka na kuona jumla
    mwenye kinyozi anataka kujikadiria gharama mtandaoni kabla ya mazungumzo
    naangalia tu kwa sasa, naweza kuona makadirio bila kutoa namba
    bila kuongea na mtu naweza kujumlisha mwenyewe nione gharama
    nataka kuchagua mwenyewe vipande nione jumla
    kuna kikokotoo cha bei kwenye tovuti yenu
    naweza kujihesabia gharama mwenyewe kwenye ukurasa gani
    kikokotoo cha bei kiko wapi
    kuna chombo cha kuchagua vitu na kuona jumla yake
    kuna sehemu ya kuchagua vitu na kuona jumla bila kuongea na yeyote
    nataka nijikokotolee gharama mwenyewe kabla ya kuwapigia
    na naweza kujumlisha mwenyewe kwenye tovuti
    nichague bot na sauti nione jumla peke yangu, wapi
    sipendi kupiga simu, nitajuaje jumla ya vitu ninavyochagua peke yangu
    kuna kikokotoo kwenye tovuti cha kujumlisha ninachohitaji
    mwenye saluni anaweza kuchagua huduma na kuona jumla yake bila mazungumzo
    nipige hesabu mwenyewe kwanza kisha niombe makadirio, inawezekana
    ninaweza kukokotoa gharama ya muziki kadhaa kwenye tovuti yenu peke yangu
    wapi nachagua jingle na wimbo kisha naona jumla
    ukurasa wa muziki unajumlisha ninavyochagua
    na jumla nijipigie wapi mwenyewe
    kijenzi cha kifurushi ni bure
    package builder inafanya nini
    kijenzi cha kifurushi ni nini
    kijenzi cha kifurushi kinafanyaje kazi
    package builder ni ya nani
    bei kwenye kijenzi cha kifurushi ni zile za orodha
    naweza kujumlisha bei za nyimbo kadhaa mwenyewe kwenye tovuti
    nikichagua kwenye builder, chaguo linaingia kwenye makadirio
    package builder inatumika hapa hapa`,
  chapterQuiz: `
    jaribio moja kwa matoleo mawili na majibu yake, vyote napata
    nafundisha hesabu, mtihani wa sura utakuja na seti a na b pamoja na majibu
    wanafunzi wanaigana, je kuna karatasi mbili za mtihani zenye majibu
    kila karatasi ya maswali ina suluhisho lake kwa mwalimu
    mtihani unakuja na majibu sahihi yake
    na funguo ya majibu ya mtihani ipo
    karatasi ya maswali ya sura ina orodha ya majibu kwa mwalimu
    kila seti ya jaribio ina majibu yake
    quiz kutoka sura ina majibu yake
    kituo cha tuition kinaweza kutumia kiolezo cha quiz ya sura
    jaribio la sura lina ugumu ninaochagua
    toleo la pili la jaribio la sura ni la nini
    kiolezo cha jaribio kutoka kurasa ninazofundisha nitakipataje
    kile kiolezo cha quiz ya sura kinafaa walimu gani
    karatasi ya maswali inakuja kwa word
    jaribio la sura lina seti mbili
    mtihani wa sura naupata kama faili la word
    seti ya pili ya jaribio kwa benchi la jirani ipo
    kiolezo cha jaribio kutoka sura kinatoa nini
    jaribio la sura linafaa vituo vya tuition pia
    jaribio la sura huja kwa word au pdf
    naweza kuchagua kiwango cha jaribio la sura
    jaribio kutoka sura lina toleo la pili
    kiolezo cha quiz kwenye labs ni nini`,
  clinicSample: `
    kliniki ya meno kwenye mfano ipo kweli au ni ya kubuni
    daktari wa meno wa mfano ni mteja wenu wa kweli
    nataka dawati kama la mfano wa kliniki ya meno
    mfano wa kliniki ya meno ni wa kliniki ya nani
    na hiyo kliniki ya meno ya mfano ipo kweli
    na mfano wa meno ni wa kliniki gani
    mradi wa mfano wa kliniki ya meno unapangaje miadi
    kwenye mradi wa kliniki ya meno mgonjwa akitaka kuhamisha siku inakuwaje
    dawati la miadi kwenye portfolio linajibu wagonjwa vipi
    mradi wa daktari wa meno huandika miadi wapi
    mradi wa kliniki kwenye portfolio hufanya nini mgonjwa akiwa na dharura
    kliniki ya meno ya viti viwili ni mfano wa nini
    mradi wa kliniki ya meno kwenye portfolio unafanya nini
    kliniki ya mfano ina viti vingapi
    kwenye mfano wa kliniki ya meno mgonjwa mwenye maumivu anapelekwa wapi
    dawati la miadi la mfano linajibu kwa lugha gani
    mfano wa daktari wa meno hukumbusha lini
    nieleze dawati la miadi kwenye portfolio`,
  sareeSample: `
    mradi wa sari kwenye portfolio hutafuta oda kwa namba ya simu
    mfano wa dawati la oda la sari nielezee
    mradi wa duka la sari unamwambia mwenye duka nini stoo ikipungua
    malalamiko ya wateja kwenye mradi wa sari yanaenda kwa nani
    duka la sari za kufumwa kwa mkono ni mradi gani
    mradi wa sari unajibuje mzigo uko wapi
    kwenye mradi wa sari mmiliki huarifiwa mambo gani
    dawati la oda la sari humwambia mwenye duka nini
    mradi wa sari ukipata malalamiko nani anajulishwa
    mmiliki wa duka la sari kwenye portfolio hupata ujumbe lini
    mradi wa duka la sari unafanya nini
    mwenye duka la sari anapata taarifa gani kwenye mradi wa mfano
    mfano wa sari hutafutaje oda
    kuna nini kwenye dashibodi ya mradi wa sari
    dawati la oda kwenye portfolio ni nini
    mfano wa sari unatumia data ya msafirishaji`,
  reviewChecks: `
    neno verified client chini ya ushuhuda lina maana ipi
    mteja aliyethibitishwa ni nani kwenye tovuti yenu
    lini mtu huitwa verified client
    mteja amethibitishwa kwa njia gani kabla ya kuandikwa verified
    mnajuaje ushuhuda ni wa mteja wa kweli
    verified client maana yake nini
    nani anasoma ushuhuda kabla haujachapishwa
    alama ya mteja aliyethibitishwa inatokana na nini
    mteja anapewaje kiungo cha kuthibitisha ushuhuda
    maoni yangu yanachapishwa bila kukaguliwa
    mimi ni mteja wenu wa zamani, nikiandika maoni yatachapishwa papo hapo
    ushuhuda wangu unasomwa kwanza au unawekwa moja kwa moja
    maoni ya mteja yanakaguliwa na nani kabla ya kuwekwa
    nikituma ushuhuda wangu utachapishwa bila kusomwa
    verified karibu na jina la mteja inaonyesha nini
    alama ya verified hupewa nani
    nikiandika ushuhuda utaonekana mara moja
    mnasoma ushuhuda kabla ya kuuchapisha
    mtu yeyote anaweza kuandika maoni ya uongo hapa
    kiungo kinachotumwa kazi ikiisha ni cha nini`,
  workingDay: `
    maswali yaliyoshinda bot mnayashughulikia saa ngapi ya siku
    ni saa ngapi mnarekebisha bot kila siku
    asubuhi au jioni ndiyo mnaboresha bot
    mnapanga muda gani wa siku kurekebisha bot
    mnafanya nini asubuhi na mchana
    ratiba yako ya siku ikoje
    siku ya kazi huanza saa ngapi na huishaje
    ratiba yako ya kila siku ikoje
    asubuhi unaanza na kazi gani
    mnafanya demo na simu saa ngapi ya siku
    saa ngapi unajenga miradi
    jioni saa kumi na mbili unafanya nini
    mwanzilishi anatumiaje siku yake`,
  expertise: `
    mnajua nini kuhusu e-commerce na malipo
    ujuzi wenu wa zana za shule ukoje
    mnajua kushughulika na namba na ridhaa za whatsapp
    mambo gani mnayafanya kwa ustadi zaidi
    ujuzi wenu mkuu ni upi
    mwanzilishi ni mtaalamu wa nini
    mnaelewa taratibu za namba na templeti za whatsapp
    je unafahamu masharti ya ruhusa kwenye whatsapp business
    sheria za templeti na idhini za whatsapp unazijua
    whatsapp business mnaifahamu vizuri
    wewe ni bingwa wa kazi zipi
    mnabobea katika mambo gani
    ujuzi wa mwanzilishi uko kwenye nyanja zipi
    kazi mnazozimudu kwa ustadi ni zipi
    utaalamu wenu uko kwenye nini
    mwanzilishi anajua nini vizuri zaidi
    mna ujuzi gani
    mnazijua sheria na templeti za whatsapp business
    ni fani zipi mnazimudu
    una ujuzi wa kuunganisha maduka ya mtandaoni`,
  whereToStart: `
    sielewi ai inisaidie wapi, hatua ya kwanza ni ipi
    sijajua ai itanifaa kwenye kazi gani, nianzeje
    nina mkahawa, sijui ai niiweke sehemu gani kwanza
    nataka kuanza na ai ila sina wazo la kazi
    nishaurini kazi ya kwanza ya kuipa ai kwenye kliniki yangu
    kazi ni nyingi, ai ianze na ipi
    sina uhakika ai itumike wapi dukani
    nianze na lipi
    sijui pa kuanzia na ai
    ai nitumie kwa kazi gani kwanza
    nianzie wapi, sijawahi kutumia bot
    kazi ipi niikabidhi ai kwanza
    nataka ai kwenye biashara lakini sijui kwa kazi gani
    ni kazi gani nzuri ya kuanzia kufanya otomatiki
    nichagueje kazi ya kwanza ya kuipa bot
    kwenye duka langu kazi zipi zianze kuwa za kiotomatiki
    mnanishauri nianze na kazi gani`,
  formBudget: `
    bajeti chini ya elfu ishirini na tano ipo kwenye fomu
    laki mbili nichague bajeti ipi kwenye fomu
    timeline ya miezi miwili kwenye fomu ni chaguo lipi
    kwenye fomu sehemu ya bajeti ina machaguo mangapi
    asap kwenye fomu ni muda gani
    muda mrefu zaidi wa kuchagua kwenye fomu ni upi
    kwenye fomu kuna viwango gani vya bajeti
    bajeti ya juu kabisa kwenye fomu ni ipi
    fomu ina chaguo gani za muda wa mradi
    nina laki moja, nichague bajeti ipi kwenye fomu
    naweza kuchagua mwezi mmoja kwenye fomu
    orodha ya bajeti za fomu ni zipi`,
  formBusinessType: `
    shule yenye walimu arobaini ni aina gani kwenye fomu
    mimi ni freelancer, kwenye fomu nichague aina ipi
    medium business kwenye fomu ni watu wangapi
    kampuni yenye watu elfu moja nichague nini kwenye fomu
    fomu inauliza aina ya biashara, kuna chaguo zipi
    duka la watu wawili ni aina gani ya biashara kwenye fomu
    aina za biashara kwenye fomu ni zipi
    biashara ndogo kwenye fomu ni wafanyakazi wangapi
    nafanya kazi peke yangu, nichague aina gani ya biashara
    enterprise kwenye fomu inaanzia watu wangapi
    kuna chaguo la startup kwenye fomu
    tuna wafanyakazi mia moja, tuchague aina ipi`,
  formUrgency: `
    high kwenye uharaka wa fomu ni nini
    nina mpango wa baadaye tu, nichague uharaka gani kwenye fomu
    ugumu wa juu kwenye fomu una maana gani
    sehemu ya complexity naweza kuiacha wazi
    low kwenye uharaka ni kwa nani
    ngazi nne za uharaka kwenye fomu nieleze
    taja viwango vya uharaka kwenye fomu ya ombi
    uharaka wa ombi langu naweza kuuweka ngazi ipi na ipi
    baada ya critical kuna uharaka gani mwingine kwenye fomu
    orodha ya uharaka kwenye fomu ikoje
    complexity ya low, medium na high kwenye fomu zina tofauti gani
    ugumu wa juu kwenye fomu ya makadirio ni upi
    nichague complexity ipi kwa kazi ya kawaida
    ngazi tatu za ugumu kwenye fomu zieleze
    uharaka kwenye fomu una ngazi zipi
    complexity kwenye fomu maana yake nini
    naangalia tu, nichague uharaka upi
    critical kwenye fomu inamaanisha nini
    ni lazima kuchagua ugumu wa mradi kwenye fomu
    bot rahisi ni ugumu wa kiwango gani kwenye fomu`,
  testimonialForm: `
    niandike wapi maoni yangu kuhusu kazi yenu
    mteja wenu anaandika wapi sifa zake
    fomu ya ushuhuda inahitaji nini
    nimeridhika na bot, niandike wapi maoni
    naweza kuwapa nyota ngapi
    wapi naweza kuwapa nyota
    kuna msaada wa ai kuandika ushuhuda
    ni lazima kutaja kampuni yangu kwenye ushuhuda
    mlinitengenezea tovuti, nataka kuwasifu`,
  testimonialShown: `
    naweza kutoa maoni kuhusu kazi yenu bila kutajwa jina
    nitaandika ushuhuda lakini watu wasione mimi ni nani
    na jina langu lisipoonyeshwa ni sawa
    ushuhuda usiotaja mimi wala saluni yangu mnaukubali
    nataka kusifu kazi yenu lakini jina na picha visionekane
    mimi ni mwalimu, ushuhuda wangu unaweza kuwekwa bila jina la shule
    kampuni yangu isitajwe kwenye ushuhuda, inawezekana
    na jina langu likifichwa kwenye maoni itakubalika
    naweza kuficha jina langu kamili kwenye ushuhuda
    jina la ukoo lisionekane kwenye maoni yangu
    kuna chaguo la kuficha jina kwenye ushuhuda
    nikiandika maoni lazima jina lote lionekane
    naweza kuandika ushuhuda bila jina
    maoni yangu yanaweza kukaa bila jina langu
    barua pepe yangu itaonekana kwenye ushuhuda
    herufi za kwanza za jina tu kwenye ushuhuda, sawa
    picha ya ushuhuda iwe na ukubwa gani
    sitaki watu wajue ni mimi niliyeandika maoni
    jina la kwanza tu lionekane kwenye maoni yangu, inawezekana
    picha ya aina gani inakubalika kwenye ushuhuda
    kwa nini mnanitumia kiungo baada ya kuandika ushuhuda`,
  demoDetails: `
    ninaishi mombasa, nikichagua demo nitaona saa za kenya au za kwenu
    saa za demo zitabadilika kuwa za kwetu nikifungua nikiwa kisumu
    demo iko saa tisa, hiyo ni ya afrika mashariki au india
    mwalimu wa dodoma hapa, muda wa demo unaandikwa kwa saa za tanzania
    je ukurasa wa demo unajua niko kenya na kuonyesha muda wangu
    simu yangu iko kwa saa za uganda, demo itaonyesha saa hizo
    nisikose demo, nihesabu muda wa india au huu wa nairobi
    mtunzi wa vitabu kampala, saa ya demo ninayochagua ni ya wapi hasa
    na muda wa demo utaonekana kwa saa za kenya
    na saa ya demo itakuwa ya huku kwetu au ya india
    nitaingiaje kwenye demo, mnatuma kiungo
    demo inahitaji kusakinisha kitu au nafungua kiungo tu
    nikishaweka demo nitapata wapi maelezo ya kujiunga
    mimi na mwalimu mkuu tuko miji tofauti, tunajiungaje na demo
    na demo najiunga vipi
    kiungo cha demo nani ananitumia
    ratiba ya saa za demo ni ya india au ya huku niliko
    niko toronto, muda wa demo ulioandikwa ni wangu au wa india
    muda wa demo ni IST au saa zangu
    naishi muscat, saa za demo nisome kwa nchi gani
    huku ni usiku delhi ikiwa mchana, nachagua demo kwa saa za nani
    niko toronto, saa za demo kwenye ukurasa ni za kanada au india
    shule yangu ya muziki iko ujerumani, nikichagua demo naona saa zipi
    na demo inatumia saa ya nchi gani
    naishi dubai na nataka demo, saa zilizoandikwa ni za india au za huku
    na saa za demo zinafuata saa za kwetu
    nikiweka demo nikiwa marekani, muda unaoonyeshwa ni wa nchi gani
    demo naiweka kutoka doha, nihesabu saa za delhi au za hapa
    demo ikishawekwa nitajiunga kwa njia gani
    saa ya demo ninayoiona ni ya nchi gani
    demo inaweza kuingia kwenye kalenda ya simu yangu
    nani ataniongoza kwenye demo
    niko dar es salaam, saa za demo zinaonyeshwa vipi
    nitapataje faili la kalenda la demo niliyoweka
    nyakati za demo ni za ukanda gani wa saa
    niko london, saa ya demo ni ya huko au ya india
    saa za demo nizibadilishe mwenyewe au tovuti inaonyesha zangu
    demo ya saa nne, ni saa nne ya nchi ipi
    nani atanionyesha demo
    demo nitakutana na mwanzilishi mwenyewe
    atakayejenga bot ndiye ninayemkuta kwenye demo
    kwenye demo ninaongea na nani
    demo huchukua muda gani
    demo ni kwa video call
    onyesho ni la saa nzima
    demo inafanyika kupitia zoom au simu
    muda wa demo ni wa nchi ipi
    saa za onyesho ni za india au afrika mashariki
    nikichagua saa tisa kwenye demo ni saa tisa za wapi
    nafasi za demo zimeandikwa kwa saa za nchi gani
    niko dodoma, muda unaoonekana wa demo ni wa kwetu
    saa zilizoandikwa kwenye ukurasa wa demo ni za wapi
    tofauti ya saa kwenye demo inakuwaje nikiwa kampala
    demo inafuata saa za delhi
    demo inachukua dakika ngapi
    saa za demo ni za india au za kwetu
    najiungaje na demo baada ya kuweka nafasi
    nawezaje kuongeza demo kwenye google calendar
    niko nairobi, demo saa kumi ni saa za wapi
    kwenye demo nitazungumza na nani, muuzaji au mjenzi
    mtanitumia kiungo cha kujiunga na demo`,
  scope: `
    kazi ikiendelea nikaongeza jambo jipya, nalipa kando
    nimekumbuka kazi nyingine katikati, itakuwa na bili yake
    tovuti inajengwa, nikitaka sehemu mpya je ni malipo tofauti
    kazi isiyokuwa kwenye makubaliano inahitaji makadirio mapya
    na nikiongeza kazi katikati, malipo ni kando
    na kazi mpya ya kuongeza inalipiwa tofauti
    nikitaka kuongeza kitu katikati ya mradi inakuwaje
    nikitaka marekebisho mara ya tatu inakuwaje
    nitapata nini hasa, imeandikwa wapi
    baada ya marekebisho yaliyojumuishwa nikitaka mengine je
    kazi ya ziada nje ya makadirio inalipiwaje
    baadaye nikihitaji kazi zaidi tunafanyaje
    naweza kuongeza kipengele baada ya kukubali
    raundi mbili zimeisha, naweza kurekebisha tena
    nani anasema nini kimo na nini ni cha ziada
    mahitaji mapya baada ya kuagiza yanashughulikiwaje`,
  breachOfTerms: `
    upande mmoja ukivunja masharti nini hutokea
    siku kumi na nne za kurekebisha uvunjaji wa masharti ni za nini
    mkishindwa kutimiza masharti naweza kumaliza oda mara moja
    nikikiuka masharti mtakatisha oda yangu
    masharti yakivunjwa data yangu inarudishwa
    ukiukaji mkubwa wa makubaliano unamaliza oda vipi
    mmoja wetu akivunja mkataba vibaya, nini kinafuata
    upande mmoja ukikiuka masharti sana, mwingine afanye nini
    kuna siku ngapi za kusahihisha baada ya kuvunja masharti
    ukiukaji mkubwa wa makubaliano unashughulikiwaje
    mkivunja makubaliano naweza kumaliza oda
    nikivunja masharti itakuwaje
    nina siku ngapi za kurekebisha kabla oda haijamalizwa
    ni sababu gani za kumaliza oda mara moja
    makubaliano yakivunjwa, kazi iliyofanyika inalipiwa
    mnaweza kuvunja oda yangu lini`,
  chatRequest: `
    nimechati tu, mmeandika ombi langu
    muhtasari nikiukubali ndipo ombi linaenda
    nikiuliza maswali hapa mnanisajili kama ombi
    nikiomba demo kwenye chat ombi linatumwa
    chat hii inafika kwa mwanzilishi kama ombi
    bila kusema ndiyo hamtumi ombi, sivyo
    nikiongea hapa tu ombi linatumwa
    mazungumzo haya yanakuwa ombi lini
    nimeuliza tu, hakuna kilichowasilishwa sivyo
    mnaonyesha muhtasari kabla ya kutuma ombi langu
    je gumzo hili linageuka ombi bila ruhusa yangu
    nifanye nini ili mazungumzo haya yawe ombi`,
  dataRights: `
    sheria inanipa haki zipi kwenye data yangu
    naweza kuondoa ridhaa yangu niliyowapa
    mtu mwingine anaweza kusimamia data yangu kwa niaba yangu
    nataka kujua haki zangu za kulalamika kuhusu data
    haki zipi za data natekeleza mwenyewe kwa kiungo
    kama mzazi nina haki gani juu ya data niliyotuma
    nina haki gani juu ya taarifa zangu
    haki zangu za data ni zipi
    naweza kumteua mtu anisimamie kuhusu data zangu
    ombi kuhusu taarifa zangu linajibiwa kwa siku ngapi
    naweza kuona na kurekebisha taarifa zangu mwenyewe
    ninaweza kudai nini kuhusu taarifa zangu mlizonazo`,
  anonymousVisit: `
    naweza kusoma kurasa zote bila kujitambulisha
    kutazama tovuti kunahitaji barua pepe yangu
    nikipita kwenye tovuti mnajua jina langu
    bila akaunti nitaona kurasa zote
    naangalia tu, lazima nijitambulishe kwanza
    tovuti inasomeka bila kuingia
    naweza kuangalia tovuti bila kutaja jina
    lazima nijisajili ili kuona bei
    nataka kusoma tu, nahitaji akaunti
    mtajua mimi ni nani nikitembelea tu tovuti
    naweza kutazama kurasa bila kutoa namba
    kuingia kwa siri kwenye tovuti kunawezekana`,
  outsideLinks: `
    kiungo cha whatsapp kinanipeleka kwenye masharti ya nani
    tovuti yenu inapakia vitu vya google kabla sijagusa
    nikienda kwenye ukurasa wa nje sera yenu bado inahusika
    malipo yakifunguka kwenye tovuti nyingine kanuni ni za nani
    viungo vya nje vinapata data yangu kabla ya kubonyeza
    kiungo cha nje kikibonyezwa nani analinda data yangu
    viungo vya tovuti nyingine vinafuata sheria za nani
    kuna kitu kinapakiwa kutoka whatsapp kabla sijabonyeza
    nikifungua ukurasa wa malipo sera ya nani inatumika
    kampuni nyingine zinaniona nikiwa kwenye tovuti yenu
    nikibonyeza kiungo cha kalenda wanajua nini kunihusu
    nani anawajibika kwa tovuti mnazounganisha`,
  clinicExample: `
    kwenye chat ya ukurasa wa mwanzo mgonjwa aliuliza nini
    saa tatu usiku mgonjwa aliandika nini kwenye mfano
    msaidizi wa kliniki ya mfano alitoa saa zipi
    ukumbusho kwenye mfano wa kliniki ya ukurasa wa kwanza ni lini
    mfano wa kliniki ulio kwenye home page unahusu nini
    ile sampuli ya kliniki ya usiku iliishaje
    mazungumzo ya kliniki kwenye ukurasa wa kwanza yanaonyesha nini
    kwenye sampuli ya kliniki mgonjwa alichagua saa ngapi
    mfano wa daktari, aliandika saa ngapi usiku
    ile chat ya kliniki ya mfano nielezee
    katika mfano wa kliniki nafasi zipi zilikuwa wazi
    miadi ya mfano wa kliniki iliandikwa wapi`,
  sareeExample: `
    chat ya oda 2187 inaonyesha nini
    kwenye chat ya sari mteja aliuliza rangi gani
    mzigo wa sari kwenye chat ya mfano unafika saa ngapi
    mfano wa mazungumzo ya sari kwenye ukurasa wa ecommerce
    mteja wa sari alipewa kiungo cha kununua kwenye mfano
    chat ya sari mbili za bluu ni mfano wa nini
    ile picha ya chat ya duka la sari inahusu nini
    mteja wa sari anaulizia nini kwenye mfano wenu
    mazungumzo ya sari kwenye ukurasa wa maduka yanafundisha nini
    katika mfano wa sari, mwisho mmiliki anapata ujumbe gani
    chat ya mfano ya sari ina maana gani
    nieleze mfano wa sari ya bluu
    kwenye chat ya sari oda iko wapi na inafika lini
    mfano huo wa sari unaishaje
    kwenye chat ya duka la sari mzigo ulikuwa wapi
    sari ya bluu kwenye mfano ni bei gani
    oda 2187 ya mfano ilifika lini
    mwenye duka la sari aliambiwa nini kwenye sampuli
    zilibaki sari ngapi za bluu kwenye mfano
    nielezee mazungumzo ya duka la sari`,
  coachingExample: `
    kwenye mfano wa tuition mzazi aliuliza nini kwanza
    kwenye chat ya kituo cha masomo nafasi ni saa ngapi
    ukumbusho wa mfano wa tuition unatumwa siku gani
    chat ya kituo cha masomo nielezee
    darasa la majaribio kwenye chat ya tuition ni bure
    rupia 2200 kwenye chat ya tuition ni za nini
    kwenye mfano wa tuition kuna watoto wangapi kwenye kundi
    ada ya hesabu kwenye chat ya mfano ni kiasi gani
    mfano wa kituo cha masomo, darasa la kwanza ni la kulipia
    nafasi ya mtoto kwenye sampuli ya tuition iliwekwa siku gani
    chat ya darasa la kumi hesabu inaonyesha nini
    mwenye tuition kwenye mfano anapokea nini`,
  bakeryExample: `
    duka la mikate kwenye mfano lina ramani
    skrini ya kwanza ya bakery ya mfano ina nini
    mfano wa bakery unaonyesha imefunguliwa hadi saa ngapi
    bakery ya mfano inaonyesha bei za keki
    sector 12 kwenye mfano wa mikate ni wapi
    mfano wa duka la mikate kwenye ukurasa wa tovuti ni wa nini
    ukurasa wa mfano wa duka la mikate una nini
    bakery ya mfano iko soko gani
    mfano wa bakery hufungwa saa ngapi
    mikate ya mfano ni mipya saa ngapi
    kwenye mfano wa bakery mteja anaagizaje
    nielezee picha ya tovuti ya bakery`,
  flatExample: `
    mimi ni dalali, je itatuma nyumba zinazolingana na bajeti ya mteja peke yake
    mpangaji akitaja eneo na kodi, itachagua vyumba vinavyofaa kwenye orodha yangu
    isitume orodha yote, ichague tu viwanja mteja anavyoweza kumudu
    nina nyumba mia za kuuza, nani atatafuta inayomfaa kila anayeulizia
    mnunuzi akieleza anachotaka, inaweza kumtafutia nyumba kwenye orodha yangu
    nalinganisha bajeti za wapangaji na vyumba kwa mkono, wakala wa ai anaweza kunifanyia
    itafute viwanja vinavyomfaa mteja kisha iniulize kabla ya kutuma
    na inaweza kulinganisha nyumba zangu na mahitaji ya wateja
    mfano wa mteja wa nyumba ya laki sitini nielezee
    kwenye mfano wa nyumba wakala aliweka nini kwenye crm
    mfano wa kutoka ulizo hadi kutembelea nyumba unaendaje
    kwenye mfano wa fleti mimi nafanya nini
    mteja wa fleti kwenye mfano aliandika nini
    wakala kwenye mfano wa fleti alipanga ziara vipi
    wakala anaweza kuchagua nyumba zinazolingana na bajeti ya mteja
    dalali wa nyumba, agent atatafuta kwenye orodha yangu
    agent anaweza kupata nyumba zinazofaa kisha kuingiza mteja kwenye crm
    wakala atachuja viwanja kwa bajeti ya mnunuzi
    mfano wa nyumba ya 2 bhk unaonyesha nini
    kwenye mfano wa nyumba mteja ana bajeti gani
    wakala wa mfano alipata nyumba ngapi
    nani anagusa ndiyo kwenye mfano wa nyumba
    mfano wa nyumba karibu na metro nielezee
    kwenye mfano wa mali nani anapanga kutembelea nyumba    ichague nyumba zinazofaa mnunuzi kutoka orodha yetu
  `,
  enquiryList: `
    aliyeuliza bei kisha kimya, namba yake ninaipataje
    watu walioacha kujibu, je majina na namba zao zipo
    mgonjwa aliandika halafu hakurudi, bado nitakuwa na simu yake
    wazazi waliouliza ada wakapotea, ninaona namba zao
    mteja asipoendelea kuandika, taarifa zake zinabaki kwangu
    namba ya aliyepotea baada ya kuuliza iko wapi
    nataka namba za wote waliouliza wiki hii
    na namba yake nitaipata
    maulizo ya chatbot ya tovuti yanaenda wapi
    waliouliza kwenye tovuti nawaona sehemu gani
    nitajuaje nani wa kumpigia tena simu
    ninaona majina ya ninaopaswa kuwapigia
    aliyeuliza kisha akanyamaza, jina lake liko wapi
    naona namba za wote walioandika
    orodha ya walioulizia iko wapi
    waliouliza wanaandikwa mahali pamoja
    nitaona wapi watu walioandika kwenye chatbot ya tovuti
    bot huhifadhi jina na namba ya anayeuliza
    mteja aliuliza halafu akapotea, namba yake ninayo
    ni taarifa gani za kila anayeuliza zinawekwa
    orodha ya maulizo yote iko wapi`,
  builderOptions: `
    kijenzi kina bot na sauti za kuchagua
    naweza kuchagua zana za shule kwenye kijenzi
    kijenzi cha kifurushi kina makundi gani saba
    kuna video ya kitabu kwenye kijenzi cha kifurushi
    vitu vya kuongeza kwenye package builder ni vipi
    kijenzi cha duka la mtandaoni kina vitufe gani
    kijenzi cha biashara ndogo kina vitu gani vya kuchagua
    saluni inaweza kuchagua sehemu gani kwenye kijenzi cha kifurushi
    kundi la smb kwenye kijenzi lina nini
    taja vya kuongeza kwenye kijenzi cha kliniki
    kijenzi cha kifurushi cha tovuti kina aina gani za tovuti
    kundi la tovuti kwenye kijenzi lina chaguo gani
    portfolio ipo kwenye kijenzi cha tovuti
    nikijenga kifurushi cha tovuti naongeza nini
    kijenzi cha kifurushi kina chaguo gani
    makundi ya kijenzi ni mangapi
    kwenye kijenzi cha tovuti naweza kuchagua nini
    duka la mtandaoni linaweza kuongeza nini kwenye kijenzi
    kijenzi cha wakala kina sehemu zipi
    nyimbo zimo kwenye kijenzi cha kifurushi`,
  ownerAlerts: `
    nauza vyombo vya shaba, niarifu tu bidhaa zikipungua au mteja akilalamika
    sitaki kila meseji, nataka arifa za malalamiko na bidhaa zinazoisha pekee
    simu yangu iniambie tu kama mzigo unaisha au mteja ana hasira
    na arifa ije kwa jambo muhimu tu
    bot ya mmiliki itaniambia mteja akikasirika
    bidhaa zikikaribia kuisha bot ya mmiliki itaniandikia
    muhtasari wa siku wa bot ya mmiliki unakuja whatsapp
    bot ya mmiliki huniarifu mambo gani
    nachagua mwenyewe ni tahadhari gani nipate
    sitaki kusumbuliwa na kila ujumbe wa duka, nijulishwe ya muhimu tu
    kila ok na asante itanifikia kwenye simu
    bot ya mmiliki itanisumbua kwa jumbe ndogo ndogo
    nitaambiwa mambo ya maana tu au kila kitu
    simu italia kila mteja akisema asante
    ni nani anaamua jambo la muhimu kwenye bot ya mmiliki
    naweza kuchagua mambo ya kuarifiwa
    mimi ndiye napanga kipi ni cha haraka
    tahadhari za mmiliki nazichagua mwenyewe
    simu yangu italia kwa kila ujumbe mdogo
    nani anachagua tahadhari zipi ni za haraka
    bot ya mmiliki itanitumia hata ujumbe wa asante
    nataka kuarifiwa oda kubwa tu, inawezekana
    arifa za bot ya mmiliki ni nyingi sana
    bot ya mmiliki hunyamaza lini`,
  newOrders: `
    oda ikiingia kwenye tovuti yangu ya kuuza nitapata ujumbe
    ninajuaje kuna oda mpya bila kufungua tovuti
    tovuti ya duka inatuma oda mpya kwa whatsapp yangu
    mteja akiagiza keki kwenye tovuti taarifa inakuja wapi
    oda za duka la mtandaoni zinanifikiaje usiku
    barua pepe itakuja kila tovuti ikipata oda
    mtu akinunua kwenye tovuti yangu nitajuaje
    oda za tovuti ya duka huja kwa barua pepe au whatsapp
    oda mpya ya tovuti inanifikia vipi
    lazima nifungue tovuti kuona oda
    duka la tovuti hunitumia ujumbe oda ikiingia
    nitapokea wapi oda za duka langu la wavuti`,
  agentJobs: `
    kiwanda changu hupokea maulizo ya bei kila siku, ai iandae nukuu nami niidhinishe
    ai isome barua pepe na whatsapp iandae nukuu, kutuma ni mimi
    kuandika nukuu kunakula siku nzima, ai itaandaa ya kwanza niirekebishe
    na ai iandae nukuu, mimi nisome kisha nitume
    ilinganishe wateja na viwanja vinavyowafaa na kuandaa jibu
    nakesha nikiandika nukuu za bei, ai inaweza kuandika rasimu nami niipitie tu
    nafanya kazi ya bima, ai isome ujumbe mrefu wa mteja iandae rasimu ya nukuu
    kampuni ya sherehe, ai iandae makadirio kutoka barua pepe za wateja sisi tuhakiki
    na ai iandike rasimu ya nukuu nami nikague
    wakala anaweza kulinganisha waombaji kazi na nafasi tulizonazo
    nauza magari, ai ilinganishe ombi la mteja na orodha yangu ya magari
    wakala aandae majibu kutoka orodha yetu kisha asubiri nikubali
    na kuandaa karatasi kabla sijazikagua, wakala anaweza
    agent asome ombi la mteja kisha aandae makadirio ya awali, inawezekana
    karakana yetu hutumia nusu siku kuandika nukuu za bei, wakala ataweza
    wakala aandike rasimu ya nukuu nami niihakiki kabla ya kutuma
    na kuandaa nukuu za wateja, wakala atafanya
    wakala wa GPT hutumika kufanya nini ofisini
    wakala anaweza kujibu kutoka sera ndefu na kutaja ukurasa
    kampuni ya bima inaweza kumwachia wakala kazi zipi
    nipe mawazo ya kazi ambazo ai agent anafanya vizuri
    maulizo yanayokuja kwa fomu na whatsapp, wakala ayapange kwenye crm
    kazi gani ndogo naweza kumpa agent aanze nayo
    wakala anaweza kusoma mwongozo mrefu na kutoa jibu
    je wakala hujibu kutokana na sera za kurasa nyingi
    hati yetu ina kurasa mia tatu, wakala atapata jibu humo
    wakala husema jibu liko ukurasa gani wa hati
    orodha ndefu ya bei, wakala anaweza kujibu kutoka humo
    wakala wa kujibu kutoka vitabu vya sheria vya ofisi
    nyaraka ndefu wakala anaziweza
    na hati ndefu je, wakala atazijibu
    kazi nzuri za kumwanzishia wakala
    ofisi ya bima imwanzishe wakala na kazi gani
    ni majukumu gani wakala hufanya vizuri mwanzoni
    wakala aanze na kazi zipi hotelini
    wakala anaweza kupanga wateja kutoka whatsapp, fomu na email
    maulizo ya barua pepe na whatsapp wakala anayapanga kwa daraja
    wakala huweka maulizo kwenye crm kwa majina
    je wakala anachambua maulizo yanayoingia
    wakala anaweza kuandaa nukuu ya bei kutoka barua pepe nami nikague tu
    kiwanda chetu huandika makadirio kwa mkono, wakala ataandaa rasimu yake
    agent ataandika rasimu ya bei kisha meneja ndiye atume
    ai inaweza kutengeneza makadirio ya mteja tuyahakiki kwanza
    wauzaji wa jumla wanaulizia bei, wakala ataandaa rasimu ya nukuu
    wakala ataniuliza kabla ya kumtumia mteja makadirio aliyoandaa
    agent anaweza kuandika rasimu ya bei ya jumla kwa kiwanda cha nguo
    rasimu ya nukuu anaitengeneza agent
    wakala anafaa kwa kazi gani
    nimpe wakala kazi gani kwanza
    wakala anaweza kuandaa rasimu ya makadirio
    kazi za mfano za wakala ni zipi
    wakala hupanga maulizo ya fomu na barua pepe
    ofisi ndogo inamtumia wakala kwa nini`,
  customAppScope: `
    wateja waweke vipimo wenyewe wapate makadirio ya bei, mnaunda programu hiyo
    tunatengeneza madirisha, tunataka app ya kutoa quotation kutoka kwa vipimo
    programu ya kutengeneza quotation kwenye browser inaanzia ngapi
    mnaweza kuunda mfumo ambapo mteja anajipatia quotation bila kupiga simu
    mnaweza kutengeneza programu ya kusoma ankara zetu na kutoa takwimu
    nataka mfumo usome stakabadhi za malori na kujaza jedwali
    fomu zilizoskaniwa, programu itoe majina na tarehe, mnatengeneza
    na programu ya kusoma bili inaweza kutengenezwa
    programu ya kusoma hati na risiti inaweza kutengenezwa
    mfano wa kazi ambayo programu maalum hufanya
    programu maalum inafunguka kwenye kivinjari
    programu maalum inaweza kuwa ya kupanga ratiba ya wafanyakazi
    bei ya programu maalum inategemea nini
    mazungumzo ya kwanza kuhusu programu maalum yanahusu nini
    bei ya app maalum inakokotolewaje
    mnapangaje bei ya programu ya kutengeneza makadirio
    tunazungumza kwanza ndipo mseme bei ya programu
    bei ya app inategemea ukubwa wa kazi
    programu maalum ya wavuti ni nini, toa mfano
    programu maalum itakuwa na kuingia kwa nywila
    bei ya programu maalum hupangwaje
    programu ya kazi moja maana yake nini
    nikitaka programu yangu tunaanza na nini
    programu kubwa ni ghali zaidi`,
  openPrices: `
    bei zimefichwa au ziko wazi
    lazima nijaze fomu ndipo nione bei
    ada ya mwezi nayo imeandikwa wazi kwenye tovuti
    naona wapi bei zote bila kuongea na mtu
    kwa nini baadhi ya vitu havina bei kwenye orodha
    bei kamili nitaipataje bila kupiga simu
    lazima nipige simu ili nijue bei
    bei zote ziko wazi kwenye tovuti
    naweza kuona bei bila kutoa namba yangu
    bei hutajwa baada ya mazungumzo tu
    orodha ya bei iko wapi
    ni huduma zipi hazina bei kwenye tovuti`,
  serviceLevel: `
    mnaahidi kwa maandishi muda wa kushughulikia tatizo
    enterprise ina muda wa majibu uliokubaliwa
    kiwanda chetu kinataka sla kwenye mkataba
    business growth ina muda wa msaada uliopangwa
    sla inapatikana kwenye kifurushi kipi
    mfumo ukisimama mnaahidi kujibu ndani ya muda gani
    muda wa kujibu unaweza kuandikwa kwenye mkataba
    ni kifurushi kipi kina muda wa kujibu uliokubaliwa
    hospitali yetu inahitaji muda wa huduma uliohakikishwa
    starter ina muda maalum wa msaada
    mnasaini muda wa kushughulikia hitilafu
    kampuni kubwa inaahidiwa majibu ya haraka`,
  currency: `
    bei ni kwa dola au rupia
    kuna bei ya shilingi ya tanzania
    nukuu itakuwa kwa fedha ya nchi gani
    ni kitu gani chenye bei ya dola kwenye tovuti
    euro inatumika kwenye bei zenu
    fedha ya india ndiyo mnayotumia kwenye bei
    bei zenu ni za sarafu gani
    hizi bei ni rupia za India
    makadirio pia huandikwa kwa rupia
    niko Kenya, bei zenu ziko kwa shilingi
    alama ya ₹ maana yake nini
    sarafu ya ada ya mwezi ni ipi`,
}
