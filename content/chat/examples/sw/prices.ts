import type { SubjectId } from '#content/chat/subjects.ts'
import type { Examples } from '../examples.ts'

export const swahiliPrices = {
  price: `
    gharama zenu zikoje
    bei yenu ikoje
    bot zenu bei zikoje
    tovuti na bot, bei zake zikoje
    huduma zenu bei ikoje kwa biashara ndogo
    malipo yenu yakoje
    bajeti ya chini kabisa ya kupata chochote kwenu ni ngapi
    kiasi kidogo zaidi ninachoweza kulipa nipate huduma yoyote
    mnaanzia shilingi ngapi kwa kazi yoyote ile
    na bajeti ya chini ni ngapi
    huduma yenu ya bei ya chini kabisa ni ipi
    kwa uchache kabisa naweza kununua nini na kwa bei gani
    kati ya vyote mnavyouza kipi kina bei ndogo zaidi
    bei ya chini kuliko zote ni ngapi
    naweza kuona bei kwa dola
    bei kwa dola za marekani ni ngapi
    niambie kwa usd
    ni dola ngapi
    kwa shilingi ngapi
    hela ngapi inahitajika
    itanigharimu hela ngapi
    gharama yake ngapi
    kitu cha bei nafuu kabisa ni kipi
    kitu ghali kuliko vyote ni kipi
    huduma ya bei ndogo zaidi
    ipi ni ya bei kubwa zaidi
    content maker kwa shule ni bei gani
    mwaka wa kwanza jumla ni kiasi gani
    website ni ngapi
    nitalipa ngapi nikitaka tovuti
    tovuti ndogo kabisa ni pesa ngapi
    wimbo bei
    bot ni shilingi ngapi kwa ujumla
    niko na elfu thelathini, napata nini
    saluni yangu italipa ngapi kila mwezi
    elfu tano inatosha kitu gani
    kampuni nyingine imenipa makadirio ya bot, yenu ni kiasi gani
    kwa mwezi nitatoa kiasi gani
    gharama ya mwaka mzima
    wimbo wa kuaga mwalimu mkuu mnafanya kwa ngapi
    bei ya chini kabisa kwa saluni
    dashibodi na sauti pamoja ni kiasi gani
    karatasi za kazi na mawasiliano ya wazazi jumla
    nina laki moja tu, naweza kupata nini
    bei ya kila kitu tafadhali
    bot na dashibodi pamoja bei gani
    walimu 8 mipango ya somo na majaribio kwa mwaka
    wengine wametaja bei ya tovuti kama hiyo, ninyi mnataka ngapi
    bot ya instagram na whatsapp pamoja ni pesa ngapi
    jingle mbili ni bei gani
    nikichukua bot zote mbili naokoa kiasi gani
    miezi sita jumla ni ngapi
    niambie bei kwanza kabla hatujaendelea
    bei zenu ni zipi
    inagharimu kiasi gani
    nitumie orodha ya bei
    video ya kitabu changu itanigharimu ngapi
    mnatoza kiasi gani
    nina bei ya wakala mwingine, kwa kazi hiyohiyo bei yenu
    ni shilingi ngapi
    nina bajeti ya 20000, napata nini
    shule yetu ikichukua zana zote kwa mwaka ni ngapi
    bei ya chini kabisa
    bei ya juu kabisa
    jumla kwa mwaka wa kwanza ni ngapi
    kuingiza maulizo kwenye zoho mnatoza vipi
    kwa dola ni kiasi gani
    kwa mwezi nalipa ngapi
    nahitaji pesa ngapi
    fundi mwingine ameniambia bei ya jingle, kwenu je
    malipo ya kuanza na ya kila mwezi ni yapi
    bei gani
    jumla ni ngapi
    nina elfu nane, napata nini
    vyote viwili ni ngapi
    kwa miezi sita ni ngapi
    malipo ya mwanzo ni ngapi
    mwezi tu ni ngapi
    jumla ni kiasi gani
    gharama zote ni ngapi
    nina elfu 20, nitapata nini`,
  compare: `
    tovuti ya duka la keki, nipe bei ikiwa na chatbot na isipokuwa nayo
    tovuti peke yake ni kiasi gani na ikiwa na chatbot ni kiasi gani
    hatujaamua kuhusu bot, tupe bei mbili za tovuti, nayo na bila yake
    bei zote mbili, tovuti ya kawaida na ile yenye chatbot ndani
    growth ina nini zaidi ya starter hadi iwe ghali mara mbili
    nina gym, nashindwa kuchagua starter au business growth, zinatofautianaje
    nikilipa ya growth badala ya starter naongezewa nini
    kifurushi cha kwanza na cha pili vina tofauti gani kwa kliniki
    tovuti ya kawaida na yenye chatbot tofauti ya bei ni kiasi gani
    tovuti yenye chatbot ni ghali kiasi gani kuliko isiyo nayo
    nikiongeza chatbot kwenye tovuti nalipa zaidi kwa kiasi gani kuliko ile ya kawaida
    tofauti ya tovuti bila chatbot na yenye chatbot
    nichukue starter au growth
    ipi inafaa duka dogo
    sauti au dashibodi, mgahawa uanze na ipi
    tofauti ya vifurushi ni nini
    kipi kinanifaa zaidi
    natafuta tofauti ya multichannel na bot ya wateja
    nichukue kipi kati ya starter na bot ya biashara
    kuna tofauti gani kati ya wakala na chatbot
    kwa kinyozi mdogo mnapendekeza kifurushi kipi
    tovuti ya biashara au ya portfolio ipi inanifaa
    bora kipi kati ya starter na growth
    tovuti ya mwandishi na ya portfolio zinatofautianaje
    bundle ni nafuu kuliko moja moja
    nichague ipi kwa duka langu
    shairi langu, nichukue lyric au wimbo wa sherehe
    bot ya wateja na bot ya mmiliki zina tofauti gani
    nichague ipi
    mwalimu aanze na maswali au karatasi za kazi
    tofauti ni nini
    ipi inafaa kwa saluni
    nichukue bundle au kimoja kimoja
    tofauti ni nini kati ya hizo mbili`,
  item: `
    bot iliyofundishwa kwa kanuni zetu hutaja ukurasa wa jibu
    chatbot ikisoma mwongozo wetu wa kazi itasema imesoma wapi
    bot ya sera zetu inaonyesha ukurasa ilipopata jibu
    tukiipa chatbot pdf zetu, itataja mahali jibu lilipo
    tunataka kuandika ugomvi na uchelewaji wa watoto, je wazazi watauona
    daftari la nidhamu linasomwa na walimu pekee au hata familia
    kuna chombo cha kurekodi utovu wa nidhamu, na mzazi anaweza kukisoma
    mlezi wa bweni anaandika tabia za mvulana, baba yake ataona
    na wazazi wanaruhusiwa kusoma maandishi ya nidhamu
    je mzazi anafungua rekodi hizo za nidhamu
    mimi ni mpiga video wa drone, nahitaji portfolio yangu
    napiga filamu za harusi, nataka portfolio ya kazi zangu
    mhariri wa video hapa, nataka portfolio ya kuonyesha wateja
    na portfolio yangu pia nahitaji
    wazazi wanauliza karo na muda wa masomo, bot itawajibu na kuwawekea nafasi ya majaribio
    bot ya tuition inayotaja karo na kuhifadhi kiti cha darasa la majaribio
    nataka bot ijibu maswali ya ada na ratiba whatsapp
    watu hamsini wanauliza ada ileile, bot iwajibu yenyewe
    kuna mfumo wa kutumia wazazi wa shule ujumbe na kuona majibu mahali pamoja
    shule ya kijijini inataka chombo cha kuwaandikia wazazi na kukusanya majibu yao
    tunataka matangazo yawafikie wazazi wote na majibu yao yawe kwenye orodha moja
    na majibu ya wazazi yaonekane mahali pamoja
    wateja wangu wengi wanapiga simu tu, kitu kipokee na kuongea nao kisha kinipe mimi
    nataka simu zijibiwe kwa sauti ya upole ya mwanamke
    duka la samani, simu zipokelewe na msaidizi anayeongea kiingereza
    na iongee na wanaopiga simu pia
    kumbukumbu za tabia za wanafunzi zinaonwa na walimu tu
    wazazi wanaweza kufungua rekodi za tabia
    nani anasoma maelezo ya nidhamu ya mtoto
    na rekodi za tabia nani anaziona
    baada ya mtihani wa taaluma watoto wanapewa nini mkononi
    jaribio la taaluma likiisha shule inapata nini
    matokeo ya jaribio la taaluma hutolewa kwa namna gani
    jaribio la taaluma linampa mwanafunzi nini
    dashibodi ya kliniki itakuwa na taarifa gani
    nikifungua dashibodi asubuhi naona nini
    daktari anaona mambo gani kwenye dashibodi
    dashibodi ya kliniki ya meno huonyesha vitu gani
    mteja akihama kutoka insta kwenda whatsapp, msaidizi wa multichannel anamkumbuka
    multichannel inakumbuka mazungumzo ya app nyingine
    aliyeuliza facebook akija whatsapp msaidizi anamjua
    mtu akibadilisha app katikati, multichannel inasahau
    bot inaweza kujibu kutoka orodha ya bei ya pdf ya kurasa mia tatu
    inaonyesha ilikopata jibu
    muuzaji wa jumla wa vifaa vya ofisi, bot itajibu kutoka katalogi yetu
    itasema jibu liko ukurasa gani
    tovuti ya mwandishi inaweza kuwa ukurasa mmoja
    mimi ni mtunzi, website ya vitabu vyangu ya ukurasa mmoja mnatengeneza
    tovuti ya mshairi inaweza kuwa ndogo tu
    website ya riwaya zangu ina nini ndani
    bot ya wateja inajibu maswali gani
    inajibu mambo gani
    hiyo bot inawajibu wateja nini
    bot ya duka la mtandaoni hujibu nini
    bot ya wanunuzi inaweza kueleza nini
    wateja wa duka langu la mtandaoni wakiandika bot itawajibu nini
    inashughulikia maswali yapi ya wateja
    customer bot inafanya kazi gani
    baada ya jaribio la taaluma wanafunzi hupata ripoti
    wagonjwa wanaweka miadi na hawaji
    bot inapokea simu au inajibu meseji tu
    simu za kliniki zinalia tu, mna nini
    mteja akipiga simu bot itaongea naye
    je kuna kitu cha kupokea simu kwa niaba yangu
    wazazi wanapiga simu tuition hakuna wa kuwajibu
    wateja wanauliza kisha wanapotea
    wateja wanauliza oda iko wapi kila siku
    nataka chat na simu vyote vijibiwe
    nasahau kuwajibu wateja usiku
    bidhaa zinaisha bila mimi kujua
    jumbe za facebook, whatsapp na tovuti zije mahali pamoja
    kifurushi cha starter kina nini
    kuna kifurushi cha waandishi wa vitabu
    maulizo kutoka sehemu tatu yaingie zoho yenyewe
    mnawapa nini waandishi
    shule inapata nini kwenu
    iangalie kwenye mfumo wetu kisha imjibu mteja
    growth inajumuisha nini
    dashibodi inaonyesha nini
    tuna matawi nairobi, mombasa na kisumu, mna nini kwetu
    bot ya wateja inafanya nini
    nieleze zaidi kuhusu sauti
    maneno ya wimbo ninayo, nataka muziki tu
    mna kitu gani kwa walimu
    mna nini kwa waandishi
    mwalimu mkuu anastaafu, tunataka wimbo wenye jina lake
    mnaweza kusaidia hoteli yangu
    kuna kitu kwa duka la dawa
    tufupishie wimbo wetu kwa ajili ya reels
    mimi ni mwalimu, kuna nini kwa ajili yangu
    mimi ni mwandishi, mna nini kwangu
    mtihani na majibu yake kwa ajili ya tuition
    mna nini kwa walimu
    boti inafanya nini
    maandishi ya tabia ya mtoto yanaonekana na nani
    starter ina nini
    nafundisha nyumbani, kuna kitu kwangu
    sisi ni kituo cha tuition, tunaweza kutumia zana za shule
    shairi langu liwe wimbo
    nataka kutuma ujumbe kwa wateja wote
    wanaonifuata instagram wanauliza kama gauni bado lipo
    je inaweza kupokea simu pia
    inaweza kujibu simu
    mteja akikasirika nijue papo hapo
    kifurushi cha sme kina nini
    bot inayopokea simu na kuongea
    shemeji ana duka la matairi, kuna nini kwake
    simu ikilia bot inaongea na mteja
    je inajibu simu kwa sauti
    nataka kuwaambia wateja wangu wa zamani kuhusu ofa ya nusu bei
    nataka isome nyaraka zetu na kuwajibu wafanyakazi
    mwongozo wa kurasa mia mbili, inijibu kutoka humo
    kuna kitu kwa ngo yetu
    mfanyakazi anaandika maulizo kwenye excel siku nzima
    uso unaoongea kwenye skrini ya ofisi
    kiwanda chetu kinaweza kutumia nini kwenu
    nipate muhtasari wa mauzo kila jioni
    wateja wanatuma picha usiku kuuliza kama bidhaa ipo
    ile seti ya duka la mtandaoni ina nini ndani
    nataka kuwatumia wateja salamu za idd wote pamoja
    wapangaji wanauliza nyumba, nataka bot ipange kuwaonyesha
    mziki mfupi wa mwanzo wa video zangu
    wagonjwa wanaandika usiku, kuna suluhisho
    mna nini kwa shule
    simu nyingi kliniki, ai inaweza kuzipokea
    bot ya kukumbusha ada
    nina gereji, wateja wanauliza gari liko tayari`,
}

