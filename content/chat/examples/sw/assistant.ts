import type { assistant } from '#content/chat/topics/assistant.ts'
import type { Examples } from '../examples.ts'

export const swahiliAssistant: Examples<typeof assistant> = {
  language: `
    bot inaongea kikuyu
    bot itajibu kwa kiarabu
    bot inaongea lugha gani
    inaelewa kiswahili
    inajibu kwa kihindi
    bot inajua kisomali
    wateja wangu wanachanganya kiingereza na sheng
    inajibu kwa kifaransa
    wateja wangu wanaandika kiswahili, itaelewa
    inajua kiarabu
    wakikosea maneno itaelewa
    kiswahili inajua
    inaongea kiingereza
    mnaongea kiswahili
    unaongea kiswahili
    mnajua kiingereza
    naweza kuandika kwa kiswahili
    wateja hawajui kiingereza, inaongea kiswahili
    boti inajua kiswahili
    boti inaongea lugha gani
    inaelewa kingereza kibovu
    itajibu wateja wangu kwa kiswahili
    inazungumza kiswahili`,
  languageSong: `
    wimbo kwa lugha ya kiswahili inawezekana
    wimbo kwa kiswahili mnaweza
    mnatengeneza wimbo wa kisukuma
    wimbo unaweza kuwa wa kiswahili
    nyimbo ni za lugha gani
    wimbo kwa kiluo unawezekana
    jingle kwa kiswahili inawezekana
    mnatengeneza wimbo wa kiingereza
    jingle kwa kiswahili
    wimbo wa kiswahili inawezekana`,
  languageSchool: `
    karatasi za mazoezi ni za lugha gani
    ujumbe kwa wazazi ni kwa lugha gani
    shule yetu ni ya kiingereza, inafaa
    ujumbe wa wazazi unaweza kuwa kwa kiswahili
    mafunzo ya walimu ni kwa lugha gani
    mazoezi yapo kwa kiswahili`,
  keepNumber: `
    namba yangu ya zamani itabaki
    nitabaki na namba yangu
    lazima ninunue laini nyingine
    namba ya duka inabaki
    lazima nibadilishe namba
    nahitaji laini mpya
    whatsapp yangu ya sasa itakuwaje
    bot itatumia namba yangu
    namba yangu ibaki ile ile
    namba yangu itabaki ile ile
    itatumia namba yangu mwenyewe`,
  mistake: `
    bot ikidanganya mteja
    ikipanga miadi vibaya itakuwaje
    bot ikikosea itakuwaje
    majibu ni sahihi kiasi gani
    ikisema bei isiyo sahihi
    inaweza kudanganya wateja
    naogopa itasema upuuzi
    ikikosea je
    boti ikikosea
    ikitoa bei isiyo sahihi
    ikitoa bei isiyo sahihi je`,
  cannotAnswer: `
    bot isipojua jibu itafanyaje
    bot isipojua jibu
    swali likiwa gumu itafanya nini
    ikishindwa kuelewa mteja
    mteja akitaka kuongea na mtu
    isipojua je
    boti isipojua jibu
    swali likiwa gumu inafanya nini
    mteja akisisitiza anataka mtu
    isipojua jibu inafanya nini
    bot ikishindwa nani anajibu`,
  humanLike: `
    je bot inaongea kama binadamu
    wateja watajua kuwa ni mashine
    je inasema kuwa yenyewe ni bot
    sauti yake ni kama roboti
    wagonjwa watadhani wanaongea na mtu
    majibu yanasikika ya kawaida
    lugha yake ni ya kibinadamu au ya mashine
    je inaongea kwa upole
    watu wataona kama ni mtu halisi
    inaweza kuandika kwa mtindo wangu`,
  takeOver: `
    naweza kuona bot inavyojibu
    naweza kuingilia mazungumzo
    naweza kujibu mteja mwenyewe
    naisimamiaje bot
    naweza kusoma mazungumzo yote
    nitaona kila kitu bot inachoandika
    naweza kuandika mwenyewe katikati ya chat
    meseji zote za bot naweza kuzisoma
    naweza kuona mazungumzo
    naweza kujibu mwenyewe
    naweza kuona mazungumzo ya boti
    naweza kusoma inachoandika`,
  botRules: `
    bot ikitoa punguzo ambalo sikutoa
    bot itajadiliana bei na wateja
    bot haitaahidi kitu cha uongo
    naweza kuamua bot iseme nini
    nani anaweka sheria za bot`,
  medical: `
    mgonjwa akiuliza kuhusu dawa
    bot inatoa ushauri wa matibabu
    mgonjwa akieleza dalili
    mgonjwa wa dharura akiandika
    mgonjwa akieleza dalili bot itampa tiba
    boti itatoa ushauri wa dawa
    mgonjwa akiuliza dawa bot inasema nini`,
  consent: `
    kutuma ofa kwa wateja wote mara moja
    naweza kutuma matangazo bila ruhusa
    whatsapp itafunga namba yangu nikituma ofa
    wateja wanaweza kuacha kupokea ujumbe
    nimenunua orodha ya namba, naweza kuwatumia
    je lazima wateja wakubali
    nikituma ofa kwa wote namba yangu itafungwa
    mteja asiyetaka matangazo anajitoaje
    ni halali kutuma ujumbe kwa wote
    namba yangu itafungwa
    naweza kutuma ofa kwa watu wote
    whatsapp itanifungia namba`,
  botModel: `
    bot yangu itatumia ai gani
    bot mnazijenga kwa gpt au gemini
    mnatumia llm ipi kwa bot
    teknolojia gani iko ndani ya bot
    ai ni yenu au ya kampuni nyingine
    nyuma ya bot ya wateja kuna ai gani
    naweza kuchagua modeli ya ai
    mnajenga bot kwa kutumia nini kiufundi`,
  followUps: `
    bot itawasumbua wateja kwa ujumbe mwingi
    inakumbusha mara ngapi
    kikumbusho kinatumwa lini
    aliyeuliza akanyamaza anatumiwa ujumbe tena
    ufuatiliaji unafanyikaje
    inakumbusha muda gani kabla ya miadi
    naogopa watu watanizuia kwa ujumbe mwingi
    ufuatiliaji ni mara ngapi`,
  shopPlatforms: `
    inafanya kazi na shopify
    duka langu liko woocommerce
    oda zetu ziko excel, inawezekana
    duka langu liko kwenye wordpress, itaungana
    oda zetu tunaandika kwenye excel
    inaungana na duka langu la mtandaoni
    inaunganishwa na shopify`,
  calendar: `
    itaungana na google calendar
    haitapanga watu wawili saa moja
    inaungana na google calendar
    itaweka miadi miwili kwa wakati mmoja
    itajuaje nina nafasi lini
    inatumia kalenda yangu
    inaunganishwa na kalenda ya google
    inaona nafasi kwenye kalenda yangu
    itaangalia kalenda yangu`,
  tools: `
    inaweza kuunganishwa na mfumo wetu wa malipo
    quickbooks inaungana
    inaungana na programu yetu ya hesabu
    inaungana na programu gani
    inaweza kuandika kwenye google sheets
    tunatumia zoho, inaungana
    inaungana na mfumo wetu wa hospitali
    inaungana na programu ya uhasibu
    inaunganishwa na mfumo wetu
    inafanya kazi na excel
    inaunganishwa na programu zetu`,
  night: `
    bot inajibu usiku pia
    inajibu usiku
    nikiwa nimelala nani anajibu
    inafanya kazi saa 24
    duka likifungwa wateja watajibiwa
    inajibu haraka kiasi gani
    inafanya kazi jumapili
    saa nane usiku mteja akiandika
    siku za sikukuu bot inafanya kazi
    usiku inafanya kazi
    inajibu wikendi
    inafanya kazi nikiwa nimefunga duka
    inajibu usiku pia`,
  bookings: `
    mnaweza kuwakumbusha wagonjwa
    wagonjwa wanasahau miadi, mnasaidiaje
    inaweza kupokea miadi
    inakumbusha wagonjwa
    wateja wanaweza kubadilisha miadi
    vikumbusho vinatumwa lini
    wateja wananisahau, hawaji kwenye miadi
    inaweza kuhifadhi meza
    inafuatilia walioulizia
    inaweza kuhamisha miadi ya mgonjwa
    wateja wanaahidi kuja hawaji, bot itakumbusha
    inakumbusha lini
    inakumbusha wateja
    kubadilisha saa ya miadi
    wagonjwa wanaweza kuweka miadi wenyewe
    inakumbusha wateja miadi yao
    wagonjwa wanaweza kuchagua muda wenyewe
    inakumbusha wateja siku moja kabla`,
  orders: `
    mteja akiuliza mzigo wake bot inajuaje
    inajibu maswali ya kurudisha bidhaa na saizi
    itamwambia mteja kama bidhaa ipo
    inaweza kumwambia mteja oda iko wapi
    wateja wanauliza mzigo umefika wapi
    inajibu kuhusu bidhaa zilizopo
    inapokea oda kwa whatsapp
    inajibu maswali ya kurudisha bidhaa
    mzigo uko wapi itasema
    inaweza kusema oda iko wapi`,
  updates: `
    bei zikibadilika nani anabadilisha kwenye bot
    nikibadilisha saa za kufungua
    kubadilisha majibu ni bure
    nikiongeza bidhaa mpya bot itajuaje
    bei ikibadilika je
    bei zikibadilika nani anabadilisha boti
    kubadilisha majibu nalipia kila mara
    mabadiliko madogo yanalipiwa
    bei zikibadilika nani anabadilisha`,
  benefit: `
    faida ya bot ni nini
    hii itanisaidia kwa njia gani
    napata faida gani nikiweka bot
    kwa nini nahitaji bot
    itanisaidiaje biashara yangu
    itaniokoa muda vipi
    je inastahili pesa
    inanisaidia nini
    boti itanisaidia nini
    kwa nini nihitaji boti
    bot itanisaidia nini
    kuna faida gani kwa duka dogo`,
  noWebsite: `
    sina tovuti, naweza kutumia bot
    bot inahitaji tovuti
    nina whatsapp tu
    sina website, nina whatsapp tu
    lazima niwe na tovuti
    sina tovuti, naweza kupata boti`,
}
