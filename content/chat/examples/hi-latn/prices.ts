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
    clinic ki booking aur offer bhejna dono mila ke`,
  compare: `
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
    trained chatbot ya normal bot`,
  item: `
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
    cafe me table book ho jaye whatsapp se`,
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
    main student hu
    mai nauvi me padhta hu
    mera beta class 10 me hai
    board ki taiyari kar raha hu
    meri beti gyarahvi me hai
    chhota bhai 8vi me hai
    college ka student hu
    bachchon ke liye tool`,
  author: `
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
    phone pe baat karne wali machine`,
  dashboard: `
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
    mail padh ke kaam karne wala agent`,
  trained: `
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
    pdf padh ke jawab dene wala bot`,
  multichannel: `
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
