import type { data } from '#content/chat/topics/data.ts'
import type { Examples } from '../examples.ts'

export const romanisedData: Examples<typeof data> = {
  privacy: `
    kya kya data rakhte ho
    meri jankari ka kya karte ho
    mera data safe hai kya
    mera kya kya data rakhte ho
    data bechte to nahi ho
    mera number save karte ho kya
    privacy policy kya hai
    meri details private rahengi kya
    mera number save hoga
    number rakhte ho kya
    kya kya save karte ho
    form bhar du to meri detail ka aap kya karoge
    quote wale form ki jankari kis kaam me lete ho
    mera mobile number kis liye lete ho form me
    aur jo likhu uska istemal kaise hota hai
    pichle portal pe salon ka mobile daala tha aur loan walon ke phone shuru ho gaye, aap bhi mera contact aage bhej dete ho kya
    tailor hu aur demo ke liye samay chunne laga to naam company email maang raha hai, ye sab aap kisliye rakhte ho
    mere hotel ki kamai aur staff ki baat maine is box me likh di, ye sirf aapki team tak rahegi ya vigyapan walo tak jayegi
    bachcho ki coaching chalati hu aur akeli rehti hu, isliye soch rahi hu apna whatsapp yahan daalu to kis kis ki nazar padegi
    request bhejne par kaun si detail aapke register me chadhti hai
    mera contact telecaller walon ke haath lag gaya to mujhe dikkat hogi
    is khidki ka likha sirf aapke log dekhenge ya bahar wale bhi
    naam pata dene me hichak hai, aap uska upyog kahan karte ho
    details bikti to nhi
    meri info kiske pass
    form ka data advertiser ko?
    kya kya note krte ho mera
    mera number kisi ko bechte to nahi
    data bech to nahi doge kisi ko
    jo likhunga wo kisi aur ko becha to nahi jayega
    number dene se pehle batao use kaun kaun dekhega
    mera mobile vigyapan walo ko to nahi doge
    form me apna whatsapp number daalu to kiske paas dikhega
    aur mera number kaun dekh sakta hai
    demo book karne par mera kya kya save hota hai
    quote ki request me se aap kya rakhte ho
    meri apni jaankari ka kya karte ho, graahak ki nahi
    form bharne par mere baare me kya save hota hai
    mera data safe hai na
    yahan jo type kar raha hu wo kiske paas jaata hai
    meri jaankari kisi ko doge to nahi
    mera number bech to nahi doge
    yahan jo likhta hu kaun padhta hai
    customer ki details surakshit hain
    mera number leke kya karoge
    meri likhi baate kaun rakhta hai
    number le ke call to nahi maroge
    mera data kahin bechte to nahi ho
    kisi ko bechoge to nahi meri details
    privacy ka kya
    mera naam number kaha jayega
    ye chat kaun apne paas sambhalta hai
    yahan number likhna safe hai na
    kya kya jaankari rakhte ho meri
    mera number kisi company ko to nahi jayega
    data leak to nahi hoga
    yahan jo likha wo kisi ko bech to nahi dete
    jo yaha likhu wo aapke alawa kisi aur tak to nahi pahuchta
    meri chat koi aur to nahi padhega
    form bharne par kya kya save hota hai
    number leak nahi hoga na
    jo number diya wo kisi aur ke paas to nahi jayega
    mera number surakshit rahega
    apni dukan ki kamai likh di, ye kisi ke haath to nahi lagegi
    yaha likha hua kaun padhta h
    aap kisi ko mera number to nahi batate
    jo likh raha hu wo kaun padhega
    kis kis cheez ki jaankari rakhte ho meri
    mera phone number safe hai na aapke paas
    kya aap meri baatcheet apne paas rakh lete ho
    grahako ki jankari leak to nahi hogi
    mera number safe rahega
    meri chat koi aur dekhega
    number bechte to nahi ho
    data ka kya karoge
    yaha ka likha kis kis ki nazar me aata hai
    data bech to nahi dete
    meri jankari kisi ko doge to nahi
    mera number bechoge to nahi
    ye chat kaun dekh sakta hai
    spam call to nahi aayenge na mere phone pe
    hum jo yaha type kare use koi rakh to nahi leta
    number dene se call aane lagenge kya
    mera number kisi ko doge to nahi
    meri jaankari ka kya karte ho
    yaha jo likha wo kaun padhta hai
    mere customer ke number kisi ko bechoge to nahi
    data safe hai
    ye chat save hoti hai kya
    jo main yahan likh raha hu wo kaun padhta hai
    mera naam aur number kisi ko doge to nahi
    yahan number dena safe hai?
    is baatcheet ka record rakhte ho kya aap
    baad me mujhe spam call to nahi aayenge number dene pe
    meri chat delete kar sakte ho
    number dene se pehle batao meri jankari kahan jayegi
    aap meri details ka kya karte hain
    kitne din tak ye mere messages rakhe jate hain
    website pe mera data track hota hai kya cookies wagera
    form me email mangta hai.. us email ka kya karoge
    ye chat private hai ya sabko dikhti hai
    main bas puch raha hun meri detail save mat karna
    google ko meri ye chat jati hai kya
    privacy policy kidhar hai
    mera phone number bech to nahi doge bhai
    aur agar window band kar di to meri chat mit jayegi ya aapke paas rahegi
    abhi tak mere bare me kya kya jankari le li tumne
    jo maine abhi bataya wo gupt rahega na
    meri personal baat yahan likhu to koi aur to nahi dekhega
    apna data aapki site se hatwana hai mujhe
    kya koi insaan is chat ko baad me dekhta hai
    mobile number kyu chahiye mera, kis kaam aayega
    meri email pe roz advertisement to nahi bhejoge
    online apni detail dene me darr lagta hai, yahan kya hota hai uska
    tumse jo baat kar rahi hun usse AI seekhta hai kya`,
  deleteData: `
    delete ke baad kuch bacha to nahi rehta
    hatane ke baad bhi koi record rahega kya
    mitane ke baad mera kya bachta hai aapke paas
    sab pura saaf ho jayega na delete se
    apni details kaise hatau
    mera data delete karo
    data kaise delete hoga
    mera number hata do
    meri details delete kar do
    data delete ho sakta hai kya
    mera data kaise mitega
    mera data kaise delete hoga
    mera number hatana hai
    data mitwana hai
    form me number de diya tha, ab hatwana hai kaise hatega
    mera mail id apne record se mita do, tarika batao
    pichhle mahine quote manga tha, ab meri jankari saaf karni hai
    aur baad me mita sakte hai kya
    property dealer hu, pichle hafte enquiry bhari thi par ab irada badal gaya, mera naam aur mobile apni file se nikal dijiye
    kirana wale bhaiya ne mere email se form bhar diya, ab us entry ko main khud kaise saaf karu bina kisi ko bole
    agar main NGO ki taraf se di hui saari detail kholna chahu aur jo galat ho use sudharna chahu to raasta kya hai
    purane vendor ne mitane ke baad bhi copy rakhi thi, aapke yahan hatwane ke baad peeche kuch bachta hai ya sab saaf
    meri entry uda do, ab mujhe koi kaam nahi karwana
    mobile ka ek ank galat type hua, record me theek karwana h
    hatane ki arzi bheju to kitne roz me uttar aayega
    mail pe koi link aata hai jisse main khud saaf kar saku
    mera number uda do
    apni entry remove karwani h
    galat naam chala gaya, sudhaar do
    mujhe bhool jao, sab mitao
    form me galat number chala gaya, ab kaise thik karu
    maine email galat likh diya form me, badalna hai
    form me diya hua number baad me mitwana ho to kaise
    kal ko apna naam hatwana pada to kya karna hoga
    jo details bhari hai unko delete karne ka tarika kya hai
    apni jaankari khud mita sakta hu kya ya mail karna padega
    mera phone number kaise nikalwau aapke record se
    bad me mann badal gaya to meri details kaise hategi
    delete karwane ke liye kisko likhu
    aur baad me hatwana ho to kaise
    aapke paas meri kaun kaun si jaankari padi hai, kaise pata karu
    mera jo bhi data hai wo dekhna hai phir mitana hai
    apna record kholne aur hatane ka link kahan milega
    mere bare me kya save hai dikhao aur hata do
    apni details dekhne ke liye kya karna padta hai
    galat email de diya tha, khud sudhar ya hata sakti hu kya
    data hatwane ko bola to kitne din me jawab aayega
    aur usko dekhu kaise
    delete ke baad aapke paas mera koi nishaan rehta hai kya
    apna data khud mitane ka link kahan hai
    mail likhe bina apni details delete kar sakta hu kya
    mitane ke baad bhi pata chal sakta hai ki main tha
    meri chat delete kar do
    ye baatcheet mita do
    mera number hata do apne system se
    mera number apne paas se hata do
    mera sara data delete karwana hai
    mera data delete kar do
    meri jaankari hatao
    form galti se bhar diya, delete karo
    jo maine likha sab mita do
    data hatwana hai
    mera naam number hata do apne yaha se
    meri chat mitane ke liye kya karna hoga
    mera record delete karo
    apni details kaise hatwau
    mere baare me kya rakha hai, dikhao
    mera naam number mita do apne record se
    apni di hui jaankari sudharwani hai
    meri galat jaankari theek karwani hai
    meri email galat hai, sudhar do
    mere bare me kya save hai dikhao
    shikayat kahan karu data ki
    mera data hata do
    apni details wapas leni hai, hatao
    mera number delete karo
    meri chat mita do
    apne system se mera naam hatao
    ye chat delete karo`,
  retention: `
    pathology lab wale hain, mareez ki thodi jaankari is chat me likh di thi, wo apne aap kitne mahine me gayab hogi
    maan lo main teen mahine baad phir aau apni tailor shop ki baat karne, tab tak pichli baatcheet bachi hogi kya
    travel agency se enquiry bheji thi pichle saal aur kuch liya nahi, aise logon ki details kitne arse tak padi rehti hain
    author hu, novel ke baare me yahan lamba likh diya, bina mere kuch kiye bhi ye kabhi saaf hota hai ya hamesha rahega
    yahan ki likhai hamesha jama rehti hai ya koi miyaad hai
    aakhri message ke kitne samay baad system khud saaf karta hai
    request ka kagaz aap kitni der sambhalte ho jab jawab de diya
    tax ke kaaran kuch details zyada din rokte ho kya
    chat ki expiry kya h
    kitne mahine saved rahegi ye
    auto delete hoti hai kya
    history kab tak bachegi
    chat box me jo bhi type kiya wo kitne time tak aapke paas pada rahega
    yaha ki baatein kitne mahine store rehti hai, phir apne aap hatengi?
    patient ka haal likh diya chat me, kitne din save rahega
    assistant se jo poocha wo kitne arse tak sambhala jata hai
    ek baar baat khatam hui to uska record kab saaf hota hai
    is chat box ka likha hua khud se kab mitega
    form me diya mera number kitne saal tak rakha jata hai
    aur ye baatein kab tak save rehti hai
    meri yaha likhi baat kab tak rakhte ho
    chat kitne mahine baad mit jati hai
    ye baatcheet kahin save hoti hai kya
    ye chat kab tak rakhte ho
    kitne mahine tak chat rakhi jati
    jo yahan type kiya wo record hota hai?
    mera number kab tak rakhoge
    mera data kitne din rakhte ho
    meri chat ka record rehta hai kahin
    chat kab delete hoti hai
    ye chat kitne mahine rehti hai
    window band karne ke baad ye chat mit jati hai ya padi rehti hai
    kitne mahine tak sambhal ke rakhoge meri baat
    purani chat apne aap mitti hai kya
    ye chat server pe store hoti h kya
    form ka data kab hatta hai apne aap
    kitne din tak chat rakhte ho
    clinic ki baat likh di, ye kahin padi rahegi kya
    ek saal baad bhi chat rahegi?
    agar maine kuch nahi liya to details kab tak rahegi
    is chat ki history rehti hai kya
    kab tak sambhal ke rakhoge meri jaankari
    mera data kab delete hoga
    kal jo poocha tha wo abhi tak saved hai kya yaha
    saal bhar baad delete hota hai kya
    purani chat kab delete hoti h
    kab tak rakhoge meri details
    chat kitne din rakhte ho
    ye chat save hoti hai kya
    mere messages kitne din tak rehte hain?
    meri details store krte ho kya aap
    ye baatcheet baad me delete hoti h?
    yaha jo likha wo kab tak rahega
    maine abhi jo number diya wo aapke paas kitne time tak save rahega
    kya ye chat record ho rahi hai aur agar haan to kitne mahine tak rakhte ho
    tab band karunga to ye msg mit jayenge ya aapke server pe pade rahenge?
    mera naam aur email jo yaha daala, vo hamesha ke liye save ho gya kya
    is chat box me jo kuch puch rahi hu wo kahin store hota hai kya, kitne dino tak
    maine upar apne business ki kaafi baatein likh di, turnover bhi bata diya jaldi jaldi me. ab soch raha hu ki ye sab kahin save to nahi ho gaya, agar hua h to kab tak rehta hai aapke paas?
    pehle ek site pe chat ki thi to mahino tak unke call aate rahe, dimag kharab ho gaya tha. isliye puch rahi hu ki mera number aur ye baatein aap kitne samay tak rakhte ho
    mai school me teacher hu aur staff room ke computer se likh rahi hu, naam bhi daal diya galti se. ye chat baad me bhi dikhegi kya yaha ya kuch din me apne aap hat jati hai
    bhai mai lawyer hu to in cheezo ka dhyan rakhna padta h, abhi jo maine aapke is chat me likha hai wo aap log save karte ho ya nahi aur kitne din baad hatate ho, saaf saaf bata do`,
  sharedWith: `
    hamare number kisi ko bechoge to nahi
    mera number kisi aur ko to nahi doge
    details kisi company ko bechte ho kya
    yahan jo likhu wo aur kaun padh sakta hai
    ye chat bahar kisi company ko jati hai kya
    aapke alawa ye baat kis kis ko dikhti hai
    data kaun dekhta hai
    number kisi ko doge to nahi
    data bechte ho kya
    mera data kaun dekh sakta hai
    data kisi ko dete ho kya
    mera number kisko milega
    kisi aur ko share to nahi karoge
    meri details kaun dekhega
    data kisi ko doge to nahi
    kisi ko number dete ho
    dukaan ki jaankari bharne se pehle ye jaanna hai ki aapka server aur mail chalane wali companiyan kaun si hain jinke haath se guzarta hai
    kal ko income tax ya thana wale meri chat maang le to kya aap seedha unhe pakda doge bina kanoon ke kagaz ke
    sarkari vibhag poochhe to kis surat me meri detail nikalte ho
    ye jawab likhne wala dimag kis company ka hai
    kin firmo se guzarti meri jankari
    govt ko dete ho data?
    meri details aur kis kis ko jaati hai
    mera data kis kis company ko jata hai
    data kin company ko jata hai
    server kahan hai aur kiska hai
    police maange to de doge kya
    police ko data doge kya
    data kisko dete ho
    meri details aur kiske paas jati hai
    kisko jata hai mera data
    police maange to data doge
`,
  chatModel: `
    yahan likha mobile number google ko milega kya
    jo main yahan likh raha hu wo google ko jata hai kya
    ye chat chatgpt padhta hai kya
    mera likha google tak jata hai
    google ko data jata hai kya
    CA ka office hai aur client ki baatein sensitive hain, yahan ka likha Google ki machine tak jata hai to number ke saath kya
    lekhak hu aur AI se darta hu, is khidki ke peeche kaun sa model baitha hai aur use meri email milti hai kya
    mere likhe shabd bahar ki AI firm ke paas ghumte hain kya
    gemini ko bhejte waqt mobile aur mail id chhupa dete ho
    openai wala hai ya google wala
    gemini ko number dikhta h?
    jo main yahan type karu wo google dekh sakta hai kya
    gemini ko bhejne se pehle mera phone number hata dete ho na
    maine upar number likh diya, google tak pahuncha kya
    google ko sirf baat jati hai ya mera naam pata bhi
    aur mera mobile number bhi google ko
    aur email id bhi gemini tak jati hai
    ye kaunsa ai hai chatgpt hai kya
    kya google ye chat padhta hai
    kaunsa ai use karte ho
    google ye chat padhta hai kya
    chatgpt ko bhejte ho kya meri baatein
    ye kaunsi ai hai jo jawab de rahi
    mera msg google ke paas jata hai?
    mera number ai company ko to nahi jata
    kaunsi AI company jawab deti h
    chatgpt lagaya hai ya gemini
    chatgpt hai kya ye
    google ko chat jati hai kya
    google padhta hai kya ye
    ye chat kis AI pe chalti hai
    ye chat kaunsi ai par chalti hai
    jo yahan likhta hu wo google ko jata hai kya
    kya google mera number dekh leta hai is chat se
    ye chatgpt hai ya kuch aur
    mera email number ai ko jata hai kya
    yahan jawab kaun si ai deti hai
    main jo yahan chat me likh raha hu wo kahan jata hai, koi aur padhta hai kya
`,
  exportChat: `
    school principal hu, committee ko dikhana hai ki assistant ne kya kya bataya, is poori baatcheet ko file me kaise nikalu
    partner dukan pe nahi hai aur usko yahi daam padhwane hain, jo hamari baat hui uska document ban sakta hai kya
    net band ho jata hai gaon me, isliye jo aapne samjhaya wo apne phone me utar ke rakhna hai, option kahan hai
    CA saab maangte hain likhit me, isliye is assistant se hui charcha ko mail karne layak file chahiye
    yahan ka poora samvaad apne laptop me rakhna hai
    screenshot lene ke bajay koi button hai jo sab kuch nikaal de
    husband ko bhejni hai ye baat cheet, copy kaise milegi
    is charcha ka transcript nikaalne ka jugaad batao
    chat export kaha se
    poori chat pdf me?
    baatcheet save krne ka button
    conversation ki file do
    ye chat save kaise karu
    ye baatcheet download kaise hogi
    is baatcheet ki copy chahiye
    chat ki file mil sakti hai kya
    chat download ho sakti hai
    papa ko ye chat dikhani hai, kaise nikalu
    ye chat save karni hai
    is baat ka print le sakte hain?
    chat download kaise karu
    jo bataya wo save karke rakhna hai
    chat ki copy milegi
    chat ki file chahiye
    baatcheet save kaise karu
    ye chat download karni h`,
  security: `
    data safe hai kya
    hack to nahi hoga?
    security kaisi hai
    ye secure hai kya
    hack to nahi ho jayega
    kitna safe hai ye
    data kaha save hota hai
    site secure hai kya
    safe hai kya
    data safe hai na
    website safe hai kya
    kitna secure hai
    hamari travel agency ka data pehle ek vendor ke yahan se chori hua tha, aap apni taraf se taala kaise lagate ho
    doctor hu, enquiry me mareezon ka zikr hai, kal ko aapke system me koi ghus gaya to mujhe khabar doge ya chhupaoge
    company ka IT wala poochh raha hai ki aapke logon ke password khule likhe hote hain ya hash bana ke rakhte ho
    maan lo aapka koi purana login kisi ke haath lag gaya, to hamari bheji request koi bahar wala khol lega kya
    log file me mera naam ya baat to nahi chhapti
    jaankari chori ho jaye to hume aur board ko bataoge na
    bina sign in ke koi us database me jhaank sakta hai
    hackers se bachav ka kya intezam kiya hai aapne
    password hash hote h?
    breach hua to khabar milegi
    data lock kaise h
    db tak kaun pahunch skta
    meri request aapki team me kaun padh sakta hai
    team ke login password kaise save hain
    database tak kiski pahunch hai
    hack ho gaya to
    data hack ho gaya to kya karoge
    data kitna surakshit
    hamari request kaun kaun khol sakta hai
    data ki suraksha kaise karte ho
    aapka database kitna safe hai
    password surakshit hain
    leak hua to hume bataoge?
    server se leak hua to bataoge
    password kaise sambhal ke rakhte ho
    data chori hua to bataoge
    database kaun khol sakta hai
    koi hack kar le to
    data kitna surakshit hai
    leak ho gaya to kya karoge
    hacking ho gayi to
    password kaise rakhte ho`,
  minors: `
    maa hu, meri gyarah saal ki beti ne phone se aapke box me apna naam school sab likh diya, isko hata denge na
    school teacher hu, class nau ke ladke khud aapko message karna chahte hain, kya unke liye ghar walo ki manzoori chahiye
    coaching me mere chhote bhai ne khud demo maang liya, wo solah ka hai, aise me aap details rakhte ho ya mita dete ho
    singer banna hai mujhe par main satrah ki hu, gaana banwane ke liye apna number de sakti hu ya papa se bulwau
    naabalig ka form aa jaye to aap kya karte hain
    kya aapki service sirf baligon aur schoolon ke liye bani hai
    das saal ke bhatije ne khel khel me details bhar di
    atharah se pehle guardian ki haan lena compulsory hai kya
    17 saal ka hu chalega?
    nabalig allowed h kya
    bacche ne form bhara hatao
    kitni age chahiye aapke yaha
    main 15 ki hu, form bharne se pehle mummy papa se puchna padega kya
    class 10 me hu, gaana banwane ke liye ghar walo ki haan chahiye kya
    14 saal ki behen apni details de sakti hai ya papa ki anumati lagegi
    aur mummy papa ki ijazat leni hogi
    bachchon ka data lete ho kya
    mera beta 15 saal ka hai, usne form bhara, koi dikkat?
    mera beta 15 saal ka hai wo likh sakta hai
    18 se chhote likh sakte hain kya yahan
    bachhe agar form bhar de to
    main 16 ka hu, gaana banwa sakta hu?
    mere bete ne chat me likh diya
    bachche ne galti se number de diya, hatao
    18 se neeche wale ka kya niyam
    bachche ke liye maa baap ki permission chahiye kya
    18 se kam umar wale use kar sakte hain
    umar ki koi limit hai
    bachhe use kar sakte hai
    mera beta 13 ka hai
    umar kitni honi chahiye
    meri beti 12 saal ki hai demo book kare kya`,
  newsletter: `
    parlour wali hu, ek site pe mail diya to roz ke offers aane lage, aap bhi aisi list me daal dete ho kya
    demo ka slot chuna hai clinic ke liye, ab mere inbox me pakka karne wala aur yaad dilane wala kitni baar kuch aayega
    factory ka email ek hi hai aur bhar jata hai, enquiry dene par sirf jawab aayega ya prachar bhi chalta rahega
    maine youtube channel ke liye quote maanga, to pehla mail confirm karne ka aata hai kya, uske baad aur kuch bhi
    mujhe aapki khabrein mail pe chahiye, kahan subscribe karu
    marketing wale mail apne aap chalu ho jate hain kya
    demo ka din badalu to soochna mail par milegi
    bina maange prachar nahi bhejte na aap
    promo mail mat bhejna
    kitne reminder mail demo ke
    newsletter hai kya apka
    inbox bhar to nhi doge
    demo book karne par kitne email aate hain
    demo se pehle mujhe yaad dilaoge kya mail se
    request bhejne par confirmation mail aata hai kya
    demo ka time badla to mail aayega kya
    roz email to nahi bhejoge
    email pe ads to nahi bhejoge
    form bhara to kitne mail aayenge
    form bharne ke baad kitne mail aate hain
    advertisement wale message bhejte ho kya
    offer wale mail nahi chahiye
    email dene pe ads aayenge kya
    newsletter kaise milega aapka
    newsletter bhejte ho
    mail karke pareshan to nahi karoge
    roz mail to nahi aayenge
    mail bhejte rahoge kya
    offer ke message to nahi aayenge
    spam to nahi karoge
    faltu mail bhejoge kya`,
  studentData: `
    hamare vidyalay ke 250 bachcho ke naam phone AI ko sikhane me to nahi jate
    school ko likhit me doge ki bachcho ka data AI ko nahi padhaoge
    students ke number aur naam training me nahi lagenge, iska letter milega
    principal sir ko kaagaz chahiye ki bachcho ki details se AI nahi seekhega
    hamare coaching ke bachcho ka naam pata AI me use hoga kya, likhit bataiye
    school ke data ke baare me likhit vaada milta hai kya
    bachcho ki jankari kam se kam rakhte ho ye likhit me milega
    parents puchenge, to bachcho ke data ka likhit bharosa school ko doge na
    teacher tool chalaye to bachcho ke naam bahar jate hai kya
    hamare chhatro ke number aur naam kahin aur to nahi pahunchte
    bachche ka naam daala to kis kis ke paas jayega
    aur students ke naam ka kya
    principal hu aur trust wale poochhte hain ki grading tool me daali copy aur roll number kahan tak jate hain, likhit doge kya
    meri beti jis school me hai wahan aapka tool laga, uske number aur bartav ki baat kisi company ke paas to nahi pahunchegi
    hostel chalate hain, bachchiyon ki niji baatein note hoti hain, hame pakka karna hai ki bahar ka koi inhe na dekhe
    coaching wala hu, pichle app ne chhatron ke mobile ad walon ko de diye the, aapke tools me vidyarthiyon ki jankari kitni bachti hai
    vidyarthiyon ki soochna vigyapan me istemal to nahi hoti
    bachcho ki details sirf vidyalay ke kaam aayegi, iska kagaz milega kya
    pupils ke naam aur ank kam se kam rakhte ho na
    nanhe bachcho ki report card jaisi cheezein AI nahi seekhega na
    students ki privacy ka kya
    chhatro ka record kiske pas
    bachho ka data ads me?
    school data likhit guarantee
    principal hu, bachchon ke bare me aap kya kya rakhte ho saaf batao
    management puch rahi hai students ki kaunsi jaankari bachi rehti hai aapke paas
    bachchon ki koi cheez ad walo ya AI ko jati hai kya
    aur baccho ka kya kya save hota hai
    bachchon ka data safe hai
    students ki jaankari ka kya hota hai
    bachchon ke marks kaun kaun dekh sakta hai
    chhatro ke marks kaun dekhega
    bachchon ki jaankari kahan rakhi jaati hai
    behaviour wale note bahar to nahi jayenge
    bachchon ka data ai ko sikhane me lagega kya
    students ka record kitna rakhte ho
    school ke bachchon ki jaankari safe hai na
    bachho ka naam photo AI ko to nahi doge
    students ka data kiske paas jayega
    bachchon ke naam ai company ko to nahi jaate
    parents darte hain bachcho ke data se
    bachho ka data safe hai
    student ka data kitna rakhte ho
    students ki jankari kaha jati hai
    school ke bachcho ka data bahar to nahi jata
    shararati bachche ke note dusre parents dekh lenge kya
    bachchon ki report kisi company ko jayegi kya
    bachho ke marks koi aur dekhega kya
    likh ke doge ki bachchon ka data safe hai
    school ke bacho ki jankari kaha jati h
    bacho ka data safe rahega na
    bachchon ki jaankari kahan jati hai
    parents puch rahe ki bachho ka data kiske paas`,
  dataLaw: `
    chemist shop hai meri, agar meri jaankari ka durupyog hua aur aapke jawab se tasalli na mili to upar kis board ko likhu
    vakil dost ne kaha ki har site ko 2023 wale data kanoon pe chalna padta hai, aapki policy uske mutabik hai kya
    NGO ki taraf se email pe apni niji jaankari ko leke shikayat bheju to kitne dino ke bheetar aap jawab dene ko badhya ho
    society secretary hu, log poochhte hain ki aap kis kanoon ke tahat hamari details lete ho aur uspe complaint kahan chalegi
    digital personal data protection act ke dayre me aate ho aap
    aap na sune to privacy ki fariyad kis sarkari sanstha me jayegi
    niji jaankari ko leke kis act ka hawala dete ho policy me
    data ki complaint pe tees din chup rahe to agla darwaza
    dpdp 2023 lagu h?
    data protection board complaint
    privacy law konsa h india ka
    policy data kanoon ke hisab se?
    aapke jawab se khush nahi hu data ke mamle me, ab kahan jau
    data ki shikayat kahan karu
    dpdp act follow karte ho kya
    data ka kaunsa kanoon follow karte ho
    privacy ka kaunsa kanoon lagta hai
    mera data galat use hua to kahan fariyad karu
    mera number galat use hua to shikayat kahan karu
    dpdp ke hisab se chalte ho na
    bharat ke data kanoon ka palan karte ho
    dpdp act maante ho kya
    meri jaankari ka galat use ho to kahan jau
    data protection ka kanoon maante ho
    privacy ki complaint ka jawab kitne din me
    aapne data delete nahi kiya to kisko bolu
    privacy ki complaint kisko karni hai
    data protection board me kaise jaye
    data suraksha kanoon maante ho kya
    kya aap data protection act ke hisaab se chalte ho
    privacy ki shikayat board me kar sakta hu
    data wale kanoon ka naam kya hai jo aap maante ho
    dpdp act follow karte ho
    data board me shikayat ho sakti hai kya
    india ke data kanoon ke hisab se ho`,
  internetAddress: `
    aur mere phone ka internet address rakhte ho kya
    form ke saath mobile ka ip bhi save hota hai
    mere laptop ka network address aapke paas reh jata hai kya
    form bhara to ip kitni der rehta hai
    ghar se dukan ka hisaab dekhte hue aapki site khuli, kya aapko pata lag jata hai ki main kis sheher aur kis wifi se hu
    insta ke ek ad se yahan pahuncha, photographer hu, ye baat ki main kahan se aaya aap kahin likh lete ho kya
    office ke IT wale darte hain ki hamara ip kisi server me hamesha ke liye darj ho jayega, aap usko kitni der rakhte ho
    bahut saare message ek saath bheje to block hua, iska matlab aap mera internet wala pata pehchante ho kya
    vpn laga ke aau to bhi mera asli address pakad loge
    enquiry ke saath mera ip bhi jud ke save hota hai
    jis website se aaya uski jankari kab aapke paas jati hai
    visitor ka net address kitne minute memory me rehta hai
    ip adress note krte ho
    meri location dikhti h apko?
    ip kitni der rakhte
    kahan se aaya ye track?
    mera ip address save hota hai kya
    mera ip save karte ho kya
    ip log karte ho
    aapko pata hai main kis sheher se likh raha
    kya aapko pata chalta hai main kis site se aaya
    maine kaunsa page khola wo dikhta hai?
    meri location record hoti hai kya
    phone ki details record hoti hai kya
    mera internet address kitni der rakhte ho
    kis ad se aaya ye pata chalta hai aapko
    mera ip address pata chalta hai kya aapko
    visitor ke baare me kya technical data rakhte ho
    server log me kya hota hai
    kaha se aaya hu site pe ye dekhte ho kya
    ip store hota hai ya nahi
    ip save karte ho kya
    mera phone ya computer trace karte ho kya`,
  aiTraining: `
    aapka AI hamare data se seekhta hai kya
    dukan ki rate list de di to uspe AI train to nahi hoga
    mere clinic ki baatein AI ko sikhane me lagti hai kya
    AI mere data se kuch seekh to nahi lega
    hamari company ki file se model train karoge kya
    jo data dunga usse AI ko padhaoge to nahi
    aur data se AI ki training hoti hai?
    mera business data AI ki padhai me use mat karna, theek hai na
    ghazal likhta hu tees saal se, aapko bhejne me yahi khatka hai ki koi machine meri shaili utha ke doosron ko baant degi
    manufacturing unit hai, hamare product ke drawing aur formula bot ko dene padenge, kya wo kisi model ki padhai me kaam aayenge
    hamari boutique ki chat aap apne AI ko behtar banane ke liye khilate ho kya, baad me wahi gyan doosre boutique ko mile
    principal madam ko chinta hai ki bachchon ke likhe nibandh kisi AI company ke model ki training ka chara na ban jaye
    upanyaas jis AI service me jata hai wo usse seekhegi kya
    meri saamagri se koi neural model tayyar to nahi karoge
    vaada karo ki mere lekh se bot ki seekh nahi banegi
    jo services lete ho wo bhi training na karne ka vachan deti
    training me use to nhi hoga
    mera content AI seekhega?
    pandulipi pe model train nahi na
    chat se AI sikhate ho kya
    aap AI se kaam karte ho, meri unpublished kavitaye dena safe hai kya
    pehli kitab hai, jo AI aap use karte ho wo usko rakh to nahi lega
    AI ke saath kaam hota hai to mera draft bhejne me khatra to nahi
    aur aapka AI meri pandulipi apne paas to nahi rakhega
    mera upanyas chhapa nahi hai, chatgpt usse seekh to nahi lega
    jo kitab bheju usse koi model train hota hai kya
    kahani aapko di to gemini ko to nahi sikhaoge
    aur ai usse kuch seekhega kya
    pehla novel hai, darr lagta hai, chatgpt me to nahi daaloge
    meri kahani kisi AI company ko to nahi khilaoge
    meri unpublished kitab se koi chatbot to nahi seekhega
    aur chatgpt ko to nahi padhaoge
    mera likha AI ko sikhane me to nahi jayega
    pandulipi se AI train karoge kya
    meri kitab se ai ko train karoge kya
    manuscript AI training me jayegi kya
    pandulipi bhejne me dar lagta h, AI seekh lega usse
    meri kahani se ai seekhegi to nahi
    AI me meri pandulipi daal to nahi doge
    manuscript kisi AI ko padhaoge to nahi
    pandulipi se machine ko sikhaya to nahi jayega
    hamari chat ai training me jayegi kya
    meri kahani ai me to nahi daloge
    hamare documents se ai seekh lega kya
    kitab ka draft bheja to AI me to nahi ghus jayega
    catalogue leke apna ai train karoge kya
    hamare document se dusro ka AI train to nahi hoga
    mera likha ai ko sikhane me use hoga
    meri kahani se AI ko to nahi sikhaoge
    meri kavita kisi ai me to nahi dalegi
    data se model train karte ho
    kya meri likhi cheez se chatgpt seekhega
    meri kitab se ai to nahi sikhega
    ai humare document se seekh lega kya
    meri kitab se koi AI model to nahi banega
    meri kavitaye AI ko khila to nahi doge
    hamare data se ai train karoge kya
    likhi hui kitab machine ko sikhane me use hogi?
    AI ki training me meri kahani lagi to
    meri kitab AI ke pet me to nahi jayegi
    meri kitab se ai ko sikhaoge kya
    mere upanyas ka data AI padh ke nakal to nahi karega`,
  cookies: `
    phone pe raat wala kaala look chuna tha, agli baar dukan se kholu to wahi rahega ya phir se chunna padega, kahan yaad rakhte ho
    lawyer hu aur har site pe permission wala dabba aata hai, aapke yahan nahi aaya to kya aap kuch bhi browser me nahi rakhte
    ek jagah bas dekha tha jute aur mahine bhar wahi ad peeche padi rahi, aapki site se aisa peecha hoga kya
    office ke computer pe privacy sakht hai, site kaun kaun si choti file browser me chhodti hai aur har ek kis liye
    facebook pixel ya analytics jaisa jasoos laga hua hai kya
    team ke login wali cookie ke alawa aur kaun si hain
    main kya kya click karta hu ye gina jata hai kya
    light theme ki yaad kitne samay tak tikti hai
    cookies band kr sakte?
    tracking pixel laga h kya
    ads wali cookie hai kya
    form cookie kab hatti h
    theme wali cookie kab tak rehti hai
    cookie kitne din rakhte ho
    dark mode yaad rakhne wali cookie
    dark mode kab tak yaad rehta hai
    form wali cookie kis kaam ki hai
    theme cookie kitne saal rehti hai
    chat cookie kab lagti hai
    browser band karne pe form cookie hat jati hai kya
    saari cookies ke naam batao
    cookies use karte ho
    cookie lagati hai kya ye site
    mujhe track to nahi kar rahe
    mujhe track kar rahe ho kya
    mujhe track to nahi karte
    baad me facebook pe ad dikhaoge kya
    google analytics laga hai
    cookie ka popup kyu nahi aaya
    cookies ka kya scene hai
    site pe analytics laga hai?
    google analytics laga hai kya
    tracking karte ho kya site pe
    site peecha to nahi karti mera
    cookies lagate ho
    track karte ho kya`,
  secret: `
    meri kahani abhi kisi ne nahi padhi, aapko bheju to kaun kaun dekhega
    pandulipi aap tak hi rahegi ya team me bhi ghumegi
    dar lagta hai kitab ki poori file dene me, baat bahar to nahi jayegi
    jo dhande ki baat bataunga wo raaz rahegi na
    mere upanyas ke panne kisi aur ko dikhaoge
    trailer banate waqt manuscript kiske haath me rahega
    kaam khatam hone ke baad bhi meri kitab gupt rahegi
    aur use koi aur to nahi padhega
    mithai ki dukan hai, dada ji ka nuskha bot ko batana padega, samne wali gali ke halwai tak ye baat to nahi pahunchegi
    startup ka naya idea hai, aap wahi doosre client ko bata do to mera kya, chup rehne ki shart likhi hai kya
    kavita sangrah chhapne me do mahine baaki hai, us se pehle aapke yahan kisi tisre ki aankh us par to nahi padegi
    hamari factory ke dealer rates bahut niji hain, project poora hone ke saal bhar baad bhi aap kisi se zikr to nahi karoge
    wife ke liye surprise gaana hai, khabar leak na ho
    confidentiality ka agreement aapki terms me pehle se hai kya
    mere business model ki nakal kisi aur ko bech diya to
    ek dukan ki baat aap doosri dukan ko nahi bolte na
    nda mil jayega?
    idea raaz rahega na
    plot kisi ko mat bolna
    rate list gopniya rakhna
    meri chhapne se pehle ki kitab aapke alawa kaun dekhega
    novel ke panne bheju to kisi teesre tak to nahi pahuchenge
    aur meri kavita koi dusra to nahi padhega
    manuscript aapke aur mere beech hi rahegi na
    meri pandulipi aur koi to nahi padhega
    meri kahani kisi ko dikhaoge to nahi
    hamare rate dusre dukandar ko to nahi bataoge
    meri kitab leak to nahi hogi
    mera idea kisi aur ko to nahi bataoge
    mera idea chura to nahi loge
    meri kahani chura ke kisi aur ko de di to
    pandulipi surakshit rahegi kya aapke paas
    padosi dukandar ko hamari baat pata to nahi chalegi
    kitab bhej du to leak nahi hogi na
    meri baat gupt rahegi
    nda sign karoge
    nda sign karoge kya
    hamara business secret bahar to nahi jayega
    likhi hui kahani koi aur to nahi padhega
    upanyas ka draft aap kisi aur ko bech to nahi doge
    surprise gaana hai, kisi ko mat batana
    competitor ko to nahi bataoge
    mera draft kisi ko dikhaoge to nahi
    recipe aur formula bot ko du to raaz rahega
    dusre clinic ka bhi kaam karte ho, hamari baat unko to nahi jayegi
    meri unpublished kahani chori ho gayi to
    meri kahani kisi ko bataoge to nahi
    customer list secret rahegi na
    hamari recipe raaz rahegi na
    baat bahar nahi jani chahiye
    mera idea churaoge to nahi
    kitab ka plot kisi ko mat batana, bataoge to nahi
    kaam khatam hone ke baad bhi baat chupi rahegi?
    meri recipe kisi ko mat batana, secret hai
    manuscript bhej raha hu, kisi dost ko bhi mat dikhana
    manuscript kisi dusre ko to nahi de doge
    baat gupt rahegi na
    meri pandulipi aage kisi ko de to nahi doge
    jo kitab bhejunga wo gupt rahegi
    mera idea kisi ko bataoge to nahi
    hamare business ki baat bahar to nahi jayegi
    mere documents kisi aur ko dikhenge kya
    mera nuskha kisi ko bataoge to nahi
    kitab chhapne se pehle leak ho gayi to`,
  reference: `
    nami doctor hu, nahi chahta ki logon ko pata chale maine bot lagwaya, aap mera clinic apne namuno me to nahi jod doge
    hamare trust ki site banne ke baad aap usko apne prachar me laga doge ya pehle hamse ijazat loge
    wedding singer hu, mera gaana aap naye graahakon ko sunane ke liye bina poochhe chala sakte ho kya
    jab hamari factory ka app tayyar ho jaye, uski photo apni site pe dalne ke liye aapko hamari manzoori leni hogi na
    mere bot ko doosron ke demo me udaharan bana ke mat dikhana
    logo aur naam mere kahne par hi lagega na aapke page pe
    instagram pe mera project post karoge to pehle poochhoge
    main mana kar du to mera kaam chhupa rahega na
    bina permission portfolio me mat dalna
    mera project public karoge?
    hamara naam use na ho
    showcase me aana zaruri h?
    mera naam apni website pe to nahi daloge
    meri website ko apne sample me dikhaoge kya
    mera kaam dusro ko sample me dikhaoge kya
    hamare kaam ko portfolio me dikhaoge kya
    bina puche mera project dikhaoge
    apni site pe mera naam mat lagana
    apni portfolio me mujhe mat dalna
    hamara naam client list me daalne se pehle puchoge?
    pehle puchoge na dikhane se pehle
    kya aap mera project sabko dikhate phiroge
    mujhe client ke roop me nahi dikhana
    hamare school ka logo apne page pe daloge kya
    mera naam website pe daloge kya
    kisi ko batana mat ki maine karwaya
    mera gaana kisi ko sunaoge to nahi namune me
    bina puche mera project kisi ko dikhaoge
    mera naam apni site pe daaloge kya
    mere kaam ki tasveer apne portfolio me bina ijazat mat lagana
    meri dukan ka naam portfolio me aayega
    meri company ka naam kisi ko mat batana`,
  customerData: `
    band karne ke baad mere customer ki list mujhe wapas milegi
    bot hata du to usme jo grahak ke number the unka kya
    kaam khatam hone pe mera data mujhe de doge na
    aur mere data ka kya hoga baad me
    hamare gym members ki jankari hamari hi rahegi kya
    chhod ke jau to meri chat aur booking ka record mere paas aayega
    alag hone pe data saath le ja sakta hu
    saal bhar baad band kiya to mareezon ka data kiske paas rahega
    pichli company ne hamare grahak ke number bech diye, aap aisa to nahi karoge
    mere customer ke number kisi aur ko to nahi doge
    hamare khareedaron ki list ka aap kya karte ho
    ek vendor ne data leak kiya tha, mere client ki detail aapke paas safe hai
    kya hamare grahakon ki baat kisi dusri dukan ke kaam aayegi
    coaching ke bachcho ke parents ke number bikte to nahi aapke yahan se
    data bechte to nahi ho grahak ka
    hamare customer data pe aapka kya niyam hai
    lab ke mareez ke naam aapke system me gaye to kiske huye
    mere ghar ke khareedaron ka data AI seekhne me to nahi lagega
    salon ki client list advertise walo ko to nahi jati
    aur hamare grahak ka data
    dental clinic hai, saal baad kisi aur bot pe chala gaya to mere sab mareezon ki chat aur number mere haath me milenge kya
    gali me do sunar hain aur dono aapse hi kaam karwate hain, mere kharidaron ki list us doosre ke kaam to nahi aayegi
    bot se jo log judenge unke contact aap apne doosre dhandhe ke prachar me istemal kar lo to main kya karunga
    online kapde bechti hu, mere kharidaron ke pate aur order kahan jama hote hain, mere khud ke account me ya aapke
    mere yahan ki enquiry kisi doosre client ke kaam to nahi aati
    jo lead bot pakdega uska maalik main hi kehlaunga
    graahakon ka pata ad companiyon ko to nahi thamaoge
    plan band karte hi mere saare contact export ho jayenge na
    clients ki list safe h na
    customer number kahi bikenge to nhi
    alag hue to contacts milenge?
    mareezo ki detail gupt rahe
    ek saal baad chhod du to mera data mujhe milega ya gayab
    kaam band hone par clinic ke record hame doge na
    aur mera data mere paas rahega na
    alag hone par chat aur contact saath le ja sakte hai kya
    mere customers ki chat kiske account me rehti hai
    mere mareezon ke number dusre clinic ko to nahi jayenge
    hamare grahako ki details aap apne paas rakhte ho kya
    bot mere customers ka data bechta hai kya
    mere grahako ka number safe hai na
    mere graahak ke number kisi aur ko doge kya
    mere customer ki chat kaun padhta hai
    chhodne par mera customer data milega
    mere customer ka data kisi aur dukan ko to nahi doge
    hamare client ki jankari dusro ko to nahi
    grahak ki list meri hi rahegi?
    mere grahako ke number aap use karoge kya
    mareez ki baatein kahan save hoti hain
    customer list kisi ko bechoge to nahi
    band kiya to customer list mujhe milegi kya
    customer ka data kiska hoga
    mere client ko aap khud message to nahi karoge
    mere customers ki list kisi aur ko to nahi doge
    ek customer ki detail dusre customer ko to nahi bata dega bot
    chhodne par data milega kya
    chat ka record mera hoga ya aapka
    mera data dusre client ke liye use karoge
    mere customer ka data kiska hoga
    mere grahak to nahi churaoge
    chhodne par customer list milegi
    mere customer ko message to nahi karoge
    mere customer ki list ka kya hoga
    mere mareezo ki list kiske paas rahegi
    mere grahak ka data dusre ko to nahi doge
    mere customers ka data safe rahega na
    patients ki jankari kahan save hoti hai
    aap mere grahako ke number kisi ko bechoge to nahi
    clinic hai mera, mareez ki details leak ho gayi to
    customer ka number aur address kiske server pe jata hai
    mere clients ki list koi dusra competitor to nahi dekh lega
    kya aap hamare bachho aur parents ka data apne kaam me use karte ho
    coaching chalata hu.. students ke phone number aapke paas surakshit hain?
    aur agar main band kar du to mere customers ki details ka kya hoga
    customer data india me rehta hai ya bahar
    mere patients jo bot ko likhte hain wo kaun kaun padh sakta hai
    grahak ki jaankari gupt rahegi kya
    aap log mere buyers ko apni advertising bhej doge kya
    jeweller hu, customer ka naam aur kharidari ki baat bahar nahi jani chahiye
    ye bot mere clients ki chat se AI ko train karega kya
    data ki suraksha ka kya intezam hai mere customers ke liye
    likh ke doge ki mere customers ka data kisi ko nahi doge
    dar lagta hai ki meri party list aap rakh loge
    property dealer hun, meri leads aapke system se chori to nahi hongi
    gym members ki personal details kahan store karte ho aap
    humare donors ke naam aur number kitne surakshit hain aapke yahan
    customer apna data delete karwana chahe to mere bot se hat jayega?
    facebook google ko mere customers ki info jati hai kya
    salon me ladies ke number aate hain, unki privacy ka dhyan rakhte ho na
    patient data confidential rehna chahiye, guarantee hai?
    order karne walo ke address aap ke paas bhi save hote hai kya
    mere customer puchenge hamara number kaha gaya to kya bolu
    hotel ke guest log aadhar bhejte hain, us data ko kaun sambhalta hai
    mere customer ka data safe rahega kya
    patients ki details kaun dekh sakta hai
    clinic hai mera, mareez ki report bot ko bheji to leak to nahi hogi
    mere grahko ke number kahan save hote hain
    students ka naam number kisi aur ko to nahi doge
    aap mere customers ki list bech to nahi doge bhai
    coaching chalata hu, bachho aur parents ka data kiske paas rahega
    agar mere client ki jankari chori ho gayi to
    bot pe jo customer likhega wo google padhega kya
    grahak ka data kis server pe rakhte ho
    property dealer hun, meri leads dusre dealer tak to nahi pahuchengi
    mere customer ki privacy ka kya intezam hai
    kya patient ki baatein gupt rahengi
    aur agar main service band kar du to mere customers ka data kiska hoga
    meri dukan ke buyers ka address phone secure hai na isme
    school hai hamara, bacchon ki jaankari kitni surakshit rahegi
    AI ko train karne me mere grahko ki chat use hoti hai kya
    mere customer ke number pe koi aur company msg to nahi karegi
    data ka malik kaun, main ya aap? matlab mere clients ka
    salon me ladies clients aati hain unki photo aur number safe hone chahiye
    mere members ki personal info kitne din tak rakhi jati hai
    aapke dusre clients mere customer dekh payenge kya
    Patient records ki confidentiality kaise rakhte hain aap
    kripya bataiye ki yatriyon ke passport aur aadhar bot ke paas surakshit hain ya nahi
    donor log puchte hain unka data kidhar jata hai, NGO hai hamari
    jo log mere whatsapp bot pe likhte hain unki chat kaun kaun padh sakta
    data protection kanoon ke hisab se mere grahko ka data theek rakha jayega?
    customer ki list competitor ke hath lag gayi to barbaad ho jaunga, safety hai kya
    patients ka data safe rahega na?
    customer ki chat google ko jati hai kya
    chatgpt wale hamare msg padhenge kya
    client ki photo kahin leak to nhi hogi
    mere customers ke number kisi ko doge?
    reports aur parche jo patient bhejte hain wo confidential rahenge ya koi aur bhi dekh sakta h
    CA hu, clients pan aur aadhar bhejte hain, bot pe ye documents surakshit hain kya
    customer ki baatcheet aap khud padhte ho kya ya kisi company ko dete ho
    ye AI hamare students ka data leke kahin training me to use nahi karta?
    bot lagane ke baad mere grahako ki details OpenAI ya kisi aur ke paas jayengi kya
    main gynaecologist hu aur meri patients bahut private baatein whatsapp pe likhti hain. agar bot laga to wo sab kahan jayega, koi teesra aadmi padh to nahi sakta? mere liye ye sabse badi chinta hai
    vakil hu sir, mere client case ke kagaz aur photo whatsapp par hi bhej dete hain, divorce wale matter bhi hote hain. kal ko kuch bahar aa gaya to meri practice khatam. bot me ye sab gupt rahega kya?
    bridal makeup karti hu, dulhane apni bina makeup wali photo bhejti hai skin dikhane ke liye. bot aayega to ye photos kisi AI company ke paas to nahi chali jayengi na, ladkiyan iske liye bahut sensitive hoti h
    mera jewellery ka kaam hai aur bade log order dete hain, unka pata, bill, kitna sona liya sab chat me hota hai. ye jankari kisi competitor ya google ke haath lag gayi to? customer data kitna safe hai aapke system me`,
  own: `
    malikana haq kiska hoga
    ye mera hoga kya
    kaam kiska hoga baad me
    payment ke baad mera ho jayega
    bot mera hoga ya aapka
    sab mere naam pe hoga
    full rights milenge kya
    manufacturing unit ka app jis bande ne banaya usne source rok liya, aapke saath full payment ke baad sab mera hoga na
    partner aur main alag ho rahe hain, jo bot aap bana rahe ho uska malikana haq kiske naam likha jayega
    school ke liye jo worksheet aur paper aapke tool se niklenge unko chhap ke bechne ka adhikar hamara hoga ya aapka
    software engineer bhai poochh raha hai ki aapke common tools jo andar lage hote hain unko hamesha chalane ka licence milta hai kya
    hisaab chukta hone ke baad cheez poori hamari ho jati hai kya
    jo jaankari aur content maine diya wo to mera hi rahega
    intellectual property kiske khate me jati hai payment ke baad
    naye developer ko saaunp du to koi rok to nahi
    full payment ke baad mera?
    IP rights kiske
    code saunp doge na
    kiraya h ya malikana
    pehle wale coder ne code nahi diya, aapka banaya kaam kiske naam hoga
    jo software aap banao uska malikana haq likhit me milega
    kaam pura hone par code hamare kabze me aayega ya aapke
    hamari company chahti hai ki jo bane wo hamara ho, likh ke dete ho
    pichli agency ne sab apne paas rakha, aapke yahan bhi aisa hai kya
    app banne ke baad uske upar hak hamara rahega, agreement me hai?
    aapka banaya system baad me hum apna keh sakte hai
    aur wo kiska hoga, likhit me
    pura paisa dene ke baad software kiska hoga, mera ya aapka
    kaam khatam hone par design aur code ka haq kisko milta hai
    poora payment ho gaya to app par aapka koi haq rahega kya
    aur software mera ho jayega na
    baad me dusra developer sambhal sakta hai
    banne ke baad mera hoga kya
    malik kaun hoga bot ka
    bot mera ho jayega paise dene ke baad?
    poora paisa dene ke baad haq mera
    source code milega
    copyright kiska hoga
    code bhi dete ho kya
    rights mere paas rahenge
    paise dene ke baad pura mera hai na
    code mil jayega
    kaam ka malik kaun hoga
    bot kiraye ka hai ya apna
    pura apna ho jayega na
    kiraye pe hai ya khareeda hua
    aap bot wapas to nahi le loge
    banne ke baad kiska hoga
    bot mera hai ya aapka
    code milega mujhe
    baad me dusra banda sambhal sakta hai kya
    banane ke baad kiska hoga
    bot mera ho jayega
    malik main hi rahunga na
    banne ke baad mera hoga na`,
  ownSite: `
    website meri hogi kya
    domain mere naam pe hoga
    site ka malik kaun hoga
    domain kiska hoga
    website meri ya aapki hogi
    restaurant ki purani site jis ladke ne banayi wo domain le ke gayab ho gaya, aap wale me naam pata mere naam register hoga na
    hotel ka naya page banwa ke agar doosri company ko dena chahu to aap site rok ke to nahi baithoge
    maan lo hamari aapse anban ho gayi, to kya aap meri dukaan ki website ek din band kar sakte ho
    author page me jo tasveerein aur lekh maine diye unka aur poori site ka maalik paise dene ke baad kaun
    web address meri company ke naam darj hoga ya aapke
    poora bhugtan hone par website par sirf hamara haq hai
    website doosre host pe shift karu to files saath le jau
    site ke login aur domain ki chaabi mere haath me hogi
    site meri property h na
    domain mere naam register?
    site kahi aur le jau to
    website ka maalikana kiska
    website meri hogi na
    domain kiske naam
    domain mere naam pe hoga na
    website kisi aur ke paas le ja sakta hu
    site ke rights mere honge
    site ka malik kaun
    domain kiske naam se
    website kiske naam pe hogi
    website dusri jagah le ja sakte hain kya
    domain mere naam hoga
    website ka malik kaun
    aapko chhod diya to site band to nahi hogi
    purane developer ne password nahi diya, aap doge na
    alag hue to website meri rahegi
    site ki photo aur likha hua mera hai?
    website meri hogi ya aapki
    domain mere naam pe
    kal ko aapko chhod du to site meri rahegi`,
  ownSong: `
    gaane ka malik kaun
    gaana banne ke baad kiska
    jingle ka haq kiska
    gana pura hone par malik kaun hoga
    restaurant chain ka 20 second wala tune banwana hai, usko swiggy ki ad aur FM dono pe chalane ka adhikar saath me aata hai kya
    youtuber hu, channel ki theme pe claim aa gaya tha pehle, aapka banaya track daalu to monetise karne me rok to nahi
    dulhe ka bhai hu, shaadi wala gaana hum spotify pe daalna chahte hain, kya wo poori tarah hamara hoga paise dene ke baad
    showroom ke bahar speaker pe saal bhar wahi jingle bajegi aur tempo pe bhi, baad me aap koi royalty to nahi maangoge
    files ke saath likh ke doge na ki sangeet hamara hai
    jo dhun humare liye bani wo kisi teesre ko to nahi bechoge
    tv pe prachar me lagane par koi kanooni pareshani to nahi
    gaane se paise kamane ki chhoot hai mujhe
    royalty deni padegi?
    jingle hamari hui na
    ad me legal hai gaana
    gane ke rights likhit me
    jingle ko instagram ke ad me lagana legal hai na
    kya apni jingle radio aur facebook ad dono me chala sakta hu
    dukaan ki jingle sponsored reel me use karne ka haq milega kya
    ad me gana lagane par koi copyright ka lafda to nahi
    radio par bajane ka haq milega kya
    jingle radio pe chalane ki ijazat milti hai na
    gaana local fm pe baja sakte hai permission ke saath
    gaana kahin bhi chala sakta hu kya
    gaana bechne ka haq mera hoga
    jingle radio pe chala sakte hai
    gaana mera hi rahega na
    commercial use allowed hai gaane ka
    gaana insta youtube pe daal sakte hai
    gaane ka hak kiska
    gaana youtube pe dala to copyright aayega kya
    spotify pe daal du apna gaana
    gaana mera hoga
    gaana youtube pe daal sakte hain
    jingle radio ad me chala sakte hain?
    gaane ko facebook ad me laga sakta hu?
    ad me jingle chala sakte hain kya
    copyright strike to nahi aayega gaane pe
    gaane ka haq likh ke doge
    jingle ko cinema hall me chalana h, permission?
    gana youtube pe daal sakta hu apne naam se
    gaane se kamai kar sakta hu
    wahi gaana kisi aur ko to nahi bechoge
    radio pe chala sakte hain apna jingle
    gaane pe copyright kiska
    gana mera hoga
    shop me jingle baja sakte hain na hamesha
    youtube pe daal sakta hu gana
    ad me use kar sakta hu jingle
    copyright aayega kya gane pe
    gaana youtube pe daal sakte
    gana radio pe bajane ki ijazat milti hai kya
    likhit me milega ki gaana mera hai
    jingle tv ad me chala sakte h
    ad me chala sakte hai jingle
    copyright to nahi aayega
    jingle radio pe chala sakte hain kya
    youtube pe song daalne se copyright to nahi aayega
    gaana apne ad me use kar sakta hu?
    dukan ke bahar loudspeaker pe jingle bajane ki permission chahiye kya
    gana tv pe chalane ke liye kisi se ijazat leni padegi
    FM walo ko ye gana dena legal hai na
    restaurant me aapka gana din bhar bajau to koi royalty to nahi mangega
    insta reels aur facebook ad dono me ye music laga sakte hain?
    aur agar kisi ne copyright claim kar diya mere jingle pe to
    e rickshaw pe mike laga ke chalana hai jingle, koi dikkat
    commercial use allowed hai kya is song ka
    school ke function me aur youtube channel pe daal sakte hai ye gaana?
    kahan kahan use kar sakta hun main ye jingle
    cinema hall ke ad me jingle chalega? license wagera lagega kya
    gaane ko spotify pe dal du to problem to nahi
    likh ke milega kya ki gaana ad me use karne ka haq mera hai
    AI wala music hai, copyright ka lafda to nahi hoga
    election prachar me gadi pe bajana hai gana, allowed hai?
    writer hu, kitab ke trailer me aapka banaya song dal sakta hu kya
    har baar jingle use karne ke liye aapse puchna padega kya
    gym me wo gana chalaunga to music company notice to nahi bhejegi
    shaadi wala gana online post kare to strike aayegi?
    jingle ko hamesha ke liye prachar me istemal kar sakte hain na
    amazon ke product video me ye dhun laga du to chalega
    radio mirchi pe apna jingle dena hai, rights ka kya
    whatsapp status aur hoarding video me dhun lagani ho to permission?
    gaana kahin bhi bajane ki chhoot hai?
    coaching ka ad banwa rahe, usme jingle dalne pe copyright ka kya scene hai`,
  ownCreative: `
    meri kavita ka gaana bana to shabdo ka haq mera rahega
    paise dene ke baad mere likhe shabd kiske honge
    video banne ke baad kahani ke adhikar mere paas hi na
    aur likhe huye ka haq kiska
    kahani sangrah se ek chhoti film banegi, darr hai ki prakashak kahe ab iske adhikar aapke paas chale gaye, aisa to nahi
    dadi ke likhe lokgeet aapko de raha hu dhun ke liye, unke bolon pe baad me aapka koi daava to nahi banega
    blogger hu, meri kitab wali video ko amazon aur insta dono pe daalne ka haq payment ke baad mujhe hi milta hai na
    shayara hu, nazm ko sangeet dene ke baad wahi nazm kisi patrika me chhapwau to aapse ijazat leni padegi kya
    kitab ke trailer ka swamitva lekhak ka ya banane wale ka
    apne hi shabdon par pakad dheeli to nahi padegi
    poetry ka copyright creator ke paas hi rehta hai na
    meri kahani kisi doosre project me use to nahi karoge
    kitab ke adhikar mere hi na
    video ka hak writer ka?
    meri kavita meri hi rhegi
    shabdo pe aapka daava to nhi
    meri nazm par gaana bane to nazm ka haq mera hi rahega kya
    kavita aapko di to shabdon ka copyright aapke paas to nahi jayega
    shayar hu, gaana banwane ke baad apni shayari khud chhap sakta hu na
    dadaji ke dohe se geet bane to dohe kiske kehlayenge
    aur asli kavita kiski rahegi
    mere likhe shabdo ka adhikar kiska
    meri ghazalon ki kitab par gaana bana to shabdon ka haq kiske paas
    video banane ke baad kahani ka copyright mujhse chhin to nahi jayega
    main lekhika hu, novel ke adhikar mere hi rahenge na video ke baad
    papa ki kavitaye bheju to unke rights hamare parivar ke rahenge?
    kitab se gaana banne par mere likhe shabd mere hi rahenge na
    kya manuscript dene se aapko uske adhikar mil jate hai
    kitab ki film aapne banayi to kahani ka malik kaun rahega
    aur kitab ka copyright kiska rahega
    kitab ke rights mere rahenge
    kitab ki video meri hogi?
    video mera hoga kya kitab wala
    meri kahani ka haq mere paas rahega na
    video kahi bhi daal sakta hu
    book trailer amazon pe laga sakta hu
    meri kahani par aapka haq to nahi
    kitab biki to hissa mangoge kya
    book video kahin bhi laga sakta hu
    meri kavita pe aapka haq to nahi hoga
    book video kiska hoga
    kitab ke video ke rights kiske
    author site meri hogi
    video ke haq kiske`,
  whoReadsChats: `
    mere patients ki chat kaun kaun padh sakta hai
    customers ki baatein aur kaun dekh sakta hai
    chat kaun kaun padh sakta hai
    kya aap log mere customer ki baatein dekhte ho
    clinic hai, mareez apni bimari likhte hain, ye kon kon dekh payega
    bot aur grahak ki baat koi teesra to nahi padhta
    aapke paas bhi messages jaate hain kya jo log mere bot ko likhte hai
    mere customer ke msg koi aur padhega to dikkat hai
    school ke parents jo likhte hain wo kiski nazar me aata hai
    google wale hamari chat padhte hai kya
    developer hone ke naate aap meri chats khol sakte ho?
    sirf mujhe dikhega ya aapko bhi conversation
    baatcheet private rahegi na
    salon me ladies ke msg aate hain, koi bahar ka aadmi to nahi dekhega
    kya bot ki chat pe koi nazar rakhta hai aapki taraf se
    vakil hu, client ki baat gupt rehni chahiye, chat kis kis ke haath me jati hai
    aur agar patient ne kuch niji likh diya to woh kaun kaun padhega
    setup ke baad bhi aap hamare messages dekh paoge kya
    mujhe ye batao chat ka access kis kis ko hota hai
    mere competitor bhi aapke client ho sakte hain, unko to meri chat nahi dikhegi
    koi insaan baith ke padhta hai kya saari chat
    whatsapp ki baat bot ke through leak to nahi hogi kisi aur ko padhne ke liye
    receptionist bhi padh sakegi patient ki chat ya keval doctor
    bachcho ke maa baap ki baat koi aur na padhe ye pakka hai?
    aapki team hamare grahako ke message check karti hai kya
    ji doctor sahab puch rahe hain mareez ki baat company walo ko dikhti hai kya
    property ka kaam hai, party ka budget wagairah chat me hota hai, kisi aur ke saamne to nahi khulega
    meta ke log customer ki chat dekh lete hain kya jab bot lagta hai
    kis kis ko dikhti hai meri dukaan ki chat
    main nahi chahta koi bhi mere client ki conversation padhe, aap bhi nahi, kya aisa hai`,
}
