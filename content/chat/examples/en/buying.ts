import type { buying } from '#content/chat/topics/buying.ts'
import type { Examples } from '../examples.ts'

export const englishBuying: Examples<typeof buying> = {
  process: `
    how does it work
    what are the steps after I say yes
    how do we get started
    walk me through the process
    what happens after I send the form
    what is the next step
    how do I begin
    what happens once I ask for a quote
    how would we go about it
    explain the procedure from start to finish
    okay I am interested, what now
    how do projects usually run
    what will happen after I fill in the contact form
    how does the whole thing go
    i say yes, then what
    how do we go about it
    how does working with you look like
    how do you work
    how to start
    next steps?
    whats the procedure
    ok tell me how it goes from here
    suppose I say yes today, what happens tomorrow
    how does ordering work
    what is your way of working
    how do you go from idea to finished thing
    can you explain the steps till it is running
    what happens once i order
    what must happen before you can start
    what is the first step on my side
    how does this work from start to end
    tell me the steps
    what happens once I say yes
    how do we begin
    what is the procedure to get something made
    after I contact you what comes next
    how will we work together
    what are the steps from now
    walk me through it
    how do we get going
    explain how it works
    so how do you do it, start to finish
    what is the procedure
    how do we go about this
    whats next
    how would we begin
    walk me through how an order goes
    what is the first step
    what happens after I fill the form
    how does it all start
    after I pay the advance, what next
    I said yes, and now?
    what are the stages
    how do we start
    how does a project with you run from today till it is done
    who does what after I order
    what happens in the first week
    next step?
    what happens after i say yes
    explain the steps
    take me through it, I have never ordered such a thing
    what do I have to do and what do you do
    if I confirm today what is the first thing you'll do
    how do you usually go about it
    what is the way forward
    what happens once the quote is accepted
    is there a contract first or do you start straight
    how many steps till it is live
    ok and then how does it continue`,
  processBot: `
    how is the whatsapp bot set up
    how do you build a bot for a clinic
    what are the steps to get the booking assistant running
    how does installing the assistant work for my salon
    how do you connect the bot with our phone number
    how is the clinic bot set up
    what happens between ordering the bot and it going live
    can we test the bot before it goes live
    who tests the assistant
    steps to start for a coaching
    how does the bot learn about my business
    how will the bot know my prices and timings
    how do you set it up for a salon
    how will it learn our treatments and timings
    do we get to test it before guests see it
    how do you teach the assistant what to say
    will there be a testing phase with my staff
    how do u set up the bot
    how will the bot learn our timings and fees
    can my staff try it first
    how does bot know our school rules
    is there a test phase before customers see it
    how do you set up the bot for my clinic
    what happens till my number answers
    how is the bot tested
    how will it learn my timings and prices
    steps for the whatsapp bot
    how do you connect it to our calendar and number
    do I have to install something on my phone for the bot
    how does it get to know our rules
    who feeds the information into the bot
    who tests it before customers talk to it
    how do you check it answers right before it is live
    how much of my time does the setup take
    can friends try the bot before it goes public
    how will you set up the bot in my clinic
    who feeds in the doctor timings
    how does my whatsapp get connected
    once I order the bot what happens
    how do you put the bot on my number
    who tests the bot before it goes live
    what are the steps to get a whatsapp bot
    how do you teach the bot about my salon
    do I have to do anything for the bot setup or do you do everything
    what happens in the first week with the bot
    can my staff try it out first
    is the installation done at my place
    how does the bot know my prices and timings
    what will you do first when I take a business bot
    do we test it before patients see it
    how do you teach it my prices
    who writes the answers of the bot
    does the bot learn from my old chats
    do we test it before customers see it
    how does it learn our fees and batches
    how does my staff get used to it
    what will you do to set the assistant up
    how does the bot come onto my number
    how does it know our rules
    is there a trial week with my team
    what happens between yes and the first answer of the bot
    does the price include training my receptionist
    do you show my staff how to use the bot
    who explains the bot to my receptionist`,
  processShop: `
    how does the bot learn my products
    how do you set up the bot for an online shop
    how will it know my catalogue
    I have 400 products, how does the bot get them
    what are the steps for my webshop bot
    how do you train the order bot
    how does it get to know my 300 products
    steps for getting the shop bot running
    do I have to type all products in
    how does the bot learn my return rules
    can I send photos of my price list instead of a file
    how does setting up the e-commerce bot go
    how does it learn my catalogue
    how do you feed my catalogue into it
    can i try to break it before my customers see it
    will you import my products
    what do I send you so the shop bot can answer
    does the bot get my price list from a photo
    I have 800 items, how will they get into the bot
    steps for my merch shop bot
    do I send you my catalogue
    what happens after i send the product list
    how does the bot of an online shop get started
    how do you feed my price list to the bot
    what do you do with my catalogue
    how do you connect it to my store
    how does the order bot get set up
    how does it get my catalogue
    how do you load my books into the bot
    what are the steps for the shop bot
    how do you put the bot into my online store
    how is the customer bot trained on my products
    what must happen before the bot answers my buyers`,
  processWebsite: `
    how do you make a website, what are the steps
    how does the website process go
    will I see a draft of the website first
    can I see the design before it is final
    what happens after I order a website
    do I get to approve the site before it goes online
    how is my website built
    can i show you sites i like
    steps from my notes to the finished site
    when do I see the first version of the site
    how do we make the site, do i see a draft
    what are the stages for a site
    how do you make the site
    will you show me a preview
    can I look at the pages before launch
    do I see a sketch or the real pages first
    how do you make a website, step by step
    how many drafts
    will i see the pages before it opens
    do I write the text for the site or do you
    who writes the content on my website
    when do I see the first draft of my site
    how is a website project carried out
    do you show me the design before finishing
    who chooses the photos on the site
    who writes the text on the clinic site
    how do we make the website together
    what comes first when you build a site
    how do we make the school site
    do I see a design before you build
    who writes the text of the site
    how do we go about the website
    do i see a draft of my page
    will I see a draft
    how does building a site with you work
    what do you do after I send the photos
    steps for the author site
    can I see the website before I pay the rest
    do I see it before it goes live
    is there a preview of the site
    may I look at drafts`,
  processSong: `
    how do you make a song
    how does ordering a song work
    what do I have to tell you for the wedding song
    will I hear something before it is finished
    can i explain it over a voice note in hindi
    steps for making a jingle
    can I listen to a sample of my song first
    i only have a few stories about my dad, can you make a song from that
    how do you create the music
    how do i explain what jingle i want
    what are the steps for the ad tune
    can I send a voice note with the story for the song
    do i hear something before paying the rest
    you write the words or me
    how does the song making go
    do I get to approve the tune
    how is a song made
    how do I tell you the story for the song
    do i hear something before it is final
    can I hear a piece before you finish
    what happens after I order a jingle
    how do you make a song from my story
    what do I give you for the song
    can i send a song i like as a sample
    do I get to hear a part before paying all
    how do we decide the tune
    can I send a voice note about the song
    i can only tell the story by voice
    do I hear a bit before it is finished
    i have just the names and how they met, is that sufficient
    how do you go from my story to a song
    we have only some memories recorded on phone, will that do
    what are the steps for a jingle
    who writes the words of the song
    is a voice message of my memories enough
    do I get to hear a sample first
    is my rough idea enough for a song
    is a recording of me talking enough to start
    voice note okay?
    how do we start the wedding song
    can i send a voice message with the details
    are a few stories enough to make it
    steps for getting a jingle made
    what do I tell you for the song
    do I write the text or you
    do you write lyrics too
    who composes it
    do i have to write the lyrics myself
    what do you need to know for the words`,
  processSchool: `
    can we start with one class only
    we want to test with two teachers before buying for all
    principal wants a small trial in one subject
    how does a school begin with you
    how does a school start with the tools
    how would we introduce this in our school
    can two of our teachers try before management decides
    what happens after the school says yes
    can we begin with just a couple of teachers
    can we pilot it in one class first
    we want a small beginning, only maths
    can we test in one department first
    do all teachers have to start at once
    how do we roll it out to all teachers
    what are the steps for a school
    first few teachers then everybody, is that fine
    can a school try it with one subject
    how do teachers begin using it
    do we have to buy for the entire school at once
    how does onboarding of a school go
    how do we start in our school
    can two teachers try first
    pilot with one class possible?
    is there a pilot
    how do we roll it out
    should all teachers start together
    how do we introduce this in our school
    how does a school start with your tools
    start with class 5 only?
    do all teachers have to start at the same time
    how would you roll it out with forty teachers
    can we begin with just one class
    how is the tool set up in a school
    how do we begin at our school
    what are the first steps for teachers
    do you start with the whole school at once
    how do the tools come into our school
    what happens in the first week at the school
    how would you introduce lesson plans to our staff
    can one teacher try it first
    is it possible to begin with one class
    do we need all teachers from the start
    how long does a school need to get used to it
    who sets it up at the school`,
  processAgent: `
    how do you build a gpt agent
    how does an agent get introduced in our office
    can i stop an agent
    how do you teach the agent our office work
    what limits does the agent get
    will it act without asking
    will the agent act alone from day one
    how do you set up an agent safely
    can i pull the plug on the agent half way
    can I stop the agent when it does something odd
    does the agent do things without asking me
    can I see each step the agent took
    how is an agent trained for our work
    how do you build an agent for our office
    how do we start with one, which task first
    what may the agent read and do
    steps to get an AI agent working with my crm
    what are its limits
    how is the agent kept in check
    who controls the agent once it runs
    does someone supervise the agent in the beginning
    how do you introduce an agent
    will it ask me before doing something important
    does it work alone from the first day
    will the agent be supervised at the start
    can it send mails without my approval
    what keeps the agent from doing damage
    can I pull the plug on the agent
    do I see what the agent did
    how do you build an ai agent
    how does an agent learn my work
    is the agent watched in the beginning
    what happens before the agent works alone
    how do you train a chatbot on our documents
    how do you set up a gpt agent
    how do you build an agent
    what are the steps for a trained chatbot
    how does a gpt agent project go
    how do you start with crm integration
    what do you look at before you build an agent`,
  processCreative: `
    who writes the script of the book video
    can i approve the script of the video
    must i give you the full manuscript
    what is the procedure for an author
    do i have to write the script myself
    who decides what is shown in the video
    how do you make a book video
    what are the steps for an author website
    what do i send for the book film
    how does it go when I send you my manuscript
    what do you need from my book for the trailer
    will I see a draft of the book video
    how do creative projects run
    how does the book review video get made
    do you read the whole book
    can I change the script of the book video
    how does the book trailer get made
    do I see a plan before you make the video
    what if the video does not sound like my book
    how do you make the book video
    what do you need for the book review video
    how do you make a video from a poetry book
    do I send my manuscript
    how does the author website come about
    how do you work with writers
    can you start with only few chapters
    do I see a plan before you make the book video
    how is the book video made
    what are the steps for an author site
    how do we begin with my book trailer
    how do you go about a film of my book
    do you read my book before making the video
    how do we start with my novel
    is a pdf of the book enough
    how do I send you my manuscript
    in which form do you want the book
    do you need the whole book
    how do you choose the scenes for the video`,
  howLong: `
    how long does it take
    how many days will you need
    when will it be ready
    what is the delivery time
    how fast can you deliver
    turnaround time?
    how soon can I have it
    by when would you finish
    how long until everything is up and running
    what is the timeline
    when could i have it
    how many days in all
    how many weeks
    how quick are you
    when do I get the quote
    how long does a quote take
    time needed?
    how many days
    when can i get it
    how much time till i can use it
    what is the waiting time
    eta?
    how soon could this be finished
    how long would I have to wait
    delivery in how many weeks
    what is a realistic time frame
    how many days will everything take
    whats the delivery time
    when would it be done
    is it quick
    when can i use it
    if i order today when is it ready
    how long till it is ready
    when would I get it if I order today
    what is your usual timeline
    how much time do you need
    by when will my work be finished
    till when would I have it
    when would it be done if I say yes on monday
    is two weeks realistic
    are you sure about the two weeks, my last vendor took four months
    how quickly do you work
    date of delivery?
    how many days from today
    is it a matter of days or months
    how fast are you
    when can I have it
    my event is in three weeks, enough time?`,
  howLongBot: `
    how long until the bot is live
    how many days for the whatsapp assistant
    when would my clinic bot be running
    how fast can you set up the chatbot
    can the bot be ready within a month
    diwali is in three weeks, will the bot be ready by then
    days needed to set up the coaching bot
    time needed to make the order bot
    how many weeks for the voice assistant
    start date of the bot
    bot ready in how many days for a cafe
    when would the shop assistant start answering
    delivery time of the booking bot
    how soon can my salon have the assistant
    can my bot be live before holi
    i open in three weeks, will the bot be there
    bot in 10 days possible?
    how long for a whatsapp assistant
    when would the bot answer my customers
    bot ready in how many days
    how long does set up take for a doctor
    how soon can the bot start answering
    how long to get the assistant live
    i need the chatbot before the festival season, is that possible
    can the salon bot be ready this month
    time to set up the booking thing
    how long from order to live bot
    when can the clinic bot start
    admission season begins in 3 weeks, will the bot be ready
    in how many days does the bot start
    when will my whatsapp bot be live
    i say yes today, when does it run
    how long does the bot set up take
    if I pay today when does the bot answer
    time for making a clinic bot
    is two weeks enough for the bot
    how soon can the bot be running in my shop
    how soon can it answer my guests
    will the bot be ready before diwali
    when would the assistant be answering
    if we begin monday when is the bot on
    how soon can the bot take over my whatsapp
    how many days to set up the assistant
    two weeks for a bot, really?
    I need the bot by the first, possible?
    time to launch for the clinic bot
    how long till patients can book by themselves
    they said two weeks for the bot, is that true`,
  howLongWebsite: `
    how long does a website take
    in how many days is the site ready
    when will my webpage be online
    how fast can you build an online store
    time for a portfolio site
    how many weeks for an e-commerce site
    can the website be up by the end of the month
    how long does a custom app take
    website delivery time
    when can my cafe page be online
    how much time for the shop site
    how soon can my homepage open
    how many days for an author site
    site in how many days
    need ngo website before the fundraiser
    how soon will my website be live
    clinic site in ten days, possible?
    when will our school website be online
    can you finish a small website in ten days
    how soon can my website open
    time to make a portfolio
    how long for a web shop
    site for our hotel, how many weeks
    how many days for a website
    when will my site be online
    how long does a website take with you
    e commerce site for my books how long
    can you make a site in one week
    when is my site online
    how many days for a site
    can the site be up in two weeks
    time for a web shop
    how long for an online store
    time needed for an online shop website
    how long to build an app
    website ready by when
    how soon can my site be up
    when does the site open if I pay today
    days to build a website
    can I have the website this month
    how long does a shop website need
    will the page be ready before our opening
    how long for five pages
    is two weeks for a website certain`,
  howLongSong: `
    can you make the song in a week
    delivery time of jingle
    will the song be ready before the wedding on 20th
    song needed in ten days possible
    how fast can i get the jingle
    birthday is on friday, can you finish the song
    how fast can you make a song
    when will i hear the first version of the song
    how long does a song take
    when will I get the jingle
    how many days for a birthday song
    jingle by when
    in how many days do i hear the first tune
    the wedding is in ten days, is that enough for a song
    how fast can you make a jingle
    when can I hear the first version of the song
    anthem needed for annual day on 20th
    can you do a song by friday
    birthday is in one week, is it enough time
    time to turn my poem into music
    how soon do I get a sample of the tune
    need the shop jingle before diwali, enough time?
    song in how many days
    how quickly can I get a wedding song
    event is after five days, can you finish
    when do I hear the first sketch
    is one week enough for a jingle
    sketch comes in how many days
    how long for a jingle
    how long for the song
    how long would the birthday song take
    how many days does a song take
    when will I hear my song
    how soon is a jingle made
    I need the birthday song by the 20th, how long does it take
    my poems as songs, when will they be done
    time to make a wedding song
    when do I get the jingle
    when is the first version of the song ready
    need song by friday
    when do I hear the first bit
    wedding on 12 feb, can the song be ready
    how early must i order a wedding song
    when will i hear something of my song
    how many days for a jingle
    song needed in a week, ok?
    how long does a birthday song take
    how many days does a jingle take
    when would the jingle be finished
    how quickly can you make a tune
    is three days for a sketch sure`,
  howLongOther: `
    how long for the school tools
    time needed for crm connection
    how long for a book trailer
    how many days does a book video take
    when would the gpt agent be ready
    when would our teachers have the quiz tool
    school tools, how quickly do we get them
    how long to train a chatbot on our documents
    book video by launch on 10th, possible?
    delivery time for crm integration
    how long does the avatar take
    in how much time can our school start
    how long does an author website take
    when would the crm connection be done
    how long for an agent
    how many weeks for the multichannel assistant
    how long will the lesson plan tool take to set up
    time to make trained chatbot
    how long for crm
    how many weeks for an agent
    how soon could the school start using it
    time needed for the talking avatar
    when is the book film finished
    how long to connect the crm
    how many days for lesson planner setup
    when will the book video be ready
    how long does an avatar take
    time for the parent messaging tool to start
    how soon can an avatar be made
    how long does the trained chatbot take
    how many weeks until our school can use grading
    how long does it take to build an ai agent
    days for book review video
    when would the lesson plans start
    time for a trained chatbot
    how many weeks for crm integration
    how long for the video of my book
    when can teachers begin
    how soon can a school start
    how much time for an author site`,
  urgent: `
    I need it today
    this is urgent
    can you do it by tomorrow
    very urgent please
    we open in two days and need the bot right now
    is express delivery possible
    can you speed it up if I pay more
    asap please
    I am in a hurry
    rush job possible?
    need it this week only
    we open on saturday and need it by then
    need it very quickly, can you
    can it be done faster than two weeks
    our event is the day after tomorrow, help
    urgent
    asap
    need by tomorrow
    i need it in two days
    very urgent
    can you do it by friday
    need a site by tomorrow
    quick job, possible this week
    how fast if i hurry you
    deadline is monday
    emergency order
    exam is on monday, need quiz tool today
    can u do it today itself
    super fast delivery possible?
    its an emergency, event in 2 days
    deadline is this friday
    can you do it faster if i pay more
    grand opening in ten days, can it be ready
    emergency, please start now
    I need it by friday, can you
    book launch tomorrow, need video
    can it be done in three days
    it is very urgent, can you hurry
    very urgent please, website by sunday
    exam is next week, need it fast
    do you take express orders
    my shop opens on monday, I need a site before that
    can you finish it overnight
    jaldi chahiye, admission going on
    we are in a real hurry
    inauguration is on sunday, can u make it by then
    only 4 days left, is it possible
    do you charge extra for fast work
    I need it by tomorrow
    can you start right away
    can you do it in two days
    is there an express service
    need it this weekend
    annual day is in 4 days and no song yet
    we open on friday, can you hurry
    we open the clinic this saturday, need the bot by then
    emergency, can you start today
    I am in a great hurry
    can it be done faster if I pay more`,
  delay: `
    i will send my photos late, does the date still hold
    if you are late do i get money off
    if i give you the text a week late will you finish on time
    my side is delayed, will the site come on the same day
    we are late with our photos, what about the finish date
    what if you are late
    what happens if you miss the deadline
    is there a penalty for delay
    what if I send my material late
    will the date change if I am slow with the photos
    what if you don't finish in time
    penalty if it is late?
    what if the project gets delayed
    do you keep to your dates
    suppose I take a month to send you the content
    what if the delivery slips
    what if its late
    you promised two weeks and it takes a month, then
    do you pay something if you deliver late
    what happens when I am the one who is slow
    what if the song comes late for the wedding
    do deadlines shift
    delay compensation?
    is there a penalty when you miss the date
    what if it takes longer than said
    do you pay a penalty when late
    if you miss the date what happens
    are you punctual
    late delivery, what do i get
    you get delayed, then what
    what if the work gets delayed
    what if it is not done in time
    suppose you are behind schedule
    what if its not ready on the day
    my last developer was two months late, and you
    do I get money back when it is not ready on time
    if the deadline passes, what then
    what if it takes longer than you promised
    who pays if you deliver late
    you miss the launch date, then
    what happens when the project gets delayed
    if the two weeks pass and nothing is there
    penalty for late delivery?
    you said two weeks, what if it takes four
    website late, penalty?
    what happens when the date is missed
    do I get something back if it is delayed
    what if I send my photos late`,
  needFrom: `
    what do you need from me
    what should I prepare
    which documents do I have to send
    what information do you require to begin
    what must I provide for the website
    i only have a photo of my price board, will that do
    do I have to write the text for my website
    who writes the content of the site
    is a voice note ok or do i have to write
    do I need to give photos
    what inputs do you need for a bot
    our menu is a laminated card, can i just click a picture of it
    do you need my logo and photos
    what are my responsibilities
    what do i have to prepare for my website
    I don't have any photos or text ready, is that a problem
    list of what i must send
    no excel sheet here, items are written on a wall chart
    what must i hand over so you can start
    do you need access to our accounts
    do i have to give you my password
    which files do you want from us
    what details do you need for the song
    products are only on my instagram, is a link enough for you
    what do you require from a doctor to begin
    is a rough handwritten note enough
    is there homework for me
    what access do you need from us
    what do i have to give
    can i send screenshots of my rate list
    what must i prepare
    what will you want from me
    which papers or info do you need
    what do i have to hand over
    do i have to write the texts
    all i can give is handwritten notes and some phone photos
    need anything from my side
    things needed from my side
    what will you ask me for
    what do you need for the coaching bot
    do i need to write anything myself
    my photos are not professional, taken on mobile, ok?
    is there anything I should have ready before we start
    what should a restaurant send you
    what do you need from a hotel to begin
    do you require my shop's admin login
    which details do i keep ready
    is a scanned pamphlet enough to begin
    must I supply pictures
    which documents for the school
    who makes the text and photos for the website
    which details should I collect for the bot
    what do you need from my side
    i have just rough points on paper for the site, can you work with that
    what info do you need for a song
    what should I keep ready
    which documents do I have to give
    do I have to send photos
    what must I prepare before we start
    do i need to type all my items in a sheet first
    what information should I send for the website
    do i have to write the text of the site
    should i write the texts or you
    do i have to give photos
    what details do you require for a bot
    what if my pictures are bad and text is half hindi
    what are we supposed to hand over
    do I need to give you my logo and text
    what do you want from my side
    which papers do I need
    what have I to give you
    only have a whatsapp catalogue, can you take it from there
    do you need my photos and text
    what information do you need about my clinic
    do I have to write anything
    list of things I must send
    which details do you need for the song
    photos, do I take them or you
    who takes the pictures for the site
    what should the clinic give you for the bot
    do I write the text or do you
    where do the pictures come from`,
  quote: `
    how do i get a quote
    how do i ask for a quotation
    I want to order
    how do I place an order
    how do i order a song
    please send me a quote
    I would like to buy the bot
    let us start
    I want to go ahead
    can I get an estimate in writing
    sign me up
    ready to buy, what do I do
    give me a quotation for my requirement
    how do I ask for a quote
    i want a proper offer for my gym
    can you send a proposal to our company
    I am ready to pay, where do I order
    we have decided to take it
    make me an offer
    i wanna buy
    order
    we are ready to order
    how to order
    i want an offer
    what will my case cost, can you make a quote
    can i have an exact offer
    i am in, what now
    please make me an estimate
    ready to order
    lets do it
    send me a quotation for our school
    need a written quote for the trustees
    pls send quotation
    I'd like an offer for my business
    book it for me
    where do i ask for a price
    ok lets go, what now
    where do I sign
    can I get an exact price for my case
    okay let us start
    how do I place the order
    I have decided, what now
    send me a quotation
    please make an estimate for our hospital
    please prepare an estimate for my school
    what does a quote contain
    what stands in the quotation
    what is in your quotation
    ok I am ready to go ahead
    where do I sign up
    place an order for jingle
    i want to buy
    count me in, how do I pay and begin
    I'd like a written quote
    please make an estimate for a boutique
    finalise it, I want the business bot
    lets do this
    I need an offer for my hotel in writing
    done, I am taking it, next?
    please send a quotation
    how do I get an exact price
    send me an offer
    give me an offer for two schools
    I'd like to go ahead
    I want to buy the bot
    ready to start, what do I do
    can you make me an estimate
    where do I order
    I need a written quote for my partner
    let's do it
    okay and where do I sign
    where do I say yes
    how can I confirm
    what do I click to order`,
  quoteForm: `
    what do I have to fill in the quote form
    is the phone number required in the form
    which budget options are in the quote form
    what does the form want to know
    which fields of the contact form are optional
    what should i choose as budget
    do I have to give my budget in the form
    what does the contact form ask for
    must I state a timeline in the form
    is my phone compulsory in the enquiry form
    do i have to tell my budget in the form
    what fields are in the contact form
    which fields are a must in your form
    can I leave out my mobile in the quote form
    what do I have to fill in the form
    what do you ask in the form
    which fields in the quote form are a must
    is the phone number needed in your form
    is phone number necessary in your form
    can I get a quote without giving my mobile
    only phone number, no mail, ok for the form?
    what budget choices are in the form
    what is asked in the form
    can i fill the form without phone
    must i write my email or is phone enough
    is phone needed in the quote form
    do i have to tell my budget
    which fields must i fill for a quote
    do I need to tell my budget
    what happens when I press get started
    do I have to tell the timeline in the form
    which fields must i fill
    can I send the form without company name
    what does the contact form ask
    is there a spam of calls after filling the form
    is phone number compulsory in the form
    do i have to give my mail
    what does the quote form ask
    may i leave only my phone number
    which fields are in the form
    is the email compulsory
    what must I fill in to get a quote`,
  skills: `
    I am not good with computers
    do I need technical knowledge
    is it difficult to use
    I am 60 and can barely use a smartphone, will I manage
    my father is 75 and a doctor, will he manage
    do I have to know coding
    can my staff use it without training
    my receptionist only knows whatsapp
    how easy is it to operate
    do I need a computer or is a phone enough
    I know nothing about AI
    65 years old surgeon, will he learn it
    is it complicated to run
    i am a doctor, no idea of computers
    who will set it up, I can't
    do i have to install something
    do I need an IT person
    i am bad with tech, can i still run it
    do my waiters need training to use it
    my receptionist is not technical
    who sets it up, me or you
    will i have to code
    im not techy
    is it easy
    do i need to code
    do i need an it person in my school
    my dad will use it, he is not into computers
    can an old person operate it
    I struggle with smartphones
    can a poet without tech sense handle the site
    will my staff understand it
    hard to use?
    nobody in our shop knows computers
    is it hard to handle for a 60 year old shopkeeper
    I know nothing about computers
    I can hardly use whatsapp, will I manage
    we are old people running a trust, can we manage it
    do I have to learn anything
    is coding needed from me
    my staff is not educated, can they use it
    i am no good with technology, will i manage
    do you show me how to handle it
    who will teach my staff to use it
    i only know whatsapp, is that enough
    will somebody explain it to me after setup
    my mother runs the shop and she is not a computer person
    age no bar? my principal is 68
    we are not techies, does someone train us
    is it simple for an old man
    can you show me how it runs when its done
    will you train my staff on it
    do you train the receptionist
    will my people get a training
    someone to train my team on the bot
    do you hand hold beginners
    our dentist is 72, can he run it
    is it hard for a teacher to use
    is it hard to run
    can senior citizens use it
    uncle is 70 and runs the trust, is it easy
    will I need a computer person to run this
    do I need a laptop for it
    I am 60 and not technical
    will everything run by itself or do I have to work on it
    do i need a developer on my side
    do I have to do something after it is installed
    people above sixty in our staff, can they use it
    who sets everything up, me or you
    I am bad with computers, can I handle it
    do I need to know coding
    is it hard to use
    my staff are not technical
    I am 62, will I manage this
    do we need a computer lab for it
    old headmaster, can he handle this
    do I need a computer at all
    can someone who only knows whatsapp use it
    how easy is it
    I don't understand technology at all
    I am scared of technology
    I have never used such a thing
    is it simple enough for my mother
    can a shopkeeper without english use it
    my eyes are bad and I hate apps
    do I have to learn something`,
  fixedPrice: `
    are the prices fixed
    will the price change later
    why is the price a range
    does price rise after quote
    is the price on the site final
    why from 25000 to 50000
    how do you decide where in the range I fall
    is the price final
    will you charge more at the end than you said
    why is author site 5000 to 50000
    which factors decide the author site price
    what decides if my song costs 2000 or 10000
    can the price go up after I order
    what decides the final price
    will it stay at this price or grow later
    why does the website say 25 to 50 thousand
    what decides if it is the low or the high end
    is the quoted price binding
    why do you write from and to prices
    what does the price depend on
    could the bill be higher than the quote
    is price final
    price range why
    can the quote go up later
    does the bill change after i agree
    is it the final amount or can more come
    from to prices confuse me, what will i really pay
    will it cost more than written here
    do you stick to the quoted price
    will the price go up later
    is it a fixed price
    does the quote change in between
    why from to
    when do i know the exact price
    is 24999 the final figure
    who decides if it is 25 or 50 thousand
    why does it say from
    is the price on the page final
    can the price go up later
    why do you show a range and not one price
    what decides whether it is 25000 or 50000
    will you ask for more afterwards
    why can't you say one number for the agent
    is the amount fixed in writing
    why from to prices
    on what does the final price depend
    does the quoted price change midway
    does the price change later
    is the quote final
    why from 25 to 50 thousand, what does it depend on
    what decides if I pay 30 or 75 thousand
    will you ask for more money in between
    when do i know the exact amount
    can the amount go up after we agree
    why such a range for songs
    why is it a range
    is that the final price
    who decides where in the range I am
    what makes it dearer`,
}
