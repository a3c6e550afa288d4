import type { Lexicon } from '../concepts.ts'

export const english: Lexicon = {
  // Money
  price:
    'what will it be, what will that be, price*, pricing, what will it come to, what would it come to, what does it come to, cost*, rate, rates, charge, charges, fee, fees, how much, amount, tariff, quotation price, ratecard, rate card, rs, rupees, inr, spend',
  month: 'month, monthly, per month, a month, every month, mnth, recurring, subscription',
  year: 'year, yearly, annual, annually, per year, yr, 12 months, twelve months',
  days: 'day, days, week, weeks',
  total:
    'min and max, minimum and maximum, least and most, total, altogether, sum, all in all, in all, combined, grand total, all together, overall cost',
  plus: 'with, together, plus, also, both, add, including, along with, combo, as well, and dashboard, and the dashboard, and a dashboard, n dashboard, bot dashboard, dashboard and bot, dashboard and the bot, and broadcast, and the broadcast, n broadcast, plus whatsapp bot, plus a whatsapp bot, and a whatsapp bot, and whatsapp bot, plus the whatsapp bot, and the whatsapp bot, with a whatsapp bot, whatsapp bot and website, whatsapp bot and a website, whatsapp bot plus website, whatsapp bot plus a website, whatsapp bot with website, whatsapp bot with a website',
  compare:
    'same thing, are same, are the same, is it the same as, is same as, what more do i get, what more is in, what extra do i get, what more does, difference, diffrence, diference, differnce, different, compare*, comparison, vs, versus, better, which one, which is best, which plan, which package, which should, best for me, suits me, suit me, should i take, should i choose, recommend, suggest, diff, how is it different, different from, how is this different, makes you different, why choose you, choose you, why you, why should we choose, difference in price',
  saving:
    'save, saves, saving, savings, separately, seperately, individually, one by one, singly, each separately',
  or: 'or',
  cheapest:
    'min budget, minimum budget, lowest budget, least budget, minimum spend, minimum you take, cheapest, lowest, minimum, least expensive, starting price, starting from, start from, smallest, entry level, most affordable, cheap, cheaper, low cost, low budget, affordable, basic plan, begin at, starts at',
  costliest:
    'costliest, dearest, priciest, most costly, most expensive, highest, maximum, biggest plan, top plan, premium',
  budget:
    'possible, is enough, be enough, enough for, is sufficient, have only, only have, got only, will do it, in hand, can you do it in, can it be done in, possible in, budget, under, within, below, less than, upto, up to, i have only, i can spend, max, not more than',
  dollar:
    'dollar, dollars, usd, us dollar, bill in dollar*, bill in usd, bill me in dollar*, billed in dollar*, invoice in dollar*, invoice in usd, invoiced in dollar*, charge in dollar*, pay in dollar*, in us, euro, euros, pounds, $',
  discount:
    'discount*, concession, negotiate, negotiable, negotiation, best price, last price, reduce the price, lower the price, bargain, offer price, any offers, coupon, less please, special price, do better on price, offer going on, offers going on, current offer*, running offer*, any offer, sale going on, festive discount',
  expensive:
    'expensive, costly, too much, too high, overpriced, cant afford, cannot afford, out of my budget, over my budget, beyond my budget, not cheap, so costly, so expensive, so high, why so much',
  included:
    'include, includes, included, inside, whats in, what is in, what all, what do i get, what will i get, what comes, features, feature, details, detail, consists, contain',
  addedCost:
    'how much extra, how mch extra, how much more, what extra, how much will it add, extra how much, how much does it add, price go up by',
  extraCost:
    'hidden, hidden charges, hidden cost, hidden fees, extra charges, extra cost, additional charges, additional cost, extra fees, other charges, anything on top, on top of, pay extra, anything else to pay, other costs, surprise costs, surprises, unexpected costs, extra to pay',
  messageCharge:
    'message charges, message charge, whatsapp charges, whatsapp fees, per message, message cost, conversation charges, meta charges, whatsapp api charges, cost of messages, whatsapp bill, messages cost',
  hosting: 'hosting, domain, domains, server cost, host',
  tax: 'gst, tax, taxes, vat, gst bill, input credit, tds, receipt*, give invoice*, get invoice*, get an invoice, send invoice*, give an invoice, proper invoice*, proper bill, issue invoice*, tax invoice*, gst invoice*, invoice with',
  pay: 'pay, paying, paid, payment, payments',
  paid: 'just paid, have paid, i paid, already paid, payment done, payment is done, payment made, money deducted, money was deducted, money went, amount deducted',
  payMethod:
    'upi, gpay, google pay, phonepe, paytm, credit card, debit card, card, card number, card no, card details, cards, paypal, cash, cheque, bank transfer, net banking, netbanking, neft, razorpay, stripe, mpesa, how to pay, how do i pay, how can i pay, payment mode, payment method*, payment option*, ways to pay, pay you, payment gateway, gateway',
  advance:
    'advance, upfront, up front, deposit, down payment, downpayment, token amount, half now, half first, 50%, 50 percent, pay first, full payment, full amount, booking amount, prepay, milestone, milestones, pay everything, pay all, all the money, whole amount, entire amount, before you start working',
  instalment:
    'emi, instalment*, installment*, in parts, pay later, part payment, monthly payments, split payment, split the payment, credit period',
  refund:
    'refund*, money back, moneyback, get my money, return my money, return money, give back money, my money return*, reimburse*',
  cancel: 'cancel*, call off, change my mind, changed my mind, back out',
  stop: 'stop, quit, leave, end, discontinue, unsubscribe, pause, exit, terminate, close, stop the service, stop the bot, stop paying',
  lockIn:
    'lock in, lockin, lock-in, contract period, minimum period, minimum contract, long contract, commitment, bound, tied, notice period, yearly contract, locked',
  before: 'before, not started, yet to start, deciding, decide',
  whatFor:
    'what for, for what, why monthly, why do i pay, why should i pay, why pay, what does the monthly, what is the monthly, cover, covers, pay for, paying for, need to pay every month',
  range: 'range, from to, vary, varies, depends',
  why: 'why',
  fixed:
    'fixed, final, final price, exact price, exact cost, exact quote, change later, price increase, price rise, guaranteed price',
  // Getting it
  howLong:
    'how long, how many days, how many weeks, how many months, how soon, how fast, how quick*, when will, when can, by when, timeline, time line, time taken, time needed, much time, delivery time, turnaround, duration, deadline, ready by, ready, take to, time does it take, time frame, timeframe, go live, be live',
  urgent:
    'urgent, urgently, asap, immediately, today itself, very soon, quickly, rush, in a hurry, tomorrow, emergency, right now, fast, by tonight, this week, next two days, deadline tomorrow',
  process:
    'how does it work, how it works, how this works, how does this work, how do you work, how do we start, how to start, how to begin, process, steps, procedure, next step, what happens next, what happens after, how do i start, how do i begin, workflow of, onboarding, getting started, get started, walk me through, how will it work, how you build, how is it made, how is it built, how do you make, how do you build, stages, does the bot know, know my prices, learn my, how will it know, how does it know, how does it learn, bot learn, bot know',
  needFrom:
    'need from me, need from my side, want from me, should i provide, do i have to provide, what should i send, should i send, have to send, must i send, do i send, requirements, required from me, need to give, have to give, what do you need, prepare',
  buy: 'buy, purchase, sign up, signup, subscribe, hire you, lets do it, go ahead, lets start, take it, proceed, i am interested, interested, im interested, i want this, book the service, place order, enroll, order now, how to order, how do i order, want to order, like to order, order this, order one',
  quote: 'quote, quotation, estimate, proposal, custom price, exact price for me',
  onlyBig:
    'only for big company, only for big companies, only for big companys, just for big companies, just for big company, only big companies, for big companies only, for large companies only, only for large companies, only for big firms, only for big business, only for big businesses',
  skills:
    'technical, technical knowledge, technical skills, coding, programming, non technical, not technical, know computers, know computer, computer knowledge, not tech savvy, tech savvy, techie, difficult to use, easy to use, hard to use, complicated, do i need to know, not good with computers, computer, computers, about computers, know technology, new to this, no idea about',
  update: 'update, updates, change, changes, modify, edit, edits, add new, reschedul*, postpone*',
  want: 'make me, make us, need, want, looking for, require, interested in, wanna, would like',
  // The business
  offer:
    'what do you do, what you do, what you people do, what do you guys do, what can you do, what do you offer, you offer, what do you sell, what do you provide, you provide, what do you make, what can you build, what do you build, what are you selling, what is this website, what is this site, what is this about, tell me about your, what all do you, what you sell, what is this company, what does your company do, about your company, what can i get here, what is del, del ai works, products and services, how can you help, what help',
  service: 'service, services, solutions, solution, offerings, catalog, catalogue',
  audience:
    'who is it for, who is this for, for whom, who can use, who uses, which business*, what kind of business*, what type of business*, which industr*, suitable for, suitable, small business*, big companies, only for, target, who do you work with, who do you serve, kind of clients, type of clients',
  internetAddress: 'ip, ips, ip address, ip addresses, internet address',
  founderName:
    'founders name, founder name, owners name, owner name, name of the founder, name of founder, name of the owner, name of owner, name of the person who owns, your boss name',
  founder:
    'founder, who are you people, owner of this, who is behind, who made, who runs, who built, who will build, who will make, your team, how many people, team size, company size, agency, freelancer, are you a company, is it a company, one person, single person, solo, behind this, who is the owner, ceo, who does the work, about you, who are you guys, freelance, who will be working, working on my project, who will do, dealing with, a company, is this a company, one man, one woman, who is doing',
  location:
    'where are you, where is your, location, address, office, located, based, which city, which country, where do you, head office, from where, where you, branch in, office in, branches in, have an office, any office, got an office, where do you sit, where you sit, which area, what area, situated',
  meeting:
    'meet, meeting, in person, face to face, visit you, visit your office, come to your office, video call, zoom, google meet, come to my, visit my, visit us, home visit',
  abroad:
    'outside india, abroad, other city, other cities, outside delhi, international, overseas, worldwide, globally, foreign, other countries, other country, all over india, remote, remotely, different city',
  hours:
    'working hours, open on, opening hours, what time do you, office hours, office timing, timings, timing, sunday, weekend, holiday, business hours, when are you open, available on, reply time, response time, how soon do you reply, when do you reply, how fast do you reply, when will you reply, will you reply',
  contact:
    'contact, reach you, get in touch, reach out, connect with you, contact details, contact info, talk to you, speak to you, message you, write to you, contact number, how to reach',
  email: 'email, e-mail, mail id, mail, email id, email address, mail you',
  phone: 'phone number, mobile number, number, phone no, mobile no, whatsapp number, phone',
  call: 'call, callback, call back, ring, call me, call you, give me a call, phone call, telephone',
  demo: 'demo, demonstration, show me how, see it working, see it in action, live example, try it, try out, test it, see the bot, see how it works, walkthrough, walk through, consultation, book a demo, book demo, book a call, book a slot, book a meeting, schedule, schedule a demo, presentation, show me a bot, show me the bot, try before, before buying, before i buy, test before, see before',
  trial:
    'trial, free trial, try for free, test period, trial period, free version, free plan, money to try, freemium',
  free: 'free, free of cost, for free, no cost, without paying',
  pastWork:
    'portfolio, previous work, past work, your work, old work, examples, example, samples, sample, projects, case study, case studies, work done, already done, made before, built before, done before, other clients, your clients, who have you worked, client list, see your work, earlier work, show work, references, reference, clients, name of client, client name*, name a client, any client, who is using, who uses it, working bot, working example, have you built, have you made, have you done, did you build',
  reviews:
    'review, reviews, testimonial*, feedback, what clients say, what customers say, clients say, customers say, ratings, rating, are you good, trust you, trustworthy, genuine, is this real, legit, fraud, scam, fake, can i trust, trusted, reliable, customers like, clients like, clients think, happy clients, customers happy, run away with, disappear with, take my money',
  figures:
    'how many clients, how many customers, how many projects, years of experience, how experienced, experience, how old is, since when, established, revenue, how many bots, success rate, how many years, track record, registered company, award*, certified, certification*, registered, are you registered',
  // Talk
  human:
    'human, real person, talk to someone, speak to someone, talk to a person, talk to person, actual person, talk to owner, speak to owner, talk with someone, live agent, live person, live chat, customer care, representative, executive, talk to the founder, speak with, speak to a person, somebody real, talk to somebody, real human, connect me, a person, manager, sales person, salesperson, talk to your, talk to sales, want to talk, agent please, helpline',
  robot:
    'are you a robot, are you robot, are you a bot, are you bot, are you human, are you a human, are you real, are you ai, are you an ai, are you a machine, are you a person, are you chatgpt, is this a bot, is this a robot, is this ai, is this human, talking to a bot, talking to a robot, talking to a machine, talking to a human, talking to a real, talking to ai, am i talking, chatting with, a real person or, bot or human, human or bot, robot or human, is it a bot, you gpt, are you gemini, which ai are you, which model, is it chatgpt, is it gpt',
  botName: 'your name, who are you, what are you, what should i call you, who is this, introduce yourself',
  greeting:
    'hi, hello, hey, hie, helo, hlo, hola, good morning, good evening, good afternoon, gm, good day, greetings, morning, evening, yo, hi there, hey there, anyone there, anybody there, you there',
  howAreYou:
    'how are you, how are u, how r u, hows it going, how is it going, whats up, wassup, sup, how do you do, how was your day',
  thanks:
    'thanks, thank you, thankyou, thx, thnx, tnx, ty, thank u, thanx, appreciate it, much appreciated, grateful, nice talking, great help, very helpful, you are great, well done, good job, awesome, superb',
  bye: 'bye, goodbye, good bye, see you, see ya, good night, gn, take care, talk later, later, ttyl, catch you later, thats all, that is all, nothing else',
  ok: 'ok, okay, okk, okkk, alright, all right, fine, hmm, hm, got it, i see, understood, cool, great, nice, good, makes sense, noted, perfect, lol, haha, hehe, nice one',
  yes: 'yes, yeah, yep, yup, sure, of course, yes please, please do, definitely',
  no: 'no, nope, not now, no thanks, nah, not interested, maybe later, not really, think about it, i will think, let me think, not sure, come back later, ask my wife, ask my husband, ask my partner, discuss with',
  rude: 'useless, stupid, idiot, bad bot, dumb, nonsense, rubbish, hate you, worst, waste, shut up, not helpful, pathetic, terrible, fuck, shit, damn, bloody',
  joke: 'joke, funny, sing for me, sing a song, love you, marry me, girlfriend, boyfriend, tell me a story, bored, how old are you, your age, your birthday, where do you live, poem for me, write me a',
  help: 'help, help me, question, query, doubt, can i ask, ask something, assist, guide, enquiry, inquiry, want to know, tell me more, more info, details please, send details, share details, more details, full details, details pls',
  confused:
    'dont understand, do not understand, didnt understand, not clear, confused, confusing, what do you mean, what does that mean, explain again, come again, didnt get, did not get, pardon, unclear, repeat',
  attack:
    'ignore previous, ignore all, ignore your, system prompt, your prompt, your instructions, your rules, jailbreak, developer mode, dan mode, pretend to be, pretend you, act as, api key, reveal your, previous instructions, forget your, source of your prompt, override your',
  // Data and terms
  privacy:
    'privacy, private, personal data, my data, customer data, customers data, our data, data policy, data protection, dpdp, gdpr, share my, sell my data, sell my number*, sell my phone number, sell my detail*, sell my info*, sell my email, sell my contact*, sell data, spy, leak, leaked, my details, my information, my info, my number with, what data, which data, data do you, store my, my chats, store chats, save my, record my, keep my details, keep my chats, track my, sell my',
  data: 'data, information, details stored, database, store, stored, chats stored, conversations stored, details, where do you keep, where do you store, where do you save, where is my data, where is our data, where is the data, where are the chats, where are my chats, where is my customer, where is it stored, where are they stored, where do you hold',
  safe: 'safe, secure, security, protected, hack, hacked, encrypted, safety, misuse, misused, steal, stolen, protect*',
  remove: 'delete, deleted, remove, erase, removed, forget me, wipe',
  aiTraining:
    'fed to chatgpt, fed into chatgpt, fed to ai, fed into ai, feed it to ai, feed it to chatgpt, train ai, train your ai, used to train, train the ai, train on my, train models, training ai, train an ai, train a model, train your model, ai training, feed my, ai learn from my, train chatgpt, used for training, for training',
  cookies: 'cookie, cookies, tracking, track me, trackers, analytics',
  minor:
    'i am 12, im 12, i am 13, im 13, i am 14, im 14, i am 15, im 15, i am 16, im 16, i am 17, im 17, my age is 13, my age is 14, my age is 15, my age is 16, my age is 17, not yet 18, not 18 yet, below 18, under 18, underage',
  children: 'child, children, kid, kids, minor, minors, under 18, below 18',
  secret:
    'confidential*, nda, non disclosure, secret, keep private, trade secret*, share my idea, steal my idea, copy my idea, my idea',
  own: 'owner of the code, ownership, copyright, rights, belong, belongs, source code, be mine, is it mine, intellectual property, who owns, royalty, royalties, license, licence, keep the website, keep the bot, who has the rights, legally mine, do i own, will i own, i own it, own it, own the, who owns, owns the, owns it, we own, fully own, ownership of',
  warranty:
    'warranty, bug, bugs, fault, faults, defect, repair the bot, stops working, stop working, breaks, break down, breaks down, after delivery, problem later, something goes wrong, goes wrong, error later, fix bugs, fix it, fix problem*, fix issue*, fix error*, fix any, fix things',
  support:
    'support, maintenance, maintain, after sales, after sale, look after, help later, who will help, service after, ongoing, assistance after, troubleshoot, takes care of',
  guarantee:
    'guarantee*, assure, assured, promise, more sales, increase sales, increase my sales, results, roi, more customers, grow my business, more business, more profit, double my',
  liable:
    'who is responsible, who will be responsible, who is liable, be liable, responsible then, be responsible, held responsible, take responsibility, whose responsibility, whose fault, compensation, compensate, bear the loss, bears the loss, pay for the loss, pays for the loss',
  law: 'court, courts, legal, law, jurisdiction, dispute, lawsuit, sue, governing law, arbitration, liability, liable, agreement, contract copy',
  revision:
    'revision*, rounds, round of changes, changes free, how many changes, free changes, dont like it, do not like it, didnt like, not happy with, not satisfied, unhappy with, redo, rework, corrections, make changes, ask for changes, modifications, dont like the, do not like the, want changes, hate it, dont love, bad result, not what i want*, not what i had, turns out bad, not good enough, hate the',
  // What an assistant does
  language:
    'language, languages, hindi, english, hinglish, swahili, kiswahili, punjabi, tamil, telugu, marathi, bengali, gujarati, kannada, malayalam, urdu, odia, arabic, french, multilingual, multi language, regional, local language, mother tongue, bhojpuri, haryanvi, spanish, spelling mistakes, misspell*, typo, typos, broken english, slang',
  keepNumber:
    'keep my number, same number, existing number, current number, my old number, change my number, new number, keep number, old number, my number change, lose my number, new sim, separate number, different number, number stay',
  mistake:
    'mistake*, wrong answer*, wrong reply, wrong replies, wrong information, wrong info, wrong thing, wrong things, incorrect, inaccurate, accurate, accuracy, hallucinat*, says something wrong, answers wrong, replies wrong, messes up, mess up, gets it wrong, say anything wrong, makes things up, make things up, say wrong, wrong price, wrong prices, wrong details, tell wrong, mess things up, mess it up, messing up, screw up, screws up, go rogue, goes rogue, does something wrong, do something wrong, do something stupid, goof up, blunder, blunders, hallucinates',
  cannotAnswer:
    'does not know, doesnt know, dont know the answer, do not know the answer, not know the answer, cant answer, cannot answer, can not answer, unable to answer, cant understand, cannot understand, does not understand, doesnt understand, gets stuck, bot fails, difficult question*, complex question*',
  takeOver:
    'take over, takeover, step in, join the chat, reply myself, answer myself, see the chats, see chats, read the chats, read chats, see conversations, read conversations, see what it says, see what the bot, see all messages, see the messages, read the messages, monitor, control, in control, interrupt, check what, see all conversations, chat history, intervene, what the bot says, what bot says, what it says, see what, read what, check the chats, bot is saying, bot said, what it told, transfer the chat, transfer to me, hand over, handover, pass the chat, see all the, see the, chat to me, forward to me, staff reply, my staff, my team reply, shared inbox, use the inbox, two people, several people',
  medical:
    'medical, medical advice, medicine, medicines, symptom*, diagnos*, prescription, treatment, disease, emergency patient',
  consent:
    'spam, block my number, banned, blocked, get blocked, opt out, optout, permission, consent, unsolicited, cold message*, unknown people, bought list, unknown numbers, random people, allowed to send, ban me, get banned, ban my, ban for, whatsapp ban, people unsubscribe, customers unsubscribe, customers stop, they unsubscribe, can unsubscribe',
  connect:
    'connect, connects, integrate*, integration*, sync, link with, link to, compatible, plug in, plugin, attach, linked, connected',
  platform:
    'shopify, woocommerce, woo commerce, wordpress, magento, amazon, flipkart, meesho, my store, opencart, wix, bigcommerce, dukaan app, etsy, prestashop',
  calendar:
    'calendar, google calendar, calender, outlook, calendly, my schedule, double booked, double booking*, double book, booked twice, clash, clashes, overlap*, same slot twice',
  tools:
    'google sheet*, sheets, excel, zoho, hubspot, tally, google workspace, slack, erp, existing software, current software, my software, existing system, salesforce, notion, airtable, billing software, our software, software we use, tools we use, odoo, busy software, quickbooks, sheet, own system*, our system*, my system*, existing system*, own software',
  night:
    'night, 24x7, 24 7, 24/7, 24 hours, after hours, after closing, late night, midnight, round the clock, when i sleep, when closed, shop is closed, when i am busy, all the time, always on, always available, holidays too, even at night, closed, off hours, asleep, sleeping, at 2 am, at 11 pm',
  booking:
    'site visit, site visits, booking, bookings, to book, book classes, book a class, book a slot, book slots, book online, book a seat, book seats, book trial*, book visits, people book, customers book, customer books, patient books, client books, guest books, someone books, somebody books, person books, books and pays, books a slot, books a table, books an appointment, books a visit, books online, books with us, patients book, clients book, parents book, guests book, members book, they book, book it, book them, appointment*, reservation*, reserve, slot, slots, remind*, no show, no shows, follow up*, followup*, follow-up*, book a table, book appointment*, table booking, reschedule, rescheduling, missed calls, missed call, enquiries, enquiry list, demo class*, demo lecture*, trial class*, book demo class*, book a demo class*, book free demo class*, booking of demo class*, chase, chases, chase them, nudge, nudges, pester, vanish, vanishes, went silent, go silent, goes silent, go quiet, goes quiet, went quiet',
  orders:
    'where is my parcel, where their parcel, order status, track order*, order tracking, where is my order, cod, delivery status, returns and exchange, stock, inventory, abandoned cart, cart, orders, track their order*, track my order*, track an order, where their order',
  // Websites
  website:
    'website*, web site*, business website*, business site*, company website*, company site*, webpage, web page, site, sites, landing page, homepage, webiste, online presence, web, whatsapp bot and website, whatsapp bot and a website, whatsapp bot plus website, whatsapp bot plus a website, whatsapp bot with website, whatsapp bot with a website',
  seo: 'google search, come on google, found on google, show up on google, appear on google, search results, rank, ranking, google maps, found in search, visible on google, show on google, on google, google listing, google business, find us online, find me online, find my website, search engine, seo',
  oldSite:
    'redesign*, existing website, old website, current website, already have a website, already have website, have a website, improve my website, fix my website, revamp, my website is slow, update my website, old site, existing site, current site, already have a site, mend my site, slow website, website already, migrate, old wordpress, wordpress site, repair it, repair my site, repair my website, repair our website, repair the site, repair the website, fix our website, fix my site, fix our site, fix the website, improve our website, improve our site, improve the site, salvage*, start over, looks old, looks terrible, looks outdated, outdated site, outdated website, make it look modern, modernise, modernize, half done site, half built, site is half, website is half, someone else built, somebody else made my, redo my website, redo our site, redo my site, broken website, facelift, website looks, site looks',
  mobileFriendly:
    'mobile friendly, on mobile, on phone, on phones, responsive, work on mobile, open on mobile, loads fast, load fast, fast loading, how fast is the website, slow internet, loading speed, speed, smartphone, look good on, slow phone, cheap phone*, old phone*, small phone*, any phone, all phones, work on iphone, on iphone, on android, in iphone, work on android',
  mobileApp:
    'android, ios, iphone, play store, playstore, app store, mobile app, mobile application, phone app, apk, native app, android app, ios app, flutter',
  editSelf:
    'edit myself, change myself, update myself, update it myself, change it myself, edit it myself, edit by myself, update by myself, change by myself, add products myself, change the text, change text, change prices myself, admin panel, cms, upload products, upload product, add products, update the website, change photos, change content, update prices, edit the website, admin access, login access, access to the website',
  pageCount: 'how many pages, number of pages, pages in, pages will, pages are, pages do',
  // Songs, schools, books
  song: 'song, songs, music, tune, soundtrack, melody, composition, anthem, rap, bhajan, theme song, music track, sound track',
  singer:
    'who sings, who will sing, singer, singers, vocals, real voice, ai voice, human voice, voice of, whose voice, real singer, arijit, sung by, who sang',
  commercial:
    'use in ads, use in ad, use in advertising, use it in advertising, use it commercially, commercial use, commercially, use on youtube, youtube monetization, copyright strike, use the song, use it for ads, use it in ads, use in my ad, play it in, broadcast rights, post it on, upload on youtube, spotify, use it on youtube, use it anywhere, in my advertisement, in advertisements, on radio, on tv, on the radio, in radio, in our ad, in our ads, in our advertisement*, as an ad, as an advertisement, in commercials, in our commercial*, for our ads, monetise, monetize, monetising, monetization, copyright claim, content id',
  files:
    'file format, format, formats, mp3, wav, karaoke, which files, what files, download, length of the song, how long is the song, duration of song, minutes long, song length, how many minutes, seconds long, come in word, word format, word file, in word, in pdf, pdf format, printable, print it, separate vocals, vocals separate*, stems, minus one, minus track, backing track, karaoke track, instrumental, no vocals, without vocals, without singing, music only',
  staffTraining:
    'train teachers, train our teachers, train our staff, train my staff, teach us, teach my staff, teacher training, staff training, training for teachers, training session, training for staff, will you train, who will train, show us how to use, teach our, training provided, give training, provide training, train the teachers, train the staff, old teachers',
  syllabus:
    'syllabus, cbse, icse, ncert, state board, board, curriculum, ib board, textbook, textbooks, chapters, which class*, which grade*, which subject*, all subjects',
  teacherMarks:
    'final marks, give marks, gives marks, marks by ai, who gives, ai mark, automatically mark, give the marks, ai give, give grades, replace teacher*, instead of teacher*, replace the teacher*, who decides the marks',
  honest: 'honest, paid review, fake review, unbiased, biased, genuine review, review honest',
  // Elsewhere
  smartSchool: 'smart school, smartschool',
  template:
    'template*, ready made, readymade, labs, workflow templates, ready workflow*, saas tool*, small tools',
  product: 'product, products, ready product, ai product*, your products, ready apps',
  notOffered:
    'laptop*, loan*, weather, seo service*, google ads, facebook ads, ads campaign, run ads, digital marketing, social media management, manage my instagram, manage my social, logo*, business card*, printing, hardware, cctv, camera*, cricket, score, stock market, crypto, bitcoin, trading, insurance, visa, passport, flight, flights, ticket*, hotel booking for me, recipe*, homework for me, movie, news, politics, president, prime minister, astrology, horoscope, dating, food delivery, pizza, burger, grocery delivery, plumber, electrician, furniture, real estate loan, credit score, property for sale, rent a, tuition for my, marriage bureau, photo shoot, photography service, video editing, wedding video, event management, catering, accounting service, file my, itr, income tax return, legal advice, write my thesis, assignment, hacking, hack an, sim card, recharge, bulk sms, email marketing, translate, translation, capital of, wifi, electricity, internet connection, followers, likes, telecall*, data entry, content writing, blog writing, blogs, influencer*, packaging, courier, t shirt*, tshirt*, pen drive, server rental, drone*, 3d printing, game development, games, sell phones, sell mobiles, medicine delivery, social media posts, run my instagram, manage social media, handle my social, cover design, book cover, edit my manuscript, edit my book, proofread*, publish my, ghostwrit*, ghost writ*, typing work, print my, repair my phone, repair laptop*, repair mobile*, repair my laptop, mobile repair*, laptop repair*',
  job: 'job, jobs, vacancy, vacancies, hiring, internship, intern, career with you, work for you, join your team, resume, cv, salary, recruit*, fresher, apply for, how to apply, where to apply',
  partner:
    'reseller, resell, white label, whitelabel, affiliate, commission, partnership program, franchise, partner with you, become a partner, refer and earn, referral, collaborate, collaboration, invest, investor, sponsor*',
  broken:
    'not working, isnt working, is not working, stopped working, doesnt work, does not work, issue with my, problem with my, complaint, complain, nobody replied, nobody answered, bot is down, website is down, bug in my, havent received, no response, no one replied, failed payment, payment failed, still waiting, down since, got no reply, no reply from you, you did not reply, you never replied, paid but, nothing happened, no confirmation',
  // Who asks
  onlineShop:
    'shopify store, online store, online shop, ecommerce, e commerce, ecom, e-commerce, ecomm, online business, sell online, selling online, online selling, webshop, online seller, d2c, dropship*, online boutique, sell on instagram, instagram shop, instagram store, insta store, online jewellery, online clothing, store online, shop online, online brand, eshop, internet shop, on the internet, sells online, sell sarees online, online selling business, ecommerce bundle, e commerce bundle, online shop bundle, online store bundle, shop owner bundle, whatsapp and my site, whatsapp and my website, whatsapp and our site, on whatsapp and online, sell on my site, sell on our site, sell through my site, sell from my site, my own shopify, through my website, from my own website, from my website, through our website, on my website and instagram, instagram and my site, insta and my site, instagram and our site',
  localShop:
    'mechanic, garage, car repair, repair workshop, shop, store, kirana, grocery, boutique, bakery, sweet shop, medical store, pharmacy, chemist, jeweller*, hardware shop, mobile shop, retail, retailer, showroom, shopkeeper, stationery, general store, supermarket, flower shop, florist, tailor, local shop, local business, wholesaler, distributor, dairy, optician, book shop, bookshop, cake shop, garment*, clothes shop, toy shop, shops, stores, furniture shop',
  smb: 'barbershop*, insurance agent*, insurance broker*, insurance office, insurance advisor*, lic agent*, property agent*, ticket agent*, ro repair, water purifier, business website*, business site*, company website*, company site*, real estate agent*, clinic*, dentist, dental, doctor*, hospital, physiotherap*, patient*, diagnostic, lab tests, salon*, saloon, parlour*, parlor*, spa, beauty, barber, hair, makeup artist, real estate, realtor, property dealer, builder*, broker, estate, coaching, institute*, tuition, tutor, tutors, academy, gym, fitness, yoga, dance class*, restaurant*, cafe, hotel*, guest house, homestay, dhaba, caterer*, travel agency, travel agent*, tour*, lawyer*, advocate, accountant, ca firm, law firm, small business, sme, smes, smb, my business, our business, startup, workshop, garage, car wash, photographer studio, vet, veterinary, ngo, event planner, wedding planner, interior designer*, architect, coaching centre, coaching center, consultant, consultancy, service centre, laundry, dry cleaner*, my company, our company, repair shop, pathology, banquet, resort, driving school, music class, play group, daycare, logistics, transport company, manufacturer, factory, temple, sme pack*, sme package*, sme plan*, sme set, sme bundle, sme combo, small business pack*, small business bundle, small business set, small business combo, small business plan, smb bundle, smb pack, clinic bundle, shop bundle, mehndi, mehendi, henna, optician*, optical, law office, law practice, law chamber, paediatric*, pediatric*, nursery, toddlers, temple*, trust, mosque, gurudwara, church, tuition centre, tuition center, coaching class*, car rental, taxi, cab service, yoga studio*, dance academy, music academy, pet clinic, tyre shop, chartered accountant*, ca office, homestay*, diagnostic centre, eye hospital, ayurved*, homeopath*, skin clinic, nail studio, tattoo, hostel*, pg, packers and movers, pest control, cleaning service, nursing home, old age home, decorator*, tent house, wedding hall, marriage hall, playground, swimming, badminton, cricket academy, karate, tailoring, dermatolog*, gynaec*, orthopaed*, orthoped*, cardiolog*, ophthalm*, counsellor, psycholog*, nutritionist, dietician, dietitian, detective, notary, printing press, cooperative, housing society, insurance agent, mutual fund agent, astrologer, pandit, tiffin service, tiffin, cloud kitchen, resorts, banquets, cafes, hostel, hostels, lodge, airbnb, villa, villas, bnb, b and b, farmstay, spas, tattoo studio, co working, coworking, pet grooming, groomer, dry cleaner, pilates, crossfit, zumba',
  school:
    'school*, college*, kindergarten, playschool, preschool, pre school, principal, campus, university, class teacher, headmaster, head teacher, high school, education, educational, all school tools, all the school tools, every school tool, all education tools, all the education tools, all your school tools, complete set of school tools',
  teacher: 'teacher*, faculty, professor, lecturer, teaching, educator*',
  student: 'student*, pupil*, class 10, class 9, class 12, class 11, learners, exam*',
  author:
    'author*, writer*, novelist, poet, self publish*, manuscript, my novel, published, publisher*, publishing, writing a book, wrote a book, written a book',
  creator:
    'creator*, youtuber, youtube channel, influencer myself, content creator, musician, band, artist, podcaster, dj, filmmaker, film maker, storyteller',
  // What can be bought
  bot: 'bot, bots, chatbot*, chat bot*, assistant*, virtual assistant, auto reply, autoreply, automatic reply, auto replies, automatic replies, automated reply, answering machine, whatsapp bot*, whatsapp automation, chat automation, automation, automate, automated, ai bot, chat support, answer customers, reply to customers, replies automatically, reply automatically, answers automatically, answering customers, answer messages, ai receptionist, receptionist, customer service, reply customers, chat widget, cant reply, cannot reply, unable to reply, reply late, miss messages, missed messages, time to reply, same question*, same things, keep asking, ask the same, repetitive question*, keep messaging, too many messages, unread messages, answer everyone, asking the same, lose customers, losing customers, answers customers, answering my customers, answer my customers, answers my customers, answer buyers, answers buyers, reply to buyers, handle customer messages, chat inside, with chat, chat in it, chat on it, chat box, chatbox, chat window, live chat',
  whatsApp:
    'whatsapp, whats app, whatsap, watsapp, watsap, wattsapp, whatapp, wassap, wapp, whtsapp, whatsaap, watssap',
  channel:
    'instagram, insta, facebook, messenger, telegram, fb, sms, linkedin, social media, dm, dms, inbox, instagram page, facebook page',
  businessBot:
    'business bot*, booking bot*, appointment bot*, clinic bot, salon bot, reminder bot*, bot for business, sme bot, booking assistant, appointment assistant, receptionist bot*, reception bot*, receptionist assistant, clinic assistant, bot receptionist, plus whatsapp bot, plus a whatsapp bot, and a whatsapp bot, and whatsapp bot, plus the whatsapp bot, and the whatsapp bot, with a whatsapp bot, whatsapp bot and website, whatsapp bot and a website, whatsapp bot plus website, whatsapp bot plus a website, whatsapp bot with website, whatsapp bot with a website',
  customerBot:
    'one that answers customers, one that answers my customers, one that answers the customers, one that answers buyers, one that talks to customers, customer one and the owner one, customer one and owner one, customers one and the owner one, customer bot and the owner one, one for customers and one for me, customer one and the one that alerts, order answering thing, bot for my buyers, bot for buyers, bot for shoppers, asking where is my parcel, asking where is my order, asking where their order, asking where the parcel, where is my parcel, where their parcel, customer bot, bot for customers, bot for the customers, bot for my customers, bot for our customers, order bot, customer support bot, product bot, shop bot, shopping bot, ecommerce bot, customer chatbot, order tracking bot, ecommerce chatbot, customer service bot, both bots, both the bots, both e commerce bots, both ecommerce bots, both online shop bots, both shop bots, two bots, two bots together, both of your bots',
  ownerBot:
    'customer one and the owner one, customer one and owner one, customers one and the owner one, customer bot and the owner one, one for customers and one for me, one that alerts me, one that tells me, one that warns me, owner bot, bot for the owner, alerts the owner, owner notification*, notification bot, alert bot, alerts, order alert*, stock alert*, low stock, notify me, notifies me, notified, alert me, notifications, notification, owner alert*, daily summary, both bots, both the bots, know when someone orders, tell me when, inform me, know about new, stock is low, low on stock, both e commerce bots, both ecommerce bots, both online shop bots, both shop bots, two bots, two bots together, both of your bots, ping me, warn me, nearly gone, almost gone, running out, runs out, sells out, sold out soon, text me when, message me when, let me know when stock, let me know when an order, alert when, summary at the end of the day, summary at night, evening summary, end of day summary, day end summary, end of day report, day end report, what was sold today, daily report, summary every evening, sales summary, summary of orders, summary of sales, order alerts, message to me when, summary at end, summary at the end, summary at end of day, summary every night, summary each evening, what was sold, what we sold today, whats sold',
  voice:
    'phone answering, answering the phone, answering phone, phone answered, customers only call, only call us, people only call, pick up and talk, picks up the phone, talk to callers, voice, voice agent*, voice bot, voice add on, voice addon, voice call*, phone calls, answer calls, pick up calls, takes calls, take calls, calling bot, attend calls, receive calls, answer the phone, pick up the phone, ivr, voice assistant, speaks on call, call answering, picks up, answers phone, answers calls, answer phone, talk on phone, talk on the phone, talk on phone also, talk over phone, talk over the phone, speak on phone, speak on the phone, talk with callers, speak with callers, talk to callers, speak to callers, callers, landline*, answer the calls, answer my calls, answer my phone, answer our phone, handle calls, handle phone calls, phone rings, phone keeps ringing, phone is ringing, pick calls, picks phone, picks calls, picks up phone, picks up calls, picks the call, picks our calls, phone to be picked, phone should be picked, picked up by computer, phone be picked, pick up my phone, pick my phone, pick the phone, pick phone, attend phone, answer incoming calls, incoming calls, speak instead of type, speaking bot, talking bot, talks on phone, talks on the phone, take the calls, take my calls, take our calls, spoken calls, pick it up when it rings, calls a day, calls daily, calls per day, many calls, so many calls, gets calls, get calls, attend the calls, attend my calls, calls every day, phone calls a day, missed calls all, missing calls, miss calls, lose calls, lose callers, too many calls, call instead of typing, call instead of writing, call instead of chat*, cannot type, cant type, prefer calls, prefer calling, prefer to call',
  dashboard:
    'dashboard*, reports, report screen, analytics screen, one screen, panel, see everything in one, and dashboard, and the dashboard, and a dashboard, n dashboard, bot dashboard, dashboard and bot, dashboard and the bot',
  broadcast:
    'plus offers, and offers to, broadcast*, bulk message*, bulk whatsapp, mass message*, send offers, send offer*, message all, messages to all, promotional message*, marketing messages, campaign*, festival offers, diwali offer*, send to all, newsletter, bulk messaging, message to everyone, message everyone, blast, send messages to all, all my customers at once, all customers, offers to all, and broadcast, and the broadcast, n broadcast, inform all, inform my patients, inform our patients, inform my customers, inform our members, inform everyone, inform everybody, tell all patients, tell all parents, tell all members, tell all customers, announce*, announcement*',
  starter: 'starter, starter pack*, starter plan, basic package, smallest package, starting package',
  growth: 'growth, business growth, growth plan, growth package',
  enterprise:
    'enterprise, corporate plan, several branches, multiple branches, many branches, branches, franchise outlets, chain of, large company, big company, outlets, branch',
  package: 'package*, plan, plans, pack, packs, tier, tiers',
  bundle:
    'bundle*, all in one, everything together, complete set, full set, combo pack, whole package, complete package, full package, entire package, sme pack*, sme package*, sme plan*, sme set, sme bundle, sme combo, small business pack*, small business bundle, small business set, small business combo, small business plan, smb bundle, smb pack, clinic bundle, shop bundle, ecommerce bundle, e commerce bundle, online shop bundle, online store bundle, shop owner bundle',
  withOrWithout:
    'with and without, with or without, without and with, without or with, with bot and without, with a bot and without, with the bot and without, with chatbot and without, with a chatbot and without, without bot and with, without a bot and with, without chatbot and with, with it and without it, without it and with it',
  optional:
    'compulsory, mandatory, obligatory, is it necessary, necessary to take, necessary to have, really necessary, have to take, have to buy, must i take, must i buy, must we take, do i need the, do we need the, do i really need, do we really need, is it required, required to take, forced to, can i skip, can we skip, optional, without taking, do i have to have, need both, need all of, must i have',
  popular:
    'most popular, popular, best seller, bestseller, best selling, most people take, most people buy, most people choose, most customers take, what do most, most sold, most chosen, usually take',
  everything:
    'all eight, all 8 tools, everything, every thing, all of it, all of them, all tools, all parts, all the parts, all in, all the rest, rest of it, full thing, the lot, whole thing, all but, all except, complete, all the tools, all school tools, all the school tools, every tool, every school tool, all your tools, all education tools, all the education tools, all your school tools, complete set of school tools, complete set of tools, all of your tools',
  portfolio:
    'videographer*, need portfolio, need a portfolio, want a portfolio, want portfolio, with my pics, with my pictures, with my photos, pages with pics, pages with photos, site for my photos, site to show photos, photographer*, portfolio website, portfolio site, show my work, showcase my, designer portfolio, model portfolio, personal website, freelancer website, resume website, portfolio page, personal site, artist website, personal page, photograph*',
  app: 'app, apps, web app*, webapp*, application, software, custom software, ai app*, custom app*, tool made, make a tool, build a tool, custom tool, saas, crm software, quote maker, document reader, custom ai, internal tool, portal, own software, planner, quotation maker, quote generator, quotation tool, price calculator, cost calculator, quotation software, estimate calculator, costing tool, costing software, calculator for, stock register, job card, job cards',
  agent:
    'write the draft, writes the draft, making quotes, make the quotes, writing quotes, write quotes, write the quotes, writing quotations, gpt agent*, ai agent*, agents, gpt, gpts, agentic, autonomous agent*, agent that, an agent, automate invoices, automate our, automate my, automate the, automate a, paperwork, office job, back office, draft quotes, draft quote, draft the quotes, prepare quotes, prepares quotes, prepare the quotes, prepare quotations, prepares quotations, draft quotations, quote drafts, draft offers, drafts offers, prepare offers, make quotes by hand, drafts replies, draft replies',
  trained:
    'list in pdf, lists in pdf, page pdf, pages of pdf, trained, train it on, trained on, our documents, my documents, pdf, pdfs, documents, manuals, knowledge base, company files, own data, policies, our files, my files, handbook, learn our, from our documents, company documents, price list file, ask doubts, ask their doubts, doubt solving, doubt clearing, clear doubts, clear their doubts, solve doubts, student doubts, students doubts, answer doubts, answers doubts, doubts of students, which document, which file it, which page it, source of its answer, source of the answer, product manual, product manuals, user manual, user manuals, spec sheets, datasheets, data sheets, catalogues in pdf, brochures in pdf, technical manual, technical manuals, service manual',
  multichannel:
    'multichannel, multi channel, omnichannel, omni channel, all channels, all platforms, every platform, several channels, whatsapp and instagram, instagram and whatsapp, whatsapp instagram, instagram whatsapp, whatsapp facebook, facebook and whatsapp, one inbox, whatsapp and facebook, whatsapp and telegram, insta and whatsapp, whatsapp and insta, social media bot, multiple channels, multiple platforms, insta whatsapp, whatsapp insta, across insta, across instagram, across whatsapp, insta whatsapp and site, whatsapp insta and website, one bot everywhere, same bot everywhere, on all three, one assistant for both, same assistant on, one bot for all, one bot for both, insta and fb, instagram and facebook, facebook and instagram, fb and insta, insta dms and whatsapp, whatsapp and insta dms, one assistant for all, one assistant everywhere, one place for all chats',
  avatar:
    'avatar*, face and voice, voice and face, talking head, digital human, talking face, with a face, virtual anchor, virtual human, ai face, human face, talking video, virtual receptionist, 3d character, ai presenter, face that talks, a face, talking avatar, face on',
  crm: 'all in zoho, all in hubspot, all in my crm, put all in zoho, put them in zoho, in zoho by itself, crm, crms, lead management, customer relationship, leads, sales leads, manage leads, lots of leads, into hubspot, into zoho, into salesforce, into pipedrive, into our crm, into the crm, in hubspot by hand, in zoho by hand, typed into, types them into, type them into, typing them into, types all of them in',
  jingle:
    'jingle*, ad song, ad music, radio ad, brand tune, advertisement song, advertising song, ad tune, signature tune, song for my shop, song for our shop, song for my brand, song for shop, radio spot, sonic logo, brand music, business song',
  event:
    'shop opening, opening ceremony, grand opening, inauguration, wedding, marriage, birthday, anniversary, farewell, sangeet, event, party, launch, function, retirement, engagement, baby shower, valentine*, mehndi, surprise gift, gift for, celebration, reception song, haldi, surprise for, bride, groom, annual day, annual function, school function, bday, b day, birth day, b-day, turns 50, turns 60, turns 70, turning 50, turning 60, naming ceremony, namkaran, housewarming, griha pravesh, golden jubilee, silver jubilee, 25th anniversary, 50th anniversary, proposal song, wedding song, love story, graduation',
  relative:
    'father in law*, mother in law*, brother in law*, sister in law*, son in law*, daughter in law*, in laws, mother*, mom, moms, mum, mummy, mummys, father*, dad, dads, papa, papas, wife, wifes, husband*, son, sons, daughter*, sister*, brother*, grandmother*, grandfather*, grandma, grandpa, nani, dadi, girlfriend, boyfriend, parents anniversary, best friend, teachers day, granddaughter, grandson, nephew, niece, aunt, uncle, fiance, fiancee',
  lyrics:
    'karaoke, lyric*, poem*, poetry, my words, ghazal, shayari, own words, i wrote a song, verses, song i wrote, my own song, i have written',
  multiFormat:
    'cut for reel, cut for reels, want it cut for, reel radio and film, three lengths, two lengths, 3 lengths, several lengths, vocals separately, vocals seperately, vocals separate, separate vocals, vocals apart, voice and music separately, voice and music separate, only the vocals, music without the vocals, in other lengths, multi format, multiformat, reels, reel cut*, cut as reel*, reel version*, radio version, different versions, several versions, short version, all formats, cut for, different lengths, cuts, youtube shorts, film reel',
  book: 'book, books, novel, novels, ebook, title launch, memoir, story book, my story, storybook',
  video: 'video*, trailer*, reel, short film, clip, film, promo',
  lessonPlan:
    'plan drafter*, plan maker, lesson plan*, lesson planning, lessonplan*, lesson, lessons, plan lessons, teaching plan, plan my class*, plan classes, lesson planner, lesson notes plan',
  quiz: 'different papers, different paper, different question paper*, different sets, different test papers, quiz, quizzes, quize, quizes, mcq*, question paper*, test paper*, test maker, question bank, exam paper*, test generator, paper setting, class test*, make tests, set papers, unit test paper*, make question*, set question*, question generator, papers with answers, exam questions, set a and set b, two sets of, versions of the test, versions of the paper, versions of a test, two versions, next bench, copying in exam*, copy in exam*, copying in test*, cheating in exam*, cheating in test*, cheat in exam*, cheat in test*, copy from neighbour*, cheat from neighbour*, copying between, copy between, copy from each other, benches',
  worksheet:
    'worksheet*, content maker, study material, class notes, handouts, exercises, practice sheets, notes maker, teaching material, educational content, learning material, study notes, content tool, content creation for',
  grading:
    'grading, grade papers, check papers, paper checking, copy checking, checking copies, checking papers, correct papers, marking, evaluate, evaluation, marks, check answers, check copies, check answer sheets, answer sheet*, correcting copies, paper correction, check homework, grade answers, assess, assessment*, grade the, grades, check exams, checking exam*, test copies, check test copies, mark papers, mark the papers, correct copies, marking help, marking tool, check exam*',
  behavior:
    'behaviour*, behavior*, discipline, conduct, student records, student behaviour, student record*, behave, misbehav*, bullying, fights, misbehave*, misbehaviour',
  parents:
    'parent*, ptm, guardians, parent communication, message parents, messages to parents, parents messaging, moms and dads, mothers, parent portal',
  onlineClass:
    'virtual classroom, online class*, online classroom, live class*, virtual class*, online lesson*, online teaching, e learning, elearning, lms, attendance, online school, video lessons, teach online, remote class*',
  careerTest:
    'carrer test, carreer test, carier test, career test, career counsel*, career guidance, aptitude, career*, psychometric, which stream, stream selection, interest test, career report',
  how: 'how',
  begin: 'start, begin, proceed, starting',
  setUp: 'setup, set up, set-up, installation, install, one time, onetime, set up mean, setup mean',
  self: 'myself, on my own, by myself, ourselves, on our own',
  same: 'same, existing, current, old, present, my own',
  city: 'mumbai, bangalore, bengaluru, pune, chennai, hyderabad, kolkata, jaipur, lucknow, kenya, nairobi, tanzania, uganda, dubai, usa, america, uk, london, canada, australia, nepal, patna, noida, gurgaon, gurugram, faridabad, ghaziabad, chandigarh, bhopal, indore, nagpur, surat, ahmedabad, kanpur, varanasi, agra, ranchi, dehradun, amritsar, ludhiana, kochi, goa, guwahati, bhubaneswar, meerut, jodhpur, udaipur, mysore, vizag, coimbatore, allahabad, prayagraj, raipur, singapore, bangladesh, sri lanka, rwanda, africa, europe, germany, delhi, new delhi',
  serve:
    'do you work in, you work in, do you serve, clients in, customers in, deliver to, available in, do you come to, do you cover, work from, based clients',
  message:
    'message, messages, voice note, voice notes, voice message, voice messages, audio message, per text, website form, web form, site form, form on the website, form on our website, form on my website, form on the site, enquiry form',
  online:
    'online, internet, web, big sites, travel sites, booking sites, other sites, travel portals, booking portals, big travel sites, listing sites, travel websites, booking websites',
  sell: 'sell, sells, selling, seller',
  whenTo:
    'when do i, when should, when to, after the work, after work, the rest, remaining, balance, after completion, after delivery, at the end',
  mean: 'mean, meaning, means, what is, what are, whats, explain, define',
  benefit:
    'benefit*, advantage*, why do i need, why should i, why would i, what is the use, use of a, how will it help, how can it help, how does it help, worth it, useful for, what good',
  must: 'compulsory, mandatory, have to pay, necessary, must i, do i have to, optional',
  otherTool:
    'chatgpt, chat gpt, whatsapp business app, whatsapp business, wati, interakt, aisensy, manychat, wix, canva, godaddy, competitor*, other companies, other agencies, other agency, others, big agency, fiverr, upwork, google gemini, copilot, free tools, other bots, alternatives, makes you different, why choose you, choose you, why you, why should we choose',
  noWebsite:
    'dont have a website, no website, without a website, without website, need a website for the bot, need a website first, do not have a website, dont have website, have no website',
  keep: 'save what, save my, save this, save the chat, save chats, save our, save data, save messages, keep, lose, losing, change, switch, remain, stay, retain, port',
  look: 'parents also open, parents open, parents also read, parents read it, parents access, watch, see, look, parents see, parents view, visible to parents, shown to parents, parents look, parents allowed, guardians see, mothers see',
  decides: 'decide, decides, decision, final say',
  machine: 'robot, machine',
  notify:
    'message me, messages me, alert me, alerts me, notify me, notifies me, tell me, tells me, inform me, text me, ping me, let me know, warn me, remind me, update me',
  made: 'built, made, done, completed work',
  info: 'info, information',
  upgrade:
    'upgrade*, downgrade*, switch plan*, change plan*, move to growth, start small, begin small, add later, grow later, from starter to',
  mine: 'i run, i have a, i own a, we run, we have a, we own, i am a, im a, im an, i am an, we are a, our company does, i sell, we sell, my business is, i do, we do, i work as, business of, shop of',
}
