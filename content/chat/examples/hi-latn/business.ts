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
    kaun kaun si service hai list do`,
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
    kis line wale log lete hain`,
  founder: `
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
    kaun karega mera kaam, bharosa chahiye`,
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
    aapka office delhi me kis area me`,
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
    hamari factory aake dekh lo`,
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
    delhi se bahar walo ka kaam lete ho`,
  hours: `
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
    mail kiya tha jawab kitne time me aata hai`,
  contact: `
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
    typing nahi hoti, voice message bhej sakta hu`,
  demo: `
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
    aapka maal pehle dekhna hai`,
  moveDemo: `
    demo ka time badalna hai
    demo cancel karna hai
    demo dusre din kar sakte hain
    demo chhoot gaya to`,
  demoForm: `
    demo ke liye kya jaankari deni hogi
    demo form me phone zaroori hai kya
    company ka naam zaroori hai demo me
    demo book karne me kya kya bharna padta hai`,
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
    muft trial`,
  pastWork: `
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
    kisi aur ke liye banaya hai to dikhao`,
  reviews: `
    bharosa kaise karu
    fraud to nahi ho
    log kya kehte hain aapke bare me
    reviews hain kya
    asli company ho ya farzi
    kisi customer ka feedback dikhao
    rating kitni hai aapki
    asli hai ya scam
    kaise maanu ki kaam karoge`,
  trust: `
    paise leke bhaag gaye to kya karunga
    advance leke gayab ho gaye to
    pehle dhokha kha chuka hu, meri kya suraksha hai
    paisa dubega to nahi mera
    aap pe bharosa karke advance kaise du
    advance deke phas gaya to`,
  figures: `
    kitne saal se kaam kar rahe ho
    kitne client hain ab tak
    kab shuru hui company
    kitna experience hai
    kitne bot bana chuke ho
    kitne logo ne liya hai
    company kitni purani hai
    kitne logo ka kaam kiya ab tak
    kab se ho is line me`,
  smartSchool: `
    smart school kab launch hoga
    smart school kya hai
    smart school abhi mil sakta hai
    smart school ka daam`,
  templates: `
    bane banaye template hain kya
    labs me kya hai
    missed call wala template
    free tool kaun se hain
    review maangne wale message ka template
    package builder free hai kya
    ready workflow milega
    free wala tool hai kya
    free tool bhi hai kya koi`,
  products: `
    aapke products kya hain
    answer desk kya hota hai
    class kit ke bare me batao
    ready product koi hai
    song sketcher kya hai
    koi bana banaya ai product hai kya`,
  productCost: `
    answer desk kitne ka hai
    class kit ka price
    product apne hisab se badalwane ka kitna lagega
    products ka daam kyu nahi likha
    song sketcher kitne ka`,
  offTheShelf: `
    agar bazaar me pehle se achha software ho to bataoge
    sach sach bataoge agar mujhe zaroorat nahi
    koi dusra sasta tool behtar ho to bata doge kya
    zabardasti to nahi bechoge`,
  capacity: `
    akele ho to itna kaam kaise karoge
    ek saath kitne project lete ho
    mere kaam ke liye time hai abhi
    bahut busy to nahi ho
    naya kaam le rahe ho abhi
    mere project par dhyan de paoge`,
  mission: `
    ye kaam kyu shuru kiya
    aapka maqsad kya hai
    company ki kahani batao
    chhote business par hi dhyan kyu
    aapka vision kya hai`,
  whyUs: `
    aapse hi kyu karwaye
    agency se behtar kaise ho
    aap me khaas kya hai
    badi company chhod ke aapko kyu chune
    ek wajah batao aapko lene ki
    aap dusro se alag kaise ho
    akele aadmi se kaam karane ka fayda
    aap hi kyu
    kyu chunu aapko
    akele aadmi se kaam karane me risk to nahi`,
  job: `
    naukri mil sakti hai kya
    mujhe aapke yahan kaam karna hai
    koi vacancy hai
    apna resume bhejna hai
    internship dete ho
    mere bete ko kaam pe rakh lo`,
  partner: `
    aapke saath partner banna hai
    client launga to commission doge
    main bhi bech sakta hu aapka bot
    franchise milti hai kya
    apne naam se bech sakte hain kya
    agent ban sakta hu aapka`,
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
    telecaller chahiye`,
  otherTools: `
    chatgpt se alag kya hai isme
    chatgpt to free hai phir aapko kyu du paise
    whatsapp business app me bhi to auto reply hai
    wati se achha hai kya
    khud wix pe bana lu to
    dusri company wale se tulna karo
    mere paas pehle se whatsapp business hai phir iska kya kaam
    chatgpt bhi to yahi karta hai
    dusre sasta dete hain aap me kya alag`,
}
