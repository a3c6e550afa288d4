import type { beyond } from '#content/chat/topics/beyond.ts'
import type { Examples } from '../examples.ts'

export const swahiliBeyond: Examples<typeof beyond> = {
  codOrders: `
    inathibitisha oda za kulipa baada ya kupokea?
    oda feki zimezidi, bot inaweza kuzuia
    wateja wanaagiza COD halafu wanakataa mzigo mlangoni
    je, bot inamuuliza mteja ndiyo au hapana kabla sijatuma mzigo wa kulipia akipokea
    nauza nguo mtandaoni, nusu ya vifurushi vinarudi, mnaweza kusaidia
    nataka kupunguza mizigo inayorudishwa
    cash on delivery, mnathibitishaje mteja yuko serious
    kila mteja wa kulipa mkononi nampigia simu kuhakikisha, bot ifanye hiyo kazi?
    na kama mtu ameweka oda ya uongo na anwani ya uongo je
    gharama ya kurudisha vifurushi inaniua, bot yenu itapunguza?
    tafadhali, kuna ujumbe wa kuthibitisha oda za lipa unapopokea
    nina duka la viatu online, watu wanaagiza kwa utani bila kulipa kwanza
    oda ya COD isiyothibitishwa ifutwe yenyewe, inawezekana
    mteja haponi simu wakati rider anapeleka mzigo wa kulipwa cash, bot ingemuuliza mapema
    je roboti itagundua oda bandia
    rider wangu anarudi na mzigo kila siku sababu mteja wa malipo mkononi kabadili mawazo
    kuhakiki oda za pesa mkononi kwa whatsapp
    naogopa kutuma COD, nani atahakikisha mteja anaihitaji kweli
    RTO imekuwa kubwa sana dukani kwangu, suluhisho?
    bot iwaulize wanunuzi wa pay on delivery kama bado wanataka bidhaa
    je bot inaweza kuthibitisha oda za kulipa wakati wa kupokea?
    wateja wa pay on delivery wanakataa mzigo, bot inaweza kuwauliza kwanza?
`,
  marketplaces: `
    mtanisaidia kuuza kitabu changu amazon
    mnaweza kuweka bidhaa zangu jumia
    nauza Jumia, bot inafanya kazi huko?
    mnaunganisha na amazon
    oda zangu ziko Jumia tu, sina tovuti, itasaidia?
    wateja wa Jiji wananiandikia, bot iwajibu
    je bot inaweza kusoma oda za Kilimall
    na flipkart au meesho mnaziunga?
    natangaza bidhaa Jiji, maswali mengi kila siku, bot itayachukua?
    mnaweza kuunganisha akaunti yangu ya muuzaji wa Amazon
    nauza sehemu tatu, Jumia, Kilimall na Jiji, bot moja ione zote
    masoko ya mtandaoni gani yanaunganishwa na bot yenu
    nauza vikapu Etsy, hali ya oda za huko bot itaijua?
    Alibaba wanunuzi wananitumia maulizo, bot ijibu
    mmeandika Shopify tu, vipi kuhusu Jumia
    ujumbe wa wateja kwenye Jumia kujibiwa na bot inawezekana?
    leads za IndiaMART zinaweza kuingia kwa bot
    muuzaji wa kwenye majukwaa kama Jumia anafaidika vipi
    tafadhali nijulishe kama eBay inakubalika na bot
    duka langu liko Facebook Marketplace na Jiji, bot inaunganishwa na masoko hayo?
    mteja wa Jumia ananiuliza mzigo whatsapp, bot itaangalia kwenye akaunti ya Jumia?
    Kilimall integration
    nauza Jumia, je inafanya kazi huko?
    oda zangu ziko Jumia na Kilimall, bot inaweza kuziona?
`,
  severalStaff: `
    tuna madaktari wawili, kila mmoja na saa zake
    kila msusi ana wateja wake, bot inaweza?
    kliniki ina madaktari watatu, bot moja itaona ratiba za wote?
    mteja achague mkufunzi anayemtaka
    saluni ina wasichana sita, kila mmoja awe na kalenda yake
    na kama mgonjwa anataka Dr Asha tu sio mwingine
    daktari wa ngozi anakuja jumanne tu, wa meno kila siku, bot moja?
    vinyozi wanne, je itapanga kwa kinyozi sahihi
    bei ni kwa kila daktari au kliniki nzima
    mwalimu wa hesabu na wa sayansi wana nafasi tofauti, itapangaje
    polyclinic yenye wataalamu kumi na mmoja kwa saa tofauti, ni wengi mno?
    walimu watano wa yoga, nani anafundisha lini bot itajua?
    huduma ya facial inafanywa na mmoja tu, bot itajua hilo
    mteja anataka anyolewe na Juma pekee
    ratiba tofauti kwa kila mfanyakazi
    bot moja inabeba kalenda za wafanyakazi wangapi
    tuna mafundi masaji wawili siku tofauti, bot haitachanganya?
    ofisi ya mawakili watatu, msaidizi mmoja anatosha kupanga miadi yao
    isije ikaweka watu wawili kwa msusi mmoja saa moja wakati wengine wako huru
    tafadhali, mgonjwa anaweza kuchagua daktari wakati wa kuweka miadi
    tuna madaktari wawili wenye saa tofauti, bot moja inatosha?
    saluni yangu ina wasusi wanne, mteja anaweza kuchagua anayemtaka?
`,
  feeReminders: `
    kumbusho la ada kwa wazazi?
    bot inaweza kuwakumbusha wazazi ada ya shule imefika
    kila mwezi naomba wazazi pesa ya tuition, iwaandikie yenyewe?
    kituo cha masomo, wanafunzi 60, nusu hulipa ada kwa kuchelewa
    wazazi wapate ujumbe wa ada iliyobaki kabla ya tarehe kumi
    ada ya darasa la dansi, kukumbusha kwa whatsapp
    na ada isipolipwa wiki moja, ikumbushe mara ya pili
    ujumbe wa ada ya muhula ukiwa na kiasi, inawezekana?
    naona aibu kuwadai wazazi ada, bot ifanye
    parent communication ina taarifa za ada inayodaiwa?
    mwalimu wa tuition, nataka tu wazazi wakumbushwe ada ya mwezi
    wazazi wanaochelewa ada wakumbushwe kwa upole
    kila mzazi aambiwe anadaiwa ada kiasi gani na mwisho lini
    tarehe ya mwisho ya ada ya mtihani, familia zikumbushwe
    wasiolipa ada watumiwe notisi yenyewe
    shule ya muziki, wazazi husahau ada ya mwezi
    mhasibu wetu huwapigia wazazi 200 simu za ada, ni kupoteza muda
    ada ya basi na bweni ikifika, mzazi apate ukumbusho
    kuna kifaa cha shule chenu kinachokumbusha ada
    fee balance za muhula wa pili, nataka wazazi wapewe ukumbusho mapema
    Mnaweza kuwakumbusha wazazi ada ambayo haijalipwa?
    nataka ujumbe wa kukumbusha karo utumwe wenyewe kila mwezi
`,
  feePayment: `
    kulipa ada mtandaoni
    wazazi wanaweza kulipa ada kupitia mfumo wenu
    ada ya tuition kwa simu na risiti itolewe
    kukusanya ada za wanafunzi 400, mna kifaa?
    nataka orodha ya waliolipa ada na wasiolipa
    mzazi akilipa ada risiti itoke yenyewe
    na mzazi ataona awamu za ada zilizobaki na kulipa hapohapo?
    link ya malipo ya ada kwa wanafunzi wa coaching
    Smart School inapokea malipo ya ada
    siku ya ada foleni ni ndefu, tunataka walipe mtandaoni
    daftari la ada kwa kila darasa na madeni, inawezekana?
    shule yetu ilipwe ada ya muhula kwa M-Pesa, mtajenga?
    ada zetu ziko kwenye daftari, tunahitaji ukusanyaji wa kidijitali
    faini ya kuchelewa iongezwe yenyewe wakati wa kupokea ada
    mtatengeneza ukurasa wa malipo ya ada kwa taasisi yetu
    risiti za ada kwa pdf moja kwa moja kwa kila mwanafunzi
    kifaa chenu kipi ni cha kupokea pesa ya tuition ya mwezi
    madeni ya ada ya madarasa yote mhasibu ayaone sehemu moja
    ada ya bweni na chakula mzazi alipe akiwa nyumbani
    wazazi wanauliza kulipa ada kwa kadi, sasa tunapokea taslimu tu
    Wazazi wanaweza kulipa ada mtandaoni na kupata risiti?
    mna mfumo wa kufuatilia nani amelipa karo na nani bado?
`,
  reportCards: `
    kutengeneza report card?
    mnaweza kutengeneza ripoti za wanafunzi wa shule yetu
    matokeo ya mtihani kwa wazazi kupitia whatsapp
    alama za jaribio ziende kwa kila mzazi zenyewe
    mna kifaa cha kuandaa karatasi ya matokeo
    kuingiza alama za muhula na kutoa ripoti ya pdf
    na baada ya kila jaribio la tuition alama zitumwe nyumbani
    ripoti ya mtaala wa CBC itatengenezwa?
    walimu huandika ripoti kwa mkono wiki nzima, tusaidieni
    nafasi darasani na gredi, kifaa gani hukokotoa
    alama za watoto zinawafikia wazazi kwa kifaa gani
    siku ya matokeo kuna msongamano, tunataka waangalie mtandaoni kwa namba
    maoni ya report card yaandikwe na AI, inawezekana
    matokeo ya wanafunzi 600 wa muhula, wazazi watumiwe alama
    kwenye Smart School wazazi wataona alama za mtoto?
    alama za jaribio la kila wiki ziende kwa mlezi
    Grading help pia hutoa ripoti ya mwisho ya mwanafunzi?
    kadi ya maendeleo ya watoto wa chekechea yenye maoni
    mnachapisha ripoti zenye nembo ya shule
    mitihani ikiisha tunachelewa kutuma matokeo nyumbani, mna njia ya haraka
    Inaweza kutengeneza ripoti za matokeo ya wanafunzi?
    nataka kutuma alama za mtihani kwa kila mzazi, inawezekana?
`,
  songRelease: `
    naweza kuweka wimbo spotify?
    nikipakia youtube nitapata copyright strike
    mtatoa wimbo wangu apple music na boomplay
    wimbo ukiingiza pesa, mrabaha ni wa nani
    wimbo wa AI unaruhusiwa kulipwa youtube
    wimbo wangu uonekane kama audio kwenye reels za instagram
    usambazaji wa wimbo mnafanya nyinyi au mimi
    content id ikidai wimbo wangu nifanyeje
    na kama wimbo ukisambaa sana na kupata hela
    chapisha wimbo kwenye majukwaa yote ya muziki
    naweza kuusajili wimbo COSOTA au MCSK
    facebook itaunyamazisha wimbo kwa sababu ya hakimiliki?
    jingle iwe skiza tune ya safaricom
    nataka jina langu kama msanii kwenye mdundo na audiomack
    sauti ni ya AI, youtube watanizuia mapato?
    nitapataje kipato cha streaming kwa wimbo mliotengeneza
    mtu mwingine akidai wimbo wangu youtube itakuwaje
    tafadhali nisaidieni kuzindua single yangu spotify
    spotify hukubali nyimbo zenye sauti za AI kama zenu
    baada ya wimbo kukamilika mnautoa rasmi pia?
    naweza kuweka wimbo Spotify na YouTube na kupata pesa?
    sitapata copyright strike nikiuposti?
`,
  numberBlocked: `
    namba yangu itafungiwa?
    whatsapp haizuii namba zenye bot
    hii ni njia rasmi ya whatsapp au ya mkato
    rafiki yangu alifungiwa namba kwa kutumia bulk software, mimi je
    namba ina miaka kumi, nikiipoteza nimekwisha
    nauza mtandaoni, meta wanaweza kunifungia kwa automation?
    na watu wakireport spam namba inakwenda?
    nilishafungiwa na programu nyingine, yenu imeidhinishwa?
    kutumia bot ni kinyume cha sheria za whatsapp
    mnahakikisha akaunti haitasimamishwa
    usalama wa namba upo au kuna hatari ya ban
    ikitokea whatsapp wakaifunga namba kwa sababu ya bot itakuwaje
    mnatumia api halisi au whatsapp web ya ujanja
    nimesikia bot husababisha akaunti kufungwa
    nilizuiwa saa 24 mara moja, naogopa kuweka bot
    namba ya kliniki iko kwenye mabango yote, bot ikisababisha ban je
    imekubaliwa na meta kweli
    ujumbe ukiwa mwingi kwa siku watanizuia?
    majibu ya moja kwa moja yanaweza kuleta akaunti kuwekewa vikwazo
    tafadhali thibitisha bot ni official whatsapp
    je namba yangu ya whatsapp haitafungiwa?
    hii ni API rasmi ya WhatsApp au njia ya mkato?
    je namba yangu haitafungiwa na whatsapp?
    hii ni njia rasmi ya whatsapp au ya kienyeji? naogopa kufungiwa
`,
  oldChats: `
    chat za zamani zitapotea?
    magroup ya whatsapp yatakuwaje namba ikihamishwa
    contacts nilizohifadhi zitabaki
    naweza kuendelea kutumia whatsapp ya kawaida kwa namba hiyo hiyo
    nina chat za wateja za miaka saba, zitafutwa bot ikiwekwa?
    na broadcast list zangu na groups zinahama pia?
    historia ya mazungumzo inahamishwa
    lazima nifanye backup ya ujumbe wa zamani kabla ya kuhamisha namba?
    tuition centre, magroup 40 ya wazazi yako kwenye namba hii, yatabaki?
    nitahitaji kufuta whatsapp kwenye simu kwa ajili ya namba ya bot
    sitaki kupoteza mazungumzo ya awali na wateja
    status na groups zitafanya kazi baada ya kuhamia huduma ya biashara
    picha na voice note za zamani zitatoweka?
    naogopa oda zilizo kwenye chat zitafutika namba ikiunganishwa
    app ya kijani itafungwa baada ya namba kuhama
    nitatolewa kwenye group la familia namba ikienda api?
    ujumbe wa nyuma uko salama namba ikihama
    whatsapp ya simu inajiondoa ikishawekwa bot?
    majina ya wateja kwenye simu yanaenda wapi namba ikihamishwa
    mazungumzo ya zamani yataonekana kwenye app mpya
    je chat zangu za zamani zitafutika namba ikihama?
    bado nitatumia whatsapp ya kawaida na magroup yangu?
`,
  staffAccess: `
    wafanyakazi wangapi wanaweza kutumia
    wapokezi watatu wajibu chat kwa simu zao, inawezekana?
    tupo washirika wawili, wote tuone inbox
    kuna login ya watu wengi
    ni simu moja tu au kadhaa
    mimi na mke wangu wote tunajibu wateja, na bot tutaweza?
    saluni ina wasichana sita, wote waone ujumbe
    na meneja wangu anaweza kujibu chat kwa simu yake pia?
    idadi ya watu kwenye inbox ni ngapi
    kila mfanyakazi atakuwa na login yake?
    ofisi ya shule ina watu watano, wote wajibu wazazi
    nataka mhasibu wangu asome chat pia
    mtumiaji wa ziada analipiwa
    mwenye duka na wafanyakazi wote watumie pamoja
    itafunguka kwenye simu nne kwa wakati mmoja?
    mfanyakazi akiacha kazi naweza kumwondolea ruhusa ya chat
    naweza kumpa mfanyakazi mmoja chat fulani ashughulikie
    hoteli ina zamu tatu, watu tofauti wataangalia inbox, sawa?
    watu wangapi wanaruhusiwa kujibu wateja
    timu yangu yote itapata access ya mazungumzo?
    je wafanyakazi wangu watatu wanaweza kujibu kwa namba moja?
    inatumika kwenye simu ngapi kwa wakati mmoja?
    mhudumu wangu wa mapokezi anaweza kujibu pia au ni mimi tu?
    watu wangapi wanaweza kuingia na kuona mazungumzo?
`,
  writtenContract: `
    kuna mkataba wa maandishi?
    tunasaini makubaliano
    mtaniandikia kila kitu au ni mdomo tu
    siamini maneno matupu, kuna hati iliyosainiwa
    mhasibu wangu anataka nakala ya mkataba kabla ya kulipa
    mnaweza kuandaa mkataba rasmi na muhuri
    na kama nataka MOU kati yetu
    hospitali yetu inahitaji service agreement rasmi, inawezekana
    nani anasaini nini kabla kazi haijaanza
    ni mazungumzo ya WhatsApp tu au kuna karatasi ya kisheria
    ahadi zenu ziko wapi kwa maandishi
    shule ya taasisi hapa, bila mkataba hatutoi pesa
    mnasaini NDA pamoja na mkataba?
    nilidanganywa kwa ahadi za mdomo, safari hii nataka sahihi
    mnatoa LPO au mkataba gani
    kampuni yetu ina mkataba wake wa wauzaji, mtasaini
    napata uthibitisho wa maandishi wa oda yangu?
    tafadhali niambie kama mnafanya mkataba na mteja
    hati ya kusaini mtandaoni kabla ya kuanza ipo
    nahitaji karatasi yenye sahihi za pande zote mbili
    je tunasaini mkataba kabla ya kuanza?
    nitapata makubaliano kwa maandishi?
`,
  officeAddress: `
    anwani ya ofisi tafadhali
    ofisi yenu iko wapi hasa
    naweza kuja ofisini kwenu
    mtaa gani huko delhi
    nataka kuwatembelea kabla ya kulipa, nipe anwani
    kuna ofisi ya kuingia moja kwa moja
    mko karibu na kituo gani cha metro
    nambari ya jengo na posta code
    mnakaa nehru place au noida
    nitumie location ya google map ya ofisi
    na nikitaka kutuma nyaraka kwa courier, anwani gani
    mmeandika delhi tu, toa anwani kamili
    ndugu yangu yuko delhi, anaweza kufika ofisini kwenu mahali gani
    ni ofisi ya kweli au mnafanyia kazi nyumbani
    wapi naweza kuja kuona mahali mnapofanyia kazi
    nahitaji anwani kamili ya posta kwa rekodi za malipo
    niambie namba ya duka lenu nipo delhi leo
    alama ya karibu na ofisi yenu ni ipi nije kwa teksi
    hakuna anwani kwenye tovuti inatia shaka, mnakaa wapi
    jumamosi naweza kutembelea ofisi yenu
    ofisi yenu iko mtaa gani?
    naweza kuja ofisini kwenu Delhi?
`,
  whatIsBot: `
    inafanya kazi aje
    hii kitu inafanya kazi aje
    hii kitu inafanya kazi vipi, sielewi
    inafanyaje kazi hii kitu
    hii inafanya nini hasa, nielezee
    sielewi hii bot ni ya nini
    hii kitu inawork aje
    bot inafanya kazi namna gani
    chatbot ni nini kwani?
    Hiyo bot ni mtu ama mashine
    nieleze AI agent ni kitu gani jamani
    assistant mnayosema hapa inafanyanga nini hasa
    Samahani, bot maana yake nini kwa kiswahili rahisi?
    sijui mambo ya computer kabisa, hebu nifafanulie chatbot ni app ama ni mtu anajibu
    Nasikia watu wakisema AI AI kila siku lakini sielewi, inafanya kazi gani haswa?
    hii kitu mnaita whatsapp bot ni program ya kudownload ama ni mtu ameajiriwa nyuma ya simu
    Mimi ni mama mboga tu, niambie kwa lugha nyepesi hiyo chatbot ni nini
    aisee naomba unielekeze taratibu, roboti ya kuchat ndo ipoje na inafanyaje kazi?
    Habari, mimi nina duka la vitambaa hapa Kariakoo, mwanangu ameniambia nitafute chatbot lakini mimi wala sijui ni mnyama gani, ni mashine inawekwa dukani au ni kitu cha kwenye simu?
    Boss niko na salon Nakuru na customer wangu mmoja aliniambia siku hizi watu wanatumia AI assistant, nikaona aibu kuuliza ni nini, so nakuuliza wewe, hiyo ni mtu anaandika ama ni computer?
    nimeona tangazo lenu fb mkisema bot inajibu wateja, mimi nimesoma mpaka la saba na computer sijawahi gusa, nifundishe basi hicho kitu kinaitwa bot ni nini na kinafanya nini
    Shikamoo, nina miaka 58 na ninaendesha duka la dawa Moshi, vijana wananiambia kuhusu ai agent kila wakati ila hakuna anayenielewesha, ni mfanyakazi wa kweli au ni programu tu inayojiendesha yenyewe?
    chatbot ni nini
    bot maana yake nini
`,
}
