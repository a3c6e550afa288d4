import type { SubjectId } from '#content/chat/subjects.ts'
import type { Examples } from '../examples.ts'

export const romanisedPrices = {
  price: `
    kam se kam kitna budget ho to kuch ban sakta hai
    minimum kitne paise me aap koi bhi kaam karte ho
    sabse kam kitne rupaye se kaam shuru hota hai aapka
    aur minimum budget kitna
    sabse kam daam wali cheez kya hai aapke yahan
    kam se kam kitne me kuch mil jayega
    sabse sasta kaam kaun sa karte ho aur kitne ka
    puri list me sabse kam rate kiska hai
    dollar me dikha sakte ho kya
    usd me rate batao
    america se hu, dollar me kitna padega
    dollar wala daam
    kitne paise lagte hai
    kitne rupaye hue iske
    website ke kitne paise lagenge
    paise kitne dene honge
    kitna rupaya hua
    kitne rupaye me banegi
    kharcha kitna baithega
    aur rate kitna
    sabse kam daam ki cheez kya hai aapke paas
    sabse mehngi cheez kaun si
    sabse sasti service batao
    sabse mehngi service kitne ki
    content maker ka saal ka daam
    online store ke bot ka daam kahan se shuru hota hai
    ecommerce dukan ke liye kam se kam kitna lagega
    pehle saal me kul kitna lagega bot ka
    bot aur dashboard dono milake kitna
    chhoti dukan, 4 hazar ke andar kuch
    8 teacher ke lesson plan aur quiz milake
    parlour wali hu booking ka jhanjhat, kharcha kitna
    sabse chhoti site kitne me bana doge
    bina paise ke bot laga do
    do jingle kitne ke
    12vi ke baad kya kare wala test kitne ka
    free me site bana doge kya
    poora hisaab lagake batao
    dusri agency ne apna rate bataya, aapka isi kaam ka kya hai
    society ke office ke liye bot ka kya kharcha aayega
    teen gaane ka kitna
    dukan ke jingle aur site dono ka kitna
    alag alag lene se kitna zyada
    15 teachers ke lesson plan ka saal ka
    bot aur voice ka mahine ka kitna
    mera chhota salon h, har mahine kitna dena hoga
    6 mahine ka total
    dono ecommerce bot sath lu to kitna bachega
    kitna lagega total
    school ko saal me kitni baar paisa dena padta hai
    aapka rate kya hai
    bidaai wale gaane ka kya loge
    rate list bhej do
    ek company ne bot ka quotation diya hai, wahi aapke yaha kitne me
    teeno cheezo ka total
    kharcha kitna aata hai
    business website aur jingle dono milake
    grading aur parents wala tool dono
    insta aur whatsapp dono ka bot kitne me padega
    kam se kam kitne me ho jayega
    mere paas 15000 hai kya milega
    10 hazar me kya ban sakta hai
    budget 30 hazar ka hai
    sabse sasta kaun sa hai
    hamari factory ke liye quotation banane wale ai ka rate
    sabse mehnga kya hai
    ek saal ka total kitna
    restaurant ka bot kitna aur kitne din
    noida wale ne website ka bhav bheja, aap wahi kitne me karoge
    school wale tool ka paisa har mahine katega ya salana
    dollar me kitna hua
    reel cut aur poora gaana dono ke kitne lagenge
    mahine ka kitna lagta hai
    kitne paise lagenge sab milakar
    salon bot kitne ka aur kab tak
    ek teacher ka ek saal ka paisa
    20 hazar me ho jayega kya
    coaching me call uthane wala lagana hai, kitna kharcha hoga
    kitne ka hai
    starter ka ek saal ka
    rate kya hai
    sabka alag alag rate
    muft me website mil sakti hai
    kahin aur se bahut zyada bola gaya, aapke yaha wahi cheez kitne ki
    maths teacher akela hu, lesson plan ke liye kitne rupaye
    salon me booking aur purane grahako ko offer dono kul kitna
    10th wale bachho ke liye stream chunne ka test, rate
    daam batao
    ek saal me total kharcha
    quiz maker ka daam mahine ka hai kya saal ka
    25 hazar rakhe hai clinic ke liye, kya kya ho sakta hai
    portfolio site aur ek gaana total
    sabka rate bhejo
    per month kitna banta hai
    dono bot mila ke ek saal ka
    9 teachers ka lesson plan kitna hua
    3000 me koi gaana banega kya
    mere paas 8000 hai kya milega
    freelancer ne clinic bot ka daam diya hai, same kaam ka tumhara daam bolo
    10 hazar me kya aa jayega
    site 19999 wali aur dashboard
    12999 wali site aur broadcast dono ka
    20k budget hai
    ecommerce site kam se kam kitne ki aur zyada se zyada kitni ki
    aapki fees kitni
    kam se kam kitna
    jyada se jyada kitna
    saal ka kitna
    mahine ka aur shuru ka dono batao
    doctor sahab puch rahe hai mahine ka kul kitna banega
    akele teacher ka saal ka kitna hua
    simple dukan ki site aur customer bot ka total
    quiz aur worksheet dono ka saal ka
    same cheez ka dusre ne itna manga, aap kitna loge
    dono milake kitna
    chhe mahine ka kitna padega
    zoho me lead dalne ka kaam kitne me karte ho
    pehli baar me kitna dena hoga
    voice hata du to kitna
    kitna bachega bundle lene se
    school tools monthly hai ya yearly
    kaun sa sasta hai aur kitna
    setup kitna aur uske baad har mahine kitna
    restaurant ka booking bot aur broadcast jod ke batao
    saare school wale tool ka total saal ka
    sirf mahine ka batao
    50 hazar me kya kya ho jayega
    teacher ke tool ka paisa salana hai na
    agency ka quote haath me hai, milana hai, aapka kitna
    teen branch hai bakery ki, total kya aayega
    teen video ke kitne
    lesson plan ka mahine ka dena hai ya saal bhar ka ek sath
    7000 tak me kya ho payega
    owner bot aur dashboard ka mahine ka
    24999 wala kya hai
    photo se bill padhne wala software kitne ka banega
    dollar me kitna
    customer bot ke sath voice lu to kul
    shuruat kitne se hai
    rate list bhejo
    kitna padega sab milake
    sir charges bata dijiye pehle
    jo do website wale rate hai unme se sasta
    school tool ka kisi ne estimate diya, usi ka aapka rate?
    paisa kitna
    ek baar ka aur mahine ka batao
    rate list do
    total kitna hua
    kitab wale video ka rate bhej do
    career test ka price
    mehndi wali hu 6000 se kam me kya milega
    customer bot plus portfolio site ka kul
    kitne me ho jayega
    sahi sahi daam batao
    school ke aath tool ka saal ka jod kya hua
    gym ke liye bot ka rate aur kitna time
    20 hazaar me kya kya ho sakta hai
    15 hazar hai mere paas kya milega
    10 hazaar me kya banega
    itne paise me kya aayega 8000
    setup aur mahina alag alag batao
    20 hazar me kya kya mil jayega
    5 hazar me kuch milega
    7999 wali site ka total kitna
    kitne tak ka kaam ho jayega 30 hazar me
    clinic ki booking aur offer bhejna dono mila ke
    bot lagane ke baad har mahine kitna dena padega
    whatsapp bot ka mahine ka kitna
    starter me pehle saal kitna jayega jeb se
    career test class 10 ke bachho ke liye karana hai, charges?
    parents ko message bhejne wale tool ki fees mahine ki hai ya saal ki
    business bot lu to pehle saal me total kitna paisa jayega`,
  compare: `
    do beauty parlour hain meri, starter aur growth ke beech uljhi hu, jo dugna daam hai usme extra kya haath aayega
    coaching ke liye soch raha hu ki saadi website lu ya chatbot wali, paise me kitna aur kaam me kitna fark padega
    insta pe kapde bechti hu aur WhatsApp bhi hai, customer bot lu ya multichannel wala, meri dukan ko kaun sa jyada jamega
    restaurant me paise ek hi cheez ke hain, dashboard pehle lu ya voice, kis se zyada kaam halka hoga aapki rai do
    bundle aur tukdon me lene ke daam ka fasla kitna hai
    agent aur trained chatbot me antar ek line me bata do
    poet hu, song ya lyric to music, kisse mera kaam hoga
    growth aur enterprise me se do branch wale ko kaun sa jame
    customer bot vs owner bot
    starter aur growth ka antar
    jingle ya poora gaana lu
    konsi website sahi rhegi
    sweet shop ki site, chatbot jod ke aur bina jode dono rate do
    website akeli kitne ki aur chatbot ke saath kitne ki
    bot le ya na le pata nahi, website ka dono tarah ka daam batao
    site me chatbot ho to kitna aur na ho to kitna
    growth starter se dugna mehnga hai, usme zyada kya milta hai
    gym hai mera, starter lu ya business growth, extra kya hai growth me
    pehle aur doosre package me kya antar hai, salon ke liye batao
    growth lene se starter ke mukable kya kya badhega
    chatbot wali website aur bina chatbot wali me kitne ka farak hai
    site me chatbot jodne se daam kitna badhta hai, saadi site ke mukable
    bina chatbot ki site se chatbot wali kitni mehngi hai
    simple business website aur chatbot ke saath wali me paise ka antar
    saadi website lu ya chatbot wali, dono me kya farak
    chatbot ke saath website lene pe kitne rupaye zyada dene honge
    normal site ke mukable chatbot wali me kya zyada milta hai aur kitne zyada me
    aur chatbot ke saath aur bina me farak
    dono me se konsa lu
    chhoti dukan ke liye starter theek hai ya growth
    website chatbot ke sath lu ya bina
    restaurant ke liye dashboard zyada kaam ka hai ya voice
    owner wala bot lu ya customer wala
    bada package lu ya chhota
    starter aur growth me kya antar hai
    starter le lu ya seedha growth hi theek rahega parlour ko
    song aur lyric to music me antar
    mere liye kaunsa package theek hai
    5 dukane h to kaunsa plan
    multichannel aur customer bot me kya alag hai
    bundle sasta padta hai ya alag alag
    business bot aur customer bot me fark
    kaun sa lu salon ke liye
    mai insta pe bechti hu, customer bot lu ki multichannel
    trained chatbot aur agent me kya alag hai
    growth lena chahiye ya starter se kaam chal jayega
    customer aur owner dono alag lene se mehnga padega ya bundle se
    crm wala aur agent wala ek hi baat hai kya
    bundle me kitni bachat hai
    kaun si website mere liye sahi rahegi
    kaun sa lu
    quiz maker aur content maker me se teacher ke liye konsa behtar
    starter aur growth me fark
    mere liye kaun sa sahi hai
    bundle lu ya alag alag
    meri shayari hai, lyric wala lu ya event song
    agent aur bot me kya antar
    website pehle lu ya bot
    bada wala lene ka fayda
    do plan ke beech atke hai, aap hi bolo kaun sa achha rahega
    growth aur sme bundle same hai kya
    salon ke liye kaun sa package
    12999 aur 19999 wali site me kya fark
    author site aur portfolio site me antar samjhao
    sme bundle ya sirf bot
    alag alag lu ya bundle, kya sasta
    portfolio site lu ya business site
    avatar aur voice add on me kya fark hota hai
    starter lu ya growth
    dono me kya fark hai
    bot lu ya website pehle
    bhaiya sabse sahi package bata do kapde ki dukan ke liye
    bundle me kitna bachega
    bundle lu ya do alag bot lu
    mere liye kaun sa sahi rahega
    jingle lu ya gaana
    video lu ya website kitab ke liye
    trained chatbot ya normal bot
    website bundle 44999 wala, isme aisa kya hai jo 19999 wali me nahi
    growth me starter se zyada kya milta hai
    website me chat wala assistant judwau to bina chat wali se kitna zyada lagega`,
  item: `
    sirf whatsapp nahi, call bhi uthaye to
    voice wala sach me phone uthata hai kya
    call bhi utha le, sirf message nahi
    silai ki dukan hai, naap lete haath khali nahi rehte aur phone bajta rehta hai, aapke paas iske liye kya rakha hai
    farmer ki beej ki dukan chalata hu, kisan roz wahi khaad ka sawal karte hain, mere layak aapke yahan koi cheez hai kya
    school me copy ka dher laga rehta hai, teachers ka jaanchne ka bojh kam kare aisi koi cheez hai aapke paas
    online jhumke bechti hu, naraz grahak bura likh dete hain, mujhe pehle hi khabar kar de aisi koi cheez rakhte ho
    business bot roz ke kaam me kya kya sambhal leta hai
    44999 wale bade package ke andar kaun kaun si cheezein hain
    catering ka kaam hai, poochhne walo ko khud jawab mile aisa kuch
    avatar wala assistant screen par kya kya kar leta hai
    travel agency ke liye kya hai
    broadcast tool kya karta
    growth me kya kya h
    bhajan gayak hu, mere liye kuch?
    hamari niyam pustika par trained bot page bhi batata hai kya
    hr manual sikha du bot ko to jawab kahan se liya ye bolega
    trained chatbot apne jawab ke saath panna bataye, aisa hai
    policy ki pdf se seekha bot page likhta hai kya
    bachche ki ladai aur deri ka record rakhna hai, kya wo mummy papa khol payenge
    anushasan wali diary ghar wale padh sakte hai ya bas shikshak
    class ke jhagde likhne wala tool, usme maa baap ko login milta hai kya
    hostel me shararat ka record rakhe to papa dekh sakenge
    aur ye vyavhar ke note ghar wale bhi kholenge kya
    kya maa baap bhi anushasan ke note padh lenge
    drone se shoot karta hu, apna portfolio chahiye
    wedding filmmaker hu, mere kaam ka portfolio banwana hai
    video editor hu, client ko dikhane ke liye portfolio chahiye
    aur mujhe apna portfolio bhi chahiye
    parlour me phone bajta rehta hai, appointment ka jhanjhat khatam karne wala kuch hai
    din bhar haath busy rehte hai, appointment apne aap ho jaye aisa chahiye
    salon ke appointment ka tension khatam karna hai
    admission ke time sab fees aur batch puchte hai, bot khud jawab de dega kya
    hamari tuition me parents ko fees aur timing bot bata sake
    koi bot jo batch ka samay bataye aur trial class ki seat bhi rakhe
    dance class hai, fees aur timing puchne walo ko apne aap jawab mile
    log baar baar fees puchte hai, machine se jawab dilwana hai whatsapp par
    computer coaching ke liye bot jo sawal ka jawab de aur demo class book kare
    ek hi sawal roz, fees kitni aur kab se batch, isko bot sambhale
    aur fees timing bot khud bata dega kya
    parents ko message bhejne ka system chahiye jisme unke jawab ek jagah dikhe
    school se sab maa baap ko hindi me notice bhejne ka koi tool hai
    gaon ka school hai, abhibhavak ko message jaye aur reply ek list me aaye
    mummy papa ko chutti ki khabar bhejne wala system school ke liye
    principal chahte hai ki parents ke reply ek hi jagah mile, kuch hai aisa
    parents se baat karne ka tool school ke liye, kya milta hai
    school ke message aur parents ke jawab sambhalne ke liye kya hai aapke paas
    aur parents ke reply ek hi jagah dikhe
    grahak sirf call karte hai, koi cheez phone utha ke baat kare, phir mujhe de
    meethi awaaz me phone ka jawab dene wala kuch hai kya
    furniture showroom hai, call uthane ke liye ladki ki awaaz wala assistant chahiye
    aur phone pe hindi me baat bhi kar le
    bachcho ke vyavhar ke note kaun kaun padh sakta hai
    behaviour record parents ko dikhega ya sirf teacher ko
    aacharan ki file office wale khol sakte hai kya
    aur behaviour record kisko dikhta hai
    career test ke baad bachhe ke haath me kya aata hai
    career test dene par school ko kya milta hai
    career test ka natija kis roop me dete ho
    aur career test se bachho ko kya milega
    clinic ke dashboard pe kya kya nazar aayega
    dashboard kholne par doctor ko kya dikhega
    dental clinic wala dashboard kya kya batata hai
    dashboard se mujhe kaun si jaankari milegi
    insta se baat shuru karke whatsapp pe aaye to multichannel ko yaad rahega
    multichannel assistant dono app ki baat yaad rakhta hai kya
    grahak app badal le to multichannel wala pehchan lega
    facebook pe pucha fir whatsapp pe aaya, assistant ko pichli baat pata hogi
    250 panne ki rate list pdf me hai, bot usme se jawab dega kya
    jawab kahan se mila ye bot dikhata hai kya
    dawai ke thok wale hai, pdf ki price list se bot bata sakta hai
    kis panne se jawab liya ye batayega
    lekhika hu, kitabo ki site ek hi page ki ban jayegi
    author wali site chhoti bhi banti hai kya
    meri kitab ki website ek panne ki ho sakti hai
    kavi ke liye single page site banaoge
    customer bot kin sawalo ka jawab deta hai
    wo bot kya kya jawab deta hai
    online shop wala bot kis baat ka jawab dega
    kya kya bata deta hai customer ko
    career test ke baad report milti hai kya
    content maker se kya kya ban sakta hai
    mehndi lagate waqt phone nahi utha sakti, appointment ka kuch karo
    ek gaane ko alag alag lambai me kaat ke do
    parlour me haath khali nahi hote aur booking ke phone aate hai
    inquiry aate hi crm me contact khul jaye
    tuition pe parents phone karte hai ghanti bajti rehti hai
    beta nauvi me hai ruchi jaanne wala kuch hai
    school ka prarthana geet
    do version wala question paper ban jayega jisse bagal wala nakal na kare
    bill padh ke excel me daal de aisa kuch
    clinic ka phone bajta rehta hai aur receptionist busy, kya karein
    podcast ke liye tune chahiye
    11vi me subject chunne me madad wala test
    rule book padh ke staff ko jawab dene wala
    hamare 4 outlet hai ek system chahiye
    chat bhi sambhale aur phone bhi, aisa hai kya
    bot hindi mein baat karke booking le, sweet shop hai
    owner bot mujhe kya kya batayega
    kitab ki cover photo aur kuch line se video ban sakta hai na
    log time lete hai aur aate nahi, kuch ilaaj hai
    facebook whatsapp aur site teeno ke msg ek jagah chahiye
    mareez appointment leke bhool jate hai
    roz ek hi sawal sau baar aata hai
    bete ko science le ya commerce, iske liye koi test rakhte ho
    society ke ganpati ka gaana
    insta pe ladkiyan puchti rehti hai medium me bacha hai kya
    grahak puchte hai aur gayab ho jate hai, kuch karo
    parcel kaha pahucha din bhar yahi puchte hai
    raat ko order aate hai aur mai so raha hota hu
    author website me agli kitab jodna
    teen jagah se inquiry aati hai, sab seedha zoho me chali jaye
    facebook form ki lead zoho me girni chahiye
    stock kab khatam hua pata hi nahi chalta
    hamare paas 300 page ka manual hai, staff usi se puche
    naraz customer ka pata der se chalta hai
    hamare software me dekh ke grahak ko bata de ki maal hai ya nahi
    worksheet kamzor aur tez bachho ke liye alag hoti hai?
    8 log ki team hai sabki lead ek jagah aaye
    bachhe ki shararat wali baat parents tak jayegi kya
    kai branch walo ke liye kaunsa package
    delhi lucknow aur patna me hamari branch hai, hamare liye kya hai
    starter me kya kya milta hai
    growth package me kya hai
    dashboard me kya dikhta hai
    voice add on kya karta hai
    bol mere likhe hue hai bas sangeet chahiye
    gaane me bachche aur mohalle ka naam aa sakta hai na
    sirf whatsapp hai ya call bhi le lega
    form bharne wala seedha hubspot me aa jaye
    ek hi dashboard pe sab dekhna hai
    principal mam retire ho rahi hai unke naam ka gaana
    salon me 3 kursi hai booking sambhal lo
    reception ki screen pe bolne wala lagana hai
    parents wapas jawab likhe to kaha dikhega
    customer bot kya kya karta hai
    office ke dost ki farewell hai, sabke naam wala gaana banega kya
    44999 wale me kya aata hai
    website de do bot mat lagana
    mujhe bot nahi lena, keval website
    broadcast tool ke bare me batao
    hamare gaane ka 30 second ka reel cut kar doge
    phone par bhi baat kar leta hai kya assistant
    owner bot kis kis cheez ka alert deta hai
    sme bundle me kya shamil hai
    gpt agent hota kya hai
    answer key ke saath test paper ban jayega coaching ke liye
    custom web app kya hota hai
    author ki site ek page ki bhi ban sakti hai
    bot sirf likhta hai ya phone bhi uthata hai
    mere salon ke liye kya hai
    bachhe ke behaviour ke note kaun kaun dekh sakta hai
    teacher ke liye kya kya hai
    lekhak ke liye kuch hai
    shaam ki report bhejne wala bot kaunsa
    online bechne walo ke liye kya hai
    hum school nahi coaching hai, school wale tool le sakte hai kya
    restaurant ke liye kya kar sakte ho
    meri chhoti si dukan hai kuch kaam ka hai kya
    kirana wale ke kaam aayega
    mere dhande ke liye kuch hai
    customer gussa kare to usi waqt mujhe pata chal jaye
    sme package me broadcast aata hai ya alag hai
    starter me kya milta hai
    bot kya kya karta hai
    phone wala assistant kis bhasha me bolta hai
    saale ki tyre ki dukan hai, uske liye kya hai
    sirf website banwani hai baaki kuch nahi
    meri tiffin service hai kya le sakti hu
    jewellery online bechti hu, kya lu
    daily report wala bot kaunsa hai
    facial aadhe daam pe hai ye purani customers ko batana hai
    teacher ke liye time bachane wala kuch
    aathvi ke bachhe career test de payenge kya
    bundle me kya hai
    birthday song naam ke sath
    housing society ke liye kuch hai aapke paas
    teachers ke liye kuch hai
    lekhak ke liye kya hai
    school ke liye kya kya hai
    mere restaurant ke liye kuch karo
    hamari factory hai, usme aapka kya kaam aayega
    instagram pe bhi bot chahiye
    phone uthane wala kuch hai
    copy check karne ka kuch hai
    hamari company ki policy file se karmchari puch sake
    ngo walo ke liye kya hai
    customer same sawal puchte hai kya upay
    career test kis class se kis class tak
    voice me kya hota hai, call uthata hai?
    mujhe online bechna hai
    online shop wale bade set me kya kya aata hai
    photo dikhane wali site chahiye
    kavita ko gana bana do
    maa ke liye gana chahiye
    meri kitab ka prachar karna hai
    19999 wali site me kya milega
    bachho ko career batane wala kuch hai
    sabko ek saath message bhejna hai
    kitab ke panne bhej du to video bana doge
    library chalata hu seat booking chahiye
    starter ke andar reminder bhi hai kya
    starter me call uthana shamil hai?
    growth me website shamil hai kya
    gaane me dosto ke naam daal doge
    der se reply karta hu to customer chala jata hai
    broadcast se photo bhi ja sakti hai kya
    yoga studio ke liye
    phone nahi utha pata kaam me
    maths ka tuition deta hu, mere liye kuch
    call aaye to bolega ya bas message karega
    dashboard me purani chat dikhti hai kya
    property dealer ke liye kya hai
    parents ka jawab teacher ko milta hai kya
    phone uthane wala bhi hai kya
    bachhe ko kya banna h uska test
    bhai mujhe mail padh ke offer banane wala chahiye
    mandir ke liye bhajan banwana
    dono hi bhasha me notes banane wala
    nauvi wale bhi career test de sakte hai
    calls ka jawab de sakta hai kya ye
    staff ko niyam ki kitab me se kuch milta hi nahi
    parents meeting ki khabar sabko unki boli me
    sme pack me kya kya milta hai
    bas site chahiye bot ki jarurat nahi
    raat ko mareez message karte hai koi upay
    table book karke log aate hi nahi
    log call karte hai jab main kaam pe hoti hu, kuch hai
    facebook se aane wali lead system me apne aap
    order kitne aaye shaam ko bata de koi
    bot phone call receive kar leta h kya
    chhutti ki khabar sab members ko kaise du
    call pe bhi bolta hai ya bas chat
    phone aaye to bot uthayega kya
    kya ye call ka bhi jawab deta hai
    ghanti baje to bot hi utha le aisa
    300 copy padi hai jaanchne ko
    sirf message ya call bhi lega bot
    telephone pe grahak se baat kar lega
    bot se call attend ho jayegi kya
    copy check karne wala tool
    bank ke gate pe screen par bolne wali mahila
    din bhar ka hisaab raat ko mil jaye phone pe
    order bhool jata hai staff, kuch ilaj
    call pe hindi saaf bolta hai kya voice wala
    coaching hai parents raat ko message karte hai
    mera beta dasvi me hai, uski ruchi ka test hai kya
    salon ke liye kya hai aapke paas
    dukan ka kaam aasan karne ko kuch
    grahak naraz ho to malik ko turant khabar ho jaye
    gym ke liye kuch hai
    parents ko marathi me notice bhejna hai
    meri kavita ka gaana
    grading tool har answer pe comment likhta h kya
    kitab likhi hai kya kar sakte ho
    subah uthke pata chale kal kitne order the
    e commerce bundle me kya kya hota hai
    mai kahani likhti hu, mere liye kya hai
    call attend karne wala bhi aata hai kya isme
    flat dhoondhne wale customer ko list bhej ke visit book karne wala ai
    clinic pe din me 80 call aati, ai utha lega kya
    photo wale bill software padh lega kya
    roz ki report kis bot me milti hai
    insta dm aur fb messenger dono pe lag jayega
    insta dm ka jawab apne aap ho jaye
    fees yaad dilane wala bot
    mai gazal likhta hu mere liye kya hai
    office ka kaam automatic ho jaye
    bacchon ke vyavhar ka record
    parents ko number phone pe mile
    class ke chapter se sawal ban jaye
    stock khatam hone wala ho to mujhe batayega
    rap wala gaana ho payega
    naya order aaye to mujhe message aaye
    garage hai mera, customer puchte gaadi ready hui kya
    darzi ki dukan, log puchte kapde sil gaye kya
    hr ke sawal document se answer ho jaye
    lab hai, log report ka puchte hai
    behaviour record sirf teacher dekhenge ya ghar wale bhi
    school wala tool ek teacher ke liye bhi milega kya
    koi gussa customer likhe to mujhe bata de aisa bot
    sme bundle me broadcast bhi aata hai na
    ek teacher akela le sakta hai kya
    reel aur radio ke liye chhote version chahiye gaane ke
    bot messenger pe chalega kya
    starter me dashboard milta hai kya
    beti 12vi me hai aage kya kare samajh nahi aata, test hai?
    facebook ke message ka jawab bhi dega
    9999 wali cheez kya hai
    shaadi ke gaane me dulhe ki shararat wali baat bhi daal do
    wedding planner hu kuch hai mere liye
    starter me kya kya hai
    12999 wali website me kya kya aata hai
    agent mere email ka jawab de sakta hai
    complaint aaye to seedha mere phone pe pata chale
    chemist shop ke liye kya hai
    lead apne aap crm me chali jaye
    cafe me table book ho jaye whatsapp se
    meri kirane ki dukan hai mere jaise ko ye sab chahiye kya
    mobile repair ki shop hai mere kaam ka kya hai isme
    laptop repairing ka kaam hai mera, isme mere liye kya hai
    ac repair karta hu mere jaise ke liye kuch hai
    cycle ki dukan hai chhoti si, iska mujhe kya fayda
    mere jaise chhote dukandar ke kaam ki cheez hai kya isme
    travel agency hai hamari din bhar wahi sawal aate hai
    coaching hai admission ki poochtach bahut aati hai
    salon hai mera, humare liye kuch hai?
    gym wale ke liye kya hai aapke paas
    tiffin service hai, kuch kar sakte ho kya
    property dealer hu, mere kaam ka kuch h?
    hotel chalata hu Manali me, kuch batao
    mera skin clinic hai, log din bhar fees aur timing hi puchte hain, kuch ho sakta hai kya
    CA hu, har client bas last date puchta hai return ki, hamare liye kya hai aapke paas
    restaurant hai bhai, table khali hai kya isi ke 50 call aate hain roz, kuch hai iske liye?
    coaching chalati hu, batch timing aur fees bata bata ke gala baith jata h, kuch solution hai kya
    tour operator hu, sab log char dham ki date aur rate puchte rehte hain, aap kya kar sakte ho
    mera tiffin ka kaam hai PG wale bachcho ke liye, subah 6 baje se sabzi me lag jati hu aur phone bajta rehta hai ki aaj kya bana hai, mahine ka kitna hai. haath aate me hota hai uthau kaise. hum jaise logo ke liye kuch hai kya?
    main family court me vakil hu, subah se sham court me rehta hu phone silent pe. bahar aata hu to 30 missed call, sab puchte hain fees kitni hai, kab mil sakte ho, agli tareekh kab hai. kuch kar sakte ho mere liye?
    property ka kaam karta hu Noida extension me, ek flat ka ad daalo to 100 log wahi same sawal puchte hain ki rate kya hai, loan hoga, kab dikhaoge. aadhe to timepass hote hai. mera pura din nikal jata hai, aapke paas kuch hai?
    ladies parlour hai mera, shaadi ke season me ek haath me brush aur dusre me phone. sab yahi puchti hai didi sunday ko slot khali hai kya, facial kitne ka hai. reply na karo to dusre parlour chali jati hain. hamare liye kya hai?
    shopify store hai, humare liye kya hai?
    online kapde bechti hu, kuch hai mere liye
    woocommerce site h meri, aap kya kar sakte ho
    insta pe jewellery bechte hain, kuch batao hamare liye
    mera order kahan hai sab puchte h, solution?
    shopify pe juto ka store hai, sab size aur return hi puchte rehte hain, kuch kar skte ho
    Instagram aur website dono pe kurti bechti hu, stock me hai kya puch puch ke thaka dete hain, kuch hai?
    woocommerce pe organic saman bechta hu, customer roz parcel ka status mangte hai, kya hai aapke paas iske liye
    hamari online toy shop hai, exchange kaise hoga yahi 20 msg roz aate hain, aap kuch kar sakte ho kya
    skincare brand hai chhota sa shopify par, DM me order kab aayega ki line lagi rehti h, kuch help milegi?
    mai aur meri behen ghar se saree bechte hain insta pe aur ek website bhi hai. raat ko 12 baje tak log puchte hain didi ye colour bacha hai kya, mera parcel kab aayega. neend puri nahi hoti, hum jaise online sellers ke liye kya hai?
    mobile cover ka shopify store chalata hu akela hi, roz 60 order jaate hain aur 80 message aate hain ki order kaha pahucha, galat model aa gaya wapas kaise kare. packing karu ya reply karu samajh nhi aata, kuch kar sakte ho mere liye?
    humara ek handmade shoes ka brand hai Agra se, woocommerce pe bikta hai. har customer ko size ka doubt hota hai, 8 lu ya 9 lu, fir fit na aaye to return ka jhagda. is tarah ke online business ke liye aapke paas kya hai
    gym wear bechta hu online, instagram se traffic aata h aur website pe order. sale lagti hai to inbox phat jata hai, stock kab aayega, L size milega kya, refund nahi aaya. do ladke rakhe the wo bhi chhod gaye. aap kya kar sakte ho humare liye
    website chahiye par chatbot nahi chahiye
    sirf website banwani hai, bot ke bina
    simple site banani h, kuch bechna nahi
    bas kaam dikhane ke liye website chahiye
    bina bot wali saadi website bana doge?
    photographer hu, sirf apni photos dikhani hain, online booking ya payment kuch nahi chahiye, bas website
    mujhe whatsapp bot wagera me interest nhi hai, ek seedhi saadhi website bana do dukan ki
    architect hu, portfolio site chahiye jisme project dikhe, shop ya cart nahi chahiye
    website lena hai lekin usme wo chat wala dabba nahi hona chahiye, sirf jankari ho
    interior ka kaam krta hu, online becho wala nahi, bas mera kaam dikhane wali site
    main mehndi artist hu, mere paas 200 se jyada designs ki photo padi hai phone me. online kuch bechna nahi hai na hi koi bot lagana hai, bas ek sundar si website ho jiska link client ko bhej saku
    hamara trust ek chhota school chalata h, log puchte hain aapki website kya hai to sharm aati hai. AI chatbot ye sab hame nahi chahiye, bas char panch page ki saaf website jisme photo aur pata ho
    carpenter ka kaam hai mera, logo ko modular kitchen ke sample dikhane hote hain to phone me gallery khol ke ghumata rehta hu. e-commerce nahi chahiye, order online nahi lena, sirf kaam dikhane ke liye website banwani hai
    pichle website wale ne zabardasti chatbot ghusa diya tha jo ulta seedha jawab deta tha, mere patients naraz ho gaye. is baar mujhe sirf normal website chahiye clinic ki, usme koi bot ya auto reply bilkul nahi
    suna hai aap gaane bhi banate ho, sach hai kya
    meri kitab chhapi hai, uske promotion ke liye aap kya bana sakte ho
    aap website banate ho ya sirf bot`,
}

