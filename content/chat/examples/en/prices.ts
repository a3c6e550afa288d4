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
    whats the bill if we go for the answering bot and somebody for the calls also
    18000 yearly?
    bot for six months, total
    parent communication 25000 for how long
    dashboard and voice only, what does that make
    what comes to for crm and avatar together, least and most
    how much less is it than buying them singly
    cheapest option for a beauty parlour
    the smallest thing you have for a barber shop
    cost for 22 teachers
    how deep do i have to dig in my pocket for a simple page
    both e-commerce bots together, what do i save
    min and max for an author site with song
    if i take voice later what will my monthly be
    setup only, once, for the bot with voice
    what are your prices
    how much does it cost
    what do you charge
    can you send me the price list
    lessson plan cost for me
    my husband will ask me the amount first, so what is it for the salon bot
    how expensive is it
    roughly what would I pay
    I need to know the cost before anything else
    rates please
    what does it all cost
    rates for authors
    coaching fees for the bot
    give me an idea of the price
    what is the cheapest thing you sell
    kindly share the fees for a wedding song and for a lyric one
    which is your most expensive service
    I have 15000 rupees, what can I get
    what can I buy for 30k
    my budget is 5000
    can I get something under 10,000
    what does it come to in the first year
    what would a cafe pay you in the first year
    site plus whatsapp assistant, what is that altogether
    hotel here, bot and website both, total please
    quote me a round number for a site with a cart
    bot and calls together for a restaurant, sum
    both bots for my store with the dashboard, total
    two sites for two brands, how much
    what do i pay per month if i take bot, calls and dashboard
    for eight months what will the shop bot be
    add calls to growth, what would it be
    do you do it for a fixed sum per outlet, how much
    one year of starter
    18 months of the sme set, total
    pls tell amount for the parents messaging thing, our trust meets tomorrow
    a jingle and a site for the bakery, together
    total cost over two years
    how much in dollars
    price in usd
    what will I pay per month
    bundle or single, which is less for clinic
    starting price?
    what does appointment bot and call answering come to
    how much money do I need
    how many thousand for a book trailer
    what is the total if I take everything
    what is the total cost of ownership in year one
    how much altogether
    lowest price package
    what do I pay at the start and then each month
    is 20000 enough
    what is the monthly cost
    song prices
    everything for the school except lesson plans, yearly
    is it in lakhs or in thousands, the agent
    clinic bot with phone answering, full amount
    website prices
    bot prices
    prices of your school tools
    music rates
    what is the minimum budget to start with you
    how little can I start with
    15000 a year or a month
    what is charged from ngos
    so for a shop like mine what are we looking at, in rupees
    is it per month or per year
    total for all tools
    all of it separately, what is the total
    how much for school: quiz, worksheets and parents
    lesson plans for 35 staff
    cheapest website and how many days
    price and time for a bot
    how much is the setup for the store set
    what would you charge a small hotel
    i need to put a figure in my loan application for the web shop
    rate for a boutique
    what is the lowest i can pay for a page
    i have 12k to spend on my cafe, what do i get
    my limit is 30 thousand, we are a gym
    budget around 50k for a hotel, options?
    starter with the voice added, rate
    with 5000 in hand, anything for my shop
    how much is the order finder
    monthly for a homestay
    principal wants the yearly figure for quiz maker and worksheets
    what will it be each month after the setup
    if I add the dashboard to the bot what will it come to
    two book videos, from how much
    what will the first year come to
    add voice to starter, what would that be
    quiz and grading both for one year
    how much cheaper is the bundle
    how much
    bot plus somebody on the phone in evening, sum
    what do i tell my partner it will cost, bot plus screen
    what does it cost me in total
    rates?
    is 8000 for the quiz per month or per year
    how much money
    your charges please
    give me all the prices
    what is the starting price
    how much to start
    is that price yearly
    we have 14 teachers, lesson plans come to what
    I have 8000 only, what can I get
    my budget is 20k, what fits
    anything under 5000
    is there something for 10000 rupees
    what would I pay in one year
    what do I pay per month in all
    total of everything
    is it less if i take all together
    how much would both cost
    how much shillings would that be for a shop bot
    the setup and the monthly please
    what is the first payment
    per year how much
    price for youtubers
    author page plus trailer, least amount
    how much less is it without the dashboard
    what is the worst case price
    owner bot and voice, first payment and then per month
    business bot and broadcast, what do i pay at start and monthly
    boss how much for the whatsapp thing
    a portfolio site and a jingle, total please
    sum for a business website plus a song
    what would customer bot and dashboard be together
    bot plus dashboard plus voice, all in
    starter for 12 months, what does it add up to
    sme bundle for the first twelve months
    only the monthly for growth over half a year
    quiz and worksheets for one school, total
    what does it cost to begin with you
    kitna matlab how much for a jingle
    book video and author site, lowest and highest
    something below 8000
    anything less than 7999
    do you have things cheaper than 8k
    what do i get for under 3000
    can i pay in dirhams
    do you take payment in pounds or euros
    price in foreign currency
    least and most for an author page with a trailer
    monthly burden for a small parlour if we take only the bot
    in which currency are your prices
    what currency do you use
    are the prices in rupees or dollars
    two event songs, what would i pay
    cost of 3 book videos
    4 jingles price
    starter and a song together
    your company and your prices please
    minimum and maximum for site plus video of my book
    at the end of twelve months how much money has gone out, bot and calls
    which one do i need and at what rate
    people ask where the parcel is all day, which bot and what rate
    which one fits me n price
    starting cost?
    cost to start with
    what is needed to start, money wise
    lesson plans for 5 of us
    lesson plans 11 teachers
    ecommerce bundle full year cost
    i got 40k from my father for the shop, which things can come in that
    how much for both bots and the voice
    what will i have paid after a year with the business bot
    what do i pay in dollars
    do you have prices in usd
    can i get billed in dollars
    price in euros?
    whats the damage for crm integration
    smallest thing i can buy
    lowest amount you charge
    with 9 thousand can a website happen
    how much do you want for all this
    add up website with chatbot and broadcast
    dashboard price and can it come later
    the calling thing, price
    what does it cost to begin
    price to get started
    two lyric songs and a jingle, sum
    minimum and maximum please
    how much more is the big one
    whats the amount on day one and whats the amount each month after
    is grading paid once or each year
    what is the difference in price
    and the price
    it was how much again
    tution bot cost
    how much do i save taking the set
    store site and the customer bot, sum
    need the calls part and the mass messages, total
    in us dollars for a store in texas
    do the sums for me: site with chat and one jingle
    what is the most we would pay for an agent
    all in for twelve months, shop bot and alerts
    what does a real estate office pay
    property agency, how much
    how much for ten of them
    taking all four separately vs bundle
    what is the smallest amount I can begin with
    I can spend 60k this year, what do I get for that
    cost in dollar for a foreign client
    is 35000 for the classroom for a month or the whole year
    portfoleo price
    bot and voice, first payment and then monthly
    website plus bot, what would be the sum
    hospitel website rate
    is the 3000 for each year
    if I drop the voice what is left to pay
    without the dashboard, how much
    only the bot then, price
    all school tools together per year
    cost for putting music to two poems
    which is costlier and by how much
    is it cheaper to take the bundle, how much do I save
    does the sme pack save money
    career test 20000 one time or every year
    what will 3 videos cost
    bot and website for our ngo together
    bot + voice + dashboard total
    two websites, how much
    what does it come to for six months
    charges of crm joining work
    cost of weding song
    monthly only, not setup
    rates for music
    bot for clinic one year cost
    doctor here, bot that books and takes calls, total please
    total of all education tools
    yearly cost including setup
    dont tell setup, only per month
    whole list of school tools together
    what would a trained bot on our manuals be, from where to where
    how much extra is the voice
    six short songs for my company fest, minimum
    rough price
    ballpark figure please
    what would I owe you altogether
    all tools for our school for one year
    song plus book film sum
    what do 2 schools pay for the quiz maker
    and what do I pay for it
    how pricey is the thing with the face
    what is the damage
    how many rupees
    give me a figure
    complete set of school tools, total amount
    docter bot prise
    what must I budget
    the clinic bundle for first 12 months
    price range?
    if we take every school tool what is the yearly bill
    pricing for a 3 teacher school
    how mch for jingel
    costing please
    what does that set me back
    tell the amount
    I only want to know the price
    how much in one go and how much per month
    and how much would that be
    four birthday songs what will it make
    whats it gonna cost
    and the broadcast, how much does that add each month
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
    one brother says take the agent, the other says the trained bot, who is right
    what do you suggest for a tiny shop
    what is better for me, website with chatbot or without
    owner bot or customer bot for me
    which plan fits five branches with our own software
    is there any sense in growth for a one chair barber
    is the bundle better or single parts
    money wise what is the difference with the chatbot and without
    do i need the agent or the trained chatbot
    what is the difference between starter and growth
    if you had my small bakery, which of the two sites would you pick
    which package should I choose
    is the bundle cheaper than the single parts
    business bot or customer bot, which one do I need
    compare your packages
    starter and business bot have the same figure, so what differs
    which plan is right for a salon
    do I need the owner bot or the customer bot
    growth versus enterprise
    website with chatbot or bot on whatsapp
    why would anybody take growth if the sme bundle is there
    small hotel: starter or growth
    we have both a shop and a website, which bot
    for a restaurant is the site with bot enough or the whatsapp one
    cost difference between plain site and site with assistant
    whats in sme bundle that growth has not
    what more do i get with the dearer website
    4,999 one and 9,999 one, what do i get extra for five thousand
    12999 page or 19999 page, what more is in the second
    i see two website prices seven thousand apart, why
    between the dashboard and the broadcast which should come first
    which is right for a wholesaler, agent or business bot
    starter vs business bot, same thing?
    what would you recommend for my shop
    which website is best for me
    cant decide between jingle and full song for our showroom opening
    trained chatbot or gpt agent, what is the difference
    virtual classroom vs smart school
    trained chatbot vs gpt agent
    starter or business bot for a clinic
    portfolio page or author page, i write and i paint
    should I take the bundle or just the bot
    what is better for a small clinic
    difference between a portfolio and a business website
    how is the business bot different from the trained chatbot
    which of the bots suits a shop that sells on the counter and by courier
    which one suits a coaching centre
    which is better for a boutique, customer bot or business bot
    what separates growth from starter
    bundle or one by one
    should a poet go for lyric to music or for a book song
    whats the gap between the two website types
    is growth better for me than starter
    which bot for someone who sells online and in a shop
    help me choose between the packages
    owner bot alone or both bots, what makes more sense for a one man webshop
    what is different in enterprise
    portfolio site or business site, which for me
    do I need growth or is starter enough for two people
    is the song on creative page different from event song
    do we need the content maker if we have the lesson plans already, whats the difference
    how much do I save with the bundle
    growth vs bundle
    event song versus jingle
    which one is right for me
    quiz maker and grading, do they overlap or do we need each
    starter or growth, what should a small salon take
    do i need the set or just two parts
    customer bot against multichannel, i sell on insta
    what does the extra 7000 of the chatbot site buy
    custom app vs agent for our quotations, which way
    what is extra in the dearer site for the seven thousand more
    what is extra in the 19999 one
    difference in price between the two websites
    which site for a hotel
    is a plain website enough or must i take the chatbot one, we get 5 visitors a day
    is the website bundle better than site and bot alone
    what suits a real estate office
    is the agent better than the bot
    what is the difference between the two bots
    multichannel or only the whatsapp bot, most people come from insta
    should I take the bundle or single things
    book video or author website first
    trained chatbot or agent
    which package do you suggest for a gym
    voice or dashboard, which helps a clinic more
    what do I get more in growth
    why is one website 12999 and the other 19999
    business website or online shop, what is the difference
    which tool should a school begin with
    is enterprise any different from growth for two branches
    is the bigger package worth it
    one site is 12999 and one 19999, what more is in the dearer one
    what extra do i get for 7000 more in the other website
    bot or website first, what do you advise
    taking parts one after the other or the pack at once, which comes out better
    what extra do I get in the costlier one
    event song or lyric song, which one for a birthday
    business bot or trained chatbot for our college
    is multichannel different from the business bot
    avatar or plain voice for our reception, what do you advise
    what is better for a coaching centre
    what differs between customer bot and business bot
    author website or portfolio, which is right
    grading help vs quiz maker
    event song, lyric song, multi format, i am lost between these
    do we take the crm thing or the agent
    starter and growth, what is the gap
    one shop, one owner: which of your plans
    which one would you take in my place
    parent messages or virtual classroom first for a rural school
    growth is double of starter, what is in it
    what should I take, bot or website
    song or lyric to music, which one for my poem
    difference between class kit and lesson plans
    what do i miss if i take the smaller one
    which is better for me
    what is the difference between the customer bot and the business bot
    is the bundle worth it
    are both bots separately dearer than the bundle
    pros and cons of starter against growth
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
    whats the use of the broadcast thing, explain in two lines
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
    sme bundle consists of what all
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
    in growth do i get calls answered also
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
    is the phone part already inside the starter or separate
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
    i do home tiffins and my phone never stops, whats there for me
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
    i keep a small guest house near the lake, what could you do for us
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
    we are two dentists sharing one desk, what would you put there
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
    a boda spares shop in nakuru, have you anything for us
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
    i run a salon in westlands nairobi, how can you help
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
    tell me what the content maker makes
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
    does the quiz maker give answer keys too
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
    can the grading help read handwriting or what does it do
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
    what all can the parent tool send
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
    behaviour records, what is written in them
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
    what would the voice say when somebody rings
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
    the avatar, where would one use it
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
    does the business site come with a map and the whatsapp button
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
    is there a cart in the portfolio one
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
    does customer bot tell the courier position
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
    can the owner bot ignore small things and tell only big ones
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
    we have four branches and tally and our own app, which plan is that
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
    i am an upcoming rapper, anything in your list for me
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
    my wife writes recipes and wants them seen, what have you
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
    i keep getting asked the same twelve things, whats the remedy
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
    half of my bookings dont show their face, what do you have against it
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
    every evening i sit till ten answering chats, can that stop
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
    we spend sundays making question papers, any tool
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
    the girl at the counter is on the phone the whole day, what would you do about it
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
    is there any tool for a teacher who hates making worksheets
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
    what is this multi format music
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
    does the e commerce bundle have the daily summary
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
    the career test, what does the student get in hand
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
    what do u charge
    rate list
    ur charges
    how much do you charge
    send rates pls
    cost?
    how much does it come for
    what will it cost me
    whats the fee
    I want to know the price
    any price list you have
    what would it set me back
    tell me the amount first
    cost batao please
    how much money is needed
    what are the rates these days
    whats your bei
    how much are you asking
    fees structure please
    i need the figures before i talk further
    can you share the tariff
    roughly how much would i be spending
    pricing pls
    please tell the charges`,
  onlineShop: `
    I sell handmade candles through instagram and my own site
    my cousin and me sell phone cases from our own site
    we run a webshop for kids clothes
    orders come to us through our website and we courier them
    my wife sells jewellery online
    i make resin earrings and people order from my store link
    i sell skincare on my own store
    an instagram boutique that ships all over the country
    we have a pickle brand on shopify
    a small webshop for organic honey
    a web store for phone covers
    our shopify store for dog food
    my online saree business
    we dispatch around thirty parcels daily from home
    we have a small d2c brand
    i sell sneakers online from nairobi
    I ship spices all over india from my store on the internet
    woocommerce store for car accessories
    we ship furniture ordered on our site
    selling handloom bedsheets on the net
    our e-commerce business
    my own brand of hair oil, sold only online
    I get 50 orders a day on my online store
    a dropshipping store
    we have an online grocery for our town
    i sell kitenge dresses on the web and deliver by rider
    baby clothes brand with a website and a courier pickup
    our online plant nursery
    a tea brand that sells straight to the buyer from its site
    i resell cosmetics over the internet
    we sell shoes on the web`,
  localShop: `
    I own a small grocery
    i sit at a kirana in the lane behind the temple
    we have a bakery in the market
    we keep a paint and hardware counter
    a mobile accessories counter
    our spectacles shop at the bus stand
    my father's cloth shop
    my duka in kisumu
    we sell sweets in karol bagh
    a footwear showroom on the high street
    a stationery shop near a school
    we sell fresh flowers near the hospital gate
    my medical store
    a chemist with one helper
    our mobile phone shop
    i sell cycles and spare tyres
    our toy store in the mall
    a small electronics store in the bazaar
    I have a hardware shop in the village
    we have a saree showroom, no online selling
    we run a boutique on the main road
    a mithai counter my grandfather began
    my uncle has a sweet shop
    my mother's tailoring material shop
    a stall with juices and snacks in the market
    our gift and card shop
    a mobile repair and recharge counter
    i have a fruit and veg shop in the colony
    a furniture showroom on the ring road
    a meat and fish shop
    a family run bookstore`,
  smb: `
    I am a dentist with two chairs
    our nursing home with twelve beds
    we are an ngo for girls
    i do bridal makeup from my own studio
    we have a beauty salon
    we are chartered accountants, four people
    I run a coaching institute for class 10
    a homeopathy doctor with an evening opd
    my gym has 200 members
    i rent out cars with drivers
    we are property dealers
    we do pest control in homes
    i run jee classes
    a small driving school
    I am a physiotherapist
    our day care for toddlers
    a cafe with ten tables
    i am a tattoo artist with two assistants
    we are a boutique hotel in udaipur
    we run a computer training institute
    I run a crossfit box
    a swimming academy
    our law practice
    i give music classes to forty kids
    a real estate office with four agents
    our marriage hall on the highway
    our small restaurant
    we sell plots outside the city
    we have a small hospital
    i broker flats on rent
    a banquet hall
    a skin clinic with three doctors
    we make steel parts for dealers
    we are a safari tour office in arusha
    a dental chain
    my barber place has five chairs
    our spa in gurgaon
    a dietician who sees clients by slot
    a small printing unit
    our packers and movers business
    I have a travel agency
    an ivf centre
    we run a yoga studio
    we run a co working space
    I work as a lawyer
    a pet grooming salon
    dentist here
    i do wedding catering
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
    i look after admin at a convent school
    our school has 40 classrooms
    our academy has nursery to class 12
    we run a kindergarten
    we are a boarding school in the hills
    we have a college
    i am the headmistress of a primary
    I am on the management of a college
    a secondary school in eldoret
    tools for our school
    the director of our group wants ai in class
    something for my primary school
    our public school has 70 teachers
    i am vice principal
    i am coordinator of the junior wing
    all school tools
    something for the whole staff room of our school
    price list for schools
    we are a small village school with 8 teachers
    our school is cbse
    a madrasa with 300 children
    your tools for education
    our playschool
    the education tools
    a polytechnic college
    we are a state board school
    what the school tools are, all of them
    ai tools for our classrooms
    i sit on the pta and our school wants new tools
    a girls college in jaipur
    the whole set for schools`,
  teacher: `
    I teach maths in class 8
    i take tuition for class 9 at my home
    I am a school teacher
    i am a physics lecturer
    as a tutor I spend my evenings preparing
    i teach hindi in a private school
    I teach science at a government school
    english teacher of middle school here
    a retired teacher who still takes classes
    i am a substitute teacher with five sections
    i handle class 3 all subjects
    chemistry sir from a small town
    i teach kiswahili at a day school
    a special educator
    as a class teacher i never get free time
    i am a tutor, only me, no institute
    a computer teacher at a govt school
    i train b ed students and teach too
    i teach sst to three classes
    my wife teaches biology in a school
    something for a single teacher`,
  student: `
    I am a student in class 12
    i am in form four and need help
    my son studies in class 10
    my daughter is in ninth
    something for pupils
    i just passed class 10
    a college student here
    a first year bcom student
    i am in class 11
    my younger brother is preparing for boards
    i study in a polytechnic
    i am a kid in class 7
    my nephew is in 12th science
    a learner in high school
    i am appearing for neet this year
    my twins are in class 8
    an engineering student here
    i go to college and want something for studies
    something for my own studies as a pupil
    my child in fifth standard needs practice
    we are students of class 11 commerce
    a tool for students`,
  author: `
    I have written a novel
    i am half way through a detective story
    i am writing my third book
    i write shayari and have two collections out
    my first book is coming out next month
    my husband has written his autobiography
    i published a book of stories
    i bring out a children's picture book this winter
    I am a poet
    i am a debut novelist
    I write children's stories
    my book is with the printer now
    I self published a thriller
    i write romance on kindle
    we are two poets
    we are three friends who wrote an anthology
    i have a book on ayurveda published last year
    a retired colonel who wrote his memoirs
    i write plays and essays
    i am a swahili poet
    my self help book is out on amazon
    i translate novels and write my own
    a historian with one book out
    my grandmother wrote a cookbook
    i wrote a travelogue
    my manuscript is ready, no publisher yet
    my memoir is nearly done`,
  creator: `
    I am a youtuber
    i shoot food videos for insta
    I make reels for a living
    i have 40k followers on my dance page
    I have a podcast
    we do a weekly show on youtube
    i do vlogs
    i make gaming streams
    i run a music channel
    i run a meme page
    our band wants something
    an influencer for skincare
    i am a stand up comic
    i make tutorials on tiktok
    i put out a talk show on spotify
    we are a comedy duo with a channel
    i am a beatmaker and upload my tracks
    my travel channel
    i draw comics and post them daily
    i am a streamer
    a fitness creator with a big following
    i film village life for facebook
    a singer who puts covers on the net
    my wife has a cooking channel
    i make short films for the internet
    I am a content creator`,
  businessBot: `
    a bot that takes appointments on whatsapp
    a whatsapp bot for my clinic
    an end to typing "we are open till 8" forty times a day on whatsapp
    an assistant that books tables for our restaurant
    something that reminds patients of their visit
    something that gives patients a free slot while i am in surgery
    reply bot for our ngo helpline
    an assistant that fixes appointments for two doctors
    my receptionist left and whatsapp messages about timings lie unread
    automatic booking for the salon
    a bot that answers parents of my coaching centre
    no more empty chairs because people forget their appointment
    something to answer enquiries about flats on whatsapp
    reply to clients automatically and fix appointments
    a helper that shifts and cancels appointments by chat
    the business bot
    somebody to answer whatsapp while I cut hair
    a thing that fills my diary by itself from whatsapp
    an automatic receptionist on whatsapp for the lab
    whatsapp answering for a wedding planner
    the one that nudges people who enquired and went silent
    something that takes table bookings at my cafe
    a bot that answers hotel guests about check in and rooms
    fees, batches, timings told to parents without me lifting a finger
    gym class reminders on whatsapp
    an assistant to fix flat visits for our property office
    a chat munshi who fixes site visits for buyers of flats
    answers for guests of our homestay at night
    a machine that follows up with people who asked about admission
    somebody who is never tired of telling the rates on whatsapp
    I miss messages from patients and want that fixed
    my phone rings all day for appointments and I can't keep up
    a whatsapp assistant for my kinyozi in nairobi
    a bot that answers the same questions about fees and timings
    a bot just for reminders
    a robot that answers "is the doctor sitting today"
    bot for gym memberships and class bookings
    demo class booking bot
    less no shows at my physio
    a bot for my grocery that answers on whatsapp
    booking bot
    a reply for people who message my salon at 11 at night
    a bot for counselling slots
    a bot that takes spa appointments
    the thing that books trial classes on chat and reminds them
    whatsapp answers for a banquet hall
    someone who replies to buyers of plots and fixes a visit
    table reservations taken on whatsapp while we cook
    booking helper for a barber
    reminder to clients before their slot
    somebody to tell tourists about rooms, breakfast and check out on whatsapp
    real estate leads bot
    bot for enquiries about plots and flats
    a chat desk for my car wash that hands out slots
    a bot to answer property enquiries
    a machine that replies on its own when people message my shop
    automatic texts the day before the appointment
    something that answers customers by itself on whatsapp
    when people message, it should reply with the rates on its own
    a bot that takes tailoring appointments for fittings
    patients message at night asking for timing, something should answer them
    someone to reply to the same whatsapp questions all day
    service due reminders for my garage customers, with booking
    I can't pick up the phone during treatment and lose appointments
    get appointments fixed without me typing
    reply and booking for our yoga batches in hindi english mix
    an assistant that follows up with people who asked the room rate
    reply to dealers on whatsapp about rates
    a virtual front desk on chat for the dental chain
    a thing on whatsapp that takes cake orders and asks the date
    bot for a villa rental
    my gym's whatsapp handled, memberships, timings, trial days
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
    a thing that says "your parcel reaches tomorrow" so that i dont have to
    customer bot for my online shop
    relief from forty "where is my courier" messages a day
    something that tells buyers about stock, size and delivery
    a chat for my web store that knows which colours are left
    a chatbot for my shopify store
    the bot which handles "do you have it in xl"
    an assistant for my webshop that answers product questions
    somebody to answer buyers of my online shop while i pack boxes
    automatic answers for people who buy from my instagram boutique
    return and exchange queries of my web buyers answered automatically
    answers about size, colour and return for my store
    a sales helper inside my online store that sends the link to buy
    order replies for a skincare brand
    a shopping assistant for visitors of my woo store
    a bot for buyers of my candle store
    delivery time told to those who ordered on our site
    the e-commerce customer bot
    both parcel and product queries of my web buyers taken over by a bot
    a bot that gives the courier status to shoppers
    a bot that tells if the kurta is in stock
    chatbot that helps people shop on my site
    the shopper side bot of the e-commerce ones
    whatsapp bot for my online saree business
    tracking replies for people who bought from our d2c site
    order tracking bot
    answers on cod, shipping and size chart for my store
    tells customers if it's in stock
    people who bought from my site pester me about dispatch, a bot for them
    handles exchange and delivery questions of our web buyers
    the thing that turns product questions in chat into sales
    a chat on my woocommerce store that knows products
    an auto seller for my shopify jewellery
    something that handles return questions for the web store
    chat support for my online nursery's buyers
    answering machine for online customers
    customers of my web shop ask at midnight about delivery, someone to reply
    customers keep asking where is my order
    whatsapp support for our online shoe brand in kenya
    people ask me all day whether a dress is available in their size
    a bot that knows my whole web catalogue and prices
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
    a nudge on my phone the minute the last piece is sold
    a bot that tells the owner about new orders
    i am always on the road and want to hear what my online shop sold
    alert me on whatsapp when a big order comes in
    a watchman for my store who reports only to me
    I want to be told when a customer is angry
    a wake up call for the owner when a parcel buyer is furious
    the owner notification bot
    news to me, not to buyers, when something goes wrong in the store
    a daily summary of my shop on whatsapp
    a whatsapp ping for the big orders only
    an evening note with the day's sales
    tonight's takings sent to me without opening the laptop
    tell me the moment a buyer complains
    low inventory warnings to my phone
    tell me what was sold today
    the boss bot
    just the alerts for me as the owner
    i found out after two days that a buyer was shouting, i want to know at once
    notify me about complaints
    a bot that keeps me posted on my store
    a tool that warns me before something sells out
    what needs reordering, told to me before it is too late
    inform me the moment an order is placed
    the second bot, the one for the shopkeeper himself
    a message to the boss when an item is nearly over
    a daily roundup for me of orders and complaints
    let me know of angry buyers
    only urgent things from my webshop should reach me
    a message to me when somebody is unhappy with an order
    a tap on the shoulder when stock of a size runs out
    a day-end summary on my phone
    keep the owner in the loop about new orders
    owner alerts
    goods get over and i come to know from angry people, want a warning
    get a report of sales every evening on my phone
    an informer for my online store when i am abroad
    a bot which tells the owner about new orders, not the customers
    messages to me as malik about every large order
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
    a machine that says hello when people ring
    someone to take the clinic calls in the evening
    an end to the ringing phone while i cut hair
    the voice add-on
    my patients are old and only ring, someone must talk to them
    a bot that speaks on the phone
    an ai operator for the landline
    an assistant that answers calls when we are busy
    the bot should open its mouth and speak to callers
    voice for my bot
    an ai that lifts the receiver when we are serving guests
    a voice that takes table bookings by phone
    a talking phone helper in hindi for my farmers
    the voice part, for shops and for small business
    telephone girl that never goes on leave
    someone to take the calls at the hotel desk
    customers who cannot read should hear the reply
    can it talk on the telephone with callers
    callers get the same answers as on chat
    answer calls automatically in hindi
    a speaking bot on the clinic's number
    a talking assistant for patients who cannot type
    someone to pick simu when i am driving
    the calling feature
    ring ring all lunch, want the calls taken by ai
    a voice that reads the answers aloud
    voice on top of the whatsapp bot
    the calls part
    a recorded like voice that can also book over the phone
    voice add on, same rate for a store and a clinic
    the phone part only, on top of my bot
    pick up when the shop phone rings
    the spoken version of the assistant for the telephone
    someone to take calls after hours automatically
    calls handled after we lock up
    the voice thing
    an automated call attendant for our coaching
    a computer voice that takes our calls
    something to talk with those who dial us
    the voice add on, same for shop and clinic
    speech for the bot so that callers are served
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
    one page to see who asked, who booked, who is waiting
    one screen with all bookings
    the names of everybody who asked and never turned up, on a screen
    a panel where I see who has to be called back
    a chart for the partner so he sees what the bot did
    list of people to call back
    a place where all leads sit with name and number
    a list of everybody who asked but never bought
    everything the bot did today on one page
    overview of all conversations and orders
    a list of questions the bot could not answer
    a screen with all enquiries of the hotel
    a control panel over my chats
    one place to see today's tables
    a board in the office with the day's bookings
    the optional dashboard
    i want to see in the morning what happened at night, all in one view
    all enquiries in one list so nobody is forgotten
    a screen to check pending follow ups
    an overview for the hospital manager
    a single view of every question people put, with date
    a page showing today's appointments and enquiries
    the monitoring panel
    the overview screen
    a view for the boss of all orders and chats
    a panel for my manager
    where i can scroll through each conversation and see the open ones
    a list of people who messaged and went quiet
    a summary screen for our three receptionists
    somewhere to see everything at a glance
    count of enquiries and bookings at one look
    a report screen where I can see everything
    the admin screen of the bot
    one place to look at all chats and bookings
    see the whole week's appointments without opening whatsapp
    a screen for the manager with today's visits
    a log of everybody who wrote, also of those who went quiet
    one place to see who asked what and when
    an overview page for my shop's orders and open questions
    a screen with today's patients
    the screen with all bookings
    dashbord
    the reports screen`,
  broadcast: `
    send an offer to all my customers at once
    tell everybody on my list that the mango stock has come
    the broadcast tool
    one click and all members know the gym is shut on holi
    vaccination drive message to all families
    reach 1500 old buyers with the sale news
    one message about the eye camp to former patients
    i copy paste the eid offer to each person, there must be a better way
    mass whatsapp messages to my clients
    a loudspeaker for my shop on whatsapp
    announce a diwali sale to everybody on my list
    the thing that shoots one message to many
    message all patients about a holiday
    let all former guests know about the monsoon rate
    weekend offers to our regulars
    bulk sms style thing on whatsapp
    a new menu announcement to all guests
    black friday offer to the whole customer list
    newsletter on whatsapp to customers
    inform all our tenants about the water cut together
    send festival greetings to the whole customer list
    a monthly newsletter on whatsapp to clients who agreed
    bulk messaging for my shop
    christmas greetings to all clients of the salon
    a message to all members of the trust
    promo of the new batch to everyone who ever asked
    event invites to my list
    announce the new branch to our customers in one shot
    new batch news to former students
    group announcement without making a group
    tell all my regulars about new stock
    sending the festive catalogue to all regulars at the same time
    the tool for festival wishes to clients
    mass invite for our trunk show
    send the sale message to all buyers who agreed
    matangazo to all my customers at one go
    can u send offers to all customers at one time
    camp dates to all our donors and patients on their phones
    can it message everybody together about a sale
    offer messages that people can stop with one word
    send promotional messages to my customers
    one text for all my 700 clients
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
    the shop bots as a pair
    customer bot and owner bot together
    one bot for my web buyers and one for me, taken as a set
    both bots for my online shop
    the twin bots for online sellers
    customer bot and alerts as one set
    the whole online store thing, customers and owner side both
    the set for web stores
    customer bot plus owner bot in a single setup
    bundle for my webshop
    both sides covered for my shopify store, buyers and boss
    the complete package for an online store
    the combo for e-commerce
    both store bots in one deal
    e-com bundle
    both the customer and the owner bot in one deal
    everything for web sellers in one go
    the full pack for a web store
    answers to buyers along with alerts to me, as one pack
    both shop bots together
    the store owner's combo with the two bots
    the two online shop bots as a set
    the full kit for a d2c brand
    the full e-commerce pack
    the package where the customer bot comes with the owner one
    the bundle for internet shops
    online shop combo pack
    pair of bots for my woocommerce shop
    the web shop set with one setup for both
    the two in one offer for online stores
    both bots for my web store`,
  smbBundle: `
    the sme bundle
    the combo where bot, phone, screen and offers all come
    bot with voice, dashboard and broadcast all together
    sme full pack
    the full bundle for my clinic
    everything you have for a dental clinic in one lot
    the bundle for salons with voice and everything
    the four in one for small business
    bot, calls, screen and mass messages together
    chat bot with calling, dashboard and bulk messages as one
    the whole small business set for a hotel
    the entire lot for my guest house
    everything for a small business in one bundle
    the all inclusive pack for a gym
    the full pack for a local shop with calls and offers
    the small firm bundle
    the complete set for a salon
    whole kit for a coaching: answering, calls, overview, announcements
    everything for a salon in one
    the combo deal for parlours
    the one where everything comes together for a parlour
    the bundle of business bot and its add-ons
    the complete bundle for my clinic, voice and all
    take all four parts for our lab as a pack
    all add-ons together for our clinic
    small and medium business bundle
    the complete bundle for my local business
    one pack with booking, phone, panel and broadcast
    the package with all four things for a small business
    everything in the smb list together
    everything together for a small business
    the pack for local business that has it all
    sme pack
    the full salon package with broadcast in it
    the whole small business set
    the thali for small business, all items
    everything for small business together
    small business package with all four
    the sme combo`,
  starter: `
    the starter package
    the first step package
    your most basic plan
    the little plan
    starter plan
    the beginner package
    the smallest plan you have
    the plan for someone who only wants one assistant
    your smallest package
    the basic pack
    the entry level plan
    the package named starter
    the entry package
    the one assistant plan to begin
    the plan to begin with
    the lowest of the three plans
    starter pack for my shop
    your base plan
    your lowest package and what comes in it
    the entry level plan for a tiny salon
    the smallest package to begin with
    the package for trying with one assistant first
    cheapest package
    starter kit plan
    the smallest plan
    the plan one rung below growth
    the simple plan that only answers and books
    the small package from the three
    the most basic package you list
    entry plan
    starta package
    the starter`,
  growth: `
    the business growth package
    the plan in between starter and enterprise
    growth plan
    the one marked most popular
    the popular package
    the package for a busy counter
    the middle package with voice and dashboard
    package with assistant, calls and dashboard in it
    business growth
    the growth one
    your most popular package
    the bigger of the two fixed plans
    the package most people take
    the second package
    which package is most popular
    the plan above starter
    the package with the popular mark
    what most of your packages buyers pick, the popular one
    the best selling plan
    the step up from starter
    business growth plan
    the business growth deal
    the middle package
    the mid plan
    number two of your three plans
    the growth option with voice inside
    the plan that has reminders, voice and the screen
    your bestselling package
    the one for busy shops, growth i think it is called
    growth pakage
    growth pack`,
  enterprise: `
    the enterprise package
    we have counters in nine towns and want one system
    we have six branches
    our head office and twelve depots
    a plan for a chain of schools
    a custom plan since we have many outlets
    a plan for a chain of clinics
    a hospital chain with its own hms
    for a big company with several offices
    a setup for our bank's forty branches
    seven cafes in three cities
    multi branch salon company
    a hotel group with its own software
    our restaurants in nairobi, mombasa and kisumu together
    enterprise plan
    a plan with agreed response times for a large firm
    several campuses
    the biggest plan
    we are a hospital group with many departments
    something for a corporate with several departments
    what do you have for bigger clients
    a school group with fifteen campuses
    franchise with 20 gyms
    the plan without a fixed amount
    several showrooms, one system
    our software has to be connected across all showrooms
    our group has eleven outlets
    four clinics, three systems, one solution
    we are a large organisation with several locations
    the custom quoted package
    something for a chain
    a pharmacy chain with 25 shops
    three diagnostic centres
    a setup for many teams and branches
    a custom deal for a big firm
    we are a franchise and every outlet needs it
    none of your packages fits us, what do you do for bigger clients
    a plan for big organisations
    what do you offer larger customers
    a distributor with depots in every district
    we have 30 branches, what is the price
    large hotel group with eight properties
    for a hospital with four branches
    my requirement is bigger than growth
    a plan for five branches
    something for a chain of clinics
    a solution for a big company`,
  package: `
    your packages
    your ready made plans
    which packages do you have
    the fixed packages
    the plans
    the different plans you sell
    the three packages
    all three plans
    your package options
    the tiers
    whatever packages are there
    the combos and plans
    the plan list
    your set packages for business
    the readymade packs
    the levels starter to enterprise
    package details
    the plans on the services page
    some package of yours
    the package deals
    package prices`,
  website: `
    a website
    a webpage of our own
    a web page
    some site on the net
    I need a site
    an internet page
    a homepage
    a place on google where people see us
    build me a website
    our own address on the web
    we need to be on the internet
    a new site
    a web presence
    my name dot com
    something people can open in the browser
    a decent looking site
    tovuti for us
    a proper website
    get us on the net
    just a site
    a site made from scratch
    any website
    site for us`,
  websiteBusiness: `
    a website for my clinic
    when people google my clinic something proper should open
    a simple site with our services and contact
    people ask "do you have a link", want one with our rates and location
    a web page for my law firm
    a page with our doctors, opd timing and phone
    a website for my school
    visiting card on the internet for my firm
    a homepage for our restaurant
    site for our transport company with contact
    business website
    a page that shows where we are, when we open and what we charge
    a site for our school
    an official page for our trust with activities
    a page for my restaurant with menu and map
    a web page for the guest house with photos and map
    a site for our factory
    plain site for ca office
    a site for the hotel without booking engine
    a no frills site for my garage with whatsapp button
    company website with five pages
    an info site for our nursery school
    a website for my coaching institute
    a page for the parlour with services and rates, nothing to buy
    internet page for my salon with a map
    the standard company site
    web page for my gym with timings
    customers cant find us on the map, want a page with address
    simple site for a property office
    a site for my safari company showing tours and contact
    a company site for b2b buyers
    a web page for the sacco office
    I just want our name, timing and phone number on the internet
    the ordinary business site without chat
    a normal website for my dance school
    a page so people stop calling to ask our address
    a page on the internet about our hotel
    site for dental clinic showing treatments
    a plain site for the pharmacy
    our restaurant online with the menu, no ordering
    site with our products but no cart
    a site that tells what we do, for a plumbing firm
    site showing our services and rates
    an online brochure for our factory
    an ngo website
    site for the church with service times
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
    a site that can talk back to visitors
    a coaching website with a chat window
    visitors of our page should get replies at night right on the page
    a site with an assistant inside
    company site with the little chat bubble that knows things
    a school website with a chat box
    a web page for the hotel with someone virtual answering inside
    website plus bot
    a college site that answers admission doubts by chat
    a hotel site that answers guests
    clinic page which chats with patients
    a gym website with a chat helper
    site and chat helper in one, for a gym
    a homepage that answers visitors by itself
    a site where parents can ask the fees in a chat box
    website for my hotel with a chat assistant
    homepage with an ai assistant in the corner
    page plus assistant on it
    the 19999 website
    a site that replies to questions about rooms
    a business page that doesnt leave visitors without a reply
    a business site including a chatbot
    our website to be made new, with an answering bot on it
    a website which can also chat with visitors
    a site which replies on its own about timings
    website having an assistant for patients
    web page having live ai replies
    a simple site and a chat thing inside it
    the website type that comes with the bot
    a page for the clinic that answers questions of visitors
    a page for the law office that answers first questions by itself
    site with chat inside
    a site with a chatting thing for my tour company
    a clinic website with chat in it
    the dearer business site, with assistant
    a site with a chat assistant built in
    a page that speaks with customers by text
    website plus chatbot
    new site for our academy with an assistant for visitors
    a site where a bot talks to visitors
    the website that answers questions`,
  websitePortfolio: `
    a portfolio site for my photos
    somewhere brides can see my mehendi pics
    a page to show my paintings
    my photographs, nicely shown on the web
    portfolio website for an architect
    a place to send people who ask "show me your work"
    an online gallery of my makeup work
    a page for a sculptor with pictures of works
    a site to show my interiors
    a model's page with her shots
    a neat page where brides see my makeup photos
    my pottery pictures on a neat page, not for sale
    a few pages with photos of my makeup work
    i want directors to see my showreel on my own page
    a personal website to show my work
    page for a tattoo artist's designs
    site for a designer's projects
    a few pages with my furniture designs for show
    site with my artwork
    web album of my events decoration
    website of a filmmaker
    a link with my best work for clients
    a small page for a freelancer
    a freelance illustrator's page
    photos of my decoration work on a page, no shop
    showcase page for a fashion designer
    an architect's work pages
    my cv and projects as a site
    a page of my designs
    a dancer's page with clips
    a neat website where brides can look at my work
    a site where people look at my murals
    a site only to show my pictures, no shop
    gallery page of a wedding photographer
    a singer's website
    my architecture drawings on the net
    a place on the net for my drawings
    a page for a makeup artist in mombasa with pictures
    showcase of my interiors
    site for a music band with photos and gigs
    a small site with my best photos
    the 7999 website
    my own page as an actor
    a personal page as a freelancer
    a website for my mehndi designs
    a site for my paintings
    portfolio for an architect
    a site for my youtube channel
    a page to show my dance videos
    a page for a makeup artist's pictures
    website for my photographs`,
  websiteShop: `
    an online store
    people pay me on chat now, i want them to check out on a page
    a website where people can buy
    a page where visitors can put things in a basket
    e-commerce website with payment
    a duka online where customers pay
    a web shop with cart
    a site that takes money for my candles
    I want to sell my pickles on my own site
    get rid of orders by dm, have a real shop page
    a site where customers order and pay
    our sarees in a net shop with payment
    build me an internet shop
    a catalogue with buy button
    a store site where people pay
    a web counter that sells day and night
    a site to sell our soaps with checkout
    to sell cakes through a site with online payment
    online store for my boutique
    web store for our farm produce
    a shopping website
    a site with product pages, cart and orders by mail
    a complete shop website with cart
    my own store so that i stop paying flipkart commission
    people should be able to buy directly on my page
    an internet shop for our women's group's baskets
    site that sells my course with payment
    a place where fans order hoodies and pay
    online store with cart for my boutique
    selling courses and pdfs from my own pay page
    take orders and money on a website
    to start selling on the net from zero
    I would like to start selling my spices online
    a website that takes orders and payment for my boutique
    a site to sell coffee directly to people
    e-shop for spare parts
    website where customers add to cart and pay
    an online medical store with checkout
    a store to sell signed copies
    web shop for toys
    an internet store for handmade soap
    my pickles, on a page, with pay now
    a web store for our ngo's handicrafts
    open a shop on the internet
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
    heaps of challans from suppliers, a page where my boys throw them in and rows come out
    an AI web app made for us
    photos of delivery slips turned into rows
    a tool that reads our invoices
    a tool where my boy enters the room size and out comes the rate
    software that makes quotations for us
    a screen where staff upload challans and get the numbers out
    an app to allot seats in exams
    a mini program for our loom orders
    a special program for our factory planning
    the munshi writes bills by hand into the register, a tool to read them
    a tool where my staff upload bills and it reads them
    duty roster maker for our nurses
    a rate calculator for our print unit
    route planner for six delivery boys
    a tool that makes quotes from sizes
    a small tool to track jobs in our printing press
    a tool which reads supplier bills from a photo and fills a sheet
    an estimate maker for modular kitchens
    software that puts invoices from pdf into excel
    fee receipts program for our institute
    small software for job cards in a garage
    our own software for hostel rooms
    custom web application
    stock book on the computer for my godown
    software that reads invoices and fills the register
    a program to work out tent house quotes
    software for one task in our school office
    something built for one peculiar job that no software in the market does
    I have an idea for an app that runs in the browser
    turn scanned forms into a table
    a program that makes our certificates
    a web tool for matching donors and patients
    result software for school
    seating plan generator for exam halls
    a document reader software
    i have an app idea for sharing school rides
    an app in the browser for our stock register
    software for our sacco's loan forms
    an app in which we put delivery slips and it makes the list
    upload a receipt, get the amounts filled
    a planner for our delivery vans
    job card software for my workshop
    something that takes scanned purchase bills into our stock list
    an internal tool for our lab reports
    something that computes the price of a kitchen
    something that calculates the price of curtains from measurements
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
    site, bot on site and bot on whatsapp, all in one order
    site and assistant together, one set
    the web bundle
    website and assistant planned as one
    website along with whatsapp assistant, planned together
    the bundle with website and bot on whatsapp
    the complete web pack, page and chatbot both on whatsapp too
    the bundle with website and chatbot on whatsapp
    the top website pack
    site and app and bot in one pack
    the combined deal of site and bot
    website with everything together
    the website combo
    site and assistant done as one project
    bundle from the websites list
    one deal covering a site and a whatsapp bot
    a new site and an assistant that works on both site and whatsapp
    the web package with the assistant included everywhere
    website set with the bot on two channels
    all in one website deal
    both a site and a whatsapp assistant as a bundle
    the big website offer
    the bundle for a site
    website and bot together as the 44999 thing
    the full website pack`,
  agent: `
    a gpt agent
    somebody virtual to clear my inbox each morning
    an AI agent that does office work
    an assistant that turns a customer's mail into a draft offer
    an agent that sorts my emails
    an ai that looks up flats in our list and drafts the reply
    something that prepares quotes from customer messages
    a robot clerk who does the step and asks before sending
    an agent that works in our tools
    replies to supplier mails drafted for me to approve
    AI employee that carries out steps
    an ai which checks the calendar, writes the mail and books the visit
    an agent that sorts our mails
    an ai that works inside tally and google sheets
    an agent that enters bills into our sheet
    take the enquiry, look up the rate, prepare the answer, all by itself
    automatic sorting of enquiries
    an office boy made of software
    GPT agents
    an ai that follows steps in our tools with me tapping yes
    an ai that prepares quotes for events
    an ai that drafts answers to office mails and waits for my ok
    something that reads rfq mails and drafts offers
    an agent that writes tender replies from our old ones
    an ai that reads the bills in our mail and fills the sheet
    the thing that acts, not only talks
    reads purchase invoices, pdf or photo, and enters them
    agent for our travel desk that prepares itineraries from mails
    an agent that does the quote and asks me before sending
    ai staff for back office
    a helper that types supplier bills into a sheet
    an ai that goes through the mailbox and files each mail
    a helper that sorts supplier mails
    drafts of quotations from rfq mails so that my man only checks
    prepares draft quotations from enquiries
    repetitive computer steps done by an ai
    something that reads our mails and prepares the answers
    one boring desk task handed to ai
    a digital worker for the office
    an ai that can use our google workspace
    automate office steps like checking, copying and replying
    purchase requests by mail handled automatically
    moves data between our mail and our list
    a self working assistant that carries out tasks in our programs
    sort enquiries and answer routine mails
    an ai that reads mails and prepares quotes
    an agent that files admission forms
    automation of invoices in my firm
    an ai worker for one office job
    something that does paperwork by itself`,
  trained: `
    a chatbot trained on our documents
    staff keep asking hr about leave rules, the handbook should answer
    a bot that answers from our manuals
    a talking manual for our machines
    students clear their doubts with a bot fed with our notes
    something that has our 400 page code book in its head
    doubt solving bot from our notes
    give it our pdfs and it replies with the page number
    a bot where pupils ask doubts from our material
    new joiners should ask the bot not me, from our sop files
    staff should be able to ask questions to our policy files
    our notes turned into a tutor that clears doubts
    a bot that knows our 500 page catalogue
    a search that reads the circulars and replies in plain words
    an assistant that reads our pdfs and tells the page
    a bot fed on our price lists and spec sheets
    trained chatbot
    students type a doubt and get it from our own modules
    a chatbot that answers doubts from our notes
    our dealers dig through the catalogue for part numbers, want a bot for it
    a bot for internal company documents
    a bot that is an expert on our tender documents
    answers from our prospectus pdf
    chat with our rule book
    an ai that answers questions out of our course notes
    lawyers want to ask things to our case files
    a bot that knows our machine manuals
    our service engineers ask the machine guide from site
    answers from our 300 page catalogue
    an assistant which has studied our syllabus books
    reads our pdf price lists and replies to dealers
    a bot that answers out of our constitution and bylaws
    a chatbot taught from our own material
    ask the file instead of reading it
    something that answers donors from our reports
    the knowledge of our senior kept in documents, answered by chat
    a bot that answers students from our material
    answers drawn only from our own papers
    an assistant that knows our course books
    something that quotes our warranty booklet
    teach a bot with our notes and question papers
    a question answering thing on our insurance policies
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
    people write on four apps and i want one brain for all
    a bot on all our social media
    insta dm, messenger and site chat answered by the same thing
    answer dms on instagram and facebook and whatsapp together
    one bot instead of three inboxes
    one assistant on insta dm and whatsapp
    my buyers dm on insta, i cant keep up, a bot there
    answers on facebook, whatsapp and our page alike
    auto answers under our facebook page and on whatsapp
    multichannel assistant
    whichever app they use the same assistant replies
    the same bot on every channel
    a bot for facebook page messages
    an auto reply in insta dms
    telegram and whatsapp and site under one assistant
    a bot for instagram messages
    the one memory for all channels thing
    reply to instagram comments and messages plus whatsapp
    fans dm me hundreds of times, a replier for insta
    customers come from facebook, instagram, whatsapp and the website and I want one bot
    omnichannel bot
    the same assistant on insta and whatsapp
    somebody who answers on ig, fb and wa
    facebook messenger bot for our ngo
    instagram replies for our lounge in nairobi
    one that answers my followers on instagram
    all our socials with one replying assistant
    insta bot for a creator
    a bot that knows the person who wrote on insta when he comes to whatsapp
    my instagram and whatsapp inbox handled together
    messages from every app in one assistant
    the same bot in all our chats
    dm helper for my makeup page
    a boutique assistant for insta, whatsapp and site
    one assistant wherever customers write
    one bot for all the apps people write to us on
    auto reply in messenger
    one bot on insta, whatsapp and the site
    a bot for insta and the site both
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
    a face on the tv at our entrance that talks
    a talking avatar for the reception screen
    ai anchor reading our news
    a digital person who speaks to visitors
    a video version of me that speaks my text
    an ai presenter for my channel
    a talking head for our training clips
    a talking face for the hotel lobby
    someone on the kiosk who welcomes people and speaks
    a virtual human for our showroom
    a cartoon teacher who talks to kids on a screen
    AI presenter with a face
    an ai lady for the mall help desk screen
    avatars and voice
    a lifelike presenter for product videos
    a virtual host on a screen in our showroom
    a clone of my face and voice for my channel
    a digital teacher with a face and a voice
    a digital guide on the museum screen
    a digital double that reads my scripts
    i dont want to stand before the camera, an ai person should
    a face that greets visitors on a screen
    a virtual receptionist with a face
    a virtual anchor for videos
    speaking figure for our stall at the fair
    a speaking character at our entrance
    an on screen human who answers questions aloud
    a talking teacher on screen
    video host made by ai
    the one with face and voice
    digital newsreader for our local channel
    a lady on the screen who greets visitors
    the assistant with lips that move
    my face as ai avatar
    a virtual spokesperson for the brand
    a talking face for reception
    an ai face for the bank lobby
    a digital person at the showroom
    a hologram like host for the showroom
    an ai presenter with a face`,
  crm: `
    put leads straight into our crm
    sales boys forget to put leads in zoho, want it done by itself
    enquiries into salesforce
    the name and number of each enquiry in hubspot without typing
    crm integration
    link between our enquiry form and pipedrive
    enquiries should land in zoho automatically
    website form filling straight into our customer system
    leads from our website form landing in hubspot by themselves
    no more copy pasting leads from whatsapp into salesforce
    donor contacts into zoho
    our chats joined with the crm
    connect the contact form with our crm
    each person who asks should become a contact in our sales software
    no more typing of contacts into hubspot
    zoho linked with the site
    get site enquiries into hubspot by themselves
    enquiries dropping on their own into the list the sales team uses
    no more typing of form enquiries into our crm
    bitrix and our forms connected
    no more typing leads into zoho
    facebook lead forms into our crm
    new leads entered in our customer database by themselves
    a bridge between inbox and crm
    connect our chat to our sales software
    leads saved in our system the moment they write
    dealers' enquiries straight into our crm
    the crm hookup
    our clinic uses hubspot, the form should go there on its own
    get rid of the girl typing contacts into the crm
    link forms and whatsapp with the crm
    patient enquiries into our clinic software
    my sales team forgets to enter enquiries into zoho
    property leads entered and ranked in our crm
    admission leads into our crm
    integrate with our existing crm
    link the bot to our customer list software
    syncing of new contacts with hubspot
    receptionist copies every website lead into the crm by hand, that must stop
    auto entry of leads into leadsquared
    enquiries from the chat should go into our system
    our hospital software should get the chat bookings
    enquiries written into hubspot by themselves
    our leads in zoho automatically
    a link between site and crm`,
  song: `
    a song
    a track
    some music
    one song
    make a song for me
    something musical
    a full song
    a song made from my idea
    a melody of some kind
    wimbo for us
    one nice track
    a proper song with singing
    some tune
    an original song
    a new song made
    a music piece
    to have a song produced
    a custom song
    a song in hindi
    a tune`,
  eventSong: `
    a wedding song
    something to dance in on at our reception
    a birthday song for my mother
    a gift for papa's 70th that can be sung
    sangeet song with both names
    bride's entry track with our names
    a lullaby with my baby's name
    a number for the bidaai
    a song for our anniversary
    a goodbye song for our boss
    farewell song for a colleague
    a birthday tune with my son's name in it
    a song with names of the couple
    anniversary surprise for amma and appa, sung
    a song for our hotel's tenth anniversary
    a harusi song with both families
    music for the product launch
    naming ceremony song
    a farewell song for the principal
    a song for our house warming
    a surprise song for my husband's 40th
    reunion song for the batch of 98
    an anthem for our fest
    opening day song for our new restaurant
    song for my sister's sangeet
    a track for our annual function with the company name
    a retirement song for our teacher
    engagement song telling how we met
    a personal song for my grandparents' golden jubilee
    graduation song for my sister
    a launch song for our showroom
    a ruracio song
    a song with my parents' names and story in it
    godh bharai music
    a theme song for the marathon
    roast style funny song for a friend's 30th
    a surprise song for an anniversary
    a proposal track to sing to my girlfriend
    a song for my daughter's first birthday
    our mehndi night song
    music with our love story for the reception
    silver jubilee song for the school
    a welcome song for guests
    a song to play at grandma's party with all the grandchildren's names
    a farewell tune with inside jokes
    welcome number for the chief guest
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
    something that stays in people's ears about my shop
    an advertising tune
    a tiny musical bit with our phone number
    a short melody for our brand
    a sung slogan
    radio spot music
    an fm spot for our sale
    a tune for our restaurant's radio spot
    eight seconds of music with the brand name
    short ad music for my sweet shop
    a ditty for the auto with loudspeaker
    a catchy tune with our shop name
    our slogan with a tune
    jingle
    the sound at the end of our ads
    fifteen seconds of music for my reel
    a little tune for my dairy brand
    ten seconds of music for my show
    a radio ad sung for our clinic
    a ten second ad song for the bakery
    start music for our podcast
    a sound people remember our cafe by
    short branding music
    a musical logo for the brand
    tune for the loudspeaker van
    an ad tune for our coaching
    ringtone like tune for our company
    something people hum after hearing it on radio
    ad song for a paint dealer
    thirty seconds of music for local radio
    catchy thing for kiss fm in nairobi about our hardware
    a short sound logo for my videos
    earworm for our biscuits
    hospital radio ad
    a signature sound for my channel
    a tune so that people remember my bakery
    call waiting tune with the company's name
    a short song for our advertisement
    a musical tag line
    music for our shop's ad on radio
    something short and sung for a cinema ad
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
    my own verses, sung
    I have written lyrics and want a song
    i have the words, only the music is missing
    turn my ghazal into a song
    i wrote something for my wife and want it sung
    nazm with music
    a hymn i wrote, with music
    tune for the words i wrote
    words are mine, tune from you
    music for my own words
    sher i wrote in college made into a track
    a few of my late mother's poems set to music
    my bhajan text composed
    my uncle's shayari as a song for his birthday
    rap lines i wrote, with a beat
    lyric to music
    my mashairi with music
    make a melody for the verses I wrote
    melody for a poem of my daughter
    verses from an old diary as songs
    someone to compose for what i penned
    compose for my shayari
    giving my old notebook lines a tune
    my grandfather's diary poems with a tune for his anniversary
    my english sonnets sung
    my poems made into songs
    lyrics on paper to a finished track
    music on my fathers poems
    i pen songs but cant play anything, need the music part
    my diary verses in music
    music put under my lines
    composing for my lyrics
    a naat that i wrote, sung and recorded
    my late father's verses as music
    turn the words in my phone into a song
    sing the words that I wrote
    verses my father wrote, composed
    my poem as a song
    my friend's lyrics as a real song
    a ghazal of mine sung
    hindi poems composed as songs
    music for my sonnet
    my own lyrics with a tune`,
  multiFormat: `
    one song cut for reels, film and radio
    our song for insta and the very same one for an fm spot
    different versions of a song
    one song in thirty seconds, one minute and the whole
    one song cut for reels and also for radio
    same music for the film, the shorts and the radio
    the ad song cut for reels and radio
    our anthem trimmed for every platform
    short cuts of our song for reels
    song in all shapes, tv, insta, radio
    the same tune in a short reel version and a long one
    the full track plus the small cuts of it
    multi-format music
    one composition used everywhere in different sizes
    reel cut and full song
    reel size, youtube size and radio size of the same tune
    my song in different lengths for reel, film and radio
    a song pack for all media
    my song in many lengths
    several edits of one song
    the song in several lengths
    a song with short and long versions
    a radio spot and a reel from one song
    the multi format one from the music list
    theme music for my podcast and reels
    tune for our campaign in many cuts
    one song for reel, film and radio
    the same theme for podcast, reel and ad film
    the same jingle for instagram and for fm
    a 15, a 30 and a 60 second version of our brand song
    one tune for shorts, video and radio
    music delivered for video, radio and stories alike
    one track recut for each place we post
    the all formats music
    reels cut from my music`,
  bookVideo: `
    a video about my book
    a teaser for my poems
    a book trailer
    a clip readers share when the book is out
    a short film to promote my novel
    something moving to show my cover and a line from the book
    book review video
    book film
    a clip for my book launch
    a short video telling what my story is about
    a promo reel for my poetry collection
    video advert for my cookbook
    a short clip for my debut book
    a youtube clip on my debut novel
    a video so that people get to know my novel
    launch night film of the book
    a trailer for the launch of my book
    30 seconds of film for my thriller
    promote my book with a short clip
    a promo clip of the memoir for insta
    my book needs a trailer for youtube
    my publisher wants a trailer
    a film on my poems
    review film for my self help book
    some video for my love story novel
    motion picture style teaser for a fantasy book
    a trailer for my novel
    people scroll past my book post, want a video of it
    a film of my poetry book
    a visual thing about my novel for facebook
    a one minute video on my memoir
    video for kitabu launch
    a reel about my novel
    a mini movie on my children's book
    a booktok style clip of my novel
    a book reel with pictures of its world
    book promo video`,
  authorSite: `
    a website for an author
    my name as a writer on the web, with all my titles
    a site about my books
    a page where readers can write to me
    my own writer's page
    my books, readings and press on one page
    a novelist's website
    a home on the net for a poet
    one page site for a writer
    a place to list my five novels
    author website
    website of a children's writer
    a homepage where readers find my novels
    where people land when they google me as an author
    a website where people can see my books
    a web page for my biography and books
    a site for me as a writer
    a site to collect my essays and books
    a page for my poetry
    my publisher says i need a page of my own
    site for my three books
    link for the back cover of my novel
    a site for my debut collection
    a site for our poets' circle's books
    a page with my stories
    online home for my short stories
    an author page
    page with my books and where to get them
    a website where my ghazals can be read
    the author page from creative services
    website for a poet with audio
    a novelist's page with a newsletter form
    a website for me as a writer
    a page for my late father's books
    a site for my poems
    kitabu author page
    writer site with events and contact
    a proper page for me as a novelist
    a page for my memoirs`,
  bookSong: `
    a song from a chapter of my book
    a theme music out of my thriller
    a song out of my poetry collection
    the poem on page 12 of my book as a song
    a song for my novel
    my heroine's story sung
    music from my novel's chapter
    a track for the book launch made from the book
    turn my story into a song
    title song for my novel
    a theme song for my book
    my memoir told in a song
    a song from my book
    the chapter about my village turned to music
    a song from my short story
    a song from the dedication in my book
    music that goes with my fantasy novel
    a sung version of a tale from my collection
    soundtrack for my book
    anthem of my hero from the novel
    one of the stories in my book as a song
    book's own song
    song for readers of my book, about its plot
    something sung from my manuscript
    a theme song for my novel`,
  lessonPlan: `
    lesson plans
    every sunday goes in planning the week's periods, can that stop
    a tool that plans my lessons
    the diary of plans the inspector wants
    help with preparing classes
    a minute by minute plan of the period
    weekly teaching plans
    something to write schemes of work
    lesson planner for our teachers
    unit plans for class 7 science
    plan the periods minute by minute
    plan writing for 30 teachers
    something that drafts teaching plans
    our new teachers dont know how to plan a class
    a planner for my classes
    a tool that drafts what to teach each day
    teachers spend their sundays writing lesson plans
    weekly plan submission made easy
    period plans for a science teacher
    drafts for my periods following our syllabus
    planning of lessons takes all evening
    period wise planning
    planning help for 22 teachers
    teaching plan for photosynthesis in a minute
    plans for every chapter for our teachers
    the tool that tells how to run a 40 minute class
    the lesson planner
    cbc lesson plans for our kenyan school
    teacher's planner
    the planning tool counted per teacher
    daily plan of teaching made by ai
    chapter into a plan
    chapter plans`,
  quiz: `
    a quiz maker
    i type mcqs till midnight, can that stop
    a tool for question papers
    kids share answers, want two sets
    question sets with different order for each bench
    term test papers without sweat
    something that makes tests from a chapter
    a question bank from the chapters
    automatic mcq papers with answer key
    question paper setter for our exam cell
    exam paper generator
    a thing that asks questions from a lesson
    make class tests quickly
    monday tests ready in minutes
    making unit test questions takes our time
    objective type paper with key
    question papers that stop cheating
    weekly test generator for a coaching
    set papers from our chapters quickly
    cats and end term papers for our school
    quick tests for coaching
    viva and mcq questions from a chapter
    surprise test maker
    tests out of the textbook
    a paper maker for our school
    fill in the blanks and mcqs made for me
    tests with answer keys
    paper a and paper b for alternate rows
    different papers for neighbours in the exam
    oral quiz for class 6 from one chapter
    papers in two versions so that they cannot copy
    revision quizzes
    mcq tests from ncert chapters
    something to make tests so teachers can sleep
    a paper setter
    a tool for setting half yearly papers
    something to make mcqs
    answer key included test maker
    question papers from any chapter
    bench to bench cheating, a tool that makes separate papers
    papers so that kids on one bench get different questions
    set a and set b of a test
    unit test generator`,
  worksheet: `
    worksheets and notes
    something for the weak ones and the bright ones in the same class to practise
    practice sheets for slow learners
    fill in sheets for nursery
    a content maker
    printable exercises
    homework material for primary
    sums for practice at home in three difficulty steps
    worksheets on three levels
    revision notes of the chapter
    practice sheets for my class
    holiday homework made for us
    study material generator
    examples and exercises written for my topic
    study notes in hindi
    the content maker tool
    exercises on three levels
    study sheets for slow and fast kids
    handouts for students
    short notes for the board class
    we are tired of making study material
    activity pages for kg
    easy and hard worksheets for one class
    we photocopy the same old exercises, want new ones
    something that writes exercises for class 4
    class notes in easy hindi
    worksheets and notes for class 3
    a maker of handouts
    grammar practice pages
    homework material in levels
    reading material with exercises
    teachers buy worksheets from shops, want our own made
    drill sheets for tables
    notes for pupils who missed the lesson
    homework sheets`,
  grading: `
    help with correcting copies
    bundles of copies wait on my table, some help with checking
    a tool that checks answer sheets
    marks suggested, i only confirm
    grading help
    essays read once by ai before i read
    help for teachers with piles of answer sheets
    someone to go through 200 scripts first
    feedback for each answer of the students
    remarks for each pupil's answer without writing all night
    first checking of essays
    a checker for subjective answers
    first marks and feedback on tests
    the tool which marks and the teacher decides
    correct exam papers faster
    our teachers take scripts home every weekend, relief from that
    notebook correction
    quick first reading of exam scripts
    something to evaluate homework
    comments on student essays
    checking 800 answer sheets is killing us
    speeding up paper checking
    help for marking exams
    feedback writer for assignments
    help with checking test copies
    board pattern answers checked
    marking of exam papers
    half yearly papers pile up, want them checked quicker
    a tool that proposes marks
    kusahihisha help, marking of papers
    copy checking for six sections
    assessment help for teachers
    correction load of english teachers
    red pen work done faster
    marks proposal for long answers
    evaluating internal tests
    the copy checker`,
  behavior: `
    behaviour records
    who fought, who was kind, written down for the counsellor
    keep track of pupils' conduct
    a log of incidents in class
    a private register of conduct for teachers
    conduct notes that stay inside the school
    notes on discipline for teachers
    our discipline head keeps a torn diary
    record which child misbehaves
    which kid is often late or rude, kept over the year
    notes on troublemakers
    a pattern of when a child gets restless
    behaviour tracking for the school
    bullying incidents recorded
    discipline record
    remarks on pupils' manners saved somewhere
    behaviour complaints are kept in a torn register
    the naughty list, properly kept
    note down which pupil disturbs the class
    merits and demerits register
    something to note fights and good conduct
    a place to note good deeds and bad
    behaviour register on the computer
    counsellor wants the history of a child's conduct
    complaint notes on pupils, in order
    discipline file for each child
    conduct tracking for hostel boys
    teacher notes about a child's mood and manners
    the behaviour thing from the school list
    class incidents noted without paper
    monitor how a boy's conduct changes over months
    a diary of how children behave`,
  parents: `
    send messages to parents
    mothers dont read english, want the notices in their language
    a way to inform guardians
    the pta whatsapp group is chaos, need a proper way to inform homes
    school notices on parents' phones
    fee due notices to homes
    parent communication
    tell the families tomorrow is off
    a tool to inform parents in their language
    diary notes to mummy papa's phone
    keep mothers and fathers informed about school
    the message home about the trip
    notices to guardians on whatsapp
    school to home messages
    messages to mothers and fathers with replies
    ptm invitation to every family
    parent messaging for our school
    bus is late today, to all parents
    parents keep calling the office for fees, holidays and bus
    kids lose the paper circulars, so families must get them on phone
    inform families about school news
    notify homes when a child is absent
    circulars to parents in their own language
    messages to wazazi in kiswahili
    marks sent to parents' phones
    a channel between school and families
    a tool for school notices to parents
    homework of the day told to the families
    messages to parents in their language
    exam timetable to guardians
    daily diary for parents
    daily updates to parents of playschool kids
    homework to parents every day
    report of the child to the father's phone
    sending school news to each home
    parents who speak only tamil should get our notes
    a tool to write to guardians
    something so that parents know about holidays`,
  onlineClass: `
    a virtual classroom
    teaching through the internet when there is a strike
    a virtual classroom for rainy days
    lessons on screen for kids at home
    online teaching with attendance
    class over video with roll call
    classes on video with material
    snow days, yet teaching must go on
    online classes with attendance
    a place where lessons and material lie online
    teach our students over the internet
    our pupils in far villages should join by phone
    classes from home on fog holidays
    distance teaching setup
    live lessons and material online
    classroom on the computer
    e-learning platform for our school
    online school for the flood months
    teach students at home when roads are flooded
    live lectures with attendance taken
    classes from home
    a digital classroom for our coaching
    live classes on the net with attendance
    remote classes
    our school online
    recorded and live lessons in one place for the school
    masomo online for our learners
    sick children should join from bed
    teach from home setup for our staff
    net classes with homework upload
    the virtual class tool
    e-classroom for our college
    a web class where presence is noted
    an online classroom`,
  careerTest: `
    a career test for class 10
    my pupils have no idea what to become
    a test of interests for class 11
    a test that shows what a child is good at
    career guidance for students
    science or commerce or arts, something to help them decide
    aptitude test
    class 12 leavers ask us what next
    guidance for what to study next
    strengths and interests report for each teenager
    help pupils choose a stream
    counselling test for form four leavers
    stream selection test for class 10
    parents push for medicine, a neutral test would help
    interest and strength test for seniors
    a psychometric test for our seniors
    students are confused between engineering and arts
    which profession suits which child
    career report for seniors
    subject choice help in class 11
    what should they study after class 10, some test
    something to guide the tenth class before choosing stream
    an aptitude test for class 10
    what course after school, a test for it
    which career suits our students
    talent finding test
    a test for our counsellor to talk over with students
    future path test
    vocational interest test
    career counselling tool for school
    course selection guidance for leavers
    find out each child's bent
    guidance test for teenagers`,
  bot: `
    a whatsapp bot
    some robot for my messages
    a chatbot
    an auto reply thing
    an AI assistant
    a chat robot
    a bot
    an ai that chats
    whatsapp automation
    something to handle chats
    automatic replies on whatsapp
    a chat helper
    something that answers my messages
    ai bot
    an assistant that types back
    the chatbot thing
    a smart replier
    whatsapp robot
    an ai helper for messages
    a bot of some sort
    someone virtual who replies
    something automatic for whatsapp
    a machine that chats back with people
    I can't answer all my messages`,
}
