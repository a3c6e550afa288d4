import type { business } from '#content/chat/topics/business.ts'
import type { Examples } from '../examples.ts'

export const romanisedBusiness: Examples<typeof business> = {
  offer: `
    aap log karte kya ho
    aapki company kya kya banati hai
    yahan kya kya service milti hai
    bhai ye website kis cheez ki hai
    kya kaam hota hai aapke yahan
    aap kya bechte hain
    sirf bot banate ho ya aur bhi kuch
    apni services ke bare me batao
    aapke paas kya kya hai
    kin cheezo me madad karte ho aap
    kis kis kaam me madad kar sakte ho
    mujhe samjhao ye kya company hai
    aap log kaun si cheezein banate hain
    kya kya milta h aapke yaha
    kya karte ho aap log bhai
    company ke baare me short me batao
    kaun kaun si service hai list do
    yaha kya kya milta hai
    thoda batao aapka kaam kya hai
    kya kya banate ho aap
    aapki services ki list bhejo
    thoda apne kaam ke bare me batao
    ye site kis cheez ki hai
    dukan walo ke liye kya karte ho
    sari services bata do ek baar
    ye website kis cheez ki hai
    bhai ye kya company hai kya bechte ho
    kis kis cheez me madad karte ho
    mujhe samajh nahi aaya aap karte kya ho
    kya kya banate ho
    aap karte kya ho
    kaam kya hai aapka`,
  audience: `
    ye kiske liye hai
    startup ke liye hai kya
    ngo bhi le sakta hai kya
    kiske kaam aata hai ye sab
    kya chhote dukandar bhi le sakte hain
    kis tarah ke logo ke liye banate ho
    badi company ke liye hai kya
    mera to chota sa kaam hai mere layak hai kya
    kaun log aapse kaam karwate hain
    akela aadmi bhi use kar sakta hai
    kya ye mere jaise chote business ke liye theek hai
    do log ka business hai, kaam aayega
    kis tarah ke log lete hai aapse
    mere jaise akele aadmi ke liye hai kya
    kis line wale log lete hain
    chote dukandar ke liye bhi hai kya
    kya ye bade logo ke liye hi hai
    petrol pump wale bhi le sakte hai kya
    meri chhoti si chai ki dukan hai, mere kaam ka hai kya
    kis tarah ke business ke liye hai ye
    chhote dukandar ke liye bhi h ya sirf bade logo ke liye
    vakil ke liye kaam aayega kya
    akele kaam karne wale ko kaam ka hai
    tuition padhane wale ke liye hai kya
    factory walo ke liye bhi hai
    garage ya workshop ke liye bhi banate ho
    mandir trust ka kaam loge kya
    mere jaise chhote dukandar ke liye hai kya
    kis kis ke liye kaam karte ho`,
  founder: `
    badi company ho kya
    kitne log kaam karte hai aapke yaha
    company kitni badi hai
    kaam khud karte ho ya kisi aur se karwate ho
    ye kaam kaun karega
    kitne log hain aapki team me
    aap agency ho ya freelancer
    iske peeche kaun hai
    malik kaun hai company ka
    kaun banata hai ye sab
    kisi aur se to nahi karwaoge
    company ke malik ke bare me batao
    kitne employee hai aapke
    ek hi aadmi hai kya
    mera kaam kiske haath me hoga
    aapki company me kitne log kaam karte hain
    akele ho ya team hai
    mera bot kaun banayega
    ye company kiski h
    kitne bande ho
    asal me kaun chalata hai aur kahan baithte ho
    aap team ho ya akele
    malik se direct baat hoti h ya manager se
    kaun karega mera kaam, bharosa chahiye
    bnata kaun hai ye bot
    kaun banayega mera kaam
    team hai ya akele ho
    malik kaun hai
    kya sab kuch ek hi aadmi karta hai
    mera kaam kisi aur ko to nahi doge
    akele insaan ho ya company
    kisse baat hogi meri project ke time
    kaun ho aap log
    kaun kaun kaam karta hai yaha
    company hai ya akela aadmi
    kaun chalata hai ye
    kitne log ho
    banata kaun hai
    aap akele kaam karte ho kya
    sach me ek hi aadmi hai
    mera kaam kaun karega asal me
    koi agency ho ya freelancer
    company kiski hai aur kaha hai
    ye kaam kaun karta hai`,
  location: `
    aap kahan se ho
    office kis jagah hai
    aapka address batao
    dilli me kahan ho
    kaun se shehar me baithte ho
    kahan hai aapka daftar
    office kidhar hai
    pata bhej do apna
    aap india se ho kya
    kis city se kaam karte ho
    kidhar ho bhai
    delhi me kaunsi jagah
    aap log kaha ke ho
    aapka office delhi me kis area me
    office kaha hai aapka
    kis shehar me ho
    pata bata do aapka
    delhi me kaha pe ho
    aapki company kaha ki hai
    kaha se kaam karte ho
    address kya hai aapka
    dukan pe aa sakta hu kya aapki
    mumbai me office hai kya
    kaha baithte ho
    office kaha hai
    kaun se sheher me ho
    aapka pata
    kis city se ho
    noida me branch hai
    noida me ho kya
    jaipur me office hai`,
  meeting: `
    kya hum mil sakte hain
    principal se milne aaoge
    meri dukan par aakar dekh loge
    aamne saamne baith ke baat karni hai
    video call ho sakti hai
    aamne samne baithke baat ho sakti kya
    aap clinic par aa sakte ho kya
    mulakat kab ho sakti hai
    office aake mil sakta hu
    zoom par baat kar lete hain
    meeting rakh lo ek
    clinic pe aake dekh jaoge
    school aake samjha sakte ho staff ko
    ghaziabad aa sakte ho milne
    milne aa sakta hu kya
    hamari factory aake dekh lo
    google meet pe baat kar lete h
    mil sakte hai kya aamne samne
    meri dukan pe aake samjha doge kya
    school me aa sakte ho baat karne
    gurgaon me milna ho payega
    video call pe samjha do
    face to face baat karni hai
    zoom pe baat ho sakti hai
    ek baar milke baat karte hai
    office aake mil lu
    mil sakte hai kya
    mere dukan pe aa sakte ho
    demo aamne samne de sakte ho dukan pe
    ncr me aate ho kya milne
    school aake dikha do
    video call pe baat
    dukan pe aake dikha sakte ho kya
    milke samjhana hai mujhe`,
  abroad: `
    main delhi me nahi rehta phir bhi ho jayega
    bhopal me hu, chalega
    patna me kaam karoge
    dusre state walo ke liye bhi karte ho kya
    hum dubai me hain
    main assam se hu
    gaon me dukan hai chalega kya
    videsh me bhi service dete ho
    lucknow wale le sakte hain kya
    door se bhi kaam ho jata hai
    nairobi me mera hotel hai, kaam karoge
    mumbai me available hai
    kenya se hu main, problem to nahi
    main jaipur me hu
    nepal se order kar sakte hain
    gaav me baitha hu, ho jayega na
    delhi se bahar walo ka kaam lete ho
    patna me bhi kaam karte ho kya
    kerala se hu dikkat to nahi hogi
    hamare gaon me bhi chalega
    main dubai me rehta hu, kar doge
    delhi se bahar ka kaam lete ho
    nepal se hu, ho jayega kya
    kolkata wale bhi karwa sakte h
    humare sheher me service hai kya
    door hone se koi dikkat to nahi
    london me cousin hai uske liye bana doge
    indore wale ka kaam karoge
    bahar ke sheher wale ka kaam kaise karte ho
    patna me ho sakta hai
    delhi se bahar kaam karte ho
    main lucknow se hu chalega
    dubai me hu`,
  hours: `
    mail ka jawab kab tak dete ho
    kitni der me reply aata hai
    aap kitne baje tak milte ho
    sunday ko khula rehta hai
    kitni der me jawab doge
    kab se kab tak khule ho
    reply kab tak aayega
    kitne ghante me quote bhejte ho
    raat ko message karu to kab jawab milega
    chutti kab hoti hai
    timing kya hai aapki
    sham ko baat ho sakti hai kitne baje tak
    msg ka reply kitni der me
    der raat mail karu to jawab kab
    form bhar diya tha koi call nahi aaya kab tak aata hai
    mail kiya tha jawab kitne time me aata hai
    kitni der me jawab milta hai
    kal message kiya tha koi reply nahi aaya
    shanivar ko khule ho
    form bhara tha, kab phone aayega
    kitne baje tak khule ho
    office timing kya h
    ravivar ko bhi baat hoti hai
    kis time pe online rehte ho
    aaj chutti hai kya aapki
    reply aane me kitna time lagta hai
    reply aane me kitni der
    do din se wait kar raha hu jawab ka
    abhi tak koi jawab nahi diya aapne
    ravivar chutti rehti hai kya aapki
    aap jawab kab tak dete ho
    chutti wale din bhi reply karte ho
    aaj bheju to kab tak jawab
    kab khula rehta hai
    sunday ko kaam karte ho
    jawab kab tak doge
    quote kab tak doge
    jawab kitni der me milega`,
  contact: `
    whatsapp par baat kar sakte hai kya
    yaha nahi whatsapp pe baat karo
    call karna hai number batao
    number de do baat karni hai
    aapse baat kaise hogi
    number de do apna
    number milega kya baat karne ko
    email id kya hai
    baat karni ho to kaha likhu
    kahan message karu
    mujhe phone kar lo
    sampark karne ka tarika
    koi helpline hai
    whatsapp number kya hai aapka
    call back kar sakte ho
    aapko mail kahan bheju
    contact number chahiye
    tumse sampark kaise hoga
    kaise contact kare aapko
    number bhejo
    aapka mail kya hai
    phone pe baat karni thi number
    seedha whatsapp pe msg kar du kya aapko
    aapke whatsapp pe baat ho sakti hai kya
    typing nahi hoti, voice message bhej sakta hu
    aapka whatsapp no
    mail address bhejna
    phone number do apna
    kis number pe call karu
    mail id kya hai aapki
    aapse baat kaise ho
    whatsapp number de do
    call pe baat nahi ho sakti kya
    kaha message karu aapko
    call kar sakte ho mujhe
    sampark kaise kare
    typing nahi aati, phone pe baat karao
    document kaha bheju
    shaam ko phone kar lena mujhe
    number do apna
    email id
    aapse contact kaise kare
    wapas call kar sakte ho kya mujhe
    call back karna`,
  demo: `
    demo kaise milega
    demo ke paise hai kya
    pehle chala ke dikhao
    demo kitne ka hai
    demo mil sakta hai kya
    ek baar dekhna hai kaise kaam karta hai
    demo book kar do
    demo ke paise lagte hain kya
    lene se pehle dekhna chahta hu
    dekhe bina nahi lunga pehle dikhao
    live dikha do bot
    demo ke time kya taiyar rakhu
    mujhe demo chahiye kal
    test karke dekh sakta hu kya
    kaise lagta hai chalte hue dikhaiye
    demo dikha dijiye ek baar
    pehle dikhao phir paise ki baat
    ek baar live dekhna chahunga
    mere bhai ko dikhana hai kaise chalta hai
    chalta hua bot dekhna hai
    pehle dekh lu kaise chalta hai phir paise du
    dikhane ka paisa lagta hai kya
    demo book karna h
    bina paise diye dekh sakta hu kya
    aapka maal pehle dekhna hai
    ek baar dekh lu kaise kaam karta hai
    demo dikha do bhai
    demo ka paisa lagta hai kya
    demo kab mil sakta hai
    raat ko demo ho sakta hai kya
    itwar ko demo rakh lo
    live dikhao kaise chalta hai
    paise dene se pehle dekhna hai
    demo me kya kya dikhaoge
    kal 4 baje demo milega
    demo online hota hai ya ghar aake
    mere partner ko bhi demo dikhana hai
    demo kitni der ka hota hai
    kal ka demo book kar do
    dekhna hai pehle kaise chalta hai
    demo dikha do
    demo ka paisa lagega
    chala ke dikhao
    demo me kya dikhate ho
    demo ke liye kya karna hoga
    demo zoom pe hoga kya
    demo ke baad lena zaroori to nahi`,
  moveDemo: `
    demo ka time badalna hai
    demo cancel karna hai
    demo dusre din kar sakte hain
    demo ki booking hatani hai
    demo chhoot gaya to
    demo ka din change karna h
    demo aage khiska do
    aaj ka demo nahi kar paunga
    kal wale demo me nahi aa paunga
    monday ki jagah wednesday ko demo kar do
    demo kisi aur din rakh sakte hai
    demo kal pe taal do
    kal demo pe nahi aa paunga
    demo cancel karo
    demo 5 ki jagah 7 baje`,
  demoForm: `
    demo ke liye kya jaankari deni hogi
    demo form me phone zaroori hai kya
    demo me kya dekhna hai wo chun sakte h
    company ka naam zaroori hai demo me
    demo ke form me kya likhna padta hai
    demo book karne me kya kya bharna padta hai
    demo ke liye phone number zaroori hai kya
    demo lene ko mobile no dena padega?
    demo form me company ka naam dena padega
    demo me kaunsi service chun sakte hai`,
  trial: `
    free me use karne ko milega kya
    kuch din muft me chala ke dekh sakte hain
    trial hai kya
    ek hafta free do
    free wala plan hai
    free version h kya
    bina paise ke try karna hai
    free me kya kya milta hai
    quote ke paise lagte hain kya
    free me thode din milega
    trial period kitna hai
    muft trial
    free me chala ke dekh sakta hu kuch din
    ek hafta free milega
    7 din free chalake dekhu
    pehle free do pasand aaya to lunga
    muft me kuch milega
    ek hafte ke liye bot free laga do
    pehle kuch din bina paise ke use karna hai
    ek mahina free do
    free me try kar sakte hai
    ek hafte muft
    pehle use karke dekhna hai free me
    muft me chalane ko milega kya pehle mahina`,
  pastWork: `
    pehle ka kuch kaam dikhao
    clinic ke liye jo banaya wo dikha sakte ho
    koi sample hai dekhne ko
    sample websites h kya
    kisi dukan ka banaya bot dikhao
    aapka banaya website dekhna hai
    pehle kya kya banaya hai
    kisi aur clinic ka kiya hai kya
    apna purana kaam dikhao
    portfolio hai kya
    kiski website banayi hai ab tak
    namune dikhaiye
    kaun kaun client hain aapke
    kya ye project asli hain
    kisi school ke liye banaya hai pehle
    sample dekhne hain
    aapka kaam dekhna tha
    kuch banaya hua dikhao
    koi purana project dikhao
    koi clinic ka namuna
    kisi dukan ka bot dikhao jo aapne banaya
    kisi aur ke liye banaya hai to dikhao
    real project hai ya bas namuna
    pehle kisi school ke liye banaya hai kya
    koi website dikhao jo tumne banayi
    purana kaam dikhao
    kisi clinic ka bot dikha sakte ho
    sample dikhao
    kis kis ke liye kaam kiya hai
    apna banaya hua gana sunao
    koi example do
    saboot kya hai ki aap bana loge
    portfolio kaha dekhu
    kisi salon ka bot banaya ho to dikhao
    kisi ka kaam dikhao jo kiya ho
    pehle kya banaya hai
    kiske kiske liye kaam kara hai
    saree wale ka bot dekhna hai
    namuna dikhao
    kaun kaun si website banayi`,
  reviews: `
    bharosa kaise karu
    fraud to nahi ho
    koi grahak gawahi de sakta hai kya
    purane grahak khush hai kya, unki raay
    kisi ne istemal kiya ho to uska feedback do
    log kya kehte hain aapke bare me
    customer ka anubhav dikhao
    review me kya likha hai logo ne
    kaha likha hai ki log khush hai
    kisi ka vichar bataiye jisne ye bot liya
    reviews hain kya
    asli company ho ya farzi
    kisi customer ka feedback dikhao
    testimonial hai koi
    rating kitni hai aapki
    asli hai ya scam
    star rating dikhao
    google rating kya hai
    logo ki raay kaha dikhegi
    kaise maanu ki kaam karoge
    logo ne kya kaha aapke bare me
    jisne kharida uska review batao
    client ki tareef ya shikayat padhni h
    review kaha milenge
    ye reviews asli hai kya
    review kaha likhu
    log kya bolte hai aapke bare me
    review dikhao
    kisi client ne kuch likha hai aapke bare me
    kisi ne likha ho achha bura kuch bhi
    kya bolte hain jinhone liya hai`,
  trust: `
    demo ke baad mana kar sakta hu
    paise dub gaye to
    company asli hai iska saboot
    paise se pehle contract dekh sakta hu
    aap log asli ho ya fraud
    dhokha to nahi doge
    paise leke bhaag gaye to kya karunga
    advance leke gayab ho gaye to
    pehle dhokha kha chuka hu, meri kya suraksha hai
    pehle kisi ne thag liya tha, aap alag kaise
    paisa dubega to nahi mera
    aap pe bharosa karke advance kaise du
    koi guarantee ki kaam adhura nahi chhodoge
    advance deke phas gaya to
    kaise maan lu ki fraud nahi ho
    paise leke bhaag to nahi jaoge
    quote lene ke baad na lena ho to koi zabardasti to nahi
    bharosa kaise karu aap par
    kaagaz pe likh ke doge kya
    ye sab dhokha to nahi
    pehle ek ladka paise le gaya mera
    aap pe yakeen kaise kare
    paisa doob gaya to
    advance le ke phone band kar diya to
    kya guarantee ki kaam karoge
    aap asli company ho ya nahi
    scam to nahi hai ye
    anjaan aadmi ko paise kaise bheju
    vishwas nahi hota
    thagi to nahi hai na
    asli ho ya fraud
    paise leke bhaag gaye to
    bharosa kaise karu
    pehle ek ne thaga hai mujhe
    scam to nahi
    rate sun ke peeche hat jau to chalega
    pehle ek website wale ne thaga hai
    paise leke gayab ho gaya tha pichla wala
    online wale aksar bhaag jate hai
    quote dekh ke mana kar sakte hai na
    asli company hai kya`,
  figures: `
    kitne saal se kaam kar rahe ho
    kitne client hain ab tak
    kitna purana kaam hai aapka
    kab shuru hui company
    kitne gaane banaye hai
    kitna experience hai
    kitne bot bana chuke ho
    kitne logo ne liya hai
    company kitni purani hai
    kitne logo ka kaam kiya ab tak
    kab se ho is line me
    kitne saal se ye kaam kar rahe ho
    kitne client hai aapke
    ab tak kitne bot banaye
    experience kitna hai
    company kab bani
    kitni websites bana di ab tak
    kitne school use karte hai
    kitne customer hai aapke
    kab se kaam kar rahe ho
    kab se chala rahe ho ye business
    abhi kitne customer chal rahe h
    kitne logo ka kaam kar chuke`,
  smartSchool: `
    smart school kab aayega kitne ka
    smart school kab launch hoga
    smart school kya hai
    smart school ka intezar kab tak
    smart school abhi mil sakta hai
    smart school me kya milega
    smart school ka daam
    smart school kab aayega
    smart school wala launch hua kya
    smart school ki date
    smart school ka rate
    smart school abhi mil sakta hai kya`,
  clientCall: `
    kisi purane customer se baat karwa sakte ho
    jisne aapse banwaya usse milwa do
    kisi client se phone pe pooch sakta hu kya kaisa kaam kiya
    apne kisi client ka number do
    jisne bot liya hai usse baat karni hai
    koi clinic jahan aapka bot chal raha ho, unse pooch lu
    ek do grahak ke number do jinse tasalli kar lu
    kisi client ka reference milega jisse phone par baat ho
    kya main aapke kisi grahak se mil sakta hu
    do purane clients ke number bhejo
    jo use kar raha hai usse poochna chahta hu`,
  templates: `
    bane banaye template hain kya
    labs me kya hai
    templates me kya kya hota hai
    missed call wala template
    free tool kaun se hain
    quiz from chapter template kaisa h
    review maangne wale message ka template
    package builder free hai kya
    ready workflow milega
    jo list me nahi wo template bhi milega
    free wala tool hai kya
    labs wale tool kya hai
    free tool bhi hai kya koi
    order status wala template
    labs page pe kya milta hai
    koi ready made cheez hai kya
    chhote chhote tool bhi bechte ho kya
    free wale tools kaha hai
    template milega kya
    ready template dikhao
    bana banaya workflow h kya
    bana banaya kuch hai jo turant use karu`,
  products: `
    aapke products kya hain
    song sketcher use kar sakte h kya abhi
    answer desk sab bot ke sath milta hai kya
    answer desk kya hota hai
    song sketcher ban gaya ya abhi ban raha
    answer desk me kya hota hai
    class kit ke bare me batao
    answer desk kya kaam karta hai bhai
    ready product koi hai
    ek inbox me saari chat wala product
    answer desk ke bare me samjhao
    class kit me kya kya banta hai ek chapter se
    song sketcher kya karega
    answer desk kis kaam aata h
    bane banaye AI product kaun se hai aapke
    song sketcher kya hai
    koi bana banaya ai product hai kya
    aapke apne product kaun se hai
    class kit se kya banta hai
    sab chat ek inbox me, wo kya product hai
    class kit kya hai
    product aur service me kya fark
    product list dikhao
    kuch bana banaya hai
    ready made hai kya kuch
    class kit me quiz bhi hota h
    class kit kiske liye bani hai
    class kit available h?`,
  productCost: `
    answer desk kitne ka hai
    answer desk lagwane ka paisa
    class kit ka price
    product apne hisab se badalwane ka kitna lagega
    ready product ko badalwane ka kya loge
    song sketcher ki kimat
    products ka daam kyu nahi likha
    products ka price list nahi dikh raha
    song sketcher kitne ka
    answer desk ka daam
    class kit kitne ki hai
    class kit lena ho to kitna
    product ka rate kya hai`,
  offTheShelf: `
    agar bazaar me pehle se achha software ho to bataoge
    ready app le lu ya aapse banwau, imandari se
    sach sach bataoge agar mujhe zaroorat nahi
    koi dusra sasta tool behtar ho to bata doge kya
    zabardasti to nahi bechoge
    agar bazaar me sasta software hai to bataoge kya
    bazar wala software behtar ho to bol doge?
    ready software kaafi hai kya mere liye
    mere liye koi taiyar software theek ho to naam bata doge
    agar koi sasta app kaam kar de to sach batana
    mujhe sach me custom chahiye kya`,
  capacity: `
    akele ho to itna kaam kaise karoge
    itne busy ho to mera kaam latkega kya
    mera number kab aayega
    ek time pe kitne kaam pakadte ho
    ek saath kitne project lete ho
    mere kaam ke liye time hai abhi
    bahut busy to nahi ho
    naya kaam le rahe ho abhi
    mere project par dhyan de paoge
    abhi kitne kaam chal rahe hai aapke
    abhi naya kaam le rahe ho kya
    ek saath kitne kaam karte ho
    kab se shuru kar paoge mera kaam
    itne client akele kaise sambhaloge
    naye client le rahe ho kya`,
  mission: `
    ye kaam kyu shuru kiya
    iske peeche soch kya thi
    ye company kyu banayi
    aapka sapna kya hai isko lekar
    aapka maqsad kya hai
    company ki kahani batao
    chhote business par hi dhyan kyu
    aapka vision kya hai
    aapka maksad kya hai
    company ki kahani kya hai`,
  whyUs: `
    mera bhanja 5000 me bana dega, aapko kyu du
    sasta freelancer mil raha hai, aap kyu
    kya khaas hai aapme
    bade agency ko chhod ke aap kyu
    aapse hi kyu karwaye
    dusre se acche kaise
    agency se behtar kaise ho
    aap me khaas kya hai
    badi company chhod ke aapko kyu chune
    ek wajah batao aapko lene ki
    aap dusro se alag kaise ho
    akele aadmi se kaam karane ka fayda
    aap hi kyu
    kyu chunu aapko
    akele aadmi se kaam karane me risk to nahi
    aap hi kyu, dusre bhi to hai
    dusri company se alag kya ho
    ek akele ko kaam dene ka fayda kya
    mere jaan pehchan wala sasta bana raha, aapse kyu lu
    aapse hi kyu karwau
    aapko kyu du kaam
    aapse hi kyu banwaye
    dusre agency se kya alag`,
  job: `
    internship milegi
    fresher ke liye kaam hai
    naukri mil sakti hai kya
    part time kaam milega kya
    mujhe aapke yahan kaam karna hai
    koi vacancy hai
    apna resume bhejna hai
    react developer hu koi jagah khali hai
    internship dete ho
    mere bete ko kaam pe rakh lo
    naukri milegi kya
    mera bhai bca kiya hai usko rakh lo
    meri behen ko naukri chahiye
    internship karni hai
    internship chahiye
    ghar se kaam milega kya
    resume kaha bheju
    kaam chahiye mujhe
    naukri hai kya
    kaam chahiye
    fresher hu kaam milega`,
  partner: `
    aapke saath partner banna hai
    client launga to commission doge
    main bhi bech sakta hu aapka bot
    franchise milti hai kya
    apne naam se bech sakte hain kya
    agent ban sakta hu aapka
    mil ke kaam karna hai, commission pe
    agency hai meri, aapka bot bech du?
    main client launga to commission milega
    aapka agent banna hai
    white label milta hai kya
    reseller ban sakta hu
    dealer banna hai
    franchise dete ho kya
    client dilwau to kya milega mujhe
    apne naam se bech sakta hu aapka bot
    mil ke kaam kare kya
    aapka bot bech sakta hu commission pe`,
  notOffered: `
    mobile repair karte ho
    logo bana doge
    facebook par ad chalate ho kya
    visiting card chhap jayega
    product photography karte ho
    camera lagwana hai dukan me
    computer bechte ho kya
    insta page sambhal loge
    shaadi ka video edit karwana hai
    loan dilwa do
    bijli ka kaam karte ho
    blog likh ke doge har hafte
    product ki photo kheech doge
    gst return bhar doge
    tuition padhate ho kya bachchon ko
    followers badha do
    game bana sakte ho
    printer theek kar do
    dukan ka naam plate
    data entry ka kaam hai
    kiraye par gaadi milegi
    pamphlet design karwana hai
    kitab chhapwani hai
    billing machine bechte ho
    coding sikhate ho kya
    ac thik karte ho
    courier kar doge saman
    hacking karwani hai
    website ke liye server kiraye pe dete ho
    thesis likh doge
    call centre wale log chahiye
    wifi lagwana hai office me
    flex chhapwana hai
    laptop theek hoga kya
    gaana gaane wala orchestra bhej doge
    poster bana do
    reels edit kar doge
    mobile cover ki dukan ke liye logo
    ghar ki wiring
    youtube channel chala doge
    fb page chala doge kya
    seo karte ho sirf
    ads chala ke customer la doge
    makeup artist bhejo
    tally ka kaam kar doge har mahine
    banner chhapwana hai
    drone se shoot karte ho
    mobile ka screen badalna hai
    bachche ko coding sikha do
    fridge repair
    telecaller chahiye
    logo banate ho kya
    visiting card chhapte ho
    facebook page chala doge
    instagram handle karte ho kya
    reel banwani hai dukan ki
    google ads chalate ho
    banner printing karte ho
    software ki training doge kya naukri ke liye
    laptop theek karte ho
    computer theek karane hai
    cctv lagate ho
    shaadi ka video edit karoge
    kitab likh doge mere liye
    kitab ka cover bana doge
    product ki photo kheenchoge
    game banate ho kya
    followers badha doge
    gst return bhar dete ho
    loan dilwa doge
    computer sikhate ho kya
    ppt bana doge
    kitab chhap doge
    billing machine dete ho
    bot se fees jama ho sakti hai kya
    poster design kar doge
    logo bana dete ho
    mera insta page sambhalo
    instagram chalaoge mera
    google ads karte ho
    seo har mahine karte ho
    visiting card
    video editing karte ho
    photo edit karoge`,
  otherTools: `
    chatgpt se alag kya hai isme
    chatgpt to free hai phir aapko kyu du paise
    whatsapp business app me bhi to auto reply hai
    wati se achha hai kya
    gemini free hai to paisa kyu du
    khud wix pe bana lu to
    dusri company wale se tulna karo
    mere paas pehle se whatsapp business hai phir iska kya kaam
    whatsapp business ka free auto reply kaafi nahi kya
    chatgpt bhi to yahi karta hai
    dusre sasta dete hain aap me kya alag
    chatgpt plus lu ya aapka bot
    canva wix se khud bana lunga phir
    chatgpt free hai to aap kyu
    whatsapp business me auto reply hai na
    aisensy se accha kyu hai
    wati se kya alag hai
    interakt se kya farak h
    wix pe khud bana lu to
    chatgpt se khud kar lu to
    wati se kya alag ho
    wix pe free ban jati hai fir aap kyu`,
  freeTools: `
    review wala message sach me free hai
    free cheez kuch hai to batao
    package builder kya hota hai
    package builder ka paisa lagta h?
    package builder use karne ke paise lagte hai
    review msg wala template kaise milega
    khud package bana ke daam dekh sakta hu kya
    site par kya kya free hai
    kya kya cheez muft deti h aapki company
    koi free tool hai kya aapke paas
    labs me free wale kaunse
    package builder se kya hota h
    review lene wala message muft hai kya
    koi calculator hai jisme chun ke total dikhe
    package banane wala tool kaha milega
    muft wali cheeze kaun si hai site pe
    zero rupaye me kya milega
    free me kya kya h aapke paas
    bina paise kya kya dete ho aap
    kuch free ka samaan hai kya use karne ko
    bina baat kiye khud hisaab laga sakte hain kya
    package builder kis page pe hai
    muft wala samaan kya kya hai
    review ke liye customer ko msg, wo template free hai na
    review mangne wale message free hai?
    kya kya free me de rakha hai site pe
    khud se package banake daam dekhna hai
    apne hisaab se package jodne ka tool hai kya
    google pe rating maangne wale message ka template
    khud se jod ke daam dekhne wala tool kaha h
    bina paisa diye kya kya mil sakta hai
    free cheezo ki list do
    kaunse tool free hain
    bina paise ke kya try kar sakta hu`,
  reviewRequests: `
    google par zyada review kaise aaye
    customers se review kaise mangwaye
    khush graahak se review maangne ka tool hai
    restaurant ki rating badhani hai google pe
    review ke liye message bhejne wala kuch hai
    log khana khake chale jate hai review nahi dete
    salon ke liye 5 star review chahiye asli wale
    review request message free hai kya`,
  missedCall: `
    raat ko phone aate hai koi uthata nahi
    missed call wala template chahiye, paise kitne
    miss call aane par msg bhejta hai na wo tool
    missed call wali cheez khareedni h
    call na utha paye to grahak ko apne aap msg
    missed call pe booking ho jaye
    missed call pe msg bhejne wali cheez ka rate
    call chhut jaye to turant whatsapp jaye, iska daam
    bahut call miss ho jate hai dukan pe
    call nahi utha pata to customer chala jata hai
    miss call ka jawab whatsapp se chala jaye
    missed call pe apne aap message jaye aisa kuch hai
    missed call wala tool kitne ka hai
    missed call reply kya hai
    phone bajta rehta hai aur haath khali nahi hota
    chhoote hue call ka kya upay
    jo call kare aur na uthe usko whatsapp chala jaye
    raat ke missed call ka kya kare
    jo call kat jaye usko msg jaye`,
  standIn: `
    aap bimar pad gaye to
    band kar di company to mera bot kaha jayega
    aap akele ho, kuch ho gaya to mera bot band?
    kal ko aap kaam band kar do to
    chhutti pe ho to kaun dekhega
    aapko kuch ho jaye to mera kaam
    akele aadmi ho, bimar hue to kaun dekhega
    ek aadmi ki company pe bharosa kaise, kuch ho jaye to
    aap gaayab ho gaye kal to bot ka kya
    aapke baad kaun sambhalega`,
  orderLookup: `
    sirf order status wala tool milega bina bot ke
    order status lookup kitne ka
    sirf order dhundne wala tool bina bot
    bas order track karne wala chhota tool chahiye
    order dhoondhne wala chhota tool kitne ka`,
  leadScore: `
    kaunsa customer pakka hai ye batata hai kya
    inquiry ko chhant ke rank karta hai kya
    lead ko number deta hai kya
    kaunsi lead pehle call karu ye batayega`,
  branches: `
    do dukan hai meri, ek hi bot chalega dono me
    har branch ka alag paisa lagega kya
    teen clinic hai alag alag jagah, ek bot sambhal lega
    2999 ek dukan ka hai ya sab branch ka
    dusri branch kholi to phir se lena padega kya
    dono center ki fees alag hai, bot ko pata chalega kaun si branch
    ek hi bot se 4 restaurant ki booking ho sakti hai
    branch ke hisab se daam lagta hai kya
    meri do branch hai kota aur sikar, ek assistant kaafi hai
    bhai ki dukan me bhi yahi bot chala sakte hai kya
    har outlet ke liye alag bot lena hoga
    kai jagah dukan ho to kaise hoga
    do salon ke liye ek bot ya do
    paanch centre hai hamare, ek saath ho jayega kya`,
  overkill: `
    din me do char message aate hai, bot chahiye bhi kya
    itni chhoti dukan ke liye bot ka fayda hai
    mere yaha bas 3-4 msg aate h din ke, lena chahiye kya
    sach bolo mujhe chahiye ya nahi
    sach batao mujhe zaroorat hai kya
    itne chhote kaam me bot ki zarurat hai?`,
  doubt: `
    pehle wala bot bekar tha
    robot wale jawab se grahak bhaag jate hai
    dusri company ne ghatiya bot diya tha
    chatbot se log chidhte hai
    ye to bas chatgpt hi hai na
    bot bekar hote hai sab, kya alag hai
    ek baar bura anubhav ho chuka hai bot ka
    ek baar le ke pachtaya hu bot
    mujhe nahi lagta bot se kuch hoga
    log machine se baat karna pasand nahi karte
    dar lagta hai phir se paisa doob jayega`,
}
