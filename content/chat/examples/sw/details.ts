import type { details } from '#content/chat/topics/details.ts'
import type { Examples } from '../examples.ts'

export const swahiliDetails: Examples<typeof details> = {
  answerDesk: `
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
    class kit ni nini
    class kit inafanya kazi gani
    nikiweka sura moja kwenye class kit napata nini
    class kit ipo kwa kihindi na kiingereza
    class kit hutuma ujumbe kwa wazazi yenyewe
    mfano wa class kit ni wa madarasa yapi
    class kit iko tayari sasa
    mwalimu anaweza kubadilisha rasimu za class kit`,
  songSketcher: `
    song sketcher ni nini
    song sketcher imekamilika
    song sketcher inafanya nini
    naweza kutumia song sketcher sasa
    kwenye song sketcher nachagua lugha na hisia
    nikibadilisha mstari kwenye sketcher nitasikia tena
    zana ya kugeuza maneno yangu kuwa wimbo mfupi ipo tayari
    song sketcher bado inatengenezwa`,
  processProduct: `
    mnarekebishaje bidhaa iliyo tayari kwa biashara yangu
    niwaambie nini ili mrekebishe bidhaa yenu
    naweza kujaribu bidhaa kwa data yangu mwenyewe kwanza
    ni nini hubadilishwa kwenye bidhaa yenu ya ai
    bidhaa iliyorekebishwa inaweza kuongezwa baadaye
    hatua za kupata bidhaa iliyorekebishwa`,
  songSample: `
    nani ke pachattar ni nini
    wimbo wa mfano kwenye ukurasa wa muziki una dakika ngapi
    wimbo wa mfano unaitwaje
    mpangilio wa wimbo wenu wa mfano ukoje
    kasi ya wimbo wa mfano ni midundo mingapi
    wimbo wa mfano unakuja na karaoke`,
  songOccasions: `
    mnatunga nyimbo za hafla gani
    ni za harusi tu au sherehe nyingine pia
    majina ya familia yanaweza kuwa kwenye wimbo
    watu huagiza nyimbo za nini
    utani wetu unaweza kuingia kwenye wimbo
    mnafanya nyimbo za kuagana na za uzinduzi`,
  bookVideoSample: `
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
    somo la mfano la photosynthesis lina nini
    somo la mfano linachukua muda gani
    somo la mfano ni la darasa gani na somo gani
    kwenye somo la mfano wanafunzi hufanya nini wawili wawili
    jaribio kwenye somo la mfano lina maswali mangapi
    somo la jani kuwa kijani limepangwaje`,
  packageBuilder: `
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
    kiolezo cha jaribio kutoka sura kinatoa nini
    jaribio la sura linafaa vituo vya tuition pia
    jaribio la sura huja kwa word au pdf
    naweza kuchagua kiwango cha jaribio la sura
    jaribio kutoka sura lina toleo la pili
    kiolezo cha quiz kwenye labs ni nini`,
  clinicSample: `
    mradi wa kliniki ya meno kwenye portfolio unafanya nini
    kliniki ya mfano ina viti vingapi
    kwenye mfano wa kliniki ya meno mgonjwa mwenye maumivu anapelekwa wapi
    dawati la miadi la mfano linajibu kwa lugha gani
    mfano wa daktari wa meno hukumbusha lini
    nieleze dawati la miadi kwenye portfolio`,
  sareeSample: `
    mradi wa duka la sari unafanya nini
    mwenye duka la sari anapata taarifa gani kwenye mradi wa mfano
    mfano wa sari hutafutaje oda
    kuna nini kwenye dashibodi ya mradi wa sari
    dawati la oda kwenye portfolio ni nini
    mfano wa sari unatumia data ya msafirishaji`,
  reviewChecks: `
    verified karibu na jina la mteja inaonyesha nini
    alama ya verified hupewa nani
    nikiandika ushuhuda utaonekana mara moja
    mnasoma ushuhuda kabla ya kuuchapisha
    mtu yeyote anaweza kuandika maoni ya uongo hapa
    kiungo kinachotumwa kazi ikiisha ni cha nini`,
  workingDay: `
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
    utaalamu wenu uko kwenye nini
    mwanzilishi anajua nini vizuri zaidi
    mna ujuzi gani
    mnazijua sheria na templeti za whatsapp business
    ni fani zipi mnazimudu
    una ujuzi wa kuunganisha maduka ya mtandaoni`,
  whereToStart: `
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
    kwenye fomu kuna viwango gani vya bajeti
    bajeti ya juu kabisa kwenye fomu ni ipi
    fomu ina chaguo gani za muda wa mradi
    nina laki moja, nichague bajeti ipi kwenye fomu
    naweza kuchagua mwezi mmoja kwenye fomu
    orodha ya bajeti za fomu ni zipi`,
  formBusinessType: `
    aina za biashara kwenye fomu ni zipi
    biashara ndogo kwenye fomu ni wafanyakazi wangapi
    nafanya kazi peke yangu, nichague aina gani ya biashara
    enterprise kwenye fomu inaanzia watu wangapi
    kuna chaguo la startup kwenye fomu
    tuna wafanyakazi mia moja, tuchague aina ipi`,
  formUrgency: `
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
    saa za demo ni za india au za kwetu
    najiungaje na demo baada ya kuweka nafasi
    nawezaje kuongeza demo kwenye google calendar
    niko nairobi, demo saa kumi ni saa za wapi
    kwenye demo nitazungumza na nani, muuzaji au mjenzi
    mtanitumia kiungo cha kujiunga na demo`,
  scope: `
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
    mkivunja makubaliano naweza kumaliza oda
    nikivunja masharti itakuwaje
    nina siku ngapi za kurekebisha kabla oda haijamalizwa
    ni sababu gani za kumaliza oda mara moja
    makubaliano yakivunjwa, kazi iliyofanyika inalipiwa
    mnaweza kuvunja oda yangu lini`,
  chatRequest: `
    nikiongea hapa tu ombi linatumwa
    mazungumzo haya yanakuwa ombi lini
    nimeuliza tu, hakuna kilichowasilishwa sivyo
    mnaonyesha muhtasari kabla ya kutuma ombi langu
    je gumzo hili linageuka ombi bila ruhusa yangu
    nifanye nini ili mazungumzo haya yawe ombi`,
  dataRights: `
    nina haki gani juu ya taarifa zangu
    haki zangu za data ni zipi
    naweza kumteua mtu anisimamie kuhusu data zangu
    ombi kuhusu taarifa zangu linajibiwa kwa siku ngapi
    naweza kuona na kurekebisha taarifa zangu mwenyewe
    ninaweza kudai nini kuhusu taarifa zangu mlizonazo`,
  anonymousVisit: `
    naweza kuangalia tovuti bila kutaja jina
    lazima nijisajili ili kuona bei
    nataka kusoma tu, nahitaji akaunti
    mtajua mimi ni nani nikitembelea tu tovuti
    naweza kutazama kurasa bila kutoa namba
    kuingia kwa siri kwenye tovuti kunawezekana`,
  outsideLinks: `
    viungo vya tovuti nyingine vinafuata sheria za nani
    kuna kitu kinapakiwa kutoka whatsapp kabla sijabonyeza
    nikifungua ukurasa wa malipo sera ya nani inatumika
    kampuni nyingine zinaniona nikiwa kwenye tovuti yenu
    nikibonyeza kiungo cha kalenda wanajua nini kunihusu
    nani anawajibika kwa tovuti mnazounganisha`,
  clinicExample: `
    mazungumzo ya kliniki kwenye ukurasa wa kwanza yanaonyesha nini
    kwenye sampuli ya kliniki mgonjwa alichagua saa ngapi
    mfano wa daktari, aliandika saa ngapi usiku
    ile chat ya kliniki ya mfano nielezee
    katika mfano wa kliniki nafasi zipi zilikuwa wazi
    miadi ya mfano wa kliniki iliandikwa wapi`,
  sareeExample: `
    kwenye chat ya duka la sari mzigo ulikuwa wapi
    sari ya bluu kwenye mfano ni bei gani
    oda 2187 ya mfano ilifika lini
    mwenye duka la sari aliambiwa nini kwenye sampuli
    zilibaki sari ngapi za bluu kwenye mfano
    nielezee mazungumzo ya duka la sari`,
  coachingExample: `
    kwenye mfano wa tuition kuna watoto wangapi kwenye kundi
    ada ya hesabu kwenye chat ya mfano ni kiasi gani
    mfano wa kituo cha masomo, darasa la kwanza ni la kulipia
    nafasi ya mtoto kwenye sampuli ya tuition iliwekwa siku gani
    chat ya darasa la kumi hesabu inaonyesha nini
    mwenye tuition kwenye mfano anapokea nini`,
  bakeryExample: `
    ukurasa wa mfano wa duka la mikate una nini
    bakery ya mfano iko soko gani
    mfano wa bakery hufungwa saa ngapi
    mikate ya mfano ni mipya saa ngapi
    kwenye mfano wa bakery mteja anaagizaje
    nielezee picha ya tovuti ya bakery`,
  flatExample: `
    mfano wa nyumba ya 2 bhk unaonyesha nini
    kwenye mfano wa nyumba mteja ana bajeti gani
    wakala wa mfano alipata nyumba ngapi
    nani anagusa ndiyo kwenye mfano wa nyumba
    mfano wa nyumba karibu na metro nielezee
    kwenye mfano wa mali nani anapanga kutembelea nyumba`,
  enquiryList: `
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
    kijenzi cha kifurushi kina chaguo gani
    makundi ya kijenzi ni mangapi
    kwenye kijenzi cha tovuti naweza kuchagua nini
    duka la mtandaoni linaweza kuongeza nini kwenye kijenzi
    kijenzi cha wakala kina sehemu zipi
    nyimbo zimo kwenye kijenzi cha kifurushi`,
  ownerAlerts: `
    simu yangu italia kwa kila ujumbe mdogo
    nani anachagua tahadhari zipi ni za haraka
    bot ya mmiliki itanitumia hata ujumbe wa asante
    nataka kuarifiwa oda kubwa tu, inawezekana
    arifa za bot ya mmiliki ni nyingi sana
    bot ya mmiliki hunyamaza lini`,
  newOrders: `
    mtu akinunua kwenye tovuti yangu nitajuaje
    oda za tovuti ya duka huja kwa barua pepe au whatsapp
    oda mpya ya tovuti inanifikia vipi
    lazima nifungue tovuti kuona oda
    duka la tovuti hunitumia ujumbe oda ikiingia
    nitapokea wapi oda za duka langu la wavuti`,
  agentJobs: `
    wakala anafaa kwa kazi gani
    nimpe wakala kazi gani kwanza
    wakala anaweza kuandaa rasimu ya makadirio
    kazi za mfano za wakala ni zipi
    wakala hupanga maulizo ya fomu na barua pepe
    ofisi ndogo inamtumia wakala kwa nini`,
  customAppScope: `
    programu maalum ya wavuti ni nini, toa mfano
    programu maalum itakuwa na kuingia kwa nywila
    bei ya programu maalum hupangwaje
    programu ya kazi moja maana yake nini
    nikitaka programu yangu tunaanza na nini
    programu kubwa ni ghali zaidi`,
  openPrices: `
    lazima nipige simu ili nijue bei
    bei zote ziko wazi kwenye tovuti
    naweza kuona bei bila kutoa namba yangu
    bei hutajwa baada ya mazungumzo tu
    orodha ya bei iko wapi
    ni huduma zipi hazina bei kwenye tovuti`,
  serviceLevel: `
    muda wa kujibu unaweza kuandikwa kwenye mkataba
    ni kifurushi kipi kina muda wa kujibu uliokubaliwa
    hospitali yetu inahitaji muda wa huduma uliohakikishwa
    starter ina muda maalum wa msaada
    mnasaini muda wa kushughulikia hitilafu
    kampuni kubwa inaahidiwa majibu ya haraka`,
  currency: `
    bei zenu ni za sarafu gani
    hizi bei ni rupia za India
    makadirio pia huandikwa kwa rupia
    niko Kenya, bei zenu ziko kwa shilingi
    alama ya ₹ maana yake nini
    sarafu ya ada ya mwezi ni ipi`,
}
