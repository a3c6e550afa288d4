import type { business } from '#content/chat/topics/business.ts'
import type { Examples } from '../examples.ts'

export const swahiliBusiness: Examples<typeof business> = {
  offer: `
    mnafanya kazi gani
    kampuni yenu inahusu nini
    kwani nyinyi mnafanya nini
    mbali na chatbot kuna huduma gani nyingine
    nieleweshe mnachouza
    orodha ya huduma zenu tafadhali
    mna huduma zipi
    mnauza nini hapa
    nieleze kwa kifupi mnachofanya
    mnatengeneza vitu gani
    zaidi ya bot mnafanya nini kingine
    tovuti hii ni ya nini
    mnatoa nini
    kazi zenu ni zipi
    ninyi mnafanya nini hasa
    mna huduma gani
    mnatengeneza nini
    nieleze kazi yenu kwa kifupi
    hapa napata nini
    mnafanya nini`,
  audience: `
    mna kitu kwa waandishi
    ni kwa ajili ya nani
    biashara ndogo kama yangu inafaa
    mnafanya kazi na biashara za aina gani
    je ni kwa makampuni makubwa tu
    mimi ni mama ntilie, naweza kutumia hii
    mnasaidia saccos au chama
    wakulima wanaweza kufaidika
    je kanisa letu linaweza kuchukua
    wateja wenu ni akina nani
    mtu mmoja anaweza kutumia
    mimi ni mfanyabiashara mdogo, inanifaa
    mimi ni fundi, inanifaa
    ni kwa watu gani
    hata duka dogo la mtaani linafaa
    mwanasheria anaweza kutumia
    je ni kwa kampuni kubwa tu
    mnafanya kazi na makanisa au vikundi`,
  founder: `
    nani atafanya kazi hii
    mko wangapi
    mwenye kampuni ni nani
    ni kampuni au mtu mmoja
    nani anatengeneza hizi bot
    timu yenu ina watu wangapi
    nitashughulika na nani
    uko peke yako au mna timu
    nani mwenyewe
    ninyi ni wangapi kwenye timu
    nani hasa atakayejenga bot yangu
    kampuni ni ya mtu binafsi au ya watu wengi
    mmiliki ndiye anajibu hapa
    nyie ni kampuni kubwa au mtu mmoja
    ni kampuni kubwa au mtu mmoja na mko nchi gani
    nani atanifanyia kazi hii
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
    mpo kenya au india
    mko nchi gani
    mpo mji gani
    anwani yenu ni ipi
    mnapatikana wapi
    kampuni iko india au kenya
    mko mji gani
    nipe anwani yenu
    mna tawi afrika
    ofisi iko wapi
    mna ofisi mumbai`,
  meeting: `
    tunaweza kukutana ana kwa ana
    mnaweza kuja dukani kwangu
    naweza kuja tuongee uso kwa uso
    tupange zoom call
    video call inawezekana kabla ya kuanza
    tufanye mkutano kwa video
    nataka tuonane
    naweza kuja ofisini kwenu
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
    umbali si tatizo
    mnafanya kazi na wateja wa nje
    niko mombasa, naweza kupata huduma
    niko dar es salaam
    naishi kisumu naweza kuagiza
    mnafanya kazi na watu wa kenya
    niko dar es salaam, mtanihudumia
    nipo kigoma, mtanifikia vipi
    sisi tuko eldoret, hii inawezekana bila kuonana
    niko uganda naweza kuagiza website
    nje ya india mnafanya
    bei kwa mteja wa kenya ni tofauti
    umbali ni tatizo
    mna wateja nje ya india
    niko kijijini, inawezekana
    mnafanya kazi nairobi
    niko kenya, mnaweza kunisaidia`,
  hours: `
    nikituma barua pepe najibiwa lini
    nikiandika nitajibiwa lini
    mnafungua saa ngapi
    mnafanya kazi jumapili
    mtanijibu baada ya muda gani
    saa zenu za kazi
    nikituma ujumbe usiku mtajibu lini
    nilijaza fomu bado nasubiri, mnachukua muda gani kujibu
    kwa kawaida mnajibu barua pepe baada ya muda gani
    leo ni sikukuu, mnafanya kazi
    nikiandika sasa hivi nitajibiwa saa ngapi
    mnachukua muda gani kujibu email
    mtanijibu lini
    nimejaza fomu jana sijapata jibu
    mnajibu jumapili
    mnafunga saa ngapi
    jibu linachukua muda gani
    bado nasubiri jibu lenu
    nikituma ujumbe leo mtajibu lini
    mnajibu baada ya muda gani
    nitapata makadirio lini`,
  contact: `
    nataka kuwapigia simu
    nataka kuongea kwa simu, namba ni ipi
    naandika wapi nikihitaji msaada
    nitumie namba yenu ya watsapp
    niwasiliane na nani
    email ya ofisi ni gani
    nampigia nani nikiwa na maswali
    nawasilianaje nanyi
    nipe namba ya simu
    barua pepe yenu ni ipi
    nitawafikiaje
    naomba mnipigie
    nitume ujumbe wapi
    namba ya whatsapp yenu
    namba
    email yenu
    nitawapataje
    nawapataje
    nipigie simu
    naweza kuwaandikia wapi
    sijui kuandika, naomba namba nipige
    namba yenu ya simu
    mnaweza kunipigia simu`,
  demo: `
    napataje demo
    naomba demo
    nionyesheni inavyofanya kazi
    nataka kuiona ikifanya kazi kwanza
    demo ni bure
    nawezaje kupanga onyesho
    naweza kuijaribu kabla ya kununua
    nioneshe kwanza kabla ya hela
    kuna onesho la mfano wa duka
    nataka kujionea kwa macho yangu
    demo napangaje
    nataka kuona mfano wa bot ukifanya kazi
    nataka kuona kwanza
    onyesho
    naweza kuonyeshwa kwanza jinsi inavyofanya kazi bila kulipa
    nionyesheni kwanza kabla sijalipa
    nataka kuona inavyofanya kazi
    demo ni lini
    nionyeshe kwanza
    nataka kujaribu kabla ya kununua
    demo inalipiwa
    naweza kupata demo jioni
    nipange demo jumamosi
    naweza kuona kwanza
    demo inaonyesha nini`,
  moveDemo: `
    nataka kubadilisha siku ya demo
    siku ya demo niliyochagua imenishinda
    naomba demo isogezwe wiki ijayo
    nataka kughairi demo
    naweza kuhamisha demo
    nighairi demo vipi
    siwezi kuja kwenye demo kesho
    sogezeni demo mbele`,
  demoForm: `
    demo inahitaji taarifa gani
    lazima nitoe namba ya simu kwa demo
    fomu ya demo ina nini
    fomu ya demo inauliza nini
    lazima niweke simu ili kupata demo`,
  trial: `
    kuna jaribio la bure
    naweza kutumia bure kwa wiki moja
    kuna toleo la bure
    je naweza kujaribu bila kulipa
    kitu gani ni bure
    bei ya makadirio ni bure
    bure kwanza
    naweza kutumia bure wiki moja
    kuna majaribio ya bure
    naweza kupewa wiki moja ya kujaribu bure
    mnatoa free trial
    mwezi mmoja wa majaribio upo
    mwezi wa kwanza ni bure
    naweza kujaribu bure`,
  pastWork: `
    naweza kuona kazi mliyofanya kwa kliniki
    nionyesheni mfano wa kazi yenu
    mna sampuli ya kuangalia
    nionyesheni kazi mlizofanya
    mmefanya kwa nani hapo awali
    kuna mifano ya kazi zenu
    mmewahi kutengenezea kliniki
    wateja wenu wa sasa ni nani
    miradi hiyo ni ya kweli
    mna mfano wa hoteli mliyofanyia
    nitumie link ya kazi zenu za zamani
    mlishawahi kufanyia duka la nguo
    nionyeshe portfolio
    naomba sampuli
    mfano wa kazi
    mmefanya nini hapo nyuma
    mmewahi kufanya kazi na shule
    nionyesheni tovuti mliyotengeneza
    nataka kuona sampuli
    kazi zenu za awali ziko wapi`,
  reviews: `
    nitawaaminije
    wateja wanasemaje kuhusu nyinyi
    mko wa kweli au matapeli
    kuna maoni ya wateja
    mna ushuhuda wa wateja
    kuna mteja aliyewahi kuandika maoni
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
    hamtatoweka na malipo yangu
    naogopa kuibiwa pesa
    nifanye nini nijue si wezi
    nitajuaje kama ni kweli
    nitajuaje hamtakimbia na pesa yangu
    nitajuaje kwamba hamtanila pesa
    nimeshatapeliwa, mna usalama gani kwa malipo ya awali
    mkipotea na pesa yangu itakuwaje
    nitawaaminije
    hii si utapeli
    mtakimbia na pesa yangu
    niliibiwa na fundi wa tovuti, ninyi mna tofauti gani
    nina hofu ya kulipa mtu nisiyemjua
    nina uhakika gani kwamba mtafanya kazi
    nitajuaje si matapeli
    mkichukua pesa mkatoroka
    niliibiwa na mtengenezaji mwingine
    mna uhakika gani kwamba mtafanya kazi`,
  figures: `
    mlianza lini
    mna miaka mingapi sokoni
    mpaka sasa mmehudumia wateja wangapi
    bot ngapi zinafanya kazi sasa
    mna wateja wangapi
    mna uzoefu wa miaka mingapi
    kampuni ilianza lini
    mmetengeneza bot ngapi
    mmefanya miradi mingapi`,
  smartSchool: `
    smart school itakuja lini
    smart school ni nini
    ile smart school imefika wapi
    tarehe ya smart school
    naweza kununua smart school sasa
    smart school inatoka lini`,
  clientCall: `
    naweza kuongea na mteja wenu mmoja
    nipe namba ya mteja wa zamani
    nataka kumuuliza aliyenunua bot
    kuna kliniki inayotumia bot yenu niulize
    niunganishe na mteja wenu
    naweza kumtembelea mteja wenu
    nitumie namba za wateja wawili
    nataka kusikia kutoka kwa mtu anayetumia`,
  templates: `
    mna templeti tayari
    kuna zana ndogo za bure
    templeti ya kujibu simu iliyokosa kupokelewa
    labs ni nini
    kuna ujumbe tayari wa kuomba maoni ya wateja
    kuna workflow zilizo tayari
    kwenye labs kuna nini
    mna kiolezo cha haraka
    kuna zana za bure
    mna kitu kilicho tayari`,
  products: `
    class kit inafanya kazi gani
    answer desk ina nini ndani
    song sketcher imekamilika
    bidhaa za AI zilizo tayari ni zipi
    mna bidhaa gani za ai
    answer desk ni nini
    class kit ni nini
    kuna bidhaa zilizo tayari
    song sketcher ni nini
    bidhaa zenu ni zipi
    mna kitu kilicho tayari`,
  productCost: `
    answer desk inauzwaje
    gharama ya class kit kwa shule
    answer desk ni bei gani
    class kit inagharimu kiasi gani
    kurekebisha bidhaa kwa biashara yangu ni kiasi gani
    class kit ni bei gani`,
  offTheShelf: `
    kama kuna programu nyingine bora mtaniambia
    kama kuna app ya bei nafuu inayotosha mtanieleza
    mtaniambia ukweli kama kuna kitu bora kwingine
    mtasema ukweli kama siwahitaji
    kama kitu cha bei rahisi kinatosha mtaniambia`,
  capacity: `
    mna miradi mingapi kwa wakati mmoja
    mna nafasi ya kazi mpya sasa
    mnaweza kupokea kazi yangu mwezi huu
    mko bize sana sasa
    miradi mingapi mnashughulika nayo
    uko peke yako, utaweza kazi yangu
    mmebanwa na kazi
    mna nafasi ya kazi mpya
    mnaanza lini kazi yangu
    mnafanya miradi mingapi kwa wakati mmoja`,
  mission: `
    ni nini kiliwasukuma kuanzisha hii
    kwa nini mlianza kazi hii
    lengo lenu ni nini
    historia ya kampuni
    dira yenu ni ipi`,
  whyUs: `
    kwa nini niwachague nyinyi
    mna tofauti gani na kampuni nyingine kubwa
    kipi kinawatofautisha
    kwa nini nisiende kwa kampuni kubwa
    faida ya kuja kwenu ni ipi
    faida ya kufanya kazi na mtu mmoja
    nini cha pekee kwenu
    kwa nini si wakala
    kwa nini niwachague ninyi
    mna tofauti gani na wengine`,
  job: `
    kuna mafunzo kazini kwa wanafunzi
    mnaajiri
    natafuta kazi
    naweza kutuma cv yangu
    kuna nafasi za mafunzo kazini
    naweza kujitolea kwenu
    mnahitaji mfanyakazi
    nina digrii ya IT natafuta ajira
    nataka kufanya kazi nanyi
    mna nafasi ya kazi
    naomba kazi
    mwanangu anatafuta kazi`,
  partner: `
    naweza kuuza bot zenu kama wakala
    nikileta wateja nitapata kamisheni
    nataka ushirikiano wa kibiashara
    nikiwaletea wateja nalipwa
    nataka kuwa muuzaji wenu tanzania
    mnatoa franchise
    naweza kuuza kwa jina langu
    naweza kuwa wakala wenu`,
  notOffered: `
    mnatengeneza simu zilizoharibika
    mnaweza kubuni nembo
    mnaendesha matangazo ya facebook
    mnachapisha kadi za biashara
    mnafunga kamera
    mnauza kompyuta
    mnaweza kusimamia instagram yangu
    mnahariri video za harusi
    mnatoa mikopo
    mnapiga picha za bidhaa
    mnafundisha masomo ya ziada
    mnaandika makala
    mnaweza kunitafutia wafuasi
    mnaweza kuongeza followers wangu
    mnauza vocha
    naomba mnipige picha za bidhaa
    mnarekebisha kompyuta
    mnachapisha fulana
    mnaweza kusimamia page yangu ya facebook
    mnanunua magari
    mnafunga intaneti nyumbani
    mnakodisha magari
    mnachapisha vitabu
    mnaweza kunifanyia hesabu za kodi
    mnatengeneza michezo ya simu
    mnatafsiri nyaraka
    mnauza mashine za kulipia
    mnatuma sms kwa wingi
    bulk sms mnayo
    mnatoa wahasibu
    mnauza laini za simu
    mnaweza kuposti kwenye instagram yangu kila siku
    mnafundisha kutengeneza programu
    kurekebisha simu
    kubuni nembo
    kupiga picha harusi
    matangazo ya google
    kufundisha kompyuta
    mnauza printa
    mnatengeneza kadi za mwaliko
    fundi wa umeme
    nataka kununua kiwanja
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
    chatgpt ipo bure, kwa nini nilipe
    whatsapp business ina auto reply tayari
    kuna kampuni inafanya kwa bei ndogo zaidi, ninyi mna nini
    nina whatsapp business tayari, kwa nini niwahitaji
    mko bora kuliko kampuni nyingine za bot
    kwa nini nisitumie chatgpt tu
    kwa nini nisitumie chatgpt mwenyewe`,
  freeTools: `
    kijenzi cha kifurushi ni nini
    package builder inafanya nini
    nipate bure ujumbe wa kuomba review ya google
    vitu vya bure ni vipi
    kijenzi cha kifurushi ni bure
    nini ni bure kwenye tovuti yenu
    kuna zana ya bure
    ujumbe wa kuomba maoni ni bure`,
  reviewRequests: `
    nipateje maoni zaidi ya google
    mna zana ya kuomba wateja maoni
    nataka mgahawa wangu upate nyota zaidi google
    ujumbe wa kuomba maoni kwa wateja waliofurahi
    wateja hawaachi maoni, nifanyeje`,
  missedCall: `
    wageni wanapiga simu usiku na hakuna wa kupokea
    wateja wakipiga nisipopokea wapate ujumbe
    simu ikipita nataka meseji iende yenyewe
    nakosa simu nyingi nikiwa na mteja mwingine
    kifaa cha kujibu missed call ni shilingi ngapi
    simu nyingi zinapita bila kupokelewa
    wateja wanapiga simu nami siwezi kupokea
    simu ikikosa mteja atumiwe ujumbe
    zana ya simu zilizokosa ni bei gani`,
  standIn: `
    mkipata dharura nani atanisaidia
    ukifariki au kuacha biashara, mfumo wangu utaendelea
    siku usipokuwepo nani anaangalia
    ukiugua itakuwaje
    uko peke yako, ukipata tatizo bot yangu itakuwaje
    ukifunga biashara nini kitatokea
    nani anakushikia ukiwa likizo`,
  orderLookup: `
    nataka tu kifaa cha kuangalia hali ya oda
    kutafuta oda peke yake bila kununua bot nzima
    zana ya hali ya oda peke yake bila bot`,
  leadScore: `
    inaweza kupanga wateja kwa umuhimu
    itaniambia mteja yupi ni wa kweli
    inasema nani nimpigie kwanza`,
  branches: `
    nina maduka mawili, bot moja inatosha
    kila tawi linalipa peke yake
    matawi matatu, je bot moja itahudumia yote
    nikifungua tawi la pili ninunue tena
    bei ni kwa kila duka au kwa yote
    kliniki zangu mbili zina saa tofauti, bot moja inaweza
    hoteli zetu ziko miji mitatu, mnafanyaje
    je matawi yanaongeza gharama`,
  overkill: `
    nina wateja watano tu kwa siku, hii ina maana
    biashara yangu ni kibanda tu, si ni gharama bure
    kwa biashara ndogo ya samaki inafaa au ni hasara
    kweli nahitaji hii au nabaki kujibu mwenyewe
    oda mbili kwa siku zinahitaji bot kweli
    itanifaa mimi muuza samaki au napoteza hela
    napata ujumbe mchache kwa siku, nahitaji bot kweli
    biashara ni ndogo sana, bot inafaa`,
  doubt: `
    sidhani kama hii itafanya kazi kwetu
    nilishawahi kununua bot haikunisaidia
    mimi nauza mboga sokoni, hii kitu itanisaidia kweli
    je si kupoteza pesa tu kununua bot
    wateja wangu ni wazee, watapenda kuongea na mashine
    AI ni uongo mtupu
    watu wanachukia kujibiwa na roboti
    hii itanifaa kweli ama ni maneno tu
    bot ya awali ilikuwa mbaya
    wateja hawapendi chatbot
    hii si chatgpt tu`,
}
