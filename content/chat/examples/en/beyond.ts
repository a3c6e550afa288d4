import type { beyond } from '#content/chat/topics/beyond.ts'
import type { Examples } from '../examples.ts'

export const englishBeyond: Examples<typeof beyond> = {
  codOrders: `
    cod confirmation possible?
    too many fake cod orders
    RTO is killing my margin, can your bot do something
    can it ask the buyer yes or no before i ship a cash on delivery parcel
    half my parcels come back unopened, will the assistant reduce that
    I sell kurtis online, people order cod and then refuse at the door. any solution
    does it message the customer to verify the order when payment is on delivery
    my staff calls every cod customer to confirm, can a bot do these calls or messages instead
    and if someone places a fake order with wrong address will it catch it
    please tell me if cash on delivery orders get verified automatically
    how to stop returned parcels with your whatsapp bot
    we ship 80 COD a day and 30 return. can you fix
    pay on delivery buyers dont pick the phone, can whatsapp confirm them
    jewellery shop here, prank orders with COD are my biggest headache
    will it cancel cod orders which nobody confirmed
    in Nairobi customers say pay on delivery then disappear, can bot confirm they are serious
    order comfirmation for cash orders on whatsapp, you have?
    courier charges me both ways when cod buyer rejects. does your bot prevent it
    Can it check with the customer that he really wants it before dispatch
    reduce RTO
    can it confirm COD orders before i ship
    half my cash on delivery parcels come back, can the bot check with the buyer first?
`,
  marketplaces: `
    can you help me sell my book on amazon
    will you put my products on flipkart for me
    amazon seller, can it work for me
    does it connect to flipkart
    Meesho orders supported or not
    I get leads from IndiaMART, can the bot answer them
    Jumia shop in Nairobi, will your bot read my orders there
    we sell only on marketplaces, no own website. useful for us?
    can buyer messages on amazon be answered by the assistant
    and what about my Flipkart and Myntra orders, same bot?
    indiamart enquiries come 50 a day and i reply late. automate?
    does the order status work for orders from etsy
    Can you link my amazon seller central account
    Justdial and Indiamart leads straight into whatsapp reply, possible?
    glowroad and meesho supplier here, which bot for us
    my stock is on three portals amazon flipkart jiomart, can it see all
    Jiji and Jumia sellers, do you serve them
    are selling platforms like snapdeal supported
    i only know shopify is there on your page, what about Meesho
    customers from Amazon whatsapp me asking parcel status, can bot look in my amazon panel
    tradeindia buyers send rfq, would an assistant reply to them
    please tell which marketplaces your bot integrates with
    i sell on amazon and flipkart, will it work there
    can it reply to my IndiaMART leads?
`,
  severalStaff: `
    we are 3 doctors in one clinic
    each stylist has own customers, can bot handle
    two dentists, separate timings. works?
    Can the client choose which trainer he wants
    salon with 6 girls, every one has her own calendar
    does one bot manage appointments of several doctors
    and if patient wants only Dr Meena, not the other one?
    four barbers, will it book with the right one
    different working days for each physiotherapist, can it know
    our skin doctor comes only tuesday, the dentist daily. same bot?
    yoga studio with 5 teachers, who teaches when, bot tells?
    is the price per doctor or for whole clinic
    Tuition centre, maths sir and science madam have separate slots
    it must not book two people with the same stylist at one time while others are free
    separate schedule per staff member
    Polyclinic: 11 consultants visiting on different hours under one roof, too many?
    can customers pick their favourite hairdresser while booking
    what if one service is done only by one of my beauticians
    how many calendars of staff can be connected to one business bot
    law firm with 3 lawyers each take own clients, one assistant enough?
    we are 3 dentists in one clinic with different timings, can one bot handle all?
    my salon has 5 stylists, can the customer choose who she wants?
`,
  feeReminders: `
    fee reminder to parents?
    can bot remind parents that school fees is due
    every month I beg parents for tuition fees, can it message them
    coaching centre, 60 students, half pay late. automatic reminder needed
    will parents get a message before the 10th about the pending fees
    dance class fees reminders on whatsapp
    and a second reminder if the fee is still not paid after a week
    quarterly school fees due message with amount, possible?
    we feel shy to ask parents for money, let the bot do it
    does Parent communication include notices about fees due
    tution teacher here, monthly fees reminders only that I want
    remind late paying guardians politely
    term fees balance alerts to parents in Nakuru school
    can it tell each parent how much he owes and by when
    exam fee last date reminder to students families
    send due fees notice to defaulters automatically
    music academy, parents forget the monthly fee
    our accountant calls 200 parents for fee, waste of time
    bus fees and hostel fees due, can the assistant nudge parents
    is fee dues reminder in any of your school tools
    Can it send fee due reminders to parents automatically?
    half my students pay late, will the bot remind them every month about fees
`,
  feePayment: `
    online school fee payment
    can parents pay fees through your system
    tuition fees collect on upi with receipt
    fee collection for 400 students, do you have a tool
    I want list of who paid and who not paid fees
    receipt should be made when parent pays school fee
    and can the parent see pending installments and pay there only
    coaching fees online payment link for students
    does Smart School take fees payment
    school counter has long queue on fee day, want online payment
    fees ledger class wise with dues, is it possible
    paying term fees by mpesa to the school, will you build it
    our fees are in a register, need digital fee collection
    late fine should be added by itself while collecting fees
    can you make fee payment page for our institute
    student fee receipts in pdf, automatic
    which of your tools is for collecting the monthly tuition money
    dues list of all classes on one screen for the accountant
    hostel and mess fees deposit online for parents
    parents ask can we pay by card, our school takes only cash now
    Can parents pay school fees online through this and get a receipt?
    do you have fee management software? who paid, who is pending, receipts
`,
  reportCards: `
    report card software?
    can you make report cards for our school
    send exam results to parents on whatsapp
    test marks to each parent automatically
    do you have a tool that prepares marksheets
    half yearly result entry and pdf report card
    and unit test marks of coaching students sent home after every test
    CBSE format progress report, will it generate
    teachers spend a week writing report cards by hand, help
    rank list and grades, does any tool calculate
    marks go to parents how, through which tool
    result day we have rush, want result online by roll number
    remarks for report card written by AI, possible?
    CBC report forms for a school in Kenya
    term end results for 600 students, parents messages with marks
    can parents see childs marks in the Smart School
    weekly test score message to guardians from my tuition centre
    does Grading help also make the final report card
    progress card for nursery kids with comments
    marksheet printing with school logo do you offer
    Can it make report cards from the marks?
    want to send test results of every student to their parents, possible?
`,
  songRelease: `
    can i put the song on spotify
    upload on youtube, copyright strike will come?
    will you release my song on apple music and jiosaavn
    i am a musician, who gets royalty if the song earns
    Monetize AI song on youtube allowed or not
    reels audio page for my song on instagram
    do you do distribution with distrokid
    Content ID claim worry for my video with your song
    and if the song goes viral and makes money
    publish my song on all platforms
    can I register the song with IPRS
    is there any problem to post the song on facebook, muted for copyright
    we want caller tune of our jingle in airtel and jio
    Boomplay and Mdundo release possible?
    song should come on gaana app with my name as artist
    will youtube demonetise because vocals are AI
    how do I earn streaming income from a song you made
    someone else may claim my song on youtube, what then
    please help me launch my single on streaming
    does spotify accept songs made with AI voices like yours
    can I release the song on spotify and youtube and keep the royalties?
    will I get a copyright strike if I post it on my channel
`,
  numberBlocked: `
    will my number get banned
    whatsapp blocks numbers for bots no?
    is it official whatsapp api or some jugaad
    my friends number was blocked after using bulk software, same will happen?
    fear of losing number, customers have it since 10 years
    online seller here. can meta ban me for automation
    and if people report spam, number gone?
    unofficial tools got me blocked once, yours is approved way?
    is using a bot against whatsapp rules
    guarantee that my account wont be suspended
    number safe or risk
    what happens if whatsapp bans the number because of the assistant
    do you use those web whatsapp hacks or genuine cloud api
    i heard bots are illegal on whatsapp, account closes
    already blocked once for 24 hrs, scared to put a bot
    clinic number is on all our boards, can bot get it banned
    kindly confirm it is meta approved
    too many messages in a day, will they block me
    restricted account problem comes with auto replies?
    green tick official or grey market bot
    will my whatsapp number get banned
    is this the official whatsapp api or some hack?
    is this official whatsapp api? my number should not get banned
    a friend's number got blocked after using a bot. is yours safe?
`,
  oldChats: `
    will my old chats be lost
    what happens to whatsapp groups after shifting number
    contacts saved will remain or go
    can i still use normal whatsapp app on same number
    7 years of customer chat in my phone, is it deleted when bot comes
    and my broadcast lists and groups, do they move also
    chat history transfer possible?
    backup of old messages before number moves, needed?
    coaching institute, we have 40 parent groups on this number. they stay?
    do i have to delete whatsapp from phone for the bot number
    previous conversations with clients i dont want to lose
    status and groups will work after moving to business service?
    old photos and voice notes in the chats, gone?
    i am afraid all orders written in chat vanish when number is connected
    green whatsapp app keeps running or closes once number is shifted
    will my family group exit when the number goes to api
    can bot see my past chats after migration
    kindly tell about the existing contacts when the number changes service
    past messages safe when number shifts?
    my phone app logs out after you set up the bot?
    will i lose my old chats and contacts when number moves
    can i still use whatsapp on my phone like before, groups and status?
`,
  staffAccess: `
    how many staff can use it
    can 3 receptionists answer chats from own phones
    we are two partners, both need to see the inbox
    multi user login available?
    is it one phone only or several
    my wife and i both reply to customers, is it possible with the bot
    salon with 6 girls, all should access messages
    and can my manager take over chats from his mobile as well
    number of agents allowed in the inbox
    separate login for each employee?
    how many people may handle conversations
    team of five in school office, can everyone reply to parents chat
    i want to give access to my accountant also to read the chats
    does extra user cost more
    owner and staff both on same assistant, ok?
    work from 4 devices at once
    if receptionist leaves can i remove her access
    can i assign a chat to one staff member
    hotel front desk has 3 shifts, different persons use the inbox
    kindly tell the user limit for answering customers
    can my 3 staff reply from the same number
    how many users or phones can log in?
    can my receptionist also reply from her phone or only me?
    how many people can log in and see the chats
`,
  writtenContract: `
    do we sign an agreement
    is there a written contract
    will i get everything on paper
    i dont trust verbal talk, is there a signed document
    my CA asks for a contract copy before payment, do you make one
    do you give stamp paper agreement
    and if i want an MOU between us?
    our hospital needs a proper service agreement, possible?
    who signs what before the work begins
    Is it only whatsapp talk or some legal paper too
    please share if a formal contract is made with client
    can we have NDA plus agreement signed by both
    school trust here, without written agreement accounts will not release money
    work order or contract, what do you give
    what paper proves that you promised me these features
    is my order confirmed in writing
    I got cheated once on oral promise so I need signature
    do you accept our company's own vendor contract
    any e-sign document before starting
    LPO or signed contract needed by our office in Nairobi, can you do it
    do we sign a contract before starting
    will I get everything in writing, like an agreement?
`,
  officeAddress: `
    do you have an office in nairobi that i can walk into
    office address please
    where exactly is your office
    can i come to your office
    which street in delhi
    i want to visit you before paying, give address
    Is there a walk in office
    near which metro station are you
    pin code and building number?
    do you sit in Nehru Place or Noida or where
    google map location of your office
    and if i want to courier documents, what address
    only Delhi is written, give complete address
    I am a trader in Chandni Chowk, can i drop in at your place
    is it a real office or work from home
    at which place can i see you and your computers
    full postal address for my bill records
    tell your shop number, i am in delhi today
    landmark of your office so i can reach by auto
    no address on site looks fishy, where do you sit
    is visiting your premises allowed on saturday
    whats your full office address
    can I come to your office in delhi and see
`,
  whatIsBot: `
    how does this thing work, i dont get it
    explain simply how it works
    what does this bot thing actually do
    what is this chatbot thing exactly
    is bot a person or machine?
    sorry but what does AI agent mean
    pls explain assistant in simple words sir
    Chatbot ni nini, is it an app?
    everyone is telling keep a bot keep a bot, but what it actually is I dont know
    I am not a computer person, kindly tell me what a chat bot does in a normal day
    Hello, you write AI agent everywhere on your page. is that a human agent like insurance agent or what
    my son said see this site. I only use phone for calls, what is this assistnat you are making
    when someone messages this bot, who is replying, some girl sitting in office or the computer by itself?
    Good morning. I run a small hardware shop in Nakuru and my nephew keeps saying I need a bot. I have never touched a computer in my life, please tell me like a child what is it and what does it do
    Namaste, I am 58 and having a cloth shop in Surat. yesterday in our market association meeting all were talking about AI assistant and I just nodded my head. Can you tell in plain words what this thing is, some machine we keep in shop?
    I saw a poster of yours saying whatsapp bot and honestly I got confused. Do I download it like an app, does it sit in the phone, or is it somebody you people employ to chat? i only know to send msgs and photos
    madam at my parlour we only write appointments in a diary, no computer nothing. one client told me her dentist has chat bot that replies at night also. I didnt understand, what is a bot and how can it talk
    what is a chatbot
    what is a bot
    chatbot means what
    what is a whatsapp bot exactly
`,
}
