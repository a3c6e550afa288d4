import type { buying } from '#content/chat/topics/buying.ts'
import type { Examples } from '../examples.ts'

export const swahiliBuying: Examples<typeof buying> = {
  process: `
    sasa naanzaje
    utaratibu ukoje
    mnafanyaje kazi
    naanza vipi
    nifanye nini kuanza
    naagiza vipi
    kazi inaendaje hatua kwa hatua
    nimewaambia wazazi wa kikundi chetu kwamba nitawasiliana nanyi, sasa nieleze safari yote tangu ujumbe wa kwanza hadi kazi kukabidhiwa
    tulishafanya kazi na kampuni iliyoruka hatua zote, kwa hiyo kiwanda chetu kinataka kujua mtiririko wenu wa kazi ulivyo
    tuseme leo nawaandikia sentensi mbili kuhusu ofisi yangu ya utalii, baada ya hapo kinaendelea nini na mimi nahusika wapi
    mimi ni mgeni kabisa wa kuagiza vitu hivi, hivyo natamani kujua nani huanza na nani humaliza
    kazi hukaguliwa na mimi kabla ya kuwa hewani au sivyo
    nipeni ramani ya safari nzima ya kufanya kazi nanyi
    baada ya makadirio nikisema ndiyo mnafanya kitu gani
    utaratibu wenu wa kushughulikia mteja mpya ukoje
    steps zenu
    naanza na lipi
    mfuatano wa kazi
    next step ni ipi
    inafanyaje kazi
    hatua ni zipi
    nianzie wapi, sijui cha kwanza ni kipi
    tunaanzaje
    hatua za kuanza ni zipi
    tukikubaliana hatua zinafuatana vipi
    nikikubali kinachofuata ni nini
    mnafanyaje kazi na mteja mpya
    kwanza tunaongea au kwanza mnatuma bei
    nikikubali nini kinafuata
    nikijaza fomu nini kinatokea
    nieleze mwanzo hadi mwisho kazi inavyokwenda
    nieleze mchakato mzima
    mnafanyaje kazi na mteja
    nataka kuanza na nyinyi, hatua ya kwanza ni ipi
    naanzaje
    baada ya kukubali inakuwaje
    kazi inaendaje
    kazi inaanza vipi
    baada ya malipo ya awali nini kinafuata
    naagizaje, nipe hatua kwa hatua
    hatua za kuagiza kazi kwenu ni zipi`,
  processBot: `
    tutaijaribu sisi wenyewe kabla wateja hawajaiona?
    mimi ni mganga wa meno, kabla namba yangu haijaanza kujibu yenyewe mtakaa nami mkaandika saa na bei zangu au vipi
    wahudumu wangu wawili wa spa wanataka kuisumbua bot kwa siku kadhaa ili ionyeshe makosa, hatua hiyo ipo kwenye utaratibu
    niliona bot ya jirani ikizinduliwa bila kujaribiwa na ikawa aibu, yenu ya hoteli hupitia hatua gani kabla ya kwenda live
    tuseme nimekubali leo, kalenda ya kituo cha yoga itaunganishwa lini na mambo gani yanabaki mikononi mwangu
    msaidizi hupimwa na wafanyakazi wangu kabla ya kuanza
    kuna app ya kuinstall ili bot iingie kwenye simu
    makosa yakionekana kwenye majaribio ya bot mnayafanyaje
    ninyi mnaisetup bot au mimi nafuata maelekezo
    bot inasetiwaje
    kuandaa msaidizi wa kinyozi
    majaribio ya bot kabla
    kufunga bot kwenye laini
    bot inawekwaje kwenye namba yangu
    bot ya saluni mnaiandaa vipi
    mnaifundishaje bot kazi zetu
    muda wa daktari unaingizwaje kwenye bot
    naweza kuijaribu kabla haijaanza
    nani anaandika maswali na majibu ya bot
    bot inawekwaje
    wafanyakazi wangu wataijaribu kabla ya wateja
    mnatengenezaje bot ya kliniki
    baada ya kuagiza bot, mnaanza na nini
    bot itajuaje habari za biashara yangu
    tunaweza kuijaribu bot kabla haijaanza
    hatua za kuweka msaidizi wa whatsapp
    boti inawekwaje
    nifanye nini ili boti ianze
    boti itajuaje bei zangu
    bot inajuaje bei zangu
    mnafanya nini hasa kwenye set-up
    bot inatengenezwaje, hatua kwa hatua
    set up inajumuisha nini
    mtaiwekaje bot kwenye duka langu
    nieleze mchakato wa kutengeneza bot
    nikisema ndiyo leo, kinachofuata ni nini mpaka ianze kazi
    nikilipa 19999 mnafanya kazi gani ya kuiandaa
    bot inafundishwaje kuhusu biashara yangu
    mnakuja dukani kuifunga au inafanyika vipi
    kliniki yangu inataka msaidizi, mtaujenga kwa njia gani
    hatua za kuanzia oda hadi bot kuwa hewani ni zipi
    mnaunganishaje bot na whatsapp na kalenda yangu
    sijawahi kuwa na bot, naomba unieleze jinsi inavyowekwa
    kabla ya kuanza mnaijaribu? nieleze kazi yote inavyokwenda
    utaratibu wa kufunga mfumo huu hotelini ukoje
    majibu yanaingizwaje ndani ya bot
    mnafanyaje kazi mnapotengeneza bot ya mteja
    ada ya kuanzisha inalipia kazi gani
    kituo changu cha masomo, bot yake itaandaliwa kwa hatua gani
    installation inafanywaje
    kila kitu mnaweka nyinyi? kazi hiyo inafanyika vipi
    mtaifundishaje orodha yangu ya bei, halafu nini kinafuata
    nataka kuelewa jinsi bot inavyojengwa kabla sijaamua
    kitaalamu mnafanya nini ili bot yangu ianze kujibu
    saluni yangu ikihitaji bot ya booking, mnaijenga vipi
    maana ya set-up ni nini hapa
    safari ya kutengeneza bot kuanzia mwanzo hadi mwisho ikoje
    na kama nimekubali, mnaanza na nini kwenye kuiunda bot
    naweza kuijaribu bot kabla ya kuanza kazi
    mimi na wafanyakazi wangu tuijaribu kwanza kabla wateja hawajaiona`,
  processShop: `
    bidhaa zangu ziko kwenye karatasi tu, nawapa vipi
    orodha ya bidhaa ni ya kuandika kwa mkono, inatosha?
    bei za vitenge vyangu ziko kwenye picha za simu na vingine kwenye karatasi, bot ya duka itaanza kuvijua kwa hatua zipi
    duka letu la vipodozi lina link ya instagram shop, je tunawatumia hiyo tu na msaidizi wa wanunuzi anajifunza humo
    nahofia bot ya kuuza itaahidi delivery ambayo hatufanyi, kabla ya kuzinduliwa sheria zetu za kusafirisha zinaingizwa vipi
    kaka na mama watakuwa wa kwanza kuipa bot ya duka maswali ya kijinga, mnalirekebisha kosa walilolipata kabla ya uzinduzi
    catalogue yangu mnaipokea kwa mfumo upi ili muanze
    bot ya wanunuzi huandaliwa kwa hatua ngapi mpaka live
    sheria za punguzo zinafundishwa lini kwenye bot ya duka
    niwape nini cha kwanza ili bot ya stoo ianze
    catalog kwa picha inafaa
    kuanzisha bot ya wanunuzi
    bot ya oda inasetiwaje
    kuipima bot ya duka
    nina duka langu la woocommerce, naanzaje na bot ya kujibu oda
    hatua ya kwanza ya kuweka bot ya wateja kwenye duka la shopify
    duka langu la mtandaoni lipo tayari, bot ya oda inaanzaje
    na bot ya oda naianzaje
    bot ya duka inajaribiwa na nani kabla wateja hawajaitumia
    kabla ya kuzindua bot ya ecommerce nani anaipima
    ni akina nani wanauliza bot ya duka maswali magumu kwanza
    majaribio ya bot ya duka ni kazi yangu au yenu
    nani anaijaribu bot ya duka la mtandaoni kabla ya kuanza
    familia yangu inaweza kuijaribu bot ya duka
    bot itajuaje bidhaa zangu
    orodha ya nguo zangu inaingiaje kwenye bot ya duka
    nina bidhaa nyingi, bot itazijuaje
    nikituma excel ya bidhaa mnafanya nini nayo
    orodha ya bidhaa nawatumiaje
    bot inajuaje sheria zangu za kurudisha bidhaa
    nina picha tu za bidhaa na bei, zinatosha
    nani anaingiza bidhaa 600
    bei zangu zimeandikwa kwenye daftari, nitawapaje
    bot ya duka inajifunzaje bidhaa zangu
    excel ya bidhaa inatosha
    mnawekaje bot ya duka la mtandaoni
    naweza kutuma picha za orodha ya bei
    bidhaa zangu zinaingiaje kwenye boti`,
  processWebsite: `
    mgahawa wangu una menyu ya karatasi na picha za simu, kutoka hapo mpaka tovuti kufunguka mnapitia hatua zipi
    mbunifu wa kwanza alinionyesha tovuti siku ya mwisho na nikaichukia, ninyi nitaiona katikati ya kazi nitoe maoni
    shule yetu ina kamati inayopenda kusema hamisha hii, ongeza ile, je katika ujenzi wa tovuti kuna nafasi ya kufanya hivyo
    nafundisha ngoma na tarumbeta, nikishawapa tovuti tatu ninazozipenda mnafanya nini nazo na lini naona cha kwanza
    mtaanza kujenga page kabla ya kupata picha zangu
    rasimu ya saiti nitaipitia kwenye simu nikiwa kazini
    website inapitia hatua zipi mpaka ifunguliwe rasmi
    duka la mtandaoni linajengwa hatua kwa hatua namna gani
    draft ya tovuti naionaje
    hatua za kujenga saiti
    kujengewa website kukoje
    preview ya tovuti ipo
    nitaona rasimu ya tovuti kwenye simu yangu
    rasimu ya kwanza ya tovuti inafunguka kwa simu
    rasimu ni kurasa halisi au picha tu
    naweza kukagua rasimu ya website kwa simu
    mnatengenezaje tovuti
    mnaanza na nini mkitengeneza tovuti ya kliniki
    nitaona tovuti kabla haijakamilika
    nina nembo tu, tovuti itatengenezwaje
    hatua za kutengeneza tovuti
    mwenzangu anaweza kuona kurasa kabla ya kufunguliwa
    website inatengenezwa kwa hatua zipi
    nikishatuma picha tovuti inaendeleaje
    nitaona mchoro wa kwanza lini
    nitapata kuona kabla haijafunguliwa
    nitaona muundo kwanza
    tovuti inatengenezwaje
    nani anaandika maneno ya tovuti`,
  processSong: `
    sijui kuandika, naweza kutuma hadithi kwa voice note
    naweza kusimulia kwa sauti badala ya kuandika maneno ya wimbo
    sina uwezo wa kuandika mashairi, nikisimulia tu inatosha
    hadithi ya wimbo niitume vipi
    sijui kuandika, niseme kwa sauti hadithi ya wimbo
    naweza kurekodi maelezo ya wimbo kwa simu
    kumbukumbu za wimbo nizitume kama sauti
    babu anatimiza miaka themanini na nina hadithi zake nyingi kichwani, nikizirekodi kwenye simu mtajua kutunga wimbo wake
    mimi si mtunzi, niliagiza jingle kwingine na nikapewa kitu kilichokamilika bila kuulizwa, kwenu nasikia kionjo kwanza
    kwaya yetu inataka wimbo wa ufunguzi wa kanisa, je tunaanza kwa kuwaeleza nini na baadaye tunapokea nini
    tuseme kipande cha kwanza cha wimbo wa harusi kina neno nisilolipenda, nalisema wapi kabla ya mafaili ya mwisho
    nawapa stori, ninyi mnatunga mistari na melodi
    wimbo unaanzia kwa mchoro wa ubeti mmoja au vipi
    nielekeze namna ya kuagiziwa wimbo mwanzo hadi mwisho
    mood ya wimbo nitaielezaje kama sijui muziki
    stori kwa voice note
    wimbo unaandaliwaje
    kionjo cha ubeti kwanza
    kutunga jingle hatua zipi
    wimbo wa mama wa kustaafu, naweza kusimulia maisha yake kwa rekodi ya sauti
    kuandika ni shida, nikirekodi kumbukumbu zetu mtatunga wimbo
    hadithi ya harusi yetu lazima niandike au naweza kuisema tu kwa ajili ya wimbo
    walimu wanaweza kurekodi kumbukumbu zao kwa wimbo wa kumuaga mkuu
    na hadithi ya wimbo nikiongea inakubalika
    maelezo ya wimbo yakiwa sauti ni sawa
    naweza kutuma hadithi ya wimbo kwa sauti
    hadithi ya wimbo niitume kama voice note
    mnatengenezaje wimbo
    wimbo wa baba mkwe unatengenezwaje
    nitasikia sehemu ya wimbo kwanza
    majina ya watu kwenye wimbo wa kuaga nawaambiaje
    nahitaji kuwaambia nini kwa ajili ya wimbo
    jingle ya duka langu mnaitengenezaje
    naweza kutuma hadithi kwa sauti
    nitasikiliza kipande kabla ya kumaliza
    wimbo unatengenezwaje
    nitume nini ili mtengeneze wimbo
    naweza kutuma sauti ya whatsapp kueleza hadithi
    nitoe nini ili mtengeneze wimbo
    nani anaandika maneno ya wimbo
    nitatoaje hadithi yangu ya wimbo, kuandika kunanishinda
    nitume nini ili mnitengenezee wimbo
    naweza kusimulia hadithi ya wimbo kwa sauti`,
  processSchool: `
    walimu wangu ni arobaini na wengi wanaogopa mabadiliko, je inawezekana wawili tu wapimie zana kwa sura zao kwanza
    bodi ya shule iliwahi kununua mfumo mkubwa ukaachwa baada ya wiki, ninyi mnaingizaje zana hizi taratibu shuleni
    nikiwa mwalimu mkuu ningependa kuchagua mimi mwenyewe nani anaanza na somo lipi, mpango wenu unaruhusu hilo
    tuseme somo la kiingereza limefaulu na walimu wawili, baada ya hapo zana zinasambazwa vipi kwa shule iliyobaki
    zana moja moja zinaongezwa au zote kwa mkupuo
    mwanzoni mtatumia sura za vitabu vyetu halisi
    kujaribu kidogo kabla ya kuhusisha walimu wote
    hatua ya kwanza ya kuingiza zana shuleni ni ipi
    pilot ya darasa moja
    shule ianzeje
    tuanze na hesabu pekee
    walimu wachache mwanzoni
    ni nani anachagua walimu wawili wa kuanza nao, sisi au ninyi
    shule yenyewe inachagua somo la kuanzia
    madrasa yetu ianze na walimu wawili, somo tunalichagua wenyewe
    na somo la kwanza linachaguliwa na nani
    tunaweza kuanza na darasa moja
    walimu wawili kwanza kisha shule yote, inakubalika
    shule yetu inaanza vipi, na walimu wote au wachache
    tuanze na somo moja tu kabla ya shule nzima
    shule inaanzaje
    mkuu wa shule anataka wachache wajaribu kwanza
    kituo cha masomo kinaweza kuanza na kundi moja
    tunaweza kuchukua hesabu pekee mwanzoni
    tunaweza kuanza na walimu wachache
    nani anafundisha walimu mwanzoni
    tunaweza kuanza na walimu wawili
    tujaribu darasa moja kwanza
    lazima shule nzima ianze mara moja
    shule inaanzaje kutumia zana`,
  processAgent: `
    agent itafanya peke yake tangu siku ya kwanza?
    kuna kipindi cha majaribio kabla agent haijafanya yenyewe
    mhasibu wa kampuni yetu anaogopa ai itatuma nukuu mbaya, je siku za mwanzo anaweza kuisahihisha kabla ya kitu kutoka
    tuna kazi nyingi za kujirudia kwenye ofisi ya bima, wakala wa kwanza mnamuanzishia kazi ipi na kwa kigezo gani
    dalali kama mimi huogopa programu inayojiamulia, nani anaweka mipaka ya wakala na lazima aulize wapi
    tuseme agent wa kiwanda ameanza kuagiza malighafi zisizo sahihi, naweza kumkata mara moja kutoka kwenye simu yangu
    wakala ataachiwa kufanya peke yake baada ya muda gani wa kusahihishwa
    kila hatua anayochukua agent inaonekana kwangu
    kazi yenye hatari ndogo ndiyo mnampa wakala kwanza
    kumwandaa wakala wa ai kunapitia mambo gani
    mipaka ya agent
    kumzima agent haraka
    agent hufundishwaje kazi
    wakala anapendekeza kwanza
    wakala akiwa katikati ya kazi mbaya namzuiaje papo hapo
    naona kila hatua ya wakala na naweza kumkatiza
    mhasibu wangu naye anaweza kumzuia wakala akituma bei mbaya
    kumsitisha wakala kunahitaji kubonyeza nini
    na wakala naweza kumkatiza katikati ya kazi
    na kumsimamisha wakala nafanyaje
    agent akianza kufanya vitu vya ajabu namzima vipi
    kuna kitufe cha kusimamisha wakala papo hapo
    wakala akikosea vibaya naweza kumkatiza katikati ya kazi
    nataka niweze kumzima agent kwa simu yangu wakati wowote
    nikiona agent anaharibu namsimamishaje
    naona kila hatua ya wakala na kumkomesha nikitaka
    agent wa ofisi ya bima akituma kitu kibaya, nazuia vipi
    na kumzima wakala ni rahisi
    agent akikosea namsimamishaje
    naweza kumzima wakala kwa mguso mmoja
    kuna kitufe cha kusimamisha agent
    wakala akienda kombo nafanyaje kumsitisha
    kazi ya kwanza ya wakala inachaguliwaje
    wakala anaruhusiwa kusoma nini
    mipaka ya wakala ni ipi
    agent anatengenezwaje
    wakala anapewa kazi gani kwanza
    wakala wa AI anajengwaje
    mwanzoni agent anapendekeza tu au anafanya
    mwanzoni wakala anafanya peke yake
    mnaamuaje mipaka ya agent
    naweza kumsimamisha agent
    chatbot inafundishwaje nyaraka zetu
    agent atafanya mambo bila kuniuliza
    agent anaanzaje kazi
    ai agent inatengenezwaje`,
  processCreative: `
    niwatumie muswada wote wa riwaya
    kurasa chache za kitabu zinatosha kuanza
    nikishatuma muswada kinafuata nini
    kwa video ya kitabu niwape kiungo au muswada
    nimemaliza diwani yangu na sijui niwape yote au kurasa chache, na baada ya hapo mtaniletea mpango kwanza
    mchapishaji wangu aliharibu trela ya kitabu cha awali bila kuniuliza, kwenu napata nafasi ya kugeuza rasimu isiyofanana nami
    natengeneza hadithi youtube, nikiwatumia link ya kazi zangu mnachukua hatua gani kabla ya kutengeneza ukurasa wa mwandishi
    tuseme video ya kitabu iko tayari kama rasimu na sauti yake si mtindo wangu, nabadilisha kabla ya kuichapisha
    mpango wa ukurasa mmoja wenye bei huja kabla ya filamu
    kazi ya mwandishi inaanza nikiwapa muswada au muhtasari tu
    hatua za kuandaa website ya mshairi ni zipi
    video ya riwaya hupitia michakato gani hadi mwisho
    nitume muswada kwanza
    trela ya kitabu inaandaliwaje
    mpango wa video ya kitabu
    rasimu ya kitabu video naigeuza
    nitaona mpango wa filamu ya kitabu changu kabla hamjaanza
    mnanionyesha mpango kabla ya kupiga video ya riwaya yangu
    mwandishi anakubali mpango kwanza ndipo video ya kitabu inaanza
    na mpango wa filamu nauona kwanza
    tutaona rasimu ya video ya kitabu kabla haijakamilika
    mchapishaji ataona toleo la kwanza la filamu ya mashairi na kulirekebisha
    mwandishi anaweza kubadilisha rasimu ya filamu ya kitabu
    na rasimu ya filamu ya kitabu tunaiona kwanza
    nani anaandika maandishi ya video
    nikishatuma kitabu mnafanya nini
    video ya kitabu inatengenezwaje
    nitasoma maandishi kabla ya video kutengenezwa
    nitume muswada kwa njia gani
    tovuti ya mwandishi inaandaliwaje
    video ya kitabu inafanywaje
    nikituma muswada nini kinafuata
    nitaona rasimu ya video ya kitabu`,
  howLong: `
    ni siku ngapi mpaka iishe
    nitapata lini kazi yangu
    itachukua siku ngapi
    kazi inaisha lini
    ni muda gani
    mwenye nyumba ananiuliza kila siku kazi yangu kwenu itaisha lini, nimpe jibu gani la muda wa kawaida
    bado sijaamua nianze na kitu gani kwa ofisi yangu, ila kwa wastani mambo yenu humalizika ndani ya kipindi gani
    kampuni ya kwanza iliahidi wiki moja ikachukua nusu mwaka, kwa ukweli ninyi mnahitaji muda kiasi gani kukamilisha mambo
    nafanya bajeti ya muhula na ninahitaji kujua kutoka kukubaliana hadi kukabidhiwa ni kipindi gani
    kutoka ndiyo yangu hadi kukabidhiwa kuna siku ngapi
    muda wa wastani wa kukamilisha kazi zenu upoje
    nikiwapa go ahead leo nitaanza kutumia lini
    ratiba ya kawaida ya kumaliza kazi ikoje
    timeline yenu ikoje
    hadi lini
    mwezi mmoja unatosha
    muda wa kukamilisha
    itachukua muda gani
    mtamaliza lini
    siku ngapi
    ni siku au wiki
    kuanza kunachukua muda gani
    itachukua muda gani mpaka ikamilike
    muda wa kazi ni siku ngapi
    nisubiri kwa muda gani
    itachukua siku ngapi kumaliza
    kazi inakamilika lini
    nitapata lini
    kwa kawaida mnamaliza baada ya muda gani
    wiki ngapi
    lini itaisha
    siku ngapi hadi iwe tayari
    inachukua muda gani
    itakuwa tayari lini
    je ni kweli wiki mbili
`,
  quoteTime: `
    nikituma ombi la bei nitajibiwa lini
    makadirio yanakuja baada ya muda gani
    nikijaza fomu bei napata lini
    quotation inachukua saa ngapi kufika
    nikiandika ninachotaka leo, makadirio mtatuma lini
    quote inachukua muda gani
    nitapata bei yangu baada ya siku ngapi
    mnajibu na bei baada ya masaa mangapi
    makadirio ya bei yanachukua muda gani
    makadirio yatafika baada ya muda gani
    nitapata bei yangu lini
    makadirio huchukua saa ngapi
    nitapata makadirio lini
    makadirio yatafika baada ya siku ngapi
    bei yangu kamili nitaijua lini
    nikituma ujumbe leo, kesho nitakuwa na bei?
    quotation inakuja siku hiyo hiyo?
    nisubiri makadirio kwa muda gani
    mnaweza kutuma makadirio haraka, baada ya saa ngapi
    nimejaza fomu, quotation inakuja lini
    mnachukua muda gani kutaja bei
    makadirio ya bure yanapatikana baada ya muda gani
    nikiandika usiku makadirio napata lini
    nikieleza kazi yangu, bei mnanipa baada ya muda gani
    nitangoja wiki nzima kwa makadirio?
    nimetuma maelezo, sasa bei mtanipa lini
    naweza kupata quotation ndani ya siku moja?
    baada ya ujumbe bei inakuja lini
    ombi langu la bei litajibiwa lini
    quote inafika lini nikituma request
`,
  howLongBot: `
    bot inachukua siku ngapi
    kutengeneza bot ni muda gani
    bot ya whatsapp itaanza lini
    nitapata bot lini
    bot inachukua muda gani
    msimu wa usajili wa wanafunzi wa udereva unaanza mwezi ujao, je msaidizi wa whatsapp atakuwa ameshaanza kujibu wakati huo
    saluni yangu inahamia jengo jipya baada ya siku kumi na nane, bot itawahi kuwa hewani kabla ya kufungua
    muuzaji fulani aliniambia bot ni miezi mitatu, nashangaa, kwenu ya kliniki huchukua kipindi gani mpaka ifanye kazi
    tuseme nakubali makadirio jumatatu kwa ajili ya msaidizi wa duka la mtandaoni, siku ya kujibu mteja wa kwanza itakuwa lini
    ndani ya wiki ngapi bot ya lodge itakuwa live
    kuweka msaidizi wa miadi ni siku au miezi
    bot ikianza kutengenezwa leo inaisha lini
    ni muda gani mpaka reception bot ianze kazi
    lini bot inakuwa live
    bot wiki mbili kweli
    muda wa kuisha bot
    msaidizi yuko tayari lini
    bot itaanza baada ya muda gani
    nikilipa leo bot iko tayari lini
    bot ya kliniki inachukua wiki ngapi
    itachukua wiki ngapi bot kuanza kazi
    inachukua muda gani bot kuanza kufanya kazi dukani
    msaidizi wa simu atakuwa tayari lini
    muda gani hadi bot ijibu wateja
    bot itachukua siku ngapi
    nikiagiza leo bot itaanza lini kujibu
    bot ya saluni itakuwa tayari lini
    msaidizi wa whatsapp atakuwa tayari baada ya muda gani
    muda wa kutengeneza bot
    boti inakuwa tayari baada ya siku ngapi
    boti itaanza lini
    bot itakuwa tayari lini
    bot inaweza kuwa tayari kabla ya krismasi?
    naitaka ifanye kazi tarehe 15, inawezekana
    inachukua siku ngapi kuweka bot
    shule inafungua januari, bot itakuwa imeanza?
    kwa haraka gani mnaweza kuwasha msaidizi wa whatsapp
    na nikikubali leo itaanza lini kujibu wateja
    msimu wa watalii unaanza julai, mtamaliza bot kabla
    ni haraka sana, bot ndani ya siku tano?
    muda wa kutengeneza bot ni upi
    lini bot itaenda hewani nikilipa advance kesho
    nafungua tawi jipya mwezi ujao na nataka bot siku hiyo hiyo
    wiki mbili zinatosha kwa bot ya kliniki?
    kabla ya ramadhani bot iwe inafanya kazi kwenye duka langu, mnaweza?
    Naomba kujua tarehe ya mapema kabisa bot inaweza kuanza
    wiki hii inawezekana kupata bot
    usajili wa wanafunzi unaanza tarehe moja, bot itawahi?
    mwisho wa mwezi bot iwe live tafadhali, mtaweza
    bot lini?
    harusi nyingi ni desemba, mimi ni mpiga picha, msaidizi awe tayari mapema itawezekana
    huchukua wiki au miezi mpaka bot ianze
    nimechelewa kupata bot kabla ya mwaka mpya?
    matokeo yanatoka tarehe 20 wazazi wataandika sana, bot iwe tayari kabla ya hapo
    tangu kuagiza hadi kufanya kazi bot inatumia muda gani
    gym yangu ina ofa kuanzia tarehe 1, bot lazima iwe imewashwa, mnaahidi?
    black friday inakuja, chatbot itawahi kuwekwa
    mnaweza kufunga bot haraka kiasi gani
    siku ya valentine maua yananunuliwa sana, nataka bot kabla ya hapo
    kabla ya idd itakuwa inajibu wateja?`,
  howLongWebsite: `
    website inachukua siku ngapi
    website inachukua muda gani
    kutengeneza tovuti ni wiki ngapi
    website itaisha lini
    tovuti ni siku ngapi
    nimeshachapa vipeperushi vyenye anwani ya ukurasa wa hoteli, je saiti itakuwa wazi kabla ya kuvigawa mwisho wa mwezi
    tunafungua duka la samani baada ya wiki tatu na bado hatuna website, muda huo unatosha kuijenga na kuizindua
    mjenzi wetu wa zamani alitumia mwaka kwa kurasa tano, ninyi kurasa hizo za kliniki zingekamilika baada ya muda gani
    programu ya wavuti ya kuhesabu stoki ya ghala letu ingehitaji kipindi gani, au hiyo tunakubaliana kando
    saiti ya biashara yenye kurasa sita huisha kwa muda gani
    duka la online litakuwa wazi baada ya wiki ngapi
    website ya ngo inaweza kukamilika ndani ya mwezi huu
    web app yetu itamalizika lini tukianza sasa
    saiti itafunguka lini
    website siku ngapi
    tovuti ya duka muda gani
    web app muda wake
    tovuti ya wakala wa bima itakuwa hewani baada ya siku ngapi
    mimi ni dalali wa nyumba, tovuti yangu itafunguka lini
    tovuti ya wakala wa safari inachukua wiki ngapi
    na tovuti itakuwa hewani lini
    tovuti itakuwa tayari lini
    tovuti ya shule itafunguliwa lini
    tovuti inachukua siku ngapi
    duka la mtandaoni linachukua wiki ngapi
    duka la mtandaoni litachukua muda gani
    ukurasa wa hoteli utakuwa tayari lini
    website inachukua wiki ngapi
    tovuti ya duka inachukua muda gani
    mtamaliza tovuti mwisho wa mwezi
    tovuti yangu itakuwa tayari lini`,
  howLongSong: `
    mahafali ya shule ni tarehe kumi na mbili na tunataka wimbo wa kuaga, mwisho wa kuagiza ni lini ili uwahi
    mume wangu anatimiza hamsini wiki ijayo, nikiwapa maneno usiku huu nitasikia kionjo chake baada ya siku ngapi
    radio imenipa nafasi ya tangazo kuanzia jumanne, je jingle ya duka la rangi itakuwa mkononi mwangu wakati huo
    mtayarishaji mmoja alinichelewesha harusi ikapita, kwenu toka stori hadi mafaili ya wimbo kuna muda gani
    ubeti wa majaribio wa wimbo hufika baada ya siku ngapi
    jingle ya sikukuu ijayo niiagize siku ngapi kabla
    shairi langu kuwa wimbo kutachukua muda gani jamani
    birthday ni ijumaa ijayo, wimbo utawahi
    wimbo siku ngapi
    sketch ya wimbo lini
    jingle inaisha lini
    wimbo wa wiki moja utawahi
    wimbo wa kumuaga mwalimu mkuu utakuwa tayari kufikia alhamisi
    tunamuaga bosi jumatatu, wimbo wenye majina yetu tutausikia kabla ya hapo
    sherehe ya mtoto ni jumatano, wimbo wake utawahi
    na wimbo utakuwa tayari ijumaa
    nikituma maneno leo, nitasikia sampuli ya kwanza ya wimbo baada ya siku ngapi
    kipande cha kwanza cha wimbo wetu nitakisikia lini
    na sampuli ya wimbo huchukua siku ngapi
    siku ngapi hadi nisikilize mwanzo wa jingle
    wimbo wa birthday utakuwa tayari lini
    wimbo wa kustaafu utakuwa tayari lini
    wimbo wa jumapili hii utakuwa tayari
    jingle inachukua siku ngapi
    nitasikia ubeti wa kwanza lini
    siku nne tu zimebaki, wimbo utamalizika
    wimbo unachukua siku ngapi
    maneno yangu yatakuwa wimbo baada ya siku ngapi
    send off ni jumamosi, wimbo utawahi kweli
    wimbo utakuwa tayari lini
    harusi ni wiki ijayo, wimbo utawahi
    nikiagiza wimbo leo nitaupata wikendi hii
    jingle itachukua muda gani
    jingle itakuwa tayari lini
    wimbo utakuwa tayari baada ya siku ngapi
    wimbo utakuwa tayari ijumaa?
    harusi ni tarehe 10, nitapata wimbo kabla ya hapo
    jingle kwa siku tatu inawezekana
    birthday ya mama jumapili, mtaweza kumaliza wimbo
    nahitaji wimbo kesho jioni
    duka linafunguliwa jumatatu, jingle itakuwa imeisha?
    send off ya dada ni jumamosi ijayo, muda unatosha kwa wimbo
    nikituma mashairi leo wimbo utapatikana kufikia tarehe 15
    anniversary yetu ni alhamisi, nimechelewa kuagiza wimbo?
    nina siku nne tu, wimbo utakamilika
    mahafali ni tarehe 28, wimbo wenye majina ya walimu utafika kwa wakati
    wimbo wa birthday ndani ya masaa 24 mnaweza
    na kama nataka wimbo siku hiyo hiyo?
    uzinduzi wiki ijayo, muziki utakuwa umekamilika kabla yake?
    baba anatimiza 60 tarehe 5, wimbo utakuwa umefika
    tangazo la redio linaanza jumatano, jingle nipate jumanne
    haraka sana, jingle kesho kutwa
    krismasi kabla haijafika nitakuwa na wimbo wangu?
    mgahawa unafunguliwa jumapili hii, jingle fupi mtaiweza kufikia siku hiyo
    shairi langu liwe wimbo mwisho wa wiki hii, inawezekana?
    siku tano zinatosha kutengeneza wimbo wa sherehe
    mwisho wa mwezi jingle iwe tayari, sawa kwenu?
    valentine imebaki siku sita, wimbo utatoka
    tamasha la shule ni tarehe 22, wimbo na marekebisho viishe tarehe 20, mtaweza
    nikiagiza usiku huu nitaupata wimbo ijumaa ijayo
    tafadhali, wimbo wa ndoa unaweza kukamilika kabla ya desemba mbili?
    tunarekodi tangazo jumamosi asubuhi, jingle iwe imefika ijumaa usiku
    wiki moja tu kabla ya kitchen party, wimbo utawahi?`,
  howLongOther: `
    uzinduzi wa riwaya yangu ni mwishoni mwa mwezi, je filamu ya kitabu itakuwa imekamilika kabla ya siku hiyo
    muhula unaanza jumatatu na walimu wanataka zana ya karatasi za mazoezi, kipindi cha kuziandaa ni kirefu kiasi gani
    ofisi yetu inataka wakala wa kusoma ankara, mtu mmoja alisema miezi sita, kwenu kazi hiyo ingehitaji muda gani
    tuseme tunataka uso unaoongea kwenye skrini ya showroom kabla ya maonyesho, tarehe ya kuwa tayari inatajwa wapi
    trela ya kitabu itakuwa tayari baada ya wiki ngapi
    kuunganisha hubspot na ofisi yetu kunamaliza siku ngapi
    zana ya kusahihisha itaanza kutumika shuleni lini
    ukurasa wa mwandishi unakamilika baada ya muda gani
    wakala siku ngapi
    zana za walimu lini
    avatar muda gani
    video ya riwaya lini tayari
    video ya kitabu inachukua siku ngapi
    walimu wataanza kutumia zana ya maswali lini
    zana za shule zitakuwa tayari lini
    tovuti ya mwandishi itachukua siku ngapi
    agent atachukua muda gani
    avatar itakuwa tayari lini
    video ya kitabu itachukua muda gani
    CRM kuunganishwa inachukua siku ngapi
    kuunganisha crm ni siku ngapi
    video ya kitabu inachukua muda gani`,
  urgent: `
    naihitaji haraka
    ni ya haraka sana
    mnaweza kufanya haraka
    nataka kesho
    naitaka wiki hii
    siku mbili inawezekana
    nataka haraka
    kesho inawezekana
    siku mbili tu
    mkaguzi anakuja kesho kutwa na shule haina chochote cha kuonyesha, mnaweza kutusukumia kazi yetu mbele ya wengine
    nilikuwa na mtengenezaji aliyenikimbia jana, ufunguzi wa kliniki ni jumamosi hii, je kuna uwezekano wa kuharakisha mambo
    mteja mkubwa wa hoteli amenipa saa arobaini na nane kuonyesha mfumo, mtakesha mkanisaidia au haiwezekani
    mama yetu atazikwa jumapili na tungependa wimbo wa kumkumbuka, najua muda ni mfupi mno, mnaweza kufanya jambo
    muda umenibana sana naomba mnifanyie fasta
    nisubiri wiki mbili hapana, nataka mapema zaidi
    kuna huduma ya express kwa mwenye haraka kama mimi
    nimechelewa mno, kesho jioni mtakuwa mmemaliza
    fasta tafadhali
    ya dharura sana
    leo hii hii
    express ipo
    nahitaji leo
    ni haraka sana
    mnaweza kufanya hadi kesho
    harusi ni kesho kutwa na hatuna wimbo
    nina haraka
    nataka ndani ya siku mbili
    haraka
    siwezi kusubiri wiki mbili, fanyeni haraka
    leo leo
    nahitaji haraka sana
    inaweza kuwa tayari kwa siku tatu
    naomba kazi yangu iwe ya kwanza, muda umeisha
    naihitaji kesho asubuhi
    ni dharura, inawezekana wiki hii
    haraka sana tafadhali
    nafungua duka jumatatu, naomba haraka
    ninahitaji haraka sana`,
  delay: `
    katibu wangu wa shule ni mzito kutuma nyaraka, akichukua wiki tatu kuwapa tulichoahidi tarehe yetu itakuwaje
    tuseme mmeahidi bot ya duka tarehe tano na ikafika ishirini, naweza kukata sehemu ya malipo yangu kama adhabu
    mkandarasi wa tovuti ya awali hakuwahi kutimiza tarehe, nataka kujua masharti yenu yanasemaje mkishindwa kufika kwa wakati
    nimepanga uzinduzi wa kitabu, lakini picha zangu zitachelewa kwa mpiga picha, je ratiba yenu husogezwa kwa sababu yangu
    siku ya kukabidhi ikipita nitafidiwa chochote
    tarehe iliyoandikwa kwenye makadirio inaweza kuyumba kwa sababu zipi
    kazi isipokamilika siku iliyopangwa mnawajibika vipi
    mimi ndiye niliyezubaa na maandishi, kutafanyika nini na ratiba
    deadline ikivunjwa
    adhabu ya kuchelewa
    nikizubaa mimi tarehe husogea
    mkikosa tarehe je
    nikichelewesha maandishi yangu, siku ya kumaliza inabadilika
    tukikawia kuwatumia bei zetu, mradi utaisha lini
    upande wetu ukikawia, tarehe mliyoahidi inabaki
    nisipoleta picha kwa wakati tarehe itasogea mbele
    wafanyakazi wangu wakichelewa kuwapa taarifa, je tarehe inasonga
    kama sisi ndio tumechelewa, itakuwaje na tarehe
    nikikosa kuwapa data mapema, kazi itachelewa
    na mimi nikichelewa je
    nikichelewa kutuma picha zangu tarehe itasogea
    nisipotoa vifaa kwa wakati itakuwaje
    nikituma picha kwa kuchelewa tarehe itasogezwa
    upande wangu ukichelewa kazi itakamilika lini
    nisipotoa vitu kwa wakati tarehe ya mwisho itabadilika
    nikikawia kuwapa maandishi inakuwaje
    mkichelewa itakuwaje
    tarehe ikipita na kazi haijaisha
    nikichelewa kutuma picha tarehe itabadilika
    nitapata nini mkichelewa
    mkichelewa kuleta kazi itakuwaje
    wimbo ukifika baada ya sherehe
    mkivuka tarehe mnanilipa
    kuna faini mkichelewa
    kazi ikichelewa
    itakuwaje kazi ikichelewa
    kuna faini kama hamjamaliza tarehe tuliyokubaliana
    mnalipa fidia ya kuchelewa?
    mlisema wiki mbili ikawa mwezi, je
    website ikichelewa kuliko mlivyoahidi nitapunguziwa bei?
    duka langu linafunguliwa tarehe moja, bot isipokuwa tayari kwa siku hiyo mtafanyaje
    na kama deadline ikipita
    ni nani anabeba hasara kazi ikikawia
    je mnatoa taarifa mapema mkiona mtachelewa
    miradi yenu huchelewa mara nyingi?
    tarehe mnayotoa ni ya uhakika au husogea
    kila siku ya kuchelewa mnakatwa kiasi gani
    shule inafungua Januari, vifaa vikija baada ya hapo tutapata punguzo
    ucheleweshaji ukiwa upande wangu inakuwaje tarehe
    masharti yenu yanasemaje kuhusu kuchelewa kwa kazi
    msipomaliza kwa wakati
    uzinduzi wa kitabu ni tarehe 20 na video ikaja 25, kuna fidia
    mkataba una kipengele cha ucheleweshaji?
    nikisubiri mwezi mzima zaidi ya makubaliano ninapata nini
    kazi kutokuwa tayari siku iliyopangwa, adhabu yake ni nini kwenu
    mafundi wengi huchelewesha kazi, wewe ukichelewa utanilipa?
    bili inapungua kama mmeleta baada ya tarehe ya quote?
    tafadhali nijulishe mnafanya nini mkikosa kutimiza muda
    kuzinduliwa kukichelewa kwa sababu yenu, ada ya mwezi nayo inasogezwa?
    ulisema ijumaa ukaleta jumanne, kuna punguzo lolote hapo
    nani anawajibika tovuti ikisogezwa mbele kila wiki
    biashara ya msimu hii, mkichelewa nakosa mauzo ya sikukuu, mnafidia vipi
    mnaweza kuandika faini ya kuchelewa kwenye mkataba`,
  needFrom: `
    niwatumie vitu gani kwanza
    kuanza mnahitaji nini kutoka kwangu
    niandae nini kwa ajili yenu
    ni vitu gani niwape ili kazi ianze
    mnahitaji nini kwangu
    nilete nini
    nitume nini
    natakiwa kuwa na nini
    mnataka taarifa gani
    nina kinyozi bila nembo, bila maandishi, bila chochote zaidi ya ukuta uliochorwa, je mnaweza kuanza na hali hiyo
    nauza miche ya matunda, bei zangu ziko kwenye ubao, nikiupiga picha mtaelewa au lazima nichape orodha
    wimbo wa kumshukuru mkurugenzi wetu: tuwapatie stori pekee au pia picha, tarehe na majina ya watu
    mtu mmoja wa kuamua upande wetu ni lazima
    nahitaji kuandaa access na password zipi kwa ajili yenu
    maelezo yangu yamevurugika, mtayapanga au nayapange mwenyewe
    ratiba na sheria za kazi ni sehemu ya mnayotaka
    homework yangu ni ipi
    vitu vya kuleta
    orodha ya mnavyohitaji
    mnaweza kutengeneza kwa picha tu
    mnahitaji nini kutoka kwangu
    niandae nini
    bei zangu ziko kwenye daftari, inatosha
    picha za simu zisizo wazi zinafaa
    sina nembo, kuna shida
    nitume nyaraka gani
    nikuandalie vitu gani
    sijui kuandika vizuri, naweza kuongea tu mkachukua maelezo
    mnataka nini kutoka kwa shule yetu
    niwape taarifa zipi za biashara
    lazima nitoe picha
    mnahitaji taarifa gani kuanza
    niwape nini
    mnataka nini kwangu
    nitume picha
`,
  needFromBot: `
    kwa bot ya clinic yangu mtahitaji nini kutoka kwangu
    bot inahitaji nini kutoka kwangu kabla ya kuanza
    sina catalogue ya maana, nina picha tu za price list, itatosha kwa bot
    bot itajuaje bei za duka langu
    msaidizi anapata wapi bei zangu
    mtengenezaji wa awali aliniomba hati zaidi ya ishirini nikashindwa, ninyi kwa msaidizi wa hospitali mnataka mambo yapi tu
    niandae nn kwa bot
    niwape vitu gani kwa bot ya saluni
    nikieleza kwa sauti ya whatsapp inatosha
    kuanza bot mnataka vitu gani kwangu
`,
  needFromWebsite: `
    nikutumie vitu gani kwa ajili ya tovuti ya shirika letu
    tuanze tovuti, nilete nini
    kwa tovuti mnahitaji nini kutoka kwangu
    nitume nini ili mtengeneze website yangu
    nina kipeperushi cha zamani na picha chache, zinatosha kwa tovuti?
    sina kitu tayari kwa tovuti ila kipeperushi cha zamani na picha za simu, vinatosha
    kwa website ya duka nina kadi ya biashara na daftari tu, itawezekana
    shule ina brosha ya mwaka jana, hiyo inafaa kuanzia tovuti
    lazima nipige picha nzuri kwanza au za simu zinafaa kwa tovuti
    na kwa tovuti picha za simu zinatosha
    maelezo ya rasimu yanafaa kwa website
    niwatumie nini ili tovuti ya kliniki yangu ianze
    ili muanze kujenga tovuti mnataka nilete nini
    vitu gani vinahitajika kutoka kwangu kwa website ya mgahawa
    nina kipeperushi cha zamani, nitume hicho kwa tovuti
    kwa kuanza tovuti, nitume picha na nini kingine
    tovuti ya shule yetu, tuwape nini kwanza
    niwape tovuti ninazozipenda pia ili mtengeneze yangu
    na kwa tovuti nitume nini
    kwa tovuti mnataka nikupe vitu gani
    nina maelezo ya rasimu tu ya tovuti, yanatosha
    nitume picha na kipeperushi kwa ajili ya tovuti
    nani anaandika maneno ya tovuti
    nikusanye nini kwa tovuti ya duka
`,
  quote: `
    baadaye napataje makadirio yangu
    nikishaona, bei ya kazi yangu naiombaje
    niandike wapi nipate bei kamili
    makadirio ya maandishi nayaombaje
    nifanye nini ili nitumiwe bei kamili
    naomba wapi bei ya biashara yangu
    baada ya mazungumzo mtanitumiaje makadirio
    hatua ya kupata bei yangu kamili ni ipi
    nifanyieni kazi
    nataka kazi ifanyike
    nimezungumza na mke wangu na tumeafikiana kuchukua bot ya spa, sasa nawaelezaje tunachotaka ili mtupe bei na hatua
    bodi ya hospitali haipitishi kitu bila karatasi ya bei iliyoandikwa, mnaweza kutupatia moja kwa ajili ya kikao cha alhamisi
    nilihofia lazima niandike kurasa tano kuelezea karakana yangu, kumbe sentensi mbili zinatosha kupata hesabu kamili kutoka kwenu
    tuseme naandika hapa kwamba nina duka la dawa na nabanwa jioni, jibu mtakalonipa litakuwa na mambo gani ndani
    nimeridhika na maelezo, wapi naweka order yangu rasmi
    nitumieni proforma ya kazi hii kwa barua pepe
    kiasi halisi cha kazi yangu kitaandaliwa vipi
    nimeamua tufanye kazi, mnitumie bei kamili sasa
    niandalie quotation
    twende kazi
    kuagiza sasa hivi
    nataka quote ya hoteli
    makadirio mnayotuma huwa na mambo gani ndani yake
    nikiomba makadirio ya kliniki, jibu litakuwa na nini
    makadirio ni bei tu au yanaeleza kazi pia
    makadirio yanachukua muda gani kufika na yana nini ndani
    na makadirio hayo huandikwa nini
    na makadirio hayo yana maelezo gani
    niwaambie nini ili nijue bei yangu
    kupata bei ya kazi yangu naeleza mambo gani
    mnahitaji kujua nini kabla ya kunipa bei ya shule yetu
    niandike nini nipewe kiasi kamili
    niandike kiasi gani ili nipate makadirio
    mnataka kujua nini ili mnipe bei kamili
    sentensi mbili zinatosha kwa makadirio
    nataka kuagiza
    naomba makadirio ya bei kwa maandishi
    nitumie link ya malipo, nianze leo
    nataka kununua
    tuanze
    naomba nukuu kwa kliniki mbili
    niko tayari, nifanye nini
    nitumie nukuu ya bei
    tumekubaliana nyumbani, tunaichukua
    nichukue
    naagizaje
    nataka kuagiza bot ya saluni yangu
    sawa tuanze
    nitumieni bei kwa maandishi
    oda naiweka wapi
    nataka kuanza, nifanye nini
    nipe makadirio ya kazi yangu
    niko tayari kununua
    nataka kununua, nifanye nini
    naomba makadirio`,
  quoteForm: `
    naandika ombi la bei kwa ajili ya chuo chetu na naona alama za nyota nyingi, ni zipi siwezi kuruka kabisa
    nikiwa mwandishi bila bajeti wala biashara, je fomu yenu ya makadirio itanizuia nikiacha sehemu hizo tupu
    nilianza kuomba makadirio ya hoteli kwenye fomu ila sitaki kutoa simu yangu, naweza kuliacha hilo pengo bila kukwama
    tuseme huduma ninayotaka siioni kwenye orodha ya fomu, kuna machaguo mangapi na nichague lipi kati ya yaliyopo
    fomu ya kuomba makadirio inataka jina na email pekee
    ridhaa yangu nayo inatakiwa kwenye fomu ya bei
    taarifa zipi hulazimishwa kwenye ombi la makadirio
    sehemu za kujaza kuomba bei ni nyingi kiasi gani
    fomu ya bei vipengele
    timeline lazima kwenye fomu
    quote form inataka nini
    email lazima kwenye fomu ya bei
    fomu ya ombi ina huduma gani za kuchagua
    nyota kwenye fomu maana yake nini
    nataka wimbo, nichague huduma gani kwenye fomu
    sehemu zipi za fomu ni za lazima
    fomu inahitaji namba ya simu
    kuomba bei najaza nini kwenye fomu
    nijaze nini kwenye fomu
    naweza kuacha sehemu ya bajeti wazi
    fomu ya makadirio inauliza nini
    jina na email tu vinatosha kwenye fomu
    ni lazima kuandika bajeti kwenye fomu
    bajeti ndogo kabisa kwenye fomu ni ipi
    lazima niandike bajeti kwenye fomu
    kuanza, nijaze taarifa zipi kwenye fomu
    fomu ya bei inauliza nini
    lazima nitoe namba ya simu`,
  skills: `
    mvuvi niliyeishia darasa la nne na najua kupiga simu tu, je mfumo wa namna hii hautanishinda
    binti wa mapokezi huogopa hata kufungua kompyuta, nahofia tukinunua bot ya kliniki itabaki pambo kwa sababu hatuielewi
    walimu wengi hapa ni wa miaka hamsini na zaidi, hawajui teknolojia, watatumia zana hizi bila kuaibika
    tuseme nimepata tovuti na sijui kitu kuhusu code, je kuna mtu wa kunionyesha namna ya kubadili mambo madogo
    kazi ya kitaalamu mnaifanya ninyi, mimi nawapa maelezo tu
    whatsapp ndiyo app pekee ninayoijua, hiyo yatosha
    siko vizuri na vitu vya digitali, nitafaulu kweli
    ni lazima niwe na laptop na elimu ya it
    sijui coding
    mimi ni mshamba wa teknolojia
    wazee wataiweza
    utaalamu unahitajika
    sijasoma sana, nitaweza kuitumia
    sijui mambo ya kompyuta kabisa
    wafanyakazi wangu hawajui teknolojia
    mama yangu mzee ataweza kuitumia
    sijui kompyuta
    je ni ngumu kutumia
    nahitaji ujuzi wa teknolojia
    walimu wetu hawajazoea kompyuta
    sijui chochote kuhusu ai
    wafanyakazi wangu wataweza kuitumia
    lazima nijue programu
    nina simu tu, inatosha kuiendesha
    mimi si mtaalamu wa kompyuta
    ni rahisi kutumia
    ni ngumu kutumia
    wafanyakazi wangu hawajasoma sana
    lazima nijue teknolojia
    sijui kompyuta, nitaweza
    naogopa teknolojia`,
  fixedPrice: `
    mwenye duka la tiles hapa, naona bei ya jingle iko kati ya mbili, kitu gani kinafanya yangu iwe ya juu au chini
    fundi wa tovuti aliniambia laki moja kisha akamaliza na laki tatu, kwenu kiasi cha kwanza ndicho cha mwisho
    kabla mkurugenzi wa shule hajaamua lazima aone namba moja isiyobadilika, je mnaitoa kabla au baada ya kazi kuanza
    tuseme programu ninazotaka kuunganisha ni tano badala ya mbili, je hilo ndilo huamua nitakaa wapi kwenye kiwango cha bei
    tarakimu iliyo kwenye ukurasa ni makisio au ndiyo halisi
    nikishapewa kiasi kwa maandishi hakitapanda tena
    mbona agent ana bei mbili za mbali hivyo
    kinachoamua bei ya kazi yangu ni mambo gani
    bei fixed au hapana
    bei itayumba
    nataka bei moja ya uhakika
    kwa nini bei range
    bei ni ya kudumu
    bei itabadilika baadaye
    mkishaanza mtaongeza bei
    kwa nini bei ni kati ya hii na hii
    kwa nini bei ni kati ya na kati ya
    kwa nini wimbo hauna bei moja
    bei hii ni ya mwisho au itabadilika
    bei ya mwisho inaamuliwaje
    bei yangu kamili nitaijua lini
    mtaongeza bei baada ya kuanza
    bei ni ya mwisho
    bei itapanda baadaye
    kwa nini bei ni kutoka hadi`,
  onlyMobile: `
    sina kompyuta, nina simu tu
    simu inatosha?
    naweza kuendesha kwa simu yangu
    duka langu halina laptop, bado itafanya kazi
    je ni lazima ninunue kompyuta kwa hii huduma
    na kama sina pc
    natumia tecno tu kwa kila kitu, nitaweza kuitumia?
    mama wa saluni, tuna simu moja tu kaunta, inafaa
    naweza kuona jumbe na miadi kwenye simu bila laptop
    laptop ni lazima au la
    sijawahi kutumia kompyuta maishani, nitaweza kusimamia bot kwa simu yangu
    dashboard inafunguka kwenye simu? sina kifaa kingine
    simu ndogo ya android ya 4gb inaweza
    tafadhali niambie kama kwa upande wangu kompyuta inahitajika
    kuiweka mwanzoni pia kunawezekana kwa simu pekee?
    nasafiri kutwa sina laptop, nitaidhibiti kwa simu ya mkononi?
    ofisi yetu haina kompyuta, wafanyakazi watatumia simu zao, ni sawa
    kila kitu kwa simu au kompyuta inahitajika
    simu yangu ya zamani ya samsung itatosha kuendesha msaidizi
    nahitaji kifaa gani, mimi ninamiliki simu tu
    mwalimu wa tuition, kazi zote nafanya kwenye simu, nitaweza kutumia zana zenu
    lazima nikae kwenye desktop kuitumia?
    bila kompyuta inawezekana
    kompyuta yetu iliharibika, sasa tuna simu tu, je kuna tatizo kutumia huduma
    sisi wa kijijini tuna smartphone pekee, tunaweza kutumia mfumo huu
    walimu wetu hawana laptop, wataweza kutumia simu kwa hizi zana
    kusoma mazungumzo na kuingilia kati naweza kwa simu au nitahitaji mashine
    fundi wa pikipiki hapa, mimi na kompyuta hatujuani, nikitumia simu nitaweza?`,
}
