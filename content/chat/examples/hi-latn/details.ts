import type { details } from '#content/chat/topics/details.ts'
import type { Examples } from '../examples.ts'

export const romanisedDetails: Examples<typeof details> = {
  answerDesk: `
    site aur whatsapp ki chat ek list me ho, hum teeno beech me jawab de sake
    kaun kisko jawab de chuka pata nahi chalta, sab chat ka ek inbox hai kya
    staff do jagah chat kholta hai, dono ek hi inbox me aa sakte hai kya
    reception aur main ek hi list se chat sambhale, aisa kuch hai
    sab chat ek inbox me, wo kya product hai
    staff beech me likhe to bot chup ho jaye, aisa ek screen hai kya
    answer desk kis kaam aata h
    sari baatcheet ek parde par dikhe aur ladki khud jawab le le
    answer desk ke bare me samjhao
    receptionist chat apne haath me le to bot ruk jata hai?
    ek inbox me saari chat wala product
    ek hi screen par sab grahak ki chat, jahan mai khud bhi likh saku
    answer desk kya kaam karta hai bhai
    jab mera aadmi likhe tab bot na bole, kahan se hota h ye
    answer desk me kya hota hai
    saari chat ek hi jagah khulti hai kya staff ke liye
    answer desk kya hota hai
    hotel ka manager chat le le aur bot shant rahe, wo kis cheez me hota hai
    answer desk sab bot ke sath milta hai kya
    koi desk jisme team sab chat dekhe aur jab chahe le le
    answer desk kholne par kya kya dikhega
    answer desk me khud kaise jawab de
    website ki chat bhi answer desk me aati hai kya
    ek tap me chat khud le sakta hu answer desk se
    bot jisme fail hua wo sawal answer desk me dikhte hain?
    answer desk har bot ke saath aata hai ya alag lena padta hai
    dono jagah ke message ek list me chahiye, aisa product hai na
    clinic me receptionist answer desk se beech me aa sakti hai
    answr desk kaisa product hai`,
  classKit: `
    school wala sample project kaunsi kaksha se kaunsi kaksha tak hai
    portfolio ka school project chhote bachho ki class ka hai kya
    teacher kit ka namuna paanchvi class ke liye chalega
    school sample kis class tak bana hai
    class kit available h?
    class kit kiske liye bani hai
    class kit me quiz bhi hota h
    class kit kya hai
    class kit se kya banta hai
    class kit me kya kya banta hai ek chapter se
    class kit ke bare me batao
    class kit me ek chapter dale to kya milega
    class kit hindi medium school me chalegi?
    class kit ka message bina dekhe parents ko chala jata hai kya
    class kit kaunsi class tak ke liye hai sample me
    class kit me quiz ke kitne version bante hai
    teacher class kit ke draft ko badal sakta hai na
    class kit ready hai ya baad me aayegi
    portfolio wali teacher kit kya karti hai
    class kit english me bhi banati hai kya`,
  songSketcher: `
    main khud gaana bana saku aisa koi tool hai aapke paas
    apne bol daal ke khud dhun sunne wala app hai kya
    gaana order nahi karna, khud banane ka software chahiye
    aur khud se song banane ka tool
    khud se dhun try karne ki koi app h tumhari
    mai apne lyrics likh ke turant gaana sunu, aisa product hai
    music teacher hu, khud gaane bana ke dekhne wala tool milega
    shabd aur mood daalo aur gaana sun lo, wo wala tool chalu hai?
    song sketcher kya hai
    song sketcher kya karega
    song sketcher ban gaya ya abhi ban raha
    song sketcher use kar sakte h kya abhi
    song sketcher se kya banta hai
    sketcher me mood khud chun sakte hai kya
    song sketcher chalu ho gaya kya
    sketcher me line badal ke phir se sun sakte hai
    mere likhe shabd se chhota sa gana sunane wala tool, kab aayega
    song sketcher kis bhasha me chalega
    song skecher try karna hai
    sketcher wala product abhi ban raha hai na
    song sketcher pura gana banata hai ya thoda sa`,
  processProduct: `
    haan bolne se pehle product hamare kuch whatsapp message pe chala ke dikha doge
    class kit ko hamare ek chapter ke saath pehle parakh sakte hai kya
    apne asli sawal de ke product test karna hai lene se pehle
    aur hamare message ke saath try kar sakte hai
    taiyar product apna banwane ke liye aapko kya samjhana hoga
    product adapt karwana hai, apne kaam ke baare me kitna batau
    product dhaalne se pehle aapko kya jaankari du
    aaj kaam kaise hota hai uska example dena padega kya product ke liye
    ready product ko mere kaam me kaise dhaloge
    product lene ke liye aapko kya batana hota hai
    mere apne message pe product chala ke dikhaoge pehle?
    product adapt karne me kya kya change hota hai
    apne chapters ke saath trial milega product ka
    product badalne ke baad chalana sikhaoge na
    adapt kiya hua product baad me aur badha sakte hai kya
    product apnane ke steps kya hai
    hamare tool aur bhasha ke hisaab se product set karoge kya`,
  songSample: `
    nani ke pachattar kya hai
    music page wala sample gana kitne minute ka hai
    sample birthday song ka bpm kitna hai
    sample gane me kitne antare hai
    nani wale gane ke sath karaoke milta hai kya
    site pe jo birthday gana hai uska structure batao
    nani ke pachattar kis bhasha ka gana hai
    udaharan wale gane me kya kya file hai
    page pe intro mukhda antara likha hai wo kaunsa gana hai`,
  songOccasions: `
    mauke kaun kaun se hai jinke liye gana banta hai
    kaun kaun se function ke liye gana ban sakta hai
    sirf shaadi ka gana banate ho ya aur bhi
    log kis cheez ke liye gana banwate hai
    gane me ghar walo ke naam daal doge
    apne mazak wali baat gane me aa sakti hai kya
    farewell aur launch dono ke gaane hote hai kya
    event song me kaun kaun se event aate hai
    gane me gaon ka naam bhi daal sakte hai kya`,
  bookVideoSample: `
    kitab ke video me kaun kaun se scene hote hai
    book video ka example kaisa hai
    kitab wale video me sabse pehle kya aata hai
    video me meri kitab ki line padhi jayegi kya
    book video me cover dikhta hai na
    kitab kaha milegi ye video me batate ho kya
    book film me kitni tasveer hoti hai
    kitab ke video ka dhancha batao
    namune wali book video me kya kya dikhaya`,
  creativeAudience: `
    creative services kya hoti hai aapki
    creative service kiske kaam ki hai
    lekhak ke liye kya kya banate ho
    creative wale page pe kya milta hai
    writers ke liye kaun kaun si service hai
    kavi bhi creative service le sakta hai kya
    creative services sirf author ke liye hai kya
    content creator ko creative me kya milega
    creative me video aur website dono hai kya`,
  lessonSample: `
    photosynthesis wala lesson example batao
    example wala lesson kitni der ka hai
    sample lesson kaunsi class aur subject ka hai
    patta hara kyu hai wala lesson kya hai
    sample lesson me bachche jodi me kya karte hai
    example lesson me quiz kitne sawal ka hai
    site wale lesson plan ke namune me kya kya hai
    namune ke lesson me homework bhi hai kya
    40 minute wale lesson ka bantwara kaise hai`,
  packageBuilder: `
    abhi sirf ghoom ke dekh raha hu, apni pasand ki cheezo ka mota total kahan dikhega
    phone number diye bina apne set ka andaza site par nikal sakte hai kya
    kisi se baat nahi karni, bas options chun ke rough kharcha dekhna hai
    parlour wali hu, pehle khud option daba ke jod dekh lu, aisa page hai
    abhi bas dekh raha hu, bina number diye andaza lag sakta hai kitna hoga
    bina baat kiye khud jod ke daam dekh sakte hai kya
    apna set khud chun ke kharcha kaise dekhu
    number nahi dena, bas mota mota hisab dekhna hai
    daam jodne wala calculator hai kya site par
    apna kharcha khud calculate kar saku aisa page hai kya
    price calculator kahan milega
    kya kya lena hai chunke total dekhne ka tool hai kya yahan
    kisi se baat kiye bina khud daam jod sakti hu kya
    site pe cheeze tick karke apna total khud dekhna hai
    aur khud se jod ke dekh sakta hu kya
    call se pehle apna kharcha khud nikalne ka jariya hai
    do teen gaano ka kharcha khud site pe jod ke kaise dekhu
    music ki cheezein chun ke jod lagane wala page hai kya
    jingle aur gaana khud jod kar hisaab kahan dikhega
    aur khud total kahan lagau
    package builder ka paisa lagta hai kya
    package builder muft me use kar sakte hai
    khud se jod ke daam dekhne wala tool kaha h
    apne hisaab se package jodne ka tool hai kya
    khud se package banake daam dekhna hai
    package builder kis page pe hai
    bina baat kiye khud hisaab laga sakte hain kya
    package banane wala tool kaha milega
    koi calculator hai jisme chun ke total dikhe
    package builder se kya hota h
    khud package bana ke daam dekh sakta hu kya
    package builder use karne ke paise lagte hai
    package builder ka paisa lagta h?
    package builder kya hota hai
    package builder free hai kya
    package builder kaise chalta hai
    package builder ke daam asli list wale hain kya
    package builder kin logo ke kaam ka hai
    gaano ka bhi package jod ke dekh sakte hai kya
    builder me jo chuna wo quote me aa jata hai kya
    package builder turant chalta hai ya maangna padta hai
    put your package together se kya hota hai
    music page pe total kaise dekhe kai cheezo ka
    baat karne se pehle total jaanna hai, builder hai na`,
  chapterQuiz: `
    ek test ke do roop aur dono ke hal saath me aate hai kya
    tuition me nakal hoti hai, test ke alag set unke hal ke saath milenge
    paper ke saath solution wala panna bhi dete ho kya
    har set ki apni answer key aayegi na
    test ki uttar kunji bhi milegi na
    paper ke saath sahi jawab ki list aati hai kya
    aur test ke answer bhi milenge
    chapter test ke dono set ki kunji alag milti hai kya
    question paper word file me milega kya
    ek chapter ke paper ke do set banenge kya
    test paper ka set b bhi banta hai
    prashn patra word me aata hai ya pdf
    quiz pdf me milega?
    quiz from chapter template kaisa h
    chapter se bani quiz me kya kya hota hai
    hamari coaching ke liye chapter wali quiz milegi
    chapter quiz ka level khud chun sakte hai
    chapter quiz word me milti hai kya
    chapter quiz me dusra version bhi aata hai
    labs wali quiz template batao
    jo panne padhate hai unse test banane wala template
    chapter quiz me answer bhi hote hai na
    chapter quiz template tuition ke liye chalegi`,
  clinicSample: `
    daant wala sample kisi sach ke doctor ka hai ya banaya hua
    dental clinic wala namuna asli hai ya kalpanik
    mujhe bhi dentist sample jaisa booking desk chahiye
    portfolio ka dental clinic kiska hai
    aur wo daant wala clinic asli hai kya
    aur dental sample kis clinic ka hai
    portfolio wala dental clinic project kya hai
    dentist wale sample me kya kya hota hai
    sample clinic kitni chair ka hai
    dental sample me emergency kiske paas jati hai
    dental sample me mareez ko pehle yaad dilate hai kya
    sample booking desk kis bhasha me jawab deta hai
    portfolio ke clinic me appointment badal sakte hai kya
    clinic wale namune me booking kaha likhi jati hai
    dental wala project whatsapp pe hai kya`,
  sareeSample: `
    saree sample me malik ko kis kis baat ki khabar jati hai
    portfolio wali saree dukan ki malkin ko kab message aata hai
    saree project me shikayat aaye to malik ko pata chalta hai kya
    saree order desk malik ko kya batata hai
    saree wale project me kya kya hai
    portfolio ka saree shop sample samjhao
    saree sample me order kaise dhoondhta hai
    saree dukan ki malkin ko kya kya message jata hai
    saree wale namune me courier ka data lagta hai kya
    saree shop sample ka dashboard kya dikhata hai
    order desk wala sample kya karta hai
    stock kam hone par saree wale sample me batata hai kya
    hath se buni saree wali dukan ka project`,
  reviewChecks: `
    verified client ka matlab kya hota hai
    testimonial ke neeche verified client likha hai, iska arth batao
    verified client kab mana jata hai koi
    client verified hai ye kaise jaanchte ho
    maine pehle kaam karwaya hai, raay likhu to seedhe site pe lagegi kya
    testimonial bina padhe chhap jata hai kya
    raay bhejne ke baad koi jaanchta hai kya
    likha hua anubhav sabko kab dikhne lagega
    naam ke aage verified kyu likha hai
    verified ka nishan kaise milta hai
    testimonial likhu to turant dikhega kya
    aap testimonial pehle padhte ho kya
    koi bhi aake review likh sakta hai kya, check hota hai?
    kaam khatam hone pe jo link aata hai wo kis liye
    verified client kise likhte ho
    kya sab ki ijazat lekar unki raay dikhate ho
    meri raay chhapne se pehle koi dekhta hai kya`,
  workingDay: `
    bot ke chhoote sawal aap kitne baje sudharte ho
    din ke kis time bot ki kami theek ki jati hai
    bot ko naya sikhane ka kaam subah hota hai ya shaam ko
    roz kis waqt baithte ho bot ki galtiya sudharne
    aapka din kaise guzarta hai kaam ka
    subah sabse pehle kya karte ho aap
    demo aur call din me kitne baje rakhte ho
    banane ka kaam din me kab karte ho
    aapki daily routine kya hai
    shaam 6 baje aap kya kaam karte ho
    founder ka din bhar ka schedule batao
    bot jo jawab nahi de paya wo din me kis waqt theek karte ho
    dopahar me aap call lete ho ya coding`,
  expertise: `
    whatsapp number aur template ka hisaab kitaab samajhte ho aap
    consent aur template ke kayde pata hai na aapko
    template reject ho jate hai, aapko iske niyam ki samajh hai kya
    whatsapp ki permission wale rule aap jaante ho kya
    number verify aur template pass karwane ka gyan hai
    whatsapp ke kayde kanoon ka anubhav hai aapko
    aapko whatsapp business ki kitni jaankari hai
    whatsapp ke rules aapko aate bhi hai
    kin kin kaamo me mahir ho aap
    aap kis kis cheez me nipun ho
    kin kaamo pe aapki poori pakad hai
    founder ki pakad kis vishay pe hai
    whatsapp business ke niyam aate hai aapko
    aap kis kaam me expert ho
    template approval wagairah aap jaante ho
    aapko kaun kaun sa kaam sabse achha aata hai
    aapki expertise kis cheez me hai
    founder kis field ka jaankar hai
    aap kis kaam ke ustad ho
    whatsapp business api aur template ki samajh hai aapko
    aapki skills kya hain
    kin cheezon ka achha gyan hai aapko
    ecommerce jodne ka tajurba hai kya
    whatsapp ke rules ki jaankari rakhte ho`,
  whereToStart: `
    ai kahan lagau kuch samajh nahi aata, kaise shuru karu
    clinic me ai ka pehla istemal kya ho
    kahan se shuru karu ai ka kaam, kuch idea nahi
    ai ko pehla kaam kaunsa du samajh nahi aa raha
    sabse pehle kaunsa kaam ai ko dena chahiye
    ai chahiye par samajh nahi aa raha kis kaam ke liye
    automation ki shuruaat kis kaam se karu
    dukaan me bahut kaam hai, pehle kya automate karwau
    pehla kaam kaise chunu jo bot ko du
    kaunsa roz ka kaam pehle automatic karna theek rahega
    mujhe nahi pata ai se mera kaunsa kaam hoga
    chhote business me ai ki shuruaat kahan se
    salah do pehle kya automate kare`,
  formBudget: `
    form me budget kya likhu
    form me mera budget 25 hazar se kam hai, option hai kya
    form ke budget wale dropdown me kya kya hai
    budget ki kaun si range chun sakte hai form me
    mere paas 60 hazar hai, form me kaunsa budget lagau
    quote form me timeline ke options batao
    form me sabse bada budget kitne ka hai
    timeline me asap ka matlab kitna time
    form me ek mahine wala option hai kya
    budget ke kitne slab hain form me
    form me deadline kya kya chun sakte hain`,
  formBusinessType: `
    akela kaam karta hu, form me kya chunu business type
    form me kaun kaun se business type hai
    business type wale khane me kya chunu, akela kaam karta hu
    form me kitne log hone par small business kehlata hai
    enterprise kitne karmchari se hota hai form me
    hamare 30 log hain, business type kaunsa lagau
    form me startup ka option hai kya
    form ke business type dropdown me kya kya hai
    main ghar se tuition deti hu, business type me kya bharu
    medium business ka matlab kitne employee
    self employed ke liye form me kaunsa type`,
  formUrgency: `
    request form me urgency ke level batao
    urgency me critical ke baad kya kya aata hai form me
    kitna urgent hai wale khane me kaun se darje hai
    form wali urgency ki list dena
    quote form ki complexity me low medium high ka arth
    high complexity kab chunni chahiye form me
    complexity ke teeno level samjhao
    form me complexity low likhne se kya samjhoge
    urgency wale khane me kya kya option hai
    form me critical ka kya matlab
    complexity me kya chunu, mujhe samajh nahi aata
    abhi sirf dekh raha hu, urgency kya lagau
    complexity bharna zaroori hai kya form me
    high aur critical urgency me kya fark hai
    simple bot ke liye complexity kaunsi rakhu
    urgency kitne prakar ki hai form me
    medium complexity matlab kya`,
  testimonialForm: `
    review kaha likhu
    aapke baare me do shabd likhne hai kidhar likhu
    review kahan likhu aapke kaam ka
    main purana client hu, review kis jagah daalna hai
    apna feedback dena hai, form kahan hai
    aapka kaam achha laga, rating kahan dete hai
    testimonial likhne ke liye kya kya bharna padta hai
    grahak log aapki samiksha kahan likhte hai
    aapko kitne star de sakte hai
    apna anubhav likhne ka panna kaunsa hai
    review likhne me ai madad karega kya
    bot badhiya chal raha salon me, tareef kahan chhodu
    testimonial form kis page par milega
    star dene ka option kidhar milega aapki site pe
    aapne meri site banayi thi, tareef likhni hai
    client review bhejne ka link dedo
    testimonial me company ka naam dena padega kya
    testimonial me star dena zaroori hai kya`,
  testimonialShown: `
    apna naam bataye bina aapke kaam pe raay chhap sakti hai kya
    feedback dunga par naam kahi na dikhe
    aur naam na chhape to chalega
    salon ka aur mera naam hataa ke testimonial laga doge
    kaam ki tareef likhni hai par naam aur photo na aaye, chalega
    testimonial me company ka naam chhupana ho to
    teacher hu, review me school aur naam dono na dikhe ho sakta h?
    aur review me meri photo na lage to
    review me poora naam chhupa sakte hai
    mera naam aadha dikhe testimonial me
    testimonial pe surname na aaye ho jayega
    naam chhupane ka option hai kya review me
    testimonial ki photo ki size kitni ho
    review likhu par pehchaan na dikhe, ho payega
    photo kis format me deni hai review ke saath
    sirf naam ke pehle akshar likhwa sakta hu review me
    naam chhupa ke review likh sakta hu
    doctor hu, mera poora naam na chhape review ke saath
    review me mera naam chhupa sakte hai kya
    gumnaam rehke review de sakte hai kya
    testimonial me mera email sabko dikhega kya
    testimonial me naam gol kar doge?
    review ke saath kaun sa photo format chalega
    mera naam sabke saamne na aaye par review dena hai
    bina naam ke feedback de sakta hu kya
    r.k. jaisa chhota naam chalega kya review pe
    sirf pehla naam dikhe testimonial me, ho sakta hai
    review pe naam aayega hi ya hata sakte hai
    review wali photo ki size limit kya hai
    naam na du to company dikhegi kya review me
    testimonial likhne ke baad email pe link kyu aata hai
    meri photo review me kaisi dikhegi`,
  demoDetails: `
    nairobi me rehta hu, demo ka slot kenya ke time me dikhega kya
    mera phone kenya ke time pe hai, demo ka samay usi me aayega
    demo 4 baje likha hai, wo afrika ka samay hai ya bharat ka
    mombasa se demo chunu to wahan ka time bhi likha aata hai
    aur demo ka time mere desh ke hisab se dikhega
    aur kenya wala time dikhega demo me
    demo me judne ka tareeka kya hai, link bhejoge
    demo ke liye kuch install karna padega ya link se khul jayega
    demo book kar liya, us din aapse kaise jude
    demo ki joining detail kahan milegi
    aur demo me judna kaise hai
    demo ka link kaun bhejega
    demo ki timing ist me hai ya mere yahan ki
    vancouver me hu, demo timings india ki hai ya canada ki
    demo ke timings local dikhte hai ya indian
    muscat se dekh raha hu, demo timing kiske hisab se hai
    yahan raat hoti hai jab delhi me din, demo ka time kiski ghadi se chunu
    toronto se dance class ka demo lena hai, ghante kahan ke dikhte hai
    hum germany me hai, demo chunte waqt indian samay dikhega ya hamara
    aur demo me ghadi kiski
    main melbourne me rehti hu, demo ke slot wahan ke time me dikhenge ya india ke
    papa ki dukan ke liye usa se demo book karna hai, time kiska likha hai
    aur demo ka slot india time me hai kya
    qatar me hu, demo page par ghadi kahan ki chalti hai
    demo ke slot kis timezone me hai
    canada se demo book karu to samay kaunsa maanu
    demo ka time indian hai ya meri ghadi ka
    demo page pe jo time hai wo kis desh ka hai
    demo ke din mujhse kaun baat karega
    demo me aap khud milenge ya koi aur
    jo bot banayega wahi demo me milega kya
    demo lene pe baat kisse hogi
    demo ki avadhi kitni hai
    demo video call pe hota hai kya
    demo ek ghante ka hai kya
    demo kitna lamba chalega
    demo ke slot kis desh ke samay me likhe hai
    singapore me hu, demo ka samay kis zone ka hai
    demo page ka time delhi wala hai kya
    demo ka jo time dikh raha hai wo kahan ka hai
    demo me kitna time lagega
    demo kitne minute chalta hai
    demo kitni der ka hota hai
    demo ka samay india ka hai ya mere desh ka
    demo me kaise judna hoga, link milega kya
    booked demo ko google calendar me kaise daalu
    main dubai me hu, demo ka time kis desh ka dikhega
    demo me saamne kaun hoga, salesman ya developer
    demo ki joining details kab bhejoge
    demo ka slot phone ke calendar me save ho sakta hai kya
    demo ist me hota hai kya
    calendar file milti hai demo book karne par`,
  scope: `
    kaam chal raha ho tab kuch naya jod du to alag paisa lagega
    adhe raste me ek aur kaam yaad aaya, uska bill alag banega kya
    quote ke baad site me gallery bhi jodni ho to charge alag hai?
    bich me extra kaam bolu to pehle rate bataoge na
    clinic ki site me naya section beech me badhaya to paisa kaise
    jo pehle tay nahi tha wo jodne par kitna alag lagta hai
    tay kaam ke upar kuch karwaya to alag quote aayega kya
    project me nayi cheez badhane ka paisa usi me hai ya alag
    aur beech me kaam badha du to uska alag lagega
    aur naya kaam jodne ka paisa alag hai kya
    beech me ek aur feature chahiye ho to
    do baar badlaav ho gaye, ab phir badalna ho to
    order ke baad kuch jodna ho to paise alag lagenge kya
    jitne change shamil the wo khatam, aur chahiye to kya hoga
    mujhe kya kya milega ye kahan likha hoga
    ek aur baar sudhar karwana ho to alag se lagega kya
    kaam ka scope kahan likha hota hai
    baad me aur kaam nikle to kaise karte ho
    quote me jo nahi tha wo karwana ho to kaise
    site ban gayi, chhe mahine baad naya page jodna ho to
    haan bolne ke baad kuch add kar sakte hai
    gaane me do sudhar ho chuke, phir bhi kuch badalna pade to
    project ke beech nayi demand ka kya hota hai
    shamil badlav se zyada karwane par kya niyam hai
    extra kaam ka hisab kaise hota hai
    tay se zyada baar badalwana pade to kya karoge
    kya shamil hai aur kya extra, kaun batata hai`,
  breachOfTerms: `
    hum dono me se koi terms bahut buri tarah tode to kya hoga
    contract ka bada ulanghan ho to kitne din ki mohlat hai
    ek paksh samjhauta tode to doosra kya kar sakta hai
    shartein todne par order kab khatam hota hai
    aap apni baat na nibhao to order khatam kar sakta hu kya
    main terms todu to kya karoge
    samjhauta tootne par kya hota hai
    galti sudharne ke kitne din milte hain order khatam karne se pehle
    aap beech me mera order kab khatam kar sakte ho
    terms ka gambhir ulanghan ho to
    beech me aap kaam band kar do to main deal tod sakta hu
    order turant khatam karne ke kya karan ho sakte hai
    deal tootne par jitna kaam hua uske paise dene padenge`,
  chatRequest: `
    yahan baat karne se request ban jati hai kya
    maine sirf poocha hai, kuch submit to nahi hua
    meri chat lead kab banti hai
    bina haan bole meri baat request me to nahi jayegi
    chat se enquiry kab jaati hai founder ko
    kya summary dikhaoge request banane se pehle
    sirf baat kar raha hu, enquiry to nahi bani
    request tab banti hai kya jab main haan kahu
    yahan type karne se mera naam lead list me aa gaya kya`,
  dataRights: `
    apne data ke sawal ka jawab kab tak milega
    data wali mail ka jawab kitne dino me
    consent wapas lena h
    meri jaankari par mera kya haq hai
    apne data ko lekar main aapse kya maang sakta hu
    kya main apni taraf se kisi ko naamit kar sakta hu data ke liye
    privacy wali request ka jawab kitne dino me aata hai
    apni jaankari khud dekh aur sudhar sakta hu kya site par
    mere data ke adhikar kya kya hai
    aapke paas jo mera naam number hai us par mera kya adhikar
    mere baad mere data ka nominee koi ho sakta hai
    sahmati wapas lene ka haq hai kya mujhe`,
  anonymousVisit: `
    bina naam bataye site dekh sakta hu kya
    daam dekhne ke liye login karna padega kya
    sirf padhna hai, account banana zaroori to nahi
    site dekhne par aapko pata chalega main kaun hu
    gumnaam reh kar site padh sakte hai kya
    bina number diye saare page dekh sakta hu
    register kiye bina dekh sakte hai kya
    sirf ghoom raha hu site par, pehchan batani padegi
    page padhne ke liye apni detail deni hogi kya`,
  outsideLinks: `
    aapke page ke bahar wale link par kiske niyam chalte hain
    whatsapp button dabane se pehle kuch load hota hai kya
    payment page kholne par kiski privacy policy lagti hai
    site pe doosri company ki cheezein load hoti hai kya
    link pe click karne ke baad mera data kiske paas
    calendar wala link kholu to unko kya pata chalega
    third party link ka kya niyam hai
    aapki site se bahar gaya to zimmedari kiski
    meta ko pata chalta hai kya ki main aapki site par hu`,
  clinicExample: `
    home page pe jo clinic ki chat dikhti hai usme kya hota hai
    sample clinic wali baatcheet me kaunsa time pakka hua
    woh doctor wale namune me mareez ko kaun se do time diye gaye
    clinic ke namune me yaad kitni der pehle dilayega likha hai
    9:42 pm wali chat kya hai samjhao
    shuru ke page pe doctor se milna hai wali chat ka matlab
    us clinic udaharan me booking calendar me gayi kya
    home wali chat me patient ne 5:30 liya ya 6:15
    clinic chat ka namuna kis bhasha me hai`,
  sareeExample: `
    online dukan page wali saree chat kya samjhati hai
    saree wale udaharan ki chat me kya dikhaya gaya hai
    neeli saree wali tasveer me kya baat ho rahi hai
    saree wali chat ka ant kya hota hai
    saree shop wali chat me parcel kahan tak aaya tha
    namune ki saree dukan me neeli saree kitne ki batayi
    jaipur se nikla wala order kab tak pahunchega us chat me
    saree wale namune me malkin ko kya khabar gayi
    order 2187 wali chat samjhao
    saree dukan ki sample chat me kitne neele bache hain
    ecommerce page pe jo saree wali baatcheet hai usme kya hota hai
    saree wale chat me customer ne kya kya poocha
    neela rang wali chat ka matlab kya hai`,
  coachingExample: `
    coaching wali sample chat me kaunse din ki seat rakhi gayi
    namune ki coaching me ek batch me kitne bachche the
    class 10 maths wali chat me pehli class ke paise lage kya
    coaching ke namune me yaad kab dilayenge
    admissions assistant wali chat me kya hota hai samjhao
    us tuition wali chat me kitne baje ki class mili
    coaching wale namune me malik ke paas kya aaya
    sample coaching centre me mahine ki kitni fees batayi
    smb page pe coaching ki jo chat hai wo kya dikhati hai`,
  bakeryExample: `
    bakery wale sample page pe kya kya likha hai
    sample bakery kaunse market me dikhayi hai
    namune wali bakery raat ko kab band hoti hai
    bakery ke namune me taaza bread kitne baje milta hai
    bakery wali screen pe whatsapp se order hota hai kya
    sector 12 market ka kya matlab hai aapke page pe
    bakery ki website ka jo photo hai usme kya dikhta hai
    cake ke daam us bakery namune me dikhte hain kya
    bakery wala udaharan samjhao`,
  flatExample: `
    broker hu, client ke area aur budget ke hisab se sahi makan chun ke bhejega kya
    poori list na bheje, bas jo ghar customer ko jame wahi dikhaye
    200 flat ki sheet hai, enquiry dekh ke teen sahi wale nikal dega
    office kiraye pe dete hai, kirayedar ki pasand ka ai dhoondh dega hamari list se
    property ki list meri, grahak ki zarurat padh ke sahi flat nikal de aisa agent
    kirayedar ka budget aur area dekh ke meri list se kamre chhant dega kya
    buyer ne jo likha usse milte plot dhoondhe aur bhejne se pehle mujhse puche
    aur flat match karke visit bhi set karega kya
    kya agent budget ke hisaab se flat chhant dega
    property dealer hu, agent meri list me se makaan nikal dega kya
    grahak ke budget wale flat dhoondh ke crm me contact bana dega kya
    agent hamari listing se milte hue ghar bata sakta hai
    2 bhk wale namune me customer ka budget kitna tha
    agent wale page pe flat ka jo udaharan hai usme kya hota hai
    metro ke paas ghar wale namune me agent kya karta hai
    flat wale sample me agent ne kitne makaan nikale
    us flat wali kahani me haan kaun dabata hai
    flat ke namune me visit kaun book karta hai
    60 lakh wala udaharan kya hai samjhao
    enquiry to visit wali tasveer ka matlab
    property wale sample me crm me kya hota hai    sirf wahi flat bheje jo grahak ke budget me ho, aisa ho sakta hai
    buyer ke hisab se flat chhant ke draft bana de
  `,
  enquiryList: `
    kis kis ko wapas call karna hai ye mujhe dikhega
    jinhe phone karna baaki hai unke naam kahan milenge
    reception ko pata chalega kisko dobara phone lagana hai
    call back karne walon ki list dikhti hai kya
    site ke chatbot ki lead jati kahan hai
    website pe jo chat karke gaya uski enquiry kahan padi milegi
    chatbot wali leads mujhe kis jagah milengi
    aur leads kahan jama hoti hai
    puch ke chup ho gaya, uska number mere paas rahega
    fees puch ke gayab parents ka mobile milega na
    ek baar likh ke gaya usko phone karna ho to number kahan
    jo wapas nahi aaye unki jaankari rehti hai kya
    jo log poochte hain unka naam number kahin likha jata hai kya
    website ke chatbot se aayi enquiry kahan dikhegi
    jo poochh ke gayab ho gaye unka number milega kya
    har enquiry ki kya kya jaankari rehti hai
    saari poochtaach ek jagah milti hai ya alag alag chat me dhundhna padega
    bot parents ka naam aur number note karta hai kya
    is hafte kis kis ne poocha wo kahan dekhu
    leads ki list banti hai kya
    chup ho gaye logon ka contact bachta hai kya`,
  builderOptions: `
    chhote business wale builder me kaunsi cheezein chunne ko hai
    salon wala package builder me kya kya tick kar sakta hai
    smb builder me add karne ko kya kya hai
    clinic wale package picker ki list batao
    website package builder me kis kis tarah ki site chun sakte hai
    website wale group me tick karne ko kya hai
    builder me portfolio aur shop site dono hai kya
    package builder me website ke liye kya kya jod sakte hai
    package builder me kya kya chun sakte hain
    builder me kitne group hain
    website wale builder me kaunse option aate hain
    online dukan ke builder me kya kya jod sakte hain
    agents ke package builder me kya milega chunne ko
    clinic ke liye builder me kaunse hisse hain
    builder me gaane bhi hain kya ya sirf bot
    add wale button me kya kya hai
    calculator me school ke tools bhi aate hain kya`,
  ownerAlerts: `
    peetal ka saman bechta hu, sirf stock khatam hone ya grahak naraz hone par bataye
    har message nahi, bas shikayat aur kam maal ki khabar phone pe aaye
    mujhe tabhi pata chale jab maal khatam ho raha ho ya koi gussa ho
    aur sirf zaroori baat par hi alert aaye
    stock khatam ho raha ho to mujhe kaise pata lagega
    maal kam ho jaye to khabar milegi kya
    kam stock ka alert mujhe aayega?
    koi order aaye to mujhe kaise pata chalega
    stock kam ho to owner ko message jata hai kya
    har ok aur thanks pe mera phone bajega kya
    chhoti moti chat bhi mujh tak aayegi kya
    malik ko bekar ke message to nahi milenge
    sirf kaam ki baat aayegi ya sab kuch
    owner bot me zaroori baat kaun tay karega
    ahem kya hai ye main chunu ya aap
    kis baat pe mujhe khabar mile ye kiski marzi hai
    urgent ki list malik khud bana sakta hai kya
    har chhote message pe mujhe alert aayega kya
    owner bot kin baaton pe mujhe batayega ye main tay karu ya aap
    kya urgent hai ye kaun chunega
    din bhar phone bajta rahega kya owner bot se
    thank you aur hello wale message bhi mujhe bhejega kya
    sirf bade order ki khabar chahiye, set ho sakta hai
    malik wala bot kab message karta hai aur kab chup rehta hai
    alert kam aaye iska kya intezaam hai
    faltu notification to nahi aayenge malik wale bot se`,
  newOrders: `
    shop website pe koi kharide to mujhe khabar kahan aayegi
    web store ka order mail pe aata hai ya whatsapp pe
    website se naya order aaya ye kaise malum padega
    kya har order ke liye site kholni padegi
    meri online dukan ki site ke order kahan milenge
    site pe kisi ne saman liya to message aata hai kya
    ecommerce website ke order whatsapp pe milte hain kya
    order hone pe dukandar ko kaise batati hai website
    naye order ki soochna website se kaise milti hai`,
  agentJobs: `
    karkhane me din bhar rate poochte hai log, ai kaccha quotation likhe main pass karu
    bhav patra banane me shaam ho jati hai, ai pehla draft bana dega kya
    mail aur whatsapp ki demand padh ke ai offer taiyar kare, bhejne ka kaam mera
    packing material ki factory, quotation ka draft ai se aur jaanch meri, hoga?
    roz bees inquiry, har ek ka quotation ai likh de to main bas dekh ke bheju
    dealer jo maange uska estimate ai bana ke mujhe dikhaye pehle
    quotation me bahut waqt jata hai, draft ban ke aaye aur main theek karu
    aur ai quotation ka draft banaye, bhejunga main
    meri list me se grahak ke hisab ka makaan dhundh ke bata de
    raat bhar quotation banata hu, kya ai draft likh de aur main sirf dekh lu
    insurance ka kaam hai, customer ke lambe message se quote ka draft agent bana dega
    event company hai, client ki mail padh ke offer ka draft ai bana sakta hai kya
    aur quote ka draft machine likhe, main check karu
    naukri dhoondhne walo ko hamari vacancy se milane ka kaam agent karega kya
    purani gaadi bechte hai, grahak ki pasand ko list se milane wala ai hai?
    agent list dekh ke jawab taiyar rakhe aur meri haan ka intezar kare
    aur kagaz taiyar karne ka kaam agent kar lega
    customer ka message padh ke kaccha quotation khud ban jaye, agent karega?
    printing press me estimate banane me bahut time jata h, agent se hoga kya
    quotation ka draft agent banaye aur main check karke bheju
    aur quotation likhne ka kaam agent ko de sakte hai
    agent ko shuru me kaun se kaam saupu
    vakil ke office me agent ka pehla kaam kya ho
    agent ke liye shuruaati kaam bataiye
    naya agent kis kaam me achha rehta hai
    agent mail whatsapp aur form ki lead chhant sakta hai kya
    teen jagah ki enquiry agent kram se laga dega
    agent aane wali enquiry ko naam aur rank dega kya
    lead chhantne ka kaam agent se hoga
    agent lambe document se jawab nikal sakta hai kya
    moti manual padh ke agent page number bata dega
    agent rate list aur policy se jawab deta hai kya
    agent lambi file samajh lega
    mail padh ke quotation ka kachcha draft agent bana dega kya, manager check karega
    hum haath se quote banate hai, agent draft bana ke de sakta hai kya
    agent quotation taiyar kare par bheje manager, aisa hota hai kya
    estimate ka draft ai se ban ke check ko aayega kya
    kapde ki mill hai, thok ki inquiry ka quotation draft agent banayega kya
    bulk order wale ko rate ka draft agent likh sakta hai
    agent quote bana ke pehle meri haan lega kya
    quotation ka draft agent bana sakta hai kya
    agent se kaunse kaam karwa sakte hain
    agent ko pehle kaunsa kaam dena theek rahega
    kya agent customer ki baat se quote ka draft bana deta hai
    agent ke kaam ke kuch example batao
    quotation agent banayega to bhejega kaun
    form aur mail ki enquiry agent crm me daal dega kya
    chhote office me agent kis kaam aata hai
    log agent ka use kis liye karte hain
    agent kya kya sambhal sakta hai hamare travel office me`,
  customAppScope: `
    customer khud size daale aur quotation nikal aaye, aisa software banate ho kya
    hum almari banate hai, browser me naap bhar ke grahak ko quotation mil jaye aisa tool
    factory ke liye quotation banane wala app, kahan se shuru hota hai
    dealer apne aap estimate nikal le website pe, aisa custom software
    transport ki bilty padh ke detail nikalne wala software bana doge
    supplier ke bill scan karke rakam table me aa jaye aisa app
    kagaz ki parchi padhne wala tool banate ho kya
    aur invoice padhne wala app bhi ban jayega
    custom app ka rate kaise lagate ho
    quotation wali app ka daam kis baat pe tay hota hai
    app ka daam pehle baat karke batate ho kya
    software ka size dekh ke rate lagta hai kya
    custom web app ka matlab kya hai, koi namuna batao
    custom app me staff ke liye login ban jayega kya
    custom software ka daam kis hisab se tay karte ho
    ek kaam ka software matlab kaisa software
    apne kaam ka app banwana ho to pehle kya baat hogi
    custom app me password wala sign in hota hai kya
    app bada ho to daam badhta hai kya
    planner jaisa software custom app me aata hai kya
    custom ai app me kya kya ban sakta hai`,
  openPrices: `
    rate jaanne ke liye phone karna padega kya
    saare daam site par likhe hain kya
    bina number diye daam dekh sakte hain kya
    kya daam sirf baat karne ke baad batate ho
    price list kahan dikhegi
    kisi salesman se baat kiye bina rate mil jayega kya
    kaunsi cheez ka daam site pe nahi likha
    daam chhupa ke rakhte ho kya ya khule hain
    mujhe call pasand nahi, rate kaise pata chale`,
  serviceLevel: `
    support ka samay likhit me tay ho sakta hai kya
    kis package me response time pakka hota hai
    hamari company ko contract me reaction time chahiye
    starter me bhi jawab ka samay tay hai kya
    kharabi pe kitni der me aaoge, ye agreement me likhoge
    bade plan me support jaldi milta hai kya
    sla doge kya hamari chain ko
    enterprise me jawab ka samay tay hota hai kya
    growth package me response time ka vaada hai kya`,
  currency: `
    aapke daam kaunsi currency me likhe hain
    ye rate bharatiya rupaye me hain na
    kya quote bhi rupaye me milta hai
    main nepal se hu, daam kis rupaye me hai
    videsh ke client ko bhi rupaye me quote doge
    site pe jo number hai wo inr hai kya
    kya pound ya euro me bhi rate likha hai
    currency kaunsi chalti hai aapke yahan
    monthly fees bhi rupaye me hi hai kya`,
}
