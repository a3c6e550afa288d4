import type { SubjectId } from '#content/chat/subjects.ts'
import type { Examples } from '../examples.ts'

export const romanisedPrices = {
  price: `
    pehle saal me kul kitna lagega bot ka
    bot aur dashboard dono milake kitna
    8 teacher ke lesson plan aur quiz milake
    do jingle kitne ke
    teen gaane ka kitna
    alag alag lene se kitna zyada
    bot aur voice ka mahine ka kitna
    6 mahine ka total
    dono ecommerce bot sath lu to kitna bachega
    kitna lagega total
    aapka rate kya hai
    rate list bhej do
    kharcha kitna aata hai
    kam se kam kitne me ho jayega
    mere paas 15000 hai kya milega
    10 hazar me kya ban sakta hai
    budget 30 hazar ka hai
    sabse sasta kaun sa hai
    sabse mehnga kya hai
    ek saal ka total kitna
    dollar me kitna hua
    mahine ka kitna lagta hai
    kitne paise lagenge sab milakar
    20 hazar me ho jayega kya
    kitne ka hai
    rate kya hai
    daam batao
    sabka rate bhejo
    mere paas 8000 hai kya milega
    10 hazar me kya aa jayega
    20k budget hai
    kam se kam kitna
    jyada se jyada kitna
    saal ka kitna
    mahine ka aur shuru ka dono batao
    dono milake kitna
    chhe mahine ka kitna padega
    pehli baar me kitna dena hoga
    voice hata du to kitna
    kitna bachega bundle lene se
    kaun sa sasta hai aur kitna
    sirf mahine ka batao
    50 hazar me kya kya ho jayega
    teen video ke kitne
    dollar me kitna
    shuruat kitne se hai
    rate list bhejo
    kitna padega sab milake
    paisa kitna
    ek baar ka aur mahine ka batao
    rate list do
    total kitna hua
    kitne me ho jayega
    sahi sahi daam batao
    20 hazaar me kya kya ho sakta hai
    15 hazar hai mere paas kya milega
    10 hazaar me kya banega
    itne paise me kya aayega 8000
    setup aur mahina alag alag batao
    20 hazar me kya kya mil jayega
    5 hazar me kuch milega
    kitne tak ka kaam ho jayega 30 hazar me`,
  compare: `
    dono me se konsa lu
    chhoti dukan ke liye starter theek hai ya growth
    website chatbot ke sath lu ya bina
    owner wala bot lu ya customer wala
    starter aur growth me kya antar hai
    mere liye kaunsa package theek hai
    bundle sasta padta hai ya alag alag
    business bot aur customer bot me fark
    kaun sa lu salon ke liye
    trained chatbot aur agent me kya alag hai
    growth lena chahiye ya starter se kaam chal jayega
    bundle me kitni bachat hai
    kaun si website mere liye sahi rahegi
    kaun sa lu
    starter aur growth me fark
    mere liye kaun sa sahi hai
    bundle lu ya alag alag
    agent aur bot me kya antar
    website pehle lu ya bot
    bada wala lene ka fayda
    salon ke liye kaun sa package
    12999 aur 19999 wali site me kya fark
    alag alag lu ya bundle, kya sasta
    starter lu ya growth
    dono me kya fark hai
    bot lu ya website pehle
    bundle me kitna bachega
    mere liye kaun sa sahi rahega
    jingle lu ya gaana
    video lu ya website kitab ke liye`,
  item: `
    mehndi lagate waqt phone nahi utha sakti, appointment ka kuch karo
    parlour me haath khali nahi hote aur booking ke phone aate hai
    bill padh ke excel me daal de aisa kuch
    owner bot mujhe kya kya batayega
    log time lete hai aur aate nahi, kuch ilaaj hai
    mareez appointment leke bhool jate hai
    roz ek hi sawal sau baar aata hai
    grahak puchte hai aur gayab ho jate hai, kuch karo
    parcel kaha pahucha din bhar yahi puchte hai
    raat ko order aate hai aur mai so raha hota hu
    stock kab khatam hua pata hi nahi chalta
    hamare paas 300 page ka manual hai, staff usi se puche
    naraz customer ka pata der se chalta hai
    starter me kya kya milta hai
    growth package me kya hai
    dashboard me kya dikhta hai
    voice add on kya karta hai
    customer bot kya kya karta hai
    broadcast tool ke bare me batao
    owner bot kis kis cheez ka alert deta hai
    sme bundle me kya shamil hai
    gpt agent hota kya hai
    custom web app kya hota hai
    mere salon ke liye kya hai
    teacher ke liye kya kya hai
    lekhak ke liye kuch hai
    online bechne walo ke liye kya hai
    restaurant ke liye kya kar sakte ho
    meri chhoti si dukan hai kuch kaam ka hai kya
    kirana wale ke kaam aayega
    mere dhande ke liye kuch hai
    sme package me broadcast aata hai ya alag hai
    starter me kya milta hai
    bot kya kya karta hai
    bundle me kya hai
    teachers ke liye kuch hai
    lekhak ke liye kya hai
    school ke liye kya kya hai
    mere restaurant ke liye kuch karo
    instagram pe bhi bot chahiye
    phone uthane wala kuch hai
    copy check karne ka kuch hai
    customer same sawal puchte hai kya upay
    mujhe online bechna hai
    photo dikhane wali site chahiye
    kavita ko gana bana do
    maa ke liye gana chahiye
    meri kitab ka prachar karna hai
    bachho ko career batane wala kuch hai
    sabko ek saath message bhejna hai
    der se reply karta hu to customer chala jata hai
    phone nahi utha pata kaam me
    maths ka tuition deta hu, mere liye kuch
    property dealer ke liye kya hai
    phone uthane wala bhi hai kya
    calls ka jawab de sakta hai kya ye
    sme pack me kya kya milta hai
    raat ko mareez message karte hai koi upay
    log call karte hai jab main kaam pe hoti hu, kuch hai
    copy check karne wala tool
    order bhool jata hai staff, kuch ilaj
    coaching hai parents raat ko message karte hai
    salon ke liye kya hai aapke paas
    dukan ka kaam aasan karne ko kuch
    gym ke liye kuch hai
    meri kavita ka gaana
    kitab likhi hai kya kar sakte ho
    clinic pe din me 80 call aati, ai utha lega kya
    insta dm ka jawab apne aap ho jaye
    fees yaad dilane wala bot
    office ka kaam automatic ho jaye
    bacchon ke vyavhar ka record
    parents ko number phone pe mile
    stock khatam hone wala ho to mujhe batayega
    naya order aaye to mujhe message aaye
    garage hai mera, customer puchte gaadi ready hui kya
    darzi ki dukan, log puchte kapde sil gaye kya
    lab hai, log report ka puchte hai
    school wala tool ek teacher ke liye bhi milega kya
    ek teacher akela le sakta hai kya
    starter me dashboard milta hai kya
    starter me kya kya hai
    12999 wali website me kya kya aata hai
    agent mere email ka jawab de sakta hai
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
    phone uthate uthate thak gaya booking ke liye
    gym ke members ke liye bot
    koi machine apne aap reply kar de
    log whatsapp pe rate puchte rehte hai koi khud jawab de
    padosi ki dukan me message karo to apne aap jawab aata hai waisa chahiye
    parlour ke appointment ke liye din bhar phone aata hai
    bimar log raat me timing puchte hai
    clinic me number lagane wala bot
    salon ke liye whatsapp pe jawab dene wala
    coaching ke fees yaad dilane wala bot
    kirane ki dukan ke order likhne wala bot
    hotel ke liye booking bot
    patients ko reminder bhejne wala`,
  customerBot: `
    online dukan ke customer ko jawab dene wala bot
    order kahan hai ye batane wala bot
    customer bot
    shopify store ke liye chatbot
    insta boutique ke grahako ko jawab
    stock aur size batane wala bot
    return ke sawal sambhalne wala bot online store ka
    online customer ka jawab dene wala
    grahak puchte hai mera order kahan hai
    site pe khareedne walo ke sawal ka jawab
    parcel kaha hai batane wala bot
    online kapdo ki dukan ka bot
    insta shop ke order ka jawab dene wala`,
  ownerBot: `
    order aate hi mujhe bata de
    stock khatam hone se pehle mujhe message kare
    customer gussa ho to mujhe khabar mile
    owner bot
    roz shaam ko dukan ka hisaab whatsapp pe
    mujhe alert chahiye bade order ka
    owner ko order ki khabar wala bot
    malik ko turant pata chale aisa bot
    order aaya to maalik ko message
    mujhe order batane wala
    order aane par mujhe hi batane wala
    maal khatam hone lage to mujhe khabar`,
  voice: `
    phone uthane wala bot
    voice add on
    bolne wala assistant
    call apne aap uth jaye
    awaz me jawab de phone par
    call uthane wala
    phone uthane wali ai
    calls ka jawab dene wali awaaz`,
  dashboard: `
    dashboard
    ek screen pe saari booking
    sab kuch ek jagah dikhe
    kisko call karna hai uski list ek screen pe`,
  broadcast: `
    sab customer ko ek saath offer bhejna
    broadcast wala tool
    diwali ka message sabko jaye
    saare grahako ko sale ki khabar
    bulk whatsapp bhejna hai apne customers ko
    2000 customer ko ek ek karke msg karna padta hai
    sale ki khabar sabko ek baar me
    sab grahko ko ek saath offer bhejna
    purane students ko naye batch ka message`,
  ecommerceBundle: `
    ecommerce bundle
    online dukan ke dono bot ek saath
    customer bot aur owner bot dono
    dono shop bot ek saath
    online dukan ka pura pack`,
  smbBundle: `
    sme bundle
    bot voice dashboard broadcast sab ek saath
    clinic ke liye pura bundle
    jisme sab kuch ek sath ho jata hai parlour ke liye
    charo cheez ek saath wala chhote business ka
    sme pack
    chhote business ka pura set`,
  starter: `
    starter package
    sabse chhota package
    shuruati plan`,
  growth: `
    growth package
    business growth wala plan
    popular wala package
    sabse zyada bikne wala package
    jo package sab lete hai`,
  enterprise: `
    enterprise plan
    hamari 5 branch hain
    badi company ke liye package
    hamari bahut saari branch hai`,
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
    restaurant ke liye site
    company ki simple website
    coaching ki website
    school ki website
    vakil ke office ki site
    bas naam aur time internet par dikh jaye
    sabse simple website dukan ki
    simple website dukan ki
    clinic ki chhoti website`,
  websiteChatbot: `
    website jisme chatbot ho
    website aur bot dono
    hotel ki site jo khud jawab de
    simple website aur usme chat wala bhi
    site jisme bachche chat karke puch sake
    website me chatbot ke saath`,
  websitePortfolio: `
    photographer ki website
    apna kaam dikhane ki site
    portfolio website
    makeup artist ke photo ki site
    dulhan mera mehndi ka kaam dekh sake aisi site`,
  websiteShop: `
    online dukan ki website
    saman bechne wali website
    payment wali site
    site jahan log kharid sake
    achar bechne ki website
    apni khud ki shopping wali site
    log seedha site se khareede
    online bikri wali website
    cart aur payment wali site`,
  customApp: `
    apne kaam ka software banwana hai
    bill padhne wala ai software
    quotation banane wala app
    custom web app`,
  websiteBundle: `
    website bundle
    website aur whatsapp bot ka bundle`,
  agent: `
    gpt agent
    email chhatne wala agent
    office ka kaam karne wala ai
    ai karmchari jo tools me kaam kare
    office ka kaam khud karne wala ai`,
  trained: `
    hamare pdf se jawab dene wala bot
    company ke documents pe sikhaya hua chatbot
    staff niyam pooch sake bot se
    500 page ki catalogue se jawab de
    hamare notes se bachcho ke doubt ka jawab de
    apne data se seekhne wala chatbot
    pdf padh ke jawab dene wala bot`,
  multichannel: `
    insta facebook whatsapp sab pe ek bot
    website aur whatsapp aur insta teeno ka bot
    sab social media pe ek hi assistant
    insta aur whatsapp dono ka ek bot`,
  avatar: `
    chehre wala assistant
    bolta hua avatar reception ke liye
    screen pe aadmi jaisa ai`,
  crm: `
    crm me lead apne aap jaye
    crm jodna
    enquiry seedhi zoho me jaye
    chat ko hamare hospital ke software se jodna
    lead apne aap zoho me`,
  song: `
    gaana
    ek gaana banwana hai
    music chahiye`,
  eventSong: `
    shaadi ka gaana
    mummy ke birthday ka gaana
    anniversary ke liye gana
    vidai ka gaana dost ke liye
    papa ke retirement ka gaana
    sangeet ke liye naam wala gaana
    shaadi ka gaana dulha dulhan ke naam se
    mummy ke janamdin ka geet`,
  jingle: `
    dukan ka jingle
    radio ad ka gaana
    brand ki dhun
    vigyapan ke liye chhota gaana
    dukan ke naam wali tune
    log gungunaye aisi dhun dukan ke liye
    dukan ke ad ki dhun
    radio ke liye 20 second ka gaana`,
  lyrics: `
    meri kavita ka gaana
    mere likhe bol pe music
    gazal ko gaane me badalna
    apni shayari ka gana
    meri shayari ka gaana`,
  multiFormat: `
    gaana reel film radio sab ke liye
    gaane ke alag alag lambai ke version`,
  bookVideo: `
    kitab ka video
    upanyas ka trailer
    book promotion ka video
    kitab ke liye chhoti film
    kitab ko youtube pe dikhane ke liye video
    meri khana banane ki kitab ka video
    kitab ki video
    meri novel ka trailer`,
  authorSite: `
    lekhak ki website
    meri kitabon ki website
    author site
    kitab ke liye site`,
  bookSong: `
    kitab par gaana
    meri kahani ka gaana`,
  lessonPlan: `
    lesson plan wala tool
    path yojana banane wala
    class ki taiyari me madad
    padhane ka plan ban jaye
    22 teacher ke lesson plan`,
  quiz: `
    question paper banane wala tool
    chapter se test ban jaye
    quiz maker
    mcq banane wala
    unit test ke sawal banane me time jata hai
    paper banane wala tool
    test aur answer key banane wala`,
  worksheet: `
    worksheet banane wala
    notes aur abhyas
    content maker
    padhai ki samagri banate banate thak jate hai`,
  grading: `
    copy check karne me madad
    answer sheet jaanchne wala tool
    paper check karne wala ai
    copy check karte karte jaan nikal jati hai
    copy check karne wala tool`,
  behavior: `
    bachchon ke vyavhar ka record
    anushasan ka record
    kaun shararat karta hai uska hisaab`,
  parents: `
    parents ko message bhejne wala
    abhibhavak ko khabar dena
    maa baap ko unki bhasha me message
    parents ko number aur chutti ka message`,
  onlineClass: `
    online class ka system
    ghar se padhai aur haziri
    virtual classroom`,
  careerTest: `
    career test
    bachche ko stream chunne me madad wala test
    class 12 ke liye career guidance
    bachche confuse hai engineering le ya arts
    bacche kya bane uska test`,
  bot: `
    whatsapp bot
    chatbot
    ai assistant
    apne aap reply karne wala
    itne message aate hain jawab nahi de pata`,
}
