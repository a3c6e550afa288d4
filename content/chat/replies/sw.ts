import type { TopicId } from '../topics/all-topics.ts'

export const swahili: Record<TopicId, string> = {
  // Who this is
  offer:
    'Hii ni {business}, mtu mmoja wa {contactCity} anayetengeneza wasaidizi wa AI wa WhatsApp na tovuti wanaojibu, kupanga miadi na kukumbusha; tovuti na programu za wavuti; zana za shule; nyimbo, jingle na video za vitabu. Bot kuanzia {smb_businessBot} + {smb_businessBot_monthly}/mwezi, tovuti kuanzia {websites_portfolio}. Unahitaji nini?',
  audience:
    'Kwa maduka ya mtandaoni, kliniki, saluni, vituo vya masomo, mali isiyohamishika na maduka madogo; kwa shule na walimu; kwa waandishi na wabunifu. Biashara ndogo inakaribishwa. Wewe unaendesha nini?',
  founder:
    'Mtu mmoja: mwanzilishi, aliye {contactCity}. Anayejibu ujumbe wako ndiye anayeandika programu, kuisanidi na kuitunza, na ndiye anayebadilisha baadaye. Hakuna wakala katikati.',
  location:
    '{contactPlace}; kazi hufanyika kwa wateja popote. Mikutano ni ana kwa ana {contactArea}, au kwa video.',
  meeting:
    'Ana kwa ana {contactArea}, au kwa video popote ulipo: wateja wanaweza kuwa popote. Chagua muda kwenye “Book Your Demo”, au andika muda unaokufaa, utapewa nafasi.',
  abroad:
    'Wateja wanaweza kuwa popote, India au nje: kazi hufanyika {contactCity}, na nje ya {contactArea} tunakutana kwa video. Bei ziko kwa rupia.',
  hours:
    'Andika wakati wowote kwa {email} au kwenye fomu: mwanzilishi hujibu ndani ya saa {hours}. Hakuna saa maalum za kufungua; Jumapili na sikukuu hazijatajwa kwenye tovuti.',
  contact: 'Andika kwa {email} au tumia fomu ya ukurasa wa mawasiliano. Utajibiwa ndani ya saa {hours}.',
  demo: 'Demo ni bure, haihitaji akaunti, na haikufungi na chochote: unaona msaidizi wa biashara kama yako akifanya kazi, unauliza chochote, na unazungumza na mtu ambaye angeijenga. “Book Your Demo” inaonyesha muda ulio wazi; unaouchagua ni wako mara moja.',
  moveDemo:
    'Unaweza kuihamisha au kuighairi hadi ianze, na haigharimu chochote. Kwa ukurasa uliofunguka baada ya kuweka nafasi, au kiungo cha barua pepe, unaweza kuhamishia demo kwenye muda mwingine ulio wazi au kuighairi, bila akaunti. Huhitaji kutoa sababu.',
  trial:
    'Demo na makadirio ni bure. Majaribio ya bure ya bot inayofanya kazi hayapo kwenye orodha; kwenye demo unaweza kujaribu moja kwanza.',
  pastWork:
    'Portfolio ina miradi mitatu ya mfano, iliyofanywa kuonyesha kazi: dawati la miadi la kliniki, dawati la oda la duka la sari na seti ya darasa; wateja wake ni wa kubuni. Msaidizi wa mteja halisi una mazungumzo ya wateja wake, kwa hiyo huonyeshwa kwenye demo tu, pale mteja alipokubali.',
  reviews:
    'Maoni yako kwenye ukurasa wa maoni: yale tu ambayo wateja waliandika na kukubali yachapishwe, hakuna ya kutunga. Ukurasa ukiwa hauna maoni, hakuna yaliyochapishwa bado. Basi pima kwa miradi ya mfano au demo ya bure. Bei zote na masharti viko wazi kwenye tovuti.',
  figures:
    'Tovuti haitaji idadi ya wateja au miaka, na sitaki kukisia. Muulize mwanzilishi moja kwa moja, au ona kazi kwenye demo ya bure.',
  smartSchool:
    'Smart School inakuja hivi karibuni: masomo, alama na ujumbe wa shule mahali pamoja, kwa walimu, wazazi na ofisi. Bado hakuna tarehe wala bei. Zana za shule zinapatikana leo.',
  templates:
    'Labs / Templates: zana ndogo na mitiririko ya kuanzia. Kijenzi cha kifurushi hufanya kazi hapa mara moja, bure. Nyingine unaziomba, na ndani ya saa {hours} unaambiwa zitakufaaje: maombi ya maoni (bure), jibu la simu zilizokosa na hali ya oda (leseni), majaribio na mipango ya somo (premium). Haimo? Taja kazi; utaambiwa kama kiolezo kipo au kukitengeneza kutagharimu nini.',
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
    'Ndiyo: kwenye violezo kuna zana ya hali ya oda peke yake, bila bot nzima, kwa maduka ya mtandaoni yenye orodha yao ya oda. Hutafuta oda kwa namba au simu, huunganisha data ya duka na msafirishaji kwenye jibu moja, na hukukabidhi isichoipata. Ni ya leseni, bila bei ya orodha; makadirio huja ndani ya saa {hours}.',
  leadScore:
    'Ndiyo. Anachoeleza mtu kwenye ombi hupewa alama, ili ijulikane nani apigiwe kwanza. Mengine huamuliwa na mtu. Kwenye zana zako, wakala anaweza kupanga maombi: {gptAgents_agents} – {gptAgents_agents_upTo}.',
  branches:
    'Kwa matawi kadhaa kuna Enterprise: mifumo yako ikiunganishwa, yote yakisimamiwa pamoja, na bei baada ya kuzungumza. Kama bot moja ya biashara ({smb_businessBot} + {smb_businessBot_monthly}/mwezi) inaweza kuhudumia zaidi ya sehemu moja, orodha ya bei haisemi. Andika matawi ni mangapi; makadirio ya bure ndani ya saa 24 yatasema.',
  overkill:
    'Inafaa maduka madogo pia: hujibu wateja wako kwenye WhatsApp, hata baada ya kufunga. Kusema kweli, hufaa pale maswali yaleyale yanapokuja kila siku. Yakiwa machache, tovuti kuanzia {websites_portfolio} au zana za bure zinaweza kutosha. Bot ya biashara ni {smb_businessBot} + {smb_businessBot_monthly}/mwezi, bot ya wateja ya duka la mtandaoni {ecommerce_customerBot} + {ecommerce_customerBot_monthly}/mwezi. Demo ya bure huonyesha kama unaihitaji.',
  doubt:
    'Shaka yako ni ya haki. Kwanza unaiona ikifanya kazi kwenye demo ya bure, kisha unaijaribu yako siku chache kabla ya kuanza. Hujibu kwa bei, kanuni na kalenda yako, isichojua hukutumia, nawe unasoma yote. Bot ya biashara ni {smb_businessBot} + {smb_businessBot_monthly}/mwezi; hakuna ahadi ya matokeo.',
  reviewRequests:
    'Ni bure: ujumbe mfupi unaomwomba mteja aliyefurahi maoni, kwa heshima na mara moja. Upo kwa Kihindi na Kiingereza, kwa WhatsApp na SMS, kwa kliniki, saluni na migahawa. Uombe kwenye violezo; hutumwa kwako kwa barua pepe. Maoni yenyewe hayabuniwi.',
  botRules:
    'Husema tu unachoruhusu: hujifunza sheria zako za usafirishaji, kurudisha na punguzo, na kile ambacho haipaswi kuahidi kamwe. Unaijaribu kabla ya kuanza kazi, isichojua huja kwako, na unaweza kusoma kila mazungumzo.',
  shopPayment:
    'Ndiyo, kwenye tovuti ya duka: bidhaa, kikapu na malipo, oda kwa barua pepe na WhatsApp, kwa {websites_shop} – {websites_shop_upTo}. Njia za malipo za wanunuzi, kama M-Pesa au kadi, tovuti haisemi; makadirio yatasema.',
  missedCall:
    'Kuna jibu la simu iliyokosa: anayepiga bila kujibiwa hupata ujumbe wa WhatsApp wenye hatua inayofuata, huweka miadi au hurekodiwa apigiwe. Huheshimu saa za utulivu na hufanya kazi kwenye akaunti zako mwenyewe: kwa kliniki, vituo vya masomo, ukarabati na usafirishaji. Ni ya leseni, bila bei ya orodha; makadirio huja ndani ya saa {hours}. Ili simu zipokelewe, nyongeza ya sauti ni {smb_voice} + {smb_voice_monthly}/mwezi.',
  standIn:
    'Ni mtu mmoja, na tovuti haimtaji wa kumbadili. Kilichowekwa na kulipiwa hubaki chako: domain, maandishi na picha viko kwa jina lako, na data unapewa. Akiugua au akiwa likizo, muulize mwanzilishi.',
  // From the first message to the finished work
  process:
    'Unasema unachohitaji kwa sentensi mbili. Ndani ya saa {hours} unapata bei na maelezo ya kazi. Ukikubali, inajengwa, unaijaribu, kasoro zinarekebishwa, kisha inaanza.',
  processBot:
    'Unasema unavyofanya kazi: saa, bei, yanayobaki kwako. Kalenda inaunganishwa, wewe na wafanyakazi mnaijaribu siku chache. Kisha namba yako inajibu, kwa kawaida ndani ya wiki mbili baada ya kukubali.',
  processShop:
    'Unatuma orodha ya bidhaa: jedwali, kiungo cha duka au picha za bei. Bot inajifunza sheria zako za usafirishaji, kurudisha na punguzo, na kile isichopaswa kuahidi. Wewe na familia yako mnauliza maswali ya ajabu, makosa yanarekebishwa. Kisha inaanza, kwa kawaida ndani ya wiki mbili baada ya kukubali.',
  processWebsite:
    'Unatuma ulichonacho: tovuti ya zamani, kipeperushi, picha, tovuti tatu unazopenda. Unaona rasimu kwenye simu, mabadiliko mara mbili, kisha inafunguliwa, kwa kawaida ndani ya wiki mbili kwa tovuti ya biashara.',
  processSong:
    'Unasimulia hadithi: majina, hisia, wimbo unaoupenda; hata kwa ujumbe wa sauti. Unasikia ubeti mmoja, kwa kawaida ndani ya siku tatu, unasema kibadilike nini (mara mbili), kisha unapata mafaili.',
  processSchool:
    'Huanza kidogo: somo moja, walimu wawili, sura zenu; ninyi mnachagua nani ajaribu. Kisha mafunzo mafupi, shuleni au kwa video, kwa Kihindi au Kiingereza, na zana moja moja hadi shule nzima: kila zana inapatikana peke yake, kwa bei yake.',
  processAgent:
    'Kazi moja inachaguliwa: inayojirudia zaidi na yenye hatari ndogo zaidi. Wakala anapewa mipaka: asome nini, afanye nini, aulize wapi. Siku chache anapendekeza tu nawe unasahihisha; kisha anafanya peke yake. Unaona kila hatua, na unaweza kumsimamisha kwa mguso mmoja.',
  processCreative:
    'Unatuma kazi: muswada, kiungo, kurasa kadhaa. Unapata mpango wa ukurasa mmoja wenye bei, unaona rasimu, unabadilisha, kisha unachapisha.',
  howLong:
    'Makadirio huja ndani ya saa {hours}. Bot na tovuti za biashara kwa kawaida huwa tayari ndani ya wiki mbili baada ya kukubali; sampuli ya wimbo ndani ya siku tatu. Kazi nyingine, tarehe iko kwenye makadirio.',
  quoteTime:
    'Ndani ya saa {hours} baada ya ujumbe wako unapata makadirio, bure na bila kukufunga: bei moja, utakachopata na lini. Sentensi mbili kuhusu biashara yako na unachohitaji zinatosha.',
  howLongBot:
    'Bot kwa kawaida huanza ndani ya wiki mbili baada ya kukubali. Makadirio huja ndani ya saa {hours}.',
  howLongWebsite:
    'Tovuti ya biashara kwa kawaida hufunguliwa ndani ya wiki mbili baada ya kukubali; duka au programu kwa makubaliano. Makadirio huja ndani ya saa {hours}.',
  howLongSong:
    'Unasikia sampuli ya ubeti mmoja, kwa kawaida ndani ya siku tatu. Kisha mabadiliko hadi mara mbili, na mafaili; siku ya kukamilika imo kwenye makadirio.',
  howLongOther:
    'Tovuti haitaji muda maalum wa hilo; inategemea ukubwa. Makadirio, yanayokuja ndani ya saa {hours}, yanataja tarehe.',
  urgent:
    'Andika kwenye fomu kwamba ni haraka: makadirio huja ndani ya saa {hours}. Sampuli ya wimbo kwa kawaida huja ndani ya siku tatu, bot na tovuti za biashara huchukua wiki mbili; kama yako inaweza kuwahi, mwanzilishi atakuambia.',
  needFrom:
    'Ulicho nacho kinatosha, hata cha rasimu: tovuti ya zamani, kipeperushi, maelezo, picha, orodha ya bei; tunazipanga. Bot huhitaji pia saa zako, sheria na kalenda, au orodha ya bidhaa kama jedwali, kiungo au picha. Tovuti: tovuti tatu unazopenda. Wimbo: hadithi na hisia, ujumbe wa sauti unafaa. Pia ruhusa zinazohitajika, na mtu mmoja anayeamua.',
  needFromWebsite:
    'Ulicho nacho kinatosha, hata cha rasimu: tovuti ya zamani, kipeperushi, maelezo, picha, orodha ya bei; tunazipanga. Tovuti tatu unazopenda husaidia pia. Pia ruhusa zinazohitajika, na mtu mmoja anayeamua.',
  needFromBot:
    'Kwa bot unasema unavyofanya kazi: saa, bei, sheria zako, nani anafanya nini, na nini kibaki kwako; kalenda yako inaunganishwa. Duka linatoa orodha ya bidhaa kama jedwali, kiungo au picha za orodha ya bei. Maelezo ya rasimu yanatosha, kujenga ni kazi yetu. Pia mtu mmoja anayeamua.',
  quote:
    'Vizuri. Sentensi mbili zatosha: unaendesha nini, na unahitaji nini au ni saa ngapi una kazi nyingi. Andika hapa au kwenye fomu: unapata bei, maelezo ya kazi na hatua inayofuata ndani ya saa {hours}.',
  skills:
    'Wewe unatoa saa, bei, maelezo na picha, hata picha ya orodha ya bei; kujenga na kusanidi tunafanya sisi. Unaonyeshwa jinsi ya kubadilisha, na kubadilisha majibu kumo kwenye ada ya mwezi.',
  onlyMobile:
    'Tovuti haidai kompyuta popote: mazungumzo husomwa na kujibiwa kwenye app ya pembeni ya WhatsApp, na picha, maelezo yasiyopangwa au orodha ya bei zinatosha kuanza. Kujenga na kuandaa tunafanya sisi. Ili uwe na uhakika kwa kazi yako, muulize mwanzilishi.',
  fixedPrice:
    'Bei za tovuti ni mwongozo hadi upate makadirio ya maandishi. Kiwango hutegemea ukubwa wa kazi: kwa agent, zana ngapi zinaunganishwa na mambo ya kujifunza; kwa tovuti ya mwandishi, kama ni ukurasa mmoja au tovuti nzima. Unapata bei moja kamili kabla ya kuamua.',
  // Money
  payMethod:
    'Unalipa kupitia mtoa huduma wa malipo ya kadi; hatuoni wala kuhifadhi taarifa za kadi yako. M-Pesa, pesa taslimu au jina la mtoa huduma hazijatajwa kwenye tovuti; uliza pamoja na makadirio. Nusu (50%) inaweza kulipwa mwanzoni, iliyobaki wakati wa kukabidhi.',
  afterPaying:
    'Mtoa huduma wa malipo huthibitisha kwa barua pepe, na uthibitisho na risiti huja hapo pia; angalia na spam. Ndani ya saa {hours} unapigiwa simu kupitia unachohitaji, kisha mradi unaanza: unapata mpango, tarehe na mtu wa kumwandikia.',
  advance:
    'Huhitaji kulipa yote mwanzoni: 50% inaweza kulipwa mwanzoni, iliyobaki wakati wa kukabidhi isipokuwa makadirio yaseme vingine. Ada ya mwezi hulipwa mwanzoni mwa kila mwezi.',
  instalment:
    'Nusu (50%) mwanzoni, iliyobaki wakati wa kukabidhi, isipokuwa makadirio yaseme vingine. Awamu nyingine hazimo kwenye masharti; uliza pamoja na makadirio.',
  refund:
    'Kazi ikishaanza, pesa hazirudishwi. Kabla ya hapo unaweza kughairi na kurudishiwa malipo ya awali.',
  cancelBefore:
    'Kabla kazi haijaanza unaweza kughairi na kurudishiwa malipo ya awali. Ikishaanza, pesa hazirudishwi. Huduma ya kila mwezi huisha mwisho wa mwezi wowote, kwa barua pepe siku 30 kabla.',
  monthlyFee:
    'Ni ya kuendesha msaidizi, kusoma asichoweza kujibu, na kubadilisha majibu bei au saa zako zikibadilika. Hulipwa kabla kwa kila mwezi. Ada za ujumbe za WhatsApp hutozwa na WhatsApp yenyewe.',
  payOnce:
    'Bot ina bei ya kuanzisha, ya mara moja, na ada ya mwezi ya kuiendesha, {smb_businessBot_monthly} kwa bot ya biashara; bei moja ya jumla haipo kwenye orodha. Unaweza kuacha mwisho wa mwezi wowote, kwa barua pepe siku 30 kabla, na kilichoandaliwa kinabaki chako. Tovuti, nyimbo na wakala (agents) hazina ada ya mwezi kwenye orodha.',
  stop: 'Unaweza kuacha ada ya mwezi mwisho wa mwezi wowote, kwa barua pepe siku 30 kabla; masharti hayataji faini. Kilichoandaliwa kwa ajili yako kinabaki chako, na unapata data yako.',
  lockIn:
    'Hakuna mkataba mrefu: huduma ya mwezi inaweza kusimamishwa mwisho wa mwezi wowote, kwa taarifa ya siku 30 kwa barua pepe. Unapata data yako, na kilichowekwa kinabaki chako.',
  priceRise:
    'Kama ada ya mwezi itapanda baadaye, tovuti haisemi; uliza pamoja na makadirio. Unapata bei moja kamili kabla ya kuamua, na oda yako hufuata masharti ya siku uliyokubali. Ada ya mwezi inaweza kusimamishwa mwisho wa mwezi wowote, kwa barua pepe siku 30 kabla.',
  staffCost:
    'Tovuti hailinganishi na mshahara, lakini wewe unaweza: bot ya biashara ni {smb_businessBot} mara moja na {smb_businessBot_monthly}/mwezi, bot ya wateja ya duka la mtandaoni {ecommerce_customerBot} na {ecommerce_customerBot_monthly}/mwezi. Hujibu mchana na usiku, na lile asiloweza hulikabidhi kwa mtu.',
  extraCost:
    'Hakuna kilichofichwa: gharama ya kuanzisha na ada ya mwezi ziko kwenye ukurasa. Wengine hutoza moja kwa moja: WhatsApp ada za ujumbe, na kwa tovuti, domain na hosting. Kazi ya ziada hukadiriwa kwanza.',
  messageCharge:
    'Ada za ujumbe za WhatsApp hutozwa na WhatsApp yenyewe, juu ya ada ya mwezi; ni kiasi gani, tovuti haisemi. Ada ya mwezi ni ya kuendesha na kuboresha bot.',
  messageLimit:
    'Kikomo cha ujumbe au mazungumzo, au idadi ya bure, hakijatajwa kwenye tovuti; uliza pamoja na makadirio. Ada ya mwezi ni ya kuendesha msaidizi na kubadilisha majibu yake; WhatsApp hutoza ada zake za ujumbe juu yake.',
  hosting:
    'Domain na hosting ni za ziada na hubaki kwa jina lako: unalipa moja kwa moja kwa mtoa huduma; ni kiasi gani, tovuti haisemi. Maandishi na picha pia ni vyako.',
  tax: 'Tovuti haisemi chochote kuhusu GST au ankara za kodi, na sitaki kukisia. Muulize mwanzilishi; utajibiwa pamoja na makadirio.',
  discount:
    'Siwezi kutoa punguzo, na tovuti haitaji lolote, hata kwa mashirika ya hisani: bei zote ziko wazi kwenye ukurasa. Angalia bundle, au anza kidogo na kuongeza baadaye.',
  expensive:
    'Unaweza kuanza kidogo: tovuti ya portfolio kuanzia {websites_portfolio}, bot {smb_businessBot} + {smb_businessBot_monthly}/mwezi. Bajeti yako ni kiasi gani?',
  warranty:
    'Kasoro katika kazi tuliyokabidhi hurekebishwa bure ukitoa taarifa ndani ya siku 30. Ukiwa na ada ya mwezi, msaidizi wako hutunzwa wakati wote.',
  support:
    'Ndiyo. Ada ya mwezi inagharamia kuendesha msaidizi na kubadilisha majibu yake. Kasoro zinazotajwa ndani ya siku 30 hurekebishwa bure.',
  guarantee:
    'Hatuahidi matokeo fulani, kama mauzo zaidi. Unaona wakati wowote msaidizi alichojibu, kupanga na kukosa; kasoro zinazotajwa ndani ya siku 30 hurekebishwa bure.',
  law: 'Masharti yako chini ya sheria ya India; mahakama za Delhi/NCR huamua migogoro. Oda yako inaongozwa na masharti na makadirio yako.',
  // Data and rights
  privacy:
    'Hatuuzi chochote wala kuwapa watangazaji. Tunahifadhi tu unachotuma, ili kukujibu na kufanya kazi yako: kwa makadirio jina, barua pepe, simu ukiitoa, ujumbe na chaguo zako; kwa demo pia kampuni, siku, saa na eneo la saa; ujumbe wa chat, hadi miezi kumi na miwili baada ya wa mwisho. Timu yetu pekee inaweza kuisoma. Unaweza kuomba irekebishwe au ifutwe.',
  deleteData:
    'Ndiyo. Unaweza kuona, kurekebisha au kufuta tulicho nacho kukuhusu mwenyewe mara moja, kwa kiungo tunachotuma kwenye barua pepe yako (kutoka ukurasa wa faragha). Au andika {email}; utajibiwa ndani ya siku 30. Baada ya kufuta hubaki kumbukumbu ya msimbo wa anwani tu, ambao hakuna anayeweza kuusoma.',
  studentData:
    'Kidogo iwezekanavyo huhifadhiwa, kwa shule pekee. Data ya wanafunzi haitumiki kwa matangazo wala kufundisha AI. Unapata hilo kwa maandishi.',
  aiTraining:
    'Hapana, data zako, mazungumzo au muswada wako vinabaki kati yetu: havitumiki kufundisha AI, na kwa muswada tunatumia tu huduma zinazoahidi hivyo hivyo. Shuleni pia, data ya wanafunzi haitumiki kufundisha AI.',
  cookies:
    'Vidakuzi vinavyohitajika tu, hakuna cha kukufuatilia. “form” hutofautisha watu na mashine, hadi ufunge kivinjari. “chat” hupata tena mazungumzo yako, tangu uandike mara ya kwanza. “theme” hukumbuka mwonekano mwangaza au giza kwa mwaka. Kimoja huiweka timu yetu ikiwa imeingia. Hakuna uchambuzi wala matangazo.',
  secret:
    'Tunayojua kuhusu biashara, wateja na muswada wako yanabaki siri kati yetu, hata baada ya kazi kuisha, na hayatumiki kufunza AI; hutumika huduma zinazoahidi hivyo tu. Masharti yanasema hivyo kwa pande zote mbili.',
  own: 'Inakuwa yako ikishalipwa kikamilifu; unachotupa kinabaki chako. Kwa zana zetu za jumla unapata haki ya kudumu ya kutumia.',
  ownSite:
    'Ni yako: domain, maandishi na picha viko kwa jina lako, na tovuti ni yako ikishalipwa kikamilifu.',
  ownSong:
    'Wimbo ni wako ukishalipwa, na unaweza kuutumia kwenye matangazo; maneno uliyoandika yanabaki yako. Unapata hilo kwa maandishi pamoja na mafaili.',
  ownCreative: 'Ni yako. Unabaki na haki za maneno yako, na kilichotengenezwa ni chako kikishalipwa.',
  // What an assistant does
  language:
    'Wasaidizi huongea Kihindi, Kiingereza, na vyote kwa mstari mmoja, kama wateja wako wanavyoandika. Lugha nyingine hazijaahidiwa kwenye tovuti: uliza kwanza.',
  languageSong:
    'Kihindi na Kiingereza vimejaribiwa na ni vizuri. Kwa lugha nyingine unasikia mstari mmoja kwanza, kisha unaamua.',
  languageSchool:
    'Maandalizi ya masomo na karatasi za kazi ni kwa Kihindi na Kiingereza; ujumbe kwa wazazi kwa Kihindi, Kiingereza na nyingine, lugha wanayoongea nyumbani. Mafunzo ya walimu ni kwa Kihindi au Kiingereza. Lugha nyingine, kama Kiswahili, hazikutajwa kwenye tovuti: uliza kwanza.',
  languageWebsite:
    'Tovuti inaweza kuwa kwa lugha zipi, au mbili kwa pamoja, hapa hapasemi; uliza pamoja na makadirio. Msaidizi aliye juu yake huongea Kihindi, Kiingereza, na vyote kwa mstari mmoja.',
  keepNumber:
    'Mara nyingi unabaki na namba yako. Inahamia huduma ya biashara ya WhatsApp, nawe unasoma na kuandika kwenye app ya pembeni. Hukaguliwa kabla hujalipa.',
  numberAfter:
    'Kilichoandaliwa kwa ajili yako kinabaki chako, na unapata data zako. Jinsi namba inavyotoka tena kwenye huduma ya biashara ya WhatsApp, tovuti haisemi; muulize mwanzilishi kabla ya kuanza. Huduma ya mwezi husimama mwisho wa mwezi wowote, kwa barua pepe siku 30 kabla.',
  mistake:
    'Inaweza kukosea, kama watu. Kwa hiyo huuliza kabla ya jambo lisiloweza kurudishwa, na yote iliyosema na kufanya yanasomeka. Wakala anaweza kusimamishwa kwa mguso mmoja. Jibu lenye makosa hurekebishwa.',
  cannotAnswer:
    'Basi haikisii: ujumbe unakuja kwako na mazungumzo yote, nawe unajibu. Baadaye inafundishwa jibu hilo.',
  otherThanText:
    'Kwamba bot inaelewa ujumbe wa sauti, picha au PDF za wateja, au inatuma faili kama hizo, tovuti haisemi; uliza pamoja na makadirio. Isichoweza kujibu huja kwako pamoja na mazungumzo. Simu hupokelewa na nyongeza ya sauti, {smb_voice} + {smb_voice_monthly}/mwezi; chatbot iliyofunzwa hujibu kutoka hati zako, {gptAgents_chatbots} – {gptAgents_chatbots_upTo}.',
  humanLike:
    'Huandika kama wateja wako: Kihindi, Kiingereza, au vyote kwenye mstari mmoja, na hukukabidhi mazungumzo. Kama hujitaja kuwa ni programu, tovuti haisemi. Bora ujaribu kwenye demo ya bure na uamue mwenyewe.',
  takeOver: 'Ndiyo. Unaweza kusoma kila mazungumzo, kuona kilichojibiwa, na kuchukua nafasi wakati wowote.',
  medical: 'Msaidizi hatoi ushauri wa matibabu. Anasema hivyo, na kukupelekea ujumbe mara moja.',
  consent:
    'Ni waliokubali tu wanaoweza kuandikiwa; masharti pia yanasema hivyo. Ofa huenda kwa wateja waliosema ndiyo, na kila mtu anaweza kuziacha kwa neno moja. Ndivyo sheria za WhatsApp zinavyotaka. Zana yake ya matangazo ni {smb_broadcast} + {smb_broadcast_monthly}/mwezi.',
  shopPlatforms:
    'Inafanya kazi na maduka yanayoruhusu programu nyingine kusoma oda, kama Shopify na WooCommerce, na yanayotumia jedwali. Mengine baada ya kuangalia. Oda, stoku na malipo ya duka lako huunganishwa na majibu.',
  socialMedia:
    'Kwa mitandao ya kijamii kuna msaidizi wa njia nyingi: msaidizi mmoja kwenye WhatsApp, tovuti yako na mitandao ya kijamii, mwenye kumbukumbu moja, nawe unajibu kutoka sehemu moja. Bei {gptAgents_multichannel} – {gptAgents_multichannel_upTo}. Instagram au Facebook hazijatajwa kwa jina kwenye tovuti; makadirio yatasema kama wako unaunganishwa. Bot nyingine hujibu kwenye WhatsApp na tovuti yako.',
  courier:
    'Ndiyo, bot ya wateja hutafuta oda kwa namba au simu na kusema iko wapi, kutoka data za msafirishaji mwenyewe. Hakuna msafirishaji aliyetajwa kwenye tovuti; kama wako anaunganishwa, utaambiwa pamoja na makadirio. Bei {ecommerce_customerBot} ya kuanzisha + {ecommerce_customerBot_monthly}/mwezi.',
  foodOrders:
    'Oda za chakula na huduma za kupeleka chakula hazijatajwa kwenye tovuti, kwa hiyo siwezi kuahidi. Kilichopo: bot ya biashara hujibu maswali na kupokea nafasi za meza kwenye WhatsApp, {smb_businessBot} + {smb_businessBot_monthly}/mwezi; tovuti ya duka hupokea oda zenye kikapu na malipo, {websites_shop} – {websites_shop_upTo}. Andika unachohitaji, makadirio yatasema kinachowezekana.',
  botTakesPayment:
    'Kwamba bot yenyewe hupokea malipo kwenye mazungumzo, tovuti haisemi; uliza pamoja na makadirio. Kikapu na malipo ni sehemu ya tovuti ya duka, {websites_shop} – {websites_shop_upTo}, na malipo ya duka la mtandaoni huunganishwa na majibu ya bot.',
  calendar:
    'Ndiyo, kalenda unayotumia leo inaunganishwa. Hutolewa muda ulio wazi kweli tu, kwa hiyo hakuna muda unaohifadhiwa mara mbili.',
  tools:
    'Zana nyingi zinaweza kuunganishwa: Google Workspace, Zoho, HubSpot, Tally na nyingine nyingi. Kuunganisha CRM ni {gptAgents_crm} – {gptAgents_crm_upTo}.',
  followUps:
    'Aliyeuliza bila kupanga hupata ujumbe mmoja tu, si mitano. Vikumbusho vya miadi hutumwa vyenyewe, siku moja kabla na saa moja kabla. Ofa huenda tu kwa waliokubali, na kila mtu anaweza kuziacha kwa neno moja.',
  reminders:
    'Vikumbusho hutumwa vyenyewe, siku moja kabla na saa moja kabla, ili viti vichache vibaki wazi. Ni sehemu ya bot ya biashara, {smb_businessBot} ya kuanzisha + {smb_businessBot_monthly}/mwezi.',
  leadsForgotten:
    'Kwa bot ya biashara anayeandika hujibiwa papo hapo, aliyenyamaza hupata ufuatiliaji mmoja, na kila ulizo liko kwenye orodha moja: {smb_businessBot} + {smb_businessBot_monthly}/mwezi. Dashibodi ya hiari huonyesha nani apigiwe simu: {smb_dashboard} + {smb_dashboard_monthly}/mwezi. Kwenye CRM yako maulizo huingia kwa kuunganisha CRM, {gptAgents_crm} – {gptAgents_crm_upTo}; wakala (agent) huyapanga kwa daraja, {gptAgents_agents} – {gptAgents_agents_upTo}. Tovuti za matangazo hazijatajwa; uliza pamoja na makadirio.',
  botModel:
    'Bot yako itatumia AI gani, tovuti haisemi; tafadhali muulize mwanzilishi. Kuhusu msaidizi huyu inasema kwamba Gemini ya Google inaweza kujibu.',
  night:
    'Ndiyo, mchana na usiku. Ujumbe baada ya kufunga, ambao leo husubiri hadi asubuhi, hujibiwa kwa sekunde, na asubuhi unaona yote.',
  bookings:
    'Kwenye WhatsApp, mchana na usiku, watu hupanga, hubadilisha na kughairi miadi kwa bot ya biashara: ikiunganishwa na kalenda yako hutoa muda ulio wazi kweli, hukumbusha siku moja na saa moja kabla, na hufuatilia mara moja. Hujibu maswali pia, kwa kliniki, saluni, vituo vya masomo, mali isiyohamishika na maduka. Bei {smb_businessBot} + {smb_businessBot_monthly}/mwezi.',
  orders:
    'Bot ya wateja hutafuta oda kwa namba au simu na kusema iko wapi. Saizi, rangi, stoki, muda wa kufika na kurudisha hujibu kutoka orodha yako ya bidhaa, pamoja na kiungo cha kununua. Bei {ecommerce_customerBot} + {ecommerce_customerBot_monthly}/mwezi.',
  updates:
    'Kubadilisha majibu, kama bei au saa mpya, tunakufanyia sisi, na kumo kwenye ada ya mwezi. Kazi nje ya makadirio hukadiriwa kivyake.',
  // Websites, songs, books and schools
  seo: 'Tovuti huandaliwa kwa utafutaji, ramani na WhatsApp, ili upatikane kwa jina na kwa mahitaji. Nafasi fulani kwenye Google haiahidiwi, na SEO peke yake haipo kwenye orodha ya bei.',
  oldSite:
    'Mara nyingi tovuti uliyonayo inaweza kurekebishwa. Baada ya kuangalia unaambiwa kama kurekebisha au kuanza upya ni nafuu.',
  mobileFriendly: 'Ndiyo. Kurasa hufunguka mara moja, hata kwenye simu ya bei nafuu yenye mtandao dhaifu.',
  mobileApp:
    'Programu zetu za wavuti hufanya kazi kwenye kivinjari, hata kwenye simu, kuanzia {websites_customApp}. App ya Play Store au iPhone haimo kwenye orodha ya bei; omba makadirio.',
  editSelf:
    'Huhitaji kutuomba kila badiliko: unaonyeshwa jinsi ya kubadilisha mwenyewe, na kwenye tovuti ya duka unaongeza bidhaa mwenyewe. Domain, maandishi na picha viko kwa jina lako.',
  pageCount:
    'Tovuti ya biashara ina hadi kurasa sita: huduma, bei, mawasiliano, ramani, saa na kitufe cha WhatsApp. Bei {websites_business}; bei ya kurasa zaidi hutajwa kwenye makadirio.',
  revision:
    'Mabadiliko mara mbili yamejumuishwa, kwa tovuti na kwa nyimbo. Kwenye wimbo unaweza kubadilisha maneno, kasi na sauti; kwenye tovuti unasema kipi kihamishwe, kiongezwe au kiachwe.',
  revisionWebsite: 'Mabadiliko mara mbili yamejumuishwa: unasema kipi kihamishwe, kiongezwe au kiachwe.',
  revisionSong: 'Mabadiliko mara mbili yamejumuishwa: maneno, kasi na sauti.',
  manuscript:
    'Muswada wako unabaki siri kati yetu: hautumiki kufundisha AI, na kwa muswada tunatumia tu huduma zinazoahidi hivyo hivyo. Haki za maneno yako zinabaki zako.',
  founderName:
    'Jina la mwanzilishi, masomo na miaka yake ya kazi havipo kwenye tovuti; uliza unapoandika au kwenye demo ya bure. Ni mtu mmoja, aliye {contactCity}, anayejibu ujumbe wako na kuandika programu pia.',
  noReviews:
    'Hakuna maoni ya wateja yaliyochapishwa bado, na hatutungi: kwenye ukurasa wa maoni yatakuwa yale tu ambayo wateja wataandika na kukubali yachapishwe. Kwa sasa pima kwa miradi ya mfano au demo ya bure. Bei zote na masharti viko wazi kwenye tovuti.',
  singer:
    'Sauti zilizotengenezwa kwa AI, zikipangwa na kuchanganywa na mtu. Sauti ya mwimbaji halisi hainakiliwi.',
  files:
    'Mafaili huwa tayari kuchezwa, kuchapishwa na kushirikiwa. Maneno yako kwa muziki huja na karaoke; jingle ni sekunde 10 hadi 30, na sauti na bila; miundo mingi ina matoleo ya filamu, reel na redio, na sauti na muziki kando.',
  filesOfLyrics:
    'Ndiyo, maneno yako kwa muziki huja na toleo la karaoke, yaani muziki bila uimbaji. Unapata mafaili tayari kuchezwa, kuchapishwa na kushirikiwa.',
  filesOfJingle:
    'Jingle ni sekunde 10 hadi 30, nawe unapata yenye sauti na isiyo na sauti, kama mafaili tayari kuchezwa, kuchapishwa na kushirikiwa.',
  videoLength:
    'Video ya kitabu ni sekunde 60 hadi 120, ya wima na ya mlalo: kwa siku ya uzinduzi, ukurasa wako, reels na mitandao ya kila mtu. Unapata mafaili kwa maumbo yanayotakiwa kila mahali.',
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
    'Mipango ya somo huandaliwa dakika kwa dakika kwa mtaala, bodi na sura zenu, na shughuli na kazi za nyumbani, kwa Kihindi au Kiingereza. Majaribio hutoka sura yoyote, yenye majibu na toleo la pili. Huja kwa Word na PDF, na mwalimu hubadilisha.',
  filesOfSchool:
    'Unazipata kwa Word na PDF: maandalizi ya masomo, na majaribio yenye majibu. Ni rasimu; mwalimu hubadilisha anachotaka.',
  decides:
    'Mwalimu ndiye huamua, si AI: zana hupendekeza alama na kuonyesha sababu; hakuna kinachomfikia mwanafunzi kabla mwalimu hajakagua. Ujumbe kwa wazazi pia ni rasimu: hakuna unaotumwa bila kusomwa.',
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
  chatLanguage:
    'Ndiyo, karibu: niandikie kwa Kiswahili, Kiingereza au Kihindi, upendavyo. Ungependa kujua nini?',
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
    'Kwa bot: ujumbe baada ya kufunga hujibiwa kwa sekunde, maswali yale yale kumi hayali tena mchana, miadi hupangwa, vikumbusho na ufuatiliaji hutumwa vyenyewe, nawe unaweza kusoma na kuchukua kila kitu.',
  setUpFee:
    'Gharama ya kuanzisha hulipwa mara moja, ada ya mwezi kwa muda inapokufanyia kazi. Mfano bot ya biashara: {smb_businessBot} mara moja na {smb_businessBot_monthly} kwa mwezi.',
  websiteMonthly:
    'Bei za tovuti hulipwa mara moja; orodha ya bei haina ada ya mwezi kwa tovuti. Domain na hosting unalipa moja kwa moja kwa mtoa huduma.',
  contactGiven:
    'Asante. Tafadhali angalia muhtasari: ukikubali, mwanzilishi ataupata na kujibu ndani ya saa {hours}. Bila kukubali, hakuna ombi linalohifadhiwa.',
  otherTools:
    'Tovuti hailinganishi na bidhaa nyingine. Hapa unapata: msaidizi anayejibu kutoka bei zako, anayepanga miadi na kukukabidhi, mtu mmoja anayeijenga na kuitunza, bei zote kwenye ukurasa, Kihindi na Kiingereza, nawe unaweza kusoma na kuchukua kila kitu. Ona kwenye demo ya bure.',
  noWebsite:
    'Huhitaji tovuti kwa bot: inafanya kazi kwenye WhatsApp pekee pia, au kwenye tovuti yako ikiwa unayo. Bot ya biashara ni {smb_businessBot} ya kuanzisha + {smb_businessBot_monthly}/mwezi.',
  onOwnSite:
    'Ndiyo, msaidizi hufanya kazi kwenye tovuti uliyonayo, au kwenye WhatsApp; tovuti mpya haihitajiki. Bot ya biashara ni {smb_businessBot} ya kuanzisha + {smb_businessBot_monthly}/mwezi. Mifumo kama WordPress au Wix haijatajwa kwenye tovuti; taja wako, makadirio yatasema.',
  popular:
    'Kilichoandikwa kuwa maarufu zaidi ni Business Growth: msaidizi kwenye WhatsApp na tovuti, sauti, dashibodi, vikumbusho na ufuatiliaji pamoja, {packages_growth} ya kuanzisha + {packages_growth_monthly}/mwezi. Biashara ndogo inaweza kuanza na Starter, {packages_starter} + {packages_starter_monthly}/mwezi.',
  addOnAlone:
    'Kwenye orodha ya bei, sauti ({smb_voice} + {smb_voice_monthly}/mwezi), dashibodi ({smb_dashboard} + {smb_dashboard_monthly}/mwezi) na matangazo ({smb_broadcast} + {smb_broadcast_monthly}/mwezi) huongezwa kwenye bot. Kama inapatikana peke yake, tovuti haisemi; uliza kwenye makadirio.',
  optionalParts:
    'Hapana, ni hiari: bot hufanya kazi bila sauti, dashibodi na matangazo, na kila kimoja kinaweza kuongezwa baadaye. Sauti ni {smb_voice} + {smb_voice_monthly}/mwezi, dashibodi {smb_dashboard} + {smb_dashboard_monthly}/mwezi, matangazo {smb_broadcast} + {smb_broadcast_monthly}/mwezi.',
  upgrade:
    'Ndiyo. Kila kifurushi kinaweza kukua kuwa kinachofuata, na sehemu moja moja zinaweza kuongezwa baadaye. Starter {packages_starter} + {packages_starter_monthly}/mwezi, Business Growth {packages_growth} + {packages_growth_monthly}/mwezi.',
  whichPackage:
    'Kuanza, Starter: msaidizi mmoja anayejibu na kupanga miadi, kwenye WhatsApp au tovuti yako, {packages_starter} + {packages_starter_monthly}/mwezi. Kwa kaunta yenye shughuli Business Growth: msaidizi, sauti na dashibodi pamoja, {packages_growth} + {packages_growth_monthly}/mwezi. Kwa matawi kadhaa kuna Enterprise, bei baada ya mazungumzo. Kila kimoja hukua kuwa kinachofuata, kwa hiyo unaweza kuanza kidogo.',
  productCost:
    'Bidhaa hazina bei ya orodha, kwa sababu kila biashara inahitaji mabadiliko tofauti: kwanza unaambiwa ipi inafaa na itagharimu kiasi gani. Kwa kulinganisha: programu maalum ya AI inaanzia {websites_customApp}.',
  offTheShelf:
    'Kama programu iliyo tayari sokoni ni bora zaidi, utaambiwa na jina lake. Haikugharimu chochote.',
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
    'Masharti yanaweza kubadilika kwa oda za baadaye tu. Kwa oda yako yanatumika yale ya siku uliyokubali, na makadirio yaliyosainiwa yako juu ya masharti. Masharti na sera ya faragha vilibadilishwa mwisho Novemba 2026.',
  retention:
    'Mazungumzo hapa huhifadhiwa, na yanafutwa miezi kumi na miwili baada ya ujumbe wa mwisho, au mapema ukiomba. Ombi linafutwa ukiomba, au lisipohitajika tena.',
  sharedWith:
    'Hapana, hakuna kinachouzwa wala kupewa watangazaji: taarifa zako zinapita tu kwa kampuni zinazoendesha seva na barua pepe zetu. Jibu linaweza kutoka Gemini ya Google: inapata ujumbe wa mwisho, barua pepe na namba za simu zikiwa zimeondolewa. Mamlaka hupewa tu pale sheria inapolazimisha.',
  chatModel:
    'Gumzo hili linaweza kujibiwa na Gemini ya Google: inapata ujumbe wa mwisho, barua pepe na namba za simu zikiwa zimeondolewa. Bila hiyo, najibu kutoka yaliyo kwenye tovuti hii. Hakuna kinachouzwa wala kupewa watangazaji. Gumzo huhifadhiwa hadi miezi kumi na miwili baada ya ujumbe wa mwisho; ni timu yetu tu inayoweza kulisoma.',
  security:
    'Maombi yako kwenye hifadhidata ambayo timu yetu iliyoingia tu inaweza kusoma; nywila za timu zimehifadhiwa kama hash. Data ikiwa hatarini, wewe na Data Protection Board of India mnaambiwa.',
  minors:
    'Huduma zetu ni kwa watu wazima na shule. Data za watoto chini ya miaka 18 hazikusanywi kwa kujua bila ridhaa ya mzazi. Kama mtoto ametuandikia, tuambie na zitafutwa.',
  internetAddress:
    'Anwani yako ya mtandao hutumika kwa dakika chache tu, kwenye kumbukumbu ya muda, kuzuia mafuriko ya ujumbe; haihifadhiwi na ombi lako. Tovuti uliyotoka hutufikia tu pamoja na fomu unayotuma. Hakuna huduma ya uchambuzi.',
  dataLaw:
    'Sera ya faragha imeandikwa kufuata sheria ya India, Digital Personal Data Protection Act, 2023. Andika swali au lalamiko kwa {email}, na utajibiwa ndani ya siku 30. Isiposaidia, unaweza kwenda Data Protection Board of India. Sheria za nchi nyingine, kama Kenya, hazikutajwa kwenye tovuti.',
  newsletter:
    'Hakuna jarida, isipokuwa uombe. Baada ya ombi unapata barua pepe moja ya kuthibitisha, kisha jibu. Kwa demo unapata uthibitisho, vikumbusho viwili, na taarifa ya kila badiliko.',
  reference: 'Mradi wako unaonyeshwa kama mfano kwa ridhaa yako tu.',
  customerData:
    'Unachotupa kinabaki chako, kwenye akaunti zako inapowezekana, na tunachojua kuhusu wateja wako kinabaki siri, hata baada ya kazi kuisha. Hatukiuzi wala kuwapa watangazaji, hakitumiki kwa wateja wengine wala kufundisha AI, na tukiachana unapata data zako.',
  whoReadsChats:
    'Unaweza kusoma kila mazungumzo ya msaidizi wako na kuchukua nafasi wakati wowote. Mwanzilishi husoma yale aliyoshindwa kujibu; hiyo ni sehemu ya ada ya mwezi. Tunachojua kuhusu wateja wako kinabaki siri, hakiuzwi, hakitumiki kwa wateja wengine, wala hakifundishi AI.',
  demoForm:
    'Fomu ya demo inahitaji jina, barua pepe, siku na saa iliyo wazi; kampuni, simu na ujumbe si lazima. Unaweza kuchagua unachotaka kuona: chatbot, bot ya WhatsApp, chatbot ya tovuti, sauti au CRM.',
  quoteForm:
    'Jina, barua pepe, huduma, unachohitaji na idhini vinahitajika. Bajeti, muda, aina ya biashara na uharaka pia vina nyota, kwa kuwa husaidia kukujibu kikamilifu; simu na ugumu si lazima. Huduma: chatbot na WhatsApp, GPT agents, zana za elimu, tovuti na app za wavuti, huduma za ubunifu, muziki. Jibu huja ndani ya saa {hours}.',
  clientCall:
    'Tovuti haitaji mteja wa kumpigia: mradi huonyeshwa tu kwa ridhaa ya mteja huyo. Mwanzilishi anaweza kukuambia kama kuna atakayezungumza nawe. Kwa sasa kuna miradi mitatu ya mfano na demo ya bure.',
  trust:
    'Unaweza kupima kabla ya kulipa: kwa demo ya bure, kwa miradi ya mfano, na kwa masharti na bei ambazo zote ziko wazi; nawe unazungumza na mwanzilishi anayejenga mwenyewe. 50% inaweza kulipwa mwanzoni, iliyobaki wakati wa kukabidhi; kabla kazi haijaanza unaweza kughairi na kurudishiwa. Migogoro huamuliwa na mahakama za Delhi/NCR.',
  exportChat: 'Ndiyo. “Export conversation” kwenye chat hii huhifadhi mazungumzo yote kama faili.',

  // Single pages in detail
  answerDesk:
    'Answer desk ni kisanduku kimoja cha mazungumzo yote: WhatsApp na tovuti kwenye orodha moja. Msaidizi hujibu, nawe unachukua nafasi kwa mguso mmoja wakati wowote. Huonyesha alichoshindwa kujibu. Huja na kila bot.',
  classKit:
    'Kutoka sura moja, class kit hutengeneza mpango wa somo wa dakika kwa dakika kwa mtaala wenu, jaribio fupi la matoleo mawili lenye majibu, na ujumbe kwa wazazi. Vyote ni rasimu, kwa Kihindi na Kiingereza: mwalimu hubadilisha na kuidhinisha, hakuna kinachotoka bila kusomwa. Inapatikana sasa; unaijaribu kwanza kwa sura zako chache. Mfano kwenye portfolio ni wa darasa 1 hadi 8, shule za Kihindi na Kiingereza.',
  songSketcher:
    'Song sketcher bado inatengenezwa, kwa hiyo haiwezi kutumika sasa. Kwa hiyo, maneno yako na hisia vitakuwa toleo fupi la kwanza la kusikiliza: unachagua hisia na lugha, unabadilisha mstari na kusikia tena. Wimbo unaweza kuagizwa leo, kuanzia {music_lyricToMusic}.',
  processProduct:
    'Unataja kazi: sentensi mbili zinatosha, na mfano wa jinsi inavyofanywa leo. Unaona bidhaa kwa jaribio lenye ujumbe, sura au maneno yako machache. Kisha maneno, lugha na zana unazotumia hurekebishwa, nawe unaonyeshwa inavyofanya kazi. Inaweza kukua baadaye, kila hatua kwa bei unayoijua kabla.',
  songSample:
    'Mfano kwenye ukurasa wa muziki ni “Nani ke pachattar”, wimbo wa siku ya kuzaliwa wa Kihindi, midundo 92 kwa dakika, urefu 2:48. Mpangilio: intro, mukhda, antara 1, mukhda, antara 2, outro. Huja kama wimbo, toleo la karaoke na kipande cha sekunde 30. Unaonyesha jinsi wimbo unavyopangwa kabla ya kuimbwa.',
  songOccasions:
    'Kwa harusi, siku za kuzaliwa, kuagana na uzinduzi, wenye majina, mahali na utani wenu. Wimbo wa sherehe ni {music_eventSongs} – {music_eventSongs_upTo}, na mabadiliko mara mbili. Kwa duka kuna jingle, {music_jingles} – {music_jingles_upTo}.',
  bookVideoSample:
    'Mfano una mandhari manne: jalada na swali moja linaloibua, mstari wako ukisomwa kwa sauti, ulimwengu wa kitabu kwa picha tatu, na mahali pa kukipata, tayari kwa reels. Video yako mwenyewe ni {creative_bookReview} – {creative_bookReview_upTo}.',
  creativeAudience:
    'Huduma za ubunifu ni za waandishi na wabunifu: kitabu, wazo au maneno huwa kitu cha kutazama, kusikia na kushiriki. Unaweza kupata video ya kitabu chako ({creative_bookReview} – {creative_bookReview_upTo}), tovuti yako ({creative_authorSite} – {creative_authorSite_upTo}), au wimbo wa maneno yako ({creative_song} – {creative_song_upTo}).',
  lessonSample:
    'Mfano ni somo la dakika 40 la photosynthesis, sayansi darasa 7: dakika 5 swali kwa nini jani ni kijani, 10 hadithi ya siku ya jani na mchoro, 15 kwa jozi kuhesabu viputo vya jani ndani ya maji, 7 jaribio la maswali matano, 3 kazi ya nyumbani na ujumbe kwa wazazi kwa Kihindi. Ni rasimu inayomsubiri mwalimu.',
  packageBuilder:
    'Kwenye kijenzi cha kifurushi unachagua unachohitaji, kijibiwe nini na wapi, na unaona bei. Ni bure, kinafanya kazi hapa mara moja, kwa yeyote anayetaka bei kabla ya mazungumzo. Kipo kwenye ukurasa wa huduma zote na kurasa za huduma moja moja, nyimbo pia. Kila bei hutoka kwenye orodha, na chaguo lako huingia kwenye makadirio.',
  chapterQuiz:
    'Jaribio kutoka kurasa unazofundisha, kwa kiwango unachochagua, lenye majibu na toleo la pili kwa benchi la jirani, kwa Word na PDF. Ni kwa shule na vituo vya masomo ya ziada, {schools_quiz} kwa shule, kwa mwaka. Kipo kwenye violezo; kiombe.',
  clinicSample:
    'Dawati la miadi la WhatsApp kwa kliniki ya meno yenye viti viwili; mteja ni wa kubuni. Hujibu kwa maneno ya mgonjwa, Kihindi, Kiingereza au vyote, hutoa nyakati zilizo wazi tu kwenye kalenda, huandika miadi kwenye orodha ya siku, hukumbusha siku moja kabla na huihamisha akiombwa. Maumivu na dharura hupelekwa kwa daktari mara moja.',
  sareeSample:
    'Dawati la oda la duka la mtandaoni la sari za kufumwa kwa mkono; mteja ni wa kubuni. Hutafuta oda kwa namba au simu iliyoagiza, na hujibu kwa data ya msafirishaji mwenyewe. Mmiliki huambiwa oda mpya, bidhaa zinazoisha na malalamiko. Dashibodi huonyesha oda zote na maswali yaliyo wazi kwenye skrini moja.',
  reviewChecks:
    '“Verified client” huwekwa kwa walioandika kupitia kiungo kinachotumwa kazi inapokamilika. Hakuna kinachochapishwa kabla ya kusomwa, na kila ushuhuda ni wa mtu aliyekubali uonyeshwe. Hakuna wa kutunga.',
  workingDay:
    'Siku moja ya kazi {contactCity}: saa tatu asubuhi (9:00) ujumbe wenu husomwa na kujibiwa, saa nne na nusu (10:30) ujenzi huanza, mradi mmoja kwa wakati, saa tisa mchana (15:00) ni demo na simu, na saa kumi na mbili jioni (18:00) hurekebishwa yale ambayo wasaidizi hawakuweza kujibu siku hiyo. Kila ujumbe hujibiwa ndani ya saa {hours}.',
  expertise:
    'Mwanzilishi anajua vizuri: otomatiki ya AI inayouliza kabla ya jambo lisiloweza kurudishwa; biashara mtandaoni, oda, stoku na malipo yakiunganishwa na majibu; WhatsApp ya biashara, namba, templeti, idhini na sheria zake; tovuti na app za haraka, rahisi kubadilisha; zana za shule zenye data kidogo; nyimbo na video.',
  whereToStart:
    'Anza na kazi moja inayokuchosha: ile unayofanya kila siku na usingeikosa. Kwa wakala, ni kazi inayojirudia zaidi na yenye hatari ndogo zaidi. Ieleze kwa sentensi mbili upate makadirio ndani ya saa {hours}, au kwanza uone msaidizi kwenye demo ya bure.',
  formBudget:
    'Kwenye fomu ya makadirio unachagua bajeti moja kati ya tano: chini ya ₹25,000; ₹25,000–50,000; ₹50,000–1,00,000; ₹1,00,000–2,50,000; au ₹2,50,000 na zaidi. Muda: haraka iwezekanavyo (ndani ya wiki mbili), mwezi 1, miezi 2–3, au miezi 6 na zaidi.',
  formBusinessType:
    'Fomu ya makadirio ina aina tano za biashara: startup, biashara ndogo (wafanyakazi 10–50), ya kati (50–1000), kubwa (1000 na zaidi), na mtu binafsi au freelancer. Ukifanya kazi peke yako, ni hiyo ya mwisho.',
  formUrgency:
    'Kwenye fomu ya makadirio, uharaka una hatua nne: critical (unahitaji suluhisho mara moja), high (muhimu kwa ukuaji), medium (uboreshaji uliopangwa) na low (unaangalia tu). Ugumu (complexity) si lazima: low ni AI ya msingi, medium vipengele vya kawaida, high vipengele vya juu.',
  testimonialForm:
    'Fomu “Write a testimonial” iko kwenye ukurasa wa mawasiliano. Inahitaji jina (huonyeshwa kamili, la kwanza na herufi, au halionyeshwi), barua pepe, huduma uliyotumia, nyota 1 hadi 5, maneno yako na idhini; kampuni, cheo, maelezo ya mradi na picha si lazima. Kuna “AI Help” ya kusaidia kuandika. Kila moja husomwa kabla ya kuonyeshwa.',
  testimonialShown:
    'Unachagua jina lako lionekane vipi kwenye ushuhuda: kamili, jina la kwanza na herufi (kama Asha V.), au lisionekane, na hapo bila kampuni wala picha. Barua pepe haionyeshwi kamwe; kiungo hutumwa huko kuthibitisha ni yako. Picha iwe JPEG, PNG au WebP, isizidi 5 MB; huwa mraba mdogo.',
  demoDetails:
    'Saa za demo ni za India; kifaa chako kikiwa kwenye saa za eneo lingine, saa yako huonyeshwa chini ya kila moja. Ni ya dakika ngapi, imeandikwa pale penye saa zilizo wazi. Nafasi huingia kwenye kalenda yako kwa mguso mmoja, au kwa faili. Inaeleza jinsi ya kujiunga, au tunakuandikia kabla. Unakutana na mtu ambaye angeijenga.',
  scope:
    'Utakachopata hasa, na lini, kimeandikwa kwenye makadirio yako. Kazi nje ya hayo hukadiriwa kivyake. Ukiwa na ada ya mwezi, mabadiliko madogo yamo ndani yake.',
  breachOfTerms:
    'Upande mmoja ukivunja masharti vibaya na usirekebishe ndani ya siku 14 baada ya kuombwa, mwingine anaweza kumaliza oda mara moja. Kazi iliyofanyika hadi hapo hulipiwa, na unapata data zako. Hii ni kwa pande zote mbili.',
  chatRequest:
    'Hapana, si yenyewe. Unachoandika hapa huwa ombi tu baada ya wewe kuona muhtasari na kusema ndiyo, au kuomba demo. Hadi hapo ni mazungumzo tu, yanayofutwa miezi kumi na miwili baada ya ujumbe wa mwisho, au mapema ukiomba.',
  dataRights:
    'Unaweza kuuliza tunacho nini kukuhusu, kukirekebisha au kukifuta, kuondoa idhini yako, kumteua mtu akuwakilishe, na kulalamika. Yote isipokuwa mawili ya mwisho unaweza kuyafanya mwenyewe mara moja, kwenye ukurasa “Your data”, kwa kiungo kinachotumwa kwenye barua pepe yako. Au andika {email}: utajibiwa ndani ya siku 30.',
  anonymousVisit:
    'Ndiyo. Unaweza kusoma kurasa zetu bila kutuambia wewe ni nani. Huhifadhiwa tu unachotuma mwenyewe; hakuna huduma ya uchambuzi wala matangazo. Ulikotoka hubaki kwenye kivinjari chako hadi ufunge ukurasa, na hutufikia tu pamoja na fomu unayotuma.',
  outsideLinks:
    'Kurasa zetu zina viungo vya huduma nyingine, kama WhatsApp, kalenda au ukurasa wa malipo. Hakuna kinachopakiwa kutoka kwao kabla hujafungua kiungo; baada ya hapo sheria zao wenyewe zinatumika.',
  clinicExample:
    'Mazungumzo ya ukurasa wa kwanza ni mfano. Mgonjwa, 9:42 pm, anaandika kwa Kihindi akiomba kesho jioni. Msaidizi anatoa 5:30 na 6:15; mgonjwa anachagua 6:15 pm. Inaingia kwenye kalenda ya kliniki, na anakumbushwa saa moja kabla.',
  sareeExample:
    'Ni mfano wa duka la sari. Mteja anauliza oda 2187: imetoka Jaipur na itafika kesho kabla ya 4 (“4 baje”). Anauliza ya bluu: zimebaki mbili, pamoja na bei na kiungo cha kununua. Kisha mwenye duka anaambiwa: imebaki bluu moja tu, tuagize tena?',
  coachingExample:
    'Ni mfano wa kituo cha masomo. Akiulizwa ada ya hesabu darasa la 10, msaidizi anataja ada ya mwezi, kundi la watoto 12 na darasa la kwanza bure, Jumatatu au Jumatano. Nafasi inawekwa Jumatano 5 pm, na kikumbusho Jumanne. Mwenye kituo anapata nafasi mpya ya majaribio na namba ya mzazi.',
  bakeryExample:
    'Ni mfano wa anachohitaji mgeni wa tovuti ya duka la mikate kwenye skrini ya kwanza: mikate mipya 7 am, mikate na keki zenye bei, wazi leo hadi 9 pm, soko la Sector 12 na ramani, na kuagiza kwa WhatsApp.',
  flatExample:
    'Ni mfano: mteja anaandika anataka 2 BHK karibu na metro, ndani ya bajeti yake. Wakala anapata tatu zinazofaa kwenye orodha yako na kufungua mawasiliano kwenye CRM. Unagusa ndiyo kwenye rasimu ya jibu; wakala analituma na kupanga kutembelea. Unaamua mara moja tu. Wakala wa namna hiyo ni {gptAgents_agents} – {gptAgents_agents_upTo}.',
  enquiryList:
    'Kila aliyeandika yumo kwenye orodha moja: jina, hitaji na namba, hata wa walionyamaza. Tovuti ya biashara yenye chatbot ({websites_businessWithChatbot}) pia huweka maulizo kwenye orodha moja. Dashibodi ya hiari huonyesha nani apigiwe: {smb_dashboard} + {smb_dashboard_monthly}/mwezi.',
  builderOptions:
    'Makundi saba. SMB: bot ya biashara, sauti, dashibodi, matangazo, SME bundle. E-commerce: bot ya wateja, bot ya mmiliki, sauti, dashibodi, bundle. Tovuti: ya biashara, yenye chatbot, portfolio, duka, programu ya AI, bundle. GPT agents: wakala, chatbot iliyofunzwa, multichannel, avatar na sauti, CRM. Kisha nyimbo na jingle, huduma za ubunifu, zana za elimu. Gusa unachohitaji, uone bei.',
  ownerAlerts:
    'Unaambiwa yale muhimu tu: oda kubwa, stoki ndogo, mteja asiyeridhika, na muhtasari wa siku kwenye WhatsApp. Si kila “ok, asante”. Wewe unachagua nini ni cha haraka. Hii ni bot ya kumjulisha mmiliki: {ecommerce_ownerBot} ya kuanzisha + {ecommerce_ownerBot_monthly}/mwezi.',
  newOrders:
    'Kwenye tovuti ya duka, oda hukufikia kwa barua pepe na WhatsApp; bei ni {websites_shop} – {websites_shop_upTo}. Ukitaka pia kujua oda kubwa, stoki ndogo na wateja wasioridhika, kuna bot ya kumjulisha mmiliki: {ecommerce_ownerBot} ya kuanzisha + {ecommerce_ownerBot_monthly}/mwezi.',
  agentJobs:
    'Kazi nzuri za kuanza: kupanga maulizo ya fomu, barua pepe na WhatsApp kwenye CRM yako, yakiwa na jina na daraja; kujibu kutoka hati ndefu, pamoja na ukurasa; kuandaa rasimu ya makadirio ambayo unaikagua na kuituma; kutafuta nyumba zinazofaa ulizo na kupanga ziara ukikubali; kuongea kwa sauti au kwa uso. Wakala ni {gptAgents_agents} – {gptAgents_agents_upTo}.',
  quoteDrafts:
    'Ndiyo, hiyo ni kazi nzuri ya wakala (agent): kutoka maneno ya mteja huandaa rasimu ya makadirio ya bei, ambayo unaikagua na kuituma. Hufanya kazi kwenye zana unazotumia, kama Tally au Zoho, na huuliza kabla ya jambo lisiloweza kurudishwa. Wakala ni {gptAgents_agents} – {gptAgents_agents_upTo}.',
  customAppScope:
    'Ni programu iliyotengenezwa kwa kazi moja yako, kama ya kuandaa makadirio, kusoma hati au kupanga kazi. Hufanya kazi kwenye kivinjari, na kuingia kwa akaunti inapohitajika. Huanza na mazungumzo kuhusu kazi hiyo, na bei hufuata ukubwa wake: kuanzia {websites_customApp}.',
  openPrices:
    'Huhitaji kupiga simu: hakuna bei iliyofichwa nyuma ya simu. Ziko kwenye kurasa za huduma, ada ya mwezi kando ya gharama ya kuanzisha. Enterprise tu hukadiriwa baada ya kuzungumza, na bidhaa na violezo vya leseni havina bei ya orodha. Kwa bei yako kamili sentensi mbili zatosha; makadirio huja ndani ya saa {hours}.',
  serviceLevel:
    'Muda wa kujibu uliokubaliwa umo kwenye kifurushi cha Enterprise, ambacho hukadiriwa baada ya kuzungumza. Kwa vifurushi vingine tovuti haitaji. Ujumbe wako kwa mwanzilishi hujibiwa ndani ya saa {hours}, na msaidizi huwajibu wateja wako kwa sekunde, mchana na usiku.',
  currency:
    'Bei na makadirio ni kwa rupia za India (₹). Bot ya wateja ya duka la mtandaoni tu ina bei ya dola za Marekani pia, kwenye ukurasa wake. Sarafu nyingine hazitajwi kwenye tovuti.',

  // What the site hardly tells
  codOrders:
    'Kuthibitisha oda za kulipa wakati wa kupokea (COD) hakujatajwa kwenye tovuti, kwa hiyo siwezi kuahidi. Bot ya wateja hujibu maswali ya oda kwenye WhatsApp, {ecommerce_customerBot} + {ecommerce_customerBot_monthly}/mwezi. Andika kwamba unataka oda hizo zithibitishwe; makadirio yatasema.',
  marketplaces:
    'Amazon, Flipkart, Meesho, IndiaMART na Jumia hazijatajwa kwenye tovuti. Bot ya wateja hufanya kazi na maduka yanayoruhusu programu nyingine kusoma oda, kama Shopify na WooCommerce, au yanayotumia jedwali; mengine baada ya kuangalia. Taja lako, makadirio yatasema.',
  severalStaff:
    'Bot moja inachukua kalenda za madaktari au wasusi wangapi, tovuti haisemi; andika mko wangapi, makadirio yatasema. Mwanzoni hujifunza nani anafanya nini, saa na bei zenu, na hutoa muda ulio wazi kweli tu.',
  feeReminders:
    'Kuwakumbusha wazazi ada hakujatajwa kwenye tovuti. Kilicho karibu ni Parent communication, ujumbe kwa wazazi kwa lugha yao, {schools_parentCommunication} kwa shule, kwa mwaka. Vikumbusho vya bot ya biashara vimeelezwa kwa miadi. Uliza pamoja na makadirio kama ada zinaweza kujumuishwa.',
  feePayment:
    'Kukusanya ada, risiti na orodha ya madeni havimo kwenye zana za shule. Tovuti ya duka ina kikapu na malipo, {websites_shop} – {websites_shop_upTo}; programu ya kazi moja huanzia {websites_customApp}. Kama mojawapo inafaa kwa ada zenu, makadirio yatasema.',
  reportCards:
    'Ripoti za matokeo na kuzituma havimo kwenye orodha ya bei. Grading help hupendekeza alama na maoni ili mwalimu akague, {schools_grading} kwa shule, kwa mwaka. Smart School, masomo, alama na ujumbe mahali pamoja, inakuja hivi karibuni; bado hakuna tarehe.',
  songRelease:
    'Wimbo ni wako ukishalipwa, na mafaili huwa tayari kuchapishwa na kushirikiwa. Spotify, mapato ya YouTube na madai ya hakimiliki hayajatajwa kwenye tovuti. Sauti hutengenezwa kwa AI, kwa hiyo angalia sheria za jukwaa hilo, au uliza kwanza.',
  numberBlocked:
    'Kwamba namba haitafungiwa kamwe, tovuti haiahidi. Yako huhamia huduma ya biashara ya WhatsApp yenyewe; ni waliokubali tu wanaoandikiwa, na neno moja husimamisha ofa. Idhini na sheria kama hizo huifanya namba iendelee kufanya kazi.',
  oldChats:
    'Mazungumzo ya zamani, majina na vikundi huwaje namba yako ikihamia huduma ya biashara ya WhatsApp, tovuti haisemi; tafadhali uliza kabla haijahama. Baadaye unasoma na kuandika kwenye app ya pembeni.',
  staffAccess:
    'Watu wangapi wanaweza kusoma na kujibu, au kwenye simu ngapi, tovuti haisemi; uliza pamoja na makadirio. Kila bot huja na answer desk: kisanduku kimoja cha mazungumzo yote. Kwa matawi na timu kadhaa kuna Enterprise.',
  writtenContract:
    'Ndiyo, kwa maandishi: makadirio yako yanasema utakachopata hasa na lini, na yakisainiwa yako juu ya masharti. Vinginevyo hutumika masharti ya siku uliyokubali. Mkataba tofauti haujatajwa; uliza kama unauhitaji.',
  whatIsBot:
    'Chatbot ni programu, si mtu. Husoma wanachoandika wateja wako kwenye WhatsApp au tovuti yako na kujibu papo hapo, usiku na mchana, kwa bei, saa na kanuni zako; hupanga miadi, hukumbusha na kufuatilia. Isichojua hukufikia wewe. Huhitaji kujua kompyuta: kujenga na kusanidi ni kazi yetu.',
  officeAddress:
    'Tovuti haitaji mtaa wala ofisi, ila {contactPlace} tu. Mwanzilishi hukutana nawe ana kwa ana {contactArea}, au kwa video popote; mahali hasa tafadhali uliza unapoandika au kuweka nafasi.',
}
