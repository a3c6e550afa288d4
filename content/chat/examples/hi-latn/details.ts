import type { details } from '#content/chat/topics/details.ts'
import type { Examples } from '../examples.ts'

export const romanisedDetails: Examples<typeof details> = {
  answerDesk: `
    saari chat ek hi list me dikhe aur mai beech me aa saku
    whatsapp aur site ki baatein ek jagah, jab chahu khud jawab du
    bot jo na bata paya wo dikhane wala inbox hai kya
    ek tap me chat apne haath me le lu, sab chat ek jagah
    hotel counter pe do log ek hi mehman ko reply de dete hain, sab baatein ek list me dikhe aisa kya hai
    travel agency me website ka chat alag khulta hai aur WhatsApp alag, dono ek hi jagah padh ke team beech me ghus sake
    school office me teen clerk hain, bot jahan atak gaya wo sawal unhe ek jagah dikhe aur wo khud reply kar de, aisa inbox
    salon ki receptionist chahti hai ki jab mann kare bot se baat apne haath me le le, iske liye koi taiyar product rakhte ho
    saari chatting ek khidki me ho aur staff usi me likhe
    bot ke saath wo inbox wala product muft aata hai kya
    jahan assistant ne haath khade kiye wo chat alag se nazar aaye
    manager ek tap kare aur khud grahak se baat karne lage
    shared inbox type kuch h?
    answer desk bot ke saath free?
    sab chats ek jagah wala product
    ans desk me takeover kaise
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
    answr desk kaisa product hai
    bot ki saari chat kahan dikhegi mujhe
    kaunsi app me customer ki baatein padh sakta hu
    sab chats ek jagah milengi kya
    purani chat search kar sakte hain?
    bina padhe message alag dikhte hain kya
    bot ne raat ko kya jawab diya ye subah kahan dekhu
    whatsapp aur website ke message ek hi inbox me aate hain kya
    mera staff bhi chats dekh payega screen pe?
    koi inbox hai jisme sab conversations aaye
    clinic hai, reception wali ko saare patients ki chat ek list me chahiye
    phone pe dekh sakta hun bot ki baatcheet ya laptop hi chahiye
    kis screen pe pata chalega kisne kya pucha
    customer ke naam ya number se purani baat dhundni ho to
    mujhe bot ki chat padhne ke liye kya install karna padega
    aur agar mujhe check karna ho ki bot ne galat to nahi bola, kahan dekhun
    wo list kahan hai jinko bot jawab nahi de paya
    teen branch ke message ek sath dikhenge kya kahi
    normal whatsapp me hi dikhegi bot wali chat ya alag app hai
    login karke conversations dekhne wala page hai kya koi
    is hafte kis kis ne message kiya iski list milti hai?
    bot kya baat kar raha hai ye main live dekh sakta hu kya
    chat history kahan milegi
    coaching ke enquiry wale saare chat ek hi jagah dekhne hain
    saree shop hai meri.. order wali chats padhne ke liye kaunsa app kholu
    naye message ka pata kaise chalega, unread ka nishan aata hai?
    inbox kaisa hota hai aapka jara batao
    ek parent se pichle mahine kya baat hui thi wo nikal sakte hai kya
    message sab alag alag jagah aate hain, ek screen pe la sakte ho padhne ke liye`,
  classKit: `
    ek chapter daalu aur plan, quiz, parents ka message sab nikle, hai kya
    chapter se teeno cheez ek saath banane wala kit abhi milta hai
    paath ka ek adhyay dekar plan aur test aur ghar ka message banwana
    class kit taiyar hai ya ban raha hai abhi
    science teacher hu, raat ko chapter ka plan, test aur parents ka note banati hu, ye teeno bana de wo kit kaisi hai
    hamare Hindi medium vidyalay me kaksha paanch tak hai, aapki teacher wali kit unke syllabus pe chalegi ya sirf angrezi walo ke liye
    principal ki shart hai ki shikshak ke pass kiye bina kuch bhi ghar na jaye, class kit me ye roka jata hai kya
    coaching me naya batch shuru ho raha hai, wo kit jisme ek adhyay daal ke quiz ke do set nikalte hain abhi mil jayegi
    ek paath do aur teacher ka poora samaan taiyar mile, wahi kit
    kit me lesson ka plan minute ke hisab se banta hai kya
    portfolio wali class kit kaunsi kaksha tak dikhayi gayi hai
    class kit ke nikle draft me shikshak pherbadal kar sakega
    class kit abhi milegi kya
    kit ka quiz do version?
    teacher kit kya kya nikalti
    class kit parents msg bhi?
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
    mood likhu aur dhun khud ban jaye, aisa tool hai
    apne bol daal ke turant pehla version sun saku
    bhav chuno aur gaana taiyar, wo wali cheez chalu hai kya
    likhte hi gaana bana de aisi koi app hai aapki
    do line aur ek mood, bas gaana nikal aaye
    khud se gaana banane wala tool aapke paas ready hai
    shabd badlu aur phir se gaana sunai de, aisa kuch banaya hai
    mood se gaana banane wali cheez kab use kar sakte hai
    guitar bajata hu aur apne likhe bol turant sun ke dekhna chahta hu, aapka wo sketcher wala tool kab se haath me aayega
    wedding singer hu, client ke saamne mood badal ke dhun ka chhota namuna sunana hai, aisi cheez aapke products me chalu hai kya
    kavi hu, kisi se order karwane ke bajay khud line badal badal ke dhun sunni hai, sketcher me ye suvidha hogi ya nahi
    youtube ke liye roz chhota intro chahiye, gaana banane wala tool jo aap bana rahe ho usme bhasha chun sakte hain kya
    products me sketcher likha dekha, ye beta me hai ya band
    dhun ka kachcha roop khud sunne wala tool chalne laga kya
    jab tak sketcher nahi aata tab tak gaana kaise banwau
    sketcher se lamba gaana nikalta hai ya bas chhota version
    sketcher kab launch hoga
    song skecher link do
    sketcher me bhasha chun sakte?
    khud dhun banane ka tool
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
    property dealer hu, aapka bana banaya product lena hai par mere sawal alag hote hain, use mere kaam me dhaalne ka silsila kya hai
    coaching wale hain, kharidne se pehle chahte hain ki hamare hi paath aur sawal daal ke product chalte hue dikha do
    NGO me sab kaam kaagaz pe hota hai, agar aapka koi taiyar product le to shuru me hame kya samjhana padega
    clinic me chalane wale log kam padhe hain, product hamare shabdon me badal ke unko chalana koi sikhayega kya
    product lagwane ke baad kuch saal me bada karna ho to
    hamare hi do chaar chapter se aazmaish karwa sakte ho kya
    product me bhasha aur shabd hamare wale kaise daalte ho
    taiyar cheez apnaane ke kadam ek ek karke batao
    product adapt karne ke steps
    hamare msgs pe trial hoga?
    product customise kaise hota h
    product aage badhega to daam pehle?
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
    youtuber hu aur aapke music panne pe jo nani wala janamdin gaana rakha hai, wo kitna lamba hai aur kis raftaar ka
    singer hu, aapke namune wale birthday gaane me mukhda aur antara kis kram me aate hain, samajhna chahta hu
    nani ki birthday aa rahi hai, aapke page pe jo pachattar wala udaharan hai uske saath kaun kaun se version rakhe hain
    wedding band chalata hu, music page ka sample gaana dekh ke samajh nahi aaya ki wo asal me kya dikhane ke liye hai
    wo pachattar wala song hindi me hai ya kisi aur boli me
    page par rakhe gaane ka 30 second wala tukda bhi hai kya
    92 beats wala gaana kaunsa hai jo page pe likha hai
    intro se outro tak ka naksha jis gaane ka hai wo batao
    nani wala gana kitna lamba
    sample song ka tempo
    2:48 wala gaana konsa
    nani ke pachttar me kya hai
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
    event company chalate hain, hamare clients ki shaadi ke alawa aur kis kis mauke ke liye aap gaana taiyar kar dete ho
    school se purane sir vida ho rahe hain aur staff ke andar ke mazaak bhi dalwane hain, aise mauke pe gaana ban jata hai na
    meri bahan ki mehndi hai aur naye showroom ka udghatan bhi isi mahine, dono ke liye aapke yahan geet ban jayenge kya
    gaon me dada ji ka 80wa janamdin hai, gaane me gaon ka naam aur poton ke naam piro doge kya
    salgirah ya retirement jaise din ke liye bhi sangeet taiyar karte ho
    launch party me company ki kahani wala gaana chalega kya
    kaun se avsaron pe log aapse geet likhwate hain
    dukan kholne ke din bajane ko gaana ya jingle kya milta hai
    kis function ke gaane bante
    sangeet night ke liye gana?
    farewell song banate ho na
    gane me nickname aur jokes?
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
    pehla kavita sangrah aa raha hai, aapke page pe jo kitab ke video ka namuna hai uska har drishya kya dikhata hai
    novelist hu, samajhna chahti hu ki aapki udaharan wali film me shuru se ant tak kaun si cheez kab aati hai
    publisher ko dikhana hai, wo chaar hisson wali book clip jo aapne likhi hai usme meri line bol ke sunayi jati hai kya
    bachcho ki kahaniyan likhta hu, aapke sample trailer me kitab ki duniya tasveeron me kaise aur kitni dikhti hai
    namune ke aakhri scene me kharidne ki jagah batayi gayi hai kya
    cover se sawal uthne wala scene kaunsa hai samjhao
    book film ke example me kitne hisse rakhe hain
    trailer ki shuruaat aur ant kaise rakhte ho udaharan me
    book trailer ka dhancha kya
    namuna video me kitne scene
    kitab film ka example batao
    4 scene wali book video
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
    retire ho gaya hu aur jeevan ki kahani likhi hai, aapka creative wala hissa mere jaise naye lekhak ke liye bana hai kya
    youtuber hu, kitab nahi likhi par ek idea hai, creative section me meri jaisi cheez ke liye kya kya banta hai
    dost shayar hai aur uske paas sirf doha aur bol hain, creative services se usko sunne dekhne layak kya mil sakta hai
    chhoti prakashan company hai, hamare lekhakon ke liye aapke creative page pe kaun kaun si cheezein rakhi hain
    creative wala vibhag kin logon ko dhyan me rakh ke banaya
    kahani aur bol ko share karne layak cheez me badalte ho kya
    lekhak aur creator ke hisse me aapke paas kul kya hai
    blogger bhi aapki creative list se kuch banwa sakta hai
    creative section kiske liye h
    authors ke liye kya banta
    creators ko kya doge
    creative me kya kya aata
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
    saatvi ki vigyan padhati hu, aapke page pe patte wala jo paath hai usme har paanch das minute me kya karwaya jata hai
    head teacher hu, site pe jo 40 minute ki class ka khaaka hai usme bachcho ki activity aur ghar ka kaam bhi likha hai kya
    B.Ed kar rahi hu, education page ka photosynthesis wala draft padh ke samjhao ki bulbule ginne wala hissa kitni der ka hai
    coaching me dikhana hai ki plan kaisa dikhta hai, aapke udaharan wale lesson ke ant me parents ko kis bhasha me message hai
    drawing wali kahani us sample class me kis hisse me aati hai
    page pe jo lesson rakha hai wo pakka hai ya draft
    patta aur paani wali jodi activity kis namune me hai
    udaharan wale plan me quiz kitne minute ka rakha hai
    photosynthsis lesson dikhao
    sample lesson kitne min ka
    namuna path class 7 ka?
    lesson plan ka example dikha do
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
    kuch aisa hai jisme tick karu aur total dikh jaye
    medical store hai, baat karne se pehle khud hisaab laga sakta hu site pe
    option daba ke kharcha dekhne wala calculator hai kya
    aur khud se jod ke dekh saku kitna banega
    physio clinic hai, phone pe bikri wale pareshan karte hain, isliye apni cheezein khud chun ke jod lagane wala panna chahiye
    kirana ki dukan pe baithe baithe khud dekhna hai ki bot ke saath kya kya lu to kitna jod banega, wo tool kidhar hai
    principal se milne se pehle mote taur pe hisaab nikalna hai, wo jodne wala tool free hai ya uske bhi paise hain
    music wale ke liye do teen gaane aur ek jingle ek saath chun ke rakam dekhni hai, phir wahi chunav quote me bhej du
    tick mark lagate jao aur rakam badhti jaye, aisa page dikhao
    khud jodne wale tool me daam asli rate list se aate hain
    apni marzi ka set chun ke amount kahan jhalkega
    jo set banaya wo aapko quote ke saath pahunch jayega kya
    builder kaha milega
    cost calculator link
    khud total nikalne ka page
    package jodne ka tool free?
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
    tuition deti hu aur do bench aapas me jhaankte hain, ek hi paath se do alag parche aur dono ke uttar saath mil jaye
    coaching centre hai, jo panne hum padhate hain unse kathin ya aasan jaisa chahe waisa test nikalne wala template kaam kaise karta hai
    science ki madam har Saturday test likhti hai, labs me jo chapter se quiz banane wala hai wo Word file deta hai kya
    school me paper leak hota hai, ek adhyay se set A set B aur unki kunji banane wala template hamko mangwana kaise hai
    test ka level khud tay karne wala quiz template hai kya
    tuition centre bhi chapter wala quiz template mangwa sakta hai kya
    aadhe ghante ka test ek paath se bane uttar kunji ke saath
    templates me quiz wali cheez maangne par milti hai ya turant
    chapter se test template
    quiz template pdf milega?
    set A set B uttar sahit
    test ki answer key aati na
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
    chapter quiz template tuition ke liye chalegi
    bachche bagal wale se nakal karte hain, alag alag paper banega kya
    test ke do set banenge, set a aur set b`,
  clinicSample: `
    main bhi dentist hu aur do chair hain, portfolio me jo daant ka clinic dikhaya hai wo emergency aane par kya karta hai
    hamare hospital ka manager kehta hai portfolio wala dental project nakli hai, kya uska client sach me hai ya banaya hua
    physio chalata hu, aapke daant wale namune me mareez apna samay badalna chahe to WhatsApp par ho jata hai kya
    skin clinic ke liye samajhna hai ki aapka dental booking desk hindi english mila ke likhne walo ko kaise jawab deta hai
    dental namune me ek din pehle yaad dilane wali baat hai kya
    wo sample clinic khali samay kahan se dekh ke deta hai
    dard ki shikayat aaye to portfolio ka clinic desk kya kare
    do kursi wala daant ka project sirf dikhane ko bana hai na
    dental sample samjhao
    portfolio clinic asli h?
    dentist project me reminder hai
    booking desk sample kiska
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
    main bhi saree bechti hu online, aapke portfolio wali saree project me customer ka order kaise dhoondha jata hai, number se ya phone se
    handloom ka kaam hai, namune ki saree dukan me malkin ko naye order aur gusse wale grahak ki khabar kaise pahunchti hai
    boutique ke liye waisi hi screen chahiye jaisi saree sample me hai, us dashboard par kya kya ek saath dikhta hai
    bhai ka courier business hai, portfolio ke saree order desk me parcel ki jaankari seedha courier se aati hai ya haath se likhi
    hath ki buni saree wali shop asli client hai ya banayi hui
    saree project me order number bhool gaye to kaise milta hai
    khule sawal saree wale namune ki screen pe dikhte hain kya
    saree desk me maal ghatne lage to malkin ko kya jata hai
    saree project kya karta
    portfolio saree shop asli?
    saree sample ka dashboard
    saree desk courier data?
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
    coaching ke liye aapko parakhna hai, aapke page ki tareefein koi bhi likh ke daal sakta hai ya aap pehle padhte ho
    lawyer hu to poochhunga hi, jis raay ke saath verified likha hai usne sach me kaam karwaya tha iska saboot kya hota hai
    maine tailoring site banwayi thi aapse, jo link kaam ke baad aaya usse likhu to mere naam ke saath verified lagega kya
    doctor hu aur nakli reviews se pareshan hu, aap kisi ki baat bina uski ijazat ke apni site par chhaap dete ho kya
    raay ke aage lage verified thappe ka kya matlab samjhu
    chhapne se pehle testimonial kisi ki nazar se guzarta hai kya
    jhoothe testimonial rokne ka aapka tareeka kya hai
    bheji hui raay turant nahi dikhi, kya pehle padhi jati hai
    verified tag kaise lagta
    review pehle check hota?
    verified client matlab kya
    testimonials me milawat to nahi
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
    subah kis time message padhte ho aap
    aap din me kis waqt sabke message dekhte ho
    kitne baje baith ke message ka jawab likhte ho roz
    founder ji subah kab se message padhna shuru karte hai
    message kis ghadi padhe jate hai aapke yahan
    roz ka jawab dene ka samay kaunsa rakha hai
    9 baje padhte ho ya 10 baje message
    din me kab message kholte ho
    kirana wala hu, dopahar me hi khali hota hu, us waqt aap call pe milte ho ya apna coding me lage rehte ho
    teacher hu to subah message daalti hu, aap roz apne aaye hue message kitne baje padhne baithte ho
    hotel ke bot ne jo sawal chhod diye unko aap apne din me kis ghadi sudharne baithte ho
    author hu, jaanne ki jigyasa hai ki akela insaan itna kaam din bhar me kaise baant ke karta hai
    subah 9 se shaam tak aapka kaam kaise kaise chalta hai
    aap roz project banane kab baithte hain, subah ya dopahar
    bot ko jo nahi aaya usko aap shaam me sudharte ho
    demo lene ka aapka roz ka waqt kaunsa rehta hai
    founder ki dincharya
    aapka din kaisa jata h
    10:30 baje kya karte ho
    roz kitne baje msg padhte
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
    online shop hai aur order stock payment sab alag alag pada hai, aap log aisi jodne wali cheez me kitne pakke ho
    pehle wale banane wale ko WhatsApp ke template ki samajh nahi thi aur number phas gaya, aapko iska gyan kitna hai
    principal hu, bachchon ka kam data rakhne wale school tool banane me aapka hunar kaisa hai aur aur kya aata hai
    NGO ke log poochhenge ki founder asal me kis cheez ka jaankar hai, AI ka, website ka ya gaane video ka
    founder ke haath kis kaam me sabse mazboot hain
    automation, app, sangeet, inme se kisme aap ustad ho
    consent aur template ki baarikiyan aapko samajh aati hain kya
    aap asal me kin vishayon me maahir kehlate ho
    aapki visheshagyata kya h
    kis kaam me maahir ho
    founder ka hunar kya
    whatsapp api ki samajh h?
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
    mujhe computer nahi aata, ek chhota kaam roz tang karta hai, sabse pehle kya karu
    roz ka ek hi jhanjhat hai, wahi aapko dena hai, pehla kadam kya ho
    technology zero hai, ek hi kaam se shuru karna hai, kya karu pehle ki rate mile
    bas ek boring kaam machine ko dena hai, shuruaat kaise karu
    furniture ki workshop hai, rate batana, naap likhna, phone uthana sab main hi karta hu, inme se pehle kya machine ko du
    school me das kaam computer pe dalne layak hain par ek saath nahi ho sakta, shuruaat kis se karna samajhdari hogi
    travel agency me sab bolte hain AI lagao, mujhe ye hi nahi pata ki pehla kadam kya rakhu, raasta dikhao
    tailor hu aur computer kam aata hai, aap hi salah do ki kaunsa roz ka jhanjhat sabse pehle kisi bot ko saunpu
    itne saare kaam hain, AI ko kaun sa sabse pehle pakdau
    pehle kis cheez ko automatic karne se kam jokhim rahega
    shuruaat ke liye chhota kaam kaun sa theek baithega
    agent ko pehla kaam dene ki kasauti kya rakhu
    kahan se start karu
    pehle kya automate karu btao
    AI ka pehla kadam kya ho
    shuru kaha se kre samajh nahi
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
    salah do pehle kya automate kare
    chhoti si dukan hai, website kuch nahi hai, shuru kaha se karu
    kuch bhi online nahi hai, kaise shuru kare
    sabse pehle kya karna chahiye mujhe
    ab tak kuch bhi digital nahi hai mere kaam me, pehla kadam batao
    papa ki kapde ki dukan 30 saal purani, sab register me hai, online jana ho to shuruaat kaise
    kuch samajh nahi aa raha kya pehle lu, guide karo
    naya salon khola hai, na page na site, pehle kya banwau
    pehle website ya pehle whatsapp, nayi dukan ke liye kaunsa
    mere paas sirf phone number aur board hai, yahan se aage kaise badhu
    tiffin service chalati hu, bilkul nayi hu in sab me, rasta dikhaiye
    aur agar abhi kuch bhi nahi bana hua to aap sabse pehle kya karoge mere liye
    computer ka zero gyan hai, step by step bata do kahan se chalu karna hai
    gaon ka school hai kabhi software use nahi kiya, kaha se start kare
    business ko online lana hai par confuse hu ki start kis cheez se ho
    achar banati hu ghar pe, digital hona hai, shuruwat kaise hogi
    aapke page pe itni service hai, meri seedhi si hardware ki dukan hai, pehle kaunsi lu
    chhota karkhana hai internet pe hamara kuch nahi, shuruaati kadam sujhaiye
    pehli baar ye sab kar raha hu, chhote log kahan se start karte hai usually
    bilkul scratch se shuru kar raha hu madad karo
    abhi tak pen copy pe chal raha hai sab, ab kya pehle badle
    property ka kaam hai sirf jaan pehchan se chalta tha, online ke liye step one kya hai
    meri dukan google pe bhi nahi hai aur log AI bolte hai, main pehle kya karu
    aapki khud ki chhoti dhaba hoti jiska online kuch na ho to pehle kya lagate
    tuition padhata hu, online kuch setup nahi, sabse chhota pehla step bataye
    clinic nayi hai computer tak nahi liya, kis order me kya karna chahiye
    mai likhta hu par kahi koi page nahi, mere jaisa aadmi kahan se aarambh kare
    starting point bata do bas, dukan choti hai
    digital duniya me pehla pair kaise rakhu, dukandar hu 50 saal ka`,
  formBudget: `
    kirana wala hu, form bharte waqt paise wale khane pe atak gaya, wahan kaun kaun si rakam ki seedhi likhi hai chunne ko
    hamari factory ke paas do lakh tak ki gunjaish hai, enquiry form ke budget wale dabbe me kaunsa vikalp daalu
    school ki session April me shuru hogi, form me samay wali list me teen mahine jaisa koi option milta hai ya nahi
    ngo hu aur rakam abhi tay nahi, request page pe sabse chhota budget wala khana kitne tak ka hai
    form ke paise wale dropdown me sabse badi rakam kaunsi likhi
    quote form me kitne samay me chahiye ke kaun se option hain
    dedh lakh rupaye hain to form me kis range pe tick karu
    chhe mahine baad chahiye to timeline me wo chun sakte hain
    form ka budget dropdown
    timeline options kya h
    budget khane me kya bharu
    25k se 50k wala option hai?
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
    farmer ki khaad beej ki dukan hai aur ham do bhai hain, quote wale page pe vyapar ki kism me kya tick karu
    hamare hospital me teen sau log kaam karte hain, form me isko medium kahenge ya enterprise, uski hadd kya rakhi hai
    ghar baithe poetry likh ke bechti hu, form me dukan company jaisa kuch hai nahi mere paas, kaunsa vikalp mera
    do mahine pehle startup khada kiya hai aur teen log hain, form ke business type me hamara khana kaunsa padega
    business type ke khane me kitne vikalp diye gaye hain
    40 logon wali workshop form me kis kism me aayegi
    freelancer ke liye business ke khane me koi jagah hai kya
    1200 mulazim ho to form me kaunsa vikalp lagta hai
    business type me kya chunu
    form me freelancer option?
    small business kitne log tak
    company size form me
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
    clinic me phone ka bura haal hai aur turant hal chahiye, form me kitni jaldi wale khane me kaun sa darja rakhu
    restaurant ka bot agle saal sochenge, abhi sirf tatol rahe hain, to urgency me low likhna sahi rahega ya kuch aur
    enquiry form me complexity poocha hai aur main darzi hu, mujhe nahi pata low medium high ka faasla, chhod du kya
    hotel ke liye thoda aage ka AI chahiye jo kai kaam kare, form ki complexity me iske liye kaunsa star banta hai
    kitni jaldi hai wale khane me kaun kaun se star hain
    socha samjha sudhar ho to urgency me medium lagega kya
    dhandha badhane ke liye zaroori ho to kaunsi urgency chunu
    complexity khali chhod ke form bhej sakta hu kya
    urgency me kya bharu
    critical kab likhte h form me
    complexity ka matlab form me
    high urgency kab chune
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
    coaching ka bot ek saal se mast chal raha, aap logon ke liye do line ki tareef likhni hai to kis page pe jau
    maine jo shaadi ka gaana banwaya sabko pasand aaya, star ke saath apni raay kaise bheju aur usme kya kya poochha jata hai
    likhna aata nahi par aapka kaam bahut accha laga, raay likhne ke form me koi madadgar button hai jo shabd bana de
    travel agency se hu, aapki seva pe tippani dene ke liye email dena padega ya bina uske bhi form chala jayega
    apni raay ka form contact wale panne par mil jayega kya
    testimonial me photo aur project ki detail dena majboori hai kya
    kaunsi service li ye bhi batana padta hai raay dete waqt
    do shabd prashansa ke likh ke kahan bheju aapko
    rating kaha du
    review dene ka form
    feedback likhne ki jagah btao
    testimonial me kya kya bharna h
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
    vakil hu, aapke kaam ki badai kar dunga lekin mere naam ki jagah bas ek do akshar chhape, aisa vikalp hai kya
    school me naukri hai, raay likhne se management ko mera pata na chale, to photo aur sanstha bhi hat jayegi na
    boutique ki maalkin hu, raay ke saath apni tasveer lagani hai par phone ki photo badi hoti hai, kitni MB tak chalegi
    raay bhejne ke baad mere mail pe ek link aaya, wo dabana zaroori hai aur kya meri email sabko nazar aayegi
    raay chhape to asha v jaisa naam dikhe, poora nahi
    review wali tasveer gol dikhegi ya chaukor aur kitni badi
    bina naam ke raay du to company ka naam bhi gayab hoga
    png photo raay ke saath lag jayegi ya sirf jpg
    gumnaam raay chalegi?
    review me email public to nhi
    naam ka sirf pehla akshar
    testimonial photo kitne mb
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
    demo ka time india wala hai ya mera
    main canada me hu, demo kis time zone me hoga
    demo ke slot kis desh ki ghadi se hai
    demo ka samay khud badal ke jodna padega kya IST se
    main doha me naukri karta hu aur Patna wali dukan ke liye demo liya hai, page pe likha waqt kahan ki ghadi ka maanu
    hotel ki malkin hu, computer nahi aata, demo wale din mujhe kis cheez pe click karna hai aur link kab pahunchega
    lawyer ka din bhara hota hai, aapka demo aadha ghanta leta hai ya poora, taaki main utna hi waqt khaali rakhu
    coaching chalata hu, demo ki booking phone ke calendar me ek tap me chadh jayegi ya haath se likhni padegi
    demo me mujhse baat karne wala wahi hoga jo bot banayega
    foreign me hu, demo ke neeche mera local waqt likha aata hai
    book kiye demo ki file calendar me daalne wali milti hai kya
    demo wale din judne ki jankari kis tarah pahunchegi mujhe
    demo kitne ghante ka
    demo join kaise kru
    demo ka time ist hai kya
    demo me kaun aayega samne
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
    calendar file milti hai demo book karne par
    demo 3 baje ka book karu to indian time hai ya mera`,
  scope: `
    hotel ki site aadhi ban chuki hai aur maalik keh raha ek booking calculator bhi daalo, wo isi rakam me hoga ya nayi parchi banegi
    school ke liye quiz liya tha, beech me prabandhak ne do aur cheezein maangi, aise nikle kaam ka hisaab aap kaise rakhte ho
    restaurant ke bot ke saath mahina bhi deta hu, to chhota mota badlav karwau to wo usi me gina jata hai na
    workshop wale se pehle jhagda isi baat pe hua tha ki kya milega likha hi nahi, aap kis kagaz me saaf likhte ho
    jo kaam tay hi nahi tha wo karwau to naya quote banega
    theek theek kya aur kab tak milega ye mujhe likha hua milega
    do dafa ke sudhar ke baad teesra sudhar kis bhaav hoga
    beech me farmaish badh gayi to kaam kaise aage badhta hai
    extra kaam ka alag quote?
    tay cheez kaha likhi hoti h
    do badlav ke baad kya
    beech me feature jod du to
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
    school trust ke sachiv hain, maan lijiye aap shartein tod dein to hamara order kitne din ki chetavni ke baad turant khatam ho sakta hai
    factory ka bot adha bana aur hamari taraf se koi bada ulanghan ho gaya, tab tak hue kaam ka paisa dena padega kya
    hotel wale hain, agar dono me se koi vaade ko buri tarah tode aur kehne pe bhi na sudhare to agla kadam kya hai
    travel agency me vakil ne poochha ki gambhir ulanghan pe order khatam ho to hamara data hame wapas milega ya nahi
    shart todne wale ko sudharne ke liye kitne din milte hain
    ulanghan par order koi bhi paksh khatam kar sakta hai kya
    terms tootne ke baad adhure kaam ka hisaab kaise hota hai
    bhari galti pe chaudah din wali baat kya likhi hai terms me
    terms toote to kya
    breach pe order khatam?
    agreement todne ki mohlat
    gambhir ulanghan ke baad data
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
    deal tootne par jitna kaam hua uske paise dene padenge
    agar aapne kaam pura nahi kiya to
    advance leke gayab ho gaye to main kya karu
    jo tay hua tha wo nahi diya to paise wapas milenge?
    aap akele ho, beech me phone uthana band kar diya to kya hoga
    pichla developer paise leke bhag gaya tha, aapka kya bharosa
    kaam adhura chhoda to mera paisa?
    aap apni shart todo to mere pas kya rasta hai
    quote me jo likha wo na banao to refund hoga kya
    agar aap hi mukar gaye to kahan shikayat kare
    aur agar project aadhe me chhod diya aapne
    clinic ke liye bot banwana hai par dar hai ki aap beech me chhod doge, tab kya
    paisa diya aur kaam hua hi nahi, wapsi hogi ya nahi
    case kar sakte hai kya agar aap dhokha do
    voice bola tha aur sirf chat di, to main kya kar sakta hu
    aap bimar pad gaye ya dhandha band kar diya to mere kaam ka kya
    agreement aapki taraf se toota to kya hoga
    galti aapki ho to bhi paise nahi lautaoge?
    kaam na karne pe koi likhit guarantee hai
    aapse kaam pura na ho paya to advance lauta denge na
    main order cancel kar sakta hu kya agar aap wada na nibhao
    kitne din milte hai aapko apni galti sudharne ke agar sharto ke khilaf kaam kiya
    website adhuri pakda ke bol diya ho gayi, fir?
    wade ke mutabik na bana to hisab kaise hoga
    provider gayab, number band, tab customer kya kare
    jo features likhe the wo missing nikle to paisa wapas mangu kya
    sir thagi ka dar lagta hai, agar kaam diya hi nahi to kaun zimmedar
    mera data aur files milenge kya agar aap kaam chhod ke chale gaye
    aapne terms tod diye to meri suraksha kya hai batao`,
  chatRequest: `
    bas poochh taachh kar rahi thi apne parlour ke liye, ye sab likhne se mera koi order ya enquiry to register nahi ho gaya
    clinic ki baat yahan type kar di, abhi bhejna nahi chahta, kya ye apne aap founder ke paas pahunch gayi hogi
    maan lo main coaching ki jankari yahan deta rahu par haan na bolu, to wo sirf gup shup mani jayegi na
    hotel ke liye likha par summary pe haan nahi daba, ab wo request me gini jayegi ya nahi
    meri manzoori ke bina ye baat enquiry nahi banegi na
    request banne ke liye mujhe kya confirm karna padta hai
    itni si baatcheet se lead list me chadh gaya kya
    summary dekhe bina kuch aage to nahi chala jata
    ye enquiry ban gyi kya
    chat se request kab banti h
    bina haan request to nahi
    abhi kuch submit hua?
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
    retire teacher hu, mere jaane ke baad mere data ka dekhrekh beta kare, uska naam main abhi de sakta hu kya
    society secretary hu, pehle jo sahmati di thi use wapas lena chahta hu aur jaanna hai ki aur kya kya maang sakta hu
    NGO me data ki training hui, ab aapke yahan mere kya kya adhikar hain, dekhna, sudharna, shikayat, sab ek saath bataiye
    property dealer hu, maine jo email pe apne data ki baat likhi uska uttar kitne dino me dena aapka niyam hai
    apni di hui manzoori baad me wapas kheench sakta hu kya
    apne niji data pe mujhe kaun kaun si suvidha milti hai
    mere record ke liye kisi ko nominee banane ka tareeka
    apne data ke kaun se haq main link se khud chalau
    mere data rights btao
    consent wapas lena
    nominee bana sakte h data ka
    data adhikar ki list
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
    sahmati wapas lene ka haq hai kya mujhe
    maine jo quote form me details bhari thi wo delete karwani hai
    mera data kaise delete karwau`,
  anonymousVisit: `
    competitor ki nazar se bachna hai, main bas aapke page padh ke nikalna chahta hu, aapko pata to nahi chalega ki kaun aaya
    kirana wala hu, har site login maangti hai, aapke yahan sirf padhne ke liye bhi naam mobile daalna padega kya
    author hu aur sharmila hu, bina kuch bataye ghum ghum ke sab padh lu to aap koi hisaab rakhte ho mera
    school ke office computer se dekh raha hu, main kahan se aaya ye baat tab band karte hi mit jati hai ya nahi
    chup chaap padh ke chala jau to kuch save hoga kya
    pehchan chhupa ke saare pages dekhne ki chhoot hai na
    sirf jo main khud bheju wahi aapke paas bachta hai kya
    bina account khole sab panne padhna mumkin hai
    login zaruri h kya dekhne ko
    bina naam site dekhu?
    bas padhna h, id banani padegi
    anonymous dekh sakte h
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
    aapke page ka WhatsApp button dabane se pehle hi Meta ko meri khabar chali jati hai kya, hospital ka computer hai isliye poochha
    travel agency ke liye payment wala link khola, ab card ki baat uski company ke niyam se chalegi ya aapki
    IT wale puchh rahe ki bina click kiye aapke page pe kisi doosri service ki cheez chup chaap khulti hai kya
    principal hu, calendar ka link dabane ke baad wo log meri detail ka kya karenge, aap jawabdeh hain ya wo khud
    doosri site ke button dabne tak kuch download to nahi hota
    bahar ke link kholte hi kiske niyam lag jate hain
    google calendar wale link pe meri jankari ka kya hoga
    aapki site chhod ke jahan gaya wahan ki policy alag hai na
    external link safe hai kya
    link dabane pe kiska niyam
    whatsapp link pe data?
    link kholne se pehle kuch load?
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
    physio hu, aapke pehle page pe jo raat wali mareez ki chat dikh rahi usme aakhir me kaun sa samay book hua
    home page ki chat me daktar sahab ke khali samay ke do option the, wo kya the aur yaad kab dilaya jata hai
    receptionist ko samjhana hai ki landing page wali baatcheet me assistant ne calendar me likha ya sirf jawab diya
    hospital me poochh rahe the ki aapke shuruaati panne par jo hindi chat hai, uska matlab aur natija kya hai
    pehle panne ki mareez wali chat kitne baje raat ki hai
    namune ki doctor chat me mareez ko yaad kab dilaya gaya
    home wale phone screen pe appointment kis din ki li gayi
    mareez ne assistant se kya poocha tha us namune me
    home page wali chat kya hai
    clinic chat me 6:15 liya na
    9:42 wali chat ka matlab
    namune ka mareez kab aayega
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
    meri bhi sariyon ki online dukan hai, aapke page pe neela rang poochhne wali baat me assistant ne kitna maal bacha bataya
    handloom bechne wale dost ko dikhana hai ki ecommerce panne ki chat me courier ka jawab kya mila aur ant me maalik ko kya gaya
    namune ki baat me grahak pehle parcel poochhti hai phir rang, us poore kisse ko shuru se bata do
    boutique wali hu, sample me jo dobara mangwane ka sawal maalik se hua wo kis wajah se pucha gaya
    order 2187 kis sheher se nikal chuka tha us chat me
    saree chat me link aur daam dono bheje gaye the kya
    kal chaar baje tak kya pahunchne wala tha udaharan me
    neele rang ke do hi piece bache the us baatcheet me na
    2187 wala order kya hai
    saree chat samjhao page wali
    neeli saree kitni bachi thi
    jaipur wala parcel kya hai
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
    tuition padhata hu, aapke page ki jo fees wali chat hai usme kitne bachche ka batch aur kaunse din bataye gaye
    parent hu, aapki coaching wali baatcheet me pehli class muft thi ya uske bhi paise the, samajh nahi aaya
    institute ke partner ko samjhana hai ki namune me seat rakhne ke baad maalik ke phone pe kya khabar gayi
    maths coaching hai meri bhi, smb panne ki chat me Wednesday ya Monday me se kya chuna gaya aur kab yaad dilaya
    das class ganit wali baat me assistant ne kya kya bataya
    trial seat ka message kisko mila us udaharan me
    coaching chat me Tuesday ko kya bheja jata hai
    12 bachcho wala batch kis namune me likha hai
    coaching wali chat samjhao
    free class wala namuna?
    coaching sample me seat kab ki
    trial seat wali chat kya h
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
    meri bhi cake ki dukan hai, aapke page pe jo bakery ki pehli screen dikhayi hai usme kaun kaun si baatein rakhi gayi
    restaurant wale bhai ko dikhana hai, wo taaza bread wala namuna subah kitne baje aur raat ko kab tak khula batata hai
    mithai wale hain, aapke udaharan ke bakery page pe jagah ka naksha aur order ka button hai ya bas daam
    website banwane se pehle samajhna hai ki bakery wali photo se aap graahak ko pehli nazar me kya batana chahte ho
    naksha aur cake ke daam wala udaharan kis dukan ka hai
    namune ki bakery me raat 9 baje tak khula likha hai kya
    bread cake wali screen me order kis app se hota hai
    pehli screen pe visitor ko kya chahiye wo bakery se kaise dikhaya
    bakery namuna samjhao
    bakery page kis market ka
    bakery wali site kab khulti h
    bekri sample me kya dikhta
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
    kiraye ke makaan dilata hu, log budget aur ilaka likhte hain, unke mutabik meri sheet se teen ghar chhant ke dikha de aisa agent
    plot bechte hain hum, agent khud jawab taiyar kare par bheje tabhi jab main haan dabau, aur site visit bhi pakki kar de
    broker dost ko samjhana hai, aapke panne pe metro ke paas do kamre wale ghar ki kahani me kadam kadam kya hota hai
    villa aur flat dono ki list hai hamare paas, grahak jo maange us se mel khate pate nikal ke CRM me uska khata bhi khole
    grahak ki maang aur meri list ka mel bitha ke flat sujhaye
    enquiry padh ke jo ghar jame wahi chhante aur visit tay kare
    namune me dealer ko kitni baar faisla lena padta hai
    2 BHK wale udaharan me draft jawab kaun manzoor karta hai
    flat match karne wala agent
    2bhk wala example samjhao
    budget wale ghar chhant de
    ghar dhundh ke visit book kare
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
  
    customer budget aur area bataye to bot flat khud dhundh dega kya
    property dealer hu, 2bhk 50 lakh wale ko meri list se flat dikha sakta hai?
    grahak bole dwarka me 3bhk chahiye 90 lakh tak, fir aapka ai kya karega
    meri excel me 150 flat hai, usme se sahi wale nikal ke bhej dega kya
    site visit bhi khud book karega?
    kiraye ka makan dhundhne wale whatsapp karte hai, bot list me se chun ke bata de
    aur agar us budget me flat na ho to paas ke area ka dikhayega kya
    real estate ka kaam hai, client ki requirement ke hisab se flat chhantne wala chahiye
    party ko flat pasand aaye to visit ka time bhi fix kar de, hoga?
    metro ke paas 2bhk wala jo example hai wo mere liye ban sakta hai kya
    builder floor aur plot bechta hu, budget sunke ai suggest karega?
    roz flat ki list badalti hai meri, tab bhi sahi flat batayega kya
    raat ko koi makan puche to list dekh ke jawab de dega?
    requirement dale aur teen flat samne aa jaye, aisa hota hai kya
    main broker hu gurgaon me, har caller ke liye flat dhundhne me din nikal jata hai, ye kaam ai le sakta hai
    student pg puchte hai rent aur location bata ke, khali kamra khud bata dega bot?
    meri property list se matching ho sakti hai kya automatic
    customer ko uske bajat ka ghar dikhana aur dekhne ka time lena, dono kaam karega?
    flat ki list me se dhoond ke option bhejna ai ke bas ka hai kya
    kya agent pehle meri available flats check karega fir buyer ko bolega
    kisi ne likha 1bhk 12 hazar rent laxmi nagar, to aage kya hoga
    aapka bot flat dikhane ki appointment meri diary me daal dega?
    makan dukan dono ka dealer hu, grahak ki jarurat ke mutabik option nikal de bas
    kaunsa flat kis customer ko jamega ye machine bata de to mera kaam aasan
    ek society me 80 unit hai, buyer floor aur budget bole to unit suggest ho jaye
    sir property wale ke liye flat search bot banate ho kya
    buyer ka budget area mere listing se mila ke visit pakki karwa do, possible?`,
  enquiryList: `
    jo pooche uska number mujhe milega
    visitor ka naam aur phone note hota hai kya
    kisne poocha uska number kaha dikhega
    showroom me jo baat kare uska contact mere paas aayega
    poochhne walo ke number ek jagah milenge
    jo likh ke gayab ho gaya uska number rahega
    students ke parents ka number bhi note karega
    kis kis ne likha uski list milti hai
    gurgaon me chhota property office hai, kisne poocha aur wapas nahi aaya wo dikhega kya
    hum do log hi hai, jo pooch ke gayab hue unki list kis plan me milegi
    jinhone enquiry ki par admission nahi liya unke naam baad me dekh paunga
    aur jo ek baar pooch ke laute nahi wo kahan dikhenge
    coaching me parents poochh ke gayab ho jate hain, baad me unko ghuma ke phone karna ho to naam aur number kis list me milenge
    gym ki website pe chatbot lagwaya to raat ko jo log sawal chhod gaye unki poori soochi mujhe kahan padhne milegi
    property office me kaun kya maang raha tha ye bhool jate hain, aapke yahan har poochhne wale ka zaroorat ke saath record banta hai
    hotel ka manager subah dekhna chahta hai kisko wapas ring karna baaki hai, ye kis screen pe pata chalega
    poochh ke lautne walon ka mobile kahin sambhal ke rakha jata hai
    har poochhne wale ka naam aur zaroorat ek jagah likhi mile
    callback kisko dena hai ye batane wali screen kaunsi hai
    site ke chat se mile contact ek soochi me aate hain kya
    enquiry list kaha dikhegi
    leads ka record hoga?
    gayab walo ka number mile
    kisko call back krna dikhe
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
    travel agency wala hu, package jodne wale page pe agent wale hisse me kaun kaun si cheezein dabane ko milti hain
    school ke prabandhak poochh rahe ki builder me education ke tool bhi chun sakte hain ya sirf bot aur site hi hain
    singer hu, us jodne wale tool me jingle aur gaane ke kitne vikalp rakhe hain aur kitab ke video bhi hain kya
    online dukan ke liye builder kholu to usme kaun kaun se hisse ek saath dabaye ja sakte hain, poori soochi batao
    builder ke saaton group kaun kaun se hain
    jodne wale page me avatar aur crm bhi dabane ko hai kya
    builder ke online shop group me voice aur dashboard bhi hain
    creative wali cheezein bhi builder me jud jati hain kya
    builder me kya kya h
    builder ke groups batao
    package builder options list
    builder me school tools?
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
    stock kam ho jaye to bot mujhe batayega
    maal khatam hone wala ho to pata chalega kya
    stock kam hone par mujhe message aayega
    kaunsa item khatam ho raha hai ye bot bata dega
    koi grahak gussa ho to mujhe pata chalega
    shikayat aaye to mujhe khabar milegi kya
    customer naraz ho jaye to mujhe kaun batayega
    koi bahut bhadak jaye to mere phone pe message aayega?
    peetal ke bartan online bechti hu, thank you jaise har message pe phone na baje, sirf jab grahak bigde ya maal khatam ho tab bataye
    kapde ka store hai, raat ko din bhar ki bikri ka chhota saar mil jaye par chhoti chhoti chat mujh tak na aaye
    pharmacy ka online counter hai, kis baat pe mujhe jagana hai aur kis pe nahi ye main khud tay kar sakta hu kya
    handicraft bechte hain, pehle wale bot ne din me sau notification bheje, aapka maalik wala bot kab bolta hai kab chup rehta hai
    badi khareed ho ya shikayat ho tabhi ghanti baje
    urgent kise maane ye faisla maalik ka hai kya
    faltu notification band aur sirf kaam ki khabar phone pe
    din ka saar ek hi message me aayega ya baar baar
    har msg pe alert to nahi
    sirf zaruri khabar chahiye
    naraz grahak pe alert aaye
    alert ki list main chunu?
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
    faltu notification to nahi aayenge malik wale bot se
    customer gussa ho jaye to mujhe pata chalega?
    shikayat aayi to bot mujhe batayega kya
    koi chat me gaali de ya naraz ho to mere paas message aata hai
    restaurant hai, khana thanda mila to log bot pe chillate hai, mujhe khabar hogi?
    naraz grahak ko kaun sambhalega, mujhe inform karoge na
    agar koi complain kare raat ko to mujhe kab maloom padega
    complaint ka alert milta hai kya
    mujhe dar hai ki customer bot se lad raha hoga aur mujhe pata bhi nahi hoga
    saree bechti hu online, kisi ko fati hui saree mili aur usne chat me bawal kiya to mere tak baat pahuchegi?
    aur agar parent fees ko leke bhadak jaye to mujhe batayega ye
    shikayatein seedha mere phone par aani chahiye, ho sakta hai?
    patient doctor ki burai likhe bot ko to hume turant suchna milegi kya
    kya bot samajh jata hai ki banda gusse me hai aur malik ko bula leta hai
    dukhi customer ki khabar malik tak kaise aati hai
    koi bole ki main google pe ganda review dunga to bot mujhe jagayega?
    complain dabb to nahi jayegi bot ke andar
    salon me kisi ka colour kharab ho gaya aur vo whatsapp pe bot ko suna rahi hai, main kaise jaanu
    jab bhi koi nakhush ho sabse pehle mujhe pata lagna chahiye
    jhagda karne wale customer ka kya hota hai chat me, mere paas bhejte ho?
    bot khali sorry bolta rahega ya complain mujhe bhi dega
    gym ke member AC ki complain karte hai chat pe, kya wo mujhe forward hogi
    client bhadka hua ho to owner ko notification aata hai?
    gusse wale message alag se mujhe dikhane chahiye turant
    maal kharab nikla to party bot pe bharas nikalegi, mujhe bataega ki nahi
    please bataye ki customer ki naarazgi ki soochna mujhe milegi ya nahi
    hotel me guest ne room ke baare me shikayat ki chat pe, manager ko kaise pata chalega
    agar kisi ne dhokha dhokha chillana shuru kar diya to bot mujhe ping kare
    unhappy customer ka signal mere ko milega kya foran`,
  newOrders: `
    achaar online bechna hai, e-commerce site banwau to koi khareede to mujhe mail aayegi ya phone pe WhatsApp aayega
    painter hu, apni site pe tasveer bechunga, har baar site kholne ki fursat nahi, nayi khareed ki khabar kaise milegi
    kitabein bechne wali site ho, order chhoot gaya to badnaami, isliye poochhti hu ki order kahan kahan se mujhe dikhta hai
    mobile cover ki dukan ki website pe order hua par dukan me pata nahi chala, aapki site me soochna kis raste aati hai
    nayi khareed ki soochna site se kaun se raste aati hai
    web dukan pe order padte hi mujhe message jata hai na
    cart se khareed hone par malik ko mail milta hai kya
    site ke naye order ki khabar whatsapp pe chahiye
    site pe order aaya to khabar?
    order mail pe aata h
    order ka msg milega whatsapp pe
    naya order kaise pata chale
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
    customer ke mail se quotation khud ban jayega
    staff din bhar mail dekh ke quotation type karta hai, ye apne aap ho sakta hai
    enquiry padh ke rate wala draft bana de, aisa kuch
    quotation ka draft banaye aur main check karke bheju
    tent house chalate hain, din bhar log mail aur WhatsApp pe bhav poochhte hain, machine kaccha estimate banaye aur main bas jaanch ke bheju
    insurance ka office hai, teen jagah se lead aati hai, koi AI unko padh ke mahatva ke hisab se CRM me chadha de kya
    school trust ki niyamavali do sau panne ki hai, agent usme se sahi jawab panne ke saath nikal ke staff ko de sakta hai
    naya naya suna hai agent ke baare me, hamari travel company me usko shuru me kaun kaun se kaam thamaye jate hain
    gaadi broker hu, agent list se gahak layak cheez nikale
    quotation ka pehla kachcha roop AI likhe, dastakhat mera
    lambe kaagaz padh ke page number ke saath jawab de sakta hai
    mail form aur chat ki poochtaach ko number laga ke rakhe
    agent kis kaam me best h
    agent ke kaam ki misaal
    quote draft bana dega agent?
    enquiry chhant ke crm me daale
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
    aise software ka daam kaise tay hota hai
    chhote software ka rate kis cheez pe hai
    godam wale software ki kimat kaise nikalte ho
    apna software banwana ho to pehla kadam kya aur rate kaise
    almari banane ki workshop hai, grahak phone ke browser me naap likhe aur khud hi quotation dekh le, aisa alag software banwana hai
    transport company hai, driver ki raseed ki photo padh ke rakam nikal de aur staff login karke dekhe, aisa ho sakta hai
    NGO ko karyakram ki yojana banane wala chhota planner chahiye jo sirf hamare liye ho, aise software ka daam kis pe tikta hai
    tour operator hu, kisi ek kaam ke liye khud ka web software chahiye to aapse pehli baithak me kya tay hota hai
    ek hi kaam ke liye khas bana software aap kise kehte ho
    jo app banaoge wo browser me chalegi ya install karni padegi
    kaam ka size bada ho to software ki keemat kaise badhti hai
    bill aur challan padhne wala tool sirf hamari firm ke liye
    custom app me login hoga?
    naap se quote nikalne wala software
    document padhne wala app
    apna software kaise shuru kare
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
    do agency walon ne bola pehle meeting karo phir rate batayenge, aapke yahan salon wale bina phone kiye daam padh sakte hain kya
    kirana wala hu, sales wale se baat karne me sharm aati hai, saari keemat khule me kis page par likhi milegi
    hospital committee ko aaj hi rakam chahiye, kaun si cheezein aisi hain jinka rate aap baat ke baad hi kholte ho
    school ke liye tulna kar rahe hain, aapke har kaam ke set-up aur mahine ke paise dono saaf likhe milte hain kya
    keemat jaanne ke liye apna number dena zaroori to nahi
    meeting ke bina rate kholne me koi dikkat hai kya
    enterprise ko chhod ke sabka bhav page pe hai na
    rate chhupane wale agency jaise to nahi ho aap
    rate bina call ke milega
    price page kaha h
    kiska daam nahi likha
    daam sab khule hai na
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
    paanch hospital ki chain hai, procurement ko kagaz pe chahiye ki dikkat par aap kitne ghante me haath lagaoge, kis plan me hai
    call center wale vendor ne do ghante ka vaada tod diya tha, aapke starter me reply ka koi bandha hua waqt milta hai
    hotel group ka IT head contract me response time maang raha hai, ye sirf sabse bade package me hota hai kya
    maan lo Diwali pe bot me kharabi aaye, aapke growth plan me kitni der me theek karne ki likhit zimmedari hai
    tay samay me jawab ki shart kis package me aati hai
    chhote package me response ka pakka ghanta likha hai kya
    hamare agreement me sla ka panna jod doge
    sabse bade plan me jawab ka samay pehle se bandha hota hai
    sla milega?
    response time kis plan me
    support kitne ghante me pakka
    likhit response time chahiye
    support ka samay likhit me tay ho sakta hai kya
    kis package me response time pakka hota hai
    hamari company ko contract me reaction time chahiye
    starter me bhi jawab ka samay tay hai kya
    kharabi pe kitni der me aaoge, ye agreement me likhoge
    bade plan me support jaldi milta hai kya
    sla doge kya hamari chain ko
    enterprise me jawab ka samay tay hota hai kya
    growth package me response time ka vaada hai kya
    bot band ho gaya to kaun thik karega
    server down hua to kitni der me chalu hoga
    raat ko bot khrab ho jaye to kisko phone kare
    sunday ko dikkat aayi to koi milega kya
    kharabi aane par kitne ghante me theek karte ho
    mera restaurant hai, shanivar raat ko bot atak gaya to nuksan hoga, tab kaun dekhega
    24 ghante support dete ho kya bot bigadne par
    aur agar aadhi raat me ruk gaya to?
    aap akele ho, aap so rahe ho aur bot fail ho gaya tab kya
    uptime ki guarantee hai koi
    chalte chalte band ho jaye to response time kya hai
    clinic ka booking bot subah subah thap ho gaya to mareez pareshan honge, kitni jaldi sudharoge
    chhutti ke din bhi repair karte ho
    pichle wale ne bot thik karne me 5 din lagaye the, aap kitna time lete ho
    SLA dete ho kya aap
    bot ne jawab dena band kar diya to aapko pata kaise chalega
    aap bimar ho ya bahar gaye ho aur mera bot kharab ho to kaun sambhalega
    diwali sale ke din server baith gaya to kya karoge
    ravivar ko theek hoga ya somvar tak rukna padega
    kripya batayein system thap hone par kitne samay me seva bahal hogi
    kitni der tak band reh sakta hai zyada se zyada
    emergency me turant sampark kaise karu agar assistant kaam na kare
    night me koi baitha hota hai kya bot restart karne ko
    bot dead ho jae to jaldi thik hoga na
    enterprise me jo agreed response time likha hai wo kitne ghante ka hota hai
    hotel hai hamara, guest raat bhar likhte hai, system ruk jaye to support ka time kya hai
    technical fault aane pe aapka aadmi kab tak dekhta hai
    guarantee do ki bot do din band nahi padega`,
  currency: `
    Nairobi me salon chalati hu, aapke page ke daam shilling me hain ya India ke paise me, hisab lagana mushkil ho raha
    dubai wale bhaiya paisa denge, unko bata sakoon ki aapka quote dirham me banega ya bharat ke rupaye me hi
    online store wale bot ke panne pe dollar dikha, to baaki saari cheezein bhi us mudra me mil jayengi kya
    Kathmandu ki travel agency hu, aapke likhe rupaye Bharat ke samjhu ya Nepal ke, quote kis mudra me doge
    page pe jo ank likhe hain wo kis desh ki mudra hai
    dollar me daam sirf kis cheez ka likha hua milta hai
    euro me quote bana ke dena sambhav hai kya
    har mahine ka paisa bhi isi ₹ me ginte ho na
    kaunsi currency me rate h
    inr hai na ye daam
    shilling me likha h kya
    quote rupaye me hi?
    aapke daam kaunsi currency me likhe hain
    ye rate bharatiya rupaye me hain na
    kya quote bhi rupaye me milta hai
    main nepal se hu, daam kis rupaye me hai
    videsh ke client ko bhi rupaye me quote doge
    site pe jo number hai wo inr hai kya
    kya pound ya euro me bhi rate likha hai
    currency kaunsi chalti hai aapke yahan
    monthly fees bhi rupaye me hi hai kya`,
  quoteDrafts: `
    quotation banane ka kaam automatic ho sakta hai kya
    har party ko estimate bana ke dene me ghanta lagta hai koi tarika hai
    printing press hai hamari, flex aur card ka rate nikal ke bhejna padta hai din bhar, AI kar dega?
    dealer log rate mangte rehte hain, unka quotation khud ban jaye aisa kuch
    mera kaam interior ka hai estimate banate banate raat ho jati hai
    tour package ki costing bana ke client ko bhejna bahut time leta hai isme madad milegi
    customer ka whatsapp padh ke quotation ka draft bana de aisa bot banate ho
    estimate jaldi banane ka software
    excel me quotation bana bana ke thak gaya hu grahak ke liye
    factory hai nut bolt ki, enquiry aati hai to rate bhejne me 2 din lag jate hai, automatic karwana hai
    aur agar grahak size bheje to kya bot hisab karke estimate bana dega
    kya AI meri rate list dekh kar party ko offer bana sakta hai
    aluminium ke darwaze khidki ka kaam hai, naap ke hisab se kotation khud bane to accha rahe
    main sirf check karu aur bhej du, quotation agent banaye
    GST ke saath quotation pdf apne aap ban jaye customer ke liye
    thekedar hu ji, makan ka estimate har kisi ko likh ke dena padta hai, ye kaam machine se hoga?
    quotation late jata hai isliye order dusra le jata hai
    travel agency wale hain, roz 10-15 itinerary aur uska rate banana padta hai grahko ke liye
    bhai estimate banane wala AI milega kya
    hamare sales wale har dealer ke liye alag discount ka quote banate hain, usko automate karna tha
    shaadi catering me plate ka hisab laga ke quotation dena hota hai, bot bana lega kya
    kripya bataiye kya hamari company ke rate quotation AI taiyaar kar sakta hai
    packaging box banate hain, quantity badalte hi naya quotation banana padta hai bahut jhanjhat
    quote banane me time barbaad ho raha hai dealers ke liye
    solar panel lagate hain, har ghar ka kharcha nikal kar estimate dena padta hai koi automatic system hai
    jo log rate puchte hai unko turant estimate ka kagaz chala jaye aisa ho sakta hai?
    purane quotation dekh ke naya wala draft kar de party ke liye
    photographer hu, har shaadi wale ko package ka quote alag se type karta hu, ye kam ho jaye to badhiya
    quotation banane me poora din nikal jata hai
    roz 40 mail aate hai parts ke rate ke liye, ek ladka raat tak quotation type karta hai
    kya AI hamare customer ke liye quotation bana dega
    hardware ki dukan hai, log whatsapp pe list bhej dete hai rate do rate do, haath se banate hai sab
    rate list dekh ke quotation khud ban jaye aisa kuch hai?
    factory hai faridabad me, buyers ki enquiry aati hai aur papa raat 11 baje tak quote likhte rehte hai
    estimate banane ka kaam AI ko de sakte hai kya
    party item ki list bhejti hai, usme rate bharke wapas bhejna hota hai, ye automatic ho sakta hai
    auto parts ka wholesale hai, har mechanic ko alag alag rate likh ke bhejna padta hai
    quotation ka draft bot bana de aur main sirf check karke bhej du
    printing press wale hai, sab puchte hai 1000 card ka kitna, 5000 ka kitna, jawab me quote banate banate thak gaye
    aur agar customer mail me 20 item ka bhaav puche to quotation ban jayegi kya
    enquiry ka rate bhejne me do din lag jate hai kyunki banane wala ek hi hai
    excel me quotation banana band karna hai, koi upay batao
    sanitary aur tiles ke dealer hai, builders roz boq bhejte hai aur hum haath se price bharte hai
    customers ko bhejne wale quotes apne aap tayar ho sakte hai?
    tour package ki costing har party ke liye alag se type karta hu, isme AI madad karega?
    mail padho, rate dekho, offer likho, ye sab hamara munshi karta hai raat tak. kuch ho sakta hai iska
    proforma aur kotation banane ka software banate ho kya AI wala
    itni rate ki puchtach aati hai ki quote bhej hi nahi pate time pe
    furniture order pe banate hai, naap ke hisab se daam nikal ke grahak ko quotation dena padta hai, ye AI kar de
    steel pipe ka kaam hai, size bata ke log rate mangte hai, din ki 60 quotation banti hai haath se
    mera sales wala sirf quotation hi type karta rehta hai bechta kuch nahi
    price list se dekh kar grahak ke liye bhaav patra bana sake aisa bot chahiye
    bijli ke contractor hai, client ka saman ka parcha aata hai aur raat ko baith ke rate bhar ke quotation banate hai
    customer ko quote jaldi nahi jata to party dusre ke paas chali jati hai, quotation fast banwane ka tarika bataiye
    wahi quotation baar baar quantity badal ke banana padta hai, isse chutkara chahiye
    chemical supply karte hai, email pe enquiry ka dher lag jata hai aur sabko rate banake bhejna mushkil hai
    customer lambe message bhejte hain aur raat ko quotation banata hu, bot bana de aur main check karu
    enquiry padhke quotation khud taiyar kar de, mai sirf dekh lu
    roz das quotation haath se banata hu, ye kaam ho jayega?`,
}