export const romanisedWishes: Examples<Record<SubjectId, unknown>> = {
  none: `
    rate kya hai
    kitna hai
    kitna paisa lagega
    price batao bhai
    kharcha batao
    kya rate hai aapka
    kitne ka hai
    paise kitne lagenge
    charge kya hai
    daam kya hoga
    kharcha kitna hoga ji
    rate bata do pls
    daam bataiye`,
  onlineShop: `
    online perfume bechte hain
    insta wali cake topper shop
    meesho aur apni site pe kurti
    woocommerce pe hamari dukan
    ghar se handmade sabun, online order
    chhota sa d2c chai brand
    organic ghee website se bechte
    resin art ka insta page, courier se maal
    roz pachas parcel nikalte hai hamare godown se
    bachcho ke kapde apni site pe bechti hu
    shopify pe pet food ka store hai hamara
    dupatte live video pe dikha ke bechti hu, maal dak se
    facebook page se bartan ka set bhejte hai pure india
    meri bhabhi online rakhi aur thali bechti hai
    pooja ka saman net pe bechne walo ke liye
    sirf internet pe dukan hai, koi counter nahi
    pehle lajpat nagar me stall tha ab sab suit sirf instagram aur site se bechte hain
    hum do dost milke apne web store se protein powder aur gym ka saman courier karte hai
    order website pe aata hai, hum pack karke shiprocket se bhej dete hai, paudhe aur gamle ka kaam
    nakli gehne bechti hu, photo dalti hu, dm me order aata hai aur post kar deti hu
    moradabad se peetal ki murti banwate hai aur apni online dukan se pure desh me bhejte hai
    ghar baithe papad badi aur namkeen banati hai mummy, log site se mangwate hai
    apna sneaker ka online store chalata hu, din bhar exchange aur delivery ka hi chakkar rehta hai
    excel me order likhte hai, maal courier se jata hai, hum online bedsheet wale hai
    online dukan hai hamari
    internet pe dukan chalate hain, courier se bhejte hain
    online dukan walon ke liye
    main insta pe kapde bechta hu
    hum shopify pe toys bechte hai
    hamara online jewellery ka kaam hai
    ghar se achar courier karti hu, order dm me aate hai
    meri wife online kurti bechti hai
    meri online saree ki dukan hai
    website pe saman bechte hain
    insta page se jhumke bechti hu
    online joote ka brand hai hamara
    apni site se masale bhejte hai
    phone cover online bechta hu
    hamara d2c brand hai skin care ka
    roz 40 online order aate hain`,
  localShop: `
    bartan bhandar hai
    chashme ki dukan humari
    gali me parchun ki dukan
    paan aur cold drink ka khokha
    cycle ki dukan h
    sadar bazar me khilone wala
    humari bakery hai
    phool wala hu mandir ke bahar
    papa ki rui gadde ki purani dukan hai
    battery inverter ki dukan karta hu main road pe
    school ke saamne kitab copi bechta hu
    chemist shop hai, ek ladka saath me rakha hai
    joote chappal ka showroom hai karol bagh me
    cement sariya ka kaam, chhota sa counter hai
    sabzi mandi me aadhat ki dukan hai meri
    beej khaad ki dukan gaon ke chauraahe par
    mohalle ki dukan hai, subah doodh bread aur din me ration bechte hai, sab pehchan wale grahak
    gandhi nagar me suit dupatta ka counter hai, sab maal dukan pe hi bikta hai
    hamari tiles aur sanitary ki dukan hai, log aake dekhte hai fir le jate hai
    chhota sa electric ka saman bechte hai, pankha bulb taar sab, station ke paas
    mera mobile cover aur recharge ka counter hai metro ke niche, bheed rehti hai shaam ko
    dadaji ke zamane ki ghadi ki dukan, ab main baithta hu us gaddi pe
    meat aur machhli ki dukan hai hamari, sunday ko line lag jati hai bahar tak
    halwai hu, jalebi samosa garam garam bechta hu thane ke saamne wali gali me
    meri kirane ki dukan hai
    jija ji ki tyre ki dukan
    mithai ki dukan chalata hu
    meri stationery ki dukan hai
    medical store hai mera
    dudh ki dairy hai hamari
    kapde ki dukan hai bazaar me
    general store chalata hu
    sunar ki dukan hai
    mobile repair ki dukan
    juice corner hai mera
    furniture ka showroom hai
    hardware ki dukan`,
  smb: `
    eye clinic hai hamara
    tattoo studio chalata hu
    do kursi ka salon
    hamara nursing home
    banquet hall wale hai
    ghar banane wale thekedar
    driving school h apna
    skin ki doctor hu main
    hum log pest control ka kaam karte hai
    ielts aur spoken english ka institute hai
    bridal makeup studio hai mera rohini me
    chartered accountant hu, paanch log ki team
    hamari ngo me chalis volunteer kaam karte hai
    cctv lagane ka kaam hai bhai ke saath
    chhota cafe hai das table wala
    packers and movers ki company hai hamari
    noida me property ka kaam karta hu, din bhar flat dikhane bhagta rehta hu
    homeopathy ka davakhana hai mera, subah aur shaam do time marij dekhta hu
    bachho ka dance aur drawing sikhane ka centre kholi hu do saal pehle
    hamari diagnostic lab hai, ghar se sample bhi uthate hai aur report bhi dete hai
    teen bhai milke wedding photography aur drone ka kaam karte hai shaadi season me
    hill station pe chaar kamre ka homestay hai, garmi me poora bhar jata hai
    ro aur geyser service ka kaam hai, chhah mechanic ladke mere neeche hai
    iit jee ki coaching hai mukherjee nagar me, do batch subah aur ek shaam ko chalta hai
    mera beauty parlour hai
    hamari housing society ka office hai
    daant ka doctor hu
    chhoti factory hai, 40 log kaam karte hai
    coaching chalata hu
    ngo chalate hai hum
    gym hai mera
    marriage hall hai hamara
    property dealer hu
    tent house ka business
    chhota sa hotel hai
    ca ka office hai
    vakil hu main
    car wash kholi hai
    pathology lab hai
    travel agency chalata hu
    ac repair ka kaam karta hu
    hostel chalate hai ladkiyon ka
    photography ka studio hai
    creche chalati hu
    tiffin ka kaam hai
    physio ka clinic hai mera
    dance class chalati hu
    jaanwaron ka doctor hu`,
  school: `
    convent school hai hamara
    montessori chalate hai
    headmaster hu gaon me
    hamare polytechnic college ke liye
    boarding school wale hai pahad pe
    degree college ka director hu
    nursery se barahvi tak school
    school ka office dekhta hu
    trust ka school hai, cbse se juda hua
    main ek public school me academic head hu
    hamare school me pachas se upar teacher hai
    madarsa chalate hai jisme maths science bhi hai
    school ki managing committee me hu main
    hindi medium school ki pradhanacharya hu
    pure school ke liye jo tool bante hai
    do section har class me, chhota private school
    icse board ka school hai hamara lucknow me, bachhe barah sau aur staff kam hai
    naya session april se hai, school management bol raha hai ki ai ke tool le aao
    mere papa ne school khola tha ab main sambhal rahi hu, class 1 se 8 tak
    special bachho ka school chalate hai hum log, chaar class aur das teacher hain
    hum ek girls inter college hai, sarkar se aided, exam aur office sab haath se hota
    principal mam ne bola hai ki school ke sabhi tools ki jaankari nikalo
    residential school hai jisme chhah sau ladke rehte hai, padhai se hostel tak sab hamara
    play school ki chain nahi ek hi branch hai, teen se chhe saal ke bachhe aate hai
    main principal hu
    gaon me chhota school chalata hu
    hamara school hai
    hum naya school khol rahe hai
    play school chalate hain
    mai vice principal hu
    college ke liye kuch
    hamare vidyalay me 60 teacher hai
    school ke saare tool
    school ke liye jo bhi hai
    school wale rate
    inter college hai hamara
    do school hai trust ke
    school ki price list`,
  teacher: `
    hindi ki adhyapika hu
    pgt chemistry hu
    sports sir hu school me
    guest teacher hu sarkari school ka
    social science padhata hu main
    akeli tuition padhane wali madam
    kg class sambhalti hu
    urdu ke ustaad
    maths ka tutor hu ghar ghar jaake padhata
    paanchvi ki class teacher hu private school me
    college me lecturer hu political science ka
    b ed karke abhi pehli naukri lagi hai padhane ki
    drawing aur craft sikhati hu chhote bachho ko
    accounts aur economics padhata hu barahvi ko
    sirf mere liye, ek akele teacher ka kuch
    teen section ki english meri jimmedari hai school me
    roz chhe period leti hu fir ghar ka kaam bhi, teacher ki zindagi mushkil h
    mai school ka music teacher hu, apne liye hi dekh raha hu school nahi lega
    retire hone ke baad bhi mohalle ke bachho ko padhata hu, purana master hu
    physics padhata hu gyarahvi barahvi ko, school se alag apne kharche pe lena chahta hu
    meri patni prt hai kendriya vidyalaya me, raat barah baje tak kaam leke baithi rehti hai
    bio ki teacher hu aur koi free period nahi milta, apne liye kuch dhoondh rahi thi
    shiksha mitra hu gaon ke prathmik vidyalay me, ek hi kamre me do class dekhta hu
    special educator hu do school me part time, har bachhe ko alag tarike se padhana padta hai
    main teacher hu
    chhathi class ki class teacher hu
    bachchon ko ganit padhata hu
    science ka master hu
    sarkari school me padhati hu
    sanskrit padhata hu
    primary me padhati hu
    ghar pe tuition leti hu
    computer teacher hu
    ek teacher ke liye`,
  student: `
    neet ki taiyari wala student
    bcom first year me hu
    mai satvi class me hu
    beti boards degi is saal
    mere judwa bachhe class 8 me
    iti kar raha hu
    bhatija das me padhta hai
    m a ka chatra hu
    hostel me reh ke engineering kar raha hu
    meri chhoti behen 12th commerce me hai
    ssc ki taiyari karta hu library me baith ke
    abhi abhi dasvi pass ki hai maine
    school jane wale bachhe ke liye kuch hai
    nursing ki padhai kar rahi hu dusra saal
    mera potra nauvi me hai padhai me kamzor
    distance se ba kar raha hu naukri ke saath
    main gyarahvi ki student hu science li hai par samajh kuch nahi aata abhi
    mummy papa ne phone dilaya hai padhne ke liye, class 9 me hu mai
    mera ladka cuet dega agle saal, uske liye kuch hai aapke paas dekhna tha
    polytechnic ke teesre semester me hu aur apna khud ka kuch lena chahta hu padhai ke liye
    hum teen dost ek hi room me rehke upsc ki taiyari kar rahe hai karol bagh
    papa dukan karte hai, main school me padhti hu aur khud se dhoondh rahi hu
    beti ki umar terah saal hai, ghar pe akeli padhti hai, uske kaam ka kuch
    abhi college me admission liya hai bca me, students ke liye kuch hota hai kya yaha
    main student hu
    mai nauvi me padhta hu
    mera beta class 10 me hai
    board ki taiyari kar raha hu
    meri beti gyarahvi me hai
    chhota bhai 8vi me hai
    college ka student hu
    bachchon ke liye tool`,
  author: `
    do kavya sangrah chhap chuke
    meri jeevani likhi hai
    jasoosi upanyas likhta hu
    bachho ke liye kahaniya likhti hu
    laghu katha lekhak
    naya naya lekhak hu
    mera pehla novel kindle pe
    urdu shayar hu do deewan wala
    papa ne apni fauj ki yaadein kitab me likhi
    khet aur kisan par ek kitab likh raha hu
    chaar dost milke kahani sangrah nikal rahe hai
    prakashak ke paas hai abhi meri paandulipi
    english me romance novel likhti hu wattpad pe
    khana banane ki kitab likhi hai meri saas ne
    teesri book agle mahine release hogi meri
    khud hi chhapwai hai apni motivational kitab
    main naukri ke saath raat ko likhta hu, pehla upanyas abhi press me gaya hai
    meri wife doctor hai aur usne ghar me bachhe palne par ek kitab likhi
    nani ki kahaniyo ko jod ke kitab banayi hai maine, diwali tak chhap ke aayegi
    thriller likhta hu, paanch kitabein amazon pe hai par log mujhe jaante nahi abhi tak
    yatra vritant likhti hu, ladakh wali kitab ke baad ab assam wali pe kaam chal raha
    mai bhojpuri ka kavi hu, manch pe bhi padhta hu aur do kitab bhi aa chuki
    bees saal patrakar raha, ab apne anubhav par kitab likh ke taiyar baitha hu
    mere guruji ne geeta par tika likhi hai, lekhak wahi hai main unki madad karta hu
    maine upanyas likha hai
    meri pehli novel chhap rahi hai
    meri kitab aane wali hai
    ghazal ki kitab likhi hai
    main kavi hu
    bachcho ki kahani ki kitab likhi
    nana ji ne apni jeevani likhi hai
    meri wife lekhika hai
    kavita sangrah aane wala hai
    upanyaskar hu
    kahaniyan likhti hu`,
  creator: `
    vlogger hu chhota mota
    standup comic hu
    makeup tutorial banati hu
    travel ka insta page
    bike vlog wala channel
    cartoon banata hu youtube pe
    shorts dalta hu roz
    bhakti channel chalate hain
    independent singer hu spotify pe gaane hai
    facebook page hai jokes ka do lakh follower
    ghar ke khane ki reel banati hu subah subah
    tech review karta hu mobile ke, channel naya hai
    short film banane wale ladke hai hum
    gaming ki live stream raat ko karta hu
    meri beti ka kids channel hai youtube par
    finance ke video banata hu hindi me
    mere channel pe pachas hazar subscriber ho gaye hai, ab kuch dhang ka karna hai
    hum pati patni milke gaon ki zindagi ke vlog dalte hai har teesre din
    podcast hai mera jisme chhote vyapariyo ke interview leta hu har shanivar
    meme banate banate page bada ho gaya, ab influencer ban gaye hai hum log
    mai dance teacher nahi creator hu, reels se hi kamai hai meri collab aate rehte hai
    college ke baad se instagram pe fashion ki video dalti hu, brand deal bhi milti hai
    do ladko ka rap group hai, apne gaane khud youtube pe chadhate hai
    kheti ki jaankari ke video banata hu mobile se, channel pe kisan bhai bahut jude hai
    mera youtube channel hai
    comedy video banata hu
    reels banata hu
    cooking channel hai youtube par
    podcast karta hu
    insta pe influencer hu
    gaming stream karta hu
    meme page chalata hu
    dance ki reel dalti hu
    news channel hai apna youtube pe
    hamara band hai`,
  businessBot: `
    school van chalata hu, maa baap subah se poochte hai gadi kab aayegi, jawab dene wala
    van chalate hue parents ko reply nahi kar pata, timing aur fees batane wala kuch
    creche hai hamara, mummy log din bhar timing fees poochti hai, jawab dene wala chahiye
    bachcho ki van hai, late hai ya nahi sab poochte hai, mere badle jawab jaye
    dukan band hone ke baad whatsapp ka jawab dene wala
    raat ke pade huye message sambhalne wala
    kapde ki dukan ke shaam ke message nipatane wala
    boutique me subah tak jama message ka jawab dene wala assistant
    band dukan me bhi grahak ko jawab de aur time likh le
    tailor ki dukan ke liye raat ko reply karne wala sasta bot
    whatsapp pe slot dene wala
    opd ka number lagane wala assistant
    salon ki whatsapp receptionist
    appointment cancel karne wala bot
    booking ki yaad dilaye
    chat se demo class book
    khaali time khud bata de
    lab test ki booking whatsapp pe
    ek ghanta pehle mareez ko message chala jaye
    jisne poocha par booking nahi ki use ek baar yaad dilaye
    google calendar dekh ke hi time dene wala bot
    do log ko ek hi time na de de
    parlour band ho tab bhi mehndi ki booking ho jaye
    site visit ka time fix karne wala flat dekhne walo ka
    jo hindi english mila ke likhe usko bhi booking de
    coaching ki fees, batch, timing ka jawab whatsapp par
    baal kaat raha hota hu tab whatsapp pe koi aur time de de customer ko
    mareez appointment bhool jate hai kursi khali rehti hai, ek din pehle unko whatsapp chala jaye
    jo jo poochne aaya uska naam, number aur kaam ek list me likh ke rakhne wala whatsapp sahayak
    tareekh badalni ho to customer khud chat me badal le, mujhe phone na karna pade
    bimari ka sawal ho to khud na bole, doctor ko turant de, baaki appointment sambhale
    gym me trial ke liye log message karke gayab ho jate hai, unko ek pyara sa followup jaye
    physio ke liye raat gyarah baje bhi log time maangte hai, tab slot dekar calendar me likh de
    bike service centre me kaun si gadi kis time aayegi ye whatsapp pe khud tay kar de
    appointment lene wala bot
    clinic ke liye whatsapp bot
    society ke logo ke sawal ka jawab dene wala bot
    salon me booking apne aap ho jaye
    mareezo ko yaad dilane wala system
    dental clinic ke liye slot dene wala bot
    coaching ke parents ke sawal ka jawab dene wala bot
    restaurant me table book karne wala bot
    tyre ki dukan ka rate batane wala bot
    business bot
    kirana dukan ka whatsapp bot
    appointment badalne wala bot
    flat dekhne walo ko jawab dene wala
    fees timing sab koi poochta rehta hai uska jawab khud de de
    ek din pehle yaad dila de aisa kuch
    sabzi ki dukan ke order whatsapp pe
    phone uthate uthate thak gaya booking ke liye
    car service ki booking whatsapp pe
    coaching ka admission bot
    flat inquiry sambhalne wala bot
    factory ke rate puchne walo ko jawab de
    gym ke members ke liye bot
    restaurant me table book wala bot
    marriage hall ki tarikh batane wala bot
    koi machine apne aap reply kar de
    yoga class ki booking wala bot
    driving school ki class book karne wala
    log whatsapp pe rate puchte rehte hai koi khud jawab de
    padosi ki dukan me message karo to apne aap jawab aata hai waisa chahiye
    creche ki mummy log ko jawab de
    parlour ke appointment ke liye din bhar phone aata hai
    dentist ke liye appointment bot
    makeup artist ki booking sambhale
    bimar log raat me timing puchte hai
    property wale ka whatsapp assistant
    ca office ka whatsapp sahayak
    gym ka bot
    mithai ki dukan ka whatsapp bot
    raat me bhi customer ko reply mil jaye whatsapp pe
    clinic me number lagane wala bot
    tiffin ke order lene wala bot
    khana order lene wala whatsapp bot
    salon ke liye whatsapp pe jawab dene wala
    library ki seat book karne wala
    coaching me demo class ki seat book kare
    coaching ke fees yaad dilane wala bot
    kirane ki dukan ke order likhne wala bot
    hotel ke liye booking bot
    chai wale ke liye order likhne wala bot
    thele ke order whatsapp pe lene wala
    patients ko reminder bhejne wala
    spa ke liye bot`,
  customerBot: `
    raat ko joote ke size ka jawab dene wala
    online chappal ke stock aur size batane wala
    size, stock aur return ke sawal sambhale, web dukan ka
    courier status batane wala chat
    where is my order ka jawab
    saree ka rang hai ya nahi
    online store ka product bot
    return kaise kare ye samjhaye
    size chart batane wala bot
    parcel kab aayega wala bot
    catalogue se jawab de grahak ko
    phone number daal ke order dhoond de grahak ke liye
    site aur whatsapp dono pe kharidar ke sawal sambhale
    jhumke ka link bhej de jisse turant kharid le
    woocommerce ke order dekh ke grahak ko bataye
    xl me bacha hai kya, ye batane wala
    delivery kitne din me hogi ye kharidar ko bataye
    discount aur exchange ke niyam grahak ko samjha de online store pe
    din bhar mera saman kaha hai poochte hai log
    hum packing karte rehte hai aur log parcel ka poochte rehte, un kharidaro ko jawab dene wala
    rakhi ke time sab puchte hai pahuchega ki nahi, tracking dekh ke bata dene wala chatbot
    sneaker ki online dukan pe log size aur rang poochte hai, catalogue dekh ke batane wala
    online khariddar ke sawal wahi nipta de, jo na aaye wo poori chat samet mujhe de
    cod hai kya, kitne din, wapas hoga kya, ye teen sawal roz sau log online puchte
    meri site pe skin cream ke baare me poochne wale ko sahi product aur link dikha de
    order number bhejte hi jaipur se nikla ya delhi pahucha ye kharidar ko khud bata de
    instagram wali dukan ke customers ka refund aur exchange ka sawal raat me bhi sulajh jaye
    online dukan ke customer ko jawab dene wala bot
    dress bachi hai ya nahi puchne walo ke liye bot
    order kahan hai ye batane wala bot
    courier kaha tak aaya ye bata de grahak ko
    customer bot
    online joote ki dukan ka bot
    grahak ko parcel ki sthiti batane wala bot
    exchange karne walo ka jawab dene wala
    size puchne walo ka jawab dene wala bot
    cod aur delivery ke sawal ka jawab dene wala online
    shopify store ke liye chatbot
    order number se status bata de
    insta boutique ke grahako ko jawab
    kharidne ka link bhejne wala bot
    online kurti shop ka jawab dene wala
    online saree ke grahako ke liye bot
    stock aur size batane wala bot
    rang aur size hai ya nahi bata de web shop pe
    return ke sawal sambhalne wala bot online store ka
    shopify wali dukan ke kharidar ko jawab
    online customer ka jawab dene wala
    grahak puchte hai mera order kahan hai
    site pe khareedne walo ke sawal ka jawab
    parcel kaha hai batane wala bot
    online kapdo ki dukan ka bot
    jewellery online store ka chatbot
    insta store ke liye order bot
    insta shop ke order ka jawab dene wala`,
  ownerBot: `
    mere phone pe stock alert
    boss ko report wala bot
    complaint seedhi mere paas
    shaam ki summary mujhe
    malik ko low stock message
    urgent baat sirf mujhe bataye
    aakhri piece bika to batao
    aaj kitna bika mujhe bataye
    refund maangne wala aaye to mujhe khabar ho
    das hazar se upar ka order aaye to ping
    chawal khatam hone lage to mujhe message aaye
    raat ko din bhar ke order ka saransh mere whatsapp pe
    kya zaroori hai ye main tay karu, wahi bataye
    har ok thanks nahi, sirf kaam ki khabar mujhe
    neeli saree do hi bachi hai ye malik ko bata de
    koi grahak bhadak gaya to mere mobile pe ghanti baje
    main godown me nahi hota, kaun sa maal khatam ho raha hai ye mujhe whatsapp pe pata chale
    do din baad pata chala ki ek customer naraz tha, aage se usi minute mujhe bata de
    bahar ghumte hue bhi online dukan ka haal mere phone pe roz aa jaye, laptop na kholna pade
    staff bhool jata hai batana, jab bhi mombatti ka maal kam ho mujhe seedha msg aa jaye
    naye order ki khabar mujhe chahiye grahak ko jawab to hum khud de dete hai
    dukan ladke sambhalte hai, maalik hu isliye bikri aur shikayat ka roz ka hisaab mujhe whatsapp ho
    shopify ka app baar baar kholna padta hai, usse achha bada order aate hi mujhe khabar kar de
    mujhe reorder karna yaad nahi rehta, phone cover khatam hone se pehle chetavni dene wala
    order aate hi mujhe bata de
    customer naraz ho to turant mujhe pata chale
    stock khatam hone se pehle mujhe message kare
    gussa wale grahak ki khabar usi waqt
    customer gussa ho to mujhe khabar mile
    shaam ko online dukan ki chhoti report
    daily summary bhejne wala bot
    sirf mujhe bataye, grahak ko nahi
    owner bot
    naya order aate hi mere phone pe msg
    roz shaam ko dukan ka hisaab whatsapp pe
    shikayat aayi to seedha mujhe
    roz ki bikri ka saar whatsapp pe
    maal kam hai ye mujhe pehle bata de
    mujhe alert chahiye bade order ka
    bade order ka hi message mujhe aaye
    owner ko order ki khabar wala bot
    malik wala bot online store ka
    malik ko turant pata chale aisa bot
    din ka saar mere whatsapp pe
    order aaya to maalik ko message
    naraz customer ki soochna
    bade order ki ghanti mere phone pe
    mujhe order batane wala
    malik ke liye soochna wala bot
    order aane par mujhe hi batane wala
    maal khatam hone lage to mujhe khabar
    kam maal hone par khabar`,
  voice: `
    parlour ka phone bhi uthane wala
    booking bot ke saath call uthane wali awaaz
    ghanti baje to bolke jawab dene wala
    ring hote hi uthaye
    call pe bolne wala ai
    telephone operator wala ai
    clinic ki call koi le
    missed call na ho kabhi
    awaz wala add-on
    phone pe angrezi hindi dono bole
    landline ka jawab dene wali
    baal katte waqt phone baje to koi utha le
    budhe mareez likhte nahi, sirf phone karte hai
    restaurant me phone se table likhne wali awaaz
    call pe rate aur timing bol ke bata de
    mushkil ho to call mujhe transfer kar de
    raat ko hotel me phone aaye to baat kare
    coaching ke number pe ring aaye to bol ke samjhaye
    phone uthane wali ladki chhod ke chali gayi uski jagah
    jawab padh ke sunaye, jo log padh nahi paate unke liye phone par
    kitchen me hum busy hote hai aur counter ka phone bajta rehta hai, koi utha ke baat kare
    operation ke dauran clinic ki ghanti bajti hai, mareez se bol ke baat karne wala chahiye hota hai
    online dukan me log phone karke poochte hai parcel kaha hai, unse awaaz me baat kar le
    ek saath do teen call aati hai gas agency pe, ek uthate hai baaki kat jaati hai
    property dikhate time call nahi le pata aur party doosre dealer ko chali jati hai, call lene wala
    message to bot dekh leta hai par jo seedha dial karte hai unse bolne wala bhi jodna hai
    gadi chalate hue phone nahi utha sakta, mere badle grahak se hindi me bol ke naam likh le
    call uthane wala bhi, sirf message wala nahi
    awaaz me call par baat kare
    sirf message nahi, call bhi uthane wala
    phone uthane wala assistant bhi
    jo call par bhi baat kare
    mixer repair karta hu haath gande rehte hai, customer ki call lene wali koi machine
    message ke saath call ka jawab bhi
    phone uthane wala bot
    clinic ka phone koi nahi uthata, uske liye ai
    ghanti bajti rehti hai parlour me, customer se awaz me khud baat kar le
    voice add on
    coaching ke call ka jawab dene wala
    bolne wala assistant
    gadi ke niche leta hota hu tab mobile bajta hai, us waqt mere badle bolne wala
    chat aur call dono le le aisa bot
    bolke booking lene wala
    receptionist ki jagah phone uthane wala
    silai ke beech kaal receive karne wala
    call apne aap uth jaye
    phone pe hindi me baat kare
    awaz me jawab de phone par
    physiotherapy centre ke liye telefon attend karne wala system
    bina uthaye call na chhoote
    call uthane wala
    school office ke call sambhalne wala
    koi ring khali na jaye, patient se turant bol ke baat kare
    landline uthane wala ai
    hotel ka phone uthane wala ai
    phone uthane wali ai
    dopahar me staff khana khata hai tab fon sambhalne wala
    raat ke call bhi uth jaye
    call ka jawab dene wala
    call par appointment de de
    dawai ki dukan pe bheed me mobile bajta rehta hai, usko receive karne wala
    calls ka jawab dene wali awaaz
    helpline pe bolne wala ai
    salon ka phone uthane wala
    phone aur whatsapp dono sambhal le
    phone pe baat karne wali machine
    kya ye phone uthata hai
    call bhi receive karega kya
    meri dukan pe din bhar call aate hai aur main utha nahi pata, AI utha sakta hai?
    clinic hai hamara, raat ko phone bajta rehta hai koi hota nahi uthane wala
    customer phone kare to bot baat karega unse?
    aur agar koi whatsapp na karke seedha call kar de to
    mujhe aisa chahiye jo phone pe baat kare grahak se
    salon me kaam karte time phone nahi utha sakti main, iska kuch ilaaj hai kya
    call uthane wala robot milega
    restaurant me dinner time pe phone pe phone aate hai staff busy rehta hai, koi system batao jo call attend kare
    receptionist chhod ke chali gayi ab calls kaun lega, aapka AI le lega kya
    buzurg log type nahi karte call hi karte hai, unse bol ke baat ho jayegi?
    kya bot hindi me phone par bol leta hai
    coaching wale hai hum, admission ke season me itne call ki utha hi nahi paate
    jab main bike pe hota hu tab aane wali call kaun uthayega
    incoming call ka jawab AI de sakta hai ya sirf chat
    dukan band hone ke baad jo phone aate hai unko bhi attend karwana hai
    landline pe aane wali calls bhi sambhal lega kya aapka assistant
    phone pe appointment le lega? matlab patient call kare aur bot time de de
    property dealer hu site visit pe rehta hu, call miss ho jate hai, koi AI lagao jo call pe party se baat kar le
    awaaz wala bot hai kya jo call pe jawab de
    bhai telephone attend karne wali service hai tumhari?
    mera kaam call pe chalta hai chat pe nahi, to aapka bot call sambhalega?
    ek saath teen log call kare to teeno ki call utha lega kya
    school office me ek hi banda hai aur phone kabhi rukta nahi, calls AI ko de sakte hai?
    IVR type kuch jo sach me insaan jaisa baat kare caller se
    gym ke front desk pe subah koi nahi hota, log ring karte rehte hai, uthane ka intezam ho sakta hai?
    phone ki ghanti bajti rehti hai aur koi khali nahi hota uthane ko, kya karu`,
  dashboard: `
    ek panel pe sab enquiry
    aaj ki appointments ki screen
    conversation dekhne ka page
    callback list dikhe kahin
    bot ka report panel
    khule sawal ki list
    orders wali ek screen
    monitor pe pura haal
    bot jo nahi bata paya wo sawal ek jagah dikhe
    reception ke computer pe aaj ka booking board
    kitni enquiry aayi kitni booking hui, ek nazar me
    partner ko dikhane ke liye bot ki baatcheet ka panel
    laptop khol ke sari chat padh saku
    jinhe wapas call karna hai unke naam samne dikhe
    order, chat aur baaki sawal ek page pe
    followup kiska baaki hai wo screen par
    subah clinic aate hi ek screen pe dikhe ki aaj kaun kaun se time kaun aa raha
    staff alag alag copy me likhta hai, ek hi screen pe saari enquiry aur booking dikhni chahiye
    bot din bhar kya kya bolta hai ye main baith ke dekh saku aisa koi panel
    coaching me kisne demo ke liye poocha aur kisko phone karna reh gaya, sab ek page pe
    hotel manager ko ek jagah sari poochtaachh aur unki halat dikhane wala board
    online dukan ke saare order aur jo sawal atke pade hai wo ek hi screen pe
    bot ko kaun sa jawab nahi aata ye dhoondne ke liye saari chat ek saath dekhni hai
    do salon manager hai, dono ko computer pe aaj ki booking ki table dikhani hai
    kisko wapas phone karna hai wo dikhane wali screen
    dashboard
    saari chat dekhne wali screen
    ek screen pe saari booking
    booking aur inquiry ka ek panel
    sab kuch ek jagah dikhe
    bot ne kya jawab diya wo dikhe
    aaj ki booking ki screen
    kaun kaun reh gaya jawab ke liye uski list
    ek page pe saari chat aur order
    aaj kitne log aaye ye screen pe
    enquiry ki list wali screen
    manager ke dekhne ka panel
    report wali screen
    clinic bot ka dashboard
    kisko call karna hai uski list ek screen pe`,
  broadcast: `
    sabko ek sath msg
    offer blast whatsapp pe
    purane grahako ko sale message
    members ko chhutti ka msg
    eid mubarak wala message sabko
    naye collection ki photo sabko
    ek click me hazar message
    bulk offer bhejne wala
    jinhone haan bola unhi ko offer jaye
    stop likhe to use aage na jaye
    monsoon discount ki khabar saare purane mehmano ko
    rakhi pe facial ka offer sab ladies ko
    dukan shift ho gayi ye sab grahak ko batana
    list wale sab logo ko naya rate bhejna
    camp lag raha hai, sab purane mareez ko khabar
    weekend wala thali offer sabhi regular logo ko
    har tyohar pe ek ek number pe copy paste karke msg bhejta hu, sabko ek baar me jaye
    whatsapp ki broadcast list me 256 se zyada nahi jate, hamare teen hazar customer hai unko offer bhejna
    pani kal nahi aayega ye society ke chaar sau flat ko ek hi baar me bata de
    naya batch somvar se hai, ye khabar sabhi purane students ke phone pe ek saath chali jaye
    jo customer mana kare usko na jaye, baaki sabko sale ki khabar whatsapp par pahuchane wala tool
    aam ki peti aa gayi hai, ye baat mere saare purane kharidaro tak ek message se pahuche
    gym ka naya timing aur naye saal ka discount sabhi member ko ek jhatke me bhejna
    ngo ke donor logo ko har mahine ek khabar whatsapp se bhejni hai, jo razi hai unhe
    sab customer ko ek saath offer bhejna
    ek pe ek free wali khabar sab purani customers ko
    broadcast wala tool
    society ke sab logo ko ek saath notice
    diwali ka message sabko jaye
    naye menu ki khabar sab mehmano ko
    saare grahako ko sale ki khabar
    camp ki soochna sab purane mareezo ko
    sabko offer bhejne wala tool
    gym band hai ye sab member ko batana
    festival ka msg sabko
    ek msg 900 logo ko ek baar me
    bulk whatsapp bhejna hai apne customers ko
    naye saal ki badhai sab grahako ko
    batch shuru hone ka msg sab students ko
    nayi saree ki photo sabko bhejna
    2000 customer ko ek ek karke msg karna padta hai
    donor logo ko event ka nyota ek saath
    sale ki khabar sabko ek baar me
    dukan ka offer sabke whatsapp par
    naye stock ki khabar sab grahko ko
    bulk msg wala
    sab grahko ko ek saath offer bhejna
    purane students ko naye batch ka message`,
  ecommerceBundle: `
    ek bot buyer sambhale aur ek bot seth ko batata rahe, dono chahiye
    ek bot kharidar ko jawab de, doosra mujhe bataye, dono lagwane hai
    customer wala aur owner ko khabar karne wala, dono bot saath lagane hai
    jawab wala bot bhi aur malik ko batane wala bot bhi
    grahak ko jawab bhi aur mujhe khabar bhi, dono saath
    online jewellery ke dono bot ek saath
    net ki dukan me buyer ko reply aur malik ko alert ek me
    ecommerce ki jodi
    ecommerce wala poora bundle
    web store ke do bot
    ecom bundle
    online sellers ka combo pack
    buyer aur boss dono bot
    shopify ka pura bot set
    online dukan ka jodi pack
    kharidar ko jawab aur mujhe alert, dono ek pack
    online saree store ka poora bundle, do bot wala
    customer bot ke saath owner notification bhi, ek setup
    insta dukan ke liye dono taraf ka set
    ecommerce ke dono assistant ek hi baar me lagwana
    bundle jisme order status aur owner alert dono ho
    online shop ka bada combo, dono bot jude hue
    parcel ke jawab aur stock ki khabar ek saath
    ek bot mere customers se baat kare aur doosra mujhe low stock bataye, dono saath lena hai
    woocommerce store ke liye grahak wala aur maalik wala alag alag nahi, ek bundle me
    online dukan ke dono bot ek hi set me, kharidar wala bhi aur malik wala bhi
    order kaha hai ka jawab bhi mile aur bade order ki khabar mujhe bhi, jodi me
    hamare kapdo ke web store ke liye customer aur owner dono bot ka ek hi setup
    candle brand hai online, kharidar ke sawal aur mere alert dono ek combo me nipat jaye
    shopify pe jo do bot aate hai, customer wala or owner wala, unka bundel
    online jewellery ki dukan, buyers ko reply aur shaam ki summary mujhe, dono ka joint pack
    ecommerce bundle
    do bot wala online pack
    online dukan ke dono bot ek saath
    grahak wala aur malik wala bot saath me
    dono shop wale bot ka bundle
    49999 wala online dukan ka
    customer bot aur owner bot dono
    shopify dukan ke liye dono bot
    dono shop bot ek saath
    ecom combo
    customer owner dono ka combo
    online bechne walo ka poora set
    online store ka combo
    dono bot ek setup me
    online saree dukan ka bundle
    online dukan ka pura pack`,
  smbBundle: `
    reply, call, screen aur offer sab ek saath
    restaurant ke message, phone, booking screen aur offer ek me
    physio center ka sab kuch, phone se offer tak
    call uthana, booking, ek screen aur offer bhejna sab
    dhabe ke liye message phone screen offer ka ek set
    salon me jawab, phone, hisaab wali screen aur offer ikatthe
    coaching ka phone, booking, screen aur offer wala poora set
    jo message bhi dekhe, phone bhi le, screen bhi de, offer bhi bheje
    gym me chaaro kaam ek saath karne wala
    saare kaam ek me: booking, ghanti, panel, tyohar ke offer
    dental clinic ke liye phone se lekar offer tak sab ek me
    guest house ka booking, call, screen aur offer wala jod
    sme bundel
    gym ka poora sme pack
    bot ke saath call, screen, offer
    chhoti firm ka full bundle
    business bot aur teeno extra
    sme ka all in one
    salon wala char in ek
    local business ka sara bundle
    booking bot, phone, dashboard aur broadcast sab ek bundle me
    clinic ke liye sme bundle, voice aur broadcast ke saath
    parlour ka combo jisme offer bhejna bhi ho call bhi
    coaching ke liye business bot ka sabse bhara bundle
    hamare hotel ko chaaro cheez ek set me
    bundle jisme broadcast tool bhi shamil ho chhote business ka
    sme me jo jo hai sab ek saath
    property dealer ke liye sme ka poora set
    whatsapp booking, phone uthana, screen pe list aur sabko offer, ye chaaro ek hi pack me lena hai
    dant ke clinic me reminder bhi, call bhi, sabko camp ka msg bhi, sab ek bundle me
    alag alag add on nahi jodne, business bot ke saath voice dashboard broadcast wala bundle hi lenge
    chhota business hai spa ka, jo bhi sme bundle me aata hai sara lagwa do
    gym ke liye aisa bundle jisme bot, phone, panel aur members ko offer sab mila ho
    restaurant chalate hai, booking se leke broadcast tak sab wala sme combo
    hamare physio centre ko char cheezo wala bundle, ek hi setup aur ek hi mahine ki fees
    tuition centre ke liye poora small business set, bot bole bhi, dikhaye bhi, sabko message bhi kare
    sme bundle
    salon ke liye sab kuch wala pack
    bot voice dashboard broadcast sab ek saath
    bot, phone, screen, offer sab ek me
    clinic ke liye pura bundle
    restaurant ka poora sme set
    jisme sab kuch ek sath ho jata hai parlour ke liye
    charo cheez wala pack
    charo cheez ek saath wala chhote business ka
    coaching ke liye pura sme bundle
    sme pack
    bot ke saath teeno add on
    chhote business ka pura set
    chhote dhande ka sab kuch ek saath
    bot call dashboard broadcast char cheez
    hotel ke liye poora combo
    sme wala combo
    clinic ka combo pack`,
  starter: `
    starter plan aapka
    entry wala package
    shuruaat ka pack
    sirf ek assistant wala pack
    starter pack gym ka
    stater package
    pehla plan teeno me se
    chalti website pe bas chatbot
    salon ke liye starter, baad me badha lenge
    website hamari hai, usme sirf bot fit karna
    ek hi bot, whatsapp ya site me se kahin
    dashboard voice kuch nahi, bas starter wala
    chhoti dukan ka sabse pehla package
    purani site ke kone me chat ka bubble
    jo teeno package me sabse halka hai
    starter package dentist ke liye hindi english wala
    bas ek assistant ho jo jawab de aur booking le, starter wala package bas
    bhai ne hamari site bana rakhi hai, usko chhede bina ek chatbot laga do
    shuru me zyada nahi lena, jo sabse chhota package hai starter wahi theek hai
    hamari coaching ki site do saal se chal rahi, bas usme sawal jawab wala bot daalna
    pehle chhota package try karenge jisme ek hi assistant aata hai, fir aage sochenge
    wix pe bani hui site hai apni boutique ki, nayi nahi chahiye bas chatbot jodna
    teen plan me se jo shuruati hai, ek assistant wala jo zarurat pe mujhe chat de de
    naya naya clinic khola hai isliye starter se hi shuru karna hai, bada wala baad me
    starter package
    site meri bani hui hai, bas usme chatbot lagana
    chhota wala plan ek assistant ka
    website pehle se hai, uspe bot laga do aur kuch nahi
    sabse chhota plan
    purani wordpress site par chat wala dabba
    starter darzi ke liye
    jo site chal rahi h usi me bot jodna, nayi site nahi
    sabse chhota wala plan
    optical shop ki site ready hai, uske kone me chatbot
    sabse pehla package
    na whatsapp na voice, bas apni site ka chatbot
    shuruaati plan jo aapke paas ho
    travel wali site ban chuki, kewal bot ghusana usme
    jisme sirf ek bot ho wo plan
    sirf ek chat ka dabba jo meri maujooda site pe baithe
    shuru karne wala package
    starter wala chahiye clinic ko
    sabse chhota package
    shuru me lene wala chhota pack
    shuruati plan`,
  growth: `
    jawab, call aur ek screen saath me, bheed wale clinic ka
    whatsapp, phone aur dashboard wala package
    bheed wali dukan ka jawab, awaaz aur screen ka plan
    growth plan
    business growth pack
    most popular wala package
    busy counter wala plan
    growth salon ke liye
    starter se upar wala plan
    bich wala package, growth
    business groth package
    package jisme assistant, voice aur dashboard teeno ho
    starter ke baad jo agla package aata hai
    growth wala, whatsapp aur website dono pe chale
    bheed wale clinic ke liye business growth
    sabse popular package jo aap bechte ho
    hotel ke liye growth package lena hai
    teen package me se doosre number wala
    growth jisme reminder aur followup bhi hai
    counter pe din bhar line lagi rehti hai, uske liye jo business growth package likha hai
    website aur whatsapp dono, upar se voice aur dashboard, wo most popular package
    starter hamare liye chhota padega aur enterprise bahut bada, beech wala growth hi
    coaching me admission ke time bheed hoti hai, growth package lagwana hai isi season
    aapki site pe jis package pe popular ka thappa laga hai wahi hamare restaurant ko
    do doctor ka busy clinic hai, growth package jisme phone bhi uthe aur screen bhi ho
    zyadatar log jo package lete hai wahi de do, business growth naam hai shayad uska
    business growth package gym ke liye, jisme assistant bole bhi aur screen pe report bhi
    business growth me voice bhi saath aata hai kya
    growth package me dashboard alag se lena padta hai kya
    growth package
    growth pack clinic ke liye
    business growth wala plan
    jispe most popular likha hai
    growth wala
    doosra wala package
    popular wala package
    voice aur dashboard wala plan
    sabse zyada bikne wala package
    bheed wali dukan ka package
    jo package sab lete hai
    bussiness growth wala
    restaurant ke liye growth
    sabki pasand wala plan
    beech wala package`,
  enterprise: `
    hamari factory aur do depot, teeno ka software alag, ek hi setup sabse baat kare
    plant manesar me hai aur teen godown, sabke apne system, jodne wala plan
    har unit ka apna software hai, plant aur depot sab ek system se jude
    do karkhane aur ek depot, alag alag software, sab par ek hi intezam
    enterprise package
    enterprize plan
    multi branch ka plan
    bank ki kai shakha
    12 outlet ka system
    group of hospitals ke liye
    franchise chain wala plan
    corporate office ka plan
    response time likh ke de aisa bada plan
    noida gurgaon faridabad teeno branch ek assistant pe
    hamari chain ke saath showroom alag zilo me
    kai team aur kai daftar wali company
    apna erp aur sab shakha jodne wala plan
    das centre wali coaching ka ek hi system
    diagnostic lab ki bees collection centre wali chain
    bade hotel group ke liye custom plan
    paanch sheher me hamare showroom hai, sabki enquiry ek hi system me sambhalni hai
    hamara apna hospital software hai aur chaar branch, sabko jod ke chalane wala bada plan
    pizza ki chain hai 14 outlet, har jagah alag log, sabko ek setup se jodna
    company me sales, service aur accounts ki alag team hai, sabke liye ek bada system
    head office delhi me, depot chhah rajyo me, hamare sap se judne wala plan
    kitni der me jawab doge ye likhit me do, badi company hai hamari kai office wali
    school group hai, nau campus, sab ko ek hi assistant aur apne software se jodna hai
    gym ki franchise chal rahi gyarah jagah, sab branch ka ek saath intezaam
    enterprise plan
    delhi jaipur pune teeno jagah ki branch ek system me
    chain of stores ke liye plan
    alag sheher ki dukane jodni hai
    alag alag sheher me 4 clinic ke liye plan
    coaching ki 8 shakha ek sath
    kai shakha walo ka plan
    hospital group ke liye plan
    hamari 3 branch ke liye plan
    hamare software aur sab branch jud jaye
    hamari 5 branch hain
    hotel chain ka plan
    badi company ke liye package
    do sheher me clinic hai hamare
    8 dukano wala package
    kai office wali company
    6 outlet wali company ka package
    school chain ke liye bada plan
    hamari bahut saari branch hai
    9 zile me ngo ke daftar hai
    bahut si branch wala plan
    custom wala bada plan
    restaurant chain ka ek system
    branch zyada hai uske liye package`,
  package: `
    aapke sab plan
    package ki list
    plans dikhao
    kaun kaun se package
    combo package koi sa bhi
    bane banaye plan
    teeno plan ki list
    koi acha sa package
    chhote se bade tak saare plan
    site pe jo teen package likhe hai
    aapke jo fixed package hai wo
    koi bana banaya pack mere kaam ka
    alag alag plan jo aap bechte ho
    business walo ke liye jo plan hote hai
    sabhi package ek saath dikha do
    pakage ki jaankari, jo jo milte hai
    ek ek cheez nahi chunni, jo ready package hote hai wo batao kaun se hai
    starter se enterprise tak jitne bhi package hai sabki list
    clinic walo ke liye aapke paas jo jo package bane hue hai sab
    alag alag jodne ka jhanjhat nahi, koi tayar plan jo ek baar me chun lu
    aapke yahan packages kitne type ke hote hai aur unme se koi ek
    hum naye hai, plan samajh nahi aate, aapke saare package ek jagah
    services wale page pe jo packages dikh rahe the wahi, teeno ke teeno
    dukan ke liye koi bhi package ho aapka, chhota ho ya bada
    aapke package
    aapke teen plan
    kaun kaun se plan hain
    koi package dukan ke liye
    plan ki list
    ready package
    combo wale plan
    sab package
    teeno package`,
  website: `
    nayi site
    net pe apna page
    ek web page
    website hindi me
    google pe naam aaye
    apna dot com
    hamari bhi ek website ho
    webiste banwani h
    internet par hamara bhi kuch ho jo khule
    phone pe jaldi khulne wali ek site
    apne naam ka domain aur us par site
    site jo google me dhoondne se mile
    hindi aur english dono me ek website
    purani site kharab hai, nayi banwani
    kam network me bhi khul jaye aisi website
    link bhejne layak apni ek site
    sab log poochte hai website hai kya, mere paas kuch hai hi nahi, ek banwani hai
    purani website dekhi nahi jati mobile pe, usko theek karwana ya nayi karwana
    domain le rakha hai do saal se, us par abhi tak koi site nahi bani
    sasti si ek website jo mobile par turant khule aur apne naam pe ho
    ek site jiska domain, photo aur likha hua sab mere hi naam pe rahe
    internet pe apni jagah banani hai, bas ek theek thaak website
    sabke paas website hai aajkal, hamare ghar wale bhi bol rahe ki ek bana lo
    web site jo whatsapp pe link bhejo to achhe se photo ke saath dikhe
    website
    nayi website
    site banwani hai
    ek site mere liye
    google pe dikhe aisi site
    website banwana hai
    internet par apna page
    web site chahiye hume
    apne naam ki site
    ek website chahiye`,
  websiteBusiness: `
    dhabe ka menu, time aur map phone pe dikhe
    mithai dukan ka pata, naksha aur number net par
    log dhoondhe to menu aur whatsapp button mile
    gym ki website
    hotel ki chhoti site
    travel agency ki site
    clinic ka page timing wala
    property office ki website
    dukan ka pata wali site
    yoga centre ki website
    business website
    opd ka samay, doctor ka naam aur map wali site
    chhah page tak ki company site
    caterer ki site rate aur phone number ke saath
    log clinic google kare to hamari site khule
    whatsapp button aur naksha wali salon ki site
    ngo ka page photo aur sampark ke saath
    plumber hu, services aur daam likha page
    showroom kab khulta kaha hai, bas itna batane wali site
    log card maangte hai, uski jagah ek site ho jisme hamari factory ke kaam aur number likhe ho
    naye mareez rasta poochte rehte hai, site pe map, time aur phone sab likha ho
    ca firm ki saaf suthri site, services likhi ho aur contact ka page ho
    papa ki furniture workshop ki paanch page ki website jisme bechna kuch nahi bas jaankari
    guest house ki website jisme kamre, kiraya aur rasta dikhe, log seedha whatsapp kar de
    hamari coaching ka naam search karo to kuch nahi aata, batch aur pata wali website
    mandir trust ki website jisme samay, karyakram aur pahuchne ka naksha ho
    transport company ki website jis par hamare truck, route aur phone number likhe ho
    clinic ki website
    housing society ki website
    papa ki paint ki dukan ki chhoti site, rasta dikhane wala map aur whatsapp ka button
    factory ki website
    marriage hall ki site photo ke saath
    parchun ki dukan ka ek page internet par, aur kuch nahi
    ca office ki website
    tour company ki website
    chacha ki sweet shop ki site, location aur whatsapp dabane wala button bas
    restaurant ke liye site
    hamare trust ki website
    mummy ke boutique ka chhota page jisme map ho
    company ki simple website
    old age home ki site
    bartan ki dukan ka pata, samay, map aur wapp link wali site
    coaching ki website
    bakery ki site menu aur pata ke saath
    choti site auto parts dukan ki, bot wot nahi chahiye
    school ki website
    packers movers ki website
    papa ki ghadi ki dukan net pe lani, number aur naksha ho
    vakil ke office ki site
    bas jaankari wali site
    mithai wale ki site jisse log seedha whatsapp kare
    saadi si website dukan ki
    dant ke clinic ki site timing ke saath
    parlour ki site
    tyre ki dukan ka page map ke saath
    bas naam aur time internet par dikh jaye
    creche ki website
    sabse simple website dukan ki
    simple website dukan ki
    hardware dukan ki site
    clinic ki chhoti website
    ngo ki site`,
  websiteChatbot: `
    bot wali site
    site me chat ka dabba
    chatbot samet nayi site
    ai wali clinic site
    chatbot laga website
    school site chat ke saath
    19999 wali site bot samet
    jawab dene wali website
    nayi website jisme visitor ke sawal ka turant jawab mile
    dentist ki site banao jisme chat assistant ho
    gym ki nayi site jo fees bata de chat me
    website me andar assistant jo hamari site se seekhe
    hotel ki site pe kone me chat bubble
    college site jisme admission ke sawal bot le
    travel company ki website chat helper ke saath
    site bhi bane aur usme bot bhi baithe
    coaching ki nayi website jisme maa baap raat me bhi chat karke fees pooch le
    site pe jo bhi pooche uska naam number ek list me aa jaye, website bot ke saath
    hamari site nahi hai, aisi bana do jisme aate hi koi pooche to bot bata de
    interior firm ki website jisme ek assistant baitha ho aur aane wale ko jawab deta rahe
    restaurant ki website banegi to usme menu ke sawal ka jawab dene wala chat bhi ho
    business website hi chahiye par usme chatbot bhi ho jo hamari services jaanta ho
    clinic ki nayi site jispe mareez seedha chat karke timing aur doctor ka pooch sake
    property wale ki website jisme visitor likhe aur site khud bole kaun sa flat khaali hai
    website jisme chatbot ho
    site par bot jo logo ko jawab de
    website aur bot dono
    clinic ki site chat ke saath
    hotel ki site jo khud jawab de
    coaching ki website bot wali
    simple website aur usme chat wala bhi
    hotel ki site jisme ai baat kare
    site jisme bachche chat karke puch sake
    society ki site jisme chat ho
    website me chatbot ke saath
    site pe aane wale puchein to jawab mile
    bot lagi hui website
    website jisme bot laga ho
    site jo jawab bhi de
    restaurant site chat window wali
    chat wali site`,
  websitePortfolio: `
    portfolio site
    photo gallery wali site
    mera kaam dikhane ka page
    sculptor ki site
    model ka apna portfolio
    before after photo ki site
    fashion designer ka portfolio
    portfolyo website
    makeup ki photo dikhane ke liye do teen page
    meri pottery ki tasveer, bechni nahi bas dikhani
    apne banaye ghar dikhane wali architect ki site
    wedding photographer ke best photo ka page
    graphic designer ka kaam aur contact form
    cake ki tasveerein ek sundar site par
    showreel dikhane ke liye actor ka page
    kathak dancer ka apna page photo ke saath
    dulhan wale poochte hai purana kaam dikhao, ek link ho jisme saari mehndi ki photo ho
    interior ke jo flat banaye hai unki photo wali site, ek page mere bare me bhi
    painter hu, exhibition wale link maangte hai, apni paintings ki saaf si site
    freelance video editor hu, client ko apna kaam ek hi page pe dikhana chahta hu
    gallery me har baar photo bhejni padti hai, apna kiya decoration ek site pe laga du
    job ke liye apply kar raha hu design me, mere project ki tasveer wali apni site
    tattoo ke design phone me pade hai, log dekh sake aise sundar kuch page
    wood carving karta hu, mere banaye namoone dikhane wali site jisme bas sampark ka form ho
    photographer ki website
    meri shaadi ki photography dikhane ki site
    architect ka portfolio
    cake ki photo dikhane wali site bechna nahi
    model ki photo site
    tattoo design ki site
    apna kaam dikhane ki site
    actor ka apna page
    apni painting dikhane ki site
    mere sketch ki website
    portfolio website
    dj ka page clip ke saath
    mehndi artist ki site
    decoration ke kaam ki photo wali site
    interior designer ka kaam dikhane wali site
    silai ke design dikhane ki site
    makeup artist ke photo ki site
    dulhan mera mehndi ka kaam dekh sake aisi site`,
  websiteShop: `
    online store banwana
    add to cart wali site
    mithai bechne ki site
    checkout wali website
    apna amazon jaisa store
    saree bechne wali website
    catalogue aur cart site
    e-comerce website
    log daal chawal site se kharid ke pay kare
    product main khud jod saku aisi shop site
    site jisme upi se payment ho jaye
    chai patti online bechne ke liye apni website
    order mail aur whatsapp dono pe aaye wali store
    handmade soap bechne ki site payment ke saath
    flipkart ka commission bachane ko apni bikri site
    khilone ki online dukan banwani hai cart ke saath
    dm me order lete lete thak gayi, log khud site pe kurti chune aur paise de de
    ghar ke achar bechne ke liye site jisme tokri me daalo aur wahi payment kar do
    hamari dukan ka maal internet pe bikne lage aisi website, cart aur gateway ke saath
    peetal ki murtiyo ki catalogue site jahan bahar wale bhi order karke pay kar de
    plants bechne ki site jisme main khud roz naye paudhe aur daam daal saku
    kitabo ki dukan hai, ek aisi website jahan se log kharid ke online paise de
    facebook pe screenshot bhej ke payment lete hai, uski jagah dhang ki shopping site
    gym ke protein aur kapde site se bike, order hote hi mail aur whatsapp pe aa jaye
    online dukan ki website
    kitabein bechne ki online dukan
    saman bechne wali website
    mombatti bechne wali site
    boutique ki online shop wali site
    log pay karke order kare aisi site
    kapde online bechne ki site
    gehne bechne ki website
    payment wali site
    apni shop site flipkart ki jagah
    site jahan log kharid sake
    course bechne wali site
    achar masala online bechne ki site
    online gift shop ki site
    achar bechne ki website
    sabzi online bechne ki site
    cart wali website
    joote ki shopping website
    apni khud ki shopping wali site
    log seedha site se khareede
    online bikri wali website
    ecommerce site
    cart aur payment wali site`,
  customApp: `
    chhota software jo quotation bana de
    quotation banane wala chhota sa program
    grahak ka estimate khud bana de aisa software
    apni dukan ke liye quote nikalne wala software
    bill reader software
    duty roster banane wala app
    estimate maker tool
    godown ka stock app
    custom software
    challan padhne wala tool
    browser wala apna app
    delivery planner app
    login ke saath staff ka chhota software
    khidki ka size daalo aur sheeshe ka rate nikle
    rent agreement ki pdf padh ke tareekh kiraya nikalne wala software
    hamare ek kaam ke liye bana web app
    guard log ki shift ka chart banane wala software
    shaadi hall me table ki seating banane wala app
    printing press ke job dekhne ka tool
    blood bank ka register computer pe, apna software
    supplier ke kagaz ki photo daalo to naam maal rate khud table me aa jaye, aisa software
    hamari factory ka hisaab bilkul alag hai, bazaar ka software nahi chalta, apna banwana hai
    doctor ki haath likhi parchi ki photo padh ke dawai ki soochi bana de aisa program
    doodh ki gadi kis gali me pehle jaye, ye roz ki planning karne wala chhota app
    society me kamre aur parking ka hisaab rakhne wala app jisme har member login kare
    naap aur kapda bharo aur parde ka estimate turant ban jaye, dukan ke liye aisa software
    tent house me kaun sa saman kis shaadi me gaya ye rakhne wala apna web app
    insurance ke form padh ke zaruri cheez alag nikalne wala ek kaam ka software banwana
    apne kaam ka software banwana hai
    society ke hisaab ka software
    hisaab rakhne wala chhota app browser me
    factory ke job card ka app
    gadi service ka record software
    bill ki photo padhne wala tool
    bill padhne wala ai software
    hostel ki fees aur kamre ka software
    ek kaam ka apna web app
    naap daalo aur rate nikle aisa tool
    quotation banane wala app
    tent house ka booking software
    custom web app
    gate pe aane walo ki entry ka software
    quotation banane ka software
    delivery ka raasta banane wala app
    hamare hi kaam ke liye bana software
    school ka time table banane wala software
    godown ka software`,
  websiteBundle: `
    site aur wahi assistant site aur whatsapp dono par
    studio ki website aur dono jagah ka ek hi helper
    website, uska chat aur whatsapp jawab ek hi aadmi se
    site ka bundle
    website combo whatsapp samet
    web ka pura bundle
    site aur assistant saath
    website wala combo
    websit bundle
    website ka poora set
    site wala bada pack
    website ke saath bot site pe bhi whatsapp pe bhi
    ek hi pack me business site aur whatsapp assistant
    website bundle clinic ke liye
    site aur dono jagah ka chatbot ek bundle
    website plus assistant, ek hi aadmi banaye sab
    hotel ki site aur wapp bot ka bundle
    web list ka jo bundle hai wahi wala
    coaching ke liye website bundle, bot ke sath
    nayi business website, uspe chatbot aur wahi chatbot whatsapp pe bhi, teeno ek saath plan karke
    site alag bot alag nahi karwana, dono ek project me ek hi jagah se ban jaye
    kuch kharab ho to ek hi aadmi ko call karu, site bhi uski whatsapp bot bhi uska
    salon ki website banegi aur wahi assistant whatsapp par bhi bole, iska bundle wala
    website bundle lena hai jisme site aur bot alag alag nahi ek soch ke bane
    restaurant ke liye site or chatbot, whatsapp pe bhi chale, sab mila ke bundle
    property office ko website bhi aur site whatsapp dono ka assistant bhi, jo bundle likha hai
    do cheez ek sath, business website or uska chatbot jo whatsapp par bhi ho, pack me
    website bundle
    site aur bot ka pura bundle
    website wala bundle
    website ke saath whatsapp bot wala pack
    site plus whatsapp bot ek sath
    44999 wala website bundle
    website aur bot ka combo
    hotel ke liye site plus assistant ka set
    web bundle
    site, chat aur whatsapp ek hi pack me
    website ka combo pack
    website aur whatsapp bot ka bundle`,
  agent: `
    dealer ke message se quote ka draft banane wala
    maal ki list padh ke quotation likh de, mai check karke bheju
    factory ke rate quote khud type kar de aisa
    fastener wale dealer ki demand se offer ka draft
    pipe fitting ke quotation ka draft taiyar karne wala
    flat chhant ke record khole aur meri haan pe visit rakhe aisa
    ai agent hamare office ko
    gpt agent office ka
    mail chhantne wala ai
    quotation draft karne wala
    tools me kaam kare wo
    sheet bharne wala agent
    ai clerk
    zoho me kaam kare aisa ai
    pehle pooche fir kare aisa ai karmchari
    party ke mail se offer ka draft ban jaye
    tally khol ke rate dekh ke reply likh de
    quotation ban ke aaye, mujhe bas bhejna ho
    roz ki mail alag alag dabbe me chhaant de
    flat ki list dekh ke teen suit wale nikale
    calendar dekhe, mail likhe aur visit tay kare
    draft likhe, main haan dabau tab bheje
    subah do sau mail aati hai, zaroori wali chhaant ke har jawab ka draft bana de
    dealer part poochta hai to hamari stock sheet kholo, dekho, offer likho, ye sab ai kar de
    office ka wahi wahi kaam jo clerk karta hai, dekhna bharna bhejna, ai se karwana hai
    google sheet me roz ki entry ladka karta hai galti ke saath, wo kaam ai kare
    grahak likhe kya chahiye aur ai uska quotation bana ke mujhe check karne ko de
    kya kya step kiya sab dikhe aur main ek tap me rok saku, aisa office wala agent
    supplier ki mail padhe, rate mila ke dekhe aur jawab taiyar rakhe, bhejne se pehle mujhse pooche
    travel office me customer ki demand padh ke hotel dhoonde aur package ka draft bana de ai
    gpt agent
    hamare software me dekh ke jawab dene wala ai
    quote banane wala agent
    tally me dekh ke bakaya batane wala ai
    ai agent
    stock sheet dekh ke dealer ko reply kare
    email chhatne wala agent
    mail padh ke offer bana de
    gpt wala agent
    supplier ke mail chhaant de
    office ka kaam karne wala ai
    google sheet me kaam karne wala ai
    ai karmchari jo tools me kaam kare
    booking software me dekh ke mehmaan ko bataye
    office ka kaam khud karne wala ai
    puch ke kaam aage badhaye aisa ai
    quotation taiyar karne wala ai
    office ka data bharne wala ai
    purani file me se dhoond ke jawab likhe
    mail padh ke kaam karne wala agent
    roz ki 60 enquiry chhaantne aur site visit fix karne wala`,
  trained: `
    apni pdf wala chatbot
    manual padha hua bot
    handbook se jawab
    trained chatbot
    page number batane wala bot
    circular padh ke samjhaye
    catalogue sikha hua assistant
    niyam ki kitab wala bot
    hamare documents ke bahar kuch na bole
    leave policy ka jawab hr ki jagah bot de
    machine ki service manual se mechanic ko bataye
    kaha likha hai ye bhi dikhaye bot
    hamari rate list padh ke hi jawab de
    coaching ke notes padha ke doubt wala bot
    society ke bye laws pe sikhaya hua bot
    product booklet se jawab de, panna bhi bataye
    naye ladke roz mujhse wahi sop poochte hai, file padha hua bot unko bata diya kare
    teen sau panne ki policy hai hamari, usme se sahi line dhoond ke page ke saath bataye
    insurance ke kagaz itne mote hai, unko padh ke sirf unhi me se jawab dene wala bot
    main vakil hu, mere purane notes aur faislo ki file se hi jawab nikale, khud se na gadhe
    700 spare part ki list pdf me hai, usko padha do aur staff usse poochta rahe
    hospital ke protocol ki files pe sikhaya bot, nurse pooche to kis panne se bola ye bhi likhe
    hamare blog aur lekh hi uska dimaag ho, usse bahar pooche to pata nahi bole
    university ke rules ki pdf me bachhe kho jate hai, wo pdf padha hua chatbot lagana
    hamare pdf se jawab dene wala bot
    society ke niyam batane wala bot
    vakil hu, sirf mere likhe lekh se bataye, apne mann se na jode
    company ke documents pe sikhaya hua chatbot
    machine ki manual se jawab de
    ca office ke gst wale note se hi bole, bana ke kuch na kahe
    staff niyam pooch sake bot se
    staff ke leave ke niyam batane wala chatbot
    doctor hu, jo mere parche me likha bas wahi mareez ko bataye
    policy document se jawab dene wala bot
    700 part ki rate list sikha hua bot
    hr ki handbook ke bahar ek shabd na bole aisa bot
    rate list pe sikhaya bot
    hamare notes padha hua bot
    jo hamare kagaz me nahi uspe pata nahi bol de, kuch gadhe na
    staff ke liye manual wala chatbot
    page number ke saath jawab de aisa
    mere blog ke lekh padhke hi uttar dene wala bot
    500 page ki catalogue se jawab de
    hamari brochure padh ke jawab dene wala
    insurance agent hu, policy ke kagaz se hi samjhaye jhooth na bole
    hamare notes se bachcho ke doubt ka jawab de
    naye karmchari ke liye training file wala bot
    dietician ke diet chart wale document se hi bolne wala assistant
    apne data se seekhne wala chatbot
    apne kagaz se jawab dene wala ai
    files se seekha hua bot
    sop file pe sikhaya chatbot
    hamari kitab pe trained bot
    pdf padh ke jawab dene wala bot
    meri sainkdo page ki file me se jawab dhoond ke page batane wala chatbot`,
  multichannel: `
    multichannel assistant
    fb insta whatsapp ek bot
    sab app ka ek inbox
    insta dm aur site dono
    messenger bhi whatsapp bhi
    har app pe wahi assistant
    charo jagah ek yaad wala
    multi chanel bot
    insta se whatsapp pe aaye to bhi pehchan le
    website, facebook, instagram sabka jawab ek jagah se du
    ek hi assistant jo teeno app par baithe
    dm aur comment aur whatsapp ek khidki me
    jis app pe likhe usi pe jawab, bot ek
    facebook page aur insta dono pe auto jawab
    ek screen se sab app ke message ka reply
    alag alag app ke liye alag bot nahi, ek
    grahak pehle insta pe poochta hai fir whatsapp pe, bot ko purani baat yaad rehni chahiye
    boutique ke message char app me bikhre pade hai, sab pe ek hi assistant jawab de
    mera ladka insta dekhta hai main whatsapp, dono me alag jawab jata hai, ek hi bole dono pe
    cafe ke sawal facebook, site aur insta teeno pe aate hai, sab pe ek hi bot bole
    travel company ko website chat, messenger aur whatsapp teeno pe wahi ek assistant lagana hai
    din bhar app badal badal ke thak gaye, jo bhi jahan likhe sab ek jagah aa jaye
    youtube fan insta pe likhte hai aur kuch site pe, sabko ek hi assistant sambhal le
    salon ki dm, fb ka inbox aur whatsapp sab ek dimaag wala bot sambhale, yaad bhi rakhe
    multichannel me main reply ek hi jagah se karunga kya
    insta pe alag, whatsapp pe alag, site pe alag poochte hai, sabka uttar ek screen se
    insta facebook whatsapp sab pe ek bot
    jewellery bechti hu, dm bhi fb bhi wapp bhi, ek jagah se nipta du sab
    insta dm, whatsapp aur site sab ek jagah
    app khol khol ke thak gayi, insta fb whatsapp ke msg ek box me
    website aur whatsapp aur insta teeno ka bot
    cake ke order insta aur whatsapp dono se aate hai, dono ek me
    teeno app ke msg ek hi bot sambhale
    dimaag kharab ho gaya fb insta whatsapp dekhte dekhte, sabko ek hi kar do
    sab social media pe ek hi assistant
    sir phat jata hai itni app me msg dekhke, insta wapp site sab jodne wala
    facebook page aur whatsapp ka ek bot
    homestay ke liye insta, whatsapp aur website teeno ki ek khidki
    insta aur whatsapp dono ka ek bot
    gym ka insta alag ladka dekhta hai whatsapp alag, dono ek assistant ke paas
    sab jagah ke msg ek inbox me
    fb insta whatsapp sab ka ek assistant
    messenger aur insta dono pe jawab de
    har jagah ek hi bot
    boutique ke liye insta aur whatsapp ek saath
    jaha bhi log likhe wahi bot jawab de
    sab app ka ek assistant
    hotel ke liye har platform wala bot
    whatsapp aur telegram jaise sab pe ek bot`,
  avatar: `
    ai avatar
    chehra wala bot
    bolti hui digital ladki
    screen pe virtual receptionist
    mera ai clone
    video me bolta avatar
    3d insaan jo bole
    kiosk pe bolne wala chehra
    hospital ki lobby me tv pe bolta chehra
    sune bhi bole bhi aisa screen wala insaan
    mere training video ke liye ai presenter
    showroom me aane wale ko namaste bole avatar
    hotel ke tablet par baat karne wali digital madam
    jo padh nahi sakte unke liye bolne wala chehra
    news channel ke liye nakli anchor jo khabar padhe
    meri shakal aur awaaz ka digital roop
    camera ke samne main nahi aana chahta, mera ai roop meri script bol de har video me
    kile me ghumne aane walo ko screen par ek aadmi jaisa guide bol ke samjhaye
    video call pe mere badle ek digital chehra baithe jo sune aur bol ke jawab de
    product ki video banane ko har baar model nahi la sakte, ai ki ladki bol de
    expo ke stall pe ek bolta hua digital aadmi khada rahe screen me, sabse baat kare
    bachho ke app ke liye ek cartoon teacher jo chehre ke saath bole aur sune
    mall ke gate ki screen pe ai host jo kahe welcome aur dukan ka rasta bol ke bataye
    school ki smart screen par ek bolta chehra jo bachho ko kahani sunaye
    avatar sunta bhi hai ya sirf bolta hai
    chehre wala assistant
    lobby ki screen pe bolta insaan
    bolta hua avatar reception ke liye
    mere video ke liye ai chehra
    mall ki screen ke liye avatar
    showroom me bolne wala chehra
    digital receptionist chehre ke sath
    news padhne wala ai anchor
    screen pe bolne wali ladki
    mandir ki screen pe guide
    bolta avatar
    bachcho ko padhane wala ai chehra
    museum ke liye bolta avatar
    apna digital roop video ke liye
    screen pe aadmi jaisa ai`,
  crm: `
    crm integration
    lead seedha hubspot
    zoho me auto entry
    form se salesforce
    enquiry crm me khud bhare
    crm se whatsapp jodo
    lead ki ranking crm me
    bitrix me naam number
    justdial wali lead khud zoho me chadh jaye
    hamare crm ke khaano me hi data jaye
    website ka form bhare to contact ban jaye crm me
    haath se type kiye bina nayi lead salesforce me
    garam lead upar thandi neeche, hamare hubspot me
    mail ki inquiry ka contact apne aap pipedrive me
    admission enquiry seedha hamare leadsquared me bhar jaye
    whatsapp aur form dono crm se jud jaye
    sales wale ladke lead register me likhte hai aur zoho me daalna bhool jate, khud chala jaye
    99acres, magicbricks aur site ki poochtaachh ek hi crm me, naam aur budget ke saath
    har nayi enquiry ka contact hamare system me khud khul jaye, koi copy paste na kare
    kaun kitna serious hai ye number laga ke lead hamare zoho crm me daal diya kare
    facebook ad ke form excel se utaar ke crm me daalne padte hai, wo apne aap ho
    hospital ke patient system me whatsapp se aane wale naye naam apne aap chadhne lage
    dealer network ki inquiry mail pe aati hai, freshsales me naam number ke saath pahuch jaye
    ngo ke donor ka naam pata form se seedha hamare salesforce me chala jaye
    form aur whatsapp ki enquiry seedhe crm me naam ke saath
    crm me lead apne aap jaye
    facebook ad, site aur whatsapp teeno ki lead hubspot me, garam wali upar
    insta, site aur mail ki inquiry seedha zoho me
    form ki lead ko crm me dalna
    property ki inquiry portal aur form se aati hai, zoho me number laga ke
    sab lead ek crm me aaye
    facebook lead crm me
    kaun pakka grahak hai ye dekh ke zoho me sabse upar daal de
    indiamart ki lead crm me
    hubspot me lead apne aap
    har jagah se aaye naam hubspot me chhant ke
    whatsapp ke naam number crm me apne aap
    lead seedha crm me jaye
    interior wala hu, insta aur mail ki poochtaachh zoho me jaye, kaam ki pehle dikhe
    salesforce me inquiry apne aap
    zoho crm se jodna
    solar lagate hai, justdial aur form ki leads pipedrive me score ke saath
    bitrix se jodna
    crm jodna
    jo jaldi kharidega wo upar, aise saari lead hamare crm me
    admission ki inquiry crm me
    enquiry seedhi zoho me jaye
    study abroad office, sab taraf ki enquiry hubspot me hot cold karke
    type kiye bina lead crm me
    chat ko hamare hospital ke software se jodna
    freshsales me lead daalna
    lead apne aap zoho me
    crm me lead dalne wala`,
  song: `
    ek dum naya geet
    original song
    apne idea pe gaana
    mujhe ek geet banwana hai
    soft sa hindi gaana
    punjabi gaana
    naya music track
    sirf ek gana
    mere man me ek khayal hai uska gaana
    romantic gaana banwana hai, bol aap likhna
    ek udaas sa gaana jaise purani film ka
    mood batau aur gaana ban jaye
    apne gaon ke upar ek geet
    ek achha sa track awaaz ke saath
    poora gaana, soch meri likhna aur gaana aapka
    dosti par koi pyara sa gana
    bas ek vichar hai dimaag me, uspe poora gaana likh ke ga ke de do
    baarish wali feeling ka ek gaana banwana hai, shabd bhi aap hi chuno
    koi khaas mauka nahi hai, bas shauk hai ki apna ek gaana ho
    maa ke upar ek geet banwana hai aise hi sunne ke liye
    pahado me ghumne gaya tha, us ehsaas ka ek original gaana ban jaye
    ek bhajan jaisa gaana banwana hai, sirf bhav bata sakta hu, do baar badalne ka mauka mile
    gym me sunne ke liye josh wala apna gaana, ekdum naya kisi ki copy nahi
    deshbhakti ka ek gaana jo pehle kahin na suna ho, idea main dunga
    gaana
    ek achha gaana
    ek gaana banwana hai
    hindi gaana
    gaana bana do
    apna ek gaana
    naya gaana
    sangeet banwana
    chhota sa gaana
    music chahiye`,
  eventSong: `
    sangeet ka gaana
    birthday song naam wala
    farewell ka gaana
    haldi ka geet
    naye ghar ka griha pravesh geet
    nani ke 75 saal ka gaana
    bua ki shaadi ka geet
    product launch ka song
    dulhe ki entry pe dulhan ke naam wala gaana
    office me hr ki vidai ka mazedar song
    bete ke pehle janamdin pe uske naam ka gaana
    mummy papa ki 25vi saalgirah ka surprise geet
    engagement pe dono ke naam jod ke gaana
    annual function me bajne wala school ka geet
    farewell ka geet, do baar shabd badalne ka mauka ho
    dadi ki lori, nayi munni ke naam ki
    behen ki shaadi ka gaana jisme uske bachpan ki shararat aur jija ji ka naam ho
    sir retire ho rahe hai, unke chai ke kisse aur naam daal ke ek vidai geet
    dost ka birthday hai, andar ke mazak aur uska pet name daal ke gaana banwana hai
    varmala ke time bajne wala gaana jisme dono parivar ke naam aaye
    office ke das saal poore hone ke jashn ka gaana, sab team ke naam ke saath
    beti ki bidaai par papa ki taraf se ek geet jisme unki kahani ho
    wife ko anniversary pe gift dena hai, hamari pehli mulakat ki kahani wala gaana
    mundan ke din bajane ke liye pote ke naam ka pyara gaana dada dadi ki taraf se
    shaadi ka gaana
    principal mam ki vidai ka gaana naam ke saath
    mummy ke birthday ka gaana
    chacha ji ki naukri poori hui, unke liye geet
    saalgirah pe mummy papa ka gaana
    office ke saathi ki farewell ka gaana
    bidaai song
    sab dosto ke naam wala gaana
    dukan ke udghatan ka gaana
    behen ki shaadi ka gaana
    anniversary ke liye gana
    dada dadi ki 50vi saalgirah ka gaana
    vidai ka gaana dost ke liye
    namkaran ka geet
    anniversary song
    bhai ke sangeet ka mazakiya gaana
    dost ki shaadi ke liye mazedar gaana
    teacher day ka gaana
    beti ke pehle birthday ka gaana
    boss ke jaane par gaana
    godh bharai ka geet
    12vi ki farewell ka gaana
    papa ke retirement ka gaana
    clinic ke udghatan ka gaana
    sangeet ke liye naam wala gaana
    pati ke birthday ka gaana
    shaadi ka gaana dulha dulhan ke naam se
    mummy ke janamdin ka geet`,
  jingle: `
    dukan ki tune
    ad ka jingle
    10 second ki dhun
    fm wala ad song
    brand ka chhota gaana
    jingal restaurant ke liye
    youtube intro ki dhun
    prachar wali tune
    number yaad rahe aisi dhun paint ki dukan ki
    bina awaaz wali bhi aur awaaz wali bhi jingle
    auto pe lagane ke liye coaching ka prachar gaana
    hamare masale ka naam zubaan pe chadh jaye
    15 second me namkeen brand ka naam gaya hua
    podcast ke shuru me bajne wali pehchan dhun
    hospital ke radio vigyapan ki sureeli line
    tagline ko gaa ke sunane wali tune
    purane zamane me nirma ka gaana tha na, waisa hi hamari agarbatti ka chhota sa
    mele me laud speaker pe bajane ke liye hamare showroom ka tees second ka ad gaana
    log hamari sweet shop ka naam gungunate phire, aisi das pandrah second ki cheez
    radio mirchi pe spot le rahe hai, usme bajne wala clinic ka naam wala gaana
    kirane ki dukan ka prachar rickshaw pe chalta hai, uske liye chhoti si mazedar dhun
    e rickshaw company hai, uske tv ad ke end me jo dhun bajti hai waisi
    builder ke naye project ke vigyapan ke liye bees second ki dhun, awaaz ke saath
    gaadi horn jaisa nahi, ek pyari si tune jisme dairy ka naam aur number ho
    dukan ka jingle
    tyre ki dukan ki tune
    radio ad ka gaana
    mithai brand ka ad gaana
    sweet shop ki tune
    admission ke ad ki dhun
    brand ki dhun
    dukan ka naam gaane me, 10 second ka
    vigyapan ke liye chhota gaana
    hotel ka jingle
    chunav prachar ka gaana
    fm ke liye ad
    dukan ke naam wali tune
    channel shuru hone ki dhun
    neta ji ke prachar ki dhun
    phone number wala chhota gaana
    coaching ka ad song
    van pe bajne wala prachar gaana
    dukan ke lout speaker pe bajane wala ad gaana
    chai brand ki tune
    15 second ki dhun
    log gungunaye aisi dhun dukan ke liye
    dukan ke ad ki dhun
    auto pe bajne wali jingle
    radio ke liye 20 second ka gaana`,
  lyrics: `
    mere bol, aapka music
    meri gazal ki dhun
    kavita ko gaana banao
    likha hua hai, ga do
    lyrics ready, sangeet chahiye
    mere rap pe beat
    bhajan maine likha, dhun do
    lyric to music
    bol likhe pade hai unka karaoke bhi chahiye
    apne likhe shabd dheeme mood me gavana
    papa ke likhe dohe sur me
    meri likhi qawwali pe music lagwana
    nazm likhi hai, uska tempo thoda tez
    diary me likhi kavita ko sur dena
    school prayer maine likhi, uski dhun banegi
    patni ke liye likhi panktiyan gaane me badalna
    do saal se gaane ke bol likh ke rakhe hai, music banane wala koi nahi mila
    mere hi shabd rahe ek bhi na badle, bas unpe sangeet aur awaaz lag jaye
    dada ji ki likhi hui kuch purani kavitaye gaane ke roop me sunni hai
    maine haryanvi me bol likhe hai, unke upar beat aur gane wala lag jaye
    apni likhi shayari ko gaana bana ke karaoke wala version bhi rakhna hai khud gaane ke liye
    meri beti ne school me poem likhi thi, usko dhun me pirona hai
    poora gaana kagaz pe likha hai antara mukhda sab, ab sirf music composer chahiye
    mata rani ke bhajan ke bol hum likh chuke, ab dhun aur saaz aap lagao
    maine gaane ke bol likhe hai, dhun bana doge
    lyrics maine likhe hai aap music de doge kya
    apne likhe bol pe music lagwana hai
    khud likha gana hai, bas music chahiye
    mere paas lyrics hai, music laga do
    meri kavita ka gaana
    bol likhe hue hai bas dhun chahiye
    papa ki kuch nazme hai, unko sur me dhalna
    mere likhe bol pe music
    mere shabd, sangeet aapka
    paanch kavitaye hai meri, sabko gaane banwana
    khud ki likhi lyrics ka gaana
    likhi hui kavita me sirf music dalna hai
    dadi ke likhe lokgeet par saaz aur awaaz
    gazal ko gaane me badalna
    mummy ki likhi kavita ka gaana
    kavi hu, apne muktak ko sangeet me
    apni shayari ka gana
    rap likha hai beat chahiye
    school ke bachcho ki likhi poem ka gaana
    apne likhe bhajan ka music
    meri nazm ki dhun
    biwi ke liye kuch panktiyan likhi thi, unko tune karna
    meri shayari ka gaana
    bhajan ke bol mere hai, dhun bana do
    meri kavitao ki kitab chhapi hai, usme se kuch ke gaane
    meri gazal ka sangeet
    text ready hai sirf music baaki
    doha aur chaupai maine likhe, swar aap do
    lyrics taiyar hai music chahiye
    purani diary ki shayari gaane me
    meri likhi kavita pe dhun`,
  multiFormat: `
    gaane ke sab cut
    reel cut
    ek gaana teen size
    radio aur film version
    30 second aur full version
    vocal alag, tune alag file
    gaane ka chhota version
    reels ke liye cut
    apne gaane ka shorts wala aur poora dono
    bane hue gaane ko radio ke hisaab se katna
    album ke gaane ke reel, film, radio teeno cut
    vocal aur music ki alag file saath me
    ek hi track ke lambe chhote version sab jagah ke
    status ke liye 30 sec, youtube ke liye poora
    hamare brand song ko har platform ke size me
    film me bade size ka, fm pe chhota wahi gaana
    gaana bana hua hai par reel me poora nahi aata, uske chhote chhote hisse kat ke dena
    ek hi gaana insta pe pandrah second, radio par tees aur film me poora chalana hai
    school anthem ka poora version, bina awaaz wala aur reel wala cut, sab saath
    shaadi film me lamba gaana aur reel me uska chhota tukda, dono version ek saath
    dj ko sirf music chahiye aur fm wale ko chhota cut, ek hi gaane se sab nikaal do
    hamari company ke gaane ko tv, radio aur shorts sabke liye alag alag lambai me banwana
    independent singer hu, naye gaane ke reel cut, radio edit aur full version sab ek pack me
    ek dhun ko har jagah ke hisaab se kaatna hai, video alag radio alag reel alag
    gaana reel film radio sab ke liye
    gaane ka 30 second wala reel cut
    gaane ke chhote bade sab version
    hamare gaane ka chhota version reel ke liye
    gaane ko reel radio aur film ke liye katwana
    poora gaana aur status wala cut
    ek hi gaana reel aur radio dono ke liye
    15, 30 aur 60 second ke cut
    gaane ke alag alag lambai ke version
    awaaz aur music alag alag wala pack
    ek hi gaana alag alag lambai me
    radio ke liye gaana chhota karna
    reel aur radio wala cut
    ek hi dhun film aur reel dono ke size me
    wahi jingle chhote aur bade version mein
    hamara jingle teen lambai me
    ek gaane ke teen version
    gaane ka reel version aur lamba version
    radio aur reels dono ke liye gaane ka cut
    film reel radio ke alag cut`,
  bookVideo: `
    book trailer
    upanyas ki film ek minute
    novel ka trailer
    meri book ka review video
    kitab ki promo reel
    book teaser
    kavita ki kitab ki clip
    book video 60 second ka
    launch wale din chalane ko kitab ka video
    kitab ki ek line padh ke sunane wala video
    khadi aur aadi dono shape me book ka video
    cover dikha ke sawal uthaye aisi kitab ki film
    horror novel ka daraavna sa trailer
    meri atmakatha par do minute ki film
    kitab kaha milegi ye end me dikhane wala video
    bachho ki chitra katha ka pyara promo video
    log insta pe kitab scroll kar dete hai, ek chhota video ho jo ruk ke dekhe
    meri pehli kitab aayi hai, reels pe dikhane ke liye uski ek minute ki film
    yatra wali kitab ke drishya dikha ke ek chhota sa video, wide aur upright dono
    prakashak ne bola book ka video do, launch function me bade parde par chalega
    papa ki likhi kitab sabko dikhani hai, whatsapp pe bhejne layak chhota trailer
    kitab ke baare me imandaari se batane wala review video, nakli raay na ho
    upanyas ki kahani ka mahaul dikhane wali nabbe second ki film instagram ke liye
    recipe book ki clip jisme cover, do line aur kaha se khareede ye sab aaye
    kitab ka video
    meri kavita ki kitab ka trailer
    upanyas ka trailer
    book launch ke liye chhota video
    kitab ki reel
    meri kahani ki kitab ki film
    book promotion ka video
    nana ji ki kitab ka video
    kitab ke liye chhoti film
    kitab insta pe dikhane ka video
    kitab ko youtube pe dikhane ke liye video
    novel ki reel
    kitab ka trailer instagram ke liye
    bachcho ki kitab ka promo
    kavita sangrah ka video
    thriller novel ka teaser
    novel ka promo video
    meri khana banane ki kitab ka video
    kitab ki video
    meri novel ka trailer`,
  authorSite: `
    kavi ki apni jagah internet par
    pathak mujhse jude aisa ek panna
    lekhak ka apna ek page wala thikana
    author website
    lekhak ka apna page
    kavyitri ki website
    meri sab kitabo ki site
    shayar ka web page
    writer ki site ek page wali
    kahanikar ki website
    auther site
    kitab, parichay aur mujhe likhne ki jagah
    pathak mujhse sampark kare aisi lekhak ki site
    agli kitab khud jod saku aisi writer website
    press me jo chhapa wo bhi meri lekhak site pe
    kavi sammelan ki tareekh aur kitabein dikhane wali site
    novelist ke liye kai page ki website
    meri paancho upanyas ek page pe dikhe
    upanyaskar ka naam google karo to site mile
    ek hi jagah meri kitabein, meri kahani aur pathako ke liye chitthi likhne ka form
    publisher puchta hai author site hai kya, mere paas nahi hai, ek page ki bhi chalegi
    meri wife ki teen kitabein hai, uske naam ki site jahan log unse judein
    kavi hu, apne parichay aur kitabo ki website jisme nayi kitab jodna aasan ho
    book fair me log card maangte hai, likhne wale ke naam ki site ho to wahi dikha du
    reading event, akhbar ki cutting aur kitabo ki soochi ke saath lekhika ki poori site
    bachho ki kahaniyo wali lekhika hu, meri kitabo ka rangeen page jahan mummy log mujhe likhe
    ghazal ki kitabo wale shayar ki apni website, thoda jeevan parichay aur sampark ho
    lekhak ki website
    mai likhta hu, meri site
    writer wali website
    lekhika ki apni website
    meri kitabon ki website
    meri novelo ki site
    kavi ki site
    shayar ki website
    author site
    kitabo aur karyakram ka page
    meri pehli kitab ki website
    pathak mujhe likh sake aisa page
    meri kitabo ka page
    meri wife ki kitabo ki site
    kitab ke liye site`,
  bookSong: `
    novel ka title song
    book ka anthem
    chapter pe gaana
    book launch ka geet
    meri kahani ki dhun
    upanyas ka theme song
    hero ke naam ka gaana
    kitab ke samarpan ka geet
    kitab ki prastavna se nikla hua geet
    thriller novel ke liye khaufnaak theme music
    kitab ki nayika par ek gaana
    jeevani wali kitab se nikla ek geet
    bachho ki kahani book ka masti wala gaana
    meri kavita ki kitab se chuni hui ek kavita gaake
    prem upanyas ke dono kirdar ka gaana
    kitab ke aakhri adhyay se bana gaana
    meri novel padhne wale sune aisa ek title track jisme kahani ka saar ho
    kitab ke vimochan me bajane ko usi kitab ki kavita se bana ek gaana
    nana ji ki jeevani chhapi hai, unki zindagi ki kitab pe ek geet banwana hai
    meri kitab me ek gaon hai, us chapter ko gaane me dhalna hai
    book ka pehla panna jo maa ko samarpit hai, usko ek gaane me badalna
    fantasy upanyas hai mera, uski duniya ka ek anthem jaisa gaana
    kahani sangrah ki sabse pyari kahani ko gaane ki tarah sunana chahti hu
    audiobook nahi, kitab ke kirdar ki kahani kehne wala gaana
    kitab par gaana
    meri novel ka title gaana
    meri kahani pe ek gaana
    kitab ke hero ka gaana
    meri kahani ka gaana
    kavita ki kitab ke launch ka gaana
    kitab ke liye gaana
    kitab ke chapter se gaana
    jeevani pe gaana
    bachcho ki kitab ka gaana
    upanyas pe gaana`,
  lessonPlan: `
    ek period minute minute ka plan
    kal ki class ka poora khaka, gatividhi aur homework
    chalis minute ka paath kaise padhaye, uska draft
    lesson plan ka software
    path yojana
    weekly lesson plans
    period ka minute plan
    class 7 ka teaching plan
    leson plan science ka
    cbse ke lesson plan
    hindi me path yojna
    sunday ko plan likhne me nikal jata hai
    chaalis minute ke period ka pura plan
    icse syllabus ke hisaab se roz ka plan
    word file me lesson plan jo main badal lu
    aaj kaun sa topic kaise padhaye ye bata de
    activity aur homework ke saath class ka plan
    b ed wale teacher ko plan likhne me madad
    inspection ke liye poori plan diary taiyar
    teacher har hafte plan likh likh ke thak jati hai, chapter daalo aur draft mil jaye
    pehle paanch minute kya, fir kya karwana hai, aise minute minute ka path plan
    nayi teacher ko pata nahi class kaise le, uske liye har period ka plan likha mile
    up board ke chapter ke hisaab se plan ban jaye aur pdf nikal ke principal ko du
    hamare sattrah teacher har somvar ko plan jama karte hai, wo jaldi ban jaye
    photosynthesis jaise chapter ko kitne period me kaise padhana hai uska draft
    do class ek saath padhata hu, dono ke period ki yojana pehle se bani mile
    evs aur maths ke mahine bhar ke lesson plan, jinhe teacher apne hisaab se theek kar le
    lesson plan wala tool
    agle hafte ke lesson plan
    path yojana banane wala
    class 4 ka path plan
    class plan wala tool
    primary teachers ke lesson plan
    class ki taiyari me madad
    har chapter ka plan
    6 teacher ka lesson plan
    ncert ke hisaab se lesson plan
    padhane ka plan ban jaye
    principal ko dikhane wali plan diary
    lesson plan
    physics ke period ka plan
    22 teacher ke lesson plan
    teachers ke liye plan likhne wala tool
    roz ka path plan
    period plan banane wala`,
  quiz: `
    do section ke alag paper, answer ke saath
    nakal na ho sake aise alag alag test
    har bench ka alag question paper aur uski key
    ek hi chapter ke kai set wale paper
    section A aur B ke alag paper banane wala
    padosi se dekh na paye aisa test, uttar kunji bhi
    quiz maker tution ke liye
    mcq ka paper
    test paper banane wala
    bench wise alag paper
    uttar kunji samet test
    objective test tool
    kwiz banane wala
    unit test ke sawal
    padosi bench wala nakal na kare, do version
    chapter do aur word file me test ban jaye
    har monday ka class test minute me
    pre board ke liye question paper banane wala
    sawal badal ke A B C set
    ssc coaching ke daily mock test ke sawal
    true false aur khali jagah wala test
    history chapter ke bees mcq key samet
    bachhe ek doosre ka dekh ke likhte hai, isliye har bench ko alag set wala paper chahiye
    raat ko baith ke sawal type karta hu fir uttar kunji alag, dono ek saath ban jaye
    half yearly exam aa rahe hai, har subject ka paper aur uski key jaldi banani hai
    kitab ke panne daal do aur usme se test nikal aaye, level main chunu
    coaching me har itvaar test hota hai, naye naye sawal kaha se laye, wo bana de
    paper setter sir chhod gaye, ab prashn patra aur uttar kunji banane wala kuch
    nursery se paanchvi tak ke monthly test ke prashn patra jaldi bana dene wala
    chemistry ke ek hi chapter se teen alag test, sabki answer key ke saath
    question paper banane wala tool
    answer key wala test
    monthly test banane wala
    chapter se mcq aur uttar
    chapter se test ban jaye
    coaching ke har hafte ka test
    quiz maker
    class 7 ka quiz uttar ke saath
    quiz tool
    do set wala paper
    mcq banane wala
    mock test banane wala
    unit test ke sawal banane me time jata hai
    sawal jawab banane wala tool
    alag alag set ke paper
    question paper aur key turant
    objective sawal banane wala
    pariksha ka paper banane wala
    paper banane wala tool
    test aur answer key banane wala
    paper set karne wala`,
  worksheet: `
    kamzor aur tez bachcho ke liye alag level ki sheet
    teen level wale notes aur abhyas
    aasan, madhyam aur kathin worksheet
    worksheet maker
    abhyas ki sheet
    chapter notes banane wala
    content maker school me
    teen level ki practice sheet
    chhutti ka homework sheet
    udaharan aur notes
    hindi worksheet class 3
    kamzor aur tez bachho ke liye alag worksheet
    fill in the blanks wali practice sheet
    chapter ka chhota note jo bachhe padh le
    revision ke notes hindi aur english dono me
    matra aur vyakaran ki abhyas sheet nursery ki
    maths ke sawal aasan se kathin tak abhyas ke liye
    topic ke udaharan bana ke dene wala tool
    print karke baatne wali worksheet
    ek hi class me koi tez koi dheema, teeno tarah ke bachho ke liye alag practice sheet
    garmi ki chhutti ka holiday homework banana padta hai sab class ka, wo sheet ban jaye
    net se worksheet dhoondte hai to syllabus ka nahi milta, apne chapter ki ban jaye
    coaching ke liye padhne ka material aur notes roz haath se likhte hai hum
    science ke topic ko aasan shabdo me samjhane wale notes aur example school ke liye
    pahade aur jod ghatav ki roz nayi abhyas sheet pehli class ke liye
    do bhasha me worksheet, hindi medium aur english medium dono section ke bachho ko baatni hai
    gyarahvi ke commerce chapter ke notes jinme har baat ka ek example ho
    worksheet aur notes banane wala content maker
    worksheet banane wala
    class 2 ki worksheet
    notes banane wala tool
    aasan aur kathin abhyas
    notes aur abhyas
    chapter ke notes
    abhyas patra
    hindi me abhyas sheet
    content maker
    ganit ki practice sheet
    padhai ki samagri banate banate thak jate hai
    handout banane wala tool
    exam se pehle revision ki sheet
    homework sheet banane wala`,
  grading: `
    copy jaanchne wali ai
    paper checking me madad
    number dene me help
    essay checking tool
    answer par feedback likhe
    grading help
    uttar pustika jaanchna
    subjective answer checker
    main sirf confirm karu, number wo sujhaye
    ghar le jake copy check karna band ho
    har uttar ke saath comment ban jaye
    kyu itne number diye ye bhi bataye
    english ke essay pehle ek baar ai dekh le
    coaching ke test ki 200 copy jaldi jaanchna
    lambe uttar padhne me madad, faisla teacher ka
    galti kaha hai bachhe ko likh ke samjhaye
    exam ke baad copy ka pahad lag jata hai, pehla number koi laga de fir hum dekhe
    teacher ki aankh dukh jati hai jaanchte jaanchte, ai number sujhaye aur teacher pakka kare
    bachho ke jawab par do line ki tippani likhni hoti hai, wo draft ban ke aaye
    bees bees number ke bade answer theek se jaanchne me madad karne wala tool
    mains ki answer writing check karni padti hai, pehli jaanch ai kar de to aaram ho
    project aur assignment padh ke marks ka sujhav de, aakhri faisla teacher kare
    roz ki homework copy dekhne me ek ghanta jata hai, galti par nishan lagane me madad
    marking me kabhi kam kabhi zyada de dete hai, ek jaisa number sujhane wala
    copy check karne me madad
    300 copy jaanchne me madad
    answer sheet jaanchne wala tool
    nibandh jaanchne wala ai
    answer check karne ka tool
    number sujhane wala tool
    copy jaanchne wala
    uttar pe comment likhne wala
    marks dene me madad
    coaching ke test check karne wala
    paper check karne wala ai
    bade uttar jaanchne me madad
    copy check karte karte jaan nikal jati hai
    paper jaldi check ho jaye
    copy check karne wala tool`,
  behavior: `
    bartav ka register
    behaviour record
    anushasan ke note
    ladai jhagde ka hisaab
    conduct ki file
    bachho ki shararat ka note
    behavior record school ka
    discipline ka digital register
    sirf staff dekhe aise bachhe ke vyavhar note
    ek term me bachha kaise badla wo dikhe
    bullying ki har ghatna likhne ki jagah
    kaun roz late aata hai uska pattern
    achha kaam aur galat kaam dono likhne wala
    counsellor ko bachhe ke bartav ka purana record mile
    class me disturb karne wale ka note rakhna
    gaali dene ya maarne ki ghatna ka lekha
    class teacher badal jati hai to bachhe ke vyavhar ka kuch pata nahi chalta, sab likha rahe
    jhagde ki baat do hafte me sab bhool jate hai, har jhagde ka record computer me rakhna hai
    kaun sa bachha kis din zyada gussa karta hai, poore term ka pattern teacher ko dikhe
    hostel me ladke kya kya karte hai uske note jo school ke bahar na jaye
    chhoti chhoti harkatein teacher likhe aur mahine baad samajh aaye ki dikkat kaha hai
    bachha chup rehne laga hai ya ladne laga hai, ye baat teacher log note karke rakh sake
    playground ki maar pitai aur bus ki badtameezi sab ek jagah darj ho, sirf teacher dekhe
    bachho ke achhe aachran par bhi note rahe, sirf shikayat nahi, school ke andar hi
    bachchon ke vyavhar ka record
    bachche ke behaviour ke note sirf teacher ke liye
    anushasan ka record
    kaun ladta hai uska record
    anushasan wala tool
    anushasan ki file
    shararat ka register
    saal bhar ke bartav ka record
    kaun shararat karta hai uska hisaab
    hostel ke bachho ka aachran register
    achhe bure kaam ka record
    counsellor ke liye bachche ka itihas
    bacche ke bartav ka record`,
  parents: `
    parents ko message
    mummy papa ko notice
    abhibhavak ko suchna
    ptm ka nyota ghar tak
    parents ke jawab ek list me
    bangla me parents ko khabar
    fees due ka msg ghar pe
    school se parents tak sandesh
    kal chhutti hai, sab abhibhavak ko batana
    maa ko hindi me, papa ko english me message
    diary kho jati hai, homework parents ko phone pe
    bachha aaj nahi aaya to ghar khabar
    parents whatsapp group ki jagah dhang ka tool
    exam ki tareekh har parent tak pahuche
    school trip ki khabar aur parents ki haan na
    urdu samajhne wale parents ko unki bhasha me
    kagaz ka circular bachhe ghar nahi pahuchate, notice seedha maa baap ke phone pe jaye
    hamare yahan maa baap english nahi padh paate, school ki baat unki boli me jaye
    parents group me sau log bolte hai kaam ki baat kho jati hai, alag se message jaye
    bus kharab ho gayi to sab ke ghar turant batana padta hai, phone karte karte shaam ho jati
    teacher likhe english me aur parents ko punjabi ya hindi me mile, aisa school ka tool
    meeting me kaun aayega ye sab parents se pooch ke unke reply ek jagah rakhne wala
    annual day ki dress aur time har bachhe ke ghar wale ko ek saath bata de
    bachhe ki padhai ke bare me maa baap ko pyar se likha hua sandesh, teacher dekh ke bheje
    parents ko message bhejne wala
    parents ko marathi me notice
    abhibhavak ko khabar dena
    chutti ki khabar sab parents ko
    maa baap ko unki bhasha me message
    bus late hai ye parents ko batana
    parents ko number aur chutti ka message
    homework parents ke phone par
    abhibhavak sandesh
    800 ghar tak school ki khabar
    parents ko sandesh wala
    school se ghar ka sandesh
    mummy papa ke jawab ek list me
    maa baap ko khabar dene wala tool`,
  onlineClass: `
    virtual class ka setup
    net pe class, haziri auto
    ghar se class
    video class ka system
    live padhai ka platform
    online clas school ki
    e-learning system
    notes aur video ek jagah
    kohre ki chhutti me bhi padhai chale
    bachhe phone se class join kare aur attendance lage
    coaching ke bahar ke students ko live padhana
    recorded lesson aur pdf ek jagah rakhne wala
    pollution me school band, class video par
    baadh ke dino me online padhai ka intezaam
    college ke lecture net pe haziri samet
    video lesson, material aur attendance ek saath
    dilli me har november school band ho jate hai, tab bachhe ghar se hi class kare
    zoom ka link roz bhejna padta hai aur haziri alag likhte hai, sab ek jagah ho
    gaon ke bachhe school nahi aa paate, unko mobile par live class aur notes mile
    teacher ghar se padhaye, bachhe ghar se padhe, haziri apne aap lag jaye
    ek hi jagah lecture bhi ho, material bhi mile aur kaun aaya tha ye bhi dikhe
    bimar bachhe class chhod dete hai, wo baad me online lesson dekh le
    hamare institute ka online batch shuru karna hai, video padhai aur attendance ke saath
    election me school ki building chali jati hai, das din tab padhai internet pe karani hai
    online class ka system
    school ki online class haziri ke saath
    ghar se padhai aur haziri
    video se padhana
    live class aur attendance
    baarish me online padhai
    online padhane ka system
    coaching ki live class
    virtual classroom
    door ke gaon ke bachho ki online class
    e classroom
    notes aur class online ek jagah
    chhutti me online padhai`,
  careerTest: `
    dasvi ke baad bachche ka rujhan dekhne wala
    bachcho ki pasand aur khoobi parakhne wala
    subject chunne se pehle ruchi ki report
    career test school me
    stream chunne ka test
    ruchi aur khoobi ki jaanch
    class 9 ka interest test
    dasvi ke baad kya, test
    karier test
    aptitude test 12vi ka
    career counselling report
    arts le ya science, isme madad wala test
    bachho ki taqat batane wali report
    barahvi ke bachho ko aage ka rasta dikhaye
    kis line me jaye ye samjhane wala test
    parents doctor banana chahte hai, bachhe ka mann dekhe
    gyarahvi me subject chunne se pehle wala test
    school ke seniors ke liye psychometric jaanch
    ruchi ki report jispe counsellor baat kare
    nauvi se barahvi tak ke bachho ka test jisse pata chale kis cheez me tez hai
    dost ne commerce li to isne bhi le li, aise na ho isliye koi test
    meri beti ko samajh nahi aa raha aage kya kare, uski ruchi janne wala test
    school me sabhi dasvi walo ka ek test ho aur har bachhe ki report bane
    counselling ke din baat karne ke liye har bachhe ki khoobiyo ki report chahiye hoti hai
    ladka cricket me hai padhai me nahi, uske liye kaun sa career theek ye batane wala test
    hamare gaon ke bachho ko career ka kuch pata nahi, unki pasand aur hunar janchne wala test
    engineering ke alawa bhi kuch hai, ye bachho ko dikhane wala career guidance ka test
    career test aur uski report
    career test
    nauvi ke bachho ka ruchi test
    kya ban sakta hai bachha uska test
    stream ke liye test
    bachche ko stream chunne me madad wala test
    bachche ki taqat batane wali report
    class 12 ke liye career guidance
    science commerce arts chunne ka test
    bachche confuse hai engineering le ya arts
    11vi walo ka career test
    barahvi ke baad ka margdarshan
    bachcho ke liye career margdarshan
    12vi ke baad kya karna hai wala test
    aage kya padhe uska test
    10vi ke baad stream ka test
    bacche kya bane uska test
    dasvi ke bachho ke liye aage ki raah ka test
    ruchi jaanne wala test
    career batane wala test
    subject chunne me madad wala test`,
  bot: `
    koi chatbot
    wapp pe bot lagwana
    auto jawab
    ek chatbot banwana hai
    msg ka reply khud de
    robot jo chat kare
    ai bot hindi wala
    boat whatsapp ka
    koi ai jo meri jagah chat kare
    automatic message ka jawab dene wali cheez
    whatsapp par khud bolne wala bot
    har message ka turant jawab dene wala
    raat ko bhi chat ka jawab dene wala ai
    hindi english dono samajhne wala chatbot
    ek assistant jo logo ko likh ke jawab de
    message bahut aate hai, reply karne wala bot
    din bhar phone haath me leke message ka jawab deta rehta hu, koi bot laga do
    aajkal sab ke paas ai wala chat hota hai, waisa hi ek bot mujhe bhi
    koi bhi message kare to turant jawab chala jaye, mujhe phone na dekhna pade
    jo log likhte hai unko main der se jawab deta hu, ek bot jo jaldi likh de
    whatsapp automation jaisa kuch, jisme ai khud log se baat kar le
    ek aisa bot jo aam bhasha me logo ke message ka jawab likh diya kare
    chat karne wala ai jo meri tarah hi thoda hindi thoda english me likhe
    message dekhne ka time hi nahi milta, koi ai bot ho jo sambhal le
    whatsapp bot
    ek bot
    chatbot
    apne aap jawab
    ai assistant
    auto reply
    apne aap reply karne wala
    ai jo msg ka jawab de
    bot chahiye mujhe
    chat wala ai
    jawab dene wala bot
    itne message aate hain jawab nahi de pata`,
}
