import type { SubjectId } from '#content/chat/subjects.ts'
import type { Examples } from '../examples.ts'

export const englishPrices = {
  price: `
    what should i keep aside for a website and a jingle
    how much in total for the first year with the bot
    business bot plus dashboard and broadcast, sum please
    lesson plans for 9 teachers plus quiz, per year
    what would two jingles cost
    price for 3 songs
    all four tools for the school together per year
    3 wedding songs, lowest amount
    whats the monthly for bot plus voice
    18000 yearly?
    bot for six months, total
    parent communication 25000 for how long
    dashboard and voice only, what does that make
    what comes to for crm and avatar together, least and most
    how much less is it than buying them singly
    cheapest option for a beauty parlour
    the smallest thing you have for a barber shop
    cost for 22 teachers
    both e-commerce bots together, what do i save
    min and max for an author site with song
    if i take voice later what will my monthly be
    setup only, once, for the bot with voice
    what are your prices
    how much does it cost
    what do you charge
    can you send me the price list
    lessson plan cost for me
    how expensive is it
    roughly what would I pay
    I need to know the cost before anything else
    rates please
    what does it all cost
    rates for authors
    coaching fees for the bot
    give me an idea of the price
    what is the cheapest thing you sell
    which is your most expensive service
    I have 15000 rupees, what can I get
    what can I buy for 30k
    my budget is 5000
    can I get something under 10,000
    what does it come to in the first year
    what would a cafe pay you in the first year
    site plus whatsapp assistant, what is that altogether
    hotel here, bot and website both, total please
    bot and calls together for a restaurant, sum
    both bots for my store with the dashboard, total
    two sites for two brands, how much
    what do i pay per month if i take bot, calls and dashboard
    for eight months what will the shop bot be
    add calls to growth, what would it be
    do you do it for a fixed sum per outlet, how much
    one year of starter
    18 months of the sme set, total
    a jingle and a site for the bakery, together
    total cost over two years
    how much in dollars
    price in usd
    what will I pay per month
    bundle or single, which is less for clinic
    starting price?
    what does appointment bot and call answering come to
    how much money do I need
    what is the total if I take everything
    what is the total cost of ownership in year one
    how much altogether
    lowest price package
    what do I pay at the start and then each month
    is 20000 enough
    what is the monthly cost
    song prices
    everything for the school except lesson plans, yearly
    clinic bot with phone answering, full amount
    website prices
    bot prices
    prices of your school tools
    music rates
    what is the minimum budget to start with you
    how little can I start with
    15000 a year or a month
    what is charged from ngos
    is it per month or per year
    total for all tools
    all of it separately, what is the total
    how much for school: quiz, worksheets and parents
    lesson plans for 35 staff
    cheapest website and how many days
    price and time for a bot
    how much is the setup for the store set
    what would you charge a small hotel
    rate for a boutique
    what is the lowest i can pay for a page
    i have 12k to spend on my cafe, what do i get
    my limit is 30 thousand, we are a gym
    budget around 50k for a hotel, options?
    starter with the voice added, rate
    with 5000 in hand, anything for my shop
    how much is the order finder
    monthly for a homestay
    what will it be each month after the setup
    if I add the dashboard to the bot what will it come to
    two book videos, from how much
    what will the first year come to
    add voice to starter, what would that be
    quiz and grading both for one year
    how much cheaper is the bundle
    how much
    bot plus somebody on the phone in evening, sum
    what does it cost me in total
    rates?
    is 8000 for the quiz per month or per year
    how much money
    your charges please
    give me all the prices
    what is the starting price
    how much to start
    is that price yearly
    I have 8000 only, what can I get
    my budget is 20k, what fits
    anything under 5000
    is there something for 10000 rupees
    what would I pay in one year
    what do I pay per month in all
    total of everything
    is it less if i take all together
    how much would both cost
    the setup and the monthly please
    what is the first payment
    per year how much
    price for youtubers
    author page plus trailer, least amount
    how much less is it without the dashboard
    what is the worst case price
    owner bot and voice, first payment and then per month
    business bot and broadcast, what do i pay at start and monthly
    a portfolio site and a jingle, total please
    sum for a business website plus a song
    what would customer bot and dashboard be together
    bot plus dashboard plus voice, all in
    starter for 12 months, what does it add up to
    sme bundle for the first twelve months
    only the monthly for growth over half a year
    quiz and worksheets for one school, total
    what does it cost to begin with you
    book video and author site, lowest and highest
    something below 8000
    anything less than 7999
    do you have things cheaper than 8k
    what do i get for under 3000
    can i pay in dirhams
    do you take payment in pounds or euros
    price in foreign currency
    least and most for an author page with a trailer
    in which currency are your prices
    what currency do you use
    are the prices in rupees or dollars
    two event songs, what would i pay
    cost of 3 book videos
    4 jingles price
    starter and a song together
    your company and your prices please
    minimum and maximum for site plus video of my book
    which one do i need and at what rate
    people ask where the parcel is all day, which bot and what rate
    which one fits me n price
    starting cost?
    cost to start with
    what is needed to start, money wise
    lesson plans for 5 of us
    lesson plans 11 teachers
    ecommerce bundle full year cost
    how much for both bots and the voice
    what will i have paid after a year with the business bot
    what do i pay in dollars
    do you have prices in usd
    can i get billed in dollars
    price in euros?
    whats the damage for crm integration
    smallest thing i can buy
    lowest amount you charge
    how much do you want for all this
    add up website with chatbot and broadcast
    dashboard price and can it come later
    the calling thing, price
    what does it cost to begin
    price to get started
    two lyric songs and a jingle, sum
    minimum and maximum please
    how much more is the big one
    is grading paid once or each year
    what is the difference in price
    and the price
    it was how much again
    tution bot cost
    how much do i save taking the set
    store site and the customer bot, sum
    need the calls part and the mass messages, total
    in us dollars for a store in texas
    what is the most we would pay for an agent
    all in for twelve months, shop bot and alerts
    what does a real estate office pay
    property agency, how much
    how much for ten of them
    taking all four separately vs bundle
    what is the smallest amount I can begin with
    I can spend 60k this year, what do I get for that
    cost in dollar for a foreign client
    portfoleo price
    bot and voice, first payment and then monthly
    website plus bot, what would be the sum
    hospitel website rate
    is the 3000 for each year
    if I drop the voice what is left to pay
    without the dashboard, how much
    only the bot then, price
    all school tools together per year
    which is costlier and by how much
    is it cheaper to take the bundle, how much do I save
    does the sme pack save money
    career test 20000 one time or every year
    what will 3 videos cost
    bot and website for our ngo together
    bot + voice + dashboard total
    two websites, how much
    what does it come to for six months
    cost of weding song
    monthly only, not setup
    rates for music
    bot for clinic one year cost
    doctor here, bot that books and takes calls, total please
    total of all education tools
    yearly cost including setup
    dont tell setup, only per month
    whole list of school tools together
    how much extra is the voice
    six short songs for my company fest, minimum
    rough price
    ballpark figure please
    what would I owe you altogether
    all tools for our school for one year
    song plus book film sum
    what do 2 schools pay for the quiz maker
    and what do I pay for it
    what is the damage
    how many rupees
    give me a figure
    complete set of school tools, total amount
    docter bot prise
    what must I budget
    the clinic bundle for first 12 months
    price range?
    if we take every school tool what is the yearly bill
    how mch for jingel
    costing please
    what does that set me back
    tell the amount
    I only want to know the price
    how much in one go and how much per month
    and how much would that be
    four birthday songs what will it make
    whats it gonna cost
    estimate of cost
    worksheets for class 3, price
    cost of 10 jingles
    site for my bakery, price, days, and can I edit
    one page site for my law office, rate
    how much do event people pay
    half of the website amount
    turn my words into music, rate
    what will i have paid after two years of the business bot
    if I have 15k which site can I take
    what can I get with 25 thousand
    website with chat for my clinic plus jingle
    I can pay 6000 only
    I said clinic before but it is an online store, price now
    it's a school not a shop, what's the price
    sorry I run a restaurant, not a salon, what would it be
    no I meant the voice, how much
    doctors price list
    I meant the other bot, price
    total of both bots with voice and dashboard
    price with song for dad's sixtieth`,
  compare: `
    why does the website bundle cost more than the site with chatbot
    what is in the website bundle that the other site has not
    which one should i take, starter or growth
    i am confused between the two bots
    what do you suggest for a tiny shop
    what is better for me, website with chatbot or without
    owner bot or customer bot for me
    which plan fits five branches with our own software
    is the bundle better or single parts
    money wise what is the difference with the chatbot and without
    do i need the agent or the trained chatbot
    what is the difference between starter and growth
    which package should I choose
    is the bundle cheaper than the single parts
    business bot or customer bot, which one do I need
    compare your packages
    which plan is right for a salon
    do I need the owner bot or the customer bot
    growth versus enterprise
    website with chatbot or bot on whatsapp
    small hotel: starter or growth
    we have both a shop and a website, which bot
    for a restaurant is the site with bot enough or the whatsapp one
    cost difference between plain site and site with assistant
    what more do i get with the dearer website
    4,999 one and 9,999 one, what do i get extra for five thousand
    12999 page or 19999 page, what more is in the second
    i see two website prices seven thousand apart, why
    which is right for a wholesaler, agent or business bot
    starter vs business bot, same thing?
    what would you recommend for my shop
    which website is best for me
    trained chatbot or gpt agent, what is the difference
    virtual classroom vs smart school
    trained chatbot vs gpt agent
    starter or business bot for a clinic
    should I take the bundle or just the bot
    what is better for a small clinic
    difference between a portfolio and a business website
    how is the business bot different from the trained chatbot
    which one suits a coaching centre
    which is better for a boutique, customer bot or business bot
    what separates growth from starter
    bundle or one by one
    whats the gap between the two website types
    is growth better for me than starter
    which bot for someone who sells online and in a shop
    help me choose between the packages
    what is different in enterprise
    portfolio site or business site, which for me
    do I need growth or is starter enough for two people
    is the song on creative page different from event song
    how much do I save with the bundle
    growth vs bundle
    event song versus jingle
    which one is right for me
    starter or growth, what should a small salon take
    do i need the set or just two parts
    customer bot against multichannel, i sell on insta
    what does the extra 7000 of the chatbot site buy
    what is extra in the dearer site for the seven thousand more
    what is extra in the 19999 one
    difference in price between the two websites
    which site for a hotel
    is the website bundle better than site and bot alone
    what suits a real estate office
    is the agent better than the bot
    what is the difference between the two bots
    should I take the bundle or single things
    book video or author website first
    trained chatbot or agent
    which package do you suggest for a gym
    what do I get more in growth
    why is one website 12999 and the other 19999
    business website or online shop, what is the difference
    which tool should a school begin with
    is the bigger package worth it
    one site is 12999 and one 19999, what more is in the dearer one
    what extra do i get for 7000 more in the other website
    bot or website first, what do you advise
    what extra do I get in the costlier one
    event song or lyric song, which one for a birthday
    business bot or trained chatbot for our college
    is multichannel different from the business bot
    what is better for a coaching centre
    what differs between customer bot and business bot
    author website or portfolio, which is right
    grading help vs quiz maker
    do we take the crm thing or the agent
    starter and growth, what is the gap
    one shop, one owner: which of your plans
    which one would you take in my place
    growth is double of starter, what is in it
    what should I take, bot or website
    song or lyric to music, which one for my poem
    difference between class kit and lesson plans
    which is better for me
    what is the difference between the customer bot and the business bot
    is the bundle worth it
    are both bots separately dearer than the bundle
    buying one by one or bundle, what is cheaper
    sme bundle or growth for two doctors
    what do I save with the sme bundle
    bundle versus separate
    jingle vs song for my school
    is growth worth the extra money
    12999 site and 19999 site, what is more in it
    which is better for a poet, song or video
    agent or chatbot for a school
    which package for two doctors
    do I save anything when I take the set
    is it cheaper together or alone
    virtual classroom or zoom, what is better
    lesson plans or worksheets first
    jingle or song for my shop
    video or website for my book
    portfolio site or business site for a photographer
    owner bot or dashboard
    quiz maker or content maker
    which school tool is the most useful
    trained chatbot versus business bot`,
  item: `
    i have stacks of supplier invoices in pdf, need them in a sheet automatically
    i am a poet, what is there for me
    my poems with music
    scan photos of bills and put them into a table
    record of who fought with whom
    i wrote a book, how do people hear of it
    something for a blood bank
    a tool that reads supplier bills from pdf or photo and fills a sheet
    mcqs from our book
    my face as avatar reading the script
    want bot reply with page reference from our documents
    clinic page with doctors and timings
    read invoices automatically and put the numbers in excel
    school office gets 100 calls, what to do
    something that types my bills into a table
    different papers for each row
    website for my hospital where a bot answers
    can software read my purchase bills
    what does the owner bot tell me and can i choose
    tell all parents that batch timing changed
    insta dm bot
    the owner bot, how does it know my stock
    stop copying in our coaching tests
    what would you suggest to a pediatrician
    we have long manuals, staff should ask and get the answer with the page
    hundreds of pages of policy, employees keep asking, can something answer from it
    paper with answer key from chapter 4
    followers ask same things in insta inbox
    we want staff to ask questions to our documents
    stop the kids from copying off each other
    i have a price list of 500 items that customers ask about
    can it say which doctor is in on which day
    billing software for my store made to order
    i need somebody to sort my enquiries and put them in the crm
    we want a talking face on a screen at the reception
    my shop sells online and people ask where the parcel is all day
    patients book and never come, is there a cure for that
    people fix a time and do not turn up, empty chairs
    kids forget the class timing, parents call all day
    place on the internet where fans can buy my tshirts
    admission ad tune
    i forget to call back those who asked
    my staff types the same reply fifty times a day
    i sell cakes and orders come on whatsapp at midnight
    end the copying between neighbours in exams
    website for my trust
    we are a real estate office, buyers ask and vanish
    patients ask which day the child specialist comes
    how do we stop copying in class tests
    stock finishes and i do not notice in time
    software for bills of my medical shop
    company song for annual day
    does the bot tell visiting hours of each doctor
    angry customers write and i see it two days later
    reply to comments and dms of my fans
    a small billing program for our shop
    i want to be told when a big order comes
    i lose customers because i answer late
    what is included in the starter package
    i make videos and want a digital double to speak
    students cheat from neighbours, need different papers
    i am a youtuber, what do you have
    what do I get in business growth
    what features does the customer bot have
    what does the e-commerce bundle contain
    what can the dashboard show me
    guidance for class 12 students
    what does the voice add-on do
    tell me more about the broadcast tool
    what is a custom AI web app
    what exactly is a gpt agent
    what is in the sme bundle
    what can the owner bot alert me about
    does starter include the dashboard
    is voice part of growth
    what does the quiz maker do
    tool for a librarian
    how does the grading help work
    song for retirement of our headmaster
    one tune in many lengths for my videos
    what do I get with the career test
    explain the multichannel assistant
    does the shop website have a cart and payment
    what comes with the website bundle
    what tools do you have for schools
    announce the camp to 2000 people
    what do you offer teachers
    do you have anything for authors
    what can you do for my clinic
    proposal song
    tune for our festival
    how can you help my online shop
    can it tell parents which teacher takes which batch
    do you do something for hotels
    do you make bots for restaurants
    you work for real estate people?
    is there anything for a wholesale trader
    we are a gym, what fits
    we make furniture, dealers ask rates all day, what have you got
    a cafe with ten tables, what would you give us
    what all comes with the website bundle
    what is inside the website bundle
    what do i get with the e-commerce set
    what exactly do i get for 44999 with the site
    contents of the store bundle
    what is part of the small business set
    what comes in starter
    list what is in growth
    i have a boutique, what's in it for me
    hotel owner here, anything for us
    a small cafe like ours, can you do something
    i teach maths, what's in it for me
    put the dashboard to my starter
    i am a dentist, whats in it for me
    do you do gyms
    do you do salons and spas
    what does the plain site contain
    does the shop site let me take payment
    does the portfolio have a contact form
    can the business site show a map and hours
    what does the site with chatbot have more
    is there something for musicians and youtubers
    auto reply on my insta page
    a bot for facebook and insta messages of our ngo
    a nice 10 second tune for my reel
    i am a maths teacher, what do i gain from this
    page for me as novelist
    what would you suggest for a restaurant
    do you have a solution for real estate
    sell notes and books from my own site
    page for my dance troupe
    can you help a coaching centre
    what is there for a kirana store
    could a small shop like mine use this
    I have a grocery, is there something useful for me
    anything useful for a tea stall
    is this of use for a chemist
    does the small business bundle include broadcast
    does growth include the dashboard or is it separate
    is voice included in starter
    does the e-commerce bundle contain the owner bot
    lullaby with my babys name
    inform 500 patients about our new timing
    is the broadcast tool part of the bundle
    is the voice add on the same for shops and small business
    I run a clinic, can you help
    turn my grandfathers diary into a song
    a page for my clinic plus chat in it
    I have a salon, can you help me
    I own a gym, what can you do for me
    circulars to parents
    ask questions to our textbook
    quick class test maker
    a site where students apply for admission
    i run a coaching, can you help
    we are a coaching centre, can you help us
    can you help my hotel
    song from a chapter
    trailer for launch day
    what do I get in the starter package
    what does the business bot do
    we are an ngo, what would help us
    send event invitation to everyone who agreed
    villagers call us, they cannot write, any solution
    what is in the bundle
    tell me about the voice add on
    what can the dashboard show
    a five second sound for my videos
    shop for our ngo products with payment
    film about my poetry collection
    site with chat for our college
    what is the broadcast tool
    site where my readers can write to me
    i need theme music for my channel
    explain the owner bot
    same questions of parents about fees daily
    my first book is out, what can you do for me
    what is an ai agent
    tool to make certificates
    what is included in growth
    volunteers ask the same about the camp, need an answering thing
    do you have anything for teachers
    overview for the hospital manager
    is the conduct register visible to mothers
    homework sheets easy medium hard
    is there something for a writer
    what report comes from the career test
    I teach at home, anything for me
    cheating in class tests, what do you have
    radio ad for the hospital
    can you help my restaurant
    an assistant that cites the page of our manual
    will it name the document it read from
    does it show where in the pdf it found this
    where does it take its answers from, will it say
    our dealers need answers from a 200 page catalogue
    staff ask hr the same policy questions
    someone types enquiries from mail into zoho, can that be automatic
    sales team copies leads from forms to the crm by hand
    we get rfqs by mail and make quotes by hand
    something that drafts quotations from the mails we get
    enquiries come from three places and nobody sorts them
    need a tool where my staff fill size and get the rate
    calculator for our carpenter business that makes the quote
    we want a small software for job sheets in our garage
    one bot for insta, facebook and whatsapp
    you do boutiques?
    do you take real estate offices
    do you cover manufacturers
    shopkeeper here, what is in it for people like me
    i am a lawyer, what would i get from you
    can a food truck use your bot
    do you work for agencies too
    our dms and whatsapp in one place please
    same assistant on site, insta and whatsapp
    can one assistant handle whatsapp and our insta
    will i get a note each evening with the sales
    tell me daily what we sold
    what do you have for shops like mine
    receptionist on a screen at hospital entrance
    elderly people ring up, they do not chat
    list of who to call back
    what is the avatar
    what does crm integration mean
    what does multichannel mean
    do guardians see the discipline notes
    admission leads into zoho
    a small film in my own voice about my book
    tell me about the parent communication tool
    want to open an online shop for handicrafts of our women
    do you know the real estate trade
    do you have something for lawyers
    are you familiar with clinics
    do you know how a salon works
    what is the quiz maker
    we are doctors, what do you suggest
    something for students to choose a career
    see all appointments of the day
    is there anything to send messages to all customers at once
    result software for our school
    invite all donors to an event at once
    I want the bot on instagram as well
    outro music
    can one bot answer on all channels
    I want something to pick up phone calls
    can the voice talk on phone
    a shop on the net for my channel's merch
    notes for weak children
    what is custom app
    small app that plans duties of volunteers
    i am a singer and want a site with my work
    for a music teacher anything?
    do you have something for checking copies
    fog holidays, how do we run classes from home
    people ask is the doctor in today, can it answer that
    does it handle phone calls
    12 seconds of music for a reel
    can the bot pick up the phone
    does it answer calls as well
    i just want reminders for my patients
    does it take phone calls too
    can it take calls as well
    i finished my first book, what can you do for me
    just published a novel and have little money, what is there for me
    i have 3 shops in different towns, what fits
    we are a group with four outlets
    does the bot take phone calls
    does it also take calls
    can the bot answer the phone too
    will the assistant speak to callers
    two businesses, one bot or two
    i run a bakery and also a gym, what do i take
    it should work for several branches
    i am an unknown writer, what could you do for me
    a page with my stories to read
    we have a 150 page handbook and want staff to ask it things and see the page number
    staff should ask our policy manual and get the answer with page
    questions to a long manual, answer with the page number
    will the bot answer calls too
    can the assistant also speak on the phone
    something that answers my phone
    we are a chain of labs with our own software, what do you have
    six branches and our own system, is there a plan for that
    do you have something bigger than the packages
    we need many branches connected
    what is the enterprise plan
    i run a physio clinic, what do you have
    have you something that plans lessons
    what all is there for schools
    instagram messages of my followers, can ai reply
    which tools are there for a college
    what do you have for musicians
    I wrote a poem, can it become a song
    website with live chat for a coaching
    a website for my poems with recordings
    I need a song for my mother
    could you make a stock and billing software
    could you make a video about my novel
    patients write after we close, nobody there
    I want patients to book by themselves
    page where readers buy signed copies
    my customers ask the same thing all day, what do you suggest
    which subject should they choose after 10th, a test
    is there something for missed orders
    I lose customers because I reply late, what can you do
    nobody picks the phone when I am busy, what have you got
    online store for my paintings and prints
    can your bot work in instagram
    what is there for a property dealer
    I need a site for my photos
    we want to sell online
    we want to show our school on the internet
    what does the customer bot do
    store for selling my cds online
    tell me more about the voice
    does the business bot answer on instagram as well
    store to sell my poetry books
    reply automatically to my followers' dms
    can parents answer to the school messages
    welcome song for freshers
    what is in the sme pack
    website with registration for our marathon
    something that only reminds parents of fees
    blind school, is there anything
    what is inside the sme bundle
    everything that comes with the small business bundle
    short clip of music for reels
    can it pick up my landline
    my phone rings all day, can your thing answer it
    can it speak with callers or only text
    theme song for our marathon
    feedback on answers of students
    tool to check copies
    daily diary to parents on phone
    something to mark exam papers
    a small film about my poems
    i only want to know when stock gets low
    i want a message when somebody complains
    alerts to me about orders, nothing for the customers
    guests reserve and don't show up
    property visits get forgotten by buyers
    our hotel desk is asleep when foreigners write
    leads are many, real buyers few, what helps a property office
    i sell plots, want only the interested ones to come
    everybody asks price and vanishes, i deal in flats
    does it fit a wholesaler
    do you handle b2b companies
    as a teacher what can i have
    do you do bakeries
    do you also do clinics
    members stop coming and nobody follows up
    people ask for the menu all evening
    for weddings we get 100 enquiries a week for the hall
    the phone at the restaurant is ringing while we serve
    a screen with a face at our hotel lobby
    need the thing that reads out and takes the calls
    mass message for our regulars
    an assistant that mails me the enquiries
    i sell spices abroad and get the same questions by mail
    I need a page for my photography
    a home for my drawings on the web
    volunteers should register online
    we need something so that orders don't get lost
    tell parents about holidays in their language
    sell my novels directly to readers
    can you do a bot for instagram dms
    I want to sell pickles on the net with payment
    notice to all guardians at once
    tune for lyrics i wrote for my sister
    someone should answer my patients in the evening
    our school needs a proper site
    something that checks notebooks
    parents call while we teach, is there something
    i am a counsellor and people write at odd hours
    I am tired of answering where is my order
    help with homework sheets for my class
    I want my clinic on the internet
    a website to sell course material
    what do you have for a hotel
    tell all patients the doctor is on leave
    what can you do for a tuition centre
    only reminders, no booking
    site for our event company
    do you have something for advocates
    pupils look into each other's papers, any cure
    message all members of our club
    announce new batch to old students
    ideas for a bakery?
    I teach, anything for me
    anything for a gym owner
    I write novels, what do you have
    an online shop to sell poetry books and prints
    intro tune for my podcast
    solution for missed calls
    a jingle for our coaching ads
    the ai which reads mails and prepares quotes
    my ghazal sung
    let our members know that the date has changed
    software for our donors
    something that reads incoming mails and drafts replies
    romantic song for my wife like in movies
    an agent that does one office task by itself
    I do mehndi at weddings, brides write all day, what should I take
    song with names of my whole family
    dm reply bot for my page
    test with set a and set b
    tiny tune for my insta stories
    turn my sonnet into music
    two versions of the same paper
    event company needs songs for clients
    put my lyrics to music
    our dispensary gets 80 calls a day, can your ai attend them
    we moved, all patients must know the new address
    classes online when pollution shuts school
    donors prefer to call, have you something that talks
    too many calls at our clinic, can it take some
    school anthem
    someone should answer my insta dms about cakes while I bake
    answer instagram messages automatically
    tool to note fights and bullying
    neighbours copy in the exam, can you help
    we organise weddings, what can we use
    something that records behaviour in class
    can your assistant pick up the telephone
    does the bot also talk on calls or only type
    will it answer when a customer rings us
    do you have something that takes calls for me
    bot that speaks on the phone, do you do that
    is it able to handle incoming calls as well as chats
    our phone rings nonstop, can the bot answer it
    does it do phone answering too
    can callers talk to the bot
    calls too or just whatsapp
    voice calls possible with the bot?
    automate invoices in my firm
    site where people can read and hear my ghazals
    i want to sell handmade diaries of our women online
    automate our paperwork
    I want to automate a boring office job
    an ai that fills in our forms
    parents should get marks on their phone
    an assistant for a cake baker
    a helper for my tiffin orders
    something for a travel company
    a solution for missed admissions calls
    will it ping me when stock of an item is nearly gone
    our admission desk is drowning in messages
    does it warn me before something sells out
    can it text me when an order comes
    answers from our annual report for donors
    I sell jewellery on whatsapp and my site, need something that answers customers
    who sees the behaviour records
    pdf of our rules, people should get answers from it
    background tune for my youtube shorts
    song out of my poetry book for the launch
    we sell shoes from our own website and buyers write all day
    how can we stop children from copying in tests
    promo of my memoir
    song for reels and radio both
    i have a physiotherapy clinic, could you help
    we run a small lab, can you help us
    do you also serve property agents
    i teach at a school, what do you have for me
    records of pupils, who can see them
    everybody on my list should hear about the shifting of clinic
    something so that buyers get answers
    our old patients phone, they cannot type, what is there
    enquiries from our site into crm
    instagram bot available?
    does it tell me about unhappy customers
    form on the site to join our ngo
    can an agent reply to my emails
    could an agent sort my inbox
    can the ai write my quotes
    what can a gpt agent do for me
    sell tickets and merch from my site
    what does an agent do in an office
    can it read contracts and tell me what is in them
    does the trained chatbot say where it found the answer
    appointment reminder alone
    we use excel sheets for everything, can ai help
    video lessons for our pupils
    homework to parents every day, what tool
    first correction of essays
    students ask doubts at night, can ai answer from our notes
    our office drowns in excel, what do you have
    customers ask if their car is ready, what can you do
    patients ask if their report is ready
    people ask whether their clothes are stitched
    program for allotting exam seats
    marks entry program
    is starter with dashboard
    what comes with starter
    what has growth that starter hasn't
    does the owner bot send a daily summary
    farewell song for seniors
    attendance in online class
    does the bot book tables
    i want to sell my books online
    bot for creators who get many dms
    is one teacher enough to buy the tools
    can a single tutor buy the quiz maker
    answer who sits in the evening opd
    show my paintings on the net
    stream choice test
    behaviour notes, who can see them
    can a coaching centre use the school tools
    do you have homework help for parents
    music of fifteen seconds for instagram
    I have a tiffin service and everybody writes at 8 to skip the day
    a qawwali for our function
    our teachers check 900 copies
    teacher here, whats in it for us
    a song in the style of old hindi films
    I run a medical shop alone and need something simple to answer messages
    I am scared of technology and need a simple answering thing
    my workers are illiterate, can a voice help them
    a bot that knows our study material and answers students
    ai teacher with face for our lessons
    I need something for two clinics`,
}

