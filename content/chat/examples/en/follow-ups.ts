import type { FollowUps } from '../follow-ups.ts'

export const englishFollowUps: FollowUps = {
  abroad: {
    abroad: `
      even a small village in bihar`,
    currency: `
      so i get the quote in dollars or only rupees`,
    demoDetails: `
      what about time difference if i take the demo`,
    hours: `
      you answer in our daytime also?`,
    meeting: `
      can my partner join from toronto`,
    notOffered: `
      do you run facebook ads for shops or write captions`,
    payMethod: `
      and how will i pay from kenya`,
  },
  addOnAlone: {
    addOnAlone: `
      i want only broadcast, no bot
      i already have bot from other company`,
    item: `
      and dashboard shows what exactly
      what all comes on that dashboard`,
    price: `
      then minimum total?
      then bot plus voice comes to how much`,
    quote: `
      ok write it as my request`,
  },
  advance: {
    advance: `
      half of set up only or monthly also half
      then when exactly the other half`,
    cancelBefore: `
      and if you havent started yet i get it back?`,
    instalment: `
      rest in 3 parts ok?`,
    payMethod: `
      by gpay ok?`,
    socialMedia: `
      do you also make instagram auto reply for boutique?`,
    trust: `
      and if you run away with it lol`,
  },
  agentJobs: {
    agentJobs: `
      invoice entry from photos can it`,
    fixedPrice: `
      why 25 to 50, what makes it 50`,
    flatExample: `
      how does that flats one work`,
    processAgent: `
      sends by itself or asks me`,
    quoteDrafts: `
      will it send quotation without me seeing`,
    whereToStart: `
      which of these i should pick first
      which one job should i give it first`,
  },
  aiTraining: {
    aiTraining: `
      other saree shop wont get my rate list
      what about photos of my products`,
    ownCreative: `
      my own name on the book stays`,
    secret: `
      after we part also same?`,
    sharedWith: `
      and google? my messages go to it no
      and google, that also reads my chats?`,
    whichPackage: `
      which package is ok for small salon with 2 girls`,
  },
  anonymousVisit: {
    anonymousVisit: `
      so no one knows i came`,
    chatRequest: `
      and if i type here it becomes a request?`,
    cookies: `
      but what is that chat cookie then
      then dark mode how u remember`,
    internetAddress: `
      but you see my ip no`,
    openPrices: `
      prices also can see without login?`,
    packageBuilder: `
      calculator thing works without email?`,
  },
  answerDesk: {
    answerDesk: `
      i have to buy it separate?
      is it extra or inside`,
    compare: `
      then dashboard is for what`,
    item: `
      what is in the career test for class 11 kids?`,
    outside: `
      my 2 staff can open it same time?`,
    socialMedia: `
      instagram dms also in it?
      insta dm comes there too?`,
  },
  audience: {
    audience: `
      and for a small gym also?
      ours is a warehouse, no counter at all`,
    benefit: `
      then what would change for me`,
    files: `
      does the jingle come without voice also`,
    language: `
      in which languages does the bot talk to customers`,
    overkill: `
      we get hardly 5-6 msgs in a day, still worth it?`,
    stop: `
      season is only may to october, other months no fee?`,
    whereToStart: `
      and from which task should i begin`,
  },
  bakeryExample: {
    bakeryExample: `
      is it real bakery
      is that real shop`,
    honest: `
      in the book video will you praise only, or be honest?`,
    item: `
      make same for my sweet shop`,
    needFrom: `
      i have only phone pics of cakes`,
    newOrders: `
      and that order reaches me how`,
    price: `
      how much this type`,
  },
  benefit: {
    clinicExample: `
      example from real clinic evening`,
    guarantee: `
      and sales will go up for sure?
      earn more? any promise`,
    overkill: `
      but i get hardly six msgs a day
      but only 5 msgs come in a day to me`,
    price: `
      i am author, need website for my 3 books, what is the cost`,
    takeOver: `
      how will i know what it talked at night`,
  },
  bookVideoSample: {
    bookVideoSample: `
      which book is it
      mine is cookbook, same four scenes?`,
    fixedPrice: `
      why 3000 to 10000, what decides`,
    honest: `
      will you put fake praise`,
    outside: `
      can i read that line in my own voice
      whose voice reads that line`,
    videoLength: `
      how long is whole thing`,
  },
  bookings: {
    bookings: `
      patient cancels 10 min before, then?`,
    branches: `
      we have 2 branches, one bot enough?`,
    calendar: `
      on google calendar?
      i am closed tuesdays, it knows?`,
    clinicExample: `
      that 9:42 pm chat is real patient?`,
    coachingExample: `
      like batch seats for my tution`,
    languageSong: `
      can you make a jingle in punjabi for my gym`,
  },
  botModel: {
    aiTraining: `
      and they train on it?`,
    botModel: `
      can i choose chatgpt for mine
      chatgpt or claude not?`,
    human: `
      ask the founder for me then`,
    instalment: `
      can i pay for the website in monthly parts?`,
    sharedWith: `
      so my chat goes to google?
      so google gets my phone number?`,
  },
  botRules: {
    botRules: `
      and my last price it must not tell
      what if customer tricks it for 90% off`,
    cannotAnswer: `
      and if it doesnt know something`,
    humanLike: `
      but will it sound rude saying no`,
    needFrom: `
      rules in what form i send`,
    takeOver: `
      can i see all chats and stop it in middle`,
    updates: `
      sale ends sunday, who removes that offer`,
  },
  botTakesPayment: {
    botTakesPayment: `
      just upi link in the chat is enough for me
      only 200 rs token amount
      razorpay is already on my site`,
    capacity: `
      are you taking new work now or all booked`,
    newOrders: `
      will i get msg when order comes`,
    outside: `
      any commission on that`,
    shopPayment: `
      and on the website they can pay?`,
  },
  branches: {
    branches: `
      its 3 salons all in noida side
      each one has its own phone number`,
    outside: `
      manager should see only his own chats`,
    singer: `
      whose voice is used in the birthday songs`,
    syllabus: `
      do the lesson plans cover icse class 9 chemistry`,
    upgrade: `
      can i take for one shop now and add others later
      second one opens only in april`,
  },
  breachOfTerms: {
    breachOfTerms: `
      half work is done then i still pay?
      what counts as serious
      and i pay nothing then?`,
    broken: `
      your booking page is giving me error, nothing opens`,
    delay: `
      and if its just late by a week`,
    numberAfter: `
      my whatsapp number after that`,
    outside: `
      my data in which format`,
  },
  builderOptions: {
    builderOptions: `
      school ones in which group`,
    compare: `
      bundle or singles, which is better`,
    fixedPrice: `
      why some say from and some range`,
    optionalParts: `
      can i take voice later, not now`,
    packageBuilder: `
      where is it on the site`,
    reviews: `
      do you have any customer reviews i can read`,
    upgrade: `
      choose less now, add next month?`,
  },
  calendar: {
    bookings: `
      and if patient wants to change his time`,
    calendar: `
      i use google one on my phone, that also
      we have 2 doctors, two calendars
      lunch break it will keep free?
      what if i fill a slot by hand in between`,
    followUps: `
      and those who just dont turn up`,
    videoLength: `
      if i order a book video how long will it be`,
  },
  cancelBefore: {
    cancelBefore: `
      full advance comes back or u cut something
      who decides work started or not
      even one day before?`,
    contact: `
      where to write for that`,
    outside: `
      in how many days money reaches back in account`,
    refund: `
      and if you have already started`,
    stop: `
      and monthly one how to stop`,
  },
  cannotAnswer: {
    answerDesk: `
      where do i see those msgs, which app`,
    cannotAnswer: `
      and customer keeps waiting till then?
      can it go to my receptionist not me
      will it learn from what i reply`,
    onlyMobile: `
      i have no laptop, can reply from phone?`,
    ownerAlerts: `
      every small thing will come on my phone?`,
    payMethod: `
      can i pay you by upi`,
  },
  capacity: {
    capacity: `
      how many running right now
      is there waiting list
      full payment now, then me first?
      so when can you start mine
      few means how many`,
    quote: `
      ok how do i ask for a date`,
    standIn: `
      what if you fall ill in the middle`,
  },
  chapterQuiz: {
    chapterQuiz: `
      weak students, easy paper possible?`,
    item: `
      it checks the copies also?`,
    oneTeacher: `
      i am single tutor, for me alone?
      i am single home tutor`,
    outside: `
      do maths symbols and diagrams come proper in it
      mcq only or long answer too`,
    syllabus: `
      icse class 8 also?`,
  },
  chatRequest: {
    chatRequest: `
      so nobody has got this yet?
      where do i see that summary`,
    contactGiven: `
      my number i typed above already`,
    retention: `
      and it stays saved till when`,
    robot: `
      are you even a person`,
    shopPlatforms: `
      my store is on shopify, does the bot work with it`,
    tax: `
      is gst bill given for my clinic`,
  },
  classKit: {
    classKit: `
      for class 11 also?
      and can my teacher change what it writes
      not for class 10 then`,
    decides: `
      parents msg goes by itself?`,
    moveDemo: `
      how do i cancel a demo that i booked`,
    productCost: `
      cost of this?
      and total for it`,
  },
  clientCall: {
    clientCall: `
      not even one?
      you ask them and tell me`,
    pastWork: `
      then show me some work
      samples are made up only, whats the use
      in demo you show a real one?`,
    reference: `
      then my name also stays out`,
    trust: `
      so how can i believe`,
  },
  clinicExample: {
    bookings: `
      for salon also same?`,
    clinicExample: `
      is that a real patient
      who typed that, you or bot
      this is which hospital`,
    followUps: `
      only one hour before, not a day?`,
    price: `
      i want same to same, how much`,
    shopPayment: `
      can customers pay by upi on a shop website you make`,
  },
  clinicSample: {
    audience: `
      mine is homeopathy not dental`,
    calendar: `
      3 doctors with diff timings, it manages?`,
    clinicSample: `
      is it real clinic only?`,
    customerData: `
      patients names and numbers, who owns`,
    demo: `
      show me this one running`,
    medical: `
      what if patient asks which tablet to take`,
    syllabus: `
      are lesson plans made for cbse class 9 science also`,
  },
  coachingExample: {
    botRules: `
      i dont give free class, it will still offer?
      it told fee without asking me first?`,
    calendar: `
      2 parents pick same last seat then`,
    cannotAnswer: `
      and if parent asks something it doesnt know`,
    chapterQuiz: `
      do you make quiz with answer key for class 9 science`,
    coachingExample: `
      so 12 is fixed? mine is 30 batch`,
    keepNumber: `
      do i need to change my mobile number for all this`,
  },
  consent: {
    consent: `
      they bought from me last yr, thats enough no?
      eid offer to 2000 ppl at once
      receptionist asks them on phone, they say ok`,
    followUps: `
      and somebody who asked price but didnt book, can i ping him`,
    outside: `
      how many msgs in a month can go`,
    pageCount: `
      will a website for my clinic have map and timings on it`,
    price: `
      so that broadcast thing kitna, how much`,
  },
  contact: {
    broken: `
      mailed u 3 days back still nothing`,
    contact: `
      no phone no? i prefer call`,
    formBusinessType: `
      we are 2 ppl only, which type to tick`,
    hours: `
      on sunday also u reply?`,
    notOffered: `
      do you also repair cctv and laptops in shops`,
    quote: `
      what shd i even write in it`,
    quoteForm: `
      do i hv to fill budget in that form`,
  },
  cookies: {
    aiTraining: `
      do you train your AI on my customers chats`,
    cookies: `
      so google analytics also not there?
      which one stays a year u said
      dark mode also a cookie lol
      if i block them form will go?`,
    internetAddress: `
      then how u know i came from google`,
    retention: `
      and the chat itself, till when u keep it`,
  },
  courier: {
    courier: `
      if buyer gives only phone no
      we ship by shiprocket and dtdc`,
    dataRights: `
      can i take back my consent after sending the form to you`,
    onOwnSite: `
      my site is on wordpress`,
    orders: `
      return and exchange question also it answers?`,
    outside: `
      can bot change delivery address`,
    tax: `
      will i get a proper tax invoice from you`,
  },
  'creative.authorSite': {
    editSelf: `
      my next book, i can put it myself?`,
    fixedPrice: `
      why such big gap 5000 to 50000`,
    needFrom: `
      my photo and 3 books, thats enough?`,
    oldSite: `
      i have old blog, can use that`,
    outside: `
      hindi and english both pages?`,
    price: `
      just one page then how much`,
    shopPayment: `
      readers can buy and pay there?`,
  },
  'creative.bookReview': {
    fixedPrice: `
      why such a range, final is decided when`,
    honest: `
      so its paid praise basically?`,
    languageSchool: `
      in which languages do parents get messages from the school tool`,
    ownCreative: `
      can i put it on amazon page`,
    price: `
      for 3 books together`,
    processCreative: `
      i get to see draft?`,
    videoLength: `
      vertical for reels?`,
  },
  creativeAudience: {
    creativeAudience: `
      my book is not printed yet still ok?
      its only my blog stories, count?
      i paint, no writing`,
    discount: `
      two books same time any less?`,
    instalment: `
      can school pay for the tools in 3 parts over the year`,
    ownCreative: `
      and rights stay with me or u`,
    processCreative: `
      ok how do we begin`,
  },
  currency: {
    currency: `
      how much is 20k in ksh, u can quote that way?
      dollar price for website also show
      jingle in usd then`,
    instalment: `
      3 parts from nairobi ok?`,
    law: `
      and which country law`,
    payMethod: `
      from kenya can i pay with paypal`,
    price: `
      so the shop bot in dollars is how much`,
  },
  customAppScope: {
    compare: `
      why not just take an agent`,
    consent: `
      can i send whatsapp offers to numbers i bought?`,
    customAppScope: `
      stock register type thing can be`,
    mobileApp: `
      on play store also?`,
    own: `
      who owns it after`,
    tools: `
      can it read my tally
      will it connect to tally`,
  },
  customerData: {
    branches: `
      can two shops be joined in one package`,
    customerData: `
      and if i leave you after some months
      so in my account or yours
      even if next shop is your client`,
    secret: `
      you sign nda also`,
    security: `
      what if you get hacked`,
    whoReadsChats: `
      who all can read chats of my patients`,
  },
  dataLaw: {
    cookies: `
      you also put tracking cookies?`,
    customerData: `
      and my customers numbers inside bot`,
    dataLaw: `
      and who to go to if you dont answer
      30 days is too much, who is above you`,
    dataRights: `
      can i first see what all you have on me
      what all you have of mine, show`,
    law: `
      i am in kenya, which law then`,
  },
  dataRights: {
    dataLaw: `
      and if you dont answer in 30 days`,
    dataRights: `
      my wife can ask on my behalf?`,
    deleteData: `
      that link where i get it
      after delete it is fully gone or something stays
      how many days will it take
      i never got that mail`,
    notOffered: `
      do you print visiting cards and banners also`,
    outside: `
      forgot which email i gave`,
    privacy: `
      first tell what all you have kept of mine`,
  },
  decides: {
    cancelBefore: `
      if i say no before the work starts do i get advance back`,
    decides: `
      so marks are not final till teacher says
      and msgs to parents, they go by themselves?
      and if tool and teacher dont agree
      how it comes to that mark`,
    outside: `
      handwritten copies also?`,
    processSchool: `
      only maths first, two teachers`,
  },
  delay: {
    delay: `
      and if delay is from your side
      so zero penalty on you`,
    refund: `
      money back in that case?
      can i cancel that time and get advance`,
    socialMedia: `
      does your bot work on instagram dm`,
    standIn: `
      if you yourself fall sick`,
    urgent: `
      wedding is 20th, song after that is useless`,
  },
  deleteData: {
    deleteData: `
      where do i find that link
      can i see it once before
      only number is wrong, dont erase all
      how many days will it take
      i never got that mail`,
    price: `
      how much is a jingle for my sweet shop`,
    privacy: `
      what all is saved there`,
    retention: `
      and this chat also gets removed?`,
    shopPlatforms: `
      can a woocommerce store be linked with your bot`,
  },
  demo: {
    demo: `
      no sales pressure after that na
      can i get tomorrow evening
      any slot this saturday`,
    demoDetails: `
      how long it takes
      i sit in toronto, whose clock do the times go by`,
    demoForm: `
      can it be about voice calls`,
    meeting: `
      on video or i have to come there`,
    moveDemo: `
      and if i cant come that day
      if i get stuck at shop that day
      what if i cant make it`,
    pastWork: `
      will it be some real client's one`,
    process: `
      ok and what comes after it`,
  },
  demoDetails: {
    demo: `
      after it you will keep calling me
      can i get tomorrow evening
      any slot this saturday`,
    demoDetails: `
      its on google meet or what
      zoom or google meet
      partner abroad can join too?
      half hour or full, i have patients`,
    hosting: `
      does website price include domain name also`,
    moveDemo: `
      can i shift it if customers come that time
      if i get stuck at shop that day
      what if i cant make it`,
  },
  demoForm: {
    demo: `
      can i ask about my own shop in it
      can i get tomorrow evening
      any slot this saturday`,
    demoDetails: `
      how long will it be
      after filling what happens`,
    demoForm: `
      phone no is must?
      want to see website one and voice both`,
    moveDemo: `
      what if i cant make it that day
      if i get stuck at shop that day
      what if i cant make it`,
    newsletter: `
      reminder comes on mail?`,
  },
  discount: {
    compare: `
      bundle or single parts, which is less`,
    discount: `
      we are a small ngo though
      if i take bot and website both, then something less?
      my friend also wants, two of us together
      diwali offer will come?`,
    expensive: `
      ok what is there under 10k`,
    instalment: `
      can i pay in parts then`,
  },
  doubt: {
    cannotAnswer: `
      and if customer ask something which is not in my list`,
    humanLike: `
      old customers will feel its machine only`,
    languageSong: `
      do you make birthday songs in punjabi`,
    mistake: `
      my cousin took one, gave wrong rates to customer`,
    pastWork: `
      kindly show any live client's bot`,
    stop: `
      what if i leave it after 2 months
      and if in 2 months nobody uses it, close?`,
  },
  'ecommerce.customerBot': {
    chapterQuiz: `
      for my coaching can a test be made from one chapter`,
    orders: `
      no order number, only phone we note`,
    outside: `
      500 orders a day it can take?`,
    price: `
      and monthly how much`,
    setUpFee: `
      so setup one time then only monthly`,
    shopPlatforms: `
      mine is on woocommerce will it work`,
    stop: `
      if i dont like after first month`,
  },
  editSelf: {
    editSelf: `
      even every week new photos?
      full new page or only words`,
    onlyMobile: `
      i dont have laptop only phone
      from my phone itself`,
    sharedWith: `
      who else gets my enquiry details from you`,
    skills: `
      but i dont know any coding`,
    updates: `
      bot answers also i can edit`,
  },
  enquiryList: {
    consent: `
      diwali offer to whole list, can?`,
    followUps: `
      and it will msg the ones who went quiet?`,
    leadScore: `
      serious ones come on top?`,
    missedCall: `
      those who only rang and cut?`,
    optionalParts: `
      so dashboard i must take for this?`,
    tools: `
      can it go in my zoho directly
      i use hubspot, goes there?`,
  },
  expensive: {
    deleteData: `
      how do i get my number deleted from your records`,
    expensive: `
      i have 10k only
      my limit is 10k all in`,
    instalment: `
      can i give it in 3 parts
      half after diwali sale ok?`,
    otherTools: `
      fiverr guy told 4000 for same`,
    quote: `
      ok i will think, how do i get the quote on mail`,
    staffCost: `
      boy at counter costs me 9000 only`,
  },
  expertise: {
    bookings: `
      can the bot take table bookings for my cafe`,
    clientCall: `
      any client i can ring n ask`,
    figures: `
      how many yrs he is doing this`,
    meeting: `
      he also visits factory and sees?`,
    outside: `
      any certificate of it`,
    perStudent: `
      is the grading tool charged per student or for whole school`,
    socialMedia: `
      and instagram comments replying`,
  },
  exportChat: {
    deleteData: `
      ok n then remove it from ur side`,
    exportChat: `
      cant see that button where is it
      which format opens in excel?
      phone no i typed also comes in it?
      full chat or only last few lines
      my partner wants to read, how to show`,
    updates: `
      how does a salon with no tech person change prices in the bot`,
  },
  extraCost: {
    hosting: `
      and domain hosting i pay to whom`,
    messageCharge: `
      whatsapp charges how much per msg then
      whatsapp takes how much per msg`,
    revision: `
      if i want third time changes`,
    takeOver: `
      can i see what the bot told my patients`,
    tax: `
      gst also on top?
      and gst over it`,
  },
  figures: {
    clientCall: `
      then atleast give number of one client i can talk to`,
    figures: `
      roughly then, 10 or 50?
      how many bots are running today then
      then i am your first customer?`,
    outside: `
      so is it even a registered company`,
    trust: `
      so how do i trust with my money
      you are hiding something or what`,
  },
  files: {
    files: `
      karaoke one also i get?
      mp3 or wav
      without singing also i need
      only 15 sec for status?
      with voice and without voice both`,
    ownSong: `
      and can i play it in my shop ad
      can i put on spotify, its mine?`,
  },
  fixedPrice: {
    fixedPrice: `
      so after the quote it will not go up?
      can it cross the upper number also`,
    priceRise: `
      monthly also fixed or next year you increase
      monthly one, next year same?`,
    scope: `
      and if i ask one more thing in between the work
      and if midway i add one more thing`,
    tools: `
      can agent work inside my zoho books`,
  },
  flatExample: {
    flatExample: `
      it sends without asking me?
      rentals also like this`,
    howLongOther: `
      how many days to make one like this`,
    item: `
      can website show my flats with photos, a few pages only`,
    processAgent: `
      every time i press yes?`,
    tools: `
      mine is hubspot, ok?
      my list is in excel`,
  },
  followUps: {
    bookings: `
      patient can shift the time from there only?`,
    cannotAnswer: `
      he replies some weird thing then`,
    followUps: `
      day before is enough, 2nd one can be off?
      and if he sees it and still dont answer
      gym trial ppl also it follows?`,
    outside: `
      can it go by sms to my old patients`,
    partner: `
      if i want to sell under my own brand your bots to others, possible?`,
  },
  foodOrders: {
    bookings: `
      ok table booking how it works`,
    branches: `
      i have 2 outlets, one bot enough`,
    courier: `
      can it tell where delivery boy reached`,
    foodOrders: `
      so only table booking?
      magicpin also not?`,
    shopPayment: `
      and on that website upi payment works?`,
    websiteMonthly: `
      that website has monthly also?`,
  },
  formBudget: {
    fixedPrice: `
      you will charge as per what i tick?`,
    formBudget: `
      mine is under 10000, which to pick
      mine is 8000 only`,
    formBusinessType: `
      single person, which type
      and business type what to put, i am alone`,
    item: `
      can a song be made from my late father poem`,
    quoteForm: `
      is it compulsory to fill`,
  },
  formBusinessType: {
    files: `
      if i order a jingle do i get reel cut also`,
    formBudget: `
      and budget i dont know, what are the choices
      i have only 15k what to tick`,
    formBusinessType: `
      but we are only 4 people, which to tick
      a school comes in which one`,
    formUrgency: `
      and complexity, i dont know that`,
    quoteForm: `
      phone no is compulsory in it?`,
  },
  formUrgency: {
    formBudget: `
      ok and for budget what options`,
    formUrgency: `
      complexity i dont know, can i leave it
      high or critical, wedding is next month`,
    howLong: `
      if medium then how many weeks`,
    keepNumber: `
      does the bot run on my old whatsapp number or new one needed`,
    leadScore: `
      i put low so u will call me last?`,
    urgent: `
      critical one costs more?`,
  },
  founder: {
    capacity: `
      then how many clients he takes at one time
      so one man doing 50 clients same time?`,
    figures: `
      n since how many years doing this`,
    founder: `
      no salesman in between also?`,
    outside: `
      what he studied, iit or what`,
    standIn: `
      what if he falls sick or goes village
      and if he shuts shop after 2 yrs`,
  },
  freeTools: {
    freeTools: `
      really free? no catch?
      free for how long
      will it ask my card`,
    liability: `
      if your bot gives wrong info and i lose money who pays`,
    missedCall: `
      and that missed call one also free?`,
    reviewRequests: `
      how do i get those review messages`,
    templates: `
      and something like that for teachers`,
  },
  'gptAgents.agents': {
    compare: `
      and trained chatbot, what is different
      and the whatsapp bot is not same?`,
    fixedPrice: `
      so for me 25 or 50?`,
    mistake: `
      what if it does something wrong`,
    overkill: `
      small office of two, needed?`,
    retention: `
      how long are chats with you kept`,
    tools: `
      connects with tally?`,
  },
  'gptAgents.chatbots': {
    compare: `
      how is it different from gpt agent`,
    item: `
      will it tell from which page it read
      scanned pdf also it reads?
      how many files can i give`,
    price: `
      any monthly on that?
      only one 40 page manual, then how much`,
    skills: `
      who will put the files, me or u`,
  },
  'gptAgents.crm': {
    fixedPrice: `
      why 20 to 40, what decides`,
    item: `
      my own columns like bhk, budget also?`,
    leadScore: `
      it can tell which lead is hot also?`,
    outside: `
      same man writes twice, double entry?`,
    price: `
      any monthly on this`,
    tools: `
      i use hubspot
      ours is local made, on office pc`,
  },
  guarantee: {
    anonymousVisit: `
      which all data you take when i only read the page`,
    benefit: `
      then what am i paying for`,
    doubt: `
      then how do i know it will even work`,
    guarantee: `
      atleast tell how many more bookings
      not even ten percent more`,
    seo: `
      atleast first page of google`,
    warranty: `
      and if some fault comes after delivery`,
  },
  honest: {
    bookVideoSample: `
      then what all is shown`,
    honest: `
      so it has to say made for me? looks like paid ad
      no made up 5 star lines in it right
      amazon will remove if we post as review
      where in video it says that
      can my own real reader speak in it`,
    privacy: `
      my chats with this bot, who can see them`,
  },
  hosting: {
    extraCost: `
      anything else on top`,
    hosting: `
      i already have domain from godaddy, can use that?
      roughly how much per year that is
      which company should i take`,
    skills: `
      i dont know all this technical thing`,
    tax: `
      do you give gst bill for the bots`,
    websiteMonthly: `
      so yearly nothing to u?`,
  },
  hours: {
    demo: `
      and demo, sunday slots also there`,
    hours: `
      so if i write sunday night also, reply comes by monday night?
      if i write at 2 in the night`,
    meeting: `
      and can he meet after 8 in evening, my shop closes then`,
    night: `
      does the bot also keep timing or it replies whole night to my customers`,
    payMethod: `
      can half payment be done by gpay`,
    workingDay: `
      you alone till how late u sit`,
  },
  howLong: {
    delay: `
      im slow in sending photos`,
    howLong: `
      sundays count in those 2 weeks?`,
    howLongBot: `
      and only the whatsapp bot?`,
    howLongOther: `
      parent message tool?`,
    messageCharge: `
      does whatsapp charge separately for messages and how much`,
    studentData: `
      where do our students marks go if we use the grading tool`,
    urgent: `
      need it before diwali, possible?`,
  },
  howLongBot: {
    delay: `
      what if you are late
      if i send the price list late?`,
    howLongBot: `
      for three bots together also?`,
    instalment: `
      can i pay the amount in three monthly parts`,
    processBot: `
      what happens in these two weeks`,
    urgent: `
      can it be faster, my opening is on 15th
      diwali is in 10 days`,
  },
  howLongOther: {
    capacity: `
      you free now or big queue`,
    delay: `
      and if date passes
      and if you miss that date`,
    howLongOther: `
      but roughly, 1 month or 3?
      roughly even, weeks or months?`,
    quote: `
      ok give me the date then`,
    urgent: `
      i need it before diwali`,
  },
  howLongSong: {
    advance: `
      till sketch comes i pay nothing?`,
    branches: `
      my coaching has 3 centres in noida, one bot or three`,
    howLongSong: `
      and after sketch how many more days`,
    processSong: `
      i only hv the story no lyrics`,
    revision: `
      what if the words sound wrong when i hear it`,
    songOccasions: `
      can all the names be in it
      will our inside jokes fit in`,
    urgent: `
      wedding is on coming sunday, can be done?
      by tmrw evening pls, double money`,
  },
  howLongWebsite: {
    delay: `
      what if my side photos come late`,
    howLongWebsite: `
      two weeks from my yes or from when i send photos
      counting from advance or from photos
      and online shop with 100 products?`,
    revision: `
      and if i dont like the design`,
    urgent: `
      can it be 1 week, our opening is on 20th
      inauguration is on 12th, possible?`,
  },
  humanLike: {
    botModel: `
      its chatgpt only na`,
    cannotAnswer: `
      and if customer asks something strange`,
    humanLike: `
      but will they know its a bot
      namaste ji type it will say?`,
    item: `
      and on call how it sounds`,
    language: `
      punjabi also?`,
    moveDemo: `
      i booked demo for friday how do i cancel it`,
  },
  instalment: {
    advance: `
      monthly one also half half?`,
    cancelBefore: `
      and if you havent started yet and i change my mind`,
    instalment: `
      and emi for 6 months
      three parts possible?
      can i give only 25% now`,
    own: `
      if i never pay second half`,
    trust: `
      i am scared to send money first`,
  },
  internetAddress: {
    cookies: `
      what cookies then`,
    dataRights: `
      show me what all you have on me`,
    internetAddress: `
      so you know from which site i came?
      few minutes means how many
      then how you know i came from fb ad
      and it is not saved with my quote`,
    sharedWith: `
      and if police ask`,
  },
  keepNumber: {
    keepNumber: `
      and if it cant be moved
      i can still type from it myself`,
    messageCharge: `
      does whatsapp bill me for it`,
    numberAfter: `
      later if i stop can i go back to normal whatsapp
      can it come back to normal whatsapp`,
    outside: `
      my old chats will go?`,
    syllabus: `
      do you make lesson plans for cbse class 9?`,
    takeOver: `
      can i still reply myself
      do i keep answering from my phone too`,
  },
  language: {
    humanLike: `
      will it sound like a machine`,
    language: `
      what about gujarati
      my customers mix kiswahili and english, it will manage?
      my patients all speak haryanvi
      hindi in abc letters with wrong spelling?`,
    languageSchool: `
      for parents notes in urdu?`,
    mistake: `
      if it answers in wrong language to someone`,
  },
  languageSchool: {
    languageSchool: `
      gujarati for the parents msg also?
      we write in hindi, it understands?
      sanskrit worksheets?
      parents reply in punjabi then`,
    languageSong: `
      can i get one song in marathi for annual day`,
    pageCount: `
      for my gym website how many pages do i get`,
    syllabus: `
      and chapters of icse board`,
  },
  languageSong: {
    languageSong: `
      marathi?
      that trial line is it paid
      hindi verse english hook both in one
      if i dont like that line then?`,
    processSong: `
      do i hear it before paying`,
    revision: `
      if pronunciation comes funny`,
    singer: `
      and who is singing it, real person?
      female singer real or computer`,
  },
  law: {
    classKit: `
      class 4 hindi medium also covered in your class kit`,
    exportChat: `
      this chat i can save as proof`,
    law: `
      i am sitting in nairobi, then also delhi court?
      my lawyer says arbitration, possible?`,
    liability: `
      and if bot tells wrong price and i lose money`,
    termsChange: `
      can you change these terms after i pay
      quote or terms, which one is final`,
  },
  leadScore: {
    deleteData: `
      then remove mine`,
    leadScore: `
      on what basis this score comes
      so software only decides everything about me?
      so less score means late reply
      can it sort my admission enquiries like that`,
    price: `
      how much is that agent`,
    tools: `
      and it will work inside our zoho?`,
  },
  leadsForgotten: {
    stop: `
      season is only may to october, other months no fee?`,
  },
  lessonSample: {
    cookies: `
      which cookies does your site keep in my phone?`,
    decides: `
      and that parent message goes by itself?`,
    lessonSample: `
      and homework part, what is written`,
    oneTeacher: `
      can only i take it, my school will not`,
    price: `
      how much for making such`,
    syllabus: `
      for maths class 10 also like this?
      can it do maths same way`,
  },
  liability: {
    botRules: `
      what if it offers 90 percent off by itself`,
    demo: `
      do you have dates free on saturday for showing me a bot`,
    liability: `
      so bot tells wrong price n i lose 50k order, ur not paying?
      max how much then
      whatsapp blocks my no bcoz of bot, you pay?`,
    location: `
      where r u based exactly, which city`,
    trust: `
      then why shd i trust u`,
  },
  location: {
    abroad: `
      and if i am from jaipur will u take my work`,
    location: `
      any metro near by
      no branch in mumbai?
      which area exactly, nehru place side?`,
    meeting: `
      can i come and meet u there
      u dont come to our shop in faridabad?`,
    support: `
      then if it stops working who will come`,
  },
  lockIn: {
    discount: `
      is there yearly plan little cheaper`,
    lockIn: `
      not even 6 months minimum?
      notice on whatsapp or mail only`,
    numberAfter: `
      and my number goes back to normal whatsapp after?
      my number goes back to normal whatsapp?`,
    refund: `
      setup money also returned then`,
    stop: `
      30 days means i should mail in advance right
      do i have to tell you before
      how many days notice`,
  },
  medical: {
    bookings: `
      but appointment it can give no?
      clinic fee and timing it can tell na`,
    liability: `
      still if it tells something wrong who is liable`,
    medical: `
      crocin dose type small thing also no?
      someone writes chest pain at 3am
      and if its emergency at 2 am`,
    whoReadsChats: `
      patient chats who all can read`,
  },
  meeting: {
    demoDetails: `
      on zoom or google meet?`,
    demoForm: `
      is there a long form for it`,
    meeting: `
      im in ludhiana so how
      gurgaon cyber city side comes in that?`,
    newsletter: `
      will i get a reminder before it`,
    payMethod: `
      can i pay you through upi for a website`,
    tools: `
      can your agent put bill entries in my tally on its own`,
  },
  messageCharge: {
    extraCost: `
      any other hidden thing on top`,
    messageCharge: `
      approx how much for 1000 msgs
      that bill comes to me or you
      incoming also they count?`,
    monthlyFee: `
      then for what i am giving 2999 every month`,
    outside: `
      can i put a limit like 500 rs`,
    tax: `
      gst also on top of it`,
  },
  minors: {
    botModel: `
      which ai runs inside the bot, chatgpt or something else`,
    dataLaw: `
      which law says that`,
    minors: `
      my son filled it by mistake he is 14
      do you ask age anywhere`,
    outside: `
      if a child chats with my bot`,
    studentData: `
      and students of our school?
      ours are all below 18 in school`,
  },
  missedCall: {
    addOnAlone: `
      only the voice one without bot?`,
    consent: `
      they never said yes to get msg, legal?`,
    item: `
      but i want that it actually picks the phone and talks`,
    keepNumber: `
      this will come from my same clinic number only?`,
    missedCall: `
      so at 2 in night it wont msg them na
      will it message people at 3 am?
      does it send msgs at midnight to who called
      ac repair shop, ok for us?`,
    outside: `
      caller has no whatsapp then`,
  },
  mission: {
    audience: `
      i run a small gym, is it for me too`,
    expensive: `
      20k is affordable?`,
    files: `
      do we get a karaoke version with the birthday song`,
    founder: `
      who is behind this
      team or only u`,
    mission: `
      nice but why you started`,
    refund: `
      is money returned if work has already started`,
  },
  mistake: {
    botRules: `
      like it can give discount on its own?`,
    job: `
      do you take college interns for 2 months`,
    liability: `
      and if customer has loss bcoz of that`,
    mistake: `
      stop button is in my phone?`,
    outside: `
      out of 100 how many wrong normally`,
    serviceLevel: `
      how fast you correct it`,
    takeOver: `
      can i see what all it told to people`,
  },
  mobileApp: {
    clinicSample: `
      what does that dentist sample of yours do?`,
    customAppScope: `
      login for my staff possible in it?
      what can such browser app do`,
    mobileApp: `
      so it will open on phone without installing
      icon on home screen possible?`,
    own: `
      who owns the code of it`,
    scope: `
      and if i want one more feature after some months`,
  },
  mobileFriendly: {
    item: `
      does behaviour record show to parents or only teachers`,
    mobileApp: `
      and can it come in playstore like app`,
    mobileFriendly: `
      i hv 60 heavy wedding photos, still fast?
      old android 4 yr back, opens?
      u r saying same for shop with 500 items`,
    needFrom: `
      my pics are from phone only, not dslr`,
    pastWork: `
      show me one such site u made`,
  },
  monthlyFee: {
    item: `
      do you make a talking face for a reception screen`,
    messageCharge: `
      whatsapp charges are in this only?
      whatsapp charges separate?
      and the message cost`,
    monthlyFee: `
      same if nobody chats?`,
    price: `
      whole year comes to?`,
    stop: `
      and can i close it after 3 months
      my shop is shut 2 months in winter`,
    websiteMonthly: `
      same for website also?`,
  },
  moveDemo: {
    broken: `
      but that link in the mail is not opening`,
    demoForm: `
      how many fields are there in the demo form`,
    meeting: `
      instead you come to my shop`,
    moveDemo: `
      till how late can i change it
      how many times can i shift`,
    newsletter: `
      and you will inform if you shift it`,
    price: `
      how much for a portfolio website, i am a photographer`,
  },
  'music.eventSongs': {
    files: `
      dj will play, which file comes`,
    fixedPrice: `
      what makes it 10k instead of 2k`,
    languageSong: `
      gujarati will do?`,
    revision: `
      how many times i can get it changed
      can i change the words afterwards
      if i want one line different later`,
    singer: `
      same voice like arijit possible`,
    songOccasions: `
      principal retiring, farewell also ok?
      can all the names be in it
      will our inside jokes fit in`,
    urgent: `
      sangeet is this friday, can?`,
  },
  'music.jingles': {
    compare: `
      or event song better for shop opening`,
    fixedPrice: `
      why so much gap 3k to 15k`,
    item: `
      can my phone no be sung in it`,
    languageSong: `
      in bhojpuri possible?
      can it be in bhojpuri or malwi not hindi`,
    needFrom: `
      what i have to send`,
    oldSite: `
      can you repair an existing website also, mine is broken on phone`,
    price: `
      if i take 3`,
    revision: `
      can i change the words afterwards
      if i want one line different later`,
  },
  'music.lyricToMusic': {
    revision: `
      can i change the words afterwards
      if i want one line different later`,
  },
  needFrom: {
    hours: `
      do you people work on sunday also`,
    needFrom: `
      all prices are in my head only
      me and my brother both decide, ok?
      i have only 1 old pamphlet and few blur photos, enough?`,
    notOffered: `
      logo you only will make?`,
    outside: `
      google images i send, no problem?`,
    skills: `
      so the typing and setting i have to do or you`,
  },
  newOrders: {
    newOrders: `
      at night also it will ping?`,
    ownerAlerts: `
      can it tell when stock is finishing
      daily total in one message?`,
    price: `
      how much for that website`,
    quoteForm: `
      what all details the quote form is asking`,
    shopPayment: `
      and cash on delivery ones?`,
    socialMedia: `
      i sell on instagram only, no site`,
  },
  newsletter: {
    agentJobs: `
      can an agent read long tender papers and answer from them`,
    contact: `
      which mail id it comes from, spam folder me na jaye`,
    hours: `
      and the actual answer comes on holidays also`,
    newsletter: `
      so only one mail after i send the form?
      if i want offers then how
      i want festive deals only
      then whatsapp pe to nahi bhejoge kuch`,
  },
  night: {
    bookings: `
      will it book also or only reply`,
    medical: `
      and if a patient writes at 2am with chest pain, what to take
      patient in pain at 3, then`,
    night: `
      diwali day also
      sundays also?`,
    ownerAlerts: `
      my phone will keep ringing 2am?`,
    workingDay: `
      is founder also awake or when does he answer`,
  },
  noWebsite: {
    keepNumber: `
      on same number i am using now?
      family also uses that number`,
    lessonSample: `
      can i see one lesson plan you have made`,
    needFrom: `
      menu is in pdf, that will do?`,
    noWebsite: `
      only google map listing i have`,
    socialMedia: `
      facebook page is there, on that?`,
    upgrade: `
      later if i make website it can be added?`,
  },
  numberAfter: {
    chapterQuiz: `
      how many marks versions quiz gives and answer key also?`,
    consent: `
      can i send diwali offer to all my old customers from it`,
    keepNumber: `
      safer to give you new sim then`,
    lockIn: `
      before one year also i can leave`,
    numberAfter: `
      so my number can get stuck there?
      normal whatsapp app again on it?`,
    stop: `
      how many days before i have to tell you`,
  },
  offTheShelf: {
    capacity: `
      or you are free to take mine now`,
    customAppScope: `
      and if nothing readymade fits my work`,
    offTheShelf: `
      so you send me away, no fees?`,
    outside: `
      you get commission from that company?
      tell one good name for billing`,
    products: `
      what ready things you have yourself`,
    tools: `
      already on tally, just join with that`,
  },
  offer: {
    audience: `
      is it for very small shop also`,
    founder: `
      and who does all this, some company?`,
    item: `
      the whatsapp one, for my salon`,
    notOffered: `
      only logo and visiting card, you make?`,
    payMethod: `
      how do i pay you, is upi accepted?`,
    privacy: `
      what do you do with my email and phone if i fill the form?`,
    upgrade: `
      first small one, rest after diwali`,
  },
  oldSite: {
    item: `
      what all is included in business growth package?`,
    oldSite: `
      its made in 2016, company which made it is closed now
      wordpress, 2014, theme is dead
      how much to repair it
      what would the fixing cost`,
    onOwnSite: `
      just put chat in it leave rest`,
    price: `
      and if new is better how much for new one
      price if you make fresh 4 pages`,
    seo: `
      google position i will lose then?`,
  },
  onOwnSite: {
    compare: `
      or better take website with chatbot new?`,
    needFrom: `
      so i have to give u my login`,
    oldSite: `
      but my site is from 2014 very outdated`,
    onOwnSite: `
      mine is on wix, ok?`,
    outside: `
      will it make my site slow`,
    price: `
      so both site and whatsapp in how much`,
    shopPlatforms: `
      mine is shopify store`,
  },
  oneFamily: {
    item: `
      my son is only in 8th
      what is the report like, marks or what
      what comes in that career test`,
    oneFamily: `
      only for my daughter, class 10, no way?
      five parents together we pay
      and if we are 5 parents together
      just for my daughter, i dont run a school`,
    oneTeacher: `
      i am home tutor, then`,
  },
  oneTeacher: {
    lessonSample: `
      can i see one plan how it looks
      show me one such plan`,
    oneTeacher: `
      quiz only for me, not school
      so quiz maker i cant take alone?`,
    perStudent: `
      my batch is 40 kids, same rate?`,
    syllabus: `
      for cbse class 9?
      icse board also`,
  },
  onlyMobile: {
    editSelf: `
      for website i can add product photos from phone?`,
    keepNumber: `
      normal whatsapp will still open?`,
    mobileFriendly: `
      will my site also open properly in phone`,
    onlyMobile: `
      so no laptop needed at all right
      my phone has only 2gb ram`,
    outside: `
      that app is free or paid`,
    price: `
      quiz tool for the full school is how much per year`,
  },
  openPrices: {
    branches: `
      five branches, then`,
    fixedPrice: `
      then why quote is needed
      but some say 'from', why`,
    item: `
      do you have something that checks students answers`,
    openPrices: `
      where is that list
      send me one pdf of all
      and enterprise why not shown`,
  },
  optionalParts: {
    addOnAlone: `
      only voice then, i have bot from other company
      only voice, no whatsapp`,
    item: `
      what all shows on that dashboard`,
    optionalParts: `
      so dashboard also not compulsory?
      so minimum i must take is what`,
    price: `
      if i take all 3 with bot any bundle rate`,
    upgrade: `
      i can put voice after 6 months also?`,
  },
  orderLookup: {
    cannotAnswer: `
      and when it dont find, who replies to that customer`,
    courier: `
      delhivery tracking will come in it or not`,
    newOrders: `
      i want also msg when new order comes`,
    orderLookup: `
      customer forgot order no then`,
    price: `
      roughly tell, 5k or 10k`,
    shopPlatforms: `
      my orders are only in google sheet, will do?`,
    upgrade: `
      later shift to full bot, can?`,
  },
  orders: {
    botTakesPayment: `
      can he pay there itself`,
    compare: `
      diff between this and owner one`,
    courier: `
      delhivery tracking also`,
    noWebsite: `
      i sell only on whatsapp, no site`,
    orders: `
      what if he dont have order no
      not shipped yet then what it says`,
    shopPlatforms: `
      works with woocommerce?`,
  },
  otherTools: {
    botModel: `
      whats running inside yours`,
    freeTools: `
      anything free to try now`,
    mobileApp: `
      can you make invoices app for android`,
    offTheShelf: `
      if theirs is better for me will you say so
      so honestly which is better`,
    otherTools: `
      wati is 2500 only, why yours
      and chatgpt i can use free no?
      that one i pay 2000 only`,
  },
  outsideLinks: {
    cookies: `
      so no google analytics or fb pixel?`,
    language: `
      can the bot reply in tamil to my customers`,
    outsideLinks: `
      and if i dont click them
      youtube videos inside your pages?`,
    payMethod: `
      do you get my card no on that payment page
      payment page is of which company`,
    sharedWith: `
      google gets my chat?`,
  },
  overkill: {
    freeTools: `
      ok then what is there free`,
    honest: `
      for a book video do you write fake praise or is it honest`,
    overkill: `
      i get only 5-6 msgs a day
      only sunday is heavy, other days free
      my wife answers all, no problem till now`,
    ownSite: `
      if you make my website, domain is in whose name`,
    stop: `
      season is only may to october, other months no fee?`,
    whereToStart: `
      ok which one work to give it first`,
  },
  own: {
    own: `
      even the code?
      and if only half is paid till now
      half paid, then whose
      what are these general tools
      so can another developer continue it`,
    ownSite: `
      domain will be in whose name`,
    standIn: `
      if tomorrow you shut down`,
  },
  ownCreative: {
    files: `
      what files i get in the end`,
    ownCreative: `
      and if i paid only half
      can my publisher use it too`,
    price: `
      what is the monthly cost of customer bot for online shop`,
    reference: `
      will you show it as your work somewhere
      dont show it in your portfolio pls`,
    singer: `
      whose voice will be in it`,
  },
  ownSite: {
    editSelf: `
      so after that i can edit without you?`,
    hosting: `
      domain i will buy myself or you
      i have godaddy one already`,
    own: `
      the code also mine or only design`,
    ownSite: `
      can i sell it to someone later`,
    warranty: `
      6 months after something breaks, who mends`,
    websiteMonthly: `
      and any monthly to keep it running`,
  },
  ownSong: {
    files: `
      mp3 or wav`,
    ownSong: `
      even for youtube where i earn money?
      and if lyrics are mine only
      have to write ur name in credits?
      can my cousin also use it in his shop`,
    processSong: `
      ok how to start`,
    singer: `
      whose voice is it then`,
  },
  ownerAlerts: {
    compare: `
      how is this diff from customer bot`,
    newOrders: `
      and every new order will it msg me`,
    ownerAlerts: `
      only orders above 5000, can i set that
      summary comes in morning or night
      how it knows customer is angry`,
    price: `
      only this one, full first year`,
    processSong: `
      do i have to write the lyrics for a song or you do it`,
  },
  packageBuilder: {
    builderOptions: `
      what all can i add in it`,
    clinicSample: `
      what is in that dental clinic sample of yours`,
    discount: `
      bundle cheaper shown there?`,
    fixedPrice: `
      and is that the final price then
      then that total is final?`,
    packageBuilder: `
      need to talk to someone first?
      after pressing what happens`,
  },
  packages: {
    branches: `
      and for 3 branches?`,
    compare: `
      difference of first two in one line`,
    openPrices: `
      why no number on the last one`,
    upgrade: `
      starter now, growth after season
      can i move from first to second later`,
    whichPackage: `
      i have 2 chairs salon, middle one too much?
      which one for small clinic`,
  },
  pageCount: {
    editSelf: `
      can i change text on them myself later`,
    hosting: `
      hosting is in this or separate`,
    item: `
      the chatbot one has same pages?`,
    lockIn: `
      if i take a bot is there 1 year contract`,
    needFrom: `
      text for pages who gives`,
    pageCount: `
      and if i want 10
      blog also inside that six?`,
  },
  pastWork: {
    clientCall: `
      can i talk to any one of them on phone`,
    demo: `
      ok then show me live in demo`,
    figures: `
      since how many years u doing this`,
    pastWork: `
      but these are made up only, where are the real ones
      only three?`,
    price: `
      one like that clinic thing costs?`,
    trial: `
      can i use one of them myself for few days`,
    warranty: `
      and if after paying it does not work what happens`,
  },
  payMethod: {
    cancelBefore: `
      and if i pay half then change my mind before u begin`,
    currency: `
      son will pay from london, in pounds ok?`,
    instalment: `
      half is too much at once, in 4 parts?`,
    item: `
      we have 40 staff and files everywhere, can a bot answer from our policy pdf`,
    payMethod: `
      gpay phonepe not possible?
      rupay debit card runs?`,
    trust: `
      how i know u wont vanish after half`,
  },
  perStudent: {
    instalment: `
      can school pay half yearly`,
    oneTeacher: `
      and if only one madam wants it`,
    outside: `
      we join in october, full year pay?`,
    perStudent: `
      we are 1400 students, then also same?
      60 kids only, still same?
      marking one also whole school?`,
    priceRise: `
      next year it will go up?`,
  },
  popular: {
    benefit: `
      what will i gain actually`,
    compare: `
      starter vs that whats different
      sme bundle is same thing?`,
    item: `
      what all is inside that growth one`,
    optionalParts: `
      dont need voice, can i skip it`,
    popular: `
      why that one, who says`,
    price: `
      yearly total comes to?`,
    quote: `
      ok i will think, how do i get the quote on mail`,
  },
  priceRise: {
    item: `
      can the bot pick phone calls and talk hindi at my pharmacy`,
    monthlyFee: `
      what m i paying every month for, its already made na`,
    numberAfter: `
      if i leave over it what happens to my number`,
    priceRise: `
      so next year it may become 5000, who knows
      how many days before u will tell
      old clients also or only new`,
    stop: `
      then can i just leave if it goes up`,
  },
  privacy: {
    deleteData: `
      can i get it removed afterwards
      how many days will it take
      i never got that mail`,
    minors: `
      my daughter filled it, she is 16`,
    newsletter: `
      so no promotional mails after that?`,
    privacy: `
      if i only book demo what is kept`,
    retention: `
      and how long you keep it`,
    secret: `
      will my competitor know my rates`,
    sharedWith: `
      u dont give my no to loan people na`,
  },
  process: {
    advance: `
      full payment before u start?`,
    founder: `
      who sits and makes all this`,
    howLong: `
      n how many days in total`,
    process: `
      who does the testing me or you`,
    quote: `
      so 2 sentences and thats it?`,
    refund: `
      can i stop in the middle`,
    warranty: `
      what if bug comes after live`,
  },
  processAgent: {
    howLongOther: `
      and after how many days it works alone`,
    mistake: `
      what if after that it sends something wrong
      it can delete my files by itself?`,
    price: `
      any monthly on it after`,
    processAgent: `
      who decides those limits, you or me`,
    testimonialShown: `
      if i write a testimonial for you will my full name come`,
    tools: `
      my all data is in tally, fine?`,
  },
  processBot: {
    advance: `
      how much to pay before you start`,
    mistake: `
      and if it says wrong thing in the testing`,
    needFrom: `
      so i have to type all the prices?`,
    processAgent: `
      and for an agent, same way?`,
    processBot: `
      can my receptionist do the testing`,
    songOccasions: `
      can you make wedding song with names of bride and groom`,
    support: `
      if something odd comes after 2 months`,
  },
  processCreative: {
    editSelf: `
      for author site, next book i can put myself?`,
    howLongOther: `
      how many days in all this`,
    price: `
      around how much all this`,
    processCreative: `
      plan comes first or draft`,
    revision: `
      how many times can i get the draft changed`,
    secret: `
      is my manuscript safe with you, its not published yet`,
    videoLength: `
      will it fit insta reels also`,
  },
  processProduct: {
    cancelBefore: `
      saw it and not liked, then?`,
    classKit: `
      for teachers which one fits`,
    howLongOther: `
      how many days all this takes`,
    language: `
      in tamil also can adapt?`,
    processProduct: `
      and if i want more things added after 6 months`,
    products: `
      which all products are there`,
    tools: `
      can it join with my tally`,
  },
  processSchool: {
    advance: `
      whole year fees at one go?`,
    languageSchool: `
      can parents reply to those messages in their own language`,
    processSchool: `
      who picks the 2 teachers, you or us
      our principal wont agree for everything together`,
    staffTraining: `
      and training online possible?
      some of our teachers fear computers`,
    studentData: `
      what about data of the students`,
  },
  processShop: {
    item: `
      do you make jingle for diwali sale`,
    price: `
      whole thing comes to how much then`,
    processShop: `
      list is handwritten in a register, works?`,
    shopPlatforms: `
      my shop is on woocommerce
      my shop is on dukaan app not shopify`,
    updates: `
      and when new stock rates come who changes it
      rates change every monday what then`,
  },
  processSong: {
    keepNumber: `
      for the bot do i have to change my shop whatsapp number?`,
    languageSong: `
      in punjabi also?`,
    processSong: `
      i only have one long voice note`,
    revision: `
      and if i dont like the verse`,
    singer: `
      can it be in arijit's voice`,
    skills: `
      do i need any technical knowledge to run a whatsapp bot?`,
    songOccasions: `
      its for my papa retirement
      can all the names be in it
      will our inside jokes fit in`,
  },
  processWebsite: {
    delay: `
      i send photos late then?`,
    editSelf: `
      my nephew can edit later from his laptop`,
    needFrom: `
      three sites means whose, competitors?
      i hv no flyer no old site, only pics in phone`,
    processWebsite: `
      draft is a picture or i can click`,
    revision: `
      and if i dont like that draft`,
    songOccasions: `
      can u make a song for my wifes 40th birthday with her friends names`,
  },
  productCost: {
    cookies: `
      do you store cookies for tracking me`,
    customAppScope: `
      in 29999 what comes`,
    howLongOther: `
      and adapting takes how long`,
    processProduct: `
      can i see it with my own msgs before`,
    productCost: `
      atleast a rough figure
      but roughly, any idea?`,
    products: `
      which products are these`,
  },
  products: {
    customerData: `
      whose data is it after that`,
    processProduct: `
      can i see it with my own chapter first`,
    productCost: `
      why no rate written on these
      what will it cost then`,
    products: `
      so half ready, rest you fit for me`,
    smartSchool: `
      and the last one when its coming`,
    urgent: `
      my shop opens on 1st, can you hurry the website for me?`,
  },
  quote: {
    chatRequest: `
      so this chat itself is the request?`,
    contactGiven: `
      my mail is rakeshtiles at gmail`,
    declined: `
      not now, later`,
    fixedPrice: `
      and price wont change after that na`,
    quote: `
      gym in dwarka, members asking timings whole day`,
    quoteForm: `
      what all i have to fill in the form`,
    urgent: `
      function is on sunday, what if its very urgent`,
  },
  quoteDrafts: {
    botRules: `
      it knows bulk discount slab?`,
    capacity: `
      do you have room for a new project this month`,
    followUps: `
      after i send, it chases party?`,
    mistake: `
      and wrong rate gone to customer then`,
    outside: `
      with gst split and my letterhead?`,
    quoteDrafts: `
      it sends to party directly or i see first`,
    tools: `
      we use busy not tally, works?`,
  },
  quoteForm: {
    contact: `
      plain email instead ok?`,
    formBudget: `
      what are the options in budget`,
    formBusinessType: `
      its only me no staff, what to select`,
    formUrgency: `
      complexity one i dont understand`,
    quoteForm: `
      can i tick 2 services
      phone is must? dont want calls`,
    singer: `
      will you copy arijit singhs voice for our wedding song`,
  },
  reference: {
    customerData: `
      and my customers details?`,
    discount: `
      if i say yes will you give less price
      if i say yes you give less rate`,
    pastWork: `
      then show me others who agreed
      then whose are those three`,
    reference: `
      even shop name hidden?`,
    testimonialShown: `
      if i write review my full name comes`,
  },
  refund: {
    cancelBefore: `
      and if you havent started yet
      what if u havent started yet
      and before you begin?`,
    refund: `
      not even half back`,
    revision: `
      then you change till i like it?`,
    syllabus: `
      your lesson plans are for cbse only or icse also`,
    trust: `
      then how do i trust before giving money`,
    urgent: `
      can u make website for my sweet shop in 4 days, diwali is coming`,
    warranty: `
      got it, next week it stops working`,
  },
  retention: {
    deleteData: `
      can i get it removed before that
      i want mine gone today itself`,
    expertise: `
      have you any certificate that you know whatsapp rules`,
    exportChat: `
      and i save a copy first`,
    retention: `
      and what i filled in the form
      if i write again count starts new?
      even if i never order anything?`,
  },
  reviewChecks: {
    branches: `
      i have two shops, will one bot do for both`,
    outside: `
      how long this reading takes`,
    reviewChecks: `
      bad ones also you publish?
      rival shop can post 1 star?
      so anyone cant just write?`,
    testimonialForm: `
      without that link can i still write?`,
    testimonialShown: `
      will my full name come`,
  },
  reviewRequests: {
    consent: `
      and to all 800 old customers in one go?`,
    followUps: `
      and reminding them before the appointment`,
    item: `
      can you read handwritten answer sheets and give marks`,
    reviewRequests: `
      really zero rupees? no catch?
      can u whatsapp it to me not email
      angry patient may write bad thing there
      sms also or only whatsapp`,
  },
  reviews: {
    clientCall: `
      can i talk to some old client atleast`,
    clinicSample: `
      then tell about that dentist one`,
    discount: `
      im the first one, some off?`,
    guarantee: `
      who guarantees it works for me`,
    reviews: `
      not even one till now?
      nothing on google maps also?`,
    trust: `
      then how do i trust you with my money`,
    warranty: `
      and if after paying it does not work what happens`,
  },
  revision: {
    editSelf: `
      later i can change photos myself?`,
    howLong: `
      each round how many days`,
    processCreative: `
      and in book video`,
    revision: `
      one round means how many changes
      and for jingle also same?
      telling it before first draft also counts?`,
    scope: `
      one new page later, that is a change?`,
  },
  sareeExample: {
    courier: `
      how it knew it left jaipur
      bluedart same way?`,
    orders: `
      she forgot order number`,
    ownerAlerts: `
      that message to owner about low stock, i get for every small thing also?`,
    quoteDrafts: `
      i run travel agency, can something make the package quotation for me`,
    sareeExample: `
      if blue also finished then what it says
      its real shop from jaipur?`,
  },
  sareeSample: {
    courier: `
      works with shiprocket?`,
    dataRights: `
      i want to take back the consent i gave, how`,
    item: `
      which bot is that one`,
    orders: `
      return questions also?`,
    sareeSample: `
      is that a real shop
      low stock also it tells?`,
    secret: `
      if i send my unpublished novel will it stay private`,
  },
  schools: {
    item: `
      only the marks checking one we need`,
    languageSchool: `
      parents one in gujarati?`,
    night: `
      marriage hall enquiries come at midnight, will bot answer then?`,
    oneTeacher: `
      just our hindi ma'am needs it`,
    perStudent: `
      we are 900 students, same?
      we have 1200 students, same?`,
    price: `
      all together how much`,
  },
  'schools.careerTest': {
    oneFamily: `
      only for my son possible?`,
  },
  'schools.lessonPlans': {
    lessonSample: `
      one sample plan can i see`,
    oneTeacher: `
      can i take for myself only, my school not intrested
      i am tuition sir alone at home`,
    price: `
      for 12 teachers?
      for 12 teachers total`,
    syllabus: `
      icse also?
      cbse and state board both in same`,
  },
  'schools.quiz': {
    guarantee: `
      my salon walk ins are low, will a bot surely bring more people`,
    languageSchool: `
      hindi paper also comes?`,
    oneTeacher: `
      i m one tutor only no school, can i take`,
    outside: `
      maths diagrams in it?`,
    perStudent: `
      for how many students
      all 25 teachers can use one?`,
    syllabus: `
      cbse and state board both?`,
  },
  scope: {
    advance: `
      half payment before that paper or after`,
    needFrom: `
      who from my side shd say final ok`,
    otherTools: `
      how is it different from those readymade chatbots online`,
    scope: `
      what if i remember something after that
      dates also written there?
      small small changes also u count?`,
    updates: `
      my timings change every season, that also extra?`,
  },
  secret: {
    aiTraining: `
      and chatgpt wont learn from it`,
    reference: `
      so you wont put my shop on your site`,
    secret: `
      is that written anywhere or just saying
      and after project is over?
      my recipes and rates i mean
      do we sign some nda`,
    sharedWith: `
      your server company can see?`,
  },
  security: {
    aiTraining: `
      and ai learns from it or no`,
    customerData: `
      my patients data also same way?`,
    founder: `
      but u are one person, who is this team`,
    liability: `
      loss happens by leak, u pay?`,
    outside: `
      server is in india only?`,
    payMethod: `
      and my card details`,
    security: `
      and if it still leaks you will inform me?`,
  },
  seo: {
    notOffered: `
      ok do you run google ads`,
    oneTeacher: `
      i teach alone at home, can i get the lesson plan tool for me only`,
    seo: `
      so no guarantee of first page
      then first page by how many months
      map pin also you will put?
      and on google map also?
      that other shop is always on top`,
  },
  serviceLevel: {
    hours: `
      and sunday or diwali`,
    liability: `
      bot down full day, my loss who pays`,
    oneFamily: `
      my daughter is in class 10, career test for her only possible`,
    price: `
      how much is that enterprise`,
    serviceLevel: `
      we are single shop, no fixed time for us then?
      so starter people just wait?`,
    standIn: `
      and when you are on leave`,
  },
  setUpFee: {
    processBot: `
      what all u do in that setup`,
    setUpFee: `
      so that big amount only one time, sure?`,
    staffTraining: `
      can you come to our school assembly hall and show the teachers`,
    tax: `
      gst on top of both?`,
    updates: `
      every new price i hv to pay setup again?
      shifting shop to new area, setup again?`,
    websiteMonthly: `
      and for website also monthly?`,
  },
  sharedWith: {
    deleteData: `
      then how do i get mine removed`,
    outside: `
      server is in india or usa`,
    outsideLinks: `
      i clicked whatsapp link, now?`,
    price: `
      what is the rate of avatar with voice for our showroom`,
    revision: `
      in portfolio website how many times i can ask changes`,
    security: `
      and if someone hacks your server`,
    sharedWith: `
      my phone no also goes to gemini?`,
  },
  shopPayment: {
    botTakesPayment: `
      can whatsapp bot collect the money itself`,
    languageSong: `
      can you write my wedding invitation jingle in punjabi`,
    newOrders: `
      how will i know order came`,
    shopPayment: `
      upi also?
      and cash on delivery`,
    shopPlatforms: `
      but i already have shopify`,
  },
  shopPlatforms: {
    howLongBot: `
      after connecting when it starts`,
    needFrom: `
      what login you need from me`,
    orders: `
      so customer can ask size also
      and it tells size and stock too?`,
    shopPlatforms: `
      mine is on meesho
      i just write orders in excel
      mine is on amazon only`,
  },
  singer: {
    item: `
      15 second thing for my shop`,
    keepNumber: `
      will my whatsapp number stay the same if i take the bot`,
    revision: `
      can i change it after hearing`,
    singer: `
      lady voice also there
      duet male n female both
      like arijit type voice?`,
    songSample: `
      anything i can check first`,
  },
  skills: {
    language: `
      my english is weak`,
    onlyMobile: `
      i have only phone no laptop`,
    skills: `
      so no coding from my side at all
      my typing is very bad, ok?
      whatsapp setting part also you do`,
    support: `
      later stuck then whom to ask`,
    tax: `
      will i get a gst invoice from you`,
  },
  smartSchool: {
    item: `
      then what can i take now for my school`,
    processSchool: `
      we can try with 2 teachers first?`,
    smartSchool: `
      any rough idea by when
      will office staff get it too or only teachers
      so not before april session
      fee collection also inside it?`,
    syllabus: `
      which board chapters it knows, icse?`,
  },
  'smb.broadcast': {
    addOnAlone: `
      without the bot? just this`,
    consent: `
      can i send to all 3000 contacts i have
      how do they say yes to it`,
    item: `
      pamphlet type offers and news both?`,
    job: `
      are you hiring any intern developers`,
    outside: `
      how many msgs in one month`,
    socialMedia: `
      does your bot reply on instagram dm also`,
  },
  'smb.businessBot': {
    cannotAnswer: `
      if it gets stuck somewhere`,
    item: `
      and for phone calls?`,
    keepNumber: `
      same number i use now?`,
    notOffered: `
      can you design a logo and visiting card for my gym`,
    price: `
      first year all in`,
    songOccasions: `
      do you make a farewell song for a retiring teacher`,
    stop: `
      season is only may to october, other months no fee?`,
    upgrade: `
      dashboard after some months ok?`,
  },
  'smb.voice': {
    addOnAlone: `
      can i take only this`,
    cannotAnswer: `
      and if it cant understand the caller`,
    creativeAudience: `
      i write novels, what do you have for authors`,
    language: `
      my callers talk in bhojpuri`,
    outside: `
      landline number also it will pick?`,
    setUpFee: `
      is 14999 every year`,
    stop: `
      can i remove only this later`,
  },
  socialMedia: {
    compare: `
      difference between this and normal business bot`,
    notOffered: `
      will it make reels daily for me`,
    onOwnSite: `
      my site is in wordpress, bot can sit there?`,
    pastWork: `
      can you show me something you have made before`,
    price: `
      any monthly on top`,
    socialMedia: `
      insta dm also it replies?
      comments also or only dm`,
  },
  songOccasions: {
    compare: `
      for shop opening, jingle or song`,
    languageSong: `
      and in punjabi`,
    singer: `
      can it be in my own voice`,
    songOccasions: `
      for my dads retirement?
      boss farewell, office jokes ok?
      both families names inside
      can all the names be in it
      will our inside jokes fit in`,
    urgent: `
      wedding is this sunday only, possible?`,
  },
  songSample: {
    processSong: `
      i send names or full story`,
    singer: `
      who is singing in it`,
    songOccasions: `
      for my dads 60th same type?`,
    songSample: `
      how long is that one
      whose nani lol
      is it slow or fast`,
    songSketcher: `
      can i play with it myself first`,
  },
  songSketcher: {
    demoDetails: `
      your demo timings are indian time or my nairobi time`,
    outside: `
      put my name in waiting list`,
    processSong: `
      till then how do i order a song from you
      so today how do i order one`,
    productCost: `
      and that one will be free or paid`,
    songSketcher: `
      by when it will be ready
      by diwali it will come?`,
  },
  staffCost: {
    benefit: `
      what all will it save me daily`,
    cannotAnswer: `
      and things only she knows`,
    item: `
      i have a children's book, can you make a video about it?`,
    night: `
      and it wont take leave on sunday night right`,
    staffCost: `
      so can i remove my receptionist
      my girl takes 12k a month`,
    takeOver: `
      can she jump in the chat herself`,
  },
  staffTraining: {
    extraCost: `
      any extra charge for it`,
    outside: `
      recording we can keep?`,
    processSchool: `
      who picks those two teachers
      and after those two teachers? whole school?`,
    staffTraining: `
      how long is the training
      what exactly u teach in that
      in summer vacation possible?`,
  },
  standIn: {
    breachOfTerms: `
      and if u just stop replying midway`,
    human: `
      let me ask him directly then`,
    languageSong: `
      do you make jingle in punjabi for a sweet shop`,
    own: `
      then can i give it to some other developer`,
    standIn: `
      and if u close the business
      do i still pay monthly in that time
      and if u fall sick for a month`,
  },
  stop: {
    cancelBefore: `
      and if you havent started yet`,
    customerData: `
      customer list i get a copy?`,
    numberAfter: `
      and my whatsapp number after that?`,
    refund: `
      i paid full month, half comes back?`,
    stop: `
      do i have to tell before
      just a whatsapp msg is enough to tell?
      only pause for june july`,
  },
  studentData: {
    customerData: `
      and if we leave you next year`,
    outside: `
      server is in india or not`,
    songOccasions: `
      do you make farewell song for class 12 students`,
    studentData: `
      who can see it
      and for the behaviour notes, same?
      parents number also you keep?
      trustees want it on paper with sign`,
  },
  support: {
    formBudget: `
      in the quote form what is the lowest budget i can pick?`,
    serviceLevel: `
      how fast you fix, any promise`,
    standIn: `
      if you fall sick then who
      and if you fall sick`,
    updates: `
      new rates change also in that fee`,
    warranty: `
      and after 30 days?
      and on 31st day?`,
  },
  syllabus: {
    instalment: `
      can i pay website money in three parts`,
    languageSchool: `
      and for hindi medium`,
    notOffered: `
      do you people also print visiting cards`,
    perStudent: `
      we have 40 teachers, each pays?`,
    syllabus: `
      rbse also?
      new ncert edition one?
      lab activities also`,
  },
  takeOver: {
    answerDesk: `
      where do i read them all, one place?
      from where, one inbox?`,
    oldSite: `
      can you make my old wordpress site faster`,
    takeOver: `
      so i can jump in when customer is angry
      bot keeps quiet when i type?`,
    whoReadsChats: `
      so your eyes also on my customers
      and you also read them?`,
  },
  tax: {
    extraCost: `
      any other charge on top`,
    fixedPrice: `
      so the quote amount is final final?`,
    outside: `
      is your firm registered`,
    reference: `
      will you put my project on your site without asking me`,
    tax: `
      hsn code pls
      so 19999 is incl or excl gst
      igst or cgst for mumbai`,
  },
  templates: {
    freeTools: `
      which of them are free`,
    minors: `
      how old must a student be to chat with you here`,
    missedCall: `
      and that missed call one what it does exactly`,
    openPrices: `
      will i see price without calling`,
    skills: `
      so i install it myself or u do`,
    templates: `
      mine is bill reminders, its not there in list
      licensed means what exactly`,
  },
  termsChange: {
    medical: `
      what will bot say if patient asks for a painkiller?`,
    priceRise: `
      and monthly price can it go up
      monthly also cant change then`,
    privacy: `
      what all information do you store about me?`,
    termsChange: `
      my signed quote says different then?
      so mine stays old one
      if quote says different from terms`,
  },
  testimonialForm: {
    botRules: `
      can the bot give discount to customers by itself`,
    night: `
      does the bot reply at night when shop is closed`,
    reviewChecks: `
      when will it show after i send`,
    testimonialForm: `
      project details compulsory?
      how many words min`,
    testimonialShown: `
      can i hide my name
      put only initials`,
  },
  testimonialShown: {
    broken: `
      link not came in my mail`,
    deleteData: `
      what if i want it removed later
      changed my mind, want full name now`,
    testimonialShown: `
      and my email
      can i keep initials only
      photo of my shop instead of face?
      iphone photo is heic`,
  },
  tools: {
    calendar: `
      calendly type, appointments`,
    item: `
      my book is coming in march, i want a video of it`,
    mistake: `
      it will spoil my entries in tally`,
    needFrom: `
      password has to be given?`,
    price: `
      that amount one time or every month`,
    tools: `
      ours is local billing software from nehru place
      what about salesforce`,
  },
  trial: {
    demo: `
      ok then how to book that
      in demo it will be salon type or some other`,
    demoDetails: `
      and how many minutes it is`,
    freeTools: `
      anything at all i can use free meanwhile`,
    process: `
      ok demo over, then what`,
    trial: `
      not even 1 week`,
    trust: `
      so pay first then only i test?`,
  },
  trust: {
    advance: `
      rest 50 exactly when`,
    clientCall: `
      can i talk to one of your clients on phone
      one old customer number give me`,
    meeting: `
      can we sit face to face before i pay
      i will come see your office first`,
    tax: `
      are you registered firm, gstin pls`,
    trust: `
      if you take advance and vanish then`,
    warranty: `
      and if after paying it does not work what happens`,
  },
  updates: {
    abroad: `
      do you work with clients from tanzania`,
    own: `
      who owns the web app after you build it for me`,
    scope: `
      new page on the site also?`,
    serviceLevel: `
      how fast will it get changed`,
    updates: `
      even if its every week?
      gold rate changes every day`,
    upgrade: `
      calls i want to add later`,
  },
  upgrade: {
    addOnAlone: `
      dashboard alone now rest after diwali`,
    chatRequest: `
      is my chat here going to be saved as an order`,
    compare: `
      whats more in growth than starter`,
    founder: `
      same person does it again or new team`,
    outside: `
      coming down later also possible in off season`,
    tax: `
      do i get a gst invoice from you for input credit`,
    upgrade: `
      so begin small n add later is fine`,
  },
  urgent: {
    delay: `
      and if you get late?`,
    extraCost: `
      any extra charge for fast work`,
    formUrgency: `
      which box i tick for that`,
    needFrom: `
      what should i send right now`,
    singer: `
      do you sing in a real singer voice or computer`,
    urgent: `
      can it be by this friday
      opening is this saturday`,
  },
  videoLength: {
    bookVideoSample: `
      what all is shown in that 2 min
      any one made already i can watch`,
    honest: `
      it has to write its an ad?`,
    price: `
      how much for 60 sec only`,
    processCreative: `
      first draft not liked then`,
    videoLength: `
      can it be 3 minutes
      30 sec version for whatsapp status`,
  },
  warranty: {
    item: `
      i am a wedding photographer, which website suits for my albums`,
    scope: `
      if i ask some new feature that also comes in this?
      who decides its fault or my new demand`,
    socialMedia: `
      will your bot answer my instagram dms, i sell bags there`,
    takeOver: `
      how will i even know its wrong`,
    warranty: `
      and on 31st day?
      i found it on day 45, please adjust`,
  },
  websiteMonthly: {
    coachingExample: `
      what is happening in that coaching centre chat on your site?`,
    editSelf: `
      small text changes i can do myself?
      then who changes my prices later`,
    hosting: `
      so domain also i buy myself?
      roughly how much is that yearly`,
    quote: `
      ok i will think, how do i get the quote on mail`,
    websiteMonthly: `
      with the chatbot one also no monthly?
      even the chatbot one`,
  },
  'websites.business': {
    hosting: `
      domain is included in this?`,
    notOffered: `
      photos i dont hv, u come n click?`,
    pageCount: `
      i need 10 pages
      u will put whatsapp button na`,
    price: `
      and with chatbot inside`,
    songSample: `
      can i hear the sample birthday song somewhere`,
    websiteMonthly: `
      next yr also 12999?`,
  },
  'websites.portfolio': {
    fixedPrice: `
      why 7999 to 12999`,
    hosting: `
      domain is inside this`,
    item: `
      pages how many in it
      how many photos i can put`,
    price: `
      and business one how much`,
    secret: `
      is my manuscript safe if i mail it`,
    shopPayment: `
      can i sell prints there`,
  },
  'websites.shop': {
    customerData: `
      do you sell my patients numbers to anyone?`,
    editSelf: `
      can i add 200 items myself`,
    fixedPrice: `
      why two prices`,
    newOrders: `
      when order comes how will i know`,
    shopPayment: `
      upi will work in it?
      cod also there`,
  },
  whereToStart: {
    agentJobs: `
      give example of such tasks
      copying enquiries in excel is mine`,
    missedCall: `
      for me its missed calls`,
    quote: `
      ok where do i write it
      ok i will write it here`,
    upgrade: `
      and then add more later?`,
    whereToStart: `
      too many things, cant pick`,
  },
  whichPackage: {
    branches: `
      for two branches
      3 clinics one owner`,
    compare: `
      whats more in growth`,
    item: `
      starter is on whatsapp or website, not both?`,
    upgrade: `
      and later can i change to bigger
      start low then go up`,
    whichPackage: `
      i get 50 calls daily`,
  },
  whoReadsChats: {
    answerDesk: `
      website and whatsapp both in one place i can read?`,
    customerData: `
      and when i leave you, what happens to those chats
      patients send reports in it, safe?`,
    outside: `
      can i give my manager separate login`,
    privacy: `
      and what i type here now?`,
    whoReadsChats: `
      he reads all or only failed ones
      i dont want you to read any, possible?`,
  },
  whyUs: {
    expertise: `
      what are you actually good at`,
    founder: `
      you code yourself or give to someone`,
    guarantee: `
      agency is giving guarantee of sales`,
    otherTools: `
      wati and others are also there, why not them
      my cousin says chatgpt is enough`,
    pageCount: `
      how many pages come in the business website`,
    standIn: `
      but only one person, if you fall sick`,
  },
  workingDay: {
    capacity: `
      one project at a time means i have to wait in line?
      one project at a time means i stand in queue`,
    hours: `
      and saturday sunday?
      and on sundays`,
    monthlyFee: `
      evening 6 mending, is that charged`,
    workingDay: `
      so calls only after 3?
      so demos only after 3?`,
  },
}
