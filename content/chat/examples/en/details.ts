import type { details } from '#content/chat/topics/details.ts'
import type { Examples } from '../examples.ts'

export const englishDetails: Examples<typeof details> = {
  answerDesk: `
    i want to see every chat in one place and jump in when i like
    one list of whatsapp and site chats where i can take over
    is there an inbox that shows what the bot couldnt answer
    one place for all conversations, with me stepping in by a tap
    four of us reply on site and whatsapp and trip over each other, any common list
    can all messages from the web page and whatsapp land in a single inbox for staff
    nobody knows which customer was answered already, can we have one list of all chats
    our girls open two apps to reply, is there one screen for both
    i want site chat and whatsapp side by side so any of us can step in
    a shared list where the bot replies and reception cuts in, do you have that
    can three teachers work from one inbox for site and whatsapp queries
    is there a single place where our team sees every chat and grabs one
    does the answer desk cost extra or is it part of the bot
    can i buy only the answer desk
    can we see every chat on a single screen and jump in
    is the desk for answers in the price of a bot
    can the answer desk be had today by a hotel
    my receptionist wants to take a chat over and the bot should shut up then
    is your answer inbox thing available now
    difference of answer desk and bot
    is there a screen with all conversations where my staff can step in
    is there one inbox for all bots
    what is answer desk
    does the bot go quiet when my girl at the desk starts typing
    is the answer desk included with a bot or separate thing
    what is the answer desk for
    all talks in one list for my team, do you have that
    is there one inbox for whatsapp and site chats
    tell me what the answer desk does
    how can my staff take over a chat
    whats that desk with all chats in a single inbox
    what does answer desk do
    when i reply myself will the bot stop talking
    shared inbox product, what is it
    tell me what answer desk means
    one page for all customer chats, whatsapp and site
    is there one screen where whatsapp and website chats come together and i step in
    what is the answer desk
    our manager wishes to watch all chats together and answer some herself
    what does one see in the answer desk
    explain your answer desk product to me
    can two employees look at all chats and take one from the bot
    are website and whatsapp messages together in that desk
    in the answer desk, how does a person take a chat from the bot
    the bot must be silent once a human from our shop answers, is it like that
    one tap to reply myself in the desk, is it so
    can my receptionist step in from the answer desk
    where do i see all the chats at one place and cut in
    list of questions the assistant failed at, does the desk have it
    does every bot of yours bring the answer desk along
    is there a common view for staff with a take over button
    do i get the inbox product if i buy only the small business bot
    answr desk, meaning?
    salon staff wants to read along and butt in sometimes, on what screen
    i want both my website chats and whatsapp on one screen with a button to jump in
    the inbox called answer desk, who replies there, me or the machine
    salon here, two of us answer chats, would your answer desk suit us
    which chats land in the answer desk
    must i order the answer desk on top of the bot
    where do unanswered questions show up, on the answer desk?
    can i just watch in the answer desk and let the assistant go on
    the all chats in one list thing, tell me more
    where do i see all the chats of my bot
    is there an app to read what bot told my customers
    one place for all conversations?
    can i search old messages of a customer
    how will i know which chats are unread
    clinic here, my receptionist wants to see all patient chats on one screen, possible?
    show me the screen where the conversations come
    whatsapp and website messages come in same inbox or separate
    can i open the chats on my phone also or only computer
    and if i want to check what it replied yesterday night, where do i look
    which app i have to install to see the messages
    do i get a list of everyone who wrote to the bot
    is there some inbox i log in to
    i want to go through what customers asked this week, where is that
    can my staff and me both see the bot chats
    find an old chat by name or phone number, is that there
    how can i keep an eye on the bots talks with customers
    restaurant owner, i have 3 numbers, will all chats be in one list
    the bot is talking to people and i cant see anything? where is it shown
    is chat history available for me to read
    where it shows the questions bot could not answer
    pls explain the inbox where all messages land
    can i read bot conversations inside normal whatsapp or some other app
    will the chats from my site and insta show up together somewhere
    unread messages marked or not in your system
    dashboard to view chats, how does it look
    from where do i take over a chat when i am seeing it
    how do i see past conversations of a particular student`,
  classKit: `
    one chapter in, lesson plan, quiz and parents' note out, do you have it
    is the kit that makes plan, test and message from a chapter ready to use
    i give a chapter and get all three drafts at once, available now?
    can one chapter become a plan and a quiz and a note to parents together
    school project in your portfolio, from which class to which
    up to what grade does the portfolio's school sample go
    sample project for the school, does it cover class 6
    is your school sample made for juniors
    the school one among the sample projects is meant for what standards
    which standards does the teacher kit sample cover
    and the school sample, what grades
    hindi medium class 4, is that inside your school sample project
    for what classes is the kit in the portfolio
    is the school sample for primary or for senior classes
    is the class kit finished or still being made
    can our school use the class kit already
    class kit, when is it out
    what does the class kit make
    is your kit for classes available today
    what is the class kit
    explain the class kit
    does class kit make a message to parents also
    class kit is for whom
    could i get the class kit for my own syllabus
    tell me about class kit
    whats a class kit
    for teachers i saw some kit on your page, what is inside
    does the class kit exist already
    the kit that makes plan, quiz and parents note from a chapter, is it available
    whats the class kit
    tell me about the class kit
    i put one chapter in the class kit, what comes out
    is the class kit for hindi medium teachers too
    does somebody check the class kit output before parents get it
    can the class kit follow our own syllabus
    we want the class kit this term, is it ready
    class kit for grades up to which class
    two sets of the quiz from the class kit?
    are the messages of the class kit sent on their own
    clas kit explain
    the teacher kit in your portfolio, what does it make
    does the kit for teachers write to parents in hindi
    class kit results, can teachers alter them
    in the sample class kit, is there an answer key with the quiz
    primary school here, would the class kit fit classes 3 to 5
    that kit which turns a chapter into plan, quiz and parent note, tell me more
    does the sample kit plan each minute of the period
    must a teacher say yes before the kit's message goes out
    english and hindi both in class kit?
    what is class kit, is it ready or still coming
    is the class kit available already`,
  songSketcher: `
    i type a mood and a first tune comes out, do you have that
    a thing where my words become a rough song by itself
    can i enter lyrics and feeling and hear a first version at once
    a tool that makes a quick tune from my mood, is it ready
    do you have a tool where i make a song by myself
    is there something on your site to create tunes on my own
    can i compose myself with one of your products
    i dont want to order a song, i want an app to make it myself
    a do it yourself song tool, do you have that
    any product where i put my words, pick a mood and hear a tune
    our music teacher wants to try out songs herself, got software for it
    and a tool to make songs on my own
    song sketcher available?
    i want to try the sketcher for my lyrics
    has the sketcher been launched
    is the song sketcher live
    is the tool where you change a line and hear it again usable yet
    can i use the song sketcher already
    can i already type in my own verses and listen
    is the song thing finished
    the app that hums my lines for me, ready or still being made
    what is song sketcher
    where can i test my verses in your sketch app
    when is the song trying tool coming
    song sketcher, what is it
    is there an app for writing songs
    is the lyric to sketch app finished
    is the song maker product available
    i read song sketcher in development, how far is it
    the tool to try out a tune from my words, can i use it already
    is the song sketcher out yet
    that thing where i write lyrics and it plays them back, is it out
    the app that turns my words and a mood into a tune, is it out
    what is the song sketcher
    how far has the tool for humming my own verses got, still being made?
    can i try your song maker today
    can i use the song sketcher now
    what will the song sketcher do for me
    how does that sketcher for songs work
    sketcher tool: do i set happy or sad myself
    is the sketcher in hindi or english, may i choose
    in the sketcher can a verse be swapped and played again
    song skecher kya launch hua, or still being built
    can i have a go at your song sketcher
    the product that makes a first version from my words, explain
    my band wants to try out lines quickly, your sketcher does that?
    what stage is the song sketching tool at
    will the sketcher give me a whole song or just a bit
    do i need music knowledge for the song sketcher
    where is the button for the song sketcher
    after hearing the sketch in your tool can i edit the lyrics and listen once more
    who is the sketcher meant for, song writers?
    does the sketcher tool let me pick language
    is your lyrics to short tune app open to public
    sketcher not working on your site, or not there yet`,
  processProduct: `
    can i see the product work on a handful of our chats before i agree
    we want to try your product on ten of our own whatsapp chats, possible?
    before saying yes, test the class kit with a chapter of ours
    may we hand over some real messages and watch what your product does
    show me your product with my own lyrics first, then i decide
    is it possible to check a product on our real questions before buying
    our school would like a try of the kit with our own pages
    and can we test it with our messages
    which facts about my work do you want before adapting a ready product
    to have a product of yours made ours, what do i explain first
    what should i write so you can change a ready product for my nursery
    is naming the task enough for you to adapt a product
    shall i describe my task at length for the product fitting or briefly
    do i show how we do the job now before you adapt the product
    what must our library tell to get a ready product fitted
    what do u want to hear from me for adapting a product
    what must i send you so that a product fits my shop
    how do i ask for one of your products
    may i test a product with my own messages before
    trial of a product with my files
    what is changed in a product for us
    how do you fit a ready product to my business
    steps of adapting one of your ai products
    what do you want to know from me before you adapt a product
    which parts of a product get changed for us
    may i see the product running on my own messages first
    trial with our own chapters before we take the kit?
    do you teach us how the adapted product works
    i would give you ten of my chats, could you show the desk with them
    process for getting the answer desk made ours
    what information for tailoring a product, long document or short note
    once adapted, may it be extended next year
    is the product translated to our language when you adapt it
    want to test it with lyrics of mine before deciding on the product
    does adapting include connecting the software we use now
    hotel here, want your ready product, what happens after i say so
    do you need an example of how we do the task now
    adpting a product, how does it go
    if we outgrow the adapted product can parts be added and is the cost told before`,
  songSample: `
    nani ke pachattar, what is that
    title of the song shown on your music page
    duration of the nani song in your example
    how fast is the nani ke pachattar track, bpm
    which language is the birthday example in
    order of the verses in nani ke pachattar
    how many antaras in your sample song
    is the nani song with karaoke too
    the song card on your page says intro mukhda antara, explain
    what were the files of the grandma birthday example
    the birthday song on your page, minutes and seconds?
    beats per minute of the demo song
    whose 75th is that song about nani
    is there a short cut of the nani track for whatsapp status
    smple song on the music page, details please
    does your example song have a mukhda twice
    can you describe the example song layout
    that song with nani in the name, is it hindi`,
  songOccasions: `
    songs for which events can one order
    what kind of functions do you write songs for
    on what days do people get a song from you
    is it only weddings or other functions as well
    what sort of songs do people order
    list the events you compose for
    which celebrations have you songs for
    are farewells also on your list or just birthdays
    for what all can a song be made
    types of event songs you take
    do you only do birthday songs
    may names of all cousins go in the song
    can our private jokes be worked into the lyrics
    is it possible to mention our village in the song
    ocasion songs, which ones
    what do customers usually want a song for
    is a song only for shaadi or launch also
    personal details like nicknames in the event song, allowed?`,
  bookVideoSample: `
    which scenes does a book review video have
    what happens in the book film, scene by scene
    what comes first in the video about a book
    how is the example book clip built up
    storyboard of the book trailer example
    does a line of my novel get read out in the video
    how many pictures appear in the book video
    does the clip tell people where to buy the book
    four scenes, which four
    what would viewers see in the film on my book
    is the cover shown in the book trailer
    the little book film sketched on your creative page, describe it
    sequence of the sample book video
    is there a voice reading from my poems in the clip
    what is the last scene of the book film
    content of the book review vedio
    will it show the setting of my story in pictures
    i have a thriller coming, what goes into those seconds of video`,
  creativeAudience: `
    whom are the creative things made for
    who usually takes your creative services
    what are creative services
    whom are the creative services for
    what falls under creative services
    creative services page, is it for writers only
    can a creator without a book use your creative work
    what do you make for people who write
    which things can an author have made here
    services for writers, list them
    what is in the creative section of your site
    are your creative services for poets too
    video, site, song: is that all for authors
    is creative service something for shops or for book people
    i write and want to be seen, what all is there in creative
    creative servises means what
    what can writers order from you
    who orders your creative stuff
    everything you do for authors in one line
    three creative things you make, which are they`,
  lessonSample: `
    the photosynthesis plan on your site, tell me its steps
    which class and subject is the example lesson on the education page
    length of the photosynthesis period in your example
    what is done in the first five minutes of the example lesson
    how is the 40 minute example divided
    what do the pupils do in pairs in your sample lesson
    the leaf lesson, how long does the experiment take
    is there a quiz in the photosynthesis example, how many questions
    whats the homework part of the sample lesson
    why is the leaf green, that lesson of yours, describe it
    example lesson plan please, what does it look like
    photosynthsis draft of yours, which grade
    sample of a lesson for science, class?
    does the example lesson end with a note for parents
    minutes for the quiz in the sample period
    show what a drafted lesson contains with an example
    bubbles in water activity, which lesson is that
    can you walk me through the class 7 sample lesson`,
  packageBuilder: `
    is there something where i tick what i want and see the cost
    i run a medical store, can i work out my own figure on the site first
    do you have a calculator so i need not speak with anybody
    can i put together my choice and see the sum by myself
    any page where i press options and the price adds up
    before calling you i want to play with the figures, possible?
    a cost estimator for a gym owner, have you one
    and can i add it up on my own online
    only having a look today, no number from me, where do i total my picks roughly
    not ready to speak with a person, can the site estimate what i choose
    no calls please, where can i pick bot and site and get a rough total
    may i find the approximate sum of my picks online without typing my name
    still comparing quietly, can i total my wish list without leaving any contact
    i hate sales talks, can i click through options and watch the estimate change
    before sharing my mobile i want to play with the options and see the sum
    can a curious parlour owner make her own estimate online
    just browsing for now, is there a way to see roughly what my choice would cost without talking to anyone
    can i work out a rough figure myself without leaving my number
    i dont want calls, let me just see what my set comes to
    without giving my phone can i add things up and see the amount
    only looking today, where do i put together what i want and see the sum
    i would rather click the parts together myself and see what it costs
    rough cost of my own mix without a talk first
    do you have a price estimator on the page
    some cost calculator i can play with
    where is the price calculator
    online estimator for your services, exists?
    anything here that adds up my selection and shows the amount
    i'd rather calculate my cost myself, is there a page for that
    any estimate tool on your website to try
    a cost calculator, have you got one
    can i work out the total alone before i speak with anybody
    i'd rather add the parts up on the site than call someone
    is there a page where i tick things and the sum shows, no talk
    let me calculate my own total first, where do i do it
    shy of calls, can i tally the cost of bot and voice by myself
    where can a salon owner pick parts and watch the amount
    some tool to count my cost before talking
    and can i add it up on my own
    is there a spot on your site where i tally songs and jingles on my own
    can the music page total up what i pick
    i would like to work out the sum for some songs myself on your page
    where do i press a jingle and a lyric tune and watch the amount grow
    does the website let me count up the bill for several bits of music
    somewhere here to total my own choice of songs
    can your page do the adding if i pick three kinds of music
    and where do i total it up myself
    can i add up the price of songs by myself here
    where do i sum up what the music would cost
    add several things and see the sum on the page
    can i try the builder without signing up
    is there some calculator for the price on the site
    where can i build my own package
    where do i choose the parts and see what it comes to
    i want to put my own package together and see the total
    where can i put a package together
    show me the page where one composes his package
    does the builder carry over what i chose to my quote
    some way to put together my own plan and see the total without talking to anyone
    do i need an account for the package builder
    where is the thing that adds up the prices
    is the calculator free
    can i use the package builder without paying
    can i use the price calculator without paying
    the tool where i choose parts and see the price, is it paid
    how do i see the sum for bot plus dashboard plus voice myself on your page
    is there a calculator where i tick what i need and see the cost
    want to mix and match parts and see what it totals to
    do i pay for using the package builder
    can i work out the price of a package by myself first
    can i tot up the cost on my own before speaking to anyone
    is the package builder free of charge
    where on the site do i add up the pieces myself
    package builder, what does it do
    that builder where you press what you need and see the sum, must i pay for it
    what is the package builder
    is the package builder free
    how does the package builder work
    put your package together, what is that for
    whom did you make the package builder for
    are the figures in the package builder the real list prices
    is there a package builder for songs as well
    can i tick jingle and karaoke song and see the total on the music page
    after building my package do you get what i picked
    does the builder show real prices or estimates
    builder for school tools, does it add up several
    who would use the package builder
    can i see a sum for two websites and a bot before talking to anyone
    which prices does the builder use
    packge builder open how
    does what i choose in the builder land in the request form
    i want a figure before any phone call, is the builder the thing
    where do i find put your package together
    add button next to the prices, what does it do
    is the package builder ready to use or must i ask for it
    is there a price calculator
    any calculator for the price here`,
  chapterQuiz: `
    two papers from one lesson with solutions for both, do i get all that
    does the class test arrive in two forms together with the right answers
    physics tutor here, will both sets of the test have their solution sheets
    one test, two versions, are answers included
    will i get the answers along with the test
    is there a key with the question paper so that checking goes fast
    do the chapter tests bring their solutions too
    my tuition needs a test and its answer sheet, do both come
    with the paper, do teachers also receive the right answers
    does every version of the test have its own key
    and the key to the test
    chapter test for class 8, are correct answers supplied with it
    is the question paper given as a word file
    do i get set a with set b of the chapter test
    will the test paper open in ms word
    two sets of one question paper, does the chapter quiz make them
    different sets of the paper for the same class
    do I get the quiz in word or pdf
    quiz from a chapter, what is in it
    what do i get with the chapter quiz template
    is the quiz from a chapter meant for tuition classes as well
    does the chapter quiz give a second paper for the next bench
    level of difficulty in the chapter quiz, can i choose
    chapter quiz as a pdf file?
    the quiz template under labs, describe
    our coaching in kota wants the quiz from a chapter thing
    does quiz from a chapter come with the answers
    can the chapter test be opened in word
    quizz from a chapter for a tutor with 60 kids
    does the quiz template use the pages i teach
    premium quiz template, what is it
    easy or tough test from one chapter, do i set it
    who can take the chapter quiz
    what does the chapter quiz template cost a coaching
    is there a paper b in the chapter quiz
    test made out of the pages i give you, which template
    students copy from the next bench, does the test maker give different papers
    can it make set a and set b of the same test
    two different papers for neighbours in the exam`,
  clinicSample: `
    is the dental practice in your samples a real one
    does that dentist with two chairs exist or is it invented
    i run a dental clinic, i want the same desk as your dentist sample
    whose clinic is the dental sample on your site
    and that dental clinic, does it exist
    and is the dentist of the sample a true client
    tell me of the dental project in your portfolio
    the dentist sample, what can it do
    how many chairs has the practice in the portfolio
    sample booking desk: who gets the urgent cases
    in the dental example, are patients reminded
    does the portfolio clinic answer hindi speaking patients
    toothache message at night in your sample, what follows
    dental sample, where does the visit get written
    is the booking desk of the portfolio on whatsapp
    the clinic project shown, does it move appointments
    what kind of clinic is the one in your samples
    describe the first portfolio project
    in the dental desk sample do slots come from the calendar
    dentl clinic sample details
    emergency in the sample clinic project
    i am a dentist too, what did the sample desk for the dentist do
    which languages has the booking desk sample
    what happens after a patient picks a time in the sample clinic`,
  sareeSample: `
    in the saree order desk, which things reach the owner
    what news does the lady of the handloom saree sample receive
    saree project: owner gets a message about what
    does the saree sample warn its owner of complaints and low stock
    when does the sample saree desk write to the shop owner
    the owner side of the saree sample, what is she told
    which events is the saree seller in your portfolio informed of
    and the saree shop owner, what does she hear about
    what does the saree project in the portfolio do
    describe the order desk sample
    saree shop sample, where does the delivery answer come from
    what messages does the saree lady get from the desk
    handwoven sarees example, what is it about
    in the saree project how is a parcel found
    what is on the dashboard in the saree example
    does the sample order desk warn of low stock
    the second portfolio project, explain it
    what kind of shop is in your e-commerce sample
    are complaints passed to the owner in the saree sample
    sari shop sampel, features?
    order desk of the portfolio, does it use courier data
    festival rush at the saree shop in your sample, how was it handled
    i sell sarees as well, what could that sample desk do
    does the saree sample find orders by phone number
    open questions on one screen, that is which sample
    which alerts are in the saree shop demo project`,
  reviewChecks: `
    what does verified client mean
    meaning of verified client under a testimonial
    verified client, verified by what
    when do you call somebody a verified client
    i was your customer, if i write praise will it be online right away
    is my feedback checked before others can see it
    straight to the site or do you look at testimonials first
    who reads what a client wrote prior to publishing
    the verified client badge, how does one get it
    the word verified on your testimonials page, what does it stand for
    who gets the mark verified on the testimonials page
    is a testimonial read by someone before it goes up
    does what i write show up at once on your page
    do you check testimonials before they are put online
    how do you know that a reviewer is truly a client
    can anybody write a testimonial and be called verified
    what is the link sent when the work is done
    i worked with you last year, will my words appear straight away
    verifed tag next to a name, what for
    do you read the testimonials first
    can a stranger post fake praise on your page
    did each writer give permission to be quoted
    how is a client checked before verified stands there
    difference between a testimonial and a verified one
    will my comment go live immediately
    is there moderation of testimonials`,
  workingDay: `
    at what clock time do you open our messages each day
    when in the morning does the founder go through his mail
    what time of the day do you read what people wrote
    from which hour do you answer messages in the morning
    what time daily do you sort out the stuff that bots got stuck on
    at which clock time do u teach the bots what they did not know
    the hour for repairing the bots' gaps, which is it
    do you mend the bots in the morning or in the evening
    which part of ur day goes to fixing unanswered things
    after the calls, when do you get to the bot corrections
    daily slot for teaching bots the missing answers?
    and what time do you repair them
    at what hour are unanswered questions repaired
    what time of the day do you mend the bots
    when in the day do you take calls and demos
    at what o'clock does the founder come to his desk
    what does a normal day at your desk look like
    how is the founder's day divided
    at which hour do you do the building work
    walk me through your daily routine
    what do you do first thing in the morning
    is the afternoon kept for demos and phone calls
    i am a baker so i rise at 4, what does your own day look like
    when in the day do u sit down to build
    founder's daily schedule pls
    at what hour are the failed questions of the day repaired
    what happens at your desk in the evening at six
    how does the maker spend his hours from morning to evening
    what's your routine, mornings for mails or for coding?
    which part of the day is for calls
    do you code before lunch or after
    tell me how a working day goes over there
    what happens at 10.30 in your day
    your timetable for the day, out of curiosity`,
  expertise: `
    do you know how whatsapp templates and opt in permissions work
    are you well versed in whatsapp number rules
    are you clued up on whatsapp consent and template regulations
    does the founder understand whatsapp's template and number policies
    in which trades is your hand the surest
    what is the founder strong in
    which kinds of jobs are you master of
    and what are you an expert in
    what do you specialise in
    what are you really good at
    which fields does the founder know best
    your areas of expertise please
    do you understand the whatsapp business api rules and message templates
    what skills does the maker have
    are you experienced with ecommerce hookups
    in what are you strong, ai or websites or something else
    have you any know how of whatsapp template approval
    what subjects are your strong side
    my cousin says solo people know only one thing, what do you know
    list your specialities
    is whatsapp business something you know inside out
    which kinds of work do you master
    do you have knowhow in school software too
    what is the founder's field of knowledge
    competences?
    are number registration and templates on whatsapp familiar to you
    tell me your core skills`,
  whereToStart: `
    i know nothing of tech, one small job annoys me daily, what do i do first
    one silly task eats my mornings, what is my first step with you
    total beginner with one daily headache at my shop, how do i begin
    i want to hand over just one boring chore, what do i do first
    honestly no idea where ai would fit at my bakery, where do i begin
    i can't tell which job to give ai, help me start
    what should come first if i have no plan for ai
    unsure what to use ai for, first move?
    which of my chores should be automated first
    i have ten boring jobs in my salon, which one do i give to ai first
    what is a good first thing to automate
    how do i choose the task to begin with
    no clue which part of my shop needs ai, how do i decide
    what would you advise to automate at the very beginning
    my sister's boutique wants ai but we cant say for which work
    which daily work is best handed over first
    best first step into automation for a small clinic
    everything in my office is manual, what do i automate to start with
    how to find out where ai helps me most
    recommend the first task for a beginner
    should i automate billing or replies first
    first use case suggestion?
    from which work does one normally start with ai
    i want ai in my business but dont know for what
    with so much to do, which job goes to the machine first
    what kind of task is right to start small
    i have small shop, no website nothing, where do i begin
    nothing online yet, how to start
    new to all this, what should be my first step
    nothing digital in my business till now. what first
    my father runs a cloth shop 30 years old and everything is on paper, from where should we start
    which thing should i take first
    dont know where to begin please guide
    we only have a phone number and a signboard, what do you suggest to begin with
    just opened a salon, no page no site, whats the first thing to do
    i want to bring my business online but i am confused what comes first
    start with website or whatsapp, which one comes first for a new shop
    total beginner here with a tiffin service, show me the way
    small clinic with no computer even, how should i go step by step
    and if i have nothing set up yet what do you do first for me
    what is the very first thing for a village school that has never used any software
    Please advise a starting point for a small manufacturer who has no online presence
    i make pickles at home and sell to neighbours, want to go digital, begin how
    my duka in thika has no website and no facebook, how can i get started
    zero knowledge of computers, guide me from the first step
    so many services on your page, i have a plain hardware shop, pick a starting point for me
    first time going for such things, how does a small business normally begin
    i am starting from scratch, help
    we are still using register and pen. how do we move ahead from here
    what would you set up first if it was your own little restaurant without anything online
    writer, never had a page anywhere, where should a person like me begin
    property dealer, till now only word of mouth. whats step one for going online
    i keep hearing about AI but my shop is not even on google, so what to do first
    tutor with no online setup, suggest the smallest first step`,
  formBudget: `
    what budgets can i pick in the form
    which budget options are in the form
    what if none of the timelines in the form fits me
    what should i choose as budget
    i dont know my budget yet, what do i pick there
    what budget choices are in the form
    form asks budget, lowest option is what
    which budget options are in the quote form
    what amounts stand in the budget list of the enquiry form
    budget dropdown options pls
    which price brackets does your form offer
    how many budget steps can be selected
    whats the top budget in the request form
    form budget ranges?
    i have about 40 thousand for my gym, which bracket do i tick
    what deadlines can be selected on the enquiry page
    timeline choices in the quote request?
    is one month among the timelines of the form
    can i say in the form that there is half a year time
    lowest and highest bracket of the budget field
    what does asap mean in the timeline field
    in the select a budget menu, what is there
    which time spans does the contact form give
    my school has one lakh, where does it fall in your budget list
    the form wants a timeline, what are the values
    can i select two to three months in the request`,
  formBusinessType: `
    i am just one person, which business type should i tick
    which company sizes does the form list
    what counts as an enterprise in the request form
    business type field, what are my choices
    our clinic has 22 staff, which business type is that in the form
    is there an option for self employed people in the enquiry form
    from how many workers on is one a small business in your list
    which kinds of business can i tick on the contact page
    i tutor alone at home, what do i select as type of business
    business type dropdown values
    we are a startup, does your form have that
    up to how many people is medium in the enquiry form
    how big must a firm be to choose enterprise
    types of business on the quote page pls
    i'm a solo photographer, is there a fitting entry under business type
    staff count behind small, medium and enterprise?
    two thousand workers in our mill, what do we pick there
    what does small business stand for in the form
    can a private person choose something at business type`,
  formUrgency: `
    name the urgency levels of your request form
    how urgent can i mark my request, which grades exist
    in the enquiry form, urgency goes from what to what
    request form urgency, list the levels
    which words can i choose for how urgent it is in the form
    between critical and low, what other urgency can be marked
    urgency options on the contact page?
    and the urgency box, which levels has it
    the complexity box says low, medium, high: what does each stand for
    what counts as high complexity when i ask for a quote
    our ask is a plain faq bot, is that low or medium complexity
    quote form complexity, the three levels explained please
    is medium complexity the usual ai features
    what separates low from high in the complexity list
    complexity low means what
    what do u mean by complexity on the request page
    what do the steps of urgency mean
    which urgencies can i choose
    low medium high complexity, what is meant
    meaning of advanced complexity in the form
    in the request page what is the meaning of complexity, must i choose
    urgency field, what are the choices
    what does critical stand for on the enquiry page
    i am only exploring, which urgency do i mark
    complexity dropdown, which one is for a simple bot
    do i have to choose a complexity
    difference of high and critical urgency in the form
    what is meant by medium complexity
    just looking around for my cafe, is there such an option under urgency
    how many steps of urgency can be ticked
    is complexity a must in the enquiry
    form says select an urgency, explain the options
    advanced ai features, which complexity is that
    what do i put under urgency if we planned it for next year
    i don't understand the complexity box
    explain low urgency in ur form
    my site is down for days, do i tick critical
    basic ai integration is what level in the form
    what urgencies can one pick when requesting`,
  testimonialForm: `
    I want to write a testimonial, where
    where do your clients put a review about you
    how can I leave a review for you
    i was your client, where can i say how it went
    where can I leave feedback about your work
    is there a place to rate your work
    can i post a review
    where does one write something nice about the bot you built
    where can i write a review of your work
    how does a customer of yours give a review
    i want to give you feedback as a client, which page
    want to leave you some stars, which page
    how many stars can i give
    my clinic is happy with the bot, where do i write that
    you built our gym's bot, i'd like to praise it, where
    how do i submit a review about your service
    form for posting my opinion about your service
    is there a link where i can write about my experience with you
    what do i fill in to submit a testimonial
    our school used your tools, where to post our opinion
    can ai help me word my review
    i want to recommend you publicly, where is that done
    i'm bad at writing, will something help me with the testimonial
    a client of yours wants to write few lines of praise, where
    do i have to name my company in the testimonial form
    is a star rating a must when i review you
    write testimonial link
    which service used do i pick when i review you
    you made my bakery site, let me leave a good word
    is a picture needed for giving a testimonial
    can i rate you out of five
    steps to submit my feedback on the site
    is my role in the firm asked in the testimonial form
    what is the ai help button in the testimonial form`,
  testimonialShown: `
    can i write about my experience and stay unnamed
    i'd praise your work but leave my name out, fine?
    feedback yes, but nobody should read my name there
    is an anonymous testimonial accepted from a teacher
    do you show who wrote it or may that stay blank
    opinion without naming me or my salon, okay with you
    may i leave feedback for you as an unnamed person
    and without my name showing
    i was happy with the bot, may i praise it without name, company or photo
    keep my face and name out of the feedback i publish, can you
    does my clinic's name have to stand under my opinion
    and can my name be hidden in the review
    can i hide my full name in the testimonial
    may i hide my surname under the review
    is it ok to give a review with a half name
    can my name be hidden in the review
    can you keep my name private in what i wrote about your song
    show my review with only a first name please
    do i have to reveal my whole name for a testimonial
    i run a clinic, can my review hide who i am
    may my review stand without my name
    can my review go without my name
    only my first name under the review
    only my initials under the review, possible?
    how large may the picture of my review be
    must my real name appear beside what i write about you
    hide who i am in a testimonial
    i dont want patients to see who wrote the review, is that ok
    can my review stand there anonymously
    can i keep my name out when i give feedback publicly
    will people see my mail address beside my feedback
    will my surname be visible if i review you
    which picture formats does the testimonial accept
    could you show just the first letter of my name
    i want only my first name under my review
    review by a school teacher, name must not be seen, can i
    max size of the photo for a review
    is the name compulsory to be shown in the testimonial
    my boss must not know i praised you, can the name be left off
    can the clinic name be left away from my testimonial
    do you print my full name with my feedback
    i praise you but prefer nobody knows it is me, can that be done
    testimonial photo png ok?
    how will my name look on the page if i write a review
    if i stay nameless is my company still shown with the review
    why is a link mailed to me after i wrote a testimonial
    how does my picture look beside my words
    my selfie is 8 mb, can i put it in the testimonial
    review without name possible?
    who sees the email i type in the testimonial form
    just initials with my review, please
    do i need to confirm my address before my testimonial counts
    as a doctor i cant be named publicly, can i still write a testimonial
    heic photo from iphone for my review, accepted?`,
  demoDetails: `
    in which time zone is the demo
    are the demo slots indian time or mine
    i am in texas, whose clock counts for the demo
    do i have to convert the demo hour myself
    will the demo show in my local time
    and is that demo hour in IST
    from london, what hour would the demo be for me
    slots on the demo page, which country's time
    from mombasa, will the demo slots be written in east african hours
    does the booking page turn the demo slots to kenyan hours for me
    author in kampala, is 4 pm for the demo mine or yours
    my laptop is set to nairobi hours, do the demo slots follow it
    and will the demo slot show in kenyan time
    and the demo time, is it shown in my local hours
    how will i enter the demo call, do you mail a link
    for the demo on tuesday do i install anything or just open a link
    where do i find the joining details of my demo
    booked a demo from nairobi, how do we connect with you that day
    is a meeting link given after booking the demo or mailed later
    is the demo joined in the browser or through some program
    who sends me the way to join the demo and when
    our principal sits in another town, how do both of us enter the demo
    and how do we join the demo call
    by which link does one enter the demo
    the demo timings on your page, are they ist
    i'm in vancouver, demo timing shown is mine or indian
    demo timings in indian hours or in my local hours
    we run a bakery in melbourne, the timings for the demo are of which place
    are demo timings ist or local? calling from chicago
    should i read the demo timing as delhi hours, i stay in muscat
    demo timings, are they converted for someone in the uk
    is that demo timing in ist
    it is midnight here when delhi works, in which clock do i choose my demo
    we are in vancouver, picking a demo hour, is it shown in our time
    my music school sits in auckland, do i select the demo in indian time
    when i choose the demo slot from chicago whose hours are listed
    day and night are swapped for us in texas, how do i read the demo times
    demo for my yoga studio from berlin, which country's clock is on the page
    half the world away from delhi, what time does the demo page show me
    and whose clock is used when choosing the demo
    i am in sydney and want to see a demo, are those hours yours or mine
    my brother books from london, which clock counts for the demo slots
    want to reserve a demo from my flat in doha, is the listed time delhi time
    we live in new jersey, do your demo slots get converted for us
    is the hour i pick for the demo indian or that of my laptop
    booking the demo for mums boutique from abroad, whose time zone is on the page
    which timezone are the demo slots in
    and are the demo slots in my time
    which time zone do the demo hours follow
    slots on the demo page, delhi time or my own
    i am in toronto, the demo hour shown is by whose watch
    is the demo clock set to indian standard
    do i convert the demo time myself if i live in dubai
    timezone for the demo booking?
    booked a demo from kampala, 11 am of which country
    and in which zone are those demo times
    who do i get to speak with in the demo
    is it you in person who shows the demo
    demo meeting, is it with the builder or some sales guy
    whom will i meet for the demo
    what is the length of one demo
    demo duration in minutes?
    does a demo take an hour
    is the demo a video call
    how many minutes does one demo take
    will we meet on a video call for the demo
    is the demo over google meet or phone
    how long will the demo keep my manager busy
    which country's hours are on the demo page
    the slots for the demo, are they delhi hours
    i am in kampala, what zone do the demo slots use
    are the demo times shown for india
    is it half an hour or longer, the demo
    how many minutes should i keep free for the demo
    how long does the demo last
    how long is the demo
    is the time of the demo indian time
    demo hours, whose clock
    my zone is another, which time is meant for the demo
    where does the demo happen
    is the demo on zoom
    is 4 pm on your demo page india time or mine
    i live in nairobi, whose clock do the demo slots follow
    can i add the booked demo to google calendar
    how do i join the demo once it is booked
    where do i get the link for the demo call
    does the booking come with a calendar file
    i sit in london, will the slot list show my own hours
    do the demo slots show local time for people abroad
    will you send me the joining details before the demo
    save demo appointment to my phone calendar
    ist or gmt for the demo?
    my booking says nothing on how we meet, do you write to me
    is there an ics for the demo slot
    who will be on the other side in the demo
    do the demo times shift to my own zone when i am abroad
    do i talk to a salesman in the demo or to the developer
    my husband in canada joins the demo too, which hour must he come
    how will i know where to click when the demo starts
    if i book the demo for 3pm is that my 3pm or indian 3pm
    is the demo hour in indian time or mine`,
  scope: `
    if i bring a new wish while you are building, is it priced apart
    salon site under way, i want a gallery as well, separate bill?
    work that comes up midway, does it need its own quote
    extra job during the project, do you charge that on top
    and if i add work midway is that extra
    and new work added later, is it billed apart
    something that is not in my quote, what then
    what if two times correcting is not enough for me
    extra wishes outside of the quote
    after two rounds i still want changes, how is that handled
    i want more than was agreed
    more corrections than included, what then
    if you do work not in the quote is it billed without asking me
    both correction rounds are used up, can i get another
    halfway through i think of one more feature, then what
    my husband wants something changed after the second round, is it charged
    i add a page to the order later, how is that billed
    if i am not happy after round two, do i pay for a further one
    what exactly will i get for my money, where is it written
    some more work in half a year, how does that go
    can i add something to the order after i said yes
    i want to change the song once more though both rounds are over
    is it written down what is part of the job
    extra edits on the website beyond those included, what happens
    new wishes in the middle of the project, possible?
    what when i have more wishes after all revisions are done
    where do i see the full list of what's delivered
    later i may need two further pages, is that a new quote
    we agreed on a bot and now want a payment link too, how is that handled
    changes beyond the free ones, are they billed
    extra feature after signing
    we may want more things next year for our clinic, how would you handle it
    scope of work, where is that put down
    is a third correction possible and on what terms
    if my wishes grow during the building, does the price grow by itself
    how do you handle additional work
    who decides what belongs to the job and what is extra
    change request process?
    my wife wants one more thing in the salon bot after we ordered
    additions to a running order
    is the delivery date put in writing too
    i forgot to mention a feature, do i pay separately for it`,
  breachOfTerms: `
    suppose either of us badly violates the deal, what follows
    your side or mine breaks the terms gravely, then
    how is a grave breach by one party handled
    the other party ignores the contract, how soon may i end it
    is there a grace time before an order is ended for breach
    what happens to our order when someone badly breaks the rules
    say i seriously break what we agreed, how long to mend it
    what if one party doesnt hold to the terms
    one side breaks the agreement, what can the other do
    you break the contract, may i end it at once
    what if you don't keep your side of the agreement
    can i end the order midway if you break your promise
    when may one side throw the other out of the deal
    you don't deliver what was agreed, can i walk out at once
    for what reasons may you end my order
    what happens if i break your terms
    in case of a serious violation who can end what
    how many days do i have to put a breach right
    breach of agreement?
    grounds for ending the order immediately
    if you stop working on my app halfway, may i terminate
    you agreed one thing and do another, how do i get out
    may you drop me as a client because i misuse the bot
    termination for cause
    if the deal is ended because of a violation, is the finished part billed
    do i get a period to repair it before you end the order
    suppose my firm seriously violates the rules, do we lose our data
    how long do you get to set it right before i may end it
    what if you dont finish the work
    if you disappear after taking advance what can i do
    suppose what you deliver is not what was agreed, do i get money back
    you are one person, if you stop replying midway then?
    who protects me if you break the agreement
    half paid and work left incomplete, what happens to my money
    my last developer ran away with advance, how do i know you wont
    what are my rights if the provider does not keep to the quote
    refund in case you fail to deliver
    and if you simply leave the project in between
    Can I end the order if you don't do what the terms say?
    quote says booking and voice, you give only booking, then what
    i run a clinic, got cheated by a web guy once, what guarantee if you dont complete
    legal action if you cheat, where
    will i get my 50% back if the bot is never made
    what is my remedy when you breach the contract
    you take money and dont do the job, whom do i complain to
    no work done at all after payment, refund yes or no
    if your side breaks the terms how many days do you get to correct it
    what if you become sick or close your business in the middle of my project
    suppose the website is given unfinished and you say its done
    author here, paid another guy for a video he never made. in your case would i get refund
    and if promised features are missing can i cancel and take back money
    is there anything in writing for when you dont fulfil your part
    you vanish, i lose everything? or
    do I keep my data and files if you quit on the work
    what penalty do you face for not doing the agreed job
    how can i hold you responsible if the thing delivered isnt as per the quote`,
  chatRequest: `
    if i only ask around here, have i ordered or enquired anything
    when does what i type turn into an enquiry
    have i sent you a request by chatting
    is my talk here passed to the founder as a lead without my yes
    do i become a lead just by typing here
    i was only curious, please tell me nothing got submitted
    at which point is my chat handed in as an enquiry
    what must i do so that this talk becomes a proper request
    is anything submitted before i press yes
    i dont want to apply for anything, just chatting, is that fine
    does the founder get a request each time somebody writes to you
    did my messages so far count as an enquiry
    will this conversation be filed as a request
    before it is sent to the founder do i see a summary
    no summary came up, was my request made?
    just asking questions for my cousin's salon, am i in your lead list now
    will a query be raised from this chat without asking me
    how does this talk get turned into a request`,
  dataRights: `
    after my death can my son have my data removed
    i want to take my yes back
    is it possible to cancel my consent
    i agreed by mistake, take it back
    can i withdraw what i agreed to
    how can i take back my consent
    can i take back the tick i put in the form
    I want to withdraw my consent
    what rights do i have over my own details
    which rights does your privacy page give me
    can i appoint someone to handle my data for me
    my rights as a data principal?
    i wrote about my personal data, by when must i get a reply
    can my lawyer act for me in a data matter with you
    list everything i may demand about my information
    what can i ask of you concerning my details
    how many days do you take to answer a privacy request
    may i nominate my daughter for my data
    do i have any say in what you hold about me
    rights under your privacy policy pls
    besides deletion, what am i allowed to do with my details
    is there a self service page for my data
    can i name a nominee in case something happens to me
    i left my details last year, what am i entitled to now
    how do i manage my own details that you hold
    where on the site can i see and correct my own data myself`,
  anonymousVisit: `
    can i look around here without giving my name
    do i need to log in to see the pages
    is signing up required just to browse prices
    i only want to read, must i identify myself
    may i stay anonymous while looking at your site
    browsing without an account ok?
    my competitor runs this street, can i check your prices unnoticed
    do visitors have to register
    reading only, do you note who i am
    will you know who i am if i just scroll through
    no login needed for the price pages?
    can i visit secretly
    is it possible to see everything without leaving a phone number
    i don't like giving details, may i still read your pages
    guest visit possible?
    do i have to introduce myself before i read
    can i use the site as a stranger
    must i create a profile to look at services`,
  outsideLinks: `
    what about links on your pages to other websites
    is something from whatsapp loaded when i open your page
    when i click through to a payment page, whose privacy rules count
    do outside sites see me while i am on yours
    third party links, how is that
    does your page call facebook servers before i click anything
    who is responsible for the sites you link to
    if i press the calendar link what do they learn about me
    are there embedded things from other companies on the site
    external links policy?
    do your buttons to other apps leak my visit
    i opened your site and clicked on the pay link, under whose rules am i now
    are other firms' widgets loading here in the background
    what happens when i leave your site by a link
    do links on this page go to safe places with own policies
    does the whatsapp button tell meta that i was here
    do you load fonts or maps from google before i click
    whose policy applies after i follow your link`,
  clinicExample: `
    that little conversation with the doctor's desk at the top of the page, what goes on in it
    the clinic conversation shown at the start, tell me what was booked there
    sample clinic on the front page, for what hour did the person get his turn
    what time of night is it in that doctor appointment picture
    explain the chat picture with kal shaam doctor se milna hai
    9:42 pm on your first page, what does this refer to
    the doctor chat you show, at which hour did he write and was the clinic shut
    how early is the nudge in the sample clinic talk
    in the demo bubble with the doctor, did the booking reach the calendar
    two evening slots are named in the clinic sample, which are they
    i didnt understand the clinic chat shown on home, pls explain
    what is that phone picture with sample clinic written on it
    which language does the sick person use in the clinic example
    does the patient in your example get the 5:30 or the later one
    sample clinic, assistant always on: what does it show
    the namaste chat on the landing page, meaning?
    in your home page example which of the free times did he take
    clinic exmple on homepage, what happend in it`,
  sareeExample: `
    talk me through the saree chat shown on the online shop page
    what is the sari conversation meant to illustrate
    in the saree chat, what does the customer want first and then
    that picture with the blue saree, what does it show
    order 2187 in your picture, what became of it
    what is going on in the sari shop conversation on the e-commerce page
    sample saree shop chat, how many pieces in blue remained
    the parcel from jaipur in your example, when does it reach her
    in the sari sample does the customer buy a second one
    what alert does the shop lady see at the end of that saree talk
    price of the neela saree in the picture chat
    explain the order assistant picture with the saree
    what is shown at 1:06 pm in that shop chat
    blue saree in the example, was it in stock
    the sari conversation you show, what is the lesson of it
    neela rang hai wala chat on your shop page, whats happening there
    by which hour does the saree reach in the sample
    whats the order number in the saree chat
    in saree demo, who asks about reordering and why
    saree sampel chat, tell me in short
    what did the buyer ask first in your sari shop picture
    does the sari sample send the woman a link`,
  coachingExample: `
    how many kids sit in one batch in the admissions assistant chat
    the tuition chat on the small business page, for which day was the seat kept
    sample coaching centre, what does the parent ask
    maths fee in the picture conversation, how much a month was it
    explain the chat with class 10 maths ki fees
    did the child in your coaching sample get a trial class
    what time is the trial lesson in that coaching chat
    when would the coaching parent be reminded in your example
    the coaching example, what reaches the teacher at the end
    what does the sunday seat example show
    monday or wednesday in the coaching talk, which one was taken
    that admissions assistant picture, tell me in short what happens
    in the coaching sample do they pay for the first lesson
    the 8:15 am chat about fees, what is it
    coaching exampel, how big was the group of children
    whose phone number is passed on in the tuition demo chat
    in your coaching picture what did a month of maths cost
    what is a new trial seat in the coaching chat`,
  bakeryExample: `
    that sample-bakery page you drew, what is on it
    in the bakery picture till when is the shop open
    in which market does the sample bakery stand
    when are the breads fresh in your bakery picture
    can one order on whatsapp from the sample bakery
    fresh at 7 in the morning, what is this line on your website page
    does the bakery screen show prices of the cakes
    explain the bakery picture on the websites page
    what is sample-bakery.example
    the bread shop website you show, whats the closing hour there
    what would a visitor see first on that sample baker's page
    is there a map on the bakery sample
    bakery smaple page contents?
    what all does the first screen of the bakery have
    how does the cake shop mock page take orders
    sector 12 market on your page, what is that
    what does the picture with bread and cakes want to tell me
    at which hour does the example bakery open its oven`,
  flatExample: `
    real estate agent in gurgaon, can ai forward just those homes that suit a client
    can your agent shortlist villas by area and budget, then show me the reply
    we let out offices, can it search our list for what a tenant described
    customer says 3bhk under a crore, can it find these in my sheet
    will it propose only the plots somebody can afford, not my whole list
    instead of all my houses, will people get just the right ones
    broker with 200 listings, who matches each enquiry to fitting homes
    out of my listings can it choose the flats a caller described
    i sell plots, can something find in my list what the caller asked for
    ai that compares the buyers wish with my listings and picks homes
    rental broker, tenant tells area and rent, can it search my stock of rooms
    can your agent look through our villas for what a client described and arrange the viewing
    homes in my excel, buyer sends his needs, who finds the fitting ones
    match the clients budget to my properties and ask me before replying
    estate office in pune, can an agent pair buyers with listings and set up visits
    and does it match my flats to what people want
    can the agent find flats in our list that suit a buyer's budget
    does your agent match homes to what the customer can pay
    property dealer, will the agent search my listings for a 3 bhk under 80 lakh
    can it pick flats from my inventory for the enquiry
    will the agent suggest plots from our sheet that fit the budget
    broker here, can the ai shortlist flats by budget
    does the agent shortlist flats then open the lead in our crm by itself
    can the agent fix a flat visit after finding matching homes
    enquiry to visit, what is that picture on the agents page
    the 2 bhk example, what was the customer's budget
    how many flats fitted in your agent example
    in the example with the flat, at which point does the dealer press yes
    explain the picture where the agent opens a contact in the crm
    who sends the answer to the flat seeker in your sample
    what does the agent do first when the person wants a home near the metro
    the flat enquiry sample, does the agent fix the visit too
    what does tap yes on the draft reply mean
    60 lakh near metro, what is that on your site
    property sample on the agents page, tell me in steps
    how often does the owner decide in that flat story
    where does the contact get opened in the real estate sample
    what kind of home does the person ask for in the agent demo picture
    2bhk exmaple explain pls
    in your home seeker sample what is left for the human to do
    agent finds three that fit, three of what
    the story of the flat hunter on your agents page, how does it end    can it pick only the flats that fit a buyer from my list
    i want something that matches buyers with flats and sends me a draft
  
    can the agent find matching flats from my list when a client gives budget
    i am property dealer, client says 2bhk 60 lakh near metro, will it show him options itself
    client tells area and budget, bot should pick flats
    flat matching from my inventory possible?
    does it fix the site visit also after suggesting the flat
    real estate broker in Dwarka, I have 200 flats in excel, can it suggest right ones to each buyer
    someone writes need 3 bhk in noida under 1 cr, what will your agent do
    can buyers get property suggestions on whatsapp from my own listings
    and if nothing fits his budget will it offer flats in nearby area
    tenant asks 1bhk under 15k in laxmi nagar, can ai search my sheet and reply
    Will it choose suitable apartments for the customer automatically and schedule a viewing?
    my rental listings change daily, can the bot still match them with what people ask for
    how does the 2 BHK near metro example work
    property bot that books visits
    we sell plots and builder floors, can customer requirement be matched by the ai
    agent should shortlist three houses as per customer requirement, doable?
    house hunting client sends requirement at night, can your system send him flats and book visit for sunday
    apartments in Kilimani, client gives budget in shillings, can it pull matching ones from my sheet
    my staff spends the day searching flats for each caller, can ai do that search
    does the AI look into my flat register before replying to the buyer
    match buyer budget with available units
    i deal in pg and rooms, student tells rent and locality, bot must show which rooms are free
    can it propose a flat and ask what time he wants to see it
    broker here. want: customer types locality + price, gets list of my flats. you make?
    automatic flat search for my property customers
    is the visit put in my calendar after the client likes one of the flats
    one builder project with 80 units, buyer tells floor and budget, can assistant find which unit suits
    I want the enquiry for a flat to become a site visit without me searching the list`,
  enquiryList: `
    will i get the visitor's number
    do the people who ask leave me their number
    where do i see who asked and their phone numbers
    we sell plots in gurugram, where do we see all who asked and never called
    travel desk in jaipur, just me and my wife, will i see who stayed silent
    in which of your plans do i see everyone who wrote and did not come back
    can i see later who all asked for a flat and went cold
    small office here, is every asker's name and need kept, also the lost ones
    does the plan show me people who asked our fees in may and dropped off
    and the ones who only asked once, where do they show
    who enquired but didnt join, can we see that
    does it show me whom i should call again
    which people still wait for a call from me, can i look that up
    is there a view of everyone i have to phone
    tell me whom to ring, does the system do that
    i forget whom to phone back, will i find the names somewhere
    can my receptionist see whom she must phone again
    names i must still call, where
    and who has to be called again, is that listed
    where do visitors who chatted on my site show up as leads
    the site chatbot catches a lead, what happens to it then
    in which place do i find people who wrote to the website assistant
    website chat enquiries, do they land in a list
    our school site has a chat, where would the admission queries gather
    leads of the site's bot go to which place
    the chatbot on my page got a query, where do i read it
    and the leads, where are they kept
    he asked and went quiet, do i still have his number
    do i get the phone of someone who wrote once and vanished
    names and mobiles of silent enquirers, do they stay with me
    a patient wrote and never came back, is her contact noted
    which details of every enquiry do i see
    what do i see of each person who asked
    do i get name and number of each enquiry
    does it collect who asked for a demo class and their phone
    does it note the name and number of everyone who asks
    what gets noted down about each person who writes to the bot
    do i get the phone of people who asked and then vanished
    where do i look up who all enquired this week
    is the name and need of every parent saved somewhere for me
    does the assistant collect numbers of those who chat
    leads that the site assistant catches, where can i look at them
    where do enquiries of the website bot pile up
    people ask and disappear, do i still have their contact
    what do you keep of a person who only asked the fee
    can i see name and mobile of all who messaged my gym
    are enquiries stored in one place or scattered in chats
    does everyone who wrote appear in some list, even the silent ones
    how do i get hold of the numbers the assistant gathered
    what columns are there in the enquiry list
    my receptionist writes enquiries in a copy, does the bot note them itself
    will the chatbot on the page take visitors' details for me
    does it write down what each caller wanted along with his number
    record of all enqiries, is it there`,
  builderOptions: `
    small business package picker, what is in the list
    which bits can i choose in the picker for clinics and salons
    what items does the builder hold for local shops
    the picker on the bookings page, what are its parts
    list all that the smb builder offers to add
    what can a salon tick in your package picker
    is broadcast among the parts of the smb picker
    and in the smb group, what is there to add
    what kinds of sites are in the website builder to choose
    list the choices of the site builder on your page
    which website types can i tick in the builder
    website group in the package picker, what does it have
    is a portfolio among the picks of the website builder
    what can be added for a site in the package builder
    does the builder for websites have shop and app in it
    what are my picks in the builder for a site
    put your package together, which parts are on offer there
    in the package builder what all can be pressed for a clinic
    what can a shop add in that builder on the e-commerce page
    which pieces are in the builder for websites
    list the add buttons of the agents builder
    how many groups does the package builder have
    what choices come up in the calculator for small business
    are songs also in the package builder
    is education in that put together thing too or only bots
    which parts may i combine for an online store in your calculator
    tell me everything that can be ticked in the price builder
    are bundles among the choices in the package builder
    categories of the builder on the services page
    can crm be added in the builder
    package bilder, which options it has
    before i open the builder, what does it let me choose from
    does the calculator cover custom web app and portfolio site as well
    on agents page, what stands beside the add signs`,
  ownerAlerts: `
    will it tell me when stock is getting low
    i want to know when an item is about to finish in my shop
    can the bot warn me about low stock
    who tells me that an item is running out
    would i be told when a customer is angry
    do i hear of it if someone complains
    and when a buyer is really upset, who warns me
    will my phone ping when somebody is unhappy
    i want to know at once if one of them is furious
    does it warn me about bad complaints
    can it message me when a parcel customer loses patience
    how would i notice that a buyer is cross
    shopify pottery shop, message me only if stock runs low or a customer complains
    i want my phone quiet except when an item nearly ends or a buyer is upset
    warn me just for low stock and furious buyers, skip the rest
    only complaints and finishing stock should reach me, not chit chat
    can i be told solely about shortages and angry people
    tell the owner only when needed, like quantity running out, is that how it works
    i sell glass bangles online, dont want all chats, just the alerts that matter
    and only when somebody is angry or stock ends
    every little ok and thanks, do those come to my phone
    will it flood my whatsapp with each chat line
    am i going to be messaged for nothing all day long
    does the owner get a ping when a buyer just says thanks
    i fear my phone beeping for each small message, will it
    do i hear only of important things or of everything
    spam to the owner for each hi and ok?
    will u bother me for each tiny msg
    which matters are urgent, may i choose this in the owner bot
    who settles what the owner's bot calls important
    can i name the things worth an alert
    is the importance of an alert set by me
    will it ping me for every thank you
    does it bother me with each ok message
    i dont want a beep for every hello
    will my phone buzz all day with every small customer message
    can i set which things the owner bot should bother me with
    who sets what counts as urgent for the alerts
    i dont want a ping for each hello and thank you a buyer types
    does the owner bot forward every chat to me or only serious ones
    how noisy is the notification bot
    what decides that i get an alert
    can i tell it to alert me just for orders above a certain size
    am i the one who picks what it wakes me for
    would it message me for each and every small order
    only angry customers and low stock should reach me, can i fix that
    too many notifications irritate me, how does yours behave
    how does the owner bot know what is important to me
    do i hear of thank you messages also
    can the alerts be limited to what i call important
    are the alerts my choice or set by you
    when does the owner bot write to me and when does it stay silent
    does the alert bot keep quiet about trivial stuff
    will i know if a customer is angry
    does the bot tell me about complaints
    if somebody starts shouting in the chat do i get a message
    my restaurant gets complaints about late food, will they reach me or stay with the bot
    angry customer, do you inform the owner
    what happens when a client is upset and writes bad words
    how do i hear of an unhappy buyer
    suppose a patient complains about the doctor to the assistant at night, am i informed
    i dont want a furious customer talking to a robot without me knowing
    does it give alert for complaint
    online saree seller. if customer says cloth is torn and cheating, will it ping me immediately
    and if a parent is angry about fees in the chat will principal be told
    can it recognise that the person is getting frustrated and call me
    Please confirm that complaints are forwarded to the owner
    complaints should come to my phone, possible?
    someone threatens with bad google review on chat, i must know at once
    customer fights with bot, am i told
    will the assistant hide complaints from me
    hotel here in mombasa, guest unhappy with room writes to the bot, do i find out right away
    does the owner get notified for disputes and abuse
    my biggest fear is a cross customer i never hear about
    if members complain that AC is not working in gym does the chat pass it on to me
    when things go wrong with a buyer will it warn me
    is there any alarm when client is not satisfied
    i want to be told first whenever anyone is unhappy with my work
    what does bot do with rude or complaining persons, do you send it to me
    salon owner, a lady got bad hair colour and she is venting on whatsapp to the bot, how will i come to know
    do grievances get escalated to me or just sorry sorry from machine`,
  newOrders: `
    somebody buys on the store site, where do i get to know of it
    does the web shop mail me when someone checks out
    how am i told that an order was placed on my site
    order received on the website, does it come on whatsapp
    in which way do orders of the shop website arrive at my end
    must i keep logging in to the store to see fresh orders
    do i get an email for each purchase on the site you make
    where will the orders from my internet shop land
    a customer paid on my site at midnight, what message do i get
    do orders of the e-commerce website come to my whatsapp
    will the cake store site tell me about a fresh order
    how does the order from the website reach my packing boy and me
    how will i come to know if anybody orders from my page
    orders from site by sms or mail or what
    is there a notice for the shopkeeper when the cart is bought
    order notificaton of the web store, how
    online store you build, how do i receive the orders
    after checkout by a buyer where does the order go`,
  agentJobs: `
    can it draft the quotations from customer mails
    two clerks type offers from emails all day, can that run by itself
    would it read the enquiry and prepare the offer
    can a machine write our quotations from what buyers ask
    we make 30 quotations a day by hand from mails, automate?
    and do i check the drafted quotation before it leaves
    from the customer's email to a ready quotation, possible
    my sales boy copies rates into quotations, can an agent do it
    valve factory, quotes eat our day, may ai write them and we only approve
    enquiries come by mail all day, let ai prepare the quotation and i press send
    can ai make a first quotation from a whatsapp enquiry for me to correct
    and ai writes the quotation, i look it over and send
    show each buyer only the matching properties from our sheet
    match enquiries with plots that fit the budget and book the visit after my ok
    travel desk, i sit up late making quotations, could ai draft them for my check
    clients send long mails, can a machine draft the offer and i only correct it
    policy adviser here, could an agent turn customer messages into draft quotes i verify
    can ai read what the buyer wants and put a quotation draft in front of me
    our caterer spends evenings on estimates, will an agent do the first version for his check
    quotes drafted from whatsapp messages with the last look left to me, can ai do it
    solar fitter, can an agent prepare each quotation so that i just approve
    and could ai draft the quote while i only check
    can an agent compare job seekers cv with our vacancies and list who fits
    used car dealer, could ai match a buyers mail with cars in our sheet
    does an agent get papers ready for my staff and leave sending to them
    could it go through supplier lists and prepare an order for me to approve
    placement office here, can an agent match students to openings
    i need something that looks up our list, prepares a reply and waits for my nod
    insurance broker, can ai match a clients needs with our policies
    and could it prepare the papers for me to check
    can it write the draft quotation from a mail so that we only check and send
    ai that makes our quotations as drafts from customer mails
    we type quotes by hand from enquiries, can ai do the first draft
    can the agent prepare a quote and my staff only approve it
    our print shop loses half a day on estimates, could an agent write the first draft
    something that reads the client's request and prepares a rough quotation for me to check
    can preparing estimates be handed to an agent in our workshop
    and would the agent draft quotations for our buyers too
    which work should i hand an agent at the beginning
    first duties that an agent does well
    good starter work for an ai agent in a law firm
    for a hotel, what would an agent be put on first
    what kind of chores fit an agent best at the outset
    tell me tasks that a new agent can take
    an agent to begin with, for which work
    suitable first tasks for the agent?
    does an agent go through my inbox, whatsapp and site form and sort the leads
    leads come from three places, would an agent rank and file them
    can the agent name and order the enquiries that come by mail
    would an agent put mails and form entries into the crm by importance
    lead sorting by an agent, does it work
    can an agent tidy the queries from whatsapp and email for us
    do agents sort incoming enquiries
    and sort my leads too, the agent
    can an agent find answers in our 300 page policy
    does the agent read long manuals and say which page
    could an agent reply out of thick price lists
    agent for long documents, can it do this
    can an ai write the first quotation from a mail so my clerk just checks it
    our office types every offer by hand, could an agent draft it for approval
    will the agent make a draft offer from dealer mails for me to send
    does the agent ready the quote while my manager presses send
    we print boxes, can ai turn enquiry mails into draft quotes we only verify
    draft quotes from emails by an agent, is that possible
    can a gpt agent do our estimates but leave the checking to us
    who sends the quote once the agent has drafted it
    garment unit here, can the agent prepare a draft quotation for bulk buyers
    does the agent get my nod on the quotation it drafted
    wholesale enquiries daily, would the agent work out a draft offer for each
    can the agent make the quotation draft
    which tasks is an agent good at in the beginning
    what could an agent do in a travel office, some ideas
    give me ideas what to hand to an agent first
    what do people use agents for
    would an agent draft the quotation and leave the sending to me
    what sort of work is right for a first agent
    can the agent prepare offers from what the client wrote
    typical agent tasks please
    does the agent mail out the quotation by itself or show me first
    can enquiries from mail and the site form go named and ranked to our crm by agent
    our insurance office, what could one agent take over
    what work can i give to it, the gpt agent
    examples of jobs which agents do well
    which chores are fit for an ai agent in a small firm
    can an agent make quotes out of customer messages
    what is a sensible first use of an agent
    i have no idea what i would use an agent for
    agent use cases?`,
  customAppScope: `
    how is the amount for such software worked out
    and the price of that small software depends on what
    how do you size up an app for one job
    buyers type the shutter measurements and see a quotation on screen, do you make that
    web page where a dealer fills in sizes and gets his own quotation
    can you build a tool so clients get an estimate by themselves from their drawings
    we make modular kitchens, software that turns a customer's sizes into a quotation
    we cut glass, people should put width and height and get the quote online
    is a self service quote maker something you would develop for a factory
    an app in the browser where buyers upload dimensions and the quotation comes out
    custom software that prepares the estimate, from what amount
    software that reads our delivery challans and pulls out the numbers
    can you build something to read purchase invoices and list the amounts
    a tool that takes lorry receipts and fills a table from them
    i have piles of scanned forms, can a program get the names and dates out
    app to read medical bills and extract what is needed
    reading of supplier bills by computer, can you make it
    our godown gets paper slips, we want software that reads them
    and could you make one that reads our receipts
    how is a custom app priced
    on what is the price of software made for us based
    how do you fix the rate of a custom tool
    a planner app for our clinic, how is the amount decided
    what decides the cost of an app for quotations
    do we talk first before you price the app
    by size or by hours, how do you price a web app
    why is there no exact figure for the custom web app
    what do you mean by a custom ai web app, for instance
    will my staff log in to the web app with a password
    how is the amount for a made to order tool worked out
    is there a login page in the app you make for one job
    what kind of apps have you in mind when you say one job of yours
    who decides how big my custom app is and what it costs
    does the price of the tool depend on how large it is
    can a web app be a planner for our shifts, is that what you mean
    is a document reader something you call a custom app
    first step if i want my own software, do we talk about it
    can i have accounts for five workers in the custom app
    why does the custom app only say from
    what makes a custom app dearer or cheaper
    does the bespoke tool need sign in for each user
    describe a custom web app, what is it good for
    costum app with login, possible?
    what comes before the price of my own app is fixed
    name a few little programs that count as custom app`,
  openPrices: `
    must i phone you to know your rates
    do i get the price only after a call
    must i speak with a salesman before you tell the amounts
    are your rates public or only after a phone talk
    i hate contact us for price, is it so with you too
    are all prices really written here
    can i see every price without giving my number
    will somebody ring me before i learn the rates
    do i find the whole price list on the site
    is it one of those sites where price comes after a sales call
    where on the site are the rates written
    which of your things have no price shown
    can i know the cost by myself without talking to a person
    do you publish what you charge
    is the monthly amount shown next to the set-up or hidden somewhere
    i dont like phone calls, can i still get all the rates
    why do you show the prices openly
    need i leave my mobile number to see the price list
    do you say prices only on the phone
    is the pricelist open for all to see`,
  serviceLevel: `
    is a response time promised in some plan
    how fast do you react, is it in a contract
    do you have an sla
    can we have it in the contract that you react within two hours
    is there an agreed time for fixing things when our branches call
    which of the packages comes with response times
    our hospital needs a promised reaction time, do you agree to one
    service level agreement for a big client?
    will you commit to a maximum waiting time for support
    does starter have an agreed reaction time
    how soon must you react by contract if the assistant stops
    our it head asks what reaction time you sign for
    do bigger plans get a promised speed of support
    can a reply deadline be put in writing for our chain
    guaranteed support hours, in which plan
    do you sign anything on how soon you will attend to faults
    is reaction time fixed only for enterprise
    we want penalties and timings for support in the agreement
    does business growth include agreed response times
    what is the committed turnaround for a big company with branches
    response time in writing posible?
    bot stops working then what
    how fast do you fix if it goes down
    who do i call at night when the assistant is dead
    server down on sunday, anyone there?
    what is your response time for a breakdown
    restaurant, saturday 9pm is our peak. if bot crashes that time who will repair
    do you have 24x7 support for emergencies
    and if it hangs in the middle of the night
    is there any SLA
    You are one person, so when bot fails and you are asleep what happens
    uptime guarantee do you give
    within how many hours will a fault be repaired
    clinic in Lajpat Nagar. if the booking bot stops at 7 am patients suffer. how soon you respond
    suppose whatsapp replies suddenly stop, how long till it is back
    do u work on holidays if something breaks
    any guarantee that it will not be down for days
    Please mention your turnaround time when the system is not working
    how will you even know that my bot is down
    if you are travelling or sick and my bot fails, who takes care
    repair on sunday possible or wait till monday
    last vendor took 4 days to restart the chatbot. how quick are you
    is anybody on duty at night to restart it
    what if server crash on diwali sale day
    hotel in Mombasa, guests write all night. support hours when it fails?
    assistant goes offline on a working day, will u fix same day
    tell me the max downtime i should expect
    bot went quiet, how do i reach you urgently once i am your client
    agreed response times in enterprise means how many hours exactly`,
  currency: `
    are the prices in rupees or dollars
    what currency do you use
    in which currency are your prices
    your amounts, are they inr
    which currency are the figures on your page
    the sign before the numbers, is this indian rupees
    are quotes also made in rupees
    is everything priced in indian money
    in what money is the quote written
    i live in nairobi, which currency do your prices stand in
    currency of the price list?
    do you have a price list in shillings
    are these numbers rupees or something else
    do you list amounts in euro too
    what money is ₹
    is the monthly fee in rupees too
    i am in london, do you show pounds anywhere
    are your rates in nepali or indian rupees
    which of your things carries a dollar figure as well
    prices in local curency or inr
    for a client abroad, does the quote stay in rupees`,
  quoteDrafts: `
    automate my quotations
    we make furniture hardware in Faridabad, daily 15 quotations to type, can AI do this
    making estimates eats my whole evening any solution
    printing press here. every customer asks rate for visiting card, flex, pamphlet and i calculate by hand. can bot prepare the rate
    travel agent, i send 20 tour package quotes a day in word file, can something draft them for me
    can your agent read the customers enquiry and make a quote which i only check and send
    interior designer, BOQ and estimate takes 2 days per client. possible to speed up with ai?
    my dealers ask price list with their discount, can it prepare the rate quote automatic
    is there a tool that writes proforma quotation from a whatsapp enquiry
    too slow in giving estimates, party goes to other supplier
    need software to generate quotation for my clients from my rate list
    and if customer sends a drawing with sizes will it make the estimate on its own
    we are electrical contractors in Nairobi, preparing quotations for clients takes too much time, can you automate
    my salesman takes 3 days to send one quotation to the dealer can this be faster
    can AI calculate sqft rate and make a estimate pdf for my painting customers
    safari company Arusha. each itinerary with costing takes an hour to price for the guest, can ai do a draft
    quote making help for manufacturer
    I want that when somebody asks rate for 500 boxes the draft offer is ready in my mail
    same quotation again and again only quantity changing, i am tired of excel
    could an assistant prepare price offers with GST for our buyers so that we only approve
    event decorator here, every party wants an estimate same day, i cant keep up with writing them
    do you build something that fills our quotation format by itself
    we supply cctv, site visit is done but sending the estimate to customer gets late always
    catering business - per plate rate quotations for weddings can they be made automatically
    estimates for my customers by bot?
    kindly tell whether quotation work of our fabrication unit can be handed to AI
    my staff makes mistakes in rate quotes to dealers, want it automatic from price sheet
    roofing sheets shop, fundi asks how much for his whole house and i must work it out each time, can the system prepare that quotation
    too many rfq mails, who will make all the quotations
    we get 40 mails a day asking rate for bearings and my father types each quotation himself till 10 pm
    need quote for our factory work: customers mail drawings and we must send them rates, can ai prepare these
    can it make quotations for my customers
    hardware wholesaler, people whatsapp a list of items and want rates, we prepare by hand in excel. any way out
    draft quotations from customer enquiry possible?
    my sales boy spends full day typing price offers
    spare parts dealer in nairobi, garages send us lists for prices all day and i write every quote one by one
    auto create quotation from the mail and i only check it
    pls suggest something for preparing estimates, we make 25 daily on paper
    printing press. everyone asks rate for cards, flex, bill books and i sit till midnight sending quotes to them
    and what if clients send a parts list, will it put the prices and make the offer
    quotation making takes our whole evening
    we want the bot to read the enquiry, see our rate list and write the quotation
    can your AI take inquiry of steel pipes sizes and prepare the proforma
    need quote for our company job: we send quotes to builders for tiles and sanitary, staff can not keep up
    is there a tool which fills rates in customer's list and sends back as pdf offer
    travel agent here, each party wants package costing, i type every costing by hand and its killing me
    our quotes go out after 3 days because one person writes them all, customer goes elsewhere by then
    dyes and chemicals supplier. mail comes with 15 items, we look up rate one by one and reply. can this be automatic
    how to reduce time in making quotations for buyers
    reply to rate enquiries by itself with a proper quotation
    I make furniture to order, people ask on whatsapp how much for this size that size, need something to calculate and draft my quote to them
    tenders and enquiries pile up in inbox, nobody to prepare our offers
    electrical contractor, boq comes from client and i fill prices at night. ai can do first draft?
    quote maker for our trading firm which works from our own price list
    Dear sir we are manufacturers of packing boxes, daily 50 enquiries for price by email, we want quotations to clients prepared automatically
    typing the same quotation again and again with different quantity, please free me from it
    customers send long messages and i spend evenings making quotations, any bot that prepares the quote and i only check
    can something write the quotation from the customer's message so that i just approve it
    i make ten quotations a night by hand, can it draft them
    my evenings go in typing estimates, can your tool make them ready
    reads the enquiry and makes the quote, i only press send, do you have that`,
}
