import type { business } from '#content/chat/topics/business.ts'
import type { Examples } from '../examples.ts'

export const englishBusiness: Examples<typeof business> = {
  offer: `
    what is it you people actually do
    what can you build for me
    list of your services please
    tell me about your company services
    so what exactly do you sell here
    I landed here from google, what is this site about
    what kinds of work do you take on
    give me an overview of everything you offer
    which services are available
    what all can I get from you
    explain what this business does in simple words
    not sure what you do, could you explain
    what are the things you make
    hi there, a friend gave me this link, what do you do
    do you only make chatbots or other things as well
    other than bots what else do you do
    services?
    what do you specialise in
    I am just browsing, what is on offer
    what areas of AI do you cover
    wht do u do
    ur services list
    whats this company about
    what are you selling exactly
    I see bots, songs and school tools here, what is it all about
    in one line, what is DEL AI Works
    what kind of help can your firm give`,
  audience: `
    who is this meant for
    what kind of businesses do you work with
    is this suitable for someone tiny like me
    are you only for big companies
    which industries do you serve
    who are your typical customers
    would a one man business benefit from this
    do you take small clients
    I have just two employees, is this too big for us
    we are a tiny operation, would you even bother with us
    is it for shops only or also for professionals
    what sort of people buy from you
    can individuals use your services or only firms
    minimum company size?
    does it make sense for a very small business
    for whom are these services
    is it ok for a one person parlour
    does it fit a business of my size
    we are not a tech company, is it still for us
    do hospitals use this or only small shops
    is there anything here for a person like me`,
  founder: `
    who will be doing the actual work
    how big is your team
    is this an agency or a freelancer
    who runs this business
    who is the owner
    do you outsource the work to someone else
    will I be dealing with one person or a sales team
    how many people work there
    tell me about the founder
    are you a proper company with staff
    who will I be talking to during the project
    who picks up when something needs changing
    is it a one man show
    will my work be passed to a junior
    who stands behind DEL AI Works
    do you have developers in house
    name of the person who builds it
    is there an account manager
    are you alone or a team
    is it just one guy
    who will build my bot
    who do I deal with if I sign up
    so no sales people, no managers?
    who handles the coding
    is DEL AI Works a registered agency with employees or one developer
    which human is responsible for my project
    how do I know who I am dealing with, a big team or one person
    who will actually do my work
    I want to know who sits behind this
    is it a big company or a single person, and where
    where do you really sit and who runs this
    one person or a big company, and in which country`,
  location: `
    where are you based
    which city are you in
    your address please
    where is your shop or office
    are you in india
    what country is this company from
    how do I get to your place
    are you located in delhi
    from where do you operate
    where do you people sit
    office address for a courier
    is your office in noida or delhi
    which part of the world are you from
    ur location
    where r u guys
    address?
    is your workplace in delhi ncr
    in what place is the business`,
  meeting: `
    can we meet in person
    will you come to my clinic and see how we work
    can you visit my shop
    I prefer meeting face to face before spending money
    is a video call possible
    could we do a zoom meeting
    I want to sit down with you over coffee and discuss
    do you do site visits
    can I come to your office and meet you
    can we schedule a meeting
    would you come over to our school to explain
    do you meet clients personally
    google meet call with you?
    is it possible to see you in delhi ncr
    wanna meet
    can someone come down to our office in gurgaon
    would it be possible to have a face to face chat
    are in person visits possible or only calls
    I'd like to invite you to our shop`,
  abroad: `
    I am not in delhi, can you still work for me
    do you serve customers outside india
    we are in nairobi, is that a problem
    do you work with people in other states
    can a shop in a small village order
    I live in dubai, can I hire you
    do you take overseas clients
    we are based in london and have an indian shop
    my business is in chennai, will distance be a problem
    do you work remotely
    is your service available in my city
    available in kerala?
    can you do this for someone in the usa
    do I need to be in delhi to use this
    I'm in bhopal
    im from tanzania can i order
    do u work outside delhi
    clients in other countries?
    we are in a village near patna
    does it matter that I live in another city
    will you take an order from nepal
    is this only for delhi people`,
  hours: `
    what are your working hours
    when are you open
    are you available on sundays
    what time can I reach you
    how quickly do you reply
    how soon will I hear back
    when will someone answer my message
    office timings
    do you work on weekends
    how long until I get a reply from you
    are you closed on holidays
    what time do you open
    if I write tonight when do I get an answer
    timing
    r u open today
    do you answer on saturdays
    how fast do u reply
    if I leave a message when will I hear
    what is the response time
    how long do I wait for an answer after I contact you
    I filled the form yesterday and nobody called yet, when can I expect an answer
    how long does it normally take you to answer a mail
    I wrote to you this morning, when will you get back`,
  contact: `
    how can I contact you
    what is your email address
    give me your phone number
    how do I reach you
    do you have a whatsapp number I can write to
    where can I send you a message
    is there a number I can ring
    can you call me back
    how do I get in touch with you
    contact details please
    which email should I send my documents to
    please call me tomorrow
    is there a form I can fill in
    customer care number
    I would like to drop you a mail
    can somebody phone me
    best way to reach the team
    share your mobile no
    ur number
    email?
    how can I reach out
    phone no pls
    where to write
    can you ring me this evening
    drop me your whatsapp
    is there an email I can write to with a long description
    I want to send you a voice message
    is there a whatsapp or email where I can write to a person
    can I talk to you on whatsapp instead of typing here
    I prefer sending a voice note
    to whom should I address my letter
    how can I get hold of the owner`,
  demo: `
    I would like to see it in action first
    can you show me how it works live
    book a demo please
    is there a demonstration I could watch
    how do I schedule a demo
    can I try talking to one of your bots
    show me a working bot
    before I decide I want to see it running
    is the demo free
    do you charge for the demo
    how can I see an assistant like mine at work
    I want a walkthrough
    can I test it once before buying
    could you give us a presentation
    arrange a demo for monday
    let me see the thing working on a phone
    free consultation?
    what happens in the demo
    demo?
    can i c it working
    show it to me live
    I believe only what I see, so show me
    do you have something I can play with before paying
    how long before I get a demo slot
    can my partner watch the demo too
    is there any obligation after the demo
    I'd love to see a live example for a clinic
    can I be shown first how it works without paying
    show me the thing working before I give money
    do I need to pay for seeing it
    what details do you need for the demo
    could someone walk me through it on a call before I decide
    explain it to me live`,
  moveDemo: `
    can I move my demo to another day
    I cannot make it to the demo, how do I cancel
    change the time of my booked demo
    reschedule the demo
    what if I miss my demo
    I booked a demo for tuesday but need friday
    how do I cancel a demo
    can the demo be shifted`,
  demoForm: `
    what details do you need for the demo
    which information do I have to give to book a demo
    is my company name compulsory in the demo form
    do I have to give my phone number for the demo
    what services can I choose in the demo form
    what must I fill in to book the demo
    required fields of the demo form
    what can I choose to see in the demo`,
  trial: `
    is there a free trial
    can I use it for free for a week
    do you have a free version
    try before I buy, possible?
    free plan available?
    can I get one month free
    is there any trial period
    could I use the bot for some days without paying
    is anything free here
    do you give a sample bot free of cost for few days
    money is tight, can we trial it at no cost
    is the quote free
    what can I get for free
    free for first month?
    can i test it free
    zero cost trial
    do I get some days to try it without paying
    is there a sandbox version at no charge`,
  pastWork: `
    show me examples of your work
    do you have a portfolio
    what projects have you done
    have you built something for a clinic before
    any case studies
    can I see a bot you made for another customer
    which clients have you worked for
    I want to see samples
    have you done this for a school earlier
    are those projects in the portfolio real
    is the saree shop a real client
    links to websites you have made
    let me look at previous work
    who are your existing clients
    can you share references of similar projects
    where can I see what you have built
    do you have experience with shops like mine
    sample work?
    who else uses this
    past projects pls
    what have you built so far
    any example for restaurants
    can you name a client
    let me see a site that you made
    is there a gallery
    proof of your work`,
  reviews: `
    do you have any reviews
    what do your customers say about you
    how do I know you are not a scam
    can I trust you
    is this a genuine company
    any testimonials
    are you on google reviews, how many stars
    is this legit
    what is your rating
    show me feedback from happy clients
    sounds too good to be true
    why are there no testimonials on the site
    are the testimonials real
    reviews?
    is it fake
    are you real
    how can I trust a one man company
    I googled you and found no reviews
    what do others say
    do you have ratings anywhere
    how do I give you a review
    where can I leave feedback about your work`,
  trust: `
    how do I know you won't vanish with my advance
    what stops you from running away with the money
    how can I be sure you deliver after I paid
    I was cheated by a developer before, how am I protected
    what security do I have if I pay you in advance
    why should I trust a stranger with an advance
    how do I know my money is safe with you
    what if you disappear after taking the deposit
    how can I be sure you are not a scam
    can I trust you with my money`,
  figures: `
    how many clients do you have
    how many years have you been in business
    since when does this company exist
    how many bots have you made so far
    how many customers use your assistants
    what is your success rate
    how experienced is the founder, how many years
    what is your turnover
    number of projects completed
    when was the company founded
    how old is your business
    do you have more than 100 clients
    how many people have bought this
    your experience in years
    how long have you been doing this
    number of happy customers
    how big is your customer base`,
  smartSchool: `
    what is smart school
    when is the smart school product coming
    launch date of smart school
    is smart school ready
    can we buy smart school now
    tell me more about smart school
    smart school price
    the school product marked coming soon, when
    can our school sign up early for smart school`,
  templates: `
    what are labs and templates
    do you have ready made workflows
    is there a template for review requests
    which of the templates are free
    which small tools can I use right away
    I saw something about missed call reply, what is that
    is the package builder free
    do you have ready templates for clinics
    what is in the labs section
    can I get the order status lookup template
    free tools on your site?
    message templates asking customers for a review
    do you sell templates
    is there a ready workflow that answers missed calls with a message
    what are saas tools
    ready templates available?
    any freebies among your tools
    what can the missed call tool do
    do you have a starter workflow for salons
    what is the difference between free and licensed tools
    can I get the review request messages
    ready tools one can start with without any building
    which of your tools are free to use now
    where do I see the small ready tools
    any free tool
    do you have a free tool too`,
  products: `
    what products do you have
    what is the answer desk
    tell me about the class kit
    what is the song sketcher
    do you have ready made AI products
    is there a ready product I can start from
    which ai products are available today
    is the song sketcher out yet
    shared inbox product, what is it
    can a product be adapted to my business
    do you have any off the shelf apps
    difference between your products and services
    what ready products do you have
    tell me what the answer desk does
    does the class kit exist already
    is there an app for writing songs
    what is available today and what is in development`,
  productCost: `
    what does the answer desk cost
    price of the class kit
    how much to adapt a product to my business
    why is there no price for the ai products
    cost of song sketcher
    what would adapting one of your products cost
    is the answer desk free with the bot
    how much do you charge for your ready products
    answer desk price?
    whats the price for class kit
    do products have a list price
    how is the price of an adapted product decided`,
  offTheShelf: `
    what if a ready made software already does this better
    would you tell me honestly if I don't need you
    is there something cheaper that does the same, would you say so
    will you recommend another tool if it fits better
    maybe an existing app is enough for me, will you admit it
    do you push your product even when something else is better
    what if off the shelf software is enough`,
  capacity: `
    are you too busy to take my project
    how many projects do you do at the same time
    you are only one person, can you manage my work as well
    what if you have too many customers
    will my project get enough attention
    do you have time for new work right now
    how many clients do you handle at once
    won't I be one of many
    are you accepting new clients
    how many jobs do you take at once
    is there a waiting list
    you must be swamped, right
    can one person really handle my job properly
    will you have time for me if you work alone`,
  mission: `
    why did you start this
    what is your mission
    what is the story behind the company
    what drives you
    what is your vision
    how did the idea come about
    what do you believe in
    why do you focus on small businesses
    what is the goal of your company
    whats your story
    why does this business exist
    what made you do this
    purpose of the company`,
  whyUs: `
    why should I choose you and not an agency
    what is special about you
    what makes you better than a big company
    why hire one person instead of an agency
    what are the advantages of working with you
    give me one reason to pick you
    what sets you apart
    isn't a bigger firm safer
    why would I go with a solo developer
    what is different about the way you work
    convince me
    agency vs you
    why you
    what makes you special
    why not go to a big agency
    what would I gain by choosing you
    how are you better than other agencies
    whats unique here`,
  job: `
    are you hiring
    I am looking for a job
    can I send you my cv
    do you have internships
    any vacancy for a developer
    I want to work with your company
    how do I join your team
    do you need a salesperson
    I am a fresher looking for work in AI
    freelance work available with you?
    can you give my son a job
    job?
    hiring?
    i want to work in ur company
    do you take interns from colleges
    salary for developers at your place
    can you keep my son as a trainee
    could you take my nephew for training in your office`,
  partner: `
    can I resell your bots
    do you have a referral program
    how much commission if I bring clients
    I run an agency and want to partner with you
    white label possible?
    can I become a distributor
    do you offer a franchise
    I would like to invest in your company
    can we collaborate, I do marketing
    do you pay for referrals
    affiliate scheme?
    can I sell your service under my own brand
    commission for referring clients?
    i want to become your reseller
    can my agency sell this to our clients
    business partnership proposal
    do you have dealers`,
  notOffered: `
    do you repair phones
    can you design a logo for us
    do you run facebook ads
    will you manage my instagram page and post daily
    can you print visiting cards
    do you install cctv cameras
    I need someone to do data entry
    do you sell computers
    can you edit my wedding video
    do you provide call centre staff
    can you write blog posts for us
    do you do digital marketing and lead generation
    can you develop a game
    do you sell printers
    can you shoot photos of my products
    do you do accounting or file tax returns
    can you fix my computer
    do you translate documents
    could you recover a hacked account
    do you do packaging design
    I need a plumber
    can you get me followers
    do you sell sms packs
    can you make a brochure
    do you make whatsapp stickers
    do you provide web hosting servers on rent
    can you proofread and publish my book
    do you illustrate book covers
    I want tuition for my daughter
    do you fit wifi and routers
    do you make films for companies
    can you do my college assignment
    do you arrange loans
    is there a courier service with you
    can you develop a trading bot for stocks
    do you rent equipment
    can you supply tablets for our school
    do you sell pos machines or barcode scanners
    can you handle our payroll
    do you build mobile games for kids
    can you teach me python programming
    do you conduct AI courses or certification
    do you sell customer databases
    can you write my CV
    can you photograph our menu
    do you make 3d animation
    do you do ui design only
    do you offer penetration testing
    can you run google ads for my shop
    do you do house cleaning
    can you send a technician to repair our projector
    logo design
    fb ads
    seo only without website
    app for uber like taxi
    social media handling
    can u edit videos for my channel
    do you print banners
    cctv installation
    i need a graphic designer
    hire a data entry person
    do you repair washing machines
    do you make business cards
    do you sell mobile phones
    do you have interior design services
    can you give us manpower
    do you arrange events
    do you make whatsapp stickers or emojis
    can you paint my shop
    do you sell office chairs
    do you develop hardware or sensors
    can you make a robot for my shop
    do you write press releases
    could you do my company's bookkeeping
    do you provide legal drafting
    can you run a telecalling campaign for us
    voice over artist needed
    do you set up office networks
    can you make a short documentary on our factory
    drone shoot for a wedding
    do you have a course on ai
    will you clean up our excel sheets for us
    can you buy instagram followers for me
    do you print t-shirts
    email marketing campaign management
    do you install solar panels
    do you install water purifiers
    do you fit air conditioners
    can you make a mobile game
    would you design our brochure and logo
    can you run our social media for a month`,
  otherTools: `
    how are you different from chatgpt
    why not just use chatgpt
    I already have whatsapp business app, why do I need you
    is it better than wati
    can't I just build it myself with wix
    how do you compare with other chatbot companies
    are you better than your competitors
    why pay you when free tools exist
    my nephew says chatgpt does all this for free
    we use interakt at present, why change
    difference between whatsapp business auto reply and your bot
    what do you have that zapier does not
    is this the same as chatgpt
    chatgpt is free so why pay
    i can make a bot myself with free tools
    my competitor uses another bot, is yours better
    how is this better than whatsapp auto reply
    gemini vs you
    why not manychat
    which is better, you or chatgpt`,
}
