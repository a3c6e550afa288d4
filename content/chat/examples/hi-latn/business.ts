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
    kis kis kaam me madad kar sakte ho
    mujhe samjhao ye kya company hai
    aap log kaun si cheezein banate hain
    kya karte ho aap log bhai
    company ke baare me short me batao
    kaun kaun si service hai list do
    yaha kya kya milta hai
    thoda batao aapka kaam kya hai
    kya kya banate ho aap
    aapki services ki list bhejo
    ye site kis cheez ki hai
    dukan walo ke liye kya karte ho
    bhai ye kya company hai kya bechte ho
    kis kis cheez me madad karte ho
    mujhe samajh nahi aaya aap karte kya ho
    kya kya banate ho
    aap karte kya ho
    kaam kya hai aapka`,
  audience: `
    ye kiske liye hai
    kya chhote dukandar bhi le sakte hain
    kis tarah ke logo ke liye banate ho
    badi company ke liye hai kya
    mera to chota sa kaam hai mere layak hai kya
    kaun log aapse kaam karwate hain
    akela aadmi bhi use kar sakta hai
    kya ye mere jaise chote business ke liye theek hai
    do log ka business hai, kaam aayega
    mere jaise akele aadmi ke liye hai kya
    kis line wale log lete hain
    chote dukandar ke liye bhi hai kya
    kya ye bade logo ke liye hi hai
    petrol pump wale bhi le sakte hai kya
    meri chhoti si chai ki dukan hai, mere kaam ka hai kya
    kis tarah ke business ke liye hai ye
    vakil ke liye kaam aayega kya
    tuition padhane wale ke liye hai kya
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
    ek hi aadmi hai kya
    mera kaam kiske haath me hoga
    aapki company me kitne log kaam karte hain
    akele ho ya team hai
    mera bot kaun banayega
    kitne bande ho
    asal me kaun chalata hai aur kahan baithte ho
    kaun karega mera kaam, bharosa chahiye
    kaun banayega mera kaam
    team hai ya akele ho
    malik kaun hai
    kitne log kaam karte hai aapke yaha
    kya sab kuch ek hi aadmi karta hai
    mera kaam kisi aur ko to nahi doge
    akele insaan ho ya company
    kisse baat hogi meri project ke time
    kaun ho aap log
    company hai ya akela aadmi
    kaun chalata hai ye
    kitne log ho
    banata kaun hai
    aap akele kaam karte ho kya
    sach me ek hi aadmi hai
    company kiski hai aur kaha hai
    ye kaam kaun karta hai`,
  location: `
    aap kahan se ho
    office kis jagah hai
    aapka address batao
    dilli me kahan ho
    kaun se shehar me baithte ho
    kahan hai aapka daftar
    pata bhej do apna
    aap india se ho kya
    kis city se kaam karte ho
    kidhar ho bhai
    aapka office delhi me kis area me
    office kaha hai aapka
    kis shehar me ho
    pata bata do aapka
    delhi me kaha pe ho
    aapki company kaha ki hai
    kaha se kaam karte ho
    dukan pe aa sakta hu kya aapki
    mumbai me office hai kya
    kaha baithte ho
    office kaha hai
    kaun se sheher me ho
    aapka pata
    noida me branch hai
    jaipur me office hai`,
  meeting: `
    kya hum mil sakte hain
    meri dukan par aakar dekh loge
    aamne saamne baith ke baat karni hai
    video call ho sakti hai
    aap clinic par aa sakte ho kya
    mulakat kab ho sakti hai
    office aake mil sakta hu
    zoom par baat kar lete hain
    meeting rakh lo ek
    milne aa sakta hu kya
    hamari factory aake dekh lo
    mil sakte hai kya aamne samne
    meri dukan pe aake samjha doge kya
    school me aa sakte ho baat karne
    gurgaon me milna ho payega
    face to face baat karni hai
    zoom pe baat ho sakti hai
    ek baar milke baat karte hai
    office aake mil lu
    mil sakte hai kya
    mere dukan pe aa sakte ho
    school aake dikha do
    video call pe baat
    dukan pe aake dikha sakte ho kya`,
  abroad: `
    main delhi me nahi rehta phir bhi ho jayega
    patna me kaam karoge
    dusre state walo ke liye bhi karte ho kya
    hum dubai me hain
    gaon me dukan hai chalega kya
    videsh me bhi service dete ho
    lucknow wale le sakte hain kya
    door se bhi kaam ho jata hai
    mumbai me available hai
    kenya se hu main, problem to nahi
    main jaipur me hu
    nepal se order kar sakte hain
    delhi se bahar walo ka kaam lete ho
    patna me bhi kaam karte ho kya
    hamare gaon me bhi chalega
    main dubai me rehta hu, kar doge
    delhi se bahar ka kaam lete ho
    nepal se hu, ho jayega kya
    humare sheher me service hai kya
    door hone se koi dikkat to nahi
    indore wale ka kaam karoge
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
    raat ko message karu to kab jawab milega
    chutti kab hoti hai
    timing kya hai aapki
    sham ko baat ho sakti hai kitne baje tak
    msg ka reply kitni der me
    form bhar diya tha koi call nahi aaya kab tak aata hai
    mail kiya tha jawab kitne time me aata hai
    kitni der me jawab milta hai
    kal message kiya tha koi reply nahi aaya
    form bhara tha, kab phone aayega
    kitne baje tak khule ho
    ravivar ko bhi baat hoti hai
    aaj chutti hai kya aapki
    reply aane me kitna time lagta hai
    do din se wait kar raha hu jawab ka
    abhi tak koi jawab nahi diya aapne
    aap jawab kab tak dete ho
    chutti wale din bhi reply karte ho
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
    email id kya hai
    kahan message karu
    mujhe phone kar lo
    sampark karne ka tarika
    whatsapp number kya hai aapka
    call back kar sakte ho
    aapko mail kahan bheju
    contact number chahiye
    kaise contact kare aapko
    number bhejo
    aapka mail kya hai
    phone pe baat karni thi number
    aapke whatsapp pe baat ho sakti hai kya
    typing nahi hoti, voice message bhej sakta hu
    phone number do apna
    kis number pe call karu
    mail id kya hai aapki
    aapse baat kaise ho
    whatsapp number de do
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
    demo mil sakta hai kya
    ek baar dekhna hai kaise kaam karta hai
    demo book kar do
    demo ke paise lagte hain kya
    lene se pehle dekhna chahta hu
    live dikha do bot
    mujhe demo chahiye kal
    test karke dekh sakta hu kya
    kaise lagta hai chalte hue dikhaiye
    demo dikha dijiye ek baar
    pehle dikhao phir paise ki baat
    chalta hua bot dekhna hai
    pehle dekh lu kaise chalta hai phir paise du
    dikhane ka paisa lagta hai kya
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
    mere partner ko bhi demo dikhana hai
    demo kitni der ka hota hai
    kal ka demo book kar do
    dekhna hai pehle kaise chalta hai
    demo dikha do
    demo ka paisa lagega
    chala ke dikhao
    demo me kya dikhate ho
    demo zoom pe hoga kya`,
  moveDemo: `
    demo ka time badalna hai
    demo cancel karna hai
    demo dusre din kar sakte hain
    demo chhoot gaya to
    demo aage khiska do
    kal wale demo me nahi aa paunga
    monday ki jagah wednesday ko demo kar do
    demo kisi aur din rakh sakte hai
    kal demo pe nahi aa paunga
    demo cancel karo`,
  demoForm: `
    demo ke liye kya jaankari deni hogi
    demo form me phone zaroori hai kya
    company ka naam zaroori hai demo me
    demo book karne me kya kya bharna padta hai
    demo ke liye phone number zaroori hai kya
    demo form me company ka naam dena padega
    demo me kaunsi service chun sakte hai`,
  trial: `
    free me use karne ko milega kya
    kuch din muft me chala ke dekh sakte hain
    trial hai kya
    ek hafta free do
    free wala plan hai
    bina paise ke try karna hai
    free me kya kya milta hai
    quote ke paise lagte hain kya
    free me thode din milega
    muft trial
    free me chala ke dekh sakta hu kuch din
    ek hafta free milega
    muft me kuch milega
    pehle kuch din bina paise ke use karna hai
    ek mahina free do
    free me try kar sakte hai
    ek hafte muft
    pehle use karke dekhna hai free me`,
  pastWork: `
    pehle ka kuch kaam dikhao
    clinic ke liye jo banaya wo dikha sakte ho
    koi sample hai dekhne ko
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
    kuch banaya hua dikhao
    kisi dukan ka bot dikhao jo aapne banaya
    kisi aur ke liye banaya hai to dikhao
    pehle kisi school ke liye banaya hai kya
    koi website dikhao jo tumne banayi
    purana kaam dikhao
    kisi clinic ka bot dikha sakte ho
    sample dikhao
    kis kis ke liye kaam kiya hai
    apna banaya hua gana sunao
    koi example do
    saboot kya hai ki aap bana loge
    kisi ka kaam dikhao jo kiya ho
    pehle kya banaya hai
    namuna dikhao
    kaun kaun si website banayi`,
  reviews: `
    bharosa kaise karu
    fraud to nahi ho
    log kya kehte hain aapke bare me
    reviews hain kya
    asli company ho ya farzi
    kisi customer ka feedback dikhao
    rating kitni hai aapki
    asli hai ya scam
    kaise maanu ki kaam karoge
    logo ne kya kaha aapke bare me
    review kaha milenge
    ye reviews asli hai kya
    review kaha likhu
    log kya bolte hai aapke bare me
    review dikhao`,
  trust: `
    demo ke baad mana kar sakta hu
    paise se pehle contract dekh sakta hu
    aap log asli ho ya fraud
    dhokha to nahi doge
    paise leke bhaag gaye to kya karunga
    advance leke gayab ho gaye to
    pehle dhokha kha chuka hu, meri kya suraksha hai
    paisa dubega to nahi mera
    aap pe bharosa karke advance kaise du
    advance deke phas gaya to
    kaise maan lu ki fraud nahi ho
    paise leke bhaag to nahi jaoge
    bharosa kaise karu aap par
    ye sab dhokha to nahi
    pehle ek ladka paise le gaya mera
    paisa doob gaya to
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
    pehle ek website wale ne thaga hai
    paise leke gayab ho gaya tha pichla wala
    asli company hai kya`,
  figures: `
    kitne saal se kaam kar rahe ho
    kitne client hain ab tak
    kab shuru hui company
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
    kitne school use karte hai
    kitne customer hai aapke
    kab se kaam kar rahe ho`,
  smartSchool: `
    smart school kab aayega kitne ka
    smart school kab launch hoga
    smart school kya hai
    smart school abhi mil sakta hai
    smart school ka daam
    smart school kab aayega
    smart school ka rate
    smart school abhi mil sakta hai kya`,
  templates: `
    bane banaye template hain kya
    labs me kya hai
    missed call wala template
    free tool kaun se hain
    review maangne wale message ka template
    package builder free hai kya
    ready workflow milega
    free wala tool hai kya
    free tool bhi hai kya koi
    koi ready made cheez hai kya
    free wale tools kaha hai
    template milega kya
    bana banaya kuch hai jo turant use karu`,
  products: `
    aapke products kya hain
    answer desk kya hota hai
    class kit ke bare me batao
    ready product koi hai
    song sketcher kya hai
    koi bana banaya ai product hai kya
    aapke apne product kaun se hai
    class kit kya hai
    product aur service me kya fark
    kuch bana banaya hai
    ready made hai kya kuch`,
  productCost: `
    answer desk kitne ka hai
    class kit ka price
    product apne hisab se badalwane ka kitna lagega
    products ka daam kyu nahi likha
    song sketcher kitne ka
    answer desk ka daam
    class kit kitne ki hai
    product ka rate kya hai`,
  offTheShelf: `
    agar bazaar me pehle se achha software ho to bataoge
    sach sach bataoge agar mujhe zaroorat nahi
    koi dusra sasta tool behtar ho to bata doge kya
    zabardasti to nahi bechoge
    agar bazaar me sasta software hai to bataoge kya
    ready software kaafi hai kya mere liye
    mujhe sach me custom chahiye kya`,
  capacity: `
    akele ho to itna kaam kaise karoge
    ek saath kitne project lete ho
    mere kaam ke liye time hai abhi
    bahut busy to nahi ho
    naya kaam le rahe ho abhi
    mere project par dhyan de paoge
    abhi naya kaam le rahe ho kya
    ek saath kitne kaam karte ho
    kab se shuru kar paoge mera kaam
    itne client akele kaise sambhaloge`,
  mission: `
    ye kaam kyu shuru kiya
    aapka maqsad kya hai
    company ki kahani batao
    chhote business par hi dhyan kyu
    aapka vision kya hai
    aapka maksad kya hai
    company ki kahani kya hai`,
  whyUs: `
    mera bhanja 5000 me bana dega, aapko kyu du
    sasta freelancer mil raha hai, aap kyu
    aapse hi kyu karwaye
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
    aapse hi kyu karwau
    aapse hi kyu banwaye
    dusre agency se kya alag`,
  job: `
    internship milegi
    fresher ke liye kaam hai
    naukri mil sakti hai kya
    mujhe aapke yahan kaam karna hai
    koi vacancy hai
    apna resume bhejna hai
    internship dete ho
    mere bete ko kaam pe rakh lo
    naukri milegi kya
    mera bhai bca kiya hai usko rakh lo
    internship karni hai
    ghar se kaam milega kya
    resume kaha bheju
    kaam chahiye mujhe
    naukri hai kya
    kaam chahiye`,
  partner: `
    aapke saath partner banna hai
    client launga to commission doge
    main bhi bech sakta hu aapka bot
    franchise milti hai kya
    apne naam se bech sakte hain kya
    agent ban sakta hu aapka
    main client launga to commission milega
    aapka agent banna hai
    reseller ban sakta hu
    franchise dete ho kya
    apne naam se bech sakta hu aapka bot
    mil ke kaam kare kya
    aapka bot bech sakta hu commission pe`,
  notOffered: `
    mobile repair karte ho
    logo bana doge
    facebook par ad chalate ho kya
    visiting card chhap jayega
    camera lagwana hai dukan me
    computer bechte ho kya
    insta page sambhal loge
    shaadi ka video edit karwana hai
    loan dilwa do
    bijli ka kaam karte ho
    product ki photo kheech doge
    gst return bhar doge
    tuition padhate ho kya bachchon ko
    followers badha do
    game bana sakte ho
    printer theek kar do
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
    laptop theek hoga kya
    gaana gaane wala orchestra bhej doge
    poster bana do
    reels edit kar doge
    ghar ki wiring
    fb page chala doge kya
    seo karte ho sirf
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
    laptop theek karte ho
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
    instagram chalaoge mera
    google ads karte ho
    seo har mahine karte ho
    visiting card
    video editing karte ho`,
  otherTools: `
    chatgpt se alag kya hai isme
    chatgpt to free hai phir aapko kyu du paise
    whatsapp business app me bhi to auto reply hai
    wati se achha hai kya
    khud wix pe bana lu to
    dusri company wale se tulna karo
    mere paas pehle se whatsapp business hai phir iska kya kaam
    chatgpt bhi to yahi karta hai
    dusre sasta dete hain aap me kya alag
    chatgpt free hai to aap kyu
    whatsapp business me auto reply hai na
    wati se kya alag hai
    wix pe khud bana lu to
    chatgpt se khud kar lu to
    wati se kya alag ho
    wix pe free ban jati hai fir aap kyu`,
  freeTools: `
    review wala message sach me free hai
    package builder kya hota hai
    package builder use karne ke paise lagte hai
    site par kya kya free hai
    koi free tool hai kya aapke paas
    review mangne wale message free hai?
    khud se package banake daam dekhna hai
    bina paise ke kya try kar sakta hu`,
  missedCall: `
    raat ko phone aate hai koi uthata nahi
    bahut call miss ho jate hai dukan pe
    call nahi utha pata to customer chala jata hai
    missed call pe apne aap message jaye aisa kuch hai
    missed call wala tool kitne ka hai
    phone bajta rehta hai aur haath khali nahi hota
    jo call kare aur na uthe usko whatsapp chala jaye
    raat ke missed call ka kya kare`,
  standIn: `
    aap bimar pad gaye to
    aap akele ho, kuch ho gaya to mera bot band?
    kal ko aap kaam band kar do to
    chhutti pe ho to kaun dekhega
    ek aadmi ki company pe bharosa kaise, kuch ho jaye to
    aapke baad kaun sambhalega`,
  orderLookup: `
    sirf order status wala tool milega bina bot ke
    order dhoondhne wala chhota tool kitne ka`,
  leadScore: `
    kaunsa customer pakka hai ye batata hai kya
    lead ko number deta hai kya`,
  overkill: `
    din me do char message aate hai, bot chahiye bhi kya
    itni chhoti dukan ke liye bot ka fayda hai
    sach batao mujhe zaroorat hai kya`,
  doubt: `
    pehle wala bot bekar tha
    dusri company ne ghatiya bot diya tha
    chatbot se log chidhte hai
    ye to bas chatgpt hi hai na
    ek baar bura anubhav ho chuka hai bot ka
    dar lagta hai phir se paisa doob jayega`,
}
