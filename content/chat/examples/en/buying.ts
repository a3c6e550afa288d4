import type { buying } from '#content/chat/topics/buying.ts'
import type { Examples } from '../examples.ts'

export const englishBuying: Examples<typeof buying> = {
  process: `
    how does it work
    what are the steps after I say yes
    suppose my brother and i agree tonight, whats the order of things from there
    how do we get started
    walk me through the process
    never hired a developer before, what should i expect at each stage
    what happens after I send the form
    what is the next step
    in what sequence do things happen on your end once we shake hands
    how do I begin
    what happens once I ask for a quote
    and after that? quote comes, i nod, what do i see next
    how would we go about it
    explain the procedure from start to finish
    do i meet you, then quote, then build, or how is the order
    okay I am interested, what now
    how do projects usually run
    is there some testing before it is handed over to me
    what will happen after I fill in the contact form
    how does the whole thing go
    at which point do i get to say what is wrong
    i say yes, then what
    how do we go about it
    tell me like i am five how ordering from you goes
    how does working with you look like
    how do you work
    my boss wants the workflow on one page, from enquiry to handover
    how to start
    next steps?
    what all happens between my message and the finished thing
    whats the procedure
    ok tell me how it goes from here
    kindly brief the procedure sir
    suppose I say yes today, what happens tomorrow
    how does ordering work
    i gave my two lines about the shop, now what happens at your end
    what is your way of working
    how do you go from idea to finished thing
    do you build straight away or ask me things first
    can you explain the steps till it is running
    what happens once i order
    who makes the first move now, you or me
    what must happen before you can start
    what is the first step on my side
    how do you usually take a client from hello to handover
    how does this work from start to end
    tell me the steps
    is it talk, quote, build, test? or something else
    what happens once I say yes
    how do we begin
    roughly what are the milestones in a job with you
    what is the procedure to get something made
    after I contact you what comes next
    how shall we proceed from here madam
    how will we work together
    what are the steps from now
    so i write to you and then what, you come, you call, you send something?
    walk me through it
    how do we get going
    quote mil gaya then next what happens
    explain how it works
    so how do you do it, start to finish
    when do i get to try the thing, before or after it opens to all
    what is the procedure
    how do we go about this
    hatua ni gani, i mean what are the steps to get work done by you
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
    my receptionist fears it, can she play with it privately for some days first
    how does installing the assistant work for my salon
    how do you connect the bot with our phone number
    how is the clinic bot set up
    the doctor changes timings every week, how does the bot get told in the beginning
    what happens between ordering the bot and it going live
    can we test the bot before it goes live
    who tests the assistant
    do you sit with us and note our timings and charges or what
    steps to start for a coaching
    how does the bot learn about my business
    how will the bot know my prices and timings
    before it talks to real patients can we pretend to be patients
    how do you set it up for a salon
    how will it learn our treatments and timings
    do we get to test it before guests see it
    what is done first for a salon assistant, calendar or number
    how do you teach the assistant what to say
    will there be a testing phase with my staff
    how do u set up the bot
    you connect the diary and then? tell me the sequence for the booking bot
    how will the bot learn our timings and fees
    can my staff try it first
    how does bot know our school rules
    in what manner will you teach it which doctor sits on which day
    is there a test phase before customers see it
    how do you set up the bot for my clinic
    what happens till my number answers
    can my wife chat with it as a dummy customer before we open it to all
    how is the bot tested
    how will it learn my timings and prices
    steps for the whatsapp bot
    how do things go from my yes to the assistant picking up whatsapp for our dental chair
    how do you connect it to our calendar and number
    do I have to install something on my phone for the bot
    how does it get to know our rules
    do you come to the parlour to put the bot in or is it done from your desk
    who feeds the information into the bot
    who tests it before customers talk to it
    how do you check it answers right before it is live
    is there a dry run of the assistant with staff
    how much of my time does the setup take
    can friends try the bot before it goes public
    how will you set up the bot in my clinic
    where does the bot take our rates and rules from at the time of setting up
    who feeds in the doctor timings
    how does my whatsapp get connected
    once I order the bot what happens
    what if during testing the bot behaves oddly, is it corrected before launch
    how do you put the bot on my number
    who tests the bot before it goes live
    what are the steps to get a whatsapp bot
    setting up an assistant for a tuition class, which stages are there
    how do you teach the bot about my salon
    do I have to do anything for the bot setup or do you do everything
    what happens in the first week with the bot
    our gym has odd rules, how do they get into the bot's head
    can my staff try it out first
    is the installation done at my place
    how does the bot know my prices and timings
    how is a booking assistant put in place for a physiotherapist
    what will you do first when I take a business bot
    do we test it before patients see it
    how do you teach it my prices
    can we hold it back from clients till my staff has tried to book and cancel
    who writes the answers of the bot
    does the bot learn from my old chats
    do we test it before customers see it
    i own a barber shop in nakuru, how would you put the assistant on my line
    how does it learn our fees and batches
    how does my staff get used to it
    what will you do to set the assistant up
    bot installation procedure for a diagnostic lab pls
    how does the bot come onto my number
    how does it know our rules
    is there a trial week with my team
    who gives it the answers at the start, me or you
    what happens between yes and the first answer of the bot
    does the price include training my receptionist
    do you show my staff how to use the bot
    who explains the bot to my receptionist`,
  processShop: `
    how does the bot learn my products
    sarees change every week, how does the order bot come to know the new stock at the start
    how do you set up the bot for an online shop
    do i sit and enter each kurti by hand for the bot or you pull it from my store link
    how will it know my catalogue
    may my family ask it silly things before buyers see it
    I have 400 products, how does the bot get them
    we sell 60 pickles online, whats the path from my list to the answering bot
    what are the steps for my webshop bot
    once i mail the excel of items, what do you do with it
    how do you train the order bot
    where will the bot learn what it must never promise to buyers
    how does it get to know my 300 products
    how do our return and cod rules get inside the bot
    steps for getting the shop bot running
    can i give only the link of my shop and you take the items from there
    do I have to type all products in
    can we test the order bot with fake orders first
    how does the bot learn my return rules
    my store has sizes and colours in hundreds, how do they reach the bot
    can I send photos of my price list instead of a file
    what comes after the catalogue is handed over to you
    how does setting up the e-commerce bot go
    going from zero to order bot for a jewellery page, how does that run
    how does it learn my catalogue
    we want the customer bot on our woocommerce store, take me through it
    how do you feed my catalogue into it
    how does it get trained on delivery charges and exchange terms of my store
    can i try to break it before my customers see it
    sending product sheet tonight, what follows till the bot talks to buyers
    will you import my products
    how is the customer bot readied for an online toy store
    what do I send you so the shop bot can answer
    will you read my whole catalogue into the bot yourself
    does the bot get my price list from a photo
    does the bot study my discount rules before going on
    I have 800 items, how will they get into the bot
    onboarding for the e commerce bot, how
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
    i have an old flyer and some mobile pics, how does that become a site
    how does the website process go
    is there a rough version i can open on my phone before the real one
    will I see a draft of the website first
    when do i get to say shift this up, drop that page, during the making of the site
    can I see the design before it is final
    do you send a drawing or working pages for the site first
    what happens after I order a website
    my husband wants to look at every page before the public does, is that how it goes
    do I get to approve the site before it goes online
    we know nothing of sites, what do you do first and what second
    how is my website built
    i liked three bakery sites, can we start from those
    can i show you sites i like
    sequence for building our hotel page from photos to launch
    steps from my notes to the finished site
    do you design first and write later or both together for the page
    when do I see the first version of the site
    can i see a mock of my homepage before you go ahead
    how do we make the site, do i see a draft
    what will i be shown midway when you are making my site
    what are the stages for a site
    how does a web page for my workshop come into being
    how do you make the site
    after the draft of the site, then what
    will you show me a preview
    is my approval asked before the website is opened to the world
    can I look at the pages before launch
    you make site in one shot or show in between also
    do I see a sketch or the real pages first
    how does an online store get made, from my notes to first sale
    how do you make a website, step by step
    our ngo trustees must approve the pages, at what stage do they see them
    how many drafts
    how would you turn my paper menu into a website
    will i see the pages before it opens
    kuanzia mwanzo, how do you make the site from my photos
    do I write the text for the site or do you
    what happens on your side after i hand you the photos for the site
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
    i'm shy to write, can i just talk about my parents and you make the song of it
    what do I have to tell you for the wedding song
    will I hear something before it is finished
    will i get to listen to one verse before you do the rest
    can i explain it over a voice note in hindi
    steps for making a jingle
    how do you get from our love story to a finished song
    can I listen to a sample of my song first
    i only have a few stories about my dad, can you make a song from that
    the tune may be sad or happy, when do i tell you that
    how do you create the music
    how do i explain what jingle i want
    can i say no this word is wrong, after hearing the first bit of the song
    what are the steps for the ad tune
    can I send a voice note with the story for the song
    explain how a shop jingle comes to life
    do i hear something before paying the rest
    you write the words or me
    i will hum something on whatsapp, can you build the jingle from that
    how does the song making go
    do I get to approve the tune
    do you send a piece of the song first or all at once
    how is a song made
    how do I tell you the story for the song
    what do i tell you for papa's retirement song and then what
    do i hear something before it is final
    can I hear a piece before you finish
    making of a bhajan style song with you, how does it go
    what happens after I order a jingle
    how do you make a song from my story
    how does it go with the birthday song, do you ask me questions about the child
    what do I give you for the song
    can i send a song i like as a sample
    can i point to a film song as the mood i want
    do I get to hear a part before paying all
    how do we decide the tune
    if the sketch of the song is not my taste what is the next step
    can I send a voice note about the song
    i can only tell the story by voice
    you only need stories and names and the rest you do?
    do I hear a bit before it is finished
    i have just the names and how they met, is that sufficient
    how is our college anthem put together with you
    how do you go from my story to a song
    we have only some memories recorded on phone, will that do
    from voice note to song, tell me the stages
    what are the steps for a jingle
    who writes the words of the song
    can grandma tell the story in her own voice and you take it from there
    is a voice message of my memories enough
    do I get to hear a sample first
    when do i choose the voice and tempo of the song
    is my rough idea enough for a song
    is a recording of me talking enough to start
    kindly explain procedure for getting wedding geet made
    voice note okay?
    how do we start the wedding song
    at what point can i ask for changes in the jingle
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
    only mrs sharma and one more teacher are willing, can it begin like that
    principal wants a small trial in one subject
    how does a school begin with you
    our staff is scared of new things, how would you bring the tools in slowly
    how does a school start with the tools
    how would we introduce this in our school
    do you come to the staff room to show the teachers or how does it start
    can two of our teachers try before management decides
    what happens after the school says yes
    we'd like science alone in the first term and the rest afterwards
    can we begin with just a couple of teachers
    can we pilot it in one class first
    what would the first month look like at our school
    we want a small beginning, only maths
    can we test in one department first
    must all forty teachers join on day one
    do all teachers have to start at once
    how do we roll it out to all teachers
    how do you get a cbse school going with the lesson planner
    what are the steps for a school
    first few teachers then everybody, is that fine
    can the primary wing go first and senior wing next year
    can a school try it with one subject
    how do teachers begin using it
    head of academics here, how do you roll out the quiz maker
    do we have to buy for the entire school at once
    how does onboarding of a school go
    is a small try with our own chapters possible before the whole school joins
    how do we start in our school
    can two teachers try first
    how will the tools spread from one department to all
    pilot with one class possible?
    is there a pilot
    we are a government school in kisumu, how would our teachers get started
    how do we roll it out
    should all teachers start together
    after the trustees agree, what happens in the school
    how do we introduce this in our school
    how does a school start with your tools
    who starts first in the school, teachers or office
    start with class 5 only?
    do all teachers have to start at the same time
    tool by tool or everything together for a school?
    how would you roll it out with forty teachers
    can we begin with just one class
    what is the starting procedure for a play school
    how is the tool set up in a school
    how do we begin at our school
    one subject first then rest, is that your way
    what are the first steps for teachers
    do you start with the whole school at once
    in what way do you bring teachers on board
    how do the tools come into our school
    what happens in the first week at the school
    our principal asks how a school usually gets going with you
    how would you introduce lesson plans to our staff
    can one teacher try it first
    two sir from maths dept will try first, then how it moves
    is it possible to begin with one class
    do we need all teachers from the start
    how long does a school need to get used to it
    who sets it up at the school`,
  processAgent: `
    how do you build a gpt agent
    at first i dont want it sending anything by itself, is there a phase like that
    how does an agent get introduced in our office
    does the agent only suggest in the beginning and i correct it
    can i stop an agent
    who decides what the agent is permitted to touch
    how do you teach the agent our office work
    my accountant is nervous, can she watch each thing the agent does
    what limits does the agent get
    how do you pick the first job to hand over to an agent
    will it act without asking
    is there a red button for the agent if it goes mad
    will the agent act alone from day one
    from choosing the task to the agent working alone, what happens
    how do you set up an agent safely
    can we fence the agent so that it never touches payments
    can i pull the plug on the agent half way
    how does the agent come to know our way of making quotations
    can I stop the agent when it does something odd
    do you let it loose from day one or is there a watching period
    does the agent do things without asking me
    where is it fixed what the agent must ask before doing
    can I see each step the agent took
    how do you go about connecting enquiries to our zoho, step wise
    how is an agent trained for our work
    what is the first stage when making a bot on our policy manuals
    how do you build an agent for our office
    we are an insurance office, how does an agent get put to work here
    how do we start with one, which task first
    how do i put limits on the agent
    what may the agent read and do
    does agent show its working step by step to me
    steps to get an AI agent working with my crm
    can i halt the agent in the middle with my phone
    what are its limits
    getting an agent going in our travel desk, describe the stages
    how is the agent kept in check
    how long does it sit beside us before acting by itself, i mean how is that phase run
    who controls the agent once it runs
    which task do you advise to give the agent first
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
    i finished my novel, how do we get to a trailer from there
    can i approve the script of the video
    do you show a one page plan of the book film before shooting anything
    must i give you the full manuscript
    my publisher asks how the video for my book will be made
    what is the procedure for an author
    is a link to my kindle book sufficient to begin the video
    do i have to write the script myself
    which pages should i send for the book film, all or some
    who decides what is shown in the video
    if a line in the video draft isn't my voice can i have it changed
    how do you make a book video
    poet here, how do you go from my collection to a short film
    what are the steps for an author website
    who picks the line that is read aloud in the book video
    what do i send for the book film
    how will you know what my book is about before making the video
    how does it go when I send you my manuscript
    can i send half the manuscript and you start the film with that
    what do you need from my book for the trailer
    do authors see a draft of the video before it is out
    will I see a draft of the book video
    what comes after i mail you the manuscript for the trailer
    how do creative projects run
    for the author page, what is done first
    how does the book review video get made
    order of work for a book review video please
    do you read the whole book
    i write children's stories, how would a video of one be prepared
    can I change the script of the book video
    will you tell me in advance what will be shown and said in my book film
    how does the book trailer get made
    explain how you turn a memoir into a short clip
    do I see a plan before you make the video
    when is the plan for my book video given to me, with price also?
    what if the video does not sound like my book
    kitabu changu, my book, how do you make a video out of it
    how do you make the book video
    how do you start with a first time author
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
    my landlord opens the market after diwali, roughly when would your work be through
    when will it be ready
    what is the delivery time
    by which week could i count on it
    how fast can you deliver
    turnaround time?
    tell me honest, a week, a fortnight, a month?
    how soon can I have it
    by when would you finish
    how soon after i say go do i have it in hand
    how long until everything is up and running
    what is the timeline
    waiting period kitna hai, days or weeks
    when could i have it
    how many days in all
    if i nod this evening, which day is it in my hands
    how many weeks
    how quick are you
    after asking, when does the offer with price land in my mailbox
    when do I get the quote
    how long does a quote take
    normally you finish in how much time
    time needed?
    how many days
    does it drag for months like with other vendors
    when can i get it
    how much time till i can use it
    i need to tell my boss a date, what shall i say
    what is the waiting time
    eta?
    what would be the completion date
    how soon could this be finished
    how long would I have to wait
    within how many days of confirmation will you deliver
    delivery in how many weeks
    what is a realistic time frame
    itachukua muda gani, how many weeks from start to end
    how many days will everything take
    whats the delivery time
    time frame for the works, please advise
    when would it be done
    is it quick
    i have patience but how much do i need
    when can i use it
    if i order today when is it ready
    expected date of completion?
    how long till it is ready
    when would I get it if I order today
    between yes and done, how much time passes
    what is your usual timeline
    how much time do you need
    are we talking of a few days here or a whole quarter
    by when will my work be finished
    till when would I have it
    delivry time pls
    when would it be done if I say yes on monday
    is two weeks realistic
    what's the usual wait with you
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
    rakhi orders start soon, by when can the order bot be up
    when would my clinic bot be running
    how fast can you set up the chatbot
    my receptionist leaves at month end, will the assistant be ready by then
    can the bot be ready within a month
    diwali is in three weeks, will the bot be ready by then
    after i give you timings and rates, how many days till it replies to patients
    days needed to set up the coaching bot
    time needed to make the order bot
    is a fortnight realistic for a salon chatbot
    how many weeks for the voice assistant
    start date of the bot
    how soon after my yes does the number begin to reply by itself
    bot ready in how many days for a cafe
    when would the shop assistant start answering
    we reopen after summer vacation in a month, can the tuition bot be on by that day
    delivery time of the booking bot
    how soon can my salon have the assistant
    customer bot for my store, how much time till it is live
    can my bot be live before holi
    i open in three weeks, will the bot be there
    how many days to get the phone answering voice working
    bot in 10 days possible?
    how long for a whatsapp assistant
    whatsapp auto reply system, delivery in how many days
    when would the bot answer my customers
    bot ready in how many days
    when could patients start booking with the assistant if we sign this week
    how long does set up take for a doctor
    how soon can the bot start answering
    is the booking bot a matter of days or months
    how long to get the assistant live
    i need the chatbot before the festival season, is that possible
    i run a lodge in mombasa, when would the bot be answering guests
    can the salon bot be ready this month
    time to set up the booking thing
    bot timeline?
    how long from order to live bot
    when can the clinic bot start
    how much time goes in making the assistant for a gym
    admission season begins in 3 weeks, will the bot be ready
    in how many days does the bot start
    in how much time is the receptionist bot up and running
    when will my whatsapp bot be live
    i say yes today, when does it run
    navratri sale is near, time needed for the shop bot
    how long does the bot set up take
    if I pay today when does the bot answer
    from order to first auto reply on whatsapp how long
    time for making a clinic bot
    is two weeks enough for the bot
    are clinic bots quick to make or slow
    how soon can the bot be running in my shop
    how soon can it answer my guests
    by when will the assistant take its first booking
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
    my shop board is being painted with a web address, when will that address open
    when will my webpage be online
    how fast can you build an online store
    visiting cards go to print next month, will the page exist by then
    time for a portfolio site
    how many weeks for an e-commerce site
    how much time does a six page site want
    can the website be up by the end of the month
    how long does a custom app take
    online saree store with cart, is it weeks or months
    website delivery time
    when can my cafe page be online
    portfolio for my photography, how soon can people open it
    how much time for the shop site
    how soon can my homepage open
    duration for making a school website
    how many days for an author site
    site in how many days
    we have a stall at an expo next month, can the homepage be ready for it
    need ngo website before the fundraiser
    how soon will my website be live
    from giving photos to the site being live, how much time goes
    clinic site in ten days, possible?
    when will our school website be online
    web app for our stock counting, how long would building it be
    can you finish a small website in ten days
    how soon can my website open
    i handed over everything for the site today, when do i see it on google chrome
    time to make a portfolio
    how long for a web shop
    how fast do you finish a restaurant page
    site for our hotel, how many weeks
    how many days for a website
    is a fortnight enough to make our ngo's page
    when will my site be online
    how long does a website take with you
    software made for our quotes, how many weeks would that need
    e commerce site for my books how long
    can you make a site in one week
    how long is the making of an online shop with payment
    when is my site online
    how many days for a site
    website kitne din, how many days
    can the site be up in two weeks
    time for a web shop
    when would tourists be able to open our lodge's page
    how long for an online store
    time needed for an online shop website
    time taken for a site with chat in it
    how long to build an app
    website ready by when
    what's your normal duration for websites
    how soon can my site be up
    when does the site open if I pay today
    site open by new year if i confirm now?
    days to build a website
    can I have the website this month
    how long does a shop website need
    will the page be ready before our opening
    how long for five pages
    is two weeks for a website certain`,
  howLongSong: `
    can you make the song in a week
    delivery time of jingle
    sangeet is next month, will the couple's song reach us in time
    will the song be ready before the wedding on 20th
    song needed in ten days possible
    how soon would i hear even one verse
    how fast can i get the jingle
    birthday is on friday, can you finish the song
    papa retires on the last of this month, can a song be made by then
    how fast can you make a song
    when will i hear the first version of the song
    how much before the birthday should i place the song order
    how long does a song take
    when will I get the jingle
    ad on local fm starts in two weeks, jingle in time or not
    how many days for a birthday song
    jingle by when
    making tune for my ghazal, how many days
    in how many days do i hear the first tune
    the wedding is in ten days, is that enough for a song
    what is the wait for the first sketch of music
    how fast can you make a jingle
    when can I hear the first version of the song
    within how many days does one antara come for listening
    anthem needed for annual day on 20th
    can you do a song by friday
    how much time do you take for turning lyrics into a tune
    birthday is in one week, is it enough time
    time to turn my poem into music
    mum's 60th falls on the 14th, when must i order her song
    how soon do I get a sample of the tune
    need the shop jingle before diwali, enough time?
    school function in ten days, anthem possible?
    song in how many days
    how quickly can I get a wedding song
    how quick is the shop tune
    event is after five days, can you finish
    when do I hear the first sketch
    final audio after the sketch, how many more days
    is one week enough for a jingle
    sketch comes in how many days
    is a jingle a one day job or more
    how long for a jingle
    how long for the song
    song delivery takes how long normally
    how long would the birthday song take
    how many days does a song take
    when will the wedding song land on my phone
    when will I hear my song
    how soon is a jingle made
    after i send the voice note, when do i listen to something
    I need the birthday song by the 20th, how long does it take
    my poems as songs, when will they be done
    harusi yetu iko karibu, how long for a wedding song
    time to make a wedding song
    when do I get the jingle
    time to finish a farewell song
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
    my launch is at the book fair, when would the film of my novel be ready
    time needed for crm connection
    how soon can enquiries start flowing into our hubspot
    how long for a book trailer
    bot on our 200 page manual, time needed
    how many days does a book video take
    new session begins in april, would teachers have the planner by then
    when would the gpt agent be ready
    timeline for an agent that drafts quotations
    when would our teachers have the quiz tool
    by when can our talking face for the showroom screen be done
    school tools, how quickly do we get them
    one assistant for whatsapp insta and site, how many weeks
    how long to train a chatbot on our documents
    how much time for writer's homepage and book clip together
    book video by launch on 10th, possible?
    parents' messaging for our school, when could it start
    delivery time for crm integration
    how many days does linking zoho need
    how long does the avatar take
    duration of making an ai agent for office mails
    in how much time can our school start
    career test for class 10, how soon can we hold it
    how long does an author website take
    when will grading help be ready for our exams
    when would the crm connection be done
    trailer for poems, how many weeks does that take
    how long for an agent
    time you need to teach a bot our policy papers
    how many weeks for the multichannel assistant
    how quickly can a school have the virtual classroom
    how long will the lesson plan tool take to set up
    digital avatar speaking hindi, ready in what time
    time to make trained chatbot
    crm hookup, days or weeks?
    how long for crm
    how long for the quiz maker to reach our teachers
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
    boss wants it running before monday morning, please tell me its possible
    can you do it by tomorrow
    very urgent please
    no time at all, the fair starts the day after
    we open in two days and need the bot right now
    is express delivery possible
    can you put other work aside and finish mine first
    can you speed it up if I pay more
    asap please
    we are desperate, the function is in two days
    I am in a hurry
    rush job possible?
    drop everything please, opening is this week itself
    need it this week only
    we open on saturday and need it by then
    i know it is short notice but can you manage in 48 hours
    need it very quickly, can you
    can it be done faster than two weeks
    tatkal basis possible sir?
    our event is the day after tomorrow, help
    urgent
    haraka sana please, i need it before the weekend
    asap
    need by tomorrow
    is there a fast track, we cant wait the usual time
    i need it in two days
    very urgent
    the other developer ran away and our launch is on thursday, save us
    can you do it by friday
    need a site by tomorrow
    skip the queue if i ask nicely?
    quick job, possible this week
    how fast if i hurry you
    can my job be taken on priority
    deadline is monday
    emergency order
    my board meeting is tomorrow and i need something to show
    exam is on monday, need quiz tool today
    can u do it today itself
    immediately needed, kindly do the needful
    super fast delivery possible?
    its an emergency, event in 2 days
    last minute request, wedding is this saturday and we have no song
    deadline is this friday
    can you do it faster if i pay more
    need everything live within 3 days, can it be rushed
    grand opening in ten days, can it be ready
    emergency, please start now
    two weeks is too late for me, quicker?
    I need it by friday, can you
    book launch tomorrow, need video
    short deadline, how fast can you turn it around if you hurry
    can it be done in three days
    it is very urgent, can you hurry
    time is running out for us, can you squeeze it in
    very urgent please, website by sunday
    exam is next week, need it fast
    pls hurry, admissions start day after tmrw
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
    if i fall sick and cannot send the pictures on time, what becomes of the finish date
    if i give you the text a week late will you finish on time
    my side is delayed, will the site come on the same day
    and if you cross the agreed day, is something deducted from the bill
    we are late with our photos, what about the finish date
    what if you are late
    you say two weeks but if it becomes five, what do i get
    what happens if you miss the deadline
    is there a penalty for delay
    what is the consequence when you overshoot the date
    what if I send my material late
    will the date change if I am slow with the photos
    vendors always slip, what happens with you if it slips
    what if you don't finish in time
    penalty if it is late?
    is there any fine on you for being late
    what if the project gets delayed
    do you keep to your dates
    my staff are slow with the price list, will the launch move
    suppose I take a month to send you the content
    what if the delivery slips
    suppose the text from our side comes ten days late
    what if its late
    you promised two weeks and it takes a month, then
    if launch day passes and the bot isn't there, who answers for it
    do you pay something if you deliver late
    what happens when I am the one who is slow
    late by one month, do we get compensated
    what if the song comes late for the wedding
    do deadlines shift
    what if your part is not ready when our shop opens
    delay compensation?
    is there a penalty when you miss the date
    will the deadline be pushed if we take time to reply
    what if it takes longer than said
    do you pay a penalty when late
    do you give a written date and what if you break it
    if you miss the date what happens
    are you punctual
    our trustees approve slowly, does that shift your date
    late delivery, what do i get
    you get delayed, then what
    can i hold back money when the agreed date is missed
    what if the work gets delayed
    what if it is not done in time
    promised date not met, what then sir
    suppose you are behind schedule
    what if its not ready on the day
    who is to blame when the finish date moves
    my last developer was two months late, and you
    do I get money back when it is not ready on time
    if the jingle comes after our sale has ended, what then
    if the deadline passes, what then
    what if it takes longer than you promised
    ukichelewa, if you delay, what happens
    who pays if you deliver late
    you miss the launch date, then
    i'm worried it will not be on time, what do your terms say on that
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
    i sell from a painted board and nothing is typed anywhere, is a photo of it enough
    what information do you require to begin
    what must I provide for the website
    i only have a photo of my price board, will that do
    our menu is on a chalkboard, can i just click a picture and send
    do I have to write the text for my website
    who writes the content of the site
    is a voice note ok or do i have to write
    i keep all rates in my head, how do i give them to you
    do I need to give photos
    what inputs do you need for a bot
    our menu is a laminated card, can i just click a picture of it
    everything is in a torn diary, will you manage with that
    do you need my logo and photos
    what are my responsibilities
    what do i have to prepare for my website
    no logo no photos no text, only my shop, can you still begin
    I don't have any photos or text ready, is that a problem
    list of what i must send
    no excel sheet here, items are written on a wall chart
    catalogue is not typed, only whatsapp pictures of items, does that do
    what must i hand over so you can start
    do you need access to our accounts
    do i have to give you my password
    which of us types out the fee list for the bot
    which files do you want from us
    what details do you need for the song
    products are only on my instagram, is a link enough for you
    do i need to sit and write about my clinic or can i say it on phone
    what do you require from a doctor to begin
    is a rough handwritten note enough
    is there homework for me
    what papers and passwords will you be asking for
    what access do you need from us
    what do i have to give
    can i send screenshots of my rate list
    how much should i get ready before writing to you
    what must i prepare
    what will you want from me
    which papers or info do you need
    tell me what to collect this sunday so that you can start monday
    what do i have to hand over
    do i have to write the texts
    all i can give is handwritten notes and some phone photos
    i've only a visiting card, is that enough for a website
    need anything from my side
    things needed from my side
    what will you ask me for
    rate card is printed, not in computer, is scanning it fine
    what do you need for the coaching bot
    do i need to write anything myself
    my photos are not professional, taken on mobile, ok?
    must the partners decide who speaks to you, or can all of us give orders
    is there anything I should have ready before we start
    what should a restaurant send you
    what do you need from a hotel to begin
    do you want an excel of my products or is a link fine
    do you require my shop's admin login
    which details do i keep ready
    is a scanned pamphlet enough to begin
    what material is expected from the client
    must I supply pictures
    which documents for the school
    who makes the text and photos for the website
    should i hire a photographer before we begin
    which details should I collect for the bot
    what do you need from my side
    i have just rough points on paper for the site, can you work with that
    my english is poor, do i have to write the page text by myself
    what info do you need for a song
    what should I keep ready
    which documents do I have to give
    is there a checklist of stuff that clients bring
    do I have to send photos
    what must I prepare before we start
    do i need to type all my items in a sheet first
    can i hand you my old brochure and you take what you need from it
    what information should I send for the website
    do i have to write the text of the site
    should i write the texts or you
    is it okay to give info by voice message only
    do i have to give photos
    what details do you require for a bot
    what if my pictures are bad and text is half hindi
    which logins will you want from me
    what are we supposed to hand over
    do I need to give you my logo and text
    what do you want from my side
    what homework do you give the customer
    which papers do I need
    what have I to give you
    only have a whatsapp catalogue, can you take it from there
    nina picha tu, i only have pictures, will that work
    do you need my photos and text
    what information do you need about my clinic
    do I have to write anything
    for the salon bot, is it timings and rates you want or more
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
    write me down what my shop would pay in all, as a proper paper
    how do I place an order
    how do i order a song
    please send me a quote
    where do i tell you what i need so that you send the figure
    I would like to buy the bot
    let us start
    I want to go ahead
    kindly share quotation at the earliest
    can I get an estimate in writing
    sign me up
    ready to buy, what do I do
    i'm convinced, whats the button
    give me a quotation for my requirement
    how do I ask for a quote
    i want a proper offer for my gym
    put it on paper with price and scope please, my partner wants to see
    can you send a proposal to our company
    I am ready to pay, where do I order
    we have decided to take it
    we discussed at home and we will take it, tell me where to confirm
    make me an offer
    i wanna buy
    order
    my boss asked for a formal proposal with the amount
    we are ready to order
    how to order
    i want an offer
    go ahead from my side, book the order
    what will my case cost, can you make a quote
    can i have an exact offer
    i am in, what now
    how many lines do i write to get an offer
    please make me an estimate
    ready to order
    lets do it
    need an exact figure for our three outlets, pls prepare
    send me a quotation for our school
    need a written quote for the trustees
    pls send quotation
    count me as a customer, start my order
    I'd like an offer for my business
    book it for me
    where do i ask for a price
    can you work out my total and send it
    ok lets go, what now
    where do I sign
    can I get an exact price for my case
    take my order please
    okay let us start
    how do I place the order
    I have decided, what now
    i need a proforma style estimate for approval
    send me a quotation
    please make an estimate for our hospital
    please prepare an estimate for my school
    naomba quotation, kindly send
    what does a quote contain
    what stands in the quotation
    what is in your quotation
    fine, i'll have one for my clinic, how do i order it
    ok I am ready to go ahead
    where do I sign up
    place an order for jingle
    shall i fill something to get your offer
    i want to buy
    count me in, how do I pay and begin
    I'd like a written quote
    let us close this, send the offer
    please make an estimate for a boutique
    finalise it, I want the business bot
    lets do this
    estimate chahiye for our tuition centre
    I need an offer for my hotel in writing
    done, I am taking it, next?
    please send a quotation
    what should i do now to buy
    how do I get an exact price
    send me an offer
    give me an offer for two schools
    we floated an enquiry to three vendors, please send your bid
    I'd like to go ahead
    I want to buy the bot
    ready to start, what do I do
    could somebody calculate my case and give a final number
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
    it wants my mobile, can i leave that blank
    is the phone number required in the form
    why does the enquiry page ask how big my company is
    which budget options are in the quote form
    i dont know my budget yet, what do i pick there
    what does the form want to know
    which boxes have stars on your enquiry page
    which fields of the contact form are optional
    do i have to pick a service from the list in the form
    what should i choose as budget
    what if none of the timelines in the form fits me
    do I have to give my budget in the form
    i am just one person, which business type should i tick
    what does the contact form ask for
    filling the enquiry, is company size needed
    must I state a timeline in the form
    how many things must i type in the request form
    is my phone compulsory in the enquiry form
    is the form long, what do i have to enter
    do i have to tell my budget in the form
    i skip phone and give email only, will the form accept it
    what fields are in the contact form
    form asks budget, lowest option is what
    which fields are a must in your form
    can i leave timeline empty when i send the request
    can I leave out my mobile in the quote form
    what details are mandatory on the contact page
    what do I have to fill in the form
    before i open the form, tell me what it wants from me
    what do you ask in the form
    does the enquiry form want my address also
    which fields in the quote form are a must
    is a name and email enough to send the request
    is the phone number needed in your form
    what do i write under what do you need
    is phone number necessary in your form
    in the request page what is the meaning of complexity, must i choose
    can I get a quote without giving my mobile
    fomu, the form, which parts are a must
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
    i still use a keypad phone mostly, can i run such a thing
    my father is 75 and a doctor, will he manage
    do I have to know coding
    can my staff use it without training
    my receptionist only knows whatsapp
    my wife handles the counter and she fears gadgets, will she cope
    how easy is it to operate
    do I need a computer or is a phone enough
    I know nothing about AI
    65 years old surgeon, will he learn it
    we have no it fellow in our office, is that a problem
    is it complicated to run
    i am a doctor, no idea of computers
    who will set it up, I can't
    do i have to install something
    do i have to sit at a computer every day for this
    do I need an IT person
    i am bad with tech, can i still run it
    do my waiters need training to use it
    my receptionist is not technical
    i get lost even in phone settings, is this for me
    who sets it up, me or you
    will i have to code
    im not techy
    is it easy
    will you do the technical part or do i have to struggle with it
    do i need to code
    do i need an it person in my school
    my dad will use it, he is not into computers
    can an old person operate it
    my munim ji is 67, could he work with it
    I struggle with smartphones
    can a poet without tech sense handle the site
    will my staff understand it
    hard to use?
    is there some course i must do to operate it
    nobody in our shop knows computers
    is it hard to handle for a 60 year old shopkeeper
    I know nothing about computers
    I can hardly use whatsapp, will I manage
    zero tech knowledge here, tell me it is ok
    we are old people running a trust, can we manage it
    do I have to learn anything
    is coding needed from me
    my staff is not educated, can they use it
    someone will show the boys at my shop how to use it, right
    i am no good with technology, will i manage
    do you show me how to handle it
    who will teach my staff to use it
    i only know whatsapp, is that enough
    i only forward good morning pictures on whatsapp, nothing more, can i handle your bot
    will somebody explain it to me after setup
    my mother runs the shop and she is not a computer person
    age no bar? my principal is 68
    we are not techies, does someone train us
    does the owner need any software sense
    is it simple for an old man
    can you show me how it runs when its done
    will you train my staff on it
    do you train the receptionist
    sijui kompyuta, i am not a computer person, can i use it
    will my people get a training
    someone to train my team on the bot
    do you hand hold beginners
    our dentist is 72, can he run it
    do teachers who never touched a computer get along with it
    is it hard for a teacher to use
    is it hard to run
    can senior citizens use it
    uncle is 70 and runs the trust, is it easy
    i dont want to learn programming at this age
    will I need a computer person to run this
    do I need a laptop for it
    I am 60 and not technical
    will everything run by itself or do I have to work on it
    can a village shopkeeper run it
    do i need a developer on my side
    do I have to do something after it is installed
    people above sixty in our staff, can they use it
    who sets everything up, me or you
    who does all the connecting and configuring, hope not me
    I am bad with computers, can I handle it
    do I need to know coding
    is it hard to use
    my staff are not technical
    is it as simple as sending a message or harder
    I am 62, will I manage this
    do we need a computer lab for it
    old headmaster, can he handle this
    do I need a computer at all
    my hands shake and i type slowly, is it easy to handle
    can someone who only knows whatsapp use it
    how easy is it
    I don't understand technology at all
    I am scared of technology
    can my salon girls who studied till 8th use it
    I have never used such a thing
    is it simple enough for my mother
    can a shopkeeper without english use it
    my eyes are bad and I hate apps
    do I have to learn something`,
  fixedPrice: `
    are the prices fixed
    will the price change later
    once i agree to a figure can you come back asking for more
    why is the price a range
    does price rise after quote
    the page gives two numbers with a dash, on which one will i land
    is the price on the site final
    why from 25000 to 50000
    is what i see here the last word or only a rough idea
    how do you decide where in the range I fall
    is the price final
    last contractor doubled the bill midway, will you do that
    will you charge more at the end than you said
    why is author site 5000 to 50000
    what pushes the agent's cost to the upper side
    which factors decide the author site price
    what decides if my song costs 2000 or 10000
    you write from, but from what to what really
    can the price go up after I order
    what decides the final price
    when will i hear one number rather than two
    will it stay at this price or grow later
    why does the website say 25 to 50 thousand
    is the amount locked after you give it in writing
    what decides if it is the low or the high end
    is the quoted price binding
    does the rate depend on how many tools we link
    why do you write from and to prices
    what does the price depend on
    tell me what makes one jingle dearer than another
    could the bill be higher than the quote
    is price final
    can i trust that the quoted sum stays put till the end
    price range why
    can the quote go up later
    guide price or real price, this list?
    does the bill change after i agree
    is it the final amount or can more come
    my cousin says such rates always grow, does yours
    from to prices confuse me, what will i really pay
    will it cost more than written here
    are your listed rates just indicative
    do you stick to the quoted price
    will the price go up later
    how come a writer's page can be at the low or at the high end
    is it a fixed price
    does the quote change in between
    does more documents mean a higher price for the trained chatbot
    why from to
    when do i know the exact price
    will the number in the offer be final final
    is 24999 the final figure
    who decides if it is 25 or 50 thousand
    bei itabadilika, will the price change after i accept
    why does it say from
    is the price on the page final
    before deciding do i get to know one firm price
    can the price go up later
    why do you show a range and not one price
    why no single rate for a wedding song
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
