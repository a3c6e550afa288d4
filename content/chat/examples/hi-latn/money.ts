import type { money } from '#content/chat/topics/money.ts'
import type { Examples } from '../examples.ts'

export const romanisedMoney: Examples<typeof money> = {
  payMethod: `
    card se pay kiya to card number aapke paas rahega kya
    card ki detail save to nahi hoti
    mera card number aap dekh sakte ho kya
    payment kaise karna hai
    Google Pay se de sakte hain?
    payment kaise kare
    upi chalega kya
    gpay le lete ho
    cash me de sakte hai kya
    card se payment hoga kya
    paytm se paise bhej du
    kirana wala hu, card waard nahi chalata, phone se scan karke aapko paisa bhej du to manzoor hoga ya koi aur rasta
    school ke account me sirf cheque kitab hai aur management cash nahi deta, aap kis zariye se rakam lete ho
    pichli site pe card daala aur do baar kat gaya, aapke yahan card ki detail kaun dekhta hai aur kahan bhari jati hai
    London wali didi mere boutique ka kharcha uthayegi, wo bahar ke bank card se aapko rakam de payegi kya
    scan code dikhao, abhi paise daal deta hu
    mera card aapke haath nahi lagta na, kaun sambhalta hai
    neft karwane ke liye account number milega kya
    bhugtan ka zariya kya rakha hai aapne
    rupay card chalega kya
    qr code bhejo
    neft ho jayega?
    cheque loge kya
    kaise dena hai
    payment kis tarike se karna hoga
    paise dene kaise honge
    fees kaise bharni hai
    trust ka paisa aap tak kaise pahunche
    kis zariye se bhugtan hoga
    payment online karni hai ya kaise
    clinic ka payment kaise karna padega
    upi chalega
    cash le loge
    bank transfer kar du
    dukan ke upi se bhej sakta hu
    mera card number aap dekh paoge?
    paise kaise dene hain
    google pay chalega
    card nahi hai mere paas phir kaise du
    cheque de du to
    card ki jaankari save to nahi karte
    card se payment ho jayega kya
    america se beta paise kaise dega
    netbanking chalega
    phonepe number do paise bheju
    upi lete ho
    delhi aake cash de du?
    card se hi dena hoga kya
    cash de sakta hu
    bank me daal du
    school ke khate se payment ho sakta hai
    payment ka tarika kya hai
    paise kis tarah lete ho
    paytm se bhej du
    har mahine ka paisa card se kat ta hai kya
    cash me le lete ho kya
    mera card number to nahi dekhte
    phonepe kar du kya
    aap mera card ka number dekhte ho kya
    upi se bhej du
    gpay number do payment ke liye
    paytm kar du kya
    netbanking se ho jayega payment
    gpay chalega
    card se payment hoga
    bank me transfer kar du
    bhim chalta h?
    paise kaise dene hai
    payment kaise karu
    kenya se paise kaise bheju
    phonepe se de sakta hu
    upi se de sakte
    cash loge
    paise kaise bheju
    bank me dalu kya`,
  afterPaying: `
    paise de diye par raseed nahi aayi
    payment kar diya receipt nahi mili
    paise kat gaye koi mail nahi aaya
    abhi pay kiya ab kya hoga
    paise bhar diye ab aage kya hoga
    payment kar diya, ab kya
    payment ke baad kya hota hai
    paise dene ke baad aage kya
    receipt milegi kya
    paise dene ki raseed milti hai
    payment hua ya nahi kaise pata chalega
    advance de diya, kaam kab shuru hoga
    paise bhejne ke baad kaun call karega
    payment ke baad confirmation aata hai kya
    raseed kahan aayegi
    abhi pay kiya, ab kiska intezaar karu
    payment ke turant baad kya milega
    paisa jama karne ke baad ka step kya hai`,
  advance: `
    mahine ka paisa shuru me dena hai ya aakhir me
    monthly fees pehle deni hoti hai ya baad me
    paisa ek sath dena hai kya
    pura paisa ek baar me dena padega
    advance kitna dena hoga
    pehle poora paisa dena padega?
    kaam ke baad paise de sakta hoon?
    advance kitna dena hai
    advance dena padega kya
    pura paisa pehle dena hai kya
    payment kab karna hai
    kaam ke baad payment kar sakte hai
    paise pehle ya baad me
    payment kab dena hai
    pehle paise dene hai kya
    dulhan ki behen hu, shaadi wale gaane ka order dene se pehle hi saari rakam maangoge ya sunne ke baad bhi kuch denge
    factory ka niyam hai ki maal mile bina poora bhugtan nahi hota, aapke yahan kaam se pehle kitna hissa jaata hai
    pehle ek web wale ne poora paisa le ke phone band kar diya, isliye poochhta hu ki aap shuru me kitna maangte ho
    parlour ka bot chalu hone par mahine ki rakam us mahine ke aarambh me deni hai ya beet jaane ke baad
    kaam se pehle aadhi rakam aur saunpne pe aadhi, aisa hai na
    delivery ke din kitna dena baaki rehta hai
    shuru karwane ke liye jeb se kitna nikalna padega
    poora bhugtan pehle maangte ho to main nahi karunga
    peshgi kitni
    pehle aadha na?
    baaki rakam kab
    100 percent pehle kya
    saara paisa pehle dena hoga kya
    poora paisa ek baar me dena padega
    ek sath sab dena hai ya thoda thoda
    zero advance pe karoge
    token amount kitna
    site ka kaam shuru hone se pehle kitne dene hai
    pura payment pehle lete ho
    pehle kitna dena hota hai baad me kitna
    ek hi baar me sab paise dene hai?
    pehle kaam phir paisa chalega
    kaam se pehle kitna paisa
    gaane ka shuru me kitna dena padta hai
    pehle kitna dena hoga
    bina bayana kaam shuru hoga
    poora paisa pehle lete ho
    pehle kitna du aur baki kab du
    advance kitna lagega
    kaam dekhe bina paise dene padenge kya
    baaki paise kab dene hain
    kaam hone ke baad paise du to chalega
    shuru me kitna aur baad me kitna
    aadha pehle dena padega kya
    bayana kitna hai
    aakhri paisa kab dena hota hai
    paise kab dene padte hain
    pehle kitne dene padenge
    pura paisa pehle ya baad me
    advance kitna, baki ka paisa kab
    baad me paise du to
    order pakka karne ko kitna du
    aadha abhi aadha baad me chalega
    half payment abhi half baad me
    poora paisa pehle dena hai ya aadha
    advance nahi dunga pehle kaam dikhao
    kaam pura hone pe baaki dunga chalega
    school pehle de ya kaam hone pe
    pehle kitna dena hai
    poora paisa pehle dena hoga
    aadha aadha chalega
    mahine ki fees kab se lagni shuru hoti
    kaam ke baad paise du
    mahine ki fees mahine se pehle ya baad
    advance me kitna lete ho
    shuru karne ko kitne paise
    monthly pehle dena hota hai ya mahina khatam hone par
    pehla mahina kab katega
    booking amount kitna
    aadhe se kam advance chalega kya
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
    kisht mein de sakte hain?
    thoda thoda karke paise du?
    kisht me de sakte hai kya
    installment me payment ho sakta hai
    aadha abhi aadha baad me?
    emi pe milega kya
    thoda thoda karke de sakte hai
    chhoti workshop hai aur kaam season me hi aata hai, bot ki rakam paanch hisson me chukane doge kya bahi khate ki tarah
    school ki fees do kist me aati hai to hamare paas bhi paisa tukdo me hi hota hai, aap waise le loge
    tailoring se mahine ke das hazar bachte hain, site ka kharcha do do hazar karke utar sakta hu kya aapke paas
    ngo ko anudan teen charan me milta hai, isliye aapki rakam bhi char barabar hisson me dena chahte hain
    bajaj card se kist banwa sakte hain kya
    rakam ko tod tod ke kai mahino me bharne ki chhoot milegi
    thodi thodi rakam har hafte du to maan jaoge
    setup ki rakam ek dum nahi, paanch tukde kar do
    kist ban jayegi?
    emi wala option
    udhaar khata chalega
    6 kisto me du kya
    kishton me de sakte hai
    har mahine thoda thoda kaat lo
    thode thode karke du to
    paanch mahine me thoda thoda chuka du
    kisto me de sakte hain
    emi milegi
    thoda thoda karke dunga
    setup ko teen tukdo me de sakte hai
    teen baar me payment kar du
    udhaar me ho jayega
    ek saath itne paise nahi hain
    ngo hai, hisso me paise de sakte kya
    mahine mahine de sakta hu kya
    kisht bana do
    emi ki suvidha
    credit card pe emi milegi bundle ki
    thode thode karke le lo
    kishto me de sakta hu
    credit card emi
    thoda abhi thoda agle mahine
    emi ho jayegi
    har mahine thoda thoda du to
    teen baar me paise du
    dheere dheere chukaunga, chalega
    abhi aadha agle mahine aadha
    kist me de sakte hai
    emi hai kya
    thoda thoda karke de sakta hu
    har mahine de du to
    3 kisht me de du
    teen baar me paisa dunga`,
  refund: `
    refund milega kya
    paise wapas milenge kya
    paisa wapas kab milega
    refund kaise milega
    aadha paisa diya, kaam chalu, phir dukan band ho gayi to paisa dooba kya
    beech me dhandha baith gaya to diya hua paisa lautega
    aapne banana shuru kar diya aur mujhe rokna pada, kuch wapas doge
    aur jo aadha diya tha wo wapas aayega
    kaam aadha hua tha aur maine mana kar diya, paise milenge
    hotel bik gaya beech me, bhugtan wapas hoga kya
    shuru hone ke baad paise wapas ka koi chance
    kaam lag gaya ho to rakam gayi samjho?
    teachers ne tool haath hi nahi lagaya aur saal bhi nikal gaya, jo rakam di thi usme se kuch lautane ka niyam hai
    restaurant ka bot ban raha hai aur beech me dukan bechni pad gayi, aapne kaam shuru kar diya ho to paisa gaya samjhu
    gaana jaisa socha waisa na nikle aur sudhar ke baad bhi dil na lage, tab mera diya hua paisa mujhe milega kya
    pichle developer ne kachra bana ke diya aur rakam bhi dabaa li, aapke kaam se khush na hua to lautaoge
    kaam chalne ke baad paise lautane se saaf mana hai kya
    bot bekaar nikla to kharch ki hui rakam ka kya hoga
    mann nahi bhara kaam se, kuch percent lauta do
    paisa vapsi ka niyam mujhe samjha do
    money back hai?
    rakam lautegi ya nahi
    kaam shuru hone pe refund
    pasand na aaye to vapsi
    baad me acha na lage to
    kaam pasand na aaye to kya hoga paise ka
    chhe mahine chalaya, kaam ka nahi, kuch paise lautenge?
    paise dene ke baad man badal gaya to
    advance lauta doge agar mann badla
    aadha saal ho gaya bot pasand nahi, paisa wapas do
    kharab nikla to paisa lautega
    pasand nahi aaya to paise wapas
    teachers ne use hi nahi kiya tool, paise milenge wapas
    paisa lautaoge kya
    refund milta hai
    saal ka paisa diya beech me chhoda to baaki lautega
    bot kaam nahi kiya to paise wapas doge
    mere paise doob gaye to
    gaana man ka nahi nikla to mere paise
    aadhe kaam ke baad mana kar du to paisa wapas milega
    gaana acha nahi laga to paisa wapas
    website bekar lagi to paisa milega kya wapas
    pasand nahi aaya to paisa lauta doge
    paise wapsi ki guarantee hai
    aapne kaam chalu kar diya, ab bhi paise mil sakte hai kya
    beech me chhoda to baaki paise
    acha na lage to paise lauta doge
    thoda bahut to refund hoga na
    paisa vapas hota h kya
    refund policy
    bot ne kuch fayda nahi diya to setup lautaoge
    bekar nikla to paisa
    paise wapas karte ho
    mahine ke diye hue paise wapas honge kya
    pasand nahi aaya to paisa wapas
    refund milta hai kya
    clinic band kar diya, diya hua paisa wapas?
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
    order cancel ho sakta hai?
    cancel karne pe paise katenge?
    cancel kar sakte hai kya
    cancel kiya to paise milenge
    cancel kaise kare
    mann badal gaya to kya hoga
    shuru hone se pehle cancel?
    beti ki shaadi aage khisak gayi, aadhe paise de chuka hu par aapne dhun pe haath nahi lagaya, abhi mana kar du to milenge
    clinic ka partner raazi nahi raha, kal hi bayana bheja tha aur kaam shuru nahi hua, order radd karne pe poora lautega
    coaching ka quote haan kar diya tha, kaam chhuu hone se pehle agar main peeche hat jau to koi jurmana lagta hai
    trust ki meeting me prastaav gir gaya, aapne banana aarambh nahi kiya hai, ab hamari peshgi ka kya hoga
    aapne abhi kuch banaya nahi to order wapas le lu
    kaam ki shuruaat se pehle kab tak mana kar sakte hain
    bayana de ke palat jau aur kaam chhua na ho to
    order pakka kiya tha par shuru nahi hua, ab rehne do
    shuru se pehle cancel
    order radd kaise kru
    advance aur kaam shuru nahi, cancel
    mana kar du to bayana
    aadha de diya, do din me halat badle, aapne shuru nahi kiya, paisa gaya?
    aadha paisa diya hai kaam chalu nahi hua, ab chhodna pade to wo aadha milega
    kaam se pehle hi plan badal jaye to diya hua aadha doobega kya
    aur shuru hone se pehle hat jau to aadha wapas
    order cancel kar sakta hu
    kaam shuru hone se pehle cancel karu to
    kal raat order diya tha, aaj hata sakte hai kya
    advance wapas milega agar shuru nahi kiya
    mann badal gaya to
    bayana de diya, abhi kaam chalu nahi hua, mujhe nahi karwana
    cancel karne ka koi charge
    kaam shuru hone se pehle chhod sakta hu
    kab tak muft me cancel kar sakte hai
    advance de diya par ab nahi karwana
    kal mana kar du to
    shaadi tal gayi, gaana shuru hone se pehle radd kar do
    shuru nahi hua abhi, cancel kar du?
    shuru karne se pehle radd kiya to
    order wapas lena hai, der to nahi hui
    order cancel karna ho to
    mann badal gaya to advance milega
    jaldi cancel karu to poora advance aayega?
    kaam shuru hone se pehle mana kar du to
    kal order diya tha cancel karna hai
    trust ne mana kar diya, kaam shuru nahi, ab kya
    kal advance diya, aaj mana karna hai
    advance dub jayega kya agar mana kiya
    advance de diya par cancel karna hai kaam shuru nahi hua
    kaam se pehle mana kar du to advance gaya
    order de diya par ab nahi chahiye
    order cancel karna hai`,
  monthlyFee: `
    monthly kyu dena hai
    mahine ka paisa kis liye
    har mahine paisa dena padega kya
    monthly fee kis cheez ki hai
    har mahine kyu dena padega
    tailor ki dukan hai, ek baar bot lag gaya to phir aap har mahine kis mehnat ke paise lete ho, mujhe samjhao
    hotel ka accountant poochh raha ki ye jo maasik rakam hai usme jawab badalna, sawal padhna, sab aata hai ya nahi
    pharmacy ke rate har hafte badalte hain, maasik fees dene se unhe badalne ka kaam aap karte ho ya alag maangoge
    gym me garmi me kam log hote hain, us samay bhi har mahine ki rakam ka kya aadhar hai, aap karte kya ho
    maasik rakam ke badle aap kaun si seva dete ho
    mahine ki fees usi mahine se pehle bhari jati hai na
    bina maasik shulk ke bot apne aap chal nahi sakta kya
    bana ke de diya to phir hafta kyu vasoolte ho
    maasik kisliye
    har mahine kya seva milti
    monthly me jawab badalna hai?
    mahina pehle dena ya baad
    monthly fees mahine ke shuru me deni hai ya end me
    har mahine ka paisa kab dena hota hai
    mahine ki fees pehle leni hoti hai kya
    monthly prepaid hai ya postpaid
    har mahine ke paise kis cheez ke
    ek baar ban gaya to mahina kyu du
    har mahine paise kis baat ke
    bot ban gaya to phir mahine ka kis kaam ka
    2999 har mahine kis baat ke
    mahine wali fees kyu deni hai
    setup ke baad bhi mahine ka kyu lagta
    salon wala har mahine kyu bhare
    monthly me kya milta hai
    mahine ka kharcha kis liye
    bina monthly ke nahi ho sakta
    timing badalna mahine ki fees me aata h kya
    har mahine dena zaroori hai kya
    har mahine dena zaroori hai kya bot ka
    monthly me kya kya karte ho
    har mahine aap karte kya ho hamare liye
    2999 mahina kyu lete ho
    har mahine kyu lete ho
    mahine ke paise me kya karte ho
    mahina na bhare to bot chalega kya
    mahina wala paisa kyu
    har mahine paise kyu
    2999 kis baat ke
    dashboard ka mahine wala kis liye hai
    monthly me aap karte kya ho
    mahine wala paisa na du to chalega kya, setup to de diya
    mahine ka charge kyu lete ho
    mahine wale paise se server chalta h ya aapka kaam
    monthly dena zaroori hai kya
    ek baar ban gaya to fir mahine ka kyu
    2999 mahine ka kis liye
    bina mahine wala bot hai koi
    mahine ke paise me kya milta hai
    mahine ki fees me kya shamil
    har mahine paise kis liye
    ek baar de diya fir mahina kyu`,
  stop: `
    theek na lage to beech me band kar sakte hai
    kaam ka na nikle to beech me rok du?
    aage nahi chalana ho to kya karna hoga
    monthly band kar sakta hoon?
    kabhi bhi band ho jayega?
    mahine ka plan kaise band karein
    kabhi bhi band kar sakte hai
    monthly band kaise kare
    monthly plan cancel ho sakta hai
    service band karni ho to
    ek mahine baad band kar sakte hai
    mahine ka paisa band karna hai
    coaching exam ke baad khaali rehti hai, kya main bot ko kisi mahine ke ant me rukwa du aur bas ek mail kaafi hai
    saal bhar chala ke dukan band karni padi to mahine ka paisa kis tarah rukega aur lagaya hua bot kiske paas reh jayega
    hotel sardiyon me bandh rehta hai, service chhodne ki soochna kitne din pehle deni padti hai aur kis par
    beti ne salon band kar diya, ab maasik wali seva khatam karwani hai, kaam kaise hoga bataiye
    maasik seva khatam karne ki khabar kis tareeke se du
    rukwane ke baad set-up hamara rahega ya utha loge
    agle mahine ke ant me sab rok dena hai mujhe
    tees din wali notice mail se bhejni hoti hai na
    seva rukwani h
    bot band karwana hai
    notice kis pe bheju
    monthly khatam kaise kare
    saal do saal baad bot hataya to setup hamare paas rahega ya gaya
    mahine ki fees band ki to jo setup kiya wo kiske paas rahega
    service rokne ke baad laga hua system mera hi rahega kya
    aur chhodne ke baad setup kiska
    beech me band karna ho to
    band karne ke kitne din pehle batana
    kuch mahine baad chhod sakta hu
    mahine wala band karna ho to
    january se hame nahi chahiye, kaise band hoga
    agle mahine se nahi chahiye to
    kabhi bhi chhod sakte hain kya
    band karne ke liye kitne din pehle batana hoga
    bot hatwana ho kabhi to
    gym garmi me band rehta hai, rok sakte kya
    service band kar du to bot mera rahega
    do mahine ke liye rok sakte hain
    dukan band ho gayi to kya hoga
    paise dena band karu to bot ka kya hoga
    mahine wala plan khatam karne ka tarika
    beech me chhodna ho to
    jab mann kare band kar sakta hu
    teen mahine baad band karna ho
    season ke baad nahi chahiye to
    chhodne ke baad bot mera rahega kya
    band karwana ho to kitne din pehle batana
    band karna ho to
    ek mahine me hi band kar du to
    bot hata du to paise band honge
    kitna pehle bolna padta hai chhodne ke liye
    beech me chhod sakta hu kya
    agle mahine se service nahi chahiye kaise bolu
    3 mahine baad band kar du to
    mahine ka paisa kabse band hoga
    char mahine me kaam ka na laga to chhod du?
    jab chahu tab band kar sakta hu
    dukan band ho gayi to bot ka kya
    bot band karna ho to kya kare
    beech me band kar sakte hai
    band karne ke liye email bhejna hota hai?
    kaise band hoga
    3 mahine baad chhodna ho to
    band kar du to kya hoga
    mahina dena band kar du to
    exam ke baad service rokni ho to
    service chhodni ho to tarika
    service nahi chahiye to kaise hataye
    bot band karna ho to kya karna padega
    mann bhar gaya to kaise band hoga
    notice kitne din ka
    ek mahine pehle batana hota hai?
    email se band karna padta hai kya
    service band kaise karwaye
    sirf 4 mahine chahiye, pure saal ka paisa dena padega kya
    off season me band kar sakte hain kya
    char dham me 6 mahine kaam hota hai, baki ke 6 mahine ka bhi doge bill?
    shaadi ke season me hi zarurat hai, baaki mahino ki fees lagegi
    beech me kuch mahine rok sakta hu kya bot
    admission ke time march se june tak chahiye bas
    aur agar barish me kaam band ho to bhi monthly dena hoga
    jis mahine use nahi karu uska paisa katega kya
    season khatam to bot band, agle saal fir chalu, chalega?
    srinagar me houseboat hai, sardi me band, tab pause ho jayega
    dobara start karne pe setup fees fir se lagegi kya agar gap le lu
    kam se kam kitne mahine lena zaruri hai
    aam ka business hai do mahine ka, uske liye saal bhar kyu pay karu
    diwali ke baad band karwana hai phir agli diwali pe
    school ki chutti me bot hold pe dal sakte ho
    garam kapde bechta hun, oct se jan tak hi kaam ka hai mere
    kya 3 mahine ke liye mil sakta hai sirf
    monthly fees khali mahino me maaf hoti hai?
    kripya bataye beech me subscription rok kar baad me chalu kar sakte hain kya
    banquet hall hai, kharmas me booking hoti nahi, tab ka charge?
    exam se pehle hi bheed hoti hai, baki time bot ka kya karu, pay karna padega?
    summer camp ke liye bas may june, uske baad fees band hogi na
    saal ke 12 mahine dene padenge ya jitne use kiye utne
    tourist season ke alawa bot off rakhna hai paise bachane ke liye
    mandi ke mahino me paisa dena bhaari padega, break mil sakta hai?
    sirf tyohar tyohar pe chalana hai, aisa ho sakta hai
    thode mahine ka gap leke wapas aa sakta hu kya
    pause ka option hai?`,
  lockIn: `
    beech me chhodne pe koi fine lagega
    5 mahine me chhod du to jurmana to nahi
    jaldi nikal gaya to extra paisa lagega kya
    chhodne ki koi fees hai
    dukan band ho gayi to bhi bandha rahunga kya
    saal pura hone se pehle chhodu to penalty
    business thanda pada to nikalne ka charge lagega
    teen mahine baad nikalna ho to koi dand
    contract hai kya
    saal bhar ka lena padega kya
    contract sign karna padega kya
    do saal pehle ek software wale ne teen saal ka agreement karwa ke phansa diya tha, aapke salon bot me koi bandish hai
    hospital ka board puchta hai ki kam se kam kitne mahine tak seva leni hi padegi ya mahine dar mahine chalega
    naya restaurant hai, pata nahi chalega ya nahi, isliye aisi cheez chahiye jisme lambe samay ki majboori na ho
    agar chhe mahine me hi mann bhar jaye to bache hue mahino ka paisa to nahi bharna padega na
    lambi avadhi ki koi shart to nahi rakhi hai aapne
    kam se kam kitne din ke liye judna padta hai
    jaldi chhodne pe koi penalty ya jurmana lagta hai kya
    bandhan mukt hai ya saal bhar ka pakka karar
    lock in period?
    bond bharna padega
    minimum kitne mahine
    contract lamba to nhi
    kam se kam kitne mahine lena padega
    saal bhar ka contract hai kya
    kitne mahine to rukna hi padega
    bandhan to nahi hai koi
    ek saal tak fas to nahi jaunga
    do saal ka bond to nahi bharwaoge
    contract kitne time ka hai
    bandh to nahi jaunga
    mahine mahine le sakte hai kya, saal ka nahi
    kitne mahine lena hi padega
    kitne mahine lena zaroori hai
    jaldi chhoda to jurmana lagega
    kitne mahine ka contract hai
    saal bhar lena padega kya
    clinic ko kam se kam kab tak lena hoga
    kam se kam kitne mahine
    lock in hai kya
    sign karke fas to nahi jaunga
    contract sign karna padega lamba
    kitne mahine ka bandhan hai
    society ko saal bhar bandhna padega kya
    saal bhar ka bandhan hai kya
    kabhi bhi chhod sakte h?
    ek saal ka contract hai kya
    kabhi bhi chhod sakte hai`,
  extraCost: `
    koi hidden charge hai kya
    extra paisa lagega kya
    aur kuch dena padega kya
    koi aur charge hai kya
    sab included hai kya
    sab isme aa gaya
    aur kuch lagega kya
    sab milake itna hi
    chhoti factory hai, pichle software me baad me license aur server nikal aaya, aapke quote me sab saaf hai ya aisa kuch bachta hai
    school ka budget ek hi baar pass hota hai, isliye bata do likhi rakam ke alawa aur kis kis ko kya dena padega
    restaurant wale online app se kamishan khaate hain, aap har table booking ya order pe kuch kaatoge to nahi
    tailor hu, mere saath dhokha ho chuka, aakhri din kaun kaun se naye charge jod diye jaate hain, pehle hi bata do
    quote wali rakam ke upar kisi aur ko bhi paise jayenge kya
    aapki fees ke alawa baahar ki companiyon ka kya kharcha hai
    koi gupt shulk ya star wali shart to nahi
    quote me na likha kaam ho to pehle rate doge na
    upar se aur kitna
    chhupe charge h kya
    commission kaatoge?
    total yahi hai ya aur
    baad me aur kuch to nahi lagega
    aur kaun kaun se kharche aayenge
    aur koi kharcha to nahi
    aur kiska kiska bill aayega mujhe
    chhupa hua charge hai kya
    quote ke baad extra maangoge to nahi
    har order pe commission kaatoge
    ant me daam me kuch judega kya
    baad me aur paise to nahi maangoge
    per lead paisa lagta h?
    iske alawa kya kya dena padega
    aane jaane ka paisa alag loge
    har appointment ka alag paisa to nahi
    kya kya alag se lagega
    itne me sab aa gaya ya aur lagega
    staff ko sikhane ka alag lagta hai?
    total me sab shamil hai na
    hidden kharcha
    baad me kya kya dena padega
    kul milake kitna, sab jod ke, aur kuch to nahi
    ai ka alag paisa lagta hai kya
    aur koi charge to nahi baad me
    iske upar aur kya lagega
    baad me pata chale aise kharche hai koi
    booking pe percentage lete ho kya
    bas itna hi na ya aur bhi
    chupa hua charge
    school ko upar se kuch aur dena padega
    itna hi lagega ya aur bhi
    bikri me hissa mangoge kya
    alag se kya kya lagega
    koi software kharidna padega kya alag se
    koi extra paisa
    alag se aur kya lagega
    chhupa hua kharcha to nahi
    iske alawa kuch dena padega
    aur koi charge
    isme sab aa gaya ya upar se lagega`,
  messageCharge: `
    whatsapp ka alag paisa lagega
    pharmacy se roz char sau message jate hain, WhatsApp khud unka kitna kaatega aur wo aapki fees se alag hai ya usi me
    coaching me do hazar parents hain, sabko soochna bheju to Meta ka bill kaun bharega aur mahine ki fees me kitna aata hai
    salon me grahak khud likhte hain aur bot jawab deta hai, aise aane wale message pe bhi koi charge lagta hai kya
    travel agency wale hain, jitne zyada log WhatsApp pe poochhenge utna bill badhta jayega ya paisa ek samaan rehta hai
    whatsapp apne liye alag se kya vasoolta hai
    message ka shulk aapki jeb me jata hai ya meta ki
    offer bhejte samay meta ka kharcha mere sar hai na
    mahine ki rakam me whatsapp ki fees mili hui hai ya nahi
    per message kitna
    meta fees alag h?
    whatsapp charge kaun dega
    msg ka bill kiska
    whatsapp message ka alag paisa lagta hai
    har message ka charge hai kya
    reminder bhejne pe whatsapp kitna leta hai
    whatsapp wale kitna lete hain
    kitne message free hain mahine me
    zyada grahak likhe to bill badhega kya
    ek msg ka kitna katega
    message ki limit hai kya
    whatsapp ka bill mai bharunga ya aap
    meta ko alag dena padega
    whatsapp walo ko alag se dena
    mahine ki fees me kitne jawab aate hai
    kitne msg tak free
    har message ka paisa lagta hai
    meta ko paise kaun deta hai
    whatsapp ka charge alag hai kya
    message ka kharcha kaun dega
    500 logo ko offer bheju to whatsapp ka alag lagega?
    msg ka paisa mahine wale me aata h?
    whatsapp kitna kaatega
    aane wale message ka bhi paisa katta h kya
    jyada message aaye to jyada paisa
    whatsapp ke message ka alag paisa
    message ke paise kaun dega
    message ka bill kaun bharega
    whatsapp ki fees kiske zimme
    har message ka paisa katega kya
    meta alag se leta hai kya
    whatsapp wale alag se lenge kya`,
  hosting: `
    hosting alag se hai kya
    domain hosting saath mein milega?
    hosting included hai kya
    domain bhi milega kya
    hosting ka paisa alag hai kya
    domain ka paisa kaun dega
    hosting free hai kya
    domain hosting aap doge kya
    restaurant ki website 12999 me ban rahi hai, uske upar domain ka naam aur server ka kharcha saal saal mujhe dena padega kya
    school ke paas pehle se .org wala naam hai, aap wahi chala doge aur uska renewal hum hi bharte rahenge na
    author ki chhoti site ke liye hosting kahan leni hai aur uska paisa aapko jata hai ya seedha company ko
    hotel ki purani hosting khatam ho gayi thi aur site gayab, aapke yahan uska bhugtan kiske haath me rehta hai
    site ka pata kharidna aapke package me hai ya meri jeb se
    har saal ka server bill kis company ko bharna padta hai
    web address ki keemat quote ke andar hai ya bahar
    hosting seedha provider ko dete hain na, aapko nahi
    domain include h?
    server ka bill kaun
    hosting alag lagegi kya
    .com ka paisa kaun dega
    online store ke daam ke upar domain aur hosting ka alag lagega kya
    dukaan wali site me hosting juda hua hai ya alag dena padega
    ecommerce website ka total domain hosting mila ke
    aur domain hosting upar se
    domain ke paise alag se?
    hosting kaun dega
    domain renew kaun karta hai har saal
    website ka naam kaun kharidta hai
    domain aap loge ya main
    domain hosting price me hai ya alag
    server ka paisa saal bhar baad kisko du
    apna purana domain laga sakta hu
    server ka kharcha kiska
    domain pehle se hai mere paas, wahi lag jayega?
    hosting ka paisa alag hai
    server ka har saal ka paisa kise jayega
    godaddy se domain le rakha hai
    domain kaun kharidega
    website me domain shamil hai kya
    school ki site me .in naam shamil hai kya
    server ka kharcha kaun dega
    domain kiske naam par hoga
    hosting ka har saal kitna, kisko dena
    hosting ka account mujhe banana hai kya
    har saal hosting ka kitna
    hosting ka paisa alag
    domain kaun lega
    site rakhi kaha jati hai aur paisa kaun deta hai
    hosting khatam ho gayi to kaun bharega
    domain ka kharcha kitna
    hosting sath me hai kya
    portfolio ke saath hosting milti hai?
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
    GST bill milega kya
    bill doge?
    bill milega kya
    gst bill doge kya
    gst included hai kya
    invoice milega kya
    pakka bill milega kya
    trust ka audit hota hai, kya aap pan aur gst likha hua asli bill doge, varna hamare yahan paas nahi hoga
    factory ke munshi ne kaha ki likhi rakam pe atharah pratishat aur chadhega, ye sach hai ya keemat me shamil
    hotel wale hain, input credit lena hai to aapka gst register hai kya aur raseed kis naam se katti hai
    school me bhugtan se pehle proforma chahiye jisme tax ka hisaab saaf likha ho, wo aap bana dete ho
    likhi keemat me gst juda hai ya upar se chadhega
    hamari firm ke naam raseed kaatoge ya kachchi parchi doge
    input credit ke liye tax wala bill mil payega
    tds kaatna ho to aapka pan milega
    gst number do
    bill pakka h?
    18% upar se lagega kya
    raseed milegi gst wali
    gst bill milega
    gst alag se lagega kya
    clinic ko gst wala bill chahiye, milega?
    pakka bill doge
    tax shamil hai isme
    daam gst jod ke hai ya bina
    aapka gst number
    pakka bill chahiye company ke naam
    society ke naam pe bill banega kya
    18% alag hai kya
    invoice milega kya company ke naam
    tds kaat ke de sakte hai
    gst lagega kya upar se
    gst wala bill
    jo paise diye uski raseed doge
    tax alag se hai kya
    gst alag se lagega
    firm ka gst number bill pe dal doge
    gst number hai aapka
    ca ko bill chahiye
    tax kitna lagega upar se
    tax invoice milega kya
    gst alag lagega
    pakka bill milega
    gst invoice doge
    bill me gst number aayega`,
  discount: `
    kuch kam ho sakta hai
    koi offer hai kya
    thoda discount do
    last price kya hai
    ngo hai hamara, sab kuch chande se chalta hai, aapki rakam me hamare jaise logon ke liye kuch riyayat rakhi hai kya
    teen dukane hain meri, sabke liye ek saath lu to aap daam neeche utaar doge ya wahi rahega
    kapde ki dukan pe hum har gahak ko kuch chhodte hain, aap bhi pehli baar wale ko thodi chhoot de do
    principal sahab keh rahe hain do saal ka ek saath denge, tab kitna ghataoge school ke tools ka
    thoda neeche aao to abhi haan bol du
    teen client layunga, mere liye katauti kar do
    festival season me kuch percent ghatate ho kya
    coupon code hai to bhej do, laga lu
    kuch riyayat milegi
    final kitna chhodoge
    5% kam kar do
    ngo discount h?
    ngo ke liye kuch kam hoga
    thoda kam kar do bhaiya
    student ke liye chhoot
    thoda kam kar do
    teen tool lenge school ke liye, kuch chhodo
    do saal ka ek sath du to chhoot milegi
    discount milega kya
    rate sahi lagao bhai
    do cheez lu to chhoot doge
    bhai ki dukan bhi laata hu, sasta karoge?
    dono le raha hu to kuch chhoot
    koi offer chal raha hai
    saare school tool ek sath lu to kuch kam hoga
    student hu kuch kam karo
    naye salon ke liye rate ghata do
    ngo ke liye sasta karoge
    last kitna hoga
    school ke liye kuch kam karo
    dost ko bhi launga rate kam karo
    gareeb sanstha hai, riyayat milegi
    mol bhav hota hai kya
    thoda kam karo na
    kuch kam karo yaar
    15 hazar me kar do
    abhi poora de du to kitna kam karoge
    rate me thodi chhoot
    diwali ka offer hai kya
    purana customer hu kuch kam karo
    koi code hai discount ka
    teacher ke liye kuch chhoot hai kya
    holi pe kuch sasta milega
    10 percent off de do
    kuch kam karo
    rate thoda kam ho jayega
    dusri company kam me de rahi hai aap bhi utaro
    last price batao
    diwali offer hai koi
    do cheez lu to kam karoge
    student hu kuch chhoot
    mol tol ki jagah hai kya
    15 hazar me de do
    bhai mere liye special rate
    bhai sasta nahi ho sakta kya
    10 me kar do
    do cheez lu to kitna kam
    last price bolo
    last rate batao
    thoda adjust karo rate me`,
  expensive: `
    sabzi ki rehdi se online bechna shuru kiya, itni rakam to meri poori kamai nikal jayegi, kuch halka option hai kya
    gaon ki coaching me fees hi teen sau hai, aapka bot itne bhaari daam ka hai ki soch ke hi pasina aa gaya
    nukkad pe ladka char hazar me site de raha hai aur aap teen guna, samajh nahi aata itna paisa kyu
    nayi lekhika hu, kitab se abhi ek rupya nahi aaya, aapki keemat dekh ke himmat toot gayi
    ye rakam dekh ke hosh ud gaye mere
    hamari haisiyat itni nahi, bahut oonchi keemat hai
    itna bhaari kharcha chhote dukandar se nahi uthega
    bazaar me isse kaafi kam me log kar dete hain
    bhaari rate hai
    jeb se bahar hai
    mehenga lag raha yaar
    itne me to nahi ho payega
    bahut mehnga hai
    itna paisa nahi hai mere paas
    ye to meri mahine ki kamai se jyada hai
    rate zyada hai aapka
    hamari aukaat se bahar hai
    ek clinic ke liye bahut bhari hai
    itna kaun dega
    chhoti dukan hai itna afford nahi kar sakte
    itna to socha bhi nahi tha
    dusre to saste me kar dete hain
    bahut zyada bol rahe ho
    kuch sasta hai kya chai ki tapri ke liye
    itna mehnga kyu
    itne paise nahi hai mere paas
    ek bot ke itne paise, rehne do
    20 hazar bahut hota h chhoti dukan ke liye
    5000 me log bana dete hai
    hamare school ke bas ka nahi
    budget se bahar hai
    chhoti dukan ke liye bahut jyada hai
    gaane ke itne paise zyada hai yaar
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
    kharab ho gaya to?
    baad mein theek karoge free mein?
    warranty hai kya
    free me theek karoge kya
    error aaya to theek karoge
    kharab hua to free theek hoga
    warranty milti hai kya
    maan lo meri dukan ki site mil gayi aur teesre hafte order wala button mar gaya, theek karane ka paisa dobara lagega
    salon ke bot ne dasve din hi galat samay batana shuru kar diya, ye jo kharabi hai wo muft sudharoge ya bill banega
    school ko diya tool exam se pehle atak jaye aur delivery ko do mahine ho chuke ho, tab bhi bina paise theek hoga kya
    pehle wale ne site de ke bola ab har repair ke paanch sau, aapke yahan kharabi ki muft marammat kitne samay tak chalti hai
    kaam mahine ke andar toote to marammat free hai na
    kharabi batane ki aakhri tareekh kya hoti hai
    bees din me button mar gaya to repair ka kharcha kiska
    gaane ki file khuli hi nahi, dobara sahi file muft doge
    free repair kitne din
    30 din ke baad bigda to
    site tooti, muft theek?
    bug fix free h kya
    bot mil gaya aur teesre hafte error dene laga, phir se paise dene padenge theek karane ke
    dene ke kuch din baad gadbad karne lage to theek karai ka charge hai
    aapka banaya website do hafte baad bigde to dobara paisa lagega kya
    theek karwane ke dobara paise lagenge kya
    bot do hafte baad galat rate batane lage to free me theek karoge ya paise loge
    garage ke liye jo bot diya wo mahine bhar me bigad jaye to sudharne ka charge
    delivery ke bees din baad bot galat chale to muft me sahi hoga
    aur wo theek karne ke paise loge kya
    kharab ho gaya to theek karoge
    warranty kitne din ki hai
    site dene ke do hafte baad error aaya to muft theek?
    baad me gadbad hui to paise lagenge kya
    website me dikkat aayi to kaun theek karega
    aapki galti wali kharabi kab tak free me sudharoge
    bug aaya to free me theek karoge
    kitne din tak zimmedari hai
    gaane ki file kharab nikli to dobara doge
    bana ke bhool to nahi jaoge, theek kaun karega
    kharabi aayi baad me to free theek karoge
    online dukan ki site me bug mila to
    baad me bigda to
    kitne din tak free me theek karoge
    kitne din ke andar kharabi batani hoti hai
    kharab ho gaya to theek kaun karega
    site me gadbad ho gayi to kaun thik karega
    delivery ke ek mahine me ruk gaya to paise lagenge kya
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
    baad mein help milegi?
    support milta hai kya
    banane ke baad dekhbhal kaun karega
    baad me help milegi kya
    kharab hua to kaun theek karega
    maintenance karte ho kya
    support free hai kya
    problem aayi to kya karenge
    pichla vendor paise le ke phone uthana hi band kar gaya, aapke saath clinic ka bot chalne ke baad mera haath kaun pakdega
    hotel me raat ko bot uljha to subah mehman gussa honge, chalu hone ke baad us par nazar kaun rakhta hai
    teachers ko do mahine baad bhi samajh nahi aaya to unki madad karne wala koi milega ya hume chhod doge
    kirana wala hu aur mobile me bhi kachcha, agar bot me kuch ajeeb ho to kis insaan ko bolna hoga baad me
    kaam saunpne ke baad rishta khatam ya aap dekhte rahoge
    roz ki dekh rekh aur sambhalna mahine ki fees me hai kya
    mushkil pade to aap jaisa koi sunne wala rahega na
    site chal padne ke baad uski sewa kaun karta hai
    baad me sahara milega?
    after support kaun deta
    bot uljha to kisko bolu
    baad me dekh rekh hoti h
    bot atak gaya to theek kaun karega
    kharab hua to theek karne ke paise lagenge
    baad me madad kaun karega
    bot chalne ke baad hamara khayal kaun rakhega
    baad me madad milegi
    dikkat aayi to kisko bolu baad me
    support milega kya
    staff ko agle saal kuch puchna ho to
    after sales service hai kya
    dekhbhal kaun karega bot ki
    lagane ke baad gayab to nahi ho jaoge
    paise lene ke baad phone pe miloge na
    saal bhar baad kuch bigda to kaun dekhega
    dikkat aaye to kisko bole
    lagane ke baad aap gayab to nahi ho jaoge, madad milegi
    clinic ka bot atke to kise call kare
    after sale service hai kya
    maintenance kaun karega
    baad me phone uthaoge na
    site ki dekhrekh bhi karte ho
    bot lag gaya uske baad dikkat me kaun sunega
    gadbad hone par kisko phone karu
    baad me help karoge
    ek saal baad bhi saath doge kya
    koi dikkat aayi to kaun dekhega
    bot lagne ke baad bhi saath doge
    service baad me milegi
    teachers ko baad me madad milegi?
    live hone ke baad dekhbhal
    baad me koi dekhega kya
    madad kaun karega chalu hone ke baad
    dikkat aayi to kisko bolu`,
  guarantee: `
    guarantee hai kya
    customer badhenge kya
    sale badhegi kya
    kya guarantee hai
    fayda hoga iski guarantee hai
    chalega iski kya guarantee hai
    pichli baar marketing wale ne bola tha dukan bhar jayegi par kuch nahi hua, aap apne bot se nateeje ka vachan dete ho kya
    school me dakhile kam ho rahe hain, agar aapka tool lagau to itne bachche badhenge aisa koi pakka ank doge
    hotel ka maalik kehta hai har mahine bees booking zyada aaye tabhi paisa dunga, aap aisi shart maante ho
    author hu, kitab ka video banwau to bikri hogi hi hogi ya ye sirf ummeed ki baat hai
    nateeja kya milega iska koi zubaani ya likhit vaada hai
    paisa lagaya aur dhandha waisa ka waisa raha to
    bot ne sach me kya kamaya ye main dekh sakta hu kya
    pakka bataiye kitne naye mareez milenge mahine me
    sale double hogi?
    result pakka h kya
    fayda hoga hi na
    kamai badhne ki zamanat
    bot lagwaya to bikri badhne ka bharosa dete ho
    kya aap likh ke doge ki sale zyada hogi
    bot aane ke baad dhandha badhega, pakki baat hai
    assistant lagane se grahak badhe iski zimmedari aapki hai kya
    meri dukan ki sale upar jayegi iska vaada
    sale na badhi to aapki guarantee kya
    bot se income badhegi hi, aisa vachan doge
    bikri badhne ki koi zamanat
    customer badhenge pakka
    bikri badhegi kya
    clinic me mareez pakka badhenge?
    guarantee hai ki fayda hoga
    kitni kamai badhegi
    salon bhar jayega iski guarantee do
    google me pehla number pakka
    result ki guarantee doge
    paisa vasool hoga pakka kya
    kaam na badhe to
    pakka customer aayenge na
    kitne naye grahak layega bot, number batao
    kitna munafa hoga
    faida na hua to
    website se customer aayenge hi kya guarantee
    sale badhegi pakka
    customer badhenge kya isse
    admission na badhe to kya
    fayda hoga iski guarantee
    kitna fayda hoga
    kamai kitni badhegi isse
    bikri badhne ki guarantee do
    sach me kaam karta hai kya
    kitne customer badhenge pakka batao
    admission badhenge kya
    grahak badhenge pakka
    sale badhegi kya guarantee hai
    fayda nahi hua to`,
  law: `
    NGO ka vakil samjhauta padhna chahta hai, aapke niyam aur shartein kis page par khuli padi hain aur kis desh ke kanoon se
    Mumbai me restaurant hai, aapse jhanjhat ho gayi to muqadma mere sheher me chalega ya Dilli wali kachehri me
    canada se boutique chalati hu, aapke saath ka karaar Bharat ke kanoon se bandha hai ya mere yahan ke
    factory ki purchase team bina dastakhat ke kaam nahi deti, aapke order par kaun sa kaagaz lagu hota hai
    bahas ho gayi to faisla kis jagah ki adalat karegi
    hamare beech ka karaar kis kanoon ke neeche aata hai
    order par quote aur terms dono chalte hain kya
    likha padhi ka kagaz milta hai ya sirf email
    case delhi me chalega?
    kanoon kis desh ka
    terms padhne hain
    adalat kaunsi lagegi
    jhagda hua to court kahan
    society ke saath kanooni kagaz banega kya
    contract me kiska kanoon
    case kaun se shehar me chalega
    kaun sa kanoon lagega
    terms kaha likhe hai aapke
    likhit agreement hota hai kya
    sign wala agreement dete ho company ko
    terms and conditions kahan padhu
    mamla adalat gaya to kaha jayenge
    contract sign karna padega
    kis desh ke kanoon se chalta hai kaam
    kis sheher ki adalat
    jhagda hua to court kaunsi
    kaunsa kanoon lagta hai
    kaunsa kanoon lagega
    likhit agreement hoga kya
    case kaha hoga
    jhagda hua to kaun si court
    likhit me contract hota hai kya`,
  liability: `
    chemist hu, bot ne galat dawai ka daam bol diya aur grahak ne jhagda kiya, us ghaate ki zimmedari aap uthaoge kya
    hotel me bot ne do parivaron ko ek hi kamra de diya aur hame refund karna pada, ye paisa aap bharte ho ya main
    coaching ke parent ne galat fees ke message pe case kar diya to doshi kaun mana jayega, hum ya aapka assistant
    maan lo agent ki galti se dealer ko lakh rupaye ki galat quotation chali gayi, aap kitni rakam tak jawabdeh rahoge
    AI ki chook se hua ghata kaun apne sar leta hai
    aapki zimmedari order ki rakam tak hi simit hai kya
    munafe me jo nuksan hua wo bhi aap bharoge ya nahi
    galat baat bolne se case hua to jawabdehi kiski
    ghata hua to aap bharoge?
    bot ki galti kiske sar
    harjana milega kya
    zimmedari ki seema kitni
    galat jawab se nuksan hua to kaun zimmedar
    whatsapp ne mera number ban kar diya to zimmedari kiski
    galat jawab se grahak gaya to zimmedar kaun
    bot ki wajah se number block hua to aap bharoge?
    bot ki galti ka zimmedar kaun
    number band hone se dhandha ruka to nuksan kaun dega
    bot ki wajah se nuksan hua to kaun bharega
    meta ne account hata diya to aapki zimmewari hai kya
    bot ki wajah se nuksan hua to bharpai
    bot ne galat refund bol diya, paisa kiska jayega
    galat jawab se ghata hua to
    mareez ko galat baat bata di to kaun jawabdeh
    nuksan ki bharpai karoge
    order chhoot gaya bot se, ghata kiska
    zimmedar kaun hoga agar nuksan hua
    kitne rupaye tak nuksan bharte ho
    nuksan ka paisa doge
    do logo ko ek time de diya to harjana doge
    kitne tak ki zimmedari lete ho
    ek din bot band raha, bikri gayi, aap doge kya
    bot ki wajah se nuksan hua to
    galat rate bata diya to nuksan kaun bharega
    zimmedari kiski hogi
    mera ghata hua to doge kya
    bot ki galti se nuksan hua to kaun bharega
    nuksan ki zimmedari kiski
    bot ki galti se nuksan hua to aap bharoge
    mera loss kaun dega
    kanooni zimmedari kiski hogi bot ki
    agar 50 hazar ka ghata ho gaya bot ki wajah se to paisa aap doge kya
    harjana dete ho kya aap
    mareez ne case kar diya bot ki baat pe to court me kaun jayega
    nuksan ki bharpai ka kya niyam hai
    aur agar consumer court ka notice aaya to liability kiski
    kitne tak ka nuksan aap uthate ho
    factory hai, galat quotation se lakho ka loss ho sakta hai, wo aap cover karenge?
    compensation milega kya agar bot ki wajah se dhandha doob gaya
    legal responsibility aap lete ho ya meri rahegi
    bot ne zyada order le liye aur mujhe refund dena pada, wo paise aapse milenge?
    kripya bataye aap damages dene ke liye baadhya hain ya nahi
    agreement me likh ke doge ki nuksan ki zimmedari aapki
    aapke bot se ghata hua to claim kar sakta hun kya aapse
    kya koi insurance hai bot se hone wale nuksan ka
    property ki deal bigad gayi bot se, 2 lakh gaye, bharega kaun
    kanoon ki nazar me doshi kaun, aap ya dukandar
    muaavza milta hai?
    bot ki vajah se bikri gayi to uski rakam wapas karoge kya
    mere vakil ne pucha hai liability clause kya hai aapka
    sarkari jurmana lag gaya bot ke msg se to kaun bharega
    loss ki bharpai kaun karega agar AI ne gadbad ki
    aap par mukadma kar sakte hain kya nuksan hone pe
    nuksan me aap hissa doge ya hath khade kar doge
    zyada se zyada kitna paisa doge agar mera nuksan ho jaye
    hospital me AI se kisi ko haani hui to harjane ki zimmedari kis par
    bot ne galat daam bata diya to zimmedar kaun
    galti se discount bol diya bot ne to nuksan kaun bharega
    assistant ki wajah se mera paisa gaya to aap doge?
    bot ne galat tarikh batayi aur customer ne case kar diya to kiski galti
    bot se nuksan ho to harjana dete ho kya
    doctor hu, bot ne mareez ko galat bol diya to jawabdeh kaun
    aur agar grahak galat jawab ke liye paise maange to?
    AI ki galti pe liability kiski
    aapke bot ki galti ka ilzam mai nahi lunga, kaun lega
    agent ne flight ki galat jankari di, yatri chhoot gaya, refund kaun dega
    bot ke nuksan ka koi beema hai kya
    ek galat jawab se 50 hazar ka ghata ho to bharpai kaun karega
    do shaadi ek din book kar di bot ne, client gaya, bharpai karoge?
    grahak ko gumrah kar de bot to kanooni taur pe aap khade honge?
    bot gadbad kare to ghate me aapka hissa kitna
    property dealer hu, bot galat rate bol de aur deal toot jaye, mai zimmedar ya aap
    zyada se zyada kitna muavza doge nuksan pe
    bot ne customer se badtameezi ki aur wo chala gaya, aapse claim kar sakta hu
    mere naam se AI galat bole to risk kiska
    galat jankari ki kanuni zimmedari aapki ya meri
`,
  termsChange: `
    trust ka audit do saal ka dekhta hai, jis din hamne haan kaha tha wahi niyam lagu rahenge ya naye aa jayenge
    clinic ka kaam chal raha hai aur aapne site ke niyam badal diye, us beech ke order pe iska asar padega kya
    school ka signed quote kuch kehta hai aur aapki terms kuch aur, to kis ki baat oopar mani jayegi
    lekhak hu aur purani sharton pe raazi hua tha, privacy policy aakhri baar kis mahine me badli thi ye bata dijiye
    signed quote aur terms me takraav ho to kaun upar
    aapki shartein naye order pe hi badalti hain na
    terms page par aakhri badlaav kab hua tha
    privacy policy me pichhla sanshodhan kis tareekh ka hai
    terms kab update hue
    naye niyam mujhpe lagenge?
    purani sharte hi chalengi na
    privacy policy kab badli
    terms aakhri baar kab badle the
    privacy policy kab update hui thi
    terms ki tareekh kya hai
    ye sharte kab se lagu hain
    sharte baad me badal di to
    mere order ki sharte baad me badloge to nahi
    terms badal sakte ho kya order ke baad
    nayi sharte purane client pe lagengi kya
    niyam badle to mujhpe lagu honge
    jis din order diya us din ke niyam chalenge na
    shartein badloge to mujhpe lagu hogi
    kaam ke beech niyam badal sakte ho kya
    kaunsi sharte lagu hongi
    terms page badla to clinic pe asar hoga?
    baad me niyam badal doge to
    baad me niyam badal diye to
    terms badal sakte ho kya`,
  setUpFee: `
    kirana wala hu, page pe ek badi rakam ke saath plus laga ke chhoti rakam likhi hai, dono alag alag samjha do mujhe
    salon ka bot lagwaya to wo unnees hazar wali rakam agle saal phir se bharni padegi ya ek hi dafa ki hai
    hospital ke accounts ko batana hai ki set-up wala paisa kis baat ka hai aur uske baad har mahine kitni rakam chalegi
    teen mahine ke liye seva rok ke dobara shuru karu to shuruaati rakam phir se dena hoga kya, salon bandh rehta hai
    shuruaati rakam aur maasik rakam me kya antar hai
    badi wali rakam poori umar me ek hi baar hai na
    plus ke baad likha daam kis cheez ka aur kab lagta hai
    lagwane ka kharcha har saal nahi hota na
    do amount kyu likhe hain
    plus wala paisa kya h
    set-up ek baar hai na
    maasik aur setup alag?
    setup fees kya hai
    19999 ek baar dena hai ya har mahine
    set up aur monthly me kya fark
    pehle wali badi rakam dobara deni hogi?
    ek hi baar lagta hai ya har saal
    do rate kyu likhe hain
    lagwane ka paisa kitni baar
    plus ke baad wala paisa kya hai
    ye paisa baar baar lagega ya ek baar
    setup matlab kya
    set up ka matlab
    salon ko 19999 saal saal dena h ya ek hi dafa
    24999 mahine ka hai ya ek baar ka
    ye 19999 har mahine lagega kya
    setup fees ek hi baar lagti hai na
    44999 saal bhar ka hai kya
    setup fee kya hoti hai
    shuru wala paisa dobara to nahi lagega
    ek mahine ke liye lu tab bhi setup lagega
    dashboard ka paisa ek baar ya mahine mahine
    dono paise kyu, setup bhi mahina bhi
    19999 ek baar dena hai ya har saal
    setup aur monthly me kya fark
    do rakam likhi hai, kaun si har mahine lagegi
    setup ka paisa kyu
    24999 ek hi baar lagega na
    19999 ek baar hai ya har saal
    49999 har saal lagta hai kya
    chhod ke dobara aau to setup phir se?
    19,999 ek baar dena h ya har saal
    setup ka matlab
    set up kya cheez hai, lagane ka paisa?
    ek baar dena hai na
    19999 har mahine hai kya
    setup ka paisa har saal dena hoga kya
    ye mahine ka hai ya ek baar ka`,
  websiteMonthly: `
    restaurant ki site banwa ke chhod dunga, us par aapko har mahine kuch bhejna padega ya ek hi dafa bhar ke chhutti
    wedding photographer hu, portfolio page lene ke baad saalana koi naveenikaran jaisi rakam aapko to nahi deni hogi
    school ki nayi website ke saath koi subscription jaisa kharcha to nahi bandh jata, jaise doosre log laga dete hain
    online dukan ki site ke liye kisi aur company ne har mahine ka kiraya bataya, aapke yahan bhi site kiraye par hoti hai kya
    website khareed li to aage koi mahine wali rakam nahi na
    website me subscription jaisa kuch aapki taraf se hai kya
    poore saal me site ke liye aapko dobara paise dene padenge
    author site ke upar koi maasik bojh to nahi padega
    website monthly h kya
    site ka renewal aapko?
    site me mahina lagta h
    website ek dafa ki na
    website ka har mahine kuch dena hai
    clinic ki site ka mahine ka kuch dena hoga?
    website ki monthly fees hai kya
    portfolio ek baar ka paisa hai na
    website ek baar ka paisa hai ya salana
    website ban gayi to aapko saal me kuch dena padega
    site ka ek baar hi paisa lagta hai
    online shop site ka mahina lagta hai kya
    website ka saal ka kharcha kya hai
    site kiraye pe hai ya ek dafa ka
    website ke baad mahine ka kya lagega
    chatbot wali website me mahine ka hai kuch
    website ka bhi mahine ka lagta hai
    website me monthly kuch hai
    site ek baar ka paisa hai na
    website ka har mahine kuch dena hai kya
    site ka maintenance charge mahine ka
    website ka mahine ka kuch lagta hai
    har saal kitna dena hoga site ka`,
  popular: `
    nayi beauty parlour kholi hai, dusre log aapke yahan se kis package se pehli shuruaat karte hain, wahi mujhe bhi bata do
    coaching wale doston ko dekh ke lena hai, jis plan ka sabse zyada bhaav uthta hai aapke yahan wo kaun sa hai
    hotel manager hu, itne saare plans dekh ke chakkar aata hai, jo sabse zyada bikta hai usme kul kya kya mila rehta hai
    do kamre ka clinic hai, bade logon ki nahi, chhote wale zyadatar aapke kis plan me sar dete hain
    sabki pasand wala plan kaun sa chal raha aajkal
    jispe popular ka thappa hai wo package kya deta hai
    chhote dhandhe wale adhiktar kaun sa pack uthate hain
    sabse jyada pasand kiya gaya package aur uski keemat
    top seller kaunsa
    sabse hit plan kya h
    chhoti dukan wale kya lete
    popular pack ka naam
    chhoti si parlour hai paise kam hai, kaunse package se shuruat karte hai log
    kam budget me aapke plans me se pehla kaun sa lena theek hai
    chhote dukandar aam taur pe kis package se shuru karte hai
    aur kam paise wala kis plan se start kare
    sabse popular wale package me kya kya milta hai
    jo package sabse zyada bikta hai usme kya cheeze shamil hai
    most popular likha hai jispe, usme voice aur dashboard hai kya
    aur sabki pasand wale plan me kya hai
    sabse zyada kaun sa package bikta hai
    clinic wale zyadatar kya lete hai
    packages me sabse badhiya kaunsa chalta hai
    sabse jyada kya bikta h aapka
    sabka favourite plan
    salon wale aam taur pe kaun sa lete hai
    zyadatar log kya lete hai
    mere jaise dukandar kya chunte hai
    sabse popular plan kaun sa
    sabka pasandida package konsa
    sabse zyada kaun sa package bikta h
    log zyadatar kaunsa lete hai
    sabse accha package log kaunsa lete
    dusre dukandar kya lete hai`,
  addOnAlone: `
    trust ko apne sadasyon ko khabar bhejni hai bas, jawab dene wala bot nahi chahiye, sirf bulk message wala hissa de sakte ho
    hamare clinic me doosri company ka bot pehle se chal raha hai, uske upar aapki phone uthane wali cheez akele lag jayegi
    hotel me sirf dashboard jaisi screen chahiye jisme booking dikhe, WhatsApp ka assistant nahi lena, aisa bech dete ho
    mandir ke bhakton ko sirf tyohar ki soochna chali jaye, koi baatcheet nahi, to offer wala tool akela uthau kya
    screen wala add on bot ke bina kharidna mumkin hai kya
    bot lene ki majboori ke bina call wala hissa milega
    bhejne wala tool akela le lu aur assistant chhod du
    dashboard hi kharidna hai, chat robot ka kya karu main
    sirf voice, bot nahi
    broadcast akela doge?
    keval dashboard de doge
    voice alag lena h
    bina bot ke voice milega kya
    sirf call uthwana hai clinic me, whatsapp bot nahi
    sirf dashboard le sakte hain bot ke bina
    offer bhejne wala akela de do
    sirf voice lena hai
    bot mere paas hai, bas aapka dashboard chahiye
    keval call uthane wala, bot nahi
    voice alag se bikta hai kya bot liye bina
    sirf dashboard mil jayega bina bot
    ngo ko khali message bhejne wala tool, bot nahi
    broadcast akela chahiye
    broadcast lene ko bot bhi lena padega?
    offer bhejne wala tool bot ke bina chalega
    broadcast akela milta hai kya
    bot nahi chahiye sirf voice, ho sakta hai
    voice ke liye bot zaroori hai kya`,
  optionalParts: `
    salon me log sirf likh ke poochhte hain, phone kam aate hain, to voice wala hissa chhod du to baaki sahi chalega na
    chhote clinic me main akela hu aur phone pe sab dikh jata hai, dashboard wali screen lene ki zaroorat padti bhi hai
    coaching hai, abhi sirf sawalon ke jawab chahiye, offer bhejne ki cheez aur call wali cheez lena zabardasti to nahi
    restaurant wala hu, package me char cheezein likhi hain, main kuch bhi hata ke sirf bot le sakta hu kya
    extra hisse na lene se bot ki kshamta ghatti hai kya
    teeno add on lena zabardasti to nahi hai na
    voice chhodne se assistant ka kaam adhoora to nahi rahega
    dashboard na ho to bot se jaankari milti rahegi kya
    sirf bot se kaam chal jayega?
    voice majboori hai kya
    extra part chhod sakte h
    broadcast na lu chalega na
    dashboard lena zaroori hai kya
    chhoti clinic hai, dashboard ki jarurat hai kya
    kya voice lena jaruri hai
    dashboard hata du to bot me farak padega
    bina dashboard ke bot chalega
    salon me call nahi aate, voice chhod du?
    sirf bot le sakte hain kya baaki kuch nahi
    kaun si cheez jaruri hai kaun si nahi
    dashboard lena jaruri h kya
    sirf assistant lu, baaki extra nahi, theek hai?
    voice na lu to chalega
    offer nahi bhejne, broadcast na lu chalega
    voice ke bina bot chalega
    dukan ko screen wala hissa lena padega kya
    bina broadcast ke le lu
    bot akela apna kaam kar lega na
    dashboard compulsory hai kya
    sab saath me lena compulsory to nahi
    kya sab kuch lena padega
    dashboard bad me soch ke le lu?
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
    abhi bajat kam hai, baad me aur cheez jod sakta hu
    chhote se shuru karke agle saal badhana ho to
    ek cheez le ke dheere dheere aur lagwa sakte hai kya
    aur baad me badha sakte hai
    abhi do kursi ki parlour hai, agle saal paanch ho jayengi, tab chhota package bade wale me badalne me jhanjhat to nahi
    school pehle sirf lesson plan se shuru karna chahta hai, agle session me doosre tool bhi saath jud jayenge na
    hotel ka bot chal raha hai, do mahine baad call uthane wala hissa lagwana chahe to kya sab dobara banana padega
    gym nayi khuli hai aur paisa kam hai, sasta plan leke jab members badhe to growth par pahunch jau aisa ho sakta hai
    chhote se bade pack pe chadhne ka raasta khula hai na
    dashboard chhe mahine baad lagwau to mushkil to nahi hogi
    starter se agle plan pe aana ho to kya karna hota hai
    pehle ek hissa lu phir dheere dheere aur jodta jau
    baad me bada kar lu?
    starter se upar kaise jau
    aage add ho jayega na
    growth pe shift ho sakte kya
    chhota le ke baad me bada kar sakte hain
    starter se growth me ja sakte hain
    salon abhi chhota, agle saal aur cheeze jodu to
    baad me voice jod sakte hain
    plan badal sakte hain kya
    garmi me voice judwa sakte hai kya
    abhi sirf bot lu baad me dashboard lu to chalega
    baad me voice jodwa lunga
    dusri branch khule to bot badh jayega
    package upgrade hota hai kya
    abhi chhota baad me bada
    kuch mahine baad growth pe aa jaye to chalega
    agle saal growth le lu to
    starter le lu pehle baad me growth karna ho to
    bada plan chhod ke chhote pe aa sakte kya
    baad me bada package le sakta hu
    pehle chhota lu baad me badhau
    abhi quiz lete hai, grading agle saal jod denge?
    voice baad me jod sakta hu
    starter se growth me ja sakte hai
    baad me cheez jodne me dikkat to nahi
    starter se growth me jaa sakte hai?
    chhote se shuru karke baad me bada le sakte
    abhi chhota lu baad me bada
    baad me growth pe ja sakte hai
    baad me aur jod sakte hai
    package badalna ho aage chalke
    starter ke baad kya le sakte hai
    abhi chhota le lu, baad me badha sakte?
    pehle bot, dashboard baad me chalega kya
    calls wala feature baad me jud jayega?
    2-3 mahine baad aur cheez add hogi kya
    start small karna h, upgrade ho jata hai na
    abhi sirf whatsapp bot lete hain, 6 mahine baad website chat bhi laga doge kya
    filhaal budget kam h to ek hi cheez lunga, aage chal ke phone call wala jod sakte hain?
    agar aaj basic lu aur diwali ke baad dashboard lena ho to naya banega ya usi me judega
    ek ek karke lena chahta hu, pehle bot fir kuch mahine baad calling, aisa chalega?
    shuru me sabse sasta wala le ke dekhte hain, pasand aaya to bada plan me shift ho sakte h kya
    naya naya clinic khola hai, abhi din me 5-6 patient hi aate hain to jyada kharcha nahi kar sakta. abhi bas whatsapp wala lagwa lu aur jab bheed badhe tab call uthane wala bhi jod du, aisa ho sakta hai?
    papa ko manana mushkil h, wo ek saath itna paisa nahi denge dukan ke liye. agar pehle sirf bot lagwa ke unko fayda dikha du to 4-5 mahine baad reports wala dashboard usi me add ho jayega kya
    hum ek chhota sa school chalate hain gaon me, is session me sirf admission enquiry wala bot lena hai. agle session me paisa aaya to website pe bhi chat lagwayenge, kya baad me jodne me dikkat to nahi hogi?
    pehle ek software liya tha jisme baad me kuch badhana ho to pura naya lena padta tha, bahut nuksan hua mera. aapke yaha abhi ek cheez le ke kuch mahino baad dusri jodi ja sakti hai ya nahi`,
  priceRise: `
    baad me price badhega kya
    har saal fees badhti hai?
    2999 fix hai ya aage jaake badha doge
    ek saal baad kitna lagega, same hi?
    abhi sasta hai phir mehnga kar doge kya
    aur agar agle saal rate badh gaya to
    monthly charge hamesha itna hi rahega na
    purane customer ka bhi daam badhate ho kya
    gym hai mera, pichle software wale ne saal bhar me fees double kar di thi, aap bhi aisa karoge?
    ye price kitne time tak same rahega
    kya mahine ki fees lock ho jayegi mere liye
    sir daam me aage koi badhotri hogi kya
    shuru me kam bolke baad me zyada to nahi loge
    coaching wale hai hum, budget banana hai do saal ka, mahina fees change to nahi hogi
    kitne mahine baad rate badhta hai
    jab dukan bot pe chalne lagegi tab aap paise badha doge, yahi darr hai
    likh ke de sakte ho ki fees nahi badhegi?
    renewal pe price zyada lagta hai kya
    ye offer wala rate hai ya permanent rate hai
    agar aapki website par naye price aa gaye to mujhe bhi naya wala dena padega?
    3999 se 5000 kab karoge bata do
    kya next year bhi yahi monthly fees lagegi
    har saal kitna percent badhate ho
    kripya batayein ki client banne ke baad shulk badhta hai ya wahi rehta hai
    badhane se pehle bataoge na, achanak to mahina charge nahi badha doge
    school ke liye puch raha, ye per year wala price agle session me bhi itna hi hoga?
    fees same rahegi ya badlegi
    clinic ke liye soch rahe hai par kahin do saal me kharcha dugna to nahi ho jayega aapki fees ka`,
  staffCost: `
    receptionist se sasta padega kya
    ladka rakhne se accha hai ye ya mehenga
    mai reception wali ko 12000 deta hu, bot usse kam me ho jayega kya
    aadmi rakhu ya bot lagau kharche ke hisab se batao
    8 hazar me ladka mil jata hai jawab dene wala fir bot kyu lu
    ek staff ki salary bachegi kya isse
    gym hai mera, front desk ka banda 10k leta hai, bot se compare karo
    staff ki tankhwah se tulna karke batao kya sasta hai
    aur agar saal bhar ka jodu to naukar mehnga ya bot
    coaching me telecaller rakhi hai 15 hazar pe, uski jagah bot lu to fayda hoga kya
    insaan rakhna sasta nahi hai kya aapke bot se
    bot lene se mera ek aadmi kam ho jayega? uski pagaar bachegi?
    do log sirf whatsapp reply ke liye rakhe hai 25000 jate hain, ye kharcha ghatega kya
    clinic ki receptionist chhod ke ja rahi hai, nayi rakhu ya aapka bot le lu
    itne paise me to helper aa jayega, sahi hai na?
    part time ladki rakhne se kam lagega ya zyada
    kya bot ka kharch ek mulazim ki salary nikal dega
    salary vs bot batao
    chhoti dukan hai, kisi ko naukri pe rakhna theek ya AI lena theek paise ke mamle me
    raat ki duty wale ko 9000 dene padte hain, bot usse sasta hua na
    pf bonus chutti sab milake staff mehnga padta hai, bot kitna bachayega
    mere papa kehte hain banda rakh lo bot se sasta padega, sach hai kya
    operator ki tankhwah bach jayegi kya agar assistant laga lu
    hire karne ki soch raha tha ek bandi, zarurat hai ya bot kaafi aur sasta hai
    kya aapka system do staff ke barabar paisa bachata hai
    employee rakhne ke mukable kitna kam kharcha aayega
    ji ek munshi ko 14 hazar deta hu dukan pe, us hisab se ye lena samajhdari hai kya
    travel office me 3 log hain ek ki salary isse bach sakti hai kya`,
  whichPackage: `
    konsa package lu
    starter sahi rahega ya business growth
    mera chhota sa clinic hai akela doctor hu, kaunsa plan theek hai
    do kursi ka salon hai, package batao mere liye
    samajh nahi aa raha kaunsa plan lena chahiye
    dukan pe bhid rehti hai bahut, business growth lena padega kya ya starter se chal jayega
    meri kirana dukan ke liye starter kaafi hai?
    aap hi bata do kaun sa package mere liye accha hai, 2 log kaam karte hain
    tuition padhata hu 30 bachche, konsa plan fit baithega
    44999 wala lu ya 19999 wala, confuse hu
    aur agar do branch ho to fir kaunsa package lena hoga
    mithai ki dukan hai subah shaam line lagti hai to kaun sa plan
    package chunne me madad karo
    nayi nayi dukan kholi hai, shuruat kis package se karu
    restaurant 10 table ka hai, bade wale package ki zarurat hai kya
    most popular wala mere liye zyada to nahi ho jayega, akela photographer hu
    property dealer hu akela kaam karta hu, starter le lu kya ya growth
    call aur whatsapp dono bahut aate hain, mere liye konsa package rahega
    boutique me roz 15-20 msg aate hain, plan suggest kijiye
    garage hai 4 mistri hain, aapke teen package me se kaunsa
    enterprise lena padega ya growth se kaam chal jayega, 3 clinic hain
    mujhe kaunsa suit karega bhaiya, chhoti parlour hai
    ji kripya salah dijiye, physiotherapy centre ke liye kis package se start karu
    kaise pata kare ki starter lena hai ya growth
    gym me ek trainer aur main, kaunsa wala lein
    plan decide nahi ho raha, dental clinic 2 chair
    SME bundle lu ya sirf business bot, ek doctor hai bas
    medical store hai, teen ladke counter pe, kaun sa package uchit hai`,
  payOnce: `
    har mahine dena padega kya
    ek baar me paisa de du to chalega?
    one time payment wala option hai kya bot ka
    monthly fees nahi deni mujhe, ek hi baar ka rate batao
    mera parlour hai, mahine mahine ka jhanjhat nahi chahiye, bot ek bar me kharidna hai
    lifetime ka kitna loge bot ka
    aur agar main shuru me zyada paise de du to monthly hat jayega?
    19999 dene ke baad bhi paise dene padenge kya
    ye 2999 har month lagega ya sirf pehli baar
    bina mahine wali fees ke bot mil sakta hai
    hamesha ke liye khareed lu to kitne ka padega
    bhai subscription pasand nahi hai, seedha bech do bot
    kya monthly dena zaruri hai ji
    ekmusht paisa lekar bot de dijiye na
    chhoti kirana dukan hai, har mahine 3000 nahi nikal payenge. ek dafa paisa lekar laga doge?
    set up ka paisa de diya fir bas na? uske bad kuch nahi?
    dusra banda bina monthly ke 12 hazar me de raha, aap bhi aise doge kya
    kiraye pe milta hai bot ya apna ho jata hai ek bar pese dekar
    mahina wala charge hata sakte ho kya
    sirf ek bar pay karna hai, uske baad zero, aisa koi plan
    coaching chalata hu, saal bhar har mahine bharna padega kya ya ek payment me kaam ho jayega
    monthly compulsary h kya
    har mahine paise katenge to nahi lena, one time batao
    kripya batayein ki bot ke liye ek baar ka bhugtan karke chhutkara mil sakta hai ya nahi
    main clinic se bol raha hu, koi aisa package jisme mahine ki fees na ho
    puri rakam abhi le lo baad me kuch mat mangna, ho sakta hai?
    bot ka recurring charge avoid kaise kare, ek baar dekar
    kya isko permanent kharid sakte hai bina maasik shulk`,
  messageLimit: `
    mahine me kitne message milenge
    unlimited chat hai ya ginti ki
    2999 me kitni baatcheet shamil hai
    kitne customer tak bot jawab dega ek mahine me
    agar limit se zyada message aa gaye to kya hoga
    meri online kapdo ki dukan hai, roz 200 log message karte hai, itna chalega kya plan me
    free me kitne message hai har month
    aur agar diwali pe message double ho jaye to quota khatam ho jayega kya
    bot message gin ke deta hai kya
    conversation ka koi cap hai?
    starter package me maximum kitni chats kar sakte hai
    clinic me mahine ke 2 hazar patient likhte hai, sabko reply milega ya seema hai
    msg unlimited h ya nhi
    message khatam hone ka chakkar to nahi hai recharge ki tarah
    kitne logo se ek mahine me baat kar sakta hai ye assistant
    ek mahine me 10 hazar message aaye to bhi wahi fees rahegi?
    school ke 1500 parents hai, sab message kare to limit par to nahi ho jayegi
    kripya batayein prati maah kitne sandesh ki anumati hai
    jyada chat hone pe bot band to nahi ho jata
    chat ki sankhya pe koi rok tok hai kya
    plan me message ka quota batao bhai
    hamare yaha to mahine ke 50 hi customer likhte hai, utna to included hoga na
    had kitni hai messages ki
    business growth wale me kitne conversation aate hai
    restaurant hai, weekend pe bohot order chat aate, koi limit lagi hai kya bot pe
    mahine ke beech me message ka balance khatm ho gaya to
    jitne marzi customer aaye sabka jawab dega ya kuch number fix hai
    din ke 300 message aate hai itna jhel lega
    ek din me hazar log likhe to bhi chalega kya`,
}
