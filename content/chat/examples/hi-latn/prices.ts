import type { SubjectId } from '#content/chat/subjects.ts'
import type { Examples } from '../examples.ts'

export const romanisedPrices = {
  price: `
    pehle saal me kul kitna lagega bot ka
    bot aur dashboard dono milake kitna
    chhoti dukan, 4 hazar ke andar kuch
    8 teacher ke lesson plan aur quiz milake
    parlour wali hu booking ka jhanjhat, kharcha kitna
    bina paise ke bot laga do
    do jingle kitne ke
    12vi ke baad kya kare wala test kitne ka
    free me site bana doge kya
    poora hisaab lagake batao
    teen gaane ka kitna
    dukan ke jingle aur site dono ka kitna
    alag alag lene se kitna zyada
    15 teachers ke lesson plan ka saal ka
    bot aur voice ka mahine ka kitna
    6 mahine ka total
    dono ecommerce bot sath lu to kitna bachega
    kitna lagega total
    school ko saal me kitni baar paisa dena padta hai
    aapka rate kya hai
    rate list bhej do
    teeno cheezo ka total
    kharcha kitna aata hai
    business website aur jingle dono milake
    grading aur parents wala tool dono
    kam se kam kitne me ho jayega
    mere paas 15000 hai kya milega
    10 hazar me kya ban sakta hai
    budget 30 hazar ka hai
    sabse sasta kaun sa hai
    sabse mehnga kya hai
    ek saal ka total kitna
    restaurant ka bot kitna aur kitne din
    school wale tool ka paisa har mahine katega ya salana
    dollar me kitna hua
    mahine ka kitna lagta hai
    kitne paise lagenge sab milakar
    salon bot kitne ka aur kab tak
    ek teacher ka ek saal ka paisa
    20 hazar me ho jayega kya
    kitne ka hai
    starter ka ek saal ka
    rate kya hai
    sabka alag alag rate
    muft me website mil sakti hai
    salon me booking aur purane grahako ko offer dono kul kitna
    10th wale bachho ke liye stream chunne ka test, rate
    daam batao
    ek saal me total kharcha
    quiz maker ka daam mahine ka hai kya saal ka
    portfolio site aur ek gaana total
    sabka rate bhejo
    per month kitna banta hai
    dono bot mila ke ek saal ka
    9 teachers ka lesson plan kitna hua
    mere paas 8000 hai kya milega
    10 hazar me kya aa jayega
    site 19999 wali aur dashboard
    12999 wali site aur broadcast dono ka
    20k budget hai
    aapki fees kitni
    kam se kam kitna
    jyada se jyada kitna
    saal ka kitna
    mahine ka aur shuru ka dono batao
    akele teacher ka saal ka kitna hua
    simple dukan ki site aur customer bot ka total
    quiz aur worksheet dono ka saal ka
    dono milake kitna
    chhe mahine ka kitna padega
    pehli baar me kitna dena hoga
    voice hata du to kitna
    kitna bachega bundle lene se
    school tools monthly hai ya yearly
    kaun sa sasta hai aur kitna
    restaurant ka booking bot aur broadcast jod ke batao
    saare school wale tool ka total saal ka
    sirf mahine ka batao
    50 hazar me kya kya ho jayega
    teacher ke tool ka paisa salana hai na
    teen video ke kitne
    lesson plan ka mahine ka dena hai ya saal bhar ka ek sath
    7000 tak me kya ho payega
    owner bot aur dashboard ka mahine ka
    24999 wala kya hai
    dollar me kitna
    customer bot ke sath voice lu to kul
    shuruat kitne se hai
    rate list bhejo
    kitna padega sab milake
    jo do website wale rate hai unme se sasta
    paisa kitna
    ek baar ka aur mahine ka batao
    rate list do
    total kitna hua
    career test ka price
    mehndi wali hu 6000 se kam me kya milega
    customer bot plus portfolio site ka kul
    kitne me ho jayega
    sahi sahi daam batao
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
    dono me se konsa lu
    chhoti dukan ke liye starter theek hai ya growth
    website chatbot ke sath lu ya bina
    owner wala bot lu ya customer wala
    bada package lu ya chhota
    starter aur growth me kya antar hai
    song aur lyric to music me antar
    mere liye kaunsa package theek hai
    5 dukane h to kaunsa plan
    bundle sasta padta hai ya alag alag
    business bot aur customer bot me fark
    kaun sa lu salon ke liye
    trained chatbot aur agent me kya alag hai
    growth lena chahiye ya starter se kaam chal jayega
    customer aur owner dono alag lene se mehnga padega ya bundle se
    bundle me kitni bachat hai
    kaun si website mere liye sahi rahegi
    kaun sa lu
    starter aur growth me fark
    mere liye kaun sa sahi hai
    bundle lu ya alag alag
    agent aur bot me kya antar
    website pehle lu ya bot
    bada wala lene ka fayda
    growth aur sme bundle same hai kya
    salon ke liye kaun sa package
    12999 aur 19999 wali site me kya fark
    sme bundle ya sirf bot
    alag alag lu ya bundle, kya sasta
    portfolio site lu ya business site
    starter lu ya growth
    dono me kya fark hai
    bot lu ya website pehle
    bundle me kitna bachega
    bundle lu ya do alag bot lu
    mere liye kaun sa sahi rahega
    jingle lu ya gaana
    video lu ya website kitab ke liye
    trained chatbot ya normal bot`,
  item: `
    mehndi lagate waqt phone nahi utha sakti, appointment ka kuch karo
    ek gaane ko alag alag lambai me kaat ke do
    parlour me haath khali nahi hote aur booking ke phone aate hai
    inquiry aate hi crm me contact khul jaye
    beta nauvi me hai ruchi jaanne wala kuch hai
    school ka prarthana geet
    do version wala question paper ban jayega jisse bagal wala nakal na kare
    bill padh ke excel me daal de aisa kuch
    podcast ke liye tune chahiye
    11vi me subject chunne me madad wala test
    rule book padh ke staff ko jawab dene wala
    hamare 4 outlet hai ek system chahiye
    bot hindi mein baat karke booking le, sweet shop hai
    owner bot mujhe kya kya batayega
    kitab ki cover photo aur kuch line se video ban sakta hai na
    log time lete hai aur aate nahi, kuch ilaaj hai
    mareez appointment leke bhool jate hai
    roz ek hi sawal sau baar aata hai
    bete ko science le ya commerce, iske liye koi test rakhte ho
    society ke ganpati ka gaana
    grahak puchte hai aur gayab ho jate hai, kuch karo
    parcel kaha pahucha din bhar yahi puchte hai
    raat ko order aate hai aur mai so raha hota hu
    author website me agli kitab jodna
    facebook form ki lead zoho me girni chahiye
    stock kab khatam hua pata hi nahi chalta
    hamare paas 300 page ka manual hai, staff usi se puche
    naraz customer ka pata der se chalta hai
    worksheet kamzor aur tez bachho ke liye alag hoti hai?
    8 log ki team hai sabki lead ek jagah aaye
    bachhe ki shararat wali baat parents tak jayegi kya
    kai branch walo ke liye kaunsa package
    starter me kya kya milta hai
    growth package me kya hai
    dashboard me kya dikhta hai
    voice add on kya karta hai
    gaane me bachche aur mohalle ka naam aa sakta hai na
    sirf whatsapp hai ya call bhi le lega
    form bharne wala seedha hubspot me aa jaye
    ek hi dashboard pe sab dekhna hai
    salon me 3 kursi hai booking sambhal lo
    reception ki screen pe bolne wala lagana hai
    parents wapas jawab likhe to kaha dikhega
    customer bot kya kya karta hai
    44999 wale me kya aata hai
    website de do bot mat lagana
    mujhe bot nahi lena, keval website
    broadcast tool ke bare me batao
    phone par bhi baat kar leta hai kya assistant
    owner bot kis kis cheez ka alert deta hai
    sme bundle me kya shamil hai
    gpt agent hota kya hai
    custom web app kya hota hai
    author ki site ek page ki bhi ban sakti hai
    bot sirf likhta hai ya phone bhi uthata hai
    mere salon ke liye kya hai
    teacher ke liye kya kya hai
    lekhak ke liye kuch hai
    shaam ki report bhejne wala bot kaunsa
    online bechne walo ke liye kya hai
    restaurant ke liye kya kar sakte ho
    meri chhoti si dukan hai kuch kaam ka hai kya
    kirana wale ke kaam aayega
    mere dhande ke liye kuch hai
    sme package me broadcast aata hai ya alag hai
    starter me kya milta hai
    bot kya kya karta hai
    phone wala assistant kis bhasha me bolta hai
    sirf website banwani hai baaki kuch nahi
    meri tiffin service hai kya le sakti hu
    jewellery online bechti hu, kya lu
    daily report wala bot kaunsa hai
    teacher ke liye time bachane wala kuch
    aathvi ke bachhe career test de payenge kya
    bundle me kya hai
    birthday song naam ke sath
    teachers ke liye kuch hai
    lekhak ke liye kya hai
    school ke liye kya kya hai
    mere restaurant ke liye kuch karo
    instagram pe bhi bot chahiye
    phone uthane wala kuch hai
    copy check karne ka kuch hai
    hamari company ki policy file se karmchari puch sake
    customer same sawal puchte hai kya upay
    career test kis class se kis class tak
    voice me kya hota hai, call uthata hai?
    mujhe online bechna hai
    photo dikhane wali site chahiye
    kavita ko gana bana do
    maa ke liye gana chahiye
    meri kitab ka prachar karna hai
    bachho ko career batane wala kuch hai
    sabko ek saath message bhejna hai
    kitab ke panne bhej du to video bana doge
    library chalata hu seat booking chahiye
    starter me call uthana shamil hai?
    growth me website shamil hai kya
    gaane me dosto ke naam daal doge
    der se reply karta hu to customer chala jata hai
    yoga studio ke liye
    phone nahi utha pata kaam me
    maths ka tuition deta hu, mere liye kuch
    call aaye to bolega ya bas message karega
    property dealer ke liye kya hai
    parents ka jawab teacher ko milta hai kya
    phone uthane wala bhi hai kya
    bachhe ko kya banna h uska test
    mandir ke liye bhajan banwana
    dono hi bhasha me notes banane wala
    nauvi wale bhi career test de sakte hai
    calls ka jawab de sakta hai kya ye
    parents meeting ki khabar sabko unki boli me
    sme pack me kya kya milta hai
    bas site chahiye bot ki jarurat nahi
    raat ko mareez message karte hai koi upay
    log call karte hai jab main kaam pe hoti hu, kuch hai
    facebook se aane wali lead system me apne aap
    order kitne aaye shaam ko bata de koi
    bot phone call receive kar leta h kya
    call pe bhi bolta hai ya bas chat
    phone aaye to bot uthayega kya
    kya ye call ka bhi jawab deta hai
    ghanti baje to bot hi utha le aisa
    sirf message ya call bhi lega bot
    telephone pe grahak se baat kar lega
    bot se call attend ho jayegi kya
    copy check karne wala tool
    din bhar ka hisaab raat ko mil jaye phone pe
    order bhool jata hai staff, kuch ilaj
    call pe hindi saaf bolta hai kya voice wala
    coaching hai parents raat ko message karte hai
    salon ke liye kya hai aapke paas
    dukan ka kaam aasan karne ko kuch
    grahak naraz ho to malik ko turant khabar ho jaye
    gym ke liye kuch hai
    meri kavita ka gaana
    grading tool har answer pe comment likhta h kya
    kitab likhi hai kya kar sakte ho
    subah uthke pata chale kal kitne order the
    mai kahani likhti hu, mere liye kya hai
    call attend karne wala bhi aata hai kya isme
    flat dhoondhne wale customer ko list bhej ke visit book karne wala ai
    clinic pe din me 80 call aati, ai utha lega kya
    roz ki report kis bot me milti hai
    insta dm aur fb messenger dono pe lag jayega
    insta dm ka jawab apne aap ho jaye
    fees yaad dilane wala bot
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
    kitna paisa lagega
    kharcha batao
    kitne ka hai
    daam bataiye`,
  onlineShop: `
    main insta pe kapde bechta hu
    hamara online jewellery ka kaam hai
    meri wife online kurti bechti hai
    website pe saman bechte hain
    roz 40 online order aate hain`,
  localShop: `
    meri kirane ki dukan hai
    mithai ki dukan chalata hu
    medical store hai mera
    kapde ki dukan hai bazaar me
    hardware ki dukan`,
  smb: `
    mera beauty parlour hai
    daant ka doctor hu
    coaching chalata hu
    gym hai mera
    property dealer hu
    chhota sa hotel hai
    vakil hu main
    pathology lab hai
    ac repair ka kaam karta hu
    photography ka studio hai
    tiffin ka kaam hai
    dance class chalati hu
    jaanwaron ka doctor hu`,
  school: `
    main principal hu
    hamara school hai
    play school chalate hain
    college ke liye kuch
    school ke saare tool
    school wale rate
    school ki price list`,
  teacher: `
    main teacher hu
    bachchon ko ganit padhata hu
    sarkari school me padhati hu
    ek teacher ke liye`,
  student: `
    main student hu
    mera beta class 10 me hai
    bachchon ke liye tool`,
  author: `
    maine upanyas likha hai
    meri kitab aane wali hai
    main kavi hu
    kahaniyan likhti hu`,
  creator: `
    mera youtube channel hai
    reels banata hu
    podcast karta hu
    hamara band hai`,
  businessBot: `
    appointment lene wala bot
    clinic ke liye whatsapp bot
    salon me booking apne aap ho jaye
    mareezo ko yaad dilane wala system
    coaching ke parents ke sawal ka jawab dene wala bot
    restaurant me table book karne wala bot
    business bot
    kirana dukan ka whatsapp bot
    flat dekhne walo ko jawab dene wala
    fees timing sab koi poochta rehta hai uska jawab khud de de
    sabzi ki dukan ke order whatsapp pe
    phone uthate uthate thak gaya booking ke liye
    coaching ka admission bot
    flat inquiry sambhalne wala bot
    gym ke members ke liye bot
    restaurant me table book wala bot
    koi machine apne aap reply kar de
    yoga class ki booking wala bot
    log whatsapp pe rate puchte rehte hai koi khud jawab de
    padosi ki dukan me message karo to apne aap jawab aata hai waisa chahiye
    parlour ke appointment ke liye din bhar phone aata hai
    dentist ke liye appointment bot
    bimar log raat me timing puchte hai
    property wale ka whatsapp assistant
    gym ka bot
    mithai ki dukan ka whatsapp bot
    clinic me number lagane wala bot
    tiffin ke order lene wala bot
    salon ke liye whatsapp pe jawab dene wala
    library ki seat book karne wala
    coaching ke fees yaad dilane wala bot
    kirane ki dukan ke order likhne wala bot
    hotel ke liye booking bot
    chai wale ke liye order likhne wala bot
    thele ke order whatsapp pe lene wala
    patients ko reminder bhejne wala
    spa ke liye bot`,
  customerBot: `
    online dukan ke customer ko jawab dene wala bot
    order kahan hai ye batane wala bot
    customer bot
    grahak ko parcel ki sthiti batane wala bot
    size puchne walo ka jawab dene wala bot
    shopify store ke liye chatbot
    insta boutique ke grahako ko jawab
    online kurti shop ka jawab dene wala
    stock aur size batane wala bot
    return ke sawal sambhalne wala bot online store ka
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
    stock khatam hone se pehle mujhe message kare
    customer gussa ho to mujhe khabar mile
    daily summary bhejne wala bot
    owner bot
    roz shaam ko dukan ka hisaab whatsapp pe
    roz ki bikri ka saar whatsapp pe
    mujhe alert chahiye bade order ka
    owner ko order ki khabar wala bot
    malik ko turant pata chale aisa bot
    order aaya to maalik ko message
    naraz customer ki soochna
    bade order ki ghanti mere phone pe
    mujhe order batane wala
    malik ke liye soochna wala bot
    order aane par mujhe hi batane wala
    maal khatam hone lage to mujhe khabar
    kam maal hone par khabar`,
  voice: `
    phone uthane wala bot
    voice add on
    bolne wala assistant
    bolke booking lene wala
    call apne aap uth jaye
    awaz me jawab de phone par
    call uthane wala
    landline uthane wala ai
    phone uthane wali ai
    call ka jawab dene wala
    calls ka jawab dene wali awaaz
    phone pe baat karne wali machine`,
  dashboard: `
    dashboard
    ek screen pe saari booking
    sab kuch ek jagah dikhe
    aaj ki booking ki screen
    ek page pe saari chat aur order
    enquiry ki list wali screen
    kisko call karna hai uski list ek screen pe`,
  broadcast: `
    sab customer ko ek saath offer bhejna
    broadcast wala tool
    diwali ka message sabko jaye
    saare grahako ko sale ki khabar
    sabko offer bhejne wala tool
    festival ka msg sabko
    bulk whatsapp bhejna hai apne customers ko
    batch shuru hone ka msg sab students ko
    2000 customer ko ek ek karke msg karna padta hai
    sale ki khabar sabko ek baar me
    naye stock ki khabar sab grahko ko
    bulk msg wala
    sab grahko ko ek saath offer bhejna
    purane students ko naye batch ka message`,
  ecommerceBundle: `
    ecommerce bundle
    online dukan ke dono bot ek saath
    dono shop wale bot ka bundle
    customer bot aur owner bot dono
    dono shop bot ek saath
    customer owner dono ka combo
    online store ka combo
    online dukan ka pura pack`,
  smbBundle: `
    sme bundle
    bot voice dashboard broadcast sab ek saath
    clinic ke liye pura bundle
    jisme sab kuch ek sath ho jata hai parlour ke liye
    charo cheez ek saath wala chhote business ka
    sme pack
    chhote business ka pura set
    bot call dashboard broadcast char cheez
    sme wala combo
    clinic ka combo pack`,
  starter: `
    starter package
    sabse chhota plan
    sabse chhota wala plan
    shuruaati plan jo aapke paas ho
    shuru karne wala package
    sabse chhota package
    shuruati plan`,
  growth: `
    growth package
    business growth wala plan
    growth wala
    popular wala package
    sabse zyada bikne wala package
    jo package sab lete hai
    beech wala package`,
  enterprise: `
    enterprise plan
    chain of stores ke liye plan
    alag alag sheher me 4 clinic ke liye plan
    kai shakha walo ka plan
    hamari 3 branch ke liye plan
    hamari 5 branch hain
    badi company ke liye package
    8 dukano wala package
    6 outlet wali company ka package
    hamari bahut saari branch hai
    bahut si branch wala plan
    branch zyada hai uske liye package`,
  package: `
    aapke package
    kaun kaun se plan hain
    teeno package`,
  website: `
    website
    site banwani hai
    ek website chahiye`,
  websiteBusiness: `
    clinic ki website
    factory ki website
    ca office ki website
    restaurant ke liye site
    company ki simple website
    coaching ki website
    school ki website
    vakil ke office ki site
    saadi si website dukan ki
    parlour ki site
    bas naam aur time internet par dikh jaye
    sabse simple website dukan ki
    simple website dukan ki
    hardware dukan ki site
    clinic ki chhoti website
    ngo ki site`,
  websiteChatbot: `
    website jisme chatbot ho
    website aur bot dono
    hotel ki site jo khud jawab de
    simple website aur usme chat wala bhi
    site jisme bachche chat karke puch sake
    website me chatbot ke saath
    bot lagi hui website
    site jo jawab bhi de
    chat wali site`,
  websitePortfolio: `
    photographer ki website
    architect ka portfolio
    model ki photo site
    apna kaam dikhane ki site
    apni painting dikhane ki site
    portfolio website
    mehndi artist ki site
    interior designer ka kaam dikhane wali site
    makeup artist ke photo ki site
    dulhan mera mehndi ka kaam dekh sake aisi site`,
  websiteShop: `
    online dukan ki website
    saman bechne wali website
    boutique ki online shop wali site
    kapde online bechne ki site
    payment wali site
    site jahan log kharid sake
    achar masala online bechne ki site
    achar bechne ki website
    cart wali website
    apni khud ki shopping wali site
    log seedha site se khareede
    online bikri wali website
    ecommerce site
    cart aur payment wali site`,
  customApp: `
    apne kaam ka software banwana hai
    hisaab rakhne wala chhota app browser me
    gadi service ka record software
    bill padhne wala ai software
    ek kaam ka apna web app
    quotation banane wala app
    custom web app
    quotation banane ka software
    godown ka software`,
  websiteBundle: `
    website bundle
    website wala bundle
    site plus whatsapp bot ek sath
    website aur bot ka combo
    website aur whatsapp bot ka bundle`,
  agent: `
    gpt agent
    quote banane wala agent
    ai agent
    email chhatne wala agent
    gpt wala agent
    office ka kaam karne wala ai
    ai karmchari jo tools me kaam kare
    office ka kaam khud karne wala ai
    mail padh ke kaam karne wala agent`,
  trained: `
    hamare pdf se jawab dene wala bot
    company ke documents pe sikhaya hua chatbot
    staff niyam pooch sake bot se
    policy document se jawab dene wala bot
    rate list pe sikhaya bot
    staff ke liye manual wala chatbot
    500 page ki catalogue se jawab de
    hamare notes se bachcho ke doubt ka jawab de
    apne data se seekhne wala chatbot
    files se seekha hua bot
    hamari kitab pe trained bot
    pdf padh ke jawab dene wala bot`,
  multichannel: `
    insta facebook whatsapp sab pe ek bot
    website aur whatsapp aur insta teeno ka bot
    sab social media pe ek hi assistant
    insta aur whatsapp dono ka ek bot
    fb insta whatsapp sab ka ek assistant
    har jagah ek hi bot
    whatsapp aur telegram jaise sab pe ek bot`,
  avatar: `
    chehre wala assistant
    bolta hua avatar reception ke liye
    mall ki screen ke liye avatar
    digital receptionist chehre ke sath
    screen pe bolne wali ladki
    bolta avatar
    screen pe aadmi jaisa ai`,
  crm: `
    crm me lead apne aap jaye
    form ki lead ko crm me dalna
    facebook lead crm me
    hubspot me lead apne aap
    lead seedha crm me jaye
    zoho crm se jodna
    crm jodna
    enquiry seedhi zoho me jaye
    chat ko hamare hospital ke software se jodna
    lead apne aap zoho me
    crm me lead dalne wala`,
  song: `
    gaana
    ek gaana banwana hai
    music chahiye`,
  eventSong: `
    shaadi ka gaana
    mummy ke birthday ka gaana
    saalgirah pe mummy papa ka gaana
    bidaai song
    dukan ke udghatan ka gaana
    anniversary ke liye gana
    vidai ka gaana dost ke liye
    anniversary song
    dost ki shaadi ke liye mazedar gaana
    beti ke pehle birthday ka gaana
    godh bharai ka geet
    papa ke retirement ka gaana
    sangeet ke liye naam wala gaana
    shaadi ka gaana dulha dulhan ke naam se
    mummy ke janamdin ka geet`,
  jingle: `
    dukan ka jingle
    radio ad ka gaana
    sweet shop ki tune
    brand ki dhun
    vigyapan ke liye chhota gaana
    chunav prachar ka gaana
    dukan ke naam wali tune
    neta ji ke prachar ki dhun
    coaching ka ad song
    dukan ke lout speaker pe bajane wala ad gaana
    15 second ki dhun
    log gungunaye aisi dhun dukan ke liye
    dukan ke ad ki dhun
    auto pe bajne wali jingle
    radio ke liye 20 second ka gaana`,
  lyrics: `
    meri kavita ka gaana
    mere likhe bol pe music
    khud ki likhi lyrics ka gaana
    gazal ko gaane me badalna
    apni shayari ka gana
    apne likhe bhajan ka music
    meri shayari ka gaana
    meri gazal ka sangeet
    meri likhi kavita pe dhun`,
  multiFormat: `
    gaana reel film radio sab ke liye
    gaane ke chhote bade sab version
    gaane ko reel radio aur film ke liye katwana
    ek hi gaana reel aur radio dono ke liye
    gaane ke alag alag lambai ke version
    ek hi gaana alag alag lambai me
    reel aur radio wala cut
    wahi jingle chhote aur bade version mein
    ek gaane ke teen version
    gaane ka reel version aur lamba version
    radio aur reels dono ke liye gaane ka cut
    film reel radio ke alag cut`,
  bookVideo: `
    kitab ka video
    upanyas ka trailer
    kitab ki reel
    book promotion ka video
    kitab ke liye chhoti film
    kitab ko youtube pe dikhane ke liye video
    kitab ka trailer instagram ke liye
    kavita sangrah ka video
    novel ka promo video
    meri khana banane ki kitab ka video
    kitab ki video
    meri novel ka trailer`,
  authorSite: `
    lekhak ki website
    writer wali website
    meri kitabon ki website
    kavi ki site
    author site
    meri pehli kitab ki website
    meri kitabo ka page
    kitab ke liye site`,
  bookSong: `
    kitab par gaana
    meri kahani pe ek gaana
    meri kahani ka gaana
    kitab ke liye gaana
    upanyas pe gaana`,
  lessonPlan: `
    lesson plan wala tool
    path yojana banane wala
    class plan wala tool
    class ki taiyari me madad
    6 teacher ka lesson plan
    padhane ka plan ban jaye
    lesson plan
    22 teacher ke lesson plan
    roz ka path plan
    period plan banane wala`,
  quiz: `
    question paper banane wala tool
    monthly test banane wala
    chapter se test ban jaye
    quiz maker
    quiz tool
    mcq banane wala
    unit test ke sawal banane me time jata hai
    alag alag set ke paper
    objective sawal banane wala
    paper banane wala tool
    test aur answer key banane wala
    paper set karne wala`,
  worksheet: `
    worksheet banane wala
    notes banane wala tool
    notes aur abhyas
    abhyas patra
    content maker
    padhai ki samagri banate banate thak jate hai
    homework sheet banane wala`,
  grading: `
    copy check karne me madad
    answer sheet jaanchne wala tool
    answer check karne ka tool
    copy jaanchne wala
    marks dene me madad
    paper check karne wala ai
    copy check karte karte jaan nikal jati hai
    copy check karne wala tool`,
  behavior: `
    bachchon ke vyavhar ka record
    anushasan ka record
    anushasan wala tool
    shararat ka register
    kaun shararat karta hai uska hisaab
    bacche ke bartav ka record`,
  parents: `
    parents ko message bhejne wala
    abhibhavak ko khabar dena
    maa baap ko unki bhasha me message
    parents ko number aur chutti ka message
    abhibhavak sandesh
    parents ko sandesh wala
    maa baap ko khabar dene wala tool`,
  onlineClass: `
    online class ka system
    ghar se padhai aur haziri
    live class aur attendance
    online padhane ka system
    virtual classroom
    chhutti me online padhai`,
  careerTest: `
    career test
    kya ban sakta hai bachha uska test
    bachche ko stream chunne me madad wala test
    class 12 ke liye career guidance
    bachche confuse hai engineering le ya arts
    barahvi ke baad ka margdarshan
    12vi ke baad kya karna hai wala test
    10vi ke baad stream ka test
    bacche kya bane uska test
    dasvi ke bachho ke liye aage ki raah ka test
    ruchi jaanne wala test
    career batane wala test
    subject chunne me madad wala test`,
  bot: `
    whatsapp bot
    chatbot
    ai assistant
    apne aap reply karne wala
    itne message aate hain jawab nahi de pata`,
}
