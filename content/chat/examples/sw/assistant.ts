import type { assistant } from '#content/chat/topics/assistant.ts'
import type { Examples } from '../examples.ts'

export const swahiliAssistant: Examples<typeof assistant> = {
  language: `
    wazazi huchanganya kihindi na kiingereza, itaelewa
    wateja wakichanganya lugha mbili bot itaelewa
    lugha gani mnatumia
    inajua Kiingereza?
    lugha gani
    anajua kiswahili
    mnatumia lugha gani
    bot inaongea kiswahili
    inajibu kwa kiingereza
    inajua lugha ngapi
    saluni yangu iko mwanza na wateja huandika kiswahili kilichochanganyika na kiingereza mstari mmoja, sijui kama msaidizi wenu atawaelewa
    wauzaji wengine walinipa bot iliyojua kiingereza cha vitabuni tu, wazee wa mtaani hawakuelewa kitu, yenu inajua lugha gani zaidi
    tuseme mteja wa duka la dawa anaanza kwa kihindi halafu anamalizia kwa kiingereza, majibu yatakuja kwa lugha ipi
    naendesha utalii zanzibar, wageni wangu ni wafaransa na waitaliano, lugha hizo mnaahidi au niulize kwanza
    hapa kwenye chat naruhusiwa kuandika kiswahili changu cha mtaani
    je kuna uhakika wa kigujarati au ni kihindi na kiingereza tu
    wazungumzaji wa kinyarwanda watajibiwa au lugha yao haimo
    customers wangu wanatype hinglish, msaidizi atafuata mtindo huo huo
    lugha za bot
    kihindi anajua
    kijerumani haipo
    nikiandka kiswahili hapa ni sawa
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
    tovuti inaweza kuwa kwa kiswahili
    mnajua kiingereza
    naweza kuandika kwa kiswahili
    wateja hawajui kiingereza, inaongea kiswahili
    website yangu iwe na lugha mbili, inawezekana
    boti inajua kiswahili
    boti inaongea lugha gani
    inaelewa kingereza kibovu
    itajibu wateja wangu kwa kiswahili
    inazungumza kiswahili
    inajua kiswahili
    wateja wangu wanaandika kwa kiswahili, itawajibu vizuri?
    tunapata watalii wa kijerumani, bot inaweza kuchat nao kwa lugha yao
    wagonjwa wangu itawajibu kwa lugha ipi
    ni kiingereza na kihindi tu au kuna lugha nyingine
    na mtu akiandika kifaransa
    simu zinapokelewa kwa lugha gani
    wakala wa safari hapa, wageni wanaandika kwa kispanyola na kiitaliano, bot itaweza
    mteja akichanganya kiswahili na english itaelewa
    lugha ngapi zinapatikana
    wazazi wa shule yetu wanaongea kiluo tu, bot inaweza kuwajibu
    je itajibu kwa lugha ile ile mteja anatumia
    nina wateja wahindi mombasa, kigujarati kipo?
    kiarabu mnacho kwa bot ya zanzibar
    naweza kuchagua bot ijibu kiswahili pekee
    bot ya sauti inaweza kuongea kiswahili fasaha
    mteja akibadilisha lugha katikati ya mazungumzo inakuwaje
    wachina wanakuja dukani kwangu, inaweza kuandika kichina
    kisomali inaeleweka na msaidizi huyu?
    wateja wangu hawajui kiingereza, bot itaongea nao vipi lugha
    msaidizi wa whatsapp anasaidia lugha za kienyeji
    hoteli yangu inapokea warusi, kirusi kinawezekana
    inaelewa kiswahili cha mtaani chenye makosa ya kuandika
    kilugha cha kimasai je, bot inakifahamu
    tovuti yenu inasomeka kwa kiswahili
    tovuti hii ina kiswahili
    naweza kusoma ukurasa wenu kwa kiswahili
    inaongea Kiswahili?
    inaongea kiingereza
    inaweza kuongea kikuyu kwenye simu
    kimarathi au kipunjabi inaongea kwa sababu nina tawi india
`,
  languageSong: `
    naimba harusini pemba na mashairi yangu ni ya kimvita, kabla ya kuamua mtanisikilizisha mstari mmoja
    tumeandika wimbo wa shule kwa kijaluo lakini tunaogopa matamshi yatakuwa ya ajabu, kuna njia ya kusikia kidogo kwanza
    kampuni ya maji inataka tangazo la redio liimbwe kimaasai, lugha hizo ambazo hamjazizoea mnazishughulikia vipi
    niliwahi kuagiza wimbo kwingine na kiswahili kikatamkwa kama mzungu, safari hii wimbo wangu utatamkwa sawa kweli
    lugha gani za kuimba mmeshazijaribu zikatoka poa
    beti za kihindi na kiingereza kwenye wimbo mmoja zinakaa sawa
    shairi la kinyakyusa likiimbwa litatoka vizuri au litaharibika
    kwa lugha ngeni mnanipa kionjo nisikie kabla ya kukubali
    wimbo wa kichaga
    kuimba kwa sheng je
    lafudhi ya wimbo kwa kimeru
    jingle ya kisomali mnaweza
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
    mimi ni mkuu wa shule ya kijiji na barua kwa wazazi lazima ziende kwa lugha wanayoielewa, zana zenu zina zipi
    walimu wetu wa shule ya msingi hufundisha kwa kihindi, je maandalio na karatasi za mazoezi yatatoka kwa lugha hiyo
    tuna mchanganyiko wa walimu, nusu wanajua kihindi na nusu kiingereza, yule anayetoa mafunzo ataongea ipi
    bodi yetu inaogopa kwamba somo litatoka kwa kiingereza kigumu ambacho walimu wa madrasa hawatakifuata, lugha nyingine ipo
    ujumbe wa kwenda kwa wazazi una lugha zaidi ya mbili
    worksheet za darasa la tatu zinatoka kwa lugha ngapi
    lesson plan ya historia kwa kihindi inawezekana kwa mwalimu
    training ya staff room itaendeshwa kwa lugha gani jamani
    mazoezi kwa kiingereza
    lugha ya ujumbe wa wazazi
    walimu wafundishwe kwa kihindi
    lesson plan lugha zipi
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
    wateja wote wana namba hii, itabidi nibadilishe?
    namba yangu ya zamani itaendelea kutumika?
    nitahitaji laini mpya kwa ajili ya bot
    lazima ninunue laini mpya?
    natumia namba yangu ile ile?
    namba ya WhatsApp itabadilika?
    natumia namba yangu
    namba yangu itabaki
    nibadilishe namba
    nahitaji namba mpya
    naweza kutumia namba yangu
    namba ya zamani itafanya kazi
    nitumie namba yangu
    namba ibaki ileile
    namba ya kliniki yetu imechorwa kwenye ukuta na ambulansi tangu 2012, kuweka bot kutatulazimisha kuitupa
    jirani aliweka bot na sasa hawezi kufungua whatsapp yake ya kawaida, mimi nitasomea wapi jumbe za wateja wangu
    kabla sijatoa hela yoyote ya bot ya mgahawa, nani atapima kama laini yangu ya whatsapp inakubali kuhamishwa
    nauza mbegu kwa wakulima na wote wana simu yangu ile ile, sitaki waanze kuona namba ngeni ikiwajibu
    laini ya zamani ya biashara itahamia huduma gani ya whatsapp
    baada ya kuhama, nitatumia app ipi kusoma na kuandika
    sitaki kuhangaika kuwapa watu contact mpya
    number inabaki hiyo hiyo au mnatoa nyingine
    namba haibadiliki sivyo
    laini moja tu ninayo
    whatsap number yangu inakaa
    kuhamisha namba kwenda business
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
    hizi agent za ai haziwezi kukosea kweli
    je ai inaweza kukosea
    bot ikikosea inakuwaje
    hoteli yangu iliumia pale mfumo ulipotuma bei ya msimu wa chini kwa wageni wa krismasi, yenu ikiteleza hivyo inarekebishwaje
    ofisi yangu ni ya uwakili na ninachoogopa ni wakala wa ai kufuta faili au kutuma barua ambayo siwezi kuirudisha tena
    tuseme bot inamwambia mzazi ada tofauti na ile tuliyopanga, jibu hilo baya linasahihishwa na nani kwa upande wenu
    mwenye karakana hapa, naomba ukweli, hii ai haikosei kabisa au mara nyingine inaboronga kama binadamu
    makosa yake yanaweza kufuatiliwa baadaye kwenye kumbukumbu
    inauliza ruhusa kabla ya kitu kisichoweza kutenguliwa
    haiwezi kuboronga ikamtumia mteja anwani ya duka lingine
    jibu lisilo sahihi mnalirekebisha au nabaki nalo
    bot ikiteleza
    inakosea mara ngapi
    ikitaja saa mbaya ya kufungua
    ai inaweza kubugi
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
    ikitoa bei isiyo sahihi je
    bot ikimwambia mteja bei isiyo sahihi inakuwaje
    kama itatoa bei ya zamani na mteja agombane nami, nani anawajibika
    kosa la bot, lawama kwa nani
    mteja anakuja na screenshot ya bei mbaya aliyopewa na bot, nifanye nini
    je bot hukosea
    na ikisema kitu kiko stock kumbe hakipo
    imempa mgonjwa saa zisizo sahihi za daktari, kosa la nani
    nina hoteli Mombasa, bot ikisema chumba kipo na tumejaa mgeni atagomba, basi?
    bot imeahidi punguzo ambalo sijatoa, lazima nilitoe?
    ikimdanganya mteja bila kukusudia nini kinafuata
    ada ya shule ikitajwa vibaya wazazi watashikilia hiyo, tutafanyaje
    taarifa potofu ikishatumwa kwa mteja mnarekebisha vipi
    naogopa bot kumwambia mteja uongo
    bei inabadilika kila siku, bot ikitaja ya jana mteja ataleta fujo
    Samahani, ikitokea bot imekosea bei kwa mnunuzi ni nani wa kulaumiwa
    duka limefungwa lakini bot imesema liko wazi, watu wamekuja, sasa?
    jibu lisilo sahihi likienda kwa mteja hatua gani inachukuliwa
    bot inaweza kutoa habari za uongo kwa wateja wangu?
    safari ya laki tano bot inasema laki tatu, mteja amekataa kulipa zaidi
    mteja ananitukana kwa sababu ya kosa la bot
    ikiahidi delivery ya bure kimakosa nani atabeba lawama
    AI huwa inakosea, mnazuia vipi isitaje bei mbovu
    bei mbaya, mteja mkali, itakuwaje
    saluni yangu bot ikitaja nusu ya bei ya makeup ya harusi, bibi harusi akakasirika, nani wa kujibu
    mteja ameacha review mbaya kwa kuwa bot ilimpa maelezo ya uongo, ni kosa la nani
    makosa ya majibu yanatokea mara ngapi
    mwanafunzi ameambiwa ada ndogo na bot na sasa anaidai hiyo hiyo
    mteja akisema bot yako ilinipa bei hii nimjibu nini`,
  cannotAnswer: `
    mteja wa duka la vipuri ataulizia sehemu ya gari ambayo hata mimi siijui, bot hapo itabuni au itanipa mimi
    wazazi huuliza vitu vya ajabu kama basi kupitia mtaa usio kwenye orodha, ujumbe kama huo utamfikia nani shuleni
    niliona bot ya benki ikirudia samahani sielewi mara kumi, yenu ikifikia mwisho wa ufahamu wake inakabidhi mazungumzo yote
    tuseme mgeni anaandika maneno yasiyoeleweka kabisa au anadai meneja, msaidizi wa hoteli atafanya hatua gani
    swali jipya leo likimshinda, kesho atakuwa amefundishwa
    haina jibu, basi inakisia ama inaniita mimi
    maswali magumu yanarushwa kwangu pamoja na chat yote
    ikigonga mwamba kuna mtu atapewa hiyo kazi
    swali nje ya alichofundishwa
    asipojua ananiuliza
    ikishindwa inamleta nani
    mteja anadai binadam
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
    bot ikishindwa nani anajibu
    bot isipojua jibu inakuwaje
    mteja akiuliza kitu ambacho bot haijafundishwa itasemaje
    kama haielewi swali nani atajibu
    na ikikwama je
    je inabuni jibu au inasema sijui
    nitajuaje maswali ambayo bot imeshindwa kujibu
    mgonjwa akiuliza jambo gumu, bot inafanya nini
    duka la vipuri Nakuru hapa, mteja akitaja kitu bot haikijui nini kinafuata
    swali likiishinda inanipa mimi taarifa?
    bot ikishindwa mtu wa kweli anaingia kwenye chat?
    mteja ataachwa bila jibu kama bot haijui?
    maswali yasiyo na majibu yanaenda wapi
    Naomba kuelezwa msaidizi akikosa jibu anamwambia mteja nini
    inakaa kimya ikiwa haina jibu?
    usiku bot ikikosa la kusema mteja atafanyaje
    wazazi huuliza maswali ya ajabu, roboti isipoyaelewa inakuwaje
    inaweza kumpelekea mfanyakazi wangu yale isiyoyaweza
    kitu kisicho kwenye orodha kikiulizwa bot itajibu nini
    je itajifunza baadaye swali ambalo haikuweza kujibu
    bot ikichanganyikiwa nini hutokea
    wageni wa safari wanauliza njia zisizojulikana, bot haina habari hizo, basi?
    hofu yangu ni bot kukosa majibu mbele ya mteja, mnafanyaje
    ikiwa haina uhakika inakisia tu?
    mteja ametuma sauti bot haikuielewa, kinachofuata ni nini
    swali nje ya uwezo wake anapewa nani
    je napata alert bot inaposhindwa kumjibu mtu
    hakuna jibu, halafu?
    siwezi kuifundisha kila kitu, yale yasiyojulikana itayashughulikia vipi`,
  humanLike: `
    wateja wa saluni yangu wamezoea maneno matamu na utani wangu, sasa bot itawaandikia kwa ukavu kama ujumbe wa benki
    mimi ni mchungaji na waumini wazee watahisi vibaya wakijua ni programu, je yenyewe itakiri kwamba si mtu
    dada yangu alijaribu bot fulani ikajibu kama kitabu cha sheria, nataka kujua yenu inasikika vipi kabla sijaamua
    tuseme mpangaji anauliza moja kwa moja wewe ni mtu au kompyuta, msaidizi wa ofisi ya nyumba atasema ukweli
    mtindo wake wa kuandika unafanana na wa wateja wangu
    majibu yana ubinadamu au yamekaa kirobot robot
    naweza kupima mwenyewe inavyosikika kabla ya kununua
    wageni watashtuka kwamba hawachati na mtu
    inaongea kama sisi
    inajificha kama mtu
    sauti ya maandishi yake ikoje
    ina emoji na utani kidogo
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
    mhudumu wa mapokezi wa kliniki yangu anataka kuona kila alichoambiwa mgonjwa jana usiku, kuna pahali pa kusoma
    kuna mteja mkubwa wa kiwanda ninapenda kumjibu mimi binafsi, nikiingia kwenye chat yake bot itaniachia nafasi
    sitaki kufungiwa nje ya biashara yangu, nitaona maswali yaliyojibiwa, nafasi zilizowekwa na yale yaliyokosa jibu
    tuseme mzazi ana hasira na bot inaendelea kujibu kwa upole, naibu mkuu anaweza kudaka mazungumzo papo hapo
    nina haki ya kupekua kila chat ya bot wakati wowote
    msaidizi anajibu, mimi natazama tu, nikitaka naingilia
    tunaweza kukagua ni nini kiliwaambia wachangiaji wa ngo
    ripoti ya ilichojibu na ilichokosa naipata vipi
    nidake chat mwenyewe
    kusoma chat za jana
    control ni ya nani
    nichukue usukani katikati
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
    mimi ni mhasibu, msaidizi atasema majibu niliyompa tu au atajisemea
    msimu wa kodi wateja huuliza jambo lile lile, bot itashika majibu yangu tu
    bot itajibu nilichoiandikia tu au itatoa maneno yake
    haitaongea mambo yake yenyewe nje ya majibu yangu, sivyo
    duka langu la jumla lina bei ya siri kwa mafundi, sitaki bot iwatajie wanunuzi wa rejareja, naiambiaje
    wanunuzi wa hapa kariakoo huomba bei ya mwisho mpaka mtu achoke, msaidizi atashikilia msimamo au atalegea
    saluni jirani ilipata hasara kwa sababu bot iliahidi nywele bure, yenu nitaifungaje mdomo isiahidi vitu
    tuseme mteja anarudisha gauni baada ya siku ishirini na sheria yangu ni saba, itashika sheria hiyo kweli
    kuna maneno sitaki kabisa itamke, mipaka hiyo naweka wapi
    isiwaambie watu mzigo unafika siku hiyohiyo
    delivery ya bure kuanzia elfu tano tu, itazingatia
    mjanja akijaribu kuilaghai bot kwa bei itadanganyika
    isitoe discount
    sheria zangu itafuata
    mambo ya kutoahidi
    ijue punguzo langu tu
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
    mgonjwa akiandika ana maumivu bot itamwambia dawa
    bot haitaanza kutoa dawa kwa wagonjwa
    na mtu akiandika fizi zinatoka damu
    akisema ana maumivu makali je
    mgonjwa akiuliza anywe dawa ipi, itamjibu nini
    na ikiwa ni hali ya dharura usiku
    duka langu la dawa hupata jumbe usiku za watu wanaouliza wachanganye vidonge gani, sitaki mashine iwaelekeze matibabu
    sisi ni kliniki ya macho, mgonjwa akiandika ghafla haoni upande mmoja, msaidizi atamwambia nini na nani atapata habari
    mke wangu ni mkunga na anaogopa mama mjamzito mwenye maumivu atapewa ushauri wa ovyo na programu, hofu yake ina msingi
    tuseme mgonjwa anatuma picha ya vipele na kuuliza ni ugonjwa gani, bot ya hospitali itajifanya daktari
    inaweza kutafsiri matokeo ya maabara kwa mgonjwa
    maswali ya afya yanaruka moja kwa moja kwa daktari
    ijifanye daktari hapana, ila dharura itanifikishia haraka
    mfugaji akiulizia dawa ya ng'ombe anayeumwa itampa dozi
    ushauri wa tiba hautoi
    kifua kinabana, itasemaje
    dozi ya mtoto ikiulizwa
    dharura ya mgonjwa usku
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
    na mteja akisema msinitumie tena
    asiyetaka ofa afanye nini
    mteja akikataa matangazo je
    wateja wanaochoka na ofa wanajitoaje
    nina daftari la wateja mia nane wa duka la vitambaa, nikiwatumia ofa wote bila kuwauliza whatsapp itanifanya nini
    wakala mmoja ameniuzia contacts elfu kumi za wazazi, shule yangu iruhusiwe kuwatumia tangazo la usajili
    mwenzangu wa gym alifungiwa laini baada ya salamu za sikukuu kwa kila mtu, mimi nitaepuka hilo kwa njia gani
    kanisa letu hutuma habari kwa waumini kila wiki, mtu akichoka anaandika neno gani ili asipokee tena
    ofa zinaruhusiwa kwenda kwa waliokubali pekee
    zana ya kutuma habari kwa waliosema ndiyo inauzwaje
    nifanye spam au nisifanye, sheria ya ujumbe ikoje
    mpokeaji anaweza kujitoa kwa neno moja tu
    ruhusa ya mteja lazima
    kublast ofa kwa wote
    namba za kununua hapana
    opt out ikoje
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
    whatsapp itanifungia namba
    nina orodha ya namba elfu 20 nilizonunua, mtazitumia ujumbe
    naweza kutuma ofa kwa namba nilizonunua`,
  botModel: `
    mwanangu ni mhandisi na anataka kujua bot ya hoteli yetu itaendeshwa na claude, gpt au kitu kingine
    shirika letu haliruhusu ai za kampuni fulani, ndiyo maana nauliza msaidizi mtakaotujengea unatumia modeli ya nani
    nimesikia ai za bei rahisi hubuni sana, kwa hiyo bot ya duka langu itakaa juu ya teknolojia ipi hasa
    tuseme baadaye nataka mfumo wa deepseek badala ya wenu, je bot yangu inaendeshwa na modeli inayojulikana jina
    engine iliyo ndani ya bot za wateja ni ipi
    jina la modeli ya lugha inayoendesha msaidizi wangu
    ni gemini pia itakayojibu wateja wa duka langu
    mnatumia open source au ai ya kulipia kwa bot
    bot ni ya openai
    llm gani
    modeli ya ai ipi
    bot inaendeshwa na claude
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
    mnajenga bot kwa kutumia nini kiufundi
    hii ni chatgpt?
    bot yenu inaendeshwa na gemini ama gpt
    AI hii ni ya kampuni gani
    jina la model ni lipi
    mmetengeneza AI yenu wenyewe au mmechukua openai
    ni ile chatgpt ya bure iliyo kwenye simu yangu au tofauti
    teknolojia gani iko nyuma ya huyu msaidizi
    je ni ya google au facebook
    na bot ya whatsapp nayo inatumia AI ipi
    shule yetu inataka kujua mnafanya kazi na modeli gani ya AI
    si ile ya kichina deepseek kweli?
    akili bandia yenu inatoka wapi
    claude mnaitumia
    wewe ni model gani
    ni gpt toleo la ngapi
    naweza kuchagua nitumie gemini au claude
    AI ya nani hii
    tafadhali taja LLM mnayotumia kwa wateja
    meta ai na hii yenu ni kitu kimoja?
    mimi ni mwandishi, kuna kampuni za AI siziamini, mnatumia ya nani
    ubongo wa hii bot ni wa nani
    llama au mistral mnatumia
    hii inayoongea na mimi sasa hivi imejengwa kwa AI gani
    sema ukweli hii ni chatgpt tu siyo
    programu ni yenu au inategemea AI ya mtu mwingine
    mnalipia api ya openai ama mna kitu kingine
    mpiga picha hapa sijui mambo ya tech, niambie tu injini ya ndani ni ipi`,
  followUps: `
    mtu akiuliza bei kisha akanyamaza bot hufanyaje
    wanaouliza alafu wakae kimya wanafuatiliwa?
    walioulizia chumba na hawakubook wanaandikiwa tena
    bot humfuata mtu aliyekaa kimya mara ngapi
    sitaki wagonjwa wangu wasumbuliwe, ujumbe wa kufuatilia ni mangapi
    mtu aliuliza bei ya kiwanja akapotea, kuna ujumbe wa pili
    waliouliza kozi halafu wakanyamaza, nani anawarudia
    ana uliza kusuka halafu haji, mtamwandikia tena au basi
    msaidizi anarudi kwa mteja asiyejibu
    asiyeweka miadi baada ya kuuliza anapata ujumbe mwingine
    na wale walionyamaza wanafuatwa
    nachukia kampuni zinazonisumbua kila siku, je mtu aliyeulizia bei ya nyumba kisha akatulia atatumiwa jumbe ngapi na bot
    mwenye kituo cha tuition hapa, mzazi akisema nitafikiria halafu kimya, msaidizi wenu atamfuata kwa namna gani
    aliyeulizia bila kufunga nafasi atapata meseji moja ya kirafiki
    reminder zinajituma au lazima nibonyeze kitu
    follow up moja au tano
    kuwafuata waliokaa kimya
    mtu aliuliza bei lakini hakuweka miadi, bot inafanya nini
    mzazi aliyeuliza bila kujiunga, bot inamwandikia
    waliouliza tu bila kuweka nafasi wanafanyiwa nini
    na yule ambaye hakuweka miadi je
    aliyeuliza bila kupanga anaandikiwa mara ngapi
    bot itawasumbua wateja kwa ujumbe mwingi
    asiyejibu anaandikiwa tena
    aliyeuliza akanyamaza anatumiwa ujumbe tena
    wateja hawatachoka na ujumbe wa kila siku
    ufuatiliaji unafanyikaje
    naogopa watu watanizuia kwa ujumbe mwingi
    ufuatiliaji ni mara ngapi
`,
  reminders: `
    watu wakiuliza ada ya gym kisha kimya, msaidizi huwakumbusha
    kumkumbusha mteja mara moja tu bila kumchosha inawezekana
    wateja baridi wakumbushwe kwa upole
    wanafunzi wangu wa gitaa husahau somo, nataka wapigwe kumbusho jana yake na tena muda mfupi kabla, inafanyika yenyewe
    saluni yangu ina viti vitupu kila jumamosi kwa sababu watu husahau, ujumbe wa kuwakumbusha unaondoka mara ngapi
    kumbusho la mwisho linaenda saa moja kabla au zaidi
    mteja akichoka na kumbusho anaweza kusitisha kwa neno
    kumbusho mbili tu
    reminder siku moja kabla
    mteja atakumbushwa saa moja kabla ya kikao
    mimi ni mshauri, wateja husahau muda wao, watakumbushwa siku hiyo
    kikumbusho saa moja kabla ya darasa la yoga kinatumwa
    na saa moja kabla ya miadi inamkumbusha tena
    vikumbusho hutumwa vyenyewe au natuma mimi
    kukumbusha wagonjwa kuna faida gani
    mgonjwa anakumbushwa saa ngapi kabla
    inakumbusha mara ngapi
    bot inatuma vikumbusho vingapi
    kikumbusho kinatumwa lini
    inakumbusha muda gani kabla ya miadi
    bot inamkumbusha mteja lini kuhusu miadi
    ukumbusho wa appointment unatumwa siku moja kabla?
    wagonjwa wanasahau miadi yao, bot itawakumbusha?
    reminder ya booking inatumwa mara ngapi
    wateja wangu hawatokei, kuna ukumbusho unaotumwa
`,
  shopPlatforms: `
    nina duka la vigae, bei ziko kwenye excel pekee, bot itafanya kazi bila shopify
    sina duka la mtandaoni, nina orodha ya bei kwenye google sheets, bot inaweza kuitumia
    nauza mabati na mbao, orodha yangu ni ya excel, je bot itakubali hivyo
    bila shopify wala woocommerce, spreadsheet ya bei inatosha bot ifanye kazi
    bot inafanya kazi na orodha ya excel peke yake
    vifaa vya umeme nauza mwanza, bei zote ziko kwenye sheet moja, bot itaweza kuzisoma
    na kama nina excel tu, bot bado itafanya kazi
    duka langu halina mfumo wowote ila list ya excel, bot itaendana nayo
    nauza sabuni kwa daftari la google sheet bila mfumo wowote mkubwa, je oda zangu zinaweza kusomwa na msaidizi wenu
    duka letu liko prestashop na mjenzi wa awali alisema haliunganiki na kitu, ninyi mtaliangalia kabla ya kukataa
    niliambiwa lazima nihamie shopify ndipo bot ifanye kazi, nina stoo magento tayari, huo ni ukweli
    dada anauza vipodozi kupitia jiji na tiktok shop pekee, je maombi yake ya kununua yataonekana kwa bot
    stoki, oda na malipo ya stoo yangu yataunganishwa na majibu
    store yangu ya opencart inakubalika na mfumo wenu
    mnaweza kuchungulia jukwaa langu kisha mseme ndiyo au hapana
    karatasi ya excel inatosha kama chanzo cha oda
    shopify ipo
    woocomerce inakubali
    jukwaa langu ni bigcommerce
    sheet ya oda tu
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
    inaunganishwa na kalenda yangu?
    inatumia Google Calendar?
    watu wawili wanaweza kugongana muda?
    inajua muda ulio wazi?
    inaunganishwa na kalenda
    inafanya kazi na google calendar
    kalenda yangu itaunganishwa
    inaona kalenda yangu
    naweza kutumia kalenda yangu
    inajua nafasi zilizo wazi
    inajua nafasi wazi
    inaona muda ulio wazi
    kinyozi changu kina viti viwili na mara mbili wateja waligombana kwa saa moja, mfumo huu utazuia hilo kivipi
    kama daktari huandika zamu zangu kwenye outlook, msaidizi ataona hizo saa nilizoziba kabla ya kumpa mgonjwa
    tulihamishiwa kalenda mpya na kampuni nyingine wafanyakazi wakaichukia, ninyi mtatuacha na ile tunayotumia sasa
    tuseme nafunga mchana kwa swala saa saba, je bot ya studio itaacha kutoa muda huo kwa watu
    nafasi iliyoshikwa na mtu haiwezi kutolewa mara ya pili
    booking zikiingia zinajiandika kwenye kalenda ya sasa
    inasoma ratiba yangu ya iphone kabla ya kupendekeza saa
    inapendekeza masaa matupu tu ya kweli
    kalenda ya outlook
    isigonganishe miadi
    double booking naogopa
    kalenda yangu ya sim
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
    itaangalia kalenda yangu
    nina kiti kimoja tu, wateja wawili wakiomba saa moja bot itawaweka wote
    bot inaweza kuweka watu wawili saa ile ile
    watu wawili wakitaka saa tano pamoja inampa nani`,
  tools: `
    kampuni yangu ya mizigo inatumia tally na wahasibu hawataki kuandika mara mbili, wakala wenu anaweza kuongea nayo
    tunafuatilia wanunuzi wa viwanja ndani ya salesforce, maulizo ya whatsapp yaingie humo moja kwa moja, gharama yake ni ipi
    hospitali yetu ina mfumo wa wagonjwa uliotengenezwa na kijana wa hapa, mtajuaje kama unaunganika na ai yenu
    shirika la msaada linatumia google workspace na microsoft teams, je wakala wa ai atafanya kazi ndani ya hizo
    software yoyote yenye api mnaweza kuishika
    maulizo yaruke yenyewe hadi hubspot bila mikono
    tunatumia freshsales, nayo iko kwenye orodha ya viunganishi
    programu za kazi zinazoshikana na wakala ni zipi
    tally inaungana
    zoho na bot
    google workspace iko
    kuunganisha odoo
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
    inaunganishwa na programu zetu
    inaweza kufanya kazi na Tally?
    je bot inaandika kwenye google sheets
    Natumia Zoho, zitaunganishwa?
    orders ziingie kwa excel yangu moja kwa moja
    Inaconnect na quickbooks ama haiwezi
    hospitali yetu ina system yake ya wagonjwa, bot inaweza kusoma appointment kutoka huko?
    Stock yangu yote iko kwa excel, nataka bot iangalie hapo kabla ya kujibu mteja
    tunatumia software ya billing iliyotengenezwa na kijana wetu, je mtaweza kuiunganisha na bot yenu
    Bei zangu ziko google sheet na nabadilisha kila wiki, bot itazichukua hapo yenyewe?
    kila lead inayokuja whatsapp ningependa iingie zoho crm bila mimi kucopy paste
    Mimi ni mhasibu wa wholesaler Gikomba na kila kitu chetu kiko Tally, wateja wanauliza balance yao kila siku na mimi nafungua kitabu kimoja kimoja, bot inaweza kutoa balance kutoka Tally?
    Nina zahanati Mbeya na tunatumia mfumo wa hospitali kusajili wagonjwa, receptionist anaandika mara mbili, kwenye whatsapp na kwenye mfumo, nauliza kama bot yenu inaweza kuandika moja kwa moja kwenye mfumo wetu
    Nauza viatu na kila jioni nakaa masaa mawili nikihamisha orders kutoka whatsapp kwenda excel, macho yanauma bana. Hiyo bot inaweza kujaza excel yenyewe kila order ikiingia?
    shule yetu ina system ya fees iliyonunuliwa 2019, wazazi wanauliza balance mpaka saa nne usiku, sijui kama bot inaweza kuingia kwa hiyo system ikachukua fee balance na kumjibu mzazi`,
  night: `
    usiku pia inajibu
    nikifunga duka inajibu
    inajibu wakati wote
    lodge yangu iko mbugani na wageni wa marekani huandika saa tisa usiku, wanajibiwa saa hiyo au wasubiri jua
    tukifunga duka la simu saa mbili jumbe zinajaa hadi asubuhi na nusu ya watu wamenunua kwingine, hilo litaisha
    wakati wa eid nasafiri siku kumi na wateja wa cherehani huachwa kimya, msaidizi ataendelea kuwapokea siku hizo zote
    tuseme watu arobaini wanaandika kwa pamoja ofa ikitoka, kila mmoja atasubiri dakika ngapi kabla ya jibu
    kila jibu linatoka baada ya sekunde au dakika
    kuna muda wowote ambapo msaidizi hupumzika
    jumbe za baada ya kufunga nitazikuta zimejibiwa asubuhi
    hata krismasi wateja hawatabaki bila majibu
    iko macho 24/7
    alfajiri inajibu
    usiku kucha iko on
    krismasi bot ipo
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
    mteja akitaka kubadilisha miadi bot inafanya yenyewe
    kuahirisha miadi kupitia bot inawezekana
    mteja akitaka siku nyingine je
    na mteja akighairi miadi
    mgonjwa akitaka kusogeza mbele miadi
    mteja asipoweza kufika siku ile
    na mteja akiomba saa nyingine
    akitaka kufuta miadi yake afanye nini mteja
    mteja akichelewa na anataka saa ya baadaye
    wateja wakibadilisha nia kuhusu saa ya miadi
    nina uwanja wa futsal na vijana hupiga simu usiku kucha kuuliza saa tupu, nataka wajiwekee nafasi wenyewe, ni bei gani
    udalali wa nyumba ndio kazi yangu na kupanga watu kuja kutazama kunakula siku yangu, msaidizi anaweza kupanga ziara hizo
    kliniki ya watoto hapa, mama akipata dharura anataka kusogeza siku bila kutupigia, mfumo unashughulikia hilo peke yake
    niliajiri binti wa kuandika miadi ya spa akawa anasahau, je kuna msaidizi wa kupokea, kuhamisha na kufuta nafasi
    abiria wa boti wachague saa ya safari kwenye whatsapp
    anayetaka kughairi saa sita usiku afanye bila simu
    wazazi wajipangie muda wa kuonana na mwalimu
    kupokea reservation za mgahawa bila mtu, inafanyika
    kushika nafasi whatsapp
    miadi bila simu
    kufuta booking yenyewe
    bot ya kureserve meza
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
    inakumbusha wateja siku moja kabla
    ofisi ya wakili inaweza kutumia bot kupanga miadi ya wateja
    bot inaweza kujibu wazazi na kuandikisha mwanafunzi wa trial class
    nina duka la dawa, wateja wananipigia usiku
    wateja wananipigia usiku kufanya booking na mimi nimelala`,
  orders: `
    mteja hakumbuki namba ya oda, itapatikanaje
    oda ikitafutwa kwa namba ya simu inawezekana
    nauza viatu instagram na kila saa mtu anauliza size 42 ipo na inafika lini mbeya, msaidizi atayajibu hayo
    mnunuzi hana namba ya oda, anakumbuka simu aliyoagizia tu, bot ya duka la vitabu itauona mzigo wake
    mke wangu hushinda akiwaambia watu kifurushi kimefika wapi, tunataka kitu kijibu hilo kutokana na rekodi zetu wenyewe
    duka la kanga mtandaoni: mtu akipenda rangi fulani, bot impe papo hapo mahali pa kununua, inafanya hivyo kweli
    bidhaa ikiisha itamwambia mnunuzi au itakubali tu
    anayetaka kubadilisha gauni kwa kubwa zaidi atasaidiwa na bot
    rangi, saizi na muda wa kufikisha anavitoa wapi
    itamtafutia mteja kifurushi kwa simu aliyotumia
    parcel imefika wapi
    size bado ipo
    link ya kununua itoe
    mzigo upo njian
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
    nikibadilisha bei je
    nani anabadilisha majibu
    kubadilisha saa ni gharama zaidi?
    bei zikibadilika je
    naweza kubadilisha baadaye
    nabadilishaje majibu ya bot
    nani anabadilisha bei mpya
    kubadilisha nalipa
    nikibadilisha saa za kazi je
    nibadilishe majibu
    mnabadilisha majibu
    karo ya kituo chetu cha lugha hubadilika kila januari, je kuiambia bot karo mpya ni kazi yetu na bili ipo
    mgahawa wangu hubadili menyu kila wiki, sitaki kulipa fundi kila jumatatu ili msaidizi ajue chakula kipya
    wakati wa ramadhani duka hufunguliwa saa tofauti, nikiwaambia ninyi mtaibadilisha bot bila kunitoza zaidi
    tuseme nimehamia mtaa mwingine na bot bado inataja anwani ya zamani, nani atairekebisha na ni ndani ya ada ipi
    marekebisho ya majibu ya bot yamo ndani ya ada ya mwezi
    huduma mpya tukianzisha, msaidizi anaambiwa na nani
    nikipandisha bei leo bot itaanza kuitaja mpya kwa njia gani
    kila kitu kipya kwenye majibu ya bot mnaandika ninyi
    bei mpya kwenye bot
    menyu imebadilika
    saa mpya za bot
    update ya majibu bure
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
    nina duka la dawa na mabinti wawili wanaojibu simu siku nzima, niambie kwa kweli bot itabadilisha nini maishani mwangu
    mume wangu anauliza mbona tuweke bot kwenye bucha wakati tunajibu wenyewe, nimpe sababu gani za maana
    kila mchana najibu maswali kumi yaleyale kuhusu karo ya kozi, je hicho kitu kitaniondolea mzigo huo au la
    wengine husema bot ni fasheni, mimi ni mshonaji, mwisho wa mwezi itakuwa imenifanyia kazi zipi hasa
    mtu wa reception nipo naye, bot itamzidi kwa lipi
    kazi gani za kila siku zitaondoka mikononi mwangu
    muda wangu wa jioni utarudi nikiwa na msaidizi huu
    faida yake kwa mwenye lodge ndogo ni kitu gani
    bot inasaidia nn
    umuhimu wa bot
    kwa nini niwe nayo
    itanibebea kazi zipi
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
    nauza samaki kwa simu na statasi tu, sijawahi kuwa na ukurasa wowote mtandaoni, msaidizi wenu bado atafanya kazi
    jamaa aliniambia lazima nijenge website ya laki kabla ya kuweka bot kwenye saluni, ananidanganya au ni kweli
    kibanda changu cha mpesa hakina domain wala blog, namba ya whatsapp pekee, je hiyo haitakuwa kizuizi kwa bot
    tuna tovuti mbovu isiyotumika, tunataka bot ikae whatsapp tu na iache hiyo tovuti, inawezekana hivyo
    bot bila ukurasa wa intaneti inakaa sehemu gani
    whatsapp peke yake yatosha kwa msaidizi kuanza
    siko online popote zaidi ya namba ya simu
    kutokuwa na website kunanizuia kupata bot
    bila website sawa
    whatsapp tupu inatosha
    bot pasipo tovuti
    sina saiti kabisa
    sina tovuti, naweza kutumia bot
    sina tovuti yoyote, bot itafanya kazi
    bot inahitaji tovuti
    je ni lazima kuwa na tovuti kwanza
    nina whatsapp tu
    natumia namba ya simu tu bila tovuti, inatosha
    sina website, nina whatsapp tu
    lazima niwe na tovuti
    sina tovuti, naweza kupata boti`,
  socialMedia: `
    inafanya kazi instagram pia
    je inajibu DM za insta
    facebook je?
    wateja wangu wengi wananiandikia instagram sio whatsapp, itawajibu huko?
    mnaweza kuweka bot kwenye messenger
    telegram mnayo pia
    nina duka la nguo, watu wanauliza bei kwenye comments za facebook, je bot inaweza kuwajibu
    na kama mteja ataandika kwenye page yetu ya facebook
    ni ya whatsapp tu au na mitandao ya kijamii
    nauza viatu kupitia IG, jumbe ni nyingi usiku, msaidizi wako ataweza kuzijibu
    tafadhali naomba kujua kama messenger imejumuishwa
    msaidizi mmoja anaweza kujibu whatsapp, insta na fb kwa pamoja?
    tuna kundi la telegram la wanafunzi, je roboti inaweza kujibu maswali humo
    nataka bot ya instagram
    saluni yangu inapata maswali mengi inbox ya facebook hakuna wa kuyajibu, mnasaidiaje
    itajibu maoni chini ya video zangu za reels?
    meseji za facebook zinajibiwa pia na AI hii
    mimi ni mpiga picha, maharusi hunitumia ujumbe insta saa za usiku, nani atawajibu
    je mnaunganisha akaunti ya instagram na msaidizi huu
    shule yetu ina ukurasa wa facebook, wazazi huuliza hapo, bot itaweza kuwahudumia
    hata wale wanaoandika kwenye mitandao kama fb na insta watapata majibu?
    biashara yangu yote iko instagram, hii itanifaa kweli
    twitter pia inajibu jumbe?
    shirika letu hupokea maswali kupitia messenger, mnaweza kuyajibu kiotomatiki
    wale wanaojibu story zangu za insta watajibiwa na msaidizi?
    kuna chatbot ya telegram kwenu
    matangazo yangu ya facebook yanaleta watu inbox, AI inaweza kuongea nao hapohapo
    nisaidie kujibu dm kiotomatiki, inawezekana?
    bot moja ijibu instagram whatsapp na tovuti
    msaidizi mmoja kwa whatsapp na instagram na website yangu
    nataka jibu moja kote facebook whatsapp na website`,
  onOwnSite: `
    tayari nina tovuti, mnaweza kuweka bot humo
    inakubali wordpress?
    site yangu ni ya wix, chatbot inaweza kuongezwa
    tovuti yangu ilitengenezwa na mtu mwingine, bado mnaweza kuweka msaidizi
    sihitaji website mpya, nataka chatbot tu kwenye hii ya zamani
    duka langu liko shopify, bot itaingia hapo?
    je lazima mnitengenezee tovuti mpya ndio nipate chatbot
    na kama website yangu ipo hewani tayari
    mnanipa code ya kubandika kwenye ukurasa wangu ili chat ionekane
    kampuni ya safari hapa arusha, site yetu ya wordpress ina miaka 5, msaidizi wenu atafaa humo?
    weka chat kwenye tovuti niliyonayo
    hatutaki kubadilisha tovuti, tunataka AI chat pembeni tu
    tovuti ya shule ilijengwa na fundi wa nje, je mnaweza kuongeza chatbot juu yake
    kuna plugin ya wordpress ya bot yenu
    kliniki yetu ina website, mnaweza kuunganisha msaidizi bila kuijenga upya
    nililipa pesa nyingi kwa site mwaka jana, siwezi kuanza tena, bot inaweza kuwekwa hapo
    mnafanya kazi na tovuti ambazo hamkuzitengeneza ninyi, kuweka chatbot
    nimejitengenezea tovuti godaddy, chatbot yenu itafunga humo?
    tafadhali naomba kujua kama msaidizi anaweza kukaa kwenye tovuti yangu ya sasa
    mimi ni mpiga picha, portfolio yangu iko wix na naipenda, nataka chat tu iongezwe
    duka la woocommerce ninalo, bot itakaa humohumo au mnafungua site nyingine
    chatbot yenu inafaa tovuti za aina gani, yangu ni joomla
    domain ni yangu na site ni yangu, mnaunganisha msaidizi tu?
    kaka yangu alinijengea website ya html, roboti ya mazungumzo inawezekana pale
    wageni wa tovuti yetu iliyopo wanaweza kujibiwa na AI yenu?
    mwandishi wa vitabu, nina blogu yangu, naweza kupata chat ya AI ndani yake
    timu yetu ya IT ilijenga site, mnatoa widget ya kuweka
    ninayo site tayari nahitaji msaidizi tu
    tayari nina website, nataka chat tu ni bei gani
    kuweka chatbot kwenye tovuti yangu ni shilingi ngapi
    sihitaji tovuti mpya, gharama ya kuongeza chat kwenye ya zamani
    site yetu ya shule ipo, chat pekee inagharimu kiasi gani
    bei ya bot kwa website niliyo nayo
    na kama tovuti ni yangu mwenyewe chat itakuwa ngapi
    nina wordpress site, kuongeza bot mnatoza ngapi
    duka langu la shopify linaendelea, bei ya chat tu tafadhali
    tovuti ya hoteli iko tayari, kuweka kisanduku cha chat ni kiasi gani
    chat pekee kwenye site yangu, bei?
    ni nafuu zaidi kama website ipo na nahitaji bot tu? ngapi
    malipo ya mwezi ya bot kwenye tovuti yangu ni yapi
    Naomba bei ya kuunganisha chatbot na tovuti yetu ya NGO
    sio whatsapp, ni website yangu tu. bot ni ngapi
    kampuni ya safari Moshi, website ipo, mtaweka chat kwa bei gani
    fundi alinitengenezea site bila chat, nyinyi mnaiongeza kwa ngapi
    chat kama hii yenu kwenye ukurasa wangu itanigharimu nini
    domain na site ninazo, imebaki msaidizi, gharama zake
    site ya wix, kuingiza chatbot ni pesa ngapi
    bei ya chini kabisa ya kuweka chat kwenye tovuti iliyopo
    kliniki yetu ina tovuti, tunataka AI chat ndani yake, tuandae bajeti gani
    mwandishi mwenye tovuti yake, chat ya wasomaji inauzwaje
    ni 19999 hata kama website ninayo tayari na nataka chatbot peke yake
    mnachaji vipi kuongeza msaidizi kwenye website ya mteja
    tovuti yangu ya nyumba za kupanga iko live, chat pembeni itagharimu ngapi
    quote ya chat tu, website yangu iko
    kuingiza bot kwenye webpage yangu ni kama rupia ngapi
    nieleze ada ya chat ya tovuti kwa mtu ambaye ana tovuti yake`,
  foodOrders: `
    inaweza kuchukua oda za chakula whatsapp
    nina mgahawa, je bot itapokea oda za kupeleka nyumbani
    oda za menyu inawezekana?
    napika chakula cha mchana cha maofisini, watu huagiza asubuhi kwa meseji, roboti itaandika oda hizo
    hoteli yetu ya chakula inataka oda kupitia chat mnaweza
    cafe, mtu akiandika kahawa 2 na sandwich 1 itaelewa?
    na kama mtu anataka kuagiza pilau saa tano usiku
    bakery hapa, je inachukua oda ya keki pamoja na uzito na jina la kuandika juu
    msaidizi anaweza kutuma menyu kisha apokee oda
    inauliza anwani na vyakula kwa ajili ya delivery?
    oda za zomato na swiggy inazishughulikia
    nina jiko la delivery mombasa, oda sitini kila usiku kwa whatsapp, AI inaweza kuziandika na kuzipeleka jikoni
    tunauza pizza, mteja akisema bila kitunguu na jibini zaidi, bot itashika oda hiyo
    nyama choma, wateja waagize kupitia whatsapp
    je atamwambia mteja jumla ya bei ya chakula alichoagiza
    mke wangu anauza chapati na maandazi, maagizo huja siku nzima, huduma yako itayapokea?
    naomba kujua kama msaidizi hupokea oda za takeaway za mgahawa
    mtu akibadilisha oda, badala ya chapati 2 anataka 4, itakuwaje na bot
    samaki wakiisha leo, atawaambia wanaoagiza?
    oda hupotea wakati wa msongamano mchana mgahawani, mnaweza kutatua
    kibanda cha chipsi, nataka bot ya kupokea oda
    wateja wanaweza kuchagua sahani kwenye chat wakaletewa nyumbani?
    uber eats na glovo hula kamisheni, nataka oda za chakula moja kwa moja whatsapp, inawezekana kwenu
    wateja wangu wa chakula cha mwezi huandika leo msilete, je itakumbuka
    kuagiza chakula kwa chat mnaweza kuniwekea?
    duka la juisi na vitafunio, tunapeleka majumbani, je AI inaweza kupokea maagizo
    maagizo ya chakula kwa ajili ya sherehe yanaweza kupokelewa na bot pia
    biriani yetu huagizwa sana ijumaa kwa meseji, tunataka kitu kipokee oda hizo chenyewe`,
  numberAfter: `
    nikiacha huduma nitarudishiwa namba yangu ya whatsapp?
    namba yangu itakuwaje nikiondoka
    baada ya kusitisha namba inabaki kwa nani
    naweza kurudisha namba kwenye whatsapp ya kawaida baadaye
    na nikiacha baada ya miezi sita, namba yangu ya whatsapp je
    mazungumzo ya zamani yatafutika nikifunga huduma?
    namba iko kwenye bango la duka miaka 12, nikiachana nanyi bado itakuwa yangu
    nikisitisha mpango, chati zangu nazipata?
    naogopa kupoteza namba yangu siku nikiwaacha
    kliniki yetu inajulikana kwa namba hii, tukizima bot yenu namba itakufa?
    nikimaliza mkataba nitatoaje namba yangu kwenu
    namba yangu haitakwama kwenu milele?
    nisipolipa tena, namba ya whatsapp itafungiwa
    naweza kuhamia kampuni nyingine na namba ileile nikiondoka kwenu
    tafadhali eleza nini hutokea kwa namba na historia ya chat huduma ikiisha
    mmiliki wa namba ni nani mwisho wa huduma
    namba hurudi baada ya kughairi?
    inachukua siku ngapi kurudishiwa namba ya whatsapp nikishaacha
    nina gym sitaki kunaswa, je mtaiachia namba yangu nikitoka
    tuseme mwakani nimeacha, wateja wataendelea kunipata kwenye namba hiyohiyo ya whatsapp?
    tukiachana namba ni yangu au yenu
    mtafuta jumbe za wateja wangu nikiondoka?
    nikiondoa msaidizi kabisa, namba itarudi kwenye simu yangu kama zamani
    mkifunga akaunti yangu, namba iliyosajiliwa whatsapp business inaenda wapi
    naweza kupakua chat zote na kubaki na namba siku ya kusitisha
    kurudishiwa namba baada ya kuacha huduma
    line yangu ya whatsapp itakuwa huru tena nikijitoa?
    siku nikisema basi na huduma yenu, nitatumia tena namba hii kwenye app ya kawaida?`,
  courier: `
    bot inaungana na G4S
    mteja anaweza kujua kifurushi chake kiko wapi kupitia bot, kutoka kwa kampuni ya kusafirisha
    natumia Sendy kutuma mizigo, je msaidizi ataona hali ya mzigo
    nauza nguo mtandaoni natuma kwa courier, wateja wanauliza parcel imefika wapi kila saa, bot itajibu?
    inaweza kufuatilia parcel ya DHL
    namba ya waybill ikitumwa bot itasema mzigo uko wapi?
    mnaunganisha na mfumo wa courier
    na kama kifurushi kimekwama kwenye ofisi ya courier bot itajua
    fargo courier mnaweza kuunganisha na whatsapp bot?
    ni courier gani zinafanya kazi na roboti yenu kwa tracking
    mzigo ukishatoka dukani roboti inaweza kuufuatilia kwa msafirishaji
    tracking ya shiprocket kwenye whatsapp ipo
    natuma vifurushi kwa basi kwenda Mwanza, bot inaweza kumwambia mteja kama kimefika
    bot itume link ya kufuatilia mzigo kutoka kwa courier
    wateja wangu wanataka kujua parcel itafika lini, bot inaweza kuangalia kwa kampuni ya courier
    duka la viatu Nairobi. G4S ndio wanapeleka. nataka bot iwajibu wateja kuhusu mahali mzigo ulipo
    naomba kujua kama mnaweza kuunganisha API ya courier
    courier wakichelewesha, bot itaona sababu na kumjulisha mteja?
    natumia kampuni tatu za usafirishaji, tracking zote zitapatikana kwa bot moja
    posta ya kawaida EMS inafuatilika na bot yenu?
    mteja akisema hajapata mzigo, roboti inaweza kukagua kwa courier kama ulifikishwa
    tracking ya kifurushi, roboti inaweza?
    vipuri vyetu vinaenda kwa lori la kampuni nyingine, wauzaji wanauliza vimefika wapi, msaidizi atajua?
    nimechoka kufungua tovuti ya courier kila mteja akiuliza, bot ifanye hiyo kazi
    delhivery na blue dart zinaunganishwa?
    parcel ikirudishwa na courier bot inapata taarifa
    vitabu natuma kwa courier, msomaji aandike namba apate hali ya kifurushi, inawezekana?
    mwendesha boda wa kampuni ya delivery yuko wapi na mzigo, bot inaweza kumwambia mteja`,
  botTakesPayment: `
    bot inaweza kupokea malipo ya mpesa
    mteja alipe ndani ya chat inawezekana
    saluni yangu wateja hawatokei, bot ichukue deposit kwanza
    je roboti inaweza kutuma till number na kiasi kwa mteja
    karo ya shule wazazi walipe kupitia bot ya whatsapp, mnaweza?
    inaweza kutuma STK push kwa mteja baada ya kuagiza
    bot itume link ya malipo kwa wanunuzi wangu
    hoteli ndogo, mgeni atoe advance kwa bot kabla ya kuthibitisha chumba, inafanyika?
    na kama mteja anataka kulipa pale pale whatsapp bot itashughulikia
    kuchukua pesa za wateja kwenye chat
    wagonjwa walipie ada ya kumuona daktari kwa bot wakati wa kuweka miadi
    bot itajua mteja amelipa na kuthibitisha oda?
    QR ya malipo itumwe na roboti kwa mteja
    natoza asilimia thelathini ya awali kwa picha za harusi, je bot inaweza kuidai na kuipokea
    tigo pesa au airtel money kutoka kwa wateja, bot inapokea?
    ada ya gym kila mwezi, bot iwakumbushe wanachama na kuwatumia link ya kulipa
    wafadhili wachangie NGO yetu moja kwa moja kwenye chat na msaidizi, inawezekana
    keki zinaagizwa halafu watu hawaji, nataka bot ipokee hela kwanza
    tafadhali niambie kama msaidizi anaweza kukusanya malipo ya wateja wangu
    malipo ya kadi kutoka kwa watalii wetu yanaweza kufanywa ndani ya bot?
    lipa na mpesa ndani ya whatsapp bot kwa wateja wa duka
    mteja akikubali bei, roboti imwambie alipe wapi na kiasi gani kisha ipokee
    wanafunzi wa tuition walipe kwa bot, mimi naona aibu kuwadai
    bot inachukua pesa ya booking ya meza?
    ninataka wateja wenye madeni wapate link ya kulipa kutoka kwa bot
    kampuni ya safari, abiria alipe nauli yake akiongea na roboti, mnaweza kuweka hilo
    pesa za wateja ziingie kwenye paybill yangu kupitia mazungumzo na bot
    payment link inatumwa na bot au lazima nitume mwenyewe kwa mteja`,
  leadsForgotten: `
    watu wanauliza bei halafu wanapotea, mnaweza kuwafuatilia
    wateja huuliza bei kisha hawarudi, nifanyeje
    wengi wanauliza halafu kimya, mnawafuatilia vipi
    anayeuliza bila kununua tunampoteza, kuna njia ya kumkumbusha
    wanauliza kisha wanapotea tu
    wateja wanauliza halafu tunasahau kuwapigia
    maulizo yanapotea ofisini kwetu
    nina matangazo Facebook lakini watu wanaojaza fomu hakuna anayewapigia
    wafanyakazi wangu husahau kurudisha simu, mna suluhisho gani
    leads zinapotea kila siku
    Mimi ni dalali wa viwanja, naandika namba kwenye daftari kisha nasahau kuwapigia
    tunapata maulizo mengi kutoka jiji na instagram ila hatuyafuatilii
    je mna kitu cha kuhakikisha hakuna mteja anayesahaulika
    na wale waliopiga simu nikawa bize kisha nikasahau, unaweza kunisaidia vipi
    mteja akiuliza leo sisi tunamjibu baada ya siku tatu, ameshanunua kwingine
    shule yetu inapokea simu za wazazi wengi wakati wa usajili, karani anasahau kuwarudia
    staff hawafanyi follow up
    nahitaji mfumo wa kukusanya maulizo yote yasipotee
    Kiwanda chetu kinapata maombi ya bei kupitia IndiaMART, mengi hayajibiwi
    nalipia matangazo lakini watu wanaouliza wanaachwa tu bila kufuatwa
    missed calls nyingi dukani, hakuna anayekumbuka kuwapigia baadaye
    leads zangu za property portal zinapoa kwa sababu hatuwapigii haraka
    sisi ni wakala wa safari, maulizo ya fomu ya website yanakaa wiki nzima bila mtu kuyaona
    tatizo langu ni kusahau wateja walioonyesha nia
    Naomba ushauri, wateja wapya wengi wanatuandikia na hatuwafuatilii kabisa
    gym yangu inapoteza watu walioulizia trial, vijana wangu hawawapigii
    mnasaidiaje biashara inayopoteza maulizo
    nina namba za watu kibao kwa simu sikumbuki nani nimpigie
    sales team yangu inaacha leads zilale
    mpiga picha wa harusi hapa, msimu ukifika nashindwa kukumbuka kuwajibu walioulizia
    maulizo yanatoka pande nyingi mno, simu, fb, fomu.. mengine yanapotelea hewani
    mnaweza kuwatumia ujumbe papo hapo wanaotoka kwenye portal? sisi huwa tunachelewa na kusahau
    wateja wanalalamika tuliahidi kuwapigia na hatukupiga, kuna dawa?
    mifano ya kazi za agent
    agent wa AI anaweza kufanya kazi gani ofisini kwangu
    anaweza kupanga maulizo ya wateja yanayokuja kwa email na whatsapp?
    tunapata maombi mengi kwenye fomu ya tovuti, nani atayachambua
    wafanyakazi wangu husahau kuwapigia wateja simu, AI itasaidiaje
    kupanga leads kwa umuhimu mnafanya?
    kampuni ya utalii hapa Arusha, maswali ya wageni yanakuja kila upande, nataka orodha moja
    ni mteja yupi nimpigie kwanza, agent anaweza kuniambia
    na kama ulizo limekuja kwa barua pepe, litaingia pia kwenye orodha ile ile?
    kazi za ofisi ninazoweza kumwachia agent ni zipi
    dalali wa nyumba mimi, leads za portal zinapotea, kuna suluhisho
    nataka kusiwe na mteja anayesahaulika hata mmoja
    agent huweka jina na namba ya mteja mpya kwenye CRM mwenyewe?
    anaweza kutenganisha wateja wa kweli na wale wa kupoteza muda
    tafadhali nieleze GPT agent hufanya nini hasa kwa biashara ndogo
    meseji nyingi sana whatsapp, nahitaji mtu wa kuzichuja na kuonyesha za haraka
    IndiaMART inatuletea maulizo mengi ya ovyo, AI inaweza kuyachuja?
    je agent anasoma maombi ya wateja na kuyapa daraja
    kiwanda chetu kinapokea oda za bei kwa email kila siku, agent azipange kwa uzito
    asubuhi nikifika nikute orodha ya watu wa kupigiwa simu, inawezekana
    anakumbusha timu kama mteja hajajibiwa kwa siku mbili?
    agent achukue kazi ya mapokezi ya kusoma maulizo yote
    shule yetu inapokea maombi ya kujiunga kutoka facebook, fomu na simu, tutayakusanyaje pamoja kwa AI
    naweza kumpa agent kazi ya kufuatilia leads zangu zote?
    nini kinaweza kuondolewa mikononi mwangu hapa ofisini na agent wenu
    wakala wa bima, leads mia kwa wiki, kumi tu ndio nzuri, nitazijuaje bila kusoma zote
    maulizo kutoka portals zote yaende sehemu moja kwa mpangilio
    kuchambua email za wateja na kuweka za muhimu juu, hiyo kazi agent anaiweza
    leads za portal ziingie kwenye crm yangu zenyewe, inawezekana?
    fomu ya website iingize maulizo moja kwa moja zoho
    tunanakili leads kutoka portal kwenda excel kwa mkono, zinaweza kwenda hubspot zenyewe
    mnaunganisha fomu na crm
    agent anaweza kupanga leads na kuziweka kwenye crm
    dalali wa nyumba, leads za jiji na tovuti zinalala kwenye email, nataka zipangwe ndani ya crm
    je AI inasoma maulizo na kufungua contact hubspot
    mtu akijaza fomu rekodi mpya ifunguke kwenye CRM, mnaweza?
    nani ataingiza leads za facebook kwenye mfumo wangu, bot ifanye
    kampuni ya utalii inapata maulizo kutoka portal tatu, yote yaingie crm moja kwa mpangilio wa bajeti
    na lead ikija kwa email nayo itaongezwa zoho?
    tunapoteza saa mbili kila siku kuhamisha leads kutoka portal kwenda kwenye software
    nataka kuunganisha google form na zoho crm
    itenganishe leads moto na baridi kisha iziweke hubspot
    nimechoka kuingiza maulizo ya wateja kwenye crm kwa mkono
    leads zetu zimetawanyika sehemu nne, zikusanywe crm moja na zile serious ziwekwe alama
    portal ikituma lead iende crm na apewe muuzaji, hilo mnafanya?
    maulizo mapya yaingie kwenye CRM yetu bila mtu kuandika
    leads za instagram ziende moja kwa moja kwenye database ya wateja wangu
    tafadhali semeni kama mnaweza kuunganisha fomu za maulizo na salesforce
    inaweza kutoa jina na namba kwenye email na kujaza crm
    chuo chetu kinapokea maombi ya kujiunga kwa fomu, tunataka yaingie crm yakiwa na kozi na mji
    kupanga leads kwa AI kisha kuhifadhi pipedrive, mnafanya hiyo kazi
    tunatumia bitrix, leads za matangazo ziwe zinaingia humo automatic
    lead ikifika tu iandikwe crm na ipewe kundi lake, mnatengeneza?
    msaidizi anaweza kuchuja maulizo ya fomu na kuyasajili kwenye crm tunayotumia
    wauzaji wa magari, maulizo ya cheki na pigiame yaingie zoho bila staff kuchapa
    ingizeni leads hubspot kwa ajili yangu, ziwe zimepangwa kwa aina`,
  otherThanText: `
    inaelewa voice note?
    bot inasoma picha
    mgonjwa akituma picha ya cheti cha dawa, itaelewa?
    wateja wangu hawaandiki, wanatuma sauti tu. itafanya kazi kweli
    inaweza kutuma brosha ya PDF kwa wanaouliza
    Nina duka la kushona, kina mama hutuma screenshot ya mshono wakiuliza bei, bot inaiona?
    kutuma katalogi yenyewe inawezekana?
    na mtu akituma picha badala ya kuandika
    je msaidizi anaweza kutuma picha za nyumba kwa mnunuzi
    ni maandishi tu au hata picha
    menyu yetu iko kwa PDF, bot itawatumia wateja?
    faili la PDF kutoka kwa mteja linafunguliwa na bot?
    famasi yangu hupokea picha za prescription whatsapp, bot itazisoma?
    inasikiliza audio ya kiswahili na kujibu
    watu wanatuma screenshot ya mpesa, bot inatambua?
    mteja akituma logo yake kama faili, bot inaifanyia nini
    inaonyesha picha za bidhaa kwenye chat?
    Tafadhali thibitisheni kama bot inaweza kutuma orodha ya bei kwa PDF
    wazee hupenda kurekodi sauti, je itaelewa wanachosema
    tunataka mtalii akiuliza atumiwe itinerary yote kama document, bot inaweza
    audio, picha, documents.. zote inakubali?
    mteja anatuma picha ya kochi anasema nitengenezee kama hili, bot itajua?
    voice message ikija bot inafanya nini
    ningependa picha na video za ukumbi zitumwe na bot kwa wanaouliza
    wanafunzi wanapiga picha swali na kulituma, linasomeka na bot?
    majibu ya maabara ya PDF yakitumwa na mgonjwa, assistant inaelewa
    picha ya spea iliyoharibika, bot inaweza kuiangalia na kujibu?
    sauti ya mteja inageuzwa kuwa maandishi ili ajibiwe?
    wateja hutuma picha ya orodha, bot itaisoma
    bot inaelewa picha za wateja?
    Mteja akituma voice note itajibu kweli
    je inasoma PDF ambazo watu wanatuma
    customer akituma picha ya keki itampa bei?
    Inaweza kusoma cheti cha dawa kwa picha?
    wateja wangu hawapendi kuandika wanatuma voice tu kwa kiswahili, bot itaelewa ama itanyamaza
    Mimi nauza spare za magari, mtu akinitumia picha ya part bot inaweza kujua ni gani?
    mtu akituma screenshot ya nguo kutoka instagram, hiyo bot yenu itaelewa anachotaka?
    Naomba kujua kama inasikiliza voice notes za kisheng coz clients wangu ni vijana wa Eastlands
    je mgonjwa akipiga picha ya prescription akaituma, mashine inaisoma hata kama mwandiko ni mbaya
    Nina bakery Thika na kila siku watu wananitumia picha za keki za birthday wametoa pinterest wakiuliza hii ni how much, sasa hiyo bot inaweza angalia picha na iseme bei yenyewe?
    Mimi ni fundi cherehani Mwanza, wateja wengi wanatuma picha ya gauni na kusema nataka kama hili, hawaandiki maelezo mengine yoyote, je roboti yenu inaweza kuielewa picha na kujibu?
    niko na duka la dawa na wazee wengi hawajui kuandika sms, wanatuma sauti tu ya dakika mbili wakielezea dawa wanayotaka, nauliza kama bot inaweza kusikiliza hizo sauti na kujibu vizuri
    Tunafanya printing na branding, clients wananituma design kwa pdf na wanataka quotation hapo hapo usiku, mimi nimelala. Kuna uwezekano bot ifungue hiyo pdf na iwape bei bila mimi?`,
}
