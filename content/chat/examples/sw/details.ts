import type { details } from '#content/chat/topics/details.ts'
import type { Examples } from '../examples.ts'

export const swahiliDetails: Examples<typeof details> = {
  answerDesk: `
    mazungumzo yote kwenye orodha moja na niweze kujibu mwenyewe
    whatsapp na website chat zionekane pamoja, nichukue usukani nikitaka
    kuna inbox inayoonyesha maswali bot iliyoshindwa
    nataka kuingia kwenye chat ya mteja kwa kubofya mara moja
    chat za wateja zote nizisome sehemu moja na nijibu inapobidi
    msaidizi ajibu lakini mimi nione kila chat kwenye list moja
    meza moja ya majibu ya chat zote ipo
    na niingilie mazungumzo nikiona inafaa
    mimi na dada tunaendesha hoteli, yeye anajibu whatsapp na mimi tovuti, tunagongana kila siku, kuna mahali tunaona zote pamoja
    nina saluni yenye wapokezi wawili, bot ikiwa inaongea na mteja mgumu mmoja wetu anaweza kubonyeza mara moja na kuendelea naye
    hebu fikiria nimechukua bot ya biashara, je kile kisanduku cha chat zote kinakuja bure pamoja nayo au nakilipia
    duka letu la simu hupoteza meseji kwa sababu ziko app mbili, tunahitaji inbox moja inayoonyesha hata maswali bot isiyojibu
    inbox moja ya whatsapp na website, inaitwaje kwenu
    kwenye ile desk ya majibu nikigusa mara moja nachukua chat
    chat za njia zote ziingie list moja tafadhali
    answer desk inakuja na kila bot au baadhi tu
    inbox moja ya chat zote
    answer desk ni kitu gan
    nieleze answer desk
    desk ya majibu inahusu nini
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
    nieleze bidhaa yenu ya answer desk
    naona wapi mazungumzo yote ya bot yangu
    ni app gani ya kusoma chat za wateja
    chat zote zinakuja sehemu moja
    naweza kutafuta ujumbe wa zamani wa mteja
    ujumbe ambao haujasomwa unaonekana vipi
    bot ilijibu nini usiku, nitaangalia wapi asubuhi
    meseji za whatsapp na za tovuti zinaingia inbox moja au tofauti
    nina kliniki na mhudumu wangu anataka kuona chat za wagonjwa kwenye skrini moja
    naweza kuona mazungumzo ya bot kwa simu au lazima kompyuta
    kuna ukurasa wa kuingia na kusoma mazungumzo yote?
    wafanyakazi wangu nao wataziona chat hizo
    historia ya chat inapatikana wapi
    na nikitaka kukagua bot ilisema nini kwa mteja nafungua wapi
    nitafute kwa jina au namba mazungumzo ya mteja fulani, inawezekana
    nionyeshe inbox yenu ikoje
    nahitaji ku-install nini ili nione meseji za bot
    maswali bot ilishindwa kujibu yanaonekana sehemu gani
    duka langu lina matawi matatu, chat zote zitakuwa kwenye orodha moja
    je mazungumzo yanaonekana kwenye whatsapp yangu ya kawaida au app nyingine
    orodha ya watu wote walioandikia bot wiki hii naipata wapi
    naweza kufuatilia bot ikiongea na wateja moja kwa moja
    mgahawa wangu unapata meseji nyingi, kuna sehemu moja ya kuziona zote?
    nitajuaje kuna chat mpya sijaisoma
    dashibodi ya mazungumzo ipo
    nataka kusoma yale mzazi aliandika mwezi uliopita, nitayapata wapi
    instagram na website, jumbe zao zinaonekana pamoja wapi
    bot inaongea na watu wangu lakini mimi nitaona wapi hayo maongezi
    skrini ya kuangalia chat za wateja wa hoteli yangu ni ipi`,
  classKit: `
    nikitoa sura moja napata mpango, quiz na ujumbe wa wazazi kwa mkupuo
    kit ya darasa inapatikana sasa au bado
    sura ya sayansi igeuzwe somo, jaribio na barua ya mzazi pamoja
    kile chombo cha walimu kutoka sura moja kiko tayari kutumika
    mwalimu anaweka sura, rasimu tatu zinatoka, mnacho
    class kit yenu inatoa nini kwa sura moja
    naweza kutumia class kit leo
    na vyote vitatu vitoke kwa sura moja
    mm ni mwalimu wa darasa la nne, kila jumapili nakesha nikipanga masomo, kile kifurushi chenu cha class kit kitanitolea vitu gani kutoka sura moja
    mkuu wetu wa shule aliona mradi wa mfano wenye somo, quiz na ujumbe wa mzazi, je hicho kifaa kinapatikana leo au bado kinajengwa
    kwa mfano nimeweka sura ya maji kwenye class kit, ujumbe wa wazazi utaondoka wenyewe au nitausoma na kuukubali kwanza
    shule yetu ni ya english medium ya madarasa ya msingi, sampuli ya class kit kwenye portfolio inatugusa kweli
    quiz ya class kit huja na matoleo mawili na ufunguo
    class kit inafuata syllabus yetu dakika kwa dakika
    rasimu za class kit mwalimu anaruhusiwa kuzibadili kabla
    kile kit cha walimu kinafanya kazi kwa lugha zipi
    class kit inatoa nini
    class kit ipo tayari
    kit ya walimu ni nini
    class kit madarasa gani
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
    naandika hisia na wimbo unajitokeza, mna kitu hicho
    nikiweka maneno yangu nisikie toleo la kwanza papo hapo
    chombo cha kutengeneza wimbo mwenyewe kwa mood kiko tayari
    chagua hisia na wimbo unatoka, inafanya kazi sasa
    mi ni msanii chipukizi na daftari langu limejaa mistari, ile sketcher yenu ya nyimbo naweza kuingia leo na kuicheza
    nilisoma kwenye ukurasa wa bidhaa kuhusu kitu cha kuchorea wimbo, je kitaniruhusu kubadili mstari mmoja na kuusikiliza tena
    labda nataka kuchezea maneno yangu mwenyewe nisikie mdundo mfupi kabla ya kuagiza, hiyo zana yenu ya kujaribu iko hatua gani
    nina kwaya na tunapenda kujitungia bila kumlipa mtunzi, hiyo song sketcher itatoka lini au bado mnaijenga
    kile kifaa cha kuchagua mood na lugha ya wimbo kimezinduliwa
    niandike maneno, kifaa kinipe wimbo mfupi, mnacho
    sketcher ya nyimbo haifunguki, ama bado haijatoka
    nijaribu sketcher ya nyimbo niisikie kidogo
    song sketcher iko live
    sketcher ya nyimbo ni nini
    zana ya kuchora wimbo
    sketcher itatoka lini
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
    hospitali yetu imependa moja ya bidhaa zenu ila kazi zetu ni tofauti, kuanzia leo hadi inafanya kazi kwetu tunapitia hatua zipi
    mimi ni mwalimu, kabla ya kununua bidhaa nataka kuiona na sura zangu mwenyewe mbili tatu, mnaruhusu jaribio kama hilo
    tukichukua bidhaa ikabadilishwa kwa kiswahili cha ofisi yetu na mwakani tunataka kipande kingine, gharama tutaijua mapema
    nina duka la vitambaa, nikitaka bidhaa yenu iendane na mimi nianze kwa kuwaeleza nini na nitoe mfano gani
    trial ya bidhaa na meseji zangu halisi inafanyikaje
    bidhaa inarekebishwa maneno, lugha na tools gani
    sentensi mbili za kazi yangu zinatosha kuanza na bidhaa
    mkishairekebisha bidhaa kwetu mtatufundisha namna ya kuitumia
    hatua za kuchukua bidhaa
    bidhaa inabadilishwaje
    niijaribu bidhaa kwanza
    product ikue baadaye vipi
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
    nimefika kwenye ukurasa wa muziki nikakuta wimbo wa bibi anayetimiza miaka sabini na tano, unaimbwa kwa lugha gani na ni mrefu kiasi gani
    mimi producer, nataka kujua ule wimbo wenu wa mfano una bpm ngapi na mpangilio wake unaendaje kutoka intro hadi outro
    kabla ya kuagiza wimbo wa birthday ya mama nataka kuelewa sampuli yenu inakuja na mafaili gani, karaoke ipo au kipande kifupi
    kwenye sampuli yenu nimeona maneno mukhda na antara, mimi mwimbaji wa taarab sielewi, huo wimbo umepangwaje
    sampuli ya birthday song inaimba kuhusu nani
    ule wimbo wa mfano una dakika na sekunde ngapi
    sampuli ya wimbo inaonyesha nini kabla haujaimbwa
    demo ya wimbo wa bibi ina antara ngapi
    tempo ya wimbo wa mfano
    nani ke pachattar ni lugha gani
    sampuli ya muziki inaitwaje
    wimbo wa mfano una muda gan
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
    mwalimu wetu mkuu anastaafu julai na tunataka kumshtua kwa wimbo wenye jina lake na vituko vyake, hizo ni kazi mnazofanya
    kama mc wa harusi Mombasa, wateja huniuliza kama mnaweza kutaja mtaa walikokutana na utani wa marafiki ndani ya wimbo
    tuseme hivi, tunazindua hoteli mpya mwezi ujao, mtatutungia wimbo wa ufunguzi na ni kiasi gani kwa event kama hiyo
    dada yangu anatimiza hamsini na tunataka zawadi ya tofauti, je birthday nayo iko kwenye aina za nyimbo mnazotunga
    sherehe za aina gani watu hutungiwa nyimbo na nyinyi
    send off na harusi vyote mnaviimbia
    majina ya watoto na vituko vya nyumbani viingie ndani ya wimbo
    event song inaruhusu mabadiliko mara mbili kwa sherehe yoyote
    nyimbo za harusi na birthday
    wimbo wa uzinduzi mnatunga
    event songs za nini
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
    mimi ni mwandishi wa hadithi za kutisha, kwenye mfano wenu wa video ya kitabu nini kinaonekana kwanza na nini kinafuata
    nimeona page ya ubunifu ina mfano wa video yenye scene nne, nielezee kila scene inahusu nini kabla sijaagiza yangu
    mathalani naagiza video kama ile ya mfano, je msomaji ataambiwa mahali pa kukipata kitabu na je itafaa kwa reels
    riwaya yangu ina mstari mmoja mkali sana, katika mfano wenu je kuna sehemu ambapo mstari wa kitabu husomwa
    scene za video ya mfano ya kitabu ni nne zipi
    mfano wa book video unamaliza kwa kuonyesha nini
    dunia ya kitabu inaonyeshwa kwa picha ngapi kwenye mfano
    ile sampuli ya video ya kitabu imepangwa namna gani
    scene nne za book video
    mfano wa video ya kitabu
    sampuli ya trailer inaanzaje
    book video sample nieleze
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
    mimi natunga mashairi na pia naandika riwaya fupi, kile kitengo chenu cha ubunifu kimetengenezwa kwa watu kama mimi au kwa makampuni
    nimeandika kitabu cha mapishi na mtu kaniambia mna kazi tatu za creative, ni zipi hizo na zinagharimu vipi
    rafiki yangu ni youtuber na mimi ni novelist, nani kati yetu anafaa kuja kwenye creative services zenu na atapata nini
    tuseme nina wazo tu kichwani na mistari michache, kwenye upande wenu wa ubunifu linaweza kugeuzwa kuwa kitu gani
    creative services ni za watu wa aina gani hasa
    video, website au wimbo, ndivyo vitu vya upande wa ubunifu
    mtu wa vitabu anapata vitu gani vya creative kwenu
    upande wa ubunifu unahudumia waandishi tu ama na creators
    creative ni ya nani
    huduma za creators na authors
    ubunifu wenu una nini
    kitengo cha creative kinafanya nn
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
    mimi nafundisha sayansi darasa la saba, ule mfano wa somo la usanisinuru umegawanywa dakika ngapi kwa kila sehemu
    mkuu wa idara anataka kuona draft halisi kabla ya kununua, ule mfano wa dakika arobaini una vipengele gani kuanzia mwanzo
    kwenye sampuli ya somo niliona wanafunzi wanahesabu mapovu ya jani ndani ya maji, hiyo shughuli inachukua muda gani
    nina watoto wasiopenda sayansi, ule mfano wenu wa somo unafungua vipi mada ya rangi ya kijani ya majani
    mfano wa lesson plan ya photosynthesis una quiz ndani
    somo la mfano linaisha kwa homework na ujumbe kwa mzazi
    sampuli ya lesson ni final au draft inayomsubiri mwalimu
    ile lesson ya jani imepangwa kwa muda gani jumla
    mfano wa lesson plan
    sampuli ya somo la photosynthesis
    lesson ya mfano dakika ngapi
    somo la jani lina nini
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
    nina duka la dawa, naweza kujihesabia gharama kwenye site kabla ya kuongea
    kuna sehemu nachagua ninachotaka na kuona jumla
    mna kikokotoo cha gharama mtandaoni
    na nijumlishe mwenyewe bila kupiga simu
    mimi huwa sipendi kuongea na wauzaji kabla ya kujua namba, kuna sehemu ya kubofya bot, sauti na dashibodi nione hela zinavyopanda
    bosi wangu wa kiwanda anataka figure ya haraka leo jioni, tunaweza kujipangia mchanganyiko wetu kwenye website na kuona inafika ngapi
    chukulia nimechagua vitu vyangu kwenye kile kikokotoo, je nikiomba quote mtaona nilivyochagua au naanza kuandika upya
    nina studio ya muziki, nataka kupiga hesabu ya jingle mbili na wimbo mmoja kwa kubofya mwenyewe, hicho chombo kinapatikana bila hela
    kuna calculator ya kujipangia package kwenye site yenu
    builder ya package naipata ukurasa upi
    niweke tiki kwa ninavyotaka nione total bila kuongea na mtu
    namba za kwenye calculator zinatoka orodha ya bei kweli
    package builder iko wapi
    calculator ya bei
    builder ni free
    nijipimie gharama mwenyewe wap
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
    mie nina tuition ya watoto sitini na wanakaa karibu karibu wanaibiana, kile kiolezo cha mtihani wa sura kinatoa karatasi mbili tofauti
    walimu wetu hawana muda wa kutunga mtihani kila wiki, tunaweza kuomba ile template ya test kutoka kurasa tunazofundisha na ni bei gani
    ikitokea nachagua kiwango kigumu kwa kidato cha nne, ile template ya quiz kutoka sura itanipa pia majibu ya kusahihishia
    nina coaching centre siyo shule, je template ya jaribio la sura inatuhusu na tunaipataje maana sioni kitufe
    template ya chapter test inafunguka kwenye word na pdf
    test ya sura yenye matoleo mawili naombaje kwenye templates
    jaribio la kurasa nilizofundisha lina marking key ndani
    chapter quiz ya labs inalipwa kwa mwaka kwa shule
    chapter test template
    quiz ya sura na answer key
    template ya mtihani wa sura
    test ya sura naipataje
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
    kiolezo cha quiz kwenye labs ni nini
    wanafunzi wanaigilizia jirani, itatoa karatasi tofauti za mtihani
    mtihani unaweza kuwa na seti mbili tofauti`,
  clinicSample: `
    mi ni daktari wa meno Dodoma, nimeona mradi wa booking desk kwenye kazi zenu, je ulifanya nini hasa na ulijibu wagonjwa kwa lugha gani
    kwenye sampuli ya kliniki ya meno, mgonjwa akiandika usiku ana maumivu makali, lile dawati linafanya nini naye
    nimeangalia portfolio, ule mradi wa kwanza wa dentist ni wa mteja halisi ninayeweza kumtembelea au ni hadithi tu
    hebu fikiria nataka kitu kama ile sampuli ya meno, je ilikuwa inaandika miadi kwenye orodha ya siku na kukumbusha siku moja kabla
    dental practice ya mfano inatumia whatsapp ama website
    sampuli ya booking desk inatoa nafasi zilizo huru tu
    mradi wenu wa dentist mgonjwa akihama siku unamhamisha
    ile kliniki ya viti viwili kwenye portfolio nieleze
    mradi wa dentist ni upi
    sampuli ya meno inafanyaje
    booking desk ya mfano
    dentist wa portfolio ni wa kweli
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
    nina duka la vitenge mtandaoni linalofanana na ule mradi wa sari, je kwenye sampuli yenu oda ilitafutwa kwa kutumia nini
    muuza mikoba ya kusukwa nauliza, kwenye portfolio kuna order desk ya sari, mwenye duka alikuwa anaambiwa mambo yapi
    ule mradi wa pili kwenye kazi zenu unasema majibu yanatoka kwa courier, je ni data ya kweli ya msafirishaji
    nataka skrini moja yenye oda zote kama ile ya mradi wa sari, sampuli ilionyesha nini hapo
    order desk ya sari kwenye portfolio ilifanya kazi gani
    mteja wa mradi wa sari ni wa kubuni ama yupo
    sampuli ya sari humwambia mwenye duka stock ikipungua
    mradi wa sari za mkono unatumia namba ya simu kupata oda
    mradi wa sari portfolio
    order desk ya mfano
    sampuli ya sari ina dashboard
    sari project nieleze
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
    nimeshuhudia makampuni yakijiandikia sifa zenyewe, kwenu lile neno verified pembeni ya jina la mtu linapatikanaje
    mie ni mteja wa zamani wa agency nyingine na najua reviews nyingi ni feki, ninyi mnahakikishaje aliyeandika kweli alilipia kazi
    labda jirani yangu mwenye chuki anataka kuandika ushuhuda mbaya wa uongo, je utatokea moja kwa moja au unapitiwa kwanza
    kazi yangu ya website imemalizika na nimetumiwa link, hiyo link ina uhusiano gani na kuitwa verified client
    testimonial inapitiwa na nani kabla haijapanda
    reviews za kubuni mnazizuia kwa njia gani
    anayepata alama ya verified amepitia njia gani
    kila ushuhuda umekubaliwa na mwenyewe kuonyeshwa
    verified client maana
    ushuhuda unahakikiwaje
    reviews zinakaguliwa
    alama ya verified inatoka wap
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
    asubuhi mnasoma ujumbe wetu saa ngapi
    ni saa ngapi ya siku huwa mnafungua meseji za watu
    mwanzilishi hukaa kujibu ujumbe kuanzia saa ngapi
    kila siku meseji zinasomwa wakati gani
    mimi huamka saa kumi alfajiri kuoka mikate, nina hamu ya kujua wewe unayejenga hizi bot unaanzaje siku na unamaliza na nini
    nataka kukupigia video call, kwa kawaida katika siku yako demo na simu huwa zinawekwa kipindi gani
    rafiki anasema mtu mmoja hawezi kumudu haya yote, hebu nionyeshe siku yako kazini inagawanywa vipi kutoka asubuhi
    assume bot imeshindwa swali mchana, katika utaratibu wa siku ni saa ngapi huwa unakaa kurekebisha yaliyoshinda
    siku ya kawaida ofisini kwenu inaendaje
    meseji zetu zinasomwa kipindi gani cha siku
    building inaanza saa ngapi kwenye ratiba yako
    alasiri saa tisa huwa kuna shughuli gani kwako
    routine yako ya siku
    unaanza kazi saa ngapi
    siku yako inaendaje
    ratiba ya founder
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
    kabla ya kukabidhi kiwanda changu kwa mtu nataka kujua uwezo wake, founder wenu ana utaalamu wa mambo gani hasa
    mwalimu mkuu hapa, je mna uelewa wa kutosha wa zana za shule zinazotunza data kidogo au mmezoea maduka tu
    fundi aliyepita hakujua sheria za templates za whatsapp tukafungiwa, wewe una ujuzi gani na mambo ya whatsapp business
    nina duka la mtandaoni lenye stock na malipo, ni eneo mnalolifahamu kwa kina au mnajifunza kupitia mimi
    founder yuko vizuri kwenye maeneo gani ya kazi
    skills zenu ziko kwenye automation, websites au muziki
    umebobea upande gani kati ya shule, maduka na nyimbo
    mambo gani mnayajua kwa kina zaidi kuliko mengine
    utaalamu wa founder
    skills zako ni zipi
    unajua nini vizuri
    speciality yenu ni ipi
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
    mimi si mtu wa kompyuta, kuna kazi moja hunichosha kila siku, nianze kwa kufanya nini
    kazi moja tu ya dukani inanikera kila asubuhi, hatua yangu ya kwanza ni gani
    sina ujuzi wa tech, nataka kuwapa kazi moja ndogo, nifanye nini kwanza
    ni kazi moja tu inanila muda kliniki, naanzaje ili nijue gharama yake
    nataka kuanza kidogo na kero moja ya kila siku, nianze vipi
    mwalimu nisiyejua mitambo, kuna kazi moja nataka ifanywe na ai, nianze na hatua ipi
    kero yangu ni moja tu kila siku, nifanye nini kwanza kuanza nanyi
    nifanye nini kwanza nikiwa na kazi moja ndogo ya kuwapa
    nina hoteli ya vyumba ishirini, kazi ni nyingi kila kona na sielewi AI ianze kunipunguzia mzigo upande gani
    mimi ni mkurugenzi wa NGO, kila mtu anasema tumieni AI lakini hakuna anayejua kwa kazi ipi, tuanze na jambo gani
    tuseme hivi, nataka kujaribu agent kwa mara ya kwanza kiwandani, ni kazi ya aina gani yenye hatari ndogo niianzie nayo
    kila siku nafanya jambo lile lile la kuchosha dukani na siwezi kuamua lipi niwape ninyi, hebu nielekezeni hatua ya mwanzo
    mimi mgeni kabisa wa ai, nipeni pa kuanzia
    kazi inayochosha zaidi ndiyo naianza kuotomatiki
    ushauri wa task ya kwanza kwa anayeanza
    nichague kazi ya kujirudia rudia ama ngumu kwanza
    ai nianzie wapi
    first step ni ipi
    task gani ya kwanza
    nimekwama, nianze na nini
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
    mnanishauri nianze na kazi gani
    nina duka dogo, sina website wala chochote, nianzie wapi
    sina chochote mtandaoni naanzaje
    hatua ya kwanza ni ipi
    biashara yangu haina kitu cha kidijitali, nianze na nini
    baba ana duka la nguo miaka thelathini kila kitu kwenye daftari, tuanze vipi kwenda mtandaoni
    sijui nichukue nini kwanza, nielekeze
    nimefungua saluni juzi, sina ukurasa wala tovuti, kwanza nifanye nini
    website kwanza au whatsapp kwanza kwa duka jipya
    nina namba ya simu na bango tu, nitoke hapa niende wapi
    nauza chakula cha kubeba, mgeni kabisa kwa haya mambo, nionyeshe njia
    na kama sina kitu chochote tayari, mtaanza na kipi kwangu
    sijui kompyuta kabisa, niongoze hatua kwa hatua kutoka mwanzo
    shule ya kijijini haijawahi kutumia programu yoyote, ianzie wapi
    nataka kuleta biashara mtandaoni lakini sijui kipi kinatangulia
    natengeneza achari nyumbani nataka kwenda digital, mwanzo ni upi
    huduma zenu ni nyingi, mimi nina hardware ya kawaida, nichagulie pa kuanzia
    kiwanda kidogo hakipo mtandaoni kabisa, tushaurini hatua ya mwanzo
    mara yangu ya kwanza, watu wenye biashara ndogo huanza na nini
    naanza kutoka sifuri nisaidieni
    bado tunatumia kalamu na daftari, tubadilishe nini kwanza
    dalali wa nyumba, kazi ilikuwa ya mdomo kwa mdomo tu, step ya kwanza ya online ni gani
    duka langu halipo hata google na watu wanaongelea AI, mimi nianze na lipi
    ingekuwa mgahawa wako mdogo usio na kitu mtandaoni ungeanza wapi
    mwalimu wa tuition sina chochote online, nipe hatua ndogo kabisa ya kuanza
    kliniki mpya haina hata kompyuta, mpangilio wa kuanza ni upi
    mimi mwandishi sina ukurasa popote, mtu kama mimi aanzie wapi
    niko na kaduka thika, nataka kuanza mambo ya digital, natumia njia gani
    mzee wa miaka hamsini mwenye duka, nitaingiaje kwenye mambo ya mtandao kwa mara ya kwanza`,
  formBudget: `
    niko kwenye fomu ya makadirio na sehemu ya bajeti imenikwamisha, nina elfu sitini za website ya lodge, niweke tiki kwenye kundi lipi
    kama meneja wa mgahawa, kabla ya kujaza fomu naomba unisomee makundi yote ya bajeti kutoka dogo hadi kubwa
    shule yetu haina haraka na mradi unaweza kuchukua zaidi ya nusu mwaka, kwenye timeline ya fomu kuna chaguo hilo
    mathalani nataka kazi ndani ya wiki mbili, kwenye sehemu ya muda ya fomu hiyo inaitwaje na chaguo zingine ni zipi
    dropdown ya budget kwenye form ina options gani
    laki tatu inaingia kundi gani la bajeti kwenye fomu
    muda wa mwezi mmoja hadi miezi mitatu upo kwenye fomu
    fomu inataka niseme timeline, machaguo ni yapi
    budget options za fomu
    timeline ya form
    bajeti kwenye fomu zipo ngapi
    elfu hamsini ni bajeti ipi fomu
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
    mm ni mshonaji nafanya kazi na mashine moja nyumbani, fomu ya makadirio inaniuliza aina ya biashara, mimi naingia wapi
    kiwanda chetu kina wafanyakazi mia sita na matawi mawili, pale kwenye business type ya fomu tuchague medium au enterprise
    ndio kwanza tumefungua kampuni ya usafirishaji wawili tu, kwenye fomu kuna sehemu ya biashara changa kama yetu
    tuseme mimi si biashara bali mwandishi binafsi, kwenye orodha ya aina za biashara ya fomu nitabonyeza nini
    business type dropdown ina machaguo mangapi na yapi
    mimi binafsi bila kampuni, fomu inaniruhusu kuchagua nini
    fomu inasema enterprise ni watu kuanzia wangapi
    wafanyakazi ishirini tunahesabiwa small au medium kwenye fomu
    business type nichague nini
    freelancer yupo kwenye fomu
    aina za biashara fomu
    kampuni ndogo fomu inasemaje
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
    kwenye fomu naona maneno critical, high, medium na low, mimi mwenye kliniki nataka bot ya kukuza biashara, hiyo ni ngazi gani
    mi ni mwalimu na ndio naanza kuchunguza tu bila mpango wa kununua, kwenye sehemu ya urgency ya fomu niweke nini
    fomu inaniuliza complexity na sijui hata maana yake, nikiiacha bila kuchagua fomu itakubali kutumwa
    chukulia mfumo wetu wa oda umekufa na tunahitaji suluhisho leo leo, kwenye urgency ya fomu hiyo inaitwaje
    urgency ya medium kwenye form inamaanisha nini
    complexity ya high ni AI ya namna gani kwenye fomu
    nieleze ngazi za haraka kwenye fomu ya quote
    complexity kwenye form ni lazima nijaze ama hiari
    urgency levels za fomu
    complexity low ni nini
    critical maana yake fomu
    uharaka nichague upi
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
    bot mliyonijengea imeokoa saluni yangu na ningependa dunia ijue, kuna ukurasa wa kuandika hayo na nitatakiwa kujaza nini
    mimi si hodari wa kuandika kiingereza lakini nataka kuwasifu, kwenye fomu ya ushuhuda kuna kitu cha kunisaidia kupanga maneno
    wimbo wa harusi yetu ulikuwa mtamu sana, nawezaje kuwapa nyota tano na kuandika maneno mawili matatu ya shukrani
    ikitokea nataka kuandika ushuhuda wa website ya shule, je kampuni, cheo na picha ni lazima nijaze au ni hiari
    fomu ya write a testimonial iko page gani
    natoa rating ya nyota ngapi hadi ngapi kwenye ushuhuda
    vitu vya lazima kwenye fomu ya ushuhuda ni vipi
    ai help kwenye fomu ya ushuhuda inasaidia vipi
    naandika testimonial wapi
    kuwapa five stars
    fomu ya kutoa sifa
    testimonial inahitaji nn
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
    mimi ni mganga wa jadi na sitaki jirani wajue natumia AI, nikiandika ushuhuda naweza kubaki bila jina na picha isitokee
    jina langu ni Asha Valentine, kwenye ushuhuda ningependa litokee kama Asha V tu, hilo linawezekana kwenye mpangilio wenu
    hebu fikiria picha yangu ya ushuhuda ni ya iPhone na ni megabyte nane, itakubaliwa au kuna aina na ukubwa maalum
    niliandika ushuhuda na nimepokea link kwenye email, kwa nini mnaituma na je hiyo email itaonekana na wasomaji
    nikichagua kutotajwa je kampuni yangu nayo inafichwa kwenye ushuhuda
    photo ya ushuhuda iwe jpeg au png ngapi mb
    ushuhuda wangu uonyeshe jina la kwanza na herufi moja
    email ya aliyeandika ushuhuda inawekwa hadharani
    ushuhuda bila jina
    picha ya testimonial mb ngapi
    jina nusu kwenye ushuhuda
    email isionekane kwenye ushuhuda
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
    demo ni kwa saa za nchi gani
    saa ya demo ni ya India au ya kwangu
    niko London, demo itakuwa saa zipi kwangu
    lazima nibadilishe saa za demo mwenyewe
    niko Zanzibar na nimechagua demo ya saa kumi jioni, naona namba mbili za saa kwenye page, ya chini ndiyo ya kwetu
    nimebook demo kwa ajili ya bodi ya shule, tunahitaji kujua itachukua dakika ngapi na tutaingia kupitia nini siku hiyo
    kwa mfano nimeshaweka demo ya hoteli yangu, naweza kuipeleka kwenye kalenda ya simu ili nisiisahau, na je kuna file
    niliwahi kwenda demo nikakuta muuzaji asiyejua kitu, kwenu ninayekutana naye ni yule atakayeijenga kazi yenyewe
    saa za demo kwenye site ni indian time ama eat
    demo yangu nitaijoin vipi siku ikifika
    kwenye page ya demo saa zangu zinaonekana chini ya zenu
    demo inaweza kuingia google calendar kwa tap moja
    demo time ni ya nani
    demo dakika ngapi
    kujoin demo vipi
    nitaonana na nani demo
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
    mtanitumia kiungo cha kujiunga na demo
    nikibook demo saa tisa, ni saa tisa yangu au ya India`,
  scope: `
    tulikubaliana bot ya kujibu wagonjwa tu, sasa daktari anataka iandike pia malipo ya bima, hilo litaingia kwenye bei ya awali
    mi ni mwenye hoteli, nataka kujua kabla ya kusaini ni wapi pameandikwa hasa nitakavyopewa na siku nitakayovipokea
    fundi wa kwanza alisema kila ninachoomba kiko nje ya mkataba, kwenu nani anaamua kilichomo na kinachotozwa kando
    labda natoa ada ya mwezi na nataka badiliko dogo kwenye bot, hilo linahesabika ndani au ni kazi mpya
    nikiongeza feature mpya baada ya kusaini quote mnafanyaje
    kazi iliyo nje ya tulivyokubaliana inapewa bei yake
    mradi umeanza, nimekumbuka page nyingine nahitaji, inakuwaje
    nini kimo kwenye oda yangu kinasomwa kwenye quote
    kazi ya ziada inalipwa
    scope yangu imeandikwa wapi
    nikitaka kuongeza kitu je
    extra feature bei kando
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
    mshirika wa zamani wa biashara alivunja makubaliano waziwazi na hakuna kilichofanyika, kwenu mkikosea vibaya nina siku ngapi za kuwapa mjirekebishe
    mwanasheria wa shule nauliza, tuseme upande wetu umekiuka vigezo sana, oda yetu inasitishwa papo hapo au tunapewa nafasi
    kampuni yetu inaogopa kubaki mikono mitupu, oda ikikatizwa kwa sababu ya ukiukaji data zetu na kazi iliyofanyika vinaendaje
    ikitokea ninyi hamtekelezi mlichokubali na tumewaandikia mara mbili, je tunaruhusiwa kuvunja oda hapo hapo
    breach ya mkataba inashughulikiwa vipi kwa pande zote
    siku kumi na nne za kujirekebisha zinahesabiwa tangu lini
    mkivunja makubaliano vibaya sana mimi nina haki gani
    oda ikivunjwa kwa kosa la mmoja, kazi iliyoisha inalipwa
    terms zikivunjwa je
    breach siku ngapi
    kosa kubwa la mkataba
    order kukatishwa kwa ukiukaji
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
    mnaweza kuvunja oda yangu lini
    itakuwaje kama hamkumaliza kazi
    ukipotea na advance yangu nitafanya nini
    kama kazi siyo kama tulivyokubaliana narudishiwa pesa?
    uko peke yako, ukiacha kujibu katikati ya kazi je
    fundi wa website wa mwisho alinitoroka na pesa, nitajuaje wewe hutafanya hivyo
    mkivunja makubaliano haki zangu ni zipi
    kazi ikiachwa nusu pesa yangu inaenda wapi
    refund ipo kama hamtafanya kazi mliyoahidi
    na kama ukaacha mradi katikati?
    nimelipa na hakuna kilichofanyika, nitarudishiwa hela?
    naweza kukushtaki wapi ukinitapeli
    mmeahidi booking na sauti, mkaleta booking tu, nifanyeje
    nikiona hamjatimiza masharti naweza kusitisha oda
    nalalamika wapi kama hamkutekeleza mkataba
    ukiumwa au ukifunga biashara mradi wangu utakuaje
    kuna dhamana yoyote ya maandishi endapo hutakamilisha kazi
    nina kliniki, naogopa kutapeliwa, usipoleta bot nitalindwa vipi
    mnapewa siku ngapi kurekebisha kama mmekiuka masharti
    je kosa likiwa lenu bado hamrudishi pesa
    tovuti haijakamilika halafu unasema imeisha, nitafanyaje hapo
    nusu niliyolipa itarudi kama umeshindwa kuitengeneza?
    mtoa huduma akienda kimya na simu imezimwa, mteja afanye nini
    nitapata data zangu mkiacha kazi?
    ukienda kinyume na quote nani anawajibika
    tafadhali eleza hatua ninazoweza kuchukua mkishindwa kutimiza ahadi yenu
    sehemu zilizoahidiwa zikikosekana naweza kudai pesa zangu
    ukichukua pesa bila kufanya kazi
    mkataba ukivunjwa na upande wako inakuwaje`,
  chatRequest: `
    nimeuliza maswali mengi kuhusu saluni yangu hapa, sijakubali chochote, je mwanzilishi ameshapata kama ombi rasmi
    mie ni mama wa nyumbani nauliza tu kwa shauku, sitaki kesho nikute nimesajiliwa kama mteja kwa sababu ya kuchati hapa
    assume nimeona muhtasari wa nilichosema na sijabonyeza ndiyo, maneno yangu yanabaki maongezi ya kawaida au yametumwa
    nataka haya tuliyoongea kuhusu bot ya gereji yahesabiwe kama ombi la kweli, hatua gani inayafanya yawe ombi
    kuchati hapa hakunifanyi kuwa lead sio
    bila ndiyo yangu hakuna kinachopelekwa kama ombi
    nikitype tu hapa kuna request inafunguliwa
    kabla ombi halijaenda naonyeshwa summary kwanza
    hili ni ombi tayari
    chat inakuwa request lini
    sijatuma ombi bado, sindio
    kuongea hapa ni kuagiza
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
    mzee wa miaka sabini hapa, nikifariki mwanangu anaweza kusimamia habari nilizowaachia ninyi, na kisheria nina haki gani nyingine
    nilikubali mtumie habari zangu kwa ajili ya makadirio, sasa nimebadili msimamo, sheria inaniruhusu kuiondoa idhini niliyotoa
    tuseme hivi, mwalimu anataka kujua mamlaka yake yote juu ya taarifa alizojaza, ni vitu gani anaweza kudai na vipi afanye mwenyewe
    nasoma kuhusu haki za watu kwenye data na nataka kujua kwenu nina haki zipi, ipi kwa link na ipi kwa kuandika email
    haki za mtu aliyewaachia details zake ni zipi
    naweza kuteua mtu wa kuniwakilisha kuhusu data yangu
    nikitaka kuwithdraw consent niliyowapa nifuate njia gani
    je nina haki ya kuona, kusahihisha na kulalamika
    data rights zangu
    haki zangu kisheria kwenu
    kuteua msimamizi wa data yangu
    kuondoa consent niliyotoa
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
    mm ni mshindani wa biashara kama yenu na napenda kusoma bei kimya kimya, kuna kitu kitawaambia kwamba ni mimi nilipita
    tovuti nyingi hunizuia mpaka nifungue akaunti, kwenu naweza kusoma kurasa zote za shule bila kuacha email wala simu
    mathalani nimepitia kurasa kumi na sijajaza fomu yoyote, je kuna chochote kuhusu ziara yangu kilichohifadhiwa kwenu
    mimi ni mfanyakazi wa kampuni fulani, natafuta huduma kisiri, bosi hatajua nimeperuzi hapa na ninyi hamtajua jina langu
    kuperuzi tu bila kujitaja kunaruhusiwa kwenye site
    nikiingia na kutoka bila kujaza kitu mnajua jina
    hakuna signup ili kusoma kurasa zenu
    nasoma kimya bila kuacha alama yoyote kwenu
    kusoma bila account
    naperuzi bila jina
    login inahitajika kusoma
    mgeni asiyejulikana anaruhusiwa
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
    nilipobonyeza kitufe cha whatsapp kwenye page yenu nikahamishwa, kuanzia hapo habari zangu zinalindwa na kanuni za nani
    mi ni afisa wa usalama wa kampuni, je page zenu huvuta vitu kutoka google au meta kabla mtu hajabofya kiungo chochote
    tuseme nafungua page ya malipo ya kadi kutoka kwenye link yenu na kitu kiharibike huko, sera ipi inanihusu
    naogopa link za kalenda kwenye tovuti, nikiigusa wanajua mimi ni nani na je ninyi mnahusika na wanachofanya
    links za nje zina privacy policy yao wenyewe
    page yenu inaload chochote cha facebook kabla ya click
    nikitoka kwenu kwenda site nyingine sheria hubadilika
    viungo vya nje vinaweza kuniona nisipovigusa
    links za nje ni salama
    link ya whatsapp sheria ya nani
    kubonyeza link ya nje
    site za nje zinanifuata
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
    nimefungua home page nikaona meseji za mgonjwa na msaidizi usiku wa saa tatu na dakika arobaini na mbili, huo mfano unaonyesha nini
    mimi ni daktari na sisomi kihindi, zile meseji za kliniki kwenye ukurasa wa kwanza zinasema nini na mgonjwa alipewa saa zipi
    kwenye chat ya mfano ya home mgonjwa alitaka kesho jioni, mwishowe alichukua ya saa kumi na moja u nusu au ile nyingine
    chukulia nataka bot kama ile ya mfano wa ukurasa wa mwanzo, baada ya mgonjwa kuchagua saa nini kilitokea kwenye kalenda
    chat ya home page ya daktari inaishaje
    kwenye mfano wa home mgonjwa aliandika kwa kihindi
    ile meseji ya 9:42 usiku ni ya nani
    ukumbusho wa saa moja kabla kwenye mfano wa home
    chat ya home page nieleze
    mfano wa mgonjwa wa 6:15
    9:42 pm ni nini hapo
    mfano wa kliniki home
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
    nimeona kwenye ukurasa wa maduka ya mtandaoni meseji za oda namba 2187, huyo mama alitaka nini na mzigo ulikuwa umefika wapi
    mimi nauza vitenge, ile chat ya mfano inaishia na mwenye duka kuambiwa kitu kuhusu rangi ya bluu, nieleze hapo
    kwenye mazungumzo ya mfano ya sari mteja alibadili mawazo na kuuliza rangi nyingine, msaidizi alimpa nini baada ya hapo
    sijui kiingereza vizuri mimi, naomba unisimulie ile chat ya sari kutoka mwanzo mpaka ule ujumbe wa reorder
    chat ya 2187 inasema mzigo umetoka Jaipur
    ujumbe wa only one blue left ulienda kwa nani
    kwenye chat ya sari kesho saa kumi kuna nini
    mfano wa mazungumzo ya sari yanaonyesha bot ikiuza pia
    chat ya sari nisimulie
    oda 2187 ni nini
    sari ya bluu zimebaki ngapi
    reorder kwenye chat ya sari
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
    nimeona mfano wa kituo cha tuition kwenye ukurasa wa biashara ndogo, mzazi aliuliza ada ya hesabu, msaidizi akajibu nini
    nina coaching ya watoto kumi na wawili kwa kundi, mfano wenu unafanana na mimi, je darasa la kwanza pale lilikuwa bure
    kwenye ile chat ya mfano mtoto alitunziwa kiti jumatano saa kumi na moja, je mzazi alikumbushwa siku gani
    hebu fikiria nataka bot kama ile ya mfano wa coaching, mwenye kituo mwishoni aliarifiwa kitu gani na namba ya nani
    mfano wa coaching class 10 maths unaonyesha nini
    siku za free class kwenye mfano wa tuition ni zipi
    trial seat kwenye mfano wa coaching ilibookiwa ya nani
    chat ya tuition kwenye ukurasa inafundisha nini
    mfano wa coaching nieleze
    chat ya maths class 10
    tuition ya mfano ni batch ngapi
    seat ya jumatano kwenye mfano
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
    niko na duka la mikate Mwanza, niliona picha ya tovuti ya bakery kwenye ukurasa wenu, mteja anaona vitu gani akifungua tu
    kwenye ule mfano wa duka la mikate, je mtu anaweza kuagiza keki kwa whatsapp na anaona limefunguliwa mpaka saa ngapi
    ile bakery ya mfano inasema fresh saa moja asubuhi, hiyo ni bakery ya kweli au mnaonyesha tu mgeni anahitaji nini
    nataka first screen kama ya mfano wa bakery, hebu nitajie kila kilichowekwa pale juu
    mfano wa bakery uko sector gani na una ramani
    screen ya kwanza ya duka la mikate inaonyesha nini
    bakery ya mfano inafungwa saa tatu usiku kweli
    keki na mikate zina bei kwenye ule mfano
    bakery example nieleze
    mfano wa mikate una nini
    bakery ya mfano saa ngapi
    sector 12 bakery ni nn
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
    mie ni dalali Kilimani na nina nyumba tisini, mteja akisema vyumba viwili karibu na stendi, agent ataweza kuchagua zinazomfaa tu
    kwenye mfano wenu wa mteja wa 2 BHK, mimi kama mwenye ofisi naamua mara ngapi na agent anafanya nini yenyewe
    labda mpangaji ametaja bajeti na mtaa usiku, je agent ataandaa jibu, asubiri nikubali kisha apange siku ya kutembelea
    nimechoka kutuma picha za nyumba zote kwa kila mtu, nataka kitu kinachochuja orodha yangu kulingana na mfuko wa mteja
    mfano wa flat agent alipata ngapi zinazofaa
    agent aweke mteja wa plot kwenye crm na kupanga ziara
    nyumba ichaguliwe na agent mimi nibonyeze ndiyo tu
    kwenye mfano wa 2 bhk ni hatua gani zangu
    mfano wa flat nieleze
    agent wa kuchuja nyumba
    2 bhk ya mfano ni nini
    kutafutia wapangaji vyumba vya bajeti
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
  
    mteja akitaja bajeti na eneo, je itamtafutia nyumba kutoka orodha yangu
    mimi ni dalali wa nyumba, AI inaweza kuchagua nyumba zinazomfaa mteja?
    kutafuta apartment kwa bajeti ya mteja
    mtu anataka two bedroom Kilimani isiyozidi elfu sitini, bot itafanya nini
    nina nyumba 100 kwenye excel, inaweza kutoa zile zinazolingana na mahitaji
    je itapanga pia siku ya kwenda kuona nyumba
    na kama hakuna nyumba kwa bei hiyo itapendekeza mtaa wa jirani?
    wapangaji wananiandikia whatsapp usiku, itawapa vyumba vilivyo wazi kwenye list yangu?
    wakala wa mali isiyohamishika Dar, nataka mteja aseme bei apate nyumba zangu
    mfano wenu wa 2 BHK karibu na metro unafanyaje kazi
    kulinganisha mahitaji ya mnunuzi na nyumba nilizonazo, mnaweza?
    orodha yangu ya nyumba hubadilika kila siku, bado itapata inayofaa?
    AI impendekezee mteja nyumba tatu halafu ampangie kuitembelea
    nauza viwanja, mteja akisema eneo na pesa aliyonayo nionyeshe viwanja gani vinafaa bila mimi kutafuta
    hostel za wanafunzi: akitaja kodi na mtaa, bot imwonyeshe chumba kilicho tupu
    je agent anaangalia orodha yangu ya nyumba kwanza kabla ya kumjibu mteja
    mteja akipenda nyumba, miadi ya kuiona inaingia kwenye kalenda yangu?
    bot ya madalali wa nyumba mnatengeneza
    natumia siku nzima kumtafutia kila mteja nyumba, hii kazi AI inaiweza
    kuna mradi wenye unit 80, mnunuzi akisema ghorofa na bajeti ipatikane unit yake
    nataka ombi la nyumba ligeuke kuwa ziara ya kuona nyumba bila kunisubiri
    itajua nyumba gani inamfaa nani?
    chagua nyumba kwa bei na mtaa automatically inawezekana
    mteja anauliza fremu ya duka Kariakoo, itatoa zilizopo kwenye listing zangu?
    tafadhali, je mfumo unaweza kumtumia mnunuzi apartment zinazolingana na bei yake
    nyumba za kupanga ninazo nyingi, nani atamwonyesha mteja ile sahihi, AI?
    akibadilisha eneo katikati ya mazungumzo itamtafutia nyumba nyingine huko
    mtu akiandika chumba kimoja Mbezi laki mbili kwa mwezi, apate majibu kutoka kwenye nyumba zangu`,
  enquiryList: `
    nitapata namba ya aliyeuliza
    majina na namba za wanaouliza huandikwa wapi
    walioandika wote nitawaona kwenye orodha
    aliyenyamaza baadaye, namba yake inabaki kwangu
    nina ofisi ndogo ya viwanja kibaha, wawili tu, nitaona nani aliuliza na hakurudi
    kwenye mpango upi naona walioulizia nyumba wakanyamaza
    wazazi waliouliza ada lakini hawakuandikisha mtoto, naweza kuwaona baadaye
    na walioulizia mara moja tu wasirudi, wanaonekana wapi
    mie nina duka la magodoro, watu huuliza bei usiku halafu wananyamaza kabisa, je nitabaki na majina na simu zao kesho yake
    mpokezi wangu wa kliniki husahau nani alitakiwa kupigiwa, kuna mahali panaonyesha wote waliouliza na wanaosubiri simu
    assume watu thelathini wameuliza kuhusu viwanja wiki hii, je bot itaniandikia kila mmoja alihitaji nini na namba yake
    shule yetu hupoteza wazazi waliouliza nafasi kisha wakaghairi, tunataka kila aliyeandika abaki mahali tunapoweza kumwona
    list ya walioandika kwa bot ina jina na simu
    waliouliza wakapotea nawapata vipi tena niwapigie
    enquiries za website yenye chatbot zinakusanywa wapi
    ni nani nimpigie leo, kuna sehemu inaonyesha
    list ya walioulizia
    namba za waliopotea
    enquiries zinakaa wapi
    nani wa kupigiwa simu leo
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
    mimi mwenye pharmacy, kabla ya kufungua kile kijenzi cha package nataka kujua makundi yaliyomo na vitu vya kubofya kwa kila kundi
    tuseme hivi, nina duka la mtandaoni, nikifungua package builder nitakuta bot ya wateja na ya mwenye duka na nini kingine
    nina wazo la kuchanganya tovuti na crm, je kwenye kijenzi hivyo vyote vipo vya kuchagua au ni bot tu
    mm ni mwalimu na msanii pia, package builder ina upande wa elimu na upande wa nyimbo wa kutiki
    package builder imegawanywa makundi mangapi na yanaitwaje
    upande wa website kwenye builder una tiki zipi
    kwenye builder naweza kutiki avatar na sauti
    kijenzi cha package kina upande wa nyimbo na jingle
    builder ina options gani
    makundi ya package builder
    vya kutiki kwenye builder
    builder ya duka ina nini
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
    bot iniambie stock ikipungua
    stoki ikipungua bot itaniambia
    bidhaa zikikaribia kuisha nitajulishwa
    mimi muuza jumla, nataka kuambiwa bidhaa ikiisha
    naweza kupata taarifa mzigo ukipungua dukani
    nijulishe bidhaa zikibaki chache
    bot inaweza kuniarifu stock imepungua
    kuna kitu cha kuniambia bidhaa imebaki kidogo
    mteja akikasirika nitajulishwa
    na malalamiko yakija nitapata taarifa
    nitajuaje kama mnunuzi hajaridhika
    mteja akighadhabika ataniarifu nani
    nina duka kubwa la vifaa vya umeme, nataka simu yangu ilie tu mteja mkubwa akiagiza au mtu akikasirika, sio kila salamu
    mke wangu analalamika simu haiishi kulia, kuna bot inayoniambia mambo ya maana ya duka na kunipa ripoti fupi jioni
    mathalani stock ya mafuta ya nywele imebaki chache usiku, mwenye duka la mtandaoni anajulishwaje bila kufungua laptop
    nilipata app ya duka iliyotuma notification mia kwa siku nikaizima, yenu naweza kuamua yapi ni ya dharura na yapi yanyamaze
    niambie tu bidhaa zikiisha au oda kubwa ikiingia
    ripoti ya siku ya duka ije whatsapp jioni
    notification za mwenye duka nazichuja mimi mwenyewe
    mteja akikasirika dukani mtandaoni mimi najua saa hiyo hiyo
    alert za low stock
    owner bot inanitumia nini
    alerts za muhimu tu
    summary ya kila siku whatsapp
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
    bot ya mmiliki hunyamaza lini
    mteja akikasirika nitajua?
    malalamiko yananifikia au yanabaki kwa bot
    mtu akianza kufoka kwenye chat, nitapata ujumbe
    nina mgahawa, mteja akilalamika chakula kimechelewa bot itaniambia?
    nani anashughulikia mteja mwenye hasira, nitaarifiwa
    kuna alert ya malalamiko
    naogopa mteja agombane na roboti na mimi sijui lolote
    mgonjwa akilalamika usiku kuhusu daktari, tutaambiwa saa ngapi
    je bot inatambua mtu amekasirika na kuniita mimi
    na mzazi akikasirika kuhusu ada kwenye chat, mwalimu mkuu ataambiwa?
    hoteli mombasa, mgeni hajaridhika na chumba ameandikia bot, mimi kama meneja nitapata habari vipi
    mteja akitukana inakuwaje, mnanijulisha
    nataka kuwa wa kwanza kujua mtu asiporidhika na kazi yangu
    bot itasema pole tu ama itanipa hayo malalamiko
    nauza nguo mtandaoni, mteja akipata nguo imechanika na kulalamika whatsapp, taarifa inanifikia haraka?
    akitishia kuandika review mbaya nijulishwe hapo hapo
    mmiliki anapata notification mteja asipofurahi?
    isije ikanificha malalamiko ya wateja
    nitajuaje kama kuna mteja analalamika
    tafadhali thibitisha kama malalamiko yanatumwa kwa mwenye biashara
    mwanamke kaharibiwa nywele saluni kwangu anamfokea bot, nitafahamu vipi
    wanachama wa gym wakilalamikia mashine mbovu kwenye chat, mimi napewa ujumbe?
    ugomvi ukitokea kati ya mteja na bot nipigiwe kelele
    customer akileta fujo kwa chat mtaniambia?
    ujumbe wenye hasira uje moja kwa moja kwenye simu yangu, inawezekana
    bidhaa ikiwa mbovu na mteja akalalamika, kuna onyo linakuja kwangu
    mteja akisema sisi ni matapeli kwenye chat, je nitapata taarifa mara moja
    mtu asiyeridhika, habari zake zinanifikiaje`,
  newOrders: `
    mimi nitauza viatu kwenye website mtakayojenga lakini sikai kwenye kompyuta, mtu akilipia usiku nitapataje habari za oda hiyo
    tulikuwa na tovuti ya kuuza asali na oda zilipotea kwenye email ya fundi, kwenu oda mpya inafikia simu yangu vipi
    tuseme mteja amemaliza checkout ya keki mbili kwenye site yangu, ujumbe unanijia kwa njia ngapi na kwa nini
    shamba letu linauza mbegu mtandaoni, meneja anataka kila oda ya website itue whatsapp yake, je duka la wavuti hufanya hivyo
    checkout ikikamilika kwenye site mimi napata email
    oda ya website inatua whatsapp ya mwenye duka
    nisipofungua website nitajuaje kama mtu amenunua
    oda mpya za e-commerce site zinaingia kwangu kwa mail
    oda mpya inafikaje
    email ya oda mpya
    oda whatsapp kutoka site
    nitajuaje kuna oda
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
    inaweza kuandaa nukuu za bei kutoka barua pepe za wateja
    wafanyakazi wangu huandika nukuu za bei siku nzima, iwe yenyewe
    isome ombi la mteja kisha iandae rasimu ya bei
    rasimu ya nukuu kwa mteja iandikwe na ai, mimi nihakiki
    niko na kampuni ya solar na kila siku naandika quotation kumi, agent anaweza kuandaa draft kutoka ujumbe wa mteja mimi nikatuma tu
    ofisi ya mawakili ina mafaili ya kurasa mia tano, agent anaweza kutujibu swali na kutaja ukurasa uliko na kazi nyingine gani
    chukulia maombi ya kazi yanaingia kwa email, fomu na whatsapp, agent atayapanga kwa majina na umuhimu ndani ya crm yetu
    kampuni yetu ya utalii imesikia habari za gpt agents lakini hatujui ni kazi gani wanaziweza vizuri, tupe mifano michache
    agent anafaa kwa shughuli zipi za kila siku ofisini
    draft za bei ziandaliwe na agent, meneja aidhinishe
    agent wa kusoma policy ndefu na kuwajibu wafanyakazi
    agent anaweza hata kuongea kwa sauti au kuwa na uso
    kazi za agent ni zipi
    agent wa kupanga enquiries
    agent aandae quotation
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
    bei ya programu kama hiyo hupangwaje
    programu ndogo ya stoo, bei inategemea nini
    mnapimaje gharama ya programu ya kazi moja
    programu yangu ikiwa ndogo bei inapungua
    kiwanda chetu cha milango hupokea vipimo kwa simu kila saa, mnaweza kutengeneza kitu mteja anaweka vipimo na bei inatoka yenyewe
    kama mratibu wa daladala, nahitaji software ndogo ya kupanga zamu za madereva kwenye browser, mnaanza na kitu gani na bei yake inapangwaje
    hospitali ina rundo la fomu za karatasi zilizoskaniwa, programu inayosoma na kujaza majina yenyewe ni kazi yenu
    ikitokea nataka app ya kazi moja tu yenye login kwa wafanyakazi watano, hiyo mnaita custom web app na bei inafuata nini
    software ya kupanga ratiba za walimu mnatengeneza
    custom app ni ya kazi moja au mambo mengi
    app ya kutoa quotation kwenye browser naomba
    ukubwa wa kazi ndio unaamua gharama ya app
    custom web app ni nini
    app yenye login ya staff
    software ya kazi moja tu
    programu ya kusoma receipts
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
    mawakala wengi hunificha bei mpaka wanipigie simu mara tatu, kwenu mimi mwenye mgahawa naona namba zote bila kuzungumza na mtu
    mi ni karani wa shule na naogopa kupigiwa simu, je ninaweza kuipata bei kamili ya kila huduma kwenye kurasa zenu
    nimepitia kurasa na sijaona bei ya enterprise wala ya baadhi ya bidhaa, kwa nini hizo zimeachwa bila namba
    hebu fikiria nataka bei ya mwisho ya hoteli yangu, ni lazima tuongee kwanza au maandishi mawili yanatosha mkanijibu
    bei mnaziweka hadharani kwenye page gani
    lazima nipige simu ndio niambiwe namba
    sipendi bei za kuombwa inbox, zenu ziko wazi
    ada za mwezi nazo zinaonekana kando ya setup
    bei ziko public
    price list iko hadharani
    bei bila kupiga simu
    mbona enterprise haina bei
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
    benki yetu ndogo haiwezi kusaini bila muda wa majibu uliowekwa kwenye karatasi, ni package gani inayotoa ahadi hiyo
    mimi ni meneja wa hospitali yenye matawi manne, mfumo ukianguka usiku mnaahidi kuushughulikia ndani ya saa ngapi kimkataba
    kwa mfano tuko kwenye starter na tuna tatizo, je kuna response time mliyokubali au mnajibu mnapopata nafasi
    kampuni ya security tuliyonayo hutupa SLA ya saa nne, ninyi mnatoa kitu kama hicho na kwa nani
    sla ya maandishi mnatoa kwa wateja wakubwa
    response time ya growth imewekwa kwenye mkataba
    muda uliokubaliwa wa kutujibu uko package ipi
    enterprise wanapewa guarantee ya muda wa kujibu
    sla ipo
    response time ya mkataba
    muda wa kujibu kimkataba
    growth ina sla
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
    kampuni kubwa inaahidiwa majibu ya haraka
    bot ikizimika itakuwaje
    mnatengeneza kwa muda gani ikiharibika
    usiku bot ikigoma nampigia nani
    jumapili kuna mtu wa kusaidia mfumo ukianguka?
    server ikiwa down inachukua saa ngapi kurudi
    Nina mgahawa, jumamosi usiku ndio kuna wateja wengi. bot ikikwama nani ataitengeneza
    mna support masaa 24 ya dharura
    na ikisimama usiku wa manane?
    mko mtu mmoja, ukiwa umelala na bot ikafeli inakuwaje
    kuna SLA yoyote
    mnatoa uhakika wa uptime?
    kliniki yetu inategemea bot ya booking, ikizima asubuhi mtajibu haraka kiasi gani
    siku za sikukuu mnarekebisha hitilafu?
    fundi wa kwanza alichukua siku nne kuiwasha tena, ninyi mnachukua muda gani
    mtajuaje kwamba bot yangu imeacha kujibu
    ukiumwa au ukisafiri na assistant yangu ikaharibika nani atashughulikia
    Tafadhali elezeni muda wa kurudisha huduma mfumo unapokatika
    hitilafu ikitokea jumapili nisubiri hadi jumatatu?
    muda mrefu zaidi bot inaweza kuwa down ni upi
    response time yenu ikoje kukiwa na tatizo la kiufundi
    hoteli yangu Zanzibar, wageni wanaandika usiku kucha. mfumo ukifa msaada unapatikana saa ngapi
    kuna mtu wa zamu usiku kuiwasha upya
    ikiacha kufanya kazi siku ya ofa kubwa tutafanyaje
    nikiwa mteja wenu na bot imekufa ghafla nawapata vipi haraka
    hiyo agreed response times ya Enterprise ni masaa mangapi
    msiniache na bot iliyokufa siku tatu, mnaahidi nini kuhusu hilo
    kama majibu kwa wateja yatakatika ghafla, itachukua muda gani kurekebishwa
    bot ikileta shida mnakuja mbio kiasi gani?`,
  currency: `
    niko Kigoma na nimeona namba 19999 bila kujua ni pesa ya nchi gani, hiyo alama mbele yake inamaanisha sarafu ipi
    kampuni yetu ya Marekani itawalipa, je makadirio mtayaandika kwa dola au yatabaki kwa pesa ya India
    mhasibu wa NGO anahitaji kujua bei za kwenye tovuti ziko kwa fedha gani ili abadilishe kwa shilingi mwenyewe
    labda nachukua bot ya duka la mtandaoni nikiwa London, kuna huduma yoyote iliyoandikwa bei ya dola pembeni
    bei zenu mmeandika kwa pesa ya nchi ipi
    quote yangu inaweza kuja kwa shilingi za kenya
    hiyo R yenye mstari ni rupia ama ni nini
    sarafu nyingine zaidi ya rupia zimetajwa kwenye site
    ni ksh ama rupees
    currency ya bei
    hizo ni rupia za india
    bei kwa euro zipo
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
  quoteDrafts: `
    kutengeneza quotation kiotomatiki inawezekana
    ninachukua muda mrefu kuandaa makadirio ya bei kwa wateja wangu
    sisi ni wachapishaji, kila mteja anaomba bei ya kadi na mabango, je AI inaweza kuandaa quotation
    kampuni ya safari Arusha, kila mgeni anataka bei ya itinerary, naandika usiku kucha. mna msaada?
    wauzaji wetu wa jumla wanaomba bei kila siku tunachelewa kuwatumia
    naomba roboti isome ombi la mteja halafu iandike rasimu ya nukuu ya bei
    mimi ni fundi wa ujenzi, estimate za wateja zinanila muda
    quotation za wateja zijitengeneze zenyewe
    kiwanda cha samani hapa, tunapoteza oda kwa sababu quotation inachelewa kwenda
    je bot inaweza kutumia orodha yangu ya bei kutengeneza ofa kwa mteja nami nihakiki tu
    na kama mteja akituma vipimo, mfumo utapiga hesabu na kutoa makadirio?
    natengeneza nukuu za bei kwa excel kila siku nimechoka
    mapambo ya ndani - kuandika BOQ ya kila mteja kunachukua siku mbili, AI itanisaidia
    nahitaji programu ya kuandaa proforma kwa wateja wangu
    kazi ya kuwapigia wateja hesabu za bei na kuwaandikia naweza kuikabidhi kwa AI?
    tunafunga cctv nairobi, baada ya kuona site quotation inachukua wiki, mnaweza kuharakisha hilo
    upishi wa harusi, bei kwa sahani kwa kila mteja, ingetayarishwa moja kwa moja ingefaa
    kila dealer ana punguzo lake, quotation zao zitengenezwe na mfumo
    tafadhali, mnaweza kujenga kitu kinachojaza fomu yetu ya quotation tunayowapa wateja
    mteja akiuliza bei ya mabati ya nyumba nzima nakaa nusu saa napiga hesabu, kuna njia rahisi?
    wafanyakazi wangu wanakosea kuandika makadirio kwa wateja
    wakala wa usafiri hapa, kuandaa bei za vifurushi vya safari kwa abiria wangu kiotomatiki je?
    rasimu za ofa za bei kwa wanunuzi wetu, mimi niidhinishe tu kisha zitumwe
    AI ya kuandika estimate kwa wateja ipo
    tunauza sola, kila nyumba inahitaji makadirio tofauti, tunataka yaandaliwe haraka
    mpiga picha, kila bwana harusi anataka quotation yake, kuandika zote ni shida
    ninaweza kupata msaidizi anayetoa PDF ya bei kwa mteja pamoja na VAT
    kuchelewa kutoa bei kwa wateja kunaniua biashara, nataka zitoke zenyewe
    kutengeneza quotation kunachukua siku nzima
    tunapata email nyingi za kuuliza bei za spea, mtu mmoja anaandika quotation kwa mkono mpaka usiku
    AI inaweza kuandaa nukuu za bei kwa wateja wangu?
    nina duka la hardware, mafundi wanatuma orodha ya vitu whatsapp wanataka bei, tunaandika moja moja
    quotation zijitengeneze zenyewe kutoka kwenye price list yetu
    kiwanda chetu kinapokea maombi ya bei hamsini kwa siku, tusaidie kuandaa ofa
    je inaweza kusoma orodha ya mteja na kujaza bei zetu
    bot itengeneze rasimu ya quotation mimi nikague tu
    wateja wanauliza bei za vipuri kwa wingi, kuwaandikia quote inanichosha
    na kama mteja akituma vitu ishirini, itampangia bei na kutoa quotation?
    proforma za wateja tunaandika kwa excel hadi saa tano usiku, kuna njia bora
    quotation zetu zinachelewa siku tatu na mteja anaenda kwingine
    naomba msaada wa kuandaa makadirio ya bei kwa wateja wa ujenzi
    sisi ni wachapishaji, kila mtu anauliza bei ya kadi na mabango, tunakesha tukituma quotation
    kampuni ya utalii, kila mgeni nampigia hesabu ya safari na kumwandikia quote kwa mkono, AI ifanye hiyo kazi
    kijana wa mauzo anashinda anachapa quotation tu hauzi kitu
    mashine ya kuandika quotation za wateja mnayo
    fundi seremala hapa, watu wananitumia vipimo wanataka bei, nahitaji kitu kinachopiga hesabu na kuandika nukuu
    maombi ya bei yamejaa kwenye inbox na hakuna wa kuyajibu kwa quotation
    nataka kupunguza muda wa kutengeneza quotation za bidhaa zetu
    tunauza mabomba ya chuma, kila saizi ina bei yake, wateja wanataka quote haraka
    quotation ileile naiandika tena na tena nikibadilisha idadi tu
    inaweza kutoa ofa ya bei kwa mteja kutokana na email yake?
    mkandarasi wa umeme, boq zinakuja na mimi najaza bei usiku, AI inaweza kuanza kunijazia
    wauzaji wa kemikali tunapata rfq nyingi sana, kuziandikia bei ni kazi ya usiku kucha
    need quote ya kazi za kiwanda: wateja wetu wanaomba bei kila siku na sisi ndio tunawaandalia
    nisaidie kujibu maswali ya rates za spare parts kwa quotation kamili
    bwana mkubwa wangu anaandika bei kwa kila mteja kwa kalamu, tunataka iwe automatic
    wateja wanatuma ujumbe mrefu na usiku natengeneza makadirio, bot iandae na mimi nikague tu
    agent inayosoma maulizo ya wateja na kuandaa quotation, mimi nakagua tu
    naandika makadirio kumi kila siku kwa mkono, hii inaweza kufanya`,
}
