import type { buying } from '#content/chat/topics/buying.ts'
import type { Examples } from '../examples.ts'

export const englishBuying: Examples<typeof buying> = {
  process: `
    what is the process
    what are the steps
    what happens next
    how does it work
    what are the steps after I say yes
    suppose my brother and i agree tonight, whats the order of things from there
    where do i begin, i have no clue what comes first
    how do we get started
    walk me through the process
    never hired a developer before, what should i expect at each stage
    what would be the very first thing we do together
    what happens after I send the form
    what is the next step
    in what sequence do things happen on your end once we shake hands
    i like it, but how does one start with you
    how do I begin
    what happens once I ask for a quote
    and after that? quote comes, i nod, what do i see next
    which step comes first, a call or a message or a payment
    how would we go about it
    explain the procedure from start to finish
    do i meet you, then quote, then build, or how is the order
    my sister told me about you. how do i start now
    okay I am interested, what now
    how do projects usually run
    is there some testing before it is handed over to me
    ok for my bakery, whats the first move
    what will happen after I fill in the contact form
    how does the whole thing go
    at which point do i get to say what is wrong
    how to get going with you guys for our factory
    i say yes, then what
    how do we go about it
    tell me like i am five how ordering from you goes
    tell me in order: what do you do, what do i do
    how does working with you look like
    how do you work
    my boss wants the workflow on one page, from enquiry to handover
    what comes before the building begins
    how to start
    next steps?
    what all happens between my message and the finished thing
    how dose it work from start till finish
    whats the procedure
    ok tell me how it goes from here
    kindly brief the procedure sir
    lets say my partners agree, what happens in which order
    suppose I say yes today, what happens tomorrow
    how does ordering work
    i gave my two lines about the shop, now what happens at your end
    start to end in short please
    what is your way of working
    how do you go from idea to finished thing
    do you build straight away or ask me things first
    how is a job with you carried through
    can you explain the steps till it is running
    what happens once i order
    who makes the first move now, you or me
    what is step one and step two
    what must happen before you can start
    what is the first step on my side
    how do you usually take a client from hello to handover
    im new to this, what do i do first and what follows
    how does this work from start to end
    tell me the steps
    is it talk, quote, build, test? or something else
    do we first talk or do you first send something
    what happens once I say yes
    how do we begin
    roughly what are the milestones in a job with you
    so i decide today, and then what follows on your end
    what is the procedure to get something made
    after I contact you what comes next
    how shall we proceed from here madam
    what happens between first chat and going live
    how will we work together
    what are the steps from now
    so i write to you and then what, you come, you call, you send something?
    how do you take a new customer through the work
    walk me through it
    how do we get going
    quote mil gaya then next what happens
    do you show me something before it goes live
    explain how it works
    so how do you do it, start to finish
    when do i get to try the thing, before or after it opens to all
    when do i get to check the work
    what is the procedure
    how do we go about this
    hatua ni gani, i mean what are the steps to get work done by you
    from enquiry to finished, what all happens
    whats next
    how would we begin
    walk me through how an order goes
    our housing society wants this, how would it proceed
    what is the first step
    what happens after I fill the form
    how does it all start
    what is the usual course of a job here
    after I pay the advance, what next
    I said yes, and now?
    what are the stages
    can you lay out the path for me, simple words
    how do we start
    how does a project with you run from today till it is done
    who does what after I order
    whats the flow like with you
    what happens in the first week
    next step?
    what happens after i say yes
    how is everything arranged once i agree
    explain the steps
    take me through it, I have never ordered such a thing
    what do I have to do and what do you do
    where to start for my hardware shop
    if I confirm today what is the first thing you'll do
    how do you usually go about it
    what is the way forward
    what happens once the quote is accepted
    is there a contract first or do you start straight
    how many steps till it is live
    ok and then how does it continue
    how do i order, tell me the steps
    step by step, how do i place an order with you`,
  processBot: `
    will we get to try it ourselves before customers see it
    how is the whatsapp bot set up
    how do you build a bot for a clinic
    what are the steps to get the booking assistant running
    how does the bot pick up my clinic's fees and timings
    my receptionist fears it, can she play with it privately for some days first
    how does installing the assistant work for my salon
    how do you connect the bot with our phone number
    what is done to get an assistant going at a dental clinic
    how is the clinic bot set up
    the doctor changes timings every week, how does the bot get told in the beginning
    what happens between ordering the bot and it going live
    how do you put the assistant onto the whatsapp of our gym
    can we test the bot before it goes live
    who tests the assistant
    do you sit with us and note our timings and charges or what
    does my receptionist get to try the bot before patients do
    steps to start for a coaching
    how does the bot learn about my business
    how will the bot know my prices and timings
    once i order the salon bot, what do you do first
    before it talks to real patients can we pretend to be patients
    how do you set it up for a salon
    how will it learn our treatments and timings
    how do you fill the bot with answers about my coaching batches
    do we get to test it before guests see it
    what is done first for a salon assistant, calendar or number
    how do you teach the assistant what to say
    who types in the questions and answers for the assistant
    will there be a testing phase with my staff
    how do u set up the bot
    you connect the diary and then? tell me the sequence for the booking bot
    what goes on between my yes and the bot replying
    how will the bot learn our timings and fees
    can my staff try it first
    how does bot know our school rules
    can i chat with the finished bot myself before it is opened
    in what manner will you teach it which doctor sits on which day
    is there a test phase before customers see it
    how do you set up the bot for my clinic
    how is our appointment diary hooked up when the bot is installed
    what happens till my number answers
    can my wife chat with it as a dummy customer before we open it to all
    how is the bot tested
    take me through getting a reservation assistant for my restaurant
    how will it learn my timings and prices
    steps for the whatsapp bot
    how do things go from my yes to the assistant picking up whatsapp for our dental chair
    how is the phone answering assistant installed at a clinic
    how do you connect it to our calendar and number
    do I have to install something on my phone for the bot
    how does it get to know our rules
    will somebody ask me how i handle bookings before making the bot
    do you come to the parlour to put the bot in or is it done from your desk
    who feeds the information into the bot
    who tests it before customers talk to it
    how would you prepare the bot for a parlour with six girls
    how do you check it answers right before it is live
    is there a dry run of the assistant with staff
    how much of my time does the setup take
    if the trial answers come out wrong who corrects them before launch
    can friends try the bot before it goes public
    how will you set up the bot in my clinic
    where does the bot take our rates and rules from at the time of setting up
    how do we bring a whatsapp bot to a physiotherapy centre
    who feeds in the doctor timings
    how does my whatsapp get connected
    once I order the bot what happens
    what all do you do to ready the assistant for our tuition
    what if during testing the bot behaves oddly, is it corrected before launch
    how do you put the bot on my number
    who tests the bot before it goes live
    is the assistant checked by my own people first
    what are the steps to get a whatsapp bot
    setting up an assistant for a tuition class, which stages are there
    how do you teach the bot about my salon
    does the bot learn from me or from my website
    do I have to do anything for the bot setup or do you do everything
    what happens in the first week with the bot
    our gym has odd rules, how do they get into the bot's head
    steps to add voice answering to our reception
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
    who explains the bot to my receptionist
    what exactly do you do in the set up
    how is the bot made for my shop, step by step please
    what is included in setup
    i pay 19999, and then what work do you do
    explain the process of installing the bot
    how do you build this assistant
    take me through the steps from yes to live bot
    dental clinic here, how do you go about making our assistant
    what all happens between order and launch
    set-up means what
    do you come to my shop to install it or how is it done
    what are the stages when you make a bot for a coaching centre
    tell me your working method for whatsapp bot
    and if i say yes today what is the first thing you do then the next
    how do you connect the bot with my whatsapp and calendar, what is the procedure
    which steps in making this chatbot
    i want to understand how it gets built before i decide
    do we test it before it goes live, how is the whole thing done
    setup fee covers which work
    suppose i order the customer bot, how does the work go on
    never had a bot before, how will you put it in place for us
    can you describe the onboarding
    what do you do technically to get the bot running in my salon
    how you prepare the answers and put them in the bot
    whats the procedure for a hotel to get this assistant installed
    you set it up for me or i do it.. how does that part work
    how will you train the bot on my price list and rules
    can i and my staff try it for a few days before customers see it
    can i test the bot before it goes live`,
  processShop: `
    which things do i hand over so that my boutique bot can be made
    what do you want from a shop to build the order bot
    my products are only on paper, how do i hand them over
    shopify store for soaps, how do we get going with the order answering bot
    first step for putting the order replying bot on my woo store
    we already have our own online shop, what must happen until the customer bot runs there
    candle shop website is up, how to begin with a bot for order messages
    where do i start if i want the customer bot in my existing store
    want the assistant for order queries on my webshop, tell me the first steps
    how do we set out with the shop bot, our store runs on woo commerce
    and what is the first step for the shop bot
    before my store's bot goes live, whose job is the trying out
    does someone question the shop bot hard before opening day
    trial of the online shop bot before buyers use it, by whom
    who makes sure the order assistant answers right before we open it
    my sister and i want to test the web shop bot ahead, allowed?
    who puts the e-commerce bot to the test
    is the store bot tested and by which people
    and who checks that shop bot beforehand
    who tries the shop bot before it goes out
    how is the shop bot tested
    may my wife and kids try the shop bot with silly questions first
    who checks the bot of my online store before buyers see it
    is the customer bot tried by us before it talks to shoppers
    before the store bot is switched on who asks it the odd questions
    who tries to break the bot of my web shop
    testing of the shop assistant, my job or yours
    how does the bot learn my products
    sarees change every week, how does the order bot come to know the new stock at the start
    how do you set up the bot for an online shop
    how do my items get into the order bot
    do i sit and enter each kurti by hand for the bot or you pull it from my store link
    how will it know my catalogue
    may my family ask it silly things before buyers see it
    we have 250 candles online, how would the bot learn them
    I have 400 products, how does the bot get them
    we sell 60 pickles online, whats the path from my list to the answering bot
    what are the steps for my webshop bot
    what do you do with my price sheet once i mail it
    once i mail the excel of items, what do you do with it
    how do you train the order bot
    where will the bot learn what it must never promise to buyers
    can you pull the products from my shopify store for the bot
    how does it get to know my 300 products
    how do our return and cod rules get inside the bot
    steps for getting the shop bot running
    how does the shop assistant learn our exchange rules
    can i give only the link of my shop and you take the items from there
    do I have to type all products in
    can we test the order bot with fake orders first
    setup of a buyer answering bot for a kids clothes page, how
    how does the bot learn my return rules
    my store has sizes and colours in hundreds, how do they reach the bot
    can I send photos of my price list instead of a file
    what is the way to load new arrivals in at the start
    what comes after the catalogue is handed over to you
    how does setting up the e-commerce bot go
    going from zero to order bot for a jewellery page, how does that run
    do you take the catalogue as a google sheet
    how does it learn my catalogue
    we want the customer bot on our woocommerce store, take me through it
    how do you feed my catalogue into it
    our stock is in an excel, how does it reach the bot
    how does it get trained on delivery charges and exchange terms of my store
    can i try to break it before my customers see it
    sending product sheet tonight, what follows till the bot talks to buyers
    how does the bot know which sizes we carry when it begins
    will you import my products
    how is the customer bot readied for an online toy store
    what do I send you so the shop bot can answer
    can i test it with pretend buyers before going live
    will you read my whole catalogue into the bot yourself
    does the bot get my price list from a photo
    does the bot study my discount rules before going on
    from my spice list to a bot that answers buyers, what are the stages
    I have 800 items, how will they get into the bot
    onboarding for the e commerce bot, how
    steps for my merch shop bot
    who enters 600 items, you or my boy
    do I send you my catalogue
    what happens after i send the product list
    how does the bot of an online shop get started
    what do i hand you so that the store bot knows delivery rules
    how do you feed my price list to the bot
    what do you do with my catalogue
    how do you connect it to my store
    how will the assistant of my online shop be prepared
    how does the order bot get set up
    how does it get my catalogue
    how do you load my books into the bot
    how do you get a bot ready for someone selling on their own web store
    what are the steps for the shop bot
    how do you put the bot into my online store
    how is the customer bot trained on my products
    what must happen before the bot answers my buyers`,
  processWebsite: `
    do i get to view the draft site on my mobile
    can i open the website draft on my phone
    are the drafts shown on a handset
    will the first draft be real pages i can scroll on my phone
    do i see drafts of the site on mobile
    is the draft a picture or a page working on my phone
    can my wife check the draft from her mobile
    draft viewing on a smartphone, possible?
    how do you make a website, what are the steps
    i have an old flyer and some mobile pics, how does that become a site
    how does the website process go
    how do you go from my photos to a finished page
    is there a rough version i can open on my phone before the real one
    will I see a draft of the website first
    when do i get to say shift this up, drop that page, during the making of the site
    do i get to see the site on my phone before others do
    can I see the design before it is final
    do you send a drawing or working pages for the site first
    what happens after I order a website
    what happens first when i want a site for my clinic
    my husband wants to look at every page before the public does, is that how it goes
    do I get to approve the site before it goes online
    we know nothing of sites, what do you do first and what second
    who writes what stands on the pages
    how is my website built
    i liked three bakery sites, can we start from those
    can i show you sites i like
    how does making a site for our ngo go
    sequence for building our hotel page from photos to launch
    steps from my notes to the finished site
    do you design first and write later or both together for the page
    will you show a first look of my homepage
    when do I see the first version of the site
    can i see a mock of my homepage before you go ahead
    how do we make the site, do i see a draft
    i have nothing but a logo, how would the site come together
    what will i be shown midway when you are making my site
    what are the stages for a site
    how does a web page for my workshop come into being
    may i point at other sites i like
    how do you make the site
    after the draft of the site, then what
    will you show me a preview
    how do we build the web shop, what happens when
    is my approval asked before the website is opened to the world
    can I look at the pages before launch
    you make site in one shot or show in between also
    can my partner see the pages before they are public
    do I see a sketch or the real pages first
    how does an online store get made, from my notes to first sale
    how do you make a website, step by step
    when making a portfolio what do you begin with
    our ngo trustees must approve the pages, at what stage do they see them
    how many drafts
    how would you turn my paper menu into a website
    do you make the text out of my rough notes
    will i see the pages before it opens
    kuanzia mwanzo, how do you make the site from my photos
    do I write the text for the site or do you
    how is a school's site put together by you
    what happens on your side after i hand you the photos for the site
    who writes the content on my website
    when do I see the first draft of my site
    is there a stage where i check every page
    how is a website project carried out
    do you show me the design before finishing
    who chooses the photos on the site
    how do we get from an old flyer to a site
    who writes the text on the clinic site
    how do we make the website together
    what comes first when you build a site
    after i approve the draft, what happens with the page
    how do we make the school site
    do I see a design before you build
    who writes the text of the site
    web app for our workshop, how do you go about building it
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
    i cant write well, can i send the story as a voice note
    is it ok if i just tell you the story in an audio message
    can i speak the story of the song instead of writing it
    i am not good at writing lyrics, can i just tell the story
    i can't write, may i just tell you the story for the song
    how do i give you the story for her song
    can i speak the wedding song story into the phone
    in what form do you want the story for the song
    mum's 60th song, can i tell her life in a spoken recording
    i would like to speak about our wedding for the song, is audio accepted
    typing is hard for me, will a recorded message with the story do for a song
    retirement song for our principal, may staff record their memories for you
    and the story of the song, can it be spoken
    may the song story come as audio
    can i send the story of my father as a voice note
    may i record the story in my own voice and send it for the song
    is it ok to tell the story for the song in an audio message
    i cannot write well, can i speak the story for the song
    how do you make a song
    how does ordering a song work
    i'm shy to write, can i just talk about my parents and you make the song of it
    my father in law turns 70, how do we get a song made for him
    what do I have to tell you for the wedding song
    will I hear something before it is finished
    will i get to listen to one verse before you do the rest
    how do you make a song for a farewell with everyones names in it
    can i explain it over a voice note in hindi
    steps for making a jingle
    how do you get from our love story to a finished song
    do you need the names and stories by voice or written
    can I listen to a sample of my song first
    i only have a few stories about my dad, can you make a song from that
    the tune may be sad or happy, when do i tell you that
    how does a jingle for my sweet shop get made
    how do you create the music
    how do i explain what jingle i want
    can i say no this word is wrong, after hearing the first bit of the song
    can i hear a little bit before you go on
    what are the steps for the ad tune
    can I send a voice note with the story for the song
    explain how a shop jingle comes to life
    i have told you the story, what happens next with the song
    do i hear something before paying the rest
    you write the words or me
    i will hum something on whatsapp, can you build the jingle from that
    what do i do to get a retirement song for my boss
    how does the song making go
    do I get to approve the tune
    do you send a piece of the song first or all at once
    how do you turn my own words into music, what happens when
    how is a song made
    how do I tell you the story for the song
    what do i tell you for papa's retirement song and then what
    will you play me a rough piece first
    do i hear something before it is final
    can I hear a piece before you finish
    making of a bhajan style song with you, how does it go
    how is a school song made with you, step wise
    what happens after I order a jingle
    how do you make a song from my story
    how does it go with the birthday song, do you ask me questions about the child
    do i choose the tune or do you suggest one
    what do I give you for the song
    can i send a song i like as a sample
    can i point to a film song as the mood i want
    what if the rough verse sounds wrong to us, before you finish
    do I get to hear a part before paying all
    how do we decide the tune
    if the sketch of the song is not my taste what is the next step
    how would you go about a tune for my poem
    can I send a voice note about the song
    i can only tell the story by voice
    you only need stories and names and the rest you do?
    who thinks of the words, you or our family
    do I hear a bit before it is finished
    i have just the names and how they met, is that sufficient
    how is our college anthem put together with you
    for the lullaby, what do i tell you and how
    how do you go from my story to a song
    we have only some memories recorded on phone, will that do
    from voice note to song, tell me the stages
    making a song for my mother in law, how does it go
    what are the steps for a jingle
    who writes the words of the song
    can grandma tell the story in her own voice and you take it from there
    how do i describe the mood i want in the jingle
    is a voice message of my memories enough
    do I get to hear a sample first
    when do i choose the voice and tempo of the song
    can the story of our shop come to you as an audio message
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
    what do you need to know for the words
    how do i give my story for the song, typing is difficult for me
    can i tell the story of the song by voice
    what do you need from me for a birthday song
    what do i send for the song`,
  processSchool: `
    who picks the two teachers that go first, you or our principal
    is it us who says in which subject the trial begins
    may the headmaster choose which class tries the tools first
    starting with urdu only and two maulvi sahibs, is it our choice
    who decides which subject we begin with at our school
    can we select ourselves the teachers who try it first
    small trial in our hostel school, do we choose subject and teachers
    and who chooses the first subject
    can we start with one class only
    we want to test with two teachers before buying for all
    only mrs sharma and one more teacher are willing, can it begin like that
    how does our school begin, with everyone or a handful
    principal wants a small trial in one subject
    could we begin with only a couple of teachers then everyone
    how does a school begin with you
    our staff is scared of new things, how would you bring the tools in slowly
    we want just the english department to begin, is it ok
    how does a school start with the tools
    how would we introduce this in our school
    just one subject at first and the whole school later, ok?
    do you come to the staff room to show the teachers or how does it start
    how would the tools be brought to our 25 teachers
    can two of our teachers try before management decides
    what happens after the school says yes
    we'd like science alone in the first term and the rest afterwards
    principal says two teachers shall test it before all forty
    may only class 8 use it in the beginning
    can we begin with just a couple of teachers
    can we pilot it in one class first
    what would the first month look like at our school
    what is done first at a school that says yes
    may we go small first, only science
    we want a small beginning, only maths
    can we test in one department first
    must all forty teachers join on day one
    could three teachers work with it before the others
    do all teachers have to start at once
    our director wants it tried by a few before all take it
    how do we roll it out to all teachers
    how do you get a cbse school going with the lesson planner
    does someone train our staff at the start, and how does it go on
    what are the steps for a school
    first few teachers then everybody, is that fine
    is it fine if two madams use it for a month before the rest
    can the primary wing go first and senior wing next year
    how do you take a school from first subject to all subjects
    can a school try it with one subject
    how do teachers begin using it
    head of academics here, how do you roll out the quiz maker
    not the full school at once, only maths to begin
    our principal wonders how the start looks
    do we have to buy for the entire school at once
    how does onboarding of a school go
    is a small try with our own chapters possible before the whole school joins
    can a coaching centre begin with one batch and one teacher
    want to try with a pair of teachers first and grow from there
    how do we start in our school
    can two teachers try first
    how will the tools spread from one department to all
    who comes to the school when it starts
    pilot with one class possible?
    can we take it step by step, first english dept then others
    is there a pilot
    we are a government school in kisumu, how would our teachers get started
    small beginning possible, only social science chapters
    how do we roll it out
    should all teachers start together
    we are careful people, first 2 teachers, then decide for all, possible?
    after the trustees agree, what happens in the school
    how is the quiz maker brought into a school
    how do we introduce this in our school
    how does a school start with your tools
    who starts first in the school, teachers or office
    do you allow a school to begin with a single subject
    what does the first month with the class tools look like
    start with class 5 only?
    do all teachers have to start at the same time
    tool by tool or everything together for a school?
    how do you get older teachers on board in the beginning
    i am vice principal, could only class 6 hindi start and others follow
    how would you roll it out with forty teachers
    can we begin with just one class
    what is the starting procedure for a play school
    how is the tool set up in a school
    how do we begin at our school
    trial run with two staff members before entire school
    one subject first then rest, is that your way
    what are the first steps for teachers
    do you start with the whole school at once
    in what way do you bring teachers on board
    how do the tools come into our school
    let two of our teachers go first, how does it move on from there
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
    does the agent start acting alone from day one
    is there a trial phase before the agent works by itself
    the agent is half way in a wrong job, can i freeze it
    do i watch each step of the agent and cut in when i dislike one
    insurance desk, may any of us halt an agent that mails nonsense
    how quick can an agent be brought to a standstill midway
    and can i halt the agent midway
    and the agent, is there a button that stops it
    agent goes wrong in a big way, how fast can i switch it off
    is one tap enough to halt the agent
    if the agent starts sending nonsense to parents, can i cut it off
    and can the agent be switched off by me
    how do i stop it if the agent goes wrong
    what do i press to stop the agent
    agent sends something silly, how can i stop it
    can i stop the agent with one tap
    is stopping the agent quick when it messes up
    how fast can my staff halt a misbehaving agent
    where do i stop the agent in an emergency
    if the agent runs wild can my accountant stop it
    by what rule is the starting task of an agent picked
    do you begin with the risky task or the dull one for the agent
    how do you find which chore the agent should learn first
    is the first agent task the one we repeat most
    where are the agent's borders set, reading and acting
    which boundaries does an agent of yours have
    what is the agent allowed to touch and when does it ask
    how do you keep the risk low when the agent begins
    how do you build a gpt agent
    at first i dont want it sending anything by itself, is there a phase like that
    how does an agent get introduced in our office
    how is an agent built for our travel office
    does the agent only suggest in the beginning and i correct it
    can i stop an agent
    who decides what the agent is permitted to touch
    does the agent only propose things in its first days
    how do you teach the agent our office work
    my accountant is nervous, can she watch each thing the agent does
    what limits does the agent get
    what do you settle before an agent starts working
    how do you pick the first job to hand over to an agent
    will it act without asking
    is there a red button for the agent if it goes mad
    how do you decide what an agent may not touch
    will the agent act alone from day one
    from choosing the task to the agent working alone, what happens
    how do you set up an agent safely
    can i halt it myself if it goes wrong
    can we fence the agent so that it never touches payments
    can i pull the plug on the agent half way
    how does the agent come to know our way of making quotations
    how do you teach an assistant our 80 page policy papers
    can I stop the agent when it does something odd
    do you let it loose from day one or is there a watching period
    does the agent do things without asking me
    in what way are our enquiries linked to the crm, one after the other
    where is it fixed what the agent must ask before doing
    can I see each step the agent took
    how do you go about connecting enquiries to our zoho, step wise
    who watches the agent in its first week
    how is an agent trained for our work
    what is the first stage when making a bot on our policy manuals
    how do you build an agent for our office
    will it mail customers before i have said ok
    we are an insurance office, how does an agent get put to work here
    how do we start with one, which task first
    how do i put limits on the agent
    how do we choose which task the agent gets first
    what may the agent read and do
    does agent show its working step by step to me
    steps to get an AI agent working with my crm
    do i see everything the agent has done, line by line
    can i halt the agent in the middle with my phone
    what are its limits
    getting an agent going in our travel desk, describe the stages
    what is the path to a chatbot trained on our manuals
    how is the agent kept in check
    how long does it sit beside us before acting by itself, i mean how is that phase run
    who controls the agent once it runs
    we use salesforce, how would the connecting go
    which task do you advise to give the agent first
    does someone supervise the agent in the beginning
    how do you introduce an agent
    how do you keep an ai agent within its limits
    will it ask me before doing something important
    does it work alone from the first day
    will the agent be supervised at the start
    is there a stop switch for the agent
    can it send mails without my approval
    what keeps the agent from doing damage
    can I pull the plug on the agent
    how does an agent go from helper to working alone
    do I see what the agent did
    how do you build an ai agent
    how does an agent learn my work
    before an agent sends anything does it ask
    is the agent watched in the beginning
    what happens before the agent works alone
    how do you train a chatbot on our documents
    what comes first when you build an agent for a ca firm
    how do you set up a gpt agent
    how do you build an agent
    what are the steps for a trained chatbot
    how does a gpt agent project go
    how do you start with crm integration
    what do you look at before you build an agent`,
  processCreative: `
    do i send the whole manuscript for the book video
    for the book video, what do you start from
    are a few pages of my novel enough to begin
    what happens after i send you my manuscript
    is a plan of my book film shown to me before any filming
    before you begin the film on my novel do i see what will be in it
    will i read the plan first and only then you start on the book trailer
    does the writer approve a plan before the video of the book is made
    our poetry press would like to see the film's plan before the work begins
    do you send the outline of the book clip prior to making it
    what do i get to see before my book's short film is shot
    and is the plan of the film shown beforehand
    do we get to see a draft of the book film before it is finished
    will the publisher see a first version of the poetry film and change it
    before the book video is final, is a draft sent to us
    can the author correct the draft of the trailer
    our press wants to approve a draft of the short film about the collection
    how many steps from our poems to the finished clip, is there a draft
    first a plan, then a draft of the book clip, is it so
    and do we see a draft of the film first
    who writes the script of the book video
    i finished my novel, how do we get to a trailer from there
    can i approve the script of the video
    how is a film about my book put together
    do you show a one page plan of the book film before shooting anything
    must i give you the full manuscript
    my publisher asks how the video for my book will be made
    i wrote a cookbook, what happens after i send it to you
    what is the procedure for an author
    is a link to my kindle book sufficient to begin the video
    do i have to write the script myself
    do i read the script before the book video is made
    which pages should i send for the book film, all or some
    who decides what is shown in the video
    if a line in the video draft isn't my voice can i have it changed
    what do you want to see from my novel first
    how do you make a book video
    poet here, how do you go from my collection to a short film
    what are the steps for an author website
    how does an author page come together
    who picks the line that is read aloud in the book video
    what do i send for the book film
    how will you know what my book is about before making the video
    who decides which scenes of my book are shown
    how does it go when I send you my manuscript
    can i send half the manuscript and you start the film with that
    what do you need from my book for the trailer
    is there a written plan before the book trailer
    do authors see a draft of the video before it is out
    will I see a draft of the book video
    what comes after i mail you the manuscript for the trailer
    can i change words in the draft of my book film
    how do creative projects run
    for the author page, what is done first
    how does the book review video get made
    must i post you a printed copy or is a file ok
    order of work for a book review video please
    do you read the whole book
    i write children's stories, how would a video of one be prepared
    my memoir is half done, could the video work begin
    can I change the script of the book video
    will you tell me in advance what will be shown and said in my book film
    how does the book trailer get made
    how would you go about a clip for my poems
    explain how you turn a memoir into a short clip
    do I see a plan before you make the video
    when is the plan for my book video given to me, with price also?
    what is the order of things for a writer's site
    what if the video does not sound like my book
    kitabu changu, my book, how do you make a video out of it
    how do you make the book video
    do you show me a first cut of the book video
    how do you start with a first time author
    what do you need for the book review video
    how do you make a video from a poetry book
    i send the ebook link, and then what do you do
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
    how fast can you do it
    how much time you need
    what is your delivery time
    how long does it take
    how many days will you need
    my landlord opens the market after diwali, roughly when would your work be through
    how much time between order and finished
    when will it be ready
    what is the delivery time
    by which week could i count on it
    by when would i have it in use
    how fast can you deliver
    turnaround time?
    tell me honest, a week, a fortnight, a month?
    are you quick or does it drag on
    how soon can I have it
    by when would you finish
    how soon after i say go do i have it in hand
    how many weeks should i plan for
    how long until everything is up and running
    what is the timeline
    waiting period kitna hai, days or weeks
    how long must one wait with you
    when could i have it
    how many days in all
    if i nod this evening, which day is it in my hands
    when can we count on having it
    how many weeks
    how quick are you
    after asking, when does the offer with price land in my mailbox
    is it more like days or like weeks
    normally you finish in how much time
    how long till i see something
    time needed?
    how many days
    does it drag for months like with other vendors
    time for delivery, roughly
    when can i get it
    how much time till i can use it
    i need to tell my boss a date, what shall i say
    whats the normal duration
    what is the waiting time
    eta?
    what would be the completion date
    how soon could this be finished
    how long would I have to wait
    within how many days of confirmation will you deliver
    after saying yes how long till it runs
    delivery in how many weeks
    what is a realistic time frame
    itachukua muda gani, how many weeks from start to end
    if we order this week when is it finished
    how many days will everything take
    whats the delivery time
    time frame for the works, please advise
    in how mny days will it be done
    when would it be done
    is it quick
    i have patience but how much do i need
    our factory needs a date, how long do you take in general
    when can i use it
    if i order today when is it ready
    expected date of completion?
    how soon do you finish usually
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
    my event is in three weeks, enough time?
`,
  quoteTime: `
    if i send you my requirement today when do i get the price back
    when will i get my quote
    how soon does the quote come
    how many hours till you reply with a price
    after i fill the form when will the estimate reach me
    how long to get a quotation
    when do i hear back with the price
    quote in how much time
    i wrote my need in the form, by when is the quotation sent
    how fast do you send estimates
    when do I get the quote
    how long does a quote take
    when do you get back with the price offer
    how soon do i get the quotation
    when will the quote reach me
    how many hours till the quote
    by when will I get the quote
    how long until the quotation comes
    how quickly is the quote there
    when should i expect the quotation
    after my message how long for the price
    will i get a price today itself
    can you tell me the price by tomorrow if i write now
    how long do you take to quote
    how many days for the estimate to come
    i sent my details yesterday, when does the quote arrive
    when will you tell me my exact price
    within how many hours is the quote given
    how much time for a price after i describe my shop
    what is the waiting time for a quote
    is the quote same day
    do i get the quotation in one day
    how soon can you give me a figure
    if i ask for a price at night when will i have it
    time taken to send quotation
    you said free quote, in what time
    by what time will my estimate be ready
    how long must i wait for your price
    when do you send back the cost after the form
    quick quote possible? in how many hours
    asked for a quote, when is it coming
    how fast will i know the cost
    do i have to wait a week for the quotation
    i want to know the price soon, how long does the quote take
`,
  howLongBot: `
    how long for a bot
    when will my bot be ready
    how many days for whatsapp bot
    how fast can bot go live
    time to make a chatbot
    how long to set up bot
    how long until the bot is live
    how many days for the whatsapp assistant
    rakhi orders start soon, by when can the order bot be up
    how long before the bot answers my patients
    when would my clinic bot be running
    how fast can you set up the chatbot
    my receptionist leaves at month end, will the assistant be ready by then
    how many weeks for a salon's booking assistant
    can the bot be ready within a month
    diwali is in three weeks, will the bot be ready by then
    after i give you timings and rates, how many days till it replies to patients
    how soon could a bot be running at our gym
    days needed to set up the coaching bot
    time needed to make the order bot
    is a fortnight realistic for a salon chatbot
    bot for my online shop, when can it be live
    how many weeks for the voice assistant
    start date of the bot
    how soon after my yes does the number begin to reply by itself
    how many days until our coaching's whatsapp replies on its own
    bot ready in how many days for a cafe
    when would the shop assistant start answering
    we reopen after summer vacation in a month, can the tuition bot be on by that day
    when could the phone assistant start taking our calls
    delivery time of the booking bot
    how soon can my salon have the assistant
    customer bot for my store, how much time till it is live
    admissions open next month, is the bot in time
    can my bot be live before holi
    i open in three weeks, will the bot be there
    how many days to get the phone answering voice working
    how long to set up voice and bot together
    bot in 10 days possible?
    how long for a whatsapp assistant
    whatsapp auto reply system, delivery in how many days
    if i order the clinic bot on monday when does it work
    when would the bot answer my customers
    bot ready in how many days
    when could patients start booking with the assistant if we sign this week
    time taken to put an assistant on our number
    how long does set up take for a doctor
    how soon can the bot start answering
    is the booking bot a matter of days or months
    how quick can a small hotel have the bot
    how long to get the assistant live
    i need the chatbot before the festival season, is that possible
    i run a lodge in mombasa, when would the bot be answering guests
    when will the assistant be ready for the festive rush
    can the salon bot be ready this month
    time to set up the booking thing
    bot timeline?
    how long does a customer bot for sarees need
    how long from order to live bot
    when can the clinic bot start
    how much time goes in making the assistant for a gym
    is a month enough to get the bot up
    admission season begins in 3 weeks, will the bot be ready
    in how many days does the bot start
    in how much time is the receptionist bot up and running
    bot for housing society office, how many days
    when will my whatsapp bot be live
    i say yes today, when does it run
    navratri sale is near, time needed for the shop bot
    how much time till the reception bot is in use
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
    they said two weeks for the bot, is that true
    can bot be ready before diwali
    need it running by 15th, possible?
    how many days till my assistant goes live
    how fast can you set up the whatsapp bot
    admissions start 1 april, will the chatbot be working by then
    I run a guest house in Manali. season is in may, can you finish the bot before
    and if I say yes today when will it start answering
    we open our second branch next month, want the assistant on that day
    is two weeks realistic for a clinic bot
    very urgent, bot by this weekend?
    setup time for the assistant please
    when would it go live if i pay advance tomorrow
    wedding season coming in november, photographer here. will it be live in time
    can it be done before 26 january sale
    how soon can the chatbot begin replying to my customers
    i need the bot running in 5 days
    what is the delivery time of business bot
    Kindly let me know the earliest date the assistant could start
    rakhi orders will flood me, can the bot be up before that
    our results come on 20th and parents will message like mad, bot ready by that date?
    does it take weeks or months to get a bot going
    before ramadan can you have it working for our shop in Mombasa
    timeline for bot?
    too late to get it for new year rush?
    by month end bot chahiye, can u do
    from order to working bot how long does it take
    gym offers start on 1st, assistant must be live on that day, can you promise
    quickest you have ever to make the bot live`,
  howLongWebsite: `
    how long for a website
    how many days for website
    when will my website be ready
    time to make a website
    how fast can you make website
    website ready in how many days
    how soon would a travel agents website be online
    site for a lic agent, how many days
    we are estate agents, by when would our site be live
    website of a booking agent for bands, how long until it opens
    how quickly can you put up a page for a real estate agent
    tax consultant's website, up in how many days
    customs agent here, how fast does our site go live
    and how soon is the site up
    how long does a website take
    in how many days is the site ready
    my shop board is being painted with a web address, when will that address open
    how soon would my clinic's page be online
    when will my webpage be online
    how fast can you build an online store
    visiting cards go to print next month, will the page exist by then
    how many weeks for an online shop with cart
    time for a portfolio site
    how many weeks for an e-commerce site
    how much time does a six page site want
    when can people open my new site
    can the website be up by the end of the month
    how long does a custom app take
    online saree store with cart, is it weeks or months
    how long for a one man portfolio
    website delivery time
    when can my cafe page be online
    portfolio for my photography, how soon can people open it
    how long does a website with chat take to make
    how much time for the shop site
    how soon can my homepage open
    duration for making a school website
    school site, how much time
    how many days for an author site
    site in how many days
    we have a stall at an expo next month, can the homepage be ready for it
    our store opens next month, can the site be there by then
    need ngo website before the fundraiser
    how soon will my website be live
    from giving photos to the site being live, how much time goes
    time for making a page for my bakery
    clinic site in ten days, possible?
    when will our school website be online
    web app for our stock counting, how long would building it be
    how many days from draft to open site
    can you finish a small website in ten days
    how soon can my website open
    i handed over everything for the site today, when do i see it on google chrome
    when would the web app be usable
    time to make a portfolio
    how long for a web shop
    how fast do you finish a restaurant page
    how long till our ngo has a site
    site for our hotel, how many weeks
    how many days for a website
    is a fortnight enough to make our ngo's page
    is a small website a matter of days
    when will my site be online
    how long does a website take with you
    software made for our quotes, how many weeks would that need
    by when could the hotel page be up
    e commerce site for my books how long
    can you make a site in one week
    how long is the making of an online shop with payment
    how much time do you need for six pages
    when is my site online
    how many days for a site
    website kitne din, how many days
    website kab tak, i mean how many weeks
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
    retirement song for our clerk, can we have it by thursday
    teachers day song with every teacher's name, will it be there on the 5th
    could the farewell song for the warden be heard before saturday
    naming ceremony is on wednesday, will her song be finished by then
    is a farewell song by monday realistic
    goodbye song for our boss with office jokes, how early do we hear it
    principal leaves on the 30th, song with our names by that date?
    and will the song be there by friday
    song needed within a week, can you do it
    can u make the birthday song in five days
    anniversary song, is one week enough
    is a wedding song ready in a week
    after how many days do i hear the first bit of my song
    when is the first sample of the tune there
    our annual day is close, how soon can we listen to a trial verse
    days until a first listen for my ghazal?
    i send the words today, when do i hear something
    how long till the sketch of our cafe song
    first hearing of the jingle after how many days
    and how soon can i hear a first version
    can you make the song in a week
    delivery time of jingle
    sangeet is next month, will the couple's song reach us in time
    will the song be ready before the wedding on 20th
    how soon can the farewell song be ready
    the song has to play this sunday, will you make it
    song needed in ten days possible
    how soon would i hear even one verse
    how fast can i get the jingle
    birthday is on friday, can you finish the song
    when do we hear the first verse
    papa's party is on sunday, is the song done by then
    papa retires on the last of this month, can a song be made by then
    how fast can you make a song
    when will i hear the first version of the song
    how much before the birthday should i place the song order
    how many days for a retirement song
    only four days left for the sangeet, can i have the song
    how long does a song take
    when will I get the jingle
    ad on local fm starts in two weeks, jingle in time or not
    how many days for a birthday song
    how long does it take to set my lyrics to music
    can it be ready in 4 days, a birthday song
    jingle by when
    making tune for my ghazal, how many days
    in how many days do i hear the first tune
    the wedding is in ten days, is that enough for a song
    jingle for our radio spot, how much time
    need the jingle by sunday, is that enough time
    what is the wait for the first sketch of music
    how fast can you make a jingle
    when can I hear the first version of the song
    within how many days does one antara come for listening
    anniversary is on the 25th, will a song be done
    five days from now is our farewell, is a song still possible
    anthem needed for annual day on 20th
    can you do a song by friday
    how much time do you take for turning lyrics into a tune
    birthday is in one week, is it enough time
    when would the reel cut of the song come
    my sister's mehndi is on saturday, would a song be finished
    time to turn my poem into music
    mum's 60th falls on the 14th, when must i order her song
    how soon do I get a sample of the tune
    need the shop jingle before diwali, enough time?
    how fast is a birthday song with names
    annual day is this weekend, is there time for an anthem
    school function in ten days, anthem possible?
    song in how many days
    how quickly can I get a wedding song
    how quick is the shop tune
    how long till i can play the jingle in my shop
    if i order the song today do i have it by the weekend
    event is after five days, can you finish
    when do I hear the first sketch
    final audio after the sketch, how many more days
    is one week enough for a jingle
    music for my poem, by when
    3 days for a song, can you do it
    sketch comes in how many days
    is a jingle a one day job or more
    how long for a jingle
    how long for the song
    the engagement is three weeks off, is that enough for a song
    i have till sunday night for an anniversary song, will that be finished
    song delivery takes how long normally
    how long would the birthday song take
    how many days does a song take
    when will the wedding song land on my phone
    after i tell the story when is there something to hear
    will the wedding song be done in less than a week
    when will I hear my song
    how soon is a jingle made
    after i send the voice note, when do i listen to something
    I need the birthday song by the 20th, how long does it take
    when must i order so the song is there on mothers day
    shop opens on monday, is the jingle done by that day
    my poems as songs, when will they be done
    harusi yetu iko karibu, how long for a wedding song
    time to make a wedding song
    when do I get the jingle
    time to finish a farewell song
    we realised late, song for nani's 80th this sunday, is it possible in time
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
    is three days for a sketch sure
    can the song be ready by friday
    need jingle in 3 days possible?
    wedding is on 10th, will i get the song before that
    birthday song for sunday, can you do
    my sister's sangeet is next saturday and we want a song, enough time?
    song by tomorrow evening
    can you make the jingle till monday, my shop opens that day
    if i give lyrics today when will the song come, i need it on 15th
    anniversary is on thursday, is it too late to order a song
    how fast is a song, i have only 4 days
    farewell party on 28th, want a song with the teacher names, will it be done
    is it possible to get a birthday song within 24 hrs
    Could you deliver my wedding song by the first week of December?
    radio slot starts wednesday, jingle must be in hand by tuesday
    and if i need the song on the same day
    launch event next week, can the music be finished before it
    poem to song by weekend please, can?
    urgent song, 2 days only
    restaurant reopening this sunday so we need a small jingle before, can you manage
    mom turns 60 on the 5th, song reaches by then or not
    is five days enough for event song
    tell me if my song can come before Diwali
    my haldi is day after tomorrow, could a short song be made till then
    I want the jingle latest by month end, fine for you?
    ordering tonight, song by next friday ok?
    school annual day is on 22, will the song be complete with changes by 20
    can i have a quick song for valentines day, its in 6 days
    how soon for one jingle, ad shoot is on saturday morning`,
  howLongOther: `
    how long for the school tools
    my launch is at the book fair, when would the film of my novel be ready
    time needed for crm connection
    how long till our teachers can make quizzes with it
    how soon can enquiries start flowing into our hubspot
    how long for a book trailer
    bot on our 200 page manual, time needed
    how many weeks for an agent that reads our invoices
    how many days does a book video take
    new session begins in april, would teachers have the planner by then
    when would the gpt agent be ready
    when would the film about my book be done
    timeline for an agent that drafts quotations
    when would our teachers have the quiz tool
    by when can our talking face for the showroom screen be done
    how long to link our enquiries to hubspot
    school tools, how quickly do we get them
    one assistant for whatsapp insta and site, how many weeks
    how long to train a chatbot on our documents
    time to build an assistant with a face
    how much time for writer's homepage and book clip together
    book video by launch on 10th, possible?
    parents' messaging for our school, when could it start
    how soon can a school use the behaviour records
    delivery time for crm integration
    how many days does linking zoho need
    how long does the avatar take
    how long does the whatsapp plus instagram assistant take to build
    duration of making an ai agent for office mails
    in how much time can our school start
    career test for class 10, how soon can we hold it
    when could the career test be held at our school
    how long does an author website take
    when will grading help be ready for our exams
    when would the crm connection be done
    author page, how many weeks
    trailer for poems, how many weeks does that take
    how long for an agent
    time you need to teach a bot our policy papers
    how long for a bot trained on our product manuals
    how many weeks for the multichannel assistant
    how quickly can a school have the virtual classroom
    how long will the lesson plan tool take to set up
    how much time to start parent messages at the school
    digital avatar speaking hindi, ready in what time
    time to make trained chatbot
    crm hookup, days or weeks?
    how long does it take to connect salesforce
    how long for crm
    how long for the quiz maker to reach our teachers
    how many weeks for an agent
    virtual classes by next term, is that possible in time
    how soon could the school start using it
    time needed for the talking avatar
    when is the book film finished
    grading help for half yearly exams, when is it ready
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
    i need it urgently
    it is urgent
    can you do it fast
    can you do it today
    i need it this week
    can you do it tomorrow
    I need it today
    this is urgent
    boss wants it running before monday morning, please tell me its possible
    can you do it by tomorrow
    i need this before the weekend, please hurry
    very urgent please
    no time at all, the fair starts the day after
    we open in two days and need the bot right now
    is express delivery possible
    my opening is tomorrow evening, can you still do it
    can you put other work aside and finish mine first
    can you speed it up if I pay more
    asap please
    we are desperate, the function is in two days
    we are out of time, can you make it in two days
    I am in a hurry
    rush job possible?
    drop everything please, opening is this week itself
    need it this week only
    need the site in 24 hours, doable?
    we open on saturday and need it by then
    i know it is short notice but can you manage in 48 hours
    need it very quickly, can you
    can it be done faster than two weeks
    can you put me first in the line, its pressing
    tatkal basis possible sir?
    our event is the day after tomorrow, help
    urgent
    haraka sana please, i need it before the weekend
    the wedding is the day after tomorrow and there is no song
    asap
    need by tomorrow
    is there a fast track, we cant wait the usual time
    i need it in two days
    can you work on it tonight itself
    very urgent
    the other developer ran away and our launch is on thursday, save us
    can you do it by friday
    need a site by tomorrow
    super urgent for my clinic
    skip the queue if i ask nicely?
    quick job, possible this week
    how fast if i hurry you
    can my job be taken on priority
    how fast can you be if it is an emergency
    deadline is monday
    emergency order
    my board meeting is tomorrow and i need something to show
    exam is on monday, need quiz tool today
    exam starts in two days, we need the tool at once
    can u do it today itself
    immediately needed, kindly do the needful
    super fast delivery possible?
    its an emergency, event in 2 days
    i cannot wait two weeks, must be quicker
    last minute request, wedding is this saturday and we have no song
    deadline is this friday
    can you do it faster if i pay more
    need everything live within 3 days, can it be rushed
    please rush, our sale begins on saturday
    grand opening in ten days, can it be ready
    emergency, please start now
    two weeks is too late for me, quicker?
    I need it by friday, can you
    kindly treat this as top priority
    book launch tomorrow, need video
    short deadline, how fast can you turn it around if you hurry
    can it be done in three days
    it is very urgent, can you hurry
    need it right away for my restaurant opening
    time is running out for us, can you squeeze it in
    very urgent please, website by sunday
    exam is next week, need it fast
    pls hurry, admissions start day after tmrw
    fast fast please, no time left
    do you take express orders
    my shop opens on monday, I need a site before that
    can you finish it overnight
    jaldi chahiye, admission going on
    is there a quicker way, we are late already
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
    if our side is slow with what you asked for, does the day slide
    i hand in my stuff after the agreed day, what becomes of the finish
    the doctor forgot to send the fee list in time, does it push the launch
    and if i am the late one, the date?
    my part comes a week late, does the launch slip
    we hand over the photos later than promised, what of the date
    does the deadline shift if i hold up the content
    our accountant is slow with the rate list, effect on delivery?
    i will send my photos late, does the date still hold
    if you are late do i get money off
    if i fall sick and cannot send the pictures on time, what becomes of the finish date
    if i give you the text a week late will you finish on time
    what if you dont finish by the date in the quote
    my side is delayed, will the site come on the same day
    and if you cross the agreed day, is something deducted from the bill
    we are late with our photos, what about the finish date
    what if you are late
    you run late, what do i get
    you say two weeks but if it becomes five, what do i get
    what happens if you miss the deadline
    is there a penalty for delay
    what is the consequence when you overshoot the date
    my photos will come late, what about the opening date
    what if I send my material late
    will the date change if I am slow with the photos
    vendors always slip, what happens with you if it slips
    what if you don't finish in time
    who is at fault if the site is not there on time
    penalty if it is late?
    is there any fine on you for being late
    what if the project gets delayed
    do you keep to your dates
    is there something in the terms for lateness
    my staff are slow with the price list, will the launch move
    suppose I take a month to send you the content
    what if the delivery slips
    suppose the text from our side comes ten days late
    what happens if the bot isnt ready when you said
    what if its late
    you promised two weeks and it takes a month, then
    if launch day passes and the bot isn't there, who answers for it
    do you pay something if you deliver late
    does the finish date slip if my text is late
    what happens when I am the one who is slow
    late by one month, do we get compensated
    what if the song comes late for the wedding
    do deadlines shift
    if our school answers slowly, does everything move
    what if your part is not ready when our shop opens
    delay compensation?
    is there a penalty when you miss the date
    will the deadline be pushed if we take time to reply
    what if our song arrives after the party
    what if it takes longer than said
    do you pay a penalty when late
    do you give a written date and what if you break it
    if you miss the date what happens
    do you pay us for each day of being late
    are you punctual
    our trustees approve slowly, does that shift your date
    late delivery, what do i get
    you get delayed, then what
    can i count on the date you give
    can i hold back money when the agreed date is missed
    what if the work gets delayed
    what if it is not done in time
    promised date not met, what then sir
    what if weeks go by and nothing comes
    suppose you are behind schedule
    what if its not ready on the day
    who is to blame when the finish date moves
    my last developer was two months late, and you
    are there consequences if you are slow
    do I get money back when it is not ready on time
    if the jingle comes after our sale has ended, what then
    if the deadline passes, what then
    what if it takes longer than you promised
    my last agency never kept a date, what if you dont
    ukichelewa, if you delay, what happens
    who pays if you deliver late
    you miss the launch date, then
    i'm worried it will not be on time, what do your terms say on that
    will i be told when the date cannot be kept
    what happens when the project gets delayed
    if the two weeks pass and nothing is there
    penalty for late delivery?
    you said two weeks, what if it takes four
    website late, penalty?
    what happens when the date is missed
    do I get something back if it is delayed
    what if I send my photos late
    what if it is late
    is there a penalty if you dont finish by the agreed date
    bot not ready on time then?
    do i get some discount if the website comes later than promised
    diwali sale is fixed, if my shop site gets delayed who pays my loss
    any compensation for delay
    agreed two weeks, became five weeks, what then
    can you give in writing the delivery date with fine per day of delay
    what happens when you miss the deadline
    salon opening on 1st, if the booking bot isnt done by that date what will you do
    and if you are running behind schedule do you tell me before
    how often are your projects late
    Will you reduce the price in case of late delivery?
    my school session starts in april, tools must be there, what if you cross the date
    late fee on your side?
    if the date moves because of me is that also called delay
    who is responsible when the work gets pushed back
    deadline slipped, what do i get for it
    book launch is on 20th and the video comes on 25th, any penalty for you
    suppose its not done on the promised day, do you pay anything
    are your dates firm or do they slip
    what is your policy on late work
    you take one more month than said, i should just wait?
    does the contract have a clause for delays
    i have heard developers always overshoot the time, what about you
    do you cut money from the bill for each week of delay
    if go live is postponed by you is my monthly fee also postponed
    delivery later than in the quote, what are the consequences`,
  needFrom: `
    what do I send you so you begin
    and what must i hand over first
    what do you want from me to get going
    which things should i have ready for you
    what do you need from me
    what should I prepare
    which documents do I have to send
    i sell from a painted board and nothing is typed anywhere, is a photo of it enough
    what information do you require to begin
    i only have a photo of my price board, will that do
    our menu is on a chalkboard, can i just click a picture and send
    all my rates are in a copy i write by hand, enough for you?
    is a voice note ok or do i have to write
    i keep all rates in my head, how do i give them to you
    is a photo of our menu board enough for you
    do I need to give photos
    our menu is a laminated card, can i just click a picture of it
    everything is in a torn diary, will you manage with that
    do you need my logo and photos
    i would just speak everything in an audio message, can you work from that
    what are my responsibilities
    no logo no photos no text, only my shop, can you still begin
    what papers shall our school keep at hand
    I don't have any photos or text ready, is that a problem
    list of what i must send
    no excel sheet here, items are written on a wall chart
    what stuff from me goes into the song
    what must i hand over so you can start
    do you need access to our accounts
    do i have to give you my password
    which files do you want from us
    what details do you need for the song
    products are only on my instagram, is a link enough for you
    may i tell it all by voice and you write it down
    what do you require from a doctor to begin
    is a rough handwritten note enough
    is there homework for me
    what papers and passwords will you be asking for
    i have only a price list in my notebook, ok?
    what access do you need from us
    what do i have to give
    can i send screenshots of my rate list
    my father's accounts book has all the items, can it be made from that
    how much should i get ready before writing to you
    shall i send the list as excel or as photo
    what must i prepare
    what will you want from me
    which papers or info do you need
    tell me what to collect this sunday so that you can start monday
    what information about my gym should i bring together
    what do i have to hand over
    do i have to write the texts
    no text at all, just 20 photos of our saris, is that enough to begin
    all i can give is handwritten notes and some phone photos
    who on our side must be there for questions
    need anything from my side
    things needed from my side
    what will you ask me for
    rate card is printed, not in computer, is scanning it fine
    do you want our logo in some special form
    do i need to write anything myself
    my photos are not professional, taken on mobile, ok?
    must the partners decide who speaks to you, or can all of us give orders
    must i have text ready, i write badly
    is there anything I should have ready before we start
    what should a restaurant send you
    what do you need from a hotel to begin
    do you want an excel of my products or is a link fine
    what will you be wanting from a restaurant owner
    i am not good at writing, can i speak what i want
    do you require my shop's admin login
    which details do i keep ready
    is a scanned pamphlet enough to begin
    what material is expected from the client
    which material do you require for an ngo page
    must I supply pictures
    which documents for the school
    should i hire a photographer before we begin
    can you work with blurry phone pictures
    what do you need from my side
    my english is poor, do i have to write the page text by myself
    what info do you need for a song
    what should I keep ready
    which documents do I have to give
    can you make a song out of what i tell in an audio clip
    is there a checklist of stuff that clients bring
    does it help if i send links to sites i like
    do I have to send photos
    what must I prepare before we start
    do i need to type all my items in a sheet first
    can i hand you my old brochure and you take what you need from it
    do you need our fee chart and batch timings
    would pictures of my handwritten menu be sufficient
    should i write the texts or you
    is it okay to give info by voice message only
    what have i to supply for the jingle
    do i have to give photos
    what if my pictures are bad and text is half hindi
    which logins will you want from me
    is there something i must collect beforehand
    what are we supposed to hand over
    do I need to give you my logo and text
    what do you want from my side
    what homework do you give the customer
    which access will you ask for our store
    which papers do I need
    what have I to give you
    nina picha tu, i only have pictures, will that work
    do you need my photos and text
    is a spoken recording enough for you to start on
    do I have to write anything
    list of things I must send
    which details do you need for the song
    photos, do I take them or you
    do I write the text or do you
    where do the pictures come from
`,
  needFromBot: `
    what all do i need to give you for making the clinic bot
    what does the bot need from me before it starts
    which information of my salon must i give for the whatsapp assistant
    i have no proper product list, only photos of the price list on the wall, is it ok for the bot
    how will the bot know my rates
    where does the assistant get my prices from
    which things of mine do you need for a clinic bot
    what inputs do you need for a bot
    do i have to supply pictures of the salon
    catalogue is not typed, only whatsapp pictures of items, does that do
    which of us types out the fee list for the bot
    do you need a login of my calendar
    do i need to sit and write about my clinic or can i say it on phone
    whatsapp pictures of my goods, will they do
    what do you need for the coaching bot
    can i dictate it on whatsapp audio instead of writing
    pages from my diary as photos, is it ok for the bot
    which details should I collect for the bot
    i have no catalogue at all, is it a problem
    what details do you require for a bot
    i have only mobile pics of the clinic, anything else you must have
    only have a whatsapp catalogue, can you take it from there
    what information do you need about my clinic
    for the salon bot, is it timings and rates you want or more
    what should the clinic give you for the bot
    only photos of the price list on the wall, is it ok
    i have no proper list of products, only photos of it
    no catalogue, just pictures of the rate board, enough for the bot?
`,
  needFromWebsite: `
    what shall i send you for the site of our church
    to start our website what material do you want
    what do you need from me for the website
    which things should i send so that you make my site
    old flyer and some photos, enough for the website?
    for the website we own just a faded leaflet and phone snaps, will that do
    nothing written for our site yet, an old brochure and some pictures only, enough?
    tailor here, my website material is a visiting card and a notebook page, ok?
    must proper photos be taken first or will mobile ones serve for the site
    and is my old leaflet enough for the site
    are rough notes fine for the website
    what shall i hand you so that work on my site may begin
    things from me that you need to start our bistro's website
    which stuff must our school mail before you start on the site
    and for the website, what do i send you
    my text for the site is only scribbles, can you arrange it
    what should i mail you before you begin my web page
    i just have messy points on paper for a homepage, good enough?
    for the new site do you want my flyer and old page
    pictures and rough lines is all i have for the website
    must the words for my site be ready or will you sort them
    can you do the website from pictures alone
    what must I provide for the website
    what should i gather for the website of my shop
    do I have to write the text for my website
    who writes the content of the site
    what do i have to prepare for my website
    i can only send snaps of my shop, will it do for a site
    i've only a visiting card, is that enough for a website
    who makes the text and photos for the website
    i have just rough points on paper for the site, can you work with that
    what information should I send for the website
    do i have to write the text of the site
    who takes the pictures for the site
    for website i only have some phone photos and old pamphlet, no written matter
    no written text for my site, just photos
`,
  quote: `
    what will i receive after asking for a quote
    what do i get when i ask for a quote
    and after that, how do i get my exact price
    where do i ask for the full price for my case
    when your quote arrives, what can i read in it
    is the quotation only a sum or does it describe the work also
    tutor here, how soon is a quote back and which points does it have
    does your offer letter name the next step besides the amount
    and what does the quote contain
    and what does the quotation say besides the sum
    what information gets me a price from you
    which details do you want before you name my figure
    to be told my price, what do i write
    what do i have to say about my clinic to hear an amount
    is it enough to say what i run to get the price of it
    a line about my work, is it enough to hear the price
    so what should i tell you for the exact amount
    how much detail till you can quote my school
    what do i get back when i ask for a quote
    what stands in the quote that you send
    how much do i have to write to you for the exact amount
    do i describe my whole business for a quote or is a line or two fine
    is a short note enough to get an estimate
    what do you want to hear from me to work out my price
    what shall i write in the message when i want your offer
    need a long explanation or short one for an estimate
    how do i get a quote
    how do i ask for a quotation
    I want to order
    send me the payment link, i start today
    write me down what my shop would pay in all, as a proper paper
    how do I place an order
    how do i order a song
    i want to start right now, where do i pay and confirm
    please send me a quote
    where do i tell you what i need so that you send the figure
    I would like to buy the bot
    ok take my money, lets begin
    let us start
    I want to go ahead
    kindly share quotation at the earliest
    please prepare the offer for my salon
    can I get an estimate in writing
    sign me up
    ready to buy, what do I do
    we want it for our society, send the estimate
    i'm convinced, whats the button
    give me a quotation for my requirement
    how do I ask for a quote
    i would like to place the order for the bot
    i want a proper offer for my gym
    put it on paper with price and scope please, my partner wants to see
    can you send a proposal to our company
    how can i book this for my coaching
    I am ready to pay, where do I order
    we have decided to take it
    we discussed at home and we will take it, tell me where to confirm
    my partner agreed, we take it
    make me an offer
    i wanna buy
    order
    please quote for a site and a song
    my boss asked for a formal proposal with the amount
    we are ready to order
    how to order
    send pricing in writing to our principal
    i want an offer
    go ahead from my side, book the order
    what will my case cost, can you make a quote
    i'm sold. how do i order
    can i have an exact offer
    i am in, what now
    how many lines do i write to get an offer
    can i get a written estimate for my factory
    please make me an estimate
    ready to order
    lets do it
    pls work out a price for our two clinics
    need an exact figure for our three outlets, pls prepare
    send me a quotation for our school
    need a written quote for the trustees
    i want one for my shop, how do i get it
    pls send quotation
    count me as a customer, start my order
    I'd like an offer for my business
    we want to go for it, tell us how
    book it for me
    where do i ask for a price
    can you work out my total and send it
    ready when you are, book me in
    ok lets go, what now
    where do I sign
    can I get an exact price for my case
    where can i confirm that i want it
    take my order please
    okay let us start
    how do I place the order
    i want to buy the salon one today
    I have decided, what now
    i need a proforma style estimate for approval
    send me a quotation
    i have made up my mind, lets start
    please make an estimate for our hospital
    please prepare an estimate for my school
    naomba quotation, kindly send
    can you send an offer for our ngo
    what does a quote contain
    what stands in the quotation
    what is in your quotation
    kindly mail your quotation to our office
    fine, i'll have one for my clinic, how do i order it
    ok I am ready to go ahead
    where do I sign up
    what should i do to buy the jingle
    place an order for jingle
    shall i fill something to get your offer
    i want to buy
    get me a quote for all that
    count me in, how do I pay and begin
    I'd like a written quote
    let us close this, send the offer
    please do it for us, whats needed to order
    please make an estimate for a boutique
    finalise it, I want the business bot
    lets do this
    i want the assistant for my hotel, go ahead
    estimate chahiye for our tuition centre
    I need an offer for my hotel in writing
    done, I am taking it, next?
    where is the order button
    please send a quotation
    what should i do now to buy
    how do I get an exact price
    how do i become your customer
    send me an offer
    give me an offer for two schools
    we floated an enquiry to three vendors, please send your bid
    can i get a qoute for my store
    I'd like to go ahead
    I want to buy the bot
    ready to start, what do I do
    i need a price for my exact case
    could somebody calculate my case and give a final number
    can you make me an estimate
    where do I order
    please calculate for our school with 30 teachers and send
    I need a written quote for my partner
    let's do it
    okay and where do I sign
    where do I say yes
    how can I confirm
    what do I click to order`,
  quoteForm: `
    services list on the enquiry page, what can i tick
    under which service do i put a jingle for my shop in the form
    what does the star beside a field mean on the enquiry page
    does the request page have a service for websites
    how many services can be selected in the enquiry
    is agreeing to the privacy line needed to send the enquiry
    i want lesson plans, which service do i choose on the contact page
    compulsory things when requesting a price through the page
    are all starred boxes to be filled before sending
    what do I have to fill in the quote form
    it wants my mobile, can i leave that blank
    what must one enter in the form to begin
    is the phone number required in the form
    why does the enquiry page ask how big my company is
    which boxes have to be filled to ask for a quote
    to start i open the form, and what does it ask of me
    what does the form want to know
    which boxes have stars on your enquiry page
    what does the get a quote page ask for
    which fields of the contact form are optional
    do i have to pick a service from the list in the form
    is my mobile number a must in the form
    can the budget line stay empty
    do I have to give my budget in the form
    do i have to name my company in the enquiry form
    what does the contact form ask for
    filling the enquiry, is company size needed
    how much do i have to write in the request
    must I state a timeline in the form
    how many things must i type in the request form
    what is the smallest budget one can pick in the form
    is my phone compulsory in the enquiry form
    is the form long, what do i have to enter
    i have no email, can i still send the form
    do i have to tell my budget in the form
    i skip phone and give email only, will the form accept it
    does the contact page want my address
    what fields are in the contact form
    which entries are optional when asking for an offer
    which fields are a must in your form
    can i leave timeline empty when i send the request
    what kind of services can be picked in the form
    can I leave out my mobile in the quote form
    what details are mandatory on the contact page
    do you need my phone to send a quote
    what do I have to fill in the form
    before i open the form, tell me what it wants from me
    how long does filling in the form take
    what do you ask in the form
    does the enquiry form want my address also
    what do i put in the timeline box
    which fields in the quote form are a must
    is a name and email enough to send the request
    is the city asked in the form
    is the phone number needed in your form
    what do i write under what do you need
    can i send your form with only name and mail
    is phone number necessary in your form
    what will i be asked on the quote page
    can I get a quote without giving my mobile
    fomu, the form, which parts are a must
    i don't want calls, can i leave the phone box blank
    only phone number, no mail, ok for the form?
    form says service, i am unsure, what do i choose
    what is asked in the form
    can i fill the form without phone
    must a school fill in company size
    must i write my email or is phone enough
    is phone needed in the quote form
    do i need to fill in everything on the contact page
    do i have to tell my budget
    which fields must i fill for a quote
    whats the info needed in ur enquiry form
    do I need to tell my budget
    what happens when I press get started
    is the budget in the form binding for me
    do I have to tell the timeline in the form
    which fields must i fill
    for an order where do i start, which details go in the form
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
    is it easy to use
    i don't know computers
    do i have to do anything
    will you teach me
    I am not good with computers
    do I need technical knowledge
    is it difficult to use
    I am 60 and can barely use a smartphone, will I manage
    i still use a keypad phone mostly, can i run such a thing
    can my mother aged 58 run the bot
    my father is 75 and a doctor, will he manage
    do I have to know coding
    can my staff use it without training
    my receptionist only knows whatsapp
    my wife handles the counter and she fears gadgets, will she cope
    i never used a computer, is it still for me
    how easy is it to operate
    do I need a computer or is a phone enough
    I know nothing about AI
    65 years old surgeon, will he learn it
    we have no it fellow in our office, is that a problem
    are my shop boys able to use it
    is it complicated to run
    i am a doctor, no idea of computers
    who will set it up, I can't
    do i have to install something
    do i have to sit at a computer every day for this
    do i need to understand software
    do I need an IT person
    i am bad with tech, can i still run it
    do my waiters need training to use it
    my receptionist is not technical
    i get lost even in phone settings, is this for me
    is it easy for a hairdresser to handle
    who sets it up, me or you
    will i have to code
    im not techy
    is it easy
    will you do the technical part or do i have to struggle with it
    our teachers are not good at computers, will they manage
    do i need to code
    do i need an it person in my school
    my dad will use it, he is not into computers
    can an old person operate it
    my munim ji is 67, could he work with it
    will you do all the installing
    I struggle with smartphones
    can a poet without tech sense handle the site
    will my staff understand it
    hard to use?
    is there some course i must do to operate it
    i only have a phone, is it enough to run it
    nobody in our shop knows computers
    is it hard to handle for a 60 year old shopkeeper
    I know nothing about computers
    I can hardly use whatsapp, will I manage
    zero tech knowledge here, tell me it is ok
    do we need a tech guy in the office
    we are old people running a trust, can we manage it
    do I have to learn anything
    is coding needed from me
    my staff is not educated, can they use it
    someone will show the boys at my shop how to use it, right
    can a farmer use such a thing
    i am no good with technology, will i manage
    do you show me how to handle it
    who will teach my staff to use it
    i only know whatsapp, is that enough
    i only forward good morning pictures on whatsapp, nothing more, can i handle your bot
    we are two old sisters with a boutique, will we cope
    will somebody explain it to me after setup
    my mother runs the shop and she is not a computer person
    age no bar? my principal is 68
    we are not techies, does someone train us
    does the owner need any software sense
    is there much to learn
    is it simple for an old man
    can you show me how it runs when its done
    will you train my staff on it
    do you train the receptionist
    sijui kompyuta, i am not a computer person, can i use it
    must i know any programming for the website
    will my people get a training
    someone to train my team on the bot
    do you hand hold beginners
    our dentist is 72, can he run it
    do teachers who never touched a computer get along with it
    how hard is it for a beginner
    is it hard for a teacher to use
    is it hard to run
    can senior citizens use it
    uncle is 70 and runs the trust, is it easy
    i dont want to learn programming at this age
    is someone going to show me where to press
    will I need a computer person to run this
    do I need a laptop for it
    I am 60 and not technical
    will everything run by itself or do I have to work on it
    can a village shopkeeper run it
    i am slow with technology
    do i need a developer on my side
    do I have to do something after it is installed
    people above sixty in our staff, can they use it
    who sets everything up, me or you
    who does all the connecting and configuring, hope not me
    does my nurse need skills for it
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
    is the amount on the page what i really pay
    does price rise after quote
    the page gives two numbers with a dash, on which one will i land
    is the price on the site final
    why from 25000 to 50000
    can the sum grow after i said yes
    is what i see here the last word or only a rough idea
    how do you decide where in the range I fall
    is the price final
    last contractor doubled the bill midway, will you do that
    why isnt there one clear price for an agent
    will you charge more at the end than you said
    why is author site 5000 to 50000
    what pushes the agent's cost to the upper side
    which factors decide the author site price
    what decides the price of an author page
    what decides if my song costs 2000 or 10000
    you write from, but from what to what really
    can the price go up after I order
    what decides the final price
    why do songs go from low to high
    when will i hear one number rather than two
    will it stay at this price or grow later
    why does the website say 25 to 50 thousand
    is the amount locked after you give it in writing
    will the monthly amount be raised next year
    what decides if it is the low or the high end
    is the quoted price binding
    does the rate depend on how many tools we link
    why do you write from and to prices
    when do i learn my exact amount
    what does the price depend on
    tell me what makes one jingle dearer than another
    could the bill be higher than the quote
    is price final
    does the offer hold or can it change
    can i trust that the quoted sum stays put till the end
    price range why
    can the quote go up later
    guide price or real price, this list?
    why is it from and up to
    does the bill change after i agree
    is it the final amount or can more come
    my cousin says such rates always grow, does yours
    from to prices confuse me, what will i really pay
    what makes a jingle cost more
    will it cost more than written here
    are your listed rates just indicative
    do you stick to the quoted price
    will the price go up later
    do i get a firm price before the work begins
    how come a writer's page can be at the low or at the high end
    is it a fixed price
    does the quote change in between
    does more documents mean a higher price for the trained chatbot
    the price is written as a range, where will i be
    why from to
    when do i know the exact price
    will the number in the offer be final final
    is 24999 the final figure
    are those prices sure or just a guess
    who decides if it is 25 or 50 thousand
    bei itabadilika, will the price change after i accept
    why does it say from
    is the price on the page final
    would you increase it once we have begun
    before deciding do i get to know one firm price
    can the price go up later
    why do you show a range and not one price
    why no single rate for a wedding song
    does a crm connection cost more with more tools
    what decides whether it is 25000 or 50000
    will you ask for more afterwards
    why can't you say one number for the agent
    is the amount fixed in writing
    can i rely on the price you write me
    why from to prices
    on what does the final price depend
    does the quoted price change midway
    does the price change later
    how is it worked out what mine costs between the two figures
    is the quote final
    why from 25 to 50 thousand, what does it depend on
    what decides if I pay 30 or 75 thousand
    will you ask for more money in between
    may the price go up for old clients
    when do i know the exact amount
    can the amount go up after we agree
    why such a range for songs
    why is it a range
    is that the final price
    who decides where in the range I am
    what makes it dearer
    agents are 25 to 50 thousand, do i know the number before starting
    why is the gap between the two prices so big`,
  onlyMobile: `
    i dont have a computer only phone
    is mobile enough?
    can i run it from my phone
    no laptop at my shop will it still work
    do i need to buy a computer for this
    I manage everything from a redmi phone, can i use your system
    and if i have no pc?
    just an android phone in my pocket, can I work it with that
    salon owner, we have just one mobile at the counter. is it ok
    can i see chats and bookings in my phone without laptop
    must I sit at a desktop to use it
    small phone 4gb ram, is that sufficient to run the assistant
    we are not computer people, just smartphone. possible to handle it
    is a laptop compulsory
    kirana store, never owned a computer in my life, can I manage the bot
    can the dashboard be opened in mobile browser, i have nothing else
    Setup also can be done with phone only?
    my phone is all I have, will that do
    please tell if a PC is required on my side
    tutor here, I work from mobile data and mobile only, can I use this without a system
    what device do i need, I just own an old samsung
    does the owner need any laptop to read conversations and step in
    For my boda spare parts shop I only have a techno phone. fit for this service?
    everything from phone possible or computer needed
    I travel whole day, no laptop with me, can I control the assistant by cellphone
    will it run if my computer is dead, i use just the mobile now
    can my staff operate it with their phones, office has no computers
    teachers in our school dont have laptops, can they use the tools by phone`,
}
