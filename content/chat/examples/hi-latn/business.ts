import type { business } from '#content/chat/topics/business.ts'
import type { Examples } from '../examples.ts'

export const romanisedBusiness: Examples<typeof business> = {
  offer: `
    kya kya karte ho aap
    kaun kaun si service hai
    aap log kya banate ho
    aap kya karte ho
    konsi service dete ho
    kya kya milta hai yaha
    aapka kaam kya hai
    Dost ne bas link bheja aur bola dekh le, main kirana chalata hu, pehle bataiye yahan aakhir milta kya kya hai
    Principal ne kaha hai pata karo ye log kya saman bechte hain, ek nazar me poori fehrist bata dijiye
    Main shayar bhi hu aur dukandar bhi, aapke yahan dono ke kaam ki cheezein hain kya, sab gina dijiye
    Facebook pe aapka ad dekha par samajh nahi aaya ki app hai, company hai ya kuch aur, karte kya hain aap
    bot to samajh gaya, iske siwa shelf pe aur kya rakha hai
    short me gina do kin kin cheezon ka kaam lete ho
    ye delai works ka dhandha kis cheez ka hai
    gaana, site, school, sab ek hi chhat ke neeche milta hai?
    kya kya bechte ho
    poori list chahiye service ki
    hota kya hai yahan
    apna kaam batao short me
    aap log karte kya ho
    aapki company kya kya banati hai
    naya hu yahan, aap kya kya bana ke dete ho
    yahan kya kya service milti hai
    bhai ye website kis cheez ki hai
    apna catalogue ya pdf bhej do, dekhna hai kya kya hai
    kya kaam hota hai aapke yahan
    aap kya bechte hain
    AI ka kaam matlab kya, kya bechte ho aap
    sirf bot banate ho ya aur bhi kuch
    apni services ke bare me batao
    bot ke alawa aur kya bana dete ho
    aapke paas kya kya hai
    kin cheezo me madad karte ho aap
    simple bhasha me batao aap log kya banate ho
    kis kis kaam me madad kar sakte ho
    mujhe samjhao ye kya company hai
    school ke liye kya hai aur dukan ke liye kya, sab batao
    aap log kaun si cheezein banate hain
    kya kya milta h aapke yaha
    kya kya service dete h
    kya karte ho aap log bhai
    company ke baare me short me batao
    ek line me bol do aapki company ka kaam
    kaun kaun si service hai list do
    yaha kya kya milta hai
    kisi ne link bheja, ye hai kya cheez
    thoda batao aapka kaam kya hai
    kya kya banate ho aap
    gaane bhi website bhi, aakhir kya kya karte ho
    aapki services ki list bhejo
    thoda apne kaam ke bare me batao
    brochure milega kya aapki saari services ka
    ye site kis cheez ki hai
    dukan walo ke liye kya karte ho
    sari services bata do ek baar
    ye website kis cheez ki hai
    bhai ye kya company hai kya bechte ho
    kis kis cheez me madad karte ho
    mujhe samajh nahi aaya aap karte kya ho
    kya kya banate ho
    aap karte kya ho
    kaam kya hai aapka
    hamare teachers ko aapse kya kya milega
    school ke liye aapke paas kya kya hai`,
  audience: `
    chhoti dukan ke liye hai kya
    kiske liye kaam karte ho
    chhote business ke liye hai kya
    mere liye hai kya ye
    kis type ke business ke liye
    Main gaon me akeli silai karti hu aur do hi ladkiyan hain mere saath, kya aap itne chhote logon ko bhi lete hain
    Hamara hospital 200 bed ka hai, dekh ke laga ki ye sab chhoti dukanon ke liye hai, hum fit hote hain kya
    Naya naya YouTuber hu, na dukan na school, mere jaise ke liye bhi yahan kuch banta hai ya nahi
    Sabzi mandi me aadhat ka kaam hai aur bas do phone hain, hamare tabke ke vyapari ke layak hai ye
    tuition, tailor, tempo wale, sabke kaam ki cheez hai kya
    kis tabke ke log aate hain aapke darwaze pe
    lekhak logo ke liye bhi hai ya keval dukandaron ka
    ek counter wali dukan ko bhi aap bhav dete ho?
    mere type ke liye hai?
    sarkari school bhi le sakta
    dhobi ki dukan chalegi
    kin logo ko bechte ho
    kapde ki chhoti dukan pe chalega kya
    sabzi ki dukan pe kaam karega?
    general store me chal jayega
    mithai ki dukan ke layak hai kya
    stationery shop pe use ho sakta hai kya
    gaon ki dukan me bhi chalega
    dairy wale bhi laga sakte hai kya
    hardware ki dukaan ke liye theek rahega kya
    ye kiske liye hai
    startup ke liye hai kya
    hamari society me 150 flat hai, hum le sakte hain kya
    ngo bhi le sakta hai kya
    hum kisan samuh hai, hamare kaam ka kuch hai
    kiske kaam aata hai ye sab
    choti factory hai meri, hamare kaam ka hai ye
    kya chhote dukandar bhi le sakte hain
    kis tarah ke logo ke liye banate ho
    gurudwara committee ke liye bhi ho sakta hai kya
    coaching wale bhi school wale tools le sakte hain kya
    badi company ke liye hai kya
    mera to chota sa kaam hai mere layak hai kya
    ngo chalata hu, hum jaise logo ke liye bhi hai?
    gaushala chalate hai, hum le sakte kya
    kaun log aapse kaam karwate hain
    akela aadmi bhi use kar sakta hai
    tent house wala hu, mera business chalega isme
    kya ye mere jaise chote business ke liye theek hai
    dhaga banane ki unit hai, hum jaise logo ke liye hai?
    do log ka business hai, kaam aayega
    ghar se tiffin ka kaam hai, mere liye bhi hai kya
    kis tarah ke log lete hai aapse
    mere jaise akele aadmi ke liye hai kya
    fpo hai hamara sau kisan ka, ye hamare layak hai
    gym walo ke liye bhi bante ho kya
    kis line wale log lete hain
    chote dukandar ke liye bhi hai kya
    tuition padhati hu 15 bachche, school ke tool mujhe milenge
    mohalle ki rwa wale bhi aapse le sakte
    kya ye bade logo ke liye hi hai
    petrol pump wale bhi le sakte hai kya
    vakeel log bhi lete hain kya
    meri chhoti si chai ki dukan hai, mere kaam ka hai kya
    mahila swayam sahayata samuh ke liye banate ho kya
    kis tarah ke business ke liye hai ye
    bada business hona zaroori hai kya
    chhote dukandar ke liye bhi h ya sirf bade logo ke liye
    vakil ke liye kaam aayega kya
    durga puja samiti ke kaam ka hai ya sirf dukan walo ka
    kis kis dhandhe wale aapke yahan aate hai
    akele kaam karne wale ko kaam ka hai
    tuition padhane wale ke liye hai kya
    hamari committee ya samiti le sakti hai kya
    factory walo ke liye bhi hai
    garage ya workshop ke liye bhi banate ho
    mandir trust ka kaam loge kya
    mere jaise chhote dukandar ke liye hai kya
    kis kis ke liye kaam karte ho
    hum NGO chalate hain, hamare liye kuch hai kya`,
  founder: `
    banane wale ka naam kya hai
    founder ka naam bataiye aur kahan se padhe hai
    aap me se malik ka naam
    kitne log ho team mein
    kaun ho aap
    owner kaun hai
    founder kaun hai
    kitne log hai team me
    ye kaun chalata hai
    aap company ho kya
    Pichli company me har baar naya ladka phone uthata tha aur mujhe sab phir se samjhana padta, aapke yahan bhi aisa hi hai?
    Restaurant ka saara hisaab kitab bataunga, isliye jaanna hai ki banata kaun hai aur baad me dekhta kaun hai
    Pharmacy wale bhai ne pucha ki ye log kaam aage kisi sasti team ko to nahi thama dete chupke se
    Agar chhe mahine baad kuch badalwana pada to usi bande se baat hogi jisne banaya tha ya kisi call centre se
    iske piche koi badi firm hai ya akela banda
    sales wala aur banane wala alag alag hai kya
    apka parichay, kaun insaan hai is kaam ke peeche
    manager ke through baat karni padegi ya seedha karigar se
    team kitni badi
    banane wala kaun
    koi bichauliya to nahi
    kaun sambhalta hai sab
    kaun log ho aap, pehle ye batao
    bhaiya aap log hai kaun jo ye sab banate ho
    aap log kaun hote ho, koi firm ya ek insaan
    tum logo ka parichay kya hai, kaun ho
    ye delai wale kaun log hai
    bhai company wale kaun ho tum log
    aap logon ke bare me batao kaun hai kaha se hai
    kaun bande ho aap log, dukan ka data dene se pehle puch raha
    software likhta kaun hai aur dekhbhal kaun karta hai
    jo banata hai wahi baad me bhi sambhalta hai kya
    badi company ho kya
    kitne log kaam karte hai aapke yaha
    company kitni badi hai
    aap log ho kaun
    kaam khud karte ho ya kisi aur se karwate ho
    aapke office me kitne ladke kaam karte hain
    ye kaam kaun karega
    kitne log hain aapki team me
    aap agency ho ya freelancer
    apna parichay do pehle, kaun ho
    iske peeche kaun hai
    mera bot khud aap banaoge ya staff
    malik kaun hai company ka
    kaun banata hai ye sab
    kisi aur se to nahi karwaoge
    kaun chala raha hai ye dhandha
    company ke malik ke bare me batao
    reply kaun karta hai yahan
    kitne employee hai aapke
    ek hi aadmi hai kya
    mera kaam kiske haath me hoga
    apne baare me batao aap kaun log hai
    aapki company me kitne log kaam karte hain
    beech me koi salesman to nahi hai
    akele ho ya team hai
    mera bot kaun banayega
    ye company kiski h
    is site ke peeche kaun log baithe hai
    kitne bande ho
    owner ka naam kya hai
    asal me kaun chalata hai aur kahan baithte ho
    aap team ho ya akele
    malik se direct baat hoti h ya manager se
    kis insaan ka hai ye sab
    kaun karega mera kaam, bharosa chahiye
    ek hi banda website bhi gaana bhi bot bhi?
    bnata kaun hai ye bot
    kaun banayega mera kaam
    team hai ya akele ho
    ye site kisne khadi ki hai, kaun hai aap
    malik kaun hai
    kya kaam bahar kisi ko dete ho
    kya sab kuch ek hi aadmi karta hai
    mera kaam kisi aur ko to nahi doge
    akele insaan ho ya company
    ye sab kis kis ne milke banaya, kaun log ho
    kisse baat hogi meri project ke time
    poore kaam me ek hi aadmi se baat hogi na
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
    office kahan hai
    kahan se ho aap
    dilli mein kahan ho
    aapka office kaha hai
    kaha se ho aap
    address kya hai
    konsi city me ho
    delhi me ho kya
    location bhejo
    Main Rohini me salon chalata hu, bataiye aap log kis ilaake me baithte hain taki kabhi raste me pad jaye
    School ka vendor form bharna hai usme firm ka shehar aur pata maanga hai, aapka kya likhu usme
    Aap log videsh se chalate ho ya Hindustan me hi baithe ho, naam se kuch samajh nahi aata
    Mere chacha south Delhi me kapde ki dukan karte hain, puchte hain ki aapka daftar unke paas hai ya kahin aur
    aapka thikana kis shehar me padta hai
    apni jagah ka pin bhejo map wala
    delhi ke kis kone me baithte ho aap log
    hyderabad me bhi koi shakha hai aapki?
    thikana kaha h
    konsa city
    pin code kya aapka
    west delhi me ho?
    aap kahan se ho
    office kis jagah hai
    aapka address batao
    dilli me kahan ho
    aap delhi me kis jagah ho
    kaun se shehar me baithte ho
    kahan hai aapka daftar
    office kidhar hai
    pata bhej do apna
    office ka address chahiye, courier bhejna hai
    aap india se ho kya
    kis city se kaam karte ho
    kidhar ho bhai
    delhi me kaunsi jagah
    aap log kis state se ho
    aap log kaha ke ho
    aapka office delhi me kis area me
    office kaha hai aapka
    kis shehar me ho
    gurugram me koi office hai kya
    pata bata do aapka
    delhi me kaha pe ho
    aapki company kaha ki hai
    kaha se kaam karte ho
    google map pe kahan milega office
    address kya hai aapka
    dukan pe aa sakta hu kya aapki
    mumbai me office hai kya
    kaha baithte ho
    kaunse sheher se chalta hai ye kaam
    office kaha hai
    kaun se sheher me ho
    aapka pata
    kis city se ho
    noida me branch hai
    noida me ho kya
    jaipur me office hai`,
  meeting: `
    mil sakte hain kya
    aamne saamne baat ho sakti hai?
    video call pe baat kar sakte hain?
    aapse milna hai
    video call pe baat ho sakti hai
    meeting kab ho sakti hai
    meri shop pe aa sakte ho
    zoom pe baat kar sakte hai
    Mere papa ki hardware shop hai aur unhe chehra dekhe bina kisi pe yakeen nahi, aap ek din aa jaoge milne
    Travel agency Karol Bagh me hai, staff ke saamne baith ke sab samjhana ho to kya aap padhar sakte hain
    Main Lucknow me rehti hu par online baat kar ke hi aage badhna chahungi, video pe ek chhoti mulaqat ho jayegi?
    Temple committee ke paanch log ek saath aapse baithak karna chahte hain agle itvaar, aisa mumkin hai kya
    chai pe mil ke baat kar lete hain, kahan aana hai
    screen pe hi sahi, ek baar rubaru hona hai
    aap hamare coaching centre tak chal ke aa jaoge?
    faridabad me mulaqat rakhi ja sakti hai kya
    rubaru mil sakte ho
    skype ya meet pe baat
    baithak kab rakhe
    mere yaha aaoge kya
    kya hum mil sakte hain
    principal se milne aaoge
    meri dukan par aakar dekh loge
    dukan pe lagane koi aayega kya
    aamne saamne baith ke baat karni hai
    video call ho sakti hai
    aamne samne baithke baat ho sakti kya
    install karne aap aate ho ya khud karna padega
    aap clinic par aa sakte ho kya
    mulakat kab ho sakti hai
    office aake mil sakta hu
    mere salon me aake set karoge kya
    zoom par baat kar lete hain
    meeting rakh lo ek
    clinic pe aake dekh jaoge
    ek baar aamne samne baith ke baat karni hai
    school aake samjha sakte ho staff ko
    ghaziabad aa sakte ho milne
    milne aa sakta hu kya
    noida me hamare office aa sakte ho
    hamari factory aake dekh lo
    google meet pe baat kar lete h
    mil sakte hai kya aamne samne
    principal sir milna chahte hain, kab aa sakte ho
    meri dukan pe aake samjha doge kya
    school me aa sakte ho baat karne
    gurgaon me milna ho payega
    zoom pe mil lete hain kya
    video call pe samjha do
    face to face baat karni hai
    zoom pe baat ho sakti hai
    bina mile paisa nahi dunga, kahan milein
    ek baar milke baat karte hai
    office aake mil lu
    mil sakte hai kya
    mere clinic me koi aadmi bhejoge dekhne ke liye
    mere dukan pe aa sakte ho
    demo aamne samne de sakte ho dukan pe
    ncr me aate ho kya milne
    video call pe baat ho jayegi kya order se pehle
    school aake dikha do
    video call pe baat
    dukan pe aake dikha sakte ho kya
    milke samjhana hai mujhe`,
  abroad: `
    main dubai me rehta hu, kaam ho sakta hai kya
    kya aap sirf delhi walon ke liye kaam karte ho
    hum jaipur me hain, kya sirf delhi me kaam karte ho
    India ke bahar bhi kaam karte ho
    Dubai mein hoon, kaam hoga?
    videsh ke client lete ho kya
    india ke bahar kaam karte ho
    bahar desh me bhi karte ho
    main india me nahi hu
    dubai me kaam karte ho kya
    delhi ke bahar karte ho kya
    usa ke liye bana doge kya
    india ke bahar se hu
    main bahar rehta hu
    videsh se bhi kaam hoga
    Meri beauty shop Ranchi me hai aur aap Delhi me, doori ki wajah se baad me kuch atka to pachtana to nahi padega
    Main Canada me pandit ka kaam karta hu, yahan baithe baithe aapse kaam karwa lu to paise dollar me lagenge?
    Leh me chhota guest house hai jahan koi software wala aata nahi, kya aap itni door ke kaam uthate ho
    Beti ki shaadi Bhagalpur me hai aur gaana wahin chahiye, aapke sheher se bahar ke log bhi le sakte hain na
    bangladesh se koi order de to lete ho kya
    hamara kasba bahut door hai, phir bhi kaam banega?
    doosre mulk ka grahak chalega aapko
    remote kaam karte ho ya sirf apne ilaake ka
    chennai wale ka kaam loge
    mauritius se hu, hoga?
    outstation client lete ho
    goa me hotel, chalega
    main delhi me nahi rehta phir bhi ho jayega
    bhopal me hu, chalega
    patna me kaam karoge
    dusre state walo ke liye bhi karte ho kya
    pune me salon hai mera, kaam karoge
    hum dubai me hain
    main assam se hu
    gaon me dukan hai chalega kya
    videsh me bhi service dete ho
    tanzania se order de sakte hain kya
    lucknow wale le sakte hain kya
    door se bhi kaam ho jata hai
    nairobi me mera hotel hai, kaam karoge
    mumbai me available hai
    surat me dukan hai aur aap delhi me, chalega?
    kenya se hu main, problem to nahi
    main jaipur me hu
    nepal se order kar sakte hain
    gaav me baitha hu, ho jayega na
    america me rehte hain, gaana banwana hai yahan se
    delhi se bahar walo ka kaam lete ho
    patna me bhi kaam karte ho kya
    kerala se hu dikkat to nahi hogi
    hamare gaon me bhi chalega
    kota ki coaching hai, hamare liye bhi karte ho
    main dubai me rehta hu, kar doge
    delhi se bahar ka kaam lete ho
    nepal se hu, ho jayega kya
    kolkata wale bhi karwa sakte h
    bihar ke gaon se hu, ho payega na
    humare sheher me service hai kya
    door hone se koi dikkat to nahi
    london me cousin hai uske liye bana doge
    indore wale ka kaam karoge
    doosre rajya walo ke liye bhi hai kya
    bahar ke sheher wale ka kaam kaise karte ho
    patna me ho sakta hai
    delhi se bahar kaam karte ho
    main lucknow se hu chalega
    dubai me hu`,
  hours: `
    sunday ko khula hai kya
    aapki timing kya hai
    kab open rehta hai
    sunday ko open hai kya
    kitne baje tak kaam karte ho
    reply kab milega
    aaj open ho kya
    aaj khula hai
    abhi open ho
    timing kya hai
    Dukan raat das baje band karke hi mujhe fursat milti hai, us waqt likhu to kya agle din tak uttar aa jata hai
    Shadi ka season hai, kal se aapko likh ke baitha hu aur koi halchal nahi, aam taur pe kitna rukna padta hai
    Nurse hu, meri duty ulti seedhi hoti hai, aapka desk kis kis din aur kitne baje tak khula rehta hai
    Holi wale hafte me agar farm bharu to kya aap tyohar khatam hone tak chup rahoge ya usi beech bologe
    chaubis ghante wali baat holiday pe bhi laagu hai
    mere mail pe palat ke kab likhte ho aam taur pe
    somvar se shanivar ho ya saato din
    kaam ke ghante kya rakhe hain aapne
    timings kya h aapki
    sat sun open?
    uttar kab tak aayega
    abhi online ho kya
    itvaar ko aap log kaam pe hote ho kya
    sunday ke din bhi founder se jawab aa jata hai
    hafte ke saato din kaam karte ho ya sunday band
    kya aapka office sunday ko bhi chalta hai
    sunday ko aapse baat ho payegi, baaki din dukan me fasa rehta hu
    hum teacher hai, itvaar ko hi fursat milti hai, us din aap uplabdh ho
    ravivaar ke din aapka desk khula hota hai ya nahi
    aur sunday ko bhi khule ho
    mail ka jawab kab tak dete ho
    kitni der me reply aata hai
    aap kitne baje tak milte ho
    sunday ko khula rehta hai
    sach me ek din me jawab dete ho kya
    aaj kitne baje tak baat ho sakti hai
    kitni der me jawab doge
    kab se kab tak khule ho
    reply kab tak aayega
    24 ghante wali baat pakki hai ya aise hi likha hai
    sunday shaam ko mail karu to kab dekhoge
    raat ko message karu to kab jawab milega
    chutti kab hoti hai
    likha hai 24 ghante, asal me kitna lagta hai jawab me
    timing kya hai aapki
    sham ko baat ho sakti hai kitne baje tak
    form daala tha do din ho gaye, jawab nahi aaya
    msg ka reply kitni der me
    chaubees ghante me reply aata bhi hai ya nahi
    der raat mail karu to jawab kab
    form bhar diya tha koi call nahi aaya kab tak aata hai
    mail kiya tha jawab kitne time me aata hai
    raat 11 baje likh sakta hu kya
    ek din ke andar jawab milega iska bharosa hai
    kitni der me jawab milta hai
    kal message kiya tha koi reply nahi aaya
    shanivar ko khule ho
    form bhara tha, kab phone aayega
    kal tak uttar aa hi jayega na, hamara mela lagne wala hai
    jawab me kitne din lagte hain
    kitne baje tak khule ho
    office timing kya h
    ravivar ko bhi baat hoti hai
    24 ghante kehte ho, chutti wale din bhi sach h?
    kis time pe online rehte ho
    chutti ke din bhi reply milta hai kya
    aaj chutti hai kya aapki
    reply aane me kitna time lagta hai
    ek din me jawab ka waada nibhate ho kya
    reply aane me kitni der
    do din se wait kar raha hu jawab ka
    subah kitne baje shuru karte ho
    abhi tak koi jawab nahi diya aapne
    ravivar chutti rehti hai kya aapki
    aap jawab kab tak dete ho
    chutti wale din bhi reply karte ho
    aaj bheju to kab tak jawab
    kab khula rehta hai
    sunday ko kaam karte ho
    jawab kab tak doge
    jawab kitni der me milega
`,
  contact: `
    contact kaise karun
    email id do apna
    aapka number kya hai
    contact kaise kare
    aapka email kya hai
    email id do
    contact details bhejo
    kaha message kare aapko
    Website ka chat band kar du to aap tak dobara pahuchne ka zariya kya hai, main boutique chalati hu
    Sir ji mere paas chhape hue purane parche hain, wo aapko dikhane ke liye kis mail pe daalun
    Hamare mandir ke trustee likh ke baat karte hain, unko aapka email ya koi form wagera de dijiye
    Form ka submit wala button ghoomta hi rehta hai mere phone me, koi aur pata bata dijiye jahan likh du
    mail kis address pe karein aapko
    aap tak sandesh pahuchane ka zariya bataiye
    wo panna kidhar hai jahan se likhte hain aapko
    dhundh raha hu aapka email, mil nahi raha
    mail id bhejo
    form kidhar h
    likhna kahan hai aapko
    contct details do
    aur unka mobile number
    aur malik ka contact no bhi bata do
    founder sahab ko call karne ka number
    jo sab dekhte hai unka phone no dena
    whatsapp ke bot bechte ho aur khud ka whatsapp number hi nahi diya
    aapka apna whatsapp kyu nahi hai page pe, hasi aa rahi hai
    dusro ka whatsapp chalate ho, aapko whatsapp kaha kare
    aur aapka khud ka whatsapp no kyu nahi dikh raha
    whatsapp par baat kar sakte hai kya
    yaha nahi whatsapp pe baat karo
    call karna hai number batao
    number de do baat karni hai
    pdf bhejna hai, whatsapp number do apna
    whatsapp icon dabaya kuch nahi hua, ab aapse kaise milu
    aapse baat kaise hogi
    number de do apna
    number milega kya baat karne ko
    email id kya hai
    malik ka phone number do
    whatsapp wala button mere phone me kuch nahi karta, seedha number bhejiye
    baat karni ho to kaha likhu
    kahan message karu
    mujhe phone kar lo
    sampark karne ka tarika
    aapse kahan baat hogi, koi number hai
    form nahi ja raha to kis pate par likhu
    koi helpline hai
    whatsapp number kya hai aapka
    call back kar sakte ho
    aapko mail kahan bheju
    school ki taraf se contact karna hai kaise kare
    button nahi chal raha, dusra rasta kya hai aap tak pahunchne ka
    contact number chahiye
    tumse sampark kaise hoga
    kaise contact kare aapko
    number bhejo
    dukan ki photo kis mail par bhejun
    hara button mara pada hai, mail de do main usi pe likh du
    aapka mail kya hai
    phone pe baat karni thi number
    seedha whatsapp pe msg kar du kya aapko
    aapke whatsapp pe baat ho sakti hai kya
    kal subah phone kar doge kya mujhe
    whatsap nahi khul raha yaha se, email se baat ho jayegi?
    typing nahi hoti, voice message bhej sakta hu
    aapka whatsapp no
    mail address bhejna
    phone number do apna
    insta pe ho kya aap log
    click karne par whatsapp nahi aata, aap tak baat kaise pahuchau
    kis number pe call karu
    mail id kya hai aapki
    aapse baat kaise ho
    whatsapp number de do
    contact form kahan hai
    salon se hu, whatsapp ka button khula nahi, kahan sampark karu
    call pe baat nahi ho sakti kya
    kaha message karu aapko
    call kar sakte ho mujhe
    sampark kaise kare
    likhne me dikkat hai, call kar lo na
    typing nahi aati, phone pe baat karao
    document kaha bheju
    shaam ko phone kar lena mujhe
    number do apna
    email id
    aapse contact kaise kare
    wapas call kar sakte ho kya mujhe
    call back karna`,
  demo: `
    demo ke liye account banana padega kya
    demo free hai na aur account to nahi banana
    demo me mujhe kya dikhega
    us video call pe kya dikhaoge
    demo me apne sawal pooch sakta hu
    demo me mere kaam jaisa kuch dikhega
    demo kaise book karun
    demo chahiye
    demo dikhao
    demo free hai kya
    demo kaise book kare
    pehle demo dekhna hai
    demo me asal me kya dekhne ko milega
    meri dukan jaisa bot dikhaoge demo me ya kuch aur
    papa bhi baithenge, demo me unko kya dikhega
    aur usme dikhate kya ho
    Biwi ko bina aankhon se dekhe yakeen nahi hoga, kya aap ek baar salon wala assistant chala ke dikha sakte hain kal shaam
    Hamare trust ki meeting mangal ko hai, us se pehle trustees ko jeeta jaagta namuna dikhana ho to samay kaise tay karein
    Main hotel ka manager hu, agar dekhne ke baad seth ji mukar gaye to koi paisa ya bandhan to nahi hoga
    Pehle ek software bina dekhe le liya tha aur phas gaya, is baar chalta hua dekh ke aur sawal puch ke hi aage badhunga
    jo mera banayega kya wahi dikhayega bhi aur baat karega
    dekhne ka koi charge ya shart to nahi rakhi
    book your demo dabaya to time turant pakka ho jata hai?
    ek jhalak dikhao live, tab sochenge
    demo slot khali hai kya
    live jhalak chahiye
    demo free h na
    dekhna h chalta hua
    demo book karne ka tarika kya hai
    demo kaise book hota hai
    demo ke liye time kaise chunu
    mujhe demo lena hai kahan se book karu
    demo ka slot kaise le sakte hai
    school ke liye demo kaise fix kare
    demo ki booking kahan hoti hai site pe
    kaise book karu demo apne clinic ke liye
    demo dekhne ke baad lena zaroori to nahi
    demo ke baad mana kar sakta hu kya
    demo dekha aur pasand nahi aaya to paise lagenge
    demo lene se koi bandhan to nahi
    demo kaise milega
    demo ke paise hai kya
    parso subah das baje mera demo laga do
    pehle chala ke dikhao
    demo kitne ka hai
    mere clinic me kaise chalega ye dikha do
    demo mil sakta hai kya
    ek baar dekhna hai kaise kaam karta hai
    demo book kar do
    somvar ko dopahar ke baad demo fix kar do
    demo ke paise lagte hain kya
    kharidne se pehle live dekhna hai
    lene se pehle dekhna chahta hu
    dekhe bina nahi lunga pehle dikhao
    live dikha do bot
    demo ke time kya taiyar rakhu
    mere liye 5 baje ka slot rakh lena demo ka
    principal madam ko demo dikhana hai
    mujhe demo chahiye kal
    test karke dekh sakta hu kya
    kaise lagta hai chalte hue dikhaiye
    demo dikha dijiye ek baar
    aaj shaam ko demo ho sakta hai kya
    shukravar ko 12 baje dikha dena, pakka kar do demo
    pehle dikhao phir paise ki baat
    ek baar live dekhna chahunga
    mere bhai ko dikhana hai kaise chalta hai
    chalta hua bot dekhna hai
    hindi me kaise jawab deta hai wo dikhao
    pehle dekh lu kaise chalta hai phir paise du
    demo me hota kya hai, kya kya karwate ho
    dikhane ka paisa lagta hai kya
    demo book karna h
    bina paise diye dekh sakta hu kya
    voice wala chal ke dikhao ek baar
    aapka maal pehle dekhna hai
    ek baar dekh lu kaise kaam karta hai
    demo dikha do bhai
    demo ka paisa lagta hai kya
    demo kab mil sakta hai
    raat ko demo ho sakta hai kya
    itwar ko demo rakh lo
    budhvar ko dukan band rehti hai, us din demo de do
    live dikhao kaise chalta hai
    demo online hoga kya
    paise dene se pehle dekhna hai
    demo me kya kya dikhaoge
    kal 4 baje demo milega
    demo online hota hai ya ghar aake
    aaj 6 baje ke baad khali hu, demo rakh dijiye
    salon ke liye demo chahiye
    mere partner ko bhi demo dikhana hai
    kal ka demo book kar do
    dekhna hai pehle kaise chalta hai
    demo dikha do
    demo ka paisa lagega
    chala ke dikhao
    demo me kya dikhate ho
    demo ke liye kya karna hoga
    demo zoom pe hoga kya
    demo ke baad lena zaroori to nahi
    demo kab mil sakta hai
    sunday ko demo ho jayega kya?
    aaj shaam ko demo dikha do
    kal subah 10 baje demo possible h?
    video call pe demo chahiye, kaise fix kare
    shaam 7 ke baad hi free hota hu, us time demo de sakte ho kya
    demo ka time kaise book karte hain, koi form bharna hai ya call karna h
    google meet ya zoom pe live dikha doge kya bot, kis din free ho aap
    raat ko 9 baje dukan band krta hu, uske baad demo ho payega?
    is week me koi bhi din demo rakh lo dopahar me, batao kab theek rahega
    meri kirana ki dukan hai aur sunday chhod ke kisi din saans lene ki fursat nahi milti. kya aap sunday dopahar ko video call pe dikha sakte ho ki bot kaise kaam karta hai?
    main physiotherapist hu, subah 8 se raat 8 tak patients rehte hain beech me sirf 2 se 3 ka gap milta hai. kal usi ek ghante me demo ho sakta hai kya, mujhe screen pe dekhna hai
    padhne se mujhe samjh nahi aata, site pe sab likha to hai par dimag me nahi ghusa. video call pe aap khud chala ke dikhao to achha rahe, aaj ya kal kab time hai aapke paas
    hum 3 partner hain restaurant me aur teeno alag shehar me rehte hain, to video call hi karna padega. hum sab saturday evening ko free hote hain, us time ka demo slot mil jayega kya aur kaise pakka kare`,
  moveDemo: `
    us din nahi aa paya to kya hoga demo ka
    demo wale din busy ho gaya to
    demo ke time patient aa gaya to koi aur slot le sakta hu
    us din shaadi me jana pad gaya, demo aage khiskana hai
    bina bataye demo cancel ho jata hai kya khud se
    aur demo me na aa paya to
    Maine shukravar ka demo liya tha par us din school me PTM nikal aayi, ab use kahin aur khiskana hai
    Bachcha hospital me hai isliye kal ke demo pe baithna namumkin hai, bina karan likhe hata du to chalega?
    Jo mail aaya tha demo ka usme link hai, usi se doosri ghadi chun sakti hu ya aapko bolna padega
    Galti se demo do baar book ho gaya, ek wala hatana hai, uske liye login banana padega kya
    demo ki ghadi aage peeche karne ki aakhri seema kya hai
    jo slot liya wo ab suit nahi kar raha, demo badlo
    koi sawal to nahi karoge agar demo radd kar du
    demo ke theek pehle tak bhi badal sakte hai?
    demo reschedule karna h
    nayi date do demo ki
    mera demo hata do
    kal nahi parso demo
    demo wale din clinic me bheed ho gayi to agla din mil jayega
    jo slot demo ka liya tha us din exam hai, tarikh badal sakte hai
    demo miss ho jaye to nayi date mil sakti hai kya
    demo postpone karna ho to kisko bolna padega
    booking ke baad demo ki date change ho sakti hai ya nahi
    shaadi me jana hai, demo agle hafte kar sakte hai kya
    demo attend nahi kar paya to dusri tarikh ka kya tarika hai
    aur demo ki date aage badhani ho to
    demo cancel karne ki wajah batani padegi kya
    demo hatane ke liye account chahiye kya
    demo me nahi aa paunga to kya karu
    bina wajah bataye demo cancel ho jayega
    demo ka time badalna hai
    demo cancel karna hai
    demo subah se shaam me kar do
    demo dusre din kar sakte hain
    demo ki booking hatani hai
    demo cancel kaise karu
    demo chhoot gaya to
    demo ka din change karna h
    kal ka demo parso ho sakta hai kya
    demo aage khiska do
    aaj ka demo nahi kar paunga
    kal demo hai aur main bimar hu, aage ki date do
    kal wale demo me nahi aa paunga
    monday ki jagah wednesday ko demo kar do
    galat din pe demo book ho gaya, badalna hai
    demo kisi aur din rakh sakte hai
    demo kal pe taal do
    demo bhool gaya tha, dobara mil jayega?
    kal demo pe nahi aa paunga
    demo cancel karo
    demo 5 ki jagah 7 baje
    demo cancel karna ho to kaise kare
    demo ki date badal sakte hai kya
    agar demo wale din na aa paya to?
    kal ka demo aage khiska do please
    demo book kiya tha, time change hoga kya
    maine thursday ka demo liya h par us din shaadi me jana pad gaya, dusra din milega?
    demo miss ho gaya to dobara book kar sakte hain ya paise lagenge uske
    booking karne ke baad agar mood badal jaye to demo cancel ho jata hai na aaram se?
    4 baje ka demo tha mera, 4 baje nahi ho payega, kaise change karu
    abhi demo fix kar du aur baad me emergency aa gyi to kya karna hoga mujhe
    maine monday subah 11 baje ka demo book kiya tha par ab pata chala ki usi time clinic me inspection aa raha hai. mai nahi baith paungi us din, isko kisi aur din pe kaise shift karwau?
    bhai mera kaam aisa hai ki truck kab aa jaye pata nahi, godown bhagna padta hai. demo to book kar lunga par agar us time phas gaya to kya hoga, pehle se batana jaruri hai kya
    pichle hafte demo liya tha aapka saturday ke liye, lekin mummy hospital me admit ho gayi hain to abhi dimag nahi hai. demo ko filhaal cancel kar dijiye ya batao cancel kahan se hota hai
    mai school principal hu aur kabhi bhi DEO office se bulawa aa jata hai, isliye darr hai ki demo book karke join na kar pau. aise me date baad me badal sakte hain ya booking bekar ho jati hai`,
  demoForm: `
    Main apna mobile kisi ko nahi deti, to kya demo lene ke panne pe number chhod ke aage badh sakti hu
    Firm ka naam abhi register nahi hua hai, demo wale form me company ka khana khaali rahe to atkega kya
    Sirf voice wala dekhna hai mujhe, baaki nahi, kya demo book karte samay ye pasand batane ki jagah hai
    Principal ke liye demo bharna hai, pehle se bata do kaun kaun si jaankari haath me rakhu unki
    demo panne pe kaun kaun se khaane hain bharne ke
    din aur ghanta khud chunna hota hai demo me?
    kya demo ke form me message likhne ki jagah hai
    whatsapp bot ya website bot, demo me chunna padta hai
    demo form me kya puchte
    demo ko naam email kaafi?
    phone optional h demo me?
    khaane kitne, demo form me
    demo ke liye kya jaankari deni hogi
    demo book karte waqt kya kya bharna padta hai
    demo form me phone zaroori hai kya
    sirf email se demo book ho jayega kya
    demo me kya dekhna hai wo chun sakte h
    demo form me phone daalna compulsory hai?
    company ka naam zaroori hai demo me
    demo me voice wala chunne ka option hai kya
    demo ke form me kya likhna padta hai
    account banana padta hai kya demo ke liye
    demo book karne me kya kya bharna padta hai
    demo ke liye phone number zaroori hai kya
    demo lene ko mobile no dena padega?
    demo form me company ka naam dena padega
    demo me kaunsi service chun sakte hai`,
  trial: `
    free trial milega kya
    pehle try kar sakta hoon?
    kuch din free chala ke dekhun?
    free trial hai kya
    pehle try kar sakte hai kya
    free me try karna hai
    trial milega kya
    pehle test kar sakte hai
    trial kitne din ka hai
    pehle try karna hai
    pehle test kar sakte
    test karke dekh sakte kya
    Kirane ki dukan hai, agar pandrah din bina paisa liye chala do aur grahak khush hue to pakka le lunga, manzoor?
    Gym wale software ek hafta muft dete hain, aap bhi assistant ko kuch roz aise hi laga ke dete ho kya
    Paisa dene se pehle apne asli patients pe aazmana chahta hu, bina kharche ke chhoti muddat mil sakti hai
    Dar hai ki le liya aur jama nahi, isliye pehla mahina nishulk chala ke faisla karna chahungi, aisa hota hai
    muft wali muddat kitne din ki dete ho
    quote nikalwane ka bhi koi paisa hai kya
    chala ke dekhunga, jamega to rakhunga, warna wapas
    thode din udhaar me bot de do, aazma lu
    free period hai?
    7 din trial milega
    nishulk aazmaish
    trial version do na
    free me use karne ko milega kya
    kuch din muft me chala ke dekh sakte hain
    ek mahina chala ke dekhte hain fir paise denge, chalega?
    trial hai kya
    ek hafta free do
    pehla mahina free do fir le lunga
    free wala plan hai
    free version h kya
    salon me 15 din rakh ke dekhu, pasand aaya to paisa
    bina paise ke try karna hai
    free me kya kya milta hai
    bina paise thode din school me chala sakte hain kya
    quote ke paise lagte hain kya
    free me thode din milega
    pehle use fir payment, aisa hota hai kya
    trial period kitna hai
    muft trial
    trial ka koi tareeka hai kya
    free me chala ke dekh sakta hu kuch din
    ek hafta free milega
    apne customer pe test karu pehle, paise baad me
    7 din free chalake dekhu
    pehle free do pasand aaya to lunga
    kuch din free de do clinic ke liye
    muft me kuch milega
    ek hafte ke liye bot free laga do
    kya quote muft hai
    pehle kuch din bina paise ke use karna hai
    ek mahina free do
    free me shuru karke baad me pay kar sakta hu
    free me try kar sakte hai
    ek hafte muft
    pehle use karke dekhna hai free me
    muft me chalane ko milega kya pehle mahina`,
  pastWork: `
    kin badi company ke saath kaam kiya hai aapne
    pehle ka kaam dikhao
    kisi ka banaya hua dikhao
    aapka kaam dikhao
    portfolio dikhao
    koi sample hai kya
    koi example dikhao
    purana kaam dekh sakte hai kya
    Boutique khol rahi hu, kisi aur boutique ke liye kuch banaya ho to dekh ke hi faisla karungi, kahan dikhega
    Portfolio me dental clinic aur saree wala dekha, ye log sach me maujood hain ya sirf dikhane ke liye gadhe hain
    Hamari coaching wale kisi jeete jaagte client ka assistant dekhna chahte hain, kya wo khule me rakha hai kahin
    Ek agency ne dusron ka kaam apna bata ke thaga tha, isliye aapke haath ka kuch kaam parakhna hai pehle
    aapke haath ke bane do chaar namune bhejo
    jo projects chipka rakhe hain wo farzi client ke hain kya
    chalta hua asli grahak ka system kab dikhega
    kis kis type ka project kar chuke, jhalak do
    portfolio link do
    koi purana project h?
    banaya hua dikhaiye
    asli clients ke naam
    aapka pichhla kaam dekhne ko mil sakta hai kya
    ab tak jo banaya hai wo kahan dekhu
    kaam dene se pehle aapke purane project dekh sakti hu kya
    aapne pehle jo kiya hai uska koi namuna dikhaiye
    kisi sachche grahak ke liye kiya kaam dikha sakte ho kya
    school ka koi asli project jo pura kiya wo dekhna h
    real client ka chalta hua kaam kaha dekhne milega
    aur asli clients ka kaam dikhate ho
    apne paying client ka bot kaise dikhaoge
    jo bot koi dukan sach me chala rahi hai wo dekhna hai
    client ka asli assistant dekhne ka kya tareeka hai
    kya kisi grahak ki marzi se uska bot dekh sakte hai
    asli clients ke kaam chhupa ke kyu rakhte ho
    portfolio me banawati client hi kyu daale hai
    sachche grahak ka project site par kyu nahi hai
    client ka kaam khule me na dikhane ki wajah
    asli client ka kaam kyu nahi dikhate
    real client ka bot demo me dikhaoge kya
    portfolio me sirf sample kyu hai
    asli grahak wala assistant kab dekhne milega
    pehle ka kuch kaam dikhao
    clinic ke liye jo banaya wo dikha sakte ho
    koi sample hai dekhne ko
    sample websites h kya
    gym ke liye koi bot banaya hai kya
    kisi dukan ka banaya bot dikhao
    aapka banaya website dekhna hai
    pehle kya kya banaya hai
    kisi aur clinic ka kiya hai kya
    aapki banai 2-3 website dikhao
    apna purana kaam dikhao
    portfolio hai kya
    kiski website banayi hai ab tak
    namune dikhaiye
    pehle kaunse school ka kaam kiya hai
    kaun kaun client hain aapke
    kya ye project asli hain
    kisi school ke liye banaya hai pehle
    sample dekhne hain
    janamdin wala gaana jo banaya ho wo sunao
    aapka kaam dekhna tha
    kuch banaya hua dikhao
    koi purana project dikhao
    koi clinic ka namuna
    hotel walo ka kuch bana chuke ho?
    kisi dukan ka bot dikhao jo aapne banaya
    kisi aur ke liye banaya hai to dikhao
    real project hai ya bas namuna
    pehle kisi school ke liye banaya hai kya
    saree wali dukan asli client hai kya
    koi website dikhao jo tumne banayi
    purana kaam dikhao
    kisi clinic ka bot dikha sakte ho
    sample dikhao
    koi coaching ka chal raha bot dikha do
    kis kis ke liye kaam kiya hai
    apna banaya hua gana sunao
    koi example do
    saboot kya hai ki aap bana loge
    doctor ki website banayi ho to link do
    portfolio kaha dekhu
    kisi salon ka bot banaya ho to dikhao
    kisi ka kaam dikhao jo kiya ho
    pehle kya banaya hai
    kiske kiske liye kaam kara hai
    saree wale ka bot dekhna hai
    namuna dikhao
    kaun kaun si website banayi`,
  reviews: `
    review kaise hain aapke
    customer kya bolte hain
    reviews asli hain kya
    review hai kya
    reviews dikhao
    client kya bolte hai
    customer review dikhao
    review asli hai kya
    logo ka feedback kya hai
    Main kuch bhi lene se pehle comments padhti hu, aapke kaam ke baare me logon ki raay kis panne pe hai
    Doctor sahab bole jiske ek bhi taareef nahi likhi uspe kya bharosa, aapke panne pe sab khaali kyun pada hai
    Zomato pe to paise dekar star kharidte hain log, aapke yahan jo raay chhapi hai wo sachche logon ki hai na
    Meri behen bhi salon ke liye lena chahti hai, kisi ne achha ya bura anubhav likha ho to padhwa dijiye
    justdial ya google pe kitne taare hain aapke
    kisi ne shikayat likhi ho wo bhi dikhao
    taarif karne walo ke shabd kahin chhape hain?
    feedback wala panna kidhar milega aapka
    reviws dikhao
    kitne star mile
    logo ki ray kya h
    testimonials hai kya
    kisi grahak ne aapki tareef ki hai kya
    khush customer ke shabd kahan likhe hai
    kisi school wale ne taarif me kuch kaha ho to dikhao
    aur kisi ne tareef ki hai
    client ke review dikhaiye
    kisi ne review likha hai kya, dikhao
    purane customer ke review kahan padhe
    logo ke review dekhne hai
    aapke client kya bolte hai, review hai?
    kisi ne use kiya hai to uska review batao
    kisi client ka review ho to dikhaiye
    aapke baare me client kya bolte hai
    pehle ke graahko ki raay kahan hai
    review kahan padhu
    clients ne kitne star diye hai ab tak
    ek bhi rating kyu nahi hai
    ab tak kisi ne star diye hai kya aapko
    abhi tak kisi ne review likha hai kya
    testimonial ka page khaali kyu hai
    kitne star mile hain aapko ab tak
    kisi client ki raay padhne ko hai kya
    bharosa kaise karu
    fraud to nahi ho
    koi grahak gawahi de sakta hai kya
    purane grahak khush hai kya, unki raay
    aapke client kya kehte hain
    kisi ne istemal kiya ho to uska feedback do
    log kya kehte hain aapke bare me
    customer ka anubhav dikhao
    review me kya likha hai logo ne
    google par aapki rating kitni hai
    kaha likha hai ki log khush hai
    kisi ka vichar bataiye jisne ye bot liya
    reviews hain kya
    asli company ho ya farzi
    dusre salon walo ka feedback dikhao
    kisi customer ka feedback dikhao
    testimonial hai koi
    rating kitni hai aapki
    asli hai ya scam
    site pe ek bhi review kyu nahi hai
    star rating dikhao
    google rating kya hai
    logo ki raay kaha dikhegi
    kaise maanu ki kaam karoge
    kisi school ne kuch likha hai aapke liye
    logo ne kya kaha aapke bare me
    jisne kharida uska review batao
    client ki tareef ya shikayat padhni h
    review kaha milenge
    log khush hain aapke bot se ya nahi
    ye reviews asli hai kya
    log kya bolte hai aapke bare me
    review dikhao
    kisi client ne kuch likha hai aapke bare me
    kisi ne likha ho achha bura kuch bhi
    kya bolte hain jinhone liya hai
    aapke reviews hai kya
    purane customer kya bolte hai aapke bare me
    kisi ne liya hai aapka bot, kaisa laga unko
    google pe kitne star hai aapke
    pehle ke clients ka feedback dikhao
    koi testimonial hai to bhejo
    aapka kaam logo ko pasand aaya kya
    coaching wale aur kisi ne banwaya hai to unka anubhav batao
    jinhone website banwayi wo khush hai?
    kya main aapke kisi purane grahak se baat kar sakta hu ki kaisa raha
    site pe koi rating kyu nahi dikh rahi
    ye jo client ki baate likhi hai asli hai ya banayi hui
    aur agar kisi ne bura likha to wo bhi dikhate ho kya
    dusre dukandaron ki raay kya hai aapke liye
    net pe aapka koi review nahi mila, bharosa kaise karu
    logo ka experience kaisa raha aapke saath
    5 me se kitne number dete hai customer aapko
    doctor log aapki service ke baare me kya kehte hai
    acha bura jo bhi clients ne kaha ho wo kahan padhu
    kitne log satisfied hai aapse
    kisi ki raay dekh ke hi order dunga, hai kuch?
    market me aapka naam kaisa hai, clients kya bolte
    jisne gana banwaya unhone kya feedback diya aapko
    grahako ke comments dekhne hai
    kripya purane grahakon ke vichar dikhayein
    verified client ka koi review aaya hai abhi tak?
    naye ho kya, kisi ne abhi tak taarif ya shikayat likhi hai`,
  trust: `
    bharosa kaise karun
    ye asli hai ya fake
    fraud to nahi hai
    ye asli hai kya
    fake to nahi ho
    aap genuine ho kya
    bharosa kaise kare
    fraud to nahi
    asli hai na
    scam to nahi hai
    Bhai pichhle saal website ke naam pe ek ladka 15 hazar lekar number badal gaya, is baar main kaise bachunga
    Aap se kabhi mila nahi aur aadha paisa pehle maang rahe ho, agar kaam adha chhod diya to meri suraksha kya hai
    Meri NGO ka paisa daan ka hai, ek rupaya bhi doob gaya to jawab dena padega, kis bharose pe bheju
    Quotation lene ke baad family ne mana kar diya to kya aap peeche padoge ya kuch vasool karoge
    thage jaane ka dar hai, koi likhit shart hai kya
    aap gaayab hue to main kiska darwaza khatkhataunga
    bina parkhe kisi anjaan ko kaise paisa du
    meri tasalli ke liye likha pari me kya kya doge
    fraud wala chakkar to nhi
    vishwas kaise hoga
    paisa dooba to?
    asli ho na bhai
    demo ke baad mana kar sakta hu
    paise dub gaye to
    company asli hai iska saboot
    paise se pehle contract dekh sakta hu
    online paise bhejne me dar lagta hai, kaise maanu
    aap log asli ho ya fraud
    dhokha to nahi doge
    paise leke bhaag gaye to kya karunga
    advance leke gayab ho gaye to
    advance leke phone band kar diya to
    pehle dhokha kha chuka hu, meri kya suraksha hai
    pehle kisi ne thag liya tha, aap alag kaise
    paisa dubega to nahi mera
    aap pe bharosa karke advance kaise du
    likhit me agreement milega kya
    koi guarantee ki kaam adhura nahi chhodoge
    advance deke phas gaya to
    kaise maan lu ki fraud nahi ho
    paise leke bhaag to nahi jaoge
    pichli baar website wale ne thag liya, ab bharosa kaise ho
    quote lene ke baad na lena ho to koi zabardasti to nahi
    bharosa kaise karu aap par
    kaagaz pe likh ke doge kya
    ye sab dhokha to nahi
    company registered hai ya aise hi
    pehle ek ladka paise le gaya mera
    aap pe yakeen kaise kare
    paisa doob gaya to
    advance le ke phone band kar diya to
    quote ke baad mana kar du to chalega
    kya guarantee ki kaam karoge
    aap asli company ho ya nahi
    scam to nahi hai ye
    anjaan aadmi ko paise kaise bheju
    jhooth to nahi, sach me kaam karte ho na
    vishwas nahi hota
    thagi to nahi hai na
    asli ho ya fraud
    paise leke bhaag gaye to
    paise safe hai kya aapke paas
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
    Hamare seth ka usool hai ki paanch saal se kam purani firm ko kaam nahi dete, aapki umar kitni hui
    School board ko likhna hai ki ye vendor kitne vidyalayon ko seva de chuka, koi ginti hai aapke paas
    Doctor hu, jaanna chahta hu ki ab tak kitne clinic aapke assistant pe chal rahe hain sach sach
    Naye ho ya purane khiladi, main apni factory ka kaam kisi anadi ko nahi dena chahta, kitna tajurba hai
    ab tak kul kitne project nipta diye
    dhandhe me kitne baras ho gaye aapko
    roz kitne log aapke banaye bot se baat karte hain
    sauve client ho gaye ki nahi abhi
    tajurba kitne saal ka
    kul client kitne
    kab khuli ye company
    gine chune client hai kya
    kitne saal se kaam kar rahe ho
    kitne client hain ab tak
    kitna purana kaam hai aapka
    aapki company ki umar kya hai
    kitne salon wale use kar rahe hain
    kab shuru hui company
    kitne gaane banaye hai
    firm kab khuli thi
    kitna experience hai
    kitne saal ka anubhav hai aapko
    kitne bot bana chuke ho
    kitne baras ho gaye aapko ye kaam karte
    kitne logo ne liya hai
    company kitni purani hai
    abhi kitne school jude hain
    company kis sal se hai
    kitne logo ka kaam kiya ab tak
    kab se ho is line me
    kitne saal se ye kaam kar rahe ho
    dhanda kab chalu kiya tha aapne
    kaunse saal me shuru hua tha
    kitne client hai aapke
    ab tak kitne bot banaye
    nayi nayi company ho ya barso purani
    experience kitna hai
    total kitne bot chal rahe hain aaj
    company kab bani
    aap market me kab se ho
    kitni websites bana di ab tak
    kitne school use karte hai
    company nayi hai ya purani
    company ko kitne sal hue
    kitne customer hai aapke
    kab se kaam kar rahe ho
    kab se chala rahe ho ye business
    abhi kitne customer chal rahe h
    kitne logo ka kaam kar chuke`,
  smartSchool: `
    Vice principal hu, marks alag register me, message alag group me, sab ek chhat ke neeche laane wala jo coming soon hai wo kab tak
    Aapke panne pe Smart School ke aage date nahi likhi, hamara naya session April me hai tab tak aa jayega kya
    Office babu, teacher aur abhibhavak teeno ko ek hi jagah jodne wali cheez chahiye, aapke paas taiyar hai ya banegi
    Kya Smart School ke liye pehle se naam likhwa sakte hain ya uske bhav bhi abhi tay nahi hue
    jo school wala system aane wala hai uski tarikh kya
    tab tak kya karein jab tak smart school nahi aata
    smart school me lesson aur parents ka sandesh dono honge?
    pura vidyalaya ek hi login me aa jaye, wo kab
    smart school launch date
    smartschool kitne ka padega
    smart school aa gaya?
    school ka all in one
    school ka sab kuch ek jagah, number, path aur parents ke msg, aisa system hai
    ek hi software jisme teacher office aur parents sab jude ho
    marks lesson aur suchna sab ek app me chahiye school ke liye
    aur pura school ek hi system me aa jaye aisa kuch
    principal hu, pure school ka ek platform chahiye marks se message tak
    alag alag app se thak gaye, school ka sab ek jagah ho aisa kuch
    teacher, parents, office teeno ke liye ek hi system banate ho kya
    bachcho ke number aur parents ke message ek hi system me dikhe
    smart school kaun kaun use karega
    smart school parents ke liye bhi hai kya
    smart school office wale bhi chala payenge
    smart school kab aayega kitne ka
    smart school me kya kya hoga
    smart school kab launch hoga
    smart school kab chalu hoga
    smart school kya hai
    hamare school ke liye smart school pehle se book ho sakta hai
    smart school ka intezar kab tak
    smart school ki fees kitni rakhoge
    smart school abhi mil sakta hai
    smart school ready hua ki nahi
    smart school me kya milega
    smart school ka wait kare ya abhi tools le le
    smart school ka daam
    smart school kab aayega
    smart school wala launch hua kya
    smart school ki date
    smart school ka rate
    smart school abhi mil sakta hai kya`,
  clientCall: `
    Kirana association me sab puchte hain, kisi aise dukandar se milwa do jo aapka assistant chala raha ho taki puch sakein
    Faisla karne se pehle main us coaching ke malik se do minute phone pe baat karna chahta hu jisne aapse liya
    Mera ek usool hai ki pehle wale grahak se khud tasdeeq karta hu, aap kisi ka number share karoge kya
    Hotel association ki meeting me kisi chalu client ko la sakte ho jo apna anubhav khud apne muh se bataye
    aapke kisi grahak se seedhi baat ho sakti hai meri
    jo use kar raha uski dukan pe jaake dekh lu?
    do salon walo ke contact do jinse tasalli ho
    kisi old client ka number share karo na
    client se baat karwa do
    koi client milwaoge pehle
    kisi user se milwao
    grahak ka phone no
    kisi purane customer se baat karwa sakte ho
    kisi salon wale ka number do jo bot chala raha ho
    jisne aapse banwaya usse milwa do
    ek client se baat karao fir order dunga
    kisi client se phone pe pooch sakta hu kya kaisa kaam kiya
    jis school ne liya hai unse poochna hai
    apne kisi client ka number do
    koi purana grahak hai jisse phone pe baat kar saku
    jisne bot liya hai usse baat karni hai
    do reference do jinko call kar sake
    koi clinic jahan aapka bot chal raha ho, unse pooch lu
    ek do grahak ke number do jinse tasalli kar lu
    kisi client ka reference milega jisse phone par baat ho
    kya main aapke kisi grahak se mil sakta hu
    do purane clients ke number bhejo
    jo use kar raha hai usse poochna chahta hu
    kisi purane client ka number milega?
    aapke kisi client se baat karni hai
    kisi customer ka bot try karwa do
    jinhone lagwaya hai unse puch sakte h?
    koi reference dedo jisse call pe baat ho jaye
    kisi doctor ka no. do jo already aapka bot use kar rahe hain, unse ek baar puchna h
    kya mai kisi coaching wale se baat kr sakta hu jiska bot aapne banaya hai
    jo dukaan wale aapka bot chala rahe unka whatsapp number bhejo, khud msg karke dekhunga
    bharosa tab hoga jab kisi real client se 5 min phone pe baat ho, possible hai kya
    sir aapke kisi school client ka contact share kar sakte ho, principal se feedback lena tha
    pichli baar ek agency wale ne 15 hazar leke gayab ho gaya, website bhi nahi bani. isliye is baar pehle kisi aise bande se baat karunga jisne aapse kaam karwaya ho, kisi ka number de sakte ho?
    main dental clinic chalati hoon Indore me, site to achhi lagi par sirf site dekh ke decide nahi hota. koi aur dentist hai jo aapka client ho aur mujhse 2 minute baat kar le apne experience ke baare me?
    hamara furniture ka showroom hai, partner bolta hai ki ye sab dikhane ki baatein hoti h. agar kisi dukandar ka chalta hua bot mil jaye jisme hum khud sawal daal ke dekhe to usko bhi yakeen ho jayega
    dekhiye mai tution classes chalata hu aur paisa soch ke lagata hu, aap khud to apni tareef karoge hi. jisne 6 mahine se bot use kiya ho aisa koi client batao, mai usko call karke sach puchunga`,
  templates: `
    Tuition centre ke liye bada system nahi chahiye, chhoti mochi bani banayi cheez ho to labs me dikhti hai kya
    Labs wale panne pe kuch free kuch premium likha tha, mujhe samjhao kaunsi maangne pe milti hai aur kaunsi khud chalti
    Mere kaam ka namuna wahan nahi hai, doodh ka hisaab rakhne wala, kya aap bata doge ki uska kitna lagega
    Repair shop hu, poora assistant mehnga lagega, koi ek chhota workflow utha lu aapke khazane se to chalega
    licensed aur premium template me kya kya rakha hai
    chhote ready auzaar kaun kaun se hain aapke yahan
    template maangu to kitni der me batate ho
    labs section me ghoom raha hu, kya kaam ka hai yahan
    labs ki list do
    readymade workflow hai?
    templte kaise milega
    chhota tool chahiye bas
    kaun sa template yahin turant chalta hai
    template maangna padta hai ya seedha chalta hai
    mera kaam template list me nahi hai, bana doge
    labs me kaunsa licensed hai kaunsa premium
    bane banaye template hain kya
    labs me kya hai
    templates me kya kya hota hai
    labs me kya kya pada hai
    salon ke liye koi ready chota tool hai
    ready workflow milega
    poora bot nahi, sirf ek chhota tool mil sakta hai kya
    jo list me nahi wo template bhi milega
    free wala tool hai kya
    labs wale tool kya hai
    teacher ke liye koi template hai kya
    free tool bhi hai kya koi
    labs page pe kya milta hai
    ready workflow kaun kaun se hain
    koi ready made cheez hai kya
    chhote chhote tool bhi bechte ho kya
    free wale tools kaha hai
    coaching admission ka bana banaya workflow hai kya
    template milega kya
    ready template dikhao
    bana banaya workflow h kya
    bana banaya kuch hai jo turant use karu`,
  products: `
    Aapke products wale panne pe teen chaar naam dekhe, unme se kaunsa abhi bik raha hai aur kaunsa ban raha hai
    Institute chalata hu, bana banaya software lena hai na ki shuru se banwana, aapke apne kaun se taiyar maal hain
    Answer desk, class kit aur song sketcher, ye teeno kya hain aur mere kaam me dhal sakte hain kya
    Seva aur product alag alag tab me dikhte hain site par, product wale me aakhir kya rakha hua hai
    aapke khud ke bane software ke naam gina do
    kaunsa product abhi mil jayega kaunsa baad me
    products ko mere dhandhe ke hisaab se dhaal dete ho?
    teachers wala product taiyar hai ya abhi adhura
    product konse h
    taiyar maal kya hai
    products dikhao apne
    kaunsa product ready
    aapke products kya hain
    school ke liye kaunse product hain
    answer desk hota kya hai
    ready product koi hai
    class kit taiyar hai kya use karne ke liye
    song sketcher kab tak banega
    bane banaye AI product kaun se hai aapke
    whatsapp aur site ke msg ek inbox me dikhenge, wo kaunsa product hai
    koi bana banaya ai product hai kya
    aapke apne product kaun se hai
    clinic ke liye koi taiyar AI product
    product aur service me kya fark
    product list dikhao
    kuch bana banaya hai
    ready made hai kya kuch`,
  productCost: `
    product apne hisab se dhalwane ka kharcha
    class kit ko hamare school jaisa banwane ka kitna
    taiyar product me hamare mutabik badlav, daam kya
    hamare hisab se product adapt karne ka kitna loge
    Class kit achhi lagi par uske aage bhav nahi likha, hamare sau bachon ke school ke liye andazan kitna banega
    Har jagah rate khula hai par aapke product wale panne pe ek bhi nahi, aisa kyun chhupaya hua hai
    Courier office ke hisaab se answer desk me tabdeeli karwani ho to uska paisa kaise jodte ho aap
    Song sketcher jab aayega tab uski kya keemat rakhoge, main lyricist hu abhi se bachat karna chahta hu
    apne product ka bhav kaise tay karte ho
    dhaal ke doge to product ka kul kharcha kitna
    product ka rate puchne pe hi milega kya
    product me badlav ka hisaab pehle bataoge?
    product kitne ka h
    class kit rate?
    answer desk price
    products ki keemat batao
    ai product ko meri dukan ke mutabik karne ka kharcha
    taiyar product hamare hospital ke hisab se karoge to kitna loge
    product badalwane ki fees kitni hogi
    ai product apne salon ke liye set karwau to kul kitna dena padega
    answer desk kitne ka hai
    answer desk lagwane ka paisa
    class kit school ko kitne me padegi
    class kit ka price
    product apne hisab se badalwane ka kitna lagega
    answer desk clinic ke liye kitne ka padega
    ready product ko badalwane ka kya loge
    song sketcher ki kimat
    product pe daam kyo nahi likha
    products ka daam kyu nahi likha
    products ka price list nahi dikh raha
    product apne hisaab se karwane ka kitna lagta hai
    song sketcher kitne ka
    answer desk ka daam
    class kit ya answer desk ka koi rate list hai
    class kit kitne ki hai
    class kit lena ho to kitna
    product ka rate kya hai`,
  offTheShelf: `
    Cafe ke liye bazaar me 300 rupaye wala app dikha, agar wahi kaafi ho to kya aap imaan se bol doge
    Mujhe shak hai ki aap apni cheez chipkane ke liye ready software ki baat daba jaoge, aisa to nahi karte
    School ke liye pehle se bana software zyada theek nikla to uska naam dene ki fees lagti hai kya
    Garage hai mera, samajh nahi aata custom banwaun ya bana banaya khareed lu, aap bina swarth ke salah doge?
    market me behtar cheez mile to mujhe wahin bhej doge
    bana banaya hi chal jaye to sach bol dena
    kisi doosre ki dawa behtar ho to uska naam loge kya
    ready app theek rahega ya nahi, aap batate ho?
    custom ya readymade, salah do
    behtar app ho to bologe
    ready software suggest karoge
    sasta vikalp bataoge kya
    market me isse achha software ho to sach bologe ya apna hi chipkaoge
    school ke liye ready app sahi ho to uska naam batane ke paise to nahi
    dusri company ka tool behtar ho to uski salah doge kya
    aur agar bana banaya software kaafi ho to bologe
    agar bazaar me pehle se achha software ho to bataoge
    sasta app kaafi ho to aap bata doge na
    ready app le lu ya aapse banwau, imandari se
    ready software lu ya aapse banwau, kya theek rahega
    sach sach bataoge agar mujhe zaroorat nahi
    agar aapse behtar koi software ho to uska naam bologe
    koi dusra sasta tool behtar ho to bata doge kya
    gym ke liye bazaar ka app theek rahega ya apna banwana
    zabardasti to nahi bechoge
    imaandari se bolna, custom ki zarurat hai kya mujhe
    agar bazaar me sasta software hai to bataoge kya
    bazar wala software behtar ho to bol doge?
    ready software kaafi hai kya mere liye
    mere liye koi taiyar software theek ho to naam bata doge
    agar koi sasta app kaam kar de to sach batana
    mujhe sach me custom chahiye kya`,
  capacity: `
    Hamari factory ka kaam bada hai aur aap akele ho, itna bojh utha paoge ya beech me latka doge
    Shaadi ke season me sabko gaane chahiye, aapke paas abhi mere liye jagah khali hai ya line lambi hai
    Pichhla web wala pachas client ek saath leke baitha tha, mera number do mahine baad aaya, aap kitne haath me lete ho
    Agar aaj hi haan bol du to mera kaam kab uthaoge, ya pehle dusron ka nipat jane tak baitha rahunga
    abhi haath khali hai ya dusre kaam me fase ho
    waiting list me to nahi daal doge mujhe
    kitne log mere aage line me khade hain
    ek saath kitno ka bojh utha lete ho
    slot khali hai kaam ka?
    naya project loge abhi
    kab se haath lagaoge
    busy ho kya aajkal
    akele ho to itna kaam kaise karoge
    itne busy ho to mera kaam latkega kya
    is mahine mera kaam shuru ho jayega kya
    mera number kab aayega
    ek time pe kitne kaam pakadte ho
    abhi time hai aapke paas naye kaam ka
    ek saath kitne project lete ho
    mere kaam ke liye time hai abhi
    ek aadmi itne bade school ka kaam sambhal lega
    bahut busy to nahi ho
    naya kaam le rahe ho abhi
    kitne client ek saath dekhte ho
    mere project par dhyan de paoge
    abhi kitne kaam chal rahe hai aapke
    line lagi hai kya, kitna wait karna padega shuru hone me
    abhi naya kaam le rahe ho kya
    ek saath kitne kaam karte ho
    bada kaam hai, akele kar paoge
    kab se shuru kar paoge mera kaam
    itne client akele kaise sambhaloge
    naye client le rahe ho kya`,
  mission: `
    Itni badi companyon ko chhod ke aap hum jaise chhote dukandaron ke peeche kyun pade ho, koi khaas wajah hai kya
    Main patrakar hu, likhna chahta hu ki is kaam ka khayal kaise aaya aur iske peeche kya soch thi
    Sach kahu to AI wale bade logon ki sunte hain, aapne chhoti clinic aur dukan ka raasta kis vichar se chuna
    Hamare NGO ka apna uddeshya hai, jaanna chahte hain ki aapka khud ka uddeshya is business me kya hai
    ye dhandha shuru karne ki prerna kahan se mili
    aap kis badlav ke liye ye sab kar rahe ho
    chhote logo ki madad ka junoon kyun chadha
    kis dukh ko dekh ke ye banaya aapne
    mission kya h aapka
    prerna kahan se mili
    vision batao apna
    shuruaat ki wajah?
    ye kaam kyu shuru kiya
    kya soch ke ye shuru kiya
    iske peeche soch kya thi
    chhoti dukano ke liye hi kyun kaam karte ho
    ye company kyu banayi
    aapki company ki kahani sunao
    aapka sapna kya hai isko lekar
    ye idea kahan se aaya
    aapka maqsad kya hai
    aapka lakshya kya hai
    company ki kahani batao
    chhote business par hi dhyan kyu
    aapka vision kya hai
    aapka maksad kya hai
    company ki kahani kya hai`,
  whyUs: `
    Teen quotation mez pe padi hain, ek agency ki ek freelancer ki ek aapki, mujhe ek thos wajah dijiye aapko chunne ki
    Mera bhatija engineering me hai aur muft me bana dega kehta hai, phir main parlour ka kaam aapko kyun saunpu
    Badi company me sau log hote hain, aap akele ho, ek coaching wale ke liye ye nuksan hai ya fayda
    Committee ko samjhana hai ki isi vendor ko kyun le, do teen khoobiyan bata dijiye jo doosron me nahi
    aapki khoobi kya hai jo bheed se alag kare
    kis baat me aap agency walo se aage ho
    sasta wala chhod ke aapki taraf kyun aau
    aapke saath kaam karne ka plus point bolo
    aapme khaas baat?
    agency chhodu kyun
    aapko hi kyon du
    plus point batao apne
    mera bhanja 5000 me bana dega, aapko kyu du
    sasta freelancer mil raha hai, aap kyu
    kya khaas hai aapme
    clinic wale aapko kyu chune
    bade agency ko chhod ke aap kyu
    aapse hi kyu karwaye
    dusre se acche kaise
    aapme aisa kya hai jo dusro me nahi
    agency se behtar kaise ho
    aap me khaas kya hai
    badi company chhod ke aapko kyu chune
    gaon ka ladka bhi bana deta hai, aapse kyu banwau
    ek wajah batao aapko lene ki
    aap dusro se alag kaise ho
    akele aadmi se kaam karane ka fayda
    teen logo se rate liya hai, aap me kya khaas
    aap hi kyu
    kyu chunu aapko
    akele aadmi se kaam karane me risk to nahi
    ek aadmi ko kaam dene ka fayda kya hai
    aap hi kyu, dusre bhi to hai
    dusri company se alag kya ho
    ek akele ko kaam dene ka fayda kya
    agency ko du ya aapko, kyun
    mere jaan pehchan wala sasta bana raha, aapse kyu lu
    aapse hi kyu karwau
    aapko kyu du kaam
    aapse hi kyu banwaye
    dusre agency se kya alag`,
  job: `
    Meri bahu ne computer ka course kiya hai aur ghar pe khaali baithi hai, aapke yahan koi kaam mil jayega use
    BCA aakhri saal me hu, college ko do mahine ki training ka letter chahiye, kya aapke saath seekh sakta hu
    Main studio me gaata hu aur berozgar hu in dino, aapki team me gayak ki jagah ho to mujhe rakh lijiye
    Pehle call centre me tha wo band ho gaya, chat dekhne ke liye aadmi rakhte ho to main taiyar hu
    koi post khali ho to mera biodata dekh lo
    fresher developer hu, rozgaar ki talash me
    freelance likhne ka kaam doge mujhe
    aap log staff hire karte ho kya abhi
    hiring chalu hai?
    job opening h kya
    mujhe rakh lo kaam pe
    intern le rahe ho
    internship milegi
    fresher ke liye kaam hai
    bharti chal rahi hai kya
    naukri mil sakti hai kya
    part time kaam milega kya
    mere bhai ko kaam chahiye aapke yahan
    mujhe aapke yahan kaam karna hai
    koi vacancy hai
    python aati hai, kaam doge
    apna resume bhejna hai
    react developer hu koi jagah khali hai
    ghar baithe kaam milega kya
    internship dete ho
    mere bete ko kaam pe rakh lo
    gaana likhta hu, mujhe kaam do
    naukri milegi kya
    mera bhai bca kiya hai usko rakh lo
    college student hu internship karni hai
    meri behen ko naukri chahiye
    internship karni hai
    cv kaha bhejni hai
    internship chahiye
    ghar se kaam milega kya
    resume kaha bheju
    kaam chahiye mujhe
    naukri hai kya
    kaam chahiye
    fresher hu kaam milega`,
  partner: `
    Meri mobile accessories ki dukan pe roz dukandar aate hain, unhe aapka assistant bechu to mera hissa kitna rahega
    Web design agency chalata hu Indore me, apne grahakon ko aapka maal apne thappe se dena chahta hu
    Mere paas kuch poonji hai aur idea pasand aaya, kya main aapke kaam me paisa laga ke hissedar ban sakta hu
    School supply ka dealer hu, do sau school jaante hain, mil ke kaam karein to kya hisaab baithega
    grahak laane pe dalali dete ho kya
    hamare zile ka distributor banna chahta hu
    apna logo laga ke bech sakta hu kya aapka system
    mil baant ke dhandha karne ka irada hai
    referral pe kya milta
    franchise chahiye mujhe
    commission pe kaam karna h
    tie up karoge
    aapke saath partner banna hai
    client launga to commission doge
    apne ilaake me aapke bot bechna chahta hu
    main bhi bech sakta hu aapka bot
    franchise milti hai kya
    school dilwaunga to kitna commission
    apne naam se bech sakte hain kya
    agent ban sakta hu aapka
    printing ki dukan hai, grahak bahut hai, saath kaam karein
    mil ke kaam karna hai, commission pe
    agency hai meri, aapka bot bech du?
    apne sheher me aapki franchise kholni hai
    main client launga to commission milega
    aapka agent banna hai
    apne brand naam se bech sakti hai meri agency
    white label milta hai kya
    reseller ban sakta hu
    refer karne pe kuch milta hai kya
    dealer banna hai
    franchise dete ho kya
    client dilwau to kya milega mujhe
    apne naam se bech sakta hu aapka bot
    mil ke kaam kare kya
    aapka bot bech sakta hu commission pe`,
  notOffered: `
    Salon ke reels shoot karke har hafte edit karne wala chahiye, aap log camera leke aate ho kya iske liye
    Clinic ke board ka naya flex aur andar ke poster chhapwane hain jaldi, wo kaam aap le lete hain
    School me computer lab lagwani hai das machine ki, aap bechte ya lagate ho kya wo sab
    Meri kitab ka hindi se angrezi anuvaad aur prakashan karwana hai, ye aap logon ke bas ka hai
    mere page ke like aur follower badhwa doge
    dukan ka udyam registration karwa ke dete ho kya
    app wale ka data recovery, hard disk kharab hai
    pendrive se purani photo nikal doge?
    sim card bechte ho
    menu card chhapwana tha
    drone shoot karoge
    tshirt print hoti h?
    roz insta pe photo aur story daalne ka kaam aap kar doge
    mere boutique ke page par har din post kaun daalega, aap karte ho?
    instagram ki daily posting ka theka lete ho kya
    hamare cafe ki reel aur post har din banake daaloge
    school ke facebook page pe roz kuch daalna hai, wo kaam karte ho
    social media handle karne wala chahiye jo post bhi kare
    insta account chalane ke liye koi banda milega aapke paas
    aur instagram pe daily post bhi kar dena
    mobile repair karte ho
    logo bana doge
    facebook par ad chalate ho kya
    visiting card chhap jayega
    product photography karte ho
    camera lagwana hai dukan me
    office me wifi laga doge
    computer bechte ho kya
    insta page sambhal loge
    shaadi ka video edit karwana hai
    loan dilwa do
    bijli ka kaam karte ho
    blog likh ke doge har hafte
    meri shaadi ki film banwani hai
    product ki photo kheech doge
    gst return bhar doge
    tuition padhate ho kya bachchon ko
    followers badha do
    game bana sakte ho
    printer theek kar do
    google ads chala do clinic ka
    dukan ka naam plate
    data entry ka kaam hai
    kiraye par gaadi milegi
    pamphlet design karwana hai
    kitab chhapwani hai
    billing machine bechte ho
    gst return bharwa doge kya
    coding sikhate ho kya
    ac thik karte ho
    courier kar doge saman
    hacking karwani hai
    website ke liye server kiraye pe dete ho
    thesis likh doge
    logo aur visiting card bana do
    call centre wale log chahiye
    wifi lagwana hai office me
    flex chhapwana hai
    laptop theek hoga kya
    gaana gaane wala orchestra bhej doge
    poster bana do
    insta followers badha do
    reels edit kar doge
    mobile cover ki dukan ke liye logo
    ghar ki wiring
    youtube channel chala doge
    fb page chala doge kya
    seo karte ho sirf
    printer theek karte ho kya
    ads chala ke customer la doge
    makeup artist bhejo
    tally ka kaam kar doge har mahine
    banner chhapwana hai
    drone se shoot karte ho
    mobile ka screen badalna hai
    excel me data entry karwani hai
    bachche ko coding sikha do
    fridge repair
    telecaller chahiye
    logo banate ho kya
    visiting card chhapte ho
    facebook page chala doge
    loan dilwa sakte ho dukan ke liye
    instagram handle karte ho kya
    reel banwani hai dukan ki
    google ads chalate ho
    banner printing karte ho
    software ki training doge kya naukri ke liye
    laptop theek karte ho
    biometric machine milegi kya
    computer theek karane hai
    cctv lagate ho
    shaadi ka video edit karoge
    kitab likh doge mere liye
    kitab ka cover bana doge
    product ki photo kheenchoge
    bachcho ko gaana sikhate ho
    game banate ho kya
    followers badha doge
    gst return bhar dete ho
    loan dilwa doge
    computer sikhate ho kya
    ppt bana doge
    mera project likh do college ka
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
    Abhi AiSensy ka 999 wala plan hai mere coaching me aur theek thaak chalta hai, phir aapka lene ki kya tuk hai
    Beta kehta hai ChatGPT se khud prompt likh ke chala lenge muft me, aapka wala usse kis maamle me aage hai
    WhatsApp Business me away message aur quick reply pehle se hai meri medical shop pe, usme aur aapme farq kya
    Wix pe ek ghante me panna ban jata hai, phir hotel ke liye aapko paise dene ka tark samjhaiye
    gallabox ya aapka, dono me kaun theek baithega
    canva ke site builder se tulna karo apni
    muft wale chatbot app se kis tarah behtar
    dukaan app to sasta padta hai, aapme naya kya
    tidio se farak?
    chatgpt free h to
    gupshup vs aap
    suno app se behtar kaise
    chatgpt se alag kya hai isme
    chatgpt to free hai phir aapko kyu du paise
    whatsapp business app me bhi to auto reply hai
    interakt se kya farak hai aapka
    wati se achha hai kya
    gemini free hai to paisa kyu du
    khud wix pe bana lu to
    chatgpt free me milta hai to aap se kyun lu
    dusri company wale se tulna karo
    mere paas pehle se whatsapp business hai phir iska kya kaam
    whatsapp business ka free auto reply kaafi nahi kya
    whatsapp me quick reply to hai hi, aapme kya zyada hai
    chatgpt bhi to yahi karta hai
    dusre sasta dete hain aap me kya alag
    chatgpt plus lu ya aapka bot
    manychat achha ya aapka
    canva wix se khud bana lunga phir
    chatgpt free hai to aap kyu
    whatsapp business me auto reply hai na
    suno pe gaana free banta hai fir aapse kyu
    aisensy se accha kyu hai
    wati se kya alag hai
    interakt se kya farak h
    school me google classroom hai, aapka kyu le
    wix pe khud bana lu to
    chatgpt se khud kar lu to
    wati se kya alag ho
    wix pe free ban jati hai fir aap kyu`,
  freeTools: `
    student hu, koi free tool hai try karne ke liye
    free me kuch use kar sakte hain kya site par
    abhi free me kuch try kar sakta hu
    Abhi paise nahi hain par kuch seekhna chahti hu, aapke yahan bina kharch kiye kaun kaun si cheez istemal kar lu
    Dukan chhoti hai, pehle bina jeb dheeli kiye kuch mile to dekhu, aapki site par aisa kya kya khula hai
    Coaching wale bhaiya bole us site pe kuch muft ke auzaar hain, wo kaunse hain aur unka darwaza kahan hai
    Muft ki cheezon me kya aata hai, demo quote ke alawa bhi koi auzaar hai jo main aaj hi chala saku
    jinka paisa nahi lagta wo auzaar gina do
    nishulk suvidha me kya kya daal rakha hai
    free me lene layak cheezon ke naam
    salon ke kaam ka kuch nishulk milta hai yahan?
    free kya kya h
    muft tools ki list
    nishulk cheez bataiye
    0 rs me kya
    koi bhi cheez free milti hai kya aapke yaha
    parlour chalati hu, bina kharche ke kya use kar sakti hu
    ek rupaya diye bina kya kya le sakte hai
    aur free me kuch hai kya
    free tool konse hai
    free wale tool kaise milenge
    jo muft hai wo kahan se lu
    free tools lene ka tarika
    free tool kaun se hain
    free cheez kuch hai to batao
    dukan ke liye free me kya hai
    site par kya kya free hai
    package builder free hai ya paisa lagta
    kya kya cheez muft deti h aapki company
    koi free tool hai kya aapke paas
    labs me free wale kaunse
    salon ke liye koi muft cheez
    muft wali cheeze kaun si hai site pe
    khud jod ke total kaise dekhu package ka
    zero rupaye me kya milega
    free me kya kya h aapke paas
    bina paise kya kya dete ho aap
    kuch free ka samaan hai kya use karne ko
    muft wale tool ki list do
    muft wala samaan kya kya hai
    teacher ke liye kuch free hai kya
    kya kya free me de rakha hai site pe
    bina paisa diye kya kya mil sakta hai
    free cheezo ki list do
    kaunse tool free hain
    bina paise ke kya try kar sakta hu`,
  reviewRequests: `
    khush grahak se star dilwane ka kuch hai
    khana kha ke jaye to unse review mangne wala message
    mareez se google pe achha likhwana hai, madad karo
    aur logo se rating dilwao
    Mere dhabe pe log khush hoke jate hain par Google pe ek lafz nahi likhte, unse tameez se kehne ka koi tarika
    Dental clinic ke staff ko sharm aati hai taare maangne me, koi likha likhaya sandesh ho to seedha bhej de
    Padosi salon ne nakli taare kharid liye, mujhe asli chahiye, khush client ko ek hi baar puchne wala message hai kya
    Review maangne wale jo free message hain wo hindi me bhi aate hain aur SMS pe chal jate hain kya
    grahak se do shabd likhwane ka muft template do
    google taare maangne ka likha hua sandesh
    review request ka text mail pe milta hai kya
    rating maangte waqt kya likhe, aapke paas namuna hai
    taare mangne ka msg
    google rating badhani h
    review request free?
    mujhe review template chahiye
    google pe rating maangne wale message ka template
    review mangne wale message free hai?
    review ke liye customer ko msg, wo template free hai na
    review lene wala message muft hai kya
    review msg wala template kaise milega
    review wala message sach me free hai
    review maangne wale message ka template
    review request message kya hote hai
    review wale message sms pe bhi chalte hai kya
    review mangne wale message kis bhasha me hai
    review request kin business ke liye hai
    review wale message mujhe kaise milte hai
    google par zyada review kaise aaye
    salon ke google review kaise badhau
    customers se review kaise mangwaye
    patient khush hote hain par review nahi likhte
    khush graahak se review maangne ka tool hai
    har customer se rating maangne ka message chahiye
    restaurant ki rating badhani hai google pe
    restaurant ke sirf 6 review hai, badhane hai
    review ke liye message bhejne wala kuch hai
    baal katne ke baad apne aap review maang le kya
    log khana khake chale jate hai review nahi dete
    review ke liye hindi me message doge
    salon ke liye 5 star review chahiye asli wale
    nakli review daalte ho kya
    review request message free hai kya`,
  missedCall: `
    shaam ke baad admission ke call miss ho jate hain, kuch hai iske liye
    raat me call aate hain koi uthata nahi, kuch ilaj hai
    bahut call miss ho jate hain, kuch hai aapke paas
    jo call hum nahi utha pate unka kuch ho sakta hai
    Plumber hu, pipe pakde phone nahi utha pata aur grahak dusre ke paas chala jata hai, chhooti ghanti pe sandesh chala jaye kya
    Coaching me ek hi line hai jo hamesha busy rehti, jis maa baap ka phone na lage use khud WhatsApp mil jaye
    Raat me clinic pe ghanti bajti rehti hai, caller ko apne aap next step bhejne wala tool kiske account se chalta hai
    Courier boy driving karte hue call nahi le pata, jo ghanti reh jaye uska jawab dene wali cheez ka daam pata karna hai
    line busy mili to caller ko khud sandesh mile
    unattended call walo ko likhne wala jugaad hai?
    jiska phone nahi utha wo wapas call list me aaye
    na uthe phone to caller ko booking ka rasta mil jaye
    missed cal reply chahiye
    phone na uthe to sms
    missed call tool rate
    chhooti call ka ilaaj
    ac wale ladke site pe call nahi uthate, caller ko whatsapp jaye iska rate kya
    missed call reply ka koi tay daam likha hai kya
    bijli mistri ki team hai, chhuti call walo ko msg bhejne ka kitna
    aur missed call wale ka rate fix hai ya quote lena hoga
    mobile repair ki dukan me jo call miss hoti hai uske liye kuch hai
    ac service wala hu, chhuti hui call ka kya hal hai
    missed call ke liye koi cheez hai aapke paas
    jo call reh gayi unko sandesh bhejne wala kuch rakhte ho
    missed call wala template
    missed call wala raat me to msg nahi bhejega na
    missed call reply hamare account se chalta hai ya aapke
    missed call reply kin dhandho ke liye hai
    repair ki dukan ke liye missed call reply sahi hai
    missed call reply me quiet hours hote hai kya
    raat ko phone aate hai koi uthata nahi
    missed call wala template chahiye, paise kitne
    jiska call miss ho jaye usko whatsapp chala jaye, aisa kuch
    miss call aane par msg bhejta hai na wo tool
    missed call wali cheez khareedni h
    missed call ka auto reply chahiye clinic ke liye
    call na utha paye to grahak ko apne aap msg
    missed call pe booking ho jaye
    missed call wale ko booking ka link ja sakta hai kya
    missed call pe msg bhejne wali cheez ka rate
    call chhut jaye to turant whatsapp jaye, iska daam
    call chhoot jaye to sms apne aap bhej de
    bahut call miss ho jate hai dukan pe
    call nahi utha pata to customer chala jata hai
    bina bot ke sirf missed call wala milega
    miss call ka jawab whatsapp se chala jaye
    missed call pe apne aap message jaye aisa kuch hai
    garage hai, haath gande, missed call walo ko message chahiye
    missed call wala tool kitne ka hai
    missed call reply kya hai
    missed call reply hindi me jata hai kya
    phone bajta rehta hai aur haath khali nahi hota
    chhoote hue call ka kya upay
    jo call kare aur na uthe usko whatsapp chala jaye
    raat ke missed call ka kya kare
    jo call kat jaye usko msg jaye
    mechanic hu, gadi ke neeche hota hu to call chhoot jati hai, iska kuch hai
    plumber hu, site par phone nahi utha pata, customer chala jata hai
    bijli ka kaam karta hu, seedhi par phone nahi utha sakta, koi upay
    delivery karta hu, gadi chalate phone nahi uthta aur order chala jata hai
    haath gande rehte hain, call nahi utha pata, un logon ko message chala jaye aisa kuch hai`,
  standIn: `
    Aap akele hi sab karte ho, bhagwan na kare hospital pahunch gaye to meri clinic ka assistant kaun chalayega
    School board ka sawal hai ki ek vyakti pe nirbhar hona khatra hai, unke baad koi dusra jaankar hai kya
    Agar do saal baad aapne ye dhandha hi band kar diya to meri site aur assistant mere paas bachega ya doob jayega
    Shaadi ke theek pehle aap beemar pad gaye to gaana adhoora reh jayega, uske liye koi doosra insaan hai kya
    aapki gairhaazri me kaun haath batata hai
    chhutti pe gaye to mera system kiske bharose
    aap na mile to mera domain aur data kiske paas
    koi naayab hai jo aapki jagah le sake
    aap bimar hue to?
    backup banda hai kya
    company dubi to kya
    aapke bina kaun chalayega
    aap bimar pad gaye to
    tabiyat kharab ho gayi aapki to mera kaam kaun dekhega
    band kar di company to mera bot kaha jayega
    aap na rahe to mera bot kaun sambhalega
    aap akele ho, kuch ho gaya to mera bot band?
    aapki jagah koi aur hai kya emergency me
    kal ko aap kaam band kar do to
    chutti par gaye to clinic ka bot kaun dekhega
    chhutti pe ho to kaun dekhega
    akele ho, kuch ho jaye to school ka kya hoga
    aapko kuch ho jaye to mera kaam
    company band ho gayi to website ka kya
    akele aadmi ho, bimar hue to kaun dekhega
    koi backup aadmi hai kya aapke paas
    ek aadmi ki company pe bharosa kaise, kuch ho jaye to
    beech kaam me bimar pade to poora kaun karega
    aap gaayab ho gaye kal to bot ka kya
    aapke baad kaun sambhalega`,
  orderLookup: `
    Transport company hu, grahak sirf builty number daal ke gaadi ka haal dekh le, poora assistant nahi lena mujhe
    Handloom ki web dukan hai, bas wahi ek cheez chahiye jo order number se sthiti bata de, aur kuch nahi
    Order status wala jo template hai, wo courier ka haal bhi jodta hai ya sirf hamari sheet padhta hai
    Akela status dhoondhne wala auzaar lu aur koi order na mile use, tab grahak ko kya hoga
    sirf parcel ki sthiti batane wali chhoti cheez bechte ho
    lookup template ka daam kyun nahi dikh raha
    poora bot nahi, khali order dhoondhak chahiye
    mobile no daalte hi order nikle, bas utna tool
    order lookup ka rate
    sirf tracking tool h?
    status lookup akela milega
    order finder chahiye bas
    courier ki chhoti company hai, party docket number daale aur status dikhe, bas wahi tool
    transport me hai, bilty number se maal ka status dikhane wala template hai kya
    bot nahi, sirf number se consignment dhundne ka lookup chahiye
    aur sirf number daal ke status dekhne wala tool
    maal kaha pahuncha ye party khud number se dekh le, bana banaya tool
    hamare load ki list excel me hai, status lookup lag jayega kya
    packers movers hu, number se saaman ki sthiti batane wala chhota template
    taiyar lookup hai kya jisme party apna number daale
    status lookup ko parcel na dikhe to aage kya hoga
    galat order number daala to lookup tool kya karega
    lookup jo order nahi dhoondh paya wo kaun dekhega
    order status template fail ho to mujhe khabar milegi kya
    order status wala template
    order lookup me courier ka data bhi aata hai kya
    order lookup ko order na mile to kise jata hai
    order status lookup kin dukano ke liye hai
    hamari apni order list hai, order lookup chalega
    sirf order status wala tool milega bina bot ke
    sirf order ka status batane wala tool chahiye
    order status lookup kitne ka
    grahak number daale aur parcel kaha hai dikh jaye, bas itna
    sirf order dhundne wala tool bina bot
    order tracking akela kitne ka hai
    bas order track karne wala chhota tool chahiye
    boutique ke liye khali tracking wala tool, bot nahi
    order lookup hamari sheet se chalega kya
    order dhoondhne wala chhota tool kitne ka`,
  leadScore: `
    property ki enquiry me se asli khareedar kaun, ye chhant ke dega
    leads crm me jaye aur garam wali upar aaye, ho sakta hai
    admission wale form me kis parent ko pehle phone karu, ye batayega
    aur unko number bhi de ki kaun zaroori hai
    Property dealer hu, roz pachas log puchte hain par kharidta ek hai, kya pata chal sakta hai sabse garam kaun hai
    Admission ke mausam me do sau form aate hain, unme se pehle kis parent ko ghanti maru ye chhant ke milega kya
    Car showroom ki team sabse aalsi lead pe time barbaad karti hai, koi cheez jo unko number deke kram me lagaye
    Aapko enquiry bheju to kya machine mere jawab dekh ke tay karti hai ki main kitna zaroori grahak hu
    khareedar aur timepass me farak bata paega kya
    aayi hui enquiry ko ank dekar line me laga dega
    sabse pakke grahak ko sabse upar dikhaye
    mere bheje form ko bhi score diya jata hai?
    lead scoring hai kya
    hot lead alag karega
    enquiry ki ranking
    kisko pehle phone karu
    mere jawabon se computer koi score banata hai kya
    form bharne par machine mujhe aankti hai kya
    main jo likhta hu usse mere points lagte hai kya
    kisse pehle baat karni hai ye insaan tay karta hai ya software
    kaunsi lead zaroori hai ye bhi batayega kya
    zaroori inquiry upar aayegi kya
    sabse kaam ki lead kaun si hai ai bata dega
    leads ko importance ke hisaab se lagayega kya
    kis enquiry pe pehle dhyan du ye pata chalega
    admission ki bheed me asli parent kaun ye batata hai
    lead ki ranking karta hai kya
    kaun si lead garam hai wo dikhayega
    mere form ke jawab se mujhe number milta hai kya
    mujhe pehle call karna hai ye computer tay karta hai kya
    meri enquiry ko koi program rank karta hai kya
    kaunsa customer pakka hai ye batata hai kya
    kaunsi enquiry serious hai pata chalega kya
    inquiry ko chhant ke rank karta hai kya
    pehle kisko call karu ye batata hai kya
    lead ko number deta hai kya
    admission ke liye kaun pakka hai wo chhant dega
    timepass wale alag aur asli buyer alag kar dega kya
    enquiry ko score milta hai kya
    property ke lead me hot wale upar dikhega
    kaunsi lead pehle call karu ye batayega`,
  branches: `
    teen sheher me dukan hai sab ke liye ek system kitne ka
    teen hotel hai alag shehar me, ek hi se chalega
    har jagah ke liye alag lena padega kya
    dusri clinic gurgaon me hai, wahan bhi yahi chalega
    do guest house hai, dono ka ek assistant
    Meri do medical dukanein hain, ek Dwarka ek Noida, dono ka stock alag, kya ek hi assistant se kaam nikal jayega
    Preschool ke chaar campus hain, har ek ki fees alag, samajh nahi aa raha Enterprise lu ya chhota wala chaar dafa
    Bhaiya ki aur meri salon alag naam se hain par ghar ek hi hai, ek hi set-up me dono aa sakti hain kya
    Abhi ek outlet hai, agle saal teen khulenge, tab har naye ka phir se poora paisa bharna padega?
    paanch shehron me showroom, kaunsa pack uthau
    ek bot, do dukan, alag rate, chal jayega kya
    franchise wale saare outlet ek jagah se chale
    har shakha ka kharcha juda hoga ya saath me
    3 branch ka kya hisaab
    multi branch plan?
    do clinic ek bot
    kai shakha ek assistant
    do dukan hai meri, ek hi bot chalega dono me
    hamari chashme ki char dukane hai, kaunsa plan theek rahega
    har branch ka alag paisa lagega kya
    do jagah dawakhana chalata hu, mere liye kaun sa package
    teen clinic hai alag alag jagah, ek bot sambhal lega
    chhe outlet ki pizza shop hai hum kaunsa le
    2999 ek dukan ka hai ya sab branch ka
    delhi, jaipur aur agra me showroom hai, kis pack me aayenge hum
    dusri branch kholi to phir se lena padega kya
    pathology lab ke paanch collection centre hai, kaunsa plan lagega
    dono center ki fees alag hai, bot ko pata chalega kaun si branch
    ek salon gurgaon ek noida, starter chalega ya bada wala
    ek hi bot se 4 restaurant ki booking ho sakti hai
    coaching ki saat branch ek hi shehar me, kya le hum log
    branch ke hisab se daam lagta hai kya
    alag alag shehar me gym hai hamare, kaunsa plan uthaye
    meri do branch hai kota aur sikar, ek assistant kaafi hai
    bhai ki dukan me bhi yahi bot chala sakte hai kya
    har outlet ke liye alag bot lena hoga
    kai jagah dukan ho to kaise hoga
    do salon ke liye ek bot ya do
    paanch centre hai hamare, ek saath ho jayega kya
    2 branch hai, bot ek hi chalega?
    teeno dukano ke liye ek bot hoga kya
    do clinic hain mere, paisa double lagega?
    har branch ka alag bot lena padega kya
    4 centre hain coaching ke, rate kya hoga fir
    humari do branch h ek Kanpur ek Lucknow, dono ka timing alag, ek bot sambhal lega?
    agar 3 location ho to price badhega ya wahi rahega jo site pe likha hai
    gym ki 2 branches hain aur fees alag alag hai, ek hi bot dono ka bata payega kya
    school ke do campus hain, dono ke liye ek bot banega ya alag alag lena hoga
    mere paanch salon hai same city me, sabke liye ek number ek bot ho skta hai?
    mera dental clinic pehle ek hi tha, ab pichle mahine dusra bhi khol liya highway side. patient confuse ho jate hain ki doctor kis din kahan milenge. ek bot dono jagah ka bata dega ya do lene padenge?
    hum log sweets ki dukan chalate hain, papa wali purani bazaar me aur meri nayi mall ke paas, aur bhai bhi teesri khol raha h. har ek ka whatsapp number alag hai, to kya har ek ke liye alag paisa dena padega
    coaching institute hai hamara, Kota me main centre aur Bundi aur Baran me chhote centre. bachche har jagah se main number pe hi puchte hain batch ka. ek hi bot me teeno centre ki jankari aa sakti hai kya?
    pathology lab ki 6 collection centre hai alag alag mohalle me, log galat centre pe pahunch jaate hain aur fir gussa karte hain. bot sab centres ke liye common banega ya per centre charge karte ho aap`,
  overkill: `
    Din bhar me mushkil se paanch log likhte hain meri silai ki dukan pe, imaan se bataiye lena chahiye ya paisa barbaad
    Ghar se cake banati hu hafte me do order, log kehte hain AI lagao, mujhe to ye topi pehnana lagta hai, aapki raay
    Pandrah bachon ki tuition hai bas, kya itne ke liye itna bada taam jhaam karna samajhdari hogi
    Meri parchun ki dukan me sab saamne aake lete hain, chat pe kam hi log hain, fir bhi kaam ka hai kya
    itne kam message me machine lagana bewakoofi to nahi
    chhota kaam hai, phone se hi nipta leta hu, phir bhi lu?
    sach kehna, meri haisiyat se zyada to nahi ye
    kam grahak walo ko aap kya salah dete ho
    mere liye zyada to nhi?
    chhoti dukan, bot bekaar?
    itna bada system chahiye kya
    lena banta h ya nahi
    din me do char message aate hai, bot chahiye bhi kya
    din me paanch hi grahak likhte hain, bot lena bekar to nahi
    itni chhoti dukan ke liye bot ka fayda hai
    chhota sa parlour hai, paisa vasool hoga kya
    mere yaha bas 3-4 msg aate h din ke, lena chahiye kya
    ghar ki bakery hai, ye zyada nahi ho jayega
    sach bolo mujhe chahiye ya nahi
    sach bolo mujhe iski zarurat hai ya phone hi kaafi hai
    sach batao mujhe zaroorat hai kya
    30 bachche hain coaching me, lena banta hai kya
    bahut kam message aate hain, fayda hoga kya
    itne chhote kaam me bot ki zarurat hai?
    mere to sirf 18 bachche hai, mere liye zyada to nahi
    sach batao mujhe iski zarurat hai kya
    din ke 5 message aate hai bas, lena chahiye ya nahi
    ek kursi ka parlour hai, itna bada system kya karunga
    main bahut chhota hu iske liye na
    imaandari se bolo chhoti dukan ke liye ye faltu to nahi hai
    ghar pe 10 bachcho ko tuition deta hu, bot ka koi fayda hai ya rehne du
    hafte me 3 enquiry aati hai, itne ke liye automation theek rahega?
    mere paas itne customer hi nahi hai ki AI lagau
    akela doctor hu din me 6 mareez, mujhe ye chahiye bhi ki nahi
    sab grahak ko main khud jawab de leta hu, fir bhi lena zaruri hai?
    aur agar kaam bahut kam ho tab bhi aap lene ko bologe
    chai ki tapri hai bhai, iske liye AI zyada nahi ho jayega
    itne chhote dhandhe me paisa barbaad to nahi hoga ye lagwa ke
    kitna bada business ho tab faayda hai, mera to chhota sa hai
    machhar marne ke liye top to nahi chala raha main
    mohalle ki kirana hai 40 pakke grahak, bot kya karega yahan
    bechna mat bas sach bolo, ek counter wali dukan ko iski jarurat hai?
    gym me 25 member hai sabko naam se janta hu, phir bhi kaam aayega kya ye
    ye bade logo ke liye hai ya mere jaise chhote ke liye bhi
    koi message hi nahi karta mujhe zyada, to assistant jawab kisko dega
    mahine me 4 shoot karta hu, mere level pe ye overkill lagta hai
    aapka apna bhai chhoti darzi ki dukan chalata to usko lene bolte?
    mujhe lagta hai mere chhote kaam me iski koi zaroorat nahi, aap kya kehte ho
    singer hu mahine ke do program milte hai, mere liye kaam ka hai ya chhod du
    do kamre ka homestay hai pahad me, bina iske bhi chal jayega na?
    hamari NGO me char log hai kul, honest rai dijiye ye hamare layak hai ya nahi
    chat bahut kam aati hai 6-7 roz ki, kya itne me vasool hoga
    hum do hi log hain, ye ai to badi company ke liye hota hai na
    ye sirf badi company ke liye hai kya
    ghar se tiffin chalati hu, mai bhi le sakti hu ya sirf badi company`,
  doubt: `
    Pehle wala chatbot har baat pe sorry I did not understand bolta tha, grahak gaali de ke gaye, ab phir himmat kaise karu
    Meri boutique ki ladies apnapan chahti hain, mujhe nahi lagta koi program unse baat kar ke saree bikwa sakta hai
    Teacher log kehte hain AI ka shor hai bas, do din me sab bhool jayenge, aap kaise keh sakte ho ki chalega
    Hamare hotel ke buzurg mehmaan screen se chidhte hain, darr hai ki machine dekh ke dusre hotel chale jayenge
    mujhe to ye sab hawa hawai lagta hai
    bot ke naam se hi log chat band kar dete
    ek dafa jal chuka hu, dobara nahi jalna
    kisi kaam ka nikla nahi aaj tak koi chatbot
    AI sab bakwas hai
    bot pe yakeen nahi
    chatbot faltu hote h
    grahak bhaag gaya to bot se
    pehle wala bot bekar tha
    machine se mere patient baat nahi karenge
    robot wale jawab se grahak bhaag jate hai
    bot se log chidh jaate hain, ye alag kaise
    dusri company ne ghatiya bot diya tha
    sach me chalta hai ya bas baatein hain
    chatbot se log chidhte hai
    andar to chatgpt hi hai, itna paisa kyu
    ye to bas chatgpt hi hai na
    mere grahak buzurg hain, unko pasand nahi aayega
    bot bekar hote hai sab, kya alag hai
    pehle bot liya tha kisi kaam ka nahi nikla
    ek baar bura anubhav ho chuka hai bot ka
    mujhe nahi lagta ye hindi samajh payega
    ek baar le ke pachtaya hu bot
    ye AI wagera sab dikhawa lagta hai
    mujhe nahi lagta bot se kuch hoga
    customer bhaag gaye robot dekh ke to
    log machine se baat karna pasand nahi karte
    dar lagta hai phir se paisa doob jayega`,
}
