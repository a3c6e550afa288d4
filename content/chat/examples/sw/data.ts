import type { data } from '#content/chat/topics/data.ts'
import type { Examples } from '../examples.ts'

export const swahiliData: Examples<typeof data> = {
  privacy: `
    mtauza taarifa zangu kwa makampuni ya matangazo
    barua pepe yangu mtawapa watu wengine wa biashara
    mnahifadhi taarifa gani
    faragha yangu inalindwa?
    sera ya faragha ikoje
    data yangu iko salama
    mnahifadhi nini
    mnafanya nini na data yangu
    mnahifadhi namba yangu
    taarifa gani mnachukua
    nikijaza fomu ya makadirio, maelezo yangu mnayafanyia nini
    namba yangu ya simu mnaitumia kwa kazi gani
    yale niliyoandika kwenye fomu yanatumika vipi
    jina na email yangu mnachukulia sababu gani
    taarifa ninazowatumia zinatumika kwa ajili ya nini hasa
    mkishapata maelezo ya duka langu kupitia fomu mnafanya nayo nini
    nikiomba bei, taarifa zangu zinaishia wapi
    na mtazitumia kwa nini
    nina duka la dawa na kuna agency iliuza namba yangu hadi nikachoka na simu, sasa nikiwaandikia nyinyi haitaishia kwa mabroker tena
    mama wa watoto wawili hapa, nimejaza jina, email na simu kwenye fomu, hizo details zinaonekana na kila mtu ofisini kwenu ama ni timu tu
    fundi cherehani mwenzangu aliandika mahali akaanza kupokea matangazo ya mikopo, naogopa na mimi nikiweka simu hapa yatanikuta hayo hayo
    tuseme mwalimu anaomba makadirio ya zana, anaweka email na mahitaji yake, ni vitu gani hasa mnabaki navyo na mnavitumia kwa kazi gani
    details zangu mkishazipata mnazifanyia kazi gani haswa
    isije ikawa namba yangu inauzwa kwa watu wa promo
    kampuni, siku na saa ya demo, hivyo vyote vinawekwa rekodi kwenu
    wale wanaoweza kufungua nilichoandika ni kina nani kwa majina ya kazi
    sitaki namba iuzwe
    details zangu ni private kweli
    nani anasoma form yangu
    mnaweka rekodi ya nini kunihusu
    kabla sijatoa namba yangu, nani ataiona
    namba yangu ya whatsapp mtawapa watu wa matangazo
    nikiweka namba kwenye fomu inaonekana na nani kwenu
    na nani anaweza kuona namba yangu
    nikiweka nafasi ya demo mnahifadhi nini kunihusu
    nikiomba makadirio mnaweka taarifa gani zangu
    taarifa zangu mwenyewe mnazifanyia nini
    namba yangu mtawapa wengine
    taarifa zangu ziko salama
    nani anabaki na haya ninayochapa
    mtafanya nini na namba yangu
    mnauza namba yangu
    nani anaona ninachoandika hapa
    ni salama kuandika namba yangu hapa
    mnakusanya taarifa gani
    maneno yangu hapa yanashikwa na nani
    sera ya faragha
    nani anasoma ninachoandika
    mtampa mtu mwingine taarifa zangu
    mazungumzo haya mnayaona
    mnahifadhi nini nikijaza fomu
    ninachochapa kwenye kisanduku hiki kinaenda kwa nani
    nani anasoma haya ninayoandika
    hii chat inaonekana na watu gani
    hamtauza taarifa zangu
    taarifa ninazoandika hapa zinaenda wapi
    data za wateja wangu ziko salama
    siri ya taarifa zangu
    namba yangu ya simu itakuwa salama
    namba yangu mtampa nani
    mnafanya nini na taarifa zangu
    hii chat inahifadhiwa
    namba yangu mtaifanyia nini nikiandika hapa
    nani anasoma ninachoandika hapa
    mtampa mtu mwingine jina na simu yangu?
    ni salama kuweka namba yangu kwenye hii chat
    mazungumzo yetu ni siri au la
    naomba mfute nilichoandika hapa
    mnakaa na ujumbe wangu kwa muda gani
    kabla sijakupa jina langu niambie linaenda wapi
    nikiacha email yangu mtanijazia matangazo
    tovuti yenu inanifuatilia kwa cookies
    je google anaona haya ninayoandika kwako
    sera ya faragha iko wapi
    kuna mtu anaangalia hii chat sasa hivi
    nilijaza fomu yenu, maelezo yangu yanatumikaje
    sitaki simu za usumbufu, namba yangu hamtauza kweli
    nauliza tu kwa hivyo usiweke kumbukumbu ya maelezo yangu
    na nikifunga ukurasa huu mazungumzo haya yanabaki kwenu
    kwa nini unataka namba yangu ya simu
    mmekusanya nini kunihusu mpaka sasa
    nataka data yangu itolewe kwenye tovuti yenu
    taarifa zangu binafsi ziko salama hapa
    mtu mwingine anaweza kuona tulichoongea mimi na wewe hapa
    je mnarekodi haya maneno yangu
    AI inajifunza kutoka kwa ninayokuambia hapa?
    faragha yangu ikoje nikiongea na wewe
    nimeweka email wakati wa kuomba demo, itaenda kwa nani
    naogopa kutoa maelezo yangu mtandaoni, nyie mnayafanyia nini`,
  deleteData: `
    futeni taarifa zangu zote mlizo nazo
    naomba mnifute kabisa kwenye mfumo wenu
    baada ya kufuta kuna kinachobaki
    mkishafuta jina langu litabaki mahali
    yote yangu yatafutika kabisa
    baada ya kufutwa bado mna kumbukumbu yangu
    naweza kufuta namba yangu?
    nataka taarifa zangu zifutwe
    futa data yangu
    nataka kufuta taarifa zangu
    nafutaje data yangu
    ondoa taarifa zangu
    futa chat yangu
    data yangu itafutwa vipi
    nafuta vipi taarifa zangu
    futa namba yangu
    niliacha namba kwenye fomu, nataka iondolewe, nifanyeje
    email yangu ifutwe kwenye kumbukumbu zenu, njia gani
    mwezi jana niliomba makadirio, sasa nataka taarifa zangu zitoke
    na baadaye naweza kuzifuta
    nilijaza fomu ya demo nikiwa na haraka na jina la saluni nimeliandika vibaya, kuna namna ya kulisahihisha mimi mwenyewe bila kuwasumbua
    mume wangu hapendi nilivyowaachia namba ya nyumbani, nataka itoke kabisa huko kwenu leo hii, nibonyeze wapi ama niandikie nani
    chukulia nimeomba kila kitu changu kiondolewe, mtu akija baadaye na email yangu anaweza kugundua niliwahi kuwaandikia
    mkurugenzi wa NGO yetu amebadilika na bado mna email yake ya zamani, tufanyeje ili msibaki na jina lake popote
    nilikosea digit moja ya simu, nitaibadilisha vipi
    mkinitumia ile link ya kwenye email, naona kila mlichonacho
    ukishanitoa kwenye system inabaki hata alama ndogo
    nikiwaandikia email mnifute, itachukua siku ngapi kujibiwa
    nitoeni kwa list yenu
    futa kila kitu changu
    link ya kujifuta iko wapi
    nimeandika email vby, badilisheni
    niliweka namba ya simu isiyo sahihi kwenye fomu, nairekebishaje
    barua pepe niliyotuma ina kosa, naweza kuibadilisha
    nikitaka namba yangu ifutwe baadaye nafanyaje
    njia ya kufuta taarifa nilizojaza kwenye fomu ni ipi
    jina langu litaondolewaje kwenye rekodi zenu
    na nikitaka kufutwa baadaye nafanyaje
    nitaonaje taarifa zangu mlizonazo kisha nizifute
    kiungo cha kuona na kufuta data yangu nakipata wapi
    nionyeshe mlichohifadhi kunihusu na jinsi ya kukiondoa
    na nitaziangaliaje taarifa zangu kwenu
    baada ya kufuta taarifa zangu kuna kinachobaki
    naweza kufuta taarifa zangu mwenyewe
    kiungo cha kufuta data yangu kiko wapi
    nataka chat hii ifutwe
    futa mazungumzo yangu
    futa namba yangu tafadhali
    ondoa namba yangu kwenye mfumo
    futa taarifa zangu
    nilijaza fomu kwa makosa, ifuteni
    nataka data zangu ziondolewe
    naweza kuona mlichohifadhi kuhusu mimi
    mna nini kuhusu mimi, nionyesheni
    sahihisha taarifa zangu
    ondoeni jina langu kwenye mfumo wenu
    barua pepe niliyotoa si sahihi, rekebisha
    futeni ujumbe wangu wote
    nataka kuondoa ridhaa yangu
    futeni taarifa zangu
    ondoeni namba yangu`,
  retention: `
    niliwahi kuuliza kuhusu wimbo wa harusi mwaka jana mwezi wa pili, sasa nimerudi, je yale maongezi ya zamani bado yapo au yalishafutika
    mi ni wakili na napenda kujua mapema, baada ya kumaliza kuongea hapa maneno yanakaa kwenye mashine zenu mwaka, miaka au milele
    shule yetu iliomba makadirio halafu bodi ikakataa, sasa ombi lile litaendelea kukaa kwenu hadi lini bila sisi kulitumia
    ikitokea sijaandika chochote tena tangu leo, ni mwezi gani haya maongezi yetu yatapotea yenyewe bila mimi kuomba
    kwani chat za zamani mnazitupa baada ya kipindi gani
    ombi likishajibiwa mnaliweka kwa sababu gani na mpaka lini
    nikiomba yafutwe mapema kuliko huo mwaka, itawezekana
    kwa sababu ya kodi mnatunza rekodi za oda kwa kipindi kirefu
    chat inaexpire lini
    data inakaa miaka mingapi
    mwaka ukiisha chat inafutika
    rekodi za ombi mnaweka had lini
    ninachoandika kwenye chat ya tovuti kinahifadhiwa hadi lini
    baada ya ujumbe wa mwisho chat inafutika lini yenyewe
    namba niliyojaza kwenye fomu mnabaki nayo miaka mingapi
    na haya niliyoandika yanakaa kwa muda gani
    mnahifadhi data kwa muda gani
    namba yangu mtakaa nayo muda gani
    mazungumzo haya yanahifadhiwa
    chat hii inafutwa baada ya miezi mingapi
    chat inafutwa baada ya miezi mingapi
    chat hii inarekodiwa na inakaa hadi lini
    mnakaa na data yangu hadi lini
    fomu yangu inafutwa lini
    nikifunga ukurasa, mazungumzo yanabaki yamehifadhiwa
    mazungumzo yanafutwa lini
    chat yangu inakaa miezi mingapi
    mnahifadhi mazungumzo kwa muda gani
    taarifa zangu zinafutwa lini
    hii chat inahifadhiwa?
    Mnaweka message zangu kwa muda gani
    je namba yangu mnaisave hapa
    hizi jumbe zinafutwa lini jamani
    Maongezi yetu hapa yanarekodiwa ama la?
    kabla sijaandika mambo yangu hapa, niambie kama haya mazungumzo yanabaki mahali fulani
    Nikifunga hii page, details nilizoandika zinapotea ama mnabaki nazo
    nauliza tu, chat hii inakaa kwa system yenu siku ngapi kabla ya kufutwa?
    jina na email yangu nimeziweka hapa, mtazitunza kwa miezi mingapi au milele
    Samahani dada, hivi nilichoandika hapa kinahifadhiwa au kinafutika chenyewe baada ya muda?
    Mwaka jana niliandika namba yangu kwa website fulani na mpaka leo napigiwa simu za matangazo kila siku, so kabla sijaendelea naomba kujua kama mnahifadhi hizi message na kwa muda gani
    Mimi ni wakili hapa Nairobi na ninajali sana privacy, nimeshakuandikia mambo mengi kuhusu ofisi yangu kwa hii chat, je hizi message zangu zinastoriwa wapi na zinakaa muda upi?
    nimeongea na wewe hapa kama nusu saa hivi kuhusu biashara yangu na mume wangu hajui bado, nisaidie kujua kama hii chat inabaki saved ama ikiisha inafutika kabisa
    Niko kwa cyber natumia computer ya watu na nimekuandikia jina na simu yangu hapa, nina wasiwasi kidogo, mazungumzo haya yanabaki yamehifadhiwa kwenu kwa muda gani hasa?`,
  sharedWith: `
    mtauza namba zetu kwa wengine
    hamtoi taarifa zangu kwa makampuni mengine
    ninachoandika hapa nani mwingine anasoma
    chat hii inaenda kwa kampuni nyingine
    zaidi yenu nani anaona ujumbe huu
    nani anaona taarifa zangu
    mnauza data za watu?
    mnampa mtu mwingine namba yangu?
    nani anasoma chat hii
    mnampa nani data yangu
    mnauza data
    mnawapa wengine namba yangu
    data yangu inaenda wapi
    mnashare taarifa zangu
    data inaenda wapi
    mnampa nani data
    mimi ni mhasibu wa hoteli na lazima nijue, ni kampuni gani za nje zinashika email na server mnazotumia kubeba ombi letu
    askari wakija na barua wakidai majina ya walioandika hapa, mtawapa tu ama mpaka sheria iwalazimishe kufanya hivyo
    ujumbe wangu unapitia kwa makampuni mengine yapi kabla ya kuwafikia
    kuna mtu wa nje anayenunua au kupewa majina yetu
    serikali ikiulizia habari zangu mnafanya nini
    server yenu ni ya nani
    nani wa nje anaona
    taarifa zangu zinapelekwa kwa nani
    kampuni gani zinapata data zangu
    polisi wakiomba mtatoa chat yangu
    mnampa nani taarifa zangu
    taarifa zangu anapewa nani
`,
  chatModel: `
    namba yangu nikiandika hapa itaenda kwa kampuni ya AI?
    ninachoandika hapa kinaenda google?
    chat hii inatumia AI ya kampuni gani
    maneno yangu ya hapa yanafika google
    google wanapata data yangu
    nimeona mahali kwamba majibu ya hapa yanaweza kutoka kwa mashine ya google, sasa siri za kliniki yangu ninazoandika zinafika kwao pia
    nimeandika simu yangu kimakosa katikati ya maelezo ya duka, ile AI inayojibu imeshaipata au mmeichuja kwanza
    je gemini anapewa maongezi yote au ya mwisho mwisho tu
    google wanapata chat hii
    email zinafichwa kabla ya gemini
    nikiandika hapa google wanaweza kuona maneno yangu
    namba yangu ya simu huondolewa kabla ujumbe haujaenda gemini
    nimeandika namba juu, je imefika google
    gemini hupewa ujumbe upi wa mazungumzo haya
    na namba yangu ya simu, google wanaipata pia
    na barua pepe yangu nayo inaenda gemini
    google inaona mazungumzo haya
    mnatumia ai gani
    ai gani inanijibu hapa
    je google inasoma ninachoandika
    google inapata maneno yangu
    mnatuma ujumbe wangu kwa chatgpt
    chat hii inaendeshwa na AI gani
    nikiandika hapa inaenda google au chatgpt
    google wanaona namba yangu nikichat hapa
    hii ni chatgpt ama nyingine
    AI inapata email na namba yangu nikiandika hapa
    ni AI ya kampuni gani inayonijibu hapa
    nani anasoma mazungumzo yangu na roboti hii, google wanaona jina langu
    google wanaona ninachoandika hapa
    ninachoandika kwenye chat hii kinaenda wapi, kuna mwingine anasoma
`,
  exportChat: `
    mkuu wangu wa kazi hana muda wa kufungua tovuti, nataka nimpelekee haya tuliyojadili kuhusu bei kama document kwenye email
    mie ni katibu wa kanisa na kamati inakaa jumapili, nahitaji kuwasomea tulichozungumza hapa, nikitoe vipi kwenye simu
    naogopa nikifunga browser hizi bei na maelezo yatapotea, nataka nibaki nazo kwenye laptop yangu kabla sijaondoka
    tunaagiza kama familia kwa ajili ya harusi, kaka yuko Mwanza na anataka kusoma kila neno tulilochati hapa
    kuna button ya kudownload mazungumzo yote
    nifanye export ya chat kisha nimforwardie partner wangu
    hii conversation nzima inaweza kutoka kama file moja
    ningependa kuprint yote tuliyoongea leo asubuhi
    export chat
    save haya maongezi
    nipe copy ya chat
    kudownload chat nabonyeza wap
    naomba faili la mazungumzo haya
    napakuaje chat nzima
    nitumie mazungumzo yetu kama faili
    nataka kumwonyesha mkuu wa shule chat hii, naihifadhije
    kuna kitufe cha kuhifadhi mazungumzo
    naweza kuchukua nakala ya chat hii
    naweza kuhifadhi mazungumzo haya
    nawezaje kupakua chat hii
    nipakue mazungumzo haya
    naomba nakala ya mazungumzo yetu
    nataka nakala ya mazungumzo haya
    nataka kumwonyesha mume wangu mazungumzo haya
    nataka kuhifadhi mazungumzo haya`,
  security: `
    usalama ukoje
    taarifa zangu ziko salama kwenu?
    nani anaona data yangu
    nani anasoma chat yangu
    data ikiibiwa je
    data inakaa wapi
    mkihackiwa je
    nani anaona ujumbe wangu
    data iko salama
    mkidukuliwa je
    data inahifadhiwa wapi
    nani anaona ujumbe
    hospitali ya jirani ilidukuliwa na majina ya wagonjwa yakasambaa whatsapp, kwenu database ya maombi imefungwa namna gani ili nisiogope
    mimi ni IT wa shule, nataka kujua passwords za timu yenu zimehifadhiwa wazi au kwa hash, maana bodi itaniuliza
    hebu fikiria usiku mmoja wezi wa mtandao wanaingia kwenye server yenu na kuchukua simu zetu, sisi tutajulishwa au tutasoma magazetini
    nimefanya kazi benki na najua logs huwa zinavujisha majina, je kumbukumbu za mfumo wenu zina majina au ujumbe wa watu
    mfumo wenu ukishambuliwa kuna bodi ya serikali mnayoiarifu
    hacker akiingia atakuta password za wafanyakazi zikiwa wazi
    lazima mtu awe amelogin ndio aone maombi yetu
    mmeweka ulinzi gani kwenye mfumo unaohifadhi maombi
    mkihackiwa tutajuaje
    database imelindwa vipi
    logs zina majina yetu
    usalama wa mfumo wenu
    nywila za timu ziko salama
    mnahifadhi vipi nenosiri
    nani anaona ombi langu kwenye mfumo wenu
    nenosiri la timu linawekwaje
    ni watu gani wanaweza kusoma fomu niliyotuma
    nenosiri za wafanyakazi wenu zimehifadhiwa vipi
    ombi nililotuma linaonekana kwa nani
    hifadhidata yenu inaweza kufunguliwa na nani
    mnalindaje data
    data zetu mnazilindaje
    mkidukuliwa data yangu itakuwaje
    nani kwenu anaweza kufungua fomu yangu
    nywila mnahifadhije
    mkidukuliwa mtatuambia
    mkidukuliwa itakuwaje
    data zikivuja mtatuambia
    nani anaweza kufungua hifadhidata
    mtu akidukua itakuwaje`,
  minors: `
    mwanangu wa darasa la sita alichukua simu yangu akawaandikia mambo mengi jana, naomba kujua mnafanya nini na hayo aliyoandika
    mm ni form three na napenda kuimba, nataka kuagiza wimbo wangu wa kwanza ila sijafikisha miaka kumi na minane
    mzazi mmoja shuleni kwetu analalamika kwamba mtoto wake ameacha namba hapa bila yeye kukubali, tumwambie nini
    kwa mfano kijana wa miaka kumi na sita ana biashara ya kuuza viatu online, anaruhusiwa kuchukua huduma yenu bila mkubwa
    huduma zenu ni za watu wazima pekee au hata vijana
    dogo wangu wa miaka 10 amechati na nyinyi, futeni
    ridhaa ya mzazi mnaithibitisha namna gani kwa mtoto
    sijafika 18 bado, ninaruhusiwa kujaza form hii
    umri wa kuagiza ni upi
    nina miaka 16, naweza
    mtoto kaandika huku, ifutwe
    watoto wadogo wanaruhusiwa
    nina miaka kumi na tano, lazima niombe ruhusa ya wazazi kabla ya kujaza taarifa zangu
    mimi ni mwanafunzi wa kidato cha pili, naweza kuagiza wimbo bila baba kujua
    dada yangu wa miaka 14 akitaka kujaza fomu, mzazi lazima akubali
    na ridhaa ya mzazi inahitajika kwa mtoto
    mnakusanya data za watoto
    mtoto wangu ameandika hapa
    mwanangu wa miaka 14 ameandika hapa, ni sawa
    nina miaka kumi na saba naweza kuagiza
    kuna umri wa chini
    chini ya miaka 18 anaruhusiwa kuagiza
    chini ya miaka 18 anaweza kutumia
    watoto wanaruhusiwa kutumia tovuti yenu
    mtoto alijaza fomu kwa makosa
    mtoto wa miaka kumi na tano anaweza kutumia
    watoto wanaweza kutumia
    binti yangu ana miaka kumi na mbili`,
  newsletter: `
    kila tovuti nikiacha email wananijazia inbox na ofa, kwenu nikiomba bei ya jingle nitapokea barua ngapi na za aina gani
    mie ni daktari wa meno na sina muda wa kusoma email nyingi, nikibook demo mtaniandikia mara ngapi kabla ya siku yenyewe
    tuseme hivi, demo imesogezwa siku nyingine, mtanijulisha kwa email au itabidi niingie kwenye tovuti kuangalia mwenyewe
    nimetuma ombi la tovuti ya kanisa asubuhi, je kuna barua yoyote inayothibitisha kwamba limewafikia
    email yangu haitaingia kwenye list ya kampeni zenu
    ningependa kupata habari zenu mpya kila mwezi, inawezekana
    mbali na jibu lenyewe kuna barua nyingine mtakazotuma
    reminder za demo zinakuja ngapi kwa email
    msinitumie spam
    mna newsletter
    promo emails sitaki
    email ya confirmation nitapata
    nikiweka nafasi ya demo nitapata barua pepe ngapi
    mtanikumbusha demo yangu kwa barua pepe
    nikituma ombi napata uthibitisho kwa email
    mtanitumia barua pepe za matangazo
    mtanijazia email za matangazo
    mtanitumia email za matangazo
    nikijaza fomu mtanitumia email ngapi
    nikijaza fomu nitapata barua ngapi
    sitaki matangazo kwenye barua pepe
    mnatuma jarida
    mtanitumia matangazo`,
  studentData: `
    majina na namba za watoto 300 wa shule yetu hazitafundisha ai, sivyo
    mtaipa shule barua kwamba data ya wanafunzi haifunzi ai
    shule yetu inataka ahadi iliyoandikwa kuhusu taarifa za wanafunzi
    wazazi wanataka karatasi kwamba majina ya watoto hayalishwi kwa ai
    walimu wakitumia zana, majina ya watoto yanaenda nje ya shule
    majina na alama za wanafunzi wetu yanafika kwa kampuni gani
    mwalimu akiandika jina la mtoto, nani mwingine analiona
    na majina ya wanafunzi je
    mimi ni mkuu wa shule ya msingi na wazazi wameanza kuogopa mambo ya AI, nataka maandishi kwamba alama za watoto hazitatumika vibaya
    kamati ya wazazi inauliza kama majina ya watoto wetu yatatumika kuonyesha matangazo au kufundisha mashine, niwajibu nini
    shule jirani ilikuta ripoti za watoto zimesambaa mtandaoni, nyinyi mnabaki na habari kiasi gani za mwanafunzi mmoja
    chukulia tumeanza kutumia zana ya kusahihisha mitihani, majina na alama za pupils zinakaa kwa ajili ya nani hasa
    records za wanafunzi zinaweza kuishia kwa watangazaji
    je mtatupa kwa maandishi kuwa data ya watoto hailishi AI
    mnakusanya vitu vichache tu vya learners au kila kitu
    privacy ya pupils mnaichukuliaje kwenye zana za shule
    siri za wanafunzi wetu
    data ya pupils iko safe
    alama za watoto zisivuje
    mnahifadhi nini cha wanafunz
    mimi ni mwalimu mkuu, mnahifadhi nini kuhusu watoto wetu
    bodi ya shule inauliza ni taarifa zipi za wanafunzi mnazobaki nazo
    kuna chochote cha wanafunzi kinachoenda kwa watangazaji au AI
    na za watoto mnahifadhi kiasi gani
    taarifa za watoto wa shule zinatunzwaje
    nani anaona kumbukumbu za tabia za mwanafunzi
    majina ya wanafunzi hayatapewa wengine
    alama za wanafunzi zinaonekana na nani
    data za wanafunzi ziko salama
    majina ya wanafunzi yanaenda kwa ai
    taarifa za watoto zinatumikaje
    taarifa za watoto wa shule zinabaki shuleni
    nani anaona alama za wanafunzi
    wazazi wengine wanaweza kuona tabia ya mtoto wangu
    data za wanafunzi zinafundisha ai
    taarifa za wanafunzi ziko salama
    data ya watoto iko salama
    nani anaweza kuona rekodi za tabia za wanafunzi`,
  dataLaw: `
    nimeandika kulalamika kuhusu faragha yangu wiki mbili zilizopita na sijaridhika na jibu, kuna ngazi ya juu ya serikali ninayoweza kuendea
    mimi ni wakili wa kampuni ya bima, kabla ya kusaini nahitaji kujua sera yenu ya faragha imefuata sheria ipi ya India
    assume mtu kwenu ametumia namba yangu vibaya, nianzie kuandika wapi na ndani ya siku ngapi lazima mnijibu
    NGO yetu ina wafadhili wakali sana, wanataka ushahidi kwamba mnazingatia sheria ya ulinzi wa taarifa binafsi ya mwaka 2023
    digital personal data protection act inawahusu nyinyi kweli
    nina lalamiko la faragha, email yake ni ipi
    kuna bodi gani India inayosikiliza kesi za taarifa binafsi
    jibu la lalamiko langu la data lisipotosha niende ngazi gani
    sheria ya data mnayofuata
    complaint ya privacy nitume wapi
    dpdp act mnaizingatia
    data protection board ni nini
    nikiona jibu lenu kuhusu data halitoshi niende kwa nani
    nilalamike kwa nani kuhusu data yangu
    mnafuata sheria gani ya data
    mnafuata sheria ya ulinzi wa data
    nalalamika wapi mkitumia vibaya namba yangu
    sheria gani inalinda taarifa zangu
    malalamiko ya data mnajibu kwa siku ngapi
    mkitumia vibaya taarifa zangu niende wapi
    msipofuta data yangu nimwambie nani
    je mnafuata dpdp
    malalamiko ya faragha yanapelekwa wapi
    kuna bodi ya kulalamikia kuhusu data`,
  internetAddress: `
    na anwani ya mtandao ya simu yangu mnaitunza
    nikituma fomu, IP ya simu yangu inabaki kwenu
    je mnaweka kumbukumbu ya anwani ya intaneti ya kompyuta yangu
    anwani ya ip inahifadhiwa pamoja na ombi langu
    nikijaza fomu ya duka langu mnaandika pia ip yangu
    sitaki anwani yangu ya mtandao ibaki kwenu, inabaki kweli
    mnashika ip ya laptop yangu kwa muda gani
    je ip yangu inahifadhiwa baada ya kutuma maelezo
    nikiwa cyber cafe nilifungua tovuti yenu mara tatu, je mashine yenu inaandika ile anwani ya mtandao wa cyber na kuitunza
    nilibonyeza tangazo lililoletwa na rafiki facebook ndipo nikafika kwenu, je mnalijua hilo hata kama sijajaza fomu yoyote
    mi ni mwandishi wa habari na nalinda nilipo, je kutoka kwenye IP yangu mtajua niko mtaa gani Arusha
    labda nimetuma fomu ya makadirio, je pamoja na jina langu mnabaki na IP address niliyotumia siku hiyo
    anwani ya mtandao mnaishika kwa dakika ngapi kisha inaachwa
    kwanini mnahitaji ip ya mgeni hata kidogo
    njia niliyokuja nayo kwenye tovuti inatumwa lini kwenu
    ip inatumika kuzuia watu wanaospam fomu tu
    ip yangu inasevwa
    mnajua nimetoka google
    location yangu mnaiona
    ip mnaifuta saa ngapi
    mnahifadhi anwani yangu ya ip
    mnajua niko mji gani
    je ip yangu inarekodiwa
    ip yangu mnaihifadhi
    mnajua nimetoka tovuti gani
    mnarekodi simu ninayotumia
    mahali nilipo panarekodiwa
    anwani yangu ya mtandao inahifadhiwa muda gani
    mnafuatilia kompyuta yangu
    kumbukumbu za seva zina nini
    mnajua nilifikaje hapa`,
  aiTraining: `
    ai yenu inajifunza kutoka kwa data yangu
    orodha ya bei za duka langu haitafundisha ai, sivyo
    je data ya kliniki yangu inatumika kufunza model yoyote
    na data yangu, ai haitajifunza humo
    nimeandika riwaya miaka sita na nasikia AI hula vitabu vya watu, nikiwatumia sura kumi hazitaishia kwenye ubongo wa mashine
    kiwanda chetu kina recipe na orodha ya bei za siri, tukiwalishia bot document hizo mashine za wengine zitajifunza kutoka kwetu
    mimi mwalimu wa sekondari, notes zangu za miaka kumi nikiwapa mtazitumia kuifundisha AI inayosaidia shule nyingine
    ikitokea bot yangu inaongea na wateja mia kwa siku, je hayo maongezi ndiyo mnayotumia kuboresha bot za maduka mengine
    product data yetu inaenda kutrain model ya mtu
    mashairi niliyotuma yasije yakalishwa kwa mashine
    service mnazotumia kwa manuscript zimeahidi kutojifunza kutoka kwake
    kazi yangu haitatumika kwa faida ya mteja mwingine kupitia AI
    msitrain AI na kazi yangu
    chat zetu zinafunza model
    catalogue yangu ilishwe AI, hapana
    mnafundishia ai na nini
    mnatumia AI, je ni salama kuwapa riwaya ambayo haijachapishwa
    mimi ni mwandishi mpya, AI mnayoitumia haitahifadhi mswada wangu
    naogopa kutuma hadithi kwa sababu mnafanya kazi na AI
    na hiyo AI yenu haitabaki na mashairi yangu
    riwaya yangu haijachapishwa, chatgpt itajifunza kutoka kwayo
    kitabu nitakachotuma kinafundisha modeli yoyote
    hadithi yangu haitatumika kuifunza gemini
    na ai itajifunza kutokana nacho
    riwaya yangu ya kwanza, naogopa, mtaiweka kwenye chatgpt
    mswada wangu utalishwa kwa AI yoyote
    nina wasiwasi AI itajifunza kutoka kwa sura ninazotuma
    na hamtaipa chatgpt kitabu changu
    mashairi yangu mtayatumia kufundishia AI
    hadithi yangu itafunza ai
    nikituma kitabu AI itajifunza kutoka kwangu
    mnatumia chat zetu kufundisha mfano wenu
    nyaraka zetu zinatumika kufunza mfumo wenu
    orodha ya bidhaa zetu itatumika kufunza ai
    hadithi yangu haitaingia kwenye AI
    kitabu changu kitatumika kufundisha ai
    mtatumia maandishi yangu kufunza ai
    ai itajifunza kutoka nyaraka zetu
    kitabu changu kitafundisha ai`,
  cookies: `
    natumia simu ya kampuni na IT wetu ni mkali, kabla ya kufungua tovuti yenu nataka kujua inaweka vidakuzi gani kwenye browser
    nilitazama viatu kwenye site fulani tangazo likanifuata wiki nzima, je nanyi mna kitu cha kunifuata baada ya kuondoka hapa
    jana nilibadili tovuti iwe ya giza na leo bado iko giza, inakumbukaje hilo na itakumbuka kwa kipindi gani
    kama mwalimu wa kompyuta, nafundisha watoto kuhusu tracking, nipe mfano wa kidakuzi kinachotambua mtu na mashine kwenye fomu
    ile cookie inayokumbuka maongezi yangu huwekwa nikianza kuandika
    mnapima wageni kwa analytics yoyote ya nje
    cookies za matangazo zipo ama ni zile za lazima tu
    nikifunga browser kidakuzi cha fomu kinapotea
    cookies gani mnaweka
    mna tracking yoyote
    cookie ya dark mode
    kidakuzi cha chat ni cha nn
    kidakuzi cha theme kinadumu muda gani
    kidakuzi cha fomu ni cha nini
    mwonekano wa giza unakumbukwa hadi lini
    majina ya vidakuzi vyenu ni yapi
    kidakuzi cha gumzo kinawekwa lini
    mnatumia vidakuzi
    tovuti hii inaweka cookies kwenye simu yangu
    mnanifuatilia
    mnanifuatilia ninapobofya
    tovuti yenu inanifuatilia
    mtanionyesha matangazo baadaye facebook
    mnatumia google analytics
    mnatumia cookies`,
  secret: `
    kitabu changu hakijasomwa na mtu, nikiwatumia nani ataona
    muswada wangu utabaki kati yetu tu au
    naogopa kutuma hadithi yote, je itabaki siri
    mnapotengeneza video nani anasoma kurasa zangu
    siri za biashara yangu nitakazowaambia hazitoki nje
    riwaya haijachapishwa, naweza kuwaamini na faili
    baada ya kazi kuisha kitabu changu bado ni siri
    kuna mtu mwingine ataonyeshwa mashairi yangu
    nikikutumia sura zote, hazitavuja kwa watu
    andiko langu la watoto liko salama mikononi mwenu
    mimi mwandishi mpya nahofia kuibiwa hadithi, mnaifichaje
    na hakuna mwingine atakayeisoma
    nina wazo la app ya bodaboda ambalo hakuna mtu analo mjini, nikiwaeleza kila kitu kwa makadirio litabaki kati yetu sisi wawili tu
    mie ni mshonaji na mshindani wangu wa mtaa naye ni mteja wenu, atajua nawauzia wateja kwa bei gani na natoa wapi vitambaa
    riwaya yangu inatoka desemba na mchapishaji amenionya, nikiwatumia nakala kuna mtu nje ya kazi hii atakayeiona
    hebu fikiria tumemaliza kazi na kuachana, mambo ya ndani ya kiwanda mliyoyajua bado mtayatunza au yanaruhusiwa kusemwa
    mambo ya biashara yangu yasifike kwa watu wengine tafadhali
    mnasign NDA kabla sijawaeleza mpango wangu
    mtunze siri ya maandishi yangu hata baada ya kazi kuisha
    kwenye terms zenu usiri unabana pande zote mbili
    idea yangu isiibiwe
    nda mnasaini
    siri za biashara zitatunzwa
    manuscript ibaki kati yetu
    nani mwingine atasoma muswada wangu ambao haujachapishwa
    kurasa za riwaya yangu zitaonwa na watu wengine
    na hakuna mwingine atakayesoma hadithi yangu
    mashairi yangu hayajatoka bado, yatabaki kati yangu na wewe
    muswada wangu utabaki siri kati yetu
    kitabu changu kitabaki siri
    wazo langu hamtamwambia mtu
    mtatunza siri yangu
    mshindani wangu hatajua mambo yetu
    mtasaini makubaliano ya usiri
    mtasaini mkataba wa usiri
    wazo langu la biashara litabaki siri
    wimbo ni wa kushtukiza, msimwambie mtu
    mshindani wangu hatajua
    mnafanyia kazi duka lingine, hawatajua bei zetu za ndani
    hamtamwambia mtu kuhusu kazi yangu
    mtaiba wazo langu
    siri yangu itabaki siri
    mtatunza siri ya wazo langu`,
  reference: `
    nina kliniki ya ngozi na wagonjwa wangu ni watu wakubwa, sitaki kabisa mradi wangu uonekane kwenye ukurasa wenu wa kazi
    agency ya kwanza ilipost website yetu instagram bila kutuuliza tukapigiwa simu na washindani, nyinyi mtafanya hivyo pia
    mm ni msanii na wimbo huu ni wa familia tu, je utawekwa kama sampuli kwa wateja wengine bila mimi kujua
    mathalani tumemaliza kazi ya hoteli yetu na mnataka kutuonyesha kama mfano, mtatuomba ruhusa kwanza au inafanyika tu
    sipendi jina la kiwanda chetu litajwe popote kwa wateja wenu
    bila idhini yetu msiweke screenshot ya duka letu mahali
    nikikataa kuonyeshwa kwa watu kama mfano itawaudhi
    kazi yangu mkiimaliza mnaitangaza kwa wengine
    msinitaje kama mteja wenu
    mradi wangu ubaki private
    mtaomba ruhusa kutuonyesha
    jina letu kwenye portfolio, hapana
    mtaonyesha kazi yangu kwa wengine bila ruhusa
    mtaonyesha tovuti yangu kama mfano
    mtaonyesha kazi yangu kwa wengine
    mtaweka jina la shule yetu kwenye tovuti yenu
    jina la duka langu litaonekana kwenye tovuti yenu
    mtaniuliza kwanza kabla ya kuonyesha kazi yangu
    sitaki kutajwa kama mteja
    mtaonyesha jina la duka langu`,
  customerData: `
    nikisimamisha bot, orodha ya wateja wangu narudishiwa
    tukiachana data yangu inaenda wapi
    maabara yangu ina majina ya wagonjwa, yatakuwa ya nani ndani ya mfumo
    na data yangu itakuwaje nikiondoka
    kampuni moja iliuza namba za wateja wangu, nyinyi mnafanyaje
    wateja wetu wa saluni, taarifa zao mnampa mtu mwingine
    namba za wazazi wa wanafunzi haziuzwi kwa watu wa matangazo
    taarifa za wageni wa hoteli zinabaki siri na ni zetu
    mazungumzo ya wateja wangu hayatumiki kwa duka lingine kweli
    baada ya mkataba kuisha nani anabaki na rekodi za wateja
    majina ya wagonjwa hayatafundisha AI
    na data ya wateja wangu
    nina saluni na kitabu cha wateja mia nane, nikiwapa namba zao kwa ajili ya bot nataka uhakika hazitaenda kwa saluni ya jirani
    msimamizi wa zamani alikataa kuturudishia orodha ya wageni wa hoteli tulipoachana, kwenu tukiachana mtatukabidhi kila kitu
    mi ni daktari na wagonjwa huandika mambo nyeti kwa bot, hayo maongezi yanakaa kwenye akaunti zangu au kwenye zenu
    tuseme watu elfu mbili wameagiza kupitia bot ya duka langu, je mnaweza kuchukua majina yao na kuwauzia watangazaji
    data ya buyers wangu mnaitumia kwa kazi za wengine
    nikihama kwenda kwa mtu mwingine database ya wateja naenda nayo
    yale wanayoandika wateja kwa bot ni siri kwenu pia
    akaunti zinazohifadhi wateja zinafunguliwa kwa jina langu
    wateja wangu ni siri
    data ya wateja narudishiwa
    customers wangu msiwauze
    nani mwenye list ya wagonjwa
    nikiacha huduma mtanipa data zangu
    nikisitisha huduma ya mwezi, data yangu narudishiwa
    nikiondoka baada ya mwaka data yangu inapotea au narudishiwa
    tukiachana, rekodi za kliniki mtatukabidhi
    na data yangu inabaki kwangu
    naweza kuchukua mazungumzo na namba za wateja nikiacha huduma
    mazungumzo ya wateja wangu na bot ni ya nani
    namba za wagonjwa wangu zinabaki kwangu
    tukimaliza kazi narudishiwa taarifa za wateja wangu
    mtauza data za wateja wangu
    namba za wateja wangu ziko salama
    je, mnashiriki namba za wateja wangu na wengine
    nani anasoma chat za wateja wangu
    data za wateja ni za nani
    wateja wangu mtawapa duka lingine
    namba za wateja wangu ziko mikononi mwa nani
    mazungumzo ya wagonjwa wangu yanahifadhiwa wapi
    nikiacha napata orodha ya wateja wangu
    mtatumia data zetu kwa wateja wengine
    nikiondoka napata data zangu
    orodha ya wateja ni yangu
    taarifa za wateja wangu ni za nani
    data ya wateja wangu iko salama kwenu
    taarifa za wagonjwa wangu zinahifadhiwa wapi
    mtauza namba za wateja wangu kwa watu wengine
    nina kliniki, siri za wagonjwa zitalindwa vipi
    nani anaweza kusoma kile wateja wangu wanaandika kwa bot
    je mnaweza kutumia orodha ya wateja wangu kwa matangazo yenu
    server iko nchi gani, pale data ya wateja inakaa
    shule yetu ina namba za wazazi, hazitavuja kweli
    naogopa mshindani wangu apate namba za wanunuzi wangu kupitia nyinyi
    na nikiacha huduma, taarifa za wateja wangu mtazifuta au mtabaki nazo
    wateja wangu wataniuliza namba zao ziko salama, niwajibu nini
    mnafundisha AI kwa kutumia chat za wateja wangu?
    usiri wa wateja ukoje
    duka langu la mtandaoni linapokea anwani za wanunuzi, zinaenda wapi hizo
    wanachama wa gym wanatoa taarifa binafsi kwa bot, nani anazilinda
    mteja akitaka data yake ifutwe kwenye bot yangu inawezekana
    mnafuata sheria ya ulinzi wa data ya Kenya kwa taarifa za wateja wetu
    naomba uhakikisho wa maandishi kwamba hamtatoa taarifa za wateja wangu
    NGO yetu ina wafadhili, majina yao yatabaki siri kwenu?
    je google wanapata maelezo ya wagonjwa wetu
    wakala wa utalii hapa, wageni hutuma picha za pasipoti, zitakuwa salama kwenye mfumo wenu
    nikikupa namba za wateja wote si utazitumia vibaya
    hao wateja wangu wa saluni, kuna mtu mwingine atawatumia sms kupitia mfumo wenu
    mtatumia data za wateja wangu kwa faida yenu
    ulinzi wa rekodi za wagonjwa hospitalini kwangu upo kiwango gani
    wapangaji na wanunuzi wa nyumba wananiamini, bot haitasambaza taarifa zao?
    ikitokea wizi wa mtandao, wateja wangu wako hatarini kiasi gani
    wanafunzi ni watoto, data yao mnaitunzaje
    data za wateja wangu ziko salama?
    nani anatunza taarifa za wagonjwa wangu
    nina kliniki Arusha, siri za wagonjwa zitalindwa vipi
    namba za simu za wateja wangu zinahifadhiwa wapi
    mtauza orodha ya wateja wangu kwa wengine?
    shule yetu ina watoto wadogo, taarifa zao ziko salama kwenye bot
    je kuna mtu mwingine anaweza kusoma chat za wateja wangu
    na kama data ya wateja wangu ikivuja
    wanafunzi wangu majina yao yanakaa kwa nani
    faragha ya wateja wangu inakuwaje
    google wanasoma ujumbe wa wagonjwa wangu?
    mimi ni dalali wa nyumba, sitaki wateja wangu waibiwe na madalali wengine kupitia bot
    usalama wa data ya wanunuzi wangu ukoje
    nikiacha huduma yenu orodha ya wateja wangu inabaki na nani
    Tafadhali nieleze jinsi mnavyolinda siri za wateja wa duka langu
    ujumbe wa wateja wangu unakaa muda gani kabla ya kufutwa
    mnatumia mazungumzo ya wateja wangu kufundisha AI?
    wazazi wanauliza nani ataona taarifa za watoto wao
    wateja wa saluni yangu hawataki namba zao zisambae, mna ulinzi?
    je mmiliki wa data ya wateja wangu ni mimi au nyinyi
    kampuni ya utalii hapa, pasipoti za wageni zitakuwa salama kwa bot yenu
    biashara nyingine mnazofanya nazo kazi zinaweza kuona wateja wangu?
    sheria ya ulinzi wa data Kenya, bot yenu inaizingatia kwa wateja wangu
    anwani za watu wanaoagiza kwangu zinaenda wapi
    wadukuzi wanaweza kuiba taarifa za wateja wangu?
    gym yangu ina rekodi za afya za wanachama, nani atazisimamia
    wafadhili wa NGO yetu wanataka usiri, taarifa zao zinatunzwaje
    wateja wangu wataanza kupokea matangazo ya watu wengine baada ya kuchat na bot?
    data za wagonjwa wangu ziko salama?
    chats za wateja zinaenda kwa ChatGPT?
    Nani mwingine anaona documents za clients
    je google wanasoma picha za wateja wangu
    Siri za wagonjwa zitabaki siri kweli?
    mimi ni wakili na clients wananitumia hati za siri, je kuna mtu mwingine atazisoma
    Wagonjwa wakituma majibu ya vipimo kwa bot, hayo majibu yanaenda wapi na nani anayaona?
    nina hofu AI itachukua taarifa za wateja wangu iwape makampuni mengine, ni kweli ama uongo
    Picha za vitambulisho ambazo wateja wanatuma whatsapp, mnahakikishaje hazivuji kwa watu wengine
    hizi chats za customers zinatumika kufundisha AI ya watu wa marekani ama zinabaki kwangu
    Niko na clinic ya wanawake Nairobi na wagonjwa wananiambia mambo ya ndani sana kwa whatsapp, nikiweka bot nitakuwa na uhakika gani kwamba hayo maongezi hayafiki kwa Google ama mtu mwingine?
    Mimi ni CPA, clients wananitumia KRA pin, bank statements na payslips kila mwezi, moja ikivuja nimeisha kazi. Nieleze kama hizo documents ziko confidential zikipita kwa bot yenu
    tuna kituo cha ushauri nasaha Arusha, watu wanaandika matatizo yao ya ndoa na afya, mwenzangu anasema AI zote zinapeleka maneno kwa openai, je taarifa za wateja wetu zitakuwa salama
    Sheria ya data protection Kenya inanitisha sana, last month hospital jirani walipigwa fine juu ya picha ya patient, sasa nataka kujua patient chats zikiingia kwa bot zinalindwa aje`,
  own: `
    itakuwa yangu kabisa?
    nani atakuwa mmiliki wake
    haki zote ni zangu?
    nikimaliza kulipa ni yangu?
    itakuwa yangu
    mwisho ni ya nani
    nitakuwa mmiliki
    kazi ni mali yangu
    haki ni za nani
    nikilipa inakuwa yangu
    nitakuwa mwenye mali
    ni yangu nikilipa
    inakuwa yangu
    tulilipa developer wa kwanza lakini akakataa kutupa mfumo tulipotaka kuhama, na nyinyi tukimaliza salio mfumo unageuka kuwa mali ya nani
    mi ni meneja wa karakana, bosi anataka kujua kama hii programu mnayotuundia tutaimiliki moja kwa moja baada ya malipo ya mwisho
    kwa mfano nimelipa nusu pekee na kazi imefika katikati, je kilichojengwa mpaka hapo kimeshakuwa changu au bado ni chenu
    shirika letu litawapa logo, maandishi na data zetu, je hivyo tunavyowapa vinaendelea kuwa vyetu na ninyi mna haki gani
    vile vitu vya jumla mnavyotumia kila mahali, navitumia milele
    umiliki unahamia kwangu siku gani hasa
    kuna haki mtakayobaki nayo juu ya automation yangu
    material ninayowapa haigeuki kuwa yenu, sindio
    bot ni mali ya nani
    code nitaimiliki
    nikishalipa full ni yangu
    ownership iko kwa nani
    nikilipa, kazi inakuwa yangu kabisa
    baada ya kulipa kazi ni ya nani
    je kazi inakuwa mali yangu nikishalipa
    nikimaliza kulipa kila kitu kinakuwa changu
    msanidi wa zamani alibaki na code yetu, mtakayojenga ninyi itakuwa ya nani
    umiliki wa programu mnayotengeneza umeandikwa kwenye makubaliano
    kazi ikikamilika code inabaki kwenu au inakuja kwetu
    na kwa maandishi itakuwa mali yetu
    nikimaliza kulipa yote programu inakuwa ya nani
    kazi ikiisha haki za muundo na code ni za nani
    mkishalipwa zote mnabaki na haki yoyote kwenye programu
    na programu inakuwa yangu kabisa
    msanidi mwingine anaweza kuendelea baadaye
    kazi ikimalizika ni ya nani
    bot itakuwa yangu nikimaliza kulipa
    bot itakuwa yangu
    nitapata haki zote
    nani mwenye mali ya kazi mliyofanya
    nitapata msimbo wa programu
    hakimiliki ni ya nani
    mnaweza kuninyang'anya bot baadaye
    kazi ikikamilika ni mali ya nani
    bot ni yangu kabisa
    itakuwa mali yangu
    ikikamilika inakuwa ya nani`,
  ownSite: `
    aliyetengeneza website yetu ya lodge alisajili domain kwa jina lake na sasa anatudai hela kuirudisha, nyinyi mtasajili kwa jina la nani
    mpiga picha nauliza, nataka uhakika kwamba picha na maandishi ya kwenye website yatabaki yangu hata tukikosana
    labda mwaka kesho nataka fundi mwingine aendeleze website ya duka langu, ataweza kuichukua bila kuwaomba ruhusa
    ninyi ni mtu mmoja tu, siku mkifunga biashara website yangu ya kliniki itabaki mikononi mwangu ama inapotea nanyi
    website nikishalipa yote inahesabika kuwa ya kwangu
    domain isajiliwe kwa jina langu si lenu
    maandishi na picha za site ni haki ya nani
    naweza kubeba website nikahama nayo kwa fundi mwingine
    site ni yangu kabisa
    domain jina langu
    website nani mwenyewe
    picha za website ni zangu
    tovuti itakuwa yangu
    tovuti itakuwa yangu kabisa
    domain ni kwa jina la nani
    domain inaandikwa jina la nani
    naweza kuhamisha tovuti
    naweza kuhamisha tovuti kwa mtu mwingine
    domain itakuwa kwa jina la nani
    naweza kuhamisha tovuti kwingine
    tovuti inakuwa kwa jina la nani
    domain itakuwa yangu
    nani anamiliki tovuti ikikamilika`,
  ownSong: `
    nani mmiliki wa wimbo
    wimbo ukiisha ni mali ya nani
    nani anamiliki jingle
    wimbo ni wa nani baada ya kulipa
    nina duka la furniture na nataka jingle icheze redioni na kwenye gari la matangazo miaka yote, kuna mtu atakuja kudai baadaye
    youtube walinifutia video kwa copyright ya muziki wa mtu, wimbo mtakaonipa nikiupandisha channel yangu niko salama kisheria
    mc wa harusi hapa, wimbo wa bibi harusi mkishautunga naweza kuutumia kwenye tangazo langu la biashara bila kuwauliza
    kanisa likishalipia wimbo wa maadhimisho, je tutapata karatasi inayosema ni mali yetu pamoja na mafaili yake
    wimbo nikiulipia ruhusa ya matangazo imo
    haki ya kutumia jingle mnaniandikia kwa maandishi
    naweza kuupload track spotify nikapata hela zangu
    beat na sauti za jingle haziwezi kudaiwa na mwingine
    jingle inakuwa mali yangu
    wimbo kwa ads ruhusa
    copyright ya jingle
    song ni yangu nikilipa
    naruhusiwa kutumia jingle kwenye tangazo la instagram kisheria
    jingle yangu naweza kuiweka redioni na kwenye matangazo ya facebook
    nina haki ya kuweka wimbo wa duka kwenye reels za kulipia
    kutumia jingle kwenye matangazo kuna shida ya hakimiliki
    nina ruhusa ya kuicheza jingle redioni
    naruhusiwa kuweka wimbo kwenye tangazo la redio
    naweza kuutumia wimbo popote
    jingle ni yangu milele
    wimbo ni wangu baada ya kulipa
    wimbo naweza kuweka youtube
    naweza kutumia wimbo kwenye matangazo
    naweza kutumia wimbo kwenye tangazo la redio
    wimbo ni mali yangu
    naweza kuweka wimbo youtube
    mtampa mtu mwingine wimbo wangu
    hakimiliki ya wimbo ni ya nani
    naweza kuucheza redioni
    haki za wimbo mnaandika
    wimbo utakuwa wangu
    naweza kuuweka wimbo youtube
    haki za wimbo ni za nani
    naweza kucheza jingle kwenye redio
    youtube watanipa copyright strike kwa wimbo wenu
    wimbo unaruhusiwa kwenye matangazo yangu
    nahitaji kibali kuupiga wimbo wenu kwenye TV
    mgahawa wangu unaweza kupiga jingle kwa spika siku nzima bila shida
    kuna mtu atadai mirabaha nikiupeleka wimbo FM
    naweza kuweka muziki huu kwenye reels za kulipia
    nikitumia wimbo kibiashara kuna tatizo la hakimiliki
    na mtu akidai jingle ni yake itakuwaje
    gari la matangazo lipige jingle mtaani, ni halali?
    naruhusiwa kuutumia huo wimbo wapi na wapi
    lazima niombe ruhusa kila nikitaka kuweka jingle kwenye tangazo
    mimi ni mwandishi, naweza kuweka wimbo kwenye trela ya kitabu changu youtube
    nitapata barua inayosema naweza kuutumia wimbo kwa matangazo
    muziki wa AI una shida ya copyright?
    COSOTA au MCSK watanisumbua nikipiga wimbo dukani
    naweza kuupakia wimbo spotify bila tatizo
    NGO yetu inataka wimbo kwa tangazo la televisheni, tunahitaji idhini ya nani
    wimbo wa harusi tukiuposti mtandaoni kuna kesi
    jingle itumike kwenye redio ya kijiji, mnaruhusu?
    haki za kutumia jingle kwenye promosheni ni za milele au kwa muda
    gym yangu, nikicheza huo wimbo kampuni ya muziki italeta notisi?
    leseni inahitajika kwa wimbo huu kwenye sinema
    kampeni ya uchaguzi tunaweza kupiga wimbo huo kwa kipaza sauti
    kwenye video za bidhaa zangu mtandaoni naweza kuweka hiyo tuni
    tiktok itafuta video yangu kwa sababu ya wimbo mliotengeneza?
    shule yetu ikiweka wimbo kwenye channel yake ni sawa kisheria
    niko huru kupiga wimbo popote nitakapo`,
  ownCreative: `
    shairi langu likiwa wimbo, maneno bado ni yangu
    nikilipa, haki ya maandishi yangu inakuwa ya nani
    mimi mtunzi, haki za mistari yangu zinahamia kwenu
    video ya hadithi ikikamilika, hadithi yenyewe inabaki yangu
    maneno niliyoandika mwenyewe mtayamiliki nyinyi
    mwandishi anabaki na haki za maandishi yake
    baada ya malipo ninyi mna haki yoyote kwa hadithi yangu
    na haki za maneno je
    mimi ni mshairi wa tenzi na nahofia kwamba nikiwapa beti zangu zigeuzwe wimbo basi haki ya maneno itahamia kwenu
    mchapishaji alishanila haki za kitabu cha kwanza, sasa ninyi mkinitengenezea video ya cha pili mtadai chochote juu ya hadithi
    nimeandika kumbukumbu za baba yangu marehemu, nikilipia kazi ya ubunifu juu yake nani ana mamlaka ya kuitumia baadaye
    tuseme hivi, trailer ya riwaya yangu imelipwa yote, naruhusiwa kuikata vipande niitumie kwenye maonyesho ya vitabu bila ruhusa yenu
    maneno niliyotunga mwenyewe yanabaki haki yangu
    book video nikilipa naimiliki mimi kama author
    hadithi yangu msije mkaiuza kwa mtu wa filamu
    mtunzi anabaki na haki zake zote baada ya kazi
    haki za author
    video ya kitabu ni mali yangu
    shairi langu linabaki langu
    rights za story yangu
    mimi ni mwandishi, haki za kazi zinabaki kwangu
    nikilipia video ya kitabu changu inakuwa yangu
    mwandishi akilipa, kazi inakuwa yake
    shairi langu likigeuzwa wimbo, haki ya maneno inabaki kwangu
    mimi ni mtunzi wa mashairi, nikiwapa shairi moja bado ni mali yangu
    tenzi za babu zikiimbwa, nani anamiliki maneno yake
    naweza kuchapa shairi langu kitabuni baada ya ninyi kulitengenezea wimbo
    na shairi lenyewe litakuwa la nani
    haki ya maneno niliyoandika ni yangu
    mkitengeneza video ya riwaya yangu, hakimiliki ya maandishi inabaki kwangu
    mashairi ya baba yakigeuzwa video, maneno bado ni ya familia yetu
    nikiwatumia muswada napoteza haki zozote za kitabu
    na hakimiliki ya kitabu changu inabaki kwa nani
    trela ya kitabu nikishalipa ni yangu moja kwa moja
    mimi ni mshairi, maneno yangu mnaweza kuyatumia kwa kazi nyingine
    tovuti ya mwandishi mliyonitengenezea ni mali yangu
    kitabu kikiuzwa sana mtadai asilimia
    naweza kuweka video ya kitabu kwenye amazon na youtube
    mchapishaji wangu anaruhusiwa kutumia video ya kitabu
    haki za kitabu changu zinabaki kwangu
    video ya kitabu changu itakuwa yangu
    video ya kitabu ni mali ya nani
    haki za hadithi yangu zinabaki kwangu
    video ya kitabu ni ya nani
    naweza kuonyesha video ya kitabu popote
    mtachukua haki za hadithi yangu`,
  whoReadsChats: `
    ni kina nani wanaweza kusoma chat za wagonjwa wangu
    nani wengine huona mazungumzo ya wateja wangu
    nani anasoma chat
    je ninyi mnaona mazungumzo ya wateja wangu na bot
    kliniki yetu ina siri za wagonjwa, ni nani anaweza kuona wanachoandika
    kuna mtu mwingine anayesoma meseji za wateja?
    wazazi wakimwandikia bot, ujumbe huo unaonekana na nani
    wewe kama mtengenezaji unaweza kufungua chat zangu
    mazungumzo ni ya siri au kuna anayesoma
    sitaki mtu wa nje asome maneno ya wateja wangu
    google wanasoma mazungumzo ya bot na wateja?
    ni mimi tu ninayeona chat au hata wewe
    na kama mgonjwa akiandika jambo la aibu nani ataliona
    mimi ni wakili, mazungumzo na wateja yasifike kwa mtu wa tatu, kwenu ikoje
    timu yenu inafuatilia ujumbe wa wateja wetu
    nieleze ukweli nani ana ruhusa ya kuona mazungumzo hayo
    saluni ya wanawake, wanatuma mambo binafsi, kuna mwanaume atasoma?
    baada ya kumaliza kazi bado mtaweza kuona meseji zetu
    chat za duka langu zinaonekana na nani mwingine
    mshindani wangu akiwa mteja wenu anaweza kuona mazungumzo yangu?
    meta wanaona wateja wanachoandika kwa bot
    tafadhali niambie kama kuna binadamu anapitia mazungumzo ya bot
    wanafunzi wakichat na msaidizi, kampuni nyingine inasoma?
    nakala ya mazungumzo inakuja kwenu pia au hapana
    daktari anauliza kama sekretari naye atasoma ujumbe wa wagonjwa au yeye tu
    faragha ya mazungumzo, nani anayapata kusoma
    shirika letu linasaidia wahanga, lazima nijue nani anaweza kusoma wanachotuandikia kupitia bot
    mnatupeleleza kwenye chat?
    mteja wangu ana wasiwasi meseji zake zinasomwa na watu asiowajua, nimwambie nini
    ujumbe wa wateja kwa roboti upo wazi kwa watu gani`,
}
