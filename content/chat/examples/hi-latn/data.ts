import type { data } from '#content/chat/topics/data.ts'
import type { Examples } from '../examples.ts'

export const romanisedData: Examples<typeof data> = {
  privacy: `
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
    data safe hai`,
  deleteData: `
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
    chat kitne din rakhte ho`,
  sharedWith: `
    jo main yahan type karu wo google dekh sakta hai kya
    gemini ko bhejne se pehle mera phone number hata dete ho na
    maine upar number likh diya, google tak pahuncha kya
    google ko sirf baat jati hai ya mera naam pata bhi
    aur mera mobile number bhi google ko
    aur email id bhi gemini tak jati hai
    ye kaunsa ai hai chatgpt hai kya
    kya google ye chat padhta hai
    meri details aur kis kis ko jaati hai
    mera data kis kis company ko jata hai
    kaunsa ai use karte ho
    google ye chat padhta hai kya
    chatgpt ko bhejte ho kya meri baatein
    data kin company ko jata hai
    ye kaunsi ai hai jo jawab de rahi
    server kahan hai aur kiska hai
    mera msg google ke paas jata hai?
    police maange to de doge kya
    police ko data doge kya
    data kisko dete ho
    mera number ai company ko to nahi jata
    kaunsi AI company jawab deti h
    chatgpt lagaya hai ya gemini
    chatgpt hai kya ye
    google ko chat jati hai kya
    meri details aur kiske paas jati hai
    google padhta hai kya ye
    kisko jata hai mera data
    ye chat kis AI pe chalti hai
    police maange to data doge`,
  exportChat: `
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
    mere grahak ka data dusre ko to nahi doge`,
  own: `
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
    copyright to nahi aayega`,
  ownCreative: `
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
}
