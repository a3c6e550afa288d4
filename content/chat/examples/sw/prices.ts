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
    nina elfu 20, nitapata nini
    WhatsApp bot kwa mwezi nalipa how much
    bot ikishawekwa nalipa kiasi gani kila mwezi
    bei zenu zinaanzia ngapi
    bei zinaanzia shilingi ngapi`,
  compare: `
    mie nina hosteli ndogo na nimekwama kati ya package ya kwanza na ile ya katikati, ya pili inanipa kitu gani ambacho ya kwanza haina
    binamu anasema chukua wakala wa gpt, mhasibu anasema chatbot iliyofunzwa yatosha kwa ofisi yetu ya bima, nani yuko sahihi
    nauza mapambo mtandaoni na pesa yangu inatosha bot moja tu, kati ya ya kujibu wateja na ya kunijulisha mimi ipi ina maana zaidi
    nikiacha kununua sauti, dashibodi na broadcast moja moja nikachukua sme bundle, je ni nafuu kweli au ni sawa tu
    portfolio au website ya biashara, ipi bora kwa mpiga picha
    bot ya whatsapp kulinganisha na chatbot ya website, ipi kwanza
    ecommerce bundle ukilinganisha na kuzichukua mbili kando ikoje
    growth dhidi ya enterprise kwa matawi matatu, nielekezeni
    starter vs growth
    ipi bora kwa bakery
    agent au chatbot nichukue
    kifurushi kipi kinanifaa kati yao
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
    tofauti ni nini kati ya hizo mbili
    Starter na Business Growth zinatofautianaje
    Starter na Growth zina tofauti gani
    bundle ya 44,999 ina nini zaidi ya ile ya 19,999
    website yenye chat inazidi ile isiyo na chat kwa kiasi gani`,
  item: `
    ipokee na simu pia, si whatsapp pekee
    ile ya sauti kweli inapokea simu
    simu pia ipokee, si ujumbe tu
    nina lodge karibu na mbuga, wageni wa nje huuliza vyumba na njia usiku nikiwa nimelala, mna kitu gani kwa watu kama sisi
    walimu wetu wanarudi nyumbani na mafurushi ya insha za kusahihisha, hiyo zana yenu ya grading inamfanyia mwalimu nini hasa
    duka letu la dawa linapigiwa simu kila dakika kuulizia dawa, nyongeza ya sauti ikipokea inaongea nao vipi na ikikwama inafanyaje
    tulirekodi wimbo wa bendi yetu tayari, sasa tunataka vipande vyake vya reel, redio na filamu na muziki bila sauti, mnalo hilo
    mnaweza kusaidia kanisa letu lenye waumini mia tano
    website ya duka inakuja na kikapu na mahali pa kulipia
    content maker hutoa worksheet za viwango tofauti kwa darasa moja
    sme bundle imebeba vitu gani ndani yake
    avatar yenu inafanya nini
    mna kitu kwa salon
    virtual classroom ina mahudhurio
    portfolio ina fomu ya mawasiliano
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
    nina gereji, wateja wanauliza gari liko tayari
    nina saluni ndogo, hii kitu inanifaa kweli
    nina duka dogo la vyakula, je nahitaji hivi vitu
    tuna wakala wa safari, maswali yale yale kila siku
    fundi simu hapa, mna nini cha kunifaa
    niko na gym, mna nini kwangu?
    Salon yangu inaulizwa bei kila saa, msaada?
    mimi ni wakili, mnaweza nifanyia nini
    hoteli ndogo Diani, kuna kitu chetu?
    Nauza plots na nyumba, mtanisaidia aje?
    nina clinic na watu wanauliza kila siku daktari yuko lini, kuna kitu mnaweza kutufanyia?
    Tiffin service yangu inapata message za menu ya leo ni gani kutoka asubuhi, mna suluhisho?
    mimi ni CPA, kila mwezi clients wanauliza deadline ya returns ile ile, mna chochote cha ofisi kama yangu
    Nafanya tours za Serengeti na wageni wanauliza tarehe na bei zile zile usiku kucha, mna nini?
    coaching yetu ya form four inaulizwa ada na muda wa vipindi mara mia kwa siku, mtatusaidiaje
    Nina restaurant ya nyama choma Kitengela, weekend simu inaita nonstop watu wakiuliza kama kuna meza, mko open mpaka saa ngapi, parking iko. Nashindwa kuhudumia walio ndani, mna kitu ya biashara kama yangu?
    Mimi ni dada wa saluni Mikocheni, nikiwa nasuka mteja simu inalia, huyu anauliza bei ya rasta, yule anauliza nafasi ya jumamosi, mikono ina mafuta siwezi kujibu, mnaweza kunifanyia nini?
    niko kwa real estate Ruiru, kila tangazo nikiweka fb napata watu mia wakiuliza deposit ni ngapi, iko wapi, title iko ready, na tisini hawanunui, nachoka kujibu, kuna kitu ya agent kama mimi
    Tunaendesha zahanati ya macho Tanga, receptionist mmoja tu, anashinda kujibu maswali ya bei ya miwani na siku za daktari bingwa huku foleni imejaa, naomba kujua mna nini kwa ajili yetu
    niko na shopify store, mna nini kwangu?
    Wateja wa insta wanauliza size kila saa, msaada?
    duka langu la woocommerce, mnaweza nisaidia aje
    order yangu iko wapi nimechoka kuulizwa, mna nini
    Nauza mitumba online, kuna kitu yetu?
    nauza viatu instagram na website, watu wanauliza kama size 42 iko, mnaweza kufanya nini?
    Online shop yangu ya cosmetics inapata maswali ya stock tu mchana kutwa, mna kitu cha kutusaidia
    tunauza nguo za watoto kwa shopify, returns zinatuchanganya sana, mna nini kwa biashara kama hii
    Duka langu la mtandaoni la simu, kila mteja anauliza mzigo umefika wapi, mtanifanyia nini?
    woocommerce yangu inaleta orders vizuri lakini maswali ya delivery yananiua, kuna chochote mko nacho
    Nauza wigs kwa Instagram na website yangu, DM hazijibiwi hadi usiku juu nafunga parcels mchana, na watu wanauliza tu rangi iko, inch ngapi, order imetumwa? Mna nini ya online seller kama mimi?
    Mimi na mke wangu tuna duka la vitenge mtandaoni kutoka Dar, tunatuma mikoani kwa basi, kila mteja anauliza mzigo upo wapi na kama rangi fulani ipo, tunachoka kujibu, mnaweza kutufanyia kitu gani?
    niko na shopify ya sneakers hapa Nairobi, half ya wateja wanataka kubadilisha size baada ya kupokea na wengine wanauliza restock lini, mimi pekee yangu najibu wote, kuna kitu mnaweza kufanya kwa shop yangu
    Tunauza vifaa vya jikoni kwa website ya woocommerce na page ya insta, ikifika black friday tunapata message mia tatu za order status tu, mwaka jana tulipoteza wateja wengi, mna nini kwa duka kama letu?
    website tu, chatbot sitaki
    Nataka site ya kuonyesha kazi, siuzi online
    tengenezea mimi website bila bot yoyote
    website ya kawaida tu, hakuna mambo ya AI
    Sitaki online shop, page ya portfolio tu
    mimi ni photographer, nataka website ya kuweka picha zangu tu, si ya kuuza na haina chat
    Naomba website rahisi ya kampuni yetu ya ujenzi bila hiyo chatbot mnayoweka kwa kila site
    nahitaji tovuti yenye picha za kazi zangu za useremala, sihitaji malipo ya mtandaoni wala cart
    Website pekee please, wateja watanipigia simu wenyewe, hiyo robot ya kuchat iacheni kando
    nataka tu watu waone designs zangu za nguo kwa website, siuzi kitu hapo, no checkout
    Mimi ni architect Nairobi, clients wangu wanakuja kwa referrals na wanataka tu kuona projects nimefanya, so nahitaji website safi yenye picha na contacts, bila chatbot na bila kuuza chochote
    Nina bendi ya harusi Dar, watu huniuliza wataona wapi kazi zetu na mimi natuma picha moja moja, naomba website ya kuonyesha tu video na picha, siyo ya kuuza tiketi wala kuchat
    jamaa mwingine alinitengenezea website akaweka chat ikawa inasumbua wateja na popup kila saa, nikaitoa. Sasa nataka mpya, plain kabisa, habari za ofisi yetu tu, chatbot isiwepo hata kidogo
    Sisi ni NGO ndogo Kisumu, donors wanatuuliza website na hatuna, tunataka kurasa tatu nne za kueleza kazi yetu tu, hatuuzi kitu chochote na hatuhitaji mashine ya kujibu watu
    nasikia mnatengeneza nyimbo pia, ni kweli
    kitabu changu kimetoka, mnaweza kunisaidia vipi kukitangaza
    mnatengeneza website ama ni hizo bot za WhatsApp tu`,
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
    nauza mikoba kwa tiktok
    duka langu la shopify
    biashara ya wigi mtandaoni
    tunauza asali kwa website yetu
    mitumba ya instagram, natuma mikoani
    woocommerce yetu ya vipuri
    nauza perfume online
    duka letu la insta
    nauza sneakers kwa instagram na natuma kwa bodaboda
    mimi na dada yangu tunauza mafuta ya nywele online
    tuna duka la mtandao la nguo za watoto
    oda zetu zote zinaingia kwa dm za insta
    nauza simu mtandaon na kutuma hadi mikoani
    brand yangu ya sabuni inauzwa kwenye intaneti pekee
    tunauza vitabu kupitia tovuti yetu na posta
    nafungasha mapambo ya nyumba yaliyonunuliwa kwenye net
    kila siku napokea oda kama thelathini kwenye page yangu ya magauni na kuzituma kwa courier
    tuna tovuti ya kuuza vyakula vya asili na wateja wetu wako nairobi, arusha hadi mwanza
    nilianza kuuza cover za simu facebook, sasa nina duka kamili la mtandaoni na msaidizi mmoja
    kikundi chetu cha akina mama kinauza vikapu mtandaoni kwa watu wa ulaya na marekani
    natoa mzigo china na kuuza kwa mtandao, sina fremu wala duka la mtaani
    vipodozi vyangu vinauzwa kwa website tu na rider anapeleka hadi mlangoni kwa mteja
    tunauza laptop za mkono wa pili kwenye mtandao, mteja analipa mpesa halafu tunamtumia
    mume wangu anauza mbegu na miche kwenye mtandao na kuisafirisha kwa basi
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
    duka langu la hardware
    nina kibanda cha matunda
    mini supermarket yetu mtaani
    nauza vyombo sokoni
    bucha yangu
    duka la nguo kariakoo
    tuna agrovet kijijini
    wines and spirits yangu
    nina duka la rangi na saruji barabarani
    mama anauza kitenge kwenye fremu pale sokoni
    duka letu la mchele na unga wa jumla
    nauza miwani karibu na stendi ya mabasi
    nina duka la vifaa vya umeme gikomba
    kaka yangu ana duka la baiskeli na vipuri
    tunauza samani kwenye showroom mombasa road
    kioski changu cha mitungi ya gesi na mkaa
    ninamiliki duka la dawa baridi karibu na hospitali ya wilaya na nina msaidizi mmoja
    tuna duka la viatu kwenye mall ndogo, watu wanaingia na kununua papo hapo tu
    biashara yangu ni duka la vitambaa vya kushonea ambalo baba alilianzisha miaka mingi iliyopita
    nauza simu na chaja kwenye duka dogo la mtaani, siuzi chochote mtandaoni
    duka letu la vyakula vya mifugo liko sokoni na wakulima wanakuja asubuhi na mapema
    ni supamaketi ya familia yenye wafanyakazi sita, tuko mtaani na hatuuzi kwa mtandao
    shangazi ana duka la urembo na nywele bandia pembeni ya kituo cha daladala
    nina bekari ndogo pale kona, nauza mikate na keki kwa watu wa mtaa wetu
    nina duka la vyakula
    shemeji ana duka la matairi
    duka langu la dawa
    nina duka la simu thika
    nauza vifaa vya ujenzi
    duka la vifaa vya shule
    genge langu la mboga
    tuna duka la mikate`,
  smb: `
    nina spa kilimani
    kliniki ya macho
    tuna guest house
    fundi bomba na timu yangu
    ofisi ya uhasibu
    shule ya udereva
    ukumbi wa harusi
    nina car wash
    tunasafisha nyumba na ofisi za watu mjini
    mimi ni mpishi wa sherehe na wasaidizi wanne
    kampuni yetu ya kukodisha magari na madereva
    ninaendesha kituo cha kulelea watoto wa mchana
    tuna maabara ya vipimo vya damu mjini dodoma
    mimi ni physio, nina kliniki yenye vitanda vitatu
    ofisi yetu ya safari za serengeti na zanzibar
    mimi ni daktari wa mifugo mwenye kliniki ndogo
    tuna sacco ya boda boda na ofisi yake ina watu watatu tu
    ninaendesha kituo cha tuition cha kidato cha nne chenye wanafunzi karibu mia mbili
    mimi na mke wangu tuna mgahawa wa meza kumi na mbili pale ufukweni bagamoyo
    biashara yetu ni ya kuuza viwanja na kupangisha nyumba nje kidogo ya jiji
    nina studio ya makeup na kusuka, tuko wanne na wateja wanakuja kwa miadi
    kampuni ndogo ya ulinzi yenye walinzi hamsini na ofisi moja hapa nakuru
    tunafua nguo na mazulia, tuna vituo viwili na gari moja la kusambaza
    kiwanda chetu kidogo cha matofali kinahudumia mafundi na wajenzi wa mkoa mzima
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
    mimi ni headteacher
    shule ya bweni kijijini
    academy yetu ya binafsi
    kifurushi cha shule nzima
    tuna sekondari ya kata
    chuo cha ufundi
    montessori yetu ndogo
    zana za ai za shule
    naongoza shule ya msingi yenye madarasa kumi na sita
    sisi ni shule ya kimataifa hapa dar
    mimi ni mtaaluma wa shule ya sekondari
    shule yetu ya cbc ina walimu arobaini
    taasisi yetu ina shule mbili za wasichana
    mkurugenzi wa shule za kanisa anauliza
    tuna chuo cha ualimu na wakufunzi tisini
    shule ya awali yenye watoto sitini
    mimi ni mwenyekiti wa bodi ya shule na tunataka vifaa vipya vya ai
    shule yetu iko kijijini, ina walimu wanane na wanafunzi zaidi ya mia tatu
    nasimamia ofisi ya shule ya binafsi yenye chekechea hadi darasa la saba
    tunataka seti yote ya vifaa vya elimu kwa ajili ya walimu na ofisi ya shule
    sisi ni madrasa na shule ya msingi kwa pamoja, tuko unguja na tuna watoto mia nne
    walimu wetu wote wapate vifaa vya kufundishia, shule ina mikondo mitatu kila darasa
    mimi ndiye mkuu wa shule ya wavulana ya bweni na kamati imenituma niulize
    kundi letu la wazazi linafungua shule mpya ya msingi januari, tunahitaji zana zote
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
    mwalimu wa jiografia hapa
    nafundisha chekechea
    mimi ni mwalimu wa kemia
    nafundisha form two
    ticha wa hesabu
    mwalimu wa darasa la sita
    nafundisha tuition nyumbani
    mimi ni mhadhiri wa uchumi
    nafundisha kiingereza kwenye shule ya serikali
    mwalimu mpya, mwaka wangu wa kwanza kazini
    nafundisha madarasa manne na sina muda wa kupumzika
    mimi ni mwalimu wa sayansi shule ya kata
    nina mikondo mitatu ya historia kidato cha pili
    mke wangu anafundisha baiolojia shule ya wasichana
    mwalimu mstaafu ambaye bado anafundisha watoto jioni
    kitu cha mwalimu mmoja tu, sio shule
    mimi ni mwalimu wa darasa la nne ninayefundisha masomo yote peke yangu
    nafundisha fizikia sekondari mbili tofauti na jioni nyote ninatumia kwa maandalizi
    mwalimu wa elimu maalum mwenye watoto kumi na wawili wenye mahitaji tofauti
    nataka kitu cha kunisaidia mimi kama mwalimu, shule yetu haitalipia chochote
    nafundisha kiswahili na fasihi kidato cha tatu, darasa lina wanafunzi themanini na tano
    mimi ni ticha wa cbc grade four na kazi za karatasi zinanimaliza kila jioni
    dada yangu ni mwalimu wa shule ya msingi kijijini, ninamtafutia kitu cha kumrahisishia kazi
    nafundisha computer studies kama mwalimu wa muda, nalipwa kwa vipindi tu
    mimi ni mwalimu
    nafundisha darasa la tano
    nafundisha hisabati
    mwalimu wa sayansi
    nafundisha kiswahili
    kitu kwa ajili ya mwalimu mmoja`,
  student: `
    niko form four
    mimi ni mwanafunzi wa chuo
    nasoma darasa la nane
    niko mwaka wa kwanza udsm
    mwanangu yuko grade six
    nasoma nursing
    kitu cha mwanafunzi mmoja
    mdogo wangu yuko kidato cha pili
    nimemaliza kidato cha nne mwaka huu tu
    binti yangu anajiandaa kwa mtihani wa darasa la saba
    sisi ni wanafuzi wa kidato cha sita
    nasoma uhasibu chuo cha biashara
    watoto wangu mapacha wako darasa la tano
    mimi bado nasoma sekondari ya kutwa
    mpwa wangu anasoma sayansi kidato cha tano
    kitu cha kunisaidia na masomo yangu mwenyewe
    mimi ni mwanafunzi wa kidato cha tatu na nataka kitu cha kunisaidia kusoma
    kijana wangu yuko form one na anapata shida na hesabu, mna kitu chochote kwake
    nasoma engineering mwaka wa pili na natafuta kitu cha kutumia mimi kama mwanafunzi
    tuko wanafunzi watano wa hosteli moja, tunajiandaa kwa mitihani ya mwisho wa muhula
    mjukuu wangu anasoma darasa la sita na ninamlea mimi, je kuna kitu cha mwanafunzi
    narudia mtihani wa kcse nikiwa nyumbani, nasoma peke yangu bila shule
    mimi ni mwanachuo wa ualimu bado nasoma, sijaanza kazi ya kufundisha
    mtoto wangu anasomea nyumbani na ninataka kitu cha mazoezi yake mwenyewe kama mwanafunzi
    mimi ni mwanafunzi
    niko kidato cha tatu
    kitu kwa wanafunzi
    binti yangu yuko sekondari
    mimi ni mwanachuo
    mwanangu yuko darasa la kumi`,
  author: `
    nina riwaya mbili
    mtunzi wa mashairi hapa
    kitabu changu kiko kiwandani
    naandika tamthilia
    nimeandika kumbukumbu za maisha yangu
    mwandishi wa vitabu vya dini
    naandika hadithi za upelelezi
    kitabu cha mapishi nimeandika
    nimechapisha kitabu changu mwenyewe bila mchapishaji
    mama yangu ameandika historia ya kabila letu
    naandika diwani yangu ya pili ya mashairi
    mimi ni mwandishi chipukizi, muswada uko tayari
    kitabu changu cha kilimo kimetoka mwezi uliopita
    sisi ni waandishi watatu wa mkusanyiko wa hadithi
    naandika vitabu vya picha kwa watoto wadogo
    babu yangu ni mshairi mwenye vitabu vitatu
    riwaya yangu ya kwanza itazinduliwa desemba na sijui nianzie wapi kuitangaza kama mwandishi
    mimi ni mwalimu mstaafu niliyeandika kitabu kuhusu kijiji changu na watu wake wa kale
    naandika hadithi za mapenzi kila wiki na sasa nimezikusanya kuwa kitabu kimoja
    nimetafsiri riwaya tatu kwa kiswahili na sasa naandika ya kwangu mwenyewe
    mume wangu ni mchungaji na ameandika kitabu cha ushauri wa ndoa ambacho kinauzwa makanisani
    niko nusu ya kuandika kitabu changu cha pili, cha kwanza kilisomwa shuleni
    mimi ni mwanahistoria, kitabu changu kuhusu pwani kimechapishwa mwaka huu na chuo kikuu
    tuna chama cha waandishi mkoani na kila mmoja ana kitabu kinachotoka
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
    nina channel ya mapishi
    mimi ni influencer
    natengeneza reels
    tunafanya comedy youtube
    mimi ni dj
    naimba gospel
    nina vlog ya safari
    page yangu ya urembo
    nina chaneli ya mafunzo ya makeup mtandaoni
    natengeneza katuni fupi na kuziweka tiktok
    mimi ni rapa huru, natoa nyimbo zangu mwenyewe
    tuna podcast ya michezo na marafiki wawili
    napost video za kucheza kila siku insta
    chaneli yetu ya habari za mtaa youtube
    mimi ni mchekeshaji wa jukwaani na mtandaoni
    natengeneza filamu fupi za bongo za mtandao
    nina wafuasi elfu arobaini facebook ninakoweka vichekesho vya familia kila jioni
    natengeneza maudhui ya kilimo cha kisasa kwa youtube na sasa naishi kwa kazi hiyo
    mimi ni content creator wa mombasa, narekodi chakula cha mtaani na maisha ya pwani
    tuna kikundi cha vijana kumi wanaorekodi skits na kuziweka mtandaoni kila ijumaa
    naendesha ukurasa wa meme na video za mpira wenye watu wengi sana wanaonifuata
    mimi na mke wangu tunafanya vlog ya maisha ya ndoa na watu wanaipenda
    narusha live za michezo ya video kila usiku na nina mashabiki wachache waaminifu
    mwanangu ana chaneli ya kuchora na kufundisha sanaa, anakaribia wafuasi elfu kumi
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
    nina van nne za shule, wazazi huniandikia asubuhi yote gari limefika wapi, kitu cha kuwajibu
    naendesha gari la wanafunzi na siwezi kujibu wazazi, kitu cha kuwaambia muda na ada
    nina daycare, wazazi huuliza saa na ada siku nzima, nataka wajibiwe bila mimi
    dereva wa watoto wa shule, kila mzazi anauliza umechelewa ama la, msaidizi wa kuwajibu
    wa kujibu whatsapp ya duka nikishafunga jioni
    kitu cha kushughulikia meseji za usiku za fundi cherehani
    msaidizi wa bei ndogo wa kujibu na kupanga nafasi usiku
    kupangia wagonjwa muda kwenye whatsapp
    mtu wa kupokea bookings usiku
    karani wa miadi wa whatsapp
    kukumbusha wateja wa gym
    booking za saluni zijipange zenyewe
    bot ya kinyozi ya kubook
    kufuatilia waliouliza bila kubook
    msaidizi wa kliniki asiyelala
    kitu kinachompa mgonjwa nafasi iliyo wazi bila kunipigia
    kumuahirishia mteja miadi au kuifuta yeye mwenyewe kwa chat
    meseji ya ukumbusho saa moja kabla ya kusukwa
    miadi kwa chat, maumivu makali daktari aambiwe papo hapo
    bot ya kupanga siku ya kuonyesha nyumba
    wateja wa gereji wakumbushwe service, wapewe na siku
    bot ya kuhifadhi vyumba vya gesti yetu kwa watsapp
    kitu kinachojibu mko wazi saa ngapi kila siku
    wagonjwa wanaandika saa tatu usiku kuuliza kama daktari yupo kesho, kitu cha kuwajibu na kuwaandika kwenye kalenda
    nikiwa nanyoa siwezi kushika simu, mtu wa kuandikisha wateja kwa whatsapp na kuwapa muda ulio wazi
    viti vinakaa bure kwa sababu watu wanasahau miadi yao, kitu cha kuwakumbusha jana yake na siku yenyewe
    msaidizi wa kituo chetu cha masomo anayewapa wazazi nafasi ya darasa la majaribio na kuwakumbusha jumanne
    aliyeuliza bei ya makeup ya harusi akanyamaza, atumiwe ujumbe mmoja wa upole kama bado anataka tarehe
    bot iliyounganishwa na kalenda yangu ya google ili watu wawili wasipewe saa moja kwa daktari wa meno
    karani wa mtandao wa mgahawa anayepokea oda za meza whatsapp na mteja akibadili saa anaihamisha mwenyewe
    kitu cha kujibu maulizo ya viwanja kwa kiswahili na kiingereza, kisha kupanga siku ya kwenda kuona
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
    wa kujibu size za viatu usiku kwenye duka la mtandaoni
    kujibu kama viatu vipo na saizi zake
    majibu ya saizi, stock na kurudisha bidhaa
    wa kuwaambia wanunuzi wa online kama rangi na size ipo
    msaidizi wa duka la sneakers mtandaoni, saizi na delivery
    maswali ya namba za viatu na kama vimebaki, yajibiwe usiku
    kujibu oda yangu iko wapi
    majibu ya saizi na rangi
    kutafuta oda kwa namba
    kuwatumia wanunuzi link ya bidhaa
    msaidizi wa wanunuzi wa shopify
    kuwaeleza wanunuzi kurudisha viatu
    kitu cha kusema gauni lipo
    customer bot ya webshop
    kitu kinachotafuta oda kwa namba ya simu ya mnunuzi
    kuwajibu wanaouliza delivery mwanza ni siku ngapi
    bot inayojua rangi gani zimebaki kwenye duka la mtandao
    wanunuzi wa insta wakiuliza kama kuna large, wajibiwe
    majibu ya kubadilisha saizi kwa nguo zilizonunuliwa online
    msaidizi wa mauzo ndani ya duka letu la woocommerce
    kitu cha kujibu mzigo wangu umefika stendi gani
    bot inayosoma katalogi ya vipodozi na kuwajibu wanunuzi
    nafungasha mizigo mchana kutwa na watu wanauliza parcel iko wapi, kitu cha kuwajibu badala yangu
    bot ya duka la mtandaoni la simu inayosema ipi ipo, bei yake na siku ya kuletewa
    mnunuzi akiuliza kama sketi ya bluu bado ipo, apewe jibu hapo hapo na link ya kuinunua
    wateja wa website yetu ya vitabu wanauliza kila mara mzigo utafika lini, wajibiwe whatsapp na kwenye site
    kitu cha kueleza sheria za kurudisha na kubadilisha bidhaa kwa wanunuzi wetu wa mtandao, usiku na mchana
    bot ya kuwasaidia wanunuzi wa mtandao kuchagua saizi, na ikishindwa initumie mimi mazungumzo yote
    shabiki anaandika dm akiuliza mkoba ule bado upo, nataka ajibiwe na auziwe bila mimi kugusa simu
    watu walionunua sneakers online wakitaka kujua courier amefika wapi, waandike namba ya oda wapate jibu
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
    nijue unga ukikaribia kuisha
    ping kwangu oda ikiingia
    ripoti ya jioni kwa bosi
    meseji kwangu mteja akifoka
    tahadhari ya stoki kwa mmiliki
    mauzo ya leo kwangu mmiliki
    owner bot
    kumjulisha bosi malalamiko tu
    mimi nisafiri lakini nijue kila oda iliyoingia dukani
    niambiwe saizi ikibaki mbili ili niagize tena mapema
    kitu cha kunitonya mteja wa mtandao akikasirika
    taarifa za dharura tu kwa mwenye duka, sio kila kitu
    muhtasari wa oda na malalamiko kila usiku kwa simu yangu
    nichague mwenyewe nini ni cha haraka kuniambia
    bot ya kumwandikia mwenye mali, sio wanunuzi wake
    onyo kwa mwenye duka kabla mafuta ya nywele hayajakwisha
    nagundua kitu kimeisha mteja akishalalamika, nataka mtu wa kunitumia ujumbe mapema bidhaa zikipungua
    niko shambani wiki nzima, nataka duka langu la mtandao liniandikie jioni limeuza nini leo
    kitu kinachoniandikia mimi pekee oda ya zaidi ya elfu hamsini ikiingia, ndogo zisinisumbue
    mnunuzi akiandika kwa hasira kuhusu viatu vyake, ujumbe unifikie mimi mwenyewe dakika hiyohiyo
    sitaki kusoma kila asante na sawa, niletewe tu yanayohitaji mwenye duka mwenyewe
    kila saa mbili usiku nipate whatsapp moja yenye oda mpya, stoki iliyobaki kidogo na waliolalamika
    mlinzi wa duka langu la mtandaoni anayeripoti kwangu tu nikiwa nje ya nchi
    bidhaa inayouzwa sana ikibaki vipande vichache, mimi mwenyewe nipigiwe kengele kwenye simu niagize
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
    wa kupokea simu za saluni pamoja na miadi
    sauti ya kupokea simu juu ya bot
    simu ikilia ipokelewe na kuongea na mteja
    wa kupokea simu za mgahawa
    simu ikilia, ai iongee
    simu za kliniki usiku
    mapokezi ya simu yasiyo mtu
    sauti ya kujibu wapigaji
    voice add-on
    kusomewa majibu kwa sauti
    landline ya hoteli ijibiwe
    mtu wa kushika simu tukiwa tunanyoa wateja
    ai inayoongea na wagonjwa wazee wanaopiga tu
    sauti inayochukua booking za meza kwa kupiga simu
    simu za tuition zipokelewe jioni walimu wakiwa darasani
    kitu kinachosema hallo mtu akipiga ofisini kwetu
    bot iongee kiingereza na wapigaji wa nje
    kuongezea sauti kwa bot ili ipokee na simu
    wapigaji wasikie jibu, sio kuambiwa wasubiri tu
    mikono yangu imejaa unga asubuhi yote na watu wanapiga kuagiza keki, kitu cha kuongea nao
    wateja wangu wengi hawajui kuandika, wanapiga tu, nahitaji sauti inayowajibu na kuwasaidia
    simu ya dukani inalia tukiwa na foleni na hakuna wa kuipokea, mashine iongee na anayepiga
    sauti ya kujibu simu za hospitali kwa lugha mbili na kunikabidhi mimi mambo yakiwa magumu
    naendesha gari mchana kutwa na wanaonipigia hawanipati, nataka kitu cha kuzungumza nao kwa niaba yangu
    receptionist wetu anatoka saa kumi, baada ya hapo simu zipokelewe na ai inayoongea vizuri
    tunapoteza wageni kwa sababu hawapokelewi wakipiga, kitu cha kuzungumza nao saa ishirini na nne
    mkulima akipiga kuuliza bei ya mbolea asomewe jibu kwa sauti bila kusubiri mtu
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
    ai ya kujibu simu
    mteja akipiga simu inapokea?
    inaweza kupokea simu
    wateja wangu wanapiga simu tu hawaandiki, itaongea nao?
    nina saluni na nikiwa nasuka siwezi kushika simu, AI inaweza kupokea badala yangu
    simu inalia usiku kucha kliniki na hakuna wa kupokea, mna suluhisho gani
    je bot inajibu simu za kawaida au ni chat tu
    na kama mtu akipiga badala ya kutuma ujumbe?
    nataka kitu cha kupokea simu za wateja dukani
    wazee hawajui kuchat wanapiga tu, je inaweza kuongea nao kwa sauti
    mgahawa wetu unapata simu nyingi jioni na wahudumu wako bize, mashine inaweza kuzipokea?
    roboti ya kupokea simu mnayo
    nani atapokea simu duka likifungwa
    inaongea Kiswahili kwenye simu na mteja?
    mimi ni wakala wa nyumba niko site kila siku, simu zinanipita, inaweza kushika simu na kuongea na mteja
    sekretari ameacha kazi sasa simu hazipokelewi, AI yenu ifanye hiyo kazi?
    naomba kujua kama msaidizi wenu anashughulikia simu pia
    wazazi wanapiga shuleni siku nzima, tunataka mfumo wa kujibu simu hizo
    nikiwa naendesha gari nani anajibu simu za wateja
    ikipigiwa simu mbili kwa wakati mmoja itaweza
    bot ya sauti inayoongea na anayepiga simu ipo?
    kampuni ya safari hapa, wageni wanatupigia usiku wa manane, inaweza kuzungumza nao
    mtu apige na apewe miadi hapo hapo kwenye simu, inawezekana?
    simu ya mezani nayo inaweza kupokelewa na AI
    tunapoteza oda kwa sababu simu haipokelewi, saidia
    gym yetu asubuhi hakuna mtu mapokezi na watu wanapiga, nani atawajibu kwa simu
    hii kitu inaweza kushika call ama ni whatsapp pekee
    nikiwa kwa kazi ya picha siwezi pick simu, kuna njia AI iongee na client
    mfanyakazi wangu amechoka kupokea simu, je mnaweza kuiweka mashine`,
  dashboard: `
    skrini ya booking za leo
    nani nimpigie leo, orodha yake
    kuona chat zote za bot
    ubao wa maulizo na oda
    ukurasa wa ripoti za bot
    maswali yaliyomshinda bot
    dashbodi ya meneja wa hoteli
    takwimu za wiki kwa skrini
    mahali ninapoona waliouliza lakini hawakurudi tena
    skrini moja yenye wagonjwa wote wa leo
    orodha ya maswali ambayo bot ilishindwa kuyajibu
    kuona mazungumzo, oda na maswali yaliyo wazi pamoja
    paneli ya mapokezi kuona nani amebook saa ngapi
    kuangalia bot ilifanya nini usiku, kwa ukurasa mmoja
    jedwali la maulizo yote lenye majina na namba
    dashibodi ya tuition kuona wazazi wa kufuatiliwa
    asubuhi nikifungua laptop nione bookings zote, waliouliza na nani bado anasubiri kupigiwa simu
    meneja wangu anataka skrini ya kufuatilia oda na mazungumzo yote bila kushika simu yangu
    watu wanaandika majina kwenye daftari na yanapotea, nataka kuona maulizo yote kwenye skrini moja
    sehemu moja ya kupitia kila mazungumzo ya bot na kuona yapi bado hayajafungwa
    wasichana watatu wa mapokezi waone kwenye kompyuta leo nani anakuja na nani amefuta miadi
    sijui nani nilipaswa kumpigia jana, nataka ukurasa unaonionyesha wote wanaosubiri simu yangu
    mwenzangu wa biashara yuko ulaya, aone kwa macho yake idadi ya maulizo na miadi ya wiki
    skrini ya duka la mtandao inayoonyesha oda, chat na maswali ambayo hayajapata jibu
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
    ofa kwa wateja wote whatsapp
    tangazo moja kwa members wote
    salamu za eid kwa wateja
    bulk message za duka
    kuwaambia wote tumehamia mtaa mwingine
    habari za sale kwa wateja
    kutuma menu mpya kwa wageni
    blast ya whatsapp
    kuwajulisha wateja wangu wa zamani kuna punguzo la nywele
    ujumbe wa krismasi kwa kila mteja wa spa
    kutangaza mzigo mpya wa mitumba kwa wateja wote
    members wote wa gym wajue jumapili tumefunga
    kutuma ofa ambazo mtu anazuia kwa neno moja
    matangazo kwa waliokubali tu kupokea meseji zetu
    kuwaalika wafadhili wetu wote kwenye harambee kwa pamoja
    habari za kambi ya macho bure kwa wagonjwa wote
    nina wateja mia saba na nawaandikia mmoja mmoja kila ofa ikitoka, kitu cha kutuma mara moja
    kuwatumia wateja wa bucha yangu bei mpya ya nyama kila ijumaa kwa ujumbe mmoja
    tukifungua tawi jipya tuwaambie wateja wetu wote siku hiyohiyo bila kutengeneza group la whatsapp
    nataka kuwatakia wateja wangu wote heri ya mwaka mpya na kuwapa ofa ya kusuka januari
    bendi yetu itapiga jumamosi, kitu cha kuwapa habari wateja wote wa baa kwa mara moja
    kutuma picha za kitenge kipya kwa wateja elfu moja waliosema wanataka, asiyetaka anaandika acha
    nauza mbegu na msimu ukianza nataka wakulima wote kwenye orodha yangu wapate habari pamoja
    nakopi na kubandika tangazo lilelile kwa kila mtu hadi simu inakwama, njia ya kutuma wote kwa mpigo
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
    bot ya kujibu wateja na bot ya kumpa mwenye duka habari, zote mbili
    bot moja ijibu wanunuzi na nyingine inipe taarifa mimi mwenyewe, nataka zote
    ile bot ya wateja pamoja na ile ya kumjulisha bosi wa duka la mtandaoni
    bot ya majibu na bot ya taarifa za mmiliki, ziwekwe zote
    wateja wajibiwe na mimi nipate taarifa, zote mbili pamoja
    msaidizi wa wanunuzi na wa kunijulisha, duka la vito mtandaoni
    bot zote mbili za duka la online kwa pamoja
    combo ya bot mbili
    bot ya wanunuzi na yangu
    seti ya e-commerce
    pack nzima ya webshop
    bot mbili, webshop moja
    bundle ya shopify
    bot za duka zote mbili
    kifurushi cha wauzaji wa mtandao
    customer bot na owner bot kwa setup moja
    kifurushi chenye majibu kwa wanunuzi na taarifa kwangu
    seti ya duka la insta, wateja na bosi
    bot pacha za muuzaji wa nguo mtandaoni
    bundle kamili ya duka la mtandaoni la vipodozi
    zote mbili, ya wateja wa mtandao na ya mwenye duka
    paketi ya e-commerce yenye bot ya mmiliki ndani
    combo ya ecommerce inayofungwa mara moja tu
    wanunuzi wajibiwe kuhusu oda zao na mimi niambiwe stoki ikiisha, vyote kwa kifurushi kimoja
    nataka bot ya wateja na ile ya kumjulisha mmiliki zifungwe pamoja kama seti moja
    kifurushi cha duka la viatu mtandaoni kinachohudumia upande wa mnunuzi na upande wa mwenye duka
    ile bundle ya e-commerce ambapo bot mbili zinawekwa kwa wakati mmoja kwa duka langu
    duka langu la woocommerce lipate bot zote mbili kwa pamoja badala ya kununua moja moja
    seti inayowajibu wanunuzi wa website na pia kunipa ripoti ya kila siku, kwa bei ya pamoja
    nauza simu online na sitaki kuchagua kati ya bot ya mteja na ya mmiliki, nipe zote kama bundle
    bundle inayounganisha majibu ya oda kwa wateja na tahadhari za malalamiko kwa mwenye duka
    kifurushi cha e-commerce
    bot ya wateja na ya mmiliki pamoja
    bot zote mbili kwa duka la mtandaoni
    seti ya bot mbili za duka la mtandaoni
    kifurushi kamili cha muuzaji wa mtandaoni
    bundle ya e-commerce
    bundle ya duka la mtandaoni`,
  smbBundle: `
    majibu, simu, skrini na ofa vyote pamoja
    mgahawa wote: meseji, simu, skrini ya booking na matangazo
    kila kitu cha kituo cha physio, kuanzia simu hadi ofa
    kujibu, kupokea simu, kuona yote na kutuma ofa kwa pamoja
    vitu vinne vya lodge kwa mara moja, ofa zikiwemo
    saluni yenye majibu, simu, skrini na ofa katika seti moja
    sme bundle
    vyote vinne kwa kliniki
    pack nzima ya kinyozi
    bundle ya biashara ndogo
    full set ya saluni
    kifurushi cha nne kwa moja
    business bot na nyongeza zote
    combo ya sme
    bot ya miadi, simu, skrini na ofa kwa pamoja
    seti kamili ya gym pamoja na kutuma matangazo
    kifurushi chenye whatsapp, sauti, dashibodi na matangazo kwa wote
    kila kitu mlicho nacho kwa mgahawa, kama bundle
    bundle ya tuition yenye broadcast na sauti ndani
    paketi ya hoteli ndogo yenye sehemu zote nne
    business bot pamoja na add-on zake zote
    bundle ya sme kwa ofisi ya viwanja
    sitaki kuchagua kimoja kimoja, nipe bot ya miadi, kupokea simu, dashibodi na broadcast kama seti
    kliniki yetu ichukue kila kitu cha biashara ndogo pamoja, kuanzia miadi hadi ofa kwa wagonjwa wote
    kifurushi kimoja cha spa kinachojibu whatsapp, kinapokea simu, kinaonyesha ripoti na kutuma ofa kwa wateja
    bundle ya wafanyabiashara wadogo inayokuja na bot, sauti, skrini na ujumbe kwa wateja wote
    ile sme yenye vitu vinne ndani, nina karakana ya magari na nahitaji vyote
    seti nzima ya kampuni ya usafi: kujibu, kuongea na wapigaji, orodha kwenye skrini na matangazo
    nina saluni mbili ndogo na nataka bundle kamili ya sme pamoja na ile sehemu ya broadcast
    kwa daktari wa meno, kila kilichopo kwenye orodha ya biashara ndogo kiwe kwenye kifurushi kimoja
    kifurushi cha sme
    kila kitu cha saluni kwa pamoja
    kifurushi kizima cha biashara ndogo
    bot na nyongeza zake zote tatu
    bot, sauti, dashibodi na broadcast pamoja
    seti nzima ya hoteli ndogo
    bundle ya kliniki`,
  starter: `
    starter plan
    starter ya kinyozi
    plan ya kuanza nayo
    kifurushi cha chini kabisa
    msaidizi mmoja tu wa kuanzia
    mpango wa mwanzo mwanzo
    starter pack ya duka
    kifurushi cha wanaoanza
    website ninayo tayari, imekosa kisanduku cha chat tu
    kifurushi cha bei ndogo kati ya vile vitatu
    chat ya kujibu kwenye wordpress yetu ya zamani
    plan yenye bot moja, bila sauti wala dashibodi
    starter kwa mgahawa mdogo wa familia
    mpango ulio chini ya growth
    ule wa kwanza unaojibu na kuchukua miadi tu
    kifurushi cha msingi cha kujaribu bot moja kwanza
    tovuti yetu iko vizuri na hatutaki mpya, tunataka tu msaidizi wa kujibu awekwe juu yake
    kifurushi kidogo cha kuanzia chenye msaidizi mmoja kwenye whatsapp au website, kwa kiingereza na lugha nyingine
    nataka kuanza polepole na mpango wa kwanza, nikiona faida nitapanda kwenda mkubwa
    kijana wangu alitengeneza page ya hoteli yetu, naongeza chatbot moja ndani yake bila kitu kingine chochote
    mpango rahisi kuliko yote ambao bot inajibu na swali gumu linarudishwa kwangu mwenyewe
    kwa fundi nguo mwenye duka moja, kile kifurushi cha kwanza kinachoitwa starter
    sihitaji dashibodi wala simu kupokelewa, naomba kile kifurushi cha msaidizi mmoja cha kuanzia
    tuna site ya wix ya kituo chetu cha masomo, tunatafuta bot ya kuweka hapo tu
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
    majibu, simu na skrini moja kwa kliniki yenye wagonjwa wengi
    kifurushi chenye whatsapp, kupokea simu na dashibodi
    majibu, sauti na skrini kwa pamoja bila ofa
    zahanati yenye foleni: kujibu, kupokea simu na skrini ya yote
    mpango wenye msaidizi, simu na kuona kila kitu kwa duka lenye watu wengi
    kifurushi cha kaunta iliyojaa, simu na skrini zikiwemo
    business growth
    plan ya growth
    kifurushi cha katikati
    growth ya mgahawa
    ile most popular
    plan ya pili kwenye orodha
    kifurushi chenye watu wengi
    growth package kwa gym
    kifurushi cha duka lenye wateja wengi kaunta
    mpango ulio juu ya starter na chini ya enterprise
    growth yenye msaidizi, kupokea simu na skrini
    ile paketi imeandikwa maarufu zaidi kwenye site
    kifurushi chenye whatsapp, website, sauti na dashibodi pamoja
    growth kwa kliniki inayojaa watu kila siku
    biashara ikikua, kifurushi kinachofuata baada ya starter
    bussines growth ya saluni yenye viti kumi
    starter imekuwa ndogo kwetu, tunataka kupanda kwenye kile cha pili chenye sauti na dashibodi
    kifurushi ambacho wateja wenu wengi wanachukua, kile chenye alama ya maarufu juu yake
    mpango wa kati unaokumbusha wateja, kufuatilia waliouliza, kupokea simu na kuonyesha kila kitu kwenye dashibodi
    hoteli yetu ina foleni mapokezi mchana kutwa, tunataka ile growth ya biashara yenye shughuli nyingi
    kati ya vifurushi vyenu vitatu nataka cha katikati, sio kidogo wala kile cha makampuni makubwa
    business growth kwa duka la dawa lenye foleni ndefu na simu zisizoisha
    ule mpango wa pili ambapo msaidizi, sauti na dashibodi zinakuja kwa pamoja kama kifurushi
    nasikia growth ndiyo inauzwa sana, nataka hiyo kwa kituo chetu cha udereva
    growth ina sauti na dashibodi ndani yake
    kifurushi cha growth
    growth ya kliniki
    kifurushi maarufu
    mpango wa kati
    paketi inayopendwa zaidi na watu
    kifurushi chenye sauti na dashibodi
    kifurushi kinachonunuliwa zaidi`,
  enterprise: `
    kiwanda chetu na depo mbili, kila moja ina software yake, mfumo mmoja uongee na zote
    kiwanda kiko thika na maghala matatu, kila sehemu ina mfumo wake, viunganishwe
    mpango wa kuunganisha kiwanda na depo zake zenye programu tofauti
    viwanda viwili na depo moja, software tofauti, mpangilio mmoja kwa vyote
    enterprise plan
    mpango wa makampuni makubwa
    tuna ofisi mikoa tisa
    hospitali yenye matawi saba
    supamaketi zetu ishirini
    mfumo wa chain ya migahawa
    kifurushi cha custom quote
    benki yenye matawi mengi
    maduka yetu ya dar, mwanza na arusha yaunganishwe
    kifurushi kikubwa kuliko growth kwa kampuni yetu
    sacco yetu ina matawi kumi na mbili nchini
    shule tisa za dayosisi kwenye mfumo mmoja
    kampuni yenye idara nyingi na timu tofauti
    plan yenye muda wa kujibu uliokubaliwa kwa maandishi
    hoteli zetu nane na programu yetu ya booking
    famasi zetu ishirini na tano ziwe sehemu moja
    tuna mfumo wetu wenyewe wa hospitali na matawi sita, vyote viunganishwe na msaidizi mmoja
    kampuni ya usambazaji yenye maghala kila mkoa inahitaji mpango mkubwa uliotengenezwa kwa ajili yetu
    ile plan isiyo na bei iliyoandikwa, ya wenye matawi mengi na timu nyingi
    ofisi zetu ziko nairobi, kampala na kigali na kila moja ina mfumo wake, tunataka kuziunganisha
    vifurushi vidogo havitutoshi, tuna wafanyakazi elfu moja na matawi katika kila wilaya
    mtandao wa vituo vya mafuta thelathini unaohitaji msaidizi mmoja na mkataba wa muda wa majibu
    chuo chetu kina kampasi tano na kila idara inataka msaidizi wake kwenye mfumo uleule
    shirika letu lina ofisi kumi na moja za mikoani, tunataka kitu kimoja kwa timu zote
    kifurushi cha enterprise
    matawi yetu ya miji tofauti kwenye mfumo mmoja
    tuna matawi sita
    hospitali zetu tano
    mfumo mmoja kwa maduka ya nairobi na mombasa
    mpango wa kampuni yenye matawi mengi
    kundi la shule kumi
    kampuni kubwa yenye ofisi nyingi`,
  package: `
    package zenu
    plan mlizonazo
    vifurushi vilivyo tayari
    kimoja cha vifurushi vyenu
    mipango yenu mitatu
    paketi zote za biashara
    aina za vifurushi
    combo mnazouza
    vifurushi kuanzia kidogo hadi kikubwa
    mojawapo ya plan zenu zilizo tayari
    package gani mnazo kwa biashara yangu
    mipango ya bei iliyopangwa tayari
    vifurushi vya huduma kwa mtu anayeanza biashara
    orodha nzima ya package zenu na plan
    kifurushi chochote kinachofaa biashara ya familia
    zile plan tatu kwenye ukurasa wa huduma
    sitaki kuchagua huduma moja moja, nataka kuona vifurushi vyenu vilivyopangwa tayari
    kuna package na plan kadhaa kwenye site yenu, nataka kujua kuhusu zote tatu
    naomba kifurushi kimoja kati ya mlivyonavyo, bado sijajua kipi kinafaa duka langu
    wenzangu wamesema mna mipango midogo, ya kati na mikubwa, hiyo mipango yenu
    kitu kilichopangwa tayari kama package ili nisihangaike kuunganisha huduma mwenyewe moja baada ya nyingine
    ngazi zenu za vifurushi kuanzia ile ya chini mpaka ya juu kabisa
    vifurushi vyenu vya biashara, kila kimoja na vitu vilivyomo ndani yake
    nilisikia mnauza huduma kwa mafungu, yaani vifurushi, hayo mafungu yote kwa pamoja
    vifurushi vyenu
    vifurushi vitatu
    kifurushi kwa duka langu
    orodha ya vifurushi
    mipango mliyo nayo
    bei ya vifurushi`,
  website: `
    site mpya
    websaiti yetu
    tovuti kwa jina langu
    ukurasa kwenye google
    website ya kawaida tu
    kuwepo kwenye intaneti
    web page yetu
    tovuti inayofunguka haraka
    website inayofunguka vizuri kwenye simu ya bei rahisi
    tovuti yetu ya zamani itengenezwe upya kabisa
    ukurasa wetu wa wavuti wenye domain yetu wenyewe
    site ya lugha mbili, kiswahili na kiingereza
    kututengenezea website kuanzia mwanzo hadi mwisho
    tovuti inayoonekana vizuri na rahisi kubadilisha
    mahali petu wenyewe kwenye mtandao, sio facebook
    website yenye jina letu dot com au dot ke
    watu wakitafuta jina letu kwenye google hawaoni kitu, nataka website ya kwetu
    nina maandishi na picha chache tu kwenye simu, nataka zipangwe ziwe tovuti nzuri
    site ambayo inafunguka haraka hata kwa mtu mwenye bundle ndogo na network mbaya
    kila mtu ana tovuti siku hizi isipokuwa sisi, tunataka ya kwetu pia
    sijui chochote kuhusu kompyuta, nataka mtu anitengenezee tovuti na kunionyesha jinsi ya kuibadilisha
    fundi wa awali alitoweka na site yetu imekufa, tunahitaji website mpya kabisa
    tovuti ambayo domain, picha na maandishi yote ni mali yangu mwenyewe
    tunataka tovuti itakayopatikana kirahisi kwenye google na kutumwa kirahisi kwa whatsapp
    tovuti
    tovuti mpya
    nataka tovuti
    website yangu
    tovuti yetu wenyewe
    ukurasa wangu kwenye intaneti
    ukurasa wa mtandao`,
  websiteBusiness: `
    menyu, saa na ramani ya mgahawa kwenye simu
    mgahawa wangu uonekane watu wakitafuta, na kitufe cha whatsapp
    kurasa za kuonyesha tulipo, saa za kufungua na namba
    ramani na saa za duka la mikate mtandaoni
    hoteli ya chakula ionekane google na menyu yake
    kurasa chache zenye ramani, bei na whatsapp ya kibanda changu
    website ya kliniki ya meno
    tovuti ya gereji yenye ramani
    site ya kampuni ya usafi
    ukurasa wa hoteli yetu
    website ya kanisa letu
    tovuti ya sacco yetu
    site ya shule ya chekechea
    business website ya spa
    website ya mgahawa yenye menu na saa za kazi
    tovuti ya wakili yenye huduma na mawasiliano tu
    site ya posho mill, mahali na kitufe cha whatsapp
    website ya kampuni ya ujenzi yenye kurasa sita
    tovuti ya kituo cha tuition yenye ada na anwani
    ukurasa wa ukumbi wa harusi wenye picha na namba
    website ya safari za utalii yenye maelezo ya safari
    site ya kampuni ya ulinzi, huduma na mawasiliano
    wateja wanapotea njia kuja dukani, nataka tovuti yenye ramani, saa za kufungua na kitufe cha whatsapp
    kila mtu anapiga kuuliza tuko wapi na tunafunga saa ngapi, website ndogo ya saluni iseme hayo yote
    tovuti ya kiwanda chetu cha maji inayoonyesha bidhaa na namba za simu, bila kuuza mtandaoni
    mjomba ana duka la vifaa vya ujenzi, nataka apate tovuti rahisi ya taarifa yenye ramani
    ngo yetu inataka tovuti ya kurasa chache inayoeleza miradi yetu, timu na jinsi ya kutufikia
    hospitali yetu ndogo inahitaji tovuti ya kuonyesha madaktari, huduma, bei na muda wa kliniki
    website ya mhasibu ya kurasa tano ambayo watu wataipata wakitafuta mhasibu wa mtaa wetu google
    guest house yetu ipate tovuti yenye picha za vyumba, bei za usiku na namba ya simu
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
    website yenye chat ndani
    tovuti inayoongea na wageni
    site pamoja na chatbot
    tovuti ya gym yenye bot
    page yenye kisanduku cha chat
    website ya chuo yenye bot
    tovuti mpya na msaidizi ndani
    site ya spa yenye chatbot
    website ya hoteli inayojibu maswali ya vyumba yenyewe
    tovuti ya wakili yenye msaidizi wa maswali ya kwanza
    site ya kituo cha masomo yenye dirisha la chat
    website ya kliniki ambayo wagonjwa wanachat nayo usiku
    tovuti ya biashara iliyojengwa pamoja na bot yake
    kujengewa site mpya yenye ai pembeni ya ukurasa
    website ya utalii inayojibu watalii bei na ratiba
    tovuti yenye bot inayojua huduma zetu zote
    tovuti mpya ya mgahawa ambayo mgeni akiuliza kitu kwenye ukurasa anajibiwa hapohapo na bot
    nataka site ambayo wazazi wakiingia wanaweza kuuliza ada kwenye chat na kupata jibu saa yoyote
    website ya ofisi ya nyumba yenye msaidizi anayejibu wageni na kuweka maulizo yao kwenye orodha moja
    watu wanafungua tovuti na kuondoka bila kuuliza, nataka mpya yenye chatbot ya kuwakaribisha na kuwajibu
    tovuti ya kampuni ya bima yenye kibox cha chat ambacho kimefunzwa yaliyoandikwa kwenye kurasa zake
    tunajenga website mpya ya shule ya udereva na tunataka chatbot iwe ndani yake tangu mwanzo
    duka la samani linataka tovuti ya maelezo yenye robot ya kujibu maswali ya wageni wa page
    sio website ya kusoma tu, nataka ambayo mtu anaiuliza na inamjibu yenyewe
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
    portfolio ya mpiga picha
    site ya michoro yangu
    tovuti ya tattoo zangu
    gallery ya keki zangu
    portfolio ya fundi samani
    ukurasa wa kazi zangu
    website ya modo na picha
    page ya mehndi na henna
    tovuti ya kuonyesha mapambo ya harusi niliyofanya
    ukurasa wa msanifu majengo wenye michoro yake
    site ya picha zangu za wanyama wa porini
    portfolio yenye ukurasa unaonihusu na fomu ya mawasiliano
    website ya mchongaji wa makonde, picha za kazi tu
    mahali pa kuonyesha nguo ninazobuni, sio kuuza
    tovuti ya freelancer inayoonyesha miradi niliyofanya
    site ya video zangu za harusi na drone
    wateja wakiniambia nionyeshe kazi zako sina pa kuwapeleka, nataka ukurasa mzuri wa picha zangu
    nachora picha za ukutani na nataka tovuti ndogo watu waone kazi zangu na kuniandikia
    mimi ni makeup artist wa mombasa, nahitaji site ya picha za kabla na baada
    bibi harusi aone picha za mapambo yangu kwenye kurasa chache nzuri kabla ya kunipa kazi
    tovuti binafsi ya mbunifu wa mambo ya ndani inayoonyesha nyumba alizopamba, bila duka wala malipo
    nina picha elfu za safari zangu, nataka chache bora ziwe kwenye tovuti yangu kama maonyesho
    mwigizaji anayehitaji ukurasa wa mtandao wenye picha, video fupi na maelezo kumhusu ili waongozaji wamwone
    cv yangu na miradi yangu ya graphics iwe kwenye website ya kuonyesha kwa waajiri
    tovuti ya kuonyesha kazi zangu
    tovuti ya kuonyesha michoro yangu
    tovuti ya picha zangu
    ukurasa wa picha za makeup ninazofanya
    tovuti ya portfolio
    portfolio ya mbunifu
    tovuti ya kazi zangu za picha za harusi
    tovuti ndogo ya kuonyesha picha zangu tu
    mahali pa kuonyesha picha zangu vizuri
    sehemu ya kuonyesha kazi zangu za picha`,
  websiteShop: `
    duka la mtandaoni lenye kikapu
    website ya kuuza kahawa
    site yenye cart na mpesa
    online shop mpya
    tovuti ya kuuza sabuni zangu
    e-commerce website
    tovuti ya kuuza vipodozi
    kufungua duka kwenye intaneti
    tovuti yenye bidhaa, kikapu na malipo ya kadi
    website ambayo mteja anachagua, analipa na kuagiza mwenyewe
    site ya kuuza mboga za organic nyumbani kwa watu
    duka la wavuti ambalo naongeza bidhaa mimi mwenyewe
    tovuti ya kuuza kozi zangu kwa malipo online
    katalogi ya kitenge yenye kitufe cha kununua
    site ya kuuza jezi za timu yetu mashabiki walipe
    duka letu wenyewe badala ya kuuza jumia
    sasa hivi watu wananiandikia dm kununua, nataka tovuti ambayo wanaweka kwenye kikapu na kulipa
    tovuti ya kuuza viungo vya zanzibar ambapo mtu wa nje analipa na oda inanijia kwa barua pepe
    kikundi chetu cha ushonaji kinataka website ya kuuza mikoba, wateja walipe kwa simu hapo hapo
    nataka kuacha kulipa kamisheni za masoko ya mtandao, nijengewe duka langu la mtandaoni lenye malipo
    website ya kuuza vipuri vya magari yenye picha, bei, stoki na sehemu ya kulipia
    oda zitoke kwenye tovuti ya duka langu ziingie whatsapp na email mteja akishalipa
    sijawahi kuuza mtandaoni, nataka kuanza na tovuti ya kuuza asali na siagi ya karanga
    boutique yetu iwe na tovuti watu wanunue gauni saa sita usiku bila kunipigia
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
    software ndogo ya kutengeneza quotation
    programu ndogo inayoandaa makadirio ya wateja yenyewe
    kitu kidogo cha kutoa quotation za duka letu la samani
    mfumo mdogo unaotengeneza nukuu za bei za wateja wangu
    programu ya kazi moja
    app ya risiti za mafuta
    software ya ghala letu
    kikokotoo cha bei ya mapazia
    mfumo wa zamu za walinzi
    app ya kusoma delivery note
    programu ya ratiba za shule
    nina wazo la app
    mfumo wa kupanga njia za madereva wa maziwa
    programu inayokokotoa bei ya jikoni kutoka vipimo
    app ya browser ya kusajili wageni getini
    software ya michango ya chama chetu cha akina mama
    mfumo wa job card za gereji wenye login
    kitu cha kusoma picha za ankara kuwa excel
    programu ya kupanga viti vya mtihani ukumbini
    web app ya maombi ya mikopo ya sacco
    vijana wa ghala wapige picha za delivery note na programu itoe jedwali lenye idadi na bei
    tunaandika bili za wapangaji kwenye daftari, tunataka programu yetu ya kuzihesabu na kutoa risiti
    kazi yetu ya kuchapisha ni ya kipekee, tunahitaji programu iliyotengenezwa kwa ajili yetu tu kwenye browser
    mfumo ambao wafanyakazi wanaingia kwa password na kuandika stoki iliyopokelewa na iliyotoka
    fundi anaingiza urefu na upana wa dirisha, mfumo unampa bei na kuprint makadirio
    nina wazo la app ya kushirikiana usafiri wa watoto wa shule, mnaweza kuijenga
    programu ndogo ya kupanga zamu za wauguzi ili tusigombane kila mwisho wa mwezi
    hosteli ina vyumba themanini, tunataka mfumo wetu wa vitanda, ada na wanaodaiwa
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
    tovuti na msaidizi yule yule kwenye tovuti na whatsapp
    site ya studio pamoja na chat ya site na whatsapp kutoka mtu mmoja
    website, chatbot yake na majibu ya whatsapp kwa pamoja
    website bundle
    bundle ya tovuti na whatsapp
    combo ya site na bot
    seti nzima ya tovuti
    kifurushi cha web
    tovuti na bot kila mahali
    bundle kubwa ya website
    paketi ya tovuti na bot
    tovuti ya biashara pamoja na bot ya site na whatsapp
    website na msaidizi vilivyopangwa kama kitu kimoja
    bundle ya hoteli, tovuti na chatbot ya whatsapp
    kifurushi cha tovuti chenye mtu mmoja wa kupigia
    seti ya website, chat ya site na whatsapp
    tovuti ya kliniki na bot zake zote, kama bundle
    kifurushi kamili cha tovuti cha elfu arobaini na nne
    mpango wa website na bot kwenye whatsapp pia
    nataka tovuti mpya na bot inayofanya kazi kwenye hiyo tovuti na kwenye whatsapp, vyote mara moja
    bundle ya tovuti ambapo site na chatbot vinajengwa pamoja na mtu mmoja anayehusika na vyote
    kampuni ya utalii inataka tovuti na msaidizi uleule whatsapp, kama kifurushi na si vipande
    kifurushi cha website kinachojumuisha tovuti ya biashara, chatbot yake na ya whatsapp kwa pamoja
    sitaki kununua tovuti kwa mmoja na bot kwa mwingine, nipe bundle yenye vyote viwili
    tovuti ya shule yetu pamoja na chatbot inayojibu kwenye site na whatsapp, bei ya pamoja
    seti ya juu kabisa ya tovuti ambayo bot ya whatsapp imeshajumlishwa ndani yake
    ofa ya pamoja ya kujengewa website na kuwekewa msaidizi kwenye site na namba yetu ya whatsapp
    kifurushi cha tovuti
    tovuti na bot ya whatsapp kwa pamoja kama kifurushi
    seti ya tovuti na msaidizi
    bundle ya tovuti
    bundle ya tovuti na bot`,
  agent: `
    rasimu ya quotation kutoka ujumbe wa dealer, nikague nitume
    wa kuandika makadirio ya kiwanda na kusubiri niseme sawa
    wa kuchagua nyumba, kufungua rekodi na kupanga ziara nikikubali
    wakala wa ai
    karani wa kidijitali ofisini
    ai ya kupanga email zetu
    agent wa kuandaa quotation
    rasimu za nukuu, mimi nitume
    ai ya kujaza sheet
    mfanyakazi wa ai wa ofisi
    agent wa tally
    ai inayosoma email na kuniandalia jibu la kukubali
    kitu kinachotafuta bei kwenye sheet na kuandika ofa
    agent anayefanya kazi ndani ya google sheets zetu
    kazi za kompyuta za kujirudia zifanywe na ai
    agent anayeuliza kwanza kabla ya kutuma chochote
    kuandaa makadirio ya safari kutoka barua za watalii
    ai ya kuingiza ankara za email kwenye jedwali
    msaidizi wa ofisini wa kujibu wasambazaji kwa rasimu
    karani anashinda akinakili namba kutoka email kwenda excel, nataka ai ifanye hiyo kazi yenyewe
    mteja akiandika anataka matairi mangapi, ai itafute kwenye orodha yetu na kuandaa quotation niikague tu
    agent wa ofisi ya nyumba anayetafuta nyumba tatu zinazofaa, anaandika jibu na mimi nabonyeza ndiyo
    barua pepe mia kila asubuhi, nataka kitu cha kuzisoma, kuzipanga na kuandaa majibu ya kawaida
    ai inayoangalia deni kwenye mfumo wetu wa hesabu kisha inamjibu mteja baada ya mimi kukubali
    sio bot ya kuongea tu, nataka inayofanya hatua yenyewe kwenye programu tunazotumia kazini
    agent wa manunuzi wa kiwanda anayesoma maombi ya bei na kuandaa ofa, nione kila hatua aliyofanya
    msaidizi wa ai wa kampuni ya mizigo anayejaza fomu za forodha na kunisubiri nihakikishe
    gpt agent
    ai inayoangalia mfumo wetu na kumjibu mteja
    wakala anayeandaa makadirio
    agent wa kuandaa nukuu kutoka barua pepe
    wakala wa ai anayefanya kazi za ofisi
    wakala wa ai anayetafuta bei kwenye orodha na kujibu
    ai ya kuingiza data ofisini
    agent anayepanga barua za wasambazaji
    agent wa kupanga barua pepe
    kitu cha kuchuja maulizo na kupanga ziara za wateja`,
  trained: `
    bot iliyosoma katalogi yetu
    chatbot ya miongozo yetu
    bot ya pdf zetu
    kuuliza faili badala ya kusoma
    bot ya sheria za sacco
    chatbot ya noti za tuition
    bot ya kanuni za hr
    msaidizi aliyesoma mikataba yetu
    wafanyakazi wapya waulize bot sheria za kazi, sio mimi
    bot inayojibu na kutaja ukurasa wa kitabu chetu
    chatbot ya manual za matrekta kwa mafundi
    majibu kutoka orodha yetu ya bei ya vipuri elfu
    bot isiyotunga, inayotumia makala za daktari tu
    ai iliyofundishwa kwa katiba ya chama chetu
    chatbot ya sera za bima inayoonyesha ilipopata jibu
    wanafunzi waulize bot iliyolishwa noti zetu za biolojia
    tuna mwongozo wa kurasa mia nne na hakuna anayeusoma, nataka chatbot ijibu kutoka humo na kutaja ukurasa
    mafundi wakiwa site waulize chatbot kuhusu mashine na wapate jibu kutoka vitabu vyetu vya maelekezo
    hr amechoka kuulizwa siku za likizo, kitabu chetu cha kanuni kigeuzwe bot ya kujibu wafanyakazi
    nina makala themanini za lishe, nataka bot inayojibu kutoka hizo tu na kusema sijui kwingine
    ofisi ya wakili inataka kuuliza mafaili yake maswali na kuonyeshwa jibu limetoka hati gani
    wauzaji wetu wanatafuta namba za vipuri kwenye pdf kubwa, wanahitaji chatbot iliyoisoma yote
    bot iliyofunzwa nyaraka za ufadhili za ngo yetu ili wafanyakazi wa mikoani waulize wenyewe
    chatbot inayojua taratibu zote za hospitali kutoka faili zetu bila kubuni kitu cha nje
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
    wafanyakazi waulize maswali kuhusu sera zetu
    chatbot itakayojibu kutoka kwenye PDF na sera za kampuni yetu
    kitu kinachosoma mafaili yangu na kusema jibu liko ukurasa gani`,
  multichannel: `
    bot ya insta na messenger
    kujibiwa dm zangu zote
    msaidizi wa telegram na whatsapp
    bot ya page ya facebook
    inbox moja ya app zote
    multichannel bot
    insta na site zijibiwe pamoja
    jibu moja kila mtandao
    msaidizi anayenikumbukia mteja wa insta akihamia whatsapp
    fb, insta na whatsapp zijibiwe na kitu kimoja
    bot ileile kwenye tovuti, messenger na whatsapp
    kujibu mashabiki wanaoniandikia dm kwenye mitandao yote
    msaidizi wa mitandao ya kijamii kwa hoteli yetu
    nijibu kutoka sehemu moja ujumbe wa kila app
    dm za tiktok na insta za duka la maua
    bot ya kujibu insagram na tovuti ya spa yangu
    naruka kutoka insta kwenda whatsapp kisha facebook siku nzima, nataka msaidizi mmoja wa zote
    wateja wa keki wananiandikia kila mtandao na nasahau wengine, kitu kimoja kiwajibu wote popote walipo
    mtu aliyeuliza messenger jana akirudi leo kwa whatsapp, msaidizi awe anajua walichozungumza
    bendi yetu inapata mamia ya dm kwenye insta na facebook, tunataka bot inayojibu kote
    maulizo ya hoteli yanakuja kutoka facebook, instagram, whatsapp na tovuti, tunataka dawati moja la kujibu
    msaidizi mmoja mwenye kumbukumbu moja kwa whatsapp, website na mitandao yote ya kijamii
    boutique yangu ina simu tatu za app tofauti, nataka zote zijibiwe kutoka mahali pamoja
    ngo yetu inaandikiwa messenger, telegram na whatsapp, bot ileile iwajibu watu kila mahali
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
    mtu wa ai kwenye skrini
    avatar ya mapokezi
    mtangazaji wa ai wa habari
    uso unaosema kwenye tv
    pacha wangu wa kidijitali
    mwalimu wa katuni anayeongea
    avatar ya makumbusho
    sura ya ai ya showroom
    dada wa kidijitali anayekaribisha wageni kwenye kioo cha hoteli
    avatar inayosoma script zangu kwa uso wangu
    mtangazaji asiye mtu kwa chaneli yetu ya youtube
    uso unaoongea kwenye tablet ya mapokezi ya hospitali
    mtu wa kompyuta anayesikia na kujibu kwa sauti kioskini
    avatar ya kuelezea magari kwenye skrini ya showroom
    mwongoza watalii wa kidijitali kwenye skrini ya mbuga
    video za mafunzo zenye mtu wa ai anayezungumza
    sipendi kusimama mbele ya kamera, nataka mtu wa ai mwenye uso aongee kwenye video zangu
    tv iliyopo mlangoni mwa benki iwe na sura ya mtu anayewakaribisha na kujibu maswali kwa mdomo
    chaneli yetu ya habari inataka mtangazaji wa kutengenezwa anayesoma habari za kila jioni kwenye video
    kwenye maonyesho ya sabasaba tunataka mtu wa kidijitali kwenye skrini kubwa anayezungumza na wanaopita
    nataka nakala ya uso na sauti yangu inayoweza kusoma maandishi yangu kwenye video
    watoto waone mwalimu wa ai mwenye uso akiongea nao kwenye skrini ya darasa
    duka la simu mall linataka avatar yenye midomo inayotembea, isikie swali na kujibu kwa sauti
    mgeni akisimama mbele ya skrini ya hoteli, uso wa mtu umwone, umsalimie na kumwelekeza
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
    leads ziingie hubspot zenyewe
    kuunganisha zoho na fomu
    maulizo ndani ya salesforce
    crm ijazwe bila kuandika
    wateja wapya waingie pipedrive
    crm integration
    fomu ya site hadi crm
    kuunga bitrix na whatsapp
    majina na namba za waliouliza yaingie zoho bila kuandikwa
    maulizo ya fomu na email yapangwe kwenye crm yetu
    leads za facebook ads ziende moja kwa moja hubspot
    sales wanasahau kuandika wateja kwenye crm, ijiandike yenyewe
    kuunganisha chat yetu na mfumo wa wateja tulionao
    wanafunzi wanaotaka kujiunga waingie leadsquared wenyewe
    maulizo yaingie kwenye field zetu za crm vilevile
    wafadhili wapya kutoka website waingie zoho moja kwa moja
    binti wa ofisi anakopi kila mteja wa fomu kwenda hubspot kwa mkono, hiyo kazi iishe
    maulizo ya viwanja kutoka tovuti, whatsapp na barua pepe yakusanyike zoho na walio tayari wawe juu
    kila mtu anayeuliza kuhusu bima awe contact kwenye salesforce yetu pamoja na namba yake
    madalali wangu wanagombania wateja, nataka kila ulizo liingie crm kwa mpangilio wa nani alikuja kwanza
    mfumo wetu wa wagonjwa upokee wapya kutoka chat na fomu bila mtu kuandika tena
    kuunganisha crm tunayotumia tayari na instagram, fomu na simu ili kila lead ipate alama ya uzito
    kampuni ya sola inapata maulizo sehemu nne, yote yaingie hubspot yakiwa yamepangwa kwa umuhimu
    tunalipia zoho lakini iko tupu kwa sababu hakuna anayeandika, maulizo yajiingize yenyewe
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
    wimbo wangu mwenyewe
    track moja
    wimbo wa kutengenezewa
    nyimbo zenu
    wimbo wa kiswahili
    kutengenezewa muziki
    wimbo wa ai
    ngoma kali moja
    wimbo mmoja kamili wenye kuimbwa na ala
    ngoma mpya kutoka wazo langu dogo
    wimbo wa dakika tatu wa mtindo wa bongo
    muziki wa asili uliotengenezwa upya kabisa
    wimbo wa taratibu wenye sauti ya kike
    wimbo wowote mzuri mnaoweza kutengeneza
    kutungiwa wimbo na kupewa faili lake
    wimbo wenye mahadhi ya taarabu au rhumba
    nataka tu wimbo, sijaamua bado utakuwa wa nini wala lugha gani
    nina wazo la wimbo kichwani lakini sijui kuimba, nitungieni wimbo mzima
    mtu wa kunitengenezea wimbo mmoja kuanzia maneno mpaka muziki wake
    wimbo wa kusikiliza kwenye gari, wenye hisia za furaha na ngoma za kiafrika
    nasikia mnatengeneza nyimbo kwa ai, mimi pia nataka wimbo mmoja
    wimbo ambao nikiusikia mara ya kwanza naweza kusema nini kibadilishwe
    kutengenezewa nyimbo mbili tatu za kiswahili na kiingereza zenye sauti nzuri
    wimbo wa kawaida tu wenye mwanzo, kiitikio na mwisho
    wimbo
    wimbo mmoja
    nataka wimbo
    wimbo mpya
    tutengenezewe wimbo
    wimbo mzuri
    muziki`,
  eventSong: `
    wimbo wa send off
    wimbo wa birthday ya mtoto
    wimbo wa kitchen party
    ngoma ya ruracio
    wimbo wa graduation ya dada
    wimbo wa kumuaga bosi
    wimbo wa jubilei ya shule
    wimbo wa maharusi wakiingia
    wimbo wa mahari wenye majina ya familia zote mbili
    zawadi ya kuimbwa kwa baba akifikisha miaka sabini
    wimbo wa kumkaribisha mtoto wetu mchanga, jina lake ndani
    wimbo wa kuchekesha kwa birthday ya rafiki yangu
    muziki wa uzinduzi wa bidhaa yetu mpya
    wimbo wa kumposa mchumba wangu wenye hadithi yetu
    wimbo wa miaka kumi ya hoteli yetu
    wimbo wa kustaafu kwa muuguzi mkuu
    mama mkwe anatimiza miaka themanini, nataka wimbo wenye jina lake na vituko vya maisha yake
    harusi ya kaka ni desemba, tunataka wimbo unaosimulia walivyokutana na kutaja majina yao
    mwenzetu wa ofisini anahamia kanada, tunataka wimbo wa kumuaga wenye utani wetu wa kazini
    wimbo wa mahafali ya kidato cha nne unaotaja shule yetu na walimu wote
    wazazi wetu wametimiza miaka arobaini ya ndoa, wimbo wa kuwashangaza kwenye sherehe ukumbini
    wimbo wa kufungua tawi jipya utakaopigwa siku ile mgeni rasmi akikata utepe
    wimbo wa first dance yetu wenye jina langu na la mume wangu mtarajiwa
    siku ya mwalimu inakuja, watoto wanataka wimbo wenye jina la ticha wao
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
    jingle ya bekari
    wimbo wa tangazo la saluni
    muziki mfupi wa brand
    sekunde kumi za tangazo
    mlio wa podcast yangu
    ad ya kuimbwa ya hardware
    jingle ya redio ya mtaa
    slogan yetu kwa muziki
    kipande cha muziki chenye namba yetu ya simu
    wimbo mdogo wa gari la matangazo ya unga
    muziki wa kuanzia video za chaneli yangu
    jingle ya sekunde ishirini ya maziwa yetu
    sauti fupi ya logo ya kampuni yetu
    tangazo la kuimbwa la kliniki kwa redio
    wimbo mfupi wa kampeni ya mgombea wetu
    kibwagizo cha sabuni kinachobaki kichwani mwa watu
    watu wakiulizwa duka la magodoro wanasahau jina letu, nataka kitu kifupi cha kuimba walikumbuke
    tangazo letu la redio halivutii, tunataka sekunde kumi na tano za muziki zinazotaja jina la duka
    mteja akisubiri kwenye simu asikie muziki mfupi wenye jina la kampuni yetu
    jingle ya shule yetu ya udereva, moja yenye sauti na nyingine isiyo na sauti
    wimbo mfupi wa kupigwa kwenye spika ya tuktuk ya kuuza ice cream mtaani
    muziki wa sekunde thelathini wa tangazo la ofa za sikukuu kwenye redio ya mkoa
    brand yetu ya chai inahitaji mlio mfupi ambao watu wataujua wakiusikia tu
    melodi fupi yenye jina la sacco yetu kwa ajili ya matangazo yote ya redio na tv
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
    muziki kwa shairi langu
    beat kwa rap niliyoandika
    shairi la bibi liimbwe
    maneno yangu, melodi yenu
    lyrics zangu ziwe wimbo
    utenzi wangu uwe na muziki
    kaswida niliyoandika iimbwe
    karaoke ya maneno yangu
    nimeandika wimbo wa kanisa, bado haujapata muziki
    barua ya mapenzi niliyomwandikia mke wangu iwe wimbo
    mashairi ya kwenye daftari la zamani yapewe melodi
    kutiwa muziki wa taratibu kwa beti nilizotunga
    maneno ya wimbo wa shule yapo, tune hakuna
    sina ala wala sauti, ila maneno ninayo
    mashairi ya marehemu mjomba yaimbwe na kurekodiwa
    kumpata mtu wa kutungia muziki lyrics zangu
    naandika maneno ya nyimbo kila siku lakini sijui kupiga chombo, nataka muziki wake tu
    beti kumi nilizomwandikia binti yangu ziko tayari kwenye simu, zinahitaji sauti na gitaa
    shairi nililoshinda nalo tuzo shuleni nataka lisikike kama wimbo wenye mahadhi ya taarabu
    maandishi ni yangu mwenyewe na sitaki yabadilishwe, ninyi ongezeni muziki na toleo la karaoke
    babu alituachia tenzi alizoandika kwa mkono, familia inataka zipate sauti na muziki
    nina mistari ya hip hop niliyoandika mwenyewe, naomba beat kali na mtu wa kuiimba
    viapo vyangu vya ndoa nimeviandika kama shairi, nataka vitiwe muziki wa pole pole
    kwaya yetu imeandika maneno ya pambio jipya na inatafuta mtu wa kuyatungia muziki
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
    wimbo wetu kwa saizi zote
    cut ya reels na redio
    toleo refu na fupi
    jingle ya tiktok na redio
    wimbo mmoja, urefu tatu
    multi format ya wimbo
    reel cut ya wimbo
    wimbo kwa filamu na redio
    wimbo wetu wa tangazo ukatwe kwa status na redio
    sauti na muziki vitenganishwe, pamoja na toleo fupi
    toleo la sekunde 15, 30 na 60
    wimbo wa kampeni wa kutumika kwenye kila mtandao
    wimbo uleule kwa video, reels na matangazo ya redio
    matoleo kadhaa ya wimbo mmoja wa hoteli yetu
    wimbo wa timu ufupishwe kwa shorts na tiktok
    kipande cha redio kutoka wimbo tulio nao
    tuna wimbo wa kampuni wa dakika nne, tunataka vipande vifupi vya instagram na vya redio
    wimbo mmoja utolewe kwa filamu ya dakika mbili, reel ya sekunde thelathini na tangazo la redio
    redio wanataka sekunde ishirini na youtube wanataka wote, tukatiwe wimbo wetu kwa kila sehemu
    muziki wa tangazo letu katika urefu tofauti, pia sauti peke yake na ala peke yake
    kila mahali tunapopost wanataka urefu wake, wimbo wetu ukatwe upya kwa kila mtandao
    wimbo kamili pamoja na vipande vyake vidogo vya status, reels na matangazo ya tv
    ngoma yetu ya mbio za marathoni itoke kwa saizi ya reel, ya redio na ya filamu
    naomba muziki mmoja ulio na version ndefu ya video na version fupi za stories
    wimbo kwa urefu tofauti
    wimbo wetu ufupishwe kwa reels
    toleo fupi na refu la wimbo mmoja
    wimbo mmoja kwa filamu, redio na reels
    toleo la sekunde 30 la wimbo wetu
    wimbo kwa reels na redio`,
  bookVideo: `
    trela ya riwaya
    video ya kitabu cha watoto
    reel ya kitabu changu kipya
    filamu fupi ya diwani
    clip ya uzinduzi wa kitabu
    video ya kutangaza riwaya
    book trailer
    video ya mapitio ya kitabu
    video ya dakika moja kuhusu kumbukumbu za maisha yangu
    trela ya kitabu cha mapishi kwa youtube
    kitu cha kuonyesha jalada na mistari ya kitabu kwa video
    video ya wima na ya kulala ya riwaya yangu
    filamu fupi inayosimulia kitabu changu kinahusu nini
    video ya usiku wa uzinduzi wa kitabu cha baba
    teaser ya hadithi yangu ya kijasusi kwa tiktok
    video ya kuwavutia wasomaji wa kitabu cha kilimo
    napost jalada la kitabu changu na watu wanapita tu, nataka video fupi itakayowafanya wasimame
    mchapishaji wangu anataka video ya sekunde tisini ya kutangaza riwaya kabla haijatoka madukani
    video inayoonyesha mandhari ya kitabu changu, mstari mmoja ukisomwa na mahali pa kukinunua
    mke wangu amechapisha mashairi yake, nataka kumfanyia video fupi ya kitabu ya kuweka facebook
    kitabu chetu cha historia ya pwani kipate filamu fupi ya kuonyesha siku ya uzinduzi
    riwaya yangu iko kwenye duka la mtandao na haiuziki, labda video nzuri ya kitabu itasaidia
    kijivideo cha kitabu cha watoto chenye picha za ndani na sauti ya kusoma
    wasomaji wa whatsapp wawe na clip ya kushirikishana kitabu changu kitakapotoka
    video ya kitabu changu
    trela ya kitabu
    filamu fupi ya riwaya yangu
    video fupi ya riwaya kwa instagram
    video ya uzinduzi wa kitabu
    video ya kutangaza mashairi yangu
    tangazo la video la kitabu`,
  authorSite: `
    mahali pangu mtandaoni kama mshairi
    ukurasa mmoja wa mwandishi ambapo wasomaji wananipata
    ukurasa wangu wa kuonyesha mashairi na kuwasiliana na wasomaji
    tovuti ya mtunzi wa riwaya
    website yangu ya uandishi
    ukurasa wa vitabu vyangu vyote
    site ya mshairi
    page ya mwandishi chipukizi
    tovuti ya vitabu vya baba
    author website
    site ya mwandishi wa tamthilia
    mahali wasomaji wa vitabu vyangu waniandikie kwenye mtandao
    tovuti ya mwandishi ya ukurasa mmoja tu wa kuanzia
    website ya kuorodhesha riwaya zangu tano na mahali zilipo
    ukurasa wa mwandishi wenye ratiba ya kusoma hadharani
    tovuti ya mama yangu mwandishi wa hadithi
    site yangu ya mashairi, wasomaji wayasome huko
    tovuti ambayo nitaongeza kitabu kijacho bila shida
    website ya chama cha waandishi na vitabu vyao
    mtu akisoma jina langu nyuma ya riwaya na kunitafuta google, akute tovuti yangu ya mwandishi
    mchapishaji ameniambia kila mwandishi awe na tovuti yake, nataka yenye vitabu, wasifu na mawasiliano
    tovuti ya mwandishi wa vitabu vya watoto yenye picha za jalada na habari za vyombo vya habari
    nina vitabu vitatu na hakuna mahali pamoja vinapoonekana, nataka site yangu kama mwandishi
    wasomaji wananitafuta facebook kuuliza kitabu kinachofuata, nahitaji website ya mwandishi ya kuwajibu na kuwasiliana
    mimi ni mwanahistoria na mwandishi, tovuti ionyeshe vitabu vyangu, mihadhara na makala zilizonitaja
    ukurasa wa mtandao wa mshairi wenye diwani zake na sauti akisoma
    tovuti kamili ya mwandishi yenye kurasa kadhaa za vitabu, hadithi ya maisha na namna ya kunifikia
    tovuti yangu ya mwandishi
    ukurasa wangu kama mwandishi
    website ya vitabu vyangu
    tovuti ya mshairi
    tovuti ya mwandishi
    tovuti ya riwaya zangu
    website ya mwandishi wa vitabu vya watoto
    tovuti ya vitabu vyangu`,
  bookSong: `
    wimbo wa hadithi yangu
    theme song ya riwaya
    muziki wa kitabu changu
    wimbo wa sura ya kwanza
    kitabu changu kiwe wimbo
    wimbo wa shujaa wa riwaya
    wimbo kutoka diwani yangu
    soundtrack ya riwaya yangu
    wimbo wa tabaruku ya kitabu changu kwa mama
    sura ya mwisho ya riwaya yangu iwe wimbo
    wimbo wa hadithi ya watoto niliyoandika kitabuni
    wimbo unaosimulia kisa cha kitabu changu cha mapenzi
    shairi la ukurasa wa kumi wa kitabu kuwa wimbo
    wimbo wa kuzindulia kitabu, uliotokana na hadithi yake
    wimbo wenye jina la kitabu changu na kisa chake
    kumbukumbu za maisha nilizochapisha ziwe wimbo
    siku ya uzinduzi wa riwaya yangu nataka upigwe wimbo unaomhusu mhusika mkuu wa kitabu
    kitabu changu cha watoto kina sungura mjanja, nataka wimbo wake watoto wauimbe wakisoma
    nimeandika riwaya ya vita na nataka wimbo wa huzuni unaotokana na sura yake moja
    wasomaji wa kitabu changu wapate wimbo unaobeba hadithi nzima kwa dakika tatu
    hadithi fupi moja kwenye mkusanyiko wangu inafaa kuimbwa, nataka iwe wimbo wa kitabu hicho
    wimbo wa utangulizi wa kitabu cha sauti cha riwaya yangu, uliotungwa kutoka maneno yake
    mwandishi wa kumbukumbu anataka wimbo wa maisha yake kama yalivyo kwenye kitabu alichochapisha
    kisa cha bibi yangu nilichokiandika kitabuni kigeuzwe wimbo wa kuwagusa watu
    wimbo wa kitabu changu
    wimbo wa riwaya yangu
    wimbo wa mhusika wa kitabu changu
    wimbo wa uzinduzi kutoka kitabuni
    wimbo kutoka hadithi yangu`,
  lessonPlan: `
    kipindi kilichopangwa dakika kwa dakika
    mpango wa kipindi cha dakika arobaini
    kupangiwa kipindi na shughuli pamoja na homework
    maandalizi ya kipindi cha kesho hatua kwa hatua
    azimio la somo kwa kila dakika ya kipindi
    mpangilio wa vipindi vyangu vya hisabati
    lesson plans za cbc
    maandalio ya somo la sayansi
    mpango wa kipindi dakika arobaini
    scheme of work ya muhula
    azimio la kazi
    kuandaa vipindi vya wiki
    lesson planner ya walimu
    andalio la jiografia
    kitu cha kuandika lesson plan kutoka sura ya kitabu
    mpango wa somo dakika kwa dakika wenye shughuli za watoto
    maandalio ya vipindi kwa mtaala wa tanzania
    lesson plan za word za kumpa mkuu wa shule
    rasimu za maandalio, mwalimu amalizie mwenyewe
    kupanga nitakachofundisha kila siku ya wiki
    maandalio ya somo la photosynthesis na kazi ya nyumbani
    lesson plan kwa walimu ishirini wa shule yetu
    kila jumapili jioni naandika maandalio ya wiki nzima kwa mkono, nataka kitu cha kuniandikia rasimu
    mkaguzi anataka lesson plan ya kila kipindi na walimu hawana muda wa kuziandaa
    mwalimu mpya hajui agawanye vipi kipindi cha dakika arobaini, kitu cha kumpangia hatua za somo
    naweka sura ya kitabu na napata mpango wa kufundisha wenye utangulizi, shughuli na hitimisho
    walimu wetu kumi na wawili wapunguziwe kazi ya kuandika maandalio ya masomo kila siku
    maandalio ya hisabati darasa la nne yanayofuata silabasi yetu, niyabadilishe kidogo tu kabla ya kufundisha
    ticha wa english anahitaji mpango wa vipindi vya wiki wenye pdf ya kuprint
    scheme of work na lesson plan za muhula mzima zinanimaliza usiku, zitengenezwe kwa haraka
    mipango ya somo
    maandalio ya masomo ya wiki
    zana ya kuandaa masomo
    mpango wa somo la hisabati
    zana ya kuandika lesson plan
    mipango ya somo kwa walimu wetu
    andalio la somo`,
  quiz: `
    mitihani tofauti kwa stream mbili pamoja na majibu
    karatasi tofauti ili watoto wasinakiliane
    seti mbili za maswali kutoka sura moja na majibu yake
    mtihani wa sura ya tatu
    maswali na majibu yake
    quiz za darasa la saba
    paper a na paper b
    mitihani ya kila jumatatu
    kutunga cat za form two
    maswali ya multiple choice
    kitunga mitihani ya shule
    mitihani miwili tofauti kwa wanafunzi wa dawati moja
    kitu cha kutoa maswali kutoka kurasa ninazofundisha
    jaribio la sayansi lenye mwongozo wa majibu
    test za wiki za tuition zenye marking scheme
    mtihani wa nusu muhula uliotungwa kwa dakika chache
    maswali mafupi na ya kuchagua kutoka kitabu
    kutunga mtihan wa historia wenye ngazi tofauti
    mock ya darasa la nane na majibu
    watoto wanaibiana majibu kwa sababu wote wana karatasi moja, nataka mtihani wa matoleo tofauti
    nakaa mpaka usiku wa manane nikitunga maswali ya jaribio, chombo kinitungie kutoka sura
    kila ijumaa tuna jaribio dogo la kiswahili, kitu cha kutunga maswali mapya na majibu yake
    idara ya mitihani ya shule yetu inataka kutunga karatasi za mwisho wa muhula kwa haraka
    naweka sura ya biolojia napata maswali kumi ya kuchagua na ufunguo wa majibu nyuma
    kituo cha tuition kinahitaji mitihani ya majaribio ya kcse yenye majibu kila wiki
    chombo cha kutunga mitihani ambacho maswali yanapangwa tofauti kwa kila safu ya madawati
    maswali ya chemsha bongo ya darasa la tano kutoka mada niliyofundisha wiki hii, na majibu
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
    nyenzo za viwango vitatu vya wanafunzi
    notes rahisi na ngumu za darasa moja
    mazoezi ya wanafunzi wepesi na wazito
    nyenzo za kusoma kulingana na uwezo wa kila mtoto
    karatasi za kazi zenye viwango tofauti vya ugumu
    mifano na notes kwa wanaoelewa haraka na wanaochelewa
    karatasi za mazoezi ya kusoma
    worksheet za pp2
    noti fupi za sayansi
    content maker
    mazoezi ya likizo
    mifano na mazoezi ya sehemu
    karatasi za jedwali la kuzidisha
    handout za darasa langu
    mazoezi ya ngazi tatu kwa darasa moja
    noti za historia kwa lugha rahisi ya kuelewa
    mazoezi ya sarufi ya kiswahili darasa la nne
    karatasi za kupaka rangi na kuandika za chekechea
    kitengeneza noti na mazoezi ya shule yetu
    mazoezi ya nyumbani ya hisabati, rahisi hadi magumu
    noti kwa mwanafunzi aliyekosa kipindi
    worksheets za kiingereza na kiswahili za kuprint
    darasa langu lina watoto wazito na wepesi, nataka mazoezi ya viwango tofauti kwa mada ileile
    tunatoa photocopy ya mazoezi yaleyale ya zamani kila mwaka, kitu cha kutengeneza mapya
    walimu wananunua worksheet kwenye cyber, tunataka kutengeneza zetu wenyewe za kila darasa
    noti za sura nzima kwa muhtasari pamoja na mifano, kwa wanafunzi wa kidato cha kwanza
    kazi za likizo za desemba kwa darasa la tatu zenye mazoezi ya kusoma, kuandika na kuhesabu
    nahitaji karatasi za mazoezi ya ziada kwa watoto wanaochelewa kuelewa sehemu na desimali
    kitu cha kuandika maelezo ya somo na mifano yake, watoto wasome wenyewe nyumbani
    karatasi za marudio kabla ya mtihani, zenye mazoezi mepesi, ya kati na magumu
    content maker ya shule
    karatasi za mazoezi
    mazoezi ya darasa la pili
    maandishi ya masomo
    noti za sura
    mazoezi rahisi na magumu
    karatasi za marudio
    zana ya kutengeneza mazoezi`,
  grading: `
    kusahihisha madaftari
    marking ya insha
    alama za kwanza za mtihani
    kupunguza kazi ya kusahihisha
    ai ya kumark scripts
    maoni ya majibu ya wanafunzi
    kusahihisha composition
    red pen ya ai
    kitu cha kupitia karatasi za majibu kabla yangu
    alama zipendekezwe, mwalimu ndiye anayeamua
    kusahihisha majibu marefu ya historia na kuandika maoni
    msaada wa kumark mitihani ya form three
    maelezo kwa kila jibu alilokosea mwanafunzi
    kusahihisha mitihani ya mock ya shule nzima
    zana ya kusaidia walimu kumaliza kusahihisha mapema
    insha zisomwe na ai kabla ya mwalimu kuzisoma
    nina rundo la karatasi mia nne mezani na matokeo yanatakiwa ijumaa, msaada wa kusahihisha
    walimu wanabeba karatasi za wanafunzi nyumbani kila wikendi, tunataka wapunguziwe kazi ya kutoa alama
    insha sitini za kiswahili zinanichosha, kitu cha kuzisoma kwanza na kupendekeza alama na maoni
    nataka kila mwanafunzi apate maoni ya jibu lake bila mimi kuandika usiku kucha
    chombo cha kutoa alama za awali na kueleza kwa nini, halafu mwalimu anathibitisha
    mitihani imeshafanyika, kazi imebaki ya kusahihisha na kujumlisha alama, hapo ndipo nahitaji msaada
    kusahihisha kazi za nyumbani za madarasa matano kila siku ni ngumu, ai inisaidie kuanza
    mwalimu wa kingereza anataka makosa ya insha yaonyeshwe na alama zipendekezwe kabla hajazirudisha
    kusahihisha mitihani
    kusahihisha insha
    zana ya kusahihisha karatasi
    zana ya kupendekeza alama
    kusahihisha karatasi mia tatu
    maoni kwa kila jibu la mwanafunzi
    msaada wa kutoa alama`,
  behavior: `
    daftari la tabia
    rekodi za ugomvi shuleni
    tabia za watoto wa bweni
    nidhamu kwenye kompyuta
    kuandika matukio ya darasani
    faili la mwenendo wa mwanafunzi
    kumbukumbu za utoro na uchelewaji
    notes za tabia za walimu
    mahali pa kuandika nani alipigana na nani alisaidia
    rekodi ya mwenendo wa kila mtoto kwa muhula
    walimu tu waone maandishi ya nidhamu ya watoto
    kuona kama tabia ya mtoto inabadilika muhula mzima
    kumbukumbu za uonevu kati ya wanafunzi
    mshauri wa shule aone historia ya tabia za mtoto
    maandishi ya tabia nzuri na mbaya darasani
    daftari la matukio la mwalimu wa zamu
    mwalimu wa nidhamu ana daftari lililochanika, tunataka kumbukumbu za makosa ya wanafunzi ziwe mahali salama
    mtoto mmoja anabadilika kila wiki ya pili, nataka kuandika na kuona mwenendo wake kwa muda
    matron anaandika tabia za wasichana wa bweni na anataka zibaki ndani ya shule tu
    kitu cha kuandika nani anasumbua darasa, lini na mara ngapi, bila kuandika kwenye karatasi
    tukiitwa kikao cha nidhamu hatuna rekodi yoyote ya makosa ya awali ya mwanafunzi
    walimu wote wa darasa waandike wanayoyaona kuhusu tabia za watoto sehemu moja ya siri
    kufuatilia ni watoto gani wanachelewa, wanagombana au wanalala darasani, na mara ngapi kwa muhula
    rekodi za pongezi na maonyo ya wanafunzi ambazo hazitoki nje ya ofisi ya walimu
    kumbukumbu za tabia za wanafunzi
    rekodi ya nidhamu
    nidhamu ya wanafunzi
    maandishi ya tabia kwa walimu tu
    daftari la utovu wa nidhamu
    kufuatilia tabia`,
  parents: `
    meseji kwa wazazi wote
    kuwaarifu wazazi shule imefungwa
    barua za shule kwa simu
    notisi za karo kwa wazazi
    wazazi waambiwe mtoto hayupo
    majibu ya wazazi kwenye orodha
    mwaliko wa kikao cha wazazi
    parent communication ya shule
    kuwaandikia wazazi kwa lugha wanayoongea nyumbani
    wazazi wajue tarehe za mitihani kwa simu zao
    homework ya leo imfikie mama au baba
    ujumbe wa shule kwa wazazi, majibu sehemu moja
    matokeo ya mtihani yatumwe kwa wazazi wa wanafunzi
    wazazi waambiwe safari ya shule ni lini
    kuwatumia walezi taarifa kwa kiswahili na kimasai
    kituo cha chekechea kuwapa wazazi habari za kila siku
    group la whatsapp la wazazi limekuwa fujo, tunataka njia nzuri ya shule kuwafikia na kupokea majibu
    watoto wanapoteza barua za shule njiani, tunataka taarifa ziende moja kwa moja kwa simu za wazazi
    wazazi wengi hawasomi kiingereza, tunataka taarifa za shule ziwafikie kwa kiswahili au lugha yao
    basi la shule likichelewa wazazi wote wapate ujumbe kabla hawajaanza kupiga simu ofisini
    mwalimu wa darasa anaandika ujumbe mmoja na wazazi wote wa darasa wanaupata kwa lugha yao
    siku za kufunga na kufungua shule ziwafikie wazazi mia tano bila kuchapisha karatasi
    wazazi wanatupigia kila siku kuuliza karo na likizo za shule, tuwatumie taarifa mapema
    tuulize wazazi kama watahudhuria kikao na majibu yao yote yaonekane kwa mwalimu mkuu
    kutuma ujumbe kwa wazazi
    taarifa za likizo kwa wazazi
    mawasiliano na wazazi
    ujumbe wa shule kwa wazazi kwa kiswahili
    kuwaambia wazazi basi limechelewa
    wazazi wapate kazi ya nyumbani kwenye simu
    kuwajulisha wazazi`,
  onlineClass: `
    virtual classroom
    masomo ya zoom yenye register
    kufundisha mtandaoni wakati wa mafuriko
    darasa la video la shule
    e-learning ya shule yetu
    vipindi live vya kidato
    darasa la mbali la watoto
    video za masomo na notisi
    darasa la mtandaoni lenye orodha ya waliohudhuria
    watoto wagonjwa wafuate somo wakiwa nyumbani kwa simu
    mahali pa kuweka video za vipindi na vitabu
    kufundisha wanafunzi wa vijiji vya mbali kwa intaneti
    madarasa ya video ya chuo chetu cha ufundi
    shule ikifungwa, vipindi viendelee kwa mtandao
    tuition ya jioni iwe online na mahudhurio yachukuliwe
    kusomesha kwa video na kutuma material hapohapo
    mvua zikinyesha barabara zinakatika na watoto hawafiki shule, tunataka kuwafundisha kwa mtandao
    walimu wafundishe wakiwa nyumbani na mfumo uonyeshe nani aliingia darasani na nani hakuingia
    kituo chetu cha tuition kina wanafunzi mikoa mingine, tunataka madarasa ya moja kwa moja ya mtandaoni
    sehemu moja ya mtandao yenye vipindi vya video, notisi za kusoma na mahudhurio ya kila siku
    wakati wa corona tulishindwa kufundisha, sasa shule inataka darasa la mtandao la kudumu
    chuo cha biashara kinataka wanafunzi walioajiriwa wahudhurie vipindi jioni kupitia mtandao
    mwalimu wa fizikia ni mmoja kwa shule tatu, afundishe zote kwa pamoja kwa darasa la video
    mgomo ukitokea masomo yasisimame, wanafunzi waingie darasani kupitia simu zao na majina yahesabiwe
    darasa la mtandaoni
    darasa la mtandao lenye mahudhurio
    masomo ya mtandaoni na mahudhurio
    masomo kwa video
    kufundisha wanafunzi wakiwa nyumbani
    madarasa ya mtandaoni ya shule yetu
    kufundisha kwa mtandao`,
  careerTest: `
    kitu cha kujua mtoto anapenda nini baada ya form two
    kipimo cha mapenzi ya watoto kabla ya kuchagua masomo
    ripoti ya nini kinamfaa kila mwanafunzi
    career test ya form four
    kipimo cha mwelekeo wa kazi
    jaribio la vipaji vya watoto
    mtihani wa kuchagua combination
    aptitude test ya wanafunzi
    kujua mwanafunzi anafaa nini
    career guidance ya shule
    jaribio la taaluma sekondari
    kusaidia wanafunzi kuchagua kati ya sayansi na sanaa
    ripoti ya mambo anayopenda na anayoyaweza mwanafunzi
    kipimo kinachoonyesha mtoto ana nguvu kwenye nini
    jaribio la kazi za baadaye kwa grade nine
    wanafunzi wa mwisho wasaidiwe kujua wasomee nini chuoni
    kipimo cha career kwa madarasa ya juu
    mazungumzo na mzazi kuhusu kazi, tukiwa na ripoti
    mtihani wa interests kwa wanafunzi wa sekondari
    wanafunzi wetu wa kidato cha nne hawajui wafanye kazi gani, tunataka kipimo cha kuwaongoza
    kila mtoto anataka kuwa daktari au rubani, nataka jaribio litakaloonyesha uwezo na mapenzi yao halisi
    mwalimu wa ushauri anahitaji ripoti ya kila mwanafunzi kuhusu vipaji vyake kabla ya kuchagua tahasusi
    kipimo cha shule cha kuwasaidia vijana kuchagua masomo ya kidato cha tano kulingana na uwezo wao
    shule inataka kuwafanyia wanafunzi wote wa darasa la tisa mpaka la kumi na mbili career test
    wazazi wanagombana na watoto kuhusu kozi ya chuo, shule iwape ripoti ya vipaji ya kuanzia mazungumzo
    jaribio la kuonyesha kama mwanafunzi anafaa ufundi, biashara, sayansi au sanaa
    siku ya career shuleni kwetu inakuja, tunataka kila mwanafunzi afanye kipimo cha kazi inayomfaa
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
    bot nzuri
    ai bot
    chatbot ya kawaida
    roboti ya kujibu watu
    msaidizi wa chat
    bot kwa biashara yangu
    bot inayojua kiswahili
    mashine ya kujibu meseji
    kitu cha ai kinachojibu watu wakiniandikia
    bot moja tu ya kujibu maswali
    msaidizi wa kompyuta wa kujibu ujumbe usiku
    chatbot ya lugha mbili kwa ajili yetu
    bot ya kuongea na watu kwa maandishi
    majibu ya haraka bila mtu kushika simu
    ai kama hii ninayochat nayo sasa
    bot inayojibu kwa kiswahili na kiingereza pamoja
    watu wananiandikia sana na siwezi kuwajibu wote, nataka bot ya kunisaidia kujibu
    nataka chatbot lakini sijui aina gani, kitu chochote cha kujibu watu chenyewe
    msaidizi wa ai kama wewe ambaye anajibu watu mchana na usiku bila kuchoka
    bot inayojibu yale inayojua na inaniachia mimi yale isiyoyajua
    jirani yangu ana bot inayojibu ujumbe yenyewe, na mimi nataka yangu
    meseji ni nyingi kuliko mikono yangu, naomba kitu cha kujibu chenyewe kwa akili ya kompyuta
    nimesikia kuhusu chatbot za ai, mimi pia nataka moja ya kazi zangu
    bot ambayo naweza kusoma mazungumzo yake na kuingilia kati wakati wowote nikitaka
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
