import type { money } from '#content/chat/topics/money.ts'
import type { Examples } from '../examples.ts'

export const romanisedMoney: Examples<typeof money> = {
  payMethod: `
    upi chalega
    cash le loge
    bank transfer kar du
    mera card number aap dekh paoge?
    paise kaise dene hain
    google pay chalega
    cheque de du to
    card ki jaankari save to nahi karte
    card se payment ho jayega kya
    netbanking chalega
    phonepe number do paise bheju
    upi lete ho
    card se hi dena hoga kya
    cash de sakta hu
    bank me daal du
    payment ka tarika kya hai
    paise kis tarah lete ho
    paytm se bhej du
    cash me le lete ho kya
    mera card number to nahi dekhte
    phonepe kar du kya
    upi se bhej du
    gpay number do payment ke liye
    paytm kar du kya
    gpay chalega
    card se payment hoga
    bank me transfer kar du
    paise kaise dene hai
    payment kaise karu
    kenya se paise kaise bheju
    phonepe se de sakta hu
    upi se de sakte
    cash loge
    paise kaise bheju
    bank me dalu kya`,
  advance: `
    saara paisa pehle dena hoga kya
    poora paisa ek baar me dena padega
    ek sath sab dena hai ya thoda thoda
    zero advance pe karoge
    token amount kitna
    pura payment pehle lete ho
    pehle kitna dena hota hai baad me kitna
    ek hi baar me sab paise dene hai?
    pehle kaam phir paisa chalega
    kaam se pehle kitna paisa
    pehle kitna dena hoga
    bina bayana kaam shuru hoga
    poora paisa pehle lete ho
    pehle kitna du aur baki kab du
    advance kitna lagega
    baaki paise kab dene hain
    kaam hone ke baad paise du to chalega
    shuru me kitna aur baad me kitna
    aadha pehle dena padega kya
    bayana kitna hai
    paise kab dene padte hain
    pehle kitne dene padenge
    pura paisa pehle ya baad me
    advance kitna, baki ka paisa kab
    baad me paise du to
    aadha abhi aadha baad me chalega
    half payment abhi half baad me
    poora paisa pehle dena hai ya aadha
    advance nahi dunga pehle kaam dikhao
    kaam pura hone pe baaki dunga chalega
    pehle kitna dena hai
    poora paisa pehle dena hoga
    aadha aadha chalega
    mahine ki fees kab se lagni shuru hoti
    kaam ke baad paise du
    advance me kitna lete ho
    shuru karne ko kitne paise
    monthly pehle dena hota hai ya mahina khatam hone par
    pehla mahina kab katega
    booking amount kitna
    baaki paisa kab dena hai
    kaam dekh ke paise dunga
    pehle paise kyu du
    token kitna dena hoga
    pura paisa pehle dena padega
    kaam hone ke baad de sakta hu
    aadha pehle aadha baad me
    shuru me kitne paise
    advance 50 hi dena hai ya kam chalega
    baaki paise kab dene hai
    baad me kitna dena hoga`,
  instalment: `
    kishton me de sakte hai
    har mahine thoda thoda kaat lo
    thode thode karke du to
    kisto me de sakte hain
    emi milegi
    thoda thoda karke dunga
    teen baar me payment kar du
    udhaar me ho jayega
    ek saath itne paise nahi hain
    mahine mahine de sakta hu kya
    kisht bana do
    emi ki suvidha
    thode thode karke le lo
    kishto me de sakta hu
    credit card emi
    emi ho jayegi
    har mahine thoda thoda du to
    teen baar me paise du
    abhi aadha agle mahine aadha
    kist me de sakte hai
    emi hai kya
    thoda thoda karke de sakta hu
    har mahine de du to
    3 kisht me de du
    teen baar me paisa dunga`,
  refund: `
    baad me acha na lage to
    kaam pasand na aaye to kya hoga paise ka
    paise dene ke baad man badal gaya to
    advance lauta doge agar mann badla
    kharab nikla to paisa lautega
    pasand nahi aaya to paise wapas
    paisa lautaoge kya
    refund milta hai
    bot kaam nahi kiya to paise wapas doge
    mere paise doob gaye to
    aadhe kaam ke baad mana kar du to paisa wapas milega
    gaana acha nahi laga to paisa wapas
    pasand nahi aaya to paisa lauta doge
    paise wapsi ki guarantee hai
    beech me chhoda to baaki paise
    acha na lage to paise lauta doge
    paisa vapas hota h kya
    refund policy
    bekar nikla to paisa
    paise wapas karte ho
    pasand nahi aaya to paisa wapas
    refund milta hai kya
    kaam kharab hua to paise wapas doge
    return policy kya hai
    bot nahi chala to refund
    kya pakka paise wapas nahi milte
    dost bolta hai refund milta hai
    kaam shuru ho gaya ab paise wapas chahiye
    refund policy kya hai
    paise doob to nahi jayenge
    kya aadha bhi wapas nahi milega`,
  cancelBefore: `
    order cancel kar sakta hu
    kaam shuru hone se pehle cancel karu to
    advance wapas milega agar shuru nahi kiya
    mann badal gaya to
    cancel karne ka koi charge
    kaam shuru hone se pehle chhod sakta hu
    advance de diya par ab nahi karwana
    kal mana kar du to
    shuru nahi hua abhi, cancel kar du?
    shuru karne se pehle radd kiya to
    order cancel karna ho to
    mann badal gaya to advance milega
    kaam shuru hone se pehle mana kar du to
    kal order diya tha cancel karna hai
    kal advance diya, aaj mana karna hai
    advance dub jayega kya agar mana kiya
    advance de diya par cancel karna hai kaam shuru nahi hua
    kaam se pehle mana kar du to advance gaya
    order de diya par ab nahi chahiye
    order cancel karna hai`,
  monthlyFee: `
    har mahine ke paise kis cheez ke
    ek baar ban gaya to mahina kyu du
    har mahine paise kis baat ke
    2999 har mahine kis baat ke
    mahine wali fees kyu deni hai
    setup ke baad bhi mahine ka kyu lagta
    monthly me kya milta hai
    mahine ka kharcha kis liye
    bina monthly ke nahi ho sakta
    har mahine dena zaroori hai kya
    har mahine dena zaroori hai kya bot ka
    monthly me kya kya karte ho
    2999 mahina kyu lete ho
    har mahine kyu lete ho
    mahine ke paise me kya karte ho
    mahina wala paisa kyu
    har mahine paise kyu
    2999 kis baat ke
    monthly me aap karte kya ho
    mahine wala paisa na du to chalega kya, setup to de diya
    mahine ka charge kyu lete ho
    monthly dena zaroori hai kya
    ek baar ban gaya to fir mahine ka kyu
    2999 mahine ka kis liye
    mahine ke paise me kya milta hai
    mahine ki fees me kya shamil
    har mahine paise kis liye
    ek baar de diya fir mahina kyu`,
  stop: `
    beech me band karna ho to
    band karne ke kitne din pehle batana
    kuch mahine baad chhod sakta hu
    mahine wala band karna ho to
    agle mahine se nahi chahiye to
    kabhi bhi chhod sakte hain kya
    band karne ke liye kitne din pehle batana hoga
    bot hatwana ho kabhi to
    service band kar du to bot mera rahega
    do mahine ke liye rok sakte hain
    dukan band ho gayi to kya hoga
    paise dena band karu to bot ka kya hoga
    beech me chhodna ho to
    jab mann kare band kar sakta hu
    teen mahine baad band karna ho
    season ke baad nahi chahiye to
    band karwana ho to kitne din pehle batana
    band karna ho to
    ek mahine me hi band kar du to
    bot hata du to paise band honge
    beech me chhod sakta hu kya
    agle mahine se service nahi chahiye kaise bolu
    3 mahine baad band kar du to
    mahine ka paisa kabse band hoga
    jab chahu tab band kar sakta hu
    dukan band ho gayi to bot ka kya
    bot band karna ho to kya kare
    beech me band kar sakte hai
    kaise band hoga
    3 mahine baad chhodna ho to
    band kar du to kya hoga
    mahina dena band kar du to
    service chhodni ho to tarika
    service nahi chahiye to kaise hataye
    bot band karna ho to kya karna padega
    mann bhar gaya to kaise band hoga
    notice kitne din ka
    ek mahine pehle batana hota hai?
    email se band karna padta hai kya
    service band kaise karwaye`,
  lockIn: `
    kam se kam kitne mahine lena padega
    saal bhar ka contract hai kya
    bandhan to nahi hai koi
    ek saal tak fas to nahi jaunga
    contract kitne time ka hai
    bandh to nahi jaunga
    kitne mahine lena hi padega
    kitne mahine lena zaroori hai
    kitne mahine ka contract hai
    saal bhar lena padega kya
    kam se kam kitne mahine
    lock in hai kya
    contract sign karna padega lamba
    kitne mahine ka bandhan hai
    saal bhar ka bandhan hai kya
    kabhi bhi chhod sakte h?
    ek saal ka contract hai kya
    kabhi bhi chhod sakte hai`,
  extraCost: `
    baad me aur kuch to nahi lagega
    aur kaun kaun se kharche aayenge
    aur koi kharcha to nahi
    chhupa hua charge hai kya
    quote ke baad extra maangoge to nahi
    har order pe commission kaatoge
    baad me aur paise to nahi maangoge
    per lead paisa lagta h?
    iske alawa kya kya dena padega
    har appointment ka alag paisa to nahi
    kya kya alag se lagega
    itne me sab aa gaya ya aur lagega
    total me sab shamil hai na
    hidden kharcha
    baad me kya kya dena padega
    ai ka alag paisa lagta hai kya
    aur koi charge to nahi baad me
    iske upar aur kya lagega
    booking pe percentage lete ho kya
    bas itna hi na ya aur bhi
    chupa hua charge
    itna hi lagega ya aur bhi
    bikri me hissa mangoge kya
    alag se kya kya lagega
    koi extra paisa
    alag se aur kya lagega
    chhupa hua kharcha to nahi
    iske alawa kuch dena padega
    aur koi charge
    isme sab aa gaya ya upar se lagega`,
  messageCharge: `
    whatsapp message ka alag paisa lagta hai
    har message ka charge hai kya
    whatsapp wale kitna lete hain
    kitne message free hain mahine me
    ek msg ka kitna katega
    message ki limit hai kya
    meta ko alag dena padega
    whatsapp walo ko alag se dena
    kitne msg tak free
    har message ka paisa lagta hai
    whatsapp ka charge alag hai kya
    message ka kharcha kaun dega
    msg ka paisa mahine wale me aata h?
    whatsapp kitna kaatega
    jyada message aaye to jyada paisa
    whatsapp ke message ka alag paisa
    message ke paise kaun dega
    message ka bill kaun bharega
    whatsapp ki fees kiske zimme
    har message ka paisa katega kya
    meta alag se leta hai kya
    whatsapp wale alag se lenge kya`,
  hosting: `
    domain ke paise alag se?
    hosting kaun dega
    domain renew kaun karta hai har saal
    domain aap loge ya main
    domain hosting price me hai ya alag
    server ka paisa saal bhar baad kisko du
    server ka kharcha kiska
    domain pehle se hai mere paas, wahi lag jayega?
    hosting ka paisa alag hai
    godaddy se domain le rakha hai
    domain kaun kharidega
    website me domain shamil hai kya
    server ka kharcha kaun dega
    domain kiske naam par hoga
    hosting ka har saal kitna, kisko dena
    har saal hosting ka kitna
    hosting ka paisa alag
    domain kaun lega
    hosting khatam ho gayi to kaun bharega
    domain ka kharcha kitna
    hosting sath me hai kya
    har saal domain ka paisa
    domain ka paisa alag hai
    hosting shamil hai kya
    server ka kharcha alag h?
    domain kiske naam hoga
    12999 me kya nahi aata
    domain bhi isi me hai kya
    domain mere naam pe milega
    com wala naam bhi isi me milega`,
  tax: `
    gst bill milega
    gst alag se lagega kya
    pakka bill doge
    tax shamil hai isme
    aapka gst number
    pakka bill chahiye company ke naam
    18% alag hai kya
    invoice milega kya company ke naam
    gst lagega kya upar se
    gst wala bill
    tax alag se hai kya
    gst alag se lagega
    gst number hai aapka
    ca ko bill chahiye
    tax invoice milega kya
    gst alag lagega
    pakka bill milega
    gst invoice doge
    bill me gst number aayega`,
  discount: `
    ngo ke liye kuch kam hoga
    thoda kam kar do bhaiya
    student ke liye chhoot
    thoda kam kar do
    do saal ka ek sath du to chhoot milegi
    discount milega kya
    rate sahi lagao bhai
    do cheez lu to chhoot doge
    dono le raha hu to kuch chhoot
    koi offer chal raha hai
    saare school tool ek sath lu to kuch kam hoga
    student hu kuch kam karo
    ngo ke liye sasta karoge
    last kitna hoga
    school ke liye kuch kam karo
    dost ko bhi launga rate kam karo
    mol bhav hota hai kya
    thoda kam karo na
    kuch kam karo yaar
    15 hazar me kar do
    rate me thodi chhoot
    diwali ka offer hai kya
    purana customer hu kuch kam karo
    koi code hai discount ka
    holi pe kuch sasta milega
    10 percent off de do
    kuch kam karo
    rate thoda kam ho jayega
    last price batao
    diwali offer hai koi
    do cheez lu to kam karoge
    student hu kuch chhoot
    15 hazar me de do
    bhai mere liye special rate
    bhai sasta nahi ho sakta kya
    10 me kar do
    do cheez lu to kitna kam
    last price bolo
    last rate batao
    thoda adjust karo rate me`,
  expensive: `
    bahut mehnga hai
    itna paisa nahi hai mere paas
    rate zyada hai aapka
    hamari aukaat se bahar hai
    itna kaun dega
    chhoti dukan hai itna afford nahi kar sakte
    dusre to saste me kar dete hain
    bahut zyada bol rahe ho
    itna mehnga kyu
    itne paise nahi hai mere paas
    20 hazar bahut hota h chhoti dukan ke liye
    5000 me log bana dete hai
    budget se bahar hai
    chhoti dukan ke liye bahut jyada hai
    20 hazar bahut hai yaar
    itna mahanga
    itna paisa chai wale ke paas kaha
    itna kyu
    dusra 5000 me bana raha hai
    mere bas ka nahi itna
    dusra aadha rate me kar raha hai
    gareeb dukandar kaise dega itna
    fiverr pe sasta milta hai`,
  warranty: `
    kharab ho gaya to theek karoge
    warranty kitne din ki hai
    baad me gadbad hui to paise lagenge kya
    website me dikkat aayi to kaun theek karega
    bug aaya to free me theek karoge
    kitne din tak zimmedari hai
    bana ke bhool to nahi jaoge, theek kaun karega
    kharabi aayi baad me to free theek karoge
    baad me bigda to
    kitne din tak free me theek karoge
    kharab ho gaya to theek kaun karega
    site me gadbad ho gayi to kaun thik karega
    bug aaya to paise lagenge
    ek saal baad dikkat aayi to
    warranty kitne din ki
    galti nikli to free me theek karoge
    baad me kharab hua to
    kitne din ki warranty
    ek mahine baad bug aaya to
    delivery ke baad problem aayi to
    guarantee kitne din ki theek karne ki`,
  support: `
    bot atak gaya to theek kaun karega
    kharab hua to theek karne ke paise lagenge
    baad me madad kaun karega
    baad me madad milegi
    dikkat aayi to kisko bolu baad me
    support milega kya
    after sales service hai kya
    dekhbhal kaun karega bot ki
    lagane ke baad gayab to nahi ho jaoge
    saal bhar baad kuch bigda to kaun dekhega
    dikkat aaye to kisko bole
    lagane ke baad aap gayab to nahi ho jaoge, madad milegi
    after sale service hai kya
    maintenance kaun karega
    baad me phone uthaoge na
    bot lag gaya uske baad dikkat me kaun sunega
    gadbad hone par kisko phone karu
    baad me help karoge
    koi dikkat aayi to kaun dekhega
    bot lagne ke baad bhi saath doge
    service baad me milegi
    live hone ke baad dekhbhal
    baad me koi dekhega kya
    madad kaun karega chalu hone ke baad
    dikkat aayi to kisko bolu`,
  guarantee: `
    customer badhenge pakka
    bikri badhegi kya
    guarantee hai ki fayda hoga
    kitni kamai badhegi
    google me pehla number pakka
    result ki guarantee doge
    kaam na badhe to
    pakka customer aayenge na
    kitna munafa hoga
    faida na hua to
    sale badhegi pakka
    customer badhenge kya isse
    fayda hoga iski guarantee
    kitna fayda hoga
    bikri badhne ki guarantee do
    sach me kaam karta hai kya
    kitne customer badhenge pakka batao
    admission badhenge kya
    grahak badhenge pakka
    sale badhegi kya guarantee hai
    fayda nahi hua to`,
  law: `
    jhagda hua to court kahan
    contract me kiska kanoon
    kaun sa kanoon lagega
    likhit agreement hota hai kya
    terms and conditions kahan padhu
    contract sign karna padega
    kis sheher ki adalat
    jhagda hua to court kaunsi
    kaunsa kanoon lagta hai
    kaunsa kanoon lagega
    likhit agreement hoga kya
    case kaha hoga
    jhagda hua to kaun si court
    likhit me contract hota hai kya`,
  liability: `
    galat jawab se nuksan hua to kaun zimmedar
    galat jawab se grahak gaya to zimmedar kaun
    bot ki galti ka zimmedar kaun
    bot ki wajah se nuksan hua to kaun bharega
    bot ki wajah se nuksan hua to bharpai
    galat jawab se ghata hua to
    nuksan ki bharpai karoge
    zimmedar kaun hoga agar nuksan hua
    nuksan ka paisa doge
    kitne tak ki zimmedari lete ho
    bot ki wajah se nuksan hua to
    galat rate bata diya to nuksan kaun bharega
    zimmedari kiski hogi
    mera ghata hua to doge kya
    bot ki galti se nuksan hua to kaun bharega
    nuksan ki zimmedari kiski`,
  termsChange: `
    sharte baad me badal di to
    terms badal sakte ho kya order ke baad
    niyam badle to mujhpe lagu honge
    shartein badloge to mujhpe lagu hogi
    kaunsi sharte lagu hongi
    baad me niyam badal doge to
    baad me niyam badal diye to
    terms badal sakte ho kya`,
  setUpFee: `
    setup fees kya hai
    19999 ek baar dena hai ya har mahine
    set up aur monthly me kya fark
    ek hi baar lagta hai ya har saal
    do rate kyu likhe hain
    lagwane ka paisa kitni baar
    ye paisa baar baar lagega ya ek baar
    setup matlab kya
    set up ka matlab
    24999 mahine ka hai ya ek baar ka
    ye 19999 har mahine lagega kya
    setup fees ek hi baar lagti hai na
    setup fee kya hoti hai
    shuru wala paisa dobara to nahi lagega
    ek mahine ke liye lu tab bhi setup lagega
    dono paise kyu, setup bhi mahina bhi
    19999 ek baar dena hai ya har saal
    setup aur monthly me kya fark
    setup ka paisa kyu
    24999 ek hi baar lagega na
    19999 ek baar hai ya har saal
    chhod ke dobara aau to setup phir se?
    19,999 ek baar dena h ya har saal
    setup ka matlab
    ek baar dena hai na
    19999 har mahine hai kya
    setup ka paisa har saal dena hoga kya
    ye mahine ka hai ya ek baar ka`,
  websiteMonthly: `
    website ka har mahine kuch dena hai
    website ki monthly fees hai kya
    website ek baar ka paisa hai ya salana
    site ka ek baar hi paisa lagta hai
    website ka saal ka kharcha kya hai
    website ke baad mahine ka kya lagega
    website ka bhi mahine ka lagta hai
    website me monthly kuch hai
    site ek baar ka paisa hai na
    website ka har mahine kuch dena hai kya
    site ka maintenance charge mahine ka
    website ka mahine ka kuch lagta hai
    har saal kitna dena hoga site ka`,
  popular: `
    sabse zyada kaun sa package bikta hai
    packages me sabse badhiya kaunsa chalta hai
    sabka favourite plan
    zyadatar log kya lete hai
    sabse popular plan kaun sa
    sabse zyada kaun sa package bikta h
    log zyadatar kaunsa lete hai
    sabse accha package log kaunsa lete
    dusre dukandar kya lete hai`,
  addOnAlone: `
    bina bot ke voice milega kya
    sirf dashboard le sakte hain bot ke bina
    sirf voice lena hai
    keval call uthane wala, bot nahi
    sirf dashboard mil jayega bina bot
    broadcast akela chahiye
    offer bhejne wala tool bot ke bina chalega
    broadcast akela milta hai kya
    bot nahi chahiye sirf voice, ho sakta hai
    voice ke liye bot zaroori hai kya`,
  optionalParts: `
    dashboard lena zaroori hai kya
    kya voice lena jaruri hai
    bina dashboard ke bot chalega
    sirf bot le sakte hain kya baaki kuch nahi
    dashboard lena jaruri h kya
    voice na lu to chalega
    voice ke bina bot chalega
    bina broadcast ke le lu
    dashboard compulsory hai kya
    kya sab kuch lena padega
    broadcast lena hi padega kya
    voice baad me jod sakte hain
    add on lena majboori hai kya
    dashboard ke bina kaam chal jayega
    sirf bot se kaam chalega ya dashboard bhi lu
    abhi sirf bot, baad me voice ho sakta hai
    kya dashboard optional hai
    jaruri hai kya teeno lena
    zaroori to nahi na voice lena
    sab lena padega ya chhod sakte h kuch`,
  upgrade: `
    chhota le ke baad me bada kar sakte hain
    starter se growth me ja sakte hain
    baad me voice jod sakte hain
    plan badal sakte hain kya
    abhi sirf bot lu baad me dashboard lu to chalega
    baad me voice jodwa lunga
    package upgrade hota hai kya
    abhi chhota baad me bada
    agle saal growth le lu to
    starter le lu pehle baad me growth karna ho to
    baad me bada package le sakta hu
    pehle chhota lu baad me badhau
    voice baad me jod sakta hu
    starter se growth me ja sakte hai
    starter se growth me jaa sakte hai?
    chhote se shuru karke baad me bada le sakte
    abhi chhota lu baad me bada
    baad me growth pe ja sakte hai
    baad me aur jod sakte hai
    package badalna ho aage chalke
    starter ke baad kya le sakte hai`,
}
