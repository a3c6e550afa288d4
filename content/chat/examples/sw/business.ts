import type { business } from '#content/chat/topics/business.ts'
import type { Examples } from '../examples.ts'

export const swahiliBusiness: Examples<typeof business> = {
  offer: `
    hapa mnauza nini
    mnatoa huduma gani
    mnauza nini
    nionyeshe huduma zenu
    binamu alinitumia link hii akisema itasaidia hoteli yangu, ila nimeisoma na sijaelewa kama mnauza programu, nyimbo au ushauri
    nina karakana na sijui mambo haya, nielezeni kwa maneno ya kawaida ni vitu vipi mnavyotengenezea watu hapa
    niliona tangazo la jingle, kisha tovuti, kisha zana za walimu, sasa nataka orodha kamili ya mnachouza kwa jumla
    mimi ni mshairi nimeingia kwa bahati tu kwenye ukurasa wenu, kwa ufupi biashara yenu inahusu mambo gani
    nipe picha nzima ya huduma zinazopatikana kwenu
    mko kwenye software ama mnafanya muziki pia
    kitu gani mtu anaweza kununua kwenye website hii
    hebu nitajie mambo yote mnayojenga kwa wateja
    mnadeal na nini
    huduma zote ni zipi
    kazi zenu kwa kifupi
    hapa mnatengeneza nn
    mnafanya kazi gani
    kampuni yenu inahusu nini
    kwani nyinyi mnafanya nini
    mimi ni mgeni hapa, mnatengeneza vitu gani
    mbali na chatbot kuna huduma gani nyingine
    nieleweshe mnachouza
    orodha ya huduma zenu tafadhali
    nitumie katalogi au pdf ya huduma zenu zote
    mna huduma zipi
    mnauza nini hapa
    nieleze kwa kifupi mnachofanya
    kwa lugha rahisi, kampuni hii inatengeneza nini
    mnatengeneza vitu gani
    zaidi ya bot mnafanya nini kingine
    tovuti hii ni ya nini
    mna nini kwa shule na nini kwa duka
    mnatoa nini
    kazi zenu ni zipi
    ninyi mnafanya nini hasa
    nyimbo, tovuti, bot, yote ni yenu au vipi
    mna huduma gani
    mnatengeneza nini
    nieleze kazi yenu kwa kifupi
    hapa napata nini
    mnafanya nini
    walimu wangu watapata nini hasa kutoka kwenu
    mna nini kwa ajili ya shule yetu`,
  audience: `
    hii ni ya nani
    mnahudumia watu gani
    inafaa duka dogo
    inafaa biashara yangu
    biashara ndogo inaweza kutumia
    inafaa nani
    mnahudumia nani
    mimi nauza mitumba chini ya mti na sina mfanyakazi hata mmoja, je mtu wa aina yangu anakaribishwa kwenu
    tunaendesha kituo cha watoto yatima na hatuuzi chochote, nashindwa kujua kama huduma hizi ziliundwa kwa ajili ya taasisi kama sisi
    mume wangu ni mstaafu anayefuga kuku kwa hobi tu, huduma zenu zimekusudiwa watu kama yeye au wafanyabiashara wakubwa
    kampuni zingine zilinikataa kwa kuwa ofisi yangu ya uwakili ina watu wawili, ninyi mnachukua ofisi ndogo hivyo
    wauza vigae na vifaa vya bafu wako kati ya wateja mnaowataka
    kati ya kliniki, madalali na walimu, ninyi mnalenga kina nani
    youtuber mchanga ana nafasi kwenu au ni kwa makampuni
    msikiti wetu unaweza kuchukua huduma au ni biashara tu
    fundi cherehani je
    walengwa wenu ni kina nani
    wachungaji mnahudumia
    biashara ya mtu mmoja yafaa
    inafaa duka la mangi
    itafanya kazi kwenye duka la nafaka
    genge la mboga linaweza kutumia
    inafaa kwa duka dogo la kijijini
    mna kitu kwa waandishi
    ni kwa ajili ya nani
    sisi ni chama cha wakazi wa nyumba za kupanga, hii inatufaa
    biashara ndogo kama yangu inafaa
    sisi ni kikundi cha wakulima, hii ni yetu
    mnafanya kazi na biashara za aina gani
    kiwanda kidogo kinaweza kutumia huduma zenu
    je ni kwa makampuni makubwa tu
    mimi ni mama ntilie, naweza kutumia hii
    hekalu letu linaweza kuwa mteja wenu
    kituo cha tuition kinaweza kutumia zana za shule
    mnasaidia saccos au chama
    wakulima wanaweza kufaidika
    shirika letu ni la kujitolea, mnatuhudumia
    asasi isiyo ya kiserikali kama yetu inafaa
    je kanisa letu linaweza kuchukua
    wateja wenu ni akina nani
    mama ntilie kama mimi, hii ni yangu
    mtu mmoja anaweza kutumia
    kiwanda chetu cha sabuni kinafaa kwa huduma hizi
    mimi ni mfanyabiashara mdogo, inanifaa
    mimi ni fundi, inanifaa
    ni kwa watu gani
    hata duka dogo la mtaani linafaa
    mwanasheria anaweza kutumia
    je ni kwa kampuni kubwa tu
    mnafanya kazi na makanisa au vikundi
    sisi ni NGO, kuna huduma yoyote yenu inayotufaa
    shirika letu linapata maswali mengi, mna huduma kwa ajili yetu`,
  founder: `
    jina la mwanzilishi ni nani
    mwenye kampuni anaitwa nani
    nani yuko nyuma ya hii kampuni
    mko watu wangapi
    nani ataifanya kazi yangu
    nani mmiliki
    nani anafanya kazi
    bosi ni nani
    nani alianzisha hii
    nani anafanya hii kazi
    mko wangapi huko
    hospitali yetu ilichoka kuzungushwa na meneja wa akaunti asiyejua kitu, kwenu ninayeongea naye ndiye mwenye kuandika programu
    kampuni iliyopita ilitupa kazi kwa vijana wa nje tusiowajua, kwenu kazi ya tovuti yetu itaguswa na mikono ya nani
    naandika vitabu na napenda kumjua mtu ninayempa kitabu changu, nyuma ya jina hili yuko nani
    tuseme mwaka ujao nataka kurekebisha jambo kwenye bot ya duka, nitahudumiwa na mtu mpya au yule yule wa mwanzo
    kuna wakala kati yangu na anayejenga au naongea naye
    hii ni timu ya watu wengi ama jamaa mmoja tu
    mwanzilishi huyu ndiye anatunza mfumo pia
    nitaelekezwa kwa account manager au kwa mjenzi mwenyewe
    nani yuko nyuma yake
    founder ni nani
    solo au kampuni kubwa
    mjenzi ni mmoja tu
    nyie ni kina nani jamani
    ninyi watu mnaotengeneza hivi vitu ni kina nani
    kabla sijawapa kazi ya kliniki, niambieni ninyi ni kina nani
    na nyie ni watu gani hasa
    nani hutengeneza programu na kuitunza baada ya hapo
    anayejibu ndiye anayeandika programu
    ni nani atabadilisha kitu baadaye
    mtu yuleyule anajenga na kutunza
    nani atafanya kazi hii
    nyinyi ni akina nani hasa
    mko wangapi
    mwenye kampuni ni nani
    ni kampuni au mtu mmoja
    mko wafanyakazi wangapi
    nani anatengeneza hizi bot
    naomba kujua ninyi ni nani
    timu yenu ina watu wangapi
    nitashughulika na nani
    uko peke yako au mna timu
    bot yangu utaitengeneza mwenyewe au wafanyakazi
    nani mwenyewe
    naongea na watu gani hapa
    ninyi ni wangapi kwenye timu
    nani hasa atakayejenga bot yangu
    kampuni ni ya mtu binafsi au ya watu wengi
    nani anajibu ujumbe hapa
    mmiliki ndiye anajibu hapa
    jitambulisheni tafadhali
    nyie ni kampuni kubwa au mtu mmoja
    ni kampuni kubwa au mtu mmoja na mko nchi gani
    nani atanifanyia kazi hii
    jina la mwenye biashara ni nani
    mmiliki ni nani
    ni mtu mmoja au kampuni
    nani anatengeneza
    kazi yangu atafanya nani
    ninyi ni akina nani na mko wapi
    nani anaendesha kampuni hii`,
  location: `
    mko wapi
    nataka kutuma mkataba wa shule kwa posta, kwa hiyo naomba kujua mji na nchi ofisi yenu ilipo
    baba anasema asilipe watu asiojua wanakaa wapi duniani, basi nimwambie mnatokea sehemu gani
    niko likizo new delhi mwezi huu na nina saluni nyumbani, je ofisi yenu iko karibu na connaught place
    watu wengi mtandaoni hujifanya wako karibu kumbe wako bara lingine, ninyi hasa mna makazi yenu wapi
    hii biashara inakaa na kufanyia kazi mji upi wa india
    kwenye ramani ningewatafuta mtaa gani na mji gani
    makao ni delhi kweli au mnasema tu
    nyie mnaishi na kufanyia kazi bara gani jamani
    mko delhi
    city gani
    ofisi mtaa gani
    mnatoka nchi ipi
    ofisi yenu iko wapi
    kampuni yenu ipo nchi ipi
    makao yenu makuu yako wapi
    mko sehemu gani ya delhi
    mpo kenya au india
    mko nchi gani
    mpo mji gani
    anwani ya ofisi tafadhali, nataka kutuma kifurushi
    anwani yenu ni ipi
    mnapatikana wapi
    kampuni iko india au kenya
    mnafanyia kazi mji gani
    mko mji gani
    nipe anwani yenu
    mna tawi afrika
    ofisi iko wapi
    mna ofisi mumbai`,
  meeting: `
    tunaweza kuongea kwa video call
    nataka tuonane ana kwa ana
    nataka kukutana nanyi
    naweza kuja ofisini
    tuongee kwa video
    mnafanya mkutano kwa zoom
    tutakutana wapi
    mzee wangu hanunui kitu bila kumtazama mtu usoni, je kuna namna ya kumleta akae nanyi mezani
    bodi ya wadhamini wa hospitali inataka kikao cha pamoja kabla ya kupitisha, mnaweza kujiunga kwa video jioni
    nipo delhi wiki hii kwa matibabu na ningependa tuketi kwa chai tuzungumzie tovuti ya shamba langu
    nimechoka kuandika mambo ya hoteli yangu kwa maandishi, tunaweza kupanga saa ya kuonana hata kwa google meet
    kukaa pamoja ana kwa ana ni maeneo gani
    kikao kifupi cha video kinapangwaje na ninyi
    kamati ya kanisa itawaona kwa skype au hamfanyi
    mtakuja ofisini kwetu noida tuongee au hapana
    tuonane live
    google meet iko
    kukutana delhi
    kikao na nyie kinawezekna
    tunaweza kukutana ana kwa ana
    mnaweza kuja dukani kwangu
    kuna mtu atakuja dukani kuifunga
    naweza kuja tuongee uso kwa uso
    tupange zoom call
    mnaweza kuja kliniki kuiweka wenyewe
    video call inawezekana kabla ya kuanza
    tufanye mkutano kwa video
    nataka kukaa nanyi tuongee kabla ya kulipa
    nataka tuonane
    naweza kuja ofisini kwenu
    mkuu wa shule anataka kukutana nanyi, inawezekana
    mkutano wa zoom unawezekana
    tunaweza kuonana ana kwa ana
    mnaweza kuja shuleni kwetu
    nataka kukutana nanyi kwanza
    tunaweza kuzungumza kwa video
    tunaweza kukutana`,
  abroad: `
    niko nairobi, tunaweza kufanya kazi pamoja
    naishi nje ya india, ni tatizo
    mnafanya kazi delhi tu au popote
    niko Tanzania, mnaweza kunisaidia?
    mnahudumia nchi nyingine?
    niko Nairobi, inawezekana?
    mnafanya kazi kenya
    niko tanzania mnaweza
    mnahudumia nje ya india
    niko nje ya nchi
    mnafanya na watu wa nje
    mko kenya pia
    watu wa nje je
    nauza dagaa kigoma tanzania na sidhani mtu wa delhi atanihudumia, au umbali si kikwazo kwenu
    hoteli yangu iko lamu na intaneti ni ya shida kidogo, bado mnaweza kunitengenezea kazi mkiwa huko mbali
    nimeolewa ujerumani na nataka wimbo wa harusi ya dada aliyeko moshi, kazi ya namna hii ya nchi mbili mnaichukua
    fundi wa hapa kampala alitutoroka ndiyo maana tunatafuta nje, je mnapokea miradi kutoka uganda na kukutana kwa video
    mteja wa rwanda anaweza kuweka oda kwenu bila shida
    kwetu ni kijiji cha ndani kabisa, kazi itafika
    ughaibuni pia mnapeleka huduma au india peke yake
    sisi wa burundi tutapewa bei kwa rupia au vipi
    niko mwanza
    mnahudumia rwanda
    mteja wa canada je
    nje ya delhi mnafanya
    niko nairobi mnaweza kunihudumia
    mnafanya kazi na watu wa tanzania
    nipo nje ya india, je inawezekana
    mnahudumia kenya
    nina saluni arusha, mnaweza kunitengenezea bot
    umbali si tatizo
    mnafanya kazi na wateja wa nje
    niko mombasa, naweza kupata huduma
    niko dar es salaam
    shule yetu iko uganda, mnatuhudumia
    naishi kisumu naweza kuagiza
    mnafanya kazi na watu wa kenya
    niko dar es salaam, mtanihudumia
    nipo kigoma, mtanifikia vipi
    mko delhi nami niko nakuru, itafanyaje kazi
    sisi tuko eldoret, hii inawezekana bila kuonana
    niko uganda naweza kuagiza website
    nje ya india mnafanya
    bei kwa mteja wa kenya ni tofauti
    niko zanzibar, naweza kuagiza wimbo
    umbali ni tatizo
    mna wateja nje ya india
    niko kijijini, inawezekana
    mnafanya kazi nairobi
    niko kenya, mnaweza kunisaidia`,
  hours: `
    mnafanya kazi sikukuu?
    jumapili mko wazi
    mtajibu lini
    saa za kazi ni zipi
    mko wazi leo
    mnafungua lini
    duka langu hufungwa jumatatu tu, ndiyo siku pekee ninayoweza kuwaandikia, je siku hiyo kutakuwa na mtu wa kunijibu
    nilituma swali la bot ya kliniki ijumaa jioni na sasa ni jumapili, nisubiri mpaka lini kabla ya kukata tamaa
    watu wa huduma za mtandaoni hukaa wiki bila kujibu barua, ninyi mna kikomo cha saa ngapi cha kurudisha jibu
    nafundisha mchana kutwa na hupata muda saa tano usiku pekee, je ni vibaya kuwaandikia wakati huo
    nikiuliza leo jioni jibu halizidi saa ngapi
    jamhuri day mnapumzika au barua zinajibiwa
    mna ratiba ya kufungua na kufunga kama maduka
    mbona kimya tangu juzi, kawaida mnajibu upesi kiasi gani
    mko wazi sasa
    jumamosi mpo kazini
    reply inachukua saa ngapi
    saa ya kufunga
    jumapili pia mko kazini au mnapumzika
    mnafanya kazi siku zote saba za wiki
    mimi hupumzika jumapili tu, siku hiyo ninyi mnapatikana
    na jumapili pia mpo
    nikituma barua pepe najibiwa lini
    nikiandika nitajibiwa lini
    mnafungua saa ngapi
    mnafanya kazi jumapili
    kweli mnajibu ndani ya siku moja
    leo mpo hadi saa ngapi
    mtanijibu baada ya muda gani
    saa zenu za kazi
    nikituma ujumbe usiku mtajibu lini
    hizo saa 24 ni kweli au maneno tu
    nilijaza fomu bado nasubiri, mnachukua muda gani kujibu
    nilijaza fomu jana, mbona sijajibiwa
    kwa kawaida mnajibu barua pepe baada ya muda gani
    leo ni sikukuu, mnafanya kazi
    nina uhakika wa jibu kabla ya kesho
    nikiandika sasa hivi nitajibiwa saa ngapi
    mnachukua muda gani kujibu email
    nikiandika usiku wa manane mtaniona lini
    mtanijibu lini
    mnatimiza ahadi ya saa ishirini na nne
    nimejaza fomu jana sijapata jibu
    mnajibu jumapili
    mnafunga saa ngapi
    siku za sikukuu mnafanya kazi
    jibu linachukua muda gani
    bado nasubiri jibu lenu
    nikituma ujumbe leo mtajibu lini
    mnajibu baada ya muda gani
`,
  contact: `
    nitawasiliana nanyi vipi
    nawapataje nyinyi
    namba yenu ni ipi
    email yenu ni gani
    niwasiliane vipi
    nawapigiaje
    nina picha thelathini za menyu ya mgahawa na hazitoshi kwenye chat hii, nizitume kwa anwani ipi ya barua pepe
    bibi yangu anayeuza maua hawezi kuandika, anataka kusikia sauti ya mtu, kuna njia gani ya kuwafikia kwa simu
    swali langu kuhusu shule ni refu sana kwa dirisha hili dogo, kuna fomu au inbox ninayoweza kuandikia
    nimezunguka ukurasa mzima kutafuta mawasiliano yenu sijayaona, mtu wa gereji kama mimi awapate vipi nje ya chat hii
    fomu ya kuwatumia ujumbe naipata ukurasa upi
    mna telegram au instagram ya kuwadm
    mwenye biashara nimtumie maneno kupitia wapi
    mtu wenu anipigie baada ya saa kumi na mbili
    email gani
    nipe contacts
    landline mnayo
    anwani ya barua pepe plz
    na namba yake ya simu
    na namba ya mwenye kampuni pia
    naomba namba ya simu ya mwanzilishi
    bosi wenu anapatikana kwa namba gani
    mnauza bot za whatsapp lakini namba yenu wenyewe ya whatsapp haipo, mbona
    mbona ninyi wenyewe hampatikani whatsapp
    nimetafuta whatsapp yenu ukurasa mzima sijaiona, niwaandikie wapi
    na kwa nini hamjaweka whatsapp yenu
    namba yenu ya whatsapp ni ipi, nataka kuandika
    naweza kuchat nanyi whatsapp
    nataka kuwapigia simu
    nataka kuongea kwa simu, namba ni ipi
    naandika wapi nikihitaji msaada
    nitumie namba yenu ya watsapp
    namba yenu ya whatsapp ni ipi, nina swali
    kitufe cha whatsapp hakifanyi kitu, nitawafikia kwa njia gani
    niwasiliane na nani
    email ya ofisi ni gani
    nampigia nani nikiwa na maswali
    nawasilianaje nanyi
    picha za duka nitume kwa barua pepe gani
    nipe namba ya simu
    barua pepe yenu ni ipi
    whatsapp haifunguki kwangu, niandike wapi
    nitawafikiaje
    naomba mnipigie
    nataka kuongea na mwenyewe kwa simu
    nitume ujumbe wapi
    namba ya whatsapp yenu
    namba
    email yenu
    nimebonyeza whatsapp kimya, nipe njia nyingine ya kuwasiliana
    fomu ya mawasiliano iko wapi
    nitawapataje
    nawapataje
    nipigie simu
    naweza kuwaandikia wapi
    sijui kuandika, naomba namba nipige
    namba yenu ya simu
    mnaweza kunipigia simu`,
  demo: `
    demo ni bure na je, lazima nifungue akaunti
    lazima nijisajili kupata demo
    kwenye demo nitaona nini hasa
    mtanionyesha nini kwenye hiyo video call
    nitaoneshwa msaidizi akifanya kazi
    kwenye demo naweza kuuliza maswali yangu
    demo itaonyesha kitu kama biashara yangu
    tukikutana kwa video mtanionyesha nini
    demo ina nini ndani yake
    nitajionea bot ikijibu kwenye demo
    nataka kuona demo
    nawezaje kupata demo
    nionyeshe inavyofanya kazi
    nataka demo
    nionyeshe demo
    kwenye demo tutaonyeshwa nini hasa
    demo mtanionyesha bot ya duka kama langu au nyingine
    mume wangu atakuwepo, tutaona nini kwenye demo
    na mnaonyesha nini humo
    mke wangu hatasaini chochote cha saluni mpaka aione bot ikijibu mbele ya macho yake, tunapangaje kuonyeshwa
    nataka msaidizi wa kliniki nimuulize maswali yangu magumu live kabla ya kuamua, kuna kikao kama hicho cha bila malipo
    nimeogopa kwamba nikihudhuria onyesho nitabanwa kununua, mwenye lodge kama mimi anaweza kuangalia tu na kuondoka
    kamati ya shule ina nafasi alhamisi mchana, twaweza kushikiwa muda wa kutazama zana zikitumika na kuzungumza na mjenzi
    kuona kwanza ndiyo kuamini, mnaonyesha kwa siku zipi
    kutazama onyesho kunalipiwa au ni bure kabisa
    nibonyeze wapi nipate muda wa kuonyeshwa bot
    nataka live demo ya bot ya mgahawa ijumaa
    book demo
    demo jumatano saa tisa
    onyesho la bot lini
    nione ikijibu live
    nawezaje kuhifadhi nafasi ya demo
    ninabook demo vipi
    nichague wapi muda wa demo
    hatua za kuweka nafasi ya onyesho ni zipi
    nikiona demo lazima ninunue
    demo isiponipendeza naweza kuondoka tu
    demo inanifunga na mkataba wowote
    napataje demo
    naomba demo
    nionyesheni inavyofanya kazi
    niwekee demo kesho saa tano asubuhi
    nataka kuiona ikifanya kazi kwanza
    nionyesheni jinsi itakavyofanya kazi kwenye kliniki yangu
    demo ni bure
    nawezaje kupanga onyesho
    naweza kuijaribu kabla ya kununua
    nioneshe kwanza kabla ya hela
    jumamosi asubuhi nina nafasi, niandikie demo
    naweza kupata demo leo jioni
    kuna onesho la mfano wa duka
    nataka kujionea kwa macho yangu
    demo napangaje
    nataka kuona mfano wa bot ukifanya kazi
    nihifadhie saa kumi jioni ya kuonyeshwa
    nataka kuona kwanza
    onyesho
    naweza kuonyeshwa kwanza jinsi inavyofanya kazi bila kulipa
    nionyesheni kwanza kabla sijalipa
    nataka mwalimu mkuu aone inavyofanya kazi
    nataka kuona inavyofanya kazi
    kwenye demo kunafanyika nini na ni muda gani
    demo ni lini
    nionyeshe kwanza
    nataka kujaribu kabla ya kununua
    demo inalipiwa
    naweza kupata demo jioni
    nipange demo jumamosi
    naweza kuona kwanza
    demo inaonyesha nini
    demo inaweza kuwa jumapili?
    Naomba demo leo jioni
    tunaweza fanya video call kesho?
    mna nafasi ya demo saa ngapi
    Nabook aje muda wa demo
    mimi niko free usiku tu baada ya saa mbili, demo inawezekana muda huo?
    Tufanye google meet jumamosi asubuhi nione vile hiyo bot inafanya kazi live
    nataka kuona demo wiki hii, ni siku gani mko na slot wazi?
    Kesho saa tano mchana nina muda, unaweza kunionyesha demo kwa video ya whatsapp?
    je demo mnafanyaga weekend pia ama ni siku za kazi tu, niambie basi nijipange
    Mimi ni mwenye gym Ngong Road, kutoka asubuhi hadi saa mbili usiku niko na clients, siku pekee napumzika ni Jumapili mchana, mnaweza kunifanyia demo hiyo siku?
    Nimesoma page yenu yote na bado sijaelewa mpaka nione kwa macho, nina mkutano na partners wangu Jumatano saa nane, inawezekana kufanya demo kwa zoom wakati huo huo?
    habari, niko Zanzibar na nina hoteli ndogo, wageni wanaondoka asubuhi saa nne hivyo mimi nakuwa huru kuanzia saa tano, naomba demo kesho au keshokutwa muda huo kama mna nafasi
    Nimekuwa nikiwatafuta tangu wiki jana juu secretary wangu ameacha kazi na simu haziishi, nataka demo haraka sana hata kama ni leo usiku saa tatu, tunapanga vipi muda?`,
  moveDemo: `
    nikishindwa kufika siku ya demo inakuwaje
    na nikishindwa kufika siku hiyo
    nikichelewa demo itakuwaje, naweza kuhamisha
    nikikwama kazini siku ya demo, naweza kuchukua saa nyingine
    demo niliyobook nataka kuiahirisha mwenyewe, inawezekana
    mgonjwa akija ghafla, demo inasogezwa vipi
    na nisipoweza kufika kwenye demo
    nilichukua saa nne ya demo kwa ajili ya mkurugenzi wetu lakini amepata safari, tuisogezeje hadi siku nyingine
    umeme umekatika mtaani na demo ya duka langu ni dakika arobaini zijazo, bado naweza kuchagua muda mwingine
    niliweka tarehe ya onyesho kimakosa kwenye simu ya mtoto, sasa naifuta wapi kama sina akaunti kwenu
    tuseme asubuhi ya siku ya kuonyeshwa mgonjwa wa dharura anakuja, je kuahirisha saa ya mwisho kunaruhusiwa
    kiungo kwenye email kinanisaidia kubadili muda wa demo
    nifute onyesho bila kutoa maelezo, kuna shida
    saa niliyobook ya demo nataka isogee mchana
    mwisho wa kuruhusiwa kuhamisha demo ni lini
    cancel demo yangu
    demo ije kesho kutwa
    reschedule demo
    kufuta onyesho nifanyeje
    siku ya demo nikiwa na wagonjwa wengi naweza kuchukua tarehe nyingine
    nikikosa demo naweza kupewa siku nyingine
    mtihani umeangukia siku ya demo, tunaweza kuiahirisha
    na tarehe ya demo nikitaka kuisogeza nafanyaje
    lazima nieleze sababu ya kughairi demo
    nahitaji akaunti ili kughairi demo
    sitaweza kuja kwenye demo nifanye nini
    nataka kubadilisha siku ya demo
    naomba demo ihamishwe kutoka asubuhi hadi jioni
    siku ya demo niliyochagua imenishinda
    nafutaje demo niliyopanga
    naomba demo isogezwe wiki ijayo
    nilisahau demo jana, naweza kupata nyingine
    nataka kughairi demo
    naweza kuhamisha demo
    nighairi demo vipi
    siwezi kuja kwenye demo kesho
    sogezeni demo mbele
    nikishindwa kuja siku ya demo itakuaje?
    Naweza badilisha siku ya demo?
    nilibook demo lakini nataka kucancel
    demo yangu ya kesho naomba isogezwe
    Nikikosa demo nitapewa nafasi ingine?
    nimebook demo jumanne lakini nimepata safari ya ghafla, naibadilishaje iwe siku nyingine
    Kama nikipata emergency siku hiyo ya demo, ninafaa kuwaambia mapema kiasi gani?
    je kuna faini nikicancel demo dakika za mwisho, sababu kazi yangu haitabiriki
    Samahani ile demo niliyoweka saa nne sitaweza, mnaweza kuihamisha hadi wiki ijayo
    nikibook saa hii na baadae nione sina nafasi, kuahirisha ni rahisi ama ni shida
    Mimi ni nurse na shift zangu zinabadilishwa bila notice, nimebook demo Alhamisi mchana lakini naweza itwa kazini muda huo huo, sasa kama sitatokea naweza kupanga siku ingine bila shida?
    Niliweka demo ya Ijumaa kupitia website yenu lakini shemeji yangu amefariki na tunaenda mazishi Bukoba, naomba mnisaidie kuifuta hiyo siku na tupange upya nikirudi
    boss nilikuwa nimebook demo ya leo jioni but stima imepotea huku kwetu Rongai tangu asubuhi na simu iko 9%, nifanye aje nisogeze hadi siku ingine
    Ninataka kubook demo ila nina duka peke yangu na siku zingine wateja wanajaa siwezi kutoka, je nikishindwa kuhudhuria siku hiyo ninaweza kubadilisha tarehe au nafasi yangu inapotea kabisa?`,
  demoForm: `
    demo inahitaji akaunti
    sina kampuni iliyosajiliwa, nauza chapati tu, je ukurasa wa kupanga demo utanikubali bila jina la biashara
    sipendi kutoa simu yangu kwa watu nisiowajua, ninapochukua nafasi ya demo kuna vitu gani vya lazima kuandika
    mkuu wa chuo anataka kuona sauti na crm tu, wakati wa kubook onyesho kuna sehemu ya kuchagua anachotaka kuona
    tovuti nyingine iliniuliza maswali ishirini kabla ya kuonyeshwa kitu, ninyi fomu ya onyesho ina sehemu ngapi za kujaza
    kuandika ujumbe kwenye kubook demo ni hiari au lazima
    taarifa zangu zipi mnazitaka kabla ya kunipa saa ya demo
    jina la kampuni naweza kuliruka kwenye fomu ya demo
    ukurasa wa demo unaomba simu au email pekee
    fomu ya demo vipengele
    booking demo yataka nini
    simu lazima kwa demo
    demo bila jina la kampuni
    demo inahitaji taarifa gani
    najaza nini ninapopanga demo
    lazima nitoe namba ya simu kwa demo
    barua pepe tu inatosha kupanga demo
    fomu ya demo ina nini
    lazima nifungue akaunti ili nipate demo
    fomu ya demo inauliza nini
    lazima niweke simu ili kupata demo`,
  trial: `
    nijaribu kwanza kabla ya kulipa
    wiki moja bure inawezekana?
    naweza kujaribu kwanza
    kujaribu ni siku ngapi
    free trial ipo
    majaribio ya bure yapo
    kujaribu ni bure
    sinunui kitu cha duka la dawa bila kukitumia siku kadhaa, mtaniwekea bot wiki mbili bila malipo kwanza
    mwenye gym mwenzangu alipewa siku saba za bure na kampuni nyingine, kwenu kuna utaratibu wa namna hiyo
    tuseme naweka bot ya hoteli na mwisho wa mwezi naamua kuendelea au kuacha bila kulipa, mnakubali
    shule haitoi fedha kabla ya kupima kwa muhula, je kuna kipindi cha bure cha kutumia msaidizi au zana
    kujaribu msaidizi unaoendesha kazi bila kulipia kupo
    siku za bure za kutest bot ni ngapi
    free version au demo tu ndiyo bure
    kuandikiwa makadirio kunatozwa chochote au ni bure tu
    wiki ya bure
    trial ipo
    majaribio yasiyolipiwa
    bot free siku 14
    kuna jaribio la bure
    naweza kutumia bure kwa wiki moja
    nitumie mwezi mmoja kisha nilipe, inawezekana
    kuna toleo la bure
    je naweza kujaribu bila kulipa
    nijaribu saluni kwangu siku kumi bila malipo
    kitu gani ni bure
    bei ya makadirio ni bure
    mwezi wa majaribio kabla ya kulipa upo
    bure kwanza
    naweza kutumia bure wiki moja
    shule yetu inaweza kuijaribu bure kwa muda
    kuna majaribio ya bure
    naweza kupewa wiki moja ya kujaribu bure
    makadirio ya bei yanalipiwa
    mnatoa free trial
    mwezi mmoja wa majaribio upo
    mwezi wa kwanza ni bure
    naweza kujaribu bure`,
  pastWork: `
    mmewahi kufanya kazi na makampuni gani
    wateja wenu wakubwa ni akina nani
    mna mifano ya kazi
    mmewahi kutengeneza nini
    naweza kuona kazi za awali?
    nionyeshe kazi zenu
    mmefanya kazi gani
    mna mifano
    mmetengeneza nini kabla
    kazi za zamani ziko wapi
    mmefanya nini kabla
    kazi zenu za nyuma
    mfano wa kazi zenu
    kabla sijawapa pesa za kliniki yangu ningependa kupitia vitu mlivyokamilisha, vinapatikana ukurasa upi hasa
    naona portfolio ina duka la sari na kliniki ya kubuni, ila mimi mwenye hoteli nataka kazi iliyofanywa kwa biashara halisi
    msanii mmoja alinionyesha kazi za watu wengine akidai ni zake, ninyi mna sampuli zenu za kutazama au kusikia
    mwenye kituo cha tuition hapa, je kuna msaidizi mliomjengea kituo kama changu ninayeweza kumwona akifanya kazi
    kazi za mfano zilizowekwa hadharani ni ngapi na zipi
    msaidizi wa mteja huonyeshwa tu wakati wa demo, kwa nini
    nitume link ya tovuti mliyowahi kuijenga
    mshatengeneza system ya dalali wa nyumba kabla
    portfolio iko wapi
    kazi mlizomaliza
    case study mnayo
    sampl za kazi
    naweza kutazama kazi mlizowahi kufanya
    kabla ya kuwapa kazi ningependa kuona miradi yenu ya nyuma
    mlichojenga hadi sasa kinaonekana wapi
    sisi ni shule, mtuonyeshe baadhi ya kazi zenu zilizopita
    onyesha kazi halisi mliyompa mteja
    kuna mteja halisi ambaye kazi yake naweza kuiona
    mlimtengenezea nani hasa, naomba kuona
    bot ya mteja wa kweli ikifanya kazi naweza kuitazama
    mradi wa kweli mliomaliza, mna picha au kiungo chake
    mimi ni mwalimu, shule gani ina kazi yenu niione
    kazi mliyofanyia hospitali halisi naweza kuiangalia
    na kazi za wateja halisi mnaonyesha
    kwa nini bot za wateja wenu wa kweli hazipo kwenye ukurasa
    mbona kazi mlizowafanyia wateja hamziweki hadharani
    ni kwa nini portfolio haina mteja wa kweli hata mmoja
    kwa nini tunaona miradi ya kubuni badala ya ya wateja
    nini kinawazuia kuonyesha kazi za wateja wenu
    mbona mnaficha kazi za wateja
    kazi halisi ya mteja inaonekana lini
    je kuna ruhusa ya kuona bot ya mteja wenu
    naweza kuiona bot inayotumiwa na mteja wenu kwa kweli
    kwenye demo mtanionyesha msaidizi wa mteja halisi
    bot ya kliniki halisi mliyoijenga naionaje
    nani anaweza kuona bot ya mteja wenu halisi
    mbona hamna kazi za wateja wa kweli
    kwa nini miradi ni ya mfano tu
    wateja wenu halisi hawaonyeshwi, kwa nini
    mbona portfolio ina mifano tu na si wateja wa kweli
    naweza kuona bot ya mteja halisi kwenye demo
    kwa sababu gani bot za wateja hazionyeshwi wazi
    naweza kuona kazi mliyofanya kwa kliniki
    nionyesheni mfano wa kazi yenu
    mna sampuli ya kuangalia
    mmetengeneza bot ya gym yoyote
    nionyesheni kazi mlizofanya
    mmefanya kwa nani hapo awali
    kuna mifano ya kazi zenu
    nionyeshe tovuti mbili mlizotengeneza
    mmewahi kutengenezea kliniki
    wateja wenu wa sasa ni nani
    miradi hiyo ni ya kweli
    shule gani mmeifanyia kazi
    mna mfano wa hoteli mliyofanyia
    nitumie link ya kazi zenu za zamani
    mlishawahi kufanyia duka la nguo
    nataka kusikia wimbo mliowahi kutengeneza
    nionyeshe portfolio
    naomba sampuli
    mfano wa kazi
    mmefanya nini hapo nyuma
    mmewahi kufanya kazi na shule
    nionyesheni tovuti mliyotengeneza
    nataka kuona sampuli
    kazi zenu za awali ziko wapi`,
  reviews: `
    mna maoni ya wateja?
    watu wanawasifu?
    watu wanasemaje
    mna reviews
    maoni ya wateja yako wapi
    wateja wanasema nini
    mna nyota ngapi
    wateja wameridhika
    maoni ya wateja
    kabla ya kukabidhi saluni yangu nataka kusoma maneno ya watu waliowahi kuhudumiwa, yamewekwa sehemu gani
    nimeona ukurasa wa ushuhuda hauna kitu, je ni kwa sababu hakuna aliyeridhika au bado hamjachapisha
    maduka mengi hununua nyota za uongo, maneno ya wateja mnayoweka yameandikwa na watu wa kweli au mmetunga
    dada yangu mwenye hoteli huamini review tu, kwa hiyo kuna mtu yeyote aliyeandika jambo zuri kuhusu kazi yenu
    rating yenu kwenye google ni kiasi gani
    ushuhuda wa wateja ukikosekana, nipime kazi kwa kipi
    wateja waliopita walikuwa na malalamiko au sifa gani
    feedback za watu mliowajengea ziko ukurasa gani
    maoni yapo
    reviews zenu vipi
    testimonials naona wapi
    nyota ngapi mmepata
    kuna mtu yeyote aliyewahi kuwasifia kazi yenu
    wateja waliofurahia wamesema nini kuwahusu
    nionyesheni sifa mlizopewa na wateja
    kuna mwenye duka aliyeandika neno zuri juu yenu
    mmewahi kusifiwa na shule yoyote
    maoni mazuri ya wateja yako wapi
    je kuna wateja walioridhika walioandika chochote
    na wateja waliosifu wapo
    wateja wamewapa nyota ngapi hadi sasa
    mbona hakuna ukadiriaji wowote bado
    kuna mteja aliyeandika maoni tayari
    ukurasa wa maoni ni mtupu kwa nini
    nitawaaminije
    wateja wanasemaje kuhusu nyinyi
    wateja wenu wanasemaje
    mko wa kweli au matapeli
    kuna maoni ya wateja
    mna nyota ngapi google
    mna ushuhuda wa wateja
    kuna mteja aliyewahi kuandika maoni
    kwa nini hakuna maoni ya wateja kwenye tovuti
    wengine wanasema nini kuhusu huduma yenu
    je ni utapeli
    naweza kuwaamini
    wateja wanasemaje
    maoni haya ni ya kweli
    nisome wapi maoni ya wateja
    mna reviews za wateja?
    wateja wa zamani wanasemaje kuhusu wewe
    rating yako ni ngapi
    kuna mtu ametumia bot yako akaipenda
    nyota ngapi mnazo google
    naomba kuona maoni ya wateja waliopita
    ushuhuda wa wateja uko wapi
    uzoefu wa watu waliofanya kazi na wewe ulikuwaje
    je kliniki nyingine zimeridhika na huduma yenu
    mbona hakuna ukadiriaji kwenye tovuti yenu
    hayo maoni ni ya kweli au mmeyatunga
    na kama mteja hakufurahi mnaonyesha pia maoni yake?
    naweza kuongea na mteja wako wa nyuma anieleze kazi yako
    wenye maduka wengine wanakuonaje
    sijapata review yako yoyote mtandaoni, nitaaminije
    wateja wanakupa alama ngapi kati ya tano
    waliojengewa website na nyinyi wanafurahi?
    nataka kusikia maoni ya wengine kabla sijaagiza
    sifa zenu kwa wateja zikoje
    watu wa Tanzania waliowahi kukutumia wanasema nini
    tafadhali nionyeshe feedback za wateja wenu
    mazuri na mabaya walioandika wateja nisome wapi
    waandishi waliotengenezewa video walisemaje baadaye
    shule iliyotumia zana zenu ina maoni gani
    kuna yeyote amewahi kukusifia au kulalamika?
    testimonials zipo
    wateja wangapi wameridhika na kazi yako hadi sasa
    je kuna maoni ya mteja yaliyothibitishwa kwenye ukurasa wenu`,
  trust: `
    nitawaaminije nyinyi
    nyinyi ni wa kweli?
    mtachukua hela mkimbie?
    nitawaamini vipi
    nyinyi si matapeli
    hii ni ya kweli
    mkikimbia na pesa yangu
    huu si utapeli
    nawaaminije
    si utapeli
    mko wa kweli
    matapeli nyinyi
    mtu wa mtandaoni alichukua elfu kumi za jingle ya duka langu akanyamaza milele, ninyi mna kinga gani kwa mnunuzi
    mama yangu anasema kumlipa mtu wa nchi nyingine ni kutupa hela, nimwambie nini kinachotulinda kabla kazi kuisha
    tuseme natuma nusu ya pesa ya tovuti na simu yenu inazimwa, nina haki gani na mgogoro unaenda wapi
    bei nafuu na haraka hivi inanipa mashaka mimi mwenye duka la simu, kuna mtego wowote nisiouona
    ni dhamana gani ninayo nikishatuma malipo ya mwanzo
    nisije nikaliwa hela yangu kama mara ya kwanza
    kinachonizuia nisilie baadaye baada ya kulipa ni nini
    mna uhalali gani, nahofia huu ni mchezo wa kitapeli
    ni scam au
    hela yangu iko salama
    matapeli wamejaa mtandaoni
    nikilipa mtatokomea
    naweza kukataa baada ya demo
    nyie ni matapeli
    nimeumizwa na matapeli wa mtandaoni, ninyi ni wa kweli
    nikituma pesa nina uhakika gani kazi itafanyika
    naogopa kutuma pesa mtandaoni, nitahakikishaje
    hamtatoweka na malipo yangu
    naogopa kuibiwa pesa
    nifanye nini nijue si wezi
    nitajuaje kama ni kweli
    mkichukua malipo ya awali na kupotea je
    nitajuaje hamtakimbia na pesa yangu
    nitajuaje kwamba hamtanila pesa
    nimeshatapeliwa, mna usalama gani kwa malipo ya awali
    mkipotea na pesa yangu itakuwaje
    tutasaini karatasi yoyote kabla sijalipa
    nitawaaminije
    hii si utapeli
    mtakimbia na pesa yangu
    niliibiwa na fundi wa tovuti, ninyi mna tofauti gani
    mmesajiliwa au ni ulaghai
    nina hofu ya kulipa mtu nisiyemjua
    nina uhakika gani kwamba mtafanya kazi
    nitajuaje si matapeli
    mkichukua pesa mkatoroka
    niliibiwa na mtengenezaji mwingine
    mna uhakika gani kwamba mtafanya kazi`,
  figures: `
    mkuu wa bodi yetu ya hospitali anataka takwimu: wateja wangapi, miradi mingapi na kwa muda gani, mna idadi hizo
    sitaki kuwa panya wa majaribio wa kampuni changa, niambieni biashara hii ina miaka mingapi tangu izaliwe
    mwenye hoteli hapa, kampuni nyingine zinaandika zimehudumia maelfu, ninyi mmejengea watu wangapi mpaka sasa
    tunalinganisha watoa huduma watatu wa shule, kwa hiyo tunahitaji kujua kiwango cha mafanikio na idadi ya wateja wenu
    nyimbo mlizotoa tangu muanze zinafika ngapi
    mna tuzo au namba yoyote ya kujivunia
    watu wangapi kwa siku huongea na bot zenu
    kampuni ilifunguliwa mwaka upi, siioni popote
    miaka ya uzoefu
    idadi ya wateja
    mmeanza lini kazi
    success rate yenu
    mlianza lini
    mna miaka mingapi sokoni
    kampuni yenu ina umri gani
    mmekuwa kwenye kazi hii miaka mingapi
    mpaka sasa mmehudumia wateja wangapi
    mmeanzishwa mwaka gani
    bot ngapi zinafanya kazi sasa
    saluni ngapi zinatumia bot zenu
    ni kampuni mpya au ya zamani
    mna wateja wangapi
    mna uzoefu wa miaka mingapi
    biashara yenu ipo tangu mwaka gani
    mmetengeneza bot ngapi mpaka leo
    kampuni ilianza lini
    mmetengeneza bot ngapi
    mmefanya miradi mingapi`,
  smartSchool: `
    sisi ni shule ya bweni na tumechoka na daftari la alama, app ya ujumbe na ya masomo kando, mna mfumo mmoja
    nimeona maneno coming soon kwenye bidhaa ya shule, mkuu anataka kujua itafika muhula huu au ujao na kwa bei gani
    tuseme tunasubiri mfumo wenu mpya wa shule nzima, kwa sasa tunaweza kuchukua zana zilizopo badala ya kukaa bure
    afisa elimu anauliza ule mfumo wa walimu, wazazi na ofisi mnaouandaa umeshafikia hatua gani
    smart school inaleta mambo gani ambayo zana za sasa hazina
    kujiandikisha mapema kwa ajili ya smart school
    mfumo wa shule unaokuja utakuwa na masomo, alama na jumbe
    smart school tayari inauzwa au bado
    inatoka lini smart school
    bei ya smartschool
    ya shule inayokuja
    kuhusu smart school
    mna mfumo mmoja wa shule wenye alama, masomo na ujumbe pamoja
    nataka walimu, wazazi na ofisi ya shule wawe sehemu moja
    programu moja ya shule nzima, alama hadi ujumbe wa wazazi
    na mfumo wa kuweka alama na masomo pamoja shuleni upo
    smart school ni ya nani
    wazazi pia watatumia smart school
    smart school itakuja lini
    smart school itakuwa na nini ndani
    smart school ni nini
    smart school itaanza lini kutumika
    ile smart school imefika wapi
    bei ya smart school itakuwa ngapi
    tarehe ya smart school
    naweza kununua smart school sasa
    smart school inatoka lini`,
  clientCall: `
    kabla hospitali isaini, ninahitaji kumpigia daktari mmoja anayetumia msaidizi wenu nimuulize ukweli, nipeni simu yake
    mimi huamini maneno ya mwenye duka mwenzangu kuliko tangazo, je kuna mnunuzi wenu atakayekubali kuongea nami
    sera ya shule yetu inataka majina mawili ya wadhamini waliowahi kununua, mtatupatia mawasiliano yao
    niliwahi kudanganywa na screenshot za uongo, safari hii nataka kumsikia mteja wenu kwa masikio yangu mwenyewe
    kuna mtu nairobi aliyenunua nimtembelee dukani kwake
    nipeni jina la aliyejengewa tovuti nimuulize
    mteja wenu mmoja aongee nami dakika tano tu
    mwenye mgahawa aliyenunua kwenu naweza kumfikia
    namba ya mteja wenu
    kumpigia mteja wa zamani
    references mbili
    niongee na mnunuzi wenu
    naweza kuongea na mteja wenu mmoja
    nipe namba ya mwenye saluni anayetumia bot yenu
    nipe namba ya mteja wa zamani
    nataka kuongea na shule iliyonunua kwenu
    nataka kumuuliza aliyenunua bot
    kuna mteja wa zamani naweza kumpigia
    kuna kliniki inayotumia bot yenu niulize
    niunganishe na mteja wenu
    naweza kumtembelea mteja wenu
    nitumie namba za wateja wawili
    nataka kusikia kutoka kwa mtu anayetumia
    naweza ongea na client wenu mmoja?
    Nipe namba ya mteja wenu wa zamani
    kuna clinic inatumia bot yenu niitest
    nataka kupigia mtu mliyemfanyia kazi tayari
    Nionyeshe bot ya mteja halisi nijaribu
    kabla sijatoa pesa ningependa kuongea na mtu ambaye tayari anatumia hii system yenu
    Tafadhali nipe contact ya shule yoyote mliyowawekea bot nimuulize head teacher mwenyewe
    mna mteja hapa Dar ambaye naweza kumpigia nisikie anasemaje kuhusu nyinyi
    Si unitumie number ya whatsapp ya duka moja lenye bot yenu niichat kidogo nione kama inajibu poa
    ningetaka reference bana, mtu wa ukweli ameshanunua kwenu, nimpigie dakika mbili tu
    Niliwahi kutapeliwa na jamaa wa website mwaka jana, akala elfu thelathini akapotea, so saa hii siamini mtu online. Naweza pata number ya client wako mmoja nimpigie anithibitishie?
    Mimi ni daktari wa meno Mombasa, nimependa kazi yenu lakini partner wangu anasema tusikie kwanza kutoka kwa dentist mwingine anayetumia bot, kuna yeyote mnaweza kutuunganisha naye kwa simu?
    habari, nina coaching centre Arusha na demo zenu ni nzuri ila demo ni demo tu, nataka kuichat bot ambayo iko kazini kweli kwa mteja wenu nione inavyojibu wazazi
    Bwana yangu ni mgumu kutoa pesa, anasema mpaka aongee na mwenye biashara kama yetu ya hardware ambaye mlishamfanyia, tutampata vipi huyo mteja wenu tuongee nae kwa simu`,
  templates: `
    sihitaji mfumo mkubwa kwa kinyozi changu, mnavyo vipande vidogo vilivyoandaliwa tayari ninavyoweza kuanza navyo
    naona ukurasa wa labs una vitu vya bure, vya leseni na premium, sijui tofauti yake ni nini kwa duka langu
    nina kazi moja ya kukumbusha wapangaji kodi, kama haimo kwenye violezo mtaniambia ingegharimu kiasi gani
    nikiwa mwalimu nasikia maswali na maandalio ni premium kwenye templates, nyingine zinaombwaje na jibu huja lini
    ni workflow zipi naweza kuanza kutumia papo hapo ukurasani
    template zinazohitaji leseni ni zipi na za bure zipi
    nataka kuona violezo vyote mlivyonavyo kwa orodha
    kiolezo kinanifaa au hakinifai, nani atanieleza
    templates zenu
    labs ina nini
    kiolezo cha mgahawa
    vijizana vilivyo tayari
    ni kiolezo kipi kinafanya kazi hapa mara moja
    kiolezo ninachotaka hakipo, mtatengeneza
    violezo vinaombwa vipi
    mna templeti tayari
    kuna zana ndogo za bure
    zana ndogo zilizo tayari ni zipi
    labs ni nini
    kuna templeti ya saluni
    kuna workflow zilizo tayari
    sitaki bot nzima, naweza kupata zana moja ndogo tu
    kwenye labs kuna nini
    mna kiolezo cha haraka
    mna kitu kilicho tayari`,
  products: `
    kliniki yetu haitaki kujengewa kitu kutoka sifuri, kuna bidhaa zilizokwisha tengenezwa tunazoweza kurekebishiwa tu
    nimeona majina answer desk, class kit na mengine kwenye ukurasa, mwenye shule kama mimi anahitaji maelezo ya bidhaa zote
    msanii kama mimi anaweza kununua bidhaa gani kwenu leo, na ipi bado iko jikoni inatengenezwa
    niliambiwa kila kitu chenu ni cha kuagiza maalum, je hakuna bidhaa hata moja iliyo tayari kwa hoteli
    ai products mnazouza ni zipi na hali zake
    nitofautishie bidhaa zilizokamilika na zile zinazokuja
    mna ready made au kila kitu mnaanza mwanzo
    je bidhaa yenu hubadilishwa kuendana na biashara yangu
    orodha ya bidhaa za ai
    products zenu
    kitu ready made cha shule
    bidhaa ipi iko tayari
    answer desk ni kitu gani
    bidhaa za AI zilizo tayari ni zipi
    class kit iko tayari kutumika
    mna bidhaa gani za ai
    bidhaa zenu za shule ni zipi
    kuna bidhaa zilizo tayari
    bidhaa zenu ni zipi
    mna kitu kilicho tayari`,
  productCost: `
    kuirekebisha bidhaa iendane na shule yetu ni kiasi gani
    bidhaa ikibadilishwa kwa ajili yetu itagharimu ngapi
    gharama ya kurekebisha class kit kwa shule yangu
    bei ya kuibadili bidhaa ifae ofisi yetu
    ninataka kikasha cha mazungumzo mlichokwisha kitengeneza kiendane na hoteli yangu, malipo ya kukibadilisha yanahesabiwa vipi
    shule yetu inahitaji class kit kwa kiswahili na nembo yetu, tunajua bidhaa haina bei ukurasani, sasa tukadirie kiasi gani
    mwenye saluni hapa, kununua bidhaa yenu na kuibadilisha ni nafuu kuliko kujengewa programu yangu kutoka mwanzo
    nilidhani bidhaa za ai zina lebo ya bei kama dukani lakini sioni, mtaniambia lini nitatoa kiasi gani
    mbona answer desk haina bei kama vifurushi vingine
    badiliko moja tu kwenye bidhaa litaniongezea pesa ngapi
    bei ya bidhaa iliyo rekebishwa inapatikanaje
    nitozwe kiasi gani kuibinafsisha bidhaa yenu ya tayari
    bidhaa zenu bei
    bei ya kuadapt bidhaa
    song sketcher bei
    products zina gharama gani
    kubadilisha bidhaa yenu iliyo tayari iendane na kliniki yangu ni pesa ngapi
    mkiifanyia mabadiliko bidhaa ya ai kwa saluni yangu nitalipa ngapi
    gharama ya kuifanya bidhaa yenu ilingane na duka langu la dawa
    bidhaa ya ai ikirekebishwa kwa ajili ya chuo chetu itafika shilingi ngapi
    na kuirekebisha bidhaa ni ngapi
    nitajuaje bei ya bidhaa ikishabadilishwa kwa shule yetu
    kurekebishiwa bidhaa iliyo tayari, mnatoza vipi
    nikitaka answer desk ilingane na hoteli yangu nitatoa kiasi gani
    answer desk inauzwaje
    class kit kwa shule yetu ni bei gani
    gharama ya class kit kwa shule
    mbona bidhaa hazina bei kwenye ukurasa
    answer desk ni bei gani
    answer desk kwa kliniki itagharimu kiasi gani
    class kit inagharimu kiasi gani
    kurekebisha bidhaa kwa biashara yangu ni kiasi gani
    class kit ni bei gani`,
  offTheShelf: `
    kama programu ya dukani ya elfu mbili inatosha kuendesha hoteli yangu, mtakuwa wakweli au mtanisukumia ya kwenu
    nafanya uhasibu kiwandani na nimeshaona wauzaji wakificha app rahisi zilizopo, ninyi mkijua moja mtaitaja jina
    tuseme nawaelezea tatizo langu la stoo kisha mnagundua plugin fulani inalitatua, ushauri huo nitautolea pesa
    wauzaji wote hudai chao ndicho bora, nataka kujua kama ninyi mtanipeleka kwa mshindani akiwa na kitu kinachofaa zaidi
    kushauriwa ninunue mfumo uliopo tayari sokoni kunalipiwa
    mkiona kuna app poa kuliko yenu, mtaifunguka
    je mnaweza kunishauri nisinunue kwenu kabisa
    nitajiwe jina la software ya wengine kama inanitosha
    app ya sokoni ikitosha semeni
    mtanielekeza kwa wengine
    ushauri wa app nyingine bure
    software ya tayari inatosha
    mkijua kuna programu ya bei rahisi sokoni mtanificha
    kama app ya kawaida inatatua shida yangu mtanielekeza huko
    mtaniambia kweli au mnataka tu kuuza yenu
    kuna software ya hospitali tayari, mtasema niinunue hiyo
    je mnawashauri wateja wachukue bidhaa ya kampuni nyingine ikiwa bora
    nikihitaji kitu kidogo tu, mtasema ukweli kuwa app ya sokoni inatosha
    kuniambia ninunue programu ya mwingine ni kwa malipo
    na kama programu ya wengine ni bora mtasema
    kama kuna programu nyingine bora mtaniambia
    kama app ya bei nafuu inatosha mtasema ukweli
    kama kuna app ya bei nafuu inayotosha mtanieleza
    ninunue programu iliyo tayari au nitengenezewe
    mtaniambia ukweli kama kuna kitu bora kwingine
    mtanitajia programu nyingine kama ni bora kuliko yenu
    mtasema ukweli kama siwahitaji
    kama kitu cha bei rahisi kinatosha mtaniambia`,
  capacity: `
    nasikia ninyi ni wachache, shule yangu ina walimu sabini, je kazi yetu itasukumwa nyuma ya foleni ndefu
    fundi wangu wa awali alichukua kazi nyingi hadi akanisahau, kwenu ninashirikiana na wateja wangapi wengine kwa wakati huo
    nataka kuanzisha bot ya lodge kabla ya msimu wa watalii, je ratiba yenu ina upenyo wa kunichukua
    tuseme nawapa tovuti na wimbo kwa pamoja, mtu mmoja ataweza kushika vyote au nitagawa kwa wengine
    kazi ngapi mnazishika kwa pamoja bila kuelemewa
    foleni yenu ni ndefu au naweza kuingia sasa
    mna muda na mradi wangu mwezi ujao
    kazi zimewazidi au bado mnapokea wateja
    nafasi ipo sasa
    mko busy
    mnapokea kazi mpya
    orodha ya kusubiri ni ndefu
    mna miradi mingapi kwa wakati mmoja
    mna nafasi ya kazi mpya sasa
    mna nafasi ya kuanza kazi ya kliniki yangu mwezi huu
    mnaweza kupokea kazi yangu mwezi huu
    mko bize sana sasa
    mtu mmoja ataweza kazi ya shule kubwa
    miradi mingapi mnashughulika nayo
    uko peke yako, utaweza kazi yangu
    kuna foleni ya kusubiri kabla ya kuanza
    mmebanwa na kazi
    mna nafasi ya kazi mpya
    mnaanza lini kazi yangu
    mnafanya miradi mingapi kwa wakati mmoja`,
  mission: `
    mtu mwenye ujuzi wa ai angeweza kuhudumia benki kubwa, kwa nini ninyi mmeamua kuhangaika na vibanda kama changu
    nimependa kazi yenu kwa saluni ndogo, ningependa kusikia chanzo cha wazo hili na kilichowauma hadi mkaanza
    ngo yetu huchagua washirika wenye maono, je nia yenu ya kufanya biashara hii ni ipi zaidi ya pesa
    mimi ni mwandishi wa makala kuhusu wabunifu wadogo, nini kilimsukuma mwanzilishi kuingia kwenye kazi ya bot na maduka
    shida gani ya wenye maduka mliyoiona ndipo mkaanza
    mnataka kubadilisha nini kwa wafanyabiashara wadogo
    kuna ndoto gani nyuma ya kazi hii yenu
    sababu ya kuanzisha kampuni hii ilikuwa nini
    maono yenu ni yapi
    kusudi la kampuni
    mbona mnajali wadogo
    mlianzaje hii kitu
    ni nini kiliwasukuma kuanzisha hii
    wazo la kampuni hii lilitoka wapi
    kwa nini mlianza kazi hii
    hadithi ya kampuni yenu ni ipi
    lengo lenu ni nini
    kwa nini mnasaidia maduka madogo
    historia ya kampuni
    dira yenu ni ipi`,
  whyUs: `
    kuna kijana mtaani anayetengeneza bot kwa nusu ya bei, nipe sababu ya mwenye duka kama mimi kuja kwenu
    kamati ya hospitali inalinganisha ninyi na wakala mkubwa mwenye ofisi tatu, nguvu yenu dhidi yao ni ipi
    mke wangu anasema watu hawa ni sawa na wengine wote, je mnacho kitu ambacho watengenezaji wengine hawana
    mpwa wangu anajua kuandika code na ni bure, kwa nini tovuti ya shule niwape ninyi na si yeye
    kunufaika kwangu nikifanya kazi na mtu mmoja badala ya kampuni
    niambie sifa zenu zinazowafanya muwe bora kuliko washindani
    watengenezaji ni mamia, mnajitofautisha kwa lipi hasa
    kinachowafanya wa kipekee mbele ya mashirika makubwa ni nini
    uzuri wenu ni upi
    ubora wenu kuliko wengine
    kwa nini si mwingine
    sababu ya kuwachagua
    kwa nini niwachague nyinyi
    mna tofauti gani na kampuni nyingine kubwa
    kliniki ichague ninyi kwa sababu gani
    kipi kinawatofautisha
    kwa nini nisiende kwa kampuni kubwa
    kuna vijana wanaofanya kwa bei ndogo, kwa nini niwape ninyi
    faida ya kuja kwenu ni ipi
    faida ya kufanya kazi na mtu mmoja
    mna ubora gani kuliko kampuni kubwa
    nini cha pekee kwenu
    kwa nini si wakala
    kwa nini niwachague ninyi
    mna tofauti gani na wengine`,
  job: `
    mdogo wangu amemaliza diploma ya programu na hana ajira, je kuna mahali pa kumwingiza kwenye kazi zenu
    kwa sasa ni mpiga kinanda na mtunzi wa nyimbo, ningependa kulipwa kwa kufanya kazi nanyi, mnachukua watu
    chuo chetu kinatafuta sehemu za kupeleka wanafunzi wa field kwa miezi mitatu, ninyi hupokea wanafunzi wa aina hiyo
    nilifukuzwa kiwandani na sasa nimejifunza kutengeneza tovuti, mnaweza kuniajiri hata kwa muda mfupi
    barua ya maombi ya ajira naituma kwenye anwani ipi
    mtangazaji wa sauti anaweza kupata kibarua kwenu
    nafasi ya attachment kwa mwanafunzi wa chuo ipo
    mnatafuta developer yeyote wa kufanya kazi remote
    ajira zipo
    internship mnatoa
    niajirini tafadhali
    cv nitume wapi
    kuna mafunzo kazini kwa wanafunzi
    mnaajiri
    mnaajiri sasa hivi
    natafuta kazi
    naweza kutuma cv yangu
    kaka yangu anatafuta kazi kwenu
    kuna nafasi za mafunzo kazini
    naweza kujitolea kwenu
    naimba, mnaweza kunipa kazi
    mnahitaji mfanyakazi
    nina digrii ya IT natafuta ajira
    nitume cv wapi
    nataka kufanya kazi nanyi
    mna nafasi ya kazi
    naomba kazi
    mwanangu anatafuta kazi`,
  partner: `
    nina kampuni ya kuuza vitabu mashuleni na ninajua wakuu wengi, tunaweza kuuza zana zenu pamoja na kugawana faida
    mimi ni freelancer wa tovuti na wateja wangu huomba bot, je naweza kuichukua kwenu na kuwauzia kwa chapa yangu
    dada yangu ana duka la simu lenye wateja wengi, akiwaletea mnunuzi mpya kutakuwa na asilimia yake
    shirika letu la vijana linataka kuungana nanyi kwenye mradi wa mafunzo ya ai vijijini, wazo hili linapokelewa na nani
    mna mpango wa affiliate kwa wanaowapendekeza kwa marafiki
    kugawana mapato kwa kila mteja nitakayemleta
    nataka haki ya kusambaza bot zenu kenya nzima
    wakala wa masoko anaweza kushirikiana nanyi vipi
    reseller program ipo
    kamisheni kwa referal
    tufanye ubia
    kuuza bot zenu rejareja
    naweza kuuza bot zenu kama wakala
    nataka kuuza bot zenu mtaani kwangu
    nikileta wateja nitapata kamisheni
    nikiwaletea shule nalipwa kamisheni ngapi
    nataka ushirikiano wa kibiashara
    wakala wetu anaweza kuuza kwa chapa yetu
    nikiwaletea wateja nalipwa
    nataka kuwa muuzaji wenu tanzania
    mnatoa franchise
    naweza kuuza kwa jina langu
    naweza kuwa wakala wenu`,
  notOffered: `
    hoteli yangu inahitaji mpiga picha wa vyumba na fundi wa kufunga kamera za usalama, mnazo huduma hizo
    naimba bongo fleva na nataka studio ya kurekodi sauti yangu halisi na kupiga video ya wimbo, mnafanya hayo
    shule yetu inatafuta atakayetupatia tablet sitini na projekta za madarasa, je na ninyi mnauza vifaa hivyo
    duka langu la nguo linataka nembo mpya, mifuko iliyochapishwa na bango la barabarani, ninyi huchukua kazi ya aina hiyo
    mtu wa kuingiza data za rejista elfu tatu kwa mkono
    mnachora jalada la kitabu na kulichapisha
    naweza kukodi spika na dj kwenu kwa sherehe
    usajili wa kampuni na kodi mnanifanyia
    mnauza laptop
    kuchapisha vipeperushi
    kuongeza likes tiktok
    solar mnafunga
    mtakuwa mnaweka picha na story kwenye insta ya duka langu kila siku
    nahitaji mtu wa kuandika post za kila siku za mgahawa wetu
    mnaweza kuendesha ukurasa wa facebook wa shule kwa kupost kila siku
    na kupost instagram kila siku pia
    mnatengeneza simu zilizoharibika
    mnaweza kubuni nembo
    mnaendesha matangazo ya facebook
    mnachapisha kadi za biashara
    mnafunga kamera
    mnauza kompyuta
    mnaweza kusimamia instagram yangu
    mnaweka wifi ofisini
    mnahariri video za harusi
    mnatoa mikopo
    mnapiga picha za bidhaa
    mnafundisha masomo ya ziada
    mnaandika makala
    mnaweza kunitafutia wafuasi
    mnaweza kuongeza followers wangu
    mnaweza kupiga video ya harusi yangu
    mnauza vocha
    naomba mnipige picha za bidhaa
    mnarekebisha kompyuta
    mnachapisha fulana
    mnaweza kusimamia page yangu ya facebook
    mnanunua magari
    mnafunga intaneti nyumbani
    nitengenezeeni logo na kadi za biashara
    mnakodisha magari
    mnachapisha vitabu
    mnaweza kunifanyia hesabu za kodi
    mnatengeneza michezo ya simu
    mnatafsiri nyaraka
    mnauza mashine za kulipia
    mnatuma sms kwa wingi
    mnarekebisha printa
    bulk sms mnayo
    mnatoa wahasibu
    mnauza laini za simu
    mnaweza kuposti kwenye instagram yangu kila siku
    mnafundisha kutengeneza programu
    kurekebisha simu
    kubuni nembo
    mnaweza kunisaidia kulipa kodi ya kra
    kupiga picha harusi
    matangazo ya google
    kufundisha kompyuta
    mnauza printa
    mnatengeneza kadi za mwaliko
    fundi wa umeme
    nataka kununua kiwanja
    mnakopesha biashara ndogo
    nataka kununua gari
    nataka kununua nyumba
    nataka kununua mashine ya kusaga
    nataka kununua mbegu
    mnatengeneza nembo
    mnachapisha kadi
    mnaendesha instagram
    mnatengeneza kompyuta
    mnapiga picha za harusi
    mnachapa vitabu
    mnafanya matangazo ya google
    mnauza simu
    mnaweza kunitengenezea bango
    mnasimamia instagram`,
  otherTools: `
    fundi mabomba hapa, tayari nina app ya bure ya whatsapp business yenye majibu ya haraka, yenu inaipiku kwa lipi
    shule yetu imezoea google classroom na haina gharama, sioni kwa nini tubadili, mtatushawishi kwa hoja gani
    mpwa wangu hutunga nyimbo kwa suno dakika mbili tu, sasa tofauti ya wimbo wenu wa kulipia iko wapi
    nimepewa bei na kampuni ya wati na nyingine ya kienyeji, mkilinganishwa na hao ninyi mko vipi
    godaddy inanipa tovuti bure, kwa nini nije kwenu
    copilot ya ofisi yetu haitoshi mpaka tuchukue wakala wenu
    mnashindana na makampuni gani na mnawazidi nini
    kitu gani chenu hakipo kwenye manychat
    chatgpt au ninyi
    wix vs nyie
    suno inatosha bure
    canva inafanya hivyo hivyo
    tofauti yenu na chatgpt ni nini
    kwa nini nisitumie chatgpt bure
    chatgpt ninayo tayari, ninyi mnaongeza nini
    chatgpt ipo bure, kwa nini nilipe
    whatsapp business ina auto reply tayari
    whatsapp business inajibu yenyewe, yenu ina nini zaidi
    kuna kampuni inafanya kwa bei ndogo zaidi, ninyi mna nini
    nina whatsapp business tayari, kwa nini niwahitaji
    nikijitengenezea tovuti kwa wix kuna tofauti gani
    mko bora kuliko kampuni nyingine za bot
    kwa nini nisitumie chatgpt tu
    kwa nini nisitumie chatgpt mwenyewe`,
  freeTools: `
    mimi ni mwanafunzi, kuna zana ya bure ya kujaribu
    kuna kitu cha bure naweza kutumia hapa sasa
    ndio kwanza naanza biashara ya juisi na mfuko hauna kitu, kuna chochote kwenye tovuti hii ninachotumia bure
    ngo yetu haina fungu la teknolojia mwaka huu, je mnazo zana zisizodai hata senti tunazoweza kuchukua leo
    kabla ya kutoa hela kwa mgahawa wangu ningependa kuanza na vitu mnavyotoa sadaka, viko wapi na ni vipi
    nilishachoka na vitu vinavyoitwa bure kisha vinadai kadi, kati ya zana zenu zipi hazina malipo kweli
    ujumbe wa kuomba maoni na kijenzi cha kifurushi vyote ni bure
    ni mambo yapi tunaweza kufanya hapa pasipo kutoa pesa
    kitu cha bure kwa mwenye tuition kipo gani
    natafuta vifaa vya bure ukurasani sivioni
    free tools zenu
    vya bure tu nitajieni
    bure kabisa ni kipi
    zana bila malipo ziko wap
    kuna huduma yoyote isiyolipiwa hapa
    mnatoa nini bila malipo
    mimi mwenye saluni, kuna kitu cha bure naweza kutumia
    vitu gani naweza kupata bure kwenu bila kulipa hata shilingi
    je kuna chochote cha bure cha kuanzia
    nipeni orodha ya vitu vya bure mlivyo navyo
    sina bajeti bado, kuna zana naweza kutumia bure
    na cha bure kipo
    package builder inalipiwa au ni bure
    templeti zipi za labs hazina gharama
    kuangalia jumla ya gharama kwenye kijenzi ni bure kweli
    kuna zana ya bure ya kliniki ndogo
    kwa mwandishi kuna kitu cha bure hapa
    zana zisizo na malipo ziko ukurasa gani
    zana za bure zipo
    nazipataje zile za bure
    zana gani naweza kutumia bila kulipa
    vya bure viko wapi kwenye tovuti
    kuna zana za bure
    ni zana zipi za bure kwa duka
    nikipanga kifurushi changu mwenyewe nalipa
    kuna kitu cha bure kwa walimu
    vitu vya bure ni vipi
    nini ni bure kwenye tovuti yenu
    kuna zana ya bure`,
  reviewRequests: `
    wateja waliofurahi wakumbushwe kutupa nyota
    ujumbe wa kuomba review baada ya mtu kula
    wagonjwa waandike maoni mazuri google, mnasaidiaje
    na wageni watupe rating
    daktari wetu wa meno anapendwa sana lakini ramani za google zina nyota sita tu, kuna ujumbe wa kuwaomba waliofurahi
    mgahawa wa jirani una maoni mia na wangu nane, sitaki kununua ya uongo, mnanisaidiaje kupata ya kweli
    naona aibu kuwaomba wateja wa saluni wanisifie mtandaoni, je mnayo maneno yaliyoandikwa kwa adabu ninayoweza kuyatuma
    tuseme mgeni ametoka lodge akiwa na furaha, nataka apate ujumbe mmoja wa heshima wa kuomba nyota, gharama yake ni ipi
    maandishi ya kuomba review yanatumwa kwangu kwa email
    hayo maneno ya kuomba nyota yako kwa kihindi na kiingereza
    mteja anaombwa mara moja tu au atasumbuliwa
    ujumbe wa kuomba sifa unafaa kliniki na migahawa
    niongeze nyota google
    template ya kuomba review
    kuomba maoni kwa sms
    review request ni bure
    ujumbe wa kuomba maoni ni bure
    nipate bure ujumbe wa kuomba review ya google
    kuna ujumbe tayari wa kuomba maoni ya wateja
    ujumbe wa kuomba maoni ni nini
    ujumbe wa kuomba maoni unafaa sms pia
    ujumbe wa kuomba maoni ni wa lugha gani na biashara gani
    nipateje maoni zaidi ya google
    wagonjwa wanafurahi lakini hawaandiki maoni google
    mna zana ya kuomba wateja maoni
    nataka ujumbe wa kuwaomba wateja nyota
    nataka mgahawa wangu upate nyota zaidi google
    saluni yangu ina maoni machache google, nifanyeje
    ujumbe wa kuomba maoni kwa wateja waliofurahi
    wateja hawaachi maoni, nifanyeje`,
  missedCall: `
    kile cha kujibu missed call kwa whatsapp ni bei gani
    missed call ikijibiwa na ujumbe ni shilingi ngapi
    tunakosa simu nyingi jioni, kuna suluhisho
    simu za usiku hazipokelewi, mna kitu cha kusaidia
    wazazi hupiga simu tukiwa tumefunga, kuna njia
    nikiwa chini ya gari mikono ina oili na simu inalia, nataka aliyepiga apokee maelekezo kwa whatsapp bila mimi kugusa chochote
    kliniki yetu hukosa simu ishirini wakati wa chakula, na wengi huenda kwingine, mnayo njia ya kuwarudishia ujumbe
    mimi husafirisha vifurushi kwa boda na siwezi kupokea nikiendesha, anayepiga aandikiwe nini na hiyo huduma ina bei ipi
    nahofia mfumo utawatumia watu ujumbe saa saba usiku wakipiga, je hiyo zana ya simu zilizopotea huheshimu saa za kimya
    aliyepiga bila kupokelewa aweze kuweka miadi kupitia ujumbe
    missed call itageuka kuwa whatsapp moja kwa moja
    kwa fundi wa friji zana hii ya simu inafaa
    simu ikilia mpaka ikate, mpigaji atumiwe ujumbe kivyake
    missed call reply
    nikikosa simu itume whatsapp
    bei ya missed call tool
    simu zilizopita bure hewani
    mafundi wangu wakiwa kazini hawapokei, aliyepiga apate whatsapp, gharama yake
    jibu la simu zilizokosa lina bei iliyopangwa
    kampuni ya usafi, tukikosa simu mteja apate ujumbe, ni kiasi gani
    na lile la simu zilizokosa bei yake imeandikwa wapi
    duka la kutengeneza simu, tukikosa simu ya mteja kuna msaada gani
    kuna kitu cha simu ambazo hatukupokea gereji
    simu tulizokosa kupokea mna suluhisho gani
    karakana yetu inakosa simu za wateja, mna zana gani
    templeti ya kujibu simu iliyokosa kupokelewa
    jibu la simu zilizokosa hutuma ujumbe usiku wa manane
    jibu la simu iliyokosa linatumia akaunti yangu au yenu
    kituo cha tuition kinaweza kutumia jibu la simu zilizokosa
    wageni wanapiga simu usiku na hakuna wa kupokea
    nikikosa simu mteja apate whatsapp yenyewe, mna kitu hicho
    wateja wakipiga nisipopokea wapate ujumbe
    ujumbe wa moja kwa moja kwa simu iliyokosa
    simu ikipita nataka meseji iende yenyewe
    naweza kupata zana ya simu iliyokosa bila bot
    nakosa simu nyingi nikiwa na mteja mwingine
    simu ikikosa kupokelewa itume sms kwa mteja
    kifaa cha kujibu missed call ni shilingi ngapi
    simu nyingi zinapita bila kupokelewa
    wateja wanapiga simu nami siwezi kupokea
    simu ikikosa mteja atumiwe ujumbe
    zana ya simu zilizokosa ni bei gani
    mimi ni fundi wa magari, nikiwa chini ya gari simu zinapigwa nakosa kushika, mna suluhisho
    mimi ni fundi bomba, nikiwa kazini siwezi kupokea simu na mteja anaenda kwingine
    fundi umeme hapa, nikiwa juu ya ngazi nakosa simu, kuna msaada
    naendesha boda na siwezi kushika simu, wateja wananipotea
    mikono yangu ina uchafu siku nzima na nakosa simu, kuna kitu kinachowatumia ujumbe waliopiga`,
  standIn: `
    mfumo mzima wa hoteli yangu utamtegemea mtu mmoja, akilazwa hospitali mwezi mzima nani atashika usukani
    baba yangu anauliza kama mwanzilishi akiacha kazi hii na kuhamia canada, tovuti ya duka letu itabaki na nani
    fundi wetu wa kwanza alifariki na tukapoteza kila kitu, ninyi mkiondoka ghafla sisi shule tutabaki na kitu chochote
    tuseme uko harusini wiki mbili na bot ya saluni inagoma, yupo mwenzako wa kushughulikia
    msaidizi wako ni nani unapokuwa safarini
    kampuni ikifa leo, domain na data zangu zitanusurika
    mko mmoja tu, dharura ikitokea tutakwama
    ukistaafu nani ataendelea na kazi yangu
    ukifa je
    ukiumwa nani anashika
    backup yako ni nani
    likizo yako itatuathiri
    mkipata dharura nani atanisaidia
    ukiugua nani atafanya kazi yangu
    ukifariki au kuacha biashara, mfumo wangu utaendelea
    uko peke yako, ukifariki bot yetu itakuwaje
    siku usipokuwepo nani anaangalia
    ukienda likizo nani ataangalia bot ya kliniki
    ukiugua itakuwaje
    kuna mtu wa kukubadilisha wakati wa dharura
    uko peke yako, ukipata tatizo bot yangu itakuwaje
    ukifunga biashara nini kitatokea
    nani anakushikia ukiwa likizo`,
  orderLookup: `
    nina kiduka cha mtandaoni chenye oda thelathini kwa siku, sitaki chatbot kamili ila sehemu ya kuandika namba na kuona hali
    kampuni yetu ya courier inataka wateja waweke simu yao waone mzigo, kifaa hicho kidogo pekee kinauzwa kwa leseni
    niliambiwa nitanunua bot nzima ili watu wafuatilie vifurushi, je hakuna kipande cha kufuatilia tu bila mengine
    tuseme zana ya kutafuta oda haioni rekodi ya mteja, je swali linanirudia mimi mwenye duka la viatu
    data ya duka na ya msafirishaji kwenye jibu moja, bila bot
    kiolezo cha order status kinatafuta kwa simu au namba
    nataka tracking peke yake, mambo mengine sihitaji
    leseni ya zana ya hali ya oda nitaipataje
    order status template
    tracking tool bila chatbot
    lookup ya oda peke yake
    zana ya tracking bei
    kampuni ndogo ya mizigo, wateja waweke namba waone hali, zana hiyo tu
    tunasafirisha mizigo kwa lori, mna kiolezo cha kuangalia hali kwa namba
    bila bot, nataka lookup ya kutafuta mzigo kwa namba tu
    na zana ya kuangalia hali kwa namba peke yake
    zana ya hali ya oda isipoona mzigo nani anaendelea
    mteja akiweka namba isiyo sahihi kwenye lookup itakuwaje
    oda ambayo lookup haikuipata inaletwa kwangu
    lookup ikikosa oda inafanya nini
    order lookup inatumia data ya msafirishaji pia
    order lookup isipopata oda inakuwaje
    zana ya hali ya oda ni kwa maduka gani
    nataka tu kifaa cha kuangalia hali ya oda
    nahitaji zana ya kujua oda iko wapi tu
    kutafuta oda peke yake bila kununua bot nzima
    mteja aweke namba ya oda aone hali yake, bila bot
    zana ya kufuatilia oda peke yake ni bei gani
    zana ya hali ya oda peke yake bila bot`,
  leadScore: `
    maulizo ya nyumba yapangwe, walio serious wawe juu, yawezekana
    leads ziingie crm zikiwa na alama nani apigiwe kwanza
    mfumo unaweza kuniambia mzazi gani ana nia kweli ya kuandikisha
    na uwapange kwa umuhimu
    napata maulizo mia ya viwanja na wengi ni watazamaji tu, kuna namna ya kujua yupi ana pesa kweli nimpigie kwanza
    timu yangu ya mauzo ya magari hupiga simu kwa watu wasio na nia, ai inaweza kuwapanga kuanzia aliye moto
    nahofia kujaza fomu yenu nikapewa daraja la chini na kompyuta, je uamuzi kuhusu ombi langu hufanywa na nani
    mwenye shule ya udereva hapa, nani kati ya walioandika jana ana uwezekano mkubwa wa kujiunga, mfumo utanionyesha
    ombi la kila mtu hupimwa kwa pointi kabla ya kupigiwa
    wakala wenu wa ai anaweza kurank maombi yanayoingia
    prospects wawekwe kwa mpangilio wa nani muhimu
    kumjua mnunuzi wa kweli kati ya wengi
    lead scoring iko
    alama za maombi
    nani hot nani cold
    kupanga leads kwa pointi
    kompyuta inanipa alama kutokana na majibu yangu
    je programu inanipima nikijaza fomu
    nilichoandika kinahesabiwa pointi na mashine
    ni mtu au programu inayoamua nipigiwe kwanza
    itasema ni mteja gani muhimu zaidi
    inapanga maulizo kwa umuhimu
    itanionyesha lead za kufuatilia kwanza
    mteja wa haraka atawekwa juu
    majibu yangu ya fomu yanapewa alama
    je mashine inaamua nipigiwe simu
    ombi langu linapangwa na programu
    inaweza kupanga wateja kwa umuhimu
    itaniambia mteja gani yuko tayari kununua
    itaniambia mteja yupi ni wa kweli
    maulizo yanapewa alama
    nianze kumpigia nani, inaonyesha
    inasema nani nimpigie kwanza`,
  branches: `
    tuna matawi matatu miji tofauti, mfumo mmoja kwa yote ni bei gani
    hoteli tatu miji tofauti, msaidizi mmoja anatosha
    na duka letu la Mombasa je, litatumia hiyo hiyo
    kila tawi linahitaji yake
    nyumba mbili za wageni, moja Arusha moja Moshi, bot moja
    nina maduka ya dawa manne katika miji tofauti na kila moja lina bei zake, mpango wa pamoja unaitwaje na unalipwaje
    tumefungua tawi la pili la saluni ng'ambo ya mto, je bot tuliyonayo inaweza kulihudumia nalo au ni malipo mapya
    shule zetu tatu ziko chini ya bodi moja, tunataka mfumo mmoja unaoangalia zote, tuchukue huduma ipi
    tuseme mwaka huu nina mgahawa mmoja na mwakani mitano, kifurushi cha kampuni yenye sehemu nyingi hukadiriwa vipi
    tawi la mjini na la kijijini vitumie msaidizi mmoja
    mnatoza kwa kila eneo au kwa kampuni yote
    outlets zangu sita zinahitaji bot sita
    mtandao wa maabara zetu tano uunganishwe pamoja
    matawi mawili bot moja
    tuko sehemu nne
    kila branch inalipa
    bot kwa matawi yote
    nina maduka mawili, bot moja inatosha
    nina kliniki tatu, mpango gani unanifaa
    kila tawi linalipa peke yake
    maduka yetu ni matatu, nichukue kifurushi kipi
    matawi matatu, je bot moja itahudumia yote
    nina saluni mbili mijini, kifurushi kipi ni changu
    nikifungua tawi la pili ninunue tena
    vituo vyetu ni vinne, mpango upi ni wetu
    bei ni kwa kila duka au kwa yote
    kliniki zangu mbili zina saa tofauti, bot moja inaweza
    hoteli zetu ziko miji mitatu, mnafanyaje
    je matawi yanaongeza gharama
    nina branch tatu, bot ni moja ama tatu?
    Matawi mawili bei inabadilika?
    clinic zetu ziko Kisumu na Kakamega, itakuwaje
    kila tawi linahitaji bot yake kwani
    Tuko location nne, tunalipa mara nne?
    nina saluni mbili moja Sinza moja Mbezi, bot moja inatosha zote ama kila moja na yake
    Duka langu lina branches tatu na kila moja ina namba yake ya whatsapp, inafanya kazi aje?
    tuna vituo vitano vya tuition mjini, je bei ya bot ni kwa kituo au kwa biashara nzima
    Gym iko na location Westlands na Rongai na bei zao ni tofauti, bot moja itaweza kutofautisha?
    nikifungua tawi la pili mwezi ujao nitaongezwa bei au ile bot ya kwanza itatumika kote
    Mimi na bro wangu tuna chemist mbili, yeye Machakos mimi Kitengela, wateja wanachanganya namba kila siku na wanaenda branch isiyo sahihi. Tunaweza kuwa na bot moja inahudumia zote mbili ama lazima kila mtu awe na yake?
    Tuna shule tatu chini ya mkurugenzi mmoja, Dar, Morogoro na Tanga, na ada zinatofautiana kila sehemu, wazazi wanapiga simu ofisi isiyo yao, nauliza bei itakuwa ya shule moja au tatu?
    niko na restaurant CBD na ingine Thika Road, menu karibu ni ile ile lakini delivery ni different, sasa sielewi kama nanunua bot mbili ama moja itauliza mteja yuko wapi kwanza
    Sisi ni dental clinic yenye matawi sita mkoa wa Kilimanjaro, kila tawi lina daktari wake na ratiba yake, tungependa bot moja yenye namba moja kwa matawi yote kama inawezekana`,
  overkill: `
    nashona nguo nyumbani na watu watatu tu huniandikia kwa wiki, nitakuwa mjinga nikinunua mashine ya kujibu
    kanisa letu hupata maswali mawili kwa mwezi, mchungaji anadhani tunapoteza sadaka kwa teknolojia tusiyoihitaji, mnashauri nini
    najibu kila kitu mwenyewe kwa dakika kumi kila jioni, niambieni kwa uaminifu kama ada ya kila mwezi ina mantiki kwangu
    mume wangu anaona bot kwa kibanda cha juisi ni kununua trekta ya kulimia bustani, je ana haki
    lini biashara inakuwa ndogo mno kwa msaidizi kama huyu
    wagonjwa wanne kwa siku, kweli nahitaji mfumo wa kulipia
    labda tovuti rahisi yanitosha badala ya bot
    udogo wa biashara yangu hauhalalishi gharama hii, au
    ni kujisumbua bure
    wateja wachache, bot ya nini
    biashara ndogo mno kwangu
    je nahitaji kweli hii
    nina wateja watano tu kwa siku, hii ina maana
    napata wateja watano kwa siku, bot ni kupoteza pesa
    biashara yangu ni kibanda tu, si ni gharama bure
    saluni yangu ina kiti kimoja, nahitaji hii kweli
    kwa biashara ndogo ya samaki inafaa au ni hasara
    niambie ukweli, simu yangu haitoshi
    kweli nahitaji hii au nabaki kujibu mwenyewe
    oda mbili kwa siku zinahitaji bot kweli
    itanifaa mimi muuza samaki au napoteza hela
    napata ujumbe mchache kwa siku, nahitaji bot kweli
    biashara ni ndogo sana, bot inafaa
    nina wanafunzi 18 tu, si itakuwa kubwa mno kwangu
    niambie ukweli naihitaji kweli?
    napata meseji tano kwa siku, inafaa au hapana
    saluni ya kiti kimoja, ya nini mfumo mkubwa hivi
    biashara yangu ni ndogo sana kwa hii kitu
    kusema kweli duka dogo kama langu linahitaji bot?
    nafundisha watoto kumi nyumbani, kuna faida au niachane nayo
    kwa wiki napata maulizo matatu tu, automation ya nini
    daktari mmoja wagonjwa sita kwa siku, ni lazima niwe nayo
    wateja wote nawajibu mwenyewe, bado mnanishauri ninunue?
    na kama kazi ni kidogo sana mtasema nichukue pia
    kibanda cha chai, AI si ni kuzidisha
    nisije nikapoteza pesa bure kwa biashara ndogo kama hii, niambieni wazi
    biashara ikiwa na ukubwa gani ndio inaanza kuwa na maana, yangu ni ndogo mno
    ni kama kuua mbu kwa bunduki kwangu mimi
    duka la mtaani wateja arobaini tu ninaowajua, bot itafanya nini hapa
    usiniuzie tu, sema kama duka la kaunta moja linahitaji hii
    gym ina wanachama 25 nawajua wote kwa majina, itanisaidia kweli
    hii ni ya wakubwa tu ama hata sisi wadogo
    ni watu wachache sana wananiandikia, itajibu nani sasa
    mpiga picha nina kazi nne kwa mwezi, naona hii imenizidi
    ungekuwa wewe na kacherehani kamoja ka kushona ungechukua kweli?
    naona sihitaji kwa kazi yangu ndogo, wewe unasemaje
    nyumba ya wageni vyumba viwili zanzibar, naweza kuendelea bila hii?
    shirika letu lina watu wanne tu, toa maoni ya kweli kama tunafaa
    mwanamuziki, show mbili kwa mwezi, niache tu au
    chat zangu hazifiki saba kwa siku, zitalipa kweli gharama ya bot
    ukubwa wa mfumo huu na udogo wa kazi yangu vinaendana?
    tuko wawili tu dukani, hii AI si ya kampuni kubwa tu
    hii ni ya makampuni makubwa pekee
    nina kibanda kidogo, naweza kuitumia au ni ya kampuni kubwa`,
  doubt: `
    nimeshuhudia bot ya kampuni ya simu ikiwakera watu hadi wakahama, kwa nini nidhani yenu kwa hoteli yangu itakuwa tofauti
    wazazi wa shule hii huamini mtu wa ofisini tu, sina imani kwamba programu itawaridhisha hata kidogo
    kwenye maonyesho kila kitu hung'aa, ila nikirudi dukani kwangu na maswali ya kweli nahisi kitaanguka, nithibitishieni
    mimi ni mponyaji wa kienyeji na nadhani ai ni kelele za mjini, itanishawishi vipi kwamba inafanya kazi
    unanunua chatgpt na kuipaka rangi kisha unaniuzia
    wazee watakimbia wakisikia wanajibiwa na kompyuta
    kweli kitu hiki kinafanya kazi au ni porojo
    sina hakika kama itaelewa watu wangu wa mtaani
    ai ni hype tu
    siamini hizi bot
    bot hukera watu
    mashine haiwezi kazi yangu
    sidhani kama hii itafanya kazi kwetu
    nilishawahi kununua bot haikunisaidia
    wagonjwa wangu hawatapenda kuongea na mashine
    mimi nauza mboga sokoni, hii kitu itanisaidia kweli
    je si kupoteza pesa tu kununua bot
    ndani ni chatgpt tu, mbona pesa nyingi
    wateja wangu ni wazee, watapenda kuongea na mashine
    AI ni uongo mtupu
    niliwahi kununua bot ikawa haina maana
    watu wanachukia kujibiwa na roboti
    hii itanifaa kweli ama ni maneno tu
    siamini inaelewa kiswahili chetu
    bot ya awali ilikuwa mbaya
    wateja hawapendi chatbot
    hii si chatgpt tu`,
}
