import type { crafts } from '#content/chat/topics/crafts.ts'
import type { Examples } from '../examples.ts'

export const romanisedCrafts: Examples<typeof crafts> = {
  seo: `
    Tourist log "best homestay near me" dhoondhte hain aur hamara naam kahin nahi aata, nayi site se hum mil jayenge kya unko
    Ek agency pehle number ki guarantee deke 20 hazar le gayi, aap bhi Google me upar laane ka waada karte ho kya
    Physio clinic ka panna banwaun to Maps pe bhi dikhna chahiye aur WhatsApp pe link bhejne pe photo bhi aaye, hota hai?
    Log naam likh ke to dhoondh lete hain par zaroorat likhne pe mera tuition centre nahi milta, site me iska kuch hota hai
    anjaan grahak search karke mujh tak pahunch payega?
    khoj me dikhne layak banate ho kya panna
    SEO ka mahine wala theka alag se lete ho ya nahi
    whatsapp pe link daalu to preview sundar aayega
    google ranking pakki?
    seo hota hai kya
    maps pe dikhegi site?
    khoj me dikhna h
    google pe dikhegi kya website
    google pe meri dukan dikhegi kya
    search karne par meri dukan aayegi
    search karne par humara clinic upar aayega?
    google map pe aa jayega
    seo bhi karte ho kya website ke sath
    map pe dukan aayegi
    log mujhe online kaise dhundhenge
    first page pe la doge google ke
    google map pe salon aa jayega na
    google me aayegi kya site
    pehle page pe laane ki guarantee hai kya
    seo shamil hai kya website me
    koi mera naam likhe to site aani chahiye
    google pe upar aana h
    google pe dikhegi kya
    google map pe aayega mera clinic
    google me upar aayega
    seo karte ho website ka
    google pe dikhega
    google map pe aayegi meri dukan
    search karne pe dukan dikhe`,
  oldSite: `
    kisi aur ne site banayi thi bigad gayi, theek karoge ya nayi banegi
    jisne site banayi wo gayab hai, aap sambhal loge?
    Hamare church ki site 2015 me kisi ladke ne banayi thi, ab khulti bhi mushkil se hai, usme jaan daal sakte ho
    Meri WordPress site pe hacker wala popup aata hai aur banane wala gayab, bachegi ya phek ke nayi banwaun
    Travel portal pehle se chal raha par booking wala button mara pada hai, marammat sasti padegi ya naya kaam
    Bhatije ne photography site adhoori chhod di bahar padhne chala gaya, aap uska kaam wahin se utha sakte ho kya
    jo panna pehle se hai usko chamka do
    dusre ki banayi cheez me haath daalte ho ya mana karte
    marammat aur nayi banwane me sasta kya padega mujhe
    purane page ko dekh ke bata doge bachegi ya nahi
    site repair karte ho?
    website ki marammat
    purani site refresh karo
    mari hui site zinda hogi
    purani site kharab hai theek kar doge
    website wala bhaag gaya, site theek karwani hai
    purani website theek kar doge
    pehle se site hai, usi ko theek kar doge?
    kisi aur ki banayi site theek karoge
    meri website pehle se hai usko sudhar do
    site bahut slow hai theek hogi
    purani website ka design bekar hai, naya look do
    kisi aur ne banayi website me kaam karoge
    purani site me bot jod doge
    purani site badle ya nayi banaye
    jisne banayi thi wo ab phone nahi uthata, aap sambhaloge?
    jo website hai usi ko theek kara do
    website hai meri par kharab hai
    meri site slow hai sudhaar doge
    clinic ki site ka form kaam nahi karta, theek hoga kya
    purani site ko naya look
    website purani ho gayi hai theek kar doge kya
    meri site pehle se bani hai usko sudhar sakte ho
    nayi banau ya purani sudhar jayegi
    bhanje ne site banayi thi adhuri hai pura kar doge
    wordpress wali site slow hai repair karo
    wordpress wali site sudhaar doge
    school ki site bahut slow hai, kuch ho sakta hai
    purani site me chat lag jayegi
    2018 ki site hai use naya kar do
    nayi banani padegi ya purani chal jayegi
    kisi aur ne website banayi thi aap thik karoge
    site ka look kharab hai badal do`,
  mobileFriendly: `
    Mere grahak auto chalate hain aur unke paas 5 hazar wale handset hain, website unme bina atke dikhegi kya
    Gaon ke kisan tower ki ek dandi pe internet chalate hain, khaad wali dukan ka panna unke yahan khulega ya ghoomta rahega
    Purani school site phone pe zoom karke padhni padti thi, jo aap banaoge wo chhote parde pe khud baith jayegi na
    Restaurant me baith ke log menu phone pe kholenge, agar net dheela hua to panna kitni der me aayega
    chhoti screen pe likha saaf saaf dikhega na
    kamzor signal me bhi panna khul jana chahiye
    iphone aur sasta android dono pe site barabar chalegi
    site phone pe bhari to nahi padegi kya
    phone friendly hai site?
    mobile view theek hoga
    dheeme net pe khulegi
    responsive h kya
    mobile pe theek khulegi website
    phone me site sahi dikhegi kya
    slow net pe chalegi site
    net slow ho to bhi khulegi?
    saste phone me khulegi
    mere grahak saste phone wale hain, unke me chalegi
    website jaldi khulti hai kya
    mobile par jaldi khulti hai na
    2g net pe chalegi kya
    chhoti screen pe likha hua padha jayega?
    phone pe achhi dikhegi
    gaon me network kam aata hai, page khulega kya
    mobile pe chalegi website
    phone me sahi khulegi
    site slow to nahi hogi
    mobile pe theek khulegi
    slow net pe khulegi kya
    phone pe khulegi theek se
    jiyo phone me khul jayegi site`,
  mobileApp: `
    Gym ke members bolte hain ki Zomato jaisa apna app hona chahiye jo download ho, aap wo bana ke store pe daaloge
    Coaching ke naam ka icon bachon ke phone me aaye Play Store se, iska aapke yahan koi rate hai ya nahi
    Tiffin service hai, samajh nahi aa raha ki app banwaun ya aapka browser wala web app hi phone pe chal jayega
    Competitor salon ne Apple wala app nikaal diya, mujhe bhi iPhone ke liye chahiye, aap karte ho ya kahin aur jau
    download hone wala app milega ya browser me chalega
    playstore pe dukan ka apna app, mumkin hai
    store wala app na ho to browser wala phone me chalega
    apple store ke liye kuch banate ho aap
    phone wala app banega?
    apk file milegi kya
    ios app karte ho
    app banwana hai shop ka
    android app bana doge
    android app banate ho kya
    iphone ka app bhi banate ho
    gym ke liye app chahiye play store wala
    play store pe app chahiye
    iphone ki app bhi ban jayegi?
    iphone ka app banate ho
    coaching ka apna app ban sakta hai kya
    mobile app kitne me banega
    sirf website hai ya app bhi milega download karne wala
    app download karna padega kya
    app play store pe kaun dalega
    play store pe app daalna h
    play store wali app banate ho
    apk bana doge
    mobile application banwani thi
    android app chahiye
    iphone ki app banegi
    android app banate ho
    play store wali app`,
  editSelf: `
    NGO me har hafte nayi tasveer aur khabar chadhani hoti hai, site hum khud sambhal lenge ya har baar aapka muh dekhe
    Mithai ke bhav tyohar pe badalte rehte hain, apni website pe ye main raat ko khud sudhaar lu aisa hoga?
    Pichle developer ne password hi nahi diya tha, aap site dene ke baad mujhe chabi aur tarika dono doge na
    Online boutique me naye suit har somvar aate hain, unhe website pe main apne haath se daalna seekh jaungi kya
    website ki chabi mere haath rahegi kya
    har chhoti ghalti pe developer ko paise dena nahi chahta
    blog khud likh ke chadhana chahta hu apne panne pe
    panne me tabdeeli karna sikha ke jaoge?
    site khud edit hogi?
    panna khud sudharu kaise
    photo badalna khud se
    naya saman khud chadhau
    site banne ke baad photo ya likha badalne ke liye aap par nirbhar to nahi rahunga
    aap sikhaoge kya ki site pe likha hua kaise badle
    school ka clerk notice khud site pe laga sake aisa hoga
    aur chhote mote badlav site me khud kar lu
    saman khud daal sakte hai site pe
    baad me khud badal paunga
    site pe rate main khud badal paunga kya
    website me khud badal sakta hu
    product khud daal sakte hain
    nayi photo khud daal sakte hain?
    daam khud badal paunga site pe
    photo khud lagani ho to
    har baar aapko bolna padega kya site badalne ke liye
    har baar aapko bolna padega badalne ko
    har chhoti cheez ke liye aapko bolna padega kya website me
    dukan ki site me naya saman khud kaise chadhau
    admin panel milega
    khud rate badal saku site pe
    login milega site ka, taki khud badlu
    main khud badal sakta hu website me
    naye product khud daal lu
    receptionist timing badal legi kya site pe
    photo khud badal sakte hai
    har baar aapko bolna padega kya
    naya photo khud dalna aata hoga
    price khud badal sakta hu site pe
    admin panel milega kya
    khud badal sakte hai site me
    product khud dal sakta hu`,
  languageWebsite: `
    website hindi me bana doge
    meri site do bhasha me ho sakti hai kya, hindi aur english
    website gujarati me banti hai?
    site marathi aur english dono me chahiye
    website kis kis bhasha me bana sakte ho
    meri website hindi me chahiye
    website do bhasha me banegi kya
    punjabi me website bana sakte ho
    site hindi aur english dono me ho to achha
    hamare school ki website marathi me ban jayegi
    website tamil me banana aata hai
    website ki bhasha kaunsi hogi
    kya ek hi website me hindi english dono rakh sakte hain
    website ko hindi me translate kar doge
    mere grahak sirf gujarati padhte hain, website gujarati me banegi?
    urdu me website banate ho kya
    website me bhasha badalne ka button milega
    bengali me site chahiye dukan ki
`,
  shopPayment: `
    Hath ke bane diye bechti hu, ladies chahti hain site pe hi saman chun ke wahin paisa de de, aisi dukan bana doge
    Abhi grahak screenshot bhejta hai aur main milaan karti hu, online dukan me kya paisa apne aap le liya jayega
    Meri kitabon ki web shop me pathak cart bhare aur usi panne pe bhugtan nipta de, mujhe phone na karna pade, ho jayega
    Buyer UPI maangte hain par kuch card wale hain, jo store aap banaoge usme kaun kaun se raaste honge
    checkout pe grahak se paisa kaise wasool hoga meri site par
    website pe hi rupya kat jaye, aisi vyavastha rakhoge kya
    khareedar ko phonepe ka option dikhega meri dukan pe?
    cart me daala aur wahin bhugtan, itna chahiye site me
    site pe payment hoga?
    checkout UPI ka
    cart payment wali site
    online bhugtan le payungi?
    website pe customer seedha pay kar sakta hai kya
    online dukan pe upi se payment hoga?
    site me payment gateway lagega
    grahak site pe hi paise de sakta hai kya
    upi se payment le sakte hai website par
    shop wali website me payment lagi hui aati hai?
    online shop me graahak card se paisa de payega
    cod ka option milega meri site pe
    cart aur checkout hoga site me
    card se payment le payenge apni website par
    meri site par log paise kaise denge
    paise seedhe mere khate me aayenge na site se
    kharidaar website pe payment karega kaise
    online shop me mere customer paise kaise denge
    website pe upi chalega kya customers ke liye
    payment gateway aapke price me shamil hai?
    cod ka option milega dukan wali website me
    mere grahak sirf phonepe gpay use karte hai, shop site pe ho jayega na
    razorpay ka charge kaun dega
    gateway kitna percent kaatega har order pe
    saree ki online dukan banwani hai, card se payment le payegi kya
    paise seedha mere bank me aayenge website ki sale ke?
    aur agar grahak cash on delivery mange to kaise hoga site pe
    ecommerce site me checkout pe kaun kaun se payment tarike honge
    paytm lagane ka alag paisa lagega kya meri shop website me
    payment gateway mujhe khud lena padega ya aap jod doge
    videsh ke buyer mere store pe card se pay kar sakte hai?
    achar bechti hu ghar se, website pe QR se paise le sakte hai kya
    kya aap har sale pe commission lete ho ya sirf gateway wala
    dukan ki site pe netbanking bhi hogi
    sale ke kitne din baad paise khate me aate hai gateway se
    online payment chalu karne ke liye kya kagaz chahiye meri shop ke liye
    sirf prepaid rakhna hai website pe, cod band, ho sakta hai?
    mere customer ka card number site pe safe rahega kya
    furniture ki dukan hai, website pe emi ka option denge grahak ko?
    aadha paisa online aadha delivery pe, aisi setting hogi shop me
    mpesa se bhi le sakte hai kya, kuch buyers kenya ke hai
    e-shop me payment wala hissa kaun lagata hai aap ya koi aur company
    24999 wali shop website me payment lene ka system hota hai na
    kripya batayein store par grahak kis kis tarah bhugtan kar payega
    current account jaruri hai kya website pe payment lene ke liye`,
  pageCount: `
    Dance academy hai, mujhe batch, fees, gallery, teacher aur raasta sab dikhana hai, ye sab aam business site me aa jayega?
    Ek web wale ne teen panne bana ke baaki ka alag bill thama diya tha, aapki business site me kitne shamil hain
    Clinic ka panna banega to usme naksha, samay aur seedha WhatsApp kholne wala nishan lagega kya pehle se
    Hotel ke kamre, khana, hall, tasveer sab alag panne pe chahiye to ginti aath ho jati hai, upar ke do ka kya hoga
    business site me kaun kaun se hisse bante hain
    paanch cheh panne me sab samaa jayega kya
    zyada panne chahiye to unka paisa kaise lagega
    naksha aur ghante dikhane wala hissa hota hai na usme
    kitne panne milte
    site me map hoga?
    8 page chahiye to
    website me kya shamil
    website me kitne page honge
    12999 me kitne panne
    website me kitne page milenge
    website me kya kya hoga
    map aur timing aayegi website pe
    site me kya kya hoga
    10 page ki website ho sakti hai
    google map lagaoge site me
    6 se zyada page chahiye to
    whatsapp ka button hoga site pe
    kitne page honge website me
    gallery aur map aa jayega site me?
    10 page ki site ho sakti hai
    ek page kaafi hai kya
    whatsapp ka button hota hai kya site pe
    kitne page ki site milegi
    kitne page honge
    clinic ki website me kaun kaun se page bante hain
    5 page me ho jayega
    call karne wala button hoga site pe
    website me map aur timing aayegi
    site pe whatsapp button hoga`,
  revision: `
    sunne ke baad bol badalwane ho to
    sun ke awaz achhi na lage to badloge
    pehli baar sun ke ek line hatani ho to
    raftar tez lage to dheema kar doge gaana
    changes free hain kya
    kitni baar change kar sakte hai
    pasand nahi aaya to
    change karwa sakte hai kya
    design change ho sakta hai kya
    kitni bar badal sakte hai
    Papa ke geet me unka gaon ka naam galat uchcharan ho gaya to kya main usko theek karwa sakti hu bina aur paise
    Mera partner bahut nakhre wala hai, restaurant ki site do baar dekh ke bhi muh banayega, kitni dafa badlenge aap
    Pehla sketch sun ke laga ki geet bahut dheema hai aur mardana awaaz nahi chahiye thi, ye sab palatwa sakte hain kya
    Teesri dafa bhi design me kuch khatka to uska bill banega ya aap muft me kar doge, school ki site hai
    do round ke andar kya kya palatwa sakta hu
    kuch hatana jodna ho draft dekh ke to bol sakte
    sudhaar ki ginti kitni shamil hai daam me
    dhun jami nahi to phir se banaoge?
    kitne round free
    badlav kitni dafa
    tempo badalwana h gaane ka
    design na jame to?
    gaane ka tempo baad me badal sakte hai
    gaane me shabd aur awaaz dono badal sakte hai kya
    sketch sunne ke baad speed tez karwa sakte hai
    kitni baar badlav kar sakte hain
    pehla draft pasand nahi aaya to
    design pasand nahi aaya to badloge?
    design badalwana ho to
    gaane me change karwa sakte hain
    kitni baar change karwa sakte hain
    changes ke alag paise lagenge kya
    kitni baar sudhar karoge
    gaane me naam galat bola to theek karoge
    kitni baar badal doge
    pasand na aaye to dobara banaoge
    do baar ke baad badlav ka kya
    kitni baar badlav kara sakte hai
    design pasand nahi aaya to
    dhun pasand na aaye to dobara banega?
    gana dobara banaoge
    kitne change free hai
    site ka draft dekh ke badlav bol sakte hain na
    pasand na aaye to change kaise
    kitni baar sudhar sakte ho
    badalwa sakte hai kya
    gaane me ek line badalni ho to
    kitni baar badal sakte hai
    badlav ke paise lagte hai kya
    pasand nahi aaya to badloge
    gaane me badlav kara sakte hai
    website bante waqt badlav bata sakta hu ya jo dikhaya wahi final
    pehla draft pasand na aaye to badlega`,
  singer: `
    Mummy puch rahi hain ki unke liye bane geet me koi sachmuch ki gayika hogi ya machine ki aawaz
    Dulha Sonu Nigam ka deewana hai, unke gale jaisa hubahu gaana ho sakta hai kya hamari sangeet ke liye
    Main khud wedding singer hu, to jo geet aap bana rahe usme gala kiska hota hai aur mixing insaan karta hai?
    School anthem bachon wali komal awaz me chahiye, aapke paas aisi awaz mil jayegi ya sirf mardana hai
    gayak ka gala asli hai ya banaya hua
    mahila ya purush swar, kaun chunega
    kisi mashhoor singer ki nakal utaaroge geet me
    mixing machine karti hai ya koi banda
    kiski aawaz hogi
    gayika milegi kya
    shreya ghoshal jaisa gala
    AI gaati hai?
    in gaano me gaata kaun hai asal me
    ye jo songs hai inme awaaz kis ki hai
    aapke jingle me sach me kaun gaata hai
    inme insaan gaata hai ya ai
    singing kaun karta hai
    gane ki gayaki kiski hoti hai
    vocals kaun deta hai, studio artist ya software
    aur singing kiski hogi
    asli singer hoga ya machine
    meri pasand ke singer ki awaz copy kar do
    gaana kaun gayega
    asli singer hai ya ai ki awaz
    asli singer hai kya
    arijit jaisi awaz me ban jayega
    ladki ki awaz me chahiye
    ladki ki awaz me jingle ban jayega?
    ai ki awaz hai ya insaan ki gaane me
    awaaz kiski hogi gaane me
    meri awaz me gaana ban sakta hai
    arijit jaisi awaz ho payegi kya
    mahila ki awaaz me milega
    kaun gayega
    arijit ki awaz me ho jayega
    meri mummy ki awaz me gaana ho sakta hai
    lata ji jaisi awaaz me ho jayega
    ladki ki awaz me gana
    main khud ga sakta hu kya
    bachche ki awaz me birthday song chahiye
    asli gayak gaata hai ya computer
    kaun gaayega
    asli awaaz hai ya computer
    ladki ki awaaz me ho sakta hai`,
  files: `
    DJ ko sangeet wale din gaana pakdana hai, aap kis shakl me doge ki seedha bajne lage bina kuch kiye
    YouTuber hu, gaane ka reel wala chhota cut aur poora film wala dono chahiye, dono tarah ki file de dete ho kya
    gaana banne ke baad mujhe kaun si cheezein haath lagti hain
    sirf sangeet, bol ke bina, wo bhi bhejoge
    voice alag music alag karke dete ho kya
    file konsi milegi
    reel cut doge gaane ka
    gaane ki sirf awaaz wali file alag se milegi
    vocal alag aur instrument alag, dono track doge kya
    remix karna hai, khali vocal wali file de sakte ho
    aur awaaz wala track alag se
    multi format me voice aur music alag track me milte hai kya
    gaana mp3 me milega
    bina awaz wala track bhi milega?
    gaana kitna lamba hoga
    bina awaaz ke music bhi doge
    gaana kis format me doge
    shaadi ka gaana kitna lamba banega
    kaun si file milegi gaane ki
    bina awaz wala music bhi doge
    gana kis format me milega
    gaana mujhe milega kaise, whatsapp pe ya link
    mp3 milegi
    dj pe chal jayegi kya file
    gana kitna lamba hoga
    mp3 milega
    mp3 me milega gana
`,
  filesOfLyrics: `
    apne gaane ka karaoke milega kya
    mere bol ke sangeet me karaoke version hota hai
    kavita ka gaana bane to bina gaayki wala bhi milega
    Bachhe manch pe khud gaayenge isliye sirf sangeet wala track chahiye, likhi kavita pe bane gaane ke saath aata hai?
    karaoke file bhi?
    mere likhe bhajan ke saath karaoke aata hai kya
    mere bol pe music bane to karaoke version usi me hai
    school prayer ka karaoke bachcho ke liye mil jayega
    aur karaoke usi me shamil hai kya
    karaoke milega kya
    karaoke track
    karaoke bhi doge
    karaoke bhi milega
`,
  filesOfJingle: `
    jingle kitne second ka hota hai
    jingle bina awaaz ke bhi milega
    jingle awaaz ke saath aur bina dono milega kya
    Radio ad ke liye bees second ka tukda chahiye aur bina bol ka bhi, dono ek hi jingle me mil jate hain kya
    jingle bees second ki ho sakti hai na
    jingle ki lambai
    jingle kitne second ka hota hai
    jingle kitne second ki
    jingle kitni lambi
    10 second ki jingle hoti h kya
    jingle kitne second ka
`,
  videoLength: `
    Pustak mele me bade parde pe chalana hai aur phone pe bhi dikhana, kitab ka video dono roop me mil jayega kya
    Meri kahani lambi hai, kitab wale video me paanch minute chahiye, aap kitne tak ka banate ho
    Reels daalne wali bahu bolti hai khada video chahiye, par launch hall me chauda, kitab ki film kis kis naap me aati
    Lekhak hu, jaanna hai ki kitab ki choti film kis kaam aati hai, sirf launch ya apne panne pe bhi lagti hai
    do minute se upar jayegi kitab ki film?
    book film ke kitne second hote hain
    upanyas ka teaser insta aur youtube dono naap me do
    kitab wali clip kis kis jagah daal sakte hain
    kitab video kitne second
    khada format milega?
    book film ki lambai
    chauda aur khada dono
    kavita sangrah ka video reel ke liye khade size me bhi doge
    kitab ka video khada aur chauda dono me banta hai kya
    upanyas wala video phone ki puri screen pe aayega
    reel aur youtube dono size me kitab ka video chahiye
    aur reel ke liye khada wala bhi milega
    aur khade size ka video bhi doge kya
    kitab ka video kaha kaha laga sakte hai
    book video launch ke din chala sakte hai kya
    kitab wala video kis kis kaam ka hai
    book video ki file kis aakar me doge
    kitab ka video kitna lamba hoga
    kitab ki video kitne minute ki hogi
    book video kitne minute ka
    book wala video reel size me milega?
    reel size me milega kitab wala video
    khadi video hai ya chaudi, kitab wali
    kitab ke video ki lambai
    kitab ki film teen minute ki ho sakti hai?
    video reel me chalega kya kitab wala
    khada video milega ya leta
    kitab ka video kitne minute ka
    video kitne minute ka hoga
    video kitna lamba hoga`,
  honest: `
    Mere dost ki kitab ke video me nakli pathak bol rahe the, bada sharminda hua, aap aisi harkat to nahi karte
    Samikshak log puchenge ki lekhak ne khud paisa deke banwaya, kya video me ye baat khul ke likhi hoti hai
    Kavita ki kitab kamzor hai main khud jaanta hu, phir bhi video me aap chaand taare wali taarif jodoge kya
    Publisher ko darr hai ki pathkon ke muh se gadhi hui baatein aa jaye film me, uska kya aashwasan hai
    dekhne wale ko pata chalega ye mere kehne pe bana?
    kitab ke video me gadhi raay daalne ka iraada to nahi
    jo pathak kehte dikhenge wo asal me honge na
    imaandari rakhte ho ya prachar me sab chalta hai
    nakli tareef to nahi
    video paid hai likhoge?
    jhooti raay daaloge kya
    sachchi baat hogi video me
    usme jhoothi badai hogi kya
    kitab ki jhooti badai to nahi karoge video me
    video me meri kahani ki nakli tareef hogi
    reel me jhooth bol ke kitab bechoge kya
    kya aap banavati raay daalte ho
    pathko ki farzi raay dikhegi kya
    video me jo tareef hogi wo sach hogi
    novel achha na lage phir bhi tareef karoge
    book review video me raay asli hoti hai kya
    review asli hai ya paise wala
    kitab ka review sachcha hota hai ya paise wala
    review asli hai ya paid
    video me bataoge ki maine paise diye hain?
    jhooth to nahi bolte review me
    jhoothi tareef to nahi karoge kitab ki
    book review me apni marzi ka likhwa sakta hu
    readers ke comment banake to nahi daloge
    jhoothi tareef to nahi karte video me
    kitab buri hui to bhi achha bologe kya
    nakli review likhoge kya
    kitab achhi na ho to bhi achha bologe
    review asli hoga ya paise wala
    jhooti tareef to nahi karoge
    jhoothe review to nahi likhoge
    nakli reader ki raay to nahi dikhaoge`,
  staffTraining: `
    teachers ko kaun baith ke dikhayega
    hamare purane teacher computer se darte hai, unka kya
    staff room me aake samjha doge
    teacher log ko video pe sikha sakte ho
    hamare teacher ko koi sikhayega ya khud seekhna padega
    purane teacher mobile kam chalate hai, unko samjhaoge
    staff ko chalana kaun sikhata hai
    aur sikhane aaoge school me
    Hamare 50 saal se upar ke guruji log mouse pakadne se kaanpte hain, unko aapke tools chalana kaun aur kaise batayega
    Hum pahaadi ilaake ka school hain, aap yahan aa nahi paoge, to kya online baith ke staff ko samjha sakte ho
    Principal chahti hain pehle do shikshak seekhein phir wo baakiyon ko batayein, aapki training isi tarah hoti hai kya
    Naya tool lagta hai to madam log pehle din hi haath khade kar dete hain, unko haath pakad ke sikhane koi aayega
    hamare guruji logon ki class lagaoge tool pe
    sikhane ke liye school padharoge ya screen pe
    shikshakon ki kaaryashala hindi me hogi na
    staff ko kitni lambi training dete ho
    teachers ko kaun sikhaye
    training online hai kya
    sir log ko sikhana h
    training ka intezam?
    shikshako ko ye tool kaun samjhayega
    staff room me aake sikhaoge ya video call pe
    teacher log ko quiz tool chalana kaun batayega
    kaun aayega hamare sir logo ko sikhane
    training bhi milegi kya
    teachers ko sikhayenge kya
    saath me training milti hai
    teachers ko sikhaoge kya
    teacher ko sikhaoge kya chalana
    training ka alag paisa h
    training kaise hogi, school aake ya online
    training kaun dega staff ko
    humari madam log computer nahi jaanti, sikha doge?
    video pe training hogi ya school aake
    training hindi me milegi kya teachers ko
    teacher log ko chalana kaun sikhayega
    tool chalana kaun sikhayega staff ko
    hamare sir ko computer nahi aata sikha doge
    teachers ki training ka alag paisa hai kya
    training school me hogi ya online
    teachers ko sikhane aaoge
    teacher ko sikhaoge kya
    teachers ki training milegi
    staff ko training milegi`,
  syllabus: `
    lesson plan me teacher apni taraf se badal sakte hai
    teacher ka apna tarika hai, plan badal payenge
    class se pehle lesson plan me sudhar kar sakte hai
    Jharkhand board me history padhata hu, meri kitab ke path pe 40 minute ka plan gatividhi aur grihkarya ke saath milega?
    Nursery ki teacher hu, chhote bachon ke liye bhi paath ka khaka nikalta hai ya ye badi class walon ka hai
    Tuition padhata hu, paath yojana ke saath usi chapter ke sawal aur unke uttar bhi mil jate hain kya meri kitab se
    Jo paath yojana machine de usme mujhe apne hisaab se sudhaar karna hai, file kis kism ki milti hai
    punjab board ki kitab se bhi nikalega kya
    meri kitab ka path du to usi pe plan banega?
    minute dar minute ka paath khaka kaise dikhta hai
    sanskrit vishay ka plan bhi tayyar ho payega
    state board chalega?
    ncert pe bana hai
    homework bhi likha hoga
    lesson plan ka draft poora kaun karta hai
    lesson draft ko final kaun karta hai
    plan banne ke baad teacher theek karta hai kya
    lesson ka draft kaun jaanchta hai
    lesson plan me activity aur homework hota hai kya
    lesson drafter minute ke hisab se plan deta hai kya
    lesson plan drafter kya hota hai
    lesson drafter me ghar ka kaam bhi likha aata hai
    cbse ke hisab se hai
    up board me chalega
    cbse ke hisaab se lesson plan banega?
    cbse ka syllabus hai
    ncert ke chapter se banega
    kaunsi class ke liye hai
    hamari apni kitab se ban jayega kya
    apni kitab se sawal ban jayenge
    icse ki kitab se banega kya
    kaun kaun si class ke liye hai
    answer key milegi
    rajasthan board chalega?
    cbse ka hai kya
    icse wala chalega
    kaunse board ke hisaab se banate ho
    bihar board chalega
    hindi medium up board
    hamari book se lesson plan banega
    lesson plan me homework bhi hota hai kya
    class 8 ke liye hai kya
    ncert ke chapter dal sakte
    hamare board ki kitab se lesson banega
    cbse ka hai ya up board bhi
    kaun si class tak
`,
  filesOfSchool: `
    lesson plan word file me milega ya sirf mobile me dikhega
    lesson plan pdf me aata hai kya
    quiz print kar sakte hain
    lesson plan word me edit hoga
    bana hua lesson plan edit hota hai kya
    pdf me plan milega
    plan kis format me milta hai
    lesson plan word me milega kya
    lesson plan edit kar sakte h teacher
    plan word me milega jisse badal saku
    lesson plan word me aata hai ya pdf me
`,
  decides: `
    parents ko message teacher ke dekhe bina to nahi chala jata
    khud se kuch bhej to nahi dega bachche ke ghar
    suchna jane se pehle teacher haan karta hai kya
    aur bina padhe kuch jayega kya
    Bachon ke maa baap bhadak jayenge agar unhe laga ki number computer ne diye, asal me kalam kiske haath me hai
    Main teacher hu, AI ne ek bachhe ko 4 diye jo mujhe 7 lage, to kya mera faisla upar maana jayega
    Abhibhavakon ko jaane wala likha hua draft meri nazar se guzre bina bheja gaya to main naukri se jaungi, aisa hoga kya
    Inspector ne pucha ki jaanch me insaan ki bhumika kya hai aur machine apne ank ki vajah batati hai ya nahi
    kya number dene ka aakhri haq guruji ka hi hai
    tool ne ank kyun kaate, kaaran dikhata hai?
    bina adhyapak ki haan ke bachhe tak kuch pahuchta hai kya
    copy jaanch me machine ki chalegi ya madam ki
    ank kaun pakka karega
    machine ka faisla antim?
    teacher palat sakta h number
    AI ne galat ank diye
    parents wala message teacher ke dekhe bina nikal jata hai kya
    mata pita ko sandesh jane se pehle madam manzoori deti hai na
    teacher parents ka message badal sakti hai bhejne se pehle
    school ka tool khud hi parents ko message to nahi bhej dega
    teacher ke padhe bina school se kuch bahar to nahi jayega
    draft khud chala jata hai ya madam pehle dekhti hai
    aur bina teacher ki haan ke to nahi jayega
    school tool ka likha bhejne se pehle kaun jaanchta hai
    bina jaanche kuch apne aap to nahi bhej dega school ka tool
    class teacher haan bolegi tabhi jayega na
    draft pehle teacher ke paas aata hai ya seedha nikal jata hai
    principal ko dar hai ki bina dekhe kuch chala na jaye
    machine number degi kya bachcho ko
    bachhe ko galat number mil gaya to
    teacher badal sakta hai kya AI ke diye marks
    last me number kaun deta h
    teacher number badal sakta hai na
    marks ai dega ya teacher
    number AI dega ya teacher
    copy ke number final kaun karta hai
    number kaun dega ai ya teacher
    bachche ke marks machine degi kya
    machine marks degi ya teacher
    teacher ki naukri to nahi jayegi
    marks ai dega kya
    bachchon ke marks machine decide karegi kya
    ai ne galat number diye to
    teacher badal sakta hai marks
    bina teacher ke dekhe kuch jata hai kya
    marks kaun dega machine ya madam
    final number kaun dega
    copy check hone ke baad teacher dekhta hai kya
    ai hi marks de dega kya
    aakhri number kaun deta hai
    AI ke number pe bharosa kare kya
    galat number de diya machine ne to kaun dekhega
    parents poochte hain ki machine kyu check kar rahi, kya bolu
    teacher marks badal sakta hai
    number kaun deta hai teacher ya ai
    teacher number badal sakta hai
    AI ne kyu ye number diye ye dikhta hai
    marks galat lage to teacher theek kar sakta h?
    ai ke number final hai kya
    hamare teachers ko darr hai ki ai unki jagah le lega, kya bolu unhe
    kya isse teacher ki naukri jayegi`,
  oneTeacher: `
    Sarkari school me akeli vigyan padhati hu, school paisa nahi dega, apni jeb se ek saal ka plan le sakti hu kya
    Home tutor hu, koi sanstha nahi, chhatron ke liye paath ka khaka chahiye, ek vyakti ko bechte ho ya nahi
    Meri patni ko janamdin pe unke chapters ke likhe plans tohfe me dena chahta hu, ek adhyapika ka kitna padega
    Staff me baaki koi raazi nahi, sirf main hi lena chahta hu, quiz bhi akele ko milega ya bas paath yojana
    ek shikshak ke naam saal bhar ka kharcha kya hai
    sanstha ke bina khud ke liye khareed sakta hu plans
    meri bhabhi akeli guest teacher hai, uske liye milega
    ek hi guruji ke liye kaunsa auzaar bechte ho
    ek teacher ka rate
    sirf apne liye lena h
    akele tutor ko milega?
    single teacher plan hai
    akela teacher le sakta hai kya
    meri patni sarkari school me padhati hai, uske liye paath yojana le sakta hu
    main akela teacher hu, le sakta hu kya
    mummy teacher hai, unke liye lesson plan kharidna hai
    home tutor hu mujhe kya milega
    behen teacher hai, sirf uske liye milega lesson plan
    ghar pe tuition deta hu, lesson plan mil jayega?
    biwi 6th ko science padhati hai, akeli ke liye plan de doge
    ek hi teacher le sakta hai kya
    apni maa ke liye lesson plan lene hai, school nahi lega
    school ke bina sirf mere liye mil sakta hai
    pura school nahi, sirf meri wife ko banwane hai lesson plan
    school nahi sirf mujhe chahiye, mai tuition padhata hu
    didi ko gift me lesson plan dena hai, wo teacher hai, milta hai kya
    ek hi teacher ke liye kya kya hai
    bhabhi nursery teacher hai, ek jan ke liye lesson plan ho sakta
    principal ke bina khud le sakti hu lesson plan
    school nahi le raha, main khud lena chahti hu
    main ghar pe tution padhati hu, mere akele ke liye
    private tutor ke liye koi plan hai?
    sirf mere liye lesson plan milega
    akele sir ke liye kitna
    ghar pe tuition deti hu, mere liye kya hai
    school nahi hu bas ek teacher hu
    ek teacher ke liye quiz wala milega kya
    akeli teacher ke liye kuch hai kya
    sirf mere liye chahiye, school ke liye nahi
    mai akela teacher hu, kitne me milega
    apni jeb se lena hai, single teacher plan?
    ek teacher khud le skti hai kya ye
    school paise nahi dega, mai khud dunga, to ek teacher ke liye kya kya mil sakta hai
    pure school ka package bada hai, mujhe bas apni ek class ke liye chahiye, kuch milega?
    mam mai govt school me padhati hu, apne kharche pe sirf apne liye tool lena h
    kya teacher tools akele kharid sakte hain ya school ke through hi lena padta hai
    private school me science padhata hoon, khud ke paise se lena chahta hu, ek bande ke liye kya option hai
    mai class 5 ki teacher hu, roz raat ko 11 baje tak worksheet banati rehti hu. principal mam se bola to unhone saaf mana kr diya budget nahi hai. to socha khud hi le lu, akele ek teacher ko kya mil sakta hai?
    sir humare school me 40 teacher hai par kisi ko interest nahi, bas mujhe hi paper banane me bahut time lagta hai. mai apni salary se thoda de sakta hu, sirf mere akele ke liye kuch chota plan hai kya
    maths teacher hu Nagpur se, copy check karna aur test banana dono me weekend nikal jata h. school wale kabhi nahi lenge ye sab, to individual teacher apni pocket se kya le sakta hai wo bata dijiye
    meri wife kindergarten me padhati hai aur poora sunday activity sheet banane me jata hai uska. school ka koi lena dena nahi, hum ghar se hi pay karenge, ek teacher ke liye kya kya milta hai aapke yaha`,
  oneFamily: `
    Beta commerce le ya science samajh nahi aa raha, uske school ko pata bhi nahi, hum ghar se career jaanch karwa le?
    Homeschooling karte hain do bachon ki, school wale tools ek parivar ko bechte ho ya sirf sansthaon ko
    Main khud barahvi me hu aur pocket money se career test dena chahti hu, akeli ladki ka koi bhav hai kya
    Bhanji ke liye ghar pe abhyas ke parche nikalwane hain, uske maa baap seedhe aapse le sakte hain kya
    akele vidyarthi ke liye career jaanch ki keemat
    parivar ke liye koi chhota plan hai ya nahi
    hum maa baap hain, school ke zariye hi lena padega kya
    gharwale bachhe ke liye tool le sakte hain?
    meri beti akeli degi test
    ek student ka daam
    ghar ke liye milega tool
    parents le sakte h kya
    bete ke liye career test le sakte hai kya
    sirf apne bete ke liye career test chahiye
    ek bachhe ka rate kya
    main student hu, quiz maker le sakta hu?
    sirf ek bachche ka career test kitne ka
    parents seedha le sakte hain kya
    sirf mere bete ke liye career test
    meri beti 10th me hai, test de sakti hai kya
    hum parents hai school nahi, test milega?
    ek bachche ke liye kya milega
    apne bachche ke liye ghar pe le sakte hai
    ghar pe padhne ke liye bachche ko kuch chahiye, milega?
    meri beti 10vi me hai, usko test karwana hai`,
  perStudent: `
    Hamare yahan sirf sattar bachhe hain aur pados ke school me do hazar, dono se barabar paisa loge kya
    Pichla software sar ginke bill banata tha aur har naye dakhile pe badhta gaya, aapka hisaab kaisa hai
    Coaching me beech session me sau naye bachhe aa gaye to kya aapke tool ka saal ka daam upar chala jayega
    Teachers pachaas hain, agar sab apna apna khaata chalaye to fees ek hi rahegi ya har login pe lagegi
    bachon ki ginti se bhav par asar padta hai?
    ek school ka ek daam ya sar ke hisaab se
    kitne users tak ki chhoot hai is daam me
    zyada bachhe ho to koi upar ki seema hai kya
    per child lagta hai?
    bachhe badhe to rate
    har teacher ka alag login paisa
    student limit kitni h
    kya har bachche ke hisab se paisa lagega
    har bachche ka alag paisa lagega?
    1000 bachche hai to jyada lagega kya
    bachche badh gaye to fees badhegi kya
    per student charge hai kya
    chhote school ke liye bhi wahi rate hai?
    school chhota hai 80 bachche, fir bhi poora daam
    ek school me kitne teacher chala sakte hain
    students ki ginti se rate badhta hai kya
    do branch hai school ki, do baar dena padega?
    kitne bachche use kar sakte hai
    kitne students tak chalega
    bada school aur chhota school same rate
    ek bachche ka kitna padega school tool me
    licence per school hai ya per teacher
    sab teacher use kar sakte hai ek hi daam me
    har class ka alag paisa hai kya`,
}
