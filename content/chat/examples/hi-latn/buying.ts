import type { buying } from '#content/chat/topics/buying.ts'
import type { Examples } from '../examples.ts'

export const romanisedBuying: Examples<typeof buying> = {
  process: `
    shuru kaise karein
    kaise kaam karte ho
    process kya hai
    aage kya hoga
    steps kya hai
    kaise hota hai ye
    Pehli baar kisi se software banwa rahi hu, salon chalati hu, mujhe ungli pakad ke batao ki baat se lekar malik banne tak kya hota
    Bhai aur maine tay kar liya ki karwana hai, ab hum do line likh ke bheje to uske baad kadi dar kadi kya hoga
    Ek jagah paisa lekar seedha bana diya aur parakhne nahi diya, aapke yahan haan ke baad kis kram me cheezein hoti hain
    Temple trust me sab ko kram samjhana hai, sandesh bhejne se lekar cheez hath aane tak ke padav bata dijiye
    aap log kaam ko kin charanon me baant ke karte ho
    meri haan ke baad gaadi kaise aage chalti hai
    aapko do vaakya likh diye, ab iske baad kya
    pehle parakhne doge phir chalu karoge, yahi kram hai?
    flow samjhao kaam ka
    agla kadam batao
    kaise aage badhe ab
    order ka silsila kya
    kaam kaise hota hai
    aage kya hoga agar haan bol du
    shuru kaha se karu, kuch samajh nahi aa raha
    shuru kaise kare
    haan bolne ke baad kya hoga
    sabse pehle kya hota hai aapke yaha
    kaam ka tarika kya hai aapka
    pura process samjhao
    bhaiya karwana hai to pehla kaam kya karu
    form bharne ke baad kya hota hai
    agla step kya hai
    aapke saath kaam shuru karne ka tarika batao
    kya karna padega mujhe aage
    kaise chalta hai ye sab shuru se aakhir tak
    baat pakki ho gayi to uske baad kya kya hoga
    kaam kaise aage badhta hai
    aap kaam kaise karte ho
    pehle baat hoti hai ya pehle quote aata hai
    ab aage kya karna hai
    haan kar di to kya hoga
    live hone se pehle mujhe dikhaoge kya kaam
    shuruaat kaise hogi
    kaise shuru kare
    hamari society ko karwana ho to kaise aage badhe
    step by step batao
    order dene ke baad kya
    aap pehle kya karoge aur mai kya karunga
    pura process kya hai
    sabse pehle kya karna hai
    naya hu, order ka pura silsila samjha do
    advance ke baad kya hoga
    haan bol diya ab aage kya
    poochne se lekar kaam milne tak kya kya hota h
    kaam kaise shuru hota hai
    pura tareeka batao
    start kaise lete hai aapke saath
    pehla step kya hai
    shuru se end tak kaise hota h
    sabse pehle kya karna hoga
    order kaise du, step batao
    aapse kaam karwane ke liye kya kya step hain`,
  processBot: `
    live karne se pehle hum khud test kar payenge na
    pehle staff se check karwa sakte hai kya
    Dental clinic ka assistant lagwana tay hai, ab aap pehle mujhse kya puchoge aur meri receptionist kab parakhegi
    Gym trainer hu, bot chalu karne se pehle mera staff do char din usse ulta seedha puch sake aisa mauka milta hai?
    Barber shop hai, mere ghante aur rate kis tarah us tak pahuchte hain aur kaunsi baat mere hi paas rahegi ye kab tay hota
    Parakhte waqt assistant ne ajeeb jawab diye to kya wo sudhaar ke hi mere number pe chalu hoga, hotel ka maamla hai
    meri diary ko jodne ka kaam aap lagate samay karte ho
    assistant pehle hum aazmaye phir public ko khule, aisa hota
    number pe chadhne se pehle kin stage se guzarta hai
    salon wale assistant ki taiyari kaise hoti hai
    bot setup ke steps
    bot kaise install hoga
    staff kab aazmayega bot
    bot lagwane ka tareeka kya
    bot kaise lagate ho
    bot me kya bolna hai ye mai bataunga ya aap
    clinic ka bot kaise banega
    salon ka bot banane me pehle kya karte ho
    bot banane ka tarika samjhao
    bot ko hamari jaankari kaise pata chalegi
    booking wala bot chalu hone se pehle kuch din trial run hota h?
    doctor sahab ki timing bot me kaise jaati hai
    bot ke jawab pehle kaun likh ke deta hai
    chalu karne se pehle hum check kar sakte h kya bot
    bot ko kaun sikhata hai
    gym ke whatsapp pe assistant kaise baithate ho
    bot live hone se pehle test kar sakte hain
    bot ko hamare kaam ke bare me kaise batate ho
    salon ka bot lagana ho to kya kya karte ho
    bot chalu hone se pehle meri receptionist usse baat karke dekh le?
    whatsapp pe bot kaise judta hai
    bot lagane ka tarika kya hai
    bot ko hamare rate kaise pata honge
    coaching ke batch aur fees bot ko kaun bataega
    bot ka test kaun karega pehle
    phone me kuch install karna padega kya
    hamare rate aur timing bot me kaun dalega
    order ke baad bot tayar hone tak kya kya hota hai
    staff test kar lega kya pehle
    bot kaise lagta hai
    whatsapp se bot kaise judega
    hotel ke liye booking wala bot lagwana ho to kya process
    bot lagane me mujhe kya karna padega
    bot ki testing kaun karta hai
    bot ko meri dukan ke bare me kaise pata chalega
    phone uthane wala assistant clinic me kaise lagta hai
    pehle ghar walo se test karwa sakte hai bot
    reception wali ladki pehle try kar le to chalega
    bot banne ke baad kaun check karega
    test me galat jawab diya to pehle sudharoge na
    bot ka setup aap karoge ya main
    clinic me bot kaise lagega step by step
    clinic me bot kaise chalu hota hai
    bot ke sawal jawab kaun likhta hai, hum ya aap
    customers ko dikhane se pehle hum aazma le?
    bot ko rate kaise sikhaoge
    bot ko jawab kaun sikhata hai
    hamari diary calendar bot se kaise judti hai lagate time
    bot ko mere rate kaise pata chalenge
    bot lagne me kya kya hota hai
    bot kaise lagega mere number pe
    bot lagane ki puri prakriya bata do
    bot ko sikhata kaun hai
    live hone se pehle khud chala ke dekh sakte hai
    chalu karne se pehle test hoga kya
    bot set karne me mujhe kya karna hai
    setup me aap exactly kya karte ho
    bot kaise banta hai step by step batao
    setup me kya kya aata hai
    19999 me set up ka matlab kya kaam karoge
    meri dukan ke liye bot kaise lagaoge
    process kya hai bot banane ka
    haan bolne ke baad sabse pehle kya hota hai phir kya
    bot ko mere business ke baare me kaise sikhate ho
    dukan pe aake install karte ho ya kaise hota hai
    clinic ke liye assistant taiyar karne ka tarika samjhao
    order se lekar chalu hone tak kya kya steps hai
    whatsapp aur calendar se jodne ka kaam kaise karte ho
    pehle kabhi bot nahi lagaya, kaise lagega pura samjha do
    setup fees kis kaam ki lete ho
    live hone se pehle test hota hai kya, pura process batao
    aap kis tarah se kaam karte ho bot banate waqt
    coaching wala bot kaise tayyar hoga, kaun kaun se charan hain
    aur agar main aaj final kar du to aage ka kaam kaise chalega
    bot me sawal jawab kaise dalte ho aap
    lagane ka poora tareeka bata dijiye
    sab kuch aap set karoge ya mujhe bhi karna hai, kaise hota hai ye
    installation kaise hota hai
    technical taur pe kya karte ho jisse mera bot chalne lage
    meri rate list bot ko kaise padhate ho, phir kya hota hai
    hotel me ye system kaise baithaoge
    samajhna hai ki bot ban ke kaise milta hai, shuru se ant tak
    set up ka kaam kya hota hai isme
    bot ready karne me aap log kya kya karte ho
    chalu karne se pehle khud try kar sakta hu na bot ko
    live hone se pehle bot test kar sakte hain kya`,
  processShop: `
    list kis tarah ki chahiye, mere paas diwar wala rate card hai
    rate card ki photo se kaam chalega bot ke liye
    product list sirf kagaz pe hai kaise du
    Kurti ki web dukan hai, 400 design ki suchi excel me, ye assistant ke dimag me kaise pahunchti hai aur niyam kaun batata
    Mithai online bechte hain aur toota maal kabhi wapas nahi lete, ye shart shop ke assistant ko kis tarah sikhayi jati hai
    Ghar wale milke ulte pulte sawal puch ke dekhna chahte hain ki online dukan ka assistant tikta hai ya nahi, kab dekhe
    Gift shop ki list kagaz pe chhapi hai, uski tasveer de du to catalogue wala bot usi se ban jayega kya
    shop ka link thama du to aap khud saaman utha loge
    catalogue se lekar jawab dene tak kya kya padav hain
    delivery return ke kayde us ecom assistant me kaun bhare
    haan ke baad online store wale bot pe pehla kaam kya
    product list ka kya karoge
    ecom bot ke steps
    saman ki suchi kaise du
    shop bot kaise banta
    meri apni woocommerce site hai, order wale bot ki shuruaat kaise karu
    shopify store pe customer bot lagwane ka pehla kadam kya hai
    online store pehle se hai, bas order ka jawab dene wala bot, kaise shuru hoga
    aur order bot shuru kaise karte hai
    e commerce bot ka trial pehle kaun leta hai
    shop wale bot ko live karne se pehle kis kis ne parakhna hai
    online store ke bot se ulte seedhe sawal pehle kaun puchega
    ecom bot ki testing kiske zimme
    dukan wale bot ki jaanch chalu hone se pehle kaun karta hai
    online store ka bot pehle ghar wale aazma sakte hain kya
    shop bot ki testing hum karenge ya aap
    customer bot live hone se pehle kaun check karta hai
    bot ko mere product kaise pata chalenge
    online dukan ka bot kaise banta hai
    kurti ki poori list bot me kaise aayegi
    catalogue kaise doge bot ko
    return ka niyam bot ko kaise sikhega
    shopify se saman khud utha loge bot ke liye?
    500 product hain kaise dale jayenge
    saare product khud type karne padenge kya
    excel bhejne ke baad order wale bot ka kya karte ho
    delivery charge ke rule kaise samjhaoge bot ko
    rate list ki photo bhej du to chalega
    exchange aur delivery ke niyam bot ko kaun sikhata hai
    kya excel me product bhejna padega
    discount ke niyam bot ko batane ka tarika
    600 item hai, bot me kaun dalega
    dukan ka link de du to kaafi hai?
    rate list ki photo khinch ke bhej du chalega na
    online store ka bot chalu hone tak kya kya hota hai
    mere paas sirf photo h saman ki, kaam chalega
    mere 500 product bot me kaise jayenge
    pehle jhoothe order daal ke bot test kar le kya
    catalogue pdf me hai, chalega?
    catalogue kaise du
    naya maal aaya h shuru me bot ko kaise bataye
    online store ka bot kaise banta hai
    saman ki list whatsapp kar du kya
    bot ko hamare niyam kaise pata honge
    catalogue kaise du aapko
    bot ko stock kaise pata chalega
    meri online dukan me bot kaise lagega
    online dukan ka bot kaise taiyar hota hai
    catalogue kaise dalega
    product list kis tarah bheje
    bot kabhi kya wada na kare, wo kaise set hota h`,
  processWebsite: `
    Meri kitabon ki dukan ka panna banwana hai, purana leaflet aur kuch photo du to uske baad aap kya kya dikhaoge mujhe
    Pichle designer ne bina dikhaye site khol di thi aur nikli bekar, aap beech me apne phone pe dekhne doge na
    School ki site banti hai to pehle khaka aata hai ya seedha sab ban jata hai, principal madam puch rahi hain
    Teen site pasand aayi hain mujhe, unka link du to unki tarah ka bana ke pehla roop kaise dikhaoge
    website ke kaam ka kram shuru se khulne tak
    pehla roop aane ke baad do baar badlav, phir khulti hai?
    panne ka kachcha roop mere mobile me kaise aayega
    aap banate waqt humse kis kis mod pe puchte ho
    site banane ki prakriya
    website ka kachcha draft dikhega
    pehla namuna site ka
    site kaise taiyaar hoti
    site ka draft mobile pe dikhega kya
    pehla draft phone me khol ke dekh sakte hai
    draft asli panne honge ya bas photo
    website ka namuna mere mobile me dikhaoge
    website kaise banate ho
    website ka design pehle dikhaoge
    clinic ki site banane me pehle kya hota hai
    site banne ke steps kya hain
    site ka kaam kaise chalta hai
    photo dene ke baad website ka kya kya hota h
    website ka pehla draft kab dikhega
    website final hone se pehle dekh sakta hu
    site khulne se pehle mere partner ko dikhaoge
    website banane ka tarika kya hai
    purana flyer aur photo bhej du to site ban jayegi
    sirf logo hai mere paas, website kaise banegi
    site banane me aap kya karte ho step by step
    website ke liye shuruat kaise karte h
    site ke panne pe kya likha jayega ye kaun tay karta hai
    mujhe likhna nahi aata, site ka matter aap banaoge
    website ka content kaun likhega
    pasand ki do teen site dikha du to waisa banaoge?
    pehla design kab dikhaoge
    pamphlet ki photo se website bana sakte ho kya
    ngo ki website banne ka pura kram batao
    site kaise banti hai aapke yaha
    text aur photo kaun deta hai website ke liye
    draft pass karne ke baad site ka kya hota hai
    pehla draft kab aur kaise dikhega
    website me likhna kya hai ye kaun likhega
    bas photo aur do line bhej du to site ho jayegi?
    site ke liye teen pasand ki site bhejni hoti hai?
    photo kaun dega website ke liye
    website ka design pehle dikhaoge kya
    design pehle dikhaoge
    site me likhega kaun`,
  processSong: `
    likhna nahi aata, voice note me kahani bata du to chalega
    lyrics likhne nahi aate, bol ke bata sakte hain kya
    gaane ki kahani phone pe bol ke bhej du to ban jayega
    mujhe likhna nahi aata, audio me story bhej du
    voice note bhej du apni kahani ka, gaana ban jayega
    gaane wali kahani kaise du, likhna nahi aata
    gaane ki baat phone pe bol ke bata du
    gaane ke liye bachpan ki baatein audio me bhej du
    beti ke gaane ki kahani kis tarah deni hai
    Nani ki 80vi salgirah hai, unke kisse mere phone me recorded hain, wo bhej du to aage gaana kis tarah tayyar hota hai
    Salon ki jingle banwani hai par mujhe sur taal ki samajh nahi, aap poori banane se pehle ek tukda suna ke raay loge
    Hamare office me boss ki vidai hai, sabki yaadein alag hain, kahani kis roop me du ki geet ban jaye
    Shayari likhta hu par dhun nahi aati, mere bol lekar aap kis kram me usko gaane me badalte ho
    pehle ek antara suna ke haan na puchte ho kya
    kahani bolu ya likhu, phir geet kis tarah banta hai
    sketch pasand aaya to uske baad gaane me kya kya hota
    dhun aur bol ki zimmedari kiske hisse
    gaane ke padav batao
    jingle kis tarah banti
    voice note se geet banega?
    pehle sunaoge na geet
    maa ki saalgirah ka gaana chahiye, unki kahani audio me bol ke de du kya
    didi ki shaadi ke gaane ke liye yaadein bol kar bhejna theek rahega
    type karna mushkil hai, gaane ke kisse audio me suna du to banega
    dada ji ke gaane ke liye unke kisse record karke bhejne se kaam ho jayega
    farewell song ki baatein voice msg se samjha sakte hai kya
    mai kahani record kar du to aap usse gaana bana loge
    gaane ki story likh ke hi deni hogi ya bol ke bhi de sakte hai
    dost ke janamdin wale gaane ke liye uske kisse audio me bataye to chalega na
    aur gaane ki kahani audio me de du
    gaane ki baatein bol kar batau to chalega
    gane ki kahani voice note me bhej du chalega
    kahani bol ke record karke bhej sakta hu gane ke liye
    likhna nahi aata, gane ki baat audio me bhej sakte hai
    gaana kaise banate ho
    gaane ke liye kya batana padega
    sasur ji ke janamdin ka gaana banwana ho to kaise hoga
    pehle thoda sun sakte hain kya gaana
    jingle banane ka tarika
    farewell ke gaane me sabke naam dalne ho to kaise batau
    gaane ki kahani voice note me bhej du
    gaana pura hone se pehle sunaoge
    jingle banwane me pehle kya dena hota hai
    gaane ke bol kaun likhega
    pehle sunate ho ya seedha final
    thoda sa tukda suna doge kya gaana banate waqt
    gana kaise banta hai
    gane ke liye kya batana padega
    apni kavita de du to uska gaana kaise banta hai
    gana banwane ka tarika kya h
    hamari kahani sun ke aap hi likhoge gaana?
    retirement ke gane ke liye kya kya batana padega
    gana banwane ka tareeka
    pehle thoda sunaoge kya
    dhun hum chune ya aap batate ho
    gaana kaise banta hai
    pehle sunne ko milega kya
    gaane ka mood kaise samjhau aapko
    jingle ka kaam kaise hota hai
    kahani kaise bataye gaane ke liye
    sirf naam aur mood batau to gaana ban jata hai
    gaane me kya kya batana padta hai
    gaane ki kahani kaise batau
    gaana kaun likhega
    bol kaun likhta hai
    dhun kaun banata hai
    voice note bhej du gaane ke liye
    lyrics mai du ya aap likhoge
    gaane ke liye apni kahani kaise du, type karna mushkil hai
    gaana banwane ke liye aapko kya bhejna padega
    gaane ki kahani bolkar bata sakta hu`,
  processSchool: `
    Principal hu, teachers naye software se bidakte hain, kya ek vishay aur do adhyapak se halke se shuru kar sakte hain
    Hamare madarse me sabse pehle kaun aazmayega ye hum tay karna chahte hain, phir dheere dheere poora staff, aisa hoga?
    Ek company ne poore school pe ek din me software thop diya aur sab fail, aapke tools kis raftaar se utarte ho
    Coaching me sirf physics se aarambh karna hai apne hi chapter le kar, aage ka raasta kaise badhta hai
    teacher log ko sikha ke phir ek ek tool jodte ho?
    vidyalaya me aapke auzaar utaarne ka kram kya hai
    pehle kin madam ko dena hai ye hum chune
    do adhyapakon wala chhota aarambh theek rahega na
    school me onboarding kaise
    ek vishay se shuruaat
    poora school dheere dheere
    tools school me kaise lagte
    pehle kaun se do teacher chalayenge ye hum chunenge ya aap
    kis vishay se shuru karna hai ye school tay karega kya
    madarse me pehle sirf do ustaad chalaye, vishay kaun chunega
    aur pehla subject kaun chunta hai
    pehle ek class me try kar sakte hai
    do teacher se shuru kare to
    pehle sirf do madam use kare, baad me sab, chalega
    hamare school me pehle kya karte ho
    school me ye kaise shuru hota hai
    sirf ganit se chalu karke phir baaki vishay
    pehle do teacher se try kar sakte hain
    sirf hindi wale teacher pehle chalaye to chalega?
    poora school ek saath nahi, thode teacher se shuruaat kar sakte kya
    school me kaise lagega ye tool
    hamare school me lagane ka process
    pehle ek vishay me dekh le phir poore vidyalaya me
    coaching me ek batch se shuruaat kar sakte kya
    pure school ke liye ek saath lena padega kya
    principal chahte hai pehle do teachers ko dekar dekhe, ho jayega
    ek class me pehle test kare
    teachers ko sikhane kaun aata hai shuru me
    chhota shuru karna hai school me, ek subject, phir badhaye
    school me kaise lagega ye
    teacher kaise shuru karenge
    ham pehle english department me lagaye fir baki me
    ek hi class se start karke baad me poora school?
    pehle ek class me try kar sakte hai kya
    staff darta hai, isliye pehle do teacher phir sab, theek rahega kya
    school me dhire dhire lagana ho to
    principal puch rahe hai shuruaat kaise hoti hai tools ki
    ek hi subject se shuru kar sakte hai?
    school me kaise shuru hoga
    teachers ke saath pehle kya karte ho
    pure school me lagane se pehle do teachers pe dekh le
    school me shuru kaise karte h
    shuru me kitne teacher use karenge`,
  processAgent: `
    agent pehle din se akele kaam karega kya
    agent pehle kuch din sirf sujhav dega?
    Export office hai, agent ko mail aur sheet thamane se darta hu, pehle din wo khud karega ya sirf sujhayega
    CA firm me kai repeat kaam hain, samajh nahi aata agent ko sabse pehle kaunsa saunpe, aap kaise chunte ho
    Insurance ka kaam hai, agent kya padhe aur kahan mujhse haan maange ye seema likhne ka tarika kya hai
    Maan lo raat me agent bekabu ho ke sabko mail karne laga, mere phone se ek ishare me thamega kya
    shuruaati dino me uske har kaam pe meri muhar lagegi?
    agent ka har kadam mere saamne khula rehta hai kya
    kam jokhim wala kaam pehle dene ka hisaab samjhao
    pehle sujhav phir akele, isi kram me agent seekhta hai
    shuruaat me agent kya karta
    agent ki seema kaise tay
    turant thaamna ho agent ko
    agent lagane ke charan
    agent kaam karte karte ruk sakta hai kya, main button dabau to
    chalte agent ko adhe kaam me kaise band karu
    galat mail nikalne lage to agent ko turant kaise thamu
    travel office hai, agent ulta kaam kare to ek tap me ruk jayega?
    agent jo kar raha hai wo step step dikhta hai aur thaam bhi sakte hai?
    mera munim bhi agent ko beech kaam me rok payega
    agent quotation bhej raha ho aur mujhe galat lage to wahi rok du
    rokna ho to agent par kya dabana padta hai
    aur agent ko beech me rokna ho to kaise
    aur chalte hue agent ko main thaam sakta hu
    agent badi galti kare to turant band kar sakte hai kya
    agent ko rokne ka koi button milega mujhe
    agent parents ko ulta seedha bhejne lage to kaise rokun
    aur agent ko khud se off kar sakte hai
    agent gadbad kare to kaise roku
    agent ko turant rokne ka button hai kya
    agent galat quote bheje to kaise rukega
    ek click me agent band hota hai kya
    agent ka pehla kaam kaise chunte hain
    agent ki hadein kaise tay hoti hain
    agent kya padh sakta hai aur kya nahi
    agent ko kahan poochna zaroori hai
    sabse pehle agent ko risk wala kaam dete ho ya roz wala
    agent kaise banate ho
    agent apne aap sab kar dega kya
    agent ko kaise rok sakte hain
    agent ko pehle kaun sa kaam dete ho
    agent galat kare to band kaise karu
    agent ki limit kaun tay karta hai
    agent bina puche to kuch nahi karega
    shuru me agent sirf sujhav dega ya khud karega
    agent par control rahega mera?
    agent ko beech kaam me band kar sakte h
    gpt agent kaam kaise shuru karta hai
    agent kya chhu sakta hai kya nahi ye kaise tay hota
    agent bina permission mail bhej dega kya
    agent ki lagam kiske haath me
    agent ne kya kiya kaise dekhu
    mere ok ke bina agent mail to nahi karega
    ai agent kaise banega
    chatbot ko hamare document kaise sikhaoge
    agent kaise kaam seekhta hai
    hamare manual se chatbot kaise taiyar karte ho
    ek tap me agent ruk jata h kya
    agent ko rokna ho to
    agent ka har kadam dikhta hai kya mujhe
    enquiry ko zoho se jodne ka tarika kya h
    agent rukta nahi ho to band kaise kare
    agent kaise banaya jata hai
    agent akele kaam karega ya mujhse puchega
    agent bigad gaya to mai khud rok paunga?
    agent kaise banta hai
    crm kaise jodte ho
    agent kya bina puche kuch kar dega
    gpt agent lagane ke step`,
  processCreative: `
    book video ke liye puri pandulipi bhejni hai
    kitab ke kuch panne bhej du to shuru ho jayega
    pandulipi bhejne ke baad kya hota hai
    kitab wale video ke liye link bhej du kya
    Mera pehla upanyas aa raha hai, uska video banwane ke liye main pandulipi du to uske baad kya kya saamne aayega
    Kavita sangrah ki author site chahiye par dar hai meri awaaz jaisi na lage, banne se pehle badalne ka mauka hota hai
    Publisher ko pehle ek panne ka khaka dikhana padta hai bhav ke saath, kya aap kitab ki film se pehle wo dete ho
    Yatra sansmaran likha hai, sirf amazon link aur das panne bhej sakta hu, itne se kitab ka kaam aage chal padega?
    kitab wale kaam me mera draft pe kab kab bolna banta hai
    lekhak ki site ya film ka silsila kaise chalta hai
    jo panna mere jaisa na lage use badloge na
    meri kitab pe kaam ka pehla padav kya hai
    book video ke steps
    kitab bhej di, ab kya
    author site ki prakriya
    khaka pehle dikhega kitab ka?
    kitab ki film shuru hone se pehle plan dekhne ko milega
    upanyas ke video me kya kya hoga ye banne se pehle bataoge
    shooting se pehle kitab ke video ka khaka dikhate ho kya
    aur film ka plan pehle dikhega
    book ke video ka draft pehle dikhaoge kya
    kavita sangrah ki film pakki hone se pehle hum draft dekh payenge
    publisher ko book film ka pehla draft milega, usme badlav kar sakte hai
    aur kitab ki film ka draft pehle dikhega kya
    video ki script kaun likhta hai
    kitab ka video kaise banta hai
    meri kahani ki kitab ka video kaise banaoge
    kitab ka link kaafi hai kya
    pandulipi bhejne ke baad kya hoga
    kitab bhejne ke baad aap kya karte ho
    kitab ka draft video pehle dekh sakte hain
    book video ka kaam kaise hota hai
    video banne se pehle script padhne ko milegi
    author site ke liye kya karte ho shuru me
    plan ek page ka milta hai na pehle
    lekhak ki site kaise taiyar hoti hai
    kitab bheju kaise, pdf
    video ka plan pehle batate ho?
    aadhi likhi kitab pe video ka kaam shuru hoga kya
    book video ka draft dikhaoge
    lekhak ki website kaise banegi
    book video ke seen kaun chunta hai
    manuscript ka kitna hissa chahiye video ke liye
    puri kitab bhejni padegi ya kuch panne
    video ke liye kya bhejna hai
    author website kaise banegi
    kitab padhoge kya pehle`,
  howLong: `
    kitne din mein ban jayega
    kitne din me ho jayega
    kab tak ready hoga
    kitne din lagte hai
    Sab kuch ek saath karwana hai, thoda andaza do ki aam taur pe haath me aane me kitne hafte nikal jate hain
    Purane vendor ne teen mahine latkaya tha mera saara kaam, aapke yahan aksar kab tak cheez mil jati hai
    Seth ji calendar pe nishan lagana chahte hain ki haan bolne ke kitne din baad sab taiyar hoke milega
    Bhai NGO ka saal khatam hone wala hai, budget se pehle haath me aa jaye aisi raftaar hai aapki?
    aapki raftaar kaisi hai, din lagte hain ya mahine
    haath me cheez aane tak kitni der ka intezaar
    quote ek din me aur baaki kaam kitne me
    mota mota kitne din pakad ke chalu
    der kitni lagti hai
    kab tak de paoge
    eta batao bhai
    haath me kab aayega
    kitna time lagega
    kab tak ho jayega
    haan bolne se chalu hone tak kitna waqt
    kitne din me de doge
    kab milega
    kitne din rukna padega
    kitne hafte lagte hain
    jaldi se jaldi kab
    hafte lagenge ya mahine
    delivery kab tak
    kaam kab tak nipta doge aam taur pe
    time kitna lagta h
    kab tak milega
    kitne din ka kaam hai
    time kitna lagta hai banne me
    sab taiyar hone me kitne din samjhu
    kab tak mil jayega bana ke
    kitne din lagenge
    tym kitna loge
    kitna time lagta hai
    aaj order du to kab milega
    kitne hafte me taiyar
    kab tak mil jayega
    pakka do hafte me ho jayega
    kaam kab tak nipat jayega
    pakka do hafte lagenge, pichla wala 3 mahine laga diya tha
    sach me do hafte me ho jata hai
    kitna waqt lagega sab me
    pichle wale ne bahut time lagaya tha, aap kitna loge
    rate batane me kitna time lagta hai
`,
  quoteTime: `
    quotation maangu to kitni der me milta hai
    quote kitne ghante me aata hai
    form bharne ke baad daam kab tak batate ho
    estimate kab tak milega
    apni zaroorat likh du to rate kab aayega
    quote aane me kitna time lagta hai
    aaj likhu to quotation kab tak bhejoge
    kitne din me bata doge ki kitna lagega
    quotation kab milegi
    quote kab tak aayega
    quote kitni der me aa jata hai
    quotation kitni der me aayega
    quote kab tak milega
    kitne ghante me quote bhejte ho
    quote kab tak doge
    quotation aane me kitne din lagenge
    mujhe apna exact daam kab pata chalega
    aaj message karu to kal tak rate mil jayega?
    quote usi din milta hai kya
    quote ke liye kitna wait karna padega
    kitni jaldi quotation bhej doge
    estimate aane me kitne ghante
    form bhara hai, quotation kab aayegi
    price batane me kitna time lete ho
    free quote kitne time me milta hai
    raat ko likhu to quote kab milega
    apna kaam bata du to daam kitni der me batate ho
    rate ka jawab kab tak aata hai
    quotation ke liye hafta bhar rukna padega kya
    detail bhej di, ab daam kab bataoge
    quote jaldi mil sakta hai kya, kitne ghante
    ek din me quotation mil jati hai?
    message karne ke kitni der baad price milti hai
`,
  howLongBot: `
    bot kitne din me banega
    bot kab tak ready hoga
    bot banne me kitna time
    whatsapp bot kitne din me chalu hoga
    chatbot banane me kitna time lagega
    bot kab se chalu ho jayega
    Mera salon pandrah tarikh ko khul raha hai, us din tak WhatsApp pe jawab dene wala assistant khada ho jayega kya
    Admission ki bheed teen hafte me shuru hogi, coaching ka chat assistant uske pehle jawab dene lagega ya nahi
    Hotel ka season sir pe hai, haan bolne ke baad assistant asal me kitne din me mehmaano se baat karega
    Clinic band hone pe message chhoot rahe hain, jo assistant aap lagate ho wo kis hafte se kaam pe aa jayega
    assistant ko khada karne me kitne hafte nikalte hain
    meri haan se uske pehle jawab tak kitna waqt
    gym wala chat assistant mahine ke andar lag jayega?
    order wala bot shop pe kitni der me chalu
    bot kitne din lega
    assistant kab se bolega
    2 hafte me bot pakka?
    bot ki date batao
    bot kab tak chalu ho jayega
    clinic ka bot kitne din me
    salon ka bot kitne hafte me chalu
    whatsapp bot banne me kitna samay
    diwali se pehle bot ho jayega kya
    admission se pehle coaching ka bot lag jayega?
    bot lagne me kitne hafte
    bot kab se jawab dena shuru karega
    phone uthane wala bot kab tak ready
    bot agle hafte tak ho jayega kya
    agle mahine tak bot lag jayega?
    gym ke liye whatsapp bot kitne din lega
    bot kitne din me chalu hoga
    bot kab tak lag jayega
    aaj order karu to clinic ka bot kab chalega
    customer bot ready hone me time
    whatsapp bot banne me kitna time
    voice aur bot dono lagne me kitna samay
    bot lagne me hafta lagega kya
    aaj paisa du to bot kab se chalega
    online dukan ka bot kab tak jawab dene lagega
    bot diwali tak ban jayega
    bot kab tak chalu hoga
    kab se chalu ho jayega whatsapp bot
    somvar se shuru kare to bot kab chalega
    salon wala bot kitne din me
    diwali se pehle bot ho jayega
    diwali se pehle bot chalu ho jayega kya
    15 tarikh tak bot chahiye, ho payega
    bot banne me kitne din lagte hain
    admission april se shuru hain usse pehle bot ready milega?
    kitni jaldi assistant start kar sakte ho
    aaj haan bolu to kab se jawab dene lagega
    season se pehle chahiye, hotel hai mera nainital me
    is hafte me bot lag jayega kya
    aur agar advance kal de du to bot kab tak live hoga
    rakhi ke order aane wale hain usse pehle bot chal padega na
    shaadi ka season november me hai, tab tak assistant taiyar ho sakta hai
    bahut urgent hai 4 din me bot bana doge
    setup me kitna time lagega
    bot kab tak mil jayega
    nayi branch 1 tarikh ko khul rahi hai, us din bot chalu chahiye
    do hafte me ho jata hai kya clinic wala bot
    mahine ke end tak bot live karwa do, possible hai?
    navratri sale se pehle chatbot lagana hai time pe ho jayega
    result 20 ko aayega, parents ke msg ki baadh aayegi, us se pehle bot chalega kya
    jaldi se jaldi kab tak whatsapp bot on ho sakta hai
    ji bataiye order dene ke baad bot kitne din me kaam shuru karta hai
    hafte lagte hain ya mahine bot chalu hone me
    new year ki bheed se pehle taiyar kar paoge kya ya late ho gaya
    eid tak bot mil sakta hai kya meri kapde ki dukan ko
    gym ka offer 1 january se hai, bot usi din se chalna chahiye
    kaunsi date tak bot pakka de doge
    char dham yatra khulne se pehle bot on karna hai
    holi tak bot chal jaye bas, kar doge?`,
  howLongWebsite: `
    website me kitna time lagega
    website kab tak ready hogi
    site banne me kitne din
    website kitne din me milegi
    website kab tak live hogi
    Restaurant ka udghatan mahine ke ant me hai, photo aur menu aaj de du to website tab tak khul jayegi kya
    Dulhan ke gehne online bechne hain, cart wala store taiyar hone me mahina lagega ya zyada, season nikal jayega
    NGO ko grant ke liye panna dikhana hai, photo dene se lekar site ke live hone tak kitna samay maan ke chale
    Pehle wale ne 4 mahine me bhi website nahi kholi, aap bataiye clinic ki site kitne hafte me duniya dekhegi
    mera panna internet pe kis tarikh tak chadh jayega
    choti site aur badi shop, dono me kitna kitna waqt
    custom web app khulne tak kitni pratiksha karni hogi
    aaj haan kaha to website kitne hafte dur hai
    website ka time kya
    site kab live hogi meri
    shop wali site kitne hafte
    web app kitne din lega
    lic agent ki website kitne din me chalu hogi
    property agent ka page kab tak live ho jayega
    travel agent hu, site kitni jaldi khul sakti hai
    aur site kab tak chalu
    website kitne din me banegi
    website me kitna samay
    clinic ki site kab tak khul jayegi
    site kab tak ready
    online store banne me kitna time
    online shop banne me kitne hafte
    website mahine ke end tak ho jayegi
    portfolio site kab tak
    portfolio kitne din me de doge
    site kab tak bana doge
    site kab tak live hogi
    school ki website kab tak milegi
    das din me website ho jayegi
    meri dukan ki site kab khulegi
    chat wali website me kitna time
    site banne me kitna time lagega
    app kitne din me banegi
    hotel ka page kitne din ka kaam hai
    online store kab tak ban jayega
    ek hafte me website ho jayegi kya
    website kab tak banegi
    site kitne din me
    portfolio site kitne din
    abhi haan bolu to site kab`,
  howLongSong: `
    Beti ki bidaai bees din baad hai, uske liye likha geet gaa ke kitne din me mere haath aayega
    Chaat corner ka naya outlet agle hafte khulega, uski jingle ka pehla tukda tab tak kaan me pad jayega kya
    School ka annual day 9 tarikh ko, geet ka sketch itne kam waqt me nikal aayega ya pehle se sochna chahiye tha
    Pita ji ki retirement party ke liye surprise hai, batana ki kahani dene ke kitne din baad poora geet milta hai
    pehla antara sunne me kitni raatein guzrengi
    geet aur uske badlav sab mila ke kitne din
    shaadi se kitna pehle geet ka order de dena chahiye
    jingle jaldi se jaldi kis din tak haath lagegi
    geet kitne din lega
    gaane ki pehli jhalak kab
    sangeet hafte baad, gaana milega?
    jingle me kitna waqt
    principal sir ki vidai guruvar ko hai, unka gaana tab tak sunne ko milega
    sab staff ke naam wala gaana somvar tak aa jayega kya
    farewell song ka pehla hissa shanivar se pehle sun lenge?
    aur gaana shukravar tak ho jayega
    bol aaj bhej du to pehla namuna kitne din me sunne ko milega
    gaane ki pehli jhalak kab sunaoge
    aur pehla sample kitne din me
    cafe ke gaane ka pehla hissa kab tak sun paunga
    10 din me gaana ban jayega
    shaadi se pehle gaana mil jayega kya
    agle shanivar function hai, gaana ready hoga
    farewell ka gaana kitne din pehle bolna padega
    ek hafte me gaana ho jayega
    paanch din bache hai birthday ke, song ban payega
    gaana kitne din me ban jayega
    retirement song kab tak mil jayega
    mangalvar ko maa ki salgirah, tab tak gana mil jayega na
    jingle kab tak milega
    shaadi 10 din me hai gaana ho jayega
    parso tak gaana chahiye, hoga ya nahi
    meri likhi lines ka gaana kitne din me
    15 din me gaana ho jayega
    hafte bhar se kam time hai, geet taiyar ho jayega?
    gaane ka pehla namuna kab sunaoge
    gaane ka pehla hissa kab sunne milega
    dukan ka udghatan guruvar ko, jingle tab tak ho payegi
    gaana kab sunne ko milega pehli baar
    birthday song kal tak
    god bharai 6 din me hai, gaana pohoch jayega
    dukan ki jingle kitne din leti h
    gana kitne din me milega
    teacher ki vidai is shukravar ko, song itni jaldi ban jayega kya
    jingle kab tak ban jayegi
    reel wala cut kab tak doge
    gana kab sunaoge
    shaadi 20 ko hai gana ban jayega tab tak
    sagai teen hafte baad hai, gaana ho jayega na
    gaana kitne din me
    jingle kab tak
    shaadi ka gana kitne din me milega
    shaadi 12 ko hai gaana ho jayega tab tak
    jingle kab milega
    kavita wala gaana kitna time lega
    gana friday tak mil jayega kya
    shaadi 10 tarikh ko hai, usse pehle song ready hoga?
    3 din me jingle ban sakta hai
    sunday ko birthday hai, tab tak gaana de doge
    kal shaam tak gana chahiye
    dukan ki opening somvar ko hai, jingle us din tak ho jayega na
    behan ka sangeet agle shanivar, gane ke liye time kaafi hai kya
    aaj lyrics du to 15 tak song taiyar ho payega?
    anniversary guruvar ko hai, gana order karna late to nahi ho gaya
    sirf 4 din hai mere pas, song banega?
    farewell 28 ko hai, teachers ke naam wala gana time pe doge kya
    24 ghante me birthday song possible hai
    aur agar mujhe gana usi din chahiye ho to
    agle hafte launch hai, usse pehle music complete kar loge?
    papa ka 60va janamdin 5 tarikh ko, gaana pahunch jayega tab tak
    radio pe budhvar se chalana hai, mangal tak jingle hath me aana chahiye, hoga?
    urgent hai, parso tak jingle
    diwali se pehle mera gana aa jayega kya
    restaurant ka jingle itvaar tak chahiye, bana paoge
    kavita ko gana banwana hai weekend tak, ho sakta hai?
    haldi parso hai, chhota sa song tab tak ban jayega?
    mahine ke end tak jingle mil jaye to thik, milega na
    valentine day me 6 din bache hai, gana ban jayega
    school ka annual function 22 ko, song 20 tak final chahiye
    abhi bolu to gaana kab tak, mujhe agle ravivar bajana hai
    nani ke janamdin pe 5 din me gana sunana hai, de sakte ho
    baraat agle mahine ki 2 tarikh ko nikalegi, entry song us se pehle pakka milega?
    shanivar subah ad shoot hai, jingle shukravar raat tak ready karoge kya`,
  howLongOther: `
    Hamari nayi kitab mele me 25 ko aa rahi hai, us pe banne wali film tab tak taiyar ho payegi kya
    Naya session shuru hone wala hai, teachers ke haath me quiz wala tool kis hafte tak aa jayega bata dijiye
    Broker hu, CRM se leads jodne ka kaam tay kar du to kitne din me sab bolne lagega aapas me
    Museum ke liye bolta hua avatar chahiye, aisi cheez khadi karne me mahina lagta hai ya usse zyada
    agent khada hone ki tarikh kaun batayega
    parents message wala tool kis din se chalega
    instagram jodne wala kaam kitna waqt maangta hai
    lekhak ke panne ko banne me kitni der
    avatar kab taiyar hoga
    crm jodne ka time
    kitab video kitne hafte
    school tool kab tak
    kitab ka video kitne din me
    agent taiyar hone me kitne hafte
    school ka tool kab chalu hoga
    kitab pe video kab tak banegi
    agent banne me kitna samay
    teacher quiz tool kab se chala payenge
    crm jodne me kitne din
    hubspot se jodne me kitna samay
    quiz maker kab se use kar sakte
    bolne wala avatar kab tak
    avatar kab tak ban jayega
    instagram whatsapp wala ek hi assistant kitne din me
    avatar kitne din me banta hai
    lekhak ki site kitne din
    crm jodne me kitna time
    school ke parent message kab se shuru honge
    agent banne me kitna time lagta
    avatar banne me kitne din
    lesson plan tool kab se chalu
    lesson plan kab se milenge
    avatar banne me kitna samay`,
  urgent: `
    urgent chahiye
    jaldi chahiye
    jaldi ho sakta hai kya
    aaj hi ho sakta hai kya
    kal tak chahiye
    is hafte me chahiye
    Kal subah minister ji mela dekhne aa rahe hain aur hamare stall ka panna khula hi nahi, aaj raat me ho paye to bolo
    Mehndi parso hai aur jisne geet ka waada kiya tha wo phone nahi utha raha, haath jod ke keh raha jaldi kar do
    Board inspection do din me hai, principal pagal ho rahe hain, paisa jitna bole utna par kaam abhi karna hoga
    Diwali sale kal se hai aur meri gift shop ka panna bana hi nahi, aaj ke aaj khada karna hai, utha loge kya
    line tod ke mera wala pehle kar do please
    ek raat me ho sakta hai kya ye
    waqt bilkul nahi bacha, turant haath lagao
    extra doon to aaj raat tak de doge
    sabse pehle mera karo
    turant chahiye boss
    asap karna hai
    parso launch, bachao
    bahut jaldi chahiye
    aaj hi kar do
    kal tak chahiye bot
    bhai kal dukan khul rahi hai, aaj raat tak kar do
    urgent hai bhai
    do din me kar do paisa zyada le lo
    kal hi chahiye
    do hafte nahi ruk sakta, jaldi karo
    jaldi me hu thoda
    emergency hai parso program hai
    abhi ke abhi chahiye
    parso shaadi hai aur gaana nahi hai
    kal subah tak ho jaye
    bahut urgent hai
    teen din me chahiye
    24 ghante me site bana doge
    jaldi kar doge kya
    kal tak ban sakta hai
    3 din me bot laga do
    hamara kaam sabse pehle kar do please
    friday se pehle chahiye
    is hafte me karna hi hai
    parso udghatan hai, ho payega
    exam do din me hai, tool turant chahiye
    jaldi ka alag paisa lagta hai
    parso udghatan hai, website ho jayegi
    kal chahiye
    fatafat chahiye, time nahi hai
    bahut jaldi hai
    do din me ho sakta hai
    aaj hi karna hai
    bahut jaldi me hu bhai`,
  delay: `
    Aapne pandrah din bole aur mera inauguration nikal gaya tab site mili, to aisi haalat me mujhe kya harjana milega
    Main photo dene me hamesha sust hu, agar tasveerein hafta baad du to aapki di hui tarikh tikegi ya sarkegi
    Sangeet nikalne ke baad geet haath aaya to uska kya kaam, waqt chook jane pe aap kya karte ho
    School committee teen hafte me haan bolti hai har cheez pe, is vajah se hamari tayshuda tarikh pe kya asar hoga
    tayshuda din chook gaye to jurmana lagta hai kya aap pe
    dheel meri ho to aapki deadline bhi sarkti hai na
    bola hua din guzar gaya aur cheez adhoori, phir
    quote me likhi tarikh ka kitna bharosa rakhu
    late hue to jurmana?
    deadline miss hui to
    meri deri se kya hoga
    tarikh se chooke to
    jo aapko chahiye wo der se du to kaam kab milega
    hum list dene me dheel kare to tareekh khisakti hai kya
    meri wajah se der hui to date wahi rahegi
    aur agar main hi late ho gaya to tareekh ka kya
    main samaan der se du to tareekh aage jayegi kya
    photo late bheju to delivery late hogi kya
    meri taraf se deri ho to kya hoga
    late ho gaya to
    time par nahi diya to kya hoga
    tareekh nikal gayi aur kaam nahi mila to
    mai saman late bheju to
    deri hui to penalty doge
    shaadi ke baad gaana diya to kya hoga
    meri taraf se der ho gayi photo dene me to
    photo dene me der ho gayi to date badlegi kya
    aap late hue to mujhe kya milega
    time pe nahi diya to
    late hua to paisa kam karoge
    mere text late hue to tarikh khisak jayegi?
    der ho gayi to kya
    penalty hai kya late hone pe
    jo date doge usi pe milega na, na mila to
    late hua to
    aap der karo to penalty
    school ne jawab der se diya to kaam bhi late hoga kya
    time pe nahi diya to kya
    do hafte bolke chaar hafte laga diye to
    der ho gayi to kya milega mujhe
    agar kaam late hua to
    time pe ready nahi hua to kya milega mujhe
    der hone par koi penalty hai kya aapki
    do hafte bole the aur mahina lag gaya to
    deri ka muavza doge?
    diwali se pehle site chahiye, late ho gayi to nuksan kaun bharega
    tarikh nikal gayi aur bot taiyar nahi, tab kya
    late delivery pe paise kam karoge kya
    aur agar aap deadline miss kar do
    salon ka opening 1 tarikh ko hai, usse pehle na bana to aap kya karoge
    har din ki deri ka fine likh ke doge
    kya aapke project aksar late hote hai
    kaam me deri ho to pehle se bata dete ho ya nahi
    jo date di hai uspe pakka doge ya aage khiskega
    school april me khulta hai, tools baad me aaye to hamare liye kya discount
    deri meri wajah se ho tab kya hoga date ka
    samay par na dene ki zimmedari kiski
    late hone ka kya niyam hai aapke yahan
    quote wali date ke baad diya to kuch katega bill se?
    book launch nikal jaye aur video baad me mile, iska harjana?
    der se kaam dene wale bahut dekhe hai, aap late hue to?
    ek mahina upar chala gaya to kya main bas intezar karu
    agreement me delay ki shart hai kya
    kitni deri tak chalta hai, uske baad kya karte ho
    live hone me der ho jaye to mahine ki fees bhi aage jayegi?
    taiyar hone ka din nikal jaye to kya charge lagta hai aap par
    sir time ki bahut pabandi hai, aap der kar do to kya bharpai hogi
    bola friday diya agle mangal ko, aise me kuch chhoot milti hai?`,
  needFrom: `
    shuru karne ko aapko kya bheju
    pehle meri taraf se kya dena hai
    mujhe kya kya taiyar rakhna hoga
    aap kaam shuru karo uske liye kya bheju
    Dhobi ki dukan hai, na logo na brochure, bas board ki ek photo, aap mujhse aur kya kya maangoge shuru karne ko
    Nursery school khol rahi hu, jo bhi kagaz poster hain bikhre hue hain, sab jod ke du ya jaisa hai waisa hi
    Mandir ke bhajan ka geet banwana hai, uske liye mujhse kahani maangoge ya sirf bhaav aur naam kaafi honge
    Ek banda aisa chahiye jo hamari taraf se haan na kare, ya paanch bhai milke bataye to bhi chalega
    hamari taraf ki poori taiyari ki suchi do
    tuti phooti jaankari se bhi kaam utha lete ho?
    aapko hamari taraf se kya kya haath lagna chahiye
    meri taraf se samaan?
    kya kya bhejna h
    kacche notes chalenge?
    taiyari ki list bhejo
    mujhe kya kya dena hoga
    gaane ke liye kya bheju
    kya taiyari karni padegi
    photo mobile ki hai dhundhli, chalegi?
    aapko humse kya chahiye
    menu board ki photo bhej du kaafi hai
    photo dene padenge kya
    main bol ke bata du voice note me, likhna na pade, chalega
    mere paas content nahi hai
    gaane ke liye kya kya batau
    copy me likhe rate hai bas, kaam chalega
    meri taraf se kya chahiye
    kya kya ready rakhu
    school se aapko kaunsi cheezein chahiye hongi
    bas rough notes hai mere paas, chalega?
    sirf phone ki tasveero se kaam shuru ho jayega kya
    gaane ke liye hamse kya loge
    mujhe kya dena padega
    kya kya taiyar rakhu
    photo dena padega kya
    logo nahi hai mere paas dikkat to nahi
    mujhse kya kya chahiye aapko
    chalu karne ke liye mere se kya kya loge
    dhaba hai, kuch likha hua nahi, munh zabani bata sakta hu kya
    decision kaun lega hamare yaha, ek hi banda chahiye?
    kaun si jankari chahiye aapko
    mere taraf se kya chahiye
    photo text sab mai du?
    bahi ke panno ki photo bheju to usme se sab nikal loge
    aapke liye kya saman jod ke rakhu
    mujhse kya chahiye
    mujhe kya karna padega shuru karne ko
    kya kya dena padega mujhe
    kaun se photo bhejne hai
    shuru karne ko kya lagega mere taraf se
    taiyari kya rakhu
`,
  needFromBot: `
    bot ke liye aapko mujhse kya kya chahiye
    clinic ka bot banwane ke liye kya dena hoga
    bot ko meri dukan ke rate kaise pata chalenge
    sirf rate list ki photo hai, bot ban jayega kya
    whatsapp assistant ko mere daam kaun batayega
    clinic assistant ke liye kaunse kagaz aur login pakdau
    clinic ke bot ke liye mai kya kya du
    register me hath se likha hai sab, usi se bot sikh lega kya
    bot ke liye kya jaankari chahiye aapko
    kya kya kagaz chahiye bot ke liye
    calendar ka login dena padega kya
    thali ka menu ek kagaz pe likha hai bas, usse ban jayega bot
    salon wale se kya kya maangte ho
    mere paas koi list nahi, whatsapp pe photo hai saman ki
    bot ke liye kya details chahiye
`,
  needFromWebsite: `
    mandir ki website ke liye kya kya bhejna hoga
    website ke liye aapko mujhse kya chahiye
    site banwane ke liye kya kya bhejna hoga
    purana parcha aur kuch photo hai, website ke liye kaafi hai?
    site banwani hai par text taiyar nahi, purana card aur mobile ki tasveer se ho jayega
    meri bakery ki website ke liye sirf ek leaflet aur kuch photo hai, itna bahut hai
    school ki site ke liye pichle saal ka brochure de du to kaafi rahega
    website ka koi material nahi, haath se likhi kuch baatein hai, unse kaam banega
    site ke liye achhi photo khichwani padegi ya mobile wali theek hai
    clinic ki website ke liye visiting card aur board ki photo bhejne se ho jayega kya
    likha hua kuch nahi hai, website ke liye dukan ki tasveerein chalengi na
    kaccha pakka jo bhi hai website ke liye, wahi bhej du
    aur site ke liye purane kaagaz chalenge
    website ke liye itna saman kaafi hai kya
    website shuru karne ko mujhse kya saman chahiye aapko
    meri clinic ki site ke liye main kya kya pakdau aapko
    site chalu karwane ko kya bhejna zaroori hai
    aur website ke liye mujhe kya dena hai
    website ke liye aadhe adhure notes hain, chalenge kya
    diary me kuch points likhe hain, unse website ka content ban jayega kya
    mere likhe hue bekar notes ko site ke liye aap jamaoge kya
    website ke liye purana parcha aur photo kaafi hai kya
    bas dukan ki photo hai mere paas, usi se site ban sakti hai
    website ke liye kya bhejna hai
    likhna mujhe padega kya website ka
    dukan ki website ke liye kya kya ikattha karu
    awaaz record karke bhej du to kaafi hai site ke liye
    photo aur likhai kaun karega site ki
    website ke liye kya samaan du
    website ke liye mere paas kuch ready nahi hai, bas purane pamphlet aur phone ki photo, kaam chal jayega?
`,
  quote: `
    uske baad mera pakka rate kaise milega
    likhit me daam kaise mangwau
    mere kaam ka sahi daam kahan se mangu
    dekh liya, ab rate kaise mangwana hai
    Tay ho gaya, hamare beauty parlour ke liye karwana hi hai, ab mera pakka kaagaz wala bhav bhej dijiye
    School ke purchase committee ko likhit prastav chahiye jisme kaam aur daam dono likha ho, wo kaise nikalwaye
    Do clinic aur ek pharmacy hai meri, sabka milake likha hua estimate chahiye, aapko kya kya likh ke du iske liye
    Kal raat biwi ne bhi haan kar di, ab bina der kiye kaam aapko dena hai, batao kis raaste se pakka karu
    mera dhandha do line me likhu to bhav nikal doge?
    chaliye pakka hai, ab likha pari kara lete hain
    prastav bhejiye jisme daam aur daayra dono ho
    hum taiyar baithe hain, kaam aapke naam
    likhit prastav bhejo
    bhav nikalwana h mera
    deal done, aage bolo
    estimate chahie shop ka
    quote me kya kya likh ke dete ho, sirf rate ya kaam bhi
    jo quotation aap bhejte ho usme kaun kaun si baat hoti hai
    quote milne par mujhe usme kya dikhega
    clinic ke liye quote mangu to jawab me kya kya aayega
    aapke quote me sirf price hota hai ya agla step bhi
    quotation kitni der me aata hai, usme kya shamil rehta hai
    ek din me jo quote bhejoge us par kya likha rahega
    quote banata kaun hai aur usme kaam ka byora hota hai kya
    aur usme kya kya likha hoga, quote me
    aur quotation me kya milega
    rate jaanne ke liye mujhe kya kya batana padega
    aapko kya bolu ki aap mera daam bata do
    price nikalne ke liye meri kaunsi jaankari chahiye
    sahi rate paane ko kitna likhna kaafi hai
    quote ke liye kitna likhna padega
    exact daam ke liye aapko kya batana hoga
    do line me likh du to estimate mil jayega kya
    estimate ke liye apne business ke baare me kya likhu
    quotation kaise mangu
    rate ka quote kaise lu
    payment link bhejo abhi chalu karna hai
    mujhe order karna hai
    karwana hai, aage bolo
    paise le lo aur kaam shuru karo
    quotation bhej do
    lena hai mujhe
    hamari society ke liye estimate bhej do
    shuru kar dete hain
    book kar do mera
    salon wala bot book karna hai
    kaise kharidu
    mujhe ye chahiye kya karu
    mere liye ek quote banwa do bhai
    estimate bana ke do
    haan mujhe banwana hai bot, aage batao
    ghar me sab maan gaye, le rahe hai, aage bolo
    haan le lunga, bill banao
    final rate kaise milega
    do clinic ka hisaab bana ke bhejo
    order kar du kahan se
    banwana hai final
    website aur gaana dono ka quotation chahiye
    theek hai shuru karte hai
    order karna hai
    order kaha dena hai bata do
    quote bhej do
    mujhe lena hai kaise lu
    principal ko likh ke rate bhej dijiye
    rate pakka karwana hai mera case dekh ke
    main taiyar hu aage kya
    chalo pakka, mera order le lo
    sirf do line likh du to rate bata doge
    likhit me rate bhejo
    mujhe apni factory ke liye quote mangwana h
    final karte hai
    mujhe lena hai bot
    kharidna hai kaise kare
    estimate bana do
    chalo shuru karte hai
    mere case ka sahi rate chahiye
    haan karna hai shuru karo`,
  quoteForm: `
    Mera phone number pehle ek site ne bech diya tha, to kya aapke quote wale form me wo khaana chhod sakti hu
    Form kholte hi pachaas khaane dikhe, main kirane wala hu, inme se kin kin ke bina wo aage nahi badhta
    Jingle aur website dono chahiye par form me service chunni hai, list me kya kya naam hain aur ek hi chunna hai?
    Complexity wala khaana samajh nahi aaya, use bhare bina quote maangu to bhi form chala jayega na
    star lage khaane chhod du to form jayega?
    quote panne pe consent wala tick zaroori hai kya
    form ki services wali suchi me kaun kaun se naam
    enquiry panne pe mera email aur naam bas, ya aur kuch
    form me kya anivarya
    phone khaana optional hai?
    quote form ke khaane
    budget bharna padega form me
    enquiry form me service ki list me kya hai
    form me star wale khane ka matlab kya hai
    gaane ke liye form me kaunsi service chunu
    form bhejne ke liye kya kya anivarya hai
    form me kaunsi services dikhti hain
    form me phone dena zaroori hai kya
    quote maangne ke liye form me kya kya dalna hota hai
    quote wale form me kya bharna hai
    form me company ka naam jaruri hai?
    quote form me kya kya bharna hai
    budget wala khana khali chhod du to
    form me budget likhna padega kya
    form me sabse kam budget kya likha hai
    phone number diye bina quote milega
    sirf naam aur email se form chala jayega?
    form me kaun si jaankari deni hogi
    email nahi hai mera, form bhar sakta hu
    form me service samajh na aaye to kya chunu
    quote form me itni cheeze kyu puchte ho
    contact wale page pe kya kya puchte hai
    form me kya kya bharna hai
    shuru karne ko form me kaunsi details bharu
    form me ghar ka address dena padta hai kya
    mobile number likhna must hai kya form me
    timeline wale khane me kya dalu
    form me budget likhna jaruri h kya
    bina number diye quote milega
    form bharne pe baar baar call to nahi aayega`,
  skills: `
    use karna easy hai kya
    mujhe kuch karna padega kya
    sikha doge kya
    mushkil to nahi hai
    Meri saas boutique sambhalti hain aur touch phone se aage kuch nahi jaanti, unke bas ka hoga ye chalana
    Tailor master hu, angootha chhaap, sab setting aap karoge ya mujhe kuch seekhna padega pehle
    Doctor sahab 70 paar hain aur computer se door bhagte hain, unko kitni mehnat karni padegi aapki cheez ke saath
    Pichla software itna uljha tha ki mere ladke ne haath khade kar diye, aapka bina training ke chalega kya
    mujhe kuch install ya setting khud to nahi karni
    mobile pe tap karne se aage nahi aata, kaam chalega
    taknik se kora hu, bojh to nahi banega ye
    baad me badalna ho to mujhe sikha doge kaise
    technical nahi hu main
    chalana aasan h kya
    seekhne me dikkat hogi?
    anadi bhi chala lega
    mujhe computer nahi aata
    chalana mushkil to nahi
    main zyada padha likha nahi hu chala lunga
    58 saal ki meri maa chala payegi kya
    coding aani chahiye kya
    technical cheez samajh nahi aati mujhe
    mere staff ko aayega chalana
    parlour ki ladkiyan chala lengi na ye
    phone se ho jayega ya computer chahiye
    seekhne me time lagega kya
    mujhe mobile bhi theek se nahi aata
    mai to bas phone chalana janta hu
    mujhse nahi chalega ye computer wala
    padhai nahi ki zyada phir bhi chalega na
    asan hai na chalana
    software ki samajh nahi hai mujhe
    main padha likha kam hu chala paunga
    sab apne aap hoga ya mujhe karna padega
    mere staff ko english nahi aati chala lenge
    hamare teacher computer me kachche hai
    mushkil to nahi hai chalana
    sikhna padega kya kuch
    laptop chahiye kya iske liye
    sab setting aap karoge na
    computer nahi aata chala lunga
    staff padha likha nahi hai chalega
    mushkil to nahi chalana
    kisaan aadmi hu, chal jayega mujhse
    computer ka gyaan zero hai, chala lunga?
    staff padha likha nahi, use kar payega
    mujhe dar lagta hai computer se
    coding seekhni padegi kya
    kabhi aisa kuch chalaya nahi
    meri mummy chala legi kya ye`,
  fixedPrice: `
    Shaadi ke card wale ne baad me teen dafa bhav badhaya tha, aapka bola hua daam aakhir tak wahi rahega ya nahi
    Panne pe kahin 25 se 50 hazar likha dikha, meri travel agency usme kis kone me giregi ye kaise tay hota
    Agar haan bolne ke baad aapko lage ki mehnat zyada hai to kya bill mota kar doge meri clinic ka
    Committee ko pakki rakam bata ke manzoori leni hai, faisle se pehle ek hi tay sankhya mil jayegi kya likh ke
    range kam ya zyada hone ki vajah kya hoti hai
    site wala bhav sirf andaza hai ya pathar ki lakeer
    haan se pehle pakka ek ank bata dete ho?
    zyada tool jodne se daam upar jata hai kya
    bhav badhega to nahi
    rate pakka h?
    ek fix rakam bolo
    price kis par tika hai
    rate fix hai kya
    baad me rate to nahi badhaoge
    agent ka kam zyada rate kis par depend karta h
    jo daam likhe hai wahi lagenge na ya badh jayenge
    haan bolne ke baad daam badhega to nahi
    range me kyu likha hai daam
    rate me itna range kyu h
    25 se 50 hazar kyu, sahi rate kya hai
    20 se 40 hazar me mera kitna hoga kaise pata chalega
    agent ka ek saaf rate kyu nahi likha
    do price kyu likhe hai ek cheez ke
    kya rate saal me badhta hai
    final price kaise tay hota hai
    jo likha hai wahi lagega na
    gaane ka rate kam se zyada tak kyu hai
    range wala price kaise tay hota hai
    25 se 50 hazar, itna antar kis wajah se
    baad me rate badhaoge to nahi
    price fix kyu nahi hai
    jingle mehngi kis wajah se hoti hai
    kis hisab se daam lagate ho
    2999 wala har mahine same rahega ya badhega
    daam upar neeche kyu likha hai
    likha hua rate hi lagega ya badhega
    monthly agle saal bhi itni hi rahegi?
    har baar alag quote kyu
    gaane ka 2000 se 10000, kis hisaab se
    daam me itna fark kyu hai
    rate fix hai ya badlega
    mera wala kam me aayega ya zyada me
    baad me daam badha to nahi doge
    site pe likhe paise pakke hai?
    25 se 50 hazar kyu likha hai
    trained chatbot ka daam itna alag alag kyu
    likha hua rate andaza hai ya pakka
    final price kaise pata chalega
    yaha ke daam sahi hai ya baad me kuch aur nikalega
    quote ke baad rate badal to nahi jayega
    likh ke doge kya rate
    mera pakka daam kab bataoge
    final daam kab pata chalega
    daam kis par depend karta hai
    baad me rate badh to nahi jayega
    25 se 50 hazar kyu, kis pe depend
    monthly rate fix hai na hamesha
    site pe likha rate hi final hai kya
    final price hai ye
    beech me aur paise to nahi maangoge
    agle saal mahina fees badhaoge kya
    kya likha hua price hi last hai
    site par likhe daam pakke hain ya baad me badh jate hain
    jo rate likhe hain wahi lagenge kya`,
  onlyMobile: `
    computer nahi hai sirf phone hai chalega?
    mobile se ho jayega kya
    mere paas to bas ek redmi phone hai, usse kaam ho jayega
    dukan me koi computer nahi hai, phir bhi use kar sakta hu?
    aur agar pc na ho to
    sab kuch phone se chala sakte hai kya
    kirana wala hu computer kabhi chalaya nahi, mobile se bot sambhal paunga?
    kya laptop lena padega
    android phone kaafi hai na
    parlour me counter par ek hi mobile hai, itne se chal jayega ye system
    dashboard phone me khulta hai kya, mere paas aur kuch nahi
    chhota phone hai 4gb ram wala, usme chalega ye?
    bina computer ke bhi ye lag sakta hai kya
    booking aur chat mobile me hi dekh sakta hu kya laptop ke bina
    sir mai system wagera nahi rakhta, keval smartphone hai
    setup ke liye computer zaruri hai ya mobile se hi ho jata hai
    tuition padhata hu, sirf mobile se sab karta hu, aapka tool chala paunga kya
    purana samsung hai mera bas, usse ho payega?
    hum computer wale log nahi hai, phone chalana aata hai bas, kar lenge?
    kripya batayein meri taraf se pc ki zarurat hogi kya
    din bhar bahar rehta hu laptop nahi le jata, phone se control hoga kya
    office me kisi ke paas computer nahi, staff apne mobile se use kar lega?
    desktop pe baithna padega kya isko chalane ke liye
    mobile hi mera sab kuch hai, kaafi hai?
    computer kharab pada hai, abhi phone pe hi kaam karta hu, dikkat to nahi aayegi use karne me
    kaun sa device chahiye, mere paas to keval phone hai
    school me teachers ke paas laptop nahi hai, mobile se ye tools chala lenge kya`,
}
