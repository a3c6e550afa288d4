import type { TopicId } from '../topics/all-topics.ts'

export const swahili: Record<TopicId, string> = {
  // Who this is
  offer:
    'Wasaidizi wa AI wa WhatsApp na tovuti wanaojibu, kupanga miadi na kukumbusha; tovuti na programu za wavuti; zana za shule; nyimbo, jingle na video za vitabu. Bot kuanzia {smb_businessBot} + {smb_businessBot_monthly}/mwezi, tovuti kuanzia {websites_portfolio}. Unahitaji nini?',
  audience:
    'Kwa maduka ya mtandaoni, kliniki, saluni, vituo vya masomo, mali isiyohamishika na maduka madogo; kwa shule na walimu; kwa waandishi na wabunifu. Biashara ndogo inakaribishwa. Wewe unaendesha nini?',
  founder:
    'Mtu mmoja: mwanzilishi, aliye {contactCity}. Anayejibu ujumbe wako ndiye anayejenga na kutunza kazi. Hakuna wakala katikati.',
  location:
    '{contactPlace}; kazi hufanyika kwa wateja popote. Mikutano ni ana kwa ana {contactArea}, au kwa video.',
  meeting: 'Ndiyo: ana kwa ana {contactArea}, au kwa video popote. Andika muda unaokufaa, utapewa nafasi.',
  abroad:
    'Ndiyo. Kazi hufanyika {contactCity} kwa wateja popote; nje ya {contactArea} tunakutana kwa video. Bei ziko kwa rupia.',
  hours: 'Hakuna saa maalum. Andika wakati wowote: mwanzilishi hujibu ndani ya saa {hours}.',
  contact: 'Andika kwa {email} au tumia fomu ya ukurasa wa mawasiliano. Utajibiwa ndani ya saa {hours}.',
  demo: 'Karibu. Demo ni bure: unaona msaidizi wa biashara kama yako akifanya kazi na kuuliza chochote. Chagua muda ulio wazi kwa “Book Your Demo”; ni wako mara moja.',
  moveDemo:
    'Ndiyo, hadi ianze. Kwa ukurasa uliofunguka baada ya kuweka nafasi, au kiungo cha barua pepe, unaweza kuhamishia demo kwenye muda mwingine ulio wazi au kuighairi, bila akaunti.',
  trial:
    'Demo na makadirio ni bure. Majaribio ya bure ya bot inayofanya kazi hayapo kwenye orodha; kwenye demo unaweza kujaribu moja kwanza.',
  pastWork:
    'Portfolio ina miradi mitatu ya mfano: dawati la miadi la kliniki, dawati la oda la duka la sari na seti ya darasa; wateja wake ni wa kubuni. Kazi ya mteja halisi huonyeshwa kwenye demo tu, pale mteja alipokubali.',
  reviews:
    'Tunaonyesha tu maneno ambayo wateja waliandika na kukubali yachapishwe; hakuna ya kutunga, na pasipo na neno hakuna lililochapishwa bado. Bora ujionee kwenye demo ya bure. Bei zote na masharti viko wazi kwenye tovuti.',
  figures:
    'Tovuti haitaji idadi ya wateja au miaka, na sitaki kukisia. Muulize mwanzilishi moja kwa moja, au ona kazi kwenye demo ya bure.',
  smartSchool:
    'Smart School inakuja hivi karibuni: masomo, alama na ujumbe wa shule mahali pamoja. Bado hakuna tarehe wala bei. Zana za shule zinapatikana leo.',
  templates:
    'Labs / Templates ina zana ndogo na mitiririko: kijenzi cha kifurushi, maombi ya maoni, majibu ya simu zilizokosa, hali ya oda, majaribio na mipango ya somo. Taja kazi; ndani ya saa {hours} utaambiwa kama kiolezo kipo.',
  products:
    'Kuna dawati la majibu (kisanduku kimoja, na kila bot), seti ya darasa kwa walimu (sura moja huwa mpango wa somo, majaribio na ujumbe kwa wazazi; ipo sasa), na inayotengenezwa: song sketcher; Smart School inakuja. Hurekebishwa kwa biashara yako; kwanza unaambiwa nini kitabadilika na bei.',
  job: 'Sijui nafasi zozote za kazi: hii ni biashara ya mtu mmoja. Unaweza kuandika kwa {email}.',
  partner:
    'Tovuti haisemi chochote kuhusu uwakala au ushirikiano. Andika wazo lako kwa {email}; mwanzilishi atajibu.',
  notOffered:
    'Nijuavyo, hilo hatutoi. Tunatengeneza wasaidizi wa AI, tovuti, zana za shule, nyimbo na video za vitabu. Kama huna uhakika, mwachie mwanzilishi swali lako.',
  freeTools:
    'Bure hapa: kijenzi cha kifurushi, kwenye ukurasa wa huduma (chagua kinachojibiwa na wapi, ona bei, chaguo lako huingia kwenye makadirio), na ujumbe wa kuomba maoni, unaotumwa kwa barua pepe. Demo na makadirio pia ni bure.',
  orderLookup:
    'Ndiyo: kwenye violezo kuna zana ya hali ya oda peke yake, bila bot nzima. Hutafuta oda kwa namba au simu kwenye data ya duka na msafirishaji. Haina bei ya orodha; makadirio huja ndani ya saa {hours}.',
  leadScore:
    'Ndiyo. Anachoeleza mtu kwenye ombi hupewa alama, ili ijulikane nani apigiwe kwanza. Mengine huamuliwa na mtu. Kwenye zana zako, wakala anaweza kupanga maombi: {gptAgents_agents} – {gptAgents_agents_upTo}.',
  branches:
    'Kwa matawi kadhaa kuna Enterprise: mifumo yako ikiunganishwa, yote yakisimamiwa pamoja, na bei baada ya kuzungumza. Kama bot moja ya biashara ({smb_businessBot} + {smb_businessBot_monthly}/mwezi) inaweza kuhudumia zaidi ya sehemu moja, orodha ya bei haisemi. Andika matawi ni mangapi; makadirio ya bure ndani ya saa 24 yatasema.',
  overkill:
    'Kusema kweli, hufaa pale maswali yaleyale yanapokuja kila siku. Yakiwa machache, tovuti kuanzia {websites_portfolio} au zana za bure zinaweza kutosha. Bot ya biashara ni {smb_businessBot} + {smb_businessBot_monthly}/mwezi, bot ya wateja ya duka la mtandaoni {ecommerce_customerBot} + {ecommerce_customerBot_monthly}/mwezi. Demo ya bure huonyesha kama unaihitaji.',
  doubt:
    'Shaka yako ni ya haki. Kwanza unaiona ikifanya kazi kwenye demo ya bure, kisha unaijaribu yako siku chache kabla ya kuanza. Hujibu kwa bei, kanuni na kalenda yako, isichojua hukutumia, nawe unasoma yote. Bot ya biashara ni {smb_businessBot} + {smb_businessBot_monthly}/mwezi; hakuna ahadi ya matokeo.',
  reviewRequests:
    'Ndiyo, tena bure: kwenye violezo kuna ujumbe wa kuomba maoni. Humwomba mteja aliyefurahi maoni, kwa heshima na mara moja, kwa Kihindi au Kiingereza, kwa WhatsApp na SMS, na hutumwa kwako kwa barua pepe. Maoni yenyewe hayabuniwi.',
  botRules:
    'Husema tu unachoruhusu: hujifunza sheria zako za usafirishaji, kurudisha na punguzo, na kile ambacho haipaswi kuahidi kamwe. Unaijaribu kabla ya kuanza kazi, isichojua huja kwako, na unaweza kusoma kila mazungumzo.',
  shopPayment:
    'Ndiyo, kwenye tovuti ya duka: bidhaa, kikapu na malipo, oda kwa barua pepe na WhatsApp, kwa {websites_shop} – {websites_shop_upTo}. Njia za malipo za wanunuzi, kama M-Pesa au kadi, tovuti haisemi; makadirio yatasema.',
  missedCall:
    'Kuna jibu la simu iliyokosa: anayepiga bila kujibiwa hupata ujumbe wa WhatsApp wenye hatua inayofuata, huweka miadi au hurekodiwa apigiwe. Haina bei ya orodha; makadirio huja ndani ya saa {hours}. Ili simu zipokelewe, nyongeza ya sauti ni {smb_voice} + {smb_voice_monthly}/mwezi.',
  standIn:
    'Ni mtu mmoja, na tovuti haimtaji wa kumbadili. Kilichowekwa na kulipiwa hubaki chako: domain, maandishi na picha viko kwa jina lako, na data unapewa. Akiugua au akiwa likizo, muulize mwanzilishi.',
  // From the first message to the finished work
  process:
    'Unasema unachohitaji kwa sentensi mbili. Ndani ya saa {hours} unapata bei na maelezo ya kazi. Ukikubali, inajengwa, unaijaribu, kasoro zinarekebishwa, kisha inaanza.',
  processBot:
    'Unasema unavyofanya kazi: saa, bei, yanayobaki kwako. Kalenda inaunganishwa, wewe na wafanyakazi mnaijaribu siku chache. Kisha namba yako inajibu, kwa kawaida ndani ya wiki mbili baada ya kukubali.',
  processShop:
    'Unatuma orodha ya bidhaa: jedwali, kiungo au picha. Bot inajifunza sheria zako za usafirishaji, kurudisha na punguzo, unaijaribu, kisha inaanza, kwa kawaida ndani ya wiki mbili baada ya kukubali.',
  processWebsite:
    'Unatuma ulichonacho: tovuti ya zamani, kipeperushi, picha, tovuti tatu unazopenda. Unaona rasimu kwenye simu, mabadiliko mara mbili, kisha inafunguliwa, kwa kawaida ndani ya wiki mbili kwa tovuti ya biashara.',
  processSong:
    'Unasimulia hadithi, hata kwa ujumbe wa sauti. Unasikia ubeti mmoja, kwa kawaida ndani ya siku tatu, unasema kibadilike nini (mara mbili), kisha unapata mafaili.',
  processSchool:
    'Huanza kidogo: somo moja, walimu wawili, sura zenu. Kisha mafunzo mafupi kwa Kihindi au Kiingereza, na zana moja moja hadi shule nzima.',
  processAgent:
    'Kazi moja inachaguliwa. Wakala anapewa mipaka: asome nini, afanye nini, aulize wapi. Siku chache anapendekeza tu; kisha anafanya peke yake. Unaona kila hatua, na unaweza kumsimamisha kwa mguso mmoja.',
  processCreative:
    'Unatuma kazi: muswada, kiungo, kurasa kadhaa. Unapata mpango wa ukurasa mmoja wenye bei, unaona rasimu, unabadilisha, kisha unachapisha.',
  howLong:
    'Makadirio huja ndani ya saa {hours}. Bot na tovuti za biashara kwa kawaida huwa tayari ndani ya wiki mbili baada ya kukubali; sampuli ya wimbo ndani ya siku tatu. Kazi nyingine, tarehe iko kwenye makadirio.',
  howLongBot:
    'Bot kwa kawaida huanza ndani ya wiki mbili baada ya kukubali. Makadirio huja ndani ya saa {hours}.',
  howLongWebsite:
    'Tovuti ya biashara kwa kawaida hufunguliwa ndani ya wiki mbili baada ya kukubali; duka au programu kwa makubaliano. Makadirio huja ndani ya saa {hours}.',
  howLongSong:
    'Unasikia sampuli ya ubeti mmoja, kwa kawaida ndani ya siku tatu. Kisha mabadiliko hadi mara mbili, na mafaili; siku ya kukamilika imo kwenye makadirio.',
  howLongOther:
    'Tovuti haitaji muda maalum wa hilo; inategemea ukubwa. Makadirio, yanayokuja ndani ya saa {hours}, yanataja tarehe.',
  urgent:
    'Andika kwenye fomu kwamba ni haraka: makadirio huja ndani ya saa {hours}. Bot na tovuti za biashara kwa kawaida huchukua wiki mbili; kama yako inaweza kuwahi, mwanzilishi atakuambia.',
  needFrom:
    'Kwa bot: saa zako, bei, sheria na kalenda, au orodha ya bidhaa: jedwali, kiungo au picha za bei. Kwa tovuti: maelezo na picha, na tovuti unazopenda. Kwa wimbo: hadithi na hisia. Pia ruhusa zinazohitajika, na mtu mmoja anayeamua.',
  quote:
    'Vizuri. Sema kwa sentensi mbili unachohitaji, hapa au kwenye fomu: unapata bei, maelezo ya kazi na hatua inayofuata ndani ya saa {hours}.',
  skills:
    'Wewe unatoa saa, bei, maelezo na picha; kujenga na kusanidi tunafanya sisi. Unaonyeshwa jinsi ya kubadilisha, na kubadilisha majibu kumo kwenye ada ya mwezi.',
  fixedPrice:
    'Bei za tovuti ni mwongozo hadi upate makadirio ya maandishi. Kiwango hutegemea zana ngapi zinaunganishwa na mambo ya kujifunza. Unapata bei moja kamili kabla ya kuamua.',
  // Money
  payMethod:
    'Unalipa kupitia mtoa huduma wa malipo ya kadi; hatuoni kadi yako. Nusu (50%) inaweza kulipwa mwanzoni, iliyobaki wakati wa kukabidhi. M-Pesa au pesa taslimu hazijatajwa kwenye tovuti; uliza pamoja na makadirio.',
  advance:
    'Si yote: 50% inaweza kulipwa mwanzoni, iliyobaki wakati wa kukabidhi isipokuwa makadirio yaseme vingine. Ada ya mwezi hulipwa mwanzoni mwa kila mwezi.',
  instalment:
    'Nusu (50%) mwanzoni, iliyobaki wakati wa kukabidhi, isipokuwa makadirio yaseme vingine. Awamu nyingine hazimo kwenye masharti; uliza pamoja na makadirio.',
  refund:
    'Kazi ikishaanza, pesa hazirudishwi. Kabla ya hapo unaweza kughairi na kurudishiwa malipo ya awali.',
  cancelBefore:
    'Kabla kazi haijaanza unaweza kughairi na kurudishiwa malipo ya awali. Ikishaanza, pesa hazirudishwi. Huduma ya kila mwezi huisha mwisho wa mwezi wowote, kwa barua pepe siku 30 kabla.',
  monthlyFee:
    'Ni ya kuendesha msaidizi, kusoma asichoweza kujibu, na kubadilisha majibu bei au saa zako zikibadilika. Ada za ujumbe za WhatsApp hutozwa na WhatsApp yenyewe.',
  stop: 'Ndiyo, unaweza kuacha ada ya mwezi mwisho wa mwezi wowote, kwa barua pepe siku 30 kabla. Kilichoandaliwa kwa ajili yako kinabaki chako.',
  lockIn:
    'Hakuna mkataba mrefu: huduma ya mwezi inaweza kusimamishwa mwisho wa mwezi wowote, kwa taarifa ya siku 30 kwa barua pepe.',
  extraCost:
    'Hakuna kilichofichwa: gharama ya kuanzisha na ada ya mwezi ziko kwenye ukurasa. Wengine hutoza moja kwa moja: WhatsApp ada za ujumbe, na kwa tovuti, domain na hosting. Kazi ya ziada hukadiriwa kwanza.',
  messageCharge:
    'Ada za ujumbe za WhatsApp hutozwa na WhatsApp yenyewe, juu ya ada ya mwezi. Ada ya mwezi ni ya kuendesha na kuboresha bot.',
  hosting:
    'Domain na hosting ni za ziada: unalipa moja kwa moja kwa mtoa huduma, ili vibaki kwa jina lako. Maandishi na picha pia ni vyako.',
  tax: 'Tovuti haisemi chochote kuhusu GST au ankara za kodi, na sitaki kukisia. Muulize mwanzilishi; utajibiwa pamoja na makadirio.',
  discount:
    'Siwezi kutoa punguzo: bei zote ziko wazi kwenye ukurasa, sawa kwa wote. Angalia bundle, au anza kidogo na kuongeza baadaye.',
  expensive:
    'Unaweza kuanza kidogo: tovuti ya portfolio kuanzia {websites_portfolio}, zana ya matangazo {smb_broadcast} + {smb_broadcast_monthly}/mwezi, bot {smb_businessBot} + {smb_businessBot_monthly}/mwezi. Bajeti yako ni kiasi gani?',
  warranty:
    'Kasoro katika kazi tuliyokabidhi hurekebishwa bure ukitoa taarifa ndani ya siku 30. Ukiwa na ada ya mwezi, msaidizi wako hutunzwa wakati wote.',
  support:
    'Ndiyo. Ada ya mwezi inagharamia kuendesha msaidizi na kubadilisha majibu yake. Kasoro zinazotajwa ndani ya siku 30 hurekebishwa bure.',
  guarantee:
    'Hatuahidi matokeo fulani, kama mauzo zaidi. Unaona wakati wowote msaidizi alichojibu, kupanga na kukosa; kasoro zinazotajwa ndani ya siku 30 hurekebishwa bure.',
  law: 'Masharti yako chini ya sheria ya India; mahakama za Delhi/NCR huamua migogoro. Oda yako inaongozwa na masharti na makadirio yako.',
  // Data and rights
  privacy:
    'Tunahifadhi tu unachotuma, ili kukujibu na kufanya kazi yako. Timu yetu pekee inaweza kuisoma; hatuuzi chochote wala kuwapa watangazaji. Unaweza kuomba irekebishwe au ifutwe.',
  deleteData:
    'Ndiyo. Andika kwa {email}, na tulicho nacho kukuhusu kitarekebishwa au kufutwa. Utajibiwa ndani ya siku 30.',
  studentData:
    'Kidogo iwezekanavyo huhifadhiwa, kwa shule pekee. Data ya wanafunzi haitumiki kwa matangazo wala kufundisha AI. Unapata hilo kwa maandishi.',
  aiTraining:
    'Hapana, data zako, mazungumzo au muswada wako havitumiki nasi kufundisha AI, na kwa muswada tunatumia tu huduma zinazoahidi hivyo hivyo. Shuleni pia, data ya wanafunzi haitumiki kufundisha AI.',
  cookies:
    'Vidakuzi vinavyohitajika tu: kimoja cha fomu, kimoja cha kupata tena mazungumzo haya, kimoja cha mwonekano mwangaza au giza. Hakuna uchambuzi wala matangazo, hakuna anayekufuatilia.',
  secret:
    'Tunayojua kuhusu biashara na wateja wako yanabaki siri, hata baada ya kazi kuisha. Masharti yanasema hivyo kwa pande zote mbili.',
  own: 'Inakuwa yako ikishalipwa kikamilifu; unachotupa kinabaki chako. Kwa zana zetu za jumla unapata haki ya kudumu ya kutumia.',
  ownSite:
    'Ni yako: domain, maandishi na picha viko kwa jina lako, na tovuti ni yako ikishalipwa kikamilifu.',
  ownSong:
    'Wimbo ni wako ukishalipwa, na unaweza kuutumia kwenye matangazo. Unapata hilo kwa maandishi pamoja na mafaili.',
  ownCreative: 'Ni yako. Unabaki na haki za maneno yako, na kilichotengenezwa ni chako kikishalipwa.',
  // What an assistant does
  language:
    'Wasaidizi huongea Kihindi, Kiingereza, na vyote kwa mstari mmoja, kama wateja wako wanavyoandika. Lugha nyingine hazijaahidiwa kwenye tovuti: Kwa lugha nyingine uliza kwanza. Nami unaweza kuandika kwa Kiswahili, Kiingereza au Kihindi.',
  languageSong:
    'Kihindi na Kiingereza vimejaribiwa na ni vizuri. Kwa lugha nyingine unasikia mstari mmoja kwanza, kisha unaamua.',
  languageSchool:
    'Maandalizi ya masomo na karatasi za kazi ni kwa Kihindi na Kiingereza; ujumbe kwa wazazi kwa Kihindi, Kiingereza na nyingine. Mafunzo ya walimu ni kwa Kihindi au Kiingereza.',
  keepNumber:
    'Mara nyingi unabaki na namba yako. Inahamia huduma ya biashara ya WhatsApp, nawe unasoma na kuandika kwenye app ya pembeni. Hukaguliwa kabla hujalipa.',
  mistake:
    'Inaweza kukosea, kama watu. Kwa hiyo huuliza kabla ya jambo lisiloweza kurudishwa, na yote iliyosema na kufanya yanasomeka. Jibu lenye makosa hurekebishwa.',
  cannotAnswer:
    'Basi haikisii: ujumbe unakuja kwako na mazungumzo yote, nawe unajibu. Baadaye inafundishwa jibu hilo.',
  humanLike:
    'Huandika kama wateja wako: Kihindi, Kiingereza, au vyote kwenye mstari mmoja, na hukukabidhi mazungumzo. Kama hujitaja kuwa ni programu, tovuti haisemi. Bora ujaribu kwenye demo ya bure na uamue mwenyewe.',
  takeOver: 'Ndiyo. Unaweza kusoma kila mazungumzo, kuona kilichojibiwa, na kuchukua nafasi wakati wowote.',
  medical: 'Msaidizi hatoi ushauri wa matibabu. Anasema hivyo, na kukupelekea ujumbe mara moja.',
  consent:
    'Ofa huenda tu kwa wateja waliokubali kuzipata, na kila mtu anaweza kuziacha kwa neno moja. Ndivyo sheria za WhatsApp zinavyotaka. Zana yake ya matangazo ni {smb_broadcast} + {smb_broadcast_monthly}/mwezi.',
  shopPlatforms:
    'Inafanya kazi na maduka yanayoruhusu programu nyingine kusoma oda, kama Shopify na WooCommerce, na yanayotumia jedwali. Mengine baada ya kuangalia.',
  calendar: 'Ndiyo, kalenda unayotumia leo inaunganishwa, ili muda mmoja usihifadhiwe mara mbili.',
  tools:
    'Zana nyingi zinaweza kuunganishwa: Google Workspace, Zoho, HubSpot, Tally na nyingine nyingi. Kuunganisha CRM ni {gptAgents_crm} – {gptAgents_crm_upTo}.',
  followUps:
    'Kikumbusho hutumwa siku moja kabla na saa moja kabla. Aliyeuliza bila kupanga hupata ujumbe mmoja tu, si mitano. Ofa huenda tu kwa waliokubali, na kila mtu anaweza kuziacha kwa neno moja.',
  botModel:
    'Bot yako itatumia AI gani, tovuti haisemi; tafadhali muulize mwanzilishi. Kuhusu msaidizi huyu inasema kwamba Gemini ya Google inaweza kujibu.',
  night: 'Ndiyo, mchana na usiku: ujumbe baada ya kufunga hujibiwa kwa sekunde, na asubuhi unaona yote.',
  bookings:
    'Bot ya biashara hutoa muda ulio wazi kweli, hupanga, hubadilisha na kughairi, hukumbusha siku moja na saa moja kabla, na hufuatilia mara moja. Bei {smb_businessBot} + {smb_businessBot_monthly}/mwezi.',
  orders:
    'Bot ya wateja hutafuta oda kwa namba au simu na kusema iko wapi; pia stoki, saizi, usafirishaji na kurudisha. Bei {ecommerce_customerBot} + {ecommerce_customerBot_monthly}/mwezi.',
  updates:
    'Kubadilisha majibu, kama bei au saa mpya, kumo kwenye ada ya mwezi. Kazi nje ya makadirio hukadiriwa kivyake.',
  // Websites, songs, books and schools
  seo: 'Tovuti huandaliwa kwa utafutaji, ramani na WhatsApp, ili upatikane kwa jina na kwa mahitaji. Nafasi fulani kwenye Google haiahidiwi, na SEO peke yake haipo kwenye orodha ya bei.',
  oldSite:
    'Mara nyingi tovuti uliyonayo inaweza kurekebishwa. Baada ya kuangalia unaambiwa kama kurekebisha au kuanza upya ni nafuu.',
  mobileFriendly: 'Ndiyo. Kurasa hufunguka mara moja, hata kwenye simu ya bei nafuu yenye mtandao dhaifu.',
  mobileApp:
    'Programu zetu za wavuti hufanya kazi kwenye kivinjari, hata kwenye simu, kuanzia {websites_customApp}. App ya Play Store au iPhone haimo kwenye orodha ya bei; omba makadirio.',
  editSelf:
    'Ndiyo. Unaonyeshwa jinsi ya kubadilisha, na kwenye tovuti ya duka unaongeza bidhaa mwenyewe. Domain, maandishi na picha viko kwa jina lako.',
  pageCount:
    'Tovuti ya biashara ina hadi kurasa sita: huduma, bei, mawasiliano, ramani, saa na kitufe cha WhatsApp. Bei {websites_business}.',
  revision:
    'Mabadiliko mara mbili yamejumuishwa, kwa tovuti na kwa nyimbo. Unasema kipi kibadilike, kiongezwe au kiondolewe.',
  singer:
    'Sauti zilizotengenezwa kwa AI, zikipangwa na kuchanganywa na mtu. Sauti ya mwimbaji halisi hainakiliwi.',
  files:
    'Mafaili huwa tayari kuchezwa, kuchapishwa na kushirikiwa. Maneno yako kwa muziki huja na karaoke; jingle ni sekunde 10 hadi 30, na sauti na bila; miundo mingi ina matoleo ya filamu, reel na redio, na sauti na muziki kando.',
  videoLength: 'Video ya kitabu ni sekunde 60 hadi 120, ya wima na ya mlalo, tayari kwa reels.',
  honest: 'Video inahusu kitabu chako na inasema ilitengenezwa kwa ajili yako. Maoni ya wasomaji hayatungwi.',
  oneTeacher:
    'Ndiyo, mipango ya somo inaweza kuchukuliwa na mwalimu mmoja: {schools_lessonPlans} kwa mwalimu kwa mwaka, kwa bodi na sura zako, kwa Word na PDF. Zana nyingine, kama majaribio {schools_quiz}, ni za shule nzima, kwa mwaka.',
  oneFamily:
    'Zana za shule zina bei ya shule nzima kwa mwaka, jaribio la taaluma (darasa 9 hadi 12) {schools_careerTest}. Bei ya mwanafunzi mmoja au familia haipo kwenye tovuti. Shule inaweza kuichukua, au muulize mwanzilishi.',
  perStudent:
    'Zana zina bei ya shule kwa mwaka, si kwa idadi ya wanafunzi; maandalizi ya masomo pekee ni kwa mwalimu kwa mwaka, {schools_lessonPlans}. Kikomo cha wanafunzi au watumiaji hakijatajwa kwenye tovuti; makadirio yanaeleza.',
  staffTraining:
    'Ndiyo: mafunzo mafupi shuleni au kwa video, kwa Kihindi au Kiingereza. Huanza na somo moja na walimu wawili.',
  syllabus:
    'Mipango ya somo huandaliwa kwa mtaala, bodi na sura zenu; majaribio kutoka sura yoyote. Huja kwa Word na PDF, na mwalimu hubadilisha.',
  decides:
    'Mwalimu. Zana hupendekeza alama na kuonyesha sababu; hakuna kinachomfikia mwanafunzi kabla mwalimu hajakagua.',
  // Talk
  greeting:
    'Habari. Naweza kusaidia kuhusu huduma, bei, muda na masharti. Unaendesha nini: duka, kliniki, shule, au kingine?',
  howAreYou: 'Nzuri, asante. Nikusaidie nini: bei, muda, au demo ya bure?',
  thanks: 'Karibu. Ukiwa na swali jingine, uliza tu.',
  bye: 'Kwaheri, na asante kwa kuuliza. Unaweza kuandika hapa wakati wowote.',
  acknowledged: 'Vizuri. Ungependa bei, demo ya bure, au makadirio ndani ya saa {hours}?',
  declined: 'Hakuna shida. Ukiwa na swali baadaye, uliza tu.',
  robot:
    'Mimi ni programu ya msaidizi, si mtu. Najibu kutokana na yaliyo kwenye tovuti hii. Ukitaka kuongea na mtu, nakuunganisha na mwanzilishi.',
  botName:
    'Mimi ni msaidizi wa {business}, programu inayojibu maswali kuhusu huduma, bei na masharti. Mwanzilishi ni mtu, na yuko karibu.',
  joke: 'Mimi ni bora kwenye bei kuliko hilo. Niulize bei ya bot, tovuti, wimbo au zana ya shule.',
  rude: 'Samahani kwa kutokusaidia. Mwanzilishi anaweza kukujibu mwenyewe: acha ujumbe, utajibiwa ndani ya saa {hours}.',
  help: 'Karibu. Bot kuanzia {smb_businessBot} + {smb_businessBot_monthly}/mwezi, tovuti kuanzia {websites_portfolio}, zana za shule kuanzia {schools_lessonPlans} kwa mwalimu kwa mwaka, nyimbo kuanzia {creative_song}. Uliza bei, muda, malipo au faragha, au niambie unachoendesha.',
  confused:
    'Samahani, kwa urahisi: niambie unachohitaji, kama “bot ya kliniki” au “bei ya tovuti”, nami nakupa bei na ukurasa. Mtu pia anaweza kusaidia.',
  attack: 'Najibu tu maswali kuhusu huduma, bei na masharti yetu. Ungependa kujua nini?',
  human:
    'Bila shaka. Mwanzilishi hujibu mwenyewe, ndani ya saa {hours}. Acha ujumbe hapa, au andika kwa {email}.',
  broken:
    'Samahani kwa hilo. Mwachie mwanzilishi ujumbe hapa au andika kwa {email}: nini kimetokea na tangu lini. Utajibiwa ndani ya saa {hours}.',
  benefit:
    'Kwa bot: ujumbe baada ya kufunga hujibiwa kwa sekunde, maswali yale yale kumi hayali tena mchana, vikumbusho hutumwa vyenyewe, nawe unaweza kusoma na kuchukua kila kitu.',
  setUpFee:
    'Gharama ya kuanzisha hulipwa mara moja, ada ya mwezi kwa muda inapokufanyia kazi. Mfano bot ya biashara: {smb_businessBot} mara moja na {smb_businessBot_monthly} kwa mwezi.',
  websiteMonthly:
    'Bei za tovuti hulipwa mara moja; orodha ya bei haina ada ya mwezi kwa tovuti. Domain na hosting unalipa moja kwa moja kwa mtoa huduma.',
  contactGiven:
    'Asante. Tafadhali angalia muhtasari: ukikubali, mwanzilishi ataupata na kujibu ndani ya saa {hours}. Bila kukubali, hakuna ombi linalohifadhiwa.',
  otherTools:
    'Tovuti hailinganishi na bidhaa nyingine. Hapa unapata: mtu mmoja anayejenga na kutunza, bei zote kwenye ukurasa, Kihindi na Kiingereza, nawe unaweza kusoma na kuchukua kila kitu. Ona kwenye demo ya bure.',
  noWebsite:
    'Huhitaji tovuti kwa bot: inafanya kazi kwenye WhatsApp pekee pia. Bot ya biashara ni {smb_businessBot} ya kuanzisha + {smb_businessBot_monthly}/mwezi.',
  popular:
    'Kilichoandikwa kuwa maarufu zaidi ni Business Growth: msaidizi, sauti na dashibodi pamoja, {packages_growth} ya kuanzisha + {packages_growth_monthly}/mwezi. Biashara ndogo inaweza kuanza na Starter, {packages_starter} + {packages_starter_monthly}/mwezi.',
  addOnAlone:
    'Kwenye orodha ya bei, sauti ({smb_voice} + {smb_voice_monthly}/mwezi), dashibodi ({smb_dashboard} + {smb_dashboard_monthly}/mwezi) na matangazo ({smb_broadcast} + {smb_broadcast_monthly}/mwezi) huongezwa kwenye bot. Kama inapatikana peke yake, tovuti haisemi; uliza kwenye makadirio.',
  optionalParts:
    'Hapana, ni hiari: bot hufanya kazi bila sauti, dashibodi na matangazo, na kila kimoja kinaweza kuongezwa baadaye. Sauti ni {smb_voice} + {smb_voice_monthly}/mwezi, dashibodi {smb_dashboard} + {smb_dashboard_monthly}/mwezi, matangazo {smb_broadcast} + {smb_broadcast_monthly}/mwezi.',
  upgrade:
    'Ndiyo. Kila kifurushi kinaweza kukua kuwa kinachofuata, na sehemu moja moja zinaweza kuongezwa baadaye. Starter {packages_starter} + {packages_starter_monthly}/mwezi, Business Growth {packages_growth} + {packages_growth_monthly}/mwezi.',
  productCost:
    'Bidhaa hazina bei ya orodha, kwa sababu kila biashara inahitaji mabadiliko tofauti: kwanza unaambiwa ipi inafaa na itagharimu kiasi gani. Kwa kulinganisha: programu maalum ya AI inaanzia {websites_customApp}.',
  offTheShelf:
    'Ndiyo. Kama programu iliyo tayari sokoni ni bora zaidi, utaambiwa na jina lake. Haikugharimu chochote.',
  capacity:
    'Ni mtu mmoja mwenye miradi michache kwa wakati mmoja: wako ni mmojawapo. Kama kuna nafasi sasa, makadirio ya bei yanasema ndani ya saa {hours}, pamoja na tarehe.',
  mission:
    'Maduka mengi yalipoteza wateja kwa ujumbe ambao haukusomwa. Makampuni makubwa yana programu za kujibu kwa miaka mingi; kazi hapa ni kuifanya iwe ndogo, rahisi na nafuu kwa kliniki au duka.',
  whyUs:
    'Unaongea na anayeitengeneza, bila mtu wa kati. Bei zote ziko kwenye ukurasa, wasaidizi wanaongea Kihindi, Kiingereza au vyote, unaweza kusoma kila mazungumzo na kuingilia, na kuna miradi michache tu kwa wakati mmoja.',
  delay:
    'Tarehe ziko kwenye makadirio yako ya bei. Zinasogea kama tunachohitaji kutoka kwako kinachelewa. Masharti hayataji faini ya kuchelewa.',
  liability:
    'Kadiri sheria inavyoruhusu, wajibu wetu kwa oda moja hauzidi ulicholipa kwa ajili yake; faida iliyopotea haihusiki. AI inaweza kukosea: hakiki mambo muhimu.',
  termsChange:
    'Masharti yanaweza kubadilika kwa oda za baadaye tu. Kwa oda yako yanatumika yale ya siku uliyokubali.',
  retention:
    'Mazungumzo hapa yanafutwa miezi kumi na miwili baada ya ujumbe wa mwisho, au mapema ukiomba. Ombi linafutwa ukiomba, au lisipohitajika tena.',
  sharedWith:
    'Taarifa zako zinapita kwa kampuni zinazoendesha seva na barua pepe zetu; haziuzwi kwa yeyote. Jibu linaweza kutoka Gemini ya Google: inapata ujumbe wa mwisho, barua pepe na namba za simu zikiwa zimeondolewa. Mamlaka hupewa tu pale sheria inapolazimisha.',
  security:
    'Maombi yako kwenye hifadhidata ambayo timu yetu iliyoingia tu inaweza kusoma; nywila za timu zimehifadhiwa kama hash. Data ikiwa hatarini, wewe na Data Protection Board of India mnaambiwa.',
  minors:
    'Huduma zetu ni kwa watu wazima na shule. Data za watoto chini ya miaka 18 hazikusanywi kwa kujua bila ridhaa ya mzazi. Kama mtoto ametuandikia, tuambie na zitafutwa.',
  internetAddress:
    'Anwani yako ya mtandao hutumika kwa dakika chache tu, kwenye kumbukumbu ya muda, kuzuia mafuriko ya ujumbe; haihifadhiwi na ombi lako. Tovuti uliyotoka hutufikia tu pamoja na fomu unayotuma. Hakuna huduma ya uchambuzi.',
  dataLaw:
    'Sera ya faragha imeandikwa kufuata sheria ya India, Digital Personal Data Protection Act, 2023. Andika swali au lalamiko kwa {email}, na utajibiwa ndani ya siku 30. Isiposaidia, unaweza kwenda Data Protection Board of India.',
  newsletter:
    'Hakuna jarida, isipokuwa uombe. Baada ya ombi unapata barua pepe moja ya kuthibitisha, kisha jibu.',
  reference: 'Mradi wako unaonyeshwa kama mfano kwa ridhaa yako tu.',
  customerData:
    'Unachotupa kinabaki chako, kwenye akaunti zako inapowezekana, na tunachojua kuhusu wateja wako kinabaki siri. Hakitumiki kwa wateja wengine, na tukiachana unapata data zako.',
  demoForm:
    'Fomu ya demo inahitaji jina, barua pepe, siku na saa iliyo wazi; kampuni, simu na ujumbe si lazima. Unaweza kuchagua unachotaka kuona: chatbot, bot ya WhatsApp, chatbot ya tovuti, sauti au CRM.',
  quoteForm:
    'Fomu ya makadirio inahitaji jina, barua pepe, unachohitaji na huduma. Simu, bajeti, muda na mengine si lazima. Jibu huja ndani ya saa {hours}.',
  clientCall:
    'Tovuti haitaji mteja wa kumpigia: mradi huonyeshwa tu kwa ridhaa ya mteja huyo. Mwanzilishi anaweza kukuambia kama kuna atakayezungumza nawe. Kwa sasa kuna miradi mitatu ya mfano na demo ya bure.',
  trust:
    'Unaweza kupima kabla ya kulipa: kwa demo ya bure, na kwa masharti na bei ambazo zote ziko wazi. 50% inaweza kulipwa mwanzoni, iliyobaki wakati wa kukabidhi; kabla kazi haijaanza unaweza kughairi na kurudishiwa. Migogoro huamuliwa na mahakama za Delhi/NCR.',
  exportChat: 'Ndiyo. “Export conversation” kwenye chat hii huhifadhi mazungumzo yote kama faili.',
}