export const swahiliWishes: Examples<Record<SubjectId, unknown>> = {
  none: `
    bei zenu
    bei
    bei ni ngapi
    pesa ngapi
    ni bei gani
    nauliza bei tu
    mnatoza ngapi
    inagharimu ngapi
    gharama`,
  onlineShop: `
    nauza nguo mtandaoni
    nauza viatu instagram
    nina duka la mtandaoni
    tunatuma bidhaa kwa courier kutoka tovuti yetu
    tuna biashara ya mtandaoni
    duka letu la mtandao la vipodozi
    nina biashara ya instagram
    nauza kitenge mtandaoni
    duka langu la mtandaoni
    tunauza viatu kwa tovuti`,
  localShop: `
    nina duka la vyakula
    shemeji ana duka la matairi
    duka langu la dawa
    nina duka la simu thika
    nauza vifaa vya ujenzi
    duka la vifaa vya shule
    genge langu la mboga
    tuna duka la mikate`,
  smb: `
    nina saluni
    ofisi ya wakazi wa mtaa wetu
    tuna hospitali ndogo
    tuna kiwanda kidogo
    mimi ni daktari wa meno
    ngo yetu ya watoto
    nina mgahawa
    nina kinyozi
    tuna hoteli
    kampuni ya utalii
    mimi ni wakala wa nyumba
    nina gym
    kituo cha masomo ya ziada
    mimi ni mwanasheria
    nina karakana ya magari`,
  school: `
    mimi ni mkuu wa shule
    sisi ni shule ya sekondari
    shule yetu ya msingi
    shule mpya inafunguliwa mwakani
    tuna chuo
    naibu mwalimu mkuu hapa
    zana za shule
    chekechea yetu
    zana zote za shule
    bei za zana za shule`,
  teacher: `
    mimi ni mwalimu
    nafundisha darasa la tano
    nafundisha hisabati
    mwalimu wa sayansi
    nafundisha kiswahili
    kitu kwa ajili ya mwalimu mmoja`,
  student: `
    mimi ni mwanafunzi
    niko kidato cha tatu
    kitu kwa wanafunzi
    binti yangu yuko sekondari
    mimi ni mwanachuo
    mwanangu yuko darasa la kumi`,
  author: `
    mwandishi wa hadithi, mna nini kwangu
    kitabu changu kimechapishwa
    waandishi wanapata nini kwenu
    nimeandika kitabu
    kitabu changu cha kwanza kinatoka
    mimi ni mwandishi
    naandika hadithi za watoto
    naandika mashairi
    mume wangu ameandika riwaya
    mimi ni mshairi
    riwaya yangu inatoka mwezi ujao`,
  creator: `
    wabunifu wanapata huduma zipi
    kwa wasanii na waandishi mna huduma gani
    ubunifu: video, tovuti, wimbo, mna nini
    nina chaneli ya youtube
    natengeneza video za vichekesho
    mimi ni msanii
    nina podcast
    natengeneza video za mtandaoni
    ukurasa wangu wa tiktok una wafuasi wengi
    mimi ni mwimbaji
    bendi yetu`,
  businessBot: `
    bot ya kupokea miadi
    bot ya kuwajibu wakazi wa mtaa kwenye whatsapp
    bot ya whatsapp kwa kliniki yangu
    bot ya kupanga miadi ya meno
    msaidizi wa kujibu wateja wa saluni
    kitu cha kumkumbusha mteja siku moja kabla
    kitu cha kukumbusha wagonjwa
    bot ya gereji inayopokea miadi
    bot ya biashara
    msaidizi wa kujibu ada na ratiba za tuition
    bot ya kuhifadhi meza kwenye mgahawa
    bot ya kuchukua oda za keki whatsapp
    kitu cha kujibu wateja chenyewe
    majibu ya usiku kwa wateja wa saluni yangu
    wateja wananiandikia whatsapp usiku kuuliza bei, kitu kiwajibu
    nimechoka kujibu maswali yale yale ya wateja
    mashine ya kujibu ujumbe wa saluni
    bot ya kliniki inayokumbusha wagonjwa
    bot ya kukumbusha ada za wanafunzi
    msaidizi wa whatsapp wa duka langu`,
  customerBot: `
    bot ya kujibu wateja wa duka la mtandaoni
    bot ya kujibu saizi na stoki za nguo mtandaoni
    bot ya wateja
    kitu kinachomwambia mteja mzigo wake umefika wapi
    bot ya kusema mzigo umefika wapi
    bot ya wanunuzi wa duka langu la viatu mtandaoni
    chatbot ya duka langu la shopify
    majibu ya kurudisha bidhaa zilizonunuliwa mtandaoni
    kitu cha kujibu maswali ya bidhaa mtandaoni
    bot inayotuma link ya kununua bidhaa
    wateja wa mtandaoni wanauliza mzigo uko wapi
    bot ya duka la nguo mtandaoni
    bot inayosema oda iko wapi`,
  ownerBot: `
    bot ya kumjulisha mmiliki
    nijue mara moja mteja akiwa na hasira
    nataka kuarifiwa oda ikiingia
    ujumbe kwangu oda kubwa ikiingia
    niambiwe bidhaa zikikaribia kuisha
    onyo kwangu kabla stoki haijaisha
    nijulishwe mteja akikasirika
    ripoti fupi ya duka langu kila jioni
    muhtasari wa mauzo ya siku
    mimi tu mwenye duka nipewe taarifa
    niarifiwe mteja akilalamika
    muhtasari wa kila siku wa duka
    bot ya kuniambia mwenye duka oda mpya
    boti ya kumjulisha mwenye duka oda mpya
    bot ya kumjulisha mwenye duka`,
  voice: `
    kitu cha kupokea simu
    simu za kliniki zipokelewe hata tukiwa na kazi
    wateja wanapiga na mikono yangu ina grisi, kitu cha kuongea nao
    sauti
    ai ya kuongea na wazazi wanaopiga simu
    mashine ya kuongea na wanaopigia gereji yetu
    bot inayoongea kwenye simu
    bot ya whatsapp na simu pamoja
    simu inalia dukani na hakuna wa kuishika, msaidizi wa kuongea
    bot ya kupokea simu
    kupokea simu za usiku hotelini
    msaidizi wa sauti kwa wagonjwa wanaopiga kliniki
    sauti inayojibu wateja kwa simu
    sauti ya kuongea na wateja wasiojua kuandika
    msaidizi wa kujibu simu
    simu za ofisi zipokelewe na mashine
    kipokea simu
    ai ya kujibu simu`,
  dashboard: `
    skrini inayoonyesha nani nimpigie simu
    dashibodi
    skrini ya kuona maulizo yote
    ripoti ya mazungumzo na miadi kwenye skrini
    orodha ya wa kupigiwa simu tena
    skrini moja ya kuona miadi yote
    paneli ya meneja
    ripoti ya bot kwenye ukurasa mmoja
    mahali pa kuona mazungumzo yote`,
  broadcast: `
    kutuma ofa kwa wateja wa zamani
    ujumbe wa punguzo kwa wateja wote
    salamu za sikukuu kwa wateja wote
    tangazo kwa wakazi wote kwa pamoja
    kutuma ofa kwa wateja wote
    habari za bidhaa mpya kwa wateja wangu wote
    kifaa cha broadcast
    salamu za mwaka mpya kwa wateja
    ujumbe kwa wateja wote kwa mara moja
    mwaliko kwa wafadhili wote kwa mara moja
    kuwatangazia wateja wote
    ile ya kutuma ujumbe kwa wote`,
  ecommerceBundle: `
    kifurushi cha e-commerce
    bot ya wateja na ya mmiliki pamoja
    bot zote mbili kwa duka la mtandaoni
    seti ya bot mbili za duka la mtandaoni
    kifurushi kamili cha muuzaji wa mtandaoni
    bundle ya e-commerce
    bundle ya duka la mtandaoni`,
  smbBundle: `
    kifurushi cha sme
    kila kitu cha saluni kwa pamoja
    kifurushi kizima cha biashara ndogo
    bot na nyongeza zake zote tatu
    bot, sauti, dashibodi na broadcast pamoja
    seti nzima ya hoteli ndogo
    bundle ya kliniki`,
  starter: `
    kifurushi cha starter
    chatbot tu kwenye tovuti niliyonayo tayari
    mpango mdogo wa kuanzia
    tovuti ipo, nataka tu bot ndani yake
    starter ya saluni
    sihitaji tovuti mpya, kisanduku cha kujibu tu
    kifurushi cha kwanza
    bot moja kwa ukurasa wetu wa sasa, hakuna kingine
    kifurushi chenye msaidizi mmoja
    kifurushi kidogo kabisa`,
  growth: `
    growth ina sauti na dashibodi ndani yake
    kifurushi cha growth
    growth ya kliniki
    kifurushi maarufu
    mpango wa kati
    paketi inayopendwa zaidi na watu
    kifurushi chenye sauti na dashibodi
    kifurushi kinachonunuliwa zaidi`,
  enterprise: `
    kifurushi cha enterprise
    matawi yetu ya miji tofauti kwenye mfumo mmoja
    tuna matawi sita
    hospitali zetu tano
    mfumo mmoja kwa maduka ya nairobi na mombasa
    mpango wa kampuni yenye matawi mengi
    kundi la shule kumi
    kampuni kubwa yenye ofisi nyingi`,
  package: `
    vifurushi vyenu
    vifurushi vitatu
    kifurushi kwa duka langu
    orodha ya vifurushi
    mipango mliyo nayo
    bei ya vifurushi`,
  website: `
    tovuti
    tovuti mpya
    nataka tovuti
    website yangu
    tovuti yetu wenyewe
    ukurasa wangu kwenye intaneti
    ukurasa wa mtandao`,
  websiteBusiness: `
    tovuti ya kliniki yangu
    tovuti ya ngo yetu
    tovuti ndogo ya duka la baba yenye ramani na whatsapp
    tovuti ya kampuni
    tovuti ya kiwanda
    ukurasa mdogo wa duka la rejareja na kitufe cha whatsapp
    tovuti ya mgahawa
    tovuti ya hoteli yenye ramani na simu
    tovuti ndogo tu ya kioski changu
    tovuti ya shule yetu
    tovuti ya duka langu, taarifa tu
    tovuti ya duka la dawa la mjomba, mahali na namba
    tovuti ya kampuni ya utalii
    tovuti ya wakili
    tovuti rahisi ya biashara`,
  websiteChatbot: `
    tovuti yenye chatbot
    tovuti ya kliniki yenye bot ya kujibu
    tovuti ikiwa na chatbot ndani
    tovuti ya hoteli yenye chat
    website yenye msaidizi
    website yenye bot ndani
    tovuti pamoja na bot
    tovuti ya shule inayojibu wazazi
    tovuti inayojibu wageni yenyewe`,
  websitePortfolio: `
    tovuti ya kuonyesha kazi zangu
    tovuti ya kuonyesha michoro yangu
    tovuti ya picha zangu
    ukurasa wa picha za makeup ninazofanya
    tovuti ya portfolio
    portfolio ya mbunifu
    tovuti ya kazi zangu za picha za harusi
    tovuti ndogo ya kuonyesha picha zangu tu`,
  websiteShop: `
    tovuti ya duka la mtandaoni
    tovuti ya kuuza vikapu
    tovuti ya kuuza bidhaa
    duka la mtandaoni lenye malipo ya mtandao
    tovuti yenye malipo
    tovuti ya kuuza viatu, wateja walipe hapo
    tovuti ambapo wateja wananunua
    tovuti ya kuuza vitabu
    watu wanunue moja kwa moja kwenye tovuti
    tovuti yenye duka`,
  customApp: `
    programu ya kusoma risiti
    programu ya hesabu za wakazi
    mfumo wa kutengeneza nukuu za bei
    mfumo wa stoki ya ghala
    programu maalum ya kazi yetu
    programu ya kusoma bili kutoka picha
    app ya ai ya kusoma ankara
    mfumo wa vyumba na ada za hosteli
    programu ya kutengeneza nukuu za bei
    programu yetu wenyewe ya kazi moja
    app ya simu ya biashara yangu
    app kwa ajili ya biashara yangu`,
  websiteBundle: `
    kifurushi cha tovuti
    tovuti na bot ya whatsapp kwa pamoja kama kifurushi
    seti ya tovuti na msaidizi
    bundle ya tovuti
    bundle ya tovuti na bot`,
  agent: `
    gpt agent
    ai inayoangalia mfumo wetu na kumjibu mteja
    wakala anayeandaa makadirio
    agent wa kuandaa nukuu kutoka barua pepe
    wakala wa ai anayefanya kazi za ofisi
    wakala wa ai anayetafuta bei kwenye orodha na kujibu
    ai ya kuingiza data ofisini
    agent anayepanga barua za wasambazaji
    agent wa kupanga barua pepe`,
  trained: `
    majibu kutoka hati ndefu za ofisi na ukurasa wake
    bot inayosoma sera na miongozo yetu mirefu
    bot inayojibu kwa makala zangu tu bila kubuni
    chatbot inayojibu kutoka faili zetu
    chatbot inayosoma pdf zetu
    msaidizi wa ofisi ya wakili anayetumia hati zetu pekee
    chatbot iliyosoma mwongozo wetu
    bot iliyofunzwa kwa mwongozo wa kampuni
    chatbot ya daktari isiyotunga majibu, makala yangu tu
    bot inayojua sheria za kazi za kampuni yetu
    bot iliyofundishwa nyaraka zetu
    bot ya hr inayofuata kanuni zetu tu, isibahatishe
    bot inayotoa jibu na ukurasa wa nyaraka
    bot inayojibu kutoka kwenye pdf zetu
    chatbot ya maelezo ya mashine zetu
    bot ya noti zetu za masomo
    wafanyakazi waulize maswali kuhusu sera zetu`,
  multichannel: `
    bot moja kwa instagram na whatsapp
    nachanganyikiwa na app tatu, kitu kimoja kinachojibu zote
    jumbe za instagram, whatsapp na tovuti mahali pamoja
    instagram, whatsapp na ukurasa wetu vijibiwe sehemu moja
    msaidizi mmoja mitandao yote
    wateja wananiandikia kila mahali, nachoka, jibu moja kwa zote
    bot moja ya app zote
    sehemu moja ya kujibu dm, whatsapp na tovuti ya keki zangu
    bot ya whatsapp na instagram na tovuti
    msaidizi wa facebook na whatsapp pamoja
    msaidizi mmoja kwa mitandao yote
    bot ya kujibu dm za instagram na messenger
    kujibu ujumbe wa instagram na facebook`,
  avatar: `
    avatar inasikia pia au inaongea tu
    avatar yenye uso
    uso wa ai kwa video zangu
    uso unaoongea kwenye skrini
    mtu wa skrini anayeongea na wageni
    mtangazaji wa kompyuta
    avatar ya hoteli
    mtu wa kidijitali wa mapokezi
    mtangazaji wa ai
    sura inayoongea`,
  crm: `
    kuunganisha crm
    maulizo ya tovuti, facebook na whatsapp yote kwenye hubspot kwa kupangwa
    maulizo ya instagram na tovuti yaingie zoho
    zoho ionyeshe mteja yupi yuko tayari kununua, kutoka vyanzo vyote
    maulizo yaingie kwenye mfumo wa wateja
    wateja wa matangazo na wa fomu wakusanywe hubspot, wa maana juu
    hubspot ipokee wateja wapya yenyewe
    kupanga maulizo ya nyumba kwa umuhimu ndani ya crm
    wateja wapya waingie moja kwa moja kwenye crm
    kuunganisha whatsapp na crm yetu
    maulizo ya facebook yaingie kwenye crm
    maulizo yaingie zoho`,
  song: `
    wimbo
    wimbo mmoja
    nataka wimbo
    wimbo mpya
    tutengenezewe wimbo
    wimbo mzuri
    muziki`,
  eventSong: `
    wimbo wa harusi
    wimbo wa kumuaga mwalimu mkuu wenye jina lake
    wimbo wa siku ya kuzaliwa
    wimbo wa kustaafu kwa mjomba
    wimbo wa kumuaga mwenzetu
    wimbo wa kuaga mfanyakazi mwenzetu wenye majina yetu
    wimbo wa sherehe ya wazazi
    wimbo wa ndoa ya dada yangu
    wimbo wenye jina la mama yangu anayetimiza miaka 70
    wimbo wa ufunguzi wa duka
    wimbo wa siku ya kuzaliwa ya mama
    wimbo wa miaka hamsini ya ndoa ya wazazi
    wimbo wa kuaga`,
  jingle: `
    wimbo wa tangazo
    jingle ya duka la matairi
    jingle ya duka
    tangazo la kuimbwa la redio
    muziki wa tangazo la redio
    wimbo mfupi wenye jina la duka
    wimbo mfupi wa biashara
    muziki wa tangazo la shule
    muziki ambao watu watauimba baada ya kuusikia redioni`,
  lyrics: `
    shairi langu liwe wimbo
    mashairi yangu matano yawe nyimbo
    maneno ya wimbo ni yangu, muziki kutoka kwenu
    beti nilizoandika zipewe sauti na ala
    nina mashairi nataka muziki
    tungo za marehemu baba ziimbwe
    mashairi niliyoandika yatiwe muziki
    mashairi kadhaa ya kitabu changu yatungiwe muziki
    muziki kwa maneno yangu
    nina maneno tayari, bado muziki
    wimbo kutoka shairi la mama yangu
    mashairi yangu yawe wimbo`,
  multiFormat: `
    wimbo kwa urefu tofauti
    wimbo wetu ufupishwe kwa reels
    toleo fupi na refu la wimbo mmoja
    wimbo mmoja kwa filamu, redio na reels
    toleo la sekunde 30 la wimbo wetu
    wimbo kwa reels na redio`,
  bookVideo: `
    video ya kitabu changu
    trela ya kitabu
    filamu fupi ya riwaya yangu
    video fupi ya riwaya kwa instagram
    video ya uzinduzi wa kitabu
    video ya kutangaza mashairi yangu
    tangazo la video la kitabu`,
  authorSite: `
    tovuti yangu ya mwandishi
    ukurasa wangu kama mwandishi
    website ya vitabu vyangu
    tovuti ya mshairi
    tovuti ya mwandishi
    tovuti ya riwaya zangu
    website ya mwandishi wa vitabu vya watoto
    tovuti ya vitabu vyangu`,
  bookSong: `
    wimbo wa kitabu changu
    wimbo wa riwaya yangu
    wimbo wa mhusika wa kitabu changu
    wimbo wa uzinduzi kutoka kitabuni
    wimbo kutoka hadithi yangu`,
  lessonPlan: `
    mipango ya somo
    maandalio ya masomo ya wiki
    zana ya kuandaa masomo
    mpango wa somo la hisabati
    zana ya kuandika lesson plan
    mipango ya somo kwa walimu wetu
    andalio la somo`,
  quiz: `
    zana ya kutunga maswali ya mtihani
    mtihani wenye majibu yake
    mtihani kutoka kwenye sura
    maswali ya kila wiki ya tuition
    chombo cha maswali
    karatasi za mtihani seti mbili
    chombo cha maswali ya mtihani
    maswali ya kuchagua kutoka sura
    kitengeneza mitihani`,
  worksheet: `
    content maker ya shule
    karatasi za mazoezi
    mazoezi ya darasa la pili
    maandishi ya masomo
    noti za sura
    mazoezi rahisi na magumu
    karatasi za marudio
    zana ya kutengeneza mazoezi`,
  grading: `
    kusahihisha mitihani
    kusahihisha insha
    zana ya kusahihisha karatasi
    zana ya kupendekeza alama
    kusahihisha karatasi mia tatu
    maoni kwa kila jibu la mwanafunzi
    msaada wa kutoa alama`,
  behavior: `
    kumbukumbu za tabia za wanafunzi
    rekodi ya nidhamu
    nidhamu ya wanafunzi
    maandishi ya tabia kwa walimu tu
    daftari la utovu wa nidhamu
    kufuatilia tabia`,
  parents: `
    kutuma ujumbe kwa wazazi
    taarifa za likizo kwa wazazi
    mawasiliano na wazazi
    ujumbe wa shule kwa wazazi kwa kiswahili
    kuwaambia wazazi basi limechelewa
    wazazi wapate kazi ya nyumbani kwenye simu
    kuwajulisha wazazi`,
  onlineClass: `
    darasa la mtandaoni
    darasa la mtandao lenye mahudhurio
    masomo ya mtandaoni na mahudhurio
    masomo kwa video
    kufundisha wanafunzi wakiwa nyumbani
    madarasa ya mtandaoni ya shule yetu
    kufundisha kwa mtandao`,
  careerTest: `
    ripoti ya jaribio la taaluma
    mtihani wa kazi kwa wanafunzi
    kipimo cha mwanafunzi anapenda nini
    ushauri wa taaluma
    mtihani wa kuchagua masomo ya mbele
    kipimo cha vipaji
    ripoti ya vipaji vya wanafunzi
    ushauri wa kazi kwa kidato cha nne
    mtihani wa kujua kazi inayomfaa mwanafunzi`,
  bot: `
    bot ya whatsapp
    bot
    chatbot
    ai ya kujibu jumbe
    msaidizi wa ai
    bot ya kujibu yenyewe
    majibu ya kiotomatiki
    chatbot ya ai
    siwezi kujibu ujumbe wote`,
}
