import type { TopicId } from '../topics/all-topics.ts'

export const english: Record<TopicId, string> = {
  // Who this is
  offer:
    'This is {business}, one person in {contactCity} who makes AI assistants for WhatsApp and websites that answer, book and remind; websites and web apps; tools for schools; songs, jingles and book videos. Bots begin at {smb_businessBot} set-up + {smb_businessBot_monthly}/month, websites at {websites_portfolio}. Which one is for you?',
  audience:
    'For online shops, clinics, salons, coaching centres, real estate and local shops; for schools and teachers; for authors and creators. Small is welcome: most have one busy counter and no time for the phone. What do you run?',
  founder:
    'One person: the founder, in {contactCity}. Whoever answers your message also writes the software, sets it up and looks after it, and is there when something needs changing. There is no agency and no account manager in between.',
  location:
    'In {contactPlace}, and working for clients anywhere. Meetings are in person in {contactArea}, or by video.',
  meeting:
    'In person in {contactArea}, or by video, wherever you are: clients may be anywhere. Choose a free time under “Book Your Demo”, or write when it suits you, and you get one.',
  abroad:
    'Clients may be anywhere, in India or abroad: the work is done from {contactCity}, and meetings outside {contactArea} are by video. Prices and quotes are in rupees.',
  hours:
    'Write at any time, to {email} or in the form: you get an answer from the founder within {hours} hours. No opening hours are set; Sundays and holidays are not named on the site.',
  contact: 'Write to {email} or use the form on the contact page. You hear back within {hours} hours.',
  demo: 'The demo is free, needs no account and binds you to nothing: you see an assistant like yours at work, ask anything, and talk with the person who would build it. “Book Your Demo” shows which times are free; the one you choose is yours at once.',
  moveDemo:
    'You can move or cancel it until it begins; it costs nothing. The page that opened after booking, and the link in the mail, let you move the demo to another free time or cancel it, without an account. You need no reason.',
  trial:
    'The demo and the quote are free. A free trial of a running assistant is not on the list; in the demo you can try one first.',
  pastWork:
    'The portfolio shows three sample projects, made to show the work: a clinic’s booking desk, a saree shop’s order desk and a class kit. Their clients are made up. A client’s own assistant holds customers’ conversations, so it is shown only in a demo, and only where the client agreed.',
  reviews:
    'They stand on the testimonials page: only words that clients wrote and agreed to publish; none are made up. If that page shows none, none has been published yet. Then judge by the sample projects or a free demo; all prices and terms are open on the site.',
  figures:
    'The site gives no numbers of clients or years, and I don’t want to guess. You can ask the founder directly, or judge the work in a free demo.',
  smartSchool:
    'Smart School is coming soon: one place for a school’s lessons, marks and messages, for teachers, parents and the office. There is no date and no price yet. The school tools can be had today.',
  templates:
    'Labs / Templates: small tools and workflows to start from. The package builder works here at once, free. The others you ask for, and hear within {hours} hours how they would fit you: review requests (free), missed-call reply and order status (licensed), quiz and lesson plans (premium). Not among them? Name the task; you hear whether a template exists or what one would cost.',
  products:
    'There is the answer desk (one inbox, with every bot), the class kit for teachers (from one chapter to lesson plan, quiz and message to parents; available), and in development a song sketcher; Smart School is coming soon. They are adapted to your business; you hear first what would change and cost.',
  job: 'I know of no open positions: this is a one-person business. You can write to {email}.',
  partner:
    'The site says nothing about reselling or partnerships. Write your idea to {email}; the founder answers it.',
  notOffered:
    'That is not something we offer, as far as I know. We build AI assistants, websites, school tools, songs and book videos. If you are unsure, leave your question for the founder.',
  freeTools:
    'Free to use here: the package builder, on the services page (choose what should be answered and where, see what it costs, and your choice goes into the quote), and review-request messages, sent to you by email. The demo and the quote are free too.',
  orderLookup:
    'Yes: among the templates is an order-status lookup by itself, without a whole bot, for online shops with their own order list. It finds an order by its number or phone, puts shop and courier data in one answer, and hands over what it cannot find. It is licensed and has no list price; a quote comes within {hours} hours.',
  leadScore:
    'Yes. What somebody tells in a request gives it a score, so that the team sees whom to call first. A person decides everything else. In your own tools, an agent can sort and rank what comes in: {gptAgents_agents} – {gptAgents_agents_upTo}.',
  branches:
    'For several branches there is Enterprise: connected with your own systems, looked after together, and quoted after we talk. Whether one business bot ({smb_businessBot} + {smb_businessBot_monthly}/month) may serve more than one place, the price list does not say. Write how many there are, and the quote, free and within 24 hours, tells you.',
  overkill:
    'It is for small local shops too: it answers your customers on WhatsApp, also after closing. Honestly, it pays off where the same questions come every day. With only a few, a website from {websites_portfolio} or the free tools may do. A business bot is {smb_businessBot} + {smb_businessBot_monthly}/month, the customer bot for online shops {ecommerce_customerBot} + {ecommerce_customerBot_monthly}/month. A free demo shows whether you need it.',
  doubt:
    'A fair doubt. You see one at work in a free demo, then try to break yours for some days before it goes live. It answers from your own prices, rules and calendar, hands over what it does not know, and you can read everything and take over. A business bot is {smb_businessBot} + {smb_businessBot_monthly}/month; no particular result is promised.',
  reviewRequests:
    'They are free: review-request messages, short ones that ask a happy customer for a review, politely and once. They come in Hindi and English, for WhatsApp and SMS, and suit clinics, salons and restaurants. Ask for them among the templates; they are sent to you by email. Reviews themselves are never made up.',
  botRules:
    'It says only what you allow: it learns your rules for delivery, returns and discounts, and what it must never promise. You try to break it before it goes live, what it can’t answer comes to you, and you can read every conversation.',
  shopPayment:
    'Yes, on an e-commerce website: products, cart and payment, orders by mail and WhatsApp, for {websites_shop} – {websites_shop_upTo}. Which ways to pay your buyers have, UPI or cards, the site does not say; the quote does.',
  missedCall:
    'There is a missed-call reply: who calls and reaches nobody gets a WhatsApp message with the next step, books, or is noted to be called back. It keeps quiet hours and runs in your own accounts: for clinics, coaching, repair and delivery. It is licensed and has no list price; a quote comes within {hours} hours. To have calls answered, the voice add-on is {smb_voice} + {smb_voice_monthly}/month.',
  standIn:
    'It is one person, and the site names no stand-in. What was set up and paid for stays yours: domain, text and pictures are in your name, and you get your data. What happens in illness or holidays, please ask the founder.',
  // From the first message to the finished work
  process:
    'You say what you need in two sentences. Within {hours} hours you get a quote with price and scope. After your yes it is built, you test it, what is odd is mended, and it goes live.',
  processBot:
    'You say how you work: hours, prices, what stays with you. Your calendar is connected, you and your staff test it for a few days, what is odd is mended. Then your number answers, usually within two weeks of your yes.',
  processShop:
    'You send your catalogue: a sheet, a link to the shop, or photos of the price list. The bot learns your rules for delivery, returns and discounts, and what it must never promise. You and your family try to break it, and what is wrong is mended. It goes live, usually within two weeks of your yes.',
  processWebsite:
    'You send what you have: old site, flyer, photos, three sites you like. You see a first draft on your phone, there are two rounds of changes, and it opens, usually within two weeks for a business website.',
  processSong:
    'You tell the story: names, mood, a song you like; a voice note is fine. You hear a sketch of one verse, usually within three days, say what to change (two rounds are included), and get the files.',
  processSchool:
    'It begins small: one subject, two teachers, your own chapters; you choose who tries it. Then a short training in the staff room or by video, in Hindi or English, and tool by tool the whole school: each tool can be had by itself and has its own price.',
  processAgent:
    'One job is chosen: the one with the most repetition and the least risk. The agent gets its limits: what it may read, what it may do, and where it must ask. For some days it only proposes and you correct it; then it works alone. You see each step, and can stop it with one tap.',
  processCreative:
    'You send the work: a manuscript, a link, some pages. You get a plan on one page with the price, see a draft, change what does not sound like you, and publish it.',
  howLong:
    'A quote comes within {hours} hours. Bots and business websites are usually ready within two weeks of your yes; of a song you hear a sketch, usually within three days. For other work the quote names the date.',
  quoteTime:
    'Within {hours} hours of your message you have the quote, free and binding you to nothing: one price, what you get, and by when. Two sentences on what you run and need are enough for it.',
  howLongBot:
    'A bot is usually live within two weeks of your yes. The quote before it comes within {hours} hours.',
  howLongWebsite:
    'A business website usually opens within two weeks of your yes; a shop or an app by agreement. The quote comes within {hours} hours.',
  howLongSong:
    'You hear a sketch of one verse, usually within three days. Then come up to two rounds of changes, and the files; the day they are ready stands in your quote.',
  howLongOther:
    'The site gives no fixed time for that; it depends on the size. The quote, which comes within {hours} hours, names the date.',
  urgent:
    'Write that it is urgent in the form: you get a quote within {hours} hours. A sketch of a song is usually there within three days, bots and business websites take two weeks; whether yours can be sooner, the founder tells you then.',
  needFrom:
    'What you have is enough, however rough: an old site, a flyer, notes, photos, a price list; they are put in order. A bot also needs your hours, rules and calendar, or your catalogue as a sheet, a link or photos. A website: three sites you like. A song: the story and mood, a voice note is fine. Besides, the access it needs, and one person who decides.',
  needFromWebsite:
    'What you have is enough, however rough: an old site, a flyer, notes, photos, a price list; we put it in order. Three sites you like help too. Besides, the access it needs, and one person who decides.',
  needFromBot:
    'For a bot you say how you work: your hours, prices, rules, who does what, and what must stay with you; your calendar is connected. A shop gives its catalogue as a sheet, a link or photos of the price list. Rough notes are enough, and building it is done for you. Besides, one person who decides.',
  quote:
    'Good. Two sentences are enough: what you run, and what you need or when you are busiest. Write them here or in the form: you get a price, a scope and the next step within {hours} hours.',
  skills:
    'You give hours, prices, notes and photos, a photo of the price list is enough; building and setting up is done for you. You are shown how to change things, and changes to the answers are part of the monthly fee.',
  onlyMobile:
    'A computer is asked for nowhere on the site: conversations are read and answered in an app beside WhatsApp, and photos, rough notes or a price list are enough to begin. Building and setting up is done for you. To be sure for your case, ask the founder.',
  fixedPrice:
    'Prices on the site are a guide until the written quote. A range depends on how much there is to do: of an agent, how many tools are connected and how much there is to learn; of an author website, whether it is one page or a whole site. You get one fixed price before you decide.',
  // Money
  payMethod:
    'You pay through a card payment provider; we neither see nor store your card details. UPI, M-Pesa, cash, cheque, PayPal or the provider’s name are not on the site; for another way ask with your quote. Half (50%) may be paid in advance, the rest on delivery.',
  afterPaying:
    'The payment provider confirms the payment by email, and your confirmation and receipt come there too; look into spam as well. Within {hours} hours there is a call to go through what you need, and then the project begins: you get the plan, the dates and the person to write to.',
  advance:
    'You need not pay everything at first: 50% may be paid in advance, the rest is due on delivery unless your quote says otherwise. Monthly fees are paid in advance for each month.',
  instalment:
    'Half (50%) may be paid in advance, the rest on delivery, unless your quote says otherwise. Other instalments or EMI are not in the terms; ask for them with your quote.',
  refund:
    'Once work has begun, payments are not refunded. Before that, you may cancel and get your advance back.',
  cancelBefore:
    'Before work has begun you may cancel and get your advance back. Once it has begun, payments are not refunded. A monthly service ends with any month, by an email 30 days before.',
  monthlyFee:
    'It pays for running the assistant, reading what it could not answer, and changing its answers when your prices or hours change. It is paid in advance for each month. WhatsApp’s own message charges are billed by WhatsApp.',
  payOnce:
    'Bots have a set-up price, paid once, and a monthly fee for running them, {smb_businessBot_monthly} for the business bot; one price for all is not listed for them. You may stop at the end of any month, with an email 30 days before, and what was set up stays yours. Websites, songs and agents are listed without a monthly fee.',
  stop: 'You can stop the monthly fee at the end of any month, with an email 30 days before; the terms name no penalty. What was set up for you stays yours, and you get your data.',
  lockIn:
    'There is no long contract: the monthly service can be stopped at the end of any month, with 30 days’ notice by email. You get your data, and what was set up stays yours.',
  priceRise:
    'Whether a monthly fee may rise later, the site does not say; ask for it with your quote. You get one fixed price before you decide, and what applies to your order are the terms of the day you accept. The monthly fee can be stopped at the end of any month, with an email 30 days before.',
  staffCost:
    'The site does not compare it with a salary, but you can: the business bot is {smb_businessBot} once and {smb_businessBot_monthly}/month, the customer bot for online shops {ecommerce_customerBot} and {ecommerce_customerBot_monthly}/month. It answers day and night, and hands over to a person what it can’t do.',
  extraCost:
    'Nothing hidden: set-up and monthly fee are on the page. What others bill you directly: WhatsApp its own message charges, and for a website your domain and hosting. Work outside the quote is quoted first.',
  messageCharge:
    'WhatsApp’s own message charges are billed by WhatsApp, on top of the monthly fee; how much they are, the site does not say. That fee pays for running and improving the bot.',
  messageLimit:
    'No limit and no free number of messages or conversations is named on the site; ask with your quote. The monthly fee pays for running the assistant and changing its answers; WhatsApp bills its own message charges on top.',
  hosting:
    'Domain and hosting come on top and stay in your name: you pay them directly to the provider; how much that is, the site does not say. Text and pictures are yours as well.',
  tax: 'The site says nothing about GST or tax invoices, so I don’t want to guess. Please ask the founder; it is answered with your quote.',
  discount:
    'I cannot give a discount, and the site names none, for charities either: all prices are open on the page. A bundle may suit you better than single parts, and you can begin small and add later.',
  expensive:
    'You can begin small: a portfolio website from {websites_portfolio}, a bot at {smb_businessBot} + {smb_businessBot_monthly}/month. Each can grow later. What is your budget?',
  warranty:
    'Faults in what was delivered are mended at no cost when you report them within 30 days. With a monthly fee, your assistant is looked after all along.',
  support:
    'Yes. The monthly fee covers running the assistant and changing its answers. For everything delivered, faults that you report within 30 days are mended at no cost.',
  guarantee:
    'No particular business result, such as more sales, is promised. You see at any time what the assistant answered, booked and missed, and faults reported within 30 days are mended at no cost.',
  law: 'The terms are under the law of India; the courts of Delhi/NCR decide disputes. What applies to your order stands in the terms and your quote.',
  // Data and rights
  privacy:
    'We sell nothing and give nothing to advertisers. Only what you send is stored, to answer you and do your work: for a quote your name, email, phone if given, message and choices; for a demo also company, day and time, and time zone; of a chat its messages, until twelve months after the last. Only our signed-in team can read it. You may have it corrected or deleted.',
  deleteData:
    'Yes. You can see, correct or delete what we hold about you yourself, at once, by a link that we mail to your address (on the privacy page). Or write to {email}; you get an answer within 30 days. After erasing stays only a note with a code made of the address, which nobody can read back.',
  studentData:
    'As little as possible is kept, for the school only. Students’ data is not used for advertising or to train AI. You get that in writing.',
  aiTraining:
    'No, it stays between us: your product data, chats or manuscript is not used by us to train AI, nor for other clients; for manuscripts only services that promise the same are used. Students’ data is not used to train AI either; schools get that in writing.',
  cookies:
    'Only cookies that the site needs, and none to follow you. “form” tells people from machines, until you close the browser. “chat” finds your conversation again, from when you first write. “theme” remembers the light or dark look for a year. One keeps our team signed in. No analytics service, no advertising.',
  secret:
    'What we learn about your business and your customers is kept confidential, and a manuscript stays between us and is not used to train AI (only services that promise the same are used for it), also after the work has ended. The terms say it for both sides.',
  own: 'It becomes yours once it is fully paid; what you give us stays yours. For our general tools and methods you get a lasting right of use.',
  ownSite:
    'Yours: domain, text and pictures are in your name, and the website is yours once it is fully paid.',
  ownSong:
    'The song is yours once it is paid for, and you may use it in advertising; words that you wrote stay yours. You get that in writing with the files.',
  ownCreative:
    'Yours. You keep the rights to your own words, and what is made for you is yours once it is paid for.',
  // What an assistant does
  language:
    'Assistants speak Hindi, English, and both in one line, the way your customers write. Other languages are not promised on the site: ask first.',
  languageSong:
    'Hindi and English are tried and good. For any other language you hear a line first, then decide.',
  languageSchool:
    'Lesson plans and worksheets come in Hindi and English; messages to parents in Hindi, English and more, in the language they speak at home. The training for teachers is in Hindi or English. Which other languages, the site does not name: ask first.',
  languageWebsite:
    'In which languages a website can be, or whether in two at once, the site does not say; ask with your quote. An assistant on it speaks Hindi, English, and both in one line.',
  keepNumber:
    'In most cases you keep your number. It moves to WhatsApp’s business service, and you read and write in an app beside it. It is checked before you pay.',
  numberAfter:
    'What was set up for you stays yours, and you get your data. How your number leaves WhatsApp’s business service again, the site does not say; please ask the founder before you begin. The monthly service stops at the end of any month, with an email 30 days before.',
  mistake:
    'It can make mistakes, as people can. So it asks before anything that can’t be undone, and all that it said and did can be read. An agent can be stopped with one tap. A wrong answer is corrected for you.',
  cannotAnswer:
    'Then it does not guess: the message comes to you with the whole conversation, and you answer. What it could not answer is read and taught to it.',
  otherThanText:
    'That a bot understands voice messages, photos or PDFs which customers send, or sends such files itself, the site does not say; ask with your quote. What it can’t answer comes to you with the conversation. Phone calls are taken by the voice add-on, {smb_voice} + {smb_voice_monthly}/month; a trained chatbot answers from your own documents, {gptAgents_chatbots} – {gptAgents_chatbots_upTo}.',
  humanLike:
    'It writes the way your customers do: in Hindi, English, or both in one line, and it hands over to you. Whether it says that it is a program, the site does not tell. Best is to try one in a free demo and judge how it sounds.',
  takeOver:
    'Yes. You can read every conversation, see what was answered, booked and missed, and take over at any time.',
  medical: 'The assistant gives no medical advice. It says so, and passes the message to you at once.',
  consent:
    'Only people who agreed may be contacted; the terms say so too. Offers and news go to customers who said yes to them, and everybody can stop it with one word. That keeps your number in good standing with WhatsApp’s rules. The broadcast tool for it is {smb_broadcast} + {smb_broadcast_monthly}/month.',
  shopPlatforms:
    'It works with shops that let other programs read their orders, such as Shopify and WooCommerce, and with those that keep a sheet. Others after a look. Orders, stock and payments of your shop are connected to the answers.',
  socialMedia:
    'For social media there is the multichannel assistant: one assistant on WhatsApp, your site and social media, with one memory for all, and you answer from one place. It is {gptAgents_multichannel} – {gptAgents_multichannel_upTo}. Whether yours is among them, such as Instagram or Facebook, the site does not say by name; the quote does. The other bots answer on WhatsApp and on your website.',
  courier:
    'Yes, the customer bot finds the order by its number or phone and says where it is, from the courier’s own data. No courier is named on the site, so whether yours can be connected is told with your quote. It is {ecommerce_customerBot} set-up + {ecommerce_customerBot_monthly}/month.',
  foodOrders:
    'Food orders and delivery services such as Zomato or Swiggy are not named on the site, so I can’t promise them. What there is: the business bot answers questions and takes table bookings on WhatsApp, {smb_businessBot} + {smb_businessBot_monthly}/month; an e-commerce website takes orders with cart and payment, {websites_shop} – {websites_shop_upTo}. Write what you need, and the quote says what can be done.',
  botTakesPayment:
    'That a bot itself takes payments in the chat, the site does not say; ask with your quote. Cart and payment are part of an e-commerce website, {websites_shop} – {websites_shop_upTo}, and the payments of an online shop can be connected to the bot’s answers.',
  calendar:
    'Yes, the calendar you use today is connected. Only times that are really free are offered, so nothing is booked twice.',
  tools:
    'Most tools that have an interface for programs can be connected: Google Workspace, Zoho, HubSpot, Tally and many others. CRM integration is {gptAgents_crm} – {gptAgents_crm_upTo}.',
  followUps:
    'Who asked but did not book gets one friendly message, not five. Reminders of a booking go out on their own, the day before and the hour before. Offers go only to those who agreed, and everybody can stop them with one word.',
  reminders:
    'Reminders go out on their own, the day before and the hour before, so that fewer chairs stay empty. It is part of the business bot, {smb_businessBot} set-up + {smb_businessBot_monthly}/month.',
  leadsForgotten:
    'With the business bot whoever writes is answered at once, whoever went quiet gets one follow-up, and every enquiry stands in one list: {smb_businessBot} + {smb_businessBot_monthly}/month. The optional dashboard shows who has to be called back: {smb_dashboard} + {smb_dashboard_monthly}/month. Into your own CRM enquiries come with CRM integration, {gptAgents_crm} – {gptAgents_crm_upTo}; an agent sorts and ranks them, {gptAgents_agents} – {gptAgents_agents_upTo}. Portals such as 99acres are not named on the site; ask with your quote.',
  botModel:
    'Which AI model a bot of yours would run on, the site does not say; please ask the founder. Of this assistant it says that Google’s Gemini may answer.',
  night:
    'Yes, day and night. Messages after closing, which wait until morning today, are answered in seconds, and in the morning you see all of it.',
  bookings:
    'The business bot books, moves and cancels on WhatsApp, day and night: connected to your calendar, it offers the times that are really free, reminds people the day before and the hour before, and follows up once. It is for the bookings and questions of clinics, salons, coaching, real estate and local shops, at {smb_businessBot} set-up + {smb_businessBot_monthly}/month.',
  orders:
    'The customer bot looks the order up by its number or phone and says where it is. Size, colour, stock, delivery time and returns it answers from your own catalogue, with the link to buy. It is {ecommerce_customerBot} set-up + {ecommerce_customerBot_monthly}/month.',
  updates:
    'Changes to the answers, for example new prices or hours, are made for you and are part of the monthly fee. Work outside the quote is quoted separately.',
  // Websites, songs, books and schools
  seo: 'Websites are prepared for search, maps and WhatsApp previews, so that you are found by name and by need. A particular place in Google is not promised, and SEO as a service by itself is not on the price list.',
  oldSite:
    'Often a site you have can be mended, yes. After a look you hear whether mending or a new start costs less.',
  mobileFriendly: 'Yes. Pages load at once, also on a cheap phone with one bar of signal.',
  mobileApp:
    'Our custom AI web apps run in the browser, on phones too, from {websites_customApp}. An app for the Play Store or iPhone is not on the price list; ask for a quote.',
  editSelf:
    'You need not ask for each change: you are shown how to change things yourself, and in an e-commerce website you add products yourself. Domain, text and pictures are in your name.',
  pageCount:
    'A business website has up to six pages: your services, prices, contact, map, hours and a WhatsApp button. It is {websites_business}; what more pages cost, the quote says.',
  revision:
    'Two rounds of changes are included, for websites and for songs. In a song you may change words, tempo and voice; on a website you say what to move, add and leave out.',
  revisionWebsite: 'Two rounds of changes are included: you say what to move, add and leave out.',
  revisionSong: 'Two rounds of changes are included: words, tempo and voice.',
  manuscript:
    'Your manuscript stays confidential, between us: it is not used to train AI, and for it only services that promise the same are used. The rights to your words stay yours.',
  founderName:
    'The founder’s name, studies and years of work are not on the site; ask when you write or in the free demo. It is one person, in {contactCity}, who answers your message and builds the software as well.',
  noReviews:
    'No client’s words are published yet, and none are made up: only what clients wrote and agreed to publish will stand on the testimonials page. Until then judge by the sample projects or a free demo; all prices and terms are open on the site.',
  singer: 'Voices made with AI, arranged and mixed by a person. No real singer’s voice is copied.',
  files:
    'You get files ready to play, post and share. Lyric to music comes with a karaoke version; jingles are 10 to 30 seconds, with and without voice; multi-format adds film, reel and radio cuts, with voice and music separate.',
  filesOfLyrics:
    'Yes, lyric to music comes with a karaoke version, that is, the music without the singing. You get files ready to play, post and share.',
  filesOfJingle:
    'A jingle is 10 to 30 seconds long, and you get it with and without voice, as files ready to play, post and share.',
  videoLength:
    'A book review video is 60 to 120 seconds long, upright and wide: for launch day, your page, reels and everybody’s feed. You get files in the shapes that each place wants.',
  honest:
    'The video is about your book and says that it was made for you. Readers’ opinions are not made up.',
  oneTeacher:
    'Yes, lesson plans can be had by one teacher alone: {schools_lessonPlans} per teacher and year, for your board and chapters, in Word and PDF. The other tools, such as the quiz maker at {schools_quiz}, are for the whole school, per year.',
  oneFamily:
    'School tools are priced for a whole school and year, the career test (classes 9 to 12) at {schools_careerTest}. The site gives no price for a single student or family. Your school could take it, or ask the founder.',
  perStudent:
    'The tools are priced per school and year, not by the student; only lesson plans are per teacher and year, at {schools_lessonPlans}. A limit on students or users is not named on the site; the quote settles it.',
  staffTraining:
    'Yes: a short training in the staff room or by video, in Hindi or English. It begins with one subject and two teachers.',
  syllabus:
    'Lesson plans are drafted minute by minute for your syllabus, your board and your chapters, with activities and homework, in Hindi or English. Quizzes come from any chapter, with answer key and a second version. You get them in Word and PDF, and the teacher changes what is needed.',
  filesOfSchool:
    'You get it in Word and PDF: lesson plans, and quizzes with their answer key. They are drafts; the teacher changes what is needed.',
  decides:
    'A teacher does, not the AI: the tool proposes a mark and shows why, and nothing reaches a student before the teacher has checked it. Messages to parents are drafts as well: none goes out unread.',
  // Talk
  greeting:
    'Hello. I can help with services, prices, times and terms. What do you run: a shop, a clinic, a school, or something else?',
  howAreYou: 'All is well, thank you. How can I help: prices, how long it takes, or a free demo?',
  thanks: 'You are welcome. If something else comes up, just ask.',
  bye: 'Goodbye, and thank you for asking. You can write here at any time.',
  acknowledged: 'Good. Would you like a price, a free demo, or a quote within {hours} hours?',
  declined: 'No problem. If a question comes up later, just ask.',
  robot:
    'I am an assistant program, not a human. I answer from what stands on this site. If you would rather talk to a person, I pass you on to the founder.',
  botName:
    'I am the assistant of {business}, a program that answers questions on services, prices and terms. The founder is a person, and one tap away.',
  chatLanguage:
    'Yes, gladly: write to me in English, Hindi or Swahili, as you like, in any letters. What would you like to know?',
  joke: 'I am better at prices than at that. Ask me what a bot, a website, a song or a school tool costs.',
  rude: 'I am sorry that this was no help. The founder can answer you in person: leave a message, and you hear back within {hours} hours.',
  help: 'Gladly. Bots begin at {smb_businessBot} set-up + {smb_businessBot_monthly}/month, websites at {websites_portfolio}, school tools at {schools_lessonPlans} a teacher and year, songs at {creative_song}. Ask about prices, time, payment or privacy, or tell me what you run.',
  confused:
    'Sorry, let me put it simply: tell me what you need, for example “bot for my clinic” or “website price”, and I give you the price and the page. A person can help as well.',
  attack: 'I only answer questions on our services, prices and terms. What would you like to know?',
  human:
    'Of course. The founder answers in person, within {hours} hours. Leave a message here, or write to {email}.',
  broken:
    'I am sorry about that. Leave a message for the founder here or write to {email}, with what happened and since when. You hear back within {hours} hours.',
  benefit:
    'For a bot: messages after closing are answered in seconds, the same ten questions no longer eat the afternoon, bookings are taken, reminders and follow-ups go out on their own, and you can read and take over everything.',
  setUpFee:
    'The set-up is paid once, the monthly fee for as long as it works for you. A business bot, for example, is {smb_businessBot} once and {smb_businessBot_monthly} a month.',
  websiteMonthly:
    'Website prices are paid once; the price list has no monthly fee for them. Your domain and hosting you pay directly to the provider.',
  contactGiven:
    'Thank you. Please look at the summary: with your yes, the founder gets it and answers within {hours} hours. Without it, nothing is kept as a request.',
  otherTools:
    'The site does not compare itself with other products. What you get here: an assistant that answers from your own prices, books and hands over to you, one person who builds it and looks after it, all prices on the page, Hindi and English, and you can read and take over everything. A free demo shows whether it suits you.',
  noWebsite:
    'You don’t need a website for a bot: it works on WhatsApp alone, or on a website if you have one. The business bot is {smb_businessBot} set-up + {smb_businessBot_monthly}/month.',
  onOwnSite:
    'Yes, an assistant works on the website that you have, or on WhatsApp; no new site is needed. The business bot is {smb_businessBot} set-up + {smb_businessBot_monthly}/month. Which systems it goes into, such as WordPress or Wix, the site does not say; name yours, and the quote tells you.',
  popular:
    'Marked as the most popular is Business Growth: an assistant on WhatsApp and website, voice, dashboard, reminders and follow-ups together, {packages_growth} set-up + {packages_growth_monthly}/month. A small business often begins with Starter, {packages_starter} + {packages_starter_monthly}/month.',
  addOnAlone:
    'On the price list, voice ({smb_voice} + {smb_voice_monthly}/month), dashboard ({smb_dashboard} + {smb_dashboard_monthly}/month) and broadcast ({smb_broadcast} + {smb_broadcast_monthly}/month) are additions to a bot. Whether one can be had alone, the site does not say; ask for a quote.',
  optionalParts:
    'No, they are optional: the bot works without voice, dashboard and broadcast, and each can be added later. Voice is {smb_voice} + {smb_voice_monthly}/month, the dashboard {smb_dashboard} + {smb_dashboard_monthly}/month, broadcast {smb_broadcast} + {smb_broadcast_monthly}/month.',
  upgrade:
    'Yes. Each package can grow into the next, and single parts can be added later. Starter is {packages_starter} + {packages_starter_monthly}/month, Business Growth {packages_growth} + {packages_growth_monthly}/month.',
  whichPackage:
    'To begin with, Starter: one assistant that answers and books, on WhatsApp or your website, {packages_starter} + {packages_starter_monthly}/month. For a busy counter Business Growth: assistant, voice and dashboard together, {packages_growth} + {packages_growth_monthly}/month. For several branches there is Enterprise, quoted after we talk. Each can grow into the next, so you may begin small.',
  productCost:
    'Products have no list price, because no two businesses need the same changes: you hear first which one fits and what it would cost. To compare: a custom AI web app begins at {websites_customApp}.',
  offTheShelf:
    'If something off the shelf does it better, you hear that, with its name. It costs you nothing.',
  capacity:
    'It is one person with a few projects at a time: yours is one of them, not one of sixty. Whether there is room now, the quote says within {hours} hours, with a date.',
  mission:
    'Too many shops lost customers to an unread message. Large companies have had software to answer and remind for years; the work here is to make it small, plain and affordable for a clinic or a shop.',
  whyUs:
    'You speak to the person who builds it, with nobody in between. All prices are on the page, assistants speak Hindi, English or both, you can read every conversation and take over, and there are only a few projects at a time.',
  delay:
    'The dates stand in your quote. They move when what we need from you comes later than agreed. The terms name no penalty for delay.',
  liability:
    'As far as the law allows, liability for one order is limited to what you paid for it; lost profit and indirect damage are not covered. AI can be wrong: check what matters before you rely on it.',
  termsChange:
    'Terms may change for future orders only. For your order, the version from the day of your acceptance counts, and a signed quote goes before the terms. The terms and the privacy policy were last changed in November 2026.',
  retention:
    'What is written here is kept, and deleted twelve months after the last message, or earlier when you ask. A request is deleted when you ask, or when it is no longer needed for an answer, a running project or tax law.',
  sharedWith:
    'No, nothing is sold or given to advertisers: your details pass only through the companies that run our server and email. The assistant may be answered by Google’s Gemini: it gets the last messages, with email addresses and phone numbers taken out. Authorities only where the law obliges us.',
  chatModel:
    'This chat may be answered by Google’s Gemini: it gets the last messages, with email addresses and phone numbers taken out. Without it, I answer from what stands on this site. Nothing is sold or given to advertisers. The chat is stored until twelve months after its last message; only our team can read it.',
  security:
    'Requests are in a database that only signed-in members of our team can read; team passwords are stored as hashes, and logs hold no names or messages. If a breach put your data at risk, you and the Data Protection Board of India would be told.',
  minors:
    'Our services are for adults and for schools. Data of children under 18 is not knowingly collected without a parent’s verifiable consent. If a child has written to us, tell us and it is deleted.',
  internetAddress:
    'Your internet address is used for a few minutes, in memory only, to hold back floods of messages; it is not stored with your request. How your visit began, such as the site you came from, reaches us only with a form you send. There is no analytics service.',
  dataLaw:
    'The privacy policy is written to meet India’s Digital Personal Data Protection Act, 2023. Write to {email} with a question or complaint, and you get an answer within 30 days. If that does not help, you can turn to the Data Protection Board of India. Laws of other countries are not named on the site.',
  newsletter:
    'No newsletters, unless you ask for them. After a request you get one email that confirms it, and then the answer. For a demo you get the confirmation, two reminders, and word of each change.',
  reference: 'Your project is shown as a reference only with your consent.',
  customerData:
    'What you give us stays yours, in your own accounts where that is possible, and what we learn about your customers is kept confidential, also after the work has ended. It is not sold, given to advertisers, used for other clients or to train AI, and when we part you get your data.',
  whoReadsChats:
    'You can read every conversation of your assistant and take over at any time. The founder reads what it could not answer; that is part of the monthly fee. What we learn about your customers is kept confidential, is not sold or used for other clients, and trains no AI.',
  demoForm:
    'The demo form asks for your name, email, a day and a free time; company, phone and a message are optional. You may choose what to see: chatbots, WhatsApp bots, website chatbots, voice or CRM integrations.',
  quoteForm:
    'Your name, email, a service, what you need and your consent are required. Budget, timeline, business type and urgency have a star too, since they help to answer you exactly; phone and complexity are optional. The services: chatbots and WhatsApp automation, GPT agents, education tools, websites and web apps, creative services, music.',
  clientCall:
    'The site names no client whom you could call: a project is shown as a reference only with that client’s consent. The founder can tell you whether one would talk to you. Until then there are three sample projects and a free demo.',
  trust:
    'You can judge before you pay: in a free demo, by the sample projects, the terms and the prices, which are all open; and you deal with the founder, who builds it. Half (50%) may be paid in advance, the rest on delivery; before work has begun you may cancel and get your advance back. Disputes go to the courts of Delhi/NCR.',
  exportChat: 'Yes. “Export conversation” in this chat saves all of it as a file.',

  // Single pages in detail
  answerDesk:
    'The answer desk is one inbox for all chats: WhatsApp and website in one list. The assistant answers, and you take over with one tap whenever you like. It shows what the assistant could not answer. It comes with every bot.',
  classKit:
    'From one chapter it makes a lesson plan, minute by minute for your syllabus, a short quiz in two versions with its key, and a message to parents. All are drafts, in Hindi and English: the teacher changes and approves, nothing goes out unread. Available now; you see it in a trial with a few of your own chapters. The portfolio’s sample is for classes 1 to 8, Hindi and English medium.',
  songSketcher:
    'The song sketcher is in development, so it can’t be used yet. With it, your words and a mood become a short first version to listen to: you choose mood and language, change a line and hear it again. A song can be ordered today, from {music_lyricToMusic}.',
  processProduct:
    'You name the task: two sentences are enough, with an example of how it is done today. In a trial you see it with a few of your own messages, chapters or lyrics. Then words, languages and your tools are adapted, and you are shown how it works. It can grow later, each step with a price known before.',
  songSample:
    'The sample on the music page is “Nani ke pachattar”, a Hindi birthday song at 92 beats a minute, 2:48 long. It goes intro, mukhda, antara 1, mukhda, antara 2, outro, and comes as song, karaoke version and 30-second cut. It shows how a song is laid out before it is sung.',
  songOccasions:
    'For weddings, birthdays, farewells and launches, with names, places and inside jokes in it. An event song is {music_eventSongs} – {music_eventSongs_upTo}, with two rounds of changes. For the shop there are jingles, {music_jingles} – {music_jingles_upTo}.',
  bookVideoSample:
    'The example has four scenes: the cover with one question it raises, a line of yours read aloud, the world of the book in three pictures, and where to get it, ready for reels. A video of your own is {creative_bookReview} – {creative_bookReview_upTo}.',
  creativeAudience:
    'Creative services are for authors and creators: a book, an idea or lyrics become something to watch, hear and share. You can have a video about your book ({creative_bookReview} – {creative_bookReview_upTo}), a website of your own ({creative_authorSite} – {creative_authorSite_upTo}), or a song from your words ({creative_song} – {creative_song_upTo}).',
  lessonSample:
    'A 40-minute lesson on photosynthesis, class 7 science: 5 minutes on why the leaf is green, 10 for the story of a leaf’s day with a drawing, 15 in pairs counting a leaf’s bubbles in water, 7 for a quiz of five, 3 for homework and a message to parents in Hindi. A draft that waits for the teacher.',
  packageBuilder:
    'With the package builder you choose what should be answered and where, and see what it costs. It is free and works here at once, for anybody who wants a figure before a talk. You find it on the services page and the single service pages, songs too. Every price is from the list; your choice goes into the quote.',
  chapterQuiz:
    'A test from the pages you teach, at the level you choose, with an answer key and a second version for the next bench, in Word and PDF. It is for schools and coaching centres, {schools_quiz} per school, per year. It is among the templates; ask for it.',
  clinicSample:
    'A booking desk on WhatsApp for a dental practice with two chairs; the client is made up. It answers in the patient’s own words, Hindi, English or both, offers only times free in the calendar, writes the visit into the day’s list, reminds the day before and moves it if asked. Pain and emergencies go to the dentist at once.',
  sareeSample:
    'An order desk for an online shop for handwoven sarees; the client is made up. It finds an order by its number or the phone it came from, and answers from the courier’s own data. The owner is told about new orders, low stock and complaints. A dashboard shows all orders and open questions on one screen.',
  reviewChecks:
    '“Verified client” stands with those who wrote through the link that is sent when the work is done. Nothing is published before it has been read, and each testimonial is from somebody who agreed to see it shown. None is made up.',
  workingDay:
    'A day at the desk in {contactCity}: at 9:00 your messages are read and answered, at 10:30 building begins, one project at a time, at 15:00 come demos and calls, and at 18:00 what assistants could not answer that day is mended. Every message is answered within {hours} hours.',
  expertise:
    'What the founder knows well: AI automation that asks before what can’t be undone; e-commerce, with orders, stock and payments connected to the answers; WhatsApp business with its numbers, templates, consent and rules; websites and apps, fast and easy to change; tools for schools with little data kept; songs and video.',
  whereToStart:
    'Start with one annoying task: the one you do every day and would not miss. For an agent it is the job with the most repetition and the least risk. Describe it in two sentences and you get a quote within {hours} hours, or see an assistant in a free demo first.',
  formBudget:
    'In the quote form you pick one of five budgets: under ₹25,000; ₹25,000–50,000; ₹50,000–1,00,000; ₹1,00,000–2,50,000; or ₹2,50,000 and more. As timeline there are: as soon as possible (within two weeks), 1 month, 2–3 months, and 6 months or more.',
  formBusinessType:
    'The quote form has five business types: startup, small business (10–50 employees), medium business (50–1000 employees), enterprise (1000 and more), and individual or freelancer. If you work alone, it is the last one.',
  formUrgency:
    'Urgency in the quote form has four steps: critical (you need a solution at once), high (important for business growth), medium (a planned improvement) and low (exploring options). Complexity is optional: low is basic AI integration, medium standard AI features, high advanced AI features.',
  testimonialForm:
    'The form “Write a testimonial” is on the contact page. Needed are your name (shown in full, as first name and initial, or not at all), email, the service used, a rating of 1 to 5 stars, your words and your consent; company, role, project details and a photo are optional. There is “AI Help” for the text and the details. Each one is read before it is shown.',
  testimonialShown:
    'You choose how your name stands there: in full, first name and initial (as in Asha V.), or not at all, and then without company and photo. Your email is never shown; a link is sent there to confirm that it is yours. A photo may be JPEG, PNG or WebP, at most 5 MB, and becomes a small square.',
  demoDetails:
    'Demo times are Indian; where your device is set to another zone, your own time stands below each. How many minutes one takes stands there with the free times. The booking goes into your calendar with one tap, or from the file. It says how to join, or we write it to you before. You meet the person who would build it.',
  scope:
    'What exactly you get, and by when, stands in your quote. Work outside of it is quoted separately. With a monthly fee, small changes are part of it.',
  breachOfTerms:
    'If one side seriously breaks the terms and does not put it right within 14 days of being asked, the other may end the order at once. Work done until then is paid for, and you get your data. That goes for both sides.',
  chatRequest:
    'No, not on its own. What you write here becomes a request only after you have seen the summary and said yes, or asked for a demo. Until then it is a conversation, deleted twelve months after its last message, or earlier when you ask.',
  dataRights:
    'You may ask what we hold about you, have it corrected or deleted, withdraw your consent, name somebody to act for you, and complain. All but the last two you can do yourself, at once, on the page “Your data”, by a link mailed to your address. Or write to {email}: you are answered within 30 days.',
  anonymousVisit:
    'Yes. You may read our pages without telling who you are. Only what you send yourself is stored; there is no analytics service and no advertising. How your visit began stays in your browser until you close the tab, and reaches us only with a form you send.',
  outsideLinks:
    'Our pages link to other services, such as WhatsApp, a calendar or a payment page. Nothing is loaded from them before you follow a link; from then on their own rules apply.',
  clinicExample:
    'The chat on the home page is an example. A patient writes in Hindi at 9:42 pm and asks for tomorrow evening. The assistant offers 5:30 and 6:15; the patient takes 6:15 pm. It goes into the clinic’s calendar, and a reminder follows one hour before.',
  sareeExample:
    'It is an example of a saree shop. A customer asks for order 2187: it has left Jaipur and comes tomorrow by 4. She asks for it in blue: two are left, with price and the link to buy. Then the owner is told: “only one blue left, reorder?”',
  coachingExample:
    'It is an example of a coaching centre. Asked for the class 10 maths fee, the assistant names the monthly fee, a batch of 12 children and a free first class, Monday or Wednesday. A seat is kept for Wednesday, 5 pm, with a reminder on Tuesday. The owner gets the new trial seat with the parent’s number.',
  bakeryExample:
    'It is an example of what a bakery’s visitor needs on the first screen: fresh at 7 in the morning, bread and cakes with prices, open today until 9 pm, Sector 12 market with the map, and a way to order on WhatsApp.',
  flatExample:
    'It is an example: a customer wants a 2 BHK near the metro, within a budget. The agent finds three that fit in your list and opens a contact in your CRM. You tap yes on the draft reply; the agent sends it and books the visit. You decide once. Such an agent is {gptAgents_agents} – {gptAgents_agents_upTo}.',
  enquiryList:
    'Everybody who wrote stands in one list: name, need and number, also of those who went quiet. A business website with chatbot ({websites_businessWithChatbot}) keeps its enquiries in one list too. The optional dashboard also shows who has to be called back: {smb_dashboard} + {smb_dashboard_monthly}/month.',
  builderOptions:
    'Seven groups. SMB automation: business bot, voice, dashboard, broadcast, SME bundle. E-commerce: customer bot, owner bot, voice, dashboard, bundle. Websites: business, with chatbot, portfolio, e-commerce, custom AI web app, bundle. GPT agents: agents, trained chatbots, multichannel, avatars and voice, CRM. Then songs and jingles, creative services, education tools. Press what you need and see the cost.',
  ownerAlerts:
    'You hear only what matters: a large order, low stock, an unhappy customer, and a daily summary on WhatsApp. Not every “ok, thanks”. You choose what is urgent. This is the owner notification bot: {ecommerce_ownerBot} set-up + {ecommerce_ownerBot_monthly}/month.',
  newOrders:
    'On an e-commerce website orders come to you by mail and WhatsApp; it is {websites_shop} – {websites_shop_upTo}. To be told of large orders, low stock and unhappy customers as well, there is the owner notification bot: {ecommerce_ownerBot} set-up + {ecommerce_ownerBot_monthly}/month.',
  agentJobs:
    'Good first jobs: sorting enquiries from form, mail and WhatsApp into your CRM, named and ranked; answering from long documents such as policies and price lists, with the page it stands on; making a draft quote that you check and send; finding the flats that fit an enquiry and booking the visit after your yes; speaking, by voice or with a face. An agent is {gptAgents_agents} – {gptAgents_agents_upTo}.',
  quoteDrafts:
    'Yes, that is a good job for an agent: from the customer’s words it prepares a draft quote, which you check and send. It works in the tools you already use, such as Tally or Zoho, and asks before what can’t be undone. An agent is {gptAgents_agents} – {gptAgents_agents_upTo}.',
  customAppScope:
    'It is software made for one job of yours, such as a quote maker, a document reader or a planner. It runs in the browser, with sign-in where needed. It begins with a talk about that job, and the price follows its size: from {websites_customApp}.',
  openPrices:
    'No call is needed: no price is hidden behind one. They stand on the services pages, the monthly fee beside the set-up. Only Enterprise is quoted after we talk, and products and licensed templates have no list price. For your exact price two sentences are enough; the quote comes within {hours} hours.',
  serviceLevel:
    'Agreed response times are part of the Enterprise package, which is quoted after we talk. For the other packages the site names none. Your messages to the founder are answered within {hours} hours, and the assistant answers your customers in seconds, day and night.',
  currency:
    'Prices and quotes are in Indian rupees (₹). Only the customer bot for online shops has a price in US dollars beside it, on its page. Other currencies are not named on the site.',

  // What the site hardly tells
  codOrders:
    'Confirming cash-on-delivery orders is not named on the site, so I can’t promise it. The customer bot answers order questions on WhatsApp, {ecommerce_customerBot} + {ecommerce_customerBot_monthly}/month. Write that you want COD confirmed, and the quote tells you.',
  marketplaces:
    'Amazon, Flipkart, Meesho, IndiaMART and Jumia are not named on the site. The customer bot works with shops that let other programs read their orders, such as Shopify and WooCommerce, or keep a sheet; others after a look. Name yours, and the quote tells you.',
  severalStaff:
    'How many doctors’ or stylists’ calendars one bot takes, the site does not say; write how many you are, and the quote tells you. At the start it learns who does what, with your hours and prices, and it offers only times really free.',
  feeReminders:
    'Fee reminders are not named on the site. Nearest: Parent communication, messages to parents in their language, {schools_parentCommunication} per school, per year. The business bot’s reminders are described for bookings. Ask with your quote whether dues can be included.',
  feePayment:
    'Collecting fees, receipts and a list of dues are not among the school tools. An e-commerce website has cart and payment, {websites_shop} – {websites_shop_upTo}; software for one job begins at {websites_customApp}. Whether either suits your fees, the quote tells you.',
  reportCards:
    'Report cards and sending results are not on the price list. Grading help proposes marks and feedback for teachers to check, {schools_grading} per school, per year. Smart School, one place for lessons, marks and messages, is coming soon; no date.',
  songRelease:
    'The song is yours once paid for, with files ready to post and share. Spotify, YouTube earnings and copyright claims are not named on the site. The voices are made with AI, so check that platform’s rules, or ask first.',
  numberBlocked:
    'That a number can never be blocked, the site does not promise. Yours moves to WhatsApp’s own business service; only people who agreed are contacted, and offers stop with one word. Consent and such rules keep a number working.',
  oldChats:
    'What becomes of old chats, contacts and groups when your number moves to WhatsApp’s business service, the site does not say; please ask before it moves. Afterwards you read and write in an app beside it.',
  staffAccess:
    'How many people can read and answer, or on how many phones, the site does not say; ask with your quote. Every bot has the answer desk: one inbox for all chats. For several branches and teams there is Enterprise.',
  writtenContract:
    'Yes, in writing: your quote says exactly what you get and by when, and signed, it goes before the terms. Otherwise the terms of the day you accept apply. A separate contract is not named; ask if you need one.',
  whatIsBot:
    'A chatbot is a program, not a person. It reads what your customers write on WhatsApp or on your site and answers at once, day and night, from your own prices, times and rules; it books, reminds and follows up. What it can’t answer comes to you. You need to know nothing about computers: building and setting it up is our part.',
  officeAddress:
    'No street or office stands on the site, only {contactPlace}. The founder meets you in person in {contactArea}, or by video anywhere; the exact place please ask when you write or book.',
}
