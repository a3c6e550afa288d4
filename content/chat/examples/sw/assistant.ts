import type { assistant } from '#content/chat/topics/assistant.ts'
import type { Examples } from '../examples.ts'

export const swahiliAssistant: Examples<typeof assistant> = {
  language: `
    bot inaongea kikuyu
    bot itajibu kwa kiarabu
    bot inaongea lugha gani
    bot inaweza kujibu kwa lugha ngapi
    inaelewa kiswahili
    inajibu kwa kihindi
    bot inajua kisomali
    wateja wangu wanaongea kiswahili tu, itawaelewa
    wateja wangu wanachanganya kiingereza na sheng
    inajibu kwa kifaransa
    wateja wangu wanaandika kiswahili, itaelewa
    inaelewa sheng
    inajua kiarabu
    wakikosea maneno itaelewa
    kiswahili inajua
    mteja akichanganya kiswahili na kiingereza itajibu vipi
    inaongea kiingereza
    mnaongea kiswahili
    unaongea kiswahili
    tovuti inaweza kuwa kwa kiswahili
    mnajua kiingereza
    naweza kuandika kwa kiswahili
    wateja hawajui kiingereza, inaongea kiswahili
    website yangu iwe na lugha mbili, inawezekana
    boti inajua kiswahili
    boti inaongea lugha gani
    inaelewa kingereza kibovu
    itajibu wateja wangu kwa kiswahili
    inazungumza kiswahili`,
  languageSong: `
    nimeandika nyimbo za injili kwa kiswahili, lugha hiyo mnaiimba vizuri
    mashairi ya kiswahili mnaweza kuyaweka kwenye muziki
    kwaya yetu inaimba kwa kiluhya, mtaweza lugha hiyo
    maneno ya wimbo ni ya kiswahili, sauti itatamka sawasawa
    wimbo wa taarab kwa kiswahili mmeshajaribu
    nitajuaje kama wimbo wa kikamba utasikika vizuri kwa lugha hiyo
    maneno yangu si ya kihindi wala kiingereza, wimbo utawezekana
    na kama maneno ya wimbo ni ya kiswahili
    wimbo kwa lugha ya kiswahili inawezekana
    mnaweza kuimba kwa kikuyu
    wimbo kwa kiswahili mnaweza
    wimbo wa harusi kwa kihaya unawezekana
    mnatengeneza wimbo wa kisukuma
    tangazo la wimbo kwa kiswahili na kiingereza pamoja
    wimbo unaweza kuwa wa kiswahili
    mnaimba kwa lugha zipi
    nyimbo ni za lugha gani
    wimbo kwa kiluo unawezekana
    jingle kwa kiswahili inawezekana
    mnatengeneza wimbo wa kiingereza
    jingle kwa kiswahili
    wimbo wa kiswahili inawezekana`,
  languageSchool: `
    mafunzo kwa walimu wetu yanaweza kuwa kwa kiswahili
    walimu wangu hawajui kihindi, mafunzo yatakuwa kwa kiingereza
    mkufunzi wa walimu anaongea lugha gani
    shule ya msingi kisumu, walimu wataelezwa zana kwa kiswahili
    kuna mafunzo ya walimu kwa kiswahili au kiingereza tu
    mnaelekeza walimu kwa lugha ya kiswahili kwenye video
    mwalimu mkuu anauliza, mafunzo ya zana yatatolewa kwa lugha ipi
    je walimu wanaoongea kiswahili tu wataelewa mafunzo yenu
    karatasi za mazoezi ni za lugha gani
    wazazi wetu hawajui kiingereza, ujumbe unaweza kwenda kwa kiswahili
    mipango ya somo ipo kwa kihindi
    ujumbe kwa wazazi ni kwa lugha gani
    mipango ya somo ni ya kiingereza tu
    mipango ya somo inaandikwa kwa lugha zipi
    shule yetu ni ya kiingereza, inafaa
    maswali ya mtihani yanatengenezwa kwa lugha gani
    mama anafundisha kwa kihindi, mipango itakuwa kwa lugha hiyo
    ujumbe wa wazazi unaweza kuwa kwa kiswahili
    walimu watafundishwa kwa lugha ipi
    mafunzo ya walimu ni kwa lugha gani
    mazoezi yapo kwa kiswahili`,
  keepNumber: `
    namba yangu inakaguliwa kabla ya malipo
    kabla sijatoa pesa mtajua kama namba inafaa
    nitasoma wapi ujumbe namba ikihamia kwenye bot
    namba yetu ya zamani itapimwa kwanza
    namba yangu ya zamani itabaki
    namba iliyo kwenye bango la duka itatumika bado
    nitabaki na namba yangu
    je nitaendelea na namba hii hii ya whatsapp
    lazima ninunue laini nyingine
    wateja watahitaji kuhifadhi namba nyingine
    namba ya duka inabaki
    whatsapp kwenye simu yangu itaendelea kufanya kazi
    lazima nibadilishe namba
    lazima ninunue simu ya pili kwa ajili ya bot
    nahitaji laini mpya
    meseji zangu za zamani zitapotea
    whatsapp yangu ya sasa itakuwaje
    bot itatumia namba yangu
    namba yangu ibaki ile ile
    namba yangu itabaki ile ile
    itatumia namba yangu mwenyewe`,
  mistake: `
    wakala akifanya jambo lisilorudishika itakuwaje
    bot ikidanganya mteja
    bot ikichanganya wateja wawili itakuwaje
    ikipanga miadi vibaya itakuwaje
    bot ikimpa mgonjwa taarifa isiyo kweli
    bot ikikosea itakuwaje
    mnahakikishaje majibu ni sahihi
    majibu ni sahihi kiasi gani
    inaweza kufanya makosa
    ikisema bei isiyo sahihi
    ikimwambia mteja bei mbaya nani anarekebisha
    inaweza kudanganya wateja
    inabuni majibu yake yenyewe
    naogopa itasema upuuzi
    ikikosea je
    boti ikikosea
    ikitoa bei isiyo sahihi
    ikitoa bei isiyo sahihi je`,
  cannotAnswer: `
    bot ya duka ikikwama ujumbe unaenda kwa nani
    bot isipojua jibu itafanyaje
    mteja akiuliza kitu ambacho haijafundishwa
    bot isipojua jibu
    swali la ajabu likija bot itafanyaje
    swali likiwa gumu itafanya nini
    ikikwama inanipa mimi mazungumzo
    ikishindwa kuelewa mteja
    itasema haijui au itakisia
    mteja akitaka kuongea na mtu
    mteja akitaka kuongea na mwenye duka
    isipojua je
    boti isipojua jibu
    swali likiwa gumu inafanya nini
    mteja akisisitiza anataka mtu
    isipojua jibu inafanya nini
    bot ikishindwa nani anajibu`,
  humanLike: `
    je bot inaongea kama binadamu
    mteja akiuliza kama ni bot itajibu nini
    wateja watajua kuwa ni mashine
    wateja watajua kwamba wanajibiwa na bot
    je inasema kuwa yenyewe ni bot
    je watu wanaambiwa kuwa ni ai
    sauti yake ni kama roboti
    bot itajitambulisha kama mashine
    wagonjwa watadhani wanaongea na mtu
    itaongea kwa heshima na wazee
    majibu yanasikika ya kawaida
    wagonjwa watagundua si mtu anayejibu
    lugha yake ni ya kibinadamu au ya mashine
    naweza kuipa bot jina la duka langu
    je inaongea kwa upole
    watu wataona kama ni mtu halisi
    inaweza kuandika kwa mtindo wangu`,
  takeOver: `
    nitajuaje bot iliwaambia nini wagonjwa wangu
    mteja akidai bot ilimwahidi kitu, nitahakikisha wapi ilichoandika
    mwenye saluni anaonaje majibu ambayo bot ilitoa usiku
    na nitajuaje ilichowajibu
    naweza kuona bot inavyojibu
    nitaona wapi mazungumzo ya bot na wateja
    naweza kuingilia mazungumzo
    naweza kuisimamisha bot nijibu mimi
    naweza kujibu mteja mwenyewe
    wafanyakazi wangu wanaweza kuingia kwenye chat
    naisimamiaje bot
    nikiandika mimi bot inanyamaza
    naweza kusoma mazungumzo yote
    naweza kujua bot ilimwambia nini mteja jana
    nitaona kila kitu bot inachoandika
    naweza kuandika mwenyewe katikati ya chat
    meseji zote za bot naweza kuzisoma
    naweza kuona mazungumzo
    naweza kujibu mwenyewe
    naweza kuona mazungumzo ya boti
    naweza kusoma inachoandika`,
  botRules: `
    bot ikitoa punguzo ambalo sikutoa
    naweza kuizuia bot kuzungumzia jambo fulani
    bot itajadiliana bei na wateja
    mteja akiomba apunguziwe bei bot inasema nini
    bot haitaahidi kitu cha uongo
    bot inaweza kutoa ofa bila kuniuliza
    naweza kuamua bot iseme nini
    itafuata sera yangu ya kurudisha bidhaa
    nitaiwekeaje bot mipaka
    nani anaweka sheria za bot`,
  medical: `
    mgonjwa akiandika usiku ana maumivu makali ya jino, bot itafanya nini
    mama akiandika mtoto ana homa kali, daktari ataambiwa mara moja
    na mtu akiwa na maumivu makali
    uvimbe baada ya kung'olewa jino, ujumbe huo unaenda kwa nani
    mgonjwa akiuliza kuhusu dawa
    mgonjwa akiuliza anywe dawa gani bot itasema nini
    bot inatoa ushauri wa matibabu
    mtu akiandika kuwa anatokwa damu nyingi bot inafanya nini
    mgonjwa akieleza dalili
    bot inaweza kusoma majibu ya vipimo
    mgonjwa wa dharura akiandika
    duka la dawa, wateja wanauliza dozi, itajibu
    mgonjwa akieleza dalili bot itampa tiba
    boti itatoa ushauri wa dawa
    mgonjwa akiuliza dawa bot inasema nini`,
  consent: `
    bot inaweza kuwaandikia watu wasiojisajili
    naruhusiwa kuwatumia ujumbe watu wasionijua
    ni nani bot inaruhusiwa kumwandikia
    kutuma ofa kwa wateja wote mara moja
    nataka kutuma ofa ya punguzo kwa wateja, ruhusa yao inahitajika
    naweza kutuma matangazo bila ruhusa
    lazima mteja akubali kabla sijamtumia ofa
    whatsapp itafunga namba yangu nikituma ofa
    naweza kutuma punguzo kwa wateja wa zamani wote
    wateja wanaweza kuacha kupokea ujumbe
    mteja anaachaje kupokea matangazo yetu
    nimenunua orodha ya namba, naweza kuwatumia
    nina namba nilizonunua, ni sawa kuzitumia kutangaza
    je lazima wateja wakubali
    aliyesema acha bado atapata ujumbe
    nikituma ofa kwa wote namba yangu itafungwa
    nikituma matangazo mengi whatsapp itanizuia
    mteja asiyetaka matangazo anajitoaje
    ni halali kutuma ujumbe kwa wote
    namba yangu itafungwa
    naweza kutuma ofa kwa watu wote
    whatsapp itanifungia namba`,
  botModel: `
    bot yangu itatumia ai gani
    bot yenu inatumia chatgpt
    bot mnazijenga kwa gpt au gemini
    ni ai ya kampuni gani inayojibu wateja wangu
    mnatumia llm ipi kwa bot
    bot ya kliniki itatumia modeli ipi
    teknolojia gani iko ndani ya bot
    ai ni yenu au ya kampuni nyingine
    nyuma ya bot ya wateja kuna ai gani
    naweza kuchagua modeli ya ai
    mnajenga bot kwa kutumia nini kiufundi`,
  followUps: `
    mteja atakumbushwa saa moja kabla ya kikao
    mimi ni mshauri, wateja husahau muda wao, watakumbushwa siku hiyo
    kikumbusho saa moja kabla ya darasa la yoga kinatumwa
    na saa moja kabla ya miadi inamkumbusha tena
    mtu aliuliza bei lakini hakuweka miadi, bot inafanya nini
    mzazi aliyeuliza bila kujiunga, bot inamwandikia
    waliouliza tu bila kuweka nafasi wanafanyiwa nini
    na yule ambaye hakuweka miadi je
    vikumbusho hutumwa vyenyewe au natuma mimi
    kukumbusha wagonjwa kuna faida gani
    aliyeuliza bila kupanga anaandikiwa mara ngapi
    bot itawasumbua wateja kwa ujumbe mwingi
    mgonjwa anakumbushwa saa ngapi kabla
    inakumbusha mara ngapi
    bot inatuma vikumbusho vingapi
    kikumbusho kinatumwa lini
    asiyejibu anaandikiwa tena
    aliyeuliza akanyamaza anatumiwa ujumbe tena
    wateja hawatachoka na ujumbe wa kila siku
    ufuatiliaji unafanyikaje
    inakumbusha muda gani kabla ya miadi
    naogopa watu watanizuia kwa ujumbe mwingi
    ufuatiliaji ni mara ngapi`,
  shopPlatforms: `
    duka langu liko kwenye jukwaa lingine, inawezekana
    situmii shopify wala woocommerce, je bot itafanya kazi
    jukwaa la duka letu halijulikani sana, itaungana
    kama duka liko kwenye mfumo msioutaja
    mnaunganisha nini kutoka duka langu la mtandaoni
    stoku ya duka langu inaunganishwa na bot
    malipo ya duka langu yanaunganishwa na majibu
    duka langu liko kwenye mfumo mwingine, bot itafanya kazi
    inafanya kazi na shopify
    sina tovuti, nauza kilimall na jumia, bot itasoma oda zangu
    duka langu liko woocommerce
    nauza jumia tu, bot itanifaa
    oda zetu ziko excel, inawezekana
    nauza amazon peke yake, inaweza kuona oda zangu
    duka langu liko kwenye wordpress, itaungana
    duka langu liko wix, inaungana
    oda zetu tunaandika kwenye excel
    oda naziandika kwenye daftari, itawezekana
    inaungana na duka langu la mtandaoni
    inaungana na maduka gani ya mtandaoni
    inaunganishwa na shopify`,
  calendar: `
    tuna nyumba ya wageni, bot itatoa tu nafasi ambazo kweli ziko wazi
    mgeni hatapewa muda uliokwisha kuchukuliwa
    na haitatoa muda uliojaa
    saluni yangu, wateja wawili hawatapewa saa ileile na bot
    miadi iliyowekwa na bot inahifadhiwa kwenye kalenda gani
    bot ikishapanga mgonjwa, nitaona wapi miadi hiyo
    kila booking inaingia kwenye kalenda yangu ya sasa
    na miadi hiyo inaandikwa wapi
    bot inaepukaje kutoa saa ambayo imeshachukuliwa
    inatofautishaje saa zilizojaa na zilizo wazi
    haitapendekeza muda ambao tayari una mtu
    inajuaje kuwa nafasi hiyo bado iko wazi
    nahitaji kalenda mpya kwa ajili ya bot ya miadi
    kalenda tunayotumia sasa kliniki itafaa
    wafanyakazi watalazimika kujifunza kalenda nyingine
    naweza kubaki na kalenda yangu ya zamani
    bot inaweza kutoa muda uliochukuliwa tayari
    watu wawili watapangwa muda mmoja
    itaungana na google calendar
    itajuaje daktari ana shughuli
    haitapanga watu wawili saa moja
    miadi itaonekana kwenye kalenda ya simu yangu
    inaungana na google calendar
    watu wawili hawatapewa muda mmoja
    itaweka miadi miwili kwa wakati mmoja
    nikiweka likizo kwenye kalenda itaacha kupanga
    itajuaje nina nafasi lini
    inatumia kalenda yangu
    inaunganishwa na kalenda ya google
    inaona nafasi kwenye kalenda yangu
    itaangalia kalenda yangu`,
  tools: `
    maulizo ya fomu, barua pepe na whatsapp yote yaingie zoho, inawezekana
    nauza viwanja, mfumo wenu unaweza kuunganishwa na hubspot yetu
    tayari tunatumia zoho ofisini, je vinaungana
    wateja wa whatsapp na email waingie zoho bila kuandika mara mbili
    na inafanya kazi na zoho
    na hubspot inaweza kuunganishwa nayo
    vijana wangu wanasahau kuandika wateja, inaungana na zoho iandike yenyewe
    dalali wa nyumba, mnaweza kuunganisha whatsapp na barua pepe na zoho crm
    hubspot inaweza kuunganishwa ijazwe bila mtu kuandika
    na zoho je, inaungana pia
    programu yetu haipo kwenye orodha yenu, wakala ataunganishwa nayo
    wakala anaungana na zana mlizotaja tu au na nyingine pia
    tuna programu isiyojulikana, wakala ataitumia
    na kama programu yangu haimo kwenye hizo
    inaweza kuunganishwa na mfumo wetu wa malipo
    inaungana na mfumo wa kliniki yetu
    quickbooks inaungana
    programu yetu ya hoteli inaweza kuunganishwa na bot
    inaungana na programu yetu ya hesabu
    mnaunganisha na mpesa
    inaungana na programu gani
    inaweza kuhifadhi taarifa kwenye google sheet
    inaweza kuandika kwenye google sheets
    inafanya kazi na mifumo ipi
    tunatumia zoho, inaungana
    inaungana na mfumo wetu wa hospitali
    inaungana na programu ya uhasibu
    inaunganishwa na mfumo wetu
    inafanya kazi na excel
    inaunganishwa na programu zetu`,
  night: `
    saluni ikifungwa wateja bado wataweza kuweka nafasi usiku
    mteja akitaka miadi saa sita usiku itamkubalia wakati huo huo
    tukilala bado inaendelea kupokea miadi
    na usiku wa manane pia inafanya kazi
    bot humjibu mteja baada ya sekunde ngapi
    ujumbe wa usiku unasubiri asubuhi, bot itabadilisha nini
    bot inajibu usiku pia
    inajibu usiku
    kliniki ikifungwa jioni nani anajibu
    nikiwa nimelala nani anajibu
    inafanya kazi saa 24
    bot inafanya kazi siku ya jumapili
    duka likifungwa wateja watajibiwa
    inajibu haraka kiasi gani
    inachukua muda gani kujibu mteja
    inafanya kazi jumapili
    saa nane usiku mteja akiandika
    mteja akiandika usiku wa manane atajibiwa
    siku za sikukuu bot inafanya kazi
    usiku inafanya kazi
    inaweza kujibu watu wengi kwa wakati mmoja
    inajibu wikendi
    inafanya kazi nikiwa nimefunga duka
    inajibu usiku pia`,
  bookings: `
    mwanafunzi wa udereva akitaka muda mwingine bot itabadilisha yenyewe au nipige simu
    mteja akihamisha kipindi chake bot inampa nafasi mpya bila mimi
    mtu akishindwa kuja jumanne, bot itampangia siku nyingine
    na kubadilisha muda wa miadi, bot inafanya peke yake
    mnaweza kuwakumbusha wagonjwa
    wagonjwa wanasahau miadi, mnasaidiaje
    wazazi wanaweza kupanga kuja kuona shule kupitia bot
    inaweza kupokea miadi
    inakumbusha wagonjwa
    mgonjwa anaweza kupanga miadi kwa whatsapp
    wateja wanaweza kubadilisha miadi
    vikumbusho vinatumwa lini
    bot inachukua booking za saluni
    wateja wananisahau, hawaji kwenye miadi
    inaweza kuhifadhi meza
    mteja anaweza kufuta miadi yake mwenyewe
    inafuatilia walioulizia
    inaweza kuhamisha miadi ya mgonjwa
    inaweza kupanga watu waje kuona nyumba
    wateja wanaahidi kuja hawaji, bot itakumbusha
    inakumbusha lini
    inaonyesha muda ulio wazi
    inakumbusha wateja
    kubadilisha saa ya miadi
    naweza kupokea booking za vyumba kwa bot
    wagonjwa wanaweza kuweka miadi wenyewe
    inakumbusha wateja miadi yao
    wagonjwa wanaweza kuchagua muda wenyewe
    inakumbusha wateja siku moja kabla`,
  orders: `
    wanunuzi wananisumbua kuuliza mzigo umefika wapi, bot itanisaidia kuwaambia
    mteja akiuliza kifurushi chake kiko njiani au bado, bot itamjibu yenyewe
    nauza vitenge mtandaoni, kila mtu anataka kujua oda yake imetoka, bot itaeleza
    je bot yenu huwaeleza wateja hali ya oda zao
    bot inaweza kupokea maswali ya oda yangu iko wapi badala yangu
    wateja wa sabuni zangu wanaulizia delivery mchana kutwa, itawajibu
    bot ikiulizwa mzigo upo kituo gani itasema
    na maswali ya oda ilipo, itayajibu
    wateja wa duka langu la mtandaoni wanaweza kujua mzigo ulipo bila kuniuliza
    mnunuzi aandike namba ya oda ajue itafika lini
    na wateja wataweza kufuatilia mzigo wenyewe
    wateja wangu waangalie delivery yao usiku bila mimi
    mteja wangu atafuatiliaje oda yake kwenye bot
    mnunuzi aandike nini bot impatie mzigo wake
    njia ya kufuatilia oda kupitia bot ni ipi
    oda ya mteja inapatikana kwa namba ya simu kwenye bot ya duka
    mteja akipenda gauni bot inampa kiungo cha kuagiza
    baada ya kutaja bei bot hutuma link ya kununua bidhaa
    wanunuzi watapata kiungo cha bidhaa kwenye chat
    na kiungo cha kununulia inatoa pia
    bot inatuma kiungo cha kununua kwa mteja
    mteja anaandika nini ili ajue mzigo wake
    bot hupata wapi rangi na saizi za bidhaa
    mteja akiuliza mzigo wake bot inajuaje
    mteja akiuliza mzigo unafika lini bot itajibu
    inajibu maswali ya kurudisha bidhaa na saizi
    inajua saizi zipi zimebaki
    itamwambia mteja kama bidhaa ipo
    inaeleza jinsi ya kurudisha bidhaa
    inaweza kumwambia mteja oda iko wapi
    inatafuta oda kwa namba ya simu
    wateja wanauliza mzigo umefika wapi
    nauza viatu mtandaoni, itajibu maswali ya saizi
    inajibu kuhusu bidhaa zilizopo
    inapokea oda kwa whatsapp
    inajibu maswali ya kurudisha bidhaa
    mzigo uko wapi itasema
    inaweza kusema oda iko wapi`,
  updates: `
    bei za saluni zikipanda nani anaziweka kwenye bot na nalipia kila mara
    kila nikibadilisha bei kwenye bot kuna malipo ya ziada
    bei mpya mnaziweka ninyi kwenye bot au mimi
    na nani anabadilisha bei ndani ya bot
    bei zikibadilika nani anabadilisha kwenye bot
    nani ataweka bei mpya kwenye bot
    nikibadilisha saa za kufungua
    nikibadilisha saa za kazi nitaiambiaje bot
    kubadilisha majibu ni bure
    kubadilisha majibu ya bot kunagharimu
    nikiongeza bidhaa mpya bot itajuaje
    naweza kubadilisha majibu ya bot mwenyewe
    bei ikibadilika je
    bei zikibadilika nani anabadilisha boti
    kubadilisha majibu nalipia kila mara
    mabadiliko madogo yanalipiwa
    bei zikibadilika nani anabadilisha`,
  benefit: `
    faida ya bot ni nini
    mimi si mtaalamu wa kompyuta, bot inafanya kazi gani hasa
    hii itanisaidia kwa njia gani
    kliniki ndogo itafaidikaje na bot
    napata faida gani nikiweka bot
    nieleze kwa urahisi bot inafanya nini hasa
    kwa nini nahitaji bot
    saluni yangu itafaidika vipi
    itanisaidiaje biashara yangu
    bot itanipunguzia kazi gani
    itaniokoa muda vipi
    nina mhudumu wa mapokezi, bot ya nini
    je inastahili pesa
    shule inapata faida gani kwa bot
    inanisaidia nini
    boti itanisaidia nini
    kwa nini nihitaji boti
    bot itanisaidia nini
    kuna faida gani kwa duka dogo`,
  noWebsite: `
    sina tovuti, naweza kutumia bot
    sina tovuti yoyote, bot itafanya kazi
    bot inahitaji tovuti
    je ni lazima kuwa na tovuti kwanza
    nina whatsapp tu
    natumia namba ya simu tu bila tovuti, inatosha
    sina website, nina whatsapp tu
    lazima niwe na tovuti
    sina tovuti, naweza kupata boti`,
}
