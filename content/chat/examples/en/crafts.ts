import type { crafts } from '#content/chat/topics/crafts.ts'
import type { Examples } from '../examples.ts'

export const englishCrafts: Examples<typeof crafts> = {
  seo: `
    will my site be found on google
    do you do seo for the website
    will people find me when they search
    can you get me on the first page of google
    will my business show on google maps
    does the website rank well
    is the site optimised for search engines
    I want to come up when someone types dentist near me
    is seo included with the website
    google ranking?
    seo included?
    will people find my page
    can you make me number one on google
    do you do seo work
    can you get me to page one
    seo?
    how will customers find my site
    does it show in maps
    can you help with search ranking
    search engine stuff included?
    is the site google friendly
    will people find me on google
    do you put me on google maps
    will my site be first on google
    is seo part of the website
    how will customers find the site
    my competitor is on top in google, can I be too
    does my clinic come up on maps
    will my site come first in search
    can customers near me find the site
    does the site rank
    I want to be seen when people search dentist near me`,
  oldSite: `
    my old site is broken and the developer vanished, can you mend it
    contact form of our site stopped working, can you repair
    fix our school website or make a new one
    can you improve my existing website
    I already have a website, can you improve it
    can you repair my existing site
    my current page looks outdated, can you redo it
    will you work on a website somebody else made
    our old site is very slow
    can you add a chatbot to my existing website
    redesign of an old homepage
    better to fix my site or make a new one
    my wordpress site is broken, can you take it over
    can you modernise the website we have
    fix my old site
    redo my website
    my site was made by someone else, can you work on it
    improve current website?
    mend or rebuild?
    my site is very old
    can you repair my website, it looks ugly
    redesign of my present site possible
    can you repair my present site
    my site is old, new one or fix
    i have a wordpress page, will you work on it
    can you take over a site someone else built
    my nephew made our site, can you improve it
    my wordpress site is slow, can you mend it
    somebody made me a bad site, can you correct it
    can you work on my current website instead of a new one
    just fix my old site
    our site was built in 2014 and looks terrible, can it be saved
    got a site from my cousin already, will you improve it or must I start over
    site made in joomla, is it salvageable
    my web page opens slowly and looks ancient, can you do something
    can you repair my old wordpress website
    the previous developer left our site half done, will you complete it
    I have a website but nobody likes it, fix or new one
    is it cheaper to mend the site I have
    can you work on an existing site
    do I need a new site or can you touch up this one
    my nephew built our website, it breaks on phones, can you mend it
    take over a website somebody else made
    website is hacked and broken, can you restore it
    give our old site a facelift
    we already have a domain and site, only want it modern
    you can redo my wix page?
    will you maintain a site that you did not build
    student made us a site and vanished, can you pick it up`,
  mobileFriendly: `
    will the website look good on phones
    is the site mobile friendly
    does it load fast
    my customers have cheap phones and bad internet
    will it open quickly on slow networks
    is it responsive
    how fast are your websites
    does the site work on small screens
    will the page work on iphone and android browsers
    works on phone?
    loads quick?
    does the site open on 2g
    good on mobile?
    will the site open on phones
    does the website work on a cheap phone
    is it fast on slow internet
    will it look good on mobile
    does it run on iphone and android browser
    does the site work on a phone
    will it open fast with slow internet
    does it look right on small screens
    site on mobile ok?
    is the website responsive
    will my website open on old phones`,
  mobileApp: `
    can you make an android app
    do you build iphone apps
    I want an app in the play store
    native app for my shop
    can you develop a mobile application
    app for ios and android, cost?
    is it an app that people download
    do I need to install an app
    do you publish apps in the app store
    android app?
    app on playstore
    ios app cost
    do you make phone apps
    do you make android apps
    I want an app on the play store
    is an iphone app possible
    do you make iphone apps
    can i get an app for my shop
    native app possible?
    can my shop have its own app
    can you make an app for parents to download
    mobile app cost
    app for play store
    I want an iphone app for my gym
    can you build an app like swiggy
    ios app price
    my own app for customers to download
    an app parents can install
    flutter app?`,
  editSelf: `
    can i add new products by myself
    can i change text on my own later
    will i be able to update photos
    can I change the website myself
    how do I update the text on my site
    can I add products on my own
    will I be able to edit prices on the page
    do I have to call you for every small change on the website
    is there an admin panel for the site
    can I upload new photos to my website
    do I get access to edit the site
    who changes the website when my prices change
    can I manage the shop myself
    can i edit it
    change prices on site myself
    do I get a login to change my site
    can i edit the site on my own
    will i be able to change texts
    adding items to my online store on my own
    can I change the text on my own
    can I add new products myself
    do I have to call you for each change on the website
    how do I upload new photos to the site
    is there an admin where I put items
    can my nephew edit the site
    will I be able to change prices on the site
    how do I add products
    can I change photos without you
    will I get a login to the site
    do I need you for every change
    can my daughter update the prices on the site
    is there an admin area in the shop site
    who adds new products`,
  pageCount: `
    how many pages are in the website
    will i get a map and whatsapp button on it
    can i have 10 pages
    menu and map on the site, how many pages
    how many pages does the website have
    what is included in a business website
    is there a contact form on the site
    can I have ten pages
    does the site have a map and opening hours
    number of pages in the 12999 website
    does it come with a whatsapp button
    what do I get for the business website price
    page limit?
    how many pages
    whats in the business website
    is a map included on the site
    six pages or more?
    is one page enough
    are 6 pages the limit
    what pages come in the business website
    I need 12 pages
    how many pages are there
    is five pages enough
    pages in the 12999 site
    what pages does the business site have
    does it have a contact page and map
    how big is a business site
    how large is the 12999 website
    is there a limit of pages
    what size of site do I get
    does the website have a map and the timings
    will my address and opening hours be on the site
    is there a whatsapp button on the site
    does the site show where my shop is
    can people call me from the site
    is a contact form on the site
    google map on my website?
    will the site have our timings and phone
    what is on the pages of the business site
    gallery page possible?`,
  revision: `
    how many changes can I ask for
    what if I don't like the first version
    can I request corrections
    how many rounds of changes are included
    do I pay for changes to the draft
    if the design is not to my taste, can it be altered
    revisions included?
    can I ask for the song to be changed
    how often may I say please change this
    what if the first draft is not what I imagined
    free corrections?
    how many changes
    redo if i dont like
    changes free?
    if the first try misses my taste what then
    can I have it altered till I like it
    how many times can I ask for changes
    what if i dont like the draft
    are corrections free
    rounds of changes?
    can i have it changed twice
    what if I don't like the design
    I want the song changed
    can you redo it if I don't like it
    how many corrections are free
    song did not come out well, will you change it
    do you change it until I am happy
    are changes limited
    first draft is bad, what then
    can I ask for changes in the song
    how often can I correct it
    are changes free
    I want to change a line of the song afterwards
    number of revisions
    third change costs?
    can I say what to change`,
  singer: `
    male or female voice, is it human
    is it an actual singer
    can you copy arijit's voice
    who sings the song
    is it a real singer
    can you make it sound like arijit singh
    can I choose a male or female voice
    are the voices AI
    can you copy a famous singer's voice
    can it be sung in my own voice
    is the music played by humans
    do you have singers
    is it sung by a person or a machine
    who sings
    real voice?
    can I get a woman's voice
    sounds like a robot or like a human singer
    can you imitate lata mangeshkar
    who will sing it
    can you do it in the voice of arijit
    male or female voice
    is the voice a real singer
    is it ai voice
    human singer?
    is the voice ai
    can I sing it myself
    can you copy lata ji's voice
    who sings it
    is it a human voice
    female voice possible?
    can it be in kumar sanu's voice
    a child's voice?
    is the song sung by a machine
    real singer?
    ai voice or human in the jingle
    can it sound like lata
    I read that ai voices get copyright strikes
    is the voice copied from a famous singer`,
  files: `
    do i get mp3 and karaoke
    which format do i get the jingle in
    can i get it without the voice
    in which format do I get the song
    do I get an mp3
    how long is the jingle
    is there a karaoke version
    how many seconds is a jingle
    what files do I receive
    how many minutes long is the song
    do I get the music without voice
    can I get separate voice and music tracks
    how do you deliver the song
    which format is the song in
    do I get a short version for reels
    mp3?
    length of jingle
    karaoke included?
    what do I receive at the end for the song
    instrumental version available?
    duration of the ad tune
    in what format is the song given
    how long is a jingle
    do I get mp3
    how many minutes is the song
    is there a karaoke track
    do I get a version without voice
    how many seconds is the ad tune
    which format do I get
    mp3 or wav?
    do I get the song without voice
    how many minutes is a song
    length of the ad tune
    can I put it as ringtone
    do I get a reel version as well`,
  videoLength: `
    how many seconds is the book video
    vertical video for reels too?
    is the trailer in portrait also
    how long is the book video
    how many seconds is the book review video
    is the book trailer vertical for reels
    what format does the book video have
    length of the video about my book
    can I post the book video on instagram
    will the video fit on youtube and reels
    video how long
    length of the book trailer in seconds
    vertical video for instagram?
    how many minutes is the review video
    is the video upright for instagram
    how long is the video
    is the film one minute or two
    video upright for reels?
    which length has the book film
    format of the book video`,
  honest: `
    will readers think it is a paid review
    is the video honest about the book
    do you invent praise
    is the book review honest
    do you write fake reviews
    are the reader opinions real
    is it a paid review
    will you say my book is good even if it isn't
    can you post positive reviews on amazon
    do you invent reader comments
    is the video advertising or a real review
    fake reviews?
    is the book video an honest opinion
    will it be praised no matter what
    is the book review genuine
    will you say good things only about my book
    is a paid book review honest
    are the reviews real
    will you write fake reviews
    does the video pretend to be a reader
    paid review or real one
    will it say that I paid for it`,
  staffTraining: `
    will you show my teachers how to use it
    do you train the teachers
    is training for our staff included
    will somebody show our teachers how to use it
    our teachers are old and not used to computers, who trains them
    how long is the teacher training
    where does the training take place
    is there a workshop for the school staff
    will you teach us how to work with it
    online training for teachers?
    teacher training?
    who trains my staff
    how will our teachers learn it
    do you come to the school to explain it
    who shows our staff how to use it
    our teachers are old, will they learn it
    is training included for teachers
    will somebody come to teach the teachers
    do we get training or find out ourselves
    how many hours of training
    who shows our teachers how
    do you train the staff
    training for older teachers
    is there a workshop for teachers
    our teachers don't know ai, will you teach them
    is training included for the school`,
  syllabus: `
    does it follow the cbse syllabus
    is it suitable for icse schools
    does it work with our state board
    which classes is it for
    can it use our own textbooks
    does it follow ncert chapters
    in what format are the lesson plans
    can teachers edit the plans
    do I get the quiz in word or pdf
    is it suitable for primary school
    which subjects are covered
    can the questions come from our own book
    does it work for the kenyan curriculum
    are answer keys included
    can it make a second version of the test so neighbours can't copy
    cbse?
    which board
    works for class 3?
    can we feed our own chapters
    do papers come with answers
    is there a word file of the plan
    different sets of the paper for the same class
    does it follow icse
    is ncert covered
    will the lesson plans fit our board
    can it make plans for class 8 science
    up board hindi medium, does it know that
    does it use our own textbook
    do plans come in word
    does it work for montessori
    cbse or icse?
    does it follow our board
    for which classes is it
    up state board possible?
    is it for class 1 to 5 also
    our own textbook, can it use that
    which subjects
    does it know ncert chapters
    do you get it in word`,
  decides: `
    parents fear that a machine marks their children
    does a machine give the marks
    who gives the final mark, ai or teacher
    will ai fail a student
    does AI give the marks
    who decides the grade
    will teachers be replaced by AI
    can a teacher overrule the marks
    is the AI grading fair
    does a teacher check before students see it
    I don't want a machine marking my students
    who has the final say on marks
    are messages sent to parents without a teacher seeing them
    does anything go out unchecked
    ai gives marks?
    teacher decides or computer
    can a machine fail my child
    who checks the marks before they go out
    does the ai give the final marks
    can the teacher change the marks
    will the computer fail my students
    is the checking done by machine alone
    who gives the marks in the end
    can a teacher change the mark
    does the ai give marks itself or can the teacher overrule
    is the computer's mark final
    what if the tool marks a child wrongly
    teacher overrides the ai?
    do teachers still check
    if a pupil gets a wrong grade from the ai
    will the tool replace teachers
    a child was marked wrongly by the machine, what now
    is the teacher still needed for marking
    parents will complain if a machine marks, will it`,
  oneTeacher: `
    can a single teacher buy lesson plans
    i am a teacher on my own, can i take it without my school
    is it only for schools or also for one teacher
    i give tuitions at home, can i get only lesson plans
    can i buy for myself or must the principal order it
    only for me not for the whole school, possible?
    my school will not pay, can i take it privately
    individual teacher plan available?
    home tutor, one person, what can i get
    can i alone buy the quiz maker
    one teacher price for quiz tool
    is there a licence for one teacher
    do i need my school's permission to buy
    just me, maths teacher, what is the price for one
    i teach private batches, which tool can i have alone
    does the price hold for one teacher too`,
  oneFamily: `
    can i buy the career test for my son
    career test for my daughter only, not school
    we are parents, can we take the career test directly
    is the career test available for one student
    i am a student, can i buy the quiz maker for myself
    my kid is in class 9, can he take your test at home
    can parents order it without the school
    single student price for career test
    my son does not know which stream to take, can you test him
    is there anything for one child at home
    i am in class 12, can i do the aptitude test alone
    how much for just one kid`,
}
