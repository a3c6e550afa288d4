import type { business } from '#content/chat/topics/business.ts'
import type { Examples } from '../examples.ts'

export const swahiliBusiness: Examples<typeof business> = {
  offer: `
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
    mnafanya nini`,
  audience: `
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
    mnafanya kazi na makanisa au vikundi`,
  founder: `
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
    nitapata makadirio lini`,
  contact: `
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
    demo inaonyesha nini`,
  moveDemo: `
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
    sogezeni demo mbele`,
  demoForm: `
    demo inahitaji taarifa gani
    najaza nini ninapopanga demo
    lazima nitoe namba ya simu kwa demo
    barua pepe tu inatosha kupanga demo
    fomu ya demo ina nini
    lazima nifungue akaunti ili nipate demo
    fomu ya demo inauliza nini
    lazima niweke simu ili kupata demo`,
  trial: `
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
    nisome wapi maoni ya wateja`,
  trust: `
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
    nataka kusikia kutoka kwa mtu anayetumia`,
  templates: `
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
    answer desk ni kitu gani
    bidhaa za AI zilizo tayari ni zipi
    class kit iko tayari kutumika
    mna bidhaa gani za ai
    bidhaa zenu za shule ni zipi
    kuna bidhaa zilizo tayari
    bidhaa zenu ni zipi
    mna kitu kilicho tayari`,
  productCost: `
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
    ni nini kiliwasukuma kuanzisha hii
    wazo la kampuni hii lilitoka wapi
    kwa nini mlianza kazi hii
    hadithi ya kampuni yenu ni ipi
    lengo lenu ni nini
    kwa nini mnasaidia maduka madogo
    historia ya kampuni
    dira yenu ni ipi`,
  whyUs: `
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
    zana ya simu zilizokosa ni bei gani`,
  standIn: `
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
    je matawi yanaongeza gharama`,
  overkill: `
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
    biashara ni ndogo sana, bot inafaa`,
  doubt: `
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
