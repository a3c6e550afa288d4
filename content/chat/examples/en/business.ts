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
    so what is it that you sell here
    what kind of things can i get from this site
    we are a hotel, just tell me what all you make
    hi there, a friend gave me this link, what do you do
    do you only make chatbots or other things as well
    other than bots what else do you do
    services?
    what do you specialise in
    I am just browsing, what is on offer
    what do you do
    so what is it you sell
    what is this site for
    tell me what you make
    what are your services in short
    which things can i order here
    what can you do for a company like ours
    i dont get what you offer
    is it only bots
    give me the list of what you build
    what kind of work is this
    explain your business
    do you only do whatsapp
    what areas of AI do you cover
    wht do u do
    ur services list
    is it only bots or something else also
    landed here from insta, what is this
    give me a summary of your services
    whats this company about
    what are you selling exactly
    I see bots, songs and school tools here, what is it all about
    in one line, what is DEL AI Works
    what do you do exactly
    what kind of help can your firm give
    tell me what you sell
    so what is it that you actually do, the page has too much on it
    explain your work to me like I am five
    I saw your board on the road, what do you people do
    my son opened this site for me, what is it
    what services can a person get here
    what all work do you take
    are you an app company or a marketing company or what
    what can i get here
    what all do you make
    what are the main things I can order from you
    tell me what you have for businesses
    what sort of help do you provide
    what do you make exactly, software or websites
    whats ur main work
    what can u do 4 me
    can u tell me in short what is available here
    just came to see what all you have here
    so what do you guys make
    what is this business about
    give me the short version of what you sell
    what can I get from you
    list everything you do
    what is this place
    what is del ai works
    what all do you build
    tell me about your services
    a friend sent me this link, what is it
    what services are there`,
  audience: `
    who is this meant for
    what kind of businesses do you work with
    is this suitable for someone tiny like me
    are you only for big companies
    is it meant for event companies
    which industries do you serve
    who are your typical customers
    do you work with doctors
    would a one man business benefit from this
    do you take small clients
    I have just two employees, is this too big for us
    we are a tiny operation, would you even bother with us
    is it for shops only or also for professionals
    what sort of people buy from you
    can individuals use your services or only firms
    do you do small cafes or only big ones
    is this meant for manufacturers or only for retail
    minimum company size?
    do you also work for single artists
    does it make sense for a very small business
    do you take on single person firms
    who usually buys this
    would you work with a charity
    do you do this for hotels
    am i too small for you
    do you do b2b work
    is it for companies or for consumers
    do you work with exporters
    does it work for wholesale
    can one with two different businesses use it
    is it for companies or for people
    who is it meant for
    do you work with government offices
    can freelancers use it
    is my kind of business ok
    for whom are these services
    is it ok for a one person parlour
    do you do things for poets
    does it fit a business of my size
    we are not a tech company, is it still for us
    do hospitals use this or only small shops
    my business is tiny, two people, am i your type of customer
    is there anything here for a person like me
    is this only for english speaking businesses
    do you work with petrol pumps or garages
    will you take a tailoring shop with one machine
    would a vegetable seller get any use from it
    can an advocate use your services
    is it meant for schools only or small tuition teachers too
    who all can take your service
    do you work with temples or trusts
    only for india shops or clinics too
    does it make sense for a home baker
    do you take private tutors as clients
    is a paan shop too small for you
    can a travel agency take this
    is this for schools also
    do factories use it too
    is my business too tiny for such a thing
    we are an ngo, do you work with us
    are ngos served too
    who are your customers
    is this for big companies only
    do you work with small shops
    is it only for big hospitals
    is it meant for people like me
    would a temple or ngo use this
    can a lawyer use this
    is it for individuals too
    what kind of businesses come to you
    do you also work with manufacturers`,
  founder: `
    are you a big company?
    how big is your company
    is this a real company or just one guy
    how many employees do you have
    do you do the work yourself or give it to others
    do you outsource
    is it a team or one person
    who makes the book films
    who will be doing the actual work
    how big is your team
    is this an agency or a freelancer
    who will i be dealing with once i join
    is it a big team or one man
    who runs this business
    who composes the songs
    who is the owner
    do you outsource the work to someone else
    will I be dealing with one person or a sales team
    how many people work there
    tell me about the founder
    are you a proper company with staff
    whos behind del ai works
    is it just you or do you have employees
    if i sign up who do i talk to day to day
    am i talking to a firm or a freelancer
    who will I be talking to during the project
    will i deal with an agent or with the maker
    who picks up when something needs changing
    is it a one man show
    will my work be passed to a junior
    who stands behind DEL AI Works
    do you have developers in house
    name of the person who builds it
    no salesman please, who do i speak with
    is there an account manager
    who picks up when i have a question after paying
    are you alone or a team
    is it just one guy
    who is the person behind del ai
    do i talk to a salesman or to who builds it
    who will build my bot
    who do I deal with if I sign up
    who will actually code my bot
    do you outsource the work to somebody
    is there a team or a single developer
    so no sales people, no managers?
    how many of you are there
    will i speak with the same person who makes it
    is it a team
    solo or company
    any employees
    who does the actual coding
    whose company is this
    who created this business
    who started it
    who made this assistant
    one man army?
    are you freelancers
    do i deal with the same person all along
    whom do i contact in your company, is there an account manager
    whos the brain behind it
    do you have a sales department
    are you an individual
    what sort of person is behind it
    what kind of man makes these bots
    tell me about who builds it
    what background has the founder
    size of your firm
    who handles the coding
    is DEL AI Works a registered agency with employees or one developer
    which human is responsible for my project
    who is my point of contact
    how do I know who I am dealing with, a big team or one person
    do you have salesmen
    nice page, who made it
    who built this website
    do you subcontract
    who will actually do my work
    I want to know who sits behind this
    is it a big company or a single person, and where
    where do you really sit and who runs this
    one person or a big company, and in which country
    you are just one guy or what
    do i get passed around between departments
    only one person? really?
    who will come to our school
    do you have employees
    who is the person behind all this
    who picks up when i have a problem, an agent or the maker
    will some trainee make my website
    is there a team or only a single developer
    who exactly does the coding part
    who should I shout at when it breaks
    do you have employees or do you do it alone
    who looks after my project from start to end
    is it you who builds or some junior
    whom am I giving my work to
    so one single person makes everything himself
    will the owner himself do my project
    who are you
    is there a sales person between
    is there a salesman or the owner on the line
    are you a firm or one man
    who builds it in the end
    is it really only one person
    are you a company or single freelancer
    who will i be talking to during the work
    is there a developer team
    who runs this and from where
    is there a team behind it
    do you outsource the work
    who will do my project
    are you an agency
    who is behind this site
    introduce your company`,
  location: `
    where are you based
    which city are you in
    where do you sit
    your address please
    where is your shop or office
    are you in india
    where in delhi are you
    what country is this company from
    how do I get to your place
    do you have a branch in mumbai
    are you located in delhi
    is there an office in noida
    from where do you operate
    where do you people sit
    office address for a courier
    whereabouts are you based
    are you guys in delhi or noida
    is your office in noida or delhi
    which part of the world are you from
    ur location
    where r u guys
    where do i find your office
    which part of delhi do you sit in
    what is your address
    do you have a physical place
    are you in mumbai by any chance
    your city?
    where r u located
    which country are you from
    is there a shop i can come to
    map link of your office
    you from india?
    is your company in noida
    address?
    is your workplace in delhi ncr
    in what place is the business
    whats your office address, I want to come
    which part of the country is your business in
    do you have a shop i can walk into
    in which part of delhi are you
    is there an office I can walk into
    where is this company situated
    are you an indian company
    do you have a branch in mumbai or bangalore
    which city is your head office in
    is there any office of yours in africa
    from which place do you run it
    where do I come if I want to see you
    where are you sitting
    which city
    can i come to your office
    do you have an office in mumbai
    is there a branch in pune
    where is your office
    near which metro are you
    do you have an office in bangalore
    address please
    are you in gurgaon
    your exact location
    where can I find you
    do you have branches in other cities
    are you near noida
    which part of delhi
    is there an office in kolkata
    any office in lucknow
    where is the company`,
  meeting: `
    can we meet in person
    will you come to my clinic and see how we work
    can you visit my shop
    I prefer meeting face to face before spending money
    can i meet you before ordering
    video meeting with our trustees?
    is a video call possible
    could we do a zoom meeting
    I want to sit down with you over coffee and discuss
    do you do site visits
    can I come to your office and meet you
    can we schedule a meeting
    would you come over to our school to explain
    would you come to our staff meeting
    do you meet clients personally
    google meet call with you?
    is it possible to see you in delhi ncr
    can you visit our factory
    could you come by the restaurant for a chat
    i prefer talking face to face before spending, possible?
    wanna meet
    can someone come down to our office in gurgaon
    would it be possible to have a face to face chat
    can i come and see you
    i would like to sit down with you once
    shall we meet for tea and talk it over
    do you do personal meetings in delhi
    can we do it over a video call
    i am in faridabad, can you come over
    is a zoom call ok before i decide
    do you travel to clients
    face to face possible in noida?
    meet up?
    can we talk over google meet
    can i come on sunday with my family
    may i bring my father when i visit
    can we see you this weekend at your place
    would you drop in at my store
    prefer to meet you once
    can i visit you
    may i visit you some day
    is it possible to visit
    can i drop by
    can we come and visit you people
    are in person visits possible or only calls
    I'd like to invite you to our shop
    can we do it face to face, I don't like online
    will someone come to my shop and explain
    could we meet on sunday in gurgaon
    do you do zoom meetings
    let's sit together once, where
    can i drop in with my partner
    can you send your person to our school
    I want to meet the man before I give him money
    is a meeting at my clinic possible
    can we fix a meeting next week
    would you sit with my staff for an hour
    possible to meet at your place
    video meeting possible on zoom or meet
    can we sit together once
    can you come to my clinic
    I'd like to meet before I pay
    face to face meeting possible
    can I visit
    can we meet at the clinic
    do you do zoom calls
    do you come to gurgaon
    coffee in gurgaon?
    come to our school and show it
    meet in person possible?
    I am in noida, shall we meet
    can we talk on video
    can someone from your team come to faridabad
    will anybody visit our shop
    could you drop by our clinic
    do you speak to clients on the phone
    can we speak on phone before I decide
    would you visit us in ghaziabad
    can you visit our school in rohini
    is the demo on zoom
    can the demo be at my shop
    where does the demo happen`,
  abroad: `
    I am not in delhi, can you still work for me
    our ngo is in assam, do you work there
    do you serve customers outside india
    we are in nairobi, is that a problem
    do you work with people in other states
    can a shop in a small village order
    I live in dubai, can I hire you
    do you take overseas clients
    we are based in london and have an indian shop
    event is in goa, can you still make the song
    my business is in chennai, will distance be a problem
    do you work remotely
    is your service available in my city
    our cafe is in london, would that work
    i run a shop in sharjah, do you serve us
    we are based in bangalore not delhi
    available in kerala?
    can you do this for someone in the usa
    do I need to be in delhi to use this
    I'm in bhopal
    we are in singapore, does that work
    i am not from india
    can somebody in canada hire you
    does it matter if my business is in another country
    do you take clients from the gulf
    are foreigners welcome
    our company is in germany
    patients from dubai write to us, does that work
    remote clients ok?
    i live in a different state
    are you only for delhi ncr
    im in dubai, will you work for us and is the price in dollars
    do you work for people in dubai
    i am in oman, can you work with us here
    we are in doha, possible to work together
    from texas, can you help me
    do you serve the uk
    do you work for coaching in patna
    im from tanzania can i order
    do u work outside delhi
    clients in other countries?
    we are in a village near patna
    my hotel is in goa, is distance an issue
    can you work with a us company
    we're in a small town in kerala, ok?
    does it matter that I live in another city
    will you take an order from nepal
    poet from pakistan, possible?
    school in bihar, is it ok
    is this only for delhi people
    do you work for people sitting in kenya
    we are in mombasa, can you serve us
    my shop is in nepal, is it possible
    will you take work from a small town in bihar
    my learners sit in nepal, does the bot run there
    do you have customers in other states or only delhi
    is distance a problem, I am in assam
    I am an indian in canada, can you build for me
    we are very far from delhi, how will it work
    can a client from tanzania or uganda work with you
    does the bot work outside india
    do you give service in kolkata
    we are in kathmandu
    you are in delhi and I am in goa, how will this go
    i am an author in london, can you do it
    students abroad use our course, can your bot serve them
    do you cover rural areas too
    I am from jaipur, do you work there
    do you take clients from kenya
    we are in dubai
    I live in patna, is that a problem
    do you serve all of india
    can you work for a london business
    is it only for delhi people
    authors in canada, can you make the film for me
    do you serve dubai clinics
    our donors are in the us, will it answer them too
    our school is in a village far away
    I'm in nagpur, can we still do it
    clients outside delhi ok?`,
  hours: `
    how fast do you reply to mails
    are you open on sunday
    when will i hear back if i write now
    do you answer on sundays
    i wrote yesterday, when do i get an answer
    what are your working hours
    when are you open
    reply time?
    are you available on sundays
    i wrote in the morning, when do i get an answer
    what time can I reach you
    how fast do you reply
    how quickly do you reply
    how soon will I hear back
    when will someone answer my message
    office timings
    do you work on weekends
    do you work on saturdays
    how long until I get a reply from you
    are you closed on holidays
    what time are you open till
    do you work on public holidays
    when can i write to you
    how late do you answer
    what time do you open
    if I write tonight when do I get an answer
    timing
    r u open today
    how quickly will i get a response
    when will someone get back to me if i send it now
    are you around on a sunday
    how long must i wait for a reply
    do you take days off
    what if i write at midnight
    is anyone at the desk on saturday
    response time of yours?
    from when to when are you working
    do you reply over the weekend
    by tomorrow will i have an answer
    what days do you work
    open now?
    closed on diwali?
    do you answer on saturdays
    how fast do u reply
    if I leave a message when will I hear
    what is the response time
    how long do I wait for an answer after I contact you
    do you reply on sundays also
    will someone answer me at night if i write now
    how many hours till i get an answer
    if i write today when do i hear back
    how fast will i get a reply to my enquiry
    I filled the form yesterday and nobody called yet, when can I expect an answer
    how long does it normally take you to answer a mail
    I wrote to you this morning, when will you get back
    sunday reply?
    I sent an enquiry two days ago and heard nothing
    by when do I get an answer to my form
    how fast do you come back to people
    do you answer messages on holidays and sundays
    what time do you close in the evening
    when do you answer mails
    till what time can i call you
    when can I expect your reply
    nobody has answered my message yet
    still waiting for your reply since morning
    usual reply time for a new enquiry
    is someone there at 10 pm
    till what time are you open
    how many hours does it take to hear from you
    do you reply on the same day
    wrote to you last week and no reply till now
    when do u ppl reply
    do you work on saturday
    how fast do you answer mails
    when do I hear back
    are you available at night
    how long till you reply to me
    open on holidays?
    by when will I get the quote
    how long until the quotation comes
    when do you answer
    how quickly is the quote there
    do you answer the same day`,
  contact: `
    can we just talk on whatsapp
    let us chat on whatsapp instead
    what is your phone number
    give me a number to call
    can i ring you
    i want to call, number please
    do you have whatsapp i can write to
    can i send you my poems by mail
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
    may i speak to the owner by phone
    which email should I send my documents to
    please call me tomorrow
    give me your mail
    where can i send my requirement
    how do i get hold of you
    is there a form I can fill in
    customer care number
    I would like to drop you a mail
    can i call the founder
    can somebody phone me
    best way to reach the team
    share your mobile no
    ur number
    email?
    is there a mobile number for you
    i want to message you on whatsapp, number?
    phone?
    can i text you
    do you have a landline
    what is your whatsapp no
    which mail address do i use
    where should i mail my details
    can i reach you on telegram or whatsapp
    drop your number, i will ring
    how does one get hold of you
    your gmail?
    best way to contact
    i want to send you photos of my shop, where to
    can i call instead of writing
    whatsapp me?
    id to mail
    whom to contact for a school order
    how can I reach out
    whatsapp no please
    is there a whatsapp for questions
    phone no pls
    where to write
    can you ring me this evening
    do you have whatsapp
    drop me your whatsapp
    is there a number i can whatsapp
    can i phone somebody
    your landline?
    is there an email I can write to with a long description
    are you on instagram
    do you have a facebook page
    linkedin of yours
    will you phone me after i send the form
    after the form does someone call me
    social media links of yours
    I want to send you a voice message
    whatsapp number
    what is ur whatsapp
    whats your whatsapp number
    your whatsapp?
    is there a whatsapp or email where I can write to a person
    can I talk to you on whatsapp instead of typing here
    I prefer sending a voice note
    to whom should I address my letter
    do you take calls
    what time can i phone the founder
    how can I get hold of the owner
    whats the best number to get you on
    do you have a helpline
    your whatsapp number please
    contact of the owner
    please share your mail id, I want to send a pdf
    can i whatsapp you my poem
    where do I send my documents
    can I whatsapp you directly
    can I just phone you, typing is hard for me
    give me some number to call
    how to send you the manuscript
    where can I write a long message to you
    where do i write
    i want to send you a long message, where to
    how do I talk to your office
    I have some questions, whom do I mail
    is there any telephone number
    can somebody call me back after 6
    my eyes are weak, can I speak with you on phone instead
    which number should I save for you
    your mail id
    give me your number
    whatsapp number of yours please
    where do I write to
    what's the email
    phone no?
    can I have a contact
    number to call
    I want to call you
    give me the founder's home phone
    founder's personal number
    how do I write to the founder
    email of the founder
    can i message you on whatsapp
    who answers the emails
    please ring me
    can you phone me in the evening
    I'd like a call back`,
  demo: `
    how do i fix a demo
    can i see a demo on sunday
    show me how it works before i buy
    I would like to see it in action first
    can you show me how it works live
    book a demo please
    can i see it for a clinic
    is there a demonstration I could watch
    i want to see the bot talk to a patient
    please arrange a demo for our trustees
    how do I schedule a demo
    can I try talking to one of your bots
    show me a working bot
    before I decide I want to see it running
    is the demo free
    do you charge for the demo
    how can I see an assistant like mine at work
    book a meeting to see the bot
    I want a walkthrough
    can I test it once before buying
    could you give us a presentation
    demo for our management on friday
    arrange a demo for monday
    let me see the thing working on a phone
    free consultation?
    can we fix a time to see it
    can you show it running for a restaurant
    is there a live preview i can play with
    i would love to see how it replies before spending
    what happens in the demo
    demo?
    can i c it working
    show it to me live
    I believe only what I see, so show me
    do you have something I can play with before paying
    how long before I get a demo slot
    can my partner watch the demo too
    is there any obligation after the demo
    i want to see the bot live before i decide
    can you give me a demo this week
    show me tomorrow evening please
    free at 5 today for a demo?
    can i get a live demo on wednesday at 3
    where do i click to book a demo
    i would like to watch it work
    could you demonstrate it to my partner
    when can i see it
    let me try it out first
    can you show it to me on thursday at 11
    is there a demo for restaurants
    does a demo cost anything
    any charge for showing it
    demo slot for friday?
    how does one get a demo
    i want a look at the thing working at 6 pm tomorrow
    will you show me how it answers before i pay
    book demo
    i need to see it with my eyes before spending
    can you run me through it on monday morning
    show me the product
    give me a demonstration today at 4
    i'd like to see the assistant in action tomorrow
    can i have a demo at 2 pm
    pls show it working the day after
    I'd love to see a live example for a clinic
    free demo for teachers?
    can I be shown first how it works without paying
    show me the thing working before I give money
    our principal would like to look at it this week
    do I need to pay for seeing it
    what details do you need for the demo
    could someone walk me through it on a call before I decide
    show me live
    show me one working, then we talk
    can i get a walkthrough next week
    demo for my salon please
    explain it to me live
    I want to see it with my own eyes first
    can my staff watch how it runs
    show me a sample chat of a clinic bot
    where can I watch the bot talking
    is it possible to get a demo in the evening after I close my shop
    can the demo be on a sunday
    do you do demos late at night
    show it to our principal
    how many minutes is the demo
    do I have to pay anything for a demo
    is the demo in hindi or english
    can the school committee see a demo
    which days are demos held
    let our trustees see it
    may my wife and my manager join the demo
    what will you show me in the demo
    i want to try how it answers parents
    is there a demonstration of lesson plans
    I'd like a demo on saturday at 11
    could I try chatting with the bot before paying
    when can you demonstrate it
    can u show how d bot works
    I want to book a time to see your product
    is there some live sample that I can play with
    book me for a demonstration next week
    demo pls
    let me check it once before I spend anything
    can I first have a look and decide after
    can I see it first
    show me how it works
    I'd like a demo
    how do I book a demo
    demo on sunday?
    can you show it on video
    how long is the demo
    how much does the demo cost
    let me see a bot in action
    I want to try it with my own questions
    can I test before paying
    what do you show in the demo
    how do I get to the demo
    is it a live demo
    can I ask questions in the demo
    how many people may join the demo
    is there a demo for schools`,
  moveDemo: `
    can I move my demo to another day
    I cannot make it to the demo, how do I cancel
    change the time of my booked demo
    reschedule the demo
    cancel my demo slot
    what if I miss my demo
    I booked a demo for tuesday but need friday
    i booked a demo but cant make it
    change my demo to friday
    how do I cancel a demo
    can the demo be shifted
    something came up, I can't make the demo tomorrow
    i need to shift my demo
    cant come to the call at 5, other time?
    please cancel the demo i booked
    how do i change my demo slot
    i missed the demo, can i get another
    demo time does not suit anymore
    want to push the demo to next week
    i booked twice by mistake, remove one demo
    change my appointment with you
    please change my demo from monday to friday
    shift demo to next week please
    I want another time for the demo I booked
    can i shift the demo by one day
    can I push my demo by two days
    how to cancel my demo booking
    I booked the wrong slot for the demo
    I am travelling on the demo day, can we change it
    is it possible to postpone the demo
    shift my booking to next week please
    I will be late for the demo, can we start later
    can I bring the demo forward to today
    i booked demo but have surgery then
    we cannot come on thursday, move the demo
    my demo is at 4 but I need it at 6
    I can't come to the demo tomorrow
    how do i change the demo time
    shift my demo to friday
    cancel my demo
    change the time of the demo
    reschedule the call please
    I booked the wrong time`,
  demoForm: `
    what details do you need for the demo
    which information do I have to give to book a demo
    is my company name compulsory in the demo form
    do I have to give my phone number for the demo
    what info do i put for booking the demo
    do i need to give my company name for the demo
    what services can I choose in the demo form
    what must I fill in to book the demo
    required fields of the demo form
    is phone number required to book a demo
    what can I choose to see in the demo
    what do you ask me in the booking of the demo
    is mail address needed to book the demo
    which fields in the demo booking
    do i need to tell my company to get a demo
    phone mandatory for demo?
    what do i pick in the demo form
    what info for booking demo
    what will you ask me when I book a demo
    do I need a company to book the demo
    must I give my phone number to see the demo
    which topics can I pick for the demo
    what do I write in the demo booking form
    is the mobile number mandatory for the demo booking
    what do I fill in for the demo
    does the demo form need my phone
    which details for booking the demo
    what does the booking form ask`,
  trial: `
    is there a free trial
    can I use it for free for a week
    do you have a free version
    try before I buy, possible?
    is there a free trial for the quiz maker
    free plan available?
    can I get one month free
    is there any trial period
    could I use the bot for some days without paying
    is anything free here
    can i use it for a week without paying
    do i get some free days at the start
    do you give a sample bot free of cost for few days
    money is tight, can we trial it at no cost
    is the quote free
    what can I get for free
    can i use it for a month without paying
    trial month?
    let me have it free for 10 days
    do you offer a test run at no cost
    is there a freemium
    can i start without paying anything
    try first pay later?
    do i get a week to try it in my clinic
    free of charge to begin with?
    is there a zero rupee plan
    give it to me free for two weeks and if its good i buy
    pilot for free possible
    free for first month?
    can i test it free
    one month free for clinic?
    one month free to test?
    let me try it for 15 days first
    zero cost trial
    do I get some days to try it without paying
    is there a sandbox version at no charge
    can I use it a few days before I pay
    do ngos get a free trial
    do you let people test it for a week
    first month free?
    is the quotation free
    do i pay for a quote
    does an estimate cost anything
    is the first talk free
    is there something free for beginners
    can I have the bot for 7 days to check
    is there a trial version for shops
    any sample period without money
    I want to try it in my shop for some days, then pay
    is any of your tools free of cost
    can teachers use it free for a month
    can I start on a free plan
    first song free?
    can i test the bot for a week without paying
    free trial?
    sample lesson plan free?
    can I use it a week for free
    try before buying
    is anything free
    can I test the bot for a month without paying
    trial for coaching?
    no cost trial possible?
    one month free?`,
  pastWork: `
    can i see something you made for a clinic
    show me a bot you built for a shop
    have you made anything for a school before, let me see
    any example of your work
    can i look at earlier projects
    something you did for a salon, show
    can i listen to earlier songs
    let me see a website you made
    do you have samples for clinics
    where are your samples
    show some real work
    sample of a jingle you made
    work done for other coaching centres
    have you done a hospital before
    i want to see an actual customer's bot
    examples please
    show me examples of your work
    do you have a portfolio
    what projects have you done
    have you built something for a clinic before
    any case studies
    have you done any restaurant before
    let me see your clients and speak with one of them
    seen any salon using your bot?
    show me an online shop you did
    can I see a bot you made for another customer
    which clients have you worked for
    I want to see samples
    show a website of an author you made
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
    who else in hospitality did you make one for
    which clients did you work with, may i call one
    can i look at a real estate example
    any demo shop i can view
    past projects pls
    any previous projects i can see
    show me what you did before
    got samples?
    where can i look at your earlier stuff
    your best work please
    can i have a look at a finished bot
    what did you make for others
    is there some sample of a school tool
    were the saree shop and clinic real customers
    are the projects on the portfolio page genuine
    is that clinic in the portfolio a real one
    made up projects or real ones
    share a link of something you built
    do you have a case study for shops
    show projects
    did you make these for paying clients
    portfolio?
    who are the clients in your samples
    i want proof of work
    let me see demos of past jobs
    what have you built so far
    did you do anything for lawyers before
    made something for an advocate or ca?
    any example for restaurants
    can you name a client
    let me see a site that you made
    is there a gallery
    proof of your work
    have you done anything for schools before
    which clinics have you worked with, show me
    can I see a website that you made
    show one bot that is already running somewhere
    where is the proof that you can do this
    give me links of your earlier projects
    has anybody from my trade used you, show me
    did you ever make a bot for a salon
    let me see some samples first
    can i talk to one of your customers
    what have you built till now
    any examples of songs that you made
    can I listen to a jingle you made earlier
    can you give a reference of a principal
    sample of a book video
    proof of work?
    I would like to see a case study
    how do I know you can do it, show me something you built
    examples of your work for youtubers
    your portfolio please
    do you have clients from the education field I can look at
    who has used this before me
    what have you made already
    did you work for any ngo
    show me samples
    examples of your websites
    can I see a bot you built
    who have you worked for
    any live site I can look at
    names of clinics that use it
    show me some finished work
    can i hear a jingle sample
    links to your work
    any coaching in delhi that uses this
    is there a portfolio
    any school using your tools
    song samples to listen to?
    did you do a clinic before
    which doctors use your bot
    any references from schools
    any work for hotels I could see
    show me a song you made
    can I listen to a jingle you made
    is there a site you made for a doctor`,
  reviews: `
    do you have any reviews
    what do your customers say about you
    how do I know you are not a scam
    can I trust you
    is this a genuine company
    why are there no reviews on your site
    any testimonials
    are you on google reviews, how many stars
    is this legit
    are there reviews of parents or schools
    what is your rating
    what do other doctors say about you
    what do your earlier clients think of you
    what did the shop in your samples think of it
    is there somebody who used you and would say it is good
    show me feedback from happy clients
    rating of your company
    sounds too good to be true
    why are there no testimonials on the site
    are the testimonials real
    reviews?
    where are your reviews
    do people like your work
    any client feedback
    what do former customers say
    rating?
    star rating on google?
    no testimonials on your page, why
    is anybody happy with you
    show me what customers wrote
    have you got comments from buyers
    are there reviews i can read
    are your testimonials made up
    what do clients think of you
    can i post a review
    do you have feedback from salons
    is it fake
    are you real
    i see no comments from clients here
    do you have stars somewhere
    how can I trust a one man company
    I googled you and found no reviews
    there are no reviews on your page, why trust you
    i see no reviews, how can i believe you
    without reviews why should anybody trust this
    no stars no reviews, why
    what do others say
    do you have ratings anywhere
    how do I give you a review
    where can I leave feedback about your work
    do customers recommend you
    are the reviews on your page real people
    where can I read reviews
    can i speak to an old customer of yours
    any feedback from old customers
    are those testimonials written by you
    how can I leave a review for you
    I want to write a testimonial, where
    do you have google reviews
    how many stars do you have
    can I trust the comments on your site
    any feedback of authors
    what do people say about you
    any ratings
    testimonials?
    are your customers happy
    show reviews
    is there feedback of clients
    google reviews?`,
  trust: `
    can i see the contract before i pay
    i am afraid of fraud
    may i read the terms before paying
    can i say no after the demo
    am i bound after the demo
    how do i know you are real
    are you a fraud
    you people are not cheating na
    i was cheated before, why should i believe you
    are you genuine
    how can i be sure you will do the work
    many agencies ran away with my money
    is this a real business
    what proof do i have that you deliver
    how do I know you won't vanish with my advance
    how can i be sure this is not another scam
    i got burnt by a developer last year, what is different with you
    what stops you from running away with the money
    how can I be sure you deliver after I paid
    prove that you are real
    I was cheated by a developer before, how am I protected
    what security do I have if I pay you in advance
    why should I trust a stranger with an advance
    how do I know my money is safe with you
    how do i know you wont run away with the money
    what if you disappear after taking the deposit
    how can I be sure you are not a scam
    can I trust you with my money
    is this a scam
    how do I know you are not a fraud
    what if you take my money and disappear
    what is my safety if i send the first half
    we never met, why would i send you money
    I was cheated once by a website guy, why should I trust you
    my cousin lost 20000 to such people, how are you different from them
    give me one reason to believe you
    our trust was cheated by a web designer, why trust you
    is my advance safe with you
    what proof is there that you will not run away
    are you a genuine company
    how can one trust a page without a phone number
    no phone no address, how do i trust you
    you have no office number, is it safe
    is it safe to deal with you
    I am afraid of paying somebody I never met
    what security do I have if I pay now
    how can I be sure you will deliver
    I don't know you, how can I send money
    last guy i paid for a site stopped picking my calls, what is different here
    got scammed on instagram by a bot seller, convince me you are not the same
    how do i know this isnt one of those fly by night things
    my brother in law lost 30k to a web developer, so i am careful. what protects me
    why should i send half the money to somebody i have never seen
    your price is low, is there a catch
    no catch?
    are my 50 percent gone if you dont deliver
    what guarantee that you dont just block me after payment
    i am scared to pay online to unknown people
    is this a proper business or some student project
    is there any safety if i transfer the advance
    how can a small shop owner be sure you are honest
    many people cheat in this field, what about you
    what if i pay and you go silent
    i was ghosted by two freelancers already
    can i check you out before i give money
    you could be anybody, how do i trust
    prove to me you are real
    is the advance protected somehow
    do you give anything in writing before i pay
    not sure if i can rely on you
    am i safe paying you
    how do i verify that you are genuine
    a designer took 15000 from us and never finished the site, we are once bitten
    can I be certain that this is not a cheat
    what safety is there for my money
    how do i check that you are a real business
    people say online developers run away with the deposit
    my wife thinks you are a scam
    how do I know you will deliver
    how do I know you won't run away with my advance
    are you real
    I was cheated by a developer before
    any guarantee that you deliver
    what security do I have
    why should I believe you
    I paid someone last year and he vanished
    proof that you are genuine
    is it safe to pay you
    sounds too good to be true
    how do i know the song will be good before i pay
    what if you take the money and disappear
    fraud or not
    I was fooled by a web designer last year
    my last developer took the money and left
    i pay and you do nothing, then what
    somebody promised me a bot and never delivered
    are the prices real
    is the free demo really free or a trick
    how can I check that you exist`,
  figures: `
    when was your company founded
    since when are you in business
    how many clients in education
    how many customers do you have so far
    how many clients do you have
    how many years have you been in business
    since when does this company exist
    how many bots have you made so far
    how many clinics work with you
    how many customers use your assistants
    what is your success rate
    how experienced is the founder, how many years
    how long are you in this field
    how many restaurants use it
    what is your turnover
    how many years of experience
    number of projects completed
    when was the company founded
    how old is your business
    number of songs made so far
    do you have more than 100 clients
    how many people have bought this
    how long are you around
    when did you start
    how old is this firm
    number of clients so far?
    how many bots are live today
    how much experience do you have
    what year was this set up
    any awards
    how many schools work with you already
    is it a new business
    are you a startup that began yesterday
    how many years in this trade
    how many websites did you make till date
    number of shops you have done
    when did you begin
    your experience in years
    how long have you been doing this
    number of happy customers
    how big is your customer base
    how many bots have you made till now
    how many customers do you have
    how many schools did you do
    since how many years are you in this line
    how experienced are you in this work
    how many people bought the bot till date
    how old is your company
    how many schools use it
    how much do you earn in a year
    how many people use your bots
    since when do you exist
    how many bots have you made
    is the company registered
    how big are you
    success rate?
    do you have certificates`,
  smartSchool: `
    when does smart school come out and what does it cost
    what is smart school
    when is the smart school product coming
    launch date of smart school
    is smart school ready
    what is the smart school thing
    can we buy smart school now
    tell me more about smart school
    smart school price
    one place for marks, lessons and messages, when will it come
    the school product marked coming soon, when
    can our school sign up early for smart school
    when will smart school come
    what is smart school about
    is smart school out
    tell me of the smart school
    price of smart school?
    when can we get smart school
    can we pre book smart school
    is smart school available now
    cost of smart school
    is there a waiting list for smart school
    smart school price?
    coming soon means when
    can we join smart school early
    smart school has what features
    our school wants smart school, when is it ready
    when does smart school come
    can I buy the smart school system now
    what will smart school have
    can we get smart school now
    smart school price and date`,
  clientCall: `
    give me the number of one happy customer
    can you connect me to somebody who already uses it
    i would like to phone one of your customers before i decide
    is there a client i could ask how it went
    can i talk to a clinic that has your bot
    can i speak with a client of yours
    may i talk to some existing customer
    could i speak to one who already bought
    put me in touch with a past client
    may i call a reference
    reference call possible?
    let me hear it from an owner who bought it
    do you have someone i can ring who used you
    can i visit a shop where your assistant is running
    i want to ask an old customer of yours about you
    share contact of two clients please
    any customer willing to speak to me
    i trust only what other buyers tell me, give me one to call
    phone number of a school that uses your tools
    would another salon owner vouch for you`,
  templates: `
    what are labs and templates
    do you have ready made workflows
    is there a template for review requests
    which of the templates are free
    which small tools can I use right away
    any ready workflows for clinics
    I saw something about missed call reply, what is that
    is the package builder free
    do you have ready templates for clinics
    what is in the labs section
    what small readymade things do you have
    which of your tools can i use straight away
    can I get the order status lookup template
    free tools on your site?
    message templates asking customers for a review
    do you sell templates
    is there a ready workflow that answers missed calls with a message
    ready made small tools
    what are saas tools
    templates for schools?
    ready templates available?
    do you have ready workflows
    what are the templates for
    any ready made thing for clinics
    list of templates
    do you have anything off the rack for a clinic
    is there a list of your templates
    any freebies among your tools
    what can the missed call tool do
    do you have a starter workflow for salons
    what is the difference between free and licensed tools
    can I get the review request messages
    ready tools one can start with without any building
    which of your tools are free to use now
    where do I see the small ready tools
    what does licensed mean on your tools page
    any free tool
    do you have a free tool too
    do you have ready workflows I can download
    something ready made that I can start using today
    are there free tools on your site
    what is in labs
    any readymade template for review requests
    I don't want custom, do you have something ready
    missed call reply template, do you have it
    do you have ready things to start
    where do I find the small tools
    which ready tools can one try without buying
    is there a tool for asking customers for reviews
    ready made workflows?
    can I download templates`,
  products: `
    can i use the song sketcher now
    can i try your song maker today
    what products do you have
    what is the answer desk
    tell me about the class kit
    what is the song sketcher
    do you have ready made AI products
    that thing where i write lyrics and it plays them back, is it out
    is there a ready product I can start from
    which ai products are available today
    is the song sketcher out yet
    whats the class kit
    tell me what answer desk means
    shared inbox product, what is it
    what does answer desk do
    the tool to try out a tune from my words, can i use it already
    can a product be adapted to my business
    do you have any off the shelf apps
    difference between your products and services
    what ready products do you have
    is the song maker product available
    which products are ready and which not
    tell me what the answer desk does
    is the lyric to sketch app finished
    does the class kit exist already
    is there one inbox for whatsapp and site chats
    which of your ai products are out already
    is there an app for writing songs
    what is the answer desk for
    whats a class kit
    song sketcher, what is it
    when is the song trying tool coming
    your products?
    something ready i can take
    what is available today and what is in development
    what is answer desk
    do you have your own software products
    tell me about class kit
    what is song sketcher
    the app that hums my lines for me, ready or still being made
    which ready products do you sell
    is there one inbox for all bots
    difference of answer desk and bot
    what ai products have you got
    class kit is for whom
    what is the difference between products and services here
    is the song thing finished
    can i already type in my own verses and listen
    what are the ai products
    can i use the song sketcher already
    does class kit make a message to parents also
    do you have ready products
    which products are there
    is the song sketcher live
    tell me about your products
    is your answer inbox thing available now
    do you have something ready made instead of from scratch
    explain the class kit
    any ready product I can take
    what ai products do you have for teachers
    is there something finished already
    something prebuilt
    i want to try the sketcher for my lyrics
    do you have products or only custom work
    song sketcher available?
    what is the class kit
    is there a ready tool for teachers
    can I get a ready solution
    do you sell a product off the shelf`,
  productCost: `
    what does the answer desk cost
    price of the class kit
    how much to adapt a product to my business
    does the class kit have a list price
    what is the class kit price
    price of your ai products
    why is there no price for the ai products
    answer desk price
    what does adapting a product cost
    cost of song sketcher
    what would adapting one of your products cost
    is the answer desk free with the bot
    is there a fee for the one inbox
    how much do you charge for your ready products
    answer desk price?
    class kit for our school, what will you charge
    whats the price for class kit
    do products have a list price
    how is the price of an adapted product decided
    how much is the answer desk
    what would the one inbox product cost me
    is the song sketcher paid
    cost of your products
    how much does a product cost
    price of the ai products
    song sketcher cost
    how much for the answer desk
    what would a ready product cost me`,
  offTheShelf: `
    what if a ready made software already does this better
    would you tell me honestly if I don't need you
    is there something cheaper that does the same, would you say so
    will you recommend another tool if it fits better
    maybe an existing app is enough for me, will you admit it
    do you push your product even when something else is better
    will you say it honestly if some cheap app does the job
    what if shopify already has this built in
    what if off the shelf software is enough
    what if there is already a tool for my problem
    would you tell me if a ready app is better
    will you be honest if i dont need custom work
    if some cheaper software does it will you say so
    do you recommend other software when it fits better
    maybe an existing app is enough, would you tell me
    what if some cheaper app already does this
    maybe a normal plugin is enough for me?
    will you tell me honestly if I don't need you
    should I buy ready software instead
    if something on the market fits better will you say so
    is there maybe an existing product that is enough for me
    do I really need custom work
    would you tell me if something ready made is better
    maybe something exists already
    would you tell me if another tool suits better
    is there ready software that does it cheaper
    is there maybe a cheaper app that does this
    can't I just buy a ready app
    would you recommend another tool if it fits better`,
  capacity: `
    are you too busy to take my project
    how many projects do you do at the same time
    you are only one person, can you manage my work as well
    what if you have too many customers
    are you too busy for a school
    will my project get enough attention
    do you have time for new work right now
    can you take on one more client this month
    are you free to begin next monday
    how many clients do you handle at once
    won't I be one of many
    are you accepting new clients
    how many jobs do you take at once
    is there a waiting list
    do you have time for my project now
    are you fully booked
    could you begin next week
    will you have time for me
    when could you start
    are you too busy to take my order
    how long is your queue
    can you take one more client
    can you take ten songs in one month
    free slots next month?
    is your calendar full
    how many shops do you handle at a time
    you must be swamped, right
    if many people order, must i wait
    do you have a queue for songs
    do you have time for us in march
    is there a waiting line
    can one person really handle my job properly
    will you have time for me if you work alone
    how busy are you now
    how many projects do you do at once
    will you have time for me if you have many clients
    are you too busy right now to take new work
    can you start this week or is there a queue
    can one person handle 5 schools
    how can one person handle so many clients
    are you taking new customers in december
    will I be ignored when other clients come
    when could you start with my project
    do you have time for my project
    how many projects at once
    how many weeks until you can begin with us
    are you booked out
    can you take us this month
    is one person enough for our project
    are you busy now`,
  mission: `
    why did you start this
    what is your mission
    what is the story behind the company
    what drives you
    what is your vision
    what made you start this work
    how did the idea come about
    what do you believe in
    why do you focus on small businesses
    whats the idea behind the company
    your goal?
    what is the vision here
    why this name and this work
    why only small shops
    what is the goal of your company
    whats your story
    why does this business exist
    what made you do this
    purpose of the company
    why did you start this company
    what is your aim
    what is the story behind this
    why do you do this for small shops
    what do you want to achieve
    why do you do this work
    your story`,
  whyUs: `
    why pay you and not my nephew who codes
    my cousin can do it for 5000, why you
    why should our school pick you
    what makes you better than an agency
    a freelancer offers the same for less, why should i choose you
    what do i get from you that a cheap developer cannot give
    why should I choose you and not an agency
    what is special about you
    what makes you better than a big company
    why hire one person instead of an agency
    we have an inhouse developer, why you
    bigger companies offer the same, what is your edge
    what are the advantages of working with you
    give me one reason to pick you
    why you and not a studio
    what sets you apart
    isn't a bigger firm safer
    why would I go with a solo developer
    why go with a single developer
    what is the advantage of you over a software firm
    agency quoted me too, why you instead
    what is better with one person
    whats good about you
    tell me your plus points
    i have three offers, why should yours win
    agency or you, who is cheaper
    are you less costly than a company
    why not hire a company with 20 people
    what do i gain with a solo guy
    why are you better than a big firm
    strengths?
    in what way are you different
    what is different about the way you work
    tell me why i should go with you
    what is the good thing about a one person business
    convince me
    agency vs you
    why you
    what makes you special
    why not go to a big agency
    there are many bot sellers, why you
    what would I gain by choosing you
    how are you better than other agencies
    a big firm quoted me double, what do you do differently
    whats unique here
    why should I choose you and not someone else
    how are you different from other agencies
    what do you do better than a big agency
    convince me to hire you
    what makes you better than the rest
    there are hundred such companies, why take you
    why you and not a big agency
    why should I take you
    what do you do better than others
    difference between you and other companies
    give me one reason to choose you`,
  job: `
    internship for students
    any vacancy for freshers
    do you take interns
    can my son intern with you
    campus placement?
    are you hiring
    I am looking for a job
    can I send you my cv
    do you have internships
    any vacancy for a developer
    i am a web designer, do you have freelance work for me
    can i work with you as sales person
    I want to work with your company
    how do I join your team
    do you need a salesperson
    I am a fresher looking for work in AI
    freelance work available with you?
    need a job, i know python
    can i work for you as video editor
    can you give my son a job
    vacancy for content writers?
    are you taking interns
    job?
    hiring?
    i want to work in ur company
    do you take interns from colleges
    singer looking for work
    we are hiring, can you send us people
    salary for developers at your place
    can you keep my son as a trainee
    do you take trainees
    i am a developer, need work
    hiring now?
    can i apply
    looking for an internship this summer
    need a marketing guy?
    want to join you
    vacancies?
    could you take my nephew for training in your office
    do you have any vacancy
    my brother needs work, he knows computers
    can I do my internship with you
    do you hire teachers
    I want to work for you from home
    are you hiring developers
    where do I send my resume
    any job for a fresher
    my daughter has done mca, can she join you
    can I become your salesman
    i am a music student, can i intern
    do you need a video editor
    any vacancy
    I am looking for work
    can I intern with you
    do you hire developers`,
  partner: `
    can I resell your bots
    i run a school chain consultancy, commission?
    do you have a referral program
    how much commission if I bring clients
    we want to collaborate as ngo
    I run an agency and want to partner with you
    white label possible?
    can I become a distributor
    can our event company resell songs
    do you offer a franchise
    I would like to invest in your company
    we are an agency, can we sell your bots to our clients
    can we put our own logo on it
    do you give margin to resellers
    can we collaborate, I do marketing
    do you pay for referrals
    affiliate scheme?
    can I sell your service under my own brand
    will you sponsor our book fair
    commission for referring clients?
    i want to become your reseller
    white label possible for our agency
    i bring you clients, what do i earn
    can we become your partner in pune
    can my agency sell this to our clients
    business partnership proposal
    i run a web agency, can we team up
    do you pay if i bring you customers
    can i sell this in my town
    looking to invest in you
    do you have an affiliate plan
    shall we collaborate
    white labelling?
    do you have dealers
    can I sell your bots in my city and take a share
    what commission do I get for bringing clients
    do you have a dealer programme
    I run an agency, can we work together
    we make websites and want to add your bot for our customers
    is there a referral bonus
    sponsor our fest?
    can we partner as an education company
    can I white label your product
    I want to invest in your company
    tie up with coaching?
    can I resell it under my own name
    franchise of your business possible
    can I sell your bots in my city
    reseller margin?
    commission if I bring clients
    I run an agency, shall we work together
    how can I become your agent in kenya
    I want to represent you in my town
    can I sell your services as an agent
    let me be your dealer in nairobi`,
  notOffered: `
    do you repair phones
    can you design a logo for us
    do you run facebook ads
    will you manage my instagram page and post daily
    can you print visiting cards
    bus gps for our school
    do you install cctv cameras
    pharmacy stock software
    I need someone to do data entry
    edit my youtube videos
    mix my recorded vocals
    tuition for my son
    do you sell computers
    can you edit my wedding video
    payroll for teachers
    do you provide call centre staff
    registration of an ngo
    can you write blog posts for us
    do you do digital marketing and lead generation
    can you develop a game
    do you sell printers
    tablets for students
    collect donations for us
    can you shoot photos of my products
    record my audiobook
    do you sell fingerprint machines for attendance
    do you do accounting or file tax returns
    can you fix my computer
    do you translate documents
    could you recover a hacked account
    write my novel
    do you do packaging design
    will you publish my poems
    I need a plumber
    give me notes of class 10
    can you get me followers
    do you sell sms packs
    dance choreography
    buy medical equipment
    can you make a brochure
    do you give certificates
    translate my poems
    do you make whatsapp stickers
    comic book drawing
    biometric attendance machine
    do you provide web hosting servers on rent
    can you proofread and publish my book
    gps tracking
    do you illustrate book covers
    bus tracking app for parents
    I want tuition for my daughter
    need biometric devices at the school gate, do you supply
    do you fit wifi and routers
    solve my homework
    do you make films for companies
    can you do my college assignment
    do you arrange loans
    music classes
    is there a courier service with you
    live band for my wedding
    can you develop a trading bot for stocks
    do you rent equipment
    isbn number for my book
    can you supply tablets for our school
    do you sell pos machines or barcode scanners
    can you handle our payroll
    do you sell pos machines
    can you print our menu cards
    do you install cctv in shops
    will you deliver our parcels
    do you do interior design
    do you build mobile games for kids
    can you teach me python programming
    singing lessons for me
    do you conduct AI courses or certification
    do you sell customer databases
    can you write my CV
    can you install cctv in my shop
    do my project file
    can you photograph our menu
    do you make 3d animation
    do you teach guitar
    apply for csr funds for us
    do you do ui design only
    do you offer penetration testing
    can you run google ads for my shop
    do you do house cleaning
    run ads for my coaching
    need a dj
    can you send a technician to repair our projector
    logo design
    can you write the speech of our principal
    fb ads
    coaching for ias
    track our vans
    seo only without website
    app for uber like taxi
    social media handling
    can u edit videos for my channel
    hospital management system
    do you print banners
    cctv installation
    i need a graphic designer
    do you provide billing printers and barcode scanners
    hire a data entry person
    do you repair washing machines
    do you supply teachers
    library software
    do you make business cards
    do you sell mobile phones
    do you have interior design services
    can you give us manpower
    do you arrange events
    admission of my daughter in a school
    do you make whatsapp stickers or emojis
    illustrations for my childrens book
    book a venue
    can you paint my shop
    do you sell office chairs
    do you develop hardware or sensors
    can you run our kitchen software
    do you sell billing machines
    we want someone to manage our insta daily
    can you find us buyers abroad
    get me leads from facebook
    can you make a robot for my shop
    do you do instagram marketing
    could you make a logo
    i need reels edited every week
    we want a swipe machine and a cash drawer from you
    can you manage ads for us
    do you write articles
    looking for someone to build an android game
    can you make a hologram for our stall
    do you do video shooting
    need a graphic designer for flyers
    can you fix my printer
    do you teach coding
    do you sell laptops
    can you do our taxes
    please design my visiting card
    will you do my homework
    can you book me a flight
    i need someone to call 500 people for me
    do you provide office staff
    do you set up wifi
    do you make blockchain apps
    can you develop a crypto coin
    can you trade stocks for me with ai
    do you make unity games
    can you get my video viral
    do you do voice dubbing
    is there a class where i can learn this
    do you fix hacked websites
    do you do translation into german
    do you supply tablets for the classrooms
    can i rent a server from you
    do you write press releases
    medicine home delivery
    write our funding application
    edit my podcast
    send me question paper of last year
    could you do my company's bookkeeping
    book cover please
    do you provide legal drafting
    can you run a telecalling campaign for us
    photographer for birthday
    12a and 80g registration work
    voice over artist needed
    do you set up office networks
    proof read my thesis
    can you make a short documentary on our factory
    drone shoot for a wedding
    do you have a course on ai
    find me students
    will you clean up our excel sheets for us
    can you buy instagram followers for me
    do you print t-shirts
    email marketing campaign management
    do you install solar panels
    online doctor consultation
    can you send someone to put smart boards
    do you install water purifiers
    do you fit air conditioners
    can you make a mobile game
    would you design our brochure and logo
    can you run our social media for a month
    do you make logos
    can you design my business card
    will you run my facebook page
    do you manage instagram accounts
    can you make reels for my shop
    do you run google ads
    will you print banners and pamphlets
    can you repair my computer
    i recorded my album, can you master it
    do you install cctv
    do you do video editing for weddings
    timetable software
    write an essay for my class
    voice over for my film
    can you write my book for me
    do you make book covers
    do you shoot product photos
    do you give seo packages
    fundraising campaign by you
    opd billing software
    do you sell sms packs for schools
    can you supply staff for my restaurant
    do you do accounting for shops
    can you shoot photos of our dishes
    can you register our brand
    can you recover my hacked account
    do you sell phones or laptops
    do you do accounting or gst filing
    do you give loans
    can you find donors for us
    do you make 3d animations for films
    do you do data entry work
    do you make power point presentations
    can u design a flyer for diwali
    will you do photo shoot of my jewellery
    can you translate my book into french
    do you publish books
    can you sell my book on amazon
    do you give computer classes
    mixing of our band's tracks
    do you provide internet connection
    bring patients to my clinic through ads
    can parents pay fees through your bot
    do you supply billing machines
    do you build erp like sap
    id card printing for school
    need rfid cards for students, you make those?
    can you make a payment app like paytm
    do you have a blogger for hire
    do you provide nurses
    can the bot take credit card payments
    do you make hoardings
    lip sync animation
    do you do event management
    do you build hardware or robots
    can you run my instagram
    do you do google ads
    monthly seo work, how much
    visiting card design
    do you repair laptops
    can you write my blog posts
    do you print my book
    do you print books
    do you do data entry
    thumbnails for my videos
    facebook ads management
    sms marketing
    ambulance booking
    smart boards for classroom
    grow my subscribers
    anchor for event
    can you design posters for our fest
    looking for pos hardware for my cafe
    proposal writing for our ngo
    decoration for party
    hostel software
    can you proofread my manuscript
    make wedding invitation video
    seo packages per month
    logo and brochure
    youtube channel management
    do you do translation of documents
    sell my book in shops
    school erp with fees
    can you file my gst return
    dubbing work
    get my book on flipkart
    medical records software
    cold calling service
    app store publishing
    do you make animated films for tv
    content writing for my site every week
    need a content writer for my blog
    I want somebody to write my articles
    can you make me a brochure
    will you write my book for me
    ghost writer for my memoir
    invitation card design
    could you manage our facebook page
    do you print wedding cards
    can you dub my film
    make animated ads for tv`,
  otherTools: `
    how are you different from chatgpt
    i can make lesson plans with chatgpt free
    why not just use chatgpt
    I already have whatsapp business app, why do I need you
    gemini does the same free
    is it better than google classroom
    is it better than wati
    can't I just build it myself with wix
    how do you compare with other chatbot companies
    are you better than your competitors
    why pay you when free tools exist
    my nephew says chatgpt does all this for free
    we use interakt at present, why change
    we already use wati, why switch
    i have the free whatsapp business app, is yours better
    is it better than zapier
    difference between whatsapp business auto reply and your bot
    what do you have that zapier does not
    is this the same as chatgpt
    chatgpt is free so why pay
    i can make a bot myself with free tools
    my competitor uses another bot, is yours better
    how do you compare with interakt
    can't i just use chatgpt for this
    isn't shopify inbox the same thing
    how is this better than whatsapp auto reply
    gemini vs you
    why not manychat
    which is better, you or chatgpt
    how is it different from wati
    whatsapp business has auto reply for free, why pay
    wati or you
    i use aisensy for 1500 a month, why switch to yours
    gpt is free, why would i pay you
    my son says gemini can do it for nothing
    what does your bot do that whatsapp business app doesnt
    we pay 3000 a month for gallabox, is yours better
    tidio is cheaper
    why dont i use a ready tool
    manychat vs your bot
    who are your competitors
    who else does this
    name your rivals
    are you dearer than an agency
    is an agency cheaper than you
    isnt it the same as wix
    can i not do this with a free builder
    we already use gupshup, any benefit in changing
    difference to a normal auto reply
    shopify has its own chat, why yours
    paying another company 2000 monthly now, what is better here
    are you better than yellow ai
    can chatgpt not do the same
    godaddy gives a free site builder, so why you
    freshchat costs less, whats your plus
    canva also makes quizzes
    I can make a site on wix myself
    what is better, you or fiverr
    can't I do the same with free tools
    is it not the same as whatsapp business app
    why should I pay when chatgpt is free
    why not use chatgpt myself
    why not use suno for songs
    wix is free, why your website
    wati does it for 2500 a month, why you
    how are you different from interakt
    why pay when chatgpt writes my worksheets
    is it better than manychat
    canva makes my site for free, why pay you
    how is it different from byjus
    I can use wix, no?
    whatsapp business app has auto replies, why a bot
    what can yours do that chatgpt cannot
    there are free bots on the net
    why not zapier`,
  freeTools: `
    is the review request tool really free
    the messages that ask for a review, no cost at all?
    which of your things cost zero
    what is the package builder
    google review message for my salon and clinic, cost?
    package builder, what does it do
    is the package builder free of charge
    review request templates, do i pay
    review requests through sms or whatsapp
    can i work out the price of a package by myself first
    do ngos get some tool free
    do i pay for using the package builder
    which things on your site are free to use
    asking for reviews politely on whatsapp, do you give wording
    what can i get for nothing
    anything without cost to begin with
    which things on your site are free
    any free tool on your website
    is the review text in hindi also
    is there a calculator where i tick what i need and see the cost
    the tool where i choose parts and see the price, is it paid
    are the review asking messages free for clinics
    can i use the price calculator without paying
    can i use the package builder without paying
    is the calculator free
    where is the thing that adds up the prices
    do you give anything for free
    free stuff here?
    i want more google reviews from patients, you have some messages for that?
    some way to put together my own plan and see the total without talking to anyone
    the free stuff please
    review request messages, do they cost something
    how do i get those messages for reviews
    how do i get the free review messages
    messages asking customers for google review, free?
    where can i put a package together
    i want to put my own package together and see the total
    need wording to ask patients for feedback on google
    we want our students' parents to rate us, got a template
    where do i choose the parts and see what it comes to
    is there a charge for the review messages
    where can i build my own package
    is there some calculator for the price on the site
    free tools for doctors?
    is there something free for coaching centres
    what is free on this website
    text to ask happy parents for a review
    which of the labs tools cost nothing
    can i try the builder without signing up
    send me the free review messages
    ready messages to request a rating from patients, how much
    anything here i can use at once without spending
    what can i get from you at zero cost`,
  reviewRequests: `
    how can i collect more stars on google maps
    guests love us but nobody writes a review, any tool
    something that asks diners to rate us afterwards
    need honest ratings from my customers, can you automate asking
    is there a message i can send asking happy clients for feedback
    our competitor has 800 ratings and we have 12
    i want people to leave feedback after their haircut
    review request messages, what do they cost
    get customers to rate my hotel
    how do i ask for reviews politely
    our google rating is low, can you help
    can it send a please rate us text after the visit
    tool for getting ratings from patients
    want more 5 star ratings, real ones
    do you have the message that asks for a review
    write some good ratings for my shop
    can you post positive reviews for us
    i need 50 reviews quick
    review booster for a cafe
    customers forget to review us`,
  missedCall: `
    guests call at night and nobody is there
    is the missed call reply free or paid
    what is the charge of the missed call reply for a coaching
    missed call responder for ambulance service
    night calls in my hotel go unanswered
    patients ring, line busy, they should get a message at once
    a missed call tool by itself without bot
    i miss many calls, what can you do about it
    missed calls all day in my shop
    people call and nobody picks up, do you have something
    auto whatsapp to a patient who called and we didnt pick
    missed call reply cost for doctors
    nobody picks the phone when we are busy, any solution
    when we dont pick, it should message the caller automatically
    does the missed call reply have quiet hours
    customers ring while i am under a car and go elsewhere
    we cant pick up during lunch rush, callers are lost
    auto message to those whose call we did not take
    when nobody picks, can it text them on whatsapp
    i'm a plumber, phone rings while both my hands are busy
    can callers who reach nobody get a whatsapp message
    half the callers get no answer and never ring again
    plumbing business, unanswered rings cost me jobs every day
    what do you have for unanswered calls
    text back for missed calls
    missed call text back
    what is the missed call reply thing
    missed call reply price
    missed call template for doctors, rate?
    what does a caller get when we cannot pick
    automatic reply to missed calls, price for clinic?
    how does the missed call tool work
    customers ring while i am under a car, i never hear it
    callers who reach nobody should not be lost, any small tool
    how much is the thing that messages people i could not pick up
    electrician here, can't answer while working, the next one gets the job
    phone keeps ringing and i cant lift it, then they go elsewhere
    we lose customers because calls go unanswered
    price of the missed call thing for a clinic
    auto message after a missed call
    reply automatically on whatsapp when i miss a call
    what does the missed call template cost
    phone rings during surgery, caller should get a text
    price of missed call auto message
    when i am driving i cannot take calls from customers
    call nahi uthaya to message jaye, that type of tool you have?
    25 unanswered calls a day, suggest something
    missed call thing for our tuition, cost?
    someone gives a missed call and gets a whatsapp, you have this?
    can it text people who called and got no answer
    receptionist leaves at 6 and later calls are lost`,
  standIn: `
    what if you fall ill
    what happens if you close the shop
    what if the founder dies
    who takes over when you are on holiday
    it is just one man, what if something happens to you
    who helps me when you are on vacation
    what if you close your company one day
    are you alone, what if you are sick
    what if you stop doing this business in a year
    what if you are in hospital for a month
    if you die what happens to my bot
    single person, isnt that risky
    any backup when you are not available
    what if you give up the business
    suppose you take a job and stop this
    what if you get sick or shut shop, you are only one
    one man only, if you fall ill or close down then what
    do you have a replacement when ill
    bus factor?
    you are alone, so what if you get covid
    who runs things in your absence
    if you shut down what happens to my bot
    you are alone, what happens if you are in hospital
    if you stop doing this what happens with my shop's bot
    who looks after my site when you are not there
    what if the founder is ill before our event
    only one person, what in case of accident
    is there a backup person
    do you have somebody to replace you when you are away
    what if you get hit by a bus
    i worry because you are one person only
    will my bot die if your company closes
    who do i call when you are on leave
    who helps when you are on vacation
    and if you close down, who runs our bot
    what is the plan if you go out of business
    single person company is a risk no?
    suppose you disappear, what then`,
  orderLookup: `
    order lookup alone without the bot
    can i get only the order status tool
    just the tracking lookup without the rest, price
    is the order finder sold separately
    price for the thing that finds an order by its number
    order status template cost
    do you sell the order status finder alone
    what does the order tracking template cost
    is the order lookup free or paid
    only want the where-is-my-parcel lookup, not a bot
    just the tracking lookup, not the full assistant
    standalone order search for our own list
    how much for the order-status tool by itself
    do you have something that only says where the parcel is
    order status template price
    a small tool to find orders by phone number
    only parcel status tool for my book orders
    tool to find order by phone no
    only order tracking, no bot, possible?
    what does the order status lookup cost`,
  leadScore: `
    does it tell me which enquiry is hot
    rank the enquiries for counsellor
    do you rank the enquiries
    can it mark the hot leads
    which admission enquiry is serious, does it tell
    do you grade leads by themselves
    are enquiries scored
    can it tell which enquiry is hot
    does it rank our enquiries
    does anything rank the leads for us
    automatic scoring of enquiries
    will it say which buyer is serious
    can it sort leads by how serious they are
    which lead is worth calling first, will it show
    is there a lead score
    which lead should i call first, does it say
    do you score people who write to you
    will the system grade my leads
    automatic lead ranking`,
  overkill: `
    do i even need a bot for so few orders
    i have one small batch, is it too much
    i get only 3 messages a day, is it worth it
    is a bot too much for a tiny business
    for 15 students is a bot useful
    small clinic in village, worth it?
    we are very small, does it make sense for us
    i get 4 patients a day, do i need this
    only 5 people message me a day, do i need this
    i make soaps at home, four orders a day, is a bot too much
    is a bot too much for a tea stall
    i get ten calls a week, worth it?
    just a few orders daily, should i even bother
    am i too small for an assistant
    would you honestly advise a bot for a one man shop
    is it an overkill for my stall
    i have ten customers a week, should i buy this
    honestly does a poet need a website
    maybe i do not need it, be honest
    is it useful at all for a small home business
    my volume is low, is a bot a waste of money`,
  doubt: `
    people hate chatbots, why is yours better
    ai poetry videos look fake, why yours
    twenty thousand for something chatgpt does free, seriously?
    it is only chatgpt with your sticker on it
    you people charge so much for a copied chatgpt
    parents hate bots
    just an api wrapper and you ask 20k
    bots annoy my customers
    i always close the chat window on other sites
    my cousin can do this free with chatgpt, why should i pay
    is this not just chatgpt with a new name
    you only resell chatgpt at a high price
    i dont trust a machine to talk to my patients
    not comfortable letting software speak for my shop
    my customers are old people, they wont like talking to a bot
    honestly i think this ai stuff is a fad
    what if the bot makes us look silly
    i am nervous about ai answering in my name
    will people not be angry when a machine replies
    my son says he will make a bot in one evening with some free ai
    chatbots never understood me, why would yours
    i worry it will say rude things to my guests
    ai talks rubbish half the time
    sceptical about all this automation
    my staff says bots are useless
    i dont believe a bot can handle my clients
    does it really work or is it only good in a demo
    how do i know the bot wont embarrass me
    my father thinks computers should not talk to customers
    why would i give you money when chatgpt is free
    ai is only hype
    my uncle says ai is a bubble that bursts
    just a chatbot for so much, hmm
    we had one of those bots and it drove people mad
    i have zero faith in robots talking to people
    i dont trust ai with my clients
    i do not trust bots with my patients
    not sure i trust a bot with customers
    can one trust ai with customers at all
    a friend told me i can do all this myself with free tools, true?
    honestly no trust in ai
    i have trust issues with ai
    is it just chatgpt resold for a big sum
    so you charge 25 thousand for something that is only a chatgpt copy
    this is a copy of gpt, why such a price
    you only put chatgpt on my site and take 20000, no?
    basically gpt with a logo and a big bill
    isnt it cold to let a program answer a sick person
    convince me that ai is fit for my customers
    honestly what do you do that a college kid with chatgpt cannot
    i tried a chatbot on facebook, waste. is yours any good
    i tried ai lesson plans and they were bad
    last bot we had gave silly answers
    i hate these bots when i am a customer
    this is only chatgpt with your name on it
    you resell chatgpt and take 20 thousand for it
    i shut every chat window on shop sites at once, why would people use mine
    isnt this just chatgpt with your sticker on it
    so its gpt and you charge 20 thousand for the wrapper
    i can ask chatgpt directly so what is the need of you
    we had a bot once and it talked nonsense, now i am scared of it
    the last bot we had was rubbish
    you take 25k for a free ai, right
    another company sold us a useless bot
    will people not run away when a machine answers
    isn't it all copied from gpt and then sold dear
    nobody likes talking to machines on a website
    we tried one, guests complained
    i had a bad experience with a chatbot before
    my brother in law knows computers, he says you are not needed
    why would ai know how to teach
    why would your bot be any different
    old patients wont talk to a machine
    chatbots are stupid, convince me
    ai songs sound cheap
    these bots never understand anything
    how is yours not another stupid bot
    we tried a bot and customers complained
    it is just an api, why so much money
    anybody can make this with chatgpt for free
    i do not believe in bots`,
}