export const englishWishes: Examples<Record<SubjectId, unknown>> = {
  none: `
    what are your prices
    rate list
    how much do you charge
    cost?
    what will it cost me
    I want to know the price
    please tell the charges`,
  onlineShop: `
    I sell handmade candles through instagram and my own site
    we run a webshop for kids clothes
    my wife sells jewellery online
    i sell skincare on my own store
    we have a pickle brand on shopify
    a web store for phone covers
    my online saree business
    we have a small d2c brand
    I ship spices all over india from my store on the internet
    we ship furniture ordered on our site
    our e-commerce business
    I get 50 orders a day on my online store
    we sell shoes on the web`,
  localShop: `
    I own a small grocery
    we have a bakery in the market
    a mobile accessories counter
    my father's cloth shop
    we sell sweets in karol bagh
    a stationery shop near a school
    my medical store
    our mobile phone shop
    our toy store in the mall
    I have a hardware shop in the village
    we run a boutique on the main road
    my uncle has a sweet shop
    a family run bookstore`,
  smb: `
    I am a dentist with two chairs
    we are an ngo for girls
    we have a beauty salon
    I run a coaching institute for class 10
    my gym has 200 members
    we are property dealers
    i run jee classes
    I am a physiotherapist
    a cafe with ten tables
    we are a boutique hotel in udaipur
    I run a crossfit box
    our law practice
    a real estate office with four agents
    our small restaurant
    we have a small hospital
    a banquet hall
    we make steel parts for dealers
    a dental chain
    our spa in gurgaon
    a small printing unit
    I have a travel agency
    we run a yoga studio
    I work as a lawyer
    dentist here
    my pathology lab
    a travel desk for himalaya treks
    we manage holiday villas
    we own a guest house in the hills
    I am an eye doctor
    i am a wedding planner
    our veterinary clinic
    I teach dance to kids at my studio
    we repair air conditioners in the neighbourhood
    car service garage
    I am a wedding photographer with my own studio
    we are a small interior design office
    our blood bank
    tiffin service`,
  school: `
    I am the principal of a school
    our school has 40 classrooms
    we run a kindergarten
    we have a college
    I am on the management of a college
    tools for our school
    something for my primary school
    i am vice principal
    all school tools
    price list for schools
    our school is cbse
    your tools for education
    the education tools
    the whole set for schools`,
  teacher: `
    I teach maths in class 8
    I am a school teacher
    as a tutor I spend my evenings preparing
    I teach science at a government school
    something for a single teacher`,
  student: `
    I am a student in class 12
    my son studies in class 10
    something for pupils
    a college student here
    i am in class 11
    a tool for students`,
  author: `
    I have written a novel
    i am writing my third book
    my first book is coming out next month
    i published a book of stories
    I am a poet
    I write children's stories
    I self published a thriller
    we are two poets
    my memoir is nearly done`,
  creator: `
    I am a youtuber
    I make reels for a living
    I have a podcast
    i do vlogs
    i run a music channel
    our band wants something
    i am a stand up comic
    I am a content creator`,
  businessBot: `
    a bot that takes appointments on whatsapp
    a whatsapp bot for my clinic
    an assistant that books tables for our restaurant
    something that reminds patients of their visit
    reply bot for our ngo helpline
    an assistant that fixes appointments for two doctors
    automatic booking for the salon
    a bot that answers parents of my coaching centre
    something to answer enquiries about flats on whatsapp
    reply to clients automatically and fix appointments
    the business bot
    somebody to answer whatsapp while I cut hair
    an automatic receptionist on whatsapp for the lab
    whatsapp answering for a wedding planner
    something that takes table bookings at my cafe
    a bot that answers hotel guests about check in and rooms
    gym class reminders on whatsapp
    an assistant to fix flat visits for our property office
    answers for guests of our homestay at night
    a machine that follows up with people who asked about admission
    I miss messages from patients and want that fixed
    my phone rings all day for appointments and I can't keep up
    a bot that answers the same questions about fees and timings
    a bot just for reminders
    bot for gym memberships and class bookings
    demo class booking bot
    a bot for my grocery that answers on whatsapp
    booking bot
    a bot for counselling slots
    a bot that takes spa appointments
    whatsapp answers for a banquet hall
    someone who replies to buyers of plots and fixes a visit
    booking helper for a barber
    reminder to clients before their slot
    real estate leads bot
    bot for enquiries about plots and flats
    a bot to answer property enquiries
    a machine that replies on its own when people message my shop
    something that answers customers by itself on whatsapp
    when people message, it should reply with the rates on its own
    patients message at night asking for timing, something should answer them
    someone to reply to the same whatsapp questions all day
    I can't pick up the phone during treatment and lose appointments
    get appointments fixed without me typing
    an assistant that follows up with people who asked the room rate
    reply to dealers on whatsapp about rates
    a thing on whatsapp that takes cake orders and asks the date
    bot for a villa rental
    an assistant for my spare parts shop
    something that answers parents when they ask about fees and batches
    bot for event bookings
    automatic answers for my salon clients
    auto responder for the hardware shop
    appointment bot for a physio
    the small local shop bot
    a bot for our admission desk
    bot for the parlour
    it should tell patients when the doctor is free
    an answering thing on whatsapp for my studio
    a whatsapp assistant for my optician shop
    automated whatsapp replies for a small salon
    someone virtual to fix appointments for our lab
    a bot that reminds patients
    a bot to handle enquiries at my tuition centre
    only reminders to patients on whatsapp
    something that answers patients in the evening
    the small business whatsapp assistant
    a bot that tells opening hours and fees
    a machine receptionist on chat
    a helper that replies to hotel guests on whatsapp
    a bot that answers about batches
    fees reminder bot for my coaching`,
  customerBot: `
    a bot that answers where is my order
    customer bot for my online shop
    something that tells buyers about stock, size and delivery
    a chatbot for my shopify store
    an assistant for my webshop that answers product questions
    automatic answers for people who buy from my instagram boutique
    answers about size, colour and return for my store
    order replies for a skincare brand
    a bot for buyers of my candle store
    the e-commerce customer bot
    a bot that gives the courier status to shoppers
    chatbot that helps people shop on my site
    whatsapp bot for my online saree business
    order tracking bot
    tells customers if it's in stock
    handles exchange and delivery questions of our web buyers
    a chat on my woocommerce store that knows products
    something that handles return questions for the web store
    answering machine for online customers
    customers keep asking where is my order
    people ask me all day whether a dress is available in their size
    my buyers want to know when the parcel comes
    the bot for the online shop
    answers for people shopping on our own website
    shoppers on our site ask the same product questions
    the buyers of my web store need quick answers about delivery
    someone to answer the order questions of my online customers
    a bot that tells buyers where the parcel is
    something for my online boutique's order questions
    the bot for shopify customers
    a chat helper on my webstore for sizes and returns
    customer bot for a d2c brand
    an assistant for people who shop on my site`,
  ownerBot: `
    something that messages me when stock is low
    a bot that tells the owner about new orders
    alert me on whatsapp when a big order comes in
    I want to be told when a customer is angry
    the owner notification bot
    a daily summary of my shop on whatsapp
    an evening note with the day's sales
    tell me the moment a buyer complains
    tell me what was sold today
    just the alerts for me as the owner
    notify me about complaints
    a tool that warns me before something sells out
    inform me the moment an order is placed
    a message to the boss when an item is nearly over
    let me know of angry buyers
    a message to me when somebody is unhappy with an order
    a day-end summary on my phone
    owner alerts
    get a report of sales every evening on my phone
    a bot which tells the owner about new orders, not the customers
    I miss orders when I travel, I want to be informed
    ping my phone when somebody orders
    order alerts on my whatsapp only
    warn me when an item is about to run out
    the bot that writes to me, the shop owner
    tell me each evening what was sold
    warn me when goods are about to finish
    I only want to hear about problems in my shop
    something that tells me when an order arrives at my store
    an alert on my phone for every order
    the one that informs the owner
    stock and order alerts for me`,
  voice: `
    something that picks up phone calls
    someone to take the clinic calls in the evening
    the voice add-on
    a bot that speaks on the phone
    an assistant that answers calls when we are busy
    voice for my bot
    a voice that takes table bookings by phone
    the voice part, for shops and for small business
    someone to take the calls at the hotel desk
    can it talk on the telephone with callers
    answer calls automatically in hindi
    a talking assistant for patients who cannot type
    the calling feature
    a voice that reads the answers aloud
    the calls part
    voice add on, same rate for a store and a clinic
    pick up when the shop phone rings
    someone to take calls after hours automatically
    the voice thing
    a computer voice that takes our calls
    the voice add on, same for shop and clinic
    call attending for the hospital
    an ai for callers of our trust
    it should talk on the phone like a person
    voice for the restaurant line
    answering the telephone when nobody is at the desk
    something for old people who call instead of typing
    the talking add-on
    spoken answers
    something to pick up the landline
    an ai that attends our calls
    the phone answering part
    voice add-on for a small business
    a voice that answers admission calls
    calls handled by ai
    an ai for the school office phone
    someone virtual to take phone calls
    the talking part`,
  dashboard: `
    a dashboard
    one screen with all bookings
    a panel where I see who has to be called back
    list of people to call back
    a list of everybody who asked but never bought
    overview of all conversations and orders
    a screen with all enquiries of the hotel
    one place to see today's tables
    the optional dashboard
    all enquiries in one list so nobody is forgotten
    an overview for the hospital manager
    a page showing today's appointments and enquiries
    the overview screen
    a panel for my manager
    a list of people who messaged and went quiet
    somewhere to see everything at a glance
    a report screen where I can see everything
    one place to look at all chats and bookings
    a screen for the manager with today's visits
    one place to see who asked what and when
    a screen with today's patients
    the screen with all bookings
    dashbord
    the reports screen`,
  broadcast: `
    send an offer to all my customers at once
    the broadcast tool
    vaccination drive message to all families
    one message about the eye camp to former patients
    mass whatsapp messages to my clients
    announce a diwali sale to everybody on my list
    message all patients about a holiday
    weekend offers to our regulars
    a new menu announcement to all guests
    newsletter on whatsapp to customers
    send festival greetings to the whole customer list
    bulk messaging for my shop
    a message to all members of the trust
    event invites to my list
    new batch news to former students
    tell all my regulars about new stock
    the tool for festival wishes to clients
    send the sale message to all buyers who agreed
    can u send offers to all customers at one time
    can it message everybody together about a sale
    send promotional messages to my customers
    whatsapp blast to my list
    inform all patients that we moved
    inform all customers about new timings in one go
    mass whatsapp for the gym
    I have to message 2000 customers one by one before every sale
    write to all my old customers at once
    holiday notice to every patient
    health camp news to old patients
    a way to announce things to everybody on whatsapp
    tell everyone about our new collection with one click
    messaging all members of the gym about closing days
    invitations to all our donors
    messages to all my old students at once
    diwali wishes and offers to every customer
    one message to all my contacts
    free checkup camp news to all our patients
    a note to all parents about changed timings
    telling all my students about the new address
    tell 900 members about the new date
    a camp announcement to everyone who came before
    the tool for festival offers`,
  ecommerceBundle: `
    the e-commerce bundle
    customer bot and owner bot together
    both bots for my online shop
    customer bot and alerts as one set
    the set for web stores
    bundle for my webshop
    the complete package for an online store
    both store bots in one deal
    both the customer and the owner bot in one deal
    the full pack for a web store
    both shop bots together
    the two online shop bots as a set
    the full e-commerce pack
    both bots for my web store`,
  smbBundle: `
    the sme bundle
    bot with voice, dashboard and broadcast all together
    the full bundle for my clinic
    the bundle for salons with voice and everything
    bot, calls, screen and mass messages together
    the whole small business set for a hotel
    everything for a small business in one bundle
    the full pack for a local shop with calls and offers
    the complete set for a salon
    everything for a salon in one
    the one where everything comes together for a parlour
    the complete bundle for my clinic, voice and all
    all add-ons together for our clinic
    the complete bundle for my local business
    the package with all four things for a small business
    everything together for a small business
    sme pack
    the whole small business set
    everything for small business together
    small business package with all four
    the sme combo`,
  starter: `
    the starter package
    your most basic plan
    starter plan
    the smallest plan you have
    your smallest package
    the entry level plan
    the entry package
    the plan to begin with
    starter pack for my shop
    your lowest package and what comes in it
    the smallest package to begin with
    cheapest package
    the smallest plan
    the starter`,
  growth: `
    the business growth package
    growth plan
    the popular package
    the middle package with voice and dashboard
    business growth
    your most popular package
    the package most people take
    which package is most popular
    the package with the popular mark
    the best selling plan
    business growth plan
    the middle package
    growth pack`,
  enterprise: `
    the enterprise package
    we have six branches
    a plan for a chain of schools
    a plan for a chain of clinics
    for a big company with several offices
    seven cafes in three cities
    a hotel group with its own software
    enterprise plan
    several campuses
    we are a hospital group with many departments
    what do you have for bigger clients
    franchise with 20 gyms
    several showrooms, one system
    our group has eleven outlets
    we are a large organisation with several locations
    something for a chain
    three diagnostic centres
    a custom deal for a big firm
    none of your packages fits us, what do you do for bigger clients
    what do you offer larger customers
    we have 30 branches, what is the price
    for a hospital with four branches
    my requirement is bigger than growth
    a plan for five branches
    something for a chain of clinics
    a solution for a big company`,
  package: `
    your packages
    which packages do you have
    the plans
    the three packages
    package prices`,
  website: `
    a website
    a web page
    I need a site
    a homepage
    build me a website
    we need to be on the internet
    site for us`,
  websiteBusiness: `
    a website for my clinic
    a simple site with our services and contact
    a web page for my law firm
    a website for my school
    a homepage for our restaurant
    business website
    a site for our school
    a page for my restaurant with menu and map
    a site for our factory
    a site for the hotel without booking engine
    company website with five pages
    a website for my coaching institute
    internet page for my salon with a map
    web page for my gym with timings
    simple site for a property office
    a company site for b2b buyers
    I just want our name, timing and phone number on the internet
    a normal website for my dance school
    a page on the internet about our hotel
    a plain site for the pharmacy
    site with our products but no cart
    site showing our services and rates
    an ngo website
    site for our hospital
    a site for an event company
    web page for our tuition
    a simple site with a few pages
    one page site for my law office
    a website for our clinic with map and phone
    a normal website for my shop, no selling
    a trust website
    the 12999 website
    a plain company site
    a website for a tour company`,
  websiteChatbot: `
    a website with a chatbot
    a coaching website with a chat window
    a site with an assistant inside
    a school website with a chat box
    website plus bot
    a hotel site that answers guests
    a gym website with a chat helper
    a homepage that answers visitors by itself
    website for my hotel with a chat assistant
    page plus assistant on it
    a site that replies to questions about rooms
    a business site including a chatbot
    a website which can also chat with visitors
    website having an assistant for patients
    a simple site and a chat thing inside it
    a page for the clinic that answers questions of visitors
    site with chat inside
    a clinic website with chat in it
    a site with a chat assistant built in
    website plus chatbot
    a site where a bot talks to visitors
    the website that answers questions`,
  websitePortfolio: `
    a portfolio site for my photos
    a page to show my paintings
    portfolio website for an architect
    an online gallery of my makeup work
    a site to show my interiors
    a neat page where brides see my makeup photos
    a few pages with photos of my makeup work
    a personal website to show my work
    site for a designer's projects
    site with my artwork
    website of a filmmaker
    a small page for a freelancer
    photos of my decoration work on a page, no shop
    an architect's work pages
    a page of my designs
    a neat website where brides can look at my work
    a site only to show my pictures, no shop
    a singer's website
    a place on the net for my drawings
    showcase of my interiors
    a small site with my best photos
    my own page as an actor
    a website for my mehndi designs
    a site for my paintings
    portfolio for an architect
    a site for my youtube channel
    a page to show my dance videos
    a page for a makeup artist's pictures
    website for my photographs`,
  websiteShop: `
    an online store
    a website where people can buy
    e-commerce website with payment
    a web shop with cart
    I want to sell my pickles on my own site
    a site where customers order and pay
    build me an internet shop
    a store site where people pay
    a site to sell our soaps with checkout
    online store for my boutique
    a shopping website
    a complete shop website with cart
    people should be able to buy directly on my page
    site that sells my course with payment
    online store with cart for my boutique
    take orders and money on a website
    I would like to start selling my spices online
    a site to sell coffee directly to people
    website where customers add to cart and pay
    a store to sell signed copies
    an internet store for handmade soap
    a web store for our ngo's handicrafts
    a shop page with payment for pickles
    shopping website
    a place on the net to sell merch
    a site where fans buy tshirts
    a site where people pay and order
    an online store for pickles
    a web shop with cart and upi
    an online shop with payment for my candles
    an online shop for my books
    site to sell my shawls
    my own amazon like shop
    a site with products and checkout`,
  customApp: `
    custom software for our work
    an AI web app made for us
    a tool that reads our invoices
    software that makes quotations for us
    an app to allot seats in exams
    a special program for our factory planning
    a tool where my staff upload bills and it reads them
    a rate calculator for our print unit
    a tool that makes quotes from sizes
    a tool which reads supplier bills from a photo and fills a sheet
    software that puts invoices from pdf into excel
    small software for job cards in a garage
    custom web application
    software that reads invoices and fills the register
    software for one task in our school office
    I have an idea for an app that runs in the browser
    a program that makes our certificates
    result software for school
    a document reader software
    an app in the browser for our stock register
    an app in which we put delivery slips and it makes the list
    a planner for our delivery vans
    something that takes scanned purchase bills into our stock list
    something that computes the price of a kitchen
    I have an idea for an app for tiffin services
    build my app idea
    an app for my business idea
    a small program for our office that reads pdf forms
    a tool made just for our workflow
    a tool to plan volunteers
    a registration tool for our marathon
    software that plans our deliveries
    software for one job in our factory
    a form that works out the cost and prints an offer
    something where my people photograph receipts and get totals
    can you build my app idea and from what price does it begin
    do you people build software like this from an idea
    a tool that reads supplier bills and fills a sheet
    software that takes the figures out of photographed invoices
    an app that reads receipts for us
    a quote maker for our sales people
    a screen for our workshop that keeps job cards
    software that reads invoices
    software for my hostel
    an inventory program for my godown
    an erp for our small factory
    a custom web tool for my office
    a program just for us`,
  websiteBundle: `
    the website bundle
    site and assistant together, one set
    website and assistant planned as one
    the bundle with website and bot on whatsapp
    the bundle with website and chatbot on whatsapp
    site and app and bot in one pack
    website with everything together
    the full website pack`,
  agent: `
    a gpt agent
    an AI agent that does office work
    an agent that sorts my emails
    something that prepares quotes from customer messages
    an agent that works in our tools
    AI employee that carries out steps
    an agent that sorts our mails
    an agent that enters bills into our sheet
    automatic sorting of enquiries
    GPT agents
    an ai that prepares quotes for events
    something that reads rfq mails and drafts offers
    an ai that reads the bills in our mail and fills the sheet
    reads purchase invoices, pdf or photo, and enters them
    an agent that does the quote and asks me before sending
    a helper that types supplier bills into a sheet
    a helper that sorts supplier mails
    prepares draft quotations from enquiries
    something that reads our mails and prepares the answers
    a digital worker for the office
    automate office steps like checking, copying and replying
    moves data between our mail and our list
    sort enquiries and answer routine mails
    an ai that reads mails and prepares quotes
    an agent that files admission forms
    automation of invoices in my firm
    an ai worker for one office job
    something that does paperwork by itself`,
  trained: `
    a chatbot trained on our documents
    a bot that answers from our manuals
    students clear their doubts with a bot fed with our notes
    doubt solving bot from our notes
    a bot where pupils ask doubts from our material
    staff should be able to ask questions to our policy files
    a bot that knows our 500 page catalogue
    an assistant that reads our pdfs and tells the page
    trained chatbot
    a chatbot that answers doubts from our notes
    a bot for internal company documents
    answers from our prospectus pdf
    an ai that answers questions out of our course notes
    a bot that knows our machine manuals
    answers from our 300 page catalogue
    reads our pdf price lists and replies to dealers
    a chatbot taught from our own material
    something that answers donors from our reports
    a bot that answers students from our material
    an assistant that knows our course books
    teach a bot with our notes and question papers
    students should ask doubts from our own books
    a helper on our site that has read all our brochures
    a chat which names the document it used
    something dealers can ask about specs
    bot that has read all our files
    a chatbot that knows our product manuals
    a bot trained on our hospital manual
    our staff handbook as a chatbot
    upload our documents and ask questions
    chatbot that learns from our own data
    a bot that quotes the page of our handbook
    we have a thick policy manual, can staff just ask questions to it
    a bot that answers from our pdfs
    something that knows all our manuals
    an assistant fed with our catalogues
    a bot for our company policies
    a chatbot that read our documents`,
  multichannel: `
    one assistant for whatsapp, instagram and the website
    a bot on all our social media
    answer dms on instagram and facebook and whatsapp together
    one assistant on insta dm and whatsapp
    answers on facebook, whatsapp and our page alike
    multichannel assistant
    the same bot on every channel
    an auto reply in insta dms
    a bot for instagram messages
    reply to instagram comments and messages plus whatsapp
    customers come from facebook, instagram, whatsapp and the website and I want one bot
    the same assistant on insta and whatsapp
    facebook messenger bot for our ngo
    one that answers my followers on instagram
    insta bot for a creator
    my instagram and whatsapp inbox handled together
    the same bot in all our chats
    a boutique assistant for insta, whatsapp and site
    one bot for all the apps people write to us on
    one bot on insta, whatsapp and the site
    instagram chatbot
    the same assistant on facebook and whatsapp
    a reply bot for facebook and insta
    a bot for my followers' dms
    an instagram dm bot
    a bot for all my channels
    answers to fans in dms
    social media inbox bot
    one assistant everywhere
    answering insta dms as well as whatsapp`,
  avatar: `
    an avatar with a face
    a talking avatar for the reception screen
    a digital person who speaks to visitors
    an ai presenter for my channel
    a talking face for the hotel lobby
    a virtual human for our showroom
    AI presenter with a face
    avatars and voice
    a virtual host on a screen in our showroom
    a digital teacher with a face and a voice
    a digital double that reads my scripts
    a face that greets visitors on a screen
    a virtual anchor for videos
    a speaking character at our entrance
    a talking teacher on screen
    the one with face and voice
    a lady on the screen who greets visitors
    my face as ai avatar
    a talking face for reception
    a digital person at the showroom
    an ai presenter with a face`,
  crm: `
    put leads straight into our crm
    enquiries into salesforce
    crm integration
    enquiries should land in zoho automatically
    leads from our website form landing in hubspot by themselves
    donor contacts into zoho
    connect the contact form with our crm
    no more typing of contacts into hubspot
    get site enquiries into hubspot by themselves
    no more typing of form enquiries into our crm
    no more typing leads into zoho
    new leads entered in our customer database by themselves
    connect our chat to our sales software
    dealers' enquiries straight into our crm
    our clinic uses hubspot, the form should go there on its own
    link forms and whatsapp with the crm
    my sales team forgets to enter enquiries into zoho
    admission leads into our crm
    link the bot to our customer list software
    receptionist copies every website lead into the crm by hand, that must stop
    enquiries from the chat should go into our system
    our hospital software should get the chat bookings
    enquiries written into hubspot by themselves
    our leads in zoho automatically
    a link between site and crm`,
  song: `
    a song
    some music
    make a song for me
    a tune`,
  eventSong: `
    a wedding song
    a birthday song for my mother
    sangeet song with both names
    a lullaby with my baby's name
    a song for our anniversary
    farewell song for a colleague
    a song with names of the couple
    a song for our hotel's tenth anniversary
    music for the product launch
    a farewell song for the principal
    a surprise song for my husband's 40th
    an anthem for our fest
    song for my sister's sangeet
    a retirement song for our teacher
    a personal song for my grandparents' golden jubilee
    a launch song for our showroom
    a song with my parents' names and story in it
    a theme song for the marathon
    a surprise song for an anniversary
    a song for my daughter's first birthday
    music with our love story for the reception
    a welcome song for guests
    a farewell tune with inside jokes
    a song for our golden wedding
    a launch song for the product
    a song for papa's retirement
    a surprise song for my wife with our story
    a birthday song with mummy's name
    song for the sangeet
    a farewell song for our principal
    music for my daughter's first birthday
    a school annual day song
    a two minute anniversary song`,
  jingle: `
    a jingle for my shop
    an advertising tune
    a short melody for our brand
    radio spot music
    a tune for our restaurant's radio spot
    short ad music for my sweet shop
    a catchy tune with our shop name
    jingle
    fifteen seconds of music for my reel
    ten seconds of music for my show
    a ten second ad song for the bakery
    a sound people remember our cafe by
    a musical logo for the brand
    an ad tune for our coaching
    something people hum after hearing it on radio
    thirty seconds of music for local radio
    a short sound logo for my videos
    hospital radio ad
    a tune so that people remember my bakery
    a short song for our advertisement
    music for our shop's ad on radio
    an intro tune for my channel
    an ad tune for my sweet shop
    a short catchy bit for insta
    a radio spot with music
    a catchy tune for our brand
    hold music with our name
    podcast intro music
    15 second ad music`,
  lyrics: `
    set my poem to music
    I have written lyrics and want a song
    turn my ghazal into a song
    nazm with music
    tune for the words i wrote
    music for my own words
    a few of my late mother's poems set to music
    my uncle's shayari as a song for his birthday
    lyric to music
    make a melody for the verses I wrote
    verses from an old diary as songs
    compose for my shayari
    my grandfather's diary poems with a tune for his anniversary
    my poems made into songs
    music on my fathers poems
    my diary verses in music
    composing for my lyrics
    my late father's verses as music
    sing the words that I wrote
    my poem as a song
    a ghazal of mine sung
    hindi poems composed as songs
    music for my sonnet
    my own lyrics with a tune`,
  multiFormat: `
    one song cut for reels, film and radio
    different versions of a song
    one song cut for reels and also for radio
    the ad song cut for reels and radio
    short cuts of our song for reels
    the same tune in a short reel version and a long one
    multi-format music
    reel cut and full song
    my song in different lengths for reel, film and radio
    my song in many lengths
    the song in several lengths
    a radio spot and a reel from one song
    theme music for my podcast and reels
    one song for reel, film and radio
    the same jingle for instagram and for fm
    one tune for shorts, video and radio
    reels cut from my music`,
  bookVideo: `
    a video about my book
    a book trailer
    a short film to promote my novel
    book review video
    a clip for my book launch
    a promo reel for my poetry collection
    a short clip for my debut book
    a video so that people get to know my novel
    a trailer for the launch of my book
    promote my book with a short clip
    my book needs a trailer for youtube
    a film on my poems
    some video for my love story novel
    a trailer for my novel
    a film of my poetry book
    a one minute video on my memoir
    a reel about my novel
    book promo video`,
  authorSite: `
    a website for an author
    a site about my books
    my own writer's page
    a novelist's website
    one page site for a writer
    author website
    a homepage where readers find my novels
    a website where people can see my books
    a site for me as a writer
    a page for my poetry
    site for my three books
    a site for my debut collection
    a page with my stories
    an author page
    a website where my ghazals can be read
    website for a poet with audio
    a website for me as a writer
    a site for my poems
    a page for my memoirs`,
  bookSong: `
    a song from a chapter of my book
    a song out of my poetry collection
    a song for my novel
    music from my novel's chapter
    turn my story into a song
    a theme song for my book
    a song from my book
    a song from my short story
    a theme song for my novel`,
  lessonPlan: `
    lesson plans
    a tool that plans my lessons
    help with preparing classes
    weekly teaching plans
    lesson planner for our teachers
    plan the periods minute by minute
    something that drafts teaching plans
    a planner for my classes
    teachers spend their sundays writing lesson plans
    period plans for a science teacher
    planning of lessons takes all evening
    planning help for 22 teachers
    plans for every chapter for our teachers
    the lesson planner
    chapter plans`,
  quiz: `
    a quiz maker
    a tool for question papers
    question sets with different order for each bench
    something that makes tests from a chapter
    automatic mcq papers with answer key
    exam paper generator
    make class tests quickly
    making unit test questions takes our time
    question papers that stop cheating
    set papers from our chapters quickly
    quick tests for coaching
    surprise test maker
    a paper maker for our school
    tests with answer keys
    different papers for neighbours in the exam
    papers in two versions so that they cannot copy
    mcq tests from ncert chapters
    a paper setter
    something to make mcqs
    question papers from any chapter
    papers so that kids on one bench get different questions
    set a and set b of a test
    unit test generator`,
  worksheet: `
    worksheets and notes
    practice sheets for slow learners
    a content maker
    homework material for primary
    worksheets on three levels
    practice sheets for my class
    study material generator
    study notes in hindi
    exercises on three levels
    handouts for students
    we are tired of making study material
    easy and hard worksheets for one class
    something that writes exercises for class 4
    worksheets and notes for class 3
    homework sheets`,
  grading: `
    help with correcting copies
    a tool that checks answer sheets
    grading help
    help for teachers with piles of answer sheets
    feedback for each answer of the students
    first checking of essays
    first marks and feedback on tests
    correct exam papers faster
    notebook correction
    something to evaluate homework
    checking 800 answer sheets is killing us
    help for marking exams
    help with checking test copies
    marking of exam papers
    a tool that proposes marks
    copy checking for six sections
    the copy checker`,
  behavior: `
    behaviour records
    keep track of pupils' conduct
    a private register of conduct for teachers
    notes on discipline for teachers
    record which child misbehaves
    notes on troublemakers
    behaviour tracking for the school
    discipline record
    behaviour complaints are kept in a torn register
    note down which pupil disturbs the class
    something to note fights and good conduct
    behaviour register on the computer
    a diary of how children behave`,
  parents: `
    send messages to parents
    a way to inform guardians
    school notices on parents' phones
    parent communication
    a tool to inform parents in their language
    keep mothers and fathers informed about school
    notices to guardians on whatsapp
    messages to mothers and fathers with replies
    parent messaging for our school
    parents keep calling the office for fees, holidays and bus
    inform families about school news
    circulars to parents in their own language
    marks sent to parents' phones
    a tool for school notices to parents
    messages to parents in their language
    daily diary for parents
    homework to parents every day
    something so that parents know about holidays`,
  onlineClass: `
    a virtual classroom
    a virtual classroom for rainy days
    online teaching with attendance
    classes on video with material
    online classes with attendance
    teach our students over the internet
    classes from home on fog holidays
    live lessons and material online
    e-learning platform for our school
    teach students at home when roads are flooded
    classes from home
    live classes on the net with attendance
    our school online
    an online classroom`,
  careerTest: `
    a career test for class 10
    a test of interests for class 11
    career guidance for students
    aptitude test
    guidance for what to study next
    help pupils choose a stream
    stream selection test for class 10
    interest and strength test for seniors
    students are confused between engineering and arts
    career report for seniors
    what should they study after class 10, some test
    an aptitude test for class 10
    which career suits our students
    guidance test for teenagers`,
  bot: `
    a whatsapp bot
    a chatbot
    an AI assistant
    a bot
    whatsapp automation
    automatic replies on whatsapp
    something that answers my messages
    I can't answer all my messages`,
}
