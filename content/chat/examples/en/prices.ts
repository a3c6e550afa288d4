import type { SubjectId } from '#content/chat/subjects.ts'
import type { Examples } from '../examples.ts'

export const englishPrices = {
  price: `
    what are your prices
    how much does it cost
    what do you charge
    can you send me the price list
    how expensive is it
    roughly what would I pay
    I need to know the cost before anything else
    rates please
    what does it all cost
    give me an idea of the price
    what is the cheapest thing you sell
    which is your most expensive service
    I have 15000 rupees, what can I get
    what can I buy for 30k
    my budget is 5000
    can I get something under 10,000
    what does it come to in the first year
    total cost over two years
    how much in dollars
    price in usd
    what will I pay per month
    starting price?
    how much money do I need
    what is the total if I take everything
    what is the total cost of ownership in year one
    how much altogether
    lowest price package
    what do I pay at the start and then each month
    is 20000 enough
    what is the monthly cost
    song prices
    website prices
    bot prices
    prices of your school tools
    music rates`,
  compare: `
    what is the difference between starter and growth
    which package should I choose
    is the bundle cheaper than the single parts
    business bot or customer bot, which one do I need
    compare your packages
    which plan is right for a salon
    do I need the owner bot or the customer bot
    growth versus enterprise
    what would you recommend for my shop
    which website is best for me
    trained chatbot or gpt agent, what is the difference
    should I take the bundle or just the bot
    what is better for a small clinic
    difference between a portfolio and a business website
    how is the business bot different from the trained chatbot
    which one suits a coaching centre
    do I need growth or is starter enough for two people
    how much do I save with the bundle
    event song versus jingle`,
  item: `
    what is included in the starter package
    what do I get in business growth
    what features does the customer bot have
    what does the e-commerce bundle contain
    what can the dashboard show me
    what does the voice add-on do
    tell me more about the broadcast tool
    what is a custom AI web app
    what exactly is a gpt agent
    what is in the sme bundle
    what can the owner bot alert me about
    does starter include the dashboard
    is voice part of growth
    what does the quiz maker do
    how does the grading help work
    what do I get with the career test
    explain the multichannel assistant
    does the shop website have a cart and payment
    what comes with the website bundle
    what tools do you have for schools
    what do you offer teachers
    do you have anything for authors
    what can you do for my clinic
    how can you help my online shop
    is there something for musicians and youtubers
    what would you suggest for a restaurant
    do you have a solution for real estate
    can you help a coaching centre
    what is there for a kirana store
    could a small shop like mine use this
    I have a grocery, is there something useful for me
    anything useful for a tea stall
    is this of use for a chemist`,
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
    we have a small d2c brand
    I ship spices all over india from my store on the internet
    our e-commerce business
    I get 50 orders a day on my online store
    we sell shoes on the web`,
  localShop: `
    I own a small grocery
    we have a bakery in the market
    my medical store
    our mobile phone shop
    I have a hardware shop in the village
    we run a boutique on the main road
    my uncle has a sweet shop
    a family run bookstore`,
  smb: `
    I am a dentist with two chairs
    we have a beauty salon
    I run a coaching institute for class 10
    my gym has 200 members
    we are property dealers
    I am a physiotherapist
    our small restaurant
    I have a travel agency
    we run a yoga studio
    I work as a lawyer
    my pathology lab
    we own a guest house in the hills
    I am an eye doctor
    our veterinary clinic
    I teach dance to kids at my studio
    we repair air conditioners in the neighbourhood
    car service garage
    I am a wedding photographer with my own studio
    we are a small interior design office
    tiffin service`,
  school: `
    I am the principal of a school
    our school has 40 classrooms
    we run a kindergarten
    I am on the management of a college
    tools for our school
    something for my primary school
    all school tools
    price list for schools
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
    a tool for students`,
  author: `
    I have written a novel
    my first book is coming out next month
    I am a poet
    I write children's stories
    I self published a thriller
    my memoir is nearly done`,
  creator: `
    I am a youtuber
    I make reels for a living
    I have a podcast
    our band wants something
    I am a content creator`,
  businessBot: `
    a bot that takes appointments on whatsapp
    a whatsapp bot for my clinic
    an assistant that books tables for our restaurant
    something that reminds patients of their visit
    automatic booking for the salon
    a bot that answers parents of my coaching centre
    something to answer enquiries about flats on whatsapp
    reply to clients automatically and fix appointments
    the business bot
    somebody to answer whatsapp while I cut hair
    an automatic receptionist on whatsapp for the lab
    a machine that follows up with people who asked about admission
    I miss messages from patients and want that fixed
    my phone rings all day for appointments and I can't keep up
    a bot that answers the same questions about fees and timings
    bot for gym memberships and class bookings
    a bot for my grocery that answers on whatsapp
    booking bot
    real estate leads bot
    bot for enquiries about plots and flats
    a bot to answer property enquiries`,
  customerBot: `
    a bot that answers where is my order
    customer bot for my online shop
    something that tells buyers about stock, size and delivery
    a chatbot for my shopify store
    an assistant for my webshop that answers product questions
    automatic answers for people who buy from my instagram boutique
    the e-commerce customer bot
    a bot that gives the courier status to shoppers
    chatbot that helps people shop on my site
    whatsapp bot for my online saree business
    order tracking bot
    something that handles return questions for the web store
    answering machine for online customers`,
  ownerBot: `
    something that messages me when stock is low
    a bot that tells the owner about new orders
    alert me on whatsapp when a big order comes in
    I want to be told when a customer is angry
    the owner notification bot
    a daily summary of my shop on whatsapp
    notify me about complaints
    a tool that warns me before something sells out
    inform me the moment an order is placed
    owner alerts
    get a report of sales every evening on my phone`,
  voice: `
    something that picks up phone calls
    the voice add-on
    a bot that speaks on the phone
    an assistant that answers calls when we are busy
    voice for my bot
    can it talk on the telephone with callers
    answer calls automatically in hindi
    the calling feature
    a voice that reads the answers aloud
    someone to take calls after hours automatically`,
  dashboard: `
    a dashboard
    one screen with all bookings
    a panel where I see who has to be called back
    overview of all conversations and orders
    the optional dashboard
    a page showing today's appointments and enquiries
    somewhere to see everything at a glance`,
  broadcast: `
    send an offer to all my customers at once
    the broadcast tool
    mass whatsapp messages to my clients
    announce a diwali sale to everybody on my list
    message all patients about a holiday
    newsletter on whatsapp to customers
    send festival greetings to the whole customer list
    bulk messaging for my shop
    tell all my regulars about new stock
    can u send offers to all customers at one time
    can it message everybody together about a sale
    send promotional messages to my customers
    whatsapp blast to my list
    inform all customers about new timings in one go`,
  ecommerceBundle: `
    the e-commerce bundle
    customer bot and owner bot together
    both bots for my online shop
    bundle for my webshop
    the complete package for an online store`,
  smbBundle: `
    the sme bundle
    bot with voice, dashboard and broadcast all together
    the full bundle for my clinic
    everything for a small business in one bundle
    the complete set for a salon`,
  starter: `
    the starter package
    starter plan
    your smallest package
    the entry package
    starter pack for my shop`,
  growth: `
    the business growth package
    growth plan
    the popular package
    the middle package with voice and dashboard
    business growth`,
  enterprise: `
    the enterprise package
    we have six branches
    a plan for a chain of clinics
    for a big company with several offices
    enterprise plan
    we are a hospital group with many departments`,
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
    a homepage for our restaurant
    business website
    a site for our school
    company website with five pages
    a website for my coaching institute
    internet page for my salon with a map`,
  websiteChatbot: `
    a website with a chatbot
    a site with an assistant inside
    website plus bot
    a homepage that answers visitors by itself
    website for my hotel with a chat assistant
    a business site including a chatbot`,
  websitePortfolio: `
    a portfolio site for my photos
    a page to show my paintings
    portfolio website for an architect
    an online gallery of my makeup work
    a personal website to show my work
    site for a designer's projects
    a small page for a freelancer`,
  websiteShop: `
    an online store
    a website where people can buy
    e-commerce website with payment
    a web shop with cart
    I want to sell my pickles on my own site
    a site where customers order and pay
    build me an internet shop
    online store for my boutique
    a shopping website`,
  customApp: `
    custom software for our work
    an AI web app made for us
    a tool that reads our invoices
    software that makes quotations for us
    a special program for our factory planning
    custom web application
    I have an idea for an app that runs in the browser
    a document reader software`,
  websiteBundle: `
    the website bundle
    website and assistant planned as one
    the bundle with website and chatbot on whatsapp`,
  agent: `
    a gpt agent
    an AI agent that does office work
    an agent that sorts my emails
    something that prepares quotes from customer messages
    an agent that works in our tools
    AI employee that carries out steps
    automatic sorting of enquiries
    GPT agents`,
  trained: `
    a chatbot trained on our documents
    a bot that answers from our manuals
    staff should be able to ask questions to our policy files
    a bot that knows our 500 page catalogue
    an assistant that reads our pdfs and tells the page
    trained chatbot
    a bot for internal company documents`,
  multichannel: `
    one assistant for whatsapp, instagram and the website
    a bot on all our social media
    answer dms on instagram and facebook and whatsapp together
    multichannel assistant
    the same bot on every channel
    reply to instagram comments and messages plus whatsapp`,
  avatar: `
    an avatar with a face
    a talking avatar for the reception screen
    a digital person who speaks to visitors
    a virtual human for our showroom
    AI presenter with a face
    avatars and voice`,
  crm: `
    put leads straight into our crm
    crm integration
    enquiries should land in zoho automatically
    connect the contact form with our crm
    no more typing of contacts into hubspot
    new leads entered in our customer database by themselves`,
  song: `
    a song
    some music
    make a song for me
    a tune`,
  eventSong: `
    a wedding song
    a birthday song for my mother
    a song for our anniversary
    farewell song for a colleague
    a song with names of the couple
    music for the product launch
    a surprise song for my husband's 40th
    song for my sister's sangeet
    a retirement song for our teacher
    a personal song for my grandparents' golden jubilee`,
  jingle: `
    a jingle for my shop
    an advertising tune
    a short melody for our brand
    radio spot music
    a catchy tune with our shop name
    jingle
    a ten second ad song for the bakery
    a musical logo for the brand`,
  lyrics: `
    set my poem to music
    I have written lyrics and want a song
    turn my ghazal into a song
    music for my own words
    lyric to music
    make a melody for the verses I wrote
    compose for my shayari`,
  multiFormat: `
    one song cut for reels, film and radio
    different versions of a song
    short cuts of our song for reels
    multi-format music
    the song in several lengths`,
  bookVideo: `
    a video about my book
    a book trailer
    a short film to promote my novel
    book review video
    a clip for my book launch
    a promo reel for my poetry collection`,
  authorSite: `
    a website for an author
    a site about my books
    my own writer's page
    author website
    a homepage where readers find my novels`,
  bookSong: `
    a song from a chapter of my book
    a song for my novel
    turn my story into a song
    a theme song for my book`,
  lessonPlan: `
    lesson plans
    a tool that plans my lessons
    help with preparing classes
    lesson planner for our teachers
    plan the periods minute by minute
    something that drafts teaching plans`,
  quiz: `
    a quiz maker
    a tool for question papers
    something that makes tests from a chapter
    automatic mcq papers with answer key
    exam paper generator
    make class tests quickly`,
  worksheet: `
    worksheets and notes
    a content maker
    practice sheets for my class
    study material generator
    exercises on three levels
    handouts for students`,
  grading: `
    help with correcting copies
    a tool that checks answer sheets
    grading help
    first marks and feedback on tests
    correct exam papers faster
    something to evaluate homework`,
  behavior: `
    behaviour records
    keep track of pupils' conduct
    notes on discipline for teachers
    record which child misbehaves
    behaviour tracking for the school`,
  parents: `
    send messages to parents
    parent communication
    a tool to inform parents in their language
    keep mothers and fathers informed about school
    notices to guardians on whatsapp
    parent messaging for our school`,
  onlineClass: `
    a virtual classroom
    online classes with attendance
    teach our students over the internet
    live lessons and material online
    e-learning platform for our school`,
  careerTest: `
    a career test for class 10
    career guidance for students
    aptitude test
    help pupils choose a stream
    interest and strength test for seniors`,
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
